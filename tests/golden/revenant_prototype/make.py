"""Makes the golden records of the prototype anew.

`python -m tests.golden.revenant_prototype.make` from the project's folder, with `src` on PYTHONPATH.

As for the final edition: a random player with a taste for what no golden game shows yet, and luck that shares it.
"""

from __future__ import annotations

import sys
import time

from tests.golden.revenant.coverage import TITLE, fingerprint, replay
from tests.golden.revenant.make import MOST_RECORDS, MOST_SEEDS, NAMES, SEEDS, TABLES, Steering
from tests.golden.revenant_prototype.coverage import HERE, needed, shown

from farflung.engine.core import Game, first, verb_of
from farflung.engine.record import LUCK, Line, Record
from farflung.engine.title import Setup
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral, Revenant

MORE = (4, {})
# what luck is steered by: the verb of the draw, and what the thing drawn would show
DRAWS = {
    v.DRAWS_CARD: ("cards", ("played",)),
    v.DRAWS_PLANET: ("planets", ("upper", "lower")),
    v.DRAWS_COLONY: ("colonies", ("reached",)),
    v.DEALS_CAPTAIN: ("captains", ("used", "activated")),
    pv.DRAWS_SONAR: ("sonar", ("arrived",)),
    pv.DRAWS_TILE: ("tiles", ("struck",)),
}


class Taste(Steering):
    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        assert isinstance(game, Prototype)
        weights = [1] * len(pool)
        if verb in DRAWS:
            kind, parts = DRAWS[verb]
            things = getattr(game.content, kind)
            for index, thing in enumerate(pool):
                sides = (thing, thing + 1) if verb == v.DEALS_CAPTAIN else (thing,)
                if any(f"{things[side].id} {part}" in self.wanted for part in parts for side in sides):
                    weights[index] = 25
        index = self.choose(weights)
        self.codes.append(verb | pool[index] << 8)
        self.seats.append(LUCK)
        return index

    def weight(self, game: Revenant, admiral: Admiral, option: int) -> int:
        assert isinstance(game, Prototype)
        verb, what = verb_of(option), first(option)
        content = game.content
        if verb == v.TAKE_CAPTAIN:
            captain = content.captains[what].id
            return 20 if f"{captain} used" in self.wanted or f"{captain} activated" in self.wanted else 1
        if verb == pv.KEEP_AGENDA:
            agenda = content.hidden_agendas[what].id
            return 20 if f"{agenda} revealed" in self.wanted or f"{agenda} completed" in self.wanted else 1
        if verb == pv.REVEAL_AGENDA:
            return 3
        if verb == pv.ENABLE_JUMP:
            return 60
        if verb == pv.DISCARD_SONAR:
            return 1 if f"{content.sonar[what].id} arrived" in self.wanted else 20
        if verb == pv.DISCARD_COLONY:
            return 1 if f"{content.colonies[what].id} reached" in self.wanted else 10
        if verb == v.BONUS:
            return self.weight_of_bonus(game, admiral, what)
        return super().weight(game, admiral, option)

    def weight_of_ship(self, game: Revenant, admiral: Admiral, space: int) -> int:
        if space == pw.JUMP_SPACE:
            return 60 if admiral.resources[w.NEUTRONIUM] >= 3 and not game.charged else 1
        if space == pw.DEPLOY_SPACE:
            return 8 if min(admiral.resources) else 1
        return super().weight_of_ship(game, admiral, space)

    def weight_of_bonus(self, game: Revenant, admiral: Admiral, bonus: int) -> int:
        if bonus == pw.PLAY_CARD:
            return 40 if any(self.wants_card(game, card) for card in admiral.hand) else 8
        if bonus == pw.ACTIVATE:
            return 30 if f"{game.content.captains[admiral.captain].id} activated" in self.wanted else 3
        return 8


def play(players: int, options: dict[str, str], seed: int, wanted: set[str]) -> Record:
    setup = Setup(title="revenant", edition="prototype", seats=NAMES[:players], options=dict(options))
    game = TITLE.new_game(setup)
    player = Taste(seed, wanted)
    game.decider = player
    while not game.is_over():
        game.play_scene()
    notation = TITLE.notation(setup)
    lines = [Line(seat, notation.text(code)) for seat, code in zip(player.seats, player.codes, strict=True)]
    return Record(setup, lines)


def make() -> int:
    began = time.monotonic()
    wanted = needed(TITLE.content(Setup(title="revenant", edition="prototype", seats=NAMES)))
    everything = len(wanted)
    records: list[tuple[str, Record]] = []
    seed = 0
    while len(records) < len(TABLES) or (wanted and len(records) < MOST_RECORDS and seed < MOST_SEEDS):
        players, options = TABLES[len(records)] if len(records) < len(TABLES) else MORE
        games = []
        for _ in range(SEEDS):
            seed += 1
            record = play(players, options, seed, wanted)
            games.append((len(shown(replay(record)) & wanted), -len(record.lines), -seed, record))
        best = max(games, key=lambda game: game[:3])
        if best[0] == 0 and len(records) >= len(TABLES):
            continue  # nothing new: other seeds
        record = best[3]
        wanted -= shown(replay(record))
        level = options.get("difficulty", "")
        name = f"{len(records) + 1:02}-{players}-player{'s' if players > 1 else ''}{'-' if level else ''}{level}"
        records.append((name, record))
        print(f"{name}: {len(record.lines)} lines, {everything - len(wanted)} of {everything} shown")
    for old in HERE.glob("*.record"):
        old.unlink()
    expected = ["# Made by `python -m tests.golden.revenant_prototype.make`; what each record must end with."]
    for name, record in records:
        (HERE / f"{name}.record").write_text(record.print(), encoding="utf-8")
        end = replay(record).end
        winners = [seat + 1 for seat in TITLE.winners(end)]
        expected += ["", f'["{name}"]', f"scores = {TITLE.scores(end)}", f"winners = {winners}"]
        expected.append(f'state = "{fingerprint(end)}"')
    (HERE / "expected.toml").write_text("\n".join(expected) + "\n", encoding="utf-8")
    print(f"{len(records)} records in {time.monotonic() - began:.0f} s")
    for missing in sorted(wanted):
        print(f"missing: {missing}")
    return 1 if wanted else 0


if __name__ == "__main__":
    sys.exit(make())
