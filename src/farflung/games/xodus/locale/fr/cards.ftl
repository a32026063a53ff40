### Les textes des cartes de X-ODUS, écrits à partir de leurs effets. Chaque effet est une proposition à l'impératif ou une
### affirmation ; chaque déclencheur est le cadre qui l'entoure ($clause, ou $text avec une majuscule).

## Parties de phrases

xod-scraps = { $n ->
        [one] { $n } scrap
       *[other] { $n } scraps
    }
xod-hits = { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    }
xod-specials = { $n ->
        [one] { $n } symbole spécial
       *[other] { $n } symboles spéciaux
    }
xod-actions = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
xod-systems = { $n ->
        [one] { $n } système
       *[other] { $n } systèmes
    }
xod-shields = { $n ->
        [one] { $n } bouclier
       *[other] { $n } boucliers
    }
xod-points = { $n ->
        [one] { $n } point de santé
       *[other] { $n } points de santé
    }
xod-damage-cards = { $n ->
        [one] { $n } carte dégâts
       *[other] { $n } cartes dégâts
    }
xod-energy-markers = { $n ->
        [one] { $n } marqueur d’énergie
       *[other] { $n } marqueurs d’énergie
    }
xod-health-markers = { $n ->
        [one] { $n } marqueur de santé
       *[other] { $n } marqueurs de santé
    }
xod-which-specials = { $n ->
        [0] autant de { $who ->
                [fleet] symboles spéciaux de vaisseaux de votre flotte
               *[self] vos symboles spéciaux
            } que vous voulez
       *[other] jusqu’à { xod-specials } { $who ->
                [fleet] de vaisseaux de votre flotte
               *[self] de vos dés
            }
    }

## Ce qu'on gagne et ce qu'on récupère : plusieurs choses de suite partagent un verbe

xod-gain = gagnez { $goods }
xod-recover = récupérez { $goods }
xod-good-scrap = { $on ->
        [on_scavenge] { xod-scraps } de plus
        [on_enemy_defeated] { xod-scraps } de plus
       *[other] { xod-scraps }
    }
xod-good-module = { $n ->
        [one] { $n } module vaisseau
       *[other] { $n } modules vaisseau
    }
xod-good-precursor_module = { $n ->
        [one] { $n } module précurseur vaisseau
       *[other] { $n } modules précurseurs vaisseau
    }
xod-good-heal = { xod-points }
xod-good-energy = { $n ->
        [0] toute votre énergie
        [one] { $n } énergie
       *[other] { $n } énergies
    }

## Effets

xod-fx-add_hit = ajoutez { xod-hits } à l’attaque
xod-fx-add_hit-per_mate = ajoutez à l’attaque 1 touche par autre vaisseau de votre flotte, { $n } au plus
xod-fx-remove_hit = { $n ->
        [one] { $n } de vos touches ne compte pas
       *[other] { $n } de vos touches ne comptent pas
    }
xod-fx-hit_from_special = dépensez { xod-which-specials } ; chacun devient { $each ->
        [one] { $each } touche
       *[other] { $each } touches
    }
xod-fx-direct_from_special = dépensez { xod-which-specials } ; chacun retire 1 point de santé à la cible sans compter ses boucliers
xod-fx-direct = retirez { xod-points } à la cible sans compter ses boucliers
xod-fx-direct-as_lost = retirez autant de points de santé à la cible, { $n } au plus, sans compter ses boucliers
xod-fx-double_hits = chaque touche de vos propres dés compte double
xod-fx-pierce = { $n ->
        [9] ignorez tous ses boucliers, mais seulement 2 si c’est un Avatar
       *[other] ignorez { xod-shields } de la cible pour cette attaque
    }
xod-fx-sunder = { $n ->
        [9] ses boucliers ne comptent plus jusqu’à la fin de ce combat, mais seulement 2 si c’est un Avatar
       *[other] { $n ->
                [one] { $n } bouclier de la cible ne compte plus
               *[other] { $n } boucliers de la cible ne comptent plus
            } jusqu’à la fin de ce combat
    }
xod-fx-reroll = { $who ->
        [mate] un autre vaisseau de votre flotte relance { $n ->
                [0] autant de ses dés qu’il veut
                [one] { $n } de ses dés
               *[other] jusqu’à { $n } de ses dés
            }
        [one_ship] relancez { $n ->
                [0] autant de dés que vous voulez d’un vaisseau de votre système
                [one] { $n } dé d’un vaisseau de votre système
               *[other] jusqu’à { $n } dés d’un vaisseau de votre système
            }
        [fleet] relancez { $n ->
                [0] autant de dés de ce lancer que vous voulez
                [one] { $n } dé de ce lancer
               *[other] jusqu’à { $n } dés de ce lancer
            }
       *[self] relancez { $n ->
                [0] autant de vos propres dés que vous voulez
                [one] { $n } de vos propres dés
               *[other] jusqu’à { $n } de vos propres dés
            }
    }
xod-fx-reroll-all_miss = relancez autant que vous voulez { $who ->
        [fleet] des dés de ce lancer qui montrent des ratés
       *[self] de vos propres dés qui montrent des ratés
    }
xod-fx-ignore_miss = { $n ->
        [0] ignorez tous les ratés
        [one] ignorez { $n } raté
       *[other] ignorez jusqu’à { $n } ratés
    } { $who ->
        [fleet] sur n’importe quels dés de ce lancer
        [each] sur chaque vaisseau de votre flotte, le vôtre compris
       *[self] { $on ->
                [on_disengage] de vos propres lancers de dégâts
               *[other] sur vos propres dés
            }
    }
xod-fx-extra_die = lancez un dé { $what ->
        [red] rouge
        [blue] bleu
       *[yellow] jaune
    } de plus avec les vôtres
xod-fx-no_skill = annulez la compétence de la cible pour cette attaque
xod-fx-prevent = { $who ->
        [mate] il en perd { $n ->
                [one] { $n } de moins
               *[other] jusqu’à { $n } de moins
            }
        [each] chacun en perd { $n ->
                [one] { $n } de moins
               *[other] jusqu’à { $n } de moins
            }
       *[self] perdez-en { $n ->
                [one] { $n } de moins
               *[other] jusqu’à { $n } de moins
            }
    }
xod-fx-prevent-per_unspent_special = perdez-en 1 de moins par symbole spécial non dépensé que vous avez obtenu dans cette attaque
xod-fx-cap_loss = aucun vaisseau de votre flotte ne perd plus de { xod-points } à la riposte de cette attaque
xod-fx-no_crit = Vos ratés critiques aux lancers d’attaque ne font piocher aucune carte dégâts.
xod-fx-no_damage_roll = { $who ->
        [fleet] personne dans votre flotte ne fait de lancer de dégâts pour cela
       *[self] ne faites aucun lancer de dégâts pour cela
    }
xod-fx-skip_damage_roll = { $n ->
        [one] épargnez-vous { $n } lancer de dégâts
       *[other] épargnez-vous jusqu’à { $n } lancers de dégâts
    }
xod-fx-no_detection = { $what ->
        [turn] vous et votre flotte n’êtes détectés nulle part jusqu’à la fin de votre tour, même sous surveillance
       *[once] vous et votre flotte n’êtes pas détectés ; cela ne sert à rien sous surveillance
    }
xod-fx-heal = { $who ->
        [all_here] chaque vaisseau de votre système récupère { xod-points }
       *[self] récupérez { xod-points }
    }
xod-fx-heal-rescue = Cela peut aussi vous sauver quand vous devriez tomber à 0 point de santé.
xod-fx-scrap_on_kill = Si l’attaque vainc un ennemi qui n’est pas un Avatar, gagnez { xod-scraps }.
xod-fx-scrap_on_kill-per_special = Si l’attaque vainc un ennemi qui n’est pas un Avatar, gagnez 1 scrap par symbole spécial dépensé, { $n } au plus.
xod-fx-max_health = { $owner ->
        [module] Prenez { $n ->
                [one] { $n } marqueur de santé intact
               *[other] { $n } marqueurs de santé intacts
            } de plus. Ce module en emporte { $n } en quittant votre vaisseau, { $n ->
                [one] perdu s’il y en a ; un autre le reçoit tel quel.
               *[other] les perdus d’abord ; un autre les reçoit tels quels.
            }
       *[other] Votre santé maximale augmente de { $n } : prenez { $n ->
                [one] { $n } marqueur de santé intact
               *[other] { $n } marqueurs de santé intacts
            } de plus.
    }
xod-fx-max_health-fewer = Tant que vous avez cette carte, { $n ->
        [one] { $n } de vos marqueurs de santé est mis
       *[other] { $n } de vos marqueurs de santé sont mis
    } de côté, les perdus d’abord.
xod-fx-max_energy = Prenez gratuitement { $n ->
        [one] votre prochain marqueur d’énergie
       *[other] vos { $n } prochains marqueurs d’énergie
    }{ $owner ->
        [module] { " " }; { $n ->
                [one] ce module l’emporte en quittant votre vaisseau, et un autre le reçoit tel quel
               *[other] ce module les emporte en quittant votre vaisseau, et un autre les reçoit tels quels
            }
       *[other] { "" }
    }.
xod-fx-actions = Vous avez { xod-actions } de plus à chaque tour de jeu.
xod-fx-actions-fewer = Dès votre prochain tour, vous avez { xod-actions } de moins à chaque tour de jeu, mais au moins 1.
xod-fx-action = vous, ou toute votre flotte, gagnez { xod-actions } pour ce tour de jeu
xod-fx-price = Chaque module { $owner ->
        [ally] vendu ici
       *[other] que vous recevez d’un allié
    } coûte { xod-scraps } de moins, mais au moins 1.
xod-fx-price-dearer = Chaque module { $owner ->
        [ally] vendu ici
       *[other] que vous recevez d’un allié
    } coûte { xod-scraps } de plus.
xod-fx-cost-rush = Un rush vous coûte, ou coûte à la flotte où vous êtes, { xod-actions }.
xod-fx-cost-probe = Envoyer une sonde vous coûte { xod-actions } ; un saut à l’aveugle ne coûte pas plus que d’habitude.
xod-fx-cost-repair_me = Chaque réparation de votre vaisseau coûte { xod-scraps }.
xod-fx-cost-remove_damage = Retirer une carte dégâts { $owner ->
        [ally] en marchandant ici coûte { xod-scraps }
       *[other] vous coûte { xod-scraps }
    } au lieu de 3.
xod-fx-cost_scrap = payez { xod-scraps }
xod-fx-free_action = ne payez aucune action pour cela
xod-fx-reveal = { $what ->
        [near] révélez { $n ->
                [one] { $n } système de plus, relié
               *[other] { $n } systèmes de plus, reliés
            } au vôtre ou à la tuile que vous venez de poser
       *[anywhere] révélez { xod-systems } n’importe où sur la carte
    }
xod-fx-reveal_pick = choisissez l’emplacement, regardez les { $n } tuiles du dessus, posez-en une et remettez les autres sur la pile
xod-fx-pacify = pacifiez { $n ->
        [one] { $n } système ennemi
       *[other] { $n } systèmes ennemis
    } n’importe où sur la carte
xod-fx-peek_signal = regardez { $n ->
        [one] { $n } carte signal face cachée
       *[other] { $n } cartes signal face cachée
    }
xod-fx-rift_off = désactivez { $what ->
        [near] le rift de votre système ou d’un système adjacent relié
       *[any] un rift
    }
xod-fx-rift_on = ouvrez un rift dans ce système
xod-fx-wormhole = posez un marqueur trou de ver dans votre système ; si les deux sont sur la carte, déplacez-en un ici
xod-fx-avatar_move = { $what ->
        [one] il se déplace de { xod-systems } de plus
       *[all] tous les Avatars se déplacent de { xod-systems } de plus ce tour de jeu
    }
xod-fx-avatar_move-slower = { $what ->
        [one] il se déplace de { xod-systems } de moins
       *[all] ralentissez tous les Avatars de { xod-systems } ce tour de jeu
    }
xod-fx-corruption_hold = { $on ->
        [corruption_start] faites-lui sauter son pas normal de ce tour de jeu
       *[other] le marqueur de Corruption saute son pas normal de ce tour de jeu
    }
xod-fx-damage_card = piochez { xod-damage-cards }
xod-fx-lose = perdez { xod-points }
xod-fx-lose-instead = vous perdez vous-même { xod-points }, sans prévention possible
xod-fx-lose_scraps_half = perdez la moitié de vos scraps, arrondie au supérieur
xod-fx-end_turn = votre tour se termine
xod-fx-repair_bonus = rendez { xod-points } de plus ou retirez { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    } de plus d’une carte signal
xod-fx-repair_any = En marchandant ici, tout vaisseau du système peut réparer autant qu’il veut, pour { xod-scraps } par point de santé.
xod-fx-flip_energy = dépensez { $n ->
        [one] { $n } marqueur d’énergie prêt
       *[other] { $n } marqueurs d’énergie prêts
    }
xod-fx-disable_energy = { $n ->
        [one] Votre marqueur d’énergie le plus à droite reste dépensé
       *[other] Vos { $n } marqueurs d’énergie les plus à droite restent dépensés
    } tant que vous avez cette carte.
xod-fx-disable_module = choisissez { $n } de vos modules, même précurseur ; il est hors service tant que vous avez cette carte
xod-fx-energy_stay_flipped = { $n ->
        [one] { $n } de vos marqueurs d’énergie dépensés reste dépensé
       *[other] { $n } de vos marqueurs d’énergie dépensés restent dépensés
    }
xod-fx-discard_health_perm = défaussez définitivement { xod-health-markers }, même perdus
xod-fx-discard_energy_perm = défaussez définitivement { xod-energy-markers }, celui de droite d’abord, mais jamais le dernier
xod-fx-discard_module_perm = défaussez définitivement { $n } de vos modules vaisseau ou modules précurseurs vaisseau
xod-fx-else_lose = Si vous n’en avez aucun, perdez { xod-points }.
xod-fx-extra_retaliation = perdez-en { $n } de plus
xod-fx-no_reroll_ignore-detection = Vos dés ne peuvent être ni relancés ni ignorés aux lancers de détection.
xod-fx-no_reroll_ignore-attack_reroll = Vos dés ne peuvent pas être relancés aux lancers d’attaque.
xod-fx-no_skill_contribution = Vos dés n’apportent rien aux lancers de compétence d’une flotte.
xod-fx-scrap_cap = Tant que vous avez cette carte, vous ne pouvez pas avoir plus de { xod-scraps }.

## Effets qui ont leur propre règle

xod-custom-guardian = Une fois par tour de jeu, quand un autre vaisseau de votre système devrait tomber à 0 point de santé alors que vous en avez au moins 2, il reste à 1 et vous en perdez 1.
xod-custom-resonance = Dans un lancer de compétence, chacune de vos touches peut compter comme symbole spécial et chaque symbole spécial comme touche.
xod-custom-fold_space = Quand vous sautez, vous pouvez finir dans n’importe quel système révélé à 3 voies au plus ; vous traversez les systèmes intermédiaires comme dans un rush.
xod-custom-free_energy = Une fois par tour de jeu, utilisez un de vos effets d’énergie sans dépenser de marqueur ; cela ne donne pas d’EXP.
xod-custom-cartographer = Une fois par tour de jeu, prenez une option de plus d’une carte Analyse sans dépenser d’action.
xod-custom-rush4 = Un rush que vous faites, ou que fait votre flotte, peut compter un quatrième saut.
xod-custom-void = Vos dés ne comptent jamais comme ratés aux lancers de détection. Hors d’une flotte, la surveillance ne vous détecte pas d’office : vous lancez comme d’habitude.
xod-custom-full_value = Quand vous démantelez un module, gagnez son plein prix au lieu de son prix moins 1.
xod-custom-explore_pick2 = Quand vous explorez, piochez 2 cartes exploration, résolvez-en une et remettez l’autre sous le deck.
xod-custom-double_reward = Quand un ennemi qui n’est pas un Avatar est vaincu dans votre combat, votre propre récompense en scraps est doublée.
xod-custom-free_repair = Votre première réparation de chaque tour de jeu ne coûte aucun scrap.
xod-custom-remote_maintenance = Vos réparations et vos retraits de cartes dégâts peuvent servir un vaisseau d’un système adjacent relié.
xod-custom-hive_control = Vous pouvez dépenser vos marqueurs d’énergie pour payer les modules et les mods d’autres vaisseaux de votre système.
xod-custom-stay_put = Quand vous sautez à l’aveugle, vous ou toute votre flotte pouvez rester sur place après avoir vu la tuile.
xod-custom-relay_probe = Quand vous envoyez une sonde, envoyez-la depuis n’importe quel système révélé relié au vôtre plutôt que depuis le vôtre.
xod-custom-ignore_borders = Quand vous sautez, vous pouvez franchir une bordure fermée vers un système révélé voisin ; votre flotte vous suit.

## Conditions

xod-if-if_own_hits = { $n ->
        [one] si au moins un de vos propres dés montre une touche
        [2] si vos deux dés montrent des touches
       *[other] si au moins { $n } de vos propres dés montrent des touches
    }
xod-if-if_own_specials = { $n ->
        [one] si au moins un de vos propres dés montre un symbole spécial, qui reste non dépensé
        [2] si vos deux dés montrent des symboles spéciaux, qui restent non dépensés
       *[other] si au moins { $n } de vos propres dés montrent des symboles spéciaux, qui restent non dépensés
    }
xod-if-if_loss_at_least = si vous deviez perdre au moins { xod-points }
xod-if-if_cause = { $what ->
        [strain] si vous avez poussé vos moteurs
       *[retaliation] si cela vient d’une riposte
    }
xod-if-if_tile = si c’est { $what ->
        [allied] un système allié
        [enemy] un système ennemi
        [great_rift] le Grand Rift
       *[corrupted] un système corrompu
    }
xod-if-if_in_fleet = si vous êtes dans une flotte
xod-if-if_not_in_fleet = si vous n’êtes pas dans une flotte
xod-if-if_offensive = si votre manœuvre est offensive
xod-if-if_started_on_purpose = si vous l’avez engagé en pacifiant ou en renonçant à un lancer de détection
xod-if-only_vs_avatar = si la cible est un Avatar
xod-if-not_vs_avatar = si la cible n’est pas un Avatar
xod-if-if_ship_misses = si vous avez au moins { $n ->
        [one] { $n } raté compté
       *[other] { $n } ratés comptés
    }
xod-if-if_ship_unspent_special = si vous montrez au moins { $n ->
        [one] { $n } symbole spécial non dépensé
       *[other] { $n } symboles spéciaux non dépensés
    }
xod-if-if_total_misses = si l’attaque montre au moins { $n } ratés comptés en tout
xod-if-if_total_hits = { $n ->
        [0] si l’attaque ne montre aucune touche
       *[other] si l’attaque montre exactement { xod-hits } en tout
    }
xod-if-if_damage_below = si elle a retiré moins de { xod-points } à la cible

xod-times-once_per_round = Une fois par tour de jeu : { $text }
xod-times-first_in_combat = Une fois par combat : { $text }

## Quand

xod-on-always = { $text }.
xod-on-before_attack = Avant un lancer d’attaque, { $clause }.
xod-on-before_attack-first_in_combat = Avant le premier lancer d’attaque d’un combat, { $clause }.
xod-on-after_attack = Après un lancer d’attaque, { $clause }.
xod-on-after_attack-only_vs_avatar = Après un lancer d’attaque contre un Avatar, { $clause }.
xod-on-after_attack-if_offensive = Après un lancer d’attaque en manœuvre offensive, { $clause }.
xod-on-after_attack-if_in_fleet = Après un lancer d’attaque en flotte, { $clause }.
xod-on-on_retaliation = Quand vous devriez perdre de la santé à une riposte, { $clause }.
xod-on-on_retaliation-first_in_combat = La première fois dans chaque combat que vous devriez perdre de la santé à une riposte, { $clause }.
xod-on-on_retaliation-mate = Quand un autre vaisseau de votre flotte devrait perdre de la santé à une riposte, { $clause }.
xod-on-on_retaliation-each = Quand des vaisseaux de votre flotte devraient perdre de la santé à une riposte, { $clause }.
xod-on-on_health_loss = Quand vous devriez perdre de la santé, { $clause }.
xod-on-on_health_loss-if_loss_at_least = Quand un seul effet devrait vous coûter au moins { $limit } points de santé, { $clause }.
xod-on-on_health_loss-if_cause = Après avoir perdu de la santé à une riposte, { $clause }.
xod-on-on_enemy_defeated = Quand un ennemi ou un Avatar est vaincu dans votre combat, { $clause }.
xod-on-on_enemy_defeated-not_vs_avatar = Quand un ennemi qui n’est pas un Avatar est vaincu dans votre combat, { $clause }.
xod-on-combat_won = Quand vous gagnez un combat, { $clause }.
xod-on-combat_start = Au début d’un combat, { $clause }.
xod-on-after_damage = Après une attaque, { $clause }.
xod-on-skill_step = Dans une attaque, { $clause }.
xod-on-on_defeat = Quand il est vaincu, { $clause }.
xod-on-after_detection = Après un lancer de détection, { $clause }.
xod-on-instead_of_detection = Au lieu d’un lancer de détection, { $clause }.
xod-on-after_skill = Après un lancer de compétence, { $clause }.
xod-on-after_damage_roll = Après votre lancer de dégâts, { $clause }.
xod-on-after_damage_roll-if_cause = Après le lancer de dégâts que vous devez pour avoir poussé vos moteurs, { $clause }.
xod-on-after_any_roll = Après n’importe quel lancer, { $clause }.
xod-on-after_any_roll-once_per_round = Une fois par tour de jeu, après n’importe quel lancer, { $clause }.
xod-on-on_disengage = Quand vous vous désengagez, { $clause }.
xod-on-on_probe = Quand vous envoyez une sonde, { $clause }.
xod-on-on_reveal = Quand vous révélez un système, { $clause }.
xod-on-on_reveal-if_tile = Quand vous révélez { $what ->
        [allied] un système allié
        [enemy] un système ennemi
        [great_rift] le Grand Rift
       *[corrupted] un système corrompu
    }, { $clause }.
xod-on-on_jump = Quand vous sautez, { $clause }.
xod-on-on_jump-if_not_in_fleet = Quand vous sautez hors d’une flotte, { $clause }.
xod-on-on_blind_jump = Quand vous sautez à l’aveugle, { $clause }.
xod-on-on_rush = Pendant un rush, { $clause }.
xod-on-on_explore = Quand vous explorez, { $clause }.
xod-on-on_scavenge = Quand vous fouillez pour des scraps, { $clause }.
xod-on-on_repair = Quand vous réparez, { $clause }.
xod-on-on_remove_damage = Quand vous retirez une carte dégâts, { $clause }.
xod-on-on_trade = Quand vous marchandez, { $clause }.
xod-on-on_dismantle = Quand vous démantelez un module, { $clause }.
xod-on-on_strain = Quand vous poussez vos moteurs, { $clause }.
xod-on-maintenance = Choix supplémentaire de votre maintenance du vaisseau : { $clause }.
xod-on-free = À tout moment de votre tour où vous n’êtes pas engagé, { $clause }.
xod-on-any_time = À tout moment de votre tour, même en combat, { $clause }.
xod-on-avatar_die = Après le lancer du dé d’un Avatar, { $clause }.
xod-on-avatar_engages = Quand un Avatar vous engage pendant la phase de Corruption, { $clause }.
xod-on-corruption_start = Avant que le marqueur de Corruption n’avance, { $clause }.
xod-on-end_phase = Pendant la phase de fin de tour, { $clause }.
xod-on-on_draw = Quand vous piochez cette carte, { $clause }.

## Ennemis et Avatars : qui une compétence frappe, et ce qu'elle fait

xod-foe-who = { $who ->
        [disengaging] chaque vaisseau qui se désengage
        [misses] { $limit ->
                [one] chaque vaisseau avec un raté compté
               *[other] chaque vaisseau avec au moins { $limit } ratés comptés
            }
        [special] { $limit ->
                [one] chaque vaisseau qui montre un symbole spécial non dépensé
               *[other] chaque vaisseau qui montre au moins { $limit } symboles spéciaux non dépensés
            }
        [hurt] chaque vaisseau qui perd de la santé à sa riposte
        [attacking] chaque vaisseau attaquant
       *[engaged] chaque vaisseau engagé
    }
xod-foe-lose = { xod-foe-who } perd { xod-points }{ $who ->
        [disengaging] { " " }avant ses lancers de dégâts
       *[other] { "" }
    }
xod-foe-extra_retaliation = { xod-foe-who } perd { xod-points } de plus à la riposte{ $who ->
        [special] , même sans raté
       *[other] { "" }
    }
xod-foe-flip_energy = { xod-foe-who } dépense pour rien { $n ->
        [one] { $n } marqueur d’énergie prêt
       *[other] { $n } marqueurs d’énergie prêts
    }
xod-foe-discard_health_perm = { xod-foe-who } défausse définitivement { xod-health-markers } de son choix, même perdu
xod-foe-discard_energy_perm = { xod-foe-who } défausse définitivement { $n ->
        [one] son marqueur d’énergie le plus à droite
       *[other] ses { $n } marqueurs d’énergie les plus à droite
    }, mais jamais le dernier
xod-foe-discard_module_perm = { xod-foe-who } défausse définitivement { $n ->
        [one] { $n } module vaisseau ou module précurseur vaisseau
       *[other] { $n } modules vaisseau ou modules précurseurs vaisseau
    } de son choix
xod-foe-else_lose = Un vaisseau qui n’en a aucun perd { xod-points }.
xod-foe-retaliates_when_defeated = cet adversaire riposte encore à l’attaque qui le vainc
xod-foe-enemy_heal = cet adversaire récupère { xod-points }
xod-foe-shields_fixed = aucun effet ne peut réduire ni contourner ses boucliers
xod-foe-no_energy_effects = personne ne peut dépenser d’énergie
xod-foe-defensive_hits_void = les touches des vaisseaux en manœuvre défensive ne comptent pas
xod-foe-crit_cards = un raté critique contre lui fait piocher { xod-damage-cards } au lieu de 1
xod-foe-avatar_move = tous les Avatars gagnent { $n } en mouvement pour ce tour de jeu
xod-foe-first_in_combat = à la première attaque d’un combat contre lui
xod-foe-combat_start = au début du combat
xod-foe-if_total_misses = si l’attaque montre au moins { $limit } ratés comptés en tout
xod-foe-if_total_hits = { $limit ->
        [0] si l’attaque ne montre aucune touche
       *[other] si l’attaque montre exactement { $limit } touches
    }
xod-foe-if_damage_below = après une attaque qui lui a retiré moins de { $limit } points de santé

## Cartes exploration et alliés

xod-option-class = { $class } : { $text }
xod-option-skill = Lancer de compétence à { $what ->
        [hit] { $need ->
                [one] { $need } touche
               *[other] { $need } touches
            }
       *[special] { $need ->
                [one] { $need } symbole spécial
               *[other] { $need } symboles spéciaux
            }
    }. Réussite : { $success } Échec : { $failure }
xod-option-nothing = Rien ne se passe.
xod-wares = Vend { $n ->
        [one] { $n } module vaisseau
       *[other] { $n } modules vaisseau
    }.
xod-wares-precursor = Vend { $n ->
        [one] { $n } module vaisseau
       *[other] { $n } modules vaisseau
    } et { $precursor ->
        [one] { $precursor } module précurseur vaisseau
       *[other] { $precursor } modules précurseurs vaisseau
    }.
xod-service = { $service } : { $text }
xod-service-paid = Une fois par tour de jeu, le vaisseau actif ou la flotte active qui se trouve ici peut payer { xod-scraps } : { $clause }.

## Signaux

xod-signal-reveal = À la révélation : { $text }
xod-signal-action = [{ $action }] : { $text }
xod-signal-fail = Échec : { $text }
xod-signal-end = Phase de fin de tour : { $text }
xod-signal-access = La clé peut être prise { $text }.
xod-sig-markers = posez { $target } marqueurs de santé sur cette carte
xod-sig-marker_off = une réparation dans ce système peut retirer { $n } marqueur de cette carte au lieu de rendre de la santé, au prix habituel
xod-sig-roll_all = lancez tous les dés du vaisseau ou de la flotte qui agit
xod-sig-progress = ajoutez { $n } de progression par vaisseau qui agit
xod-sig-progress-per_special = ajoutez 1 de progression par symbole spécial
xod-sig-progress-per_scrap = ajoutez 1 de progression par scrap
xod-sig-progress-per_energy = ajoutez 1 de progression par marqueur
xod-sig-guardian = posez un Gardien sur cette carte : niveau { $n }, { $target } points de santé, { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }, aucune compétence, { $reward } scraps pour chaque vaisseau qui le combat
xod-sig-enemies = posez { $n } ennemis de la réserve sur cette carte
xod-sig-fight = combattez ce qui est sur cette carte ; cela reste ici et garde ses pertes de santé
xod-sig-pay_scraps = chaque vaisseau qui agit peut payer autant de scraps qu’il veut
xod-sig-lose_fixed = chaque vaisseau qui agit perd { xod-points }, sans prévention possible
xod-sig-beacon = un vaisseau présent ici allume la première balise ; un autre vaisseau, dans n’importe quel système corrompu sans Avatar, allume la seconde par la même action
xod-sig-beacons_out = les deux balises s’éteignent
xod-sig-flip_energy = chaque vaisseau qui agit peut dépenser autant de marqueurs d’énergie prêts qu’il veut
xod-sig-leak = tant que l’objectif n’est pas atteint, { $n } de progression se perd
xod-sig-corruption = le marqueur de Corruption avance de { $n }
xod-sig-skill = faites un lancer de compétence à { $target } { $what ->
        [hit] touches
       *[special] symboles spéciaux
    }
xod-sig-damage_card = chaque vaisseau qui agit pioche { xod-damage-cards }
xod-sig-lose = chaque vaisseau qui agit perd { xod-points }
xod-sig-avatar_enters = un Avatar écarté à la mise en place entre en jeu ici et engage tout le monde dans ce système, sans lancer de dégâts ; s’il n’y en a pas, le dernier Avatar face cachée de la piste vient
xod-sig-discard_marker_perm = chaque vaisseau qui agit défausse définitivement { $n } marqueur de santé, même perdu, ou son marqueur d’énergie le plus à droite
xod-sig-fleet_of = seulement pour une flotte d’au moins { $n } vaisseaux
xod-sig-countdown = posez { $n } marqueurs de compte à rebours sur cette carte
xod-sig-countdown-end = retirez 1 marqueur de compte à rebours ; au dernier, le marqueur de Corruption avance de 1, un rift s’ouvre ici et le compte à rebours repart de { $n }
xod-access-progress = quand la progression atteint { $target }
xod-access-no_markers = quand il ne reste aucun marqueur sur cette carte
xod-access-all_defeated = quand tout ce qui est sur cette carte est vaincu
xod-access-both_beacons = tant que les deux balises brillent dans le même tour de jeu et qu’un vaisseau est ici
xod-access-success = après une réussite
xod-access-avatar_defeated = dès qu’un Avatar a été vaincu ici, ou aussitôt si aucun n’a pu entrer

## Liaisons

xod-join-and = { $a } et { $b }
xod-join-comma = { $a }, { $b }
xod-join-then = { $a } et { $b }
xod-join-or = { $a } ou { $b }
xod-join-semicolon = { $a } ; { $b }
xod-join-if = { $if }, { $clause }
xod-join-foe = { $if }, { $clause }
xod-sentence = { $text }.

## Vaisseaux : ce qui donne de l'EXP

xod-exp-enemy_defeated = 1 EXP par ennemi ou Avatar vaincu dans un combat auquel vous prenez part.
xod-exp-health_lost_in_attack_or_damage_roll = 1 EXP par attaque ou lancer de dégâts où vous perdez de la santé.
xod-exp-energy_spent = 1 EXP par marqueur d’énergie que vous dépensez pour un module ou un mod.
xod-exp-system_revealed = 1 EXP par système que vous révélez, ou que révèle une flotte où vous êtes.
xod-exp-scrap_gained = 1 EXP par action ou combat où vous gagnez vous-même des scraps.
xod-exp-maintenance_done = 1 EXP par maintenance du vaisseau que vous effectuez.

## Classes et actions des signaux

xod-class-WARRIOR = GUERRIER
xod-class-SCHOLAR = ÉRUDIT
xod-class-ROGUE = ROUBLARD
xod-action-repair = Réparer
xod-action-decode = Décoder
xod-action-challenge = Défier
xod-action-offer = Offrir
xod-action-rescue = Secourir
xod-action-align = Aligner
xod-action-assault = Assaillir
xod-action-charge = Charger
xod-action-purge = Purger
xod-action-sacrifice = Sacrifier
xod-action-synchronise = Synchroniser
