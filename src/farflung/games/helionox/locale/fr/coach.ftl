## set-ups to begin with
helionox-start-first = Votre première partie
helionox-start-first-what = Compétitive, contre un bot : cartes de base, sans variante.
helionox-start-alone = En solo
helionox-start-alone-what = Contre le Syndicat de l’Ombre, en difficulté débutant.
helionox-start-screen = Un seul écran
helionox-start-screen-what = Deux joueurs se passent l’appareil ; les mains restent cachées.
helionox-start-together = Ensemble
helionox-start-together-what = Avec un bot à vos côtés contre le Syndicat de l’Ombre.

## the aim, the phases, prices, what is left undone
helionox-goal = Celui qui a le plus d’influence quand la pioche d’événements est vide l’emporte : encore { $left ->
    [one] 1 événement
   *[other] { $left } événements
}.
helionox-goal-team = Vous gagnez si vous avez plus d’influence que le Syndicat de l’Ombre quand la pioche d’événements est vide : encore { $left ->
    [one] 1 événement
   *[other] { $left } événements
}.
helionox-stand = La vôtre pour l’instant : { $n }.
helionox-phase-setup = Mise en place : Architectes, cartes de départ et marché.
helionox-phase-event = Phase d’événement : un nouvel événement frappe, et ce qui s’y trouve devient actif.
helionox-phase-cryo = Phase cryo : votre Architecte perd un marqueur cryo.
helionox-phase-main = Phase principale : jouez vos cartes, voyagez, surmontez des événements et achetez, dans l’ordre voulu.
helionox-phase-end = Phase de fin : ce que vous n’avez pas dépensé est perdu, et vous piochez une nouvelle main.
helionox-phase-syndicate = Le Syndicat de l’Ombre prend un événement et une carte.
helionox-phase-scoring = Décompte.
helionox-cost-credits = { $n ->
    [one] { $n } crédit
   *[other] { $n } crédits
}
helionox-cost-defense = { $n ->
    [one] { $n } point de défense
   *[other] { $n } points de défense
}
helionox-cost-infamy = infamie +{ $n }
helionox-cost-cryo = cryo +{ $n }
helionox-unused-cards = Vous pouviez encore jouer des cartes.
helionox-unused-events = { $n ->
    [one] Un événement pouvait être surmonté ici.
   *[other] { $n } événements pouvaient être surmontés ici.
}
helionox-unused-buys = { $n ->
    [one] Une carte du marché était à votre portée.
   *[other] { $n } cartes du marché étaient à votre portée.
}
helionox-unused-architect = Votre Architecte pouvait encore aider.
helionox-unused-bonus = Le lieu avait encore quelque chose à donner.
helionox-unused-deliver = Votre cargaison pouvait être livrée ici.

## advice
helionox-unit = influence
helionox-term-points = influence
helionox-gains-points = Cela rapporte de l’influence qui compte à la fin.
helionox-costs-points = Cela coûte de l’influence qui compterait à la fin.
helionox-term-rivals = les autres
helionox-gains-rivals = Il en reste moins aux autres.
helionox-costs-rivals = Les autres y gagnent aussi.
helionox-term-deck = deck
helionox-gains-deck = Votre deck devient plus fort pour les prochains tours.
helionox-costs-deck = Votre deck s’affaiblit.
helionox-term-turn = ce tour
helionox-gains-turn = Il reste davantage à faire ce tour-ci.
helionox-costs-turn = Cela épuise ce que ce tour peut donner.
helionox-term-position = position
helionox-gains-position = Vous êtes mieux placé : banque, ambassades, cargaison, Architecte reposé.
helionox-costs-position = Vous êtes moins bien placé pour les prochains tours.
helionox-term-syndicate = Syndicat
helionox-gains-syndicate = Cela met quelque chose hors de portée du Syndicat.
helionox-costs-syndicate = Il en reste davantage au Syndicat.
helionox-term-missions = missions
helionox-gains-missions = Une mission se rapproche.
helionox-costs-missions = Une mission reste en plan.
helionox-term-threats = menaces
helionox-gains-threats = Le Syndicat trouve moins à prendre ensuite.
helionox-costs-threats = Le Syndicat trouve plus à prendre ensuite.
helionox-term-lead = avance
helionox-gains-lead = La partie s’achève avec plus d’avance.
helionox-costs-lead = La partie s’achève avec moins d’avance.
helionox-term-victory = victoire
helionox-gains-victory = Cela fait gagner plus souvent.
helionox-costs-victory = Cela fait gagner moins souvent.

## why a bot did something
helionox-aims-points = Pour de l’influence qui compte à la fin.
helionox-aims-rivals = Pour laisser moins aux autres.
helionox-aims-deck = Pour un deck plus fort aux prochains tours.
helionox-aims-position = Pour être en meilleure position désormais.
helionox-aims-syndicate = Pour le soustraire au Syndicat.
helionox-aims-missions = Pour rapprocher une mission.
helionox-aims-threats = Pour que le Syndicat trouve moins à prendre.
