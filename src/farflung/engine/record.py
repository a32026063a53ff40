"""Records: a whole game as readable text, replayed without a random generator.

    farflung record 1
    title revenant
    edition final
    content 3f2a19c04b7e
    seat Mara
    seat Jonas
    option difficulty easy
    parameter hand_limit 9

    * ark Fenrax
    1 captain The Mentor
    end 2

After the header one line per answer (the seat's number, then the answer) and one per outcome of luck (a star). The last
line counts them, so a record that was cut off is noticed.
"""

from __future__ import annotations

import msgspec

from farflung.engine.notation import Notation, NotationError
from farflung.engine.title import Setup

FORMAT = "farflung record 1"
LUCK = -1


class RecordError(ValueError):
    """A record that cannot be read or replayed: which line, what it says, what was expected."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class Line(msgspec.Struct, frozen=True):
    seat: int
    """Who answered; -1 is luck."""
    text: str


class Record(msgspec.Struct):
    setup: Setup
    lines: list[Line]

    def print(self) -> str:
        setup = self.setup
        header = [FORMAT, f"title {setup.title}", f"edition {setup.edition}", f"content {setup.content}"]
        if setup.pack:
            header.append(f"pack {setup.pack}")
        header += [f"seat {name}" for name in setup.seats]
        header += [f"option {name} {value}" for name, value in sorted(setup.options.items())]
        header += [f"parameter {name} {value}" for name, value in sorted(setup.parameters.items())]
        body = [f"{'*' if line.seat == LUCK else line.seat + 1} {line.text}" for line in self.lines]
        return "\n".join([*header, "", *body, f"end {len(body)}", ""])

    def codes(self, notation: Notation) -> list[int]:
        codes = []
        for number, line in enumerate(self.lines):
            try:
                codes.append(notation.code(line.text))
            except NotationError as error:
                raise RecordError(number + 1, f"of the game: {error}") from None
        return codes


def parse(text: str) -> Record:
    rows = text.splitlines()
    if not rows or not rows[0].startswith("farflung record"):
        raise RecordError(1, "this is not a Farflung record: it does not begin with 'farflung record'")
    if rows[0] != FORMAT:
        raise RecordError(1, f"'{rows[0]}' is a record of another version; this program reads '{FORMAT}'")
    setup = Setup(title="", edition="", seats=[])
    number = 1
    while number < len(rows) and rows[number].strip():
        _read_header(setup, number + 1, rows[number])
        number += 1
    for key, value in (("title", setup.title), ("edition", setup.edition), ("seat", setup.seats)):
        if not value:
            raise RecordError(0, f"the header has no '{key}' line")
    lines: list[Line] = []
    for number in range(number + 1, len(rows)):
        who, _, what = rows[number].partition(" ")
        if who == "end":
            if what != str(len(lines)):
                raise RecordError(number + 1, f"the end line counts {what} lines, but there are {len(lines)}")
            return Record(setup, lines)
        lines.append(_read_line(setup, number + 1, who, what))
    raise RecordError(len(rows), "the record stops here without its end line: it was cut off")


def _read_header(setup: Setup, number: int, row: str) -> None:
    key, _, value = row.partition(" ")
    if key in ("title", "edition", "content", "pack"):
        setattr(setup, key, value)
    elif key == "seat":
        setup.seats.append(value)
    elif key == "option":
        name, _, chosen = value.partition(" ")
        setup.options[name] = chosen
    elif key == "parameter":
        name, _, amount = value.partition(" ")
        if not amount.lstrip("-").isdigit():
            raise RecordError(number, f"parameter {name} has the value '{amount}', not a whole number")
        setup.parameters[name] = int(amount)
    else:
        raise RecordError(number, f"unknown header line '{key}'; there are title, edition, content, pack, seat, option, "
                                  "parameter")


def _read_line(setup: Setup, number: int, who: str, what: str) -> Line:
    if who == "*":
        return Line(LUCK, what)
    if who.isdigit() and 1 <= int(who) <= len(setup.seats):
        return Line(int(who) - 1, what)
    raise RecordError(number, f"'{who}' is neither a seat from 1 to {len(setup.seats)} nor * for luck")
