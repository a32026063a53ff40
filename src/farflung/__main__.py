"""The command `farflung`."""

from __future__ import annotations

import sys


def main() -> None:
    if sys.argv[1:] == ["--version"]:  # before anything slow is imported
        from farflung import version

        print(version())
        return
    from farflung.cli import run

    run()


if __name__ == "__main__":
    main()
