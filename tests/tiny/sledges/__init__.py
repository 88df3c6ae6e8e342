"""Sledges: a race down a road with icy slides, each of which carries only one sledge."""

import sys
from pathlib import Path
from typing import Annotated

import numpy as np

from jacta.engine.domains import Range, Seat
from jacta.engine.events import EVERYONE, emit
from jacta.engine.game import Game
from jacta.engine.jit import kernel
from jacta.engine.layout import Array, Int8, Int16, Int32, Ints, Layout
from jacta.engine.rules import CHANCE, NOBODY, Rules, ask
from jacta.engine.vocabulary import Draw, Kind, Reason, Vocabulary

from .road import Road, end_of_slide, read_road

SEAT, PIPS, CELL = Seat(4), Range(1, 6), Range(0, 31)
ACTIONS = Vocabulary(Kind("ride", cells=PIPS))
EVENTS = Vocabulary(
    Kind("threw", seat=SEAT, pips=PIPS),
    Kind("rode", seat=SEAT, cell=CELL),
    Kind("slid", seat=SEAT, cell=CELL),
    Kind("won", seat=SEAT),
)
THREW, RODE, SLID, WON = range(4)
REASONS = (
    Reason("game-over", "SL-R5"),
    Reason("not-your-turn", "SL-R1"),
    Reason("die-in-the-air", "SL-R2"),
    Reason("too-far", "SL-R3"),
)
GAME_OVER, NOT_YOUR_TURN, DIE_IN_THE_AIR, TOO_FAR = range(1, 5)

OVER = -1  # in place of pips


class State(Layout):
    version: Int8
    players: Int8
    turn: Int16
    pips: Int8  # 0 before the die is thrown
    melted: Int32  # a mask of cells
    cells: Annotated[Ints, np.int8, (4,)]


@kernel
def start(board: Road, state: State) -> None:
    state.pips = 0


@kernel
def active(state: State) -> int:
    return int(state.turn) % int(state.players)


@kernel
def actors(board: Road, state: State) -> int:
    if int(state.pips) == OVER:
        return NOBODY
    return 1 << active(state) if int(state.pips) else CHANCE


@kernel
def furthest(board: Road, state: State, seat: int) -> int:
    """SL-R3: as many cells as the die shows, but not past the end of the road."""
    return min(int(state.pips), int(board.length) - int(state.cells[seat]))


@kernel
def legal(board: Road, state: State, seat: int, out: Array) -> int:
    for action in range(furthest(board, state, seat)):
        out[action] = action
    return furthest(board, state, seat)


@kernel
def refusal(board: Road, state: State, seat: int, action: int) -> int:
    if int(state.pips) == OVER:
        return GAME_OVER
    if seat != active(state):
        return NOT_YOUR_TURN
    if int(state.pips) == 0:
        return DIE_IN_THE_AIR
    return 0 if action < furthest(board, state, seat) else TOO_FAR


@kernel
def draws(board: Road, state: State, out: Array) -> int:
    return ask(out, 1, 6, int(state.turn), active(state))


@kernel
def settle(board: Road, state: State, faces: Array, events: Array | None) -> None:
    seat = active(state)
    state.pips = int(faces[0]) + 1
    emit(events, EVERYONE, THREW, seat, int(faces[0]))
    if furthest(board, state, seat) == 1:  # a forced ride is no decision
        apply(board, state, seat, 0, events)


@kernel
def apply(board: Road, state: State, seat: int, action: int, events: Array | None) -> None:
    cell = int(state.cells[seat]) + action + 1
    emit(events, EVERYONE, RODE, seat, cell)
    if end_of_slide(board, cell) and not (int(state.melted) >> cell) & 1:  # SL-R4
        state.melted = int(state.melted) | (1 << cell)
        cell = end_of_slide(board, cell)
        emit(events, EVERYONE, SLID, seat, cell)
    state.cells[seat] = cell
    state.turn = int(state.turn) + 1
    state.pips = OVER if cell == int(board.length) else 0  # SL-R5
    if int(state.pips) == OVER:
        emit(events, EVERYONE, WON, seat)


@kernel
def merits(board: Road, state: State, out: Array) -> None:
    for seat in range(int(state.players)):
        out[seat] = int(state.cells[seat])


FOLDER = Path(__file__).parent
GAME = Game(
    name="sledges",
    title="Sledges",
    credit="Jacta",
    version=1,
    prefix="SL",
    players=range(2, 5),
    folder=FOLDER,
    State=State,
    rules=Rules.of(sys.modules[__name__]),
    boards={file.stem: read_road(file) for file in sorted(FOLDER.glob("boards/*.json"))},
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    draws=[Draw("die", PIPS)],
    most_legal=6,
    most_draws=1,
    rules_file=FOLDER / "rules.md",
)
