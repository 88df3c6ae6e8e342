"""A game: its definition, and the ways to begin, to read back and to imagine a position."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from jacta.engine.batch import GameBatch
from jacta.engine.batch.devices import Device, batch_on
from jacta.engine.batch.games import Dice, Resets
from jacta.engine.definition import Definition
from jacta.engine.errors import BadPosition, JactaError, UnknownName
from jacta.engine.form import need
from jacta.engine.layout import Array, copied
from jacta.engine.position import Position
from jacta.engine.stream import stream
from jacta.engine.values import Action
from jacta.engine.view import View

__all__ = ["Game"]


class Game(Definition):
    """A game that can be played."""

    def start(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        board: str | None = None,
        version: int | None = None,
    ) -> Position:
        """The first position; set-up that depends on luck is a chance node like any other.

        An earlier version of the rules can be played too: records name the one they were made by.
        """
        array = self._blank(players, self.choices(options), version)
        name = self._board_name(board, int(array["version"][0]))
        self.doors["start"](self.board(name), array)
        return Position(self, array, name)

    def batch(
        self,
        games: int,
        players: int,
        options: Mapping[str, str] | None = None,
        board: str | None = None,
        seed: int = 0,
        threads: int = 1,
        resets: Resets = "next-step",
        dice: Dice = "seed",
        device: Device = "cpu",
    ) -> GameBatch:
        """Many games side by side, as arrays, on so many threads (0: one a core) or on a GPU.

        A game that is over begins anew with the next step, in the same step or not by itself; dice
        fall by the seed of each game, or wait for what comes from outside. With the device `auto` a
        GPU plays where there is one, else the CPU, and the batch says which: `batch.device`.
        """
        start = self.start(players, options, board)
        return batch_on(device)(start, games, seed, threads, resets, dice)

    def position(self, data: Mapping[str, Any] | bytes, board: str | None = None) -> Position:
        """The position written as JSON or as bytes; BadPosition says why there is none."""
        if isinstance(data, bytes):
            return self._from_bytes(data, board)
        need(isinstance(data, Mapping), "a position is an object")
        rest = dict(data)
        name = rest.pop("game", self.name)
        need(name == self.name, f"this is a position of {name!r}, not of {self.name!r}")
        version = rest.pop("version", None)
        try:
            place = rest.pop("board", board)
            options = rest.pop("options", {})
            need(isinstance(options, Mapping), "options is an object")
            array = self._blank(rest.pop("players", None), self.choices(options), version)
            place = self._board_name(place, int(array["version"][0]))
        except UnknownName as error:
            raise BadPosition(str(error)) from None
        head = {field: int(array[field][0]) for field in self._head()}
        self.payloads.read(self.board(place), rest, array)
        for field, value in head.items():
            need(int(array[field][0]) == value, f"{field} is said twice, and differently")
        position = Position(self, array, place)
        self._check_choices(position)
        return position

    def sample(self, view: View, counter: Array | Random) -> Position:
        """A full position that this view allows, drawn with a random stream.

        Python's own `random.Random` begins a new stream for each position.
        """
        if not isinstance(view, View) or view.game.name != self.name:
            raise JactaError(f"a view of {self.name} is wanted, not {view!r}")
        if self.View is None:
            return Position(self, copied(view.array), view.board_name)
        array = self.State.array()
        self.doors["sample"](view.board, view.array, view.seat, _stream(counter), array)
        return Position(self, array, view.board_name)

    def action(self, face: str | int | Mapping[str, Any]) -> Action:
        """The action with this notation, number or JSON."""
        if isinstance(face, str):
            return Action(self.actions.parse(face), self)
        if isinstance(face, int):
            self.actions.decode(face)
            return Action(face, self)
        return Action(self.actions.from_json(face), self)

    def _check_choices(self, position: Position) -> None:
        """Whoever acts has something to decide: forced steps are taken by themselves."""
        least = 1 if self.hidden or len(position.actors) > 1 else 2
        for seat in position.actors:
            number = len(position.legal(seat))
            need(number > 0, f"seat {seat} is to act and has no legal action")
            need(number >= least, f"seat {seat} has no choice: this step is taken by itself")

    def _head(self) -> list[str]:
        """The fields of the state that are written before all others."""
        return ["version", "players", *(option.field for option in self.options)]

    def _board_name(self, board: object, version: int) -> str:
        known = self.boards_of(version)
        name = known[0] if board is None else str(board)
        self.board(name)
        if name not in known:
            version_of = f"version {version} of {self.name}"
            raise UnknownName(f"{version_of} has no board {name!r}; it has: {', '.join(known)}")
        return name

    def _blank(self, players: object, choices: Mapping[str, str], version: object) -> Array:
        array = self.State.array()
        array["version"] = self.version if version is None else self.check_version(version)
        array["players"] = self.check_players(players)
        for option in self.options:
            array[option.field] = option.choices.index(choices[option.name])
        return array

    def _from_bytes(self, data: bytes, board: str | None) -> Position:
        try:
            array = self.State.from_bytes(data)
            version = self.check_version(int(array["version"][0]))
            known = self.boards_of(version)
            several = board is None and len(known) > 1
            need(not several, f"bytes do not tell the board: say which, of {', '.join(known)}")
            position = Position(self, array, self._board_name(board, version))
            read = self.position(position.json)
        except (ValueError, IndexError) as error:
            problem = str(error) if isinstance(error, JactaError) else f"not a position: {error}"
            raise BadPosition(problem) from None
        need(read.bytes == data, "these bytes are not the position they seem to be")
        return read


def _stream(counter: object) -> Array:
    """A stream as the rules take it."""
    if isinstance(counter, Random):
        return stream(counter.getrandbits(64))
    if not isinstance(counter, np.ndarray) or (counter.shape, counter.dtype) != ((1,), np.uint64):
        raise JactaError(f"a stream is wanted, such as jacta.stream(7), not {counter!r}")
    return counter
