"""Games come into the account of the dice one after the other, however many come at once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from jacta.house import store
from jacta.house.ids import PersonId, TableId
from jacta.house.store import Rating, Store, counted
from jacta.house.store.account import Counted, Fortune
from jacta.house.store.counted import Adjusted, Spread
from tests.house.store.entries import new_entry

ANNA, BERT = PersonId("anna"), PersonId("bert")


async def add(house: Store, round: int, surprise: float = 0.5) -> Spread | None:
    """Count a rated game; what was known of those before, if it was counted this time."""
    found = []

    def adjust(before: Mapping[str, Rating], spread: Spread) -> Adjusted:
        found.append(spread)
        return Adjusted({ANNA: Rating(26, 8), BERT: Rating(24, 8)}, surprise)

    seats = tuple(Fortune(person, 1.0, 0.1, 0.4, 0.2) for person in (ANNA, BERT))
    game = Counted(
        TableId("one"), round, "express", 2, True, 5, (ANNA, BERT), {"heads tails": (3, 4)}, seats
    )
    is_new = await house.counted.add(game, adjust)
    assert is_new == bool(found)
    return found[0] if found else None


async def test_several_come_in_one_transaction(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(TableId("one"), [new_entry("opened", "{}")])
        found = await asyncio.gather(*(add(house, round) for round in (0, 1, 1)))
        assert sorted(spread.games for spread in found if spread is not None) == [0, 1]
        assert (await house.account.progress()).counted == 2
        assert (await house.counted.adjusted("express", [ANNA]))[ANNA].games == 2


async def test_how_far_results_scatter_is_learned_from_the_last_games(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counted, "_SPREAD_OVER", 2)
    async with store.open(address) as house:
        await house.log.create(TableId("one"), [new_entry("opened", "{}")])
        found = [await add(house, round, 0.5 + round) for round in range(4)]
    assert found == [(0, 0.0), (1, 0.5), (2, 2.0), (2, 4.0)]
