## set-ups to begin with
revenant-start-first = Your first game
revenant-start-first-what = Three admirals, two of them bots, in the final edition.
revenant-start-alone = Alone
revenant-start-alone-what = Against the game itself, on an easy crossing.
revenant-start-screen = One screen
revenant-start-screen-what = Three admirals pass the device; hands stay hidden.
revenant-start-duel = A duel
revenant-start-duel-what = Two admirals and a neutral council, against one bot.

## the aim, the phases, prices, what is left undone
revenant-goal-final-all = The most Renown after cycle { $cycles } wins.
revenant-goal-final-crew = More Renown than the Corrupted Crew after cycle { $cycles } wins.
revenant-goal-prototype-all = The most victory points after round { $cycles } wins.
revenant-goal-prototype-crew = More victory points than the Corrupted Crew after round { $cycles } wins.
revenant-stand-final = Yours as it stands: { $n }.
revenant-stand-prototype = Yours as it stands: { $n }.
revenant-phase-setup = Set-up: choose your captain and your first cards.
revenant-phase-action = Action phase: three turns each. Man a ship, take what it gives, then one bonus action.
revenant-phase-reset = Reset phase: the crews come home, and tactics decides who goes first.
revenant-phase-combat = Combat phase: the void ships strike, sector by sector. Shields soak up hits.
revenant-phase-rift = Rift phase: the fleet stays, and every rift brings more void ships.
revenant-phase-hyperjump = Hyperjump phase: the fleet leaves its pursuers behind.
revenant-phase-scoring = Scoring.
revenant-phase-prototype-setup = Set-up: choose your captain and your first cards.
revenant-phase-prototype-sonar = Sonar phase: new voidborn ships appear, and everybody draws cards.
revenant-phase-prototype-action = Action phase: three turns each. Man a ship, take what it gives, then one bonus action.
revenant-phase-prototype-recall = Recall phase: the crews come home; who leads in tactics says who begins.
revenant-phase-prototype-breach = Breach phase: the voidborn strike, sector by sector.
revenant-phase-prototype-hyperjump = Hyperjump phase: once the jump is enabled, the fleet leaves its pursuers behind.
revenant-phase-prototype-scoring = Scoring.
revenant-cost-material = { $n } material
revenant-cost-energy = { $n } energy
revenant-cost-science = { $n } science
revenant-cost-neutronium = { $n } neutronium
revenant-cost-hidden = { $n } hidden influence
revenant-cost-corruption = corruption +{ $n }
revenant-unused-bonus = { $n ->
    [one] A bonus action was still open.
   *[other] A bonus action was still open; you had the choice of { $n }.
}
revenant-unused-cards = { $n ->
    [one] A card in your hand could have been played.
   *[other] { $n } cards in your hand could have been played.
}
revenant-unused-absorb = An absorber could still have been placed.
