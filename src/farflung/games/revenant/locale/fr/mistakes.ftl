### Ce qui peut être faux dans les paquets et contenus (engine/sentences.py) ; les noms sont les phrases anglaises.

mistake-needs-at-least-one-effect = demande au moins un effet
mistake-holds-only-effects-that-the-prototype-ignores-gap-a-09 = ne contient que des effets que le prototype ignore (GAP-A-09)
mistake-an-effect-for-the-house-of-a-discarded-card-needs-discard-hidden-before-it = un effet pour la Maison d’une carte défaussée demande discard_hidden() avant lui
mistake-changes-what-triggers-it-and-needs-the-trigger = { $name }() modifie ce qui le déclenche et demande le déclencheur « { $trigger } »
mistake-is-mandatory-and-holds-no-costs-lose-lose-op-and-lose-hidden-are-losses = { $name }() est obligatoire et ne contient pas de coûts ; les pertes sont lose(), lose_op() et lose_hidden()
mistake-is-a-cost-and-must-come-before-the-other-effects = { $name }() est un coût et doit précéder les autres effets
mistake-unknown-letter-allowed-m-e-s-and-n-one-for-each-resource = lettre inconnue « { $letter } » ; permises : M, E, S et N, une par ressource
mistake-is-not-a-range-of-ranks-such-as-0-3-or-2-2 = « { $ranks } » n’est pas un intervalle de rangs comme « 0-3 » ou « 2-2 »
mistake-names-a-sector-twice = nomme deux fois un secteur
mistake-the-measure-needs-a-whole-number-here = « { $measure } » demande ici un nombre entier
mistake-the-measure-takes-no-argument = avec « { $measure } », ce champ reste vide
mistake-exactly-2-defects-are-core-defects-not = exactement 2 avaries sont des avaries du noyau, pas { $count } : { $core }
mistake-the-id-of-a-card-begins-with = l’id d’une carte de genre { $kind } commence par { $begins }
mistake-the-id-is-that-of-a-card-not = l’id { $id } est celui d’une carte de genre { $known }, pas « { $kind } »
mistake-cards-are-too-few-allowed-or-more = trop peu de cartes de genre { $kind } : { $count } ; permis : { $least } ou plus
mistake-abilities-of-cards-and-captains-are-too-many-allowed = { $count } capacités de cartes et de capitaines, c’est trop ; permis : { $most }
mistake-an-ark-has-2-options-not = un vaisseau-arche a 2 options, pas { $count }
mistake-choose-goes-together-with-the-benefit-choose-shuttle = « choose » va avec l’avantage choose_shuttle()
mistake-needs-at-least-one-term = demande au moins une condition
mistake-demands-nothing-give-least-most-or-both = n’exige rien ; indiquez least, most ou les deux
mistake-already-has-the-colony-each-house-has-one = { $house } a déjà la colonie { $other } ; chaque Maison en a une
mistake-a-directive-has-no-trigger-it-is-resolved-when-played = une directive n’a pas de déclencheur : elle est résolue quand on la joue
mistake-is-missing-a-card-needs-one = manque : une carte de genre { $kind } en demande un
mistake-without-a-shuttle-there-is-no-sector-for-one = sans navette, il n’y a pas de secteur pour elle
mistake-stands-instead-of-each-and-most-not-beside-them = remplace each et most, et ne s’y ajoute pas
mistake-argument = de quoi
mistake-option = option
mistake-house = Maison
mistake-an-agenda-has-slots-not = un objectif a { $slots } cases, pas { $count }
mistake-hidden-per-house-gap-a-05-alone-it-takes-or-more-for-the-corrupted-crew-s-deck-takes-cards-of-one-house-rev-p-9-1-4 = hidden_per_house = { $cards } (GAP-A-05) : seul, il en faut { $needed } ou plus, car la pioche de l’Équipage corrompu prend { $needed } cartes d’une Maison (REV-P-9.1.4)
