"""The first spelling of Helionox's effects, tables of their own: `{ op = "consume", n = 1, zone = "hand" }`.

Packs of users and the content stored with tables of that time are written so, and a content's version is still counted
over this spelling: records name the version, and the same cards must keep the same one however they are written.
"""

from __future__ import annotations

import msgspec

from farflung.engine.vocabulary import Call, Effects, Parameter, parse_effect, spelled
from farflung.games.helionox.effectwords import MOST, VOCABULARY
from farflung.games.helionox.words import OPERATIONS

NO_LIMIT = -1


class Table(msgspec.Struct, forbid_unknown_fields=True):
    op: str
    n: int = 1
    zone: str = ""
    faction: str = ""
    max_cost: int = NO_LIMIT
    range: str = ""
    if_able: bool = True
    source: str = ""
    free: bool = True
    where: str = ""
    kind: str = ""
    do: list[Table] = []
    options: list[list[Table]] = []
    pay: list[Table] = []
    cond: str = ""
    count: str = ""
    cap: int = 0


Spelled = str | Table
FIELDS = ["effects", "bonus", "key"]
OLD_NAMES = {"condition": "cond", "payment": "pay"}


def call_form(effect: Spelled) -> str:
    """`consume(hand, 1)`, whichever way it is spelled. Fields that the operation does not take are left out."""
    if isinstance(effect, str):
        return effect
    if effect.op not in OPERATIONS:
        return f"{effect.op}()"
    arguments: list[str] = []
    holds = False
    for parameter in VOCABULARY.signatures[effect.op].parameters:
        if isinstance(parameter, Effects):
            holds = True
            arguments += [" + ".join(map(call_form, part)) for part in _parts(effect, parameter)]
        else:
            arguments.append(str(getattr(effect, _old_name(parameter))))
    return spelled(effect.op, arguments, holds_effects=holds)


def table_form(effect: Spelled) -> Table:
    """The effect as a table; a text must be sound."""
    return effect if isinstance(effect, Table) else _table(parse_effect(effect))


def _table(call: Call) -> Table:
    table, arguments = Table(call.name), list(call.arguments)
    for parameter in VOCABULARY.signatures[call.name].parameters:
        if isinstance(parameter, Effects):
            lists = [[_table(item) for item in part if isinstance(item, Call)] for part in arguments]
            if parameter.least:
                table.options = lists
            else:
                setattr(table, "pay" if parameter.name == "payment" else "do", lists[0])
                del arguments[0]
            continue
        word = str(arguments.pop(0)[0]) if arguments else parameter.spell(parameter.default or 0)
        number = str(MOST) if parameter.name == "max_cost" and word == "any" else word
        setattr(table, _old_name(parameter), int(number) if number.isdigit() else word)
    return table


def _old_name(parameter: Parameter) -> str:
    return OLD_NAMES.get(parameter.name, parameter.name)


def _parts(effect: Table, parameter: Effects) -> list[list[Table]]:
    if parameter.least:
        return effect.options
    return [effect.pay if parameter.name == "payment" else effect.do]
