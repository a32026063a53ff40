"""What a recorded game of Revenant shows of its content: cards played and used, planets resolved, and so on."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, cast

from tests.golden.replaying import Golden, Replay, Scene

from farflung.engine.core import Event, first, second, third, verb_of
from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.board import DISTANCE
from farflung.games.revenant.cards import Ability, Captain, Content
from farflung.games.revenant.state import Admiral, Revenant
from farflung.games.revenant.title import RevenantTitle

TITLE = cast(RevenantTitle, title("revenant"))
CONTENT = TITLE.content(Setup(title="revenant", edition="final", seats=["Mara"]))


# ---- what must be shown


def needed(content: Content) -> set[str]:
    wanted = {f"{card.id} played" for card in content.cards}
    wanted |= {f"{card.id} used" for card in content.cards if card.kind != w.DIRECTIVE}
    wanted |= {f"{planet.id} {part}" for planet in content.planets for part in ("upper", "lower")}
    wanted |= {f"{card.id} charged" for card in content.radar}
    wanted |= {f"{colony.id} charged" for colony in content.colonies}
    wanted |= {f"{defect.id} {part}" for defect in content.defects for part in ("upper", "lower")}
    wanted |= {f"{captain.id} used" for captain in content.captains}
    return wanted


# ---- what was shown


def shown(told: Replay[Revenant]) -> set[str]:
    content = told.end.content
    found: set[str] = set()
    for scene in told.scenes:
        for event in scene.events:
            found |= shown_by_event(event, content)
        found |= {f"{content.cards[source].id} used" for source in quietly_used(scene)}
        covered = {(first(e.code), second(e.code)) for e in scene.events if verb_of(e.code) == v.DEFECT_COVERED}
        for event in scene.events:
            if verb_of(event.code) == v.DEFECT_STRIKES:
                defect = content.defects[first(event.code)]
                found |= {f"{defect.id} upper"} if (defect.index, 1) not in covered else set()
                found |= {f"{defect.id} lower"} if (defect.index, 2) not in covered else set()
    return found


def shown_by_event(event: Event, content: Content) -> set[str]:
    verb, a, b, c = verb_of(event.code), first(event.code), second(event.code), third(event.code)
    by_player = a != w.COUNCIL
    if verb == v.PLAYED:
        return {f"{content.cards[b].id} played"}
    if verb == v.ABILITY_USED:
        if b < len(content.cards):
            return {f"{content.cards[b].id} used"}
        return {f"{captain.id} used" for captain in content.captains if b in sources(captain)}
    if verb == v.PLANET_RESOLVED:
        return {f"{content.planets[b].id} {'upper' if c == 1 else 'lower'}"}
    if verb == v.CHARGED and by_player:
        return {f"{content.radar[b].id} charged"}
    if verb == v.CHARGED_COLONY and by_player:
        return {f"{content.colonies[b].id} charged"}
    return set()


def sources(captain: Captain) -> list[int]:
    return [ability.source for ability in (*captain.abilities, captain.activation)]


# ---- abilities that change their trigger are used without a word: they show in what came of it


class Turn(NamedTuple):
    admiral: Admiral
    figure: int
    ship: int
    """The manned ship's number, -1 after an emergency action."""
    on_frigate: bool


def turn_of(scene: Scene[Revenant]) -> Turn | None:
    for event in scene.events:
        seat, b, c = first(event.code), second(event.code), third(event.code)
        if verb_of(event.code) == v.EMERGENCY_TAKEN:
            return Turn(scene.before.admirals[seat], b, -1, False)
        if verb_of(event.code) == v.MANNED:
            frigate = w.FIRST_FRIGATE + seat
            copied = any(verb_of(e.code) == v.COPIED and second(e.code) == frigate for e in scene.events)
            return Turn(scene.before.admirals[seat], c, b, b == frigate or copied)
    return None


def quietly_used(scene: Scene[Revenant]) -> set[int]:
    turn = turn_of(scene)
    if turn is None:
        return set()
    cards = turn.admiral.cadet_cards[turn.figure - 1][:] if turn.figure else []
    cards += turn.admiral.frigate_cards if turn.on_frigate else []
    return {card for card in cards if was_used(scene, turn, scene.before.content.abilities[card])}


def was_used(scene: Scene[Revenant], turn: Turn, ability: Ability) -> bool:
    what = ability.fx[0].primitive
    happened = [verb_of(event.code) for event in scene.events]
    if what == w.FX_MOVE:
        return moved_farther(scene, turn, ability)
    if what == w.FX_ATTACK:
        return destroyed_more(scene, turn, ability)
    if what == w.FX_DISCOUNT and ability.trigger == w.ON_HYPERCHARGE:
        return v.CHARGED in happened or v.CHARGED_COLONY in happened
    if what == w.FX_DISCOUNT:
        return any(verb_of(e.code) == v.PLAYED and sum(card_cost(scene, e)) > 0 for e in scene.events)
    if what == w.FX_EXTRA_HIDDEN:
        usual = scene.before.numbers.manipulation + turn.admiral.rank
        return any(verb_of(e.code) == v.HIDDEN_GAINED and second(e.code) > usual for e in scene.events)
    if what == w.FX_NO_PLANET_CORRUPTION:
        lower = any(verb_of(e.code) == v.PLANET_RESOLVED and third(e.code) == 2 for e in scene.events)
        return lower and v.CORRUPTED not in happened
    if what == w.FX_FRIGATE_BOTH:
        return v.BOTH_EFFECTS in [verb_of(code) for code in scene.codes]
    return False


def card_cost(scene: Scene[Revenant], event: Event) -> list[int]:
    return scene.before.content.cards[second(event.code)].cost


def working(scene: Scene[Revenant], turn: Turn, trigger: int) -> list[Ability]:
    content = scene.before.content
    if turn.figure == w.CAPTAIN:
        lines = content.captains[turn.admiral.captain].abilities
        found = [line for line in lines if line.from_rank <= turn.admiral.rank <= line.to_rank]
    else:
        found = [content.abilities[card] for card in turn.admiral.cadet_cards[turn.figure - 1]]
    if turn.on_frigate:
        found += [content.abilities[card] for card in turn.admiral.frigate_cards]
    return [ability for ability in found if ability.trigger == trigger]


def moved_farther(scene: Scene[Revenant], turn: Turn, ability: Ability) -> bool:
    """A maneuver over a distance that would have been too far without the ability."""
    game = scene.before
    where = {ship.index: ship.sector for ship in game.ships}
    movers = [a for a in working(scene, turn, w.ON_MANEUVER) if a.fx[0].primitive == w.FX_MOVE]
    others = sum(a.fx[0].n for a in movers if a is not ability)
    for event in scene.events:
        if verb_of(event.code) != v.MOVED:
            continue
        ship, sector = second(event.code), third(event.code)
        solo = 1 if game.seats == 1 and ship >= w.FIRST_FRIGATE else 0
        if event.rule == "REV-F-12.9" and DISTANCE[where[ship]][sector] > 1 + solo + others:
            return True
        where[ship] = sector
    return False


def destroyed_more(scene: Scene[Revenant], turn: Turn, ability: Ability) -> bool:
    """An attack with more kills than it had damage without the ability."""
    answers = [verb_of(code) for code in scene.codes]
    if answers.count(v.ATTACK) != 1:
        return False
    kills = sum(verb_of(event.code) == v.KILLED for event in scene.events) - answers.count(v.DESTROY)
    attacks = [a for a in working(scene, turn, w.ON_ATTACK) if a is not ability]
    others = sum(effect.n * min(a.repeat, 6) for a in attacks for effect in a.fx if effect.primitive == w.FX_ATTACK)
    return kills > 1 + others


GOLDEN = Golden(TITLE, "final", Path(__file__).parent, needed(CONTENT), shown)
