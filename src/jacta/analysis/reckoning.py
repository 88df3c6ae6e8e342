"""The reckoning of a game: result − expectation = luck + decisions, for every seat, step by step.

Every step of a record changes what the seats may expect, and each change is split:

- a throw or draw: `luck` is the value after it less the mean over all that could have fallen;
- a decision: `made` is what it changed beside the best one, `hidden` is what nobody could know;
- both: `revision` is how the mind, looking one step further, judges anew what it had judged before.

Each part is worked out by itself, as differences of values; that they add up is the identity, and
`Reckoning.gap` says how far they do not. Formula and mind have a version, which it names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

import numpy as np

from jacta.analysis.choices import Choice, weigh_choice
from jacta.analysis.knowing import Knowing
from jacta.analysis.scale import WIN, WORTH, result_of
from jacta.analysis.throws import count_results, draw_lots, shares
from jacta.analysis.valuing import Valuer
from jacta.engine.layout import Array
from jacta.engine.position import Position
from jacta.engine.record import Record

__all__ = [
    "FORMULA",
    "SECONDS",
    "Balance",
    "Fortune",
    "Moment",
    "Reckoning",
    "Step",
    "moments",
    "reckon",
]

FORMULA: Final = 1
SECONDS: Final = 20.0  # of a core, for a whole game
_FOR_THROWS: Final = 0.8  # of the work

Tell = Callable[[int, int], None]


@dataclass(frozen=True)
class Moment:
    """The game before a turn, after so many steps, or at its end; chances go by seat."""

    turn: int
    step: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Step:
    """What one step of a record changed, by seat, on the scale of results.

    `seats` are those who decided, none at a throw or a draw. `chances` are the chances to win
    after it; `error` is the standard error of its luck, or of what was made of it. `variance` is
    that of its luck: over all that could have fallen; of what was hidden, its square.
    """

    number: int
    turn: int
    seats: tuple[int, ...]
    luck: tuple[float, ...]
    made: tuple[float, ...]
    hidden: tuple[float, ...]
    revision: tuple[float, ...]
    error: tuple[float, ...]
    variance: tuple[float, ...]
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Fortune:
    """The luck so far, after so many steps, and the variance that it had to have, by seat."""

    step: int
    luck: tuple[float, ...]
    variance: tuple[float, ...]


@dataclass(frozen=True)
class Balance:
    """The reckoning of one seat: `result` − `expected` = `luck` + `own` + `others` + `revision`.

    `luck` has what lay hidden in it. `error` is the standard error of luck where throws were
    sampled, and of what was hidden; `doubt` is how far the mind changed its own mind, as the root
    of the squares: so much may any of the four be off. `variance` is that of luck.
    """

    expected: float
    result: float
    luck: float
    own: float
    others: float
    revision: float
    error: float
    doubt: float
    variance: float

    @property
    def without_luck(self) -> float:
        """The result less what was luck."""
        return self.result - self.luck


@dataclass(frozen=True)
class Reckoning:
    """The reckoning of a game, by which formula and which mind, and by how much work.

    `mind` is the hash of the numbers of the mind; `judged` counts judgements; of `throws` chance
    nodes so many were gone through whole. `is_over` is false for a game that was broken off: its
    result is then what was expected last. `course` has luck after each turn.
    """

    formula: int
    mind: str
    judged: int
    throws: int
    whole: int
    is_over: bool
    balances: tuple[Balance, ...]
    choices: tuple[Choice, ...]
    course: tuple[Fortune, ...]
    steps: tuple[Step, ...] = field(repr=False)

    @property
    def gap(self) -> float:
        """How far the reckoning does not close, at most, for any seat."""
        return max(
            abs(each.result - each.expected - each.luck - each.own - each.others - each.revision)
            for each in self.balances
        )


def moments(record: Record, valuer: Valuer) -> tuple[Moment, ...]:
    """The chances before each turn and at the end, which are known long before the reckoning."""
    found, turn, reached = [], None, _positions(record)
    for step, position in enumerate(reached):
        is_last = step == len(reached) - 1
        if is_last or (position.turn != turn and not position.is_over):
            chances = _final(record, valuer) if is_last else valuer.values(position)
            found.append(Moment(position.turn, step, _by_seat(chances[WIN])))
            turn = position.turn
    return tuple(found)


def reckon(
    record: Record, valuer: Valuer, seconds: float = SECONDS, tell: Tell = lambda _done, _of: None
) -> Reckoning:
    """The reckoning of a record; `tell` hears how many of its steps are done.

    How much is looked at follows from the game and what a judgement costs, not from a clock: the
    same record has the same reckoning.
    """
    reached = _positions(record)
    work = int(seconds * 1e6 / (valuer.cost * max(1.0, record.start.players / 2)))
    entries = _Entries(record, valuer, reached, int(_FOR_THROWS * work))
    steps = []
    for number in range(len(record.lines)):
        steps.append(entries.step(number))
        tell(number + 1, len(record.lines))
    if record.gave_up:
        steps.append(_giving_up(record, valuer))
    last = _final(record, valuer)
    expected = valuer.values(record.start)[WORTH]
    return Reckoning(
        formula=FORMULA,
        mind=valuer.judge,
        judged=valuer.judged,
        throws=len(entries.allowed),
        whole=entries.whole,
        is_over=record.final.is_over or bool(record.gave_up),
        balances=tuple(
            _balance(seat, float(expected[seat]), float(last[WORTH, seat]), steps)
            for seat in range(record.start.players)
        ),
        choices=tuple(entries.choices),
        course=_course(steps, record.start.players),
        steps=tuple(steps),
    )


class _Entries:
    """Goes through a record step by step."""

    def __init__(self, record: Record, valuer: Valuer, reached: list[Position], work: int) -> None:
        self._record, self._valuer, self._reached = record, valuer, reached
        thrown = [n for n, line in enumerate(record.lines) if line.startswith("*")]
        each = record.start.players if record.game.View is not None else 1
        counts = [count_results(reached[number]) for number in thrown]
        self.allowed = dict(zip(thrown, shares(counts, work // each), strict=True))
        self.choices: list[Choice] = []
        self.whole = 0
        self._knowing = Knowing()

    def step(self, number: int) -> Step:
        """What the step with this number changed."""
        before, after = self._reached[number], self._reached[number + 1]
        values, nothing = self._valuer.values, np.zeros((2, before.players))
        if number in self.allowed:
            self._knowing.fell()
            lots = draw_lots(self._valuer, before, self.allowed[number])
            self.whole += lots.exact
            luck, revision = lots.luck(values(after)), lots.surprise(values(before))
            return _step(
                number, before, (), luck, nothing, nothing, revision, lots.error, lots.variance,
                values(after),
            )  # fmt: skip
        line = self._record.lines[number]
        who, _, notation = line.partition(" = ")[0].partition(" ")
        seat, action = int(who), before.game.actions.parse(notation)
        base = self._knowing.before(before, seat)
        found = weigh_choice(self._valuer, before, base, seat, action, number)
        self._knowing.acted(seat, base, action)
        if found.choice is not None:
            self.choices.append(found.choice)
        return _step(
            number, before, (seat,), nothing, found.made, found.hidden, found.revision, found.error,
            found.hidden**2, values(after),
        )  # fmt: skip


def _step(
    number: int, before: Position, seats: tuple[int, ...], luck: Array, made: Array, hidden: Array,
    revision: Array, error: Array, variance: Array, after: Array,
) -> Step:  # fmt: skip
    parts = (luck, made, hidden, revision, error, variance)
    by_seat = [*(_by_seat(part[WORTH]) for part in parts), _by_seat(after[WIN])]
    return Step(number, before.turn, seats, *by_seat)


def _giving_up(record: Record, valuer: Valuer) -> Step:
    """Giving up is a decision, and the last one."""
    final, nothing = record.final, np.zeros((2, record.start.players))
    after = result_of(final, record.gave_up)
    made = after - valuer.values(final)
    return _step(
        len(record.lines), final, record.gave_up, nothing, made, nothing, nothing, nothing, nothing,
        after,
    )  # fmt: skip


def _final(record: Record, valuer: Valuer) -> Array:
    """How the game ended, or what was expected where it was broken off."""
    if record.gave_up:
        return result_of(record.final, record.gave_up)
    return valuer.values(record.final)


def _balance(seat: int, expected: float, result: float, steps: list[Step]) -> Balance:
    own = (step.made[seat] for step in steps if seat in step.seats)
    others = (step.made[seat] for step in steps if seat not in step.seats)
    return Balance(
        expected,
        result,
        sum(step.luck[seat] + step.hidden[seat] for step in steps),
        sum(own),
        sum(others),
        sum(step.revision[seat] for step in steps),
        sqrt(sum(step.error[seat] ** 2 for step in steps)),
        sqrt(sum(step.revision[seat] ** 2 for step in steps)),
        sum(step.variance[seat] for step in steps),
    )


def _course(steps: list[Step], players: int) -> tuple[Fortune, ...]:
    """Luck and its variance after each turn."""
    found, luck, variance = [], np.zeros(players), np.zeros(players)
    for step, after in zip(steps, [*steps[1:], None], strict=True):
        luck = luck + step.luck + step.hidden
        variance = variance + step.variance
        if after is None or after.turn != step.turn:
            found.append(Fortune(step.number + 1, _by_seat(luck), _by_seat(variance)))
    return tuple(found)


def _positions(record: Record) -> list[Position]:
    return [record.start, *(after for _, after, _ in record.positions())]


def _by_seat(row: Array) -> tuple[float, ...]:
    return tuple(row.tolist())
