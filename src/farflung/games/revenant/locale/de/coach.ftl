## set-ups to begin with
revenant-start-first = Deine erste Partie
revenant-start-first-what = Drei Admirale, zwei davon Bots, in der endgültigen Ausgabe.
revenant-start-alone = Allein
revenant-start-alone-what = Gegen das Spiel selbst, auf einer leichten Überfahrt.
revenant-start-screen = Ein Bildschirm
revenant-start-screen-what = Drei Admirale geben das Gerät weiter; die Karten bleiben verdeckt.
revenant-start-duel = Ein Duell
revenant-start-duel-what = Zwei Admirale und ein neutraler Rat, gegen einen Bot.

## the aim, the phases, prices, what is left undone
revenant-goal-final-all = Wer nach Zyklus { $cycles } das meiste Ansehen hat, gewinnt.
revenant-goal-final-crew = Du gewinnst, wenn du nach Zyklus { $cycles } mehr Ansehen hast als die Verderbte Besatzung.
revenant-goal-prototype-all = Wer nach Runde { $cycles } die meisten Siegpunkte hat, gewinnt.
revenant-goal-prototype-crew = Du gewinnst, wenn du nach Runde { $cycles } mehr Siegpunkte hast als die Verderbte Besatzung.
revenant-stand-final = Dein Stand: { $n }.
revenant-stand-prototype = Dein Stand: { $n }.
revenant-phase-setup = Aufbau: Wähle deinen Kapitän und deine ersten Karten.
revenant-phase-action = Aktionsphase: Alle haben drei Züge. Bemanne ein Schiff, nimm, was es gibt, und führe dann eine Bonusaktion aus.
revenant-phase-reset = Rücksetzphase: Die Besatzungen kehren heim, und die Taktik bestimmt, wer beginnt.
revenant-phase-combat = Gefechtsphase: Die Schiffe der Leere schlagen zu, Sektor für Sektor. Schilde fangen Treffer ab.
revenant-phase-rift = Rissphase: Die Flotte bleibt, und jeder Riss bringt weitere Schiffe der Leere.
revenant-phase-hyperjump = Hypersprungphase: Die Flotte lässt ihre Verfolger hinter sich.
revenant-phase-scoring = Wertung.
revenant-phase-prototype-setup = Aufbau: Wähle deinen Kapitän und deine ersten Karten.
revenant-phase-prototype-sonar = Sonarphase: Neue Schiffe der Leere erscheinen, alle ziehen Karten.
revenant-phase-prototype-action = Aktionsphase: Alle haben drei Züge. Bemanne ein Schiff, nimm, was es gibt, und führe dann eine Bonusaktion aus.
revenant-phase-prototype-recall = Rückrufphase: Die Besatzungen kehren heim; wer in der Taktik führt, bestimmt, wer beginnt.
revenant-phase-prototype-breach = Durchbruchphase: Die Schiffe der Leere schlagen zu, Sektor für Sektor.
revenant-phase-prototype-hyperjump = Hypersprungphase: Ist der Sprung vorbereitet, lässt die Flotte ihre Verfolger hinter sich.
revenant-phase-prototype-scoring = Wertung.
revenant-cost-material = { $n } Material
revenant-cost-energy = { $n } Energie
revenant-cost-science = { $n } Wissen
revenant-cost-neutronium = { $n } Neutronium
revenant-cost-hidden = { $n }× Geheimer Einfluss
revenant-cost-corruption = Verderbnis +{ $n }
revenant-unused-bonus = { $n ->
    [one] Eine Bonusaktion war noch offen.
   *[other] Eine Bonusaktion war noch offen; { $n } standen zur Wahl.
}
revenant-unused-cards = { $n ->
    [one] Eine deiner Handkarten hätte sich noch ausspielen lassen.
   *[other] { $n } deiner Handkarten hätten sich noch ausspielen lassen.
}
revenant-unused-absorb = Ein Absorber hätte noch gelegt werden können.

## advice
revenant-unit = Ansehen
revenant-why-houses = { $house } hat { $n ->
    [one] 1 Schiff, Einfluss zählt also einfach
   *[other] { $n } Schiffe, jeder Einfluss zählt also { $n }-mal
}.
revenant-term-houses = Häuser
revenant-gains-houses = Dein Einfluss bei den Häusern ist danach mehr wert.
revenant-costs-houses = Dein Einfluss bei den Häusern ist danach weniger wert.
revenant-term-rivals = die anderen
revenant-gains-rivals = Den anderen Admiralen bleibt weniger.
revenant-costs-rivals = Auch die anderen Admirale haben etwas davon.
revenant-term-renown = Ansehen
revenant-gains-renown = Das bringt Ansehen, das dir niemand mehr nimmt.
revenant-costs-renown = Das gibt sicheres Ansehen auf.
revenant-term-colony = Kolonie
revenant-gains-colony = Die Kolonie rückt näher.
revenant-costs-colony = Die Kolonie ist danach weniger wert.
revenant-term-agendas = Agenden
revenant-gains-agendas = Eine deiner Agenden rückt näher.
revenant-costs-agendas = Das führt von deinen Agenden weg.
revenant-term-resources = Ressourcen
revenant-gains-resources = Danach hast du mehr Ressourcen zum Handeln.
revenant-costs-resources = Das kostet Ressourcen, die dir später fehlen.
revenant-term-cards = Karten
revenant-gains-cards = So holst du mehr aus deinen Karten.
revenant-costs-cards = Das kostet dich Karten.
revenant-term-rank = Rang
revenant-gains-rank = Die Beförderung deines Kapitäns rückt näher.
revenant-costs-rank = Die Beförderung deines Kapitäns verzögert sich.
revenant-term-intelligence = Daten
revenant-gains-intelligence = Das sammelt Daten und Taktik, aus denen Einfluss wird.
revenant-costs-intelligence = Daten und Taktik bleiben den anderen.
revenant-term-corruption = Verderbnis
revenant-gains-corruption = Das hält die Verderbnis von dir und der Flotte fern.
revenant-costs-corruption = Das lässt Verderbnis herein.
revenant-term-victory = Sieg
revenant-gains-victory = Damit gewinnst du eher auf der Stelle.
revenant-costs-victory = Damit gibst du den Sieg aus der Hand.

## why a bot did something
revenant-aims-houses = Für mehr Gewicht bei den Häusern.
revenant-aims-rivals = Damit den anderen Admiralen weniger bleibt.
revenant-aims-renown = Für Ansehen, das einem niemand mehr nimmt.
revenant-aims-colony = Damit die Kolonie näher rückt.
revenant-aims-resources = Um mehr Ressourcen zum Handeln zu haben.
revenant-aims-cards = Um mehr Karten zum Handeln zu haben.
revenant-aims-rank = Für die nächste Beförderung.
revenant-aims-intelligence = Für Daten und Taktik, aus denen Einfluss wird.
revenant-aims-corruption = Um die Verderbnis fernzuhalten.
