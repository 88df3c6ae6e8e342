"""A batch on an NVIDIA GPU: the same games as on the CPU, and arrays that stay where they are."""

from __future__ import annotations

from typing import Any

import numpy as np

from jacta.engine.batch.cuda_kernels import (
    REFUSED,
    UNKNOWN_ACTION,
    advancing,
    checking,
    weighing,
)
from jacta.engine.batch.cuda_orders import (
    beginning,
    comparing,
    equalling,
    reading,
    rolling,
    seating,
    settling,
)
from jacta.engine.batch.cuda_rows import columns, listing, looking
from jacta.engine.batch.games import GameBatch
from jacta.engine.batch.given import integers, read_seeds, truths
from jacta.engine.batch.refused import refused_in, unknown
from jacta.engine.batch.steps import NEXT
from jacta.engine.batch.throws import Outcomes, ThrowTable, outcomes_of
from jacta.engine.errors import JactaError, UnknownName
from jacta.engine.gpu.arrays import DeviceArray, is_on_gpu, seen_on_gpu
from jacta.engine.gpu.device import cuda_target
from jacta.engine.gpu.sharing import unit_of
from jacta.engine.playouts.grouped import kinds_of_actions
from jacta.engine.position import Position
from jacta.engine.rules import CHANCE, DRAW_FIELDS, NOBODY, SPECTATOR

__all__ = ["CudaBatch"]

_NONE = np.iinfo(np.int64).max


class CudaBatch(GameBatch):
    """Games on the GPU; what it has and returns are arrays there (`DeviceArray`).

    What is given may lie on either side. `states` are rows of bytes. Only what may be refused waits
    for the GPU, once a call, for one number.
    """

    device = "cuda"

    def _make_room(self, games: int) -> None:
        cuda, self._games = cuda_target(), games
        self._cuda, dtype = cuda, self.game.State.dtype()
        unit = unit_of(dtype)

        def blank(shape: Any, kind: Any) -> Any:
            return cuda.to_device(np.zeros(shape, kind))

        self._records = blank(games, dtype)
        self._last = blank(games if self.resets == "same-step" else 1, dtype)
        self._units, self._last_units = self._records.view(unit), self._last.view(unit)
        self._seeds = blank(games, np.uint64)
        self._acting, self._actor = blank(games, np.int64), blank(games, np.int64)
        self._ended = blank(games, np.uint8)
        self._merits = blank((games, self.players), np.int64)
        self._throws = blank((games, 1 + DRAW_FIELDS), np.int64)
        self._given = blank((games, self.game.most_draws), np.int64)
        self._orders, self._actions = blank(games, np.int64), blank(games, np.int64)
        self._others = blank(games, np.int64)
        self._problem = cuda.to_device(np.full(1, _NONE))
        self._no_problem = cuda.to_device(np.full(1, _NONE))
        self._nothing = cuda.device_array(0, np.int64)
        self._boards, self._first = cuda.to_device(self._board), cuda.to_device(self._initial)
        self._kinds = cuda.to_device(kinds_of_actions(self.game))
        self._columns = cuda.to_device(columns(self.game.planes))
        self._seat_bounds = cuda.to_device(np.array([SPECTATOR, self.players]))
        self._table = ThrowTable(self.game.draws)
        self.states = self._shown(self._records.view(np.uint8).reshape(games, dtype.itemsize))
        self.seeds, self.actor = self._shown(self._seeds), self._shown(self._actor)

    def _share(self, games: int, threads: int) -> None:
        """All threads of the GPU share the games anyway."""

    @staticmethod
    def _shown(held: Any) -> Any:
        return DeviceArray(held)

    def __len__(self) -> int:
        return self._games

    def position(self, index: int) -> Position:
        record = self._records[index : index + 1].copy_to_host()
        return Position(self.game, record, self.board_name)

    # -- what is given, and what is wrong with it

    def _read(self, given: Any, own: Any, what: str, bounds: Any = None) -> Any:
        """A whole number for each game, as numbers of our own on the GPU."""
        if is_on_gpu(given):
            seen = seen_on_gpu(given)
            if seen.shape != (len(self),) or seen.dtype.kind not in "iu":
                said = f"an array of {seen.dtype} with the shape {seen.shape}"
                problem = f"{what} are {len(self)} whole numbers, one for each game, not {said}"
                raise JactaError(problem)
        else:
            seen = self._cuda.to_device(integers(given, len(self), what))
        bounds = self._nothing if bounds is None else bounds
        reading()(len(self), seen, own, bounds, self._problem)
        return own

    def _mask(self, mask: Any) -> Any:
        """A truth value for each game; of no mask, true ones."""
        if mask is not None and is_on_gpu(mask):
            seen = seen_on_gpu(mask)
            if seen.shape != (len(self),) or seen.dtype != bool:
                raise JactaError(f"a mask is {len(self)} truth values, one for each game")
            return seen
        chosen = np.ones(len(self), bool) if mask is None else truths(mask, len(self))
        return self._cuda.to_device(chosen)

    def _found_problem(self) -> int | None:
        """What a kernel has found to be wrong, if anything; here the CPU waits for the GPU."""
        found = int(self._problem.copy_to_host()[0])
        if found == _NONE:
            return None
        self._problem.copy_to_device(self._no_problem)
        return found

    def _seats(self, seats: Any) -> Any:
        if seats is None:
            return self._actor
        known = f"seats go from 0 to {self.players - 1}, and −1 is a spectator"
        if isinstance(seats, int):
            if not SPECTATOR <= seats < self.players:
                raise UnknownName(known)
            self._others.copy_to_device(np.full(len(self), seats, np.int64))
            return self._others
        self._read(seats, self._others, "seats", self._seat_bounds)
        if self._found_problem() is not None:
            raise UnknownName(known)
        return self._others

    # -- stepping

    def reset(self, mask: Any = None, seeds: Any = None) -> None:
        chosen, new = self._mask(mask), self._nothing
        children = np.full(len(self), NEXT, np.int64)
        if seeds is not None:
            if is_on_gpu(seeds):
                seeds = seen_on_gpu(seeds).copy_to_host()
            given, children = read_seeds(seeds, len(self))
            new = self._cuda.to_device(given)
        self._actions.copy_to_device(children)
        beginning()(len(self), chosen, new, self._seeds, self._orders)
        self._follow(self._actor)

    def step(self, actions: Any, seats: Any = None) -> Any:
        self._read(actions, self._actions, "actions")
        who = self._actor if seats is None else self._read(seats, self._others, "seats")
        checking(self.game)(
            len(self),
            self._boards,
            self._units,
            self.players,
            self.resets == "next-step",
            self._acting,
            self._actions,
            who,
            self._orders,
            self._problem,
        )
        if (found := self._found_problem()) is not None:
            self._refuse(found, who)
        return self._follow(who)

    def _refuse(self, found: int, seats: Any) -> None:
        kind, index, code = found >> 56, (found >> 16) & ((1 << 40) - 1), found & 0xFFFF
        seat, action = int(seats[index]), int(self._actions[index])
        if kind == REFUSED:
            raise refused_in(self.game, self.board_name, index, seat, action, code)
        if kind == UNKNOWN_ACTION:
            raise unknown(index, action, self.game.actions.size, "action")
        raise unknown(index, seat, self.players, "seat")

    def outcomes(self, index: int) -> Outcomes:
        if self._acting[index] != CHANCE:
            raise JactaError(f"game {index}: no dice are to be thrown")
        number, sides, *_, kind = self._throws[index].copy_to_host().tolist()
        return outcomes_of(number, sides, self.game.draws[kind].alike)

    def step_outcome(self, outcomes: Any) -> Any:
        chosen = self._read(outcomes, self._actions, "outcomes")
        while True:
            table, faces = (self._cuda.to_device(array) for array in self._table.arrays)
            settling()(
                len(self),
                chosen,
                self._acting,
                self._throws,
                table,
                faces,
                self._given,
                self._orders,
                self._problem,
            )
            found = self._found_problem()
            if found is None:
                return self._follow(self._actor)
            if found >= 0:
                index = found & ((1 << 48) - 1)
                if index == found:
                    raise JactaError(f"game {index}: no dice are to be thrown")
                size = len(self.outcomes(index).faces)
                raise unknown(index, int(chosen[index]), size, "outcome")
            self._table.add(self._throws[-1 - found].copy_to_host())

    def roll(self, mask: Any = None) -> Any:
        rolling()(len(self), self._mask(mask), self._acting, self._orders)
        return self._follow(self._actor)

    def _follow(self, seats: Any) -> Any:
        advancing(self.game)(
            len(self),
            self._boards,
            self._first,
            self.dice == "seed",
            self.resets == "same-step",
            self._units,
            self._last,
            self._seeds,
            self._acting,
            self._actor,
            seats,
            self._actions,
            self._given,
            self._orders,
            self._merits,
            self._ended,
            self._throws,
            self._kinds,
        )
        return self.ended

    # -- who acts, and what they see

    @property
    def ended(self) -> Any:
        return self._shown(self._ended.view(np.bool_))

    def _where(self, who: int) -> Any:
        out = self._room(("where", who), (len(self),), np.bool_)
        equalling()(len(self), self._acting, who, out)
        return self._shown(out)

    @property
    def is_over(self) -> Any:
        return self._where(NOBODY)

    @property
    def is_chance(self) -> Any:
        return self._where(CHANCE)

    @property
    def actors(self) -> Any:
        out = self._room("actors", (len(self), self.players), np.bool_)
        seating()(len(self), self._acting, out)
        return self._shown(out)

    def legal_mask(self, seats: Any = None, packed: bool = False, out: Any = None) -> Any:
        size = self.game.actions.size
        width, kind = (-(-size // 8), np.uint8) if packed else (size, np.bool_)
        rows = self._rows(out, width, np.dtype(kind), "masks")
        flat = rows.reshape(len(self) * width).view(np.uint8)
        eights = flat[: 0 if packed or _address(flat) % 8 else flat.size // 8 * 8].view(np.uint64)
        listing(self.game)(
            len(self),
            self._boards,
            self._units,
            self._acting,
            self._seats(seats),
            packed,
            flat,
            eights,
        )
        return self._shown(rows) if out is None else out

    def observe(
        self, seats: Any = None, dtype: Any = np.float32, out: Any = None, final: bool = False
    ) -> Any:
        kind = np.dtype(dtype)
        if kind not in (np.float32, np.int32):
            raise JactaError(f"observations are float32 or int32, not {kind}")
        width = len(self.game.planes)
        rows = self._rows(out, width, kind, "rows")
        looking(self.game)(
            len(self),
            self._boards,
            self._units,
            self._last_units,
            self._ended,
            final and self.resets == "same-step",
            self._seats(seats),
            self._columns,
            rows.reshape(len(self) * width),
        )
        return self._shown(rows) if out is None else out

    def _room(self, key: Any, shape: tuple[int, ...], kind: Any) -> Any:
        """An array that is kept for one purpose."""
        if (key, shape) not in self._rooms:
            self._rooms[key, shape] = self._cuda.device_array(shape, kind)
        return self._rooms[key, shape]

    def _rows(self, out: Any, width: int, kind: np.dtype[Any], what: str) -> Any:
        """Where rows are written: the caller's own array, or one that is kept for it."""
        shape = (len(self), width)
        if out is None:
            return self._room((what, kind), shape, kind)
        seen = seen_on_gpu(out) if is_on_gpu(out) else None
        if seen is None or (seen.shape, seen.dtype) != (shape, kind) or not seen.is_c_contiguous():
            wanted = f"a contiguous array of {kind} with the shape {shape}"
            raise JactaError(f"`out` is {wanted}, on the GPU")
        return seen

    # -- results

    @property
    def merits(self) -> Any:
        same = self.resets == "same-step"
        weighing(self.game)(len(self), self._boards, same, self._records, self._ended, self._merits)
        return self._shown(self._merits)

    @property
    def ranks(self) -> Any:
        return self._compared()[0]

    @property
    def returns(self) -> Any:
        return self._compared()[1]

    def _compared(self) -> tuple[Any, Any]:
        shape, merits = (len(self), self.players), self.merits.held
        ranks, returns = self._room("ranks", shape, np.int64), self._room("returns", shape, float)
        comparing()(len(self), merits, ranks, returns)
        return self._shown(ranks), self._shown(returns)


def _address(array: Any) -> int:
    return int(array.__cuda_array_interface__["data"][0])
