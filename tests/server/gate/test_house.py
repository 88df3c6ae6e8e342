"""The limits of a house that is open, met by real clients."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.identities import error
from tests.server.running import Running
from tests.server.test_safety import HEADERS

UPGRADE = (
    "GET /ws{query} HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: {version}\r\nsec-websocket-key: {key}\r\n{more}\r\n"
)
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


@pytest.fixture(scope="module")
def narrow(open_house: Callable[..., Running]) -> Running:
    return open_house(
        sockets_per_person=3,
        sockets_per_address=6,
        tables_per_hour_per_address=18.0,
        head_seconds=5.0,
        hosts=("dice.lan",),
    )


def exchange(house: Running, sent: bytes) -> tuple[int, dict[str, str], bytes]:
    """What is answered to raw bytes until the house hangs up: status, headers, body."""
    place = urlsplit(house.address)
    with socket.create_connection((place.hostname, place.port or 80), timeout=60) as line:
        line.sendall(sent)
        read = b""
        while data := line.recv(65_536):
            read += data
    top, _, body = read.partition(b"\r\n\r\n")
    first, *rest = top.decode().split("\r\n")
    headers = dict(part.lower().split(": ", 1) for part in rest)
    return int(first.split()[1]), headers, body


def upgrade(
    query: str = "", host: str = "127.0.0.1", version: int = 13, key: str = KEY, more: str = ""
) -> bytes:
    text = UPGRADE.format(query=query, host=host, version=version, key=key, more=more)
    return text.encode("latin-1")


# -- times


@pytest.mark.limit("head-time")
def test_a_request_that_is_sent_by_half_is_ended(narrow: Running) -> None:
    status, headers, body = exchange(narrow, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n")
    assert (status, json.loads(body)["code"]) == (408, "too-slow")
    assert headers.keys() >= HEADERS
    assert '"code": "too-slow"' in narrow.log


# -- WebSockets


async def welcome(house: Running, cookie: str, lines: list[ClientConnection]) -> str:
    """What the first message of a new socket is, or with which code and reason it ends."""
    line = await connect(house.socket_address, additional_headers={"cookie": cookie})
    lines.append(line)
    told = json.loads(await line.recv())
    if told["type"] == "hello":
        return "hello"
    with pytest.raises(ConnectionClosed):
        await line.recv()
    assert line.close_reason == told["error"]["code"]
    return f"{line.close_code} {line.close_reason}"


async def knock(house: Running, *cookies: str) -> list[str]:
    """What becomes of so many sockets that are opened at the same time."""
    lines: list[ClientConnection] = []
    try:
        told = await asyncio.gather(*(welcome(house, cookie, lines) for cookie in cookies))
        return sorted(told)
    finally:
        await asyncio.gather(*(line.close() for line in lines))


def cookie_of(house: Running) -> str:
    return f"jacta={house.guest().cookies['jacta']}"


@pytest.mark.limit("sockets-of-person")
async def test_a_person_has_so_many_sockets_also_of_those_opened_at_once(narrow: Running) -> None:
    cookie = cookie_of(narrow)
    for _ in range(2):  # what was closed makes room
        assert await knock(narrow, *[cookie] * 6) == ["1013 too-many"] * 3 + ["hello"] * 3


@pytest.mark.limit("sockets-of-address")
async def test_an_address_has_so_many_sockets(narrow: Running) -> None:
    cookies = [cookie_of(narrow) for _ in range(8)]
    assert await knock(narrow, *cookies) == ["1013 crowded"] * 2 + ["hello"] * 6


@pytest.mark.limit("frame")
async def test_a_frame_that_is_too_large_ends_a_socket(narrow: Running) -> None:
    async with connect(
        narrow.socket_address, additional_headers={"cookie": cookie_of(narrow)}
    ) as line:
        await line.recv()
        await line.send("x" * ((1 << 20) + 1))
        with pytest.raises(ConnectionClosed):
            await line.recv()
        assert line.close_code == 1009


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (upgrade(version=12), 400),
        (upgrade(key="no key"), 400),
        (upgrade(query="?x=\xff"), 400),
        (upgrade(query="?x=%00"), 404),
        (upgrade(more=f"x: {'x' * 8_100}\r\n"), 431),
        (upgrade(more="x: y\r\n" * 110), 431),
        (upgrade(host="evil.example"), 421),
        (upgrade().replace(b"/ws", b"/nowhere"), 403),
    ],
)
def test_a_handshake_that_fails_is_told_with_the_security_headers(
    narrow: Running, sent: bytes, status: int
) -> None:
    told, headers, _ = exchange(narrow, sent)
    assert told == status
    assert headers.keys() >= HEADERS


# -- names and paths


def test_a_house_is_reached_by_its_own_names_only(narrow: Running) -> None:
    client = narrow.client()
    own = client.get("/api/games", headers={"host": "dice.lan:8330"})
    assert own.status_code == 200
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    told = client.post("/api/tables", json={"game": "sledges", "players": 2}, headers=evil)
    assert error(told) == (421, "unknown-host")
    assert told.headers.keys() >= HEADERS


def test_nobody_is_led_to_another_house(narrow: Running) -> None:
    client = narrow.client()
    led = client.get("/api/games/", headers={"host": "dice.lan"})
    assert led.headers["location"] == "http://dice.lan/api/games"
    other = client.get("/api/games/", headers={"host": "evil.example"})
    assert "location" not in other.headers


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00", "/%ff", "/" + "x" * 3_000, "/assets/" + "x" * 300, "/..%2fx"]
)
def test_an_odd_path_is_not_found(narrow: Running, path: str) -> None:
    status, headers, _ = exchange(
        narrow, f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n".encode()
    )
    assert status == 404
    assert headers.keys() >= HEADERS


# -- tables


@pytest.mark.limit("tables-of-address")
def test_guests_without_a_cookie_open_no_more_tables_than_others(narrow: Running) -> None:
    proposal = {"game": "sledges", "players": 2}
    answers = [httpx.post(f"{narrow.address}/api/tables", json=proposal) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert answers[-1].json()["code"] == "too-fast"


# -- what the keeper sees


def test_what_was_refused_is_counted(narrow: Running) -> None:
    figures = narrow.client().get("/metrics").text
    assert 'jacta_refused_total{code="too-slow"}' in figures
    assert 'jacta_refused_total{code="unknown-host"}' in figures
