"""The reader of Verbindung gesucht knows what `linker` does: its copy of that choice is checked."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import jacta
from benchmarks.ceilings import reader
from benchmarks.ceilings.reader import READER, linkers_choice
from jacta.bots import PolicyBot, policy
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.stream import stream
from jacta.games.verbindung_gesucht.bots.desk import (
    DESK,
    KINDS,
    REPLY,
    copy_board,
    desk_of,
    lay_out,
)
from jacta.games.verbindung_gesucht.placing import BRIDGE, CROSS, CURVE
from jacta.games.verbindung_gesucht.state import CELLS, WHITE_FACE
from jacta.games.verbindung_gesucht.vocabulary import Action

GAME = jacta.game("verbindung-gesucht")
NUMBER, TRIES = 50, 48


@kernel
def choose_ahead(
    board: Any, view: Any, seat: int, placed: int, left: Array, counter: Array, scratch: Array
) -> int:
    """`linkers_choice` as it is asked within a look ahead: on boards behind the position."""
    desk = desk_of(scratch)
    lay_out(view, desk)
    copy_board(desk, 0, REPLY + 2)
    return linkers_choice(board, desk, seat, placed, left, counter)


@cache
def choose() -> Callable[..., int]:
    def call(
        boards: Array, views: Array, seat: int, placed: int, left: Array, counter: Array,
        scratch: Array,
    ) -> int:  # fmt: skip
        return choose_ahead(boards[0], views[0], seat, placed, left, counter, scratch)

    files = (*GAME.sources, Path(reader.__file__), Path(__file__))
    return door(call, "tests.linkers-choice", files)


def by_linker(view: jacta.View, legal: Sequence[jacta.Action]) -> set[int]:
    """All that `linker` may do here: it takes any of equals."""
    linker = PolicyBot(GAME, policy(GAME, "linker"), 7)
    return {linker.choose(view, legal).number for _ in range(TRIES)}


def by_reader(view: jacta.View) -> set[int]:
    """What the reader takes it to do."""
    dice, seat, found = view.array["dice"][0], view.seat, set[int]()
    left = np.zeros(KINDS, np.int64)
    left[1:] = [dice[face] for face in (CROSS + seat, CURVE, BRIDGE + seat, WHITE_FACE)]
    placed, counter = int(view.array["placed"][0]), stream(8)
    scratch = np.zeros(DESK, np.int64)
    for _ in range(TRIES):
        code = choose()(view.board, view.array, seat, placed, left, counter, scratch)
        way, cell = divmod(code - 1, CELLS)
        lies = int(view.board["ways"][0, seat, way])
        found.add(Action.PLACE + (lies - 1) * CELLS + cell if code else int(Action.DONE))
    return found


def decisions() -> Iterator[jacta.Position]:
    """Decisions of games between `linker` and somebody who does anything, one or two of a game."""
    rng, number = random.Random(5), 0
    while True:
        number += 1
        position, dice = GAME.start(2), jacta.Seed(number)
        linker, wanted = PolicyBot(GAME, policy(GAME, "linker"), number), rng.randrange(30)
        while not position.is_over:
            if position.is_chance:
                position = position.roll(dice)
                continue
            seat = position.actors[0]
            legal = position.legal(seat)
            wanted -= 1
            if wanted in (-1, -2) and len(legal) > 1:
                yield position
            action = rng.choice(legal)
            if (seat + number) % 2:
                action = linker.choose(position.view(seat), legal)
            position = position.apply(seat, action)


def test_the_reader_has_linker_do_what_linker_does() -> None:
    placed, ends, wins = 0, 0, 0
    for position, _ in zip(decisions(), range(NUMBER), strict=False):
        view = position.view(position.actors[0])
        wanted, found = by_linker(view, position.legal(view.seat)), by_reader(view)
        after = position.apply(view.seat, min(wanted))
        if after.is_over and after.merits[view.seat]:  # of wins, the reader is content with one
            assert found <= wanted
            wins += 1
        else:
            assert found == wanted
        placed += int(view.array["placed"][0])
        ends += int(Action.DONE) in wanted
    assert placed  # second dice too
    assert ends  # turns that are ended
    assert 0 < wins < NUMBER // 2


def test_the_reader_is_compiled_from_its_own_file() -> None:
    assert READER.code.sources == (Path(reader.__file__),)
    assert READER.code.name != policy(GAME, "master").code.name
