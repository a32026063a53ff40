## set-ups to begin with
xodus-start-first = Your first game
xodus-start-first-what = You fly the Warship; bots fly the rest of the recommended crew.
xodus-start-alone = Alone
xodus-start-alone-what = All three ships of the recommended crew in your hands.
xodus-start-screen = One screen
xodus-start-screen-what = Two captains, two ships each; everything lies open.

## the aim, the phases, prices, what is left undone
xodus-goal = Activate all { $keys } Keys at the Great Rift before the Corruption awakens. Keys there: { $done }. Corruption: { $space } of { $last }.
xodus-phase-setup = Set-up: ships and their first Mods.
xodus-phase-action = Action Phase: each ship acts once, with as many Actions as it has. Go on together as a Fleet or alone.
xodus-phase-corruption = Corruption Phase: the marker advances, and the Avatars move.
xodus-phase-end-of-turn = End of Turn Phase: ships recover, and a new round begins.
xodus-cost-actions = { $n ->
    [one] { $n } Action
   *[other] { $n } Actions
}
xodus-cost-energy = { $n } Energy
xodus-cost-scraps = { $n ->
    [one] { $n } Scrap
   *[other] { $n } Scraps
}
xodus-cost-health = { $n } Health
xodus-cost-corruption = Corruption +{ $n }
xodus-unused-explore = This System could still have been explored.
xodus-unused-scavenge = There were Scraps to be found here.
xodus-unused-signal = { $n ->
    [one] A Signal could have been worked on here.
   *[other] { $n } Signals could have been worked on here.
}
xodus-unused-key = A Key lay ready to be taken aboard.
xodus-unused-maintain = The ship could have had Maintenance.

## advice
xodus-term-quest = quest
xodus-gains-quest = It brings you nearer to the Keys and the Great Rift.
xodus-costs-quest = It leaves the Keys and the Great Rift farther off.
xodus-term-threats = threats
xodus-gains-threats = It holds back the Corruption and its Avatars.
xodus-costs-threats = It lets the Corruption and its Avatars come closer.
xodus-term-health = hulls
xodus-gains-health = The ships stay healthier.
xodus-costs-health = It puts the ships at risk.
xodus-term-stores = stores
xodus-gains-stores = It leaves more Energy, Scraps, Modules and Actions aboard.
xodus-costs-stores = It spends Energy, Scraps or Actions.
xodus-term-place = place
xodus-gains-place = The ships stand nearer to where they are needed.
xodus-costs-place = The ships stand farther from where they are needed.
xodus-term-won = victory
xodus-gains-won = It wins the game.
xodus-costs-won = It lets victory slip.
xodus-term-lost = defeat
xodus-gains-lost = It keeps the crew in the game.
xodus-costs-lost = It risks losing the game.
xodus-term-victory = victory
xodus-gains-victory = It wins the game more often.
xodus-costs-victory = It wins the game less often.

## why a bot did something
xodus-aims-quest = To come nearer to the Keys and the Great Rift.
xodus-aims-threats = To hold back the Corruption and its Avatars.
xodus-aims-health = To keep the ships in better shape.
xodus-aims-stores = For Energy, Scraps, Modules and Actions.
xodus-aims-place = To be where a ship is needed.
xodus-aims-won = To win the game.
xodus-aims-lost = To keep the crew in the game.
