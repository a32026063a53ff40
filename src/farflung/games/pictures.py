"""What the picture of a card is made from, for all titles: it goes with what is printed, so that the browser draws and
reckons nothing.

A picture's data is its kind, whose it is, what it costs, what it does and how often, and its id. `does` are the signs
of its effects in order, each with its count; what is lost or given away counts below zero. `family` is that of the
first: makes, thinks, holds, moves or strikes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

Fx = dict[str, Any]
Does = list[tuple[str, int]]

MAKES: Final = "makes"
THINKS: Final = "thinks"
HOLDS: Final = "holds"
MOVES: Final = "moves"
STRIKES: Final = "strikes"

SIGNS: Final[dict[str, dict[str, str]]] = {
    MAKES: {
        "material": "material", "energy": "energy", "science": "science", "neutronium": "neutronium", "any": "any",
        "gain_kinds": "any", "tactics": "tactics", "data": "data", "influence": "influence", "promote": "promote",
        "play": "play", "discount": "less", "deploy": "deploy", "deploy_of_discarded": "deploy", "swap_ship": "deploy",
        "swap_for_discarded": "deploy", "choose_shuttle": "deploy", "add_planet": "planet", "frigate_both": "frigate",
        "credit": "credit", "bank_credit": "bank", "bank_defense": "bank", "gain_cargo": "cargo", "obtain": "obtain",
        "market_discount": "less", "event_discount": "less", "cargo_discount": "less", "embassy_discount": "less",
        "both_delivery_rewards": "request", "consume": "consume",
        "scrap": "scrap", "scrap_on_kill": "scrap", "max_energy": "energy", "actions": "action", "action": "action",
        "free_action": "jump", "price": "less", "module": "module", "precursor_module": "module", "pay_scraps": "scrap",
        "progress": "signal",
    },
    THINKS: {
        "draw": "card", "hidden": "hidden", "extra_hidden_choice": "hidden", "keep_hidden": "hidden", "copy": "copy",
        "peek_colony": "eye", "cull_colonies": "eye", "search": "search", "look_own": "eye", "look_events": "eye",
        "topdeck": "top", "cycle": "cycle", "cycle_request": "request", "secure_next": "top",
        "reroll": "again", "extra_die": "die", "ignore_miss": "miss", "peek_signal": "signal", "reveal": "probe",
        "reveal_pick": "probe", "roll_all": "die", "skill": "special", "beacon": "signal", "no_detection": "eye",
    },
    HOLDS: {
        "shield": "shield", "repair": "repair", "repair_paid": "repair", "protect": "protect", "cleanse": "cleanse",
        "no_planet_corruption": "protect", "residual": "residual", "defense": "shield", "embassy": "embassy",
        "ignore_shutdown": "open", "event_deactivate": "event",
        "prevent": "shield", "cap_loss": "shield", "heal": "hull", "max_health": "hull", "repair_bonus": "repair",
        "repair_any": "repair", "no_damage_roll": "protect", "skip_damage_roll": "protect", "no_crit": "protect",
        "pacify": "pacify", "rift_off": "rift", "corruption_hold": "corruption", "marker_off": "repair",
        "shields_fixed": "shield", "enemy_heal": "hull", "markers": "hull", "defensive_hits_void": "shield",
    },
    MOVES: {
        "move": "move", "careful": "move", "move_frigate": "frigate", "jump_frigate": "jump", "land_occupied": "land",
        "reorganize": "move", "voyage": "voyage", "key_access": "key", "event_move": "event", "wormhole": "worm",
        "avatar_move": "avatar", "jump": "jump", "rush": "jump", "probe": "probe", "fleet_of": "fleet",
    },
    STRIKES: {
        "attack": "damage", "destroy": "void", "add_hit": "hit", "hit_from_special": "special",
        "direct_from_special": "pierce", "direct": "pierce", "double_hits": "hit", "pierce": "pierce",
        "sunder": "pierce", "no_skill": "enemy", "fight": "enemy", "enemies": "enemy", "guardian": "enemy",
        "rift_on": "rift",
        "extra_retaliation": "damage", "retaliates_when_defeated": "damage", "corruption": "corruption",
        "avatar_enters": "avatar", "spawn": "void", "damage_ships": "damage", "damage_card": "damage",
        "crit_cards": "damage", "infamy": "infamy", "end_turn": "action", "countdown": "signal",
        "beacons_out": "signal", "leak": "signal",
    },
}  # fmt: skip
LOST: Final[dict[str, str]] = {
    "lose_op": "card", "lose_hidden": "hidden", "lose_tactics": "tactics", "lose_data": "data",
    "lose_influence": "influence", "destroy_ship": "deploy", "discard": "card", "remove_infamy": "infamy",
    "remove_cryo": "cryo", "remove_hit": "hit", "lose": "hull", "lose_scraps_half": "scrap", "scrap_cap": "scrap",
    "flip_energy": "energy", "disable_energy": "energy", "energy_stay_flipped": "energy", "disable_module": "module",
    "discard_health_perm": "hull", "discard_energy_perm": "energy", "discard_module_perm": "module",
    "else_lose": "hull", "lose_fixed": "hull", "discard_marker_perm": "hull", "no_energy_effects": "energy",
    "no_reroll_ignore": "again", "no_skill_contribution": "special", "corrupt": "corruption",
}  # fmt: skip
"""What one has less of afterwards: for better or for worse."""
COSTS: Final = frozenset(
    ["pay", "pay_kinds", "discard_op", "discard_hidden", "remove_shield", "pay_credit", "cost_scrap"]
)
"""What is only paid is no sign, except `corrupt`, which is a loss by itself."""
CONDITIONS: Final = frozenset(
    [
        "if_own_hits", "if_own_specials", "if_ship_misses", "if_ship_unspent_special", "if_total_misses",
        "if_total_hits", "if_damage_below", "if_loss_at_least", "if_cause", "if_tile", "if_in_fleet",
        "if_not_in_fleet", "if_offensive", "if_started_on_purpose", "only_vs_avatar", "not_vs_avatar",
        "first_in_combat", "once_per_round",
    ]
)  # fmt: skip
HOLDERS: Final = frozenset(
    ["may", "choose", "cost", "if", "for_each", "all_players", "per", "cond", "each", "resolver"]
)
EACH: Final = frozenset(["for_each", "per"])
CUSTOM: Final = "again"
"""For a rule of its own, and for the effects of somebody else's vocabulary."""
FAMILY: Final = {effect: family for family, effects in SIGNS.items() for effect in effects}
SIGN: Final = {effect: sign for effects in SIGNS.values() for effect, sign in effects.items()}
MOST: Final = 5


def signs(fx: Iterable[Fx]) -> Iterator[tuple[str, int, str]]:
    """Sign, count and family of each effect, in order; what is held by others comes in its place."""
    for one in fx:
        name = str(one["effect"])
        if name in HOLDERS and "parts" in one:
            parts = one["parts"][1:] if name == "cost" else one["parts"]
            for part in parts:
                yield from signs(part)
            if name in EACH:
                yield "each", 1, MAKES
        elif name in ("gain", "lose") and "resource" in one:
            yield str(one["resource"]), count(one) if name == "gain" else -count(one), MAKES
        elif name == "move" and "range" in one:
            yield "voyage", 1, MOVES
        elif name == "cost" and "what" in one:
            yield "less", count(one), MAKES
        elif name in LOST:
            yield LOST[name], -count(one), STRIKES
        elif name not in COSTS and name not in CONDITIONS:
            change = one.get("change", 1)
            amount = count(one)
            yield SIGN.get(name, CUSTOM), -amount if isinstance(change, int) and change < 0 else amount, family_of(name)


def family_of(name: str) -> str:
    return FAMILY.get(name, THINKS)


def count(one: Fx) -> int:
    """How often, 1 to 5; what goes by something else counts once."""
    for name in ("n", "change", "number"):
        amount = one.get(name)
        if isinstance(amount, int) and amount:
            return min(MOST, abs(amount))
    return 1


def picture(
    ident: str,
    kind: str,
    owner: str = "",
    cost: int = 0,
    fx: Iterable[Fx] = (),
    does: Does | None = None,
    family: str = "",
    **more: object,
) -> dict[str, Any]:
    """The data of a picture; `does` instead of `fx` where a card has no effects of the vocabulary."""
    found = list(signs(fx))
    shown: dict[str, int] = {}
    for sign, amount, _ in found:
        shown.setdefault(sign, amount)
    return {
        "id": ident,
        "kind": kind,
        "owner": owner,
        "cost": cost,
        "does": does if does is not None else list(shown.items())[:3],
        "family": family or (found[0][2] if found else MAKES),
        **more,
    }
