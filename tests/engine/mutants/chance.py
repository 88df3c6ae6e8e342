"""Draws, their weights and their keys."""

from dataclasses import replace
from typing import Any

from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.vocabulary.domains import Range
from jacta.engine.vocabulary.enumerations import Draws, faces
from tests.engine.mutants.plant import mutant, with_rules
from tests.tiny import sledges
from tests.tiny.sledges import rules


@mutant("chance")
def dice_are_called_alike_that_are_not() -> Game:
    """The second of two dice halves the first."""

    def draws(board: Any, state: Any, out: Array) -> int:
        rules.draws(board, state, out)
        return 2

    def settle(board: Any, state: Any, faces: Array, events: Array | None) -> None:
        first = int(faces[0]) // 2 if int(faces[1]) > 2 else int(faces[0])
        rules.settle(board, state, [first], events)  # type: ignore[arg-type]

    class Throw(Draws):
        DIE = faces(Range(1, 6), alike=True)

    game = replace(sledges.GAME, draws=tuple(Throw), most_draws=2)
    return with_rules(game, draws=draws, settle=settle)


@mutant("chance")
def a_throw_has_more_dice_than_the_game_says() -> Game:
    def draws(board: Any, state: Any, out: Array) -> int:
        return rules.draws(board, state, out) + 1

    return with_rules(sledges.GAME, draws=draws)


@mutant("chance")
def a_key_names_two_draws() -> Game:
    def draws(board: Any, state: Any, out: Array) -> int:
        rules.draws(board, state, out)
        out[1] = 0
        return 1

    return with_rules(sledges.GAME, draws=draws)
