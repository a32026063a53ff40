"""Chapters 07 to 09: resources, corruption and discovery data on the frigate board."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.revenant import abilities, influence
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.state import Admiral, Revenant

NOTHING: Final = [0, 0, 0, 0]

# ---- 07 resources


def gain(game: Revenant, admiral: Admiral, resource: i64, n: i64) -> None:
    """REV-F-07.2, 07.3: n resources of one kind, or each of a kind of choice."""
    while n > 0:
        n -= 1
        if resource == w.ANY:
            gain_of_choice(game, admiral)
        else:
            store(game, admiral, resource)


def gain_of_choice(game: Revenant, admiral: Admiral) -> None:
    """REV-F-07.3"""
    kind: i64 = 0
    while kind <= w.NEUTRONIUM:
        game.may(v.GAIN_RESOURCE, kind)
        kind += 1
    store(game, admiral, first(game.ask(admiral.seat, v.ASK_RESOURCE)))


def gain_kinds(game: Revenant, admiral: Admiral, n: i64) -> None:
    """n resources of n different kinds."""
    taken: i64 = 0
    while n > 0:
        n -= 1
        kind: i64 = 0
        while kind <= w.NEUTRONIUM:
            if not taken >> kind & 1:
                game.may(v.GAIN_RESOURCE, kind)
            kind += 1
        kind = first(game.ask(admiral.seat, v.ASK_RESOURCE))
        taken |= 1 << kind
        store(game, admiral, kind)


def store(game: Revenant, admiral: Admiral, resource: i64) -> None:
    """REV-F-07.2 to 07.5: into a free slot; with none, ignore it or make room for it."""
    if admiral.stored() >= admiral.capacity():
        game.may(v.IGNORE, resource)
        kind: i64 = 0
        while kind <= w.NEUTRONIUM:
            if kind != resource and admiral.resources[kind]:
                game.may(v.SWAP_OUT, kind)
            kind += 1
        answer = game.ask(admiral.seat, v.ASK_OVERFLOW)
        if verb_of(answer) == v.IGNORE:
            game.say("REV-F-07.5", v.IGNORED, admiral.seat, resource)
            return
        spend(game, admiral, first(answer), 1, "REV-F-07.5")
    admiral.resources[resource] += 1
    game.say("REV-F-07.2", v.GAINED, admiral.seat, resource, 1)


def spend(game: Revenant, admiral: Admiral, resource: i64, n: i64, rule: str) -> None:
    """REV-F-07.6: back to the supply."""
    admiral.resources[resource] -= n
    game.say(rule, v.SPENT, admiral.seat, resource, n)


def tradable(game: Revenant, admiral: Admiral) -> i64:
    """Hidden influence that could become resources now: only on your own turn in the action phase (REV-F-01.3.4)."""
    return admiral.hidden_cards() if game.trades_hidden and game.turn.seat == admiral.seat else 0


def can_pay(game: Revenant, admiral: Admiral, resource: i64, n: i64) -> bool:
    """REV-F-01.3.3: in full, from uncorrupted compartments; hidden influence can be traded for what is missing."""
    if resource == w.ANY:  # paid one by one
        return admiral.stored() >= n or admiral.stored() + tradable(game, admiral) >= n
    owned: i64 = admiral.resources[resource]
    return owned >= n or can_trade_for(game, admiral, n - owned, n)


def can_trade_for(game: Revenant, admiral: Admiral, missing: i64, total: i64) -> bool:
    """Can hidden influence become what a cost lacks? All of the cost has to lie on the board at once (GAP-A-17)."""
    return missing <= tradable(game, admiral) and total <= admiral.capacity()


def pay(game: Revenant, admiral: Admiral, resource: i64, n: i64) -> None:
    """A cost of one kind, or of any kinds; what is missing comes from traded hidden influence."""
    if resource == w.ANY:
        while n > 0:
            n -= 1
            pay_one_of_any(game, admiral, 0)
        return
    if admiral.resources[resource] < n:
        cost = [0, 0, 0, 0]
        cost[resource] = n
        gather(game, admiral, cost)
    if n:
        spend(game, admiral, resource, n, "REV-F-07.6")


def can_pay_kinds(game: Revenant, admiral: Admiral, n: i64) -> bool:
    kinds: i64 = 0
    for owned in admiral.resources:
        if owned:
            kinds += 1
    return kinds >= n or kinds + tradable(game, admiral) >= n


def pay_kinds(game: Revenant, admiral: Admiral, n: i64) -> None:
    """n resources of n different kinds."""
    paid: i64 = 0
    while n > 0:
        n -= 1
        paid |= 1 << pay_one_of_any(game, admiral, paid)


def pay_one_of_any(game: Revenant, admiral: Admiral, except_kinds: i64) -> i64:
    """One resource of the admiral's choice, none of the excepted kinds."""
    kind: i64 = 0
    while kind <= w.NEUTRONIUM:
        if admiral.resources[kind] and not except_kinds >> kind & 1:
            game.may(v.SPEND, kind)
        kind += 1
    if game.count == 0:
        kind = 0
        while kind <= w.NEUTRONIUM:
            if not except_kinds >> kind & 1:
                game.may(v.GAIN_RESOURCE, kind)
            kind += 1
        kind = first(game.ask(admiral.seat, v.ASK_RESOURCE))
        trade_for(game, admiral, kind, NOTHING)
    else:
        kind = first(game.ask(admiral.seat, v.ASK_SPEND))
    spend(game, admiral, kind, 1, "REV-F-07.6")
    return kind


def can_pay_cost(game: Revenant, admiral: Admiral, cost: list[int]) -> bool:
    """A cost of named kinds (REV-F-07.7)."""
    missing: i64 = 0
    total: i64 = 0
    kind: i64 = 0
    while kind <= w.NEUTRONIUM:
        total += cost[kind]
        short: i64 = cost[kind] - admiral.resources[kind]
        if short > 0:
            missing += short
        kind += 1
    return missing == 0 or can_trade_for(game, admiral, missing, total)


def pay_cost(game: Revenant, admiral: Admiral, cost: list[int]) -> None:
    """Completely and at one moment (GAP-A-17)."""
    gather(game, admiral, cost)
    kind: i64 = 0
    while kind <= w.NEUTRONIUM:
        pay(game, admiral, kind, cost[kind])
        kind += 1


def gather(game: Revenant, admiral: Admiral, cost: list[int]) -> None:
    """Trades hidden influence for what the cost still lacks."""
    kind: i64 = 0
    while kind <= w.NEUTRONIUM:
        while admiral.resources[kind] < cost[kind]:
            trade_for(game, admiral, kind, cost)
        kind += 1


def trade_for(game: Revenant, admiral: Admiral, resource: i64, cost: list[int]) -> None:
    """REV-F-01.3.4: discard 1 hidden influence card face down for a resource of a cost. It needs room like any other
    (REV-F-07.5), which only what the cost does not need can make."""
    discard_hidden(game, admiral, v.ASK_HIDDEN_COST, "REV-F-01.3.4")
    if admiral.stored() >= admiral.capacity():
        kind: i64 = 0
        while kind <= w.NEUTRONIUM:
            if admiral.resources[kind] > cost[kind]:
                game.may(v.SWAP_OUT, kind)
            kind += 1
        spend(game, admiral, first(game.ask(admiral.seat, v.ASK_OVERFLOW)), 1, "REV-F-07.5")
    admiral.resources[resource] += 1
    game.say("REV-F-01.3.4", v.GAINED, admiral.seat, resource, 1)


def trade_hidden(game: Revenant, admiral: Admiral) -> None:
    """REV-F-01.3.4: discard 1 hidden influence card face down to gain 1 resource of your choice."""
    discard_hidden(game, admiral, v.ASK_HIDDEN_TRADE, "REV-F-01.3.4")
    gain_of_choice(game, admiral)


def discard_hidden(game: Revenant, admiral: Admiral, question: i64, rule: str) -> i64:
    """One hidden influence card of choice, face down: others see that, not which."""
    house: i64 = 0
    while house < 7:
        if admiral.hidden[house]:
            game.may(v.DISCARD_HIDDEN, house)
        house += 1
    house = first(game.ask(admiral.seat, question))
    admiral.hidden[house] -= 1
    put(game.hidden_discard, house)
    game.say(rule, v.HIDDEN_DISCARDED, admiral.seat)
    return house


def lose(game: Revenant, admiral: Admiral, resource: i64, n: i64) -> None:
    """A mandatory loss of up to n resources from uncorrupted compartments; the owner chooses."""
    while n > 0:
        n -= 1
        kind: i64 = 0
        while kind <= w.NEUTRONIUM:
            if admiral.resources[kind] and (resource == w.ANY or resource == kind):
                game.may(v.LOSE, kind)
            kind += 1
        if game.count == 0:
            return
        spend(game, admiral, first(game.ask(admiral.seat, v.ASK_LOSE)), 1, "GAP-F-09")


# ---- 08 corruption


def corrupt(game: Revenant, admiral: Admiral, rule: str) -> None:
    """REV-F-08.1 to 08.3: on an empty corruption slot of choice, for good. The resources left there are locked."""
    compartment: i64 = admiral.first_slot()
    if compartment:
        game.bar("REV-F-07.10", v.CORRUPT, 0)
    while compartment < len(admiral.corrupted):
        if admiral.corrupted[compartment]:
            game.bar("REV-F-08.1", v.CORRUPT, compartment)
        else:
            game.may(v.CORRUPT, compartment)
        compartment += 1
    compartment = first(game.ask(admiral.seat, v.ASK_CORRUPT))
    admiral.corrupted[compartment] = True
    admiral.corruption += 1
    game.say(rule, v.CORRUPTED, admiral.seat, compartment)
    lock_resources(game, admiral, compartment)


def lock_resources(game: Revenant, admiral: Admiral, compartment: i64) -> None:
    """REV-F-07.11: rearrange just before the corruption is placed, so choose what stays in its two slots."""
    room: i64 = 2
    while room > 0 and admiral.stored() > 0:
        kind: i64 = 0
        while kind <= w.NEUTRONIUM:
            if admiral.resources[kind]:
                game.may(v.LOCK, kind)
            kind += 1
        if admiral.stored() <= admiral.capacity():
            game.may(v.DONE)
        else:
            game.bar("REV-F-07.4", v.DONE)
        answer = game.ask(admiral.seat, v.ASK_LOCK)
        if verb_of(answer) == v.DONE:
            return
        kind = first(answer)
        admiral.resources[kind] -= 1
        admiral.locked[compartment * 4 + kind] += 1
        room -= 1
        game.say("REV-F-08.5", v.LOCKED, admiral.seat, compartment, kind)


def can_cleanse(game: Revenant, admiral: Admiral, where: i64) -> bool:
    """Is there any corruption to remove (REV-F-08.8, 08.9)?"""
    if where != w.FROM_SHIP and admiral.corruption:
        return True
    if where != w.FROM_BOARD:
        for ship in game.ships:
            if ship.corrupted:
                return True
    return False


def cleanse(game: Revenant, admiral: Admiral, where: i64, optional: bool) -> bool:
    """REV-F-08.8: take 1 corruption from the own board or a house ship to the residual void. False if declined."""
    if where != w.FROM_SHIP:
        compartment: i64 = admiral.first_slot()
        while compartment < len(admiral.corrupted):
            if admiral.corrupted[compartment]:
                game.may(v.CLEANSE_BOARD, compartment)
            compartment += 1
    if where != w.FROM_BOARD:
        index: i64 = 0
        while index < w.HOUSE_SHIPS:
            if game.ships[index].corrupted and game.ships[index].sector != w.SUPPLY:
                game.may(v.CLEANSE_SHIP, index)
            index += 1
    if game.count == 0:
        return False
    if optional:
        game.may(v.DONE)
    answer = game.ask(admiral.seat, v.ASK_CLEANSE)
    if verb_of(answer) == v.DONE:
        return False
    if verb_of(answer) == v.CLEANSE_BOARD:
        uncorrupt(game, admiral, first(answer))
    else:
        game.ships[first(answer)].corrupted = False
        game.say("REV-F-08.8", v.CLEANSED_SHIP, admiral.seat, first(answer))
    residual_void(game, admiral)
    abilities.after(game, admiral, w.ON_CLEANSE)
    return True


def uncorrupt(game: Revenant, admiral: Admiral, compartment: i64) -> None:
    """The compartment is open again, with what lay in it."""
    admiral.corrupted[compartment] = False
    admiral.corruption -= 1
    kind: i64 = 0
    while kind <= w.NEUTRONIUM:
        admiral.resources[kind] += admiral.locked[compartment * 4 + kind]
        admiral.locked[compartment * 4 + kind] = 0
        kind += 1
    game.say("REV-F-08.8", v.CLEANSED_BOARD, admiral.seat, compartment)


def residual_void(game: Revenant, admiral: Admiral) -> None:
    """REV-F-08.10: the third marker turns all three into hidden influence."""
    admiral.residual += 1
    game.say("REV-F-08.10", v.RESIDUAL_VOID, admiral.seat, admiral.residual)
    if admiral.residual >= game.numbers.residual_slots:
        admiral.residual = 0
        influence.gain_hidden(game, admiral)


# ---- 09 discovery data


def gain_data(game: Revenant, admiral: Admiral) -> None:
    """REV-F-09.1, 09.2: the third turns all three into hidden influence."""
    admiral.data += 1
    game.say("REV-F-09.1", v.DATA_GAINED, admiral.seat, admiral.data)
    if admiral.data >= game.numbers.data_slots:
        admiral.data = 0
        influence.gain_hidden(game, admiral)


def lose_data(game: Revenant, admiral: Admiral, n: i64) -> None:
    lost: i64 = n if n < admiral.data else admiral.data
    if lost:
        admiral.data -= lost
        game.say("GAP-F-09", v.DATA_LOST, admiral.seat, lost)
