### Los textos de las cartas de Revenant, escritos a partir de sus efectos. Cada elemento es un mensaje: una orden; .may es
### lo mismo en infinitivo, tras «puedes» o «para». $who es "you", o "they" si el efecto afecta a todos. Las palabras
### largas llevan guiones opcionales (U+00AD).

## Partes de la frase

goods = { $what ->
        [material] { $n } de material
        [energy] { $n } de energía
        [science] { $n } de ciencia
        [neutronium] { $n } de neutronio
       *[any] { $n ->
                [one] { $n } recurso cualquiera
               *[other] { $n } recursos cualesquiera
            }
    }
kinds = { $n ->
        [one] { $n } recurso cualquiera
       *[other] { $n } recursos de tipos distintos
    }
cards = { $n ->
        [one] { $n } carta de mejora
       *[other] { $n } cartas de mejora
    }
secrets = { $n ->
        [one] { $n } carta de influencia oculta
       *[other] { $n } cartas de influencia oculta
    }
tactics = { $n ->
        [one] { $n } táctica
       *[other] { $n } tácticas
    }
sector = { $who ->
        [they] su sector
       *[you] tu sector
    }
frigate = { $who ->
        [they] su fragata
       *[you] tu fragata
    }
frigate-board = { $who ->
        [they] su tablero de fragata
       *[you] tu tablero de fragata
    }
scope = { $what ->
        [sector] en { sector }
        [adjacent] { $n ->
                [one] en { sector } o en uno adyacente
               *[other] en { sector } o en sectores adyacentes
            }
        [one] en un solo sector exterior
        [spread] { $n ->
                [one] en cualquier sector exterior
               *[other] en cualesquiera sectores exteriores
            }
       *[frigate] en el sector de { frigate }
    }
one-of-kinds = { $what ->
        [fighter] un caza
        [dropship] una nave de desembarco
        [shuttle] una nave civil
        [fighter-dropship] un caza o una nave de desembarco
        [fighter-shuttle] un caza o una nave civil
        [dropship-shuttle] una nave de desembarco o una nave civil
       *[fighter-dropship-shuttle] un caza, una nave de desembarco o una nave civil
    }
chosen-influence = { $house ->
        [any] { $n ->
                [one] { $n } de influencia con una Casa a elección
               *[other] { $n } de influencia, cada una con una Casa a elección
            }
       *[other] { $n } de influencia con { $house }
    }
own-highest = { $n } de influencia con la Casa en la que { $who ->
        [they] está
       *[you] estás
    } más arriba
secret-times = influencia oculta{ $n ->
        [one] { "" }
       *[other] { " " }{ $n } veces
    }
more-cards = { $n ->
        [one] { $n } carta más
       *[other] { $n } cartas más
    } para elegir
played-card = 1 carta de mejora de la mano{ $n ->
        [0] { "" }
        [one] { " " }por { $n } recurso menos
       *[other] { " " }por { $n } recursos menos
    }
saved = { $what ->
        [neutronium] { $n } de neutronio menos
        [energy] { $n } de energía menos
        [card] { $n ->
                [one] { $n } carta de mejora menos
               *[other] { $n } cartas de mejora menos
            }
       *[other] { $n ->
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
captain-rank = { $n ->
        [one] { $n } nivel
       *[other] { $n } niveles
    } el rango de { $who ->
        [they] su capitán
       *[you] tu capitán
    }
corruption = { $n } de corrupción { $what ->
        [board] de { frigate-board }
        [ship] { $n ->
                [one] de una nave de la Casa
               *[other] de naves de las Casas
            }
       *[any] de { frigate-board } o { $n ->
                [one] de una nave de Casa
               *[other] de naves de Casa
            }
    }
to-residual = { $n ->
        [one] { $n } marcador de corrupción
       *[other] { $n } marcadores de corrupción
    } del suministro en { $who ->
        [they] sus espacios
       *[you] tus espacios
    } de vacío residual
data = { $n ->
        [one] { $n } dato de descubrimiento
       *[other] { $n } datos de descubrimiento
    }
shields = { $n ->
        [one] { $n } absorbente
       *[other] { $n } absorbentes
    }
void-ships = { $n ->
        [one] { $n } nave nacida del vacío
       *[other] { $n } naves nacidas del vacío
    }
extra-moves = { $n ->
        [one] { $n } movimiento adicional
       *[other] { $n } movimientos adicionales
    }
sectors = { $n ->
        [one] { $n } sector
       *[other] { $n } sectores
    }
careful-moves = { $n ->
        [one] { $n } movimiento cauteloso
       *[other] hasta { $n } movimientos cautelosos
    }
repaired = { $n } de daño { $what ->
        [revenant] del Revenant
        [any] de cualesquiera naves de Casa o del Revenant
       *[other] de naves de Casa { scope }
    }
damaged = { $n } de daño { $what ->
        [two-different-house-ships] en cada una de dos naves de Casa distintas
        [every-dropship] en cada nave de desembarco
       *[every-ark] en cada nave arca
    }
swapped = una nave de Casa del tablero por una nave del mismo tipo { $house ->
        [any] de otra Casa
       *[other] de { $house }
    } del suministro
swapped-discarded = una nave de Casa del tablero, pero no una nave arca, por una nave del mismo tipo de la Casa de la carta descartada, tomada del suministro
doomed = { $what ->
        [ark] 1 nave arca
        [fighter] 1 caza
        [dropship] 1 nave de desembarco
       *[shuttle] 1 nave civil
    } a elección
tokens = { $n ->
        [one] { $n } ficha de protección en un defecto descubierto
       *[other] { $n } fichas de protección en defectos descubiertos
    }
copied = el efecto de { $what ->
        [ark] otra nave arca ocupada
        [planet] un planeta ocupado
        [any_ark] cualquier otra nave arca
        [any_planet] cualquier planeta
        [frigate] { frigate }
        [ship] otra nave de Casa en { sector }
       *[any_ship] cualquier otra nave de Casa
    }
planet-place = con 1 dato de descubrimiento junto a un sector exterior sin planeta
colonies = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
colony-draw = { $n ->
        [one] { $n } carta de colonia
       *[other] { $n } cartas de colonia
    }

## Efectos

fx-gain = gana { goods }
    .may = ganar { goods }
fx-pay = gasta { goods }
    .may = gastar { goods }
fx-pay_kinds = gasta { kinds }
    .may = gastar { kinds }
fx-gain_kinds = gana { kinds }
    .may = ganar { kinds }
fx-lose = pierde { goods }
    .may = perder { goods }
fx-discard_op = descarta { cards } de la mano
    .may = descartar { cards } de la mano
fx-lose_op = pierde { cards } de la mano
    .may = perder { cards } de la mano
fx-discard_hidden = descarta { secrets }
    .may = descartar { secrets }
fx-lose_hidden = pierde { secrets }
    .may = perder { secrets }
fx-tactics = gana { tactics }
    .may = ganar { tactics }
fx-lose_tactics = pierde { tactics }
    .may = perder { tactics }
fx-influence = gana { chosen-influence }
    .may = ganar { chosen-influence }
fx-lose_influence = pierde { own-highest }
    .may = perder { own-highest }
fx-hidden = gana { secret-times }
    .may = ganar { secret-times }
fx-extra_hidden_choice = roba { more-cards }
    .may = robar { more-cards }
fx-keep_hidden = quédate con hasta { $n } de las cartas robadas
    .may = conservar hasta { $n } de las cartas robadas
fx-draw = roba { cards }
    .may = robar { cards }
fx-play = juega { played-card }
    .may = jugar { played-card }
fx-discount = { $what ->
        [card] descarta { saved }
       *[other] paga { saved }
    }
    .may = { $what ->
        [card] descartar { saved }
       *[other] pagar { saved }
    }
fx-promote = sube { captain-rank }
    .may = subir { captain-rank }
fx-cleanse = elimina { corruption }
    .may = eliminar { corruption }
fx-corrupt = coloca { $n } de corrupción en { frigate-board }
    .may = colocar { $n } de corrupción en { frigate-board }
fx-residual = pon { to-residual }
    .may = poner { to-residual }
fx-data = gana { data }
    .may = ganar { data }
fx-lose_data = pierde { data }
    .may = perder { data }
fx-shield = coloca { shields } { scope }
    .may = colocar { shields } { scope }
fx-remove_shield = retira { shields } de { sector }
    .may = retirar { shields } de { sector }
fx-destroy = destruye { void-ships } { scope }
    .may = destruir { void-ships } { scope }
fx-attack = inflige { $n } de daño más
    .may = infligir { $n } de daño más
fx-move = haz { extra-moves }
    .may = hacer { extra-moves }
fx-move_frigate = mueve { frigate } hasta { sectors }
    .may = mover { frigate } hasta { sectors }
fx-jump_frigate = lleva { frigate } a cualquier sector con un planeta
    .may = llevar { frigate } a cualquier sector con un planeta
fx-careful = haz { careful-moves }
    .may = hacer { careful-moves }
fx-repair = elimina { repaired }
    .may = eliminar { repaired }
fx-damage_ships = pon { damaged }
    .may = poner { damaged }
fx-deploy = despliega { one-of-kinds } de cualquier Casa
    .may = desplegar { one-of-kinds } de cualquier Casa
fx-deploy_of_discarded = despliega sin coste { one-of-kinds } de la Casa de la carta descartada
    .may = desplegar sin coste { one-of-kinds } de la Casa de la carta descartada
fx-swap_ship = cambia { swapped }
    .may = cambiar { swapped }
fx-swap_for_discarded = cambia { swapped-discarded }
    .may = cambiar { swapped-discarded }
fx-destroy_ship = destruye { doomed }
    .may = destruir { doomed }
fx-spawn = añade { void-ships } a cada sector con una grieta
    .may = añadir { void-ships } a cada sector con una grieta
fx-protect = coloca { tokens }
    .may = colocar { tokens }
fx-copy = copia { copied }
    .may = copiar { copied }
fx-land_occupied = aterriza en un planeta ocupado
    .may = aterrizar en un planeta ocupado
fx-no_planet_corruption = evita la corrupción de los planetas resueltos este turno
    .may = evitar la corrupción de los planetas resueltos este turno
fx-frigate_both = resuelve los dos efectos de la fragata, A antes que B
    .may = resolver los dos efectos de la fragata, A antes que B
fx-add_planet = { $n ->
        [one] roba un planeta y ponlo { planet-place } o descártalo
       *[other] roba { $n } planetas y pon cada uno { planet-place } o descártalo
    }
    .may = { $n ->
        [one] robar un planeta y ponerlo { planet-place } o descartarlo
       *[other] robar { $n } planetas y poner cada uno { planet-place } o descartarlo
    }
fx-cull_colonies = mira el mazo de colonias y retira { colonies } de la partida
    .may = mirar el mazo de colonias y retirar { colonies } de la partida
fx-peek_colony = roba { colony-draw }, retira una de la partida y devuelve el resto barajándolo en el mazo
    .may = robar { colony-draw }, retirar una de la partida y devolver el resto barajándolo en el mazo
fx-choose_shuttle = pon en esta carta una nave civil disponible de cualquier Casa
    .may = poner en esta carta una nave civil disponible de cualquier Casa
fx-per = { $effect } { $count }, { $n ->
        [one] como máximo { $n } vez
       *[other] como máximo { $n } veces
    }
fx-cond = { $effect } { $condition }
fx-choose = elige una opción: { $a }; o bien { $b }
    .may = o bien { $a }, o bien { $b }
fx-each = por orden de turno, cada jugador debe { $effect }
    .may = obligar a cada jugador, por orden de turno, a { $effect }
fx-resolver = el jugador que resuelve debe { $effect }
    .may = obligar al jugador que resuelve a { $effect }

count-house-with-own-track-influence-2 = por cada Casa en la que { $who ->
        [they] su marcador esté
       *[you] tu marcador esté
    } en la casilla 2 o más arriba
count-attached-cadet-card = por cada carta unida a { $who ->
        [they] sus cadetes
       *[you] tus cadetes
    }
count-own-crew-member-on-a-landed-ship = por cada miembro de { $who ->
        [they] su tripulación
       *[you] tu tripulación
    } en una nave que haya aterrizado

condition-moved-2 = si la maniobra usó al menos 2 movimientos
condition-third-kill-this-turn = si es la tercera de este turno
condition-a-corruption-slot-is-free = si { $who ->
        [they] tiene
       *[you] tienes
    } libre un espacio de corrupción
condition-3-or-more-hidden-influence-cards = si { $who ->
        [they] tiene
       *[you] tienes
    } 3 o más cartas de influencia oculta
condition-cycle-4 = si es la ronda 4
condition-not-cycle-4 = si no es la ronda 4

## Varias partes en una frase

join-gate = { $a } para { $b }
join-and = { $a } y { $b }
join-comma = { $a }, { $b }
join-then = { $a } y luego { $b }
join-any-order = { $a } y/o { $b }, en cualquier orden
join-clauses = { $a } y { $b }
sentence = { $text }.

## Desencadenantes

with-cadet = con este cadete
with-frigate = con esta fragata
with-captain = con este capitán

on-man_ark = Cuando tripules una nave arca { $with }, puedes { $effect }.
on-man_fighter = Cuando tripules un caza { $with }, puedes { $effect }.
on-man_dropship = Cuando tripules una nave de desembarco { $with }, puedes { $effect }.
on-man_frigate = Cuando tripules tu fragata { $with }, puedes { $effect }.
on-man_frigate-frigate = Cuando resuelvas el efecto de esta fragata, puedes { $effect }.
on-man_revenant = Cuando tripules el Revenant { $with }, puedes { $effect }.
on-provision = Cuando resuelvas un efecto de provisión { $with }, puedes { $effect }.
on-mining = Cuando resuelvas un efecto de minería { $with }, puedes { $effect }.
on-maneuver = Cuando maniobres { $with }, puedes { $effect }.
on-attack = Cuando ataques { $with }, puedes { $effect }.
on-kill = Cada vez que destruyas una nave nacida del vacío { $with }, puedes { $effect }.
on-first_kill = Cuando destruyas tu primera nave nacida del vacío del turno { $with }, puedes { $effect }.
on-land = Cuando aterrices { $with }, puedes { $effect }.
on-planet = Cuando resuelvas un planeta { $with }, puedes { $effect }.
on-influence = Cuando ganes influencia por tripular una nave { $with }, puedes { $effect }.
on-hidden = Cuando ganes influencia oculta { $with }, puedes { $effect }.
on-shield = Cuando coloques absorbentes { $with }, puedes { $effect }.
on-cleanse = Cada vez que elimines corrupción { $with }, puedes { $effect }.
on-play = Cuando juegues una carta de mejora { $with }, puedes { $effect }.
on-draw = Cuando robes cartas de mejora { $with }, puedes { $effect }.
on-deploy = Cuando despliegues una nave { $with }, puedes { $effect }.
on-copy = Cuando copies un efecto { $with }, puedes { $effect }.
on-hypercharge = Cuando realices la hipercarga { $with }, puedes { $effect }.
on-turn_end = Al final de un turno { $with }, puedes { $effect }.
on-activate = Con la acción adicional Activar habilidad, puedes { $effect }.
on-instead = En lugar de resolver el efecto de la nave que tripules { $with }, puedes { $effect }.
on-instead_of_influence = En lugar de ganar influencia por la nave que tripules { $with }, puedes { $effect }.
on-before_action = Antes de la acción principal { $with }, puedes { $effect }.
on-sector_cleared = Cuando destruyas la última nave nacida del vacío de tu sector al atacar { $with }, puedes { $effect }.
on-cleanse_a = Cuando uses la opción A de Eliminar corrupción { $with }, puedes { $effect }.
on-cleanse_b = Cuando uses la opción B de Eliminar corrupción { $with }, puedes { $effect }.

repeat = { $n ->
        [2] Puedes hacerlo dos veces cada vez.
        [99] Puedes hacerlo tantas veces como quieras.
       *[other] Puedes hacerlo hasta { $n } veces.
    }
ranks = Con nivel { $from } a { $to }: { $clause }
ranks-only = Con nivel { $from }: { $clause }
ranks-from = Desde el nivel { $from }: { $clause }

## Cartas enteras

planet-upper = Opción superior: { $clause }
planet-upper-mining = Opción superior, minería: { $clause }
planet-lower = Opción inferior, corrupta: { $clause }
planet-lower-mining = Opción inferior, corrupta, minería: { $clause }
defect-upper = Efecto superior: { $clause }
defect-lower = Efecto inferior: { $clause }
defect-core = Defecto del núcleo: el efecto inferior no se puede cubrir.
radar-cost = El salto cuesta { $n } de neutronio.
radar-void = Naves nacidas del vacío en los sectores 1 a 8: { $numbers }.
radar-rifts = { $n ->
        [one] Grieta en el sector { $numbers }.
       *[other] Grietas en los sectores { $numbers }.
    }
radar-planets = { $n ->
        [one] Planeta junto al sector { $numbers }.
       *[other] Planetas junto a los sectores { $numbers }.
    }
radar-shuttle = La nave civil de { $house } llega al sector { $sector }.
radar-shuttle-choice = La nave civil puesta en esta carta llega al sector { $sector }.
radar-benefit = Beneficio: { $clause }
numbers-and = { $a } y { $b }

## Agendas y colonias

range = { $range ->
        [least] al menos { $n }
        [most] como máximo { $n }
        [exact] exactamente { $n }
       *[between] de { $least } a { $n }
    }
resource-name = { $of ->
        [material] material
        [energy] energía
        [science] ciencia
       *[neutronium] neutronio
    }
term-ships = hay { range } { $of ->
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
    } en el tablero
term-greatest-power = la Casa más poderosa tiene { range } de poder
term-least-power = la Casa menos poderosa tiene { range } de poder
term-houses-with-power = { range } { $n ->
        [one] Casa tiene
       *[other] Casas tienen
    } al menos { $of } de poder
term-damage = las naves de Casa y el Revenant suman { range } de daño
term-resource = tienes { range } de { resource-name }
term-least-resource = tienes { range } de cada recurso
term-resources = tienes { range } { $n ->
        [one] recurso
       *[other] recursos
    } en total
term-data = tienes { range } { $n ->
        [one] dato
       *[other] datos
    } de descubrimiento
term-residual = tienes { range } de vacío residual
term-corruption = tienes { range } de corrupción en tu tablero de fragata
term-rank = tu capitán tiene { $range ->
        [least] al menos el nivel { $n }
        [most] como máximo el nivel { $n }
        [exact] el nivel { $n }
       *[between] un nivel de { $least } a { $n }
    }
term-cards = has jugado { range } { $of ->
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
term-houses-with-influence = tienes una influencia total de al menos { $of } con { range } { $n ->
        [one] Casa
       *[other] Casas
    }

measure-ships = las { $of ->
        [ark] naves arca
        [dropship] naves de desembarco
        [shuttle] naves civiles
        [frigate] fragatas
        [fighter] naves caza
       *[house_ship] naves de Casa
    } del tablero
    .each = por cada { $of ->
        [ark] nave arca
        [fighter] caza
        [dropship] nave de desembarco
        [shuttle] nave civil
        [frigate] fragata
       *[house_ship] nave de Casa
    } en el tablero
measure-greatest-power = el poder de la Casa más poderosa
    .each = por cada punto de poder de la Casa más poderosa
measure-least-power = el poder de la Casa menos poderosa
    .each = por cada punto de poder de la Casa menos poderosa
measure-houses-with-power = el número de Casas con al menos { $of } de poder
    .each = por cada Casa con al menos { $of } de poder
measure-damage = el daño de las naves de Casa y del Revenant
    .each = por cada daño en las naves de Casa y en el Revenant
measure-resource = tu { resource-name }
    .each = por cada unidad de { resource-name } que tengas
measure-least-resource = el recurso del que menos tengas
    .each = por cada juego completo de los cuatro recursos que tengas
measure-resources = el número de tus recursos
    .each = por cada recurso que tengas
measure-data = tus datos de descubrimiento
    .each = por cada dato de descubrimiento que tengas
measure-residual = tu vacío residual
    .each = por cada marcador de tu vacío residual
measure-corruption = la corrupción de tu tablero de fragata
    .each = por cada corrupción en tu tablero de fragata
measure-rank = el nivel de tu capitán
    .each = por cada nivel de tu capitán
measure-cards = las cartas de { $of ->
        [cadet] entrenamiento
        [frigate] equipamiento
       *[directive] apoyo
    } que hayas jugado
    .each = por cada carta de { $of ->
        [cadet] entrenamiento
        [frigate] equipamiento
       *[directive] apoyo
    } que hayas jugado
measure-houses-with-influence = el número de Casas con las que tengas una influencia total de al menos { $of }
    .each = por cada Casa con la que tengas una influencia total de al menos { $of }

colony-each = Ganas { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } de victoria { $each }, como máximo { $most }.
colony-steps = Ganas puntos de victoria según { $measure }: { $steps }.
colony-step = { $n } con { $value }
cost-none = gratis
