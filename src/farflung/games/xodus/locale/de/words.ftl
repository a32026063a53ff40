### Was geantwortet werden kann, was gefragt wird, was geschieht und warum nicht, in X-ODUS. Die Namen stehen in
### names-xodus.ftl. Schiffe werden gebeugt; Systeme und Gegner stehen immer im ersten Fall oder als Beifügung.

## Nomen in Sätzen

xod-n-ship = { $ship ->
        [warship] das Kriegs­schiff
        [battlecruiser] der Schlacht­kreuzer
        [proto_ship] das Proto-Schiff
        [explorer] der Erkunder
        [pirate_ship] das Piraten­schiff
        [drone_specialist] der Drohnen­spezialist
       *[other] { $shipname }
    }
xod-n-ship-acc = { $ship ->
        [warship] das Kriegs­schiff
        [battlecruiser] den Schlacht­kreuzer
        [proto_ship] das Proto-Schiff
        [explorer] den Erkunder
        [pirate_ship] das Piraten­schiff
        [drone_specialist] den Drohnen­spezialisten
       *[other] { $shipname }
    }
xod-n-ship-dat = { $ship ->
        [warship] dem Kriegs­schiff
        [battlecruiser] dem Schlacht­kreuzer
        [proto_ship] dem Proto-Schiff
        [explorer] dem Erkunder
        [pirate_ship] dem Piraten­schiff
        [drone_specialist] dem Drohnen­spezialisten
       *[other] { $shipname }
    }
xod-n-ship-gen = { $ship ->
        [warship] des Kriegs­schiffs
        [battlecruiser] des Schlacht­kreuzers
        [proto_ship] des Proto-Schiffs
        [explorer] des Erkunders
        [pirate_ship] des Piraten­schiffs
        [drone_specialist] des Drohnen­spezialisten
       *[other] von { $shipname }
    }
xod-n-newship-acc = { $newship ->
        [warship] das Kriegs­schiff
        [battlecruiser] den Schlacht­kreuzer
        [proto_ship] das Proto-Schiff
        [explorer] den Erkunder
        [pirate_ship] das Piraten­schiff
        [drone_specialist] den Drohnen­spezialisten
       *[other] { $newshipname }
    }
xod-n-newship-dat = { $newship ->
        [warship] dem Kriegs­schiff
        [battlecruiser] dem Schlacht­kreuzer
        [proto_ship] dem Proto-Schiff
        [explorer] dem Erkunder
        [pirate_ship] dem Piraten­schiff
        [drone_specialist] dem Drohnen­spezialisten
       *[other] { $newshipname }
    }
xod-n-newship-gen = { $newship ->
        [warship] des Kriegs­schiffs
        [battlecruiser] des Schlacht­kreuzers
        [proto_ship] des Proto-Schiffs
        [explorer] des Erkunders
        [pirate_ship] des Piraten­schiffs
        [drone_specialist] des Drohnen­spezialisten
       *[other] von { $newshipname }
    }
xod-n-system = { $tile ->
        [GR] der Große Riss
       *[other] { $system }
    }
xod-n-in-system = { $tile ->
        [GR] am Großen Riss
       *[other] im System { $system }
    }
xod-n-to-system = { $tile ->
        [GR] zum Großen Riss
       *[other] ins System { $system }
    }
xod-n-from-system = { $tile ->
        [GR] vom Großen Riss
       *[other] aus dem System { $system }
    }
xod-n-of-system = { $tile ->
        [GR] des Großen Risses
       *[other] des Systems { $system }
    }
xod-n-by-newsystem = { $newtile ->
        [GR] vom Großen Riss
       *[other] vom System { $newsystem }
    }
xod-n-edge = { $edge ->
        [N] Norden
        [NE] Nordosten
        [SE] Südosten
        [S] Süden
        [SW] Südwesten
       *[NW] Nordwesten
    }
xod-n-edge-of = { $edge ->
        [N] nördlich
        [NE] nordöstlich
        [SE] südöstlich
        [S] südlich
        [SW] südwestlich
       *[NW] nordwestlich
    }
xod-n-foe = { $side ->
        [unseen] ein unbekannter Feind der Stufe { $level }
       *[other] { $foe }
    }
xod-n-phase = { $phase ->
        [setup] Aufbau
        [action] Aktionsphase
        [corruption] Verderbnisphase
       *[end] Rundenendphase
    }
xod-n-cause = { $cause ->
        [retaliation] durch Vergeltung
        [strain] durch Überlasten
        [disengaging] beim Lösen aus dem Kampf
        [avatar] durch einen Avatar
        [effect] durch eine Wirkung
       *[cost] als Preis
    }
xod-n-face = { $face ->
        [hit] einen Treffer
        [miss] einen Fehlschlag
       *[special] ein Spezialsymbol
    }
xod-n-colour = { $colour ->
        [red] roten
        [yellow] gelben
       *[blue] blauen
    }
xod-n-manoeuvre = { $manoeuvre ->
        [offensive] ein offensives Manöver mit allen Würfeln
        [defensive-1] ein defensives Manöver mit Würfel 1
        [defensive-2] ein defensives Manöver mit Würfel 2
       *[none] kein Manöver
    }
xod-n-dice = Würfel { $numbers } { xod-n-ship-gen }
xod-n-act = { $act ->
        [probe] sendet eine Sonde aus
        [jump] springt
        [blind-jump] wagt einen Blindsprung
        [rush] beginnt einen Hyperraum-Rush
        [explore] erkundet
        [scavenge] plündert
        [pacify] will das System befrieden
        [trade] handelt
        [maintain] wird gewartet
        [signal-action] arbeitet am Signal
       *[more] nimmt eine weitere Möglichkeit
    }
xod-n-deck = { $deck ->
        [enemy] Feinde
        [exploration] Erkundungen
        [module] Schiffsmodule
        [precursor-module] Vorläufer-Schiffsmodule
       *[damage] Schadenskarten
    }

## Antworten

xod-opt-choose-ship = { $shipname }
xod-opt-mount = { $gear }
xod-opt-activate = { $shipname }
xod-opt-take-in = { xod-n-ship-acc } in die Flotte aufnehmen
xod-opt-go-on = { $ask ->
        [fleet] So weitermachen
       *[other] Weiter
    }
xod-opt-agree = Zustimmen
xod-opt-refuse = Ablehnen
xod-opt-probe = Sonde nach { xod-n-edge }
xod-opt-relay-probe = Sonde { xod-n-edge-of } { xod-n-of-system }
xod-opt-jump = Sprung { xod-n-to-system }
xod-opt-jump-with = Sprung { xod-n-to-system } mit { $gear }{ xod-n-freely }
xod-opt-blind-jump = Blindsprung nach { xod-n-edge }
xod-opt-rush = { $ask ->
        [rush] Weiter { xod-n-to-system }
       *[other] Rush, zuerst { xod-n-to-system }
    }
xod-opt-stop = Hier anhalten
xod-opt-explore = Erkunden
xod-opt-scavenge = Nach Schrott plündern
xod-opt-scavenge-wreck = Schlüssel aus dem Wrack { xod-n-ship-gen } holen
xod-opt-pacify = System befrieden
xod-opt-trade = Handeln
xod-opt-maintain = Schiffswartung
xod-opt-signal-action = { $action ->
        [none] An Signal { $n } arbeiten
       *[other] { $action } ({ $signal })
    }
xod-opt-take-key = Schlüssel { $n } an Bord { xod-n-ship-gen } nehmen
xod-opt-strain = Überlasten für 1 Aktion
xod-opt-use = Nutzen: { $gear }{ xod-n-freely }
xod-n-freely = { $free ->
        [yes] , ohne Energie zu verbrauchen
       *[no] { "" }
    }
xod-opt-use-on-dice = { $gear }{ xod-n-freely }: { xod-n-dice }
xod-opt-use-for = Nutzen für { xod-n-ship-acc }: { $gear }{ xod-n-freely }
xod-opt-use-at = Nutzen { xod-n-in-system }: { $gear }{ xod-n-freely }
xod-opt-service = { $ally } fragen: { $service }
xod-opt-end-turn = Zug beenden
xod-opt-hide = Verstecken und Zug beenden
xod-opt-turn-tile = { $degrees ->
        [0] So liegen lassen
       *[other] Um { $degrees }° drehen
    }
xod-opt-reveal = Der Platz { xod-n-edge-of } { xod-n-of-system }
xod-opt-place = Legen: { xod-n-system }
xod-opt-stay = Bleiben, wo du bist
xod-opt-roll = { $ask ->
        [detection] Schleichen: Entdeckungswurf machen
       *[other] Würfeln
    }
xod-opt-be-detected = Angreifen: auf den Wurf verzichten
xod-opt-target = { $foe }
xod-opt-offensive = Offensiv: alle Würfel werfen
xod-opt-defensive = { $colour ->
        [none] Defensiv: nur Würfel { $n } werfen
       *[other] Defensiv: nur einen { xod-n-colour } Würfel werfen
    }
xod-opt-disengage = Aus dem Kampf lösen
xod-opt-done = { $ask ->
        [action] Fertig
        [trade] Handel beenden
        [pacify] Nichts weiter befrieden
        [reveal] Nichts weiter aufdecken
        [more] Keine weitere Möglichkeit
       *[other] Nichts weiter nutzen
    }
xod-opt-option = Möglichkeit { $n }
xod-opt-no-option = { $ask ->
        [option] Keine Möglichkeit nehmen
        [more] Keine weitere Möglichkeit
       *[other] Keine
    }
xod-opt-more = Eine weitere Möglichkeit für 1 Aktion
xod-opt-more-free = Eine weitere Möglichkeit umsonst
xod-opt-repair = { xod-n-ship-acc } reparieren
xod-opt-repair-signal = Signal { $n } reparieren
xod-opt-remove-damage = Schaden entfernen: { $damage }
xod-opt-buy-energy = Einen Energiemarker kaufen
xod-opt-dismantle = { $module } zerlegen
xod-opt-nothing = Nichts
xod-opt-buy = { $module } für { xod-n-ship-acc } kaufen
xod-opt-give-scrap = 1 Schrott { xod-n-ship-gen } an { xod-n-newship-acc }
xod-opt-give-module = { $module } an { xod-n-ship-acc } geben
xod-opt-give-key = Schlüssel { $n } an { xod-n-ship-acc } geben
xod-opt-dock-repair = Trockendock: { xod-n-ship-acc } reparieren
xod-opt-dock-remove = Trockendock, Schaden entfernen: { $damage }
xod-opt-scrap-to = 1 Schrott für { xod-n-ship-acc }
xod-opt-module-to = Für { xod-n-ship-acc }
xod-opt-pay-scraps = { $n ->
        [0] Nichts zahlen
       *[other] { xod-scraps } zahlen
    }
xod-opt-pay-energy = { $n ->
        [0] Nichts verbrauchen
       *[other] { xod-energy-markers } verbrauchen
    }
xod-opt-give-health = Einen Gesundheitsmarker opfern
xod-opt-give-energy = Den rechten Energiemarker opfern
xod-opt-pacify-system = Befrieden: { xod-n-system }
xod-opt-close-rift = Der Riss { xod-n-of-system }
xod-opt-peek = Signal { $n } ansehen
xod-opt-resolve = Ausführen: { $exploration }
xod-opt-discard-module = { $module } ablegen
xod-opt-switch-off = { $module } abschalten

## Fragen

xod-n-about = { $shipname }: { $text }
xod-ask-ship = Welches Schiff fliegst du?
xod-ask-mod = Welche Wirkung des neuen Mods baust du ein?
xod-ask-activate = Welches Schiff handelt als Nächstes?
xod-ask-fleet = Wer kommt in die Flotte?
xod-ask-consent = { $proposal ->
        [none] Bist du einverstanden?
       *[other] { $leader } schlägt vor: „{ $proposal }“. Bist du einverstanden?
    }
xod-ask-action = Was tust du?
xod-ask-exit = Wie kommst du davon?
xod-ask-rush = Wohin geht der Rush weiter?
xod-ask-turn-tile = { $system ->
        [none] Wie drehst du das neue System?
       *[other] Wie drehst du das neue System, { $system }?
    }
xod-ask-reveal = Wo deckst du ein System auf?
xod-ask-scan = Siehst du dir erst zwei Plättchen an?
xod-ask-pick-tile = Welches Plättchen legst du?
xod-ask-stay = Bleibst du hier oder springst du ins neue System?
xod-ask-detection = Schleichst du an den Feinden hier vorbei oder greifst du sie an?
xod-ask-target = Wen greifst du an?
xod-ask-manoeuvre = Welches Manöver fliegst du?
xod-ask-before-attack = Nutzt du etwas vor dem Angriffswurf?
xod-ask-after-attack = Änderst du den Angriffswurf?
xod-ask-after-detection = Änderst du den Entdeckungswurf?
xod-ask-after-skill = Änderst du den Fertigkeitswurf?
xod-ask-after-damage-roll = Änderst du den Schadenswurf?
xod-ask-retaliation = Milderst du die Vergeltung?
xod-ask-health-loss = Verringerst du den Verlust an Gesundheit?
xod-ask-after-loss = Antwortest du auf den Verlust an Gesundheit?
xod-ask-save = Rettest du das Schiff vor dem Ende?
xod-ask-disengage = Nutzt du etwas beim Lösen aus dem Kampf?
xod-ask-cloak = Tarnst du dich, statt zu würfeln?
xod-ask-option = Welche Möglichkeit nimmst du?
xod-ask-more = Nimmst du eine weitere Möglichkeit?
xod-ask-warning = Welche Möglichkeit nehmt ihr gemeinsam?
xod-ask-exploration = Welche Erkundung führst du aus?
xod-ask-maintenance = Was leistet die Schiffswartung?
xod-ask-repair-bonus = Reparierst du mehr?
xod-ask-trade = Was wechselt den Besitzer?
xod-ask-share = Wer nimmt den Schrott?
xod-ask-module = { $module ->
        [none] Wer nimmt das Modul?
       *[other] Wer nimmt das Modul { $module }?
    }
xod-ask-offer = Wie viel Schrott bringst du dar?
xod-ask-charge = Wie viel Energie lädst du?
xod-ask-sacrifice = Was opferst du für immer?
xod-ask-pacify = Welches System befriedest du?
xod-ask-rift = Welchen Riss schaltest du ab?
xod-ask-service = Worum bittest du?
xod-ask-decoy = Führst du den Avatar in die Irre?
xod-ask-hold = Hältst du die Verderbnis auf?
xod-ask-discard = Welches Modul verlierst du für immer?
xod-ask-switch-off = Welches Modul fällt aus?
xod-ask-key = Wer trägt den Schlüssel?
xod-ask-wormhole = Welchen Wurmlochmarker verschiebst du?
xod-ask-twin-probe = Sendest du eine zweite Sonde aus?

## Was geschieht

xod-log-ship-chosen = { $name } fliegt { xod-n-ship-acc }.
xod-log-start-revealed = Der X-ODUS beginnt { xod-n-in-system }.
xod-log-mod-mounted = { xod-n-ship } baut ein: { $gear }.
xod-log-round-begins = Runde { $n } beginnt.
xod-log-phase-begins = { xod-n-phase }.
xod-log-turn-begins = { xod-n-ship } beginnt seinen Zug.
xod-log-turn-ends = { xod-n-ship } hat gehandelt.
xod-log-joined = { xod-n-ship } schließt sich der Flotte { xod-n-newship-gen } an.
xod-log-declined = { $name } lehnt ab.
xod-log-tile-revealed = { xod-n-ship } deckt auf: { xod-n-system }.
xod-log-tile-placed = { xod-n-system } liegt { xod-n-edge-of } { xod-n-by-newsystem }.
xod-log-moved = { xod-n-ship } fliegt { xod-n-to-system }.
xod-log-crossed = { xod-n-ship } rast vorbei: { xod-n-system }.
xod-log-strained = { xod-n-ship } überlastet die Triebwerke.
xod-log-ally-met = Ein Verbündeter { xod-n-in-system }: { $ally }.
xod-log-ware-offered = Im Angebot ({ $ally }): { $module }.
xod-log-detection-rolled = Entdeckungswurf { xod-n-in-system }.
xod-log-undetected = Unentdeckt { xod-n-in-system }.
xod-log-detected = Entdeckt { xod-n-in-system }!
xod-log-die-rolled = { xod-n-ship } würfelt { xod-n-face } mit Würfel { $n }.
xod-log-die-rerolled = { xod-n-ship } würfelt Würfel { $n } neu: { xod-n-face }.
xod-log-miss-ignored = { xod-n-ship } ignoriert den Fehlschlag von Würfel { $n }.
xod-log-special-spent = { xod-n-ship } verwendet das Spezialsymbol von Würfel { $n }.
xod-log-gear-used = { xod-n-ship } nutzt: { $gear }.
xod-log-energy-flipped = { xod-n-ship } verbraucht { $n } Energie.
xod-log-energy-recovered = { xod-n-ship } regeneriert { $n } Energie.
xod-log-energy-gained = { xod-n-ship } erhält { xod-energy-markers }.
xod-log-energy-discarded = { xod-n-ship } verliert { xod-energy-markers } für immer.
xod-log-health-lost = { xod-n-ship } verliert { xod-n-cause } { $n } Gesundheit.
xod-log-health-recovered = { xod-n-ship } regeneriert { $n } Gesundheit.
xod-log-health-discarded = { xod-n-ship } verliert { xod-health-markers } für immer.
xod-log-health-markers = { xod-n-ship } hat jetzt { xod-health-markers }.
xod-log-loss-prevented = { xod-n-ship-dat } bleibt der Verlust von { $n } Gesundheit erspart.
xod-log-scraps-gained = { xod-n-ship } erhält { xod-scraps }.
xod-log-scraps-paid = { xod-n-ship } zahlt { xod-scraps }.
xod-log-scraps-lost = { xod-n-ship } verliert { xod-scraps }.
xod-log-scrap-given = { xod-n-ship } gibt { xod-n-newship-dat } 1 Schrott.
xod-log-module-gained = { xod-n-ship } erhält { $module }.
xod-log-module-bought = { xod-n-ship } bekommt { $module } für { xod-scraps }.
xod-log-module-given = { xod-n-ship } gibt { xod-n-newship-dat }: { $module }.
xod-log-module-lost = { xod-n-ship } verliert { $module }.
xod-log-module-dismantled = { xod-n-ship } zerlegt { $module }.
xod-log-module-switched-off = { $module } { xod-n-ship-gen } fällt aus.
xod-log-exp-gained = { xod-n-ship } hat jetzt { $n } EXP.
xod-log-level-reached = { xod-n-ship } erreicht Stufe { $n }.
xod-log-damage-drawn = { xod-n-ship } ist beschädigt: { $damage }.
xod-log-damage-removed = { xod-n-ship } ist den Schaden los: { $damage }.
xod-log-ship-defeated = { xod-n-ship } wird { xod-n-in-system } besiegt.
xod-log-combat-begins = Kampf { xod-n-in-system }.
xod-log-enemy-drawn = { xod-n-in-system } erscheint: { xod-n-foe }.
xod-log-attack-begins = Angriff { $n }, Ziel: { xod-n-foe }.
xod-log-manoeuvre = { xod-n-ship } fliegt { xod-n-manoeuvre }.
xod-log-critical = Kritischer Fehlschlag { xod-n-ship-gen }!
xod-log-skill-triggers = { xod-n-foe } setzt die Fähigkeit ein.
xod-log-attack-value = { xod-hits } gegen { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
    }.
xod-log-foe-hit = { xod-n-foe } verliert { $n } Gesundheit.
xod-log-foe-recovers = { xod-n-foe } regeneriert { $n } Gesundheit.
xod-log-retaliation = Vergeltung { $n } gegen { xod-n-ship-acc }.
xod-log-foe-defeated = Besiegt: { xod-n-foe }.
xod-log-combat-ends = Der Kampf { xod-n-in-system } ist vorbei.
xod-log-disengaged = { xod-n-ship } löst sich aus dem Kampf.
xod-log-hidden = { xod-n-ship } versteckt sich.
xod-log-pacified = { xod-n-system } ist befriedet.
xod-log-pacification-ages = { $n ->
        [0] { xod-n-system } ist wieder feindlich.
       *[other] Der Frieden { xod-n-in-system } bröckelt.
    }
xod-log-explored = { xod-n-ship } erkundet: { $exploration }.
xod-log-option-taken = { xod-n-ship } nimmt Möglichkeit { $n }.
xod-log-skill-rolled = Fertigkeitswurf: { $face ->
        [hit] { xod-hits }
       *[special] { xod-specials }
    } nötig.
xod-log-skill-succeeds = Der Fertigkeitswurf gelingt mit { $n }.
xod-log-skill-fails = Der Fertigkeitswurf misslingt mit { $n }.
xod-log-signal-revealed = Signal { $key }: { $signal }.
xod-log-signal-peeked = Signal { $key } entpuppt sich: { $signal }.
xod-log-signal-progress = Signal { $key } steht bei { $n }.
xod-log-signal-open = Schlüssel { $key } kann genommen werden.
xod-log-key-placed = Schlüssel { $key } liegt { xod-n-in-system }.
xod-log-key-taken = { xod-n-ship } nimmt Schlüssel { $key }.
xod-log-key-given = { xod-n-ship } gibt { xod-n-newship-dat } Schlüssel { $key }.
xod-log-key-scavenged = { xod-n-ship } birgt Schlüssel { $key } aus dem Wrack.
xod-log-key-activated = Schlüssel { $key } ist am Großen Riss aktiviert.
xod-log-last-key = Alle Schlüssel sind aktiviert: Die Avatare wenden sich dem Großen Riss zu.
xod-log-rift-closed = Der Riss { xod-n-in-system } ist geschlossen.
xod-log-rift-opened = Ein Riss öffnet sich { xod-n-in-system }.
xod-log-wormhole-opened = Ein Wurmloch öffnet sich { xod-n-in-system }.
xod-log-avatars-slowed = Die Avatare sind in dieser Runde langsamer.
xod-log-avatars-hastened = Die Avatare sind in dieser Runde schneller.
xod-log-corruption-held = Die Verderbnis ist für diese Runde aufgehalten.
xod-log-corruption-advances = Die Verderbnis erreicht Feld { $n }.
xod-log-herald = Die Flucht { xod-n-from-system } kündet von der Verderbnis.
xod-log-avatar-enters = { $foe } erscheint { xod-n-in-system }.
xod-log-avatar-escapes = { $foe } entkommt und kehrt bei Feld { $n } zurück.
xod-log-avatar-gone = { $foe } ist endgültig fort.
xod-log-avatar-die-rolled = { $foe } darf { xod-systems } weit ziehen.
xod-log-avatar-moves = { $foe } zieht { xod-n-to-system }.
xod-log-avatar-engages = { $foe } zieht { xod-n-ship-acc } ins Gefecht.
xod-log-enemies-added = { $n ->
        [one] { $n } stärkerer Feind kommt ins Deck.
       *[other] { $n } stärkere Feinde kommen ins Deck.
    }
xod-log-enemy-returns = Zurück ins Deck: { xod-n-foe }.
xod-log-fleets-split = Die Flotten lösen sich auf.
xod-log-scavenged = { xod-n-ship } plündert.
xod-log-maintained = { xod-n-ship } hat die Schiffswartung beendet.
xod-log-repaired = { xod-n-ship } repariert { xod-n-newship-acc }.
xod-log-damage-rolled = { xod-n-ship } macht einen Schadenswurf: { $cause ->
        [strain] Überlasten
        [disengaging] Lösen aus dem Kampf
        [avatar] Gefecht mit einem Avatar
        [retaliation] Vergeltung
       *[other] eine Wirkung
    }.
xod-log-deck-reshuffled = Neu gemischt: abgelegte { xod-n-deck }.
xod-log-won = Der Große Riss ist versiegelt. Die Mannschaften haben gewonnen!
xod-log-lost = { $outcome ->
        [destroyed] Das letzte Schiff ist verloren. Die Mannschaften sind besiegt.
       *[awakened] Die Verderbnis erwacht. Die Mannschaften sind besiegt.
    }
xod-log-action-taken = { xod-n-ship } { xod-n-act }.
xod-log-actions-left = { $n ->
        [0] { xod-n-ship } hat keine Aktion mehr.
       *[other] { xod-n-ship } hat noch { xod-actions }.
    }
xod-log-extra-die = { xod-n-ship } wirft einen { xod-n-colour } Würfel zusätzlich.
xod-log-trade-ends = Der Handel ist beendet.

## Warum nicht

xod-why-xod-2-11 = Dieses Schiff ist schon gewählt.
xod-why-xod-3-2 = Es sind zu wenige Aktionen übrig.
xod-why-xod-3-4 = Dieses Schiff hat in dieser Runde schon gehandelt.
xod-why-xod-4-6 = Ein Schiff, das schon gehandelt hat, kann keiner Flotte beitreten.
xod-why-xod-5-1 = Auf dieser Seite ist keine Öffnung.
xod-why-xod-5-3 = So träfe keine Öffnung auf dein System.
xod-why-xod-5-7 = Ein Rush braucht mehr Aktionen, als du noch hast.
xod-why-xod-6-1 = Hier gibt es nichts zu erkunden.
xod-why-xod-6-4 = Du hast in dieser Runde schon geplündert.
xod-why-xod-6-6 = Dieses System wird nicht von Feinden bewacht.
xod-why-xod-6-8 = Hier ist niemand zum Handeln.
xod-why-xod-6-12 = Es gibt nichts zu warten oder nichts zum Bezahlen.
xod-why-xod-6-13 = Zu wenig Schrott für eine Reparatur.
xod-why-xod-6-14 = Zu wenig Schrott, um eine Schadenskarte zu entfernen.
xod-why-xod-6-16 = Zu wenig Schrott, oder du hast schon alle 7 Energiemarker.
xod-why-xod-7-1 = Dieses Schiff hat in dieser Runde schon überlastet.
xod-why-xod-7-4 = Ein Schiff der Flotte hat schon überlastet.
xod-why-xod-8-2 = Die Grenze dort ist geschlossen.
xod-why-xod-8-21 = In Verderbten Systemen gibt es nichts zu erkunden.
xod-why-xod-9-2 = Dieses System ist schon befriedet.
xod-why-xod-11-3 = Der Schrott hier reicht dafür nicht.
xod-why-xod-11-4 = Der Verbündete wurde in dieser Runde schon gefragt, der Schrott fehlt, oder es käme nichts dabei heraus.
xod-why-xod-12-6 = Diese Möglichkeit ist schon genommen.
xod-why-xod-12-7 = Diese Möglichkeit braucht eine andere Klasse.
xod-why-xod-15-4 = Die Bedingung des Signals ist noch nicht erfüllt.
xod-why-xod-17-6 = Kein Energiemarker ist mehr bereit.
xod-why-xod-g15 = Die Signalkarte erlaubt es gerade nicht.
xod-why-xod-g18 = { $verb ->
        [turn-tile] Damit wäre die Karte abgeriegelt.
       *[other] Der Systemstapel ist leer.
    }
xod-why-xod-g28 = Es ist kein Feind mehr zu ziehen.
xod-why-xod-g39 = Jemand anderes hat abgelehnt.
