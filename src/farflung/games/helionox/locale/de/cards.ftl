### Die Texte der Karten von Helionox, aus ihren Effekten geschrieben. Jeder Baustein ist eine Nachricht: ein Satz als
### Aufforderung; .may derselbe Satz nach „du darfst“, .to nach „um“. $who ist "you", oder "they", wenn ein Effekt alle
### trifft. Lange Wörter enthalten weiche Trennstriche (U+00AD).

## Satzteile

hel-credits = { $n ->
        [one] { $n } Kredit
       *[other] { $n } Kredite
    }
hel-defense = { $n } Verteidigung
hel-influence = { $n } Einfluss
hel-infamy = { $n } Schande
hel-cards = { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
hel-from-hand = { $who ->
        [they] aus der eigenen Hand
       *[you] aus deiner Hand
    }
hel-here = { $who ->
        [they] am eigenen aktuellen Ort
       *[you] an deinem aktuellen Ort
    }
hel-costing = { $most ->
        [99] { "" }
       *[other] { " " }mit Kosten von höchstens { $most }
    }
hel-a-card-of = { $n ->
        [one] { $faction ->
                [any] eine Karte
                [bio] eine Bio-Karte
                [cybernetic] eine Kybernetik-Karte
                [transport] eine Transport-Karte
               *[defense] eine Verteidigungs-Karte
            }
       *[other] { $n } { $faction ->
                [any] Karten
                [bio] Bio-Karten
                [cybernetic] Kybernetik-Karten
                [transport] Transport-Karten
               *[defense] Verteidigungs-Karten
            }
    }
hel-some-infamy = { $n ->
        [one] 1 { $who ->
                [they] eigenen Schandemarker
               *[you] deiner Schandemarker
            }
       *[other] bis zu { $n } { $who ->
                [they] eigene Schandemarker
               *[you] deiner Schandemarker
            }
    }
hel-some-cards = { $n ->
        [one] eine Karte
       *[other] bis zu { $n } Karten
    }
hel-consumed = { $zone ->
        [self] diese Karte
       *[other] { hel-some-cards } { $zone ->
                [hand] { hel-from-hand }
               *[hand_or_discard] { hel-from-hand } oder { $who ->
                        [they] dem eigenen Ablage­stapel
                       *[you] deinem Ablage­stapel
                    }
            }
    }
hel-obtained = { hel-a-card-of }{ hel-costing } { $zone ->
        [market] aus dem Markt
       *[consumed] aus den verbrauchten Karten
    }
hel-whereto = { $range ->
        [adjacent] an einen benachbarten Ort
       *[any] an einen beliebigen Ort
    }
hel-what-cargo = { $n } Fracht { $source ->
        [here] { $who ->
                [they] des eigenen aktuellen Ortes
               *[you] deines aktuellen Ortes
            }
       *[any] einer beliebigen Farbe
    }
hel-copied = { $zone ->
        [played] noch einmal den Text einer anderen Karte{ hel-costing }
       *[market] den Text einer offenen Marktkarte{ hel-costing }
    }
hel-copied-how = { $zone ->
        [played] die { $who ->
                [they] in diesem Zug gespielt wurde
               *[you] du in diesem Zug gespielt hast
            }
       *[market] als { $who ->
                [they] wäre sie gespielt worden
               *[you] hättest du sie gespielt
            }
    }
hel-next-event = für das nächste { $kind ->
        [social] soziale Ereignis
        [stellar] stellare Ereignis
       *[any] Ereignis
    }, das { $who ->
        [they] sie in diesem Zug überwinden
       *[you] du in diesem Zug überwindest
    }, { $n } Verteidigung weniger, aber mindestens 1
hel-from-discard = { hel-cards } { $who ->
        [they] aus dem eigenen Ablage­stapel auf das eigene Deck
       *[you] aus deinem Ablage­stapel auf dein Deck
    }
hel-top-of-deck = die obersten { $n } Karten { $who ->
        [they] des eigenen Decks
       *[you] deines Decks
    }
hel-searched = { $who ->
        [they] im eigenen Deck
       *[you] in deinem Deck
    } { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
hel-top-events = die obersten { $n } Karten des Ereignis­stapels
hel-next-market = für die nächste Marktkarte, die { $who ->
        [they] sie in diesem Zug kaufen
       *[you] du in diesem Zug kaufst
    }, { hel-credits } weniger
hel-next-bought = die nächste Karte, die { $who ->
        [they] sie in diesem Zug kaufen
       *[you] du in diesem Zug kaufst
    }, statt sie zu erwerben
hel-next-delivery = für { $who ->
        [they] die eigene
       *[you] deine
    } nächste Lieferung in diesem Zug beide Belohnungen
hel-some-cryo = { $n ->
        [one] 1 Kryomarker
        [4] alle Kryomarker
       *[other] bis zu { $n } Kryomarker
    } { $who ->
        [they] vom eigenen Architekten
       *[you] von deinem Architekten
    }

## Bausteine

hel-fx-gain = erhalte { $goods }
    .may = { $goods } erhalten
    .to = { $goods } zu erhalten
hel-fx-bank = lagere { $goods } ein
    .may = { $goods } einlagern
    .to = { $goods } einzulagern
hel-fx-remove_infamy = entferne { hel-some-infamy }
    .may = { hel-some-infamy } entfernen
    .to = { hel-some-infamy } zu entfernen
hel-fx-draw = ziehe { hel-cards }
    .may = { hel-cards } ziehen
    .to = { hel-cards } zu ziehen
hel-fx-discard = wirf { hel-cards } ab
    .may = { hel-cards } abwerfen
    .to = { hel-cards } abzuwerfen
hel-fx-consume = verbrauche { hel-consumed }
    .may = { hel-consumed } verbrauchen
    .to = { hel-consumed } zu verbrauchen
hel-fx-obtain = erwirb kostenlos { hel-obtained }
    .may = kostenlos { hel-obtained } erwerben
    .to = kostenlos { hel-obtained } zu erwerben
hel-fx-cycle = wälze { $n ->
        [one] eine Karte
       *[other] nacheinander bis zu { $n } Karten
    } um
    .may = { $n ->
        [one] eine Karte
       *[other] nacheinander bis zu { $n } Karten
    } umwälzen
    .to = { $n ->
        [one] eine Karte
       *[other] nacheinander bis zu { $n } Karten
    } umzuwälzen
hel-fx-cycle_request = wälze { $who ->
        [they] den eigenen
       *[you] deinen
    } aktuellen Auftrag um
    .may = { $who ->
        [they] den eigenen
       *[you] deinen
    } aktuellen Auftrag umwälzen
    .to = { $who ->
        [they] den eigenen
       *[you] deinen
    } aktuellen Auftrag umzuwälzen
hel-fx-move = bewege dich { hel-whereto }
    .may = { $who ->
        [they] sich
       *[you] dich
    } { hel-whereto } bewegen
    .to = { $who ->
        [they] sich
       *[you] dich
    } { hel-whereto } zu bewegen
hel-fx-embassy = errichte { hel-here } kostenlos eine Botschaft, falls möglich
    .may = { hel-here } kostenlos eine Botschaft errichten, falls möglich
    .to = { hel-here } kostenlos eine Botschaft zu errichten, falls möglich
hel-fx-key_access = nutze den Schlüssel­zugang { hel-here }, falls möglich
    .may = den Schlüssel­zugang { hel-here } nutzen, falls möglich
    .to = den Schlüssel­zugang { hel-here } zu nutzen, falls möglich
hel-fx-gain_cargo = lade kostenlos { hel-what-cargo }, falls möglich
    .may = kostenlos { hel-what-cargo } laden, falls möglich
    .to = kostenlos { hel-what-cargo } zu laden, falls möglich
hel-fx-copy = führe { hel-copied } aus, { hel-copied-how }
    .may = { hel-copied } ausführen, { hel-copied-how }
    .to = { hel-copied } auszuführen, { hel-copied-how }
hel-fx-event_deactivate = drehe ein aktives Ereignis an einem beliebigen Ort, außer einer Katastrophe, auf seine inaktive Seite
    .may = ein aktives Ereignis an einem beliebigen Ort, außer einer Katastrophe, auf seine inaktive Seite drehen
    .to = ein aktives Ereignis an einem beliebigen Ort, außer einer Katastrophe, auf seine inaktive Seite zu drehen
hel-fx-event_move = verlege ein Ereignis { hel-here }, außer einer Katastrophe, mit derselben Seite nach oben an einen benachbarten Ort
    .may = ein Ereignis { hel-here }, außer einer Katastrophe, mit derselben Seite nach oben an einen benachbarten Ort verlegen
    .to = ein Ereignis { hel-here }, außer einer Katastrophe, mit derselben Seite nach oben an einen benachbarten Ort zu verlegen
hel-fx-event_discount = zahle { hel-next-event }
    .may = { hel-next-event } zahlen
    .to = { hel-next-event } zu zahlen
hel-fx-topdeck = lege { hel-from-discard }
    .may = { hel-from-discard } legen
    .to = { hel-from-discard } zu legen
hel-fx-look_own = sieh dir { hel-top-of-deck } an, nimm eine davon auf die Hand und lege die anderen in beliebiger Reihenfolge zurück
    .may = { $who ->
        [they] sich
       *[you] dir
    } { hel-top-of-deck } ansehen, eine davon auf die Hand nehmen und die anderen in beliebiger Reihenfolge zurücklegen
    .to = { $who ->
        [they] sich
       *[you] dir
    } { hel-top-of-deck } anzusehen, eine davon auf die Hand zu nehmen und die anderen in beliebiger Reihenfolge zurückzulegen
hel-fx-search = suche { hel-searched }, sichere sie und mische das Deck
    .may = { hel-searched } suchen, sie sichern und das Deck mischen
    .to = { hel-searched } zu suchen, sie zu sichern und das Deck zu mischen
hel-fx-look_events = sieh dir { hel-top-events } an und lege sie in beliebiger Reihenfolge zurück
    .may = { $who ->
        [they] sich
       *[you] dir
    } { hel-top-events } ansehen und sie in beliebiger Reihenfolge zurücklegen
    .to = { $who ->
        [they] sich
       *[you] dir
    } { hel-top-events } anzusehen und sie in beliebiger Reihenfolge zurückzulegen
hel-fx-ignore_shutdown = ignoriere bis zum Ende des Zuges an allen Orten die Stilllegung
    .may = bis zum Ende des Zuges an allen Orten die Stilllegung ignorieren
    .to = bis zum Ende des Zuges an allen Orten die Stilllegung zu ignorieren
hel-fx-market_discount = zahle { hel-next-market }
    .may = { hel-next-market } zahlen
    .to = { hel-next-market } zu zahlen
hel-fx-secure_next = sichere { hel-next-bought }
    .may = { hel-next-bought } sichern
    .to = { hel-next-bought } zu sichern
hel-fx-both_delivery_rewards = nimm { hel-next-delivery }
    .may = { hel-next-delivery } nehmen
    .to = { hel-next-delivery } zu nehmen
hel-fx-remove_cryo = entferne { hel-some-cryo }
    .may = { hel-some-cryo } entfernen
    .to = { hel-some-cryo } zu entfernen
hel-fx-pay_credit = zahle { hel-credits }
    .may = { hel-credits } zahlen
    .to = { hel-credits } zu zahlen
hel-fx-cargo_discount = zahle { hel-credits } weniger für diese Fracht
    .may = { hel-credits } weniger für diese Fracht zahlen
    .to = { hel-credits } weniger für diese Fracht zu zahlen
hel-fx-embassy_discount = zahle { hel-credits } weniger für diese Botschaft
    .may = { hel-credits } weniger für diese Botschaft zahlen
    .to = { hel-credits } weniger für diese Botschaft zu zahlen

## Bausteine, die andere enthalten

hel-may = du darfst { $effect }
    .after = darfst du { $effect }
hel-cost = { $cost }, um { $effect }
hel-if = falls { $condition }, { $effect }
hel-for-each = { $effect } je { $count }, höchstens { $most }-mal
    .may = je { $count }, höchstens { $most }-mal, { $effect }
    .to = je { $count }, höchstens { $most }-mal, { $effect }
hel-all = alle müssen { $effect }
hel-all-may = alle dürfen { $effect }
hel-choose = wähle eines: { $options }

hel-if-event_here = { hel-here } ein Ereignis liegt
hel-if-embassy_here = { hel-here } eine { $who ->
        [they] eigene Botschaft
       *[you] deiner Botschaften
    } steht
hel-if-trophy3 = { $who ->
        [they] im eigenen
       *[you] in deinem
    } Trophäen­stapel 3 oder mehr Karten liegen
hel-if-consumed_this_turn = in diesem Zug { $who ->
        [they] eine Karte verbraucht wurde
       *[you] eine deiner Karten verbraucht wurde
    }
hel-if-moved_this_turn = { $who ->
        [they] man sich in diesem Zug bewegt hat
       *[you] du dich in diesem Zug bewegt hast
    }

hel-count-embassies = { $who ->
        [they] eigener Botschaft
       *[you] eigener Botschaft
    } auf dem Spielplan
hel-count-bio_played = { $who ->
        [they] in diesem Zug gespielter Bio-Karte
       *[you] Bio-Karte, die du in diesem Zug gespielt hast
    } (diese mitgezählt)
hel-count-cargo_held = Fracht auf { $who ->
        [they] dem eigenen Frachter
       *[you] deinem Frachter
    }
hel-count-consumed_now = so verbrauchter Karte

## Verbindungen

hel-and = { $a } und { $b }
hel-or = { $a } oder { $b }
hel-comma = { $a }, { $b }
hel-semicolon = { $a }; { $b }
hel-sentence = { $text }.

## Karten

hel-illegal-infamy = Schande: { $play } bei jedem Ausspielen, { $end }, wenn sie dir am Ende noch gehört.
hel-loc-bonus = Ortsbonus: { $text }
hel-loc-key = Schlüssel­zugang: { $text }
hel-arc-ability = Kryo { $n }: { $text }
hel-flt-main = Einmal pro Zug: { $text }
hel-flt-delivered = Einmal pro Zug, direkt nach einer Lieferung: { $text }
hel-flt-cargo_gained = Einmal pro Zug, wenn du für das Laden von Fracht zahlst: { $text }
hel-flt-embassy_placed = Einmal pro Zug, wenn du eine Botschaft bezahlst: { $text }
hel-req-name = { $from } { $to }
hel-req-text = Liefere die Fracht { $from } { $to }, um { hel-influence } zu erhalten.

hel-facts-cost = kostet { hel-credits }
hel-facts-influence = { hel-influence }
hel-facts-location = Illegale Technik { $at }

## Ereignisse

hel-evt-inactive = Inaktiv: kostet { hel-defense }, bringt { hel-influence-of }.
hel-evt-active = Aktiv: kostet { hel-defense }{ $alternative ->
        [none] { "" }
       *[other] { " " }(oder: { $alternative })
    }, bringt { hel-influence-of }.
hel-influence-of = { $influence } Einfluss
hel-alt-pay = { hel-credits } zahlen
hel-alt-discard = { $cards } abwerfen
hel-alt-card = { $faction ->
        [any] { $n ->
                [one] eine beliebige Karte
               *[other] { $n } beliebige Karten
            }
       *[other] { hel-a-card-of }
    }
hel-evt-tax = Solange aktiv: Von hier abzureisen kostet 3 Kredite.
hel-evt-shut = Solange aktiv: Alle Orte sind stillgelegt.
hel-evt-market_cost_plus_1 = Solange aktiv: Jede Marktkarte kostet 1 Kredit mehr.
hel-evt-raid = Wird es aktiv: Wer Fracht auf dem Frachter hat, entfernt 1 davon.
hel-evt-movement_tax_everywhere = Solange aktiv: Von jedem Ort abzureisen kostet 3 Kredite.
hel-evt-no_cycle = Solange aktiv: Niemand kann umwälzen.
hel-evt-draw_four = Solange aktiv: Ziehe am Ende deines Zuges 4 Karten statt 5.
hel-evt-no_card_move = Solange aktiv: Karten, Architekten, Flotten­güter und Orte bewegen keine Schiffe; für Kredite reisen kannst du weiterhin.
hel-evt-discard_on_active = Wird es aktiv: Alle werfen eine Karte ab.
hel-evt-embassy_mute = Solange aktiv: Botschaften machen das Reisen nicht billiger und erlauben keine Zusammen­arbeit aus der Ferne.
hel-evt-ships_pushed = Wird es aktiv: Jedes Schiff auf Ceres zieht nach Wahl seines Besitzers zum Mars oder nach Europa.
hel-evt-prime_closed = Solange aktiv: Hauptgüter sind nicht zu kaufen, und jede Marktkarte kostet 1 Kredit mehr.
hel-evt-events_plus_one = Solange aktiv: Jedes andere Ereignis kostet 1 Verteidigung mehr.
hel-evt-no_thaw = Solange aktiv: In der Kryophase werden keine Kryomarker entfernt.

## Missionen: $by ist leer, oder für welche Spielerzahlen die Zahlen gelten

hel-mis-starting_cards = Am Spielende besitzt du { $compare ->
        [most] höchstens
       *[least] mindestens
    } { $n } { $n ->
        [one] Startkarte
       *[other] Startkarten
    }{ $by }.
hel-mis-cybernetic_cards = Am Spielende besitzt du mindestens { $n } Kybernetik-{ $n ->
        [one] Karte
       *[other] Karten
    }{ $by }, Startkarten mitgezählt.
hel-mis-embassies = Am Spielende { $team ->
        [yes] hat das Team
       *[no] hast du
    } mindestens { $n } { $n ->
        [one] Botschaft
       *[other] Botschaften
    } auf dem Spielplan{ $by }.
hel-mis-trophy_events = Am Spielende { $n ->
        [one] liegt
       *[other] liegen
    } { $team ->
        [yes] im Trophäen­stapel des Teams
       *[no] in deinem Trophäen­stapel
    } mindestens { $n } { $n ->
        [one] Ereignis
       *[other] Ereignisse
    }{ $by }.
hel-mis-trophy_catastrophic = Am Spielende { $n ->
        [one] liegt
       *[other] liegen
    } { $team ->
        [yes] im Trophäen­stapel des Teams
       *[no] in deinem Trophäen­stapel
    } mindestens { $n } { $n ->
        [one] Katastrophe
       *[other] Katastrophen
    }{ $by }.
hel-mis-consumed_cards = Am Spielende { $n ->
        [one] ist
       *[other] sind
    } mindestens { $n } { $n ->
        [one] Karte
       *[other] Karten
    } verbraucht{ $by }.
hel-mis-min_faction_cards = Am Spielende { $team ->
        [yes] besitzt das Team
       *[no] besitzt du
    } mindestens { $n } { $n ->
        [one] Karte
       *[other] Karten
    } jeder Fraktion{ $by }, Startkarten mitgezählt.
hel-mis-by = { " " }(bei 1/2/3/4 Spielern)
