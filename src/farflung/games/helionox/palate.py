"""What a taste goes by in Helionox: of cards, Locations, Events and abilities what they are and are worth."""

from __future__ import annotations

from typing import Final, cast

from farflung.bots.taste import TRAIT, Palate, Tally, nouns_of
from farflung.engine._native import i64
from farflung.engine.core import Game
from farflung.engine.verbs import declared
from farflung.games.helionox import judge, overcoming, verbs
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Effect
from farflung.games.helionox.state import (
    Helionox,
    Player,
    event_card,
    event_influence,
    event_location,
    event_side,
    is_shut_down,
)

NOUNS: Final = ["card", "location", "event", "side", "architect", "fleet", "number"]
CARD: Final = 0
LOCATION: Final = 1
EVENT: Final = 2
SIDE: Final = 3
ARCHITECT: Final = 4
FLEET: Final = 5
NUMBER: Final = 6
TIMES: Final = 7.0
"""Parts of a game that are told apart."""


class HelionoxPalate(Palate):
    def surroundings(self, game: Game, seat: i64, kind: i64) -> list[int]:
        helionox = cast(Helionox, game)
        player = helionox.players[seat]
        together: i64 = 0 if helionox.mode == w.COMPETITIVE else 16
        mercury: i64 = 8 if helionox.mercury else 0
        return [
            int(TIMES * judge.time_left(helionox)) + mercury + together,
            min(player.credits, 15),
            min(overcoming.available(player), 15),
            player.location * 2 + (1 if player.moved else 0),
            min(len(player.held), 7),
            min(player.cryo, 7),
            bay(helionox, player) * 8 + player.location,
            min(judge.catch(helionox, player.location), 7),
            min(len(player.discard) + len(player.deck) + len(player.played), 31),
            standing(helionox, seat),
        ]

    def tell(self, game: Game, seat: i64, option: i64, tally: Tally) -> None:
        helionox = cast(Helionox, game)
        player = helionox.players[seat]
        verb = option & 255
        noun = NOUN[verb]
        thing = option >> 8 & 255
        if noun == CARD:
            of_card(helionox, player, thing, tally)
        elif noun == LOCATION:
            of_location(helionox, player, thing, tally)
        elif noun == SIDE:
            of_event(helionox, player, option >> 16 & 255, thing, tally)
        elif noun == EVENT:
            of_event(helionox, player, thing, side_of(helionox, thing), tally)
        elif noun == ARCHITECT:
            for number in range(len(helionox.content.architects[thing].abilities)):
                of_effects(helionox.content.architects[thing].abilities[number].text.fx, 0, tally)
        elif noun == FLEET:
            of_effects(helionox.content.fleet[thing].text.fx, 0, tally)
        elif verb == verbs.USE_ARCHITECT:
            abilities = helionox.content.architects[player.architect].abilities
            if thing < len(abilities):
                tally.add(TRAIT, abilities[thing].cryo)
                of_effects(abilities[thing].text.fx, 0, tally)
        elif verb == verbs.CHOOSE and helionox.text_card != w.NOTHING:
            of_choice(helionox.content.cards[helionox.text_card].text.fx, thing, tally)
        elif noun == NUMBER:
            tally.add(TRAIT, min(thing, 31))


def bay(game: Helionox, player: Player) -> i64:
    """0 without Cargo, 1 with some, 2 with what the Request asks for, 3 with that at its destination."""
    if player.cargo == 0:
        return 0
    if player.request == w.NOTHING or not player.carries(game.content.requests[player.request].cargo):
        return 1
    return 3 if game.content.requests[player.request].destination == player.location else 2


def standing(game: Helionox, seat: i64) -> i64:
    """How far one is ahead of the best of the others in what is plain to see, from 0 to 15."""
    if game.mode != w.COMPETITIVE:
        return 16
    best: i64 = -100
    for player in game.players:
        if player.seat != seat:
            best = max(best, player.influence - player.infamy)
    mine = game.players[seat].influence - game.players[seat].infamy
    return min(max((mine - best) // 3, -7), 8) + 7


def of_card(game: Helionox, player: Player, thing: i64, tally: Tally) -> None:
    """Its faction and kind, what it costs, is worth and does."""
    card = game.content.cards[thing]
    power = min(max(int(2.0 * judge.JUDGE.powers_of(game)[thing]), 0), 31)
    time = int(TIMES * judge.time_left(game))
    tally.add(TRAIT, card.faction * 4 + card.kind)
    tally.add(TRAIT + 1, card.cost * 16 + min(max(card.influence, 0), 15))
    tally.add(TRAIT + 2, power)
    tally.add(TRAIT + 3, power * 8 + time)
    tally.add(TRAIT + 4, min(max(card.influence, 0), 15) * 8 + time)
    tally.add(TRAIT + 5, min(max(player.credits - card.cost, -1), 7) + 1)
    tally.add(TRAIT + 6, (1 if card.starting else 0) + (2 if card.illegal_at >= 0 else 0))
    of_effects(card.text.fx, 0, tally)


def of_location(game: Helionox, player: Player, thing: i64, tally: Tally) -> None:
    """What can be done there: an Event that can be overcome, the site, a Delivery."""
    if thing >= 5:
        return
    used: i64 = player.used_at >> thing & 1
    shut: i64 = 1 if is_shut_down(game, thing) else 0
    embassy: i64 = 1 if player.has_embassy(thing) else 0
    wanted: i64 = 0
    if player.request != w.NOTHING:
        request = game.content.requests[player.request]
        carried: i64 = 1 if player.carries(request.cargo) else 0
        wanted = carried + (2 if request.destination == thing else 0) + (4 if request.cargo == thing else 0)
    events: i64 = 0
    for event in game.in_play:
        if event_location(event) == thing:
            events += 1
    tally.add(TRAIT, min(judge.catch(game, thing), 15))
    tally.add(TRAIT + 1, used + shut * 2 + embassy * 4)
    tally.add(TRAIT + 2, wanted)
    tally.add(TRAIT + 3, min(events, 3) * 8 + min(player.credits, 7))
    tally.add(TRAIT + 4, min(len(game.illegal[thing]), 3))


def of_event(game: Helionox, player: Player, card: i64, side: i64, tally: Tally) -> None:
    """Its kind, its Influence and what it leaves of one's Defense."""
    if card >= len(game.content.events):
        return
    influence = min(max(event_influence(game, card, side), 0), 15)
    tally.add(TRAIT, influence)
    tally.add(TRAIT + 1, game.content.events[card].type * 2 + side)
    for event in game.in_play:
        if event_card(event) == card and event_side(event) == side:
            left = overcoming.available(player) - overcoming.cost(game, player, event)
            tally.add(TRAIT + 2, min(max(left, -7), 8) + 7)
            tally.add(TRAIT + 3, influence * 8 + min(max(left, -1), 6) + 1)
            break


def side_of(game: Helionox, card: i64) -> i64:
    """Which side of an Event is up where it lies."""
    for event in game.in_play:
        if event_card(event) == card:
            return event_side(event)
    return w.INACTIVE


def of_choice(fx: list[Effect], number: i64, tally: Tally) -> None:
    """The alternative of this number, of the first choice in a text."""
    for effect in fx:
        if effect.op == w.OP_CHOOSE:
            if number < len(effect.parts):
                of_effects(effect.parts[number], 0, tally)
            return
        for part in effect.parts:
            of_choice(part, number, tally)


def of_effects(fx: list[Effect], deep: i64, tally: Tally) -> None:
    """Each by what it does and how much; what others hold by that alone."""
    for effect in fx:
        tally.add(TRAIT + 10 + deep, effect.op * 8 + min(max(effect.n, 0), 7))
        if deep == 0:
            tally.add(TRAIT + 12, effect.op * 32 + min(max(effect.what, 0), 31))
            for part in effect.parts:
                of_effects(part, 1, tally)


NOUN: Final = nouns_of(declared(verbs), NOUNS)
PALATE: Final = HelionoxPalate()
