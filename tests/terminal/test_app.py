"""The table on a terminal, played by a pilot that presses keys."""

import asyncio
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList, Static

from farflung.engine.views import view
from farflung.games.revenant.cardtext import name_of
from farflung.terminal import paint
from farflung.terminal.app import PlayApp
from farflung.terminal.boards import revenant
from farflung.terminal.sheets import Confirm, Ending, HandOver, Rules, WhyNot
from farflung.terminal.table import Table

SIZES = [(100, 30), (140, 45), (80, 24), (60, 20)]
LANGUAGES = ["de", "es", "fr", "en"]


def new_app(seats: str = "human,random", language: str = "en", seed: int = 4, at: str = "") -> PlayApp:
    """A table; with `at`, where this question is first put to the first seat, always the first answer before."""
    table = Table("revenant", seats.split(","), language, seed)
    while at and (table.match.question.name, table.match.question.seat) != (at, 0):
        table.match.answer(table.match.question.options[0])
    return PlayApp(table, pace=0)


def run(play) -> None:
    asyncio.run(play())


async def until(pilot, condition, tries: int = 4000) -> None:
    for _ in range(tries):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not happen")


async def asked(app: PlayApp, pilot, name: str) -> None:
    await until(pilot, lambda: app.free and app.seen.question.name == name)


def text_of(app: PlayApp, name: str) -> str:
    return str(app.parts[name].visual)


def screen_text(app: PlayApp) -> str:
    return app.export_screenshot().replace("&#160;", " ")


@pytest.mark.slow
def test_a_whole_game_against_a_bot():
    """From set-up to scoring."""
    app = new_app()

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            number = 0
            while not app.table.match.over:
                await until(pilot, lambda: app.free or app.table.match.over)
                if app.free:
                    number += 1
                    if number % 10 == 1 and len(app.shown) < 10:
                        await pilot.press("1")
                    elif number % 10 == 2:
                        await pilot.press("down", "enter")
                    else:
                        app.answer(app.shown[-1])
            await until(pilot, lambda: isinstance(app.screen, Ending))
            await pilot.pause()
            scores = str(app.screen.query_one("#scores", Static).visual)
            assert "wins." in scores
            assert "Renown" in scores
            assert "Dunlork" in scores
            await pilot.press("enter")
            assert not isinstance(app.screen, Ending)

    run(play)


def test_undo_is_free_until_luck_speaks():
    app = new_app(at="man")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, pilot, "man")
            before = app.table.match.save()
            assert "luck has spoken" in text_of(app, "crumbs") or "others" in text_of(app, "crumbs")
            await pilot.press("enter")
            await asked(app, pilot, "figure")
            assert "Undo: free" in text_of(app, "crumbs")
            await pilot.press("u")
            await asked(app, pilot, "man")
            assert app.table.match.save() == before
            await pilot.press("u")
            await until(pilot, lambda: isinstance(app.screen, Confirm))
            await pilot.press("n")
            assert app.table.match.save() == before
            await pilot.press("u")
            await until(pilot, lambda: isinstance(app.screen, Confirm))
            await pilot.press("y")
            await until(pilot, lambda: app.free and app.seen.question.name != "man")

    run(play)


def test_why_not_names_the_rule_and_opens_it():
    app = new_app(at="man")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, pilot, "man")
            await pilot.press("w")
            await until(pilot, lambda: isinstance(app.screen, WhyNot))
            shown = screen_text(app)
            assert "This frigate belongs to Jonas." in shown
            assert "REV-F-01.1.2" in shown
            assert "Foreign frigates are forbidden targets" in shown
            app.screen.query_one(OptionList).focus()
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, Rules))
            await pilot.press("escape", "escape")
            assert app.free
            await pilot.press("r")
            await until(pilot, lambda: isinstance(app.screen, Rules))
            app.screen.query_one(Input).value = "REV-F-06.1.9"
            await pilot.pause()
            assert "only the upper one may" in str(app.screen.query_one("#found", Static).visual)

    run(play)


def test_language_can_change_at_any_time():
    app = new_app(at="man")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, pilot, "man")
            for question in ("Welches Schiff bemannst du?", "¿Qué nave tripulas?", "Quel vaisseau occupez-vous"):
                await pilot.press("l")
                await pilot.pause()
                assert question in text_of(app, "ask")
            await pilot.press("l")
            await pilot.pause()
            assert "Which ship do you man?" in text_of(app, "ask")

    run(play)


def test_the_hand_over_screen_hides_the_hand():
    app = new_app("human,human")

    async def play() -> None:
        async with app.run_test(size=(140, 45)) as pilot:
            for _ in range(60):
                await until(pilot, lambda: app.free or isinstance(app.screen, HandOver))
                if isinstance(app.screen, HandOver):
                    await pilot.pause()
                    admirals = app.table.title.to_data(app.table.match.game)["admirals"]
                    hands = [[name_of(card, app.table.locale) for card in admiral["hand"]] for admiral in admirals]
                    cards = hands[0] + hands[1]
                    shown = screen_text(app)
                    assert "Hand the screen to" in shown
                    assert not [card for card in cards if card in shown]
                    if cards:
                        break
                    await pilot.press("enter")
                else:
                    app.answer(app.shown[0])
            else:
                raise AssertionError("nobody handed over with cards in hand")
            seat = app.screen.seat
            await pilot.press("enter")
            await until(pilot, lambda: app.free)
            assert app.viewer == seat
            await pilot.pause()
            assert all(card in text_of(app, "you") for card in hands[seat])
            assert not [card for card in hands[1 - seat] if card in screen_text(app)]

    run(play)


def test_numbers_beyond_nine_and_the_filter():
    app = new_app(at="man")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, pilot, "man")
            assert len(app.shown) > 11
            twelfth = app.shown[11]
            await pilot.press("1", "2")
            await until(pilot, lambda: app.free and app.seen.question.name != "man")
            assert twelfth in app.table.match.script
            await pilot.press("u")
            await asked(app, pilot, "man")
            await pilot.press("slash", *"emerg")
            await pilot.pause()
            assert len(app.shown) == 1
            await pilot.press("escape")
            await pilot.pause()
            assert len(app.shown) > 11
            await pilot.press("slash", *"emerg", "enter")
            await asked(app, pilot, "figure")

    run(play)


def test_the_cursor_shows_what_an_answer_means():
    app = new_app(at="captain")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, pilot, "captain")
            assert "When" in text_of(app, "detail-text")
            first = text_of(app, "detail-text")
            await pilot.press("down")
            await pilot.pause()
            assert text_of(app, "detail-text") != first

    run(play)


def test_signs_and_panels_on_a_small_screen():
    app = new_app(at="man")

    async def play() -> None:
        async with app.run_test(size=(72, 22)) as pilot:
            await asked(app, pilot, "man")
            await pilot.press("question_mark")
            await pilot.pause()
            assert "discovery data" in screen_text(app)
            await pilot.press("escape", "right")
            await pilot.pause()
            assert "Hand, 3 cards" in screen_text(app)
            await pilot.press("left")
            await pilot.pause()
            assert "Which ship do you man?" in screen_text(app)

    run(play)


def test_save_open_and_go_on(tmp_path):
    app = new_app(at="man")
    path = tmp_path / "game.record"

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, pilot, "man")
            app.table.path = path
            await pilot.press("s")
            saved = app.table.match.save()
            assert path.read_text("utf-8") == saved
            await pilot.press("enter")
            await asked(app, pilot, "figure")
            await pilot.press("o")
            await pilot.pause()
            await pilot.press("enter")
            await asked(app, pilot, "man")
            assert app.table.match.save() == saved
            path.write_text("no record at all", "utf-8")
            await pilot.press("o")
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            assert app.free
            assert app.table.match.save() == saved

    run(play)


@pytest.mark.parametrize("size, language", list(zip(SIZES, LANGUAGES, strict=True)))
def test_it_fits(size, language):
    """The question and its first answers are on the screen at every size."""
    app = new_app("human,random,random", language, at="man")

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await asked(app, pilot, "man")
            await pilot.pause()
            shown = screen_text(app)
            assert app.table.question(app.seen)[:20] in shown
            assert app.table.option(app.shown[0], app.seen) in shown
            if size[0] >= 100:
                for name in ("you", "houses", "cards", "others", "log"):
                    app.tabs.active = f"tab-{name}"
                    await pilot.pause()
                    assert size[0] > 100 or text_of(app, name)
                assert "Revenant" in text_of(app, "board")

    run(play)


@pytest.mark.parametrize("seats", ["human", "human,random,random,random"])
def test_solo_and_four_seats_are_drawn(seats):
    app = new_app(seats, at="bonus")

    async def play() -> None:
        async with app.run_test(size=(140, 45)) as pilot:
            await asked(app, pilot, "bonus")
            for name in ("you", "houses-wide", "cards-wide", "log-wide-text", "board"):
                assert text_of(app, name)
            await pilot.press("right")
            await until(pilot, lambda: text_of(app, "others") != "" or seats == "human")

    run(play)


def test_everything_drawn_comes_from_the_view():
    """A board and panels drawn for a seat are the same whatever the others hold."""
    table = Table("revenant", ["human", "random", "random"], "en", 8)
    match = table.match
    while match.question is not None and match.question.name != "bonus":
        match.answer(match.question.options[0])
    seen = view(match, 0)
    drawn = [part(seen, table).plain for part in revenant.PANELS.values()]
    hands = table.title.to_data(match.game)["admirals"]
    secret = [card for admiral in hands[1:] for card in admiral["hand"] + admiral["agendas"]]
    assert not [card for card in secret if any(card in text for text in drawn)]


def test_the_log_marks_what_you_missed():
    app = new_app(at="man")
    table, seen = app.table, app.seen
    text = paint.log(seen, table, len(seen.events) - 2).plain.splitlines()
    assert "since your last turn" in text[-3]
    assert text[-1].endswith(seen.events[-1].rule)


def test_the_picture_in_the_readme_can_be_drawn(tmp_path):
    app = new_app("human,random,random", at="man")

    async def play() -> None:
        async with app.run_test(size=(140, 45)) as pilot:
            await asked(app, pilot, "man")
            Path(tmp_path / "terminal.svg").write_text(app.export_screenshot(), "utf-8")

    run(play)
    assert "Which ship do you man?" in (tmp_path / "terminal.svg").read_text("utf-8").replace("&#160;", " ")
