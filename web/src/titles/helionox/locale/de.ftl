### Beschriftungen des Tisches von Helionox. Kartentexte, Fragen, Antworten und der Verlauf kommen vom Server.

title-helionox = Helionox
points-helionox = Einfluss
hx-board = Die fünf Welten
hx-worlds = Welten
hx-event-deck = Ereignisstapel
hx-n-left = noch { $n }
hx-deck-left = { $n ->
        [one] { $n } Ereignis kommt noch.
       *[other] { $n } Ereignisse kommen noch.
    }
hx-deck-part = Teil { $part }: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, { $bad ->
        [one] { $bad } Katastrophe
       *[other] { $bad } Katastrophen
    }.
hx-deck-chance = Chance, dass das nächste eine Katastrophe ist: { $percent } %.
hx-deck-known = Bekannt obenauf: { $event }
hx-deck-where = Wo gewöhnliche Ereignisse eintreffen können: { $places }
hx-turn-of = Zug { $n } von { $of }
hx-turn-n = Zug { $n }
hx-phase-setup = Aufbau
hx-phase-event = Ereignisse
hx-phase-cryo = Kryo
hx-phase-main = Hauptphase
hx-phase-end = Ende
hx-phase-syndicate = Syndikat
hx-phase-scoring = Wertung
hx-influence = Einfluss
hx-infamy = Schande
hx-credits = Kredite
hx-defense = Verteidigung
hx-costs = Kosten in Krediten
hx-trophies = Trophäen
hx-embassy = Botschaft
hx-embassies = Botschaften
hx-embassy-of = Botschaft von { $name }
hx-ship-of = Schiff von { $name }
hx-garrison = Garnison
hx-garrison-about = Sie legt diesen Ort still, bis hier jemand { $n ->
        [one] { $n } Kredit
       *[other] { $n } Kredite
    } oder { $n } Verteidigung zahlt.
hx-bonus = Ortsbonus
hx-key = Schlüsselzugang
hx-shut-down = Stillgelegt
hx-shut-by = Stillgelegt: { $what }
hx-travel = Hierher reisen
hx-here = Dieser Ort
hx-cargo-of = Fracht: { $place }
hx-no-cargo-of = Keine Fracht: { $place }
hx-delivered = In diesem Zug geliefert
hx-illegal = Illegale Technik
hx-starting = Startkarte
hx-unique = Einzigartig: einmal pro Zug
hx-kind-asset = Gut
hx-kind-tech = Technik
hx-kind-operative = Agent
hx-type-social = Sozial
hx-type-stellar = Stellar
hx-type-catastrophic = Katastrophe
hx-side-inactive = Inaktiv
hx-side-active = Aktiv
hx-then = Wenn aktiv:
hx-alternative = oder { $cost }
hx-tax = Die Abreise kostet { $n ->
    [one] { $n } Kredit
   *[other] { $n } Kredite
}
hx-shuts = Legt seinen Ort still.
hx-shuts-all = Legt alle Orte still.
hx-market = Markt
hx-cycle = Umwälzen
hx-cycle-about = Legt sie unter ihren Stapel und zeigt die nächste. Einmal pro Zug.
hx-cycled = Umgewälzt
hx-in-deck = Im Stapel
hx-market-deck = Stapel { $faction }: { $n }
hx-sold-out = Stapel leer
hx-consumed = Verbraucht
hx-nothing-consumed = Noch wurde nichts verbraucht.
hx-architects = Architekten
hx-architects-sub = öffne einen, um sein Tableau zu sehen
hx-architect = Architekt
hx-ability = Fähigkeit { $n }
hx-cryo = Kryomarker
hx-cryo-n = Kryomarker: { $n }
hx-open-board = Tableau von { $name } öffnen
hx-back-to-yours = Zurück zu deinem
hx-ask = Um Hilfe rufen
hx-syndicate = Schattensyndikat
hx-synd-short = Syndikat
hx-synd-sub = offener Stand
hx-synd-start = Vorsprung zu Beginn: { $n } Einfluss
hx-syndicate-wins = Das Schattensyndikat gewinnt
hx-team = Euer Team
hx-team-about =
    Trophäen { $events }, Marker abzüglich Schande { $tokens }, Aufträge { $requests }{ $start ->
        [0] {""}
       *[other] , Vorsprung { $start }
    }. Karten und Missionen zählen am Ende.
hx-n-events = { $n ->
        [one] { $n } Ereignis
       *[other] { $n } Ereignisse
    }
hx-n-cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
hx-missions = Missionen
hx-missions-sub = zählen am Ende
hx-fleet = Flottengut
hx-carrier = Frachter
hx-bank = Bank
hx-bank-about = Mit eingelagerten Krediten kaufst du nur Marktkarten; eingelagerte Verteidigung gilt in deinen eigenen Zügen. Beides bleibt.
hx-request = Auftrag
hx-request-about = Fracht { $cargo }, Ziel { $to }: { $n } Einfluss.
hx-request-hidden = Nur wer ihn hat, kennt ihn.
hx-request-none = Kein Auftrag.
hx-played = In diesem Zug gespielt: { $n }
hx-nothing-played = Noch nichts.
hx-hand = Hand
hx-hand-n = Hand { $n }
hx-no-cards = Keine Karten auf der Hand.
hx-deck = Deck
hx-discard = Ablage
hx-in-play = Im Spiel
hx-card = Karte
hx-deck-or-hand = Deck oder Hand
hx-read-deck = Alle Karten
hx-next = Chancen der nächsten Karte
hx-next-known = Die nächste Karte ist bekannt
hx-next-shuffled = Nächste Karte, nach dem Mischen
hx-nothing-to-draw = Nichts zu ziehen.
hx-more = und { $n } weitere
hx-your-deck = Deine Karten
hx-deck-of = Die Karten von { $name }
hx-bought = Gekauft und erworben
hx-starting-cards = Startkarten
hx-odds-next = Nächste Karte
hx-odds-soon = In den nächsten { $n }
hx-book-sum = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, am Ende { $worth } Einfluss wert.
hx-book-next = Obenauf: { $card }.
hx-book-note = Genau, aus dem, was du weißt: zuerst Karten obenauf, dann das Deck, dann Ablage und Gespieltes, gemischt.
hx-book-blind = Genau, aus dem, was du weißt: welche davon auf der Hand sind, sieht nur, wer sie hält.
hx-purse = Dieser Zug
hx-purse-is = Dieser Zug: { $credits ->
        [one] { $credits } Kredit
       *[other] { $credits } Kredite
    }, { $defense } Verteidigung
hx-purse-about = Was an Krediten und Verteidigung übrig ist, verfällt am Ende des Zuges.
hx-now-market = Nächste Marktkarte: { $n } weniger.
hx-now-social = Nächstes soziales Ereignis: { $n } Verteidigung weniger.
hx-now-stellar = Nächstes stellares Ereignis: { $n } Verteidigung weniger.
hx-now-any = Nächstes Ereignis: { $n } Verteidigung weniger.
hx-now-secure = Die nächste gekaufte Karte kommt auf deine Hand.
hx-now-open = Stilllegungen gelten nicht für dich.
hx-now-both = Die nächste Lieferung gibt beide Belohnungen.
hx-collaboration = Zusammenarbeit
hx-collab-open = { $n } Verteidigung insgesamt
hx-collab-shares = was jede Seite gibt und bekommt
hx-collab-pays = { $has } von { $n } Verteidigung
hx-collab-gets = bekommt { $n } Einfluss, zieht eine Karte
hx-collab-team = { $n } Einfluss für das Team
hx-collab-draws = zieht bei Erfolg eine Karte
hx-collab-caller = ruft um Hilfe
hx-collab-partner = wird gefragt
hx-me = Du
hx-others = Andere
hx-score-tokens = Einflussmarker
hx-score-events = Ereignisse
hx-score-cards = Karten
hx-score-requests = Aufträge
hx-score-missions = Missionen
hx-score-illegal = Illegale Technik
hx-score-infamy = Schande
hx-score-start = Vorsprung
hx-glyph-credit = Kredit|Kredite|Krediten
hx-glyph-defense = Verteidigung
hx-glyph-influence = Einfluss
hx-glyph-infamy = Schande
hx-glyph-card = Karte|Karten
hx-tour-board = Die sterbende Sonne und fünf Welten um sie. Ereignisse hängen an ihrer Welt; sobald sie aktiv sind, legen sie diese still. Was warm leuchtet, kannst du wählen.
hx-tour-deck = Der Ereignisstapel ist die Uhr: jeden Zug eine Karte, und wenn er leer ist, endet das Spiel. Zeige darauf, um die Chancen zu sehen.
hx-tour-market = Der Markt: eine Karte jeder Fraktion. Was du kaufst, kommt oben auf dein Deck und damit beim nächsten Ziehen auf deine Hand.
hx-tour-prompt = Die Frage steht immer hier. Was von den Krediten und der Verteidigung dieses Zuges übrig bleibt, verfällt.
hx-tour-mat = Dein Architekt. Jede Fähigkeit friert ihn für einige Züge ein; Einfluss gewinnt das Spiel, Schande zählt dagegen.
hx-tour-hand = Deine Hand. Eine Karte zu spielen kostet nichts; ihr Text wird sofort ausgeführt, von oben nach unten.
hx-tour-cards = Dein Deck: wie viel davon übrig ist und wie wahrscheinlich jede Karte als nächste kommt. „Alle Karten“ zeigt, was dir gehört.
hx-tour-people = Die anderen. Öffne jemanden, um alles zu sehen, was du wissen darfst.

## lobby
lobby-helionox-option-mode = Spielweise
lobby-helionox-mode-competitive = Alle spielen gegeneinander.
lobby-helionox-mode-co-op = Gemeinsam gegen das Schattensyndikat.
lobby-helionox-mode-solo = Allein gegen das Schattensyndikat.
lobby-helionox-option-preset = Vorgabe
lobby-helionox-preset-none = Frei einstellen.
lobby-helionox-preset-first-play = Eine erste Partie: nur Grundkarten, keine Varianten.
lobby-helionox-option-mercury = Merkur-Protokoll
lobby-helionox-mercury-off = Ohne das Merkur-Protokoll.
lobby-helionox-mercury-on = Mit dem Merkur-Protokoll: Fracht, Bank, Aufträge, Illegale Technik.
lobby-helionox-option-missions = Missionen
lobby-helionox-missions-off = Ohne Missionen.
lobby-helionox-missions-on = Mit vier Missionen, die am Ende zählen.
lobby-helionox-option-draft = Architekten
lobby-helionox-draft-off = Architekten werden ausgeteilt.
lobby-helionox-draft-on = Architekten werden im Draft gewählt.
lobby-helionox-option-difficulty = Schwierigkeit
lobby-helionox-difficulty-rookie = Schwierigkeit: Anfänger.
lobby-helionox-difficulty-normal = Schwierigkeit: normal.
lobby-helionox-difficulty-veteran = Schwierigkeit: Veteran, überall Garnisonen.
lobby-helionox-difficulty-master = Schwierigkeit: Meister, Garnisonen und mehr Missionen.
lobby-helionox-option-hard = Sieg
lobby-helionox-hard-off = Die höhere Wertung gewinnt.
lobby-helionox-hard-on = Schwer: auch jede Mission muss erfüllt sein.
lobby-helionox-option-layout = Spielplan
lobby-helionox-layout-front = Die Welten liegen in einer Reihe.
lobby-helionox-layout-orbit = Die Welten liegen auf einer Umlaufbahn: Europa grenzt an die Erde.
lobby-helionox-option-first = Wer beginnt
lobby-helionox-first-random = Das Los entscheidet, wer beginnt.
lobby-helionox-first-1 = Platz 1 beginnt.
lobby-helionox-first-2 = Platz 2 beginnt.
lobby-helionox-first-3 = Platz 3 beginnt.
lobby-helionox-first-4 = Platz 4 beginnt.
lobby-helionox-option-earth = Erde
lobby-helionox-earth-base = Erde: Hauptstadt der Alten Welt.
lobby-helionox-earth-mercury = Erde: Genfer Exilgericht.
lobby-helionox-earth-random = Erde: einer der beiden Orte.
lobby-helionox-option-moon = Mond
lobby-helionox-moon-base = Mond: Mondbasis.
lobby-helionox-moon-mercury = Mond: Freie Börse Selene.
lobby-helionox-moon-random = Mond: einer der beiden Orte.
lobby-helionox-option-mars = Mars
lobby-helionox-mars-base = Mars: Marsbiosphäre.
lobby-helionox-mars-mercury = Mars: Phobos-Arsenal.
lobby-helionox-mars-random = Mars: einer der beiden Orte.
lobby-helionox-option-ceres = Ceres
lobby-helionox-ceres-base = Ceres: Bergbaukolonie.
lobby-helionox-ceres-mercury = Ceres: Schmugglerhafen.
lobby-helionox-ceres-random = Ceres: einer der beiden Orte.
lobby-helionox-option-europa = Europa
lobby-helionox-europa-base = Europa: Warpanlage.
lobby-helionox-europa-mercury = Europa: Tiefenarchiv.
lobby-helionox-europa-random = Europa: einer der beiden Orte.
hx-level-normal = normale Schwierigkeit
hx-level-veteran = Veteran
hx-level-master = Meister
hx-difficulty-rookie = Anfänger
hx-difficulty-normal = Normal
hx-difficulty-veteran = Veteran
hx-difficulty-master = Meister

# ---- announcements and sums
hx-announce-catastrophe = Katastrophe
hx-announce-last = Der Ereignisstapel ist leer: letzter Zug
hx-announce-mission = Eine Mission ist erfüllt
hx-announce-mission-failed = Eine Mission ist gescheitert
hx-unspent-credits = { $n ->
    [one] 1 Kredit
   *[other] { $n } Kredite
}
hx-unspent-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
