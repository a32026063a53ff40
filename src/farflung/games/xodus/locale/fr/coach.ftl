## set-ups to begin with
xodus-start-first = Votre première partie
xodus-start-first-what = Vous pilotez le Warship ; des bots pilotent le reste de l’équipage conseillé.
xodus-start-alone = En solo
xodus-start-alone-what = Les trois vaisseaux de l’équipage conseillé entre vos mains.
xodus-start-screen = Un seul écran
xodus-start-screen-what = Deux capitaines, deux vaisseaux chacun ; rien n’est caché.

## the aim, the phases, prices, what is left undone
xodus-goal = Activez les { $keys } clés au Grand Rift avant l’éveil de la Corruption. Clés sur place : { $done }. Corruption : { $space } sur { $last }.
xodus-phase-setup = Mise en place : les vaisseaux et leurs premiers mods.
xodus-phase-action = Phase d’action : chaque vaisseau agit une fois, avec autant d’actions qu’il en a. Volez en flotte ou séparément.
xodus-phase-corruption = Phase de Corruption : le marqueur avance et les Avatars se déplacent.
xodus-phase-end-of-turn = Phase de fin de tour : les vaisseaux récupèrent, et un nouveau tour de jeu commence.
xodus-cost-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
xodus-cost-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
xodus-cost-scraps = { $n ->
    [one] { $n } scrap
   *[other] { $n } scraps
}
xodus-cost-health = { $n } de santé
xodus-cost-corruption = Corruption +{ $n }
xodus-unused-explore = Ce système pouvait encore être exploré.
xodus-unused-scavenge = Il restait des scraps à fouiller ici.
xodus-unused-signal = { $n ->
    [one] Vous pouviez travailler à un signal ici.
   *[other] Vous pouviez travailler à { $n } signaux ici.
}
xodus-unused-key = Une clé était prête à être prise à bord.
xodus-unused-maintain = Le vaisseau pouvait recevoir une maintenance.
