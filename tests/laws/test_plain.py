"""Matches, games, views and records as values: how they print, compare, copy and pickle, in every title.

Among the laws, as it holds compiled too: there a class has no `__dict__` and its vectors cannot be pickled.
"""

from __future__ import annotations

import copy
import pickle
import pickletools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import farflung
from farflung.engine.core import Dice, Game, play_out
from farflung.engine.match import FreshLuck, Match
from farflung.engine.record import parse
from farflung.engine.views import SPECTATOR, view

ROOT = Path(__file__).parents[2]
GAMES: list[tuple[str, str, int, dict[str, str]]] = [
    ("salvage", "tutorial", 3, {}),
    ("revenant", "final", 1, {}),
    ("revenant", "final", 3, {}),
    ("revenant", "prototype", 3, {}),
    ("helionox", "final", 2, {"mercury": "on", "draft": "on"}),
    ("helionox", "final", 1, {}),
    ("helionox", "final", 3, {"mode": "co-op"}),
    ("xodus", "first", 2, {}),
]
every_game = pytest.mark.parametrize(("name", "edition", "seats", "options"), GAMES)
NAMES = ["Ada", "Bo", "Cy"]


def begun(name: str, edition: str, seats: int, options: dict[str, str], seed: int = 3) -> Match:
    return farflung.new_match(name, NAMES[:seats], seed, edition=edition, options=options)


def play(match: Match, answers: int, dice: Dice) -> Iterator[Match]:
    """The match after each of so many random answers."""
    for _ in range(answers):
        if match.question is None:
            return
        match.answer(match.question.options[dice.below(len(match.question.options))])
        yield match


# ---- printing


@every_game
def test_a_match_says_where_it_stands(name: str, edition: str, seats: int, options: dict[str, str]) -> None:
    match = begun(name, edition, seats, options)
    count = "1 seat" if seats == 1 else f"{seats} seats"
    whens = set()
    for stands in play(match, 2000, Dice(7)):
        text = repr(stands)
        assert text.startswith(f"Match('{name}', {count}, {stands.game.when()}, ")
        whens.add(stands.game.when())
        if stands.question:
            words = text.removesuffix(")").partition(f"{NAMES[stands.question.seat]}: ")[2]
            assert words if name == "salvage" else words.endswith("?"), text
            assert "{" not in words
        assert repr(stands.game).startswith(f"{type(stands.game).__name__}({count}, {stands.game.when()}")
    assert match.over
    assert repr(match).endswith(", over)")
    assert repr(match.game).endswith(", over)")
    assert len(whens) > 3


def test_the_example_of_the_issue() -> None:
    match = farflung.new_match("revenant", seats=NAMES, seed=1)
    while match.question is not None and not (match.question.name == "man" and match.game.when() == "cycle 2"):
        match.answer(match.question.options[0])
    assert match.question is not None
    who = NAMES[match.question.seat]
    assert repr(match) == f"Match('revenant', 3 seats, cycle 2, {who}: which ship do you man?)"


def test_parts_of_a_match_print_in_words() -> None:
    match = farflung.new_match("salvage", seats=["Ada", "Bo"], seed=1)
    for answer in ("dive", "stop"):
        match.answer(answer)
    assert [repr(option) for option in match.options][-1] == "Option('keep')"
    assert repr(match.question).startswith("Question(seat 1: sell, ")
    assert "refused" in repr(match.question) or "2 options" in repr(match.question)
    assert repr(view(match, 0)) == f"View('salvage', Ada: asked sell, {len(match.options)} options)"
    assert repr(view(match, 1)) == "View('salvage', Bo: waiting for Ada)"
    assert repr(view(match, SPECTATOR)) == "View('salvage', a spectator: waiting for Ada)"
    assert repr(match.record()) == "Record('salvage', Ada, Bo: 3 lines)"
    assert repr(match.record().lines[0]) == "Line('1 dive')"


def test_pieces_print_what_is_not_usual() -> None:
    match = farflung.new_match("xodus", seats=1, seed=1)
    for _ in play(match, 30, Dice(1)):
        pass
    ships = [repr(ship) for ship in match.game.ships]  # type: ignore[attr-defined]
    assert all(text.startswith("Ship(index=") for text in ships)
    assert any("owner=0" in text for text in ships)
    assert any(len(text) < 16 for text in ships)  # those in the box


def test_an_option_is_an_answer() -> None:
    match = farflung.new_match("salvage", seats=2, seed=1)
    match.answer(match.options[0])
    assert match.record().lines[0].text == "dive"


# ---- comparing, copying, pickling


@every_game
def test_copies_stand_alike_and_go_on_alike(name: str, edition: str, seats: int, options: dict[str, str]) -> None:
    match = begun(name, edition, seats, options)
    for place, stands in enumerate(play(match, 120, Dice(5))):
        if place % 12:
            continue
        before, told = stands.save(), [view(stands, seat) for seat in range(seats)]
        twins = [copy.copy(stands), copy.deepcopy(stands), pickle.loads(pickle.dumps(stands))]
        ends = []
        for twin in [*twins, stands.fork(1)]:
            assert twin == stands
            assert [view(twin, seat) for seat in range(seats)] == told
        for twin in twins:
            for _ in play(twin, 25, Dice(place)):
                pass
            ends.append(twin.save())
            assert twin.over or twin != stands
            assert stands.save() == before  # it did not come along
        assert ends[0] == ends[1] == ends[2]


@every_game
def test_games_are_their_fields(name: str, edition: str, seats: int, options: dict[str, str]) -> None:
    match = begun(name, edition, seats, options)
    starts: list[Game] = []
    for stands in play(match, 300, Dice(9)):
        if stands.start not in starts:
            starts.append(stands.start)
        if len(starts) > 12:
            break
    for number, game in enumerate(starts):
        before = game.copy()
        twins = [copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
        for twin in twins:
            assert twin == game
            assert match.title.to_data(twin) == match.title.to_data(game)
            assert [other == twin for other in starts].count(True) == 1
        ends = []
        for twin in twins:
            play_out(twin, Dice(number))
            ends.append(match.title.to_data(twin))
            assert match.title.scores(twin) == match.title.scores(twins[0])
        assert ends[0] == ends[1] == ends[2]
        assert game == before


def test_every_field_counts() -> None:
    """Changing any number of a game, or of a piece of it, makes it another game."""
    match = farflung.new_match("revenant", seats=2, seed=1)
    for _ in play(match, 40, Dice(2)):
        pass
    game = match.start.copy()
    assert game == match.start
    game.admirals[1].tactics += 1  # type: ignore[attr-defined]
    assert game != match.start
    assert game != 3
    with pytest.raises(TypeError, match="cannot be a key"):
        hash(game)
    with pytest.raises(TypeError, match="cannot be a key"):
        hash(match)


def test_parameters_and_content_count() -> None:
    one, other = (farflung.new_match("revenant", NAMES, parameters=numbers).start for numbers in ({}, {"cycles": 2}))
    assert one != other
    assert pickle.loads(pickle.dumps(other)) == other
    assert pickle.loads(pickle.dumps(one)).content is one.content  # type: ignore[attr-defined]


@every_game
def test_a_pickled_match_goes_on_in_another_process(
    name: str, edition: str, seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    match = begun(name, edition, seats, options)
    for _ in play(match, 60, Dice(4)):
        pass
    (tmp_path / "match").write_bytes(pickle.dumps((match, match.start, view(match, 0))))
    program = (
        "import pickle, sys; from pathlib import Path;"
        "match, start, seen = pickle.loads(Path(sys.argv[1]).read_bytes());"
        "assert match.start == start; import farflung; assert farflung.view(match, 0) == seen;"
        "[match.answer(match.question.options[0]) for _ in range(20) if match.question]; print(match.save())"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "match")]
    home = str(Path(farflung.__file__).parents[1])
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={"PYTHONPATH": home}, timeout=300)
    assert done.returncode == 0, done.stderr
    for _ in range(20):
        if match.question:
            match.answer(match.question.options[0])
    assert done.stdout.strip() == match.save().strip()


def test_matches_of_packs_and_arranged_positions_are_pickled_too(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    text = (ROOT / "src/farflung/games/revenant/content/operations.toml").read_text("utf-8")
    first = text[text.index("[[card]]") : text.index("[[card]]", text.index("[[card]]") + 1)]
    (pack / "operations.toml").write_text(first.replace('name = "', 'name = "My ', 1), "utf-8")
    match = farflung.new_match("revenant", seats=2, seed=1, pack=str(pack))
    for _ in play(match, 10, Dice(1)):
        pass
    again = pickle.loads(pickle.dumps(match))
    assert again == match
    assert again.game.content.version == match.setup.content
    begun_later = Match(match.title, match.setup, 1, match.start)
    assert pickle.loads(pickle.dumps(begun_later)) == begun_later
    assert begun_later != match
    (pack / "operations.toml").write_text(first.replace('name = "', 'name = "Your ', 1), "utf-8")
    program = "import pickle, sys; pickle.loads(sys.stdin.buffer.read())"
    home = str(Path(farflung.__file__).parents[1])
    for thing in (match.start, match):
        done = subprocess.run(
            [sys.executable, "-c", program],
            input=pickle.dumps(thing),
            capture_output=True,
            check=False,
            env={"PYTHONPATH": home},
        )
        assert "content" in done.stderr.decode().splitlines()[-1]


def test_luck_without_a_seed_stays_fresh() -> None:
    match = farflung.new_match("salvage", seats=2)
    for twin in (copy.copy(match), pickle.loads(pickle.dumps(match))):
        assert isinstance(twin.dice, FreshLuck)
        assert twin == match


def test_records_and_questions_are_values() -> None:
    match = farflung.new_match("revenant", seats=2, seed=1)
    for _ in play(match, 20, Dice(1)):
        pass
    for thing in (match.record(), match.question, match.setup, match.undo_price(0)):
        for twin in (copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))):
            assert twin == thing
            assert twin is not thing
    assert parse(match.save()) == match.record()


# ---- a view holds what its seat may know, and nothing else


@every_game
def test_a_pickled_view_holds_no_more_than_the_view(
    name: str, edition: str, seats: int, options: dict[str, str]
) -> None:
    match = begun(name, edition, seats, options)
    plain = {"View", "Setup", "Question", "UndoView", "ViewEvent"}
    dice = Dice(11)
    compared = 0
    for place, stands in enumerate(play(match, 200, dice)):
        for seat in range(-1, seats) if place % 5 == 0 else ():
            seen = view(stands, seat)
            pickled = pickle.dumps(seen)
            assert pickle.loads(pickled) == seen
            assert {name for name in globals_of(pickled) if name[0].isupper()} <= plain
            if seen.script is not None and seat >= 0 and stands.question:
                fancy = view(farflung.imagine(stands.title, seen, dice), seat)
                assert repr(fancy) == repr(seen)
                assert pickle.dumps((fancy.state, fancy.start)) == pickle.dumps((seen.state, seen.start))
                compared += 1
    assert compared > 5


def globals_of(pickled: bytes) -> set[str]:
    """The last part of every name that a pickle refers to."""
    strings: list[str] = []
    found: set[str] = set()
    for opcode, argument, _ in pickletools.genops(pickled):
        if opcode.name in {"SHORT_BINUNICODE", "BINUNICODE"}:
            strings.append(str(argument))
        elif opcode.name == "STACK_GLOBAL":
            found.add(strings[-1])
    return found
