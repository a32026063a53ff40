"""Card texts: every card and every word of the vocabulary in four languages, and some dozen of them to the letter."""

import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from farflung.engine.content import Place, Report
from farflung.engine.text import LANGUAGES, SOFT_HYPHEN, Locale, TextError
from farflung.engine.vocabulary import Number, OneOf
from farflung.games import home
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Ability, Agenda, Colony, Effect, Term
from farflung.games.revenant.cardtext import (
    Printed,
    ability_text,
    card_text,
    cost_text,
    effects_text,
    name_of,
    planet_option_text,
    terms_text,
)
from farflung.games.revenant.effectwords import NO_TRIGGER, PROTOTYPE, effects
from farflung.games.revenant.pack import MEASURED, load_content

GOLDEN = tomllib.loads((Path(__file__).parent / "card_texts.toml").read_text(encoding="utf-8"))

LOCALES = home("revenant").folder / "locale"
every_language = pytest.mark.parametrize("language", list(LANGUAGES))


def strictly(language: str) -> Locale:
    return Locale(language, strict=True, soft_hyphens=False)


def all_cards() -> list[Printed]:
    content = load_content()
    arks = [option for options in content.arks for option in options]
    return [
        *content.cards, *content.planets, *arks, *content.captains, *content.abilities[:60], *content.abilities[90:],
        *content.radar, *content.colonies, *content.defects, *content.agendas,
    ]  # fmt: skip


def read(text: str) -> list[Effect]:
    """Effects without asking whether their trigger fits."""
    return effects([text], NO_TRIGGER, Place(Report(), "test"))


def every_use(primitive: str) -> Iterator[str]:
    """A primitive with each of its words, with one and with several."""
    if primitive in HOLDING:
        yield from HOLDING[primitive]
        return
    written: list[list[str]] = []
    for parameter in PROTOTYPE.signatures[primitive].parameters:
        if isinstance(parameter, Number):
            written.append([str(n) for n in (1, 2, 3) if parameter.least <= n <= parameter.most])
        elif isinstance(parameter, OneOf):
            written.append([word for word, _ in parameter.words])
        if parameter.name == "kinds":
            written[-1] += ["fighter+dropship", "fighter+shuttle", "dropship+shuttle", "fighter+dropship+shuttle"]
    for arguments in product(*written):
        yield f"{primitive}({', '.join(arguments)})"


HOLDING = {
    "per": [f"per({count};gain(any,1);3)" for count in w.COUNTS],
    "cond": [f"cond({condition};gain(any,1))" for condition in w.CONDITIONS],
    "choose": ["choose(draw(1);tactics(1))", "choose(pay(any,1)+draw(1);discard_op(1)+tactics(1);data(1))"],
    "each": ["each(lose(any,1))", "each(shield(sector,1)+promote(1))", "each(cond(cycle 4;corrupt(1)))"],
    "resolver": ["resolver(destroy_ship(ark))", "resolver(move_frigate(1))"],
}


def sound(text: str) -> None:
    """A text reads as whole sentences: no hole, no stray sign, no doubled space, a capital and a full stop."""
    assert text.strip() == text
    assert text
    assert not re.search(r"[{}$_]|rev-| ,| \.|\.\.|\?\?\?| {2}|\(\)", text), text
    for line in text.splitlines():
        assert not line[0].islower(), line
        assert line.endswith("."), line


@every_language
def test_every_card_has_a_text(language: str) -> None:
    locale = strictly(language)
    for card in all_cards():
        sound(card_text(card, locale))
    for planet in load_content().planets:
        sound(planet_option_text(planet, True, locale))


@every_language
def test_every_name_is_translated(language: str) -> None:
    locale = strictly(language)
    names = [name_of(card, locale) for card in all_cards() if hasattr(card, "name")]
    assert all(names)
    assert len(set(names[:90])) == 90
    if language != "en":
        assert not set(names[:90]) & {card.name for card in load_content().cards}
    for prefix, words in WORDS.items():
        for word in words:
            assert locale.text(f"rev-{prefix}-{word}")


WORDS: dict[str, list[str]] = {
    "house": [house.lower() for house in w.HOUSES],
    "ship": [*w.SHIP_KINDS, "revenant", "reinforcement", "hypercharge"],
    "resource": w.RESOURCES,
    "bonus": w.COMPARTMENTS,
    "compartment": w.COMPARTMENTS,
    "sector": w.SECTORS,
    "kind": w.CARD_KINDS,
    "figure": [figure.replace(" ", "-") for figure in w.FIGURES],
    "agenda": ["fleet", "personal"],
    "profession": ["scientist", "scout", "commander", "politician"],
    "mark": ["provision", "mining", "fight"],
}


@every_language
@pytest.mark.parametrize("primitive", w.PRIMITIVES)
def test_every_primitive_has_a_text_in_every_use(language: str, primitive: str) -> None:
    locale = strictly(language)
    for use in every_use(primitive):
        fx = read(use)
        assert [w.PRIMITIVES[effect.primitive] for effect in fx] == [primitive], use
        sound(effects_text(fx, locale))
        sound(effects_text([*read("pay(any,1)"), *fx], locale))
        sound(effects_text([*fx, *read("tactics(1)")], locale))
        sound(ability_text(Ability(0, "", w.ON_ATTACK, fx, 0, 3, 1, False, "cadet"), locale))


@every_language
@pytest.mark.parametrize("trigger", range(len(w.TRIGGERS)))
def test_every_trigger_has_a_text_for_every_owner(language: str, trigger: int) -> None:
    locale = strictly(language)
    for owner in ("cadet", "frigate", "captain"):
        for ranks in ((0, 3), (0, 2), (2, 3), (1, 1)):
            for repeat in (1, 2, 3, 99):
                sound(ability_text(Ability(0, "", trigger, read("draw(1)"), *ranks, repeat, False, owner), locale))


@every_language
@pytest.mark.parametrize("measure", range(len(w.MEASURES)))
def test_every_measure_has_a_text(language: str, measure: int) -> None:
    locale = strictly(language)
    for argument in range(len(MEASURED.get(measure, ["", "", ""]))):
        for least, most in ((1, 99), (2, 99), (0, 1), (0, 5), (2, 2), (2, 4)):
            sound(card_text(Agenda(0, "FA1", "", True, [Term(measure, argument, least, most)]), locale))
        sound(card_text(Colony(0, "CO1", "", 0, 3, measure, argument, 1, 5, []), locale))
        sound(card_text(Colony(0, "CO1", "", 0, 3, measure, argument, 0, 8, [8, 4]), locale))


@every_language
def test_texts_read_and_judged(language: str) -> None:
    """`card_texts.toml` was read and judged when written; when words change, read it again."""
    locale = strictly(language)
    texts = {getattr(card, "id", "") or getattr(card, "name", ""): card_text(card, locale) for card in all_cards()}
    for id, expected in GOLDEN[language].items():
        assert texts[id].replace("\u00a0", " ").replace("\u202f", " ") == expected, id


def test_names_and_costs() -> None:
    german = strictly("de")
    cards = {card.id: card for card in load_content().cards}
    assert name_of(cards["FR08"], german) == "Stoßkanone"
    assert name_of(load_content().captains[2].abilities[3], german) == "Die Pfadfinderin"
    assert name_of("A card of my own", german) == "A card of my own"
    assert cost_text(cards["FR08"].cost, german) == "1 Material, 1 Energie, 1 Neutronium"
    assert cost_text(cards["DI02"].cost, german) == "kostenlos"


def test_long_words_have_soft_hyphens_where_wanted() -> None:
    assert SOFT_HYPHEN in Locale("de").text("rev-kind-frigate")
    assert Locale("de", soft_hyphens=False).text("rev-kind-frigate") == "Fregattenkarte"


def test_all_languages_have_the_same_files_and_the_names_of_each_other() -> None:
    names = {language: _messages(language, "names.ftl") for language in LANGUAGES}
    assert names["en"]
    assert all(messages == names["en"] for messages in names.values())


@every_language
def test_every_line_of_a_file_is_understood(language: str) -> None:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (path.name, entry.content)


def _messages(language: str, file: str) -> set[str]:
    body = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found)), "a message is defined twice"
    return set(found)


def test_a_missing_message_is_an_error_in_tests_and_english_otherwise(tmp_path: Path) -> None:
    for language, text in (("en", "greet = Hello { $name }\n"), ("de", "bye = Tschüss\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text, encoding="utf-8")
    assert Locale("de", root=tmp_path).text("greet", name="Ada") == "Hello Ada"
    assert Locale("de", root=tmp_path).text("nothing") == "nothing"
    strict = Locale("de", strict=True, root=tmp_path)
    with pytest.raises(TextError, match="de: there is no message 'greet'"):
        strict.text("greet", name="Ada")
    with pytest.raises(TextError, match="en: greet"):
        Locale("en", strict=True, root=tmp_path).text("greet")
    with pytest.raises(TextError, match="unknown language 'la'; there are: en, de, es, fr"):
        Locale("la")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "At least 1 ark, 1 dropship and 1 fighter are on the board, and you have at least 4 energy."),
        ("de", "Auf dem Spielplan sind mindestens 1 Arche, 1 Landefähre und 1 Kampfschiff und du hast mindestens"
               " 4 Energie."),
        ("es", "Hay al menos 1 nave arca, 1 nave de desembarco y 1 caza en el tablero y tienes al menos 4 de energía."),
        ("fr", "Il y a au moins 1 vaisseau-arche, 1 barge de débarquement et 1 chasseur sur le plateau et vous"
               " avez au moins 4 énergies."),
    ],
)  # fmt: skip
def test_what_is_counted_alike_is_one_list(language: str, said: str) -> None:
    ships = [Term(w.M_SHIPS, MEASURED[w.M_SHIPS].index(ship), 1, 99) for ship in ("ark", "dropship", "fighter")]
    terms = [*ships, Term(w.M_RESOURCE, w.RESOURCES.index("energy"), 4, 99)]
    assert terms_text(terms, strictly(language)) == said
