"""`python -m farflung.server HOST PORT`: the server alone, for tests and process managers."""

import sys

from farflung.server.commands import CommandError, serve
from farflung.server.settings import SettingsError

if __name__ == "__main__":
    arguments = sys.argv[1:]
    try:
        serve(arguments[0] if arguments else "127.0.0.1", int(arguments[1]) if len(arguments) > 1 else 8080)
    except (CommandError, SettingsError) as error:
        sys.exit(f"farflung: {error}")
