### Salvage: its answers, questions, events and refusals, and what its board is labelled with.

salvage-title = Salvage
salvage-kind = The tutorial title
salvage-about = Dive for wreckage, sell it, be the first to 12. A whole game in five minutes.
salvage-points = Points
salvage-edition-tutorial = The tutorial.

salvage-opt-dive = Dive
salvage-opt-stop = Stop diving
salvage-opt-sell = Sell a { $value }
salvage-opt-keep = Keep everything

salvage-ask-dive = Dive for another card?
salvage-ask-sell = Which card do you sell?

salvage-log-dove = { $seat } dives.
salvage-log-sold = { $seat } sells a { $value }.
salvage-log-won = { $seat } wins.

salvage-why-sal-2-2 = Scrap sells only from 2 points on.

salvage-detail-dive = Draws a card from the wreck into your hand. With four in hand the dive is over.
salvage-detail-sell = { $value ->
        [one] One point.
       *[other] { $value } points.
    }

salvage-place-wreck = In the wreck
salvage-place-unseen = Not seen yet
salvage-player-hands = Hand
salvage-player-points = Points
