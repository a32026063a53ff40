### Salvage: respuestas, preguntas, sucesos y negativas, y los rótulos del tablero.

salvage-title = Salvage
salvage-kind = El juego para aprender
salvage-about = Bucea entre los restos, véndelos y llega antes que nadie a 12. Una partida entera en cinco minutos.
salvage-points = Puntos
salvage-edition-tutorial = El juego para aprender.

salvage-opt-dive = Bucear
salvage-opt-stop = Dejar de bucear
salvage-opt-sell = Vender un { $value }
salvage-opt-keep = Quedarse con todo

salvage-ask-dive = ¿Bucear a por otra carta?
salvage-ask-sell = ¿Qué carta vendes?

salvage-log-dove = { $seat } bucea.
salvage-log-sold = { $seat } vende un { $value }.
salvage-log-won = { $seat } gana.

salvage-why-sal-2-2 = La chatarra solo se vende a partir de 2 puntos.

salvage-detail-dive = Roba una carta de los restos a tu mano. Con cuatro en la mano se acaba la inmersión.
salvage-detail-sell = { $value ->
        [one] Un punto.
       *[other] { $value } puntos.
    }

salvage-place-wreck = Entre los restos
salvage-place-unseen = Sin ver todavía
salvage-player-hands = Mano
salvage-player-points = Puntos
