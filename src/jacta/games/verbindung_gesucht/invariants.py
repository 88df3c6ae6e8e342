"""What must be true of a position of Verbindung gesucht, so that the rules can go on from it.

Types have spoken before: cells, dice and phases are known by name, and numbers are in their
ranges. Each invariant trusts the earlier ones.
"""

from __future__ import annotations

from jacta.engine.layout import Array
from jacta.games.verbindung_gesucht.faces import PLACEABLE, WHITE, ends_of
from jacta.games.verbindung_gesucht.payloads import Position
from jacta.games.verbindung_gesucht.tracing import is_blocked, is_complete
from jacta.games.verbindung_gesucht.vocabulary import (
    CELL_LABELS,
    COLOURS,
    MOST_PLACED,
    MOST_THROWN,
    Announce,
)

__all__ = ["INVARIANTS"]


def a_cell_holds_one_die(board: Array, position: Position, state: Array) -> str | None:
    """Every die lies in a cell of this board, and no two in one (VG-R1, VG-A8)."""
    taken: set[str] = set()
    for lying in position.laid:
        on_board = int(board["cells"][0]) >> CELL_LABELS.index(lying.cell) & 1
        if not on_board or lying.cell in taken:
            return lying.cell
        taken.add(lying.cell)
    return None


def touching_ends_agree(board: Array, position: Position, state: Array) -> str | None:
    """A red and a black end never meet, nor an end and a base of the other (VG-R19, VG-A2)."""
    cells = _cells(state)
    for cell, lies in enumerate(cells):
        for side, end in enumerate(ends_of(lies)):
            across = int(board["across"][0, cell, side])
            base = int(board["base_at"][0, cell, side])
            facing = base or (ends_of(cells[across])[side ^ 2] if across >= 0 else 0)
            if end and facing and facing != end and WHITE not in (facing, end):
                return CELL_LABELS[cell]
    return None


def every_die_touches_another(board: Array, position: Position, state: Array) -> str | None:
    """Every die lies at a base or beside another die (VG-R15)."""
    cells = _cells(state)
    for cell, lies in enumerate(cells):
        around = [int(across) for across in board["across"][0, cell] if across >= 0]
        at_base = any(int(base) for base in board["base_at"][0, cell])
        if lies and not at_base and not any(cells[other] for other in around):
            return CELL_LABELS[cell]
    return None


def nobody_places_more_than_two(board: Array, position: Position, state: Array) -> str | None:
    """In a turn at most two dice are placed (VG-R12)."""
    most = MOST_PLACED * position.turn + position.placed
    laid = len(position.laid)
    return None if laid <= most else f"{laid} dice after {position.turn} turns"


def dice_belong_to_the_phase(board: Array, position: Position, state: Array) -> str | None:
    """Dice lie thrown while they are placed, as many as the throw had, and else none (VG-R10,
    VG-R11, VG-A16)."""
    dice, laid = len(position.dice), len(position.laid)
    if position.phase != "place":
        right = not dice and not position.placed
        return None if right else f"{dice} dice, {position.placed} placed in {position.phase}"
    if position.placed > laid:
        return "none was placed"
    few = position.turn in (0, 2)
    thrown = min(MOST_THROWN - few, int(board["places"][0]) - laid + position.placed)
    wanted = thrown - position.placed
    return None if dice == wanted else f"{dice} instead of {wanted}"


def the_last_die_was_theirs(board: Array, position: Position, state: Array) -> str | None:
    """Who has placed a die in this turn has placed one of theirs, and a white cross where two were
    owed (VG-R4, VG-R5, VG-A7)."""
    if not position.placed:
        return None
    last = position.laid[-1].die
    owing = position.dice.count("W") == MOST_PLACED and last != "W"
    theirs = last[0] in PLACEABLE[position.turn % 2]
    return None if theirs and not owing else last


def a_winner_ends_the_game(board: Array, position: Position, state: Array) -> str | None:
    """Nobody has won while the game goes on (VG-R25)."""
    return "" if position.winner is not None and position.phase != "over" else None


def the_game_goes_on_where_it_can(board: Array, position: Position, state: Array) -> str | None:
    """While a game goes on there are turns left and cells free, nobody is blocked, and nobody has
    linked the bases without winning (VG-A11, VG-A12, VG-A15, VG-A18, VG-R25)."""
    if position.phase == "over":
        return None
    if position.turn >= int(board["turns"][0]):
        return "after the last turn"
    if len(position.laid) == int(board["places"][0]):
        return "the board is full"
    return _stopped(board, state)


def the_end_has_its_reason(board: Array, position: Position, state: Array) -> str | None:
    """At the end somebody has won for a reason, or the turns are over (VG-R25 to VG-R27, VG-A13,
    VG-A14, VG-A18)."""
    if position.phase != "over":
        return None
    winner, cells = position.winner, _cells(state)
    if winner is None:
        if position.turn != int(board["turns"][0]):
            return "nobody has won"
        return _stopped(board, state)
    if not position.laid:
        return "no die lies on the board"
    done = [is_complete(board, cells, seat) for seat in range(2)]
    mover = (position.turn - 1) % 2
    if int(state["announce"][0]) == Announce.AUTO:
        right = done[winner] and (winner != mover or not done[1 - mover])
        return None if right else "it is the opponent of who links both, else who is linked"
    if winner == mover:
        return None if done[mover] else "the bases are not linked"
    full = len(position.laid) == int(board["places"][0])
    right = full or done[winner] or not done[mover]
    return None if right else "nothing speaks against the mover"


INVARIANTS = (
    a_cell_holds_one_die,
    touching_ends_agree,
    every_die_touches_another,
    nobody_places_more_than_two,
    dice_belong_to_the_phase,
    the_last_die_was_theirs,
    a_winner_ends_the_game,
    the_game_goes_on_where_it_can,
    the_end_has_its_reason,
)


def _stopped(board: Array, state: Array) -> str | None:
    """Who is blocked, or has linked the bases where that wins by itself."""
    cells, auto = _cells(state), int(state["announce"][0]) == Announce.AUTO
    for seat, colour in enumerate(COLOURS):
        if is_blocked(board, cells, seat):
            return f"{colour} is blocked"
        if auto and is_complete(board, cells, seat):
            return f"{colour} has linked its bases"
    return None


def _cells(state: Array) -> list[int]:
    found: list[int] = state["cells"][0].tolist()
    return found
