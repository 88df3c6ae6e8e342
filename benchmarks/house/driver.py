"""The driver: people who play at tables of the house as fast as it answers, in one process.

A move counts when it was acknowledged, which is after it was stored; its latency is from sending it
to its answer. Its frames are read by compiled code and its messages as far as a player needs them,
so that the server is measured and not the driver.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

__all__ = [
    "Costs",
    "Incoming",
    "Pinger",
    "Player",
    "Tally",
    "arrive",
    "measure",
    "ping",
    "play_table",
    "timed",
    "warm_up_seconds",
]

Visitor = TypeVar("Visitor", bound=WSListener)
# Tells the processor time of some processes so far.
Costs: TypeAlias = Callable[[], Sequence[float]]

_PATIENCE_SECONDS = 10.0


class Now(msgspec.Struct):
    """As much of the state as a player needs."""

    n: int
    state: str
    legal: list[msgspec.Raw] = []


class Incoming(msgspec.Struct):
    """As much of a message of the house as a player needs."""

    type: str
    table: str | None = None
    re: str | None = None
    now: Now | None = None


_decoder = msgspec.json.Decoder(Incoming)


def warm_up_seconds(tables: int) -> float:
    """After this long all of them are played at, on a machine that has other work too."""
    return 3.0 + tables / 20


@dataclass
class Tally:
    """What was measured: the latency of every acknowledged move, in seconds."""

    begins: float = float("inf")
    ends: float = float("inf")
    latencies: list[float] = field(default_factory=list)
    failed: int = 0
    stuck: int = 0
    games: int = 0
    spent: list[float] = field(default_factory=list)  # meanwhile, by whoever is looked at

    @property
    def is_over(self) -> bool:
        return time.perf_counter() > self.ends

    def add(self, sent: float) -> None:
        """A move that was sent then is acknowledged now."""
        now = time.perf_counter()
        if self.begins <= now <= self.ends:
            self.latencies.append(now - sent)

    def quantile(self, share: float) -> float:
        found = sorted(self.latencies)
        return found[min(len(found) - 1, int(share * len(found)))] if found else float("nan")


class Player(WSListener):
    """One person: any legal action, as soon as it is possible."""

    def __init__(self, tally: Tally) -> None:
        self._tally, self._rng = tally, random.Random(0)
        self._transport: WSTransport | None = None
        self._table, self._chair, self._number, self._seen = "", 0, 0, 0
        self._sent: dict[str, float] = {}
        self._over = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        if frame.msg_type != WSMsgType.TEXT:
            return
        for line in frame.get_payload_as_bytes().splitlines():
            self._hear(_decoder.decode(line))

    def _hear(self, message: Incoming) -> None:
        if message.type == "done" and message.re in self._sent:
            self._tally.add(self._sent.pop(message.re))
        elif message.type == "failed":
            self._tally.failed += 1
        elif message.now is not None and message.table == self._table:
            if message.now.state == "over" or self._tally.is_over:
                self._over.set()
            elif message.now.legal and message.now.n > self._seen:
                self._seen = message.now.n
                self._act(bytes(self._rng.choice(message.now.legal)).decode())

    def _act(self, action: str) -> None:
        self._number += 1
        name = str(self._number)
        self._sent[name] = time.perf_counter()
        self._send(
            f'{{"type":"act","id":"{name}","table":"{self._table}",'
            f'"seat":{self._chair},"actions":[{action}]}}'
        )

    def _send(self, message: str) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, message.encode())

    async def play(self, table: str, chair: int) -> None:
        """Sit down, and play until the game or the time is over."""
        self._table, self._chair, self._number, self._seen = table, chair, 0, 0
        self._over.clear()
        for kind in ("sit", "watch"):
            self._send(
                f'{{"type":"{kind}","id":"{table}/{kind}","table":"{table}","chair":{chair}}}'
            )
        await self._over.wait()
        self._send(f'{{"type":"unwatch","id":"{table}/unwatch","table":"{table}"}}')

    def leave(self) -> None:
        assert self._transport is not None
        self._transport.disconnect()


async def arrive(
    http: httpx.AsyncClient, address: str, make: Callable[[], Visitor]
) -> tuple[str, Visitor]:
    """A guest: the cookie, and what listens at an open socket."""
    # With a cookie of its own the request gets none that somebody else has just been given.
    answer = await http.get("/api/games", headers={"cookie": "new=guest"})
    cookie = f"jacta={answer.cookies['jacta']}"
    visitor = make()
    await ws_connect(
        lambda: visitor,
        f"{address.replace('http', 'ws', 1)}/ws",
        extra_headers={"Cookie": cookie},
    )
    return cookie, visitor


async def play_table(
    http: httpx.AsyncClient, game: str, people: Sequence[tuple[str, Player]], tally: Tally
) -> None:
    """Two people who play one game after the other until the time is over."""
    proposal = {"game": game, "players": len(people)}
    while not tally.is_over:
        cookie = {"cookie": people[0][0]}
        opened = await http.post("/api/tables", json=proposal, headers=cookie)
        if opened.is_error:
            raise SystemExit(f"the house opens no table: {opened.text}")
        table = opened.json()["table"]
        await asyncio.gather(*(p.play(table, chair) for chair, (_, p) in enumerate(people)))
        tally.games += 1


async def measure(
    address: str, game: str, tables: int, seconds: float, costs: Costs = tuple
) -> Tally:
    """Let people play at so many tables of the house."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        guests = [await arrive(http, address, lambda: Player(tally)) for _ in range(2 * tables)]
        pairs = [guests[2 * table : 2 * table + 2] for table in range(tables)]
        await timed(tally, [play_table(http, game, pair, tally) for pair in pairs], seconds, costs)
        for _, player in guests:
            player.leave()
    return tally


class Pinger(WSListener):
    """Somebody who asks for nothing, and asks again as soon as that is answered."""

    def __init__(self, tally: Tally) -> None:
        self._tally, self._sent, self._over = tally, 0.0, asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT and b'"done"' in frame.get_payload_as_bytes():
            self._tally.add(self._sent)
            self._ask()

    def _ask(self) -> None:
        if self._tally.is_over:
            self._over.set()
        else:
            self._sent = time.perf_counter()
            self._transport.send(WSMsgType.TEXT, b'{"type":"ping","id":"1"}')

    async def go_on(self) -> None:
        """Until the time is over."""
        self._ask()
        await self._over.wait()
        self._transport.disconnect()


async def ping(address: str, people: int, seconds: float, costs: Costs = tuple) -> Tally:
    """Let so many ask for nothing."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        found = [await arrive(http, address, lambda: Pinger(tally)) for _ in range(people)]
        await timed(tally, [pinger.go_on() for _, pinger in found], seconds, costs)
    return tally


async def timed(
    tally: Tally,
    games: Iterable[Coroutine[object, object, None]],
    seconds: float,
    costs: Costs,
) -> None:
    """The time runs once all of them are at it; what is spent meanwhile is in the tally, and how
    many tables never came to an end."""
    tasks = [asyncio.ensure_future(game) for game in games]
    await asyncio.sleep(warm_up_seconds(len(tasks)))
    tally.begins = time.perf_counter()
    tally.ends = tally.begins + seconds
    before = costs()
    await asyncio.sleep(seconds)
    tally.spent = [after - once for after, once in zip(costs(), before, strict=True)]
    done, stuck = await asyncio.wait(tasks, timeout=_PATIENCE_SECONDS)
    for task in stuck:
        task.cancel()
    await asyncio.gather(*stuck, return_exceptions=True)
    tally.stuck = len(stuck)
    for task in done:
        task.result()
