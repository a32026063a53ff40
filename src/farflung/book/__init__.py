"""The rulebook for people: `games/TITLE/rulebook/EDITION/LANGUAGE.md`, read, searched and printed.

A chapter is a heading with an anchor, the same in all languages: `## Combat {#combat}`. A paragraph or an item begins
with the rules it says, `[REV-F-17.1.1]` or `[HEL-3.1, HEL-3.2]`; an example is quoted (`> `). What the ledger says of a
rule, exactly and for programmers, is `farflung.rulebook`. A table may name what is no rule of this edition: a gap of
the ledger, or a rule that another edition says first. The paragraph that tells people of it has it in braces, after its
rules: `[HEL-13.6] {HEL-GAP-40}`; it is not printed.

What players ask stands beside it in `asked.toml`, so that the words they use lead to what answers them.

A figure is one line, `!figure NAME | a sentence | first key | second key`: the browser draws it from the title's own
board at the position of a lesson, and points at what each key names (web/src/rules/figures.ts).
"""

from __future__ import annotations

import re
import textwrap
import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from farflung import games
from farflung.book.finding import Hit, Index, Question
from farflung.rulebook import PACKAGE, Rule, RulebookError, ledger

HEADING = re.compile(r"^(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$")
ITEM = re.compile(r"^(?:[-*]|\d+\.) ")
NUMBERS = re.compile(r"^\[([A-Z]{2,}-[^\]]+)\] ")
SETTLED = re.compile(r"^\{([A-Z]{2,}-[^}]+)\} ")
FIGURE = re.compile(r"^!figure ([a-z-]+) \| ")
Kind = Literal["heading", "text", "item", "example", "figure"]


class Block(msgspec.Struct, frozen=True):
    """A paragraph, an item of a list, a smaller heading or a line of an example; `**` stands around what is strong."""

    kind: Kind
    text: str
    rules: list[str] = []
    figure: str = ""
    keys: list[str] = []
    settles: list[str] = []
    """What a table may name besides rules of this book, and is told here."""

    @property
    def answers(self) -> list[str]:
        """All numbers that lead here."""
        return [*self.rules, *self.settles]


class Chapter(msgspec.Struct, frozen=True):
    anchor: str
    heading: str
    blocks: list[Block]


class Book(msgspec.Struct, frozen=True):
    title: str
    edition: str
    language: str
    name: str
    lead: list[Block]
    chapters: list[Chapter]

    def said(self) -> list[str]:
        """The rules that it says, in its order."""
        return [rule for chapter in self.chapters for block in chapter.blocks for rule in block.rules]


# ---- reading


def folder(title: str) -> Path:
    return games.home(title).folder / "rulebook"


def editions(title: str) -> list[str]:
    """Those that have a book in English; where none is written, those that have rules."""
    written = sorted(path.parent.name for path in folder(title).glob("*/en.md"))
    return written or [edition for edition in games.title(title).editions if rules_of(title, edition)]


def shelf() -> list[str]:
    """The titles that have a book; one of somebody else that cannot be read is not kept here."""
    return [title for title in games.titles() if has_book(title)]


def has_book(title: str) -> bool:
    try:
        return bool(editions(title))
    except (RulebookError, games.BrokenTitle):
        if title in games.ours():
            raise
        return False


@cache
def book(title: str, edition: str, language: str) -> Book:
    """In English where it is not written in this language."""
    for spoken in (language, "en"):
        path = folder(title) / edition / f"{spoken}.md"
        if path.is_file():
            return read(path.read_text(encoding="utf-8"), title, edition, spoken)
    if edition in editions(title):
        return listed(title, edition)
    raise RulebookError(f"there is no rulebook of '{title}' ({edition or 'no edition'})")


def listed(title: str, edition: str) -> Book:
    """The rules one after the other, for a title whose book nobody has written."""
    name = title.capitalize()
    blocks = [Block("text", f"**{rule.title}.** {rule.text}", [rule.id]) for rule in rules_of(title, edition)]
    return Book(title, edition, "en", name, [], [Chapter("rules", name, blocks)])


def read(text: str, title: str = "", edition: str = "", language: str = "en") -> Book:
    name, lead, chapters = "", list[Block](), list[Chapter]()
    for paragraph in paragraphs(text):
        heading = HEADING.match(paragraph)
        blocks = chapters[-1].blocks if chapters else lead
        if heading is None:
            blocks.append(block(paragraph))
        elif heading[1] == "#":
            name = heading[2]
        elif heading[1] == "##":
            if heading[3] is None or heading[3] in {chapter.anchor for chapter in chapters}:
                raise RulebookError(f"{title} {edition} {language}: '{heading[2]}' needs an anchor of its own")
            chapters.append(Chapter(heading[3], heading[2], []))
        else:
            blocks.append(Block("heading", heading[2]))
    return Book(title, edition, language, name, lead, chapters)


def paragraphs(text: str) -> list[str]:
    """Headings, items and paragraphs, each as one line; an example is a paragraph for each of its lines."""
    found: list[str] = []
    goes_on = False
    for raw in text.split("\n"):
        line = raw.strip()
        alone = bool(HEADING.match(line)) or line.startswith("> ")
        if not line or line == ">":
            goes_on = False
        elif goes_on and not alone and not ITEM.match(line):
            found[-1] += " " + line
        else:
            found.append(line)
            goes_on = not alone
    return found


def block(paragraph: str) -> Block:
    if drawn := FIGURE.match(paragraph):
        text, *keys = paragraph[drawn.end() :].split(" | ")
        return Block("figure", text, figure=drawn[1], keys=keys)
    kind: Kind = "example" if paragraph.startswith("> ") else "item" if ITEM.match(paragraph) else "text"
    text = ITEM.sub("", paragraph.removeprefix("> "))
    found: list[list[str]] = []
    for pattern in (NUMBERS, SETTLED):
        numbers = pattern.match(text)
        found.append([each.strip() for each in numbers[1].split(",")] if numbers else [])
        text = text[numbers.end() :] if numbers else text
    return Block(kind, text, found[0], settles=found[1])


def rules_of(title: str, edition: str) -> list[Rule]:
    """The rules that a book of this edition has to say."""
    return [rule for rule in ledger(title).rule if rule.edition in ("", "both", edition)]


# ---- searching


@cache
def index(title: str, edition: str, language: str) -> Index:
    found = book(title, edition, language)
    return Index(found, [Question(asked[found.language], asked["rules"]) for asked in questions(title, edition)])


@cache
def questions(title: str, edition: str) -> list[dict[str, str]]:
    """What players ask of this book, in every language, and the rules that answer it: `rulebook/EDITION/asked.toml`."""
    path = folder(title) / edition / "asked.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["question"] if path.is_file() else []


def search(title: str, edition: str, language: str, asked: str, most: int = 20) -> list[Hit]:
    return index(title, edition, language).search(asked, most)


def look_up(title: str, edition: str, language: str, asked: str, most: int = 20) -> list[Hit]:
    """What the book says of a rule or in answer to words; of what only programmers need, what the ledger says."""
    found = search(title, edition, language, asked, most) if edition in editions(title) else []
    if found:
        return found
    exact = {gap.id: (gap.what, gap.ruling) for gap in ledger(title).gap}
    exact |= {rule.id: (rule.title, rule.text) for rule in ledger(title).rule}
    wanted = asked.strip().upper()
    return [Hit("", exact[wanted][0], 0, exact[wanted][1], [wanted])] if wanted in exact else []


# ---- printing


def books(title: str, edition: str, language: str) -> list[Book]:
    """Those that are asked for; an empty name asks for all."""
    written = sorted({path.stem for path in (PACKAGE / "games").glob("*/rulebook/*/*.md")})
    if language not in written:
        raise RulebookError(f"no rulebook is written in '{language}'; there are: {', '.join(written)}")
    if title and title not in shelf():
        games.home(title)  # there may be no such title at all
        raise RulebookError(f"there is no rulebook of '{title}'; there is: {', '.join(shelf())}")
    chosen = [title] if title else shelf()
    found = [(name, which) for name in chosen for which in editions(name) if edition in ("", which)]
    if not found:
        raise RulebookError(f"there is no rulebook of the edition '{edition}'")
    return [book(name, which, language) for name, which in found]


def print_paragraph(rule: str, language: str) -> None:
    """What the book says of one rule, if it says it."""
    for each in books("", "", language):
        for chapter in each.chapters:
            for block in chapter.blocks:
                if rule.strip().upper() in block.answers:
                    print(f"{each.name} · {chapter.heading}")
                    print(wrapped(block), end="\n\n")


def print_found(asked: str, title: str, edition: str, language: str, most: int = 3) -> None:
    """The paragraphs that answer best, of each book; without words the whole book."""
    silent = True
    for each in books(title, edition, language):
        if not asked:
            print(printed(each))
            continue
        for hit in search(each.title, each.edition, each.language, asked, most):
            silent = False
            print(f"{each.name} · {hit.heading}")
            print(wrapped(Block("text", hit.text, hit.rules)), end="\n\n")
    if asked and silent:
        raise RulebookError(f"no rule says anything of '{asked}'")


def printed(book: Book) -> str:
    """The whole book as plain text."""
    lines = [book.name, "=" * len(book.name), *map(wrapped, book.lead)]
    for chapter in book.chapters:
        lines += [f"{chapter.heading}\n{'-' * len(chapter.heading)}", *map(wrapped, chapter.blocks)]
    return "\n\n".join(lines) + "\n"


def plain(text: str) -> str:
    """Without the signs around what is strong."""
    return text.replace("*", "")


def wrapped(block: Block) -> str:
    indent = {"item": "  - ", "example": "  | ", "heading": "", "text": "  ", "figure": "  "}[block.kind]
    numbers = f" [{', '.join(block.rules)}]" if block.rules else ""
    keys = "".join(f" {letter}: {key}" for letter, key in zip("ABCDE", block.keys, strict=False))
    text = plain(block.text) + keys + numbers
    later = "  | " if block.kind == "example" else " " * len(indent)
    return textwrap.fill(text, 100, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False)
