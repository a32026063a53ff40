### Los textos de las cartas de Helionox, escritos a partir de sus efectos. Cada pieza es un mensaje: una frase como orden;
### .may es la misma frase en infinitivo. $who es "you", o "they" cuando un efecto afecta a todos; $n es la cantidad.

## Partes de frases

hel-credits = { $n ->
        [one] { $n } crédito
       *[other] { $n } créditos
    }
hel-defense = { $n } de defensa
hel-influence = { $n } de influencia
hel-infamy = { $n } de infamia
hel-cards = { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
hel-your = { $who ->
        [they] su
       *[you] tu
    }
hel-here = { hel-your } lugar actual
hel-costing = { $most ->
        [99] { "" }
       *[other] { " " }de coste { $most } o menos
    }
hel-a-card-of = { $n ->
        [one] { $faction ->
                [any] una carta
                [bio] una carta Bio
                [cybernetic] una carta de Cibernética
                [transport] una carta de Transporte
               *[defense] una carta de Defensa
            }
       *[other] { $n } { $faction ->
                [any] cartas
                [bio] cartas Bio
                [cybernetic] cartas de Cibernética
                [transport] cartas de Transporte
               *[defense] cartas de Defensa
            }
    }
hel-some-infamy = { $n ->
        [one] 1
       *[other] hasta { $n }
    } de { $who ->
        [they] sus
       *[you] tus
    } fichas de infamia
hel-consumed = { $zone ->
        [self] esta carta
       *[other] { $n ->
                [one] una carta
               *[other] hasta { $n } cartas
            } de { hel-your } { $zone ->
                [hand] mano
               *[hand_or_discard] mano o pila de descartes
            }
    }
hel-obtained = gratis { hel-a-card-of } { $zone ->
        [market] del mercado
       *[consumed] de entre las consumidas
    }{ hel-costing }
hel-cycled = { $n ->
        [one] una carta
       *[other] hasta { $n } cartas, una tras otra
    }
hel-whereto = { $range ->
        [adjacent] a un lugar adyacente
       *[any] a cualquier lugar
    }
hel-what-cargo = gratis { $n } carga { $source ->
        [here] de { hel-here }
       *[any] de un color cualquiera
    }, si es posible
hel-copied = { $zone ->
        [played] de nuevo el texto de otra carta{ hel-costing } que { $who ->
                [they] haya jugado
               *[you] hayas jugado
            } este turno
       *[market] el texto de una carta descubierta del mercado{ hel-costing } como si la { $who ->
                [they] hubiera jugado
               *[you] hubieras jugado
            }
    }
hel-shifted = un evento de { hel-here }, salvo una catástrofe, a un lugar adyacente, con la misma cara hacia arriba
hel-next-event = { $n } de defensa menos, pero al menos 1, por el próximo { $kind ->
        [social] evento social
        [stellar] evento estelar
       *[any] evento
    } que { $who ->
        [they] supere
       *[you] superes
    } este turno
hel-from-discard = { hel-cards } de { hel-your } pila de descartes encima de { hel-your } mazo
hel-next-market = { hel-credits } menos por la próxima carta del mercado que { $who ->
        [they] compre
       *[you] compres
    } este turno
hel-next-bought = la próxima carta que { $who ->
        [they] compre
       *[you] compres
    } este turno en lugar de { $who ->
        [they] obtenerla
       *[you] obtenerla
    }
hel-some-cryo = { $n ->
        [one] 1 contador criogénico
        [4] todos los contadores criogénicos
       *[other] hasta { $n } contadores criogénicos
    } de { hel-your } Arquitecto

## Piezas

hel-fx-gain = gana { $goods }
    .may = ganar { $goods }
hel-fx-bank = deposita { $goods } en el banco
    .may = depositar { $goods } en el banco
hel-fx-remove_infamy = retira { hel-some-infamy }
    .may = retirar { hel-some-infamy }
hel-fx-draw = roba { hel-cards }
    .may = robar { hel-cards }
hel-fx-discard = descarta { hel-cards }
    .may = descartar { hel-cards }
hel-fx-consume = consume { hel-consumed }
    .may = consumir { hel-consumed }
hel-fx-obtain = obtén { hel-obtained }
    .may = obtener { hel-obtained }
hel-fx-cycle = rota { hel-cycled }
    .may = rotar { hel-cycled }
hel-fx-cycle_request = rota { hel-your } solicitud actual
    .may = rotar { hel-your } solicitud actual
hel-fx-move = muévete { hel-whereto }
    .may = { $who ->
        [they] moverse
       *[you] moverte
    } { hel-whereto }
hel-fx-embassy = coloca gratis una embajada en { hel-here }, si es posible
    .may = colocar gratis una embajada en { hel-here }, si es posible
hel-fx-key_access = usa el acceso clave de { hel-here }, si es posible
    .may = usar el acceso clave de { hel-here }, si es posible
hel-fx-gain_cargo = embarca { hel-what-cargo }
    .may = embarcar { hel-what-cargo }
hel-fx-copy = resuelve { hel-copied }
    .may = resolver { hel-copied }
hel-fx-event_deactivate = pon por su cara inactiva un evento activo de cualquier lugar, salvo una catástrofe
    .may = poner por su cara inactiva un evento activo de cualquier lugar, salvo una catástrofe
hel-fx-event_move = mueve { hel-shifted }
    .may = mover { hel-shifted }
hel-fx-event_discount = paga { hel-next-event }
    .may = pagar { hel-next-event }
hel-fx-topdeck = pon { hel-from-discard }
    .may = poner { hel-from-discard }
hel-fx-look_own = mira las { $n } primeras cartas de { hel-your } mazo, lleva una a { hel-your } mano y devuelve las demás encima en el orden que quieras
    .may = mirar las { $n } primeras cartas de { hel-your } mazo, llevar una a { hel-your } mano y devolver las demás encima en cualquier orden
hel-fx-search = busca en { hel-your } mazo { $n ->
        [one] una carta, asegúrala
       *[other] { $n } cartas, asegúralas
    } y baraja el mazo
    .may = buscar en { hel-your } mazo { $n ->
        [one] una carta, asegurarla
       *[other] { $n } cartas, asegurarlas
    } y barajar el mazo
hel-fx-look_events = mira las { $n } primeras cartas del mazo de eventos y devuélvelas encima en el orden que quieras
    .may = mirar las { $n } primeras cartas del mazo de eventos y devolverlas encima en cualquier orden
hel-fx-ignore_shutdown = ignora las clausuras de todos los lugares hasta el final del turno
    .may = ignorar las clausuras de todos los lugares hasta el final del turno
hel-fx-market_discount = paga { hel-next-market }
    .may = pagar { hel-next-market }
hel-fx-secure_next = asegura { hel-next-bought }
    .may = asegurar { hel-next-bought }
hel-fx-both_delivery_rewards = recibe ambas recompensas por { hel-your } próxima entrega de este turno
    .may = recibir ambas recompensas por { hel-your } próxima entrega de este turno
hel-fx-remove_cryo = retira { hel-some-cryo }
    .may = retirar { hel-some-cryo }
hel-fx-pay_credit = paga { hel-credits }
    .may = pagar { hel-credits }
hel-fx-cargo_discount = paga { hel-credits } menos por esta carga
    .may = pagar { hel-credits } menos por esta carga
hel-fx-embassy_discount = paga { hel-credits } menos por esta embajada
    .may = pagar { hel-credits } menos por esta embajada

## Piezas que contienen otras

hel-may = puedes { $effect }
    .after = puedes { $effect }
hel-cost = { $cost } para { $effect }
hel-if = si { $condition }, { $effect }
hel-for-each = { $effect } por cada { $count }, hasta { $most } veces
hel-all = cada jugador debe { $effect }
hel-all-may = cada jugador puede { $effect }
hel-choose = elige una opción: { $options }

hel-if-event_here = hay un evento en { hel-here }
hel-if-embassy_here = { $who ->
        [they] tiene
       *[you] tienes
    } una embajada en { hel-here }
hel-if-trophy3 = { hel-your } pila de trofeos tiene 3 cartas o más
hel-if-consumed_this_turn = { $who ->
        [they] ha consumido
       *[you] has consumido
    } una carta este turno
hel-if-moved_this_turn = { $who ->
        [they] se ha movido
       *[you] te has movido
    } este turno

hel-count-embassies = embajada { $who ->
        [they] suya
       *[you] tuya
    } en el tablero
hel-count-bio_played = carta Bio que { $who ->
        [they] haya jugado
       *[you] hayas jugado
    } este turno, contando esta
hel-count-cargo_held = carga de { hel-your } carguero
hel-count-consumed_now = carta consumida así

## Uniones

hel-and = { $a } y { $b }
hel-or = { $a } o { $b }
hel-comma = { $a }, { $b }
hel-semicolon = { $a }; { $b }
hel-sentence = { $text }.

## Cartas

hel-illegal-infamy = Infamia: { $play } cada vez que la juegas, { $end } si al final sigue siendo tuya.
hel-loc-bonus = Bonificación del lugar: { $clause }
hel-loc-key = Acceso clave: { $clause }
hel-arc-ability = Criogenia { $n }: { $clause }
hel-flt-main = Una vez por turno: { $clause }
hel-flt-delivered = Una vez por turno, justo después de entregar carga: { $clause }
hel-flt-cargo_gained = Una vez por turno, cuando pagas por embarcar carga: { $clause }
hel-flt-embassy_placed = Una vez por turno, cuando pagas una embajada: { $clause }
hel-req-name = { $from } { $to }
hel-req-text = Entrega la carga { $from } { $to } para ganar { hel-influence }.

hel-facts-cost = cuesta { hel-credits }
hel-facts-influence = { hel-influence }
hel-facts-location = Tecnología ilegal { $at }

## Eventos

hel-evt-inactive = Inactivo: cuesta { hel-defense }, da { hel-influence-of }.
hel-evt-active = Activo: cuesta { hel-defense }{ $alternative ->
        [none] { "" }
       *[other] { " " }(o bien { $alternative })
    }, da { hel-influence-of }.
hel-influence-of = { $influence } de influencia
hel-alt-pay = pagar { hel-credits }
hel-alt-discard = descartar { $cards }
hel-alt-card = { $faction ->
        [any] { $n ->
                [one] una carta cualquiera
               *[other] { $n } cartas cualesquiera
            }
       *[other] { hel-a-card-of }
    }
hel-evt-tax = Mientras esté activo: salir de aquí de viaje cuesta 3 créditos.
hel-evt-shut = Mientras esté activo: todos los lugares están clausurados.
hel-evt-market_cost_plus_1 = Mientras esté activo: cada carta del mercado cuesta 1 crédito más.
hel-evt-raid = Al activarse: quien tenga carga en su carguero retira 1.
hel-evt-movement_tax_everywhere = Mientras esté activo: salir de viaje de cualquier lugar cuesta 3 créditos.
hel-evt-no_cycle = Mientras esté activo: nadie puede rotar.
hel-evt-draw_four = Mientras esté activo: al final de tu turno robas 4 cartas en vez de 5.
hel-evt-no_card_move = Mientras esté activo: cartas, Arquitectos, activos de flota y lugares no mueven naves; aún se puede viajar pagando.
hel-evt-discard_on_active = Al activarse: cada jugador descarta una carta.
hel-evt-embassy_mute = Mientras esté activo: las embajadas no abaratan los viajes ni permiten colaborar a distancia.
hel-evt-ships_pushed = Al activarse: cada nave en Ceres va a Marte o a Europa, a elección de su dueño.
hel-evt-prime_closed = Mientras esté activo: no se pueden comprar activos principales y cada carta del mercado cuesta 1 crédito más.
hel-evt-events_plus_one = Mientras esté activo: los demás eventos cuestan 1 de defensa más.
hel-evt-no_thaw = Mientras esté activo: en la fase criogénica no se retiran contadores criogénicos.

## Misiones: $by está vacío, o dice a qué número de jugadores corresponden los números

hel-mis-starting_cards = Al final de la partida tienes { $compare ->
        [most] como mucho
       *[least] al menos
    } { $n } { $n ->
        [one] carta inicial
       *[other] cartas iniciales
    }{ $by }.
hel-mis-cybernetic_cards = Al final de la partida tienes al menos { $n } { $n ->
        [one] carta
       *[other] cartas
    } de Cibernética{ $by }, contando las iniciales.
hel-mis-embassies = Al final de la partida { $team ->
        [yes] el equipo tiene
       *[no] tienes
    } al menos { $n } { $n ->
        [one] embajada
       *[other] embajadas
    } en el tablero{ $by }.
hel-mis-trophy_events = Al final de la partida hay en { $team ->
        [yes] la pila de trofeos del equipo
       *[no] tu pila de trofeos
    } al menos { $n } { $n ->
        [one] evento
       *[other] eventos
    }{ $by }.
hel-mis-trophy_catastrophic = Al final de la partida hay en { $team ->
        [yes] la pila de trofeos del equipo
       *[no] tu pila de trofeos
    } al menos { $n } { $n ->
        [one] catástrofe
       *[other] catástrofes
    }{ $by }.
hel-mis-consumed_cards = Al final de la partida hay al menos { $n } { $n ->
        [one] carta consumida
       *[other] cartas consumidas
    }{ $by }.
hel-mis-min_faction_cards = Al final de la partida { $team ->
        [yes] el equipo tiene
       *[no] tienes
    } al menos { $n } { $n ->
        [one] carta
       *[other] cartas
    } de cada facción{ $by }, contando las iniciales.
hel-mis-by = { " " }(con 1/2/3/4 jugadores)
