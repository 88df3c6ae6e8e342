"""The checker finds whatever is planted: what is lost, doubled, in another order or unlike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from jacta.house.ids import TableId
from jacta.house.store.log import StoredEntry
from jacta.house.table.entries import Acted, encode
from jacta.house.table.table import fold
from tests.house.games import find_game, play_table
from tests.server.chaos.checker import check_log, check_seen
from tests.server.chaos.tally import Acknowledged, Seen, Sighting

Log = list[StoredEntry]


@pytest.fixture
def log() -> Log:
    """A whole game; each move of a person is a message of its own, the dice after it are too."""
    stored = []
    for n, (entry, at) in enumerate(play_table("thirteen", 2, 1), 1):
        cause = f"p{entry.seat}/{n}" if isinstance(entry, Acted) else None
        body, kind = encode(entry).decode(), type(entry).__name__.lower()
        stored.append(StoredEntry(TableId("t"), n, kind, body, at, cause, 0))
    return stored


@pytest.fixture
def answers(log: Log) -> dict[str, Acknowledged]:
    """What everybody was told who made a move."""
    return {entry.cause: Acknowledged(entry.n, 0, True) for entry in log if entry.cause}


@pytest.fixture
def seen(log: Log) -> Seen:
    """What the first chair saw."""
    table = fold(play_table("thirteen", 2, 1), find_game)
    return Seen("t", 0, {step.n: Sighting(step.at, step.seat, b"") for step in table.history})


def last_move(log: Log) -> StoredEntry:
    return [entry for entry in log if entry.cause][-1]


def test_a_good_log_is_good(log: Log, answers: dict[str, Acknowledged], seen: Seen) -> None:
    assert len(answers) > 5
    assert check_log(log, answers, {"p0/refused"}) == []
    assert check_seen(log, [seen, seen, replace(seen, chair=-1)]) == []


def lost(log: Log) -> Log:
    return [replace(entry, cause="p9/x") if entry is last_move(log) else entry for entry in log]


def renumbered(log: Log) -> Log:
    return [replace(entry, more=1) if entry is last_move(log) else entry for entry in log]


def doubled(log: Log) -> Log:
    again = replace(last_move(log), n=log[-1].n + 1)
    return [*log, again]


def gap(log: Log) -> Log:
    return [entry for entry in log if entry is not last_move(log)]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lost, "is lost"),
        (lost, "is stored, and nobody was told"),
        (renumbered, "was acknowledged as"),
        (doubled, "is stored 2 times"),
        (gap, "the log has gaps"),
    ],
)
def test_a_log_that_is_not_what_was_answered_is_found(
    log: Log, answers: dict[str, Acknowledged], change: Callable[[Log], Log], said: str
) -> None:
    assert any(said in problem for problem in check_log(change(log), answers, ()))


def test_what_was_refused_and_is_stored_is_found(
    log: Log, answers: dict[str, Acknowledged]
) -> None:
    cause = last_move(log).cause
    assert cause is not None
    assert f"{cause} was refused and is stored" in check_log(log, answers, {cause})


def without_one(seen: Seen) -> Seen:
    return replace(seen, steps={n: step for n, step in seen.steps.items() if n != 5})


def too_short(seen: Seen) -> Seen:
    return replace(seen, steps={n: step for n, step in seen.steps.items() if n < 5})


def too_long(seen: Seen) -> Seen:
    return replace(seen, steps={**seen.steps, len(seen.steps) + 1: Sighting(0, 0, b"")})


def at_another_time(seen: Seen) -> Seen:
    return replace(seen, steps={**seen.steps, 5: seen.steps[5]._replace(at=1)})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (without_one, "chair 0 did not see everything"),
        (too_short, "chair 0 did not see the end"),
        (too_long, "chair 0 saw what is not stored"),
        (at_another_time, "chair 0 saw another entry 5"),
    ],
)
def test_a_history_that_is_not_the_log_is_found(
    log: Log, seen: Seen, change: Callable[[Seen], Seen], said: str
) -> None:
    assert check_seen(log, [change(seen)]) == [said]


def test_two_tabs_that_saw_something_else_are_found(log: Log, seen: Seen) -> None:
    other = replace(seen, steps={**seen.steps, 5: seen.steps[5]._replace(digest=b"other")})
    assert check_seen(log, [seen, other]) == ["two tabs of chair 0 saw another entry 5"]
