## set-ups to begin with
xodus-start-first = Tu primera partida
xodus-start-first-what = Tú llevas la Nave de guerra; los bots, el resto de la tripulación recomendada.
xodus-start-alone = En solitario
xodus-start-alone-what = Las tres naves de la tripulación recomendada en tus manos.
xodus-start-screen = Una pantalla
xodus-start-screen-what = Dos capitanes con dos naves cada uno; todo está a la vista.
