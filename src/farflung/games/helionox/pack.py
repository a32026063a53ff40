"""Content packs of Helionox: the TOML entries, what is checked about them, and the native classes they become.

The vocabulary is that of the ledger (HEL-GAP-7). A pack of the user's own is a directory with some or all of the
files; its entries replace those with the same id.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from farflung.engine.content import Place, Report, Shelf, Source, respelled, version_of
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


class BasicEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    copies: int
    faction: str
    kind: str
    effects: list[Spelled]
    starting: bool = False
    cost: int = 0
    influence: int = 0


class MarketEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    copies: int
    faction: str
    kind: str
    cost: int
    influence: int
    unique: bool
    mercury: bool
    effects: list[Spelled]


class IllegalEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    copies: int
    location: str
    kind: str
    unique: bool
    mercury: bool
    infamy_end: int
    infamy_play: int
    effects: list[Spelled]


class EventEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    location: str
    type: str
    copies: int
    inactive_influence: int
    inactive_defense: int
    active_influence: int
    active_defense: int
    alternative: list[str]
    movement_tax: bool
    mercury: bool
    effect_key: str = ""


class LocationEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    location: str
    mercury: bool
    bonus: list[Spelled]
    key: list[Spelled]


class AbilityEntry(msgspec.Struct, forbid_unknown_fields=True):
    cryo: int
    effects: list[Spelled]


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
    bays: int
    trigger: str
    effects: list[Spelled]


class MissionEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    mode: str
    influence: int
    count: str
    compare: str
    threshold: list[int]
    faction: str = "none"


class RequestEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    copies: int
    cargo: str
    destination: str
    influence: int


class DeckEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    mode: str
    players: int
    regular: list[int]
    catastrophic: list[int]
    rule: str


class DifficultyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    garrisons: bool
    missions: list[int]
    rule: str


class BoardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    neighbours: list[list[str]]
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

Found = list[tuple[Place, Any]]


def _load(source: Source, edition: str) -> Content:
    report = Report()
    files: list[Found] = []
    for file, key, entry_type in FILES:
        files.append(source.entries(CONTENT / file, key, entry_type, "id", report))
    basic, market, illegal, events, locations, architects, fleet, missions, requests, decks, levels, boards = files
    source.check_directory(report, sorted(file for file, *_ in FILES))
    report.stop()  # what follows counts on every file being there
    texts: list[Text] = []
    content = Content(
        "",
        _cards(basic, market, illegal, texts),
        _events(events),
        [_site(index, entry, place, texts) for index, (place, entry) in enumerate(locations)],
        [_architect(index, entry, place, texts) for index, (place, entry) in enumerate(architects)],
        [_fleet(index, entry, place, texts) for index, (place, entry) in enumerate(fleet)],
        [_mission(index, entry, place) for index, (place, entry) in enumerate(missions)],
        [_request(index, entry, place) for index, (place, entry) in enumerate(requests)],
        [_table(entry, place) for place, entry in decks],
        [_difficulty(entry, place) for place, entry in levels],
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


def _text(entries: list[Spelled], place: Place, texts: list[Text], local: bool = False) -> Text:
    return read_text([call_form(effect) for effect in entries], place, texts, local)


def _cards(
    basic: list[tuple[Place, BasicEntry]],
    market: list[tuple[Place, MarketEntry]],
    illegal: list[tuple[Place, IllegalEntry]],
    texts: list[Text],
) -> list[Card]:
    cards: list[Card] = []
    uniques = 0
    for place, b in basic:
        text = _text(b.effects, place.at("effects"), texts)
        faction = place.at("faction").number_of(b.faction, w.CARD_FACTIONS, "faction")
        place.at("cost").within(b.cost, 0 if b.starting else 1, MOST)
        cards.append(
            _card(len(cards), b, place, faction, b.cost, b.influence, not b.starting, b.starting, 0, False, text)
        )
    for place, m in market:
        text = _text(m.effects, place.at("effects"), texts)
        faction = place.at("faction").number_of(m.faction, w.FACTIONS, "faction")
        place.at("cost").within(m.cost, 1, MOST)
        place.at("influence").within(m.influence, 0, MOST)
        unique = 1 << uniques if m.unique else 0
        uniques += m.unique
        cards.append(_card(len(cards), m, place, faction, m.cost, m.influence, True, False, unique, m.mercury, text))
    for place, i in illegal:
        text = _text(i.effects, place.at("effects"), texts)
        unique = 1 << uniques if i.unique else 0
        uniques += i.unique
        card = _card(len(cards), i, place, w.NO_FACTION, 0, 0, False, False, unique, True, text)
        card.illegal_at = place.at("location").number_of(i.location, w.LOCATIONS, "Location")
        card.infamy_play = place.at("infamy_play").within(i.infamy_play, 0, MOST)
        card.infamy_end = place.at("infamy_end").within(i.infamy_end, 0, MOST)
        cards.append(card)
    _check_names([(place, card.name) for (place, _), card in zip([*basic, *market, *illegal], cards, strict=True)])
    return cards


def _card(
    index: int,
    entry: BasicEntry | MarketEntry | IllegalEntry,
    place: Place,
    faction: int,
    cost: int,
    influence: int,
    shows_influence: bool,
    starting: bool,
    unique: int,
    mercury: bool,
    text: Text,
) -> Card:
    return Card(
        index,
        entry.id,
        _name(entry.name, place),
        place.at("copies").within(entry.copies, 1, MOST),
        faction,
        place.at("kind").number_of(entry.kind, w.CARD_KINDS, "kind"),
        cost,
        influence,
        shows_influence,
        starting,
        unique,
        mercury,
        w.NOTHING,
        0,
        0,
        text,
        holds(text.fx, w.OP_DEFENSE),
        holds(text.fx, w.OP_COPY),
    )


def _name(name: str, place: Place) -> str:
    if not name.strip():
        place.at("name").wrong("is empty")
    return name


def _check_names(names: list[tuple[Place, str]]) -> None:
    """Records name cards, so no two designs may have the same name."""
    seen: set[str] = set()
    for place, name in names:
        if name in seen:
            place.at("name").wrong(f"{name!r} is the name of another card too")
        seen.add(name)


def _events(entries: list[tuple[Place, EventEntry]]) -> list[EventCard]:
    printed = [entry.name for _, entry in entries]
    events = [
        _event(index, entry, place, printed.count(entry.name) > 1) for index, (place, entry) in enumerate(entries)
    ]
    _check_names([(place, event.name) for (place, _), event in zip(entries, events, strict=True)])
    return events


def _event(index: int, entry: EventEntry, place: Place, namesake: bool) -> EventCard:
    wanted = [0] * (w.ANY_FACTION + 1)
    credits = 0
    for number, icon in enumerate(entry.alternative):
        place.at("alternative").item(number).number_of(icon, w.ALTERNATIVES, "icon")
        if icon in w.ALTERNATIVE_DISCARDS:
            wanted[w.ALTERNATIVE_DISCARDS[icon]] += 1
        credits += w.ALTERNATIVE_CREDITS.get(icon, 0)
    influence = [entry.inactive_influence, entry.active_influence]
    defense = [entry.inactive_defense, entry.active_defense]
    for number, field in enumerate(("inactive", "active")):
        place.at(f"{field}_influence").within(influence[number], 0, MOST)
        place.at(f"{field}_defense").within(defense[number], 1, MOST)
    return EventCard(
        index,
        entry.id,
        f"{_name(entry.name, place)} ({entry.location})" if namesake else _name(entry.name, place),
        entry.name,
        place.at("location").number_of(entry.location, w.LOCATIONS, "Location"),
        place.at("type").number_of(entry.type, w.EVENT_TYPES, "type"),
        place.at("copies").within(entry.copies, 1, MOST),
        influence,
        defense,
        credits,
        wanted,
        entry.movement_tax,
        entry.mercury,
        place.at("effect_key").number_of(entry.effect_key, w.EVENT_EFFECTS, "effect"),
    )


def _site(index: int, entry: LocationEntry, place: Place, texts: list[Text]) -> Site:
    bonus = _text(entry.bonus, place.at("bonus"), texts, local=True)
    key = _text(entry.key, place.at("key"), texts, local=True)
    location = place.at("location").number_of(entry.location, w.LOCATIONS, "Location")
    if location != index % len(w.LOCATIONS) or entry.mercury != (index >= len(w.LOCATIONS)):
        place.at("location").wrong("the cards are the 5 base Locations and the 5 of Mercury Protocol, in fixed order")
    return Site(
        index,
        entry.id,
        _name(entry.name, place),
        location,
        entry.mercury,
        bonus,
        key,
        holds(bonus.fx, w.OP_DEFENSE),
        holds(key.fx, w.OP_DEFENSE),
    )


def _architect(index: int, entry: ArchitectEntry, place: Place, texts: list[Text]) -> Architect:
    if len(entry.ability) != 2:
        place.at("ability").wrong(f"an Architect has 2 abilities, not {len(entry.ability)}")
    abilities: list[Ability] = []
    for number, ability in enumerate(entry.ability):
        at = place.at("ability").item(number)
        text = _text(ability.effects, at.at("effects"), texts)
        abilities.append(Ability(at.at("cryo").within(ability.cryo, 1, 4), text, holds(text.fx, w.OP_DEFENSE)))
    return Architect(index, entry.id, _name(entry.name, place), entry.mercury, abilities)


def _fleet(index: int, entry: FleetEntry, place: Place, texts: list[Text]) -> FleetAsset:
    trigger = place.at("trigger").number_of(entry.trigger, w.TRIGGERS, "trigger")
    text = _text(entry.effects, place.at("effects"), texts)
    place.at("bays").within(entry.bays, len(w.LOCATIONS), len(w.LOCATIONS))
    for op, needed in ((w.OP_CARGO_DISCOUNT, w.TRIGGER_CARGO), (w.OP_EMBASSY_DISCOUNT, w.TRIGGER_EMBASSY)):
        if (trigger == needed) != (len(text.fx) == 1 and text.fx[0].op == op):
            place.at("trigger").wrong(f"{w.TRIGGERS[needed]} goes together with {w.OPERATIONS[op]}, and with that only")
    return FleetAsset(index, entry.id, _name(entry.name, place), trigger, text)


def _mission(index: int, entry: MissionEntry, place: Place) -> Mission:
    if len(entry.threshold) != 4:
        place.at("threshold").wrong("needs 4 numbers, for 1 to 4 players")
    return Mission(
        index,
        entry.id,
        _name(entry.name, place),
        place.at("mode").number_of(entry.mode, w.MISSION_MODES, "mode") == 1,
        place.at("faction").number_of(entry.faction, w.CARD_FACTIONS, "faction"),
        place.at("influence").within(entry.influence, 0, MOST),
        place.at("count").number_of(entry.count, w.MISSION_COUNTS, "count"),
        place.at("compare").number_of(entry.compare, w.COMPARISONS, "comparison") == 1,
        entry.threshold,
    )


def _request(index: int, entry: RequestEntry, place: Place) -> Request:
    cargo = place.at("cargo").number_of(entry.cargo, w.LOCATIONS, "Location")
    destination = place.at("destination").number_of(entry.destination, w.LOCATIONS, "Location")
    if cargo == destination:
        place.at("destination").wrong("Cargo cannot be delivered to its own Location (HEL-29.2)")
    copies = place.at("copies").within(entry.copies, 1, MOST)
    influence = place.at("influence").within(entry.influence, 0, MOST)
    return Request(index, entry.id, _name(entry.name, place), copies, cargo, destination, influence)


def _table(entry: DeckEntry, place: Place) -> EventTable:
    coop = place.at("mode").number_of(entry.mode, ["competitive", "coop"], "mode") == 1
    for field, numbers in (("regular", entry.regular), ("catastrophic", entry.catastrophic)):
        if len(numbers) != 3:
            place.at(field).wrong("needs 3 numbers, one for each part of the deck")
    return EventTable(coop, entry.players, entry.regular, entry.catastrophic, entry.rule)


def _difficulty(entry: DifficultyEntry, place: Place) -> Difficulty:
    if len(entry.missions) != 4:
        place.at("missions").wrong("needs 4 numbers, for 1 to 4 players")
    return Difficulty(entry.id, _name(entry.name, place), entry.garrisons, entry.missions, entry.rule)


def _board(entry: BoardEntry, place: Place) -> Board:
    neighbours = [0] * len(w.LOCATIONS)
    for number, pair in enumerate(entry.neighbours):
        at = place.at("neighbours").item(number)
        if len(pair) != 2:
            at.wrong("names two Locations")
            continue
        a, b = (at.number_of(name, w.LOCATIONS, "Location") for name in pair)
        neighbours[a] |= 1 << b
        neighbours[b] |= 1 << a
    at = place.at("distance_to_earth")
    if sorted(entry.distance_to_earth) != sorted(w.LOCATIONS):
        at.wrong(f"needs a number for each of {', '.join(w.LOCATIONS)}")
    return Board(entry.id, entry.name, neighbours, [entry.distance_to_earth.get(name, 0) for name in w.LOCATIONS])
