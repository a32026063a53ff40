"""Twin games: the same to one seat, as they differ only in what that seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from farflung import games
from farflung.engine.core import Dice, Game
from farflung.engine.match import Match
from farflung.engine.record import LUCK, Line, Record, RecordError
from farflung.engine.title import Setup
from farflung.table.entries import Answered, Clock, Created, Entry, Seat, Started
from farflung.table.table import Table

SEAT = 0  # which cannot tell the twins apart
TRIED = 12  # alternatives to a draw
SECRETS = ("hand", "hidden", "agendas")


class Twins(NamedTuple):
    one: Match
    other: Match
    what: str
    """The line of luck in which they differ, and how."""


def random_match(seed: int, answers: int) -> Match:
    match = Match(games.title("revenant"), Setup("revenant", "final", ["Ann", "Bob"]), seed)
    dice = Dice(seed + 99)
    for _ in range(answers):
        if match.question is None:
            break
        match.answer(match.question.options[dice.below(len(match.question.options))])
    return match


def twins(seeds: range, answers: int = 60) -> Iterator[Twins]:
    """For each game and kind of secret the first draw of the other seat that could have been another."""
    for seed in seeds:
        match = random_match(seed, answers)
        if match.question is None:
            continue
        record = match.record()
        texts = {line.text for line in record.lines}
        found: set[str] = set()
        for place, line in enumerate(record.lines):
            verb = line.text.partition(" ")[0]
            if line.seat != LUCK or verb not in ("card", "hidden", "agenda") or verb in found:
                continue
            for other in alternatives(match, line.text):
                if verb != "hidden" and other in texts:
                    continue
                lines = [*record.lines[:place], Line(LUCK, other), *record.lines[place + 1 :]]
                twin = same_to_the_seat(match, Record(match.setup, lines))
                if twin and same_all_along(match, twin):
                    found.add(verb)
                    yield Twins(match, twin, f"game {seed}, line {place}: '{line.text}' or '{other}'")
                    break


def whole_twins(seeds: range) -> Iterator[Twins]:
    """Of whole games whose last question is the seat's: twins in a late secret draw of the other that stayed one."""
    for seed in seeds:
        whole = random_match(seed, 10_000)
        last = max(place for place, who in enumerate(whole.seats) if who != LUCK)
        if whole.seats[last] != SEAT:
            continue
        match = Match.load(whole.title, Record(whole.setup, whole.record().lines[:last]), seed)
        pair = next(latest(match, seed), None)
        if pair and match.title.scores(end(pair.one, whole)) != match.title.scores(end(pair.other, whole)):
            yield pair


def latest(match: Match, seed: int) -> Iterator[Twins]:
    record = match.record()
    for place, line in reversed([*enumerate(record.lines)]):
        verb = line.text.partition(" ")[0]
        if line.seat == LUCK and verb in ("hidden", "agenda"):
            for other in alternatives(match, line.text):
                lines = [*record.lines[:place], Line(LUCK, other), *record.lines[place + 1 :]]
                twin = same_to_the_seat(match, Record(match.setup, lines))
                if twin and same_all_along(match, twin):
                    yield Twins(match, twin, f"game {seed}, line {place}: '{line.text}' or '{other}'")


def end(match: Match, whole: Match) -> Game:
    """The end of the game as the whole one went on."""
    last = match.fork(1)
    last.answer((whole.codes + whole.script)[match.position])
    return last.game


def alternatives(match: Match, text: str) -> list[str]:
    verb, code = text.partition(" ")[0], match.notation.code(text)
    kind = match.notation.arguments(code)[0][0]
    names = [f"{verb} {name}" for name in match.notation.nouns[kind].values()]
    return [name for name in names if name != text][:TRIED]


def same_to_the_seat(match: Match, record: Record) -> Match | None:
    """The game of this record, if it is possible and differs only in another seat's secrets and in the piles."""
    try:
        twin = Match.load(match.title, record)
    except RecordError:
        return None
    if twin.position != len(record.lines) or twin.seats != match.seats or twin.question is None:
        return None
    return twin if differs_in_secrets_only(match, twin) else None


def same_all_along(match: Match, twin: Match) -> bool:
    """Also at every question on the way: a card may have been the seat's own for a while."""
    tables = []
    for each in (match, twin):
        first, *rest = story(each, ("ann", "bob"))
        assert isinstance(first, Created)
        tables.append((Table(first), rest))
    for one, other in zip(tables[0][1], tables[1][1], strict=True):
        tables[0][0].apply(one)
        tables[1][0].apply(other)
        here, there = tables[0][0].match, tables[1][0].match
        assert here
        assert there
        if not differs_in_secrets_only(here, there):
            return False
    return True


def differs_in_secrets_only(match: Match, twin: Match) -> bool:
    one, other = match.title.to_data(match.game), match.title.to_data(twin.game)
    for place, (admiral, its_twin) in enumerate(zip(one.pop("admirals"), other.pop("admirals"), strict=True)):
        for key, value in admiral.items():
            if value != its_twin[key] and (place == SEAT or key not in SECRETS):
                return False
    return not [key for key in one if one[key] != other[key] and key != "piles"]


def story(match: Match, people: tuple[str, str], at: float = 1000.0) -> list[Entry]:
    """The entries of a table at which this was played."""
    lines = match.record().lines
    chunks: list[tuple[int, list[str]]] = [(LUCK, [])]
    for line in lines:
        if line.seat != LUCK:
            chunks.append((line.seat, []))
        chunks[-1][1].append(line.text)
    seats = [Seat("person", "Ann", people[0]), Seat("person", "Bob", people[1])]
    entries: list[Entry] = [Created(at=at, title="revenant", edition="final", seats=seats, owner=people[0])]
    entries.append(Started(at=at, names=["Ann", "Bob"], content=match.setup.content, lines=chunks[0][1]))
    entries += [Answered(at=at, seat=seat, lines=said) for seat, said in chunks[1:]]
    return entries


def clocked(match: Match, people: tuple[str, str], at: float) -> list[Entry]:
    """The same at a table with a clock, an answer every second, each marked as the table itself marks it. The increment
    is so large that one too many would be seen."""
    created, *rest = story(match, people, at)
    assert isinstance(created, Created)
    created.clock = Clock(1e6, 1e4)
    table, entries = Table(created), [created, *rest]
    for number, entry in enumerate(rest):
        entry.at = at + number
        if isinstance(entry, Answered) and table.match:
            now = table.match
            codes = [now.notation.code(text) for text in entry.lines]
            ahead = now.fork(1)
            ahead.answer(codes[0], codes[1:])
            entry.seen = table.everyone_sees(now, ahead)
        table.apply(entry)
    return entries


def hidden_twins(seeds: range) -> Iterator[Twins]:
    """A game before and after an answer of the other seat that nobody but that seat can see."""
    for seed in seeds:
        match = random_match(seed, 120)
        for number, entry in enumerate(clocked(match, ("ann", "bob"), 0.0)):
            if isinstance(entry, Answered) and entry.seat != SEAT and not entry.seen:
                place = [i for i, who in enumerate(match.seats) if who != LUCK][number - 2]
                until = place + len(entry.lines)
                lines = match.record().lines
                before, after = (Match.load(match.title, Record(match.setup, lines[:n]), 1) for n in (place, until))
                if after.position == until:
                    yield Twins(before, after, f"game {seed}: '{entry.lines[0]}' in line {place}")
                    break
