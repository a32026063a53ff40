## set-ups to begin with
xodus-start-first = Votre première partie
xodus-start-first-what = Vous pilotez le Vaisseau de guerre ; des bots pilotent le reste de l’équipage conseillé.
xodus-start-alone = En solo
xodus-start-alone-what = Les trois vaisseaux de l’équipage conseillé entre vos mains.
xodus-start-screen = Un seul écran
xodus-start-screen-what = Deux capitaines, deux vaisseaux chacun ; rien n’est caché.

## the aim, the phases, prices, what is left undone
xodus-goal = Activez les { $keys } clés au Grand Rift avant l’éveil de la Corruption. Clés sur place : { $done }. Corruption : { $space } sur { $last }.
xodus-phase-setup = Mise en place : les vaisseaux et leurs premiers mods.
xodus-phase-action = Phase d’action : chaque vaisseau agit une fois, avec autant d’actions qu’il en a. Volez en flotte ou séparément.
xodus-phase-corruption = Phase de Corruption : le marqueur avance et les Avatars se déplacent.
xodus-phase-end-of-turn = Phase de fin de tour : les vaisseaux récupèrent, et un nouveau tour de jeu commence.
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
xodus-cost-health = { $n ->
    [one] { $n } point de santé
   *[other] { $n } points de santé
}
xodus-cost-corruption = Corruption +{ $n }
xodus-unused-explore = Ce système pouvait encore être exploré.
xodus-unused-scavenge = Il restait des scraps à trouver ici.
xodus-unused-signal = { $n ->
    [one] Vous pouviez travailler à un signal ici.
   *[other] Vous pouviez travailler à { $n } signaux ici.
}
xodus-unused-key = Une clé était prête à être prise à bord.
xodus-unused-maintain = Le vaisseau pouvait recevoir une maintenance.

## advice
xodus-term-quest = quête
xodus-gains-quest = Cela vous rapproche des clés et du Grand Rift.
xodus-costs-quest = Les clés et le Grand Rift s’éloignent.
xodus-term-threats = menaces
xodus-gains-threats = Cela contient la Corruption et ses Avatars.
xodus-costs-threats = La Corruption et ses Avatars se rapprochent.
xodus-term-health = coques
xodus-gains-health = Les vaisseaux restent en meilleur état.
xodus-costs-health = Cela met les vaisseaux en danger.
xodus-term-stores = réserves
xodus-gains-stores = Il reste plus d’énergie, de scraps, de modules et d’actions à bord.
xodus-costs-stores = Cela consomme de l’énergie, des scraps ou des actions.
xodus-term-place = position
xodus-gains-place = Les vaisseaux se rapprochent de là où l’on a besoin d’eux.
xodus-costs-place = Les vaisseaux s’éloignent de là où l’on a besoin d’eux.
xodus-term-won = victoire
xodus-gains-won = Cela fait gagner la partie.
xodus-costs-won = Cela laisse filer la victoire.
xodus-term-lost = défaite
xodus-gains-lost = L’équipage reste en jeu.
xodus-costs-lost = Vous risquez la défaite.
xodus-term-victory = victoire
xodus-gains-victory = Cela fait gagner plus souvent.
xodus-costs-victory = Cela fait gagner moins souvent.

## why a bot did something
xodus-aims-quest = Pour se rapprocher des clés et du Grand Rift.
xodus-aims-threats = Pour contenir la Corruption et ses Avatars.
xodus-aims-health = Pour garder les vaisseaux en meilleur état.
xodus-aims-stores = Pour l’énergie, les scraps, les modules et les actions.
xodus-aims-place = Pour être là où l’on a besoin d’un vaisseau.
xodus-aims-won = Pour gagner la partie.
xodus-aims-lost = Pour que l’équipage reste en jeu.
