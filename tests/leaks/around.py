"""Around the telling: what the store lists, what bots get, what errors and the log say, and seeds
before their time."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from jacta.engine.position import Position
from jacta.house.commands import opening
from jacta.house.ids import TableState
from jacta.house.same_dice import challenges, comparison, daily
from jacta.house.store import lobby
from jacta.house.store.people.challenges import StoredChallenge
from jacta.house.workers import Task
from jacta.server import errors
from jacta.server.hosting import logs
from jacta.server.schema.wire import Fault
from tests.leaks.plant import Patch, exchange, leak


@leak("tests/house/store/test_lobby.py::test_each_list_has_its_tables")
def private_tables_are_listed(patch: Patch) -> None:
    def everything(
        plain: Any,
        states: Collection[TableState],
        game: str | None = None,
        public_only: bool = False,
    ) -> Any:
        return plain(states, game)

    exchange(patch, lobby._in, everything)


@leak("tests/house/workers/test_tasks.py::test_what_a_seat_may_not_know_is_not_in_its_task")
def a_bot_gets_the_whole_position(patch: Patch) -> None:
    def of(position: Position, seat: int, bot: str, seed: int) -> Task:
        legal = tuple(action.number for action in position.legal(seat))
        name, board = position.game.name, position.board_name
        return Task(name, board, bot, seed, seat, position.bytes, legal)

    patch.setattr(Task, "of", of)


@leak("tests/server/test_errors.py::test_what_nobody_foresaw_is_told_without_details")
def an_error_says_what_it_was(patch: Patch) -> None:
    def in_full(plain: Any, error: Exception, language: str) -> Fault:
        told: Fault = plain(error, language)
        return Fault(told.code, f"{told.message} {error}", told.clause, problem=told.problem)

    exchange(patch, errors.fault_of, in_full)


@leak("tests/server/hosting/test_logs.py::test_every_secret_of_the_house_is_cut_wherever_it_stands")
def the_log_keeps_secrets(patch: Patch) -> None:
    exchange(patch, logs.redact, lambda plain, text: text)


@leak(
    "tests/house/table/test_table.py"
    "::test_the_commitment_is_there_before_any_salt_and_the_seed_only_at_the_end"
)
def a_commitment_is_the_seed_itself(patch: Patch) -> None:
    patch.setattr(opening, "commitment", lambda seed: seed.hex())


@leak(
    "tests/house/same_dice/test_dice.py::test_what_was_committed_the_day_before_is_what_is_revealed"
)
def the_seed_of_the_day_is_told_today(patch: Patch) -> None:
    patch.setattr(daily, "ends_at", lambda day: 0)


@leak(
    "tests/house/same_dice/test_challenges.py"
    "::test_the_seed_is_in_nothing_until_it_is_closed_by_its_maker"
)
def the_seed_of_a_challenge_is_told_before_it_is_closed(patch: Patch) -> None:
    def told(plain: Any, found: StoredChallenge, attempts: Any) -> Any:
        return plain(replace(found, told=found.seed.hex() if found.seed else None), attempts)

    exchange(patch, challenges._challenge, told)


@leak(
    "tests/house/same_dice/test_challenges.py"
    "::test_nobody_is_told_of_others_before_the_own_game_is_over"
)
def others_are_compared_before_the_own_game_is_over(patch: Patch) -> None:
    exchange(patch, comparison.may_compare, lambda plain, *_: True)
