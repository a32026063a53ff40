### Rótulos de la mesa de Helionox. Los textos de las cartas, las preguntas, las respuestas y el registro vienen del servidor.

title-helionox = Helionox
points-helionox = Influencia
hx-board = Los cinco mundos
hx-worlds = Mundos
hx-event-deck = Mazo de eventos
hx-n-left = { $n ->
        [one] queda { $n }
       *[other] quedan { $n }
    }
hx-deck-left = { $n ->
        [one] Queda { $n } evento por venir.
       *[other] Quedan { $n } eventos por venir.
    }
hx-deck-part = Parte { $part }: { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }, { $bad ->
        [one] { $bad } catástrofe
       *[other] { $bad } catástrofes
    }.
hx-deck-chance = Probabilidad de que el siguiente sea una catástrofe: { $percent } %.
hx-deck-known = Se sabe cuál viene: { $event }
hx-deck-where = Dónde pueden golpear los eventos normales: { $places }
hx-turn-of = turno { $n } de { $of }
hx-turn-n = Turno { $n }
hx-phase-setup = Preparación
hx-phase-event = Eventos
hx-phase-cryo = Criogenia
hx-phase-main = Principal
hx-phase-end = Final
hx-phase-syndicate = Sindicato
hx-phase-scoring = Puntuación
hx-influence = Influencia
hx-infamy = Infamia
hx-credits = Créditos
hx-defense = Defensa
hx-costs = Coste en créditos
hx-trophies = Trofeos
hx-embassy = Embajada
hx-embassies = Embajadas
hx-embassy-of = Embajada de { $name }
hx-ship-of = Nave de { $name }
hx-garrison = Guarnición
hx-garrison-about = Clausura este lugar hasta que alguien pague aquí { $n ->
        [one] { $n } crédito
       *[other] { $n } créditos
    } o { $n } de defensa.
hx-bonus = Bonificación del lugar
hx-key = Acceso clave
hx-shut-down = Clausurado
hx-shut-by = Clausurado: { $what }
hx-travel = Viajar aquí
hx-here = Este lugar
hx-cargo-of = Carga: { $place }
hx-no-cargo-of = Sin carga: { $place }
hx-delivered = Entregada este turno
hx-illegal = Tecnología ilegal
hx-starting = Carta inicial
hx-unique = Única: una vez por turno
hx-kind-asset = Activo
hx-kind-tech = Tecnología
hx-kind-operative = Agente
hx-type-social = Social
hx-type-stellar = Estelar
hx-type-catastrophic = Catástrofe
hx-side-inactive = Inactivo
hx-side-active = Activo
hx-then = Cuando esté activo:
hx-alternative = o { $cost }
hx-tax = Salir cuesta { $n ->
        [one] { $n } crédito
       *[other] { $n } créditos
    }
hx-shuts = Clausura su lugar.
hx-shuts-all = Clausura todos los lugares.
hx-market = Mercado
hx-cycle = Rotar
hx-cycle-about = La pone bajo su mazo y muestra la siguiente. Una vez por turno.
hx-cycled = Rotada este turno
hx-in-deck = En el mazo
hx-market-deck = Mazo { $faction }: { $n }
hx-sold-out = Mazo vacío
hx-consumed = Consumidas
hx-nothing-consumed = Aún no se ha consumido nada.
hx-architects = Arquitectos
hx-architects-sub = abre uno para ver su tablero
hx-architect = Arquitecto
hx-ability = Habilidad { $n }
hx-cryo = Contadores criogénicos
hx-cryo-n = Contadores criogénicos: { $n }
hx-open-board = Abrir el tablero de { $name }
hx-back-to-yours = Volver al tuyo
hx-ask = Pedir ayuda
hx-syndicate = Sindicato de las Sombras
hx-synd-short = Sindicato
hx-synd-sub = puntos a la vista
hx-synd-start = Ventaja inicial: { $n } de influencia
hx-syndicate-wins = Gana el Sindicato de las Sombras
hx-team = Tu equipo
hx-team-about =
    Trofeos { $events }, fichas menos infamia { $tokens }, solicitudes { $requests }{ $start ->
        [0] {""}
       *[other] , ventaja inicial { $start }
    }. Las cartas y misiones cuentan al final.
hx-n-events = { $n ->
        [one] { $n } evento
       *[other] { $n } eventos
    }
hx-n-cards = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
hx-missions = Misiones
hx-missions-sub = cuentan al final
hx-fleet = Activo de flota
hx-carrier = Carguero
hx-bank = Banco
hx-bank-about = Los créditos del banco solo compran cartas del mercado; la defensa del banco sirve en tus turnos. Ambos permanecen.
hx-request = Solicitud
hx-request-about = Entrega la carga de { $cargo } en { $to }: { $n } de influencia.
hx-request-hidden = Solo la conoce quien la tiene.
hx-request-none = Sin solicitud.
hx-played = Jugadas este turno: { $n }
hx-nothing-played = Nada todavía.
hx-hand = Mano
hx-hand-n = Mano { $n }
hx-no-cards = Sin cartas en la mano.
hx-deck = Mazo
hx-discard = Descartes
hx-in-play = En juego
hx-card = Carta
hx-deck-or-hand = Mazo o mano
hx-read-deck = Todas las cartas
hx-next = Probabilidad de la próxima carta
hx-next-known = La próxima carta es conocida
hx-next-shuffled = Próxima carta, tras barajar
hx-nothing-to-draw = Nada que robar.
hx-more = y { $n } más
hx-your-deck = Tus cartas
hx-deck-of = Las cartas de { $name }
hx-bought = Compradas y obtenidas
hx-starting-cards = Cartas iniciales
hx-odds-next = Próxima carta
hx-odds-soon = En las próximas { $n }
hx-book-sum = { $n ->
        [one] { $n } carta que vale
       *[other] { $n } cartas que valen
    } { $worth } de influencia al final.
hx-book-next = Arriba: { $card }.
hx-book-note = Exacto, según lo que sabes: primero las cartas de arriba, luego el mazo, luego los descartes y lo que está en juego, barajados.
hx-book-blind = Exacto, según lo que sabes: cuáles están en la mano solo lo ve quien las tiene.
hx-purse = Este turno
hx-purse-is = Este turno: { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    }, { $defense } de defensa
hx-purse-about = Los créditos y la defensa que sobren se pierden al acabar el turno.
hx-now-market = Próxima carta del mercado: { $n } menos.
hx-now-social = Próximo evento social: { $n } de defensa menos.
hx-now-stellar = Próximo evento estelar: { $n } de defensa menos.
hx-now-any = Próximo evento: { $n } de defensa menos.
hx-now-secure = La próxima carta que compres va a tu mano.
hx-now-open = La clausura no te afecta.
hx-now-both = La próxima entrega da ambas recompensas.
hx-collaboration = Colaboración
hx-collab-open = { $n } de defensa en total
hx-collab-shares = qué da y qué recibe cada parte
hx-collab-pays = { $has } de { $n } de defensa
hx-collab-gets = recibe { $n } de influencia y roba una carta
hx-collab-team = { $n } de influencia para el equipo
hx-collab-draws = roba una carta si sale bien
hx-collab-caller = pide ayuda
hx-collab-partner = recibe la petición
hx-me = Tú
hx-others = Otros
hx-score-tokens = Fichas de influencia
hx-score-events = Eventos
hx-score-cards = Cartas
hx-score-requests = Solicitudes
hx-score-missions = Misiones
hx-score-illegal = Tecnología ilegal
hx-score-infamy = Infamia
hx-score-start = Ventaja inicial
hx-glyph-credit = crédito|créditos
hx-glyph-defense = de defensa
hx-glyph-influence = de influencia
hx-glyph-infamy = de infamia
hx-glyph-card = carta|cartas
hx-tour-board = El sol moribundo y cinco mundos a su alrededor. Los eventos cuelgan de su mundo; al activarse, lo clausuran. Lo que brilla con luz cálida puedes elegirlo.
hx-tour-deck = El mazo de eventos es el reloj: una carta por turno, y cuando se vacía acaba la partida. Señálalo para ver las probabilidades.
hx-tour-market = El mercado: una carta de cada facción. Lo que compras queda encima de tu mazo y llega con tu próximo robo.
hx-tour-prompt = La pregunta está siempre aquí. Al lado, tus créditos y tu defensa de este turno: lo que sobre se pierde.
hx-tour-mat = Tu Arquitecto. Cada habilidad lo congela unos turnos; la influencia gana la partida, la infamia resta.
hx-tour-hand = Tu mano. Jugar una carta no cuesta nada; su texto ocurre al momento, de arriba abajo.
hx-tour-cards = Tu mazo: cuánto queda y qué probabilidad tiene cada carta de salir. «Todas las cartas» muestra lo que posees.
hx-tour-people = Los demás. Abre a uno para ver todo lo que puedes saber de él.

## lobby
lobby-helionox-option-mode = Cómo jugáis
lobby-helionox-mode-competitive = Todos contra todos.
lobby-helionox-mode-co-op = Juntos contra el Sindicato de las Sombras.
lobby-helionox-mode-solo = En solitario contra el Sindicato de las Sombras.
lobby-helionox-option-preset = Configuración
lobby-helionox-preset-none = A vuestro gusto.
lobby-helionox-preset-first-play = Una primera partida: solo cartas básicas, sin variantes.
lobby-helionox-option-mercury = Protocolo Mercurio
lobby-helionox-mercury-off = Sin el Protocolo Mercurio.
lobby-helionox-mercury-on = Con el Protocolo Mercurio: carga, banco, solicitudes, tecnología ilegal.
lobby-helionox-option-missions = Misiones
lobby-helionox-missions-off = Sin misiones.
lobby-helionox-missions-on = Con cuatro misiones que cuentan al final.
lobby-helionox-option-draft = Arquitectos
lobby-helionox-draft-off = Los Arquitectos se reparten.
lobby-helionox-draft-on = Los Arquitectos se eligen por draft.
lobby-helionox-option-difficulty = Dificultad
lobby-helionox-difficulty-rookie = Dificultad de novato.
lobby-helionox-difficulty-normal = Dificultad normal.
lobby-helionox-difficulty-veteran = Dificultad de veterano: guarniciones en todas partes.
lobby-helionox-difficulty-master = Dificultad de maestro: guarniciones y más misiones.
lobby-helionox-option-hard = Victoria
lobby-helionox-hard-off = Gana la puntuación más alta.
lobby-helionox-hard-on = Difícil: además hay que cumplir todas las misiones.
lobby-helionox-option-layout = Tablero
lobby-helionox-layout-front = Los mundos están en fila.
lobby-helionox-layout-orbit = Los mundos forman una órbita: Europa linda con la Tierra.
lobby-helionox-option-first = Quién empieza
lobby-helionox-first-random = La suerte decide quién empieza.
lobby-helionox-first-1 = Empieza el asiento 1.
lobby-helionox-first-2 = Empieza el asiento 2.
lobby-helionox-first-3 = Empieza el asiento 3.
lobby-helionox-first-4 = Empieza el asiento 4.
lobby-helionox-option-earth = Tierra
lobby-helionox-earth-base = Tierra: Capital del Viejo Mundo.
lobby-helionox-earth-mercury = Tierra: Tribunal del exilio de Ginebra.
lobby-helionox-earth-random = Tierra: cualquiera de los dos lugares.
lobby-helionox-option-moon = Luna
lobby-helionox-moon-base = Luna: Base lunar.
lobby-helionox-moon-mercury = Luna: Bolsa libre de Selene.
lobby-helionox-moon-random = Luna: cualquiera de los dos lugares.
lobby-helionox-option-mars = Marte
lobby-helionox-mars-base = Marte: Biosfera marciana.
lobby-helionox-mars-mercury = Marte: Arsenal de Fobos.
lobby-helionox-mars-random = Marte: cualquiera de los dos lugares.
lobby-helionox-option-ceres = Ceres
lobby-helionox-ceres-base = Ceres: Colonia minera.
lobby-helionox-ceres-mercury = Ceres: Puerto contrabandista.
lobby-helionox-ceres-random = Ceres: cualquiera de los dos lugares.
lobby-helionox-option-europa = Europa
lobby-helionox-europa-base = Europa: Instalación warp.
lobby-helionox-europa-mercury = Europa: Archivo profundo.
lobby-helionox-europa-random = Europa: cualquiera de los dos lugares.
hx-level-normal = dificultad normal
hx-level-veteran = Veterano
hx-level-master = Maestro
hx-difficulty-rookie = Novato
hx-difficulty-normal = Normal
hx-difficulty-veteran = Veterano
hx-difficulty-master = Maestro

# ---- announcements and sums
hx-announce-catastrophe = Catástrofe
hx-announce-last = El mazo de eventos está vacío: último turno
hx-announce-mission = Se cumple una misión
hx-announce-mission-failed = Fracasa una misión
hx-unspent-credits = { $n ->
        [one] 1 crédito
       *[other] { $n } créditos
    }
hx-unspent-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
