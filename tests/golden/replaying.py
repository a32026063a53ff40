"""Golden games: whole recorded games of a title, which show all of its content together. Here they are replayed.

A title has a folder with its records, `expected.toml` (how each must end), `coverage.py` (what the games must show, and
what one shows) and `make.py` (how they are made anew).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from farflung.engine.core import Event, Game, Script, play_scene_until_pause
from farflung.engine.record import Record, parse
from farflung.engine.title import Setup, Title
from farflung.games import title

G = TypeVar("G", bound=Game)


class Scene(NamedTuple, Generic[G]):
    before: G
    codes: list[int]
    events: list[Event]


class Replay(NamedTuple, Generic[G]):
    scenes: list[Scene[G]]
    end: G
    left: int
    """Lines of the record that the game did not need."""


def replay(record: Record) -> Replay[Any]:
    """Plays a record scene by scene. There is no random generator: luck that is not told stops the game."""
    played = title(record.setup.title)
    codes = record.codes(played.notation(record.setup))
    game = played.new_game(record.setup)
    scenes = []
    while not game.is_over():
        before = game.copy()
        game.events = []
        script = Script(codes, None)
        assert play_scene_until_pause(game, script), "the record stops before the end of the game"
        scenes.append(Scene(before, codes[: script.position], game.events))
        codes = codes[script.position :]
    return Replay(scenes, game, len(codes))


# ---- what a title tells of its golden games


def scores_and_winners(played: Title, end: Game) -> dict[str, object]:
    return {"scores": played.scores(end), "winners": [seat + 1 for seat in played.winners(end)]}


class Golden(msgspec.Struct, frozen=True):
    title: Title
    edition: str
    folder: Path
    needed: set[str]
    """What the games must show together."""
    shown: Callable[[Replay[Any]], set[str]]
    """What one game shows."""
    result: Callable[[Title, Any], dict[str, object]] = scores_and_winners

    def ending(self, end: Game) -> dict[str, object]:
        """What `expected.toml` says of a game."""
        return {**self.result(self.title, end), "state": fingerprint(self.title, end)}

    def setups(self) -> list[Setup]:
        return [read(path).setup for path in sorted(self.folder.glob("*.record"))]


def fingerprint(played: Title, game: Game) -> str:
    """A short hash of everything there is to know at the end."""
    text = json.dumps(played.to_data(game), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read(path: Path) -> Record:
    return parse(path.read_text(encoding="utf-8"))
