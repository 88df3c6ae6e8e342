"""A Ray cluster as a crew: errands are played on the cores, or GPUs, of many machines.

Needs the extra `ray`, here and on every machine of the cluster, and there the same Jacta: a machine
with other sources is refused, for its games would not be the same. An errand whose machine is lost
is played again on another one.
"""

from __future__ import annotations

import os
from concurrent.futures import Future
from contextlib import suppress
from importlib import import_module
from types import TracebackType
from typing import Any

from jacta.bots.compiling import compile_once
from jacta.engine.doors.jit import source_hash
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.playouts.batches import Batch
from jacta.lab.playing import cores
from jacta.lab.series import Errand

__all__ = ["LOCAL", "Cluster"]

LOCAL = "local"  # the address of a cluster that is started here, for as long as it is wanted

_MOST_RETRIES = 10  # of an errand: a bot that brings down every machine must not go on for ever


class Cluster:
    """The cluster at an address: `local`, `auto`, or HOST:PORT of its head."""

    def __init__(self, address: str, device: str = "cpu") -> None:
        self._ray = _ray()
        self._taken: dict[Future[Batch], Any] = {}
        own = {"num_cpus": cores(0)} if address == LOCAL else {}
        try:
            self._ray.init(address, logging_level="error", log_to_driver=False, **own)
        except Exception as error:
            reason = str(error).strip().partition("\n")[0]
            raise JactaError(f"there is no Ray cluster at {address}: {reason}") from None
        kind = "GPU" if device == "cuda" else "CPU"
        self.size = int(self._ray.cluster_resources().get(kind, 0))
        if self.size == 0:
            self._ray.shutdown()
            raise JactaError(f"the Ray cluster at {address} has no {kind}")
        machines = sum(1 for node in self._ray.nodes() if node["Alive"])
        self.name = f"a Ray cluster of {machines} machine{'s' * (machines > 1)}"
        needs = {"num_gpus": 1} if device == "cuda" else {"num_cpus": 1}
        self._play = self._ray.remote(max_retries=_MOST_RETRIES, **needs)(play_there)

    def submit(self, errand: Errand) -> Future[Batch]:
        played: Future[Batch] = Future()
        reference = self._play.remote(errand, source_hash(errand.start.game.sources))
        self._taken[played] = reference

        def pass_on(brought: Future[Batch]) -> None:
            del self._taken[played]
            if (error := brought.exception()) is None:
                played.set_result(brought.result())
            else:
                played.set_exception(_told(error))

        reference.future().add_done_callback(pass_on)
        return played

    def stop(self) -> None:
        for reference in list(self._taken.values()):
            with suppress(Exception):  # it may have ended, or its machine
                self._ray.cancel(reference)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ray.shutdown()


def play_there(errand: Errand, sources: str) -> Batch:
    """Play an errand on the machine that it was brought to; this is what runs there."""
    game = errand.start.game
    if source_hash(game.sources) != sources:
        raise JactaError(
            f"a machine of the cluster has another version of Jacta or of {game.name}: "
            "install the same one there"
        )
    if errand.device == "cpu":
        assert isinstance(game, Game)
        compile_once(game)
    return errand.play()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is studied here
    try:
        return import_module("ray")
    except ImportError:
        raise JactaError(
            'a cluster needs Ray: pip install "jacta[ray]", '
            "or play on the cores of this machine (--jobs 0)"
        ) from None


def _told(error: BaseException) -> BaseException:
    """An error of a machine as it was raised there; what befell the machine as one sentence."""
    cause = getattr(error, "cause", None) or error
    if isinstance(cause, JactaError):
        return cause
    if isinstance(cause, ModuleNotFoundError):
        return JactaError(f"a machine of the cluster lacks a package: {cause}")
    reason = str(cause).strip().partition("\n")[0]
    return JactaError(f"the cluster could not play ({type(cause).__name__}: {reason})")
