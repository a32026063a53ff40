### Die Texte der Karten von Revenant, aus ihren Effekten geschrieben. Jeder Baustein ist eine Nachricht: ein Satz als
### Aufforderung; .may derselbe Satz nach „darfst du“, .to nach „um“. $who ist "you", oder "they", wenn ein Effekt alle
### trifft. Lange Wörter enthalten weiche Trennstriche (U+00AD).

## Satzteile

goods = { $what ->
        [material] { $n } Material
        [energy] { $n } Energie
        [science] { $n } Wissen
        [neutronium] { $n } Neutronium
       *[any] { $n ->
                [one] { $n } beliebige Ressource
               *[other] { $n } beliebige Ressourcen
            }
    }
kinds = { $n ->
        [one] { $n } beliebige Ressource
       *[other] { $n } verschiedene Ressourcen
    }
cards = { $n ->
        [one] { $n } Operations­karte
       *[other] { $n } Operations­karten
    }
secrets = { $n ->
        [one] { $n } geheime Einflusskarte
       *[other] { $n } geheime Einflusskarten
    }
secret-times = { $n ->
        [one] Geheimen Einfluss
       *[other] { $n }-mal Geheimen Einfluss
    }
shields = { $n ->
        [one] { $n } Schild
       *[other] { $n } Schilde
    }
void-ships = { $n ->
        [one] { $n } Schiff der Leere
       *[other] { $n } Schiffe der Leere
    }
in-sector = { $who ->
        [they] im eigenen Sektor
       *[you] in deinem Sektor
    }
frigate = { $who ->
        [they] die eigene Fregatte
       *[you] deine Fregatte
    }
of-frigate = { $who ->
        [they] der eigenen Fregatte
       *[you] deiner Fregatte
    }
from-board = { $who ->
        [they] vom eigenen Fregatten­tableau
       *[you] von deinem Fregatten­tableau
    }
onto-board = { $who ->
        [they] auf das eigene Fregatten­tableau
       *[you] auf dein Fregatten­tableau
    }
scope = { $what ->
        [sector] { in-sector }
        [adjacent] { in-sector } oder { $n ->
                [one] einem angrenzenden
               *[other] angrenzenden
            }
        [one] in einem einzigen äußeren Sektor
        [spread] { $n ->
                [one] in einem beliebigen äußeren Sektor
               *[other] in beliebigen äußeren Sektoren
            }
       *[frigate] im Sektor { of-frigate }
    }
one-of-kinds = { $what ->
        [fighter] 1 Kampfschiff
        [dropship] 1 Landefähre
        [shuttle] 1 Raumfähre
        [fighter-dropship] 1 Kampfschiff oder 1 Landefähre
        [fighter-shuttle] 1 Kampfschiff oder 1 Raumfähre
        [dropship-shuttle] 1 Landefähre oder 1 Raumfähre
       *[fighter-dropship-shuttle] 1 Kampfschiff, 1 Landefähre oder 1 Raumfähre
    }
gained-influence = { $house ->
        [any] { $n ->
                [one] { $n } Einfluss bei einem beliebigen Haus
               *[other] { $n } Einfluss, jeweils bei einem beliebigen Haus,
            }
       *[other] { $n } Einfluss bei Haus { $house }
    }
own-highest = { $n } Einfluss bei dem Haus, in dem { $who ->
        [they] der eigene Marker
       *[you] dein Marker
    } am höchsten steht
more-cards = { $n ->
        [one] { $n } Karte mehr
       *[other] { $n } Karten mehr
    }
played-card = 1 Operations­karte aus der Hand{ $n ->
        [0] { "" }
        [one] { " " }für { $n } Ressource weniger
       *[other] { " " }für { $n } Ressourcen weniger
    }
saved = { $what ->
        [neutronium] dafür { $n } Neutronium weniger
        [energy] dafür { $n } Energie weniger
        [card] { $n ->
                [one] dafür { $n } Operations­karte weniger
               *[other] dafür { $n } Operations­karten weniger
            }
       *[other] dafür { $n ->
                [one] { $n } Ressource weniger
               *[other] { $n } Ressourcen weniger
            }
    }
saved-if = { $what ->
        [cadet] , falls es eine Kadettkarte ist
        [frigate] , falls es eine Fregattenkarte ist
        [directive] , falls es eine Anweisungs­karte ist
        [fight] , falls es eine Kadett- oder Fregattenkarte mit dem Merkmal Kampf ist
       *[other] { "" }
    }
captain-rank = { $who ->
        [they] den Rang des eigenen Kapitäns
       *[you] den Rang deines Kapitäns
    } um { $n }
corruption = { $n } Verderbnis { $what ->
        [board] { from-board }
        [ship] von { $n ->
                [one] einem Hausschiff
               *[other] Hausschiffen
            }
       *[any] { from-board } oder von { $n ->
                [one] einem Hausschiff
               *[other] Hausschiffen
            }
    }
to-residual = { $n ->
        [one] { $n } Verderbnis­marker
       *[other] { $n } Verderbnis­marker
    } aus dem Vorrat auf { $who ->
        [they] eigene Felder
       *[you] deine Felder
    } der Restleere
extra-moves = { $n ->
        [one] { $n } zusätzliche Bewegung
       *[other] { $n } zusätzliche Bewegungen
    }
sectors = { $n ->
        [one] { $n } Sektor
       *[other] { $n } Sektoren
    }
careful-moves = { $n ->
        [one] { $n } vorsichtige Bewegung
       *[other] bis zu { $n } vorsichtige Bewegungen
    }
repaired = { $n } Schaden { $what ->
        [revenant] von der Revenant
        [any] von beliebigen Hausschiffen oder von der Revenant
       *[other] von Hausschiffen { scope }
    }
damaged = { $what ->
        [two-different-house-ships] je { $n } Schaden auf zwei verschiedene Hausschiffe
        [every-dropship] { $n } Schaden auf jede Landefähre
       *[every-ark] { $n } Schaden auf jede Arche
    }
swapped = ein Hausschiff auf dem Spielplan durch ein Schiff derselben Art { $house ->
        [any] eines anderen Hauses
       *[other] von Haus { $house }
    } aus dem Vorrat
swapped-discarded = ein Hausschiff auf dem Spielplan, aber keine Arche, durch ein Schiff derselben Art vom Haus der abgelegten Karte aus dem Vorrat
doomed = { $what ->
        [ark] 1 Arche
        [fighter] 1 Kampfschiff
        [dropship] 1 Landefähre
       *[shuttle] 1 Raumfähre
    } nach Wahl
tokens = { $n ->
        [one] { $n } Schutz­plättchen auf einen offenen Defekt
       *[other] { $n } Schutz­plättchen auf offene Defekte
    }
copied = den Effekt { $what ->
        [ark] einer anderen besetzten Arche
        [planet] eines besetzten Planeten
        [any_ark] einer beliebigen anderen Arche
        [any_planet] eines beliebigen Planeten
        [frigate] { of-frigate }
        [ship] eines anderen Hausschiffs { in-sector }
       *[any_ship] eines beliebigen anderen Hausschiffs
    }
planet-place = mit 1 Funddaten an einen äußeren Sektor ohne Planeten
colonies = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
colony-draw = { $n ->
        [one] { $n } Koloniekarte
       *[other] { $n } Koloniekarten
    }

## Effekte

fx-gain = erhalte { goods }
    .may = { goods } erhalten
    .to = { goods } zu erhalten
fx-pay = gib { goods } aus
    .may = { goods } ausgeben
    .to = { goods } auszugeben
fx-pay_kinds = gib { kinds } aus
    .may = { kinds } ausgeben
    .to = { kinds } auszugeben
fx-gain_kinds = erhalte { kinds }
    .may = { kinds } erhalten
    .to = { kinds } zu erhalten
fx-lose = verliere { goods }
    .may = { goods } verlieren
    .to = { goods } zu verlieren
fx-discard_op = lege { cards } aus der Hand ab
    .may = { cards } aus der Hand ablegen
    .to = { cards } aus der Hand abzulegen
fx-lose_op = verliere { cards } aus der Hand
    .may = { cards } aus der Hand verlieren
    .to = { cards } aus der Hand zu verlieren
fx-discard_hidden = lege { secrets } ab
    .may = { secrets } ablegen
    .to = { secrets } abzulegen
fx-lose_hidden = verliere { secrets }
    .may = { secrets } verlieren
    .to = { secrets } zu verlieren
fx-tactics = erhalte { $n } Taktik
    .may = { $n } Taktik erhalten
    .to = { $n } Taktik zu erhalten
fx-lose_tactics = verliere { $n } Taktik
    .may = { $n } Taktik verlieren
    .to = { $n } Taktik zu verlieren
fx-influence = { $house ->
        [any] { $n ->
                [one] erhalte { $n } Einfluss bei einem beliebigen Haus
               *[other] erhalte { $n } Einfluss, jeweils bei einem beliebigen Haus
            }
       *[other] erhalte { $n } Einfluss bei Haus { $house }
    }
    .may = { gained-influence } erhalten
    .to = { gained-influence } zu erhalten
fx-lose_influence = verliere { own-highest }
    .may = { own-highest }, verlieren
    .to = { own-highest }, zu verlieren
fx-hidden = erhalte { secret-times }
    .may = { secret-times } erhalten
    .to = { secret-times } zu erhalten
fx-extra_hidden_choice = ziehe { more-cards } zur Auswahl
    .may = { more-cards } zur Auswahl ziehen
    .to = { more-cards } zur Auswahl zu ziehen
fx-keep_hidden = behalte bis zu { $n } der gezogenen Karten
    .may = bis zu { $n } der gezogenen Karten behalten
    .to = bis zu { $n } der gezogenen Karten zu behalten
fx-draw = ziehe { cards }
    .may = { cards } ziehen
    .to = { cards } zu ziehen
fx-play = spiele { played-card }
    .may = { played-card } spielen
    .to = { played-card } zu spielen
fx-discount = { $what ->
        [card] lege { saved } ab
       *[other] zahle { saved }
    }{ saved-if }
    .may = { $what ->
        [card] { saved } ablegen
       *[other] { saved } zahlen
    }{ saved-if }
    .to = { $what ->
        [card] { saved } abzulegen
       *[other] { saved } zu zahlen
    }{ saved-if }
fx-promote = erhöhe { captain-rank }
    .may = { captain-rank } erhöhen
    .to = { captain-rank } zu erhöhen
fx-cleanse = entferne { corruption }
    .may = { corruption } entfernen
    .to = { corruption } zu entfernen
fx-corrupt = lege { $n } Verderbnis { onto-board }
    .may = { $n } Verderbnis { onto-board } legen
    .to = { $n } Verderbnis { onto-board } zu legen
fx-residual = lege { to-residual }
    .may = { to-residual } legen
    .to = { to-residual } zu legen
fx-data = erhalte { $n } Funddaten
    .may = { $n } Funddaten erhalten
    .to = { $n } Funddaten zu erhalten
fx-lose_data = verliere { $n } Funddaten
    .may = { $n } Funddaten verlieren
    .to = { $n } Funddaten zu verlieren
fx-shield = platziere { shields } { scope }
    .may = { shields } { scope } platzieren
    .to = { shields } { scope } zu platzieren
fx-remove_shield = entferne { shields } { $who ->
        [they] aus dem eigenen Sektor
       *[you] aus deinem Sektor
    }
    .may = { shields } { $who ->
        [they] aus dem eigenen Sektor
       *[you] aus deinem Sektor
    } entfernen
    .to = { shields } { $who ->
        [they] aus dem eigenen Sektor
       *[you] aus deinem Sektor
    } zu entfernen
fx-destroy = zerstöre { void-ships } { scope }
    .may = { void-ships } { scope } zerstören
    .to = { void-ships } { scope } zu zerstören
fx-attack = richte { $n } Schaden mehr an
    .may = { $n } Schaden mehr anrichten
    .to = { $n } Schaden mehr anzurichten
fx-move = mache { extra-moves }
    .may = { extra-moves } machen
    .to = { extra-moves } zu machen
fx-move_frigate = bewege { frigate } um bis zu { sectors }
    .may = { frigate } um bis zu { sectors } bewegen
    .to = { frigate } um bis zu { sectors } zu bewegen
fx-jump_frigate = versetze { frigate } in einen beliebigen Sektor mit Planet
    .may = { frigate } in einen beliebigen Sektor mit Planet versetzen
    .to = { frigate } in einen beliebigen Sektor mit Planet zu versetzen
fx-careful = mache { careful-moves }
    .may = { careful-moves } machen
    .to = { careful-moves } zu machen
fx-repair = entferne { repaired }
    .may = { repaired } entfernen
    .to = { repaired } zu entfernen
fx-damage_ships = lege { damaged }
    .may = { damaged } legen
    .to = { damaged } zu legen
fx-deploy = setze { one-of-kinds } eines beliebigen Hauses ein
    .may = { one-of-kinds } eines beliebigen Hauses einsetzen
    .to = { one-of-kinds } eines beliebigen Hauses einzusetzen
fx-deploy_of_discarded = setze { one-of-kinds } vom Haus der abgelegten Karte kostenlos ein
    .may = { one-of-kinds } vom Haus der abgelegten Karte kostenlos einsetzen
    .to = { one-of-kinds } vom Haus der abgelegten Karte kostenlos einzusetzen
fx-swap_ship = ersetze { swapped }
    .may = { swapped } ersetzen
    .to = { swapped } zu ersetzen
fx-swap_for_discarded = ersetze { swapped-discarded }
    .may = { swapped-discarded } ersetzen
    .to = { swapped-discarded } zu ersetzen
fx-destroy_ship = zerstöre { doomed }
    .may = { doomed } zerstören
    .to = { doomed } zu zerstören
fx-spawn = stelle { void-ships } in jeden Sektor mit einem Riss
    .may = { void-ships } in jeden Sektor mit einem Riss stellen
    .to = { void-ships } in jeden Sektor mit einem Riss zu stellen
fx-protect = lege { tokens }
    .may = { tokens } legen
    .to = { tokens } zu legen
fx-copy = kopiere { copied }
    .may = { copied } kopieren
    .to = { copied } zu kopieren
fx-land_occupied = lande auf einem besetzten Planeten
    .may = auf einem besetzten Planeten landen
    .to = auf einem besetzten Planeten zu landen
fx-no_planet_corruption = nimm für in diesem Zug genutzte Planeten keine Verderbnis
    .may = für in diesem Zug genutzte Planeten auf die Verderbnis verzichten
    .to = für in diesem Zug genutzte Planeten keine Verderbnis zu nehmen
fx-frigate_both = nutze beide Effekte der Fregatte, A vor B
    .may = beide Effekte der Fregatte nutzen, A vor B
    .to = beide Effekte der Fregatte zu nutzen, A vor B
fx-add_planet = { $n ->
        [one] ziehe 1 Planeten und lege ihn { planet-place } oder lege ihn ab
       *[other] ziehe { $n } Planeten und lege jeden { planet-place } oder lege ihn ab
    }
    .may = { $n ->
        [one] 1 Planeten ziehen und ihn { planet-place } legen oder ablegen
       *[other] { $n } Planeten ziehen und jeden { planet-place } legen oder ablegen
    }
    .to = { $n ->
        [one] 1 Planeten zu ziehen und ihn { planet-place } zu legen oder abzulegen
       *[other] { $n } Planeten zu ziehen und jeden { planet-place } zu legen oder abzulegen
    }
fx-cull_colonies = sieh den Koloniestapel durch und entferne { colonies } daraus aus dem Spiel
    .may = den Koloniestapel durchsehen und { colonies } daraus aus dem Spiel entfernen
    .to = den Koloniestapel durchzusehen und { colonies } daraus aus dem Spiel zu entfernen
fx-peek_colony = ziehe { colony-draw }, entferne eine davon aus dem Spiel und mische den Rest zurück
    .may = { colony-draw } ziehen, eine davon aus dem Spiel entfernen und den Rest zurückmischen
    .to = { colony-draw } zu ziehen, eine davon aus dem Spiel zu entfernen und den Rest zurückzumischen
fx-choose_shuttle = lege eine verfügbare Raumfähre eines beliebigen Hauses auf diese Karte
    .may = eine verfügbare Raumfähre eines beliebigen Hauses auf diese Karte legen
    .to = eine verfügbare Raumfähre eines beliebigen Hauses auf diese Karte zu legen
fx-per = { $effect } { $count } (höchstens { $n }-mal)
    .may = { $count } { $effect } (höchstens { $n }-mal)
    .to = { $count } { $effect } (höchstens { $n }-mal)
fx-cond = { $effect }, { $condition }
fx-choose = wähle eins: { $a }; oder { $b }
    .may = entweder { $a }{ $gated ->
        [yes] ,
       *[no] { "" }
    } oder { $b }
    .to = entweder { $a }{ $gated ->
        [yes] ,
       *[no] { "" }
    } oder { $b }
fx-each = in Zugreihenfolge muss jede Person { $effect }
    .may = jede Person in Zugreihenfolge { $effect } lassen
    .to = jede Person in Zugreihenfolge { $effect } zu lassen
fx-resolver = die abhandelnde Person muss { $effect }
    .may = die abhandelnde Person { $effect } lassen
    .to = die abhandelnde Person { $effect } zu lassen

count-house-with-own-track-influence-2 = für jedes Haus, bei dem { $who ->
        [they] der eigene Marker
       *[you] dein Marker
    } auf Feld 2 oder höher steht
    .may = für jedes Haus, bei dem { $who ->
        [they] der eigene Marker
       *[you] dein Marker
    } auf Feld 2 oder höher steht,
count-attached-cadet-card = für jede an { $who ->
        [they] die eigenen Kadetten
       *[you] deine Kadetten
    } angelegte Karte
count-own-crew-member-on-a-landed-ship = für jedes { $who ->
        [they] eigene Besatzungs­mitglied
       *[you] deiner Besatzungs­mitglieder
    } auf einem gelandeten Schiff

condition-moved-2 = falls dieses Manöver mindestens 2 Bewegungen umfasste
condition-third-kill-this-turn = falls es das dritte in diesem Zug ist
condition-a-corruption-slot-is-free = falls { $who ->
        [they] auf dem eigenen Fregatten­tableau
       *[you] auf deinem Fregatten­tableau
    } ein Verderbnisfeld frei ist
condition-3-or-more-hidden-influence-cards = falls { $who ->
        [they] sie mindestens 3 geheime Einflusskarten hat
       *[you] du mindestens 3 geheime Einflusskarten hast
    }
condition-cycle-4 = falls Zyklus 4 läuft
condition-not-cycle-4 = falls nicht Zyklus 4 läuft

## Mehrere Teile in einem Satz

join-gate = { $a }, um { $b }
join-and = { $a } und { $b }
join-comma = { $a }, { $b }
join-then = { $a }, dann { $b }
    .may = { $a } und dann { $b }
    .to = { $a } und dann { $b }
join-any-order = { $a } und/oder { $b }, in beliebiger Reihenfolge
join-clauses = { $a } und { $b }
sentence = { $text }.

## Auslöser

with-cadet = mit diesem Kadetten
with-frigate = mit dieser Fregatte
with-captain = mit diesem Kapitän

on-man_ark = Wenn du { $with } eine Arche bemannst, darfst du { $effect }.
on-man_fighter = Wenn du { $with } ein Kampfschiff bemannst, darfst du { $effect }.
on-man_dropship = Wenn du { $with } eine Landefähre bemannst, darfst du { $effect }.
on-man_frigate = Wenn du { $with } deine Fregatte bemannst, darfst du { $effect }.
on-man_frigate-frigate = Wenn du den Effekt dieser Fregatte nutzt, darfst du { $effect }.
on-man_revenant = Wenn du { $with } die Revenant bemannst, darfst du { $effect }.
on-provision = Wenn du { $with } einen Effekt mit Bereitstellung nutzt, darfst du { $effect }.
on-mining = Wenn du { $with } einen Effekt mit Abbauen nutzt, darfst du { $effect }.
on-maneuver = Wenn du { $with } manövrierst, darfst du { $effect }.
on-attack = Wenn du { $with } angreifst, darfst du { $effect }.
on-kill = Immer wenn du { $with } ein Schiff der Leere zerstörst, darfst du { $effect }.
on-first_kill = Wenn du { $with } dein erstes Schiff der Leere in einem Zug zerstörst, darfst du { $effect }.
on-land = Wenn du { $with } landest, darfst du { $effect }.
on-planet = Wenn du { $with } einen Planeten nutzt, darfst du { $effect }.
on-influence = Wenn du { $with } ein Schiff bemannst und dafür Einfluss erhältst, darfst du { $effect }.
on-hidden = Wenn du { $with } Geheimen Einfluss erhältst, darfst du { $effect }.
on-shield = Wenn du { $with } Schilde platzierst, darfst du { $effect }.
on-cleanse = Immer wenn du { $with } Verderbnis entfernst, darfst du { $effect }.
on-play = Wenn du { $with } eine Operations­karte spielst, darfst du { $effect }.
on-draw = Wenn du { $with } Operations­karten ziehst, darfst du { $effect }.
on-deploy = Wenn du { $with } ein Schiff einsetzt, darfst du { $effect }.
on-copy = Wenn du { $with } einen Effekt kopierst, darfst du { $effect }.
on-hypercharge = Wenn du { $with } die Hyperladung ausführst, darfst du { $effect }.
on-turn_end = Am Ende eines Zuges { $with } darfst du { $effect }.
on-activate = Mit der Bonusaktion Aktivieren darfst du { $effect }.
on-instead = Anstatt den Effekt des Schiffs zu nutzen, das du { $with } bemannst, darfst du { $effect }.
on-instead_of_influence = Anstatt für das Schiff, das du { $with } bemannst, Einfluss zu erhalten, darfst du { $effect }.
on-before_action = Vor der Besatzungs­aktion { $with } darfst du { $effect }.
on-sector_cleared = Wenn du durch einen Angriff { $with } das letzte Schiff der Leere in deinem Sektor zerstörst, darfst du { $effect }.
on-cleanse_a = Wenn du { $with } Option A von Säubern nutzt, darfst du { $effect }.
on-cleanse_b = Wenn du { $with } Option B von Säubern nutzt, darfst du { $effect }.

repeat = { $n ->
        [2] Das darfst du jedes Mal zweimal tun.
        [99] Das darfst du beliebig oft tun.
       *[other] Das darfst du jedes Mal bis zu { $n }-mal tun.
    }
ranks = Auf Rang { $from } bis { $to }: { $text }
ranks-only = Auf Rang { $from }: { $text }
ranks-from = Ab Rang { $from }: { $text }

## Ganze Karten

planet-upper = Obere Option: { $text }
planet-upper-mining = Obere Option, Abbauen: { $text }
planet-lower = Untere Option, verderbt: { $text }
planet-lower-mining = Untere Option, verderbt, Abbauen: { $text }
defect-upper = Oberer Effekt: { $text }
defect-lower = Unterer Effekt: { $text }
defect-core = Kerndefekt: Der untere Effekt kann nicht abgedeckt werden.
radar-cost = Der Sprung kostet { $n } Neutronium.
radar-void = Schiffe der Leere in den Sektoren 1 bis 8: { $numbers }.
radar-rifts = { $n ->
        [one] Riss in Sektor { $numbers }.
       *[other] Risse in den Sektoren { $numbers }.
    }
radar-planets = { $n ->
        [one] Planet an Sektor { $numbers }.
       *[other] Planeten an den Sektoren { $numbers }.
    }
radar-shuttle = Die Raumfähre von Haus { $house } trifft in Sektor { $sector } ein.
radar-shuttle-choice = Die auf diese Karte gelegte Raumfähre trifft in Sektor { $sector } ein.
radar-benefit = Vorteil: { $text }
numbers-and = { $a } und { $b }

## Agenden und Kolonien

range = { $range ->
        [least] mindestens { $n }
        [most] höchstens { $n }
        [exact] genau { $n }
       *[between] { $least } bis { $n }
    }
resource-name = { $of ->
        [material] Material
        [energy] Energie
        [science] Wissen
       *[neutronium] Neutronium
    }
term-ships = auf dem Spielplan { $n ->
        [one] ist
       *[other] sind
    } { range } { $of ->
        [ark] { $n ->
                [one] Arche
               *[other] Archen
            }
        [fighter] { $n ->
                [one] Kampfschiff
               *[other] Kampfschiffe
            }
        [dropship] { $n ->
                [one] Landefähre
               *[other] Landefähren
            }
        [shuttle] { $n ->
                [one] Raumfähre
               *[other] Raumfähren
            }
        [frigate] { $n ->
                [one] Fregatte
               *[other] Fregatten
            }
       *[house_ship] { $n ->
                [one] Hausschiff
               *[other] Hausschiffe
            }
    }
term-greatest-power = das mächtigste Haus hat { range } Hausmacht
term-least-power = das schwächste Haus hat { range } Hausmacht
term-houses-with-power = { range } { $n ->
        [one] Haus hat
       *[other] Häuser haben
    } jeweils mindestens { $of } Hausmacht
term-damage = Hausschiffe und Revenant haben zusammen { range } Schaden
term-resource = du hast { range } { resource-name }
term-least-resource = du hast { range } von jeder Ressource
term-resources = du hast insgesamt { range } { $n ->
        [one] Ressource
       *[other] Ressourcen
    }
term-data = du hast { range } Funddaten
term-residual = du hast { range } Restleere
term-corruption = du hast { range } Verderbnis auf deinem Fregatten­tableau
term-rank = dein Kapitän hat { $range ->
        [least] mindestens Rang { $n }
        [most] höchstens Rang { $n }
        [exact] Rang { $n }
       *[between] Rang { $least } bis { $n }
    }
term-cards = du hast { range } { $of ->
        [cadet] { $n ->
                [one] Kadettkarte
               *[other] Kadettkarten
            }
        [frigate] { $n ->
                [one] Fregattenkarte
               *[other] Fregattenkarten
            }
       *[directive] { $n ->
                [one] Anweisungs­karte
               *[other] Anweisungs­karten
            }
    } gespielt
term-houses-with-influence = du hast bei { range } { $n ->
        [one] Haus
       *[other] Häusern
    } einen Gesamteinfluss von mindestens { $of }

measure-ships = den { $of ->
        [ark] Archen
        [fighter] Kampfschiffen
        [dropship] Landefähren
        [shuttle] Raumfähren
        [frigate] Fregatten
       *[house_ship] Hausschiffen
    } auf dem Spielplan
    .each = { $of ->
        [ark] für jede Arche
        [fighter] für jedes Kampfschiff
        [dropship] für jede Landefähre
        [shuttle] für jede Raumfähre
        [frigate] für jede Fregatte
       *[house_ship] für jedes Hausschiff
    } auf dem Spielplan
measure-greatest-power = der Hausmacht des mächtigsten Hauses
    .each = für jeden Punkt Hausmacht des mächtigsten Hauses
measure-least-power = der Hausmacht des schwächsten Hauses
    .each = für jeden Punkt Hausmacht des schwächsten Hauses
measure-houses-with-power = der Zahl der Häuser mit mindestens { $of } Hausmacht
    .each = für jedes Haus mit mindestens { $of } Hausmacht
measure-damage = dem Schaden auf Hausschiffen und der Revenant
    .each = für jeden Schaden auf Hausschiffen und der Revenant
measure-resource = deinem Vorrat an { resource-name }
    .each = für jedes Stück { resource-name } in deinem Besitz
measure-least-resource = der Ressource, von der du am wenigsten hast
    .each = für jeden vollständigen Satz der vier Ressourcen in deinem Besitz
measure-resources = der Zahl deiner Ressourcen
    .each = für jede Ressource in deinem Besitz
measure-data = deinen Funddaten
    .each = für jedes Plättchen Funddaten in deinem Besitz
measure-residual = deiner Restleere
    .each = für jeden Marker in deiner Restleere
measure-corruption = der Verderbnis auf deinem Fregatten­tableau
    .each = für jede Verderbnis auf deinem Fregatten­tableau
measure-rank = dem Rang deines Kapitäns
    .each = für jeden Rang deines Kapitäns
measure-cards = der Zahl deiner gespielten { $of ->
        [cadet] Kadettkarten
        [frigate] Fregattenkarten
       *[directive] Anweisungs­karten
    }
    .each = für jede von dir gespielte { $of ->
        [cadet] Kadettkarte
        [frigate] Fregattenkarte
       *[directive] Anweisungs­karte
    }
measure-houses-with-influence = der Zahl der Häuser, bei denen dein Gesamteinfluss mindestens { $of } beträgt
    .each = für jedes Haus, bei dem dein Gesamteinfluss mindestens { $of } beträgt,

colony-each = Du erhältst { $each } { $n } Ansehen, höchstens { $most }.
colony-steps = Du erhältst Ansehen nach { $measure }: { $steps }.
colony-step = { $n } bei { $value }
cost-none = kostenlos
