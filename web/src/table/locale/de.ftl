# Choosing

tray-open = Karten { $n }
tray-shut = Karten schließen
all-answers = Alle { $n } Antworten
tray-beside = Nebeneinander
tray-below = Noch { $n } weiter unten
tray-top = Zurück zur ersten
undo-seen = gesehen: kein Zurück
undo-practice = Übung
rule-click = zum Lesen anklicken
play-all = Alle { $n } spielen
several = Mehrere wählen
several-take = { $n ->
    [0] Nichts nehmen
   *[other] Auswahl nehmen ({ $n })
several-stopped = { $n } von { $of } genommen; der Rest passt nicht zu dem, was jetzt gefragt wird.
}
unspent = Du hast noch { $what }. Trotzdem beenden?
unspent-end = Zug beenden
unspent-stay = Weiterspielen
unspent-never = Nicht mehr fragen
unspent-warn = Vor dem Ende des Zuges zeigen, was noch übrig ist
practice = Übung
practice-why = Hier lässt sich alles zurücknehmen.
end-decided = { $name }: { $n } voraus. Entscheidend: { $part }, { $more } zu { $less }.
