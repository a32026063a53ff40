### Die Namen der Karten und Teile von Helionox; es sind unsere eigenen. Lange Wörter enthalten weiche Trennstriche (U+00AD).

## Starting cards and Prime Assets

hel-name-material-asset = Materialgut
hel-name-sentinel-prototype = Wächter-Prototyp
hel-name-field-botanist = Feld­botanikerin
hel-name-seed-vault = Saatgut­tresor
hel-name-relay-drone = Relais­drohne
hel-name-logic-adept = Logik­adept
hel-name-dock-pilot = Hafen­lotsin
hel-name-tug-shuttle = Schlepp­fähre
hel-name-border-warden = Grenz­wart
hel-name-perimeter-grid = Perimeter­gitter
hel-name-prime-asset = Hauptgut

## Bio

hel-name-spore-gardener = Sporen­gärtner
hel-name-gene-splicer = Gen­spleißerin
hel-name-regrowth-protocol = Regene­rations­protokoll
hel-name-biodome-terrace = Biodom-Terrasse
hel-name-symbiote-medic = Symbionten­ärztin
hel-name-vat-clones = Tank­klone
hel-name-ecological-census = Öko­zensus
hel-name-rootmind-oracle = Wurzel­orakel
hel-name-chimera-matriarch = Chimären-Matriarchin
hel-name-terraform-engine = Terra­forming-Maschine
hel-name-penance-bloom = Buß­blüte
hel-name-black-clinic = Schwarze Klinik

## Cybernetic

hel-name-courier-bot = Kurierbot
hel-name-thought-splinter = Gedanken­splitter
hel-name-ledger-daemon = Bilanz­dämon
hel-name-market-oracle = Markt­orakel
hel-name-neural-broker = Neural­makler
hel-name-synthetic-senator = Synthe­tische Senatorin
hel-name-ghost-auditor = Geister­prüfer
hel-name-echo-processor = Echo­prozessor
hel-name-autofactory = Auto­fabrik
hel-name-singularity-core = Singu­laritäts­kern
hel-name-cache-skimmer = Speicher­plünderer
hel-name-data-fence = Daten­hehler

## Transport

hel-name-dockside-runner = Dock­läuferin
hel-name-customs-envoy = Zoll­gesandter
hel-name-orbital-shuttle = Orbital­fähre
hel-name-telemetric-engineer = Telemetrie-Ingenieurin
hel-name-relay-station = Relais­station
hel-name-colony-hauler = Kolonie­transporter
hel-name-slipstream-drive = Sogstrom­antrieb
hel-name-pilgrim-fleet = Pilger­flotte
hel-name-consular-liner = Konsular­liner
hel-name-warp-admiral = Warp-Admiralin
hel-name-bulk-tender = Massengut­tender
hel-name-contraband-pilot = Schmuggel­pilot
hel-name-the-wraith = Das Phantom

## Defense

hel-name-militia-cell = Miliz­zelle
hel-name-patrol-cutter = Patrouillen­kutter
hel-name-riot-marshal = Aufruhr­marschall
hel-name-flare-shield = Eruptions­schild
hel-name-joint-command = Vereintes Kommando
hel-name-stasis-projector = Stasis­projektor
hel-name-aegis-battery = Ägis-Batterie
hel-name-peacekeeper-legate = Friedens­legatin
hel-name-veteran-tribune = Veteranen­tribun
hel-name-sol-guard-titan = Titan der Solwache
hel-name-powder-reserve = Pulver­reserve
hel-name-convoy-escort = Konvoi-Eskorte
hel-name-helios-aegis = Helios-Ägis

## Illegal Tech

hel-name-ballot-forger = Stimmen­fälscher
hel-name-sleeper-network = Schläfer­netz
hel-name-singing-mines = Singende Minen
hel-name-phase-cloak = Phasen­mantel
hel-name-berserker-serum = Berserker-Serum
hel-name-memory-leech = Gedächtnis­egel
hel-name-counterfeit-mint = Falsch­münzerei
hel-name-strip-miner = Raubbagger
hel-name-rift-gate = Riss­tor
hel-name-cryo-override = Kryo-Über­steuerung

## Events: Earth

hel-name-capital-riots = Krawalle in der Hauptstadt
hel-name-refugee-exodus = Exodus der Flüchtenden
hel-name-senate-scandal = Senats­skandal
hel-name-grid-blackout = Netz­ausfall
hel-name-ozone-breach = Ozon­bruch
hel-name-debris-rain = Trümmer­regen
hel-name-doomsday-broadcast = Weltunter­gangs­sendung

## Events: Moon

hel-name-dome-strike = Streik in der Kuppel
hel-name-helium-embargo = Helium­embargo
hel-name-barracks-mutiny = Meuterei in der Kaserne
hel-name-regolith-storm = Regolith­sturm
hel-name-crater-quake = Krater­beben
hel-name-solar-lash = Peitsche der Sonne

## Events: Mars

hel-name-colonist-uprising = Aufstand der Kolonisten
hel-name-water-cartel = Wasser­kartell
hel-name-zealot-march = Marsch der Eiferer
hel-name-dust-tempest = Staub­orkan
hel-name-biosphere-blight = Biosphären­fäule
hel-name-ion-surge = Ionen­welle

## Events: Ceres

hel-name-miner-walkout = Ausstand der Bergleute
hel-name-claim-jumpers = Claim­diebe
hel-name-pirate-toll = Piraten­zoll
hel-name-rogue-asteroid = Irrläufer-Asteroid
hel-name-reactor-leak = Reaktor­leck
hel-name-meteor-swarm = Meteor­schwarm

## Events: Europa

hel-name-warp-cult = Warp-Kult
hel-name-quarantine-revolt = Quarantäne­revolte
hel-name-dark-colony = Dunkle Kolonie
hel-name-warp-echo = Warp-Echo
hel-name-ice-shelf-collapse = Bruch des Schelfeises
hel-name-jovian-radiation = Jupiter­strahlung

## Events of Mercury Protocol

hel-name-systemic-inflation = Systemische Inflation
hel-name-raid = Überfall

## Catastrophic Events

hel-name-the-long-flare = Die lange Eruption
hel-name-fall-of-the-senate = Fall des Senats
hel-name-lunar-fracture = Bruch des Mondes
hel-name-orbital-lockdown = Orbital­sperre
hel-name-red-plague = Rote Pest
hel-name-ares-secession = Sezession des Ares
hel-name-belt-cascade = Gürtel­kaskade
hel-name-resource-war = Krieg um Rohstoffe
hel-name-warp-rupture = Warp-Riss
hel-name-cryo-vault-failure = Ausfall des Kryotresors

## Locations

hel-name-old-world-capital = Hauptstadt der Alten Welt
hel-name-lunar-base = Mondbasis
hel-name-martian-biosphere = Mars­biosphäre
hel-name-ceres-mining-colony = Bergbau­kolonie Ceres
hel-name-europan-warp-installation = Warpanlage Europa
hel-name-geneva-exile-court = Genfer Exilgericht
hel-name-selene-free-exchange = Freie Börse Selene
hel-name-phobos-arsenal = Phobos-Arsenal
hel-name-ceres-smuggler-port = Schmuggler­hafen Ceres
hel-name-europan-deep-archive = Tiefen­archiv Europa

## Architects

hel-name-tiberius-warp-captain = Tiberius, Warpkapitän
hel-name-ysolde-marr-gene-weaver = Ysolde Marr, Gen­weberin
hel-name-rook-adeyemi-sentinel-marshal = Rook Adeyemi, Wächter­marschall
hel-name-nadira-voss-trade-magnate = Nadira Voss, Handels­magnatin
hel-name-juno-7-recursive-mind = Juno-7, Rekursiver Geist
hel-name-oswin-hale-voice-of-the-exodus = Oswin Hale, Stimme des Exodus
hel-name-mirelle-sato-void-diplomat = Mirelle Sato, Diplomatin der Leere
hel-name-drago-lint-salvage-baron = Drago Lint, Bergungs­baron
hel-name-helia-quist-sun-watcher = Helia Quist, Sonnen­wächterin
hel-name-ambrose-pell-keeper-of-ledgers = Ambrose Pell, Hüter der Bücher
hel-name-rhea-okonkwo-frontier-surgeon = Rhea Okonkwo, Chirurgin der Grenze
hel-name-castor-vane-provocateur = Castor Vane, Provokateur
hel-name-silas-korr-contraband-broker = Silas Korr, Schmuggel­makler
hel-name-vesper-lang-fleet-quartermaster = Vesper Lang, Quartier­meisterin der Flotte
hel-name-odessa-thorne-penitent-spymaster = Odessa Thorne, Reuige Spionage­chefin

## Fleet Assets

hel-name-longhaul-freighter = Fern­frachter
hel-name-smuggler-s-cutter = Schmuggler­kutter
hel-name-courier-skiff = Kurier­skiff
hel-name-picket-frigate = Vorposten­fregatte
hel-name-diplomatic-barge = Diplomaten­barke
hel-name-research-tender = Forschungs­tender

## Missions

hel-name-living-legacy = Lebendiges Erbe
hel-name-thinking-machine = Denkende Maschine
hel-name-open-lanes = Freie Routen
hel-name-unbroken-shield = Ungebro­chener Schild
hel-name-consume-the-weak = Verbraucht die Schwachen
hel-name-embassy-accord = Botschafts­abkommen
hel-name-hold-the-line = Haltet die Linie
hel-name-eclipse-watch = Wacht der Finsternis
hel-name-one-civilization = Eine Zivilisation

## Places: the name, and after at, to and from

hel-place-earth = Erde
hel-place-moon = Mond
hel-place-mars = Mars
hel-place-ceres = Ceres
hel-place-europa = Europa
hel-at-earth = auf der Erde
hel-at-moon = auf dem Mond
hel-at-mars = auf dem Mars
hel-at-ceres = auf Ceres
hel-at-europa = auf Europa
hel-to-earth = zur Erde
hel-to-moon = zum Mond
hel-to-mars = zum Mars
hel-to-ceres = nach Ceres
hel-to-europa = nach Europa
hel-from-earth = von der Erde
hel-from-moon = vom Mond
hel-from-mars = vom Mars
hel-from-ceres = von Ceres
hel-from-europa = von Europa

## Factions and kinds of cards

hel-faction-bio = Bio
hel-faction-cybernetic = Kybernetik
hel-faction-transport = Transport
hel-faction-defense = Verteidigung
hel-faction-none = keine Fraktion
hel-kind-asset = Gut
hel-kind-tech = Technik
hel-kind-operative = Agent
hel-kind-illegal = Illegale Technik
hel-card-unique = einzigartig
hel-card-starting = Startkarte

## Events, pieces and modes

hel-type-social = Soziales Ereignis
hel-type-stellar = Stellares Ereignis
hel-type-catastrophic = Katastro­phen­ereignis
hel-side-active = Aktiv
hel-side-inactive = Inaktiv
hel-colour-earth = grün
hel-colour-moon = weiß
hel-colour-mars = rot
hel-colour-ceres = gelb
hel-colour-europa = blau
hel-phase-setup = Aufbau
hel-phase-event = Ereignis­phase
hel-phase-cryo = Kryophase
hel-phase-main = Hauptphase
hel-phase-end = Endphase
hel-phase-syndicate = Schatten­syndikat
hel-phase-scoring = Wertung
hel-mode-competitive = Kompetitiv
hel-mode-co-op = Kooperativ
hel-mode-solo = Solo
hel-difficulty-rookie = Anfänger
hel-difficulty-normal = Normal
hel-difficulty-veteran = Veteran
hel-difficulty-master = Meister
hel-board-front = Kette
hel-board-back = Orbit-Anordnung
hel-deck-competitive-2 = Kompetitiv, 2 Personen
hel-deck-competitive-3 = Kompetitiv, 3 Personen
hel-deck-competitive-4 = Kompetitiv, 4 Personen
hel-deck-coop-1 = Kooperativ, 1 Person
hel-deck-coop-2 = Kooperativ, 2 Personen
hel-deck-coop-3 = Kooperativ, 3 Personen
hel-deck-coop-4 = Kooperativ, 4 Personen
hel-term-architect = Architekt
hel-term-fleet-asset = Flottengut
hel-term-mission = Mission
hel-term-request = Auftrag
hel-term-embassy = Botschaft
hel-term-garrison = Garnison
hel-term-cargo = Fracht
hel-term-shut-down = Stillgelegt
hel-term-movement-tax = Bewegungs­steuer
hel-term-trophies = Trophäen­stapel
hel-term-market = Markt
hel-term-bank = Bank
hel-term-carrier = Frachter
hel-term-credits = Kredite
hel-term-defense = Verteidigung
hel-term-influence = Einfluss
hel-term-infamy = Schande
hel-term-cryo = Kryomarker
