"""The server with luck that can be repeated: what tests start."""

from __future__ import annotations

import sys

from tests.server.repeated import repeat_luck

from farflung.server.commands import serve

if __name__ == "__main__":
    repeat_luck()
    serve(sys.argv[1], int(sys.argv[2]))
