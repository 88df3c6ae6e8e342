"""Clients in Node: people with the socket of our pages, and with the client of the peer.

Each is a process of its own, which tells when its time begins and how long every move took.
"""

from __future__ import annotations

import json
import subprocess

from benchmarks.house.boardgame import NODE, environment
from benchmarks.house.driver import Tally, warm_up_seconds
from benchmarks.house.serving import ROOT, Served
from benchmarks.machine import spent

__all__ = ["house_players", "peer_players"]

# The socket of our pages is TypeScript.
_TYPED = ("--experimental-transform-types", "--disable-warning=ExperimentalWarning")
_PATIENCE_SECONDS = 120


def house_players(served: Served, tables: int, seconds: float) -> Tally:
    """People at the tables of the house, with the socket of its pages."""
    return _play("house_players.cjs", served, tables, seconds)


def peer_players(served: Served, tables: int, seconds: float) -> Tally:
    """People at the tables of the peer, with its own client."""
    return _play("peer_players.cjs", served, tables, seconds)


def _play(script: str, served: Served, tables: int, seconds: float) -> Tally:
    asked = [served.address, tables, warm_up_seconds(tables), seconds]
    command = [NODE, *_TYPED, f"benchmarks/house/node/{script}", *map(str, asked)]
    client = subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True
    )

    def costs() -> tuple[float, float]:
        return spent(served.process), spent(client.pid)

    try:
        assert client.stdout is not None
        if client.stdout.readline() != "begin\n":
            raise SystemExit(f"{script} cannot play")
        before = costs()
        tally = Tally(latencies=json.loads(client.stdout.readline()))
        tally.spent = [after - once for after, once in zip(costs(), before, strict=True)]
        return tally
    finally:
        client.kill()
        client.wait(_PATIENCE_SECONDS)
