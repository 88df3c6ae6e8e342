"""Many games between bots, from their beginning to a study of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from typing import Any

import numpy as np

from jacta.engine.chance import check_seed
from jacta.engine.definition import check_game
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.playouts.batches import Batch
from jacta.lab.crews import Crew, crew_of, play_all
from jacta.lab.journal import Journal, lines_of, terms_of
from jacta.lab.playing import Entrant, compiled, make_bot, name_of
from jacta.lab.rows import Rows
from jacta.lab.series import Errand, Series, gpu_name
from jacta.lab.study import Study, Sums, machine

__all__ = ["Simulation", "seat_bots", "simulate"]

_WARM_UP_GAMES = 8
_MOST_GAMES = 10**12
_LONG_STUDY = 100_000  # games for which it pays to compile the bots that play them alone
_SLICE = 1 << 22

Progress = Callable[[int], None]


def seat_bots(players: int, bots: Sequence[Entrant]) -> list[Entrant]:
    """One bot a seat: a single one sits everywhere."""
    if len(bots) == 1:
        return list(bots) * players
    if len(bots) != players:
        raise JactaError(
            f"{len(bots)} bots for {players} players: name one bot for all seats, or one a seat"
        )
    return list(bots)


class Simulation:
    """A study on the way: what is to be played, and what was; `study` says what that shows."""

    def __init__(
        self,
        game: Game,
        *,
        players: int,
        games: int,
        bots: Sequence[Entrant] = ("random",),
        seed: int = 1,
        options: Mapping[str, str] | None = None,
        board: str | None = None,
        device: str = "cpu",
    ) -> None:
        check_game(game)
        if games < 1:
            raise JactaError(f"at least one game must be played, not {games}")
        if games > _MOST_GAMES:
            raise JactaError(f"at most {_MOST_GAMES:,} games can be played in one study")
        self.game, self.games, self.seed, self.device = game, games, check_seed(seed), device
        self.start = game.start(players, options, board)
        self._seats = seat_bots(players, bots)
        self.bots = [name_of(entrant) for entrant in self._seats]
        self._signs = [f"{name_of(each)} {make_bot(game, each, 0).version}" for each in self._seats]
        self._series(0, 1)  # says what cannot be played on this device
        self._sums, self._seconds, self._jobs = Sums(game, players), 1e-9, 1
        self._machine = machine()

    @property
    def terms(self) -> dict[str, Any]:
        """What all games have in common."""
        return terms_of(self.start, self.seed)

    @property
    def done(self) -> int:
        """How many games are summed up."""
        return self._sums.games

    def play(
        self,
        jobs: int = 1,
        progress: Progress | None = None,
        rows: Rows | None = None,
        journal: Journal | None = None,
        crew: Crew | None = None,
    ) -> None:
        """Play all games on so many cores (0: all) or with a crew, and sum them up.

        Those that a journal has are not played again. A few are played first, so that compiling
        does not count in the seconds, nor does summing; machines of a crew compile as they begin.
        Who interrupts waits for the games in hand; they are summed up, as all before them.
        """
        if self.device == "cuda" and crew is None:
            self._machine["gpu"] = gpu_name()
        if crew is not None:
            self._machine["cluster"] = crew.name
        else:
            warm_up = 1 if compiled(self.game, self._seats) is None else _WARM_UP_GAMES
            next(self._series(0, warm_up).errands()).play()
        with nullcontext(crew) if crew else crew_of(jobs if self.device == "cpu" else 1) as own:
            self._jobs = own.size
            for first in range(0, self.games, _SLICE):
                self._play_slice(first, own, progress, rows, journal)

    def _play_slice(
        self,
        first: int,
        crew: Crew,
        progress: Progress | None,
        rows: Rows | None,
        journal: Journal | None,
    ) -> None:
        series = self._series(first, min(_SLICE, self.games - first))
        before = self.done
        if journal is not None:
            for line in journal.lines():
                if line.seats == self._signs:
                    series.take_over(line)
        done = before + int(series.done.sum())

        def keep(place: int, errand: Errand, batch: Batch) -> None:
            nonlocal done
            series.keep(errand, batch)
            done += errand.games
            if journal is not None:
                journal.add(lines_of(batch, self._signs, errand.first))
            if progress is not None:
                progress(done)

        begun = time.perf_counter()
        try:
            play_all(((0, errand) for errand in series.errands()), crew, keep)
        finally:
            self._seconds += time.perf_counter() - begun
            if len(series.numbers):
                self._sums.add(series.ended)
            if rows is not None:
                rows.add(series.ended, self.bots, series.numbers)

    def _series(self, first: int, games: int) -> Series:
        alone = self.games >= _LONG_STUDY
        device = self.device
        return Series(
            self.start, self._seats, self.seed, games, first, device, alone, counting=True
        )

    def study(self) -> Study:
        """What the games show that were played so far, at least one."""
        sums, game, games = self._sums, self.game, self._sums.games
        return Study(
            game=game.name,
            version=game.version,
            players=self.start.players,
            options=self.start.options,
            board=self.start.board_name,
            bots=self.bots,
            games=games,
            seed=self.seed,
            device=self.device,
            jobs=self._jobs,
            wins=sums.wins.tolist(),
            shared_wins=sums.shared_wins.tolist(),
            without_winner=sums.without_winner,
            turns_mean=sums.turns_mean,
            turns_least=int(np.flatnonzero(sums.turns)[0]),
            turns_most=len(sums.turns) - 1,
            turns_quantiles=sums.quantiles(),
            decisions=sums.decisions,
            events_mean=sums.events_mean(),
            scores_mean=(sums.merits / games).tolist() if game.points else None,
            scores_spread=sums.spread().tolist() if game.points else None,
            seconds=self._seconds,
            machine=self._machine,
        )


def simulate(
    game: Game,
    *,
    players: int,
    games: int,
    bots: Sequence[Entrant] = ("random",),
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    board: str | None = None,
    jobs: int = 1,
    device: str = "cpu",
    progress: Progress | None = None,
    rows: Rows | None = None,
    crew: Crew | None = None,
) -> Study:
    """Play games between bots and sum them up: a simulation from its begin to its end.

    `jobs` 0 takes every core, a crew may be a cluster. Every game is a row of `rows`, if there are
    any.
    """
    simulation = Simulation(
        game,
        players=players,
        games=games,
        bots=bots,
        seed=seed,
        options=options,
        board=board,
        device=device,
    )
    simulation.play(jobs, progress, rows, crew=crew)
    return simulation.study()
