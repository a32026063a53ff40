## set-ups to begin with
helionox-start-first = Deine erste Partie
helionox-start-first-what = Gegeneinander, mit einem Bot: nur Grundkarten, keine Varianten.
helionox-start-alone = Allein
helionox-start-alone-what = Gegen das Schattensyndikat, Schwierigkeit Anfänger.
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
helionox-stand = Dein Stand: { $n }.
helionox-phase-setup = Aufbau: Architekten, Startkarten und Markt.
helionox-phase-event = Ereignisphase: Ein neues Ereignis tritt ein, und was dort liegt, wird aktiv.
helionox-phase-cryo = Kryophase: Ein Marker taut von deinem Architekten ab.
helionox-phase-main = Hauptphase: Karten ausspielen, reisen, Ereignisse überwinden und kaufen, in beliebiger Reihenfolge.
helionox-phase-end = Endphase: Was du nicht ausgegeben hast, verfällt, und du ziehst neue Karten.
helionox-phase-syndicate = Das Schattensyndikat nimmt ein Ereignis und eine Karte.
helionox-phase-scoring = Wertung.
helionox-cost-credits = { $n ->
    [one] { $n } Kredit
   *[other] { $n } Kredite
}
helionox-cost-defense = { $n } Verteidigung
helionox-cost-infamy = Schande +{ $n }
helionox-cost-cryo = Kryo +{ $n }
helionox-unused-cards = Du hättest noch Karten ausspielen können.
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

## advice
helionox-unit = Einfluss
helionox-term-points = Einfluss
helionox-gains-points = Das bringt Einfluss, der am Ende zählt.
helionox-costs-points = Das kostet Einfluss, der am Ende zählen würde.
helionox-term-rivals = die anderen
helionox-gains-rivals = Den anderen bleibt weniger.
helionox-costs-rivals = Auch die anderen haben etwas davon.
helionox-term-deck = Deck
helionox-gains-deck = Dein Deck wird stärker für die nächsten Züge.
helionox-costs-deck = Dein Deck wird schwächer.
helionox-term-turn = dieser Zug
helionox-gains-turn = In diesem Zug bleibt mehr zu tun.
helionox-costs-turn = Das braucht auf, was dieser Zug zu geben hat.
helionox-term-position = Stellung
helionox-gains-position = Danach stehst du besser da: Bank, Botschaften, Fracht, ein ausgeruhter Architekt.
helionox-costs-position = Für die nächsten Züge stehst du schlechter da.
helionox-term-syndicate = Syndikat
helionox-gains-syndicate = Das entgeht dem Syndikat.
helionox-costs-syndicate = Dem Syndikat bleibt mehr.
helionox-term-missions = Missionen
helionox-gains-missions = Eine Mission rückt näher.
helionox-costs-missions = Eine Mission bleibt liegen.
helionox-term-threats = Bedrohung
helionox-gains-threats = Das Syndikat findet weniger, was es als Nächstes nehmen kann.
helionox-costs-threats = Das Syndikat findet mehr, was es als Nächstes nehmen kann.
helionox-term-lead = Vorsprung
helionox-gains-lead = Damit endet die Partie mit größerem Vorsprung.
helionox-costs-lead = Damit endet die Partie mit kleinerem Vorsprung.
helionox-term-victory = Sieg
helionox-gains-victory = Damit gewinnst du öfter.
helionox-costs-victory = Damit gewinnst du seltener.

## why a bot did something
helionox-aims-points = Für Einfluss, der am Ende zählt.
helionox-aims-rivals = Damit den anderen weniger bleibt.
helionox-aims-deck = Für ein stärkeres Deck in den nächsten Zügen.
helionox-aims-position = Um von nun an besser dazustehen.
helionox-aims-syndicate = Damit es dem Syndikat entgeht.
helionox-aims-missions = Damit eine Mission näher rückt.
helionox-aims-threats = Damit das Syndikat weniger findet.
