"""Section 18: Architect abilities."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import CONTENT
from tests.rules.helionox.table import cards, coop, event, event_deck, mercury, pool, sit, solo, stacked

ABILITIES = [
    (architect.name, number, ability.cryo)
    for architect in CONTENT.architects
    for number, ability in enumerate(architect.abilities, 1)
]
# a state in which every ability can be used
RIPE: dict[str, Any] = {
    "consumed": ["Relay Drone"],
    "events": [event("Capital Riots")],
    "players.1.discard": ["Seed Vault"],
}


@pytest.mark.rule("HEL-18.1", "HEL-GAP-19")
@pytest.mark.parametrize(("architect", "number", "counters"), ABILITIES)
def test_an_ability_costs_its_counters(architect: str, number: int, counters: int) -> None:
    given = {**RIPE, "players.1.architect": architect}
    table = mercury(given).do(f"use ability {number}").until("main")
    assert table.at("players.1.cryo") == counters
    assert table.refuses(f"use ability {number}", "HEL-9.2")


@pytest.mark.rule("HEL-18.1")
def test_one_ability_is_chosen() -> None:
    assert sit().do("use ability 1").pool() == (1, 0)
    assert sit().do("use ability 2").pool() == (3, 0)


@pytest.mark.rule("HEL-18.1")
@pytest.mark.parametrize("kind", [coop, solo])
def test_in_coop_and_solo_too(kind) -> None:  # type: ignore[no-untyped-def]
    table = kind().do("use ability 2")
    assert (table.pool(), table.at("players.1.cryo")) == ((3, 0), 3)


@pytest.mark.rule("HEL-18.1", "HEL-6.3")
def test_only_the_own_architect_is_used() -> None:
    table = sit().do("use ability 1")
    assert [table.at(f"players.{seat}.cryo") for seat in (1, 2, 3)] == [2, 0, 0]


@pytest.mark.rule("HEL-18.2")
def test_the_counters_come_before_the_effect() -> None:
    """While Ysolde Marr still asks what to Consume, her counters are on."""
    given = {"players.1.architect": "Ysolde Marr, Gene Weaver"}
    table = sit(given).do("use ability 2")
    assert (table.asked, table.at("players.1.cryo")) == ("consume", 2)


@pytest.mark.rule("HEL-18.2", "HEL-13.2", "HEL-13.3")
def test_an_ability_resolves_in_order_and_uninterrupted() -> None:
    """Ysolde Marr draws first and then Consumes up to two; nothing else is offered until then."""
    given = cards(1, hand=["Material Asset"], deck=["Seed Vault"], discard=["Sentinel Prototype"])
    table = sit({**given, "players.1.architect": "Ysolde Marr, Gene Weaver"}).do("use ability 2")
    assert table.options() == [
        "consume Material Asset",
        "consume Seed Vault",
        "consume Sentinel Prototype from discard pile",
        "decline",
    ]
    table.do("consume Sentinel Prototype from discard pile", "consume Material Asset")
    assert sorted(table.at("consumed")) == ["Material Asset", "Sentinel Prototype"]
    assert table.hand() == ["Seed Vault"]


@pytest.mark.rule("HEL-18.2", "HEL-13.3")
def test_no_ability_in_the_middle_of_a_card() -> None:
    table = sit({"players.1.hand": ["Relay Drone"]}).do("play Relay Drone")
    assert table.asked == "cycle"
    assert table.options("use ability") == []


@pytest.mark.rule("HEL-18.2", "HEL-GAP-40")
@pytest.mark.parametrize(
    ("architect", "number", "given"),
    [
        ("Tiberius, Warp Captain", 2, cards(1)),
        ("Ysolde Marr, Gene Weaver", 1, cards(1)),
        ("Drago Lint, Salvage Baron", 1, cards(1)),
        ("Tiberius, Warp Captain", 2, {"market.Transport.card": "Warp Admiral"}),
    ],
)
def test_a_cost_that_cannot_be_paid_keeps_the_ability_from_starting(
    architect: str, number: int, given: dict[str, Any]
) -> None:
    table = sit({**given, "players.1.architect": architect})
    assert table.refuses(f"use ability {number}", "HEL-GAP-40")
    assert table.at("players.1.cryo") == 0


@pytest.mark.rule("HEL-18.3", "HEL-GAP-19", "HEL-GAP-41")
def test_tiberius_moves_to_an_adjacent_location() -> None:
    """Using the ability means moving: it cannot be declined."""
    given = {"players.1.architect": "Tiberius, Warp Captain", "players.1.location": "Mars"}
    table = sit(given).do("use ability 1")
    assert table.options() == ["move to Moon", "move to Ceres"]
    table.do("move to Ceres")
    assert (table.at("players.1.location"), table.at("players.1.cryo")) == ("Ceres", 2)


@pytest.mark.rule("HEL-18.3", "HEL-GAP-40")
def test_tiberius_obtains_a_transport_card_for_a_card() -> None:
    table = sit({"players.1.architect": "Tiberius, Warp Captain"}).do("use ability 2")
    assert (table.asked, table.at("players.1.cryo")) == ("discard-cost", 3)
    assert not table.offers("decline")
    table.do("discard Material Asset")
    assert (table.at("players.1.top"), table.at("players.1.discard")) == (["Dockside Runner"], ["Material Asset"])
    assert table.pool() == (0, 0)


@pytest.mark.rule("HEL-18.3", "HEL-GAP-39")
@pytest.mark.parametrize(("card", "allowed"), [("Pilgrim Fleet", True), ("Consular Liner", False)])
def test_tiberius_takes_cards_up_to_four(card: str, allowed: bool) -> None:
    given = {"players.1.architect": "Tiberius, Warp Captain", "market.Transport.card": card}
    assert sit(given).offers("use ability 2") is allowed


@pytest.mark.rule("HEL-18.3", "HEL-GAP-39")
def test_the_current_cost_counts_for_the_limit() -> None:
    """With inflation a card of 4 costs 5; an own discount does not help."""
    given = {
        "players.1.architect": "Tiberius, Warp Captain",
        "market.Transport.card": "Pilgrim Fleet",
        "events": [event("Resource War", "active")],
        "players.1.this_turn.market_discount": 3,
    }
    assert sit(given).refuses("use ability 2", "HEL-GAP-40")


# ---- the other Architects (HEL-GAP-19)


@pytest.mark.rule("HEL-GAP-19")
def test_rook_adeyemi_gives_defense() -> None:
    given = {"players.1.architect": "Rook Adeyemi, Sentinel Marshal"}
    assert sit(given).do("use ability 1").pool() == (0, 1)
    assert sit(given).do("use ability 2").pool() == (0, 3)


@pytest.mark.rule("HEL-GAP-19", "HEL-GAP-7")
def test_juno_cycles_up_to_twice_and_lowers_a_price() -> None:
    given = {"players.1.architect": "Juno-7, Recursive Mind", "players.1.pool": pool(credits=2)}
    table = sit(given).do("use ability 1")
    assert table.offers("decline")
    table.do("cycle Ghost Auditor", "done", "buy Gene Splicer")
    assert table.pool() == (0, 0)


@pytest.mark.rule("HEL-GAP-19")
def test_oswin_hale_counts_embassies() -> None:
    given = {"players.1.architect": "Oswin Hale, Voice of the Exodus"}
    assert sit({**given, "players.1.embassies": ["Moon", "Mars"]}).do("use ability 2").at("players.1.influence") == 2
    five = {"players.1.embassies": ["Earth", "Moon", "Mars", "Ceres", "Europa"]}
    assert sit({**given, **five}).do("use ability 2").at("players.1.influence") == 3


@pytest.mark.rule("HEL-GAP-19", "HEL-19.4")
def test_mirelle_sato_gives_key_access_without_an_embassy() -> None:
    given = {"players.1.architect": "Mirelle Sato, Void Diplomat", "players.1.location": "Moon"}
    assert sit(given).do("use ability 1").pool() == (0, 2)


@pytest.mark.rule("HEL-GAP-19", "HEL-GAP-7")
def test_drago_lint_lives_on_consumed_cards() -> None:
    given = {"players.1.architect": "Drago Lint, Salvage Baron"}
    table = sit(given).do("use ability 1", "consume Material Asset")
    assert (table.pool(), table.at("consumed")) == ((2, 0), ["Material Asset"])
    table = sit({**given, "consumed": ["Material Asset", "Chimera Matriarch", "Sol Guard Titan"]}).do("use ability 2")
    assert table.options("obtain") == ["Material Asset", "Chimera Matriarch", "Sol Guard Titan"]
    assert table.do("obtain Chimera Matriarch").at("players.1.top") == ["Chimera Matriarch"]


@pytest.mark.rule("HEL-GAP-19", "HEL-CON-27")
def test_illegal_tech_is_never_obtained_from_the_consumed_cards() -> None:
    given = {"players.1.architect": "Drago Lint, Salvage Baron", "consumed": ["Counterfeit Mint"]}
    table = mercury(given)
    if table.offers("use ability 2"):
        table.do("use ability 2")
    assert (table.at("consumed"), table.at("players.1.top")) == (["Counterfeit Mint"], [])


@pytest.mark.rule("HEL-GAP-7", "HEL-GAP-36")
@pytest.mark.parametrize("on_top", ["Warp Cult", "Ion Surge"])
def test_what_is_left_of_the_deck_does_not_tell_in_which_order_events_were_put_back(on_top: str) -> None:
    """One is the last of the first part of the deck, the other of the second: a card does not show that."""
    others = {"Warp Cult": "Ion Surge", "Ion Surge": "Warp Cult"}
    top = [{"event": name, "part": part, "known_by": []} for name, part in (("Ion Surge", 2), ("Warp Cult", 1))]
    given = {"players.1.architect": "Helia Quist, Sun Watcher", "event_deck.top": top, **event_deck((0, 0), (3, 1))}
    table = sit(given).do("use ability 1", f"put back {others[on_top]}").until("main")
    back = [(entry["event"], entry["part"]) for entry in table.at("event_deck.top")]
    assert back == [(others[on_top], 2), (on_top, 1)]


@pytest.mark.rule("HEL-GAP-19", "HEL-GAP-7", "HEL-GAP-36")
def test_helia_quist_looks_at_the_event_deck() -> None:
    given = {"players.1.architect": "Helia Quist, Sun Watcher", **stacked("Warp Cult", "Ion Surge", "Dome Strike")}
    table = sit(given).do("use ability 1")
    assert sorted(table.options("put back")) == ["Ion Surge", "Warp Cult"]
    unseen = table.seen_by(2, "event_deck.regular")
    assert [unseen.count(name) for name in ("Ion Surge", "Warp Cult")] == [2, 2], "who watches does not see which"
    table.do("put back Warp Cult")
    names = [entry["event"] for entry in table.at("event_deck.top")]
    assert names == ["Dome Strike", "Warp Cult", "Ion Surge"]
    assert table.seen_by(2, "event_deck.top")[-1]["event"] is None
    assert table.seen_by(1, "event_deck.top")[-1]["event"] == "Ion Surge"
    table.end_turn()
    assert table.in_play() == [("Ion Surge", "Mars", "inactive")]


@pytest.mark.rule("HEL-GAP-19", "HEL-GAP-7")
def test_helia_quist_weakens_the_next_event() -> None:
    given = {"players.1.architect": "Helia Quist, Sun Watcher", "events": [event("Capital Riots", "active")]}
    table = sit({**given, "players.1.pool": pool(defense=1)}).do("use ability 2", "overcome active Capital Riots")
    assert (table.pool(), len(table.hand())) == ((0, 0), 6)


@pytest.mark.rule("HEL-GAP-19", "HEL-GAP-7")
def test_rhea_okonkwo_puts_a_card_back_on_top() -> None:
    given = {"players.1.architect": "Rhea Okonkwo, Frontier Surgeon", "players.1.discard": ["Seed Vault"]}
    assert sit(given).do("use ability 1").at("players.1.top") == ["Seed Vault"]
    assert len(sit(given).do("use ability 2").hand()) == 8


@pytest.mark.rule("HEL-GAP-19", "HEL-GAP-7", "HEL-GAP-51")
def test_castor_vane_moves_events_and_turns_them_over() -> None:
    events = [event("Dust Tempest", "active"), event("Red Plague", "active"), event("Warp Cult", "active")]
    given = {"players.1.architect": "Castor Vane, Provocateur", "players.1.location": "Mars", "events": events}
    table = sit(given).do("use ability 1")
    assert table.options() == ["shift it to Moon", "shift it to Ceres"]  # the catastrophe stays, no choice of Event
    table.do("shift it to Ceres")
    assert ("Dust Tempest", "Ceres", "active") in table.in_play()
    assert len(table.hand()) == 6
    table = sit(given).do("use ability 2")
    assert table.options() == ["turn over Dust Tempest at Mars", "turn over Warp Cult at Europa"]
    assert table.refuses("turn over Red Plague at Mars", "HEL-GAP-51")
    table.do("turn over Warp Cult at Europa")
    assert ("Warp Cult", "Europa", "inactive") in table.in_play()


@pytest.mark.rule("HEL-GAP-45", "HEL-GAP-36")
def test_a_team_looks_at_the_event_deck_together() -> None:
    given = {"players.1.architect": "Helia Quist, Sun Watcher", **stacked("Warp Cult", "Ion Surge", "Dome Strike")}
    table = sit(given, players=2, mode="co-op").do("use ability 1", "put back Warp Cult")
    known = {entry["event"]: entry["known_by"] for entry in table.at("event_deck.top")}
    assert known == {"Dome Strike": [], "Warp Cult": [1, 2], "Ion Surge": [1, 2]}
