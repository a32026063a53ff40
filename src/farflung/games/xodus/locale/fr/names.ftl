### Les noms des cartes et pièces de X-ODUS ; ce sont les nôtres.

## Systems

xod-name-cradle-of-ashes = Berceau de cendres
xod-name-last-observatory = Dernier observatoire
xod-name-glass-moons = Lunes de verre
xod-name-throne-of-dust = Trône de poussière
xod-name-haven-prime = Havre Prime
xod-name-orrery-station = Station du Planétaire
xod-name-caravan-crossing = Carrefour des caravanes
xod-name-forge-of-lhun = Forge de Lhun
xod-name-blue-eddy = Remous bleu
xod-name-whispering-ring = Anneau murmurant
xod-name-quiet-reach = Étendue paisible
xod-name-open-sky = Ciel ouvert
xod-name-picket-line = Ligne d’avant-postes
xod-name-broken-convoy = Convoi brisé
xod-name-cinder-belt = Ceinture de scories
xod-name-pilgrim-road = Route des pèlerins
xod-name-black-eddy = Remous noir
xod-name-hollow-gate = Porte creuse
xod-name-staging-ground = Zone de rassemblement
xod-name-twin-garrison = Garnisons jumelles
xod-name-watchful-eye = Œil vigilant
xod-name-listening-post = Poste d’écoute
xod-name-iron-temple = Temple de fer
xod-name-inner-sanctum = Saint des saints
xod-name-weeping-star = Étoile en pleurs
xod-name-maw-of-sethis = Gueule de Sethis
xod-name-ossuary = Ossuaire
xod-name-drowned-sun = Soleil noyé
xod-name-hungering-deep = Abîme affamé
xod-name-bleak-choir = Chœur lugubre
xod-name-the-great-rift = Le Grand Rift

## Ships

xod-name-warship = Vaisseau de guerre
xod-name-battlecruiser = Croiseur de bataille
xod-name-proto-ship = Proto-vaisseau
xod-name-explorer = Explorateur
xod-name-pirate-ship = Vaisseau pirate
xod-name-drone-specialist = Spécialiste des drones

## Mods

xod-name-focused-salvo = Salve concentrée
xod-name-piercing-rounds = Munitions perforantes
xod-name-battle-trance = Transe de combat
xod-name-spoils-of-war = Butin de guerre
xod-name-relentless-fire = Feu implacable
xod-name-killing-blow = Coup fatal
xod-name-combat-plating = Blindage de combat
xod-name-first-strike = Première frappe
xod-name-annihilator-beam = Rayon annihilateur
xod-name-weapon-lock = Verrou d’armement
xod-name-avatar-slayer = Tueur d’Avatars
xod-name-unstoppable = Inarrêtable
xod-name-interpose = Interposition
xod-name-deflector-grid = Grille déflectrice
xod-name-ablative-armour = Blindage ablatif
xod-name-double-hull = Double coque
xod-name-escort-screen = Écran d’escorte
xod-name-counter-battery = Contre-batterie
xod-name-damage-control = Contrôle des avaries
xod-name-iron-discipline = Discipline de fer
xod-name-fortress-mode = Mode forteresse
xod-name-broadside = Bordée
xod-name-guardian = Gardien
xod-name-siege-platform = Plateforme de siège
xod-name-prism-lens = Lentille prismatique
xod-name-phase-veil = Voile de phase
xod-name-recursive-cell = Cellule récursive
xod-name-resonance = Résonance
xod-name-entropy-field = Champ d’entropie
xod-name-time-dilation = Dilatation temporelle
xod-name-capacitor-bank = Banc de condensateurs
xod-name-harmonic-shields = Boucliers harmoniques
xod-name-singularity-lance = Lance à singularité
xod-name-fold-space = Pli d’espace
xod-name-precursor-mind = Esprit précurseur
xod-name-perpetual-engine = Moteur perpétuel
xod-name-deep-scanner = Scanner profond
xod-name-slipstream = Sillage
xod-name-ghost-profile = Profil fantôme
xod-name-trailblazer = Éclaireur
xod-name-twin-probes = Sondes jumelles
xod-name-emergency-burn = Poussée d’urgence
xod-name-cartographer = Cartographe
xod-name-long-haul = Long cours
xod-name-wormhole-generator = Générateur de trous de ver
xod-name-decoy-drones = Drones leurres
xod-name-master-navigator = Maître navigateur
xod-name-one-with-the-void = Uni au vide
xod-name-boarding-party = Équipe d’abordage
xod-name-smoke-screen = Écran de fumée
xod-name-looter = Pillard
xod-name-black-market = Marché noir
xod-name-ambush = Embuscade
xod-name-hit-and-run = Frappe éclair
xod-name-strip-the-wreck = Désossage
xod-name-inside-informant = Informateur infiltré
xod-name-corsairs-fury = Fureur du corsaire
xod-name-false-colours = Faux pavillon
xod-name-pirate-lord = Seigneur pirate
xod-name-ruthless = Sans pitié
xod-name-repair-drones = Drones réparateurs
xod-name-gun-drones = Drones canonniers
xod-name-recyclers = Recycleurs
xod-name-scout-drones = Drones éclaireurs
xod-name-shield-drones = Drones boucliers
xod-name-swarm-attack = Attaque en essaim
xod-name-remote-servicing = Entretien à distance
xod-name-tinkerer = Bricoleur
xod-name-nanite-cloud = Nuage de nanites
xod-name-kamikaze-drones = Drones kamikazes
xod-name-hive-control = Contrôle de la ruche
xod-name-autonomous-swarm = Essaim autonome

## Modules

xod-name-targeting-computer = Calculateur de visée
xod-name-reinforced-plating = Blindage renforcé
xod-name-stealth-coating = Revêtement furtif
xod-name-salvage-arm = Bras de récupération
xod-name-shock-frame = Châssis amortisseur
xod-name-jump-stabiliser = Stabilisateur de saut
xod-name-decryption-matrix = Matrice de décryptage
xod-name-twin-autocannons = Autocanons jumelés
xod-name-plasma-cannon = Canon à plasma
xod-name-shield-generator = Générateur de bouclier
xod-name-ion-disruptor = Disrupteur ionique
xod-name-evasive-thrusters = Propulseurs d’esquive
xod-name-engine-dampers = Amortisseurs moteur
xod-name-repair-bay = Baie de réparation
xod-name-cloak-field = Champ d’occultation
xod-name-spectral-converter = Convertisseur spectral
xod-name-probe-relay = Relais de sondes
xod-name-tactical-uplink = Liaison tactique
xod-name-missile-barrage = Barrage de missiles
xod-name-nanite-kit = Kit de nanites
xod-name-energy-cell = Cellule d’énergie
xod-name-emp-charge = Charge IEM
xod-name-decoy-beacon = Balise leurre
xod-name-jump-booster = Accélérateur de saut
xod-name-precursor-core = Noyau précurseur
xod-name-void-lance = Lance du vide
xod-name-aegis-matrix = Matrice Égide
xod-name-lane-breaker = Brise-voie
xod-name-rift-anchor = Ancre de rift
xod-name-stasis-bomb = Bombe de stase
xod-name-precursor-helm = Barre précurseur
xod-name-soul-harvester = Moissonneur d’âmes

## Enemies

xod-name-cultist-skiff = Esquif cultiste
xod-name-zealot-fighter = Chasseur zélote
xod-name-scrap-hulk = Carcasse de ferraille
xod-name-void-leech = Sangsue du vide
xod-name-cultist-corvette = Corvette cultiste
xod-name-shield-bearer = Porte-bouclier
xod-name-raider-pack = Meute de pillards
xod-name-drone-nest = Nid de drones
xod-name-inquisitor-frigate = Frégate inquisitrice
xod-name-siege-breaker = Brise-siège
xod-name-phase-stalker = Rôdeur de phase
xod-name-choir-of-the-void = Chœur du vide
xod-name-corruption-dreadnought = Cuirassé de la Corruption
xod-name-herald-cruiser = Croiseur héraut
xod-name-flesh-titan = Titan de chair
xod-name-null-monolith = Monolithe nul

## Avatars

xod-name-azkarel-the-devourer = Azkarel le Dévoreur
xod-name-nyx-the-silencer = Nyx l’Étouffeur
xod-name-morrigal-the-defiler = Morrigal le Profanateur
xod-name-ur-khan-the-bulwark = Ur-Khan le Rempart

## Damage cards

xod-name-hull-breach = Brèche de coque
xod-name-engine-leak = Fuite moteur
xod-name-jammed-turret = Tourelle bloquée
xod-name-shorted-relay = Relais court-circuité
xod-name-blind-sensors = Capteurs aveugles
xod-name-cracked-reactor = Réacteur fissuré
xod-name-hyperdrive-fault = Panne d’hyperpropulsion
xod-name-probe-bay-fire = Incendie de la baie de sondes
xod-name-cargo-fire = Incendie de la soute
xod-name-weak-bulkheads = Cloisons fragiles
xod-name-targeting-error = Erreur de visée
xod-name-comm-failure = Panne de communication
xod-name-warped-frame = Châssis voilé
xod-name-module-malfunction = Module défaillant
xod-name-frozen-capacitor = Condensateur gelé
xod-name-corrupted-core = Noyau corrompu

## Allies and their services

xod-name-council-remnant = Vestige du Conseil
xod-name-nomad-traders = Marchands nomades
xod-name-engineers-guild = Guilde des ingénieurs
xod-name-precursor-archive = Archives précurseurs
xod-name-chart-room = Salle des cartes
xod-name-bargain = Bonne affaire
xod-name-dry-dock = Cale sèche
xod-name-oracle = Oracle

## Explorations

xod-name-system-exodus = Système Exode
xod-name-abandoned-shipyard = Chantier naval abandonné
xod-name-precursor-observatory = Observatoire précurseur
xod-name-drifting-convoy = Convoi à la dérive
xod-name-silent-monastery = Monastère silencieux
xod-name-veterans-outpost = Avant-poste des vétérans
xod-name-smugglers-den = Repaire de contrebandiers
xod-name-ancient-foundry = Fonderie antique
xod-name-hyperspace-beacon = Balise hyperspace
xod-name-cultist-factory = Usine cultiste
xod-name-sealed-reliquary = Reliquaire scellé
xod-name-distress-call = Appel de détresse
xod-name-probe-graveyard = Cimetière de sondes
xod-name-cracked-rift = Rift fissuré
xod-name-cult-convoy = Convoi du culte
xod-name-frozen-dreadnought = Cuirassé gelé
xod-name-dormant-swarm = Essaim endormi
xod-name-gravity-well = Puits de gravité
xod-name-cult-ambush = Embuscade du culte
xod-name-corrupted-relic = Relique corrompue

## Signals

xod-name-derelict-ship = Vaisseau à l’abandon
xod-name-sealed-vault = Chambre scellée
xod-name-guardian-sentinel = Sentinelle gardienne
xod-name-archivists-toll = Péage des archivistes
xod-name-plague-station = Station pestiférée
xod-name-twin-beacons = Balises jumelles
xod-name-cult-sanctuary = Sanctuaire du culte
xod-name-unstable-reactor = Réacteur instable
xod-name-heart-of-darkness = Cœur des ténèbres
xod-name-avatars-prison = Prison de l’Avatar
xod-name-blood-engine = Machine de sang
xod-name-collapsing-gate = Portail qui s’effondre

## Kinds of Systems

xod-kind-allied = Système allié
xod-kind-enemy = Système ennemi
xod-kind-corrupted = Système corrompu
xod-kind-great_rift = Grand Rift
xod-mark-exploration = Exploration
xod-mark-signal = Signal précurseur
xod-mark-ally = Allié
xod-mark-wormhole = Trou de ver
xod-mark-rift = Rift
xod-mark-enemies = Ennemis
xod-mark-surveillance = Surveillance constante
xod-mark-reserve = De la réserve
xod-mark-pacified = Pacifié

## Kinds of cards

xod-type-passive = Passif
xod-type-energy = Énergie
xod-type-consumable = Consommable
xod-card-mod = Mod précurseur
xod-card-module = Module vaisseau
xod-card-precursor = Module précurseur vaisseau
xod-card-damage = Carte dégâts
xod-card-enemy = Ennemi
xod-card-avatar = Avatar
xod-card-ally = Allié
xod-exploration-analysis = Analyse
xod-exploration-warning = Avertissement
xod-exploration-danger = Danger
xod-danger-hazardous = Risqué
xod-danger-perilous = Périlleux
xod-danger-lethal = Mortel
xod-card-guardian = Gardien

## Dice

xod-die-red = Dé rouge
xod-die-yellow = Dé jaune
xod-die-blue = Dé bleu
xod-die-avatar = Dé Avatar
xod-face-hit = touche
xod-face-miss = raté
xod-face-special = symbole spécial

## What a ship has

xod-ship-health = Santé
xod-ship-energy = Énergie
xod-ship-actions = Actions
xod-ship-scraps = Scraps
xod-ship-exp = EXP
xod-ship-level = Niveau
xod-ship-shields = Boucliers
xod-role-warship = Tueur de première ligne
xod-role-battlecruiser = Bouclier de la flotte
xod-role-proto_ship = Moteur d’énergie et artillerie de symboles spéciaux
xod-role-explorer = Éclaireur et pisteur
xod-role-pirate_ship = Pillard et financier
xod-role-drone_specialist = Réparation et soutien

## Difficulties

xod-difficulty-quiet = Promeneurs tranquilles
xod-difficulty-hardened = Voyageurs endurcis
xod-difficulty-heroic = Aventuriers héroïques

## The Corruption track

xod-track-begin = L’X-ODUS commence
xod-track-awakening = Éveil de la Corruption
