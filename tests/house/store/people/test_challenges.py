"""A challenge has one seed: also where it was lost, whoever draws another first."""

from __future__ import annotations

import asyncio

import pytest

from jacta.house import store
from jacta.house.fair import commitment
from jacta.house.ids import ChallengeId, PersonId
from jacta.house.store import Store, UnknownChallenge
from tests.house.store.database.test_migrations import execute

ANNA, LATER = PersonId("anna"), 4_000_000_000_000_000
ALL = [ChallengeId(f"c{number}") for number in range(12)]


async def make(house: Store, *ids: ChallengeId) -> None:
    for id in ids:
        await house.challenges.make(id, ANNA, "trip", "{}", f"seed of {id}".encode(), LATER)


async def test_a_lost_seed_is_replaced_once_in_all_processes(address: str) -> None:
    async with store.open(address) as one, store.open(address) as two:
        await make(one, *ALL)
        await execute(address, "DELETE FROM seeds")
        for id in ALL:
            ours, theirs = await asyncio.gather(
                one.challenges.renew(id, f"one {id}".encode()),
                two.challenges.renew(id, f"two {id}".encode()),
            )
            assert ours == theirs == await one.challenges.find(id)
            assert ours.former == (commitment(f"seed of {id}".encode()),)


async def test_one_that_is_not_there_is_refused_alone(address: str) -> None:
    async with store.open(address) as house:
        await make(house, ALL[0])
        found = await asyncio.gather(
            *(house.challenges.close(id) for id in ALL[:2]), return_exceptions=True
        )
        assert isinstance(found[1], UnknownChallenge)
        assert found[0] == await house.challenges.find(ALL[0])
        with pytest.raises(UnknownChallenge, match="there is no challenge c1"):
            await house.challenges.renew(ALL[1], b"seed")
