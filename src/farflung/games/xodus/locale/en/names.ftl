### The names of X-ODUS's cards and parts; they are our own.

## Systems

xod-name-cradle-of-ashes = Cradle of Ashes
xod-name-last-observatory = Last Observatory
xod-name-glass-moons = Glass Moons
xod-name-throne-of-dust = Throne of Dust
xod-name-haven-prime = Haven Prime
xod-name-orrery-station = Orrery Station
xod-name-caravan-crossing = Caravan Crossing
xod-name-forge-of-lhun = Forge of Lhun
xod-name-blue-eddy = Blue Eddy
xod-name-whispering-ring = Whispering Ring
xod-name-quiet-reach = Quiet Reach
xod-name-open-sky = Open Sky
xod-name-picket-line = Picket Line
xod-name-broken-convoy = Broken Convoy
xod-name-cinder-belt = Cinder Belt
xod-name-pilgrim-road = Pilgrim Road
xod-name-black-eddy = Black Eddy
xod-name-hollow-gate = Hollow Gate
xod-name-staging-ground = Staging Ground
xod-name-twin-garrison = Twin Garrison
xod-name-watchful-eye = Watchful Eye
xod-name-listening-post = Listening Post
xod-name-iron-temple = Iron Temple
xod-name-inner-sanctum = Inner Sanctum
xod-name-weeping-star = Weeping Star
xod-name-maw-of-sethis = Maw of Sethis
xod-name-ossuary = Ossuary
xod-name-drowned-sun = Drowned Sun
xod-name-hungering-deep = Hungering Deep
xod-name-bleak-choir = Bleak Choir
xod-name-the-great-rift = The Great Rift

## Ships

xod-name-warship = Warship
xod-name-battlecruiser = Battlecruiser
xod-name-proto-ship = Proto-ship
xod-name-explorer = Explorer
xod-name-pirate-ship = Pirate Ship
xod-name-drone-specialist = Drone Specialist

## Mods

xod-name-focused-salvo = Focused Salvo
xod-name-piercing-rounds = Piercing Rounds
xod-name-battle-trance = Battle Trance
xod-name-spoils-of-war = Spoils of War
xod-name-relentless-fire = Relentless Fire
xod-name-killing-blow = Killing Blow
xod-name-combat-plating = Combat Plating
xod-name-first-strike = First Strike
xod-name-annihilator-beam = Annihilator Beam
xod-name-weapon-lock = Weapon Lock
xod-name-avatar-slayer = Avatar Slayer
xod-name-unstoppable = Unstoppable
xod-name-interpose = Interpose
xod-name-deflector-grid = Deflector Grid
xod-name-ablative-armour = Ablative Armour
xod-name-double-hull = Double Hull
xod-name-escort-screen = Escort Screen
xod-name-counter-battery = Counter-battery
xod-name-damage-control = Damage Control
xod-name-iron-discipline = Iron Discipline
xod-name-fortress-mode = Fortress Mode
xod-name-broadside = Broadside
xod-name-guardian = Guardian
xod-name-siege-platform = Siege Platform
xod-name-prism-lens = Prism Lens
xod-name-phase-veil = Phase Veil
xod-name-recursive-cell = Recursive Cell
xod-name-resonance = Resonance
xod-name-entropy-field = Entropy Field
xod-name-time-dilation = Time Dilation
xod-name-capacitor-bank = Capacitor Bank
xod-name-harmonic-shields = Harmonic Shields
xod-name-singularity-lance = Singularity Lance
xod-name-fold-space = Fold Space
xod-name-precursor-mind = Precursor Mind
xod-name-perpetual-engine = Perpetual Engine
xod-name-deep-scanner = Deep Scanner
xod-name-slipstream = Slipstream
xod-name-ghost-profile = Ghost Profile
xod-name-trailblazer = Trailblazer
xod-name-twin-probes = Twin Probes
xod-name-emergency-burn = Emergency Burn
xod-name-cartographer = Cartographer
xod-name-long-haul = Long Haul
xod-name-wormhole-generator = Wormhole Generator
xod-name-decoy-drones = Decoy Drones
xod-name-master-navigator = Master Navigator
xod-name-one-with-the-void = One with the Void
xod-name-boarding-party = Boarding Party
xod-name-smoke-screen = Smoke Screen
xod-name-looter = Looter
xod-name-black-market = Black Market
xod-name-ambush = Ambush
xod-name-hit-and-run = Hit and Run
xod-name-strip-the-wreck = Strip the Wreck
xod-name-inside-informant = Inside Informant
xod-name-corsairs-fury = Corsair’s Fury
xod-name-false-colours = False Colours
xod-name-pirate-lord = Pirate Lord
xod-name-ruthless = Ruthless
xod-name-repair-drones = Repair Drones
xod-name-gun-drones = Gun Drones
xod-name-recyclers = Recyclers
xod-name-scout-drones = Scout Drones
xod-name-shield-drones = Shield Drones
xod-name-swarm-attack = Swarm Attack
xod-name-remote-servicing = Remote Servicing
xod-name-tinkerer = Tinkerer
xod-name-nanite-cloud = Nanite Cloud
xod-name-kamikaze-drones = Kamikaze Drones
xod-name-hive-control = Hive Control
xod-name-autonomous-swarm = Autonomous Swarm

## Modules

xod-name-targeting-computer = Targeting Computer
xod-name-reinforced-plating = Reinforced Plating
xod-name-stealth-coating = Stealth Coating
xod-name-salvage-arm = Salvage Arm
xod-name-shock-frame = Shock Frame
xod-name-jump-stabiliser = Jump Stabiliser
xod-name-decryption-matrix = Decryption Matrix
xod-name-twin-autocannons = Twin Autocannons
xod-name-plasma-cannon = Plasma Cannon
xod-name-shield-generator = Shield Generator
xod-name-ion-disruptor = Ion Disruptor
xod-name-evasive-thrusters = Evasive Thrusters
xod-name-engine-dampers = Engine Dampers
xod-name-repair-bay = Repair Bay
xod-name-cloak-field = Cloak Field
xod-name-spectral-converter = Spectral Converter
xod-name-probe-relay = Probe Relay
xod-name-tactical-uplink = Tactical Uplink
xod-name-missile-barrage = Missile Barrage
xod-name-nanite-kit = Nanite Kit
xod-name-energy-cell = Energy Cell
xod-name-emp-charge = EMP Charge
xod-name-decoy-beacon = Decoy Beacon
xod-name-jump-booster = Jump Booster
xod-name-precursor-core = Precursor Core
xod-name-void-lance = Void Lance
xod-name-aegis-matrix = Aegis Matrix
xod-name-lane-breaker = Lane Breaker
xod-name-rift-anchor = Rift Anchor
xod-name-stasis-bomb = Stasis Bomb
xod-name-precursor-helm = Precursor Helm
xod-name-soul-harvester = Soul Harvester

## Enemies

xod-name-cultist-skiff = Cultist Skiff
xod-name-zealot-fighter = Zealot Fighter
xod-name-scrap-hulk = Scrap Hulk
xod-name-void-leech = Void Leech
xod-name-cultist-corvette = Cultist Corvette
xod-name-shield-bearer = Shield Bearer
xod-name-raider-pack = Raider Pack
xod-name-drone-nest = Drone Nest
xod-name-inquisitor-frigate = Inquisitor Frigate
xod-name-siege-breaker = Siege Breaker
xod-name-phase-stalker = Phase Stalker
xod-name-choir-of-the-void = Choir of the Void
xod-name-corruption-dreadnought = Corruption Dreadnought
xod-name-herald-cruiser = Herald Cruiser
xod-name-flesh-titan = Flesh Titan
xod-name-null-monolith = Null Monolith

## Avatars

xod-name-azkarel-the-devourer = Azkarel the Devourer
xod-name-nyx-the-silencer = Nyx the Silencer
xod-name-morrigal-the-defiler = Morrigal the Defiler
xod-name-ur-khan-the-bulwark = Ur-Khan the Bulwark

## Damage cards

xod-name-hull-breach = Hull Breach
xod-name-engine-leak = Engine Leak
xod-name-jammed-turret = Jammed Turret
xod-name-shorted-relay = Shorted Relay
xod-name-blind-sensors = Blind Sensors
xod-name-cracked-reactor = Cracked Reactor
xod-name-hyperdrive-fault = Hyperdrive Fault
xod-name-probe-bay-fire = Probe Bay Fire
xod-name-cargo-fire = Cargo Fire
xod-name-weak-bulkheads = Weak Bulkheads
xod-name-targeting-error = Targeting Error
xod-name-comm-failure = Comm Failure
xod-name-warped-frame = Warped Frame
xod-name-module-malfunction = Module Malfunction
xod-name-frozen-capacitor = Frozen Capacitor
xod-name-corrupted-core = Corrupted Core

## Allies and their services

xod-name-council-remnant = Council Remnant
xod-name-nomad-traders = Nomad Traders
xod-name-engineers-guild = Engineers’ Guild
xod-name-precursor-archive = Precursor Archive
xod-name-chart-room = Chart Room
xod-name-bargain = Bargain
xod-name-dry-dock = Dry Dock
xod-name-oracle = Oracle

## Explorations

xod-name-system-exodus = System Exodus
xod-name-abandoned-shipyard = Abandoned Shipyard
xod-name-precursor-observatory = Precursor Observatory
xod-name-drifting-convoy = Drifting Convoy
xod-name-silent-monastery = Silent Monastery
xod-name-veterans-outpost = Veterans’ Outpost
xod-name-smugglers-den = Smugglers’ Den
xod-name-ancient-foundry = Ancient Foundry
xod-name-hyperspace-beacon = Hyperspace Beacon
xod-name-cultist-factory = Cultist Factory
xod-name-sealed-reliquary = Sealed Reliquary
xod-name-distress-call = Distress Call
xod-name-probe-graveyard = Probe Graveyard
xod-name-cracked-rift = Cracked Rift
xod-name-cult-convoy = Cult Convoy
xod-name-frozen-dreadnought = Frozen Dreadnought
xod-name-dormant-swarm = Dormant Swarm
xod-name-gravity-well = Gravity Well
xod-name-cult-ambush = Cult Ambush
xod-name-corrupted-relic = Corrupted Relic

## Signals

xod-name-derelict-ship = Derelict Ship
xod-name-sealed-vault = Sealed Vault
xod-name-guardian-sentinel = Guardian Sentinel
xod-name-archivists-toll = Archi­vists’ Toll
xod-name-plague-station = Plague Station
xod-name-twin-beacons = Twin Beacons
xod-name-cult-sanctuary = Cult Sanctuary
xod-name-unstable-reactor = Unstable Reactor
xod-name-heart-of-darkness = Heart of Darkness
xod-name-avatars-prison = Avatar’s Prison
xod-name-blood-engine = Blood Engine
xod-name-collapsing-gate = Collapsing Gate

## Kinds of Systems

xod-kind-allied = Allied System
xod-kind-enemy = Enemy System
xod-kind-corrupted = Corrupted System
xod-kind-great_rift = Great Rift
xod-mark-exploration = Exploration
xod-mark-signal = Precursor Signal
xod-mark-ally = Ally
xod-mark-wormhole = Wormhole
xod-mark-rift = Rift
xod-mark-enemies = Enemies
xod-mark-surveillance = Constant surveillance
xod-mark-reserve = From the reserve
xod-mark-pacified = Pacified

## Kinds of cards

xod-type-passive = Passive
xod-type-energy = Energy
xod-type-consumable = Consumable
xod-card-mod = Precursor Mod
xod-card-module = Ship Module
xod-card-precursor = Precursor Ship Module
xod-card-damage = Damage card
xod-card-enemy = Enemy
xod-card-avatar = Avatar
xod-card-ally = Ally
xod-exploration-analysis = Analysis
xod-exploration-warning = Warning
xod-exploration-danger = Danger
xod-danger-hazardous = Hazardous
xod-danger-perilous = Perilous
xod-danger-lethal = Lethal
xod-card-guardian = Guardian

## Dice

xod-die-red = Red die
xod-die-yellow = Yellow die
xod-die-blue = Blue die
xod-die-avatar = Avatar die
xod-face-hit = hit
xod-face-miss = miss
xod-face-special = special

## What a ship has

xod-ship-health = Health
xod-ship-energy = Energy
xod-ship-actions = Actions
xod-ship-scraps = Scraps
xod-ship-exp = EXP
xod-ship-level = Level
xod-ship-shields = Shields
xod-role-warship = Front-line killer
xod-role-battlecruiser = Shield of the Fleet
xod-role-proto_ship = Energy engine and special-symbol artillery
xod-role-explorer = Scout and pathfinder
xod-role-pirate_ship = Raider and financier
xod-role-drone_specialist = Repair and support

## Difficulties

xod-difficulty-quiet = Quiet strollers
xod-difficulty-hardened = Hardened travellers
xod-difficulty-heroic = Heroic adventurers

## The Corruption track

xod-track-begin = The X-ODUS begins
xod-track-awakening = Awakening of the Corruption
