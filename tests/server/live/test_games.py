"""Whole games over real sockets: two people and two bots, on one process and on two.

`make games` plays 200 of them; the suite plays six.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from jacta.house.telling.words import say_error
from jacta.verifier import verify
from tests.house.games import GAMES
from tests.house.store.postgres import Server
from tests.server.people import Failure, Person, visit
from tests.server.running import run_house, settings_of

GAMES_EACH = int(os.environ.get("JACTA_TEST_GAMES", "6")) // 2
# To load what is compiled takes longer than to play a few games in plain Python.
MANY = GAMES_EACH > 3
NAMES = ["wurfel-express", "thirteen", "pearls"]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def addresses(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[str]]:
    """Where the house is: one process with SQLite, or two that share PostgreSQL."""
    folder = tmp_path_factory.mktemp("house")
    with ExitStack() as stack:
        if request.param == "sqlite":
            yield [stack.enter_context(run_house(folder, compiled=MANY)).address]
            return
        server: Server = request.getfixturevalue("postgres")
        settings = settings_of(server.create())
        houses = [stack.enter_context(run_house(folder, settings, compiled=MANY)) for _ in range(2)]
        yield [house.address for house in houses]


@pytest.mark.parametrize("number", range(GAMES_EACH))
async def test_two_people_and_two_bots_play_a_whole_game(addresses: list[str], number: int) -> None:
    game, rng = NAMES[number % len(NAMES)], random.Random(number)
    languages = rng.sample(["en", "fr", "de"], 2)
    async with (
        visit(addresses[0], languages[0]) as anna,
        visit(addresses[-1], languages[1]) as ben,
    ):
        seats = GAMES[game].players[-1]
        table = await anna.open(game, min(4, seats))
        await anna.sit(table, 0)
        for chair in range(2, min(4, seats)):
            await anna.do("seat-bot", table, chair=chair, bot="random")
        await ben.sit(table, 1)
        for person in (anna, ben):
            await refuse(person, table)
        moves = await asyncio.gather(anna.play(table, rng), ben.play(table, rng))
        assert min(moves) > 0
        await agree(anna, ben, table)
        record = (await ben.http.get(f"/api/tables/{table}/records/0")).text
        assert verify(record) > 0


async def refuse(person: Person, table: str) -> None:
    """What is not allowed is said in the person's own language, and changes nothing."""
    chair = person.chairs[table]
    with pytest.raises(Failure) as refused:
        await person.do("stand", table, chair=chair)
    error = refused.value.error
    assert error["code"] == "begun"
    assert error["message"] == say_error("begun", {}, person.language)
    assert person.facts[table]["chairs"][chair]["who"] == person.id


async def agree(anna: Person, ben: Person, table: str) -> None:
    """Both saw every step, and the same of what both may see."""
    last = anna.now[table]["n"]
    assert ben.now[table]["n"] == last
    for person in (anna, ben):
        assert sorted(person.steps[table]) == list(range(1, last + 1))
    for n in range(1, last + 1):
        assert public(anna.steps[table][n]) == public(ben.steps[table][n])


def public(step: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in step.items() if name != "events"}


async def test_a_move_made_in_one_process_is_seen_in_the_other(addresses: list[str]) -> None:
    async with visit(addresses[0]) as anna, visit(addresses[-1]) as ben:
        table = await anna.open("sledges", 2)
        await anna.sit(table, 0)
        await ben.sit(table, 1)
        await asyncio.gather(anna.play(table, random.Random(1)), ben.play(table, random.Random(2)))
        await agree(anna, ben, table)
        assert anna.facts[table]["games"] == ben.facts[table]["games"]
