### The texts of Revenant's cards, written from their effects. Each primitive of the vocabulary is one message: a clause
### as an order. Its attributes are the same clause after "may" (.may) and after "to" (.to), where they differ.
### $who is "you", or "they" when an effect falls on every player; $n is the amount.

## Parts of clauses

rev-goods = { $what ->
        [material] { $n } material
        [energy] { $n } energy
        [science] { $n } science
        [neutronium] { $n } neutronium
       *[any] { $n ->
                [one] { $n } resource of any kind
               *[other] { $n } resources of any kinds
            }
    }
rev-kinds = { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of different kinds
    }
rev-cards = { $n ->
        [one] { $n } operation card
       *[other] { $n } operation cards
    }
rev-secrets = { $n ->
        [one] { $n } hidden influence card
       *[other] { $n } hidden influence cards
    }
rev-sector = { $who ->
        [they] their sector
       *[you] your sector
    }
rev-frigate = { $who ->
        [they] their frigate
       *[you] your frigate
    }
rev-frigate-board = { $who ->
        [they] their frigate board
       *[you] your frigate board
    }
rev-scope = { $what ->
        [sector] in { rev-sector }
        [adjacent] { $n ->
                [one] in { rev-sector } or an adjacent one
               *[other] in { rev-sector } or adjacent ones
            }
        [one] in one outer sector
        [spread] { $n ->
                [one] in any outer sector
               *[other] in any outer sectors
            }
       *[frigate] in the sector of { rev-frigate }
    }
rev-one-of-kinds = { $what ->
        [fighter] a fighter
        [dropship] a dropship
        [shuttle] a shuttle
        [fighter-dropship] a fighter or dropship
        [fighter-shuttle] a fighter or shuttle
        [dropship-shuttle] a dropship or shuttle
       *[fighter-dropship-shuttle] a fighter, dropship or shuttle
    }

rev-tactics = { $n } tactics
rev-data = { $n } discovery data
rev-influence = { $n } influence { $house ->
        [any] { $n ->
                [one] with a house of { $who ->
                        [they] their choice
                       *[you] your choice
                    }
               *[other] with houses of { $who ->
                        [they] their choice
                       *[you] your choice
                    }
            }
       *[other] with { $house }
    }
rev-hidden-influence = hidden influence{ $n ->
        [one] { "" }
        [2] { " twice" }
       *[other] { " " }{ $n } times
    }
rev-repaired = { $what ->
        [revenant] from the Revenant
        [any] { $n ->
                [one] from any house ship or the Revenant
               *[other] from any house ships or the Revenant
            }
       *[other] { $n ->
                [one] from a house ship { rev-scope }
               *[other] from house ships { rev-scope }
            }
    }

## Effects

rev-fx-gain = gain { $goods }

rev-fx-pay = spend { rev-goods }
rev-fx-pay_kinds = spend { rev-kinds }
rev-fx-lose = lose { rev-goods }
rev-fx-lose_tactics = lose { rev-tactics }
rev-fx-lose_data = lose { rev-data }
rev-fx-draw = draw { $more ->
        [yes] { $n ->
                [one] { $n } more operation card
               *[other] { $n } more operation cards
            }
       *[no] { rev-cards }
    }
rev-fx-shield = place { $more ->
        [yes] { $n ->
                [one] { $n } more shield
               *[other] { $n } more shields
            }
       *[no] { $n ->
                [one] { $n } shield
               *[other] { $n } shields
            }
    } { rev-scope }
rev-fx-repair = remove { $n } damage { rev-repaired }
rev-fx-no_planet_corruption = ignore the corruption of planets resolved this turn
rev-fx-discard_op = discard { rev-cards } from hand
rev-fx-lose_op = lose { rev-cards } from hand
rev-fx-discard_hidden = discard { rev-secrets }
rev-fx-lose_hidden = lose { rev-secrets }
rev-fx-lose_influence = lose { $n } influence with the house where { $who ->
        [they] they stand
       *[you] you stand
    } highest
rev-fx-extra_hidden_choice = draw { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    } to choose from
rev-fx-keep_hidden = keep up to { $n } of the cards drawn
rev-fx-play = play 1 operation card from hand{ $n ->
        [0] { "" }
        [one] { " " }for { $n } resource less
       *[other] { " " }for { $n } resources less
    }
rev-fx-discount = { $what ->
        [neutronium] pay { $n } neutronium less for it
        [energy] spend { $n } energy less for it
        [card] { $n ->
                [one] discard { $n } operation card fewer for it
               *[other] discard { $n } operation cards fewer for it
            }
       *[other] pay { $n ->
                [one] { $n } resource
               *[other] { $n } resources
            } less for it{ $what ->
                [cadet] { " " }if it is a cadet card
                [frigate] { " " }if it is a frigate card
                [directive] { " " }if it is a directive
                [fight] { " " }if it is a cadet or frigate card marked Fight
               *[any] { "" }
            }
    }
rev-fx-promote = raise { $who ->
        [they] their captain’s rank
       *[you] your captain’s rank
    } by { $n }
rev-fx-cleanse = { $what ->
        [board] remove { $n } corruption from { rev-frigate-board }
        [ship] { $n ->
                [one] remove { $n } corruption from a house ship
               *[other] remove { $n } corruption from house ships
            }
       *[any] { $n ->
                [one] remove { $n } corruption from { rev-frigate-board } or a house ship
               *[other] remove { $n } corruption from { rev-frigate-board } or house ships
            }
    }
rev-fx-corrupt = place { $n } corruption on { rev-frigate-board }
rev-fx-residual = put { $n ->
        [one] { $n } corruption marker
       *[other] { $n } corruption markers
    } from the supply on { $who ->
        [they] their residual void slots
       *[you] your residual void slots
    }
rev-fx-remove_shield = remove { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    } from { rev-sector }
rev-fx-destroy = destroy { $n ->
        [one] { $n } void ship
       *[other] { $n } void ships
    } { rev-scope }
rev-fx-attack = deal { $n } more damage
rev-fx-move = make { $n ->
        [one] { $n } additional move
       *[other] { $n } additional moves
    }
rev-fx-move_frigate = move { rev-frigate } up to { $n ->
        [one] { $n } sector
       *[other] { $n } sectors
    }
rev-fx-jump_frigate = put { rev-frigate } into any sector with a planet
rev-fx-careful = make { $n ->
        [one] { $n } careful move
       *[other] up to { $n } careful moves
    }
rev-fx-damage_ships = put { $n } damage { $what ->
        [two-different-house-ships] on each of two different house ships
        [every-dropship] on every dropship
       *[every-ark] on every ark
    }
rev-fx-deploy = deploy { rev-one-of-kinds } of any house
rev-fx-deploy_of_discarded = deploy { rev-one-of-kinds } of the discarded card’s house without cost
rev-fx-swap_ship = { $house ->
        [any] replace a house ship on the board with the same kind of ship of another house from the supply
       *[other] replace a house ship on the board with the same kind of ship of { $house } from the supply
    }
rev-fx-swap_for_discarded = replace a house ship on the board, but no ark, with the same kind of ship of the discarded card’s house from the supply
rev-fx-destroy_ship = choose { $what ->
        [ark] an ark
        [fighter] a fighter
        [dropship] a dropship
       *[shuttle] a shuttle
    } and destroy it
rev-fx-spawn = add { $n ->
        [one] { $n } void ship
       *[other] { $n } void ships
    } to every sector with a rift
rev-fx-protect = place { $n ->
        [one] { $n } protection token on a face-up defect
       *[other] { $n } protection tokens on face-up defects
    }
rev-as-landed = as if { $who ->
        [they] they
       *[you] you
    } had landed on it
rev-fx-copy = copy the effect of { $what ->
        [ark] another occupied ark
        [planet] an occupied planet { rev-as-landed }
        [any_ark] any ark
        [any_planet] any planet { rev-as-landed }
        [frigate] { rev-frigate }
        [ship] another house ship in { rev-sector }
        [occupied_ship] another occupied ship or space
       *[any_ship] any other house ship
    }
rev-fx-land_occupied = land on an occupied planet
rev-fx-frigate_both = resolve both effects of the frigate, A before B
rev-fx-add_planet = { $n ->
        [one] draw a planet and lay it with 1 discovery data beside an outer sector without a planet
       *[other] draw { $n } planets and lay each with 1 discovery data beside an outer sector without a planet
    }, or discard { $n ->
        [one] it
       *[other] them
    }
rev-fx-cull_colonies = look through the colony deck and remove { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from the game
rev-fx-peek_colony = draw { $n ->
        [one] { $n } colony card
       *[other] { $n } colony cards
    }, remove one of them from the game and shuffle the rest back
rev-fx-choose_shuttle = lay an available shuttle of any house on this card
rev-fx-per = { $effect } { $count }, { $n ->
        [one] at most once
        [2] at most twice
       *[other] at most { $n } times
    }
rev-fx-cond = { $effect }{ $condition }
rev-fx-choose = choose one: { $a }; or { $b }
    .may = either { $a }, or { $b }
    .to = either { $a }, or { $b }
rev-fx-each = in turn order, each player must { $effect }
    .may = make each player in turn order { $effect }
    .to = make each player in turn order { $effect }
rev-fx-resolver = the resolving player must { $effect }
    .may = make the resolving player { $effect }
    .to = make the resolving player { $effect }

rev-count-house-with-own-track-influence-2 = for each house in which { $who ->
        [they] their marker stands
       *[you] your marker stands
    } on field 2 or higher
rev-count-attached-cadet-card = for each card attached to { $who ->
        [they] their cadets
       *[you] your cadets
    }
rev-count-own-crew-member-on-a-landed-ship = for each of { $who ->
        [they] their crew members
       *[you] your crew members
    } on a landed ship

rev-condition-moved-2 = { " " }if this maneuver used at least 2 moves
rev-condition-third-kill-this-turn = { " " }if it is { $who ->
        [they] their third
       *[you] your third
    } this turn
rev-condition-a-corruption-slot-is-free = { " " }if { $who ->
        [they] they have
       *[you] you have
    } a free corruption slot
rev-condition-3-or-more-hidden-influence-cards = { " " }if { $who ->
        [they] they have
       *[you] you have
    } 3 or more hidden influence cards
rev-condition-cycle-4 = { " " }(only in cycle 4)
rev-condition-not-cycle-4 = { " " }(not in cycle 4)

## Several clauses in one sentence

rev-join-gate = { $a } to { $b }
rev-join-and = { $a } and { $b }
rev-join-or = { $a }; or { $b }
    .may = { $a }, or { $b }
rev-join-comma = { $a }, { $b }
rev-join-then = { $a }, then { $b }
rev-join-any-order = { $a } and/or { $b }, in any order
rev-join-clauses = { $a }, and { $b }
rev-sentence = { $text }.

## Triggers

rev-with-cadet = with this cadet
rev-with-frigate = with this frigate
rev-with-captain = with this captain

rev-on-man_ark = When you man an ark { $with }, you may { $effect }.
rev-on-man_fighter = When you man a fighter { $with }, you may { $effect }.
rev-on-man_dropship = When you man a dropship { $with }, you may { $effect }.
rev-on-man_frigate = When you man your frigate { $with }, you may { $effect }.
rev-on-man_frigate-frigate = When you resolve the effect of this frigate, you may { $effect }.
rev-on-man_revenant = When you man the Revenant { $with }, you may { $effect }.
rev-on-provision = When you resolve an effect marked Provision { $with }, you may { $effect }.
rev-on-mining = When you resolve an effect marked Mining { $with }, you may { $effect }.
rev-on-maneuver = When you maneuver { $with }, you may { $effect }.
rev-on-attack = When you attack { $with }, you may { $effect }.
rev-on-kill = Each time you destroy a void ship { $with }, you may { $effect }.
rev-on-first_kill = When you destroy your first void ship in a turn { $with }, you may { $effect }.
rev-on-land = When you land { $with }, you may { $effect }.
rev-on-planet = When you resolve a planet { $with }, you may { $effect }.
rev-on-influence = When manning a ship { $with } gives you influence, you may { $effect }.
rev-on-hidden = When you gain hidden influence { $with }, you may { $effect }.
rev-on-shield = When you place shields { $with }, you may { $effect }.
rev-on-cleanse = Each time you remove corruption { $with }, you may { $effect }.
rev-on-play = When you play an operation card { $with }, you may { $effect }.
rev-on-draw = When you draw operation cards { $with }, you may { $effect }.
rev-on-deploy = When you deploy a ship { $with }, you may { $effect }.
rev-on-copy = When you copy an effect { $with }, you may { $effect }.
rev-on-hypercharge = When you carry out Hypercharge { $with }, you may { $effect }.
rev-on-turn_end = At the end of a turn { $with }, you may { $effect }.
rev-on-activate = With the bonus action Activate, you may { $effect }.
rev-on-instead = Instead of resolving the effect of the ship you man { $with }, you may { $effect }.
rev-on-instead_of_influence = Instead of gaining influence for the ship you man { $with }, you may { $effect }.
rev-on-before_action = Before the crew action { $with }, you may { $effect }.
rev-on-sector_cleared = When you destroy the last void ship in your sector by attacking { $with }, you may { $effect }.
rev-on-cleanse_a = When you use option A of Cleanse { $with }, you may { $effect }.
rev-on-cleanse_b = When you use option B of Cleanse { $with }, you may { $effect }.

rev-repeat = { $n ->
        [2] You may do this up to twice.
        [99] You may do this any number of times.
       *[other] You may do this up to { $n } times.
    }
rev-ranks = At ranks { $from } to { $to }: { $text }
rev-ranks-only = At rank { $from }: { $text }
rev-ranks-from = From rank { $from }: { $text }

## Whole cards

rev-planet-upper = Upper option: { $text }
rev-planet-upper-mining = Upper option, Mining: { $text }
rev-planet-lower = Lower option, corrupted: { $text }
rev-planet-lower-mining = Lower option, corrupted, Mining: { $text }
rev-defect-upper = Upper effect: { $text }
rev-defect-lower = Lower effect: { $text }
rev-defect-core = Core defect: the lower effect cannot be covered.
rev-radar-cost = Hypercharge costs { $n } neutronium.
rev-radar-void = Void ships in sectors 1 to 8: { $numbers }.
rev-radar-rifts = { $n ->
        [one] Rift in sector { $numbers }.
       *[other] Rifts in sectors { $numbers }.
    }
rev-radar-planets = { $n ->
        [one] Planet beside sector { $numbers }.
       *[other] Planets beside sectors { $numbers }.
    }
rev-radar-shuttle = The shuttle of { $house } arrives in sector { $sector }.
rev-radar-shuttle-choice = The shuttle laid on this card arrives in sector { $sector }.
rev-radar-benefit = Benefit: { $text }
rev-numbers-and = { $a } and { $b }

## Agendas and colonies

rev-range = { $range ->
        [least] at least { $n }
        [most] at most { $n }
        [exact] exactly { $n }
        [again] { $n }
       *[between] { $least } to { $n }
    }
rev-term-ships = { rev-range } { $of ->
        [ark] { $n ->
                [one] ark is
               *[other] arks are
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
                [one] shuttle is
               *[other] shuttles are
            }
        [frigate] { $n ->
                [one] frigate is
               *[other] frigates are
            }
       *[house_ship] { $n ->
                [one] house ship is
               *[other] house ships are
            }
    } on the board
rev-things-ships = { rev-range } { $of ->
        [ark] { $n ->
                [one] ark
               *[other] arks
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
                [one] shuttle
               *[other] shuttles
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
rev-all-ships = { $things } are on the board
rev-term-greatest-power = { $range ->
        [least] one house has at least { $n } power
        [most] no house has more than { $n } power
       *[other] the most powerful house has { rev-range } power
    }
rev-term-least-power = { $range ->
        [least] every house has at least { $n } power
       *[other] the least powerful house has { rev-range } power
    }
rev-term-have = you have { $things }
rev-have-resource = { rev-range } { $of ->
        [material] material
        [energy] energy
        [science] science
       *[neutronium] neutronium
    }
rev-have-least-resource = { rev-range } of each resource
rev-have-resources = { rev-range } { $n ->
        [one] resource
       *[other] resources
    } in total
rev-have-data = { rev-range } discovery data
rev-have-residual = { rev-range } residual void
rev-have-corruption = { rev-range } corruption on your frigate board
rev-term-houses-with-power = { rev-range } { $n ->
        [one] house has
       *[other] houses have
    } at least { $of } power
rev-term-damage = house ships and the Revenant together carry { rev-range } damage
rev-term-rank = your captain has { $range ->
        [least] at least rank { $n }
        [most] at most rank { $n }
        [exact] rank { $n }
       *[between] rank { $least } to { $n }
    }
rev-term-cards = you have played { rev-range } { $of ->
        [cadet] { $n ->
                [one] cadet card
               *[other] cadet cards
            }
        [frigate] { $n ->
                [one] frigate card
               *[other] frigate cards
            }
       *[directive] { $n ->
                [one] directive
               *[other] directives
            }
    }
rev-things-cards = { rev-range } { $of ->
        [cadet] { $n ->
                [one] cadet card
               *[other] cadet cards
            }
        [frigate] { $n ->
                [one] frigate card
               *[other] frigate cards
            }
       *[directive] { $n ->
                [one] directive
               *[other] directives
            }
    }
rev-all-cards = you have played { $things }
rev-term-houses-with-influence = you have a total influence of at least { $of } with { rev-range } { $n ->
        [one] house
       *[other] houses
    }

rev-measure-ships = the { $of ->
        [ark] arks
        [fighter] fighters
        [dropship] dropships
        [shuttle] shuttles
        [frigate] frigates
       *[house_ship] house ships
    } on the board
    .each = for each { $of ->
        [ark] ark
        [fighter] fighter
        [dropship] dropship
        [shuttle] shuttle
        [frigate] frigate
       *[house_ship] house ship
    } on the board
rev-measure-greatest-power = the power of the most powerful house
    .each = for each power of the most powerful house
rev-measure-least-power = the power of the least powerful house
    .each = for each power of the least powerful house
rev-measure-houses-with-power = the number of houses with at least { $of } power
    .each = for each house with at least { $of } power
rev-measure-damage = the damage on house ships and the Revenant
    .each = for each damage on house ships and the Revenant
rev-measure-resource = your { $of ->
        [material] material
        [energy] energy
        [science] science
       *[neutronium] neutronium
    }
    .each = for each { $of ->
        [material] material
        [energy] energy
        [science] science
       *[neutronium] neutronium
    } you have
rev-measure-least-resource = the resource you have least of
    .each = for each complete set of the four resources you have
rev-measure-resources = the number of your resources
    .each = for each resource you have
rev-measure-data = your discovery data
    .each = for each discovery data you have
rev-measure-residual = your residual void
    .each = for each residual void you have
rev-measure-corruption = the corruption on your frigate board
    .each = for each corruption on your frigate board
rev-measure-rank = your captain’s rank
    .each = for each rank of your captain
rev-measure-cards = the { $of ->
        [cadet] cadet cards
        [frigate] frigate cards
       *[directive] directives
    } you have played
    .each = for each { $of ->
        [cadet] cadet card
        [frigate] frigate card
       *[directive] directive
    } you have played
rev-measure-houses-with-influence = the number of houses with which you have a total influence of at least { $of }
    .each = for each house with which you have a total influence of at least { $of }

rev-colony-each = Score { $n } Renown { $each }, at most { $most }.
rev-colony-steps = Score Renown by { $measure }: { $steps }.
rev-colony-step = { $n } for { $value }
rev-cost-none = free

## Only in the prototype edition

rev-fx-reorganize = move up to { $n ->
        [one] { $n } small ship
       *[other] { $n } different small ships
    } one sector each, to no more void ships than there were
rev-fx-repair_paid = spend any number of { $what ->
        [material] material
        [energy] energy
        [science] science
        [neutronium] neutronium
       *[any] resources
    }; for each, remove 1 damage anywhere and gain 1 tactics
rev-on-remove_corruption = Each time you pay for Remove Corruption { $with }, you may { $effect }.
rev-term-power-of = { $of } together have { rev-range } power
rev-term-three-greatest-powers = the three most powerful houses together have { rev-range } power
rev-have-greatest-influence = { rev-range } influence on one track
rev-have-least-influence = { rev-range } influence on every track
rev-term-frigate-damage = one fight of your frigate could deal { rev-range } damage
rev-term-absorbers = { rev-range } { $n ->
        [one] absorber is
       *[other] absorbers are
    } on the map
rev-term-tiles-resolved = { rev-range } { $n ->
        [one] damage tile
       *[other] damage tiles
    } struck the Revenant
rev-measure-power-of = the power of { $of }
    .each = for each power of { $of }
rev-measure-three-greatest-powers = the power of the three most powerful houses
    .each = for each power of the three most powerful houses
rev-measure-greatest-influence = your highest influence
    .each = for each step of your highest influence
rev-measure-least-influence = your lowest influence
    .each = for each step of your lowest influence
rev-measure-frigate-damage = the damage of one fight of your frigate
    .each = for each damage of one fight of your frigate
rev-measure-absorbers = the absorbers on the map
    .each = for each absorber on the map
rev-measure-tiles-resolved = the damage tiles that struck the Revenant
    .each = for each damage tile that struck the Revenant
