"""`--ray ADDRESS`: the same games over the machines of a Ray cluster, with the same rows.

A call is a batch of a plan's games, and its result is counted once, by whoever asked. A machine that dies takes nothing
with it: Ray gives its batches to the others, and since a game hangs on its number alone they play the same games again.
Packs travel with the calls. The package has to be there already; a machine with another version of it, or with other
content, is refused rather than believed.
"""

from __future__ import annotations

import hashlib
import logging
import socket
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import farflung
from farflung.engine.packs import read_pack
from farflung.lab.dataset import content_of, replace
from farflung.lab.games import Plan

RETRIES = 8  # machines that may die under one batch
SECONDS = 10.0  # that a cluster may take to be there at all
FOR_EACH_CORE = 3  # batches that are given out for each core of the cluster: none idles, and little is in memory
Result = TypeVar("Result")
Call = tuple[object, ...]


class ClusterError(RuntimeError):
    """A cluster that cannot be reached, or that does not play the same game."""


class Luggage(msgspec.Struct):
    """What travels with a call: the packs of its plans, and what has to be the same over there."""

    version: str
    packs: dict[str, str]
    """By path here: the text of a pack."""
    contents: list[str]
    """Of each plan: the hash of the content it is played with."""


def connect(address: str) -> Any:
    """The cluster at this address: HOST:PORT, 'auto' for the one this machine is part of, 'local' for a new one."""
    ray: Any = import_module("ray")
    if not ray.is_initialized():
        host, colon, port = address.rpartition(":")
        try:
            if colon and port.isdecimal() and "//" not in host:  # Ray itself would try for minutes
                socket.create_connection((host.strip("[]"), int(port)), SECONDS).close()
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, OverflowError, RuntimeError, ValueError, ModuleNotFoundError) as error:
            raise ClusterError(f"--ray {address}: there is no such cluster: {error}") from None
    return ray


def spread_over(address: str, play: Callable[..., Result], asked: Sequence[Call]) -> Iterator[tuple[int, Result]]:
    """Calls a function with each of these arguments, somewhere in the cluster; what it returned with the number of the
    call, as they are done."""
    ray = connect(address)
    there = ray.remote(max_retries=RETRIES, num_cpus=1)(play_there)
    numbers = iter(range(len(asked)))
    out: dict[Any, int] = {}
    try:
        while True:
            room = max(1, int(ray.cluster_resources().get("CPU", 1))) * FOR_EACH_CORE
            while len(out) < room and (number := next(numbers, None)) is not None:
                arguments = asked[number]
                out[there.remote(play, arguments, luggage(arguments))] = number
            if not out:
                return
            for done in ray.wait(list(out), num_returns=1)[0]:
                yield out.pop(done), result_of(ray, done)
    finally:  # interrupted, or a game failed: do not play the rest
        for waiting in out:
            ray.cancel(waiting, force=True)


def result_of(ray: Any, done: Any) -> Any:
    """What a call returned; what went wrong in it goes wrong here."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ray.exceptions.RayError):
            told = str(error.cause).splitlines()[0]
            raise ClusterError(f"a machine of the cluster cannot play: {told}; the package has to be there") from None
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise ClusterError(f"a batch of games was given out {RETRIES + 1} times and never came back: {error}") from None


def plans_in(arguments: Call) -> list[Plan]:
    """The plans among the arguments of a call, which are plans or lists of them."""
    lists = [one if isinstance(one, list) else [one] for one in arguments]
    return [one for each in lists for one in each if isinstance(one, Plan)]


def luggage(arguments: Call) -> Luggage:
    """What a call takes along."""
    plans = plans_in(arguments)
    packs = {plan.pack: text_of(plan.pack) for plan in plans if plan.pack}
    return Luggage(farflung.__version__, packs, [content_here(msgspec.json.encode(plan)) for plan in plans])


@cache
def text_of(pack: str) -> str:
    """A pack as one text; a plan that cannot be played was found out before."""
    return read_pack(Path(pack)).text


@cache
def content_here(plan: bytes) -> str:
    """The hash of what a plan is played with on this machine."""
    return content_of(msgspec.json.decode(plan, type=Plan))


# ---- over there


def play_there(play: Callable[..., Result], arguments: Call, packed: Luggage) -> Result:
    """A call, on a machine of the cluster."""
    if farflung.__version__ != packed.version:
        raise ClusterError(f"a machine of the cluster has farflung {farflung.__version__}, not {packed.version}")
    arguments = tuple(unpacked(one, packed) for one in arguments)
    for plan, content in zip(plans_in(arguments), packed.contents, strict=True):
        if content_here(msgspec.json.encode(plan)) != content:
            raise ClusterError(f"a machine of the cluster has other content of {plan.title}: install the same there")
    return play(*arguments)


def unpacked(one: object, packed: Luggage) -> object:
    """An argument with the packs of its plans as files of this machine."""
    if isinstance(one, list):
        return [unpacked(each, packed) for each in one]
    if not isinstance(one, Plan) or not one.pack:
        return one
    text = packed.packs[one.pack].encode()
    file = Path(tempfile.gettempdir()) / f"farflung-{hashlib.blake2b(text, digest_size=12).hexdigest()}.toml"
    if not file.exists() or file.read_bytes() != text:
        replace(file, text)
    return msgspec.structs.replace(one, pack=str(file))
