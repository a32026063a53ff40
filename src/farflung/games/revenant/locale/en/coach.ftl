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
revenant-phase-prototype-recall = Recall phase: the crews come home; whoever leads in tactics says who begins.
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

## advice
revenant-unit = Renown
revenant-why-houses = { $house } has { $n ->
    [one] 1 ship, so influence counts once
   *[other] { $n } ships, so each influence counts { $n } times
}.
revenant-term-houses = houses
revenant-gains-houses = It raises what your influence with the houses is worth.
revenant-costs-houses = Your influence with the houses is worth less then.
revenant-term-rivals = others
revenant-gains-rivals = It leaves less to the other admirals.
revenant-costs-rivals = The other admirals gain by it too.
revenant-term-renown = Renown
revenant-gains-renown = It brings Renown that nobody can take away.
revenant-costs-renown = It gives up Renown that was certain.
revenant-term-colony = colony
revenant-gains-colony = It brings the colony nearer.
revenant-costs-colony = It makes the colony worth less.
revenant-term-agendas = agendas
revenant-gains-agendas = It brings one of your agendas nearer.
revenant-costs-agendas = It leads away from your agendas.
revenant-term-resources = resources
revenant-gains-resources = It leaves you with more resources to act with.
revenant-costs-resources = It spends resources that you will miss.
revenant-term-cards = cards
revenant-gains-cards = It gets you more out of your cards.
revenant-costs-cards = It costs you cards.
revenant-term-rank = rank
revenant-gains-rank = It brings your captain nearer to promotion.
revenant-costs-rank = It delays your captain’s promotion.
revenant-term-intelligence = data
revenant-gains-intelligence = It gathers data and tactics, which turn into influence.
revenant-costs-intelligence = It leaves data and tactics to others.
revenant-term-corruption = corruption
revenant-gains-corruption = It keeps corruption away from you and the fleet.
revenant-costs-corruption = It lets corruption in.
revenant-term-victory = victory
revenant-gains-victory = It is more likely to win the game at once.
revenant-costs-victory = It gives the game away.

## why a bot did something
revenant-aims-houses = For more weight with the houses.
revenant-aims-rivals = To leave less to the other admirals.
revenant-aims-renown = For Renown that nobody can take away.
revenant-aims-colony = To bring the colony nearer.
revenant-aims-resources = To have more resources to act with.
revenant-aims-cards = To have more cards to act with.
revenant-aims-rank = For the next promotion.
revenant-aims-intelligence = For data and tactics, which turn into influence.
revenant-aims-corruption = To keep corruption away.
