### Les textes des cartes de Revenant, écrits à partir de leurs effets. Chaque élément est un message : un ordre ; .may est
### la même chose à l’infinitif, après « pouvez » ou « pour ». $who vaut "you", ou "they" si l’effet touche tout le monde.
### Les mots longs contiennent des traits d’union conditionnels (U+00AD).

## Parties de phrase

goods = { $what ->
        [material] { $n ->
                [one] { $n } matériau
               *[other] { $n } matériaux
            }
        [energy] { $n ->
                [one] { $n } énergie
               *[other] { $n } énergies
            }
        [science] { $n ->
                [one] { $n } science
               *[other] { $n } sciences
            }
        [neutronium] { $n ->
                [one] { $n } neutronium
               *[other] { $n } neutroniums
            }
       *[any] { $n ->
                [one] { $n } ressource au choix
               *[other] { $n } ressources au choix
            }
    }
kinds = { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources différentes
    }
cards = { $n ->
        [one] { $n } carte d’opération
       *[other] { $n } cartes d’opération
    }
secrets = { $n ->
        [one] { $n } carte d’influence secrète
       *[other] { $n } cartes d’influence secrète
    }
sector = { $who ->
        [they] son secteur
       *[you] votre secteur
    }
frigate = { $who ->
        [they] sa frégate
       *[you] votre frégate
    }
frigate-board = { $who ->
        [they] son plateau de frégate
       *[you] votre plateau de frégate
    }
scope = { $what ->
        [sector] dans { sector }
        [adjacent] { $n ->
                [one] dans { sector } ou un secteur adjacent
               *[other] dans { sector } ou des secteurs adjacents
            }
        [one] dans un seul secteur extérieur
        [spread] { $n ->
                [one] dans n’importe quel secteur extérieur
               *[other] dans n’importe quels secteurs extérieurs
            }
       *[frigate] dans le secteur de { frigate }
    }
one-of-kinds = { $what ->
        [fighter] un chasseur
        [dropship] une barge de débarquement
        [shuttle] une navette
        [fighter-dropship] un chasseur ou une barge de débarquement
        [fighter-shuttle] un chasseur ou une navette
        [dropship-shuttle] une barge de débarquement ou une navette
       *[fighter-dropship-shuttle] un chasseur, une barge de débarquement ou une navette
    }
chosen-influence = { $house ->
        [any] { $n ->
                [one] { $n } influence auprès d’une Maison au choix
               *[other] { $n } influences, chacune auprès d’une Maison au choix
            }
       *[other] { $n ->
                [one] { $n } influence
               *[other] { $n } influences
            } auprès de { $house }
    }
own-highest = { $n ->
        [one] { $n } influence
       *[other] { $n } influences
    } auprès de la Maison où { $who ->
        [they] son marqueur
       *[you] votre marqueur
    } est le plus haut
secret-times = { $n ->
        [one] de l’influence secrète
       *[other] { $n } fois de l’influence secrète
    }
more-cards = { $n ->
        [one] { $n } carte de plus
       *[other] { $n } cartes de plus
    } parmi lesquelles choisir
tactics = { $n ->
        [one] { $n } tactique
       *[other] { $n } tactiques
    }
played-card = 1 carte d’opération de la main{ $n ->
        [0] { "" }
        [one] { " " }pour { $n } ressource de moins
       *[other] { " " }pour { $n } ressources de moins
    }
saved = { $what ->
        [neutronium] { $n ->
                [one] { $n } neutronium
               *[other] { $n } neutroniums
            } de moins
        [energy] { $n ->
                [one] { $n } énergie
               *[other] { $n } énergies
            } de moins
        [card] { cards } de moins
       *[other] { $n ->
                [one] { $n } ressource
               *[other] { $n } ressources
            } de moins
    }{ $what ->
        [cadet] { " " }si c’est une carte de cadet
        [frigate] { " " }si c’est une carte de frégate
        [directive] { " " }si c’est une carte de directive
        [fight] { " " }si c’est une carte de cadet ou de frégate marquée Combat
       *[other] { "" }
    }
captain-rank = le rang de { $who ->
        [they] son capitaine
       *[you] votre capitaine
    } de { $n }
corruption = { $n ->
        [one] { $n } corruption
       *[other] { $n } corruptions
    } { $what ->
        [board] de { frigate-board }
        [ship] { $n ->
                [one] d’un vaisseau de Maison
               *[other] de vaisseaux de Maison
            }
       *[any] de { frigate-board } ou { $n ->
                [one] d’un vaisseau de Maison
               *[other] de vaisseaux de Maison
            }
    }
to-residual = { $n ->
        [one] { $n } marqueur de corruption
       *[other] { $n } marqueurs de corruption
    } de la réserve sur { $who ->
        [they] ses emplacements
       *[you] vos emplacements
    } de néant résiduel
data = { $n ->
        [one] { $n } donnée de découverte
       *[other] { $n } données de découverte
    }
shields = { $n ->
        [one] { $n } bouclier
       *[other] { $n } boucliers
    }
void-ships = { $n ->
        [one] { $n } vaisseau du Néant
       *[other] { $n } vaisseaux du Néant
    }
damage = { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
extra-moves = { $n ->
        [one] { $n } mouvement supplémentaire
       *[other] { $n } mouvements supplémentaires
    }
sectors = { $n ->
        [one] { $n } secteur
       *[other] { $n } secteurs
    }
careful-moves = { $n ->
        [one] { $n } mouvement prudent
       *[other] jusqu’à { $n } mouvements prudents
    }
repaired = { damage } { $what ->
        [revenant] du Revenant
        [any] de vaisseaux de Maison ou du Revenant
       *[other] de vaisseaux de Maison { scope }
    }
damaged = { damage } { $what ->
        [two-different-house-ships] à deux vaisseaux de Maison différents
        [every-dropship] à chaque barge de débarquement
       *[every-ark] à chaque vaisseau-arche
    }
swapped = un vaisseau de Maison du plateau par un vaisseau du même type { $house ->
        [any] d’une autre Maison
       *[other] de { $house }
    } pris dans la réserve
swapped-discarded = un vaisseau de Maison du plateau, sauf un vaisseau-arche, par un vaisseau du même type de la Maison de la carte défaussée, pris dans la réserve
doomed = { $what ->
        [ark] 1 vaisseau-arche
        [fighter] 1 chasseur
        [dropship] 1 barge de débarquement
       *[shuttle] 1 navette
    } au choix
tokens = { $n ->
        [one] { $n } jeton de protection sur une avarie visible
       *[other] { $n } jetons de protection sur des avaries visibles
    }
copied = l’effet { $what ->
        [ark] d’un autre vaisseau-arche occupé
        [planet] d’une planète occupée
        [any_ark] de n’importe quel autre vaisseau-arche
        [any_planet] de n’importe quelle planète
        [frigate] de { frigate }
        [ship] d’un autre vaisseau de Maison dans { sector }
       *[any_ship] de n’importe quel autre vaisseau de Maison
    }
planet-place = avec 1 donnée de découverte à côté d’un secteur extérieur sans planète
colonies = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
colony-draw = { $n ->
        [one] { $n } carte de colonie
       *[other] { $n } cartes de colonie
    }

## Effets

fx-gain = gagnez { goods }
    .may = gagner { goods }
fx-pay = dépensez { goods }
    .may = dépenser { goods }
fx-pay_kinds = dépensez { kinds }
    .may = dépenser { kinds }
fx-gain_kinds = gagnez { kinds }
    .may = gagner { kinds }
fx-lose = perdez { goods }
    .may = perdre { goods }
fx-discard_op = défaussez { cards } de la main
    .may = défausser { cards } de la main
fx-lose_op = perdez { cards } de la main
    .may = perdre { cards } de la main
fx-discard_hidden = défaussez { secrets }
    .may = défausser { secrets }
fx-lose_hidden = perdez { secrets }
    .may = perdre { secrets }
fx-tactics = gagnez { tactics }
    .may = gagner { tactics }
fx-lose_tactics = perdez { tactics }
    .may = perdre { tactics }
fx-influence = gagnez { chosen-influence }
    .may = gagner { chosen-influence }
fx-lose_influence = perdez { own-highest }
    .may = perdre { own-highest }
fx-hidden = gagnez { secret-times }
    .may = gagner { secret-times }
fx-extra_hidden_choice = piochez { more-cards }
    .may = piocher { more-cards }
fx-keep_hidden = gardez jusqu’à { $n } des cartes piochées
    .may = garder jusqu’à { $n } des cartes piochées
fx-draw = piochez { cards }
    .may = piocher { cards }
fx-play = jouez { played-card }
    .may = jouer { played-card }
fx-discount = { $what ->
        [card] défaussez { saved }
       *[other] payez { saved }
    }
    .may = { $what ->
        [card] défausser { saved }
       *[other] payer { saved }
    }
fx-promote = augmentez { captain-rank }
    .may = augmenter { captain-rank }
fx-cleanse = retirez { corruption }
    .may = retirer { corruption }
fx-corrupt = placez { $n ->
        [one] { $n } corruption
       *[other] { $n } corruptions
    } sur { frigate-board }
    .may = placer { $n ->
        [one] { $n } corruption
       *[other] { $n } corruptions
    } sur { frigate-board }
fx-residual = mettez { to-residual }
    .may = mettre { to-residual }
fx-data = gagnez { data }
    .may = gagner { data }
fx-lose_data = perdez { data }
    .may = perdre { data }
fx-shield = placez { shields } { scope }
    .may = placer { shields } { scope }
fx-remove_shield = retirez { shields } de { sector }
    .may = retirer { shields } de { sector }
fx-destroy = détruisez { void-ships } { scope }
    .may = détruire { void-ships } { scope }
fx-attack = infligez { damage } de plus
    .may = infliger { damage } de plus
fx-move = faites { extra-moves }
    .may = faire { extra-moves }
fx-move_frigate = déplacez { frigate } de { sectors } au plus
    .may = déplacer { frigate } de { sectors } au plus
fx-jump_frigate = amenez { frigate } dans n’importe quel secteur avec une planète
    .may = amener { frigate } dans n’importe quel secteur avec une planète
fx-careful = faites { careful-moves }
    .may = faire { careful-moves }
fx-repair = retirez { repaired }
    .may = retirer { repaired }
fx-damage_ships = infligez { damaged }
    .may = infliger { damaged }
fx-deploy = déployez { one-of-kinds } de n’importe quelle Maison
    .may = déployer { one-of-kinds } de n’importe quelle Maison
fx-deploy_of_discarded = déployez gratuitement { one-of-kinds } de la Maison de la carte défaussée
    .may = déployer gratuitement { one-of-kinds } de la Maison de la carte défaussée
fx-swap_ship = remplacez { swapped }
    .may = remplacer { swapped }
fx-swap_for_discarded = remplacez { swapped-discarded }
    .may = remplacer { swapped-discarded }
fx-destroy_ship = détruisez { doomed }
    .may = détruire { doomed }
fx-spawn = ajoutez { void-ships } dans chaque secteur avec une faille
    .may = ajouter { void-ships } dans chaque secteur avec une faille
fx-protect = placez { tokens }
    .may = placer { tokens }
fx-copy = copiez { copied }
    .may = copier { copied }
fx-land_occupied = atterrissez sur une planète occupée
    .may = atterrir sur une planète occupée
fx-no_planet_corruption = évitez la corruption des planètes résolues ce tour
    .may = éviter la corruption des planètes résolues ce tour
fx-frigate_both = résolvez les deux effets de la frégate, A avant B
    .may = résoudre les deux effets de la frégate, A avant B
fx-add_planet = { $n ->
        [one] piochez une planète et posez-la { planet-place } ou défaussez-la
       *[other] piochez { $n } planètes et posez chacune { planet-place } ou défaussez-la
    }
    .may = { $n ->
        [one] piocher une planète et la poser { planet-place } ou la défausser
       *[other] piocher { $n } planètes et poser chacune { planet-place } ou la défausser
    }
fx-cull_colonies = consultez le paquet de colonies et retirez { colonies } de la partie
    .may = consulter le paquet de colonies et retirer { colonies } de la partie
fx-peek_colony = piochez { colony-draw }, retirez-en une de la partie et remélangez le reste dans le paquet
    .may = piocher { colony-draw }, en retirer une de la partie et remélanger le reste dans le paquet
fx-choose_shuttle = posez sur cette carte une navette disponible de n’importe quelle Maison
    .may = poser sur cette carte une navette disponible de n’importe quelle Maison
fx-per = { $effect } { $count }, { $n } fois au plus
fx-cond = { $effect } { $condition }
fx-choose = choisissez : { $a } ; ou { $b }
    .may = soit { $a }, soit { $b }
fx-each = dans l’ordre du tour, chaque joueur doit { $effect }
    .may = obliger chaque joueur, dans l’ordre du tour, à { $effect }
fx-resolver = le joueur résolvant doit { $effect }
    .may = obliger le joueur résolvant à { $effect }

count-house-with-own-track-influence-2 = pour chaque Maison où { $who ->
        [they] son marqueur
       *[you] votre marqueur
    } est sur la case 2 ou plus haut
count-attached-cadet-card = pour chaque carte attachée à { $who ->
        [they] ses cadets
       *[you] vos cadets
    }
count-own-crew-member-on-a-landed-ship = pour chaque membre de { $who ->
        [they] son équipage
       *[you] votre équipage
    } sur un vaisseau posé

condition-moved-2 = si la manœuvre a compté au moins 2 mouvements
condition-third-kill-this-turn = si c’est le troisième de ce tour
condition-a-corruption-slot-is-free = { $who ->
        [they] s’il a
       *[you] si vous avez
    } un emplacement de corruption libre
condition-3-or-more-hidden-influence-cards = { $who ->
        [they] s’il a
       *[you] si vous avez
    } au moins 3 cartes d’influence secrète
condition-cycle-4 = si c’est le cycle 4
condition-not-cycle-4 = si ce n’est pas le cycle 4

## Plusieurs parties dans une phrase

join-gate = { $a } pour { $b }
join-and = { $a } et { $b }
join-comma = { $a }, { $b }
join-then = { $a }, puis { $b }
join-any-order = { $a } et/ou { $b }, dans n’importe quel ordre
join-clauses = { $a } et { $b }
sentence = { $text }.

## Déclencheurs

with-cadet = avec ce cadet
with-frigate = avec cette frégate
with-captain = avec ce capitaine

on-man_ark = Quand vous occupez un vaisseau-arche { $with }, vous pouvez { $effect }.
on-man_fighter = Quand vous occupez un chasseur { $with }, vous pouvez { $effect }.
on-man_dropship = Quand vous occupez une barge de débarquement { $with }, vous pouvez { $effect }.
on-man_frigate = Quand vous occupez votre frégate { $with }, vous pouvez { $effect }.
on-man_frigate-frigate = Quand vous résolvez l’effet de cette frégate, vous pouvez { $effect }.
on-man_revenant = Quand vous occupez le Revenant { $with }, vous pouvez { $effect }.
on-provision = Quand vous résolvez un effet d’appro­visionnement { $with }, vous pouvez { $effect }.
on-mining = Quand vous résolvez un effet d’extraction { $with }, vous pouvez { $effect }.
on-maneuver = Quand vous manœuvrez { $with }, vous pouvez { $effect }.
on-attack = Quand vous attaquez { $with }, vous pouvez { $effect }.
on-kill = Chaque fois que vous détruisez un vaisseau du Néant { $with }, vous pouvez { $effect }.
on-first_kill = Quand vous détruisez votre premier vaisseau du Néant du tour { $with }, vous pouvez { $effect }.
on-land = Quand vous atterrissez { $with }, vous pouvez { $effect }.
on-planet = Quand vous résolvez une planète { $with }, vous pouvez { $effect }.
on-influence = Quand vous gagnez de l’influence en occupant un vaisseau { $with }, vous pouvez { $effect }.
on-hidden = Quand vous gagnez de l’influence secrète { $with }, vous pouvez { $effect }.
on-shield = Quand vous placez des boucliers { $with }, vous pouvez { $effect }.
on-cleanse = Chaque fois que vous retirez une corruption { $with }, vous pouvez { $effect }.
on-play = Quand vous jouez une carte d’opération { $with }, vous pouvez { $effect }.
on-draw = Quand vous piochez des cartes d’opération { $with }, vous pouvez { $effect }.
on-deploy = Quand vous déployez un vaisseau { $with }, vous pouvez { $effect }.
on-copy = Quand vous copiez un effet { $with }, vous pouvez { $effect }.
on-hypercharge = Quand vous effectuez l’hypercharge { $with }, vous pouvez { $effect }.
on-turn_end = À la fin d’un tour { $with }, vous pouvez { $effect }.
on-activate = Avec l’action bonus Activer, vous pouvez { $effect }.
on-instead = Au lieu de résoudre l’effet du vaisseau que vous occupez { $with }, vous pouvez { $effect }.
on-instead_of_influence = Au lieu de gagner de l’influence pour le vaisseau que vous occupez { $with }, vous pouvez { $effect }.
on-before_action = Avant l’action principale { $with }, vous pouvez { $effect }.
on-sector_cleared = Quand vous détruisez le dernier vaisseau du Néant de votre secteur en attaquant { $with }, vous pouvez { $effect }.
on-cleanse_a = Quand vous utilisez l’option A de Purifier { $with }, vous pouvez { $effect }.
on-cleanse_b = Quand vous utilisez l’option B de Purifier { $with }, vous pouvez { $effect }.

repeat = { $n ->
        [2] Vous pouvez le faire deux fois à chaque fois.
        [99] Vous pouvez le faire autant de fois que vous voulez.
       *[other] Vous pouvez le faire jusqu’à { $n } fois.
    }
ranks = Aux rangs { $from } à { $to } : { $clause }
ranks-only = Au rang { $from } : { $clause }
ranks-from = À partir du rang { $from } : { $clause }

## Cartes entières

planet-upper = Option supérieure : { $clause }
planet-upper-mining = Option supérieure, extraction : { $clause }
planet-lower = Option inférieure, corrompue : { $clause }
planet-lower-mining = Option inférieure, corrompue, extraction : { $clause }
defect-upper = Effet supérieur : { $clause }
defect-lower = Effet inférieur : { $clause }
defect-core = Avarie du noyau : l’effet inférieur ne peut pas être couvert.
radar-cost = { $n ->
        [one] Le saut coûte { $n } neutronium.
       *[other] Le saut coûte { $n } neutroniums.
    }
radar-void = Vaisseaux du Néant dans les secteurs 1 à 8 : { $numbers }.
radar-rifts = { $n ->
        [one] Faille dans le secteur { $numbers }.
       *[other] Failles dans les secteurs { $numbers }.
    }
radar-planets = { $n ->
        [one] Planète à côté du secteur { $numbers }.
       *[other] Planètes à côté des secteurs { $numbers }.
    }
radar-shuttle = La navette de { $house } arrive dans le secteur { $sector }.
radar-shuttle-choice = La navette posée sur cette carte arrive dans le secteur { $sector }.
radar-benefit = Avantage : { $clause }
numbers-and = { $a } et { $b }

## Objectifs et colonies

range = { $range ->
        [least] au moins { $n }
        [most] au plus { $n }
        [exact] exactement { $n }
       *[between] de { $least } à { $n }
    }
term-ships = il y a { range } { $of ->
        [ark] { $n ->
                [one] vaisseau-arche
               *[other] vaisseaux-arches
            }
        [fighter] { $n ->
                [one] chasseur
               *[other] chasseurs
            }
        [dropship] { $n ->
                [one] barge de débarquement
               *[other] barges de débarquement
            }
        [shuttle] { $n ->
                [one] navette
               *[other] navettes
            }
        [frigate] { $n ->
                [one] frégate
               *[other] frégates
            }
       *[house_ship] { $n ->
                [one] vaisseau de Maison
               *[other] vaisseaux de Maison
            }
    } sur le plateau
term-greatest-power = la Maison la plus puissante a { range } de puissance
term-least-power = la Maison la moins puissante a { range } de puissance
term-houses-with-power = { range } { $n ->
        [one] Maison a
       *[other] Maisons ont
    } au moins { $of } de puissance
term-damage = les vaisseaux de Maison et le Revenant ont ensemble { range } { $n ->
        [one] dégât
       *[other] dégâts
    }
term-resource = vous avez { range } { $of ->
        [material] { $n ->
                [one] matériau
               *[other] matériaux
            }
        [energy] { $n ->
                [one] énergie
               *[other] énergies
            }
        [science] { $n ->
                [one] science
               *[other] sciences
            }
       *[neutronium] { $n ->
                [one] neutronium
               *[other] neutroniums
            }
    }
term-least-resource = vous avez { range } de chaque ressource
term-resources = vous avez { range } { $n ->
        [one] ressource
       *[other] ressources
    } au total
term-data = vous avez { range } { $n ->
        [one] donnée
       *[other] données
    } de découverte
term-residual = vous avez { range } { $n ->
        [one] marqueur
       *[other] marqueurs
    } de néant résiduel
term-corruption = vous avez { range } { $n ->
        [one] corruption
       *[other] corruptions
    } sur votre plateau de frégate
term-rank = votre capitaine a { $range ->
        [least] au moins le rang { $n }
        [most] au plus le rang { $n }
        [exact] le rang { $n }
       *[between] un rang de { $least } à { $n }
    }
term-cards = vous avez joué { range } { $of ->
        [cadet] { $n ->
                [one] carte de cadet
               *[other] cartes de cadet
            }
        [frigate] { $n ->
                [one] carte de frégate
               *[other] cartes de frégate
            }
       *[directive] { $n ->
                [one] carte de directive
               *[other] cartes de directive
            }
    }
term-houses-with-influence = vous avez une influence totale d’au moins { $of } auprès de { range } { $n ->
        [one] Maison
       *[other] Maisons
    }

measure-ships = les { $of ->
        [ark] vaisseaux-arches
        [fighter] chasseurs
        [dropship] barges de débarquement
        [shuttle] navettes
        [frigate] frégates
       *[house_ship] vaisseaux de Maison
    } sur le plateau
    .each = par { $of ->
        [ark] vaisseau-arche
        [fighter] chasseur
        [dropship] barge de débarquement
        [shuttle] navette
        [frigate] frégate
       *[house_ship] vaisseau de Maison
    } sur le plateau
measure-greatest-power = la puissance de la Maison la plus puissante
    .each = par point de puissance de la Maison la plus puissante
measure-least-power = la puissance de la Maison la moins puissante
    .each = par point de puissance de la Maison la moins puissante
measure-houses-with-power = le nombre de Maisons avec au moins { $of } de puissance
    .each = par Maison avec au moins { $of } de puissance
measure-damage = les dégâts des vaisseaux de Maison et du Revenant
    .each = par dégât sur les vaisseaux de Maison et le Revenant
measure-resource = { $of ->
        [material] vos matériaux
        [energy] votre énergie
        [science] votre science
       *[neutronium] votre neutronium
    }
    .each = par { $of ->
        [material] matériau
        [energy] énergie
        [science] science
       *[neutronium] neutronium
    } en votre possession
measure-least-resource = la ressource dont vous avez le moins
    .each = par série complète des quatre ressources en votre possession
measure-resources = le nombre de vos ressources
    .each = par ressource en votre possession
measure-data = vos données de découverte
    .each = par donnée de découverte en votre possession
measure-residual = votre néant résiduel
    .each = par marqueur de votre néant résiduel
measure-corruption = la corruption de votre plateau de frégate
    .each = par corruption sur votre plateau de frégate
measure-rank = le rang de votre capitaine
    .each = par rang de votre capitaine
measure-cards = les cartes de { $of ->
        [cadet] cadet
        [frigate] frégate
       *[directive] directive
    } que vous avez jouées
    .each = par carte de { $of ->
        [cadet] cadet
        [frigate] frégate
       *[directive] directive
    } que vous avez jouée
measure-houses-with-influence = le nombre de Maisons auprès desquelles votre influence totale est d’au moins { $of }
    .each = par Maison auprès de laquelle votre influence totale est d’au moins { $of }

colony-each = Vous gagnez { $n } de prestige { $each }, { $most } au plus.
colony-steps = Vous gagnez du prestige selon { $measure } : { $steps }.
colony-step = { $n } pour { $value }
cost-none = gratuit
