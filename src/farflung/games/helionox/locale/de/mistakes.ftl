### Was an Paketen und Inhalten falsch sein kann (engine/sentences.py); Namen sind die englischen Sätze.

mistake-says-nothing-it-needs-at-least-one-operation = bewirkt nichts; es braucht mindestens einen Effekt
mistake-a-location-cannot-address-all-players-copy-a-card-or-look-at-the-event-deck = ein Ort kann nicht alle ansprechen, keine Karte kopieren und nicht in den Ereignisstapel schauen
mistake-a-cost-is-one-of = Kosten sind eines von: { $payments }
mistake-stands-on-its-own-not-inside-another-operation = { $name }() steht für sich, nicht in einem anderen Effekt
mistake-designs-of-them-unique-are-too-many-allowed-designs-of-them-unique = { $count } verschiedene Karten, davon { $uniques } einzigartig, sind zu viele; erlaubt: { $most }, davon { $most_unique } einzigartig
mistake-cards-in-all-are-too-many-allowed = insgesamt { $count } Karten sind zu viele; erlaubt: { $most }
mistake-the-cards-are-the-5-base-locations-and-the-5-of-mercury-protocol-in-fixed-order = die Karten sind die 5 Orte des Grundspiels und die 5 des Merkur-Protokolls, in fester Reihenfolge
mistake-an-architect-has-2-abilities-not = ein Architekt hat 2 Fähigkeiten, nicht { $count }
mistake-cargo-cannot-be-delivered-to-its-own-location-hel-29-2 = Fracht kann nicht an ihren eigenen Ort geliefert werden (HEL-29.2)
mistake-needs-a-number-for-each-of = braucht eine Zahl für jeden dieser Orte: { $locations }
mistake-names-two-locations = muss zwei Orte nennen
mistake-location = Ort
mistake-icon = Symbol
mistake-comparison = Vergleich
mistake-is-the-name-of-another-card-too = eine andere Karte heißt schon „{ $name }“
mistake-goes-together-with-and-with-that-only = { $trigger } gehört zu { $operation } und nur dazu
