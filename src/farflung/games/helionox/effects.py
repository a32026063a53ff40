"""The vocabulary of card text (HEL-13, GAP-7): what cards, Locations, Architects and Fleet Assets do, from content.

A text is carried out from top to bottom (HEL-13.2), nothing comes in between (HEL-13.3), and what it says beats the
general rules (HEL-1.8). Where it addresses all players (HEL-13.12) each of them gets a
scene of their own, and what is left of the text is a scene after those.
"""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.helionox import (
    bank,
    cardpiles,
    cargo,
    deckwork,
    eventwork,
    locations,
    overcoming,
    requests,
    scenes,
    travel,
)
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Effect, Text
from farflung.games.helionox.state import Helionox, Player, event_location

# ---- whole texts


def carry_out_text(game: Helionox, player: Player, text: Text, this_card: i64) -> None:
    """A text from its beginning; `this_card` is the card it means by that, if any."""
    game.text_card = this_card
    game.text_consumed = 0
    carry_on(game, player, text, 0)


def carry_on(game: Helionox, player: Player, text: Text, place: i64) -> None:
    """What is left of a text from this place on."""
    game.begin(w.TEXT, text.index)
    carry_out_lines(game, player, text, place)
    game.finish()


def carry_out_lines(game: Helionox, player: Player, text: Text, place: i64) -> None:
    """HEL-13.4, 13.5, 13.7: line by line, each now or never; a pool can only be spent afterwards. What addresses
    everybody is left to the scenes to come."""
    fx = text.fx
    while place < len(fx):
        effect = fx[place]
        place += 1
        if effect.op == w.OP_ALL_PLAYERS:
            if place < len(fx):
                scenes.then(game, scenes.REST, player.seat, text.index, place)
            share(game, text, place - 1)
            return
        if effect.op == w.OP_LOOK_EVENTS:
            if place < len(fx):
                scenes.then(game, scenes.REST, player.seat, text.index, place)
            eventwork.look(game, player, effect.n)
            return
        if effect.op == w.OP_COPY:
            copied = deckwork.choose_copy(game, player, effect)
            if copied is None:
                continue
            game.text_consumed = 0
            if copied.has_scenes:
                if place < len(fx):
                    scenes.then(game, scenes.REST, player.seat, text.index, place)
                scenes.then(game, scenes.REST, player.seat, copied.index, 0)
                return
            carry_on(game, player, copied, 0)
        else:
            carry_out(game, player, effect, False)


def share(game: Helionox, text: Text, place: i64) -> None:
    """HEL-13.12, 13.13: everybody in turn order, from the Current Player."""
    step = game.seats - 1
    while step >= 0:
        scenes.then(game, scenes.SHARE, (game.current + step) % game.seats, text.index, place)
        step -= 1


def take_share(game: Helionox, seat: i64, text: i64, place: i64) -> None:
    """One player's part of what addresses everybody, at their own Current Location, without paying."""
    game.begin(w.TEXT, text)
    carry_out_all(game, game.players[seat], game.content.texts[text].fx[place].parts[0])
    game.finish()


def can_start(game: Helionox, player: Player, text: Text) -> bool:
    """HEL-GAP-40, GAP-41: an ability that is nothing but a cost or a move needs both to be possible."""
    if text.whole_cost:
        return can_pay(game, player, text.fx[0].parts[0][0]) and is_possible(game, player, text.fx[0].parts[1][0])
    if text.whole_move:
        return is_possible(game, player, text.fx[0])
    return True


# ---- operations


def carry_out_all(game: Helionox, player: Player, fx: list[Effect]) -> None:
    for effect in fx:
        carry_out(game, player, effect, False)


def carry_out(game: Helionox, player: Player, effect: Effect, optional: bool) -> None:
    """One operation. Optional ones that ask anyway offer to decline in the same question (HEL-13.6)."""
    op = effect.op
    n = effect.n
    if op == w.OP_CREDIT:
        player.credits += n
        game.say("HEL-10.4", v.CREDITS_GAINED, player.seat, n)
    elif op == w.OP_DEFENSE:
        player.defense += n
        game.say("HEL-10.4", v.DEFENSE_GAINED, player.seat, n)
    elif op == w.OP_DRAW:
        cardpiles.draw_cards(game, player, n, "HEL-20.7")
    elif op == w.OP_MAY:
        may(game, player, effect.parts[0])
    elif op == w.OP_MOVE:
        move(game, player, effect, optional)
    elif op == w.OP_CYCLE:
        deckwork.cycle(game, player, n)
    elif op == w.OP_DISCARD:
        deckwork.discard(game, player, n)
    elif op == w.OP_CONSUME:
        deckwork.consume(game, player, effect, optional)
    elif op == w.OP_COST:
        cost(game, player, effect, whole=False)
    elif op == w.OP_CHOOSE:
        choose(game, player, effect)
    elif op == w.OP_IF:
        if holds(game, player, effect.what):
            carry_out_all(game, player, effect.parts[0])
    elif op == w.OP_FOR_EACH:
        for _ in range(min(counted(game, player, effect.what), effect.most)):
            carry_out_all(game, player, effect.parts[0])
    elif op == w.OP_INFLUENCE:
        overcoming.gain_influence(game, player, n, "HEL-20.5")
    elif op == w.OP_KEY_ACCESS:
        locations.key_access_by_card(game, player)
    elif op == w.OP_EMBASSY:
        if not travel.why_no_embassy(game, player):
            travel.place_embassy(game, player, "HEL-17.5")
    elif op == w.OP_BANK_CREDIT:
        bank.bank_credits(game, player, n)
    elif op == w.OP_BANK_DEFENSE:
        bank.bank_defense(game, player, n)
    else:
        carry_out_rare(game, player, effect, optional)


def carry_out_rare(game: Helionox, player: Player, effect: Effect, optional: bool) -> None:
    op = effect.op
    n = effect.n
    if op == w.OP_EVENT_DISCOUNT:
        if effect.what == w.SOCIAL:
            player.social_discount += n
        elif effect.what == w.STELLAR:
            player.stellar_discount += n
        else:
            player.any_discount += n
        game.say("HEL-GAP-7", v.EVENTS_CHEAPER, player.seat, n)
    elif op == w.OP_MARKET_DISCOUNT:
        player.market_discount += n
        game.say("HEL-GAP-7", v.MARKET_CHEAPER, player.seat, n)
    elif op == w.OP_TOPDECK:
        deckwork.topdeck(game, player, n, optional)
    elif op == w.OP_LOOK_OWN:
        deckwork.look(game, player, n)
    elif op == w.OP_SEARCH:
        deckwork.search(game, player, n)
    elif op == w.OP_OBTAIN:
        deckwork.obtain(game, player, effect, optional)
    elif op == w.OP_EVENT_DEACTIVATE:
        eventwork.turn_over(game, player, optional)
    elif op == w.OP_EVENT_MOVE:
        eventwork.shift(game, player, optional)
    elif op == w.OP_GAIN_CARGO:
        cargo.gain_by_card(game, player, effect.what, optional)
    elif op == w.OP_CYCLE_REQUEST:
        if not requests.why_no_cycle(game, player):
            requests.cycle(game, player)
    elif op == w.OP_IGNORE_SHUTDOWN:
        player.ignores_shutdown = True
        game.say("HEL-8.7", v.SHUTDOWN_IGNORED, player.seat)
    elif op == w.OP_SECURE_NEXT:
        player.secure_next = True
    elif op == w.OP_BOTH_REWARDS:
        player.both_rewards = True
    elif op == w.OP_REMOVE_CRYO:
        removed = min(player.cryo, n)
        player.cryo -= removed
        if removed > 0:
            game.say("HEL-20.4", v.COUNTERS_REMOVED, player.seat, removed)
    elif op == w.OP_REMOVE_INFAMY:
        removed = min(player.infamy, n)
        player.infamy -= removed
        if removed > 0:
            game.say("HEL-20.4", v.INFAMY_REMOVED, player.seat, removed)
    elif op == w.OP_INFAMY:
        take_infamy(game, player, n, "HEL-20.5")
    elif op == w.OP_PAY_CREDIT:
        player.credits -= n


def take_infamy(game: Helionox, player: Player, n: i64, rule: str) -> None:
    player.infamy += n
    game.say(rule, v.INFAMY_TAKEN, player.seat, n)


# ---- operations that hold operations


def may(game: Helionox, player: Player, fx: list[Effect]) -> None:
    """HEL-13.6: now or never. A single operation with a choice of its own asks once for both."""
    if not is_possible(game, player, fx[0]):
        return
    if len(fx) == 1 and asks_itself(fx[0]):
        carry_out(game, player, fx[0], True)
        return
    game.may(v.TAKE)
    game.may(v.DECLINE)
    if verb_of(game.ask(player.seat, v.ASK_OPTIONAL)) == v.TAKE:
        carry_out_all(game, player, fx)


def asks_itself(effect: Effect) -> bool:
    """Operations whose question can offer to decline as well."""
    op = effect.op
    return (
        op == w.OP_MOVE
        or op == w.OP_CONSUME
        or op == w.OP_TOPDECK
        or op == w.OP_OBTAIN
        or op == w.OP_EVENT_DEACTIVATE
        or op == w.OP_EVENT_MOVE
        or (op == w.OP_GAIN_CARGO and effect.what != w.CARGO_HERE)
    )


def is_possible(game: Helionox, player: Player, effect: Effect) -> bool:
    """Whether an operation could do anything now."""
    op = effect.op
    if op == w.OP_MOVE:
        return not game.no_card_move
    if op == w.OP_EMBASSY:
        return not travel.why_no_embassy(game, player)
    if op == w.OP_KEY_ACCESS:
        return not locations.why_no_key(game, player)
    if op == w.OP_GAIN_CARGO:
        return effect.what != w.CARGO_HERE or not cargo.why_no_gain(game, player)
    if op == w.OP_CYCLE_REQUEST:
        return not requests.why_no_cycle(game, player)
    if op == w.OP_OBTAIN:
        return deckwork.can_obtain(game, effect)
    return True


def choose(game: Helionox, player: Player, effect: Effect) -> None:
    """Exactly one; in a Collaboration one that gives Defense, if there is one (HEL-GAP-28)."""
    must_defend = game.partner != w.NOBODY and offers_defense(game, player, effect)
    for number in range(len(effect.parts)):
        if not must_defend or any_defense(game, player, effect.parts[number]):
            game.may(v.CHOOSE, number + 1)
        else:
            game.bar("HEL-GAP-28", v.CHOOSE, number + 1)
    number = first(game.ask(player.seat, v.ASK_CHOICE))
    carry_out_all(game, player, effect.parts[number - 1])


def can_pay(game: Helionox, player: Player, payment: Effect) -> bool:
    if payment.op == w.OP_DISCARD:
        return len(player.held) >= payment.n
    if payment.op == w.OP_CONSUME:
        return deckwork.can_consume(game, player, payment)
    return player.credits >= payment.n


def cost(game: Helionox, player: Player, effect: Effect, whole: bool) -> None:
    """HEL-GAP-40: optional as a line among others; where it is the `whole` text, starting it is paying."""
    payment = effect.parts[0][0]
    if not can_pay(game, player, payment):
        return
    if payment.op == w.OP_DISCARD:
        paid = deckwork.discard_as_cost(game, player, payment.n, not whole)
    elif payment.op == w.OP_CONSUME:
        paid = deckwork.consume_as_cost(game, player, payment, not whole)
    else:
        paid = pay_credits(game, player, payment.n, not whole)
    if paid:
        carry_out_all(game, player, effect.parts[1])


def pay_credits(game: Helionox, player: Player, n: i64, optional: bool) -> bool:
    if optional:
        game.may(v.TAKE)
        game.may(v.DECLINE)
        if verb_of(game.ask(player.seat, v.ASK_PAY)) == v.DECLINE:
            return False
    player.credits -= n
    return True


def use_ability(game: Helionox, player: Player, text: Text) -> None:
    """A text that is an action of its own: a Bonus, Key Access, an Architect's ability."""
    if text.whole_cost:
        game.text_card = w.NOTHING
        game.text_consumed = 0
        game.begin(w.TEXT, text.index)
        cost(game, player, text.fx[0], whole=True)
        game.finish()
    else:
        carry_out_text(game, player, text, w.NOTHING)


# ---- moving


def move(game: Helionox, player: Player, effect: Effect, optional: bool) -> None:
    """HEL-16.7, GAP-41; an Orbital Lockdown keeps Ships where they are (HEL-GAP-15)."""
    if game.no_card_move:
        return
    travel.offer_moves(game, player, effect.what)
    if optional:
        game.may(v.DECLINE)
    answer = game.ask(player.seat, v.ASK_MOVE)
    if verb_of(answer) != v.DECLINE:
        travel.move(game, player, first(answer))


# ---- conditions and counts


def holds(game: Helionox, player: Player, condition: i64) -> bool:
    if condition == w.IF_EVENT_HERE:
        for event in game.in_play:
            if event_location(event) == player.location:
                return True
        return False
    if condition == w.IF_EMBASSY_HERE:
        return player.has_embassy(player.location)
    if condition == w.IF_CONSUMED_THIS_TURN:
        return player.consumed_this_turn
    if condition == w.IF_MOVED_THIS_TURN:
        return player.moved
    return trophies(game, player) >= game.numbers.trophies_for_veterans


def trophies(game: Helionox, player: Player) -> i64:
    """Cards in the Trophy Pile, the team's in co-op and solo; Requests lie there too (HEL-14.5, 41.3)."""
    if game.mode == w.COMPETITIVE:
        return len(player.trophies) + len(player.requests)
    return len(game.team_trophies) + len(game.team_requests)


def counted(game: Helionox, player: Player, what: i64) -> i64:
    if what == w.PER_BIO_PLAYED:
        return player.bio_played
    if what == w.PER_CARGO_HELD:
        return travel.count(player.cargo)
    if what == w.PER_CONSUMED_NOW:
        return game.text_consumed
    return travel.count(player.embassies)


# ---- cards that offer Defense (HEL-11.9, GAP-28)


def any_defense(game: Helionox, player: Player, fx: list[Effect]) -> bool:
    for effect in fx:
        if offers_defense(game, player, effect):
            return True
    return False


def offers_defense(game: Helionox, player: Player, effect: Effect) -> bool:
    """Whether it would give at least 1 Defense if carried out now."""
    op = effect.op
    if op == w.OP_DEFENSE:
        return True
    if op == w.OP_IF:
        return holds(game, player, effect.what) and any_defense(game, player, effect.parts[0])
    if op == w.OP_FOR_EACH:
        return counted(game, player, effect.what) > 0 and any_defense(game, player, effect.parts[0])
    if op == w.OP_COST:
        return can_pay(game, player, effect.parts[0][0]) and any_defense(game, player, effect.parts[1])
    for part in effect.parts:
        if any_defense(game, player, part):
            return True
    return False
