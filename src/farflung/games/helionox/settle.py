"""Makes changed data whole again: as many of every card as exist (scenarios change a state by hand).

What was given to one place leaves the places that were not touched; what it displaced returns to its owner's deck or to
its pile; and the piles that nobody has seen are whatever is nowhere else. What cannot be is refused with its path.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from farflung.engine.given import NotWhole, between, is_given, is_touched, spelled
from farflung.engine.names import UnknownName
from farflung.engine.survey import check
from farflung.games.helionox import words
from farflung.games.helionox.names import Names
from farflung.games.helionox.places import places
from farflung.games.helionox.state import Helionox

Data = dict[str, Any]
PILES: Final = ("hand", "top", "discard", "played")  # of a player, beside the deck
OF_CURRENT: Final = ("main", "end", "arrivals", "shortfall", "conclude", "syndicate", "turn")
WHOLE_TURNS: Final = ("turn", "main", "end", "score")  # after these the game goes on by itself


def settle(data: Data, before: Data, blank: Helionox, names: Names) -> None:
    """`blank` is a game of this set-up in which nothing has happened yet."""
    events = _event_lists(data)
    for path, entries in events.items():
        _check_events(path, entries)
    check(places, blank, names, data, before)
    _settle_time(data, before, len(blank.players), names)
    for path, entries in events.items():
        for entry in entries:  # what an Event's entry leaves out is its own Location and the Inactive side
            entry.setdefault("side", names.side[0])
            if path == "events":
                entry.setdefault("location", names.home[names.index("event", entry["event"])])
    for number, player in enumerate(data["players"], 1):
        player["top"] = [
            spelled(f"players.{number}.top", "card", _card_of(card), names) + ("*" if str(card).endswith("*") else "")
            for card in player["top"]
        ]
    _settle_decks(data, before)
    _settle_cards(data, before, blank)
    _settle_events(data, before, blank)
    if "requests" in data:
        _settle_requests(data, before, blank)
    for kind, field in (("architect", "architects"), ("fleet", "fleet")):
        _settle_owned(data, before, kind, [thing.name for thing in getattr(blank.content, field)])
    _check_numbers(data, blank)
    for name, location in data["locations"].items():
        if location["shut_down"] != before["locations"][name]["shut_down"]:
            raise NotWhole(f"locations.{name}.shut_down follows from events and Garrisons; give those instead")


# ---- where things lie


def _event_lists(data: Data) -> dict[str, list[Any]]:
    """The lists of Events in play and of those that somebody has Overcome, by path."""
    lists = {"events": data["events"]}
    lists |= {f"players.{number}.trophies": player["trophies"] for number, player in enumerate(data["players"], 1)}
    if "team" in data:
        lists |= {"team.trophies": data["team"]["trophies"], "syndicate.events": data["syndicate"]["events"]}
    return lists


def _check_events(path: str, events: list[Any]) -> None:
    for number, entry in enumerate(events, 1):
        if not isinstance(entry, dict) or "event" not in entry:
            raise NotWhole(f"{path}.{number}: an Event is a table such as {{ event = 'EVT-01', side = 'active' }}")


class Place:
    """Somewhere cards lie: its path, the cards, and whether somebody gave them."""

    def __init__(self, path: str, cards: list[Any], before: Data) -> None:
        self.path = path
        self.cards = cards
        self.given = is_touched(before, path)

    def take(self, card: str, n: int) -> int:
        """Takes up to n of a card away; how many it was."""
        mine = [entry for entry in self.cards if _card_of(entry) == card][:n]
        for entry in mine:
            self.cards.remove(entry)
        return len(mine)


def _card_of(entry: Any) -> str:
    """The card of an entry: a name, a name with a star, or a table with the Event's or Request's name."""
    if isinstance(entry, dict):
        return str(entry.get("event") or entry.get("request"))
    return str(entry).removesuffix("*")


def _claim(places: list[Place], exist: Counter[str]) -> Counter[str]:
    """Leaves no more of a card than exist: places that were not given lose it first. Returns those that lie nowhere."""
    left = Counter(exist)
    for card in {_card_of(entry) for place in places for entry in place.cards}:
        here = {place.path: sum(_card_of(entry) == card for entry in place.cards) for place in places}
        excess = sum(here.values()) - exist[card]
        for place in places:
            if excess > 0 and not place.given:
                excess -= place.take(card, excess)
        if excess > 0:
            where = ", ".join(f"{n} in {path}" for path, n in here.items() if n)
            raise NotWhole(f"there are only {exist[card]} of '{card}' in this game, not as many as given: {where}")
        left[card] -= sum(_card_of(entry) == card for place in places for entry in place.cards)
    return +left


def _in_order(cards: Counter[str], order: list[str]) -> list[str]:
    return [name for name in order for _ in range(cards[name])]


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


def _settle_decks(data: Data, before: Data) -> None:
    """A player's deck that was not given is what the player had and that lies nowhere else."""
    for number, (player, was) in enumerate(zip(data["players"], before["players"], strict=True)):
        path = f"players.{number + 1}"
        places = [Place(f"{path}.{pile}", player[pile], before) for pile in PILES]
        had = Counter(_card_of(card) for pile in (*PILES, "deck") for card in was[pile])
        given = Counter(_card_of(card) for place in places if place.given for card in place.cards)
        for card, n in (+given).items():  # given to one place, it leaves the others
            excess = sum(_card_of(entry) == card for place in places for entry in place.cards) - max(had[card], n)
            for place in places:
                if excess > 0 and not place.given:
                    excess -= place.take(card, excess)
        if not is_touched(before, f"{path}.deck"):
            rest = had - Counter(_card_of(card) for place in places for card in place.cards)
            order = [_card_of(card) for pile in ("deck", *PILES) for card in was[pile]]
            player["deck"] = _in_order(rest, list(dict.fromkeys(order)))


def _settle_cards(data: Data, before: Data, blank: Helionox) -> None:
    """Market cards, Prime Assets, Illegal Tech and starting cards, wherever they lie."""
    places = [Place("consumed", data["consumed"], before)]
    slots = {name: [market["card"]] if market["card"] else [] for name, market in data["market"].items()}
    for name, market in data["market"].items():
        places.append(Place(f"market.{name}.card", slots[name], before))
        places.append(Place(f"market.{name}.bottom", market["bottom"], before))
        if is_touched(before, f"market.{name}.deck"):
            places.append(Place(f"market.{name}.deck", market["deck"], before))
    for name, location in data["locations"].items():
        places.append(Place(f"locations.{name}.illegal", location["illegal"], before))
    if "syndicate" in data:
        places.append(Place("syndicate.cards", data["syndicate"]["cards"], before))
    for number, player in enumerate(data["players"]):
        for pile in ("deck", *PILES):
            places.append(Place(f"players.{number + 1}.{pile}", player[pile], before))
    cards = blank.content.cards
    _check_slots(data, slots, cards_at={card.name: card.illegal_at for card in cards}, blank=blank)
    left = _claim(places, Counter({card.name: card.copies for card in cards if blank.mercury or not card.mercury}))
    for faction, name in enumerate(words.FACTIONS):
        market, path = data["market"][name], f"market.{name}"
        own = Counter({c.name: left[c.name] for c in cards if c.faction == faction and not c.starting})
        if before["market"][name]["card"] and not is_given(before, f"{path}.card") and not slots[name] and own.total():
            slots[name].append(next(iter(+own)))
            own[slots[name][0]] -= 1
        market["card"] = slots[name][0] if slots[name] else None
        if not is_touched(before, f"{path}.deck"):
            market["deck"] = _in_order(+own, [card.name for card in cards])
    if not is_given(before, "prime_assets"):
        data["prime_assets"] = left[cards[words.PRIME].name]


def _check_slots(data: Data, slots: dict[str, list[str]], cards_at: dict[str, int], blank: Helionox) -> None:
    """A Market slot holds its faction's cards, a Location its own Illegal Tech."""
    factions = {card.name: card.faction for card in blank.content.cards if not card.starting}
    for faction, name in enumerate(words.FACTIONS):
        for card in slots[name] + data["market"][name]["deck"] + data["market"][name]["bottom"]:
            if factions.get(card) != faction:
                raise NotWhole(f"market.{name}: '{card}' is no {name} card of the Market")
    for place, name in enumerate(words.LOCATIONS):
        for card in data["locations"][name]["illegal"]:
            if cards_at[card] != place:
                raise NotWhole(f"locations.{name}.illegal: '{card}' is no Illegal Tech of {name} (HEL-30.1)")


# ---- Events and Requests


def _settle_events(data: Data, before: Data, blank: Helionox) -> None:
    """The Events nobody has seen are those that lie nowhere."""
    deck = data["event_deck"]
    places = [Place(path, entries, before) for path, entries in _event_lists(data).items()]
    places.insert(1, Place("event_deck.top", deck["top"], before))
    events = [event for event in blank.content.events if blank.mercury or not event.mercury]
    left = _claim(places, Counter({event.name: event.copies for event in events}))
    for stack, catastrophic in (("regular", False), ("catastrophic", True)):
        if not is_touched(before, f"event_deck.{stack}"):
            deck[stack] = [
                event.name
                for event in events
                if (event.type == words.CATASTROPHIC) == catastrophic
                for _ in range(left[event.name])
            ]
        excess = sum(part[stack] for part in deck["parts"]) - len(deck[stack])
        for number in range(len(deck["parts"]), 0, -1):
            part = deck["parts"][number - 1]
            if excess > 0 and not is_touched(before, f"event_deck.parts.{number}"):
                taken = min(excess, part[stack])
                part[stack] -= taken
                excess -= taken
        if excess > 0:
            raise NotWhole(f"event_deck.parts: {excess} {stack} Events more than there are left")


def _settle_requests(data: Data, before: Data, blank: Helionox) -> None:
    requests = data["requests"]
    places = [Place("requests.bottom", requests["bottom"], before)]
    held = []
    for number, player in enumerate(data["players"]):
        current = Place(f"players.{number + 1}.request", [player["request"]] if player["request"] else [], before)
        held.append((player, current))
        places += [current, Place(f"players.{number + 1}.requests", player["requests"], before)]
    if "team" in data:
        places.append(Place("team.requests", data["team"]["requests"], before))
    cards = blank.content.requests
    left = _claim(places, Counter({request.name: request.copies for request in cards}))
    for player, current in held:
        if player["request"] and not current.cards:  # another seat was given it: any other one instead
            player["request"] = next(iter(+left))
            left[player["request"]] -= 1
    if not is_touched(before, "requests.unseen"):
        requests["unseen"] = _in_order(+left, [request.name for request in cards])
    between(
        "requests.left", requests["left"], len(requests["bottom"]), len(requests["bottom"]) + len(requests["unseen"])
    )


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
