### The table itself: keys, panels, undo, saving.

play-undo = Undo
play-undo-free = free
play-undo-luck = others must agree (luck)
play-undo-reveal = others must agree (shown)
play-undo-other-seat = others must agree
play-undo-nothing = nothing to undo
play-undo-alone = you are asked first
play-undo-agree = Back to your last answer: { $price }. Do all agree?
play-undo-sure = Back to your last answer? What came after it happens anew.
play-named = { $name }: { $text }
play-yes-no = y yes · n no
play-saved = Saved: { $path }
play-go-on = Go on with it: farflung play { $title } --record { $path }
play-save-failed = Not saved: { $reason }
play-load = Which record do you open?
play-load-failed = Not opened: { $reason } The game goes on as it was.
play-leave = Leave the game? What is not saved is lost.
play-why-title = What you cannot choose now, and why
play-why-nothing = Nothing is refused here.
play-why-key = Enter shows the rule · Esc back
play-rules-title = Rules
play-rules-prompt = number or words
play-rules-none = No rule has these words.
play-rules-key = Esc back
play-filter = part of an answer
play-filter-none = No answer has these words. Esc shows all.
play-line-help = Answer with a number or in the notation of records. Also: undo, why, board, hand, rule ID, save FILE, quit.
play-no-number = There are answers 1 to { $n }.
play-waits = { $name } chooses.
play-handover = Hand the screen to { $name }.
play-handover-key = { $name }, press Enter when nobody else looks.
play-watching = You watch.
play-keys = / filter  h suggest  u undo  d detail  w why not  r rules  ←→ panels  ? help  s save  o open  l language  q quit
play-keys-short = ? keys  u undo  / filter  d detail  w why not  ←→ panels  q quit
play-keys-title = Keys
play-keys-choose = ↑↓ move the cursor  Enter takes the answer  1…99 the number of an answer
play-detail-nothing = There is no more to say about it.
play-ending-key = Enter looks at the table again · q leaves

play-tab-you = You
play-tab-houses = Houses
play-tab-cards = Cards
play-tab-others = Others
play-tab-log = Log

play-power = power
play-tiles = tiles
play-tactics = Tactics
play-radar = Radar card { $card }
play-colony = Colony { $card }
play-defect-lower = Defect, strikes first: { $card }
play-defect-upper = Defect, strikes second: { $card }
play-tokens-left = Protection tokens left: { $n }
play-hand = Hand, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
play-hidden = Secret: hidden influence and agendas
play-closed = { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, { $hidden } hidden influence
play-council = Council: { $placed ->
        [one] { $placed } ambassador placed
       *[other] { $placed } ambassadors placed
    }, { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }
play-crew-deck = Cards left in its deck: { $n }
play-since = since your last turn
play-corrupted = corrupted
play-standing = power { $power }, you stand at { $n }

play-wins = { $name } wins.
play-nobody-wins = Nobody wins.
play-points = Points
play-total = Renown
play-part-colony = Colony
play-part-personal-agenda = Personal agenda
play-part-fleet-agenda = Fleet agenda
play-part-cadet-cards = Cadet cards
play-part-frigate-cards = Frigate cards
play-part-rank = Rank
play-part-directives = Directives
play-part-resources = Resources
play-part-corruption = Corruption
play-part-tactics = Tactics

play-sign-title = Signs on the table
play-sign-choose = you may choose this now
play-sign-crew = crew member of { $name }; the captain is underlined; c: council or Corrupted Crew
play-sign-void = void ship, six sockets to a sector
play-sign-rift = rift
play-sign-shield = shield
play-sign-planet = planet, on the rim of its sector
play-sign-data = discovery data
play-sign-damage = damage
play-sign-landed = landed
play-sign-corruption = corruption; a bonus action under it is closed
play-sign-residual = residual void

# ---- Helionox
play-tab-market = Market
play-tab-deck = Deck
play-events-left = { $n ->
    [one] 1 event to come
   *[other] { $n } events to come
}
play-draw-pile = Draw pile, { $n }
play-discards = Discards, { $n }
play-played = Played this turn
play-team = The team
play-part-tokens = Influence tokens
play-part-cards = Cards
play-part-infamy = Infamy
play-part-missions = Missions
play-part-events = Events
play-part-requests = Requests
play-part-illegal = Illegal tech
play-part-start = Head start

# ---- X-ODUS
play-tab-signals = Signals
play-tab-foes = Opponents
play-round = Round { $n }
play-outcome-sealed = The Great Rift is sealed: the team wins.
play-outcome-destroyed = Every ship is lost: the team loses.
play-outcome-awakened = The Corruption awakens: the team loses.

# ---- Revenant, prototype edition
play-part-agenda = Agenda
play-part-equipment = Equipment cards
play-part-training = Training cards
play-part-support = Support cards
play-part-level = Level

## advice
advice-chance = chance to win
advice-rest = other things
advice-even = It makes no difference that can be seen.
advice-against = The others are compared with this.
play-suggest-title = Suggestions
play-suggest-wait = Looking ahead …
play-suggest-against = { $unit }, against: { $against }
play-suggest-average = the average answer
play-suggest-looked = { $n } games ahead
