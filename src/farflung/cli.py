"""The commands. Each imports what it needs when it is called: `farflung` itself starts at once.

Engine, bots and simulations are always there; what serves, draws or writes Parquet comes with an extra of the package.
"""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import farflung
from farflung.bots import BOTS

if TYPE_CHECKING:
    from farflung.lab.games import Plan

HUMAN = "human"
EXTRAS = {"server": "starlette", "terminal": "textual", "lab": "polars", "train": "numpy", "ray": "ray"}
"""The extras of the package, each with what is there if it is."""


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


def has(extra: str) -> bool:
    """Whether an extra of the package is installed."""
    return find_spec(EXTRAS[extra]) is not None


def need(extra: str, what: str) -> None:
    """Ends a command that cannot do what it was asked for without an extra."""
    if not has(extra):
        raise UserError(f"{what} needs more packages: pip install 'farflung[{extra}]'")


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


def pairs(texts: Sequence[str], what: str) -> dict[str, str]:
    """'name=value' options."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise UserError(f"--{what} {text}: say name=value")
        found[name] = value
    return found


def numbers(texts: Sequence[str]) -> dict[str, int]:
    found = {}
    for name, value in pairs(texts, "parameter").items():
        try:
            found[name] = int(value)
        except ValueError:
            raise UserError(f"--parameter {name}={value}: '{value}' is not a whole number") from None
    return found


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


SEATS = "human,steady,steady"
FILE = click.Path(path_type=Path)


def with_database(command: Callable[..., Any]) -> Callable[..., Any]:
    words = "File or postgresql://...; otherwise FARFLUNG_DATABASE, or a file of yours."
    return click.option("--database", default="", help=words)(command)


def with_cluster(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option of what may be spread over several machines."""
    told = "Play over the Ray cluster at this address instead: HOST:PORT, or auto on one of its machines."
    return click.option("--ray", default="", metavar="ADDRESS", help=told)(command)


def with_setup(command: Callable[..., Any]) -> Callable[..., Any]:
    """Options of the set-up that both `play` and `sim` take."""
    command = click.option("--edition", default="", help="The title's first if not given.")(command)
    command = click.option("--parameter", multiple=True, help="A number of the rules, as name=value.")(command)
    command = click.option("--pack", type=FILE, help="A content pack: a file, or a directory.")(command)
    return click.option("--option", multiple=True, help="An option of the set-up, as name=value.")(command)


def of_pack(pack: Path | None, title: str, edition: str, parameter: Sequence[str]) -> tuple[str, dict[str, int]]:
    """The edition and the numbers that are played with: those that were asked for, or else those of the pack."""
    if pack is None:
        return edition, numbers(parameter)
    if not pack.exists():
        raise UserError(f"--pack: there is no file or directory {pack}")
    from farflung.engine.packs import read_pack

    about = read_pack(pack).about
    if about.title not in ("", title):
        raise UserError(f"--pack: {pack} is for {about.title}, not for {title}")
    return edition or about.edition, {**about.parameters, **numbers(parameter)}


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


def own_language() -> str:
    """The first two letters of the system's language, if we speak it."""
    from farflung.engine.locales import LANGUAGES

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
    from farflung.engine.text import LANGUAGES
    from farflung.engine.title import Setup

    who = [name.strip() for name in seats.split(",")]
    for name in who:
        if name != HUMAN and name not in BOTS and ":" not in name:
            raise UserError(f"--seats: there is no '{name}'; there is {', '.join([HUMAN, *BOTS])}")
    language = language or own_language()
    if language not in LANGUAGES:
        raise UserError(f"--language: '{language}' is not spoken here; there is {', '.join(LANGUAGES)}")
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


# ---- sim


@app.command()
@click.argument("title")
@click.option("--players", default=3, help="How many seats.", show_default=True)
@click.option("--games", type=click.IntRange(min=1), default=100, help="How many games.", show_default=True)
@click.option(
    "--bots",
    default="random",
    help="One bot for each seat, with commas between, or one for all. They move on every game.",
)
@click.option("--seed", default=1, help="The same seed gives the same games.", show_default=True)
@click.option(
    "--out",
    type=FILE,
    help="Folder for a data set of Parquet, which goes on where it was interrupted; or a file .csv, .json or .parquet "
    "with a row for each seat of each game.",
)
@click.option("--things", default="", metavar="KIND", help="With --out: how often each card, captain ... was taken.")
@click.option("--against", type=FILE, help="A pack: its games beside those without it, on the same deals.")
@click.option("--report", type=FILE, help="With --against: what was found as an HTML file.")
@with_setup
@click.option("--jobs", type=click.IntRange(min=0), default=0, help="Processes; 0 for one per core.")
@with_cluster
def sim(
    title: str,
    players: int,
    games: int,
    bots: str,
    seed: int,
    out: Path | None,
    things: str,
    against: Path | None,
    report: Path | None,
    option: tuple[str, ...],
    edition: str,
    parameter: tuple[str, ...],
    pack: Path | None,
    jobs: int,
    ray: str,
) -> None:
    """Simulate many games of TITLE between bots."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise UserError(f"--bots names {len(names)} bots for {players} players: name one for each seat, or one for all")
    if out is not None and not out.parent.is_dir():
        raise UserError(f"--out: there is no directory {out.parent}")
    edition, parameters = of_pack(pack, title, edition, parameter)
    if out is not None and out.suffix not in (".csv", ".json"):
        need("lab", f"writing Parquet to {out}")
    if ray:
        need("ray", f"--ray {ray}")
    if things and (out is None or out.suffix in ROWS):
        raise UserError("--things reads a data set: name a folder with --out")
    if report is not None and against is None:
        raise UserError("--report is of a comparison: name a pack with --against")
    from farflung.lab.games import Plan
    from farflung.lab.simulation import print_summary, run, simulate, tally_of, write

    plan = Plan(
        title,
        names,
        seed,
        edition,
        options=pairs(option, "option"),
        parameters=parameters,
        pack=str(pack) if pack else "",
    )
    if against is not None:
        if out is not None:
            raise UserError("--against compares and keeps no rows: leave out --out")
        beside(plan, games, against, report, ray or jobs)
        return
    if out is not None and out.suffix in ROWS:
        rows = run(plan, games, ray or jobs)
        write(rows, plan, out)
        print_summary(tally_of(rows, plan))
        print(f"{len(rows)} rows in {out}")
        return
    try:
        tally = simulate(plan, games, ray or jobs, out)
    except KeyboardInterrupt:
        print(f"\nfarflung: interrupted; {kept_in(out)}", file=sys.stderr)
        sys.exit(130)
    print_summary(tally)
    if out is not None:
        if things:
            from farflung.lab.taking import print_things

            print_things(out, things)
        print(f"data set in {out}")


def beside(plan: Plan, games: int, pack: Path, report: Path | None, jobs: int | str) -> None:
    """Games with a pack beside games without it."""
    need("lab", "a comparison")
    from farflung.lab.experiment import Changed, Experiment, print_findings, run_experiment
    from farflung.lab.report import write_report

    experiment = Experiment(plan.title, len(plan.bots), plan.bots, games, plan.seed, stop=False)
    experiment.edition, experiment.options, experiment.parameters = plan.edition, plan.options, plan.parameters
    experiment.pack, experiment.variant = plan.pack, [Changed(pack=str(pack))]
    findings = run_experiment(experiment, jobs=jobs)
    print_findings(findings)
    if report is not None:
        write_report(findings, report, own_language(), f"farflung sim {plan.title} --against {pack} --games {games}")
        print(f"report in {report}")


ROWS = (".csv", ".json", ".parquet")


def kept_in(out: Path | None) -> str:
    """What an interrupted simulation says of its games."""
    if out is None:
        return "nothing is kept without --out FOLDER"
    return f"whole parts are kept in {out}, and the same command goes on from there"


# ---- lab


@app.command()
@click.argument("file", type=FILE)
@click.option("--out", type=FILE, help="The report; FILE.html if not given.")
@click.option("--games", type=click.IntRange(min=1), help="How many games, whatever the file says.")
@click.option("--language", default="", help="Of the report: en, de, es or fr; otherwise the system's.")
@click.option("--jobs", type=click.IntRange(min=0), default=0, help="Processes; 0 for one per core.")
@with_cluster
def lab(file: Path, out: Path | None, games: int | None, language: str, jobs: int, ray: str) -> None:
    """Compare versions of a game as FILE (.toml) says, on the same deals, and write a report."""
    need("lab", "an experiment")
    if ray:
        need("ray", f"--ray {ray}")
    from farflung.engine.locales import LANGUAGES
    from farflung.lab.experiment import print_findings, read_experiment, run_experiment
    from farflung.lab.report import write_report

    language = language or own_language()
    if language not in LANGUAGES:
        raise UserError(f"--language: '{language}' is not spoken here; there is {', '.join(LANGUAGES)}")
    experiment = read_experiment(file)
    experiment.games = games or experiment.games
    findings = run_experiment(experiment, file.parent, ray or jobs)
    print_findings(findings)
    report = out or file.with_suffix(".html")
    write_report(findings, report, language, f"farflung lab {file}")
    print(f"report in {report}")


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
    from farflung.engine.locales import LANGUAGES
    from farflung.lab.simulation import bar
    from farflung.table.analysing import lines, told

    language = language or own_language()
    if language not in LANGUAGES:
        raise UserError(f"--language: '{language}' is not spoken here; there is {', '.join(LANGUAGES)}")
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


# ---- train


@app.command()
@click.argument("title")
@click.option("--mode", default="", help="What to learn, such as 'together'; all there is if not given.")
@click.option(
    "--habits", type=click.IntRange(min=0), default=20_000, help="Quick games to begin with.", show_default=True
)
@click.option("--games", type=click.IntRange(min=0), default=400, help="Of a generation.", show_default=True)
@click.option("--generations", type=click.IntRange(min=1), default=2, show_default=True)
@click.option("--walks", type=click.IntRange(min=2), default=40, help="Of the bots for a move.", show_default=True)
@click.option("--trial", type=click.IntRange(min=2), default=100, help="Games of a trial.", show_default=True)
@click.option("--seed", default=1, help="The same seed learns the same.", show_default=True)
@click.option("--out", type=FILE, default=Path("training"), help="Folder; what is in it is not played again.")
@click.option("--jobs", type=click.IntRange(min=0), default=0, help="Processes; 0 for one per core.")
def train(
    title: str,
    mode: str,
    habits: int,
    games: int,
    generations: int,
    walks: int,
    trial: int,
    seed: int,
    out: Path,
    jobs: int,
) -> None:
    """Let habits and bots play TITLE against themselves and learn what positions are worth.

    A new value is kept only if it beats the one before it; the file is then in OUT/TITLE/MODE.
    """
    from farflung import games as titles
    from farflung.lab.training import FEWEST, Course, modes_of, print_training

    name = titles.title(title).name
    need("train", "training")
    if habits + games < FEWEST:
        raise click.UsageError(f"at least {FEWEST} games are needed to learn from: --habits and --games together")
    for each in [mode] if mode else modes_of(name):
        course = Course(name, each, games, generations, walks, trial, seed, habits)
        print_training(course, out / name / each, jobs)


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
