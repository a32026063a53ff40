"""Two tables that differ only in what a seat may not know tell that seat the same, to the byte, all along."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
from tests.table.twins import SEAT, clocked, hidden_twins, story, twins, whole_twins

from farflung.engine.match import Match
from farflung.table import messages as m
from farflung.table.chronicle import foresee
from farflung.table.entries import Created
from farflung.table.messages import Refused
from farflung.table.rendering import card
from farflung.table.table import Table, User
from farflung.table.viewers import Gallery, Viewer

ANN, BOB = User("ann", "Ann"), User("bob", "Bob")


def test_twin_tables_tell_a_seat_the_same_all_along() -> None:
    compared = 0
    differs_for_bob = 0
    for pair in twins(range(1, 4)):
        told = [all_told(pair.one, user) for user in (ANN, None, BOB)]
        again = [all_told(pair.other, user) for user in (ANN, None, BOB)]
        for ours, theirs in zip(told[:2], again[:2], strict=True):
            for number, (one, other) in enumerate(zip(ours, theirs, strict=True)):
                assert one == other, f"{pair.what}: after entry {number}"
        differs_for_bob += told[2] != again[2]
        compared += 1
    assert compared >= 3
    assert differs_for_bob == compared, "these were no twins: they do not differ at all"


def test_previews_of_twin_games_are_the_same_to_the_last_question() -> None:
    """Every option of every question of whole games. The twins end with other scores: a preview must not tell."""
    compared = 0
    for pair in itertools.islice(whole_twins(range(12, 60)), 1):
        for number, (one, other) in enumerate(zip(*map(all_foreseen, pair[:2]), strict=True)):
            assert one == other, f"{pair.what}: at question {number}"
            compared += 1
    assert compared > 100


def test_twin_tables_with_a_clock_tell_a_seat_the_same() -> None:
    """Also where one has seen an answer more than the other that nobody else can see: number, order, sizes, clocks,
    the table's card and when it was last changed."""
    pairs = [*itertools.islice(twins(range(1, 4)), 2), *itertools.islice(hidden_twins(range(1, 30)), 3)]
    assert len(pairs) == 5
    for pair in pairs:
        for user in (ANN, None):
            one, other = (told_with_clock(match, user) for match in pair[:2])
            assert one == other, f"{pair.what}: {user.name if user else 'a spectator'}"
        assert told_with_clock(pair.one, BOB) != told_with_clock(pair.other, BOB), "these were no twins"


def told_with_clock(match: Match, user: User | None) -> list[bytes]:
    """All that is told as it happens, then to who comes anew and who reads the lists; nothing is kept silent about."""
    first, *rest = clocked(match, (ANN.id, BOB.id), 1000.0)
    assert isinstance(first, Created)
    table = Table(first)
    gallery, viewer = Gallery(table), Viewer("T", user, "en")
    told = viewer.hello(gallery, 1000.0, set())
    for entry in rest:
        table.apply(entry)
        told += viewer.after(gallery, [entry], entry.at)
    told += Viewer("T", user, "en").hello(Gallery(table), 9000.0, set())
    reader = user.id if user else ""
    told += [{**card(table, "T", reader), "updated": table.updated}]
    return [msgspec.json.encode(each) for each in told]


def all_foreseen(match: Match) -> Iterator[bytes]:
    """What the seat is told that each of its answers would bring, at each of its questions."""
    first, *rest = story(match, (ANN.id, BOB.id))
    assert isinstance(first, Created)
    table = Table(first)
    for entry in rest:
        table.apply(entry)
        assert table.match
        if table.match.question and table.match.question.seat == SEAT:
            yield msgspec.json.encode([told_ahead(table.match, code) for code in table.match.question.options])


def told_ahead(match: Match, code: int) -> list[dict[str, Any]]:
    return foresee(match, SEAT, match.notation.text(code), "en")


def all_told(match: object, user: User | None) -> list[bytes]:
    entries = story(match, (ANN.id, BOB.id))  # type: ignore[arg-type]
    created = entries[0]
    assert isinstance(created, Created)
    table = Table(created)
    gallery, viewer = Gallery(table), Viewer("T", user, "en")
    told = [msgspec.json.encode(viewer.hello(gallery, 0, set()))]
    for entry in entries[1:]:
        table.apply(entry)
        told.append(msgspec.json.encode(viewer.after(gallery, [entry], 0)))
    for event in range(0, len(gallery.of(SEAT if user is ANN else -1, "en").log), 9):
        told.append(msgspec.json.encode(viewer.replay(table, 1, SEAT if user is ANN else -1, event)))
    if user is ANN:
        told += [refusal(table, option) for option in ("stay", "end turn", "play Hunter", "no such thing")]
    return told


def refusal(table: Table, option: str) -> bytes:
    try:
        table.decide(ANN, m.Answer(seat=SEAT, answers=table.answers(SEAT), option=option), 2000.0)
    except Refused as refused:
        return f"{refused.kind} {refused.text} {refused.rule}".encode()
    return b"played"
