"""Every title's table on the terminal, drawn at many moments of random games, in every language."""

from __future__ import annotations

import pytest

from farflung.engine.core import Dice
from farflung.engine.text import LANGUAGES
from farflung.engine.views import SPECTATOR
from farflung.terminal import paint
from farflung.terminal.boards import board_of
from farflung.terminal.table import Table

TABLES = [
    ("revenant", 3, {}),
    ("revenant prototype", 2, {}),
    ("revenant prototype", 1, {"difficulty": "hard"}),
    ("helionox", 2, {"mercury": "on"}),
    ("helionox", 2, {"mode": "co-op"}),
    ("helionox", 1, {}),
    ("xodus", 2, {}),
    ("xodus", 1, {"difficulty": "heroic"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "seats", "options"), TABLES, ids=str)
def test_a_whole_game_is_drawn(title: str, seats: int, options: dict[str, str], language: str) -> None:
    title, _, edition = title.partition(" ")
    table = Table(title, ["human"] * seats, language, seed=3, options=options, edition=edition)
    board, dice, drawn = board_of(title), Dice(5), 0
    while table.match.question is not None:
        question = table.match.question
        if drawn % 25 == 0:
            for seat in (question.seat, SPECTATOR):
                draw_everything(table, seat, question.options if seat >= 0 else [])
        table.match.answer(question.options[dice.below(len(question.options))])
        drawn += 1
    whole(board.ending(table.view(0), table).plain)


def draw_everything(table: Table, seat: int, codes: list[int]) -> None:
    seen, board = table.view(seat), board_of(table.title.name)
    texts = [board.header(seen, table), board.signs(seen, table), paint.log(seen, table, 0)]
    texts += [board.board(seen, table, width, 20, codes, codes[0] if codes else 0) for width in (60, 110)]
    texts += [panel(seen, table) for panel in board.PANELS.values()]
    texts += [paint.option_line(1, code, seen, table, 80) for code in codes]
    for text in texts:
        whole(text.plain)
    if seat >= 0 and seen.answers > 2:  # the set-up is over
        assert board.PANELS["you"](seen, table).plain.strip()


def whole(text: str) -> None:
    """No message is missing: those would show by their names."""
    for sign in ("play-", "hel-", "xod-", "rev-"):
        assert sign not in text
