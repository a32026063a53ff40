### Labels of Revenant's board. Card texts, questions, answers and the log come from the server.

title-revenant = Revenant
points-revenant = Renombre
points-revenant-prototype = Puntos de victoria
chapter-revenant-prototype = Ronda { $n }
rev-board = Tablero de la flota
rev-houses = Casas
rev-houses-sub = influencia · naves · poder
rev-power = Poder de la Casa
rev-influence = Influencia
rev-reward = En las casillas marcadas
rev-shield = un escudo
rev-supply = en el suministro
rev-tactics = Tácticas
rev-tactics-sub = decide el orden de turno
rev-radar = Radar
rev-radar-sub = adónde puede saltar la flota
rev-radar-charged = el motor está cargado
rev-radar-card = Carta de radar { $card }
rev-colonies = Colonias
rev-colonies-sub = una de ellas pone fin al viaje
rev-admirals = Almirantes
rev-admirals-sub = abre uno para ver su tablero
rev-open-board = Abrir el tablero de { $name }
rev-back-to-yours = Volver al tuyo
rev-defects = Defectos
rev-defects-sub = golpean con { $n } de daño
rev-part-upper = arriba
rev-part-lower = abajo
rev-covered = cubierto
rev-cycle = Ciclo
rev-cycle-n = Ciclo { $n }
rev-round = ronda { $n } de { $of }
rev-phase-setup = Preparación
rev-phase-action = Acción
rev-phase-reset = Retorno
rev-phase-combat = Combate
rev-phase-rift = Grietas
rev-phase-hyperjump = Hipersalto
rev-phase-scoring = Puntuación
rev-kind-ark = nave arca
rev-kind-fighter = caza
rev-kind-dropship = nave de desembarco
rev-kind-shuttle = lanzadera
rev-kind-frigate = Fragata
rev-frigate-of = Fragata de { $name }
rev-house-ship = { $kind } de { $house }
rev-reinforcement = Refuerzo
rev-hypercharge = Hipercarga
rev-sector = Sector { $sector }
rev-inner = Sector central { $sector ->
        [N] norte
        [E] este
        [S] sur
       *[W] oeste
    }
rev-compass = { $sector ->
        [W] O
       *[other] { $sector }
    }
rev-about-sector = { $ships } de { $limit } naves de Casa, { $void ->
        [one] { $void } nave del vacío
       *[other] { $void } naves del vacío
    }.
rev-about-shields = { $n ->
        [one] { $n } escudo.
       *[other] { $n } escudos.
    }
rev-about-rift = Una grieta: aquí llegan naves del vacío.
rev-about-revenant = La nave que todos protegen. Daño: { $n }.
rev-about-reinforcement = Trae naves del suministro y cubre defectos.
rev-about-hypercharge = Carga el motor para una carta de radar.
rev-about-fighter = Maniobra y ataca naves del vacío.
rev-about-dropship = Maniobra y aterriza en un planeta.
rev-about-frigate = Maniobra y luego ataca o aterriza.
rev-about-damage = Daño { $n } de { $of }.
rev-about-corrupted = Con corrupción.
rev-about-manned = A bordo: { $name }.
rev-about-manned-crew = A bordo: la tripulación corrupta.
rev-council = el consejo
rev-crew = Tripulación corrupta
rev-crew-wins = Gana la tripulación corrupta
rev-deployed = Naves desplegadas
rev-material = material
rev-energy = energía
rev-science = ciencia
rev-neutronium = neutronio
rev-rank = Rango
rev-cards = Cartas en mano
rev-hidden = Influencia oculta
rev-hidden-short = oculta
rev-data = Datos de descubrimiento
rev-residual = Vacío residual
rev-corruption = Corrupción
rev-renown = Renombre
rev-mining = Minería
rev-void-ships = Naves del vacío
rev-rifts = Grietas
rev-planets = Planetas
rev-bay-promote = Promover
rev-bay-affiliate = Afiliar
rev-bay-cleanse = Eliminar corrupción
rev-bay-activate = Activar habilidad
rev-bay-gain = Ganar recurso
rev-safe = seguro
rev-about-promote = Acción adicional: subir el rango de tu capitán.
rev-unspent-bonus = tu acción adicional
rev-about-affiliate = Acción adicional: jugar cartas de operación.
rev-about-cleanse = Acción adicional: eliminar corrupción.
rev-about-activate = Acción adicional: usar habilidades con «Activar habilidad».
rev-about-gain = Acción adicional: ganar un recurso.
rev-captain = Capitán
rev-cadet = Cadete { $n }
rev-at-home = en casa
rev-used = usado
rev-free = libre
rev-profession-scientist = Científico
rev-profession-scout = Explorador
rev-profession-politician = Político
rev-profession-commander = Comandante
rev-hand = Mano { $n } de { $of }
rev-hand-tab = Mano
rev-others = Otros
rev-agendas = Agendas
rev-no-cards = Sin cartas en mano.
rev-at-once = Al momento, luego se guarda
rev-card-cadet = Cadete
rev-card-frigate = Fragata
rev-card-directive = Directiva
rev-on-man-ark = Tripular una nave arca
rev-on-man-fighter = Tripular un caza
rev-on-man-dropship = Tripular una nave de desembarco
rev-on-man-frigate = Tripular la fragata
rev-on-man-revenant = Tripular el Revenant
rev-on-provision = Provisión
rev-on-mining = Minería
rev-on-maneuver = Maniobra
rev-on-attack = Ataque
rev-on-kill = Destruir una nave del vacío
rev-on-first-kill = Primera nave del vacío
rev-on-land = Aterrizar
rev-on-planet = Usar un planeta
rev-on-influence = Ganar influencia
rev-on-hidden = Influencia oculta
rev-on-shield = Colocar un escudo
rev-on-cleanse = Eliminar corrupción
rev-on-play = Jugar una carta
rev-on-draw = Robar cartas
rev-on-deploy = Desplegar una nave
rev-on-copy = Copiar
rev-on-hypercharge = Hipercarga
rev-on-turn-end = Fin del turno
rev-on-activate = Activar habilidad
rev-on-instead = En su lugar
rev-on-instead-of-influence = En vez de influencia
rev-on-before-action = Antes de la acción
rev-on-sector-cleared = Sector despejado
rev-on-cleanse-a = Eliminar corrupción A
rev-on-cleanse-b = Eliminar corrupción B
rev-score-colony = Colonia
rev-score-personal-agenda = Agenda personal
rev-score-fleet-agenda = Agenda de flota
rev-score-cadet-cards = Cartas de cadete
rev-score-frigate-cards = Cartas de fragata
rev-score-rank = Rango
rev-score-directives = Directivas
rev-score-resources = Recursos
rev-score-corruption = Corrupción
rev-score-tactics = Tácticas
rev-glyph-material = material|de material
rev-glyph-energy = energía|de energía
rev-glyph-science = ciencia|de ciencia
rev-glyph-neutronium = neutronio|de neutronio
rev-glyph-any = recurso cualquiera|recursos cualesquiera
rev-glyph-void = nave del vacío|naves del vacío|nave nacida del vacío|naves nacidas del vacío
rev-glyph-shield = escudo|escudos|absorbente|absorbentes
rev-glyph-data = dato de descubrimiento|datos de descubrimiento
rev-glyph-tactics = táctica|tácticas
rev-glyph-hidden = carta de influencia oculta|cartas de influencia oculta
rev-glyph-damage = de daño
rev-glyph-corruption = corrupción|de corrupción
rev-glyph-card = carta de operación|cartas de operación|carta de mejora|cartas de mejora
rev-glyph-renown = de renombre|renombre|puntos de victoria|punto de victoria
rev-tour-board = La flota alrededor del Revenant. El violeta es el vacío: sus naves se juntan en el borde. Lo que brilla con luz cálida puedes elegirlo.
rev-tour-houses = Las siete Casas. Al final, tu influencia con una Casa se multiplica por su poder: las naves que le quedan.
rev-tour-radar = Las cartas de radar muestran adónde puede saltar la flota: naves del vacío, grietas y planetas por venir.
rev-tour-frigate = Tu fragata: sus compartimentos guardan recursos y acciones adicionales. La corrupción los invade y cuesta renombre.
rev-tour-hand = Tu mano, tu influencia oculta y tus agendas. Nadie más las ve.
rev-tour-people = Los otros almirantes. Abre uno para ver su tablero.

## La edición prototipo

rev-p-round = Ronda
rev-p-round-n = Ronda { $n }
rev-p-turn = turno { $n } de { $of }
rev-phase-sonar = Sonar
rev-phase-recall = Retorno
rev-phase-breach = Brecha
rev-kind-civilian = nave civil
rev-deploy = Desplegar
rev-hyperjump = Hipersalto
rev-about-deploy = Trae naves del suministro al juego.
rev-about-hyperjump = Paga 3 de neutronio: la flota salta al final de esta ronda.
rev-p-about-shields = Absorbentes: { $n }.
rev-p-about-fighter = Mover y combatir contra naves nacidas del vacío.
rev-p-about-dropship = Mover y aterrizar en un planeta.
rev-p-about-frigate = Mover y después combatir, aterrizar o colocar un absorbente.
rev-p-level = Nivel
rev-p-points = Puntos de victoria
rev-p-collection = Colección
rev-p-tactics-sub = avanzar da recompensas
rev-p-sonar = Sonar
rev-p-sonar-sub = lo que espera tras el salto
rev-p-sonar-charged = la flota salta en esta ronda
rev-p-sonar-card = Carta de sonar { $card }
rev-p-no-sonar = Ninguna carta abierta.
rev-p-tiles = Losetas de daño
rev-p-tiles-sub = hasta ahora: { $n }
rev-p-struck = Resueltas:
rev-p-agenda = Agenda
rev-p-agenda-closed = Nadie más la conoce antes de que se revele.
rev-p-agenda-shown = revelada
rev-bay-remove-corruption = Eliminar corrupción
rev-bay-gain-resource = Ganar recurso
rev-bay-gain-tactics = Ganar tácticas
rev-bay-play-card = Jugar carta
rev-bay-move-frigate = Mover fragata
rev-about-remove-corruption = Acción adicional: pagar neutronio y cartas para eliminar corrupción.
rev-about-gain-resource = Acción adicional: ganar un recurso.
rev-about-gain-tactics = Acción adicional: avanzar en la pista de tácticas.
rev-about-play-card = Acción adicional: jugar una carta de la mano.
rev-about-move-frigate = Acción adicional: mover la fragata sin tripulación.
rev-card-training = Entrenamiento
rev-card-equipment = Equipamiento
rev-card-support = Apoyo
rev-p-on-maneuver = Mover
rev-p-on-attack = Combatir
rev-p-on-shield = Colocar un absorbente
rev-p-on-hypercharge = Activar el hipersalto
rev-p-on-cleanse = Eliminar corrupción
rev-score-agenda = Agenda
rev-score-training = Cartas de entrenamiento
rev-score-equipment = Cartas de equipamiento
rev-score-support = Cartas de apoyo
rev-score-level = Nivel
rev-p-kind-ark = nave arca
rev-p-inner = Sector central { $sector ->
        [N] norte
        [E] este
        [S] sur
       *[W] oeste
    }
rev-p-about-sector = { $ships } de { $limit } naves de Casa, { $void ->
        [one] { $void } nave nacida del vacío
       *[other] { $void } naves nacidas del vacío
    }.
rev-p-about-rift = Una grieta: aquí llegan naves nacidas del vacío.
rev-p-bay-activate = Activar habilidad
rev-p-about-activate = Acción adicional: usar habilidades con «Activar habilidad».
rev-p-on-man-ark = Tripular una nave arca
rev-p-on-kill = Destruir una nave nacida del vacío
rev-p-on-first-kill = Primera nave nacida del vacío
rev-p-on-activate = Activar habilidad
rev-p-tour-radar = Las cartas de sonar muestran lo que espera tras el salto: naves nacidas del vacío, grietas, planetas y naves civiles.
rev-p-tour-frigate = Tu fragata: sus compartimentos guardan recursos y acciones adicionales. La corrupción los invade y cuesta puntos de victoria.
rev-p-tour-hand = Tu mano, tu influencia oculta y tu agenda. Nadie más las ve.
rev-ledger = Influencia por poder
rev-ledger-colony = La flota llegó a { $name }: su Casa suma 1 de poder.
rev-ledger-no-colony = No se llegó a ninguna colonia.

# ---- announcements and sums
rev-announce-ark = Se pierde una nave arca
rev-announce-rift = Se abre una grieta
rev-announce-defect = Un defecto golpea
rev-announce-last = El último ciclo

# ---- a combat as a scene, decks and discards, what the corners tell
rev-fight-way = Los sectores por orden
rev-sum-void = { $n ->
        [one] nave del vacío
       *[other] naves del vacío
    }
rev-sum-shields = { $n ->
        [one] escudo
       *[other] escudos
    }
rev-sum-damage = de daño
rev-sum-left = { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
rev-p-sum-void = { $n ->
        [one] nave nacida del vacío
       *[other] naves nacidas del vacío
    }
rev-p-sum-shields = { $n ->
        [one] absorbente
       *[other] absorbentes
    }
rev-pile-operations = Cartas de operación
rev-p-pile-operations = Cartas de mejora
rev-pile-others = Otros mazos
rev-pile-hidden = Oculta
rev-pile-tiles = Losetas
rev-pile-about = { $what }: { $n } en el mazo, { $gone } en el descarte
rev-pile-counts = { $n } en el mazo, { $gone } en el descarte.
rev-forecast = Si hubiera combate ahora
rev-p-forecast = Si hubiera brecha ahora
rev-forecast-sub = daño
rev-forecast-about = Daño por sector, tal como está ahora el tablero.
rev-forecast-resolves = { $name } reparte aquí el daño
rev-forecast-crew = La tripulación corrupta reparte aquí el daño
rev-forecast-none = Ningún sector sufriría daño.
rev-forecast-more = { $n ->
        [one] y { $n } sector más
       *[other] y { $n } sectores más
    }
rev-standing = Clasificación
rev-standing-sub = influencia × poder
rev-standing-about = Influencia visible por el poder de cada Casa; no incluye colonias, agendas ni influencia oculta.
rev-agenda-now = (ahora { $now } de { $least })
rev-agenda-above = (ahora { $now }, como máximo { $most })
rev-agenda-met = (cumplida)
rev-difficulty-easy = Fácil
rev-difficulty-medium = Media
rev-difficulty-hard = Difícil
