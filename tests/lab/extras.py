"""What extras bring, which `make ray` installs: games on a real Ray cluster, and rows as Parquet.

The games are the same, also where a machine of the cluster is lost. It is on this machine: a head
that plays nothing, and two workers with a core each.
"""

from __future__ import annotations

import csv
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest
import ray.cluster_utils

from jacta.lab.arena import Arena
from jacta.lab.cluster import Cluster
from jacta.lab.rows import Rows
from jacta.lab.simulate import Simulation
from tests.lab.test_arena import First, Last, results
from tests.lab.test_rows import BATCH, HEAD
from tests.tiny import sledges

# Ray's own, of this version.
pytestmark = pytest.mark.filterwarnings("ignore")


class Machines:
    """A head and two workers, of which one can be lost, once."""

    def __init__(self) -> None:
        self._all = ray.cluster_utils.Cluster()
        self._all.add_node(num_cpus=0)
        self._workers = [self._all.add_node(num_cpus=1) for _ in range(2)]
        self._all.wait_for_nodes()
        self.address: str = self._all.address

    def kill_one(self) -> None:
        if len(self._workers) == 2:
            self._all.remove_node(self._workers.pop(), allow_graceful=False)

    @property
    def left(self) -> int:
        return len(self._workers)

    def close(self) -> None:
        self._all.shutdown()


@pytest.fixture
def machines() -> Iterator[Machines]:
    made = Machines()
    yield made
    made.close()


def test_a_study_whose_machine_is_killed_shows_the_same(machines: Machines) -> None:
    def simulation() -> Simulation:
        return Simulation(sledges.GAME, players=2, games=400_000, seed=4)

    here, there, told = simulation(), simulation(), list[int]()
    here.play()

    def kill_in_the_middle(done: int) -> None:
        told.append(done)
        if done > 40_000:
            machines.kill_one()

    with Cluster(machines.address) as cluster:
        assert cluster.size == 2
        there.play(progress=kill_in_the_middle, crew=cluster)
    assert (machines.left, told[-1]) == (1, 400_000)
    assert len(told) > 50, "it was killed in the middle"
    for name in ("wins", "shared_wins", "decisions", "turns_quantiles"):
        assert getattr(there.study(), name) == getattr(here.study(), name)


def test_a_contest_whose_machine_is_killed_shows_the_same(machines: Machines) -> None:
    def contest() -> Arena:
        return Arena(sledges.GAME, ["random", "mcts:30", First, Last], games=10)

    here, there = contest(), contest()
    here.play()

    def kill_in_the_middle(done: int) -> None:
        if done > 15:
            machines.kill_one()

    with Cluster(machines.address) as cluster:
        there.play(progress=kill_in_the_middle, crew=cluster)
    assert machines.left == 1
    assert results(there) == results(here)


@pytest.mark.parametrize(
    "command",
    [["arena", "wurfel-express", "random", "greedy"], ["simulate", "dice-trip"]],
    ids=["arena", "simulate"],
)
def test_a_cluster_of_one_command_writes_the_same_rows(command: list[str], tmp_path: Path) -> None:
    """`--ray local` as a person types it, into Parquet; one core into CSV."""
    there, here = tmp_path / "there.parquet", tmp_path / "here.csv"
    more = ["--games", "30", "--players", "2"]
    for arguments in (["--ray", "local", "--rows", there], ["--rows", here]):
        words = [*command, *more, *arguments]
        subprocess.run([sys.executable, "-m", "jacta", *map(str, words)], check=True)
    table: dict[str, list[Any]] = parquet.read_table(there).to_pydict()
    with here.open(encoding="utf-8") as stream:
        rows = list(csv.reader(stream))
    assert list(table) == rows[0]
    assert [list(map(str, row)) for row in zip(*table.values(), strict=True)] == rows[1:]
    assert len(rows) == 31


def test_parquet_has_the_same_columns(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with Rows(file) as rows:
        rows.add(BATCH, ["a", "b"])
        rows.add(BATCH, ["a", "b"])
    table = parquet.read_table(file)
    assert ",".join(table.column_names) == HEAD
    assert table["merit_1"].to_pylist() == [7, 2, 7, 2]
