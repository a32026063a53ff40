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
learn-rules-what = Mit Bildern, Suche und jeder Regel, in deiner Sprache
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

# The analysis of a finished game

analysis = Analyse
analysis-of = Wessen Partie
analysis-what = Aus dem, was du in jedem deiner Züge wissen konntest: deine Siegchance im Lauf der Partie, was das Glück gab und nahm, was deine Entscheidungen gekostet haben und welche die teuersten waren.
analysis-yours = Die Analyse sieht die Partie nur mit deinen Augen. Sie spielt viele Fortsetzungen in Gedanken durch und dauert zwischen ein paar Sekunden und wenigen Minuten.
analysis-begin = Diese Partie analysieren
analysis-running = { $done } von { $of } Entscheidungen angesehen
analysis-waiting = Wartet, bis sie an der Reihe ist …
analysis-stop = Anhalten
analysis-meanwhile = Du kannst das schließen und später wiederkommen: Es geht weiter, und das Ergebnis bleibt beim Tisch.
analysis-failed = Die Analyse wurde nicht fertig. Versuche es noch einmal.
analysis-found = Die Analyse ist fertig.
analysis-curve = Wendepunkte
analysis-curve-what = deine Siegchance in Prozent
analysis-account = Die Rechnung
analysis-account-what = deiner Siegchance
analysis-start = Anfangs erwartet
analysis-luck = Glück
analysis-luck-others = Glück, und was andere taten
analysis-choices = Deine Entscheidungen
analysis-won = Gewonnen
analysis-lost = Verloren
analysis-shared = Mit anderen gewonnen
analysis-lead = Dein Vorsprung am Ende ({ $unit }): { $lead }.
analysis-par = Die Chancen sind an { $n } Partien gemessen, die Bots an einem Tisch gleicher Art gespielt haben.
analysis-how = { $n } gedachte Partien in { $seconds } s. Gemessen wird an der besten Antwort, die gefunden wurde.
analysis-worst = Deine teuersten Entscheidungen
analysis-worst-what = innerhalb des Balkens lässt sich nichts unterscheiden
analysis-none = Keine Entscheidung hat dich nachweislich etwas gekostet
analysis-chosen = Gewählt
analysis-better = Besser
analysis-cost = −{ $cost } %
analysis-play-on = Von hier weiterspielen
analysis-show = Ansehen
analysis-table = Als Tabelle
analysis-turn = Zug
analysis-chance = Siegchance
analysis-lead-head = Erwarteter Vorsprung, { $unit }
analysis-end = Ende
