"""The vocabulary of effects (XOD-G16) as content writes it: what each takes and means, and what it becomes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from farflung.engine.content import Place
from farflung.engine.vocabulary import Argument, Effects, Number, Numbers, OneOf, Spot, Vocabulary, effect, numbered
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Op


def _make(code: int, numbers: Numbers, parts: list[list[Op]]) -> Op:
    fields = {"n": 0, "k": 0, "who": 0} | numbers
    return Op(code, fields["n"], fields["k"], fields["who"], [op for part in parts for op in part])


def _number(name: str, *words: tuple[str, int], field: str = "n", default: int | None = None) -> Number:
    return Number(name, field, default, least=0, most=20, words=words)


def _one_of(name: str, words: list[str], default: int | None = None) -> OneOf:
    return OneOf(name, "k", default, numbered(words))


def _recipients(words: list[str]) -> tuple[tuple[str, int], ...]:
    return tuple((word, w.RECIPIENTS.index(word)) for word in words)


ALL = ("all", w.EVERY)
ANY = ("any", w.EVERY)
N = _number("n", ALL)
NUMBER = _number("number")
CHANGE = Number("change", least=-9, most=20)
MOST = _number("most", field="k", default=0)
SHIPS = ["self", "mate", "each", "each_disengaging", "all_here", "one_ship", "fleet", "with_miss"]
WHO = OneOf("who", "who", None, _recipients(SHIPS))
WHO_OR_SELF = OneOf("who", "who", w.SELF, _recipients(SHIPS))
WHERE = OneOf("where", "who", w.SELF, _recipients(["near", "anywhere"]))


@dataclass(slots=True, frozen=True)
class Dice(Number):
    """How many dice: a number, `all`, or `all_miss`, all that show a miss."""

    def read(self, call: str, argument: Argument, spot: Spot) -> Numbers:
        return Number.read(self, call, argument, spot) | {"k": int(str(argument[0]) == "all_miss")}

    def word(self, effect: Any) -> str:
        return "all_miss" if effect.k else self.spell(effect.n)


DICE = Dice("dice", least=0, most=20, words=(ALL, ("all_miss", w.EVERY)))

VOCABULARY: Vocabulary[Op] = Vocabulary(
    [*w.FX, "choose"],
    _make,
    lambda op: op.code,
    lambda op: [[part] for part in op.parts],
    {
        "Attacks": [
            effect(
                "add_hit",
                "add n hits; `per_mate`: one for each mate",
                _number("n", ALL, ("per_mate", w.PER_MATE)),
                MOST,
            ),
            effect("remove_hit", "remove n of your own hits", N),
            effect(
                "hit_from_special", "spend n specials, each becomes so many hits", N, _number("hits", field="k"), WHO
            ),
            effect("direct_from_special", "spend n specials, each takes 1 Health past the Shields", N, WHO),
            effect(
                "direct",
                "take n Health past the Shields; `as_lost`: as much as you lost",
                _number("n", ALL, ("as_lost", w.AS_LOST)),
                MOST,
            ),
            effect("double_hits", "hits of these dice count twice", WHO),
            effect("pierce", "the target counts n fewer Shields in this Attack; 9 is all", N),
            effect("sunder", "the target counts n fewer Shields until the combat is over; 9 is all", N),
            effect("extra_die", "roll one more die", _one_of("colour", w.COLOURS)),
            effect("no_skill", "the target's skill is off for this Attack"),
            effect(
                "scrap_on_kill",
                "n Scraps if this Attack defeats an Enemy",
                _number("n", ALL, ("per_special", w.PER_SPECIAL)),
                MOST,
            ),
            effect("no_crit", "no Damage card for critical failures", _one_of("when", ["attack"])),
        ],
        "other rolls": [
            effect("reroll", "reroll dice, each once", DICE, WHO),
            effect("ignore_miss", "n misses no longer count", N, WHO),
            effect("no_damage_roll", "skip all Damage Rolls of this disengagement", WHO),
            effect("skip_damage_roll", "leave out n of the Damage Rolls of this disengagement", N, WHO),
            effect("no_detection", "count as undetected", _one_of("length", ["once", "turn"]), WHO),
            effect(
                "no_reroll_ignore",
                "your dice are neither rerolled nor ignored; `attack_reroll`: not rerolled in Attacks",
                _one_of("roll", ["detection", "attack_reroll"]),
            ),
            effect("no_skill_contribution", "your dice do not count in a Fleet's Skill Rolls"),
        ],
        "Health, Energy, Scraps": [
            effect(
                "prevent",
                "lose n Health less; `per_unspent_special`: one for each",
                _number("n", ALL, ("per_unspent_special", w.PER_UNSPENT_SPECIAL)),
                WHO,
            ),
            effect("cap_loss", "nobody loses more than n Health", N, WHO),
            effect("heal", "recover n Health", N, WHO_OR_SELF),
            effect("energy", "recover n spent Energy", N, WHO_OR_SELF),
            effect("scrap", "gain n Scraps", N),
            effect("scrap_cap", "the ship cannot hold more than n Scraps", N),
            effect("max_health", "so many Health markers more, or fewer", CHANGE),
            effect("max_energy", "so many Energy markers more, never above 7", CHANGE),
            effect("flip_energy", "turn n ready Energy to spent", _number("n", ANY, ALL), WHO_OR_SELF),
            effect("repair_bonus", "this Repair counts n more", N),
            effect("repair_any", "any number of Repairs at so many Scraps each", NUMBER),
        ],
        "Actions, prices, Modules": [
            effect("actions", "so many Actions more in each round, or fewer", CHANGE),
            effect("action", "so many Actions in this round", CHANGE),
            effect("free_action", "the Action costs nothing", _one_of("action", ["jump"])),
            effect("price", "Modules cost so much more, or less, at least 1", CHANGE),
            effect("cost", "this costs so much instead of its usual price", _one_of("what", w.COSTS), NUMBER),
            effect("cost_scrap", "pay so many Scraps for what follows", NUMBER),
            effect("module", "n free Ship Modules", N),
            effect("precursor_module", "n free Precursor Ship Modules", N),
        ],
        "the map, Avatars, the Corruption": [
            effect("reveal", "reveal n Systems", N, WHERE),
            effect("reveal_pick", "look at n tiles, place one", N),
            effect("pacify", "pacify n revealed Enemy Systems", N, WHERE),
            effect("peek_signal", "look at n face-down Signal cards", N),
            effect("rift_off", "deactivate a Rift", WHERE),
            effect("rift_on", "open a Rift in the current System"),
            effect("wormhole", "place or move a Wormhole marker here"),
            effect(
                "avatar_move",
                "Avatars move so much further in this round, or less",
                CHANGE,
                _one_of("reach", ["all", "one"], 0),
            ),
            effect("corruption_hold", "the Corruption does not take its step in this round"),
        ],
        "harm": [
            effect("damage_card", "draw n Damage cards", N),
            effect("lose", "lose n Health", N, WHO_OR_SELF),
            effect("lose_scraps_half", "lose half the Scraps, rounded up"),
            effect("end_turn", "the turn ends"),
            effect("disable_energy", "the n rightmost Energy markers cannot be used", N),
            effect("disable_module", "n Modules are switched off", N),
            effect("energy_stay_flipped", "n Energy are not recovered at the end of the turn", N),
            effect("discard_health_perm", "discard n Health markers for good", N),
            effect("discard_energy_perm", "discard n Energy markers for good", N, WHO),
            effect("discard_module_perm", "discard n Modules for good", N, WHO),
            effect("else_lose", "lose n Health if what stands before is impossible", N),
        ],
        "Enemies and Avatars": [
            effect("extra_retaliation", "n more Health lost to Retaliation", N, WHO_OR_SELF),
            effect("retaliates_when_defeated", "it retaliates even if it is defeated"),
            effect("enemy_heal", "it recovers n Health, up to what it began with", N),
            effect("shields_fixed", "nothing may lower or pass its Shields"),
            effect("no_energy_effects", "nobody may pay Energy in this Attack"),
            effect("defensive_hits_void", "hits of Defensive ships do not count"),
            effect("crit_cards", "n Damage cards for each critical failure", N),
        ],
        "conditions: they stand before what they restrict, and a number means at least so many": [
            effect("if_own_hits", "so many hits on your own dice", NUMBER),
            effect("if_own_specials", "so many specials on your own dice", NUMBER),
            effect("if_ship_misses", "so many counted misses of a ship, ship by ship", NUMBER),
            effect("if_ship_unspent_special", "so many unspent specials of a ship, ship by ship", NUMBER),
            effect("if_total_misses", "so many counted misses in the whole Attack", NUMBER),
            effect("if_total_hits", "exactly so many hits in the whole Attack, added hits included", NUMBER),
            effect("if_damage_below", "fewer than so much Health taken by this Attack", NUMBER),
            effect("if_loss_at_least", "one effect would cost so much Health", NUMBER),
            effect("if_cause", "Health is lost by this", _one_of("cause", w.CAUSES)),
            effect("if_tile", "in a System of this kind", _one_of("tile", w.TILE_KINDS)),
            effect("if_in_fleet", "in a Fleet"),
            effect("if_not_in_fleet", "not in a Fleet"),
            effect("if_offensive", "with an Offensive manoeuvre"),
            effect("if_started_on_purpose", "the combat was begun by Pacify or a refused Detection Roll"),
            effect("only_vs_avatar", "against an Avatar only"),
            effect("not_vs_avatar", "not against an Avatar"),
            effect("first_in_combat", "only the first time in each combat"),
            effect("once_per_round", "at most once in a round"),
        ],
        "rules of their own": [
            effect("custom", "a rule that a pack can give to another card but not invent", _one_of("rule", w.CUSTOM)),
            effect("choose", "one of these effects", Effects("effect", least=2, one=True)),
        ],
        "Signals": [
            effect("markers", "put as many Health markers as the target on the card"),
            effect("marker_off", "a Repair takes n of them off", N),
            effect("roll_all", "roll all dice"),
            effect(
                "progress",
                "progress by n for each ship, or by what is rolled or paid",
                _number(
                    "n",
                    ALL,
                    ("per_special", w.PER_SPECIAL),
                    ("per_scrap", w.PER_SCRAP),
                    ("per_energy", w.PER_ENERGY),
                ),
            ),
            effect(
                "guardian",
                "an opponent on the card; its Health is the target",
                _number("level"),
                _number("shields", field="k"),
                _number("reward", field="who"),
            ),
            effect("enemies", "put n Enemies on the card", N, _one_of("source", ["deck", "reserve"])),
            effect("fight", "fight the opponents on the card"),
            effect("pay_scraps", "pay n Scraps", _number("n", ANY, ALL)),
            effect("lose_fixed", "lose n Health that nothing prevents", N),
            effect("beacon", "light a beacon"),
            effect("beacons_out", "both beacons go out"),
            effect("leak", "n progress is lost in each round", N),
            effect("corruption", "the Corruption advances by so many", CHANGE),
            effect("skill", "a Skill Roll for as many as the target; `fail` says what else", _one_of("face", w.FACES)),
            effect("avatar_enters", "an Avatar enters"),
            effect("discard_marker_perm", "lose n Health or Energy markers for good", N),
            effect(
                "fleet_of",
                "only for a Fleet of so many ships; of so many in the three-ship game",
                _number("ships"),
                _number("of_three", field="k"),
            ),
            effect("countdown", "a countdown of so many rounds", NUMBER),
        ],
    },
)


def read_effects(texts: Sequence[str], place: Place) -> list[Op]:
    return VOCABULARY.read_all(texts, place, _check)


def _check(op: Op, spot: Spot) -> None:
    if any(part.code == w.FX_CHOICE for part in op.parts):
        spot.wrong("choose() holds no choice")
