learn = Lernen
learn-heading = Lernen beim Spielen
learn-what = Kurze Lektionen am echten Tisch. Du machst jeden Zug selbst, nichts kann schiefgehen, dein Stand bleibt erhalten, und nichts ist gesperrt.
learn-begin = Anfangen
learn-go-on = Weiter
learn-again = Noch einmal
learn-is-done = Fertig
learn-all-done = Alle Lektionen geschafft
learn-some-done = { $done } von { $of } Lektionen geschafft, noch etwa { $left ->
    [one] eine Minute
   *[other] { $left } Minuten
}
learn-not-begun = Etwa { $left ->
    [one] eine Minute
   *[other] { $left } Minuten
}
learn-rules = Die Regeln lesen
learn-who = Wie sollen wir dich nennen?
learn-guide = Begleiter
learn-step = Schritt { $n } von { $of }
learn-show = Zeig es mir
learn-leave = Lektion verlassen
learn-astray = Das ist erlaubt, gehört aber nicht zu diesem Schritt. Nimm es zurück, oder sieh dich erst um.
learn-take-back = Zurücknehmen
learn-done = Das war diese Lektion.
learn-next = Nächste Lektion
learn-shelf = Alle Lektionen
learn-play-on = Von hier weiterspielen
learn-offer = Neu bei { $title }? Die erste Lektion dauert ein, zwei Minuten.
learn-offer-take = Zur Lektion
learn-help = Hilfe
learn-help-aim = Ziel und Phase in Worten
learn-aim = Worum du spielst
learn-aim-off = Ziel ausblenden; im Menü kommt es zurück
learn-suggest = Vorschlag
learn-suggestions = Vorschläge
learn-suggest-close = Vorschläge schließen
learn-against = { $unit }, gegenüber: { $against }
learn-against-all = { $unit }, gegenüber dem Durchschnitt
learn-row = { $n }, { $words }, { $gain }, zwischen { $low } und { $high }
learn-terms = Woraus es sich ergibt
learn-level = { $n ->
    [2] 1 und 2 liegen gleichauf: Ihre Balken überschneiden sich.
   *[other] Alle drei liegen gleichauf: Ihre Balken überschneiden sich.
}
learn-looked = { $n } Partien vorausgeschaut, { $seconds } s
learn-thinking = Schaut voraus …
learn-found = { $n ->
        [one] { $n } Vorschlag
       *[other] { $n } Vorschläge
    }
learn-overlooked = Was übersehen wurde
learn-overlooked-close = Weiter
learn-overlooked-off = Keine solchen Hinweise mehr
learn-better = { $words } versprach mehr: { $gain }.
learn-help-overlooked = Hinterher zeigen, was übersehen wurde
