"""The server with a Revenant that is played together: stands in for co-operative titles in the browser's tests."""

from __future__ import annotations

import sys

from tests.server.repeated import repeat_luck

from farflung import games
from farflung.engine.title import Setup, Title
from farflung.games.revenant.title import RevenantTitle
from farflung.server.commands import serve

found = games.title


class Together(RevenantTitle):
    def cooperative(self, setup: Setup) -> bool:
        return len(setup.seats) > 1


def title(name: str) -> Title:
    return Together() if name == "revenant" else found(name)


if __name__ == "__main__":
    repeat_luck()
    games.title = title
    serve(sys.argv[1], int(sys.argv[2]))
