## set-ups to begin with
xodus-start-first = Deine erste Partie
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

## advice
xodus-term-quest = Ziel
xodus-gains-quest = Ihr kommt den Schlüsseln und dem Großen Riss näher.
xodus-costs-quest = Die Schlüssel und der Große Riss rücken weiter weg.
xodus-term-threats = Bedrohung
xodus-gains-threats = Das hält die Verderbnis und ihre Avatare auf.
xodus-costs-threats = Die Verderbnis und ihre Avatare kommen näher.
xodus-term-health = Rümpfe
xodus-gains-health = Die Schiffe nehmen weniger Schaden.
xodus-costs-health = Das bringt die Schiffe in Gefahr.
xodus-term-stores = Vorräte
xodus-gains-stores = Es bleiben mehr Energie, Schrott, Module und Aktionen an Bord.
xodus-costs-stores = Das kostet Energie, Schrott oder Aktionen.
xodus-term-place = Lage
xodus-gains-place = Die Schiffe sind näher an dem Ort, an dem sie gebraucht werden.
xodus-costs-place = Die Schiffe sind weiter weg von dem Ort, an dem sie gebraucht werden.
xodus-term-won = Sieg
xodus-gains-won = Damit gewinnt ihr.
xodus-costs-won = Damit entgeht euch der Sieg.
xodus-term-lost = Niederlage
xodus-gains-lost = Die Mannschaft bleibt im Spiel.
xodus-costs-lost = Damit droht die Niederlage.
xodus-term-victory = Sieg
xodus-gains-victory = Damit gewinnt ihr öfter.
xodus-costs-victory = Damit gewinnt ihr seltener.

## why a bot did something
xodus-aims-quest = Um den Schlüsseln und dem Großen Riss näher zu kommen.
xodus-aims-threats = Um die Verderbnis und ihre Avatare aufzuhalten.
xodus-aims-health = Damit die Schiffe weniger Schaden nehmen.
xodus-aims-stores = Für Energie, Schrott, Module und Aktionen.
xodus-aims-place = Um dort zu sein, wo ein Schiff gebraucht wird.
xodus-aims-won = Um zu gewinnen.
xodus-aims-lost = Damit die Mannschaft im Spiel bleibt.
