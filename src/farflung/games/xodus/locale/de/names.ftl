### Die Namen der Karten und Teile von X-ODUS; es sind unsere eigenen. Lange Wörter enthalten weiche Trennstriche (U+00AD).

## Systems

xod-name-cradle-of-ashes = Wiege der Asche
xod-name-last-observatory = Letztes Observatorium
xod-name-glass-moons = Gläserne Monde
xod-name-throne-of-dust = Thron aus Staub
xod-name-haven-prime = Zuflucht Prime
xod-name-orrery-station = Planetariums­station
xod-name-caravan-crossing = Karawanenkreuz
xod-name-forge-of-lhun = Schmiede von Lhun
xod-name-blue-eddy = Blauer Strudel
xod-name-whispering-ring = Flüsternder Ring
xod-name-quiet-reach = Stille Weite
xod-name-open-sky = Offener Himmel
xod-name-picket-line = Vorpostenlinie
xod-name-broken-convoy = Zerschlagener Konvoi
xod-name-cinder-belt = Schlackengürtel
xod-name-pilgrim-road = Pilgerstraße
xod-name-black-eddy = Schwarzer Strudel
xod-name-hollow-gate = Hohles Tor
xod-name-staging-ground = Aufmarschgebiet
xod-name-twin-garrison = Zwillingsgarnison
xod-name-watchful-eye = Wachsames Auge
xod-name-listening-post = Horchposten
xod-name-iron-temple = Eiserner Tempel
xod-name-inner-sanctum = Innerstes Heiligtum
xod-name-weeping-star = Weinender Stern
xod-name-maw-of-sethis = Schlund von Sethis
xod-name-ossuary = Beinhaus
xod-name-drowned-sun = Ertrunkene Sonne
xod-name-hungering-deep = Hungrige Tiefe
xod-name-bleak-choir = Trostloser Chor
xod-name-the-great-rift = Der Große Riss

## Ships

xod-name-warship = Kriegsschiff
xod-name-battlecruiser = Schlachtkreuzer
xod-name-proto-ship = Proto-Schiff
xod-name-explorer = Erkunder
xod-name-pirate-ship = Piratenschiff
xod-name-drone-specialist = Drohnen­spezialist

## Mods

xod-name-focused-salvo = Gezielte Salve
xod-name-piercing-rounds = Panzerbrecher
xod-name-battle-trance = Kampfrausch
xod-name-spoils-of-war = Kriegsbeute
xod-name-relentless-fire = Dauerfeuer
xod-name-killing-blow = Todesstoß
xod-name-combat-plating = Gefechts­panzerung
xod-name-first-strike = Erstschlag
xod-name-annihilator-beam = Vernichtungs­strahl
xod-name-weapon-lock = Waffensperre
xod-name-avatar-slayer = Avatartöter
xod-name-unstoppable = Unaufhaltsam
xod-name-interpose = Dazwischen­gehen
xod-name-deflector-grid = Deflektorgitter
xod-name-ablative-armour = Ablative Panzerung
xod-name-double-hull = Doppelrumpf
xod-name-escort-screen = Geleitschirm
xod-name-counter-battery = Gegenfeuer
xod-name-damage-control = Schadens­kontrolle
xod-name-iron-discipline = Eiserne Disziplin
xod-name-fortress-mode = Festungsmodus
xod-name-broadside = Breitseite
xod-name-guardian = Beschützer
xod-name-siege-platform = Belagerungs­plattform
xod-name-prism-lens = Prismenlinse
xod-name-phase-veil = Phasenschleier
xod-name-recursive-cell = Rekursive Zelle
xod-name-resonance = Resonanz
xod-name-entropy-field = Entropiefeld
xod-name-time-dilation = Zeitdehnung
xod-name-capacitor-bank = Kondensator­bank
xod-name-harmonic-shields = Harmonische Schilde
xod-name-singularity-lance = Singularitäts­lanze
xod-name-fold-space = Raumfaltung
xod-name-precursor-mind = Vorläufergeist
xod-name-perpetual-engine = Ewiger Motor
xod-name-deep-scanner = Tiefenscanner
xod-name-slipstream = Sogströmung
xod-name-ghost-profile = Geisterprofil
xod-name-trailblazer = Bahnbrecher
xod-name-twin-probes = Zwillingssonden
xod-name-emergency-burn = Notschub
xod-name-cartographer = Kartograf
xod-name-long-haul = Langstrecke
xod-name-wormhole-generator = Wurmloch­generator
xod-name-decoy-drones = Lockdrohnen
xod-name-master-navigator = Meister­navigator
xod-name-one-with-the-void = Eins mit der Leere
xod-name-boarding-party = Entertrupp
xod-name-smoke-screen = Nebelwand
xod-name-looter = Plünderer
xod-name-black-market = Schwarzmarkt
xod-name-ambush = Hinterhalt
xod-name-hit-and-run = Zuschlagen und weg
xod-name-strip-the-wreck = Ausschlachten
xod-name-inside-informant = Spitzel
xod-name-corsairs-fury = Korsarenzorn
xod-name-false-colours = Falsche Flagge
xod-name-pirate-lord = Piratenfürst
xod-name-ruthless = Gnadenlos
xod-name-repair-drones = Reparatur­drohnen
xod-name-gun-drones = Geschütz­drohnen
xod-name-recyclers = Wiederverwerter
xod-name-scout-drones = Späherdrohnen
xod-name-shield-drones = Schilddrohnen
xod-name-swarm-attack = Schwarmangriff
xod-name-remote-servicing = Fernwartung
xod-name-tinkerer = Tüftler
xod-name-nanite-cloud = Nanitenwolke
xod-name-kamikaze-drones = Kamikaze­drohnen
xod-name-hive-control = Schwarm­kontrolle
xod-name-autonomous-swarm = Autonomer Schwarm

## Modules

xod-name-targeting-computer = Zielcomputer
xod-name-reinforced-plating = Verstärkte Panzerung
xod-name-stealth-coating = Tarnbeschichtung
xod-name-salvage-arm = Bergungsarm
xod-name-shock-frame = Stoßrahmen
xod-name-jump-stabiliser = Sprung­stabilisator
xod-name-decryption-matrix = Entschlüsselungs­matrix
xod-name-twin-autocannons = Zwillings­kanonen
xod-name-plasma-cannon = Plasmakanone
xod-name-shield-generator = Schildgenerator
xod-name-ion-disruptor = Ionenstörer
xod-name-evasive-thrusters = Ausweichdüsen
xod-name-engine-dampers = Triebwerks­dämpfer
xod-name-repair-bay = Reparaturbucht
xod-name-cloak-field = Tarnfeld
xod-name-spectral-converter = Spektralwandler
xod-name-probe-relay = Sondenrelais
xod-name-tactical-uplink = Taktische Verbindung
xod-name-missile-barrage = Raketenhagel
xod-name-nanite-kit = Naniten-Set
xod-name-energy-cell = Energiezelle
xod-name-emp-charge = EMP-Ladung
xod-name-decoy-beacon = Lockbake
xod-name-jump-booster = Sprungverstärker
xod-name-precursor-core = Vorläuferkern
xod-name-void-lance = Leerenlanze
xod-name-aegis-matrix = Ägis-Matrix
xod-name-lane-breaker = Routenbrecher
xod-name-rift-anchor = Rissanker
xod-name-stasis-bomb = Stasisbombe
xod-name-precursor-helm = Vorläufer­ruder
xod-name-soul-harvester = Seelenernter

## Enemies

xod-name-cultist-skiff = Kultistenbarke
xod-name-zealot-fighter = Eifererjäger
xod-name-scrap-hulk = Schrottkoloss
xod-name-void-leech = Leerenegel
xod-name-cultist-corvette = Kultistenkorvette
xod-name-shield-bearer = Schildträger
xod-name-raider-pack = Räuberrudel
xod-name-drone-nest = Drohnennest
xod-name-inquisitor-frigate = Inquisitoren­fregatte
xod-name-siege-breaker = Belagerungs­brecher
xod-name-phase-stalker = Phasenpirscher
xod-name-choir-of-the-void = Chor der Leere
xod-name-corruption-dreadnought = Verderbnis-Schlachtschiff
xod-name-herald-cruiser = Heroldskreuzer
xod-name-flesh-titan = Fleischtitan
xod-name-null-monolith = Nullmonolith

## Avatars

xod-name-azkarel-the-devourer = Azkarel der Verschlinger
xod-name-nyx-the-silencer = Nyx der Stillebringer
xod-name-morrigal-the-defiler = Morrigal der Schänder
xod-name-ur-khan-the-bulwark = Ur-Khan das Bollwerk

## Damage cards

xod-name-hull-breach = Rumpfbruch
xod-name-engine-leak = Triebwerksleck
xod-name-jammed-turret = Verklemmter Turm
xod-name-shorted-relay = Kurzgeschlossenes Relais
xod-name-blind-sensors = Blinde Sensoren
xod-name-cracked-reactor = Gesprungener Reaktor
xod-name-hyperdrive-fault = Hyperantriebs­fehler
xod-name-probe-bay-fire = Brand in der Sondenbucht
xod-name-cargo-fire = Frachtbrand
xod-name-weak-bulkheads = Schwache Schotten
xod-name-targeting-error = Zielfehler
xod-name-comm-failure = Funkausfall
xod-name-warped-frame = Verzogener Rahmen
xod-name-module-malfunction = Modulstörung
xod-name-frozen-capacitor = Eingefrorener Kondensator
xod-name-corrupted-core = Verderbter Kern

## Allies and their services

xod-name-council-remnant = Rest des Rates
xod-name-nomad-traders = Nomadenhändler
xod-name-engineers-guild = Gilde der Ingenieure
xod-name-precursor-archive = Vorläuferarchiv
xod-name-chart-room = Kartenraum
xod-name-bargain = Feilschen
xod-name-dry-dock = Trockendock
xod-name-oracle = Orakel

## Explorations

xod-name-system-exodus = System Exodus
xod-name-abandoned-shipyard = Verlassene Werft
xod-name-precursor-observatory = Vorläufer­observatorium
xod-name-drifting-convoy = Treibender Konvoi
xod-name-silent-monastery = Stummes Kloster
xod-name-veterans-outpost = Veteranenposten
xod-name-smugglers-den = Schmugglernest
xod-name-ancient-foundry = Uralte Gießerei
xod-name-hyperspace-beacon = Hyperraumbake
xod-name-cultist-factory = Kultistenfabrik
xod-name-sealed-reliquary = Versiegelter Schrein
xod-name-distress-call = Notruf
xod-name-probe-graveyard = Sondenfriedhof
xod-name-cracked-rift = Geborstener Riss
xod-name-cult-convoy = Kultkonvoi
xod-name-frozen-dreadnought = Gefrorenes Schlachtschiff
xod-name-dormant-swarm = Schlafender Schwarm
xod-name-gravity-well = Schwerkraftsenke
xod-name-cult-ambush = Hinterhalt des Kults
xod-name-corrupted-relic = Verderbtes Relikt

## Signals

xod-name-derelict-ship = Treibendes Wrack
xod-name-sealed-vault = Versiegelte Kammer
xod-name-guardian-sentinel = Wächter der Schwelle
xod-name-archivists-toll = Zoll der Archivare
xod-name-plague-station = Seuchenstation
xod-name-twin-beacons = Zwillingsfeuer
xod-name-cult-sanctuary = Kultstätte
xod-name-unstable-reactor = Instabiler Reaktor
xod-name-heart-of-darkness = Herz der Finsternis
xod-name-avatars-prison = Kerker des Avatars
xod-name-blood-engine = Blutmaschine
xod-name-collapsing-gate = Einstürzendes Tor

## Kinds of Systems

xod-kind-allied = Verbündetes System
xod-kind-enemy = Feindliches System
xod-kind-corrupted = Verderbtes System
xod-kind-great_rift = Großer Riss
xod-mark-exploration = Erkundung
xod-mark-signal = Vorläufersignal
xod-mark-ally = Verbündeter
xod-mark-wormhole = Wurmloch
xod-mark-rift = Riss
xod-mark-enemies = Feinde
xod-mark-surveillance = Ständige Überwachung
xod-mark-reserve = Aus der Reserve
xod-mark-pacified = Befriedet

## Kinds of cards

xod-type-passive = Passiv
xod-type-energy = Energie
xod-type-consumable = Verbrauchbar
xod-card-mod = Vorläufer-Mod
xod-card-module = Schiffsmodul
xod-card-precursor = Vorläufer-Schiffsmodul
xod-card-damage = Schadenskarte
xod-card-enemy = Feind
xod-card-avatar = Avatar
xod-card-ally = Verbündeter
xod-exploration-analysis = Analyse
xod-exploration-warning = Warnung
xod-exploration-danger = Gefahr
xod-danger-hazardous = Riskant
xod-danger-perilous = Gefährlich
xod-danger-lethal = Tödlich
xod-card-guardian = Wächter

## Dice

xod-die-red = Roter Würfel
xod-die-yellow = Gelber Würfel
xod-die-blue = Blauer Würfel
xod-die-avatar = Avatarwürfel
xod-face-hit = Treffer
xod-face-miss = Fehlschlag
xod-face-special = Spezialsymbol

## What a ship has

xod-ship-health = Gesundheit
xod-ship-energy = Energie
xod-ship-actions = Aktionen
xod-ship-scraps = Schrott
xod-ship-exp = EXP
xod-ship-level = Stufe
xod-ship-shields = Schilde
xod-role-warship = Jäger der vordersten Linie
xod-role-battlecruiser = Schild der Flotte
xod-role-proto_ship = Energiequelle und Artillerie der Spezialsymbole
xod-role-explorer = Späher und Pfadfinder
xod-role-pirate_ship = Plünderer und Geldgeber
xod-role-drone_specialist = Reparatur und Unterstützung

## Difficulties

xod-difficulty-quiet = Gemütliche Spaziergänger
xod-difficulty-hardened = Abgehärtete Reisende
xod-difficulty-heroic = Heroische Abenteurer

## The Corruption track

xod-track-begin = Der X-ODUS beginnt
xod-track-awakening = Erwachen der Verderbnis
