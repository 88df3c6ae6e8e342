"""The search for puzzles: what the master finds clearly better than those who look less far, and
what played futures say to that."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
import numpy as np

from jacta.analysis.chances import wins
from jacta.bots import game_seed, policy
from jacta.bots.hints import advice_of
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import playouts
from jacta.engine.playouts.policy import Policy
from jacta.engine.position import Position
from jacta.engine.stream import stream
from jacta.engine.view import View
from jacta.lab.puzzles.kinds import Kind, Kinds, kind_of
from jacta.lab.puzzles.prospecting import Decision, Prospector
from jacta.lab.puzzles.weighing import is_won, reasons_of, worths_of
from jacta.puzzles.clearness import clear_gap
from jacta.puzzles.puzzle import Futures, Puzzle

__all__ = ["Search"]

_BLOCK: Final = 64  # pairs of futures after which one looks what they say
_SURE: Final = 4.0  # standard errors: confirmed at once
_ENOUGH: Final = 3.0  # confirmed, when all futures are played
_HOPELESS: Final = 1.0  # given up, after the first look
_DRAWN_ANEW: Final = 16  # futures of one draw of what is hidden
_LONGEST: Final = 12  # letters of an id


class Search:
    """Looks for puzzles in games of one kind, at most one in each."""

    def __init__(
        self,
        game: Game,
        *,
        players: int,
        board: str,
        seed: int,
        futures_by: str,
        futures: int,
    ) -> None:
        if advice_of(game) is None:
            raise JactaError(f"{game.name} has no master who says why: it can have no puzzles")
        self._game, self._seed = game, seed
        self._prospector = Prospector(game, players, board)
        self._player = policy(game, futures_by)
        self._most = futures
        self.kinds = Kinds(game)
        self._known: set[str] = set()

    def know(self, puzzle: Puzzle, *, counts: bool = True) -> None:
        """A puzzle is there already, so that others are found; it counts among those of its kind
        if it is of the same stock."""
        self._known.add(puzzle.id)
        if counts:
            self.kinds.know(puzzle)

    def run(self, first: int, games: int, tell: Callable[[int], None]) -> Iterator[Puzzle]:
        """The puzzles of these games; `tell` hears of each game that was looked through."""
        for number in range(first, games):
            puzzle = self._look_at(number)
            if puzzle is not None:
                yield puzzle
            tell(number + 1)

    def _look_at(self, number: int) -> Puzzle | None:
        seed = game_seed(self._seed, number)
        found = [
            (decision, puzzle)
            for decision in self._prospector.decisions_of(seed)
            if (puzzle := self._judge(decision, seed)) is not None
        ]
        found.sort(key=lambda pair: (self.kinds[self._kind(*pair)], -pair[1].gap))
        for decision, puzzle in found:
            kind = self._kind(decision, puzzle)
            if not self.kinds.has_room(kind):
                continue
            futures = self._play_on(decision, puzzle, game_seed(seed, 1))
            if futures is not None:
                self.kinds.add(kind)
                self._known.add(puzzle.id)
                because = reasons_of(
                    self._game, decision.position.view(decision.seat), decision.legal
                )
                return msgspec.structs.replace(puzzle, futures=futures, because=because)
        return None

    def _kind(self, decision: Decision, puzzle: Puzzle) -> Kind:
        return kind_of(self._game, decision.position, decision.legal[puzzle.best])

    def _judge(self, decision: Decision, seed: int) -> Puzzle | None:
        """The puzzle that the master makes of a decision; None where it is not clear enough."""
        view = decision.position.view(decision.seat)
        id = _id_of(view)
        if id in self._known:
            return None
        legal = decision.legal
        worths = worths_of(self._game, view, legal)
        if is_won(self._game, worths):
            return None
        for name, action in decision.tempted:
            tempting = legal.index(action)
            if clear_gap(worths, tempting) == 0:
                continue
            start = self._game.sample(view, stream(seed))
            return Puzzle(
                id=id,
                position=start.json,
                seat=decision.seat,
                worths=worths,
                tempting=tempting,
                tempted=name,
                because=[],
                futures=Futures(0, 0.0, 0.0),
            )
        return None

    def _play_on(self, decision: Decision, puzzle: Puzzle, seed: int) -> Futures | None:
        """What pairs of futures on the same dice say; None where they do not confirm it."""
        best, tempting = decision.legal[puzzle.best], decision.legal[puzzle.tempting]
        view, gains = decision.position.view(decision.seat), np.zeros(0)
        while len(gains) < self._most:
            first = len(gains)
            better, worse = (self._play(view, action, first, seed) for action in (best, tempting))
            gains = np.concatenate([gains, better - worse])
            gain, doubt = float(gains.mean()), float(gains.std(ddof=1) / np.sqrt(len(gains)))
            if gain > _SURE * doubt:
                break
            if first and gain < _HOPELESS * doubt:
                return None
        if gain <= 0.0 or gain < _ENOUGH * doubt:
            return None
        return Futures(len(gains), round(gain, 4), round(doubt, 4))

    def _play(self, view: View, action: int, first: int, seed: int) -> Array:
        """What a block of futures after an action brings to the seat."""
        policies: list[Policy] = [self._player] * view.players
        parts, each = [], _DRAWN_ANEW if self._game.hidden else _BLOCK
        for number in range(first, first + _BLOCK, each):
            start = self._game.sample(view, stream(game_seed(seed, number)))
            after = start.follow(view.seat, action)
            parts.append(_brought(after, view.seat, policies, each, seed, number))
        return np.concatenate(parts)


def _brought(
    position: Position, seat: int, policies: list[Policy], games: int, seed: int, first: int
) -> Array:
    """By future: the share of the win, and alone the score."""
    if position.is_over:
        merits = np.array([position.merits] * games, np.int64)
    else:
        merits = playouts(position, policies, games, seed, first=first).merits
    values = merits if position.players == 1 else wins(position.game, merits)
    found: Array = values[:, seat].astype(np.float64)
    return found


def _id_of(view: View) -> str:
    """The same for all positions that look alike to the seat."""
    seen = f"{view.board_name} {view.seat} ".encode() + view.bytes
    return hashlib.sha256(seen).hexdigest()[:_LONGEST]
