"""The house: tables are opened, and all that can be done at them is done."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec import UNSET

from jacta import Seed
from jacta.engine.errors import JactaError
from jacta.house.commands import (
    Abort,
    Act,
    AskPause,
    CloseTable,
    ComeBack,
    GiveUp,
    Resume,
    SeatBot,
    Sit,
    Stand,
    TimeIsUp,
)
from jacta.house.errors import HouseError
from jacta.house.fair import commitment, salt_of_bot
from jacta.house.house import MOST_UNFINISHED
from jacta.house.ids import PersonId
from jacta.house.proposals import Proposal
from jacta.house.table.entries import Live
from tests.house.houses import ANNA, BEN, bot_act, do, houses, rematch, seat_all, sit
from tests.tiny.sledges import GAME as SLEDGES

# -- opening


async def test_what_a_proposal_leaves_open_is_chosen_by_the_house(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        table = await house.table(await house.open(ANNA, Proposal("wurfel-express", 2)))
        assert table.settings.options == {"shorter": "if-missing"}
        assert (table.settings.advice, table.settings.absent) == (True, "bot")
        rated = await house.table(await house.open(ANNA, Proposal("sledges", 2, rated=True)))
        assert (rated.settings.advice, rated.settings.stand_in) == (False, "random")


@pytest.mark.parametrize(
    "proposal",
    [
        Proposal("sledges", 2, board="moon"),
        Proposal("sledges", 2, stand_in="nobody"),
        Proposal("sledges", 2, pace=Live(1)),
        Proposal("sledges", 2, options={"longer": "always"}),
    ],
)
async def test_what_cannot_be_played_is_not_opened(proposal: Proposal, sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        with pytest.raises(JactaError):
            await house.open(ANNA, proposal)
        assert await house.store.log.tables() == []


@pytest.mark.parametrize("players", [0, 9, -1])
async def test_who_wants_too_few_or_too_many_chairs_is_told_how_many_there_can_be(
    players: int, sqlite_address: str
) -> None:
    async with houses(sqlite_address) as (house,):
        with pytest.raises(HouseError) as refused:
            await house.open(ANNA, Proposal("wurfel-express", players))
        assert refused.value.code == "bad-players"
        assert refused.value.values == {"least": 2, "most": 6}
        assert await house.store.log.tables() == []


@pytest.mark.parametrize("field", ["absent", "records"])
def test_what_is_no_choice_is_no_proposal(field: str) -> None:
    asked = {"game": "sledges", "players": 2, field: "perhaps"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(asked, Proposal)


async def test_every_game_of_every_table_has_dice_of_its_own(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        ids = [await house.open(ANNA, Proposal("sledges", 2, games=3)) for _ in range(3)]
        found = [(await house.table(id)).opened.commitments for id in ids]
        assert len({one for commitments in found for one in commitments}) == 9


async def test_the_seed_that_was_committed_to_is_told_at_the_end(sqlite_address: str) -> None:
    async with houses(sqlite_address, 2) as (house, other):
        id = await seat_all(house, Proposal("sledges", 2))
        await do(other, GiveUp, id, BEN, chair=1)
        table = await house.refresh(id)
        seed = bytes.fromhex(table.rounds[0].ended.seed)
        assert table.opened.commitments == (commitment(seed),)


async def test_the_salt_of_a_bot_follows_from_the_commitment(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        id = await house.open(ANNA, Proposal("thirteen", 2))
        await do(house, SeatBot, id, ANNA, chair=1, bot="random")
        await sit(house, id, ANNA, chair=0)
        await do(house, GiveUp, id, ANNA, chair=0)
        table = await house.table(id)
        seed = bytes.fromhex(table.rounds[0].ended.seed)
        assert table.salts(0)[1] == salt_of_bot(seed, 1)


async def test_a_bot_that_there_is_not_gets_no_chair(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        id = await house.open(ANNA, Proposal("thirteen", 2))
        with pytest.raises(JactaError, match="no bot"):
            await do(house, SeatBot, id, ANNA, chair=1, bot="nobody")


# -- all that can be done


async def test_chairs_can_be_left_and_games_given_up(address: str) -> None:
    async with houses(address) as (house,):
        id = await house.open(ANNA, Proposal("sledges", 2))
        await sit(house, id, ANNA, chair=0)
        await do(house, Stand, id, ANNA, chair=0)
        assert (await house.table(id)).chairs == (None, None)
        await sit(house, id, ANNA, chair=0, who="companion")
        await sit(house, id, BEN, chair=1)
        await do(house, GiveUp, id, ANNA, chair=0)
        assert (await house.table(id)).match_ranking == (2, 1)


async def test_a_game_is_paused_and_left_and_come_back_to(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("thirteen", 2, pace=Live(60)))
        await do(house, AskPause, id, ANNA)
        await do(house, AskPause, id, BEN)
        assert (await house.table(id)).paused
        await do(house, Resume, id, BEN)
        await do(house, TimeIsUp, id, chair=0, n=(await house.table(id)).n)
        await bot_act(house, id, 0, "stay")
        await do(house, ComeBack, id, ANNA, chair=0)
        assert (await house.table(id)).bot_of(0) is None


async def test_a_table_is_closed_by_its_people_or_by_the_keeper(address: str) -> None:
    async with houses(address) as (house,):
        ids = [await seat_all(house, Proposal("thirteen", 2)) for _ in range(2)]
        await do(house, Abort, ids[0], BEN)
        await do(house, Act, ids[1], ANNA, seat=0, actions=["stay"])
        await do(house, CloseTable, ids[1])
        assert [(await house.table(id)).state for id in ids] == ["aborted"] * 2


async def test_nobody_walks_away_from_ever_more_rated_games_without_a_clock(
    address: str,
) -> None:
    async with houses(address) as (house,):
        rated = Proposal("thirteen", 2, rated=True)
        ids = [await seat_all(house, rated) for _ in range(MOST_UNFINISHED)]
        ids.append(await house.open(ANNA, rated))
        take = Sit(id="1", table=ids[-1], chair=0)
        with pytest.raises(HouseError, match="rated-unfinished"):
            await house.do(take, ANNA)
        live = await house.open(ANNA, msgspec.structs.replace(rated, pace=Live(60)))
        assert (await house.do(Sit(id="2", table=live, chair=0), ANNA)).n
        await do(house, GiveUp, ids[0], ANNA, chair=0)
        assert (await house.do(take, ANNA)).n


async def test_nobody_has_more_of_them_begin_at_once(sqlite_address: str) -> None:
    rated = Proposal("thirteen", 2, rated=True)
    async with houses(sqlite_address) as (house,):
        ids = [await house.open(ANNA, rated) for _ in range(MOST_UNFINISHED + 3)]
        wishes = [house.do(Sit(id=id, table=id, chair=0), ANNA) for id in ids]
        found = await asyncio.gather(*wishes, return_exceptions=True)
        refused = [each.code for each in found if isinstance(each, HouseError)]
        assert refused == ["rated-unfinished"] * 3
        for id in ids[:MOST_UNFINISHED]:
            await do(house, SeatBot, id, ANNA, chair=1, bot="random")
        for _ in range(50):  # newer ones, which would fill a page of the lobby
            await sit(house, await house.open(ANNA, Proposal("thirteen", 2)), ANNA, chair=0)
        with pytest.raises(HouseError, match="rated-unfinished"):
            await house.do(Sit(id="1", table=ids[-1], chair=0), ANNA)


# -- rematches


async def test_no_chair_of_a_rematch_is_kept_for_who_was_erased(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        for person in (ANNA, BEN):
            await house.store.people.ensure(PersonId(person), person, "en")
        id = await seat_all(house, Proposal("thirteen", 2))
        await do(house, GiveUp, id, ANNA, chair=0)
        await house.store.privacy.erase(PersonId(ANNA))
        table = await house.table(await rematch(house, id, BEN))
        assert table.opened.kept_for == (BEN, None)


async def test_a_rematch_is_made_once_and_keeps_the_chairs_one_further(address: str) -> None:
    async with houses(address, 2) as (house, other):
        id = await house.open(ANNA, Proposal("thirteen", 3, games=1, absent="lost"))
        await sit(house, id, ANNA, chair=0)
        await do(house, SeatBot, id, ANNA, chair=2, bot="random")
        await sit(house, id, BEN, chair=1)
        await do(house, GiveUp, id, ANNA, chair=0)
        await do(house, GiveUp, id, BEN, chair=1)
        found = await asyncio.gather(rematch(house, id, ANNA), rematch(other, id, BEN))
        assert found[0] == found[1] == await rematch(house, id, BEN)
        table = await house.refresh(found[0])
        assert (table.opened.follows, table.settings.absent) == (id, "lost")
        assert table.opened.kept_for == (None, ANNA, BEN)
        assert table.chairs[0] is not None
        assert table.chairs[0].sat.bot == "random"
        with pytest.raises(HouseError, match="chair-kept"):
            await sit(house, found[0], "stranger", chair=1)
        await sit(house, found[0], BEN, chair=2)
        await sit(house, found[0], ANNA, chair=1)
        assert (await house.table(found[0])).is_playing
        states = [(await house.refresh(row.id)).state for row in await house.store.log.tables()]
        assert states.count("running") == 1


async def test_a_rematch_of_a_game_played_on_from_a_position_begins_anew(
    sqlite_address: str,
) -> None:
    start = SLEDGES.start(2).roll(Seed(1))
    start = start.apply(start.actors[0], start.legal(start.actors[0])[0])
    async with houses(sqlite_address) as (house,):
        id = await seat_all(house, Proposal("sledges", 2, start=start.json))
        assert (await house.table(id)).settings.start == start.json
        await do(house, GiveUp, id, ANNA, chair=0)
        again = await house.table(await rematch(house, id, BEN))
        assert again.settings.start is UNSET
        assert again.settings.players == 2


async def test_a_rematch_is_for_those_who_played_and_comes_after_the_end(
    sqlite_address: str,
) -> None:
    async with houses(sqlite_address) as (house,):
        id = await seat_all(house, Proposal("thirteen", 2))
        with pytest.raises(HouseError, match="not-ended"):
            await rematch(house, id, ANNA)
        with pytest.raises(HouseError, match="not-seated"):
            await rematch(house, id, "stranger")
