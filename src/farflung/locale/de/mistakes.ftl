### Was an Paketen und Inhalten falsch sein kann (engine/sentences.py); Namen sind die englischen Sätze.

## What stands in a file

mistake-cannot-be-read = lässt sich nicht lesen: { $error }
mistake-is-not-toml-byte-is-not-utf-8 = ist kein TOML: Byte { $start } ist kein UTF-8
mistake-is-not-toml = ist kein TOML: { $error }
mistake-is-damaged = ist beschädigt: { $error }
mistake-unknown-table-this-file-holds-entries = unbekannte Tabelle; in dieser Datei stehen Einträge [[{ $key }]]
mistake-must-be-a-list-of-tables-written = muss eine Liste von Tabellen sein, geschrieben als [[{ $key }]]
mistake-this-id-is-used-twice-in-the-file = diese id steht zweimal in der Datei
mistake-unknown-field-allowed = unbekanntes Feld; erlaubt: { $fields }
mistake-unknown-field = unbekanntes Feld { $field }
mistake-object-missing-required-field = das Feld { $field } fehlt
mistake-is-missing = fehlt
mistake-is-empty = darf nicht leer sein
mistake-expected-got = hier gehört { $wanted } hin, nicht { $found }
mistake-a-table = eine Tabelle
mistake-a-list = eine Liste
mistake-a-text = ein Text
mistake-a-whole-number = eine ganze Zahl
mistake-true-or-false = true oder false
mistake-or = { $first } oder { $other }
mistake-is-out-of-range-allowed-to = { $number } liegt außerhalb der Grenzen; erlaubt: { $least } bis { $most }
mistake-to = { $least } bis { $most }
mistake-needs-numbers-not = braucht { $count } Zahlen, nicht { $found }
mistake-needs-words-not = braucht { $count } Wörter, nicht { $found }
mistake-unknown-allowed = { $of }: „{ $word }“ gibt es nicht; erlaubt: { $allowed }
mistake-unknown-did-you-mean = { $of }: „{ $word }“ gibt es nicht; meinst du „{ $meant }“?
mistake-unknown-did-you-mean-allowed = { $of }: „{ $word }“ gibt es nicht; meinst du „{ $meant }“? Erlaubt: { $allowed }
mistake-file = Datei
mistake-effect = Effekt

## Packs

mistake-is-neither-a-directory-nor-a-file = ist weder ein Ordner noch eine Datei
mistake-unknown-file-a-pack-has = unbekannte Datei; ein Paket hat: { $known }
mistake-is-not-the-name-of-a-file-entries-stand-in-tables-such-as-card = ist kein Name einer Datei; Einträge stehen in Tabellen wie [[{ $name }.card]]
mistake-holds-no-content-a-pack-has-some-of = hat keinen Inhalt; ein Paket hat etwas von: { $known }
mistake-is-missing-which-title-is-it-for = fehlt: Für welches Spiel ist das Paket?
mistake-this-pack-is-for-not-for = dieses Paket ist für „{ $other }“, nicht für „{ $this }“
mistake-there-would-be-entries-allowed = { $file }: die Zahl der Einträge wäre { $count }; erlaubt: { $allowed }
mistake-changes-entries-a-pack-changes-at-most = ändert { $count } Einträge; ein Paket ändert höchstens { $most }
mistake-unknown-a-pack-changes-these-and-adds-none = { $name }: „{ $entry }“ gibt es nicht; ein Paket ändert nur diese und fügt keine hinzu: { $ids }
mistake-unknown-a-new-entry-needs-too = { $name }: „{ $entry }“ gibt es nicht; ein neuer Eintrag braucht auch { $needed }
mistake-unknown-did-you-mean-a-new-entry-needs-too = { $name }: „{ $entry }“ gibt es nicht; meinst du „{ $meant }“? Ein neuer Eintrag braucht auch { $needed }
mistake-is-both-changed-and-removed = wird zugleich geändert und entfernt
mistake-must-be-a-list-of-ids-such-as-fr08 = muss eine Liste von ids sein, wie ["FR08"]
mistake-has-more-than-letters = hat mehr als { $most } Zeichen
mistake-is-longer-than-letters-or-not-plain-text = hat mehr als { $most } Zeichen oder ist kein einfacher Text
mistake-unknown-language-allowed = unbekannte Sprache „{ $language }“; erlaubt: { $allowed }
mistake-is-no-text = { $language } ist kein Text
mistake-a-pack-has-at-most-bytes-this-has = ein Paket hat höchstens { $most } Bytes, dieses hat { $found }
mistake-is-nested-deeper-than = ist tiefer als { $most } Ebenen verschachtelt
mistake-a-text-has-at-most-letters-not = ein Text hat höchstens { $most } Zeichen, nicht { $found }
mistake-holds-signs-that-cannot-be-shown = enthält Zeichen, die sich nicht zeigen lassen
mistake-a-list-has-at-most-items-not = eine Liste hat höchstens { $most } Elemente, nicht { $found }

## Games with a pack

mistake-a-game-with-seats-does-not-end-decisions-were-made = eine Partie für { $seats } endet auch nach { $count } Entscheidungen nicht
mistake-a-game-with-seats-cannot-be-played-on = eine Partie für { $seats } lässt sich nicht zu Ende spielen: { $what }
mistake-games-with-this-pack-take-too-long = Partien mit diesem Paket dauern zu lange
mistake-games-with-this-pack-take-too-much = Partien mit diesem Paket brauchen zu viel Rechenzeit oder Speicher
mistake-this-took-too-long = das hat zu lange gedauert
mistake-you-have-a-simulation-running-already = bei dir läuft schon eine Simulation
mistake-others-are-simulating-try-it-again-in-a-minute = gerade simulieren andere; versuche es in einer Minute noch einmal

## Numbers of the rules

mistake-no-parameter-there-are = die Zahl „{ $name }“ gibt es nicht; es gibt { $known }
mistake-a-whole-number-from-to = { $name } = { $value } ({ $rule }): erlaubt ist eine ganze Zahl von { $least } bis { $most }

## Effects

mistake-position = „{ $text }“, Stelle { $position }: { $what }
mistake-position-expected-found = „{ $text }“, Stelle { $position }: Hier gehört { $expected } hin, nicht { $found }
mistake-after-the-name-of-the-effect = '(' nach dem Namen des Effekts
mistake-the-end-of-the-effect = das Ende des Effekts
mistake-the-end = das Ende
mistake-a-word = ein Wort
mistake-one-of-and = eines der Zeichen ',', ';', '+' und ')'
mistake-takes-one-not-several-joined-by = { $call }() nimmt nur einmal { $parameter }, nicht mehrere mit '+'
mistake-is-not-a-number-from-to = { $call }(): „{ $word }“ ist keine Zahl von { $least } bis { $most }
mistake-is-not-a-number-from-to-nor-one-of = { $call }(): „{ $word }“ ist weder eine Zahl von { $least } bis { $most } noch eines von { $others }
mistake-takes-given = in { $call }() gehört: { $takes }; angegeben: { $count }
mistake-nothing-between-the-brackets = nichts zwischen die Klammern
mistake-takes-effects-here-not = { $call }() nimmt hier Effekte, nicht „{ $word }“
mistake-takes-one-effect-here-not-several-joined-by = { $call }() nimmt hier nur einen Effekt, nicht mehrere mit '+'
