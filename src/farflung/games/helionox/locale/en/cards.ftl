### The texts of Helionox's cards, written from their effects. Each operation of the vocabulary is one message: a clause as
### an order. Its attributes are the same clause after "may" (.may) and after "to" (.to), where they differ.
### $who is "you", or "they" when an effect falls on every player; $n is the amount.

## Parts of clauses

hel-credits = { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
hel-defense = { $n } defense
hel-influence = { $n } influence
hel-infamy = { $n } infamy
hel-cards = { $n ->
        [one] a card
       *[other] { $n } cards
    }
hel-your = { $who ->
        [they] their
       *[you] your
    }
hel-here = { hel-your } current location
hel-costing = { $most ->
        [99] { "" }
       *[other] { " " }costing { $most } or less
    }
hel-a-card-of = { $n ->
        [one] { $faction ->
                [any] a card
                [bio] a Bio card
                [cybernetic] a Cybernetic card
                [transport] a Transport card
               *[defense] a Defense card
            }
       *[other] { $n } { $faction ->
                [any] cards
                [bio] Bio cards
                [cybernetic] Cybernetic cards
                [transport] Transport cards
               *[defense] Defense cards
            }
    }

## Operations

hel-fx-gain = gain { $goods }
hel-fx-bank = bank { $goods }
hel-fx-remove_infamy = remove { $n ->
        [one] 1
       *[other] up to { $n }
    } of { hel-your } infamy tokens
hel-fx-draw = draw { hel-cards }
hel-fx-discard = discard { hel-cards }
hel-fx-consume = consume { $zone ->
        [self] this card
       *[other] { $n ->
                [one] a card
               *[other] up to { $n } cards
            } from { hel-your } { $zone ->
                [hand] hand
               *[hand_or_discard] hand or discard pile
            }
    }
hel-fx-obtain = obtain { hel-a-card-of }{ hel-costing } from { $zone ->
        [market] the market
       *[consumed] the consumed cards
    } for free
hel-fx-cycle = cycle { $n ->
        [one] a card
       *[other] up to { $n } cards, one after the other
    }
hel-fx-cycle_request = cycle { hel-your } current request
hel-fx-move = move to { $range ->
        [adjacent] an adjacent location
       *[any] any location
    }
hel-fx-embassy = place an embassy at { hel-here } for free, if able
hel-fx-key_access = use Key Access at { hel-here }, if able
hel-fx-gain_cargo = load { $n } cargo of { $source ->
        [here] { hel-here }
       *[any] any one colour
    } for free, if able
hel-fx-copy = { $zone ->
        [played] resolve once more the text of another card{ hel-costing } that { $who ->
                [they] they
               *[you] you
            } played this turn
       *[market] resolve the text of a face-up market card{ hel-costing } as if { $who ->
                [they] they
               *[you] you
            } had played it
    }
hel-fx-event_deactivate = turn an active event at any location, except a catastrophe, back to its inactive side
hel-fx-event_move = move an event, except a catastrophe, from { hel-here } to an adjacent location with the same side up
hel-fx-event_discount = pay { $n } less defense, but at least 1, for the next { $kind ->
        [social] social event
        [stellar] stellar event
       *[any] event
    } { $who ->
        [they] they overcome
       *[you] you overcome
    } this turn
hel-fx-topdeck = put { hel-cards } from { hel-your } discard pile on top of { hel-your } deck
hel-fx-look_own = look at the top { $n } cards of { hel-your } deck, put one of them into { hel-your } hand and the others back on top in any order
hel-fx-search = search { hel-your } deck for { $n ->
        [one] a card, secure it
       *[other] { $n } cards, secure them
    } and shuffle the deck
hel-fx-look_events = look at the top { $n } cards of the event deck and put them back on top in any order
hel-fx-ignore_shutdown = ignore Shut Down at all locations for the rest of this turn
hel-fx-market_discount = pay { hel-credits } less for the next market card { $who ->
        [they] they buy
       *[you] you buy
    } this turn
hel-fx-secure_next = secure the next card { $who ->
        [they] they buy
       *[you] you buy
    } this turn instead of obtaining it
hel-fx-both_delivery_rewards = take both rewards for { hel-your } next delivery this turn
hel-fx-remove_cryo = remove { $n ->
        [one] 1 cryo counter
        [4] all cryo counters
       *[other] up to { $n } cryo counters
    } from { hel-your } Architect
hel-fx-pay_credit = pay { hel-credits }
hel-fx-cargo_discount = pay { hel-credits } less for this cargo
hel-fx-embassy_discount = pay { hel-credits } less for this embassy

## Operations that hold others

hel-may = you may { $effect }
    .after = you may { $effect }
hel-cost = { $cost } to { $effect }
hel-if = if { $condition }, { $effect }
hel-for-each = { $effect } for each { $count }, up to { $most } times
hel-all = each player must { $effect }
hel-all-may = each player may { $effect }
hel-choose = choose one: { $options }

hel-if-event_here = an event lies at { hel-here }
hel-if-embassy_here = { $who ->
        [they] they have
       *[you] you have
    } an embassy at { hel-here }
hel-if-trophy3 = { hel-your } trophy pile holds 3 or more cards
hel-if-consumed_this_turn = { $who ->
        [they] they have
       *[you] you have
    } consumed a card this turn
hel-if-moved_this_turn = { $who ->
        [they] they have
       *[you] you have
    } moved this turn

hel-count-embassies = { $who ->
        [they] of their embassies
       *[you] of your embassies
    } on the board
hel-count-bio_played = Bio card { $who ->
        [they] they have
       *[you] you have
    } played this turn, this one included
hel-count-cargo_held = cargo on { hel-your } carrier
hel-count-consumed_now = card consumed this way

## Joining

hel-and = { $a } and { $b }
hel-or = { $a } or { $b }
hel-comma = { $a }, { $b }
hel-semicolon = { $a }; { $b }
hel-sentence = { $text }.

## Cards

hel-illegal-infamy = Infamy: { $play } each time you play it, { $end } if it is still yours at the end.
hel-loc-bonus = Location Bonus: { $text }
hel-loc-key = Key Access: { $text }
hel-arc-ability = Cryo { $n }: { $text }
hel-flt-main = Once per turn: { $text }
hel-flt-delivered = Once per turn, right after you deliver cargo: { $text }
hel-flt-cargo_gained = Once per turn, when you pay to load cargo: { $text }
hel-flt-embassy_placed = Once per turn, when you pay for an embassy: { $text }
hel-req-name = { $from } { $to }
hel-req-text = Deliver the cargo { $from } { $to } to gain { hel-influence }.

hel-facts-cost = costs { hel-credits }
hel-facts-influence = { hel-influence }
hel-facts-location = Illegal Tech { $at }

## Events

hel-evt-inactive = Inactive: costs { hel-defense }, gives { hel-influence-of }.
hel-evt-active = Active: costs { hel-defense }{ $alternative ->
        [none] { "" }
       *[other] { " " }(or: { $alternative })
    }, gives { hel-influence-of }.
hel-influence-of = { $influence } influence
hel-alt-pay = pay { hel-credits }
hel-alt-discard = discard { $cards }
hel-alt-card = { $faction ->
        [any] { $n ->
                [one] any card
               *[other] any { $n } cards
            }
       *[other] { hel-a-card-of }
    }
hel-evt-tax = While active: travelling away costs 3 credits.
hel-evt-shut = While active: all locations are shut down.
hel-evt-market_cost_plus_1 = While active: every market card costs 1 credit more.
hel-evt-raid = When it becomes active: each player with cargo on the carrier removes 1 of it.
hel-evt-movement_tax_everywhere = While active: travelling away from any location costs 3 credits.
hel-evt-no_cycle = While active: nobody can cycle.
hel-evt-draw_four = While active: draw 4 cards instead of 5 at the end of your turn.
hel-evt-no_card_move = While active: cards, Architects, Fleet Assets and locations move no ships; you can still travel for credits.
hel-evt-discard_on_active = When it becomes active: each player discards a card.
hel-evt-embassy_mute = While active: embassies neither make travel cheaper nor let their owners collaborate from afar.
hel-evt-ships_pushed = When it becomes active: each ship on Ceres moves to Mars or Europa, as its owner likes.
hel-evt-prime_closed = While active: no Prime Assets can be bought, and every market card costs 1 credit more.
hel-evt-events_plus_one = While active: every other event costs 1 defense more.
hel-evt-no_thaw = While active: no cryo counters are removed in the Cryo Phase.

## Missions: $by is empty, or for which numbers of players the numbers are

hel-mis-starting_cards = At the end of the game you own { $compare ->
        [most] at most
       *[least] at least
    } { $n } starting { $n ->
        [one] card
       *[other] cards
    }{ $by }.
hel-mis-cybernetic_cards = At the end of the game you own at least { $n } Cybernetic { $n ->
        [one] card
       *[other] cards
    }{ $by }, starting cards included.
hel-mis-embassies = At the end of the game { $team ->
        [yes] the team has
       *[no] you have
    } at least { $n } { $n ->
        [one] embassy
       *[other] embassies
    } on the board{ $by }.
hel-mis-trophy_events = At the end of the game { $team ->
        [yes] the team’s
       *[no] your
    } trophy pile holds at least { $n } { $n ->
        [one] event
       *[other] events
    }{ $by }.
hel-mis-trophy_catastrophic = At the end of the game { $team ->
        [yes] the team’s
       *[no] your
    } trophy pile holds at least { $n } { $n ->
        [one] catastrophe
       *[other] catastrophes
    }{ $by }.
hel-mis-consumed_cards = At the end of the game at least { $n } { $n ->
        [one] card has
       *[other] cards have
    } been consumed{ $by }.
hel-mis-min_faction_cards = At the end of the game { $team ->
        [yes] the team owns
       *[no] you own
    } at least { $n } { $n ->
        [one] card
       *[other] cards
    } of each faction{ $by }, starting cards included.
hel-mis-by = { " " }(with 1/2/3/4 players)
