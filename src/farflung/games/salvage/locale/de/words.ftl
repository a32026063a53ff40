### Salvage: Antworten, Fragen, Ereignisse und Ablehnungen, und die Beschriftung des Bretts.

salvage-title = Salvage
salvage-kind = Das Spiel zum Lernen
salvage-about = Nach Wrackteilen tauchen, sie verkaufen, zuerst 12 Punkte haben. Eine ganze Partie in fünf Minuten.
salvage-points = Punkte
salvage-edition-tutorial = Das Spiel zum Lernen.

salvage-opt-dive = Tauchen
salvage-opt-stop = Auftauchen
salvage-opt-sell = Eine { $value } verkaufen
salvage-opt-keep = Alles behalten

salvage-ask-dive = Nach noch einer Karte tauchen?
salvage-ask-sell = Welche Karte verkaufst du?

salvage-log-dove = { $seat } taucht.
salvage-log-sold = { $seat } verkauft eine { $value }.
salvage-log-won = { $seat } gewinnt.

salvage-why-sal-2-2 = Schrott verkauft sich erst ab 2 Punkten.

salvage-detail-dive = Zieht eine Karte aus dem Wrack auf deine Hand. Mit vier Karten ist das Tauchen vorbei.
salvage-detail-sell = { $value ->
        [one] Ein Punkt.
       *[other] { $value } Punkte.
    }

salvage-place-wreck = Im Wrack
salvage-place-unseen = Noch nicht gesehen
salvage-player-hands = Hand
salvage-player-points = Punkte
