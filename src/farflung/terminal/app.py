"""The table on a terminal: board and question in the middle, people and cards around them.

All that is drawn comes from the view of the seat that sits at the screen. Bots think in a worker, so the screen stays
alive; each of their acts appears in the log at once.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static, TabbedContent, TabPane, Tabs
from textual.widgets.option_list import Option

from farflung.engine.views import SPECTATOR, View
from farflung.terminal import paint
from farflung.terminal.boards import board_of
from farflung.terminal.sheets import Confirm, Detail, Ending, HandOver, OpenRecord, Rules, Signs, Suggestions, WhyNot
from farflung.terminal.table import HUMAN, Table

WIDE = 132  # columns from which the left panels and the log have places of their own
SMALL = 84  # columns below which board and panels take turns
SHORT = 28  # rows below which answers need the place of what they mean; `d` tells it
TINY = 24  # rows below which there is no place for the keys
BOARD = "board"
LOG = "log"
FIXED = ["header", "crumbs", "ask", BOARD]  # their height is set: a change of words never moves anything
PARTS = [LOG, *FIXED, "log-wide-text", "keys", "detail-text"]
WAIT_FOR_DIGIT = 0.8  # seconds
PACE = 0.04

STYLE = f"""
* {{ scrollbar-color: {paint.LINE_2}; scrollbar-color-hover: {paint.BONE_3}; scrollbar-color-active: {paint.BONE_3};
    scrollbar-background: {paint.INK[2]}; scrollbar-background-hover: {paint.INK[2]};
    scrollbar-background-active: {paint.INK[2]}; scrollbar-size-vertical: 1; }}
Screen {{ background: {paint.INK[1]}; color: {paint.BONE_2}; layers: base; }}
#header {{ height: 1; background: {paint.INK[0]}; }}
#keys {{ height: auto; max-height: 2; background: {paint.INK[0]}; color: {paint.BONE_3}; padding: 0 1; }}
#body {{ height: 1fr; }}
#left {{ width: 38; display: none; padding: 0 1; background: {paint.INK[2]}; }}
#middle {{ width: 1fr; min-width: 62; }}
#right {{ width: 38; background: {paint.INK[2]}; }}
#board {{ width: 100%; content-align: center top; }}
#prompt {{ height: 1fr; min-height: 9; background: {paint.INK[2]}; border-top: heavy {paint.LINE_2}; padding: 0 1; }}
#prompt.asked {{ border-top: heavy {paint.LAMP}; }}
#crumbs, #ask {{ height: 1; }}
#ask {{ text-style: bold; color: {paint.BONE}; }}
#filter {{ display: none; height: 1; border: none; background: {paint.INK[3]}; color: {paint.BONE}; padding: 0 1; }}
#filter.open {{ display: block; }}
#options {{ height: 1fr; background: {paint.INK[2]}; border: none; padding: 0; }}
#options:focus {{ background-tint: {paint.INK[2]} 0%; }}
#options > .option-list--option-highlighted {{ background: {paint.INK[4]}; text-style: bold; }}
#options:focus > .option-list--option-highlighted {{ background: {paint.INK[4]}; text-style: bold; }}
#detail {{ height: auto; max-height: 4; color: {paint.BONE_2}; }}
#detail.some {{ border-top: solid {paint.LINE}; }}
#tabs {{ height: 1fr; }}
#log-wide {{ display: none; height: 45%; border-top: heavy {paint.LINE_2}; padding: 0 1; }}
TabPane {{ padding: 0 1; }}
Tabs {{ height: 2; padding-left: 1; }}
Tab {{ color: {paint.BONE_3}; padding: 0 1 0 0; }}
Tab.-active {{ color: {paint.BONE}; text-style: bold; }}
Underline > .underline--bar {{ color: {paint.BONE_3}; background: {paint.INK[3]}; }}
.wide #left {{ display: block; }}
.wide #right {{ width: 42; }}
.wide #log-wide {{ display: block; }}
.wide #detail {{ max-height: 7; }}
.tiny #keys {{ display: none; }}
.small #keys {{ height: 1; }}
.short #detail {{ display: none; }}
.short #prompt {{ min-height: 7; }}
.small #middle {{ min-width: 40; overflow: auto auto; }}
.small.tiny #prompt {{ min-height: 8; }}
.small #right {{ display: none; width: 1fr; }}
.small.panels #middle {{ display: none; }}
.small.panels #right {{ display: block; }}
ModalScreen {{ align: center middle; background: {paint.INK[0]} 70%; }}
HandOver {{ background: {paint.INK[0]}; }}
.sheet {{ width: 90%; max-width: 96; height: auto; max-height: 90%; background: {paint.INK[3]}; padding: 1 2;
    border: round {paint.LINE_2}; }}
.sheet OptionList {{ background: {paint.INK[3]}; border: none; max-height: 24; height: auto; }}
.sheet OptionList:focus {{ background-tint: {paint.INK[3]} 0%; }}
.sheet OptionList > .option-list--option-highlighted {{ background: {paint.INK[4]}; }}
.sheet Input {{ background: {paint.INK[2]}; border: none; height: 1; }}
.sheet VerticalScroll {{ height: auto; max-height: 60vh; }}
.quiet {{ color: {paint.BONE_3}; }}
"""


class PlayApp(App[None]):
    CSS = STYLE
    TITLE = "Farflung"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,backspace", "undo", show=False),
        Binding("w", "why", show=False),
        Binding("r", "rules", show=False),
        Binding("h", "suggest", show=False),
        Binding("s", "save", show=False),
        Binding("o", "open", show=False),
        Binding("l", "language", show=False),
        Binding("q", "leave", show=False),
        Binding("question_mark", "signs", show=False),
        Binding("d", "detail", show=False),
        Binding("slash", "filter", show=False),
        Binding("escape", "unfilter", show=False),
        Binding("left", "panel(-1)", show=False),
        Binding("right", "panel(1)", show=False),
    ]

    def __init__(self, table: Table, pace: float = PACE, patience: float = WAIT_FOR_DIGIT) -> None:
        super().__init__()
        self.table = table
        self.pace = pace
        self.patience = patience
        self.viewer = table.humans[0] if len(table.humans) == 1 else SPECTATOR
        self.seen = table.view(self.viewer)
        self.shown: list[int] = []  # codes of the options in the list
        self.marks: dict[int, int] = {}  # events a seat had seen when it last answered
        self.digits = ""
        self.board_height = 0
        self.posed = False  # a person is asked and may answer
        self.drawn: dict[str, Text | str] = {}
        self.looked_at: tuple[View, int] | None = None  # the answer under the cursor that was last explained
        self.painter = board_of(table.title.name)
        self.panels = [*self.painter.PANELS, LOG]
        wide = [f"{name}-wide" for name in self.painter.LEFT]
        self.parts = {name: Static(id=name) for name in [*self.painter.PANELS, *PARTS, *wide]}
        self.options = OptionList(id="options")
        self.field = Input(id="filter")
        self.tabs = TabbedContent(id="tabs")
        self.middle = Vertical(id="middle")
        self.prompt = Vertical(id="prompt")
        self.detail = VerticalScroll(id="detail", can_focus=False)
        self.log_wide = VerticalScroll(id="log-wide", can_focus=False)
        self.log_narrow = VerticalScroll(id="scroll-log", can_focus=False)

    # ---- the screen

    def compose(self) -> ComposeResult:
        yield self.parts["header"]
        with Horizontal(id="body"):
            with VerticalScroll(id="left", can_focus=False):
                for name in self.painter.LEFT:
                    yield self.parts[f"{name}-wide"]
                    yield Static("")
            with self.middle:
                yield self.parts["board"]
                with self.prompt:
                    yield self.parts["crumbs"]
                    yield self.parts["ask"]
                    yield self.field
                    yield self.options
                    with self.detail:
                        yield self.parts["detail-text"]
            with Vertical(id="right"):
                with self.tabs:
                    for name in self.panels:
                        pane = TabPane(self.table.say(f"tab-{name}"), id=f"tab-{name}")
                        scroll = self.log_narrow if name == LOG else VerticalScroll(can_focus=False)
                        with pane, scroll:
                            yield self.parts[name]
                with self.log_wide:
                    yield self.parts["log-wide-text"]
        yield self.parts["keys"]

    def on_mount(self) -> None:
        self.tabs.query_one(Tabs).can_focus = False
        self.options.focus()
        self.fit()
        self.show_table()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.fit()
        self.call_after_refresh(self.show_table)

    def fit(self) -> None:
        """Wide screens show more at once; small ones keep board and question."""
        wide = self.size.width >= WIDE
        self.screen_stack[0].set_class(wide, "wide")
        self.screen_stack[0].set_class(self.size.width < SMALL, "small")
        self.screen_stack[0].set_class(self.size.height < SHORT, "short")
        self.screen_stack[0].set_class(self.size.height < TINY, "tiny")
        tabs = self.tabs
        for name in (*self.painter.LEFT, LOG):
            if wide:
                tabs.hide_tab(f"tab-{name}")
            else:
                tabs.show_tab(f"tab-{name}")
        if wide and tabs.active.removeprefix("tab-") in (*self.painter.LEFT, LOG):
            tabs.active = "tab-you"

    def show_table(self) -> None:
        """Draws everything anew from the viewer's view."""
        table = self.table
        self.seen = seen = table.view(self.viewer)
        self.update("header", self.painter.header(seen, table))
        self.update("keys", table.say("keys-short" if self.size.width < SMALL else "keys"))
        wide = self.size.width >= WIDE
        open_tab = self.tabs.active.removeprefix("tab-")
        if wide:
            for name in self.painter.LEFT:
                self.update(f"{name}-wide", self.painter.PANELS[name](seen, table))
        for name, panel in self.painter.PANELS.items():
            if name == open_tab:
                self.update(name, panel(seen, table))
        for name in self.panels:
            self.tabs.get_tab(f"tab-{name}").label = table.say(f"tab-{name}")
        self.show_log()
        self.show_question()

    def show_log(self) -> None:
        wide = self.size.width >= WIDE
        if wide or self.tabs.active == "tab-log":
            self.update(
                "log-wide-text" if wide else "log", paint.log(self.seen, self.table, self.marks.get(self.viewer, 0))
            )
            (self.log_wide if wide else self.log_narrow).scroll_end(animate=False)

    def show_question(self) -> None:
        seen, table = self.seen, self.table
        self.prompt.set_class(seen.question is not None, "asked")
        width = max(40, self.middle.size.width - 2)
        if seen.question is None:
            waiting = table.say("waits", name=table.name(seen.waiting_for)) if seen.waiting_for >= 0 else ""
            self.update("crumbs", Text(""))
            self.update("ask", paint.ink(waiting, Style(color=paint.BONE_3)))
        else:
            undo = paint.ink("u " + table.say("named", name=table.say("undo"), text=""), Style(color=paint.BONE_3))
            undo.append(table.undo_price(seen), Style(color=paint.GAIN if seen.undo.free else paint.BONE_2))
            undo.truncate(width - 20, overflow="ellipsis")
            crumbs = paint.crumbs(seen, table, width - undo.cell_len - 2)
            self.update("crumbs", paint.spread(crumbs, undo, width))
            ask = paint.token(seen.seat, table, padded=True)
            ask.append(f" {table.question(seen)}", Style(color=paint.BONE, bold=True))
            ask.append(f"  {seen.question.rule}", Style(color=paint.LINE_2))
            self.update("ask", ask)
        self.show_options()

    def show_options(self) -> None:
        """The answers that the filter leaves. Drawing them anew moves no cursor and forgets no digit."""
        seen, table = self.seen, self.table
        options = self.options
        before, under = self.shown, self.under_cursor
        options.clear_options()
        wanted = self.field.value.lower().split()
        codes = seen.question.options if seen.question else []
        words = {
            code: f"{table.option(code, seen)} {self.painter.option_hint(code, seen, table)}".lower() for code in codes
        }
        self.shown = [code for code in codes if all(word in words[code] for word in wanted)]
        if self.shown == before:
            self.shown = before  # the same list still: a digit waits for the second one
        else:
            self.digits = ""
        width = max(40, self.middle.size.width - 4)
        options.add_options(
            Option(paint.option_line(number, code, seen, table, width)) for number, code in enumerate(self.shown, 1)
        )
        if self.shown:
            options.highlighted = self.shown.index(under) if under in self.shown else 0
        self.show_detail(self.under_cursor)
        if wanted and not self.shown:
            self.update("detail-text", table.say("filter-none"))

    @property
    def under_cursor(self) -> int:
        """The answer under the cursor, or 0."""
        at = self.options.highlighted
        return self.shown[at] if at is not None and at < len(self.shown) else 0

    def show_detail(self, code: int) -> None:
        """What the answer under the cursor means: on the board, and in the words of its card."""
        seen, table = self.seen, self.table
        if self.looked_at is not None and self.looked_at[0] is seen and self.looked_at[1] == code:
            return
        self.looked_at = (seen, code)
        detail = table.detail(code, seen) if code else ""
        self.update("detail-text", Text(detail))
        self.detail.set_class(bool(detail), "some")
        self.detail.display = bool(detail) and self.size.height >= SHORT
        middle = self.middle.size
        room = max(15, min(24, middle.height - 14))
        width = middle.width - (2 if self.size.height < TINY else 0)  # there, beside a scrollbar
        self.show_board(self.painter.board(seen, table, max(60, width), room, self.shown, code))

    def show_board(self, board: Text) -> None:
        """Its height is set and not 'auto': the toolkit may keep the height of what was drawn before a first layout."""
        height = board.plain.count("\n") + 1
        if self.board_height != height:
            self.board_height = height
            self.parts[BOARD].styles.height = height
        self.update(BOARD, board)

    def update(self, name: str, content: Text | str) -> None:
        """Changes a part of the screen, if it is not just the same."""
        if content == self.drawn.get(name) or not self.parts[name].is_attached:
            return
        self.drawn[name] = content
        self.parts[name].update(content, layout=name not in FIXED)

    # ---- playing

    @work(exclusive=True, group="play")
    async def go_on(self) -> None:
        """Lets the bots act until a person is asked or the game is over."""
        table = self.table
        thinking = SPECTATOR
        while (question := table.match.question) is not None:
            seat = question.seat
            if seat not in table.bots:
                if seat != self.viewer:
                    if len(table.humans) > 1:
                        await self.push_screen_wait(HandOver(table, seat))
                    self.viewer = seat
                self.show_table()
                self.posed = True
                return
            if seat != thinking:
                thinking = seat
                self.show_table()
            code = await asyncio.to_thread(table.think, seat)
            table.answer(code)
            self.show_table()
            await asyncio.sleep(self.pace)
        self.show_table()
        await self.push_screen_wait(Ending(table, self.seen))

    def answer(self, code: int) -> None:
        if not self.posed or self.seen.question is None or code not in self.seen.question.options:
            return
        self.posed = False
        self.marks[self.viewer] = len(self.seen.events)
        self.close_filter()
        self.table.answer(code)
        question = self.table.match.question
        if question is not None and question.seat == self.viewer:
            del self.marks[self.viewer]
        self.shown = []
        self.go_on()

    @on(OptionList.OptionSelected, "#options")
    def selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.shown):
            self.answer(self.shown[event.option_index])

    @on(OptionList.OptionHighlighted, "#options")
    def highlighted(self) -> None:
        """The cursor may have moved on since this was sent."""
        self.show_detail(self.under_cursor)

    def on_key(self, event: events.Key) -> None:
        """Digits choose; where there are more than nine answers a second digit is waited for."""
        if len(self.screen_stack) > 1 or isinstance(self.focused, Input):
            return
        if not (event.character or "").isdigit() or not self.shown:
            return
        event.stop()
        self.digits += event.character or ""
        number = int(self.digits)
        if not 1 <= number <= len(self.shown):
            self.digits = ""
        elif number * 10 > len(self.shown):
            self.answer(self.shown[number - 1])
        else:
            self.options.highlighted = number - 1
            typed, options = self.digits, self.shown
            self.set_timer(self.patience, lambda: self.take_digit(typed, options))

    def take_digit(self, typed: str, options: list[int]) -> None:
        """The second digit did not come."""
        if self.digits == typed and self.shown is options:
            self.answer(options[int(typed) - 1])

    # ---- keys

    @property
    def free(self) -> bool:
        """Is a person asked, and nothing held in front of the table?"""
        return self.posed and len(self.screen_stack) == 1 and self.seen.question is not None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Letters typed into a field are letters."""
        own = ("undo", "why", "detail", "rules", "save", "open", "language", "leave", "filter", "panel", "signs")
        return not (action in own and (len(self.screen_stack) > 1 or isinstance(self.focused, Input)))

    @work(exclusive=True, group="undo")
    async def action_undo(self) -> None:
        if not self.free or self.seen.undo.reason == "nothing":
            return
        table = self.table
        if not self.seen.undo.free:
            alone = len(table.humans) == 1
            question = table.say("undo-sure") if alone else table.say("undo-agree", price=table.undo_price(self.seen))
            if not await self.push_screen_wait(Confirm(table, question)):
                return
        self.posed = False
        self.shown = []
        self.table.undo(self.viewer, agreed=True)
        self.close_filter()
        self.go_on()

    def action_why(self) -> None:
        if self.free:
            self.push_screen(WhyNot(self.table, self.seen))

    def action_suggest(self) -> None:
        """Alone with bots only: with others at the screen nobody has agreed to it."""
        if self.free and self.seen.question and self.table.kinds.count(HUMAN) == 1:
            self.push_screen(Suggestions(self.table, self.seen))

    def action_rules(self) -> None:
        self.push_screen(Rules(self.table, self.seen.question.rule if self.seen.question else ""))

    def action_signs(self) -> None:
        self.push_screen(Signs(self.table, self.seen))

    def action_detail(self) -> None:
        """What the answer under the cursor means, whole: beside the board there may be no place for it."""
        if self.free and self.under_cursor:
            self.push_screen(Detail(self.table, self.seen, self.under_cursor))

    def action_save(self) -> None:
        try:
            self.notify(self.table.say("saved", path=str(self.table.save())))
        except OSError as error:
            self.notify(self.table.say("save-failed", reason=str(error)), severity="error")

    @work(exclusive=True, group="open")
    async def action_open(self) -> None:
        if not self.free:
            return
        name = await self.push_screen_wait(OpenRecord(self.table))
        if not name:
            return
        try:
            self.table.load(Path(name))
        except (OSError, ValueError) as error:
            self.notify(self.table.say("load-failed", reason=f"{error}."), severity="error")
            return
        self.posed = False
        self.shown = []
        self.marks = {}
        self.viewer = self.table.humans[0] if len(self.table.humans) == 1 else SPECTATOR
        self.go_on()

    def action_language(self) -> None:
        self.table.next_language()
        self.show_table()

    @work(exclusive=True, group="leave")
    async def action_leave(self) -> None:
        if self.table.match.over:
            self.exit()
        elif self.table.path is not None:
            self.table.save()
            self.exit()
        elif await self.push_screen_wait(Confirm(self.table, self.table.say("leave"))):
            self.exit()

    def action_panel(self, step: int) -> None:
        """The next panel; on a small screen the board is one of them."""
        small = self.screen.has_class("small")
        beside = [name for name in self.painter.PANELS if name not in self.painter.LEFT]
        places = [BOARD, *self.panels] if small else beside if self.screen.has_class("wide") else self.panels
        now = self.tabs.active.removeprefix("tab-")
        if small and not self.screen.has_class("panels"):
            now = BOARD
        there = places[(places.index(now) + step) % len(places)]
        self.screen.set_class(small and there != BOARD, "panels")
        if there != BOARD:
            self.tabs.active = f"tab-{there}"

    @on(TabbedContent.TabActivated)
    def turned(self) -> None:
        if self.tabs.children:  # none any more when it was turned last before the screen is left
            self.show_table()

    # ---- the filter

    def action_filter(self) -> None:
        if self.free:
            field = self.field
            field.placeholder = self.table.say("filter")
            field.add_class("open")
            field.focus()

    def action_unfilter(self) -> None:
        self.close_filter()
        self.show_options()

    def close_filter(self) -> None:
        field = self.field
        field.value = ""
        field.remove_class("open")
        self.options.focus()

    @on(Input.Changed, "#filter")
    def filtered(self) -> None:
        self.show_options()

    @on(Input.Submitted, "#filter")
    def submitted(self) -> None:
        options = self.options
        if self.shown:
            self.answer(self.shown[options.highlighted or 0])
