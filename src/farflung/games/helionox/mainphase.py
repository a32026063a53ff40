"""The Main Phase (HEL-10): any of the actions, in any order, one to a scene, until the player ends the turn."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, second, verb_of
from farflung.games.helionox import (
    architects,
    cargo,
    collaboration,
    deckwork,
    fleet,
    locations,
    market,
    overcoming,
    playing,
    requests,
    scenes,
    travel,
)
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import TURNS_END_THEMSELVES, Helionox, Player, hide_only_option


def main_action(game: Helionox, seat: i64) -> None:
    """HEL-6.3, 10.1: for the Current Player only; nothing is mandatory."""
    game.phase = w.MAIN_PHASE
    player = game.players[seat]
    offer_actions(game, player)
    if game.rules == TURNS_END_THEMSELVES:
        if len(player.held) > 0:
            hide_only_option(game, v.DONE)
        chosen = game.ask(seat, v.ASK_MAIN)
    else:
        chosen = game.confirm(seat, v.ASK_MAIN)  # it deals a new hand, so ending the turn is always an act
    if verb_of(chosen) == v.END_TURN or verb_of(chosen) == v.DONE:
        scenes.instead(game, scenes.END, seat)
    else:
        take_action(game, player, chosen)


def offer_actions(game: Helionox, player: Player) -> None:
    """HEL-10.2, 10.3, 20.6"""
    playing.offer_hand(game, player)
    market.offer_cards(game, player)
    overcoming.offer_events(game, player)
    travel.offer_travel(game, player)
    travel.offer_embassy(game, player)
    locations.offer_site(game, player)
    architects.offer_abilities(game, player)
    collaboration.offer_calls(game, player)
    offer_free_cycle(game, player)
    if game.garrisons:
        locations.offer_garrison(game, player)
    if game.mercury:
        cargo.offer_gain(game, player)
        cargo.offer_deliveries(game, player)
        fleet.offer(game, player)
    game.may(v.END_TURN)


def offer_free_cycle(game: Helionox, player: Player) -> None:
    """HEL-10.6, 10.7, 33.7: one per turn, for a Market card or the Request."""
    if not game.cycled:
        deckwork.offer_cycles(game, player)
    elif game.refused is not None:
        for card in game.market:
            if card != w.NOTHING:
                game.bar("HEL-10.2", v.CYCLE, card)
        if game.mercury:
            game.bar("HEL-33.7", v.CYCLE_REQUEST)


def take_action(game: Helionox, player: Player, chosen: i64) -> None:
    verb = verb_of(chosen)
    if verb == v.PLAY:
        playing.play(game, player, first(chosen))
    elif verb == v.BUY:
        market.buy(game, player, first(chosen))
    elif verb == v.TRAVEL:
        travel.travel(game, player, first(chosen))
    elif verb == v.CYCLE:
        game.cycled = True
        market.cycle(game, player, first(chosen))
    elif verb == v.CYCLE_REQUEST:
        game.cycled = True
        requests.cycle(game, player)
    elif verb == v.OVERCOME:
        overcoming.overcome(game, player, overcoming.find(game, player.location, second(chosen), first(chosen)))
    elif verb == v.ALTERNATIVE:
        overcoming.pay_alternative(game, player, overcoming.find(game, player.location, first(chosen), w.ACTIVE))
    elif verb == v.CALL:
        collaboration.call(game, player, first(chosen), second(chosen))
    elif verb == v.PLACE_EMBASSY:
        travel.buy_embassy(game, player)
    elif verb == v.USE_ARCHITECT:
        architects.use(game, player, first(chosen))
    elif verb == v.BONUS:
        locations.use_bonus(game, player)
    elif verb == v.KEY:
        locations.use_key(game, player)
    elif verb == v.GAIN_CARGO:
        cargo.buy(game, player)
    elif verb == v.DELIVER:
        cargo.deliver(game, player, first(chosen))
    elif verb == v.USE_FLEET:
        fleet.use(game, player)
    elif verb == v.GARRISON_CREDIT:
        locations.remove_garrison(game, player, with_defense=False)
    elif verb == v.GARRISON_DEFENSE:
        locations.remove_garrison(game, player, with_defense=True)
