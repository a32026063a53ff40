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
