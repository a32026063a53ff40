### Ce qui se passe est montré : récit, rythme, son, le journal par tours, les endroits de la relecture.

stage-pace = Rythme
stage-speed = { $n }×
stage-at-once = Instantané
stage-normal = Normal
stage-quick = Rapide
stage-space = Espace
stage-go-on = Continuer
stage-more = { $n ->
        [one] encore { $n } étape
       *[other] encore { $n } étapes
    }
stage-since = { $n ->
        [one] { $n } tour depuis votre départ
       *[other] { $n } tours depuis votre départ
    }
stage-since-watch = Revoir
stage-sound = Son
stage-sound-on = Son activé
stage-volume = Volume
stage-shown = Affichage des événements
stage-you = Vous
log-by-turn = par tour
log-details = Détails
turn-setup = Mise en place
turn-n = tour { $n }
position-turn = { $n ->
        [1] { $name }, premier tour
        [2] { $name }, deuxième tour
        [3] { $name }, troisième tour
        [4] { $name }, quatrième tour
        [5] { $name }, cinquième tour
        [6] { $name }, sixième tour
        [7] { $name }, septième tour
        [8] { $name }, huitième tour
        [9] { $name }, neuvième tour
        [10] { $name }, dixième tour
        [11] { $name }, onzième tour
        [12] { $name }, douzième tour
       *[other] { $name }, tour { $n }
    }
position-numbered = { $name }, tour { $n }
position-start = Le début
position-end = La fin
replay-by = Avancer par
replay-beat = étape
replay-turn = tour
replay-round = tour de jeu
replay-before = Reculer
replay-after = Avancer
keys-show-now = montrer tout de suite, continuer
