### Los textos de las cartas de X-ODUS, escritos a partir de sus efectos. Cada efecto es una frase en imperativo o una
### afirmación; cada desencadenante es el marco que la rodea ($clause, o $text con mayúscula).

## Partes de frases

xod-scraps = { $n } de chatarra
xod-hits = { $n ->
        [one] { $n } impacto
       *[other] { $n } impactos
    }
xod-specials = { $n ->
        [one] { $n } símbolo especial
       *[other] { $n } símbolos especiales
    }
xod-actions = { $n ->
        [one] { $n } acción
       *[other] { $n } acciones
    }
xod-systems = { $n ->
        [one] { $n } sistema
       *[other] { $n } sistemas
    }
xod-shields = { $n ->
        [one] { $n } escudo
       *[other] { $n } escudos
    }
xod-damage-cards = { $n ->
        [one] { $n } carta de daño
       *[other] { $n } cartas de daño
    }
xod-energy-markers = { $n ->
        [one] { $n } marcador de energía
       *[other] { $n } marcadores de energía
    }
xod-health-markers = { $n ->
        [one] { $n } marcador de salud
       *[other] { $n } marcadores de salud
    }
xod-which-specials = { $n ->
        [0] { $who ->
                [fleet] cualquier número de símbolos especiales de naves de tu flota
               *[self] cualquier número de tus símbolos especiales
            }
       *[other] hasta { xod-specials } { $who ->
                [fleet] de naves de tu flota
               *[self] de tus dados
            }
    }

## Lo que se gana y se recupera: varias cosas seguidas comparten un verbo

xod-gain = gana { $goods }
xod-recover = recupera { $goods }
xod-good-scrap = { $on ->
        [on_scavenge] { xod-scraps } más
        [on_enemy_defeated] { xod-scraps } más
       *[other] { xod-scraps }
    }
xod-good-module = { $n ->
        [one] { $n } módulo de nave
       *[other] { $n } módulos de nave
    }
xod-good-precursor_module = { $n ->
        [one] { $n } módulo precursor de nave
       *[other] { $n } módulos precursores de nave
    }
xod-good-heal = { $n } de salud
xod-good-energy = { $n ->
        [0] toda la energía
       *[other] { $n } de energía
    }

## Efectos

xod-fx-add_hit = añade { xod-hits } al ataque
xod-fx-add_hit-per_mate = añade al ataque 1 impacto por cada otra nave de tu flota, { $n } como máximo
xod-fx-remove_hit = { $n ->
        [one] { $n } de tus impactos no cuenta
       *[other] { $n } de tus impactos no cuentan
    }
xod-fx-hit_from_special = gasta { xod-which-specials }; cada uno se convierte en { $each ->
        [one] { $each } impacto
       *[other] { $each } impactos
    }
xod-fx-direct_from_special = gasta { xod-which-specials }; cada uno quita 1 de salud al objetivo sin contar sus escudos
xod-fx-direct = quita { $n } de salud al objetivo sin contar sus escudos
xod-fx-direct-as_lost = quita al objetivo otro tanto de salud, { $n } como máximo, sin contar sus escudos
xod-fx-double_hits = cada impacto de tus propios dados cuenta doble
xod-fx-pierce = { $n ->
        [9] ignora todos sus escudos, aunque solo 2 si es un Avatar
       *[other] ignora { xod-shields } del objetivo en este ataque
    }
xod-fx-sunder = { $n ->
        [9] sus escudos no cuentan hasta el final de este combate, aunque solo 2 si es un Avatar
       *[other] { $n ->
                [one] { $n } escudo del objetivo no cuenta
               *[other] { $n } escudos del objetivo no cuentan
            } hasta el final de este combate
    }
xod-fx-reroll = { $who ->
        [mate] otra nave de tu flota vuelve a tirar { $n ->
                [0] cualquier número de sus dados
                [one] { $n } de sus dados
               *[other] hasta { $n } de sus dados
            }
        [one_ship] vuelve a tirar { $n ->
                [0] cualquier número de dados de una nave de tu sistema
                [one] { $n } dado de una nave de tu sistema
               *[other] hasta { $n } dados de una nave de tu sistema
            }
        [fleet] vuelve a tirar { $n ->
                [0] cualquier número de dados de esta tirada
                [one] { $n } dado de esta tirada
               *[other] hasta { $n } dados de esta tirada
            }
       *[self] vuelve a tirar { $n ->
                [0] cualquier número de tus propios dados
                [one] { $n } de tus propios dados
               *[other] hasta { $n } de tus propios dados
            }
    }
xod-fx-reroll-all_miss = vuelve a tirar cualquier número de { $who ->
        [fleet] dados de esta tirada que muestren fallos
       *[self] tus propios dados que muestren fallos
    }
xod-fx-ignore_miss = { $n ->
        [0] ignora todos los fallos
        [one] ignora { $n } fallo
       *[other] ignora hasta { $n } fallos
    } { $who ->
        [fleet] en cualquier dado de esta tirada
        [each] en cada nave de tu flota, la tuya incluida
       *[self] { $on ->
                [on_disengage] de tus propias tiradas de daño
               *[other] en tus propios dados
            }
    }
xod-fx-extra_die = tira un dado { $what ->
        [red] rojo
        [blue] azul
       *[yellow] amarillo
    } más junto con los tuyos
xod-fx-no_skill = anula la habilidad del objetivo durante este ataque
xod-fx-prevent = { $who ->
        [mate] pierde { $n ->
                [one] { $n } menos
               *[other] hasta { $n } menos
            }
        [each] cada una pierde { $n ->
                [one] { $n } menos
               *[other] hasta { $n } menos
            }
       *[self] pierdes { $n ->
                [one] { $n } menos
               *[other] hasta { $n } menos
            }
    }
xod-fx-prevent-per_unspent_special = pierdes 1 menos por cada símbolo especial sin gastar que hayas sacado en este ataque
xod-fx-cap_loss = ninguna nave de tu flota pierde más de { $n } de salud por la represalia de este ataque
xod-fx-no_crit = Tus fallos críticos en tiradas de ataque no te hacen robar cartas de daño.
xod-fx-no_damage_roll = { $who ->
        [fleet] nadie de tu flota hace tiradas de daño por ello
       *[self] no haces tiradas de daño por ello
    }
xod-fx-skip_damage_roll = { $n ->
        [one] omite { $n } de tus tiradas de daño
       *[other] omite hasta { $n } de tus tiradas de daño
    }
xod-fx-no_detection = { $what ->
        [turn] tú y tu flota contáis como no detectados en todas partes hasta que acabe tu turno, incluso bajo vigilancia
       *[once] tú y tu flota contáis como no detectados; no sirve contra la vigilancia
    }
xod-fx-heal = { $who ->
        [all_here] cada nave de tu sistema recupera { $n } de salud
       *[self] recupera { $n } de salud
    }
xod-fx-heal-rescue = También puede salvarte cuando fueras a quedarte con 0 de salud.
xod-fx-scrap_on_kill = Si el ataque derrota a un enemigo que no sea un Avatar, gana { xod-scraps }.
xod-fx-scrap_on_kill-per_special = Si el ataque derrota a un enemigo que no sea un Avatar, gana 1 de chatarra por símbolo especial gastado, { $n } como máximo.
xod-fx-max_health = { $owner ->
        [module] Toma { $n ->
                [one] { $n } marcador de salud más, intacto
               *[other] { $n } marcadores de salud más, intactos
            }. Este módulo se lleva { $n } al dejar tu nave, { $n ->
                [one] perdido si lo hay; otra lo recibe tal como está.
               *[other] primero los perdidos; otra los recibe tal como están.
            }
       *[other] Tu salud máxima aumenta en { $n }: toma { $n ->
                [one] { $n } marcador de salud más, intacto
               *[other] { $n } marcadores de salud más, intactos
            }.
    }
xod-fx-max_health-fewer = Mientras tengas esta carta, { $n ->
        [one] { $n } de tus marcadores de salud queda apartado
       *[other] { $n } de tus marcadores de salud quedan apartados
    }, primero los perdidos.
xod-fx-max_energy = Toma gratis { $n ->
        [one] tu siguiente marcador de energía
       *[other] tus { $n } siguientes marcadores de energía
    }{ $owner ->
        [module] ; { $n ->
                [one] este módulo se lo lleva al dejar tu nave, y otra lo recibe tal como está
               *[other] este módulo se los lleva al dejar tu nave, y otra los recibe tal como están
            }
       *[other] { "" }
    }.
xod-fx-actions = Tienes { $n ->
        [one] { $n } acción más
       *[other] { $n } acciones más
    } cada ronda.
xod-fx-actions-fewer = Desde tu próximo turno tienes { $n ->
        [one] { $n } acción menos
       *[other] { $n } acciones menos
    } cada ronda, pero al menos 1.
xod-fx-action = tú o toda tu flota ganáis { xod-actions } esta ronda
xod-fx-price = Cada módulo { $owner ->
        [ally] que se vende aquí
       *[other] que recibas de un aliado
    } cuesta { xod-scraps } menos, pero al menos 1.
xod-fx-price-dearer = Cada módulo { $owner ->
        [ally] que se vende aquí
       *[other] que recibas de un aliado
    } cuesta { xod-scraps } más.
xod-fx-cost-rush = Una carrera hiperespacial te cuesta, o le cuesta a la flota en que estés, { xod-actions }.
xod-fx-cost-probe = Enviar una sonda te cuesta { xod-actions }; un salto a ciegas no cuesta más de lo normal.
xod-fx-cost-repair_me = Cada reparación de tu nave cuesta { xod-scraps }.
xod-fx-cost-remove_damage = Retirar una carta de daño { $owner ->
        [ally] al comerciar aquí cuesta { xod-scraps }
       *[other] te cuesta { xod-scraps }
    } en vez de 3.
xod-fx-cost_scrap = paga { xod-scraps }
xod-fx-free_action = no pagues ninguna acción por ello
xod-fx-reveal = { $what ->
        [near] revela { $n ->
                [one] { $n } sistema más, conectado
               *[other] { $n } sistemas más, conectados
            } con el tuyo o con la loseta recién colocada
       *[anywhere] revela { xod-systems } en cualquier lugar del mapa
    }
xod-fx-reveal_pick = elige el espacio, mira las { $n } losetas superiores, coloca una y devuelve las demás encima de la pila
xod-fx-pacify = pacifica { $n ->
        [one] { $n } sistema enemigo
       *[other] { $n } sistemas enemigos
    } en cualquier lugar del mapa
xod-fx-peek_signal = mira { $n ->
        [one] { $n } carta de señal boca abajo
       *[other] { $n } cartas de señal boca abajo
    }
xod-fx-rift_off = desactiva { $what ->
        [near] el rift de tu sistema o de uno adyacente conectado
       *[any] un rift
    }
xod-fx-rift_on = abre un rift en este sistema
xod-fx-wormhole = pon un marcador de agujero de gusano en tu sistema; si los dos están en el mapa, mueve uno aquí
xod-fx-avatar_move = { $what ->
        [one] ese Avatar se mueve { xod-systems } más
       *[all] todos los Avatares se mueven { xod-systems } más esta ronda
    }
xod-fx-avatar_move-slower = { $what ->
        [one] ese Avatar se mueve { xod-systems } menos
       *[all] frena a todos los Avatares en { xod-systems } esta ronda
    }
xod-fx-corruption_hold = { $on ->
        [corruption_start] haz que se salte su paso normal de esta ronda
       *[other] el marcador de Corrupción se salta su paso normal de esta ronda
    }
xod-fx-damage_card = roba { xod-damage-cards }
xod-fx-lose = pierde { $n } de salud
xod-fx-lose-instead = tú pierdes { $n } de salud, lo que nada evita
xod-fx-lose_scraps_half = pierde la mitad de tu chatarra, redondeando hacia arriba
xod-fx-end_turn = tu turno acaba
xod-fx-repair_bonus = restablece { $n } de salud más o quita { $n ->
        [one] { $n } marcador más
       *[other] { $n } marcadores más
    } de una carta de señal
xod-fx-repair_any = Al comerciar aquí, cualquier nave del sistema puede reparar cuantas veces quiera, a { xod-scraps } por punto de salud.
xod-fx-flip_energy = gasta { $n ->
        [one] { $n } marcador de energía listo
       *[other] { $n } marcadores de energía listos
    }
xod-fx-disable_energy = { $n ->
        [one] Tu marcador de energía de más a la derecha queda gastado
       *[other] Tus { $n } marcadores de energía de más a la derecha quedan gastados
    } mientras tengas esta carta.
xod-fx-disable_module = elige { $n } de tus módulos, también precursores; queda desconectado mientras tengas esta carta
xod-fx-energy_stay_flipped = { $n ->
        [one] { $n } de tus marcadores de energía gastados sigue gastado
       *[other] { $n } de tus marcadores de energía gastados siguen gastados
    }
xod-fx-discard_health_perm = descarta permanentemente { xod-health-markers }; valen los perdidos
xod-fx-discard_energy_perm = descarta permanentemente { xod-energy-markers }, primero el de la derecha, pero nunca el último
xod-fx-discard_module_perm = descarta permanentemente { $n } de tus módulos de nave o módulos precursores de nave
xod-fx-else_lose = Si no tienes ninguno, pierde { $n } de salud.
xod-fx-extra_retaliation = pierdes { $n } más
xod-fx-no_reroll_ignore-detection = Tus dados no se pueden volver a tirar ni ignorar en las tiradas de detección.
xod-fx-no_reroll_ignore-attack_reroll = Tus dados no se pueden volver a tirar en las tiradas de ataque.
xod-fx-no_skill_contribution = Tus dados no aportan nada a las tiradas de habilidad de una flota.
xod-fx-scrap_cap = Mientras tengas esta carta, no puedes tener más de { xod-scraps }.

## Efectos con regla propia

xod-custom-guardian = Una vez por ronda, cuando otra nave de tu sistema fuera a quedarse con 0 de salud y tú tengas 2 o más, se queda con 1 y tú pierdes 1 de salud.
xod-custom-resonance = En una tirada de habilidad, cada uno de tus impactos puede contar como símbolo especial y cada símbolo especial como impacto.
xod-custom-fold_space = Cuando saltes, puedes acabar en cualquier sistema revelado a 3 vías como máximo; atraviesas los sistemas intermedios como en una carrera hiperespacial.
xod-custom-free_energy = Una vez por ronda, usa uno de tus efectos de energía sin gastar ningún marcador; no da EXP.
xod-custom-cartographer = Una vez por ronda, elige una opción más de una carta de análisis sin gastar ninguna acción.
xod-custom-rush4 = Una carrera hiperespacial tuya o de tu flota puede tener un cuarto salto.
xod-custom-void = Tus dados nunca cuentan como fallos en las tiradas de detección. Fuera de una flota, la vigilancia no te detecta sin más: tiras como siempre.
xod-custom-full_value = Cuando desmanteles un módulo, gana su precio entero en vez de su precio menos 1.
xod-custom-explore_pick2 = Cuando explores, roba 2 cartas de exploración, resuelve una y pon la otra debajo del mazo.
xod-custom-double_reward = Cuando un enemigo que no sea un Avatar sea derrotado en tu combate, tu propia recompensa de chatarra se duplica.
xod-custom-free_repair = Tu primera reparación de cada ronda no cuesta chatarra.
xod-custom-remote_maintenance = Tus reparaciones y tu retirada de cartas de daño pueden servir a una nave de un sistema adyacente conectado.
xod-custom-hive_control = Puedes gastar tus marcadores de energía para pagar módulos y mods de otras naves de tu sistema.
xod-custom-stay_put = Cuando hagas un salto a ciegas, tú o toda tu flota podéis quedaros donde estáis después de ver la loseta.
xod-custom-relay_probe = Cuando envíes una sonda, envíala desde cualquier sistema revelado conectado con el tuyo en vez de desde el tuyo.
xod-custom-ignore_borders = Cuando saltes, puedes cruzar un borde cerrado hacia un sistema revelado vecino; tu flota va contigo.

## Condiciones

xod-if-if_own_hits = { $n ->
        [one] si al menos uno de tus propios dados muestra un impacto
        [2] si tus dos dados muestran impactos
       *[other] si al menos { $n } de tus propios dados muestran impactos
    }
xod-if-if_own_specials = { $n ->
        [one] si al menos uno de tus propios dados muestra un símbolo especial, que queda sin gastar
        [2] si tus dos dados muestran símbolos especiales, que quedan sin gastar
       *[other] si al menos { $n } de tus propios dados muestran símbolos especiales, que quedan sin gastar
    }
xod-if-if_loss_at_least = si fueras a perder { $n } o más de salud
xod-if-if_cause = { $what ->
        [strain] si has forzado los motores
       *[retaliation] si es por una represalia
    }
xod-if-if_tile = si es { $what ->
        [allied] un sistema aliado
        [enemy] un sistema enemigo
        [great_rift] el Gran Rift
       *[corrupted] un sistema corrupto
    }
xod-if-if_in_fleet = si estás en una flota
xod-if-if_not_in_fleet = si no estás en una flota
xod-if-if_offensive = si tu maniobra es ofensiva
xod-if-if_started_on_purpose = si lo empezaste con Pacificar o renunciando a una tirada de detección
xod-if-only_vs_avatar = si el objetivo es un Avatar
xod-if-not_vs_avatar = si el objetivo no es un Avatar
xod-if-if_ship_misses = si tienes al menos { $n ->
        [one] { $n } fallo contado
       *[other] { $n } fallos contados
    }
xod-if-if_ship_unspent_special = si muestras al menos { xod-specials } sin gastar
xod-if-if_total_misses = si el ataque muestra { $n } o más fallos contados en total
xod-if-if_total_hits = { $n ->
        [0] si el ataque no muestra ningún impacto
       *[other] si el ataque muestra exactamente { xod-hits } en total
    }
xod-if-if_damage_below = si quitó menos de { $n } de salud al objetivo

xod-times-once_per_round = Una vez por ronda: { $text }
xod-times-first_in_combat = Una vez por combate: { $text }

## Cuándo

xod-on-always = { $text }.
xod-on-before_attack = Antes de una tirada de ataque, { $clause }.
xod-on-before_attack-first_in_combat = Antes de la primera tirada de ataque de un combate, { $clause }.
xod-on-after_attack = Después de una tirada de ataque, { $clause }.
xod-on-after_attack-only_vs_avatar = Después de una tirada de ataque contra un Avatar, { $clause }.
xod-on-after_attack-if_offensive = Después de una tirada de ataque con maniobra ofensiva, { $clause }.
xod-on-after_attack-if_in_fleet = Después de una tirada de ataque en flota, { $clause }.
xod-on-on_retaliation = Cuando fueras a perder salud por una represalia, { $clause }.
xod-on-on_retaliation-first_in_combat = La primera vez en cada combate que fueras a perder salud por una represalia, { $clause }.
xod-on-on_retaliation-mate = Cuando otra nave de tu flota fuera a perder salud por una represalia, { $clause }.
xod-on-on_retaliation-each = Cuando naves de tu flota fueran a perder salud por una represalia, { $clause }.
xod-on-on_health_loss = Cuando fueras a perder salud, { $clause }.
xod-on-on_health_loss-if_loss_at_least = Cuando un solo efecto fuera a costarte { $limit } o más de salud, { $clause }.
xod-on-on_health_loss-if_cause = Después de perder salud por una represalia, { $clause }.
xod-on-on_enemy_defeated = Cuando un enemigo o Avatar sea derrotado en tu combate, { $clause }.
xod-on-on_enemy_defeated-not_vs_avatar = Cuando un enemigo que no sea un Avatar sea derrotado en tu combate, { $clause }.
xod-on-combat_won = Cuando ganes un combate, { $clause }.
xod-on-combat_start = Al empezar un combate, { $clause }.
xod-on-after_damage = Después de un ataque, { $clause }.
xod-on-skill_step = En un ataque, { $clause }.
xod-on-on_defeat = Cuando sea derrotado, { $clause }.
xod-on-after_detection = Después de una tirada de detección, { $clause }.
xod-on-instead_of_detection = En vez de una tirada de detección, { $clause }.
xod-on-after_skill = Después de una tirada de habilidad, { $clause }.
xod-on-after_damage_roll = Después de tu tirada de daño, { $clause }.
xod-on-after_damage_roll-if_cause = Después de la tirada de daño que debes por forzar los motores, { $clause }.
xod-on-after_any_roll = Después de cualquier tirada, { $clause }.
xod-on-after_any_roll-once_per_round = Una vez por ronda, después de cualquier tirada, { $clause }.
xod-on-on_disengage = Cuando te retires del combate, { $clause }.
xod-on-on_probe = Cuando envíes una sonda, { $clause }.
xod-on-on_reveal = Cuando reveles un sistema, { $clause }.
xod-on-on_reveal-if_tile = Cuando reveles { $what ->
        [allied] un sistema aliado
        [enemy] un sistema enemigo
        [great_rift] el Gran Rift
       *[corrupted] un sistema corrupto
    }, { $clause }.
xod-on-on_jump = Cuando saltes, { $clause }.
xod-on-on_jump-if_not_in_fleet = Cuando saltes fuera de una flota, { $clause }.
xod-on-on_blind_jump = Cuando saltes a ciegas, { $clause }.
xod-on-on_rush = En una carrera hiperespacial, { $clause }.
xod-on-on_explore = Cuando explores, { $clause }.
xod-on-on_scavenge = Cuando rebusques chatarra, { $clause }.
xod-on-on_repair = Cuando repares, { $clause }.
xod-on-on_remove_damage = Cuando retires una carta de daño, { $clause }.
xod-on-on_trade = Cuando comercies, { $clause }.
xod-on-on_dismantle = Cuando desmanteles un módulo, { $clause }.
xod-on-on_strain = Cuando fuerces los motores, { $clause }.
xod-on-maintenance = Como una opción más de tu mantenimiento de la nave: { $clause }.
xod-on-free = En cualquier momento de tu turno mientras tu nave no esté trabada en combate, { $clause }.
xod-on-any_time = En cualquier momento de tu turno, incluso en combate, { $clause }.
xod-on-avatar_die = Después de tirar el dado de un Avatar, { $clause }.
xod-on-avatar_engages = Cuando un Avatar trabe combate contigo en la fase de Corrupción, { $clause }.
xod-on-corruption_start = Antes de que se mueva el marcador de Corrupción, { $clause }.
xod-on-end_phase = En la fase de fin de turno, { $clause }.
xod-on-on_draw = Cuando robes esta carta, { $clause }.

## Enemigos y Avatares: a quién afecta una habilidad y qué hace

xod-foe-who = { $who ->
        [disengaging] cada nave que se retire del combate
        [misses] { $limit ->
                [one] cada nave con un fallo contado
               *[other] cada nave con { $limit } o más fallos contados
            }
        [special] { $limit ->
                [one] cada nave que muestre un símbolo especial sin gastar
               *[other] cada nave que muestre { $limit } o más símbolos especiales sin gastar
            }
        [hurt] cada nave que pierda salud por su represalia
        [attacking] cada nave atacante
       *[engaged] cada nave trabada en combate
    }
xod-foe-lose = { xod-foe-who } pierde { $n } de salud{ $who ->
        [disengaging] { " " }antes de sus tiradas de daño
       *[other] { "" }
    }
xod-foe-extra_retaliation = { xod-foe-who } pierde { $n } de salud más por la represalia{ $who ->
        [special] , aunque no tenga fallos
       *[other] { "" }
    }
xod-foe-flip_energy = { xod-foe-who } gasta en balde { $n ->
        [one] { $n } marcador de energía listo
       *[other] { $n } marcadores de energía listos
    }
xod-foe-discard_health_perm = { xod-foe-who } descarta permanentemente { xod-health-markers } de su elección; valen los perdidos
xod-foe-discard_energy_perm = { xod-foe-who } descarta permanentemente { $n ->
        [one] su marcador de energía de más a la derecha
       *[other] sus { $n } marcadores de energía de más a la derecha
    }, pero nunca el último
xod-foe-discard_module_perm = { xod-foe-who } descarta permanentemente { $n ->
        [one] { $n } módulo de nave o módulo precursor de nave
       *[other] { $n } módulos de nave o módulos precursores de nave
    } de su elección
xod-foe-else_lose = Una nave que no tenga ninguno pierde { $n } de salud.
xod-foe-retaliates_when_defeated = este adversario también toma represalias por el ataque que lo derrota
xod-foe-enemy_heal = este adversario recupera { $n } de salud
xod-foe-shields_fixed = ningún efecto puede reducir ni eludir sus escudos
xod-foe-no_energy_effects = nadie puede gastar energía
xod-foe-defensive_hits_void = los impactos de naves en maniobra defensiva no cuentan
xod-foe-crit_cards = un fallo crítico contra él hace robar { xod-damage-cards } en vez de 1
xod-foe-avatar_move = todos los Avatares ganan { $n } de movimiento esta ronda
xod-foe-first_in_combat = en el primer ataque de un combate contra él
xod-foe-combat_start = al empezar el combate
xod-foe-if_total_misses = si el ataque muestra { $limit } o más fallos contados en total
xod-foe-if_total_hits = { $limit ->
        [0] si el ataque no muestra ningún impacto
       *[other] si el ataque muestra exactamente { $limit } impactos
    }
xod-foe-if_damage_below = después de un ataque que le quite menos de { $limit } de salud

## Cartas de exploración y aliados

xod-option-class = { $class }: { $text }
xod-option-skill = Tirada de habilidad; { $what ->
        [hit] { $need ->
                [one] hace falta { $need } impacto
               *[other] hacen falta { $need } impactos
            }
       *[special] { $need ->
                [one] hace falta { $need } símbolo especial
               *[other] hacen falta { $need } símbolos especiales
            }
    }. Éxito: { $success } Fracaso: { $failure }
xod-option-nothing = No ocurre nada.
xod-wares = Vende { $n ->
        [one] { $n } módulo de nave
       *[other] { $n } módulos de nave
    }.
xod-wares-precursor = Vende { $n ->
        [one] { $n } módulo de nave
       *[other] { $n } módulos de nave
    } y { $precursor ->
        [one] { $precursor } módulo precursor de nave
       *[other] { $precursor } módulos precursores de nave
    }.
xod-service = { $service }: { $text }
xod-service-paid = Una vez por ronda, la nave o flota activa que esté aquí puede pagar { xod-scraps }: { $clause }.

## Señales

xod-signal-reveal = Al revelarla: { $text }
xod-signal-action = [{ $action }]: { $text }
xod-signal-fail = Fracaso: { $text }
xod-signal-end = Fase de fin de turno: { $text }
xod-signal-access = La llave se puede tomar { $text }.
xod-sig-markers = pon { $target } marcadores de salud en esta carta
xod-sig-marker_off = una reparación en este sistema puede quitar { $n } marcador de esta carta en vez de restablecer salud, al precio habitual
xod-sig-roll_all = tira todos los dados de la nave o flota que actúa
xod-sig-progress = añade { $n } de progreso por cada nave que actúe
xod-sig-progress-per_special = añade 1 de progreso por símbolo especial
xod-sig-progress-per_scrap = añade 1 de progreso por chatarra
xod-sig-progress-per_energy = añade 1 de progreso por marcador
xod-sig-guardian = pon un Guardián en esta carta: nivel { $n }, { $target } de salud, { $shields ->
        [one] { $shields } escudo
       *[other] { $shields } escudos
    }, sin habilidad, { $reward } de chatarra para cada nave que luche con él
xod-sig-enemies = pon { $n } enemigos de la reserva en esta carta
xod-sig-fight = lucha contra lo que haya en esta carta; se queda aquí y conserva la salud que haya perdido
xod-sig-pay_scraps = cada nave que actúe puede pagar cuanta chatarra quiera
xod-sig-lose_fixed = cada nave que actúe pierde { $n } de salud, lo que nada evita
xod-sig-beacon = una nave que esté aquí enciende la primera baliza; otra nave, en cualquier sistema corrupto sin Avatar, enciende la segunda con la misma acción
xod-sig-beacons_out = las dos balizas se apagan
xod-sig-flip_energy = cada nave que actúe puede gastar cualquier número de marcadores de energía listos
xod-sig-leak = mientras no se alcance el objetivo, se pierde { $n } de progreso
xod-sig-corruption = el marcador de Corrupción avanza { $n }
xod-sig-skill = haz una tirada de habilidad; hacen falta { $target } { $what ->
        [hit] impactos
       *[special] símbolos especiales
    }
xod-sig-damage_card = cada nave que actúe roba { xod-damage-cards }
xod-sig-lose = cada nave que actúe pierde { $n } de salud
xod-sig-avatar_enters = un Avatar que quedó fuera en la preparación entra aquí en juego y traba combate con todos en este sistema, sin tirada de daño; si no hay ninguno, viene el último que esté boca abajo en la pista
xod-sig-discard_marker_perm = cada nave que actúe descarta permanentemente { $n } marcador de salud, aunque esté perdido, o su marcador de energía de más a la derecha
xod-sig-fleet_of = solo para una flota de al menos { $n } naves
xod-sig-countdown = pon { $n } marcadores de cuenta atrás en esta carta
xod-sig-countdown-end = quita 1 marcador de cuenta atrás; con el último, el marcador de Corrupción avanza 1, se abre un rift aquí y la cuenta atrás vuelve a { $n }
xod-access-progress = cuando el progreso llegue a { $target }
xod-access-no_markers = cuando no queden marcadores en esta carta
xod-access-all_defeated = cuando todo lo que hay en esta carta esté derrotado
xod-access-both_beacons = mientras las dos balizas estén encendidas en la misma ronda y haya una nave aquí
xod-access-success = después de un éxito
xod-access-avatar_defeated = cuando un Avatar haya sido derrotado aquí, o enseguida si no pudo entrar ninguno

## Enlaces

xod-join-and = { $sound ->
        [i] { $a } e { $b }
       *[other] { $a } y { $b }
    }
xod-join-comma = { $a }, { $b }
xod-join-then = { $sound ->
        [i] { $a } e { $b }
       *[other] { $a } y { $b }
    }
xod-join-or = { $sound ->
        [o] { $a } u { $b }
       *[other] { $a } o { $b }
    }
xod-join-semicolon = { $a }; { $b }
xod-join-if = { $if }, { $clause }
xod-join-foe = { $if }, { $clause }
xod-sentence = { $text }.

## Naves: qué da EXP

xod-exp-enemy_defeated = 1 EXP por cada enemigo o Avatar derrotado en un combate en el que participes.
xod-exp-health_lost_in_attack_or_damage_roll = 1 EXP por cada ataque o tirada de daño en que pierdas salud.
xod-exp-energy_spent = 1 EXP por cada marcador de energía que gastes en un módulo o mod.
xod-exp-system_revealed = 1 EXP por cada sistema que reveles tú o una flota en la que estés.
xod-exp-scrap_gained = 1 EXP por cada acción o combate en que tu nave misma gane chatarra.
xod-exp-maintenance_done = 1 EXP por cada mantenimiento de la nave que hagas.

## Clases y acciones de las señales

xod-class-WARRIOR = GUERRERO
xod-class-SCHOLAR = ERUDITO
xod-class-ROGUE = PÍCARO
xod-action-repair = Reparar
xod-action-decode = Descifrar
xod-action-challenge = Desafiar
xod-action-offer = Ofrendar
xod-action-rescue = Rescatar
xod-action-align = Alinear
xod-action-assault = Asaltar
xod-action-charge = Cargar
xod-action-purge = Purgar
xod-action-sacrifice = Sacrificar
xod-action-synchronise = Sincronizar
