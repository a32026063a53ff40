"""`farflung check`: scenarios, lessons, records and packs, and what differs."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from farflung import games, lessons
from farflung.engine import packs, scenario
from farflung.engine.content import ContentError, Published, Version, keep, kept, packed
from farflung.engine.match import Match
from farflung.engine.record import RecordError, parse
from farflung.engine.title import SetupError
from farflung.lab.trial import trial

SUFFIXES = {".toml", ".record"}
PROBLEMS = (
    OSError,
    UnicodeDecodeError,
    RecordError,
    SetupError,
    games.UnknownTitle,
    games.BrokenTitle,
    scenario.ScenarioError,
    lessons.LessonError,
)


class NothingToCheck(OSError):
    """A path that is neither a scenario, a record nor a directory with any."""


def find(paths: Iterable[Path]) -> list[Path]:
    """The files themselves, and in directories every scenario and record at any depth.

    A .toml file of a directory that has nothing of a scenario is something else, and left out.
    """
    found: list[Path] = []
    for path in paths:
        if is_pack(path):
            found.append(path)
        elif path.is_dir():
            inside = [file for file in sorted(path.rglob("*")) if file.suffix in SUFFIXES and looks_right(file)]
            if not inside:
                raise NothingToCheck(0, "there is no .toml or .record file in it", str(path))
            found += inside
        elif not path.exists():
            raise NothingToCheck(0, "there is no such file", str(path))
        elif path.suffix not in SUFFIXES:
            raise NothingToCheck(0, "neither a scenario (.toml) nor a record (.record)", str(path))
        else:
            found.append(path)
    return found


def looks_right(file: Path) -> bool:
    """Whether this is a record or something of a scenario."""
    if file.suffix == ".toml":
        try:
            return bool({"about", "given", "when", "then", "step"} & set(tomllib.loads(file.read_text("utf-8"))))
        except ValueError:  # a broken one is worth a word
            return True
    return file.is_file()


def check_file(path: Path) -> list[str]:
    """What differs, in words; empty if all is well."""
    try:
        if is_pack(path):
            return check_pack(path)
        return check_record(path) if path.suffix == ".record" else check_scenario(path)
    except ContentError as error:
        return [str(mistake).removeprefix(f"{path}: ") for mistake in error.mistakes]
    except PROBLEMS as error:
        return [str(error).removeprefix(f"{path}: ")]


def check_scenario(path: Path) -> list[str]:
    """What differs from what the scenario expects, or what is untrue in a lesson."""
    if is_lesson(path):
        return lessons.check(lessons.read(path.read_text("utf-8"), path.stem))
    found = scenario.read(path)
    return scenario.run(found, games.title(found.title))


def is_pack(path: Path) -> bool:
    """A folder with a pack.toml, or a file with a table [pack]."""
    if path.is_dir():
        return (path / packs.FILE).exists()
    if path.suffix != ".toml" or not path.is_file():
        return False
    try:
        return packs.ABOUT in tomllib.loads(path.read_text("utf-8"))
    except ValueError:
        return False


def check_pack(path: Path) -> list[str]:
    """Every mistake in it; if there is none, whether games with it come to an end."""
    about = packs.read_pack(path).about
    if not about.title:
        return ["pack.title: is missing: which title is it for?"]
    wrong = trial(path)
    return [wrong] if wrong else []


def know_pack(path: Path) -> None:
    """From now on records that were played with this pack are found by its content, wherever it lay then."""
    pack = packs.read_pack(path)
    if not pack.about.title:
        raise ContentError.one(str(path), "pack.title", "is missing: which title is it for?")
    title = games.title(pack.about.title)
    if isinstance(title, Published):
        edition = pack.about.edition or title.editions[0]
        for rules in range(title.oldest_rules, title.rules + 1):
            for version, sheets in (title.sheets(edition, None, rules), title.sheets(edition, pack, rules)):
                keep(Version(title.name, edition, version), packed(sheets))


def is_lesson(path: Path) -> bool:
    """Steps of a lesson have a goal."""
    try:
        steps = tomllib.loads(path.read_text("utf-8")).get("step", [])
    except ValueError:
        return False
    return isinstance(steps, list) and any(isinstance(step, dict) and "goal" in step for step in steps)


def check_record(path: Path) -> list[str]:
    """A record must replay to its end, and print as it was."""
    text = path.read_text("utf-8")
    record = parse(text)
    pack, setup = record.setup.pack, record.setup
    if pack and kept(Version(setup.title, setup.edition, setup.content)) is not None:
        setup.pack = ""
    match = Match.load(games.title(setup.title), record)
    match.setup.pack = pack
    again = match.save()
    if again == text:
        return []
    for number, (old, new) in enumerate(zip(text.splitlines(), again.splitlines(), strict=False), 1):
        if old != new:
            return [f"line {number}: the record says '{old}', replaying it gives '{new}'"]
    return [f"the record has {text.count(chr(10))} lines, replaying it gives {again.count(chr(10))}"]


def check_all(paths: Iterable[Path]) -> bool:
    """Checks all, prints what differs, and says whether nothing does."""
    files = find(paths)
    counting = sys.stderr.isatty() and len(files) > 20
    failed = 0
    for number, path in enumerate(files, 1):
        differences = check_file(path)
        if counting:
            print(f"\r{number} of {len(files)}", end="\r", file=sys.stderr, flush=True)
        if differences:
            failed += 1
            print(f"{path}:")
            for difference in differences:
                print(f"  {difference}")
    print(f"{len(files) - failed} of {len(files)} well" if failed else f"all {len(files)} well")
    return not failed
