"""The first spelling of X-ODUS's effects, with colons: `reroll:1:self`, `pacify:1|peek_signal:1` for a choice.

Packs of users and the content stored with tables of that time are written so, and a content's version is still counted
over this spelling: records name the version, and the same cards must keep the same one however they are written.
"""

from __future__ import annotations

from farflung.engine.vocabulary import Call, Word, parse_effect, spelled

FIELDS = ["fx", "fail", "reveal", "act", "end"]


def call_form(text: str) -> str:
    """`reroll(1, self)`, whichever way it is spelled."""
    if "(" in text:
        return text
    if "|" in text:
        return spelled("choose", [call_form(part) for part in text.split("|")], holds_effects=True)
    name, *arguments = text.split(":")
    return spelled(name, arguments)


def colon_form(text: str) -> str:
    """The effect with colons; a text must be sound."""
    return _colons(parse_effect(text)) if "(" in text else text


def _colons(item: Call | Word) -> str:
    if isinstance(item, Word):
        return item.text
    arguments = [_colons(argument[0]) for argument in item.arguments]
    return "|".join(arguments) if item.name == "choose" else ":".join([item.name, *arguments])
