"""How soon somebody plays in a house of which nothing is compiled yet: `jacta serve`, first throw.

A house is started with an empty cache and an empty database. A guest opens a table, sits down and
gives the other chair to a bot: with that the first dice fall. Then the guest makes a move, and the
bot answers.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from benchmarks.house.serving import UNKEPT
from benchmarks.machine import spent

__all__ = ["MOMENTS", "opening"]

MOMENTS = ("open", "first throw", "own move", "answer of a bot")
_OPEN = re.compile(rb"^Jacta is open at (http://\S+)$")


def opening(game: str) -> dict[str, tuple[float, float]]:
    """For each moment the seconds since the house was started, and what it had cost by then."""
    begun = time.perf_counter()
    found: dict[str, tuple[float, float]] = {}
    with _house() as (process, address):

        def note(moment: str) -> None:
            found[moment] = time.perf_counter() - begun, spent(process.pid)

        note("open")
        _play(address, game, note)
    return found


@contextmanager
def _house() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A house in which nothing was ever compiled or played."""
    with tempfile.TemporaryDirectory() as folder:
        # As it is at a keeper's: Python keeps what it has read of the sources for the next time.
        here = {name: value for name, value in os.environ.items() if name != UNKEPT}
        empty = {"JACTA_CACHE": f"{folder}/cache", "JACTA_DATABASE": f"{folder}/house.db"}
        command = [str(Path(sys.executable).with_name("jacta")), "serve", "--port", "0"]
        with subprocess.Popen(
            [*command, "--log-level", "error"],
            stdout=subprocess.PIPE,
            env={**here, **empty},
        ) as process:
            assert process.stdout is not None
            try:
                for line in process.stdout:
                    if said := _OPEN.match(line.strip()):
                        yield process, said[1].decode()
                        break
                else:
                    raise SystemExit("the house did not open")
            finally:
                process.terminate()


def _play(address: str, game: str, note: Callable[[str], None]) -> None:
    with urllib.request.urlopen(f"{address}/api/games") as answer:
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
        games = {each["name"]: each for each in json.load(answer)["games"]}
    proposal = json.dumps({"game": game, "players": 2}).encode()
    heads = {"Cookie": cookie, "Content-Type": "application/json", "Origin": address}
    asked = urllib.request.Request(f"{address}/api/tables", proposal, heads)
    with urllib.request.urlopen(asked) as answer:
        table = json.load(answer)["table"]
    socket = f"{address.replace('http', 'ws', 1)}/ws"
    with connect(socket, additional_headers={"Cookie": cookie}) as line:
        guest = _Guest(line, table)
        guest.ask(type="sit", chair=0, salt="00" * 16)
        guest.ask(type="watch", chair=0)
        guest.ask(type="seat-bot", chair=1, bot=games[game]["bots"][0])
        while not guest.legal and not guest.answered:
            guest.listen()
        note(MOMENTS[1])
        while not guest.legal:  # it may be the bot that begins
            guest.listen()
        guest.ask(type="act", seat=0, actions=[guest.legal[0]])
        note(MOMENTS[2])
        guest.answered = False
        while not guest.answered:
            if guest.legal:
                guest.ask(type="act", seat=0, actions=[guest.legal[0]])
            else:
                guest.listen()
        note(MOMENTS[3])


class _Guest:
    """Somebody in the first chair of a table, who says one thing after the other."""

    def __init__(self, line: ClientConnection, table: str) -> None:
        self._line, self._table, self._number = line, table, 0
        self.legal: list[Any] = []
        self.answered = False

    def ask(self, **message: Any) -> None:
        """Say something and wait until it is done."""
        self._number += 1
        message |= {"id": str(self._number), "table": self._table}
        self._line.send(json.dumps(message))
        self.legal = []
        while not (answers := [told for told in self.listen() if told.get("re") == message["id"]]):
            pass
        if answers[0]["type"] != "done":
            raise SystemExit(f"the house refuses {message}: {answers[0]}")

    def listen(self) -> list[dict[str, Any]]:
        """What the house says next: how the table stands is kept."""
        heard = [json.loads(line) for line in self._line.recv().splitlines()]
        for told in heard:
            if told["type"] == "news":
                moves = [step["seat"] for step in told["steps"] if step["what"] == "acted"]
                self.answered |= 1 in moves
                self.legal = told["now"].get("legal", [])
        return heard
