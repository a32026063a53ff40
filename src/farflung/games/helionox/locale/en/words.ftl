### What may be answered, what is asked, what happens and why not, in Helionox. The names are in names-helionox.ftl.
### $name is a player, $ask the question that an answer belongs to, $verb the answer that a rule refuses.
### A place comes as $place, and after at, to and from as $at, $to and $from.

## Answers

hel-opt-play = Play { $card }
hel-opt-buy = Buy { $card }
hel-opt-travel = Travel { $to }
hel-opt-place-embassy = Place an embassy
hel-opt-overcome = Overcome { $event }
hel-opt-alternative = Overcome { $event }: { $alternative }
hel-opt-call = Call for help against { $event }
hel-opt-use-architect = { $ability }
hel-opt-bonus = Take the Location Bonus
hel-opt-key = Use Key Access
hel-opt-cycle = Cycle { $card }
hel-opt-cycle-request = Cycle your request
hel-opt-gain-cargo = Load cargo { $from }
hel-opt-deliver = Deliver the cargo { $from }
hel-opt-use-fleet = Use { $fleet }
hel-opt-garrison-credit = Remove the garrison for { hel-credits }
hel-opt-garrison-defense = Remove the garrison for { hel-defense }
hel-opt-end-turn = End your turn
hel-opt-partner = Ask { $name }
hel-opt-offer = Offer { hel-defense }
hel-opt-accept = Help
hel-opt-refuse = Decline
hel-opt-stop-helping = Play no more
hel-opt-raise = Raise your offer to { hel-defense }
hel-opt-break-off = Break off
hel-opt-take = { $effect ->
        [none] { $ask ->
            [fleet] Use it
           *[other] Do it
        }
       *[other] { $effect }
    }
hel-opt-decline = { $ask ->
        [move] Stay
        [consume] Consume nothing
        [discard-cost] Discard nothing
        [consume-cost] Consume nothing
        [copy] Copy nothing
        [obtain] Obtain nothing
        [cycle] Cycle nothing
        [reward] Take no reward
        [turn-over] Turn nothing over
        [shift] Leave all events
        [topdeck] Put nothing there
        [cargo] Load nothing
       *[other] Leave it
    }
hel-opt-done = { $ask ->
        [consume] Consume no more
        [cycle] Cycle no more
       *[other] Done
    }
hel-opt-choose = Choice { $n }
hel-opt-move = Move { $to }
hel-opt-discard = Discard { $card }
hel-opt-consume = Consume { $card }
hel-opt-consume-discarded = Consume { $card } from your discard pile
hel-opt-obtain = Obtain { $card }
hel-opt-copy = Copy { $card }
hel-opt-turn-over = Turn over { $event } { $at }
hel-opt-shift = Move { $event }
hel-opt-shift-to = { $to }
hel-opt-topdeck = Put { $card } on your deck
hel-opt-look-take = Take { $card } into your hand
hel-opt-put-back = Put back { $card }
hel-opt-search = Secure { $card }
hel-opt-event-back = Put back { $event }
hel-opt-consume-self = Consume this card
hel-opt-from-bank = { $n ->
        [0] Pay nothing from the bank
       *[other] Pay { hel-credits } from the bank
    }
hel-opt-bank-reward = Bank { hel-credits }
hel-opt-tech-reward = Take { $card }
hel-opt-keep-rest = Keep the rest
hel-opt-lose-cargo = The cargo { $from }
hel-opt-give-event = { $event } { $at }
hel-opt-give-card = { $card }
hel-opt-draft = Keep { $architect }
hel-opt-choose-architect = Wake { $architect }
hel-opt-choose-pair = The { $faction } cards
hel-opt-choose-fleet = { $fleet }
hel-opt-discard-any = Discard any card

## Questions

hel-ask-main = What do you do?
hel-ask-move = Where do you move?
hel-ask-discard = Which card do you discard?
hel-ask-discard-cost = Which card do you discard for it?
hel-ask-consume = Which card do you consume?
hel-ask-consume-cost = Which card do you consume for it?
hel-ask-obtain = Which card do you obtain?
hel-ask-cycle = What do you cycle?
hel-ask-optional = { $effect ->
        [none] Do you do this?
       *[other] Do you want to { $effect }?
    }
hel-ask-choice = Which of these do you choose?
hel-ask-copy = Which card do you copy?
hel-ask-turn-over = Which event do you turn over?
hel-ask-shift = Which event do you move?
hel-ask-shift-to = Where does the event go?
hel-ask-topdeck = Which card do you put on your deck?
hel-ask-look = Which of these cards do you take?
hel-ask-put-back = Which card do you put back next?
hel-ask-search = Which card do you search for?
hel-ask-events-back = Which event do you put back next?
hel-ask-cargo = Which cargo do you load?
hel-ask-bank = How much do you pay from your bank?
hel-ask-alternative = Which card do you discard to overcome the event?
hel-ask-partner = Whom do you ask for help?
hel-ask-offer = How much defense do you contribute?
hel-ask-answer = { $event ->
        [none] Do you help?
       *[other] { $name } asks for your help against { $event } and offers { hel-defense }; you would give { $share }. Do you help?
    }
hel-ask-help = { $event ->
        [none] Which card do you play to help?
       *[other] It still takes { hel-defense } against { $event }. Which card do you play?
    }
hel-ask-shortfall = { $event ->
        [none] The help falls short. What do you do?
       *[other] The help falls short: it still takes { hel-defense } against { $event }. What do you do?
    }
hel-ask-reward = Which reward do you take for the delivery?
hel-ask-fleet = { $fleet ->
        [none] Do you use your Fleet Asset?
       *[other] Do you use { $fleet }?
    }
hel-ask-keep = Which card do you discard before you draw?
hel-ask-cut = You hold more than { $n ->
        [one] 1 card
       *[other] { $n } cards
    }. Which do you discard?
hel-ask-raid = A raid! Which cargo do you lose?
hel-ask-plague = The Red Plague: which card do you discard?
hel-ask-pushed = The Belt Cascade drives your ship away. Where does it go?
hel-ask-syndicate-event = Which event does the Shadow Syndicate take?
hel-ask-syndicate-card = Which card does the Shadow Syndicate take?
hel-ask-draft = Which Architect do you keep?
hel-ask-architect = Which Architect do you wake?
hel-ask-pair = Which faction do you start with?
hel-ask-fleet-asset = Which Fleet Asset do you fly?
hel-ask-pay = { $effect ->
        [none] Do you pay for it?
       *[other] Do you want to { $effect }?
    }

## What happens

hel-log-turn-began = Turn { $n }: { $name }.
hel-log-became-active = Active event { $at }: { $event }.
hel-log-event-arrived = New event { $at }: { $event }.
hel-log-thawed = { $n ->
        [0] { $name }’s Architect wakes up.
       *[other] { $name }’s Architect thaws, { $n } to go.
    }
hel-log-played = { $name } plays { $card }.
hel-log-credits-gained = { $name } gains { hel-credits }.
hel-log-defense-gained = { $name } gains { hel-defense }.
hel-log-influence-gained = { $name } gains { hel-influence }.
hel-log-infamy-taken = { $name } takes { hel-infamy }.
hel-log-infamy-removed = { $name } sheds { hel-infamy }.
hel-log-drew = { $name } draws { $card }.
hel-log-drew-unseen = { $name } draws { hel-cards }.
hel-log-discarded = { $name } discards { $card }.
hel-log-consumed = { $name } consumes { $card }.
hel-log-bought = { $n ->
        [0] { $name } buys { $card } for nothing.
       *[other] { $name } buys { $card } for { hel-credits }.
    }
hel-log-obtained = { $name } obtains { $card }.
hel-log-secured = { $name } secures { $card }.
hel-log-secured-unseen = { $name } secures a card.
hel-log-market-shown = New on the market: { $card }.
hel-log-cycled = { $name } cycles { $card }.
hel-log-request-cycled = { $name } cycles a request.
hel-log-moved = { $name } moves { $to }.
hel-log-travelled = { $name } travels { $to } for { hel-credits }.
hel-log-embassy-placed = { $name } places an embassy { $at }.
hel-log-overcame = { $name } overcomes { $event }.
hel-log-called = { $name } asks { $partner } for help and offers { hel-defense }.
hel-log-accepted = { $name } helps.
hel-log-refused = { $name } declines.
hel-log-collaborated = { $name } contributes { hel-defense } together with { $partner }.
hel-log-broken-off = { $name } breaks the collaboration off.
hel-log-architect-used = { $name } calls on { $architect } (cryo { $cryo }).
hel-log-bonus-taken = { $name } takes the Location Bonus: { $site }.
hel-log-key-taken = { $name } uses Key Access: { $site }.
hel-log-credits-banked = { $name } banks { hel-credits }.
hel-log-defense-banked = { $name } banks { hel-defense }.
hel-log-cargo-gained = { $name } loads cargo { $from }.
hel-log-cargo-delivered = { $name } delivers cargo { $from } { $to }.
hel-log-cargo-lost = { $name } loses cargo { $from }.
hel-log-request-fulfilled = { $name } fulfils the request “{ $request }”.
hel-log-request-drawn = { $name } draws the request “{ $request }”.
hel-log-illegal-taken = { $name } takes { $card } { $at }.
hel-log-fleet-used = { $name } uses { $fleet }.
hel-log-garrison-removed = { $name } removes the garrison { $at }.
hel-log-copied = { $name } copies { $card }.
hel-log-turned-over = { $name } turns { $event } { $at } back to its inactive side.
hel-log-shifted = { $name } moves { $event } { $to }.
hel-log-searched = { $name } searches a deck and shuffles it.
hel-log-looked = { $name } looks at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the deck.
hel-log-events-looked = { $name } looks at the top { $n ->
        [one] event
       *[other] { $n } events
    } of the deck.
hel-log-reshuffled = { $name } shuffles the discard pile into a new deck.
hel-log-topdecked = { $name } puts { $card } on top of the deck.
hel-log-shutdown-ignored = { $name } ignores Shut Down this turn.
hel-log-market-cheaper = { $name } pays { hel-credits } less for the next market card.
hel-log-events-cheaper = { $name } pays { hel-defense } less for the next event.
hel-log-counters-removed = { $name } removes { $n ->
        [one] { $n } cryo counter
       *[other] { $n } cryo counters
    }.
hel-log-syndicate-event = The Shadow Syndicate takes { $event }.
hel-log-syndicate-card = The Shadow Syndicate takes { $card }.
hel-log-turn-ended = { $name } ends the turn.
hel-log-mission-done = Mission completed: { $mission }.
hel-log-mission-failed = Mission failed: { $mission }.
hel-log-mission-met = { $name } completes the mission { $mission }.
hel-log-scored = { $team ->
        [yes] The team has { hel-influence }.
       *[no] { $name } has { hel-influence }.
    }
hel-log-syndicate-scored = The Shadow Syndicate has { hel-influence }.
hel-log-game-ended = The event deck is empty: the game ends.
hel-log-architect-taken = { $name } wakes { $architect }.
hel-log-architect-passed = { $architect } comes to { $name } in the draft.
hel-log-draft-shown = The drafted architects are shown.
hel-log-pair-taken = { $name } starts with the { $faction } cards.
hel-log-fleet-taken = { $name } flies { $fleet }.
hel-log-offer-raised = { $name } raises the offer to { hel-defense }.
hel-log-cargo-returned = The cargo { $from } goes back to its supply.

## Nouns inside sentences

hel-n-syndicate = The Shadow Syndicate
hel-n-ability = Use ability { $n }
hel-n-fleet = your Fleet Asset
hel-n-alternative = by its alternative cost
hel-n-priced = { $text } ({ hel-credits })

## Why not

hel-why-hel-2-2 = There is no cargo without Mercury Protocol.
hel-why-hel-2-12 = It takes more cryo counters than you have.
hel-why-hel-4-11 = All your embassies are on the board.
hel-why-hel-8-2 = This location is shut down.
hel-why-hel-8-3 = This location is shut down.
hel-why-hel-9-2 = Your Architect is still frozen.
hel-why-hel-10-2 = { $verb ->
        [cycle] You have already cycled this turn.
       *[other] You have already used your location action this turn.
    }
hel-why-hel-10-7 = The request deck is empty.
hel-why-hel-11-1 = You have already called for help this turn.
hel-why-hel-11-4 = { $verb ->
        [partner] { $name } is not here and has no embassy here.
       *[call] Nobody who could help is here or has an embassy here.
    }
hel-why-hel-11-5 = You need at least 1 defense of your own.
hel-why-hel-11-9 = Only cards that give defense can be played now.
hel-why-hel-12-1 = You cannot pay for it.
hel-why-hel-12-6 = No Prime Asset is left.
hel-why-hel-13-9 = This unique card has already been played this turn.
hel-why-hel-13-10 = This unique card has already been used this turn.
hel-why-hel-14-1 = You do not have enough defense.
hel-why-hel-14-2 = Your ship is not there.
hel-why-hel-15-2 = You do not have enough cards for all of its costs.
hel-why-hel-15-3 = You do not hold the card it asks for.
hel-why-hel-15-4 = You do not have the credits it asks for.
hel-why-hel-15-5 = Only active events have an alternative cost.
hel-why-hel-16-1 = You do not have the credits to travel there.
hel-why-hel-16-4 = Leaving is taxed: it costs { hel-credits }.
hel-why-hel-17-1 = You cannot pay for an embassy.
hel-why-hel-17-2 = You already have an embassy here.
hel-why-hel-17-3 = This location is shut down.
hel-why-hel-18-3 = It is of the wrong faction.
hel-why-hel-19-2 = You have no embassy here.
hel-why-hel-19-5 = You have already used this location this turn.
hel-why-hel-28-2 = You cannot pay for cargo.
hel-why-hel-28-4 = You have already loaded cargo here this turn.
hel-why-hel-28-5 = You already carry cargo { $from }.
hel-why-hel-28-6 = This location is shut down.
hel-why-hel-29-2 = Cargo cannot be delivered where it comes from.
hel-why-hel-29-3 = You have already delivered here this turn.
hel-why-hel-29-5 = This location is shut down.
hel-why-hel-31-3 = Banked credits pay for market cards only.
hel-why-hel-32-1 = Illegal Tech can only be had by delivering cargo.
hel-why-hel-33-7 = You have already cycled this turn.
hel-why-hel-33-8 = You have no request.
hel-why-hel-37-3 = { $verb ->
        [garrison-credit] You have no credit for it.
       *[garrison-defense] You have no defense for it.
    }
hel-why-hel-42-6 = You are alone: there is nobody to call.
hel-why-hel-gap-15 = { $verb ->
        [buy] Resource War: no Prime Assets can be bought.
       *[other] Fall of the Senate: nobody can cycle.
    }
hel-why-hel-gap-20 = You have already used it this turn.
hel-why-hel-gap-26 = { $verb ->
        [partner] { $name } has already refused this turn.
       *[call] { $refused ->
            [yes] Whoever could help here has already refused this turn.
           *[no] It takes only 1 defense: there is nothing to share.
        }
    }
hel-why-hel-gap-28 = In a collaboration you must choose defense.
hel-why-hel-gap-32 = No cargo { $from } is left in the supply.
hel-why-hel-gap-34 = A card that copies cannot be copied.
hel-why-hel-gap-39 = It costs too much for that.
hel-why-hel-gap-40 = You cannot pay for it, or nothing would come of it.
hel-why-hel-gap-41 = No ability can move ships now.
hel-why-hel-gap-51 = Catastrophes cannot be touched like this.
