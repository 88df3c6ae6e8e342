"""The way of a move is as docs/architecture.md walks it: the functions are there, in that order."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

import jacta
from jacta.house.house import House
from jacta.house.ids import PersonId, TableId
from jacta.house.proposals import Proposal
from jacta.server.identity import Visitor
from jacta.server.live.connection import Connection
from jacta.server.live.outbox import Outbox
from jacta.server.live.rooms import Rooms
from tests.house.houses import ANNA, BEN, houses, sit
from tests.waiting import until

ROOT = Path(__file__).parents[2]
SOURCES = Path(jacta.__path__[0])
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SECTION = PAGE.split("## The way of a move\n")[1].split("\n## ")[0]
STEPS: list[tuple[str, str]] = re.findall(r"^\d+\. `([\w./-]+)` `([\w.]+)`", SECTION, re.MULTILINE)
IN_PYTHON = [(file, name) for file, name in STEPS if file.endswith(".py")]


def test_a_move_takes_at_most_fifteen_steps() -> None:
    assert 10 <= len(STEPS) <= 15
    assert STEPS[0][0].endswith(".ts")
    assert STEPS[-1][0].endswith(".ts")


def test_the_steps_of_the_page_are_there() -> None:
    for file, name in set(STEPS) - set(IN_PYTHON):
        assert re.search(rf"^  {name}\(", (ROOT / file).read_text("utf-8"), re.MULTILINE), name


class Wire:
    """A socket that takes everything, and keeps it."""

    is_writable = True

    def __init__(self) -> None:
        self.on_writable: Any = None
        self.sent: list[dict[str, Any]] = []

    def write(self, frame: bytes) -> None:
        self.sent += [json.loads(line) for line in frame.splitlines()]


def connect(person: str, services: Any) -> tuple[Connection, Wire]:
    wire: Any = Wire()
    outbox = Outbox(wire, services.metrics)
    nothing: Any = None
    visitor = Visitor(PersonId(person), "en")
    return Connection(wire, nothing, nothing, services, visitor, outbox), wire


@contextmanager
def followed() -> Iterator[list[tuple[str, str]]]:
    """The functions of Jacta that are called meanwhile, each when it is called first."""
    called: dict[tuple[str, str], None] = {}

    def follow(frame: FrameType, event: str, argument: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(SOURCES):
            called[file.relative_to(SOURCES).as_posix(), frame.f_code.co_qualname] = None

    found: list[tuple[str, str]] = []
    sys.setprofile(follow)
    try:
        yield found
    finally:
        sys.setprofile(None)
        found += called


async def next_move(house: House, id: TableId) -> tuple[int, str]:
    """Something that may be done now; whose turn it is after forced ones is up to the dice."""
    position = (await house.table(id)).position
    assert position is not None
    (seat,) = position.actors
    return seat, position.legal(seat)[0].notation


async def test_a_move_goes_the_way_that_is_told(tmp_path: Path) -> None:
    async with houses(str(tmp_path / "house.db")) as (house,):
        quiet = SimpleNamespace(sent=lambda *_: None, commanded=lambda *_: None)
        rooms = Rooms(house, "here")
        services = SimpleNamespace(house=house, rooms=rooms, metrics=quiet, store=house.store)
        id = await house.open(ANNA, Proposal("sledges", players=2))
        await sit(house, id, ANNA, 0)
        await sit(house, id, BEN, 1)
        both = [connect(person, services) for person in (ANNA, BEN)]
        watch = {"type": "watch", "id": "w", "table": id, "after": 0, "lang": "en"}
        for chair, (connection, _) in enumerate(both):
            await connection.answer(json.dumps({**watch, "chair": chair}))
        room = rooms.room(id)
        assert room is not None
        await until(lambda: room.is_quiet)
        seat, action = await next_move(house, id)
        move = {"type": "act", "id": "m", "table": id, "seat": seat, "actions": [action]}
        (mover, _), (_, wire) = both[seat], both[1 - seat]
        with followed() as called:
            await mover.answer(json.dumps(move))
            while not any(news.get("after", 0) > 0 and news["steps"] for news in wire.sent):
                await asyncio.sleep(0)
        room.task.cancel()
    places = [called.index(step) for step in IN_PYTHON]
    assert places == sorted(places), [IN_PYTHON[n] for n in range(len(places))]
