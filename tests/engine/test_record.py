"""Records: what is printed is read again as it was, and every way to be wrong is said in words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.record import LUCK, Line, Record, RecordError, parse
from farflung.engine.title import Setup, SetupError
from farflung.games import UnknownTitle, title
from farflung.games.salvage.title import SalvageTitle

REVENANT = title("revenant")
GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "revenant").glob("*.record"))

SHORT = """farflung record 1
title revenant
edition final
seat Mara
seat Jonas

* ark Fenrax
* ark Zenor
end 2
"""


def begun() -> Match:
    """A game of two in its first turn, always the same."""
    match = Match(REVENANT, Setup(title="revenant", edition="final", seats=["Mara", "Jonas"]), seed=7)
    dice = Dice(7)
    for _ in range(30):
        assert match.question is not None
        match.answer(match.question.options[dice.below(len(match.question.options))])
    return match


@cache
def whole() -> str:
    return begun().save()


def changed(old: str, new: str, text: str = SHORT) -> str:
    assert old in text
    return text.replace(old, new, 1)


def game_line(number: int, text: str) -> str:
    """The whole record with one line of the game changed; lines count from 1."""
    rows = whole().split("\n")
    first = rows.index("") + 1
    rows[first + number - 1] = text
    return "\n".join(rows)


def refusal(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        parse(text)
    return str(caught.value)


def refusal_to_load(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        Match.load(REVENANT, text, seed=1)
    return str(caught.value)


# ---- there and back


def test_a_record_is_read_as_it_was_printed() -> None:
    record = begun().record()
    assert parse(record.print()) == record
    assert parse(record.print()).print() == record.print()


def test_header_lines_are_all_kept() -> None:
    setup = Setup(
        title="revenant",
        edition="final",
        seats=["Mara of the Reach", " two words ", "Zoë"],
        options={"difficulty": "hard"},
        parameters={"hand_limit": 9, "turns": 2},
        content="3f2a19c04b7e",
        pack="packs/mine",
        rules=2,
    )
    record = Record(setup, [Line(LUCK, "ark Fenrax"), Line(2, "keep")])
    assert parse(record.print()) == record


words = st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), min_size=1)
word = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=12)
setups = st.builds(
    Setup,
    title=word,
    edition=word,
    seats=st.lists(words, min_size=1, max_size=4),
    options=st.dictionaries(word, words, max_size=3),
    parameters=st.dictionaries(word, st.integers(-99, 99), max_size=3),
    content=st.text("0123456789abcdef", max_size=12),
    pack=st.one_of(st.just(""), word),
    rules=st.integers(1, 3),
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    setup = draw(setups)
    lines = st.builds(Line, st.integers(LUCK, len(setup.seats) - 1), words)
    return Record(setup, draw(st.lists(lines, max_size=8)))


@given(records())
@settings(max_examples=150, deadline=None)
def test_any_record_is_read_as_it_was_printed(record: Record) -> None:
    assert parse(record.print()) == record


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_any_beginning_of_a_game_is_a_record_of_its_own(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(GOLDEN))
    record = parse(path.read_text(encoding="utf-8"))
    record.lines = record.lines[: data.draw(st.integers(0, len(record.lines)))]
    assert parse(record.print()) == record
    match = Match.load(REVENANT, record, seed=3)
    assert match.record().lines[: len(record.lines)] == record.lines
    saved = match.save()  # it went on to the next question: luck may have spoken
    assert Match.load(REVENANT, saved, seed=4).save() == saved


def test_windows_line_ends_are_read() -> None:
    assert parse(SHORT.replace("\n", "\r\n")) == parse(SHORT)


def test_a_name_with_a_line_break_is_not_printed() -> None:
    record = Record(Setup(title="revenant", edition="final", seats=["Mara\n* ark Fenrax"]), [])
    with pytest.raises(RecordError, match="line break"):
        record.print()


# ---- what cannot be read


def test_a_truncated_record() -> None:
    rows = whole().splitlines()
    assert (
        refusal("\n".join(rows[:-1]))
        == f"line {len(rows) - 1}: the record stops here without its end line: it was cut off"
    )
    assert "cut off" in refusal("\n".join(rows[:40]))
    assert "cut off" in refusal("\n".join(rows[:3]) + "\nseat Mara\n")


def test_a_record_with_a_line_missing() -> None:
    assert refusal(changed("* ark Zenor\n", "")) == "line 8: the end line counts 2 lines, but there are 1"


def test_a_record_that_goes_on_after_its_end() -> None:
    assert refusal(SHORT + "* ark Yarvek\n") == "line 10: the record goes on after its end line"


@pytest.mark.parametrize("text", ["", "\n", "PK\x03\x04", "[given]\n", '{"title": "revenant"}'])
def test_a_foreign_file(text: str) -> None:
    assert refusal(text) == "line 1: this is not a Farflung record: it does not begin with 'farflung record'"


def test_another_version() -> None:
    said = refusal(changed("record 1", "record 2"))
    assert said == "line 1: 'farflung record 2' is a record of another version; this program reads 'farflung record 1'"


def test_an_unknown_header_line() -> None:
    said = refusal(changed("edition final", "edition final\ncolour blue"))
    assert said.startswith("line 4: unknown header line 'colour'; there are title, edition,")


def test_a_header_line_twice() -> None:
    assert refusal(changed("edition final", "edition final\nedition prototype")) == "line 4: a second 'edition' line"


@pytest.mark.parametrize("key", ["title revenant\n", "edition final\n", "seat Mara\nseat Jonas\n"])
def test_a_missing_header_line(key: str) -> None:
    assert refusal(changed(key, "")) == f"the header has no '{key.split(maxsplit=1)[0]}' line"


@pytest.mark.parametrize("value", ["", "nine", "--9", "9.5", "²"])
def test_a_parameter_that_is_no_number(value: str) -> None:
    said = refusal(changed("seat Mara", f"parameter hand_limit {value}\nseat Mara"))
    assert said == f"line 4: parameter hand_limit has the value '{value}', not a whole number"


@pytest.mark.parametrize("who", ["0", "3", "Mara", "²", "-1", ""])
def test_a_seat_that_is_not_there(who: str) -> None:
    said = refusal(changed("* ark Zenor", f"{who} ark Zenor"))
    assert said == f"line 8: '{who}' is neither a seat from 1 to 2 nor * for luck"


# ---- what cannot be replayed


def test_words_that_mean_nothing() -> None:
    assert refusal_to_load(changed("ark Zenor", "ark Atreides")) == (
        "line 2 of the game: 'ark Atreides' is not in this title's notation"
    )


def test_luck_that_cannot_be() -> None:
    said = refusal_to_load(changed("ark Zenor", "ark Fenrax"))
    assert said.startswith("line 2 of the game: 'ark Fenrax' is not possible here; luck could give: ark Shiveus,")


def test_an_answer_that_is_not_allowed() -> None:
    record = begun().record()
    number, line = next((n, line) for n, line in enumerate(record.lines, 1) if line.text.startswith("captain"))
    other = "emergency action"
    said = refusal_to_load(game_line(number, f"{line.seat + 1} {other}"))
    assert said.startswith(f"line {number} of the game: '{other}' is not possible here; allowed are: captain The ")
    assert line.text in said


def test_the_wrong_seat() -> None:
    record = begun().record()
    number, line = next((n, line) for n, line in enumerate(record.lines, 1) if line.seat != LUCK)
    said = refusal_to_load(game_line(number, f"{2 - line.seat} {line.text}"))
    assert said == f"line {number} of the game: '{line.text}' is seat {line.seat + 1}'s to say here"


def test_a_seat_that_speaks_for_luck_and_luck_that_speaks_for_a_seat() -> None:
    assert refusal_to_load(game_line(1, "1" + begun().save().split("\n\n")[1].split("\n")[0][1:])).endswith(
        "is luck's to say here"
    )
    record = begun().record()
    number, line = next((n, line) for n, line in enumerate(record.lines, 1) if line.seat != LUCK)
    assert refusal_to_load(game_line(number, f"* {line.text}")).endswith(f"is seat {line.seat + 1}'s to say here")


def test_a_record_that_goes_on_when_the_game_is_over() -> None:
    record = parse(GOLDEN[0].read_text(encoding="utf-8"))
    record.lines.append(Line(0, "end turn"))
    said = refusal_to_load(record.print())
    assert said == f"line {len(record.lines)} of the game: the game is over, but the record goes on"


# ---- another game than this program's


def test_an_unknown_title() -> None:
    with pytest.raises(UnknownTitle, match=r"there is no title 'chess'; there are: .*revenant"):
        title(parse(changed("revenant", "chess")).setup.title)


def test_an_unknown_edition() -> None:
    with pytest.raises(SetupError, match="Revenant has no edition 'beta'; there is final"):
        Match.load(REVENANT, changed("edition final", "edition beta"))


def test_another_content_version() -> None:
    content = parse(whole()).setup.content
    assert content
    with pytest.raises(SetupError, match=f"set up with content 000000000000, but the content here is {content}"):
        Match.load(REVENANT, changed(f"content {content}", "content 000000000000", whole()))


def test_an_unknown_option_and_parameter() -> None:
    with pytest.raises(SetupError, match="no option 'weather'"):
        Match.load(REVENANT, changed("seat Mara", "option weather rain\nseat Mara"))
    with pytest.raises(SetupError, match="no parameter 'luck'"):
        Match.load(REVENANT, changed("seat Mara", "parameter luck 3\nseat Mara"))


def test_too_many_seats() -> None:
    with pytest.raises(SetupError, match="for 1 to 4 players, not 5"):
        Match.load(REVENANT, changed("seat Mara", "seat Mara\nseat A\nseat B\nseat C"))


class NewerSalvage(SalvageTitle):
    rules = 2


def test_a_game_is_played_on_by_the_rules_it_began_with() -> None:
    setup = Setup(title="salvage", edition="tutorial", seats=["Ada", "Bo"])
    old = Match(SalvageTitle(), setup, seed=7).save()
    assert "rules" not in old
    assert Match.load(NewerSalvage(), old).setup.rules == 1
    assert Match.load(NewerSalvage(), old).save() == old


def test_a_record_names_the_rules_of_a_newer_game() -> None:
    match = Match(NewerSalvage(), Setup(title="salvage", edition="tutorial", seats=["Ada", "Bo"]), seed=7)
    assert match.setup.rules == 2
    assert "\nrules 2\n" in match.save()
    assert Match.load(NewerSalvage(), match.save()).setup.rules == 2
    with pytest.raises(SetupError, match=r"rules 2, but those played here are 1 to 1"):
        Match.load(SalvageTitle(), match.save())


@pytest.mark.parametrize(
    ("line", "what"), [("rules two", "not a whole number"), ("rules 2\nrules 2", "second 'rules'")]
)
def test_a_wrong_rules_line_is_named(line: str, what: str) -> None:
    with pytest.raises(RecordError, match=what):
        parse(f"farflung record 1\ntitle salvage\nedition tutorial\nseat Ada\n{line}\n\nend 0\n")


class ForgetfulSalvage(NewerSalvage):
    oldest_rules = 2


def test_a_game_of_rules_that_are_gone_is_named_as_such() -> None:
    setup = Setup(title="salvage", edition="tutorial", seats=["Ada", "Bo"])
    old = Match(SalvageTitle(), setup, seed=7).save()
    with pytest.raises(SetupError, match=r"rules 1, but those played here are 2 to 2"):
        Match.load(ForgetfulSalvage(), old)
