"""The commands that play many games: simulations, experiments, training."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from farflung.cli.asked import (
    FILE,
    UserError,
    need,
    numbers,
    of_pack,
    own_language,
    pairs,
    spoken,
    with_jobs,
    with_setup,
    with_workers,
)

if TYPE_CHECKING:
    from farflung.lab.experiment import Changed
    from farflung.lab.games import Plan


@click.command()
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
@click.option(
    "--against",
    multiple=True,
    metavar="PACK|NAME=VALUE",
    help="A pack, a number of the rules or an option of the set-up: games with it beside those without, on the same "
    "deals. May be said several times.",
)
@click.option("--report", type=FILE, help="With --against: what was found as an HTML file.")
@with_setup
@with_workers
def sim(
    title: str,
    players: int,
    games: int,
    bots: str,
    seed: int,
    out: Path | None,
    things: str,
    against: tuple[str, ...],
    report: Path | None,
    option: tuple[str, ...],
    edition: str,
    parameter: tuple[str, ...],
    pack: Path | None,
    workers: int | str,
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
    if things and (out is None or out.suffix in ROWS):
        raise UserError("--things reads a data set: name a folder with --out")
    if report is not None and not against:
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
    if against:
        if out is not None:
            raise UserError("--against compares and keeps no rows: leave out --out")
        beside(plan, games, against, report, workers)
        return
    if out is not None and out.suffix in ROWS:
        rows = run(plan, games, workers)
        write(rows, plan, out)
        print_summary(tally_of(rows, plan))
        print(f"{len(rows)} rows in {out}")
        return
    try:
        tally = simulate(plan, games, workers, out)
    except KeyboardInterrupt:
        print(f"\nfarflung: interrupted; {kept_in(out)}", file=sys.stderr)
        sys.exit(130)
    print_summary(tally)
    if out is not None:
        if things:
            from farflung.lab.taking import print_things

            print_things(out, things)
        print(f"data set in {out}")


def beside(plan: Plan, games: int, against: Sequence[str], report: Path | None, workers: int | str) -> None:
    """Games with a pack, a number or an option beside games without it."""
    need("lab", "a comparison")
    from farflung.lab.columns import columns_of
    from farflung.lab.experiment import Experiment, print_findings, run_experiment
    from farflung.lab.report import write_report
    from farflung.lab.simulation import together

    experiment = Experiment(plan.title, len(plan.bots), plan.bots, games, plan.seed, stop=False)
    experiment.edition, experiment.options, experiment.parameters = plan.edition, plan.options, plan.parameters
    experiment.pack, experiment.variant = plan.pack, [version(plan.title, text) for text in against]
    experiment.compare = ["won" if together(plan) else "best", "rounds", "decisions", *columns_of(plan.title).counted]
    findings = run_experiment(experiment, jobs=workers)
    print_findings(findings)
    if report is not None:
        write_report(findings, report, own_language(), typed(plan, games, against))
        print(f"report in {report}")


def typed(plan: Plan, games: int, against: Sequence[str]) -> str:
    """The command that plays the same comparison again."""
    bots = plan.bots[:1] if len({*plan.bots}) == 1 else plan.bots
    words = ["farflung", "sim", plan.title, "--players", str(len(plan.bots)), "--games", str(games)]
    words += ["--bots", ",".join(bots), "--seed", str(plan.seed)]
    words += ["--edition", plan.edition] if plan.edition else []
    words += ["--pack", plan.pack] if plan.pack else []
    words += [part for name, value in plan.options.items() for part in ("--option", f"{name}={value}")]
    words += [part for name, value in plan.parameters.items() for part in ("--parameter", f"{name}={value}")]
    words += [part for text in against for part in ("--against", text)]
    return shlex.join(words)


def version(title: str, text: str) -> Changed:
    """What --against names: a pack, or else an option or a number by name=value."""
    from farflung import games
    from farflung.lab.experiment import Changed

    if Path(text).exists():
        return Changed(pack=text)
    name, equals, value = text.partition("=")
    if not equals:
        raise UserError(f"--against: there is no pack {text}; a number or an option is said as name=value")
    if name in [choice.name for choice in games.title(title).choices]:
        return Changed(name=text, options={name: value})
    return Changed(name=text, parameters=numbers([text]))


ROWS = (".csv", ".json", ".parquet")


def kept_in(out: Path | None) -> str:
    """What an interrupted simulation says of its games."""
    if out is None:
        return "nothing is kept without --out FOLDER"
    return f"whole parts are kept in {out}, and the same command goes on from there"


# ---- lab


@click.command()
@click.argument("file", type=FILE)
@click.option("--out", type=FILE, help="The report; FILE.html if not given.")
@click.option("--games", type=click.IntRange(min=1), help="How many games, whatever the file says.")
@click.option("--language", default="", help="Of the report: en, de, es or fr; otherwise the system's.")
@with_workers
def lab(file: Path, out: Path | None, games: int | None, language: str, workers: int | str) -> None:
    """Compare versions of a game as FILE (.toml) says, on the same deals, and write a report."""
    need("lab", "an experiment")
    from farflung.lab.experiment import print_findings, read_experiment, run_experiment
    from farflung.lab.report import write_report

    language = spoken(language)
    experiment = read_experiment(file)
    experiment.games = games or experiment.games
    findings = run_experiment(experiment, file.parent, workers)
    print_findings(findings)
    report = out or file.with_suffix(".html")
    write_report(findings, report, language, f"farflung lab {file}")
    print(f"report in {report}")


# ---- train


@click.command()
@click.argument("title")
@click.option("--mode", default="", help="What to learn, such as 'together'; all there is if not given.")
@click.option(
    "--what",
    type=click.Choice(["value", "taste"]),
    default="value",
    help="What positions are worth, or which answers are good.",
    show_default=True,
)
@click.option(
    "--habits",
    type=click.IntRange(min=0),
    default=20_000,
    help="Quick games to begin with, for a value.",
    show_default=True,
)
@click.option("--games", type=click.IntRange(min=0), default=400, help="Of a generation.", show_default=True)
@click.option("--generations", type=click.IntRange(min=1), default=2, show_default=True)
@click.option("--walks", type=click.IntRange(min=2), default=40, help="Of the bots for a move.", show_default=True)
@click.option("--trial", type=click.IntRange(min=2), default=100, help="Games of a trial.", show_default=True)
@click.option("--seed", default=1, help="The same seed learns the same.", show_default=True)
@click.option("--further", is_flag=True, help="For a taste: begin with the one that is shipped.")
@click.option("--out", type=FILE, default=Path("training"), help="Folder; what is in it is not played again.")
@with_jobs
def train(
    title: str,
    mode: str,
    what: str,
    habits: int,
    games: int,
    generations: int,
    walks: int,
    trial: int,
    seed: int,
    further: bool,
    out: Path,
    jobs: int,
) -> None:
    """Let habits and bots play TITLE against themselves and learn what positions are worth, or which answers are good.

    What is new is kept only if it beats what was known before; the file is then in OUT/TITLE/MODE, for a taste in
    OUT/TITLE/MODE-taste.
    """
    from farflung import games as titles
    from farflung.lab.training import FEWEST, TASTE, Course, modes_of, print_training

    name = titles.title(title).name
    need("train", "training")
    if what == TASTE:
        habits = 0
    if habits + games < FEWEST:
        raise click.UsageError(f"at least {FEWEST} games are needed to learn from: --habits and --games together")
    for each in [mode] if mode else modes_of(name):
        course = Course(name, each, games, generations, walks, trial, seed, habits, what, further)
        print_training(course, out / name / (each if what != TASTE else f"{each}-taste"), jobs)
