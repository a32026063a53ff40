### Quién se sienta a una mesa: invitaciones, asientos, deseos que otros aceptan y por qué algo se rechazó.

## una invitación
invite-page = Una invitación: { $title }
invite-by = { $name } te invita a
invite-open = Una mesa abierta de
invite-your-table = Tu mesa de
invite-how = Cómo se juega
invite-minutes = Unos { $n } minutos
invite-seats = Quién se sienta dónde
invite-your-place = Tu sitio
invite-until-you-sit = libre hasta que te sientes
invite-free-for = para quien abra el enlace
invite-on-screen = en la misma pantalla
invite-you = tú
invite-choose = Elegir mejor el { $shape }
invite-to-bot = Dárselo a un bot
invite-from-bot = Liberarlo
invite-as = Te sientas como { $name }.
invite-watch = Solo mirar
invite-watching = Estás mirando. El tablero se abre aquí cuando empiece la partida.
invite-sit-after-all = Sentarme al final
invite-no-account = No hace falta cuenta. Este navegador guarda tu sitio.
invite-free-n = { $n ->
        [one] { $n } sitio está libre
       *[other] { $n } sitios están libres
    }
invite-link = Envía este enlace a quien vaya a jugar
invite-next = Qué pasa después
invite-starts = { $n ->
        [one] La partida empieza en cuanto se ocupe el último sitio.
       *[other] La partida empieza en cuanto se ocupen los { $n } sitios libres.
    }
seat-stand = Dejar este asiento
table-remove = Abandonar esta mesa
offline-waiting = Se ha perdido la conexión. Esta página vuelve sola.
offline-sending = Conexión perdida. Tu jugada se envía otra vez en cuanto vuelva.
server-down = El servidor se reinicia. La mesa queda como está; esta página vuelve sola.

## rechazos
refused-failed = El servidor no pudo hacerlo. Nada ha cambiado.
refused-stale = La mesa ha avanzado entretanto. No se jugó nada de esto.
refused-answer-stale = Tu última respuesta llegó tarde: la mesa ha avanzado. Elige otra vez.
refused-not-asked = Se pregunta a otra persona.
refused-answer-not-asked = Un bot juega por ti. Recupera el asiento para responder tú.
refused-not-an-option = Eso ya no es posible.
refused-refused-by-rule = Las reglas no lo permiten.
refused-undo = No hay nada que deshacer.
refused-undo-not-asked = Un bot juega por ti. Recupera antes el asiento.
refused-undo-seen = Ya se ha visto lo que hizo el azar u otra persona: no se deshace. En una mesa de práctica, sí.
refused-undo-taken = Ya hay otra petición de deshacer abierta.
refused-bad-message = El servidor no lo entendió. Recarga la página.
refused-too-large = Es demasiado largo.
refused-too-many = { $wait ->
        [one] Demasiado a la vez. De nuevo en { $wait } segundo.
       *[other] Demasiado a la vez. De nuevo en { $wait } segundos.
    }
refused-not-started = La partida aún no ha empezado.
refused-over = La partida ha terminado.
refused-not-yours = Eso no te toca decidirlo a ti.
refused-sit-not-yours = El servidor no conoce tu nombre. Recarga la página y siéntate otra vez.
refused-sit-taken = Este asiento está ocupado, o alguien en la mesa tiene tu nombre o uno que se le parece.
refused-sit-over = La partida ha terminado: ya no se sienta nadie.
refused-sit-not-offered = La partida ya ha empezado. Pide el asiento.
refused-ask-not-yours = Quien ha ocupado otro asiento de esta mesa conoce sus secretos y no puede ocupar este.
refused-ask-not-offered = Todavía no: esa persona lleva menos de un minuto ausente.
refused-ask-taken = Hay otra petición abierta. Primero necesita respuesta.
refused-chat-not-yours = Ponte primero un nombre; después podrás hablar aquí.
refused-taken = Alguien fue más rápido.
refused-not-stored = No se pudo guardar. Inténtalo otra vez.
refused-not-offered = Esta mesa no ofrece eso.
refused-not-found = Esta mesa ya no existe.
list-shut = Cerrar la lista

## asientos
seat-vacant = vacío: alguien debe sentarse aquí para que siga la partida
seat-resigned = abandonado definitivamente; sigue un bot: { $level }
seat-bot = Bot, { $level }
seat-by-bot = un bot juega por este asiento: { $level }
seat-left-by = Asiento de { $name }, que se fue
seat-ask = Pedir este asiento
seat-ask-bot = Que aquí juegue un bot
seat-resign = Rendirme
seat-stand-sure = Dejas el asiento y queda vacío. Puedes volver a sentarte mientras esté libre; los demás necesitan el acuerdo de todos.
seat-resign-sure = ¿Rendirte definitivamente? Un bot jugará en tu asiento hasta el final y nadie podrá recuperarlo.
table-end = Terminar la partida
table-end-sure = ¿Terminar la partida sin resultado? Todos los demás deben estar de acuerdo.
table-end-alone-sure = ¿Terminar la partida sin resultado?
table-off-list = Quitar de mi lista
bot-plays-you = Un bot juega por ti.
understood = Entendido

## deseos
wish-undo = { $name } quiere deshacer algo
wish-undone = { $n ->
        [one] Se desharía esto:
       *[other] Se desharían estos { $n } pasos:
    }
wish-undone-more = y { $n } más
wish-bot = { $name } quiere que un bot juegue por { $seat }
wish-bot-why = { $seat } no está. Quien vuelva puede recuperar el asiento en cualquier momento.
wish-bot-yours = Pides que un bot juegue por { $seat }
wish-sit = { $name } quiere sentarse en el lugar de { $seat }
wish-sit-why = Desde entonces { $name } ve la mano de ese asiento.
wish-sit-yours = Pides el asiento de { $seat }
wish-end = { $name } quiere terminar la partida
wish-end-why = Termina sin resultado: nadie gana y no se cuenta nada.
wish-end-yours = Pides terminar la partida
wish-waits = Falta el acuerdo de { $names }
wish-take-back = Retirar la petición
wish-again = Otra partida con la misma gente
wish-again-why = Alguien ha preparado una mesa nueva; tu asiento te espera allí.
wish-again-watch = Han preparado una mesa nueva.
wish-again-come = Voy
wish-again-stay = Ahora no
lobby-watch = Mirar
rematch-go = A la mesa nueva

## avisos
time-out = A { $name } se le acabó el tiempo. Sigue un bot.
time-out-you = Se te acabó el tiempo. Un bot sigue por ti.
notice-away = { $name } no está. Sigue un bot.
notice-away-you = No estabas, así que un bot sigue por ti.
declined-undo = { $name } no está de acuerdo: no se deshace nada.
declined-bot = { $name } no está de acuerdo: allí no juega ningún bot.
declined-sit = { $name } no está de acuerdo: no puedes sentarte allí.
declined-end = { $name } no está de acuerdo: la partida sigue.
bot-failed-you = El bot de tu asiento no dio a tiempo una respuesta válida. Se eligió una al azar.
ended-heading = La partida se ha dado por terminada
ended-then = ¿Y ahora?
ended-why = Acordasteis terminarla aquí. Nadie ha ganado y no se cuenta nada; aún puedes verla otra vez, guardar su registro o seguir por tu cuenta desde cualquier momento.
ended-why-alone = La terminaste aquí. Nadie ha ganado y no se cuenta nada; aún puedes verla otra vez, guardar su registro o seguir desde cualquier momento.

## mesas
absence = Cuando alguien no está
absence-minutes = Si alguien falta 10 minutos, un bot sigue por esa persona.
absence-hour = Si alguien falta una hora, un bot sigue por esa persona.
absence-day = Si alguien falta un día, un bot sigue por esa persona.
absence-never = Se espera a quien no está.
absence-minutes-brief = 10 minutos fuera: sigue un bot
absence-hour-brief = Una hora fuera: sigue un bot
absence-day-brief = Un día fuera: sigue un bot
absence-never-brief = Se espera a quien no está
lobby-ended = Terminada sin resultado
lobby-remove = Quitar de mi lista
lobby-remove-sure = ¿Quitar esta mesa de tu lista?
lobby-give-up-sure = ¿Abandonar esta partida? Se pierde para siempre.
lobby-error-remove-not-yours = En esta mesa aún juegan otros. Ábrela para dejar tu asiento o terminar la partida de común acuerdo.
wish-undone-none = Se desharía la última respuesta; aún no consta nada de ella en el historial.
advised = { $name } pide sugerencias.
