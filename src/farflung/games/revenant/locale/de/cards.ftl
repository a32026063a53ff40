### Die Texte der Karten von Revenant, aus ihren Effekten geschrieben. Jeder Baustein ist eine Nachricht: ein Satz als
### Aufforderung; .may derselbe Satz nach „darfst du“, .to nach „um“. $who ist "you", oder "they", wenn ein Effekt alle
### trifft. Lange Wörter enthalten weiche Trennstriche (U+00AD).

## Satzteile

rev-goods = { $what ->
        [material] { $n } Material
        [energy] { $n } Energie
        [science] { $n } Wissen
        [neutronium] { $n } Neutronium
       *[any] { $n ->
                [one] { $n } beliebige Ressource
               *[other] { $n } beliebige Ressourcen
            }
    }
rev-kinds = { $n ->
        [one] { $n } beliebige Ressource
       *[other] { $n } verschiedene Ressourcen
    }
rev-cards = { $n ->
        [one] { $n } Operations­karte
       *[other] { $n } Operations­karten
    }
rev-secrets = { $n ->
        [one] { $n } geheime Einfluss­karte
       *[other] { $n } geheime Einfluss­karten
    }
rev-shields = { $n ->
        [one] { $n } Schild
       *[other] { $n } Schilde
    }
rev-void-ships = { $n ->
        [one] { $n } Schiff der Leere
       *[other] { $n } Schiffe der Leere
    }
rev-in-sector = { $who ->
        [they] im eigenen Sektor
       *[you] in deinem Sektor
    }
rev-frigate = { $who ->
        [they] die eigene Fregatte
       *[you] deine Fregatte
    }
rev-of-frigate = { $who ->
        [they] der eigenen Fregatte
       *[you] deiner Fregatte
    }
rev-from-board = { $who ->
        [they] vom eigenen Fregatten­tableau
       *[you] von deinem Fregatten­tableau
    }
rev-onto-board = { $who ->
        [they] auf das eigene Fregatten­tableau
       *[you] auf dein Fregatten­tableau
    }
rev-scope = { $what ->
        [sector] { rev-in-sector }
        [adjacent] { rev-in-sector } oder in { $n ->
                [one] einem angrenzenden
               *[other] angrenzenden Sektoren
            }
        [one] in einem einzigen äußeren Sektor
        [spread] { $n ->
                [one] in einem beliebigen äußeren Sektor
               *[other] in beliebigen äußeren Sektoren
            }
       *[frigate] im Sektor { rev-of-frigate }
    }
rev-one-of-kinds = { $what ->
        [fighter] 1 Kampfschiff
        [dropship] 1 Landefähre
        [shuttle] 1 Raumfähre
        [fighter-dropship] 1 Kampfschiff oder 1 Landefähre
        [fighter-shuttle] 1 Kampfschiff oder 1 Raumfähre
        [dropship-shuttle] 1 Landefähre oder 1 Raumfähre
       *[fighter-dropship-shuttle] 1 Kampfschiff, 1 Landefähre oder 1 Raumfähre
    }
rev-own-highest = { $n } Einfluss bei dem Haus, bei dem { $who ->
        [they] der eigene Marker
       *[you] dein Marker
    } am höchsten steht
rev-more-cards = { $n ->
        [one] { $n } Karte mehr
       *[other] { $n } Karten mehr
    }
rev-played-card = 1 Operations­karte aus der Hand{ $n ->
        [0] { "" }
        [one] { " " }für { $n } Ressource weniger
       *[other] { " " }für { $n } Ressourcen weniger
    }
rev-saved = { $what ->
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
rev-saved-if = { $what ->
        [cadet] , falls es eine Kadettenkarte ist
        [frigate] , falls es eine Fregatten­karte ist
        [directive] , falls es eine Anweisungs­karte ist
        [fight] , falls es eine Kadetten- oder Fregatten­karte mit dem Merkmal Kampf ist
       *[other] { "" }
    }
rev-captain-rank = { $who ->
        [they] den Rang des eigenen Kapitäns
       *[you] den Rang deines Kapitäns
    } um { $n }
rev-corruption = { $n } Verderbnis { $what ->
        [board] { rev-from-board }
        [ship] von { $n ->
                [one] einem Hausschiff
               *[other] Hausschiffen
            }
       *[any] { rev-from-board } oder von { $n ->
                [one] einem Hausschiff
               *[other] Hausschiffen
            }
    }
rev-to-residual = { $n ->
        [one] { $n } Verderbnis­marker
       *[other] { $n } Verderbnis­marker
    } aus dem Vorrat auf { $who ->
        [they] eigene Felder
       *[you] deine Felder
    } der Restleere
rev-extra-moves = { $n ->
        [one] { $n } zusätzliche Bewegung
       *[other] { $n } zusätzliche Bewegungen
    }
rev-sectors = { $n ->
        [one] { $n } Sektor
       *[other] { $n } Sektoren
    }
rev-careful-moves = { $n ->
        [one] { $n } vorsichtige Bewegung
       *[other] bis zu { $n } vorsichtige Bewegungen
    }
rev-damaged = { $what ->
        [two-different-house-ships] je { $n } Schaden auf zwei verschiedene Hausschiffe
        [every-dropship] { $n } Schaden auf jede Landefähre
       *[every-ark] { $n } Schaden auf jede Arche
    }
rev-swapped = ein Hausschiff auf dem Spielplan durch ein Schiff derselben Art { $house ->
        [any] eines anderen Hauses
       *[other] von Haus { $house }
    } aus dem Vorrat
rev-swapped-discarded = ein Hausschiff auf dem Spielplan, aber keine Arche, durch ein Schiff derselben Art vom Haus der abgelegten Karte aus dem Vorrat
rev-doomed = { $what ->
        [ark] 1 Arche
        [fighter] 1 Kampfschiff
        [dropship] 1 Landefähre
       *[shuttle] 1 Raumfähre
    } nach Wahl
rev-tokens = { $n ->
        [one] { $n } Schutz­plättchen auf einen offenen Defekt
       *[other] { $n } Schutz­plättchen auf offene Defekte
    }
rev-copied = den Effekt { $what ->
        [ark] einer anderen besetzten Arche
        [planet] eines besetzten Planeten
        [any_ark] einer beliebigen Arche
        [any_planet] eines beliebigen Planeten
        [frigate] { rev-of-frigate }
        [ship] eines anderen Hausschiffs { rev-in-sector }
        [occupied_ship] eines anderen besetzten Schiffs oder Platzes
       *[any_ship] eines beliebigen anderen Hausschiffs
    }
rev-planet-place = mit 1 Funddaten an einen äußeren Sektor ohne Planeten
rev-colonies = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
rev-colony-draw = { $n ->
        [one] { $n } Kolonie­karte
       *[other] { $n } Kolonie­karten
    }

rev-tactics = { $n } Taktik
rev-data = { $n } Funddaten
rev-influence = { $n } Einfluss { $house ->
        [any] { $n ->
                [one] bei einem beliebigen Haus
               *[other] bei beliebigen Häusern
            }
       *[other] bei Haus { $house }
    }
rev-hidden-influence = { $n ->
        [one] Geheimen Einfluss
       *[other] { $n }-mal Geheimen Einfluss
    }
rev-drawn = { $more ->
        [yes] { $n ->
                [one] { $n } weitere Operations­karte
               *[other] { $n } weitere Operations­karten
            }
       *[no] { rev-cards }
    }
rev-placed-shields = { $more ->
        [yes] { $n ->
                [one] { $n } weiteren Schild
               *[other] { $n } weitere Schilde
            }
       *[no] { rev-shields }
    } { rev-scope }
rev-repaired = { $n } Schaden { $what ->
        [revenant] von der Revenant
        [any] { $n ->
                [one] von einem beliebigen Hausschiff oder der Revenant
               *[other] von beliebigen Hausschiffen oder der Revenant
            }
       *[other] { $n ->
                [one] von einem Hausschiff { rev-scope }
               *[other] von Hausschiffen { rev-scope }
            }
    }

## Effekte

rev-fx-gain = erhalte { $goods }
    .may = { $goods } erhalten
    .to = { $goods } zu erhalten

rev-fx-pay = gib { rev-goods } aus
    .may = { rev-goods } ausgeben
    .to = { rev-goods } auszugeben
rev-fx-pay_kinds = gib { rev-kinds } aus
    .may = { rev-kinds } ausgeben
    .to = { rev-kinds } auszugeben
rev-fx-lose = verliere { rev-goods }
    .may = { rev-goods } verlieren
    .to = { rev-goods } zu verlieren
rev-fx-lose_tactics = verliere { rev-tactics }
    .may = { rev-tactics } verlieren
    .to = { rev-tactics } zu verlieren
rev-fx-lose_data = verliere { rev-data }
    .may = { rev-data } verlieren
    .to = { rev-data } zu verlieren
rev-fx-draw = ziehe { rev-drawn }
    .may = { rev-drawn } ziehen
    .to = { rev-drawn } zu ziehen
rev-fx-shield = platziere { rev-placed-shields }
    .may = { rev-placed-shields } platzieren
    .to = { rev-placed-shields } zu platzieren
rev-fx-repair = entferne { rev-repaired }
    .may = { rev-repaired } entfernen
    .to = { rev-repaired } zu entfernen
rev-fx-no_planet_corruption = ignoriere die Verderbnis der in diesem Zug genutzten Planeten
    .may = die Verderbnis der in diesem Zug genutzten Planeten ignorieren
    .to = die Verderbnis der in diesem Zug genutzten Planeten zu ignorieren
rev-fx-discard_op = lege { rev-cards } aus der Hand ab
    .may = { rev-cards } aus der Hand ablegen
    .to = { rev-cards } aus der Hand abzulegen
rev-fx-lose_op = verliere { rev-cards } aus der Hand
    .may = { rev-cards } aus der Hand verlieren
    .to = { rev-cards } aus der Hand zu verlieren
rev-fx-discard_hidden = lege { rev-secrets } ab
    .may = { rev-secrets } ablegen
    .to = { rev-secrets } abzulegen
rev-fx-lose_hidden = verliere { rev-secrets }
    .may = { rev-secrets } verlieren
    .to = { rev-secrets } zu verlieren
rev-fx-lose_influence = verliere { rev-own-highest }
    .may = { rev-own-highest }, verlieren
    .to = { rev-own-highest }, zu verlieren
rev-fx-extra_hidden_choice = ziehe { rev-more-cards } zur Auswahl
    .may = { rev-more-cards } zur Auswahl ziehen
    .to = { rev-more-cards } zur Auswahl zu ziehen
rev-fx-keep_hidden = behalte bis zu { $n } der gezogenen Karten
    .may = bis zu { $n } der gezogenen Karten behalten
    .to = bis zu { $n } der gezogenen Karten zu behalten
rev-fx-play = spiele { rev-played-card }
    .may = { rev-played-card } spielen
    .to = { rev-played-card } zu spielen
rev-fx-discount = { $what ->
        [card] lege { rev-saved } ab
       *[other] zahle { rev-saved }
    }{ rev-saved-if }
    .may = { $what ->
        [card] { rev-saved } ablegen
       *[other] { rev-saved } zahlen
    }{ rev-saved-if }
    .to = { $what ->
        [card] { rev-saved } abzulegen
       *[other] { rev-saved } zu zahlen
    }{ rev-saved-if }
rev-fx-promote = erhöhe { rev-captain-rank }
    .may = { rev-captain-rank } erhöhen
    .to = { rev-captain-rank } zu erhöhen
rev-fx-cleanse = entferne { rev-corruption }
    .may = { rev-corruption } entfernen
    .to = { rev-corruption } zu entfernen
rev-fx-corrupt = lege { $n } Verderbnis { rev-onto-board }
    .may = { $n } Verderbnis { rev-onto-board } legen
    .to = { $n } Verderbnis { rev-onto-board } zu legen
rev-fx-residual = lege { rev-to-residual }
    .may = { rev-to-residual } legen
    .to = { rev-to-residual } zu legen
rev-fx-remove_shield = entferne { rev-shields } { $who ->
        [they] aus dem eigenen Sektor
       *[you] aus deinem Sektor
    }
    .may = { rev-shields } { $who ->
        [they] aus dem eigenen Sektor
       *[you] aus deinem Sektor
    } entfernen
    .to = { rev-shields } { $who ->
        [they] aus dem eigenen Sektor
       *[you] aus deinem Sektor
    } zu entfernen
rev-fx-destroy = zerstöre { rev-void-ships } { rev-scope }
    .may = { rev-void-ships } { rev-scope } zerstören
    .to = { rev-void-ships } { rev-scope } zu zerstören
rev-fx-attack = richte { $n } Schaden mehr an
    .may = { $n } Schaden mehr anrichten
    .to = { $n } Schaden mehr anzurichten
rev-fx-move = mache { rev-extra-moves }
    .may = { rev-extra-moves } machen
    .to = { rev-extra-moves } zu machen
rev-fx-move_frigate = bewege { rev-frigate } um bis zu { rev-sectors }
    .may = { rev-frigate } um bis zu { rev-sectors } bewegen
    .to = { rev-frigate } um bis zu { rev-sectors } zu bewegen
rev-fx-jump_frigate = versetze { rev-frigate } in einen beliebigen Sektor mit Planet
    .may = { rev-frigate } in einen beliebigen Sektor mit Planet versetzen
    .to = { rev-frigate } in einen beliebigen Sektor mit Planet zu versetzen
rev-fx-careful = mache { rev-careful-moves }
    .may = { rev-careful-moves } machen
    .to = { rev-careful-moves } zu machen
rev-fx-damage_ships = lege { rev-damaged }
    .may = { rev-damaged } legen
    .to = { rev-damaged } zu legen
rev-fx-deploy = setze { rev-one-of-kinds } eines beliebigen Hauses ein
    .may = { rev-one-of-kinds } eines beliebigen Hauses einsetzen
    .to = { rev-one-of-kinds } eines beliebigen Hauses einzusetzen
rev-fx-deploy_of_discarded = setze { rev-one-of-kinds } vom Haus der abgelegten Karte kostenlos ein
    .may = { rev-one-of-kinds } vom Haus der abgelegten Karte kostenlos einsetzen
    .to = { rev-one-of-kinds } vom Haus der abgelegten Karte kostenlos einzusetzen
rev-fx-swap_ship = ersetze { rev-swapped }
    .may = { rev-swapped } ersetzen
    .to = { rev-swapped } zu ersetzen
rev-fx-swap_for_discarded = ersetze { rev-swapped-discarded }
    .may = { rev-swapped-discarded } ersetzen
    .to = { rev-swapped-discarded } zu ersetzen
rev-fx-destroy_ship = zerstöre { rev-doomed }
    .may = { rev-doomed } zerstören
    .to = { rev-doomed } zu zerstören
rev-fx-spawn = stelle { rev-void-ships } in jeden Sektor mit einem Riss
    .may = { rev-void-ships } in jeden Sektor mit einem Riss stellen
    .to = { rev-void-ships } in jeden Sektor mit einem Riss zu stellen
rev-fx-protect = lege { rev-tokens }
    .may = { rev-tokens } legen
    .to = { rev-tokens } zu legen
rev-as-landed = { $what ->
        [planet] , als { rev-landed }
        [any_planet] , als { rev-landed }
       *[other] { "" }
    }
rev-landed = { $who ->
        [they] wäre man
       *[you] wärst du
    } darauf gelandet
rev-fx-copy = kopiere { rev-copied }{ rev-as-landed }
    .may = { rev-copied } kopieren{ rev-as-landed }
    .to = { rev-copied } zu kopieren{ rev-as-landed }
rev-fx-land_occupied = lande auf einem besetzten Planeten
    .may = auf einem besetzten Planeten landen
    .to = auf einem besetzten Planeten zu landen
rev-fx-frigate_both = nutze beide Effekte der Fregatte, A vor B
    .may = beide Effekte der Fregatte nutzen, A vor B
    .to = beide Effekte der Fregatte zu nutzen, A vor B
rev-fx-add_planet = { $n ->
        [one] ziehe 1 Planeten und lege ihn { rev-planet-place } oder lege ihn ab
       *[other] ziehe { $n } Planeten und lege jeden { rev-planet-place } oder lege ihn ab
    }
    .may = { $n ->
        [one] 1 Planeten ziehen und ihn { rev-planet-place } legen oder ablegen
       *[other] { $n } Planeten ziehen und jeden { rev-planet-place } legen oder ablegen
    }
    .to = { $n ->
        [one] 1 Planeten zu ziehen und ihn { rev-planet-place } zu legen oder abzulegen
       *[other] { $n } Planeten zu ziehen und jeden { rev-planet-place } zu legen oder abzulegen
    }
rev-fx-cull_colonies = sieh den Kolonie­stapel durch und entferne { rev-colonies } daraus aus dem Spiel
    .may = den Kolonie­stapel durchsehen und { rev-colonies } daraus aus dem Spiel entfernen
    .to = den Kolonie­stapel durchzusehen und { rev-colonies } daraus aus dem Spiel zu entfernen
rev-fx-peek_colony = ziehe { rev-colony-draw }, entferne eine davon aus dem Spiel und mische den Rest zurück
    .may = { rev-colony-draw } ziehen, eine davon aus dem Spiel entfernen und den Rest zurückmischen
    .to = { rev-colony-draw } zu ziehen, eine davon aus dem Spiel zu entfernen und den Rest zurückzumischen
rev-fx-choose_shuttle = lege eine verfügbare Raumfähre eines beliebigen Hauses auf diese Karte
    .may = eine verfügbare Raumfähre eines beliebigen Hauses auf diese Karte legen
    .to = eine verfügbare Raumfähre eines beliebigen Hauses auf diese Karte zu legen
rev-fx-per = { $effect } { $count } (höchstens { $n }-mal)
    .may = { $count } { $effect } (höchstens { $n }-mal)
    .to = { $count } { $effect } (höchstens { $n }-mal)
rev-fx-cond = { $effect }{ $condition }
rev-fx-choose = wähle eins: { $a }; oder { $b }
    .may = entweder { $a }{ $gated ->
        [yes] ,
       *[no] { "" }
    } oder { $b }
    .to = entweder { $a }{ $gated ->
        [yes] ,
       *[no] { "" }
    } oder { $b }
rev-fx-each = in Zug­reihenfolge muss jede Person { $effect }
    .may = jede Person in Zug­reihenfolge { $effect } lassen
    .to = jede Person in Zug­reihenfolge { $effect } zu lassen
rev-fx-resolver = die abhandelnde Person muss { $effect }
    .may = die abhandelnde Person { $effect } lassen
    .to = die abhandelnde Person { $effect } zu lassen

rev-count-house-with-own-track-influence-2 = für jedes Haus, bei dem { $who ->
        [they] der eigene Marker
       *[you] dein Marker
    } auf Feld 2 oder höher steht
    .may = für jedes Haus, bei dem { $who ->
        [they] der eigene Marker
       *[you] dein Marker
    } auf Feld 2 oder höher steht,
rev-count-attached-cadet-card = für jede an { $who ->
        [they] die eigenen Kadetten
       *[you] deine Kadetten
    } angelegte Karte
rev-count-own-crew-member-on-a-landed-ship = für jedes { $who ->
        [they] eigene Besatzungs­mitglied
       *[you] deiner Besatzungs­mitglieder
    } auf einem gelandeten Schiff

rev-condition-moved-2 = , falls dieses Manöver mindestens 2 Bewegungen umfasste
rev-condition-third-kill-this-turn = , falls es das dritte in diesem Zug ist
rev-condition-a-corruption-slot-is-free = , falls { $who ->
        [they] sie ein freies Verderbnis­feld hat
       *[you] du ein freies Verderbnis­feld hast
    }
rev-condition-3-or-more-hidden-influence-cards = , falls { $who ->
        [they] sie mindestens 3 geheime Einfluss­karten hat
       *[you] du mindestens 3 geheime Einfluss­karten hast
    }
rev-condition-cycle-4 = { " " }(nur in Zyklus 4)
rev-condition-not-cycle-4 = { " " }(nicht in Zyklus 4)

## Mehrere Teile in einem Satz

rev-join-gate = { $a }, um { $b }
rev-join-and = { $a } und { $b }
rev-join-or = { $a }; oder { $b }
    .may = { $a }, oder { $b }
rev-join-comma = { $a }, { $b }
rev-join-then = { $a }, dann { $b }
    .may = { $a } und dann { $b }
    .to = { $a } und dann { $b }
rev-join-any-order = { $a } und/oder { $b }, in beliebiger Reihenfolge
rev-join-clauses = { $a } und { $b }
rev-sentence = { $text }.

## Auslöser

rev-with-cadet = mit diesem Kadetten
rev-with-frigate = mit dieser Fregatte
rev-with-captain = mit diesem Kapitän

rev-on-man_ark = Wenn du { $with } eine Arche bemannst, darfst du { $effect }.
rev-on-man_fighter = Wenn du { $with } ein Kampfschiff bemannst, darfst du { $effect }.
rev-on-man_dropship = Wenn du { $with } eine Landefähre bemannst, darfst du { $effect }.
rev-on-man_frigate = Wenn du { $with } deine Fregatte bemannst, darfst du { $effect }.
rev-on-man_frigate-frigate = Wenn du den Effekt dieser Fregatte nutzt, darfst du { $effect }.
rev-on-man_revenant = Wenn du { $with } die Revenant bemannst, darfst du { $effect }.
rev-on-provision = Wenn du { $with } einen Effekt mit Bereit­stellung nutzt, darfst du { $effect }.
rev-on-mining = Wenn du { $with } einen Effekt mit Abbauen nutzt, darfst du { $effect }.
rev-on-maneuver = Wenn du { $with } manövrierst, darfst du { $effect }.
rev-on-attack = Wenn du { $with } angreifst, darfst du { $effect }.
rev-on-kill = Immer wenn du { $with } ein Schiff der Leere zerstörst, darfst du { $effect }.
rev-on-first_kill = Wenn du { $with } dein erstes Schiff der Leere in einem Zug zerstörst, darfst du { $effect }.
rev-on-land = Wenn du { $with } landest, darfst du { $effect }.
rev-on-planet = Wenn du { $with } einen Planeten nutzt, darfst du { $effect }.
rev-on-influence = Wenn du { $with } ein Schiff bemannst und dafür Einfluss erhältst, darfst du { $effect }.
rev-on-hidden = Wenn du { $with } Geheimen Einfluss erhältst, darfst du { $effect }.
rev-on-shield = Wenn du { $with } Schilde platzierst, darfst du { $effect }.
rev-on-cleanse = Immer wenn du { $with } Verderbnis entfernst, darfst du { $effect }.
rev-on-play = Wenn du { $with } eine Operations­karte spielst, darfst du { $effect }.
rev-on-draw = Wenn du { $with } Operations­karten ziehst, darfst du { $effect }.
rev-on-deploy = Wenn du { $with } ein Schiff einsetzt, darfst du { $effect }.
rev-on-copy = Wenn du { $with } einen Effekt kopierst, darfst du { $effect }.
rev-on-hypercharge = Wenn du { $with } die Hyperladung ausführst, darfst du { $effect }.
rev-on-turn_end = Am Ende eines Zuges { $with } darfst du { $effect }.
rev-on-activate = Mit der Bonusaktion Aktivieren darfst du { $effect }.
rev-on-instead = Anstatt den Effekt des Schiffs zu nutzen, das du { $with } bemannst, darfst du { $effect }.
rev-on-instead_of_influence = Anstatt für das Schiff, das du { $with } bemannst, Einfluss zu erhalten, darfst du { $effect }.
rev-on-before_action = Vor der Besatzungs­aktion { $with } darfst du { $effect }.
rev-on-sector_cleared = Wenn du durch einen Angriff { $with } das letzte Schiff der Leere in deinem Sektor zerstörst, darfst du { $effect }.
rev-on-cleanse_a = Wenn du { $with } Option A von Säubern nutzt, darfst du { $effect }.
rev-on-cleanse_b = Wenn du { $with } Option B von Säubern nutzt, darfst du { $effect }.

rev-repeat = { $n ->
        [2] Das darfst du bis zu zweimal tun.
        [99] Das darfst du beliebig oft tun.
       *[other] Das darfst du bis zu { $n }-mal tun.
    }
rev-ranks = Auf Rang { $from } bis { $to }: { $text }
rev-ranks-only = Auf Rang { $from }: { $text }
rev-ranks-from = Ab Rang { $from }: { $text }

## Ganze Karten

rev-planet-upper = Obere Option: { $text }
rev-planet-upper-mining = Obere Option, Abbauen: { $text }
rev-planet-lower = Untere Option, verderbt: { $text }
rev-planet-lower-mining = Untere Option, verderbt, Abbauen: { $text }
rev-defect-upper = Oberer Effekt: { $text }
rev-defect-lower = Unterer Effekt: { $text }
rev-defect-core = Kerndefekt: Der untere Effekt kann nicht abgedeckt werden.
rev-radar-cost = Die Hyperladung kostet { $n } Neutronium.
rev-radar-void = Schiffe der Leere in den Sektoren 1 bis 8: { $numbers }.
rev-radar-rifts = { $n ->
        [one] Riss in Sektor { $numbers }.
       *[other] Risse in den Sektoren { $numbers }.
    }
rev-radar-planets = { $n ->
        [one] Planet an Sektor { $numbers }.
       *[other] Planeten an den Sektoren { $numbers }.
    }
rev-radar-shuttle = Die Raumfähre von Haus { $house } trifft in Sektor { $sector } ein.
rev-radar-shuttle-choice = Die auf diese Karte gelegte Raumfähre trifft in Sektor { $sector } ein.
rev-radar-benefit = Vorteil: { $text }
rev-numbers-and = { $a } und { $b }

## Agenden und Kolonien

rev-range = { $range ->
        [least] mindestens { $n }
        [most] höchstens { $n }
        [exact] genau { $n }
        [again] { $n }
       *[between] { $least } bis { $n }
    }
rev-resource-name = { $of ->
        [material] Material
        [energy] Energie
        [science] Wissen
       *[neutronium] Neutronium
    }
rev-term-ships = auf dem Spielplan { $n ->
        [one] ist
       *[other] sind
    } { rev-range } { $of ->
        [ark] { $n ->
                [one] Arche
               *[other] Archen
            }
        [fighter] { $n ->
                [one] Kampfschiff
               *[other] Kampf­schiffe
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
rev-things-ships = { rev-range } { $of ->
        [ark] { $n ->
                [one] Arche
               *[other] Archen
            }
        [fighter] { $n ->
                [one] Kampfschiff
               *[other] Kampf­schiffe
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
rev-all-ships = auf dem Spielplan sind { $things }
rev-term-greatest-power = { $range ->
        [least] ein Haus hat mindestens { $n } Hausmacht
        [most] kein Haus hat mehr als { $n } Hausmacht
       *[other] das mächtigste Haus hat { rev-range } Hausmacht
    }
rev-term-least-power = { $range ->
        [least] jedes Haus hat mindestens { $n } Hausmacht
       *[other] das schwächste Haus hat { rev-range } Hausmacht
    }
rev-term-have = du hast { $things }
rev-have-resource = { rev-range } { rev-resource-name }
rev-have-least-resource = { rev-range } von jeder Ressource
rev-have-resources = insgesamt { rev-range } { $n ->
        [one] Ressource
       *[other] Ressourcen
    }
rev-have-data = { rev-range } Funddaten
rev-have-residual = { rev-range } Restleere
rev-have-corruption = { rev-range } Verderbnis auf deinem Fregatten­tableau
rev-term-houses-with-power = { rev-range } { $n ->
        [one] Haus hat
       *[other] Häuser haben
    } jeweils mindestens { $of } Hausmacht
rev-term-damage = Hausschiffe und Revenant haben zusammen { rev-range } Schaden
rev-term-rank = dein Kapitän hat { $range ->
        [least] mindestens Rang { $n }
        [most] höchstens Rang { $n }
        [exact] Rang { $n }
       *[between] Rang { $least } bis { $n }
    }
rev-term-cards = du hast { rev-range } { $of ->
        [cadet] { $n ->
                [one] Kadettenkarte
               *[other] Kadettenkarten
            }
        [frigate] { $n ->
                [one] Fregatten­karte
               *[other] Fregatten­karten
            }
       *[directive] { $n ->
                [one] Anweisungs­karte
               *[other] Anweisungs­karten
            }
    } gespielt
rev-things-cards = { rev-range } { $of ->
        [cadet] { $n ->
                [one] Kadettenkarte
               *[other] Kadettenkarten
            }
        [frigate] { $n ->
                [one] Fregatten­karte
               *[other] Fregatten­karten
            }
       *[directive] { $n ->
                [one] Anweisungs­karte
               *[other] Anweisungs­karten
            }
    }
rev-all-cards = du hast { $things } gespielt
rev-term-houses-with-influence = du hast bei { rev-range } { $n ->
        [one] Haus
       *[other] Häusern
    } einen Gesamt­einfluss von mindestens { $of }

rev-measure-ships = den { $of ->
        [ark] Archen
        [fighter] Kampf­schiffen
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
rev-measure-greatest-power = der Hausmacht des mächtigsten Hauses
    .each = für jeden Punkt Hausmacht des mächtigsten Hauses
rev-measure-least-power = der Hausmacht des schwächsten Hauses
    .each = für jeden Punkt Hausmacht des schwächsten Hauses
rev-measure-houses-with-power = der Zahl der Häuser mit mindestens { $of } Hausmacht
    .each = für jedes Haus mit mindestens { $of } Hausmacht
rev-measure-damage = dem Schaden auf Hausschiffen und der Revenant
    .each = für jeden Schaden auf Hausschiffen und der Revenant
rev-measure-resource = deinem Vorrat an { rev-resource-name }
    .each = für jedes Stück { rev-resource-name } in deinem Besitz
rev-measure-least-resource = der Ressource, von der du am wenigsten hast
    .each = für jeden vollständigen Satz der vier Ressourcen in deinem Besitz
rev-measure-resources = der Zahl deiner Ressourcen
    .each = für jede Ressource in deinem Besitz
rev-measure-data = deinen Funddaten
    .each = für jedes Plättchen Funddaten in deinem Besitz
rev-measure-residual = deiner Restleere
    .each = für jeden Marker in deiner Restleere
rev-measure-corruption = der Verderbnis auf deinem Fregatten­tableau
    .each = für jede Verderbnis auf deinem Fregatten­tableau
rev-measure-rank = dem Rang deines Kapitäns
    .each = für jeden Rang deines Kapitäns
rev-measure-cards = der Zahl deiner gespielten { $of ->
        [cadet] Kadettenkarten
        [frigate] Fregatten­karten
       *[directive] Anweisungs­karten
    }
    .each = für jede von dir gespielte { $of ->
        [cadet] Kadettenkarte
        [frigate] Fregatten­karte
       *[directive] Anweisungs­karte
    }
rev-measure-houses-with-influence = der Zahl der Häuser, bei denen dein Gesamt­einfluss mindestens { $of } beträgt
    .each = für jedes Haus, bei dem dein Gesamt­einfluss mindestens { $of } beträgt,

rev-colony-each = Du erhältst { $each } { $n } Ansehen, höchstens { $most }.
rev-colony-steps = Du erhältst Ansehen nach { $measure }: { $steps }.
rev-colony-step = { $n } bei { $value }
rev-cost-none = kostenlos

## Nur in der Prototyp-Edition

rev-reorganized = bis zu { $n ->
        [one] { $n } kleines Schiff
       *[other] { $n } verschiedene kleine Schiffe
    } um je einen Sektor (nicht zu mehr Schiffen der Leere als zuvor)
rev-fx-reorganize = bewege { rev-reorganized }
    .may = { rev-reorganized } bewegen
    .to = { rev-reorganized } zu bewegen
rev-paid-freely = beliebig { $what ->
        [material] viel Material
        [energy] viel Energie
        [science] viel Wissen
        [neutronium] viel Neutronium
       *[any] viele Ressourcen
    }
rev-fx-repair_paid = zahle { rev-paid-freely } und entferne dafür je 1 Schaden an beliebiger Stelle und erhalte je 1 Taktik
    .may = { rev-paid-freely } zahlen und dafür je 1 Schaden an beliebiger Stelle entfernen und je 1 Taktik erhalten
    .to = { rev-paid-freely } zu zahlen und dafür je 1 Schaden an beliebiger Stelle zu entfernen und je 1 Taktik zu erhalten
rev-on-remove_corruption = Immer wenn du { $with } für „Verderbnis entfernen“ zahlst, darfst du { $effect }.
rev-term-power-of = { $of } haben zusammen { rev-range } Hausmacht
rev-term-three-greatest-powers = die drei mächtigsten Häuser haben zusammen { rev-range } Hausmacht
rev-have-greatest-influence = { rev-range } Einfluss auf einer Leiste
rev-have-least-influence = { rev-range } Einfluss auf jeder Leiste
rev-term-frigate-damage = ein Kampf deiner Fregatte könnte { rev-range } Schaden anrichten
rev-term-absorbers = auf dem Spielplan { $n ->
        [one] liegt
       *[other] liegen
    } { rev-range } Absorber
rev-term-tiles-resolved = { rev-range } Schadensplättchen { $n ->
        [one] hat
       *[other] haben
    } die Revenant getroffen
rev-measure-power-of = der Hausmacht von { $of }
    .each = für jeden Punkt Hausmacht von { $of }
rev-measure-three-greatest-powers = der Hausmacht der drei mächtigsten Häuser
    .each = für jeden Punkt Hausmacht der drei mächtigsten Häuser
rev-measure-greatest-influence = deinem höchsten Einfluss
    .each = für jede Stufe deines höchsten Einflusses
rev-measure-least-influence = deinem niedrigsten Einfluss
    .each = für jede Stufe deines niedrigsten Einflusses
rev-measure-frigate-damage = dem Schaden eines Kampfes deiner Fregatte
    .each = für jeden Schaden eines Kampfes deiner Fregatte
rev-measure-absorbers = den Absorbern auf dem Spielplan
    .each = für jeden Absorber auf dem Spielplan
rev-measure-tiles-resolved = den Schadensplättchen, die die Revenant trafen
    .each = für jedes Schadensplättchen, das die Revenant traf
