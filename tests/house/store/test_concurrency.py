"""Whoever writes at the same time: what was accepted is in the log once, in order, without gaps."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store import Conflict, Repeated, Store
from tests.house.store.entries import new_entry
from tests.house.store.postgres import Server

TABLES = 3
CAUSES = 6


@dataclass(frozen=True)
class Step:
    """One append: to which table, of how many entries, and why; None: for no message."""

    table: int
    size: int
    cause: int | None


@dataclass
class Outcome:
    """What the writers were told."""

    accepted: dict[tuple[TableId, int], tuple[list[str], str | None]] = field(default_factory=dict)
    repeated: list[Repeated] = field(default_factory=list)


steps = st.builds(
    Step,
    table=st.integers(0, TABLES - 1),
    size=st.integers(1, 3),
    cause=st.none() | st.integers(0, CAUSES - 1),
)
writers = st.lists(st.lists(steps, min_size=1, max_size=8), min_size=2, max_size=6)
examples = itertools.count()


async def write(house: Store, ids: Sequence[TableId], name: str, script: list[Step]) -> Outcome:
    """Append as the script says; after a conflict, look again and try again."""
    outcome = Outcome()
    ends = dict.fromkeys(ids, 0)
    for number, step in enumerate(script):
        table = ids[step.table]
        bodies = [f'"{name}.{number}.{part}"' for part in range(step.size)]
        cause = None if step.cause is None else f"c{step.cause}"
        while True:
            try:
                last = await house.log.append(
                    table, ends[table], [new_entry("move", body) for body in bodies], cause
                )
            except Conflict as conflict:
                ends[table] = conflict.last
            except Repeated as repeated:
                outcome.repeated.append(repeated)
                break
            else:
                assert last == ends[table] + step.size
                outcome.accepted[table, last] = (bodies, cause)
                ends[table] = last
                break
    return outcome


async def race(address: str, scripts: list[list[Step]]) -> None:
    """Run all writers at once, half of them on a second store, and compare with the log."""
    example = next(examples)
    ids = [TableId(f"{example}-{i}") for i in range(TABLES)]
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(store.open(address)) for _ in range(2)]
        await asyncio.gather(*(houses[0].log.create(table) for table in ids))
        outcomes = await asyncio.gather(
            *(write(houses[i % 2], ids, f"w{i}", script) for i, script in enumerate(scripts))
        )
        logs = {table: await houses[0].log.read(table) for table in ids}
    accepted = {key: told for outcome in outcomes for key, told in outcome.accepted.items()}
    assert len(accepted) == sum(len(outcome.accepted) for outcome in outcomes)
    for table, log in logs.items():
        assert [entry.n for entry in log] == list(range(1, len(log) + 1))
        told = sorted((last, *what) for (where, last), what in accepted.items() if where == table)
        assert [entry.body for entry in log] == [body for _, bodies, _ in told for body in bodies]
        causes = [entry.cause for entry in log if entry.cause is not None]
        assert causes == [cause for _, _, cause in told if cause is not None]
        assert len(causes) == len(set(causes))
    for repeated in (repeated for outcome in outcomes for repeated in outcome.repeated):
        bodies, cause = accepted[repeated.table, repeated.numbers[-1]]
        assert (cause, len(bodies)) == (repeated.cause, len(repeated.numbers))


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """One database for all examples: each has tables of its own."""
    if request.param == "sqlite":
        folder: Path = tmp_path_factory.mktemp("store")
        return str(folder / "house.db")
    server: Server = request.getfixturevalue("postgres")
    return server.create()


@settings(max_examples=25)
@given(scripts=writers)
def test_every_accepted_append_is_in_the_log_once_and_in_order(
    shared: str, scripts: list[list[Step]]
) -> None:
    asyncio.run(race(shared, scripts))
