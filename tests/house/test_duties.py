"""Duties: bots decide, clocks run out, and no deadline is ever forgotten."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from jacta.house.commands import Act, AskPause, Resume, SeatBot
from jacta.house.duties import Duties
from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId
from jacta.house.proposals import Proposal
from jacta.house.same_dice.challenges import ChallengeProposal, make_challenge
from jacta.house.store.database import sqlite
from jacta.house.table.entries import Aborted, Acted, Days, Live, decode
from jacta.house.workers import Decision, Task, Unhurried, Workers
from tests.house.clocks import HeldClock
from tests.house.houses import ANNA, BEN, do, houses, seat_all, sit


class Thinkers:
    """Bots that choose the first legal action, without a process of their own."""

    is_busy = False

    async def decide(self, task: Task, seconds: float = 0.0) -> Decision:
        return Decision(task.legal[0], task.bot, 3, task.seed, 7, 0.0)


class Moody(Thinkers):
    """Bots that choose by their seed."""

    async def decide(self, task: Task, seconds: float = 0.0) -> Decision:
        action = task.legal[task.seed % len(task.legal)]
        return Decision(action, task.bot, 3, task.seed, 7, 0.0)


def duties_of(
    house: House,
    is_alone: bool = False,
    thinkers: Thinkers | None = None,
    unhurried: Unhurried | None = None,
    **others: Any,
) -> Duties:
    workers, unhurried = cast(Workers, thinkers or Thinkers()), unhurried or cast(Any, Moody())
    return Duties(house, workers, unhurried, "here", is_alone=is_alone, **others)


async def do_all(duties: Duties) -> None:
    """Do all that is due by now."""
    await duties.look()
    await asyncio.gather(*duties.under_way)


async def leases(house: House) -> dict[str, int]:
    """All that is posted, and when it is due."""
    await asyncio.sleep(0)
    found: dict[str, int] = {}

    def look(connection: Any) -> None:
        found.update(map(tuple, connection.exec_driver_sql("SELECT name, until FROM leases")))

    await cast(Any, house.store.leases)._database.read(look)
    return found


async def test_bots_play_a_game_to_its_end_and_say_how_they_came_to_their_moves(
    address: str,
) -> None:
    async with houses(address) as (house,):
        id = await house.open(ANNA, Proposal("thirteen", 3, stand_in="random"))
        for chair in (1, 2):
            await do(house, SeatBot, id, ANNA, chair=chair, bot="random")
        await sit(house, id, ANNA, chair=0)
        work = asyncio.create_task(duties_of(house).run())
        try:
            async with asyncio.timeout(30):
                while not (table := await house.refresh(id)).is_over:
                    if 0 in table.acting and table.position is not None:
                        legal = table.position.legal(0)[0].notation
                        with suppress(HouseError):
                            await do(house, Act, id, ANNA, seat=0, actions=[legal])
                    await asyncio.sleep(0)
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)
        entries = [decode(entry.body) for entry in await house.store.log.read(id)]
        thoughts = [e.thought for e in entries if isinstance(e, Acted) and e.seat]
        assert thoughts
        for thought in thoughts:
            assert thought is not None
            assert (thought.bot, thought.version, thought.work) == ("random", 3, 7)


async def test_a_move_in_the_last_moment_leaves_the_time_running(
    address: str, clock: HeldClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with houses(address, clock=clock) as (house,):
        duties = duties_of(house)
        id = await seat_all(house, Proposal("wurfel-express", 2, pace=Live(10)))

        async def too_late(*_: object) -> int:
            raise HouseError("in-time")

        monkeypatch.setattr(house, "carry_out", too_late)
        clock.move(70)
        await do_all(duties)
        assert f"clock/{id}" in await leases(house)


async def test_whose_time_is_up_leaves_and_nobody_before(address: str, clock: HeldClock) -> None:
    async with houses(address, clock=clock) as (house,):
        duties = duties_of(house)
        clock.move(60)  # the house has just been opened, and is kind to those who were cut off
        id = await seat_all(house, Proposal("wurfel-express", 2, pace=Live(10)))
        clock.move(9)
        await do_all(duties)
        assert (await house.refresh(id)).people == (0, 1)
        clock.move(1)
        await do_all(duties)
        assert (await house.refresh(id)).people == (1,)


async def test_a_deadline_that_was_posted_for_a_time_that_is_over_is_posted_anew(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2, pace=Live(10)))
        await do(house, AskPause, id, ANNA)
        await do(house, AskPause, id, BEN)
        clock.move(20)
        await house.store.leases.claim(f"clock/{id}", "another", 0)
        await house.store.leases.release(f"clock/{id}", "another")
        await do(house, Resume, id, ANNA)
        assert f"clock/{id}" in await leases(house)


async def test_time_that_ran_out_while_the_house_was_closed_costs_nobody_a_live_game(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2, pace=Live(10)))
        clock.move(3600)
        duties = duties_of(house)
        await do_all(duties)
        assert (await house.refresh(id)).people == (0, 1)
        clock.move(60)
        await do_all(duties)
        assert (await house.refresh(id)).people == (1,)


async def test_a_table_to_which_nobody_came_is_closed(address: str, clock: HeldClock) -> None:
    async with houses(address, clock=clock) as (house,):
        waiting = await house.open(ANNA, Proposal("sledges", 2, public=True))
        for_days = await house.open(ANNA, Proposal("sledges", 2, public=True, pace=Days(3)))
        duties = duties_of(house)
        clock.move(60 * 60)
        await do_all(duties)
        assert (await house.refresh(waiting)).aborted == Aborted("nobody")
        assert (await house.refresh(for_days)).state == "open"
        clock.move(15 * 24 * 60 * 60)
        await do_all(duties)
        assert (await house.refresh(for_days)).state == "aborted"


async def test_a_bot_that_could_not_move_goes_on_when_the_store_is_back(
    sqlite_address: str, clock: HeldClock
) -> None:
    """Its lease is not waited for: the clock stands still here."""
    file, elsewhere = Path(sqlite_address), Path(f"{sqlite_address}-away")
    async with houses(sqlite_address, clock=clock) as (house,):
        id = await house.open(ANNA, Proposal("thirteen", 2, stand_in="random"))
        await do(house, SeatBot, id, ANNA, chair=1, bot="random")
        await sit(house, id, ANNA, chair=0)
        await do(house, Act, id, ANNA, seat=0, actions=["stay"])
        duties, before = duties_of(house), (await house.table(id)).n
        think = Thinkers.decide

        async def interrupted(self: Thinkers, task: Task, seconds: float) -> Decision:
            file.rename(elsewhere)
            return await think(self, task)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Thinkers, "decide", interrupted)
            patch.setattr(sqlite, "_LOOK_SECONDS", -1.0)  # that the file is away is seen at once
            await do_all(duties)
        elsewhere.rename(file)
        assert (await house.refresh(id)).n == before
        await do_all(duties)
        assert (await house.refresh(id)).n > before


async def test_time_that_ran_out_while_nothing_could_be_stored_costs_nobody_a_live_game(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        duties = duties_of(house)
        clock.move(3600)
        id = await seat_all(house, Proposal("wurfel-express", 2, pace=Live(10)))
        clock.move(100)
        duties.go_on()
        await do_all(duties)
        assert (await house.refresh(id)).people == (0, 1)
        clock.move(60)
        await do_all(duties)
        assert (await house.refresh(id)).people == (1,)


@pytest.mark.parametrize("again", [False, True], ids=["while it is open", "while it is closed"])
async def test_bots_go_on_at_once_when_the_clock_is_set_back(
    address: str, clock: HeldClock, again: bool
) -> None:
    async with houses(address, clock=clock) as (house,):
        id = await house.open(ANNA, Proposal("thirteen", 2, stand_in="random"))
        await do(house, SeatBot, id, ANNA, chair=1, bot="random")
        duties = duties_of(house)
        await do_all(duties)
        await sit(house, id, ANNA, chair=0)
        while 1 not in (table := await house.refresh(id)).acting:
            assert table.position is not None
            legal = table.position.legal(0)[0].notation
            await do(house, Act, id, ANNA, seat=0, actions=[legal])
        clock.move(-12 * 60 * 60)
        await do_all(duties_of(house) if again else duties)
        assert (await house.refresh(id)).n > table.n, "what was due before"
        while not (table := await house.refresh(id)).is_over:
            if 1 in table.acting:
                await do_all(duties)
                assert (await house.refresh(id)).n > table.n, "what comes due afterwards"
            else:
                assert table.position is not None
                legal = table.position.legal(0)[0].notation
                await do(house, Act, id, ANNA, seat=0, actions=[legal])


async def test_a_lease_of_a_house_that_is_gone_ends_when_the_clock_is_set_back(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        store = house.store.leases
        await store.post("open/one", clock.now() + 3_600_000_000)
        assert await store.claim("clock/two", "gone", 60)
        clock.move(-12 * 60 * 60)
        await do_all(duties_of(house))
        assert list(await leases(house)) == ["open/one"], "what is for later stays where it is"


@pytest.mark.parametrize("is_alone", [True, False])
async def test_work_that_a_killed_house_had_in_hand_is_taken_up_by_one_that_is_alone(
    address: str, clock: HeldClock, is_alone: bool
) -> None:
    async with houses(address, clock=clock) as (house,):
        store = house.store.leases
        await store.post("open/one", clock.now() + 3_600_000_000)
        assert await store.claim("clock/two", "killed", 60)
        await do_all(duties_of(house, is_alone))
        left = ["open/one"] if is_alone else ["clock/two", "open/one"]
        assert sorted(await leases(house)) == left, "what is for later stays where it is"


async def test_guests_who_left_no_trace_are_forgotten_once_a_day(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        people, duties, guest = house.store.people, duties_of(house), PersonId("guest")
        await people.ensure(guest, "Anna", "en")
        await duties.forget_guests(after_days=30)
        await do_all(duties)
        assert guest in await people.find([guest])
        clock.move(30 * 24 * 60 * 60 + 1)
        await do_all(duties)
        assert guest not in await people.find([guest])
        assert (await leases(house))["forget/guests"] > clock.now(), "and again tomorrow"
        await people.ensure(guest, "Anna", "en")
        await duties.forget_guests(after_days=0)
        clock.move(31 * 24 * 60 * 60)
        await do_all(duties)
        assert guest in await people.find([guest]), "the keeper wants none forgotten"


async def test_a_bot_that_is_not_compiled_yet_is_asked_a_little_later(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        id = await house.open(ANNA, Proposal("thirteen", 2, stand_in="random"))
        await do(house, SeatBot, id, ANNA, chair=1, bot="random")
        await sit(house, id, ANNA, chair=0)
        await do(house, Act, id, ANNA, seat=0, actions=["stay"])
        before, ready = (await house.table(id)).n, False
        duties = duties_of(house, can_decide=lambda game, bot: ready)
        await do_all(duties)
        await do_all(duties)
        assert (await house.refresh(id)).n == before
        ready = True
        clock.move(1)
        await do_all(duties)
        assert (await house.refresh(id)).n > before


async def test_bots_among_themselves_take_no_room_from_those_at_a_table_of_people(
    sqlite_address: str, clock: HeldClock
) -> None:
    """However many they are, and though whoever decides for them never answers."""
    never = asyncio.Event()
    async with (
        houses(sqlite_address, clock=clock) as (house,),
        Unhurried.open("jacta.games:game") as unhurried,
    ):
        unhurried._worker = cast(Any, SimpleNamespace(gone=False, ask=lambda *_: never.wait()))
        for _ in range(40):
            await make_challenge(house, PersonId(ANNA), ChallengeProposal("dice-trip", master=True))
        clock.move(1)
        id = await house.open(ANNA, Proposal("thirteen", 2, stand_in="random"))
        await do(house, SeatBot, id, ANNA, chair=1, bot="random")
        await sit(house, id, ANNA, chair=0)
        await do(house, Act, id, ANNA, seat=0, actions=["stay"])
        before = (await house.table(id)).n
        duties = duties_of(house, unhurried=unhurried)
        work = asyncio.create_task(duties.run())
        try:
            async with asyncio.timeout(30):
                while (await house.refresh(id)).n == before:
                    await asyncio.sleep(0)
            assert unhurried.is_busy
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)
            unhurried._worker = None
