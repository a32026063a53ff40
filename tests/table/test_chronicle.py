"""What an answer would bring, and how a game went: looking ahead and back without telling a secret."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.table.playing import revenant

from farflung import games
from farflung.engine.core import Dice, Game
from farflung.engine.match import Match
from farflung.engine.record import parse
from farflung.engine.title import Setup
from farflung.engine.views import SPECTATOR, visible_events
from farflung.games.revenant.title import RevenantTitle
from farflung.table.brings import Progressing
from farflung.table.chronicle import InChapters, chronicle, foresee
from farflung.table.messages import Refused
from farflung.table.rendering import Rendering


def test_what_an_answer_would_bring_is_what_it_brings() -> None:
    """The preview is played by the rules themselves: compared with what then happens, in a whole game."""
    played = revenant(seed=5)
    dice, foreseen, certain = Dice(2), 0, 0
    for _ in range(300):
        if played.table.over:
            break
        seat, _ = played.asked
        options = played.options()
        option = options[dice.below(len(options))]
        match = played.table.match
        assert match is not None
        before = len(visible_events(match, seat))
        record = match.save()
        ahead = foresee(match, seat, option, "en")
        assert match.save() == record, "nothing is played"
        played.answer(option)
        shown = Rendering(played.table, seat, "en")
        shown.refresh()
        assert shown.log[before : before + len(ahead)] == ahead
        foreseen += len(ahead)
        certain += bool(ahead)
    assert certain > 30
    assert foreseen > certain


def test_a_preview_tells_nothing_that_luck_or_a_secret_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    played = revenant(seed=5)
    dice, lucky, secret = Dice(3), 0, 0
    for _ in range(150):
        match, (seat, _) = played.table.match, played.asked
        assert match is not None
        options = played.options()
        option = options[dice.below(len(options))]
        ahead = foresee(match, seat, option, "en")
        if ahead and not secret:
            monkeypatch.setattr(RevenantTitle, "reveals", frozenset(range(256)))  # whatever happens shows a secret
            assert foresee(match, seat, option, "en") == []
            monkeypatch.undo()
            secret += 1
        position = match.position
        played.answer(option)
        new = [event for event in visible_events(match, seat) if event.position > position]
        luck = [place for place, who in enumerate(match.seats) if place > position and who == -1]
        if luck:
            lucky += 1
            assert len(ahead) <= sum(event.position <= luck[0] for event in new)
    assert lucky > 10
    assert secret
    match = played.table.match
    assert match is not None
    with pytest.raises(Refused) as refusal:
        foresee(match, 1 - played.asked[0], played.options()[0], "en")
    assert refusal.value.kind == "not-asked"
    with pytest.raises(Refused) as refusal:
        foresee(match, played.asked[0], "man the moon", "en")
    assert refusal.value.kind == "not-an-option"


class Counting(RevenantTitle):
    """Counts the influence of each seat all along, to have something to tell of the way."""

    def standing(self, game: Game) -> list[int]:
        return [sum(admiral["influence"].values()) for admiral in self.to_data(game)["admirals"]]


def test_how_everyone_stood_after_each_cycle() -> None:
    match = Match(Counting(), Setup("revenant", "final", ["Ann", "Bob"]), 3)
    dice, ends = Dice(1), {}
    while match.question:
        cycle = match.title.to_data(match.start)["cycle"]
        match.answer(match.question.options[dice.below(len(match.question.options))])
        if not match.over and match.title.to_data(match.start)["cycle"] != cycle:
            ends[cycle] = len(visible_events(match, 0))
    found = chronicle(match, 0)
    assert found["key"] == "cycle"
    assert [point["chapter"] for point in found["points"]] == [1, 2, 3, 4]
    assert found["points"][-1]["totals"] == match.title.scores(match.game)
    assert all(sum(point["totals"]) > 0 for point in found["points"])
    numbers = [point["event"] for point in found["points"]]
    assert numbers == sorted(numbers)
    assert all(point["event"] <= ends[point["chapter"]] for point in found["points"][:-1])
    assert numbers[-1] == len(visible_events(match, 0))


@pytest.mark.parametrize(
    ("name", "edition", "said"),
    [
        ("revenant", "final", {"cycle": 1, "phase": "action"}),
        ("revenant", "prototype", {"cycle": 1, "phase": "action"}),
        ("helionox", "final", {"turn": 1, "phase": "main"}),
        ("xodus", "first", {"round": 1, "phase": "action"}),
        ("salvage", "tutorial", {"turn": 0}),
    ],
)
def test_a_title_says_how_far_a_game_is_and_what_counts_its_chapters(
    name: str, edition: str, said: dict[str, Any]
) -> None:
    title = games.title(name)
    match = Match(title, Setup(name, edition, ["Ann", "Bob"]), 3)
    while match.question and isinstance(title, Progressing) and title.progress(match.game) != said:
        match.answer(match.question.options[0])
    assert match.question, "some time in the game it stands there"
    if isinstance(title, InChapters):
        assert title.chapter in said
    data = title.redact(match.game, SPECTATOR)
    assert {key: data[key] for key in said} == said, "as its data tell everybody"


def golden(record: str) -> Match:
    parsed = parse((Path(__file__).parents[1] / "golden" / f"{record}.record").read_text("utf-8"))
    return Match.load(games.title(parsed.setup.title), parsed)


def test_helionox_tells_how_the_influence_grew() -> None:
    """As if the game ended after each turn; at the end it is what was scored."""
    match = golden("helionox/01-2-competitive")
    points = chronicle(match, 0)["points"]
    assert points[-1]["totals"] == match.title.scores(match.game)
    assert points[0]["totals"] != points[-1]["totals"]
    assert all(len(point["totals"]) == 2 for point in points)


def test_against_the_syndicate_two_sides_are_told_of() -> None:
    match = golden("helionox/07-2-co-op-rookie")
    points = chronicle(match, 0)["points"]
    rows = match.title.to_data(match.game)["scores"]
    assert points[-1]["facts"] == {"team": sum(rows[0].values()), "syndicate": sum(rows[1].values())}
    grown = [point["facts"]["syndicate"] for point in points]
    falls = [before - after for before, after in pairwise(grown) if after < before]
    assert len(falls) <= 1, "only the Mission, which counts for the Syndicate until it is met"
    assert all(fall <= 5 for fall in falls)


def test_xodus_tells_of_the_corruption_keys_and_ships() -> None:
    points = chronicle(golden("xodus/02-2-players-hardened"), 0)["points"]
    assert [point["chapter"] for point in points] == list(range(1, len(points) + 1))
    assert points[0]["facts"]["ships"] == 4
    assert points[-1]["facts"]["ships"] < 4
    assert points[-1]["facts"]["corruption"] > points[0]["facts"]["corruption"]


def test_a_title_without_chapters_has_no_chronicle() -> None:
    match = Match(games.title("salvage"), Setup("salvage", "tutorial", ["Ann", "Bob"]), 3)
    while match.question:
        match.answer(match.question.options[0])
    assert chronicle(match, 0) == {"key": "", "points": []}
