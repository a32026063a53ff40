"""An innocent at the table, in a process of their own: plays when told for how long, and says how fast it went.

    python -m tests.server.innocent PORT PID-OF-THE-SERVER

What is measured is the server's haste and not the machine's: the time in which a process wanted to run and was not let
is not counted. Linux tells it (schedstat); where it is not told, nothing is taken off.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from pathlib import Path

from tests.server.running import Player, Server, Talk

HIGHEST_PACE = 10.0  # moves a second: below the limits


def held_up(process: str) -> float:
    """The seconds that all threads of a process have waited for a processor."""
    return sum(waits(Path(f"/proc/{process}/task").glob("*/schedstat"))) / 1e9


def waits(told: Iterable[Path]) -> Iterable[int]:
    for each in told:
        try:
            yield int(each.read_text().split()[1])
        except FileNotFoundError:  # a thread that has ended
            continue


class Innocent:
    """Plays both seats of a table, as fast as the limits allow."""

    def __init__(self, port: int, process: str) -> None:
        server = Server("", Path())
        server.port = port
        self.process = process
        self.player = Player(server, "Ann")
        self.new_game()

    def new_game(self) -> None:
        self.talk: Talk = self.player.sit_at(self.player.table("me", {"kind": "screen", "name": "Bob"}))
        self.talk.wait_for(lambda views: len(views) == 2)

    def clock(self) -> float:
        """Stands still while the machine is busy with others."""
        return time.monotonic() - held_up(self.process) - held_up("self")

    def pace(self, seconds: float) -> float:
        """Moves a second, measured on as many as would take so long; never more than the highest."""
        moves = max(2, int(seconds * HIGHEST_PACE))
        started = self.clock()
        for _ in range(moves):
            now = self.clock()
            self.move()
            time.sleep(max(0.0, now + 1 / HIGHEST_PACE - self.clock()))
        return moves / max(self.clock() - started, moves / HIGHEST_PACE)

    def move(self) -> None:
        views = self.talk.views
        if any(view["over"] for view in views.values()):
            self.talk.close()
            self.new_game()
            views = self.talk.views
        self.talk.wait_for(lambda views: any(view["question"] for view in views.values()))
        seat = next(seat for seat, view in views.items() if view["question"])
        told = self.talk.answer(seat)
        assert told["type"] == "ack", told


def main() -> None:
    innocent = Innocent(int(sys.argv[1]), sys.argv[2])
    for line in sys.stdin:
        print(innocent.pace(float(line)), flush=True)


if __name__ == "__main__":
    main()
