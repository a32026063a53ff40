### Qué se puede responder, qué se pregunta, qué ocurre y por qué no, en X-ODUS. Los nombres están en names-xodus.ftl.

## Nombres dentro de las frases

xod-n-ship = { $ship ->
        [warship] la Nave de guerra
        [battlecruiser] el Crucero de batalla
        [proto_ship] la Protonave
        [explorer] el Explorador
        [pirate_ship] la Nave pirata
        [drone_specialist] el Especialista en drones
       *[other] { $shipname }
    }
xod-n-ship-de = { $ship ->
        [warship] de la Nave de guerra
        [battlecruiser] del Crucero de batalla
        [proto_ship] de la Protonave
        [explorer] del Explorador
        [pirate_ship] de la Nave pirata
        [drone_specialist] del Especialista en drones
       *[other] de { $shipname }
    }
xod-n-ship-a = { $ship ->
        [warship] a la Nave de guerra
        [battlecruiser] al Crucero de batalla
        [proto_ship] a la Protonave
        [explorer] al Explorador
        [pirate_ship] a la Nave pirata
        [drone_specialist] al Especialista en drones
       *[other] a { $shipname }
    }
xod-n-newship = { $newship ->
        [warship] la Nave de guerra
        [battlecruiser] el Crucero de batalla
        [proto_ship] la Protonave
        [explorer] el Explorador
        [pirate_ship] la Nave pirata
        [drone_specialist] el Especialista en drones
       *[other] { $newshipname }
    }
xod-n-newship-de = { $newship ->
        [warship] de la Nave de guerra
        [battlecruiser] del Crucero de batalla
        [proto_ship] de la Protonave
        [explorer] del Explorador
        [pirate_ship] de la Nave pirata
        [drone_specialist] del Especialista en drones
       *[other] de { $newshipname }
    }
xod-n-newship-a = { $newship ->
        [warship] a la Nave de guerra
        [battlecruiser] al Crucero de batalla
        [proto_ship] a la Protonave
        [explorer] al Explorador
        [pirate_ship] a la Nave pirata
        [drone_specialist] al Especialista en drones
       *[other] a { $newshipname }
    }
xod-n-system = { $tile ->
        [GR] el Gran Rift
       *[other] { $system }
    }
xod-n-in-system = { $tile ->
        [GR] en el Gran Rift
       *[other] en { $system }
    }
xod-n-to-system = { $tile ->
        [GR] al Gran Rift
       *[other] a { $system }
    }
xod-n-of-system = { $tile ->
        [GR] del Gran Rift
       *[other] de { $system }
    }
xod-n-of-newsystem = { $newtile ->
        [GR] del Gran Rift
       *[other] de { $newsystem }
    }
xod-n-edge = { $edge ->
        [N] al norte
        [NE] al noreste
        [SE] al sureste
        [S] al sur
        [SW] al suroeste
       *[NW] al noroeste
    }
xod-n-foe = { $side ->
        [unseen] un enemigo desconocido de nivel { $level }
       *[other] { $foe }
    }
xod-n-phase = { $phase ->
        [setup] Preparación
        [action] Fase de acción
        [corruption] Fase de Corrupción
       *[end] Fase de fin de turno
    }
xod-n-cause = { $cause ->
        [retaliation] por una represalia
        [strain] por forzar los motores
        [disengaging] al retirarse del combate
        [avatar] por un Avatar
        [effect] por un efecto
       *[cost] como precio
    }
xod-n-face = { $face ->
        [hit] un impacto
        [miss] un fallo
       *[special] un símbolo especial
    }
xod-n-colour = { $colour ->
        [red] rojo
        [yellow] amarillo
       *[blue] azul
    }
xod-n-manoeuvre = { $manoeuvre ->
        [offensive] una maniobra ofensiva con todos los dados
        [defensive-1] una maniobra defensiva con el dado 1
        [defensive-2] una maniobra defensiva con el dado 2
       *[none] ninguna maniobra
    }
xod-n-dice = { $dice ->
        [1] dado { $numbers }
       *[other] dados { $numbers }
    } { xod-n-ship-de }
xod-n-act = { $act ->
        [probe] envía una sonda
        [jump] salta
        [blind-jump] salta a ciegas
        [rush] emprende una carrera hiperespacial
        [explore] explora
        [scavenge] rebusca
        [pacify] quiere pacificar el sistema
        [trade] comercia
        [maintain] pasa por mantenimiento
        [signal-action] trabaja en la señal
       *[more] elige otra opción
    }
xod-n-deck = { $deck ->
        [enemy] enemigos
        [exploration] exploraciones
        [module] módulos de nave
        [precursor-module] módulos precursores de nave
       *[damage] cartas de daño
    }

## Respuestas

xod-opt-choose-ship = { $shipname }
xod-opt-mount = { $gear }
xod-opt-activate = { $shipname }
xod-opt-take-in = Acoger { xod-n-ship-a } en la flota
xod-opt-go-on = { $ask ->
        [fleet] Seguir así
       *[other] Seguir
    }
xod-opt-agree = Aceptar
xod-opt-refuse = Rechazar
xod-opt-probe = Enviar una sonda { xod-n-edge }
xod-opt-relay-probe = Enviar una sonda { xod-n-edge } { xod-n-of-system }
xod-opt-jump = Saltar { xod-n-to-system }
xod-opt-jump-with = Saltar { xod-n-to-system } con «{ $gear }»{ xod-n-freely }
xod-opt-blind-jump = Saltar a ciegas { xod-n-edge }
xod-opt-rush = { $ask ->
        [rush] Seguir { xod-n-to-system }
       *[other] Carrera hiperespacial: primero { xod-n-to-system }
    }
xod-opt-stop = Parar aquí
xod-opt-explore = Explorar
xod-opt-scavenge = Rebuscar chatarra
xod-opt-scavenge-wreck = Sacar las llaves de los restos { xod-n-ship-de }
xod-opt-pacify = Pacificar el sistema
xod-opt-trade = Comerciar
xod-opt-maintain = Mantenimiento de la nave
xod-opt-signal-action = { $action ->
        [none] Trabajar en la señal { $n }
       *[other] { $action } ({ $signal })
    }
xod-opt-take-key = Tomar la llave { $n } a bordo { xod-n-ship-de }
xod-opt-strain = Forzar los motores para ganar 1 acción
xod-opt-use = Usar «{ $gear }»{ xod-n-freely }
xod-n-freely = { $free ->
        [yes] { " " }sin gastar energía
       *[no] { "" }
    }
xod-opt-use-on-dice = { $gear }{ xod-n-freely }: { xod-n-dice }
xod-opt-use-for = Usar «{ $gear }» para { xod-n-ship }{ xod-n-freely }
xod-opt-use-at = Usar «{ $gear }» { xod-n-in-system }{ xod-n-freely }
xod-opt-service = { $ally }: { $service }
xod-opt-end-turn = Acabar el turno
xod-opt-hide = Esconderse y acabar el turno
xod-opt-turn-tile = { $degrees ->
        [0] Dejar como está
       *[other] Girar { $degrees }°
    }
xod-opt-reveal = El espacio { xod-n-edge } { xod-n-of-system }
xod-opt-place = Colocar { xod-n-system }
xod-opt-stay = Quedarse donde estás
xod-opt-roll = { $ask ->
        [detection] Pasar con sigilo: hacer la tirada de detección
       *[other] Tirar
    }
xod-opt-be-detected = Atacar: renunciar a la tirada
xod-opt-target = { $foe }
xod-opt-offensive = Ofensiva: tirar todos los dados
xod-opt-defensive = { $colour ->
        [none] Defensiva: tirar solo el dado { $n }
       *[other] Defensiva: tirar solo un dado { xod-n-colour }
    }
xod-opt-disengage = Retirarse del combate
xod-opt-done = { $ask ->
        [action] Listo
        [trade] Acabar el comercio
        [pacify] No pacificar nada más
        [reveal] No revelar nada más
        [more] Ninguna opción más
       *[other] No usar nada más
    }
xod-opt-option = Opción { $n }
xod-opt-no-option = { $ask ->
        [option] No elegir ninguna opción
        [more] Ninguna opción más
       *[other] Ninguna
    }
xod-opt-more = Una opción más por 1 acción
xod-opt-more-free = Una opción más gratis
xod-opt-repair = Reparar { xod-n-ship }
xod-opt-repair-signal = Reparar en la señal { $n }
xod-opt-remove-damage = Retirar «{ $damage }»
xod-opt-buy-energy = Comprar un marcador de energía
xod-opt-dismantle = Desmantelar «{ $module }»
xod-opt-nothing = Nada
xod-opt-buy = Comprar «{ $module }» para { xod-n-ship }
xod-opt-give-scrap = 1 de chatarra { xod-n-ship-de } { xod-n-newship-a }
xod-opt-give-module = Dar «{ $module }» { xod-n-ship-a }
xod-opt-give-key = Dar la llave { $n } { xod-n-ship-a }
xod-opt-dock-repair = Dique seco: reparar { xod-n-ship }
xod-opt-dock-remove = Dique seco: retirar «{ $damage }»
xod-opt-scrap-to = 1 de chatarra para { xod-n-ship }
xod-opt-module-to = Para { xod-n-ship }
xod-opt-pay-scraps = { $n ->
        [0] No pagar nada
       *[other] Pagar { xod-scraps }
    }
xod-opt-pay-energy = { $n ->
        [0] No gastar nada
       *[other] Gastar { xod-energy-markers }
    }
xod-opt-give-health = Sacrificar un marcador de salud
xod-opt-give-energy = Sacrificar el marcador de energía de más a la derecha
xod-opt-pacify-system = Pacificar { xod-n-system }
xod-opt-close-rift = El rift { xod-n-of-system }
xod-opt-peek = Mirar la señal { $n }
xod-opt-resolve = Resolver «{ $exploration }»
xod-opt-discard-module = Descartar «{ $module }»
xod-opt-switch-off = Desconectar «{ $module }»

## Preguntas

xod-n-about = { $shipname }: { $text }
xod-ask-ship = ¿Qué nave pilotas?
xod-ask-mod = ¿Qué efecto del nuevo mod instalas?
xod-ask-activate = ¿Qué nave actúa ahora?
xod-ask-fleet = ¿Quién se une a la flota?
xod-ask-consent = { $proposal ->
        [none] ¿Estás de acuerdo?
       *[other] { $leader } propone: «{ $proposal }». ¿Estás de acuerdo?
    }
xod-ask-action = ¿Qué haces?
xod-ask-exit = ¿Cómo escapas?
xod-ask-rush = ¿Por dónde sigue la carrera?
xod-ask-turn-tile = { $system ->
        [none] ¿Cómo giras el nuevo sistema?
       *[other] ¿Cómo giras el nuevo sistema, { $system }?
    }
xod-ask-reveal = ¿Dónde revelas un sistema?
xod-ask-scan = ¿Miras antes dos losetas?
xod-ask-pick-tile = ¿Qué loseta colocas?
xod-ask-stay = ¿Te quedas aquí o saltas al nuevo sistema?
xod-ask-detection = ¿Pasas con sigilo ante los enemigos de aquí o los atacas?
xod-ask-target = ¿A quién atacas?
xod-ask-manoeuvre = ¿Qué maniobra haces?
xod-ask-before-attack = ¿Usas algo antes de la tirada de ataque?
xod-ask-after-attack = ¿Cambias la tirada de ataque?
xod-ask-after-detection = ¿Cambias la tirada de detección?
xod-ask-after-skill = ¿Cambias la tirada de habilidad?
xod-ask-after-damage-roll = ¿Cambias la tirada de daño?
xod-ask-retaliation = ¿Atenúas la represalia?
xod-ask-health-loss = ¿Reduces la pérdida de salud?
xod-ask-after-loss = ¿Respondes a la pérdida de salud?
xod-ask-save = ¿Salvas la nave de la derrota?
xod-ask-disengage = ¿Usas algo al retirarte del combate?
xod-ask-cloak = ¿Te camuflas en vez de tirar?
xod-ask-option = ¿Qué opción eliges?
xod-ask-more = ¿Eliges otra opción?
xod-ask-warning = ¿Qué opción elegís entre todos?
xod-ask-exploration = ¿Qué exploración resuelves?
xod-ask-maintenance = ¿En qué consiste el mantenimiento?
xod-ask-repair-bonus = ¿Reparas más?
xod-ask-trade = ¿Qué cambia de manos?
xod-ask-share = ¿Quién se queda con la chatarra?
xod-ask-module = { $module ->
        [none] ¿Quién se queda con el módulo?
       *[other] ¿Quién se queda con «{ $module }»?
    }
xod-ask-offer = ¿Cuánta chatarra ofreces?
xod-ask-charge = ¿Cuánta energía cargas?
xod-ask-sacrifice = ¿Qué sacrificas para siempre?
xod-ask-pacify = ¿Qué sistema pacificas?
xod-ask-rift = ¿Qué rift desactivas?
xod-ask-service = ¿Qué pides?
xod-ask-decoy = ¿Despistas al Avatar?
xod-ask-hold = ¿Frenas la Corrupción?
xod-ask-discard = ¿Qué módulo pierdes para siempre?
xod-ask-switch-off = ¿Qué módulo se avería?
xod-ask-key = ¿Quién lleva la llave?
xod-ask-wormhole = ¿Qué marcador de agujero de gusano mueves?
xod-ask-twin-probe = ¿Envías una segunda sonda?

## Lo que ocurre

xod-log-ship-chosen = { $name } pilota { xod-n-ship }.
xod-log-start-revealed = El X-ODUS comienza { xod-n-in-system }.
xod-log-mod-mounted = { xod-n-ship } instala «{ $gear }».
xod-log-round-begins = Comienza la ronda { $n }.
xod-log-phase-begins = { xod-n-phase }.
xod-log-turn-begins = { xod-n-ship } empieza su turno.
xod-log-turn-ends = { xod-n-ship } ya ha actuado.
xod-log-joined = { xod-n-ship } se une a la flota { xod-n-newship-de }.
xod-log-declined = { $name } no acepta.
xod-log-tile-revealed = { xod-n-ship } revela { xod-n-system }.
xod-log-tile-placed = { xod-n-system } queda { xod-n-edge } { xod-n-of-newsystem }.
xod-log-moved = { xod-n-ship } llega { xod-n-to-system }.
xod-log-crossed = { xod-n-ship } pasa de largo { xod-n-in-system }.
xod-log-strained = { xod-n-ship } fuerza los motores.
xod-log-ally-met = Un aliado { xod-n-in-system }: { $ally }.
xod-log-ware-offered = A la venta ({ $ally }): { $module }.
xod-log-detection-rolled = Tirada de detección { xod-n-in-system }.
xod-log-undetected = Sin ser detectados { xod-n-in-system }.
xod-log-detected = ¡Detectados { xod-n-in-system }!
xod-log-die-rolled = { xod-n-ship } saca { xod-n-face } con el dado { $n }.
xod-log-die-rerolled = { xod-n-ship } vuelve a tirar el dado { $n }: { xod-n-face }.
xod-log-miss-ignored = { xod-n-ship } ignora el fallo del dado { $n }.
xod-log-special-spent = { xod-n-ship } gasta el símbolo especial del dado { $n }.
xod-log-gear-used = { xod-n-ship } usa «{ $gear }».
xod-log-energy-flipped = { xod-n-ship } gasta { $n } de energía.
xod-log-energy-recovered = { xod-n-ship } recupera { $n } de energía.
xod-log-energy-gained = { xod-n-ship } gana { xod-energy-markers }.
xod-log-energy-discarded = { xod-n-ship } pierde { xod-energy-markers } para siempre.
xod-log-health-lost = { xod-n-ship } pierde { $n } de salud { xod-n-cause }.
xod-log-health-recovered = { xod-n-ship } recupera { $n } de salud.
xod-log-health-discarded = { xod-n-ship } pierde { xod-health-markers } para siempre.
xod-log-health-markers = { xod-n-ship } tiene ahora { xod-health-markers }.
xod-log-loss-prevented = { xod-n-ship } se libra de perder { $n } de salud.
xod-log-scraps-gained = { xod-n-ship } gana { xod-scraps }.
xod-log-scraps-paid = { xod-n-ship } paga { xod-scraps }.
xod-log-scraps-lost = { xod-n-ship } pierde { xod-scraps }.
xod-log-scrap-given = { xod-n-ship } da 1 de chatarra { xod-n-newship-a }.
xod-log-module-gained = { xod-n-ship } gana «{ $module }».
xod-log-module-bought = { xod-n-ship } obtiene «{ $module }» por { xod-scraps }.
xod-log-module-given = { xod-n-ship } da «{ $module }» { xod-n-newship-a }.
xod-log-module-lost = { xod-n-ship } pierde «{ $module }».
xod-log-module-dismantled = { xod-n-ship } desmantela «{ $module }».
xod-log-module-switched-off = Se avería «{ $module }» { xod-n-ship-de }.
xod-log-exp-gained = { xod-n-ship } tiene ahora { $n } EXP.
xod-log-level-reached = { xod-n-ship } llega al nivel { $n }.
xod-log-damage-drawn = { xod-n-ship } sufre un daño: { $damage }.
xod-log-damage-removed = { xod-n-ship } se libra de un daño: { $damage }.
xod-log-ship-defeated = Derrota { xod-n-ship-de } { xod-n-in-system }.
xod-log-combat-begins = Combate { xod-n-in-system }.
xod-log-enemy-drawn = { xod-n-foe } aparece { xod-n-in-system }.
xod-log-attack-begins = Ataque { $n } contra { xod-n-foe }.
xod-log-manoeuvre = { xod-n-ship } hace { xod-n-manoeuvre }.
xod-log-critical = ¡Fallo crítico { xod-n-ship-de }!
xod-log-skill-triggers = { xod-n-foe } usa su habilidad.
xod-log-attack-value = { xod-hits } contra { $shields ->
        [one] { $shields } escudo
       *[other] { $shields } escudos
    }.
xod-log-foe-hit = { xod-n-foe } pierde { $n } de salud.
xod-log-foe-recovers = { xod-n-foe } recupera { $n } de salud.
xod-log-retaliation = Represalia de { $n } contra { xod-n-ship }.
xod-log-foe-defeated = Enemigo derrotado: { xod-n-foe }.
xod-log-combat-ends = El combate { xod-n-in-system } ha terminado.
xod-log-disengaged = { xod-n-ship } se retira del combate.
xod-log-hidden = { xod-n-ship } se esconde.
xod-log-pacified = Sistema pacificado: { $system }.
xod-log-pacification-ages = { $n ->
        [0] Sistema de nuevo hostil: { $system }.
       *[other] La paz se debilita { xod-n-in-system }.
    }
xod-log-explored = { xod-n-ship } explora: { $exploration }.
xod-log-option-taken = { xod-n-ship } elige la opción { $n }.
xod-log-skill-rolled = Tirada de habilidad: hacen falta { $face ->
        [hit] { xod-hits }
       *[special] { xod-specials }
    }.
xod-log-skill-succeeds = La tirada de habilidad sale bien con { $n }.
xod-log-skill-fails = La tirada de habilidad fracasa con { $n }.
xod-log-signal-revealed = Señal { $key }: { $signal }.
xod-log-signal-peeked = La señal { $key } resulta ser «{ $signal }».
xod-log-signal-progress = La señal { $key } va por { $n }.
xod-log-signal-open = La llave { $key } se puede tomar.
xod-log-key-placed = La llave { $key } está { xod-n-in-system }.
xod-log-key-taken = { xod-n-ship } toma la llave { $key }.
xod-log-key-given = { xod-n-ship } da la llave { $key } { xod-n-newship-a }.
xod-log-key-scavenged = { xod-n-ship } recupera la llave { $key } de los restos.
xod-log-key-activated = La llave { $key } queda activada en el Gran Rift.
xod-log-last-key = Todas las llaves están activadas: los Avatares se vuelven hacia el Gran Rift.
xod-log-rift-closed = Se cierra el rift { xod-n-of-system }.
xod-log-rift-opened = Se abre un rift { xod-n-in-system }.
xod-log-wormhole-opened = Se abre un agujero de gusano { xod-n-in-system }.
xod-log-avatars-slowed = Los Avatares van más despacio esta ronda.
xod-log-avatars-hastened = Los Avatares van más deprisa esta ronda.
xod-log-corruption-held = La Corrupción queda frenada esta ronda.
xod-log-corruption-advances = La Corrupción llega a la casilla { $n }.
xod-log-herald = La huida { xod-n-of-system } anuncia la Corrupción.
xod-log-avatar-enters = { $foe } entra { xod-n-in-system }.
xod-log-avatar-escapes = { $foe } escapa y volverá en la casilla { $n }.
xod-log-avatar-gone = { $foe } se ha ido para siempre.
xod-log-avatar-die-rolled = { $foe } puede moverse { xod-systems }.
xod-log-avatar-moves = { $foe } se mueve { xod-n-to-system }.
xod-log-avatar-engages = { $foe } traba combate con { xod-n-ship }.
xod-log-enemies-added = { $n ->
        [one] { $n } enemigo más fuerte entra en el mazo.
       *[other] { $n } enemigos más fuertes entran en el mazo.
    }
xod-log-enemy-returns = { xod-n-foe } vuelve al mazo.
xod-log-fleets-split = Las flotas se separan.
xod-log-scavenged = { xod-n-ship } rebusca.
xod-log-maintained = { xod-n-ship } completa su mantenimiento.
xod-log-repaired = { xod-n-ship } repara { xod-n-newship }.
xod-log-damage-rolled = { xod-n-ship } hace una tirada de daño { xod-n-cause }.
xod-log-deck-reshuffled = Se barajan de nuevo los descartes: { xod-n-deck }.
xod-log-won = El Gran Rift está sellado. ¡Las tripulaciones han ganado!
xod-log-lost = { $outcome ->
        [destroyed] Se ha perdido la última nave. Las tripulaciones han sido derrotadas.
       *[awakened] La Corrupción despierta. Las tripulaciones han sido derrotadas.
    }
xod-log-action-taken = { xod-n-ship } { xod-n-act }.
xod-log-actions-left = { $n ->
        [0] { xod-n-ship-a } no le quedan acciones.
        [one] { xod-n-ship-a } le queda { xod-actions }.
       *[other] { xod-n-ship-a } le quedan { xod-actions }.
    }
xod-log-extra-die = { xod-n-ship } tira un dado { xod-n-colour } más.
xod-log-trade-ends = El comercio ha terminado.

## Por qué no

xod-why-xod-2-11 = Esta nave ya está elegida.
xod-why-xod-3-2 = Quedan muy pocas acciones.
xod-why-xod-3-4 = Esta nave ya ha actuado esta ronda.
xod-why-xod-4-6 = Una nave que ya ha actuado no puede unirse a una flota.
xod-why-xod-5-1 = Por ese lado no hay ninguna apertura.
xod-why-xod-5-3 = Así ninguna apertura coincidiría con tu sistema.
xod-why-xod-5-7 = Una carrera hiperespacial pide más acciones de las que te quedan.
xod-why-xod-6-1 = Aquí no hay nada que explorar.
xod-why-xod-6-4 = Ya has rebuscado esta ronda.
xod-why-xod-6-6 = Ningún enemigo vigila este sistema.
xod-why-xod-6-8 = Aquí no hay nadie con quien comerciar.
xod-why-xod-6-12 = No hay nada que mantener o nada con que pagar.
xod-why-xod-6-13 = Muy poca chatarra para una reparación.
xod-why-xod-6-14 = Muy poca chatarra para retirar una carta de daño.
xod-why-xod-6-16 = Muy poca chatarra, o ya tienes los 7 marcadores de energía.
xod-why-xod-7-1 = Esta nave ya ha forzado los motores esta ronda.
xod-why-xod-7-4 = Una nave de la flota ya ha forzado los motores.
xod-why-xod-8-2 = El borde de ahí está cerrado.
xod-why-xod-8-21 = En los sistemas corruptos no hay nada que explorar.
xod-why-xod-9-2 = Este sistema ya está pacificado.
xod-why-xod-11-3 = La chatarra que hay aquí no alcanza para ello.
xod-why-xod-11-4 = Ya se ha acudido al aliado esta ronda, falta chatarra o no serviría de nada.
xod-why-xod-12-6 = Esta opción ya se ha elegido.
xod-why-xod-12-7 = Esta opción pide otra clase.
xod-why-xod-15-4 = La condición de la señal aún no se cumple.
xod-why-xod-17-6 = No queda ningún marcador de energía listo.
xod-why-xod-g15 = La carta de señal no lo permite ahora.
xod-why-xod-g18 = { $verb ->
        [turn-tile] Esto cerraría el mapa.
       *[other] La pila de sistemas está vacía.
    }
xod-why-xod-g28 = No quedan enemigos que robar.
xod-why-xod-g39 = Otro capitán se ha negado.
