"""The starting cards and the market cards, one by one: what is printed on them and what playing them does (HEL-GAP-3 to
GAP-12)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.rules.helionox.content import CONTENT, MARKET_CARDS
from tests.rules.helionox.table import FACTIONS, Table, cards, event, mercury, trophy

from farflung.games.helionox import words

# name | faction | kind | copies | cost | Influence | marks
PRINTED = """
Spore Gardener | Bio | Operative | 2 | 2 | 0 |
Gene Splicer | Bio | Operative | 2 | 3 | 1 |
Regrowth Protocol | Bio | Tech | 2 | 2 | 1 |
Biodome Terrace | Bio | Tech | 2 | 3 | 1 |
Symbiote Medic | Bio | Operative | 2 | 3 | 1 |
Vat Clones | Bio | Tech | 2 | 4 | 1 |
Ecological Census | Bio | Tech | 2 | 4 | 2 |
Rootmind Oracle | Bio | Operative | 2 | 4 | 2 | unique
Chimera Matriarch | Bio | Operative | 2 | 5 | 1 |
Terraform Engine | Bio | Tech | 2 | 5 | 1 | unique
Penance Bloom | Bio | Tech | 2 | 3 | 1 |  mercury
Black Clinic | Bio | Tech | 2 | 3 | 1 |  mercury
Courier Bot | Cybernetic | Tech | 2 | 2 | 0 |
Thought Splinter | Cybernetic | Operative | 2 | 2 | 0 |
Ledger Daemon | Cybernetic | Tech | 2 | 3 | 1 |
Market Oracle | Cybernetic | Tech | 2 | 3 | 1 |
Neural Broker | Cybernetic | Operative | 2 | 3 | 1 |
Synthetic Senator | Cybernetic | Operative | 2 | 4 | 3 |
Ghost Auditor | Cybernetic | Operative | 2 | 4 | 2 |
Echo Processor | Cybernetic | Tech | 2 | 4 | 2 | unique
Autofactory | Cybernetic | Tech | 2 | 4 | 1 | unique
Singularity Core | Cybernetic | Tech | 2 | 5 | 1 | unique
Cache Skimmer | Cybernetic | Tech | 2 | 3 | 1 |  mercury
Data Fence | Cybernetic | Operative | 2 | 3 | 2 |  mercury
Dockside Runner | Transport | Operative | 2 | 2 | 0 |
Customs Envoy | Transport | Operative | 2 | 2 | 1 |
Orbital Shuttle | Transport | Tech | 2 | 4 | 1 |
Telemetric Engineer | Transport | Operative | 2 | 3 | 1 |
Relay Station | Transport | Tech | 2 | 3 | 1 |
Colony Hauler | Transport | Tech | 2 | 3 | 1 |
Slipstream Drive | Transport | Tech | 2 | 4 | 2 | unique
Pilgrim Fleet | Transport | Operative | 2 | 4 | 2 |
Consular Liner | Transport | Tech | 2 | 5 | 3 |
Warp Admiral | Transport | Operative | 2 | 5 | 2 | unique
Bulk Tender | Transport | Tech | 2 | 3 | 1 |  mercury
Contraband Pilot | Transport | Operative | 2 | 4 | 1 |  mercury
The Wraith | Transport | Operative | 1 | 4 | 2 | unique mercury
Militia Cell | Defense | Operative | 2 | 2 | 0 |
Patrol Cutter | Defense | Tech | 2 | 3 | 1 |
Riot Marshal | Defense | Operative | 2 | 3 | 1 |
Flare Shield | Defense | Tech | 2 | 3 | 1 |
Joint Command | Defense | Operative | 2 | 3 | 1 |
Stasis Projector | Defense | Tech | 2 | 3 | 1 | unique
Aegis Battery | Defense | Tech | 2 | 5 | 1 |
Peacekeeper Legate | Defense | Operative | 2 | 4 | 2 |
Veteran Tribune | Defense | Operative | 2 | 4 | 2 |
Sol Guard Titan | Defense | Tech | 2 | 5 | 1 | unique
Powder Reserve | Defense | Tech | 2 | 3 | 0 |  mercury
Convoy Escort | Defense | Operative | 2 | 4 | 1 |  mercury
Helios Aegis | Defense | Tech | 1 | 4 | 0 | unique mercury
"""


@pytest.mark.rule("HEL-GAP-8", "HEL-GAP-9", "HEL-GAP-10", "HEL-GAP-11", "HEL-GAP-12", "HEL-GAP-43")
@pytest.mark.parametrize("line", PRINTED.strip().splitlines(), ids=lambda line: line.split(" | ")[0])
def test_what_is_printed_on_a_market_card(line: str) -> None:
    name, faction, kind, copies, cost, influence, marks = (part.strip() for part in f"{line} ".split(" | "))
    card = next(card for card in MARKET_CARDS if card.name == name)
    assert (FACTIONS[card.faction], words.CARD_KINDS[card.kind]) == (faction, kind)
    assert (card.copies, card.cost, card.influence) == (int(copies), int(cost), int(influence))
    assert (bool(card.unique), card.mercury) == ("unique" in marks, "mercury" in marks)


@pytest.mark.rule("HEL-GAP-8")
def test_there_are_no_other_market_cards() -> None:
    assert [card.name for card in MARKET_CARDS] == [line.split(" | ")[0] for line in PRINTED.strip().splitlines()]


class Case(NamedTuple):
    """A card, what is given beside the usual, the answers after playing it, and what has changed then."""

    card: str
    answers: tuple[str, ...]
    changes: dict[str, Any]
    given: dict[str, Any] | None = None


MATERIAL, SENTINEL = "Material Asset", "Sentinel Prototype"
HAND = [MATERIAL, MATERIAL]  # besides the card that is played
DECK = [SENTINEL] * 5
DISCARD = ["Prime Asset"]

CASES = [
    # starting cards (GAP-3 to GAP-6)
    Case("Material Asset", (), {"credits": 1}),
    Case("Sentinel Prototype", (), {"defense": 1}),
    Case("Prime Asset", (), {"credits": 2}),
    Case("Field Botanist", (f"consume {MATERIAL}",), {"credits": 1, "hand": [MATERIAL], "consumed": [MATERIAL]}),
    Case("Field Botanist", ("decline",), {"credits": 1}),
    Case(
        "Seed Vault",
        (f"discard {SENTINEL}",),
        {"credits": 1, "hand": [*HAND, SENTINEL], "deck": -2, "discard": [*DISCARD, SENTINEL]},
    ),
    Case("Relay Drone", ("cycle Gene Splicer",), {"credits": 1, "cycled": ["Gene Splicer"]}),
    Case("Logic Adept", (), {"credits": 1, "hand": [*HAND, SENTINEL], "deck": -1}),
    Case("Dock Pilot", ("move to Moon",), {"credits": 1, "location": "Moon"}),
    Case("Dock Pilot", ("decline",), {"credits": 1}),
    Case("Tug Shuttle", ("move to Europa",), {"defense": 1, "location": "Europa"}),
    Case("Tug Shuttle", ("decline",), {"defense": 1}),
    Case("Border Warden", (), {"defense": 1, "credits": 1}),
    Case("Perimeter Grid", (), {"defense": 1}),
    Case("Perimeter Grid", (), {"defense": 1, "credits": 1}, {"events": [event("Capital Riots")]}),
    Case("Perimeter Grid", (), {"defense": 1}, {"events": [event("Dome Strike")]}),
    # Bio (GAP-9)
    Case(
        "Spore Gardener",
        (f"discard {MATERIAL}",),
        {"credits": 1, "hand": [MATERIAL, SENTINEL], "deck": -1, "discard": [MATERIAL, *DISCARD]},
    ),
    Case("Spore Gardener", ("decline",), {"credits": 1}),
    Case("Spore Gardener", ("decline",), {"credits": 2}, {"players.1.this_turn.bio_played": 2}),
    Case("Gene Splicer", (f"consume {MATERIAL}",), {"credits": 2, "hand": [MATERIAL], "consumed": [MATERIAL]}),
    Case("Gene Splicer", ("decline",), {}),
    Case("Gene Splicer", ("decline",), {"credits": 2}, {"players.1.this_turn.consumed": True}),
    Case("Regrowth Protocol", ("put Prime Asset on top",), {"credits": 1, "discard": [], "top": ["Prime Asset"]}),
    Case("Regrowth Protocol", ("decline",), {"credits": 1}),
    Case(
        "Regrowth Protocol",
        ("decline",),
        {"credits": 1, "hand": [*HAND, SENTINEL], "deck": -1},
        {"players.1.this_turn.consumed": True},
    ),
    Case("Biodome Terrace", ("choose 1",), {"credits": 2}),
    Case("Biodome Terrace", ("choose 2",), {"hand": [*HAND, SENTINEL], "deck": -1}),
    Case(
        "Symbiote Medic",
        ("consume Prime Asset from discard pile",),
        {"hand": [*HAND, SENTINEL], "deck": -1, "discard": [], "consumed": ["Prime Asset"]},
    ),
    Case(
        "Symbiote Medic",
        (f"consume {SENTINEL}",),
        {"deck": -1, "consumed": [SENTINEL]},
    ),
    Case(
        "Vat Clones",
        (f"discard {MATERIAL}", "consume this card"),
        {
            "hand": [MATERIAL, SENTINEL, SENTINEL],
            "deck": -2,
            "discard": [MATERIAL, *DISCARD],
            "consumed": ["Vat Clones"],
            "influence": 2,
            "played": [],
        },
    ),
    Case("Ecological Census", ("cycle Patrol Cutter",), {"credits": 1, "cycled": ["Patrol Cutter"]}),
    Case(
        "Ecological Census",
        ("cycle Patrol Cutter",),
        {"credits": 3, "cycled": ["Patrol Cutter"]},
        {"players.1.this_turn.bio_played": 4},
    ),
    Case(
        "Rootmind Oracle",
        (f"consume {SENTINEL}",),
        {"deck": -3, "top": [f"{SENTINEL}*"] * 2, "consumed": [SENTINEL]},
    ),
    Case("Chimera Matriarch", (), {"credits": 3, "hand": [*HAND, SENTINEL], "deck": -1}),
    Case("Terraform Engine", ("decline",), {"influence": 1}),
    Case(
        "Terraform Engine",
        ("consume Prime Asset from discard pile",),
        {"influence": 1, "credits": 2, "discard": [], "consumed": ["Prime Asset"]},
    ),
    Case("Penance Bloom", (), {"hand": [*HAND, SENTINEL], "deck": -1, "infamy": -1}, {"players.1.infamy": 2}),
    Case("Penance Bloom", (), {"hand": [*HAND, SENTINEL], "deck": -1}),
    Case(
        "Black Clinic",
        (f"consume {MATERIAL}",),
        {"bank": (2, 0), "hand": [MATERIAL], "consumed": [MATERIAL]},
    ),
    # Cybernetic (GAP-10)
    Case(
        "Courier Bot",
        ("cycle Gene Splicer",),
        {"hand": [*HAND, SENTINEL], "deck": -1, "cycled": ["Gene Splicer"]},
    ),
    Case(
        "Thought Splinter",
        (f"discard {MATERIAL}",),
        {
            "credits": 2,
            "hand": [MATERIAL, SENTINEL],
            "deck": -2,
            "top": [f"{SENTINEL}*"],
            "discard": [MATERIAL, *DISCARD],
        },
    ),
    Case("Ledger Daemon", (), {"hand": [*HAND, SENTINEL], "deck": -1}),
    Case("Market Oracle", ("cycle Gene Splicer",), {"cycled": ["Gene Splicer"], "market_discount": 2}),
    Case("Neural Broker", ("cycle Ghost Auditor",), {"credits": 2, "cycled": ["Ghost Auditor"]}),
    Case("Synthetic Senator", ("choose 1",), {"credits": 1}),
    Case("Synthetic Senator", ("choose 2",), {"defense": 1}),
    Case("Ghost Auditor", (), {"hand": [*HAND, SENTINEL], "deck": -1}),
    Case(
        "Ghost Auditor",
        ("do it",),
        {"credits": -1, "hand": [*HAND, SENTINEL, SENTINEL], "deck": -2},
        {"players.1.pool.credits": 2},
    ),
    Case("Echo Processor", (), {}),
    Case(
        "Autofactory",
        ("obtain Patrol Cutter",),
        {"credits": 1, "top": ["Patrol Cutter"], "market gone": ["Patrol Cutter"]},
    ),
    Case("Singularity Core", (), {"hand": [*HAND, *[SENTINEL] * 3], "deck": -3}),
    Case("Cache Skimmer", (), {"credits": 1, "bank": (1, 0)}),
    Case("Data Fence", (), {}),
    Case("Data Fence", (), {"credits": 2}, {"players.1.cargo": ["Moon", "Mars"]}),
    Case("Data Fence", (), {"credits": 3}, {"players.1.cargo": ["Earth", "Moon", "Mars", "Ceres"]}),
    # Transport (GAP-11)
    Case("Dockside Runner", ("move to Moon",), {"credits": 2, "location": "Moon"}),
    Case("Dockside Runner", ("decline",), {}),
    Case("Dockside Runner", ("decline",), {"credits": 2}, {"players.1.this_turn.moved": True}),
    Case("Customs Envoy", (), {"influence": 1}),
    Case("Orbital Shuttle", ("move to Moon",), {"defense": 2, "location": "Moon"}),
    Case("Orbital Shuttle", ("decline",), {"defense": 2}),
    Case("Telemetric Engineer", ("move to Europa",), {"location": "Europa", "hand": [*HAND, SENTINEL], "deck": -1}),
    Case("Relay Station", ("do it",), {"credits": 2, "embassies": ["Earth"]}),
    Case("Relay Station", ("decline",), {}),
    Case("Relay Station", (), {"credits": 2}, {"players.1.embassies": ["Earth"]}),
    Case("Colony Hauler", (), {}),
    Case("Colony Hauler", (), {"credits": 3}, {"players.1.embassies": ["Moon", "Mars", "Ceres", "Europa"]}),
    Case("Slipstream Drive", ("move to Ceres",), {"location": "Ceres", "credits": 2}),
    Case("Slipstream Drive", ("decline",), {"influence": 1}),
    Case("Pilgrim Fleet", ("decline", "decline", "decline"), {"credits": 2}),
    Case("Consular Liner", (), {"embassies": ["Earth"], "hand": [*HAND, SENTINEL], "deck": -1}),
    Case(
        "Warp Admiral",
        ("move to Mars",),
        {"credits": 2, "location": "Mars", "hand": [*HAND, SENTINEL], "deck": -1},
    ),
    Case(
        "Warp Admiral",
        ("move to Mars",),
        {"credits": 2, "influence": 1, "location": "Mars", "hand": [*HAND, SENTINEL], "deck": -1},
        {"players.1.embassies": ["Mars"]},
    ),
    Case("Bulk Tender", ("do it",), {"credits": 1, "cargo": ["Earth"]}),
    Case("Bulk Tender", ("decline",), {"credits": 1}),
    Case("Contraband Pilot", ("move to Moon",), {"location": "Moon", "bank": (3, 0)}),
    Case("Contraband Pilot", ("decline",), {"bank": (1, 0)}),
    Case("The Wraith", ("move to Moon",), {"location": "Moon", "ignores_shutdown": True}),
    # Defense (GAP-12)
    Case("Militia Cell", (), {"defense": 1}),
    Case("Militia Cell", (), {"defense": 2}, {"players.1.embassies": ["Earth"]}),
    Case("Militia Cell", (), {"defense": 1}, {"players.1.embassies": ["Moon"]}),
    Case("Patrol Cutter", (), {"defense": 2}),
    Case("Riot Marshal", (), {"defense": 1, "social_discount": 2}),
    Case("Flare Shield", (), {"defense": 1, "stellar_discount": 2}),
    Case("Joint Command", (), {"defense": 1, "hand": [*HAND, SENTINEL], "deck": -1}),
    Case("Stasis Projector", (), {"defense": 1}),
    Case(
        "Stasis Projector",
        ("turn over Dome Strike at Moon",),
        {"defense": 1, "sides": ["inactive"]},
        {"events": [event("Dome Strike", "active")]},
    ),
    Case("Aegis Battery", (), {"defense": 3}),
    Case("Peacekeeper Legate", (), {"defense": 1}),
    Case("Peacekeeper Legate", (), {"defense": 3}, {"players.1.embassies": ["Moon", "Mars", "Ceres"]}),
    Case("Veteran Tribune", (), {"defense": 1}, {"players.1.trophies": [trophy("Warp Cult"), trophy("Ion Surge")]}),
    Case(
        "Veteran Tribune",
        (),
        {"defense": 1, "hand": [*HAND, SENTINEL], "deck": -1},
        {"players.1.trophies": [trophy("Warp Cult"), trophy("Ion Surge")], "players.1.requests": ["Earth to Moon"]},
    ),
    Case("Sol Guard Titan", (), {"defense": 2}),
    Case(
        "Sol Guard Titan",
        (),
        {"defense": 2, "influence": 1},
        {"players.1.trophies": [trophy("Warp Cult"), trophy("Ion Surge"), trophy("Dome Strike")]},
    ),
    Case("Powder Reserve", (), {"defense": 1, "bank": (0, 1)}),
    Case("Convoy Escort", ("move to Moon",), {"location": "Moon", "defense": 1, "bank": (1, 0)}),
    Case("Helios Aegis", (), {"bank": (0, 2)}),
]


def account(table: Table) -> dict[str, Any]:
    """All that playing a card can change, for seat 1."""
    player, marks = table.at("players.1"), table.at("players.1.this_turn")
    return {
        "credits": player["pool"]["credits"],
        "defense": player["pool"]["defense"],
        "influence": player["influence"],
        "infamy": player["infamy"],
        "bank": (player["bank"]["credits"], player["bank"]["defense"]),
        "hand": sorted(player["hand"]),
        "deck": len(player["deck"]),
        "top": player["top"],
        "discard": sorted(player["discard"]),
        "played": player["played"],
        "location": player["location"],
        "embassies": player["embassies"],
        "cargo": player["cargo"],
        "consumed": table.at("consumed"),
        "cycled": [card for slot in table.at("market").values() for card in slot["bottom"]],
        "market gone": [],
        "sides": [side for _, _, side in table.in_play()],
        "market_discount": marks["market_discount"],
        "social_discount": marks["social_discount"],
        "stellar_discount": marks["stellar_discount"],
        "any_discount": marks["any_discount"],
        "ignores_shutdown": marks["ignores_shutdown"],
    }


@pytest.mark.rule(
    "HEL-13.2", "HEL-GAP-3", "HEL-GAP-4", "HEL-GAP-5", "HEL-GAP-6", "HEL-GAP-7", "HEL-GAP-9", "HEL-GAP-10",
    "HEL-GAP-11", "HEL-GAP-12",
)  # fmt: skip
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_what_a_card_does(case: Case) -> None:
    """Everything that it changes, and nothing else."""
    piles = cards(1, hand=[case.card, *HAND], deck=DECK, discard=DISCARD)
    table = mercury({**piles, **(case.given or {})})
    expected = account(table)
    expected["hand"] = sorted(HAND)
    expected["played"] = [case.card]
    for what, change in case.changes.items():
        amount = what in ("deck", "credits", "defense", "influence", "infamy")
        expected[what] = expected[what] + change if amount else sorted(change) if what == "hand" else change
    market = table.market()
    table.do(f"play {case.card}", *case.answers)
    found = account(table)
    found["market gone"] = [
        card for faction, card in market.items() if table.market()[faction] != card and card not in found["cycled"]
    ]
    assert (table.asked, table.seat) == ("main", 1)
    assert found == expected


@pytest.mark.rule("HEL-GAP-9", "HEL-GAP-10", "HEL-GAP-11", "HEL-GAP-12", "HEL-GAP-5")
def test_every_card_has_a_case() -> None:
    assert {card.name for card in CONTENT.cards if card.illegal_at < 0} == {case.card for case in CASES}
