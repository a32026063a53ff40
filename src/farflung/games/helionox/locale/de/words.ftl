### Antworten, Fragen, Ereignisse und Gründe in Helionox. Die Namen stehen in names-helionox.ftl.
### $name ist eine Person am Tisch, $ask die Frage, zu der eine Antwort gehört, $verb die Antwort, die eine Regel verwehrt.
### Ein Ort kommt als $place, und mit Präposition als $at (wo), $to (wohin) und $from (woher).

## Antworten

hel-opt-play = „{ $card }“ spielen
hel-opt-buy = „{ $card }“ kaufen
hel-opt-travel = { $to } reisen
hel-opt-place-embassy = Botschaft errichten
hel-opt-overcome = „{ $event }“ überwinden
hel-opt-alternative = „{ $event }“ überwinden: { $alternative }
hel-opt-call = Um Hilfe gegen „{ $event }“ rufen
hel-opt-use-architect = { $ability }
hel-opt-bonus = Ortsbonus nutzen
hel-opt-key = Schlüssel­zugang nutzen
hel-opt-cycle = „{ $card }“ umwälzen
hel-opt-cycle-request = Auftrag umwälzen
hel-opt-gain-cargo = Fracht { $from } laden
hel-opt-deliver = Fracht { $from } liefern
hel-opt-use-fleet = „{ $fleet }“ nutzen
hel-opt-garrison-credit = Garnison für { hel-credits } entfernen
hel-opt-garrison-defense = Garnison für { hel-defense } entfernen
hel-opt-end-turn = Zug beenden
hel-opt-partner = { $name } fragen
hel-opt-offer = { hel-defense } anbieten
hel-opt-accept = Helfen
hel-opt-refuse = Ablehnen
hel-opt-stop-helping = Nichts weiter spielen
hel-opt-raise = Angebot auf { hel-defense } erhöhen
hel-opt-break-off = Abbrechen
hel-opt-take = { $effect ->
        [none] { $ask ->
            [fleet] Nutzen
           *[other] Das tun
        }
       *[other] { $effect }
    }
hel-opt-decline = { $ask ->
        [move] Bleiben
        [consume] Nichts verbrauchen
        [discard-cost] Nichts abwerfen
        [consume-cost] Nichts verbrauchen
        [copy] Nichts kopieren
        [obtain] Nichts erwerben
        [cycle] Nichts umwälzen
        [reward] Keine Belohnung
        [turn-over] Nichts umdrehen
        [shift] Alles liegen lassen
        [topdeck] Nichts hinlegen
        [cargo] Nichts laden
       *[other] Darauf verzichten
    }
hel-opt-done = { $ask ->
        [consume] Nichts weiter verbrauchen
        [cycle] Nichts weiter umwälzen
       *[other] Fertig
    }
hel-opt-choose = Möglichkeit { $n }
hel-opt-move = Schiff { $to } bewegen
hel-opt-discard = „{ $card }“ abwerfen
hel-opt-consume = „{ $card }“ verbrauchen
hel-opt-consume-discarded = „{ $card }“ aus dem Ablage­stapel verbrauchen
hel-opt-obtain = „{ $card }“ erwerben
hel-opt-copy = „{ $card }“ kopieren
hel-opt-turn-over = „{ $event }“ { $at } umdrehen
hel-opt-shift = „{ $event }“ verlegen
hel-opt-shift-to = { $to }
hel-opt-topdeck = „{ $card }“ auf das Deck legen
hel-opt-look-take = „{ $card }“ auf die Hand nehmen
hel-opt-put-back = „{ $card }“ zurücklegen
hel-opt-search = „{ $card }“ sichern
hel-opt-event-back = „{ $event }“ zurücklegen
hel-opt-consume-self = Diese Karte verbrauchen
hel-opt-from-bank = { $n ->
        [0] Nichts aus der Bank zahlen
       *[other] { hel-credits } aus der Bank zahlen
    }
hel-opt-bank-reward = { hel-credits } einlagern
hel-opt-tech-reward = „{ $card }“ nehmen
hel-opt-keep-rest = Den Rest behalten
hel-opt-lose-cargo = Die Fracht { $from }
hel-opt-give-event = { $event } { $at }
hel-opt-give-card = { $card }
hel-opt-draft = { $architect } behalten
hel-opt-choose-architect = { $architect } wecken
hel-opt-choose-pair = { $faction ->
        [Verteidigung] Die Verteidigungs-Karten
       *[other] Die { $faction }-Karten
    }
hel-opt-choose-fleet = { $fleet }
hel-opt-discard-any = Irgendeine Karte abwerfen

## Fragen

hel-ask-main = Was tust du?
hel-ask-move = Wohin bewegst du dich?
hel-ask-discard = Welche Karte wirfst du ab?
hel-ask-discard-cost = Welche Karte wirfst du dafür ab?
hel-ask-consume = Welche Karte verbrauchst du?
hel-ask-consume-cost = Welche Karte verbrauchst du dafür?
hel-ask-obtain = Welche Karte erwirbst du?
hel-ask-cycle = Was wälzt du um?
hel-ask-optional = { $effect ->
        [none] Tust du das?
       *[other] Möchtest du { $effect }?
    }
hel-ask-choice = Was wählst du?
hel-ask-copy = Welche Karte kopierst du?
hel-ask-turn-over = Welches Ereignis drehst du um?
hel-ask-shift = Welches Ereignis verlegst du?
hel-ask-shift-to = Wohin kommt das Ereignis?
hel-ask-topdeck = Welche Karte legst du auf dein Deck?
hel-ask-look = Welche dieser Karten nimmst du?
hel-ask-put-back = Welche Karte legst du als Nächstes zurück?
hel-ask-search = Welche Karte suchst du?
hel-ask-events-back = Welches Ereignis legst du als Nächstes zurück?
hel-ask-cargo = Welche Fracht lädst du?
hel-ask-bank = Wie viel zahlst du aus deiner Bank?
hel-ask-alternative = Welche Karte wirfst du ab, um das Ereignis zu überwinden?
hel-ask-partner = Wen bittest du um Hilfe?
hel-ask-offer = Wie viel Verteidigung bringst du ein?
hel-ask-answer = { $event ->
        [none] Hilfst du?
       *[other] { $name } bittet dich um Hilfe gegen „{ $event }“ und bietet { hel-defense }; du gäbst { $share }. Hilfst du?
    }
hel-ask-help = { $event ->
        [none] Welche Karte spielst du, um zu helfen?
       *[other] Gegen „{ $event }“ braucht es noch { hel-defense }. Welche Karte spielst du?
    }
hel-ask-shortfall = { $event ->
        [none] Die Hilfe reicht nicht. Was tust du?
       *[other] Die Hilfe reicht nicht: Gegen „{ $event }“ braucht es noch { hel-defense }. Was tust du?
    }
hel-ask-reward = Welche Belohnung nimmst du für die Lieferung?
hel-ask-fleet = { $fleet ->
        [none] Nutzt du dein Flottengut?
       *[other] Nutzt du „{ $fleet }“?
    }
hel-ask-keep = Welche Karte wirfst du vor dem Ziehen ab?
hel-ask-cut = Du hast mehr als { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }. Welche wirfst du ab?
hel-ask-raid = Ein Überfall! Welche Fracht verlierst du?
hel-ask-plague = Die Rote Pest: Welche Karte wirfst du ab?
hel-ask-pushed = Die Gürtelkaskade treibt dein Schiff fort. Wohin?
hel-ask-syndicate-event = Welches Ereignis nimmt das Schatten­syndikat?
hel-ask-syndicate-card = Welche Karte nimmt das Schatten­syndikat?
hel-ask-draft = Welchen Architekten behältst du?
hel-ask-architect = Welchen Architekten weckst du?
hel-ask-pair = Mit welcher Fraktion beginnst du?
hel-ask-fleet-asset = Welches Flottengut fliegst du?
hel-ask-pay = { $effect ->
        [none] Zahlst du dafür?
       *[other] Möchtest du { $effect }?
    }

## Was geschieht

hel-log-turn-began = Zug { $n }: { $name }.
hel-log-became-active = Aktives Ereignis { $at }: { $event }.
hel-log-event-arrived = Neues Ereignis { $at }: { $event }.
hel-log-thawed = { $n ->
        [0] Der Architekt von { $name } erwacht.
       *[other] Der Architekt von { $name } taut auf, noch { $n }.
    }
hel-log-played = { $name } spielt „{ $card }“.
hel-log-credits-gained = { $name } erhält { hel-credits }.
hel-log-defense-gained = { $name } erhält { hel-defense }.
hel-log-influence-gained = { $name } erhält { hel-influence }.
hel-log-infamy-taken = { $name } nimmt { hel-infamy }.
hel-log-infamy-removed = { $name } tilgt { hel-infamy }.
hel-log-drew = { $name } zieht „{ $card }“.
hel-log-drew-unseen = { $name } zieht { hel-cards }.
hel-log-discarded = { $name } wirft „{ $card }“ ab.
hel-log-consumed = { $name } verbraucht „{ $card }“.
hel-log-bought = { $n ->
        [0] { $name } kauft „{ $card }“ umsonst.
       *[other] { $name } kauft „{ $card }“ für { hel-credits }.
    }
hel-log-obtained = { $name } erwirbt „{ $card }“.
hel-log-secured = { $name } sichert „{ $card }“.
hel-log-secured-unseen = { $name } sichert eine Karte.
hel-log-market-shown = Neu im Markt: { $card }.
hel-log-cycled = { $name } wälzt „{ $card }“ um.
hel-log-request-cycled = { $name } wälzt einen Auftrag um.
hel-log-moved = { $name } bewegt sich { $to }.
hel-log-travelled = { $name } reist für { hel-credits } { $to }.
hel-log-embassy-placed = { $name } errichtet eine Botschaft { $at }.
hel-log-overcame = { $name } überwindet „{ $event }“.
hel-log-called = { $name } bittet { $partner } um Hilfe und bietet { hel-defense }.
hel-log-accepted = { $name } hilft.
hel-log-refused = { $name } lehnt ab.
hel-log-collaborated = { $name } bringt { hel-defense } ein, gemeinsam mit { $partner }.
hel-log-broken-off = { $name } bricht die Zusammen­arbeit ab.
hel-log-architect-used = { $name } nutzt { $architect } (Kryo { $cryo }).
hel-log-bonus-taken = { $name } nutzt den Ortsbonus: { $site }.
hel-log-key-taken = { $name } nutzt den Schlüssel­zugang: { $site }.
hel-log-credits-banked = { $name } lagert { hel-credits } ein.
hel-log-defense-banked = { $name } lagert { hel-defense } ein.
hel-log-cargo-gained = { $name } lädt Fracht { $from }.
hel-log-cargo-delivered = { $name } liefert Fracht { $from } { $to }.
hel-log-cargo-lost = { $name } verliert Fracht { $from }.
hel-log-request-fulfilled = { $name } erfüllt den Auftrag „{ $request }“.
hel-log-request-drawn = { $name } zieht den Auftrag „{ $request }“.
hel-log-illegal-taken = { $name } nimmt „{ $card }“ { $at }.
hel-log-fleet-used = { $name } nutzt „{ $fleet }“.
hel-log-garrison-removed = { $name } entfernt die Garnison { $at }.
hel-log-copied = { $name } kopiert „{ $card }“.
hel-log-turned-over = { $name } dreht „{ $event }“ { $at } auf die inaktive Seite zurück.
hel-log-shifted = { $name } verlegt „{ $event }“ { $to }.
hel-log-searched = { $name } durchsucht das Deck und mischt es.
hel-log-looked = { $name } sieht sich { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } des Decks an.
hel-log-events-looked = { $name } sieht sich { $n ->
        [one] das oberste Ereignis
       *[other] die obersten { $n } Ereignisse
    } an.
hel-log-reshuffled = { $name } mischt den Ablage­stapel zu einem neuen Deck.
hel-log-topdecked = { $name } legt „{ $card }“ oben auf das Deck.
hel-log-shutdown-ignored = { $name } ignoriert in diesem Zug die Stilllegung.
hel-log-market-cheaper = { $name } zahlt für die nächste Marktkarte { hel-credits } weniger.
hel-log-events-cheaper = { $name } zahlt für das nächste Ereignis { hel-defense } weniger.
hel-log-counters-removed = { $name } entfernt { $n } Kryomarker.
hel-log-syndicate-event = Das Schatten­syndikat nimmt „{ $event }“.
hel-log-syndicate-card = Das Schatten­syndikat nimmt „{ $card }“.
hel-log-turn-ended = { $name } beendet den Zug.
hel-log-mission-done = Mission erfüllt: { $mission }.
hel-log-mission-failed = Mission gescheitert: { $mission }.
hel-log-mission-met = { $name } erfüllt die Mission „{ $mission }“.
hel-log-scored = { $team ->
        [yes] Das Team hat { hel-influence }.
       *[no] { $name } hat { hel-influence }.
    }
hel-log-syndicate-scored = Das Schatten­syndikat hat { hel-influence }.
hel-log-game-ended = Der Ereignis­stapel ist leer: Das Spiel endet.
hel-log-architect-taken = { $name } weckt { $architect }.
hel-log-architect-passed = { $architect } kommt im Draft zu { $name }.
hel-log-draft-shown = Die gewählten Architekten werden aufgedeckt.
hel-log-pair-taken = { $faction ->
        [Verteidigung] { $name } beginnt mit den Verteidigungs-Karten.
       *[other] { $name } beginnt mit den { $faction }-Karten.
    }
hel-log-fleet-taken = { $name } fliegt „{ $fleet }“.
hel-log-offer-raised = { $name } erhöht das Angebot auf { hel-defense }.
hel-log-cargo-returned = Die Fracht { $from } kehrt in ihren Vorrat zurück.

## Nomen im Satz

hel-n-syndicate = Das Schatten­syndikat
hel-n-ability = Fähigkeit { $n } nutzen
hel-n-fleet = Flottengut
hel-n-alternative = mit alternativen Kosten
hel-n-priced = { $text } ({ hel-credits })

## Warum nicht

hel-why-hel-2-2 = Ohne das Merkur-Protokoll gibt es keine Fracht.
hel-why-hel-2-12 = Dafür hast du zu wenige Kryomarker.
hel-why-hel-4-11 = Alle deine Botschaften sind auf dem Spielplan.
hel-why-hel-8-2 = Dieser Ort ist stillgelegt.
hel-why-hel-8-3 = Dieser Ort ist stillgelegt.
hel-why-hel-9-2 = Dein Architekt ist noch eingefroren.
hel-why-hel-10-2 = { $verb ->
        [cycle] Du hast in diesem Zug schon umgewälzt.
       *[other] Du hast in diesem Zug schon einen Ort genutzt.
    }
hel-why-hel-10-7 = Der Auftrags­stapel ist leer.
hel-why-hel-11-1 = Du hast in diesem Zug schon um Hilfe gerufen.
hel-why-hel-11-4 = { $verb ->
        [partner] { $name } ist nicht hier und hat hier keine Botschaft.
       *[call] Niemand, der helfen könnte, ist hier oder hat hier eine Botschaft.
    }
hel-why-hel-11-5 = Du brauchst mindestens 1 eigene Verteidigung.
hel-why-hel-11-9 = Jetzt kannst du nur Karten spielen, die Verteidigung geben.
hel-why-hel-12-1 = Das kannst du nicht bezahlen.
hel-why-hel-12-6 = Es ist kein Hauptgut mehr da.
hel-why-hel-13-9 = Diese einzigartige Karte wurde in diesem Zug schon gespielt.
hel-why-hel-13-10 = Diese einzigartige Karte wurde in diesem Zug schon genutzt.
hel-why-hel-14-1 = Dafür reicht deine Verteidigung nicht.
hel-why-hel-14-2 = Dein Schiff ist nicht dort.
hel-why-hel-15-2 = Deine Karten reichen nicht für alle seine Kosten.
hel-why-hel-15-3 = Die verlangte Karte hast du nicht auf der Hand.
hel-why-hel-15-4 = Die verlangten Kredite hast du nicht.
hel-why-hel-15-5 = Nur aktive Ereignisse haben alternative Kosten.
hel-why-hel-16-1 = Für diese Reise fehlen dir Kredite.
hel-why-hel-16-4 = Die Abreise ist besteuert: Sie kostet { hel-credits }.
hel-why-hel-17-1 = Eine Botschaft kannst du nicht bezahlen.
hel-why-hel-17-2 = Du hast hier schon eine Botschaft.
hel-why-hel-17-3 = Dieser Ort ist stillgelegt.
hel-why-hel-18-3 = Sie gehört zur falschen Fraktion.
hel-why-hel-19-2 = Du hast hier keine Botschaft.
hel-why-hel-19-5 = Du hast diesen Ort in diesem Zug schon genutzt.
hel-why-hel-28-2 = Fracht kannst du nicht bezahlen.
hel-why-hel-28-4 = Du hast hier in diesem Zug schon Fracht geladen.
hel-why-hel-28-5 = Du hast schon Fracht { $from } an Bord.
hel-why-hel-28-6 = Dieser Ort ist stillgelegt.
hel-why-hel-29-2 = Fracht kann nicht an ihren eigenen Ort geliefert werden.
hel-why-hel-29-3 = Du hast hier in diesem Zug schon geliefert.
hel-why-hel-29-5 = Dieser Ort ist stillgelegt.
hel-why-hel-31-3 = Mit eingelagerten Krediten kannst du nur Marktkarten bezahlen.
hel-why-hel-32-1 = Illegale Technik gibt es nur für gelieferte Fracht.
hel-why-hel-33-7 = Du hast in diesem Zug schon umgewälzt.
hel-why-hel-33-8 = Du hast keinen Auftrag.
hel-why-hel-37-3 = { $verb ->
        [garrison-credit] Dir fehlt der Kredit dafür.
       *[garrison-defense] Dir fehlt die Verteidigung dafür.
    }
hel-why-hel-42-6 = Du bist allein: Niemand ist da, den du rufen könntest.
hel-why-hel-gap-15 = { $verb ->
        [buy] Krieg um Rohstoffe: Hauptgüter sind nicht zu kaufen.
       *[other] Fall des Senats: Niemand kann umwälzen.
    }
hel-why-hel-gap-20 = Du hast es in diesem Zug schon genutzt.
hel-why-hel-gap-26 = { $verb ->
        [partner] { $name } hat in diesem Zug schon abgelehnt.
       *[call] { $refused ->
            [yes] Wer hier helfen könnte, hat in diesem Zug schon abgelehnt.
           *[no] Es kostet nur 1 Verteidigung: Da gibt es nichts zu teilen.
        }
    }
hel-why-hel-gap-28 = In einer Zusammen­arbeit musst du Verteidigung wählen.
hel-why-hel-gap-32 = Im Vorrat ist keine Fracht { $from } mehr.
hel-why-hel-gap-34 = Eine Karte, die kopiert, kann nicht kopiert werden.
hel-why-hel-gap-39 = Dafür ist sie zu teuer.
hel-why-hel-gap-40 = Du kannst nicht dafür zahlen, oder es brächte nichts.
hel-why-hel-gap-41 = Fähigkeiten können jetzt keine Schiffe bewegen.
hel-why-hel-gap-51 = An Katastrophen lässt sich so nichts ändern.
