### The names of Helionox's cards and parts; they are our own.

## Starting cards and Prime Assets

hel-name-material-asset = Material Asset
hel-name-sentinel-prototype = Sentinel Prototype
hel-name-field-botanist = Field Botanist
hel-name-seed-vault = Seed Vault
hel-name-relay-drone = Relay Drone
hel-name-logic-adept = Logic Adept
hel-name-dock-pilot = Dock Pilot
hel-name-tug-shuttle = Tug Shuttle
hel-name-border-warden = Border Warden
hel-name-perimeter-grid = Perimeter Grid
hel-name-prime-asset = Prime Asset

## Bio

hel-name-spore-gardener = Spore Gardener
hel-name-gene-splicer = Gene Splicer
hel-name-regrowth-protocol = Regrowth Protocol
hel-name-biodome-terrace = Biodome Terrace
hel-name-symbiote-medic = Symbiote Medic
hel-name-vat-clones = Vat Clones
hel-name-ecological-census = Ecological Census
hel-name-rootmind-oracle = Rootmind Oracle
hel-name-chimera-matriarch = Chimera Matriarch
hel-name-terraform-engine = Terraform Engine
hel-name-penance-bloom = Penance Bloom
hel-name-black-clinic = Black Clinic

## Cybernetic

hel-name-courier-bot = Courier Bot
hel-name-thought-splinter = Thought Splinter
hel-name-ledger-daemon = Ledger Daemon
hel-name-market-oracle = Market Oracle
hel-name-neural-broker = Neural Broker
hel-name-synthetic-senator = Synthetic Senator
hel-name-ghost-auditor = Ghost Auditor
hel-name-echo-processor = Echo Processor
hel-name-autofactory = Autofactory
hel-name-singularity-core = Singularity Core
hel-name-cache-skimmer = Cache Skimmer
hel-name-data-fence = Data Fence

## Transport

hel-name-dockside-runner = Dockside Runner
hel-name-customs-envoy = Customs Envoy
hel-name-orbital-shuttle = Orbital Shuttle
hel-name-telemetric-engineer = Telemetric Engineer
hel-name-relay-station = Relay Station
hel-name-colony-hauler = Colony Hauler
hel-name-slipstream-drive = Slipstream Drive
hel-name-pilgrim-fleet = Pilgrim Fleet
hel-name-consular-liner = Consular Liner
hel-name-warp-admiral = Warp Admiral
hel-name-bulk-tender = Bulk Tender
hel-name-contraband-pilot = Contraband Pilot
hel-name-the-wraith = The Wraith

## Defense

hel-name-militia-cell = Militia Cell
hel-name-patrol-cutter = Patrol Cutter
hel-name-riot-marshal = Riot Marshal
hel-name-flare-shield = Flare Shield
hel-name-joint-command = Joint Command
hel-name-stasis-projector = Stasis Projector
hel-name-aegis-battery = Aegis Battery
hel-name-peacekeeper-legate = Peacekeeper Legate
hel-name-veteran-tribune = Veteran Tribune
hel-name-sol-guard-titan = Sol Guard Titan
hel-name-powder-reserve = Powder Reserve
hel-name-convoy-escort = Convoy Escort
hel-name-helios-aegis = Helios Aegis

## Illegal Tech

hel-name-ballot-forger = Ballot Forger
hel-name-sleeper-network = Sleeper Network
hel-name-singing-mines = Singing Mines
hel-name-phase-cloak = Phase Cloak
hel-name-berserker-serum = Berserker Serum
hel-name-memory-leech = Memory Leech
hel-name-counterfeit-mint = Counterfeit Mint
hel-name-strip-miner = Strip Miner
hel-name-rift-gate = Rift Gate
hel-name-cryo-override = Cryo Override

## Events: Earth

hel-name-capital-riots = Capital Riots
hel-name-refugee-exodus = Refugee Exodus
hel-name-senate-scandal = Senate Scandal
hel-name-grid-blackout = Grid Blackout
hel-name-ozone-breach = Ozone Breach
hel-name-debris-rain = Debris Rain
hel-name-doomsday-broadcast = Doomsday Broadcast

## Events: Moon

hel-name-dome-strike = Dome Strike
hel-name-helium-embargo = Helium Embargo
hel-name-barracks-mutiny = Barracks Mutiny
hel-name-regolith-storm = Regolith Storm
hel-name-crater-quake = Crater Quake
hel-name-solar-lash = Solar Lash

## Events: Mars

hel-name-colonist-uprising = Colonist Uprising
hel-name-water-cartel = Water Cartel
hel-name-zealot-march = Zealot March
hel-name-dust-tempest = Dust Tempest
hel-name-biosphere-blight = Biosphere Blight
hel-name-ion-surge = Ion Surge

## Events: Ceres

hel-name-miner-walkout = Miner Walkout
hel-name-claim-jumpers = Claim Jumpers
hel-name-pirate-toll = Pirate Toll
hel-name-rogue-asteroid = Rogue Asteroid
hel-name-reactor-leak = Reactor Leak
hel-name-meteor-swarm = Meteor Swarm

## Events: Europa

hel-name-warp-cult = Warp Cult
hel-name-quarantine-revolt = Quarantine Revolt
hel-name-dark-colony = Dark Colony
hel-name-warp-echo = Warp Echo
hel-name-ice-shelf-collapse = Ice Shelf Collapse
hel-name-jovian-radiation = Jovian Radiation

## Events of Mercury Protocol

hel-name-systemic-inflation = Systemic Inflation
hel-name-raid = Raid

## Catastrophic Events

hel-name-the-long-flare = The Long Flare
hel-name-fall-of-the-senate = Fall of the Senate
hel-name-lunar-fracture = Lunar Fracture
hel-name-orbital-lockdown = Orbital Lockdown
hel-name-red-plague = Red Plague
hel-name-ares-secession = Ares Secession
hel-name-belt-cascade = Belt Cascade
hel-name-resource-war = Resource War
hel-name-warp-rupture = Warp Rupture
hel-name-cryo-vault-failure = Cryo Vault Failure

## Locations

hel-name-old-world-capital = Old World Capital
hel-name-lunar-base = Lunar Base
hel-name-martian-biosphere = Martian Biosphere
hel-name-ceres-mining-colony = Ceres Mining Colony
hel-name-europan-warp-installation = Europan Warp Installation
hel-name-geneva-exile-court = Geneva Exile Court
hel-name-selene-free-exchange = Selene Free Exchange
hel-name-phobos-arsenal = Phobos Arsenal
hel-name-ceres-smuggler-port = Ceres Smuggler Port
hel-name-europan-deep-archive = Europan Deep Archive

## Architects

hel-name-tiberius-warp-captain = Tiberius, Warp Captain
hel-name-ysolde-marr-gene-weaver = Ysolde Marr, Gene Weaver
hel-name-rook-adeyemi-sentinel-marshal = Rook Adeyemi, Sentinel Marshal
hel-name-nadira-voss-trade-magnate = Nadira Voss, Trade Magnate
hel-name-juno-7-recursive-mind = Juno-7, Recursive Mind
hel-name-oswin-hale-voice-of-the-exodus = Oswin Hale, Voice of the Exodus
hel-name-mirelle-sato-void-diplomat = Mirelle Sato, Void Diplomat
hel-name-drago-lint-salvage-baron = Drago Lint, Salvage Baron
hel-name-helia-quist-sun-watcher = Helia Quist, Sun Watcher
hel-name-ambrose-pell-keeper-of-ledgers = Ambrose Pell, Keeper of Ledgers
hel-name-rhea-okonkwo-frontier-surgeon = Rhea Okonkwo, Frontier Surgeon
hel-name-castor-vane-provocateur = Castor Vane, Provocateur
hel-name-silas-korr-contraband-broker = Silas Korr, Contraband Broker
hel-name-vesper-lang-fleet-quartermaster = Vesper Lang, Fleet Quartermaster
hel-name-odessa-thorne-penitent-spymaster = Odessa Thorne, Penitent Spymaster

## Fleet Assets

hel-name-longhaul-freighter = Longhaul Freighter
hel-name-smuggler-s-cutter = Smuggler’s Cutter
hel-name-courier-skiff = Courier Skiff
hel-name-picket-frigate = Picket Frigate
hel-name-diplomatic-barge = Diplomatic Barge
hel-name-research-tender = Research Tender

## Missions

hel-name-living-legacy = Living Legacy
hel-name-thinking-machine = Thinking Machine
hel-name-open-lanes = Open Lanes
hel-name-unbroken-shield = Unbroken Shield
hel-name-consume-the-weak = Consume the Weak
hel-name-embassy-accord = Embassy Accord
hel-name-hold-the-line = Hold the Line
hel-name-eclipse-watch = Eclipse Watch
hel-name-one-civilization = One Civilization

## Places: the name, and after at, to and from

hel-place-earth = Earth
hel-place-moon = Moon
hel-place-mars = Mars
hel-place-ceres = Ceres
hel-place-europa = Europa
hel-at-earth = on Earth
hel-at-moon = on the Moon
hel-at-mars = on Mars
hel-at-ceres = on Ceres
hel-at-europa = on Europa
hel-to-earth = to Earth
hel-to-moon = to the Moon
hel-to-mars = to Mars
hel-to-ceres = to Ceres
hel-to-europa = to Europa
hel-from-earth = from Earth
hel-from-moon = from the Moon
hel-from-mars = from Mars
hel-from-ceres = from Ceres
hel-from-europa = from Europa

## Factions and kinds of cards

hel-faction-bio = Bio
hel-faction-cybernetic = Cybernetic
hel-faction-transport = Transport
hel-faction-defense = Defense
hel-faction-none = no faction
hel-kind-asset = Asset
hel-kind-tech = Tech
hel-kind-operative = Operative
hel-kind-illegal = Illegal Tech
hel-card-unique = unique
hel-card-starting = starting card

## Events, pieces and modes

hel-type-social = Social Event
hel-type-stellar = Stellar Event
hel-type-catastrophic = Catastrophic Event
hel-side-active = Active
hel-side-inactive = Inactive
hel-colour-earth = green
hel-colour-moon = white
hel-colour-mars = red
hel-colour-ceres = yellow
hel-colour-europa = blue
hel-phase-setup = Set-up
hel-phase-event = Event Phase
hel-phase-cryo = Cryo Phase
hel-phase-main = Main Phase
hel-phase-end = End Phase
hel-phase-syndicate = Shadow Syndicate
hel-phase-scoring = Scoring
hel-mode-competitive = Competitive
hel-mode-co-op = Cooperative
hel-mode-solo = Solo
hel-difficulty-rookie = Rookie
hel-difficulty-normal = Normal
hel-difficulty-veteran = Veteran
hel-difficulty-master = Master
hel-board-front = Chain
hel-board-back = Orbit layout
hel-deck-competitive-2 = Competitive, 2 players
hel-deck-competitive-3 = Competitive, 3 players
hel-deck-competitive-4 = Competitive, 4 players
hel-deck-coop-1 = Cooperative, 1 player
hel-deck-coop-2 = Cooperative, 2 players
hel-deck-coop-3 = Cooperative, 3 players
hel-deck-coop-4 = Cooperative, 4 players
hel-term-architect = Architect
hel-term-fleet-asset = Fleet Asset
hel-term-mission = Mission
hel-term-request = Request
hel-term-embassy = Embassy
hel-term-garrison = Garrison
hel-term-cargo = Cargo
hel-term-shut-down = Shut Down
hel-term-movement-tax = Movement Tax
hel-term-trophies = Trophy Pile
hel-term-market = Market
hel-term-bank = Bank
hel-term-carrier = Carrier
hel-term-credits = Credits
hel-term-defense = Defense
hel-term-influence = Influence
hel-term-infamy = Infamy
hel-term-cryo = Cryo Counters
