## set-ups to begin with
helionox-start-first = Your first game
helionox-start-first-what = Competitive, against one bot: base cards only, no variants.
helionox-start-alone = Alone
helionox-start-alone-what = Against the Shadow Syndicate, at rookie difficulty.
helionox-start-screen = One screen
helionox-start-screen-what = Two players pass the device; hands stay hidden.
helionox-start-together = Together
helionox-start-together-what = With a bot at your side against the Shadow Syndicate.

## the aim, the phases, prices, what is left undone
helionox-goal = The most influence wins once the event deck is empty: { $left ->
    [one] 1 event
   *[other] { $left } events
} to come.
helionox-goal-team = More influence than the Shadow Syndicate wins once the event deck is empty: { $left ->
    [one] 1 event
   *[other] { $left } events
} to come.
helionox-stand = Yours so far: { $n }.
helionox-phase-setup = Set-up: Architects, starting cards and the market.
helionox-phase-event = Event Phase: a new event strikes, and what lies there turns active.
helionox-phase-cryo = Cryo Phase: one cryo counter comes off your Architect.
helionox-phase-main = Main Phase: play your cards, travel, overcome events and buy, in any order.
helionox-phase-end = End Phase: what you did not spend is gone, and you draw a new hand.
helionox-phase-syndicate = The Shadow Syndicate takes an event and a card.
helionox-phase-scoring = Scoring.
helionox-cost-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
helionox-cost-defense = { $n } defense
helionox-cost-infamy = infamy +{ $n }
helionox-cost-cryo = cryo +{ $n }
helionox-unused-cards = You could still have played cards.
helionox-unused-events = { $n ->
    [one] An event could have been overcome here.
   *[other] { $n } events could have been overcome here.
}
helionox-unused-buys = { $n ->
    [one] A card of the market was within your means.
   *[other] { $n } cards of the market were within your means.
}
helionox-unused-architect = Your Architect could still have helped.
helionox-unused-bonus = The location still had something to give.
helionox-unused-deliver = Your cargo could have been delivered here.

## advice
helionox-unit = influence
helionox-term-points = influence
helionox-gains-points = It brings influence that counts at the end.
helionox-costs-points = It costs influence that would count at the end.
helionox-term-rivals = others
helionox-gains-rivals = It leaves less to the others.
helionox-costs-rivals = The others gain by it too.
helionox-term-deck = deck
helionox-gains-deck = It makes your deck stronger for the turns to come.
helionox-costs-deck = It makes your deck weaker.
helionox-term-turn = this turn
helionox-gains-turn = It leaves more to do this turn.
helionox-costs-turn = It uses up what this turn has to give.
helionox-term-position = position
helionox-gains-position = It leaves you better placed: bank, embassies, cargo, a rested Architect.
helionox-costs-position = It leaves you worse placed for the next turns.
helionox-term-syndicate = Syndicate
helionox-gains-syndicate = It takes something from the Syndicate’s reach.
helionox-costs-syndicate = It leaves the Syndicate more.
helionox-term-missions = missions
helionox-gains-missions = It brings a mission nearer.
helionox-costs-missions = It leaves a mission undone.
helionox-term-threats = threats
helionox-gains-threats = It leaves the Syndicate less to take next.
helionox-costs-threats = The Syndicate finds more to take next.
helionox-term-lead = lead
helionox-gains-lead = It ends the game with a greater lead.
helionox-costs-lead = It ends the game with a smaller lead.
helionox-term-victory = victory
helionox-gains-victory = It wins the game more often.
helionox-costs-victory = It wins the game less often.

## why a bot did something
helionox-aims-points = For influence that counts at the end.
helionox-aims-rivals = To leave less to the others.
helionox-aims-deck = For a stronger deck in the turns to come.
helionox-aims-position = To be better placed from now on.
helionox-aims-syndicate = To keep it from the Syndicate.
helionox-aims-missions = To bring a mission nearer.
helionox-aims-threats = To leave the Syndicate less to take.
