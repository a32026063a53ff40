## set-ups to begin with
revenant-start-first = Dein erstes Spiel
revenant-start-first-what = Drei Admirale, zwei davon Bots, in der endgültigen Ausgabe.
revenant-start-alone = Allein
revenant-start-alone-what = Gegen das Spiel selbst, auf einer leichten Überfahrt.
revenant-start-screen = Ein Bildschirm
revenant-start-screen-what = Drei Admirale geben das Gerät weiter; die Karten bleiben verdeckt.
revenant-start-duel = Ein Duell
revenant-start-duel-what = Zwei Admirale und ein neutraler Rat, gegen einen Bot.

## the aim, the phases, prices, what is left undone
revenant-goal-final-all = Wer nach Zyklus { $cycles } das meiste Ansehen hat, gewinnt.
revenant-goal-final-crew = Nach Zyklus { $cycles } mehr Ansehen als die verderbte Besatzung gewinnt.
revenant-goal-prototype-all = Wer nach Runde { $cycles } die meisten Siegpunkte hat, gewinnt.
revenant-goal-prototype-crew = Nach Runde { $cycles } mehr Siegpunkte als die verderbte Besatzung gewinnen.
revenant-stand-final = Deines im Augenblick: { $n }.
revenant-stand-prototype = Deine im Augenblick: { $n }.
revenant-phase-setup = Aufbau: Wähle deinen Kapitän und deine ersten Karten.
revenant-phase-action = Aktionsphase: drei Züge für alle. Bemanne ein Schiff, nimm, was es gibt, dann eine Bonusaktion.
revenant-phase-reset = Rücksetzphase: Die Besatzungen kehren heim, und die Taktik bestimmt, wer beginnt.
revenant-phase-combat = Kampfphase: Die Schiffe der Leere schlagen zu, Sektor für Sektor. Schilde fangen Treffer ab.
revenant-phase-rift = Rissphase: Die Flotte bleibt, und jeder Riss bringt weitere Schiffe der Leere.
revenant-phase-hyperjump = Hypersprungphase: Die Flotte lässt ihre Verfolger hinter sich.
revenant-phase-scoring = Wertung.
revenant-phase-prototype-setup = Aufbau: Wähle deinen Kapitän und deine ersten Karten.
revenant-phase-prototype-sonar = Sonarphase: Neue Schiffe der Leere erscheinen, alle ziehen Karten.
revenant-phase-prototype-action = Aktionsphase: drei Züge für alle. Bemanne ein Schiff, nimm, was es gibt, dann eine Bonusaktion.
revenant-phase-prototype-recall = Rückrufphase: Die Besatzungen kehren heim; wer in der Taktik führt, bestimmt, wer beginnt.
revenant-phase-prototype-breach = Durchbruchphase: Die Schiffe der Leere schlagen zu, Sektor für Sektor.
revenant-phase-prototype-hyperjump = Hypersprungphase: Ist der Sprung vorbereitet, lässt die Flotte ihre Verfolger hinter sich.
revenant-phase-prototype-scoring = Wertung.
revenant-cost-material = { $n } Material
revenant-cost-energy = { $n } Energie
revenant-cost-science = { $n } Wissen
revenant-cost-neutronium = { $n } Neutronium
revenant-cost-hidden = { $n } Geheimer Einfluss
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
