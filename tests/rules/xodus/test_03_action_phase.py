"""Section 3: the Action Phase."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import AZKAREL, CREW, dice, foe, here, ship, sit, tile


@pytest.mark.rule("XOD-3.1", "XOD-G39")
def test_the_team_decides_who_acts_next_in_a_new_order_every_round() -> None:
    table = sit(scene="")
    assert table.asked == "activate"
    assert table.options("activate") == list(CREW)
    order = ["Proto-ship", "Warship", "Explorer", "Battlecruiser"]
    for name in order[:3]:
        table.do(f"activate {name}").until("action").do("end turn")
    table.until("action").do("end turn").until("activate")  # the last ship is activated by itself
    acted = [line for line in table.log() if line.startswith("turn of")]
    assert acted == [f"turn of {name}" for name in order]
    assert table.at("round") == 2
    assert table.options("activate") == list(CREW)


@pytest.mark.rule("XOD-3.1", "XOD-3.4")
def test_a_ship_that_has_acted_is_not_activated_again() -> None:
    table = sit(ship("Warship", acted=True), scene="")
    assert table.refuses("activate Warship", "XOD-3.4")
    assert len(table.options()) == 3


@pytest.mark.rule("XOD-3.2")
@pytest.mark.parametrize(("name", "actions"), [("Warship", 3), ("Explorer", 4)])
def test_as_many_actions_as_the_board_prints(name: str, actions: int) -> None:
    crew = (name, *[other for other in CREW if other != name])
    table = sit(tile("Open Sky", -1, 0), crew=crew)
    for left in range(actions - 1, -1, -1):
        table.do("jump to Open Sky" if table.where(name) == "Weeping Star" else "jump to Weeping Star")
        assert table.ship(name, "actions") == left
    assert table.refuses("jump to Weeping Star" if actions % 2 else "jump to Open Sky", "XOD-3.2")
    assert table.refuses("scavenge", "XOD-3.2")
    assert table.refuses("maintenance", "XOD-3.2")


@pytest.mark.rule("XOD-3.2", "XOD-C18")
def test_scavenge_and_strain_once_per_round_each_the_others_as_often_as_one_likes() -> None:
    table = sit(ship("Warship", actions=6)).do("scavenge")
    assert table.refuses("scavenge", "XOD-6.4")
    table.do("strain")
    assert table.refuses("strain", "XOD-7.1")
    table.do("probe SW").until("action").do("probe NW").until("action")
    assert table.ship("Warship", "actions") == 4


@pytest.mark.rule("XOD-3.2")
def test_effects_change_the_number_of_actions() -> None:
    given = {f"ships.{name}.acted": True for name in CREW[1:]} | ship("Warship", modules=["Precursor Helm"])
    assert sit(given).do("end turn").ship("Warship", "actions") == 4
    given |= ship("Warship", modules=[], damage=["Engine Leak"])
    assert sit(given).do("end turn").ship("Warship", "actions") == 2
    assert sit(ship("Warship", modules=["Jump Booster"])).do("use Jump Booster").ship("Warship", "actions") == 4


@pytest.mark.rule("XOD-3.3")
def test_a_turn_is_finished_before_the_next_begins() -> None:
    table = sit()
    assert not table.options("activate")
    table.do("scavenge")
    assert table.asked == "action"
    assert table.at("turn.leader") == "Warship"
    assert table.match.question is not None
    assert not table.options("activate")
    table.do("end turn")
    assert table.asked == "activate"
    assert table.lacks("activate Warship")


@pytest.mark.rule("XOD-3.4")
def test_a_ship_without_actions_may_still_strain_before_its_marker_flips() -> None:
    table = sit(ship("Warship", actions=1)).do("scavenge")
    assert table.ship("Warship", "actions", "acted") == (0, False)
    assert table.options() == ["strain", "end turn"]
    table.do("strain")
    assert table.ship("Warship", "actions") == 1
    assert table.offers("jump to Quiet Reach")
    table.do("end turn", *dice("miss", "hit"))
    assert table.ship("Warship", "acted", "health") == (True, 7)
    assert table.order_of("damage roll of Warship for strain", "Warship has acted") == [
        "damage roll of Warship for strain",
        "Warship has acted",
    ]


@pytest.mark.rule("XOD-G17")
def test_a_turn_may_end_early_but_not_while_engaged() -> None:
    table = sit().do("end turn")
    assert table.ship("Warship", "acted", "actions") == (True, 0)
    table = sit(foe(AZKAREL, "Weeping Star"))
    assert table.asked == "manoeuvre"
    assert not table.options("end turn")


@pytest.mark.rule("XOD-3.5")
def test_the_phase_ends_when_every_surviving_ship_has_acted() -> None:
    lost = ship("Explorer", defeated=True, health=0)
    table = sit(lost | here("Battlecruiser", "Proto-ship", at="Blue Eddy"), scene="")
    assert table.options("activate") == ["Warship", "Battlecruiser", "Proto-ship"]
    for name in ("Warship", "Battlecruiser"):
        table.do(f"activate {name}").until("action").do("end turn")
    assert table.at("phase") == "action"
    table.until("action").do("end turn")
    assert "phase corruption" in table.log()
    assert table.at("round") == 2


@pytest.mark.rule("XOD-3.5", "XOD-16.6")
def test_victory_is_looked_for_before_the_corruption_phase() -> None:
    given = {f"ships.{name}.acted": True for name in CREW[1:]} | tile("The Great Rift", -1, 0)
    table = sit(given | {"keys": ["activated"] * 4, "corruption.space": 15, "corruption.hidden": []}).do("end turn")
    assert table.won()
    assert "phase corruption" not in table.log()


COSTS = [
    ("probe NW", 1, {}),
    ("jump to Quiet Reach", 1, {}),
    ("blind jump NW", 1, {"stack.top": "Open Sky"}),
    ("rush to Haven Prime", 2, {}),
    ("explore", 1, ship("Warship", system="Blue Eddy")),
    ("scavenge", 1, {}),
    ("pacify", 1, ship("Warship", system="Picket Line") | {"turn.unnoticed": True, "turn.leader": "Warship"}),
    ("trade", 1, here("Explorer")),
    ("maintenance", 1, {}),
    ("act on signal 3", 1, ship("Warship", system="Glass Moons")),
]


@pytest.mark.rule("XOD-3.6", "XOD-15.8")
@pytest.mark.parametrize(("action", "cost", "given"), COSTS)
def test_what_an_action_costs(action: str, cost: int, given: dict[str, object]) -> None:
    signal = {"signals.3": {"card": "Sealed Vault", "state": "open"}}
    leader = {"turn.leader": "Warship"}
    table = sit(given | signal | leader, "act")
    assert table.asked == "action"
    table.do(action)
    assert table.ship("Warship", "actions") == 3 - cost
    lines = table.log("XOD-3.6")
    assert len(lines) == 1
    assert lines[0].startswith("Warship acts: ")


@pytest.mark.rule("XOD-3.6")
@pytest.mark.parametrize(("action", "cost", "given"), COSTS)
def test_an_action_that_cannot_be_paid_is_refused(action: str, cost: int, given: dict[str, object]) -> None:
    signal = {"signals.3": {"card": "Sealed Vault", "state": "open"}}
    table = sit(given | signal | {"turn.leader": "Warship"} | ship("Warship", actions=cost - 1), "act")
    assert table.refuses(action, "XOD-3.2", "XOD-5.7")


@pytest.mark.rule("XOD-3.6")
def test_combat_costs_no_action() -> None:
    given = ship("Warship", system="Picket Line") | foe("Cultist Skiff", "Picket Line")
    table = sit(given).do("be detected").do("offensive", *dice("hit", "hit"))
    table.until("action")
    assert table.foes() == {}
    assert table.ship("Warship", "actions") == 3


@pytest.mark.rule("XOD-G43", "XOD-3.2")
def test_a_permanent_gain_acts_at_once_in_ones_own_turn_but_not_in_a_fleet() -> None:
    given = here("Explorer") | ship("Explorer", modules=["Precursor Helm"])
    table = sit(given).do("go on", "trade", "give Precursor Helm to Warship").until("action")
    assert table.ship("Warship", "actions") == 3  # 3 - 1 for the Trade + 1
    table = sit(given).do("take in Explorer", "trade", "give Precursor Helm to Warship").until("action")
    assert table.ship("Warship", "actions") == 2


@pytest.mark.rule("XOD-G43", "XOD-3.2")
def test_a_permanent_loss_acts_from_the_next_round() -> None:
    given = ship("Warship", modules=["Precursor Helm"], actions=4) | here("Explorer")
    table = sit(given).do("go on", "trade", "give Precursor Helm to Explorer").until("action")
    assert table.ship("Warship", "actions") == 3
    leak = sit(luck=["damage Engine Leak"], scene="draw damage: Warship, 1")
    assert leak.ship("Warship", "actions") == 3


@pytest.mark.rule("XOD-G43", "XOD-C13")
def test_a_gain_that_names_the_fleet_is_for_all_of_it() -> None:
    table = sit(here("Explorer") | ship("Explorer", modules=["Jump Booster"])).do(
        "take in Explorer", "use Jump Booster"
    )
    assert table.ship("Warship", "actions") == table.ship("Explorer", "actions") == 4
