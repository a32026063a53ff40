### Die Prototyp-Edition in ihren eigenen Worten. Was hier steht, ersetzt die gleichnamige Nachricht beider Editionen.

## Cards

rev-one-of-kinds = { $what ->
        [fighter] 1 Kampfschiff
        [dropship] 1 Landefähre
        [shuttle] 1 Raumfähre
        [fighter-dropship] 1 Kampfschiff oder 1 Landefähre
        [fighter-shuttle] 1 Kampfschiff oder 1 Raumfähre
        [dropship-shuttle] 1 Landefähre oder 1 Raumfähre
        [fighter-dropship-shuttle] 1 Kampfschiff, 1 Landefähre oder 1 Raumfähre
       *[ark-fighter-dropship-shuttle] 1 beliebiges Schiff
    }
rev-captain-rank = { $who ->
        [they] die Stufe des eigenen Kapitäns
       *[you] die Stufe deines Kapitäns
    } um { $n }
rev-saved = { $what ->
        [neutronium] dafür { $n } Neutronium weniger
        [either] dafür 1 Neutronium oder 1 Karte weniger
       *[other] dafür { $n ->
                [9] nichts
                [one] { $n } Ressource weniger
               *[other] { $n } Ressourcen weniger
            }
    }
rev-to-residual = { $n } Verderbnis­marker aus dem Vorrat auf { $who ->
        [they] eigene Sammelfelder
       *[you] deine Sammelfelder
    }
rev-swapped-discarded = ein Hausschiff auf dem Spielplan durch ein Schiff derselben Art vom Haus der abgelegten Karte aus dem Vorrat
rev-fx-frigate_both = lande mit der Fregatte nach ihrem Kampf
    .may = mit der Fregatte nach ihrem Kampf landen
    .to = mit der Fregatte nach ihrem Kampf zu landen
rev-condition-moved-2 = , falls diese Bewegung mindestens 2 Sektoren weit ging
rev-on-maneuver = Wenn du das { $with } bemannte Schiff bewegst, darfst du { $effect }.
rev-on-maneuver-frigate = Wenn du diese Fregatte in deiner Besatzungsaktion bewegst, darfst du { $effect }.
rev-on-attack = Wenn du { $with } kämpfst, darfst du { $effect }.
rev-on-sector_cleared = Wenn du durch einen Kampf { $with } das letzte Schiff der Leere in deinem Sektor zerstörst, darfst du { $effect }.
rev-on-activate = Mit der Bonusaktion „Fähigkeit aktivieren“ darfst du { $effect }.
rev-on-hypercharge = Wenn du { $with } den Hypersprung vorbereitest, darfst du { $effect }.
rev-on-man_frigate-frigate = Wenn du eine Aktion dieser Fregatte nutzt, darfst du { $effect }.
rev-ranks = Auf Stufe { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    } bis { $to ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }: { $text }
rev-ranks-only = Auf Stufe { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }: { $text }
rev-ranks-from = Ab Stufe { $from ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }: { $text }
rev-term-rank = dein Kapitän hat { $range ->
        [least] mindestens { "" }
        [most] höchstens { "" }
       *[other] { "" }
    }Stufe { $n ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }
rev-measure-rank = den gewonnenen Stufen deines Kapitäns
    .each = für jede gewonnene Stufe deines Kapitäns
rev-have-residual = { rev-range } gesammelte Verderbnis
rev-measure-residual = deiner gesammelten Verderbnis
    .each = für jede gesammelte Verderbnis
rev-colony-each = Du erhältst { $each } { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }, höchstens { $most }.
rev-colony-steps = Du erhältst Siegpunkte nach { $measure }: { $steps }.
rev-tile-text = { $text }
rev-sonar-void = Schiffe der Leere in den Sektoren 1 bis 8: { $numbers }.
rev-sonar-civilian = Die Raumfähre von Haus { $house } trifft in Sektor { $sector } ein.
rev-agenda-slot = { $n }. { $text }
rev-copied = den Effekt { $what ->
        [ark] einer anderen besetzten Arche
        [planet] eines besetzten Planeten
        [any_ark] einer beliebigen Arche
        [any_planet] eines beliebigen Planeten
        [frigate] { rev-of-frigate }
        [ship] eines anderen Hausschiffs oder { rev-of-frigate } im ursprünglichen Sektor { $who ->
                [they] der eigenen Figur
               *[you] deiner Figur
            }
        [occupied_ship] eines anderen besetzten Schiffs oder Platzes
       *[any_ship] eines beliebigen anderen Hausschiffs, { rev-of-frigate } oder eines Platzes der Revenant
    }
rev-shields = { $n ->
        [one] { $n } Absorber
       *[other] { $n } Absorber
    }
rev-placed-shields = { $more ->
        [yes] { $n ->
                [one] { $n } weiteren Absorber
               *[other] { $n } weitere Absorber
            }
       *[no] { rev-shields }
    } { rev-scope }
rev-condition-cycle-4 = { " " }(nur in Runde 4)
rev-condition-not-cycle-4 = { " " }(nicht in Runde 4)
rev-on-shield = Wenn du { $with } Absorber platzierst, darfst du { $effect }.

## Sentences

rev-n-ship = { $ship ->
        [ark] die { $house }-Arche
        [fighter] das { $house }-Kampfschiff
        [dropship] die { $house }-Landefähre
        [shuttle] die { $house }-Raumfähre
        [own-frigate] deine Fregatte
        [same-frigate] die Fregatte
        [frigate] die Fregatte von { $owner }
        [reinforcement] der Einsatzplatz der Revenant
        [hypercharge] der Sprungplatz der Revenant
        [revenant] die Revenant
       *[ship] das Schiff
    }
rev-n-ship-acc = { $ship ->
        [reinforcement] den Einsatzplatz der Revenant
        [hypercharge] den Sprungplatz der Revenant
       *[other] { rev-n-ship }
    }
rev-n-phase = { $phase ->
        [setup] Aufbau
        [sonar] Sonarphase
        [action] Aktionsphase
        [recall] Rückrufphase
        [breach] Durchbruchphase
        [hyperjump] Hypersprungphase
       *[scoring] Endwertung
    }
rev-opt-done = { $ask ->
        [keep-hidden] Keine weitere behalten
        [lock] Nichts weiter sperren
        [play] Keine Karte spielen
        [deploy] Nichts einsetzen
        [protect] Kein Plättchen legen
        [copy] Nichts kopieren
        [colony] Keine weitere entfernen
        [hypercharge] Nichts aufladen
        [ability] Keine Fähigkeit nutzen
        [between] Weiter
        [activate] Keine weitere nutzen
        [cleanse] Nichts entfernen
        [cleanse-option] Nichts weiter entfernen
        [shield] Keinen weiteren platzieren
        [destroy] Kein weiteres zerstören
        [repair] Nichts weiter reparieren
        [careful] Nichts weiter bewegen
        [clear] Nichts weiter räumen
        [replace] Nichts ersetzen
        [removal] Nichts weiter entfernen
        [reorganize] Nichts weiter bewegen
        [jump] Nicht vorbereiten
        [deploy-space] Nichts einsetzen
        [sonar] Die andere behalten
       *[other] Fertig
    }
rev-opt-take = { $ask ->
        [emergency] 1 Taktik erhalten
        [removal] Dafür zahlen
       *[other] Nutzen
    }
rev-opt-skip = { $ask ->
        [emergency] Nichts davon
        [bonus] Keine Bonusaktion
        [choice] Nichts davon
        [sector] Den Planeten ablegen
        [shuttle] Keine Raumfähre
        [reveal] Verdeckt lassen
       *[other] Darauf verzichten
    }
rev-n-sector = { $sector ->
        [N] den zentralen Sektor Nord
        [E] den zentralen Sektor Ost
        [S] den zentralen Sektor Süd
        [W] den zentralen Sektor West
       *[other] Sektor { $sector }
    }
rev-opt-shield = Absorber in Sektor { $sector }
rev-ask-shield = Wo platzierst du einen Absorber?
rev-log-shielded = { $name } platziert einen Absorber in Sektor { $sector }.
rev-log-shields-ward = { $n ->
        [one] In Sektor { $sector } wehrt { $n } Absorber { $n } Schaden ab.
       *[other] In Sektor { $sector } wehren { $n } Absorber { $n } Schaden ab.
    }
rev-log-shields-gone = Die Absorber in Sektor { $sector } erlöschen.
rev-opt-attack = Kämpfen
rev-opt-absorb = Einen Absorber platzieren
rev-opt-enable-jump = Den Hypersprung vorbereiten
rev-opt-discard-sonar = Sonarkarte { $sonar } ablegen
rev-opt-discard-colony = „{ $colony }“ ablegen
rev-opt-keep-agenda = { $agenda }
rev-opt-reveal-agenda = Die Agenda aufdecken
rev-opt-name-first = { $name }
rev-opt-draft = Haus { $house }
rev-opt-waive-card = Keine Karte ablegen
rev-opt-reinforce = 1 von jeder Ressource zahlen
rev-opt-place = { $sector ->
        [N] Zentraler Sektor Nord
        [E] Zentraler Sektor Ost
        [S] Zentraler Sektor Süd
        [W] Zentraler Sektor West
       *[other] Sektor { $sector }
    }
rev-opt-own-effect = Die Aktion des Schiffs nutzen
rev-ask-attack = Wie geht der Kampf weiter?
rev-ask-agenda = Welche Agenda behältst du?
rev-ask-draft = Welches Haus nimmst du?
rev-ask-start = Wo beginnt deine Fregatte?
rev-ask-jump = Bereitest du den Hypersprung vor?
rev-ask-sonar = Welche Karte legst du ab?
rev-ask-first = Wer beginnt die nächste Runde?
rev-ask-reveal = Deckst du deine Agenda jetzt auf?
rev-ask-removal = Wie zahlst du für das Entfernen der Verderbnis?
rev-ask-reorganize = Welches kleine Schiff bewegt sich?
rev-ask-deploy-space = Setzt du ein Schiff ein?
rev-ask-small-ship = Was tut { rev-n-ship }?
rev-log-bonus-taken = { $name } führt die Bonusaktion „{ $bonus }“ aus.
rev-log-residual-void = { $name } sammelt die Verderbnis, jetzt { $n }.
rev-log-promoted = Der Kapitän von { $name } steigt auf Stufe { $n ->
        [0] I
        [1] II
        [2] III
       *[3] IV
    }.
rev-log-cycle-begins = Runde { $n } beginnt.
rev-log-renown = { $n ->
        [one] { $name } hat { $n } Siegpunkt.
       *[other] { $name } hat { $n } Siegpunkte.
    }
rev-log-sonar-revealed = Neue Sonarkarte: { $sonar }.
rev-log-sonar-discarded = Sonarkarte { $sonar } wird abgelegt.
rev-log-tile-strikes = „{ $tile }“ trifft die Revenant.
rev-log-tile-revealed = Nächstes Schadensplättchen: { $tile }.
rev-log-jump-enabled = { $name } bereitet den Hypersprung vor.
rev-log-first-named = { $name } bestimmt, wer beginnt: { $other }.
rev-log-agenda-revealed = { $name } deckt „{ $agenda }“ auf: { $slots } von 3 Zielen.
rev-log-drafted = { $name } nimmt Haus { $house }.
rev-log-colony-discarded = „{ $colony }“ wird abgelegt.
rev-log-revenant-data = { $n } Funddaten auf der Revenant.
rev-log-no-space = { $name } findet keinen Platz für die Besatzung.
rev-log-agenda-kept = { $name } hat eine Agenda gewählt.

## Why not

rev-why-rev-p-2-1-1 = { $verb ->
        [with] Diese Figur ist schon im Einsatz.
       *[man] Der Platz ist besetzt.
    }
rev-why-rev-p-2-1-2 = { $ship ->
        [shuttle] Raumfähren werden nicht bemannt.
       *[other] Diese Fregatte gehört { $owner }.
    }
rev-why-gap-a-08 = Die Kosten sind zu hoch, oder es käme nichts dabei heraus.
rev-why-gap-p-08 = Du hast kein freies Verderbnisfeld.
rev-why-gap-p-11 = Das Schiff ist unbemannt, gelandet oder die Zenor-Arche.
rev-why-rev-p-2-5-3 = An diesem Sektor liegt kein freier Planet.
rev-why-rev-p-2-5-2 = Ein gelandetes Schiff bleibt, wo es ist.
rev-why-rev-p-2-7-6 = Es braucht 1 von jeder Ressource und ein Schiff im Vorrat.
rev-why-rev-p-2-7-3 = Du kannst das Neutronium nicht zahlen.
rev-why-gap-p-10 = Der Hypersprung ist schon vorbereitet.
rev-why-rev-p-2-7-9 = Dieser Effekt setzt keine Arche ein.
rev-why-gap-a-17 = Du hast mehr Ressourcen als offene Felder.
rev-why-rev-p-2-3-2 = Dieses Abteil ist schon verderbt.
rev-why-rev-p-6-1 = Du stehst am Ende dieser Leiste.
rev-why-gap-p-02 = Sektor { $sector } ist voll.
rev-why-gap-p-26 = { $verb ->
        [move] Sektor { $sector } hat mehr Schiffe der Leere.
       *[careful] Dieses Schiff kann sich jetzt nicht vorsichtig bewegen.
    }
rev-why-rev-p-2-2-2 = Nur Fregatten halten im Zentrum.
rev-why-rev-p-9-1-13 = Allein fliegt deine Fregatte nie ins Zentrum.
rev-why-rev-p-2-4-1 = In diesem Sektor ist kein Schiff der Leere.
rev-why-rev-p-2-14-6 = { $verb ->
        [attach] Dieser Kadett hat schon 3 Karten.
       *[play] Beide Kadetten haben schon 3 Karten.
    }
rev-why-gap-p-05 = Alle 5 Fregattenfelder sind voll.
rev-why-rev-p-2-14-1 = Du kannst diese Karte nicht bezahlen.
rev-why-gap-p-22 = Von dieser Art ist keine Karte mehr da.
rev-why-rev-p-2-3-3 = Auf dieser Bonusaktion liegt Verderbnis.
rev-why-rev-p-2-13-2 = Keine Verderbnis zu entfernen oder nichts zum Zahlen.
rev-why-rev-p-2-13-5 = Du kannst keine Karte auf der Hand bezahlen.
rev-why-rev-p-2-8-6 = { $verb ->
        [move] Sektor { $sector } hat mehr Schiffe der Leere.
       *[careful] Jeder Nachbarsektor ist voll oder hat mehr Schiffe der Leere.
    }
rev-why-gap-p-18 = Dieses Schiff hat sich schon bewegt.
rev-why-rev-p-s-30 = Dieses Haus ist schon vergeben.
rev-why-rev-p-4-12 = Dieses Schiff ist schon verderbt.
rev-why-rev-p-4-13 = Raumfähren werden nie verderbt.

## Names

rev-bonus-remove-corruption = Verderbnis entfernen
rev-bonus-gain-resource = Ressource erhalten
rev-bonus-gain-tactics = Taktik erhalten
rev-bonus-play-card = Karte spielen
rev-bonus-activate = Fähigkeit aktivieren
rev-bonus-move-frigate = Fregatte bewegen
rev-compartment-remove-corruption = Abteil „Verderbnis entfernen“
rev-compartment-gain-resource = Abteil „Ressource erhalten“
rev-compartment-gain-tactics = Abteil „Taktik erhalten“
rev-compartment-play-card = Abteil „Karte spielen“
rev-compartment-activate = Abteil „Fähigkeit aktivieren“
rev-compartment-move-frigate = Abteil „Fregatte bewegen“
rev-sector-N = zentraler Sektor Nord
rev-sector-E = zentraler Sektor Ost
rev-sector-S = zentraler Sektor Süd
rev-sector-W = zentraler Sektor West
rev-ship-reinforcement = Einsatz
rev-ship-hypercharge = Hypersprung

## advice
revenant-unit = Siegpunkte
revenant-term-renown = Siegpunkte
revenant-gains-renown = Das bringt Siegpunkte, die dir niemand mehr nimmt.
revenant-costs-renown = Das gibt sichere Siegpunkte auf.
revenant-aims-renown = Für Siegpunkte, die einem niemand mehr nimmt.
revenant-term-rank = Stufe
revenant-gains-rank = Die nächste Stufe deines Kapitäns rückt näher.
revenant-costs-rank = Die nächste Stufe deines Kapitäns verzögert sich.
revenant-aims-rank = Für die nächste Stufe des Kapitäns.
