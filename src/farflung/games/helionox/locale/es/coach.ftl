## set-ups to begin with
helionox-start-first = Tu primera partida
helionox-start-first-what = Competitiva, contra un bot: solo cartas básicas, sin variantes.
helionox-start-alone = En solitario
helionox-start-alone-what = Contra el Sindicato de las Sombras, en dificultad de novato.
helionox-start-screen = Una pantalla
helionox-start-screen-what = Dos jugadores se pasan el aparato; las manos quedan ocultas.
helionox-start-together = Juntos
helionox-start-together-what = Con un bot a tu lado contra el Sindicato de las Sombras.

## the aim, the phases, prices, what is left undone
helionox-goal = Gana quien tenga más influencia cuando se agote el mazo de eventos: { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
helionox-goal-team = Ganáis con más influencia que el Sindicato de las Sombras cuando se agote el mazo de eventos: { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
helionox-stand = La tuya hasta ahora: { $n }.
helionox-phase-setup = Preparación: arquitectos, cartas iniciales y mercado.
helionox-phase-event = Fase de eventos: llega un evento nuevo, y lo que hay allí se activa.
helionox-phase-cryo = Fase crío: se descongela un marcador de tu arquitecto.
helionox-phase-main = Fase principal: juega cartas, viaja, supera eventos y compra, en el orden que quieras.
helionox-phase-end = Fase final: lo que no gastaste se pierde, y robas una mano nueva.
helionox-phase-syndicate = El Sindicato de las Sombras se lleva un evento y una carta.
helionox-phase-scoring = Puntuación.
helionox-cost-credits = { $n ->
    [one] { $n } crédito
   *[other] { $n } créditos
}
helionox-cost-defense = { $n } de defensa
helionox-cost-infamy = infamia +{ $n }
helionox-cost-cryo = crío +{ $n }
helionox-unused-cards = { $n ->
    [one] Te quedó una carta sin jugar.
   *[other] Te quedaron { $n } cartas sin jugar.
}
helionox-unused-events = { $n ->
    [one] Aquí podías superar un evento.
   *[other] Aquí podías superar { $n } eventos.
}
helionox-unused-buys = { $n ->
    [one] Una carta del mercado estaba a tu alcance.
   *[other] { $n } cartas del mercado estaban a tu alcance.
}
helionox-unused-architect = Tu arquitecto aún podía ayudarte.
helionox-unused-bonus = El lugar aún tenía algo que dar.
helionox-unused-deliver = Aquí podías entregar tu carga.
