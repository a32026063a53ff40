## set-ups to begin with
helionox-start-first = Dein erstes Spiel
helionox-start-first-what = Gegeneinander, mit einem Bot: nur Grundkarten, keine Varianten.
helionox-start-alone = Allein
helionox-start-alone-what = Gegen das Schattensyndikat, für Neulinge.
helionox-start-screen = Ein Bildschirm
helionox-start-screen-what = Zwei Personen geben das Gerät weiter; die Karten bleiben verdeckt.
helionox-start-together = Gemeinsam
helionox-start-together-what = Mit einem Bot an deiner Seite gegen das Schattensyndikat.

## the aim, the phases, prices, what is left undone
helionox-goal = Wer den meisten Einfluss hat, wenn der Ereignisstapel leer ist, gewinnt: noch { $left ->
    [one] 1 Ereignis
   *[other] { $left } Ereignisse
}.
helionox-goal-team = Ihr gewinnt mit mehr Einfluss als das Schattensyndikat, wenn der Ereignisstapel leer ist: noch { $left ->
    [one] 1 Ereignis
   *[other] { $left } Ereignisse
}.
helionox-stand = Deiner bisher: { $n }.
helionox-phase-setup = Aufbau: Architekten, Startkarten und Markt.
helionox-phase-event = Ereignisphase: Ein neues Ereignis tritt ein, und was dort liegt, wird aktiv.
helionox-phase-cryo = Kryophase: Ein Marker taut von deinem Architekten ab.
helionox-phase-main = Hauptphase: Karten ausspielen, reisen, Ereignisse überwinden und kaufen, in beliebiger Reihenfolge.
helionox-phase-end = Endphase: Was du nicht ausgegeben hast, verfällt, und du ziehst neu.
helionox-phase-syndicate = Das Schattensyndikat nimmt ein Ereignis und eine Karte.
helionox-phase-scoring = Wertung.
helionox-cost-credits = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
}
helionox-cost-defense = { $n } Verteidigung
helionox-cost-infamy = Schande +{ $n }
helionox-cost-cryo = Kryo +{ $n }
helionox-unused-cards = { $n ->
    [one] Eine Karte blieb auf deiner Hand.
   *[other] { $n } Karten blieben auf deiner Hand.
}
helionox-unused-events = { $n ->
    [one] Hier hättest du ein Ereignis überwinden können.
   *[other] Hier hättest du { $n } Ereignisse überwinden können.
}
helionox-unused-buys = { $n ->
    [one] Eine Karte des Marktes hättest du bezahlen können.
   *[other] { $n } Karten des Marktes hättest du bezahlen können.
}
helionox-unused-architect = Dein Architekt hätte noch helfen können.
helionox-unused-bonus = Der Ort hatte noch etwas zu geben.
helionox-unused-deliver = Deine Fracht hättest du hier abliefern können.
