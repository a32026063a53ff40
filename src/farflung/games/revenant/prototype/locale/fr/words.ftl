### L’édition prototype avec ses propres mots. Ce qui figure ici remplace le message du même nom.

## Cards

rev-one-of-kinds = { $what ->
        [fighter] un chasseur
        [dropship] une barge de débarquement
        [shuttle] un vaisseau civil
        [fighter-dropship] un chasseur ou une barge de débarquement
        [fighter-shuttle] un chasseur ou un vaisseau civil
        [dropship-shuttle] une barge de débarquement ou un vaisseau civil
        [fighter-dropship-shuttle] un chasseur, une barge de débarquement ou un vaisseau civil
       *[ark-fighter-dropship-shuttle] un vaisseau quelconque
    }
rev-saved = { $what ->
        [neutronium] { $n ->
                [one] { $n } neutronium
               *[other] { $n } neutroniums
            } de moins
        [either] 1 neutronium ou 1 carte de moins
       *[other] { $n ->
                [9] 0 ressource
                [one] { $n } ressource de moins
               *[other] { $n } ressources de moins
            }
    }{ $what ->
        [cadet] { " " }si c’est une carte de cadet
        [frigate] { " " }si c’est une carte de frégate
        [directive] { " " }si c’est une carte de directive
        [fight] { " " }si c’est une carte de cadet ou de frégate marquée Combat
       *[other] { "" }
    }
rev-to-residual = { $n ->
        [one] { $n } marqueur de corruption
       *[other] { $n } marqueurs de corruption
    } de la réserve sur { $who ->
        [they] ses emplacements
       *[you] vos emplacements
    } de collecte
rev-swapped-discarded = un vaisseau de Maison du plateau par un vaisseau du même type de la Maison de la carte défaussée, pris dans la réserve
rev-fx-frigate_both = atterrissez avec la frégate après son combat
    .may = atterrir avec la frégate après son combat
rev-condition-moved-2 = { " " }si ce mouvement a compté au moins 2 secteurs
rev-on-maneuver = Quand vous déplacez le vaisseau occupé { $with }, vous pouvez { $effect }.
rev-on-maneuver-frigate = Quand vous déplacez cette frégate lors de votre action principale, vous pouvez { $effect }.
rev-on-attack = Quand vous combattez { $with }, vous pouvez { $effect }.
rev-on-sector_cleared = Quand vous détruisez le dernier vaisseau du Néant de votre secteur en combattant { $with }, vous pouvez { $effect }.
rev-on-activate = Avec l’action bonus Activer une capacité, vous pouvez { $effect }.
rev-on-hypercharge = Quand vous activez l’hypersaut { $with }, vous pouvez { $effect }.
rev-on-man_frigate-frigate = Quand vous résolvez une action de cette frégate, vous pouvez { $effect }.
rev-ranks = Aux niveaux { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    } à { $to ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    } : { $clause }
rev-ranks-only = Au niveau { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    } : { $clause }
rev-ranks-from = À partir du niveau { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    } : { $clause }
rev-term-rank = votre capitaine a { $range ->
        [least] au moins { "" }
        [most] au plus { "" }
       *[other] { "" }
    }le niveau { $n ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }
rev-measure-rank = les niveaux gagnés par votre capitaine
    .each = par niveau gagné par votre capitaine
rev-have-residual = { rev-range } { $n ->
        [one] corruption collectée
       *[other] corruptions collectées
    }
rev-measure-residual = votre corruption collectée
    .each = par corruption collectée
rev-colony-each = Vous gagnez { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    } { $each }, { $most } au plus.
rev-colony-steps = Vous gagnez des points de victoire selon { $measure } : { $steps }.
rev-tile-text = { $text }
rev-sonar-void = Vaisseaux du Néant dans les secteurs 1 à 8 : { $numbers }.
rev-sonar-civilian = Le vaisseau civil de { $house } arrive dans le secteur { $sector }.
rev-agenda-slot = { $n }. { $text }
rev-copied = l’effet { $what ->
        [ark] d’un autre vaisseau-arche occupé
        [planet] d’une planète occupée { rev-as-landed }
        [any_ark] de n’importe quel vaisseau-arche
        [any_planet] de n’importe quelle planète { rev-as-landed }
        [frigate] de { rev-frigate }
        [ship] d’un autre vaisseau de Maison ou de { rev-frigate } dans le secteur où { $who ->
                [they] sa figurine a été placée
               *[you] vous avez placé votre figurine
            }
        [occupied_ship] d’un autre vaisseau ou d’une place occupés
       *[any_ship] de n’importe quel autre vaisseau de Maison, de { rev-frigate } ou d’une place du Revenant
    }
rev-captain-rank = le niveau de { $who ->
        [they] son capitaine
       *[you] votre capitaine
    } de { $n }
rev-shields = { $n ->
        [one] { $n } absorbeur
       *[other] { $n } absorbeurs
    }
rev-doomed = { $what ->
        [ark] 1 vaisseau-arche
        [fighter] 1 chasseur
        [dropship] 1 barge de débarquement
       *[shuttle] 1 vaisseau civil
    } au choix
rev-on-shield = Quand vous placez des absorbeurs { $with }, vous pouvez { $effect }.
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
                [one] barge de débarquement
               *[other] barges de débarquement
            }
        [shuttle] { $n ->
                [one] vaisseau civil
               *[other] vaisseaux civils
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
                [one] barge de débarquement
               *[other] barges de débarquement
            }
        [shuttle] { $n ->
                [one] vaisseau civil
               *[other] vaisseaux civils
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
rev-measure-ships = les { $of ->
        [ark] vaisseaux-arches
        [fighter] chasseurs
        [dropship] barges de débarquement
        [shuttle] vaisseaux civils
        [frigate] frégates
       *[house_ship] vaisseaux de Maison
    } sur le plateau
    .each = par { $of ->
        [ark] vaisseau-arche
        [fighter] chasseur
        [dropship] barge de débarquement
        [shuttle] vaisseau civil
        [frigate] frégate
       *[house_ship] vaisseau de Maison
    } sur le plateau

## Sentences

rev-n-ship = { $ship ->
        [ark] le vaisseau-arche de { $house }
        [fighter] le chasseur de { $house }
        [dropship] la barge de débarquement de { $house }
        [shuttle] le vaisseau civil de { $house }
        [own-frigate] votre frégate
        [same-frigate] la frégate
        [frigate] la frégate ({ $owner })
        [reinforcement] Déploiement sur le Revenant
        [hypercharge] Hypersaut sur le Revenant
        [revenant] le Revenant
       *[ship] le vaisseau
    }
rev-n-phase = { $phase ->
        [setup] Mise en place
        [sonar] Phase de sonar
        [action] Phase d’action
        [recall] Phase de rappel
        [breach] Phase de brèche
        [hyperjump] Phase d’hypersaut
       *[scoring] Décompte final
    }
rev-opt-done = { $ask ->
        [keep-hidden] Ne rien garder de plus
        [lock] Ne rien bloquer de plus
        [play] Ne jouer aucune carte
        [deploy] Ne rien déployer
        [protect] Ne pas placer de jeton
        [copy] Ne rien copier
        [colony] Ne rien retirer de plus
        [hypercharge] Ne rien charger
        [ability] N’utiliser aucune capacité
        [between] Continuer
        [activate] Ne rien activer de plus
        [cleanse] Ne rien retirer
        [cleanse-option] Ne rien retirer de plus
        [shield] Ne rien placer de plus
        [destroy] Ne rien détruire de plus
        [repair] Ne rien réparer de plus
        [careful] Ne rien déplacer de plus
        [clear] Ne rien retirer de plus
        [replace] Ne rien remplacer
        [removal] Ne rien retirer de plus
        [reorganize] Ne rien déplacer de plus
        [jump] Ne pas l’activer
        [deploy-space] Ne rien déployer
        [sonar] Garder l’autre
       *[other] Terminer
    }
rev-opt-take = { $ask ->
        [emergency] Gagner 1 tactique
        [removal] Payer
       *[other] L’utiliser
    }
rev-opt-skip = { $ask ->
        [emergency] Ni l’un ni l’autre
        [bonus] Aucune action bonus
        [choice] Aucun
        [sector] Défausser la planète
        [shuttle] Aucun vaisseau civil
        [reveal] Le garder secret
       *[other] Y renoncer
    }
rev-n-of-ship = { $ship ->
        [ark] du vaisseau-arche de { $house }
        [fighter] du chasseur de { $house }
        [dropship] de la barge de débarquement de { $house }
        [shuttle] du vaisseau civil de { $house }
        [own-frigate] de votre frégate
        [same-frigate] de la frégate
        [frigate] de la frégate ({ $owner })
        [revenant] du Revenant
       *[ship] du vaisseau
    }
rev-n-sector = { $sector ->
        [N] secteur central nord
        [E] secteur central est
        [S] secteur central sud
        [W] secteur central ouest
       *[other] secteur { $sector }
    }
rev-opt-shield = Absorbeur dans le secteur { $sector }
rev-ask-shield = Où placez-vous un absorbeur ?
rev-log-shielded = { $name } place un absorbeur dans le secteur { $sector }.
rev-log-shields-ward = { $n ->
        [one] { $n } absorbeur pare { $n } dégât dans le secteur { $sector }.
       *[other] { $n } absorbeurs parent { $n } dégâts dans le secteur { $sector }.
    }
rev-log-shields-gone = Les absorbeurs du secteur { $sector } s’éteignent.
rev-opt-attack = Combattre
rev-opt-absorb = Placer un absorbeur
rev-opt-enable-jump = Activer l’hypersaut
rev-opt-discard-sonar = Défausser la carte de sonar { $sonar }
rev-opt-discard-colony = Défausser { $colony }
rev-opt-keep-agenda = { $agenda }
rev-opt-reveal-agenda = Révéler l’objectif
rev-opt-name-first = { $name }
rev-opt-draft = Maison { $house }
rev-opt-waive-card = Ne défausser aucune carte
rev-opt-reinforce = Payer 1 ressource de chaque sorte
rev-opt-place = { $sector ->
        [N] Secteur central nord
        [E] Secteur central est
        [S] Secteur central sud
        [W] Secteur central ouest
       *[other] Secteur { $sector }
    }
rev-opt-own-effect = Utiliser l’action du vaisseau
rev-ask-attack = Comment se poursuit le combat ?
rev-ask-agenda = Quel objectif gardez-vous ?
rev-ask-draft = Quelle Maison prenez-vous ?
rev-ask-start = Où commence votre frégate ?
rev-ask-jump = Activez-vous l’hypersaut ?
rev-ask-sonar = Quelle carte défaussez-vous ?
rev-ask-first = Qui commence le prochain cycle ?
rev-ask-reveal = Révélez-vous votre objectif maintenant ?
rev-ask-removal = Comment payez-vous pour retirer la corruption ?
rev-ask-reorganize = Quel petit vaisseau se déplace ?
rev-ask-deploy-space = Déployez-vous un vaisseau ?
rev-ask-small-ship = Que fait { rev-n-ship } ?
rev-log-residual-void = { $name } collecte la corruption, désormais { $n }.
rev-log-promoted = { $name } promeut son capitaine au niveau { $n ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }.
rev-log-renown = { $n ->
        [one] { $name } a { $n } point de victoire.
       *[other] { $name } a { $n } points de victoire.
    }
rev-log-sonar-revealed = Nouvelle carte de sonar : { $sonar }.
rev-log-sonar-discarded = La carte de sonar { $sonar } est défaussée.
rev-log-tile-strikes = { $tile } frappe le Revenant.
rev-log-tile-revealed = Prochaine tuile de dégâts : { $tile }.
rev-log-jump-enabled = { $name } active l’hypersaut.
rev-log-first-named = { $name } désigne qui commence : { $other }.
rev-log-agenda-revealed = { $name } révèle { $agenda } : { $slots ->
        [one] { $slots } case
       *[other] { $slots } cases
    } sur 3.
rev-log-drafted = { $name } prend la Maison { $house }.
rev-log-colony-discarded = La colonie { $colony } est défaussée.
rev-log-revenant-data = { $n ->
        [one] { $n } donnée
       *[other] { $n } données
    } de découverte sur le Revenant.
rev-log-no-space = { $name } ne trouve aucune place pour l’équipage.
rev-log-agenda-kept = { $name } a choisi un objectif.

## Why not

rev-why-rev-p-2-1-1 = { $verb ->
        [with] Cette figurine a déjà servi.
       *[man] Sa place est occupée.
    }
rev-why-rev-p-2-1-2 = { $ship ->
        [shuttle] Un vaisseau civil n’a pas d’équipage.
       *[other] Cette frégate est à { $owner }.
    }
rev-why-gap-a-08 = Le coût est hors de portée, ou il ne se passerait rien.
rev-why-gap-p-08 = Vous n’avez aucun emplacement de corruption libre.
rev-why-gap-p-11 = Personne ne l’occupe, il est posé, ou c’est le vaisseau-arche de Zenor.
rev-why-rev-p-2-5-3 = Aucune planète libre dans ce secteur.
rev-why-rev-p-2-5-2 = Un vaisseau posé reste où il est.
rev-why-rev-p-2-7-6 = Il faut 1 ressource de chaque sorte et un vaisseau dans la réserve.
rev-why-rev-p-2-7-3 = Vous ne pouvez pas payer le neutronium.
rev-why-gap-p-10 = L’hypersaut est déjà activé.
rev-why-rev-p-2-7-9 = Cet effet ne déploie pas de vaisseau-arche.
rev-why-gap-a-17 = Vous avez plus de ressources que d’emplacements ouverts.
rev-why-rev-p-2-3-2 = Ce compartiment est déjà corrompu.
rev-why-rev-p-6-1 = Vous êtes au bout de cette piste.
rev-why-gap-p-02 = Le secteur { $sector } est plein.
rev-why-gap-p-26 = { $verb ->
        [move] Le secteur { $sector } a plus de vaisseaux du Néant.
       *[careful] Ce vaisseau ne peut pas se déplacer prudemment maintenant.
    }
rev-why-rev-p-2-2-2 = Seules les frégates s’arrêtent au centre.
rev-why-rev-p-9-1-13 = En solo, votre frégate n’entre jamais au centre.
rev-why-rev-p-2-4-1 = Aucun vaisseau du Néant dans ce secteur.
rev-why-rev-p-2-14-6 = { $verb ->
        [attach] Ce cadet a déjà 3 cartes.
       *[play] Les deux cadets ont déjà 3 cartes.
    }
rev-why-gap-p-05 = Les 5 emplacements de la frégate sont pleins.
rev-why-rev-p-2-14-1 = Vous ne pouvez pas payer cette carte.
rev-why-gap-p-22 = Il ne reste aucune carte de ce type.
rev-why-rev-p-2-3-3 = Une corruption couvre cette action bonus.
rev-why-rev-p-2-13-2 = Aucune corruption à retirer, ou rien pour payer.
rev-why-rev-p-2-13-5 = Vous ne pouvez payer aucune carte de votre main.
rev-why-rev-p-2-8-6 = { $verb ->
        [move] Le secteur { $sector } a plus de vaisseaux du Néant.
       *[careful] Les secteurs voisins sont pleins ou ont plus de vaisseaux du Néant.
    }
rev-why-gap-p-18 = Ce vaisseau s’est déjà déplacé.
rev-why-rev-p-s-30 = Cette Maison est déjà prise.
rev-why-rev-p-4-12 = Ce vaisseau est déjà corrompu.
rev-why-rev-p-4-13 = Les vaisseaux civils ne sont jamais corrompus.

## Names

rev-bonus-remove-corruption = Retirer la corruption
rev-bonus-gain-resource = Gagner une ressource
rev-bonus-gain-tactics = Gagner une tactique
rev-bonus-play-card = Jouer une carte
rev-bonus-activate = Activer une capacité
rev-bonus-move-frigate = Déplacer la frégate
rev-compartment-remove-corruption = compartiment Retirer la corruption
rev-compartment-gain-resource = compartiment Gagner une ressource
rev-compartment-gain-tactics = compartiment Gagner une tactique
rev-compartment-play-card = compartiment Jouer une carte
rev-compartment-activate = compartiment Activer une capacité
rev-compartment-move-frigate = compartiment Déplacer la frégate
rev-sector-N = secteur central nord
rev-sector-E = secteur central est
rev-sector-S = secteur central sud
rev-sector-W = secteur central ouest
rev-ship-shuttle = vaisseau civil
rev-ship-reinforcement = Déploiement
rev-ship-hypercharge = Hypersaut

## advice
revenant-unit = points de victoire
revenant-term-renown = points
revenant-gains-renown = Cela rapporte des points de victoire que personne ne vous reprendra.
revenant-costs-renown = C’est renoncer à des points de victoire assurés.
revenant-aims-renown = Pour des points de victoire que personne ne reprendra.
revenant-term-rank = niveau
revenant-gains-rank = Le prochain niveau de votre capitaine se rapproche.
revenant-costs-rank = Le prochain niveau de votre capitaine est retardé.
revenant-aims-rank = Pour le prochain niveau du capitaine.
