"""Content packs: what is read, what is refused, and what a designer is told about it."""

import time
from pathlib import Path

import pytest

from farflung.engine.content import ContentError, Mistake, Source
from farflung.engine.vocabulary import Call, VocabularyError, Word, parse_effect
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Effect
from farflung.games.revenant.pack import _load, load_content

CARD = """
[[card]]
id = "CA01"
kind = "cadet"
house = "Belitan"
name = "Ledger Adept"
cost = "S"
trigger = "provision"
fx = ["gain(any,1)"]
"""


def pack_of(path: Path, **files: str) -> Path:
    for name, text in files.items():
        (path / f"{name}.toml").write_text(text, encoding="utf-8")
    return path


def mistakes(path: Path, **files: str) -> list[Mistake]:
    with pytest.raises(ContentError) as caught:
        load_content(pack_of(path, **files))
    return caught.value.mistakes


def only_mistake(path: Path, **files: str) -> Mistake:
    found = mistakes(path, **files)
    assert len(found) == 1, found
    return found[0]


def said(fx: list[Effect]) -> list[object]:
    return [(w.PRIMITIVES[e.primitive], e.what, e.n, *(said(part) for part in e.parts)) for e in fx]


# ---- the vocabulary's grammar


def test_effects_are_parsed_into_calls_and_words() -> None:
    call = parse_effect(" cond( cycle 4 ; tactics(3) + hidden( 1 ) ) ")
    assert call.name == "cond"
    assert call.arguments[0] == [Word("cycle 4", 7)]
    assert [str(item) for item in call.arguments[1]] == ["tactics(3)", "hidden(1)"]
    assert str(call) == "cond(cycle 4;tactics(3)+hidden(1))"
    assert parse_effect("land_occupied()") == Call("land_occupied", [], 0)


@pytest.mark.parametrize(
    "text, position, expected",
    [
        ("gain", 5, "'(' after the name"),
        ("gain(any,1", 11, "one of ',', ';', '+' and ')', found the end"),
        ("gain(,1)", 6, "a word, found ','"),
        ("gain(any,1)x", 12, "the end of the effect, found 'x'"),
        ("cond(a;(1))", 8, "a word, found '('"),
        ("", 1, "a word, found the end"),
    ],
)
def test_a_parse_error_says_where_and_what_was_expected(text: str, position: int, expected: str) -> None:
    with pytest.raises(VocabularyError) as caught:
        parse_effect(text)
    assert f"position {position}: expected" in str(caught.value)
    assert expected in str(caught.value)


# ---- the content of the game


def test_the_final_edition_is_complete() -> None:
    content = load_content()
    assert [card.index for card in content.cards] == list(range(90))
    assert all(card.index == card.kind * 30 + int(card.id[2:]) - 1 for card in content.cards)
    assert (len(content.planets), len(content.arks), len(content.captains)) == (24, 7, 8)
    assert (len(content.radar), len(content.colonies), len(content.defects)) == (12, 7, 8)
    assert [agenda.fleet for agenda in content.agendas] == [True] * 8 + [False] * 8
    assert all(len(options) == 2 for options in content.arks)
    assert sorted(colony.house for colony in content.colonies) == list(range(7))
    assert [defect.id for defect in content.defects if defect.core] == ["DF7", "DF8"]
    assert sum(planet.mining_upper for planet in content.planets) == 12


@pytest.mark.rule("GAP-A-09")
def test_cards_per_house_and_costs() -> None:
    cards = load_content().cards
    per_house = [sum(card.house == house for card in cards) for house in range(7)]
    assert per_house == [13, 13, 13, 13, 13, 13, 12]
    for kind, least, most in ((w.CADET_CARD, 1, 3), (w.FRIGATE_CARD, 2, 4), (w.DIRECTIVE, 0, 3)):
        totals = [sum(card.cost) for card in cards if card.kind == kind]
        assert (min(totals), max(totals)) == (least, most)


@pytest.mark.rule("GAP-A-09")
def test_cards_that_attack_or_destroy_are_tagged_fight() -> None:
    tagged = " ".join(card.id for card in load_content().cards if card.fight)
    assert tagged == "CA19 CA20 FR08 FR18 FR19 FR20 FR21 DI17 DI18 DI20"


def test_abilities_are_numbered_by_card_and_then_by_captain() -> None:
    content = load_content()
    assert [ability.source for ability in content.abilities] == list(range(len(content.abilities)))
    for card in content.cards:
        if card.ability is not None:
            assert content.abilities[card.index] is card.ability
    lines = [line for captain in content.captains for line in [*captain.abilities, captain.activation]]
    assert content.abilities[90:] == lines


def test_effects_become_numbers() -> None:
    cards = {card.id: card for card in load_content().cards}
    assert said(cards["DI11"].fx) == [("deploy", 0b1110, 1)]
    assert said(cards["DI04"].fx) == [("per", w.HOUSES_AT_TWO, 4, [("gain", w.ANY, 1)])]
    assert said(cards["DI15"].fx) == [("influence", -1, 2)]
    assert said(cards["DI07"].fx) == [("protect", 0, 1), ("repair", w.AT_REVENANT, 3)]
    assert cards["DI11"].cost == [2, 0, 0, 1]
    broker = load_content().captains[7]
    assert said(broker.activation.fx) == [
        ("choose", 0, 1, [("pay_kinds", 0, 3), ("hidden", 0, 1)], [("discard_hidden", 0, 1), ("gain_kinds", 0, 3)])
    ]


@pytest.mark.rule("GAP-F-35")
def test_which_abilities_change_their_trigger() -> None:
    content = load_content()
    changing = [card.id for card in content.cards if card.ability is not None and card.ability.changes_trigger]
    assert " ".join(changing) == "CA10 CA12 CA16 CA19 CA20 CA26 CA28 CA29 FR08 FR09 FR10 FR18 FR19 FR26"


def test_loading_is_quick() -> None:
    def seconds() -> float:
        start = time.process_time()  # of this process: others may be busy
        _load(Source(), "final")
        return time.process_time() - start

    assert min(seconds() for _ in range(5)) < 0.2  # 0.03 as a rule
    assert load_content() is load_content()


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown edition 'beta'; there are: final"):
        load_content(edition="beta")


# ---- packs


def test_a_pack_replaces_cards_by_id_and_changes_the_version(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, operations=CARD.replace("gain(any,1)", "gain(energy,2)").replace("Ledger Adept", "Dynamo"))
    content, own = load_content(), load_content(pack)
    assert own.cards[0].name == "Dynamo"
    assert own.cards[0].ability is not None
    assert said(own.cards[0].ability.fx) == [("gain", w.ENERGY, 2)]
    assert own.cards[1].name == content.cards[1].name
    assert own.version != content.version
    assert len(own.version) == 12


def test_spaces_do_not_change_the_version(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, operations=CARD.replace("gain(any,1)", "gain( any , 1 )"))
    assert load_content(pack).version == load_content().version


@pytest.mark.parametrize(
    "old, new, field, what",
    [
        ('cost = "S"', 'cost = "S"\ncolour = "red"', "colour", "unknown field; allowed: id, kind, house"),
        ('"Ledger Adept"', '" "', "name", "is empty"),
        ('cost = "S"', "cost = 1", "cost", "expected a text, got a whole number"),
        ('cost = "S"', 'cost = "SX"', "cost", "unknown letter 'X'"),
        ("Belitan", "Atreides", "house", "unknown house 'Atreides'; allowed: Fenrax"),
        ('"cadet"', '"frigate"', "kind", "the id CA01 is that of a cadet card"),
        ("provision", "supper", "trigger", "unknown trigger 'supper'; allowed: man_ark"),
        ("provision", "instead", "trigger", "unknown trigger 'instead'"),
        ("provision", "provsion", "trigger", "unknown trigger 'provsion', did you mean 'provision'?"),
        ('trigger = "provision"', 'trigger = ""', "trigger", "is missing: a cadet card needs one"),
        ('["gain(any,1)"]', "[]", "fx", "needs at least one effect"),
        ('["gain(any,1)"]', "[3]", "fx[0]", "expected a text, got a whole number"),
        ("gain(any,1)", "steal(any,1)", "fx[0]", "position 1: unknown effect 'steal'; allowed: gain"),
        ("gain(any,1)", "gain(any,1", "fx[0]", "position 11: expected one of"),
        ("gain(any,1)", "gain(any)", "fx[0]", "position 1: gain() takes resource, n; 1 given"),
        ("gain(any,1)", "gain(gold,1)", "fx[0]", "position 6: gain(): unknown resource 'gold'; allowed: material"),
        ("gain(any,1)", "gain(enrgy,1)", "fx[0]", "unknown resource 'enrgy', did you mean 'energy'? allowed: material"),
        ("gain(any,1)", "gain(any,0)", "fx[0]", "position 10: gain(): '0' is not a number from 1 to 9"),
        ("gain(any,1)", "gain(any,tactics(1))", "fx[0]", "'tactics(1)' is not a number"),
        (
            "gain(any,1)",
            "gain(any+energy,1)",
            "fx[0]",
            "position 10: gain() takes one resource, not several joined by '+'",
        ),
        ("gain(any,1)", "deploy(ark)", "fx[0]", "position 8: deploy(): unknown kinds 'ark'; allowed: fighter"),
        ("gain(any,1)", "cond(teatime;draw(1))", "fx[0]", "position 6: cond(): unknown condition 'teatime'"),
        ("gain(any,1)", "cond(cycle 4;soon)", "fx[0]", "position 14: cond() takes effects here, not 'soon'"),
        ("gain(any,1)", "choose(draw(1))", "fx[0]", "position 1: choose() takes effects; 1 given"),
        ("gain(any,1)", "each(pay(any,1)+draw(1))", "fx[0]", "is mandatory and holds no costs"),
        ("gain(any,1)", "attack(1)", "fx[0]", "attack() changes what triggers it and needs the trigger 'attack'"),
        ("gain(any,1)", "discount(neutronium,1)", "fx[0]", "needs the trigger 'hypercharge'"),
        ("gain(any,1)", "swap_for_discarded()", "fx", "needs discard_hidden() before it"),
        ('"gain(any,1)"', '"gain(any,1)", "pay(any,1)"', "fx", "pay() is a cost and must come before"),
    ],
)
def test_a_mistake_in_a_card_names_file_entry_and_field(
    tmp_path: Path, old: str, new: str, field: str, what: str
) -> None:
    mistake = only_mistake(tmp_path, operations=CARD.replace(old, new))
    assert mistake.file == str(tmp_path / "operations.toml")
    assert (mistake.entry, mistake.field) == ("CA01", field)
    assert what in mistake.what
    assert str(mistake) == f"{mistake.file}: CA01: {field}: {mistake.what}"


def test_a_duplicate_id(tmp_path: Path) -> None:
    mistake = only_mistake(tmp_path, operations=CARD + CARD)
    assert (mistake.entry, mistake.field, mistake.what) == ("CA01", "id", "this id is used twice in the file")


def test_an_unknown_card(tmp_path: Path) -> None:
    """It is probably a slip: a card that is new says all there is to say."""
    mistake = only_mistake(tmp_path, operations="[[card]]\nid = 'CA01a'\ncost = 'S'\n")
    assert (mistake.entry, mistake.field) == ("CA01a", "id")
    assert "unknown id 'CA01a', did you mean 'CA01'? a new entry needs fx, house, kind, name too" in mistake.what


def test_an_entry_without_an_id_is_counted(tmp_path: Path) -> None:
    found = mistakes(tmp_path, operations=CARD + CARD.replace('id = "CA01"\n', ""))
    assert [(m.entry, m.field, m.what) for m in found] == [("#2", "id", "is missing")]


def test_all_mistakes_are_reported_together(tmp_path: Path) -> None:
    card = CARD.replace("Belitan", "Atreides").replace("gain(any,1)", "gain(any,x)").replace('"S"', '"Q"')
    found = mistakes(tmp_path, operations=card, planets="[[planet]]\nid = 'PL01'\nmoons = 2\nname = 7\n")
    assert {(m.entry, m.field) for m in found} == {
        ("CA01", "house"), ("CA01", "fx[0]"), ("CA01", "cost"),
        ("PL01", "moons"), ("PL01", "name"),
    }  # fmt: skip


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    mistake = only_mistake(tmp_path, operations="{'not': 'toml'}")
    assert mistake.file == str(tmp_path / "operations.toml")
    assert mistake.what.startswith("is not TOML: ")
    assert "line 1" in mistake.what


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "operations.toml").write_bytes(b"\xff\xfe\x00")
    assert only_mistake(tmp_path).what == "is not TOML: byte 0 is not UTF-8"


def test_tables_and_files_of_another_kind(tmp_path: Path) -> None:
    found = mistakes(tmp_path, operations="[[cards]]\nid = 'CA01'\n", recipes="", radar="radar = 3\n")
    assert [(Path(m.file).name, m.field) for m in found] == [
        ("operations.toml", "cards"),
        ("radar.toml", "radar"),
        ("recipes.toml", ""),
    ]
    assert "this file holds [[card]] entries" in found[0].what
    assert "a pack has: agendas.toml" in found[2].what


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    assert only_mistake(tmp_path).what.startswith("holds no content")
    with pytest.raises(ContentError, match="is neither a directory nor a file"):
        load_content(tmp_path / "nowhere")


CAPTAIN = """
[[captain]]
id = "CP1"
name = "The Mentor"
profession = "{profession}"
side = "A"
abilities = [{{ ranks = "{ranks}", trigger = "maneuver", fx = ["move(1)"]{more} }}]
activation = ["draw(1)"]
"""


@pytest.mark.parametrize(
    "profession, ranks, more, field, what",
    [
        ("baker", "0-3", "", "profession", "unknown profession 'baker'"),
        ("scout", "3-1", "", "abilities[0].ranks", "'3-1' is not a range of ranks"),
        ("scout", "0-3", ", repeat = 0", "abilities[0].repeat", "0 is out of range; allowed: 1 to 99"),
        ("scout", "0-3", ", often = 2", "abilities[0]", "unknown field often"),
    ],
)
def test_mistakes_in_a_captain(tmp_path: Path, profession: str, ranks: str, more: str, field: str, what: str) -> None:
    text = CAPTAIN.format(profession=profession, ranks=ranks, more=more)
    mistake = only_mistake(tmp_path, captains=text)
    assert (mistake.entry, mistake.field) == ("CP1", field)
    assert what in mistake.what


@pytest.mark.parametrize(
    "file, text, entry, field, what",
    [
        ("arks", "[[ark]]\nhouse = 'Fenrax'\noptions = []", "Fenrax", "options", "an ark has 2 options, not 0"),
        ("arks", "[[ark]]\nhouse = 'Harkonnen'\noptions = []", "Harkonnen", "house", "unknown house 'Harkonnen'"),
        (
            "planets",
            "[[planet]]\nid = 'PL01'\nname = 'X'\nupper = ['draw(1)']\nlower = ['draw(1)']\nmining = 'both'",
            "PL01", "mining", "unknown option 'both'; allowed: upper, lower",
        ),
        (
            "colonies",
            "[[colony]]\nid = 'CO1'\nhouse = 'Dunlork'\nname = 'X'\ncost = 3\nmeasure = 'rank'\neach = 2\nmost = 6",
            "CO2", "house", "Dunlork already has the colony CO1",
        ),
        (
            "colonies",
            "[[colony]]\nid = 'CO1'\nhouse = 'Belitan'\nname = 'X'\ncost = 3\nmeasure = 'rank'\nof = 'ark'\n"
            "steps = [1]",
            "CO1", "of", "takes no argument",
        ),
        (
            "agendas",
            "[[agenda]]\nid = 'FA1'\nkind = 'fleet'\nname = 'X'\nterms = [{ measure = 'ships', of = 'ark' }]",
            "FA1", "terms[0]", "demands nothing",
        ),
        (
            "agendas",
            "[[agenda]]\nid = 'FA1'\nkind = 'fleet'\nname = 'X'\n"
            "terms = [{ measure = 'ships', of = 'bus', least = 1 }]",
            "FA1", "terms[0].of", "unknown argument 'bus'",
        ),
        (
            "defects",
            "[[defect]]\nid = 'DF1'\nname = 'X'\ncore = true\nupper = ['each(lose(any,1))']\n"
            "lower = ['each(lose(any,1))']",
            "", "core", "exactly 2 defects are core defects, not 3",
        ),
        (
            "radar",
            "[[radar]]\nid = 'R01'\ncost = 3\nvoid = [7,0,0,0,0,0,0,0]\nrifts = [1]\nplanets = []\n"
            "benefit = ['data(1)']",
            "R01", "void[0]", "7 is out of range; allowed: 0 to 6",
        ),
        (
            "radar",
            "[[radar]]\nid = 'R01'\ncost = 3\nvoid = [0,0,0,0,0,0,0,0]\nrifts = [1]\nplanets = []\n"
            "benefit = ['choose_shuttle()']",
            "R01", "shuttle", "goes together with the benefit choose_shuttle()",
        ),
    ],
)  # fmt: skip
def test_mistakes_in_other_files(tmp_path: Path, file: str, text: str, entry: str, field: str, what: str) -> None:
    found = mistakes(tmp_path, **{file: text})
    assert (entry, field) in [(mistake.entry, mistake.field) for mistake in found]
    assert what in str(ContentError(found))
