"""The 90 operation cards, one by one (GAP-A-09): what each costs, when it works and what comes of it."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.revenant.ledger import GAPS, LETTERS, RIPE, Resolver, account, is_simple
from tests.rules.revenant.table import HOUSES, Table, sit, stock

CARDS = GAPS["GAP-A-09"]["data"]
CADET = [card for card in CARDS if card["kind"] == "cadet"]
FRIGATE = [card for card in CARDS if card["kind"] == "frigate"]
DIRECTIVE = [card for card in CARDS if card["kind"] == "directive"]


def name_of(card: object) -> str:
    return card["name"] if isinstance(card, dict) else str(card)


def cost_of(card: dict) -> dict[str, int]:
    return {**stock(), **{LETTERS[letter]: card["cost"].count(letter) for letter in card["cost"]}}


def stranger(card: dict) -> str:
    """A fighter of another house, so that no affiliation bonus gets in the way."""
    return "Zenor fighter" if card["house"] == "Shiveus" else "Shiveus fighter"


def at_bonus(card: dict, given: dict[str, Any] | None = None) -> Table:
    """The bonus action is due; the card is in hand and its cost on the board, nothing more."""
    state = {**RIPE, "admirals.1.hand": [card["name"]], "admirals.1.resources": cost_of(card), **(given or {})}
    return sit(state).man(stranger(card)).until("bonus")


# ---- cost and place


@pytest.mark.rule("REV-F-14.15", "REV-F-14.16", "GAP-A-09")
@pytest.mark.parametrize("card", CARDS, ids=name_of)
def test_what_a_card_costs(card: dict) -> None:
    for kind, n in cost_of(card).items():
        if n:
            poor = at_bonus(card, {"admirals.1.resources": {**cost_of(card), kind: n - 1}})
            assert poor.refuses("bonus affiliate", "REV-F-14.16")
    table = at_bonus(card).do("bonus affiliate")
    paid = dict.fromkeys(cost_of(card), 0)
    for event in table.events("REV-F-07.6", "spent"):
        paid[list(paid)[event.b]] += event.c
    assert paid == cost_of(card)


@pytest.mark.rule("REV-F-14.11", "REV-F-14.12", "REV-F-14.14", "GAP-A-09")
@pytest.mark.parametrize("card", CARDS, ids=name_of)
def test_where_a_card_goes(card: dict) -> None:
    table = at_bonus(card).do("bonus affiliate")
    if card["kind"] == "cadet":
        table.do("attach to cadet 2")
        assert table.at("admirals.1.cadets") == [[], [card["name"]]]
    elif card["kind"] == "frigate":
        assert table.at("admirals.1.frigate_cards") == [card["name"]]
    else:
        assert table.at("admirals.1.directives") == [card["name"]]
    assert card["name"] not in table.at("admirals.1.hand")


@pytest.mark.rule("GAP-A-09")
def test_the_house_spread() -> None:
    table = sit()
    assert [len(table.at(f"piles.operations.{kind}")) for kind in ("cadet", "frigate", "directive")] == [30, 30, 30]
    houses = [card["house"] for card in CARDS]
    assert {house: houses.count(house) for house in HOUSES} == {**dict.fromkeys(HOUSES, 13), "Dunlork": 12}


# ---- directives


SIMPLE_DIRECTIVES = [card for card in DIRECTIVE if is_simple(card["fx"])]


@pytest.mark.rule("REV-F-14.14", "GAP-A-09")
@pytest.mark.parametrize("card", SIMPLE_DIRECTIVES, ids=name_of)
def test_a_directive_does_what_the_ledger_says(card: dict) -> None:
    table = at_bonus(card)
    resolver = Resolver(table, here=table.at(f"ships.{stranger(card)}.sector"))
    table.do("bonus affiliate")
    resolver.expected["hand"] -= 1
    resolver.expected["resources"] = stock()
    resolver.resolve(card["fx"])
    assert table.asked in ("man", "end")
    resolver.check()


def by_name(name: str) -> dict:
    return next(card for card in CARDS if card["name"] == name)


def play(name: str, given: dict[str, Any] | None = None) -> Table:
    """Plays a directive as bonus action, at its full cost."""
    return at_bonus(by_name(name), given).do("bonus affiliate")


@pytest.mark.rule("GAP-A-09", "REV-F-14.2")
@pytest.mark.parametrize(("rank", "after"), [(0, 1), (2, 3), (3, 3)])
def test_field_promotion(rank: int, after: int) -> None:
    assert play("Field Promotion", {"admirals.1.rank": rank}).at("admirals.1.rank") == after


@pytest.mark.rule("GAP-A-09")
@pytest.mark.parametrize(("houses", "gained"), [(1, 1), (3, 3), (6, 4)])
def test_grand_audit_counts_houses_with_influence_two(houses: int, gained: int) -> None:
    influence = {house: 2 if place < houses else 1 for place, house in enumerate(HOUSES)}
    if stranger(by_name("Grand Audit")).startswith("Shiveus"):
        influence["Shiveus"] -= 1  # manning its fighter adds one
    tiles = {f"tiles.{house}": [5, 8] for house in HOUSES}
    table = play("Grand Audit", {"admirals.1.influence": influence, **tiles})
    for _ in range(gained):
        table.do("gain neutronium")
    assert table.resources() == stock(neutronium=gained)
    assert table.asked == "man"


@pytest.mark.rule("GAP-A-09")
def test_seal_the_core_protects_and_repairs_the_revenant() -> None:
    table = play("Seal the Core", {"revenant.damage": 4}).do("protect Hull Rupture lower")
    for _ in range(3):
        assert table.options("repair") == ["Revenant"]
        table.do("repair Revenant")
    assert table.at("revenant.damage") == 1
    assert table.at("defects.lower_token") == "lower"


@pytest.mark.rule("GAP-A-09", "GAP-F-19")
def test_scatter_makes_three_careful_moves() -> None:
    table = play("Scatter").do("careful Zenor fighter")  # from 6, where 1 void ship is
    assert table.options("move to") == ["2", "4", "8"]  # up to three moves, to sectors with no more than 1
    assert table.refuses("move to 5", "REV-F-12.13")
    table.do("move to 8")
    assert table.refuses("careful Zenor fighter", "GAP-F-19")  # each ship once
    assert table.refuses("careful Belitan dropship", "REV-F-12.13")  # one move from 4 leads among more void ships
    table.do("careful Novaris fighter")
    assert table.options("move to") == ["6", "8"]


@pytest.mark.rule("GAP-A-09")
def test_rush_order_deploys_a_ship() -> None:
    table = play("Rush Order")
    assert {ship.split()[1] for ship in table.options("deploy")} == {"fighter", "dropship", "shuttle"}
    table.do("deploy Zenor dropship", "place in 8")
    assert table.at("power.Zenor") == 3


@pytest.mark.rule("GAP-A-09")
@pytest.mark.parametrize("landed", [False, True])
def test_full_burn_moves_the_frigate_unless_landed(landed: bool) -> None:
    table = play("Full Burn", {"ships.frigate 1": {"sector": "4", "landed": landed}})
    if not landed:
        assert table.options("move to") == ["1", "2", "3", "5", "6", "7", "8"]  # three movements, 4-E-N-8 among them
        table.do("move to 8")
    table.do("take")
    assert table.at("ships.frigate 1.sector") == ("4" if landed else "8")
    assert table.at("admirals.1.tactics") == 2


@pytest.mark.rule("GAP-A-09", "REV-F-15.8")
def test_chain_of_command_plays_a_card_two_cheaper() -> None:
    given = {"admirals.1.hand": ["Chain of Command", "Relief Convoy"], "admirals.1.resources": stock(science=1)}
    table = sit(given).man("Zenor fighter").do("done", "bonus affiliate")  # only Chain of Command can be paid for
    assert table.options("play") == ["Relief Convoy"]
    table.do("play Relief Convoy")
    assert sorted(table.at("admirals.1.directives")) == ["Chain of Command", "Relief Convoy"]
    assert table.resources() == stock()


@pytest.mark.rule("GAP-A-09", "REV-F-14.24")
def test_second_landing_copies_any_planet() -> None:
    table = play("Second Landing")
    assert table.options("copy") == ["Ossuary Reach", "Halcyon Drift", "Whisper Basin"]  # occupied or not
    table.do("copy Halcyon Drift", "upper Halcyon Drift")
    assert table.resources() == stock(neutronium=2)
    assert table.at("admirals.1.data") == 1


@pytest.mark.rule("GAP-A-09", "REV-F-01.3.3")
def test_burn_the_ledgers_costs_a_hidden_influence_card() -> None:
    table = play("Burn the Ledgers", {"admirals.1.hidden.Zenor": 1}).do("take", *["gain science"] * 3)
    assert table.resources() == stock(science=3)
    assert table.hidden() == 0
    table = play("Burn the Ledgers")
    assert table.asked == "man"
    assert table.resources() == stock()


@pytest.mark.rule("GAP-A-09")
def test_void_graft_costs_corruption() -> None:
    table = play("Void Graft").do("take", "corrupt cleanse", *["gain science"] * 4)
    assert table.resources() == stock(science=4)
    assert table.at("admirals.1.compartments.cleanse.corrupted") is True
    assert play("Void Graft").do("skip").resources() == stock()


@pytest.mark.rule("GAP-A-09", "GAP-F-23")
def test_echo_protocol_copies_any_ark() -> None:
    table = play("Echo Protocol")
    assert table.options("copy") == [f"{house} ark" for house in HOUSES]  # occupied or not
    table.do("copy Belitan ark", "choose Provision (science)")
    assert table.resources() == stock(science=2)


@pytest.mark.rule("GAP-A-08", "GAP-A-09")
def test_echo_protocol_may_copy_the_manned_ark() -> None:
    given = {"admirals.1.hand": ["Echo Protocol"], "admirals.1.resources": stock(science=1, neutronium=1)}
    table = sit(given).man("Yarvek ark").do("choose Provision (material)", "bonus affiliate")
    assert "Yarvek ark" in table.options("copy")
    table.do("copy Yarvek ark", "choose Provision (material)")
    assert table.resources() == stock(material=4)


@pytest.mark.rule("REV-F-02.17", "GAP-F-23")
def test_clone_copied_by_a_card_may_copy_the_ark_one_stands_on() -> None:
    given = {"admirals.1.hand": ["Echo Protocol", "Scatter"], "admirals.1.resources": stock(science=1, neutronium=1)}
    table = sit(given).man("Yarvek ark").do("choose Provision (material)", "bonus affiliate")
    if table.asked == "play":
        table.do("play Echo Protocol")
    table.do("copy Zenor ark", "choose Clone")  # Scatter is discarded
    assert table.options("copy") == ["Yarvek ark"]


def test_every_directive_has_a_test() -> None:
    own = {"Field Promotion", "Grand Audit", "Seal the Core", "Scatter", "Rush Order", "Full Burn", "Chain of Command",
           "Second Landing", "Burn the Ledgers", "Void Graft", "Echo Protocol"}  # fmt: skip
    assert own | {card["name"] for card in SIMPLE_DIRECTIVES} == {card["name"] for card in DIRECTIVE}


# ---- cadet cards: the way to each trigger, and your sector there

Way = Callable[[Table, str], Table]


def steps(ship: str, *answers: str) -> Way:
    def go(table: Table, figure: str) -> Table:
        table.man(ship, figure)
        for answer in answers:
            if table.asked == "ability" and not table.offers(answer):
                table.do("done")
            table.do(answer)
        return table

    return go


CADET_WAYS: dict[str, tuple[Way, str]] = {
    "provision": (steps("Yarvek ark", "choose Provision (material)"), "3"),
    "man_ark": (steps("Yarvek ark"), "3"),
    "mining": (steps("Belitan dropship", "land", "upper Halcyon Drift"), "4"),
    "influence": (steps("Yarvek ark"), "3"),
    "shield": (steps("Dunlork ark", "choose Charge", "shield 1", "shield 1"), "7"),
    "maneuver": (steps("Shiveus fighter", "move to 6"), "6"),
    "man_fighter": (steps("Shiveus fighter"), "5"),
    "man_revenant": (steps("reinforcement", "influence Zenor"), ""),
    "draw": (steps("Novaris ark", "choose Reconnaissance", "part 1", "draw cadet", "draw cadet"), "7"),
    "first_kill": (steps("Shiveus fighter", "attack"), "5"),
    "land": (steps("Belitan dropship", "land"), "4"),
    "copy": (steps("Dunlork ark", "choose Control", "effect A", "move to 6", "done"), "7"),
    "man_dropship": (steps("Belitan dropship"), "4"),
}
SIMPLE_CADETS = [card for card in CADET if card["trigger"] in CADET_WAYS and is_simple(card["fx"])]


def with_cadet_card(card: dict) -> Table:
    return sit({**RIPE, "admirals.1.cadets": [[card["name"]], []], "admirals.1.resources": stock(1, 2, 2, 1)})


@pytest.mark.rule("REV-F-14.17", "REV-F-14.19", "GAP-A-09", "GAP-F-35")
@pytest.mark.parametrize("card", SIMPLE_CADETS, ids=name_of)
def test_a_cadet_card_improves_its_trigger(card: dict) -> None:
    way, here = CADET_WAYS[card["trigger"]]
    table = way(with_cadet_card(card), "cadet 1")
    resolver = Resolver(table, here)
    assert table.offers(f"use {card['name']}")
    table.do(f"use {card['name']}")
    resolver.resolve(card["fx"], chosen=True)
    resolver.check()
    while table.seat == 1:  # once per trigger, and never by itself
        assert not table.offers(f"use {card['name']}")
        table.do("done") if table.offers("done") else table.decline()


@pytest.mark.rule("GAP-F-28", "GAP-A-09")
@pytest.mark.parametrize("card", SIMPLE_CADETS, ids=name_of)
def test_it_works_only_in_the_turns_of_its_cadet(card: dict) -> None:
    way, _ = CADET_WAYS[card["trigger"]]
    table = way(with_cadet_card(card), "cadet 2")
    assert not table.offers(f"use {card['name']}")


@pytest.mark.rule("REV-F-01.3.2", "GAP-F-12")
@pytest.mark.parametrize("card", SIMPLE_CADETS, ids=name_of)
def test_a_declined_ability_is_as_good_as_none(card: dict) -> None:
    way, _ = CADET_WAYS[card["trigger"]]
    declined = way(with_cadet_card(card), "cadet 1").finish_turn()
    without = way(with_cadet_card(card), "cadet 2").finish_turn()
    assert account(declined) == account(without)


def cadet(*cards: str, **more: Any) -> dict[str, Any]:
    return {"admirals.1.cadets": [list(cards), []], **more}


@pytest.mark.rule("GAP-A-09", "REV-F-12.10")
def test_helm_ace_adds_a_movement() -> None:
    assert sit(cadet("Helm Ace")).man("Shiveus fighter").options("move to") == ["3", "4", "6", "7"]
    assert sit(cadet("Helm Ace")).man("Shiveus fighter", "cadet 2").options("move to") == ["4", "6"]


@pytest.mark.rule("GAP-A-09", "GAP-F-35")
def test_convoy_marshal_moves_ships_carefully_at_any_moment_of_the_arks_effect() -> None:
    table = sit(cadet("Convoy Marshal")).man("Yarvek ark").do("use Convoy Marshal", "careful Dunlork dropship")
    assert table.options("move to") == ["2", "6"]  # two moves from 8, to sectors with no more void ships
    table.do("move to 2", "choose Provision (material)")
    assert not table.offers("use Convoy Marshal")
    table = sit(cadet("Convoy Marshal")).man("Yarvek ark").do("choose Provision (material)", "use Convoy Marshal")
    assert table.asked == "careful"


@pytest.mark.rule("GAP-A-09", "GAP-A-08")
def test_slipstream_pilot_rewards_two_movements() -> None:
    table = sit(cadet("Slipstream Pilot")).man("Shiveus fighter").do("move to 7", "use Slipstream Pilot")
    assert table.at("admirals.1.tactics") == 1
    table = sit(cadet("Slipstream Pilot")).man("Shiveus fighter", "cadet 2").do("move to 6")
    assert not table.offers("use Slipstream Pilot")


@pytest.mark.rule("GAP-A-09", "REV-F-07.8")
def test_drill_instructor_makes_cards_cheaper() -> None:
    given = cadet("Drill Instructor", **{"admirals.1.hand": ["Relief Convoy"], "admirals.1.resources": stock(1)})
    assert sit(given).man("Zenor fighter").do("done").offers("bonus affiliate")  # costs MM
    assert sit(given).man("Zenor fighter", "cadet 2").do("done").refuses("bonus affiliate", "REV-F-14.16")
    table = sit(given).man("Zenor fighter").do("done", "bonus affiliate")
    assert table.resources() == stock()


@pytest.mark.rule("GAP-A-09", "REV-F-13.6", "REV-F-13.7")
@pytest.mark.parametrize(("card", "damage"), [("Gunnery Cadet", 2), ("Ace Gunner", 3)])
def test_gunners_add_damage(card: str, damage: int) -> None:
    table = sit({**cadet(card), "sectors.5.void": 4}).man("Shiveus fighter").do("attack", "stay")
    while table.asked == "attack":
        table.do("fire", "stay")
    assert table.at("sectors.5.void") == 4 - damage
    assert table.at("admirals.1.tactics") == damage


@pytest.mark.rule("GAP-A-09", "REV-F-01.3.2")
def test_further_damage_may_be_declined() -> None:
    table = sit(cadet("Ace Gunner")).man("Shiveus fighter").do("attack", "stay", "cease fire")
    assert table.at("sectors.5.void") == 2


@pytest.mark.rule("GAP-A-09")
@pytest.mark.parametrize(("figure", "asked"), [("cadet 1", "bonus"), ("cadet 2", "corrupt")])
def test_biosuit_veteran_keeps_planets_from_corrupting(figure: str, asked: str) -> None:
    table = sit(cadet("Biosuit Veteran")).man("Belitan dropship", figure)
    table.do("land", "lower Halcyon Drift", "take")
    assert table.asked == asked


@pytest.mark.rule("GAP-A-09", "REV-F-10.9")
def test_whisperer_draws_two_more_and_still_keeps_one() -> None:
    draws = ["* hidden Zenor", "* hidden Belitan", "* hidden Dunlork"]
    table = sit(cadet("Whisperer")).man("frigate 1", "cadet 1", *draws).do("keep Belitan influence")
    assert table.hidden() == 1
    assert sum(table.at("piles.hidden_discard").values()) == 2
    assert sum(sit(cadet("Whisperer")).man("frigate 1", "cadet 2").at("piles.hidden_discard").values()) == 0


@pytest.mark.rule("GAP-A-09", "REV-F-07.8")
def test_fuel_broker_saves_two_neutronium() -> None:
    given = cadet("Fuel Broker", **{"admirals.1.resources": stock(neutronium=1)})  # R12 costs 3
    table = sit(given).man("hypercharge").do("influence Zenor", "charge R12")
    assert table.resources() == stock()
    assert table.at("charged") is True
    assert sit(given).man("hypercharge", "cadet 2").do("influence Zenor").asked == "bonus"


def test_every_cadet_card_has_a_test() -> None:
    own = {"Helm Ace", "Convoy Marshal", "Slipstream Pilot", "Drill Instructor", "Gunnery Cadet", "Ace Gunner",
           "Biosuit Veteran", "Whisperer", "Fuel Broker"}  # fmt: skip
    assert own | {card["name"] for card in SIMPLE_CADETS} == {card["name"] for card in CADET}


# ---- frigate cards


FRIGATE_WAYS: dict[str, tuple[Way, str]] = {
    "activate": (steps("Novaris fighter", "done", "bonus activate"), "7"),
    "man_frigate": (steps("frigate 1"), "4"),
    "planet": (steps("frigate 1", "effect B", "land", "upper Halcyon Drift"), "4"),
    "land": (steps("frigate 1", "effect B", "land"), "4"),
    "attack": (steps("frigate 1", "effect A", "attack"), "4"),
    "first_kill": (steps("frigate 1", "effect A", "attack"), "4"),
}
# the same trigger without the own frigate
ELSEWHERE: dict[str, Way] = {
    "man_frigate": steps("Yarvek ark"),
    "planet": steps("Belitan dropship", "land", "upper Halcyon Drift"),
    "land": steps("Belitan dropship", "land"),
    "attack": steps("Shiveus fighter", "attack"),
    "first_kill": steps("Shiveus fighter", "attack"),
}
SIMPLE_FRIGATE = [card for card in FRIGATE if card["trigger"] in FRIGATE_WAYS and is_simple(card["fx"])]
AT_FOUR = {"ships.frigate 1.sector": "4", "sectors.4.void": 2}


def with_frigate_card(card: dict) -> Table:
    hand = ["Ore Rush", "Fuel Cache"]
    resources = stock(1, 2, 2, 1)
    given = {"admirals.1.frigate_cards": [card["name"]], "admirals.1.hand": hand, "admirals.1.resources": resources}
    return sit({**RIPE, **AT_FOUR, **given})


@pytest.mark.rule("REV-F-14.17", "REV-F-15.12", "GAP-A-09", "GAP-F-28", "GAP-F-35")
@pytest.mark.parametrize("card", SIMPLE_FRIGATE, ids=name_of)
def test_a_frigate_card_improves_its_trigger(card: dict) -> None:
    way, here = FRIGATE_WAYS[card["trigger"]]
    table = way(with_frigate_card(card), "cadet 1")
    resolver = Resolver(table, here)
    assert table.offers(f"use {card['name']}")
    table.do(f"use {card['name']}")
    resolver.resolve(card["fx"], chosen=True)
    resolver.check()
    while table.seat == 1:
        assert not table.offers(f"use {card['name']}")
        table.do("done") if table.offers("done") else table.decline()


@pytest.mark.rule("GAP-F-28")
@pytest.mark.parametrize("card", [card for card in SIMPLE_FRIGATE if card["trigger"] != "activate"], ids=name_of)
def test_it_works_only_while_the_own_frigates_effect_is_resolved(card: dict) -> None:
    table = ELSEWHERE[card["trigger"]](with_frigate_card(card), "cadet 1")
    assert not table.offers(f"use {card['name']}")


@pytest.mark.rule("GAP-F-28")
@pytest.mark.parametrize("figure", ["captain", "cadet 1", "cadet 2"])
def test_any_figure_makes_frigate_cards_work(figure: str) -> None:
    for name in ("Command Bridge", "Holo Table"):
        card = by_name(name)
        assert FRIGATE_WAYS[card["trigger"]][0](with_frigate_card(card), figure).offers(f"use {name}")


def fitted(*cards: str, **more: Any) -> dict[str, Any]:
    return {"admirals.1.frigate_cards": list(cards), **more}


@pytest.mark.rule("GAP-A-09", "REV-F-01.3.3")
def test_surge_cannon_buys_two_damage_for_an_energy() -> None:
    table = sit({**fitted("Surge Cannon"), "sectors.5.void": 4}).man("frigate 1").do("effect A", "attack")
    table.do("use Surge Cannon")
    assert table.resources() == stock(1, 0, 1, 1)
    while table.asked == "attack":
        assert not table.offers("use Surge Cannon")  # once
        table.do("fire")
    assert table.at("sectors.5.void") == 1
    poor = {**fitted("Surge Cannon"), "admirals.1.resources": stock(1, 0, 1, 1)}
    table = sit(poor).man("Dunlork ark").do("choose Control", "effect A", "attack")
    assert table.at("sectors.5.void") == 2
    assert table.asked == "frigate"


@pytest.mark.rule("GAP-A-09", "REV-F-12.10")
@pytest.mark.parametrize(
    ("card", "reach"), [("Ion Drive", ["3", "4", "6", "7"]), ("Fold Thrusters", ["2", "3", "4", "6", "7", "8"])]
)
def test_drives_add_movement_to_the_frigate(card: str, reach: list[str]) -> None:
    assert sit(fitted(card)).man("frigate 1").do("effect A").options("move to") == reach
    assert sit(fitted(card)).man("frigate 1").do("effect B").options("move to") == reach
    assert sit(fitted(card)).man("Shiveus fighter").options("move to") == ["4", "6"]


@pytest.mark.rule("GAP-A-09")
def test_tow_cables_move_ships_carefully() -> None:
    table = sit(fitted("Tow Cables")).man("Novaris fighter").do("done", "bonus activate", "use Tow Cables")
    table.do("careful Dunlork dropship")
    assert table.options("move to") == ["2", "6"]


@pytest.mark.rule("GAP-A-09")
def test_rapid_hangar_moves_ships_and_gives_a_tactic() -> None:
    table = sit(fitted("Rapid Hangar")).man("frigate 1").do("use Rapid Hangar", "careful Dunlork dropship", "move to 2")
    table.do("take")
    assert table.at("admirals.1.tactics") == 1
    assert table.at("ships.Dunlork dropship.sector") == "2"


@pytest.mark.rule("GAP-A-09", "REV-F-15.8")
def test_training_deck_plays_a_card_one_cheaper() -> None:
    given = fitted("Training Deck", **{"admirals.1.hand": ["Relief Convoy"], "admirals.1.resources": stock(1)})
    table = sit(given).man("frigate 1").do("use Training Deck", "play Relief Convoy")
    assert table.at("admirals.1.directives") == ["Relief Convoy"]
    assert table.resources() == stock()


@pytest.mark.rule("GAP-A-09", "REV-F-13.6")
@pytest.mark.parametrize(("card", "damage"), [("Forward Battery", 2), ("Lance Array", 3)])
def test_batteries_add_damage(card: str, damage: int) -> None:
    table = sit({**fitted(card), "sectors.5.void": 4}).man("frigate 1").do("effect A", "attack")
    while table.asked == "attack":
        table.do("fire")
    assert table.at("sectors.5.void") == 4 - damage
    table = sit({**fitted(card), "sectors.5.void": 4}).man("Shiveus fighter").do("attack", "stay")
    assert table.at("sectors.5.void") == 3
    assert table.asked == "fighter"


@pytest.mark.rule("GAP-A-09", "REV-F-14.18")
def test_trophy_vault_needs_the_third_kill() -> None:
    table = sit({**fitted("Trophy Vault", "Lance Array"), "sectors.5.void": 4}).man("frigate 1")
    table.do("effect A", "attack")
    cards = table.hidden()
    assert not table.offers("use Trophy Vault")
    table.do("fire")
    assert not table.offers("use Trophy Vault")
    table.do("fire", "use Trophy Vault")
    assert table.hidden() == cards + 1


@pytest.mark.rule("GAP-A-09", "GAP-A-08")
def test_dual_lander_resolves_both_effects() -> None:
    table = sit(fitted("Dual Lander")).man("frigate 1").do("effects A and B", "attack", "move to 4", "land")
    assert table.asked == "planet"
    assert table.at("sectors.5.void") == 2


@pytest.mark.rule("GAP-A-09", "REV-F-01.3.3")
def test_echo_chamber_copies_an_occupied_planet_for_a_card() -> None:
    landed = {"ships.frigate 2": {"sector": "1", "landed": True}}
    table = sit(fitted("Echo Chamber", **landed, **{"admirals.1.hand": ["Scatter"]})).man("frigate 1")
    table.do("use Echo Chamber", "copy Ossuary Reach", "upper Ossuary Reach")
    assert table.resources()["material"] == 3
    assert table.at("admirals.1.hand") == []
    assert sit(fitted("Echo Chamber", **landed)).man("frigate 1").refuses("use Echo Chamber", "REV-F-01.3.3")


def test_every_frigate_card_has_a_test() -> None:
    own = {"Surge Cannon", "Ion Drive", "Fold Thrusters", "Tow Cables", "Rapid Hangar", "Training Deck",
           "Forward Battery", "Lance Array", "Trophy Vault", "Dual Lander", "Echo Chamber"}  # fmt: skip
    assert own | {card["name"] for card in SIMPLE_FRIGATE} == {card["name"] for card in FRIGATE}


# ---- copying and manning


@pytest.mark.rule("GAP-F-35", "REV-F-14.22")
@pytest.mark.parametrize("early", [True, False])
def test_an_ability_that_fits_the_manned_and_the_copied_ark_is_used_once(early: bool) -> None:
    given = {**cadet("Archivist"), "admirals.1.hand": ["Scatter"], "ships.Belitan ark.crew": "2 captain"}
    table = sit(given).man("Zenor ark")
    if early:
        table.do("use Archivist")
    table.do("choose Clone", "copy Belitan ark")
    if not early:
        table.do("use Archivist")
    table.do("choose Provision (science)")
    assert not table.offers("use Archivist")
    assert table.resources()["science"] == 4


@pytest.mark.rule("REV-F-14.22", "GAP-F-35")
def test_while_copying_the_frigate_both_sources_trigger() -> None:
    given = {**cadet("Archivist"), **fitted("Command Bridge")}
    table = sit(given).man("Dunlork ark").do("choose Control")
    assert table.options("use") == ["Archivist", "Command Bridge"]


@pytest.mark.rule("GAP-F-35")
def test_a_manning_ability_may_be_used_even_if_the_effect_is_declined() -> None:
    table = sit(cadet("Archivist")).man("Yarvek ark").do("use Archivist", "done")
    assert table.resources() == stock(1, 1, 2, 1)
    assert table.asked == "bonus"


# ---- from the moment a card lies there


@pytest.mark.rule("GAP-F-28", "GAP-F-35")
@pytest.mark.parametrize("figure", ["cadet 1", "cadet 2"])
def test_a_cadet_card_works_from_the_moment_it_lies_there(figure: str) -> None:
    given = {"admirals.1.hand": ["Archivist"], "admirals.1.resources": stock(science=1)}  # on an ark: a science
    table = sit(given).man("Novaris ark").do("choose Calculation", "play Archivist", f"attach to {figure}")
    offered = False
    while table.asked != "bonus":
        offered |= table.offers("use Archivist")
        table.decline()
    assert offered is (figure == "cadet 1")


@pytest.mark.rule("GAP-F-28", "GAP-F-35")
def test_a_frigate_card_works_from_the_moment_it_lies_there() -> None:
    given = fitted("Training Deck", **{"admirals.1.hand": ["Command Bridge"], "admirals.1.resources": stock(1)})
    table = sit(given).man("frigate 1").do("use Training Deck", "play Command Bridge", "waive science")
    table.do("take")  # the bonus of the second slot
    assert table.offers("use Command Bridge")


@pytest.mark.rule("GAP-F-28")
def test_a_played_card_serves_the_rest_of_the_same_effect() -> None:
    given = {"admirals.1.hand": ["Signals Officer"], "admirals.1.resources": stock(1, 0, 1)}  # a draw brings another
    table = sit(given).man("Novaris ark").do("choose Calculation", "play Signals Officer", "waive material")
    table.do("attach to cadet 1", "draw frigate")
    assert table.offers("use Signals Officer")


# ---- slots of the frigate board


@pytest.mark.rule("REV-F-14.13", "GAP-F-05")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_instant_bonus_of_each_frigate_slot(slot: int) -> None:
    filled = ["Deep Archive", "Holo Table", "Mirror Screens", "Fuel Cistern"][: slot - 1]
    given = {"admirals.1.frigate_cards": filled, "admirals.1.hand": ["Ion Drive"], "admirals.1.resources": stock(2)}
    table = sit({**given, **RIPE}).man("Shiveus fighter").do("done")
    resolver = Resolver(table)
    table.do("bonus affiliate")
    resolver.expected["hand"] -= 1
    resolver.expected["resources"]["material"] -= 2
    resolver.resolve({1: [], 2: ["tactics(1)"], 3: ["gain(any,1)"], 4: ["hidden(1)"], 5: ["influence(any,1)"]}[slot])
    resolver.check()
    assert table.at("admirals.1.frigate_cards") == [*filled, "Ion Drive"]
