"""A position: one state of a game as a value. Whatever is done to it gives a new one."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import msgspec
import numpy as np

from jacta.engine import events as event_buffer
from jacta.engine.chance import Drawing, Seed, Source, Throw, faces_of
from jacta.engine.copies import Reduced, Value
from jacta.engine.definition import Definition
from jacta.engine.errors import IllegalAction, JactaError, UnknownName
from jacta.engine.layout import Array, copied
from jacta.engine.outcomes import all_outcomes, check_faces, named_outcome
from jacta.engine.rules import CHANCE, DRAW_FIELDS, NOBODY, SPECTATOR
from jacta.engine.standing import Standing
from jacta.engine.values import Action, Event, Outcome, Refusal, Sayings
from jacta.engine.view import View

__all__ = ["Position"]

_NONE: Array = np.zeros(0, np.int32)
# Room for no event at all: what nobody listens to is not written down.
_UNHEARD = event_buffer.buffer(0)


class Position(Value, Standing):
    """One state of a game, on one board."""

    __slots__ = (
        "_array",
        "_board",
        "_mask",
        "_sayings",
        "_throw",
        "board_name",
        "game",
        "players",
    )

    def __init__(self, game: Definition, array: Array, board_name: str) -> None:
        self.game, self._array, self.board_name = game, array, board_name
        self.players = int(array["players"][0])
        self._board = game.board(board_name)
        self._sayings = Sayings.of(game, board_name)
        self._mask: int | None = None
        self._throw: Throw | None = None

    # -- what it is

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        mine = (self.game.name, self.board_name, self.bytes)
        return mine == (other.game.name, other.board_name, other.bytes)

    def __hash__(self) -> int:
        return hash((self.game.name, self.board_name, self.bytes))

    def __repr__(self) -> str:
        return f"<position of {self.game.name}, turn {self.turn}>"

    def __reduce__(self) -> Reduced:
        return _arrived, (self.game, self.bytes, self.board_name)

    @property
    def array(self) -> Array:
        """A copy of the state, as the one-element array that kernels take."""
        return copied(self._array)

    @property
    def bytes(self) -> bytes:
        return self._array.tobytes()

    @property
    def json(self) -> dict[str, Any]:
        """The whole position in words; `game.position(json)` reads it back."""
        written = self.game.payloads.write(self._board, self._array)
        return {**self._header(), **msgspec.to_builtins(written)}

    def _header(self) -> dict[str, Any]:
        game = self.game
        header: dict[str, Any] = {"game": game.name, "version": self.version}
        if len(game.boards_of(self.version)) > 1:
            header["board"] = self.board_name
        return header | {"players": self.players, "options": self.options}

    @property
    def version(self) -> int:
        return int(self._array["version"][0])

    @property
    def turn(self) -> int:
        return int(self._array["turn"][0])

    @property
    def options(self) -> dict[str, str]:
        return {o.name: o.choices[int(self._array[o.field][0])] for o in self.game.options}

    def _call(self, door: str, *rest: Any) -> int:
        return int(self.game.doors[door](self._board, self._array, *rest) or 0)

    # -- who acts, and how

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now: none at a chance node and when the game is over."""
        mask = self._who_acts()
        return () if mask == CHANCE else _seats(mask, self.players)

    @property
    def is_chance(self) -> bool:
        return self._who_acts() == CHANCE

    @property
    def is_over(self) -> bool:
        return self._who_acts() == NOBODY

    def _who_acts(self) -> int:
        """What the rules say of who acts; asked once."""
        if self._mask is None:
            self._mask = self._call("actors")
        return self._mask

    def legal(self, seat: int) -> list[Action]:
        """All legal actions of a seat; none unless it acts now."""
        return self._sayings.listed(self._listed(seat))

    def legal_numbers(self, seat: int) -> list[int]:
        """All legal actions of a seat as their dense integers."""
        numbers: list[int] = self._listed(seat).tolist()
        return numbers

    def _listed(self, seat: int) -> Array:
        seat, mask = self._seat(seat), self._who_acts()
        if mask == CHANCE or not mask >> seat & 1:
            return _NONE
        game = self.game
        out = np.empty(game.most_legal, np.int32)
        return out[: game.doors["legal"](self._board, self._array, seat, out)]

    def refusal(self, seat: int, action: Action | str | int) -> Refusal | None:
        """None for a legal action, else the reason why not."""
        number = self._number(action)
        code = self.game.doors["refusal"](self._board, self._array, self._seat(seat), number)
        return self._refusal(code, number) if code else None

    def _refusal(self, code: int, number: int) -> Refusal:
        reason = self.game.reasons[code - 1]
        return Refusal(reason.code, reason.clause, self._sayings[number])

    def apply(
        self, seat: int, action: Action | str | int, events: list[Event] | None = None
    ) -> Position:
        """The position after a legal action; what happened is appended to `events`."""
        seat, number = self._seat(seat), self._number(action)
        code = self.game.doors["refusal"](self._board, self._array, seat, number)
        if code:
            refusal = self._refusal(code, number)
            raise IllegalAction(refusal.code, refusal.clause, refusal.say())
        return self._next("apply", events, seat, number)

    def follow(
        self, seat: int, action: Action | str | int, events: list[Event] | None = None
    ) -> Position:
        """The position after an action that is known to be legal, as in a log; not checked."""
        return self._next("apply", events, self._seat(seat), self._number(action))

    def action(self, action: Action | str | int) -> Action:
        """The action with this notation or number, in the words of this board."""
        return self._sayings[self._number(action)]

    def _number(self, action: Action | str | int) -> int:
        """The dense integer of an action of this game."""
        if isinstance(action, Action):
            if action.game is self.game:
                return action.number
            if action.game.name != self.game.name:
                raise UnknownName(f"'{action}' is an action of {action.game.name}")
            action = action.notation
        if isinstance(action, str):
            return self.game.actions.parse(action)
        number = operator.index(action)
        self.game.actions.check(number)
        return number

    def audience(self, seat: int, action: Action | str | int) -> tuple[int, ...]:
        """The seats that learn what exactly this action is; for CHANCE, what is drawn."""
        who = CHANCE if seat == CHANCE else self._seat(seat)
        mask = self._call("audience", who, self._number(action))
        return _seats(mask, self.players)

    # -- chance

    @property
    def drawings(self) -> tuple[Drawing, ...]:
        """The uniform draws of this chance node, each with its key."""
        return self.throw.drawings

    @property
    def throw(self) -> Throw:
        """What this chance node asks for, in short."""
        if self._throw is None:
            number, node = self._node()
            self._throw = Throw(number, *node.tolist())
        return self._throw

    def _node(self) -> tuple[int, Array]:
        """How many draws there are, and what the rules write of them."""
        if self._who_acts() != CHANCE:
            raise JactaError("no dice are to be thrown in this position")
        out = np.empty(DRAW_FIELDS, np.int64)
        return self._call("draws", out), out

    def outcomes(self) -> list[Outcome]:
        """The distinct results of this chance node, with integer weights."""
        return all_outcomes(self.game, self.throw, self._show)

    def outcome(self, faces: Sequence[int] | str) -> Outcome:
        """The result with these faces in order, or with this line of notation."""
        return named_outcome(self.game, self.throw, faces, self._show)

    @property
    def _show(self) -> Callable[[int], int] | None:
        """What drawn indices show here, in a game where that depends on the state."""
        return None if self.game.rules.face is None else partial(self._call, "face")

    def draw(self, source: Source) -> Outcome:
        """What a dice source gives at this chance node."""
        return self.outcome(faces_of(source, self.throw))

    def chance(self, outcome: Outcome | str, events: list[Event] | None = None) -> Position:
        """The position after this result of the chance node."""
        if isinstance(outcome, Outcome):
            return self._settle(outcome.faces, events)
        return self._settle(self.outcome(outcome).faces, events)

    def roll(self, source: Source, events: list[Event] | None = None) -> Position:
        """The position after the dice of a source have fallen."""
        if type(source) is not Seed:
            return self._settle(faces_of(source, self.throw), events)
        padded = np.zeros(self.game.most_draws, np.int64)
        source.fill(*self._node(), padded)
        return self._next("settle", events, padded)

    def _settle(self, faces: Sequence[int], events: list[Event] | None) -> Position:
        check_faces(self.game, self.throw, faces)
        padded = np.zeros(self.game.most_draws, np.int64)
        padded[: len(faces)] = faces
        return self._next("settle", events, padded)

    def witnesses(self) -> tuple[int, ...]:
        """The seats that learn the result of this chance node."""
        return _seats(self._call("audience", CHANCE, 0), self.players)

    # -- what a seat sees

    def view(self, seat: int = SPECTATOR) -> View:
        """All that a seat (−1: a spectator) may know, and nothing else."""
        if seat != SPECTATOR:
            seat = self._seat(seat)
        if self.game.View is None:
            return View(self.game, self.array, self.board_name, seat)
        views = self.game.View.array()
        self._call("view", seat, views)
        return View(self.game, views, self.board_name, seat)

    def open_view(self) -> View:
        """What a spectator would see if nothing were hidden, for games that are over.

        Where views have a layout of their own, it is what a spectator sees.
        """
        if self.game.view_layout is not self.game.State:
            return self.view()
        return View(self.game, self.array, self.board_name, SPECTATOR)

    # -- results

    @property
    def merits(self) -> tuple[int, ...]:
        """What the seats are ranked by, as things stand; higher is better."""
        out = np.zeros(self.players, np.int64)
        self._call("merits", out)
        return tuple(out.tolist())

    # -- inner steps

    def _next(self, door: str, events: list[Event] | None, *rest: Any) -> Position:
        """The position behind a door; who acts there is what every door into a new one gives."""
        array = copied(self._array)
        rows = _UNHEARD if events is None else event_buffer.buffer()
        mask = self.game.doors[door](self._board, array, *rest, rows)
        if events is not None:
            events += [self._event(row) for row in rows[1 : rows[0, 0] + 1].tolist()]
        after = Position.__new__(Position)
        after.game, after.board_name, after.players = self.game, self.board_name, self.players
        after._array, after._board, after._sayings = array, self._board, self._sayings
        after._mask, after._throw = int(mask), None
        return after

    def _event(self, row: list[int]) -> Event:
        index, audience, *values = row
        kind = self.game.events.kinds[index]
        said = tuple(values[: len(kind.fields)])
        return Event(kind, said, audience, self.game, self.board_name)

    def _seat(self, seat: int) -> int:
        """A seat as a plain number: the compiler would take any other type for itself."""
        if type(seat) is not int:
            seat = _plain(seat)
        if not 0 <= seat < self.players:
            raise UnknownName(f"seats go from 0 to {self.players - 1}, not {seat}")
        return seat


def _plain(seat: object) -> int:
    try:
        return int(operator.index(seat))  # type: ignore[arg-type]
    except TypeError:
        raise UnknownName(f"a seat is a number, not {seat!r}") from None


@cache
def _seats(mask: int, players: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple(seat for seat in range(players) if mask >> seat & 1)


def _arrived(game: Definition, data: bytes, board_name: str) -> Position:
    position = Position(game, game.State.from_bytes(data), board_name)
    game.check_version(position.version)
    return position
