"""A day against the club player: the same dice, the same seat and the same bot for everyone; and
what the master did with them, once they are no secret."""

from __future__ import annotations

import random

import pytest

import jacta
from jacta.house.commands import GiveUp
from jacta.house.days import day_after, deal_of_day, ends_at, has_daily
from jacta.house.deals import MASTER_ID
from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.same_dice.comparison import crossroads, entrants_of_day
from jacta.house.same_dice.daily import look_at_day
from jacta.house.table.entries import Acted
from jacta.house.table.table import Table
from jacta.verifier import verify
from tests.house.clocks import HeldClock
from tests.house.games import find_game
from tests.house.houses import ANNA, BEN, do, houses
from tests.house.rounds import play_on, throws
from tests.house.same_dice.days import CLEO, TODAY, TOMORROW, register
from tests.house.test_duties import Moody, do_all, duties_of, leases

GAMES = ("wurfel-express", "verbindung-gesucht", "entenrallye")
RACE = jacta.game("wurfel-express")


async def play_today(house: House, game: str, who: str, choices: int) -> TableId:
    """Play today's game of somebody to its end; bots choose by their seeds."""
    id = await house.open_daily(who, game)
    await play_on(house, id, who, random.Random(choices), Moody())
    return id


def test_a_game_declares_its_day_and_its_opponents() -> None:
    assert all(has_daily(jacta.game(name)) for name in (*GAMES, "dice-trip"))
    assert not has_daily(find_game("thirteen"))
    seats = {deal_of_day(RACE, day_after(TODAY, days), "our-board").chair for days in (0, 1)}
    assert seats == {0, 1}, "the seat changes from day to day, and is the same for everyone"


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_does_the_same_meets_the_same_and_whoever_parts_throws_alike(
    sqlite_address: str, game: str
) -> None:
    async with houses(sqlite_address) as (house,):
        same = [await play_today(house, game, who, 3) for who in (ANNA, BEN)]
        other = await play_today(house, game, CLEO, 4)
        one, two, parted = [await house.refresh(id) for id in (*same, other)]
        assert one.salts(0) == ()
        assert list(one.rounds[0].moves) == list(two.rounds[0].moves)
        assert _thoughts(one) == _thoughts(two)
        assert list(parted.rounds[0].moves) != list(one.rounds[0].moves)
        ours, theirs = throws(one), throws(parted)
        shared = set(ours) & set(theirs)
        assert len(shared) > 3
        assert all(ours[key] == theirs[key] for key in shared)


def _thoughts(table: Table) -> list[int]:
    entries = [step.entry for step in table.history]
    return [e.thought.seed for e in entries if isinstance(e, Acted) and e.thought]


async def test_moves_confirmed_at_once_or_one_by_one_meet_the_same_bot(
    sqlite_address: str,
) -> None:
    async with houses(sqlite_address) as (house,):
        ids = [await house.open_daily(who, "entenrallye") for who in (ANNA, BEN)]
        for id, who in zip(ids, (ANNA, BEN), strict=True):
            await play_on(house, id, who, None, Moody(), at_once=who == ANNA)
        one, two = [await house.refresh(id) for id in ids]
        assert list(one.rounds[0].moves) == list(two.rounds[0].moves)


async def test_a_day_counts_by_how_much_it_was_won_and_has_no_personal_best(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        await register(house, ANNA, BEN)
        ids = {who: await play_today(house, RACE.name, who, n) for n, who in enumerate((ANNA, BEN))}
        for who, id in ids.items():
            day = await look_at_day(house, RACE, TODAY, PersonId(who))
            table = await house.refresh(id)
            assert table.position is not None
            merits, chair = table.position.merits, day.deal.chair
            assert day.attempt is not None
            assert day.attempt.score == merits[chair] - merits[1 - chair]
            assert day.accounts == 2
            assert await house.store.results.bests(PersonId(who), RACE.name) == []
        await do(house, GiveUp, await house.open_daily(CLEO, RACE.name), CLEO, chair=day.deal.chair)
        gave_up = await look_at_day(house, RACE, TODAY, PersonId(CLEO))
        assert gave_up.attempt is not None
        assert (gave_up.attempt.outcome, gave_up.players) == ("given-up", 2)


async def test_the_master_plays_the_dice_of_a_day_when_it_is_over_and_never_before(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        await register(house, ANNA)
        duties = duties_of(house, thinkers=Moody())
        await duties._do(f"commit/{RACE.name}")
        own = await play_today(house, RACE.name, ANNA, 1)
        assert await house.store.days.table_of(RACE.name, TODAY, MASTER_ID) is None
        assert (await look_at_day(house, RACE, TODAY, PersonId(ANNA))).master is None
        clock.set(f"{TOMORROW}T00:00:00")
        await duties._do(f"commit/{RACE.name}")
        id = await house.store.days.table_of(RACE.name, TODAY, MASTER_ID)
        assert id is not None
        while any(name.startswith(("bot/", "reveal/")) for name in await leases(house)):
            await do_all(duties)
        table = await house.refresh(id)
        assert table.is_unattended
        day = await look_at_day(house, RACE, TODAY, PersonId(ANNA))
        assert day.master is not None
        assert (day.master.table, day.master.outcome) == (id, "finished")
        assert verify(table.record(["Octavia", "Emil"]).text) > 0
        entrants = await entrants_of_day(house, day, PersonId(ANNA))
        assert {each.id for each in entrants} == {own, id}
        first = crossroads(day.deal, entrants, [None, None])[0]
        assert {number for way in first.ways for number in way.steps} == {0, 1}
        assert len({step for way in first.ways for step in way.steps.values()}) == 1
        await duties._do(f"commit/{RACE.name}")
        assert await house.store.days.table_of(RACE.name, TODAY, MASTER_ID) == id


async def test_days_are_committed_to_though_the_master_cannot_play(
    sqlite_address: str, clock: HeldClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        duties = duties_of(house)
        await duties.commit_days([RACE.name])
        await do_all(duties)

        async def refused(*_: object) -> TableId:
            raise HouseError("no-board")

        monkeypatch.setattr(house, "play_day", refused)
        clock.set(f"{TOMORROW}T00:00:00")
        await do_all(duties)
        assert (await leases(house))[f"commit/{RACE.name}"] == ends_at(TOMORROW)
