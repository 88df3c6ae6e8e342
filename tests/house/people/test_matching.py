"""Who is a good opponent for somebody: the gentle one at first, then one near one's strength."""

from __future__ import annotations

from collections.abc import Sequence

import jacta
from jacta.bots.ladder import LEVELS
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId, bot_id
from jacta.house.levels import begin_ladders
from jacta.house.people.matching import fitting
from jacta.house.store import Played, Rating
from tests.house.clocks import HeldClock
from tests.house.houses import houses
from tests.house.store.entries import new_entry
from tests.tiny import sledges

GAME = jacta.game("wurfel-express")
ANNA = PersonId("anna")


async def play(house: House, number: int, rank: int, bots: Sequence[str], counts: bool) -> None:
    """Anna has played a game against bots, in which she came so far."""
    table, players = TableId(f"t{number}"), len(bots) + 1
    await house.store.log.create(table, [new_entry("opened", "1")])
    order = [rank, *(each for each in range(1, players + 1) if each != rank)]
    played = [
        Played(
            0, chair, who, GAME.name, players, "won" if place == 1 else "lost", place, None,
            listed=False, counts=counts,
        )
        for chair, (who, place) in enumerate(
            zip([ANNA, *(PersonId(bot_id(bot)) for bot in bots)], order, strict=True)
        )
    ]  # fmt: skip
    await house.store.log.append(table, 1, [new_entry("ended", "1")], played=played)


async def fits(house: House, ready: Sequence[str] = LEVELS) -> str:
    return await fitting(house, GAME, ANNA, ready)


async def test_the_gentle_one_comes_first_and_who_wins_climbs(
    address: str, clock: HeldClock
) -> None:
    async with houses(address, clock=clock) as (house,):
        await begin_ladders(house.store, [GAME])
        met = [await fits(house)]
        for number in range(12):
            clock.move(60)
            await play(house, number, 1, [met[-1]] * 3, counts=True)
            met.append(await fits(house))
        assert (met[0], met[-1]) == ("gentle", "master")
        places = [LEVELS.index(level) for level in met]
        assert places == sorted(places), "never down by a game that was won"
        assert met[1] == "gentle", "one game says little"
        for number in range(12, 24):
            clock.move(60)
            await play(house, number, 4, [met[-1]] * 3, counts=True)
        assert await fits(house) == "gentle"


async def test_a_game_that_does_not_count_says_nothing(address: str, clock: HeldClock) -> None:
    async with houses(address, clock=clock) as (house,):
        await begin_ladders(house.store, [GAME])
        for number in range(12):
            clock.move(60)
            await play(house, number, 1, ["strong"], counts=False)
        assert await fits(house) == "gentle"


async def test_whoever_is_rated_meets_a_level_near_that(address: str, clock: HeldClock) -> None:
    async with houses(address, clock=clock) as (house,):
        await begin_ladders(house.store, [GAME])
        await house.store.log.create(TableId("t"), [new_entry("opened", "1")])
        now = {ANNA: Rating(30, 1), "ben": Rating(20, 1)}
        await house.store.ratings.rate_game(
            TableId("t"), 0, GAME.name, {ANNA: 1, "ben": 2}, lambda _: now
        )
        assert await fits(house) == "strong"


async def test_only_who_can_play_now_is_proposed(address: str) -> None:
    async with houses(address) as (house,):
        assert await fits(house, ["strong", "master"]) == "strong"
        assert await fits(house, ["random", "greedy"]) == "greedy", "nothing is compiled yet"
        assert await fitting(house, sledges.GAME, ANNA, ["random"]) == "random"
