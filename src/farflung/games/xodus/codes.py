"""Effect codes as they stand in the content, `verb:argument:argument`, and what they become (XOD-G16)."""

from __future__ import annotations

from collections.abc import Sequence

from farflung.engine.content import Place
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Op

# What each argument of a code is: n an amount, k a second one, w a recipient; the capital words are lists of words that
# stand in k (or, as the only argument, in n). Arguments in brackets may be left out.
NUMBERS = {
    "all": w.EVERY,
    "any": w.EVERY,
    "all_miss": w.EVERY,
    "per_mate": w.PER_MATE,
    "per_special": w.PER_SPECIAL,
    "per_unspent_special": w.PER_UNSPENT_SPECIAL,
    "as_lost": w.AS_LOST,
    "per_scrap": w.PER_SCRAP,
    "per_energy": w.PER_ENERGY,
}
LISTS = {
    "colour": w.COLOURS,
    "cost": w.COSTS,
    "custom": w.CUSTOM,
    "cause": w.CAUSES,
    "tile": w.TILE_KINDS,
    "face": w.FACES,
    "length": ["once", "turn"],
    "roll": ["detection", "attack_reroll"],
    "reach": ["one", "all"],
    "source": ["deck", "reserve"],
    "action": ["jump"],
    "when": ["attack"],
}
SIGNATURES: dict[str, str] = {
    "add_hit": "n k?",
    "remove_hit": "n",
    "hit_from_special": "n k w",
    "direct_from_special": "n w",
    "direct": "n k",
    "double_hits": "w",
    "pierce": "n",
    "reroll": "n w",
    "ignore_miss": "n w",
    "extra_die": "colour",
    "no_skill": "",
    "prevent": "n w",
    "cap_loss": "n w",
    "no_crit": "when",
    "no_damage_roll": "w",
    "skip_damage_roll": "n w",
    "no_detection": "length w",
    "heal": "n w?",
    "energy": "n w?",
    "scrap": "n",
    "scrap_on_kill": "n k?",
    "max_health": "n",
    "max_energy": "n",
    "actions": "n",
    "action": "n",
    "price": "n",
    "cost": "cost n",
    "cost_scrap": "n",
    "free_action": "action",
    "reveal": "n w?",
    "reveal_pick": "n",
    "pacify": "n w?",
    "peek_signal": "n",
    "rift_off": "w?",
    "rift_on": "",
    "wormhole": "",
    "avatar_move": "n reach?",
    "corruption_hold": "",
    "damage_card": "n",
    "lose": "n w?",
    "lose_scraps_half": "",
    "end_turn": "",
    "module": "n",
    "precursor_module": "n",
    "repair_bonus": "n",
    "repair_any": "n",
    "flip_energy": "n w?",
    "disable_energy": "n",
    "disable_module": "n",
    "energy_stay_flipped": "n",
    "discard_health_perm": "n",
    "discard_energy_perm": "n w",
    "discard_module_perm": "n w",
    "else_lose": "n",
    "extra_retaliation": "n w?",
    "retaliates_when_defeated": "",
    "enemy_heal": "n",
    "shields_fixed": "",
    "no_energy_effects": "",
    "defensive_hits_void": "",
    "crit_cards": "n",
    "no_reroll_ignore": "roll",
    "no_skill_contribution": "",
    "custom": "custom",
    "if_own_hits": "n",
    "if_own_specials": "n",
    "if_ship_misses": "n",
    "if_ship_unspent_special": "n",
    "if_total_misses": "n",
    "if_total_hits": "n",
    "if_damage_below": "n",
    "if_loss_at_least": "n",
    "if_cause": "cause",
    "if_tile": "tile",
    "if_in_fleet": "",
    "if_not_in_fleet": "",
    "if_offensive": "",
    "if_started_on_purpose": "",
    "only_vs_avatar": "",
    "not_vs_avatar": "",
    "first_in_combat": "",
    "once_per_round": "",
    "scrap_cap": "n",
    "markers": "",
    "marker_off": "n",
    "roll_all": "",
    "progress": "n",
    "guardian": "n k w#",
    "enemies": "n source",
    "fight": "",
    "pay_scraps": "n",
    "lose_fixed": "n",
    "beacon": "",
    "beacons_out": "",
    "leak": "n",
    "corruption": "n",
    "skill": "face",
    "avatar_enters": "",
    "discard_marker_perm": "n",
    "fleet_of": "n k",
    "countdown": "n",
}


def ops_of(codes: Sequence[str], place: Place) -> list[Op]:
    return [op_of(text, place.item(number)) for number, text in enumerate(codes)]


def op_of(text: str, place: Place) -> Op:
    """One code, or a choice of one of several: `verb:argument:argument`, `a|b`."""
    if "|" in text:
        return Op(w.FX_CHOICE, 0, 0, 0, [op_of(part, place) for part in text.split("|")])
    verb, *arguments = text.split(":")
    if verb not in SIGNATURES:
        place.wrong(f"unknown effect {verb!r}; allowed: {', '.join(SIGNATURES)}")
        return Op(w.FX_CHOICE, 0, 0, 0, [])
    signature = SIGNATURES[verb].split()
    least = sum(1 for kind in signature if not kind.endswith("?"))
    if not least <= len(arguments) <= len(signature):
        place.wrong(f"{verb}: needs {' '.join(signature) or 'no argument'}, not {len(arguments)} arguments")
    n = k = who = 0
    for kind_or_none, argument in zip(signature, arguments, strict=False):
        kind = kind_or_none.rstrip("?")
        if kind == "n":
            n = _amount(verb, argument, place)
        elif kind == "k":
            k = _amount(verb, argument, place)
        elif kind == "w#":
            who = _amount(verb, argument, place)
        elif kind == "w":
            who = place.number_of(argument, w.RECIPIENTS, "recipient")
        else:
            k = place.number_of(argument, LISTS[kind], kind)
    if verb == "reroll":
        k = int(arguments[:1] == ["all_miss"])
    if not signature or "w" not in "".join(signature) or len(arguments) < len(signature):
        who = who or w.SELF
    return Op(w.FX.index(verb), n, k, who, [])


def _amount(verb: str, text: str, place: Place) -> int:
    if text in NUMBERS:
        return NUMBERS[text]
    try:
        number = int(text)
    except ValueError:
        place.wrong(f"{verb}: {text!r} is neither a number nor one of {', '.join(NUMBERS)}")
        return 0
    return place.within(number, -9, 20)
