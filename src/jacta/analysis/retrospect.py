"""A game looked back on: the chances before each turn, the turn that decided it, and the reckoning.

Where the game has a mind that knows its board, the mind says what positions are worth, and the
reckoning tells luck from decisions. Else quick players play on from each position, and there is no
reckoning. That is done in two passes. The first values every position between two turns; in it the
turns stand out that may have decided the game. The second values those few anew, with other
playouts, so that none is chosen for its luck in the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

import numpy as np

from jacta.analysis.chances import Chances, chances, quick_bot, wins
from jacta.analysis.reckoning import Moment, Reckoning, Tell, moments, reckon
from jacta.analysis.valuing import valuer_of
from jacta.analysis.verdict import Verdict, verdicts
from jacta.engine.layout import Array
from jacta.engine.position import Position
from jacta.engine.record import Record

__all__ = ["BUDGET", "DecidingTurn", "Moment", "Retrospect", "look_back"]

BUDGET = 20.0  # seconds on one core, at most; playouts take no more than _FOR_PLAYOUTS of them
_FOR_PLAYOUTS = 2.6
_FIRST_PASS = 0.6  # of the budget
_FEWEST, _MOST = 8, 2000  # playouts of a position
_SHORTLIST = 4
_LEAST_GAIN = 0.1  # a turn that changed less decided nothing
_SURE = 2.0  # standard errors


@dataclass(frozen=True)
class DecidingTurn:
    """The turn that raised the chance of the eventual winner most, and by how much.

    It begins after `step` steps of the record. `winners` are the seats that won; where several
    shared the win, `before` and `after` are their chances together. `error` is the standard error
    of the gain, after − before.
    """

    turn: int
    step: int
    winners: tuple[int, ...]
    before: float
    after: float
    error: float


@dataclass(frozen=True)
class Retrospect:
    """What a look back shows: the moments in their order, and the deciding turn if there is one.

    Where a mind judged there are the reckoning and the verdicts; else `bot` is who played on, and
    `playouts` how often from each moment. What is not `whole` has the moments alone.
    """

    whole: bool = True
    bot: str = ""
    playouts: int = 0
    moments: tuple[Moment, ...] = ()
    deciding: DecidingTurn | None = None
    reckoning: Reckoning | None = None
    verdicts: tuple[Verdict, ...] = ()


@dataclass(frozen=True)
class _Boundary:
    """A position between two turns, and how many decisions were made from there on."""

    turn: int
    step: int
    position: Position
    decisions: int


def look_back(
    record: Record,
    budget: float = BUDGET,
    first: Callable[[Retrospect], None] | None = None,
    tell: Tell = lambda _done, _of: None,
) -> Retrospect:
    """The chances over the turns of a game, the turn that decided it, and whose luck it was.

    `budget` is in seconds, of a machine as that on which costs were measured: how much is looked at
    follows from it, from the record and from what a judgement or a bot costs, not from a clock, so
    that the same record gives the same answer. Where a mind judges, `first` is told the moments
    before all else, and `tell` how many steps are reckoned.
    """
    valuer = valuer_of(record.game, record.start.board_name)
    if valuer is None:
        return _by_playouts(record, min(budget, _FOR_PLAYOUTS))
    found = moments(record, valuer)
    if first is not None:
        first(Retrospect(whole=False, moments=found))
    reckoning = reckon(record, valuer, budget, tell)
    return Retrospect(
        moments=found,
        deciding=_judged(found, reckoning, _winners(record)),
        reckoning=reckoning,
        verdicts=verdicts(reckoning, found, record.final.ranking_after(record.gave_up)),
    )


def _judged(
    found: Sequence[Moment], reckoning: Reckoning, winners: tuple[int, ...]
) -> DecidingTurn | None:
    """The turn with the largest gain of those who won, if it is more than the mind may be off."""
    if not winners:
        return None
    doubt = max(balance.doubt for balance in reckoning.balances)
    error = doubt / 2 / sqrt(max(1, len(found) - 1))
    turns = [
        DecidingTurn(
            one.turn,
            one.step,
            winners,
            sum(one.chances[seat] for seat in winners),
            sum(other.chances[seat] for seat in winners),
            error,
        )
        for one, other in pairwise(found)
    ]
    return _clear(max(turns, key=lambda turn: turn.after - turn.before, default=None))


def _by_playouts(record: Record, budget: float) -> Retrospect:
    """What quick players make of the positions between two turns.

    The turn that decided it is the one with the largest gain of those who won in the end, if that
    is at least a tenth and more than two standard errors; of equal turns the first. There is none,
    and nothing is played out, in a game that was played alone, was given up or not ended, that
    nobody won or all won together.
    """
    winners = _winners(record)
    if not winners:
        return Retrospect()
    boundaries = list(_boundaries(record))
    bot = quick_bot(record.game)
    games = _affordable(budget * _FIRST_PASS, bot.cost, boundaries)
    found = [chances(boundary.position, games) for boundary in boundaries]
    gains = [_of(winners, b).mean() - _of(winners, a).mean() for a, b in pairwise(found)]
    shortlist = sorted(range(len(gains)), key=lambda turn: (-gains[turn], turn))[:_SHORTLIST]
    return Retrospect(
        bot=bot.name,
        playouts=games,
        moments=tuple(
            Moment(boundary.turn, boundary.step, here.by_seat)
            for boundary, here in zip(boundaries, found, strict=True)
        ),
        deciding=_deciding(
            boundaries, sorted(shortlist), winners, games, budget * (1 - _FIRST_PASS), bot.cost
        ),
    )


def _winners(record: Record) -> tuple[int, ...]:
    """Those who won, where they did so by playing, and against somebody."""
    final = record.final
    if not final.is_over or record.gave_up:
        return ()
    (shares,) = wins(record.game, np.array([final.merits], np.int64))
    found = tuple(seat for seat, share in enumerate(shares) if share > 0)
    return found if len(found) < final.players else ()


def _boundaries(record: Record) -> Iterator[_Boundary]:
    """The position before each turn, and the last one of all."""
    reached = [record.start, *(after for _, after, _ in record.positions())]
    decided = [not line.startswith("*") for line in record.lines]
    left = sum(decided)
    turn = None
    for step, position in enumerate(reached):
        if position.turn != turn or step == len(record.lines):
            yield _Boundary(position.turn, step, position, left)
            turn = position.turn
        left -= step < len(decided) and decided[step]


def _affordable(seconds: float, cost: float, boundaries: Sequence[_Boundary]) -> int:
    """How many playouts of each of these positions can be had for so much time."""
    each = cost * sum(boundary.decisions for boundary in boundaries) / 1e6
    return max(_FEWEST, min(_MOST, int(seconds / max(each, 1e-9))))


def _deciding(
    boundaries: Sequence[_Boundary],
    shortlist: Sequence[int],
    winners: tuple[int, ...],
    first: int,
    seconds: float,
    cost: float,
) -> DecidingTurn | None:
    """The best of the turns on the list, by playouts from the one with the number `first` on."""
    wanted = {index for turn in shortlist for index in (turn, turn + 1)}
    games = _affordable(seconds, cost, [boundaries[index] for index in wanted])
    found = {index: chances(boundaries[index].position, games, first) for index in wanted}
    best: DecidingTurn | None = None
    for index in shortlist:
        before, after = _of(winners, found[index]), _of(winners, found[index + 1])
        turn = DecidingTurn(
            boundaries[index].turn,
            boundaries[index].step,
            winners,
            float(before.mean()),
            float(after.mean()),
            float((after - before).std(ddof=1)) / sqrt(games),
        )
        if best is None or turn.after - turn.before > best.after - best.before:
            best = turn
    return _clear(best)


def _clear(best: DecidingTurn | None) -> DecidingTurn | None:
    """The turn, if it changed enough, and surely."""
    if best is None or best.after - best.before < max(_LEAST_GAIN, _SURE * best.error):
        return None
    return best


def _of(winners: tuple[int, ...], found: Chances) -> Array:
    """By playout: the chance of the winners, together."""
    chance: Array = found.shares[:, list(winners)].sum(axis=1)
    return chance
