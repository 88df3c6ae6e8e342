"""Seeds are drawn by chance, for one game each, and are at hand when dice fall."""

from __future__ import annotations

import random
from collections.abc import Collection

from jacta.house import store
from jacta.house.entropy import Purpose, SystemEntropy
from jacta.house.fair import commitment
from jacta.house.proposals import Proposal
from tests.house.clocks import HeldClock
from tests.house.houses import ANNA, house_of, houses, play, seat_all


class Watched:
    """The entropy of the system, and what was made of it."""

    def __init__(self) -> None:
        self.taken: list[tuple[Purpose, bytes]] = []

    def take(self, purpose: Purpose, size: int) -> bytes:
        made = SystemEntropy().take(purpose, size)
        self.taken.append((purpose, made))
        return made


async def test_each_game_of_a_match_has_a_seed_that_follows_from_chance_alone(
    sqlite_address: str,
) -> None:
    entropy = Watched()
    async with store.open(sqlite_address, clock=HeldClock(), entropy=entropy) as opened:
        house = house_of(opened)
        table = await house.table(await house.open(ANNA, Proposal("sledges", 2, games=3)))
    (drawn,) = [made for purpose, made in entropy.taken if purpose is Purpose.SEED]
    seeds = [drawn[at : at + 32] for at in (0, 32, 64)]
    assert table.commitments == tuple(map(commitment, seeds))
    assert not any(purpose is Purpose.KEY for purpose, _ in entropy.taken)


async def test_no_move_asks_the_store_for_a_seed(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        asked: list[Collection[str]] = []
        find = house.store.seeds.find

        async def watched(commitments: Collection[str]) -> dict[str, bytes]:
            asked.append(commitments)
            return await find(commitments)

        house.store.seeds.find = watched  # type: ignore[method-assign]
        id = await seat_all(house, Proposal("verbindung-gesucht", 2))
        assert await play([house], id, random.Random(1)) > 3
        assert len(asked) == 1
