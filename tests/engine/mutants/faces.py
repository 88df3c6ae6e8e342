"""Words, JSON and clauses."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from jacta.engine.form import Form
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.vocabulary.domains import Choice
from jacta.engine.vocabulary.enumerations import Reasons
from jacta.engine.vocabulary.vocabulary import Kind, Vocabulary
from tests.engine.mutants.plant import mutant, with_rules
from tests.tiny import pearls, sledges
from tests.tiny.sledges import vocabulary
from tests.tiny.sledges.position import FORM


@mutant("round trips")
def the_json_of_a_position_forgets_a_field() -> Game:
    def write(board: Array, array: Array) -> Any:
        position = FORM.write(board, array)
        position.melted = 0
        return position

    return replace(sledges.GAME, form=Form(FORM.position, write, FORM.fill, FORM.invariants))


class Careless(Form[Any, Any]):
    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None:
        known = {name: data[name] for name in ("turn", "pips", "melted", "cells")}
        super().read(board, known, array)


@mutant("round trips")
def a_foreign_field_is_read_over() -> Game:
    form = Careless(FORM.position, FORM.write, FORM.fill, FORM.invariants)
    return replace(sledges.GAME, form=form)


@mutant("round trips")
def a_step_changes_the_board() -> Game:
    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        board.depth = (int(board.depth) + 1) % 100
        pearls.apply(board, state, seat, action, events)

    return with_rules(pearls.GAME, apply=apply)


@mutant("sentences")
def an_event_has_no_sentence() -> Game:
    return replace(sledges.GAME, events=Vocabulary(*sledges.GAME.events, Kind("yawned")))


@mutant("sentences")
def a_reason_has_no_sentence() -> Game:
    class Frost(Reasons):
        TOO_COLD = "SL-R1"

    reasons = (*vocabulary.Reason, Frost.TOO_COLD)
    return replace(sledges.GAME, reasons=reasons)


@mutant("faces")
def two_values_are_written_alike() -> Game:
    seasons = Choice(["winter", "summer", "winter"])
    kinds = (*sledges.GAME.events.kinds[:-1], Kind("won", seat=vocabulary.SEAT, season=seasons))
    return replace(sledges.GAME, events=Vocabulary(*kinds))


@mutant("clauses")
def a_reason_cites_a_clause_that_does_not_exist() -> Game:
    class Wrong(Reasons):
        TOO_FAR = "SL-R99"

    reasons = (*list(vocabulary.Reason)[:-1], Wrong.TOO_FAR)
    return replace(sledges.GAME, reasons=reasons)
