"""Whether what was told is of the types that the client is given."""

from __future__ import annotations

from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import msgspec


def must_be(value: Any, kind: Any, at: str) -> None:
    """Of this type, and nothing beside it: also deep within."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        assert set(value) <= set(hints), f"{at}: {set(value) - set(hints)} not declared"
        assert kind.__required_keys__ <= set(value), f"{at}: {kind.__required_keys__ - set(value)} not sent"
        for key, one in value.items():
            must_be(one, hints[key], f"{at}.{key}")
    elif get_origin(kind) is list:
        for place, one in enumerate(value):
            must_be(one, get_args(kind)[0], f"{at}[{place}]")
    elif get_origin(kind) is dict:
        for key, one in value.items():
            must_be(one, get_args(kind)[1], f"{at}.{key}")
    elif type(None) in get_args(kind):
        if value is not None:
            (inside,) = (one for one in get_args(kind) if one is not type(None))
            must_be(value, inside, at)
    elif kind is not Any:
        msgspec.convert(value, kind)
