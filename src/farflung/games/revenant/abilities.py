"""Chapter 14, abilities: whose work in this turn, when and how they are used (REV-F-14.5, 14.17 to 14.20, GAP-F-35)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import effects
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Ability
from farflung.games.revenant.state import Admiral, Revenant


def learn(game: Revenant, admiral: Admiral) -> None:
    """Notes which triggers each figure's abilities wait for, after a card or a rank has changed them."""
    captain = game.content.captains[admiral.captain]
    bits: i64 = 0
    for ability in captain.abilities:
        if at_rank(admiral, ability):
            bits |= 1 << ability.trigger
    admiral.watch[w.CAPTAIN] = bits
    cadet: i64 = 0
    while cadet < 2:
        bits = 0
        for card in admiral.cadet_cards[cadet]:
            bits |= 1 << card_ability(game, card).trigger
        admiral.watch[1 + cadet] = bits
        cadet += 1
    bits = 0
    for card in admiral.frigate_cards:
        bits |= 1 << card_ability(game, card).trigger
    admiral.frigate_watch = bits


def card_ability(game: Revenant, card: i64) -> Ability:
    return game.content.abilities[card]


def watching(game: Revenant, admiral: Admiral, trigger: i64) -> bool:
    """Does any ability that works now wait for this trigger? The quick no of fast play."""
    turn = game.turn
    if turn.seat != admiral.seat or turn.figure < 0:
        return False
    bits: i64 = admiral.watch[turn.figure]
    if turn.on_frigate:
        bits |= admiral.frigate_watch
    return bits >> trigger & 1 != 0


def at_rank(admiral: Admiral, line: Ability) -> bool:
    """REV-F-14.2, 14.4: whether a captain's line holds at the admiral's rank."""
    return line.from_rank <= admiral.rank <= line.to_rank


def working(game: Revenant, admiral: Admiral, trigger: i64) -> list[Ability]:
    """Abilities that work now and wait for this trigger: the captain's, by rank, in the captain's turn (REV-F-14.3 to
    14.5), a cadet's in that cadet's, frigate cards while the own frigate's effect is resolved (GAP-F-28)."""
    found: list[Ability] = []
    turn = game.turn
    if turn.seat != admiral.seat or turn.figure < 0:
        return found
    if turn.figure == w.CAPTAIN:
        for ability in game.content.captains[admiral.captain].abilities:
            if ability.trigger == trigger and at_rank(admiral, ability):
                found.append(ability)
    else:
        for card in admiral.cadet_cards[turn.figure - 1]:
            if card_ability(game, card).trigger == trigger:
                found.append(card_ability(game, card))
    if turn.on_frigate:
        for card in admiral.frigate_cards:
            if card_ability(game, card).trigger == trigger:
                found.append(card_ability(game, card))
    return found


def bonus(game: Revenant, admiral: Admiral, trigger: i64, primitive: i64) -> i64:
    """How much free abilities add to the trigger itself: movement, damage, cards of a hidden influence gain."""
    total: i64 = 0
    for ability in working(game, admiral, trigger):
        if ability.fx[0].primitive == primitive:
            total += ability.fx[0].n
    return total


def after(game: Revenant, admiral: Admiral, trigger: i64) -> None:
    """REV-F-14.20: abilities resolved directly after their trigger, each once, in the owner's order, or declined."""
    if not watching(game, admiral, trigger):
        return
    waiting: list[Ability] = []
    for ability in working(game, admiral, trigger):
        if ability.source not in game.turn.busy and len(ability.aftermath) > 0:
            waiting.append(ability)
    use_in_any_order(game, admiral, waiting, v.ASK_ABILITY)


def use_in_any_order(game: Revenant, admiral: Admiral, waiting: list[Ability], question: i64) -> None:
    """Each once, in the owner's order; any may be declined."""
    while waiting:
        for ability in waiting:
            if effects.can_resolve(game, admiral, ability.aftermath):
                game.may(v.USE, ability.source)
            else:
                game.bar("REV-F-01.3.3", v.USE, ability.source)
        if game.count == 0:
            return
        game.may(v.DONE)
        answer = game.ask(admiral.seat, question)
        if verb_of(answer) == v.DONE:
            return
        used = game.content.abilities[first(answer)]
        waiting.remove(used)
        use(game, admiral, used)


def use(game: Revenant, admiral: Admiral, ability: Ability) -> None:
    """REV-F-14.19: every part before the trigger is finished. An ability never triggers itself (GAP-A-09)."""
    game.say("REV-F-14.17", v.ABILITY_USED, admiral.seat, ability.source)
    busy = game.turn.busy
    busy.append(ability.source)
    game.begin(v.ABILITY_USED, admiral.seat, ability.source)
    effects.resolve(game, admiral, ability.aftermath, True)
    game.finish()
    busy.pop()


# ---- abilities of manning stand ready through step 3 (GAP-F-35)


def stand_ready(game: Revenant, admiral: Admiral, trigger: i64) -> None:
    """The abilities that wait for this kind of ship being manned or copied may be used from now on, once."""
    turn = game.turn
    turn.manning |= 1 << trigger
    if not watching(game, admiral, trigger):
        return
    for ability in working(game, admiral, trigger):
        if not ability.changes_trigger and ability not in turn.standing and ability.source not in turn.spent_standing:
            turn.standing.append(ability)


def stand_ready_at_once(game: Revenant, admiral: Admiral) -> None:
    """A card works from the moment it lies there (GAP-F-28): its abilities of manning too, for the rest of step 3."""
    if game.turn.seat == admiral.seat:
        for trigger in range(w.ON_MAN_ARK, w.ON_MAN_REVENANT + 1):
            if game.turn.manning >> trigger & 1:
                stand_ready(game, admiral, trigger)


def offer_standing(game: Revenant, admiral: Admiral) -> None:
    """Adds the standing abilities to the options of the question being built."""
    for ability in game.turn.standing:
        if ability.source in game.turn.busy:
            continue
        if effects.can_resolve(game, admiral, ability.fx):
            game.may(v.USE, ability.source)
        else:
            game.bar("REV-F-01.3.3", v.USE, ability.source)


def use_standing(game: Revenant, admiral: Admiral, source: i64) -> None:
    turn = game.turn
    ability = game.content.abilities[source]
    turn.standing.remove(ability)
    turn.spent_standing.append(source)
    use(game, admiral, ability)


def between_parts(game: Revenant, admiral: Admiral) -> None:
    """Between two parts of the ship's effect, and after the last: use standing abilities or go on."""
    while game.turn.standing:
        offer_standing(game, admiral)
        if game.count == 0:
            return
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_BETWEEN)
        if verb_of(answer) == v.DONE:
            return
        use_standing(game, admiral, first(answer))


def manning_trigger(kind: i64) -> i64:
    """man_ark .. man_frigate are numbered like the kinds of ship, but for the shuttle nobody mans."""
    return kind if kind < 3 else w.ON_MAN_REVENANT - 1


def instead_of_effect(game: Revenant, admiral: Admiral) -> Ability | None:
    """The Envoy's: copy another ship instead of the manned ship's effect (GAP-F-12)."""
    if not watching(game, admiral, w.INSTEAD):
        return None
    return working(game, admiral, w.INSTEAD)[0]
