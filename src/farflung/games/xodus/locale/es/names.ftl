### Los nombres de las cartas y piezas de X-ODUS; son nuestros.

## Systems

xod-name-cradle-of-ashes = Cuna de cenizas
xod-name-last-observatory = Último observatorio
xod-name-glass-moons = Lunas de cristal
xod-name-throne-of-dust = Trono de polvo
xod-name-haven-prime = Refugio Prime
xod-name-orrery-station = Estación Planetario
xod-name-caravan-crossing = Cruce de caravanas
xod-name-forge-of-lhun = Forja de Lhun
xod-name-blue-eddy = Remolino azul
xod-name-whispering-ring = Anillo susurrante
xod-name-quiet-reach = Confín tranquilo
xod-name-open-sky = Cielo abierto
xod-name-picket-line = Línea de piquetes
xod-name-broken-convoy = Convoy roto
xod-name-cinder-belt = Cinturón de escoria
xod-name-pilgrim-road = Camino del peregrino
xod-name-black-eddy = Remolino negro
xod-name-hollow-gate = Puerta hueca
xod-name-staging-ground = Zona de concentración
xod-name-twin-garrison = Guarnición gemela
xod-name-watchful-eye = Ojo vigilante
xod-name-listening-post = Puesto de escucha
xod-name-iron-temple = Templo de hierro
xod-name-inner-sanctum = Sanctasanctórum
xod-name-weeping-star = Estrella llorosa
xod-name-maw-of-sethis = Fauces de Sethis
xod-name-ossuary = Osario
xod-name-drowned-sun = Sol ahogado
xod-name-hungering-deep = Abismo hambriento
xod-name-bleak-choir = Coro sombrío
xod-name-the-great-rift = El Gran Rift

## Ships

xod-name-warship = Nave de guerra
xod-name-battlecruiser = Crucero de batalla
xod-name-proto-ship = Protonave
xod-name-explorer = Explorador
xod-name-pirate-ship = Nave pirata
xod-name-drone-specialist = Especialista en drones

## Mods

xod-name-focused-salvo = Salva concentrada
xod-name-piercing-rounds = Munición perforante
xod-name-battle-trance = Trance de batalla
xod-name-spoils-of-war = Botín de guerra
xod-name-relentless-fire = Fuego implacable
xod-name-killing-blow = Golpe mortal
xod-name-combat-plating = Blindaje de combate
xod-name-first-strike = Primer golpe
xod-name-annihilator-beam = Rayo aniquilador
xod-name-weapon-lock = Bloqueo de armas
xod-name-avatar-slayer = Matavatares
xod-name-unstoppable = Imparable
xod-name-interpose = Interponerse
xod-name-deflector-grid = Rejilla deflectora
xod-name-ablative-armour = Blindaje ablativo
xod-name-double-hull = Casco doble
xod-name-escort-screen = Pantalla de escolta
xod-name-counter-battery = Contrabatería
xod-name-damage-control = Control de daños
xod-name-iron-discipline = Disciplina de hierro
xod-name-fortress-mode = Modo fortaleza
xod-name-broadside = Andanada
xod-name-guardian = Guardián
xod-name-siege-platform = Plataforma de asedio
xod-name-prism-lens = Lente prismática
xod-name-phase-veil = Velo de fase
xod-name-recursive-cell = Célula recursiva
xod-name-resonance = Resonancia
xod-name-entropy-field = Campo de entropía
xod-name-time-dilation = Dilatación temporal
xod-name-capacitor-bank = Banco de condensadores
xod-name-harmonic-shields = Escudos armónicos
xod-name-singularity-lance = Lanza de singularidad
xod-name-fold-space = Pliegue espacial
xod-name-precursor-mind = Mente precursora
xod-name-perpetual-engine = Motor perpetuo
xod-name-deep-scanner = Escáner profundo
xod-name-slipstream = Estela
xod-name-ghost-profile = Perfil fantasma
xod-name-trailblazer = Pionero
xod-name-twin-probes = Sondas gemelas
xod-name-emergency-burn = Impulso de emergencia
xod-name-cartographer = Cartógrafo
xod-name-long-haul = Largo recorrido
xod-name-wormhole-generator = Generador de agujeros de gusano
xod-name-decoy-drones = Drones señuelo
xod-name-master-navigator = Navegante maestro
xod-name-one-with-the-void = Uno con el vacío
xod-name-boarding-party = Grupo de abordaje
xod-name-smoke-screen = Cortina de humo
xod-name-looter = Saqueador
xod-name-black-market = Mercado negro
xod-name-ambush = Emboscada
xod-name-hit-and-run = Golpea y huye
xod-name-strip-the-wreck = Desguace total
xod-name-inside-informant = Informador infiltrado
xod-name-corsairs-fury = Furia del corsario
xod-name-false-colours = Bandera falsa
xod-name-pirate-lord = Señor pirata
xod-name-ruthless = Despiadado
xod-name-repair-drones = Drones de reparación
xod-name-gun-drones = Drones artilleros
xod-name-recyclers = Recicladores
xod-name-scout-drones = Drones exploradores
xod-name-shield-drones = Drones escudo
xod-name-swarm-attack = Ataque en enjambre
xod-name-remote-servicing = Servicio remoto
xod-name-tinkerer = Manitas
xod-name-nanite-cloud = Nube de nanitas
xod-name-kamikaze-drones = Drones kamikaze
xod-name-hive-control = Control de colmena
xod-name-autonomous-swarm = Enjambre autónomo

## Modules

xod-name-targeting-computer = Ordenador de puntería
xod-name-reinforced-plating = Blindaje reforzado
xod-name-stealth-coating = Revestimiento furtivo
xod-name-salvage-arm = Brazo de rescate
xod-name-shock-frame = Bastidor amortiguador
xod-name-jump-stabiliser = Estabilizador de salto
xod-name-decryption-matrix = Matriz de descifrado
xod-name-twin-autocannons = Autocañones gemelos
xod-name-plasma-cannon = Cañón de plasma
xod-name-shield-generator = Generador de escudo
xod-name-ion-disruptor = Disruptor iónico
xod-name-evasive-thrusters = Propulsores evasivos
xod-name-engine-dampers = Amortiguadores de motor
xod-name-repair-bay = Bahía de reparaciones
xod-name-cloak-field = Campo de camuflaje
xod-name-spectral-converter = Conversor espectral
xod-name-probe-relay = Relé de sondas
xod-name-tactical-uplink = Enlace táctico
xod-name-missile-barrage = Lluvia de misiles
xod-name-nanite-kit = Kit de nanitas
xod-name-energy-cell = Célula de energía
xod-name-emp-charge = Carga PEM
xod-name-decoy-beacon = Baliza señuelo
xod-name-jump-booster = Acelerador de salto
xod-name-precursor-core = Núcleo precursor
xod-name-void-lance = Lanza del vacío
xod-name-aegis-matrix = Matriz Égida
xod-name-lane-breaker = Rompevías
xod-name-rift-anchor = Ancla de rift
xod-name-stasis-bomb = Bomba de estasis
xod-name-precursor-helm = Timón precursor
xod-name-soul-harvester = Segador de almas

## Enemies

xod-name-cultist-skiff = Esquife cultista
xod-name-zealot-fighter = Caza fanático
xod-name-scrap-hulk = Mole de chatarra
xod-name-void-leech = Sanguijuela del vacío
xod-name-cultist-corvette = Corbeta cultista
xod-name-shield-bearer = Portaescudos
xod-name-raider-pack = Jauría de asaltantes
xod-name-drone-nest = Nido de drones
xod-name-inquisitor-frigate = Fragata inquisidora
xod-name-siege-breaker = Rompeasedios
xod-name-phase-stalker = Acechador de fase
xod-name-choir-of-the-void = Coro del vacío
xod-name-corruption-dreadnought = Acorazado de la Corrupción
xod-name-herald-cruiser = Crucero heraldo
xod-name-flesh-titan = Titán de carne
xod-name-null-monolith = Monolito nulo

## Avatars

xod-name-azkarel-the-devourer = Azkarel el Devorador
xod-name-nyx-the-silencer = Nyx el Silenciador
xod-name-morrigal-the-defiler = Morrigal el Profanador
xod-name-ur-khan-the-bulwark = Ur-Khan el Baluarte

## Damage cards

xod-name-hull-breach = Brecha en el casco
xod-name-engine-leak = Fuga en el motor
xod-name-jammed-turret = Torreta atascada
xod-name-shorted-relay = Relé cortocircuitado
xod-name-blind-sensors = Sensores ciegos
xod-name-cracked-reactor = Reactor agrietado
xod-name-hyperdrive-fault = Fallo del hipermotor
xod-name-probe-bay-fire = Incendio en la bahía de sondas
xod-name-cargo-fire = Incendio en la bodega
xod-name-weak-bulkheads = Mamparos débiles
xod-name-targeting-error = Error de puntería
xod-name-comm-failure = Fallo de comunicaciones
xod-name-warped-frame = Bastidor deformado
xod-name-module-malfunction = Avería de módulo
xod-name-frozen-capacitor = Condensador congelado
xod-name-corrupted-core = Núcleo corrupto

## Allies and their services

xod-name-council-remnant = Remanente del Consejo
xod-name-nomad-traders = Mercaderes nómadas
xod-name-engineers-guild = Gremio de ingenieros
xod-name-precursor-archive = Archivo precursor
xod-name-chart-room = Sala de cartas
xod-name-bargain = Regateo
xod-name-dry-dock = Dique seco
xod-name-oracle = Oráculo

## Explorations

xod-name-system-exodus = Sistema Éxodo
xod-name-abandoned-shipyard = Astillero abandonado
xod-name-precursor-observatory = Observatorio precursor
xod-name-drifting-convoy = Convoy a la deriva
xod-name-silent-monastery = Monasterio silencioso
xod-name-veterans-outpost = Puesto de veteranos
xod-name-smugglers-den = Guarida de contrabandistas
xod-name-ancient-foundry = Fundición antigua
xod-name-hyperspace-beacon = Baliza hiperespacial
xod-name-cultist-factory = Fábrica cultista
xod-name-sealed-reliquary = Relicario sellado
xod-name-distress-call = Llamada de socorro
xod-name-probe-graveyard = Cementerio de sondas
xod-name-cracked-rift = Rift agrietado
xod-name-cult-convoy = Convoy del culto
xod-name-frozen-dreadnought = Acorazado congelado
xod-name-dormant-swarm = Enjambre durmiente
xod-name-gravity-well = Pozo de gravedad
xod-name-cult-ambush = Emboscada del culto
xod-name-corrupted-relic = Reliquia corrupta

## Signals

xod-name-derelict-ship = Nave abandonada
xod-name-sealed-vault = Cámara sellada
xod-name-guardian-sentinel = Centinela guardián
xod-name-archivists-toll = Peaje de los archivistas
xod-name-plague-station = Estación apestada
xod-name-twin-beacons = Balizas gemelas
xod-name-cult-sanctuary = Santuario del culto
xod-name-unstable-reactor = Reactor inestable
xod-name-heart-of-darkness = Corazón de las tinieblas
xod-name-avatars-prison = Prisión del Avatar
xod-name-blood-engine = Motor de sangre
xod-name-collapsing-gate = Portal que se derrumba

## Kinds of Systems

xod-kind-allied = Sistema aliado
xod-kind-enemy = Sistema enemigo
xod-kind-corrupted = Sistema corrupto
xod-kind-great_rift = Gran Rift
xod-mark-exploration = Exploración
xod-mark-signal = Señal precursora
xod-mark-ally = Aliado
xod-mark-wormhole = Agujero de gusano
xod-mark-rift = Rift
xod-mark-enemies = Enemigos
xod-mark-surveillance = Vigilancia constante
xod-mark-reserve = De la reserva
xod-mark-pacified = Pacificado

## Kinds of cards

xod-type-passive = Pasivo
xod-type-energy = Energía
xod-type-consumable = Consumible
xod-card-mod = Mod precursor
xod-card-module = Módulo de nave
xod-card-precursor = Módulo precursor de nave
xod-card-damage = Carta de daño
xod-card-enemy = Enemigo
xod-card-avatar = Avatar
xod-card-ally = Aliado
xod-exploration-analysis = Análisis
xod-exploration-warning = Advertencia
xod-exploration-danger = Peligro
xod-danger-hazardous = Arriesgada
xod-danger-perilous = Peligrosa
xod-danger-lethal = Letal
xod-card-guardian = Guardián

## Dice

xod-die-red = Dado rojo
xod-die-yellow = Dado amarillo
xod-die-blue = Dado azul
xod-die-avatar = Dado de Avatar
xod-face-hit = impacto
xod-face-miss = fallo
xod-face-special = símbolo especial

## What a ship has

xod-ship-health = Salud
xod-ship-energy = Energía
xod-ship-actions = Acciones
xod-ship-scraps = Chatarra
xod-ship-exp = EXP
xod-ship-level = Nivel
xod-ship-shields = Escudos
xod-role-warship = Cazador de primera línea
xod-role-battlecruiser = Escudo de la flota
xod-role-proto_ship = Motor de energía y artillería de símbolos especiales
xod-role-explorer = Explorador y guía
xod-role-pirate_ship = Saqueador y financiero
xod-role-drone_specialist = Reparación y apoyo

## Difficulties

xod-difficulty-quiet = Paseantes tranquilos
xod-difficulty-hardened = Viajeros curtidos
xod-difficulty-heroic = Aventureros heroicos

## The Corruption track

xod-track-begin = Comienza el X-ODUS
xod-track-awakening = Despertar de la Corrupción
