"""A cluster plays the same games as one core, and says what is wrong with it.

Ray is not here: something stands in for it that carries errands as bytes, as between machines.
`make ray` has a real cluster (`tests/lab/extras.py`).
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.lab.arena import Arena
from jacta.lab.cluster import Cluster, play_there
from jacta.lab.journal import Journal
from jacta.lab.series import Errand
from jacta.lab.simulate import simulate
from tests.cli.fixtures import Run
from tests.lab.test_arena import contest, results
from tests.tiny import sledges


class Reference:
    """What Ray gives for a task: here its result, or its error, is there at once."""

    def __init__(self, task: Callable[[], Any]) -> None:
        self._future: Future[Any] = Future()
        try:
            self._future.set_result(task())
        except Exception as error:
            self._future.set_exception(error)

    def future(self) -> Future[Any]:
        return self._future


class Pending(Reference):
    def __init__(self) -> None:
        self._future = Future()


class StandIn:
    """As much of the module `ray` as a cluster asks for."""

    def __init__(self, cores: int = 3, most: int = 10**9) -> None:
        self.cores, self.most = cores, most
        self.addresses: list[str] = []
        self.cancelled: list[Reference] = []
        self.is_open = False

    def init(self, address: str, **_: Any) -> None:
        if address == "nowhere:6379":
            raise ConnectionError("nobody answers\nat all")
        self.addresses.append(address)
        self.is_open = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.cores)}

    def nodes(self) -> list[dict[str, bool]]:
        return [{"Alive": True}, {"Alive": False}]

    def remote(self, **_: Any) -> Callable[[Callable[..., Any]], Any]:
        def made(function: Callable[..., Any]) -> Any:
            class Task:
                def remote(task, *arguments: Any) -> Reference:  # noqa: N805
                    if self.most == 0:
                        return Pending()
                    self.most -= 1
                    there = pickle.dumps((function, arguments))
                    return Reference(lambda: _called(there))

            return Task()

        return made

    def cancel(self, reference: Reference) -> None:
        self.cancelled.append(reference)

    def shutdown(self) -> None:
        self.is_open = False


def _called(task: bytes) -> Any:
    function, arguments = pickle.loads(task)
    return pickle.loads(pickle.dumps(function(*arguments)))


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    made = StandIn()
    monkeypatch.setattr("jacta.lab.cluster.import_module", lambda name: made)
    return made


def test_a_contest_is_the_same_on_a_cluster(ray: StandIn) -> None:
    here, there = contest(), contest()
    here.play()
    with Cluster("head:6379") as cluster:
        assert (cluster.size, ray.addresses) == (3, ["head:6379"])
        there.play(crew=cluster)
    assert results(there) == results(here)
    assert not ray.is_open


def test_a_study_is_the_same_on_a_cluster(ray: StandIn) -> None:
    here = simulate(sledges.GAME, players=2, games=5000, seed=4)
    with Cluster("local") as cluster:
        there = simulate(sledges.GAME, players=2, games=5000, seed=4, crew=cluster)
    assert (there.wins, there.decisions) == (here.wins, here.decisions)
    assert (there.jobs, here.jobs) == (3, 1)
    assert there.machine["cluster"] == "a Ray cluster of 1 machine"


def test_who_stops_keeps_what_had_ended_and_the_rest_is_called_off(
    ray: StandIn, tmp_path: Path
) -> None:
    ray.most = 4
    stopped = contest()

    def stop(done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with Cluster("local") as cluster, Journal(tmp_path / "kept.jsonl", stopped.terms) as journal:
        with pytest.raises(KeyboardInterrupt):
            stopped.play(progress=stop, journal=journal, crew=cluster)
        assert len(ray.cancelled) == 2
    again = contest()
    with Journal(tmp_path / "kept.jsonl", again.terms) as journal:
        again.resume(journal)
    assert again.done == stopped.done == 4


def errand() -> Errand:
    return Errand(sledges.GAME.start(2), ("random", "random"), seed=1, first=0, games=1)


def test_a_machine_with_other_sources_is_refused() -> None:
    with pytest.raises(jacta.JactaError, match="another version of Jacta or of sledges"):
        play_there(errand(), "other")


class Crashing:
    name, version, work = "crashing", 1, 0

    def __init__(self, game: jacta.Game, seed: int) -> None:
        pass

    def choose(self, view: Any, legal: Any) -> jacta.Action:
        raise ModuleNotFoundError("No module named 'torch'")


class Broken(Crashing):
    name = "broken"

    def choose(self, view: Any, legal: Any) -> jacta.Action:
        raise RuntimeError("what a mess\nin two lines")


@pytest.mark.parametrize(
    ("entrant", "why"),
    [
        (Crashing, "lacks a package: No module named 'torch'"),
        (Broken, r"could not play \(RuntimeError: what a mess\)$"),
    ],
)
def test_what_goes_wrong_on_a_machine_is_one_sentence(ray: StandIn, entrant: Any, why: str) -> None:
    with Cluster("local") as cluster, pytest.raises(jacta.JactaError, match=why):
        Arena(sledges.GAME, [entrant, "random"], games=2).play(crew=cluster)


def test_there_must_be_a_cluster_with_cores(ray: StandIn) -> None:
    with pytest.raises(jacta.JactaError, match=r"no Ray cluster at nowhere:6379: nobody answers$"):
        Cluster("nowhere:6379")
    with pytest.raises(jacta.JactaError, match="has no GPU"):
        Cluster("local", "cuda")
    assert not ray.is_open


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_without_ray_it_is_said_how_to_install_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("jacta.lab.cluster.import_module", missing)
    bots = ["random", "greedy"] if command == "arena" else []
    result = run(command, "wurfel-express", *bots, "--ray", "local")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert 'pip install "jacta[ray]"' in result.stderr
    both = run(command, "wurfel-express", *bots, "--ray", "local", "--jobs", "2")
    assert "--jobs are cores of this machine" in both.stderr
