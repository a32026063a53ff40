"""Content packs of Revenant: the TOML entries, what is checked about them, and the native classes they become.

The format and the vocabulary are described for designers in docs/content.md. A pack of the user's own is a directory
with some or all of the files; its entries replace those with the same id.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from farflung.engine.content import Offered, Place, ReadBy, Shelf, Source, Within, WordOf, checked, version_of
from farflung.engine.sentences import Sentence, either
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import (
    Ability,
    Agenda,
    ArkOption,
    Captain,
    Colony,
    Content,
    Defect,
    Effect,
    OperationCard,
    Planet,
    RadarCard,
    Term,
)
from farflung.games.revenant.effectwords import (
    CHANGES,
    NO_TRIGGER,
    EditionReport,
    captains_triggers,
    edition_at,
    effects,
    holds,
    measures_of,
)

CONTENT = Path(__file__).parent / "content"
PROTOTYPE = Path(__file__).parent / "prototype" / "content"
SHARED = [CONTENT / name for name in ("colonies.toml", "operations.toml", "planets.toml")]
PROFESSIONS = ["scientist", "scout", "commander", "politician"]
SIDES = ["A", "B"]
LETTERS = "MESN"  # a cost's letters, in the order of RESOURCES
KIND_OF_ID = {"CA": "cadet", "FR": "frigate", "DI": "directive", "FA": "fleet", "PA": "personal"}
AGENDA_KINDS = ["fleet", "personal"]
FEWEST_OF_A_KIND = 20
MOST_ABILITIES = 255
HOW_MANY = {"operations": (60, 150), "planets": (18, 60), "radar": (12, 30), "defects": (8, 20), "agendas": (16, 60)}
HOW_MANY |= {"sonar": (7, 20), "tiles": (8, 30)}
"""How many entries of a file there may be, where a pack may add some or take some away."""
NO_SHUTTLE = -1
SHUTTLE_OF_CHOICE = -2
ANY_NUMBER = 99  # an ability used as often as one likes; also the upper end of an open range
MOST_MEASURED = 9

# What `of` names for the measures that have it; two others take a number.
MEASURED: dict[int, list[str]] = {
    w.M_SHIPS: [*w.SHIP_KINDS, "house_ship"],
    w.M_RESOURCE: w.RESOURCES,
    w.M_CARDS: w.CARD_KINDS,
    w.M_POWER_OF: [f"{w.HOUSES[one]}+{w.HOUSES[two]}" for one, two in w.HOUSE_PAIRS],
}

# ---- fields that need more than a list of words


def _plain_effects(texts: list[str], place: Place) -> list[Effect]:
    return effects(texts, NO_TRIGGER, place)


def _cost(cost: str, place: Place) -> list[int]:
    for letter in sorted(set(cost) - set(LETTERS)):
        place.wrong("unknown letter {letter!r}; allowed: M, E, S and N, one for each resource", letter=letter)
    return [cost.count(letter) for letter in LETTERS]


def _ranks(ranks: str, place: Place) -> tuple[int, int]:
    if not re.fullmatch("[0-3]-[0-3]", ranks) or ranks[0] > ranks[2]:
        place.wrong('{ranks!r} is not a range of ranks such as "0-3" or "2-2"', ranks=ranks)
        return 0, 3
    return int(ranks[0]), int(ranks[2])


def _sectors(sectors: list[int], place: Place) -> list[int]:
    if len(set(sectors)) < len(sectors):
        place.wrong("names a sector twice")
    return [place.item(number).within(sector, 1, 8) for number, sector in enumerate(sectors)]


def read_measure(measure: str, of: str | int, place: Place) -> tuple[int, int]:
    """A measure and its argument as numbers."""
    number = place.at("measure").number_of(measure, measures_of(edition_at(place)), "measure")
    at = place.at("of")
    if number in MEASURED:
        return number, at.number_of(str(of), MEASURED[number], Sentence("argument"))
    if number in (w.M_HOUSES_WITH_POWER, w.M_HOUSES_WITH_INFLUENCE):
        if isinstance(of, int):
            return number, at.within(of, 1, MOST_MEASURED)
        at.wrong("the measure {measure!r} needs a whole number here", measure=measure)
    elif of != "":
        at.wrong("the measure {measure!r} takes no argument", measure=measure)
    return number, 0


def read_terms(entries: list[TermEntry], place: Place) -> list[Term]:
    terms: list[Term] = []
    for number, term in enumerate(entries):
        at = place.item(number)
        measure, argument = read_measure(term.measure, term.of, at)
        at.at("least").within(term.least, 0, term.most)
        at.at("most").within(term.most, 0, ANY_NUMBER)
        if term.least == 0 and term.most == ANY_NUMBER:
            at.wrong("demands nothing; give least, most or both")
        terms.append(Term(measure, argument, term.least, term.most))
    return terms


def _arguments(edition: str) -> list[str]:
    """All that `of` may say: nothing, a word for one of the edition's measures, or a number."""
    known = [word for measure in measures_of(edition) for word in MEASURED.get(w.MEASURES.index(measure), [])]
    return ["", *dict.fromkeys(known), *map(str, range(1, MOST_MEASURED + 1))]


CARD_TRIGGERS = w.TRIGGERS[: w.INSTEAD]
SHUTTLES = [*w.HOUSES, "choose"]
Fx = Annotated[list[str], ReadBy(_plain_effects)]
House = Annotated[str, WordOf(w.HOUSES)]
Sectors = Annotated[list[int], ReadBy(_sectors)]
Profession = Annotated[str, WordOf(PROFESSIONS)]
CardTrigger = Annotated[str, Offered(lambda edition: ["", *CARD_TRIGGERS])]
Shuttle = Annotated[str, Offered(lambda edition: ["", *SHUTTLES])]
Measure = Annotated[str, Offered(measures_of)]
Measured = Annotated[str | int, Offered(_arguments)]


# ---- entries, as they stand in the files


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    kind: Annotated[str, WordOf(w.CARD_KINDS)]
    house: House
    name: str
    cost: Annotated[str, ReadBy(_cost)]
    fx: list[str]
    trigger: CardTrigger = ""


class PlanetEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    upper: Fx
    lower: Fx
    mining: Annotated[str, WordOf(["upper", "lower"], Sentence("option"))]


class OptionEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    fx: Fx
    provision: bool = False
    any_order: bool = False


class ArkEntry(msgspec.Struct, forbid_unknown_fields=True):
    house: str
    options: list[OptionEntry]


class LineEntry(msgspec.Struct, forbid_unknown_fields=True):
    ranks: Annotated[str, ReadBy(_ranks)]
    trigger: Annotated[str, Offered(captains_triggers)]
    fx: list[str]
    repeat: Annotated[int, Within(1, ANY_NUMBER)] = 1


class CaptainEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    profession: Profession
    side: Annotated[str, WordOf(SIDES)]
    abilities: list[LineEntry]
    activation: list[str]


class RadarEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    cost: Annotated[int, Within(0, 12)]
    void: Annotated[list[int], Within(0, 6, 8)]  # for each outer sector
    rifts: Sectors
    planets: Sectors
    benefit: Fx
    shuttle: Shuttle = ""
    shuttle_sector: int = 0


class ColonyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    house: House
    name: str
    cost: Annotated[int, Within(0, 12)]
    measure: Measure
    of: Measured = ""
    each: int = 0
    most: int = 0
    steps: Annotated[list[int], Within(0, ANY_NUMBER)] = []


class DefectEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    core: bool
    upper: Fx
    lower: Fx


class TermEntry(msgspec.Struct, forbid_unknown_fields=True):
    measure: Measure
    of: Measured = ""
    least: int = 0
    most: int = ANY_NUMBER


class AgendaEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    kind: Annotated[str, WordOf(AGENDA_KINDS)]
    name: str
    terms: list[TermEntry]


# ---- from entries to native classes


def _load(source: Source, edition: str) -> Content:
    if edition == "prototype":
        from farflung.games.revenant.prototype.pack import load  # it reads its entries with the functions below

        return load(source)
    report = EditionReport(edition)
    operations = source.entries(CONTENT / "operations.toml", "card", CardEntry, "id", report, *HOW_MANY["operations"])
    planets = source.entries(CONTENT / "planets.toml", "planet", PlanetEntry, "id", report, *HOW_MANY["planets"])
    arks = source.entries(CONTENT / "arks.toml", "ark", ArkEntry, "house", report)
    captains = source.entries(CONTENT / "captains.toml", "captain", CaptainEntry, "id", report)
    radar = source.entries(CONTENT / "radar.toml", "radar", RadarEntry, "id", report, *HOW_MANY["radar"])
    colonies = source.entries(CONTENT / "colonies.toml", "colony", ColonyEntry, "id", report)
    defects = source.entries(CONTENT / "defects.toml", "defect", DefectEntry, "id", report, *HOW_MANY["defects"])
    agendas = source.entries(CONTENT / "agendas.toml", "agenda", AgendaEntry, "id", report, *HOW_MANY["agendas"])
    source.check_directory(report, sorted(path.name for path in CONTENT.glob("*.toml")))
    check_houses(colonies)
    _check_core(defects)
    abilities: list[Ability] = []
    content = Content(
        version(edition, [operations, planets, arks, captains, radar, colonies, defects, agendas]),
        [read_card(entry, place, abilities) for place, entry in operations],
        [read_planet(index, entry, place) for index, (place, entry) in enumerate(planets)],
        [read_ark(entry, place) for place, entry in arks],
        [read_captain(index, entry, place, abilities) for index, (place, entry) in enumerate(captains)],
        [_radar(index, entry, place) for index, (place, entry) in enumerate(radar)],
        [read_colony(index, entry, place) for index, (place, entry) in enumerate(colonies)],
        [Defect(index, **checked(entry, place)) for index, (place, entry) in enumerate(defects)],
        [_agenda(index, entry, place) for index, (place, entry) in enumerate(agendas)],
        abilities,
        [],
        [],
        [],
    )
    check_decks(operations, abilities)
    report.stop()
    return content


SHELF = Shelf(
    "revenant",
    {"final": sorted(CONTENT.glob("*.toml")), "prototype": [*SHARED, *sorted(PROTOTYPE.glob("*.toml"))]},
    _load,
)
load_content = SHELF.load
sheets = SHELF.sheets


def version(edition: str, files: Sequence[Sequence[tuple[Place, msgspec.Struct]]]) -> str:
    """The hash of the entries, blind to spaces inside effects."""
    text = msgspec.json.encode([edition, [[entry for _, entry in file] for file in files]]).decode()
    return version_of(re.sub(r" *([(),;+]) *", r"\1", text))


def check_houses(colonies: list[tuple[Place, ColonyEntry]]) -> None:
    seen: dict[str, str] = {}
    for place, entry in colonies:
        if entry.house in seen:
            place.at("house").wrong(
                "{house} already has the colony {other}; each house has one",
                house=entry.house,
                other=seen[entry.house],
            )
        seen.setdefault(entry.house, entry.id)


def _check_core(defects: list[tuple[Place, DefectEntry]]) -> None:
    """The stack is built of 3 normal and both core defects (GAP-F-09)."""
    core = [entry.id for _, entry in defects if entry.core]
    if defects and len(core) != 2:
        place = defects[-1][0]
        Place(place.report, place.file, "", "core").wrong(
            "exactly 2 defects are core defects, not {count}: {core}", count=len(core), core=core
        )


def _check_kind(id: str, kind: str, place: Place) -> None:
    known = KIND_OF_ID.get(id[:2])
    if known is None:
        begins = [start for start, of in KIND_OF_ID.items() if of == kind]
        wanted = either(begins) or ", ".join(KIND_OF_ID)
        place.at("id").wrong("the id of a {kind} card begins with {begins}", kind=kind, begins=wanted)
    elif known != kind:
        place.at("kind").wrong("the id {id} is that of a {known} card, not {kind!r}", id=id, known=known, kind=kind)


def check_decks(operations: list[tuple[Place, CardEntry]], abilities: list[Ability]) -> None:
    """Every hand must be dealt, and every ability have a number of its own in a code."""
    for kind in w.CARD_KINDS:
        count = sum(entry.kind == kind for _, entry in operations)
        if operations and count < FEWEST_OF_A_KIND:
            place = operations[-1][0]
            Place(place.report, place.file, "", "kind").wrong(
                "{count} {kind} cards are too few; allowed: {least} or more",
                count=count,
                kind=kind,
                least=FEWEST_OF_A_KIND,
            )
    if len(abilities) > MOST_ABILITIES:
        place = operations[-1][0]
        Place(place.report, place.file).wrong(
            "{count} abilities of cards and captains are too many; allowed: {most}",
            count=len(abilities),
            most=MOST_ABILITIES,
        )


def _ability(
    source: int, name: str, trigger: int, fx: list[Effect], ranks: tuple[int, int], repeat: int, owner: str = "captain"
) -> Ability:
    return Ability(source, name, trigger, fx, ranks[0], ranks[1], repeat, holds(fx, list(CHANGES)), owner)


def read_card(entry: CardEntry, place: Place, abilities: list[Ability]) -> OperationCard:
    index = len(abilities)
    found = checked(entry, place)
    kind = found["kind"]
    _check_kind(entry.id, entry.kind, place)
    trigger = NO_TRIGGER
    if entry.kind == "directive":
        if entry.trigger:
            place.at("trigger").wrong("a directive has no trigger: it is resolved when played")
    elif not entry.trigger:
        place.at("trigger").wrong("is missing: a {kind} card needs one", kind=entry.kind)
    else:
        trigger = place.at("trigger").number_of(entry.trigger, CARD_TRIGGERS, "trigger")
    fx = effects(entry.fx, trigger, place.at("fx"))
    # Directives get an ability too, so that `abilities` has one entry per card; no trigger ever finds it.
    owner = "cadet" if kind == w.CADET_CARD else "frigate"
    abilities.append(_ability(index, entry.name, trigger, fx, (0, 3), 1, owner))
    own, ability = (fx, None) if kind == w.DIRECTIVE else ([], abilities[-1])
    fights = holds(fx, [w.FX_ATTACK, w.FX_DESTROY])
    return OperationCard(index, entry.id, entry.name, kind, found["house"], found["cost"], own, ability, fights)


def read_planet(index: int, entry: PlanetEntry, place: Place) -> Planet:
    found = checked(entry, place)
    return Planet(index, mining_upper=found.pop("mining") == 0, **found)


def read_ark(entry: ArkEntry, place: Place) -> list[ArkOption]:
    if len(entry.options) != 2:
        place.at("options").wrong("an ark has 2 options, not {count}", count=len(entry.options))
    return [ArkOption(**option) for option in checked(entry, place)["options"]]


def read_captain(index: int, entry: CaptainEntry, place: Place, abilities: list[Ability]) -> Captain:
    triggers = captains_triggers(edition_at(place))
    lines: list[Ability] = []
    for number, line in enumerate(checked(entry, place)["abilities"]):
        at = place.at("abilities").item(number)
        trigger = w.TRIGGERS.index(triggers[at.at("trigger").number_of(line["trigger"], triggers, "trigger")])
        fx = effects(line["fx"], trigger, at.at("fx"))
        name = f"{entry.name} {number + 1}"
        lines.append(_ability(len(abilities), name, trigger, fx, line["ranks"], line["repeat"]))
        abilities.append(lines[-1])
    fx = effects(entry.activation, w.ON_ACTIVATE, place.at("activation"))
    activation = _ability(len(abilities), entry.name, w.ON_ACTIVATE, fx, (0, 3), 1)
    abilities.append(activation)
    return Captain(index, entry.id, entry.name, entry.profession, entry.side, lines, activation)


def _radar(index: int, entry: RadarEntry, place: Place) -> RadarCard:
    found = checked(entry, place)
    shuttle = NO_SHUTTLE
    if entry.shuttle == "choose":
        shuttle = SHUTTLE_OF_CHOICE
    elif entry.shuttle:
        shuttle = place.at("shuttle").number_of(entry.shuttle, SHUTTLES, Sentence("house"))
    if (shuttle == SHUTTLE_OF_CHOICE) != holds(found["benefit"], [w.FX_CHOOSE_SHUTTLE]):
        place.at("shuttle").wrong('"choose" goes together with the benefit choose_shuttle()')
    if shuttle != NO_SHUTTLE:
        place.at("shuttle_sector").within(entry.shuttle_sector, 1, 8)
    elif entry.shuttle_sector:
        place.at("shuttle_sector").wrong("without a shuttle there is no sector for one")
    return RadarCard(index, **found | {"void": [0, *entry.void], "shuttle": shuttle})


def read_colony(index: int, entry: ColonyEntry, place: Place) -> Colony:
    found = checked(entry, place)
    found["measure"], found["argument"] = read_measure(entry.measure, found.pop("of"), place)
    if entry.steps:
        if entry.each or entry.most:
            place.at("steps").wrong("stands instead of each and most, not beside them")
    else:
        place.at("each").within(entry.each, 1, ANY_NUMBER)
        place.at("most").within(entry.most, 1, ANY_NUMBER)
    found["most"] = max(entry.steps, default=entry.most)
    return Colony(index, **found)


def _agenda(index: int, entry: AgendaEntry, place: Place) -> Agenda:
    fleet = checked(entry, place)["kind"] == 0
    _check_kind(entry.id, entry.kind, place)
    if not entry.terms:
        place.at("terms").wrong("needs at least one term")
    return Agenda(index, entry.id, entry.name, fleet, read_terms(entry.terms, place.at("terms")))
