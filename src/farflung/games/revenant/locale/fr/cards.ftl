### Les textes des cartes de Revenant, écrits à partir de leurs effets. Chaque élément est un message : un ordre ; .may est
### la même chose à l’infinitif, après « pouvez » ou « pour ». $who vaut "you", ou "they" si l’effet touche tout le monde.
### Les mots longs contiennent des traits d’union conditionnels (U+00AD).

## Parties de phrase

rev-goods = { $what ->
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
rev-kinds = { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources différentes
    }
rev-cards = { $n ->
        [one] { $n } carte d’opération
       *[other] { $n } cartes d’opération
    }
rev-secrets = { $n ->
        [one] { $n } carte d’influence secrète
       *[other] { $n } cartes d’influence secrète
    }
rev-sector = { $who ->
        [they] son secteur
       *[you] votre secteur
    }
rev-frigate = { $who ->
        [they] sa frégate
       *[you] votre frégate
    }
rev-frigate-board = { $who ->
        [they] son plateau de frégate
       *[you] votre plateau de frégate
    }
rev-scope = { $what ->
        [sector] dans { rev-sector }
        [adjacent] { $n ->
                [one] dans { rev-sector } ou un secteur adjacent
               *[other] dans { rev-sector } ou des secteurs adjacents
            }
        [one] dans un seul secteur extérieur
        [spread] { $n ->
                [one] dans un secteur extérieur au choix
               *[other] dans des secteurs extérieurs au choix
            }
       *[frigate] dans le secteur de { rev-frigate }
    }
rev-one-of-kinds = { $what ->
        [fighter] un chasseur
        [dropship] une barge de débar­quement
        [shuttle] une navette
        [fighter-dropship] un chasseur ou une barge de débar­quement
        [fighter-shuttle] un chasseur ou une navette
        [dropship-shuttle] une barge de débar­quement ou une navette
       *[fighter-dropship-shuttle] un chasseur, une barge de débar­quement ou une navette
    }
rev-own-highest = { $n ->
        [one] { $n } influence
       *[other] { $n } influences
    } auprès de la Maison où { $who ->
        [they] son marqueur
       *[you] votre marqueur
    } est le plus haut
rev-more-cards = { $n ->
        [one] { $n } carte de plus
       *[other] { $n } cartes de plus
    } avant de choisir
rev-played-card = 1 carte d’opération de la main{ $n ->
        [0] { "" }
        [one] { " " }pour { $n } ressource de moins
       *[other] { " " }pour { $n } ressources de moins
    }
rev-saved = { $what ->
        [neutronium] { $n ->
                [one] { $n } neutronium
               *[other] { $n } neutroniums
            } de moins
        [energy] { $n ->
                [one] { $n } énergie
               *[other] { $n } énergies
            } de moins
        [card] { rev-cards } de moins
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
rev-captain-rank = le rang de { $who ->
        [they] son capitaine
       *[you] votre capitaine
    } de { $n }
rev-corruption = { $n ->
        [one] { $n } corruption
       *[other] { $n } corruptions
    } { $what ->
        [board] de { rev-frigate-board }
        [ship] { $n ->
                [one] d’un vaisseau de Maison
               *[other] de vaisseaux de Maison
            }
       *[any] de { rev-frigate-board } ou { $n ->
                [one] d’un vaisseau de Maison
               *[other] de vaisseaux de Maison
            }
    }
rev-to-residual = { $n ->
        [one] { $n } marqueur de corruption
       *[other] { $n } marqueurs de corruption
    } de la réserve sur { $who ->
        [they] ses emplacements
       *[you] vos emplacements
    } de néant résiduel
rev-shields = { $n ->
        [one] { $n } bouclier
       *[other] { $n } boucliers
    }
rev-void-ships = { $n ->
        [one] { $n } vaisseau du Néant
       *[other] { $n } vaisseaux du Néant
    }
rev-damage = { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
rev-extra-moves = { $n ->
        [one] { $n } mouvement sup­plémentaire
       *[other] { $n } mouvements sup­plémentaires
    }
rev-sectors = { $n ->
        [one] { $n } secteur
       *[other] { $n } secteurs
    }
rev-careful-moves = { $n ->
        [one] { $n } mouvement prudent
       *[other] jusqu’à { $n } mouvements prudents
    }
rev-damaged = { rev-damage } { $what ->
        [two-different-house-ships] à chacun de deux vaisseaux de Maison différents
        [every-dropship] à chaque barge de débar­quement
       *[every-ark] à chaque vaisseau-arche
    }
rev-swapped = un vaisseau de Maison du plateau par un vaisseau du même type { $house ->
        [any] d’une autre Maison
       *[other] de { $house }
    } pris dans la réserve
rev-swapped-discarded = un vaisseau de Maison du plateau, sauf un vaisseau-arche, par un vaisseau du même type de la Maison de la carte défaussée, pris dans la réserve
rev-doomed = { $what ->
        [ark] 1 vaisseau-arche
        [fighter] 1 chasseur
        [dropship] 1 barge de débar­quement
       *[shuttle] 1 navette
    } au choix
rev-tokens = { $n ->
        [one] { $n } jeton de protection sur une avarie visible
       *[other] { $n } jetons de protection sur des avaries visibles
    }
rev-as-landed = comme { $who ->
        [they] après un atterrissage
       *[you] si vous y aviez atterri
    }
rev-copied = l’effet { $what ->
        [ark] d’un autre vaisseau-arche occupé
        [planet] d’une planète occupée { rev-as-landed }
        [any_ark] de n’importe quel vaisseau-arche
        [any_planet] de n’importe quelle planète { rev-as-landed }
        [frigate] de { rev-frigate }
        [ship] d’un autre vaisseau de Maison dans { rev-sector }
        [occupied_ship] d’un autre vaisseau ou d’une place occupés
       *[any_ship] de n’importe quel autre vaisseau de Maison
    }
rev-planet-place = avec 1 donnée de découverte à côté d’un secteur extérieur sans planète
rev-colonies = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
rev-colony-draw = { $n ->
        [one] { $n } carte de colonie
       *[other] { $n } cartes de colonie
    }

rev-tactics = { $n ->
        [one] { $n } tactique
       *[other] { $n } tactiques
    }
rev-data = { $n ->
        [one] { $n } donnée de découverte
       *[other] { $n } données de découverte
    }
rev-influence = { $n ->
        [one] { $n } influence
       *[other] { $n } influences
    } { $house ->
        [any] { $n ->
                [one] auprès d’une Maison au choix
               *[other] auprès de Maisons au choix
            }
       *[other] auprès de { $house }
    }
rev-hidden-influence = { $n ->
        [one] de l’influence secrète
        [2] deux fois de l’influence secrète
       *[other] { $n } fois de l’influence secrète
    }
rev-drawn = { rev-cards }{ $more ->
        [yes] { " " }de plus
       *[no] { "" }
    }
rev-placed-shields = { rev-shields }{ $more ->
        [yes] { " " }de plus
       *[no] { "" }
    } { rev-scope }
rev-repaired = { rev-damage } { $what ->
        [revenant] du Revenant
        [any] { $n ->
                [one] d’un vaisseau de Maison au choix ou du Revenant
               *[other] de vaisseaux de Maison au choix ou du Revenant
            }
       *[other] { $n ->
                [one] d’un vaisseau de Maison { rev-scope }
               *[other] de vaisseaux de Maison { rev-scope }
            }
    }

## Effets

rev-fx-gain = gagnez { $goods }
    .may = gagner { $goods }

rev-fx-pay = dépensez { rev-goods }
    .may = dépenser { rev-goods }
rev-fx-pay_kinds = dépensez { rev-kinds }
    .may = dépenser { rev-kinds }
rev-fx-lose = perdez { rev-goods }
    .may = perdre { rev-goods }
rev-fx-lose_tactics = perdez { rev-tactics }
    .may = perdre { rev-tactics }
rev-fx-lose_data = perdez { rev-data }
    .may = perdre { rev-data }
rev-fx-draw = piochez { rev-drawn }
    .may = piocher { rev-drawn }
rev-fx-shield = placez { rev-placed-shields }
    .may = placer { rev-placed-shields }
rev-fx-repair = retirez { rev-repaired }
    .may = retirer { rev-repaired }
rev-fx-no_planet_corruption = ignorez la corruption des planètes résolues ce tour
    .may = ignorer la corruption des planètes résolues ce tour
rev-fx-discard_op = défaussez { rev-cards } de la main
    .may = défausser { rev-cards } de la main
rev-fx-lose_op = perdez { rev-cards } de la main
    .may = perdre { rev-cards } de la main
rev-fx-discard_hidden = défaussez { rev-secrets }
    .may = défausser { rev-secrets }
rev-fx-lose_hidden = perdez { rev-secrets }
    .may = perdre { rev-secrets }
rev-fx-lose_influence = perdez { rev-own-highest }
    .may = perdre { rev-own-highest }
rev-fx-extra_hidden_choice = piochez { rev-more-cards }
    .may = piocher { rev-more-cards }
rev-fx-keep_hidden = gardez jusqu’à { $n } des cartes piochées
    .may = garder jusqu’à { $n } des cartes piochées
rev-fx-play = jouez { rev-played-card }
    .may = jouer { rev-played-card }
rev-fx-discount = { $what ->
        [card] défaussez { rev-saved }
       *[other] payez { rev-saved }
    }
    .may = { $what ->
        [card] défausser { rev-saved }
       *[other] payer { rev-saved }
    }
rev-fx-promote = augmentez { rev-captain-rank }
    .may = augmenter { rev-captain-rank }
rev-fx-cleanse = retirez { rev-corruption }
    .may = retirer { rev-corruption }
rev-fx-corrupt = placez { $n ->
        [one] { $n } corruption
       *[other] { $n } corruptions
    } sur { rev-frigate-board }
    .may = placer { $n ->
        [one] { $n } corruption
       *[other] { $n } corruptions
    } sur { rev-frigate-board }
rev-fx-residual = mettez { rev-to-residual }
    .may = mettre { rev-to-residual }
rev-fx-remove_shield = retirez { rev-shields } de { rev-sector }
    .may = retirer { rev-shields } de { rev-sector }
rev-fx-destroy = détruisez { rev-void-ships } { rev-scope }
    .may = détruire { rev-void-ships } { rev-scope }
rev-fx-attack = infligez { rev-damage } de plus
    .may = infliger { rev-damage } de plus
rev-fx-move = faites { rev-extra-moves }
    .may = faire { rev-extra-moves }
rev-fx-move_frigate = déplacez { rev-frigate } de { rev-sectors } au plus
    .may = déplacer { rev-frigate } de { rev-sectors } au plus
rev-fx-jump_frigate = amenez { rev-frigate } dans n’importe quel secteur avec une planète
    .may = amener { rev-frigate } dans n’importe quel secteur avec une planète
rev-fx-careful = faites { rev-careful-moves }
    .may = faire { rev-careful-moves }
rev-fx-damage_ships = infligez { rev-damaged }
    .may = infliger { rev-damaged }
rev-fx-deploy = déployez { rev-one-of-kinds } de n’importe quelle Maison
    .may = déployer { rev-one-of-kinds } de n’importe quelle Maison
rev-fx-deploy_of_discarded = déployez gratuitement { rev-one-of-kinds } de la Maison de la carte défaussée
    .may = déployer gratuitement { rev-one-of-kinds } de la Maison de la carte défaussée
rev-fx-swap_ship = remplacez { rev-swapped }
    .may = remplacer { rev-swapped }
rev-fx-swap_for_discarded = remplacez { rev-swapped-discarded }
    .may = remplacer { rev-swapped-discarded }
rev-fx-destroy_ship = détruisez { rev-doomed }
    .may = détruire { rev-doomed }
rev-fx-spawn = ajoutez { rev-void-ships } dans chaque secteur avec une faille
    .may = ajouter { rev-void-ships } dans chaque secteur avec une faille
rev-fx-protect = placez { rev-tokens }
    .may = placer { rev-tokens }
rev-fx-copy = copiez { rev-copied }
    .may = copier { rev-copied }
rev-fx-land_occupied = atterrissez sur une planète occupée
    .may = atterrir sur une planète occupée
rev-fx-frigate_both = résolvez les deux effets de la frégate, A avant B
    .may = résoudre les deux effets de la frégate, A avant B
rev-fx-add_planet = { $n ->
        [one] piochez une planète et posez-la { rev-planet-place } ou défaussez-la
       *[other] piochez { $n } planètes et posez chacune { rev-planet-place } ou défaussez-la
    }
    .may = { $n ->
        [one] piocher une planète et la poser { rev-planet-place } ou la défausser
       *[other] piocher { $n } planètes et poser chacune { rev-planet-place } ou la défausser
    }
rev-fx-cull_colonies = consultez le paquet de colonies et retirez { rev-colonies } de la partie
    .may = consulter le paquet de colonies et retirer { rev-colonies } de la partie
rev-fx-peek_colony = piochez { rev-colony-draw }, retirez-en une de la partie et remélangez le reste dans le paquet
    .may = piocher { rev-colony-draw }, en retirer une de la partie et remélanger le reste dans le paquet
rev-fx-choose_shuttle = posez sur cette carte une navette disponible de n’importe quelle Maison
    .may = poser sur cette carte une navette disponible de n’importe quelle Maison
rev-fx-per = { $effect } { $count }, { $n } fois au plus
rev-fx-cond = { $effect }{ $condition }
rev-fx-choose = choisissez : { $a } ; ou { $b }
    .may = soit { $a }, soit { $b }
rev-fx-each = dans l’ordre du tour, chaque joueur doit { $effect }
    .may = obliger chaque joueur, dans l’ordre du tour, à { $effect }
rev-fx-resolver = le joueur résolvant doit { $effect }
    .may = obliger le joueur résolvant à { $effect }

rev-count-house-with-own-track-influence-2 = pour chaque Maison où { $who ->
        [they] son marqueur
       *[you] votre marqueur
    } est sur la case 2 ou plus haut
rev-count-attached-cadet-card = pour chaque carte attachée à { $who ->
        [they] ses cadets
       *[you] vos cadets
    }
rev-count-own-crew-member-on-a-landed-ship = pour chaque membre de { $who ->
        [they] son équipage
       *[you] votre équipage
    } sur un vaisseau posé

rev-condition-moved-2 = { " " }si la manœuvre a compté au moins 2 mouvements
rev-condition-third-kill-this-turn = { " " }si c’est le troisième de ce tour
rev-condition-a-corruption-slot-is-free = { " " }{ $who ->
        [they] s’il a
       *[you] si vous avez
    } un emplacement de corruption libre
rev-condition-3-or-more-hidden-influence-cards = { " " }{ $who ->
        [they] s’il a
       *[you] si vous avez
    } au moins 3 cartes d’influence secrète
rev-condition-cycle-4 = { " " }(seulement au cycle 4)
rev-condition-not-cycle-4 = { " " }(pas au cycle 4)

## Plusieurs parties dans une phrase

rev-join-gate = { $a } pour { $b }
rev-join-and = { $a } et { $b }
rev-join-or = { $a } ; ou { $b }
    .may = { $a }, soit { $b }
rev-join-comma = { $a }, { $b }
rev-join-then = { $a }, puis { $b }
rev-join-any-order = { $a } et/ou { $b }, dans n’importe quel ordre
rev-join-clauses = { $a } et { $b }
rev-sentence = { $text }.

## Déclencheurs

rev-with-cadet = avec ce cadet
rev-with-frigate = avec cette frégate
rev-with-captain = avec ce capitaine

rev-on-man_ark = Quand vous occupez un vaisseau-arche { $with }, vous pouvez { $effect }.
rev-on-man_fighter = Quand vous occupez un chasseur { $with }, vous pouvez { $effect }.
rev-on-man_dropship = Quand vous occupez une barge de débar­quement { $with }, vous pouvez { $effect }.
rev-on-man_frigate = Quand vous occupez votre frégate { $with }, vous pouvez { $effect }.
rev-on-man_frigate-frigate = Quand vous résolvez l’effet de cette frégate, vous pouvez { $effect }.
rev-on-man_revenant = Quand vous occupez le Revenant { $with }, vous pouvez { $effect }.
rev-on-provision = Quand vous résolvez un effet d’appro­visionnement { $with }, vous pouvez { $effect }.
rev-on-mining = Quand vous résolvez un effet d’ex­traction { $with }, vous pouvez { $effect }.
rev-on-maneuver = Quand vous manœuvrez { $with }, vous pouvez { $effect }.
rev-on-attack = Quand vous attaquez { $with }, vous pouvez { $effect }.
rev-on-kill = Chaque fois que vous détruisez un vaisseau du Néant { $with }, vous pouvez { $effect }.
rev-on-first_kill = Quand vous détruisez votre premier vaisseau du Néant du tour { $with }, vous pouvez { $effect }.
rev-on-land = Quand vous atterrissez { $with }, vous pouvez { $effect }.
rev-on-planet = Quand vous résolvez une planète { $with }, vous pouvez { $effect }.
rev-on-influence = Quand vous gagnez de l’influence en occupant un vaisseau { $with }, vous pouvez { $effect }.
rev-on-hidden = Quand vous gagnez de l’influence secrète { $with }, vous pouvez { $effect }.
rev-on-shield = Quand vous placez des boucliers { $with }, vous pouvez { $effect }.
rev-on-cleanse = Chaque fois que vous retirez une corruption { $with }, vous pouvez { $effect }.
rev-on-play = Quand vous jouez une carte d’opération { $with }, vous pouvez { $effect }.
rev-on-draw = Quand vous piochez des cartes d’opération { $with }, vous pouvez { $effect }.
rev-on-deploy = Quand vous déployez un vaisseau { $with }, vous pouvez { $effect }.
rev-on-copy = Quand vous copiez un effet { $with }, vous pouvez { $effect }.
rev-on-hypercharge = Quand vous effectuez l’hypercharge { $with }, vous pouvez { $effect }.
rev-on-turn_end = À la fin d’un tour { $with }, vous pouvez { $effect }.
rev-on-activate = Avec l’action bonus Activer, vous pouvez { $effect }.
rev-on-instead = Au lieu de résoudre l’effet du vaisseau que vous occupez { $with }, vous pouvez { $effect }.
rev-on-instead_of_influence = Au lieu de gagner de l’influence pour le vaisseau que vous occupez { $with }, vous pouvez { $effect }.
rev-on-before_action = Avant l’action principale { $with }, vous pouvez { $effect }.
rev-on-sector_cleared = Quand vous détruisez le dernier vaisseau du Néant de votre secteur en attaquant { $with }, vous pouvez { $effect }.
rev-on-cleanse_a = Quand vous utilisez l’option A de Purifier { $with }, vous pouvez { $effect }.
rev-on-cleanse_b = Quand vous utilisez l’option B de Purifier { $with }, vous pouvez { $effect }.

rev-repeat = { $n ->
        [2] Vous pouvez le faire jusqu’à deux fois.
        [99] Vous pouvez le faire autant de fois que vous voulez.
       *[other] Vous pouvez le faire jusqu’à { $n } fois.
    }
rev-ranks = Aux rangs { $from } à { $to } : { $clause }
rev-ranks-only = Au rang { $from } : { $clause }
rev-ranks-from = À partir du rang { $from } : { $clause }

## Cartes entières

rev-planet-upper = Option supérieure : { $clause }
rev-planet-upper-mining = Option supérieure, ex­traction : { $clause }
rev-planet-lower = Option inférieure, corrompue : { $clause }
rev-planet-lower-mining = Option inférieure, corrompue, ex­traction : { $clause }
rev-defect-upper = Effet supérieur : { $clause }
rev-defect-lower = Effet inférieur : { $clause }
rev-defect-core = Avarie du noyau : l’effet inférieur ne peut pas être couvert.
rev-radar-cost = { $n ->
        [one] L’hypercharge coûte { $n } neutronium.
       *[other] L’hypercharge coûte { $n } neutroniums.
    }
rev-radar-void = Vaisseaux du Néant dans les secteurs 1 à 8 : { $numbers }.
rev-radar-rifts = { $n ->
        [one] Faille dans le secteur { $numbers }.
       *[other] Failles dans les secteurs { $numbers }.
    }
rev-radar-planets = { $n ->
        [one] Planète à côté du secteur { $numbers }.
       *[other] Planètes à côté des secteurs { $numbers }.
    }
rev-radar-shuttle = La navette de { $house } arrive dans le secteur { $sector }.
rev-radar-shuttle-choice = La navette posée sur cette carte arrive dans le secteur { $sector }.
rev-radar-benefit = Avantage : { $clause }
rev-numbers-and = { $a } et { $b }

## Objectifs et colonies

rev-range = { $range ->
        [least] au moins { $n }
        [most] au plus { $n }
        [exact] exactement { $n }
        [again] { $n }
       *[between] de { $least } à { $n }
    }
rev-term-ships = il y a { rev-range } { $of ->
        [ark] { $n ->
                [one] vaisseau-arche
               *[other] vaisseaux-arches
            }
        [fighter] { $n ->
                [one] chasseur
               *[other] chasseurs
            }
        [dropship] { $n ->
                [one] barge de débar­quement
               *[other] barges de débar­quement
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
rev-things-ships = { rev-range } { $of ->
        [ark] { $n ->
                [one] vaisseau-arche
               *[other] vaisseaux-arches
            }
        [fighter] { $n ->
                [one] chasseur
               *[other] chasseurs
            }
        [dropship] { $n ->
                [one] barge de débar­quement
               *[other] barges de débar­quement
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
    }
rev-all-ships = il y a { $things } sur le plateau
rev-term-greatest-power = { $range ->
        [least] une Maison a au moins { $n } de puissance
        [most] aucune Maison n’a plus de { $n } de puissance
       *[other] la Maison la plus puissante a { rev-range } de puissance
    }
rev-term-least-power = { $range ->
        [least] chaque Maison a au moins { $n } de puissance
       *[other] la Maison la moins puissante a { rev-range } de puissance
    }
rev-term-have = vous avez { $things }
rev-have-resource = { rev-range } { $of ->
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
rev-have-least-resource = { rev-range } de chaque ressource
rev-have-resources = { rev-range } { $n ->
        [one] ressource
       *[other] ressources
    } au total
rev-have-data = { rev-range } { $n ->
        [one] donnée
       *[other] données
    } de découverte
rev-have-residual = { rev-range } { $n ->
        [one] marqueur
       *[other] marqueurs
    } de néant résiduel
rev-have-corruption = { rev-range } { $n ->
        [one] corruption
       *[other] corruptions
    } sur votre plateau de frégate
rev-term-houses-with-power = { rev-range } { $n ->
        [one] Maison a
       *[other] Maisons ont
    } au moins { $of } de puissance
rev-term-damage = les vaisseaux de Maison et le Revenant ont ensemble { rev-range } { $n ->
        [one] dégât
       *[other] dégâts
    }
rev-term-rank = votre capitaine a { $range ->
        [least] au moins le rang { $n }
        [most] au plus le rang { $n }
        [exact] le rang { $n }
       *[between] un rang de { $least } à { $n }
    }
rev-term-cards = vous avez joué { rev-range } { $of ->
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
rev-things-cards = { rev-range } { $of ->
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
rev-all-cards = vous avez joué { $things }
rev-term-houses-with-influence = vous avez une influence totale d’au moins { $of } auprès de { rev-range } { $n ->
        [one] Maison
       *[other] Maisons
    }

rev-measure-ships = les { $of ->
        [ark] vaisseaux-arches
        [fighter] chasseurs
        [dropship] barges de débar­quement
        [shuttle] navettes
        [frigate] frégates
       *[house_ship] vaisseaux de Maison
    } sur le plateau
    .each = par { $of ->
        [ark] vaisseau-arche
        [fighter] chasseur
        [dropship] barge de débar­quement
        [shuttle] navette
        [frigate] frégate
       *[house_ship] vaisseau de Maison
    } sur le plateau
rev-measure-greatest-power = la puissance de la Maison la plus puissante
    .each = par point de puissance de la Maison la plus puissante
rev-measure-least-power = la puissance de la Maison la moins puissante
    .each = par point de puissance de la Maison la moins puissante
rev-measure-houses-with-power = le nombre de Maisons avec au moins { $of } de puissance
    .each = par Maison avec au moins { $of } de puissance
rev-measure-damage = les dégâts des vaisseaux de Maison et du Revenant
    .each = par dégât sur les vaisseaux de Maison et le Revenant
rev-measure-resource = { $of ->
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
rev-measure-least-resource = la ressource dont vous avez le moins
    .each = par série complète des quatre ressources en votre possession
rev-measure-resources = le nombre de vos ressources
    .each = par ressource en votre possession
rev-measure-data = vos données de découverte
    .each = par donnée de découverte en votre possession
rev-measure-residual = votre néant résiduel
    .each = par marqueur de votre néant résiduel
rev-measure-corruption = la corruption de votre plateau de frégate
    .each = par corruption sur votre plateau de frégate
rev-measure-rank = le rang de votre capitaine
    .each = par rang de votre capitaine
rev-measure-cards = les cartes de { $of ->
        [cadet] cadet
        [frigate] frégate
       *[directive] directive
    } que vous avez jouées
    .each = par carte de { $of ->
        [cadet] cadet
        [frigate] frégate
       *[directive] directive
    } que vous avez jouée
rev-measure-houses-with-influence = le nombre de Maisons auprès desquelles votre influence totale est d’au moins { $of }
    .each = par Maison auprès de laquelle votre influence totale est d’au moins { $of }

rev-colony-each = Vous gagnez { $n } de prestige { $each }, { $most } au plus.
rev-colony-steps = Vous gagnez du prestige selon { $measure } : { $steps }.
rev-colony-step = { $n } pour { $value }
rev-cost-none = gratuit

## Seulement dans l’édition prototype

rev-reorganized = jusqu’à { $n ->
        [one] { $n } petit vaisseau
       *[other] { $n } petits vaisseaux différents
    } d’un secteur chacun, là où il n’y a pas plus de vaisseaux du Néant qu’au départ
rev-fx-reorganize = déplacez { rev-reorganized }
    .may = déplacer { rev-reorganized }
rev-paid-freely = autant { $what ->
        [material] de matériaux
        [energy] d’énergies
        [science] de sciences
        [neutronium] de neutroniums
       *[any] de ressources
    } que vous voulez
rev-fx-repair_paid = dépensez { rev-paid-freely } : par ressource dépensée, retirez 1 dégât au choix et gagnez 1 tactique
    .may = dépenser { rev-paid-freely } : par ressource dépensée, retirer 1 dégât au choix et gagner 1 tactique
rev-on-remove_corruption = Chaque fois que vous payez pour Retirer la corruption { $with }, vous pouvez { $effect }.
rev-term-power-of = { $of } ont ensemble { rev-range } de puissance
rev-term-three-greatest-powers = les trois Maisons les plus puissantes ont ensemble { rev-range } de puissance
rev-have-greatest-influence = { rev-range } d’influence sur une piste
rev-have-least-influence = { rev-range } d’influence sur chaque piste
rev-term-frigate-damage = un combat de votre frégate pourrait infliger { rev-range } { $n ->
        [one] dégât
       *[other] dégâts
    }
rev-term-absorbers = il y a { rev-range } { $n ->
        [one] absorbeur
       *[other] absorbeurs
    } sur le plateau
rev-term-tiles-resolved = le Revenant a subi { rev-range } { $n ->
        [one] tuile
       *[other] tuiles
    } de dégâts
rev-measure-power-of = la puissance de { $of }
    .each = par point de puissance de { $of }
rev-measure-three-greatest-powers = la puissance des trois Maisons les plus puissantes
    .each = par point de puissance des trois Maisons les plus puissantes
rev-measure-greatest-influence = votre plus haute influence
    .each = par case de votre plus haute influence
rev-measure-least-influence = votre plus basse influence
    .each = par case de votre plus basse influence
rev-measure-frigate-damage = les dégâts d’un combat de votre frégate
    .each = par dégât d’un combat de votre frégate
rev-measure-absorbers = les absorbeurs du plateau
    .each = par absorbeur sur le plateau
rev-measure-tiles-resolved = les tuiles de dégâts subies par le Revenant
    .each = par tuile de dégâts subie par le Revenant
