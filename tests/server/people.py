"""People at a house: they visit, sit down, watch, act, lose their connection and come back."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import NO_TLS, PATIENT_LIMITS

__all__ = ["Failure", "Person", "visit"]


class Failure(Exception):
    """The house answered with an error."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["code"])
        self.error = error


@asynccontextmanager
async def visit(
    address: str, language: str = "en", cookies: httpx.Cookies | None = None
) -> AsyncIterator[Person]:
    """A new guest, or whoever has these cookies on another device, with an open socket."""
    headers = {"accept-language": language}
    async with httpx.AsyncClient(
        base_url=address,
        headers=headers,
        cookies=cookies,
        timeout=30,
        limits=PATIENT_LIMITS,
        verify=NO_TLS,
    ) as http:
        await http.get("/api/games")
        person = Person(address, http, language)
        try:
            await person.connect()
            yield person
        finally:
            await person.disconnect()


@dataclass
class Person:
    """One guest. `steps` is the log of each table as far as it was told, by number."""

    address: str
    http: httpx.AsyncClient
    language: str = "en"
    id: str = ""
    steps: dict[str, dict[int, Any]] = field(default_factory=dict)
    now: dict[str, Any] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)
    said: list[Any] = field(default_factory=list)
    drafted: list[Any] = field(default_factory=list)
    received: list[str] = field(default_factory=list)
    chairs: dict[str, int] = field(default_factory=dict)
    _socket: ClientConnection | None = None
    _reading: asyncio.Task[None] | None = None
    _answers: dict[str, asyncio.Future[Any]] = field(default_factory=dict)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    # -- connection

    @property
    def cookie(self) -> str:
        return f"jacta={self.http.cookies['jacta']}"

    async def connect(self) -> None:
        """Open the socket, and watch again all tables from where one was cut off."""
        self._socket = await self._dial()
        self._reading = asyncio.create_task(self._read(self._socket))
        for table, chair in list(self.chairs.items()):
            await self.watch(table, chair)

    async def _dial(self) -> ClientConnection:
        return await connect(
            f"{self.address.replace('http', 'ws', 1)}/ws?lang={self.language}",
            additional_headers={"cookie": self.cookie},
            compression=None,
            max_size=1 << 24,
        )

    async def disconnect(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        if self._socket is not None:
            await self._socket.close()
        self._reading = self._socket = None

    @property
    def is_connected(self) -> bool:
        return self._reading is not None and not self._reading.done()

    def drop(self) -> None:
        """Lose the connection without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                for line in text.split("\n"):
                    self._hear(line)
        except ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the connection was lost"))
            self._answers.clear()
            self._news.set()

    def _hear(self, text: str) -> None:
        self.received.append(text)
        message = msgspec.json.decode(text)
        match message["type"]:
            case "hello":
                self.id = message["person"]
            case "done" | "failed":
                answer = self._answers.pop(message["re"] or "", None)
                if answer is not None and not answer.done():
                    if message["type"] == "done":
                        answer.set_result(message)
                    else:
                        answer.set_exception(Failure(message["error"]))
            case "news":
                self._learn(message)
            case "said":
                self.said.append(message)
            case "drafted":
                self.drafted.append(message)
        self._news.set()

    def _learn(self, news: dict[str, Any]) -> None:
        """What is told twice is told alike, and nothing is left out."""
        steps = self.steps.setdefault(news["table"], {})
        for step in news["steps"]:
            assert steps.setdefault(step["n"], step) == step
        if news["now"]["n"] >= self.now.get(news["table"], {"n": 0})["n"]:
            self.now[news["table"]] = news["now"]
        if "facts" in news:
            self.facts[news["table"]] = news["facts"]

    # -- speaking

    async def send(self, message: dict[str, Any], times: int = 1) -> Any:
        """Send a message, perhaps several times, and wait for its answer."""
        if self._socket is None:
            raise ConnectionError("no connection")
        answer = asyncio.get_running_loop().create_future()
        self._answers[message["id"]] = answer
        try:
            for _ in range(times):
                await self._socket.send(json.dumps(message))
        except ConnectionClosed:
            answer.cancel()
            raise ConnectionError("the connection was lost") from None
        async with asyncio.timeout(30):
            return await answer

    async def do(self, kind: str, table: str, **fields: Any) -> Any:
        """Send a command with a new id."""
        message = {"type": kind, "id": f"{kind}-{secrets.token_hex(8)}", "table": table, **fields}
        return await self.send(message)

    async def open(self, game: str, players: int, **settings: Any) -> str:
        answer = await self.http.post(
            "/api/tables", json={"game": game, "players": players, **settings}
        )
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    async def sit(self, table: str, chair: int) -> None:
        await self.do("sit", table, chair=chair, salt=secrets.token_hex(16))
        await self.watch(table, chair)

    async def watch(self, table: str, chair: int = -1) -> None:
        """See a table from now on; what was told before is not told again."""
        self.chairs[table] = chair
        steps = self.steps.get(table, {})
        await self.do("watch", table, chair=chair, after=max(steps, default=0))

    async def news(self) -> None:
        """Wait until something is told."""
        self._news.clear()
        async with asyncio.timeout(30):
            await self._news.wait()

    async def until(self, condition: Callable[[], bool], seconds: float = 30.0) -> None:
        """Wait until what was told makes it true."""
        async with asyncio.timeout(seconds):
            while not condition():
                await self.news()

    # -- playing

    def is_over(self, table: str) -> bool:
        return self.now.get(table, {}).get("state") in ("over", "aborted")

    async def play(self, table: str, rng: random.Random) -> int:
        """Play at random until the table is over; how many moves were made."""
        moves = 0
        while not self.is_over(table):
            now = self.now[table]
            if now.get("legal"):
                action = rng.choice(now["legal"])
                answer = await self.do("act", table, seat=now["view"]["seat"], actions=[action])
                moves += 1
                while self.now[table]["n"] < answer["n"]:
                    await self.news()
            else:
                await self.news()
        return moves
