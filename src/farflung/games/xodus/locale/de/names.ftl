### Die Namen der Karten und Teile von X-ODUS; es sind unsere eigenen. Lange Wörter enthalten weiche Trennstriche (U+00AD).

## Systems

xod-name-cradle-of-ashes = Wiege der Asche
xod-name-last-observatory = Letztes Observa­torium
xod-name-glass-moons = Gläserne Monde
xod-name-throne-of-dust = Thron aus Staub
xod-name-haven-prime = Zuflucht Prime
xod-name-orrery-station = Planetariums­station
xod-name-caravan-crossing = Karawanen­kreuz
xod-name-forge-of-lhun = Schmiede von Lhun
xod-name-blue-eddy = Blauer Strudel
xod-name-whispering-ring = Flüsternder Ring
xod-name-quiet-reach = Stille Weite
xod-name-open-sky = Offener Himmel
xod-name-picket-line = Vorposten­linie
xod-name-broken-convoy = Zerschla­gener Konvoi
xod-name-cinder-belt = Schlacken­gürtel
xod-name-pilgrim-road = Pilger­straße
xod-name-black-eddy = Schwarzer Strudel
xod-name-hollow-gate = Hohles Tor
xod-name-staging-ground = Aufmarsch­gebiet
xod-name-twin-garrison = Zwillings­garnison
xod-name-watchful-eye = Wachsames Auge
xod-name-listening-post = Horch­posten
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

xod-name-warship = Kriegs­schiff
xod-name-battlecruiser = Schlacht­kreuzer
xod-name-proto-ship = Proto-Schiff
xod-name-explorer = Erkunder
xod-name-pirate-ship = Piraten­schiff
xod-name-drone-specialist = Drohnen­spezialist

## Mods

xod-name-focused-salvo = Gezielte Salve
xod-name-piercing-rounds = Panzer­brecher
xod-name-battle-trance = Kampf­rausch
xod-name-spoils-of-war = Kriegs­beute
xod-name-relentless-fire = Dauer­feuer
xod-name-killing-blow = Todes­stoß
xod-name-combat-plating = Gefechts­panzerung
xod-name-first-strike = Erst­schlag
xod-name-annihilator-beam = Vernich­tungs­strahl
xod-name-weapon-lock = Waffen­sperre
xod-name-avatar-slayer = Avatar­töter
xod-name-unstoppable = Unauf­haltsam
xod-name-interpose = Dazwischen­gehen
xod-name-deflector-grid = Deflektor­gitter
xod-name-ablative-armour = Ablative Panzerung
xod-name-double-hull = Doppel­rumpf
xod-name-escort-screen = Geleit­schirm
xod-name-counter-battery = Gegen­feuer
xod-name-damage-control = Schadens­kontrolle
xod-name-iron-discipline = Eiserne Disziplin
xod-name-fortress-mode = Festungs­modus
xod-name-broadside = Breitseite
xod-name-guardian = Beschützer
xod-name-siege-platform = Belagerungs­plattform
xod-name-prism-lens = Prismen­linse
xod-name-phase-veil = Phasen­schleier
xod-name-recursive-cell = Rekursive Zelle
xod-name-resonance = Resonanz
xod-name-entropy-field = Entropie­feld
xod-name-time-dilation = Zeit­dehnung
xod-name-capacitor-bank = Kondensator­bank
xod-name-harmonic-shields = Harmonische Schilde
xod-name-singularity-lance = Singu­laritäts­lanze
xod-name-fold-space = Raum­faltung
xod-name-precursor-mind = Vorläufer­geist
xod-name-perpetual-engine = Ewiger Motor
xod-name-deep-scanner = Tiefen­scanner
xod-name-slipstream = Sog­strömung
xod-name-ghost-profile = Geister­profil
xod-name-trailblazer = Bahn­brecher
xod-name-twin-probes = Zwillings­sonden
xod-name-emergency-burn = Notschub
xod-name-cartographer = Kartograf
xod-name-long-haul = Lang­strecke
xod-name-wormhole-generator = Wurmloch­generator
xod-name-decoy-drones = Lock­drohnen
xod-name-master-navigator = Meister­navigator
xod-name-one-with-the-void = Eins mit der Leere
xod-name-boarding-party = Entertrupp
xod-name-smoke-screen = Nebelwand
xod-name-looter = Plünderer
xod-name-black-market = Schwarz­markt
xod-name-ambush = Hinterhalt
xod-name-hit-and-run = Zuschlagen und weg
xod-name-strip-the-wreck = Aus­schlachten
xod-name-inside-informant = Spitzel
xod-name-corsairs-fury = Korsaren­zorn
xod-name-false-colours = Falsche Flagge
xod-name-pirate-lord = Piraten­fürst
xod-name-ruthless = Gnadenlos
xod-name-repair-drones = Reparatur­drohnen
xod-name-gun-drones = Geschütz­drohnen
xod-name-recyclers = Wieder­verwerter
xod-name-scout-drones = Späher­drohnen
xod-name-shield-drones = Schild­drohnen
xod-name-swarm-attack = Schwarm­angriff
xod-name-remote-servicing = Fern­wartung
xod-name-tinkerer = Tüftler
xod-name-nanite-cloud = Naniten­wolke
xod-name-kamikaze-drones = Kamikaze­drohnen
xod-name-hive-control = Schwarm­kontrolle
xod-name-autonomous-swarm = Autonomer Schwarm

## Modules

xod-name-targeting-computer = Ziel­computer
xod-name-reinforced-plating = Verstärkte Panzerung
xod-name-stealth-coating = Tarn­beschichtung
xod-name-salvage-arm = Bergungs­arm
xod-name-shock-frame = Stoßrahmen
xod-name-jump-stabiliser = Sprung­stabili­sator
xod-name-decryption-matrix = Entschlüsse­lungs­matrix
xod-name-twin-autocannons = Zwillings­kanonen
xod-name-plasma-cannon = Plasma­kanone
xod-name-shield-generator = Schild­generator
xod-name-ion-disruptor = Ionen­störer
xod-name-evasive-thrusters = Ausweich­düsen
xod-name-engine-dampers = Triebwerks­dämpfer
xod-name-repair-bay = Reparatur­bucht
xod-name-cloak-field = Tarnfeld
xod-name-spectral-converter = Spektral­wandler
xod-name-probe-relay = Sonden­relais
xod-name-tactical-uplink = Taktische Verbindung
xod-name-missile-barrage = Raketen­hagel
xod-name-nanite-kit = Naniten-Set
xod-name-energy-cell = Energie­zelle
xod-name-emp-charge = EMP-Ladung
xod-name-decoy-beacon = Lockbake
xod-name-jump-booster = Sprung­verstärker
xod-name-precursor-core = Vorläufer­kern
xod-name-void-lance = Leeren­lanze
xod-name-aegis-matrix = Ägis-Matrix
xod-name-lane-breaker = Routen­brecher
xod-name-rift-anchor = Rissanker
xod-name-stasis-bomb = Stasis­bombe
xod-name-precursor-helm = Vorläufer­ruder
xod-name-soul-harvester = Seelen­ernter

## Enemies

xod-name-cultist-skiff = Kultisten­barke
xod-name-zealot-fighter = Eiferer­jäger
xod-name-scrap-hulk = Schrott­koloss
xod-name-void-leech = Leerenegel
xod-name-cultist-corvette = Kultisten­korvette
xod-name-shield-bearer = Schild­träger
xod-name-raider-pack = Räuber­rudel
xod-name-drone-nest = Drohnen­nest
xod-name-inquisitor-frigate = Inquisi­toren­fregatte
xod-name-siege-breaker = Belagerungs­brecher
xod-name-phase-stalker = Phasen­pirscher
xod-name-choir-of-the-void = Chor der Leere
xod-name-corruption-dreadnought = Verderbnis-Schlacht­schiff
xod-name-herald-cruiser = Herolds­kreuzer
xod-name-flesh-titan = Fleisch­titan
xod-name-null-monolith = Null­monolith

## Avatars

xod-name-azkarel-the-devourer = Azkarel der Verschlinger
xod-name-nyx-the-silencer = Nyx der Stille­bringer
xod-name-morrigal-the-defiler = Morrigal der Schänder
xod-name-ur-khan-the-bulwark = Ur-Khan das Bollwerk

## Damage cards

xod-name-hull-breach = Rumpf­bruch
xod-name-engine-leak = Triebwerks­leck
xod-name-jammed-turret = Verklemmter Turm
xod-name-shorted-relay = Kurzge­schlossenes Relais
xod-name-blind-sensors = Blinde Sensoren
xod-name-cracked-reactor = Gesprun­gener Reaktor
xod-name-hyperdrive-fault = Hyper­antriebs­fehler
xod-name-probe-bay-fire = Brand in der Sondenbucht
xod-name-cargo-fire = Fracht­brand
xod-name-weak-bulkheads = Schwache Schotten
xod-name-targeting-error = Zielfehler
xod-name-comm-failure = Funk­ausfall
xod-name-warped-frame = Verzogener Rahmen
xod-name-module-malfunction = Modul­störung
xod-name-frozen-capacitor = Einge­frorener Konden­sator
xod-name-corrupted-core = Verderbter Kern

## Allies and their services

xod-name-council-remnant = Rest des Rates
xod-name-nomad-traders = Nomaden­händler
xod-name-engineers-guild = Gilde der Ingenieure
xod-name-precursor-archive = Vorläufer­archiv
xod-name-chart-room = Kartenraum
xod-name-bargain = Feilschen
xod-name-dry-dock = Trockendock
xod-name-oracle = Orakel

## Explorations

xod-name-system-exodus = System Exodus
xod-name-abandoned-shipyard = Verlassene Werft
xod-name-precursor-observatory = Vorläufer­observa­torium
xod-name-drifting-convoy = Treibender Konvoi
xod-name-silent-monastery = Stummes Kloster
xod-name-veterans-outpost = Veteranen­posten
xod-name-smugglers-den = Schmuggler­nest
xod-name-ancient-foundry = Uralte Gießerei
xod-name-hyperspace-beacon = Hyperraum­bake
xod-name-cultist-factory = Kultisten­fabrik
xod-name-sealed-reliquary = Versie­gelter Schrein
xod-name-distress-call = Notruf
xod-name-probe-graveyard = Sonden­friedhof
xod-name-cracked-rift = Geborstener Riss
xod-name-cult-convoy = Kultkonvoi
xod-name-frozen-dreadnought = Gefrorenes Schlacht­schiff
xod-name-dormant-swarm = Schlafender Schwarm
xod-name-gravity-well = Schwerkraft­senke
xod-name-cult-ambush = Hinterhalt des Kults
xod-name-corrupted-relic = Verderbtes Relikt

## Signals

xod-name-derelict-ship = Treibendes Wrack
xod-name-sealed-vault = Versiegelte Kammer
xod-name-guardian-sentinel = Wächter der Schwelle
xod-name-archivists-toll = Zoll der Archivare
xod-name-plague-station = Seuchen­station
xod-name-twin-beacons = Zwillings­feuer
xod-name-cult-sanctuary = Kult­stätte
xod-name-unstable-reactor = Instabiler Reaktor
xod-name-heart-of-darkness = Herz der Finsternis
xod-name-avatars-prison = Kerker des Avatars
xod-name-blood-engine = Blut­maschine
xod-name-collapsing-gate = Einstür­zendes Tor

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
