"""`greedy` of Würfel Express on the desk of a thinking player does what `greedy` does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import jacta
from benchmarks.ceilings import greedy_on_desk
from benchmarks.ceilings.greedy_on_desk import discard_of_greedy, plan_of_greedy
from jacta.bots import PolicyBot, policy
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.desk import DESK, desk_of, lay_out
from jacta.games.wurfel_express.bots.turn import plan, rank_on_table
from jacta.games.wurfel_express.bots.weighing import THROWS, chosen
from jacta.games.wurfel_express.vocabulary import Action, Phase

GAME = jacta.game("wurfel-express")
GREEDY = policy(GAME, "greedy")
NUMBER = 50  # of each kind of decision


@kernel
def plan_here(board: Any, view: Any, scratch: Array, found: Array) -> None:
    """What it discards; of the throw on the table what it keeps and what it takes, as a code; then
    by what is kept of that throw what this is worth."""
    desk = desk_of(scratch)
    lay_out(view, desk)
    phase, throws = int(view.phase), int(view.throws)
    if phase == Phase.DISCARD:
        found[0] = discard_of_greedy(board, desk)
        return
    dice, thrown = int(board.dice) - int(view.discarded), rank_on_table(board, view)
    plan_of_greedy(board, desk, dice)
    found[0] = desk.code[int(desk.entry[thrown])]
    if phase == Phase.KEEP:
        found[0] = desk.first_keep[thrown] if throws == 1 else desk.second_keep[thrown]
        plan(board, desk, dice, THROWS - throws)
        for index in range(int(board.by_size_from[dice])):
            rank = int(board.by_size[index])
            found[1 + rank] = desk.worth[rank]
        found[1 + thrown] = desk.entry_worth[int(desk.entry[thrown])]


@cache
def planned() -> Callable[..., None]:
    def call(boards: Array, views: Array, scratch: Array, found: Array) -> None:
        plan_here(boards[0], views[0], scratch, found)

    files = (*GAME.sources, Path(greedy_on_desk.__file__), Path(__file__))
    return door(call, "tests.greedy-on-desk", files)


def on_desk(position: jacta.Position) -> Array:
    view, found = position.view(position.actors[0]), np.zeros(2000)
    planned()(view.board, view.array, np.zeros(DESK, np.int64), found)
    return found


def by_greedy(position: jacta.Position) -> int:
    seat = position.actors[0]
    return PolicyBot(GAME, GREEDY).choose(position.view(seat), position.legal(seat)).number


def decisions(phase: Phase) -> list[jacta.Position]:
    """Decisions of games in which seats act as `greedy` and as `gentle` do, some of a game; of
    those that take something the first of a turn."""
    return [each for each, _ in zip(_decisions(phase), range(NUMBER), strict=False)]


def _decisions(phase: Phase) -> Iterator[jacta.Position]:
    seen = 0
    for number in range(NUMBER):
        position, dice, before = GAME.start(2 + number % 3), jacta.Seed(number), -1
        bots = [PolicyBot(GAME, policy(GAME, name), number) for name in ("gentle", "greedy") * 2]
        while not position.is_over:
            if position.is_chance:
                position = position.roll(dice)
                continue
            seat, now = position.actors[0], int(position.array["phase"][0])
            legal = position.legal(seat)
            is_first = phase != Phase.TAKE or before != Phase.TAKE
            if now == phase and is_first and len(legal) > 1:
                seen += 1
                if seen % 5 == 0:
                    yield position
            before = now
            position = position.apply(seat, bots[seat].choose(position.view(seat), legal))


def test_it_discards_the_same() -> None:
    found = [(int(on_desk(each)[0]), by_greedy(each)) for each in decisions(Phase.DISCARD)]
    assert len(found) == NUMBER
    assert all(strips == action - Action.DISCARD for strips, action in found)
    assert len(set(found)) > 1


def test_it_keeps_what_is_worth_as_much() -> None:
    stops = 0
    for position in decisions(Phase.KEEP):
        action, (kept, *worths) = by_greedy(position), on_desk(position)
        seat = position.actors[0]
        rank = rank_on_table(GAME.board()[0], position.view(seat).array[0])
        if action != Action.STOP:
            rank = action - Action.KEEP
        assert worths[rank] == pytest.approx(worths[int(kept)], abs=1e-9)
        stops += action == Action.STOP
    assert 0 < stops < NUMBER


def test_it_takes_the_same_strips_in_the_same_order() -> None:
    longest = 0
    for position in decisions(Phase.TAKE):
        code, turn, taken = int(on_desk(position)[0]), position.turn, list[tuple[int, int]]()
        while not position.is_over and position.turn == turn:
            if position.is_chance:
                break
            action = by_greedy(position)
            if action != Action.DONE:
                taken.append(chosen(action))
            position = position.apply(position.actors[0], action)
        each = [((code >> 7 * place) & 127) - 1 for place in range(3)]
        assert taken == [divmod(one, 16) for one in each if one >= 0]
        longest = max(longest, len(taken))
    assert longest > 1
