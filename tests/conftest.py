"""What holds for all tests: their luck comes from one seed, which the head of a run names and a failure repeats.

pytest-randomly shuffles modules and the tests in them. Hypothesis takes the same seed, so that --randomly-seed=N brings
back the order and every example; it prints the failing example as a blob besides.
"""

from __future__ import annotations

import gc
from asyncio import events
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, core, settings

T = TypeVar("T")

# How long an example takes says how busy the machine is, and nothing about the example.
settings.register_profile(
    "farflung", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile("farflung")


def seed_of(config: pytest.Config) -> int | None:
    """None where pytest-randomly is left out (-p no:randomly)."""
    seed = config.getoption("randomly_seed", None)
    return seed if isinstance(seed, int) else None


def pytest_sessionstart(session: pytest.Session) -> None:
    if core.global_force_seed is None:
        core.global_force_seed = seed_of(session.config)  # type: ignore[assignment]


@contextmanager
def no_loop_of_playwright(item: pytest.Item) -> Iterator[None]:
    """Its loop runs on in this thread when the browser's tests are over; other tests run loops of their own."""
    loop = events._get_running_loop()
    if loop is None or "web" in item.path.parts:
        yield
        return
    events._set_running_loop(None)
    try:
        yield
    finally:
        events._set_running_loop(loop)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with no_loop_of_playwright(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with no_loop_of_playwright(item):
        return (yield)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """The head with the seed is far away by then, and -q leaves it out."""
    seed = seed_of(config)
    if seed is not None and {"failed", "error"} & terminalreporter.stats.keys():
        terminalreporter.write_line(f"the same order and examples again: --randomly-seed={seed}")


WAITING = {"web", "server", "terminal", "lab", "cli"}
"""Folders whose tests wait much of their time: for browsers, for servers, for clocks."""


def waits(item: pytest.Item) -> bool:
    return not WAITING.isdisjoint(item.path.relative_to(item.config.rootpath).parts)


def shared_out(waiting: list[T], others: list[T], processes: int) -> list[T]:
    """In shares of the same size, one after the other; in each, those that wait come first, in the order they had."""
    shares: list[T] = []
    for number in range(processes):
        for some in (waiting, others):
            shares += some[len(some) * number // processes : len(some) * (number + 1) // processes]
    return shares


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where several processes share the tests out, what waits is begun first: what only reckons fills the gaps
    while the checks run beside, and no processor stands idle at the end."""
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    if processes > 1:
        items[:] = shared_out([one for one in items if waits(one)], [one for one in items if not waits(one)], processes)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Ten thousand tests and all modules stay to the end: nobody need look through them for what may go."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
