"""Location Bonus and Key Access (HEL-19), Garrisons (HEL-37), and what Shut Down forbids of them (HEL-8)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.helionox import effects, overcoming
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Site
from farflung.games.helionox.state import Helionox, Player, closed_to


def site_of(game: Helionox, player: Player) -> Site:
    return game.content.sites[game.sites[player.location]]


def is_used(player: Player) -> bool:
    """HEL-19.5: an ability of the Current Location was used this turn."""
    return (player.used_at >> player.location & 1) == 1


# ---- the once-per-turn action


def offer_site(game: Helionox, player: Player) -> None:
    """HEL-19.1 to 19.3: the Bonus, or Key Access with an own Embassy, where the Ship is."""
    if game.bonus_used or is_used(player):
        why = "HEL-10.2" if game.bonus_used else "HEL-19.5"
        game.bar(why, v.BONUS)
        game.bar(why, v.KEY)
        return
    closed = closed_to(game, player)
    if closed:
        game.bar("HEL-8.2", v.BONUS)
    elif not effects.can_start(game, player, site_of(game, player).bonus):
        game.bar("HEL-GAP-40", v.BONUS)
    else:
        game.may(v.BONUS)
    if not player.has_embassy(player.location):
        game.bar("HEL-19.2", v.KEY)
    elif closed:
        game.bar("HEL-8.3", v.KEY)
    elif not effects.can_start(game, player, site_of(game, player).key):
        game.bar("HEL-GAP-40", v.KEY)
    else:
        game.may(v.KEY)


def use_bonus(game: Helionox, player: Player) -> None:
    site = site_of(game, player)
    game.bonus_used = True
    player.used_at |= 1 << player.location
    game.say("HEL-19.1", v.BONUS_TAKEN, player.seat, site.index)
    effects.use_ability(game, player, site.bonus)


def use_key(game: Helionox, player: Player) -> None:
    game.bonus_used = True
    site = take_key(game, player, "HEL-19.2")
    effects.use_ability(game, player, site.key)


def take_key(game: Helionox, player: Player, rule: str) -> Site:
    site = site_of(game, player)
    player.used_at |= 1 << player.location
    game.say(rule, v.KEY_TAKEN, player.seat, site.index)
    return site


# ---- Key Access by card text


def why_no_key(game: Helionox, player: Player) -> str:
    """The rule that keeps a card from giving Key Access here, or nothing (HEL-13.14). It needs no Embassy (HEL-19.4);
    the partner of a Collaboration uses no Location abilities (HEL-11.10, GAP-27)."""
    if is_used(player):
        return "HEL-19.5"
    if closed_to(game, player):
        return "HEL-19.7"
    if player.seat == game.partner:
        return "HEL-11.10"
    return ""


def key_access_by_card(game: Helionox, player: Player) -> None:
    """HEL-19.4, 19.6: one more, beside the once-per-turn action, and never as the Bonus."""
    if why_no_key(game, player):
        return
    this_card = game.text_card
    consumed = game.text_consumed
    site = take_key(game, player, "HEL-19.4")
    effects.carry_out_text(game, player, site.key, w.NOTHING)
    game.text_card = this_card
    game.text_consumed = consumed


# ---- Garrisons


def offer_garrison(game: Helionox, player: Player) -> None:
    """HEL-37.3, GAP-38: Banked Defense may pay, Banked Credits may not."""
    if game.garrisons >> player.location & 1 == 0:
        return
    price = game.numbers.garrison_cost
    if player.credits >= price:
        game.may(v.GARRISON_CREDIT)
    else:
        game.bar("HEL-37.3", v.GARRISON_CREDIT)
    if overcoming.available(player) >= price:
        game.may(v.GARRISON_DEFENSE)
    else:
        game.bar("HEL-37.3", v.GARRISON_DEFENSE)


def remove_garrison(game: Helionox, player: Player, with_defense: bool) -> None:
    """HEL-37.3, 37.4: for good."""
    price: i64 = game.numbers.garrison_cost
    if with_defense:
        overcoming.pay_defense(player, price)
    else:
        player.credits -= price
    game.garrisons &= ~(1 << player.location)
    game.say("HEL-37.3", v.GARRISON_REMOVED, player.seat, player.location)
