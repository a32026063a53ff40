"""Makes changed data whole again: as many of every card as exist (scenarios change a state by hand).

What was given to one place leaves the places that were not touched; what it displaced returns to its owner's deck or to
its pile; and the piles that nobody has seen are whatever is nowhere else. What cannot be is refused with its path.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from farflung.engine.given import NotWhole, between, is_given, is_touched, spelled
from farflung.engine.names import UnknownName
from farflung.engine.settling import Found, Place
from farflung.engine.survey import check
from farflung.games.helionox import words
from farflung.games.helionox.names import Names
from farflung.games.helionox.places import places
from farflung.games.helionox.state import Helionox

Data = dict[str, Any]
LOSERS: Final = ("consumed", "market", "locations", "syndicate", "requests", "players", "team")  # the first one first
PILES: Final = ("hand", "top", "discard", "played")  # of a player, beside the deck
OWN: Final = ("deck", *PILES, "request", "requests")
OF_CURRENT: Final = ("main", "end", "arrivals", "shortfall", "conclude", "syndicate", "turn")
WHOLE_TURNS: Final = ("turn", "main", "end", "score")  # after these the game goes on by itself


def settle(data: Data, before: Data, blank: Helionox, names: Names) -> None:
    """`blank` is a game of this set-up in which nothing has happened yet."""
    found = check(places, blank, names, data, before)
    _settle_time(data, before, len(blank.players), names)
    _settle_tops(data, before, found)
    for kind in ("card", "request"):
        found.places.get(kind, []).sort(key=_loses_first)
    _settle_decks(before, found)
    _settle_cards(data, before, found, blank)
    _settle_events(data, before, found, blank)
    if "requests" in data:
        _settle_requests(data, found, blank)
    for kind, field in (("architect", "architects"), ("fleet", "fleet")):
        _settle_owned(data, before, kind, [thing.name for thing in getattr(blank.content, field)])
    _check_numbers(data, blank)
    for name, location in data["locations"].items():
        if location["shut_down"] != before["locations"][name]["shut_down"]:
            raise NotWhole(f"locations.{name}.shut_down follows from events and Garrisons; give those instead")


# ---- where things lie


class Top(Place):
    """Cards on top of a deck; a star marks what only its owner has seen."""

    def name_of(self, entry: Any) -> str:
        return str(entry).removesuffix("*")


def _settle_tops(data: Data, before: Data, found: Found) -> None:
    for number, (player, was) in enumerate(zip(data["players"], before["players"], strict=True), 1):
        path = f"players.{number}.top"
        for place, entry in enumerate(player["top"]):
            star = "*" if str(entry).endswith("*") else ""
            player["top"][place] = spelled(path, "card", str(entry).removesuffix("*"), found.names) + star
        found.lies("card", Top(path, player["top"], was["top"], before))


def _loses_first(place: Place) -> tuple[int, str, int]:
    """Which of two places loses a card first that was given to a third."""
    beginning, _, rest = place.path.partition(".")
    number, _, last = rest.partition(".")
    return LOSERS.index(beginning), number, OWN.index(last) if beginning == "players" else 0


# ---- time


def _settle_time(data: Data, before: Data, seats: int, names: Names) -> None:
    """A scene of the scenario's own belongs to the Current Player; the turns that follow come from it."""
    for scene in data["coming"]:
        _check_scene(scene, seats, names)
    if len(data["coming"]) > len(before["coming"]):
        word, _, number = data["coming"][-1].partition(" ")
        if word in OF_CURRENT and number.isdigit() and not is_given(before, "current"):
            data["current"] = int(number)
        if word in WHOLE_TURNS and not is_touched(before, "coming"):
            data["coming"] = data["coming"][-1:]
        if word != "turn" and data["turn"] == 0:
            data["turn"] = 1


def _check_scene(scene: str, seats: int, names: Names) -> None:
    try:
        code = names.scene_code(scene)
    except UnknownName as error:
        raise NotWhole(f"coming: {error} (most need a seat, as 'main 1')") from None
    if (code >> 8 & 255) >= seats and names.scene(code) == scene and "score" not in scene:
        raise NotWhole(f"coming: '{scene}' names no seat from 1 to {seats}")


# ---- cards


def _settle_decks(before: Data, found: Found) -> None:
    """A player's deck that was not given is what the player had and that lies nowhere else."""
    for number, was in enumerate(before["players"], 1):
        path = f"players.{number}."
        deck, *piles = found.among("card", path)  # in the order of OWN
        had = [name for place in (deck, *piles) for name in map(place.name_of, was[place.path.removeprefix(path)])]
        lying, given = Counter[str](), Counter[str]()
        for place in piles:
            lying, given = lying + place.count(), given + place.given()
        for name, known in given.items():  # given to one place, it leaves the others
            excess = lying[name] - max(had.count(name), known)
            for place in piles:
                excess -= place.lose(name, max(0, excess))
        if not is_touched(before, deck.path):
            rest = Counter(had)
            for place in piles:
                rest -= place.count()
            deck.refill([name for name in dict.fromkeys(had) for _ in range(rest[name])])


def _settle_cards(data: Data, before: Data, found: Found, blank: Helionox) -> None:
    """Market cards, Prime Assets, Illegal Tech and starting cards, wherever they lie."""
    cards = blank.content.cards
    illegal_at = {card.name: card.illegal_at for card in cards}
    for place, name in enumerate(words.LOCATIONS):
        for card in data["locations"][name]["illegal"]:
            if illegal_at[card] != place:
                raise NotWhole(f"locations.{name}.illegal: '{card}' is no Illegal Tech of {name} (HEL-30.1)")
    for name, market in data["market"].items():
        if is_touched(before, f"market.{name}.deck"):
            found.lies("card", Place(f"market.{name}.deck", market["deck"], [], before))
    exist = Counter({card.name: card.copies for card in cards if blank.mercury or not card.mercury})
    left = found.settle("card", "market.*.card", exist)
    if not is_given(before, "prime_assets"):
        data["prime_assets"] = left[cards[words.PRIME].name]


# ---- Events and Requests


def _settle_events(data: Data, before: Data, found: Found, blank: Helionox) -> None:
    """The Events nobody has seen are those that lie nowhere."""
    names, deck = found.names, data["event_deck"]
    for place in found.places["event"]:  # what an Event's entry leaves out is its own Location and the Inactive side
        for entry in place.entries if not place.path.startswith("event_deck") else []:
            entry.setdefault("side", names.listed("side")[0])
            if place.path == "events":
                entry.setdefault("location", names.listed("home")[names.index("event", entry["event"])])
    events = [event for event in blank.content.events if blank.mercury or not event.mercury]
    found.settle("event", exist=Counter({event.name: event.copies for event in events}))
    for stack in words.EVENT_STACKS:
        excess = sum(part[stack] for part in deck["parts"]) - len(deck[stack])
        for number in range(len(deck["parts"]), 0, -1):
            part = deck["parts"][number - 1]
            if excess > 0 and not is_touched(before, f"event_deck.parts.{number}"):
                taken = min(excess, part[stack])
                part[stack] -= taken
                excess -= taken
        if excess > 0:
            raise NotWhole(f"event_deck.parts: {excess} {stack} Events more than there are left")


def _settle_requests(data: Data, found: Found, blank: Helionox) -> None:
    """A seat whose Request is given to another takes any other one instead."""
    exist = Counter({request.name: request.copies for request in blank.content.requests})
    found.settle("request", "players.*.request", exist)
    cycled, unseen = len(data["requests"]["bottom"]), len(data["requests"]["unseen"])
    between("requests.left", data["requests"]["left"], cycled, cycled + unseen)


def _settle_owned(data: Data, before: Data, kind: str, everything: list[str]) -> None:
    """Architects and Fleet Assets exist once: a seat that was not given one takes another instead."""
    players = [(player, is_given(before, f"players.{n}.{kind}")) for n, player in enumerate(data["players"], 1)]
    given = [player[kind] for player, is_new in players if is_new and player[kind] is not None]
    if len(set(given)) < len(given):
        raise NotWhole(f"players.*.{kind}: {', '.join(given)}: each exists once")
    free = [name for name in everything if name not in [player[kind] for player, _ in players]]
    for player, is_new in players:
        if player[kind] in given and not is_new:
            player[kind] = free.pop(0)


# ---- what goes together


def _check_numbers(data: Data, blank: Helionox) -> None:
    for number, player in enumerate(data["players"], 1):
        if not blank.mercury and (
            player["cargo"] or player["request"] or player["fleet"] or any(player["bank"].values())
        ):
            raise NotWhole(f"players.{number}: cargo, request, fleet and bank need Mercury Protocol (HEL-1.7)")
    least = 1 if data["collaboration"]["partner"] else 0
    between("collaboration.event", data["collaboration"]["event"], least, len(data["events"]))
