### Ce qui peut être faux dans les paquets et contenus (engine/sentences.py) ; les noms sont les phrases anglaises.

mistake-choose-holds-no-choice = choose() ne contient pas d’autre choix
mistake-is-not-six-signs-0-or-1-with-at-least-one-opening = « { $openings } », ce ne sont pas six signes 0 ou 1 avec au moins une ouverture
mistake-the-great-rift-is-the-last-tile-and-no-other-is = le Grand Rift est la dernière tuile et aucune autre ne l’est
mistake-the-ships-stand-in-the-order = les vaisseaux sont dans cet ordre : { $ships }
mistake-does-not-fit-a-card-that-is = { $energy } ne convient pas à une carte de type { $kind }
mistake-a-card-of-this-type-has-options-not = options d’une carte de ce type : { $needed }, pas { $count }
mistake-holds-entries-not = contient { $found } entrées, pas { $count }
mistake-mods-stand-in-the-order-of-ship-level-and-slot = les Mods sont dans l’ordre de ship, level et slot
mistake-mods-of-levels-1-3-and-5-cost-energy-those-of-levels-2-4-and-6-are-passive = les Mods de niveau 1, 3 et 5 coûtent de l’énergie, ceux de niveau 2, 4 et 6 sont passifs
mistake-the-first-are-ship-modules-the-others-precursor-ship-modules = les { $count } premiers sont des modules vaisseau, les autres des modules précurseurs vaisseau
mistake-avatars-stand-in-the-order-of-their-numbers = les Avatars sont dans l’ordre de leurs numéros
mistake-face = face
mistake-die = dé
mistake-event = événement
mistake-symbol = symbole
mistake-condition = condition
mistake-is-already-the-name-of = { $other } s’appelle déjà « { $name } »
