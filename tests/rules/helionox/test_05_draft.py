"""Section 5: the draft of Architects."""

from __future__ import annotations

import pytest
from tests.rules.helionox.content import CONTENT
from tests.rules.helionox.table import HELIONOX, Table, fresh

BASE = {architect.name for architect in CONTENT.architects if not architect.mercury}


def hands(table: Table) -> list[list[str]]:
    return [list(hand) for hand in table.at("draft.hands")]


def draft_first(table: Table, rounds: int) -> Table:
    """Everybody keeps the first Architect offered, for so many picks."""
    for _ in range(rounds * len(table.at("players"))):
        table.do(table.options()[0])
    return table


@pytest.mark.rule("HEL-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_architects_to_each_player(players: int) -> None:
    table = fresh(players, 1, draft="on")
    dealt = hands(table)
    assert [len(hand) for hand in dealt] == [3] * players
    everything = [name for hand in dealt for name in hand]
    assert len(set(everything)) == 3 * players
    assert set(everything) <= BASE
    assert all(player["architect"] is None for player in table.at("players"))


@pytest.mark.rule("HEL-5.1")
def test_the_draft_is_of_all_architects_in_use() -> None:
    seen = {name for seed in range(1, 31) for hand in hands(fresh(4, seed, draft="on", mercury="on")) for name in hand}
    assert seen == {architect.name for architect in CONTENT.architects}


@pytest.mark.rule("HEL-5.1", "HEL-5.2")
def test_they_are_dealt_face_down() -> None:
    table = fresh(3, 1, draft="on")
    for seat in (1, 2, 3):
        seen = HELIONOX.redact(table.match.game, seat - 1)["draft"]["hands"]
        assert [hand if isinstance(hand, int) else len(hand) for hand in seen] == [3, 3, 3]
        assert [isinstance(hand, list) for hand in seen] == [other == seat for other in (1, 2, 3)]
    assert HELIONOX.redact(table.match.game, -1)["draft"]["hands"] == [3, 3, 3]


@pytest.mark.rule("HEL-5.2")
def test_keep_one_and_pass_the_others_to_the_left() -> None:
    table = fresh(3, 1, draft="on")
    dealt = hands(table)
    kept = []
    for seat in (1, 2, 3):
        assert (table.asked, table.seat) == ("draft", seat)
        assert table.options("draft") == sorted(table.options("draft"), key=dealt[seat - 1].index)
        kept.append(dealt[seat - 1][1])
        table.do(f"draft {kept[-1]}")
    passed = hands(table)
    for seat in range(3):
        assert sorted(passed[(seat + 1) % 3]) == sorted(set(dealt[seat]) - {kept[seat]})
    assert table.at("draft.drafted") == [[name] for name in kept]


@pytest.mark.rule("HEL-5.2")
def test_all_pick_at_once() -> None:
    """Who picks later in the program knows nothing of what the others keep, and still has the hand that was dealt."""
    table = fresh(3, 1, draft="on")
    dealt = hands(table)
    table.do(f"draft {dealt[0][0]}")
    assert table.seat == 2
    assert sorted(table.options("draft")) == sorted(dealt[1])
    assert HELIONOX.redact(table.match.game, 1)["draft"]["drafted"][0] == 1
    assert dealt[0][0] not in str(HELIONOX.redact(table.match.game, 1)["draft"])


@pytest.mark.rule("HEL-5.2")
def test_the_last_pick_is_forced() -> None:
    """After two picks each, the third is taken without a question: everybody has three."""
    table = draft_first(fresh(4, 2, draft="on"), 2)
    assert (table.asked, table.seat) == ("architect", 1)
    drafted = table.at("draft.drafted")
    assert [len(three) for three in drafted] == [3] * 4
    assert len({name for three in drafted for name in three}) == 12


@pytest.mark.rule("HEL-5.3")
def test_one_of_the_three_is_woken_and_the_others_leave() -> None:
    table = draft_first(fresh(2, 1, draft="on"), 2)
    drafted = table.at("draft.drafted")
    for seat in (1, 2):
        assert sorted(table.options("wake")) == sorted(drafted[seat - 1])
        table.do(f"wake {drafted[seat - 1][seat]}")
    assert [player["architect"] for player in table.at("players")] == [drafted[0][1], drafted[1][2]]
    assert table.asked == "main"
    assert table.at("draft") == {"hands": [], "drafted": []}


@pytest.mark.rule("HEL-5.3")
def test_the_choices_are_secret_and_revealed_together() -> None:
    table = draft_first(fresh(2, 1, draft="on"), 2)
    chosen = table.options("wake")[0]
    table.do(f"wake {chosen}")
    assert table.seat == 2
    assert table.at("players.1.architect") is None
    assert chosen not in str(HELIONOX.redact(table.match.game, 1))
    assert chosen in str(HELIONOX.redact(table.match.game, 0))
    table.do(table.options()[0])
    assert HELIONOX.redact(table.match.game, 1)["players"][0]["architect"] == chosen


@pytest.mark.rule("HEL-5.1", "HEL-GAP-44", "HEL-GAP-45")
def test_the_draft_is_also_for_coop() -> None:
    table = fresh(2, 1, draft="on", mode="co-op")
    assert [len(hand) for hand in hands(table)] == [3, 3]
    assert table.seen_by(2, "draft.hands") == table.at("draft.hands")  # a team shares all it knows
