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
invite-choose = Mejor este sitio: { $shape }
invite-to-bot = Dárselo a un bot
invite-from-bot = Liberarlo
invite-as = Te sientas como { $name }.
invite-watch = Solo mirar
invite-watching = Estás mirando. El tablero se abre aquí cuando empiece la partida.
invite-sit-after-all = Sentarme después de todo
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
refused-sit-taken = Este sitio está ocupado, o alguien en la mesa tiene tu nombre o uno que se le parece.
refused-sit-over = La partida ha terminado: ya no se sienta nadie.
refused-sit-not-offered = La partida ha empezado. Pide el asiento.
refused-ask-not-yours = Quien ha ocupado otro asiento de esta mesa conoce sus secretos y no puede ocupar este.
refused-ask-not-offered = Todavía no: esa persona lleva fuera menos de un minuto.
refused-ask-taken = Hay otra petición abierta. Primero necesita respuesta.
refused-chat-not-yours = Ponte primero un nombre; después podrás hablar aquí.
refused-taken = Alguien fue más rápido.
refused-not-stored = No se pudo guardar. Inténtalo otra vez.
refused-not-offered = Esta mesa no ofrece eso.
refused-not-found = Esta mesa ya no existe.
list-shut = Cerrar la lista
