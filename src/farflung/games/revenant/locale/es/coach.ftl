## set-ups to begin with
revenant-start-first = Tu primera partida
revenant-start-first-what = Tres almirantes, dos de ellos bots, con la edición final.
revenant-start-alone = En solitario
revenant-start-alone-what = Contra el propio juego, en una travesía fácil.
revenant-start-screen = Una pantalla
revenant-start-screen-what = Tres almirantes se pasan el dispositivo; las manos quedan ocultas.
revenant-start-duel = Un duelo
revenant-start-duel-what = Dos almirantes y un consejo neutral, contra un bot.

## the aim, the phases, prices, what is left undone
revenant-goal-final-all = Gana quien tenga más renombre tras el ciclo { $cycles }.
revenant-goal-final-crew = Ganas si tras el ciclo { $cycles } tienes más renombre que la tripulación corrupta.
revenant-goal-prototype-all = Gana quien tenga más puntos de victoria tras la ronda { $cycles }.
revenant-goal-prototype-crew = Ganas si tras la ronda { $cycles } tienes más puntos de victoria que la tripulación corrupta.
revenant-stand-final = El tuyo, por ahora: { $n }.
revenant-stand-prototype = Los tuyos, por ahora: { $n }.
revenant-phase-setup = Preparación: elige a tu capitán y tus primeras cartas.
revenant-phase-action = Fase de acción: tres turnos cada uno. Tripula una nave, toma lo que da y haz una acción adicional.
revenant-phase-reset = Fase de retorno: las tripulaciones vuelven y las tácticas deciden quién empieza.
revenant-phase-combat = Fase de combate: las naves del vacío golpean, sector por sector. Los escudos paran impactos.
revenant-phase-rift = Fase de grietas: la flota se queda, y cada grieta trae más naves del vacío.
revenant-phase-hyperjump = Fase de hipersalto: la flota deja atrás a sus perseguidores.
revenant-phase-scoring = Puntuación.
revenant-phase-prototype-setup = Preparación: elige a tu capitán y tus primeras cartas.
revenant-phase-prototype-sonar = Fase de sonar: llegan nuevas naves nacidas del vacío y todos roban cartas.
revenant-phase-prototype-action = Fase de acción: tres turnos cada uno. Tripula una nave, toma lo que da y haz una acción adicional.
revenant-phase-prototype-recall = Fase de retorno: las tripulaciones vuelven; quien va primero en tácticas decide quién empieza.
revenant-phase-prototype-breach = Fase de brecha: los nacidos del vacío golpean, sector por sector.
revenant-phase-prototype-hyperjump = Fase de hipersalto: si el salto está activado, la flota deja atrás a sus perseguidores.
revenant-phase-prototype-scoring = Puntuación.
revenant-cost-material = { $n } de material
revenant-cost-energy = { $n } de energía
revenant-cost-science = { $n } de ciencia
revenant-cost-neutronium = { $n } de neutronio
revenant-cost-hidden = { $n } de influencia oculta
revenant-cost-corruption = corrupción +{ $n }
revenant-unused-bonus = { $n ->
    [one] Aún podías hacer una acción adicional.
   *[other] Aún podías hacer una acción adicional; tenías { $n } para elegir.
}
revenant-unused-cards = { $n ->
    [one] Aún podías jugar una carta de tu mano.
   *[other] Aún podías jugar { $n } cartas de tu mano.
}
revenant-unused-absorb = Aún podías colocar un absorbente.

## advice
revenant-unit = renombre
revenant-why-houses = { $house } tiene { $n ->
    [one] 1 nave: cada influencia cuenta una vez
   *[other] { $n } naves: cada influencia cuenta { $n } veces
}.
revenant-term-houses = Casas
revenant-gains-houses = Tu influencia con las Casas vale más.
revenant-costs-houses = Tu influencia con las Casas vale menos.
revenant-term-rivals = los demás
revenant-gains-rivals = Deja menos a los demás almirantes.
revenant-costs-rivals = También los demás almirantes salen ganando.
revenant-term-renown = renombre
revenant-gains-renown = Da renombre que ya nadie te quita.
revenant-costs-renown = Renuncia a renombre seguro.
revenant-term-colony = colonia
revenant-gains-colony = Acerca la colonia.
revenant-costs-colony = La colonia vale menos.
revenant-term-agendas = agendas
revenant-gains-agendas = Te acerca a una de tus agendas.
revenant-costs-agendas = Te aleja de tus agendas.
revenant-term-resources = recursos
revenant-gains-resources = Te deja más recursos para actuar.
revenant-costs-resources = Gasta recursos que echarás de menos.
revenant-term-cards = cartas
revenant-gains-cards = Sacas más partido a tus cartas.
revenant-costs-cards = Te cuesta cartas.
revenant-term-rank = ascenso
revenant-gains-rank = Acerca el ascenso de tu capitán.
revenant-costs-rank = Retrasa el ascenso de tu capitán.
revenant-term-intelligence = datos
revenant-gains-intelligence = Reúne datos y tácticas, que se convierten en influencia.
revenant-costs-intelligence = Deja datos y tácticas a los demás.
revenant-term-corruption = corrupción
revenant-gains-corruption = Mantiene la corrupción lejos de ti y de la flota.
revenant-costs-corruption = Deja entrar la corrupción.
revenant-term-victory = victoria
revenant-gains-victory = Hace más probable ganar la partida en el acto.
revenant-costs-victory = Deja escapar la partida.

## why a bot did something
revenant-aims-houses = Para pesar más ante las Casas.
revenant-aims-rivals = Para dejar menos a los demás almirantes.
revenant-aims-renown = Por un renombre que ya nadie quita.
revenant-aims-colony = Para acercar la colonia.
revenant-aims-resources = Para tener más recursos con que actuar.
revenant-aims-cards = Para tener más cartas con que actuar.
revenant-aims-rank = Por el próximo ascenso.
revenant-aims-intelligence = Por los datos y las tácticas, que se convierten en influencia.
revenant-aims-corruption = Para mantener lejos la corrupción.
