### Lo que puede estar mal en los paquetes y contenidos (engine/sentences.py); los nombres son las frases en inglés.

mistake-choose-holds-no-choice = choose() no contiene otra elección
mistake-is-not-six-signs-0-or-1-with-at-least-one-opening = «{ $openings }» no son seis signos 0 o 1 con al menos una apertura
mistake-the-great-rift-is-the-last-tile-and-no-other-is = el Gran Rift es la última loseta y ninguna otra lo es
mistake-the-ships-stand-in-the-order = las naves van en este orden: { $ships }
mistake-does-not-fit-a-card-that-is = { $energy } no encaja con una carta de tipo { $kind }
mistake-a-card-of-this-type-has-options-not = opciones de una carta de este tipo: { $needed }, no { $count }
mistake-holds-entries-not = tiene { $found } entradas, no { $count }
mistake-mods-stand-in-the-order-of-ship-level-and-slot = los Mods van por orden de ship, level y slot
mistake-mods-of-levels-1-3-and-5-cost-energy-those-of-levels-2-4-and-6-are-passive = los Mods de nivel 1, 3 y 5 cuestan energía; los de nivel 2, 4 y 6 son pasivos
mistake-the-first-are-ship-modules-the-others-precursor-ship-modules = los primeros { $count } son módulos de nave; los demás, módulos precursores de nave
mistake-avatars-stand-in-the-order-of-their-numbers = los Avatares van por orden de su número
mistake-face = cara
mistake-die = dado
mistake-event = suceso
mistake-symbol = símbolo
mistake-condition = condición
mistake-is-already-the-name-of = { $other } ya se llama «{ $name }»
