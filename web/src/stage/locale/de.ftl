### Was geschieht, wird gezeigt: Erzählung, Tempo, Ton, das Protokoll nach Zügen, die Stellen der Wiedergabe.

stage-pace = Tempo
stage-speed = { $n }×
stage-at-once = Sofort
stage-normal = Normal
stage-quick = Schnell
stage-space = Leertaste
stage-go-on = Weiter
stage-more = { $n ->
        [one] noch { $n } Schritt
       *[other] noch { $n } Schritte
    }
stage-since = { $n ->
        [one] { $n } Zug, während du weg warst
       *[other] { $n } Züge, während du weg warst
    }
stage-since-watch = Ansehen
stage-sound = Ton
stage-sound-on = Ton an
stage-volume = Lautstärke
stage-shown = Wie es gezeigt wird
stage-you = Du
log-by-turn = nach Zügen
log-details = Einzelheiten
turn-setup = Aufbau
turn-n = Zug { $n }
position-turn = { $n ->
        [1] { $name }, erster Zug
        [2] { $name }, zweiter Zug
        [3] { $name }, dritter Zug
        [4] { $name }, vierter Zug
        [5] { $name }, fünfter Zug
        [6] { $name }, sechster Zug
        [7] { $name }, siebter Zug
        [8] { $name }, achter Zug
        [9] { $name }, neunter Zug
        [10] { $name }, zehnter Zug
        [11] { $name }, elfter Zug
        [12] { $name }, zwölfter Zug
       *[other] { $name }, Zug { $n }
    }
position-numbered = { $name }, Zug { $n }
position-start = Der Anfang
position-end = Das Ende
replay-by = Schrittweite
replay-beat = Schritt
replay-turn = Zug
replay-round = Runde
replay-before = Zurück
replay-after = Vor
keys-show-now = sofort zeigen, weiter
