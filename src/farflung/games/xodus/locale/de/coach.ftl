## set-ups to begin with
xodus-start-first = Dein erstes Spiel
xodus-start-first-what = Du fliegst das Kriegsschiff; Bots fliegen den Rest der empfohlenen Mannschaft.
xodus-start-alone = Allein
xodus-start-alone-what = Alle drei Schiffe der empfohlenen Mannschaft in deiner Hand.
xodus-start-screen = Ein Bildschirm
xodus-start-screen-what = Zwei Kapitäne mit je zwei Schiffen; alles liegt offen.

## the aim, the phases, prices, what is left undone
xodus-goal = Aktiviert alle { $keys } Schlüssel am Großen Riss, bevor die Verderbnis erwacht. Schlüssel dort: { $done }. Verderbnis: { $space } von { $last }.
xodus-phase-setup = Aufbau: die Schiffe und ihre ersten Mods.
xodus-phase-action = Aktionsphase: Jedes Schiff ist einmal dran, mit so vielen Aktionen, wie es hat. Fliegt als Flotte oder allein.
xodus-phase-corruption = Verderbnisphase: Der Marker rückt vor, und die Avatare ziehen.
xodus-phase-end-of-turn = Rundenendphase: Die Schiffe erholen sich, und eine neue Runde beginnt.
xodus-cost-actions = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}
xodus-cost-energy = { $n } Energie
xodus-cost-scraps = { $n } Schrott
xodus-cost-health = { $n } Gesundheit
xodus-cost-corruption = Verderbnis +{ $n }
xodus-unused-explore = Dieses System hätte sich noch erkunden lassen.
xodus-unused-scavenge = Hier war noch Schrott zu holen.
xodus-unused-signal = { $n ->
    [one] Hier hättet ihr an einem Signal arbeiten können.
   *[other] Hier hättet ihr an { $n } Signalen arbeiten können.
}
xodus-unused-key = Ein Schlüssel lag bereit, an Bord genommen zu werden.
xodus-unused-maintain = Das Schiff hätte gewartet werden können.
