"""The laws for Revenant: its set-ups, what a seat shows of its secrets, and what the box conserves."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from tests.laws import prototype
from tests.laws.setup import LawSetup, all_there

from farflung.engine.core import Game
from farflung.games import title as title_named
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Revenant
from farflung.games.revenant.title import RevenantTitle
from farflung.games.revenant.verbs import PLAYED

# 12 turns for each admiral; a turn of more than 40 answers, with all that its phases ask, would be a loop.
SETUPS = [
    LawSetup("revenant", "final", 1, 480, (("difficulty", "easy"),)),
    LawSetup("revenant", "final", 1, 480, (("difficulty", "medium"),)),
    LawSetup("revenant", "final", 1, 480, (("difficulty", "hard"),)),
    LawSetup("revenant", "final", 2, 960),
    LawSetup("revenant", "final", 3, 1440),
    LawSetup("revenant", "final", 4, 1920),
    *prototype.SETUPS,
]
SHOWS = frozenset([PLAYED]) | prototype.SHOWS

OFF_BOARD = ("supply", "radar")


class RevenantConserved:
    """The box of Revenant: ledger chapter K, S, GAP-A-03 to A-05, GAP-F-02, GAP-F-04."""

    title = cast(RevenantTitle, title_named("revenant"))
    sectors = tuple(str(sector) for sector in range(1, 9))

    def between_scenes(self, game: Game) -> None:
        data, things = self.title.to_data(game), self.title.things(game)
        self.kinds(cast(Revenant, game))
        if isinstance(game, Prototype):
            prototype.between_scenes(data, things)
            return
        self.cards(data, things)
        self.outer_sectors(data)
        self.crew(data)
        self.tokens(data)
        for admiral in data["admirals"]:
            self.frigate_board(admiral)
        if "crew" in data:
            self.lines(data)

    def at_any_time(self, game: Game) -> None:
        data = self.title.to_data(game)
        if isinstance(game, Prototype):
            prototype.at_any_time(data)
            return
        self.ships(data)
        self.board(data)
        if data["phase"] != "setup":
            self.tracks(data)

    # ---- cards

    def cards(self, data: Any, things: dict[str, Counter[str]]) -> None:
        """Each card of each kind is in one place; GAP-A-05: 9 hidden influence cards of each house."""
        all_there(things, {"card": 90, "planet": 24, "radar": 12, "colony": 7, "agenda": 16})
        assert things["house"] == Counter(dict.fromkeys(data["power"], 9))
        self.defects(data)
        captains = [admiral["captain"] for admiral in data["admirals"] if admiral["captain"]]
        assert len(set(captains)) == len(captains)
        if data["chosen_colony"]:
            assert data["chosen_colony"] in data["colonies"]
        if data["chosen_radar"]:
            opened = [entry["card"] for entry in data["radar"]]
            assert data["chosen_radar"] in [*opened, *data["piles"]["radar_discard"]]

    def kinds(self, game: Revenant) -> None:
        """A deck of operation cards, and its discards, hold cards of one kind."""
        for kind in range(3):
            cards = [game.content.cards[card] for card in [*game.decks[kind], *game.discards[kind]]]
            assert {card.kind for card in cards} <= {kind}

    def defects(self, data: Any) -> None:
        """REV-F-17.6.2: only an unresolved defect of the lower space leaves the game, one in each clean-up at most."""
        shown = [data["defects"]["lower"], data["defects"]["upper"], *data["defects"]["tucked"]]
        piles = [*data["piles"]["defects"], *data["piles"]["core_defects"]]
        known = [defect for defect in [*shown, *piles] if defect]
        assert len(set(known)) == len(known), known
        if data["phase"] != "setup":
            cleaned = 6 - len(piles)
            assert cleaned in (data["cycle"] - 1, data["cycle"])
            assert 8 - cleaned <= len(known) <= 8

    # ---- ships, crew, tokens

    def ships(self, data: Any) -> None:
        ships = data["ships"]
        house_ships = {name: ship for name, ship in ships.items() if not name.startswith("frigate ")}
        assert len(house_ships) == 28
        assert len(ships) == 28 + len(data["admirals"])
        for name, ship in house_ships.items():
            house, kind = name.split()
            if ship["sector"] in OFF_BOARD:
                assert kind == "shuttle" or ship["sector"] == "supply"
                assert ship == {**ship, "damage": 0, "corrupted": False, "landed": False, "crew": "none"}, name
            assert 0 <= ship["damage"] <= {"ark": 3, "fighter": 1, "dropship": 1, "shuttle": 0}[kind], name
            if kind == "shuttle":
                assert not ship["corrupted"], name
                assert ship["crew"] == "none", name
            if ship["landed"]:
                assert kind == "dropship", name
                assert data["sectors"][ship["sector"]]["planet"], name
        for name in ships.keys() - house_ships.keys():
            assert ships[name]["damage"] == 0
            assert not ships[name]["corrupted"]
            if ships[name]["landed"]:
                assert data["sectors"][ships[name]["sector"]]["planet"], name
        reserved = Counter(entry["shuttle"] for entry in data["radar"] if entry["shuttle"])
        assert reserved == Counter(name for name, ship in ships.items() if ship["sector"] == "radar")
        for house, power in data["power"].items():
            on_board = [n for n, s in house_ships.items() if n.split()[0] == house and s["sector"] not in OFF_BOARD]
            assert power == len(on_board), f"{house} has power {power} and {len(on_board)} ships"

    def outer_sectors(self, data: Any) -> None:
        """REV-F-12.16: no turn ends in an inner sector, not even for a frigate."""
        for name, ship in data["ships"].items():
            on_board = ship["sector"] in self.sectors
            if name.startswith("frigate ") and data["phase"] != "setup":
                assert on_board, f"{name} in {ship['sector']}"
            else:
                assert on_board or ship["sector"] in OFF_BOARD, f"{name} in {ship['sector']}"

    def board(self, data: Any) -> None:
        void = [data["sectors"][sector]["void"] for sector in self.sectors]
        assert sum(void) <= 32
        assert all(0 <= n <= 6 for n in void), void
        for sector in self.sectors:
            here = [n for n, s in data["ships"].items() if s["sector"] == sector and not n.startswith("frigate ")]
            assert len(here) <= (5 if int(sector) % 2 else 4), f"{len(here)} house ships in sector {sector}"
            values = data["sectors"][sector]
            assert values["shields"] >= 0
            assert 0 <= values["data"] <= 1
            assert values["planet"] or not values["data"], "data without a planet"
        assert 0 <= data["revenant"]["damage"] <= 5

    def crew(self, data: Any) -> None:
        """Each crew member stands on one space at most, and one that stands somewhere is used."""
        placed = [ship["crew"] for ship in data["ships"].values()]
        placed += [data["revenant"]["reinforcement"], data["revenant"]["hypercharge"]]
        members = [member for member in placed if member != "none"]
        assert len(set(members)) == len(members), members
        for member in members:
            who, _, figure = member.partition(" ")
            if who != "council":
                assert figure in data["admirals"][int(who) - 1]["crew_used"], member
        for name, ship in data["ships"].items():
            if name.startswith("frigate ") and ship["crew"] != "none":
                assert ship["crew"].startswith(name.removeprefix("frigate ")), "an admiral on another's frigate"

    def tokens(self, data: Any) -> None:
        """REV-F-06.1.10, 17.3.4: two protection tokens; one on a defect that struck is tucked away with it."""
        defects = data["defects"]
        placed = [token for token in (defects["lower_token"], defects["upper_token"]) if token != "none"]
        assert 2 - len(defects["tucked"]) <= len(placed) + defects["tokens_left"] <= 2

    # ---- admirals

    def frigate_board(self, admiral: Any) -> None:
        assert min(admiral["resources"].values()) >= 0
        corrupted = [name for name, compartment in admiral["compartments"].items() if compartment["corrupted"]]
        assert "promote" not in corrupted  # REV-F-07.10: no corruption slot there
        for name, compartment in admiral["compartments"].items():
            locked = sum(compartment["locked"].values())
            assert min(compartment["locked"].values()) >= 0
            assert locked <= (2 if name in corrupted else 0), f"{locked} resources locked in {name}"
        assert sum(admiral["resources"].values()) <= 12 - 2 * len(corrupted)
        assert 0 <= admiral["residual"] <= 2  # the third turns them into hidden influence (REV-F-08.10, 09.2)
        assert 0 <= admiral["data"] <= 2
        assert all(len(cards) <= 2 for cards in admiral["cadets"])
        assert len(admiral["frigate_cards"]) <= 5
        assert len(admiral["hand"]) <= 8
        assert 0 <= admiral["rank"] <= 3

    def tracks(self, data: Any) -> None:
        assert sorted(data["order"]) == list(range(1, len(data["admirals"]) + 1))
        for admiral in data["admirals"]:
            assert all(0 <= n <= 8 for n in admiral["influence"].values())
            assert 0 <= admiral["tactics"] <= 12
            for house, tiles in data["tiles"].items():
                assert set(tiles) <= {2, 5, 8}
                assert all(field > admiral["influence"][house] for field in tiles), "a reward left lying (REV-F-10.4)"

    def lines(self, data: Any) -> None:
        """REV-P-9.1.12: every house ship stands in the line of its sector."""
        for sector in self.sectors:
            here = [n for n, s in data["ships"].items() if s["sector"] == sector and not n.startswith("frigate ")]
            assert sorted(data["crew"]["line"][sector]) == sorted(here), f"line of sector {sector}"


CONFIRMS: frozenset[int] = frozenset()
CONSERVED = RevenantConserved()
