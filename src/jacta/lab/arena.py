"""The arena: every line-up of some players, with seats rotated and dice in common.

Game number n has the same dice in every seating of every line-up, so that what players differ by
is less hidden by luck. The results do not depend on how many cores played, in which order, or how
often the contest was interrupted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from jacta.bots import bot
from jacta.engine.chance import check_seed
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.playouts.batches import Batch, blank_batch
from jacta.lab.journal import Journal, Line
from jacta.lab.lineups import Seating, line_ups, rotations
from jacta.lab.playing import Entrant, compiled, cores, name_of, play_batch
from jacta.lab.rows import Rows

__all__ = ["Arena", "Played"]

_CHUNK = 1024  # games of compiled players that are played at once
_MOST_GAMES = 10**8

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Task:
    """Games of one seating, by its place, from one number up to another."""

    seating: int
    first: int
    stop: int


@dataclass(frozen=True)
class Played:
    """The games of one seating, by their numbers, and which of them were played already."""

    seats: Seating
    batch: Batch
    done: Any

    @property
    def numbers(self) -> Any:
        return np.flatnonzero(self.done)

    @property
    def ended(self) -> Batch:
        """The games that were played, in their order."""
        batch, done = self.batch, self.done
        return Batch(batch.merits[done], batch.decisions[done], batch.turns[done])


class Arena:
    """A contest: who takes part, what was played, and how to play the rest."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Entrant],
        *,
        games: int,
        players: int | None = None,
        seed: int = 1,
        options: Mapping[str, str] | None = None,
        board: str | None = None,
    ) -> None:
        """`games` are those of each line-up, rounded up to whole rounds of its seatings."""
        self.bots = [name_of(entrant) for entrant in bots]
        if len(bots) < 2:
            raise JactaError("a contest needs at least two bots")
        if twice := [name for name in self.bots if self.bots.count(name) > 1]:
            raise JactaError(f"bot {twice[0]!r} is named twice: each takes part once")
        if games < 1:
            raise JactaError(f"at least one game must be played, not {games}")
        self.game, self.entrants, self.seed = game, list(bots), check_seed(seed)
        self.players = default_players(game) if players is None else players
        self.start = game.start(self.players, options, board)
        self.versions = [_version(game, entrant) for entrant in bots]
        self.played: list[Played] = []
        for line_up in line_ups(len(bots), self.players):
            seatings = rotations(line_up)
            rounds = -(-games // len(seatings))
            for seats in seatings:
                batch = blank_batch(self.start, rounds, counting=False)
                self.played.append(Played(seats, batch, np.zeros(rounds, bool)))
        self.games = sum(len(played.done) for played in self.played)
        if self.games > _MOST_GAMES:
            raise JactaError(f"at most {_MOST_GAMES:,} games can be played in one contest")
        self.seconds = 0.0

    @property
    def terms(self) -> dict[str, Any]:
        """What all games have in common."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "players": self.players,
            "options": self.start.options,
            "board": self.start.board_name,
            "seed": self.seed,
        }

    @property
    def done(self) -> int:
        """How many games were played."""
        return sum(int(played.done.sum()) for played in self.played)

    def resume(self, journal: Journal) -> None:
        """Take over the games of this contest that a journal has."""
        places = {tuple(self._signs(p.seats)): p for p in self.played}
        for line in journal.lines():
            played = places.get(tuple(line.seats))
            if played is not None and line.number < len(played.done):
                batch, number = played.batch, line.number
                batch.merits[number] = line.merits
                batch.decisions[number], batch.turns[number] = line.decisions, line.turns
                played.done[number] = True

    def play(
        self, jobs: int = 1, progress: Progress | None = None, journal: Journal | None = None
    ) -> None:
        """Play what was not played yet; `jobs` 0 takes every core.

        Who interrupts waits for the games in hand; they are kept, as all before them.
        """
        begun = time.perf_counter()
        first, tasks = self._split(list(self._tasks()))
        try:
            for task in first:
                self._keep(task, self._run(task), progress, journal)
            if cores(jobs) == 1:
                for task in tasks:
                    self._keep(task, self._run(task), progress, journal)
            else:
                self._spread(tasks, cores(jobs), progress, journal)
        finally:
            self.seconds += time.perf_counter() - begun

    def write(self, rows: Rows) -> None:
        """A row a game, seating by seating."""
        for played in self.played:
            names = [self.bots[entrant] for entrant in played.seats]
            rows.add(played.ended, names, played.numbers)

    def _signs(self, seats: Seating) -> list[str]:
        """Who sits where, by name and version."""
        return [f"{self.bots[entrant]} {self.versions[entrant]}" for entrant in seats]

    def _tasks(self) -> Iterator[Task]:
        """What is left, the least numbers first, so that an early end is fair to all."""
        tasks = []
        for place, played in enumerate(self.played):
            seated = [self.entrants[entrant] for entrant in played.seats]
            most = 1 if compiled(self.game, seated) is None else _CHUNK
            left = np.flatnonzero(~played.done)
            for run in np.split(left, np.flatnonzero(np.diff(left) > 1) + 1):
                for begin in range(0, len(run), most):
                    piece = run[begin : begin + most]
                    tasks.append(Task(place, int(piece[0]), int(piece[-1]) + 1))
        yield from sorted(tasks, key=lambda task: (task.first, task.seating))

    def _split(self, tasks: Sequence[Task]) -> tuple[list[Task], list[Task]]:
        """Those in which somebody plays for the first time are played one by one: they compile."""
        known: set[int] = set()
        first: list[Task] = []
        rest: list[Task] = []
        for task in tasks:
            seats = set(self.played[task.seating].seats)
            (rest if seats <= known else first).append(task)
            known |= seats
        return first, rest

    def _run(self, task: Task) -> Batch:
        seated = [self.entrants[entrant] for entrant in self.played[task.seating].seats]
        return play_batch(self.start, seated, task.stop - task.first, self.seed, first=task.first)

    def _spread(
        self, tasks: Sequence[Task], jobs: int, progress: Progress | None, journal: Journal | None
    ) -> None:
        pool = ThreadPoolExecutor(jobs)
        left: dict[Future[Batch], Task] = {pool.submit(self._run, task): task for task in tasks}
        try:
            for future in as_completed(list(left)):
                self._keep(left.pop(future), future.result(), progress, journal)
        finally:
            pool.shutdown(cancel_futures=True)
            for future, task in left.items():
                if not future.cancelled() and future.exception() is None:
                    self._keep(task, future.result(), progress, journal)

    def _keep(
        self, task: Task, batch: Batch, progress: Progress | None, journal: Journal | None
    ) -> None:
        played, chunk = self.played[task.seating], slice(task.first, task.stop)
        played.batch.merits[chunk], played.batch.turns[chunk] = batch.merits, batch.turns
        played.batch.decisions[chunk] = batch.decisions
        played.done[chunk] = True
        if journal is not None:
            seats, numbers = self._signs(played.seats), range(task.first, task.stop)
            results = zip(
                numbers,
                batch.merits.tolist(),
                batch.decisions.tolist(),
                batch.turns.tolist(),
                strict=True,
            )
            journal.add([Line(number, seats, *result) for number, *result in results])
        if progress is not None:
            progress(self.done)


def default_players(game: Game) -> int:
    """Two, or as near to it as the game allows."""
    return min(max(2, game.players[0]), game.players[-1])


def _version(game: Game, entrant: Entrant) -> int:
    return (bot(game, entrant) if isinstance(entrant, str) else entrant(game, 0)).version
