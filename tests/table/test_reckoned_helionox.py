"""What Helionox tells beside the state, held against the rules as they are played."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest

import farflung
from farflung.engine.core import Dice, first, second, verb_of
from farflung.engine.match import Match
from farflung.engine.views import visible_events
from farflung.games.helionox import collaboration, market, overcoming, reckoning
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox
from farflung.table.reckoning import reckon

EAGER = [v.PLAY, v.OVERCOME, v.BONUS, v.KEY, v.DELIVER, v.USE_ARCHITECT, v.BUY]
MERCURY = {"mercury": "on"}
COOP = {"mode": "co-op"}


def new(seed: int, options: dict[str, str] | None = None, seats: int = 2) -> Match:
    return farflung.new_match("helionox", seats=[f"P{n}" for n in range(seats)], seed=seed, options=options or {})


def reckoned(match: Match, seat: int = 0) -> dict[str, Any]:
    state = match.title.redact(match.game, seat)
    return reckon(match.title, match.game, match.setup, state, seat, visible_events(match, seat))


def play(match: Match) -> None:
    """Cards, Events, calls and what else gives something before the turn is ended."""
    assert match.question is not None
    options = match.question.options
    match.answer(next((code for code in options if verb_of(code) in EAGER), options[match.position * 7 % len(options)]))


@pytest.mark.rule("HEL-3.6", "HEL-39.1", "HEL-39.2")
@pytest.mark.parametrize(("options", "seats"), [({}, 2), ({}, 3), (COOP, 2), (COOP, 4), ({"mode": "solo"}, 1)])
def test_the_last_turn_is_the_last_of_the_rounds_that_are_told(options: dict[str, str], seats: int) -> None:
    match, seen, turn = new(5, options, seats), [(1, 9)], 1
    while match.question:
        if cast(Helionox, match.game).turn > turn:
            turn, told = cast(Helionox, match.game).turn, reckoned(match)
            seen.append((told["round"], told["rounds"]))
        ends = [code for code in match.question.options if verb_of(code) == v.END_TURN]
        match.answer((ends or match.question.options)[0])
    assert seen == [(round, 9) for round in range(1, 10) for _ in range(seats)]


@pytest.mark.rule("HEL-39.2")
def test_with_more_events_a_turn_there_are_fewer_rounds() -> None:
    match = farflung.new_match("helionox", seats=["A", "B"], seed=1, options=COOP, parameters={"later_events": 3})
    assert reckoned(match)["rounds"] == 7  # 35 cards: 1, and 3 in each of 12 turns


@pytest.mark.parametrize("options", [{}, MERCURY, COOP])
def test_what_cards_gave_is_reckoned_once_for_all_who_see_the_same(options: dict[str, str]) -> None:
    match, luck = new(4, options, 3), random.Random(4)
    while match.question and match.position < 250:
        content = cast(Helionox, match.present).content
        for seat in range(-1, 3):
            players, events = match.shown_to(seat)["players"], match.seen_by(seat)
            alone = reckoning.given(None, content, *[player["played"] for player in players], events)
            assert reckoning.gave(players, content, events) == alone
        match.answer(luck.choice(match.question.options))


def test_the_order_begins_with_the_first_player() -> None:
    match = new(1, {"first": "3"}, 4)
    assert reckoned(match)["order"] == [2, 3, 0, 1]


@pytest.mark.rule("HEL-10.4", "HEL-14.3", "HEL-33.5")
@pytest.mark.parametrize("options", [{}, MERCURY, COOP])
def test_what_cards_gave_is_what_their_texts_gave(options: dict[str, str]) -> None:
    """Whatever comes by an Event, a Request, a Location, an Architect or a Fleet Asset is credited to no card."""
    match, credited, others = new(12, options), 0, 0
    while match.question and match.position < 400:
        seat = match.question.seat
        if match.question.kind != v.ASK_MAIN:
            play(match)
            continue
        told = reckoned(match, seat)["gave"][seat]
        state = match.title.redact(match.game, seat)
        assert len(told) == len(state["players"][seat]["played"])
        given = Counter({gain["what"]: 0 for card in told for gain in card})
        for card in told:
            given.update({gain["what"]: gain["n"] for gain in card})
        all_gains = Counter(
            {
                what: sum(
                    second(event.code) for event in since_the_turn_began(match, seat) if verb_of(event.code) == verb
                )
                for verb, what in ((v.CREDITS_GAINED, "credits"), (v.INFLUENCE_GAINED, "influence"))
            }
        )
        for what in ("credits", "influence"):
            assert given[what] <= all_gains[what]
            credited += given[what]
            others += all_gains[what] - given[what]
        play(match)
    assert credited
    assert others


def since_the_turn_began(match: Match, seat: int) -> list[Any]:
    found = []
    for event in reversed(visible_events(match, seat)):
        if verb_of(event.code) == v.TURN_BEGAN:
            break
        if first(event.code) == seat:
            found.append(event)
    return found


@pytest.mark.rule("HEL-14.3")
def test_the_influence_of_an_event_is_not_the_last_cards() -> None:
    match = new(2)
    while match.question:
        overcomes = [code for code in match.question.options if verb_of(code) == v.OVERCOME]
        seat = match.question.seat
        before = reckoned(match, seat)["gave"][seat] if overcomes else []
        if before:
            influence = cast(Helionox, match.game).players[seat].influence
            match.answer(overcomes[0])
            assert cast(Helionox, match.game).players[seat].influence > influence
            assert reckoned(match, seat)["gave"][seat] == before
            return
        play(match)
    pytest.fail("nobody has overcome an Event")


@pytest.mark.rule("HEL-10.6")
def test_the_next_card_of_the_market_is_one_of_those_told() -> None:
    match = new(3)
    game, dice = cast(Helionox, match.game.copy()), Dice(4)
    game.decider = dice
    told = reckoned(match)["market"]["Bio"]
    assert sum(one["chance"] * len(one["names"]) for one in told["coming"]) == pytest.approx(1)
    assert told["left"] == len(game.market_decks[w.BIO])
    came: Counter[str] = Counter()
    for _ in range(400):
        once = game.copy()
        once.decider = dice
        market.cycle(once, once.players[0], once.market[w.BIO])
        came[once.content.cards[once.market[w.BIO]].name] += 1
    for one in told["coming"]:
        for name in one["names"]:
            assert came[name] / 400 == pytest.approx(one["chance"], abs=0.07)
    assert set(came) == {name for one in told["coming"] for name in one["names"]}


@pytest.mark.rule("HEL-GAP-29")
def test_when_only_cycled_cards_are_left_the_next_is_known() -> None:
    match = new(3)
    state = match.title.redact(match.game, 0)
    state["market"]["Bio"] |= {"deck": [], "bottom": ["Vat Clones", "Gene Splicer"]}
    told = reckon(match.title, match.game, match.setup, state, 0)["market"]["Bio"]
    assert told == {"left": 2, "coming": [{"chance": 1.0, "names": ["Vat Clones"]}]}


@pytest.mark.rule("HEL-7.4")
def test_events_cost_and_give_what_is_told() -> None:
    match, overcome = new(1), 0
    while match.question and overcome < 3:
        game, seat = cast(Helionox, match.game), match.question.seat
        told = reckoned(match, seat)["events"]
        assert [one["defense"] for one in told] == [overcoming.full_cost(game, event) for event in game.in_play]
        options = [code for code in match.question.options if verb_of(code) == v.OVERCOME]
        if not options:
            play(match)
            continue
        lying = match.title.redact(match.game, seat)["events"]
        here = match.title.redact(match.game, seat)["players"][seat]["location"]
        place = next(
            place
            for place, one in enumerate(lying)
            if one["location"] == here
            and one["event"] == game.content.events[second(options[0])].name
            and one["side"] == w.SIDES[first(options[0])]
        )
        player = game.players[seat]
        influence, cost = player.influence, overcoming.discount(game, player, game.in_play[place])
        defense = overcoming.available(player)
        match.answer(options[0])
        player = cast(Helionox, match.game).players[seat]
        assert player.influence - influence == told[place]["influence"]
        assert defense - overcoming.available(player) == max(1, told[place]["defense"] - cost)
        overcome += 1
    assert overcome == 3


@pytest.mark.rule("HEL-11.6", "HEL-GAP-27")
def test_shares_of_a_collaboration_are_what_both_pay() -> None:
    match, dice = new(1, seats=3), Dice(2)
    while match.question:
        game = cast(Helionox, match.game)
        if game.partner != w.NOBODY:
            told = reckoned(match)["collaboration"]
            assert sum(one["share"] for one in told["shares"]) == told["cost"] == collaboration.agreed_cost(game)
            assert [one["seat"] for one in told["shares"]] == [game.current, game.partner]
            assert [one["has"] for one in told["shares"]] == [
                game.players[s].defense for s in (game.current, game.partner)
            ]
            return
        calls = [code for code in match.question.options if verb_of(code) == v.CALL]
        options = calls or match.question.options
        match.answer(options[dice.below(len(options))])
    pytest.fail("nobody has called")


@pytest.mark.rule("HEL-23.4", "HEL-32.5")
def test_decks_count_what_scoring_counts() -> None:
    match = new(4, MERCURY)
    while match.question:
        play(match)
    scores = match.title.to_data(match.game)["scores"]
    decks = [reckoned(match, seat)["decks"][seat] for seat in range(2)]
    for seat, (deck, score) in enumerate(zip(decks, scores, strict=True)):
        taken = [event.code for event in match.events if event.rule == "HEL-32.5" and first(event.code) == seat]
        assert deck["total"] == score["cards"] - sum(map(second, taken))
        assert deck["all"] == sum(one["deck"] + one["hand"] + one["discard"] + one["played"] for one in deck["cards"])
    assert any(deck["total"] for deck in decks)


def test_where_events_belong_is_counted() -> None:
    match = new(1)
    told = reckoned(match)["event_deck"]["places"]
    left = match.title.redact(match.game, 0)["event_deck"]["regular"]
    content = cast(Helionox, match.game).content
    home = {event.name: w.LOCATIONS[event.location] for event in content.events}
    assert told == {place: sum(home[name] == place for name in left) / len(left) for place in w.LOCATIONS}
