"""Crews: who plays the errands of a study or contest: this core, several, or other machines.

Errands end the same whoever plays them, in whatever order; so crews differ in speed only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Protocol

from jacta.engine.playouts.batches import Batch
from jacta.lab.playing import cores
from jacta.lab.series import Errand

__all__ = ["Alone", "Crew", "Threads", "crew_of", "play_all"]


class Crew(Protocol):
    """Whoever takes errands and brings back their games."""

    size: int  # how many errands are played at once
    name: str  # what it is, for who reads how fast it was

    def submit(self, errand: Errand) -> Future[Batch]:
        """Take an errand, which ends in its games or an error."""

    def stop(self) -> None:
        """Begin nothing more that was taken; return when what goes on has ended or was given up."""


class Alone:
    """One core: whoever asks plays."""

    size, name = 1, "one core"

    def submit(self, errand: Errand) -> Future[Batch]:
        played: Future[Batch] = Future()
        played.set_result(errand.play())
        return played

    def stop(self) -> None:
        pass


class Threads:
    """Several cores of this machine: compiled code holds no lock, so threads are enough."""

    name = "several cores"

    def __init__(self, size: int) -> None:
        self.size, self._pool = size, ThreadPoolExecutor(size)

    def submit(self, errand: Errand) -> Future[Batch]:
        return self._pool.submit(errand.play)

    def stop(self) -> None:
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def crew_of(jobs: int) -> Iterator[Crew]:
    """So many cores of this machine, for a while; 0 takes all."""
    number = cores(jobs)
    crew = Alone() if number == 1 else Threads(number)
    try:
        yield crew
    finally:
        crew.stop()


def play_all(
    errands: Iterable[tuple[int, Errand]], crew: Crew, keep: Callable[[int, Errand, Batch], None]
) -> None:
    """Have all errands played; each is kept as it ends, with the number that it came with.

    Who interrupts it, or an error, ends the crew; what it had ended by then is kept too.
    """
    coming = iter(errands)
    in_hand: dict[Future[Batch], tuple[int, Errand]] = {}
    # One more than are played waits for each of them, so that nobody waits for the next.
    most = 2 * crew.size if crew.size > 1 else 1
    try:
        while True:
            for number, errand in islice(coming, most - len(in_hand)):
                in_hand[crew.submit(errand)] = number, errand
            if not in_hand:
                return
            for future in wait(in_hand, return_when=FIRST_COMPLETED).done:
                keep(*in_hand[future], future.result())
                del in_hand[future]  # only now: who interrupts before that has it kept below
    except BaseException:
        crew.stop()
        for future, (number, errand) in in_hand.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                keep(number, errand, future.result())
        raise
