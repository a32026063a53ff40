"""Texts of X-ODUS's cards: every card and every code of the vocabulary in four languages, and dozens to the letter."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from farflung.engine.content import Place, Report
from farflung.engine.text import LANGUAGES, Locale
from farflung.games import home
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Op
from farflung.games.xodus.cardtext import ability_text, card_text, name_of, option_text, service_text, signal_parts
from farflung.games.xodus.colons import FIELDS
from farflung.games.xodus.effectwords import VOCABULARY, read_effects
from farflung.games.xodus.pack import load_content
from farflung.games.xodus.printed import printed
from farflung.rulebook import PACKAGE

GOLDEN = tomllib.loads((Path(__file__).parent / "card_texts_xodus.toml").read_text(encoding="utf-8"))
LEDGER = tomllib.loads((PACKAGE / "games" / "xodus" / "rulebook.toml").read_text(encoding="utf-8"))
RULED = next(gap["data"] for gap in LEDGER["gap"] if gap["id"] == "XOD-G16")
TABLES = ["mod", "module", "enemy", "avatar", "damage", "ally", "exploration", "signal", "ship"]
FILES = ["cards.ftl", "names.ftl", "stories.ftl", "words.ftl"]

LOCALES = home("xodus").folder / "locale"
every_language = pytest.mark.parametrize("language", list(LANGUAGES))


def strictly(language: str) -> Locale:
    return Locale(language, strict=True, soft_hyphens=False)


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    content = load_content()
    for table in TABLES:
        for entry in content.entries[table]:
            yield table, entry


def ability(trigger: str, *fx: str) -> dict[str, Any]:
    """An ability of these effects, which must be sound."""
    report = Report()
    ops = read_effects(fx, Place(report, "test"))
    report.stop()
    return {"trigger": trigger, "fx": ops}


def written(value: Any) -> Any:
    """A value of an entry as it stands in the files."""
    if isinstance(value, list):
        return [written(one) for one in value]
    if isinstance(value, dict):
        return {name: written(one) for name, one in value.items()}
    return VOCABULARY.spell(value) if isinstance(value, Op) else value


def normal(texts: list[str]) -> list[str]:
    """Effects without what might as well be left out."""
    return [VOCABULARY.spell(op) for op in ability("", *texts)["fx"]]


def sound(text: str) -> None:
    """A text reads as whole sentences: no hole, no stray sign, no doubled space, a capital and a full stop."""
    assert text.strip() == text
    assert text
    assert not re.search(r"[{}$_]|xod-| ,| \.|\.\.|;\.|\?\?\?| {2}|\(\)|\bNone\b", text), text
    for line in text.splitlines():
        assert not line[0].islower(), line
        assert line.endswith("."), line


@every_language
def test_every_card_has_a_text(language: str) -> None:
    locale = strictly(language)
    seen = 0
    for table, entry in entries():
        sound(card_text(table, entry, locale))
        seen += 1
    assert seen == 72 + 32 + 16 + 4 + 16 + 4 + 20 + 12 + 6
    for entry in load_content().entries["signal"]:
        sound(card_text("signal", entry, locale, 3))
        for part in signal_parts(entry, locale).values():
            sound(part)
    for entry in load_content().entries["ally"]:
        sound(service_text(entry, locale))
    for entry in load_content().entries["exploration"]:
        for option in entry["options"]:
            sound(option_text(option, locale))


@every_language
def test_cards_with_different_effects_have_different_texts(language: str) -> None:
    """No word of a code goes unsaid: what differs in the content differs in the text."""
    locale = strictly(language)
    texts: dict[str, tuple[Any, ...]] = {}
    for table, entry in entries():
        if table in ("mod", "module", "enemy", "damage"):
            # who the text is about may repeat what the trigger and the codes say in another order
            key = (entry["trigger"], tuple(map(VOCABULARY.spell, entry["fx"])))
            assert texts.setdefault(ability_text(table, entry, locale), key) == key, entry["id"]


@pytest.mark.parametrize(
    ("gap", "rows", "table"),
    [
        ("XOD-G02", "tiles", "tile"),
        ("XOD-G04", "dice", "die"),
        ("XOD-G05", "faces", "avatar_face"),
        ("XOD-G06", "ships", "ship"),
        ("XOD-G07", "mods", "mod"),
        ("XOD-G08", "modules", "module"),
        ("XOD-G09", "modules", "module"),
        ("XOD-G10", "enemies", "enemy"),
        ("XOD-G11", "avatars", "avatar"),
        ("XOD-G12", "cards", "damage"),
        ("XOD-G13", "allies", "ally"),
        ("XOD-G14", "cards", "exploration"),
        ("XOD-G15", "cards", "signal"),
    ],
)
def test_the_content_is_the_ledgers(gap: str, rows: str, table: str) -> None:
    """Every value of the rulings stands in the content; only their prose is written anew."""
    prose = {"text", "from_seed", "exp", "service", "on_reveal", "penalty", "access", "action", "hits", "misses"}
    prose |= {"specials"} | ({"name"} if table == "die" else set())
    ruled = next(entry["data"][rows] for entry in LEDGER["gap"] if entry["id"] == gap)
    found = load_content().entries[table]
    if table == "module":
        found = [entry for entry in found if entry["precursor"] == (gap == "XOD-G09")]
    assert len(found) == len(ruled)
    for entry, row in zip(found, ruled, strict=True):
        for field in set(row) - prose:
            expected = row[field]
            if field == "skills":
                expected = [{"trigger": skill["trigger"], "fx": normal(skill["fx"])} for skill in expected]
            if field == "options":
                expected = [{**one, "fx": normal(one["fx"]), "fail": normal(one["fail"])} for one in expected]
            if field in FIELDS:
                expected = normal(expected)
            assert written(entry[field]) == expected, (row, field)


# ---- the vocabulary (XOD-G16)

WORDS = {
    "add_hit": ["1", "2", "per_mate, 3"],
    "hit_from_special": ["all, 1, self", "all, 2, self", "2, 1, self", "1, 1, fleet", "all, 1, fleet"],
    "direct_from_special": ["all, self", "1, self", "3, fleet", "all, fleet"],
    "direct": ["1", "2", "as_lost, 2"],
    "double_hits": ["self"],
    "pierce": ["1", "3", "9"],
    "sunder": ["1", "2", "9"],
    "reroll": [f"{n}, {who}" for n in ("1", "2", "all", "all_miss") for who in ("self", "fleet", "mate", "one_ship")],
    "ignore_miss": [f"{n}, {who}" for n in ("1", "2", "all") for who in ("self", "fleet", "each")],
    "extra_die": w.COLOURS,
    "no_skill": [""],
    "prevent": [*(f"{n}, {who}" for n in (1, 2) for who in ("self", "mate", "each")), "per_unspent_special, self"],
    "cap_loss": ["1, each", "2, each"],
    "no_crit": ["attack"],
    "no_damage_roll": ["fleet", "self"],
    "skip_damage_roll": ["1, self", "2, self"],
    "no_detection": ["once, fleet", "turn, fleet"],
    "heal": ["1", "2", "3, self", "1, all_here"],
    "energy": ["1", "2", "all", "all, self"],
    "scrap_on_kill": ["1", "2", "per_special, 2"],
    "max_health": ["1", "2", "-1", "-2"],
    "max_energy": ["1", "2"],
    "actions": ["1", "2", "-1", "-2"],
    "price": ["-1", "-2", "1", "2"],
    "cost": [f"{what}, {n}" for what in ("rush", "probe", "repair_me", "remove_damage") for n in (1, 2)],
    "free_action": ["jump"],
    "reveal": ["1", "3", "1, near", "2, near", "1, anywhere"],
    "pacify": ["1", "2", "1, anywhere"],
    "rift_off": ["", "near"],
    "rift_on": [""],
    "wormhole": [""],
    "avatar_move": ["1", "-1", "2, one", "-2, one", "1, all"],
    "corruption_hold": [""],
    "lose": ["1", "2", "1, self"],
    "lose_scraps_half": [""],
    "end_turn": [""],
    "repair_any": ["1", "2"],
    "discard_energy_perm": ["1, each_disengaging", "2, each_disengaging"],
    "discard_module_perm": ["1, each_disengaging", "2, each_disengaging"],
    "no_reroll_ignore": ["detection", "attack_reroll"],
    "no_skill_contribution": [""],
    "custom": w.CUSTOM,
    "if_cause": ["retaliation", "strain"],
    "if_tile": ["allied", "enemy", "corrupted", "great_rift"],
    "if_total_hits": ["0", "1", "2"],
}
BARE = ["if_in_fleet", "if_not_in_fleet", "if_offensive", "if_started_on_purpose", "only_vs_avatar", "not_vs_avatar"]
BARE += ["first_in_combat", "once_per_round"]
OF_FOES = {
    "lose": ["1, each", "2, each_disengaging"],
    "flip_energy": ["1", "2, each"],
    "discard_health_perm": ["1", "2"],
    "discard_energy_perm": ["1, each_disengaging", "2, each_disengaging"],
    "discard_module_perm": ["1, each_disengaging", "2, each_disengaging"],
    "else_lose": ["1", "2"],
    "extra_retaliation": ["1", "2, with_miss"],
    "retaliates_when_defeated": [""],
    "enemy_heal": ["1", "2"],
    "shields_fixed": [""],
    "no_energy_effects": [""],
    "defensive_hits_void": [""],
    "crit_cards": ["2", "3"],
    "avatar_move": ["1, all", "2"],
}
ONLY_OF_FOES = ["retaliates_when_defeated", "enemy_heal", "shields_fixed", "no_energy_effects"]
ONLY_OF_FOES += ["defensive_hits_void", "crit_cards"]
SIGNALS_OWN = w.FX[w.FX.index("markers") : w.FX.index("sunder")]


def uses(verb: str, words: dict[str, list[str]]) -> list[str]:
    if verb in BARE:
        return [f"{verb}()"]
    return [f"{verb}({argument})" for argument in words.get(verb, ["1", "2", "3"])]


def test_the_vocabulary_is_the_ledgers() -> None:
    codes = [entry["code"] for entry in RULED["codes"]]
    assert codes == [verb for verb in w.FX if verb not in SIGNALS_OWN]
    assert {entry["code"] for entry in RULED["triggers"]} == set(w.TRIGGERS)
    assert set(WORDS) | set(OF_FOES) | set(BARE) <= set(codes)


CONDITIONS = [verb for verb in w.FX if re.match(r"(if|only|not|first|once)_", verb)]
EFFECTS = [verb for verb in w.FX if verb not in CONDITIONS + SIGNALS_OWN + ONLY_OF_FOES]


@every_language
@pytest.mark.parametrize("verb", EFFECTS)
def test_every_effect_has_a_text_in_every_use(language: str, verb: str) -> None:
    locale = strictly(language)
    said = set()
    for use in uses(verb, WORDS):
        for owner in ("mod", "module", "damage", "ally", "exploration"):
            for trigger in ("after_attack", "on_disengage", "free"):
                sound(ability_text(owner, ability(trigger, use), locale))
            sound(ability_text(owner, ability("free", use, "scrap(1)"), locale))
        said.add(ability_text("module", ability("after_attack", use), locale))
    assert len(said) > 1 or len(uses(verb, WORDS)) == 1


@every_language
@pytest.mark.parametrize("verb", CONDITIONS)
def test_every_condition_has_a_text_at_every_trigger(language: str, verb: str) -> None:
    locale = strictly(language)
    for use in uses(verb, WORDS):
        for trigger in w.TRIGGERS:
            without = ability_text("mod", ability(trigger, "add_hit(2)"), locale)
            text = ability_text("mod", ability(trigger, use, "add_hit(2)"), locale)
            sound(text)
            assert text != without


@every_language
@pytest.mark.parametrize("trigger", w.TRIGGERS)
def test_every_trigger_has_a_text(language: str, trigger: str) -> None:
    locale = strictly(language)
    for fx in (
        ["heal(1, self)"],
        ["reroll(1, self)"],
        ["prevent(1, mate)", "lose(1, self)"],
        ["lose(1, self)", "damage_card(1)"],
    ):
        sound(ability_text("module", ability(trigger, *fx), locale))


@every_language
@pytest.mark.parametrize("verb", OF_FOES)
def test_every_skill_has_a_text_in_every_use(language: str, verb: str) -> None:
    locale = strictly(language)
    frames = [[], ["if_ship_misses(1)"], ["if_ship_misses(2)"], ["if_ship_unspent_special(1)"], ["if_total_misses(2)"]]
    frames += [["if_total_hits(0)"], ["if_damage_below(2)"], ["first_in_combat()"], ["if_cause(retaliation)"]]
    for use in uses(verb, OF_FOES):
        for conditions in frames:
            for trigger in ("skill_step", "on_disengage", "combat_start", "always"):
                sound(ability_text("enemy", ability(trigger, *conditions, use), locale))


@every_language
def test_every_rule_of_its_own_is_told(language: str) -> None:
    locale = strictly(language)
    used = {w.CUSTOM[op.k] for _, entry in entries() for op in entry.get("fx", []) if op.code == w.FX_CUSTOM}
    assert used == set(w.CUSTOM)
    assert len({locale.text(f"xod-custom-{slug}") for slug in w.CUSTOM}) == len(w.CUSTOM)


# ---- names


@every_language
def test_every_name_is_translated(language: str) -> None:
    locale = strictly(language)
    content = load_content()
    for table in [*TABLES, "tile"]:
        names = [entry["name"] for entry in content.entries[table]]
        told = [name_of(name, locale) for name in names]
        assert len(set(told)) == len(told)
        if language == "en":
            assert [name.replace("’", "'") for name in told] == names
        elif table not in ("ship", "avatar"):  # the French game keeps the ships' English names
            same = {name for name, word in zip(names, told, strict=True) if name == word}
            assert same <= {"System Exodus", "Ossuary"}, same
    assert name_of("A card of my own", locale) == "A card of my own"


def test_all_languages_have_the_same_messages() -> None:
    """Nouns and helpers are a language's own matter, and so is which frames melt into one sentence."""
    own = re.compile(r"xod-(n-|points|foe-loses|foe-spends|foe-discards|on-\w+-\w+)")
    for file in FILES:
        messages = {language: {m for m in _messages(language, file) if not own.match(m)} for language in LANGUAGES}
        assert messages["en"]
        assert messages["en"] == messages["de"] == messages["es"] == messages["fr"], file


@every_language
@pytest.mark.parametrize("file", FILES)
def test_every_line_of_a_file_is_understood(language: str, file: str) -> None:
    for entry in FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content


def _messages(language: str, file: str) -> set[str]:
    body = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found)), "a message is defined twice"
    return set(found)


# ---- read and judged


@every_language
def test_texts_read_and_judged(language: str) -> None:
    """`card_texts_xodus.toml` was read and judged when written; when words change, read it again."""
    locale = strictly(language)
    texts = {entry["id"]: card_text(table, entry, locale) for table, entry in entries()}
    assert len(GOLDEN[language]) >= 30
    for id, expected in GOLDEN[language].items():
        assert texts[id].replace("\u00a0", " ").replace("\u202f", " ") == expected, id


# ---- what the browser gets


@every_language
def test_everything_is_printed(language: str) -> None:
    shown = printed("first", language)
    counts = {"tile": 31, "ship": 6, "mod": 72, "module": 32, "foe": 21, "damage": 16, "ally": 4, "exploration": 20}
    counts |= {"signal": 12, "die": 3, "avatar_face": 6, "difficulty": 3}
    assert {kind: len(shown[kind]) for kind in counts} == counts
    assert shown["version"] == load_content().version
    for kind in ("ship", "mod", "module", "damage", "ally"):
        for entry in shown[kind].values():
            sound(entry["text"])
    for signal in shown["signal"].values():
        assert signal["texts"].keys() == {"3", "4"}
        for text in signal["texts"].values():
            sound(text)
    assert shown["tile"]["Glass Moons"]["openings"] == "110110"
    assert shown["die"]["red"].count("hit") == 3
    guardian = shown["foe"]["Guardian"]
    assert (guardian["health"], guardian["health_3_ships"], guardian["shields"]) == (5, 4, 1)
    assert [name for name, foe in shown["foe"].items() if foe["avatar"]] == [
        avatar["name"] for avatar in load_content().entries["avatar"]
    ]
    assert all(word for words in shown["words"].values() for word in words.values())
