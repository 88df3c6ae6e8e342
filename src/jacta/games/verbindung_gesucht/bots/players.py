"""The players of Verbindung gesucht that think: what each action is worth, and the four levels.

Every way to end a turn is judged by the mind. With an effort above 0 so many of the best ones are
looked at again, by all that the opponent may throw and place then, and the best of these a turn
farther.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from jacta.bots.ladder import Level, level_players
from jacta.bots.mind import Mind
from jacta.engine.bits import lowest_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.bots.desk import (
    DESK,
    KINDS,
    LEAVES,
    REPLY,
    Desk,
    copy_board,
    desk_of,
    dice_on,
    lay_out,
)
from jacta.games.verbindung_gesucht.bots.inputs import kind_of
from jacta.games.verbindung_gesucht.bots.judgement import NETWORK, expect
from jacta.games.verbindung_gesucht.bots.turn import (
    GOES_ON,
    WAYS,
    WHITE,
    best_of_throw,
    expect_farther,
    expect_throws,
    fill_table,
    try_die,
    weigh_end,
)
from jacta.games.verbindung_gesucht.judging import NOT_OVER, lay
from jacta.games.verbindung_gesucht.placing import BRIDGE, CROSS, CURVE, places
from jacta.games.verbindung_gesucht.state import CELLS, WHITE_FACE, Board, State
from jacta.games.verbindung_gesucht.vocabulary import MOST_PLACED, Action, Announce, Ending, Phase

__all__ = ["LADDER", "MIND"]

_MOST_LEGAL: Final = 2 * WAYS * CELLS + 1
_BITS: Final = 10
_WIDE: Final = 6  # the same where a position is judged
_NARROWER: Final = 4  # of those looked at again, one of so many is looked at farther
_MATCH: Final = 0.02  # who lacks more than that is no match
_LACKS: Final = 0.12  # who is thought to lack more than that is not looked at again
_LACKS_FARTHER: Final = 0.05  # nor farther
_BEAM: Final = 2  # so many first placements of each kind are gone on with in a reply


@kernel
def weigh(
    board: Board,
    view: State,
    seat: int,
    actions: Array,
    count: int,
    effort: int,
    scratch: Array,
    counter: Array,
    weights: Array,
    worths: Array,
) -> None:
    """What each action is worth to the seat, with the best that may follow in its turn; where one
    wins at once, nothing else is worth anything."""
    desk = desk_of(scratch)
    lay_out(view, desk)
    ends = 0
    for index in range(count):
        ends = weigh_action(board, view, desk, seat, int(actions[index]), index, ends, weights)
    for index in range(count):
        worths[index] = 0.0
    for end in range(ends):
        code = int(desk.leaves[end])
        if desk.leaf_worth[end] == 1.0 and code < 1 << _BITS:  # it wins at once
            worths[code] = 1.0
            return
    if effort:
        look_again(board, view, desk, seat, actions, ends, effort, False, weights)
        look_again(board, view, desk, seat, actions, ends, effort // _NARROWER, True, weights)
    for end in range(ends):
        index = int(desk.leaves[end]) & ((1 << _BITS) - 1)
        worths[index] = max(float(worths[index]), float(desk.leaf_worth[end]))


@kernel
def act(board: Board, view: State, desk: Desk, seat: int, action: int) -> float:
    """An action on board 1: 1, 0 or GOES_ON."""
    copy_board(desk, 0, 1)
    if action == Action.DONE:
        return GOES_ON
    announced = action >= Action.ANNOUNCE
    placement = action - (Action.ANNOUNCE if announced else Action.PLACE)
    lies, cell = 1 + placement // CELLS, placement % CELLS
    dice = dice_on(desk, 1)
    auto, version = int(view.announce) == Announce.AUTO, int(view.version)
    ending = lay(
        board, dice.ends, dice.cells, dice.order, seat, lies, cell, auto, announced, version, None
    )
    if ending == NOT_OVER:
        return GOES_ON
    return 1.0 if ending == Ending.LINKED else 0.0


@kernel
def weigh_action(
    board: Board,
    view: State,
    desk: Desk,
    seat: int,
    action: int,
    index: int,
    ends: int,
    weights: Array,
) -> int:
    """Note all ends of the turn that an action may lead to; gives how many there are by then."""
    turn = int(view.turn)
    worth = act(board, view, desk, seat, action)
    left = MOST_PLACED - int(view.placed) - 1
    if worth != GOES_ON or action == Action.DONE or left == 0:
        if worth == GOES_ON:
            worth = weigh_end(board, desk, 1, seat, turn, weights)
        return note(desk, ends, index, worth)
    way = way_of(board, seat, action)
    masks = places(board, dice_on(desk, 1).ends, seat)
    whites = int(view.dice[WHITE_FACE]) - int(kind_of(way) == WHITE)
    if whites == 0 or masks[WAYS - 1] == 0:
        worth = weigh_end(board, desk, 1, seat, turn, weights)
        ends = note(desk, ends, index, worth)
    for other in range(WAYS):
        kind, cells = kind_of(other), masks[other]
        has = number_of(view, seat, kind) > int(kind == kind_of(way))
        if not has or (whites and kind != WHITE):
            continue
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            worth = try_die(board, desk, 1, seat, other, cell)
            if worth == GOES_ON:
                worth = weigh_end(board, desk, 2, seat, turn, weights)
            ends = note(desk, ends, index | (1 + other * CELLS + cell) << _BITS, worth)
    return ends


@kernel
def note(desk: Desk, ends: int, code: int, worth: float) -> int:
    """Note an end of the turn; should there be no room, the last one is better than this."""
    if ends == LEAVES:
        return ends
    desk.leaves[ends], desk.leaf_worth[ends] = code, worth
    return ends + 1


@kernel
def way_of(board: Board, seat: int, action: int) -> int:
    """In which of the player's ways an action places a die."""
    lies = 1 + (action % Action.ANNOUNCE) // CELLS
    found = 0
    for way in range(WAYS):
        if int(board.ways[seat, way]) == lies:
            found = way
    return found


@kernel
def number_of(view: State, seat: int, kind: int) -> int:
    """How many dice of a kind lie thrown."""
    if kind == 1:
        return int(view.dice[CROSS + seat])
    if kind == 2:
        return int(view.dice[CURVE])
    return int(view.dice[BRIDGE + seat]) if kind == 3 else int(view.dice[WHITE_FACE])


@kernel
def look_again(
    board: Board,
    view: State,
    desk: Desk,
    seat: int,
    actions: Array,
    ends: int,
    number: int,
    farther: bool,
    weights: Array,
) -> None:
    """Weigh so many of the best ends of the turn by what may follow, unless they lack much before;
    what is not among them is worth no more than the worst of them. One that is seen to be no match
    for the best so far is looked at no longer."""
    lowest, before, worth, most = 2.0, -1.0, 0.0, 0.0
    least = -1.0
    looked, end = 0, 0
    while end < ends:
        best = end
        for other in range(end + 1, ends):
            if desk.leaf_worth[other] > desk.leaf_worth[best]:
                best = other
        highest, code = float(desk.leaf_worth[best]), int(desk.leaves[best])
        if highest == 1.0:
            return
        if end == 0:
            least = highest - (_LACKS_FARTHER if farther else _LACKS)
        if highest < least:
            break
        if highest != before:  # else it is the same end, reached in another order
            if looked == number:
                break
            looked += 1
            before, worth = highest, highest
            if highest > 0.0:
                action = int(actions[code & ((1 << _BITS) - 1)])
                enough = 1.0 - max(0.0, most - _MATCH)
                worth = weigh_replies(
                    board, view, desk, seat, action, code >> _BITS, farther, enough, weights
                )
            lowest, most = min(lowest, worth), max(most, worth)
        desk.leaf_worth[best], desk.leaves[best] = desk.leaf_worth[end], desk.leaves[end]
        desk.leaf_worth[end], desk.leaves[end] = worth, code
        end += 1
    for other in range(end, ends):
        desk.leaf_worth[other] = min(float(desk.leaf_worth[other]), lowest)


@kernel
def weigh_replies(
    board: Board,
    view: State,
    desk: Desk,
    seat: int,
    action: int,
    second: int,
    farther: bool,
    enough: float,
    weights: Array,
) -> float:
    """What an end of the turn is worth by all throws of the opponent and the best made of them (at
    most so much, where that is `enough` for the opponent); or farther, by all throws after these
    too."""
    act(board, view, desk, seat, action)
    copy_board(desk, 1, REPLY)
    if second:
        try_die(board, desk, 1, seat, (second - 1) // CELLS, (second - 1) % CELLS)
        copy_board(desk, 2, REPLY)
    turn = int(view.turn) + 1
    if farther:
        return 1.0 - expect_farther(board, desk, REPLY, 1 - seat, turn, _BEAM, weights)
    return 1.0 - expect_throws(board, desk, REPLY, 1 - seat, turn, _BEAM, enough, weights)


@kernel
def judge(board: Board, view: State, seat: int, scratch: Array, weights: Array, out: Array) -> None:
    """The chance of each seat to win: by the mind between turns, within a turn by the best end."""
    desk = desk_of(scratch)
    lay_out(view, desk)
    mover = int(view.turn) % 2
    if int(view.phase) == Phase.OVER:
        winner = int(view.winner)
        chance = 0.5 if winner == 0 else float(int(winner == 1 + mover))
    elif int(view.phase) == Phase.THROW:
        chance = expect(board, desk, 0, mover, int(view.turn), weights)
    else:
        chance = best_end(board, view, desk, mover, weights)
    out[mover, 0] = out[1 - mover, 1] = chance
    out[mover, 1] = out[1 - mover, 0] = 1.0 - chance


@kernel
def best_end(board: Board, view: State, desk: Desk, seat: int, weights: Array) -> float:
    """What the best end of a turn is worth whose dice are thrown."""
    crosses, curves = number_of(view, seat, 1), number_of(view, seat, 2)
    bridges, whites = number_of(view, seat, 3), number_of(view, seat, WHITE)
    kinds = int(crosses > 0) << 1 | int(curves > 0) << 2
    kinds |= int(bridges > 0) << 3 | int(whites > 0) << WHITE
    first = int(view.placed) == 0
    if not first and whites:
        kinds = 1 << WHITE
    fill_table(board, desk, 0, seat, int(view.turn), kinds, _WIDE if first else 0, weights)
    if first:
        return float(desk.best[best_of_throw(desk.best, crosses, curves, bridges, whites)])
    if whites and desk.best[WHITE] >= 0.0:
        return float(desk.best[WHITE])
    best = float(desk.best[0])
    for kind in range(1, KINDS):
        best = max(best, float(desk.best[kind]))
    return best


MIND = Mind(
    game="verbindung-gesucht",
    rules=2,
    judge=judge,
    size=NETWORK.size,
    scratch=DESK,
    folder=Path(__file__).parent / "mind",
    cost=400,
)

_LEVELS = (
    Level("gentle", effort=0, warmth=0.06, margin=0.15, cost=200, version=2),
    Level("club", effort=0, warmth=0.025, margin=0.07, cost=200, version=3),
    Level("strong", effort=0, warmth=0.002, margin=0.01, cost=200, version=2),
    Level("master", effort=40, warmth=0.002, margin=0.01, cost=85000, version=2),
)

LADDER = level_players(_LEVELS, weigh, MIND, DESK, _MOST_LEGAL)
