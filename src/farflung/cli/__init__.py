"""The commands. Each imports what it needs when it is called: `farflung` itself starts at once.

Engine, bots and simulations are always there; what serves, draws or writes Parquet comes with an extra of the package.
"""

from __future__ import annotations

import os
import sys
from copy import deepcopy
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

import farflung
from farflung.bots import BOTS
from farflung.cli import many
from farflung.cli.asked import FILE, UserError, has, need, of_pack, pairs, spoken, with_database, with_setup

HUMAN = "human"


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
    from farflung.bots.analysis import AnalysisError
    from farflung.bots.base import BotError
    from farflung.engine.content import ContentError
    from farflung.engine.record import RecordError
    from farflung.engine.scenario import ScenarioError
    from farflung.engine.title import SetupError
    from farflung.games import BrokenTitle, UnknownTitle
    from farflung.lab.cluster import ClusterError
    from farflung.lab.dataset import DataSetError
    from farflung.lab.experiment import ExperimentError
    from farflung.lab.training import TrainingError
    from farflung.rulebook import RulebookError

    known = (BotError, BrokenTitle, ContentError, RecordError, ScenarioError, SetupError, UnknownTitle, RulebookError)
    if isinstance(error, (*known, AnalysisError, ClusterError, DataSetError, ExperimentError, TrainingError)):
        return True
    if not has("server"):
        return False
    from farflung.server.commands import CommandError
    from farflung.server.settings import SettingsError

    return isinstance(error, CommandError | SettingsError)


def describe(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def print_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        print(farflung.version())
        context.exit()


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    callback=print_version,
    is_eager=True,
    expose_value=False,
    help="Version, and whether compiled.",
)
@click.pass_context
def app(context: click.Context) -> None:
    """Space board games: play them, write bots for them, study them."""
    if context.invoked_subcommand is None:
        open_table()


for command in (many.sim, many.lab, many.train):
    app.add_command(command)

SEATS = "human,steady,steady"


# ---- the table in the browser


def has_client() -> bool:
    return (Path(farflung.__file__).parent / "web" / "dist" / "index.html").exists()


def open_table() -> None:
    """`farflung` alone: the table in the browser; in the terminal where the client was not built."""
    if not has_client() or not has("server"):
        if not has("server"):
            need("terminal", "playing")
        play_in_terminal("", SEATS, "", None, (), "", None)
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


@app.command()
@click.option("--host", default="127.0.0.1", help="Address to listen on.", show_default=True)
@click.option("--port", default=8080, help="Port; 0 for any that is free.", show_default=True)
@with_database
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
def serve(host: str, port: int, database: str, open_browser: bool) -> None:
    """Serve the table to browsers."""
    need("server", "serving a table")
    from farflung.server.commands import serve as start_server

    start_server(host, port, open_browser, database)


@app.command()
@click.argument("table")
@click.argument("file", type=FILE)
@with_database
def export(table: str, file: Path, database: str) -> None:
    """Write the table of this id with all that happened at it to a file."""
    need("server", "a table of the server")
    from farflung.server.commands import export_table

    export_table(table, file, database)


@app.command(name="import")
@click.argument("file", type=FILE)
@with_database
def import_(file: Path, database: str) -> None:
    """Read an exported table or a record into the database."""
    need("server", "the server's database")
    from farflung.server.commands import import_file

    import_file(file, database)


@app.command()
@click.argument("file", type=FILE)
@with_database
def backup(file: Path, database: str) -> None:
    """Write a copy of the database to a file while the server runs."""
    need("server", "the server's database")
    from farflung.server.commands import backup as write_backup

    write_backup(file, database)


# ---- play


@app.command()
@click.argument("title", default="")
@click.option(
    "--seats",
    default=SEATS,
    help="Who sits where: human, or a bot: drifting, simple, steady, keen, relentless; with commas between.",
    show_default=True,
)
@click.option("--language", default="", help="en, de, es or fr; otherwise the system's.")
@click.option("--seed", type=int, help="Fixes luck, to play the same game again.")
@with_setup
@click.option("--record", type=FILE, help="Keep the game in this file; if it has one already, go on with it.")
def play(
    title: str,
    seats: str,
    language: str,
    seed: int | None,
    option: tuple[str, ...],
    edition: str,
    parameter: tuple[str, ...],
    pack: Path | None,
    record: Path | None,
) -> None:
    """Play TITLE in the terminal: revenant, or what --record holds, if not given."""
    play_in_terminal(title, seats, language, seed, option, edition, record, parameter, pack)


def play_in_terminal(
    title: str,
    seats: str,
    language: str,
    seed: int | None,
    option: tuple[str, ...],
    edition: str,
    record: Path | None,
    parameter: tuple[str, ...] = (),
    pack: Path | None = None,
) -> None:
    need("terminal", "playing in the terminal")
    from farflung import games
    from farflung.engine.title import Setup

    who = [name.strip() for name in seats.split(",")]
    for name in who:
        if name != HUMAN and name not in BOTS and ":" not in name:
            raise UserError(f"--seats: there is no '{name}'; there is {', '.join([HUMAN, *BOTS])}")
    language = spoken(language)
    options = pairs(option, "option")
    title = title or title_of(record)
    chosen = games.title(title)
    edition, parameters = of_pack(pack, title, edition, parameter)
    edition = edition or chosen.editions[0]
    setup = Setup(title, edition, [*who], options, parameters, pack=str(pack.resolve()) if pack else "")
    chosen.new_game(deepcopy(setup))  # says at once what is wrong with it
    from farflung.terminal.play import run

    run(setup, language, seed, record)


def title_of(record: Path | None) -> str:
    """The title that the file is a record of; without a file, the first of the house."""
    if record is None or not record.exists():
        from farflung.games import FIRST

        return FIRST
    from farflung.engine.record import parse

    return parse(record.read_text("utf-8")).setup.title


# ---- analyse


@app.command()
@click.argument("record", type=FILE)
@click.option("--seat", type=click.IntRange(min=1), help="Only this seat, counted from 1; otherwise all.")
@click.option("--walks", type=click.IntRange(min=8), help="Imagined games for each question, without a limit in time.")
@click.option("--seed", default=1, help="With --walks, the same seed finds the same.", show_default=True)
@click.option("--language", default="", help="en, de, es or fr; otherwise the system's.")
def analyse(record: Path, seat: int | None, walks: int | None, seed: int, language: str) -> None:
    """What each seat could expect of the finished game in RECORD as it went on, what luck gave and took, what choices
    cost, and the most expensive decisions."""
    if find_spec("fluent") is None:
        need("terminal", "an analysis in words")
    from farflung.bots.analysis import analyse as look_into
    from farflung.bots.analysis import effort_of
    from farflung.lab.simulation import bar
    from farflung.table.analysing import lines, told

    language = spoken(language)
    match = farflung.load(record.read_text("utf-8"))
    names = match.setup.seats
    if seat is not None and seat > len(names):
        raise UserError(f"--seat {seat}: there are {len(names)} seats")
    for number in range(len(names)) if seat is None else [seat - 1]:
        with bar(1, None, names[number]) as shown:

            def progress(done: int, of: int, shown: Any = shown) -> None:
                shown.length = max(of, 1)
                shown.update(done - shown.pos)

            found = look_into(match, number, effort_of(walks), seed, progress)
        print("\n".join(lines(told(found, match, language), names[number], language)))
        print()


# ---- check


@app.command()
@click.argument("files", type=FILE, nargs=-1)
@click.option("--tables", is_flag=True, help="Replay all live tables of the server's database.")
@click.option("--pack", type=FILE, multiple=True, help="A pack that records were played with, wherever it lay then.")
@with_database
def check(files: tuple[Path, ...], tables: bool, pack: tuple[Path, ...], database: str) -> None:
    """Run scenarios (.toml), records (.record) or directories of them, and print what differs; read content packs and
    play games with them.

    Exit code 1 if anything is wrong.
    """
    if not files and not tables:
        raise UserError("check: name scenarios, records or directories of them, or say --tables")
    well = True
    if tables:
        need("server", "the server's database")
        from farflung.server.commands import check_tables

        well = check_tables(database)
    if files:
        from farflung.lab.check import check_all, know_pack

        for each in pack:
            know_pack(each)
        well = check_all(files) and well
    if not well:
        sys.exit(1)


# ---- rules


@app.command()
@click.argument("words", nargs=-1)
@click.option("--coverage", is_flag=True, help="How many rules are implemented and shown.")
@click.option("--title", default="", help="Only this title; alone, its whole rulebook.")
@click.option("--edition", default="", help="Only this edition.")
@click.option("--language", default="en", help="In this language: en, de, es or fr.", show_default=True)
@click.option("--missing", is_flag=True, help="With --coverage: name those that are not.")
def rules(words: tuple[str, ...], coverage: bool, title: str, edition: str, language: str, missing: bool) -> None:
    """Ask the rulebooks in your WORDS, or look up a rule by its number, such as REV-F-17.2.4: what it says to people,
    what it says exactly, where it is implemented and tested."""
    from farflung import book, rulebook

    if coverage or missing:
        rulebook.print_coverage(title, edition, missing)
    elif words and all(map(rulebook.is_id, words)):
        for number, wanted in enumerate(words):
            if number:
                print()
            book.print_paragraph(wanted, language)
            rulebook.print_rule(wanted)
    elif words or title:
        book.print_found(" ".join(words), title, edition, language)
    else:
        raise UserError("rules: say an id such as REV-F-17.2.4, words to look for, --title TITLE or --coverage")


# ---- bench


@app.command()
@click.option(
    "--rounds", type=click.IntRange(min=1), default=7, help="How often each takes its turn.", show_default=True
)
@click.option("--seconds", default=1.0, help="How long each turn lasts.", show_default=True)
def bench(rounds: int, seconds: float) -> None:
    """Measure speed beside other engines. `python3 run bench` brings them along."""
    from farflung.lab.bench import run

    sys.exit(run(rounds, seconds))
