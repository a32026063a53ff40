### Les noms des cartes et des éléments d’Helionox ; ce sont les nôtres.

## Starting cards and Prime Assets

hel-name-material-asset = Ressource matérielle
hel-name-sentinel-prototype = Prototype sentinelle
hel-name-field-botanist = Botaniste de terrain
hel-name-seed-vault = Coffre à semences
hel-name-relay-drone = Drone relais
hel-name-logic-adept = Adepte de la logique
hel-name-dock-pilot = Pilote du port
hel-name-tug-shuttle = Navette remorqueur
hel-name-border-warden = Garde-frontière
hel-name-perimeter-grid = Grille de périmètre
hel-name-prime-asset = Ressource majeure

## Bio

hel-name-spore-gardener = Jardinier de spores
hel-name-gene-splicer = Épisseur de gènes
hel-name-regrowth-protocol = Protocole de repousse
hel-name-biodome-terrace = Terrasse du biodôme
hel-name-symbiote-medic = Médecin symbiote
hel-name-vat-clones = Clones de cuve
hel-name-ecological-census = Recensement écologique
hel-name-rootmind-oracle = Oracle des racines
hel-name-chimera-matriarch = Matriarche chimère
hel-name-terraform-engine = Moteur de terraformation
hel-name-penance-bloom = Fleur de pénitence
hel-name-black-clinic = Clinique noire

## Cybernetic

hel-name-courier-bot = Robot coursier
hel-name-thought-splinter = Éclat de pensée
hel-name-ledger-daemon = Démon comptable
hel-name-market-oracle = Oracle du marché
hel-name-neural-broker = Courtière neuronale
hel-name-synthetic-senator = Sénateur synthétique
hel-name-ghost-auditor = Auditeur fantôme
hel-name-echo-processor = Processeur d’écho
hel-name-autofactory = Usine autonome
hel-name-singularity-core = Cœur de singularité
hel-name-cache-skimmer = Écumeur de caches
hel-name-data-fence = Receleur de données

## Transport

hel-name-dockside-runner = Coursière des quais
hel-name-customs-envoy = Envoyé des douanes
hel-name-orbital-shuttle = Navette orbitale
hel-name-telemetric-engineer = Ingénieure en télémétrie
hel-name-relay-station = Station relais
hel-name-colony-hauler = Transporteur colonial
hel-name-slipstream-drive = Propulseur de sillage
hel-name-pilgrim-fleet = Flotte de pèlerins
hel-name-consular-liner = Paquebot consulaire
hel-name-warp-admiral = Amirale warp
hel-name-bulk-tender = Ravitailleur de vrac
hel-name-contraband-pilot = Pilote de contrebande
hel-name-the-wraith = Le Spectre

## Defense

hel-name-militia-cell = Cellule de milice
hel-name-patrol-cutter = Vedette de patrouille
hel-name-riot-marshal = Maréchal antiémeute
hel-name-flare-shield = Bouclier solaire
hel-name-joint-command = Commandement uni
hel-name-stasis-projector = Projecteur de stase
hel-name-aegis-battery = Batterie Égide
hel-name-peacekeeper-legate = Légate de la paix
hel-name-veteran-tribune = Tribun vétéran
hel-name-sol-guard-titan = Titan de la Garde solaire
hel-name-powder-reserve = Réserve de poudre
hel-name-convoy-escort = Escorte de convoi
hel-name-helios-aegis = Égide d’Hélios

## Illegal Tech

hel-name-ballot-forger = Faussaire électoral
hel-name-sleeper-network = Réseau dormant
hel-name-singing-mines = Mines chantantes
hel-name-phase-cloak = Manteau de phase
hel-name-berserker-serum = Sérum berserker
hel-name-memory-leech = Sangsue à mémoire
hel-name-counterfeit-mint = Atelier de fausse monnaie
hel-name-strip-miner = Excavatrice vorace
hel-name-rift-gate = Portail de faille
hel-name-cryo-override = Déverrouillage cryo

## Events: Earth

hel-name-capital-riots = Émeutes dans la capitale
hel-name-refugee-exodus = Exode des réfugiés
hel-name-senate-scandal = Scandale au Sénat
hel-name-grid-blackout = Panne du réseau
hel-name-ozone-breach = Brèche d’ozone
hel-name-debris-rain = Pluie de débris
hel-name-doomsday-broadcast = Diffusion apocalyptique

## Events: Moon

hel-name-dome-strike = Grève sous le dôme
hel-name-helium-embargo = Embargo sur l’hélium
hel-name-barracks-mutiny = Mutinerie à la caserne
hel-name-regolith-storm = Tempête de régolithe
hel-name-crater-quake = Séisme du cratère
hel-name-solar-lash = Fouet solaire

## Events: Mars

hel-name-colonist-uprising = Soulèvement des colons
hel-name-water-cartel = Cartel de l’eau
hel-name-zealot-march = Marche des zélotes
hel-name-dust-tempest = Tempête de poussière
hel-name-biosphere-blight = Fléau de la biosphère
hel-name-ion-surge = Déferlante ionique

## Events: Ceres

hel-name-miner-walkout = Débrayage des mineurs
hel-name-claim-jumpers = Voleurs de concessions
hel-name-pirate-toll = Péage des pirates
hel-name-rogue-asteroid = Astéroïde errant
hel-name-reactor-leak = Fuite du réacteur
hel-name-meteor-swarm = Nuée de météores

## Events: Europa

hel-name-warp-cult = Culte du warp
hel-name-quarantine-revolt = Révolte en quarantaine
hel-name-dark-colony = Colonie obscure
hel-name-warp-echo = Écho du warp
hel-name-ice-shelf-collapse = Rupture de la banquise
hel-name-jovian-radiation = Radiation jovienne

## Events of Mercury Protocol

hel-name-systemic-inflation = Inflation systémique
hel-name-raid = Raid

## Catastrophic Events

hel-name-the-long-flare = La longue éruption
hel-name-fall-of-the-senate = La chute du Sénat
hel-name-lunar-fracture = Fracture lunaire
hel-name-orbital-lockdown = Blocus orbital
hel-name-red-plague = Peste rouge
hel-name-ares-secession = Sécession d’Arès
hel-name-belt-cascade = Cascade de la ceinture
hel-name-resource-war = Guerre des ressources
hel-name-warp-rupture = Rupture du warp
hel-name-cryo-vault-failure = Panne de la crypte cryo

## Locations

hel-name-old-world-capital = Capitale de l’Ancien Monde
hel-name-lunar-base = Base lunaire
hel-name-martian-biosphere = Biosphère martienne
hel-name-ceres-mining-colony = Colonie minière de Cérès
hel-name-europan-warp-installation = Installation warp d’Europe
hel-name-geneva-exile-court = Cour d’exil de Genève
hel-name-selene-free-exchange = Bourse libre de Séléné
hel-name-phobos-arsenal = Arsenal de Phobos
hel-name-ceres-smuggler-port = Port des contrebandiers de Cérès
hel-name-europan-deep-archive = Archives profondes d’Europe

## Architects

hel-name-tiberius-warp-captain = Tiberius, capitaine du warp
hel-name-ysolde-marr-gene-weaver = Ysolde Marr, tisseuse de gènes
hel-name-rook-adeyemi-sentinel-marshal = Rook Adeyemi, maréchal des sentinelles
hel-name-nadira-voss-trade-magnate = Nadira Voss, magnate du commerce
hel-name-juno-7-recursive-mind = Juno-7, esprit récursif
hel-name-oswin-hale-voice-of-the-exodus = Oswin Hale, voix de l’exode
hel-name-mirelle-sato-void-diplomat = Mirelle Sato, diplomate du vide
hel-name-drago-lint-salvage-baron = Drago Lint, baron de l’épave
hel-name-helia-quist-sun-watcher = Helia Quist, veilleuse du soleil
hel-name-ambrose-pell-keeper-of-ledgers = Ambrose Pell, gardien des registres
hel-name-rhea-okonkwo-frontier-surgeon = Rhea Okonkwo, chirurgienne de la frontière
hel-name-castor-vane-provocateur = Castor Vane, provocateur
hel-name-silas-korr-contraband-broker = Silas Korr, courtier en contrebande
hel-name-vesper-lang-fleet-quartermaster = Vesper Lang, intendante de la flotte
hel-name-odessa-thorne-penitent-spymaster = Odessa Thorne, cheffe des espions repentie

## Fleet Assets

hel-name-longhaul-freighter = Cargo long-courrier
hel-name-smuggler-s-cutter = Cotre des contrebandiers
hel-name-courier-skiff = Skiff coursier
hel-name-picket-frigate = Frégate d’avant-poste
hel-name-diplomatic-barge = Barge diplomatique
hel-name-research-tender = Ravitailleur de recherche

## Missions

hel-name-living-legacy = Héritage vivant
hel-name-thinking-machine = Machine pensante
hel-name-open-lanes = Voies ouvertes
hel-name-unbroken-shield = Bouclier intact
hel-name-consume-the-weak = Consumez les faibles
hel-name-embassy-accord = Accord des ambassades
hel-name-hold-the-line = Tenez la ligne
hel-name-eclipse-watch = Veille de l’éclipse
hel-name-one-civilization = Une seule civilisation

## Places: the name, and after at, to and from

hel-place-earth = Terre
hel-place-moon = Lune
hel-place-mars = Mars
hel-place-ceres = Cérès
hel-place-europa = Europe
hel-at-earth = sur Terre
hel-at-moon = sur la Lune
hel-at-mars = sur Mars
hel-at-ceres = sur Cérès
hel-at-europa = sur Europe
hel-to-earth = vers la Terre
hel-to-moon = vers la Lune
hel-to-mars = vers Mars
hel-to-ceres = vers Cérès
hel-to-europa = vers Europe
hel-from-earth = de la Terre
hel-from-moon = de la Lune
hel-from-mars = de Mars
hel-from-ceres = de Cérès
hel-from-europa = d’Europe

## Factions and kinds of cards

hel-faction-bio = Bio
hel-faction-cybernetic = Cybernétique
hel-faction-transport = Transport
hel-faction-defense = Défense
hel-faction-none = sans faction
hel-kind-asset = Ressource
hel-kind-tech = Technologie
hel-kind-operative = Agent
hel-kind-illegal = Technologie illégale
hel-card-unique = unique
hel-card-starting = carte de départ

## Events, pieces and modes

hel-type-social = Événement social
hel-type-stellar = Événement stellaire
hel-type-catastrophic = Événement catastrophique
hel-side-active = Actif
hel-side-inactive = Inactif
hel-colour-earth = vert
hel-colour-moon = blanc
hel-colour-mars = rouge
hel-colour-ceres = jaune
hel-colour-europa = bleu
hel-phase-setup = Mise en place
hel-phase-event = Phase d’événement
hel-phase-cryo = Phase cryo
hel-phase-main = Phase principale
hel-phase-end = Phase de fin
hel-phase-syndicate = Syndicat de l’Ombre
hel-phase-scoring = Décompte
hel-mode-competitive = Compétitif
hel-mode-co-op = Coopératif
hel-mode-solo = Solo
hel-difficulty-rookie = Débutant
hel-difficulty-normal = Normal
hel-difficulty-veteran = Vétéran
hel-difficulty-master = Maître
hel-board-front = Chaîne
hel-board-back = Disposition orbitale
hel-deck-competitive-2 = Compétitif, 2 joueurs
hel-deck-competitive-3 = Compétitif, 3 joueurs
hel-deck-competitive-4 = Compétitif, 4 joueurs
hel-deck-coop-1 = Coopératif, 1 joueur
hel-deck-coop-2 = Coopératif, 2 joueurs
hel-deck-coop-3 = Coopératif, 3 joueurs
hel-deck-coop-4 = Coopératif, 4 joueurs
hel-term-architect = Architecte
hel-term-fleet-asset = Atout de flotte
hel-term-mission = Mission
hel-term-request = Requête
hel-term-embassy = Ambassade
hel-term-garrison = Garnison
hel-term-cargo = Cargaison
hel-term-shut-down = Fermé
hel-term-movement-tax = Taxe de déplacement
hel-term-trophies = Pile de trophées
hel-term-market = Marché
hel-term-bank = Banque
hel-term-carrier = Cargo porteur
hel-term-credits = Crédits
hel-term-defense = Défense
hel-term-influence = Influence
hel-term-infamy = Infamie
hel-term-cryo = Marqueurs cryo
