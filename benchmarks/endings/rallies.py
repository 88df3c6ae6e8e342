"""Small endings of Entenrallye, by enumeration: the other car has arrived, and holds no cards.

Then who is still on the road knows all that is hidden, and nobody else decides anything: throws,
drives, parts that are bought and parts that are fitted are gone through to the end of the game. The
other throws on, and a six of it moves the calendar (EN-R24, EN-R35).

Positions that differ by the number of the turn only are one, so that a car that waits, beside one
that has arrived, comes back to where it was until a six falls. So all positions that may come are
found first, and then their values, from both sides: nobody wins yet, and everybody does.
"""

from __future__ import annotations

import numpy as np

import jacta
from jacta.engine.layout import Array
from jacta.games.entenrallye.state import LAST_MEETING
from jacta.games.entenrallye.vocabulary import Phase

__all__ = ["exact_wins", "is_alone_on_the_road", "key_of", "solved"]

_CLOSE = 1e-9


def is_alone_on_the_road(position: jacta.Position) -> bool:
    """Whether of two players the next to throw is the only one who still decides anything, and
    knows all cards."""
    if position.is_over or int(position.array["phase"][0]) != Phase.THROW:
        return False
    seat = position.throw.seat
    held = int(position.array["held"][0, 1 - seat])
    return _has_arrived(position, 1 - seat) and not _has_arrived(position, seat) and held == 0


def _has_arrived(position: jacta.Position, seat: int) -> bool:
    """Whether a car stands at the last meeting; one that was towed from there does not (EN-A30)."""
    board = position.game.board(position.board_name)[0]
    return int(board["place"][position.array["node"][0, seat]]) == LAST_MEETING


def exact_wins(position: jacta.Position, most: int) -> float | None:
    """The chance to win of whoever is to throw; None where more than so many positions may come, or
    where the other has something to decide after all."""
    found = _explore(position, most)
    return None if found is None else solved(*found)


def _explore(
    position: jacta.Position, most: int
) -> tuple[list[float | None], list[list[tuple[int, float]]]] | None:
    """All positions that may come, the first one first: what each is worth where the game is over,
    and else what may follow, with its share of the chance, or 0 for each that can be chosen."""
    seat, numbers, queue = position.throw.seat, {key_of(position): 0}, [position]
    worths: list[float | None] = []
    follow: list[list[tuple[int, float]]] = []
    for at in queue:
        after = list[tuple[jacta.Position, float]]()
        if at.is_over:
            mine, theirs = at.merits[seat], at.merits[1 - seat]
            worths.append(1.0 if mine > theirs else 0.5 if mine == theirs else 0.0)
        elif at.is_chance:
            outcomes = at.outcomes()
            whole = sum(outcome.weight for outcome in outcomes)
            after = [(at.chance(outcome), outcome.weight / whole) for outcome in outcomes]
            worths.append(None)
        else:
            actor = at.actors[0]
            after = [(at.apply(actor, action), 0.0) for action in at.legal_numbers(actor)]
            if actor != seat and len(after) > 1:
                return None
            worths.append(None)
        follow.append([])
        for then, share in after:
            number = numbers.setdefault(key_of(then), len(queue))
            if number == len(queue):
                queue.append(then)
            follow[-1].append((number, share))
        if len(queue) > most:
            return None
    return worths, follow


def key_of(position: jacta.Position) -> bytes:
    """All that decides what may follow: whose turn it is, but not which one."""
    array = position.array.copy()
    array["turn"] %= position.players
    return bytes(array)


def solved(worths: list[float | None], follow: list[list[tuple[int, float]]]) -> float:
    """The value of the first of these positions: of those that are over it is known, and the others
    have the mean of what may follow, or the best of what can be chosen."""
    low = np.array([0.0 if worth is None else worth for worth in worths])
    high = np.array([1.0 if worth is None else worth for worth in worths])
    steps = [_steps(follow, by_chance) for by_chance in (True, False)]
    while high[0] - low[0] > _CLOSE:
        for values in (low, high):
            (means, ones, shares, begin), (bests, others, _, start) = steps
            if len(means):
                values[means] = np.add.reduceat(values[ones] * shares, begin)
            if len(bests):
                values[bests] = np.maximum.reduceat(values[others], start)
    return float(low[0] + high[0]) / 2


def _steps(follow: list[list[tuple[int, float]]], by_chance: bool) -> list[Array]:
    """Of the positions before chance, or before a choice: their numbers, and in one row what may
    follow, with its shares; and where of each that begins."""
    rows = [n for n, after in enumerate(follow) if after and bool(after[0][1]) == by_chance]
    flat = [step for number in rows for step in follow[number]]
    begin = np.cumsum([0, *(len(follow[number]) for number in rows)])[:-1]
    ones = np.array([number for number, _ in flat], np.int64)
    return [np.array(rows, np.int64), ones, np.array([share for _, share in flat]), begin]
