### Labels of X-ODUS's table. Card texts, questions, answers and the log come from the server.

title-xodus = X-ODUS
points-xodus = Keys

## the lobby
lobby-edition-first = First edition.
lobby-difficulty-quiet = A quiet stroll: gentle Signals.
lobby-difficulty-hardened = Hardened travellers: Signals of every danger.
lobby-difficulty-heroic = Heroic adventurers: lethal Signals.
lobby-option-ships = Ships
lobby-ships-standard = As many ships as suit the players.
lobby-ships-four = Four ships and four Keys.
lobby-ships-three = Three ships and three Keys.
lobby-option-crew = Crew
lobby-crew-free = The captains choose their ships.
lobby-crew-recommended = The recommended first crew: Warship, Proto-ship, Battlecruiser, Explorer.
lobby-option-nightmare = Nightmare
lobby-nightmare-no = Avatars move as usual.
lobby-nightmare-yes = A nightmare: Avatars always move 1 further.

## the map
xod-map = Map of Systems
xod-map-tab = Map
xod-whole-map = Show the whole map
xod-reach = Reach of the Avatars
xod-reach-why = Where an Avatar may come with its next die, and how likely
xod-unseen = Unseen System
xod-unseen-why = A lane leads into the dark. Send a probe, or jump blind.
xod-turn-left = Turn left
xod-turn-right = Turn right
xod-lay = Lay the tile this way
xod-key-here = Key { $n } lies here
xod-pacified-green = Pacified until the end of the next round
xod-pacified-red = Pacified until the end of this round
xod-flown-by = Captain: { $name }
xod-ship-stands = Health { $health } of { $of }, Energy { $energy }, Scraps { $scraps }, Actions { $actions }
xod-wreck = Wreck
xod-acted = has acted
xod-engaged = Engaged by { $names }
xod-carries = Carries Key { $keys }
xod-avatar-n = Avatar { $n }
xod-level-n = Level { $n }
xod-price = { $n ->
        [one] { $n } Scrap
       *[other] { $n } Scraps
    }
xod-price-printed = Printed price: { $n }

## the Corruption
xod-corruption = Corruption
xod-round = Round { $n }
xod-rounds = Rounds
xod-phase-setup = Set-up
xod-phase-action = Action Phase
xod-phase-corruption = Corruption Phase
xod-phase-end = End of Turn
xod-space = Space { $n }
xod-space-red = An Avatar enters and stronger Enemies join the deck.
xod-space-returns = { $name } returns here.
xod-space-awakening = One more step and the Corruption awakens: the game is lost.
xod-next-red = Next Avatar at space { $n }
xod-held = The Corruption is held this round
xod-slowed = Avatars are slowed this round
xod-hastened = Avatars are hastened this round

## Signals, Allies, the dark
xod-signals = Signals
xod-signal-n = Signal { $n }
xod-keys = Keys
xod-keys-n = { $n ->
        [one] Key
       *[other] Keys
    }
xod-keys-of = { $n } of { $of } Keys activated
xod-signal-silent = not found yet
xod-signal-found = found: explore it
xod-signal-silent-why = Its System is still in the dark. Explore there to turn up the card.
xod-key-activated = Key activated
xod-key-aboard = Key aboard: { $ship }
xod-key-wreck = Key in the wreck: { $ship }
xod-key-free = The Key can be taken
xod-allies = Allies
xod-allies-none = none met yet
xod-dark = The dark
xod-tiles-left = Systems unseen
xod-red-soon = { $n ->
        [one] The next one is the red one.
       *[other] One of the next { $n } is red.
    }
xod-red-rift = { $n ->
        [one] The next one is the Great Rift.
       *[other] One of the next { $n } is the Great Rift.
    }
xod-red-gone = { $n ->
        [one] The next one is not red.
       *[other] None of the next { $n } is red.
    }
xod-deck = Enemy deck { $deck }, discarded { $discard }
xod-reserve = Reserve

## ships
xod-ships = Ships
xod-ships-sub = open one to see its board
xod-fleet = Fleet
xod-your-ships = Your ships
xod-back = Back to yours
xod-no-ship = No ship is chosen yet.
xod-choose-board = Ship boards
xod-actions-left = { $n ->
        [one] { $n } Action left
       *[other] { $n } Actions left
    }
xod-strained = strained
xod-exp = EXP { $n } of { $of } for level { $level }
xod-exp-full = All levels reached
xod-modules = Modules
xod-damage-n = { $n ->
        [one] { $n } Damage card
       *[other] { $n } Damage cards
    }
xod-no-modules = No Modules yet.
xod-dice = Dice
xod-new-mod = A new Mod: one of its two sides
xod-ship-tab = Ship
xod-team-tab = Team

## rolls and combat
xod-combat = Combat
xod-attack-n = Attack { $n }
xod-step-manoeuvre = Manoeuvre
xod-step-before = Before
xod-step-roll = Roll
xod-step-after = After
xod-step-skill = Skill
xod-step-damage = Damage
xod-step-retaliation = Retaliation
xod-offensive = offensive
xod-defensive = defensive
xod-hits = Hits
xod-misses = Misses
xod-specials = Specials
xod-rerolled = rerolled
xod-ignored = ignored
xod-used = used up
xod-taken = taken
xod-roll-attack = Attack Roll
xod-roll-attack-why = Hits harm the Enemy, misses harm you.
xod-roll-detection = Detection Roll
xod-roll-detection-why = One miss and you are detected.
xod-roll-skill = Skill Roll
xod-roll-skill-why = All ships count together.
xod-roll-damage = Damage Roll
xod-roll-damage-why = Each miss costs 1 Health; misses only bring a Damage card.
xod-odds = Odds of this Attack, Energy not counted
xod-odds-fells = defeats it
xod-odds-loses = Health lost
xod-odds-crit = Damage card
xod-odds-flee = Disengage, per Enemy: unharmed { $safe }, Damage card { $card }
xod-odds-unseen = stays unseen
xod-odds-enter = { $p } to stay unseen on entering
xod-odds-unseen-why = chance that nobody is detected, with what always works
xod-odds-harm = unharmed by a Damage Roll
xod-odds-card = Damage card from it
xod-odds-skill = chance
xod-odds-before = { $n ->
        [one] Chance of { $n } hit or more before the roll: { $p }
       *[other] Chance of { $n } hits or more before the roll: { $p }
    }
xod-odds-harms = Chance of more hits than Shields: { $p }
xod-odds-was = Before the roll, { $what }: { $p }

## the end
xod-won = The Great Rift is sealed
xod-lost = The journey is lost
xod-end-sealed = Every Key is in place and no Avatar stands in the breach. You all win.
xod-end-destroyed = No ship is left to carry the Keys. You all lose.
xod-end-awakened = The Corruption has awoken before the Great Rift was sealed. You all lose.
xod-systems = Systems seen
xod-score-keys = Keys activated

## the tour
xod-tour-board = The map grows with every probe. Systems with a blue border are allied, orange ones hold Enemies, red ones are corrupted. Lanes that shine connect. Drag to move it, turn the wheel or pinch to come near.
xod-tour-track = The Corruption moves one space a round. Masks are Avatars that will enter; at the end of the track the game is lost.
xod-tour-signals = The Signals hide the Keys. Find their Systems, explore them and do what the card asks; then carry all Keys to the Great Rift.
xod-tour-people = All ships, open to everyone. Ships that act together form a Fleet. Touch one to see its board.
xod-tour-ship = Your ship: Health, Energy, Scraps and the Actions that are left this round. Several ships? Switch at the corner.
xod-tour-modules = Modules and Damage cards. Point at one to read it; what can be used now glows.
xod-tour-dice = Your dice and their odds: before you enter an Enemy System or strain the engines, look here.
xod-level-hardened = hardened travellers
xod-level-heroic = heroic adventurers
xod-difficulty-quiet = Quiet
xod-difficulty-hardened = Hardened
xod-difficulty-heroic = Heroic
xod-course = The journey, round by round
xod-course-round = Round { $n }: Corruption { $corruption }, Keys activated { $keys }, ships { $ships }
xod-close-won = { $n ->
    [one] One more step of the Corruption, and it would have awoken.
   *[other] The Corruption was { $n } steps from awakening.
 }
xod-close-lost = { $missing ->
    [one] One Key was missing.
   *[other] { $missing } Keys were missing.
 }
xod-decided-key = What decided it: the last Key, activated in round { $round }.
xod-decided-rise = What decided it: in round { $round } the Corruption rose by { $n }, more than in any other.
xod-decided-ships = What decided it: in round { $round } the last ships were lost.
xod-story = Read aloud

# ---- announcements and sums
xod-announce-rift = The Great Rift is found
xod-announce-avatar = An Avatar enters
xod-announce-key = A Key is won
xod-announce-ship = A ship is lost
xod-announce-last = The last round: the Corruption is about to awaken
xod-sum-hits = hits
xod-sum-shields = shields
xod-sum-damage = { $n } damage
xod-sum-misses = misses
xod-sum-health = { $n } Health
xod-unspent-actions = { $n ->
        [one] 1 Action
       *[other] { $n } Actions
    }
