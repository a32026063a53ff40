### Rótulos de X-ODUS. Los textos de cartas, preguntas, respuestas y el registro vienen del servidor.

title-xodus = X-ODUS
points-xodus = Llaves

## the lobby
lobby-edition-first = Primera edición.
lobby-difficulty-quiet = Un paseo tranquilo: señales suaves.
lobby-difficulty-hardened = Viajeros curtidos: señales de todo peligro.
lobby-difficulty-heroic = Aventureros heroicos: señales letales.
lobby-option-ships = Naves
lobby-ships-standard = Tantas naves como convenga a los jugadores.
lobby-ships-four = Cuatro naves y cuatro llaves.
lobby-ships-three = Tres naves y tres llaves.
lobby-option-crew = Tripulación
lobby-crew-free = Los capitanes eligen sus naves.
lobby-crew-recommended = La primera tripulación recomendada: Nave de guerra, Protonave, Crucero de batalla, Explorador.
lobby-option-nightmare = Pesadilla
lobby-nightmare-no = Los Avatares se mueven como siempre.
lobby-nightmare-yes = Una pesadilla: los Avatares avanzan siempre 1 más.

## the map
xod-map = Mapa de sistemas
xod-map-tab = Mapa
xod-whole-map = Mostrar todo el mapa
xod-reach = Alcance de los Avatares
xod-reach-why = Adónde puede llegar un Avatar con su próximo dado, y con qué probabilidad
xod-unseen = Sistema desconocido
xod-unseen-why = Una vía lleva a la oscuridad. Envía una sonda o salta a ciegas.
xod-turn-left = Girar a la izquierda
xod-turn-right = Girar a la derecha
xod-lay = Colocar la loseta así
xod-key-here = Aquí está la llave { $n }
xod-pacified-green = Pacificado hasta el final de la próxima ronda
xod-pacified-red = Pacificado hasta el final de esta ronda
xod-flown-by = Capitán: { $name }
xod-ship-stands = Salud { $health } de { $of }, energía { $energy }, chatarra { $scraps }, acciones { $actions }
xod-wreck = Restos
xod-acted = ha actuado
xod-engaged = Trabada en combate con { $names }
xod-carries = A bordo: llave { $keys }
xod-avatar-n = Avatar { $n }
xod-level-n = Nivel { $n }
xod-price = { $n } de chatarra
xod-price-printed = Precio impreso: { $n }

## the Corruption
xod-corruption = Corrupción
xod-round = Ronda { $n }
xod-rounds = Rondas
xod-phase-setup = Preparación
xod-phase-action = Fase de acción
xod-phase-corruption = Fase de Corrupción
xod-phase-end = Fase de fin de turno
xod-space = Casilla { $n }
xod-space-red = Entra un Avatar y enemigos más fuertes se unen al mazo.
xod-space-returns = { $name } regresa aquí.
xod-space-awakening = Un paso más y la Corrupción despierta: la partida se pierde.
xod-next-red = Próximo Avatar en la casilla { $n }
xod-held = La Corrupción está retenida esta ronda
xod-slowed = Los Avatares van más despacio esta ronda
xod-hastened = Los Avatares van más deprisa esta ronda

## Signals, Allies, the dark
xod-signals = Señales
xod-signal-n = Señal { $n }
xod-keys = Llaves
xod-keys-n = { $n ->
        [one] Llave
       *[other] Llaves
    }
xod-keys-of = { $n } de { $of } llaves activadas
xod-signal-silent = sin encontrar
xod-signal-found = encontrada: explórala
xod-signal-silent-why = Su sistema sigue a oscuras. Explora allí para descubrir la carta.
xod-key-activated = Llave activada
xod-key-aboard = Llave a bordo: { $ship }
xod-key-wreck = Llave en los restos: { $ship }
xod-key-free = Se puede tomar la llave
xod-allies = Aliados
xod-allies-none = ninguno aún
xod-dark = La oscuridad
xod-tiles-left = sistemas ocultos
xod-red-soon = { $n ->
        [one] El próximo es el rojo.
       *[other] Uno de los próximos { $n } es rojo.
    }
xod-red-rift = { $n ->
        [one] El próximo es el Gran Rift.
       *[other] Uno de los próximos { $n } es el Gran Rift.
    }
xod-red-gone = { $n ->
        [one] El próximo no es rojo.
       *[other] Ninguno de los próximos { $n } es rojo.
    }
xod-deck = Mazo de enemigos { $deck }, descartados { $discard }
xod-reserve = Reserva

## ships
xod-ships = Naves
xod-ships-sub = abre una para ver su tablero
xod-fleet = Flota
xod-your-ships = Tus naves
xod-back = Volver a la tuya
xod-no-ship = Aún no se ha elegido nave.
xod-choose-board = Tableros de nave
xod-actions-left = { $n ->
        [one] { $n } acción restante
       *[other] { $n } acciones restantes
    }
xod-strained = forzada
xod-exp = EXP { $n } de { $of } para el nivel { $level }
xod-exp-full = Todos los niveles alcanzados
xod-modules = Módulos
xod-damage-n = { $n ->
        [one] { $n } carta de daño
       *[other] { $n } cartas de daño
    }
xod-no-modules = Aún sin módulos.
xod-dice = Dados
xod-new-mod = Un mod nuevo: una de sus dos caras
xod-ship-tab = Nave
xod-team-tab = Equipo

## rolls and combat
xod-combat = Combate
xod-attack-n = Ataque { $n }
xod-step-manoeuvre = Maniobra
xod-step-before = Antes
xod-step-roll = Tirada
xod-step-after = Después
xod-step-skill = Habilidad
xod-step-damage = Daño
xod-step-retaliation = Represalia
xod-offensive = ofensiva
xod-defensive = defensiva
xod-hits = Impactos
xod-misses = Fallos
xod-specials = Especiales
xod-rerolled = repetido
xod-ignored = ignorado
xod-used = usado
xod-taken = tomada
xod-roll-attack = Tirada de ataque
xod-roll-attack-why = Los impactos dañan al enemigo, los fallos a ti.
xod-roll-detection = Tirada de detección
xod-roll-detection-why = Un fallo y os detectan.
xod-roll-skill = Tirada de habilidad
xod-roll-skill-why = Todas las naves suman.
xod-roll-damage = Tirada de daño
xod-roll-damage-why = Cada fallo cuesta 1 de salud; si solo hay fallos, robas una carta de daño.
xod-odds = Probabilidades del ataque, sin contar energía
xod-odds-fells = lo derrota
xod-odds-loses = Salud perdida
xod-odds-crit = Carta de daño
xod-odds-flee = Retirarse del combate, por enemigo: ilesa { $safe }, carta de daño { $card }
xod-odds-unseen = no es detectada
xod-odds-enter = { $p } de entrar sin ser detectada
xod-odds-unseen-why = probabilidad de que no detecten a nadie, con lo que siempre actúa
xod-odds-harm = ilesa tras una tirada de daño
xod-odds-card = carta de daño por ella
xod-odds-skill = probabilidad
xod-odds-before = { $n ->
        [one] Probabilidad de { $n } impacto o más antes de la tirada: { $p }
       *[other] Probabilidad de { $n } impactos o más antes de la tirada: { $p }
    }
xod-odds-harms = Probabilidad de más impactos que escudos: { $p }
xod-odds-was = Antes de la tirada, { $what }: { $p }

## the end
xod-won = El Gran Rift está sellado
xod-lost = El viaje está perdido
xod-end-sealed = Todas las llaves están en su sitio y ningún Avatar ocupa la brecha. Ganáis todos.
xod-end-destroyed = No queda ninguna nave que lleve las llaves. Perdéis todos.
xod-end-awakened = La Corrupción ha despertado antes de sellar el Gran Rift. Perdéis todos.
xod-systems = Sistemas vistos
xod-score-keys = Llaves activadas

## the tour
xod-tour-board = El mapa crece con cada sonda. Los sistemas de borde azul son aliados, en los naranjas hay enemigos, los rojos están corruptos. Las vías que brillan conectan. Arrastra para moverlo, usa la rueda o pellizca para acercarlo.
xod-tour-track = La Corrupción avanza una casilla por ronda. Las máscaras son Avatares que entrarán; al final de la pista se pierde la partida.
xod-tour-signals = Las señales guardan las llaves. Encontrad sus sistemas, exploradlos y haced lo que pide la carta; luego llevad todas las llaves al Gran Rift.
xod-tour-people = Todas las naves, a la vista de todos. Las que actúan juntas forman una flota. Toca una para ver su tablero.
xod-tour-ship = Tu nave: salud, energía, chatarra y las acciones que le quedan esta ronda. ¿Varias naves? Cambia en la esquina.
xod-tour-modules = Módulos y cartas de daño. Señala una para leerla; lo que puede usarse ahora brilla.
xod-tour-dice = Tus dados y sus probabilidades: mira aquí antes de entrar en un sistema enemigo o forzar los motores.
xod-level-hardened = viajeros curtidos
xod-level-heroic = aventureros heroicos
xod-difficulty-quiet = Tranquila
xod-difficulty-hardened = Curtida
xod-difficulty-heroic = Heroica
xod-course = El viaje, ronda a ronda
xod-course-round = Ronda { $n }: Corrupción { $corruption }, llaves activadas { $keys }, naves { $ships }
xod-close-won = { $n ->
    [one] Un paso más de la Corrupción y habría despertado.
   *[other] La Corrupción estaba a { $n } pasos de despertar.
 }
xod-close-lost = { $missing ->
    [one] Faltó una llave.
   *[other] Faltaron { $missing } llaves.
 }
xod-decided-key = Lo decisivo: la última llave, activada en la ronda { $round }.
xod-decided-rise = Lo decisivo: en la ronda { $round } la Corrupción subió { $n }, más que en ninguna otra.
xod-decided-ships = Lo decisivo: en la ronda { $round } se perdieron las últimas naves.
xod-story = Leer en voz alta

# ---- announcements and sums
xod-announce-rift = Se ha encontrado el Gran Rift
xod-announce-avatar = Entra un Avatar
xod-announce-key = Se consigue una llave
xod-announce-ship = Se pierde una nave
xod-announce-last = La última ronda: la Corrupción está a punto de despertar
xod-sum-hits = impactos
xod-sum-shields = escudos
xod-sum-damage = { $n } de daño
xod-sum-misses = fallos
xod-sum-health = { $n } de salud
xod-unspent-actions = { $n ->
        [one] 1 acción
       *[other] { $n } acciones
    }
