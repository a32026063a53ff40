sundive-about = Hol dir das Licht der Sonne, und kehr beizeiten um.
sundive-points = Licht
sundive-edition-first = Erste Ausgabe.

sundive-ask-dive = Wie geht es weiter?
sundive-opt-skim = Streifen
sundive-opt-plunge = Hineintauchen
sundive-opt-turn-back = Umkehren
sundive-why-sun-1-5 = Dafür ist die Sonde zu heiß.

sundive-log-caught = { $seat } fängt { $n }.
sundive-log-burnt = { $seat } verbrennt bei { $heat }.
sundive-log-brought = { $seat } bringt { $n } heim.
sundive-log-won = { $seat } gewinnt.

sundive-place-heat = Hitze
sundive-player-light = Licht
