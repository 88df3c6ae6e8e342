"""A position: one state of a game as a value. Whatever is done to it gives a new one."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from jacta.engine import events as event_buffer
from jacta.engine.chance import Drawing, Key, Source, Throw, results
from jacta.engine.definition import Definition
from jacta.engine.domains import Domain
from jacta.engine.errors import BadNotation, IllegalAction, JactaError, UnknownName
from jacta.engine.layout import Array, copied
from jacta.engine.rules import CHANCE, DRAW_FIELDS, NOBODY, SPECTATOR
from jacta.engine.values import Action, Event, Outcome, Refusal
from jacta.engine.view import View

__all__ = ["Position"]


class Position:
    """One state of a game, on one board."""

    __slots__ = (
        "_actors",
        "_array",
        "_board",
        "_mask",
        "_throw",
        "board_name",
        "game",
        "players",
    )

    def __init__(self, game: Definition, array: Array, board_name: str) -> None:
        self.game, self._array, self.board_name = game, array, board_name
        self.players = int(array["players"][0])
        self._board = game.board(board_name)
        self._mask: int | None = None
        self._actors: tuple[int, ...] | None = None
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
        if self._actors is None:
            mask = self._who_acts()
            self._actors = () if mask == CHANCE else self._seats(mask)
        return self._actors

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
        return [self._said(number) for number in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int) -> list[int]:
        """All legal actions of a seat as their dense integers."""
        if self._seat(seat) not in self.actors:
            return []
        out = np.zeros(self.game.most_legal, np.int32)
        numbers: list[int] = out[: self._call("legal", seat, out)].tolist()
        return numbers

    def refusal(self, seat: int, action: Action | str | int) -> Refusal | None:
        """None for a legal action, else the reason why not."""
        action = self.action(action)
        code = self._call("refusal", self._seat(seat), action.number)
        if code == 0:
            return None
        reason = self.game.reasons[code - 1]
        return Refusal(reason.code, reason.clause, action)

    def apply(
        self, seat: int, action: Action | str | int, events: list[Event] | None = None
    ) -> Position:
        """The position after a legal action; what happened is appended to `events`."""
        action = self.action(action)
        if refusal := self.refusal(seat, action):
            raise IllegalAction(refusal.code, refusal.clause, refusal.say())
        return self.follow(seat, action, events)

    def follow(
        self, seat: int, action: Action | str | int, events: list[Event] | None = None
    ) -> Position:
        """The position after an action that is known to be legal, as in a log; not checked."""
        number = self.action(action).number
        return self._next("apply", events, seat, number)

    def action(self, action: Action | str | int) -> Action:
        """The action with this notation or number, in the words of this board."""
        if isinstance(action, str):
            return self._said(self.game.actions.parse(action))
        if isinstance(action, Action):
            if action.game is not self.game:
                raise UnknownName(f"'{action}' is an action of {action.game.name}")
            return action if action.board == self.board_name else self._said(action.number)
        number = operator.index(action)
        self.game.actions.decode(number)
        return self._said(number)

    def audience(self, seat: int, action: Action | str | int) -> tuple[int, ...]:
        """The seats that learn what exactly this action is."""
        return self._seats(self._call("audience", seat, self.action(action).number))

    # -- chance

    @property
    def drawings(self) -> tuple[Drawing, ...]:
        """The uniform draws of this chance node, each with its key."""
        number, sides, turn, seat, throw, kind = self.throw
        keys = [Key(turn, seat, throw, die) for die in range(number)]
        return tuple([Drawing(sides, key, kind) for key in keys])

    @property
    def throw(self) -> Throw:
        """What this chance node asks for, in short."""
        if self._throw is None:
            if not self.is_chance:
                raise JactaError("no dice are to be thrown in this position")
            out = np.zeros(DRAW_FIELDS, np.int64)
            number = self._call("draws", out)
            self._throw = Throw(number, *out.tolist())
        return self._throw

    def outcomes(self) -> list[Outcome]:
        """The distinct results of this chance node, with integer weights."""
        drawings = self.drawings
        kinds = tuple(drawing.kind for drawing in drawings)
        alike = self.game.draws[kinds[0]].alike
        found = results([drawing.sides for drawing in drawings], alike)
        return [
            Outcome(faces, kinds, self.game, weight, self._shown(faces)) for faces, weight in found
        ]

    def outcome(self, faces: Sequence[int] | str) -> Outcome:
        """The result with these faces in order, or with this line of notation."""
        number, sides, *_, kind = self.throw
        draw = self.game.draws[kind]
        name = draw.label
        if isinstance(faces, str):
            first, *labels = faces.split(" ")
            if first != name or len(labels) != number:
                raise BadNotation(f"{faces!r}: wanted is '{name}' and {number} faces")
            try:
                faces = [self._face(draw.faces, label, sides) for label in labels]
            except ValueError as error:
                raise BadNotation(f"{name}: {error}") from None
        if len(faces) != number:
            raise BadNotation(f"'{name}' is {number} draws, not {len(faces)}")
        for face in faces:
            if not 0 <= face < sides:
                raise BadNotation(f"'{name}': faces go from 0 to {sides - 1}, not {face}")
        shown = self._shown(faces)
        return Outcome(tuple(faces), (kind,) * number, self.game, shown=shown)

    def _shown(self, faces: Sequence[int]) -> tuple[int, ...] | None:
        """What drawn indices show here, in a game where that depends on the state."""
        if self.game.rules.face is None:
            return None
        return tuple(self._call("face", face) for face in faces)

    def _face(self, domain: Domain, label: str, sides: int) -> int:
        """The index that shows this label; ValueError where it is not there to be drawn."""
        value = domain.value(label)
        if self.game.rules.face is None:
            return value
        there = [self._call("face", index) for index in range(sides)]
        if value not in there:
            raise ValueError(f"{label} is none of those that can be drawn here")
        return there.index(value)

    def draw(self, source: Source) -> Outcome:
        """What a dice source gives at this chance node."""
        return self.outcome([source.face(drawing) for drawing in self.drawings])

    def chance(self, outcome: Outcome | str, events: list[Event] | None = None) -> Position:
        """The position after this result of the chance node."""
        faces = self.outcome(outcome.faces if isinstance(outcome, Outcome) else outcome).faces
        padded = np.zeros(self.game.most_draws, np.int64)
        padded[: len(faces)] = faces
        return self._next("settle", events, padded)

    def roll(self, source: Source, events: list[Event] | None = None) -> Position:
        """The position after the dice of a source have fallen."""
        return self.chance(self.draw(source), events)

    def witnesses(self) -> tuple[int, ...]:
        """The seats that learn the result of this chance node."""
        return self._seats(self._call("audience", CHANCE, 0))

    # -- what a seat sees

    def view(self, seat: int = SPECTATOR) -> View:
        """All that a seat (−1: a spectator) may know, and nothing else."""
        if seat != SPECTATOR:
            self._seat(seat)
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

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The points of the seats, in a game that counts points."""
        return self.merits if self.game.points else None

    @property
    def ranking(self) -> tuple[int, ...]:
        """The rank of each seat from 1 on; equals share a rank."""
        merits = self.merits
        return tuple(1 + sum(other > own for other in merits) for own in merits)

    def ranking_after(self, gave_up: Sequence[int]) -> tuple[int, ...]:
        """The rank of each seat when some have given up: these come last, equal among them."""
        merits = [
            (s not in gave_up, m if s not in gave_up else 0) for s, m in enumerate(self.merits)
        ]
        return tuple(1 + sum(other > own for other in merits) for own in merits)

    @property
    def returns(self) -> tuple[float, ...]:
        """The mean over opponents of +1, 0, −1 for better, equal, worse; solo: the score."""
        merits = self.merits
        if len(merits) == 1:
            return (float(merits[0]),)
        return tuple(
            sum((own > other) - (own < other) for other in merits) / (len(merits) - 1)
            for own in merits
        )

    # -- inner steps

    def _next(self, door: str, events: list[Event] | None, *rest: Any) -> Position:
        array, rows = self.array, event_buffer.buffer()
        mask = self.game.doors[door](self._board, array, *rest, rows)
        if events is not None:
            events += [self._event(row) for row in rows[1 : rows[0, 0] + 1].tolist()]
        after = Position(self.game, array, self.board_name)
        after._mask = int(mask)
        return after

    def _event(self, row: list[int]) -> Event:
        index, audience, *values = row
        kind = self.game.events.kinds[index]
        said = tuple(values[: len(kind.fields)])
        return Event(kind, said, audience, self.game, self.board_name)

    def _said(self, number: int) -> Action:
        """The action of this number, which knows the board it is said on."""
        return Action(number, self.game, self.board_name)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise UnknownName(f"seats go from 0 to {self.players - 1}, not {seat}")
        return seat

    def _seats(self, mask: int) -> tuple[int, ...]:
        return tuple(s for s in range(self.players) if mask >> s & 1)
