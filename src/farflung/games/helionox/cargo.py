"""Cargo of Mercury Protocol (HEL-28, 29), and Illegal Tech as a reward for delivering it (HEL-32.1)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.helionox import bank, cardpiles, fleet, requests
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, Player, closed_to, nothing_offered


def supply(game: Helionox, colour: i64) -> i64:
    """HEL-GAP-30, GAP-32: tokens that lie neither on a Carrier nor on a Location."""
    left = game.numbers.cargo_supply
    for player in game.players:
        left -= player.cargo >> colour & 1
    for lying in game.delivered:
        if lying == colour:
            left -= 1
    return left


# ---- gaining


def why_no_colour(game: Helionox, player: Player, colour: i64) -> str:
    """HEL-28.5, GAP-32: one of each colour, and one must be left."""
    if not game.mercury:
        return "HEL-2.2"
    if player.carries(colour):
        return "HEL-28.5"
    if supply(game, colour) <= 0:
        return "HEL-GAP-32"
    return ""


def why_no_gain(game: Helionox, player: Player) -> str:
    """The rule that forbids gaining the local colour, or nothing (HEL-8.5, 28.4 to 28.6)."""
    if closed_to(game, player):
        return "HEL-28.6"
    if player.gained_at >> player.location & 1:
        return "HEL-28.4"
    return why_no_colour(game, player, player.location)


def price(game: Helionox, player: Player) -> i64:
    """HEL-28.2, less what a Fleet Asset takes off (HEL-GAP-20)."""
    return max(game.numbers.cargo_cost - fleet.saving(game, player, w.TRIGGER_CARGO), 0)


def offer_gain(game: Helionox, player: Player) -> None:
    """HEL-28.3: only the local colour."""
    why = why_no_gain(game, player)
    if not why and price(game, player) > player.credits:
        why = "HEL-28.2"
    if why:
        game.bar(why, v.GAIN_CARGO, player.location)
    else:
        game.may(v.GAIN_CARGO, player.location)


def buy(game: Helionox, player: Player) -> None:
    """HEL-28.2"""
    player.credits -= price(game, player)
    fleet.use_saving(game, player, w.TRIGGER_CARGO)
    player.gained_at |= 1 << player.location
    load(game, player, player.location, "HEL-28.2")


def load(game: Helionox, player: Player, colour: i64, rule: str) -> None:
    player.cargo |= 1 << colour
    game.say(rule, v.CARGO_GAINED, player.seat, colour)


def gain_by_card(game: Helionox, player: Player, source: i64, optional: bool) -> None:
    """HEL-28.4, GAP-7: the local colour counts as this Location's gain, a colour of choice does not."""
    if closed_to(game, player):
        return
    if source == w.CARGO_HERE:
        if not why_no_gain(game, player):
            player.gained_at |= 1 << player.location
            load(game, player, player.location, "HEL-28.4")
        return
    for colour in range(5):
        why = why_no_colour(game, player, colour)
        if why:
            game.bar(why, v.GAIN_CARGO, colour)
        else:
            game.may(v.GAIN_CARGO, colour)
    if nothing_offered(game):
        return
    if optional:
        game.may(v.DECLINE)
    answer = game.ask(player.seat, v.ASK_CARGO)
    if verb_of(answer) != v.DECLINE:
        load(game, player, first(answer), "HEL-28.4")


def lose(game: Helionox, player: Player, colour: i64) -> None:
    """HEL-26.4: back to its supply."""
    player.cargo &= ~(1 << colour)
    game.say("HEL-26.4", v.CARGO_LOST, player.seat, colour)


# ---- delivering


def why_no_delivery(game: Helionox, player: Player, colour: i64) -> str:
    """HEL-29.2, 29.3, 29.5, 32.2; gaining here is another matter (HEL-29.6)."""
    if colour == player.location:
        return "HEL-29.2"
    if closed_to(game, player):
        return "HEL-29.5"
    if game.delivered[player.location] != w.NOTHING:
        return "HEL-29.3"
    return ""


def offer_deliveries(game: Helionox, player: Player) -> None:
    if player.cargo == 0:
        return
    for colour in range(5):
        if player.carries(colour):
            why = why_no_delivery(game, player, colour)
            if why:
                game.bar(why, v.DELIVER, colour)
            else:
                game.may(v.DELIVER, colour)


def deliver(game: Helionox, player: Player, colour: i64) -> None:
    """HEL-29.1, GAP-33: the token, the Request, the reward, then the Fleet Asset."""
    player.cargo &= ~(1 << colour)
    game.delivered[player.location] = colour
    game.say("HEL-29.1", v.CARGO_DELIVERED, player.seat, colour, player.location)
    requests.fulfil(game, player, colour)
    take_rewards(game, player)
    fleet.react_to_delivery(game, player)


def take_rewards(game: Helionox, player: Player) -> None:
    """HEL-29.4: Credits in the Bank or an Illegal Tech that lies here, or neither; both if a card says so."""
    both = player.both_rewards
    player.both_rewards = False
    credits_open = True
    tech_open = True
    while True:
        if credits_open:
            game.may(v.BANK_REWARD)
        if tech_open:
            cardpiles.offer_each(game, game.illegal[player.location], v.TECH_REWARD)
        if game.count == 0:
            return
        game.may(v.DECLINE)
        answer = game.ask(player.seat, v.ASK_REWARD)
        if verb_of(answer) == v.BANK_REWARD:
            bank.bank_credits(game, player, game.numbers.delivery_credits)
            credits_open = False
        elif verb_of(answer) == v.TECH_REWARD:
            take_illegal_tech(game, player, first(answer))
            tech_open = False
        else:
            return
        if not both:
            return


def take_illegal_tech(game: Helionox, player: Player, card: i64) -> None:
    """HEL-32.1, 32.3, GAP-47: on top of the deck; it is not replaced (HEL-30.3)."""
    game.illegal[player.location].remove(card)
    game.say("HEL-32.1", v.ILLEGAL_TAKEN, player.seat, card, player.location)
    cardpiles.obtain(game, player, card, "HEL-32.3")


def return_delivered(game: Helionox) -> None:
    """HEL-21.5: at the end of the turn."""
    for location in range(5):
        if game.delivered[location] != w.NOTHING:
            game.say("HEL-21.5", v.CARGO_RETURNED, game.delivered[location])
            game.delivered[location] = w.NOTHING
