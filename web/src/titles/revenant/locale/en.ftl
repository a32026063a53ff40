### Labels of Revenant's board. Card texts, questions, answers and the log come from the server.

title-revenant = Revenant
points-revenant = Renown
points-revenant-prototype = Victory points
chapter-revenant-prototype = Round { $n }
rev-board = Fleet board
rev-houses = Houses
rev-houses-sub = influence · ships · power
rev-power = House power
rev-influence = Influence
rev-reward = On marked fields
rev-shield = a shield
rev-supply = in the supply
rev-tactics = Tactics
rev-tactics-sub = decides the turn order
rev-radar = Radar
rev-radar-sub = where the fleet may jump
rev-radar-charged = the drive is charged
rev-radar-card = Radar card { $card }
rev-colonies = Colonies
rev-colonies-sub = one of them ends the voyage
rev-admirals = Admirals
rev-admirals-sub = open one to see its board
rev-open-board = Open the board of { $name }
rev-back-to-yours = Back to yours
rev-defects = Defects
rev-defects-sub = strike at damage { $n }
rev-part-upper = upper
rev-part-lower = lower
rev-covered = covered
rev-cycle = Cycle
rev-cycle-n = Cycle { $n }
rev-round = round { $n } of { $of }
rev-phase-setup = Set-up
rev-phase-action = Action
rev-phase-reset = Reset
rev-phase-combat = Combat
rev-phase-rift = Rift
rev-phase-hyperjump = Hyperjump
rev-phase-scoring = Scoring
rev-kind-ark = ark
rev-kind-fighter = fighter
rev-kind-dropship = dropship
rev-kind-shuttle = shuttle
rev-kind-frigate = Frigate
rev-frigate-of = Frigate of { $name }
rev-house-ship = { $house } { $kind }
rev-reinforcement = Reinforcement
rev-hypercharge = Hypercharge
rev-sector = Sector { $sector }
rev-inner = Inner sector { $sector ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
rev-compass = { $sector }
rev-about-sector = { $ships } of { $limit } house ships, { $void ->
        [one] { $void } void ship
       *[other] { $void } void ships
    }.
rev-about-shields = { $n ->
        [one] { $n } shield.
       *[other] { $n } shields.
    }
rev-about-rift = A rift: void ships arrive here.
rev-about-revenant = The ship everyone protects. Damage: { $n }.
rev-about-reinforcement = Bring ships from the supply and cover defects.
rev-about-hypercharge = Charge the drive for a radar card.
rev-about-fighter = Maneuver and attack void ships.
rev-about-dropship = Maneuver and land on a planet.
rev-about-frigate = Maneuver, then attack or land.
rev-about-damage = Damage { $n } of { $of }.
rev-about-corrupted = Corrupted.
rev-about-manned = Manned by { $name }.
rev-about-manned-crew = Manned by the Corrupted Crew.
rev-council = the council
rev-crew = Corrupted Crew
rev-crew-wins = The Corrupted Crew wins
rev-deployed = Ships deployed
rev-material = material
rev-energy = energy
rev-science = science
rev-neutronium = neutronium
rev-rank = Rank
rev-cards = Cards in hand
rev-hidden = Hidden influence
rev-hidden-short = hidden
rev-data = Discovery data
rev-residual = Residual void
rev-corruption = Corruption
rev-renown = Renown
rev-mining = Mining
rev-void-ships = Void ships
rev-rifts = Rifts
rev-planets = Planets
rev-bay-promote = Promote
rev-bay-affiliate = Affiliate
rev-bay-cleanse = Cleanse
rev-bay-activate = Activate
rev-bay-gain = Gain
rev-safe = safe
rev-about-promote = Bonus action: raise your captain’s rank.
rev-unspent-bonus = your bonus action
rev-about-affiliate = Bonus action: play operation cards.
rev-about-cleanse = Bonus action: remove corruption.
rev-about-activate = Bonus action: use abilities with Activate.
rev-about-gain = Bonus action: gain a resource.
rev-captain = Captain
rev-cadet = Cadet { $n }
rev-at-home = at home
rev-used = used
rev-free = free
rev-profession-scientist = Scientist
rev-profession-scout = Scout
rev-profession-politician = Politician
rev-profession-commander = Commander
rev-hand = Hand { $n } of { $of }
rev-hand-tab = Hand
rev-others = Others
rev-agendas = Agendas
rev-no-cards = No cards in hand.
rev-at-once = At once, then kept
rev-card-cadet = Cadet
rev-card-frigate = Frigate
rev-card-directive = Directive
rev-on-man-ark = Man an ark
rev-on-man-fighter = Man a fighter
rev-on-man-dropship = Man a dropship
rev-on-man-frigate = Man the frigate
rev-on-man-revenant = Man the Revenant
rev-on-provision = Provision
rev-on-mining = Mining
rev-on-maneuver = Maneuver
rev-on-attack = Attack
rev-on-kill = Destroy a void ship
rev-on-first-kill = First void ship
rev-on-land = Land
rev-on-planet = Use a planet
rev-on-influence = Gain influence
rev-on-hidden = Hidden influence
rev-on-shield = Place a shield
rev-on-cleanse = Cleanse
rev-on-play = Play a card
rev-on-draw = Draw cards
rev-on-deploy = Deploy a ship
rev-on-copy = Copy
rev-on-hypercharge = Hypercharge
rev-on-turn-end = End of turn
rev-on-activate = Activate
rev-on-instead = Instead
rev-on-instead-of-influence = Instead of influence
rev-on-before-action = Before the action
rev-on-sector-cleared = Sector cleared
rev-on-cleanse-a = Cleanse A
rev-on-cleanse-b = Cleanse B
rev-score-colony = Colony
rev-score-personal-agenda = Personal agenda
rev-score-fleet-agenda = Fleet agenda
rev-score-cadet-cards = Cadet cards
rev-score-frigate-cards = Frigate cards
rev-score-rank = Rank
rev-score-directives = Directives
rev-score-resources = Resources
rev-score-corruption = Corruption
rev-score-tactics = Tactics
rev-glyph-material = material
rev-glyph-energy = energy
rev-glyph-science = science
rev-glyph-neutronium = neutronium
rev-glyph-any = resource of any kind|resources of any kinds
rev-glyph-void = void ship|void ships|voidborn ship|voidborn ships
rev-glyph-shield = shield|shields|absorber|absorbers
rev-glyph-data = discovery data
rev-glyph-tactics = tactics
rev-glyph-hidden = hidden influence card|hidden influence cards
rev-glyph-damage = damage
rev-glyph-corruption = corruption
rev-glyph-card = operation card|operation cards|improvement card|improvement cards
rev-glyph-renown = Renown|victory point|victory points
rev-tour-board = The fleet around the Revenant. Violet is the void: its ships gather at the rim. Whatever glows warm is yours to choose.
rev-tour-houses = The seven houses. At the end your influence with a house is multiplied by its power: the ships it still has.
rev-tour-radar = Radar cards show where the fleet may jump: void ships, rifts and planets to come.
rev-tour-frigate = Your frigate: its bays hold your resources and your bonus actions. Corruption overgrows a bay and costs Renown.
rev-tour-hand = Your hand, your hidden influence and your agendas. Nobody else sees them.
rev-tour-people = The other admirals. Open one to see the whole board.

## The prototype edition

rev-p-round = Round
rev-p-round-n = Round { $n }
rev-p-turn = turn { $n } of { $of }
rev-phase-sonar = Sonar
rev-phase-recall = Recall
rev-phase-breach = Breach
rev-kind-civilian = civilian ship
rev-deploy = Deploy
rev-hyperjump = Hyperjump
rev-about-deploy = Bring ships from the supply into play.
rev-about-hyperjump = Pay 3 neutronium: the fleet jumps at the end of this round.
rev-p-about-shields = Absorbers: { $n }.
rev-p-about-fighter = Move and fight voidborn ships.
rev-p-about-dropship = Move and land on a planet.
rev-p-about-frigate = Move, then fight, land or place an absorber.
rev-p-level = Level
rev-p-points = Victory points
rev-p-collection = Collection
rev-p-tactics-sub = more of it gives rewards
rev-p-sonar = Sonar
rev-p-sonar-sub = what waits after the jump
rev-p-sonar-charged = the fleet jumps this round
rev-p-sonar-card = Sonar card { $card }
rev-p-no-sonar = No open card.
rev-p-tiles = Damage tiles
rev-p-tiles-sub = struck so far: { $n }
rev-p-struck = Struck:
rev-p-agenda = Agenda
rev-p-agenda-closed = Nobody else knows it before it is revealed.
rev-p-agenda-shown = revealed
rev-bay-remove-corruption = Remove Corruption
rev-bay-gain-resource = Gain Resource
rev-bay-gain-tactics = Gain Tactics
rev-bay-play-card = Play Card
rev-bay-move-frigate = Move Frigate
rev-about-remove-corruption = Bonus action: pay neutronium and cards to remove corruption.
rev-about-gain-resource = Bonus action: gain one resource.
rev-about-gain-tactics = Bonus action: advance on the tactics track.
rev-about-play-card = Bonus action: play one card from hand.
rev-about-move-frigate = Bonus action: move the frigate without a crew figure.
rev-card-training = Training
rev-card-equipment = Equipment
rev-card-support = Support
rev-p-on-maneuver = Move
rev-p-on-attack = Fight
rev-p-on-shield = Place an absorber
rev-p-on-hypercharge = Enable the hyperjump
rev-p-on-cleanse = Remove corruption
rev-score-agenda = Agenda
rev-score-training = Training cards
rev-score-equipment = Equipment cards
rev-score-support = Support cards
rev-score-level = Level
rev-p-kind-ark = arkship
rev-p-inner = Central sector { $sector ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
rev-p-about-sector = { $ships } of { $limit } house ships, { $void ->
        [one] { $void } voidborn ship
       *[other] { $void } voidborn ships
    }.
rev-p-about-rift = A rift: voidborn ships arrive here.
rev-p-bay-activate = Activate Ability
rev-p-about-activate = Bonus action: use abilities with Activate Ability.
rev-p-on-man-ark = Man an arkship
rev-p-on-kill = Destroy a voidborn ship
rev-p-on-first-kill = First voidborn ship
rev-p-on-activate = Activate Ability
rev-p-tour-radar = Sonar cards show what waits after the jump: voidborn ships, rifts, planets and civilian ships.
rev-p-tour-frigate = Your frigate: its bays hold your resources and your bonus actions. Corruption overgrows a bay and costs victory points.
rev-p-tour-hand = Your hand, your hidden influence and your agenda. Nobody else sees them.
rev-ledger = Influence times power
rev-ledger-colony = The fleet reached { $name }: its house counts one power more.
rev-ledger-no-colony = No colony was reached.

# ---- announcements and sums
rev-announce-ark = An ark is lost
rev-announce-rift = A rift opens
rev-announce-defect = A defect strikes
rev-announce-last = The last cycle

# ---- a combat as a scene, decks and discards, what the corners tell
rev-fight-way = The sectors in order
rev-sum-void = { $n ->
        [one] void ship
       *[other] void ships
    }
rev-sum-shields = { $n ->
        [one] shield
       *[other] shields
    }
rev-sum-damage = damage
rev-sum-left = { $n } still to come
rev-p-sum-void = { $n ->
        [one] voidborn ship
       *[other] voidborn ships
    }
rev-p-sum-shields = { $n ->
        [one] absorber
       *[other] absorbers
    }
rev-pile-operations = Operation cards
rev-p-pile-operations = Improvement cards
rev-pile-others = Other decks
rev-pile-hidden = Hidden
rev-pile-tiles = Tiles
rev-pile-about = { $what }: { $n } in the deck, { $gone } discarded
rev-pile-counts = { $n } in the deck, { $gone } discarded.
rev-forecast = If combat came now
rev-p-forecast = If the breach came now
rev-forecast-sub = damage
rev-forecast-about = Damage by sector, as the board stands now.
rev-forecast-resolves = { $name } distributes the damage here
rev-forecast-crew = The Corrupted Crew distributes the damage here
rev-forecast-none = No sector would be hit.
rev-forecast-more = { $n ->
        [one] and { $n } more sector
       *[other] and { $n } more sectors
    }
rev-standing = Standing
rev-standing-sub = influence × power
rev-standing-about = Open influence times each house’s power; colonies, agendas and hidden influence are not in it.
rev-agenda-now = (now { $now } of { $least })
rev-agenda-above = (now { $now }, at most { $most })
rev-agenda-met = (met)
rev-difficulty-easy = Easy
rev-difficulty-medium = Medium
rev-difficulty-hard = Hard
