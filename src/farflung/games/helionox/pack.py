"""Content packs of Helionox: the TOML entries, what is checked about them, and the native classes they become.

The vocabulary is that of the ledger (HEL-GAP-7). A pack of the user's own is a directory with some or all of the
files; its entries replace those with the same id.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from farflung.engine.content import Place, ReadBy, Report, Shelf, Source, Within, WordOf, checked, respelled, version_of
from farflung.engine.sentences import Sentence
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import (
    Ability,
    Architect,
    Board,
    Card,
    Content,
    Difficulty,
    EventCard,
    EventTable,
    FleetAsset,
    Mission,
    Request,
    Site,
    Text,
)
from farflung.games.helionox.effectwords import MOST, holds, read_text
from farflung.games.helionox.tables import FIELDS, Spelled, call_form, table_form

CONTENT = Path(__file__).parent / "content"


# ---- entries, as they stand in the files


Calls = Annotated[list[Spelled], ReadBy(lambda effects, _: [call_form(effect) for effect in effects])]
Copies = Annotated[int, Within(1, MOST)]
Amount = Annotated[int, Within(0, MOST)]
Where = Annotated[str, WordOf(w.LOCATIONS, Sentence("Location"))]
Faction = Annotated[str, WordOf(w.CARD_FACTIONS, "faction")]
Kind = Annotated[str, WordOf(w.CARD_KINDS, "kind")]


class BasicEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    copies: Copies
    faction: Faction
    kind: Kind
    effects: Calls
    starting: bool = False
    cost: Amount = 0
    influence: Amount = 0


class MarketEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    copies: Copies
    faction: Annotated[str, WordOf(w.FACTIONS, "faction")]
    kind: Kind
    cost: Copies
    influence: Amount
    unique: bool
    mercury: bool
    effects: Calls


class IllegalEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    copies: Copies
    location: Where
    kind: Kind
    unique: bool
    mercury: bool
    infamy_end: Amount
    infamy_play: Amount
    effects: Calls


class EventEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    location: Where
    type: Annotated[str, WordOf(w.EVENT_TYPES)]
    copies: Copies
    inactive_influence: Amount
    inactive_defense: Copies
    active_influence: Amount
    active_defense: Copies
    alternative: Annotated[list[str], WordOf(w.ALTERNATIVES, Sentence("icon"))]
    movement_tax: bool
    mercury: bool
    effect_key: Annotated[str, WordOf(w.EVENT_EFFECTS, Sentence("effect"))] = ""


class LocationEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    location: Where
    mercury: bool
    bonus: Calls
    key: Calls


class AbilityEntry(msgspec.Struct, forbid_unknown_fields=True):
    cryo: Annotated[int, Within(1, 4)]
    effects: Calls


class ArchitectEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    mercury: bool
    ability: list[AbilityEntry]


class FleetEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    copies: int
    mercury: bool
    bays: Annotated[int, Within(len(w.LOCATIONS), len(w.LOCATIONS))]
    trigger: Annotated[str, WordOf(w.TRIGGERS)]
    effects: Calls


class MissionEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    mode: Annotated[str, WordOf(w.MISSION_MODES)]
    influence: Amount
    count: Annotated[str, WordOf(w.MISSION_COUNTS)]
    compare: Annotated[str, WordOf(w.COMPARISONS, Sentence("comparison"))]
    threshold: Annotated[list[int], Within(0, MOST, 4)]  # for 1 to 4 players
    faction: Faction = "none"


class RequestEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    copies: Copies
    cargo: Where
    destination: Where
    influence: Amount


class DeckEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    mode: Annotated[str, WordOf(["competitive", "coop"])]
    players: int
    regular: Annotated[list[int], Within(0, MOST, 3)]  # for each part of the deck
    catastrophic: Annotated[list[int], Within(0, MOST, 3)]
    rule: str


class DifficultyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    garrisons: bool
    missions: Annotated[list[int], Within(0, MOST, 4)]  # for 1 to 4 players
    rule: str


class BoardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    neighbours: list[list[Where]]
    distance_to_earth: dict[str, int]


# ---- loading

FILES: list[tuple[str, str, type[msgspec.Struct]]] = [
    ("basic.toml", "card", BasicEntry),
    ("market.toml", "card", MarketEntry),
    ("illegal.toml", "card", IllegalEntry),
    ("events.toml", "event", EventEntry),
    ("locations.toml", "location", LocationEntry),
    ("architects.toml", "architect", ArchitectEntry),
    ("fleet.toml", "fleet_asset", FleetEntry),
    ("missions.toml", "mission", MissionEntry),
    ("requests.toml", "request", RequestEntry),
    ("decks.toml", "deck", DeckEntry),
    ("difficulties.toml", "difficulty", DifficultyEntry),
    ("boards.toml", "board", BoardEntry),
]

HOW_MANY = {"market": (24, 140), "illegal": (10, 40), "events": (46, 120), "architects": (12, 40), "fleet": (4, 20)}
HOW_MANY |= {"missions": (8, 40), "requests": (20, 60)}
"""How many entries of a file there may be, where a pack may add some or take some away."""
MOST_CARDS = 255
MOST_UNIQUE = 60
MOST_COPIES = 400
Found = list[tuple[Place, Any]]


def _load(source: Source, edition: str) -> Content:
    report = Report()
    files: list[Found] = []
    for file, key, entry_type in FILES:
        bounds = HOW_MANY.get(file.removesuffix(".toml"), (None, None))
        files.append(source.entries(CONTENT / file, key, entry_type, "id", report, *bounds))
    basic, market, illegal, events, locations, architects, fleet, missions, requests, decks, levels, boards = files
    source.check_directory(report, sorted(file for file, *_ in FILES))
    report.stop()  # what follows counts on every file being there
    texts: list[Text] = []
    content = Content(
        "",
        _cards([*basic, *market, *illegal], texts),
        _events(events),
        [_site(index, entry, place, texts) for index, (place, entry) in enumerate(locations)],
        [_architect(index, entry, place, texts) for index, (place, entry) in enumerate(architects)],
        [_fleet(index, entry, place, texts) for index, (place, entry) in enumerate(fleet)],
        [_mission(index, entry, place) for index, (place, entry) in enumerate(missions)],
        [_request(index, entry, place) for index, (place, entry) in enumerate(requests)],
        [_table(entry, place) for place, entry in decks],
        [Difficulty(**checked(entry, place)) for place, entry in levels],
        [_board(entry, place) for place, entry in boards],
        texts,
    )
    report.stop()
    content.version = version_of([[respelled(entry, FIELDS, table_form) for _, entry in file] for file in files])
    return content


SHELF = Shelf("helionox", {"final": [CONTENT / file for file, *_ in FILES]}, _load)
load_content = SHELF.load
sheets = SHELF.sheets


# ---- cards


NOT_PRINTED = {"faction": w.NO_FACTION, "cost": 0, "influence": 0, "starting": False, "unique": False, "mercury": False}
NOT_PRINTED |= {"location": w.NOTHING, "infamy_play": 0, "infamy_end": 0}


def _cards(entries: Found, texts: list[Text]) -> list[Card]:
    cards: list[Card] = []
    uniques = 0
    for place, entry in entries:
        found = NOT_PRINTED | checked(entry, place)
        text = read_text(found.pop("effects"), place.at("effects"), texts)
        if isinstance(entry, BasicEntry) and not entry.starting:
            place.at("cost").within(entry.cost, 1, MOST)
        illegal = isinstance(entry, IllegalEntry)
        found["illegal_at"] = found.pop("location")
        found["mercury"] |= illegal
        found["unique"] = found["unique"] << uniques
        uniques += found["unique"] > 0
        found["shows_influence"] = not found["starting"] and not illegal
        defends, copies = holds(text.fx, w.OP_DEFENSE), holds(text.fx, w.OP_COPY)
        cards.append(Card(len(cards), text=text, defends=defends, copies_text=copies, **found))
    _check_names([(place, card.name) for (place, _), card in zip(entries, cards, strict=True)])
    if len(cards) > MOST_CARDS or uniques > MOST_UNIQUE:
        entries[-1][0].wrong(
            "{count} designs, {uniques} of them unique, are too many; "
            "allowed: {most} designs, {most_unique} of them unique",
            count=len(cards),
            uniques=uniques,
            most=MOST_CARDS,
            most_unique=MOST_UNIQUE,
        )
    in_all = sum(int(card.copies) for card in cards)
    if in_all > MOST_COPIES:
        entries[-1][0].at("copies").wrong(
            "{count} cards in all are too many; allowed: {most}", count=in_all, most=MOST_COPIES
        )
    return cards


def _check_names(names: list[tuple[Place, str]]) -> None:
    """Records name cards, so no two designs may have the same name."""
    seen: set[str] = set()
    for place, name in names:
        if name in seen:
            place.at("name").wrong("{name!r} is the name of another card too", name=name)
        seen.add(name)


def _events(entries: Found) -> list[EventCard]:
    printed = [entry.name for _, entry in entries]
    events = [
        _event(index, entry, place, printed.count(entry.name) > 1) for index, (place, entry) in enumerate(entries)
    ]
    _check_names([(place, event.name) for (place, _), event in zip(entries, events, strict=True)])
    return events


def _event(index: int, entry: EventEntry, place: Place, namesake: bool) -> EventCard:
    found = checked(entry, place)
    wanted = [0] * (w.ANY_FACTION + 1)
    for icon in entry.alternative:
        if icon in w.ALTERNATIVE_DISCARDS:
            wanted[w.ALTERNATIVE_DISCARDS[icon]] += 1
    return EventCard(
        index,
        entry.id,
        f"{entry.name} ({entry.location})" if namesake else entry.name,
        entry.name,
        found["location"],
        found["type"],
        entry.copies,
        [entry.inactive_influence, entry.active_influence],
        [entry.inactive_defense, entry.active_defense],
        sum(w.ALTERNATIVE_CREDITS.get(icon, 0) for icon in entry.alternative),
        wanted,
        entry.movement_tax,
        entry.mercury,
        found["effect_key"],
    )


def _site(index: int, entry: LocationEntry, place: Place, texts: list[Text]) -> Site:
    found = checked(entry, place)
    for side in ("bonus", "key"):
        found[side] = read_text(found[side], place.at(side), texts, local=True)
        found[f"{side}_defends"] = holds(found[side].fx, w.OP_DEFENSE)
    if found["location"] != index % len(w.LOCATIONS) or entry.mercury != (index >= len(w.LOCATIONS)):
        place.at("location").wrong("the cards are the 5 base Locations and the 5 of Mercury Protocol, in fixed order")
    return Site(index, **found)


def _architect(index: int, entry: ArchitectEntry, place: Place, texts: list[Text]) -> Architect:
    if len(entry.ability) != 2:
        place.at("ability").wrong("an Architect has 2 abilities, not {count}", count=len(entry.ability))
    abilities: list[Ability] = []
    for number, ability in enumerate(checked(entry, place)["ability"]):
        text = read_text(ability["effects"], place.at("ability").item(number).at("effects"), texts)
        abilities.append(Ability(ability["cryo"], text, holds(text.fx, w.OP_DEFENSE)))
    return Architect(index, entry.id, entry.name, entry.mercury, abilities)


def _fleet(index: int, entry: FleetEntry, place: Place, texts: list[Text]) -> FleetAsset:
    found = checked(entry, place)
    trigger, text = found["trigger"], read_text(found["effects"], place.at("effects"), texts)
    for op, needed in ((w.OP_CARGO_DISCOUNT, w.TRIGGER_CARGO), (w.OP_EMBASSY_DISCOUNT, w.TRIGGER_EMBASSY)):
        if (trigger == needed) != (len(text.fx) == 1 and text.fx[0].op == op):
            place.at("trigger").wrong(
                "{trigger} goes together with {operation}, and with that only",
                trigger=w.TRIGGERS[needed],
                operation=w.OPERATIONS[op],
            )
    return FleetAsset(index, entry.id, entry.name, trigger, text)


def _mission(index: int, entry: MissionEntry, place: Place) -> Mission:
    found = checked(entry, place)
    return Mission(index, team=found.pop("mode") == 1, at_most=found.pop("compare") == 1, **found)


def _request(index: int, entry: RequestEntry, place: Place) -> Request:
    if entry.cargo == entry.destination:
        place.at("destination").wrong("Cargo cannot be delivered to its own Location (HEL-29.2)")
    return Request(index, **checked(entry, place))


def _table(entry: DeckEntry, place: Place) -> EventTable:
    coop = checked(entry, place)["mode"] == 1
    return EventTable(coop, entry.players, entry.regular, entry.catastrophic, entry.rule)


def _board(entry: BoardEntry, place: Place) -> Board:
    neighbours = [0] * len(w.LOCATIONS)
    for number, pair in enumerate(entry.neighbours):
        at = place.at("neighbours").item(number)
        if len(pair) != 2:
            at.wrong("names two Locations")
            continue
        a, b = (at.number_of(name, w.LOCATIONS, Sentence("Location")) for name in pair)
        neighbours[a] |= 1 << b
        neighbours[b] |= 1 << a
    at = place.at("distance_to_earth")
    if sorted(entry.distance_to_earth) != sorted(w.LOCATIONS):
        at.wrong("needs a number for each of {locations}", locations=", ".join(w.LOCATIONS))
    return Board(entry.id, entry.name, neighbours, [entry.distance_to_earth.get(name, 0) for name in w.LOCATIONS])
