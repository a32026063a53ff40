"""Makes changed data whole again: every card, ship, figure and marker exists once (scenarios change a state by hand).

What was given to one place leaves the place where it was; what it displaced returns to its pile; the piles are whatever
is nowhere else. What cannot be is refused with the path and what is possible there.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from farflung.engine.given import NotWhole, between, is_given, is_touched, one_of, spelled_or_none
from farflung.engine.names import NONE, UnknownName
from farflung.engine.settling import Found, Rows
from farflung.engine.survey import check
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Content
from farflung.games.revenant.names import Names
from farflung.games.revenant.places import places
from farflung.games.revenant.state import Revenant

Data = dict[str, Any]
SECTORS = [str(sector) for sector in range(1, 9)]
LANDERS = ("dropship", "frigate")


def settle(data: Data, before: Data, blank: Revenant, names: Names, limits: dict[str, int]) -> None:
    """`limits` are the parameters of the game, and `blank` is one in which nothing has happened yet."""
    check_shapes(data, before, names)
    _check_radar(data)
    found = check(places, blank, names, data, before)
    content = blank.content
    settle_time(data, before, names)
    settle_operations(found, limits)
    settle_planets(data, before, found)
    _settle_defects(data, before, found, limits)
    _settle_radar(data, before, found, content, names)
    settle_colonies(data, found)
    settle_captains(data, before, names)
    found.settle("agenda", "admirals.*.agendas.*")  # whoever loses one gets another
    settle_hidden(found, limits)
    settle_crew(data, ("reinforcement", "hypercharge"), data["council"])
    check_ships(data, limits)
    check_sectors(data, limits)
    check_admirals(data)
    _check_rest(data, before)
    if "crew" in data:
        settle_lines(data, before)


# ---- time


def settle_time(data: Data, before: Data, names: Names) -> None:
    """Turn order and scenes to come. With a new turn order the turns to come follow it."""
    seats = len(data["admirals"])
    if sorted(data["order"]) != list(range(1, seats + 1)):
        raise NotWhole(f"order: {data['order']} does not name each seat from 1 to {seats} once")
    if data["order"] != before["order"] and not is_given(before, "coming"):
        heirs = {f"turn {old}": f"turn {new}" for old, new in zip(before["order"], data["order"], strict=True)}
        known = len(before["coming"])  # a scene of the scenario's own may stand behind them
        data["coming"][:known] = [heirs.get(scene, scene) for scene in before["coming"]]
    for scene in data["coming"]:
        _check_scene(scene, seats, names)


def _check_scene(scene: str, seats: int, names: Names) -> None:
    known = f"there is {', '.join(name for name, _ in names.scenes.values())}"
    try:
        names.scene_code(scene)
    except UnknownName:
        raise NotWhole(f"there is no scene '{scene}' (some need a seat or sector, as 'turn 1'); {known}") from None
    words = scene.split()
    if not words[-1].isdigit():
        return
    most = 8 if words[0] in ("fight", "attack") else seats
    if not 1 <= int(words[-1]) <= most:
        raise NotWhole(f"scene '{scene}': {words[-1]} is not from 1 to {most}")


# ---- cards


def check_shapes(data: Data, before: Data, names: Names) -> None:
    """Lists of lists and of tables; and a colony that is chosen is the only open one."""
    for seat, admiral in enumerate(data["admirals"], 1):
        if not isinstance(admiral["cadets"], list) or len(admiral["cadets"]) != 2:
            raise NotWhole(f"admirals.{seat}.cadets: give two lists, one for each cadet, such as [['CA20'], []]")
    for number, entry in enumerate(data["piles"]["removed_colonies"], 1):
        if not isinstance(entry, dict) or set(entry) != {"by", "colony"}:
            raise NotWhole(f"piles.removed_colonies.{number}: give who and what, as {{ by = 1, colony = 'CO3' }}")
    chosen = spelled_or_none("chosen_colony", "colony", data["chosen_colony"], names)
    if chosen is not None and not (data["colonies"] and is_touched(before, "colonies")):
        data["colonies"] = [chosen]


def settle_operations(found: Found, limits: dict[str, int]) -> None:
    """No more than fit; a hand that loses a card gets another of its kind."""
    room = {"1": limits["cards_per_cadet"], "2": limits["cards_per_cadet"], "frigate_cards": 5}  # REV-F-14.11, 14.12
    for place in found.places["card"]:
        most = room.get(place.path.rpartition(".")[2], 99)
        if len(place.entries) > most:
            raise NotWhole(f"{place.path}: at most {most} cards fit there")
    found.settle("card", "admirals.*.hand")


def settle_planets(data: Data, before: Data, found: Found) -> None:
    found.settle("planet")
    for sector in SECTORS:
        here = data["sectors"][sector]
        if here["planet"] is None and here["data"] == before["sectors"][sector]["data"]:
            here["data"] = 0  # a planet that is taken away takes its data with it


def _settle_defects(data: Data, before: Data, found: Found, limits: dict[str, int]) -> None:
    """A space that lost its card to the other one gets the other's old card."""
    names, shown, was = found.names, data["defects"], before["defects"]
    spaces = {"lower": "upper", "upper": "lower"}
    filled = [space for space in spaces if shown[space] is not None]
    left = found.claim("defect")
    for space in filled:
        if shown[space] is None:
            other = was[spaces[space]]
            shown[space] = other if left[other] else next(iter(left))
            left -= Counter([shown[space]])
    if shown["upper"] is None:
        raise NotWhole("defects.upper: there is always a defect in the upper space")
    found.fill("defect", left)
    core = [name for number, name in enumerate(names.listed("defect")) if names.belongs("core_defect", number)]
    _settle_tokens(shown, before, core, limits)


def _settle_tokens(shown: Data, before: Data, core: list[str], limits: dict[str, int]) -> None:
    laid = 0
    for space in ("lower", "upper"):
        token = shown[f"{space}_token"]
        if token == NONE:
            continue
        laid += 1
        if shown[space] is None:
            raise NotWhole(f"defects.{space}_token: there is no defect to protect in the {space} space")
        if token == "lower" and shown[space] in core:
            raise NotWhole(f"defects.{space}_token: a core's lower effect stays open (REV-F-06.1.9)")
    most = limits["protection_tokens"]
    if not is_given(before, "defects.tokens_left"):
        shown["tokens_left"] = max(0, most - laid)
    if laid + shown["tokens_left"] > most:
        raise NotWhole(f"defects: {laid} protection tokens laid and {shown['tokens_left']} left, but {most} exist")
    between("defects.tokens_left", shown["tokens_left"], 0, most)


def _check_radar(data: Data) -> None:
    entries = data["radar"]
    if not isinstance(entries, list) or len(entries) > 3:
        raise NotWhole("radar: at most three cards, such as [{ card = 'R02', shuttle = 'Dunlork shuttle' }]")
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, dict) or not {"card"} <= set(entry) <= {"card", "shuttle"}:
            raise NotWhole(
                f"radar.{number}: give a card and perhaps a shuttle, as {{ card = 'R02', shuttle = 'none' }}"
            )


def _settle_radar(data: Data, before: Data, found: Found, content: Content, names: Names) -> None:
    """Open radar cards; each has its printed shuttle, if that is free and nothing else was given."""
    old_cards = [entry["card"] for entry in before["radar"]]
    entries = data["radar"]
    said = [entry for number, entry in enumerate(entries, 1) if is_given(before, f"radar.{number}.shuttle")]
    chosen = data["chosen_radar"]
    if chosen is None and data["charged"] and entries:
        chosen = data["chosen_radar"] = entries[0]["card"]  # the drive was charged with some card
    if chosen is not None:
        kept = [entry for entry in entries if entry["card"] == chosen]
        if not kept and is_touched(before, "radar"):
            raise NotWhole(f"chosen_radar: '{chosen}' is not among the open radar cards")
        entries[:] = kept or [{"card": chosen}]
        data["charged"] = True
    _swap_radar(entries, old_cards, before)
    opened = Rows("radar", entries, before["radar"], before, "card")
    found.places["radar"] = [opened, *found.among("radar", "piles")]
    found.settle("radar")
    _settle_shuttles(data, before, said, content, names)


def _swap_radar(entries: list[Any], old_cards: list[str], before: Data) -> None:
    """A card given to one place that lies open in another changes places with it, unless it was given there too."""
    for number, (entry, old) in enumerate(zip(entries, old_cards, strict=False)):
        if entry["card"] != old:
            for other, (twin, twins_old) in enumerate(zip(entries, old_cards, strict=False)):
                if other != number and twin["card"] == entry["card"] == twins_old:
                    if not is_given(before, f"radar.{other + 1}.card"):
                        twin["card"] = old


def _settle_shuttles(data: Data, before: Data, said: list[Data], content: Content, names: Names) -> None:
    """`said` are the entries of which the scenario says what shuttle lies there."""
    ships = data["ships"]
    for number, entry in enumerate(data["radar"]):
        open_to_us = not any(entry is one for one in said)
        old = next((other for other in before["radar"] if other == entry), None) if open_to_us else None
        if old is not None and old["shuttle"] is not None and ships[old["shuttle"]]["sector"] != "radar":
            entry["shuttle"] = None  # the card is as it was, but its shuttle was given another place
        old = before["radar"][number] if open_to_us and number < len(before["radar"]) else None
        untouched = old is not None and entry["card"] != old["card"] and entry.get("shuttle") == old["shuttle"]
        if "shuttle" not in entry or untouched:  # the card is new, and nothing was said of its shuttle
            house = content.radar[names.index("radar", entry["card"])].shuttle
            printed = f"{w.HOUSES[house]} shuttle" if house >= 0 else None
            free = printed is not None and ships[printed]["sector"] in ("supply", "radar")
            entry["shuttle"] = printed if free else None
        shuttle = entry["shuttle"]
        if shuttle is not None and not shuttle.endswith("shuttle"):
            raise NotWhole(f"radar.{number + 1}.shuttle: the {shuttle} is no shuttle")
        if shuttle is not None and is_given(before, f"ships.{shuttle}.sector"):
            if ships[shuttle]["sector"] not in ("supply", "radar"):
                raise NotWhole(f"the {shuttle} was given to radar.{number + 1} and to a sector")
    reserved = [entry["shuttle"] for entry in data["radar"] if entry["shuttle"] is not None]
    for name in reserved:
        if reserved.count(name) > 1:
            raise NotWhole(f"radar: the {name} lies on two cards")
        ships[name]["sector"] = "radar"
    for name, ship in ships.items():
        if ship["sector"] == "radar" and name not in reserved:
            if before["ships"][name]["sector"] != "radar" or is_given(before, f"ships.{name}.sector"):
                raise NotWhole(f"ships.{name}.sector: say which radar card it lies on, by radar.1.shuttle")
            ship["sector"] = "supply"


def settle_colonies(data: Data, found: Found, most: int = 3) -> None:
    """`most` of them lie open."""
    chosen = data["chosen_colony"]
    if chosen is not None and data["colonies"] != [chosen]:
        raise NotWhole(f"chosen_colony: once '{chosen}' is chosen it is the only open colony")
    if len(data["colonies"]) > most:
        raise NotWhole(f"colonies: at most {most} lie open")
    found.settle("colony")


def settle_captains(data: Data, before: Data, names: Names) -> None:
    """The two sides of a crew board are one thing. Whoever loses theirs gets the board of the one who took it."""
    board: dict[int, int] = {}  # which seat has it
    old = [names.index("captain", admiral["captain"]) for admiral in before["admirals"]]
    now = []
    for seat, admiral in enumerate(data["admirals"]):
        if admiral["captain"] is None:
            raise NotWhole(f"admirals.{seat + 1}.captain: there is one from the set-up on")
        now.append(names.index("captain", admiral["captain"]))
    given = [is_given(before, f"admirals.{seat + 1}.captain") for seat in range(len(now))]
    for changed in (True, False):  # those who were given a board first
        for seat, captain in enumerate(now):
            if given[seat] != changed:
                continue
            if captain // 2 in board:
                rival = board[captain // 2]
                if changed:
                    raise NotWhole(
                        f"admirals.{rival + 1}.captain and admirals.{seat + 1}.captain: "
                        f"{names.captain[now[rival]]} and {names.captain[captain]} are sides of one board"
                    )
                free = [c for c in (old[rival], *range(0, len(names.captain), 2)) if not _taken(c // 2, now, seat)]
                now[seat] = free[0]
                data["admirals"][seat]["captain"] = names.captain[free[0]]
            board[now[seat] // 2] = seat
    if len(now) > 1:  # alone, captains are not dealt
        data["piles"]["captains"] = [names.captain[c] for c in range(0, len(names.captain), 2) if c // 2 not in board]


def _taken(board: int, now: list[int], except_seat: int) -> bool:
    return any(captain // 2 == board for seat, captain in enumerate(now) if seat != except_seat)


def settle_hidden(found: Found, limits: dict[str, int]) -> None:
    """Hidden influence: so many cards of each house."""
    found.settle("house", exist=Counter(dict.fromkeys(w.HOUSES, limits["hidden_per_house"])))


# ---- ships, crew, markers


def settle_crew(data: Data, revenant: tuple[str, str], council: Data) -> None:
    """A figure stands in one place, and then it has been used. `revenant` names its two crew spaces."""
    seats = len(data["admirals"])
    where: dict[str, str] = {}
    spaces = [(f"ships.{name}.crew", name, ship["crew"]) for name, ship in data["ships"].items()]
    spaces += [(f"revenant.{space}", space, data["revenant"][space]) for space in revenant]
    for path, space, figure in spaces:
        if figure == NONE:
            continue
        one_of(path, figure, [NONE, *figures_of(seats)])
        if figure in where:
            raise NotWhole(f"the figure '{figure}' was given to {where[figure]} and {path}")
        where[figure] = path
        who, _, what = figure.partition(" ")
        if space.endswith(("shuttle", "civilian")):
            raise NotWhole(f"{path}: {space.split()[1]}s are not manned")
        if space.startswith("frigate") and who != space.partition(" ")[2]:
            raise NotWhole(f"{path}: only the crew of seat {space.partition(' ')[2]} mans this frigate (REV-F-01.1.2)")
        if space in data["ships"] and data["ships"][space]["sector"] in ("supply", "radar"):
            raise NotWhole(f"{path}: the {space} is not in a sector")
        if who == "council":
            council["placed"] = max(council["placed"], int(what))
        elif what not in data["admirals"][int(who) - 1]["crew_used"]:
            data["admirals"][int(who) - 1]["crew_used"].append(what)
    for admiral in data["admirals"]:
        admiral["crew_used"] = [figure for figure in w.FIGURES if figure in admiral["crew_used"]]


def figures_of(seats: int) -> list[str]:
    figures = [f"{seat + 1} {figure}" for seat in range(seats) for figure in w.FIGURES]
    return figures + ([f"council {number}" for number in (1, 2, 3)] if seats < 3 else [])


def check_ships(data: Data, limits: dict[str, int], civilian: str = "shuttle", centre: tuple[str, ...] = ()) -> None:
    """`centre` are the inner sectors where frigates may stand."""
    slots = {kind: limits.get(f"{kind}_slots", 0) for kind in ("ark", "fighter", "dropship", "shuttle", "frigate")}
    for name, ship in data["ships"].items():
        path = f"ships.{name}"
        kind = "frigate" if name.startswith("frigate") else name.split()[1]
        allowed = [*SECTORS, *centre] if kind == "frigate" else ["supply", *SECTORS]
        if kind == "shuttle":
            allowed = [*allowed, "radar"]
        one_of(f"{path}.sector", ship["sector"], allowed)
        between(f"{path}.damage", ship["damage"], 0, slots.get(kind, 0))
        if ship["corrupted"] and kind in (civilian, "frigate"):
            raise NotWhole(f"{path}.corrupted: a {kind} is never corrupted")
        if ship["sector"] in ("supply", "radar") and (ship["damage"] or ship["corrupted"] or ship["landed"]):
            raise NotWhole(f"{path}: in the supply it has neither damage nor corruption, and is not landed")
        if ship["landed"] and kind not in LANDERS:
            raise NotWhole(f"{path}.landed: only dropships and frigates land")
        if ship["landed"] and (ship["sector"] in centre or data["sectors"][ship["sector"]]["planet"] is None):
            raise NotWhole(f"{path}.landed: there is no planet at sector {ship['sector']}")


def check_sectors(data: Data, limits: dict[str, int]) -> None:
    for sector in SECTORS:
        here = data["sectors"][sector]
        if here["data"] and here["planet"] is None:
            raise NotWhole(f"sectors.{sector}.data: there is no planet for it at sector {sector}")
        most = limits["limit_odd"] if int(sector) % 2 else limits["limit_even"]
        ships = [name for name, ship in data["ships"].items() if ship["sector"] == sector and name[:7] != "frigate"]
        if len(ships) > most:
            raise NotWhole(f"sector {sector} has room for {most} house ships, not for {', '.join(ships)}")
    void = sum(data["sectors"][sector]["void"] for sector in SECTORS)
    if void > limits["void_supply"]:
        raise NotWhole(f"there are {void} void ships on the board, but only {limits['void_supply']} exist")


def check_admirals(data: Data) -> None:
    arrivals = [admiral["arrival"] for admiral in data["admirals"]]
    if len(set(arrivals)) < len(arrivals):
        raise NotWhole(f"admirals.*.arrival: {arrivals} must all differ: who came first lies lower")
    data["clock"] = max(data["clock"], *arrivals)
    for seat, admiral in enumerate(data["admirals"], 1):
        _check_board(f"admirals.{seat}", admiral)


def _check_board(path: str, admiral: Data) -> None:
    corruption = 0
    for name, compartment in admiral["compartments"].items():
        locked = sum(compartment["locked"].values())
        if compartment["corrupted"]:
            corruption += 1
            if name == "promote":
                raise NotWhole(f"{path}.compartments.promote.corrupted: it has no corruption slot (REV-F-07.10)")
            if locked > 2:
                raise NotWhole(f"{path}.compartments.{name}.locked: two resources at most")
        elif locked:
            raise NotWhole(f"{path}.compartments.{name}.locked: nothing is locked in an uncorrupted compartment")
    stored, room = sum(admiral["resources"].values()), 12 - 2 * corruption
    if stored > room:
        raise NotWhole(f"{path}.resources: {stored} resources, but the uncorrupted compartments hold {room} (GAP-F-04)")


def _check_rest(data: Data, before: Data) -> None:
    if is_touched(before, "power"):
        raise NotWhole("power: it follows from the ships on the board; give their sectors instead")
    for house, fields in data["tiles"].items():
        for field in fields:
            if field not in (2, 5, 8):
                raise NotWhole(f"tiles.{house}: {field!r} is none of the fields 2, 5 and 8 that have a reward tile")
    between("revenant.damage", data["revenant"]["damage"], 0, 12)


# ---- the solo game


def settle_lines(data: Data, before: Data) -> None:
    """House ships by sector, Revenant end first: those that are there, newcomers in front."""
    for sector, line in data["crew"]["line"].items():
        here = [
            name for name, ship in data["ships"].items() if ship["sector"] == sector and not name.startswith("frigate")
        ]
        if is_given(before, f"crew.line.{sector}") and sorted(line) != sorted(here):
            raise NotWhole(f"crew.line.{sector}: {line} does not name the house ships of the sector: {', '.join(here)}")
        kept = [name for name in line if name in here]
        line[:] = [name for name in here if name not in kept] + kept
