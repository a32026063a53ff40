"""Scenarios: an only option may be left unsaid; sizes of lists; packs; the rules a scenario is played by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from farflung.engine.match import IllegalAnswer, Match
from farflung.engine.record import RecordError
from farflung.engine.scenario import Scenario, Step, Then, arrange, read, run, tell
from farflung.games import title

HELIONOX = title("helionox")
LAST_CARD: dict[str, Any] = {
    "events": [],
    "event_deck.top": [{"event": "Warp Cult", "part": 1, "known_by": []}],
    "once": {"cycled": True, "bonus": True},
    "players.*.cryo": 4,
    "players.1.hand": ["Sentinel Prototype"],
    "players.1.top": ["Material Asset", "Material Asset", "Material Asset", "Material Asset", "Material Asset"],
}
PLAY = "1 play Sentinel Prototype"


def table() -> Match:
    return arrange(HELIONOX, 2, LAST_CARD, "main 1")


def scenario(*steps: Step, given: dict[str, Any] | None = None, **more: Any) -> Scenario:
    return Scenario(
        title="helionox",
        edition="final",
        about="",
        rules=[],
        players=2,
        scene="main 1",
        given=LAST_CARD | (given or {}),
        when=steps[0].when,
        then=steps[0].then,
        step=list(steps[1:]),
        **more,
    )


def asked(match: Match) -> tuple[int, str]:
    assert match.question is not None
    return match.question.seat + 1, match.question.name


def test_the_only_option_is_asked_and_can_be_said() -> None:
    match = table()
    tell(match, [PLAY])
    assert match.question is not None
    assert [match.notation.text(code) for code in match.question.options] == ["end turn"]
    tell(match, ["1 end turn"])
    assert asked(match) == (2, "main")


def test_a_line_of_another_seat_leaves_it_unsaid() -> None:
    match = table()
    tell(match, [PLAY, "2 end turn"])
    assert asked(match)[0] in (1, 2)
    assert [line.text for line in match.record().lines].count("end turn") == 2


def test_luck_after_it_leaves_it_unsaid() -> None:
    """Files written when the turn ended itself told what the new hand was directly after the last card."""
    given = {**LAST_CARD, "players.1.top": [], "players.1.deck": ["Material Asset"] * 4 + ["Sentinel Prototype"] * 2}
    match = arrange(HELIONOX, 2, given, "main 1")
    tell(match, [PLAY, *["* draws Material Asset"] * 4, "* draws Sentinel Prototype", "2 end turn"])
    assert HELIONOX.to_data(match.game)["players"][0]["hand"] == ["Material Asset"] * 4 + ["Sentinel Prototype"]


def test_what_is_refused_there_is_not_a_way_to_leave_it_unsaid() -> None:
    match = table()
    tell(match, [PLAY])
    with pytest.raises(IllegalAnswer, match=r"HEL-17\.1"):
        tell(match, ["1 place Embassy"])
    with pytest.raises(IllegalAnswer, match="Nonsense"):
        tell(match, ["1 play Nonsense"])
    assert asked(match) == (1, "main")


def test_undo_is_about_the_question_that_is_asked() -> None:
    match = table()
    tell(match, [PLAY, "1 undo"])
    assert match.position == 0


def test_what_holds_may_be_before_or_after_it() -> None:
    before = Then(seat=1, question="main", options=["end turn"])
    after = Then(seat=2, question="main", state={"turn": 2})
    wrong = Then(seat=2, question="main", state={"turn": 7})
    given = {"turn": 1}
    assert run(scenario(Step([PLAY], before), given=given), HELIONOX) == []
    assert run(scenario(Step([PLAY], after), given=given), HELIONOX) == []
    assert run(scenario(Step([PLAY], before), Step([], after), given=given), HELIONOX) == []
    assert run(scenario(Step([PLAY], wrong), given=given), HELIONOX)[0] == "turn: expected 7, got 1"


def test_luck_that_cannot_be_leaves_the_match_where_it_stood() -> None:
    match = table()
    with pytest.raises(RecordError):
        tell(match, [PLAY, "* draws Material Asset", "* draws Material Asset"])
    assert (match.position, asked(match)) == (0, (1, "main"))
    tell(match, [PLAY])


def test_the_first_rules_ask_nothing_there() -> None:
    assert run(scenario(Step([PLAY], Then(seat=2)), rules_version=1), HELIONOX) == []
    assert run(scenario(Step([PLAY], Then(seat=1)), rules_version=1), HELIONOX) != []
    assert "rules 9" in run(scenario(Step(), rules_version=9), HELIONOX)[0]


# ---- sizes


def test_sizes_of_lists() -> None:
    def differences(**sizes: int) -> list[str]:
        paths = {path.replace("__", "."): size for path, size in sizes.items()}
        return run(scenario(Step([], Then(sizes=paths))), HELIONOX)

    assert differences(players__1__hand=1, players__2__hand=5, events=0) == []
    assert differences(players__1__hand=2) == ["players.1.hand: expected 2 entries, got 1: ['Sentinel Prototype']"]
    assert differences(turn=2)[0].startswith("turn: expected a list of 2, got")
    assert "there is no 'hands'" in differences(players__1__hands=1)[0]
    all_hands = run(scenario(Step([], Then(sizes={"players.*.hand": 5}))), HELIONOX)
    assert [line.partition(":")[0] for line in all_hands] == ["players.1.hand"]


# ---- packs


def written(folder: Path, pack: str) -> Path:
    path = folder / "some.toml"
    path.write_text(
        f"""
title = "helionox"
edition = "final"
about = "With a pack an Architect is called otherwise"
rules = ["HEL-4.1"]
players = 2
pack = "{pack}"
scene = "main 1"

[given]
"players.1.architect" = "Tiberius the Elder"
""",
        encoding="utf-8",
    )
    return path


def test_a_pack_lies_beside_the_scenario(tmp_path: Path) -> None:
    pack = tmp_path / "my-pack"
    pack.mkdir()
    ours = Path(HELIONOX.__module__.replace(".", "/"))
    content = (Path(__file__).parents[2] / "src" / ours.parent / "content" / "architects.toml").read_text("utf-8")
    entry = content[content.index("[[architect]]") :].split("\n[[architect]]")[0]
    assert 'name = "Tiberius, Warp Captain"' in entry
    (pack / "architects.toml").write_text(entry.replace("Tiberius, Warp Captain", "Tiberius the Elder"), "utf-8")
    assert run(read(written(tmp_path, "my-pack")), HELIONOX) == []
    wrong = run(read(written(tmp_path, "")), HELIONOX)
    assert "there is no architect 'Tiberius the Elder'" in wrong[0]


def test_a_pack_that_is_wrong_or_not_there_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "architects.toml").write_text("[[architect]]\nid = 7\n", "utf-8")
    for pack in ("broken", "nowhere"):
        (problem,) = run(read(written(tmp_path, pack)), HELIONOX)
        assert problem.startswith("given: ")
        assert pack in problem
