"""`python -m farflung.server HOST PORT`: the server alone, for tests and process managers."""

import sys

from farflung.server.commands import serve

if __name__ == "__main__":
    arguments = sys.argv[1:]
    serve(arguments[0] if arguments else "127.0.0.1", int(arguments[1]) if len(arguments) > 1 else 8080)
