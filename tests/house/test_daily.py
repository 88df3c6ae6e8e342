"""Daily games: the same dice for everyone, one attempt, and a seed that nobody has before time."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

import jacta
from jacta.engine.definition import Daily
from jacta.engine.record import Record
from jacta.house.daily import Day, find_day, look_at_day
from jacta.house.days import day_after, day_at, ends_at, parse_day, settings_of_day, turn_of_day
from jacta.house.entries import Drew, Live, Revealed
from jacta.house.errors import Refused
from jacta.house.fair import commitment
from jacta.house.house import House
from jacta.house.people import depart
from jacta.house.proposals import Proposal
from jacta.house.store import PersonId, TableId
from jacta.house.store.bus import MemoryBus
from jacta.house.table import Table
from jacta.house.telling import Surroundings, encode, tell
from jacta.verifier import NotFair, verify
from tests.house.games import THOUGHT, find_game
from tests.house.houses import ANNA, BEN, houses, play
from tests.house.test_duties import duties_of, leases
from tests.house.test_verifier import with_check

GAME = jacta.game("dice-trip")
TODAY, TOMORROW = "2024-05-01", "2024-05-02"
CLEO, DORA = "cleo", "dora"


class HandSetClock:
    """Time passes only when it is told to."""

    def __init__(self) -> None:
        self.set("2024-05-01T10:00:00")

    def set(self, text: str) -> None:
        self.ns = int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) * 10**9


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[HandSetClock]:
    hands = HandSetClock()
    with monkeypatch.context() as patched:
        patched.setattr("jacta.house.store.values.time.time_ns", lambda: hands.ns)
        yield hands


async def begin(house: House, who: str = ANNA) -> TableId:
    return await house.open_daily(who, "dice-trip")


async def finish(house: House, who: str = ANNA, choices: int = 1) -> TableId:
    """Begin today's game, and play it to its end."""
    id = await begin(house, who)
    await play([house], id, random.Random(choices))
    return id


async def look(house: House, who: str = ANNA, day: str = TODAY) -> Day:
    return await look_at_day(house, GAME, day, PersonId(who))


async def register(house: House, *people: str) -> None:
    """These have accounts from now on."""
    for who in people:
        await house.store.people.ensure(PersonId(who), who.title(), "en")
        await house.store.people.register(PersonId(who), who, "hash", [])


def dice(table: Table) -> list[str]:
    return [step.entry.outcome for step in table.history if isinstance(step.entry, Drew)]


# -- the calendar


def test_a_day_begins_and_ends_at_midnight_in_utc() -> None:
    assert day_at(ends_at(TODAY) - 1) == TODAY
    assert day_at(ends_at(TODAY)) == TOMORROW
    assert day_after("2024-02-28") == "2024-02-29"
    assert day_after("2024-03-01", -1) == "2024-02-29"


@pytest.mark.parametrize("text", ["", "today", "20240501", "2024-5-1", "2024-02-30", "2024-05-01T"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="no-day"):
        parse_day(text)


def test_the_maps_take_turns_from_day_to_day() -> None:
    boards = [turn_of_day(GAME, day_after(TODAY, days)) for days in range(4)]
    assert boards[:2] == boards[2:]
    assert set(boards) == set(GAME.boards)
    assert GAME.daily is not None
    assert GAME.daily.board(date(2024, 5, 1)) == boards[0]


def test_a_game_that_is_not_played_daily_says_so() -> None:
    with pytest.raises(Refused, match="no-daily"):
        turn_of_day(find_game("thirteen"), TODAY)
    with pytest.raises(Refused, match="no-daily"):
        settings_of_day(find_game("thirteen"), TODAY, "no-board")


async def test_another_map_changes_no_day_that_is_committed_to(
    address: str, clock: HandSetClock
) -> None:
    france, burgundy = GAME.boards
    more = replace(GAME, daily=Daily(boards=(burgundy, burgundy, france)))
    days = [day_after(TODAY, number) for number in range(6)]
    async with houses(address) as (house,):
        committed = {day: (await house.fix_day(GAME, day)).board for day in days[:4]}
        id = await finish(house)
        kept = {ANNA: await look(house)}
        grown = House(house.store, MemoryBus(), bytes(32), lambda name: more)
        boards = {day: (await look_at_day(grown, more, day, PersonId(ANNA))) for day in days}
        assert {day: boards[day].settings.board for day in days[:4]} == committed
        assert committed != {day: turn_of_day(more, day) for day in days[:4]}
        assert [boards[day].settings.board for day in days[4:]] == [
            turn_of_day(more, day) for day in days[4:]
        ], "only days to come have the new turns"
        assert (await grown.refresh(id)).settings.board == committed[TODAY]
        assert boards[TODAY].attempt == kept[ANNA].attempt
        (best,) = await grown.store.results.bests(PersonId(ANNA), "dice-trip")
        assert best.board == committed[TODAY]
        clock.set(f"{days[1]}T10:00:00")
        assert (await grown.table(await begin(grown, BEN))).settings.board == committed[days[1]]


async def test_a_day_whose_map_is_gone_is_told_no_more(address: str) -> None:
    async with houses(address) as (house,):
        fixed = await house.fix_day(GAME, TODAY)
        assert await find_day(house, GAME, TODAY, PersonId(ANNA)) is not None
        boards = {name: board for name, board in GAME.boards.items() if name != fixed.board}
        fewer = replace(GAME, boards=boards, daily=Daily(boards=tuple(boards)))
        assert await find_day(house, fewer, TODAY, PersonId(ANNA)) is None


# -- dice


async def test_two_people_get_the_same_dice_and_each_has_one_attempt(address: str) -> None:
    async with houses(address, 2) as (one, other):
        ids = await asyncio.gather(begin(one), begin(other), begin(one, BEN), begin(other, BEN))
        assert ids[0] == ids[1] != ids[2] == ids[3]
        for house, id in ((one, ids[0]), (other, ids[2])):
            await play([house], id, random.Random(5))
        mine, yours = await one.refresh(ids[0]), await one.refresh(ids[2])
        assert dice(mine) == dice(yours)
        assert len(dice(mine)) > 10
        assert mine.opened.commitments == yours.opened.commitments
        assert (await begin(one), await begin(other, BEN)) == (ids[0], ids[2])
        assert (await one.refresh(ids[0])).n == mine.n, "beginning again changes nothing"
        with pytest.raises(Refused, match="daily-once"):
            await one.rematch(ids[0], ANNA)


async def test_another_day_has_another_table_and_other_dice(
    sqlite_address: str, clock: HandSetClock
) -> None:
    async with houses(sqlite_address) as (house,):
        first = await finish(house)
        clock.set("2024-05-03T00:00:00")
        second = await finish(house)
        assert first != second
        assert dice(await house.table(first)) != dice(await house.table(second))


async def test_a_daily_table_is_plain_solo_without_clock_advice_or_rating(
    sqlite_address: str,
) -> None:
    async with houses(sqlite_address) as (house,):
        table = await house.table(await begin(house))
        chosen = table.settings
        assert (chosen.players, chosen.daily, chosen.advice, chosen.rated) == (
            1,
            TODAY,
            False,
            False,
        )
        assert table.clock.deadline(0) is None
        assert table.salts(0) == ()
        assert not chosen.public
        assert "daily" not in Proposal.__struct_fields__, "nobody opens such a table otherwise"


async def test_what_was_committed_the_day_before_is_what_is_revealed(
    address: str, clock: HandSetClock
) -> None:
    async with houses(address, 2) as (one, other):
        clock.set("2024-04-30T23:59:59")
        published = commitment((await one.fix_day(GAME, TODAY)).seed)
        clock.set("2024-05-01T00:00:00")
        changed = House(one.store, MemoryBus(), b"another key".ljust(32), find_game)
        for house in (one, other, changed):
            assert (await look(house)).commitment == published
            assert (await look(house)).seed is None
        table = await one.table(await begin(one))
        assert table.opened.commitments == (published,)
        clock.set("2024-05-02T00:00:00")
        for house in (one, other, changed):
            seed = (await look(house)).seed
            assert seed is not None
            assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == published


async def test_the_house_commits_to_each_day_the_day_before_though_nobody_looks(
    address: str, clock: HandSetClock
) -> None:
    async with houses(address) as (house,):
        duties = duties_of(house)
        await duties.commit_days(["dice-trip"])
        for day, time in ((TODAY, "10:00:00"), (TOMORROW, "00:00:00")):
            clock.set(f"{day}T{time}")
            assert await house.store.days.find("dice-trip", day_after(day)) is None
            await duties._do("commit/dice-trip")
            assert await house.store.days.find("dice-trip", day) is not None
            assert await house.store.days.find("dice-trip", day_after(day)) is not None
        assert (await leases(house))["commit/dice-trip"] == ends_at(TOMORROW)
        late, early = await look(house, day=TODAY), await look(house, day=TOMORROW)
        assert day_at(late.committed_at) == day_at(early.committed_at) == TODAY


async def test_a_day_that_nobody_asked_for_is_not_made_up_afterwards(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        assert await find_day(house, GAME, "2024-04-30", PersonId(ANNA)) is None
        await look(house)
        assert await find_day(house, GAME, TODAY, PersonId(ANNA)) is not None


# -- the seed is hidden until the day is over, and told then


async def test_the_seed_is_in_nothing_until_the_day_is_over(
    address: str, clock: HandSetClock
) -> None:
    async with houses(address) as (house,):
        await register(house, ANNA)
        seed = (await house.fix_day(GAME, TODAY)).seed.hex()
        id = await finish(house)
        given_up = await begin(house, BEN)
        await house.give_up(given_up, BEN, 0)
        closed = await begin(house, CLEO)
        await house.close(closed)
        written = json.dumps(await house.store.people.everything(PersonId(ANNA)))
        for other in (id, given_up, closed):
            table = await house.refresh(other)
            for chair in (-1, 0):
                written += encode(tell(other, table, Surroundings(), chair, 0)).decode()
            written += "".join(entry.body for entry in await house.store.read(other))
        record = (await house.table(id)).record(["Anna"]).text
        assert f"\ndice daily {TODAY} {commitment(bytes.fromhex(seed))}\nseed hidden\n" in record
        assert seed not in written + record + repr(await look(house))
        with pytest.raises(NotFair, match="not told yet"):
            verify(record)
        clock.set("2024-05-01T23:59:59")
        duties = duties_of(house)
        await duties._do(f"reveal/{id}")
        assert (await house.refresh(id)).revealed is None
        assert f"reveal/{id}" in await leases(house), "it is looked after again"
        with pytest.raises(Refused, match="not-ended"):
            await house.reveal(id)
        clock.set("2024-05-02T00:00:00")
        for other in (id, given_up, closed):
            await duties._do(f"reveal/{other}")
            told = await house.refresh(other)
            assert told.history[-1].entry == Revealed(seed)
            assert f"reveal/{other}" not in await leases(house)
        facts = tell(id, await house.table(id), Surroundings(), -1, 0).facts
        assert facts.games[0].seed == seed  # type: ignore[union-attr]
        assert (await house.table(id)).rounds[0].ended.seed == ""


@pytest.fixture
def record(sqlite_address: str, clock: HandSetClock) -> str:
    """A record of yesterday."""

    async def write() -> str:
        async with houses(sqlite_address) as (house,):
            id = await finish(house)
            clock.set("2024-05-02T00:00:00")
            await house.reveal(id)
            return (await house.table(id)).record(["Anna"]).text

    return asyncio.run(write())


def test_a_record_of_a_day_that_is_over_can_be_checked(record: str) -> None:
    faces = sum(
        len(line.partition("/")[2].split()) - 1 for line in record.split("\n") if " = " in line
    )
    assert verify(record) == faces > 0
    assert Record.read(record, find_game).text == record
    assert "\nsalt " not in record


def test_a_changed_record_of_a_day_is_rejected(record: str) -> None:
    rng = random.Random(1)
    for _ in range(200):
        place = rng.randrange(len(record))
        changed = chr(ord(record[place]) ^ (1 << rng.randrange(7)))
        with pytest.raises(NotFair):
            verify(record[:place] + changed + record[place + 1 :])


def test_a_forger_of_a_day_who_mends_the_check_is_found(record: str) -> None:
    lines = record.split("\n")
    draw = next(line for line in lines if line.startswith("* "))
    head, _, face = draw.rpartition(" ")
    seed = next(line for line in lines if line.startswith("seed "))
    for old, new, why in (
        (draw, f"{head} {int(face) ^ 1}", "fell otherwise"),
        (seed, f"seed {seed[:4:-1]}", "not the one the house committed to"),
        (seed, f"{seed}\nsalt 0 {'0' * 32}", "has salts"),
        (f"dice daily {TODAY} ", "dice daily someday ", "no fair dice"),
        (f"dice daily {TODAY} ", "dice fair ", "another number of them"),
    ):
        assert old in record
        with pytest.raises(NotFair, match=why):
            verify(with_check(record.replace(old, new, 1)))


# -- results


async def test_only_accounts_are_compared_and_only_after_the_own_attempt(address: str) -> None:
    async with houses(address) as (house,):
        await register(house, ANNA, BEN, CLEO)
        for choices, who in enumerate((BEN, CLEO, DORA)):
            await finish(house, who, choices)
        before = await look(house)
        assert (before.attempt, before.place, before.may_compare) == (None, None, False)
        await begin(house)
        assert (await look(house)).may_compare is False
        await finish(house, ANNA, 7)
        seen = {who: await look(house, who) for who in (ANNA, BEN, CLEO, DORA)}
        scores = {who: day.attempt.score for who, day in seen.items() if day.attempt}
        assert (seen[ANNA].players, seen[ANNA].accounts) == (4, 3)
        assert {each.score for each in seen[ANNA].scores} == set(scores.values())
        for who in (ANNA, BEN, CLEO):
            place, others = seen[who].place, {ANNA, BEN, CLEO} - {who}
            assert place is not None
            assert place.beaten == sum(scores[o] < scores[who] for o in others)  # type: ignore[operator]
            assert place.rank == 1 + sum(scores[o] > scores[who] for o in others)  # type: ignore[operator]
            assert place.others == 2
        assert seen[DORA].place is None
        assert seen[DORA].attempt is not None
        assert seen[DORA].may_compare


async def test_a_guest_who_makes_an_account_later_that_day_counts(address: str) -> None:
    async with houses(address) as (house,):
        await finish(house)
        assert (await look(house)).place is None
        await register(house, ANNA)
        assert (await look(house)).place is not None
        assert (await look(house)).accounts == 1


async def test_what_is_given_up_or_finished_after_the_day_does_not_count(
    sqlite_address: str, clock: HandSetClock
) -> None:
    async with houses(sqlite_address) as (house,):
        await house.give_up(await begin(house, BEN), BEN, 0)
        late = await begin(house)
        clock.set("2024-05-02T00:00:00")
        await house.reveal(late)
        assert (await look(house)).attempt.outcome == "late"  # type: ignore[union-attr]
        await play([house], late, random.Random(1))
        after = await look(house)
        assert after.attempt is not None
        assert after.attempt.outcome == "late"
        assert after.attempt.score is not None, "it is shown all the same"
        assert (await look(house, BEN)).attempt.outcome == "given-up"  # type: ignore[union-attr]
        assert after.scores == []
        assert await house.store.results.bests(PersonId(ANNA), "dice-trip") == []
        assert verify((await house.table(late)).record(["Anna"]).text) > 0


async def test_what_the_keeper_closed_counts_for_nothing_and_is_told_so(
    sqlite_address: str, clock: HandSetClock
) -> None:
    async with houses(sqlite_address) as (house,):
        await register(house, ANNA)
        id = await begin(house)
        await house.close(id)
        for time in ("2024-05-01T20:00:00", "2024-05-02T00:00:00"):
            clock.set(time)
            day = await look(house)
            assert day.attempt is not None
            assert (day.attempt.outcome, day.attempt.score) == ("closed", None)
            assert (day.place, day.scores) == (None, [])
            assert day.may_compare
        clock.set("2024-05-01T21:00:00")
        assert await begin(house) == id, "the dice were seen: there is no second attempt"
        assert await house.store.results.bests(PersonId(ANNA), "dice-trip") == []


async def test_what_is_finished_after_its_seed_was_told_does_not_count_whatever_a_clock_says(
    sqlite_address: str, clock: HandSetClock
) -> None:
    async with houses(sqlite_address, 2) as (fast, slow):
        id = await begin(fast)
        clock.set("2024-05-02T00:00:00")
        await fast.reveal(id)
        clock.set("2024-05-01T23:59:58")
        await play([slow], id, random.Random(1))
        assert (await look(slow)).scores == []


async def test_personal_bests_are_kept_for_each_set_up(address: str, clock: HandSetClock) -> None:
    async with houses(address) as (house,):
        daily = await finish(house)
        board = (await house.table(daily)).settings.board
        played = {}
        for choices, options in enumerate([{}, {}, {"tens": "yes"}]):
            id = await house.open(ANNA, Proposal("dice-trip", 1, board=board, options=options))
            await house.sit(id, ANNA, 0)
            await play([house], id, random.Random(choices))
            played[choices] = (await house.table(id)).rounds[0].ended.scores[0]  # type: ignore[index]
        two = await house.open(ANNA, Proposal("dice-trip", 2, board=board))
        for chair, who in enumerate((ANNA, BEN)):
            await house.sit(two, who, chair)
        await play([house], two, random.Random(1))
        bests = await house.store.results.bests(PersonId(ANNA), "dice-trip")
        today = (await look(house)).attempt
        assert today is not None
        assert today.score is not None
        assert {json.dumps(best.options): (best.score, best.daily) for best in bests} == {
            '{"tens": "no"}': (max(today.score, played[0], played[1]), today.score),
            '{"tens": "yes"}': (played[2], None),
        }
        assert await house.store.results.bests(PersonId(BEN), "dice-trip") == []


async def test_a_game_from_a_given_position_or_with_help_is_no_personal_best(
    sqlite_address: str,
) -> None:
    async with houses(sqlite_address) as (house,):
        given = await house.open(ANNA, Proposal("dice-trip", 1, start=GAME.start(1).json))
        await house.sit(given, ANNA, 0)
        helped = await house.open(ANNA, Proposal("dice-trip", 1, pace=Live(60)))
        await house.sit(helped, ANNA, 0)
        table = await house.table(helped)
        await house.time_is_up(helped, 0, table.n)
        action = table.position.legal(0)[0].notation  # type: ignore[union-attr]
        await house.act(helped, "", 0, [action], thought=THOUGHT)
        await house.come_back(helped, ANNA, 0)
        for id in (given, helped):
            await play([house], id, random.Random(1))
            assert (await house.table(id)).is_over
        assert await house.store.results.bests(PersonId(ANNA), "dice-trip") == []


async def test_who_is_erased_leaves_no_result_and_finds_the_own_ones_in_the_export(
    address: str,
) -> None:
    async with houses(address) as (house,):
        await register(house, ANNA, BEN)
        id = await finish(house)
        await finish(house, BEN, 2)
        rows = (await house.store.people.everything(PersonId(ANNA)))["results"]
        assert isinstance(rows, list)
        (row,) = rows
        assert (row["table_id"], row["day"], row["game"]) == (id, TODAY, "dice-trip")
        await depart(house, PersonId(ANNA))
        left = await look(house, BEN)
        assert (left.players, left.accounts) == (1, 1)
        assert left.attempt is not None
        assert [each.score for each in left.scores] == [left.attempt.score]
        assert await house.store.results.bests(PersonId(ANNA), "dice-trip") == []
