"""Chapters 8.1, 8.2 and 10: hidden agendas, their three slots, and what they measure (GAP-P-13, GAP-P-24).

The eight agendas (REV-P-10.1.1 to 10.8.3) are content: content/agendas.toml.
"""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.revenant import scoring
from farflung.games.revenant import words as w
from farflung.games.revenant.abilities import at_rank
from farflung.games.revenant.cards import Ability, Term
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral, frigate_of


def reveal(game: Prototype, admiral: Admiral, rule: str) -> None:
    """REV-P-8.2, 8.7: every slot met at this moment is completed for good, and no other will be."""
    slots = slots_met_now(game, admiral)
    game.agenda_shown[admiral.seat] = True
    game.slots_met[admiral.seat] = slots
    game.say(rule, pv.AGENDA_REVEALED, admiral.seat, admiral.agendas[0], slots)


def slots_met_now(game: Prototype, admiral: Admiral) -> i64:
    met: i64 = 0
    bit: i64 = 1
    for slot in game.content.hidden_agendas[admiral.agendas[0]].slots:
        if holds(game, admiral, slot):
            met |= bit
        bit <<= 1
    return met


def holds(game: Prototype, admiral: Admiral, terms: list[Term]) -> bool:
    """REV-P-10.0: all terms of one slot; the slots are independent of each other."""
    for term in terms:
        if not term.least <= scoring.measure(game, admiral, term.measure, term.argument) <= term.most:
            return False
    return True


# ---- the highest damage of one fight with the frigate (REV-P-10.2.2, GAP-P-13)


class Purse:
    """What could be spent in that fight."""

    __slots__ = ("absorbers", "cards", "hidden", "resources", "slots")

    def __init__(self, resources: list[int], absorbers: i64, cards: i64, hidden: i64, slots: i64) -> None:
        self.resources = resources
        self.absorbers: i64 = absorbers
        self.cards: i64 = cards
        self.hidden: i64 = hidden
        self.slots: i64 = slots


def frigate_damage(game: Prototype, admiral: Admiral) -> i64:
    best: i64 = 0
    for figure in range(3):
        sector = frigate_of(game, admiral.seat).sector
        purse = Purse(
            admiral.resources[:],
            game.shields[sector],
            len(admiral.hand),
            admiral.hidden_cards(),
            admiral.free_slots(),
        )
        damage: i64 = 1
        paid: list[Ability] = []
        for ability in fight_abilities(game, admiral, figure):
            if ability.fx[0].primitive == w.FX_ATTACK:
                damage += ability.fx[0].n
            elif ability.changes_trigger:
                paid.append(ability)
        damage += most_bought(paid, [ability.repeat for ability in paid], purse)
        best = max(best, damage)
    return best


def fight_abilities(game: Prototype, admiral: Admiral, figure: i64) -> list[Ability]:
    """Of the figure and of the equipment."""
    found: list[Ability] = []
    if figure == w.CAPTAIN:
        for ability in game.content.captains[admiral.captain].abilities:
            if ability.trigger == w.ON_ATTACK and at_rank(admiral, ability):
                found.append(ability)
    else:
        for card in admiral.cadet_cards[figure - 1]:
            if game.content.abilities[card].trigger == w.ON_ATTACK:
                found.append(game.content.abilities[card])
    for card in admiral.frigate_cards:
        if game.content.abilities[card].trigger == w.ON_ATTACK:
            found.append(game.content.abilities[card])
    return found


def most_bought(paid: list[Ability], uses: list[int], purse: Purse) -> i64:
    """The best of all ways to spend: each ability as often as it may be used and can be paid."""
    best: i64 = 0
    for number, ability in enumerate(paid):
        if uses[number] == 0:
            continue
        left = pay(ability, purse)
        if left is None:
            continue
        fewer = uses[:]
        fewer[number] -= 1
        bought: i64 = 0
        for effect in ability.fx:
            if effect.primitive == w.FX_ATTACK:
                bought += effect.n
        # abilities before this one were tried first: each set of purchases is counted in one order only
        for earlier in range(number):
            fewer[earlier] = 0
        best = max(best, bought + most_bought(paid, fewer, left))
    return best


def pay(ability: Ability, purse: Purse) -> Purse | None:
    """The purse after paying for the ability once; None if it cannot be paid."""
    left = Purse(purse.resources[:], purse.absorbers, purse.cards, purse.hidden, purse.slots)
    for effect in ability.fx:
        what = effect.primitive
        if what == w.FX_PAY:
            if not take(left.resources, effect.what, effect.n):
                return None
        elif what == w.FX_PAY_KINDS:
            if not take_kinds(left.resources, effect.n):
                return None
        elif what == w.FX_REMOVE_SHIELD:
            left.absorbers -= effect.n
        elif what == w.FX_DISCARD_OP:
            left.cards -= effect.n
        elif what == w.FX_DISCARD_HIDDEN:
            left.hidden -= effect.n
        elif what == w.FX_CORRUPT:
            left.slots -= effect.n
    if left.absorbers < 0 or left.cards < 0 or left.hidden < 0 or left.slots < 0:
        return None
    return left


def take(resources: list[int], resource: i64, n: i64) -> bool:
    """Of any kind: from the most plentiful one."""
    if resource != w.ANY:
        resources[resource] -= n
        return resources[resource] >= 0
    for _ in range(n):
        most = max(resources)
        if most == 0:
            return False
        resources[resources.index(most)] -= 1
    return True


def take_kinds(resources: list[int], n: i64) -> bool:
    """Of so many kinds: the most plentiful ones."""
    kinds = sorted([(-owned, kind) for kind, owned in enumerate(resources) if owned])
    if len(kinds) < n:
        return False
    for _, kind in kinds[:n]:
        resources[kind] -= 1
    return True
