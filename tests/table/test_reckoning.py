"""What is told beside the state: it is what the rules do, and follows from what the seat sees."""

from __future__ import annotations

from importlib import import_module
from itertools import permutations
from pathlib import Path
from typing import Any, cast

import pytest
from tests.table.shapes import must_be

import farflung
from farflung import games
from farflung.engine.core import Dice, Event, Game, verb_of
from farflung.engine.match import Match
from farflung.engine.record import parse
from farflung.engine.title import Setup
from farflung.engine.views import view, visible_events
from farflung.games.helionox import reckoning as helionox
from farflung.games.helionox import words as hw
from farflung.games.helionox.title import HelionoxTitle
from farflung.games.revenant import combat, influence, reckoning, scoring
from farflung.games.revenant import verbs as rv
from farflung.games.revenant import words as rw
from farflung.games.revenant.prototype import breach
from farflung.games.revenant.state import Revenant, frigate_of
from farflung.table.entries import Created, Seat
from farflung.table.messages import User
from farflung.table.reckoning import numbers, reckon
from farflung.table.table import Table
from farflung.table.told import Plans, TableCard, View
from farflung.table.viewers import Gallery, Viewer

GOLDEN = Path(__file__).parents[1] / "golden"


def reckoned(match: Match, seat: int) -> dict[str, Any]:
    state = match.title.redact(match.game, seat)
    return reckon(match.title, match.game, match.setup, state, seat, visible_events(match, seat))


# ---- Helionox


@pytest.mark.rule("HEL-26.3")
@pytest.mark.parametrize("effect", [None, hw.MARKET_COST_PLUS_1, hw.PRIME_CLOSED])
def test_every_event_that_makes_the_market_dearer_is_in_the_price(effect: int | None) -> None:
    """That what is told is what is paid, tests/terminal/test_wording_helionox.py says."""
    match = farflung.new_match("helionox", seats=["Ada", "Bo"], seed=4)
    content = HelionoxTitle().content(match.setup)
    state = match.title.redact(match.game, 0)
    dearer = [event.name for event in content.events if event.effect == effect]
    state["events"] = [{"event": dearer[0], "location": "Mars", "side": "active"}] if effect is not None else []
    told = reckon(match.title, match.game, match.setup, state, 0)["prices"]
    costs = {card.name: card.cost for card in content.cards}
    assert len(told) == 4
    assert told == {name: costs[name] + (effect is not None) for name in told}


SETS = [("competitive", 2), ("competitive", 3), ("competitive", 4), ("co-op", 2), ("co-op", 4), ("solo", 1)]


@pytest.mark.rule("HEL-3.2", "HEL-38.2")
@pytest.mark.parametrize(("mode", "seats"), SETS)
def test_the_event_deck_begins_whole_and_is_counted_down(mode: str, seats: int) -> None:
    match = farflung.new_match("helionox", seats=[f"P{n}" for n in range(seats)], seed=1, options={"mode": mode})
    deck = reckoned(match, -1)["event_deck"]
    came = sum(deck["sizes"]) - sum(deck["left"])
    dice = Dice(1)
    while match.question and match.position < 400:
        state = match.title.redact(match.game, -1)
        seen = len(state["events"]) + sum(len(player["trophies"]) for player in state["players"])
        seen += len(state["team"]["trophies"]) + len(state["syndicate"]["events"]) if "team" in state else 0
        deck = reckoned(match, -1)["event_deck"]
        assert deck["left"] <= deck["sizes"]
        assert sum(deck["left"]) <= sum(deck["sizes"]) - came
        assert seen <= sum(deck["sizes"]) - sum(deck["left"]), "an Event has come out of nothing"
        match.answer(match.question.options[dice.below(len(match.question.options))])
    assert came <= 3
    assert sum(deck["left"]) < sum(deck["sizes"]), "none has come"


def test_a_catastrophe_is_as_likely_as_there_are_among_the_cards_of_the_part() -> None:
    match = farflung.new_match("helionox", seats=["Ada", "Bo"], seed=1)
    state = match.title.redact(match.game, 0)
    state["event_deck"]["top"] = []
    state["event_deck"]["parts"] = [
        {"regular": 0, "catastrophic": 0},
        {"regular": 3, "catastrophic": 1},
        {"regular": 4, "catastrophic": 2},
    ]
    told = reckon(match.title, match.game, match.setup, state, 0)["event_deck"]
    assert [told["sizes"], told["left"], told["catastrophe"]] == [[6, 6, 6], [0, 4, 6], 0.25]


@pytest.mark.rule("HEL-21.3", "HEL-21.4")
@pytest.mark.parametrize("top", [(), ("D",), (None, "A")])
@pytest.mark.parametrize("many", [2, 3])
def test_what_a_deck_may_bring_is_counted(top: tuple[str | None, ...], many: int) -> None:
    """Three cards in the deck, two in the discard pile, one played: all orders are dealt."""
    pool, discard, cards = ("A", "A", "B"), ("B", "C"), ("C",)
    hits: dict[str, list[int]] = {name: [0, 0] for name in "ABCD"}
    ways = 0
    for deck in permutations(pool):
        hidden = sum(card is None for card in top)  # an unknown card on top is one of the pool
        unknown, rest = list(deck[:hidden]), list(deck[hidden:])
        above = [unknown.pop() if card is None else card for card in reversed(top)]
        for shuffled in permutations(discard + cards):
            ways += 1
            drawn = (above + rest + list(shuffled))[:many]
            for name in "ABCD":
                hits[name][0] += name in drawn[:1]
                hits[name][1] += name in drawn
    left = len(pool) - sum(card is None for card in top) + len(top)
    for one in helionox.holdings(pool, top, True, left, (), discard, cards, many):
        assert [one["next"], one["soon"]] == pytest.approx([n / ways for n in hits[one["name"]]]), one["name"]


def test_what_both_sides_have_is_what_counts_at_the_end() -> None:
    match = farflung.new_match("helionox", seats=["Ada", "Bo"], seed=3, options={"mode": "co-op"})
    bot = farflung.bot("greedy", match.title)
    while match.question:
        sides = reckoned(match, 0)["sides"]
        match.answer(bot.choose(view(match, match.question.seat)))
    team, syndicate = match.title.to_data(match.game)["scores"]
    sides = reckoned(match, 0)["sides"]
    ours = {"events": team["events"], "requests": team["requests"], "tokens": team["tokens"] + team["infamy"]}
    ours["start"] = team.get("start", 0)
    theirs = {"events": syndicate["events"], "cards": syndicate["cards"], "start": syndicate["start"]}
    assert sides["team"] == {**ours, "total": sum(ours.values())}
    assert sides["syndicate"] == {**theirs, "total": sum(theirs.values())}
    assert syndicate["events"] + team["events"] > 0
    assert reckoned(farflung.new_match("helionox", seats=["Ada", "Bo"], seed=3), 0)["sides"] is None


# ---- Revenant


@pytest.mark.rule("REV-F-11.4", "REV-F-11.5")
@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_the_tactics_track_pays_where_it_is_told(edition: str) -> None:
    match = farflung.new_match("revenant", seats=["Ada", "Bo", "Cy"], seed=2, edition=edition)
    game = cast(Revenant, match.game.copy())
    game.decider = Dice(1)
    admiral = game.admirals[0]
    admiral.tactics = 0
    paid = {}
    for field in range(1, game.numbers.tactics_end + 1):
        admiral.resources = type(admiral.resources)([0, 0, 0, 0])
        influence.gain_tactics(game, admiral, 1)
        assert admiral.tactics == field
        for resource, n in enumerate(admiral.resources):
            if n:
                paid[str(field)] = rw.RESOURCES[resource]
    told = reckoned(match, 0)["tactics"]
    assert {field: what for field, what in told.items() if what not in ("hidden", "influence")} == paid
    assert paid


@pytest.mark.rule("REV-F-07.9")
@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_bays_have_as_many_slots_as_a_board_holds(edition: str) -> None:
    match = farflung.new_match("revenant", seats=["Ada", "Bo", "Cy"], seed=2, edition=edition)
    admiral = cast(Revenant, match.game).admirals[0]
    told = reckoned(match, 0)["bay_slots"]
    assert sum(told) == admiral.capacity() + 2 * admiral.corruption
    assert len(told) == len(match.title.redact(match.game, 0)["admirals"][0]["compartments"])


@pytest.mark.rule("REV-F-10.5", "REV-P-6.4")
@pytest.mark.parametrize("edition", ["final", "prototype"])
@pytest.mark.parametrize("house", range(7))
def test_rewards_of_the_houses_are_what_is_told(edition: str, house: int) -> None:
    match = farflung.new_match("revenant", seats=["Ada", "Bo", "Cy"], seed=2, edition=edition)
    game = cast(Revenant, match.game.copy())
    game.decider, game.events = Dice(1), []
    admiral = game.admirals[0]
    admiral.influence[house] = 0
    admiral.resources = type(admiral.resources)([0, 0, 0, 0])
    admiral.corrupted[1], admiral.corruption = True, 1
    told = reckoned(match, 0)
    for field in range(1, 9):
        taken = len(game.events)
        influence.gain_influence(game, admiral, house)
        took = any(game_verb(event) == rv.REWARD_TAKEN for event in game.events[taken:])
        assert took == (field in told["reward_fields"])
    happened = {game_verb(event) for event in game.events}
    reward = told["rewards"][rw.HOUSES[house]]
    if reward in rw.RESOURCES:
        assert [rw.RESOURCES[kind] for kind, n in enumerate(admiral.resources) if n] == [reward]
    else:
        assert {
            "cleanse": rv.CLEANSED_BOARD,
            "data": rv.DATA_GAINED,
            "tactics": rv.TACTICS_GAINED,
            "shield": rv.SHIELDED,
        }[reward] in happened


def game_verb(event: Event) -> int:
    return verb_of(event.code)


@pytest.mark.rule("GAP-A-01")
def test_sectors_adjoin_where_ships_move() -> None:
    told = reckoned(farflung.new_match("revenant", seats=["Ada", "Bo", "Cy"], seed=2), 0)["adjoining"]
    assert set(told) == set("12345678NESW")
    for sector, beside in told.items():
        assert len(beside) == (5 if sector in "NESW" else 4 if int(sector) % 2 == 0 else 3)
        assert all(sector in told[other] for other in beside)


@pytest.mark.rule("REV-F-17.3.1", "REV-F-07.10")
def test_a_defect_strikes_at_the_damage_that_is_told_and_one_bay_is_safe() -> None:
    match = farflung.new_match("revenant", seats=["Ada", "Bo", "Cy"], seed=2, parameters={"revenant_slots": 3})
    game = cast(Revenant, match.game.copy())
    game.decider = Dice(1)
    hits = 1
    while not combat.damage_revenant(game, 1, 0):
        hits += 1
    assert hits == reckoned(match, 0)["defect_at"] == 4
    assert reckoned(match, 0)["safe_bays"] == 1
    prototype = farflung.new_match("revenant", seats=["Ada", "Bo", "Cy"], seed=2, edition="prototype")
    assert reckoned(prototype, 0)["safe_bays"] == 0


class Asked(Dice):
    """Answers at random, and notes whom it answered for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seats: set[int] = set()

    def decide(self, game: Game, seat: int, kind: int) -> int:
        self.seats.add(seat)
        return super().decide(game, seat, kind)


@pytest.mark.rule("REV-F-17.2.1", "REV-F-17.2.2", "REV-P-4.4", "REV-P-9.7.2")
@pytest.mark.parametrize("edition", ["final", "prototype"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_fight_is_as_it_was_foretold(edition: str, players: int) -> None:
    """Its void ships and shields, the damage that is left, and who is then asked where it goes."""
    match = farflung.new_match("revenant", seats=["Ada", "Bo", "Cy", "Di"][:players], seed=3, edition=edition)
    fight = breach.attack if edition == "prototype" else combat.fight
    assert {threat["seat"] for threat in reckoned(match, 0)["threats"]} == {-1}, "no frigate is placed yet"
    luck, seen, sizes = Dice(players), set(), set()
    for step in range(140):
        if match.question is None:
            break
        match.answer(match.question.options[luck.below(len(match.question.options))])
        if step % 7:
            continue
        for threat in reckoned(match, 0)["threats"]:
            sector = rw.SECTORS.index(threat["sector"])
            game = cast(Any, match.game.copy())
            assert (threat["void"], threat["shields"]) == (game.void[sector], game.shields[sector])
            game.shields[sector] += luck.below(2)
            for seat in range(players):
                frigate_of(game, seat).sector = 1 + luck.below(12)
            told = next(each for each in reckoning.threats(game) if each["sector"] == threat["sector"])
            game.decider, game.events, game.rifts[sector] = Asked(step), [], False
            several = game.house_ships[sector] > 1
            fight(game, sector)
            if not game.house_ships[sector]:
                continue  # what is left struck the Revenant, or nothing
            dealt = sum(game_verb(event) in (rv.SHIP_HIT, rv.SHIP_LOST) for event in game.events)
            assert dealt == told["damage"]
            if several and dealt:
                assert game.decider.seats == ({told["seat"]} - {rw.COUNCIL})
                seen.add(told["seat"])
                sizes.add(dealt)
    assert seen == ({0, rw.COUNCIL} if players == 1 else set(range(players)))
    assert len(sizes) > 1


@pytest.mark.rule("REV-F-21.2.6")
@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_how_one_stands_is_open_influence_times_power(edition: str) -> None:
    folder = GOLDEN / ("revenant_prototype" if edition == "prototype" else "revenant")
    match = Match.load(games.title("revenant"), parse((folder / "03-3-players.record").read_text("utf-8")))
    assert match.over
    game, several = cast(Revenant, match.game), 0
    for seat, told in enumerate(reckoned(match, -1)["standing"]):
        admiral, counted = game.admirals[seat], match.title.to_data(game)["scores"][seat]
        for house, name in enumerate(rw.HOUSES[:7]):
            power = scoring.final_power(game, house)
            assert told.get(name, 0) == admiral.influence[house] * power
            assert told.get(name, 0) + admiral.hidden[house] * power == counted[name], "what is counted at the end"
            several += admiral.influence[house] > 1 and power > 1
    assert several


def test_rounds_of_turns_are_counted() -> None:
    match = farflung.new_match("revenant", seats=["Ada", "Bo", "Cy"], seed=2)
    bot, rounds = farflung.bot("greedy", match.title), []
    while match.question and match.title.redact(match.game, -1)["cycle"] < 2:
        if match.title.redact(match.game, -1)["phase"] == "action":
            rounds.append(reckoned(match, -1)["round"])
        match.answer(bot.choose(view(match, match.question.seat)))
    assert rounds == sorted(rounds)
    assert set(rounds) == {1, 2, 3}


# ---- numbers


def test_numbers_are_those_of_the_edition_and_the_table() -> None:
    revenant = games.title("revenant")
    assert numbers(revenant, Setup("revenant", "final", []))["limit_even"] == 4
    assert numbers(revenant, Setup("revenant", "prototype", []))["limit_even"] == 5
    assert numbers(revenant, Setup("revenant", "prototype", [], parameters={"limit_even": 7}))["limit_even"] == 7


def test_numbers_are_those_of_the_rules_that_a_table_began_with() -> None:
    xodus = games.title("xodus")
    for rules, red in ((0, 9), (2, 6), (3, 8), (4, 9)):
        assert numbers(xodus, Setup("xodus", "first", [], rules=rules))["four_ships_red_1"] == red


# ---- what is told is of the types that the client is given


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        ("revenant", 3, {}),
        ("helionox", 2, {"mercury": "on"}),
        ("helionox", 2, {"mode": "co-op"}),
        ("xodus", 2, {}),
    ],
)
def test_views_are_of_the_declared_types(title: str, seats: int, options: dict[str, str]) -> None:
    people = [Seat("person", f"P{n}", f"p{n}") for n in range(seats)]
    edition = games.title(title).editions[0]
    table = Table(Created(at=1.0, title=title, edition=edition, seats=people, owner="p0", options=options, secret="s"))
    for entry in table.start(1.0, 7):
        table.apply(entry)
    module = import_module(f"farflung.games.{title}.reckoning")
    questions = 0
    for step in range(40):
        assert table.question is not None
        for user in (None, *(User(seat.user, seat.name) for seat in people)):
            told = Viewer("T", user, "en").hello(Gallery(table), 5.0, set())
            assert table.match is not None
            assert told[0]["numbers"] == numbers(table.title, table.match.setup)
            for message in told:
                if message["type"] == "state":
                    view = message["view"]
                    questions += view["question"] is not None
                    must_be(view, View, "view")
                    must_be(view["reckoned"], module.Reckoned, "reckoned")
                elif message["type"] == "plans":
                    must_be({key: message[key] for key in ("marks", "proposals")}, Plans, "plans")
            must_be(told[0]["table"], TableCard, "table")
        options_now = table.question.options
        table.apply(table.answered(options_now[step * 7 % len(options_now)], 2.0))
    assert questions == 40


@pytest.mark.rule("REV-F-21.2.7", "REV-F-21.2.8")
def test_ones_own_agendas_tell_how_they_stand_and_nobody_elses() -> None:
    """An agenda whose terms all lie within what is asked is one that would score now."""
    match, dice = farflung.new_match("revenant", seats=["Ada", "Bo", "Cy"], seed=2), Dice(4)
    seen: set[bool] = set()
    while match.question and match.position < 900 and len(seen) < 2:
        match.answer(match.question.options[dice.below(len(match.question.options))])
        game = cast(Revenant, match.game)
        for seat, admiral in enumerate(game.admirals):
            told = reckoned(match, seat)["agendas"]
            own = {game.content.agendas[index].name: index for index in admiral.agendas}
            assert set(told) == set(own)
            for name, terms in told.items():
                met = all(term["least"] <= term["now"] <= term["most"] for term in terms)
                assert met == scoring.meets(game, admiral, own[name])
                seen.add(met)
    assert seen == {True, False}
