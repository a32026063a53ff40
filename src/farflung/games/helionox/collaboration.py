"""Collaboration (HEL-11, GAP-26 to GAP-28): an offer that the partner answers, in scenes of their own.

The call fixes an Event, a partner and an offer. Then the partner accepts or refuses, plays Defense cards; if they do
not suffice the caller may add to the own share or break off; and if they do, both are rewarded.
"""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.helionox import architects, cardpiles, effects, locations, overcoming, playing, scenes
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import (
    Helionox,
    Player,
    closed_to,
    event_card,
    event_location,
    event_side,
    hide_only_option,
)

LEAST: Final = 2  # the Defense cost below which there is nothing to share (HEL-GAP-26)


def joint_cost(game: Helionox, caller: Player, event: i64, partner: i64) -> i64:
    """HEL-GAP-27: the Event's current cost; the discounts of both lower it, but never below 2."""
    full = overcoming.full_cost(game, event)
    saved = overcoming.discount(game, caller, event)
    if partner != w.NOBODY:
        saved += overcoming.discount(game, game.players[partner], event)
    return max(full - saved, min(full, LEAST))


def agreed_cost(game: Helionox) -> i64:
    """What the two have to reach together, 0 while nobody collaborates."""
    if game.partner == w.NOBODY:
        return 0
    return joint_cost(game, game.players[game.current], game.in_play[game.helped_event], game.partner)


# ---- the call


def is_present(game: Helionox, caller: Player, seat: i64) -> bool:
    """HEL-11.4, 11.17: another player with the Ship or an Embassy at the caller's Location."""
    if seat == caller.seat:
        return False
    other = game.players[seat]
    return other.location == caller.location or (other.has_embassy(caller.location) and not game.embassies_mute)


def has_refused(game: Helionox, seat: i64) -> bool:
    """HEL-GAP-26: who has refused is not asked again this turn."""
    return (game.refusals >> seat & 1) == 1


def is_eligible(game: Helionox, caller: Player, seat: i64) -> bool:
    return is_present(game, caller, seat) and not has_refused(game, seat)


def why_no_call(game: Helionox, caller: Player) -> str:
    """The rule that keeps the Current Player from calling at all, or nothing."""
    if game.seats == 1:
        return "HEL-42.6"
    if game.called:
        return "HEL-11.1"
    if overcoming.available(caller) < 1:
        return "HEL-11.5"
    why = "HEL-11.4"
    for seat in range(game.seats):
        if is_eligible(game, caller, seat):
            return ""
        if is_present(game, caller, seat):
            why = "HEL-GAP-26"
    return why


def offer_calls(game: Helionox, caller: Player) -> None:
    """HEL-11.2, 11.3: for an Event where the caller's Ship is."""
    why = why_no_call(game, caller)
    if why and game.refused is None:
        return
    for event in game.in_play:
        if event_location(event) != caller.location:
            continue
        side = event_side(event)
        card = event_card(event)
        if why:
            game.bar(why, v.CALL, side, card)
        elif joint_cost(game, caller, event, w.NOBODY) < LEAST:
            game.bar("HEL-GAP-26", v.CALL, side, card)
        elif not overcoming.is_offered(game, v.CALL | side << 8 | card << 16):
            game.may(v.CALL, side, card)


def call(game: Helionox, caller: Player, side: i64, card: i64) -> None:
    """HEL-11.6, 11.11: the caller names the partner and the own share, in Defense only."""
    place = overcoming.find(game, caller.location, card, side)
    for seat in range(game.seats):
        if is_eligible(game, caller, seat):
            game.may(v.PARTNER, seat)
        elif seat != caller.seat:
            game.bar("HEL-GAP-26" if is_present(game, caller, seat) else "HEL-11.4", v.PARTNER, seat)
    partner = first(game.ask(caller.seat, v.ASK_PARTNER))
    most = min(overcoming.available(caller), joint_cost(game, caller, game.in_play[place], partner) - 1)
    for n in range(1, most + 1):
        game.may(v.OFFER, n)
    game.offer = first(game.ask(caller.seat, v.ASK_OFFER))
    game.partner = partner
    game.helped_event = place
    game.say("HEL-11.1", v.CALLED, caller.seat, partner, game.offer)
    scenes.then(game, scenes.ANSWER, partner)


def end(game: Helionox) -> None:
    game.partner = w.NOBODY
    game.helped_event = w.NOTHING
    game.offer = 0


# ---- the partner


def answer(game: Helionox, seat: i64) -> None:
    """HEL-11.7, GAP-26: a refusal leaves the call unused, but this player is not asked again this turn."""
    game.may(v.ACCEPT)
    game.may(v.REFUSE)
    if verb_of(game.ask(seat, v.ASK_ANSWER)) == v.ACCEPT:
        game.called = True
        game.say("HEL-11.20", v.ACCEPTED, seat)
        help_out(game, seat)
    else:
        game.refusals |= 1 << seat
        game.say("HEL-GAP-26", v.REFUSED, seat)
        end(game)


def is_settled(game: Helionox) -> bool:
    """Whether the Collaboration has been broken off, or its shares reach the cost (then the reward follows)."""
    caller = game.players[game.current]
    event = game.in_play[game.helped_event]
    cost = joint_cost(game, caller, event, game.partner)
    if caller.location != event_location(event) or cost < LEAST:
        break_off(game)  # HEL-GAP-26 (4), GAP-27
        return True
    game.offer = min(game.offer, cost - 1)  # a lower cost shrinks the partner's share first, but not below 1
    if game.offer + game.players[game.partner].defense >= cost:
        scenes.then(game, scenes.CONCLUDE, game.current)
        return True
    return False


def help_out(game: Helionox, seat: i64) -> None:
    """HEL-11.8, 11.9: the partner plays Defense cards, one at a time, until the share is reached or enough. This
    belongs to the answer, so that no question left out tells the caller what the partner holds."""
    partner = game.players[seat]
    while not is_settled(game):
        playing.offer_defense_cards(game, partner)
        game.may(v.STOP_HELPING)
        chosen = game.ask(seat, v.ASK_HELP)
        if verb_of(chosen) == v.STOP_HELPING:
            scenes.then(game, scenes.SHORTFALL, game.current)
            return
        if game.content.cards[first(chosen)].text.has_scenes:
            scenes.then(game, scenes.HELP, seat)
            playing.play(game, partner, first(chosen))
            return
        playing.play(game, partner, first(chosen))


# ---- the caller again


def shortfall(game: Helionox, seat: i64) -> None:
    """HEL-GAP-26 (4): the caller plays Defense cards, uses abilities that give Defense, offers more or breaks off."""
    if is_settled(game):
        return
    caller = game.players[seat]
    playing.offer_defense_cards(game, caller)
    offer_defense_abilities(game, caller)
    cost = joint_cost(game, caller, game.in_play[game.helped_event], game.partner)
    for n in range(game.offer + 1, min(overcoming.available(caller), cost - 1) + 1):
        game.may(v.RAISE, n)
    game.may(v.BREAK_OFF)
    hide_only_option(game, v.DONE)
    chosen = game.ask(seat, v.ASK_SHORTFALL)
    verb = verb_of(chosen)
    if verb == v.BREAK_OFF or verb == v.DONE:
        break_off(game)
        return
    scenes.then(game, scenes.SHORTFALL, seat)
    if verb == v.RAISE:
        game.offer = first(chosen)
        game.say("HEL-11.6", v.OFFER_RAISED, seat, game.offer)
    elif verb == v.PLAY:
        playing.play(game, caller, first(chosen))
    elif verb == v.USE_ARCHITECT:
        architects.use(game, caller, first(chosen))
    elif verb == v.BONUS:
        locations.use_bonus(game, caller)
    elif verb == v.KEY:
        locations.use_key(game, caller)


def offer_defense_abilities(game: Helionox, caller: Player) -> None:
    """HEL-11.10: Location and Architect are the caller's alone, with their usual limits."""
    number: i64 = 1
    for ability in game.content.architects[caller.architect].abilities:
        if ability.defends and not architects.why_not(game, caller, ability):
            game.may(v.USE_ARCHITECT, number)
        number += 1
    if game.bonus_used or locations.is_used(caller) or closed_to(game, caller):
        return
    site = locations.site_of(game, caller)
    if site.bonus_defends and effects.any_defense(game, caller, site.bonus.fx):
        game.may(v.BONUS)
    if site.key_defends and caller.has_embassy(caller.location) and effects.any_defense(game, caller, site.key.fx):
        game.may(v.KEY)


def break_off(game: Helionox) -> None:
    """HEL-11.18: nothing is paid and nobody is rewarded; what was played stays played."""
    game.say("HEL-11.18", v.BROKEN_OFF, game.current)
    end(game)


def conclude(game: Helionox, seat: i64) -> None:
    """HEL-11.12 to 11.14, 11.19: Influence for what each gave, the trophy for the caller, a card for both."""
    caller = game.players[seat]
    partner = game.players[game.partner]
    place = game.helped_event
    event = game.in_play[place]
    given = joint_cost(game, caller, event, game.partner) - game.offer
    overcoming.pay_defense(caller, game.offer)
    partner.defense -= given
    game.say("HEL-11.2", v.COLLABORATED, seat, game.offer, partner.seat)
    if game.mode == w.COMPETITIVE:
        overcoming.gain_influence(game, caller, game.offer, "HEL-11.12")
        overcoming.gain_influence(game, partner, given, "HEL-11.12")
    overcoming.spend_discount(game, caller, event)
    overcoming.spend_discount(game, partner, event)
    overcoming.take_trophy(game, caller, place)
    end(game)
    scenes.then(game, scenes.PARTNER_DRAWS, partner.seat)
    cardpiles.draw_cards(game, caller, game.numbers.collaboration_draw, "HEL-11.13")


def partner_draws(game: Helionox, seat: i64) -> None:
    """HEL-11.13, 11.16: after the caller; the partner may end above five cards."""
    cardpiles.draw_cards(game, game.players[seat], game.numbers.collaboration_draw, "HEL-11.13")
