"""A draft is kept for its seat alone; one that comes again, however late, changes nothing."""

from __future__ import annotations

import pytest

from jacta.engine.draft import Draft
from jacta.house.commands import Act, GiveUp, SetDraft
from jacta.house.errors import HouseError, RefusedByRules
from jacta.house.house import House
from jacta.house.ids import TableId
from jacta.house.proposals import Proposal
from tests.house.houses import ANNA, BEN, acted, do, draft, houses, seat_all


async def test_a_draft_is_kept_for_its_seat_until_it_is_confirmed(address: str) -> None:
    async with houses(address, 2) as (house, other):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        built = await draft(house, id, ANNA, seat=0, actions=["stop"])
        assert isinstance(built, Draft)
        found = await other.draft_of(id, 0)
        assert found is not None
        assert found.actions == built.actions
        assert await acted(house, id) == 0
        assert await other.draft_of(id, 1) is None
        await draft(house, id, ANNA, seat=0, actions=[])
        assert await other.draft_of(id, 0) is None
        await draft(house, id, ANNA, seat=0, actions=["stop"])
        await do(house, Act, id, ANNA, seat=0, actions=["stop"])
        await other.refresh(id)
        assert await other.draft_of(id, 0) is None


async def test_a_throw_confirms_itself(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        n = await draft(house, id, ANNA, seat=0, actions=["keep -"], message="throw")
        assert n == await house.store.log.last(id)
        assert await acted(house, id) == 1
        assert await draft(house, id, ANNA, seat=0, actions=["keep -"], message="throw") == n
        assert await acted(house, id) == 1


async def test_what_others_do_at_the_same_time_leaves_a_draft_as_it_is(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("pearls", 2))
        await draft(house, id, ANNA, seat=0, actions=["play 4"])
        await do(house, Act, id, BEN, seat=1, actions=["play 5"])
        kept = await house.draft_of(id, 0)
        assert kept is not None
        assert [action.notation for action in kept.actions] == ["play 4"]


async def test_drafts_are_forgotten_with_their_game(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("pearls", 2, games=3))
        await draft(house, id, ANNA, seat=0, actions=["play 4"])
        await do(house, GiveUp, id, BEN, chair=1)
        assert await house.store.drafts.of(id) == {}


async def test_a_draft_that_is_not_legal_is_refused_and_not_kept(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        with pytest.raises(RefusedByRules):
            await draft(house, id, ANNA, seat=0, actions=["take R3"])
        with pytest.raises(HouseError, match="not-yours"):
            await draft(house, id, BEN, seat=0, actions=["stop"])
        assert await house.store.drafts.of(id) == {}


async def kept(house: House, id: TableId) -> list[str]:
    draft = await house.draft_of(id, 0)
    return [action.notation for action in draft.actions] if draft is not None else []


async def test_an_old_draft_that_comes_again_replaces_no_newer_one(address: str) -> None:
    async with houses(address, 2) as both:
        house, id = both[0], await seat_all(both[0], Proposal("pearls", 2))
        await draft(house, id, ANNA, seat=0, actions=["play 4"], message="one")
        await draft(house, id, ANNA, seat=0, actions=["play 3"], message="two")
        for other in both:
            again = await draft(other, id, ANNA, seat=0, actions=["play 4"], message="one")
            assert isinstance(again, Draft)
            assert [action.notation for action in again.actions] == ["play 4"]
            assert await kept(other, id) == ["play 3"]
        await draft(house, id, ANNA, seat=0, actions=[], message="three")
        await draft(house, id, ANNA, seat=0, actions=["play 3"], message="two")
        assert await kept(house, id) == [], "what was taken back stays taken back"
        await draft(house, id, ANNA, seat=0, actions=["play 4"], message="four")
        assert await kept(house, id) == ["play 4"]


async def test_a_throw_that_comes_again_becomes_no_new_draft(address: str) -> None:
    async with houses(address, 2) as (house, other):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        n = await draft(house, id, ANNA, seat=0, actions=["keep -"], message="throw")
        assert isinstance(n, int)
        for each in (house, other):
            assert await draft(each, id, ANNA, seat=0, actions=["stop"], message="throw") == n
        assert await kept(house, id) == []
        assert await acted(house, id) == 1


async def test_a_draft_that_carries_its_confirmation_is_a_move_where_it_would_wait(
    sqlite_address: str,
) -> None:
    async with houses(sqlite_address) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        goes_on = SetDraft(id="one", table=id, seat=0, actions=["stop"], confirm=True)
        done = await house.do(goes_on, ANNA)
        assert (done.n, await acted(house, id)) == (None, 0), "more may be added"
        other = await seat_all(house, Proposal("pearls", 2))
        waits = SetDraft(id="two", table=other, seat=0, actions=["play 4"], confirm=True)
        done = await house.do(waits, ANNA)
        assert (done.built, done.n) == (None, await house.store.log.last(other))
        assert (await house.do(waits, ANNA)).n == done.n
        assert await acted(house, other) == 1
