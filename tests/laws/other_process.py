"""Prints the hashes of some games' records and final states, for comparison with another process."""

from __future__ import annotations

import hashlib

from tests.laws.games import SETUPS, to_bytes, walk

from farflung.engine import core

SEEDS = (1, 2)


def hashes() -> list[str]:
    lines = []
    for law_setup in SETUPS:
        for seed in SEEDS:
            game = walk(law_setup, seed)
            end = game.match_at(len(game.codes))
            whole = end.save().encode() + to_bytes(game.title.to_data(end.game)) + repr(end.events).encode()
            lines.append(f"{law_setup}, game {seed}: {hashlib.sha256(whole).hexdigest()}")
    return lines


if __name__ == "__main__":
    print("interpreted" if core.__file__.endswith(".py") else "compiled")
    print("\n".join(hashes()))
