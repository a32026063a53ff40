"""Playing cards from hand (HEL-13)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.helionox import cardpiles, effects
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, Player


def offer_hand(game: Helionox, player: Player) -> None:
    """HEL-13.1, 13.9: any card, but a Unique one only once per turn."""
    if player.unique_used == 0:
        cardpiles.offer_held(game, player, v.PLAY)
        return
    last: i64 = w.NOTHING
    for card in player.held:
        if card != last:
            last = card
            if game.content.cards[card].unique & player.unique_used:
                game.bar("HEL-13.9", v.PLAY, card)
            else:
                game.may(v.PLAY, card)


def offer_defense_cards(game: Helionox, player: Player) -> None:
    """HEL-11.9, GAP-28: in a Collaboration only cards that offer Defense."""
    last: i64 = w.NOTHING
    for held in player.held:
        if held == last:
            continue
        last = held
        card = game.content.cards[held]
        if not card.defends or not effects.any_defense(game, player, card.text.fx):
            game.bar("HEL-11.9", v.PLAY, held)
        elif card.unique & player.unique_used:
            game.bar("HEL-13.9", v.PLAY, held)
        else:
            game.may(v.PLAY, held)


def play(game: Helionox, player: Player, index: i64) -> None:
    """HEL-13.2, 13.11, 32.4: it lies in front of its player, Infamy of Illegal Tech comes first, then the text."""
    card = game.content.cards[index]
    cardpiles.from_hand(player, index)
    player.played.append(index)
    player.unique_used |= card.unique
    if card.faction == w.BIO:
        player.bio_played += 1
    game.say("HEL-13.1", v.PLAYED, player.seat, index)
    if card.infamy_play > 0:
        effects.take_infamy(game, player, card.infamy_play, "HEL-32.4")
    effects.carry_out_text(game, player, card.text, index)
