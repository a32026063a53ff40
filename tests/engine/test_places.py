"""Places (engine.places, engine.survey): one walk over a game tells it, hides it, reads it, checks it, counts it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from farflung.engine.given import Before, NotWhole
from farflung.engine.names import Names, UnknownName
from farflung.engine.places import DataError, Places, at, read, told
from farflung.engine.survey import check, counted, listed
from farflung.games import effectdocs, pathdocs


class Words(Names):
    def __init__(self) -> None:
        super().__init__({1: ("turn", "seat")})
        self.card = ["Anchor", "Buoy", "Chart", "Dinghy"]
        self.suit = ["sun", "moon"]
        self.ids = {"card": {"C1": 0, "C2": 1, "C3": 2, "C4": 3}}


WORDS = Words()
MOODS = ["asleep", "calm", "rough"]


class Harbour:
    """Two seats with a hand each, a slot, a deck, and one field of every kind."""

    def __init__(self) -> None:
        self.tide = 2
        self.open = True
        self.mood = 1
        self.turn = 0
        self.flag = -1
        self.seen = 0b1010
        self.paid = 0b101
        self.order = [1, 0]
        self.depths = [3, 5]
        self.stars = [1, 2]
        self.moons = [0, 1, 1]
        self.coming = [1 | 1 << 8]
        self.berth = 0
        self.hands = [[1], [2]]
        self.deck = [3]
        self.barges = [7 | 1 << 4]


def harbour(game: Harbour, to: Places) -> None:
    game.tide = to.number("tide", game.tide, 0, 9)
    game.open = to.flag("open", game.open)
    game.mood = to.word("mood", MOODS, game.mood, 1)
    game.turn = to.ordinal("turn", game.turn, 1, 2)
    game.flag = to.name_or_none("flag", "card", game.flag)
    game.seen = to.bits("seen", "card", game.seen)
    game.paid = to.marks("paid", [2, 5, 8], game.paid)
    game.order = to.ordinals("order", game.order)
    game.depths = to.numbers("depths", game.depths)
    game.coming = to.scenes("coming", game.coming)
    quay = to.table("quay")
    game.stars = quay.each("stars", "suit", game.stars, 4)
    game.moons = quay.tally("moons", "suit", game.moons, to.is_everything())
    game.berth = quay.slot("berth", "card", game.berth)
    game.hands = to.zones("hands", "card", game.hands, secret=True)
    game.deck = to.pile("deck", "card", game.deck, to.is_everything())
    barges = game.barges
    game.barges = [
        row.number("load", at(barges, n) & 15) | row.ordinal("by", at(barges, n) >> 4) << 4
        for n, row in enumerate(to.rows("barges", len(barges)))
    ]
    to.follows("cards", len(game.deck))


def whole() -> dict[str, Any]:
    return told(harbour, Harbour(), WORDS)


def test_a_game_is_told_under_readable_names() -> None:
    assert whole() == {
        "tide": 2,
        "open": True,
        "mood": "calm",
        "turn": 1,
        "flag": None,
        "seen": ["Buoy", "Dinghy"],
        "paid": [2, 8],
        "order": [2, 1],
        "depths": [3, 5],
        "coming": ["turn 2"],
        "quay": {"stars": {"sun": 1, "moon": 2}, "moons": {"sun": 1, "moon": 2}, "berth": "Anchor"},
        "hands": [["Buoy"], ["Chart"]],
        "deck": ["Dinghy"],
        "barges": [{"load": 7, "by": 2}],
        "cards": 1,
    }


def test_telling_leaves_the_game_as_it_is() -> None:
    game = Harbour()
    told(harbour, game, WORDS)
    assert vars(game) == vars(Harbour())


@pytest.mark.parametrize(("seat", "hands"), [(0, [["Buoy"], 1]), (1, [1, ["Chart"]]), (-1, [1, 1])])
def test_what_a_seat_may_not_know_is_how_many(seat: int, hands: list[Any]) -> None:
    seen = told(harbour, Harbour(), WORDS, seat)
    assert seen["hands"] == hands
    assert seen["deck"] == 1
    assert seen["quay"]["moons"] == 3


def test_what_was_told_is_read_again_by_names_and_ids() -> None:
    data = whole()
    data["quay"]["berth"] = "C4"
    data["deck"] = ["C1"]
    data["barges"] = [{"load": 1, "by": 1}, {"load": 2, "by": 2}]
    game = read(harbour, Harbour(), WORDS, data)
    expected = Harbour()
    expected.berth, expected.deck, expected.barges = 3, [0], [1, 2 | 1 << 4]
    assert vars(game) == vars(expected)


def test_data_that_are_no_game_are_refused() -> None:
    data = whole()
    del data["quay"]["berth"]
    with pytest.raises(DataError, match="incomplete or malformed near KeyError\\('berth'\\)"):
        read(harbour, Harbour(), WORDS, data)
    with pytest.raises(UnknownName, match="mood: there is no 'wild'; there is asleep, calm, rough"):
        read(harbour, Harbour(), WORDS, {**whole(), "mood": "wild"})


def given(**changes: Any) -> tuple[dict[str, Any], Before]:
    return {**whole(), **changes}, Before(whole(), changes)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"tide": 10}, "tide: 10 is not a whole number from 0 to 9"),
        ({"turn": 0}, "turn: 0 is not a whole number from 1 to 2"),
        ({"mood": "asleep"}, "mood: there is no 'asleep' here; there is calm, rough"),
        ({"flag": "C9"}, "flag: there is no card 'C9'; there is Anchor, Buoy, Chart, Dinghy"),
        ({"seen": ["C9"]}, "seen: there is no card 'C9'"),
        ({"hands": [["Cup"], []]}, "hands.1: there is no card 'Cup'"),
        ({"hands": ["Buoy", []]}, "hands.1: 'Buoy' is no list of names"),
        ({"hands": 3}, "hands: 3 is no list of names"),
        ({"deck": ["Buoy"]}, "deck is what is nowhere else; give its cards to another place instead"),
        ({"quay": {**whole()["quay"], "stars": {"sun": 5, "moon": 0}}}, "quay.stars.sun: 5 is not a whole number"),
    ],
)
def test_what_cannot_be_is_refused_with_its_path(changes: dict[str, Any], said: str) -> None:
    data, before = given(**changes)
    with pytest.raises(NotWhole) as refused:
        check(harbour, Harbour(), WORDS, data, before)
    assert said in str(refused.value)


def test_what_is_given_has_one_spelling_and_leaves_where_it_was() -> None:
    """Seat 2 is given what lay in the slot; what seat 2 had is nowhere, and so in the pile."""
    data, before = given(hands=[["Buoy"], ["C1"]])
    found = check(harbour, Harbour(), WORDS, data, before)
    assert data["hands"] == [["Buoy"], ["Anchor"]]
    assert not found.settle("card")
    assert data["deck"] == ["Chart", "Dinghy"]
    assert data["quay"]["berth"] is None


def test_a_card_in_two_places_is_refused() -> None:
    data, before = given(hands=[["C1"], ["C1"]])
    found = check(harbour, Harbour(), WORDS, data, before)
    with pytest.raises(NotWhole, match=r"'Anchor' was given to hands\.1 and hands\.2"):
        found.claim("card")


# ---- parts of a kind, and what fills which place


class Suits(Names):
    """Cards with two kinds of backs."""

    def __init__(self) -> None:
        super().__init__({})
        self.card = ["Ace", "Duke", "Fool", "Moon", "Star", "Tower"]
        self.divide("card", ["court", "sky"], [0, 0, 0, 1, 1, -1])
        self.coin = ["penny", "crown"]


SUITS = Suits()


class Parlour:
    def __init__(self) -> None:
        self.hands = [[0, 3], [1]]
        self.pair = [2, 4]
        self.court: list[int] = []
        self.sky: list[int] = []
        self.shown = [5]
        self.purses = [[1, 0], [0, 1]]
        self.chest = [0, 0, 1]


def parlour(game: Parlour, to: Places) -> None:
    game.hands = to.zones("hands", "card", game.hands)
    game.pair = to.of_each("pair", "card", game.pair)
    game.court = to.pile("court", to.part("card", 0), game.court)
    game.sky = to.stack("sky", to.part("card", 1), game.sky)
    shown = game.shown
    game.shown = [
        row.slot("card", "card", at(shown, n)) for n, row in enumerate(to.rows("shown", len(shown), "card", "card"))
    ]
    game.purses = [
        row.stock("coins", "coin", game.purses[n]) for n, row in enumerate(to.rows("purses", len(game.purses)))
    ]
    game.chest = to.tally_rest("chest", "coin", game.chest)


def settled(keeps: str = "", **changes: Any) -> dict[str, Any]:
    """The parlour after these changes."""
    old = told(parlour, Parlour(), SUITS)
    data = {**told(parlour, Parlour(), SUITS), **changes}
    found = check(parlour, Parlour(), SUITS, data, Before(old, changes))
    found.settle("card", keeps)
    found.settle("coin", exist=Counter(penny=3, crown=2))
    return data


def test_what_is_displaced_lies_in_the_pile_of_its_part() -> None:
    data = settled(hands=[[], []])
    assert (data["court"], data["sky"], data["pair"]) == (["Ace", "Duke"], ["Moon"], ["Fool", "Star"])


def test_a_stack_that_is_given_stays() -> None:
    assert settled(hands=[[], []], sky=["Star"])["sky"] == ["Star"]


def test_a_place_that_keeps_its_number_gets_another_of_the_same_part() -> None:
    assert settled("hands.*", hands=[["Duke"], []])["hands"] == [["Duke"], []]
    data = settled("hands.*", shown=[{"card": "Ace"}])
    assert (data["hands"], data["court"]) == ([["Moon"], ["Duke"]], [])  # nobody has another court card to give
    data = settled("pair.*", hands=[["Fool", "Star"], []])
    assert (data["pair"], data["court"], data["sky"]) == (["Ace", "Moon"], ["Duke"], [])


def test_a_row_goes_with_its_thing() -> None:
    assert settled(hands=[["Tower"], []])["shown"] == []


def test_coins_are_counted() -> None:
    assert settled(purses=[{"coins": {"penny": 0, "crown": 2}}, {"coins": {"penny": 0, "crown": 0}}])["chest"] == {
        "penny": 3,
        "crown": 0,
    }


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"sky": ["Duke"]}, "sky: 'Duke' is a court card, not a sky card"),
        ({"sky": ["Tower"]}, "sky: 'Tower' is no sky card"),
        ({"court": ["Duke"]}, "court is what is nowhere else"),
        ({"pair": ["Star", "Fool"]}, "pair: give a court card and a sky card, such as ['Fool', 'Star']"),
        ({"pair": ["Fool"]}, "pair: give a court card and a sky card"),
        ({"shown": ["Ace"]}, "shown.1: 'Ace' is no table such as { card = 'Tower' }"),
        ({"shown": [{"suit": "Ace"}]}, "shown.1: {'suit': 'Ace'} is no table such as { card = 'Tower' }"),
        ({"shown": [{"card": "Owl"}]}, "shown.1.card: there is no card 'Owl'"),
        ({"shown": [{"card": "Ace"}], "hands": [["Ace"], []]}, "'Ace' was given to hands.1 and shown"),
        ({"hands": [["Ace", "Ace"], []]}, "hands.1: 'Ace' is there twice, but it exists once"),
        ({"chest": {"penny": 1, "crown": 1}}, "chest is what is nowhere else"),
        (
            {"purses": [{"coins": {"penny": 2, "crown": 0}}] * 2},
            "there are 4 of 'penny', but only 3 exist: 2 in purses.1.coins, 2 in purses.2.coins",
        ),
        (
            {"purses": [{"coins": {"penny": 4, "crown": 0}}]},
            "purses.1.coins.penny: 4 is not a whole number from 0 to 3",
        ),
    ],
)
def test_what_cannot_lie_so_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(NotWhole) as refused:
        settled(**changes)
    assert said in str(refused.value)


def test_parts_are_counted_as_the_whole_and_listed_as_parts() -> None:
    assert counted(parlour, Parlour(), SUITS)["card"] == Counter(SUITS.card)
    paths = listed(parlour, Parlour(), SUITS)
    assert paths["court"] == "list: court card; only in `then`: what is nowhere else"
    assert paths["sky"] == "list: sky card; if not given, what is nowhere else"
    assert paths["chest.COIN"] == "only in `then`: what is nowhere else"


# ---- what everybody sees of secrets


class Den:
    def __init__(self) -> None:
        self.hand = [0, 1, 3]
        self.held = 2
        self.free = -1


def den(game: Den, to: Places) -> None:
    game.hand = to.backs("hand", "card", game.hand, to.knows(0))
    game.held = to.covered("held", "card", game.held, to.knows(0))
    game.free = to.covered("free", "card", game.free, to.knows(0))


def test_backs_tell_the_part_and_a_covered_slot_that_something_lies_there() -> None:
    assert told(den, Den(), SUITS, 1) == {"hand": {"court": 2, "sky": 1}, "held": "hidden", "free": None}
    whole = {"hand": ["Ace", "Duke", "Moon"], "held": "Fool", "free": None}
    assert told(den, Den(), SUITS, 0) == told(den, Den(), SUITS) == whole
    assert vars(read(den, Den(), SUITS, whole)) == vars(Den())


def test_what_lies_anywhere_is_counted() -> None:
    assert counted(harbour, Harbour(), WORDS) == {
        "card": Counter(WORDS.card),
        "suit": Counter(sun=1, moon=2),
    }


def test_every_path_is_listed() -> None:
    empty = Harbour()
    empty.barges = []
    assert listed(harbour, empty, WORDS) == {
        "tide": "0 to 9",
        "open": "true or false",
        "mood": "`calm`, `rough`",
        "turn": "1 to 2",
        "flag": "card or `none`",
        "seen": "list: card",
        "paid": "list: 2, 5, 8",
        "order": "list of numbers",
        "depths": "list of numbers",
        "coming": "list: scene",
        "quay.stars.SUIT": "0 to 4",
        "quay.moons.SUIT": "number",
        "quay.berth": "card or `none`",
        "hands.1": "list: card",
        "deck": "list: card; only in `then`: what is nowhere else",
        "barges.1.load": "number",
        "barges.1.by": "number",
        "cards": "only in `then`: it follows from the rest",
    }


# ---- the documents


@pytest.mark.parametrize("file", list(pathdocs.TABLES))
def test_documents_name_every_path_as_it_is_declared(file: str) -> None:
    text = (effectdocs.DOCS / file).read_text(encoding="utf-8")
    assert pathdocs.written(file, text) == text, "run python -m farflung.games.pathdocs"
    with pytest.raises(ValueError, match="needs the mark"):
        pathdocs.written(file, text.replace(pathdocs.END, ""))
