"""The commands. Each imports what it needs when it is called: `farflung` itself starts at once."""

from __future__ import annotations

import locale
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

import farflung
from farflung.bots import BOTS

app = typer.Typer(
    help="Space board games: play them, write bots for them, study them.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

HUMAN = "human"


class UserError(Exception):
    """A mistake of whoever called us: it gets a sentence, not a traceback."""


def run(arguments: list[str] | None = None) -> None:
    """Calls the command; a user's mistake ends it with one clear message and exit code 2."""
    try:
        app(arguments, prog_name="farflung")
    except BrokenPipeError:  # `farflung rules ... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception as error:
        if not is_users_mistake(error):
            raise
        print(f"farflung: {describe(error)}", file=sys.stderr)
        sys.exit(2)


def is_users_mistake(error: Exception) -> bool:
    """Only errors that were made to be read: every other one is ours and shows its traceback."""
    if isinstance(error, UserError | OSError):
        return True
    from farflung.bots.base import BotError
    from farflung.engine.content import ContentError
    from farflung.engine.record import RecordError
    from farflung.engine.scenario import ScenarioError
    from farflung.engine.title import SetupError
    from farflung.games import UnknownTitle
    from farflung.rulebook import RulebookError

    known = (BotError, ContentError, RecordError, ScenarioError, SetupError, UnknownTitle, RulebookError)
    if isinstance(error, known):
        return True
    from farflung.server.commands import CommandError
    from farflung.server.settings import SettingsError

    return isinstance(error, CommandError | SettingsError)


def describe(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def pairs(texts: list[str], what: str) -> dict[str, str]:
    """'name=value' options."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise UserError(f"--{what} {text}: say name=value")
        found[name] = value
    return found


def numbers(texts: list[str]) -> dict[str, int]:
    found = {}
    for name, value in pairs(texts, "parameter").items():
        try:
            found[name] = int(value)
        except ValueError:
            raise UserError(f"--parameter {name}={value}: '{value}' is not a whole number") from None
    return found


def print_version(wanted: bool) -> None:
    if wanted:
        print(farflung.version())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Version, and whether compiled.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        open_table()


# ---- the table in the browser


def has_client() -> bool:
    return (Path(farflung.__file__).parent / "web" / "dist" / "index.html").exists()


def open_table() -> None:
    """`farflung` alone: the table in the browser; in the terminal where the client was not built."""
    if not has_client():
        play()
        return
    from farflung.server.commands import serve as start_server

    start_server("127.0.0.1", free_port(8080), True, "")


def free_port(wanted: int) -> int:
    """The wanted port, or 0 for any if it is taken."""
    import socket

    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            return 0
    return wanted


Database = Annotated[
    str, typer.Option(help="File or postgresql://...; otherwise FARFLUNG_DATABASE, or a file of yours.")
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 for any that is free.")] = 8080,
    database: Database = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table to browsers."""
    from farflung.server.commands import serve as start_server

    start_server(host, port, open_browser, database)


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="The table's id.")],
    file: Annotated[Path, typer.Argument(help="Where to write it.")],
    database: Database = "",
) -> None:
    """Write a table with all that happened at it to a file."""
    from farflung.server.commands import export_table

    export_table(table, file, database)


@app.command(name="import")
def import_(
    file: Annotated[Path, typer.Argument(help="An exported table, or a record.")], database: Database = ""
) -> None:
    """Read a table or a record into the database."""
    from farflung.server.commands import import_file

    import_file(file, database)


@app.command()
def backup(file: Annotated[Path, typer.Argument(help="Where to write it.")], database: Database = "") -> None:
    """Write a copy of the database while the server runs."""
    from farflung.server.commands import backup as write_backup

    write_backup(file, database)


# ---- play


def own_language() -> str:
    """The first two letters of the system's language, if we speak it."""
    from farflung.engine.text import LANGUAGES

    for name in (
        os.environ.get("LC_ALL"),
        os.environ.get("LC_MESSAGES"),
        os.environ.get("LANG"),
        locale.getlocale()[0],
    ):
        if name:
            return name[:2].lower() if name[:2].lower() in LANGUAGES else "en"
    return "en"


@app.command()
def play(
    title: Annotated[str, typer.Argument(help="What to play; revenant, or what --record holds, if not given.")] = "",
    seats: Annotated[
        str, typer.Option(help="Who sits where: human, random, greedy, search, with commas between.")
    ] = "human,greedy,greedy",
    language: Annotated[str, typer.Option(help="en, de, es or fr; otherwise the system's.")] = "",
    seed: Annotated[int | None, typer.Option(help="Fixes luck, to play the same game again.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the set-up, as name=value.")] = None,
    edition: Annotated[str, typer.Option(help="The title's first if not given.")] = "",
    record: Annotated[
        Path | None, typer.Option(help="Keep the game in this file; if it has one already, go on with it.")
    ] = None,
) -> None:
    """Play in the terminal."""
    from farflung import games
    from farflung.engine.text import LANGUAGES
    from farflung.engine.title import Setup

    who = [name.strip() for name in seats.split(",")]
    for name in who:
        if name != HUMAN and name not in BOTS and ":" not in name:
            raise UserError(f"--seats: there is no '{name}'; there is {', '.join([HUMAN, *BOTS])}")
    language = language or own_language()
    if language not in LANGUAGES:
        raise UserError(f"--language: '{language}' is not spoken here; there is {', '.join(LANGUAGES)}")
    options = pairs(option or [], "option")
    title = title or title_of(record)
    chosen = games.title(title)
    edition = edition or chosen.editions[0]
    chosen.new_game(Setup(title, edition, [*who], dict(options)))  # says at once what is wrong with it
    from farflung.terminal.play import run

    run(title, edition, who, language, seed, options, record)


def title_of(record: Path | None) -> str:
    """The title that the file is a record of; without a file, the first of the house."""
    if record is None or not record.exists():
        return "revenant"
    from farflung.engine.record import parse

    return parse(record.read_text("utf-8")).setup.title


# ---- sim


@app.command()
def sim(
    title: Annotated[str, typer.Argument(help="What to simulate.")],
    players: Annotated[int, typer.Option(help="How many seats.")] = 3,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(help="One bot for each seat, with commas between, or one for all. They move on every game.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Parquet file: one row for each seat of each game.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the set-up, as name=value.")] = None,
    edition: Annotated[str, typer.Option(help="The title's first if not given.")] = "",
    parameter: Annotated[list[str] | None, typer.Option(help="A number of the rules, as name=value.")] = None,
    pack: Annotated[Path | None, typer.Option(help="Directory of a content pack.")] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for one per core.")] = 0,
) -> None:
    """Simulate many games between bots."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise UserError(f"--bots names {len(names)} bots for {players} players: name one for each seat, or one for all")
    if out is not None and not out.parent.is_dir():
        raise UserError(f"--out: there is no directory {out.parent}")
    if pack is not None and not pack.is_dir():
        raise UserError(f"--pack: there is no directory {pack}")
    from rich.console import Console

    from farflung.lab.games import Plan
    from farflung.lab.simulation import print_summary, run, write

    plan = Plan(
        title,
        names,
        seed,
        edition,
        options=pairs(option or [], "option"),
        parameters=numbers(parameter or []),
        pack=str(pack) if pack else "",
    )
    rows = run(plan, games, jobs)
    if out is not None:
        write(rows, plan, out)
    print_summary(rows, plan, Console())
    if out is not None:
        print(f"{len(rows)} rows in {out}")


# ---- check


@app.command()
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Scenarios (.toml), records (.record), or directories of them.")
    ] = None,
    tables: Annotated[bool, typer.Option("--tables", help="Replay all live tables of the server's database.")] = False,
    database: Database = "",
) -> None:
    """Run scenarios and records, and print what differs. Exit code 1 if anything does."""
    if not files and not tables:
        raise UserError("check: name scenarios, records or directories of them, or say --tables")
    well = True
    if tables:
        from farflung.server.commands import check_tables

        well = check_tables(database)
    if files:
        from farflung.lab.check import check_all

        well = check_all(files) and well
    if not well:
        raise typer.Exit(1)


# ---- rules


@app.command()
def rules(
    ids: Annotated[list[str] | None, typer.Argument(help="Ids such as REV-F-17.2.4, or a word.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="How many rules are implemented and shown.")] = False,
    title: Annotated[str, typer.Option(help="Only this title.")] = "",
    edition: Annotated[str, typer.Option(help="Only this edition.")] = "",
    missing: Annotated[bool, typer.Option("--missing", help="The same, naming those that are not.")] = False,
) -> None:
    """Look up rules: what they say, where they are implemented, where they are tested."""
    from farflung import rulebook

    if coverage or missing:
        rulebook.print_coverage(title, edition, missing)
    elif ids:
        for number, wanted in enumerate(ids):
            if number:
                print()
            rulebook.print_rule(wanted)
    else:
        raise UserError("rules: say an id such as REV-F-17.2.4, or --coverage")


# ---- bench


@app.command()
def bench(
    rounds: Annotated[int, typer.Option(min=1, help="How often each takes its turn.")] = 7,
    seconds: Annotated[float, typer.Option(help="How long each turn lasts.")] = 1.0,
) -> None:
    """Measure speed beside other engines. `python3 run bench` brings them along."""
    from farflung.lab.bench import run

    raise typer.Exit(run(rounds, seconds))
