"""How games end, and whether compiled play is the same."""

from typing import Any

from jacta.engine.game import Game
from jacta.engine.layout import Array
from tests.engine.mutants.plant import mutant, with_rules
from tests.tiny import sledges
from tests.tiny.sledges import rules
from tests.tiny.sledges.state import OVER


@mutant("endings")
def a_game_never_ends() -> Game:
    def go_back_to_the_top(state: Any) -> None:
        if int(state.pips) == OVER:
            state.pips = state.cells[:] = 0

    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        rules.apply(board, state, seat, action, events)
        go_back_to_the_top(state)

    def settle(board: Any, state: Any, faces: Array, events: Array | None) -> None:
        rules.settle(board, state, faces, events)
        go_back_to_the_top(state)

    return with_rules(sledges.GAME, apply=apply, settle=settle)


@mutant("endings")
def merits_are_written_for_empty_seats() -> Game:
    def merits(board: Any, state: Any, out: Array) -> None:
        rules.merits(board, state, out)
        for seat in range(int(state.players), min(4, len(out))):
            out[seat] = 0

    return with_rules(sledges.GAME, merits=merits)


@mutant("playouts")
def the_rules_depend_on_who_listens() -> Game:
    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        rules.apply(board, state, seat, action if events is None else 0, events)

    return with_rules(sledges.GAME, apply=apply)
