# The workshop: a title's content as a form, simulations, packs.
workshop = Atelier
ws-title = Quel jeu
ws-name = Nom de cette version
ws-unnamed = Version sans nom
ws-changes = { $n ->
    [one] { $n } changement par rapport au jeu tel qu’il est
   *[other] { $n } changements par rapport au jeu tel qu’il est
  }
ws-mistakes = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
  }
ws-undo = Annuler le dernier changement
ws-clear = Tout recommencer
ws-open = Ouvrir un paquet
ws-share = Partager en paquet
ws-shared = Enregistré sous { $file }. Quiconque l’ouvre dans l’atelier obtient cette version.
ws-opened = { $file } est ouvert.
ws-invite = Inviter d’autres joueurs
ws-play = Jouer cette version
ws-who = Qui est à l’établi ?
ws-last-whole = On joue et on simule la dernière version sans erreur.
ws-things = Éléments
ws-edit = Modifier
ws-results = Résultats
ws-find = Chercher une carte ou un nombre
ws-numbers = Nombres
ws-gone = retirée
ws-new = nouvelle
ws-changed = modifiée
ws-between = Entre { $least } et { $most }.
ws-is-gone = Ceci ne fait pas partie de votre version.
ws-bring-back = Rétablir
ws-copy = Ajouter une copie
ws-copy-of = Copie de { $name }
ws-remove = Retirer
ws-card = La carte telle qu’elle est dessinée
ws-card-follows = L’image et le texte suivent le formulaire. Rien n’est écrit deux fois.
ws-card-stale = Montrée comme dans le jeu tant que l’erreur n’est pas corrigée.
ws-choose = Choisissez ce que vous voulez modifier.
ws-less = moins : { $field }
ws-more = plus : { $field }
ws-yes = Oui
ws-no = Non
ws-was = avant : { $value }
ws-restore = Rétablir la valeur d’origine
ws-not-read = Ceci ne peut pas être lu.
ws-add-effect = Ajouter un effet, { $n } au choix
ws-drop-effect = Retirer l’effet { $n }
ws-simulate = Simuler { $games } parties
ws-simulate-what = Des bots jouent votre version et le jeu tel qu’il est sur les mêmes donnes, et vous voyez ce qui diffère.
ws-stop = Arrêter
ws-seats = Places
ws-bots = Bots
ws-games = Parties
ws-progress = Parties jouées
ws-done-quarters = { $n ->
    [one] { $n } quart fait
   *[other] { $n } quarts faits
  }
ws-touched = Ce changement a touché { $touched ->
    [one] { $touched } partie
   *[other] { $touched } parties
  } sur { $games }.
ws-untouched = Aucune des { $games } parties n’a été touchée.
ws-rest = Les { $rest } autres sont identiques coup pour coup.
ws-untaken = { $thing } a été vue dans { $seen } des parties et jamais prise : elle est sans effet pour ces bots.
ws-done = { $done } sur { $games } faites.
ws-differences = Différence avec le jeu tel qu’il est
ws-pairs = paires de la même donne, intervalle à 95 %
ws-said-more = { $n } de plus, entre { $low } et { $high }
ws-said-less = { $n } de moins, entre { $low } et { $high }
ws-by-seat = Victoires par place
ws-par = la parité est { $par }
ws-seat = Place { $n }
ws-anybody = N’importe qui
ws-length = Durée
ws-length-what = manches ; pointillé : tel qu’il est
ws-things-moved = Cartes
ws-small-is-base = petits nombres : le jeu tel qu’il est
ws-thing = Carte
ws-seen = Vue
ws-taken = Prise
ws-wins = Victoires si prise
ws-key = Un point plein exclut zéro, un point creux peut relever du hasard.
ws-played-with = Se joue avec le paquet « { $name } »
ws-pack-changes = Ce qu’il change

# What is measured
ws-m-won = Parties gagnées
ws-m-best = Points du vainqueur
ws-m-margin = Avance sur le deuxième
ws-m-rounds = Manches
ws-m-lead_changes = Changements de meneur
ws-m-decisions = Décisions
ws-m-hyperjumps = Hypersauts
ws-m-corruption = Pas de corruption
ws-m-keys = Clés activées
ws-m-avatars = Avatars vaincus
ws-m-bought = Cartes achetées
ws-m-played = Cartes jouées
ws-m-overcome = Événements surmontés
ws-m-travelled = Voyages
ws-m-explored = Explorations
ws-m-strained = Moteurs poussés
ws-m-lost_ships = Vaisseaux perdus

# Files of content
ws-file-basic = Cartes de base
ws-file-market = Marché
ws-file-illegal = Technologies illégales
ws-file-events = Événements
ws-file-locations = Lieux
ws-file-architects = Architectes
ws-file-fleet = Atouts de flotte
ws-file-missions = Missions
ws-file-requests = Requêtes
ws-file-decks = Pioches d’événements
ws-file-difficulties = Difficultés
ws-file-boards = Plateaux
ws-file-operations = Cartes d’opération
ws-file-planets = Planètes
ws-file-arks = Vaisseaux-arches
ws-file-captains = Capitaines
ws-file-radar = Cartes radar
ws-file-colonies = Colonies
ws-file-defects = Avaries
ws-file-agendas = Objectifs
ws-file-sonar = Cartes de sonar
ws-file-tiles = Tuiles
ws-file-avatar_die = Dé Avatar
ws-file-dice = Dés
ws-file-ships = Vaisseaux
ws-file-mods = Mods précurseurs
ws-file-modules = Modules vaisseau
ws-file-enemies = Ennemis
ws-file-avatars = Avatars
ws-file-damage = Cartes dégâts
ws-file-allies = Alliés
ws-file-explorations = Explorations
ws-file-signals = Signaux précurseurs

# Fields of entries
ws-field-name = Nom
ws-field-copies = Exemplaires
ws-field-faction = Faction
ws-field-kind = Genre
ws-field-type = Type
ws-field-cost = Coût
ws-field-price = Prix
ws-field-influence = Influence
ws-field-unique = Unique
ws-field-mercury = Protocole Mercure
ws-field-starting = Carte de départ
ws-field-effects = Effets
ws-field-fx = Effets
ws-field-location = Lieu
ws-field-house = Maison
ws-field-trigger = Déclencheur
ws-field-level = Niveau
ws-field-health = Santé
ws-field-shields = Boucliers
ws-field-energy = Énergie
ws-field-upper = Option du haut
ws-field-lower = Option du bas
ws-field-mining = Extraction
ws-field-options = Options
ws-field-abilities = Capacités
ws-field-ability = Capacités
ws-field-profession = Profession
ws-field-side = Face
ws-field-activation = Activation
ws-field-precursor = Précurseur
ws-field-danger = Danger
ws-field-actions = Actions
ws-field-dice = Dés
ws-field-class = Classe
ws-field-threshold = Seuil
ws-field-terms = Conditions
ws-field-bonus = Bonus
ws-field-benefit = Avantage
