"""A draft: the small actions of a person since the last dice or hand-over, free to take back.

Dice of the own turn confirm a draft by themselves. An action that hands over, or that would show
something hidden, waits for a confirmation instead; what it would show is not shown before.

A draft is made from what the seat sees, and from nothing else: where something is hidden it is
tried out on a position that looks the same to the seat. So it cannot tell a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from enum import Enum

from jacta.engine.definition import Definition
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.stream import stream
from jacta.engine.values import Action, Event, Refusal

__all__ = ["Draft", "Effect"]

_SAMPLES = 32


class Effect(Enum):
    """What the last action of a draft leads to."""

    OPEN = "the same person goes on"
    ROLLS = "the dice of this turn are thrown"
    ENDS = "the turn is handed over, or the game ends"
    REVEALS = "something hidden is shown"


class Draft:
    """What a person has built so far."""

    def __init__(self, start: Position, seat: int) -> None:
        self.start, self.seat = _imagined(start, seat), seat
        self.actions: list[Action] = []
        self.effect = Effect.OPEN
        self._positions = [self.start]
        self._events: list[list[Event]] = []

    @property
    def position(self) -> Position:
        """Where the draft stands, as far as it may be shown."""
        return self._positions[-1]

    @property
    def events(self) -> list[Event]:
        """What the draft would do, as far as it may be shown."""
        return [event for step in self._events for event in step]

    def unadvised(self) -> tuple[Position, list[Event]]:
        """Where the draft stands and what it would do, without what the game calls advice.

        An action that would lead to such an event is only written down.
        """
        position, advice = self.position, self.start.game.advice
        if self._events and any(event.kind.name in advice for event in self._events[-1]):
            before, after = self._positions[-2:]
            position = _noted(before, after, self.seat, self.actions[-1])
        return position, [event for event in self.events if event.kind.name not in advice]

    @property
    def is_open(self) -> bool:
        return self.effect is Effect.OPEN

    def refusal(self, action: Action) -> Refusal | None:
        return self.position.refusal(self.seat, action)

    def add(self, action: Action) -> list[Event]:
        """Append a legal action; what may be shown of it is returned."""
        before, events = self.position, list[Event]()
        action = before.action(action)
        after = before.apply(self.seat, action, events)
        self.actions.append(action)
        self.effect = _effect(before, after, self.seat, action)
        shown = [e for e in events if e.visible_to(self.seat)]
        if self.effect is Effect.REVEALS:
            after, shown = _noted(before, after, self.seat, action), []
        self._positions.append(after)
        self._events.append(shown)
        return shown

    def take_back(self) -> Action | None:
        """Undo the last action; None if there is none."""
        if not self.actions:
            return None
        self._positions.pop()
        self._events.pop()
        self.effect = Effect.OPEN
        return self.actions.pop()

    def trial(self, actions: Sequence[Action]) -> tuple[Draft, Refusal | None]:
        """A copy with more actions, up to the first that is refused."""
        trial = copy(self)
        trial.actions = list(self.actions)
        trial._positions, trial._events = list(self._positions), list(self._events)
        for action in actions:
            if refusal := trial.refusal(action):
                return trial, refusal
            trial.add(action)
        return trial, None


def _effect(before: Position, after: Position, seat: int, action: Action) -> Effect:
    if _reveals(before, after, seat, action):
        return Effect.REVEALS
    if after.is_chance and after.turn == before.turn:
        own = all(drawing.key.seat == seat for drawing in after.drawings)
        return Effect.ROLLS if own else Effect.ENDS
    if seat in after.actors and after.turn == before.turn:
        return Effect.OPEN
    return Effect.ENDS


def _noted(before: Position, after: Position, seat: int, action: Action) -> Position:
    """The position with an action written down, where the game can; else as it was."""
    if before.game.note is None:
        return before
    array = before.array
    before.game.note(array, after.array, seat, action.number)
    return Position(before.game, array, before.board_name)


def _imagined(position: Position, seat: int) -> Position:
    """The position itself where nothing is hidden, else one that looks the same to the seat."""
    game: Definition = position.game
    if game.View is None or not isinstance(game, Game):
        return position
    return game.sample(position.view(seat), stream(0))


def _reveals(before: Position, after: Position, seat: int, action: Action) -> bool:
    """Whether the person would learn more than could be known: other positions that look the
    same before the action do not look the same after it."""
    game: Definition = before.game
    if game.View is None or not isinstance(game, Game):
        return False
    view, counter = before.view(seat), stream(1)
    for _ in range(_SAMPLES):
        other = game.sample(view, counter).apply(seat, action)
        if other.view(seat) != after.view(seat):
            return True
    return False
