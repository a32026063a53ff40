### Was an Paketen und Inhalten falsch sein kann (engine/sentences.py); Namen sind die englischen Sätze.

mistake-choose-holds-no-choice = in choose() steht keine weitere Auswahl
mistake-is-not-six-signs-0-or-1-with-at-least-one-opening = „{ $openings }“ sind nicht sechs Zeichen 0 oder 1 mit mindestens einer Öffnung
mistake-the-great-rift-is-the-last-tile-and-no-other-is = der Große Riss ist das letzte Plättchen und kein anderes
mistake-the-ships-stand-in-the-order = die Schiffe stehen in dieser Reihenfolge: { $ships }
mistake-does-not-fit-a-card-that-is = { $energy } passt nicht zu einer Karte vom Typ { $kind }
mistake-a-card-of-this-type-has-options-not = Optionen einer Karte dieses Typs: { $needed }, nicht { $count }
mistake-holds-entries-not = hat { $found } Einträge, nicht { $count }
mistake-mods-stand-in-the-order-of-ship-level-and-slot = Mods stehen in der Reihenfolge von ship, level und slot
mistake-mods-of-levels-1-3-and-5-cost-energy-those-of-levels-2-4-and-6-are-passive = Mods der Stufen 1, 3 und 5 kosten Energie, die der Stufen 2, 4 und 6 sind passiv
mistake-the-first-are-ship-modules-the-others-precursor-ship-modules = die ersten { $count } sind Schiffsmodule, die anderen Vorläufer-Schiffsmodule
mistake-avatars-stand-in-the-order-of-their-numbers = Avatare stehen in der Reihenfolge ihrer Nummern
mistake-face = Würfelseite
mistake-die = Würfel
mistake-event = Ereignis
mistake-symbol = Symbol
mistake-condition = Bedingung
mistake-is-already-the-name-of = „{ $name }“ ist schon der Name von { $other }
