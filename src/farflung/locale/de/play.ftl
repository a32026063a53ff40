### Der Tisch selbst: Tasten, Bereiche, Rückgängig, Speichern.

play-undo = Zurücknehmen
play-undo-free = frei
play-undo-luck = andere müssen zustimmen (Zufall)
play-undo-reveal = andere müssen zustimmen (gezeigt)
play-undo-other-seat = andere müssen zustimmen
play-undo-nothing = nichts zurückzunehmen
play-undo-alone = mit Rückfrage
play-undo-agree = Zurück zu deiner letzten Antwort: { $price }. Stimmen alle zu?
play-undo-sure = Zurück zu deiner letzten Antwort? Was danach kam, geschieht neu.
play-named = { $name }: { $text }
play-yes-no = y ja · n nein
play-saved = Gespeichert: { $path }
play-go-on = Weiterspielen: farflung play { $title } --record { $path }
play-save-failed = Nicht gespeichert: { $reason }
play-load = Welche Aufzeichnung öffnest du?
play-load-failed = Nicht geöffnet: { $reason } Die Partie geht weiter wie zuvor.
play-leave = Die Partie verlassen? Was nicht gespeichert ist, geht verloren.
play-why-title = Was du jetzt nicht wählen kannst, und warum
play-why-nothing = Hier ist nichts verwehrt.
play-why-key = Enter zeigt die Regel · Esc zurück
play-rules-title = Regeln
play-rules-prompt = Nummer oder Wörter
play-rules-none = Keine Regel enthält diese Wörter.
play-rules-key = Esc zurück
play-filter = Teil einer Antwort
play-filter-none = Keine Antwort enthält diese Wörter. Esc zeigt alle.
play-line-help = Antworte mit einer Zahl oder in der Schreibweise der Aufzeichnungen. Außerdem: undo, why, board, hand, rule ID, save DATEI, quit.
play-no-number = Es gibt die Antworten 1 bis { $n }.
play-waits = { $name } wählt.
play-handover = Gib den Bildschirm an { $name }.
play-handover-key = { $name }, drücke Enter, wenn sonst niemand hinsieht.
play-watching = Du siehst zu.
play-keys = / filtern  h Vorschlag  u zurücknehmen  d Näheres  w warum nicht  r Regeln  ←→ Bereiche  ? Hilfe  s speichern  o öffnen  l Sprache  q Ende
play-keys-short = ? Tasten  u zurücknehmen  / filtern  d Näheres  w warum nicht  q Ende
play-keys-title = Tasten
play-keys-choose = ↑↓ bewegen den Zeiger  Enter nimmt die Antwort  1…99 Nummer einer Antwort
play-detail-nothing = Mehr gibt es dazu nicht zu sagen.
play-ending-key = Enter zeigt den Tisch · q verlässt ihn

play-tab-you = Du
play-tab-houses = Häuser
play-tab-cards = Karten
play-tab-others = Andere
play-tab-log = Verlauf

play-power = Macht
play-tiles = Lohn
play-tactics = Taktik
play-radar = Radarkarte { $card }
play-colony = Kolonie { $card }
play-defect-lower = Defekt, schlägt zuerst zu: { $card }
play-defect-upper = Defekt, schlägt danach zu: { $card }
play-tokens-left = Schutzplättchen übrig: { $n }
play-hand = Hand, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
play-hidden = Geheim: Einfluss und Agenden
play-closed = { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
}, Geheimer Einfluss: { $hidden }
play-council = Rat: { $placed } Botschafter eingesetzt, { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
} übrig
play-crew-deck = Karten übrig im Stapel: { $n }
play-since = seit deinem letzten Zug
play-corrupted = verderbt
play-standing = Macht { $power }, du stehst auf { $n }

play-wins = { $name } gewinnt.
play-nobody-wins = Niemand gewinnt.
play-points = Punkte
play-total = Ansehen
play-part-colony = Kolonie
play-part-personal-agenda = Persönliche Agenda
play-part-fleet-agenda = Flottenagenda
play-part-cadet-cards = Kadettenkarten
play-part-frigate-cards = Fregattenkarten
play-part-rank = Rang
play-part-directives = Anweisungskarten
play-part-resources = Ressourcen
play-part-corruption = Verderbnis
play-part-tactics = Taktik

play-sign-title = Zeichen auf dem Tisch
play-sign-choose = das kannst du jetzt wählen
play-sign-crew = Figur von { $name }; der Kapitän ist unterstrichen; c: Rat oder Verderbte Besatzung
play-sign-void = Schiff der Leere, sechs Plätze je Sektor
play-sign-rift = Riss
play-sign-shield = Schild
play-sign-planet = Planet, am Rand seines Sektors
play-sign-data = Funddaten
play-sign-damage = Schaden
play-sign-landed = gelandet
play-sign-corruption = Verderbnis; eine Bonusaktion darunter ist gesperrt
play-sign-residual = Restleere

# ---- Helionox
play-tab-market = Markt
play-tab-deck = Deck
play-events-left = { $n ->
    [one] noch 1 Ereignis
   *[other] noch { $n } Ereignisse
}
play-draw-pile = Nachziehstapel, { $n }
play-discards = Ablage, { $n }
play-played = In diesem Zug ausgespielt
play-team = Das Team
play-part-tokens = Einflussmarker
play-part-cards = Karten
play-part-infamy = Schande
play-part-missions = Missionen
play-part-events = Ereignisse
play-part-requests = Aufträge
play-part-illegal = Illegale Technik
play-part-start = Vorsprung

# ---- X-ODUS
play-tab-signals = Signale
play-tab-foes = Gegner
play-round = Runde { $n }
play-outcome-sealed = Der Große Riss ist versiegelt: Das Team gewinnt.
play-outcome-destroyed = Alle Schiffe sind verloren: Das Team verliert.
play-outcome-awakened = Die Verderbnis erwacht: Das Team verliert.

# ---- Revenant, prototype edition
play-part-agenda = Agenda
play-part-equipment = Fregattenkarten
play-part-training = Kadettenkarten
play-part-support = Anweisungskarten
play-part-level = Stufe

## advice
advice-chance = Siegchance
advice-rest = anderes
advice-even = Ein Unterschied ist nicht zu erkennen.
advice-against = Damit werden die anderen verglichen.
play-suggest-title = Vorschläge
play-suggest-wait = Schaut voraus …
play-suggest-against = { $unit }, gegenüber: { $against }
play-suggest-average = Durchschnitt
play-suggest-looked = { $n } Partien vorausgeschaut
