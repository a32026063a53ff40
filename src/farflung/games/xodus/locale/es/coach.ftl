## set-ups to begin with
xodus-start-first = Tu primera partida
xodus-start-first-what = Tú llevas la Nave de guerra; los bots, el resto de la tripulación recomendada.
xodus-start-alone = En solitario
xodus-start-alone-what = Las tres naves de la tripulación recomendada en tus manos.
xodus-start-screen = Una pantalla
xodus-start-screen-what = Dos capitanes con dos naves cada uno; todo está a la vista.

## the aim, the phases, prices, what is left undone
xodus-goal = Activad las { $keys } llaves en el Gran Rift antes de que despierte la Corrupción. Llaves allí: { $done }. Corrupción: { $space } de { $last }.
xodus-phase-setup = Preparación: las naves y sus primeros mods.
xodus-phase-action = Fase de acción: cada nave actúa una vez, con tantas acciones como tenga. Volad en flota o por separado.
xodus-phase-corruption = Fase de Corrupción: el marcador avanza y los Avatares se mueven.
xodus-phase-end-of-turn = Fase de fin de turno: las naves se recuperan y empieza otra ronda.
xodus-cost-actions = { $n ->
    [one] { $n } acción
   *[other] { $n } acciones
}
xodus-cost-energy = { $n } de energía
xodus-cost-scraps = { $n } de chatarra
xodus-cost-health = { $n } de salud
xodus-cost-corruption = Corrupción +{ $n }
xodus-unused-explore = Este sistema aún se podía explorar.
xodus-unused-scavenge = Aquí quedaba chatarra por recoger.
xodus-unused-signal = { $n ->
    [one] Aquí podíais trabajar en una señal.
   *[other] Aquí podíais trabajar en { $n } señales.
}
xodus-unused-key = Había una llave lista para subir a bordo.
xodus-unused-maintain = La nave podía recibir mantenimiento.

## advice
xodus-term-quest = misión
xodus-gains-quest = Os acerca a las llaves y al Gran Rift.
xodus-costs-quest = Aleja las llaves y el Gran Rift.
xodus-term-threats = amenazas
xodus-gains-threats = Contiene a la Corrupción y a sus Avatares.
xodus-costs-threats = Deja acercarse a la Corrupción y a sus Avatares.
xodus-term-health = cascos
xodus-gains-health = Las naves quedan más enteras.
xodus-costs-health = Pone en peligro las naves.
xodus-term-stores = reservas
xodus-gains-stores = Deja más energía, chatarra, módulos y acciones a bordo.
xodus-costs-stores = Gasta energía, chatarra o acciones.
xodus-term-place = posición
xodus-gains-place = Las naves quedan más cerca de donde hacen falta.
xodus-costs-place = Las naves quedan más lejos de donde hacen falta.
xodus-term-won = victoria
xodus-gains-won = Os da la victoria.
xodus-costs-won = Deja escapar la victoria.
xodus-term-lost = derrota
xodus-gains-lost = Mantiene a la tripulación en juego.
xodus-costs-lost = Os expone a la derrota.
xodus-term-victory = victoria
xodus-gains-victory = Con esto se gana más a menudo.
xodus-costs-victory = Con esto se gana menos a menudo.

## why a bot did something
xodus-aims-quest = Para acercarse a las llaves y al Gran Rift.
xodus-aims-threats = Para contener a la Corrupción y a sus Avatares.
xodus-aims-health = Para que las naves queden más enteras.
xodus-aims-stores = Por la energía, la chatarra, los módulos y las acciones.
xodus-aims-place = Para estar donde hace falta una nave.
xodus-aims-won = Para ganar la partida.
xodus-aims-lost = Para que la tripulación siga en juego.
