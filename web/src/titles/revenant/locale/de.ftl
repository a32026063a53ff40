### Labels of Revenant's board. Card texts, questions, answers and the log come from the server.

title-revenant = Revenant
points-revenant = Ansehen
points-revenant-prototype = Siegpunkte
chapter-revenant-prototype = Runde { $n }
rev-board = Flottenplan
rev-houses = Häuser
rev-houses-sub = Einfluss · Schiffe · Macht
rev-power = Hausmacht
rev-influence = Einfluss
rev-reward = Auf markierten Feldern
rev-shield = ein Schild
rev-supply = im Vorrat
rev-tactics = Taktik
rev-tactics-sub = bestimmt die Zugreihenfolge
rev-radar = Radar
rev-radar-sub = wohin die Flotte springen kann
rev-radar-charged = der Antrieb ist geladen
rev-radar-card = Radarkarte { $card }
rev-colonies = Kolonien
rev-colonies-sub = eine davon beendet die Reise
rev-admirals = Admirale
rev-admirals-sub = öffne einen, um sein Tableau zu sehen
rev-open-board = Tableau von { $name } öffnen
rev-back-to-yours = Zurück zu deinem
rev-defects = Defekte
rev-defects-sub = bei Schaden { $n }
rev-part-upper = oben
rev-part-lower = unten
rev-covered = abgedeckt
rev-cycle = Zyklus
rev-cycle-n = Zyklus { $n }
rev-round = Runde { $n } von { $of }
rev-phase-setup = Aufbau
rev-phase-action = Aktion
rev-phase-reset = Rücksetzen
rev-phase-combat = Gefecht
rev-phase-rift = Riss
rev-phase-hyperjump = Hypersprung
rev-phase-scoring = Wertung
rev-kind-ark = Arche
rev-kind-fighter = Kampfschiff
rev-kind-dropship = Landefähre
rev-kind-shuttle = Raumfähre
rev-kind-frigate = Fregatte
rev-frigate-of = Fregatte von { $name }
rev-house-ship = { $house }-{ $kind }
rev-reinforcement = Verstärkung
rev-hypercharge = Hyperladung
rev-sector = Sektor { $sector }
rev-inner = Innerer Sektor { $sector ->
        [N] Nord
        [E] Ost
        [S] Süd
       *[W] West
    }
rev-compass = { $sector ->
        [E] O
       *[other] { $sector }
    }
rev-about-sector = { $ships } von { $limit } Hausschiffen, { $void ->
        [one] { $void } Schiff der Leere
       *[other] { $void } Schiffe der Leere
    }.
rev-about-shields = { $n ->
        [one] { $n } Schild.
       *[other] { $n } Schilde.
    }
rev-about-rift = Ein Riss: Hier treffen Schiffe der Leere ein.
rev-about-revenant = Das Schiff, das alle schützen. Schaden: { $n }.
rev-about-reinforcement = Hole Schiffe aus dem Vorrat und decke Defekte ab.
rev-about-hypercharge = Lade den Antrieb für eine Radarkarte.
rev-about-fighter = Manövriere und greife Schiffe der Leere an.
rev-about-dropship = Manövriere und lande auf einem Planeten.
rev-about-frigate = Manövriere, dann greife an oder lande.
rev-about-damage = Schaden { $n } von { $of }.
rev-about-corrupted = Verderbt.
rev-about-manned = Bemannt von { $name }.
rev-about-manned-crew = Bemannt von der Verderbten Besatzung.
rev-council = dem Rat
rev-crew = Verderbte Besatzung
rev-crew-wins = Die Verderbte Besatzung gewinnt
rev-deployed = Eingesetzte Schiffe
rev-material = Material
rev-energy = Energie
rev-science = Wissen
rev-neutronium = Neutronium
rev-rank = Rang
rev-cards = Handkarten
rev-hidden = Geheimer Einfluss
rev-hidden-short = geheim
rev-data = Funddaten
rev-residual = Restleere
rev-corruption = Verderbnis
rev-renown = Ansehen
rev-mining = Abbauen
rev-void-ships = Schiffe der Leere
rev-rifts = Risse
rev-planets = Planeten
rev-bay-promote = Fördern
rev-bay-affiliate = Angliedern
rev-bay-cleanse = Säubern
rev-bay-activate = Aktivieren
rev-bay-gain = Erhalten
rev-safe = sicher
rev-about-promote = Bonusaktion: Rang des Kapitäns erhöhen.
rev-unspent-bonus = deine Bonusaktion
rev-about-affiliate = Bonusaktion: Operationskarten spielen.
rev-about-cleanse = Bonusaktion: Verderbnis entfernen.
rev-about-activate = Bonusaktion: Fähigkeiten mit Aktivieren nutzen.
rev-about-gain = Bonusaktion: eine Ressource erhalten.
rev-captain = Kapitän
rev-cadet = Kadett { $n }
rev-at-home = zu Hause
rev-used = eingesetzt
rev-free = frei
rev-profession-scientist = Wissenschaftler
rev-profession-scout = Kundschafter
rev-profession-politician = Politiker
rev-profession-commander = Kommandant
rev-hand = Hand { $n } von { $of }
rev-hand-tab = Hand
rev-others = Andere
rev-agendas = Agenden
rev-no-cards = Keine Handkarten.
rev-at-once = Sofort, dann behalten
rev-card-cadet = Kadett
rev-card-frigate = Fregatte
rev-card-directive = Anweisung
rev-on-man-ark = Arche bemannen
rev-on-man-fighter = Kampfschiff bemannen
rev-on-man-dropship = Landefähre bemannen
rev-on-man-frigate = Fregatte bemannen
rev-on-man-revenant = Revenant bemannen
rev-on-provision = Bereit­stellung
rev-on-mining = Abbauen
rev-on-maneuver = Manöver
rev-on-attack = Angriff
rev-on-kill = Schiff der Leere zerstören
rev-on-first-kill = Erstes Schiff der Leere
rev-on-land = Landen
rev-on-planet = Planet nutzen
rev-on-influence = Einfluss erhalten
rev-on-hidden = Geheimer Einfluss
rev-on-shield = Schild platzieren
rev-on-cleanse = Säubern
rev-on-play = Karte spielen
rev-on-draw = Karten ziehen
rev-on-deploy = Schiff einsetzen
rev-on-copy = Kopieren
rev-on-hypercharge = Hyperladung
rev-on-turn-end = Zugende
rev-on-activate = Aktivieren
rev-on-instead = Stattdessen
rev-on-instead-of-influence = Statt Einfluss
rev-on-before-action = Vor der Aktion
rev-on-sector-cleared = Sektor geräumt
rev-on-cleanse-a = Säubern A
rev-on-cleanse-b = Säubern B
rev-score-colony = Kolonie
rev-score-personal-agenda = Persönliche Agenda
rev-score-fleet-agenda = Flottenagenda
rev-score-cadet-cards = Kadettenkarten
rev-score-frigate-cards = Fregattenkarten
rev-score-rank = Rang
rev-score-directives = Anweisungskarten
rev-score-resources = Ressourcen
rev-score-corruption = Verderbnis
rev-score-tactics = Taktik
rev-glyph-material = Material
rev-glyph-energy = Energie
rev-glyph-science = Wissen
rev-glyph-neutronium = Neutronium
rev-glyph-any = beliebige Ressource|beliebige Ressourcen
rev-glyph-void = Schiff der Leere|Schiffe der Leere
rev-glyph-shield = Schild|Schilde|Absorber
rev-glyph-data = Funddaten
rev-glyph-tactics = Taktik
rev-glyph-hidden = geheime Einflusskarte|geheime Einflusskarten
rev-glyph-damage = Schaden
rev-glyph-corruption = Verderbnis
rev-glyph-card = Operationskarte|Operationskarten
rev-glyph-renown = Ansehen|Siegpunkt|Siegpunkte
rev-tour-board = Die Flotte um die Revenant. Violett ist die Leere: Ihre Schiffe sammeln sich am Rand. Was warm leuchtet, darfst du wählen.
rev-tour-houses = Die sieben Häuser. Am Ende wird dein Einfluss bei einem Haus mit seiner Hausmacht multipliziert: mit den Schiffen, die es noch hat.
rev-tour-radar = Radarkarten zeigen, wohin die Flotte springen kann: Schiffe der Leere, Risse und Planeten des nächsten Zyklus.
rev-tour-frigate = Deine Fregatte: Abteile für Ressourcen und Bonusaktionen. Verderbnis überwuchert ein Abteil und kostet Ansehen.
rev-tour-hand = Deine Hand, dein Geheimer Einfluss und deine Agenden. Niemand sonst sieht sie.
rev-tour-people = Die anderen Admirale. Öffne einen, um sein ganzes Tableau zu sehen.

## Die Prototyp-Ausgabe

rev-p-round = Runde
rev-p-round-n = Runde { $n }
rev-p-turn = Zug { $n } von { $of }
rev-phase-sonar = Sonar
rev-phase-recall = Rückruf
rev-phase-breach = Durchbruch
rev-kind-civilian = Raumfähre
rev-deploy = Einsatz
rev-hyperjump = Hypersprung
rev-about-deploy = Bringe Schiffe aus dem Vorrat ins Spiel.
rev-about-hyperjump = Zahle 3 Neutronium: Die Flotte springt am Ende dieser Runde.
rev-p-about-shields = Absorber: { $n }.
rev-p-about-fighter = Bewegen und Schiffe der Leere bekämpfen.
rev-p-about-dropship = Bewegen und auf einem Planeten landen.
rev-p-about-frigate = Bewegen, dann kämpfen, landen oder einen Absorber platzieren.
rev-p-level = Stufe
rev-p-points = Siegpunkte
rev-p-collection = Gesammelte Verderbnis
rev-p-tactics-sub = mehr davon bringt Belohnungen
rev-p-sonar = Sonar
rev-p-sonar-sub = was nach dem Sprung wartet
rev-p-sonar-charged = die Flotte springt in dieser Runde
rev-p-sonar-card = Sonarkarte { $card }
rev-p-no-sonar = Keine offene Karte.
rev-p-tiles = Schadensplättchen
rev-p-tiles-sub = bisher getroffen: { $n }
rev-p-struck = Getroffen:
rev-p-agenda = Agenda
rev-p-agenda-closed = Niemand sonst kennt sie, bevor sie aufgedeckt wird.
rev-p-agenda-shown = aufgedeckt
rev-bay-remove-corruption = Verderbnis entfernen
rev-bay-gain-resource = Ressource erhalten
rev-bay-gain-tactics = Taktik erhalten
rev-bay-play-card = Karte spielen
rev-bay-move-frigate = Fregatte bewegen
rev-about-remove-corruption = Bonusaktion: mit Neutronium und Karten Verderbnis entfernen.
rev-about-gain-resource = Bonusaktion: eine Ressource erhalten.
rev-about-gain-tactics = Bonusaktion: auf der Taktikleiste vorrücken.
rev-about-play-card = Bonusaktion: eine Handkarte spielen.
rev-about-move-frigate = Bonusaktion: die Fregatte ohne Besatzung bewegen.
rev-card-training = Kadett
rev-card-equipment = Fregatte
rev-card-support = Anweisung
rev-p-on-maneuver = Bewegen
rev-p-on-attack = Kämpfen
rev-p-on-shield = Absorber platzieren
rev-p-on-hypercharge = Hyper­sprung vorbereiten
rev-p-on-cleanse = Verderbnis entfernen
rev-score-agenda = Agenda
rev-score-training = Kadettenkarten
rev-score-equipment = Fregattenkarten
rev-score-support = Anweisungskarten
rev-score-level = Stufe
rev-p-kind-ark = Arche
rev-p-inner = Zentraler Sektor { $sector ->
        [N] Nord
        [E] Ost
        [S] Süd
       *[W] West
    }
rev-p-about-sector = { $ships } von { $limit } Hausschiffen, { $void ->
        [one] { $void } Schiff der Leere
       *[other] { $void } Schiffe der Leere
    }.
rev-p-about-rift = Ein Riss: Hier treffen Schiffe der Leere ein.
rev-p-bay-activate = Fähigkeit aktivieren
rev-p-about-activate = Bonusaktion: Fähigkeiten mit „Fähigkeit aktivieren“ nutzen.
rev-p-on-man-ark = Arche bemannen
rev-p-on-kill = Schiff der Leere zerstören
rev-p-on-first-kill = Erstes Schiff der Leere
rev-p-on-activate = Fähigkeit aktivieren
rev-p-tour-radar = Sonarkarten zeigen, was nach dem Sprung wartet: Schiffe der Leere, Risse, Planeten und Raumfähren.
rev-p-tour-frigate = Deine Fregatte: Abteile für Ressourcen und Bonusaktionen. Verderbnis überwuchert ein Abteil und kostet Siegpunkte.
rev-p-tour-hand = Deine Hand, dein Geheimer Einfluss und deine Agenda. Niemand sonst sieht sie.
rev-ledger = Einfluss mal Hausmacht
rev-ledger-colony = Die Flotte hat { $name } erreicht: Das Haus der Kolonie hat 1 Hausmacht mehr.
rev-ledger-no-colony = Keine Kolonie wurde erreicht.

# ---- announcements and sums
rev-announce-ark = Eine Arche ist verloren
rev-announce-rift = Ein Riss öffnet sich
rev-announce-defect = Ein Defekt schlägt zu
rev-announce-last = Der letzte Zyklus

# ---- a combat as a scene, decks and discards, what the corners tell
rev-fight-way = Die Sektoren der Reihe nach
rev-sum-void = { $n ->
        [one] Schiff der Leere
       *[other] Schiffe der Leere
    }
rev-sum-shields = { $n ->
        [one] Schild
       *[other] Schilde
    }
rev-sum-damage = Schaden
rev-sum-left = noch { $n }
rev-p-sum-void = { $n ->
        [one] Schiff der Leere
       *[other] Schiffe der Leere
    }
rev-p-sum-shields = Absorber
rev-pile-operations = Operationskarten
rev-p-pile-operations = Operationskarten
rev-pile-others = Andere Stapel
rev-pile-hidden = Geheim
rev-pile-tiles = Plättchen
rev-pile-about = { $what }: { $n } im Stapel, { $gone } abgelegt
rev-pile-counts = { $n } im Stapel, { $gone } abgelegt.
rev-forecast = Käme jetzt das Gefecht
rev-p-forecast = Käme jetzt der Durchbruch
rev-forecast-sub = Schaden
rev-forecast-about = Schaden je Sektor, so wie es jetzt auf dem Brett steht.
rev-forecast-resolves = { $name } verteilt hier den Schaden
rev-forecast-crew = Die Verderbte Besatzung verteilt hier den Schaden
rev-forecast-none = Kein Sektor würde getroffen.
rev-forecast-more = { $n ->
        [one] und { $n } weiterer Sektor
       *[other] und { $n } weitere Sektoren
    }
rev-standing = Zwischenstand
rev-standing-sub = Einfluss × Hausmacht
rev-standing-about = Offener Einfluss mal Hausmacht; Kolonien, Agenden und Geheimer Einfluss zählen hier nicht mit.
rev-agenda-now = (jetzt { $now } von { $least })
rev-agenda-above = (jetzt { $now }, höchstens { $most })
rev-agenda-met = (erfüllt)
rev-difficulty-easy = Leicht
rev-difficulty-medium = Mittel
rev-difficulty-hard = Schwer
