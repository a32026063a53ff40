"""Environments to learn in: all actions are numbered, observations tell what a seat may know and nothing else."""

from __future__ import annotations

import copy

import pytest

import farflung
from farflung.engine.core import Dice
from farflung.engine.match import IllegalAnswer, Match
from farflung.engine.views import Imagination, view
from farflung.environments import Actions, Encoder

TITLES = [
    ("salvage", "tutorial", 2),
    ("revenant", "final", 3),
    ("revenant", "prototype", 2),
    ("helionox", "final", 3),
    ("xodus", "first", 2),
]


def played(title: str, edition: str, seats: int, answers: int) -> Match:
    match, dice = farflung.new_match(title, seats, 5, edition=edition), Dice(6)
    while match.question and match.position < answers:
        match.answer(match.question.options[dice.below(len(match.question.options))])
    return match


@pytest.mark.parametrize("title, edition, seats", TITLES)
def test_every_answer_is_an_action_and_every_action_can_be_read(title: str, edition: str, seats: int) -> None:
    match, dice = farflung.new_match(title, seats, 1, edition=edition), Dice(2)
    actions = Actions(match.title, match.setup)
    assert len(set(actions.codes)) == len(actions)
    for number in range(0, len(actions), max(1, len(actions) // 200)):
        assert match.notation.code(actions.text(number)) == actions.codes[number]
        assert actions.number(actions.codes[number]) == number
    while match.question and match.position < 250:
        legal = actions.legal(match.question)
        assert [actions.codes[number] for number in legal] == match.question.options
        match.answer(actions.text(legal[dice.below(len(legal))]))
    assert actions.legal(None) == []


@pytest.mark.parametrize("title, edition, seats", TITLES)
def test_an_observation_tells_what_the_seat_knows_and_no_more(title: str, edition: str, seats: int) -> None:
    """Games that a seat cannot tell from the true one are encoded alike for it."""
    match = played(title, edition, seats, 0)
    encoder, dice = Encoder(match.title, match.setup), Dice(3)
    assert len(encoder.labels) == len(encoder)
    assert len(set(encoder.labels)) == len(encoder)
    seen = set()
    while match.question and match.position < 160:
        seat = match.question.seat
        if match.position % 3 == 0:
            ours = encoder.encode(match, seat)
            imagined = Imagination(match.title, view(match, seat)).match(dice)
            assert encoder.encode(imagined, seat) == ours
            told = {encoder.labels[place] for place, value in enumerate(ours) if value}
            assert {f"you={seat + 1}", f"asked={seat + 1}", f"question={match.question.name}"} <= told
            seen.add(tuple(ours))
        match.answer(match.question.options[dice.below(len(match.question.options))])
    assert len(seen) > 3, "observations differ"


def test_others_do_not_see_the_question() -> None:
    match = played("revenant", "final", 2, 30)
    assert match.question is not None
    encoder = Encoder(match.title, match.setup)
    other = encoder.encode(match, 1 - match.question.seat)
    told = {encoder.labels[place] for place, value in enumerate(other) if value}
    assert f"asked={match.question.seat + 1}" in told
    assert not any(label.startswith("question=") for label in told)


def test_two_encoders_of_a_set_up_agree() -> None:
    match = played("helionox", "final", 2, 40)
    one, other = Encoder(match.title, match.setup), Encoder(match.title, match.setup)
    assert one.labels == other.labels
    assert one.encode(match, 0) == other.encode(match, 0)


@pytest.mark.parametrize("title, edition, seats", TITLES)
def test_an_environment_is_as_pettingzoo_wants_it(title: str, edition: str, seats: int) -> None:
    api = pytest.importorskip("pettingzoo.test")
    from farflung.environments.aec import FarflungEnv

    env = FarflungEnv(title, seats, edition=edition, render_mode="ansi")
    api.api_test(env, num_cycles=60)
    env.reset(seed=1)
    assert env.render() == repr(env.match)


def test_rewards_are_of_the_winners_or_the_scores() -> None:
    pytest.importorskip("pettingzoo")
    from farflung.environments.aec import FarflungEnv

    for kind in ("winners", "scores"):
        env, dice = FarflungEnv("salvage", 2, rewards=kind), Dice(1)
        env.reset(seed=3)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            _, reward, ended, _, _ = env.last()
            total[agent] += reward
            legal = env.actions.legal(env.match.question)
            env.step(None if ended else legal[dice.below(len(legal))])
        match = env.match
        assert match.over
        if kind == "winners":
            assert sum(total.values()) == pytest.approx(1.0)
            assert {f"player_{seat}" for seat in match.title.winners(match.game)} == {a for a, n in total.items() if n}
        else:
            assert [*total.values()] == match.title.scores(match.game)


# ---- explicit luck


@pytest.mark.parametrize("title, edition, seats", TITLES)
def test_luck_may_be_said_outcome_by_outcome(title: str, edition: str, seats: int) -> None:
    match = farflung.new_match(title, seats, edition=edition, explicit_luck=True)
    dice, spoken = Dice(4), 0
    while not match.over and match.position < 120:
        outcomes = match.outcomes
        assert bool(outcomes) != bool(match.question)
        if match.question:
            match.answer(match.question.options[dice.below(len(match.question.options))])
            continue
        assert sum(outcome.chance for outcome in outcomes) == pytest.approx(1.0)
        assert len({outcome.code for outcome in outcomes}) == len(outcomes)
        for outcome in outcomes[:3]:  # a copy goes on by itself, and nothing is replayed for it
            twin = copy.copy(match)
            twin.happen(outcome)
            assert twin.position == match.position + 1
        match.happen(outcomes[dice.below(len(outcomes))].text)
        spoken += 1
    assert spoken
    assert Match.load(match.title, match.save()).record() == match.record()


def test_luck_brings_only_what_it_can() -> None:
    match = farflung.new_match("revenant", 2, explicit_luck=True)
    with pytest.raises(IllegalAnswer, match="luck cannot bring 'rain'; it could bring "):
        match.happen("rain")
    assert match.position == 0
    forked = match.fork(1)  # has dice of its own
    assert forked.question is not None
    assert not forked.outcomes
    with pytest.raises(IllegalAnswer, match="luck is not to speak"):
        forked.happen("rain")
