"""The arena: every line-up of some players, with seats rotated and dice in common.

Game number n has the same dice in every seating of every line-up, so that what players differ by
is less hidden by luck. The results do not depend on how many cores played, in which order, or how
often the contest was interrupted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from jacta.engine.chance import check_seed
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.playouts.batches import Batch
from jacta.lab.crews import Alone, Crew, crew_of, play_all
from jacta.lab.journal import Journal, lines_of, terms_of
from jacta.lab.lineups import Seating, line_ups, rotations
from jacta.lab.playing import Entrant, make_bot, name_of
from jacta.lab.rows import Rows
from jacta.lab.series import Errand, Series

__all__ = ["Arena", "Played"]

_MOST_GAMES = 10**8

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Played:
    """The games of one seating."""

    seats: Seating
    games: Series


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
        device: str = "cpu",
    ) -> None:
        """`games` are those of each line-up, rounded up to whole rounds of its seatings."""
        self.bots = [name_of(entrant) for entrant in bots]
        if len(bots) < 2:
            raise JactaError("a contest needs at least two bots")
        if twice := [name for name in self.bots if self.bots.count(name) > 1]:
            raise JactaError(f"bot {twice[0]!r} is named twice: each takes part once")
        if games < 1:
            raise JactaError(f"at least one game must be played, not {games}")
        self.game, self.seed, self.device = game, check_seed(seed), device
        self.players = default_players(game) if players is None else players
        self.start = game.start(self.players, options, board)
        self.versions = [make_bot(game, entrant, 0).version for entrant in bots]
        self.played: list[Played] = []
        for line_up in line_ups(len(bots), self.players):
            seatings = rotations(line_up)
            rounds = -(-games // len(seatings))
            for seats in seatings:
                seated = [bots[entrant] for entrant in seats]
                series = Series(self.start, seated, self.seed, rounds, device=device)
                self.played.append(Played(seats, series))
        self.games = sum(len(played.games.done) for played in self.played)
        if self.games > _MOST_GAMES:
            raise JactaError(f"at most {_MOST_GAMES:,} games can be played in one contest")
        self.seconds = 0.0

    @property
    def terms(self) -> dict[str, Any]:
        """What all games have in common."""
        return terms_of(self.start, self.seed)

    @property
    def done(self) -> int:
        """How many games were played."""
        return sum(int(played.games.done.sum()) for played in self.played)

    def resume(self, journal: Journal) -> None:
        """Take over the games of this contest that a journal has."""
        series = {tuple(self._signs(played.seats)): played.games for played in self.played}
        for line in journal.lines():
            if (games := series.get(tuple(line.seats))) is not None:
                games.take_over(line)

    def play(
        self,
        jobs: int = 1,
        progress: Progress | None = None,
        journal: Journal | None = None,
        crew: Crew | None = None,
    ) -> None:
        """Play what was not played yet, on so many cores (0: all) or with a crew.

        Who interrupts waits for the games in hand; they are kept, as all before them.
        """
        begun = time.perf_counter()

        def keep(place: int, errand: Errand, batch: Batch) -> None:
            played = self.played[place]
            played.games.keep(errand, batch)
            if journal is not None:
                journal.add(lines_of(batch, self._signs(played.seats), errand.first))
            if progress is not None:
                progress(self.done)

        try:
            if crew is not None:
                play_all(self._errands(), crew, keep)
            else:
                first, rest = self._split(self._errands())
                play_all(first, Alone(), keep)
                with crew_of(jobs if self.device == "cpu" else 1) as own:
                    play_all(rest, own, keep)
        finally:
            self.seconds += time.perf_counter() - begun

    def write(self, rows: Rows) -> None:
        """A row a game, seating by seating."""
        for played in self.played:
            names = [self.bots[entrant] for entrant in played.seats]
            rows.add(played.games.ended, names, played.games.numbers)

    def _signs(self, seats: Seating) -> list[str]:
        """Who sits where, by name and version."""
        return [f"{self.bots[entrant]} {self.versions[entrant]}" for entrant in seats]

    def _errands(self) -> list[tuple[int, Errand]]:
        """What is left, the least numbers first, so that an early end is fair to all."""
        left = [
            (place, errand)
            for place, played in enumerate(self.played)
            for errand in played.games.errands()
        ]
        return sorted(left, key=lambda each: (each[1].first, each[0]))

    def _split(
        self, errands: Sequence[tuple[int, Errand]]
    ) -> tuple[list[tuple[int, Errand]], list[tuple[int, Errand]]]:
        """Those in which somebody plays for the first time are played one by one: they compile."""
        known: set[int] = set()
        first: list[tuple[int, Errand]] = []
        rest: list[tuple[int, Errand]] = []
        for place, errand in errands:
            seats = set(self.played[place].seats)
            (rest if seats <= known else first).append((place, errand))
            known |= seats
        return first, rest


def default_players(game: Game) -> int:
    """Two, or as near to it as the game allows."""
    return min(max(2, game.players[0]), game.players[-1])
