## set-ups to begin with
helionox-start-first = Tu primera partida
helionox-start-first-what = Competitiva, contra un bot: solo cartas básicas, sin variantes.
helionox-start-alone = En solitario
helionox-start-alone-what = Contra el Sindicato de las Sombras, en dificultad de novato.
helionox-start-screen = Una pantalla
helionox-start-screen-what = Dos jugadores se pasan el dispositivo; las manos quedan ocultas.
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
helionox-phase-setup = Preparación: Arquitectos, cartas iniciales y mercado.
helionox-phase-event = Fase de eventos: llega un evento nuevo, y lo que hay allí se activa.
helionox-phase-cryo = Fase criogénica: se retira un contador de tu Arquitecto.
helionox-phase-main = Fase principal: juega cartas, viaja, supera eventos y compra, en el orden que quieras.
helionox-phase-end = Fase final: lo que no hayas gastado se pierde y robas una mano nueva.
helionox-phase-syndicate = El Sindicato de las Sombras se lleva un evento y una carta.
helionox-phase-scoring = Puntuación.
helionox-cost-credits = { $n ->
    [one] { $n } crédito
   *[other] { $n } créditos
}
helionox-cost-defense = { $n } de defensa
helionox-cost-infamy = infamia +{ $n }
helionox-cost-cryo = criogenia +{ $n }
helionox-unused-cards = Aún podías jugar cartas.
helionox-unused-events = { $n ->
    [one] Aquí podías superar un evento.
   *[other] Aquí podías superar { $n } eventos.
}
helionox-unused-buys = { $n ->
    [one] Una carta del mercado estaba a tu alcance.
   *[other] { $n } cartas del mercado estaban a tu alcance.
}
helionox-unused-architect = Tu Arquitecto aún podía ayudarte.
helionox-unused-bonus = El lugar aún tenía algo que dar.
helionox-unused-deliver = Aquí podías entregar tu carga.

## advice
helionox-unit = influencia
helionox-term-points = influencia
helionox-gains-points = Da influencia que cuenta al final.
helionox-costs-points = Cuesta influencia que contaría al final.
helionox-term-rivals = los demás
helionox-gains-rivals = Deja menos a los demás.
helionox-costs-rivals = También los demás salen ganando.
helionox-term-deck = mazo
helionox-gains-deck = Refuerza tu mazo para los próximos turnos.
helionox-costs-deck = Debilita tu mazo.
helionox-term-turn = este turno
helionox-gains-turn = Deja más por hacer en este turno.
helionox-costs-turn = Agota lo que este turno puede dar.
helionox-term-position = posición
helionox-gains-position = Te deja en mejor posición: banco, embajadas, carga, un Arquitecto descansado.
helionox-costs-position = Te deja en peor posición para los próximos turnos.
helionox-term-syndicate = Sindicato
helionox-gains-syndicate = Se lo quita al Sindicato.
helionox-costs-syndicate = Deja más al Sindicato.
helionox-term-missions = misiones
helionox-gains-missions = Acerca una misión.
helionox-costs-missions = Deja una misión sin cumplir.
helionox-term-threats = amenazas
helionox-gains-threats = El Sindicato encuentra menos que llevarse.
helionox-costs-threats = El Sindicato encuentra más que llevarse.
helionox-term-lead = ventaja
helionox-gains-lead = La partida acaba con más ventaja.
helionox-costs-lead = La partida acaba con menos ventaja.
helionox-term-victory = victoria
helionox-gains-victory = Con esto se gana más a menudo.
helionox-costs-victory = Con esto se gana menos a menudo.

## why a bot did something
helionox-aims-points = Por la influencia que cuenta al final.
helionox-aims-rivals = Para dejar menos a los demás.
helionox-aims-deck = Por un mazo más fuerte en los próximos turnos.
helionox-aims-position = Para quedar mejor situado de ahora en adelante.
helionox-aims-syndicate = Para quitárselo al Sindicato.
helionox-aims-missions = Para acercar una misión.
helionox-aims-threats = Para que el Sindicato encuentre menos.
