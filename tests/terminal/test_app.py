"""The table on a terminal, played by a pilot that presses keys."""

import asyncio
import inspect
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Input, OptionList, Static

from farflung.engine.views import view
from farflung.games.revenant import terminal as revenant
from farflung.games.revenant.cardtext import name_of
from farflung.terminal import paint
from farflung.terminal.app import PlayApp
from farflung.terminal.sheets import Confirm, Detail, Ending, HandOver, OpenRecord, Rules, Suggestions, WhyNot
from farflung.terminal.table import Table

PATIENCE = 120  # seconds, for what never happens
SIZES = [(100, 30), (140, 45), (80, 24), (60, 20)]
LANGUAGES = ["de", "es", "fr", "en"]


def new_app(seats: str = "human,random", language: str = "en", seed: int = 4, at: str = "") -> PlayApp:
    """A table; with `at`, where this question is first put to the first seat, always the first answer before."""
    table = Table("revenant", seats.split(","), language, seed)
    while at and (question := table.match.question) and (question.name, question.seat) != (at, 0):
        table.match.answer(question.options[0])
    return PlayApp(table, pace=0, patience=600)  # a second digit is never late


def run(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play())


async def until(condition: Callable[[], object]) -> None:
    """Waits until it is so, and long: a busy machine only makes the tests slower."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"it did not happen: {inspect.getsource(condition).strip()}")


async def asked(app: PlayApp, name: str) -> None:
    """The question is posed and drawn."""
    await until(
        lambda: (
            app.free
            and app.seen.question
            and app.seen.question.name == name
            and app.options.option_count == len(app.shown) > 0
        )
    )


async def shows(app: PlayApp, *texts: str) -> None:
    """All of this is to be read on the screen."""
    await until(lambda: all(text in screen_text(app) for text in texts))


def text_of(app: PlayApp, name: str) -> str:
    return str(app.parts[name].visual)


async def says(app: PlayApp, name: str, text: str = "") -> None:
    """This part of the table says it, or anything."""
    await until(lambda: text_of(app, name) and text in text_of(app, name))


def screen_text(app: PlayApp) -> str:
    return app.export_screenshot().replace("&#160;", " ")


@pytest.mark.slow
def test_a_whole_game_against_a_bot() -> None:
    """From set-up to scoring."""
    app = new_app()

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            number = 0
            while not app.table.match.over:
                await until(lambda: app.free or app.table.match.over)
                if app.free:
                    number += 1
                    if number % 10 == 1 and len(app.shown) < 10:
                        await pilot.press("1")
                    elif number % 10 == 2:
                        await pilot.press("down", "enter")
                    else:
                        app.answer(app.shown[-1])
            await until(lambda: isinstance(app.screen, Ending) and app.screen.query("#scores"))
            scores = str(app.screen.query_one("#scores", Static).visual)
            assert "wins." in scores
            assert "Renown" in scores
            assert "Dunlork" in scores
            await pilot.press("enter")
            await until(lambda: not isinstance(app.screen, Ending))

    run(play)


def test_undo_is_free_until_luck_speaks() -> None:
    app = new_app(at="man")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, "man")
            before = app.table.match.save()
            await until(lambda: "Undo: you are asked first" in text_of(app, "crumbs"))
            await pilot.press("enter")
            await asked(app, "figure")
            await until(lambda: "Undo: free" in text_of(app, "crumbs"))
            await pilot.press("u")
            await asked(app, "man")
            assert app.table.match.save() == before
            await pilot.press("u")
            await until(lambda: isinstance(app.screen, Confirm))
            await shows(app, "Back to your last answer?")
            assert "agree" not in screen_text(app), "there is nobody else to ask"
            await pilot.press("n")
            await until(lambda: app.free)
            assert app.table.match.save() == before
            await pilot.press("u")
            await until(lambda: isinstance(app.screen, Confirm))
            await pilot.press("y")
            await until(lambda: app.free and app.seen.question and app.seen.question.name != "man")

    run(play)


def test_suggestions_are_shown_and_play_nothing() -> None:
    app = new_app(at="man")
    Suggestions.SECONDS = 0.2

    async def play() -> None:
        async with app.run_test(size=(100, 40)) as pilot:
            await asked(app, "man")
            before = app.table.match.save()
            await pilot.press("h")
            await until(lambda: isinstance(app.screen, Suggestions))
            await shows(app, "Renown, against:", "1  ", "2  ", "3  ", "games ahead")
            await pilot.press("escape")
            assert app.table.match.save() == before

    asyncio.run(play())


def test_why_not_names_the_rule_and_opens_it() -> None:
    app = new_app(at="man")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, "man")
            await pilot.press("w")
            await until(lambda: isinstance(app.screen, WhyNot))
            await shows(app, "This frigate belongs to Jonas.", "REV-F-01.1.2", "Your turn")
            refused = app.screen.query_one(OptionList)
            refused.focus()
            await until(lambda: refused.has_focus)
            await pilot.press("enter")
            await until(lambda: isinstance(app.screen, Rules))
            await pilot.press("escape")
            await until(lambda: isinstance(app.screen, WhyNot))
            await pilot.press("escape")
            await until(lambda: app.free)
            await pilot.press("r")
            await until(lambda: isinstance(app.screen, Rules) and app.screen.query("#found"))
            app.screen.query_one(Input).value = "REV-F-06.1.9"
            found = app.screen.query_one("#found", Static)
            await until(lambda: "only the upper effect may be covered" in str(found.visual))

    run(play)


def test_language_can_change_at_any_time() -> None:
    app = new_app(at="man")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, "man")
            questions = ["Welches Schiff bemannst du?", "¿Qué nave tripulas?", "Quel vaisseau occupez-vous"]
            for question in [*questions, "Which ship do you man?"]:
                await pilot.press("l")
                await says(app, "ask", question)

    run(play)


def test_the_hand_over_screen_hides_the_hand() -> None:
    app = new_app("human,human")

    async def play() -> None:
        async with app.run_test(size=(140, 45)) as pilot:
            for _ in range(60):
                await until(lambda: app.free or isinstance(app.screen, HandOver))
                if isinstance(app.screen, HandOver):
                    await shows(app, "Hand the screen to")
                    admirals = app.table.title.to_data(app.table.match.game)["admirals"]
                    hands = [[name_of(card, app.table.locale) for card in admiral["hand"]] for admiral in admirals]
                    cards = hands[0] + hands[1]
                    shown = screen_text(app)
                    assert not [card for card in cards if card in shown]
                    if cards:
                        break
                    await pilot.press("enter")
                    await until(lambda: app.free)
                else:
                    app.answer(app.shown[0])
            else:
                raise AssertionError("nobody handed over with cards in hand")
            seat = app.screen.seat
            await pilot.press("enter")
            await until(lambda: app.free)
            assert app.viewer == seat
            await until(lambda: all(card in text_of(app, "you") for card in hands[seat]))
            assert not [card for card in hands[1 - seat] if card in screen_text(app)]

    run(play)


def test_numbers_beyond_nine_and_the_filter() -> None:
    app = new_app(at="man")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, "man")
            assert len(app.shown) > 11
            twelfth = app.shown[11]
            await pilot.press("1", "2")
            await until(lambda: app.free and app.seen.question and app.seen.question.name != "man")
            assert twelfth in app.table.match.script
            await pilot.press("u")
            await asked(app, "man")
            await pilot.press("slash")
            await until(lambda: app.field.has_focus)
            await pilot.press(*"emerg")
            await until(lambda: len(app.shown) == 1)
            await pilot.press("escape")
            await until(lambda: len(app.shown) > 11 and app.options.has_focus)
            await pilot.press("slash")
            await until(lambda: app.field.has_focus)
            await pilot.press(*"emerg")
            await until(lambda: len(app.shown) == 1)
            await pilot.press("enter")
            await asked(app, "figure")

    run(play)


def test_the_cursor_shows_what_an_answer_means() -> None:
    app = new_app(at="captain")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, "captain")
            await until(lambda: "When" in text_of(app, "detail-text"))
            first = text_of(app, "detail-text")
            await pilot.press("down")
            await until(lambda: text_of(app, "detail-text") != first)
            assert app.under_cursor == app.shown[1]

    run(play)


def test_a_digit_alone_is_taken_after_a_while() -> None:
    app = new_app(at="man")
    app.patience = 0.01

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, "man")
            first = app.shown[0]
            assert len(app.shown) > 9
            await pilot.press("1")
            await until(lambda: first in app.table.match.script)

    run(play)


@pytest.mark.parametrize("change", ["right", "l", "resize", "draw"])
def test_the_cursor_stays_when_the_table_is_drawn_anew(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another panel, another language, another size of the window: none of them chooses another answer."""
    app = new_app(at="captain")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, "captain")
            await pilot.press("down")
            await until(lambda: app.options.highlighted == 1)
            drawn: list[None] = []
            draw = app.show_table
            monkeypatch.setattr(app, "show_table", lambda: drawn.append(draw()))
            if change == "resize":
                await pilot.resize_terminal(110, 34)
            elif change == "draw":
                app.show_table()
            else:
                await pilot.press(change)
            await until(lambda: drawn)
            await pilot.pause()
            assert app.options.highlighted == 1
            assert app.under_cursor == app.shown[1]
            assert app.table.detail(app.shown[1], app.seen) == text_of(app, "detail-text")

    run(play)


def test_a_digit_waits_for_the_second_one_while_the_table_is_drawn_anew() -> None:
    app = new_app(at="man")

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, "man")
            twelfth = app.shown[11]
            await pilot.press("1")
            app.show_table()
            await pilot.press("2")
            await until(lambda: app.free and app.seen.question and app.seen.question.name != "man")
            assert twelfth in app.table.match.script

    run(play)


def test_signs_and_panels_on_a_small_screen() -> None:
    app = new_app(at="man")

    async def play() -> None:
        async with app.run_test(size=(72, 22)) as pilot:
            await asked(app, "man")
            await pilot.press("question_mark")
            await shows(app, "Keys", "takes the answer", "why not")
            app.screen.query_one(VerticalScroll).scroll_end(animate=False)
            await shows(app, "discovery data")
            await pilot.press("escape")
            await until(lambda: app.free)
            await pilot.press("right")
            await shows(app, "Hand, 3 cards")
            await pilot.press("left")
            await shows(app, "Which ship do you man?")

    run(play)


def test_save_open_and_go_on(tmp_path: Path) -> None:
    app = new_app(at="man")
    path = tmp_path / "game.record"

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, "man")
            app.table.path = path
            await pilot.press("s")
            await until(path.exists)
            saved = app.table.match.save()
            assert path.read_text("utf-8") == saved
            await pilot.press("enter")
            await asked(app, "figure")
            await pilot.press("o")
            await until(lambda: isinstance(app.screen, OpenRecord) and isinstance(app.focused, Input))
            await pilot.press("enter")
            await asked(app, "man")
            assert app.table.match.save() == saved
            path.write_text("no record at all", "utf-8")
            await pilot.press("o")
            await until(lambda: isinstance(app.screen, OpenRecord) and isinstance(app.focused, Input))
            await pilot.press("enter")
            await until(lambda: app.free)
            assert app.table.match.save() == saved

    run(play)


@pytest.mark.parametrize("size, language", list(zip(SIZES, LANGUAGES, strict=True)))
def test_it_fits(size: tuple[int, int], language: str) -> None:
    """The question and its first answers are on the screen at every size."""
    app = new_app("human,random,random", language, at="man")

    async def play() -> None:
        async with app.run_test(size=size):
            await asked(app, "man")
            await shows(app, app.table.question(app.seen)[:20], app.table.option(app.shown[0], app.seen))
            if size[0] >= 100:
                for name in ("you", "houses", "cards", "others", "log"):
                    app.tabs.active = f"tab-{name}"
                    if size[0] == 100:
                        await says(app, name)
                assert "Revenant" in text_of(app, "board")

    run(play)


def test_a_panel_that_is_turned_to_when_the_screen_is_left() -> None:
    """The word that it was turned to may come when there are no panels any more."""
    app = new_app("human,random,random", at="man")

    async def play() -> None:
        async with app.run_test(size=(100, 30)):
            await asked(app, "man")
        app.turned()

    run(play)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (200, 60)])
@pytest.mark.parametrize("edition", ["", "prototype"])
def test_the_whole_board_is_drawn_at_first_sight(size: tuple[int, int], edition: str) -> None:
    table = Table("revenant", ["human", "random", "random"], "en", 4, edition=edition)
    app = PlayApp(table, pace=0)

    async def play() -> None:
        async with app.run_test(size=size):
            await until(lambda: app.free)
            board = app.parts["board"]
            await until(lambda: board.size.height == text_of(app, "board").count("\n") + 1 >= 15)
            text = text_of(app, "board")
            assert all(f"╭ {sector} " in text for sector in "12345678")
            assert "╭ Revenant " in text
            assert text.splitlines()[-1].count("╰") == 3
            assert app.middle.region.contains_region(board.region)

    run(play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_common_terminal_shows_keys_and_four_answers(language: str) -> None:
    app = new_app("human,random,random", language, at="man")

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await asked(app, "man")
            answers = [app.table.option(code, app.seen) for code in app.shown[:4]]
            await until(lambda: app.options.size.height >= 4)
            await shows(app, *answers)
            keys = app.parts["keys"]
            await until(lambda: keys.size.height == 1 and app.screen.region.contains_region(keys.region))
            assert text_of(app, "keys") == app.table.say("keys-short")
            assert len(text_of(app, "keys")) <= 78
            await pilot.press("d")
            await until(lambda: isinstance(app.screen, Detail))

    run(play)


IN_A_TERMINAL = """
from pathlib import Path
from farflung.terminal.app import PlayApp
from farflung.terminal.table import Table

app = PlayApp(Table("revenant", ["human", "random", "random"], "en", 4))

def look() -> None:
    app.set_timer(0.5 if app.free else 0.1, tell if app.free else look)

def tell() -> None:
    board = app.parts["board"]
    lines = str(board.visual).splitlines()
    Path("seen").write_text(f"{app.size.width}x{app.size.height}: {board.size.height} of {len(lines)}")
    app.exit()

app.call_later(look)
app.run()
"""


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("size, lines", [("140x45", 24), ("100x30", 15)])
def test_the_whole_board_is_drawn_in_a_real_terminal(tmp_path: Path, size: str, lines: int) -> None:
    """There the first layout comes between two drawings of the board, which no pilot shows."""
    import fcntl
    import pty
    import struct
    import termios

    width, height = map(int, size.split("x"))
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path)), "TERM": "xterm-256color"}
    for size_of_ours in ("COLUMNS", "LINES"):
        settings.pop(size_of_ours, None)
    command = [sys.executable, "-c", IN_A_TERMINAL]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=settings, cwd=tmp_path) as game:
        os.close(theirs)
        drawn = b""
        try:
            while some := os.read(ours, 65536):
                drawn += some
        except OSError:  # the other side was closed
            pass
        assert game.wait() == 0, drawn.decode(errors="replace")[-3000:]
    os.close(ours)
    assert (tmp_path / "seen").read_text("utf-8") == f"{size}: {lines} of {lines}"


@pytest.mark.parametrize("seats", ["human", "human,random,random,random"])
def test_solo_and_four_seats_are_drawn(seats: str) -> None:
    app = new_app(seats, at="bonus")

    async def play() -> None:
        async with app.run_test(size=(140, 45)) as pilot:
            await asked(app, "bonus")
            for name in ("you", "houses-wide", "cards-wide", "log-wide-text", "board"):
                await says(app, name)
            await pilot.press("right")
            await until(lambda: text_of(app, "others") != "" or seats == "human")

    run(play)


def test_everything_drawn_comes_from_the_view() -> None:
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


def test_the_log_marks_what_you_missed() -> None:
    app = new_app(at="man")
    table, seen = app.table, app.seen
    text = paint.log(seen, table, len(seen.events) - 2).plain.splitlines()
    assert "since your last turn" in text[-3]
    assert text[-1].endswith(seen.events[-1].rule)


def test_the_picture_in_the_readme_can_be_drawn(tmp_path: Path) -> None:
    app = new_app("human,random,random", at="man")

    async def play() -> None:
        async with app.run_test(size=(140, 45)):
            await asked(app, "man")
            Path(tmp_path / "terminal.svg").write_text(app.export_screenshot(), "utf-8")

    run(play)
    assert "Which ship do you man?" in (tmp_path / "terminal.svg").read_text("utf-8").replace("&#160;", " ")
