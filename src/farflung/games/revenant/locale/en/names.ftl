### The names of Revenant's cards and pieces. They are Farflung's own, not the printed game's.

## Cadet cards

rev-name-ledger-adept = Ledger Adept
rev-name-archivist = Archivist
rev-name-exchange-savant = Exchange Savant
rev-name-thesis-runner = Thesis Runner
rev-name-doctrine-tutor = Doctrine Tutor
rev-name-shield-warden = Shield Warden
rev-name-coil-tender = Coil Tender
rev-name-picket-officer = Picket Officer
rev-name-bastion-hand = Bastion Hand
rev-name-helm-ace = Helm Ace
rev-name-convoy-marshal = Convoy Marshal
rev-name-slipstream-pilot = Slipstream Pilot
rev-name-quartermaster = Quartermaster
rev-name-war-room-clerk = War-Room Clerk
rev-name-strategist = Strategist
rev-name-drill-instructor = Drill Instructor
rev-name-analyst = Analyst
rev-name-signals-officer = Signals Officer
rev-name-gunnery-cadet = Gunnery Cadet
rev-name-ace-gunner = Ace Gunner
rev-name-purifier = Purifier
rev-name-hunter = Hunter
rev-name-surveyor = Surveyor
rev-name-deep-miner = Deep Miner
rev-name-hull-mender = Hull Mender
rev-name-biosuit-veteran = Biosuit Veteran
rev-name-mimic = Mimic
rev-name-whisperer = Whisperer
rev-name-fuel-broker = Fuel Broker
rev-name-shadow-envoy = Shadow Envoy

## Frigate cards

rev-name-survey-laboratory = Survey Laboratory
rev-name-trade-berth = Trade Berth
rev-name-deep-archive = Deep Archive
rev-name-cargo-lattice = Cargo Lattice
rev-name-aegis-emitter = Aegis Emitter
rev-name-capacitor-ring = Capacitor Ring
rev-name-mirror-screens = Mirror Screens
rev-name-surge-cannon = Surge Cannon
rev-name-ion-drive = Ion Drive
rev-name-fold-thrusters = Fold Thrusters
rev-name-tow-cables = Tow Cables
rev-name-rapid-hangar = Rapid Hangar
rev-name-salvage-claws = Salvage Claws
rev-name-command-bridge = Command Bridge
rev-name-holo-table = Holo Table
rev-name-training-deck = Training Deck
rev-name-relay-mast = Relay Mast
rev-name-forward-battery = Forward Battery
rev-name-lance-array = Lance Array
rev-name-flak-turrets = Flak Turrets
rev-name-purge-torpedoes = Purge Torpedoes
rev-name-trophy-vault = Trophy Vault
rev-name-landing-skids = Landing Skids
rev-name-repair-drones = Repair Drones
rev-name-probe-bay = Probe Bay
rev-name-dual-lander = Dual Lander
rev-name-echo-chamber = Echo Chamber
rev-name-scrubber-core = Scrubber Core
rev-name-fuel-cistern = Fuel Cistern
rev-name-shroud = Shroud

## Directives

rev-name-open-the-vaults = Open the Vaults
rev-name-scholars-levy = Scholars’ Levy
rev-name-field-promotion = Field Promotion
rev-name-grand-audit = Grand Audit
rev-name-raise-the-wall = Raise the Wall
rev-name-emergency-cells = Emergency Cells
rev-name-seal-the-core = Seal the Core
rev-name-hold-the-line = Hold the Line
rev-name-scatter = Scatter
rev-name-strip-the-wrecks = Strip the Wrecks
rev-name-rush-order = Rush Order
rev-name-full-burn = Full Burn
rev-name-decisive-briefing = Decisive Briefing
rev-name-mass-muster = Mass Muster
rev-name-council-favour = Council Favour
rev-name-chain-of-command = Chain of Command
rev-name-broadside = Broadside
rev-name-cleansing-fire = Cleansing Fire
rev-name-purge-rite = Purge Rite
rev-name-no-quarter = No Quarter
rev-name-drydock-shift = Drydock Shift
rev-name-probe-swarm = Probe Swarm
rev-name-second-landing = Second Landing
rev-name-relief-convoy = Relief Convoy
rev-name-ore-rush = Ore Rush
rev-name-burn-the-ledgers = Burn the Ledgers
rev-name-quiet-bargain = Quiet Bargain
rev-name-void-graft = Void Graft
rev-name-echo-protocol = Echo Protocol
rev-name-fuel-cache = Fuel Cache

## Planets

rev-name-ossuary-reach = Ossuary Reach
rev-name-cinder-vault = Cinder Vault
rev-name-lantern-deep = Lantern Deep
rev-name-halcyon-drift = Halcyon Drift
rev-name-quarry-of-glass = Quarry of Glass
rev-name-stormwell = Stormwell
rev-name-codex-hollow = Codex Hollow
rev-name-nullspring = Nullspring
rev-name-twin-forges = Twin Forges
rev-name-sable-orchard = Sable Orchard
rev-name-gravemoon = Gravemoon
rev-name-pilgrims-rest = Pilgrim’s Rest
rev-name-red-meridian = Red Meridian
rev-name-shield-cradle = Shield Cradle
rev-name-drydock-ruin = Drydock Ruin
rev-name-ashen-chancel = Ashen Chancel
rev-name-whisper-basin = Whisper Basin
rev-name-kestrel-gap = Kestrel Gap
rev-name-broken-crown = Broken Crown
rev-name-the-quiet-shelf = The Quiet Shelf
rev-name-marrow-fields = Marrow Fields
rev-name-lodestar-pit = Lodestar Pit
rev-name-hollow-bastion = Hollow Bastion
rev-name-vigil-station = Vigil Station

## Ark options

rev-name-mobilization = Mobilization
rev-name-provision-neutronium = Provision (neutronium)
rev-name-ascension = Ascension
rev-name-elimination = Elimination
rev-name-fabrication = Fabrication
rev-name-provision-material = Provision (material)
rev-name-provision-convert = Provision (convert)
rev-name-provision-science = Provision (science)
rev-name-clone = Clone
rev-name-replication = Replication
rev-name-calculation = Calculation
rev-name-reconnaissance = Reconnaissance
rev-name-charge = Charge
rev-name-control = Control

## Captains

rev-name-the-mentor = The Mentor
rev-name-the-purifier = The Purifier
rev-name-the-pathfinder = The Pathfinder
rev-name-the-cartographer = The Cartographer
rev-name-the-vanguard = The Vanguard
rev-name-the-bulwark = The Bulwark
rev-name-the-envoy = The Envoy
rev-name-the-broker = The Broker

## Colonies

rev-name-athenaeum = Athenaeum
rev-name-lightning-steppe = Lightning Steppe
rev-name-anvil-shore = Anvil Shore
rev-name-parade-of-suns = Parade of Suns
rev-name-clearwater = Clearwater
rev-name-terrace-world = Terrace World
rev-name-mirrorfall = Mirrorfall

## Defects

rev-name-hull-rupture = Hull Rupture
rev-name-scrambled-archives = Scrambled Archives
rev-name-silent-bridge = Silent Bridge
rev-name-reactor-leak = Reactor Leak
rev-name-hangar-collapse = Hangar Collapse
rev-name-fuel-bleed = Fuel Bleed
rev-name-core-fracture = Core Fracture
rev-name-dying-heart = Dying Heart

## Agendas

rev-name-keepers-of-the-arks = Keepers of the Arks
rev-name-iron-escort = Iron Escort
rev-name-landing-wing = Landing Wing
rev-name-exodus = Exodus
rev-name-full-standard = Full Standard
rev-name-great-fleet = Great Fleet
rev-name-none-forgotten = None Forgotten
rev-name-unmarked-hulls = Unmarked Hulls
rev-name-shipwright = Shipwright
rev-name-stormkeeper = Stormkeeper
rev-name-polymath = Polymath
rev-name-fuel-baron = Fuel Baron
rev-name-steward = Steward
rev-name-chronicler = Chronicler
rev-name-exorcist = Exorcist
rev-name-hoarder = Hoarder

## Houses

rev-house-fenrax = Fenrax
rev-house-shiveus = Shiveus
rev-house-yarvek = Yarvek
rev-house-belitan = Belitan
rev-house-zenor = Zenor
rev-house-novaris = Novaris
rev-house-dunlork = Dunlork

## Ships

rev-ship-ark = ark
rev-ship-fighter = fighter
rev-ship-dropship = dropship
rev-ship-shuttle = shuttle
rev-ship-frigate = frigate
rev-ship-revenant = Revenant
rev-ship-reinforcement = Reinforcement
rev-ship-hypercharge = Hypercharge

## Resources

rev-resource-material = material
rev-resource-energy = energy
rev-resource-science = science
rev-resource-neutronium = neutronium

## Bonus actions and the compartments that hold them

rev-bonus-promote = Promote
rev-bonus-affiliate = Affiliate
rev-bonus-cleanse = Cleanse
rev-bonus-activate = Activate
rev-bonus-gain = Gain
rev-compartment-promote = Promote compartment
rev-compartment-affiliate = Affiliate compartment
rev-compartment-cleanse = Cleanse compartment
rev-compartment-activate = Activate compartment
rev-compartment-gain = Gain compartment

## Sectors

rev-sector-supply = supply
rev-sector-1 = sector 1
rev-sector-2 = sector 2
rev-sector-3 = sector 3
rev-sector-4 = sector 4
rev-sector-5 = sector 5
rev-sector-6 = sector 6
rev-sector-7 = sector 7
rev-sector-8 = sector 8
rev-sector-N = inner sector north
rev-sector-E = inner sector east
rev-sector-S = inner sector south
rev-sector-W = inner sector west
rev-sector-radar = radar card

## Kinds of card, agendas, crew, markers

rev-kind-cadet = cadet card
rev-kind-frigate = frigate card
rev-kind-directive = directive
rev-agenda-fleet = fleet agenda
rev-agenda-personal = personal agenda
rev-figure-captain = captain
rev-figure-cadet-1 = cadet 1
rev-figure-cadet-2 = cadet 2
rev-profession-scientist = scientist
rev-profession-scout = scout
rev-profession-commander = commander
rev-profession-politician = politician
rev-mark-provision = Provision
rev-mark-mining = Mining
rev-mark-fight = Fight

## Only in the prototype edition

rev-name-reorganize = Reorganize
rev-name-analyze = Analyze
rev-name-purge = Purge
rev-name-repair = Repair
rev-name-convert = Convert
rev-name-research = Research
rev-name-clone-again = Clone (second)
rev-name-improve = Improve
rev-name-promote = Promote
rev-name-absorb = Absorb
rev-name-shattered-docks = Shattered Docks
rev-name-wardens-of-the-exodus = Wardens of the Exodus
rev-name-sworn-guns = Sworn Guns
rev-name-prospectors = Prospectors
rev-name-open-roads = Open Roads
rev-name-the-academy = The Academy
rev-name-sound-hulls = Sound Hulls
rev-name-every-banner = Every Banner
rev-name-balance-of-houses = Balance of Houses
