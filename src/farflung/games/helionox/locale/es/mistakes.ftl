### Lo que puede estar mal en los paquetes y contenidos (engine/sentences.py); los nombres son las frases en inglés.

mistake-says-nothing-it-needs-at-least-one-operation = no hace nada; necesita al menos un efecto
mistake-a-location-cannot-address-all-players-copy-a-card-or-look-at-the-event-deck = un lugar no puede dirigirse a todos los jugadores, copiar una carta ni mirar el mazo de eventos
mistake-a-cost-is-one-of = un coste es uno de: { $payments }
mistake-stands-on-its-own-not-inside-another-operation = { $name }() va por sí solo, no dentro de otro efecto
mistake-designs-of-them-unique-are-too-many-allowed-designs-of-them-unique = { $count } cartas distintas, { $uniques } de ellas únicas, son demasiadas; permitido: { $most }, { $most_unique } de ellas únicas
mistake-cards-in-all-are-too-many-allowed = { $count } cartas en total son demasiadas; permitido: { $most }
mistake-the-cards-are-the-5-base-locations-and-the-5-of-mercury-protocol-in-fixed-order = las cartas son los 5 lugares básicos y los 5 de Protocolo Mercurio, en un orden fijo
mistake-an-architect-has-2-abilities-not = un arquitecto tiene 2 habilidades, no { $count }
mistake-cargo-cannot-be-delivered-to-its-own-location-hel-29-2 = una carga no se puede entregar en su propio lugar (HEL-29.2)
mistake-needs-a-number-for-each-of = necesita un número para cada uno de estos lugares: { $locations }
mistake-names-two-locations = debe nombrar dos lugares
mistake-location = lugar
mistake-icon = icono
mistake-comparison = comparación
mistake-is-the-name-of-another-card-too = otra carta ya se llama «{ $name }»
mistake-goes-together-with-and-with-that-only = { $trigger } va con { $operation }, y solo con eso
