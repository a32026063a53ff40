### Respuestas, preguntas, sucesos y motivos en Revenant. Los nombres están en names-revenant.ftl.
### $name es quien juega, $ask la pregunta de una respuesta, $verb la respuesta que una regla niega.

## Nombres dentro de la frase

rev-n-ship = { $ship ->
        [ark] la nave arca de { $house }
        [fighter] el caza de { $house }
        [dropship] la nave de desembarco de { $house }
        [shuttle] la lanzadera de { $house }
        [own-frigate] tu fragata
        [same-frigate] la fragata
        [frigate] la fragata de { $owner }
        [reinforcement] el espacio Refuerzo del Revenant
        [hypercharge] el espacio Hipercarga del Revenant
        [revenant] el Revenant
       *[ship] la nave
    }
rev-n-of-ship = { $ship ->
        [ark] de la nave arca de { $house }
        [fighter] del caza de { $house }
        [dropship] de la nave de desembarco de { $house }
        [shuttle] de la lanzadera de { $house }
        [own-frigate] de tu fragata
        [same-frigate] de la fragata
        [frigate] de la fragata de { $owner }
        [revenant] del Revenant
       *[ship] de la nave
    }
rev-n-sector = { $sector ->
        [N] sector central norte
        [E] sector central este
        [S] sector central sur
        [W] sector central oeste
       *[other] sector { $sector }
    }
rev-n-with = { $figure ->
        [captain] con el capitán
        [cadet-1] con el cadete 1
       *[cadet-2] con el cadete 2
    }
rev-n-part = { $part ->
        [upper] superior
       *[lower] inferior
    }
rev-n-phase = { $phase ->
        [setup] Preparación
        [action] Fase de acción
        [reset] Fase de retorno
        [combat] Fase de combate
        [rift] Fase de grietas
        [hyperjump] Fase de hipersalto
       *[scoring] Puntuación
    }
rev-n-crew = La tripulación corrupta

## Respuestas

rev-opt-man = { rev-n-ship }
rev-opt-emergency = Acción de emergencia
rev-opt-with = { $figure ->
        [captain] El capitán
        [cadet-1] El cadete 1
       *[cadet-2] El cadete 2
    }
rev-opt-trade = Cambiar 1 de influencia oculta por un recurso
rev-opt-discard-hidden = Descartar influencia oculta de { $house }
rev-opt-keep-hidden = Conservar influencia oculta de { $house }
rev-opt-gain-resource = Ganar { rev-goods }
rev-opt-ignore = Dejar { $what ->
        [energy] la energía
        [science] la ciencia
        [neutronium] el neutronio
       *[material] el material
    }
rev-opt-swap-out = Hacer sitio: devolver { rev-goods }
rev-opt-spend = Gastar { rev-goods }
rev-opt-lock = Bloquear ahí { rev-goods }
rev-opt-corrupt = El { $compartment }
rev-opt-ark-option = { $ark_option }
rev-opt-move = Mover al { rev-n-sector }
rev-opt-stay = Quedarse
rev-opt-attack = Atacar
rev-opt-fire = Disparar a una nave del vacío
rev-opt-cease = Dejar de disparar
rev-opt-effect-a = Efecto A: maniobrar y atacar
rev-opt-effect-b = Efecto B: maniobrar y aterrizar
rev-opt-land = Aterrizar en el planeta
rev-opt-upper = { $effect }
rev-opt-lower = { $effect } (1 de corrupción)
rev-opt-done = { $ask ->
        [keep-hidden] No conservar más
        [lock] No bloquear más
        [play] No jugar ninguna carta
        [deploy] No desplegar nada
        [protect] No colocar ficha
        [copy] No copiar nada
        [colony] No retirar más
        [hypercharge] No cargar nada
        [ability] No usar ninguna habilidad
        [between] Seguir
        [activate] No usar más
        [cleanse] No eliminar nada
        [cleanse-option] No eliminar más
        [shield] No colocar más
        [destroy] No destruir más
        [repair] No reparar más
        [careful] No mover más
        [clear] No despejar más
        [replace] No sustituir nada
       *[other] Terminar
    }
rev-opt-take = { $ask ->
        [emergency] Ganar 1 táctica
       *[other] Usarlo
    }
rev-opt-skip = { $ask ->
        [emergency] Nada de eso
        [bonus] Ninguna acción adicional
        [choice] Ninguna
        [sector] Descartar el planeta
        [shuttle] Ninguna lanzadera
       *[other] No usarlo
    }
rev-opt-use = Usar «{ $ability }»
rev-opt-influence = Casa { $house }
rev-opt-shield = Escudo en el sector { $sector }
rev-opt-destroy = Nave del vacío en el sector { $sector }
rev-opt-repair = { rev-n-ship }
rev-opt-cleanse-ship = Quitarla { rev-n-of-ship }
rev-opt-cleanse-board = Quitarla del { $compartment }
rev-opt-careful = { rev-n-ship }
rev-opt-deploy = { rev-n-ship }
rev-opt-place = Sector { $sector }
rev-opt-protect = { $defect }, efecto { rev-n-part }
rev-opt-charge = Carta de radar { $radar }
rev-opt-charge-colony = Colonia { $colony }
rev-opt-reinforce = Pagar 1 de material, 1 de energía y 1 de neutronio
rev-opt-play = Jugar «{ $card }»
rev-opt-discard = Descartar «{ $card }»
rev-opt-draw-kind = Robar una { $cardkind }
rev-opt-attach = { rev-opt-with }
rev-opt-bonus = { $bonus }
rev-opt-affiliation-a = A: pagar 1 recurso menos
rev-opt-affiliation-b = B: jugar una segunda carta
rev-opt-cleanse-a = A: descartar una carta de operación
rev-opt-cleanse-b = B: gastar 1 de energía
rev-opt-end-turn = Terminar el turno
rev-opt-redraw = Cambiarla
rev-opt-keep = Conservarla
rev-opt-take-captain = { $captain }
rev-opt-copy-ship = Copiar { rev-n-ship }
rev-opt-copy-planet = Copiar «{ $planet }»
rev-opt-remove-colony = Retirar «{ $colony }»
rev-opt-line-up = { rev-n-ship }
rev-opt-hit = Dañar { rev-n-ship }
rev-opt-sink = Perder { rev-n-ship }
rev-opt-taint = { rev-n-ship }
rev-opt-replace = { rev-n-ship }
rev-opt-part = Parte { $n }
rev-opt-clear = Nave del vacío en el sector { $sector }
rev-opt-lose = Perder { rev-goods }
rev-opt-waive = No pagar { rev-goods }
rev-opt-choice = Posibilidad { $n }
rev-opt-plain-influence = Ganar la influencia de la Casa
rev-opt-own-effect = Usar el efecto de la nave
rev-opt-both-effects = Efecto A y luego efecto B

## Preguntas

rev-ask-captain = ¿Quién es tu capitán?
rev-ask-redraw = { $card ->
        [none] ¿Conservas esta carta?
       *[other] ¿Conservas «{ $card }»?
    }
rev-ask-start-house = ¿Con qué Casa empiezas?
rev-ask-man = ¿Qué nave tripulas?
rev-ask-figure = ¿A quién envías?
rev-ask-hidden-trade = ¿Qué influencia oculta cambias?
rev-ask-resource = ¿Qué recurso ganas?
rev-ask-overflow = No hay espacio libre para { rev-goods }. ¿Qué haces?
rev-ask-keep-hidden = ¿Qué influencia oculta conservas?
rev-ask-emergency = ¿Qué más ganas?
rev-ask-influence = ¿Con qué Casa ganas influencia?
rev-ask-ark = ¿Qué hace { rev-n-ship }?
rev-ask-fighter = ¿Qué hace { rev-n-ship }?
rev-ask-attack = ¿Cómo sigue el ataque?
rev-ask-bombard = ¿Adónde va { rev-n-ship } tras este impacto?
rev-ask-frigate = ¿Qué hace { rev-n-ship }?
rev-ask-dropship = ¿Qué hace { rev-n-ship }?
rev-ask-planet = ¿Qué parte del planeta usas?
rev-ask-reinforcement = ¿Pagas el refuerzo?
rev-ask-deploy = ¿Qué nave despliegas?
rev-ask-sector = ¿En qué sector lo colocas?
rev-ask-protect = ¿Qué efecto cubre la ficha?
rev-ask-hypercharge = ¿Para qué carta cargas el motor?
rev-ask-spend = ¿Qué recurso gastas?
rev-ask-corrupt = ¿Qué compartimento recibe la corrupción?
rev-ask-lock = ¿Qué recurso queda en el compartimento corrupto?
rev-ask-cleanse = ¿De dónde eliminas corrupción?
rev-ask-ability = ¿Usas una habilidad?
rev-ask-between = ¿Usas una habilidad antes de seguir?
rev-ask-optional = ¿Usas este efecto?
rev-ask-shield = ¿Dónde colocas un escudo?
rev-ask-destroy = ¿Qué nave del vacío destruyes?
rev-ask-repair = ¿Qué nave reparas?
rev-ask-careful = ¿Qué nave se mueve con cautela?
rev-ask-move-frigate = ¿Adónde va tu fragata?
rev-ask-play = ¿Qué carta juegas?
rev-ask-attach = { $card ->
        [none] ¿Qué cadete aprende la carta?
       *[other] ¿Qué cadete aprende «{ $card }»?
    }
rev-ask-draw = ¿Qué tipo de carta robas?
rev-ask-discard = Tienes demasiadas cartas. ¿Cuál descartas?
rev-ask-bonus = ¿Qué acción adicional realizas?
rev-ask-affiliation = ¿Qué ventaja de afiliación usas?
rev-ask-cleanse-option = ¿Con qué pagas la eliminación?
rev-ask-activate = ¿Qué habilidad activas?
rev-ask-end = ¿Terminas tu turno?
rev-ask-copy = ¿Qué copias?
rev-ask-colony = ¿Qué colonia retiras de la partida?
rev-ask-damage = ¿Qué nave recibe el daño?
rev-ask-taint = ¿Qué nave se corrompe?
rev-ask-lose = ¿Qué pierdes?
rev-ask-line = ¿Qué nave va después, contando desde el Revenant?
rev-ask-clear = ¿Qué nave del vacío despejas?
rev-ask-step-two = ¿Qué influencia ganas?
rev-ask-choice = ¿Cuál eliges?
rev-ask-waive = ¿Qué parte del coste no pagas?
rev-ask-replace = ¿Qué nave sustituyes?
rev-ask-shuttle = ¿Qué lanzadera pones en la carta de radar?
rev-ask-hidden-cost = ¿Qué influencia oculta descartas para ello?
rev-ask-careful-to = ¿Adónde va la nave?
rev-ask-discard-cost = ¿Qué carta descartas para ello?
rev-ask-instead = ¿Qué efecto usas?

## Lo que ocurre

rev-log-manned = { $name } tripula { rev-n-ship } { rev-n-with }.
rev-log-emergency-taken = { $name } realiza la acción de emergencia { rev-n-with }.
rev-log-influence-gained = { $name } gana influencia con { $house }, ahora { $n }.
rev-log-influence-lost = { $name } pierde influencia con { $house }, ahora { $n }.
rev-log-hidden-gained = { $n ->
        [one] { $name } roba y conserva { rev-secrets }.
       *[other] { $name } roba { rev-secrets } y conserva una.
    }
rev-log-hidden-kept = { $name } conserva influencia oculta de { $house }.
rev-log-hidden-discarded = { $name } descarta una carta de influencia oculta.
rev-log-gained = { $name } gana { rev-goods }.
rev-log-spent = { $name } gasta { rev-goods }.
rev-log-ignored = { $name } deja pasar { $resource }: no hay espacio libre.
rev-log-tactics-gained = { $name } avanza a la casilla { $n } de tácticas.
rev-log-tactics-lost = { $name } retrocede a la casilla { $n } de tácticas.
rev-log-tactics-reset = { $name } vuelve a empezar en la casilla { $n } de tácticas.
rev-log-corrupted = { $name } recibe corrupción en el { $compartment }.
rev-log-cleansed-board = { $name } elimina la corrupción del { $compartment }.
rev-log-cleansed-ship = { $name } elimina la corrupción { rev-n-of-ship }.
rev-log-residual-void = { $name } guarda el marcador como vacío residual, ahora { $n }.
rev-log-data-gained = { $name } gana datos de descubrimiento, ahora { $n }.
rev-log-data-lost = { $name } pierde { rev-data }.
rev-log-moved = { $name } mueve { rev-n-ship } al { rev-n-sector }.
rev-log-killed = { $name } destruye una nave del vacío en el sector { $sector }.
rev-log-shielded = { $name } coloca un escudo en el sector { $sector }.
rev-log-landed = { $name } aterriza con { rev-n-ship } en «{ $planet }».
rev-log-planet-resolved = { $name } usa la opción { rev-n-part } de «{ $planet }».
rev-log-deployed = { $name } despliega { rev-n-ship } en el { rev-n-sector }.
rev-log-protected = { $name } cubre el efecto { rev-n-part } de «{ $defect }».
rev-log-charged = { $name } carga el motor para la carta de radar { $radar }.
rev-log-charged-colony = { $name } carga el motor para la colonia { $colony }.
rev-log-played = { $name } juega «{ $card }».
rev-log-drew = { $name } roba { rev-cards }.
rev-log-discarded = { $name } descarta una { $cardkind }.
rev-log-promoted = El capitán de { $name } sube al rango { $n }.
rev-log-repaired = { $name } repara { rev-n-ship }.
rev-log-copied = { $name } copia { rev-n-ship }.
rev-log-copied-planet = { $name } copia «{ $planet }».
rev-log-ability-used = { $name } usa «{ $ability }».
rev-log-bonus-taken = { $name } realiza la acción adicional «{ $bonus }».
rev-log-reward-taken = { $name } toma una loseta de recompensa de { $house }.
rev-log-cycle-begins = Empieza el ciclo { $n }.
rev-log-phase-begins = { rev-n-phase }.
rev-log-crew-returns = Todas las tripulaciones regresan.
rev-log-order-set = { $name } juega en el puesto { $n }.
rev-log-fight = { $n ->
        [0] Ninguna nave del vacío en el sector { $sector }.
        [one] { $n } nave del vacío golpea en el sector { $sector }.
       *[other] { $n } naves del vacío golpean en el sector { $sector }.
    }
rev-log-shields-ward = { $n ->
        [one] { $n } escudo evita { $n } de daño en el sector { $sector }.
       *[other] { $n } escudos evitan { $n } de daño en el sector { $sector }.
    }
rev-log-ship-hit = Daño en { rev-n-ship }, ahora { $n }.
rev-log-ship-lost = Se pierde { rev-n-ship }.
rev-log-revenant-hit = Daño en el Revenant, ahora { $n }.
rev-log-defect-strikes = El defecto «{ $defect }» golpea.
rev-log-defect-covered = El efecto { rev-n-part } de «{ $defect }» está cubierto.
rev-log-ship-corrupted = Corrupción en { rev-n-ship }.
rev-log-shields-gone = Los escudos del sector { $sector } se apagan.
rev-log-defect-revealed = Nuevo defecto: { $defect }.
rev-log-rift-rolled = La grieta del sector { $sector } se agita.
rev-log-void-arrives = { $n ->
        [one] { $n } nave del vacío llega al sector { $sector }.
       *[other] { $n } naves del vacío llegan al sector { $sector }.
    }
rev-log-data-placed = Datos de descubrimiento en el planeta del sector { $sector }.
rev-log-radar-revealed = Nueva carta de radar: { $radar }.
rev-log-colony-revealed = Nueva colonia: { $colony }.
rev-log-hyperjump = La flota salta.
rev-log-rift-opens = Se abre una grieta en el sector { $sector }.
rev-log-planet-found = { $planet } aparece junto al sector { $sector }.
rev-log-shuttle-arrives = Llegada al sector { $sector }: { rev-n-ship }.
rev-log-ambassador = El consejo tripula { rev-n-ship }.
rev-log-ambassador-aside = { $house } no tiene nave libre: el embajador espera.
rev-log-council-lands = El consejo aterriza con { rev-n-ship } junto al sector { $sector }.
rev-log-renown = { $name } tiene { $n } de renombre.
rev-log-winner = Gana { $name }.
rev-log-replaced = { $name } sustituye { rev-n-ship } por la nave de { $newhouse }.
rev-log-colonies-removed = { $n ->
        [one] { $name } retira { $n } colonia de la partida.
       *[other] { $name } retira { $n } colonias de la partida.
    }
rev-log-void-cleared = Una nave del vacío deja el sector { $sector }.
rev-log-crew-placed = La tripulación corrupta tripula { rev-n-ship }.
rev-log-crew-fails = La tripulación corrupta no encuentra ninguna nave de { $house }.
rev-log-crew-influence = La tripulación corrupta gana influencia con { $house }, ahora { $n }.
rev-log-crew-tactics = La tripulación corrupta avanza a la casilla { $n } de tácticas.
rev-log-crew-lands = La tripulación corrupta aterriza con { rev-n-ship } junto al sector { $sector }.
rev-log-redrew = { $name } cambia una { $cardkind }.
rev-log-locked = Bloqueado en el { $compartment } de { $name }: { rev-goods }.
rev-log-starts-at = { $name } empieza junto a la nave arca de { $house }.
rev-log-shuttle-reserved = En la carta de radar { $radar }: { rev-n-ship }.
rev-log-crew-wins = Gana la tripulación corrupta.
rev-log-colonies-seen = { $name } mira las colonias.

## Por qué no

rev-why-rev-f-01-1-1 = { $verb ->
        [with] Esta figura ya está usada.
       *[man] Su espacio de tripulación está ocupado.
    }
rev-why-rev-f-01-1-2 = Esta fragata es de { $owner }.
rev-why-rev-f-01-3-3 = No puedes pagar el coste, o no tendría efecto.
rev-why-rev-f-01-4-4 = No tienes espacio de corrupción libre.
rev-why-rev-f-02-17 = Nadie tripula esta nave arca.
rev-why-rev-f-02-19 = Ninguna nave está en este planeta.
rev-why-rev-f-05-2 = No hay planeta libre en este sector.
rev-why-rev-f-06-0-1 = Este espacio está ocupado en este ciclo.
rev-why-rev-f-06-1-1 = No puedes pagar 1 de material, 1 de energía y 1 de neutronio.
rev-why-rev-f-06-1-4 = Las naves arca nunca se despliegan.
rev-why-rev-f-06-1-5 = Esta lanzadera está en una carta de radar.
rev-why-rev-f-06-1-7 = Este defecto ya tiene una ficha.
rev-why-rev-f-06-1-9 = El efecto inferior de un defecto del núcleo queda abierto.
rev-why-rev-f-06-2-2 = No puedes pagar su neutronio.
rev-why-rev-f-07-4 = Tienes más recursos que espacios abiertos.
rev-why-rev-f-07-10 = Este compartimento no tiene espacio de corrupción.
rev-why-rev-f-08-1 = Este compartimento ya está corrupto.
rev-why-rev-f-10-3 = Estás al final de este medidor.
rev-why-rev-f-12-5 = El sector { $sector } está lleno.
rev-why-rev-f-12-11 = Las naves arca y las aterrizadas no se mueven con cautela.
rev-why-rev-f-12-13 = { $verb ->
        [careful] Los sectores a su alcance están llenos o tienen más naves del vacío.
       *[move] El sector { $sector } tiene más naves del vacío.
    }
rev-why-rev-f-12-16 = Ninguna nave puede terminar su turno en un sector central.
rev-why-rev-f-13-3 = No hay nada que atacar en este sector.
rev-why-rev-f-14-11 = { $verb ->
        [attach] Este cadete ya tiene 2 cartas.
       *[play] Los dos cadetes ya tienen 2 cartas.
    }
rev-why-rev-f-14-12 = Los 5 espacios de fragata están llenos.
rev-why-rev-f-14-16 = { $verb ->
        [bonus] No puedes pagar ninguna carta de tu mano.
       *[play] No puedes pagar esta carta.
    }
rev-why-rev-f-15-1 = Hay corrupción en esta acción adicional.
rev-why-rev-f-15-2 = Hacen falta 3 de ciencia y un rango inferior a 3.
rev-why-rev-f-15-6 = No puedes pagar esta carta entera.
rev-why-rev-f-15-9 = No hay corrupción que eliminar o nada con que pagar.
rev-why-rev-f-17-4-3 = Esta nave ya está corrupta.
rev-why-rev-f-17-4-4 = Las lanzaderas no tienen espacio de corrupción.
rev-why-gap-a-11 = El sector { $sector } ya tiene un planeta.
rev-why-gap-f-19 = Esta nave ya se ha movido.
rev-why-gap-f-34 = No quedan cartas de este tipo.
