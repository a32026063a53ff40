### Lo que se puede responder, lo que se pregunta, lo que ocurre y por qué no, en Helionox. Los nombres están en
### names-helionox.ftl. $name es un jugador, $ask la pregunta de una respuesta, $verb la respuesta que una regla impide.
### Un lugar llega como $place, y con preposición como $at (dónde), $to (adónde) y $from (de dónde).

## Respuestas

hel-opt-play = Jugar «{ $card }»
hel-opt-buy = Comprar «{ $card }»
hel-opt-travel = Viajar { $to }
hel-opt-place-embassy = Colocar una embajada
hel-opt-overcome = Superar «{ $event }»
hel-opt-alternative = Superar «{ $event }»: { $alternative }
hel-opt-call = Pedir ayuda contra «{ $event }»
hel-opt-use-architect = { $ability }
hel-opt-bonus = Usar la bonificación del lugar
hel-opt-key = Usar el acceso clave
hel-opt-cycle = Rotar «{ $card }»
hel-opt-cycle-request = Rotar tu solicitud
hel-opt-gain-cargo = Embarcar carga { $from }
hel-opt-deliver = Entregar la carga { $from }
hel-opt-use-fleet = Usar «{ $fleet }»
hel-opt-garrison-credit = Retirar la guarnición por { hel-credits }
hel-opt-garrison-defense = Retirar la guarnición por { hel-defense }
hel-opt-end-turn = Terminar el turno
hel-opt-partner = Pedírselo a { $name }
hel-opt-offer = Ofrecer { hel-defense }
hel-opt-accept = Ayudar
hel-opt-refuse = Rechazar
hel-opt-stop-helping = No jugar más
hel-opt-raise = Subir tu oferta a { hel-defense }
hel-opt-break-off = Interrumpir
hel-opt-take = { $effect ->
        [none] { $ask ->
            [fleet] Usarlo
           *[other] Hacerlo
        }
       *[other] { $effect }
    }
hel-opt-decline = { $ask ->
        [move] Quedarse
        [consume] No consumir nada
        [discard-cost] No descartar nada
        [consume-cost] No consumir nada
        [copy] No copiar nada
        [obtain] No obtener nada
        [cycle] No rotar nada
        [reward] Ninguna recompensa
        [turn-over] No dar la vuelta a nada
        [shift] Dejarlo todo
        [topdeck] No poner nada
        [cargo] No embarcar nada
       *[other] No usarlo
    }
hel-opt-done = { $ask ->
        [consume] No consumir más
        [cycle] No rotar más
       *[other] Listo
    }
hel-opt-choose = Opción { $n }
hel-opt-move = Ir { $to }
hel-opt-discard = Descartar «{ $card }»
hel-opt-consume = Consumir «{ $card }»
hel-opt-consume-discarded = Consumir «{ $card }» de tu pila de descartes
hel-opt-obtain = Obtener «{ $card }»
hel-opt-copy = Copiar «{ $card }»
hel-opt-turn-over = Dar la vuelta a «{ $event }» { $at }
hel-opt-shift = Mover «{ $event }»
hel-opt-shift-to = { $to }
hel-opt-topdeck = Poner «{ $card }» encima del mazo
hel-opt-look-take = Llevar «{ $card }» a la mano
hel-opt-put-back = Devolver «{ $card }»
hel-opt-search = Asegurar «{ $card }»
hel-opt-event-back = Devolver «{ $event }»
hel-opt-consume-self = Consumir esta carta
hel-opt-from-bank = { $n ->
        [0] No pagar nada del banco
       *[other] Pagar { hel-credits } del banco
    }
hel-opt-bank-reward = Depositar { hel-credits } en el banco
hel-opt-tech-reward = Llevarse «{ $card }»
hel-opt-keep-rest = Conservar el resto
hel-opt-lose-cargo = La carga { $from }
hel-opt-give-event = { $event } { $at }
hel-opt-give-card = { $card }
hel-opt-draft = Conservar a { $architect }
hel-opt-choose-architect = Despertar a { $architect }
hel-opt-choose-pair = { $faction ->
        [Bio] Las cartas Bio
       *[other] Las cartas de { $faction }
    }
hel-opt-choose-fleet = { $fleet }
hel-opt-discard-any = Descartar cualquier carta

## Preguntas

hel-ask-main = ¿Qué haces?
hel-ask-move = ¿Adónde te mueves?
hel-ask-discard = ¿Qué carta descartas?
hel-ask-discard-cost = ¿Qué carta descartas a cambio?
hel-ask-consume = ¿Qué carta consumes?
hel-ask-consume-cost = ¿Qué carta consumes a cambio?
hel-ask-obtain = ¿Qué carta obtienes?
hel-ask-cycle = ¿Qué rotas?
hel-ask-optional = { $effect ->
        [none] ¿Lo haces?
       *[other] ¿Quieres { $effect }?
    }
hel-ask-choice = ¿Qué eliges?
hel-ask-copy = ¿Qué carta copias?
hel-ask-turn-over = ¿A qué evento das la vuelta?
hel-ask-shift = ¿Qué evento mueves?
hel-ask-shift-to = ¿Adónde va el evento?
hel-ask-topdeck = ¿Qué carta pones encima de tu mazo?
hel-ask-look = ¿Cuál de estas cartas te llevas?
hel-ask-put-back = ¿Qué carta devuelves ahora?
hel-ask-search = ¿Qué carta buscas?
hel-ask-events-back = ¿Qué evento devuelves ahora?
hel-ask-cargo = ¿Qué carga embarcas?
hel-ask-bank = ¿Cuánto pagas de tu banco?
hel-ask-alternative = ¿Qué carta descartas para superar el evento?
hel-ask-partner = ¿A quién pides ayuda?
hel-ask-offer = ¿Cuánta defensa aportas?
hel-ask-answer = { $event ->
        [none] ¿Ayudas?
       *[other] { $name } te pide ayuda contra «{ $event }» y ofrece { hel-defense }; tú aportarías { $share }. ¿Ayudas?
    }
hel-ask-help = { $event ->
        [none] ¿Qué carta juegas para ayudar?
       *[other] Aún hay que reunir { hel-defense } contra «{ $event }». ¿Qué carta juegas?
    }
hel-ask-shortfall = { $event ->
        [none] La ayuda no basta. ¿Qué haces?
       *[other] La ayuda no basta: aún hay que reunir { hel-defense } contra «{ $event }». ¿Qué haces?
    }
hel-ask-reward = ¿Qué recompensa eliges por la entrega?
hel-ask-fleet = { $fleet ->
        [none] ¿Usas tu activo de flota?
       *[other] ¿Usas «{ $fleet }»?
    }
hel-ask-keep = ¿Qué carta descartas antes de robar?
hel-ask-cut = Tienes más de { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }. ¿Cuál descartas?
hel-ask-raid = ¡Un asalto! ¿Qué carga pierdes?
hel-ask-plague = La peste roja: ¿qué carta descartas?
hel-ask-pushed = La cascada del cinturón expulsa tu nave. ¿Adónde va?
hel-ask-syndicate-event = ¿Qué evento se lleva el Sindicato de las Sombras?
hel-ask-syndicate-card = ¿Qué carta se lleva el Sindicato de las Sombras?
hel-ask-draft = ¿Con qué Arquitecto te quedas?
hel-ask-architect = ¿Qué Arquitecto despiertas?
hel-ask-pair = ¿Con qué facción empiezas?
hel-ask-fleet-asset = ¿Qué activo de flota pilotas?
hel-ask-pay = { $effect ->
        [none] ¿Pagas por ello?
       *[other] ¿Quieres { $effect }?
    }

## Lo que ocurre

hel-log-turn-began = Turno { $n }: { $name }.
hel-log-became-active = Evento activo { $at }: { $event }.
hel-log-event-arrived = Nuevo evento { $at }: { $event }.
hel-log-thawed = { $n ->
        [0] El Arquitecto de { $name } despierta.
        [one] El Arquitecto de { $name } se descongela: falta { $n }.
       *[other] El Arquitecto de { $name } se descongela: faltan { $n }.
    }
hel-log-played = { $name } juega «{ $card }».
hel-log-credits-gained = { $name } gana { hel-credits }.
hel-log-defense-gained = { $name } gana { hel-defense }.
hel-log-influence-gained = { $name } gana { hel-influence }.
hel-log-infamy-taken = { $name } recibe { hel-infamy }.
hel-log-infamy-removed = { $name } se libra de { hel-infamy }.
hel-log-drew = { $name } roba «{ $card }».
hel-log-drew-unseen = { $name } roba { hel-cards }.
hel-log-discarded = { $name } descarta «{ $card }».
hel-log-consumed = { $name } consume «{ $card }».
hel-log-bought = { $n ->
        [0] { $name } compra «{ $card }» sin pagar nada.
       *[other] { $name } compra «{ $card }» por { hel-credits }.
    }
hel-log-obtained = { $name } obtiene «{ $card }».
hel-log-secured = { $name } asegura «{ $card }».
hel-log-secured-unseen = { $name } asegura una carta.
hel-log-market-shown = Nuevo en el mercado: { $card }.
hel-log-cycled = { $name } rota «{ $card }».
hel-log-request-cycled = { $name } rota una solicitud.
hel-log-moved = { $name } se mueve { $to }.
hel-log-travelled = { $name } viaja { $to } por { hel-credits }.
hel-log-embassy-placed = { $name } coloca una embajada { $at }.
hel-log-overcame = { $name } supera «{ $event }».
hel-log-called = { $name } pide ayuda a { $partner } y ofrece { hel-defense }.
hel-log-accepted = { $name } ayuda.
hel-log-refused = { $name } rechaza.
hel-log-collaborated = { $name } aporta { hel-defense } junto con { $partner }.
hel-log-broken-off = { $name } interrumpe la colaboración.
hel-log-architect-used = { $name } recurre a { $architect } (criogenia { $cryo }).
hel-log-bonus-taken = { $name } usa la bonificación del lugar: { $site }.
hel-log-key-taken = { $name } usa el acceso clave: { $site }.
hel-log-credits-banked = { $name } deposita { hel-credits } en el banco.
hel-log-defense-banked = { $name } deposita { hel-defense } en el banco.
hel-log-cargo-gained = { $name } embarca carga { $from }.
hel-log-cargo-delivered = { $name } entrega carga { $from } { $to }.
hel-log-cargo-lost = { $name } pierde carga { $from }.
hel-log-request-fulfilled = { $name } cumple la solicitud «{ $request }».
hel-log-request-drawn = { $name } roba la solicitud «{ $request }».
hel-log-illegal-taken = { $name } se lleva «{ $card }» { $at }.
hel-log-fleet-used = { $name } usa «{ $fleet }».
hel-log-garrison-removed = { $name } retira la guarnición { $at }.
hel-log-copied = { $name } copia «{ $card }».
hel-log-turned-over = { $name } pone «{ $event }» { $at } por su cara inactiva.
hel-log-shifted = { $name } mueve «{ $event }» { $to }.
hel-log-searched = { $name } busca en un mazo y lo baraja.
hel-log-looked = { $name } mira { $n ->
        [one] la primera carta
       *[other] las { $n } primeras cartas
    } de su mazo.
hel-log-events-looked = { $name } mira { $n ->
        [one] el primer evento
       *[other] los { $n } primeros eventos
    } del mazo.
hel-log-reshuffled = { $name } baraja su pila de descartes para formar un nuevo mazo.
hel-log-topdecked = { $name } pone «{ $card }» encima del mazo.
hel-log-shutdown-ignored = { $name } ignora las clausuras este turno.
hel-log-market-cheaper = { $name } pagará { hel-credits } menos por la próxima carta del mercado.
hel-log-events-cheaper = { $name } pagará { hel-defense } menos por el próximo evento.
hel-log-counters-removed = { $name } retira { $n ->
        [one] { $n } contador criogénico
       *[other] { $n } contadores criogénicos
    }.
hel-log-syndicate-event = El Sindicato de las Sombras se lleva «{ $event }».
hel-log-syndicate-card = El Sindicato de las Sombras se lleva «{ $card }».
hel-log-turn-ended = { $name } termina el turno.
hel-log-mission-done = Misión cumplida: { $mission }.
hel-log-mission-failed = Misión fallida: { $mission }.
hel-log-mission-met = { $name } cumple la misión «{ $mission }».
hel-log-scored = { $team ->
        [yes] El equipo tiene { hel-influence }.
       *[no] { $name } tiene { hel-influence }.
    }
hel-log-syndicate-scored = El Sindicato de las Sombras tiene { hel-influence }.
hel-log-game-ended = El mazo de eventos está vacío: la partida termina.
hel-log-architect-taken = { $name } despierta a { $architect }.
hel-log-architect-passed = { $architect } llega a { $name } en el draft.
hel-log-draft-shown = Se muestran los arquitectos elegidos.
hel-log-pair-taken = { $faction ->
        [Bio] { $name } empieza con las cartas Bio.
       *[other] { $name } empieza con las cartas de { $faction }.
    }
hel-log-fleet-taken = { $name } pilota «{ $fleet }».
hel-log-offer-raised = { $name } sube la oferta a { hel-defense }.
hel-log-cargo-returned = La carga { $from } vuelve a su reserva.

## Sustantivos en las frases

hel-n-syndicate = El Sindicato de las Sombras
hel-n-ability = Usar la habilidad { $n }
hel-n-fleet = Activo de flota
hel-n-alternative = por su coste alternativo
hel-n-priced = { $text } ({ hel-credits })

## Por qué no

hel-why-hel-2-2 = Sin el Protocolo Mercurio no hay carga.
hel-why-hel-2-12 = No tienes tantos contadores criogénicos.
hel-why-hel-4-11 = Todas tus embajadas están en el tablero.
hel-why-hel-8-2 = Este lugar está clausurado.
hel-why-hel-8-3 = Este lugar está clausurado.
hel-why-hel-9-2 = Tu Arquitecto sigue congelado.
hel-why-hel-10-2 = { $verb ->
        [cycle] Ya has rotado este turno.
       *[other] Ya has usado tu acción de lugar este turno.
    }
hel-why-hel-10-7 = El mazo de solicitudes está vacío.
hel-why-hel-11-1 = Ya has pedido ayuda este turno.
hel-why-hel-11-4 = { $verb ->
        [partner] { $name } no está aquí ni tiene aquí una embajada.
       *[call] Nadie que pueda ayudar está aquí ni tiene aquí una embajada.
    }
hel-why-hel-11-5 = Necesitas al menos 1 de defensa propia.
hel-why-hel-11-9 = Ahora solo valen cartas que den defensa.
hel-why-hel-12-1 = No puedes pagarlo.
hel-why-hel-12-6 = No quedan activos principales.
hel-why-hel-13-9 = Esta carta única ya se ha jugado este turno.
hel-why-hel-13-10 = Esta carta única ya se ha usado este turno.
hel-why-hel-14-1 = No tienes suficiente defensa.
hel-why-hel-14-2 = Tu nave no está allí.
hel-why-hel-15-2 = No tienes cartas suficientes para todos sus costes.
hel-why-hel-15-3 = No tienes en la mano la carta que pide.
hel-why-hel-15-4 = No tienes los créditos que pide.
hel-why-hel-15-5 = Solo los eventos activos tienen coste alternativo.
hel-why-hel-16-1 = Te faltan créditos para ese viaje.
hel-why-hel-16-4 = Salir de aquí tiene impuesto: cuesta { hel-credits }.
hel-why-hel-17-1 = No puedes pagar una embajada.
hel-why-hel-17-2 = Ya tienes una embajada aquí.
hel-why-hel-17-3 = Este lugar está clausurado.
hel-why-hel-18-3 = Es de otra facción.
hel-why-hel-19-2 = No tienes una embajada aquí.
hel-why-hel-19-5 = Ya has usado este lugar este turno.
hel-why-hel-28-2 = No puedes pagar la carga.
hel-why-hel-28-4 = Ya has embarcado carga aquí este turno.
hel-why-hel-28-5 = Ya llevas carga { $from }.
hel-why-hel-28-6 = Este lugar está clausurado.
hel-why-hel-29-2 = La carga no se puede entregar en su propio lugar.
hel-why-hel-29-3 = Ya has entregado aquí este turno.
hel-why-hel-29-5 = Este lugar está clausurado.
hel-why-hel-31-3 = Los créditos del banco solo pagan cartas del mercado.
hel-why-hel-32-1 = La tecnología ilegal solo se consigue entregando carga.
hel-why-hel-33-7 = Ya has rotado este turno.
hel-why-hel-33-8 = No tienes ninguna solicitud.
hel-why-hel-37-3 = { $verb ->
        [garrison-credit] No tienes créditos para ello.
       *[garrison-defense] No tienes defensa para ello.
    }
hel-why-hel-42-6 = Estás a solas: no hay a quién pedir ayuda.
hel-why-hel-gap-15 = { $verb ->
        [buy] Guerra de recursos: no se pueden comprar activos principales.
       *[other] La caída del Senado: nadie puede rotar.
    }
hel-why-hel-gap-20 = Ya lo has usado este turno.
hel-why-hel-gap-26 = { $verb ->
        [partner] { $name } ya se ha negado este turno.
       *[call] { $refused ->
            [yes] Quien podría ayudar aquí ya se ha negado este turno.
           *[no] Solo cuesta 1 de defensa: no hay nada que repartir.
        }
    }
hel-why-hel-gap-28 = En una colaboración debes elegir defensa.
hel-why-hel-gap-32 = No queda carga { $from } en la reserva.
hel-why-hel-gap-34 = Una carta que copia no se puede copiar.
hel-why-hel-gap-39 = Es demasiado cara para eso.
hel-why-hel-gap-40 = No puedes pagarlo, o no serviría de nada.
hel-why-hel-gap-41 = Ahora ninguna habilidad puede mover naves.
hel-why-hel-gap-51 = Las catástrofes no se pueden cambiar así.
