"""Chapters 10 and 11: influence, hidden influence, house power; the tactics track."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.revenant import abilities, goods
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.state import Admiral, Revenant

FIRST_MATERIAL: Final = 3  # fields of the tactics track that pay (REV-F-11.4)
SECOND_MATERIAL: Final = 6

# ---- 10 influence


def gain_influence(game: Revenant, admiral: Admiral, house: i64) -> None:
    """REV-F-10.2, 10.3: one field up, with its reward; beyond the end it is lost."""
    if admiral.influence[house] >= game.numbers.track_end:
        return
    admiral.influence[house] += 1
    field: i64 = admiral.influence[house]
    game.say("REV-F-10.2", v.INFLUENCE_GAINED, admiral.seat, house, field)
    if field == 2:
        take_reward(game, admiral, house, 1)
    elif field == 5:
        take_reward(game, admiral, house, 2)
    elif field == 8:
        take_reward(game, admiral, house, 4)


def gain_influence_of_choice(game: Revenant, admiral: Admiral) -> None:
    """At any one house; a full track takes no more (REV-F-10.3), so it is offered only when all are full."""
    house: i64 = 0
    while house < 7:
        if admiral.influence[house] < game.numbers.track_end:
            game.may(v.INFLUENCE, house)
        else:
            game.bar("REV-F-10.3", v.INFLUENCE, house)
        house += 1
    if game.count:
        gain_influence(game, admiral, first(game.ask(admiral.seat, v.ASK_INFLUENCE)))


def take_reward(game: Revenant, admiral: Admiral, house: i64, tile: i64) -> None:
    """REV-F-10.4 to 10.7: the first to arrive takes the tile at once."""
    if not game.tiles[house] & tile:
        return
    game.tiles[house] -= tile
    game.say("REV-F-10.4", v.REWARD_TAKEN, admiral.seat, house)
    if house == w.FENRAX:
        goods.store(game, admiral, w.MATERIAL)
    elif house == w.SHIVEUS:
        goods.cleanse(game, admiral, w.FROM_ANY, True)
    elif house == w.YARVEK:
        goods.gain_data(game, admiral)
    elif house == w.BELITAN:
        goods.store(game, admiral, w.SCIENCE)
    elif house == w.ZENOR:
        goods.store(game, admiral, w.NEUTRONIUM)
    elif house == w.NOVARIS:
        game.take_novaris_reward(admiral)
    elif house == w.DUNLORK:
        goods.store(game, admiral, w.ENERGY)


def lose_influence(game: Revenant, admiral: Admiral, n: i64) -> None:
    """Back n fields at the house where the admiral stands highest; the owner breaks ties."""
    while n > 0:
        n -= 1
        highest: i64 = max(admiral.influence)
        if highest == 0:
            return
        house: i64 = 0
        while house < 7:
            if admiral.influence[house] == highest:
                game.may(v.INFLUENCE, house)
            house += 1
        house = first(game.ask(admiral.seat, v.ASK_LOSE))
        admiral.influence[house] -= 1
        game.say("GAP-F-09", v.INFLUENCE_LOST, admiral.seat, house, admiral.influence[house])


def gain_hidden(game: Revenant, admiral: Admiral) -> None:
    """REV-F-10.8 to 10.10: draw by manipulation, keep 1, discard the others face down; there is no limit in hand."""
    draws: i64 = game.numbers.manipulation + admiral.rank
    keeps: i64 = 1
    if abilities.watching(game, admiral, w.ON_HIDDEN):
        draws += abilities.bonus(game, admiral, w.ON_HIDDEN, w.FX_EXTRA_HIDDEN)
        keeps = max(1, abilities.bonus(game, admiral, w.ON_HIDDEN, w.FX_KEEP_HIDDEN))
    drawn: list[int] = []
    while draws > 0:
        draws -= 1
        if not game.hidden_deck:
            reshuffle_hidden(game)
            if not game.hidden_deck:
                break
        drawn.append(game.draw(v.DRAWS_HIDDEN, game.hidden_deck))
    if not drawn:
        return
    game.say("REV-F-10.8", v.HIDDEN_GAINED, admiral.seat, len(drawn))
    keep_hidden(game, admiral, drawn, False)
    while keeps > 1 and drawn:
        keeps -= 1
        if not keep_hidden(game, admiral, drawn, True):
            break
    for house in drawn:
        put(game.hidden_discard, house)
    abilities.after(game, admiral, w.ON_HIDDEN)


def keep_hidden(game: Revenant, admiral: Admiral, drawn: list[int], optional: bool) -> bool:
    houses: i64 = 0
    for card in drawn:
        houses |= 1 << card
    house: i64 = 0
    while house < 7:
        if houses >> house & 1:
            game.may(v.KEEP_HIDDEN, house)
        house += 1
    if optional:
        game.may(v.DONE)
    answer = game.ask(admiral.seat, v.ASK_KEEP_HIDDEN)
    if verb_of(answer) == v.DONE:
        return False
    house = first(answer)
    drawn.remove(house)
    admiral.hidden[house] += 1
    game.whisper(admiral.seat, "REV-F-10.9", v.HIDDEN_KEPT, admiral.seat, house)
    return True


def reshuffle_hidden(game: Revenant) -> None:
    """GAP-A-05"""
    game.hidden_deck = game.hidden_discard
    game.hidden_discard = []


# ---- 11 tactics: never spent (REV-F-11.6); turn order, fields that pay, rewards at the reset (REV-F-K.14)


def gain_tactics(game: Revenant, admiral: Admiral, n: i64) -> None:
    """REV-F-11.1 to 11.5: field by field, with what the fields pay; the end of the track is the end."""
    while n > 0 and admiral.tactics < game.numbers.tactics_end:
        n -= 1
        admiral.tactics += 1
        arrive(game, admiral)
        game.say("REV-F-11.1", v.TACTICS_GAINED, admiral.seat, admiral.tactics)
        if admiral.tactics == FIRST_MATERIAL or admiral.tactics == SECOND_MATERIAL:
            goods.store(game, admiral, w.MATERIAL)
        elif admiral.tactics == game.numbers.neutronium_field:
            goods.store(game, admiral, w.NEUTRONIUM)


def lose_tactics(game: Revenant, admiral: Admiral, n: i64) -> None:
    """Back n fields, not below the rank field, on top of the stack there, without field bonus."""
    floor = admiral.rank
    if admiral.tactics <= floor:
        return
    admiral.tactics = max(floor, admiral.tactics - n)
    arrive(game, admiral)
    game.say("GAP-F-09", v.TACTICS_LOST, admiral.seat, admiral.tactics)


def arrive(game: Revenant, admiral: Admiral) -> None:
    """REV-F-11.2: on top of the stack."""
    game.clock += 1
    admiral.arrival = game.clock
