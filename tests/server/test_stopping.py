"""A house that is stopped or killed loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.crash import crash
from tests.server.people import visit
from tests.server.running import free_port, run_house, settings_of


async def test_whoever_plays_when_the_house_stops_goes_on_when_it_is_back(tmp_path: Path) -> None:
    settings = settings_of(tmp_path / "house.db", port=free_port())
    with run_house(tmp_path, settings) as house:
        async with visit(house.address) as anna:
            table = await anna.open("wurfel-express", 2)
            await anna.sit(table, 0)
            await anna.do("seat-bot", table, chair=1, bot="random")
            await anna.until(lambda: "legal" in anna.now[table])
            await anna.do("act", table, seat=0, actions=[anna.now[table]["legal"][0]])
            seen = dict(anna.steps[table])
            watched = anna._socket
            assert watched is not None
            house.process.terminate()
            await watched.wait_closed()
            assert watched.close_code == 1012
            await asyncio.to_thread(house.process.wait, 30)
            await anna.disconnect()
            with run_house(tmp_path, settings):
                await anna.connect()
                assert {n: anna.steps[table][n] for n in seen} == seen
                await anna.play(table, random.Random(1))
                assert anna.now[table]["state"] == "over"


async def test_nothing_acknowledged_is_lost_when_the_house_is_killed() -> None:
    """The short form of `make crash`."""
    assert await crash(moves=400, clients=4, seed=7) == 0
