"""A draft that comes again, however late, is answered again and changes nothing."""

from __future__ import annotations

from jacta.engine.draft import Draft
from jacta.house.house import House
from jacta.house.proposals import Proposal
from jacta.house.store import TableId
from tests.house.test_house import ANNA, acted, houses, seat_all


async def kept(house: House, id: TableId) -> list[str]:
    draft = await house.draft_of(id, 0)
    return [action.notation for action in draft.actions] if draft is not None else []


async def test_an_old_draft_that_comes_again_replaces_no_newer_one(address: str) -> None:
    async with houses(address, 2) as both:
        house, id = both[0], await seat_all(both[0], Proposal("pearls", 2))
        await house.draft(id, ANNA, 0, ["play 4"], "one")
        await house.draft(id, ANNA, 0, ["play 3"], "two")
        for other in both:
            again = await other.draft(id, ANNA, 0, ["play 4"], "one")
            assert isinstance(again, Draft)
            assert [action.notation for action in again.actions] == ["play 4"]
            assert await kept(other, id) == ["play 3"]
        await house.draft(id, ANNA, 0, [], "three")
        await house.draft(id, ANNA, 0, ["play 3"], "two")
        assert await kept(house, id) == [], "what was taken back stays taken back"
        await house.draft(id, ANNA, 0, ["play 4"], "four")
        assert await kept(house, id) == ["play 4"]


async def test_a_throw_that_comes_again_becomes_no_new_draft(address: str) -> None:
    async with houses(address, 2) as (house, other):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        n = await house.draft(id, ANNA, 0, ["keep -"], "throw")
        assert isinstance(n, int)
        for each in (house, other):
            assert await each.draft(id, ANNA, 0, ["stop"], "throw") == n
        assert await kept(house, id) == []
        assert await acted(house, id) == 1
