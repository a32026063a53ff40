"""What is held in front of the table: a question before something is done, what is refused and why, rules, the end."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from farflung.book import plain
from farflung.engine.text import SOFT_HYPHEN
from farflung.engine.views import View
from farflung.terminal import paint
from farflung.terminal.boards import board_of
from farflung.terminal.table import Table


class Sheet(ModalScreen[str]):
    """Something held in front of the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def action_close(self) -> None:
        self.dismiss("")


class HandOver(Sheet):
    """Covers everything until the next person sits at the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", show=False)]

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table)
        self.seat = seat

    def compose(self) -> ComposeResult:
        name = self.table.name(self.seat)
        with Vertical(classes="sheet"):
            sign = paint.token(self.seat, self.table, padded=True)
            yield Static(
                sign + paint.ink("  " + self.table.say("handover", name=name), Style(color=paint.BONE, bold=True))
            )
            yield Static("\n" + self.table.say("handover-key", name=name), classes="quiet")


class Confirm(Sheet):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("y", "agree", show=False), Binding("n", "close", show=False)]

    def __init__(self, table: Table, question: str) -> None:
        super().__init__(table)
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(paint.ink(self.question, Style(color=paint.BONE, bold=True)))
            yield Static("\n" + self.table.say("yes-no"), classes="quiet")

    def action_agree(self) -> None:
        self.dismiss("yes")


class WhyNot(Sheet):
    """What is refused, why, and by which rule."""

    def __init__(self, table: Table, seen: View) -> None:
        super().__init__(table)
        self.seen = seen
        self.refused = table.asked(seen).refused

    def compose(self) -> ComposeResult:
        table = self.table
        with Vertical(classes="sheet"):
            yield Static(paint.ink(table.say("why-title"), Style(color=paint.BONE, bold=True)))
            yield Static("")
            if not self.refused:
                yield Static(table.say("why-nothing"))
            yield OptionList(*[Option(self.line(code, rule), str(i)) for i, (code, rule) in enumerate(self.refused)])
            yield Static("\n" + table.say("why-key" if self.refused else "rules-key"), classes="quiet")

    def line(self, code: int, rule: str) -> Text:
        text = paint.ink("⊘ ", Style(color=paint.REFUSE, bold=True))
        text.append(self.table.option(code, self.seen), Style(color=paint.BONE))
        text.append(f"  {self.table.refusal(code, rule, self.seen)}", Style(color=paint.REFUSE))
        text.append(f"\n  {rule}  {self.table.chapter(rule)}", Style(color=paint.BONE_3))
        return text

    @on(OptionList.OptionSelected)
    def show_rule(self, event: OptionList.OptionSelected) -> None:
        self.app.push_screen(Rules(self.table, self.refused[event.option_index][1]))


class Suggestions(Sheet):
    """The three best answers: what they are expected to bring, between which bounds, and why. None is played by it."""

    SECONDS = 1.5

    def __init__(self, table: Table, seen: View) -> None:
        super().__init__(table)
        self.seen = seen

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(paint.ink(self.table.say("suggest-title"), Style(color=paint.BONE, bold=True)))
            with VerticalScroll():
                yield Static(self.table.say("suggest-wait"), id="found")
            yield Static("\n" + self.table.say("rules-key"), classes="quiet")

    def on_mount(self) -> None:
        self.run_worker(self.think, thread=True)

    def think(self) -> None:
        """Apart from the screen, which goes on meanwhile."""
        found = self.table.suggest(self.seen, self.SECONDS)
        self.app.call_from_thread(lambda: self.query_one("#found", Static).update(self.lines(found)))

    def lines(self, found: dict[str, Any]) -> Text:
        say, text = self.table.say, Text()
        against = say(
            "suggest-against", unit=found["unit"], against=plainly(found["against"]) or say("suggest-average")
        )
        text.append(against + "\n", Style(color=paint.BONE_3))
        sign = "%" if found["percent"] else ""
        for place, row in enumerate(found["rows"][:3], 1):
            text.append(
                f"\n{place}  {plainly(row['words'])}  {row['gain']:+g}{sign}", Style(color=paint.BONE, bold=True)
            )
            text.append(f"  ({row['low']:+g} … {row['high']:+g})\n", Style(color=paint.BONE_3))
            text.append(f"   {plainly(row['why'])}\n", Style(color=paint.BONE))
            parts = "  ".join(f"{plainly(term['words'])} {term['value']:+g}{sign}" for term in row["terms"])
            text.append(f"   {parts}\n", Style(color=paint.BONE_3))
        text.append("\n" + say("suggest-looked", n=found["games"]), Style(color=paint.BONE_3))
        return text


def plainly(words: str) -> str:
    """Without the hyphens that only a browser sees."""
    return words.replace(SOFT_HYPHEN, "")


class Rules(Sheet):
    """The rulebook, by number or by words."""

    def __init__(self, table: Table, words: str = "") -> None:
        super().__init__(table)
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(paint.ink(self.table.say("rules-title"), Style(color=paint.BONE, bold=True)))
            yield Input(self.words, placeholder=self.table.say("rules-prompt"))
            with VerticalScroll():
                yield Static("", id="found")
            yield Static("\n" + self.table.say("rules-key"), classes="quiet")

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.look_up(self.words)

    @on(Input.Changed)
    def changed(self, event: Input.Changed) -> None:
        self.look_up(event.value)

    def look_up(self, words: str) -> None:
        found = Text("")
        hits = self.table.find_rules(words) if words.strip() else []
        for hit in hits:
            found.append(f"\n{hit.heading}  ", Style(color=paint.BONE, bold=True))
            found.append(f"{', '.join(hit.rules)}\n", Style(color=paint.BONE_3))
            found.append(f"{plain(hit.text)}\n", Style(color=paint.BONE_2))
        if words.strip() and not hits:
            found.append("\n" + self.table.say("rules-none"))
        self.query_one("#found", Static).update(found)


class Detail(Sheet):
    """What an answer means."""

    def __init__(self, table: Table, seen: View, code: int) -> None:
        super().__init__(table)
        self.seen = seen
        self.code = code

    def compose(self) -> ComposeResult:
        option, detail = self.table.option(self.code, self.seen), self.table.detail(self.code, self.seen)
        with Vertical(classes="sheet"), VerticalScroll():
            yield Static(paint.ink(option, Style(color=paint.BONE, bold=True)))
            yield Static(Text("\n" + (detail or self.table.say("detail-nothing"))))
            yield Static("\n" + self.table.say("rules-key"), classes="quiet")


class Signs(Sheet):
    """The keys, and a legend."""

    def __init__(self, table: Table, seen: View) -> None:
        super().__init__(table)
        self.seen = seen

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"), VerticalScroll():
            yield Static(self.keys())
            yield Static(board_of(self.table.title.name).signs(self.seen, self.table))
            yield Static("\n" + self.table.say("rules-key"), classes="quiet")

    def keys(self) -> Text:
        """Each key and what it does, on a line of its own."""
        keys = paint.ink(self.table.say("keys-title"), Style(color=paint.BONE, bold=True))
        for entry in f"{self.table.say('keys-choose')}  {self.table.say('keys')}".split("  "):
            key, _, does = entry.partition(" ")
            keys.append(f"\n  {key:<7}", Style(color=paint.LAMP, bold=True))
            keys.append(does, Style(color=paint.BONE_2))
        keys.append("\n")
        return keys


class OpenRecord(Sheet):
    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(paint.ink(self.table.say("load"), Style(color=paint.BONE, bold=True)))
            yield Input(str(self.table.path or ""), placeholder="game.record")

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class Ending(Sheet):
    """Renown, part by part."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", show=False), Binding("q", "leave", show=False)]

    def __init__(self, table: Table, seen: View) -> None:
        super().__init__(table)
        self.seen = seen

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"), VerticalScroll():
            yield Static(board_of(self.table.title.name).ending(self.seen, self.table), id="scores")
            yield Static("\n" + self.table.say("ending-key"), classes="quiet")

    def action_leave(self) -> None:
        self.app.exit()
