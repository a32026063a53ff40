"""`farflung lab FILE.toml`: versions of a game beside the game as it is, sweeps over a number, a search for numbers.

    title = "helionox"
    players = 3
    bots = "greedy"
    games = 2000
    compare = ["best", "rounds"]

    [[variant]]
    name = "Cheaper Autofactory"
    pack = "cheaper.toml"

docs/lab.md describes every field.
"""

from __future__ import annotations

import time
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from farflung.engine.packs import About, read_pack
from farflung.lab.comparing import BEST, OFFERED, SEEN, TAKEN, Compared, Moments, nothing_compared, play_pairs
from farflung.lab.entries import changed_names
from farflung.lab.games import Plan, check
from farflung.lab.gathering import Row
from farflung.lab.simulation import Jobs, Tally, bar, batch_size, simulate, spread, wilson

if TYPE_CHECKING:
    import polars

FEWEST = 100  # pairs before anything is said


class ExperimentError(ValueError):
    """A file that is no experiment."""


class Changed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a version differs in; what it does not say is as in the base."""

    name: str = ""
    pack: str = ""
    """File or directory of a pack, as seen from the experiment's file."""
    edition: str = ""
    options: dict[str, str] = {}
    parameters: dict[str, int] = {}
    bots: str | list[str] = ""
    players: int = 0


class Sweep(msgspec.Struct, forbid_unknown_fields=True):
    """One number of the rules, through several values."""

    parameter: str
    values: list[int]


class Target(Changed, forbid_unknown_fields=True, kw_only=True):
    """A measure that is to lie between two bounds, in a set-up of its own if it says one."""

    measure: str
    low: float
    high: float


class Search(msgspec.Struct, forbid_unknown_fields=True):
    """Numbers of the rules, each between two bounds, to be turned until every target is met."""

    parameters: dict[str, tuple[int, int]]
    target: list[Target]
    trials: int = 30
    games: int = 200


class Experiment(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be played and compared."""

    title: str
    players: int = 3
    bots: str | list[str] = "greedy"
    games: int = 1000
    seed: int = 1
    name: str = ""
    edition: str = ""
    options: dict[str, str] = {}
    parameters: dict[str, int] = {}
    pack: str = ""
    compare: list[str] = msgspec.field(default_factory=lambda: [BEST])
    """What is asked about; the first decides when enough has been played."""
    stop: bool = True
    """Whether to stop as soon as that is decided."""
    smallest: float = 0.0
    """The smallest difference that matters: less is as good as none. 0: any does."""
    variant: list[Changed] = []
    sweep: list[Sweep] = []
    search: Search | None = None

    def base(self, folder: Path = Path()) -> Plan:
        """The game as it is."""
        return self.plan(Changed(), folder)

    def plan(self, changed: Changed, folder: Path = Path()) -> Plan:
        """A version of it."""
        pack = changed.pack or self.pack
        file = folder / pack if pack else None
        about = read_pack(file).about if file else About()
        return Plan(
            self.title,
            seated(changed.bots or self.bots, changed.players or self.players),
            self.seed,
            changed.edition or self.edition or about.edition,
            {**self.options, **changed.options},
            {**self.parameters, **about.parameters, **changed.parameters},
            str(file) if file else "",
        )

    def versions(self) -> list[Changed]:
        """The variants, and those of the sweeps."""
        swept = [
            Changed(name=f"{sweep.parameter} = {value}", parameters={sweep.parameter: value})
            for sweep in self.sweep
            for value in sweep.values
        ]
        return [*self.variant, *swept]


def seated(bots: str | list[str], players: int) -> list[str]:
    """A bot for each seat."""
    names = [bots] if isinstance(bots, str) else bots
    if len(names) not in (1, players):
        raise ExperimentError(f"bots names {len(names)} bots for {players} players: name one for each, or one for all")
    return names * players if len(names) == 1 else list(names)


def read_experiment(path: Path) -> Experiment:
    """The experiment in a file; `ExperimentError` says what is wrong with it."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Experiment)
    except tomllib.TOMLDecodeError as error:
        raise ExperimentError(f"{path}: is not TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise ExperimentError(f"{path}: {error}") from None
    if not found.versions() and found.search is None:
        raise ExperimentError(f"{path}: compares nothing; add a [[variant]], a [[sweep]] or a [search]")
    return found


class Finding(msgspec.Struct):
    """What came of one version."""

    name: str
    plan: Plan
    compared: Compared
    planned: int
    decided: str = ""
    """'differs' or 'same' if it was stopped early, by the first of what was to be compared."""

    def interval(self, measure: str) -> tuple[float, float]:
        """Of the mean difference; wider where one looked at it on the way."""
        moments = self.compared.measures[measure]
        return moments.at_any_time(self.planned) if self.decided else moments.interval()


class Findings(msgspec.Struct):
    """What came of an experiment."""

    experiment: Experiment
    base: Plan
    found: list[Finding]
    seconds: float
    searched: Searched | None = None

    def frames(self) -> dict[str, polars.DataFrame]:
        """All of it as tables: `differences`, `seats`, `things`, `lengths`, and `trials` of a search."""
        import polars

        rows = {
            "differences": differences(self),
            "seats": seats(self),
            "things": things(self),
            "lengths": lengths(self),
        }
        if self.searched:
            rows["trials"] = [{**trial.values, **trial.measured, "loss": trial.loss} for trial in self.searched.trials]
        return {name: polars.DataFrame(found, infer_schema_length=None) for name, found in rows.items()}


class Trial(msgspec.Struct):
    """Values that a search has tried, what was measured with them, and how far that is from the targets."""

    values: dict[str, int]
    measured: dict[str, float]
    loss: float


class Searched(msgspec.Struct):
    """What a search came to."""

    trials: list[Trial]
    met: bool

    @property
    def best(self) -> Trial:
        """The values nearest to all targets."""
        return min(self.trials, key=lambda trial: trial.loss)


# ---- playing


def run_experiment(
    experiment: Experiment, folder: Path = Path(), jobs: Jobs = 0, progress: bool | None = None
) -> Findings:
    """Plays it. Packs are looked for in the folder."""
    began = time.perf_counter()
    base = experiment.base(folder)
    check(base)
    found: list[Finding] = []
    for changed in experiment.versions():
        plan = experiment.plan(changed, folder)
        check(plan)
        name = changed.name or (read_pack(Path(plan.pack)).about.name if changed.pack else "") or changed.pack
        found.append(compare(base, plan, name or f"variant {len(found) + 1}", experiment, jobs, progress))
    searched = search(experiment, folder, jobs, progress) if experiment.search else None
    return Findings(experiment, base, found, time.perf_counter() - began, searched)


def compare(
    base: Plan, plan: Plan, name: str, experiment: Experiment, jobs: Jobs = 0, progress: bool | None = None
) -> Finding:
    """Plays pairs until it is decided, or all are played."""
    games, first = experiment.games, experiment.compare[0]
    whole = nothing_compared(len(plan.bots), len(base.bots))
    decided = ""
    with bar(games, progress) as shown:
        for compared in in_order(base, plan, games, jobs):
            whole.merge(compared)
            shown.update(compared.games)
            if first not in whole.measures:
                raise ExperimentError(f"there is no measure '{first}'; there is {', '.join(whole.measures)}")
            if experiment.stop and FEWEST <= whole.games < games:
                decided = whole.decided(first, games, experiment.smallest)
                if decided:
                    break
    return Finding(name, plan, whole, games, decided)


def in_order(base: Plan, plan: Plan, games: int, jobs: Jobs) -> Iterator[Compared]:
    """Pairs, batch by batch in the order of their numbers, so that when one stops hangs on nothing but the games."""
    size = batch_size(plan, games)
    asked = [([base, plan], range(start, min(start + size, games))) for start in range(0, games, size)]
    waiting: dict[int, Compared] = {}
    turn = 0
    for batch, found in spread(play_pairs, asked, jobs):
        waiting[batch] = found[0]
        while turn in waiting:
            yield waiting.pop(turn)
            turn += 1


def search(experiment: Experiment, folder: Path, jobs: Jobs, progress: bool | None) -> Searched:
    """Turns numbers until every target is met, by Optuna's sampler; the same seeds in every trial."""
    import optuna

    wanted = experiment.search
    assert wanted is not None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=experiment.seed))
    trials: list[Trial] = []
    for _ in range(wanted.trials):
        asked = study.ask()
        values = {name: asked.suggest_int(name, low, high) for name, (low, high) in wanted.parameters.items()}
        measured: dict[str, float] = {}
        loss = 0.0
        for target in wanted.target:
            turned = msgspec.structs.replace(target, parameters={**target.parameters, **values})
            tally = simulate(experiment.plan(turned, folder), wanted.games, jobs, None, progress)
            value = measure_of(tally, target.measure)
            measured[target.name or target.measure] = value
            width = max(target.high - target.low, 1e-9)
            loss += max(0.0, target.low - value, value - target.high) / width
        study.tell(asked, loss)
        trials.append(Trial(values, measured, loss))
        if loss == 0:
            break
    return Searched(trials, trials[-1].loss == 0)


def measure_of(tally: Tally, name: str) -> float:
    """What a target asks for: 'won' (by anybody), 'spread' of the seats' wins, 'rounds', or a mean of seats."""
    wins = [won / tally.games for won in tally.seat_wins]
    if name == "won":
        return max(tally.wins.values()) / tally.games
    if name == "spread":
        return max(wins) - min(wins)
    if name == "rounds":
        return tally.rounds / tally.games
    if name in tally.told:
        return tally.told[name] / tally.games
    means = next(iter(tally.summaries())).means
    if name not in means:
        known = ", ".join(["won", "spread", "rounds", *tally.told, *means])
        raise ExperimentError(f"there is no measure '{name}' to search by; there is {known}")
    return means[name]


# ---- what was found, as rows


def differences(findings: Findings) -> list[Row]:
    """For each version and measure: both means and the difference with its interval."""
    rows: list[Row] = []
    for one in findings.found:
        for name, moments in one.compared.measures.items():
            low, high = one.interval(name)
            rows.append({"version": one.name, "measure": name, **means(moments), "low": low, "high": high})
            rows[-1] |= {"games": one.compared.games, "touched": one.compared.touched, "clear": low > 0 or high < 0}
    return rows


def means(moments: Moments) -> dict[str, float]:
    """Both means, and the mean difference."""
    n = max(moments.n, 1)
    return {"base": moments.base / n, "changed": moments.changed / n, "difference": moments.difference}


def seats(findings: Findings) -> list[Row]:
    """Wins of each seat and each bot, with intervals."""
    rows: list[Row] = []
    for name, side in sides(findings):
        for seat, won in enumerate(side.seats, 1):
            rows.append({"version": name, "who": f"seat {seat}", **rate(won, side.games), "par": 1 / len(side.seats)})
        for bot, (sat, won) in side.bots.items():
            rows.append({"version": name, "who": bot, **rate(won, sat), "par": 1 / len(side.seats)})
        rows.append({"version": name, "who": "anybody", **rate(side.won, side.games), "par": None})
    return rows


def rate(won: int, games: int) -> dict[str, float | int]:
    """A share and its interval."""
    low, high = wilson(won, games)
    return {"games": games, "wins": won / games if games else 0.0, "low": low, "high": high}


def sides(findings: Findings) -> list[tuple[str, Any]]:
    """The game as it is, as often as it was played at most, and each version."""
    if not findings.found:
        return []
    longest = max(findings.found, key=lambda one: one.compared.games)
    return [("", longest.compared.base), *((one.name, one.compared.changed) for one in findings.found)]


def things(findings: Findings) -> list[Row]:
    """For each version and thing: how often it was offered and taken, and how often takers won."""
    rows: list[Row] = []
    for name, side in sides(findings):
        for key, (offered, taken, used, scored, seen, takers, wins) in sorted(side.things.items()):
            kind, thing = key.split("\t")
            low, high = wilson(wins, takers)
            rows.append(
                {
                    "version": name,
                    "kind": kind,
                    "thing": thing,
                    "seen": seen / side.games,
                    "offered": offered,
                    "taken": taken,
                    "used": used,
                    "scored": scored,
                    "take_rate": taken / offered if offered else None,
                    "takers": takers,
                    "wins": wins / takers if takers else None,
                    "low": low,
                    "high": high,
                }
            )
    return rows


def lengths(findings: Findings) -> list[Row]:
    """How many games had so many rounds, and so high a best score."""
    return [
        {"version": name, "measure": measure, "value": value, "games": n}
        for name, side in sides(findings)
        for measure, counts in (("rounds", side.rounds), ("best", side.best))
        for value, n in sorted(counts.items())
    ]


def print_findings(findings: Findings) -> None:
    """What was found, for the terminal: first how many games were touched."""
    for one in findings.found:
        print(f"{one.name}: {sentence(one)}")
        for line in fates(one):
            print(f"  {line}")
        for name in findings.experiment.compare if one.compared.touched else ():
            moments, (low, high) = one.compared.measures[name], one.interval(name)
            if not moments.squares:
                print(f"  {name}: the same in every game")
                continue
            chance = "" if low > 0 or high < 0 else ", may be chance"
            print(f"  {name}: {moments.difference:+.2f} ({low:+.2f} to {high:+.2f}){chance}")
    if findings.searched:
        print_search(findings.searched)


def sentence(one: Finding) -> str:
    """How many games were touched, and whether it was stopped early."""
    compared = one.compared
    if not compared.touched:
        return f"No game of {compared.games:,} was touched."
    stopped = f" Decided after {compared.games:,} of {one.planned:,}." if one.decided else ""
    return f"This change touched {compared.touched:,} of {compared.games:,} games.{stopped}"


def fates(one: Finding) -> Iterator[str]:
    """What became of each thing that the version's pack changes or adds: a card that nobody takes never mattered."""
    base, changed = one.compared.base, one.compared.changed
    for name in changed_names(one.plan):
        keys = [key for key in changed.things if key.split("\t")[1] == name]
        if not keys:
            yield f"{name}: seen in no game"
        for key in keys:
            seen = 100 * changed.things[key][SEEN] / changed.games
            before = f"; before {takes(base.things[key])}" if key in base.things else ""
            yield f"{name}: seen in {seen:.1f} % of the games, {takes(changed.things[key])}{before}"


def takes(counts: Sequence[int]) -> str:
    """How often a thing was taken, of its offers with an interval where it is offered."""
    offered, taken = counts[OFFERED], counts[TAKEN]
    if taken == 0:
        return "never taken"
    if taken > offered:  # it also comes by other ways
        return f"taken {taken:,} times"
    low, high = wilson(taken, offered)
    return f"taken {taken:,} of {offered:,} times ({100 * low:.0f} to {100 * high:.0f} %)"


def print_search(searched: Searched) -> None:
    """The best values, and what was measured with them."""
    best = searched.best
    values = ", ".join(f"{name} = {value}" for name, value in best.values.items())
    told = ", ".join(f"{name} {value:.3f}" for name, value in best.measured.items())
    print(f"{'targets met' if searched.met else 'nearest'} after {len(searched.trials)} trials: {values}: {told}")


def untaken(one: Finding, names: Sequence[str]) -> list[tuple[str, float, int]]:
    """Of the things of these names that nobody took: in how many games each was seen."""
    found = []
    for key, counts in one.compared.changed.things.items():
        kind_and_name = key.split("\t")
        if kind_and_name[1] in names and counts[1] == 0:
            found.append((kind_and_name[1], counts[4] / one.compared.games, counts[1]))
    return found
