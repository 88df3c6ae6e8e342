"""Refusals: every reason there is can be met, says its clause, and is said in three languages."""

from collections.abc import Callable

import numpy as np
import pytest

from jacta import Position
from jacta.games.verbindung_gesucht import placing
from jacta.games.verbindung_gesucht.refusals import refusal as kernel_refusal
from jacta.games.verbindung_gesucht.state import make_board
from jacta.games.verbindung_gesucht.vocabulary import Reason
from tests.games.verbindung_gesucht.positions import GAME, RED_ONLY, play, table

LANGUAGES = ("en", "fr", "de")


def won() -> Position:
    return play(table(*RED_ONLY), "throw RRR", "place R e3")


def place(*rows: str, dice: str, turn: int = 20) -> Position:
    return play(table(*rows, turn=turn), f"throw {dice}")


# How each reason is met: a position, the seat, and what it tries.
MEETINGS: dict[str, tuple[Callable[[], Position], int, str]] = {
    "game-over": (won, 0, "done"),
    "not-your-turn": (lambda: place(dice="RRR"), 1, "place R b1"),
    "dice-in-the-air": (lambda: GAME.start(2), 0, "place R b1"),
    "nothing-to-announce": (lambda: place(dice="RRR"), 0, "announce R b1"),
    "not-for-red": (lambda: place(dice="RBb"), 0, "place B e1"),
    "not-for-black": (lambda: place(dice="RBb", turn=21), 1, "place R b1"),
    "not-thrown": (lambda: place(dice="RRR"), 0, "place W b1"),
    "white-first": (lambda: place(dice="RWW"), 0, "place R b1"),
    "cell-taken": (lambda: place(".   R", dice="RRR"), 0, "place R b1"),
    "no-neighbour": (lambda: place(dice="RRR"), 0, "place R c4"),
    "colours-meet": (lambda: place(".   R", dice="BBb", turn=21), 1, "place B b2"),
    "base-of-other-colour": (lambda: place(". R R R", dice="RRR"), 0, "place R e1"),
    "own-curve-unused": (lambda: place(".   W", dice="CCC"), 0, "place Cse b2"),
    "nothing-lengthened": (lambda: place(". . . . B", dice="WRR"), 0, "place W d1"),
    "white-owed": (lambda: place(dice="RRW"), 0, "done"),
}


CLAUSES = {reason.code: reason.clause for reason in Reason}


def test_every_reason_can_be_met() -> None:
    assert set(MEETINGS) == {reason.code for reason in Reason} - {"no-such-cell"}


@pytest.mark.parametrize(
    "code", [pytest.param(code, marks=pytest.mark.clause(CLAUSES[code])) for code in MEETINGS]
)
def test_a_refusal_has_its_clause_and_a_sentence(code: str) -> None:
    make, seat, action = MEETINGS[code]
    refusal = make().refusal(seat, action)
    assert refusal is not None
    assert refusal.code == code
    assert refusal.clause == CLAUSES[code]
    said = {refusal.say(language, ["Anna", "Ben"]) for language in LANGUAGES}
    assert len(said) == 3


@pytest.mark.clause("VG-R1")
def test_a_cell_off_a_smaller_board_is_none() -> None:
    board = make_board({"size": 4, "bases": {"red": [2] * 4, "black": [3] * 4}})[0]
    state = play(table(), "throw RRR").array[0]
    assert kernel_refusal(board, state, 0, GAME.action("place R f1").number) == Reason.NO_SUCH_CELL
    assert kernel_refusal(board, state, 0, GAME.action("place R b1").number) == 0
    out = np.zeros(GAME.most_legal, np.int32)
    number = placing.list_legal(board, state, 0, out)
    cells = {GAME.action(int(action)).notation[-2:] for action in out[: number - 1]}
    assert cells == {"b1", "d2", "c4", "a3"}
