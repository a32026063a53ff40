## set-ups to begin with
revenant-start-first = Tu primera partida
revenant-start-first-what = Tres almirantes, dos de ellos bots, con la edición final.
revenant-start-alone = En solitario
revenant-start-alone-what = Contra el propio juego, en una travesía fácil.
revenant-start-screen = Una pantalla
revenant-start-screen-what = Tres almirantes se pasan el aparato; las manos quedan ocultas.
revenant-start-duel = Un duelo
revenant-start-duel-what = Dos almirantes y un consejo neutral, contra un bot.
