"""Words, JSON and clauses."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from jacta.engine.domains import Choice
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.vocabulary import Kind, Reason, Vocabulary
from tests.engine.mutants.plant import mutant, with_rules
from tests.tiny import pearls, sledges
from tests.tiny.sledges import vocabulary
from tests.tiny.sledges.position import Form


class Forgetful(Form):
    def write(self, board: Array, array: Array) -> dict[str, Any]:
        return super().write(board, array) | {"melted": 0}


@mutant("round trips")
def the_json_of_a_position_forgets_a_field() -> Game:
    return replace(sledges.GAME, form=Forgetful())


class Careless(Form):
    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None:
        known = {name: data[name] for name in ("turn", "pips", "melted", "cells")}
        super().read(board, known, array)


@mutant("round trips")
def a_foreign_field_is_read_over() -> Game:
    return replace(sledges.GAME, form=Careless())


@mutant("round trips")
def a_step_changes_the_board() -> Game:
    def apply(board: Any, state: Any, seat: int, action: int, events: Array | None) -> None:
        board.depth = (int(board.depth) + 1) % 100
        pearls.apply(board, state, seat, action, events)

    return with_rules(pearls.GAME, apply=apply)


@mutant("sentences")
def an_event_has_no_sentence() -> Game:
    return replace(sledges.GAME, events=Vocabulary(*vocabulary.EVENTS, Kind("yawned")))


@mutant("sentences")
def a_reason_has_no_sentence() -> Game:
    reasons = (*vocabulary.REASONS, Reason("too-cold", "SL-R1"))
    return replace(sledges.GAME, reasons=reasons)


@mutant("faces")
def two_values_are_written_alike() -> Game:
    seasons = Choice(["winter", "summer", "winter"])
    kinds = (*vocabulary.EVENTS.kinds[:-1], Kind("won", seat=vocabulary.SEAT, season=seasons))
    return replace(sledges.GAME, events=Vocabulary(*kinds))


@mutant("clauses")
def a_reason_cites_a_clause_that_does_not_exist() -> Game:
    reasons = (*vocabulary.REASONS[:-1], Reason("too-far", "SL-R99"))
    return replace(sledges.GAME, reasons=reasons)
