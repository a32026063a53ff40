### Les textes des cartes d’Helionox, écrits d’après leurs effets. Chaque élément est un message : une phrase à l’impératif ;
### .may est la même phrase à l’infinitif. $who vaut "you", ou "they" quand un effet touche tout le monde ; $n est la quantité.

## Parties de phrases

hel-credits = { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }
hel-defense = { $n ->
        [one] { $n } point de défense
       *[other] { $n } points de défense
    }
hel-influence = { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }
hel-infamy = { $n ->
        [one] { $n } point d’infamie
       *[other] { $n } points d’infamie
    }
hel-cards = { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
hel-your = { $who ->
        [they] sa
       *[you] votre
    }
hel-your-m = { $who ->
        [they] son
       *[you] votre
    }
hel-here = { hel-your-m } lieu actuel
hel-costing = { $most ->
        [99] { "" }
       *[other] { " " }coûtant { $most } ou moins
    }
hel-a-card-of = { $n ->
        [one] { $faction ->
                [any] une carte
                [bio] une carte Bio
                [cybernetic] une carte Cybernétique
                [transport] une carte Transport
               *[defense] une carte Défense
            }
       *[other] { $n } { $faction ->
                [any] cartes
                [bio] cartes Bio
                [cybernetic] cartes Cybernétique
                [transport] cartes Transport
               *[defense] cartes Défense
            }
    }
hel-some-infamy = { $n ->
        [one] 1
       *[other] jusqu’à { $n }
    } de { $who ->
        [they] ses
       *[you] vos
    } jetons d’infamie
hel-consumed = { $zone ->
        [self] cette carte
       *[other] { $n ->
                [one] une carte
               *[other] jusqu’à { $n } cartes
            } de { hel-your } { $zone ->
                [hand] main
               *[hand_or_discard] main ou de { hel-your } défausse
            }
    }
hel-obtained = gratuitement { hel-a-card-of } { $zone ->
        [market] du marché
       *[consumed] parmi les cartes consumées
    }{ hel-costing }
hel-cycled = { $n ->
        [one] une carte
       *[other] jusqu’à { $n } cartes, l’une après l’autre
    }
hel-whereto = { $range ->
        [adjacent] vers un lieu adjacent
       *[any] vers n’importe quel lieu
    }
hel-what-cargo = gratuitement { $n } cargaison { $source ->
        [here] de { hel-here }
       *[any] d’une couleur au choix
    }, si possible
hel-copied = { $zone ->
        [played] une nouvelle fois le texte d’une autre carte{ hel-costing } { $who ->
                [they] jouée ce tour
               *[you] que vous avez jouée ce tour
            }
       *[market] le texte d’une carte visible du marché{ hel-costing } comme si { $who ->
                [they] elle avait été jouée
               *[you] vous l’aviez jouée
            }
    }
hel-shifted = un événement de { hel-here }, sauf une catastrophe, vers un lieu adjacent, même face visible
hel-next-event = { hel-defense } de moins, mais au moins 1, pour le prochain { $kind ->
        [social] événement social
        [stellar] événement stellaire
       *[any] événement
    } { $who ->
        [they] surmonté ce tour
       *[you] que vous surmontez ce tour
    }
hel-from-discard = { hel-cards } de { hel-your } défausse sur le dessus de { hel-your-m } deck
hel-top-of-deck = les { $n } premières cartes de { hel-your-m } deck
hel-next-market = { hel-credits } de moins pour la prochaine carte du marché { $who ->
        [they] achetée ce tour
       *[you] que vous achetez ce tour
    }
hel-next-bought = la prochaine carte { $who ->
        [they] achetée ce tour
       *[you] que vous achetez ce tour
    } au lieu de l’obtenir
hel-some-cryo = { $n ->
        [one] 1 marqueur cryo
        [4] tous les marqueurs cryo
       *[other] jusqu’à { $n } marqueurs cryo
    } de { hel-your-m } Architecte

## Éléments

hel-fx-gain = gagnez { $goods }
    .may = gagner { $goods }
hel-fx-bank = mettez { $goods } en banque
    .may = mettre { $goods } en banque
hel-fx-remove_infamy = retirez { hel-some-infamy }
    .may = retirer { hel-some-infamy }
hel-fx-draw = piochez { hel-cards }
    .may = piocher { hel-cards }
hel-fx-discard = défaussez { hel-cards }
    .may = défausser { hel-cards }
hel-fx-consume = consumez { hel-consumed }
    .may = consumer { hel-consumed }
hel-fx-obtain = obtenez { hel-obtained }
    .may = obtenir { hel-obtained }
hel-fx-cycle = renouvelez { hel-cycled }
    .may = renouveler { hel-cycled }
hel-fx-cycle_request = renouvelez { hel-your } requête en cours
    .may = renouveler { hel-your } requête en cours
hel-fx-move = déplacez-vous { hel-whereto }
    .may = { $who ->
        [they] se déplacer
       *[you] vous déplacer
    } { hel-whereto }
hel-fx-embassy = placez gratuitement une ambassade sur { hel-here }, si possible
    .may = placer gratuitement une ambassade sur { hel-here }, si possible
hel-fx-key_access = utilisez l’accès clé de { hel-here }, si possible
    .may = utiliser l’accès clé de { hel-here }, si possible
hel-fx-gain_cargo = chargez { hel-what-cargo }
    .may = charger { hel-what-cargo }
hel-fx-copy = résolvez { hel-copied }
    .may = résoudre { hel-copied }
hel-fx-event_deactivate = retournez sur sa face inactive un événement actif de n’importe quel lieu, sauf une catastrophe
    .may = retourner sur sa face inactive un événement actif de n’importe quel lieu, sauf une catastrophe
hel-fx-event_move = déplacez { hel-shifted }
    .may = déplacer { hel-shifted }
hel-fx-event_discount = payez { hel-next-event }
    .may = payer { hel-next-event }
hel-fx-topdeck = posez { hel-from-discard }
    .may = poser { hel-from-discard }
hel-fx-look_own = regardez { hel-top-of-deck }, prenez-en une en main et remettez les autres dessus dans l’ordre de votre choix
    .may = regarder { hel-top-of-deck }, en prendre une en main et remettre les autres dessus dans l’ordre voulu
hel-fx-search = cherchez { $n ->
        [one] une carte dans { hel-your-m } deck, sécurisez-la
       *[other] { $n } cartes dans { hel-your-m } deck, sécurisez-les
    } et mélangez le deck
    .may = chercher { $n ->
        [one] une carte dans { hel-your-m } deck, la sécuriser
       *[other] { $n } cartes dans { hel-your-m } deck, les sécuriser
    } et mélanger le deck
hel-fx-look_events = regardez les { $n } premières cartes de la pioche d’événements et remettez-les dessus dans l’ordre de votre choix
    .may = regarder les { $n } premières cartes de la pioche d’événements et les remettre dessus dans l’ordre voulu
hel-fx-ignore_shutdown = ignorez la fermeture de tous les lieux jusqu’à la fin du tour
    .may = ignorer la fermeture de tous les lieux jusqu’à la fin du tour
hel-fx-market_discount = payez { hel-next-market }
    .may = payer { hel-next-market }
hel-fx-secure_next = sécurisez { hel-next-bought }
    .may = sécuriser { hel-next-bought }
hel-fx-both_delivery_rewards = recevez les deux récompenses pour { hel-your } prochaine livraison de ce tour
    .may = recevoir les deux récompenses pour { hel-your } prochaine livraison de ce tour
hel-fx-remove_cryo = retirez { hel-some-cryo }
    .may = retirer { hel-some-cryo }
hel-fx-pay_credit = payez { hel-credits }
    .may = payer { hel-credits }
hel-fx-cargo_discount = payez { hel-credits } de moins pour cette cargaison
    .may = payer { hel-credits } de moins pour cette cargaison
hel-fx-embassy_discount = payez { hel-credits } de moins pour cette ambassade
    .may = payer { hel-credits } de moins pour cette ambassade

## Éléments qui en contiennent d’autres

hel-may = vous pouvez { $effect }
    .after = vous pouvez { $effect }
hel-cost = { $cost } pour { $effect }
hel-if = si { $condition }, { $effect }
hel-for-each = { $effect } par { $count }, { $most } fois au plus
hel-all = chaque joueur doit { $effect }
hel-all-may = chaque joueur peut { $effect }
hel-choose = choisissez une option : { $options }

hel-if-event_here = un événement se trouve sur { hel-here }
hel-if-embassy_here = { $who ->
        [they] son ambassade se trouve
       *[you] vous avez une ambassade
    } sur { hel-here }
hel-if-trophy3 = { hel-your } pile de trophées compte 3 cartes ou plus
hel-if-consumed_this_turn = { $who ->
        [they] une carte a été consumée
       *[you] vous avez consumé une carte
    } ce tour
hel-if-moved_this_turn = { $who ->
        [they] son vaisseau
       *[you] votre vaisseau
    } s’est déplacé ce tour

hel-count-embassies = { $who ->
        [they] ambassade à soi
       *[you] ambassade que vous avez
    } sur le plateau
hel-count-bio_played = carte Bio { $who ->
        [they] jouée
       *[you] que vous avez jouée
    } ce tour, celle-ci comprise
hel-count-cargo_held = cargaison sur { hel-your-m } cargo porteur
hel-count-consumed_now = carte ainsi consumée

## Liaisons

hel-and = { $a } et { $b }
hel-or = { $a } ou { $b }
hel-comma = { $a }, { $b }
hel-semicolon = { $a } ; { $b }
hel-sentence = { $text }.

## Cartes

hel-illegal-infamy = Infamie : { $play } chaque fois que vous la jouez, { $end } si elle est encore à vous à la fin.
hel-loc-bonus = Bonus du lieu : { $clause }
hel-loc-key = Accès clé : { $clause }
hel-arc-ability = Cryo { $n } : { $clause }
hel-flt-main = Une fois par tour : { $clause }
hel-flt-delivered = Une fois par tour, juste après une livraison : { $clause }
hel-flt-cargo_gained = Une fois par tour, quand vous payez pour charger une cargaison : { $clause }
hel-flt-embassy_placed = Une fois par tour, quand vous payez une ambassade : { $clause }
hel-req-name = { $from } { $to }
hel-req-text = Livrez la cargaison { $from } { $to } pour gagner { hel-influence }.

hel-facts-cost = coûte { hel-credits }
hel-facts-influence = { hel-influence }
hel-facts-location = Technologie illégale { $at }

## Événements

hel-evt-inactive = Inactif : coûte { hel-defense }, rapporte { hel-influence-of }.
hel-evt-active = Actif : coûte { hel-defense }{ $alternative ->
        [none] { "" }
       *[other] { " " }(ou bien { $alternative })
    }, rapporte { hel-influence-of }.
hel-influence-of = { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
hel-alt-pay = payer { hel-credits }
hel-alt-discard = défausser { $cards }
hel-alt-card = { $faction ->
        [any] { $n ->
                [one] une carte au choix
               *[other] { $n } cartes au choix
            }
       *[other] { hel-a-card-of }
    }
hel-evt-tax = Tant qu’il est actif : partir d’ici en voyage coûte 3 crédits.
hel-evt-shut = Tant qu’il est actif : tous les lieux sont fermés.
hel-evt-market_cost_plus_1 = Tant qu’il est actif : chaque carte du marché coûte 1 crédit de plus.
hel-evt-raid = Quand il devient actif : chaque joueur qui a des cargaisons en retire 1.
hel-evt-movement_tax_everywhere = Tant qu’il est actif : quitter n’importe quel lieu en voyage coûte 3 crédits.
hel-evt-no_cycle = Tant qu’il est actif : personne ne peut renouveler.
hel-evt-draw_four = Tant qu’il est actif : à la fin de votre tour, piochez 4 cartes au lieu de 5.
hel-evt-no_card_move = Tant qu’il est actif : cartes, Architectes, atouts de flotte et lieux ne déplacent plus de vaisseau ; on peut encore voyager en payant.
hel-evt-discard_on_active = Quand il devient actif : chaque joueur défausse une carte.
hel-evt-embassy_mute = Tant qu’il est actif : les ambassades ne rendent pas les voyages moins chers et ne permettent pas de collaborer à distance.
hel-evt-ships_pushed = Quand il devient actif : chaque vaisseau sur Cérès part vers Mars ou vers Europe, au choix de son propriétaire.
hel-evt-prime_closed = Tant qu’il est actif : aucune ressource majeure ne s’achète, et chaque carte du marché coûte 1 crédit de plus.
hel-evt-events_plus_one = Tant qu’il est actif : chaque autre événement coûte 1 point de défense de plus.
hel-evt-no_thaw = Tant qu’il est actif : aucun marqueur cryo n’est retiré pendant la phase cryo.

## Missions : $by est vide, ou dit pour quels nombres de joueurs valent les nombres

hel-mis-starting_cards = À la fin de la partie, vous possédez { $compare ->
        [most] au plus
       *[least] au moins
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    } de départ{ $by }.
hel-mis-cybernetic_cards = À la fin de la partie, vous possédez au moins { $n } { $n ->
        [one] carte
       *[other] cartes
    } Cybernétique{ $by }, cartes de départ comprises.
hel-mis-embassies = À la fin de la partie, { $team ->
        [yes] l’équipe a
       *[no] vous avez
    } au moins { $n } { $n ->
        [one] ambassade
       *[other] ambassades
    } sur le plateau{ $by }.
hel-mis-trophy_events = À la fin de la partie, { $team ->
        [yes] la pile de trophées de l’équipe
       *[no] votre pile de trophées
    } compte au moins { $n } { $n ->
        [one] événement
       *[other] événements
    }{ $by }.
hel-mis-trophy_catastrophic = À la fin de la partie, { $team ->
        [yes] la pile de trophées de l’équipe
       *[no] votre pile de trophées
    } compte au moins { $n } { $n ->
        [one] catastrophe
       *[other] catastrophes
    }{ $by }.
hel-mis-consumed_cards = À la fin de la partie, au moins { $n } { $n ->
        [one] carte a été consumée
       *[other] cartes ont été consumées
    }{ $by }.
hel-mis-min_faction_cards = À la fin de la partie, { $team ->
        [yes] l’équipe possède
       *[no] vous possédez
    } au moins { $n } { $n ->
        [one] carte
       *[other] cartes
    } de chaque faction{ $by }, cartes de départ comprises.
hel-mis-by = { " " }(à 1/2/3/4 joueurs)
