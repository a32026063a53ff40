## set-ups to begin with
revenant-start-first = Votre première partie
revenant-start-first-what = Trois amiraux, dont deux bots, dans l’édition finale.
revenant-start-alone = En solo
revenant-start-alone-what = Contre le jeu lui-même, pour une traversée facile.
revenant-start-screen = Un seul écran
revenant-start-screen-what = Trois amiraux se passent l’appareil ; les mains restent cachées.
revenant-start-duel = Un duel
revenant-start-duel-what = Deux amiraux et un conseil neutre, contre un bot.
