### Libellés de la table de Helionox. Textes des cartes, questions, réponses et journal viennent du serveur.

title-helionox = Helionox
points-helionox = Influence
hx-board = Les cinq mondes
hx-worlds = Mondes
hx-event-deck = Pioche d’événements
hx-n-left = reste { $n }
hx-deck-left = { $n ->
        [one] { $n } événement est encore à venir.
       *[other] { $n } événements sont encore à venir.
    }
hx-deck-part = Partie { $part } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, { $bad ->
        [one] { $bad } catastrophe
       *[other] { $bad } catastrophes
    }.
hx-deck-chance = Chance que le prochain soit une catastrophe : { $percent } %.
hx-deck-known = Connu, sur le dessus : { $event }
hx-deck-where = Où les événements ordinaires peuvent frapper : { $places }
hx-turn-of = tour { $n } sur { $of }
hx-turn-n = Tour { $n }
hx-phase-setup = Mise en place
hx-phase-event = Événements
hx-phase-cryo = Cryo
hx-phase-main = Principale
hx-phase-end = Fin
hx-phase-syndicate = Syndicat
hx-phase-scoring = Décompte
hx-influence = Influence
hx-infamy = Infamie
hx-credits = Crédits
hx-defense = Défense
hx-costs = Coût en crédits
hx-trophies = Trophées
hx-embassy = Ambassade
hx-embassies = Ambassades
hx-embassy-of = Ambassade : { $name }
hx-ship-of = Vaisseau : { $name }
hx-garrison = Garnison
hx-garrison-about = Elle ferme ce lieu jusqu’à ce que quelqu’un y paie { $n ->
        [one] { $n } crédit ou { $n } point
       *[other] { $n } crédits ou { $n } points
    } de défense.
hx-bonus = Bonus du lieu
hx-key = Accès clé
hx-shut-down = Fermé
hx-shut-by = Fermé : { $what }
hx-travel = Voyager ici
hx-here = Ce lieu
hx-cargo-of = Cargaison : { $place }
hx-no-cargo-of = Pas de cargaison : { $place }
hx-delivered = Livrée ce tour-ci
hx-illegal = Technologie illégale
hx-starting = Carte de départ
hx-unique = Unique : une fois par tour
hx-kind-asset = Ressource
hx-kind-tech = Technologie
hx-kind-operative = Agent
hx-type-social = Social
hx-type-stellar = Stellaire
hx-type-catastrophic = Catastrophe
hx-side-inactive = Inactif
hx-side-active = Actif
hx-then = Une fois actif :
hx-alternative = ou { $cost }
hx-tax = Partir coûte { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }
hx-shuts = Ferme son lieu.
hx-shuts-all = Ferme tous les lieux.
hx-market = Marché
hx-cycle = Renouveler
hx-cycle-about = La met sous sa pioche et montre la suivante. Une fois par tour.
hx-cycled = Renouvelé ce tour-ci
hx-in-deck = Dans la pioche
hx-market-deck = Pioche { $faction } : { $n }
hx-sold-out = Pioche vide
hx-consumed = Consumées
hx-nothing-consumed = Rien n’a encore été consumé.
hx-architects = Architectes
hx-architects-sub = ouvrez-en un pour voir son plateau
hx-architect = Architecte
hx-ability = Capacité { $n }
hx-cryo = Marqueurs cryo
hx-cryo-n = Marqueurs cryo : { $n }
hx-open-board = Ouvrir ce plateau : { $name }
hx-back-to-yours = Revenir au vôtre
hx-ask = Demander de l’aide
hx-syndicate = Syndicat de l’Ombre
hx-synd-short = Syndicat
hx-synd-sub = score visible
hx-synd-start = Avance de départ : { $n } d’influence
hx-syndicate-wins = Le Syndicat de l’Ombre gagne
hx-team = Votre équipe
hx-team-about =
    Trophées { $events }, jetons moins infamie { $tokens }, requêtes { $requests }{ $start ->
        [0] {""}
       *[other] , avance de départ { $start }
    }. Cartes et missions comptent à la fin.
hx-n-events = { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    }
hx-n-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
hx-missions = Missions
hx-missions-sub = comptées à la fin
hx-fleet = Atout de flotte
hx-carrier = Cargo porteur
hx-bank = Banque
hx-bank-about = Les crédits en banque n’achètent que des cartes du marché ; la défense en banque sert à vos tours. Les deux restent.
hx-request = Requête
hx-request-about = Livrer la cargaison { $cargo } à destination : { $to } ; { $n ->
        [one] { $n } point
       *[other] { $n } points
    } d’influence.
hx-request-hidden = Seul son détenteur la connaît.
hx-request-none = Aucune requête.
hx-played = Jouées ce tour-ci : { $n }
hx-nothing-played = Rien encore.
hx-hand = Main
hx-hand-n = Main { $n }
hx-no-cards = Aucune carte en main.
hx-deck = Deck
hx-discard = Défausse
hx-in-play = En jeu
hx-card = Carte
hx-deck-or-hand = Deck ou main
hx-read-deck = Toutes les cartes
hx-next = Chances de la prochaine pioche
hx-next-known = La prochaine carte est connue
hx-next-shuffled = Prochaine carte, après le mélange
hx-nothing-to-draw = Rien à piocher.
hx-more = et { $n } de plus
hx-your-deck = Vos cartes
hx-deck-of = Cartes : { $name }
hx-bought = Achetées et obtenues
hx-starting-cards = Cartes de départ
hx-odds-next = Prochaine carte
hx-odds-soon = Dans les { $n } prochaines
hx-book-sum = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, valant { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } d’influence à la fin.
hx-book-next = Sur le dessus : { $card }.
hx-book-note = Exact, d’après ce que vous savez : d’abord les cartes du dessus, puis le deck, puis la défausse et ce qui est en jeu, mélangés.
hx-book-blind = Exact, d’après ce que vous savez : lesquelles sont en main, seul leur propriétaire le voit.
hx-purse = Ce tour-ci
hx-purse-is = Ce tour-ci : { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }, { $defense ->
        [one] { $defense } point
       *[other] { $defense } points
    } de défense
hx-purse-about = Les crédits et la défense restants sont perdus à la fin du tour.
hx-now-market = Prochaine carte du marché : { $n } de moins.
hx-now-social = Prochain événement social : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de défense de moins.
hx-now-stellar = Prochain événement stellaire : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de défense de moins.
hx-now-any = Prochain événement : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de défense de moins.
hx-now-secure = La prochaine carte achetée va dans votre main.
hx-now-open = La fermeture ne vous arrête pas.
hx-now-both = La prochaine livraison donne les deux récompenses.
hx-collaboration = Collaboration
hx-collab-open = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de défense au total
hx-collab-shares = ce que chacun donne et reçoit
hx-collab-pays = { $has ->
        [one] { $has } point
       *[other] { $has } points
    } de défense sur { $n }
hx-collab-gets = reçoit { $n ->
        [one] { $n } point
       *[other] { $n } points
    } d’influence, pioche une carte
hx-collab-team = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } d’influence pour l’équipe
hx-collab-draws = pioche une carte en cas de succès
hx-collab-caller = appelle à l’aide
hx-collab-partner = est sollicité
hx-me = Vous
hx-others = Autres
hx-score-tokens = Jetons d’influence
hx-score-events = Événements
hx-score-cards = Cartes
hx-score-requests = Requêtes
hx-score-missions = Missions
hx-score-illegal = Technologie illégale
hx-score-infamy = Infamie
hx-score-start = Avance de départ
hx-glyph-credit = crédit|crédits
hx-glyph-defense = point de défense|points de défense
hx-glyph-influence = point d’influence|points d’influence
hx-glyph-infamy = point d’infamie|points d’infamie
hx-glyph-card = carte|cartes
hx-tour-board = Le soleil mourant et cinq mondes autour de lui. Les événements pendent à leur monde ; actifs, ils le ferment. Ce qui brille d’une lueur chaude peut être choisi.
hx-tour-deck = La pioche d’événements est l’horloge : une carte par tour, et quand elle est vide la partie finit. Pointez-la pour voir les chances.
hx-tour-market = Le marché : une carte de chaque faction. Ce que vous achetez se pose sur votre deck et vient avec votre prochaine pioche.
hx-tour-prompt = La question, toujours ici. À côté, vos crédits et votre défense de ce tour : ce qu’il en reste est perdu.
hx-tour-mat = Votre Architecte. Chaque capacité le gèle quelques tours ; l’influence fait gagner, l’infamie compte contre vous.
hx-tour-hand = Votre main. Jouer une carte ne coûte rien ; son texte s’applique aussitôt, de haut en bas.
hx-tour-cards = Votre deck : ce qu’il en reste et la chance de chaque carte de venir ensuite. « Toutes les cartes » montre ce que vous possédez.
hx-tour-people = Les autres. Ouvrez-en un pour voir tout ce que vous pouvez savoir.

## lobby
lobby-helionox-option-mode = Façon de jouer
lobby-helionox-mode-competitive = Chacun joue contre tous.
lobby-helionox-mode-co-op = Ensemble contre le Syndicat de l’Ombre.
lobby-helionox-mode-solo = Seul contre le Syndicat de l’Ombre.
lobby-helionox-option-preset = Préréglage
lobby-helionox-preset-none = Réglage libre.
lobby-helionox-preset-first-play = Une première partie : cartes de base seulement, sans variantes.
lobby-helionox-option-mercury = Protocole Mercure
lobby-helionox-mercury-off = Sans le Protocole Mercure.
lobby-helionox-mercury-on = Avec le Protocole Mercure : cargaisons, banque, requêtes, technologie illégale.
lobby-helionox-option-missions = Missions
lobby-helionox-missions-off = Sans missions.
lobby-helionox-missions-on = Avec quatre missions comptées à la fin.
lobby-helionox-option-draft = Architectes
lobby-helionox-draft-off = Les Architectes sont distribués.
lobby-helionox-draft-on = Les Architectes se choisissent en draft.
lobby-helionox-option-difficulty = Difficulté
lobby-helionox-difficulty-rookie = Difficulté débutant.
lobby-helionox-difficulty-normal = Difficulté normale.
lobby-helionox-difficulty-veteran = Difficulté vétéran : des garnisons partout.
lobby-helionox-difficulty-master = Difficulté maître : garnisons et davantage de missions.
lobby-helionox-option-hard = Victoire
lobby-helionox-hard-off = Le score le plus élevé gagne.
lobby-helionox-hard-on = Difficile : chaque mission doit aussi être accomplie.
lobby-helionox-option-layout = Plateau
lobby-helionox-layout-front = Les mondes sont en ligne.
lobby-helionox-layout-orbit = Les mondes forment une orbite : Europe touche la Terre.
lobby-helionox-option-first = Qui commence
lobby-helionox-first-random = Le sort décide qui commence.
lobby-helionox-first-1 = La place 1 commence.
lobby-helionox-first-2 = La place 2 commence.
lobby-helionox-first-3 = La place 3 commence.
lobby-helionox-first-4 = La place 4 commence.
lobby-helionox-option-earth = Terre
lobby-helionox-earth-base = Terre : Capitale de l’Ancien Monde.
lobby-helionox-earth-mercury = Terre : Cour d’exil de Genève.
lobby-helionox-earth-random = Terre : l’un des deux lieux.
lobby-helionox-option-moon = Lune
lobby-helionox-moon-base = Lune : Base lunaire.
lobby-helionox-moon-mercury = Lune : Bourse libre de Séléné.
lobby-helionox-moon-random = Lune : l’un des deux lieux.
lobby-helionox-option-mars = Mars
lobby-helionox-mars-base = Mars : Biosphère martienne.
lobby-helionox-mars-mercury = Mars : Arsenal de Phobos.
lobby-helionox-mars-random = Mars : l’un des deux lieux.
lobby-helionox-option-ceres = Cérès
lobby-helionox-ceres-base = Cérès : Colonie minière.
lobby-helionox-ceres-mercury = Cérès : Port des contrebandiers.
lobby-helionox-ceres-random = Cérès : l’un des deux lieux.
lobby-helionox-option-europa = Europe
lobby-helionox-europa-base = Europe : Installation warp.
lobby-helionox-europa-mercury = Europe : Archives profondes.
lobby-helionox-europa-random = Europe : l’un des deux lieux.
hx-level-normal = difficulté normale
hx-level-veteran = Vétéran
hx-level-master = Maître
hx-difficulty-rookie = Débutant
hx-difficulty-normal = Normal
hx-difficulty-veteran = Vétéran
hx-difficulty-master = Maître

# ---- announcements and sums
hx-announce-catastrophe = Catastrophe
hx-announce-last = La pioche d’événements est vide : dernier tour
hx-announce-mission = Une mission est accomplie
hx-announce-mission-failed = Une mission a échoué
hx-unspent-credits = { $n ->
        [one] 1 crédit
       *[other] { $n } crédits
    }
hx-unspent-cards = { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }
