"""The columns of Helionox: architect, starting pair and fleet, what was done, and the parts of the Influence.

Market cards are offered to the whole table when they come to the market, and taken when they are bought or
obtained.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, cast

from farflung.engine.core import Game
from farflung.games.helionox import cardpiles, scoring
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import (
    Helionox,
    Player,
    card_influence,
    event_influence,
    trophy_card,
    trophy_side,
)
from farflung.lab.columns import TABLE, Columns, Found, Thing

PARTS: Final = [*scoring.TEAM_PARTS, scoring.START]
COUNTED: Final = (
    ("bought", v.BOUGHT),
    ("played", v.PLAYED),
    ("overcome", v.OVERCAME),
    ("travelled", v.TRAVELLED),
    ("embassies", v.EMBASSY_PLACED),
    ("delivered", v.CARGO_DELIVERED),
)


class HelionoxColumns(Columns):
    """What each player began with, did, and has scored with."""

    counted = ("bought", "played", "overcome", "travelled")
    things = (
        Thing(
            "card",
            offered=[v.MARKET_SHOWN],
            taken=[v.OBTAINED],
            used=[v.PLAYED, v.COPIED],
        ),
        Thing("event", offered=[v.EVENT_ARRIVED], taken=[v.OVERCAME]),
        Thing("architect", offered=[v.ARCHITECT_PASSED], taken=[v.ARCHITECT_TAKEN], used=[v.ARCHITECT_USED]),
        Thing("fleet", taken=[v.FLEET_TAKEN], used=[v.FLEET_USED]),
        Thing("faction", taken=[v.PAIR_TAKEN]),
        Thing("site", used=[v.BONUS_TAKEN, v.KEY_TAKEN]),
        Thing("request", offered=[v.REQUEST_DRAWN], taken=[v.REQUEST_FULFILLED]),
    )

    @staticmethod
    def parts(edition: str) -> Sequence[str]:
        return PARTS

    def round(self, game: Game) -> int:
        return -(-cast(Helionox, game).turn // game.seats)

    def standing(self, game: Game) -> Sequence[int]:
        """Influence as it would count now, without Missions; in co-op and solo the team's, less the Syndicate's."""
        helionox = cast(Helionox, game)
        own = [
            player.influence + scoring.influence_of_cards(helionox, player) - player.infamy
            for player in helionox.players
        ]
        if helionox.mode == w.COMPETITIVE:
            return own
        team = sum(own) + scoring.influence_of_events(helionox, helionox.team_trophies)
        team += scoring.head_start(helionox, 0)
        team += sum(helionox.content.requests[request].influence for request in helionox.team_requests)
        return [team] * len(own)

    def reason(self, game: Game) -> str:
        helionox = cast(Helionox, game)
        if helionox.mode == w.COMPETITIVE:
            return "events over"
        return "syndicate beaten" if helionox.winners else "syndicate ahead"

    def row(self, game: Game, seat: int, codes: list[int]) -> dict[str, Any]:
        helionox = cast(Helionox, game)
        content, player = helionox.content, helionox.players[seat]
        competitive = helionox.mode == w.COMPETITIVE
        names = scoring.PARTS if competitive else scoring.parts_of_sides(helionox)[0]
        scored = dict(zip(names, helionox.scores[seat if competitive else 0], strict=True))
        counts = Counter(code & 255 for code in codes if code >> 8 & 255 == seat)
        return {
            "architect": content.architects[player.architect].name,
            "pair": w.FACTIONS[player.pair] if player.pair != w.NOTHING else "",
            "fleet": content.fleet[player.fleet].name if player.fleet != w.NOTHING else "",
            **{name: counts[verb] for name, verb in COUNTED},
            **{part: scored.get(part, 0) for part in PARTS},
            "against": 0 if competitive else scoring.total(helionox.scores[1]),
        }

    def found(self, game: Game, codes: list[int]) -> Iterable[Found]:
        """What was bought straight into the hand; what cards, Events, Requests and Missions have brought."""
        helionox = cast(Helionox, game)
        for before, code in pairwise(codes):
            if code & 255 == v.SECURED and before & 255 == v.BOUGHT:
                yield Found(code >> 8 & 255, "card", code >> 16 & 255, "taken")
        for player in helionox.players:
            yield from self._scored(helionox, player)
        for entry in helionox.team_trophies:
            event, side = trophy_card(entry), trophy_side(entry)
            yield Found(TABLE, "event", event, "scored", event_influence(helionox, event, side))
        competitive = helionox.mode == w.COMPETITIVE
        for mission in helionox.missions:
            yield Found(TABLE, "mission", mission, "offered")
            card = helionox.content.missions[mission]
            for players in [[player] for player in helionox.players] if competitive else [helionox.players]:
                if scoring.is_met(helionox, card, players):
                    seat = players[0].seat if competitive else TABLE
                    yield Found(seat, "mission", mission, "taken")
                    yield Found(seat, "mission", mission, "scored", card.influence)

    def _scored(self, game: Helionox, player: Player) -> Iterable[Found]:
        for card in cardpiles.owned(player):
            points = card_influence(game, card)
            if points:
                yield Found(player.seat, "card", card, "scored", points)
        for request in player.requests:
            yield Found(player.seat, "request", request, "scored", game.content.requests[request].influence)
        if game.mode != w.COMPETITIVE:
            return
        for entry in player.trophies:
            event, side = trophy_card(entry), trophy_side(entry)
            yield Found(player.seat, "event", event, "scored", event_influence(game, event, side))


COLUMNS = HelionoxColumns
