### Ce qu'on peut répondre, ce qui est demandé, ce qui se passe et pourquoi non, dans X-ODUS. Les noms sont dans
### names-xodus.ftl.

## Noms dans les phrases

xod-n-ship = { $ship ->
        [warship] le Vaisseau de guerre
        [battlecruiser] le Croiseur de bataille
        [proto_ship] le Proto-vaisseau
        [explorer] l’Explorateur
        [pirate_ship] le Vaisseau pirate
        [drone_specialist] le Spécialiste des drones
       *[other] { $shipname }
    }
xod-n-ship-de = { $ship ->
        [warship] du Vaisseau de guerre
        [battlecruiser] du Croiseur de bataille
        [proto_ship] du Proto-vaisseau
        [explorer] de l’Explorateur
        [pirate_ship] du Vaisseau pirate
        [drone_specialist] du Spécialiste des drones
       *[other] de { $shipname }
    }
xod-n-ship-a = { $ship ->
        [warship] au Vaisseau de guerre
        [battlecruiser] au Croiseur de bataille
        [proto_ship] au Proto-vaisseau
        [explorer] à l’Explorateur
        [pirate_ship] au Vaisseau pirate
        [drone_specialist] au Spécialiste des drones
       *[other] à { $shipname }
    }
xod-n-newship = { $newship ->
        [warship] le Vaisseau de guerre
        [battlecruiser] le Croiseur de bataille
        [proto_ship] le Proto-vaisseau
        [explorer] l’Explorateur
        [pirate_ship] le Vaisseau pirate
        [drone_specialist] le Spécialiste des drones
       *[other] { $newshipname }
    }
xod-n-newship-de = { $newship ->
        [warship] du Vaisseau de guerre
        [battlecruiser] du Croiseur de bataille
        [proto_ship] du Proto-vaisseau
        [explorer] de l’Explorateur
        [pirate_ship] du Vaisseau pirate
        [drone_specialist] du Spécialiste des drones
       *[other] de { $newshipname }
    }
xod-n-newship-a = { $newship ->
        [warship] au Vaisseau de guerre
        [battlecruiser] au Croiseur de bataille
        [proto_ship] au Proto-vaisseau
        [explorer] à l’Explorateur
        [pirate_ship] au Vaisseau pirate
        [drone_specialist] au Spécialiste des drones
       *[other] à { $newshipname }
    }
xod-n-system = { $tile ->
        [GR] le Grand Rift
       *[other] { $system }
    }
xod-n-in-system = { $tile ->
        [GR] au Grand Rift
       *[other] à { $system }
    }
xod-n-to-system = { $tile ->
        [GR] vers le Grand Rift
       *[other] vers { $system }
    }
xod-n-of-system = { $tile ->
        [GR] du Grand Rift
       *[other] du système { $system }
    }
xod-n-of-newsystem = { $newtile ->
        [GR] du Grand Rift
       *[other] du système { $newsystem }
    }
xod-n-edge = { $edge ->
        [N] au nord
        [NE] au nord-est
        [SE] au sud-est
        [S] au sud
        [SW] au sud-ouest
       *[NW] au nord-ouest
    }
xod-n-foe = { $side ->
        [unseen] un ennemi inconnu de niveau { $level }
       *[other] { $foe }
    }
xod-n-phase = { $phase ->
        [setup] Mise en place
        [action] Phase d’action
        [corruption] Phase de Corruption
       *[end] Phase de fin de tour
    }
xod-n-cause = { $cause ->
        [retaliation] à la riposte
        [strain] pour avoir poussé ses moteurs
        [disengaging] en se désengageant
        [avatar] face à un Avatar
        [effect] à cause d’un effet
       *[cost] pour payer le prix
    }
xod-n-face = { $face ->
        [hit] une touche
        [miss] un raté
       *[special] un symbole spécial
    }
xod-n-colour = { $colour ->
        [red] rouge
        [yellow] jaune
       *[blue] bleu
    }
xod-n-manoeuvre = { $manoeuvre ->
        [offensive] une manœuvre offensive avec tous ses dés
        [defensive-1] une manœuvre défensive avec le dé 1
        [defensive-2] une manœuvre défensive avec le dé 2
       *[none] aucune manœuvre
    }
xod-n-dice = { $dice ->
        [1] dé { $numbers }
       *[other] dés { $numbers }
    } { xod-n-ship-de }
xod-n-act = { $act ->
        [probe] envoie une sonde
        [jump] saute
        [blind-jump] saute à l’aveugle
        [rush] se lance dans un rush hyperspace
        [explore] explore
        [scavenge] fouille
        [pacify] veut pacifier le système
        [trade] marchande
        [maintain] passe en maintenance
        [signal-action] travaille sur le signal
       *[more] prend une option de plus
    }
xod-n-deck = { $deck ->
        [enemy] ennemis
        [exploration] explorations
        [module] modules vaisseau
        [precursor-module] modules précurseurs vaisseau
       *[damage] cartes dégâts
    }

## Réponses

xod-opt-choose-ship = { $shipname }
xod-opt-mount = { $gear }
xod-opt-activate = { $shipname }
xod-opt-take-in = Prendre { xod-n-ship } dans la flotte
xod-opt-go-on = { $ask ->
        [fleet] Continuer ainsi
       *[other] Continuer
    }
xod-opt-agree = Accepter
xod-opt-refuse = Refuser
xod-opt-probe = Envoyer une sonde { xod-n-edge }
xod-opt-relay-probe = Envoyer une sonde { xod-n-edge } { xod-n-of-system }
xod-opt-jump = Sauter { xod-n-to-system }
xod-opt-jump-with = Sauter { xod-n-to-system } avec { $gear }{ xod-n-freely }
xod-opt-blind-jump = Sauter à l’aveugle { xod-n-edge }
xod-opt-rush = { $ask ->
        [rush] Continuer { xod-n-to-system }
       *[other] Rush, d’abord { xod-n-to-system }
    }
xod-opt-stop = S’arrêter ici
xod-opt-explore = Explorer
xod-opt-scavenge = Fouiller pour des scraps
xod-opt-scavenge-wreck = Prendre les clés dans l’épave { xod-n-ship-de }
xod-opt-pacify = Pacifier le système
xod-opt-trade = Marchander
xod-opt-maintain = Maintenance du vaisseau
xod-opt-signal-action = { $action ->
        [none] Agir sur le signal { $n }
       *[other] { $action } ({ $signal })
    }
xod-opt-take-key = Prendre la clé { $n } à bord { xod-n-ship-de }
xod-opt-strain = Pousser les moteurs pour 1 action
xod-opt-use = Utiliser { $gear }{ xod-n-freely }
xod-n-freely = { $free ->
        [yes] { " " }sans dépenser d’énergie
       *[no] { "" }
    }
xod-opt-use-on-dice = { $gear }{ xod-n-freely } : { xod-n-dice }
xod-opt-use-for = Utiliser { $gear } pour { xod-n-ship }{ xod-n-freely }
xod-opt-use-at = Utiliser { $gear } { xod-n-in-system }{ xod-n-freely }
xod-opt-service = S’adresser à l’allié { $ally } : { $service }
xod-opt-end-turn = Finir le tour
xod-opt-hide = Se cacher et finir le tour
xod-opt-turn-tile = { $degrees ->
        [0] Laisser ainsi
       *[other] Tourner de { $degrees }°
    }
xod-opt-reveal = L’emplacement { xod-n-edge } { xod-n-of-system }
xod-opt-place = Poser { xod-n-system }
xod-opt-stay = Rester sur place
xod-opt-roll = { $ask ->
        [detection] Se faufiler : faire le lancer de détection
       *[other] Lancer
    }
xod-opt-be-detected = Attaquer : renoncer au lancer
xod-opt-target = { $foe }
xod-opt-offensive = Offensive : lancer tous les dés
xod-opt-defensive = { $colour ->
        [none] Défensive : ne lancer que le dé { $n }
       *[other] Défensive : ne lancer qu’un dé { xod-n-colour }
    }
xod-opt-disengage = Se désengager
xod-opt-done = { $ask ->
        [action] Terminé
        [trade] Cesser de marchander
        [pacify] Ne plus rien pacifier
        [reveal] Ne plus rien révéler
        [more] Aucune option de plus
       *[other] Ne rien utiliser de plus
    }
xod-opt-option = Option { $n }
xod-opt-no-option = { $ask ->
        [option] Ne prendre aucune option
        [more] Aucune option de plus
       *[other] Aucune
    }
xod-opt-more = Une option de plus pour 1 action
xod-opt-more-free = Une option de plus gratuitement
xod-opt-repair = Réparer { xod-n-ship }
xod-opt-repair-signal = Réparer sur le signal { $n }
xod-opt-remove-damage = Retirer { $damage }
xod-opt-buy-energy = Acheter un marqueur d’énergie
xod-opt-dismantle = Démanteler { $module }
xod-opt-nothing = Rien
xod-opt-buy = Acheter { $module } pour { xod-n-ship }
xod-opt-give-scrap = 1 scrap { xod-n-ship-de } { xod-n-newship-a }
xod-opt-give-module = Donner { $module } { xod-n-ship-a }
xod-opt-give-key = Donner la clé { $n } { xod-n-ship-a }
xod-opt-dock-repair = Cale sèche : réparer { xod-n-ship }
xod-opt-dock-remove = Cale sèche : retirer { $damage }
xod-opt-scrap-to = 1 scrap pour { xod-n-ship }
xod-opt-module-to = Pour { xod-n-ship }
xod-opt-pay-scraps = { $n ->
        [0] Ne rien payer
       *[other] Payer { xod-scraps }
    }
xod-opt-pay-energy = { $n ->
        [0] Ne rien dépenser
       *[other] Dépenser { xod-energy-markers }
    }
xod-opt-give-health = Sacrifier un marqueur de santé
xod-opt-give-energy = Sacrifier le marqueur d’énergie le plus à droite
xod-opt-pacify-system = Pacifier { xod-n-system }
xod-opt-close-rift = Le rift { xod-n-of-system }
xod-opt-peek = Regarder le signal { $n }
xod-opt-resolve = Résoudre { $exploration }
xod-opt-discard-module = Défausser { $module }
xod-opt-switch-off = Mettre { $module } hors service

## Questions

xod-n-about = { $shipname } – { $text }
xod-ask-ship = Quel vaisseau pilotez-vous ?
xod-ask-mod = Quel effet du nouveau mod installez-vous ?
xod-ask-activate = Quel vaisseau agit maintenant ?
xod-ask-fleet = Qui rejoint la flotte ?
xod-ask-consent = { $proposal ->
        [none] Êtes-vous d’accord ?
       *[other] { $leader } propose : « { $proposal } ». Êtes-vous d’accord ?
    }
xod-ask-action = Que faites-vous ?
xod-ask-exit = Comment vous échappez-vous ?
xod-ask-rush = Où continue le rush ?
xod-ask-turn-tile = { $system ->
        [none] Comment tournez-vous le nouveau système ?
       *[other] Comment tournez-vous le nouveau système, { $system } ?
    }
xod-ask-reveal = Où révélez-vous un système ?
xod-ask-scan = Regardez-vous d’abord deux tuiles ?
xod-ask-pick-tile = Quelle tuile posez-vous ?
xod-ask-stay = Restez-vous ici ou sautez-vous vers le nouveau système ?
xod-ask-detection = Vous faufilez-vous devant les ennemis d’ici ou les attaquez-vous ?
xod-ask-target = Qui attaquez-vous ?
xod-ask-manoeuvre = Quelle manœuvre faites-vous ?
xod-ask-before-attack = Utilisez-vous quelque chose avant le lancer d’attaque ?
xod-ask-after-attack = Modifiez-vous le lancer d’attaque ?
xod-ask-after-detection = Modifiez-vous le lancer de détection ?
xod-ask-after-skill = Modifiez-vous le lancer de compétence ?
xod-ask-after-damage-roll = Modifiez-vous le lancer de dégâts ?
xod-ask-retaliation = Atténuez-vous la riposte ?
xod-ask-health-loss = Réduisez-vous la perte de santé ?
xod-ask-after-loss = Réagissez-vous à la perte de santé ?
xod-ask-save = Voulez-vous sauver le vaisseau de la défaite ?
xod-ask-disengage = Utilisez-vous quelque chose en vous désengageant ?
xod-ask-cloak = Vous camouflez-vous au lieu de lancer ?
xod-ask-option = Quelle option prenez-vous ?
xod-ask-more = Prenez-vous une option de plus ?
xod-ask-warning = Quelle option prenez-vous ensemble ?
xod-ask-exploration = Quelle exploration résolvez-vous ?
xod-ask-maintenance = En quoi consiste la maintenance ?
xod-ask-repair-bonus = Réparez-vous davantage ?
xod-ask-trade = Qu’est-ce qui change de mains ?
xod-ask-share = Qui prend le scrap ?
xod-ask-module = { $module ->
        [none] Qui prend le module ?
       *[other] Qui prend le module { $module } ?
    }
xod-ask-offer = Combien de scraps offrez-vous ?
xod-ask-charge = Combien d’énergie chargez-vous ?
xod-ask-sacrifice = Que sacrifiez-vous pour toujours ?
xod-ask-pacify = Quel système pacifiez-vous ?
xod-ask-rift = Quel rift désactivez-vous ?
xod-ask-service = Que demandez-vous ?
xod-ask-decoy = Voulez-vous leurrer l’Avatar ?
xod-ask-hold = Retenez-vous la Corruption ?
xod-ask-discard = Quel module perdez-vous pour toujours ?
xod-ask-switch-off = Quel module tombe en panne ?
xod-ask-key = Qui porte la clé ?
xod-ask-wormhole = Quel marqueur trou de ver déplacez-vous ?
xod-ask-twin-probe = Envoyez-vous une seconde sonde ?

## Ce qui se passe

xod-log-ship-chosen = { $name } pilote { xod-n-ship }.
xod-log-start-revealed = L’X-ODUS commence { xod-n-in-system }.
xod-log-mod-mounted = { xod-n-ship } installe { $gear }.
xod-log-round-begins = Le tour de jeu { $n } commence.
xod-log-phase-begins = { xod-n-phase }.
xod-log-turn-begins = { xod-n-ship } commence son tour.
xod-log-turn-ends = { xod-n-ship } a agi.
xod-log-joined = { xod-n-ship } rejoint la flotte { xod-n-newship-de }.
xod-log-declined = { $name } refuse.
xod-log-tile-revealed = { xod-n-ship } révèle { xod-n-system }.
xod-log-tile-placed = { xod-n-system } se trouve { xod-n-edge } { xod-n-of-newsystem }.
xod-log-moved = { xod-n-ship } arrive { xod-n-in-system }.
xod-log-crossed = { xod-n-ship } traverse { xod-n-system }.
xod-log-strained = { xod-n-ship } pousse ses moteurs.
xod-log-ally-met = Un allié { xod-n-in-system } : { $ally }.
xod-log-ware-offered = En vente ({ $ally }) : { $module }.
xod-log-detection-rolled = Lancer de détection { xod-n-in-system }.
xod-log-undetected = Passage inaperçu { xod-n-in-system }.
xod-log-detected = Détectés { xod-n-in-system } !
xod-log-die-rolled = { xod-n-ship } obtient { xod-n-face } avec le dé { $n }.
xod-log-die-rerolled = { xod-n-ship } relance le dé { $n } : { xod-n-face }.
xod-log-miss-ignored = { xod-n-ship } ignore le raté du dé { $n }.
xod-log-special-spent = { xod-n-ship } dépense le symbole spécial du dé { $n }.
xod-log-gear-used = { xod-n-ship } utilise { $gear }.
xod-log-energy-flipped = { xod-n-ship } dépense { $n ->
        [one] { $n } énergie
       *[other] { $n } énergies
    }.
xod-log-energy-recovered = { xod-n-ship } récupère { $n ->
        [one] { $n } énergie
       *[other] { $n } énergies
    }.
xod-log-energy-gained = { xod-n-ship } gagne { xod-energy-markers }.
xod-log-energy-discarded = { xod-n-ship } perd { xod-energy-markers } pour toujours.
xod-log-health-lost = { xod-n-ship } perd { xod-points } { xod-n-cause }.
xod-log-health-recovered = { xod-n-ship } récupère { xod-points }.
xod-log-health-discarded = { xod-n-ship } perd { xod-health-markers } pour toujours.
xod-log-health-markers = { xod-n-ship } a maintenant { xod-health-markers }.
xod-log-loss-prevented = { xod-n-ship } évite la perte de { xod-points }.
xod-log-scraps-gained = { xod-n-ship } gagne { xod-scraps }.
xod-log-scraps-paid = { xod-n-ship } paie { xod-scraps }.
xod-log-scraps-lost = { xod-n-ship } perd { xod-scraps }.
xod-log-scrap-given = { xod-n-ship } donne 1 scrap { xod-n-newship-a }.
xod-log-module-gained = { xod-n-ship } gagne { $module }.
xod-log-module-bought = { xod-n-ship } obtient { $module } pour { xod-scraps }.
xod-log-module-given = { xod-n-ship } donne { $module } { xod-n-newship-a }.
xod-log-module-lost = { xod-n-ship } perd { $module }.
xod-log-module-dismantled = { xod-n-ship } démantèle { $module }.
xod-log-module-switched-off = Panne { xod-n-ship-de } : { $module }.
xod-log-exp-gained = { xod-n-ship } a maintenant { $n } EXP.
xod-log-level-reached = { xod-n-ship } atteint le niveau { $n }.
xod-log-damage-drawn = { xod-n-ship } subit des dégâts : { $damage }.
xod-log-damage-removed = { xod-n-ship } est débarrassé de ces dégâts : { $damage }.
xod-log-ship-defeated = { xod-n-ship } est vaincu { xod-n-in-system }.
xod-log-combat-begins = Combat { xod-n-in-system }.
xod-log-enemy-drawn = { xod-n-foe } surgit { xod-n-in-system }.
xod-log-attack-begins = Attaque { $n } contre { xod-n-foe }.
xod-log-manoeuvre = { xod-n-ship } fait { xod-n-manoeuvre }.
xod-log-critical = Raté critique { xod-n-ship-de } !
xod-log-skill-triggers = { xod-n-foe } utilise sa compétence.
xod-log-attack-value = { xod-hits } contre { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }.
xod-log-foe-hit = { xod-n-foe } perd { xod-points }.
xod-log-foe-recovers = { xod-n-foe } récupère { xod-points }.
xod-log-retaliation = Riposte de { $n } contre { xod-n-ship }.
xod-log-foe-defeated = Ennemi vaincu : { xod-n-foe }.
xod-log-combat-ends = Le combat { xod-n-in-system } est terminé.
xod-log-disengaged = { xod-n-ship } se désengage.
xod-log-hidden = { xod-n-ship } se cache.
xod-log-pacified = Système pacifié : { $system }.
xod-log-pacification-ages = { $n ->
        [0] Système de nouveau hostile : { $system }.
       *[other] La paix s’effrite { xod-n-in-system }.
    }
xod-log-explored = { xod-n-ship } explore : { $exploration }.
xod-log-option-taken = { xod-n-ship } prend l’option { $n }.
xod-log-skill-rolled = Lancer de compétence : il faut { $face ->
        [hit] { xod-hits }
       *[special] { xod-specials }
    }.
xod-log-skill-succeeds = Le lancer de compétence réussit avec { $n }.
xod-log-skill-fails = Le lancer de compétence échoue avec { $n }.
xod-log-signal-revealed = Signal { $key } : { $signal }.
xod-log-signal-peeked = Le signal { $key } s’avère être { $signal }.
xod-log-signal-progress = Le signal { $key } en est à { $n }.
xod-log-signal-open = La clé { $key } peut être prise.
xod-log-key-placed = La clé { $key } se trouve { xod-n-in-system }.
xod-log-key-taken = { xod-n-ship } prend la clé { $key }.
xod-log-key-given = { xod-n-ship } donne la clé { $key } { xod-n-newship-a }.
xod-log-key-scavenged = { xod-n-ship } récupère la clé { $key } dans l’épave.
xod-log-key-activated = La clé { $key } est activée sur le Grand Rift.
xod-log-last-key = Toutes les clés sont activées : les Avatars se tournent vers le Grand Rift.
xod-log-rift-closed = Le rift { xod-n-of-system } est fermé.
xod-log-rift-opened = Un rift s’ouvre { xod-n-in-system }.
xod-log-wormhole-opened = Un trou de ver s’ouvre { xod-n-in-system }.
xod-log-avatars-slowed = Les Avatars sont ralentis pour ce tour de jeu.
xod-log-avatars-hastened = Les Avatars sont accélérés pour ce tour de jeu.
xod-log-corruption-held = La Corruption est retenue pour ce tour de jeu.
xod-log-corruption-advances = La Corruption atteint la case { $n }.
xod-log-herald = La fuite loin { xod-n-of-system } annonce la Corruption.
xod-log-avatar-enters = { $foe } entre en jeu { xod-n-in-system }.
xod-log-avatar-escapes = { $foe } s’enfuit et reviendra à la case { $n }.
xod-log-avatar-gone = { $foe } a disparu pour toujours.
xod-log-avatar-die-rolled = { $foe } peut se déplacer de { xod-systems }.
xod-log-avatar-moves = { $foe } se déplace { xod-n-to-system }.
xod-log-avatar-engages = { $foe } engage { xod-n-ship }.
xod-log-enemies-added = { $n ->
        [one] { $n } ennemi plus fort rejoint le deck.
       *[other] { $n } ennemis plus forts rejoignent le deck.
    }
xod-log-enemy-returns = { xod-n-foe } retourne dans le deck.
xod-log-fleets-split = Les flottes se séparent.
xod-log-scavenged = { xod-n-ship } fouille.
xod-log-maintained = { xod-n-ship } achève sa maintenance.
xod-log-repaired = { xod-n-ship } répare { xod-n-newship }.
xod-log-damage-rolled = { xod-n-ship } fait un lancer de dégâts { xod-n-cause }.
xod-log-deck-reshuffled = Défausse mélangée : { xod-n-deck }.
xod-log-won = Le Grand Rift est scellé. Les équipages ont gagné !
xod-log-lost = { $outcome ->
        [destroyed] Le dernier vaisseau est perdu. Les équipages sont vaincus.
       *[awakened] La Corruption s’éveille. Les équipages sont vaincus.
    }
xod-log-action-taken = { xod-n-ship } { xod-n-act }.
xod-log-actions-left = { $n ->
        [0] { xod-n-ship } n’a plus d’action.
        [one] { xod-n-ship } a encore { xod-actions }.
       *[other] { xod-n-ship } a encore { xod-actions }.
    }
xod-log-extra-die = { xod-n-ship } lance un dé { xod-n-colour } de plus.
xod-log-trade-ends = Le marchandage est terminé.

## Pourquoi non

xod-why-xod-2-11 = Ce vaisseau est déjà choisi.
xod-why-xod-3-2 = Il reste trop peu d’actions.
xod-why-xod-3-4 = Ce vaisseau a déjà agi ce tour de jeu.
xod-why-xod-4-6 = Un vaisseau qui a déjà agi ne peut pas rejoindre une flotte.
xod-why-xod-5-1 = Il n’y a pas d’ouverture de ce côté.
xod-why-xod-5-3 = Ainsi, aucune ouverture ne rejoindrait votre système.
xod-why-xod-5-7 = Un rush demande plus d’actions qu’il ne vous en reste.
xod-why-xod-6-1 = Il n’y a rien à explorer ici.
xod-why-xod-6-4 = Vous avez déjà fouillé ce tour de jeu.
xod-why-xod-6-6 = Aucun ennemi ne garde ce système.
xod-why-xod-6-8 = Il n’y a personne ici avec qui marchander.
xod-why-xod-6-12 = Il n’y a rien à entretenir, ou rien pour payer.
xod-why-xod-6-13 = Trop peu de scraps pour une réparation.
xod-why-xod-6-14 = Trop peu de scraps pour retirer une carte dégâts.
xod-why-xod-6-16 = Trop peu de scraps, ou vous avez déjà les 7 marqueurs d’énergie.
xod-why-xod-7-1 = Ce vaisseau a déjà poussé ses moteurs ce tour de jeu.
xod-why-xod-7-4 = Un vaisseau de la flotte a déjà poussé ses moteurs.
xod-why-xod-8-2 = La bordure y est fermée.
xod-why-xod-8-21 = Il n’y a rien à explorer dans les systèmes corrompus.
xod-why-xod-9-2 = Ce système est déjà pacifié.
xod-why-xod-11-3 = Les scraps présents ici n’y suffisent pas.
xod-why-xod-11-4 = L’allié a déjà été sollicité ce tour de jeu, il manque des scraps, ou cela ne servirait à rien.
xod-why-xod-12-6 = Cette option a déjà été prise.
xod-why-xod-12-7 = Cette option demande une autre classe.
xod-why-xod-15-4 = La condition du signal n’est pas encore remplie.
xod-why-xod-17-6 = Il ne reste aucun marqueur d’énergie prêt.
xod-why-xod-g15 = La carte signal ne le permet pas maintenant.
xod-why-xod-g18 = { $verb ->
        [turn-tile] Cela fermerait la carte.
       *[other] La pile de systèmes est vide.
    }
xod-why-xod-g28 = Il ne reste aucun ennemi à piocher.
xod-why-xod-g39 = Un autre capitaine a refusé.
