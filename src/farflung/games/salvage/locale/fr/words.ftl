### Salvage : réponses, questions, événements et refus, et les légendes du plateau.

salvage-title = Salvage
salvage-kind = Le jeu pour apprendre
salvage-about = Plongez dans l’épave, vendez ce que vous trouvez, arrivez à 12 avant les autres. Une partie entière en cinq minutes.
salvage-points = Points
salvage-edition-tutorial = Le jeu pour apprendre.

salvage-opt-dive = Plonger
salvage-opt-stop = Remonter
salvage-opt-sell = Vendre un { $value }
salvage-opt-keep = Tout garder

salvage-ask-dive = Plonger pour une autre carte ?
salvage-ask-sell = Quelle carte vendez-vous ?

salvage-log-dove = { $seat } plonge.
salvage-log-sold = { $seat } vend un { $value }.
salvage-log-won = { $seat } gagne.

salvage-why-sal-2-2 = La ferraille ne se vend qu’à partir de 2 points.

salvage-detail-dive = Pioche une carte de l’épave dans votre main. Avec quatre cartes en main, la plongée est finie.
salvage-detail-sell = { $value ->
        [one] Un point.
       *[other] { $value } points.
    }

salvage-place-wreck = Dans l’épave
salvage-place-unseen = Pas encore vues
salvage-player-hands = Main
salvage-player-points = Points
