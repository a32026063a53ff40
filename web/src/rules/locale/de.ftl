book = Regelheft
book-search = In den Regeln suchen
book-editions = Ausgabe
book-edition-final = Endgültige Ausgabe
book-edition-prototype = Prototyp
book-edition-first = Erste Ausgabe
book-contents = Inhalt
book-games = Regelhefte
book-whole = Das ganze Heft auf einer Seite
book-print = Drucken
book-chapters = Kapitel für Kapitel
book-rule = Regel { $number }
book-exactly = Was die Regel genau sagt (englisch, für alle, die Programme schreiben)
book-found = { $count ->
    [0] Darauf antwortet dieses Heft nicht. Versuch es mit einem Wort daraus.
    [one] Eine Stelle
   *[other] { $count } Stellen, die beste zuerst
}
book-only-english = Dieses Heft gibt es in deiner Sprache noch nicht; hier ist es auf Englisch.
book-before = Davor: { $page }
book-after = Weiter: { $page }
book-open = Die Seite im Regelheft öffnen
book-exactly-short = Genau
