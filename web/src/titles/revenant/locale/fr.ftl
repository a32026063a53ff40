### Labels of Revenant's board. Card texts, questions, answers and the log come from the server.

title-revenant = Revenant
points-revenant = Prestige
points-revenant-prototype = Points de victoire
chapter-revenant-prototype = Cycle { $n }
rev-board = Plateau de la flotte
rev-houses = Maisons
rev-houses-sub = influence · vaisseaux · puissance
rev-power = Puissance de la Maison
rev-influence = Influence
rev-reward = Sur les cases marquées
rev-shield = un bouclier
rev-supply = en réserve
rev-tactics = Tactique
rev-tactics-sub = décide de l’ordre du tour
rev-radar = Radar
rev-radar-sub = où la flotte peut sauter
rev-radar-charged = le moteur est chargé
rev-radar-card = Carte radar { $card }
rev-colonies = Colonies
rev-colonies-sub = l’une d’elles achève le voyage
rev-admirals = Amiraux
rev-admirals-sub = ouvrez-en un pour voir son plateau
rev-open-board = Ouvrir ce plateau : { $name }
rev-back-to-yours = Revenir au vôtre
rev-defects = Avaries
rev-defects-sub = au dégât { $n }
rev-part-upper = haut
rev-part-lower = bas
rev-covered = couvert
rev-cycle = Cycle
rev-cycle-n = Cycle { $n }
rev-round = manche { $n } sur { $of }
rev-phase-setup = Mise en place
rev-phase-action = Action
rev-phase-reset = Retour
rev-phase-combat = Combat
rev-phase-rift = Failles
rev-phase-hyperjump = Hypersaut
rev-phase-scoring = Décompte
rev-kind-ark = vaisseau-arche
rev-kind-fighter = chasseur
rev-kind-dropship = barge de débarquement
rev-kind-shuttle = navette
rev-kind-frigate = Frégate
rev-frigate-of = Frégate : { $name }
rev-house-ship = { $kind } de { $house }
rev-reinforcement = Renfort
rev-hypercharge = Hypercharge
rev-sector = Secteur { $sector }
rev-inner = Secteur intérieur { $sector ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }
rev-compass = { $sector ->
        [W] O
       *[other] { $sector }
    }
rev-about-sector = Vaisseaux de Maison : { $ships } sur { $limit }. Vaisseaux du Néant : { $void }.
rev-about-shields = { $n ->
        [one] { $n } bouclier.
       *[other] { $n } boucliers.
    }
rev-about-rift = Une faille : des vaisseaux du Néant arrivent ici.
rev-about-revenant = Le vaisseau que tous protègent. Dégâts : { $n }.
rev-about-reinforcement = Amenez des vaisseaux de la réserve et couvrez des avaries.
rev-about-hypercharge = Chargez le moteur pour une carte radar.
rev-about-fighter = Manœuvrez et attaquez les vaisseaux du Néant.
rev-about-dropship = Manœuvrez et posez-vous sur une planète.
rev-about-frigate = Manœuvrez, puis attaquez ou posez-vous.
rev-about-damage = Dégâts : { $n } sur { $of }.
rev-about-corrupted = Sous l’emprise de la corruption.
rev-about-manned = Équipage à bord : { $name }.
rev-about-manned-crew = L’Équipage corrompu est à bord.
rev-council = le conseil
rev-crew = Équipage corrompu
rev-crew-wins = L’Équipage corrompu gagne
rev-deployed = Vaisseaux déployés
rev-material = matériaux
rev-energy = énergie
rev-science = science
rev-neutronium = neutronium
rev-rank = Rang
rev-cards = Cartes en main
rev-hidden = Influence secrète
rev-hidden-short = secrète
rev-data = Données de découverte
rev-residual = Néant résiduel
rev-corruption = Corruption
rev-renown = Prestige
rev-mining = Extraction
rev-void-ships = Vaisseaux du Néant
rev-rifts = Failles
rev-planets = Planètes
rev-bay-promote = Promouvoir
rev-bay-affiliate = Affilier
rev-bay-cleanse = Purifier
rev-bay-activate = Activer
rev-bay-gain = Gagner
rev-safe = sûr
rev-about-promote = Action bonus : élever le rang de votre capitaine.
rev-unspent-bonus = votre action bonus
rev-about-affiliate = Action bonus : jouer des cartes d’opération.
rev-about-cleanse = Action bonus : retirer de la corruption.
rev-about-activate = Action bonus : utiliser les capacités Activer.
rev-about-gain = Action bonus : gagner une ressource.
rev-captain = Capitaine
rev-cadet = Cadet { $n }
rev-at-home = à la base
rev-used = utilisé
rev-free = libre
rev-profession-scientist = Scientifique
rev-profession-scout = Éclaireur
rev-profession-politician = Politicien
rev-profession-commander = Commandant
rev-hand = Main { $n } sur { $of }
rev-hand-tab = Main
rev-others = Autres
rev-agendas = Objectifs
rev-no-cards = Aucune carte en main.
rev-at-once = Aussitôt, puis gardée
rev-card-cadet = Cadet
rev-card-frigate = Frégate
rev-card-directive = Directive
rev-on-man-ark = Occuper un vaisseau-arche
rev-on-man-fighter = Occuper un chasseur
rev-on-man-dropship = Occuper une barge de débarquement
rev-on-man-frigate = Occuper la frégate
rev-on-man-revenant = Occuper le Revenant
rev-on-provision = Approvisionnement
rev-on-mining = Extraction
rev-on-maneuver = Manœuvre
rev-on-attack = Attaque
rev-on-kill = Détruire un vaisseau du Néant
rev-on-first-kill = Premier vaisseau du Néant
rev-on-land = Atterrir
rev-on-planet = Utiliser une planète
rev-on-influence = Gagner de l’influence
rev-on-hidden = Influence secrète
rev-on-shield = Placer un bouclier
rev-on-cleanse = Purifier
rev-on-play = Jouer une carte
rev-on-draw = Piocher
rev-on-deploy = Déployer un vaisseau
rev-on-copy = Copier
rev-on-hypercharge = Hypercharge
rev-on-turn-end = Fin du tour
rev-on-activate = Activer
rev-on-instead = À la place
rev-on-instead-of-influence = Au lieu de l’influence
rev-on-before-action = Avant l’action
rev-on-sector-cleared = Secteur dégagé
rev-on-cleanse-a = Purifier A
rev-on-cleanse-b = Purifier B
rev-score-colony = Colonie
rev-score-personal-agenda = Objectif personnel
rev-score-fleet-agenda = Objectif de flotte
rev-score-cadet-cards = Cartes de cadet
rev-score-frigate-cards = Cartes de frégate
rev-score-rank = Rang
rev-score-directives = Cartes de directive
rev-score-resources = Ressources
rev-score-corruption = Corruption
rev-score-tactics = Tactique
rev-glyph-material = matériaux|matériau
rev-glyph-energy = énergie|énergies
rev-glyph-science = science|sciences
rev-glyph-neutronium = neutronium|neutroniums
rev-glyph-any = ressource au choix|ressources au choix
rev-glyph-void = vaisseau du Néant|vaisseaux du Néant
rev-glyph-shield = bouclier|boucliers|absorbeur|absorbeurs
rev-glyph-data = donnée de découverte|données de découverte
rev-glyph-tactics = tactique|tactiques
rev-glyph-hidden = carte d’influence secrète|cartes d’influence secrète
rev-glyph-damage = dégât|dégâts
rev-glyph-corruption = corruption|corruptions
rev-glyph-card = carte d’opération|cartes d’opération
rev-glyph-renown = Prestige|de Prestige|point de victoire|points de victoire
rev-tour-board = La flotte autour du Revenant. Le violet est le Néant : ses vaisseaux s’amassent au bord. Ce qui brille d’une lueur chaude peut être choisi.
rev-tour-houses = Les sept Maisons. À la fin, votre influence auprès d’une Maison est multipliée par sa puissance : les vaisseaux qui lui restent.
rev-tour-radar = Les cartes radar montrent où la flotte peut sauter : vaisseaux du Néant, failles et planètes à venir.
rev-tour-frigate = Votre frégate : ses compartiments abritent vos ressources et vos actions bonus. La corruption envahit un compartiment et coûte du prestige.
rev-tour-hand = Votre main, votre influence secrète et vos objectifs. Personne d’autre ne les voit.
rev-tour-people = Les autres amiraux. Ouvrez-en un pour voir son plateau.

## L’édition prototype

rev-p-round = Cycle
rev-p-round-n = Cycle { $n }
rev-p-turn = tour { $n } sur { $of }
rev-phase-sonar = Sonar
rev-phase-recall = Rappel
rev-phase-breach = Brèche
rev-kind-civilian = vaisseau civil
rev-deploy = Déploiement
rev-hyperjump = Hypersaut
rev-about-deploy = Mettez en jeu des vaisseaux de la réserve.
rev-about-hyperjump = Payez 3 neutroniums : la flotte saute à la fin de ce cycle.
rev-p-about-shields = Absorbeurs : { $n }.
rev-p-about-fighter = Déplacez-vous et combattez des vaisseaux du Néant.
rev-p-about-dropship = Déplacez-vous et atterrissez sur une planète.
rev-p-about-frigate = Déplacez-vous, puis combattez, atterrissez ou placez un absorbeur.
rev-p-level = Niveau
rev-p-points = Points de victoire
rev-p-collection = Collecte
rev-p-tactics-sub = avancer rapporte des récompenses
rev-p-sonar = Sonar
rev-p-sonar-sub = ce qui attend après le saut
rev-p-sonar-charged = la flotte saute à ce cycle
rev-p-sonar-card = Carte de sonar { $card }
rev-p-no-sonar = Aucune carte ouverte.
rev-p-tiles = Tuiles de dégâts
rev-p-tiles-sub = jusqu’ici : { $n }
rev-p-struck = Résolues :
rev-p-agenda = Objectif
rev-p-agenda-closed = Personne d’autre ne le connaît avant qu’il soit révélé.
rev-p-agenda-shown = révélé
rev-bay-remove-corruption = Retirer la corruption
rev-bay-gain-resource = Gagner une ressource
rev-bay-gain-tactics = Gagner une tactique
rev-bay-play-card = Jouer une carte
rev-bay-move-frigate = Déplacer la frégate
rev-about-remove-corruption = Action bonus : payer du neutronium et des cartes pour retirer la corruption.
rev-about-gain-resource = Action bonus : gagner une ressource.
rev-about-gain-tactics = Action bonus : avancer sur la piste de tactique.
rev-about-play-card = Action bonus : jouer une carte de la main.
rev-about-move-frigate = Action bonus : déplacer la frégate sans y placer de figurine.
rev-card-training = Cadet
rev-card-equipment = Frégate
rev-card-support = Directive
rev-p-on-maneuver = Se déplacer
rev-p-on-attack = Combattre
rev-p-on-shield = Placer un absorbeur
rev-p-on-hypercharge = Activer l’hypersaut
rev-p-on-cleanse = Retirer la corruption
rev-score-agenda = Objectif
rev-score-training = Cartes de cadet
rev-score-equipment = Cartes de frégate
rev-score-support = Cartes de directive
rev-score-level = Niveau
rev-p-kind-ark = vaisseau-arche
rev-p-inner = Secteur central { $sector ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }
rev-p-about-sector = Vaisseaux de Maison : { $ships } sur { $limit }. Vaisseaux du Néant : { $void }.
rev-p-about-rift = Une faille : des vaisseaux du Néant arrivent ici.
rev-p-bay-activate = Activer une capacité
rev-p-about-activate = Action bonus : utiliser les capacités « Activer une capacité ».
rev-p-on-man-ark = Occuper un vaisseau-arche
rev-p-on-kill = Détruire un vaisseau du Néant
rev-p-on-first-kill = Premier vaisseau du Néant
rev-p-on-activate = Activer une capacité
rev-p-tour-radar = Les cartes de sonar montrent ce qui attend après le saut : vaisseaux du Néant, failles, planètes et vaisseaux civils.
rev-p-tour-frigate = Votre frégate : ses compartiments abritent vos ressources et vos actions bonus. La corruption envahit un compartiment et coûte des points de victoire.
rev-p-tour-hand = Votre main, votre influence secrète et votre objectif. Personne d’autre ne les voit.
rev-ledger = Influence fois puissance
rev-ledger-colony = La flotte a atteint { $name } : sa Maison compte un point de puissance de plus.
rev-ledger-no-colony = Aucune colonie n’a été atteinte.

# ---- announcements and sums
rev-announce-ark = Un vaisseau-arche est perdu
rev-announce-rift = Une faille s’ouvre
rev-announce-defect = Une avarie frappe
rev-announce-last = Le dernier cycle

# ---- a combat as a scene, decks and discards, what the corners tell
rev-fight-way = Les secteurs dans l’ordre
rev-sum-void = { $n ->
        [one] vaisseau du Néant
       *[other] vaisseaux du Néant
    }
rev-sum-shields = { $n ->
        [one] bouclier
       *[other] boucliers
    }
rev-sum-damage = { $n ->
        [one] dégât
       *[other] dégâts
    }
rev-sum-left = encore { $n }
rev-p-sum-void = { $n ->
        [one] vaisseau du Néant
       *[other] vaisseaux du Néant
    }
rev-p-sum-shields = { $n ->
        [one] absorbeur
       *[other] absorbeurs
    }
rev-pile-operations = Cartes d’opération
rev-p-pile-operations = Cartes d’opération
rev-pile-others = Autres pioches
rev-pile-hidden = Secrète
rev-pile-tiles = Tuiles
rev-pile-about = { $what } : { $n } dans la pioche, { $gone } en défausse
rev-pile-counts = { $n } dans la pioche, { $gone } en défausse.
rev-forecast = Si le combat avait lieu maintenant
rev-p-forecast = Si la brèche avait lieu maintenant
rev-forecast-sub = dégâts
rev-forecast-about = Dégâts par secteur, dans l’état actuel du plateau.
rev-forecast-resolves = { $name } répartit ici les dégâts
rev-forecast-crew = L’Équipage corrompu répartit ici les dégâts
rev-forecast-none = Aucun secteur ne serait touché.
rev-forecast-more = { $n ->
        [one] et { $n } autre secteur
       *[other] et { $n } autres secteurs
    }
rev-standing = Classement
rev-standing-sub = influence × puissance
rev-standing-about = Influence visible multipliée par la puissance de chaque Maison ; colonies, objectifs et influence secrète n’y sont pas.
rev-agenda-now = (actuellement { $now } sur { $least })
rev-agenda-above = (actuellement { $now }, au plus { $most })
rev-agenda-met = (atteint)
rev-difficulty-easy = Facile
rev-difficulty-medium = Moyenne
rev-difficulty-hard = Difficile
