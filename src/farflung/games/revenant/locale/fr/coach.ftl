## set-ups to begin with
revenant-start-first = Votre première partie
revenant-start-first-what = Trois amiraux, dont deux bots, dans l’édition finale.
revenant-start-alone = En solo
revenant-start-alone-what = Contre le jeu lui-même, pour une traversée facile.
revenant-start-screen = Un seul écran
revenant-start-screen-what = Trois amiraux se passent l’appareil ; les mains restent cachées.
revenant-start-duel = Un duel
revenant-start-duel-what = Deux amiraux et un conseil neutre, contre un bot.

## the aim, the phases, prices, what is left undone
revenant-goal-final-all = Qui a le plus de prestige après le cycle { $cycles } l’emporte.
revenant-goal-final-crew = Vous gagnez avec plus de prestige que l’Équipage corrompu après le cycle { $cycles }.
revenant-goal-prototype-all = Qui a le plus de points de victoire après le cycle { $cycles } l’emporte.
revenant-goal-prototype-crew = Vous gagnez avec plus de points de victoire que l’Équipage corrompu après le cycle { $cycles }.
revenant-stand-final = Le vôtre pour l’instant : { $n }.
revenant-stand-prototype = Les vôtres pour l’instant : { $n }.
revenant-phase-setup = Mise en place : choisissez votre capitaine et vos premières cartes.
revenant-phase-action = Phase d’action : trois tours chacun. Occupez un vaisseau, prenez ce qu’il donne, puis une action bonus.
revenant-phase-reset = Phase de retour : les équipages rentrent, et la tactique décide qui commence.
revenant-phase-combat = Phase de combat : les vaisseaux du Néant frappent, secteur après secteur. Les boucliers encaissent.
revenant-phase-rift = Phase des failles : la flotte reste, et chaque faille amène d’autres vaisseaux du Néant.
revenant-phase-hyperjump = Phase d’hypersaut : la flotte sème ses poursuivants.
revenant-phase-scoring = Décompte.
revenant-phase-prototype-setup = Mise en place : choisissez votre capitaine et vos premières cartes.
revenant-phase-prototype-sonar = Phase de sonar : de nouveaux vaisseaux du Néant arrivent, chacun pioche des cartes.
revenant-phase-prototype-action = Phase d’action : trois tours chacun. Occupez un vaisseau, prenez ce qu’il donne, puis une action bonus.
revenant-phase-prototype-recall = Phase de rappel : les équipages rentrent ; le premier en tactique désigne qui commence.
revenant-phase-prototype-breach = Phase de brèche : le Néant frappe, secteur après secteur.
revenant-phase-prototype-hyperjump = Phase d’hypersaut : si le saut est activé, la flotte sème ses poursuivants.
revenant-phase-prototype-scoring = Décompte.
revenant-cost-material = { $n ->
    [one] { $n } matériau
   *[other] { $n } matériaux
}
revenant-cost-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
revenant-cost-science = { $n ->
    [one] { $n } science
   *[other] { $n } sciences
}
revenant-cost-neutronium = { $n ->
    [one] { $n } neutronium
   *[other] { $n } neutroniums
}
revenant-cost-hidden = { $n ->
    [one] { $n } influence secrète
   *[other] { $n } influences secrètes
}
revenant-cost-corruption = corruption +{ $n }
revenant-unused-bonus = { $n ->
    [one] Une action bonus restait possible.
   *[other] Une action bonus restait possible ; vous aviez le choix entre { $n }.
}
revenant-unused-cards = { $n ->
    [one] Une carte de votre main pouvait encore être jouée.
   *[other] { $n } cartes de votre main pouvaient encore être jouées.
}
revenant-unused-absorb = Un absorbeur pouvait encore être posé.

## advice
revenant-unit = prestige
revenant-why-houses = { $house } a { $n ->
    [one] 1 vaisseau : chaque influence compte une fois
   *[other] { $n } vaisseaux : chaque influence compte { $n } fois
}.
revenant-term-houses = Maisons
revenant-gains-houses = Votre influence auprès des Maisons vaut davantage.
revenant-costs-houses = Votre influence auprès des Maisons vaut moins.
revenant-term-rivals = les autres
revenant-gains-rivals = Il en reste moins aux autres amiraux.
revenant-costs-rivals = Les autres amiraux y gagnent aussi.
revenant-term-renown = prestige
revenant-gains-renown = Cela rapporte du prestige que personne ne vous reprendra.
revenant-costs-renown = C’est renoncer à du prestige assuré.
revenant-term-colony = colonie
revenant-gains-colony = La colonie se rapproche.
revenant-costs-colony = La colonie vaut moins.
revenant-term-agendas = objectifs
revenant-gains-agendas = L’un de vos objectifs se rapproche.
revenant-costs-agendas = Cela vous éloigne de vos objectifs.
revenant-term-resources = ressources
revenant-gains-resources = Il vous reste plus de ressources pour agir.
revenant-costs-resources = Cela consomme des ressources qui vous manqueront.
revenant-term-cards = cartes
revenant-gains-cards = Vous tirez davantage de vos cartes.
revenant-costs-cards = Cela vous coûte des cartes.
revenant-term-rank = rang
revenant-gains-rank = La promotion de votre capitaine se rapproche.
revenant-costs-rank = La promotion de votre capitaine est retardée.
revenant-term-intelligence = données
revenant-gains-intelligence = Cela réunit données et tactique, qui deviennent de l’influence.
revenant-costs-intelligence = Données et tactique restent aux autres.
revenant-term-corruption = corruption
revenant-gains-corruption = La corruption reste loin de vous et de la flotte.
revenant-costs-corruption = Cela laisse entrer la corruption.
revenant-term-victory = victoire
revenant-gains-victory = Cela fait plus souvent gagner la partie sur-le-champ.
revenant-costs-victory = Cela laisse filer la partie.

## why a bot did something
revenant-aims-houses = Pour peser davantage auprès des Maisons.
revenant-aims-rivals = Pour laisser moins aux autres amiraux.
revenant-aims-renown = Pour du prestige que personne ne reprendra.
revenant-aims-colony = Pour rapprocher la colonie.
revenant-aims-resources = Pour avoir plus de ressources pour agir.
revenant-aims-cards = Pour avoir plus de cartes pour agir.
revenant-aims-rank = Pour la prochaine promotion.
revenant-aims-intelligence = Pour les données et la tactique, qui deviennent de l’influence.
revenant-aims-corruption = Pour tenir la corruption à distance.
