"""What the game's own cards hardly need: effects in combinations that a pack may print."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.helionox.table import Table, cards, mercury, pool, sit
from tests.rules.helionox.test_11_collaboration import CALL, RIOTS, called

from farflung.engine.core import Script, play_scene_until_pause

RIOT_MARSHAL = ("MKT-DEF-03", "Riot Marshal", "Defense", "Operative")
ECHO_PROCESSOR = ("MKT-CYB-08", "Echo Processor", "Cybernetic", "Tech")


def printing(folder: Path, *cards_and_effects: tuple[tuple[str, str, str, str], list[str]]) -> str:
    """A pack in which these cards of the Market have other effects."""
    text = ""
    for (number, name, faction, kind), effects in cards_and_effects:
        text += f'[[card]]\nid = "{number}"\nname = "{name}"\ncopies = 2\nfaction = "{faction}"\nkind = "{kind}"\n'
        text += f"cost = 3\ninfluence = 1\nunique = false\nmercury = false\neffects = {effects!r}\n\n"
    pack = folder / f"pack-{len(list(folder.iterdir()))}"  # a title reads a folder once
    pack.mkdir()
    (pack / "market.toml").write_text(text.replace("'", '"'), encoding="utf-8")
    return str(pack)


def helping(folder: Path, effects: list[str]) -> Table:
    """Seat 2 has agreed to help with 2 Defense, and holds a Riot Marshal of these effects and a Sentinel Prototype."""
    given = {**RIOTS, **cards(2, hand=["Riot Marshal", "Sentinel Prototype"])}
    return sit(given, pack=printing(folder, (RIOT_MARSHAL, effects))).do(CALL, "offer 1", "accept")


@pytest.mark.rule("HEL-11.8", "HEL-11.9")
def test_a_partner_goes_on_helping_after_a_card_that_concerns_everybody(tmp_path: Path) -> None:
    table = helping(tmp_path, ["defense(1)", "all_players(draw(1))"]).do("play Riot Marshal")
    assert (table.asked, table.seat) == ("help", 2)
    table.do("play Sentinel Prototype")
    assert table.trophies(1) == ["Capital Riots"]


@pytest.mark.rule("HEL-11.8", "HEL-GAP-7")
def test_defense_under_a_condition_helps_only_where_it_holds(tmp_path: Path) -> None:
    if_embassy = ["if(embassy_here; defense(1))"]
    assert helping(tmp_path, if_embassy).options("play") == ["Sentinel Prototype"]
    if_event = ["if(event_here; defense(1))"]
    assert set(helping(tmp_path, if_event).options("play")) == {"Riot Marshal", "Sentinel Prototype"}
    useless = ["if(event_here; credit(1))"]
    assert helping(tmp_path, useless).options("play") == ["Sentinel Prototype"]


@pytest.mark.rule("HEL-GAP-7", "HEL-13.4")
def test_a_price_in_cards_of_the_hand_may_be_declined(tmp_path: Path) -> None:
    pack = printing(tmp_path, (RIOT_MARSHAL, ["cost(consume(hand, 2); credit(5))"]))
    hand = cards(1, hand=["Riot Marshal", "Prime Asset", "Material Asset", "Sentinel Prototype"])
    table = sit(hand, pack=pack).do("play Riot Marshal")
    assert table.offers("decline")
    table.do(next(text for text in table.options() if text.startswith("consume")))
    assert not table.offers("decline"), "once begun it is paid whole"


@pytest.mark.rule("HEL-13.5", "HEL-13.7")
def test_the_rest_of_a_text_comes_after_what_it_copied_for_everybody(tmp_path: Path) -> None:
    pack = printing(
        tmp_path, (RIOT_MARSHAL, ["all_players(credit(1))"]), (ECHO_PROCESSOR, ["copy(played, 4)", "draw(1)"])
    )
    hand = cards(1, hand=["Riot Marshal", "Echo Processor"], deck=["Prime Asset", "Prime Asset"])
    table = sit(hand, pack=pack).do("play Riot Marshal", "play Echo Processor")
    assert table.pool()[0] == 2
    assert table.hand() == ["Prime Asset"]


@pytest.mark.rule("HEL-GAP-27", "HEL-GAP-7")
def test_the_partners_discount_is_used_up() -> None:
    table = called(cards(2, hand=["Riot Marshal"]), offer=1).do("accept", "play Riot Marshal")
    assert table.trophies(1) == ["Capital Riots"]
    assert table.at("players.2.this_turn.social_discount") == 0


@pytest.mark.rule("HEL-17.1", "HEL-GAP-20")
def test_an_embassy_may_cost_nothing() -> None:
    given = {"players.1.fleet": "Diplomatic Barge", "players.1.pool": pool()}
    assert mercury(given, parameters={"embassy_cost": 1}).do("place Embassy").at("players.1.embassies") == ["Earth"]
    assert not mercury(given, parameters={"embassy_cost": 2}).offers("place Embassy")


@pytest.mark.rule("HEL-13.6", "HEL-13.8")
def test_a_card_that_consumes_itself_does_so_once(tmp_path: Path) -> None:
    pack = printing(tmp_path, (RIOT_MARSHAL, ["credit(1)", "consume(self, 1)"]))
    table = sit(cards(1, hand=["Riot Marshal", "Prime Asset"]), pack=pack).do("play Riot Marshal")
    assert table.at("players.1.played") == []
    assert "Riot Marshal" not in str(table.at("players.1"))
    optional = printing(tmp_path, (RIOT_MARSHAL, ["may(consume(self, 1))"]))
    table = sit(cards(1, hand=["Riot Marshal", "Prime Asset"]), pack=optional).do("play Riot Marshal", "decline")
    assert table.at("players.1.played") == ["Riot Marshal"]


@pytest.mark.rule("HEL-12.1")
def test_what_costs_one_is_offered_for_one(tmp_path: Path) -> None:
    pack = Path(printing(tmp_path, (RIOT_MARSHAL, ["credit(1)"])))
    file = pack / "market.toml"
    file.write_text(file.read_text("utf-8").replace("cost = 3", "cost = 1"), encoding="utf-8")
    given = {"market.Defense.card": "Riot Marshal", "players.1.pool": pool(credits=1)}
    table = sit(given, pack=str(pack))
    assert table.offers("buy Riot Marshal")
    unheard = table.match.start.copy()
    unheard.refused = None
    play_scene_until_pause(unheard, Script(table.match.script[:], None))
    assert table.match.notation.code("buy Riot Marshal") in unheard.options(), "where nobody asks for refusals, too"
