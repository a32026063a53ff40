### Les noms des cartes et pièces de Revenant ; ils sont de nous. Les mots longs contiennent des traits d’union conditionnels
### (U+00AD).

## Cadet cards

rev-name-ledger-adept = Adepte des registres
rev-name-archivist = Archiviste
rev-name-exchange-savant = Savant du négoce
rev-name-thesis-runner = Coureur de thèses
rev-name-doctrine-tutor = Précepteur de doctrine
rev-name-shield-warden = Gardien des boucliers
rev-name-coil-tender = Veilleur des bobines
rev-name-picket-officer = Officier d’avant-poste
rev-name-bastion-hand = Servant du bastion
rev-name-helm-ace = As de la barre
rev-name-convoy-marshal = Maréchal de convoi
rev-name-slipstream-pilot = Pilote de sillage
rev-name-quartermaster = Intendant
rev-name-war-room-clerk = Greffier d’état-major
rev-name-strategist = Stratège
rev-name-drill-instructor = Instructeur
rev-name-analyst = Analyste
rev-name-signals-officer = Officier des trans­missions
rev-name-gunnery-cadet = Cadet artilleur
rev-name-ace-gunner = As de l’artillerie
rev-name-purifier = Assainisseur
rev-name-hunter = Traqueur
rev-name-surveyor = Arpenteur
rev-name-deep-miner = Mineur des profondeurs
rev-name-hull-mender = Rapiéceur de coques
rev-name-biosuit-veteran = Vétéran en biocombi­naison
rev-name-mimic = Imitateur
rev-name-whisperer = Chuchoteur
rev-name-fuel-broker = Courtier en carburant
rev-name-shadow-envoy = Émissaire de l’ombre

## Frigate cards

rev-name-survey-laboratory = Laboratoire d’exploration
rev-name-trade-berth = Quai marchand
rev-name-deep-archive = Archives profondes
rev-name-cargo-lattice = Treillis de fret
rev-name-aegis-emitter = Émetteur Égide
rev-name-capacitor-ring = Anneau de conden­sateurs
rev-name-mirror-screens = Écrans miroirs
rev-name-surge-cannon = Canon à surtension
rev-name-ion-drive = Moteur ionique
rev-name-fold-thrusters = Propulseurs à repli
rev-name-tow-cables = Câbles de remorquage
rev-name-rapid-hangar = Hangar rapide
rev-name-salvage-claws = Griffes de récupération
rev-name-command-bridge = Passerelle de commandement
rev-name-holo-table = Table holo­graphique
rev-name-training-deck = Pont d’entraînement
rev-name-relay-mast = Mât relais
rev-name-forward-battery = Batterie de proue
rev-name-lance-array = Faisceau de lances
rev-name-flak-turrets = Tourelles de DCA
rev-name-purge-torpedoes = Torpilles de purge
rev-name-trophy-vault = Salle des trophées
rev-name-landing-skids = Patins d’atterrissage
rev-name-repair-drones = Drones de réparation
rev-name-probe-bay = Soute à sondes
rev-name-dual-lander = Double atterrisseur
rev-name-echo-chamber = Chambre d’écho
rev-name-scrubber-core = Noyau épurateur
rev-name-fuel-cistern = Citerne de carburant
rev-name-shroud = Linceul

## Directives

rev-name-open-the-vaults = Ouvrez les coffres
rev-name-scholars-levy = Levée des érudits
rev-name-field-promotion = Promotion sur le terrain
rev-name-grand-audit = Grand audit
rev-name-raise-the-wall = Dressez le rempart
rev-name-emergency-cells = Cellules de secours
rev-name-seal-the-core = Scellez le noyau
rev-name-hold-the-line = Tenez la ligne
rev-name-scatter = Dispersion
rev-name-strip-the-wrecks = Dépecez les épaves
rev-name-rush-order = Commande urgente
rev-name-full-burn = Pleine poussée
rev-name-decisive-briefing = Briefing décisif
rev-name-mass-muster = Appel général
rev-name-council-favour = Faveur du conseil
rev-name-chain-of-command = Chaîne de commandement
rev-name-broadside = Bordée
rev-name-cleansing-fire = Feu purificateur
rev-name-purge-rite = Rite de purge
rev-name-no-quarter = Pas de quartier
rev-name-drydock-shift = Quart en cale sèche
rev-name-probe-swarm = Essaim de sondes
rev-name-second-landing = Second atterrissage
rev-name-relief-convoy = Convoi de secours
rev-name-ore-rush = Ruée vers le minerai
rev-name-burn-the-ledgers = Brûlez les registres
rev-name-quiet-bargain = Marché discret
rev-name-void-graft = Greffe du Néant
rev-name-echo-protocol = Protocole Écho
rev-name-fuel-cache = Cache de carburant

## Planets

rev-name-ossuary-reach = Étendue de l’Ossuaire
rev-name-cinder-vault = Crypte de Cendres
rev-name-lantern-deep = Abysse aux Lanternes
rev-name-halcyon-drift = Dérive d’Alcyon
rev-name-quarry-of-glass = Carrière de Verre
rev-name-stormwell = Puits des Tempêtes
rev-name-codex-hollow = Combe du Codex
rev-name-nullspring = Source Nulle
rev-name-twin-forges = Forges Jumelles
rev-name-sable-orchard = Verger Noir
rev-name-gravemoon = Lune-Tombeau
rev-name-pilgrims-rest = Repos du Pèlerin
rev-name-red-meridian = Méridien Rouge
rev-name-shield-cradle = Berceau des Boucliers
rev-name-drydock-ruin = Chantier en Ruine
rev-name-ashen-chancel = Chœur de Cendre
rev-name-whisper-basin = Bassin des Murmures
rev-name-kestrel-gap = Col de la Crécerelle
rev-name-broken-crown = Couronne Brisée
rev-name-the-quiet-shelf = Le Plateau Silencieux
rev-name-marrow-fields = Champs de Moelle
rev-name-lodestar-pit = Fosse de l’Étoile-Guide
rev-name-hollow-bastion = Bastion Creux
rev-name-vigil-station = Station de la Veille

## Ark options

rev-name-mobilization = Mobilisation
rev-name-provision-neutronium = Approvision­nement (neutronium)
rev-name-ascension = Ascension
rev-name-elimination = Élimination
rev-name-fabrication = Fabrication
rev-name-provision-material = Approvision­nement (matériaux)
rev-name-provision-convert = Approvision­nement (conversion)
rev-name-provision-science = Approvision­nement (science)
rev-name-clone = Cloner
rev-name-replication = Réplication
rev-name-calculation = Calcul
rev-name-reconnaissance = Reconnaissance
rev-name-charge = Recharge
rev-name-control = Contrôle

## Captains

rev-name-the-mentor = La Mentore
rev-name-the-purifier = Le Purificateur
rev-name-the-pathfinder = L’Éclaireuse
rev-name-the-cartographer = Le Cartographe
rev-name-the-vanguard = L’Avant-garde
rev-name-the-bulwark = Le Rempart
rev-name-the-envoy = L’Émissaire
rev-name-the-broker = Le Courtier

## Colonies

rev-name-athenaeum = Athénée
rev-name-lightning-steppe = Steppe des Éclairs
rev-name-anvil-shore = Rivage de l’Enclume
rev-name-parade-of-suns = Parade des Soleils
rev-name-clearwater = Eau-Claire
rev-name-terrace-world = Monde des Terrasses
rev-name-mirrorfall = Chute-Miroir

## Defects

rev-name-hull-rupture = Rupture de coque
rev-name-scrambled-archives = Archives brouillées
rev-name-silent-bridge = Passerelle muette
rev-name-reactor-leak = Fuite du réacteur
rev-name-hangar-collapse = Effondrement du hangar
rev-name-fuel-bleed = Hémorragie de carburant
rev-name-core-fracture = Fracture du noyau
rev-name-dying-heart = Cœur mourant

## Agendas

rev-name-keepers-of-the-arks = Gardiens des arches
rev-name-iron-escort = Escorte de fer
rev-name-landing-wing = Escadre de débarquement
rev-name-exodus = Exode
rev-name-full-standard = Plein étendard
rev-name-great-fleet = Grande flotte
rev-name-none-forgotten = Aucun oublié
rev-name-unmarked-hulls = Coques intactes
rev-name-shipwright = Charpentier naval
rev-name-stormkeeper = Gardien des tempêtes
rev-name-polymath = Esprit universel
rev-name-fuel-baron = Baron du carburant
rev-name-steward = Économe
rev-name-chronicler = Chroniqueur
rev-name-exorcist = Exorciste
rev-name-hoarder = Thésauriseur

## Houses

rev-house-fenrax = Fenrax
rev-house-shiveus = Shiveus
rev-house-yarvek = Yarvek
rev-house-belitan = Belitan
rev-house-zenor = Zenor
rev-house-novaris = Novaris
rev-house-dunlork = Dunlork

## Ships

rev-ship-ark = vaisseau-arche
rev-ship-fighter = chasseur
rev-ship-dropship = barge de débar­quement
rev-ship-shuttle = navette
rev-ship-frigate = frégate
rev-ship-revenant = Revenant
rev-ship-reinforcement = Renfort
rev-ship-hypercharge = Hypercharge

## Resources

rev-resource-material = matériau
rev-resource-energy = énergie
rev-resource-science = science
rev-resource-neutronium = neutronium

## Bonus actions and the compartments that hold them

rev-bonus-promote = Promouvoir
rev-bonus-affiliate = Affilier
rev-bonus-cleanse = Purifier
rev-bonus-activate = Activer
rev-bonus-gain = Gagner
rev-compartment-promote = compar­timent Promouvoir
rev-compartment-affiliate = compar­timent Affilier
rev-compartment-cleanse = compar­timent Purifier
rev-compartment-activate = compar­timent Activer
rev-compartment-gain = compar­timent Gagner

## Sectors

rev-sector-supply = réserve
rev-sector-1 = secteur 1
rev-sector-2 = secteur 2
rev-sector-3 = secteur 3
rev-sector-4 = secteur 4
rev-sector-5 = secteur 5
rev-sector-6 = secteur 6
rev-sector-7 = secteur 7
rev-sector-8 = secteur 8
rev-sector-N = secteur intérieur nord
rev-sector-E = secteur intérieur est
rev-sector-S = secteur intérieur sud
rev-sector-W = secteur intérieur ouest
rev-sector-radar = carte radar

## Kinds of card, agendas, crew, markers

rev-kind-cadet = carte de cadet
rev-kind-frigate = carte de frégate
rev-kind-directive = carte de directive
rev-agenda-fleet = objectif de flotte
rev-agenda-personal = objectif personnel
rev-figure-captain = capitaine
rev-figure-cadet-1 = cadet 1
rev-figure-cadet-2 = cadet 2
rev-profession-scientist = scientifique
rev-profession-scout = éclaireur
rev-profession-commander = commandant
rev-profession-politician = politicien
rev-mark-provision = Approvision­nement
rev-mark-mining = Extraction
rev-mark-fight = Combat

## Seulement dans l’édition prototype

rev-name-reorganize = Réorganiser
rev-name-analyze = Analyser
rev-name-purge = Purger
rev-name-repair = Réparer
rev-name-convert = Convertir
rev-name-research = Rechercher
rev-name-clone-again = Cloner (second)
rev-name-improve = Améliorer
rev-name-promote = Promouvoir
rev-name-absorb = Absorber
rev-name-shattered-docks = Docks fracassés
rev-name-wardens-of-the-exodus = Gardiens de l’Exode
rev-name-sworn-guns = Canons jurés
rev-name-prospectors = Prospecteurs
rev-name-open-roads = Routes ouvertes
rev-name-the-academy = L’Académie
rev-name-sound-hulls = Coques saines
rev-name-every-banner = Toutes les bannières
rev-name-balance-of-houses = Équilibre des Maisons
