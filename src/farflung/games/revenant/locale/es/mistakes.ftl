### Lo que puede estar mal en los paquetes y contenidos (engine/sentences.py); los nombres son las frases en inglés.

mistake-needs-at-least-one-effect = necesita al menos un efecto
mistake-holds-only-effects-that-the-prototype-ignores-gap-a-09 = solo tiene efectos que el prototipo ignora (GAP-A-09)
mistake-an-effect-for-the-house-of-a-discarded-card-needs-discard-hidden-before-it = un efecto para la Casa de una carta descartada necesita antes discard_hidden()
mistake-changes-what-triggers-it-and-needs-the-trigger = { $name }() cambia lo que lo desencadena y necesita el desencadenante «{ $trigger }»
mistake-is-mandatory-and-holds-no-costs-lose-lose-op-and-lose-hidden-are-losses = { $name }() es obligatorio y no contiene costes; las pérdidas son lose(), lose_op() y lose_hidden()
mistake-is-a-cost-and-must-come-before-the-other-effects = { $name }() es un coste y debe ir antes que los demás efectos
mistake-unknown-letter-allowed-m-e-s-and-n-one-for-each-resource = letra desconocida «{ $letter }»; permitidas: M, E, S y N, una por cada recurso
mistake-is-not-a-range-of-ranks-such-as-0-3-or-2-2 = «{ $ranks }» no es un intervalo de rangos como «0-3» o «2-2»
mistake-names-a-sector-twice = nombra un sector dos veces
mistake-the-measure-needs-a-whole-number-here = «{ $measure }» necesita aquí un número entero
mistake-the-measure-takes-no-argument = con «{ $measure }» este campo queda vacío
mistake-exactly-2-defects-are-core-defects-not = exactamente 2 defectos son del núcleo, no { $count }: { $core }
mistake-the-id-of-a-card-begins-with = el id de una carta de tipo { $kind } empieza por { $begins }
mistake-the-id-is-that-of-a-card-not = el id { $id } es de una carta de tipo { $known }, no «{ $kind }»
mistake-cards-are-too-few-allowed-or-more = hay muy pocas cartas de tipo { $kind }: { $count }; permitido: { $least } o más
mistake-abilities-of-cards-and-captains-are-too-many-allowed = { $count } habilidades de cartas y capitanes son demasiadas; permitido: { $most }
mistake-an-ark-has-2-options-not = una nave arca tiene 2 opciones, no { $count }
mistake-choose-goes-together-with-the-benefit-choose-shuttle = «choose» va con el beneficio choose_shuttle()
mistake-needs-at-least-one-term = necesita al menos una condición
mistake-demands-nothing-give-least-most-or-both = no exige nada; indica least, most o ambos
mistake-already-has-the-colony-each-house-has-one = { $house } ya tiene la colonia { $other }; cada Casa tiene una
mistake-a-directive-has-no-trigger-it-is-resolved-when-played = una directiva no tiene desencadenante: se resuelve al jugarla
mistake-is-missing-a-card-needs-one = falta: una carta de tipo { $kind } lo necesita
mistake-without-a-shuttle-there-is-no-sector-for-one = sin lanzadera no hay sector para ella
mistake-stands-instead-of-each-and-most-not-beside-them = va en lugar de each y most, no junto a ellos
mistake-argument = de qué
mistake-option = opción
mistake-house = Casa
mistake-an-agenda-has-slots-not = una agenda tiene { $slots } objetivos, no { $count }
mistake-hidden-per-house-gap-a-05-alone-it-takes-or-more-for-the-corrupted-crew-s-deck-takes-cards-of-one-house-rev-p-9-1-4 = hidden_per_house = { $cards } (GAP-A-05): en solitario hacen falta { $needed } o más, pues el mazo de la tripulación corrupta lleva { $needed } cartas de una Casa (REV-P-9.1.4)
