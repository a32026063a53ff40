### Ce qui peut être faux dans les paquets et contenus (engine/sentences.py) ; les noms sont les phrases anglaises.

## What stands in a file

mistake-cannot-be-read = est illisible : { $error }
mistake-is-not-toml-byte-is-not-utf-8 = n’est pas du TOML : l’octet { $start } n’est pas de l’UTF-8
mistake-is-not-toml = n’est pas du TOML : { $error }
mistake-is-damaged = est endommagé : { $error }
mistake-unknown-table-this-file-holds-entries = table inconnue ; ce fichier contient des entrées [[{ $key }]]
mistake-must-be-a-list-of-tables-written = doit être une liste de tables, écrites [[{ $key }]]
mistake-this-id-is-used-twice-in-the-file = cet id apparaît deux fois dans le fichier
mistake-unknown-field-allowed = champ inconnu ; permis : { $fields }
mistake-unknown-field = champ inconnu { $field }
mistake-object-missing-required-field = le champ { $field } manque
mistake-is-missing = manque
mistake-is-empty = ne peut pas être vide
mistake-expected-got = il faut ici { $wanted }, pas { $found }
mistake-a-table = une table
mistake-a-list = une liste
mistake-a-text = un texte
mistake-a-whole-number = un nombre entier
mistake-true-or-false = true ou false
mistake-or = { $first } ou { $other }
mistake-is-out-of-range-allowed-to = { $number } est hors limites ; permis : de { $least } à { $most }
mistake-to = de { $least } à { $most }
mistake-needs-numbers-not = demande { $count } nombres, pas { $found }
mistake-needs-words-not = demande { $count } mots, pas { $found }
mistake-unknown-allowed = { $of } : « { $word } » n’existe pas ; permis : { $allowed }
mistake-unknown-did-you-mean = { $of } : « { $word } » n’existe pas ; vouliez-vous dire « { $meant } » ?
mistake-unknown-did-you-mean-allowed = { $of } : « { $word } » n’existe pas ; vouliez-vous dire « { $meant } » ? Permis : { $allowed }
mistake-file = fichier
mistake-effect = effet

## Packs

mistake-is-neither-a-directory-nor-a-file = n’est ni un dossier ni un fichier
mistake-unknown-file-a-pack-has = fichier inconnu ; un paquet contient : { $known }
mistake-is-not-the-name-of-a-file-entries-stand-in-tables-such-as-card = n’est pas le nom d’un fichier ; les entrées se trouvent dans des tables comme [[{ $name }.card]]
mistake-holds-no-content-a-pack-has-some-of = ne contient rien ; un paquet contient une partie de : { $known }
mistake-is-missing-which-title-is-it-for = manque : pour quel jeu est-ce ?
mistake-this-pack-is-for-not-for = ce paquet est pour « { $other } », pas pour « { $this } »
mistake-there-would-be-entries-allowed = { $file } : le nombre d’entrées serait { $count } ; permis : { $allowed }
mistake-changes-entries-a-pack-changes-at-most = modifie { $count } entrées ; un paquet en modifie au plus { $most }
mistake-unknown-a-pack-changes-these-and-adds-none = { $name } : « { $entry } » n’existe pas ; un paquet modifie seulement ceux-ci et n’en ajoute aucun : { $ids }
mistake-unknown-a-new-entry-needs-too = { $name } : « { $entry } » n’existe pas ; une nouvelle entrée demande aussi { $needed }
mistake-unknown-did-you-mean-a-new-entry-needs-too = { $name } : « { $entry } » n’existe pas ; vouliez-vous dire « { $meant } » ? Une nouvelle entrée demande aussi { $needed }
mistake-is-both-changed-and-removed = est à la fois modifié et retiré
mistake-must-be-a-list-of-ids-such-as-fr08 = doit être une liste d’id, comme ["FR08"]
mistake-has-more-than-letters = a plus de { $most } lettres
mistake-is-longer-than-letters-or-not-plain-text = a plus de { $most } lettres ou n’est pas du texte simple
mistake-unknown-language-allowed = langue inconnue « { $language } » ; permises : { $allowed }
mistake-is-no-text = { $language } n’est pas un texte
mistake-a-pack-has-at-most-bytes-this-has = un paquet a au plus { $most } octets, celui-ci en a { $found }
mistake-is-nested-deeper-than = a plus de { $most } niveaux d’imbrication
mistake-a-text-has-at-most-letters-not = un texte a au plus { $most } lettres, pas { $found }
mistake-holds-signs-that-cannot-be-shown = contient des signes qui ne peuvent pas être affichés
mistake-a-list-has-at-most-items-not = une liste a au plus { $most } éléments, pas { $found }

## Games with a pack

mistake-a-game-with-seats-does-not-end-decisions-were-made = une partie à { $seats } ne se termine pas : { $count } décisions ont été prises
mistake-a-game-with-seats-cannot-be-played-on = une partie à { $seats } ne peut pas continuer : { $what }
mistake-games-with-this-pack-take-too-long = les parties avec ce paquet durent trop longtemps
mistake-games-with-this-pack-take-too-much = les parties avec ce paquet demandent trop de calcul ou de mémoire
mistake-this-took-too-long = cela a pris trop de temps
mistake-you-have-a-simulation-running-already = vous avez déjà une simulation en cours
mistake-others-are-simulating-try-it-again-in-a-minute = d’autres simulent en ce moment ; réessayez dans une minute

## Numbers of the rules

mistake-no-parameter-there-are = le nombre « { $name } » n’existe pas ; il y a { $known }
mistake-a-whole-number-from-to = { $name } = { $value } ({ $rule }) : il faut un nombre entier de { $least } à { $most }

## Effects

mistake-position = « { $text } », position { $position } : { $what }
mistake-position-expected-found = « { $text } », position { $position } : il faut ici { $expected }, pas { $found }
mistake-after-the-name-of-the-effect = '(' après le nom de l’effet
mistake-the-end-of-the-effect = la fin de l’effet
mistake-the-end = la fin
mistake-a-word = un mot
mistake-one-of-and = l’un des signes ',', ';', '+' et ')'
mistake-takes-one-not-several-joined-by = { $call }() n’admet { $parameter } qu’une fois, pas plusieurs joints par '+'
mistake-is-not-a-number-from-to = { $call }() : « { $word } » n’est pas un nombre de { $least } à { $most }
mistake-is-not-a-number-from-to-nor-one-of = { $call }() : « { $word } » n’est ni un nombre de { $least } à { $most } ni l’un de ces mots : { $others }
mistake-takes-given = { $call }() demande : { $takes } ; ici il y en a { $count }
mistake-nothing-between-the-brackets = rien entre les parenthèses
mistake-takes-effects-here-not = { $call }() demande ici des effets, pas « { $word } »
mistake-takes-one-effect-here-not-several-joined-by = { $call }() n’admet ici qu’un effet, pas plusieurs joints par '+'
