"""Hints of a house are made in a process of their own, and are those of the library."""

from __future__ import annotations

import asyncio

import jacta
from jacta import Seed
from jacta.bots.hints import hints
from jacta.house.workers import Hints


def test_a_hint_is_that_of_the_library_and_two_are_made_one_after_the_other() -> None:
    game = jacta.game("wurfel-express")
    position = game.start(players=4).roll(Seed(1))
    seat = position.actors[0]
    wanted = hints(game, position.view(seat), position.legal_numbers(seat))

    async def ask() -> None:
        async with Hints.open("jacta.games:game") as made:
            found = await asyncio.gather(*(made.of(game, position, seat) for _ in range(2)))
        assert found == [wanted, wanted]

    asyncio.run(ask())
