### La edición prototipo con sus propias palabras. Lo que está aquí sustituye al mensaje del mismo nombre.

## Cards

rev-one-of-kinds = { $what ->
        [fighter] un caza
        [dropship] una nave de desembarco
        [shuttle] una nave civil
        [fighter-dropship] un caza o una nave de desembarco
        [fighter-shuttle] un caza o una nave civil
        [dropship-shuttle] una nave de desembarco o una nave civil
        [fighter-dropship-shuttle] un caza, una nave de desembarco o una nave civil
       *[ark-fighter-dropship-shuttle] una nave cualquiera
    }
rev-saved = { $what ->
        [neutronium] { $n } de neutronio menos
        [either] 1 de neutronio o 1 carta menos
       *[other] { $n ->
                [9] 0 recursos
                [one] { $n } recurso menos
               *[other] { $n } recursos menos
            } por ella
    }{ $what ->
        [cadet] { " " }si es una carta de entrenamiento
        [frigate] { " " }si es una carta de equipamiento
        [directive] { " " }si es una carta de apoyo
        [fight] { " " }si es una carta de entrenamiento o de equipamiento marcada con Combate
       *[other] { "" }
    }
rev-to-residual = { $n ->
        [one] { $n } marcador de corrupción
       *[other] { $n } marcadores de corrupción
    } del suministro en { $who ->
        [they] sus espacios
       *[you] tus espacios
    } de colección
rev-swapped-discarded = una nave de Casa del mapa por una nave del mismo tipo de la Casa de la carta descartada, tomada del suministro
rev-fx-frigate_both = aterriza con la fragata después de su combate
    .may = aterrizar con la fragata después de su combate
rev-condition-moved-2 = { " " }si este movimiento fue de al menos 2 sectores
rev-on-maneuver = Cuando muevas la nave que tripulas { $with }, puedes { $effect }.
rev-on-maneuver-frigate = Cuando muevas esta fragata en tu acción principal, puedes { $effect }.
rev-on-attack = Cuando combatas { $with }, puedes { $effect }.
rev-on-sector_cleared = Cuando destruyas la última nave nacida del vacío de tu sector al combatir { $with }, puedes { $effect }.
rev-on-hypercharge = Cuando actives el hipersalto { $with }, puedes { $effect }.
rev-on-man_frigate-frigate = Cuando resuelvas una acción de esta fragata, puedes { $effect }.
rev-ranks = En los niveles { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    } a { $to ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }: { $clause }
rev-ranks-only = En el nivel { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }: { $clause }
rev-ranks-from = Desde el nivel { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }: { $clause }
rev-term-rank = tu capitán tiene { $range ->
        [least] al menos { "" }
        [most] como máximo { "" }
       *[other] { "" }
    }el nivel { $n ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }
rev-measure-rank = los niveles que ha ganado tu capitán
    .each = por cada nivel que ha ganado tu capitán
rev-have-residual = { rev-range } de corrupción en tu colección
rev-measure-residual = la corrupción de tu colección
    .each = por cada marcador de corrupción de tu colección
rev-tile-text = { $text }
rev-sonar-void = Naves nacidas del vacío en los sectores 1 a 8: { $numbers }.
rev-sonar-civilian = La nave civil de { $house } llega al sector { $sector }.
rev-agenda-slot = { $n }. { $text }
rev-copied = el efecto de { $what ->
        [ark] otra nave arca ocupada
        [planet] un planeta ocupado { rev-as-landed }
        [any_ark] cualquier nave arca
        [any_planet] cualquier planeta { rev-as-landed }
        [frigate] { rev-frigate }
        [ship] otra nave de Casa o de { rev-frigate } en el sector donde { $who ->
                [they] colocó su figura
               *[you] colocaste tu figura
            }
        [occupied_ship] otra nave o espacio ocupado
       *[any_ship] cualquier otra nave de Casa, de { rev-frigate } o de un espacio del Revenant
    }
rev-void-ships = { $n ->
        [one] { $n } nave nacida del vacío
       *[other] { $n } naves nacidas del vacío
    }
rev-on-kill = Cada vez que destruyas una nave nacida del vacío { $with }, puedes { $effect }.
rev-on-first_kill = Cuando destruyas tu primera nave nacida del vacío del turno { $with }, puedes { $effect }.
rev-reorganized = hasta { $n ->
        [one] { $n } nave pequeña
       *[other] { $n } naves pequeñas distintas
    } un sector cada una, adonde no haya más naves nacidas del vacío que antes

## Sentences

rev-n-ship = { $ship ->
        [ark] la nave arca de { $house }
        [fighter] el caza de { $house }
        [dropship] la nave de desembarco de { $house }
        [shuttle] la nave civil de { $house }
        [own-frigate] tu fragata
        [same-frigate] la fragata
        [frigate] la fragata de { $owner }
        [reinforcement] el espacio Desplegar del Revenant
        [hypercharge] el espacio Hipersalto del Revenant
        [revenant] el Revenant
       *[ship] la nave
    }
rev-n-phase = { $phase ->
        [setup] Preparación
        [sonar] Fase de sonar
        [action] Fase de acción
        [recall] Fase de retorno
        [breach] Fase de brecha
        [hyperjump] Fase de hipersalto
       *[scoring] Puntuación final
    }
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
        [removal] No eliminar más
        [reorganize] No mover más
        [jump] No activarlo
        [deploy-space] No desplegar nada
        [sonar] Conservar la otra
       *[other] Terminar
    }
rev-opt-take = { $ask ->
        [emergency] Ganar 1 táctica
        [removal] Pagar por ello
       *[other] Usarlo
    }
rev-opt-skip = { $ask ->
        [emergency] Nada de eso
        [bonus] Ninguna acción adicional
        [choice] Ninguna
        [sector] Descartar el planeta
        [shuttle] Ninguna nave civil
        [reveal] Mantenerla oculta
       *[other] No usarlo
    }
rev-opt-attack = Combatir
rev-opt-absorb = Colocar un absorbente
rev-opt-enable-jump = Activar el hipersalto
rev-opt-discard-sonar = Descartar la carta de sonar { $sonar }
rev-opt-discard-colony = Descartar «{ $colony }»
rev-opt-keep-agenda = { $agenda }
rev-opt-reveal-agenda = Revelar la agenda
rev-opt-name-first = { $name }
rev-opt-draft = Casa { $house }
rev-opt-waive-card = No descartar ninguna carta
rev-opt-reinforce = Pagar 1 de cada recurso
rev-opt-place = { $sector ->
        [N] Sector central norte
        [E] Sector central este
        [S] Sector central sur
        [W] Sector central oeste
       *[other] Sector { $sector }
    }
rev-opt-own-effect = Usar la acción de la nave
rev-ask-attack = ¿Cómo sigue el combate?
rev-ask-agenda = ¿Qué agenda conservas?
rev-ask-draft = ¿Qué Casa tomas?
rev-ask-start = ¿Dónde empieza tu fragata?
rev-ask-jump = ¿Activas el hipersalto?
rev-ask-sonar = ¿Qué carta descartas?
rev-ask-first = ¿Quién empieza la próxima ronda?
rev-ask-reveal = ¿Revelas ahora tu agenda?
rev-ask-removal = ¿Cómo pagas por eliminar corrupción?
rev-ask-reorganize = ¿Qué nave pequeña se mueve?
rev-ask-deploy-space = ¿Despliegas una nave?
rev-ask-small-ship = ¿Qué hace { rev-n-ship }?
rev-log-residual-void = { $name } guarda la corrupción, ahora { $n }.
rev-log-promoted = El capitán de { $name } sube al nivel { $n ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }.
rev-log-cycle-begins = Empieza la ronda { $n }.
rev-log-sonar-revealed = Nueva carta de sonar: { $sonar }.
rev-log-sonar-discarded = Se descarta la carta de sonar { $sonar }.
rev-log-tile-strikes = «{ $tile }» golpea el Revenant.
rev-log-tile-revealed = Siguiente loseta de daño: { $tile }.
rev-log-jump-enabled = { $name } activa el hipersalto.
rev-log-first-named = { $name } decide quién empieza: { $other }.
rev-log-agenda-revealed = { $name } revela «{ $agenda }»: { $slots } de 3 objetivos.
rev-log-drafted = { $name } toma la Casa { $house }.
rev-log-colony-discarded = Se descarta «{ $colony }».
rev-log-revenant-data = { $n ->
        [one] { $n } dato de descubrimiento en el Revenant.
       *[other] { $n } datos de descubrimiento en el Revenant.
    }
rev-log-no-space = { $name } no encuentra espacio para la tripulación.
rev-log-agenda-kept = { $name } ha elegido una agenda.
rev-opt-fire = Disparar a una nave nacida del vacío
rev-opt-destroy = Nave nacida del vacío en el sector { $sector }
rev-opt-clear = Nave nacida del vacío en el sector { $sector }
rev-ask-destroy = ¿Qué nave nacida del vacío destruyes?
rev-ask-clear = ¿Qué nave nacida del vacío despejas?
rev-log-killed = { $name } destruye una nave nacida del vacío en el sector { $sector }.
rev-log-fight = { $n ->
        [0] Ninguna nave nacida del vacío en el sector { $sector }.
        [one] { $n } nave nacida del vacío golpea en el sector { $sector }.
       *[other] { $n } naves nacidas del vacío golpean en el sector { $sector }.
    }
rev-log-void-arrives = { $n ->
        [one] { $n } nave nacida del vacío llega al sector { $sector }.
       *[other] { $n } naves nacidas del vacío llegan al sector { $sector }.
    }
rev-log-void-cleared = Una nave nacida del vacío deja el sector { $sector }.

## Why not

rev-why-rev-p-2-1-1 = { $verb ->
        [with] Esta figura ya está usada.
       *[man] Su espacio está ocupado.
    }
rev-why-rev-p-2-1-2 = { $ship ->
        [shuttle] Las naves civiles no se tripulan.
       *[other] Esta fragata es de { $owner }.
    }
rev-why-gap-a-08 = No puedes pagar el coste, o no tendría efecto.
rev-why-gap-p-08 = No tienes espacio de corrupción libre.
rev-why-gap-p-11 = Nadie la tripula, ha aterrizado o es la nave arca de Zenor.
rev-why-rev-p-2-5-3 = No hay planeta libre en este sector.
rev-why-rev-p-2-5-2 = Una nave que ha aterrizado se queda donde está.
rev-why-rev-p-2-7-6 = Hace falta 1 de cada recurso y una nave en el suministro.
rev-why-rev-p-2-7-3 = No puedes pagar el neutronio.
rev-why-gap-p-10 = El hipersalto ya está activado.
rev-why-rev-p-2-7-9 = Este efecto no despliega naves arca.
rev-why-gap-a-17 = Tienes más recursos que espacios abiertos.
rev-why-rev-p-2-3-2 = Este compartimento ya está corrupto.
rev-why-rev-p-6-1 = Estás al final de esta pista.
rev-why-gap-p-02 = El sector { $sector } está lleno.
rev-why-gap-p-26 = { $verb ->
        [move] El sector { $sector } tiene más naves nacidas del vacío.
       *[careful] Esta nave no puede moverse ahora con cautela.
    }
rev-why-rev-p-2-2-2 = Solo las fragatas se detienen en el centro.
rev-why-rev-p-9-1-13 = En solitario, tu fragata nunca entra en el centro.
rev-why-rev-p-2-4-1 = No hay naves nacidas del vacío en este sector.
rev-why-rev-p-2-14-6 = { $verb ->
        [attach] Este cadete ya tiene 3 cartas.
       *[play] Los dos cadetes ya tienen 3 cartas.
    }
rev-why-gap-p-05 = Los 5 espacios de equipamiento están llenos.
rev-why-rev-p-2-14-1 = No puedes pagar esta carta.
rev-why-gap-p-22 = No quedan cartas de este tipo.
rev-why-rev-p-2-3-3 = Hay corrupción en esta acción adicional.
rev-why-rev-p-2-13-2 = No hay corrupción que eliminar o nada con que pagar.
rev-why-rev-p-2-13-5 = No puedes pagar ninguna carta de tu mano.
rev-why-rev-p-2-8-6 = { $verb ->
        [move] El sector { $sector } tiene más naves nacidas del vacío.
       *[careful] Los sectores vecinos están llenos o tienen más naves nacidas del vacío.
    }
rev-why-gap-p-18 = Esta nave ya se ha movido.
rev-why-rev-p-s-30 = Esta Casa ya está tomada.
rev-why-rev-p-4-12 = Esta nave ya está corrupta.
rev-why-rev-p-4-13 = Las naves civiles nunca se corrompen.

## Names

rev-bonus-remove-corruption = Eliminar corrupción
rev-bonus-gain-resource = Ganar recurso
rev-bonus-gain-tactics = Ganar tácticas
rev-bonus-play-card = Jugar carta
rev-bonus-activate = Activar habilidad
rev-bonus-move-frigate = Mover fragata
rev-compartment-remove-corruption = compartimento Eliminar corrupción
rev-compartment-gain-resource = compartimento Ganar recurso
rev-compartment-gain-tactics = compartimento Ganar tácticas
rev-compartment-play-card = compartimento Jugar carta
rev-compartment-activate = compartimento Activar habilidad
rev-compartment-move-frigate = compartimento Mover fragata
rev-ship-hypercharge = Hipersalto

# What the final edition has other words for.
rev-cards = { $n ->
        [one] { $n } carta de mejora
       *[other] { $n } cartas de mejora
    }
rev-drawn = { $more ->
        [yes] { $n ->
                [one] { $n } carta de mejora más
               *[other] { $n } cartas de mejora más
            }
       *[no] { rev-cards }
    }
rev-played-card = 1 carta de mejora de la mano{ $n ->
        [0] { "" }
        [one] { " " }por { $n } recurso menos
       *[other] { " " }por { $n } recursos menos
    }
rev-captain-rank = { $n ->
        [one] { $n } nivel
       *[other] { $n } niveles
    } a { $who ->
        [they] su capitán
       *[you] tu capitán
    }
rev-shields = { $n ->
        [one] { $n } absorbente
       *[other] { $n } absorbentes
    }
rev-swapped = una nave de Casa del mapa por una nave del mismo tipo { $house ->
        [any] de otra Casa
       *[other] de { $house }
    } del suministro
rev-doomed = { $what ->
        [ark] 1 nave arca
        [fighter] 1 caza
        [dropship] 1 nave de desembarco
       *[shuttle] 1 nave civil
    } a elección
rev-condition-cycle-4 = { " " }(solo en la ronda 4)
rev-condition-not-cycle-4 = { " " }(no en la ronda 4)
rev-on-shield = Cuando coloques absorbentes { $with }, puedes { $effect }.
rev-on-play = Cuando juegues una carta de mejora { $with }, puedes { $effect }.
rev-on-draw = Cuando robes cartas de mejora { $with }, puedes { $effect }.
rev-term-ships = hay { rev-range } { $of ->
        [ark] { $n ->
                [one] nave arca
               *[other] naves arca
            }
        [fighter] { $n ->
                [one] caza
               *[other] cazas
            }
        [dropship] { $n ->
                [one] nave de desembarco
               *[other] naves de desembarco
            }
        [shuttle] { $n ->
                [one] nave civil
               *[other] naves civiles
            }
        [frigate] { $n ->
                [one] fragata
               *[other] fragatas
            }
       *[house_ship] { $n ->
                [one] nave de Casa
               *[other] naves de Casa
            }
    } en el mapa
rev-things-ships = { rev-range } { $of ->
        [ark] { $n ->
                [one] nave arca
               *[other] naves arca
            }
        [fighter] { $n ->
                [one] caza
               *[other] cazas
            }
        [dropship] { $n ->
                [one] nave de desembarco
               *[other] naves de desembarco
            }
        [shuttle] { $n ->
                [one] nave civil
               *[other] naves civiles
            }
        [frigate] { $n ->
                [one] fragata
               *[other] fragatas
            }
       *[house_ship] { $n ->
                [one] nave de Casa
               *[other] naves de Casa
            }
    }
rev-all-ships = hay { $things } en el mapa
rev-term-cards = has jugado { rev-range } { $of ->
        [cadet] { $n ->
                [one] carta de entrenamiento
               *[other] cartas de entrenamiento
            }
        [frigate] { $n ->
                [one] carta de equipamiento
               *[other] cartas de equipamiento
            }
       *[directive] { $n ->
                [one] carta de apoyo
               *[other] cartas de apoyo
            }
    }
rev-things-cards = { rev-range } { $of ->
        [cadet] { $n ->
                [one] carta de entrenamiento
               *[other] cartas de entrenamiento
            }
        [frigate] { $n ->
                [one] carta de equipamiento
               *[other] cartas de equipamiento
            }
       *[directive] { $n ->
                [one] carta de apoyo
               *[other] cartas de apoyo
            }
    }
rev-measure-ships = las { $of ->
        [ark] naves arca
        [dropship] naves de desembarco
        [shuttle] naves civiles
        [frigate] fragatas
        [fighter] naves caza
       *[house_ship] naves de Casa
    } del mapa
    .each = por cada { $of ->
        [ark] nave arca
        [fighter] caza
        [dropship] nave de desembarco
        [shuttle] nave civil
        [frigate] fragata
       *[house_ship] nave de Casa
    } en el mapa
rev-measure-cards = las cartas de { $of ->
        [cadet] entrenamiento
        [frigate] equipamiento
       *[directive] apoyo
    } que hayas jugado
    .each = por cada carta de { $of ->
        [cadet] entrenamiento
        [frigate] equipamiento
       *[directive] apoyo
    } que hayas jugado
rev-colony-each = Ganas { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } de victoria { $each }, como máximo { $most }.
rev-colony-steps = Ganas puntos de victoria según { $measure }: { $steps }.
rev-n-of-ship = { $ship ->
        [ark] de la nave arca de { $house }
        [fighter] del caza de { $house }
        [dropship] de la nave de desembarco de { $house }
        [shuttle] de la nave civil de { $house }
        [own-frigate] de tu fragata
        [same-frigate] de la fragata
        [frigate] de la fragata de { $owner }
        [revenant] del Revenant
       *[ship] de la nave
    }
rev-opt-shield = Absorbente en el sector { $sector }
rev-ask-shield = ¿Dónde colocas un absorbente?
rev-log-shielded = { $name } coloca un absorbente en el sector { $sector }.
rev-log-reward-taken = { $name } toma una ficha de recompensa de { $house }.
rev-log-shields-ward = { $n ->
        [one] { $n } absorbente evita { $n } de daño en el sector { $sector }.
       *[other] { $n } absorbentes evitan { $n } de daño en el sector { $sector }.
    }
rev-log-shields-gone = Los absorbentes del sector { $sector } se apagan.
rev-log-renown = { $n ->
        [one] { $name } tiene { $n } punto de victoria.
       *[other] { $name } tiene { $n } puntos de victoria.
    }
rev-kind-cadet = carta de entrenamiento
rev-kind-frigate = carta de equipamiento
rev-kind-directive = carta de apoyo
rev-ship-shuttle = nave civil
rev-ship-reinforcement = Desplegar

## advice
revenant-unit = puntos de victoria
revenant-term-renown = puntos
revenant-gains-renown = Da puntos de victoria que ya nadie te quita.
revenant-costs-renown = Renuncia a puntos de victoria seguros.
revenant-aims-renown = Por puntos de victoria que ya nadie quita.
revenant-term-rank = nivel
revenant-gains-rank = Acerca el siguiente nivel de tu capitán.
revenant-costs-rank = Retrasa el siguiente nivel de tu capitán.
revenant-aims-rank = Por el siguiente nivel del capitán.
