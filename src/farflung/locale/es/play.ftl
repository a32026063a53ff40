### La mesa misma: teclas, paneles, deshacer, guardar.

play-undo = Deshacer
play-undo-free = gratis
play-undo-luck = los demás deben aceptar (azar)
play-undo-reveal = los demás deben aceptar (visto)
play-undo-other-seat = los demás deben aceptar
play-undo-nothing = nada que deshacer
play-undo-alone = antes se te pregunta
play-undo-agree = Volver a tu última respuesta: { $price }. ¿Aceptan todos?
play-undo-sure = ¿Volver a tu última respuesta? Lo que vino después ocurrirá de nuevo.
play-named = { $name }: { $text }
play-yes-no = y sí · n no
play-saved = Guardado: { $path }
play-go-on = Para seguir: farflung play { $title } --record { $path }
play-save-failed = No se ha guardado: { $reason }
play-load = ¿Qué registro abres?
play-load-failed = No se ha abierto: { $reason } La partida sigue como estaba.
play-leave = ¿Dejar la partida? Lo que no está guardado se pierde.
play-why-title = Lo que no puedes elegir ahora, y por qué
play-why-nothing = Aquí no se rechaza nada.
play-why-key = Intro muestra la regla · Esc vuelve
play-rules-title = Reglas
play-rules-prompt = número o palabras
play-rules-none = Ninguna regla tiene estas palabras.
play-rules-key = Esc vuelve
play-filter = parte de una respuesta
play-filter-none = Ninguna respuesta tiene estas palabras. Esc las muestra todas.
play-line-help = Responde con un número o con la notación de los registros. También: undo, why, board, hand, rule ID, save ARCHIVO, quit.
play-no-number = Hay respuestas de la 1 a la { $n }.
play-waits = { $name } elige.
play-handover = Pasa la pantalla a { $name }.
play-handover-key = { $name }, pulsa Intro cuando nadie más mire.
play-watching = Estás mirando.
play-keys = / filtrar  h sugerir  u deshacer  d detalle  w por qué no  r reglas  ←→ paneles  ? ayuda  s guardar  o abrir  l idioma  q salir
play-keys-short = ? teclas  u deshacer  / filtrar  d detalle  w por qué no  q salir
play-keys-title = Teclas
play-keys-choose = ↑↓ mueven el cursor  Intro elige la respuesta  1…99 número de una respuesta
play-detail-nothing = No hay nada más que decir.
play-ending-key = Intro vuelve a la mesa · q sale

play-tab-you = Tú
play-tab-houses = Casas
play-tab-cards = Cartas
play-tab-others = Otros
play-tab-log = Historial

play-power = poder
play-tiles = losetas
play-tactics = Tácticas
play-radar = Carta de radar { $card }
play-colony = Colonia { $card }
play-defect-lower = Defecto, golpea primero: { $card }
play-defect-upper = Defecto, golpea después: { $card }
play-tokens-left = Fichas de protección libres: { $n }
play-hand = Mano, { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
play-hidden = Secreto: influencia oculta y agendas
play-closed = { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }, { $hidden } de influencia oculta
play-council = Consejo: { $placed ->
        [one] { $placed } embajador en juego
       *[other] { $placed } embajadores en juego
    }, { $left ->
        [one] queda { $left } carta
       *[other] quedan { $left } cartas
    }
play-crew-deck = Cartas en su mazo: { $n }
play-since = desde tu último turno
play-corrupted = corrupta
play-standing = poder { $power }, estás en { $n }

play-wins = Gana { $name }.
play-nobody-wins = No gana nadie.
play-points = Puntos
play-total = Total
play-part-colony = Colonia
play-part-personal-agenda = Agenda personal
play-part-fleet-agenda = Agenda de flota
play-part-cadet-cards = Cartas de cadete
play-part-frigate-cards = Cartas de fragata
play-part-rank = Rango
play-part-directives = Directivas
play-part-resources = Recursos
play-part-corruption = Corrupción
play-part-tactics = Tácticas

play-sign-title = Signos de la mesa
play-sign-choose = puedes elegirlo ahora
play-sign-crew = figura de { $name }; el capitán va subrayado; c: consejo o tripulación corrupta
play-sign-void = nave del vacío, seis huecos por sector
play-sign-rift = grieta
play-sign-shield = escudo o absorbente
play-sign-planet = planeta, al borde de su sector
play-sign-data = dato de descubrimiento
play-sign-damage = daño
play-sign-landed = aterrizada
play-sign-corruption = corrupción; cierra la acción adicional que cubre
play-sign-residual = vacío residual

# ---- Helionox
play-tab-market = Mercado
play-tab-deck = Mazo
play-events-left = { $n ->
    [one] queda 1 evento
   *[other] quedan { $n } eventos
}
play-draw-pile = Mazo de robo, { $n }
play-discards = Descartes, { $n }
play-played = Jugadas este turno
play-team = El equipo
play-part-tokens = Fichas de influencia
play-part-cards = Cartas
play-part-infamy = Infamia
play-part-missions = Misiones
play-part-events = Eventos
play-part-requests = Solicitudes
play-part-illegal = Tecnología ilegal
play-part-start = Ventaja inicial

# ---- X-ODUS
play-tab-signals = Señales
play-tab-foes = Adversarios
play-round = Ronda { $n }
play-outcome-sealed = El Gran Rift está sellado: el equipo gana.
play-outcome-destroyed = Todas las naves se han perdido: el equipo pierde.
play-outcome-awakened = La Corrupción despierta: el equipo pierde.

# ---- Revenant, prototype edition
play-part-agenda = Agenda
play-part-equipment = Cartas de equipamiento
play-part-training = Cartas de entrenamiento
play-part-support = Cartas de apoyo
play-part-level = Nivel

## advice
advice-chance = probabilidad de ganar
advice-rest = lo demás
advice-even = No se ve ninguna diferencia.
advice-against = Con esta se comparan las demás.
play-suggest-title = Sugerencias
play-suggest-wait = Calculando…
play-suggest-against = { $unit }, frente a: { $against }
play-suggest-average = la respuesta media
play-suggest-looked = { $n } partidas simuladas
