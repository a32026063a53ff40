"""The end: competitive scoring and ties (HEL-23, 24), Missions (HEL-27, 36), team against Syndicate (HEL-43, 44).

Influence decides (HEL-1.1); what is left in Banks and on Carriers counts for nobody (HEL-31.7).
"""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.helionox import cardpiles, effects, travel
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Mission
from farflung.games.helionox.state import (
    Helionox,
    Player,
    card_influence,
    event_influence,
    trophy_card,
    trophy_side,
)

PARTS: Final = ["tokens", "cards", "infamy", "missions"]
TEAM_PARTS: Final = ["events", "requests", "tokens", "cards", "infamy", "missions"]
SYNDICATE_PARTS: Final = ["events", "cards", "requests", "illegal", "missions"]
START: Final = "start"
"""The last part of the side that has a head start (HEL-GAP-49)."""


def score(game: Helionox) -> None:
    game.phase = w.SCORING
    if game.mercury:
        for player in game.players:
            take_final_infamy(game, player)
    if game.mode == w.COMPETITIVE:
        score_players(game)
    else:
        score_team(game)
    game.finished = True


def take_final_infamy(game: Helionox, player: Player) -> None:
    """HEL-23.4, 32.5, 43.5: for each Illegal Tech still among the player's cards."""
    n: i64 = 0
    for card in cardpiles.owned(player):
        n += game.content.cards[card].infamy_end
    if n > 0:
        effects.take_infamy(game, player, n, "HEL-32.5")


def influence_of_cards(game: Helionox, player: Player) -> i64:
    """HEL-23.2, 43.4: deck, hand and discard pile."""
    total: i64 = 0
    for card in cardpiles.owned(player):
        total += card_influence(game, card)
    return total


def total(row: list[int]) -> i64:
    points: i64 = 0
    for part in row:
        points += part
    return points


def say_score(game: Helionox, rule: str, seat: i64, points: i64) -> None:
    """An event's arguments go to 255: low and high part; a score below 0 is told as 0."""
    told = max(points, 0)
    game.say(rule, v.SCORED, seat, told & 255, told >> 8)


# ---- competitive


def score_players(game: Helionox) -> None:
    """HEL-23.1 to 23.6"""
    for player in game.players:
        missions: i64 = 0
        for index in game.missions:
            mission = game.content.missions[index]
            if is_met(game, mission, [player]):
                missions += mission.influence
                game.say("HEL-23.5", v.MISSION_MET, player.seat, index)
        row = [player.influence, influence_of_cards(game, player), -player.infamy, missions]
        game.scores.append(row)
        say_score(game, "HEL-23.6", player.seat, total(row))
    decide_winners(game)


def decide_winners(game: Helionox) -> None:
    """HEL-24.1 to 24.4: trophies, then cards that show 0, then a shared victory."""
    best: i64 = -1 << 40
    for player in game.players:
        rank = standing(game, player)
        if rank > best:
            best = rank
            game.winners.clear()
        if rank == best:
            game.winners.append(player.seat)


def standing(game: Helionox, player: Player) -> i64:
    """Score, trophies and zero cards as one number: the first difference decides."""
    return (total(game.scores[player.seat]) << 20) + (effects.trophies(game, player) << 10) + zero_cards(game, player)


def zero_cards(game: Helionox, player: Player) -> i64:
    """HEL-24.3, CON-32: only a printed 0 counts."""
    n: i64 = 0
    for index in cardpiles.owned(player):
        card = game.content.cards[index]
        if card.shows_influence and card.influence == 0:
            n += 1
    return n


# ---- Missions


def is_met(game: Helionox, mission: Mission, players: list[Player]) -> bool:
    """HEL-27.2, 27.3, 36.5: as things stand at the end; of the player, or of the whole team."""
    threshold: i64 = mission.threshold[game.seats - 1]
    if mission.team:
        threshold = threshold * game.numbers.mission_percent // 100
    n = measure(game, mission.count, players)
    return n <= threshold if mission.at_most else n >= threshold


def measure(game: Helionox, count: i64, players: list[Player]) -> i64:
    """HEL-36.6, GAP-21, GAP-22"""
    if count == w.COUNT_CONSUMED:
        return len(game.consumed)
    if count == w.COUNT_LEAST_FACTION:
        least = faction_cards(game, players, 0)
        for faction in range(1, 4):
            least = min(least, faction_cards(game, players, faction))
        return least
    if count == w.COUNT_CYBERNETIC:
        return faction_cards(game, players, w.CYBERNETIC)
    n: i64 = 0
    if count == w.COUNT_STARTING:
        for player in players:
            for card in cardpiles.owned(player):
                if game.content.cards[card].starting:
                    n += 1
    elif count == w.COUNT_EMBASSIES:
        for player in players:
            n += travel.count(player.embassies)
    elif count == w.COUNT_CATASTROPHES:
        n = catastrophes(game, game.team_trophies)
    elif game.mode == w.COMPETITIVE:
        for player in players:
            n += len(player.trophies)  # Events only (HEL-24.2, 27.4)
    else:
        n = len(game.team_trophies)
    return n


def faction_cards(game: Helionox, players: list[Player], faction: i64) -> i64:
    """Starting cards count for their faction (HEL-GAP-5)."""
    n: i64 = 0
    for player in players:
        for card in cardpiles.owned(player):
            if game.content.cards[card].faction == faction:
                n += 1
    return n


def catastrophes(game: Helionox, pile: list[int]) -> i64:
    n: i64 = 0
    for entry in pile:
        if game.content.events[trophy_card(entry)].type == w.CATASTROPHIC:
            n += 1
    return n


# ---- the team and the Syndicate


def influence_of_events(game: Helionox, pile: list[int]) -> i64:
    """HEL-40.8, 41.1: on the side that was up."""
    n: i64 = 0
    for entry in pile:
        n += event_influence(game, trophy_card(entry), trophy_side(entry))
    return n


def parts_of_sides(game: Helionox) -> list[list[str]]:
    """What the team's row of the scores counts, and what the Syndicate's."""
    parts = [TEAM_PARTS[:], SYNDICATE_PARTS[:]]
    for side in range(2):
        if head_start(game, side) > 0:
            parts[side].append(START)
    return parts


def head_start(game: Helionox, side: i64) -> i64:
    """HEL-GAP-49: Influence that the team (0) or the Syndicate (1) has before the first turn."""
    start = game.numbers.head_start
    return max(start if side == 0 else -start, 0)


def score_team(game: Helionox) -> None:
    """HEL-34.1, 43.2 to 43.11: all players together against the Syndicate."""
    team = [influence_of_events(game, game.team_trophies), 0, 0, 0, 0, 0]
    for request in game.team_requests:
        team[1] += game.content.requests[request].influence
    for player in game.players:
        team[2] += player.influence
        team[3] += influence_of_cards(game, player)
        team[4] -= player.infamy
    syndicate = [influence_of_events(game, game.syndicate_events), 0, 0, 0, 0]
    for card in game.syndicate_cards:
        syndicate[1] += card_influence(game, card)
    syndicate[2] = game.requests_left * game.numbers.syndicate_request
    for cards in game.illegal:
        syndicate[3] += len(cards) * game.numbers.syndicate_illegal
    failed = score_missions(game, team, syndicate)
    for side, row in enumerate([team, syndicate]):
        if head_start(game, side) > 0:
            row.append(head_start(game, side))
        game.scores.append(row)
    for player in game.players:
        say_score(game, "HEL-44.3", player.seat, total(team))
    game.say("HEL-43.8", v.SYNDICATE_SCORED, total(syndicate) & 255, total(syndicate) >> 8)
    if team_wins(game, total(team), total(syndicate), failed):
        for player in game.players:
            game.winners.append(player.seat)


def score_missions(game: Helionox, team: list[int], syndicate: list[int]) -> i64:
    """HEL-36.3, 36.4, 43.7, 43.11: to the one side or the other. How many failed."""
    failed: i64 = 0
    for index in game.missions:
        mission = game.content.missions[index]
        if is_met(game, mission, game.players):
            team[5] += mission.influence
            game.say("HEL-36.3", v.MISSION_DONE, index)
        else:
            syndicate[4] += mission.influence
            failed += 1
            game.say("HEL-36.4", v.MISSION_FAILED, index)
    return failed


def team_wins(game: Helionox, team: i64, syndicate: i64, failed: i64) -> bool:
    """HEL-44.1, 44.2, 35.6: more Influence, or as much with more catastrophes; in hard mode every Mission too."""
    if game.hard and failed > 0:
        return False
    if team == syndicate:
        return catastrophes(game, game.team_trophies) > catastrophes(game, game.syndicate_events)
    return team > syndicate
