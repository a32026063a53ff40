### What may be answered, what is asked, what happens and why not, in Revenant. The names are in names-revenant.ftl.
### $name is a player, $ask the question that an answer belongs to, $verb the answer that a rule refuses.

## Nouns inside sentences

rev-n-ship = { $ship ->
        [ark] the { $house } ark
        [fighter] the { $house } fighter
        [dropship] the { $house } dropship
        [shuttle] the { $house } shuttle
        [own-frigate] your frigate
        [same-frigate] the frigate
        [frigate] { $owner }’s frigate
        [reinforcement] Reinforcement on the Revenant
        [hypercharge] Hypercharge on the Revenant
        [revenant] the Revenant
       *[ship] the ship
    }
rev-n-sector = { $sector ->
        [N] the inner sector north
        [E] the inner sector east
        [S] the inner sector south
        [W] the inner sector west
       *[other] sector { $sector }
    }
rev-n-with = { $figure ->
        [captain] with the captain
        [cadet-1] with cadet 1
       *[cadet-2] with cadet 2
    }
rev-n-part = { $part ->
        [upper] upper
       *[lower] lower
    }
rev-n-phase = { $phase ->
        [setup] Set-up
        [action] Action phase
        [reset] Reset phase
        [combat] Combat phase
        [rift] Rift phase
        [hyperjump] Hyperjump phase
       *[scoring] Scoring
    }
rev-n-crew = The Corrupted Crew

## Answers

rev-opt-man = { rev-n-ship }
rev-opt-emergency = Emergency action
rev-opt-with = { $figure ->
        [captain] The captain
        [cadet-1] Cadet 1
       *[cadet-2] Cadet 2
    }
rev-opt-trade = Trade 1 hidden influence for a resource
rev-opt-discard-hidden = Discard hidden influence of { $house }
rev-opt-keep-hidden = Keep hidden influence of { $house }
rev-opt-gain-resource = Gain { rev-goods }
rev-opt-ignore = Leave the { $resource }
rev-opt-swap-out = Make room: return { rev-goods }
rev-opt-spend = Spend { rev-goods }
rev-opt-lock = Leave { rev-goods } there, locked
rev-opt-corrupt = The { $compartment }
rev-opt-ark-option = { $ark_option }
rev-opt-move = Move to { rev-n-sector }
rev-opt-stay = Stay
rev-opt-attack = Attack
rev-opt-fire = Fire at a void ship
rev-opt-cease = Cease fire
rev-opt-effect-a = Effect A: maneuver and attack
rev-opt-effect-b = Effect B: maneuver and land
rev-opt-land = Land on the planet
rev-opt-upper = { $effect }
rev-opt-lower = { $effect } (1 corruption)
rev-opt-done = { $ask ->
        [keep-hidden] Keep no more
        [lock] Lock nothing more
        [play] Play no card
        [deploy] Deploy nothing
        [protect] Place no token
        [copy] Copy nothing
        [colony] Remove no more
        [hypercharge] Charge nothing
        [ability] Use no ability
        [between] Go on
        [activate] Use no more
        [cleanse] Remove nothing
        [cleanse-option] Remove no more
        [shield] Place no more
        [destroy] Destroy no more
        [repair] Repair no more
        [careful] Move no more
        [clear] Clear no more
        [replace] Replace nothing
       *[other] Done
    }
rev-opt-take = { $ask ->
        [emergency] Gain 1 tactics
       *[other] Use it
    }
rev-opt-skip = { $ask ->
        [emergency] Neither
        [bonus] No bonus action
        [choice] None of them
        [sector] Discard the planet
        [shuttle] No shuttle
       *[other] Leave it
    }
rev-opt-use = Use { $ability }
rev-opt-influence = House { $house }
rev-opt-shield = Shield in sector { $sector }
rev-opt-destroy = Void ship in sector { $sector }
rev-opt-repair = { rev-n-ship }
rev-opt-cleanse-ship = From { rev-n-ship }
rev-opt-cleanse-board = From the { $compartment }
rev-opt-careful = { rev-n-ship }
rev-opt-deploy = { rev-n-ship }
rev-opt-place = Sector { $sector }
rev-opt-protect = { $defect }, the { rev-n-part } effect
rev-opt-charge = Radar card { $radar }
rev-opt-charge-colony = Colony { $colony }
rev-opt-reinforce = Pay 1 material, 1 energy and 1 neutronium
rev-opt-play = Play { $card }
rev-opt-discard = Discard { $card }
rev-opt-draw-kind = Draw 1 { $cardkind }
rev-opt-attach = { rev-opt-with }
rev-opt-bonus = { $bonus }
rev-opt-affiliation-a = A: pay 1 resource less
rev-opt-affiliation-b = B: play a second card
rev-opt-cleanse-a = A: discard an operation card
rev-opt-cleanse-b = B: spend 1 energy
rev-opt-end-turn = End the turn
rev-opt-redraw = Replace it
rev-opt-keep = Keep it
rev-opt-take-captain = { $captain }
rev-opt-copy-ship = Copy { rev-n-ship }
rev-opt-copy-planet = Copy { $planet }
rev-opt-remove-colony = Remove { $colony }
rev-opt-line-up = { rev-n-ship }
rev-opt-hit = Damage { rev-n-ship }
rev-opt-sink = Lose { rev-n-ship }
rev-opt-taint = { rev-n-ship }
rev-opt-replace = { rev-n-ship }
rev-opt-part = Part { $n }
rev-opt-clear = Void ship in sector { $sector }
rev-opt-lose = Lose { rev-goods }
rev-opt-waive = Do not pay { rev-goods }
rev-opt-choice = Choice { $n }
rev-opt-plain-influence = Gain the house’s influence
rev-opt-own-effect = Use the ship’s effect
rev-opt-both-effects = Effect A, then effect B

## Questions

rev-ask-captain = Who is your captain?
rev-ask-redraw = { $card ->
        [none] Do you keep this card?
       *[other] Do you keep { $card }?
    }
rev-ask-start-house = Which house do you start with?
rev-ask-man = Which ship do you man?
rev-ask-figure = Whom do you send?
rev-ask-hidden-trade = Which hidden influence do you trade?
rev-ask-resource = Which resource do you gain?
rev-ask-overflow = No slot is free for { rev-goods }. What do you do?
rev-ask-keep-hidden = Which hidden influence do you keep?
rev-ask-emergency = What else do you gain?
rev-ask-influence = With which house do you gain influence?
rev-ask-ark = What does { rev-n-ship } do?
rev-ask-fighter = What does { rev-n-ship } do?
rev-ask-attack = How does the attack go on?
rev-ask-bombard = Where does { rev-n-ship } go after this hit?
rev-ask-frigate = What does { rev-n-ship } do?
rev-ask-dropship = What does { rev-n-ship } do?
rev-ask-planet = Which part of the planet do you use?
rev-ask-reinforcement = Do you pay for Reinforcement?
rev-ask-deploy = Which ship do you deploy?
rev-ask-sector = In which sector do you place it?
rev-ask-protect = Which effect does the token cover?
rev-ask-hypercharge = Which card do you charge the drive for?
rev-ask-spend = Which resource do you spend?
rev-ask-corrupt = Which compartment takes the corruption?
rev-ask-lock = Which resource stays in the corrupted compartment?
rev-ask-cleanse = Where do you remove corruption?
rev-ask-ability = Do you use an ability?
rev-ask-between = Do you use an ability before you go on?
rev-ask-optional = Do you take this effect?
rev-ask-shield = Where do you place a shield?
rev-ask-destroy = Which void ship do you destroy?
rev-ask-repair = Which ship do you repair?
rev-ask-careful = Which ship moves carefully?
rev-ask-move-frigate = Where does your frigate go?
rev-ask-play = Which card do you play?
rev-ask-attach = { $card ->
        [none] Which cadet learns the card?
       *[other] Which cadet learns { $card }?
    }
rev-ask-draw = Which kind of card do you draw?
rev-ask-discard = Your hand is too full. Which card do you discard?
rev-ask-bonus = Which bonus action do you take?
rev-ask-affiliation = Which affiliation bonus do you use?
rev-ask-cleanse-option = How do you pay for the cleansing?
rev-ask-activate = Which ability do you activate?
rev-ask-end = Is your turn over?
rev-ask-copy = What do you copy?
rev-ask-colony = Which colony do you remove from the game?
rev-ask-damage = Which ship takes the damage?
rev-ask-taint = Which ship is corrupted?
rev-ask-lose = What do you lose?
rev-ask-line = Which ship stands next, counted from the Revenant?
rev-ask-clear = Which void ship do you clear away?
rev-ask-step-two = Which influence do you gain?
rev-ask-choice = Which of these do you choose?
rev-ask-waive = Which part of the cost do you not pay?
rev-ask-replace = Which ship do you replace?
rev-ask-shuttle = Which shuttle do you lay on the radar card?
rev-ask-hidden-cost = Which hidden influence do you discard for it?
rev-ask-careful-to = Where does the ship go?
rev-ask-discard-cost = Which card do you discard for it?
rev-ask-instead = Which effect do you use?

## What happens

rev-log-manned = { $name } mans { rev-n-ship } { rev-n-with }.
rev-log-emergency-taken = { $name } takes the emergency action { rev-n-with }.
rev-log-influence-gained = { $name } gains influence with { $house }, now { $n }.
rev-log-influence-lost = { $name } loses influence with { $house }, now { $n }.
rev-log-hidden-gained = { $n ->
        [one] { $name } draws and keeps { rev-secrets }.
       *[other] { $name } draws { rev-secrets } and keeps one.
    }
rev-log-hidden-kept = { $name } keeps hidden influence of { $house }.
rev-log-hidden-discarded = { $name } discards a hidden influence card.
rev-log-gained = { $name } gains { rev-goods }.
rev-log-spent = { $name } spends { rev-goods }.
rev-log-ignored = { $name } leaves the { $resource }: no slot is free.
rev-log-tactics-gained = { $name } advances to tactics { $n }.
rev-log-tactics-lost = { $name } falls back to tactics { $n }.
rev-log-tactics-reset = { $name } begins again at tactics { $n }.
rev-log-corrupted = { $name } takes corruption on the { $compartment }.
rev-log-cleansed-board = { $name } cleanses the { $compartment }.
rev-log-cleansed-ship = { $name } cleanses { rev-n-ship }.
rev-log-residual-void = { $name } keeps the marker as residual void, now { $n }.
rev-log-data-gained = { $name } gains discovery data, now { $n }.
rev-log-data-lost = { $name } loses { rev-data }.
rev-log-moved = { $name } moves { rev-n-ship } to { rev-n-sector }.
rev-log-killed = { $name } destroys a void ship in sector { $sector }.
rev-log-shielded = { $name } places a shield in sector { $sector }.
rev-log-landed = { $name } lands { rev-n-ship } on { $planet }.
rev-log-planet-resolved = { $name } uses the { rev-n-part } option of { $planet }.
rev-log-deployed = { $name } deploys { rev-n-ship } in { rev-n-sector }.
rev-log-protected = { $name } covers the { rev-n-part } effect of { $defect }.
rev-log-charged = { $name } charges the drive for radar card { $radar }.
rev-log-charged-colony = { $name } charges the drive for the colony { $colony }.
rev-log-played = { $name } plays { $card }.
rev-log-drew = { $name } draws { rev-cards }.
rev-log-discarded = { $name } discards a { $cardkind }.
rev-log-promoted = { $name }’s captain rises to rank { $n }.
rev-log-repaired = { $name } repairs { rev-n-ship }.
rev-log-copied = { $name } copies { rev-n-ship }.
rev-log-copied-planet = { $name } copies { $planet }.
rev-log-ability-used = { $name } uses { $ability }.
rev-log-bonus-taken = { $name } takes the bonus action { $bonus }.
rev-log-reward-taken = { $name } takes a reward tile of { $house }.
rev-log-cycle-begins = Cycle { $n } begins.
rev-log-phase-begins = { rev-n-phase }.
rev-log-crew-returns = All crews return.
rev-log-order-set = { $name } takes turn { $n }.
rev-log-fight = { $n ->
        [0] No void ships in sector { $sector }.
        [one] { $n } void ship strikes in sector { $sector }.
       *[other] { $n } void ships strike in sector { $sector }.
    }
rev-log-shields-ward = { $n ->
        [one] { $n } shield wards off { $n } damage in sector { $sector }.
       *[other] { $n } shields ward off { $n } damage in sector { $sector }.
    }
rev-log-ship-hit = Damage on { rev-n-ship }, now { $n }.
rev-log-ship-lost = Lost: { rev-n-ship }.
rev-log-revenant-hit = Damage on the Revenant, now { $n }.
rev-log-defect-strikes = The defect { $defect } strikes.
rev-log-defect-covered = The { rev-n-part } effect of { $defect } is covered.
rev-log-ship-corrupted = Corruption on { rev-n-ship }.
rev-log-shields-gone = The shields in sector { $sector } go out.
rev-log-defect-revealed = New defect: { $defect }.
rev-log-rift-rolled = The rift in sector { $sector } stirs.
rev-log-void-arrives = { $n ->
        [one] { $n } void ship arrives in sector { $sector }.
       *[other] { $n } void ships arrive in sector { $sector }.
    }
rev-log-data-placed = Discovery data on the planet at sector { $sector }.
rev-log-radar-revealed = New radar card: { $radar }.
rev-log-colony-revealed = New colony: { $colony }.
rev-log-hyperjump = The fleet jumps.
rev-log-rift-opens = A rift opens in sector { $sector }.
rev-log-planet-found = { $planet } appears at sector { $sector }.
rev-log-shuttle-arrives = Arrival in sector { $sector }: { rev-n-ship }.
rev-log-ambassador = The council mans { rev-n-ship }.
rev-log-ambassador-aside = { $house } has no free ship: the ambassador waits.
rev-log-council-lands = The council lands { rev-n-ship } at sector { $sector }.
rev-log-renown = { $name } has { $n } Renown.
rev-log-winner = { $name } wins.
rev-log-replaced = { $name } replaces { rev-n-ship } with the one of { $newhouse }.
rev-log-colonies-removed = { $name } removes { rev-colonies-n } from the game.
rev-colonies-n = { $n ->
        [one] { $n } colony
       *[other] { $n } colonies
    }
rev-log-void-cleared = A void ship leaves sector { $sector }.
rev-log-crew-placed = The Corrupted Crew mans { rev-n-ship }.
rev-log-crew-fails = The Corrupted Crew finds no ship of { $house }.
rev-log-crew-influence = The Corrupted Crew gains influence with { $house }, now { $n }.
rev-log-crew-tactics = The Corrupted Crew advances to tactics { $n }.
rev-log-crew-lands = The Corrupted Crew lands { rev-n-ship } at sector { $sector }.
rev-log-redrew = { $name } replaces a { $cardkind }.
rev-log-locked = { rev-goods } of { $name } stays locked in the { $compartment }.
rev-log-starts-at = { $name } starts beside the { $house } ark.
rev-log-shuttle-reserved = On radar card { $radar }: { rev-n-ship }.
rev-log-crew-wins = The Corrupted Crew wins.
rev-log-colonies-seen = { $name } looks through the colonies.

## Why not

rev-why-rev-f-01-1-1 = { $verb ->
        [with] This crew member is already used.
       *[man] Its crew space is taken.
    }
rev-why-rev-f-01-1-2 = This frigate belongs to { $owner }.
rev-why-rev-f-01-3-3 = Its cost is out of reach, or nothing would come of it.
rev-why-rev-f-01-4-4 = You have no free corruption slot.
rev-why-rev-f-02-17 = Nobody mans this ark.
rev-why-rev-f-02-19 = No ship lies on this planet.
rev-why-rev-f-05-2 = No free planet lies at this sector.
rev-why-rev-f-06-0-1 = This space is taken for this cycle.
rev-why-rev-f-06-1-1 = You cannot pay 1 material, 1 energy and 1 neutronium.
rev-why-rev-f-06-1-4 = Arks are never deployed.
rev-why-rev-f-06-1-5 = This shuttle lies on a radar card.
rev-why-rev-f-06-1-7 = This defect already has a token.
rev-why-rev-f-06-1-9 = The lower effect of a core defect stays open.
rev-why-rev-f-06-2-2 = You cannot pay its neutronium.
rev-why-rev-f-07-4 = You have more resources than open slots.
rev-why-rev-f-07-10 = This compartment has no corruption slot.
rev-why-rev-f-08-1 = This compartment is already corrupted.
rev-why-rev-f-10-3 = You stand at the end of this track.
rev-why-rev-f-12-5 = Sector { $sector } is full.
rev-why-rev-f-12-11 = Arks and landed ships do not move carefully.
rev-why-rev-f-12-13 = { $verb ->
        [careful] Every sector in reach is full or has more void ships.
       *[move] Sector { $sector } has more void ships.
    }
rev-why-rev-f-12-16 = No ship may end its turn in an inner sector.
rev-why-rev-f-13-3 = Nothing to attack in this sector.
rev-why-rev-f-14-11 = { $verb ->
        [attach] This cadet already has 2 cards.
       *[play] Both cadets already have 2 cards.
    }
rev-why-rev-f-14-12 = All 5 frigate slots are full.
rev-why-rev-f-14-16 = { $verb ->
        [bonus] You cannot pay for any card in hand.
       *[play] You cannot pay for this card.
    }
rev-why-rev-f-15-1 = Corruption lies on this bonus action.
rev-why-rev-f-15-2 = It takes 3 science and a rank below 3.
rev-why-rev-f-15-6 = You cannot pay this card in full.
rev-why-rev-f-15-9 = No corruption to remove, or nothing to pay with.
rev-why-rev-f-17-4-3 = This ship is already corrupted.
rev-why-rev-f-17-4-4 = Shuttles have no corruption slot.
rev-why-gap-a-11 = Sector { $sector } already has a planet.
rev-why-gap-f-19 = This ship has already moved.
rev-why-gap-f-34 = No card of this kind is left.
