"""What the server's workshop asks for, in a process of its own: `python -m farflung.lab.job`, a line of JSON as input.

A pack is a stranger's: it is read, drawn, tried and played here, with little time and memory, behind all tables, and
whoever asked can end it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import farflung
from farflung import games
from farflung.bots.analysis import Analysis, AnalysisError, analyse, effort_of
from farflung.engine import packs
from farflung.engine.content import ContentError, Published, Version, keep, kept, packed
from farflung.engine.locales import LANGUAGES
from farflung.engine.packs import pack_in, read_pack
from farflung.engine.record import RecordError, parse
from farflung.engine.text import told, told_error
from farflung.engine.title import SetupError
from farflung.lab.comparing import BEST, ROUNDS, SEEN, TAKEN, Compared, nothing_compared, play_pairs
from farflung.lab.entries import changed_names
from farflung.lab.games import Plan, check
from farflung.lab.schema import ids_of
from farflung.lab.simulation import together, wilson
from farflung.lab.trial import trial

MEMORY = 1024 * 1024 * 1024
TRIAL_SECONDS = 20
SIMULATION_SECONDS = 240
ANALYSIS_SECONDS = 600
MOST_GAMES = 2000
MOST_THINGS = 12
SHOWN = 0.0005  # a share of takes that moved less is not told


class Try(msgspec.Struct, tag_field="job", tag="try", forbid_unknown_fields=True):
    """Whether games with a pack come to an end."""

    pack: str
    language: str = "en"
    """Of whoever is told what is wrong with it."""


class Simulate(msgspec.Struct, tag_field="job", tag="simulate", forbid_unknown_fields=True):
    """Games with a pack beside games without, on the same deals."""

    pack: str
    title: str
    edition: str
    players: int
    bot: str
    games: int
    seed: int = 7
    language: str = "en"


class Analyse(msgspec.Struct, tag_field="job", tag="analyse", forbid_unknown_fields=True):
    """A finished game from one of its seats."""

    record: str
    seat: int
    content: bytes = b""
    """What it was played with, if that is not the title's own."""
    walks: int = 0
    """For each question; 0 is as much as usual."""


class Analysed(msgspec.Struct):
    """How many questions are thought about, and in the end what was found, or what is wrong."""

    done: int
    of: int
    analysis: Analysis | None = None
    wrong: str = ""


class Tried(msgspec.Struct):
    """What goes wrong with a pack; empty if nothing does."""

    wrong: str


class Difference(msgspec.Struct):
    """A measure of both, and the mean difference with its interval."""

    name: str
    base: float
    changed: float
    difference: float
    low: float
    high: float


class Share(msgspec.Struct):
    """Who won how often: a seat (0 is anybody), before and now."""

    seat: int
    base: float
    base_low: float
    base_high: float
    changed: float
    low: float
    high: float


class Moved(msgspec.Struct):
    """A thing: how often it was seen, taken before and now, and how often takers won; None where nobody took it."""

    kind: str
    thing: str
    seen: float
    base_taken: float | None
    taken: float | None
    wins: float | None
    low: float
    high: float
    changed: bool


class Progress(msgspec.Struct):
    """How far a simulation is, and what it has found so far."""

    done: int
    games: int
    touched: int
    par: float
    differences: list[Difference]
    seats: list[Share]
    rounds: dict[int, list[int]]
    best: dict[int, list[int]]
    things: list[Moved]
    over: bool = False


def standing(compared: Compared, plan: Plan, games_asked: int, names: set[str], over: bool) -> Progress:
    """What is told of a comparison."""
    base, changed = compared.base, compared.changed
    n = max(compared.games, 1)
    differences = []
    for name, moments in compared.measures.items():
        low, high = moments.interval()
        if moments.deviation or name in (BEST, ROUNDS):
            differences.append(Difference(name, moments.base / n, moments.changed / n, moments.difference, low, high))
    pairs = (
        [(0, base.won, changed.won)]
        if together(plan)
        else [(seat, old, new) for seat, (old, new) in enumerate(zip(base.seats, changed.seats, strict=True), 1)]
    )
    seats = [Share(seat, old / n, *wilson(old, n), new / n, *wilson(new, n)) for seat, old, new in pairs]
    lengths = [
        {value: [before.get(value, 0), now.get(value, 0)] for value in sorted({*before, *now})}
        for before, now in ((base.rounds, changed.rounds), (base.best, changed.best))
    ]
    par = 0.5 if together(plan) else 1 / len(plan.bots)
    things = moved(compared, names)
    return Progress(n, games_asked, compared.touched, par, differences, seats, lengths[0], lengths[1], things, over)


def moved(compared: Compared, names: set[str]) -> list[Moved]:
    """The things that were changed, and those whose share of takes moved most."""
    found = []
    for key, counts in compared.changed.things.items():
        kind, thing = key.split("\t")
        before = compared.base.things.get(key, [0] * 7)
        was = before[TAKEN] / before[0] if before[0] else None
        now = counts[TAKEN] / counts[0] if counts[0] else None
        if thing not in names and (was is None or now is None or abs(now - was) < SHOWN):
            continue
        takers, wins = counts[5], counts[6]
        seen = counts[SEEN] / max(compared.games, 1)
        low, high = wilson(wins, takers)
        rate = wins / takers if takers else None
        found.append(Moved(kind, thing, seen, was, now, rate, low, high, thing in names))
    found.sort(key=lambda one: (not one.changed, -abs((one.taken or 0) - (one.base_taken or 0))))
    return found[:MOST_THINGS]


def say(said: msgspec.Struct) -> None:
    """A line to whoever asked."""
    sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
    sys.stdout.buffer.flush()


def be_modest(seconds: int, behind: int = 15) -> None:
    """So far behind all tables, with so much of the processor and no more memory than games need."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(behind)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def simulate(job: Simulate, pack: Path) -> None:
    """Plays pairs, and tells from time to time what they came to."""
    be_modest(SIMULATION_SECONDS)
    about = read_pack(pack).about
    bots = [job.bot] * job.players
    base = Plan(job.title, bots, job.seed, job.edition)
    plan = Plan(job.title, bots, job.seed, job.edition, parameters=about.parameters, pack=str(pack))
    if not read_pack(pack).sheets and not read_pack(pack).wrong:  # only numbers
        plan = msgspec.structs.replace(plan, pack="")
    check(plan)
    asked = min(job.games, MOST_GAMES)
    names = set(changed_names(plan))
    whole = nothing_compared(job.players)
    at, size = 0, 1
    while at < asked:
        numbers = range(at, min(at + size, asked))
        whole.merge(play_pairs([base, plan], numbers)[0])
        at = numbers.stop
        size = min(max(1, at // 8), 50)
        say(standing(whole, plan, asked, names, at >= asked))


# ---- in a worker of the server's pool


def preview(title: str, edition: str, tables: dict[str, Any], shown: list[str], language: str = "en") -> dict[str, Any]:
    """A pack as its maker sees it while it is made: its mistakes, in the maker's language; if there are none its text
    and version, and what is printed on the things of these ids in every language."""
    pack = pack_in(tables, [], packs.FILE)
    pack.about.title, pack.about.edition = title, edition
    what = games.title(title)
    found: dict[str, Any] = {"mistakes": [], "text": pack.text, "version": "", "printed": {}}
    large = packs.too_large(pack.text)
    try:
        if large:
            raise ContentError.one(packs.FILE, "", large)
        if not isinstance(what, Published):
            return found
        if pack.sheets:
            version = keep_with(what, edition, pack)
        else:
            version, _ = what.sheets(edition)
        check(Plan(title, ["random"] * what.seats[-1], edition=edition, parameters=pack.about.parameters))
        found["version"] = version
    except ContentError as error:
        found["mistakes"] = [
            {"id": one.entry, "field": one.field, "what": told(one.what, language), "file": one.file}
            for one in error.mistakes
        ]
        version, _ = what.sheets(edition) if isinstance(what, Published) else ("", {})
    except SetupError as error:
        found["mistakes"] = [{"id": "", "field": "parameters", "what": told_error(error, language), "file": ""}]
        version, _ = what.sheets(edition) if isinstance(what, Published) else ("", {})
    module = games.part(title, "printed")
    if module is None or not shown:
        return found
    for each in LANGUAGES:
        whole = module.printed(edition, each, version)
        found["printed"][each] = [
            {**entry, "group": kind, "id": id}
            for kind, entries in whole.items()
            if isinstance(entries, dict)
            for key, entry in entries.items()
            if isinstance(entry, dict)
            for id in shown
            if id in ids_of(key, entry)
        ]
    return found


def keep_with(what: Published, edition: str, pack: packs.Pack) -> str:
    """The version of a title's content with a pack, known to this process."""
    title = str(getattr(what, "name", ""))
    for version, sheets in (what.sheets(edition), what.sheets(edition, pack)):
        keep(Version(title, edition, version), packed(sheets))
    return version


def look_into(job: Analyse) -> None:
    """Thinks about a game, and tells how far it is."""
    be_modest(ANALYSIS_SECONDS, 8)  # somebody waits for it
    setup = parse(job.record).setup
    version = Version(setup.title, setup.edition, setup.content)
    try:
        if job.content and kept(version) is None:
            keep(version, job.content)
        match = farflung.load(job.record)
        found = analyse(match, job.seat, effort_of(job.walks or None), 1, lambda done, of: say(Analysed(done, of)))
        say(Analysed(len(found.steps), len(found.steps), found))
    except (AnalysisError, ContentError, RecordError, SetupError) as error:
        say(Analysed(0, 0, wrong=str(error)))


def main() -> None:
    """Reads the job and does it."""
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Try | Simulate | Analyse)
    if isinstance(job, Analyse):
        look_into(job)
        return
    with tempfile.TemporaryDirectory(prefix="farflung-pack-") as folder:
        pack = Path(folder) / packs.FILE
        pack.write_text(job.pack, "utf-8")
        try:
            if isinstance(job, Simulate):
                simulate(job, pack)
            else:
                be_modest(TRIAL_SECONDS)
                say(Tried(told(trial(pack), job.language)))
        except (ContentError, SetupError) as error:
            say(Tried(told_error(error, job.language)))


if __name__ == "__main__":
    main()
