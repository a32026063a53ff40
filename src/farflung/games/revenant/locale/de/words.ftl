### Antworten, Fragen, Ereignisse und Gründe in Revenant. Die Namen stehen in names-revenant.ftl.
### $name ist eine Person am Tisch, $ask die Frage, zu der eine Antwort gehört, $verb die Antwort, die eine Regel verwehrt.

## Nomen im Satz

rev-n-ship = { $ship ->
        [ark] die { $house }-Arche
        [fighter] das { $house }-Kampfschiff
        [dropship] die { $house }-Landefähre
        [shuttle] die { $house }-Raumfähre
        [own-frigate] deine Fregatte
        [same-frigate] die Fregatte
        [frigate] die Fregatte von { $owner }
        [reinforcement] die Verstärkung auf der Revenant
        [hypercharge] die Hyperladung auf der Revenant
        [revenant] die Revenant
       *[ship] das Schiff
    }
rev-n-ship-acc = { rev-n-ship }
rev-n-ship-dative = { $ship ->
        [ark] der { $house }-Arche
        [fighter] dem { $house }-Kampfschiff
        [dropship] der { $house }-Landefähre
        [shuttle] der { $house }-Raumfähre
        [own-frigate] deiner Fregatte
        [same-frigate] der Fregatte
        [frigate] der Fregatte von { $owner }
        [revenant] der Revenant
       *[ship] dem Schiff
    }
rev-n-sector = { $sector ->
        [N] den inneren Sektor Nord
        [E] den inneren Sektor Ost
        [S] den inneren Sektor Süd
        [W] den inneren Sektor West
       *[other] Sektor { $sector }
    }
rev-n-with = { $figure ->
        [captain] mit dem Kapitän
        [cadet-1] mit Kadett 1
       *[cadet-2] mit Kadett 2
    }
rev-n-phase = { $phase ->
        [setup] Aufbau
        [action] Aktionsphase
        [reset] Rücksetzphase
        [combat] Gefechtsphase
        [rift] Rissphase
        [hyperjump] Hypersprungphase
       *[scoring] Wertung
    }
rev-n-crew = Die Verderbte Besatzung

## Antworten

rev-opt-man = { rev-n-ship }
rev-opt-emergency = Notfallaktion
rev-opt-with = { $figure ->
        [captain] Den Kapitän
        [cadet-1] Kadett 1
       *[cadet-2] Kadett 2
    }
rev-opt-trade = 1 Geheimen Einfluss gegen eine Ressource tauschen
rev-opt-discard-hidden = Geheimen Einfluss von { $house } ablegen
rev-opt-keep-hidden = Geheimen Einfluss von { $house } behalten
rev-opt-gain-resource = { rev-goods } erhalten
rev-opt-ignore = { $resource } liegen lassen
rev-opt-swap-out = Platz schaffen: { rev-goods } zurücklegen
rev-opt-spend = { rev-goods } ausgeben
rev-opt-lock = { rev-goods } dort lassen, gesperrt
rev-opt-corrupt = { $compartment }
rev-opt-ark-option = { $ark_option }
rev-opt-move = In { rev-n-sector } fliegen
rev-opt-stay = Bleiben
rev-opt-attack = Angreifen
rev-opt-fire = Auf ein Schiff der Leere feuern
rev-opt-cease = Feuer einstellen
rev-opt-effect-a = Effekt A: manövrieren und angreifen
rev-opt-effect-b = Effekt B: manövrieren und landen
rev-opt-land = Auf dem Planeten landen
rev-opt-upper = { $effect }
rev-opt-lower = { $effect } (1 Verderbnis)
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
       *[other] Fertig
    }
rev-opt-take = { $ask ->
        [emergency] 1 Taktik erhalten
       *[other] Nutzen
    }
rev-opt-skip = { $ask ->
        [emergency] Nichts davon
        [bonus] Keine Bonusaktion
        [choice] Nichts davon
        [sector] Den Planeten ablegen
        [shuttle] Keine Raumfähre
       *[other] Darauf verzichten
    }
rev-opt-use = „{ $ability }“ nutzen
rev-opt-influence = Haus { $house }
rev-opt-shield = Schild in Sektor { $sector }
rev-opt-destroy = Schiff der Leere in Sektor { $sector }
rev-opt-repair = { rev-n-ship }
rev-opt-cleanse-ship = { $ship ->
        [fighter] Vom { $house }-Kampfschiff
       *[other] Von { rev-n-ship-dative }
    }
rev-opt-cleanse-board = Vom { $compartment }
rev-opt-careful = { rev-n-ship }
rev-opt-deploy = { rev-n-ship }
rev-opt-place = Sektor { $sector }
rev-opt-protect = { $part ->
        [upper] { $defect }, oberer Effekt
       *[lower] { $defect }, unterer Effekt
    }
rev-opt-charge = Radarkarte { $radar }
rev-opt-charge-colony = Kolonie { $colony }
rev-opt-reinforce = 1 Material, 1 Energie und 1 Neutronium zahlen
rev-opt-play = „{ $card }“ spielen
rev-opt-discard = „{ $card }“ ablegen
rev-opt-draw-kind = Eine { $cardkind } ziehen
rev-opt-attach = Kadett { $figure ->
        [cadet-1] 1
       *[cadet-2] 2
    }
rev-opt-bonus = { $bonus }
rev-opt-affiliation-a = A: 1 Ressource weniger zahlen
rev-opt-affiliation-b = B: eine zweite Karte spielen
rev-opt-cleanse-a = A: eine Operationskarte ablegen
rev-opt-cleanse-b = B: 1 Energie ausgeben
rev-opt-end-turn = Zug beenden
rev-opt-redraw = Austauschen
rev-opt-keep = Behalten
rev-opt-take-captain = { $captain }
rev-opt-copy-ship = { rev-n-ship-acc } kopieren
rev-opt-copy-planet = „{ $planet }“ kopieren
rev-opt-remove-colony = „{ $colony }“ entfernen
rev-opt-line-up = { rev-n-ship }
rev-opt-hit = { rev-n-ship } beschädigen
rev-opt-sink = { rev-n-ship } verlieren
rev-opt-taint = { rev-n-ship }
rev-opt-replace = { rev-n-ship }
rev-opt-part = Teil { $n }
rev-opt-clear = Schiff der Leere in Sektor { $sector }
rev-opt-lose = { rev-goods } verlieren
rev-opt-waive = { rev-goods } nicht zahlen
rev-opt-choice = Möglichkeit { $n }
rev-opt-plain-influence = Den Einfluss des Hauses erhalten
rev-opt-own-effect = Den Effekt des Schiffs nutzen
rev-opt-both-effects = Effekt A, dann Effekt B

## Fragen

rev-ask-captain = Wer ist dein Kapitän?
rev-ask-redraw = { $card ->
        [none] Behältst du diese Karte?
       *[other] Behältst du „{ $card }“?
    }
rev-ask-start-house = Bei welchem Haus beginnst du?
rev-ask-man = Welches Schiff bemannst du?
rev-ask-figure = Wen schickst du?
rev-ask-hidden-trade = Welchen Geheimen Einfluss tauschst du?
rev-ask-resource = Welche Ressource erhältst du?
rev-ask-overflow = Für { rev-goods } ist kein Platz frei. Was tust du?
rev-ask-keep-hidden = Welchen Geheimen Einfluss behältst du?
rev-ask-emergency = Was erhältst du noch?
rev-ask-influence = Bei welchem Haus erhältst du Einfluss?
rev-ask-ark = Was tut { rev-n-ship }?
rev-ask-fighter = Was tut { rev-n-ship }?
rev-ask-attack = Wie geht der Angriff weiter?
rev-ask-bombard = Wohin fliegt { rev-n-ship } nach diesem Treffer?
rev-ask-frigate = Was tut { rev-n-ship }?
rev-ask-dropship = Was tut { rev-n-ship }?
rev-ask-planet = Welchen Teil des Planeten nutzt du?
rev-ask-reinforcement = Zahlst du für die Verstärkung?
rev-ask-deploy = Welches Schiff setzt du ein?
rev-ask-sector = In welchen Sektor kommt es?
rev-ask-protect = Welchen Effekt deckt das Plättchen ab?
rev-ask-hypercharge = Für welche Karte lädst du den Antrieb?
rev-ask-spend = Welche Ressource gibst du aus?
rev-ask-corrupt = Welches Abteil nimmt die Verderbnis auf?
rev-ask-lock = Welche Ressource bleibt im verderbten Abteil?
rev-ask-cleanse = Wo entfernst du Verderbnis?
rev-ask-ability = Nutzt du eine Fähigkeit?
rev-ask-between = Nutzt du eine Fähigkeit, bevor es weitergeht?
rev-ask-optional = Nutzt du diesen Effekt?
rev-ask-shield = Wo platzierst du einen Schild?
rev-ask-destroy = Welches Schiff der Leere zerstörst du?
rev-ask-repair = Welches Schiff reparierst du?
rev-ask-careful = Welches Schiff bewegt sich vorsichtig?
rev-ask-move-frigate = Wohin fliegt deine Fregatte?
rev-ask-play = Welche Karte spielst du?
rev-ask-attach = { $card ->
        [none] Welcher Kadett lernt die Karte?
       *[other] Welcher Kadett lernt „{ $card }“?
    }
rev-ask-draw = Welche Art Karte ziehst du?
rev-ask-discard = Deine Hand ist zu voll. Welche Karte legst du ab?
rev-ask-bonus = Welche Bonusaktion führst du aus?
rev-ask-affiliation = Welchen Zugehörigkeitsbonus nutzt du?
rev-ask-cleanse-option = Womit bezahlst du das Säubern?
rev-ask-activate = Welche Fähigkeit aktivierst du?
rev-ask-end = Ist dein Zug zu Ende?
rev-ask-copy = Was kopierst du?
rev-ask-colony = Welche Kolonie entfernst du aus dem Spiel?
rev-ask-damage = Welches Schiff nimmt den Schaden?
rev-ask-taint = Welches Schiff wird verderbt?
rev-ask-lose = Was verlierst du?
rev-ask-line = Welches Schiff steht als Nächstes, von der Revenant aus gezählt?
rev-ask-clear = Welches Schiff der Leere räumst du weg?
rev-ask-step-two = Welchen Einfluss erhältst du?
rev-ask-choice = Was davon wählst du?
rev-ask-waive = Welchen Teil der Kosten zahlst du nicht?
rev-ask-replace = Welches Schiff ersetzt du?
rev-ask-shuttle = Welche Raumfähre legst du auf die Radarkarte?
rev-ask-hidden-cost = Welchen Geheimen Einfluss legst du dafür ab?
rev-ask-careful-to = Wohin fliegt das Schiff?
rev-ask-discard-cost = Welche Karte legst du dafür ab?
rev-ask-instead = Welchen Effekt nutzt du?

## Was geschieht

rev-log-manned = { $name } bemannt { rev-n-ship-acc } { rev-n-with }.
rev-log-emergency-taken = { $name } führt { rev-n-with } die Notfallaktion aus.
rev-log-influence-gained = { $name } erhält Einfluss bei { $house }, jetzt { $n }.
rev-log-influence-lost = { $name } verliert Einfluss bei { $house }, jetzt { $n }.
rev-log-hidden-gained = { $n ->
        [one] { $name } zieht und behält { rev-secrets }.
       *[other] { $name } zieht { rev-secrets } und behält eine.
    }
rev-log-hidden-kept = { $name } behält Geheimen Einfluss von { $house }.
rev-log-hidden-discarded = { $name } legt eine geheime Einflusskarte ab.
rev-log-gained = { $name } erhält { rev-goods }.
rev-log-spent = { $name } gibt { rev-goods } aus.
rev-log-ignored = { $name } lässt { $resource } liegen: Kein Platz ist frei.
rev-log-tactics-gained = { $name } rückt auf Taktik { $n } vor.
rev-log-tactics-lost = { $name } fällt auf Taktik { $n } zurück.
rev-log-tactics-reset = { $name } beginnt neu auf Taktik { $n }.
rev-log-corrupted = { $name } legt Verderbnis auf das { $compartment }.
rev-log-cleansed-board = { $name } säubert das { $compartment }.
rev-log-cleansed-ship = { $name } säubert { rev-n-ship }.
rev-log-residual-void = { $name } behält den Marker als Restleere, jetzt { $n }.
rev-log-data-gained = { $name } erhält Funddaten, jetzt { $n }.
rev-log-data-lost = { $name } verliert { rev-data }.
rev-log-moved = { $name } bewegt { rev-n-ship } in { rev-n-sector }.
rev-log-killed = { $name } zerstört ein Schiff der Leere in Sektor { $sector }.
rev-log-shielded = { $name } platziert einen Schild in Sektor { $sector }.
rev-log-landed = { $name } landet { rev-n-ship } auf „{ $planet }“.
rev-log-planet-resolved = { $part ->
        [upper] { $name } nutzt die obere Option von „{ $planet }“.
       *[lower] { $name } nutzt die untere Option von „{ $planet }“.
    }
rev-log-deployed = { $name } setzt { rev-n-ship } in { rev-n-sector } ein.
rev-log-protected = { $part ->
        [upper] { $name } deckt den oberen Effekt von „{ $defect }“ ab.
       *[lower] { $name } deckt den unteren Effekt von „{ $defect }“ ab.
    }
rev-log-charged = { $name } lädt den Antrieb für Radarkarte { $radar }.
rev-log-charged-colony = { $name } lädt den Antrieb für die Kolonie { $colony }.
rev-log-played = { $name } spielt „{ $card }“.
rev-log-drew = { $name } zieht { rev-cards }.
rev-log-discarded = { $name } legt eine { $cardkind } ab.
rev-log-promoted = Der Kapitän von { $name } steigt auf Rang { $n }.
rev-log-repaired = { $name } repariert { rev-n-ship }.
rev-log-copied = { $name } kopiert { rev-n-ship-acc }.
rev-log-copied-planet = { $name } kopiert „{ $planet }“.
rev-log-ability-used = { $name } nutzt „{ $ability }“.
rev-log-bonus-taken = { $name } führt die Bonusaktion { $bonus } aus.
rev-log-reward-taken = { $name } nimmt ein Belohnungsplättchen von { $house }.
rev-log-cycle-begins = Zyklus { $n } beginnt.
rev-log-phase-begins = { rev-n-phase }.
rev-log-crew-returns = Alle Besatzungen kehren zurück.
rev-log-order-set = { $name } zieht an { $n }. Stelle.
rev-log-fight = { $n ->
        [0] Keine Schiffe der Leere in Sektor { $sector }.
        [one] { $n } Schiff der Leere schlägt in Sektor { $sector } zu.
       *[other] { $n } Schiffe der Leere schlagen in Sektor { $sector } zu.
    }
rev-log-shields-ward = { $n ->
        [one] In Sektor { $sector } wehrt { $n } Schild { $n } Schaden ab.
       *[other] In Sektor { $sector } wehren { $n } Schilde { $n } Schaden ab.
    }
rev-log-ship-hit = { $ship ->
        [fighter] Schaden am { $house }-Kampfschiff, jetzt { $n }.
       *[other] Schaden an { rev-n-ship-dative }, jetzt { $n }.
    }
rev-log-ship-lost = Verloren: { rev-n-ship }.
rev-log-revenant-hit = Schaden an der Revenant, jetzt { $n }.
rev-log-defect-strikes = Der Defekt „{ $defect }“ schlägt zu.
rev-log-defect-covered = { $part ->
        [upper] Der obere Effekt von „{ $defect }“ ist abgedeckt.
       *[lower] Der untere Effekt von „{ $defect }“ ist abgedeckt.
    }
rev-log-ship-corrupted = Verderbnis auf { rev-n-ship-dative }.
rev-log-shields-gone = Die Schilde in Sektor { $sector } erlöschen.
rev-log-defect-revealed = Neuer Defekt: { $defect }.
rev-log-rift-rolled = Der Riss in Sektor { $sector } regt sich.
rev-log-void-arrives = { $n ->
        [one] { $n } Schiff der Leere erscheint in Sektor { $sector }.
       *[other] { $n } Schiffe der Leere erscheinen in Sektor { $sector }.
    }
rev-log-data-placed = Funddaten auf dem Planeten an Sektor { $sector }.
rev-log-radar-revealed = Neue Radarkarte: { $radar }.
rev-log-colony-revealed = Neue Kolonie: { $colony }.
rev-log-hyperjump = Die Flotte springt.
rev-log-rift-opens = Ein Riss öffnet sich in Sektor { $sector }.
rev-log-planet-found = Neuer Planet an Sektor { $sector }: { $planet }.
rev-log-shuttle-arrives = Ankunft in Sektor { $sector }: { rev-n-ship }.
rev-log-ambassador = Der Rat bemannt { rev-n-ship-acc }.
rev-log-ambassador-aside = { $house } hat kein freies Schiff: Der Botschafter wartet.
rev-log-council-lands = Der Rat landet { rev-n-ship } an Sektor { $sector }.
rev-log-renown = { $name } hat { $n } Ansehen.
rev-log-winner = { $name } gewinnt.
rev-log-replaced = { $name } ersetzt { rev-n-ship } durch das Schiff von { $newhouse }.
rev-log-colonies-removed = { $n ->
        [one] { $name } entfernt { $n } Kolonie aus dem Spiel.
       *[other] { $name } entfernt { $n } Kolonien aus dem Spiel.
    }
rev-log-void-cleared = Ein Schiff der Leere verlässt Sektor { $sector }.
rev-log-crew-placed = Die Verderbte Besatzung bemannt { rev-n-ship-acc }.
rev-log-crew-fails = Die Verderbte Besatzung findet kein Schiff von { $house }.
rev-log-crew-influence = Die Verderbte Besatzung erhält Einfluss bei { $house }, jetzt { $n }.
rev-log-crew-tactics = Die Verderbte Besatzung rückt auf Taktik { $n } vor.
rev-log-crew-lands = Die Verderbte Besatzung landet { rev-n-ship } an Sektor { $sector }.
rev-log-redrew = { $name } tauscht eine { $cardkind } aus.
rev-log-locked = { rev-goods } von { $name } bleibt gesperrt im { $compartment }.
rev-log-starts-at = { $name } beginnt neben der { $house }-Arche.
rev-log-shuttle-reserved = Auf Radarkarte { $radar }: { rev-n-ship }.
rev-log-crew-wins = Die Verderbte Besatzung gewinnt.
rev-log-colonies-seen = { $name } sieht die Kolonien durch.

## Warum nicht

rev-why-rev-f-01-1-1 = { $verb ->
        [with] Diese Figur ist schon im Einsatz.
       *[man] Der Besatzungsplatz ist besetzt.
    }
rev-why-rev-f-01-1-2 = Diese Fregatte gehört { $owner }.
rev-why-rev-f-01-3-3 = Die Kosten sind zu hoch, oder es käme nichts dabei heraus.
rev-why-rev-f-01-4-4 = Du hast kein freies Verderbnisfeld.
rev-why-rev-f-02-17 = Niemand bemannt diese Arche.
rev-why-rev-f-02-19 = Kein Schiff liegt auf diesem Planeten.
rev-why-rev-f-05-2 = An diesem Sektor liegt kein freier Planet.
rev-why-rev-f-06-0-1 = Dieser Platz ist in diesem Zyklus besetzt.
rev-why-rev-f-06-1-1 = Du kannst 1 Material, 1 Energie und 1 Neutronium nicht aufbringen.
rev-why-rev-f-06-1-4 = Archen werden nie eingesetzt.
rev-why-rev-f-06-1-5 = Diese Raumfähre liegt auf einer Radarkarte.
rev-why-rev-f-06-1-7 = Dieser Defekt hat schon ein Plättchen.
rev-why-rev-f-06-1-9 = Der untere Effekt eines Kerndefekts bleibt offen.
rev-why-rev-f-06-2-2 = Du kannst das Neutronium nicht zahlen.
rev-why-rev-f-07-4 = Du hast mehr Ressourcen als offene Plätze.
rev-why-rev-f-07-10 = Dieses Abteil hat kein Verderbnisfeld.
rev-why-rev-f-08-1 = Dieses Abteil ist schon verderbt.
rev-why-rev-f-10-3 = Du stehst am Ende dieser Leiste.
rev-why-rev-f-12-5 = Sektor { $sector } ist voll.
rev-why-rev-f-12-11 = Archen und gelandete Schiffe bewegen sich nicht vorsichtig.
rev-why-rev-f-12-13 = { $verb ->
        [careful] Jeder erreichbare Sektor ist voll oder hat mehr Schiffe der Leere.
       *[move] Sektor { $sector } hat mehr Schiffe der Leere.
    }
rev-why-rev-f-12-16 = Kein Schiff darf den Zug in einem inneren Sektor beenden.
rev-why-rev-f-13-3 = In diesem Sektor gibt es nichts anzugreifen.
rev-why-rev-f-14-11 = { $verb ->
        [attach] Dieser Kadett hat schon 2 Karten.
       *[play] Beide Kadetten haben schon 2 Karten.
    }
rev-why-rev-f-14-12 = Alle 5 Fregattenfelder sind voll.
rev-why-rev-f-14-16 = { $verb ->
        [bonus] Du kannst keine Karte auf der Hand bezahlen.
       *[play] Du kannst diese Karte nicht bezahlen.
    }
rev-why-rev-f-15-1 = Auf dieser Bonusaktion liegt Verderbnis.
rev-why-rev-f-15-2 = Es braucht 3 Wissen und einen Rang unter 3.
rev-why-rev-f-15-6 = Du kannst diese Karte nicht voll bezahlen.
rev-why-rev-f-15-9 = Es gibt keine Verderbnis oder nichts zum Bezahlen.
rev-why-rev-f-17-4-3 = Dieses Schiff ist schon verderbt.
rev-why-rev-f-17-4-4 = Raumfähren haben kein Verderbnisfeld.
rev-why-gap-a-11 = Sektor { $sector } hat schon einen Planeten.
rev-why-gap-f-19 = Dieses Schiff hat sich schon bewegt.
rev-why-gap-f-34 = Von dieser Art ist keine Karte mehr da.
