"""Moves: generator and refusal agree, and what seats do at the same time commutes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from jacta.engine.conformance.report import Tally, where
from jacta.engine.conformance.sweeps import counted_numbers, refusal_codes
from jacta.engine.conformance.walks import Corpus, legal_numbers
from jacta.engine.layout import Array
from jacta.engine.position import Position
from jacta.engine.values import Action

__all__ = ["legal_moves", "simultaneous"]

PAIRS = 12


def legal_moves(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """What is listed is what is not refused, for every action and every seat."""
    most, said = corpus.game.most_legal, set()
    for walk in corpus.walks:
        if walk.broken and not walk.record.final.is_chance:
            yield f"a random game broke off: {walk.broken}, {where(walk.record.final)}"
        for problem in walk.overfull:
            if problem not in said:
                said.add(problem)
                yield f"{problem}, which is more than there is room for"
    for position in corpus.positions:
        acting = position.actors
        for seat in range(position.players):
            codes = refusal_codes(position, seat)
            tally.add(len(codes))
            listed = legal_numbers(position, seat) if seat in acting else []
            yield from _agreement(position, seat, listed, codes)
            if len(listed) <= most and [a.number for a in position.legal(seat)] != listed:
                yield f"the legal actions of seat {seat} are not listed twice alike"
            if seat in acting and corpus.game.rules.count is not None:
                yield from _counting(position, seat, listed)


def _agreement(position: Position, seat: int, listed: list[int], codes: Array) -> Iterator[str]:
    game, known = position.game, len(position.game.reasons)
    if len(set(listed)) != len(listed):
        twice = next(number for number in listed if listed.count(number) > 1)
        yield f"'{Action(twice, game)}' is listed twice for seat {seat}, {where(position)}"
    legal = set(listed)
    if strange := [number for number in legal if not 0 <= number < game.actions.size]:
        yield f"seat {seat} is offered {strange[0]}, which is no action, {where(position)}"
    for number in sorted(legal.symmetric_difference(np.flatnonzero(codes == 0).tolist())):
        if 0 <= number < game.actions.size:
            action, code = Action(number, game), int(codes[number])
            if 1 <= code <= known:
                what = f"is listed, but refused as '{game.reasons[code - 1].code}'"
            elif seat in position.actors:
                what = "is not refused, but not listed"
            else:
                what = "is not refused, although the seat does not act"
            yield f"'{action}' by seat {seat} {what}, {where(position)}"
    for number in np.flatnonzero((codes < 0) | (codes > known)).tolist():
        yield f"'{Action(number, game)}' is refused for the unknown reason {codes[number]}"


def _counting(position: Position, seat: int, listed: list[int]) -> Iterator[str]:
    counted = counted_numbers(position, seat)
    if counted != listed:
        pairs = zip([*listed, None], [*counted, None], strict=False)
        place = next(place for place, (one, other) in enumerate(pairs) if one != other)
        yield (
            f"`count` and `nth` list {len(counted)} actions of seat {seat} and `legal` "
            f"{len(listed)}; they first differ at place {place}, {where(position)}"
        )


def simultaneous(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """Who acts first in a step makes no difference to what comes of it."""
    rng = corpus.rng("simultaneous")
    for position in corpus.positions:
        seats = position.actors
        if len(seats) < 2:
            continue
        legal = {seat: _agreed(position, seat) for seat in seats}
        for _ in range(PAIRS):
            one, other = rng.sample(seats, 2)
            if legal[one] and legal[other]:
                tally.add()
                moves = [(one, rng.choice(legal[one])), (other, rng.choice(legal[other]))]
                yield from _either_order(position, moves)
    if not tally.checked:
        tally.note = "seats never act at the same time"


def _agreed(position: Position, seat: int) -> list[int]:
    """Actions that are both listed and not refused."""
    return [n for n in legal_numbers(position, seat) if position.refusal(seat, n) is None]


def _either_order(position: Position, moves: list[tuple[int, int]]) -> Iterator[str]:
    ends = []
    for (first, number), (second, reply) in (moves, moves[::-1]):
        between = position.apply(first, number)
        said = f"'{Action(number, position.game)}' by seat {first}"
        if second not in between.actors:
            yield f"after {said}, seat {second} acts no more, {where(position)}"
            return
        if refusal := between.refusal(second, reply):
            answer = f"'{Action(reply, position.game)}' by seat {second}"
            yield f"after {said}, {answer} is refused as '{refusal.code}', {where(position)}"
            return
        ends.append(between.apply(second, reply))
    if ends[0] != ends[1]:
        both = " and ".join(f"'{Action(n, position.game)}' by seat {seat}" for seat, n in moves)
        yield f"{both} lead elsewhere in the other order, {where(position)}"
