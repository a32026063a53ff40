### Die Namen der Karten und Teile von Revenant; es sind unsere eigenen. Lange Wörter enthalten weiche Trennstriche (U+00AD).

## Cadet cards

rev-name-ledger-adept = Bilanz­kundiger
rev-name-archivist = Archivarin
rev-name-exchange-savant = Tausch­gelehrter
rev-name-thesis-runner = Thesen­läufer
rev-name-doctrine-tutor = Doktrin­lehrer
rev-name-shield-warden = Schildwart
rev-name-coil-tender = Spulen­wärterin
rev-name-picket-officer = Vorposten­offizier
rev-name-bastion-hand = Bastions­gehilfe
rev-name-helm-ace = Steuerass
rev-name-convoy-marshal = Konvoi­marschall
rev-name-slipstream-pilot = Wind­schatten­pilot
rev-name-quartermaster = Quartier­meister
rev-name-war-room-clerk = Lagezimmer­schreiber
rev-name-strategist = Strategin
rev-name-drill-instructor = Drill­meister
rev-name-analyst = Analytiker
rev-name-signals-officer = Funk­offizier
rev-name-gunnery-cadet = Geschütz­kadett
rev-name-ace-gunner = Meister­schützin
rev-name-purifier = Reiniger
rev-name-hunter = Jäger
rev-name-surveyor = Vermesser
rev-name-deep-miner = Tiefen­schürfer
rev-name-hull-mender = Rumpf­flickerin
rev-name-biosuit-veteran = Bioanzug-Veteran
rev-name-mimic = Nachahmer
rev-name-whisperer = Flüsterin
rev-name-fuel-broker = Treibstoff­händler
rev-name-shadow-envoy = Schatten­gesandter

## Frigate cards

rev-name-survey-laboratory = Forschungs­labor
rev-name-trade-berth = Handels­dock
rev-name-deep-archive = Tiefen­archiv
rev-name-cargo-lattice = Fracht­gitter
rev-name-aegis-emitter = Ägis-Emitter
rev-name-capacitor-ring = Konden­sator­ring
rev-name-mirror-screens = Spiegel­schirme
rev-name-surge-cannon = Stoßkanone
rev-name-ion-drive = Ionen­antrieb
rev-name-fold-thrusters = Faltraum­triebwerke
rev-name-tow-cables = Schlepp­kabel
rev-name-rapid-hangar = Schnell­hangar
rev-name-salvage-claws = Bergungs­krallen
rev-name-command-bridge = Kommando­brücke
rev-name-holo-table = Holotisch
rev-name-training-deck = Übungsdeck
rev-name-relay-mast = Relaismast
rev-name-forward-battery = Bug­batterie
rev-name-lance-array = Lanzen­phalanx
rev-name-flak-turrets = Flaktürme
rev-name-purge-torpedoes = Läuterungs­torpedos
rev-name-trophy-vault = Trophäen­kammer
rev-name-landing-skids = Landekufen
rev-name-repair-drones = Reparatur­drohnen
rev-name-probe-bay = Sonden­schacht
rev-name-dual-lander = Doppel­lander
rev-name-echo-chamber = Echo­kammer
rev-name-scrubber-core = Filterkern
rev-name-fuel-cistern = Treibstoff­zisterne
rev-name-shroud = Schleier

## Directives

rev-name-open-the-vaults = Öffnet die Tresore
rev-name-scholars-levy = Gelehrten­steuer
rev-name-field-promotion = Beför­derung im Feld
rev-name-grand-audit = Große Prüfung
rev-name-raise-the-wall = Errichtet den Wall
rev-name-emergency-cells = Notzellen
rev-name-seal-the-core = Versiegelt den Kern
rev-name-hold-the-line = Haltet die Linie
rev-name-scatter = Aus­schwärmen
rev-name-strip-the-wrecks = Schlachtet die Wracks aus
rev-name-rush-order = Eilauftrag
rev-name-full-burn = Voller Schub
rev-name-decisive-briefing = Entschei­dende Lage
rev-name-mass-muster = General­appell
rev-name-council-favour = Gunst des Rates
rev-name-chain-of-command = Befehls­kette
rev-name-broadside = Breitseite
rev-name-cleansing-fire = Läuterndes Feuer
rev-name-purge-rite = Läuterungs­ritus
rev-name-no-quarter = Keine Gnade
rev-name-drydock-shift = Dock­schicht
rev-name-probe-swarm = Sonden­schwarm
rev-name-second-landing = Zweite Landung
rev-name-relief-convoy = Hilfs­konvoi
rev-name-ore-rush = Erzrausch
rev-name-burn-the-ledgers = Verbrennt die Bücher
rev-name-quiet-bargain = Stiller Handel
rev-name-void-graft = Leere-Trans­plantat
rev-name-echo-protocol = Echo­protokoll
rev-name-fuel-cache = Treibstoff­lager

## Planets

rev-name-ossuary-reach = Beinhaus­weite
rev-name-cinder-vault = Schlacken­gruft
rev-name-lantern-deep = Laternen­tiefe
rev-name-halcyon-drift = Halkyon­drift
rev-name-quarry-of-glass = Glasbruch
rev-name-stormwell = Sturm­brunnen
rev-name-codex-hollow = Kodexsenke
rev-name-nullspring = Nullquell
rev-name-twin-forges = Zwillings­schmieden
rev-name-sable-orchard = Schwarzer Garten
rev-name-gravemoon = Grabmond
rev-name-pilgrims-rest = Pilgerruh
rev-name-red-meridian = Roter Meridian
rev-name-shield-cradle = Schildwiege
rev-name-drydock-ruin = Dockruine
rev-name-ashen-chancel = Aschenchor
rev-name-whisper-basin = Flüster­becken
rev-name-kestrel-gap = Falkenpass
rev-name-broken-crown = Zerbrochene Krone
rev-name-the-quiet-shelf = Das Stille Riff
rev-name-marrow-fields = Markfelder
rev-name-lodestar-pit = Leitstern­grube
rev-name-hollow-bastion = Hohle Bastion
rev-name-vigil-station = Wacht­station

## Ark options

rev-name-mobilization = Mobili­sierung
rev-name-provision-neutronium = Bereit­stellung (Neutronium)
rev-name-ascension = Aufstieg
rev-name-elimination = Beseitigung
rev-name-fabrication = Fertigung
rev-name-provision-material = Bereit­stellung (Material)
rev-name-provision-convert = Bereit­stellung (Tausch)
rev-name-provision-science = Bereit­stellung (Wissen)
rev-name-clone = Klonen
rev-name-replication = Nachbildung
rev-name-calculation = Kalkulation
rev-name-reconnaissance = Aufklärung
rev-name-charge = Aufladung
rev-name-control = Kontrolle

## Captains

rev-name-the-mentor = Die Mentorin
rev-name-the-purifier = Der Läuterer
rev-name-the-pathfinder = Die Pfad­finderin
rev-name-the-cartographer = Der Kartograf
rev-name-the-vanguard = Die Vorhut
rev-name-the-bulwark = Das Bollwerk
rev-name-the-envoy = Die Gesandte
rev-name-the-broker = Der Makler

## Colonies

rev-name-athenaeum = Athenäum
rev-name-lightning-steppe = Blitzsteppe
rev-name-anvil-shore = Ambossküste
rev-name-parade-of-suns = Parade der Sonnen
rev-name-clearwater = Klarwasser
rev-name-terrace-world = Terrassen­welt
rev-name-mirrorfall = Spiegelfall

## Defects

rev-name-hull-rupture = Rumpfbruch
rev-name-scrambled-archives = Wirre Archive
rev-name-silent-bridge = Stumme Brücke
rev-name-reactor-leak = Reaktorleck
rev-name-hangar-collapse = Hangar­einsturz
rev-name-fuel-bleed = Treibstoff­verlust
rev-name-core-fracture = Kernriss
rev-name-dying-heart = Sterbendes Herz

## Agendas

rev-name-keepers-of-the-arks = Hüter der Archen
rev-name-iron-escort = Eiserne Eskorte
rev-name-landing-wing = Lande­geschwader
rev-name-exodus = Exodus
rev-name-full-standard = Volles Banner
rev-name-great-fleet = Große Flotte
rev-name-none-forgotten = Niemand vergessen
rev-name-unmarked-hulls = Makellose Rümpfe
rev-name-shipwright = Schiffbau­meister
rev-name-stormkeeper = Sturmhüter
rev-name-polymath = Universal­gelehrter
rev-name-fuel-baron = Treibstoff­baron
rev-name-steward = Verwalter
rev-name-chronicler = Chronist
rev-name-exorcist = Exorzist
rev-name-hoarder = Hamsterer

## Houses

rev-house-fenrax = Fenrax
rev-house-shiveus = Shiveus
rev-house-yarvek = Yarvek
rev-house-belitan = Belitan
rev-house-zenor = Zenor
rev-house-novaris = Novaris
rev-house-dunlork = Dunlork

## Ships

rev-ship-ark = Arche
rev-ship-fighter = Kampfschiff
rev-ship-dropship = Landefähre
rev-ship-shuttle = Raumfähre
rev-ship-frigate = Fregatte
rev-ship-revenant = Revenant
rev-ship-reinforcement = Verstärkung
rev-ship-hypercharge = Hyperladung

## Resources

rev-resource-material = Material
rev-resource-energy = Energie
rev-resource-science = Wissen
rev-resource-neutronium = Neutronium

## Bonus actions and the compartments that hold them

rev-bonus-promote = Fördern
rev-bonus-affiliate = Angliedern
rev-bonus-cleanse = Säubern
rev-bonus-activate = Aktivieren
rev-bonus-gain = Erhalten
rev-compartment-promote = Abteil Fördern
rev-compartment-affiliate = Abteil Angliedern
rev-compartment-cleanse = Abteil Säubern
rev-compartment-activate = Abteil Aktivieren
rev-compartment-gain = Abteil Erhalten

## Sectors

rev-sector-supply = Vorrat
rev-sector-1 = Sektor 1
rev-sector-2 = Sektor 2
rev-sector-3 = Sektor 3
rev-sector-4 = Sektor 4
rev-sector-5 = Sektor 5
rev-sector-6 = Sektor 6
rev-sector-7 = Sektor 7
rev-sector-8 = Sektor 8
rev-sector-N = innerer Sektor Nord
rev-sector-E = innerer Sektor Ost
rev-sector-S = innerer Sektor Süd
rev-sector-W = innerer Sektor West
rev-sector-radar = Radarkarte

## Kinds of card, agendas, crew, markers

rev-kind-cadet = Kadetten­karte
rev-kind-frigate = Fregatten­karte
rev-kind-directive = Anweisungs­karte
rev-agenda-fleet = Flotten­agenda
rev-agenda-personal = Persönliche Agenda
rev-figure-captain = Kapitän
rev-figure-cadet-1 = Kadett 1
rev-figure-cadet-2 = Kadett 2
rev-profession-scientist = Wissen­schaftler
rev-profession-scout = Kundschafter
rev-profession-commander = Kommandant
rev-profession-politician = Politiker
rev-mark-provision = Bereit­stellung
rev-mark-mining = Abbauen
rev-mark-fight = Kampf

## Nur in der Prototyp-Edition

rev-name-reorganize = Umordnen
rev-name-analyze = Analysieren
rev-name-purge = Auslöschen
rev-name-repair = Reparieren
rev-name-convert = Umwandeln
rev-name-research = Forschen
rev-name-clone-again = Klonen (zweites)
rev-name-improve = Verbessern
rev-name-promote = Befördern
rev-name-absorb = Absorbieren
rev-name-shattered-docks = Zerschmet­terte Docks
rev-name-wardens-of-the-exodus = Wächter des Exodus
rev-name-sworn-guns = Verschwo­rene Geschütze
rev-name-prospectors = Schürfer
rev-name-open-roads = Offene Wege
rev-name-the-academy = Die Akademie
rev-name-sound-hulls = Heile Rümpfe
rev-name-every-banner = Jedes Banner
rev-name-balance-of-houses = Gleich­gewicht der Häuser
