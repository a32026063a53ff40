"""What bots learn from: a game of Helionox in numbers, by what things do and are worth, not by which card they are."""

from __future__ import annotations

from typing import Final, cast

from farflung.engine._native import i64
from farflung.engine.core import Game
from farflung.games.helionox import cardpiles, judge, scoring
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, Player, event_card, event_influence, event_side

RIVALS: Final = "rivals"
TOGETHER: Final = "together"
OF_A_PLAYER: Final = [
    "influence",
    "infamy",
    "influence of cards",
    "cards",
    "power of the deck",
    "power of the hand",
    "bank",
    "embassies",
    "cargo",
    "frozen",
    "missions and trophies",
    "delivery",
]
TABLES: Final[dict[str, list[tuple[str, int, dict[str, str]]]]] = {
    "rivals": [
        ("final", 2, {}),
        ("final", 2, {"mercury": "on"}),
        ("final", 3, {}),
        ("final", 2, {}),
        ("final", 2, {"mercury": "on"}),
        ("final", 4, {"mercury": "on"}),
    ],
    "together": [
        ("final", 2, {"mode": "co-op"}),
        ("final", 1, {}),
        ("final", 2, {"mode": "co-op", "difficulty": "veteran"}),
        ("final", 3, {"mode": "co-op"}),
        ("final", 2, {"mode": "co-op", "difficulty": "rookie"}),
        ("final", 2, {"mode": "co-op", "difficulty": "master"}),
    ],
}
"""What is played to learn each mode: edition, seats, options."""
SPAN: Final = len(OF_A_PLAYER)
OF_THE_GAME: Final = [
    "time left",
    "time left squared",
    "mercury",
    "events in play",
    "influence in play",
    "two",
    "three",
]
AMONG_RIVALS: Final = [
    *OF_THE_GAME,
    "to act",
    "acts next",
    "lead",
    "lead, late",
    "lead, very late",
    *OF_A_PLAYER,
    *[f"best rival's {name}" for name in OF_A_PLAYER],
]
AS_A_TEAM: Final = [
    *OF_THE_GAME,
    "alone",
    "difficulty",
    "hard",
    "lead",
    "lead, late",
    "lead, very late",
    "syndicate",
    "threats",
    "missions",
    "missions met",
    "missions open, late",
    "garrisons",
    "illegal cards",
    *OF_A_PLAYER,
]


def mode_of(game: Game) -> str:
    """Against each other, or together and alone against the Syndicate."""
    return RIVALS if cast(Helionox, game).mode == w.COMPETITIVE else TOGETHER


def names_of(mode: str) -> list[str]:
    """What the numbers are called."""
    return AMONG_RIVALS if mode == RIVALS else AS_A_TEAM


def features_of(game: Game, seat: i64) -> list[float]:
    """The numbers, in the order of the names."""
    helionox = cast(Helionox, game)
    powers = judge.JUDGE.powers_of(helionox)
    if helionox.mode == w.COMPETITIVE:
        return among_rivals(helionox, seat, powers)
    return as_a_team(helionox, powers)


def of_the_game(game: Helionox) -> list[float]:
    left = judge.time_left(game)
    influence = 0.0
    for event in game.in_play:
        influence += float(event_influence(game, event_card(event), event_side(event)))
    return [
        left,
        left * left,
        1.0 if game.mercury else 0.0,
        float(len(game.in_play)),
        influence,
        1.0 if game.seats == 2 else 0.0,
        1.0 if game.seats == 3 else 0.0,
    ]


def of_player(game: Helionox, player: Player, powers: list[float]) -> list[float]:
    deck = 0.0
    cards = cardpiles.owned(player)
    for card in cards:
        deck += powers[card] - judge.ORDINARY
    hand = 0.0
    for card in player.held:
        hand += max(powers[card], 0.0)
    embassies = 0.0
    cargo = 0.0
    for location in range(5):
        if player.has_embassy(location):
            embassies += 1.0
        if player.carries(location):
            cargo += 1.0
    influence = float(scoring.influence_of_cards(game, player))
    return [
        float(player.influence),
        float(player.infamy),
        influence,
        float(len(cards)),
        deck * 10.0 / max(float(len(cards)), 8.0),
        hand,
        float(player.bank_credits) + 1.3 * float(player.bank_defense),
        embassies,
        cargo,
        float(player.cryo),
        judge.points(game, player) - float(player.influence) - influence + float(player.infamy),
        judge.delivery(game, player),
    ]


def among_rivals(game: Helionox, seat: i64, powers: list[float]) -> list[float]:
    """The player and the best of the others, who is the one with the most points to expect."""
    player = game.players[seat]
    best: Player | None = None
    most = -1e9
    for other in game.players:
        if other.seat != seat:
            worth = judge.points(game, other) + judge.of_deck(game, other, powers) + judge.of_position(game, other)
            if worth > most:
                most = worth
                best = other
    left = judge.time_left(game)
    mine = judge.points(game, player) + judge.of_deck(game, player, powers) + judge.of_position(game, player)
    lead = mine - most if best is not None else 0.0
    found = of_the_game(game)
    found.append(1.0 if game.current == seat else 0.0)
    found.append(1.0 if (game.current + 1) % game.seats == seat else 0.0)
    found.append(lead)
    found.append(lead * (1.0 - left))
    found.append(lead / (0.15 + left))
    found += of_player(game, player, powers)
    found += of_player(game, best, powers) if best is not None else [0.0] * SPAN
    return found


def as_a_team(game: Helionox, powers: list[float]) -> list[float]:
    left = judge.time_left(game)
    lead = judge.of_syndicate(game) + judge.of_missions(game)
    whole = [0.0] * SPAN
    for player in game.players:
        lead += judge.points(game, player)
        row = of_player(game, player, powers)
        for place in range(SPAN):
            whole[place] += row[place]
    met = 0.0
    missions = 0.0
    for index in game.missions:
        missions += 1.0
        if scoring.is_met(game, game.content.missions[index], game.players):
            met += 1.0
    garrisons = 0.0
    illegal = 0.0
    for location in range(5):
        illegal += float(len(game.illegal[location]))
        if (game.garrisons >> location & 1) == 1:
            garrisons += 1.0
    found = of_the_game(game)
    found += [
        1.0 if game.seats == 1 else 0.0,
        float(game.difficulty),
        1.0 if game.hard else 0.0,
        lead,
        lead * (1.0 - left),
        lead / (0.15 + left),
        judge.of_syndicate(game),
        judge.of_threats(game),
        missions,
        met,
        (missions - met) * (1.0 - left),
        garrisons,
        illegal,
    ]
    return found + whole
