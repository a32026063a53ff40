### Die Texte der Karten von X-ODUS, aus ihren Wirkungen geschrieben. Jede Wirkung ist ein Satzteil in der Befehlsform oder
### eine Aussage, jeder Auslöser der Rahmen darum ($clause, oder $text mit großem Anfangsbuchstaben). $inverted: Ein Nebensatz
### geht voraus, das Verb steht vor dem Subjekt.

## Satzteile

xod-scraps = { $n } Schrott
xod-hits = { $n } Treffer
xod-specials = { $n ->
        [one] { $n } Spezialsymbol
       *[other] { $n } Spezialsymbole
    }
xod-actions = { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    }
xod-systems = { $n ->
        [one] { $n } System
       *[other] { $n } Systeme
    }
xod-shields = { $n ->
        [one] { $n } Schild
       *[other] { $n } Schilde
    }
xod-damage-cards = { $n ->
        [one] { $n } Schadenskarte
       *[other] { $n } Schadenskarten
    }
xod-energy-markers = { $n } Energiemarker
xod-health-markers = { $n } Gesundheits­marker
xod-which-specials = { $n ->
        [0] { $who ->
                [fleet] beliebig viele Spezialsymbole von Schiffen deiner Flotte
               *[self] beliebig viele eigene Spezialsymbole
            }
       *[other] { $who ->
                [fleet] bis zu { xod-specials } von Schiffen deiner Flotte
               *[self] bis zu { $n } eigene Spezialsymbole
            }
    }

## Was man erhält und regeneriert: Mehreres hintereinander teilt sich ein Verb

xod-gain = erhalte { $goods }
xod-recover = regeneriere { $goods }
xod-good-scrap = { $on ->
        [on_scavenge] { $n } Schrott mehr
        [on_enemy_defeated] { $n } Schrott mehr
       *[other] { xod-scraps }
    }
xod-good-module = { $n ->
        [one] { $n } Schiffsmodul
       *[other] { $n } Schiffsmodule
    }
xod-good-precursor_module = { $n ->
        [one] { $n } Vorläufer-Schiffsmodul
       *[other] { $n } Vorläufer-Schiffsmodule
    }
xod-good-heal = { $n } Gesundheit
xod-good-energy = { $n ->
        [0] alle Energie
       *[other] { $n } Energie
    }

## Wirkungen

xod-fx-add_hit = füge dem Angriff { xod-hits } hinzu
xod-fx-add_hit-per_mate = füge dem Angriff 1 Treffer für jedes andere Schiff deiner Flotte hinzu, höchstens { $n }
xod-fx-remove_hit = { $n ->
        [one] zählt { $n } deiner Treffer nicht
       *[other] zählen { $n } deiner Treffer nicht
    }
xod-fx-hit_from_special = verwende { xod-which-specials }; jedes wird zu { $each ->
        [one] { $each } Treffer
       *[other] { $each } Treffern
    }
xod-fx-direct_from_special = verwende { xod-which-specials }; jedes nimmt dem Ziel 1 Gesundheit an seinen Schilden vorbei
xod-fx-direct = nimm dem Ziel { $n } Gesundheit an seinen Schilden vorbei
xod-fx-direct-as_lost = nimm dem Ziel ebenso viel Gesundheit an seinen Schilden vorbei, höchstens { $n }
xod-fx-double_hits = jeder Treffer auf deinen eigenen Würfeln zählt doppelt
xod-fx-pierce = { $n ->
        [9] ignoriere alle seine Schilde, bei einem Avatar aber nur 2
       *[other] ignoriere bei diesem Angriff { xod-shields } des Ziels
    }
xod-fx-sunder = { $n ->
        [9] seine Schilde zählen bis zum Ende dieses Kampfs nicht, bei einem Avatar nur 2 davon
       *[other] bis zum Ende dieses Kampfs { $n ->
                [one] zählt { $n } Schild
               *[other] zählen { $n } Schilde
            } des Ziels nicht
    }
xod-fx-reroll = { $who ->
        [mate] ein anderes Schiff deiner Flotte würfelt { $n ->
                [0] beliebig viele seiner Würfel
                [one] { $n } seiner Würfel
               *[other] bis zu { $n } seiner Würfel
            } neu
        [one_ship] würfle { $n ->
                [0] beliebig viele Würfel eines Schiffs in deinem System
                [one] { $n } Würfel eines Schiffs in deinem System
               *[other] bis zu { $n } Würfel eines Schiffs in deinem System
            } neu
        [fleet] würfle { $n ->
                [0] beliebig viele Würfel dieses Wurfs
                [one] { $n } Würfel dieses Wurfs
               *[other] bis zu { $n } Würfel dieses Wurfs
            } neu
       *[self] würfle { $n ->
                [0] beliebig viele deiner eigenen Würfel
                [one] { $n } deiner eigenen Würfel
               *[other] bis zu { $n } deiner eigenen Würfel
            } neu
    }
xod-fx-reroll-all_miss = würfle beliebig viele { $who ->
        [fleet] Würfel dieses Wurfs
       *[self] deiner eigenen Würfel
    } neu, die Fehlschläge zeigen
xod-fx-ignore_miss = ignoriere { $n ->
        [0] alle Fehlschläge
        [one] { $n } Fehlschlag
       *[other] bis zu { $n } Fehlschläge
    } { $who ->
        [fleet] auf beliebigen Würfeln dieses Wurfs
        [each] auf jedem Schiff deiner Flotte, auch auf deinem
       *[self] { $on ->
                [on_disengage] deiner eigenen Schadenswürfe
               *[other] auf deinen eigenen Würfeln
            }
    }
xod-fx-extra_die = wirf zu deinen eigenen Würfeln { $what ->
        [red] einen roten
        [blue] einen blauen
       *[yellow] einen gelben
    } Würfel zusätzlich
xod-fx-no_skill = schalte die Fähigkeit des Ziels für diesen Angriff aus
xod-fx-prevent = { $who ->
        [mate] verliert es { $n ->
                [one] { $n } weniger
               *[other] bis zu { $n } weniger
            }
        [each] verliert jedes von ihnen { $n ->
                [one] { $n } weniger
               *[other] bis zu { $n } weniger
            }
       *[self] verlierst du { $n ->
                [one] { $n } weniger
               *[other] bis zu { $n } weniger
            }
    }
xod-fx-prevent-per_unspent_special = verlierst du 1 weniger für jedes ungenutzte Spezialsymbol, das du bei diesem Angriff gewürfelt hast
xod-fx-cap_loss = kein Schiff deiner Flotte verliert durch die Vergeltung dieses Angriffs mehr als { $n } Gesundheit
xod-fx-no_crit = Für deine kritischen Fehlschläge bei Angriffswürfen ziehst du keine Schadenskarte.
xod-fx-no_damage_roll = { $who ->
        [fleet] macht niemand in deiner Flotte dafür Schadenswürfe
       *[self] machst du dafür keine Schadenswürfe
    }
xod-fx-skip_damage_roll = { $n ->
        [one] lass { $n } deiner Schadenswürfe aus
       *[other] lass bis zu { $n } deiner Schadenswürfe aus
    }
xod-fx-no_detection = { $what ->
        [turn] du und deine Flotte gelten bis zum Ende deines Zuges überall als unentdeckt, auch unter Überwachung
       *[once] du und deine Flotte gelten als unentdeckt; gegen Überwachung hilft das nicht
    }
xod-fx-heal = { $who ->
        [all_here] jedes Schiff in deinem System regeneriert { $n } Gesundheit
       *[self] regeneriere { $n } Gesundheit
    }
xod-fx-heal-rescue = Das kann dich auch retten, wenn du sonst auf 0 Gesundheit fallen würdest.
xod-fx-scrap_on_kill = Besiegt der Angriff einen Feind, der kein Avatar ist, erhalte { xod-scraps }.
xod-fx-scrap_on_kill-per_special = Besiegt der Angriff einen Feind, der kein Avatar ist, erhalte 1 Schrott je verwendetem Spezialsymbol, höchstens { $n }.
xod-fx-max_health = { $owner ->
        [module] { $n ->
                [one] Nimm { $n } weiteren Gesundheits­marker, unbeschädigt. Mit diesem Modul verlässt einer dein Schiff, zuerst ein verlorener; ein anderes Schiff übernimmt ihn, wie er ist.
               *[other] Nimm { $n } weitere Gesundheits­marker, unbeschädigt. Mit diesem Modul verlassen sie dein Schiff, verlorene zuerst; ein anderes Schiff übernimmt sie, wie sie sind.
            }
       *[other] { $n ->
                [one] Deine maximale Gesundheit steigt um { $n }: Nimm { $n } weiteren Gesundheits­marker, unbeschädigt.
               *[other] Deine maximale Gesundheit steigt um { $n }: Nimm { $n } weitere Gesundheits­marker, unbeschädigt.
            }
    }
xod-fx-max_health-fewer = Solange du diese Karte hast, { $n ->
        [one] liegt { $n } deiner Gesundheits­marker
       *[other] liegen { $n } deiner Gesundheits­marker
    } beiseite, verlorene zuerst.
xod-fx-max_energy = Nimm { $n ->
        [one] deinen nächsten Energiemarker
       *[other] deine nächsten { $n } Energiemarker
    } umsonst{ $owner ->
        [module] ; mit diesem Modul { $n ->
                [one] verlässt er dein Schiff, und ein anderes übernimmt ihn, wie er ist
               *[other] verlassen sie dein Schiff, und ein anderes übernimmt sie, wie sie sind
            }
       *[other] { "" }
    }.
xod-fx-actions = Du hast jede Runde { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    } mehr.
xod-fx-actions-fewer = Ab deinem nächsten Zug hast du jede Runde { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    } weniger, mindestens aber 1.
xod-fx-action = du oder deine ganze Flotte erhalten in dieser Runde { xod-actions }
xod-fx-price = { $owner ->
        [ally] Jedes Modul kostet hier
       *[other] Jedes Modul, das du von einem Verbündeten erhältst, kostet
    } { xod-scraps } weniger, mindestens aber 1.
xod-fx-price-dearer = { $owner ->
        [ally] Jedes Modul kostet hier
       *[other] Jedes Modul, das du von einem Verbündeten erhältst, kostet
    } { xod-scraps } mehr.
xod-fx-cost-rush = Ein Rush kostet dich oder eine Flotte, in der du bist, { xod-actions }.
xod-fx-cost-probe = Eine Sonde auszusenden kostet dich { xod-actions }; ein Blindsprung kostet nicht mehr als sonst.
xod-fx-cost-repair_me = Jede Reparatur deines Schiffs kostet { xod-scraps }.
xod-fx-cost-remove_damage = Eine Schadenskarte zu entfernen kostet { $owner ->
        [ally] beim Handeln hier { xod-scraps }
       *[other] dich { xod-scraps }
    } statt 3.
xod-fx-cost_scrap = zahle { xod-scraps }
xod-fx-free_action = zahle dafür keine Aktion
xod-fx-reveal = { $what ->
        [near] decke { $n ->
                [one] { $n } weiteres System
               *[other] { $n } weitere Systeme
            } auf, verbunden mit deinem oder mit dem eben gelegten Plättchen
       *[anywhere] decke { xod-systems } irgendwo auf der Karte auf
    }
xod-fx-reveal_pick = wähle den Platz, sieh dir die obersten { $n } Plättchen an, lege eines davon aus und die übrigen zurück auf den Stapel
xod-fx-pacify = befriede { $n ->
        [one] { $n } Feindliches System
       *[other] { $n } Feindliche Systeme
    } irgendwo auf der Karte
xod-fx-peek_signal = sieh dir { $n ->
        [one] { $n } verdeckte Signalkarte
       *[other] { $n } verdeckte Signalkarten
    } an
xod-fx-rift_off = schalte { $what ->
        [near] den Riss deines Systems oder eines benachbarten verbundenen Systems
       *[any] einen Riss
    } ab
xod-fx-rift_on = öffne einen Riss in diesem System
xod-fx-wormhole = lege einen Wurmlochmarker in dein System; liegen schon beide auf der Karte, verschiebe einen hierher
xod-fx-avatar_move = { $what ->
        [one] er zieht { xod-systems } weiter
       *[all] alle Avatare ziehen in dieser Runde { xod-systems } weiter
    }
xod-fx-avatar_move-slower = { $what ->
        [one] er zieht { xod-systems } weniger weit
       *[all] bremse alle Avatare in dieser Runde um { xod-systems }
    }
xod-fx-corruption_hold = { $on ->
        [corruption_start] lass ihn seinen normalen Schritt dieser Runde auslassen
       *[other] der Verderbnis­marker lässt in dieser Runde seinen normalen Schritt aus
    }
xod-fx-damage_card = ziehe { xod-damage-cards }
xod-fx-lose = verliere { $n } Gesundheit
xod-fx-lose-instead = du selbst verlierst { $n } Gesundheit, was sich nicht verhindern lässt
xod-fx-lose_scraps_half = verliere die Hälfte deines Schrotts, aufgerundet
xod-fx-end_turn = dein Zug endet
xod-fx-repair_bonus = stelle { $n } Gesundheit mehr her oder nimm { $n } Marker mehr von einer Signalkarte
xod-fx-repair_any = Beim Handeln hier darf jedes Schiff im System beliebig oft reparieren, für { xod-scraps } je Gesundheit.
xod-fx-flip_energy = verbrauche { $n ->
        [one] { $n } bereiten Energiemarker
       *[other] { $n } bereite Energiemarker
    }
xod-fx-disable_energy = { $n ->
        [one] Dein rechter Energiemarker bleibt
       *[other] Deine { $n } rechten Energiemarker bleiben
    } verbraucht, solange du diese Karte hast.
xod-fx-disable_module = wähle { $n } deiner Module, auch ein Vorläufer-Schiffsmodul; es ist abgeschaltet, solange du diese Karte hast
xod-fx-energy_stay_flipped = { $n ->
        [one] bleibt { $n } deiner verbrauchten Energiemarker
       *[other] bleiben { $n } deiner verbrauchten Energiemarker
    } verbraucht
xod-fx-discard_health_perm = lege { xod-health-markers } dauerhaft ab, auch verlorene
xod-fx-discard_energy_perm = lege { xod-energy-markers } dauerhaft ab, den rechten zuerst, aber nie den letzten
xod-fx-discard_module_perm = lege { $n } deiner Schiffsmodule oder Vorläufer-Schiffsmodule dauerhaft ab
xod-fx-else_lose = Wenn du keines hast, verliere { $n } Gesundheit.
xod-fx-extra_retaliation = verlierst du { $n } mehr
xod-fx-no_reroll_ignore-detection = Deine Würfel können bei Entdeckungs­würfen weder neu gewürfelt noch ignoriert werden.
xod-fx-no_reroll_ignore-attack_reroll = Deine Würfel können bei Angriffswürfen nicht neu gewürfelt werden.
xod-fx-no_skill_contribution = Deine Würfel tragen zu Fertigkeits­würfen einer Flotte nichts bei.
xod-fx-scrap_cap = Solange du diese Karte hast, kannst du nicht mehr als { xod-scraps } besitzen.

## Wirkungen mit eigener Regel

xod-custom-guardian = Einmal pro Runde, wenn ein anderes Schiff in deinem System auf 0 Gesundheit fallen würde und du mindestens 2 hast, bleibt es bei 1 und du verlierst 1 Gesundheit.
xod-custom-resonance = Bei einem Fertigkeitswurf darf jeder deiner Treffer als Spezialsymbol und jedes deiner Spezialsymbole als Treffer zählen.
xod-custom-fold_space = Wenn du springst, darfst du in einem beliebigen aufgedeckten System landen, das höchstens 3 Routen entfernt ist; die Systeme dazwischen durchquerst du wie bei einem Rush.
xod-custom-free_energy = Nutze einmal pro Runde einen deiner Energieeffekte, ohne einen Marker zu verbrauchen; das bringt keine EXP.
xod-custom-cartographer = Nimm einmal pro Runde eine weitere Möglichkeit einer Analysekarte, ohne eine Aktion auszugeben.
xod-custom-rush4 = Ein Rush von dir oder deiner Flotte darf einen vierten Sprung enthalten.
xod-custom-void = Deine Würfel zählen bei Entdeckungswürfen nie als Fehlschläge. Außerhalb einer Flotte entdeckt dich Überwachung nicht von selbst: Du würfelst wie gewohnt.
xod-custom-full_value = Wenn du ein Modul zerlegst, erhalte seinen vollen Preis, nicht nur den Preis minus 1.
xod-custom-explore_pick2 = Wenn du erkundest, ziehe 2 Erkundungskarten, führe eine aus und lege die andere unter den Stapel.
xod-custom-double_reward = Wenn in deinem Kampf ein Feind besiegt wird, der kein Avatar ist, verdoppelt sich dein eigener Schrottlohn.
xod-custom-free_repair = Deine erste Reparatur jeder Runde kostet keinen Schrott.
xod-custom-remote_maintenance = Deine Reparaturen und dein Entfernen von Schadenskarten dürfen auch einem Schiff in einem benachbarten verbundenen System gelten.
xod-custom-hive_control = Du darfst mit deinen Energiemarkern Module und Mods anderer Schiffe in deinem System bezahlen.
xod-custom-stay_put = Bei einem Blindsprung dürft ihr, du oder deine ganze Flotte, dort bleiben, wo ihr seid, sobald ihr das Plättchen gesehen habt.
xod-custom-relay_probe = Wenn du eine Sonde aussendest, sende sie von einem beliebigen aufgedeckten System aus, das mit deinem verbunden ist, statt von deinem eigenen.
xod-custom-ignore_borders = Wenn du springst, darfst du eine geschlossene Grenze in ein benachbartes aufgedecktes System überqueren; deine Flotte kommt mit.

## Bedingungen

xod-if-if_own_hits = { $n ->
        [one] falls mindestens einer deiner eigenen Würfel einen Treffer zeigt
        [2] falls deine beiden Würfel Treffer zeigen
       *[other] falls mindestens { $n } deiner eigenen Würfel Treffer zeigen
    }
xod-if-if_own_specials = { $n ->
        [one] falls mindestens einer deiner eigenen Würfel ein Spezialsymbol zeigt, das ungenutzt bleibt
        [2] falls deine beiden Würfel Spezialsymbole zeigen, die ungenutzt bleiben
       *[other] falls mindestens { $n } deiner eigenen Würfel Spezialsymbole zeigen, die ungenutzt bleiben
    }
xod-if-if_loss_at_least = falls du { $n } oder mehr Gesundheit verlieren würdest
xod-if-if_cause = { $what ->
        [strain] falls du überlastet hast
       *[retaliation] falls es durch Vergeltung geschieht
    }
xod-if-if_tile = falls es { $what ->
        [allied] ein Verbündetes System
        [enemy] ein Feindliches System
        [great_rift] der Große Riss
       *[corrupted] ein Verderbtes System
    } ist
xod-if-if_in_fleet = falls du in einer Flotte bist
xod-if-if_not_in_fleet = falls du in keiner Flotte bist
xod-if-if_offensive = falls dein Manöver offensiv ist
xod-if-if_started_on_purpose = falls du ihn mit Befrieden oder durch Verweigern eines Entdeckungswurfs begonnen hast
xod-if-only_vs_avatar = falls das Ziel ein Avatar ist
xod-if-not_vs_avatar = falls das Ziel kein Avatar ist
xod-if-if_ship_misses = falls du mindestens { $n ->
        [one] { $n } gezählten Fehlschlag
       *[other] { $n } gezählte Fehlschläge
    } hast
xod-if-if_ship_unspent_special = falls du mindestens { $n ->
        [one] { $n } ungenutztes Spezialsymbol
       *[other] { $n } ungenutzte Spezialsymbole
    } zeigst
xod-if-if_total_misses = falls der Angriff insgesamt { $n } oder mehr gezählte Fehlschläge zeigt
xod-if-if_total_hits = { $n ->
        [0] falls der Angriff keinen einzigen Treffer zeigt
       *[other] falls der Angriff insgesamt genau { xod-hits } zeigt
    }
xod-if-if_damage_below = falls er dem Ziel weniger als { $n } Gesundheit genommen hat

xod-times-once_per_round = Einmal pro Runde: { $text }
xod-times-first_in_combat = Einmal pro Kampf: { $text }

## Wann

xod-on-always = { $text }.
xod-on-before_attack = Vor einem Angriffswurf: { $text }.
xod-on-before_attack-first_in_combat = Vor dem ersten Angriffswurf eines Kampfes: { $text }.
xod-on-after_attack = Nach einem Angriffswurf: { $text }.
xod-on-after_attack-if_own_hits = { $limit ->
        [one] Zeigt bei einem Angriffswurf mindestens einer deiner Würfel einen Treffer
        [2] Zeigen bei einem Angriffswurf deine beiden Würfel Treffer
       *[other] Zeigen bei einem Angriffswurf mindestens { $limit } deiner Würfel Treffer
    }, { $clause }.
xod-on-after_attack-only_vs_avatar = Nach einem Angriffswurf gegen einen Avatar: { $text }.
xod-on-after_attack-if_offensive = Nach einem Angriffswurf mit offensivem Manöver: { $text }.
xod-on-after_attack-if_in_fleet = Nach einem Angriffswurf in einer Flotte: { $text }.
xod-on-on_retaliation = Wenn du durch Vergeltung Gesundheit verlieren würdest, { $clause }.
xod-on-on_retaliation-first_in_combat = Wenn du zum ersten Mal in einem Kampf durch Vergeltung Gesundheit verlieren würdest, { $clause }.
xod-on-on_retaliation-mate = Wenn ein anderes Schiff deiner Flotte durch Vergeltung Gesundheit verlieren würde, { $clause }.
xod-on-on_retaliation-each = Wenn Schiffe deiner Flotte durch Vergeltung Gesundheit verlieren würden, { $clause }.
xod-on-on_health_loss = Wenn du Gesundheit verlieren würdest, { $clause }.
xod-on-on_health_loss-if_loss_at_least = Wenn dich eine einzelne Wirkung { $limit } oder mehr Gesundheit kosten würde, { $clause }.
xod-on-on_health_loss-if_cause = Nachdem du durch Vergeltung Gesundheit verloren hast, { $clause }.
xod-on-on_enemy_defeated = Wenn in deinem Kampf ein Feind oder Avatar besiegt wird, { $clause }.
xod-on-on_enemy_defeated-not_vs_avatar = Wenn in deinem Kampf ein Feind besiegt wird, der kein Avatar ist, { $clause }.
xod-on-combat_won = Wenn du einen Kampf gewinnst, { $clause }.
xod-on-combat_start = Zu Beginn eines Kampfes: { $text }.
xod-on-after_damage = Nach einem Angriff: { $text }.
xod-on-skill_step = Bei einem Angriff: { $text }.
xod-on-on_defeat = Wenn er besiegt wird: { $text }.
xod-on-after_detection = Nach einem Entdeckungswurf: { $text }.
xod-on-instead_of_detection = Statt eines Entdeckungswurfs: { $text }.
xod-on-after_skill = Nach einem Fertigkeitswurf: { $text }.
xod-on-after_damage_roll = Nach deinem Schadenswurf: { $text }.
xod-on-after_damage_roll-if_cause = Nach dem Schadenswurf für dein Überlasten: { $text }.
xod-on-after_any_roll = Nach einem beliebigen Wurf: { $text }.
xod-on-after_any_roll-once_per_round = Einmal pro Runde nach einem beliebigen Wurf: { $text }.
xod-on-on_disengage = Wenn du dich aus dem Kampf löst, { $clause }.
xod-on-on_probe = Wenn du eine Sonde aussendest, { $clause }.
xod-on-on_reveal = Wenn du ein System aufdeckst, { $clause }.
xod-on-on_reveal-if_tile = Wenn du { $what ->
        [allied] ein Verbündetes System
        [enemy] ein Feindliches System
        [great_rift] den Großen Riss
       *[corrupted] ein Verderbtes System
    } aufdeckst, { $clause }.
xod-on-on_jump = Wenn du springst, { $clause }.
xod-on-on_jump-if_not_in_fleet = Wenn du außerhalb einer Flotte springst, { $clause }.
xod-on-on_blind_jump = Bei einem Blindsprung: { $text }.
xod-on-on_rush = Bei einem Rush: { $text }.
xod-on-on_explore = Wenn du erkundest, { $clause }.
xod-on-on_scavenge = Wenn du nach Schrott plünderst, { $clause }.
xod-on-on_repair = Wenn du reparierst, { $clause }.
xod-on-on_remove_damage = Wenn du eine Schadenskarte entfernst, { $clause }.
xod-on-on_trade = Wenn du handelst, { $clause }.
xod-on-on_dismantle = Wenn du ein Modul zerlegst, { $clause }.
xod-on-on_strain = Wenn du überlastest, { $clause }.
xod-on-maintenance = Als weitere Möglichkeit deiner Schiffswartung: { $text }.
xod-on-free = Jederzeit in deinem Zug, außer im Gefecht: { $text }.
xod-on-any_time = Jederzeit in deinem Zug, auch im Kampf: { $text }.
xod-on-avatar_die = Nach dem Würfeln für einen Avatar: { $text }.
xod-on-avatar_engages = Wenn dich in der Verderbnisphase ein Avatar ins Gefecht zieht, { $clause }.
xod-on-corruption_start = Bevor der Verderbnis­marker zieht, { $clause }.
xod-on-end_phase = In der Rundenendphase: { $text }.
xod-on-end_phase-energy_stay_flipped = In der Rundenendphase { $clause }.
xod-on-on_draw = Wenn du diese Karte ziehst, { $clause }.

## Feinde und Avatare: wen eine Fähigkeit trifft und was sie tut

xod-foe-who = { $who ->
        [disengaging] jedes Schiff, das sich aus dem Kampf löst,
        [misses] { $limit ->
                [one] jedes Schiff mit einem gezählten Fehlschlag
               *[other] jedes Schiff mit { $limit } oder mehr gezählten Fehlschlägen
            }
        [special] { $limit ->
                [one] jedes Schiff, das ein ungenutztes Spezialsymbol zeigt,
               *[other] jedes Schiff, das { $limit } oder mehr ungenutzte Spezialsymbole zeigt,
            }
        [hurt] jedes Schiff, das durch seine Vergeltung Gesundheit verliert,
        [attacking] jedes angreifende Schiff
       *[engaged] jedes Schiff im Gefecht
    }
xod-foe-loses = { $inverted ->
        [yes] verliert { xod-foe-who }
       *[no] { xod-foe-who } verliert
    }
xod-foe-spends = { $inverted ->
        [yes] verbraucht { xod-foe-who }
       *[no] { xod-foe-who } verbraucht
    }
xod-foe-discards = { $inverted ->
        [yes] legt { xod-foe-who }
       *[no] { xod-foe-who } legt
    }
xod-foe-lose = { xod-foe-loses } { $who ->
        [disengaging] vor seinen Schadenswürfen { $n } Gesundheit
       *[other] { $n } Gesundheit
    }
xod-foe-extra_retaliation = { xod-foe-loses } durch Vergeltung { $n } Gesundheit mehr{ $who ->
        [special] , auch ohne Fehlschlag
       *[other] { "" }
    }
xod-foe-flip_energy = { xod-foe-spends } nutzlos { $n ->
        [one] { $n } bereiten Energiemarker
       *[other] { $n } bereite Energiemarker
    }
xod-foe-discard_health_perm = { xod-foe-discards } { xod-health-markers } seiner Wahl dauerhaft ab, auch einen verlorenen
xod-foe-discard_energy_perm = { xod-foe-discards } { $n ->
        [one] seinen rechten Energiemarker
       *[other] seine { $n } rechten Energiemarker
    } dauerhaft ab, aber nie den letzten
xod-foe-discard_module_perm = { xod-foe-discards } { $n ->
        [one] { $n } Schiffsmodul oder Vorläufer-Schiffsmodul
       *[other] { $n } Schiffsmodule oder Vorläufer-Schiffsmodule
    } seiner Wahl dauerhaft ab
xod-foe-else_lose = Ein Schiff ohne Modul verliert { $n } Gesundheit.
xod-foe-retaliates_when_defeated = { $inverted ->
        [yes] übt dieser Gegner auch noch Vergeltung für den Angriff, der ihn besiegt
       *[no] dieser Gegner übt auch noch Vergeltung für den Angriff, der ihn besiegt
    }
xod-foe-enemy_heal = { $inverted ->
        [yes] regeneriert dieser Gegner { $n } Gesundheit
       *[no] dieser Gegner regeneriert { $n } Gesundheit
    }
xod-foe-shields_fixed = { $inverted ->
        [yes] kann keine Wirkung seine Schilde verringern oder umgehen
       *[no] keine Wirkung kann seine Schilde verringern oder umgehen
    }
xod-foe-no_energy_effects = { $inverted ->
        [yes] darf niemand Energie einsetzen
       *[no] niemand darf Energie einsetzen
    }
xod-foe-defensive_hits_void = { $inverted ->
        [yes] zählen Treffer von Schiffen mit defensivem Manöver nicht
       *[no] Treffer von Schiffen mit defensivem Manöver zählen nicht
    }
xod-foe-crit_cards = { $inverted ->
        [yes] bringt ein kritischer Fehlschlag gegen ihn { xod-damage-cards } statt 1
       *[no] ein kritischer Fehlschlag gegen ihn bringt { xod-damage-cards } statt 1
    }
xod-foe-avatar_move = { $inverted ->
        [yes] erhalten alle Avatare für diese Runde { $n } Bewegung
       *[no] alle Avatare erhalten für diese Runde { $n } Bewegung
    }
xod-foe-first_in_combat = beim ersten Angriff eines Kampfes gegen ihn
xod-foe-combat_start = zu Beginn des Kampfes
xod-foe-if_total_misses = zeigt der Angriff insgesamt { $limit } oder mehr gezählte Fehlschläge,
xod-foe-if_total_hits = { $limit ->
        [0] zeigt der Angriff keinen einzigen Treffer,
       *[other] zeigt der Angriff genau { $limit } Treffer,
    }
xod-foe-if_damage_below = nach einem Angriff, der ihm weniger als { $limit } Gesundheit genommen hat,

## Erkundungskarten und Verbündete

xod-option-class = { $class }: { $text }
xod-option-skill = Fertigkeitswurf mit mindestens { $what ->
        [hit] { $need ->
                [one] { $need } Treffer
               *[other] { $need } Treffern
            }
       *[special] { $need ->
                [one] { $need } Spezialsymbol
               *[other] { $need } Spezialsymbolen
            }
    }. Erfolg: { $success } Misserfolg: { $failure }
xod-option-nothing = Nichts geschieht.
xod-wares = Verkauft { $n ->
        [one] { $n } Schiffsmodul
       *[other] { $n } Schiffsmodule
    }.
xod-wares-precursor = Verkauft { $n ->
        [one] { $n } Schiffsmodul
       *[other] { $n } Schiffsmodule
    } und { $precursor ->
        [one] { $precursor } Vorläufer-Schiffsmodul
       *[other] { $precursor } Vorläufer-Schiffsmodule
    }.
xod-service = { $service }: { $text }
xod-service-paid = Einmal pro Runde darf das aktive Schiff oder die aktive Flotte hier { xod-scraps } zahlen: { $text }.

## Signale

xod-signal-reveal = Beim Aufdecken: { $text }
xod-signal-action = [{ $action }]: { $text }
xod-signal-fail = Bei Misserfolg: { $text }
xod-signal-end = Rundenendphase: { $text }
xod-signal-access = Der Schlüssel kann genommen werden, { $text }.
xod-sig-markers = lege { $target } Gesundheits­marker auf diese Karte
xod-sig-marker_off = eine Reparatur in diesem System darf { $n } Marker von dieser Karte nehmen, statt Gesundheit herzustellen, zum üblichen Preis
xod-sig-roll_all = wirf alle Würfel des handelnden Schiffs oder der Flotte
xod-sig-progress = { $n } Fortschritt für jedes handelnde Schiff
xod-sig-progress-per_special = 1 Fortschritt je Spezialsymbol
xod-sig-progress-per_scrap = 1 Fortschritt je Schrott
xod-sig-progress-per_energy = 1 Fortschritt je Marker
xod-sig-guardian = lege einen Wächter auf diese Karte: Stufe { $n }, { $target } Gesundheit, { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
    }, keine Fähigkeit, { $reward } Schrott für jedes Schiff, das ihn bekämpft
xod-sig-enemies = lege { $n } Feinde aus der Reserve auf diese Karte
xod-sig-fight = kämpfe gegen alles auf dieser Karte; es bleibt hier und behält seine Verluste
xod-sig-pay_scraps = jedes handelnde Schiff darf beliebig viel Schrott zahlen
xod-sig-lose_fixed = jedes handelnde Schiff verliert { $n } Gesundheit, was sich nicht verhindern lässt
xod-sig-beacon = ein Schiff hier entzündet das erste Leuchtfeuer; ein anderes Schiff in einem beliebigen Verderbten System ohne Avatar entzündet mit derselben Aktion das zweite
xod-sig-beacons_out = beide Leuchtfeuer erlöschen
xod-sig-flip_energy = jedes handelnde Schiff darf beliebig viele bereite Energiemarker verbrauchen
xod-sig-leak = solange das Ziel nicht erreicht ist, geht { $n } Fortschritt verloren
xod-sig-corruption = der Verderbnis­marker rückt um { $n } vor
xod-sig-skill = mache einen Fertigkeitswurf mit mindestens { $target } { $what ->
        [hit] { $target ->
                [one] Treffer
               *[other] Treffern
            }
       *[special] { $target ->
                [one] Spezialsymbol
               *[other] Spezialsymbolen
            }
    }
xod-sig-damage_card = jedes handelnde Schiff zieht { xod-damage-cards }
xod-sig-lose = jedes handelnde Schiff verliert { $n } Gesundheit
xod-sig-avatar_enters = ein Avatar, der beim Aufbau übrig blieb, kommt hier ins Spiel und zieht alle in diesem System ins Gefecht, ohne Schadenswurf; gibt es keinen, kommt der letzte verdeckte auf der Leiste
xod-sig-discard_marker_perm = jedes handelnde Schiff legt { $n } Gesundheits­marker, auch einen verlorenen, oder seinen rechten Energiemarker dauerhaft ab
xod-sig-fleet_of = nur für eine Flotte aus mindestens { $n } Schiffen
xod-sig-countdown = lege { $n } Countdown-Marker auf diese Karte
xod-sig-countdown-end = nimm 1 Countdown-Marker weg; mit dem letzten rückt der Verderbnis­marker um 1 vor, hier öffnet sich ein Riss, und der Countdown beginnt wieder bei { $n }
xod-access-progress = sobald der Fortschritt { $target } erreicht
xod-access-no_markers = sobald kein Marker mehr auf dieser Karte liegt
xod-access-all_defeated = sobald alles auf dieser Karte besiegt ist
xod-access-both_beacons = solange beide Leuchtfeuer in derselben Runde brennen und ein Schiff hier ist
xod-access-success = sobald ein Wurf gelungen ist
xod-access-avatar_defeated = sobald hier ein Avatar besiegt wurde, oder sofort, falls keiner kommen konnte

## Verbindungen

xod-join-and = { $a } und { $b }
xod-join-comma = { $a }, { $b }
xod-join-then = { $a } und { $b }
xod-join-or = { $a } oder { $b }
xod-join-semicolon = { $a }; { $b }
xod-join-if = { $if }, { $clause }
xod-join-foe = { $if } { $clause }
xod-sentence = { $text }.

## Schiffe: was EXP bringt

xod-exp-enemy_defeated = 1 EXP für jeden Feind oder Avatar, der in einem Kampf mit dir besiegt wird.
xod-exp-health_lost_in_attack_or_damage_roll = 1 EXP für jeden Angriff oder Schadenswurf, bei dem du Gesundheit verlierst.
xod-exp-energy_spent = 1 EXP für jeden Energiemarker, den du für ein Modul oder einen Mod verbrauchst.
xod-exp-system_revealed = 1 EXP für jedes System, das du oder eine Flotte mit dir aufdeckt.
xod-exp-scrap_gained = 1 EXP für jede Aktion oder jeden Kampf, bei denen du selbst Schrott erhältst.
xod-exp-maintenance_done = 1 EXP für jede Schiffswartung, die du ausführst.

## Klassen und Aktionen der Signale

xod-class-WARRIOR = KRIEGER
xod-class-SCHOLAR = GELEHRTER
xod-class-ROGUE = SCHURKE
xod-action-repair = Reparieren
xod-action-decode = Entschlüsseln
xod-action-challenge = Herausfordern
xod-action-offer = Darbringen
xod-action-rescue = Retten
xod-action-align = Ausrichten
xod-action-assault = Stürmen
xod-action-charge = Aufladen
xod-action-purge = Läutern
xod-action-sacrifice = Opfern
xod-action-synchronise = Synchronisieren
