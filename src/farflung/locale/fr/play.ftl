### La table elle-même : touches, panneaux, annulation, sauvegarde.

play-undo = Annuler
play-undo-free = gratuit
play-undo-luck = les autres doivent accepter (hasard)
play-undo-reveal = les autres doivent accepter (vu)
play-undo-other-seat = les autres doivent accepter
play-undo-nothing = rien à annuler
play-undo-alone = après confirmation
play-undo-agree = Revenir à votre dernière réponse : { $price }. Tout le monde accepte-t-il ?
play-undo-sure = Revenir à votre dernière réponse ? Ce qui a suivi se jouera de nouveau.
play-named = { $name } : { $text }
play-yes-no = y oui · n non
play-saved = Enregistré : { $path }
play-go-on = Pour la reprendre : farflung play { $title } --record { $path }
play-save-failed = La partie n’a pas été enregistrée : { $reason }
play-load = Quelle partie enregistrée ouvrez-vous ?
play-load-failed = Rien n’a été ouvert : { $reason } La partie continue comme avant.
play-leave = Quitter la partie ? Ce qui n’est pas enregistré est perdu.
play-why-title = Ce que vous ne pouvez pas choisir maintenant, et pourquoi
play-why-nothing = Rien n’est refusé ici.
play-why-key = Entrée montre la règle · Échap revient
play-rules-title = Règles
play-rules-prompt = numéro ou mots (en anglais)
play-rules-none = Aucune règle n’a ces mots.
play-rules-key = Échap revient
play-filter = partie d’une réponse
play-filter-none = Aucune réponse n’a ces mots. Échap les montre toutes.
play-line-help = Répondez par un nombre ou dans la notation des parties enregistrées. Aussi : undo, why, board, hand, rule ID, save FICHIER, quit.
play-no-number = Il y a les réponses 1 à { $n }.
play-waits = { $name } choisit.
play-handover = Passez l’écran à { $name }.
play-handover-key = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
play-watching = Vous regardez.
play-keys = / filtrer  h suggérer  u annuler  d détail  w pourquoi pas  r règles  ←→ panneaux  ? aide  s enregistrer  o ouvrir  l langue  q quitter
play-keys-short = ? touches  u annuler  / filtrer  d détail  w pourquoi pas  q quitter
play-keys-title = Touches
play-keys-choose = ↑↓ déplacent le curseur  Entrée prend la réponse  1…99 numéro d’une réponse
play-detail-nothing = Il n’y a rien de plus à en dire.
play-ending-key = Entrée revoit la table · q quitte

play-tab-you = Vous
play-tab-houses = Maisons
play-tab-cards = Cartes
play-tab-others = Autres
play-tab-log = Journal

play-power = puiss.
play-tiles = prime
play-tactics = Tactique
play-radar = Carte radar { $card }
play-colony = Colonie { $card }
play-defect-lower = Avarie, frappe d’abord : { $card }
play-defect-upper = Avarie, frappe ensuite : { $card }
play-tokens-left = Jetons de protection restants : { $n }
play-hand = Main, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
play-hidden = Secret : influence secrète et objectifs
play-closed = { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }, influence secrète : { $hidden }
play-council = Conseil : { $placed ->
        [one] { $placed } ambassadeur placé
       *[other] { $placed } ambassadeurs placés
    }, { $left ->
        [one] { $left } carte restante
       *[other] { $left } cartes restantes
    }
play-crew-deck = Cartes restantes dans son paquet : { $n }
play-since = depuis votre dernier tour
play-corrupted = corrompu
play-standing = puissance { $power }, vous êtes à { $n }

play-wins = { $name } gagne.
play-nobody-wins = Personne ne gagne.
play-points = Points
play-total = Prestige
play-part-colony = Colonie
play-part-personal-agenda = Objectif personnel
play-part-fleet-agenda = Objectif de flotte
play-part-cadet-cards = Cartes de cadet
play-part-frigate-cards = Cartes de frégate
play-part-rank = Rang
play-part-directives = Cartes de directive
play-part-resources = Ressources
play-part-corruption = Corruption
play-part-tactics = Tactique

play-sign-title = Signes de la table
play-sign-choose = vous pouvez le choisir maintenant
play-sign-crew = figurine ({ $name }) ; le capitaine est souligné ; c : conseil ou Équipage corrompu
play-sign-void = vaisseau du Néant, six places par secteur
play-sign-rift = faille
play-sign-shield = bouclier
play-sign-planet = planète, au bord de son secteur
play-sign-data = donnée de découverte
play-sign-damage = dégât
play-sign-landed = posé
play-sign-corruption = corruption ; elle ferme l’action bonus qu’elle couvre
play-sign-residual = néant résiduel

# ---- Helionox
play-tab-market = Marché
play-tab-deck = Deck
play-events-left = { $n ->
    [one] encore 1 événement
   *[other] encore { $n } événements
}
play-draw-pile = Pioche, { $n }
play-discards = Défausse, { $n }
play-played = Jouées ce tour
play-team = L’équipe
play-part-tokens = Jetons d’influence
play-part-cards = Cartes
play-part-infamy = Infamie
play-part-missions = Missions
play-part-events = Événements
play-part-requests = Requêtes
play-part-illegal = Technologie illégale
play-part-start = Avance de départ

# ---- X-ODUS
play-tab-signals = Signaux
play-tab-foes = Adversaires
play-round = Tour de jeu { $n }
play-outcome-sealed = Le Grand Rift est scellé : l’équipe gagne.
play-outcome-destroyed = Tous les vaisseaux sont perdus : l’équipe perd.
play-outcome-awakened = La Corruption s’éveille : l’équipe perd.

# ---- Revenant, prototype edition
play-part-agenda = Objectif
play-part-equipment = Cartes de frégate
play-part-training = Cartes de cadet
play-part-support = Cartes de directive
play-part-level = Niveau

## advice
advice-chance = chance de gagner
advice-rest = le reste
advice-even = Aucune différence visible.
advice-against = Les autres sont comparées à celle-ci.
play-suggest-title = Suggestions
play-suggest-wait = Réflexion en cours…
play-suggest-against = { $unit }, par rapport à : { $against }
play-suggest-average = la réponse moyenne
play-suggest-looked = { $n } parties imaginées
