### Was an Paketen und Inhalten falsch sein kann (engine/sentences.py); Namen sind die englischen Sätze.

mistake-needs-at-least-one-effect = braucht mindestens einen Effekt
mistake-holds-only-effects-that-the-prototype-ignores-gap-a-09 = hat nur Effekte, die der Prototyp nicht beachtet (GAP-A-09)
mistake-an-effect-for-the-house-of-a-discarded-card-needs-discard-hidden-before-it = vor einem Effekt für das Haus einer abgelegten Karte muss discard_hidden() stehen
mistake-changes-what-triggers-it-and-needs-the-trigger = { $name }() ändert, was es auslöst, und braucht den Auslöser „{ $trigger }“
mistake-is-mandatory-and-holds-no-costs-lose-lose-op-and-lose-hidden-are-losses = { $name }() ist Pflicht und enthält keine Kosten; Verluste sind lose(), lose_op() und lose_hidden()
mistake-is-a-cost-and-must-come-before-the-other-effects = { $name }() gehört zu den Kosten und muss vor den anderen Effekten stehen
mistake-unknown-letter-allowed-m-e-s-and-n-one-for-each-resource = unbekannter Buchstabe „{ $letter }“; erlaubt: M, E, S und N, einer je Ressource
mistake-is-not-a-range-of-ranks-such-as-0-3-or-2-2 = „{ $ranks }“ ist kein Bereich von Rängen wie „0-3“ oder „2-2“
mistake-names-a-sector-twice = nennt einen Sektor zweimal
mistake-the-measure-needs-a-whole-number-here = für „{ $measure }“ gehört hier eine ganze Zahl hin
mistake-the-measure-takes-no-argument = für „{ $measure }“ bleibt dieses Feld leer
mistake-exactly-2-defects-are-core-defects-not = genau 2 Defekte sind Kerndefekte, nicht { $count }: { $core }
mistake-the-id-of-a-card-begins-with = die id einer Karte der Art { $kind } beginnt mit { $begins }
mistake-the-id-is-that-of-a-card-not = die id { $id } gehört zu einer Karte der Art { $known }, nicht „{ $kind }“
mistake-cards-are-too-few-allowed-or-more = zu wenige Karten der Art { $kind }: { $count }; erlaubt: { $least } oder mehr
mistake-abilities-of-cards-and-captains-are-too-many-allowed = { $count } Fähigkeiten von Karten und Kapitänen sind zu viele; erlaubt: { $most }
mistake-an-ark-has-2-options-not = eine Arche hat 2 Optionen, nicht { $count }
mistake-choose-goes-together-with-the-benefit-choose-shuttle = „choose“ gehört zum Vorteil choose_shuttle()
mistake-needs-at-least-one-term = braucht mindestens eine Bedingung
mistake-demands-nothing-give-least-most-or-both = verlangt nichts; gib least, most oder beides an
mistake-already-has-the-colony-each-house-has-one = { $house } hat schon die Kolonie { $other }; jedes Haus hat eine
mistake-a-directive-has-no-trigger-it-is-resolved-when-played = eine Anweisung hat keinen Auslöser: Sie wird beim Ausspielen ausgeführt
mistake-is-missing-a-card-needs-one = fehlt: Eine Karte der Art { $kind } braucht das
mistake-without-a-shuttle-there-is-no-sector-for-one = ohne Raumfähre gibt es keinen Sektor für sie
mistake-stands-instead-of-each-and-most-not-beside-them = steht anstelle von each und most, nicht daneben
mistake-argument = Wovon
mistake-option = Option
mistake-house = Haus
mistake-an-agenda-has-slots-not = eine Agenda hat { $slots } Ziele, nicht { $count }
mistake-hidden-per-house-gap-a-05-alone-it-takes-or-more-for-the-corrupted-crew-s-deck-takes-cards-of-one-house-rev-p-9-1-4 = hidden_per_house = { $cards } (GAP-A-05): Allein braucht es mindestens { $needed }, denn für den Stapel der Verderbten Besatzung braucht man { $needed } Karten eines Hauses (REV-P-9.1.4)
