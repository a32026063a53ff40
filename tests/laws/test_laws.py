"""The laws that every game obeys, of every title, edition and mode (design: section 6)."""

from __future__ import annotations

import contextlib
import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.laws.games import TITLE_LAWS, every_setup, kept, obeys, to_bytes, truth, unlike, walks
from tests.laws.other_process import hashes
from tests.laws.setup import LawSetup

from farflung.engine import core
from farflung.engine.core import Decider, Dice, Game, Script, play_out
from farflung.engine.match import IllegalAnswer, Match, UndoRefused
from farflung.engine.record import LUCK
from farflung.engine.title import Title
from farflung.engine.views import SPECTATOR, CannotImagine, View, ViewEvent, imagine, view
from farflung.table.chronicle import foreseen

pytestmark = pytest.mark.played

# ---- records and copies


@every_setup
def test_same_record_same_game_to_the_byte(law_setup: LawSetup) -> None:
    for game in walks(law_setup):
        end = game.match_at(len(game.codes))
        with kept(game):
            assert end.over
            again = Match.load(game.title, end.save(), seed=game.seed + 77)
            assert truth(again) == truth(end)
            assert again.save() == end.save()
            assert game.title.scores(again.game) == game.title.scores(end.game)
            assert game.title.winners(again.game) == game.title.winners(end.game)


@every_setup
def test_a_match_saved_at_any_question_and_loaded_is_the_same_match(law_setup: LawSetup) -> None:
    def law(match: Match, dice: Dice) -> None:
        loaded = Match.load(match.title, match.save(), seed=dice.below(1000))
        assert truth(loaded) == truth(match)
        assert loaded.save() == match.save()

    obeys(law_setup, law)


@every_setup
def test_a_copy_is_equal_and_independent(law_setup: LawSetup) -> None:
    def law(match: Match, dice: Dice) -> None:
        before = to_bytes(match.title.to_data(match.start))
        seed = dice.below(1000)
        twin, other = match.start.copy(), match.start.copy()
        assert to_bytes(match.title.to_data(twin)) == before
        play_out(twin, Dice(seed))
        assert to_bytes(match.title.to_data(match.start)) == before, "playing a copy changed what it was copied from"
        assert to_bytes(match.title.to_data(other)) == before, "playing a copy changed another copy"
        play_out(other, Dice(seed))
        assert to_bytes(match.title.to_data(other)) == to_bytes(match.title.to_data(twin))

    obeys(law_setup, law)


@every_setup
def test_a_game_as_data_and_back_is_the_same_game(law_setup: LawSetup) -> None:
    """Nothing that matters is missing in the data: the game that was read goes on exactly as the one written."""

    def law(match: Match, dice: Dice) -> None:
        title, seed = match.title, dice.below(1000)
        written = to_bytes(title.to_data(match.start))
        read = title.from_data(title.to_data(match.start), match.setup)
        assert to_bytes(title.to_data(read)) == written
        original = match.start.copy()
        play_out(original, Dice(seed))
        play_out(read, Dice(seed))
        assert to_bytes(title.to_data(read)) == to_bytes(title.to_data(original))

    obeys(law_setup, law)


@every_setup
def test_a_fork_stands_where_the_match_stands_and_goes_its_own_way(law_setup: LawSetup) -> None:
    def law(match: Match, dice: Dice) -> None:
        before = truth(match)
        twin = match.fork(dice.below(1000))
        assert truth(twin) == before
        assert twin.question is not None
        twin.answer(twin.question.options[0])
        assert truth(match) == before

    obeys(law_setup, law)


# ---- undo


def answered(match: Match, dice: Dice) -> Match:
    twin = match.fork(dice.below(1000))
    assert twin.question is not None
    twin.answer(twin.question.options[dice.below(len(twin.question.options))])
    return twin


@every_setup
def test_undo_restores_exactly(law_setup: LawSetup) -> None:
    def law(match: Match, dice: Dice) -> None:
        assert match.question is not None
        twin = answered(match, dice)
        twin.undo(match.question.seat, agreed=True)
        assert truth(twin) == truth(match)

    obeys(law_setup, law)


@every_setup
def test_undo_is_free_back_to_luck_a_reveal_or_another_seat_and_no_further(law_setup: LawSetup) -> None:
    def law(match: Match, dice: Dice) -> None:
        assert match.question is not None
        seat = match.question.seat
        twin = answered(match, dice)
        after = truth(twin)
        luck = LUCK in twin.seats[match.position :]
        shown = any(e.position > match.position and e.code & 255 in twin.title.reveals for e in twin.events)
        price = twin.undo_price(seat)
        assert price.position == match.position
        assert price.free == (not luck and not shown)
        if luck or shown:
            with pytest.raises(UndoRefused):
                twin.undo(seat)
            assert truth(twin) == after
        for other in range(match.game.seats):
            if other != seat:
                assert not twin.undo_price(other).free
                with pytest.raises(UndoRefused):
                    twin.undo(other)
                assert truth(twin) == after
        if price.free:
            twin.undo(seat)
            assert truth(twin) == truth(match)

    obeys(law_setup, law)


@every_setup
def test_what_may_be_undone_freely_showed_nothing_new(law_setup: LawSetup) -> None:
    """Whatever the seat cannot know, after such an answer it sees the same."""

    def law(match: Match, dice: Dice) -> None:
        assert match.question is not None
        seat = match.question.seat
        imagined = imagine(match.title, view(match, seat), dice)
        for option in match.question.options:
            true = beside(match, 1)
            true.answer(option)
            if true.undo_price(seat).free and not true.over:
                fancy = beside(imagined, 1)
                fancy.answer(option)
                assert same_to(view(fancy, seat)) == same_to(view(true, seat)), true.notation.text(option)

    obeys(law_setup, law)


# ---- questions


@every_setup
def test_options_are_two_or_more_distinct_and_have_their_own_words(law_setup: LawSetup) -> None:
    def law(match: Match, dice: Dice) -> None:
        question = match.question
        assert question is not None
        least = 1 if question.kind in TITLE_LAWS[match.title.name].CONFIRMS else 2
        assert len(question.options) >= least, "an only option is taken without asking"
        assert len(set(question.options)) == len(question.options)
        words = [match.notation.text(code) for code in question.options]
        assert len(set(words)) == len(words)
        assert [match.notation.code(text) for text in words] == question.options
        barred = [code for code, _ in question.refused]
        assert not set(barred) & set(question.options), "both offered and refused"
        assert [match.notation.code(match.notation.text(code)) for code in barred] == barred
        assert all(rule for _, rule in question.refused)
        assert 0 <= question.seat < match.game.seats

    obeys(law_setup, law, every_question=True)


@every_setup
def test_options_stay_in_order(law_setup: LawSetup) -> None:
    """Asked again by another run of the same scene, in a game read from its data."""

    def law(match: Match, dice: Dice) -> None:
        start = match.title.from_data(match.title.to_data(match.start), match.setup)
        again = Match(match.title, match.setup, 1, start, match.script[:])
        assert again.question == match.question

    obeys(law_setup, law, every_question=True)


@every_setup
def test_what_is_offered_does_not_depend_on_who_listens(law_setup: LawSetup) -> None:
    """With and without refusals and events, by script and by a player: the same menu."""

    def law(match: Match, dice: Dice) -> None:
        question = match.question
        assert question is not None
        for refusals, happenings in itertools.product((False, True), repeat=2):
            game = heard(match.start, refusals, happenings)
            script = Script(match.script[:], None)
            assert not core.play_scene_until_pause(game, script)
            assert (script.seat, script.kind, game.options()) == (question.seat, question.kind, question.options)
            game = heard(match.start, refusals, happenings)
            game.decider = witness = Witness(match.script)
            with contextlib.suppress(Enough):
                game.play_scene()
            assert witness.menu == (question.seat, question.kind, question.options)

    obeys(law_setup, law)


def heard(start: Game, refusals: bool, happenings: bool) -> Game:
    """A copy to which somebody listens, or nobody."""
    game = start.copy()
    game.refused = [] if refusals else None
    game.events = [] if happenings else None
    return game


class Enough(Exception):
    """The question that was waited for has come."""


class Witness(Decider):
    """A player who does what was done, and writes down what is offered next."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = iter(codes)
        self.menu: tuple[int, int, list[int]] | None = None

    def decide(self, game: Game, seat: int, kind: int) -> int:
        code = next(self.codes, None)
        if code is None:
            self.menu = seat, kind, game.options()
            raise Enough
        return game.options().index(code)

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        return pool.index(next(self.codes) >> 8)


@every_setup
def test_every_option_can_be_played(law_setup: LawSetup) -> None:
    def law(match: Match, dice: Dice) -> None:
        assert match.question is not None
        for code in match.question.options:
            twin = beside(match, dice.below(1000))
            twin.answer(code)
            assert twin.position > len(match.script)
            assert twin.over or twin.question is not None

    obeys(law_setup, law)


@every_setup
def test_what_is_not_offered_is_refused_with_a_reason_and_changes_nothing(law_setup: LawSetup) -> None:
    def law(match: Match, dice: Dice) -> None:
        assert match.question is not None
        before = truth(match)
        for code, rule in match.question.refused[:3]:
            with pytest.raises(IllegalAnswer, match=rule.replace(".", r"\.")):
                match.answer(code)
        for nonsense in (255, "no such words"):
            with pytest.raises(IllegalAnswer, match="allowed are"):
                match.answer(nonsense)
        assert truth(match) == before

    obeys(law_setup, law)


@every_setup
def test_what_a_scene_that_asks_several_seats_says_is_no_secret(law_setup: LawSetup) -> None:
    def law(match: Match, dice: Dice) -> None:
        assert match.question is not None
        if {seat for seat in match.script_seats if seat != LUCK} <= {match.question.seat}:
            return
        assert not {code & 255 for code in match.script} & match.title.secret
        assert all(event.audience == SPECTATOR for event in match.scene_log)

    obeys(law_setup, law, every_question=True)


def beside(match: Match, seed: int) -> Match:
    """A match at the same question whose record begins with the scene: a fork that costs little."""
    return Match(match.title, match.setup, seed, match.start, match.script[:])


# ---- the whole game


@every_setup
def test_a_game_ends_within_its_bound(law_setup: LawSetup) -> None:
    for game in walks(law_setup):
        with kept(game):
            assert game.match_at(len(game.codes)).over
            assert len(game.questions()) <= law_setup.bound


@every_setup
def test_everything_is_conserved(law_setup: LawSetup) -> None:
    conserved = TITLE_LAWS[law_setup.title].CONSERVED

    def law(match: Match, dice: Dice) -> None:
        if not match.script:
            conserved.between_scenes(match.start)
        conserved.at_any_time(match.game)

    obeys(law_setup, law, every_question=True)
    for game in walks(law_setup):
        with kept(game):
            conserved.between_scenes(game.match_at(len(game.codes)).game)


# ---- what a seat may know


def same_to(seen: View) -> tuple[object, ...]:
    """A view without what an imagined match cannot share: the scenes before."""
    scene = [(event.rule, event.code, event.audience) for event in seen.events]
    return to_bytes(seen.state), to_bytes(seen.start), seen.script, seen.question, seen.waiting_for, scene


def scene_view(match: Match, seat: int) -> tuple[object, ...]:
    """What the seat sees of the current scene."""
    seen = view(match, seat)
    happened = [event for event in match.scene_log if event.audience in (SPECTATOR, seat)]
    seen.events = [ViewEvent(number, e.rule, e.code, e.audience) for number, e in enumerate(happened)]
    return same_to(seen)


@every_setup
def test_the_view_of_an_imagined_game_is_the_view_it_was_imagined_from(law_setup: LawSetup) -> None:
    def law(match: Match, dice: Dice) -> None:
        assert match.question is not None
        for seat in range(match.game.seats):
            seen = view(match, seat)
            if seen.script is None:
                with pytest.raises(CannotImagine):
                    imagine(match.title, seen, dice)
                continue
            fancy = imagine(match.title, seen, dice)
            assert scene_view(fancy, seat) == scene_view(match, seat)

    obeys(law_setup, law)


@every_setup
def test_a_preview_tells_nothing_that_the_view_does_not(law_setup: LawSetup) -> None:
    """What an answer would bring is the same in every game that the seat could be in, to the last question of a game:
    what decides there is hidden from most."""
    for game in walks(law_setup):
        dice, last = Dice(game.seed), game.questions()[-1]
        for match in game.matches():
            with kept(game, match.position):
                same_foreseen(match, dice, match.position == last)


def same_foreseen(match: Match, dice: Dice, all_options: bool) -> None:
    assert match.question is not None
    seat, options = match.question.seat, match.question.options
    seen = view(match, seat)
    if seen.script is None:
        return
    fancy = imagine(match.title, seen, dice)
    for code in options if all_options else [options[dice.below(len(options))]]:
        ours, theirs = (
            [(event.rule, event.code, event.audience) for event in foreseen(one, seat, code)] for one in (match, fancy)
        )
        assert ours == theirs, match.notation.text(code)


@every_setup
def test_errors_tell_nothing_that_the_view_does_not(law_setup: LawSetup) -> None:
    """An answer of a seat that is refused is refused in the same words whatever it cannot know."""

    def law(match: Match, dice: Dice) -> None:
        assert match.question is not None
        fancy = imagine(match.title, view(match, match.question.seat), dice)
        answers: list[int | str] = [255, "no such words", *[code for code, _ in match.question.refused]]
        for answer in answers:
            messages = []
            for game in (match, fancy):
                with pytest.raises(IllegalAnswer) as refusal:
                    game.answer(answer)
                messages.append(str(refusal.value))
            assert messages[0] == messages[1]

    obeys(law_setup, law)


@every_setup
def test_a_view_holds_no_secret_of_another_seat(law_setup: LawSetup) -> None:
    def law(match: Match, dice: Dice) -> None:
        assert match.question is not None
        for seat in (SPECTATOR, *range(match.game.seats)):
            seen = view(match, seat)
            asked = seat == match.question.seat
            assert (seen.question is not None) == asked
            assert seen.waiting_for == match.question.seat
            assert seen.script is None or asked or not seen.script
            assert all(event.audience in (SPECTATOR, seat) for event in seen.events)
            hidden = [e for e in seen.events if e.audience == SPECTATOR and e.code & 255 in match.title.secret]
            assert not hidden

    obeys(law_setup, law)


class Diverged(Exception):
    """The games do not run side by side any longer, for a reason everyone can see."""


class Follower(Decider):
    """Does what was done in another game, wherever luck and the options allow; what one seat draws may be another card.

    In a scene that asks nobody it is not known who draws, so there the cards must be the same.
    """

    def __init__(self, codes: list[int], secret: frozenset[int]) -> None:
        self.codes = codes
        self.secret = secret
        self.position = 0

    def next(self, game: Game) -> int:
        if self.position == len(self.codes):
            raise Diverged
        self.position += 1
        game.read = self.position  # events say after which line they came
        return self.codes[self.position - 1]

    def decide(self, game: Game, seat: int, kind: int) -> int:
        wanted = self.next(game)
        options = game.options()
        if wanted not in options:
            raise Diverged  # a card that the other game's seat does not hold
        return options.index(wanted)

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        wanted = self.next(game)
        if wanted & 255 == verb and wanted >> 8 in pool:
            return pool.index(wanted >> 8)
        if wanted & 255 == verb and verb in self.secret:
            return 0
        raise Diverged


@every_setup
def test_twin_games_look_the_same_to_whoever_cannot_tell_them_apart(law_setup: LawSetup) -> None:
    """Scene after scene: what a seat cannot know is dealt again, the same is done, and the seat sees the same."""
    compared = scenes = 0
    for game in walks(law_setup):
        dice = Dice(game.seed)
        position = 0
        start = game.title.new_game(game.setup)
        while not start.is_over():
            script = Script(game.codes[position:], None)
            true = start.copy()
            true.events = []
            core.play_scene_until_pause(true, script)
            codes = game.codes[position : position + script.position]
            asked = {seat for seat in script.seats if seat != LUCK}
            seat = dice.below(start.seats)
            if not true.is_over() and seat not in asked:
                scenes += 1
                with kept(game, position + script.position):
                    compared += same_scene(game.title, start, true, codes, bool(asked), seat, dice)
            position += script.position
            start = true
    alone = law_setup.seats == 1 and not scenes  # nobody looks on
    assert compared > scenes / 4 or alone, "too few scenes could be followed for this to mean anything"


def same_scene(title: Title, start: Game, true: Game, codes: list[int], asks: bool, seat: int, dice: Dice) -> bool:
    """True if the twin could follow; asserts that the seat then sees the same."""
    twin = start.copy()
    title.deal_again(twin, seat, dice)
    assert not unlike(title.redact(twin, seat), title.redact(start, seat))
    twin.events = []
    twin.read = 0
    twin.decider = follower = Follower(codes, title.secret if asks else frozenset())
    try:
        twin.play_scene()
    except Diverged:
        return False
    if follower.position < len(codes):
        return False  # a question less: its seat had an only option there, and so did something else
    ours, theirs = logged(twin, seat), logged(true, seat)
    shows = TITLE_LAWS[title.name].SHOWS
    if [code for _, code in ours if code & 255 in shows] != [code for _, code in theirs if code & 255 in shows]:
        return False  # an only option again: each seat played the one card it could
    assert ours == theirs
    assert not unlike(title.redact(twin, seat), title.redact(true, seat))
    return True


def logged(game: Game, seat: int) -> list[tuple[str, int]]:
    return [(event.rule, event.code) for event in game.events or [] if event.audience in (SPECTATOR, seat)]


# ---- compiled and interpreted


def test_another_process_plays_the_same_games() -> None:
    """Interpreted, with other hash seeds. Run on the compiled package, this shows that compiling changes nothing."""
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", "PYTHONHASHSEED": "17"}
    command = [sys.executable, "-m", "tests.laws.other_process"]
    done = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    kind, *theirs = done.stdout.splitlines()
    assert kind == "interpreted"
    assert theirs == hashes()
