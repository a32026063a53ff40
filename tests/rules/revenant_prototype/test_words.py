"""The prototype in its own words: every answer, question, event and refusal in four languages, by its own rules."""

import re
from typing import Any

import pytest

from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.text import LANGUAGES, Locale
from farflung.engine.title import Setup
from farflung.engine.views import view
from farflung.games import title
from farflung.games.revenant import wording
from farflung.games.revenant.cardtext import card_text
from farflung.games.revenant.pack import load_content
from farflung.games.revenant.printed import printed
from farflung.games.revenant.prototype.text import spoken

REVENANT = title("revenant")
STRAY = re.compile(r"[{}$_]|rev-| ,| \.|\.\.|\?\?\?| {2}|\(\)")


def setup(players: int) -> Setup:
    options = {"difficulty": "hard"} if players == 1 else {}
    return Setup("revenant", "prototype", ["Ann", "Bo", "Cy", "Di"][:players], options)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_whole_games_in_four_languages(players: int) -> None:
    """Strictly: a missing message or argument is an error."""
    match, dice = Match(REVENANT, setup(players), players), Dice(players)
    locales = [Locale(language, strict=True) for language in LANGUAGES]
    texts: set[str] = set()
    while match.question is not None:
        question, seen = match.question, view(match, match.question.seat)
        assert not question.rule.startswith("REV-F")
        for locale in locales:
            texts.add(wording.question_text(question, match.setup, locale, seen))
            for code in question.options:
                texts.add(wording.option_text(code, match.setup, locale, question, seen))
                texts.add(wording.detail_text(code, match.setup, locale, seen))
            for code, rule in question.refused:
                texts.add(wording.refusal_text(code, rule, match.setup, locale))
        match.answer(question.options[dice.below(len(question.options))])
    for event in match.events:
        texts |= {wording.event_text(event, match.setup, locale) for locale in locales}
    assert [text for text in texts if STRAY.search(text.replace("...", ""))] == []


@pytest.mark.parametrize("players", [1, 3])
def test_only_rules_of_this_edition_are_named(players: int) -> None:
    match, dice = Match(REVENANT, setup(players), 7), Dice(7)
    named: set[str] = set()
    while match.question is not None:
        named |= {match.question.rule, *(rule for _, rule in match.question.refused)}
        match.answer(match.question.options[dice.below(len(match.question.options))])
    named |= {event.rule for event in match.events}
    assert not [rule for rule in named if rule.startswith(("REV-F", "GAP-F"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_prototype_has_a_text(language: str) -> None:
    content, locale = load_content(None, "prototype"), spoken("prototype", Locale(language, strict=True))
    everything: list[Any] = [
        *content.cards,
        *content.planets,
        *content.captains,
        *content.colonies,
        *content.sonar,
        *content.tiles,
    ]
    options = [option for options in content.arks for option in options]
    for card in [*everything, *content.hidden_agendas, *options]:
        for line in card_text(card, locale).splitlines():
            assert not STRAY.search(line), line
            assert line.endswith("."), line


# What these cards do in this edition differs from the final one.
SAID = {
    "en": [
        "Remove 3 damage from the Revenant.",
        "another house ship or your frigate in the sector where you placed your crew figure.",
        "you may copy the effect of any other house ship, your frigate or a space of the Revenant.",
    ],
    "de": [
        "Entferne 3 Schaden von der Revenant.",
        "darfst du den Effekt eines anderen Hausschiffs oder deiner Fregatte im ursprünglichen Sektor deiner Figur "
        "kopieren.",
        "darfst du den Effekt eines beliebigen anderen Hausschiffs, deiner Fregatte oder eines Platzes der Revenant "
        "kopieren.",
    ],
    "es": [
        "Elimina 3 de daño del Revenant.",
        "puedes copiar el efecto de otra nave de Casa o de tu fragata en el sector donde colocaste tu figura.",
        "puedes copiar el efecto de cualquier otra nave de Casa, de tu fragata o de un espacio del Revenant.",
    ],
    "fr": [
        "Retirez 3 dégâts du Revenant.",
        "d’un autre vaisseau de Maison ou de votre frégate dans le secteur où vous avez placé votre figurine.",
        "vous pouvez copier l’effet de n’importe quel autre vaisseau de Maison, de votre frégate ou d’une place du "
        "Revenant.",
    ],
}


@pytest.mark.rule("GAP-A-09", "REV-P-11.7.1", "GAP-P-26")
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_promise_what_the_rules_allow(language: str) -> None:
    content = load_content(None, "prototype")
    locale = spoken("prototype", Locale(language, strict=True, soft_hyphens=False))
    entries: list[Any] = [*content.cards, *content.captains]
    cards = {card.name: card_text(card, locale) for card in entries}
    seal, sector, anywhere = SAID[language]
    assert cards["Seal the Core"] == seal
    lines = cards["The Envoy"].splitlines()
    assert lines[1].endswith(sector)
    assert lines[2].endswith(anywhere)


def test_its_own_words() -> None:
    final, prototype = printed("final", "en"), printed("prototype", "en")
    planet = "Cinder Vault"
    assert "shields" in final["planet"][planet]["lower"]
    assert "absorbers" in prototype["planet"][planet]["lower"]
    assert prototype["card"]["Archivist"]["kind"] == "training"
    assert prototype["agenda"]["Sound Hulls"]["slots"][1].startswith("Your captain has at least level IV")
    assert "From level II" in prototype["captain"]["The Mentor"]["text"]
    assert {"sonar", "tile"} <= set(prototype)
    assert not {"radar", "defect"} & set(prototype)
