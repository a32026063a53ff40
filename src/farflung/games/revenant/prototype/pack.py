"""The prototype's content: operation cards, planets and colonies as in the final edition, the rest its own."""

from __future__ import annotations

import msgspec

from farflung.engine.content import Place, Source
from farflung.games.revenant import pack as shared
from farflung.games.revenant.cards import Ability, Content, DamageTile, HiddenAgenda, SonarCard
from farflung.games.revenant.effectwords import NO_TRIGGER, EditionReport, effects
from farflung.games.revenant.pack import (
    PROFESSIONS,
    ArkEntry,
    CaptainEntry,
    CardEntry,
    ColonyEntry,
    PlanetEntry,
    TermEntry,
)

CONTENT = shared.PROTOTYPE
SLOTS = 3  # of an agenda (REV-P-8.1)


class SonarEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    house: str
    sector: int
    void: list[int]
    rifts: list[int]
    planets: list[int]


class TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    fx: list[str]


class HiddenAgendaEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    profession: str
    slots: list[list[TermEntry]]


def load(source: Source) -> Content:
    """Raises `ContentError` with every mistake found."""
    report = EditionReport("prototype")
    operations = source.entries(shared.CONTENT / "operations.toml", "card", CardEntry, "id", report)
    planets = source.entries(shared.CONTENT / "planets.toml", "planet", PlanetEntry, "id", report)
    colonies = source.entries(shared.CONTENT / "colonies.toml", "colony", ColonyEntry, "id", report)
    arks = source.entries(CONTENT / "arks.toml", "ark", ArkEntry, "house", report)
    captains = source.entries(CONTENT / "captains.toml", "captain", CaptainEntry, "id", report)
    sonar = source.entries(CONTENT / "sonar.toml", "sonar", SonarEntry, "id", report)
    tiles = source.entries(CONTENT / "tiles.toml", "tile", TileEntry, "id", report)
    agendas = source.entries(CONTENT / "agendas.toml", "agenda", HiddenAgendaEntry, "id", report)
    source.check_directory(report, sorted(path.name for path in shared.SHELF.files["prototype"]))
    shared.check_houses(colonies)
    abilities: list[Ability] = []
    content = Content(
        shared.version("prototype", [operations, planets, arks, captains, sonar, colonies, tiles, agendas]),
        [shared.read_card(entry, place, abilities) for place, entry in operations],
        [shared.read_planet(index, entry, place) for index, (place, entry) in enumerate(planets)],
        [shared.read_ark(entry, place) for place, entry in arks],
        [shared.read_captain(index, entry, place, abilities) for index, (place, entry) in enumerate(captains)],
        [],
        [shared.read_colony(index, entry, place) for index, (place, entry) in enumerate(colonies)],
        [],
        [],
        abilities,
        [_sonar(index, entry, place) for index, (place, entry) in enumerate(sonar)],
        [_tile(index, entry, place) for index, (place, entry) in enumerate(tiles)],
        [_agenda(index, entry, place) for index, (place, entry) in enumerate(agendas)],
    )
    report.stop()
    return content


def _sonar(index: int, entry: SonarEntry, place: Place) -> SonarCard:
    if len(entry.void) != 8:
        place.at("void").wrong(f"needs 8 numbers, one for each outer sector, not {len(entry.void)}")
    for number, ships in enumerate(entry.void):
        place.at("void").item(number).within(ships, 0, 7)
    for field, sectors in (("rifts", entry.rifts), ("planets", entry.planets)):
        for number, sector in enumerate(sectors):
            place.at(field).item(number).within(sector, 1, 8)
        if len(set(sectors)) < len(sectors):
            place.at(field).wrong("names a sector twice")
    sector = place.at("sector").within(entry.sector, 1, 8)
    house = shared.house_in(entry.house, place)
    return SonarCard(index, entry.id, house, sector, [0, *entry.void], entry.rifts, entry.planets)


def _tile(index: int, entry: TileEntry, place: Place) -> DamageTile:
    fx = effects(entry.fx, NO_TRIGGER, place.at("fx"))
    return DamageTile(index, entry.id, shared.name_in(entry.name, place), fx)


def _agenda(index: int, entry: HiddenAgendaEntry, place: Place) -> HiddenAgenda:
    place.at("profession").number_of(entry.profession, PROFESSIONS, "profession")
    if len(entry.slots) != SLOTS:
        place.at("slots").wrong(f"an agenda has {SLOTS} slots, not {len(entry.slots)}")
    slots = [shared.read_terms(terms, place.at("slots").item(number)) for number, terms in enumerate(entry.slots)]
    return HiddenAgenda(index, entry.id, shared.name_in(entry.name, place), entry.profession, slots)
