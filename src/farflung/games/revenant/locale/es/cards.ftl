### Los textos de las cartas de Revenant, escritos a partir de sus efectos. Cada elemento es un mensaje: una orden; .may es
### lo mismo en infinitivo, tras «puedes» o «para». $who es "you", o "they" si el efecto afecta a todos. Las palabras
### largas llevan guiones opcionales (U+00AD).

## Partes de la frase

rev-goods = { $what ->
        [material] { $n } de material
        [energy] { $n } de energía
        [science] { $n } de ciencia
        [neutronium] { $n } de neutronio
       *[any] { $n ->
                [one] { $n } recurso cualquiera
               *[other] { $n } recursos cualesquiera
            }
    }
rev-kinds = { $n ->
        [one] { $n } recurso cualquiera
       *[other] { $n } recursos de tipos distintos
    }
rev-cards = { $n ->
        [one] { $n } carta de operación
       *[other] { $n } cartas de operación
    }
rev-secrets = { $n ->
        [one] { $n } carta de influ­encia oculta
       *[other] { $n } cartas de influ­encia oculta
    }
rev-sector = { $who ->
        [they] su sector
       *[you] tu sector
    }
rev-frigate = { $who ->
        [they] su fragata
       *[you] tu fragata
    }
rev-frigate-board = { $who ->
        [they] su tablero de fragata
       *[you] tu tablero de fragata
    }
rev-scope = { $what ->
        [sector] en { rev-sector }
        [adjacent] { $n ->
                [one] en { rev-sector } o en uno adyacente
               *[other] en { rev-sector } o en sectores adyacentes
            }
        [one] en un solo sector exterior
        [spread] { $n ->
                [one] en cualquier sector exterior
               *[other] en cualesquiera sectores exteriores
            }
       *[frigate] en el sector de { rev-frigate }
    }
rev-one-of-kinds = { $what ->
        [fighter] un caza
        [dropship] una nave de des­embarco
        [shuttle] una lanzadera
        [fighter-dropship] un caza o una nave de des­embarco
        [fighter-shuttle] un caza o una lanzadera
        [dropship-shuttle] una nave de des­embarco o una lanzadera
       *[fighter-dropship-shuttle] un caza, una nave de des­embarco o una lanzadera
    }
rev-own-highest = { $n } de influ­encia con la Casa en la que { $who ->
        [they] está
       *[you] estás
    } más arriba
rev-more-cards = { $n ->
        [one] { $n } carta más
       *[other] { $n } cartas más
    } para elegir
rev-played-card = 1 carta de operación de la mano{ $n ->
        [0] { "" }
        [one] { " " }por { $n } recurso menos
       *[other] { " " }por { $n } recursos menos
    }
rev-saved = { $what ->
        [neutronium] { $n } de neutronio menos
        [energy] { $n } de energía menos
        [card] { $n ->
                [one] { $n } carta de operación menos
               *[other] { $n } cartas de operación menos
            }
       *[other] { $n ->
                [one] { $n } recurso menos
               *[other] { $n } recursos menos
            } por ella
    }{ $what ->
        [cadet] { " " }si es una carta de cadete
        [frigate] { " " }si es una carta de fragata
        [directive] { " " }si es una directiva
        [fight] { " " }si es una carta de cadete o de fragata marcada con Combate
       *[other] { "" }
    }
rev-captain-rank = en { $n } el rango de { $who ->
        [they] su capitán
       *[you] tu capitán
    }
rev-corruption = { $n } de corrupción { $what ->
        [board] de { rev-frigate-board }
        [ship] { $n ->
                [one] de una nave de Casa
               *[other] de naves de Casa
            }
       *[any] de { rev-frigate-board } o { $n ->
                [one] de una nave de Casa
               *[other] de naves de Casa
            }
    }
rev-to-residual = { $n ->
        [one] { $n } marcador de corrupción
       *[other] { $n } marcadores de corrupción
    } del suministro en { $who ->
        [they] sus espacios
       *[you] tus espacios
    } de vacío residual
rev-shields = { $n ->
        [one] { $n } escudo
       *[other] { $n } escudos
    }
rev-void-ships = { $n ->
        [one] { $n } nave del vacío
       *[other] { $n } naves del vacío
    }
rev-extra-moves = { $n ->
        [one] { $n } movimiento adicional
       *[other] { $n } movimientos adicionales
    }
rev-sectors = { $n ->
        [one] { $n } sector
       *[other] { $n } sectores
    }
rev-careful-moves = { $n ->
        [one] { $n } movimiento cauteloso
       *[other] hasta { $n } movimientos cautelosos
    }
rev-damaged = { $n } de daño { $what ->
        [two-different-house-ships] en cada una de dos naves de Casa distintas
        [every-dropship] en cada nave de des­embarco
       *[every-ark] en cada nave arca
    }
rev-swapped = una nave de Casa del tablero por una nave del mismo tipo { $house ->
        [any] de otra Casa
       *[other] de { $house }
    } del suministro
rev-swapped-discarded = una nave de Casa del tablero, pero no una nave arca, por una nave del mismo tipo de la Casa de la carta descartada, tomada del suministro
rev-doomed = { $what ->
        [ark] 1 nave arca
        [fighter] 1 caza
        [dropship] 1 nave de des­embarco
       *[shuttle] 1 lanzadera
    } a elección
rev-tokens = { $n ->
        [one] { $n } ficha de protección en un defecto descubierto
       *[other] { $n } fichas de protección en defectos descubiertos
    }
rev-as-landed = como si { $who ->
        [they] hubiera
       *[you] hubieras
    } aterrizado en él
rev-copied = el efecto de { $what ->
        [ark] otra nave arca ocupada
        [planet] un planeta ocupado { rev-as-landed }
        [any_ark] cualquier nave arca
        [any_planet] cualquier planeta { rev-as-landed }
        [frigate] { rev-frigate }
        [ship] otra nave de Casa en { rev-sector }
        [occupied_ship] otra nave o espacio ocupado
       *[any_ship] cualquier otra nave de Casa
    }
rev-planet-place = con 1 dato de des­cubrimiento junto a un sector exterior sin planeta
rev-colonies = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
rev-colony-draw = { $n ->
        [one] { $n } carta de colonia
       *[other] { $n } cartas de colonia
    }

rev-tactics = { $n ->
        [one] { $n } táctica
       *[other] { $n } tácticas
    }
rev-data = { $n ->
        [one] { $n } dato de des­cubrimiento
       *[other] { $n } datos de des­cubrimiento
    }
rev-influence = { $n } de influ­encia { $house ->
        [any] { $n ->
                [one] con una Casa a elección
               *[other] con Casas a elección
            }
       *[other] con { $house }
    }
rev-hidden-influence = { $n ->
        [one] { $n } influ­encia oculta
       *[other] { $n } influ­encias ocultas
    }
rev-drawn = { $more ->
        [yes] { $n ->
                [one] { $n } carta de operación más
               *[other] { $n } cartas de operación más
            }
       *[no] { rev-cards }
    }
rev-placed-shields = { $more ->
        [yes] { rev-shields } más
       *[no] { rev-shields }
    } { rev-scope }
rev-repaired = { $n } de daño { $what ->
        [revenant] del Revenant
        [any] { $n ->
                [one] de cualquier nave de Casa o del Revenant
               *[other] de cualesquiera naves de Casa o del Revenant
            }
       *[other] { $n ->
                [one] de una nave de Casa { rev-scope }
               *[other] de naves de Casa { rev-scope }
            }
    }

## Efectos

rev-fx-gain = gana { $goods }
    .may = ganar { $goods }

rev-fx-pay = gasta { rev-goods }
    .may = gastar { rev-goods }
rev-fx-pay_kinds = gasta { rev-kinds }
    .may = gastar { rev-kinds }
rev-fx-lose = pierde { rev-goods }
    .may = perder { rev-goods }
rev-fx-lose_tactics = pierde { rev-tactics }
    .may = perder { rev-tactics }
rev-fx-lose_data = pierde { rev-data }
    .may = perder { rev-data }
rev-fx-draw = roba { rev-drawn }
    .may = robar { rev-drawn }
rev-fx-shield = coloca { rev-placed-shields }
    .may = colocar { rev-placed-shields }
rev-fx-repair = elimina { rev-repaired }
    .may = eliminar { rev-repaired }
rev-fx-no_planet_corruption = ignora la corrupción de los planetas resueltos este turno
    .may = ignorar la corrupción de los planetas resueltos este turno
rev-fx-discard_op = descarta { rev-cards } de la mano
    .may = descartar { rev-cards } de la mano
rev-fx-lose_op = pierde { rev-cards } de la mano
    .may = perder { rev-cards } de la mano
rev-fx-discard_hidden = descarta { rev-secrets }
    .may = descartar { rev-secrets }
rev-fx-lose_hidden = pierde { rev-secrets }
    .may = perder { rev-secrets }
rev-fx-lose_influence = pierde { rev-own-highest }
    .may = perder { rev-own-highest }
rev-fx-extra_hidden_choice = roba { rev-more-cards }
    .may = robar { rev-more-cards }
rev-fx-keep_hidden = quédate con hasta { $n } de las cartas robadas
    .may = conservar hasta { $n } de las cartas robadas
rev-fx-play = juega { rev-played-card }
    .may = jugar { rev-played-card }
rev-fx-discount = { $what ->
        [card] descarta { rev-saved }
       *[other] paga { rev-saved }
    }
    .may = { $what ->
        [card] descartar { rev-saved }
       *[other] pagar { rev-saved }
    }
rev-fx-promote = sube { rev-captain-rank }
    .may = subir { rev-captain-rank }
rev-fx-cleanse = elimina { rev-corruption }
    .may = eliminar { rev-corruption }
rev-fx-corrupt = coloca { $n } de corrupción en { rev-frigate-board }
    .may = colocar { $n } de corrupción en { rev-frigate-board }
rev-fx-residual = pon { rev-to-residual }
    .may = poner { rev-to-residual }
rev-fx-remove_shield = retira { rev-shields } de { rev-sector }
    .may = retirar { rev-shields } de { rev-sector }
rev-fx-destroy = destruye { rev-void-ships } { rev-scope }
    .may = destruir { rev-void-ships } { rev-scope }
rev-fx-attack = inflige { $n } de daño más
    .may = infligir { $n } de daño más
rev-fx-move = haz { rev-extra-moves }
    .may = hacer { rev-extra-moves }
rev-fx-move_frigate = mueve { rev-frigate } hasta { rev-sectors }
    .may = mover { rev-frigate } hasta { rev-sectors }
rev-fx-jump_frigate = lleva { rev-frigate } a cualquier sector con un planeta
    .may = llevar { rev-frigate } a cualquier sector con un planeta
rev-fx-careful = haz { rev-careful-moves }
    .may = hacer { rev-careful-moves }
rev-fx-damage_ships = pon { rev-damaged }
    .may = poner { rev-damaged }
rev-fx-deploy = despliega { rev-one-of-kinds } de cualquier Casa
    .may = desplegar { rev-one-of-kinds } de cualquier Casa
rev-fx-deploy_of_discarded = despliega sin coste { rev-one-of-kinds } de la Casa de la carta descartada
    .may = desplegar sin coste { rev-one-of-kinds } de la Casa de la carta descartada
rev-fx-swap_ship = cambia { rev-swapped }
    .may = cambiar { rev-swapped }
rev-fx-swap_for_discarded = cambia { rev-swapped-discarded }
    .may = cambiar { rev-swapped-discarded }
rev-fx-destroy_ship = destruye { rev-doomed }
    .may = destruir { rev-doomed }
rev-fx-spawn = añade { rev-void-ships } a cada sector con una grieta
    .may = añadir { rev-void-ships } a cada sector con una grieta
rev-fx-protect = coloca { rev-tokens }
    .may = colocar { rev-tokens }
rev-fx-copy = copia { rev-copied }
    .may = copiar { rev-copied }
rev-fx-land_occupied = aterriza en un planeta ocupado
    .may = aterrizar en un planeta ocupado
rev-fx-frigate_both = resuelve los dos efectos de la fragata, A antes que B
    .may = resolver los dos efectos de la fragata, A antes que B
rev-fx-add_planet = { $n ->
        [one] roba un planeta y ponlo { rev-planet-place } o descártalo
       *[other] roba { $n } planetas y pon cada uno { rev-planet-place } o descártalo
    }
    .may = { $n ->
        [one] robar un planeta y ponerlo { rev-planet-place } o descartarlo
       *[other] robar { $n } planetas y poner cada uno { rev-planet-place } o descartarlo
    }
rev-fx-cull_colonies = mira el mazo de colonias y retira { rev-colonies } de la partida
    .may = mirar el mazo de colonias y retirar { rev-colonies } de la partida
rev-fx-peek_colony = roba { rev-colony-draw }, retira una de la partida y devuelve el resto barajándolo en el mazo
    .may = robar { rev-colony-draw }, retirar una de la partida y devolver el resto barajándolo en el mazo
rev-fx-choose_shuttle = pon en esta carta una lanzadera disponible de cualquier Casa
    .may = poner en esta carta una lanzadera disponible de cualquier Casa
rev-fx-per = { $effect } { $count }, { $n ->
        [one] como máximo { $n } vez
       *[other] como máximo { $n } veces
    }
rev-fx-cond = { $effect }{ $condition }
rev-fx-choose = elige una opción: { $a }; o bien { $b }
    .may = o bien { $a }, o bien { $b }
rev-fx-each = por orden de turno, cada jugador debe { $effect }
    .may = obligar a cada jugador, por orden de turno, a { $effect }
rev-fx-resolver = el jugador que resuelve debe { $effect }
    .may = obligar al jugador que resuelve a { $effect }

rev-count-house-with-own-track-influence-2 = por cada Casa en la que { $who ->
        [they] su marcador esté
       *[you] tu marcador esté
    } en la casilla 2 o más arriba
rev-count-attached-cadet-card = por cada carta unida a { $who ->
        [they] sus cadetes
       *[you] tus cadetes
    }
rev-count-own-crew-member-on-a-landed-ship = por cada miembro de { $who ->
        [they] su tripu­lación
       *[you] tu tripu­lación
    } en una nave que haya aterrizado

rev-condition-moved-2 = { " " }si la maniobra usó al menos 2 movimientos
rev-condition-third-kill-this-turn = { " " }si es la tercera de este turno
rev-condition-a-corruption-slot-is-free = { " " }si { $who ->
        [they] tiene
       *[you] tienes
    } libre un espacio de corrupción
rev-condition-3-or-more-hidden-influence-cards = { " " }si { $who ->
        [they] tiene
       *[you] tienes
    } 3 o más cartas de influ­encia oculta
rev-condition-cycle-4 = { " " }(solo en el ciclo 4)
rev-condition-not-cycle-4 = { " " }(no en el ciclo 4)

## Varias partes en una frase

rev-join-gate = { $a } para { $b }
rev-join-and = { $a } y { $b }
rev-join-or = { $a }; o bien { $b }
    .may = { $a }, o bien { $b }
rev-join-comma = { $a }, { $b }
rev-join-then = { $a } y luego { $b }
rev-join-any-order = { $a } y/o { $b }, en cualquier orden
rev-join-clauses = { $a } y { $b }
rev-sentence = { $text }.

## Desencadenantes

rev-with-cadet = con este cadete
rev-with-frigate = con esta fragata
rev-with-captain = con este capitán

rev-on-man_ark = Cuando tripules una nave arca { $with }, puedes { $effect }.
rev-on-man_fighter = Cuando tripules un caza { $with }, puedes { $effect }.
rev-on-man_dropship = Cuando tripules una nave de des­embarco { $with }, puedes { $effect }.
rev-on-man_frigate = Cuando tripules tu fragata { $with }, puedes { $effect }.
rev-on-man_frigate-frigate = Cuando resuelvas el efecto de esta fragata, puedes { $effect }.
rev-on-man_revenant = Cuando tripules el Revenant { $with }, puedes { $effect }.
rev-on-provision = Cuando resuelvas un efecto de provisión { $with }, puedes { $effect }.
rev-on-mining = Cuando resuelvas un efecto de minería { $with }, puedes { $effect }.
rev-on-maneuver = Cuando maniobres { $with }, puedes { $effect }.
rev-on-attack = Cuando ataques { $with }, puedes { $effect }.
rev-on-kill = Cada vez que destruyas una nave del vacío { $with }, puedes { $effect }.
rev-on-first_kill = Cuando destruyas tu primera nave del vacío del turno { $with }, puedes { $effect }.
rev-on-land = Cuando aterrices { $with }, puedes { $effect }.
rev-on-planet = Cuando resuelvas un planeta { $with }, puedes { $effect }.
rev-on-influence = Cuando ganes influ­encia por tripular una nave { $with }, puedes { $effect }.
rev-on-hidden = Cuando ganes influ­encia oculta { $with }, puedes { $effect }.
rev-on-shield = Cuando coloques escudos { $with }, puedes { $effect }.
rev-on-cleanse = Cada vez que elimines corrupción { $with }, puedes { $effect }.
rev-on-play = Cuando juegues una carta de operación { $with }, puedes { $effect }.
rev-on-draw = Cuando robes cartas de operación { $with }, puedes { $effect }.
rev-on-deploy = Cuando despliegues una nave { $with }, puedes { $effect }.
rev-on-copy = Cuando copies un efecto { $with }, puedes { $effect }.
rev-on-hypercharge = Cuando realices la hipercarga { $with }, puedes { $effect }.
rev-on-turn_end = Al final de un turno { $with }, puedes { $effect }.
rev-on-activate = Con la acción adicional Activar habilidad, puedes { $effect }.
rev-on-instead = En lugar de resolver el efecto de la nave que tripules { $with }, puedes { $effect }.
rev-on-instead_of_influence = En lugar de ganar influ­encia por la nave que tripules { $with }, puedes { $effect }.
rev-on-before_action = Antes de la acción principal { $with }, puedes { $effect }.
rev-on-sector_cleared = Cuando destruyas la última nave del vacío de tu sector al atacar { $with }, puedes { $effect }.
rev-on-cleanse_a = Cuando uses la opción A de Eliminar corrupción { $with }, puedes { $effect }.
rev-on-cleanse_b = Cuando uses la opción B de Eliminar corrupción { $with }, puedes { $effect }.

rev-repeat = { $n ->
        [2] Puedes hacerlo hasta dos veces.
        [99] Puedes hacerlo tantas veces como quieras.
       *[other] Puedes hacerlo hasta { $n } veces.
    }
rev-ranks = Con rango de { $from } a { $to }: { $clause }
rev-ranks-only = Con rango { $from }: { $clause }
rev-ranks-from = Desde el rango { $from }: { $clause }

## Cartas enteras

rev-planet-upper = Opción superior: { $clause }
rev-planet-upper-mining = Opción superior, minería: { $clause }
rev-planet-lower = Opción inferior, corrupta: { $clause }
rev-planet-lower-mining = Opción inferior, corrupta, minería: { $clause }
rev-defect-upper = Efecto superior: { $clause }
rev-defect-lower = Efecto inferior: { $clause }
rev-defect-core = Defecto del núcleo: el efecto inferior no se puede cubrir.
rev-radar-cost = La hipercarga cuesta { $n } de neutronio.
rev-radar-void = Naves del vacío en los sectores 1 a 8: { $numbers }.
rev-radar-rifts = { $n ->
        [one] Grieta en el sector { $numbers }.
       *[other] Grietas en los sectores { $numbers }.
    }
rev-radar-planets = { $n ->
        [one] Planeta junto al sector { $numbers }.
       *[other] Planetas junto a los sectores { $numbers }.
    }
rev-radar-shuttle = La lanzadera de { $house } llega al sector { $sector }.
rev-radar-shuttle-choice = La lanzadera puesta en esta carta llega al sector { $sector }.
rev-radar-benefit = Beneficio: { $clause }
rev-numbers-and = { $a } y { $b }

## Agendas y colonias

rev-range = { $range ->
        [least] al menos { $n }
        [most] como máximo { $n }
        [exact] exactamente { $n }
        [again] { $n }
       *[between] de { $least } a { $n }
    }
rev-resource-name = { $of ->
        [material] material
        [energy] energía
        [science] ciencia
       *[neutronium] neutronio
    }
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
                [one] nave de des­embarco
               *[other] naves de des­embarco
            }
        [shuttle] { $n ->
                [one] lanzadera
               *[other] lanzaderas
            }
        [frigate] { $n ->
                [one] fragata
               *[other] fragatas
            }
       *[house_ship] { $n ->
                [one] nave de Casa
               *[other] naves de Casa
            }
    } en el tablero
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
                [one] nave de des­embarco
               *[other] naves de des­embarco
            }
        [shuttle] { $n ->
                [one] lanzadera
               *[other] lanzaderas
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
rev-all-ships = hay { $things } en el tablero
rev-term-greatest-power = { $range ->
        [least] una Casa tiene al menos { $n } de poder
        [most] ninguna Casa tiene más de { $n } de poder
       *[other] la Casa más poderosa tiene { rev-range } de poder
    }
rev-term-least-power = { $range ->
        [least] cada Casa tiene al menos { $n } de poder
       *[other] la Casa menos poderosa tiene { rev-range } de poder
    }
rev-term-have = tienes { $things }
rev-have-resource = { rev-range } de { rev-resource-name }
rev-have-least-resource = { rev-range } de cada recurso
rev-have-resources = { rev-range } { $n ->
        [one] recurso
       *[other] recursos
    } en total
rev-have-data = { rev-range } { $n ->
        [one] dato
       *[other] datos
    } de des­cubrimiento
rev-have-residual = { rev-range } de vacío residual
rev-have-corruption = { rev-range } de corrupción en tu tablero de fragata
rev-term-houses-with-power = { rev-range } { $n ->
        [one] Casa tiene
       *[other] Casas tienen
    } al menos { $of } de poder
rev-term-damage = las naves de Casa y el Revenant suman { rev-range } de daño
rev-term-rank = tu capitán tiene { $range ->
        [least] al menos el rango { $n }
        [most] como máximo el rango { $n }
        [exact] el rango { $n }
       *[between] un rango de { $least } a { $n }
    }
rev-term-cards = has jugado { rev-range } { $of ->
        [cadet] { $n ->
                [one] carta de cadete
               *[other] cartas de cadete
            }
        [frigate] { $n ->
                [one] carta de fragata
               *[other] cartas de fragata
            }
       *[directive] { $n ->
                [one] directiva
               *[other] directivas
            }
    }
rev-things-cards = { rev-range } { $of ->
        [cadet] { $n ->
                [one] carta de cadete
               *[other] cartas de cadete
            }
        [frigate] { $n ->
                [one] carta de fragata
               *[other] cartas de fragata
            }
       *[directive] { $n ->
                [one] directiva
               *[other] directivas
            }
    }
rev-all-cards = has jugado { $things }
rev-term-houses-with-influence = tienes una influ­encia total de al menos { $of } con { rev-range } { $n ->
        [one] Casa
       *[other] Casas
    }

rev-measure-ships = las { $of ->
        [ark] naves arca
        [dropship] naves de des­embarco
        [shuttle] lanzaderas
        [frigate] fragatas
        [fighter] naves caza
       *[house_ship] naves de Casa
    } del tablero
    .each = por cada { $of ->
        [ark] nave arca
        [fighter] caza
        [dropship] nave de des­embarco
        [shuttle] lanzadera
        [frigate] fragata
       *[house_ship] nave de Casa
    } en el tablero
rev-measure-greatest-power = el poder de la Casa más poderosa
    .each = por cada punto de poder de la Casa más poderosa
rev-measure-least-power = el poder de la Casa menos poderosa
    .each = por cada punto de poder de la Casa menos poderosa
rev-measure-houses-with-power = el número de Casas con al menos { $of } de poder
    .each = por cada Casa con al menos { $of } de poder
rev-measure-damage = el daño de las naves de Casa y del Revenant
    .each = por cada punto de daño en las naves de Casa y en el Revenant
rev-measure-resource = tu { rev-resource-name }
    .each = por cada unidad de { rev-resource-name } que tengas
rev-measure-least-resource = el recurso del que menos tengas
    .each = por cada juego completo de los cuatro recursos que tengas
rev-measure-resources = el número de tus recursos
    .each = por cada recurso que tengas
rev-measure-data = tus datos de des­cubrimiento
    .each = por cada dato de des­cubrimiento que tengas
rev-measure-residual = tu vacío residual
    .each = por cada marcador de tu vacío residual
rev-measure-corruption = la corrupción de tu tablero de fragata
    .each = por cada marcador de corrupción en tu tablero de fragata
rev-measure-rank = el rango de tu capitán
    .each = por cada rango de tu capitán
rev-measure-cards = las { $of ->
        [cadet] cartas de cadete
        [frigate] cartas de fragata
       *[directive] directivas
    } que hayas jugado
    .each = por cada { $of ->
        [cadet] carta de cadete
        [frigate] carta de fragata
       *[directive] directiva
    } que hayas jugado
rev-measure-houses-with-influence = el número de Casas con las que tengas una influ­encia total de al menos { $of }
    .each = por cada Casa con la que tengas una influ­encia total de al menos { $of }

rev-colony-each = Ganas { $n } de renombre { $each }, como máximo { $most }.
rev-colony-steps = Ganas renombre según { $measure }: { $steps }.
rev-colony-step = { $n } con { $value }
rev-cost-none = gratis

## Solo en la edición prototipo

rev-reorganized = hasta { $n ->
        [one] { $n } nave pequeña
       *[other] { $n } naves pequeñas distintas
    } un sector cada una, adonde no haya más naves del vacío que antes
rev-fx-reorganize = mueve { rev-reorganized }
    .may = mover { rev-reorganized }
rev-paid-freely = { $what ->
        [material] todo el material
        [energy] toda la energía
        [science] toda la ciencia
        [neutronium] todo el neutronio
       *[any] todos los recursos
    } que quieras
rev-fx-repair_paid = gasta { rev-paid-freely }: por cada unidad, elimina 1 de daño y gana 1 táctica
    .may = gastar { rev-paid-freely }: por cada unidad, eliminar 1 de daño y ganar 1 táctica
rev-on-remove_corruption = Cada vez que pagues por Eliminar corrupción { $with }, puedes { $effect }.
rev-term-power-of = { $of } suman { rev-range } de poder
rev-term-three-greatest-powers = las tres Casas más poderosas suman { rev-range } de poder
rev-have-greatest-influence = { rev-range } de influencia en una pista
rev-have-least-influence = { rev-range } de influencia en cada pista
rev-term-frigate-damage = un combate de tu fragata podría infligir { rev-range } de daño
rev-term-absorbers = hay { rev-range } { $n ->
        [one] absorbente
       *[other] absorbentes
    } en el mapa
rev-term-tiles-resolved = el Revenant sufrió { rev-range } { $n ->
        [one] loseta
       *[other] losetas
    } de daño
rev-measure-power-of = el poder de { $of }
    .each = por cada punto de poder de { $of }
rev-measure-three-greatest-powers = el poder de las tres Casas más poderosas
    .each = por cada punto de poder de las tres Casas más poderosas
rev-measure-greatest-influence = tu influencia más alta
    .each = por cada paso de tu influencia más alta
rev-measure-least-influence = tu influencia más baja
    .each = por cada paso de tu influencia más baja
rev-measure-frigate-damage = el daño de un combate de tu fragata
    .each = por cada punto de daño de un combate de tu fragata
rev-measure-absorbers = los absorbentes del mapa
    .each = por cada absorbente del mapa
rev-measure-tiles-resolved = las losetas de daño que sufrió el Revenant
    .each = por cada loseta de daño que sufrió el Revenant
