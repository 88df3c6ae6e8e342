"""Bad messages get a typed error, others hear nothing of them, and the table plays on."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable, MutableMapping
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from jacta.house.errors import StorageAway
from jacta.server.errors import fault_of
from jacta.server.gate.notes import Notes
from jacta.server.hosting.settings import HouseSettings
from jacta.server.limits import Buckets, Places
from jacta.server.live.endpoint import LiveEndpoint
from tests.house.clocks import HeldClock
from tests.server.people import Failure, Person, visit
from tests.server.running import Running

HUGE = "x" * 20_000


async def first_error(person: Person, frame: str | bytes) -> dict[str, Any]:
    """The error that a raw frame is answered with."""
    assert person._socket is not None
    before = len(person.received)
    await person._socket.send(frame)
    while True:
        for text in person.received[before:]:
            message = json.loads(text)
            if message["type"] == "failed":
                error: dict[str, Any] = message
                return error
        await person.news()


def act(table: str, **fields: Any) -> str:
    message = {"type": "act", "id": "m", "table": table, "seat": 0, "actions": ["stop"]}
    return json.dumps({**message, **fields})


@pytest.mark.limit("message")
@pytest.mark.parametrize(
    ("frame", "code", "re"),
    [
        ("{", "bad-json", None),
        ("[]", "bad-message", None),
        ('{"type": "dance", "id": "d", "table": "t"}', "unknown-type", "d"),
        ('{"type": "act", "id": "m"}', "bad-message", "m"),
        (b"\x00\x01", "binary", None),
        (HUGE, "too-large", None),
        ('{"type": "watch", "id": "w", "table": "nowhere"}', "no-table", "w"),
    ],
)
async def test_a_frame_that_cannot_be_used_gets_a_typed_error(
    house: Running, frame: str | bytes, code: str, re: str | None
) -> None:
    async with visit(house.address) as anna:
        failed = await first_error(anna, frame)
        assert (failed["error"]["code"], failed["re"]) == (code, re)
        assert failed["error"]["message"]
        table = await anna.open("sledges", 2)
        await anna.sit(table, 0)


async def test_wrong_seats_and_bad_actions_are_refused_and_others_hear_nothing(
    house: Running,
) -> None:
    async with visit(house.address) as anna, visit(house.address) as ben:
        table = await anna.open("wurfel-express", 2)
        await anna.sit(table, 0)
        await ben.sit(table, 1)
        await anna.until(lambda: bool(anna.now[table]["acting"]))
        stands, heard = anna.now[table]["n"], len(anna.received)
        for frame, code in (
            (act(table, seat=0), "not-yours"),
            (act(table, seat=9), "no-seat"),
            (act(table, seat=1, actions=["dance"]), "bad-notation"),
            (act(table, seat=1, actions=[{"type": ["keep"]}]), "bad-notation"),
            (act(table, seat=1, actions=["stop"]), "illegal/not-your-turn"),
            (act(table, seat=1, actions=[]), "bad-message"),
        ):
            failed = await first_error(ben, frame)
            assert failed["error"]["code"] == code
        for text in anna.received[heard:]:  # perhaps that Ben is here
            news = json.loads(text)
            assert (news["steps"], news["now"]["n"]) == ([], stands)
        await asyncio.gather(anna.play(table, random.Random(1)), ben.play(table, random.Random(2)))


async def test_whoever_knows_more_than_a_restored_house_hears_all_again(house: Running) -> None:
    async with visit(house.address) as anna:
        table = await anna.open("sledges", 2)
        await anna.sit(table, 0)
        assert anna._socket is not None
        begin = len(anna.received)
        await anna._socket.send(
            json.dumps({"type": "watch", "id": "w", "table": table, "chair": 0, "after": 1_000})
        )
        while not any(json.loads(text).get("re") == "w" for text in anna.received[begin:]):
            await anna.news()
        told = [json.loads(text) for text in anna.received[begin:]]
        news = next(one for one in told if one["type"] == "news" and one["steps"])
        assert news["after"] == 0
        assert [step["n"] for step in news["steps"]] == list(range(1, news["now"]["n"] + 1))
        looked = house.guest().get(f"/api/tables/{table}", params={"after": 1_000}).json()
        assert (looked["after"], looked["now"]["n"]) == (0, news["now"]["n"])


async def test_a_chair_of_somebody_else_cannot_be_looked_through(house: Running) -> None:
    async with visit(house.address) as anna, visit(house.address) as ben:
        table = await anna.open("thirteen", 2)
        await anna.sit(table, 0)
        with pytest.raises(Failure, match="not-yours"):
            await ben.watch(table, 0)
        await ben.watch(table)
        assert "legal" not in ben.now[table]


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"origin": "https://elsewhere.example"}, 4403),
        ({}, 4401),
        ({"cookie": "jacta=forged.0.x.y"}, 4401),
        ({"authorization": "Bearer wrong"}, 4401),
    ],
)
async def test_strangers_are_told_why_and_closed(
    house: Running, headers: dict[str, str], code: int
) -> None:
    async with connect(house.socket_address, additional_headers=headers) as socket:
        failed = json.loads(await socket.recv())
        assert failed["type"] == "failed"
        assert failed["re"] is None
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == code


@pytest.fixture(scope="module")
def slow(open_house: Callable[..., Running]) -> Running:
    return open_house(messages_per_second=1.0)


@pytest.mark.limit("messages")
async def test_whoever_talks_too_fast_is_told_so(slow: Running) -> None:
    async with visit(slow.address) as anna:
        codes = []
        for _ in range(6):
            try:
                await anna.watch("nowhere")
            except Failure as failure:
                codes.append(failure.error["code"])
        assert codes == ["no-table"] * 3 + ["too-fast"] * 3


async def test_a_person_cannot_talk_faster_over_several_sockets(slow: Running) -> None:
    async with visit(slow.address) as anna:
        sockets = [
            await connect(slow.socket_address, additional_headers={"cookie": anna.cookie})
            for _ in range(4)
        ]
        codes: list[str] = []
        for socket in sockets:
            await socket.recv()
            for number in range(3):
                message = {"type": "watch", "id": str(number), "table": "nowhere"}
                await socket.send(json.dumps(message))
                answer = json.loads(str(await socket.recv()).split("\n")[0])
                codes.append(answer["error"]["code"])
            await socket.close()
        assert codes.count("no-table") == 6
        assert codes[6:] == ["too-fast"] * 6


async def test_a_message_sent_again_is_answered_again_and_done_once(house: Running) -> None:
    async with visit(house.address) as anna:
        table = await anna.open("sledges", 2)
        await anna.sit(table, 0)
        message = {"type": "seat-bot", "id": "once", "table": table, "chair": 1, "bot": "random"}
        first = await anna.send(message)
        assert await anna.send(message) == first
        await anna.until(lambda: anna.now[table]["state"] == "running")
        sat = [step for step in anna.steps[table].values() if step["what"] == "sat"]
        assert len(sat) == 2


@pytest.mark.parametrize("problem", [StorageAway("gone"), ZeroDivisionError("a secret")])
async def test_who_comes_while_something_is_broken_is_told_so_and_leaves_no_trace(
    problem: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[MutableMapping[str, Any]] = []

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        told.append(message)

    async def visitor(_: object) -> None:
        raise problem

    services = SimpleNamespace(
        settings=HouseSettings(),
        requests=Buckets(1.0, 10.0, HeldClock()),
        sockets_from=Places(1),
        bans=SimpleNamespace(check_address=lambda address: None),
        identities=SimpleNamespace(visitor=visitor),
        notes=Notes(HeldClock()),
    )
    code, closed = fault_of(problem, "en").code, 1013 if isinstance(problem, StorageAway) else 1011
    with caplog.at_level(logging.INFO, "jacta.server.gate.notes"):
        for _ in range(3):
            scope = {
                "type": "websocket",
                "path": "/ws",
                "query_string": b"lang=en",
                "headers": [],
                "client": ("192.0.2.1", 4321),
                "app": SimpleNamespace(state=SimpleNamespace(services=services)),
                "extensions": {"jacta.socket": {"socket": None}},
            }
            await LiveEndpoint()(scope, receive, send)
    accepted, failed, end = told[-3:]
    assert accepted["type"] == "websocket.accept"
    assert json.loads(failed["text"])["error"]["code"] == code
    assert (end["code"], end["reason"]) == (closed, code)
    assert len(services.sockets_from) == 0
    refused = [record for record in caplog.records if record.getMessage() == "refused"]
    assert len(refused) == 1
