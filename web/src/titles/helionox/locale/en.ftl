### Labels of Helionox's table. Card texts, questions, answers and the log come from the server.

title-helionox = Helionox
points-helionox = Influence
hx-board = The five worlds
hx-worlds = Worlds
hx-event-deck = Event deck
hx-n-left = { $n } left
hx-deck-left = { $n ->
        [one] { $n } event is still to come.
       *[other] { $n } events are still to come.
    }
hx-deck-part = Part { $part }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $bad ->
        [one] { $bad } catastrophe
       *[other] { $bad } catastrophes
    }.
hx-deck-chance = Chance that the next one is a catastrophe: { $percent } %.
hx-deck-known = Known on top: { $event }
hx-deck-where = Where regular events may strike: { $places }
hx-turn-of = turn { $n } of { $of }
hx-turn-n = Turn { $n }
hx-phase-setup = Set-up
hx-phase-event = Events
hx-phase-cryo = Cryo
hx-phase-main = Main
hx-phase-end = End
hx-phase-syndicate = Syndicate
hx-phase-scoring = Scoring
hx-influence = Influence
hx-infamy = Infamy
hx-credits = Credits
hx-defense = Defense
hx-costs = Cost in credits
hx-trophies = Trophies
hx-embassy = Embassy
hx-embassies = Embassies
hx-embassy-of = Embassy of { $name }
hx-ship-of = Ship of { $name }
hx-garrison = Garrison
hx-garrison-about = It shuts this location down until somebody here pays { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    } or { $n } defense.
hx-bonus = Location Bonus
hx-key = Key Access
hx-shut-down = Shut down
hx-shut-by = Shut down: { $what }
hx-travel = Travel here
hx-here = This one
hx-cargo-of = Cargo of { $place }
hx-no-cargo-of = No cargo of { $place }
hx-delivered = Delivered this turn
hx-illegal = Illegal Tech
hx-starting = Starting card
hx-unique = Unique: once per turn
hx-kind-asset = Asset
hx-kind-tech = Tech
hx-kind-operative = Operative
hx-type-social = Social
hx-type-stellar = Stellar
hx-type-catastrophic = Catastrophe
hx-side-inactive = Inactive
hx-side-active = Active
hx-then = When active:
hx-alternative = or { $cost }
hx-tax = Leaving costs { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
hx-shuts = Shuts its location down.
hx-shuts-all = Shuts every location down.
hx-market = Market
hx-cycle = Cycle
hx-cycle-about = Puts it under its deck and shows the next one. Once per turn.
hx-cycled = Cycled this turn
hx-in-deck = In the deck
hx-market-deck = { $faction } deck: { $n }
hx-sold-out = Deck empty
hx-consumed = Consumed
hx-nothing-consumed = Nothing has been consumed yet.
hx-architects = Architects
hx-architects-sub = open one to see its board
hx-architect = Architect
hx-ability = Ability { $n }
hx-cryo = Cryo counters
hx-cryo-n = Cryo counters: { $n }
hx-open-board = Open the board of { $name }
hx-back-to-yours = Back to yours
hx-ask = Ask for help
hx-syndicate = Shadow Syndicate
hx-synd-short = Syndicate
hx-synd-sub = score in the open
hx-synd-start = Head start: { $n } Influence
hx-syndicate-wins = The Shadow Syndicate wins
hx-team = Your team
hx-team-about =
    Trophy events { $events }, tokens less infamy { $tokens }, requests { $requests }{ $start ->
        [0] {""}
       *[other] , head start { $start }
    }. Cards and missions count at the end.
hx-n-events = { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
hx-n-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
hx-missions = Missions
hx-missions-sub = counted at the end
hx-fleet = Fleet Asset
hx-carrier = Carrier
hx-bank = Bank
hx-bank-about = Banked credits buy market cards only; banked defense serves on your own turns. Both stay.
hx-request = Request
hx-request-about = Deliver { $cargo } cargo to { $to }: { $n } influence.
hx-request-hidden = Only its owner knows it.
hx-request-none = No request.
hx-played = Played this turn { $n }
hx-nothing-played = Nothing yet.
hx-hand = Hand
hx-hand-n = Hand { $n }
hx-no-cards = No cards in hand.
hx-deck = Deck
hx-discard = Discard
hx-in-play = In play
hx-card = Card
hx-deck-or-hand = Deck or hand
hx-read-deck = All cards
hx-next = Odds of the next draw
hx-next-known = The next draw is known
hx-next-shuffled = Next draw, after the shuffle
hx-nothing-to-draw = Nothing to draw.
hx-more = and { $n } more
hx-your-deck = Your cards
hx-deck-of = The cards of { $name }
hx-bought = Bought and obtained
hx-starting-cards = Starting cards
hx-odds-next = Next draw
hx-odds-soon = In the next { $n }
hx-book-sum = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, worth { $worth } influence at the end.
hx-book-next = On top: { $card }.
hx-book-note = Exact, from what you know: cards on top first, then the deck, then the discard pile and what is in play, shuffled.
hx-book-blind = Exact, from what you know: which of these cards are in hand, only their owner sees.
hx-purse = This turn
hx-purse-is = This turn: { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }, { $defense } defense
hx-purse-about = Credits and defense that are left are lost when the turn ends.
hx-now-market = Next market card: { $n } less.
hx-now-social = Next social event: { $n } defense less.
hx-now-stellar = Next stellar event: { $n } defense less.
hx-now-any = Next event: { $n } defense less.
hx-now-secure = The next card you buy goes to your hand.
hx-now-open = Shut down does not bind you.
hx-now-both = The next delivery gives both rewards.
hx-collaboration = Collaboration
hx-collab-open = { $n } defense in all
hx-collab-shares = what each gives, what each gets
hx-collab-pays = { $has } of { $n } defense
hx-collab-gets = gets { $n } influence, draws a card
hx-collab-team = { $n } influence for the team
hx-collab-draws = draws a card on success
hx-collab-caller = calls for help
hx-collab-partner = is asked
hx-me = You
hx-others = Others
hx-score-tokens = Influence tokens
hx-score-events = Events
hx-score-cards = Cards
hx-score-requests = Requests
hx-score-missions = Missions
hx-score-illegal = Illegal Tech
hx-score-infamy = Infamy
hx-score-start = Head start
hx-glyph-credit = credit|credits
hx-glyph-defense = defense
hx-glyph-influence = influence
hx-glyph-infamy = infamy
hx-glyph-card = card|cards
hx-tour-board = The dying sun and five worlds around it. Events hang from their world; once active, they shut it down. Whatever glows warm is yours to choose.
hx-tour-deck = The event deck is the clock: one card each turn, and when it is empty the game ends. Point at it for the odds.
hx-tour-market = The market: one card of each faction. What you buy lies on top of your deck and comes with your next draw.
hx-tour-prompt = The question, always here. Beside it your credits and defense of this turn: what is left of them is lost.
hx-tour-mat = Your Architect. Each ability freezes it for some turns; influence wins the game, infamy counts against it.
hx-tour-hand = Your hand. A card costs nothing to play; its text happens at once, from top to bottom.
hx-tour-cards = Your deck: how much is left of it, and how likely each card comes next. All cards shows what you own.
hx-tour-people = The others. Open one to see everything you may know about them.

## lobby
lobby-helionox-option-mode = How you play
lobby-helionox-mode-competitive = Everybody plays against everybody.
lobby-helionox-mode-co-op = Together against the Shadow Syndicate.
lobby-helionox-mode-solo = Alone against the Shadow Syndicate.
lobby-helionox-option-preset = Preset
lobby-helionox-preset-none = Set up freely.
lobby-helionox-preset-first-play = A first game: base cards only, no variants.
lobby-helionox-option-mercury = Mercury Protocol
lobby-helionox-mercury-off = Without Mercury Protocol.
lobby-helionox-mercury-on = With Mercury Protocol: cargo, bank, requests, Illegal Tech.
lobby-helionox-option-missions = Missions
lobby-helionox-missions-off = No missions.
lobby-helionox-missions-on = With four missions that count at the end.
lobby-helionox-option-draft = Architects
lobby-helionox-draft-off = Architects are dealt.
lobby-helionox-draft-on = Architects are drafted.
lobby-helionox-option-difficulty = Difficulty
lobby-helionox-difficulty-rookie = Rookie difficulty.
lobby-helionox-difficulty-normal = Normal difficulty.
lobby-helionox-difficulty-veteran = Veteran difficulty: garrisons everywhere.
lobby-helionox-difficulty-master = Master difficulty: garrisons and more missions.
lobby-helionox-option-hard = Winning
lobby-helionox-hard-off = The higher score wins.
lobby-helionox-hard-on = Hard: every mission must be done as well.
lobby-helionox-option-layout = Board
lobby-helionox-layout-front = The worlds lie in a row.
lobby-helionox-layout-orbit = The worlds lie in an orbit: Europa is next to Earth.
lobby-helionox-option-first = Who begins
lobby-helionox-first-random = Luck decides who begins.
lobby-helionox-first-1 = Seat 1 begins.
lobby-helionox-first-2 = Seat 2 begins.
lobby-helionox-first-3 = Seat 3 begins.
lobby-helionox-first-4 = Seat 4 begins.
lobby-helionox-option-earth = Earth
lobby-helionox-earth-base = Earth: Old World Capital.
lobby-helionox-earth-mercury = Earth: Geneva Exile Court.
lobby-helionox-earth-random = Earth: either location.
lobby-helionox-option-moon = Moon
lobby-helionox-moon-base = Moon: Lunar Base.
lobby-helionox-moon-mercury = Moon: Selene Free Exchange.
lobby-helionox-moon-random = Moon: either location.
lobby-helionox-option-mars = Mars
lobby-helionox-mars-base = Mars: Martian Biosphere.
lobby-helionox-mars-mercury = Mars: Phobos Arsenal.
lobby-helionox-mars-random = Mars: either location.
lobby-helionox-option-ceres = Ceres
lobby-helionox-ceres-base = Ceres: Mining Colony.
lobby-helionox-ceres-mercury = Ceres: Smuggler Port.
lobby-helionox-ceres-random = Ceres: either location.
lobby-helionox-option-europa = Europa
lobby-helionox-europa-base = Europa: Warp Installation.
lobby-helionox-europa-mercury = Europa: Deep Archive.
lobby-helionox-europa-random = Europa: either location.
hx-level-normal = normal difficulty
hx-level-veteran = Veteran
hx-level-master = Master
hx-difficulty-rookie = Rookie
hx-difficulty-normal = Normal
hx-difficulty-veteran = Veteran
hx-difficulty-master = Master

# ---- announcements and sums
hx-announce-catastrophe = Catastrophe
hx-announce-last = The event deck is empty: the last turn
hx-announce-mission = A mission is completed
hx-announce-mission-failed = A mission has failed
hx-unspent-credits = { $n ->
        [one] 1 credit
       *[other] { $n } credits
    }
hx-unspent-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
