### Beschriftungen von X-ODUS. Kartentexte, Fragen, Antworten und das Protokoll kommen vom Server.

title-xodus = X-ODUS
points-xodus = Schlüssel

## the lobby
lobby-edition-first = Erste Ausgabe.
lobby-difficulty-quiet = Ein gemütlicher Spaziergang: milde Signale.
lobby-difficulty-hardened = Abgehärtete Reisende: Signale jeder Gefahr.
lobby-difficulty-heroic = Heroische Abenteurer: tödliche Signale.
lobby-option-ships = Schiffe
lobby-ships-standard = So viele Schiffe, wie zur Zahl der Personen passen.
lobby-ships-four = Vier Schiffe und vier Schlüssel.
lobby-ships-three = Drei Schiffe und drei Schlüssel.
lobby-option-crew = Mannschaft
lobby-crew-free = Die Kapitäne wählen ihre Schiffe.
lobby-crew-recommended = Die empfohlene erste Mannschaft: Kriegsschiff, Proto-Schiff, Schlachtkreuzer, Erkunder.
lobby-option-nightmare = Albtraum
lobby-nightmare-no = Avatare bewegen sich wie üblich.
lobby-nightmare-yes = Ein Albtraum: Avatare ziehen immer 1 weiter.

## the map
xod-map = Karte der Systeme
xod-map-tab = Karte
xod-whole-map = Ganze Karte zeigen
xod-reach = Reichweite der Avatare
xod-reach-why = Wohin ein Avatar mit dem nächsten Würfel kommen kann, und wie wahrscheinlich
xod-unseen = Unbekanntes System
xod-unseen-why = Eine Hyperraumroute führt ins Dunkel. Sende eine Sonde aus oder springe blind.
xod-turn-left = Nach links drehen
xod-turn-right = Nach rechts drehen
xod-lay = Plättchen so legen
xod-key-here = Schlüssel { $n } liegt hier
xod-pacified-green = Befriedet bis zum Ende der nächsten Runde
xod-pacified-red = Befriedet bis zum Ende dieser Runde
xod-flown-by = Kapitän: { $name }
xod-ship-stands = Gesundheit { $health } von { $of }, Energie { $energy }, Schrott { $scraps }, Aktionen { $actions }
xod-wreck = Wrack
xod-acted = hat gehandelt
xod-engaged = Im Gefecht mit { $names }
xod-carries = Trägt Schlüssel { $keys }
xod-avatar-n = Avatar { $n }
xod-level-n = Stufe { $n }
xod-price = { $n } Schrott
xod-price-printed = Gedruckter Preis: { $n }

## the Corruption
xod-corruption = Verderbnis
xod-round = Runde { $n }
xod-rounds = Runden
xod-phase-setup = Aufbau
xod-phase-action = Aktionsphase
xod-phase-corruption = Verderbnisphase
xod-phase-end = Rundenendphase
xod-space = Feld { $n }
xod-space-red = Ein Avatar kommt ins Spiel, und stärkere Feinde kommen ins Feinddeck.
xod-space-returns = { $name } kehrt hier zurück.
xod-space-awakening = Noch ein Schritt, und die Verderbnis erwacht: Das Spiel ist verloren.
xod-next-red = Nächster Avatar auf Feld { $n }
xod-held = Die Verderbnis ist diese Runde aufgehalten
xod-slowed = Avatare sind diese Runde gebremst
xod-hastened = Avatare sind diese Runde beschleunigt

## Signals, Allies, the dark
xod-signals = Signale
xod-signal-n = Signal { $n }
xod-keys = Schlüssel
xod-keys-n = Schlüssel
xod-keys-of = { $n } von { $of } Schlüsseln aktiviert
xod-signal-silent = noch nicht gefunden
xod-signal-found = gefunden: erkunde es
xod-signal-silent-why = Sein System liegt noch im Dunkeln. Erkunde dort, um die Karte aufzudecken.
xod-key-activated = Schlüssel aktiviert
xod-key-aboard = Schlüssel an Bord: { $ship }
xod-key-wreck = Schlüssel im Wrack: { $ship }
xod-key-free = Der Schlüssel kann genommen werden
xod-allies = Verbündete
xod-allies-none = noch niemandem begegnet
xod-dark = Das Dunkel
xod-tiles-left = Systeme noch verdeckt
xod-red-soon = { $n ->
        [one] Das nächste ist das rote.
       *[other] Eines der nächsten { $n } ist rot.
    }
xod-red-rift = { $n ->
        [one] Das nächste ist der Große Riss.
       *[other] Eines der nächsten { $n } ist der Große Riss.
    }
xod-red-gone = { $n ->
        [one] Das nächste ist nicht rot.
       *[other] Keines der nächsten { $n } ist rot.
    }
xod-deck = Feinddeck { $deck }, abgelegt { $discard }
xod-reserve = Reserve

## ships
xod-ships = Schiffe
xod-ships-sub = öffne eines, um sein Tableau zu sehen
xod-fleet = Flotte
xod-your-ships = Deine Schiffe
xod-back = Zurück zu deinem
xod-no-ship = Noch ist kein Schiff gewählt.
xod-choose-board = Schiffstableaus
xod-actions-left = { $n ->
        [one] { $n } Aktion übrig
       *[other] { $n } Aktionen übrig
    }
xod-strained = überlastet
xod-exp = EXP { $n } von { $of } für Stufe { $level }
xod-exp-full = Alle Stufen erreicht
xod-modules = Module
xod-damage-n = { $n ->
        [one] { $n } Schadenskarte
       *[other] { $n } Schadenskarten
    }
xod-no-modules = Noch keine Module.
xod-dice = Würfel
xod-new-mod = Ein neuer Mod: eine seiner zwei Seiten
xod-ship-tab = Schiff
xod-team-tab = Team

## rolls and combat
xod-combat = Kampf
xod-attack-n = Angriff { $n }
xod-step-manoeuvre = Manöver
xod-step-before = Vorher
xod-step-roll = Wurf
xod-step-after = Nachher
xod-step-skill = Fähigkeit
xod-step-damage = Schaden
xod-step-retaliation = Vergeltung
xod-offensive = offensiv
xod-defensive = defensiv
xod-hits = Treffer
xod-misses = Fehlschläge
xod-specials = Spezialsymbole
xod-rerolled = neu gewürfelt
xod-ignored = ignoriert
xod-used = verbraucht
xod-taken = genommen
xod-roll-attack = Angriffswurf
xod-roll-attack-why = Treffer schaden dem Feind, Fehlschläge dir.
xod-roll-detection = Entdeckungswurf
xod-roll-detection-why = Ein Fehlschlag, und ihr seid entdeckt.
xod-roll-skill = Fertigkeitswurf
xod-roll-skill-why = Alle Schiffe zählen zusammen.
xod-roll-damage = Schadenswurf
xod-roll-damage-why = Jeder Fehlschlag kostet 1 Gesundheit; zeigen alle Würfel Fehlschläge, kommt eine Schadenskarte dazu.
xod-odds = Chancen dieses Angriffs, ohne Energie
xod-odds-fells = besiegt ihn
xod-odds-loses = Verlust
xod-odds-crit = Schadenskarte
xod-odds-flee = Aus dem Kampf lösen, je Feind: unbeschadet { $safe }, Schadenskarte { $card }
xod-odds-unseen = bleibt unentdeckt
xod-odds-enter = { $p } Chance, beim Eintritt unentdeckt zu bleiben
xod-odds-unseen-why = Chance, dass niemand entdeckt wird, mit allem, was immer wirkt
xod-odds-harm = heil nach einem Schadenswurf
xod-odds-card = Schadenskarte dadurch
xod-odds-skill = Chance
xod-odds-before = Chance auf { $n } Treffer oder mehr vor dem Wurf: { $p }
xod-odds-harms = Chance auf mehr Treffer als Schilde: { $p }
xod-odds-was = Vor dem Wurf, { $what }: { $p }

## the end
xod-won = Der Große Riss ist versiegelt
xod-lost = Die Reise ist verloren
xod-end-sealed = Alle Schlüssel sind an ihrem Platz, und kein Avatar steht in der Bresche. Ihr gewinnt alle.
xod-end-destroyed = Kein Schiff ist übrig, das die Schlüssel tragen könnte. Ihr verliert alle.
xod-end-awakened = Die Verderbnis ist erwacht, bevor der Große Riss versiegelt war. Ihr verliert alle.
xod-systems = Systeme gesehen
xod-score-keys = Schlüssel aktiviert

## the tour
xod-tour-board = Die Karte wächst mit jeder Sonde. Blau umrandete Systeme sind verbündet, in orangefarbenen warten Feinde, rote sind verderbt. Leuchtende Hyperraumrouten verbinden. Ziehen verschiebt die Karte, Mausrad oder Auseinanderziehen mit zwei Fingern holt sie näher.
xod-tour-track = Die Verderbnis rückt jede Runde ein Feld vor. Masken sind Avatare, die ins Spiel kommen werden; am Ende der Leiste ist das Spiel verloren.
xod-tour-signals = In den Signalen stecken die Schlüssel. Findet ihre Systeme, erkundet sie und tut, was die Karte verlangt; dann bringt alle Schlüssel zum Großen Riss.
xod-tour-people = Alle Schiffe, offen für alle. Schiffe, die zusammen handeln, bilden eine Flotte. Berühre eines, um sein Tableau zu sehen.
xod-tour-ship = Dein Schiff: Gesundheit, Energie, Schrott und die Aktionen, die ihm diese Runde bleiben. Mehrere Schiffe? Wechsle an der Ecke.
xod-tour-modules = Module und Schadenskarten. Zeige darauf, um sie zu lesen; was jetzt nutzbar ist, leuchtet.
xod-tour-dice = Deine Würfel und ihre Chancen: Schau hierher, bevor du ein Feindliches System betrittst oder die Triebwerke überlastest.
xod-level-hardened = abgehärtete Reisende
xod-level-heroic = heroische Abenteurer
xod-difficulty-quiet = Gemütlich
xod-difficulty-hardened = Abgehärtet
xod-difficulty-heroic = Heroisch
xod-course = Die Reise, Runde für Runde
xod-course-round = Runde { $n }: Verderbnis { $corruption }, aktivierte Schlüssel { $keys }, Schiffe { $ships }
xod-close-won = { $n ->
    [one] Noch ein Schritt der Verderbnis, und sie wäre erwacht.
   *[other] Die Verderbnis war { $n } Schritte vom Erwachen entfernt.
 }
xod-close-lost = { $missing ->
    [one] Ein Schlüssel fehlte.
   *[other] { $missing } Schlüssel fehlten.
 }
xod-decided-key = Was entschied: der letzte Schlüssel, aktiviert in Runde { $round }.
xod-decided-rise = Was entschied: In Runde { $round } stieg die Verderbnis um { $n }, mehr als in jeder anderen.
xod-decided-ships = Was entschied: In Runde { $round } gingen die letzten Schiffe verloren.
xod-story = Vorlesen

# ---- announcements and sums
xod-announce-rift = Der Große Riss ist gefunden
xod-announce-avatar = Ein Avatar kommt ins Spiel
xod-announce-key = Ein Schlüssel ist gewonnen
xod-announce-ship = Ein Schiff ist verloren
xod-announce-last = Die letzte Runde: Die Verderbnis erwacht bald
xod-sum-hits = Treffer
xod-sum-shields = Schilde
xod-sum-damage = { $n } Schaden
xod-sum-misses = Fehlschläge
xod-sum-health = { $n } Gesundheit
xod-unspent-actions = { $n ->
        [one] 1 Aktion
       *[other] { $n } Aktionen
    }
