"""A batch: many games of one kind side by side, each at its own place of every array."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Literal

import numpy as np

from jacta.engine.batch.given import blank, integers, read_seeds, room, truths
from jacta.engine.batch.kernels import ADVANCE, CHECK, MERITS, advancing, listing, looking
from jacta.engine.batch.refused import check_below, refused_in
from jacta.engine.batch.results import Results
from jacta.engine.batch.rows import plan, write_rows
from jacta.engine.batch.steps import ACT, BEGIN, NEXT, ROLL, SETTLE
from jacta.engine.batch.throws import Outcomes, outcomes_of
from jacta.engine.errors import JactaError, UnknownName
from jacta.engine.layout import Array, copied
from jacta.engine.position import Position
from jacta.engine.rules import CHANCE, DRAW_FIELDS, NOBODY, SPECTATOR

__all__ = ["RESETS", "Dice", "GameBatch", "Resets"]

Resets = Literal["next-step", "same-step", "disabled"]
Dice = Literal["seed", "outside"]
RESETS = ("next-step", "same-step", "disabled")
DICE = ("seed", "outside")


class GameBatch(Results):
    """Games that begin alike and go on apart; `game.batch` makes one, with its games begun.

    `states`, `seeds`, `actor` and `ended` are its own arrays, as are those that it returns: the
    next call writes into them. `actor` is the seat that is to act, the lowest where several are,
    and −1 where nobody is; `ended` are the games that came to their end in the last call. The dice
    of the i-th game are those of `Seed(seeds[i])`. `device` says where they are played.
    """

    device = "cpu"

    def __init__(
        self, start: Position, games: int, seed: int, threads: int, resets: Resets, dice: Dice
    ) -> None:
        if not isinstance(games, int) or games < 1:
            raise JactaError(f"a batch has one game or more, not {games!r}")
        for what, choice, choices in (("resets", resets, RESETS), ("dice", dice, DICE)):
            if choice not in choices:
                raise JactaError(f"{what} is one of {', '.join(choices)}, not {choice!r}")
        self.game, self.board_name, self.players = start.game, start.board_name, start.players
        self.resets, self.dice, self._initial = resets, dice, start.array
        self._plan, self._rooms = plan(self.game.planes), dict[Any, Any]()
        self._board = self.game.board(self.board_name)
        self._make_room(games)
        self._share(games, threads)
        self.reset(seeds=seed)

    def _make_room(self, games: int) -> None:
        """The arrays of so many games."""
        self.states = self.game.State.array(games)
        self.seeds = blank((games,), np.uint64)
        self.actor = blank((games,), np.int64)
        self._finals = self.game.State.array(games if self.resets == "same-step" else 1)
        self._ended = blank((games,), np.uint8)
        self._acting = np.zeros(games, np.int64)
        self._merits = blank((games, self.players), np.int64)
        self._throws = np.zeros((games, 1 + DRAW_FIELDS), np.int64)
        self._given = np.zeros((games, self.game.most_draws), np.int64)

    def _share(self, games: int, threads: int) -> None:
        """Let so many threads share the games."""
        self._step = advancing(self.game)
        parts = min(threads or os.cpu_count() or 1, games)
        edges = [games * part // parts for part in range(parts + 1)]
        self._chunks = [slice(*pair) for pair in pairwise(edges)]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<batch of {len(self)} games of {self.game.name} on {self.device}>"

    def position(self, index: int) -> Position:
        """The position of one game, as a value of its own."""
        return Position(self.game, copied(self.states[index : index + 1]), self.board_name)

    # -- stepping

    def reset(self, mask: Array | None = None, seeds: int | Array | None = None) -> None:
        """Begin anew, all games or those of a mask.

        Without seeds the next game of each place begins, whose seed follows from the last one.
        With a single seed the i-th game gets its i-th child, as in `playouts`.
        """
        chosen = np.ones(len(self), bool) if mask is None else truths(mask, len(self))
        children = np.full(len(self), NEXT, np.int64)
        if seeds is not None:
            given, children = read_seeds(seeds, len(self))
            self.seeds[chosen] = given[chosen]
        self._advance(np.where(chosen, BEGIN, 0), children)

    def step(self, actions: Array, seats: Array | None = None) -> Array:
        """One action for each game, by its dense number; gives which games have ended.

        It is made by the acting seat, the lowest of several, or by the seat that is named. −1
        leaves a game as it is; what stands there for a game in which nobody is to act is not looked
        at. Dice are thrown until somebody is to act. Where one action is refused, nothing is done.
        """
        actions = integers(actions, len(self), "actions")
        seats = self.actor if seats is None else integers(seats, len(self), "seats")
        orders = np.where((self._acting > 0) & (actions != -1), ACT, 0)
        self._check(orders, actions, seats)
        if self.resets == "next-step" and (over := self.is_over).any():
            orders, actions = np.where(over, BEGIN, orders), np.where(over, NEXT, actions)
        return self._advance(orders, actions, seats)

    def _check(self, orders: Array, actions: Array, seats: Array) -> None:
        """An error where one of these actions may not be made, which names its game."""
        for what, numbers, size in (
            ("action", actions, self.game.actions.size),
            ("seat", seats, self.players),
        ):
            check_below(orders == ACT, numbers, size, what)

        def look(chunk: slice) -> int:
            found = self._call(CHECK, chunk, orders, actions, seats)
            return found if found < 0 else found + (chunk.start << 16)

        if refused := [found for found in self._each(look) if found >= 0]:
            index, code = divmod(refused[0], 1 << 16)
            seat, action = int(seats[index]), int(actions[index])
            raise refused_in(self.game, self.board_name, index, seat, action, code)

    def outcomes(self, index: int) -> Outcomes:
        """The results of the dice that are to be thrown in a game, with their probabilities."""
        if self._acting[index] != CHANCE:
            raise JactaError(f"game {index}: no dice are to be thrown")
        number, sides, *_, kind = self._throws[index].tolist()
        return outcomes_of(number, sides, self.game.draws[kind].alike)

    def step_outcome(self, outcomes: Array) -> Array:
        """Let the dice of each game fall as its n-th outcome says; −1 leaves a game as it is."""
        chosen = integers(outcomes, len(self), "outcomes")
        falls = chosen != -1
        if (wrong := falls & ~self.is_chance).any():
            raise JactaError(f"game {wrong.argmax()}: no dice are to be thrown")
        for throw in np.unique(self._throws[falls][:, [0, 1, -1]], axis=0):
            alike = falls & (self._throws[:, [0, 1, -1]] == throw).all(axis=1)
            faces = self.outcomes(int(alike.argmax())).faces
            check_below(alike, chosen, len(faces), "outcome")
            self._given[alike, : faces.shape[1]] = faces[chosen[alike]]
        return self._advance(np.where(falls, SETTLE, 0))

    def roll(self, mask: Array | None = None) -> Array:
        """Throw the dice that wait, in all games or those of a mask, by the seed of each game."""
        waits = self.is_chance if mask is None else self.is_chance & truths(mask, len(self))
        return self._advance(np.where(waits, ROLL, 0))

    def _advance(
        self, orders: Array, actions: Array | None = None, seats: Array | None = None
    ) -> Array:
        actions = self.actor if actions is None else actions
        seats = self.actor if seats is None else seats
        self._each(lambda chunk: self._call(ADVANCE, chunk, orders, actions, seats))
        return self.ended

    def _call(self, task: int, chunk: slice, orders: Array, actions: Array, seats: Array) -> int:
        """What is behind the door that steps, for some of the games."""
        same = self.resets == "same-step"
        return self._step(
            self._board,
            task,
            self._initial,
            self.dice == "seed",
            same,
            self.states[chunk],
            self._finals[chunk] if same else self._finals,
            self.seeds[chunk],
            self._acting[chunk],
            self.actor[chunk],
            seats[chunk],
            actions[chunk],
            self._given[chunk],
            orders[chunk],
            self._merits[chunk],
            self._ended[chunk],
            self._throws[chunk],
        )

    def _each(self, call: Callable[[slice], Any]) -> list[Any]:
        """Call it for all games, in as many parts as there are threads."""
        mapped = map if self._pool is None else self._pool.map
        return list(mapped(call, self._chunks))

    # -- who acts, and what they see

    @property
    def ended(self) -> Array:
        return self._ended.view(bool)

    @property
    def is_over(self) -> Array:
        over: Array = self._acting == NOBODY
        return over

    @property
    def is_chance(self) -> Array:
        """The games that wait for dice from outside."""
        waits: Array = self._acting == CHANCE
        return waits

    @property
    def actors(self) -> Array:
        """Which seats may act in which game."""
        bits = np.maximum(self._acting, 0)[:, None] >> np.arange(self.players)
        return (bits & 1).astype(bool)

    def legal_mask(
        self, seats: int | Array | None = None, packed: bool = False, out: Array | None = None
    ) -> Array:
        """Which actions are legal for the acting seat, or for the named one; none if it waits.

        A row has a truth value for each action, or, packed, a bit, the lowest first.
        """
        size = self.game.actions.size
        width, kind = (-(-size // 8), np.uint8) if packed else (size, np.bool_)
        rows = room(self._rooms, out, (len(self), width), np.dtype(kind), "masks")
        asked, fill = self._seats(seats), listing(self.game)
        data, acting = rows.view(np.uint8), self._acting
        self._each(
            lambda chunk: fill(
                self._board, self.states[chunk], acting[chunk], asked[chunk], packed, data[chunk]
            )
        )
        return rows

    def observe(
        self,
        seats: int | Array | None = None,
        dtype: Any = np.float32,
        out: Array | None = None,
        final: bool = False,
    ) -> Array:
        """What the acting seat or the named one sees (−1, or nobody: a spectator), a row a game.

        `game.planes` names the columns; they are float32, or int32 as they stand in the view. With
        `final`, games that ended in the last call are seen as they ended, also where the next one
        has begun in their place.
        """
        kind = np.dtype(dtype)
        if kind not in (np.float32, np.int32):
            raise JactaError(f"observations are float32 or int32, not {kind}")
        shape = (len(self), len(self.game.planes))
        rows, asked, states = room(self._rooms, out, shape, kind, "rows"), self._seats(seats), None
        if final and self.resets == "same-step" and self._ended.any():
            states = self.states.copy()
            states[self.ended] = self._finals[self.ended]
        states = self.states if states is None else states
        seen, look = states, None
        if self.game.View is not None:
            seen, look = self._views, looking(self.game)

        def write(chunk: slice) -> None:
            if look is not None:
                look(self._board, states[chunk], asked[chunk], seen[chunk])
            write_rows(self._plan, seen[chunk], rows[chunk])

        self._each(write)
        return rows

    @property
    def _views(self) -> Array:
        if "views" not in self._rooms:
            self._rooms["views"] = self.game.view_layout.array(len(self))
        views: Array = self._rooms["views"]
        return views

    def _seats(self, seats: int | Array | None) -> Array:
        if seats is None:
            return self.actor
        if isinstance(seats, int):
            seats = np.full(len(self), seats, np.int64)
        asked = integers(seats, len(self), "seats")
        if ((asked < SPECTATOR) | (asked >= self.players)).any():
            raise UnknownName(f"seats go from 0 to {self.players - 1}, and −1 is a spectator")
        return asked

    # -- results

    @property
    def merits(self) -> Array:
        none = self.actor
        self._each(lambda chunk: self._call(MERITS, chunk, none, none, none))
        return self._merits
