"""Records: a whole game as readable text, replayed without a random generator.

    farflung record 1
    title revenant
    edition final
    content 3f2a19c04b7e
    seat Mara
    seat Jonas
    rules 2
    option difficulty easy
    parameter hand_limit 9

    * ark Fenrax
    1 captain The Mentor
    end 2

After the header one line per answer (the seat's number, then the answer) and one per outcome of luck (a star). The last
line counts them, so a record that was cut off is noticed. Without the line `rules` it was played by the first ones.
"""

from __future__ import annotations

import re

import msgspec

from farflung.engine.notation import Notation, NotationError
from farflung.engine.title import Setup

FORMAT = "farflung record 1"
LUCK = -1
HEADER = ("title", "edition", "content", "pack", "seat", "rules", "option", "parameter")
FIRST_RULES = 1
WHOLE_NUMBER = re.compile(r"-?[0-9]{1,18}")  # longer ones are no game's
IN_GAME = "of the game: "  # lines of the game are counted without the header


class RecordError(ValueError):
    """A record that cannot be read or replayed: which line, what it says, what was expected."""

    def __init__(self, line: int, message: str) -> None:
        place = f"line {line} " if message.startswith(IN_GAME) else f"line {line}: " if line else ""
        super().__init__(place + message)
        self.line = line


class Line(msgspec.Struct, frozen=True):
    """An answer, or an outcome of luck."""

    seat: int
    """Who answered; -1 is luck."""
    text: str

    def __str__(self) -> str:
        """As it stands in a record."""
        return f"{'*' if self.seat == LUCK else self.seat + 1} {self.text}"

    def __repr__(self) -> str:
        return f"Line({str(self)!r})"


class Record(msgspec.Struct):
    """A whole game, or its beginning: how it was set up, and what was answered and drawn since."""

    setup: Setup
    lines: list[Line]

    def __repr__(self) -> str:
        return f"Record({self.setup.title!r}, {', '.join(self.setup.seats)}: {len(self.lines)} lines)"

    def print(self) -> str:
        """The record as text."""
        setup = self.setup
        header = [FORMAT, f"title {setup.title}", f"edition {setup.edition}", f"content {setup.content}"]
        if setup.pack:
            header.append(f"pack {setup.pack}")
        header += [f"seat {name}" for name in setup.seats]
        if setup.rules > FIRST_RULES:
            header.append(f"rules {setup.rules}")
        header += [f"option {name} {value}" for name, value in sorted(setup.options.items())]
        header += [f"parameter {name} {value}" for name, value in sorted(setup.parameters.items())]
        body = [str(line) for line in self.lines]
        for row in header:
            if any(character in row for character in "\n\r"):
                raise RecordError(0, f"a record cannot hold {row!r}: it has a line break in it")
        return "\n".join([*header, "", *body, f"end {len(body)}", ""])

    def codes(self, notation: Notation) -> list[int]:
        """The lines as codes; `RecordError` names the line that means nothing."""
        codes = []
        for number, line in enumerate(self.lines):
            try:
                codes.append(notation.code(line.text))
            except NotationError as error:
                raise RecordError(number + 1, f"{IN_GAME}{error}") from None
        return codes


def parse(text: str) -> Record:
    """Reads a record; `RecordError` says which line is wrong and what was expected."""
    rows = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if not rows[0].startswith("farflung record"):
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
    setup.rules = setup.rules or FIRST_RULES
    lines: list[Line] = []
    for place, row in enumerate(rows[number + 1 :], number + 2):
        who, _, what = row.partition(" ")
        if who == "end":
            if what != str(len(lines)):
                raise RecordError(place, f"the end line counts {what} lines, but there are {len(lines)}")
            if any(rest.strip() for rest in rows[place:]):
                raise RecordError(place + 1, "the record goes on after its end line")
            return Record(setup, lines)
        lines.append(_read_line(setup, place, who, what))
    raise RecordError(len(rows), "the record stops here without its end line: it was cut off")


def _read_header(setup: Setup, number: int, row: str) -> None:
    key, _, value = row.partition(" ")
    if key in ("title", "edition", "content", "pack"):
        if getattr(setup, key):
            raise RecordError(number, f"a second '{key}' line")
        setattr(setup, key, value)
    elif key == "seat":
        setup.seats.append(value)
    elif key == "rules":
        if setup.rules:
            raise RecordError(number, "a second 'rules' line")
        setup.rules = _whole_number(number, key, value)
    elif key == "option":
        name, _, chosen = value.partition(" ")
        setup.options[name] = chosen
    elif key == "parameter":
        name, _, amount = value.partition(" ")
        setup.parameters[name] = _whole_number(number, f"parameter {name}", amount)
    else:
        raise RecordError(number, f"unknown header line '{key}'; there are {', '.join(HEADER)}")


def _whole_number(number: int, what: str, text: str) -> int:
    if not WHOLE_NUMBER.fullmatch(text):
        raise RecordError(number, f"{what} has the value '{text}', not a whole number")
    return int(text)


def _read_line(setup: Setup, number: int, who: str, what: str) -> Line:
    if who == "*":
        return Line(LUCK, what)
    if WHOLE_NUMBER.fullmatch(who) and 1 <= int(who) <= len(setup.seats):
        return Line(int(who) - 1, what)
    raise RecordError(number, f"'{who}' is neither a seat from 1 to {len(setup.seats)} nor * for luck")
