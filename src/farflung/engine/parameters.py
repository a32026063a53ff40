"""Numbers of a rule that a designer may turn, each with its default, its range and its rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from farflung.engine.sentences import Sentence


class ParameterError(ValueError):
    """A parameter that does not exist, or a value outside its range."""


class Parameter:
    """A number of the rules: its name, default and range, and the rule it stands in."""

    __slots__ = ("default", "least", "most", "name", "rule")

    def __init__(self, name: str, default: int, least: int, most: int, rule: str) -> None:
        self.name = name
        self.default = default
        self.least = least
        self.most = most
        self.rule = rule


def values(parameters: Iterable[Parameter], changes: Mapping[str, int]) -> dict[str, int]:
    """All values by name: the defaults with the changes applied, each checked."""
    known = {parameter.name: parameter for parameter in parameters}
    for name, value in changes.items():
        if name not in known:
            raise ParameterError(
                Sentence("no parameter '{name}'; there are {known}", name=name, known=", ".join(known))
            )
        least, most = known[name].least, known[name].most
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise ParameterError(
                Sentence(
                    "{name} = {value!r} ({rule}): a whole number from {least} to {most}",
                    name=name,
                    value=value,
                    rule=known[name].rule,
                    least=least,
                    most=most,
                )
            )
    return {name: changes.get(name, parameter.default) for name, parameter in known.items()}
