### The texts of Revenant's cards, written from their effects. Each primitive of the vocabulary is one message: a clause
### as an order. Its attributes are the same clause after "may" (.may) and after "to" (.to), where they differ.
### $who is "you", or "they" when an effect falls on every player; $n is the amount.

## Parts of clauses

goods = { $what ->
        [material] { $n } material
        [energy] { $n } energy
        [science] { $n } science
        [neutronium] { $n } neutronium
       *[any] { $n ->
                [one] { $n } resource of any kind
               *[other] { $n } resources of any kinds
            }
    }
kinds = { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of different kinds
    }
cards = { $n ->
        [one] { $n } operation card
       *[other] { $n } operation cards
    }
secrets = { $n ->
        [one] { $n } hidden influence card
       *[other] { $n } hidden influence cards
    }
sector = { $who ->
        [they] their sector
       *[you] your sector
    }
frigate = { $who ->
        [they] their frigate
       *[you] your frigate
    }
frigate-board = { $who ->
        [they] their frigate board
       *[you] your frigate board
    }
scope = { $what ->
        [sector] in { sector }
        [adjacent] { $n ->
                [one] in { sector } or an adjacent one
               *[other] in { sector } or adjacent ones
            }
        [one] in one outer sector
        [spread] { $n ->
                [one] in any outer sector
               *[other] in any outer sectors
            }
       *[frigate] in the sector of { frigate }
    }
one-of-kinds = { $what ->
        [fighter] a fighter
        [dropship] a dropship
        [shuttle] a shuttle
        [fighter-dropship] a fighter or dropship
        [fighter-shuttle] a fighter or shuttle
        [dropship-shuttle] a dropship or shuttle
       *[fighter-dropship-shuttle] a fighter, dropship or shuttle
    }

## Effects

fx-gain = gain { goods }
fx-pay = spend { goods }
fx-pay_kinds = spend { kinds }
fx-gain_kinds = gain { kinds }
fx-lose = lose { goods }
fx-discard_op = discard { cards } from hand
fx-lose_op = lose { cards } from hand
fx-discard_hidden = discard { secrets }
fx-lose_hidden = lose { secrets }
fx-tactics = gain { $n } tactics
fx-lose_tactics = lose { $n } tactics
fx-influence = { $house ->
        [any] { $n ->
                [one] gain { $n } influence with a house of { $who ->
                        [they] their choice
                       *[you] your choice
                    }
               *[other] gain { $n } influence, each with a house of { $who ->
                        [they] their choice
                       *[you] your choice
                    }
            }
       *[other] gain { $n } influence with { $house }
    }
fx-lose_influence = lose { $n } influence with the house where { $who ->
        [they] they stand
       *[you] you stand
    } highest
fx-hidden = gain hidden influence{ $n ->
        [one] { "" }
        [2] { " twice" }
       *[other] { " " }{ $n } times
    }
fx-extra_hidden_choice = draw { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    } to choose from
fx-keep_hidden = keep up to { $n } of the cards drawn
fx-draw = draw { cards }
fx-play = play 1 operation card from hand{ $n ->
        [0] { "" }
        [one] { " " }for { $n } resource less
       *[other] { " " }for { $n } resources less
    }
fx-discount = { $what ->
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
fx-promote = raise { $who ->
        [they] their captain’s rank
       *[you] your captain’s rank
    } by { $n }
fx-cleanse = { $what ->
        [board] remove { $n } corruption from { frigate-board }
        [ship] { $n ->
                [one] remove { $n } corruption from a house ship
               *[other] remove { $n } corruption from house ships
            }
       *[any] { $n ->
                [one] remove { $n } corruption from { frigate-board } or a house ship
               *[other] remove { $n } corruption from { frigate-board } or house ships
            }
    }
fx-corrupt = place { $n } corruption on { frigate-board }
fx-residual = put { $n ->
        [one] { $n } corruption marker
       *[other] { $n } corruption markers
    } from the supply on { $who ->
        [they] their residual void slots
       *[you] your residual void slots
    }
fx-data = gain { $n } discovery data
fx-lose_data = lose { $n } discovery data
fx-shield = place { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    } { scope }
fx-remove_shield = remove { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    } from { sector }
fx-destroy = destroy { $n ->
        [one] { $n } void ship
       *[other] { $n } void ships
    } { scope }
fx-attack = deal { $n } more damage
fx-move = make { $n ->
        [one] { $n } additional move
       *[other] { $n } additional moves
    }
fx-move_frigate = move { frigate } up to { $n ->
        [one] { $n } sector
       *[other] { $n } sectors
    }
fx-jump_frigate = put { frigate } into any sector with a planet
fx-careful = make { $n ->
        [one] { $n } careful move
       *[other] up to { $n } careful moves
    }
fx-repair = remove { $n } damage { $what ->
        [revenant] from the Revenant
        [any] from house ships anywhere or from the Revenant
       *[other] from house ships { scope }
    }
fx-damage_ships = put { $n } damage { $what ->
        [two-different-house-ships] on each of two different house ships
        [every-dropship] on every dropship
       *[every-ark] on every ark
    }
fx-deploy = deploy { one-of-kinds } of any house
fx-deploy_of_discarded = deploy { one-of-kinds } of the discarded card’s house without cost
fx-swap_ship = { $house ->
        [any] replace a house ship on the board with the same kind of ship of another house from the supply
       *[other] replace a house ship on the board with the same kind of ship of { $house } from the supply
    }
fx-swap_for_discarded = replace a house ship on the board, but no ark, with the same kind of ship of the discarded card’s house from the supply
fx-destroy_ship = choose { $what ->
        [ark] an ark
        [fighter] a fighter
        [dropship] a dropship
       *[shuttle] a shuttle
    } and destroy it
fx-spawn = add { $n ->
        [one] { $n } void ship
       *[other] { $n } void ships
    } to every sector with a rift
fx-protect = place { $n ->
        [one] { $n } protection token on a face-up defect
       *[other] { $n } protection tokens on face-up defects
    }
fx-copy = copy the effect of { $what ->
        [ark] another occupied ark
        [planet] an occupied planet
        [any_ark] any other ark
        [any_planet] any planet
        [frigate] { frigate }
        [ship] another house ship in { sector }
       *[any_ship] any other house ship
    }
fx-land_occupied = land on an occupied planet
fx-no_planet_corruption = take no corruption for planets resolved this turn
fx-frigate_both = resolve both effects of the frigate, A before B
fx-add_planet = { $n ->
        [one] draw a planet and lay it with 1 discovery data beside an outer sector without a planet
       *[other] draw { $n } planets and lay each with 1 discovery data beside an outer sector without a planet
    }, or discard { $n ->
        [one] it
       *[other] them
    }
fx-cull_colonies = look through the colony deck and remove { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from the game
fx-peek_colony = draw { $n ->
        [one] { $n } colony card
       *[other] { $n } colony cards
    }, remove one of them from the game and shuffle the rest back
fx-choose_shuttle = lay an available shuttle of any house on this card
fx-per = { $effect } { $count }, { $n ->
        [one] at most once
        [2] at most twice
       *[other] at most { $n } times
    }
fx-cond = { $effect } { $condition }
fx-choose = choose one: { $a }; or { $b }
    .may = either { $a }, or { $b }
    .to = either { $a }, or { $b }
fx-each = in turn order, each player must { $effect }
    .may = make each player in turn order { $effect }
    .to = make each player in turn order { $effect }
fx-resolver = the resolving player must { $effect }
    .may = make the resolving player { $effect }
    .to = make the resolving player { $effect }

count-house-with-own-track-influence-2 = for each house in which { $who ->
        [they] their marker stands
       *[you] your marker stands
    } on field 2 or higher
count-attached-cadet-card = for each card attached to { $who ->
        [they] their cadets
       *[you] your cadets
    }
count-own-crew-member-on-a-landed-ship = for each of { $who ->
        [they] their crew members
       *[you] your crew members
    } on a landed ship

condition-moved-2 = if this maneuver used at least 2 moves
condition-third-kill-this-turn = if it is { $who ->
        [they] their third
       *[you] your third
    } this turn
condition-a-corruption-slot-is-free = if { $who ->
        [they] they have
       *[you] you have
    } a free corruption slot
condition-3-or-more-hidden-influence-cards = if { $who ->
        [they] they have
       *[you] you have
    } 3 or more hidden influence cards
condition-cycle-4 = if it is cycle 4
condition-not-cycle-4 = if it is not cycle 4

## Several clauses in one sentence

join-gate = { $a } to { $b }
join-and = { $a } and { $b }
join-comma = { $a }, { $b }
join-then = { $a }, then { $b }
join-any-order = { $a } and/or { $b }, in any order
join-clauses = { $a }, and { $b }
sentence = { $text }.

## Triggers

with-cadet = with this cadet
with-frigate = with this frigate
with-captain = with this captain

on-man_ark = When you man an ark { $with }, you may { $effect }.
on-man_fighter = When you man a fighter { $with }, you may { $effect }.
on-man_dropship = When you man a dropship { $with }, you may { $effect }.
on-man_frigate = When you man your frigate { $with }, you may { $effect }.
on-man_frigate-frigate = When you resolve the effect of this frigate, you may { $effect }.
on-man_revenant = When you man the Revenant { $with }, you may { $effect }.
on-provision = When you resolve an effect marked Provision { $with }, you may { $effect }.
on-mining = When you resolve an effect marked Mining { $with }, you may { $effect }.
on-maneuver = When you maneuver { $with }, you may { $effect }.
on-attack = When you attack { $with }, you may { $effect }.
on-kill = Each time you destroy a void ship { $with }, you may { $effect }.
on-first_kill = When you destroy your first void ship in a turn { $with }, you may { $effect }.
on-land = When you land { $with }, you may { $effect }.
on-planet = When you resolve a planet { $with }, you may { $effect }.
on-influence = When manning a ship { $with } gives you influence, you may { $effect }.
on-hidden = When you gain hidden influence { $with }, you may { $effect }.
on-shield = When you place shields { $with }, you may { $effect }.
on-cleanse = Each time you remove corruption { $with }, you may { $effect }.
on-play = When you play an operation card { $with }, you may { $effect }.
on-draw = When you draw operation cards { $with }, you may { $effect }.
on-deploy = When you deploy a ship { $with }, you may { $effect }.
on-copy = When you copy an effect { $with }, you may { $effect }.
on-hypercharge = When you carry out Hypercharge { $with }, you may { $effect }.
on-turn_end = At the end of a turn { $with }, you may { $effect }.
on-activate = With the bonus action Activate, you may { $effect }.
on-instead = Instead of resolving the effect of the ship you man { $with }, you may { $effect }.
on-instead_of_influence = Instead of gaining influence for the ship you man { $with }, you may { $effect }.
on-before_action = Before the crew action { $with }, you may { $effect }.
on-sector_cleared = When you destroy the last void ship in your sector by attacking { $with }, you may { $effect }.
on-cleanse_a = When you use option A of Cleanse { $with }, you may { $effect }.
on-cleanse_b = When you use option B of Cleanse { $with }, you may { $effect }.

repeat = { $n ->
        [2] You may do this twice each time.
        [99] You may do this any number of times.
       *[other] You may do this up to { $n } times.
    }
ranks = At ranks { $from } to { $to }: { $text }
ranks-only = At rank { $from }: { $text }
ranks-from = From rank { $from }: { $text }

## Whole cards

planet-upper = Upper option: { $text }
planet-upper-mining = Upper option, Mining: { $text }
planet-lower = Lower option, corrupted: { $text }
planet-lower-mining = Lower option, corrupted, Mining: { $text }
defect-upper = Upper effect: { $text }
defect-lower = Lower effect: { $text }
defect-core = Core defect: the lower effect cannot be covered.
radar-cost = The jump costs { $n } neutronium.
radar-void = Void ships in sectors 1 to 8: { $numbers }.
radar-rifts = { $n ->
        [one] Rift in sector { $numbers }.
       *[other] Rifts in sectors { $numbers }.
    }
radar-planets = { $n ->
        [one] Planet beside sector { $numbers }.
       *[other] Planets beside sectors { $numbers }.
    }
radar-shuttle = The shuttle of { $house } arrives in sector { $sector }.
radar-shuttle-choice = The shuttle laid on this card arrives in sector { $sector }.
radar-benefit = Benefit: { $text }
numbers-and = { $a } and { $b }

## Agendas and colonies

range = { $range ->
        [least] at least { $n }
        [most] at most { $n }
        [exact] exactly { $n }
       *[between] { $least } to { $n }
    }
term-ships = { range } { $of ->
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
term-greatest-power = the most powerful house has { range } power
term-least-power = the least powerful house has { range } power
term-houses-with-power = { range } { $n ->
        [one] house has
       *[other] houses have
    } at least { $of } power
term-damage = house ships and the Revenant together carry { range } damage
term-resource = you have { range } { $of ->
        [material] material
        [energy] energy
        [science] science
       *[neutronium] neutronium
    }
term-least-resource = you have { range } of each resource
term-resources = you have { range } { $n ->
        [one] resource
       *[other] resources
    } in total
term-data = you have { range } discovery data
term-residual = you have { range } residual void
term-corruption = you have { range } corruption on your frigate board
term-rank = your captain has { $range ->
        [least] at least rank { $n }
        [most] at most rank { $n }
        [exact] rank { $n }
       *[between] rank { $least } to { $n }
    }
term-cards = you have played { range } { $of ->
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
term-houses-with-influence = you have a total influence of at least { $of } with { range } { $n ->
        [one] house
       *[other] houses
    }

measure-ships = the { $of ->
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
measure-greatest-power = the power of the most powerful house
    .each = for each power of the most powerful house
measure-least-power = the power of the least powerful house
    .each = for each power of the least powerful house
measure-houses-with-power = the number of houses with at least { $of } power
    .each = for each house with at least { $of } power
measure-damage = the damage on house ships and the Revenant
    .each = for each damage on house ships and the Revenant
measure-resource = your { $of ->
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
measure-least-resource = the resource you have least of
    .each = for each complete set of the four resources you have
measure-resources = the number of your resources
    .each = for each resource you have
measure-data = your discovery data
    .each = for each discovery data you have
measure-residual = your residual void
    .each = for each residual void you have
measure-corruption = the corruption on your frigate board
    .each = for each corruption on your frigate board
measure-rank = your captain’s rank
    .each = for each rank of your captain
measure-cards = the { $of ->
        [cadet] cadet cards
        [frigate] frigate cards
       *[directive] directives
    } you have played
    .each = for each { $of ->
        [cadet] cadet card
        [frigate] frigate card
       *[directive] directive
    } you have played
measure-houses-with-influence = the number of houses with which you have a total influence of at least { $of }
    .each = for each house with which you have a total influence of at least { $of }

colony-each = Score { $n } Renown { $each }, at most { $most }.
colony-steps = Score Renown by { $measure }: { $steps }.
colony-step = { $n } for { $value }
cost-none = free
