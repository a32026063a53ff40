### Lo que ocurre se muestra: narración, ritmo, sonido, el registro por turnos, los lugares de la repetición.

stage-pace = Ritmo
stage-speed = { $n }×
stage-at-once = Al instante
stage-normal = Normal
stage-quick = Rápido
stage-space = Espacio
stage-go-on = Seguir
stage-more = { $n ->
        [one] { $n } paso más
       *[other] { $n } pasos más
    }
stage-since = { $n ->
        [one] { $n } turno desde que te fuiste
       *[other] { $n } turnos desde que te fuiste
    }
stage-since-watch = Ver
stage-sound = Sonido
stage-sound-on = Sonido activado
stage-volume = Volumen
stage-shown = Cómo se muestra
stage-you = Tú
log-by-turn = por turnos
log-details = Detalles
turn-setup = Preparación
turn-n = turno { $n }
position-turn = { $n ->
        [1] { $name }, primer turno
        [2] { $name }, segundo turno
        [3] { $name }, tercer turno
        [4] { $name }, cuarto turno
        [5] { $name }, quinto turno
        [6] { $name }, sexto turno
        [7] { $name }, séptimo turno
        [8] { $name }, octavo turno
        [9] { $name }, noveno turno
        [10] { $name }, décimo turno
        [11] { $name }, undécimo turno
        [12] { $name }, duodécimo turno
       *[other] { $name }, turno { $n }
    }
position-numbered = { $name }, turno { $n }
position-start = El comienzo
position-end = El final
replay-by = Avanzar por
replay-beat = paso
replay-turn = turno
replay-round = ronda
replay-before = Atrás
replay-after = Adelante
keys-show-now = mostrar ya, seguir
