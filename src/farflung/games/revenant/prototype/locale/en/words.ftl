### The prototype edition in its own words. What stands here replaces the message of the same name; all others are those of
### both editions.

## Cards

rev-one-of-kinds = { $what ->
        [fighter] a fighter
        [dropship] a dropship
        [shuttle] a civilian ship
        [fighter-dropship] a fighter or dropship
        [fighter-shuttle] a fighter or civilian ship
        [dropship-shuttle] a dropship or civilian ship
        [fighter-dropship-shuttle] a fighter, dropship or civilian ship
       *[ark-fighter-dropship-shuttle] any ship
    }
rev-fx-discount = { $what ->
        [neutronium] pay { $n } neutronium less for it
        [either] pay 1 neutronium or 1 card less for it
       *[other] { $n ->
                [9] pay nothing for it
                [one] pay { $n } resource less for it
               *[other] pay { $n } resources less for it
            }{ $what ->
                [cadet] { " " }if it is a training card
                [frigate] { " " }if it is an equipment card
                [directive] { " " }if it is a support card
                [fight] { " " }if it is a training or equipment card marked Fight
               *[any] { "" }
            }
    }
rev-fx-residual = put { $n ->
        [one] { $n } corruption marker
       *[other] { $n } corruption markers
    } from the supply on { $who ->
        [they] their collection slots
       *[you] your collection slots
    }
rev-fx-swap_for_discarded = replace a house ship on the map with the same kind of ship of the discarded card’s house from the supply
rev-fx-frigate_both = land with the frigate after its fight
rev-condition-moved-2 = { " " }if this move was at least 2 sectors
rev-on-maneuver = When you move the ship you man { $with }, you may { $effect }.
rev-on-maneuver-frigate = When you move this frigate in your main action, you may { $effect }.
rev-on-attack = When you fight { $with }, you may { $effect }.
rev-on-activate = With the bonus action Activate Ability, you may { $effect }.
rev-on-hypercharge = When you enable the hyperjump { $with }, you may { $effect }.
rev-on-man_frigate-frigate = When you resolve an action of this frigate, you may { $effect }.
rev-ranks = On levels { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    } to { $to ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }: { $text }
rev-ranks-only = On level { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }: { $text }
rev-ranks-from = From level { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }: { $text }
rev-term-rank = your captain has { $range ->
        [least] at least { "" }
        [most] at most { "" }
       *[other] { "" }
    }level { $n ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }
rev-measure-rank = the levels your captain has gained
    .each = for each level your captain has gained
rev-have-residual = { rev-range } corruption in your collection
rev-measure-residual = the corruption in your collection
    .each = for each corruption in your collection
rev-colony-each = Score { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    } { $each }, at most { $most }.
rev-colony-steps = Score victory points by { $measure }: { $steps }.
rev-tile-text = { $text }
rev-sonar-void = Voidborn ships in sectors 1 to 8: { $numbers }.
rev-sonar-civilian = The civilian ship of { $house } arrives in sector { $sector }.
rev-agenda-slot = { $n }. { $text }
rev-cards = { $n ->
        [one] { $n } improvement card
       *[other] { $n } improvement cards
    }
rev-fx-draw = draw { $more ->
        [yes] { $n ->
                [one] { $n } more improvement card
               *[other] { $n } more improvement cards
            }
       *[no] { rev-cards }
    }
rev-fx-shield = place { $more ->
        [yes] { $n ->
                [one] { $n } more absorber
               *[other] { $n } more absorbers
            }
       *[no] { $n ->
                [one] { $n } absorber
               *[other] { $n } absorbers
            }
    } { rev-scope }
rev-fx-play = play 1 improvement card from hand{ $n ->
        [0] { "" }
        [one] { " " }for { $n } resource less
       *[other] { " " }for { $n } resources less
    }
rev-fx-promote = raise { $who ->
        [they] their captain’s level
       *[you] your captain’s level
    } by { $n }
rev-fx-remove_shield = remove { $n ->
        [one] { $n } absorber
       *[other] { $n } absorbers
    } from { rev-sector }
rev-fx-destroy = destroy { $n ->
        [one] { $n } voidborn ship
       *[other] { $n } voidborn ships
    } { rev-scope }
rev-fx-damage_ships = put { $n } damage { $what ->
        [two-different-house-ships] on each of two different house ships
        [every-dropship] on every dropship
       *[every-ark] on every arkship
    }
rev-fx-swap_ship = { $house ->
        [any] replace a house ship on the map with the same kind of ship of another house from the supply
       *[other] replace a house ship on the map with the same kind of ship of { $house } from the supply
    }
rev-fx-destroy_ship = choose { $what ->
        [ark] an arkship
        [fighter] a fighter
        [dropship] a dropship
       *[shuttle] a civilian ship
    } and destroy it
rev-fx-spawn = add { $n ->
        [one] { $n } voidborn ship
       *[other] { $n } voidborn ships
    } to every sector with a rift
rev-fx-copy = copy the effect of { $what ->
        [ark] another occupied arkship
        [planet] an occupied planet { rev-as-landed }
        [any_ark] any arkship
        [any_planet] any planet { rev-as-landed }
        [frigate] { rev-frigate }
        [ship] another house ship or { rev-frigate } in the sector where { $who ->
                [they] they placed their crew figure
               *[you] you placed your crew figure
            }
        [occupied_ship] another occupied ship or space
       *[any_ship] any other house ship, { rev-frigate } or a space of the Revenant
    }
rev-condition-cycle-4 = { " " }(only in round 4)
rev-condition-not-cycle-4 = { " " }(not in round 4)
rev-on-man_ark = When you man an arkship { $with }, you may { $effect }.
rev-on-kill = Each time you destroy a voidborn ship { $with }, you may { $effect }.
rev-on-first_kill = When you destroy your first voidborn ship in a turn { $with }, you may { $effect }.
rev-on-shield = When you place absorbers { $with }, you may { $effect }.
rev-on-play = When you play an improvement card { $with }, you may { $effect }.
rev-on-draw = When you draw improvement cards { $with }, you may { $effect }.
rev-on-before_action = Before the main action { $with }, you may { $effect }.
rev-on-sector_cleared = When you destroy the last voidborn ship in your sector by fighting { $with }, you may { $effect }.
rev-term-ships = { rev-range } { $of ->
        [ark] { $n ->
                [one] arkship is
               *[other] arkships are
            }
        [fighter] { $n ->
                [one] fighter is
               *[other] fighters are
            }
        [dropship] { $n ->
                [one] dropship is
               *[other] dropships are
            }
        [shuttle] { $n ->
                [one] civilian ship is
               *[other] civilian ships are
            }
        [frigate] { $n ->
                [one] frigate is
               *[other] frigates are
            }
       *[house_ship] { $n ->
                [one] house ship is
               *[other] house ships are
            }
    } on the map
rev-things-ships = { rev-range } { $of ->
        [ark] { $n ->
                [one] arkship
               *[other] arkships
            }
        [fighter] { $n ->
                [one] fighter
               *[other] fighters
            }
        [dropship] { $n ->
                [one] dropship
               *[other] dropships
            }
        [shuttle] { $n ->
                [one] civilian ship
               *[other] civilian ships
            }
        [frigate] { $n ->
                [one] frigate
               *[other] frigates
            }
       *[house_ship] { $n ->
                [one] house ship
               *[other] house ships
            }
    }
rev-all-ships = { $things } are on the map
rev-term-cards = you have played { rev-range } { $of ->
        [cadet] { $n ->
                [one] training card
               *[other] training cards
            }
        [frigate] { $n ->
                [one] equipment card
               *[other] equipment cards
            }
       *[directive] { $n ->
                [one] support card
               *[other] support cards
            }
    }
rev-things-cards = { rev-range } { $of ->
        [cadet] { $n ->
                [one] training card
               *[other] training cards
            }
        [frigate] { $n ->
                [one] equipment card
               *[other] equipment cards
            }
       *[directive] { $n ->
                [one] support card
               *[other] support cards
            }
    }
rev-measure-ships = the { $of ->
        [ark] arkships
        [fighter] fighters
        [dropship] dropships
        [shuttle] civilian ships
        [frigate] frigates
       *[house_ship] house ships
    } on the map
    .each = for each { $of ->
        [ark] arkship
        [fighter] fighter
        [dropship] dropship
        [shuttle] civilian ship
        [frigate] frigate
       *[house_ship] house ship
    } on the map
rev-measure-cards = the { $of ->
        [cadet] training cards
        [frigate] equipment cards
       *[directive] support cards
    } you have played
    .each = for each { $of ->
        [cadet] training card
        [frigate] equipment card
       *[directive] support card
    } you have played
rev-fx-reorganize = move up to { $n ->
        [one] { $n } small ship
       *[other] { $n } different small ships
    } one sector each, to no more voidborn ships than there were

## Sentences

rev-n-ship = { $ship ->
        [ark] the { $house } arkship
        [fighter] the { $house } fighter
        [dropship] the { $house } dropship
        [shuttle] the { $house } civilian ship
        [own-frigate] your frigate
        [same-frigate] the frigate
        [frigate] { $owner }’s frigate
        [reinforcement] Deploy on the Revenant
        [hypercharge] Hyperjump on the Revenant
        [revenant] the Revenant
       *[ship] the ship
    }
rev-n-phase = { $phase ->
        [setup] Set-up
        [sonar] Sonar phase
        [action] Action phase
        [recall] Recall phase
        [breach] Breach phase
        [hyperjump] Hyperjump phase
       *[scoring] Final scoring
    }
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
        [removal] Remove no more
        [reorganize] Move no more
        [jump] Do not enable it
        [deploy-space] Deploy nothing
        [sonar] Keep the other
       *[other] Done
    }
rev-opt-take = { $ask ->
        [emergency] Gain 1 tactics
        [removal] Pay for it
       *[other] Use it
    }
rev-opt-skip = { $ask ->
        [emergency] Neither
        [bonus] No bonus action
        [choice] None of them
        [sector] Discard the planet
        [shuttle] No civilian ship
        [reveal] Keep it hidden
       *[other] Leave it
    }
rev-n-sector = { $sector ->
        [N] the central sector north
        [E] the central sector east
        [S] the central sector south
        [W] the central sector west
       *[other] sector { $sector }
    }
rev-opt-fire = Fire at a voidborn ship
rev-opt-shield = Absorber in sector { $sector }
rev-opt-destroy = Voidborn ship in sector { $sector }
rev-opt-clear = Voidborn ship in sector { $sector }
rev-ask-shield = Where do you place an absorber?
rev-ask-destroy = Which voidborn ship do you destroy?
rev-ask-clear = Which voidborn ship do you clear away?
rev-log-killed = { $name } destroys a voidborn ship in sector { $sector }.
rev-log-shielded = { $name } places an absorber in sector { $sector }.
rev-log-reward-taken = { $name } takes a reward token of { $house }.
rev-log-fight = { $n ->
        [0] No voidborn ships in sector { $sector }.
        [one] { $n } voidborn ship strikes in sector { $sector }.
       *[other] { $n } voidborn ships strike in sector { $sector }.
    }
rev-log-shields-ward = { $n ->
        [one] { $n } absorber wards off { $n } damage in sector { $sector }.
       *[other] { $n } absorbers ward off { $n } damage in sector { $sector }.
    }
rev-log-shields-gone = The absorbers in sector { $sector } go out.
rev-log-void-arrives = { $n ->
        [one] { $n } voidborn ship arrives in sector { $sector }.
       *[other] { $n } voidborn ships arrive in sector { $sector }.
    }
rev-log-void-cleared = A voidborn ship leaves sector { $sector }.
rev-opt-attack = Fight
rev-opt-absorb = Place an absorber
rev-opt-enable-jump = Enable the hyperjump
rev-opt-discard-sonar = Discard sonar card { $sonar }
rev-opt-discard-colony = Discard { $colony }
rev-opt-keep-agenda = { $agenda }
rev-opt-reveal-agenda = Reveal the agenda
rev-opt-name-first = { $name }
rev-opt-draft = House { $house }
rev-opt-waive-card = Discard no card
rev-opt-reinforce = Pay 1 of each resource
rev-opt-place = { rev-n-sector }
rev-opt-own-effect = Use the ship’s own action
rev-ask-attack = How does the fight go on?
rev-ask-agenda = Which agenda do you keep?
rev-ask-draft = Which house do you take?
rev-ask-start = Where does your frigate start?
rev-ask-jump = Do you enable the hyperjump?
rev-ask-sonar = Which card do you discard?
rev-ask-first = Who is first player in the next round?
rev-ask-reveal = Do you reveal your agenda now?
rev-ask-removal = How do you pay for removing corruption?
rev-ask-reorganize = Which small ship moves?
rev-ask-deploy-space = Do you deploy a ship?
rev-ask-small-ship = What does { rev-n-ship } do?
rev-log-residual-void = { $name } collects the corruption, now { $n }.
rev-log-promoted = { $name }’s captain rises to level { $n ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }.
rev-log-cycle-begins = Round { $n } begins.
rev-log-renown = { $n ->
        [one] { $name } has { $n } victory point.
       *[other] { $name } has { $n } victory points.
    }
rev-log-sonar-revealed = New sonar card: { $sonar }.
rev-log-sonar-discarded = Sonar card { $sonar } is discarded.
rev-log-tile-strikes = { $tile } strikes.
rev-log-tile-revealed = Next damage tile: { $tile }.
rev-log-jump-enabled = { $name } enables the hyperjump.
rev-log-first-named = { $name } names the first player: { $other }.
rev-log-agenda-revealed = { $name } reveals { $agenda }: { $slots } of 3 slots.
rev-log-drafted = { $name } takes house { $house }.
rev-log-colony-discarded = { $colony } is discarded.
rev-log-revenant-data = { $n } discovery data on the Revenant.
rev-log-no-space = { $name } finds no space for the crew.
rev-log-agenda-kept = { $name } has chosen an agenda.

## Why not

rev-why-rev-p-2-1-1 = { $verb ->
        [with] This crew figure is already used.
       *[man] Its space is taken.
    }
rev-why-rev-p-2-1-2 = { $ship ->
        [shuttle] Nobody mans a civilian ship.
       *[other] This frigate belongs to { $owner }.
    }
rev-why-gap-a-08 = Its cost is out of reach, or nothing would come of it.
rev-why-gap-p-08 = You have no free corruption slot.
rev-why-gap-p-11 = Nobody mans this ship, or it is the Zenor arkship or landed.
rev-why-rev-p-2-5-3 = No free planet lies at this sector.
rev-why-rev-p-2-5-2 = A landed ship stays where it is.
rev-why-rev-p-2-7-6 = It takes 1 of each resource and a ship in the supply.
rev-why-rev-p-2-7-3 = You cannot pay its neutronium.
rev-why-gap-p-10 = The hyperjump is already enabled.
rev-why-rev-p-2-7-9 = This effect deploys no arkship.
rev-why-gap-a-17 = You have more resources than open slots.
rev-why-rev-p-2-3-2 = This compartment is already corrupted.
rev-why-rev-p-6-1 = You stand at the end of this track.
rev-why-gap-p-02 = Sector { $sector } is full.
rev-why-gap-p-26 = { $verb ->
        [move] Sector { $sector } has more voidborn ships.
       *[careful] This ship cannot move carefully now.
    }
rev-why-rev-p-2-2-2 = Only frigates stop in the centre.
rev-why-rev-p-9-1-13 = Alone, your frigate never enters the centre.
rev-why-rev-p-2-4-1 = No voidborn ship in this sector.
rev-why-rev-p-2-14-6 = { $verb ->
        [attach] This cadet already has 3 cards.
       *[play] Both cadets already have 3 cards.
    }
rev-why-gap-p-05 = All 5 equipment slots are full.
rev-why-rev-p-2-14-1 = You cannot pay for this card.
rev-why-gap-p-22 = No card of this kind is left.
rev-why-rev-p-2-3-3 = Corruption lies on this bonus action.
rev-why-rev-p-2-13-2 = No corruption to remove, or nothing to pay with.
rev-why-rev-p-2-13-5 = You cannot pay for any card in hand.
rev-why-rev-p-2-8-6 = { $verb ->
        [move] Sector { $sector } has more voidborn ships.
       *[careful] Every neighbouring sector is full or has more voidborn ships.
    }
rev-why-gap-p-18 = This ship has already moved.
rev-why-rev-p-s-30 = This house is already taken.
rev-why-rev-p-4-12 = This ship is already corrupted.
rev-why-rev-p-4-13 = Civilian ships are never corrupted.

## Names

rev-bonus-remove-corruption = Remove Corruption
rev-bonus-gain-resource = Gain Resource
rev-bonus-gain-tactics = Gain Tactics
rev-bonus-play-card = Play Card
rev-bonus-activate = Activate Ability
rev-bonus-move-frigate = Move Frigate
rev-compartment-remove-corruption = Remove Corruption compartment
rev-compartment-gain-resource = Gain Resource compartment
rev-compartment-gain-tactics = Gain Tactics compartment
rev-compartment-play-card = Play Card compartment
rev-compartment-activate = Activate Ability compartment
rev-compartment-move-frigate = Move Frigate compartment
rev-ship-ark = arkship
rev-sector-N = central sector north
rev-sector-E = central sector east
rev-sector-S = central sector south
rev-sector-W = central sector west
rev-kind-cadet = training card
rev-kind-frigate = equipment card
rev-kind-directive = support card
rev-ship-shuttle = civilian ship
rev-ship-reinforcement = Deploy
rev-ship-hypercharge = Hyperjump

## advice
revenant-unit = victory points
revenant-term-renown = victory points
revenant-gains-renown = It brings victory points that nobody can take away.
revenant-costs-renown = It gives up victory points that were certain.
revenant-aims-renown = For victory points that nobody can take away.
revenant-term-rank = level
revenant-gains-rank = It brings your captain nearer to the next level.
revenant-costs-rank = It delays your captain’s next level.
revenant-aims-rank = To bring its captain nearer to the next level.
