"""A small table for the tests of the rules: a calm board that is always the same, and a hand to play on it.

    table = sit({"players.1.pool": pool(credits=3)})
    table.do("buy Gene Splicer", "* reveals Spore Gardener")
    assert table.at("players.1.top") == ["Gene Splicer"]

`sit` lays out the calm board, makes the given changes and plays the named scene first; without one, seat 1 is asked
for an action of its Main Phase ("main 1"). With `scene="turn 1"` the Event Phase comes first; the luck before the
first question is told with `luck=("next event is regular", "event Warp Cult")`. What kind of game it is:

    sit(...)                    competitive, 3 players       sit(..., players=2)
    mercury(...)                the same with Mercury Protocol: Cargo, Bank, Requests, Illegal Tech, Fleet Assets
    coop(...)                   co-op, 2 players, Rookie: no Garrisons, one Mission (Consume the Weak)
    solo(...)                   solo, Rookie: no Garrisons, no Missions
    fresh(3, seed=7, draft="on")  no calm board: a new game from its set-up on

Each takes more options of the set-up by name: mercury(players=2, earth="mercury"), coop(difficulty="veteran"),
solo(mercury="on"). In co-op and solo `given` may name `missions` and `locations.*.garrison`.

The calm board: no Events in play; the Event Deck of the mode; the Market of MARKET; seat 1 first and current; Ships at
Earth; no Embassies, tokens, trophies; the Architects, pairs, Fleet Assets and Requests of the lists below, by seat;
every hand HAND (3 Material Assets, 2 Sentinel Prototypes) and every deck the other five starting cards. A hand, deck,
discard pile or Market given instead replaces the calm one, and the game is made whole again: what was displaced of a
player's starting cards returns to the player's deck unless the deck is given too. `cards(...)` empties a player's
piles but for those named: cards(1, hand=["Prime Asset"], deck=[]).

Events in play: `events=[event("Warp Cult"), event("Capital Riots", "active")]` as a value of the path "events"
(another Location: event("Warp Cult", at="Moon")). Known cards on the Event Deck: `stacked("Warp Cult", ...)`, the first
named comes first, so that no luck has to be told; `event_deck(0, 0)` says how many are left.

In co-op and solo nobody has a head start, unless the parameter `head_start` gives one.

Answers are told by `do`, luck after its answer with a star. An option that is the only one is taken by itself.
"""

from __future__ import annotations

from typing import Any, Self

from tests.rules.played import Played

from farflung.engine.match import Match
from farflung.engine.scenario import arrange, take_unsaid
from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.helionox import verbs
from farflung.table.reckoning import numbers

HELIONOX = title("helionox")
LOCATIONS = ["Earth", "Moon", "Mars", "Ceres", "Europa"]
FACTIONS = ["Bio", "Cybernetic", "Transport", "Defense"]
EVENT_NAMES = {
    number: name.lower() for name, number in vars(verbs).items() if isinstance(number, int) and number >= 120
}

# Answers that change as little as possible, in the order of preference.
PASSIVE = ["decline", "done", "end turn", "keep the rest", "stop helping", "break off", "refuse"]

# The calm board, by seat where it is a list.
MARKET = {
    "Bio": "Gene Splicer",
    "Cybernetic": "Ghost Auditor",
    "Transport": "Dockside Runner",
    "Defense": "Patrol Cutter",
}
ARCHITECTS = [
    "Nadira Voss, Trade Magnate",
    "Rook Adeyemi, Sentinel Marshal",
    "Tiberius, Warp Captain",
    "Ysolde Marr, Gene Weaver",
]
PAIR_CARDS = {
    "Bio": ["Field Botanist", "Seed Vault"],
    "Cybernetic": ["Relay Drone", "Logic Adept"],
    "Transport": ["Dock Pilot", "Tug Shuttle"],
    "Defense": ["Border Warden", "Perimeter Grid"],
}
HAND = ["Material Asset"] * 3 + ["Sentinel Prototype"] * 2
DECK = ["Material Asset"] * 2 + ["Sentinel Prototype"]  # and the pair
FLEET = ["Picket Frigate", "Longhaul Freighter", "Courier Skiff", "Diplomatic Barge"]
REQUESTS = ["Earth to Moon", "Mars to Europa", "Ceres to Moon", "Europa to Earth"]
ILLEGAL = {
    "Earth": ["Ballot Forger", "Sleeper Network"],
    "Moon": ["Singing Mines", "Phase Cloak"],
    "Mars": ["Berserker Serum", "Memory Leech"],
    "Ceres": ["Counterfeit Mint", "Strip Miner"],
    "Europa": ["Rift Gate", "Cryo Override"],
}


# ---- values to give


def pool(credits: int = 0, defense: int = 0) -> dict[str, int]:
    """The Turn Use pool, or the Bank, as it is given and as it is expected."""
    return {"credits": credits, "defense": defense}


def event(name: str, side: str = "inactive", at: str = "") -> dict[str, str]:
    """An Event in play, at its own Location unless another is named."""
    return {"event": name, "side": side} | ({"location": at} if at else {})


def trophy(name: str, side: str = "inactive") -> dict[str, str]:
    return {"event": name, "side": side}


def stacked(*events: str, part: int = 1) -> dict[str, Any]:
    """The Event Deck has these on top, the first named first."""
    return {"event_deck.top": [{"event": name, "part": part, "known_by": []} for name in reversed(events)]}


def event_deck(*parts: tuple[int, int]) -> dict[str, Any]:
    """So many regular and catastrophic Events are left in each of the three sub-decks; those not named are empty."""
    left = [*parts, (0, 0), (0, 0), (0, 0)][:3]
    return {"event_deck.parts": [{"regular": regular, "catastrophic": others} for regular, others in left]}


def cards(
    seat: int,
    hand: list[str] | None = None,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    top: list[str] | None = None,
    played: list[str] | None = None,
) -> dict[str, Any]:
    """All cards that the seat has, and where."""
    piles = {"hand": hand, "deck": deck, "discard": discard, "top": top, "played": played}
    return {f"players.{seat}.{pile}": list(names or []) for pile, names in piles.items()}


def calm_board(players: int, with_mercury: bool) -> dict[str, Any]:
    """The changes that turn a random set-up into the calm board."""
    given: dict[str, Any] = {"first": 1, "turn": 1, "phase": "main", "events": []}
    for faction, card in MARKET.items():
        given[f"market.{faction}.card"] = card
    for seat in range(1, players + 1):
        player = f"players.{seat}"
        pair = FACTIONS[seat - 1]
        given[f"{player}.architect"] = ARCHITECTS[seat - 1]
        given[f"{player}.pair"] = pair
        given[f"{player}.hand"] = list(HAND)
        given[f"{player}.deck"] = DECK + PAIR_CARDS[pair]
        if with_mercury:
            given[f"{player}.fleet"] = FLEET[seat - 1]
            given[f"{player}.request"] = REQUESTS[seat - 1]
    if with_mercury:
        for place, illegal in ILLEGAL.items():
            given[f"locations.{place}.illegal"] = illegal[: 1 if players < 3 else 2]
    return given


def sit(
    given: dict[str, Any] | None = None,
    scene: str = "main 1",
    players: int = 3,
    luck: tuple[str, ...] = (),
    parameters: dict[str, int] | None = None,
    pack: str = "",
    **options: Any,
) -> Table:
    """A table with the calm board, the given changes, and the named scene to be played first."""
    given = given or {}
    whole = calm_board(players, options.get("mercury") == "on")
    for seat in range(1, players + 1):
        if f"players.{seat}.deck" not in given:
            deck = _deck({"hand": HAND} | _of_player(given, seat), FACTIONS[seat - 1])
            whole[f"players.{seat}.deck"] = [card for card in deck if card in DECK or not _elsewhere(card, seat, given)]
    for path, value in given.items():
        if path.endswith((".architect", ".fleet")):  # who has it on the calm board swaps
            for other in [other for other in whole if other != path and whole[other] == value]:
                whole[other] = whole.get(path)
        whole.pop(path, None)  # a given path comes after those of the calm board
        whole[path] = value
    turned = {**no_head_start(players, options), **(parameters or {})}
    match = arrange(HELIONOX, players, whole, scene, options=options, parameters=turned, script=luck, pack=pack)
    return Table(match)


def no_head_start(players: int, options: dict[str, str]) -> dict[str, int]:
    """What takes the head start of the difficulty away again; nothing where there is none."""
    setup = Setup(title="helionox", edition="final", seats=[""] * players, options=options)
    start = numbers(HELIONOX, setup)["head_start"]
    return {"head_start": -start} if start else {}


def _of_player(given: dict[str, Any], seat: int) -> dict[str, Any]:
    start = f"players.{seat}."
    return {path.removeprefix(start): value for path, value in given.items() if path.startswith(start)}


def _elsewhere(card: str, seat: int, given: dict[str, Any]) -> bool:
    """Whether a starting card that exists once was given to another player, or is Consumed."""
    lists = [value for path, value in given.items() if not path.startswith(f"players.{seat}.")]
    return any(card in value for value in lists if isinstance(value, list))


def _deck(player: dict[str, Any], pair: str) -> list[str]:
    """The starting cards that lie in no other pile of the player."""
    left = HAND + DECK + PAIR_CARDS[pair]
    for pile in ("hand", "discard", "top", "played"):
        for card in player.get(pile, []):
            if card.removesuffix("*") in left:
                left.remove(card.removesuffix("*"))
    return left


def fresh(players: int = 3, seed: int = 1, parameters: dict[str, int] | None = None, **options: Any) -> Table:
    """A new game from its set-up on, by the seed; what the set-up asks (draft, solo) is asked."""
    seats = [f"Player {seat + 1}" for seat in range(players)]
    setup = Setup(title="helionox", edition="final", seats=seats, options=options, parameters=parameters or {})
    return Table(Match(HELIONOX, setup, seed))


def mercury(given: dict[str, Any] | None = None, scene: str = "main 1", players: int = 3, **more: Any) -> Table:
    """Competitive play with Mercury Protocol."""
    return sit(given, scene, players, mercury="on", **more)


def coop(given: dict[str, Any] | None = None, scene: str = "main 1", players: int = 2, **more: Any) -> Table:
    """Co-op, Rookie unless a difficulty is named."""
    more = {"difficulty": "rookie", **more}
    if more["difficulty"] == "rookie" and players == 2:
        given = {"missions": ["Consume the Weak"], **(given or {})}
    return sit(given, scene, players, mode="co-op", **more)


def solo(given: dict[str, Any] | None = None, scene: str = "main 1", **more: Any) -> Table:
    """Solo, Rookie unless a difficulty is named."""
    return sit(given, scene, 1, **{"difficulty": "rookie", **more})


class Table(Played):
    passive = PASSIVE
    event_names = EVENT_NAMES

    # ---- when

    def come_to(self, answer: str) -> None:
        if self.match.question is not None:
            take_unsaid(self.match, str(self.seat), answer)

    def end_turn(self, *luck: str) -> Self:
        """Ends the Main Phase, keeps all cards, discards the first ones offered, and is at the next turn's Main Phase.

        `luck` is what the end of the turn draws, before the End Phase asks anything.
        """
        turn = self.at("turn")
        self.do("end turn", *luck)
        while self.match.question is not None and (self.at("turn") == turn or self.asked != "main"):
            self.decline()
        return self

    def whole_turns(self, n: int) -> Self:
        """Ends so many turns without doing anything, or as many as the game still has."""
        for _ in range(n):
            if self.match.question is not None:
                self.end_turn()
        return self

    # ---- then

    def pool(self, seat: int = 1) -> tuple[int, int]:
        """Credits and Defense in the Turn Use pool."""
        values = self.at(f"players.{seat}.pool")
        return values["credits"], values["defense"]

    def hand(self, seat: int = 1) -> list[str]:
        return sorted(self.at(f"players.{seat}.hand"))

    def market(self) -> dict[str, str | None]:
        """The face-up card of each faction."""
        return {faction: slot["card"] for faction, slot in self.at("market").items()}

    def in_play(self) -> list[tuple[str, str, str]]:
        """The Events in play, oldest first: name, Location, side."""
        return [(entry["event"], entry["location"], entry["side"]) for entry in self.at("events")]

    def trophies(self, seat: int = 1) -> list[str]:
        return [entry["event"] for entry in self.at(f"players.{seat}.trophies")]

    def shut_down(self) -> list[str]:
        """The Locations that are Shut Down."""
        return [name for name, place in self.at("locations").items() if place["shut_down"]]

    def scores(self) -> list[int]:
        return HELIONOX.scores(self.match.game)

    def winners(self) -> list[int]:
        """The winners' seats, from 1."""
        return [seat + 1 for seat in HELIONOX.winners(self.match.game)]
