"""The golden games of Helionox: every kind of table, and all of the content."""

from collections import Counter

from tests.golden.helionox.coverage import GOLDEN


def test_there_are_golden_games_of_every_mode_size_and_option() -> None:
    setups = GOLDEN.setups()
    modes = {(setup.options.get("mode", "competitive") if len(setup.seats) > 1 else "solo") for setup in setups}
    assert modes == {"competitive", "co-op", "solo"}
    sizes = {(len(setup.seats), setup.options.get("mode", ""), setup.options.get("mercury", "off")) for setup in setups}
    assert {(size, mode) for size, mode, _ in sizes} == {(1, ""), *((n, m) for n in (2, 3, 4) for m in ("", "co-op"))}
    assert {mercury for size, _, mercury in sizes if size == 1} == {"off", "on"}
    for team in (True, False):
        options = [s.options for s in setups if (len(s.seats) == 1) != team and "difficulty" in s.options]
        assert {option["difficulty"] for option in options} == {"rookie", "normal", "veteran", "master"}
    for option in ("missions", "draft", "hard"):
        assert any(setup.options.get(option) == "on" for setup in setups)
    assert any(setup.options.get("layout") == "orbit" for setup in setups)
    assert any(setup.options.get("preset") == "first play" for setup in setups)


def test_what_is_needed_is_all_of_the_content() -> None:
    kinds = Counter((what.split("-")[0], what.split()[-1]) for what in GOLDEN.needed)
    assert kinds == {
        ("CARD", "played"): 3,
        ("START", "played"): 8,
        ("MKT", "played"): 50,
        ("ILL", "played"): 10,
        ("ILL", "taken"): 10,
        **{("EVT", side): 31 for side in ("inactive", "active")},
        **{("EVM", side): 5 for side in ("inactive", "active")},
        **{("CAT", side): 10 for side in ("inactive", "active")},
        ("EVT", "alternative"): 25,
        ("EVM", "alternative"): 4,
        ("CAT", "alternative"): 9,
        **{("LOC", part): 10 for part in ("bonus", "key")},
        **{("ARC", number): 15 for number in ("1", "2")},
        ("MIS", "met"): 9,
        ("MIS", "failed"): 5,
        ("REQ", "fulfilled"): 20,
        ("FLT", "used"): 6,
        ("team won", "won"): 1,
        ("team lost", "lost"): 1,
    }
