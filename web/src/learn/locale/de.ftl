learn = Lernen
learn-heading = Lernen beim Spielen
learn-what = Kurze Lektionen am echten Tisch. Du machst jeden Zug selbst, nichts kann schiefgehen, dein Platz wird gemerkt, und nichts ist gesperrt.
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
learn-astray = Erlaubt, aber nicht dieser Schritt. Nimm es zurück oder sieh dich erst um.
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
