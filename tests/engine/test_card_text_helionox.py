"""Helionox's card texts: every card and every word of the vocabulary in four languages, some dozens to the letter."""

import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from farflung.engine.content import Place, Report
from farflung.engine.text import LANGUAGES, SOFT_HYPHEN, Locale
from farflung.engine.vocabulary import OneOf, Parameter
from farflung.games import home
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Card, EventCard, Mission, Text
from farflung.games.helionox.cardtext import Printed, card_text, facts_text, name_of, side_text, slug, text_of
from farflung.games.helionox.effectwords import TOP_LEVEL, VOCABULARY, read_text
from farflung.games.helionox.pack import CONTENT, load_content
from farflung.games.helionox.printed import KINDS, printed

GOLDEN = tomllib.loads((Path(__file__).parent / "card_texts_helionox.toml").read_text(encoding="utf-8"))

LOCALES = home("helionox").folder / "locale"
every_language = pytest.mark.parametrize("language", list(LANGUAGES))


def strictly(language: str) -> Locale:
    return Locale(language, strict=True, soft_hyphens=False)


def all_cards() -> list[Printed]:
    content = load_content()
    return [
        *content.cards, *content.events, *content.sites, *content.architects, *content.fleet, *content.missions,
        *content.requests,
    ]  # fmt: skip


def read(*effects: str) -> Text:
    """A text of these operations, which must be sound."""
    report = Report()
    text = read_text(list(effects), Place(report, "test"), [])
    report.stop()
    return text


def sound(text: str) -> None:
    """A text reads as whole sentences: no hole, no stray sign, no doubled space, a capital and a full stop."""
    assert text.strip() == text
    assert text
    assert not re.search(r"[{}$_]|hel-| ,| \.|\.\.|\?\?\?| {2}|\(\)|\bnone\b|\b99\b", text), text
    for line in text.splitlines():
        assert not line[0].islower(), line
        assert line.endswith("."), line


# ---- what there is


@pytest.mark.rule("HEL-1.3", "HEL-GAP-8", "HEL-GAP-16", "HEL-GAP-43")
def test_the_content_is_that_of_the_box() -> None:
    content = load_content()
    market = [card for card in content.cards if card.faction != w.NO_FACTION and not card.starting]
    assert sum(card.copies for card in market) == 98
    assert sum(card.copies for card in market if card.mercury) == 18
    assert sum(event.copies for event in content.events) == 76
    assert sum(event.copies for event in content.events if event.type == w.CATASTROPHIC) == 10
    assert [card.copies for card in content.cards[:2]] == [20, 12]
    assert sum(card.starting for card in content.cards) == 10
    assert content.cards[w.PRIME].copies == 16
    assert sum(card.copies for card in content.cards if card.illegal_at >= 0) == 20
    assert sum(request.copies for request in content.requests) == 40
    assert [len(found) for found in (content.sites, content.architects, content.fleet, content.missions)] == [
        10, 15, 6, 9,
    ]  # fmt: skip


# ---- every card


@every_language
def test_every_card_has_a_text(language: str) -> None:
    locale = strictly(language)
    for card in all_cards():
        sound(card_text(card, locale))
        if isinstance(card, EventCard):
            sound(side_text(card, w.INACTIVE, locale))
        if isinstance(card, Card):
            assert facts_text(card, locale)
        if isinstance(card, Mission):
            for players in range(1, 5):
                sound(card_text(card, locale, players))
                assert "/" not in card_text(card, locale, players)


@every_language
def test_every_name_is_translated(language: str) -> None:
    locale = strictly(language)
    cards = [card for card in all_cards() if not isinstance(card, EventCard) or not card.mercury]
    names = [name_of(card, locale) for card in cards]
    assert all(names)
    assert len(set(names)) == len(names)
    for card in all_cards():
        if card not in load_content().requests:  # their names are made of the places
            assert name_of(card, locale) == locale.text("hel-name-" + slug(getattr(card, "printed_name", card.name)))
    if language != "en":
        same = {name for card, name in zip(cards, names, strict=True) if name == card.name}
        assert not same, same
    for kind, found in KINDS.items():
        for word in found:
            assert locale.text(f"hel-{kind}-{slug(word)}")
    for place in w.LOCATIONS:
        for form in ("place", "at", "to", "from", "colour"):
            assert locale.text(f"hel-{form}-{slug(place)}")


# ---- every word of the vocabulary


def uses(op: str) -> Iterator[str]:
    """An operation with each of its words, with one and with several; what it holds is asked for below."""
    held = {
        "may": [DRAW, f"{CREDIT} + embassy()"],
        "all_players": [DRAW, f"{CREDIT} + embassy()", "may(move(any))"],
        "choose": [f"{CREDIT}; defense(2)", f"{CREDIT}; {DRAW}; bank_credit(1)", f"{CREDIT} + {DRAW}; embassy()"],
        "cost": [f"{pay}; {DRAW} + {CREDIT}" for pay in ("discard(1)", "consume(hand, 1)", "pay_credit(2)")],
        "if": [*(f"{word}; {DRAW}" for word in w.CONDITIONS), f"event_here; may({DRAW})"],
        "for_each": [f"{word}; {CREDIT}; 3" for word in w.COUNTS],
    }
    if op in held:
        yield from (f"{op}({arguments})" for arguments in held[op])
        return
    for arguments in product(*map(written, VOCABULARY.signatures[op].parameters)):
        yield f"{op}({', '.join(arguments)})"


def written(parameter: Parameter) -> list[str]:
    if isinstance(parameter, OneOf):
        return [word for word, _ in parameter.words]
    return ["4", "any"] if parameter.name == "max_cost" else ["1", "2", "3", "4"]


CREDIT = "credit(1)"
DRAW = "draw(2)"


@every_language
@pytest.mark.parametrize("op", w.OPERATIONS)
def test_every_operation_has_a_text_in_every_use(language: str, op: str) -> None:
    locale = strictly(language)
    for use in uses(op):
        sound(text_of(read(use), locale))
        sound(text_of(read(use), locale, whole=True))
        sound(text_of(read(CREDIT, use, DRAW), locale))
        if w.OPERATIONS.index(op) in TOP_LEVEL:
            continue
        sound(text_of(read(f"may({use})"), locale))
        sound(text_of(read(f"cost(discard(1); {use})"), locale))
        sound(text_of(read(f"if(event_here; {use})"), locale))
        sound(text_of(read(f"all_players({use})"), locale))


@every_language
def test_what_falls_on_all_is_not_about_you(language: str) -> None:
    """In an effect for all players nothing speaks to the reader."""
    locale = strictly(language)
    yours = {"en": r"\byou\b|\byour\b", "de": r"\bdein|\bdu\b|\bdich\b", "es": r"\btus?\b|\btuyas?\b|\bpuedes\b",
             "fr": r"\bvotre\b|\bvos\b|\bvous\b"}[language]  # fmt: skip
    for op in w.OPERATIONS:
        if w.OPERATIONS.index(op) in TOP_LEVEL or op in (
            "cargo_discount",
            "embassy_discount",
            "may",
            "choose",
            "cost",
            "if",
            "for_each",
        ):
            continue
        for use in uses(op):
            text = text_of(read(f"all_players({use})"), locale)
            assert not re.search(yours, text, re.IGNORECASE), text


# ---- to the letter


@every_language
def test_texts_read_and_judged(language: str) -> None:
    """`card_texts_helionox.toml` was read and judged when written; when words change, read it again."""
    locale = strictly(language)
    cards = {card.id: card for card in all_cards()}
    assert len(GOLDEN[language]) >= 40
    for id, expected in GOLDEN[language].items():
        text = f"{name_of(cards[id], locale)}: {card_text(cards[id], locale)}"
        assert text.replace("\u00a0", " ").replace("\u202f", " ") == expected, id


def test_the_texts_say_what_the_effects_do() -> None:
    """Cards that do the same say the same; cards that do something else say something else."""
    locale = strictly("en")
    found: dict[str, list[object]] = {}
    for file in ("basic.toml", "market.toml", "illegal.toml"):
        for entry in tomllib.loads((CONTENT / file).read_text("utf-8"))["card"]:
            card = next(card for card in load_content().cards if card.id == entry["id"])
            found.setdefault(text_of(card.text, locale), []).append(entry["effects"])
    assert len(found) > 40
    for text, effects_of_cards in found.items():
        assert all(effects == effects_of_cards[0] for effects in effects_of_cards), text


def test_facts_and_names() -> None:
    german = strictly("de")
    cards = {card.id: card for card in load_content().cards}
    assert facts_text(cards["MKT-BIO-08"], german) == "Bio · Agent · kostet 4 Kredite · 2 Einfluss · einzigartig"
    assert facts_text(cards["CARD-MATERIAL"], german) == "Gut · Startkarte"
    assert facts_text(cards["ILL-03"], strictly("en")) == "Illegal Tech on the Moon"
    assert name_of("A card of my own", german) == "A card of my own"
    assert SOFT_HYPHEN in Locale("de").text("hel-name-market-oracle")


# ---- the files


def test_all_languages_have_the_names_and_cards_of_each_other() -> None:
    for file in ("names.ftl", "cards.ftl"):
        found = {language: _messages(language, file) for language in LANGUAGES}
        if file.startswith("names"):
            assert found["en"]
            assert all(messages == found["en"] for messages in found.values())
        else:  # parts of clauses are a language's own matter
            shared = {
                language: {message for message in messages if re.match(r"hel-(fx|if|count|evt|mis|flt|loc)-", message)}
                for language, messages in found.items()
            }
            assert len(shared["en"]) > 60
            assert all(messages == shared["en"] for messages in shared.values())


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


# ---- for the browser


@every_language
def test_everything_printed_can_be_drawn(language: str) -> None:
    shown = printed("final", language)
    content = load_content()
    assert list(shown["card"]) == [card.name for card in content.cards]
    assert len(shown["event"]) == len(content.events)
    for kind in ("card", "event", "site", "architect", "fleet", "mission", "request"):
        for entry in shown[kind].values():
            assert entry["name"]
            assert entry["id"]
            sound(entry["text"].replace(SOFT_HYPHEN, ""))
    forger = shown["card"]["Ballot Forger"]
    assert (forger["illegal"], forger["infamy"], forger["cost"]) == ("Earth", {"play": 1, "end": 3}, None)
    assert forger["fx"] == [{"effect": "influence", "n": 3}]
    factory = shown["card"]["Autofactory"]["fx"][1]
    assert factory == {"effect": "obtain", "zone": "market", "faction": "any", "max_cost": 4, "n": 1}
    splicer = shown["card"]["Gene Splicer"]["fx"][0]
    assert splicer == {"effect": "may", "parts": [[{"effect": "consume", "zone": "hand_or_discard", "n": 1}]]}
    flare = shown["event"]["The Long Flare"]
    assert flare["active"]["alternative_cards"] == {"bio": 1, "cybernetic": 1, "any": 1}
    assert flare["active"]["alternative"]
    assert (flare["active"]["defense"], flare["active"]["effect_key"]) == (6, "movement_tax_everywhere")
    assert shown["pair"]["Bio"] == ["Field Botanist", "Seed Vault"]
    assert shown["site"]["Lunar Base"]["key_fx"] == [{"effect": "defense", "n": 2}]
    assert shown["event"]["Raid (Moon)"]["name"] == shown["event"]["Raid (Mars)"]["name"]
    assert shown["board"]["back"]["neighbours"]["Earth"] == ["Moon", "Europa"]
    assert shown["mission"]["Hold the Line"]["threshold"] == [8, 16, 24, 32]
