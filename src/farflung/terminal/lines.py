"""Playing line by line, for scripts, tests and screens that are no terminal: a question, its answers, a line read."""

from __future__ import annotations

from typing import TextIO

from farflung.book import plain
from farflung.engine.match import UndoRefused
from farflung.engine.views import SPECTATOR, View
from farflung.table.messages import Refused
from farflung.terminal.boards import board_of
from farflung.terminal.table import Table


class Lines:
    def __init__(self, table: Table, source: TextIO, out: TextIO) -> None:
        self.table = table
        self.board = board_of(table.title.name)
        self.source = source
        self.out = out
        self.told = dict.fromkeys(range(-1, len(table.setup.seats)), 0)

    def play(self) -> None:
        """To the end of the game, or of the input."""
        table = self.table
        while table.match.question is not None:
            seat = table.match.question.seat
            if seat in table.bots:
                table.answer(table.think(seat))
            elif not self.ask(table.view(seat)):
                self.print(table.say("saved", path=str(table.save())))
                self.print(table.say("go-on", title=table.title.name, path=str(table.path)))
                return
        seen = table.view(table.humans[0] if table.humans else SPECTATOR)
        self.tell(seen)
        self.print(self.board.ending(seen, table).plain)
        if table.path is not None:
            self.print(table.say("saved", path=str(table.save())))

    def ask(self, seen: View) -> bool:
        """One question until it is answered or the game changes; False at the end of the input."""
        table = self.table
        question = table.asked(seen)
        self.tell(seen)
        self.print(f"\n{table.name(seen.seat)}: {table.question(seen)}")
        for number, code in enumerate(question.options, 1):
            self.print(f"{number:>3}  {table.option(code, seen)}")
        while True:
            self.out.write("> ")
            self.out.flush()
            line = self.source.readline()
            word = line.strip()
            if not line or word == "quit":
                self.print("")
                return False
            if word == "undo":
                try:
                    table.undo(seen.seat, agreed=len(table.humans) == 1)
                except UndoRefused:
                    self.print(table.undo_price(seen))
                    continue
                self.told = {seat: min(count, len(table.match.events)) for seat, count in self.told.items()}
                return True
            if word:
                if self.command(word, seen):
                    continue
                if self.answer(word, question.options):
                    return True

    def command(self, word: str, seen: View) -> bool:
        """What only looks at the game."""
        table = self.table
        verb, _, rest = word.partition(" ")
        if word == "why":
            refused = table.asked(seen).refused
            for code, rule in refused:
                self.print(
                    f"  {table.option(code, seen)}: {table.refusal(code, rule, seen)} {rule} {table.chapter(rule)}"
                )
            if not refused:
                self.print(table.say("why-nothing"))
        elif verb == "rule" and rest:
            for hit in table.find_rules(rest, 3):
                self.print(f"{', '.join(hit.rules)} {hit.heading}\n  {plain(hit.text)}")
        elif word == "board":
            self.print(self.board.board(seen, table, 66, 15).plain)
            self.print(self.board.PANELS[self.board.LEFT[0]](seen, table).plain)
        elif word == "hand":
            self.print(self.board.PANELS["you"](seen, table).plain)
        elif word == "save" or verb == "save":
            from pathlib import Path

            self.print(table.say("saved", path=str(table.save(Path(rest) if rest else None))))
        elif word == "help":
            self.print(table.say("line-help"))
        else:
            return False
        return True

    def answer(self, word: str, options: list[int]) -> bool:
        """A number of the list, or the answer in the notation of records."""
        if word.isdigit():
            if 1 <= int(word) <= len(options):
                self.table.answer(options[int(word) - 1])
                return True
            self.print(self.table.say("no-number", n=len(options)))
            return False
        try:
            self.table.answer(word)
        except Refused as refused:
            self.print(refused.text)
            self.print(self.table.say("line-help"))
            return False
        return True

    def tell(self, seen: View) -> None:
        """What happened since this seat was last told."""
        for event in seen.events[self.told[seen.seat] :]:
            self.print(f"  {self.table.event(event)}  {event.rule}")
        self.told[seen.seat] = len(seen.events)

    def print(self, text: str) -> None:
        self.out.write(text + "\n")
