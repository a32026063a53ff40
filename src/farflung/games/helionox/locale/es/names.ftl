### Los nombres de las cartas y piezas de Helionox; son nuestros.

## Starting cards and Prime Assets

hel-name-material-asset = Activo material
hel-name-sentinel-prototype = Prototipo centinela
hel-name-field-botanist = Botánica de campo
hel-name-seed-vault = Bóveda de semillas
hel-name-relay-drone = Dron repetidor
hel-name-logic-adept = Adepto de la lógica
hel-name-dock-pilot = Piloto de muelle
hel-name-tug-shuttle = Lanzadera remolque
hel-name-border-warden = Guarda fronterizo
hel-name-perimeter-grid = Red perimetral
hel-name-prime-asset = Activo principal

## Bio

hel-name-spore-gardener = Jardinero de esporas
hel-name-gene-splicer = Empalmadora de genes
hel-name-regrowth-protocol = Protocolo de rebrote
hel-name-biodome-terrace = Terraza del biodomo
hel-name-symbiote-medic = Médica simbionte
hel-name-vat-clones = Clones de cuba
hel-name-ecological-census = Censo ecológico
hel-name-rootmind-oracle = Oráculo de las raíces
hel-name-chimera-matriarch = Matriarca quimera
hel-name-terraform-engine = Motor de terraformación
hel-name-penance-bloom = Flor de penitencia
hel-name-black-clinic = Clínica clandestina

## Cybernetic

hel-name-courier-bot = Robot mensajero
hel-name-thought-splinter = Esquirla de pensamiento
hel-name-ledger-daemon = Demonio contable
hel-name-market-oracle = Oráculo del mercado
hel-name-neural-broker = Corredor neuronal
hel-name-synthetic-senator = Senadora sintética
hel-name-ghost-auditor = Auditor fantasma
hel-name-echo-processor = Procesador de ecos
hel-name-autofactory = Autofábrica
hel-name-singularity-core = Núcleo de singularidad
hel-name-cache-skimmer = Saqueador de cachés
hel-name-data-fence = Perista de datos

## Transport

hel-name-dockside-runner = Corredor de muelles
hel-name-customs-envoy = Enviado de aduanas
hel-name-orbital-shuttle = Lanzadera orbital
hel-name-telemetric-engineer = Ingeniera de telemetría
hel-name-relay-station = Estación repetidora
hel-name-colony-hauler = Transporte colonial
hel-name-slipstream-drive = Motor de estela
hel-name-pilgrim-fleet = Flota de peregrinos
hel-name-consular-liner = Crucero consular
hel-name-warp-admiral = Almirante warp
hel-name-bulk-tender = Gabarra de carga
hel-name-contraband-pilot = Piloto de contrabando
hel-name-the-wraith = El Espectro

## Defense

hel-name-militia-cell = Célula de milicia
hel-name-patrol-cutter = Patrullera
hel-name-riot-marshal = Mariscal antidisturbios
hel-name-flare-shield = Escudo de fulguración
hel-name-joint-command = Mando conjunto
hel-name-stasis-projector = Proyector de estasis
hel-name-aegis-battery = Batería Égida
hel-name-peacekeeper-legate = Legada de la paz
hel-name-veteran-tribune = Tribuno veterano
hel-name-sol-guard-titan = Titán de la Guardia Solar
hel-name-powder-reserve = Reserva de pólvora
hel-name-convoy-escort = Escolta de convoy
hel-name-helios-aegis = Égida de Helios

## Illegal Tech

hel-name-ballot-forger = Falsificador de votos
hel-name-sleeper-network = Red de durmientes
hel-name-singing-mines = Minas cantoras
hel-name-phase-cloak = Manto de fase
hel-name-berserker-serum = Suero berserker
hel-name-memory-leech = Sanguijuela de memoria
hel-name-counterfeit-mint = Ceca clandestina
hel-name-strip-miner = Excavadora voraz
hel-name-rift-gate = Portal de grieta
hel-name-cryo-override = Anulación criogénica

## Events: Earth

hel-name-capital-riots = Disturbios en la capital
hel-name-refugee-exodus = Éxodo de refugiados
hel-name-senate-scandal = Escándalo en el Senado
hel-name-grid-blackout = Apagón de la red
hel-name-ozone-breach = Brecha de ozono
hel-name-debris-rain = Lluvia de escombros
hel-name-doomsday-broadcast = Emisión apocalíptica

## Events: Moon

hel-name-dome-strike = Huelga en la cúpula
hel-name-helium-embargo = Embargo de helio
hel-name-barracks-mutiny = Motín en el cuartel
hel-name-regolith-storm = Tormenta de regolito
hel-name-crater-quake = Seísmo en el cráter
hel-name-solar-lash = Latigazo solar

## Events: Mars

hel-name-colonist-uprising = Alzamiento de colonos
hel-name-water-cartel = Cártel del agua
hel-name-zealot-march = Marcha de los fanáticos
hel-name-dust-tempest = Tempestad de polvo
hel-name-biosphere-blight = Plaga en la biosfera
hel-name-ion-surge = Oleada iónica

## Events: Ceres

hel-name-miner-walkout = Plante de los mineros
hel-name-claim-jumpers = Usurpadores de vetas
hel-name-pirate-toll = Peaje pirata
hel-name-rogue-asteroid = Asteroide errante
hel-name-reactor-leak = Fuga del reactor
hel-name-meteor-swarm = Enjambre de meteoros

## Events: Europa

hel-name-warp-cult = Secta del warp
hel-name-quarantine-revolt = Revuelta en la cuarentena
hel-name-dark-colony = Colonia a oscuras
hel-name-warp-echo = Eco del warp
hel-name-ice-shelf-collapse = Derrumbe del hielo
hel-name-jovian-radiation = Radiación joviana

## Events of Mercury Protocol

hel-name-systemic-inflation = Inflación sistémica
hel-name-raid = Asalto

## Catastrophic Events

hel-name-the-long-flare = La larga fulguración
hel-name-fall-of-the-senate = La caída del Senado
hel-name-lunar-fracture = Fractura lunar
hel-name-orbital-lockdown = Bloqueo orbital
hel-name-red-plague = Peste roja
hel-name-ares-secession = Secesión de Ares
hel-name-belt-cascade = Cascada del cinturón
hel-name-resource-war = Guerra de recursos
hel-name-warp-rupture = Ruptura del warp
hel-name-cryo-vault-failure = Fallo de la bóveda criogénica

## Locations

hel-name-old-world-capital = Capital del Viejo Mundo
hel-name-lunar-base = Base lunar
hel-name-martian-biosphere = Biosfera marciana
hel-name-ceres-mining-colony = Colonia minera de Ceres
hel-name-europan-warp-installation = Instalación warp de Europa
hel-name-geneva-exile-court = Tribunal del exilio de Ginebra
hel-name-selene-free-exchange = Bolsa libre de Selene
hel-name-phobos-arsenal = Arsenal de Fobos
hel-name-ceres-smuggler-port = Puerto contrabandista de Ceres
hel-name-europan-deep-archive = Archivo profundo de Europa

## Architects

hel-name-tiberius-warp-captain = Tiberius, capitán del warp
hel-name-ysolde-marr-gene-weaver = Ysolde Marr, tejedora de genes
hel-name-rook-adeyemi-sentinel-marshal = Rook Adeyemi, mariscal centinela
hel-name-nadira-voss-trade-magnate = Nadira Voss, magnate del comercio
hel-name-juno-7-recursive-mind = Juno-7, mente recursiva
hel-name-oswin-hale-voice-of-the-exodus = Oswin Hale, voz del éxodo
hel-name-mirelle-sato-void-diplomat = Mirelle Sato, diplomática del vacío
hel-name-drago-lint-salvage-baron = Drago Lint, barón del desguace
hel-name-helia-quist-sun-watcher = Helia Quist, vigía del sol
hel-name-ambrose-pell-keeper-of-ledgers = Ambrose Pell, guardián de los libros
hel-name-rhea-okonkwo-frontier-surgeon = Rhea Okonkwo, cirujana de frontera
hel-name-castor-vane-provocateur = Castor Vane, provocador
hel-name-silas-korr-contraband-broker = Silas Korr, corredor de contrabando
hel-name-vesper-lang-fleet-quartermaster = Vesper Lang, intendente de la flota
hel-name-odessa-thorne-penitent-spymaster = Odessa Thorne, jefa de espías penitente

## Fleet Assets

hel-name-longhaul-freighter = Carguero de larga distancia
hel-name-smuggler-s-cutter = Cúter de contrabandistas
hel-name-courier-skiff = Esquife mensajero
hel-name-picket-frigate = Fragata de avanzada
hel-name-diplomatic-barge = Barcaza diplomática
hel-name-research-tender = Nave de investigación

## Missions

hel-name-living-legacy = Legado vivo
hel-name-thinking-machine = Máquina pensante
hel-name-open-lanes = Rutas abiertas
hel-name-unbroken-shield = Escudo inquebrantable
hel-name-consume-the-weak = Consumid lo débil
hel-name-embassy-accord = Acuerdo de embajadas
hel-name-hold-the-line = Mantened la línea
hel-name-eclipse-watch = Vigilia del eclipse
hel-name-one-civilization = Una sola civilización

## Places: the name, and after at, to and from

hel-place-earth = Tierra
hel-place-moon = Luna
hel-place-mars = Marte
hel-place-ceres = Ceres
hel-place-europa = Europa
hel-at-earth = en la Tierra
hel-at-moon = en la Luna
hel-at-mars = en Marte
hel-at-ceres = en Ceres
hel-at-europa = en Europa
hel-to-earth = a la Tierra
hel-to-moon = a la Luna
hel-to-mars = a Marte
hel-to-ceres = a Ceres
hel-to-europa = a Europa
hel-from-earth = de la Tierra
hel-from-moon = de la Luna
hel-from-mars = de Marte
hel-from-ceres = de Ceres
hel-from-europa = de Europa

## Factions and kinds of cards

hel-faction-bio = Bio
hel-faction-cybernetic = Cibernética
hel-faction-transport = Transporte
hel-faction-defense = Defensa
hel-faction-none = sin facción
hel-kind-asset = Activo
hel-kind-tech = Tecnología
hel-kind-operative = Agente
hel-kind-illegal = Tecnología ilegal
hel-card-unique = única
hel-card-starting = carta inicial

## Events, pieces and modes

hel-type-social = Evento social
hel-type-stellar = Evento estelar
hel-type-catastrophic = Evento catastrófico
hel-side-active = Activo
hel-side-inactive = Inactivo
hel-colour-earth = verde
hel-colour-moon = blanco
hel-colour-mars = rojo
hel-colour-ceres = amarillo
hel-colour-europa = azul
hel-phase-setup = Preparación
hel-phase-event = Fase de eventos
hel-phase-cryo = Fase criogénica
hel-phase-main = Fase principal
hel-phase-end = Fase final
hel-phase-syndicate = Sindicato de las Sombras
hel-phase-scoring = Puntuación
hel-mode-competitive = Competitivo
hel-mode-co-op = Cooperativo
hel-mode-solo = Solitario
hel-difficulty-rookie = Novato
hel-difficulty-normal = Normal
hel-difficulty-veteran = Veterano
hel-difficulty-master = Maestro
hel-board-front = Cadena
hel-board-back = Disposición orbital
hel-deck-competitive-2 = Competitivo, 2 jugadores
hel-deck-competitive-3 = Competitivo, 3 jugadores
hel-deck-competitive-4 = Competitivo, 4 jugadores
hel-deck-coop-1 = Cooperativo, 1 jugador
hel-deck-coop-2 = Cooperativo, 2 jugadores
hel-deck-coop-3 = Cooperativo, 3 jugadores
hel-deck-coop-4 = Cooperativo, 4 jugadores
hel-term-architect = Arquitecto
hel-term-fleet-asset = Activo de flota
hel-term-mission = Misión
hel-term-request = Solicitud
hel-term-embassy = Embajada
hel-term-garrison = Guarnición
hel-term-cargo = Carga
hel-term-shut-down = Clausurado
hel-term-movement-tax = Impuesto de movimiento
hel-term-trophies = Pila de trofeos
hel-term-market = Mercado
hel-term-bank = Banco
hel-term-carrier = Carguero
hel-term-credits = Créditos
hel-term-defense = Defensa
hel-term-influence = Influencia
hel-term-infamy = Infamia
hel-term-cryo = Contadores criogénicos
