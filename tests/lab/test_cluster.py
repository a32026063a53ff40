"""Games over a Ray cluster of two workers: the same rows, also when one of them dies in the middle.

The cluster itself starts ten processes and takes its time: `FARFLUNG_RAY=1 pytest tests/lab/test_cluster.py`.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import farflung
from farflung import cli
from farflung.cli import asked
from farflung.lab.cluster import ClusterError, Luggage, luggage, plans_in, play_there, unpacked
from farflung.lab.dataset import DataSet
from farflung.lab.experiment import Changed, Experiment, run_experiment
from farflung.lab.games import Plan, play_games
from farflung.lab.gathering import TABLES
from farflung.lab.simulation import run, simulate

PACK = """
[pack]
title = "helionox"
name = "Cheap"

[[market.card]]
id = "MKT-CYB-09"
cost = 1
"""
asked_for = pytest.mark.skipif(not os.environ.get("FARFLUNG_RAY"), reason="FARFLUNG_RAY=1 starts a cluster")
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="the extra `ray` is installed on Linux only")


class Machines:
    """A cluster of this machine: a head that plays nothing, and two workers with a core each."""

    def __init__(self) -> None:
        self.ray: Any = import_module("ray")
        cluster: Any = import_module("ray.cluster_utils")
        memory = {"object_store_memory": 80 * 1024 * 1024}
        self.cluster = cluster.Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **memory})
        self.workers = [self.cluster.add_node(num_cpus=1, **memory) for _ in range(2)]
        self.cluster.wait_for_nodes()

    @property
    def address(self) -> str:
        return str(self.cluster.address)

    def alive(self) -> int:
        return sum(1 for node in self.ray.nodes() if node["Alive"] and node["Resources"].get("CPU"))

    def kill_one(self) -> None:
        self.cluster.remove_node(self.workers.pop(), allow_graceful=False)

    def close(self) -> None:
        self.ray.shutdown()
        self.cluster.shutdown()


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machines]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "400")  # on a busy machine half a minute is not enough
    monkeypatch.setenv("PYTHONPATH", str(Path(farflung.__file__).parents[1]))  # as if it were installed there
    found = Machines()
    yield found
    found.close()


def rows(folder: Path) -> dict[str, list[dict[str, object]]]:
    kept = DataSet(folder)
    return {table: kept.scan(table).collect().drop("seconds", strict=False).to_dicts() for table in TABLES}


@needs_ray
@asked_for
def test_a_worker_that_is_killed_in_the_middle_loses_and_doubles_nothing(machines: Machines, tmp_path: Path) -> None:
    pack = tmp_path / "cheap.toml"
    pack.write_text(PACK, "utf-8")
    plan = Plan("helionox", ["random"] * 3, seed=5, pack=str(pack))
    killed = threading.Event()

    def kill() -> None:
        """As soon as there are two parts; most are still to be played."""
        while len(list((tmp_path / "far" / "games").glob("part-*.parquet"))) < 2:
            time.sleep(0.01)
        machines.kill_one()
        killed.set()

    killer = threading.Thread(target=kill, daemon=True)
    killer.start()
    tally = simulate(plan, 1200, machines.address, tmp_path / "far")
    parts = len(list((tmp_path / "far" / "games").glob("part-*.parquet")))
    killer.join(60)
    assert killed.is_set()
    patience = time.monotonic() + 300
    while machines.alive() > 1:  # it takes a while until a death is noticed
        assert time.monotonic() < patience, "the death of a worker has not been noticed in five minutes"
        time.sleep(0.5)
    assert (tally.games, parts) == (1200, 12)
    assert [row["game"] for row in rows(tmp_path / "far")["games"]] == list(range(1200))
    simulate(plan, 1200, 2, tmp_path / "here")
    assert rows(tmp_path / "far") == rows(tmp_path / "here")

    experiment = Experiment("salvage", players=2, bots="random", games=200, stop=False)
    experiment.variant = [Changed(name="keen", bots="greedy")]
    far, here = (run_experiment(experiment, tmp_path, jobs).frames() for jobs in (machines.address, 1))
    assert all(far[name].equals(here[name]) for name in here)

    with pytest.raises(ClusterError, match="has farflung"):  # the same games or none
        play_there(play_games, (plan, range(1)), Luggage("0.0.0", {}, []))


# ---- without a cluster


def test_packs_travel_and_what_differs_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "cheap.toml"
    pack.write_text(PACK, "utf-8")
    plan = Plan("helionox", ["random"] * 2, pack=str(pack))
    call = ([Plan("helionox", ["random"] * 2), plan], range(2))
    packed = luggage(call)
    pack.unlink()  # over there it never was
    there = plans_in(tuple(unpacked(one, packed) for one in call))
    assert there[0].pack == ""
    assert 'name = "Cheap"' in Path(there[1].pack).read_text("utf-8")
    found = play_there(play_games, (plan, range(2)), luggage((plan,)))
    pack.write_text(PACK, "utf-8")
    assert [row["total"] for row in found] == [row["total"] for row in run(plan, 2, 1)]
    packed.contents[0] = "another"
    with pytest.raises(ClusterError, match="has other content of helionox"):
        play_there(play_games, call, packed)


def test_a_cluster_that_is_not_there_and_an_extra_that_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asked, "find_spec", lambda name: None if name == "ray" else find_spec(name))
    with pytest.raises(SystemExit):
        cli.run(["sim", "salvage", "--players", "2", "--games", "1", "--ray", "127.0.0.1:1"])
    assert "pip install 'farflung[ray]'" in capsys.readouterr().err


@needs_ray
def test_an_address_without_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    for address in ("nowhere", "127.0.0.1:1", "127.0.0.1:99999"):  # the second would be tried for ten minutes by Ray
        with pytest.raises(SystemExit):
            cli.run(["sim", "salvage", "--players", "2", "--games", "1", "--ray", address])
        assert f"--ray {address}: there is no such cluster" in capsys.readouterr().err
