### Los nombres de las cartas y piezas de Revenant; son nuestros. Las palabras largas llevan guiones opcionales (U+00AD).

## Cadet cards

rev-name-ledger-adept = Adepto del registro
rev-name-archivist = Archivista
rev-name-exchange-savant = Sabio del trueque
rev-name-thesis-runner = Doctorando itinerante
rev-name-doctrine-tutor = Tutor de doctrina
rev-name-shield-warden = Guardián de escudos
rev-name-coil-tender = Cuidadora de bobinas
rev-name-picket-officer = Oficial de avanzada
rev-name-bastion-hand = Peón del bastión
rev-name-helm-ace = As del timón
rev-name-convoy-marshal = Mariscal de convoy
rev-name-slipstream-pilot = Piloto de estela
rev-name-quartermaster = Intendente
rev-name-war-room-clerk = Secretario de guerra
rev-name-strategist = Estratega
rev-name-drill-instructor = Instructor
rev-name-analyst = Analista
rev-name-signals-officer = Oficial de señales
rev-name-gunnery-cadet = Cadete artillero
rev-name-ace-gunner = As de la artillería
rev-name-purifier = Depurador
rev-name-hunter = Cazador
rev-name-surveyor = Topógrafo
rev-name-deep-miner = Minero profundo
rev-name-hull-mender = Zurcidora de cascos
rev-name-biosuit-veteran = Veterano del biotraje
rev-name-mimic = Imitador
rev-name-whisperer = Susurradora
rev-name-fuel-broker = Corredor de combustible
rev-name-shadow-envoy = Enviado en la sombra

## Frigate cards

rev-name-survey-laboratory = Laboratorio de prospección
rev-name-trade-berth = Muelle comercial
rev-name-deep-archive = Archivo profundo
rev-name-cargo-lattice = Entramado de carga
rev-name-aegis-emitter = Emisor Égida
rev-name-capacitor-ring = Anillo de condensa­dores
rev-name-mirror-screens = Pantallas espejo
rev-name-surge-cannon = Cañón de sobrecarga
rev-name-ion-drive = Motor iónico
rev-name-fold-thrusters = Propulsores de pliegue
rev-name-tow-cables = Cables de remolque
rev-name-rapid-hangar = Hangar rápido
rev-name-salvage-claws = Garras de rescate
rev-name-command-bridge = Puente de mando
rev-name-holo-table = Mesa holográfica
rev-name-training-deck = Cubierta de prácticas
rev-name-relay-mast = Mástil repetidor
rev-name-forward-battery = Batería de proa
rev-name-lance-array = Batería de lanzas
rev-name-flak-turrets = Torretas antiaéreas
rev-name-purge-torpedoes = Torpedos de purga
rev-name-trophy-vault = Cámara de trofeos
rev-name-landing-skids = Patines de aterrizaje
rev-name-repair-drones = Drones de reparación
rev-name-probe-bay = Bodega de sondas
rev-name-dual-lander = Módulo gemelo
rev-name-echo-chamber = Cámara de eco
rev-name-scrubber-core = Núcleo depurador
rev-name-fuel-cistern = Cisterna de combustible
rev-name-shroud = Velo

## Directives

rev-name-open-the-vaults = Abrid las bóvedas
rev-name-scholars-levy = Leva de eruditos
rev-name-field-promotion = Ascenso en campaña
rev-name-grand-audit = Gran auditoría
rev-name-raise-the-wall = Alzad el muro
rev-name-emergency-cells = Células de emergencia
rev-name-seal-the-core = Sellad el núcleo
rev-name-hold-the-line = Mantened la línea
rev-name-scatter = Dispersión
rev-name-strip-the-wrecks = Desguazad los pecios
rev-name-rush-order = Pedido urgente
rev-name-full-burn = A toda máquina
rev-name-decisive-briefing = Informe decisivo
rev-name-mass-muster = Llamada general
rev-name-council-favour = Favor del consejo
rev-name-chain-of-command = Cadena de mando
rev-name-broadside = Andanada
rev-name-cleansing-fire = Fuego purificador
rev-name-purge-rite = Rito de purga
rev-name-no-quarter = Sin cuartel
rev-name-drydock-shift = Turno de astillero
rev-name-probe-swarm = Enjambre de sondas
rev-name-second-landing = Segundo aterrizaje
rev-name-relief-convoy = Convoy de socorro
rev-name-ore-rush = Fiebre del mineral
rev-name-burn-the-ledgers = Quemad los registros
rev-name-quiet-bargain = Trato discreto
rev-name-void-graft = Injerto del vacío
rev-name-echo-protocol = Protocolo Eco
rev-name-fuel-cache = Alijo de combustible

## Planets

rev-name-ossuary-reach = Confín del Osario
rev-name-cinder-vault = Bóveda de Ceniza
rev-name-lantern-deep = Sima del Farol
rev-name-halcyon-drift = Deriva Alción
rev-name-quarry-of-glass = Cantera de Vidrio
rev-name-stormwell = Pozo de Tormentas
rev-name-codex-hollow = Hondonada del Códice
rev-name-nullspring = Fuente Nula
rev-name-twin-forges = Forjas Gemelas
rev-name-sable-orchard = Huerto de Azabache
rev-name-gravemoon = Luna Tumba
rev-name-pilgrims-rest = Descanso del Peregrino
rev-name-red-meridian = Meridiano Rojo
rev-name-shield-cradle = Cuna de Escudos
rev-name-drydock-ruin = Astillero en Ruinas
rev-name-ashen-chancel = Presbiterio Ceniciento
rev-name-whisper-basin = Cuenca de los Susurros
rev-name-kestrel-gap = Paso del Cernícalo
rev-name-broken-crown = Corona Rota
rev-name-the-quiet-shelf = La Plataforma Callada
rev-name-marrow-fields = Campos de Médula
rev-name-lodestar-pit = Fosa de la Estrella Guía
rev-name-hollow-bastion = Bastión Hueco
rev-name-vigil-station = Estación Vigilia

## Ark options

rev-name-mobilization = Movilización
rev-name-provision-neutronium = Provisión (neutronio)
rev-name-ascension = Ascenso
rev-name-elimination = Eliminación
rev-name-fabrication = Fabricación
rev-name-provision-material = Provisión (material)
rev-name-provision-convert = Provisión (conversión)
rev-name-provision-science = Provisión (ciencia)
rev-name-clone = Clonar
rev-name-replication = Replicación
rev-name-calculation = Cálculo
rev-name-reconnaissance = Reconoci­miento
rev-name-charge = Carga
rev-name-control = Control

## Captains

rev-name-the-mentor = La mentora
rev-name-the-purifier = El purificador
rev-name-the-pathfinder = La pionera
rev-name-the-cartographer = El cartógrafo
rev-name-the-vanguard = La vanguardia
rev-name-the-bulwark = El baluarte
rev-name-the-envoy = La enviada
rev-name-the-broker = El corredor

## Colonies

rev-name-athenaeum = Ateneo
rev-name-lightning-steppe = Estepa del Rayo
rev-name-anvil-shore = Costa del Yunque
rev-name-parade-of-suns = Desfile de Soles
rev-name-clearwater = Aguas Claras
rev-name-terrace-world = Mundo de Terrazas
rev-name-mirrorfall = Cascada Espejo

## Defects

rev-name-hull-rupture = Ruptura del casco
rev-name-scrambled-archives = Archivos revueltos
rev-name-silent-bridge = Puente mudo
rev-name-reactor-leak = Fuga del reactor
rev-name-hangar-collapse = Derrumbe del hangar
rev-name-fuel-bleed = Sangría de combustible
rev-name-core-fracture = Fractura del núcleo
rev-name-dying-heart = Corazón moribundo

## Agendas

rev-name-keepers-of-the-arks = Guardianes de las arcas
rev-name-iron-escort = Escolta de hierro
rev-name-landing-wing = Ala de desembarco
rev-name-exodus = Éxodo
rev-name-full-standard = Estandarte completo
rev-name-great-fleet = Gran flota
rev-name-none-forgotten = Nadie olvidado
rev-name-unmarked-hulls = Cascos sin mácula
rev-name-shipwright = Constructor naval
rev-name-stormkeeper = Custodio de tormentas
rev-name-polymath = Polímata
rev-name-fuel-baron = Barón del combustible
rev-name-steward = Adminis­trador
rev-name-chronicler = Cronista
rev-name-exorcist = Exorcista
rev-name-hoarder = Acaparador

## Houses

rev-house-fenrax = Fenrax
rev-house-shiveus = Shiveus
rev-house-yarvek = Yarvek
rev-house-belitan = Belitan
rev-house-zenor = Zenor
rev-house-novaris = Novaris
rev-house-dunlork = Dunlork

## Ships

rev-ship-ark = nave arca
rev-ship-fighter = caza
rev-ship-dropship = nave de desem­barco
rev-ship-shuttle = lanzadera
rev-ship-frigate = fragata
rev-ship-revenant = Revenant
rev-ship-reinforcement = Refuerzo
rev-ship-hypercharge = Hipercarga

## Resources

rev-resource-material = material
rev-resource-energy = energía
rev-resource-science = ciencia
rev-resource-neutronium = neutronio

## Bonus actions and the compartments that hold them

rev-bonus-promote = Promover
rev-bonus-affiliate = Afiliar
rev-bonus-cleanse = Eliminar corrupción
rev-bonus-activate = Activar habilidad
rev-bonus-gain = Ganar recurso
rev-compartment-promote = compar­timento Promover
rev-compartment-affiliate = compar­timento Afiliar
rev-compartment-cleanse = compar­timento Eliminar corrupción
rev-compartment-activate = compar­timento Activar habilidad
rev-compartment-gain = compar­timento Ganar recurso

## Sectors

rev-sector-supply = suministro
rev-sector-1 = sector 1
rev-sector-2 = sector 2
rev-sector-3 = sector 3
rev-sector-4 = sector 4
rev-sector-5 = sector 5
rev-sector-6 = sector 6
rev-sector-7 = sector 7
rev-sector-8 = sector 8
rev-sector-N = sector central norte
rev-sector-E = sector central este
rev-sector-S = sector central sur
rev-sector-W = sector central oeste
rev-sector-radar = carta de radar

## Kinds of card, agendas, crew, markers

rev-kind-cadet = carta de cadete
rev-kind-frigate = carta de fragata
rev-kind-directive = directiva
rev-agenda-fleet = agenda de flota
rev-agenda-personal = agenda personal
rev-figure-captain = capitán
rev-figure-cadet-1 = cadete 1
rev-figure-cadet-2 = cadete 2
rev-profession-scientist = científico
rev-profession-scout = explorador
rev-profession-commander = comandante
rev-profession-politician = político
rev-mark-provision = Provisión
rev-mark-mining = Minería
rev-mark-fight = Combate

## Solo en la edición prototipo

rev-name-reorganize = Reorganizar
rev-name-analyze = Analizar
rev-name-purge = Purgar
rev-name-repair = Reparar
rev-name-convert = Convertir
rev-name-research = Investigar
rev-name-clone-again = Clonar (segundo)
rev-name-improve = Mejorar
rev-name-promote = Promover
rev-name-absorb = Absorber
rev-name-shattered-docks = Muelles destrozados
rev-name-wardens-of-the-exodus = Guardianes del éxodo
rev-name-sworn-guns = Cañones juramentados
rev-name-prospectors = Prospectores
rev-name-open-roads = Caminos abiertos
rev-name-the-academy = La academia
rev-name-sound-hulls = Cascos intactos
rev-name-every-banner = Todos los estandartes
rev-name-balance-of-houses = Equilibrio de Casas
