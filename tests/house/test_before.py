"""A house of before opens, tells what it told, and plays on; so do its records.

The files were written before games became one folder each: see `tests/house/before/README.md`.
What is told now may have more fields than then, but none less, and none with another value. Only
sentences may be other ones: they are said in the words of today.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.bots import bot
from jacta.engine.record import Record
from jacta.house import store
from jacta.house.commands import Act, BotAct, NextGame, Resume
from jacta.house.house import House
from jacta.house.ids import TableId
from jacta.house.table.entries import Thought
from jacta.house.table.table import Table
from jacta.house.telling.surroundings import surroundings_of
from jacta.house.telling.telling import encode, tell
from jacta.verifier import verify
from tests.house.before import TOLD, missing, unpack
from tests.house.clocks import HeldClock
from tests.house.houses import do, house_of, person_at

DAY_SECONDS = 24 * 60 * 60
TABLES: dict[str, Any] = TOLD["tables"]
RUNNING = [
    name
    for name, one in TABLES.items()
    if next(iter(one["news"].values()))["now"]["state"] == "running"
]
DRAFTED = [
    (name, int(chair))
    for name in RUNNING
    for chair, news in TABLES[name]["news"].items()
    if news["now"].get("draft")
]
RECORDS = [(name, round) for name, one in TABLES.items() for round in range(len(one["records"]))]


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A copy of the file of then."""
    return unpack(tmp_path)


@asynccontextmanager
async def open_house(database: str, clock: HeldClock | None = None) -> AsyncIterator[House]:
    """The house of then with the code of today, at the time of then."""
    await store.upgrade(database)
    async with store.open(database, clock=clock or HeldClock.at(TOLD["at"])) as log:
        yield house_of(log, jacta.game)


def test_more_may_be_told_but_nothing_less_and_nothing_else() -> None:
    assert missing({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2, "c": 3}], "d": 4}) == []
    assert missing({"a": 1, "b": [2]}, {"b": [3]}) == [
        ".a is not told any more",
        ".b[0] was 2 and is 3",
    ]
    assert missing([1], [1, 2]) == [" was [1] and is [1, 2]"]
    assert missing({"says": ["Then."]}, {"says": ["Now."]}) == []
    assert missing({"says": ["Then."]}, {"says": [""]}) == [".says[0] is ''"]


@pytest.mark.parametrize("name", TABLES)
async def test_every_chair_is_told_what_it_was_told(database: str, name: str) -> None:
    id = TableId(TABLES[name]["id"])
    async with open_house(database) as house:
        table = await house.table(id)
        around = await surroundings_of(house.store, id, table)
        for number, before in TABLES[name]["news"].items():
            chair = int(number)
            draft = await house.draft_of(id, table.seat_of(chair)) if chair >= 0 else None
            news = tell(id, table, around, chair, 0, draft, facts=True, language="en")
            told = json.loads(encode(news))
            if not before["steps"]:  # kept only once where all see the same
                told["steps"] = []
            assert missing(before, told, f"chair {chair}") == []


@pytest.mark.parametrize("name", RUNNING)
async def test_a_game_of_before_is_played_on_to_its_end(database: str, name: str) -> None:
    id, rng = TableId(TABLES[name]["id"]), random.Random(name)
    clock = HeldClock.at(TOLD["at"])
    async with open_house(database, clock) as house:
        table = await house.table(id)
        if table.paused:
            await do(house, Resume, id, sitting(table))
        began = table.n
        while not (table := await house.table(id)).is_over:
            if table.is_playing:
                await act(house, id, table, rng)
            else:
                await do(house, NextGame, id, sitting(table))
        assert table.n > began
        if table.is_shared and table.revealed is None:
            clock.move(DAY_SECONDS)
            await house.reveal(id)
            table = await house.table(id)
        names = ["somebody"] * table.settings.players
        for round in range(len(table.rounds)):
            check(table.record(names, round).text)


@pytest.mark.parametrize(("name", "chair"), DRAFTED)
async def test_a_draft_of_before_is_confirmed(database: str, name: str, chair: int) -> None:
    id = TableId(TABLES[name]["id"])
    async with open_house(database) as house:
        table = await house.table(id)
        seat = table.seat_of(chair)
        draft = await house.draft_of(id, seat)
        assert draft is not None
        actions = [action.notation for action in draft.actions]
        n = await do(house, Act, id, person_at(table, seat), seat=seat, actions=actions)
        assert table.n < n == (await house.table(id)).n
        assert await house.draft_of(id, seat) is None


@pytest.mark.parametrize("name", TABLES)
async def test_the_results_of_before_are_read_from_the_logs(database: str, name: str) -> None:
    id = TableId(TABLES[name]["id"])
    async with open_house(database) as house:
        table = await house.table(id)
        found = (await house.store.played.at_tables([id])).get(id, [])
        assert [game.round for game in found] == list(range(len(table.rounds)))
        for game, round in zip(found, table.rounds, strict=True):
            ended = round.ended
            for each in game.chairs:
                seat, chair = table.seat_of(each.chair, game.round), table.chairs[each.chair]
                assert chair is not None
                assert (each.person, each.rank) == (chair.sat.who, ended.ranking[seat])
                if ended.scores is not None and seat not in ended.lost:
                    assert each.score == ended.scores[seat]


def sitting(table: Table) -> str:
    """Somebody who has a chair and is not away."""
    chair = table.chairs[min(table.people)]
    assert chair is not None
    return chair.sat.by


async def act(house: House, id: TableId, table: Table, rng: random.Random) -> None:
    """A seat that is to act does something: its bot decides, or a person, by chance."""
    assert table.position is not None
    seat = rng.choice(table.acting)
    legal = table.position.legal(seat)
    if name := table.bot_of(seat):
        player = bot(table.game, name, seed=0)
        action = player.choose(table.position.view(seat), legal)
        thought = Thought(name, player.version, 0, player.work)
        await do(house, BotAct, id, seat=seat, action=action.number, thought=thought)
    else:
        actions = [rng.choice(legal).notation]
        await do(house, Act, id, person_at(table, seat), seat=seat, actions=actions)


def check(record: str) -> None:
    """The dice of a record are fair, and it replays to the same bytes."""
    assert verify(record) > 0
    assert Record.read(record, jacta.game).text == record


@pytest.mark.parametrize(("name", "round"), RECORDS)
def test_a_record_of_before_is_fair_and_replays(name: str, round: int) -> None:
    check(TABLES[name]["records"][round])


@pytest.mark.parametrize(("name", "round"), RECORDS)
async def test_the_record_of_a_game_is_written_as_it_was(
    database: str, name: str, round: int
) -> None:
    before = TABLES[name]["records"][round]
    async with open_house(database) as house:
        table = await house.table(TableId(TABLES[name]["id"]))
        names = Record.read(before, jacta.game).names
        assert table.record(names, round).text == before


async def test_no_copy_of_a_house_of_before_has_its_key_or_a_seed_that_was_not_told(
    database: str, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(database)) as connection:
        (key,) = connection.execute("SELECT value FROM secrets WHERE name = 'dice'").fetchone()
        days = [seed for (seed,) in connection.execute("SELECT seed FROM days ORDER BY day")]
    backup = tmp_path / "backup.db"
    await store.copy(database, backup, clock=HeldClock.at(TOLD["at"]))
    written = backup.read_bytes()
    assert key not in written
    told = [seed in written for seed in days]
    assert told == sorted(told, reverse=True), "of days that are over"
    assert not told[-1]
    async with open_house(database) as house:
        running = [
            (await house.seeds.of(id, table))(table.round)
            for id in (TableId(TABLES[name]["id"]) for name in RUNNING)
            for table in (await house.table(id),)
            if not table.is_shared
        ]
    assert running
    assert not any(seed in written for seed in running)
