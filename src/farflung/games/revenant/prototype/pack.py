"""The prototype's content: operation cards, planets and colonies as in the final edition, the rest its own."""

from __future__ import annotations

from typing import Annotated

import msgspec

from farflung.engine.content import Place, Source, Within, checked
from farflung.games.revenant import pack as shared
from farflung.games.revenant.cards import Ability, Content, DamageTile, HiddenAgenda, SonarCard
from farflung.games.revenant.effectwords import EditionReport
from farflung.games.revenant.pack import (
    ArkEntry,
    CaptainEntry,
    CardEntry,
    ColonyEntry,
    Fx,
    House,
    PlanetEntry,
    Profession,
    Sectors,
    TermEntry,
)

CONTENT = shared.PROTOTYPE
SLOTS = 3  # of an agenda (REV-P-8.1)


class SonarEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    house: House
    sector: Annotated[int, Within(1, 8)]
    void: Annotated[list[int], Within(0, 7, 8)]  # for each outer sector
    rifts: Sectors
    planets: Sectors


class TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    fx: Fx


class HiddenAgendaEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    profession: Profession
    slots: list[list[TermEntry]]


def load(source: Source) -> Content:
    """Raises `ContentError` with every mistake found."""
    report = EditionReport("prototype")
    operations = source.entries(
        shared.CONTENT / "operations.toml", "card", CardEntry, "id", report, *shared.HOW_MANY["operations"]
    )
    planets = source.entries(
        shared.CONTENT / "planets.toml", "planet", PlanetEntry, "id", report, *shared.HOW_MANY["planets"]
    )
    colonies = source.entries(shared.CONTENT / "colonies.toml", "colony", ColonyEntry, "id", report)
    arks = source.entries(CONTENT / "arks.toml", "ark", ArkEntry, "house", report)
    captains = source.entries(CONTENT / "captains.toml", "captain", CaptainEntry, "id", report)
    sonar = source.entries(CONTENT / "sonar.toml", "sonar", SonarEntry, "id", report, *shared.HOW_MANY["sonar"])
    tiles = source.entries(CONTENT / "tiles.toml", "tile", TileEntry, "id", report, *shared.HOW_MANY["tiles"])
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
        [DamageTile(index, **checked(entry, place)) for index, (place, entry) in enumerate(tiles)],
        [_agenda(index, entry, place) for index, (place, entry) in enumerate(agendas)],
    )
    shared.check_decks(operations, abilities)
    report.stop()
    return content


def _sonar(index: int, entry: SonarEntry, place: Place) -> SonarCard:
    found = checked(entry, place)
    return SonarCard(index, void=[0, *found.pop("void")], **found)


def _agenda(index: int, entry: HiddenAgendaEntry, place: Place) -> HiddenAgenda:
    checked(entry, place)
    if len(entry.slots) != SLOTS:
        place.at("slots").wrong("an agenda has {slots} slots, not {count}", slots=SLOTS, count=len(entry.slots))
    slots = [shared.read_terms(terms, place.at("slots").item(number)) for number, terms in enumerate(entry.slots)]
    return HiddenAgenda(index, entry.id, entry.name, entry.profession, slots)
