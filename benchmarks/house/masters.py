"""Masters: how much longer a person's move takes while eight bots think: `make masters`.

One house, at whose table two people play at the pace of quick people. It is measured in turns
alone; while eight people, each at a table of its own against a master, answer it at once, so that
all eight masters always think; and while nobody thinks, but another process takes as many cores as
the bots of the house have. If the masters cost no more than that, it is the cores they take that
are missed. Told are medians over rounds, with the range.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import httpx
import uvloop

from benchmarks.house.driver import Player, Tally, arrive, play_table, timed
from benchmarks.house.serving import compile_all, disk, house
from jacta.bots.ladder import ladder
from jacta.games import game as find_game
from tools.reliability import ROOT, Cell, Section, Table, write

GAME, THOUGHTFUL = "wurfel-express", "verbindung-gesucht"
MASTERS = 8
PAUSE = 0.05  # seconds between two moves of those who are measured
ALONE, BUSY, THINKING = "alone", "beside as many busy cores", "beside eight masters"
COLUMNS = ["a person's move", "moves", "p50, ms", "p99, ms", "decisions of masters a second"]

# What a worker of bots does to the machine, and nothing else: it lets others go first.
_SPIN = "import os, sys; os.nice(int(sys.argv[1]))\nwhile True: pass"
_NICE = 10


class Calm(Player):
    """A person who looks at what happened before the next move."""

    def _act(self, action: str) -> None:
        asyncio.get_running_loop().call_later(PAUSE, super()._act, action)


@contextmanager
def busy(cores: int, nice: int = _NICE) -> Iterator[None]:
    """So many cores are taken by something else meanwhile."""
    command = [sys.executable, "-c", _SPIN, str(nice)]
    spinning = [subprocess.Popen(command) for _ in range(cores)]
    try:
        yield
    finally:
        for process in spinning:
            process.send_signal(signal.SIGKILL)
            process.wait()


async def against_master(http: httpx.AsyncClient, cookie: str, player: Player, own: Tally) -> None:
    """One game after the other against a master, until the time is over."""
    proposal, header = {"game": THOUGHTFUL, "players": 2}, {"cookie": cookie}
    while not own.is_over:
        opened = await http.post("/api/tables", json=proposal, headers=header)
        table = opened.raise_for_status().json()["table"]
        playing = asyncio.ensure_future(player.play(table, 0))
        seat = {"type": "seat-bot", "id": table, "table": table, "chair": 1, "bot": "master"}
        while True:  # the person sits down over the socket, perhaps later
            done = await http.post(f"/api/tables/{table}/commands", json=seat, headers=header)
            if done.is_success:
                break
            await asyncio.sleep(0.05)
        await playing
        own.games += 1


async def one_round(address: str, masters: int, seconds: float) -> tuple[Tally, Tally]:
    """What was measured of two people at a table, and of those who play against masters."""
    tally, others = Tally(), Tally()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        pair = [await arrive(http, address, lambda: Calm(tally)) for _ in range(2)]
        against = [await arrive(http, address, lambda: Player(others)) for _ in range(masters)]
        games = [against_master(http, cookie, player, others) for cookie, player in against]

        async def both_know_when_it_ends() -> None:
            while tally.ends == float("inf"):
                await asyncio.sleep(0.01)
            others.begins, others.ends = tally.begins, tally.ends

        playing = play_table(http, GAME, pair, tally)
        await timed(tally, [playing, both_know_when_it_ends(), *games], seconds, tuple)
        for _, player in (*pair, *against):
            player.leave()
    return tally, others


def compare(rounds: int, seconds: float, workers: int) -> dict[str, list[tuple[Tally, Tally]]]:
    """The rounds of each of the three, in turns."""
    found: dict[str, list[tuple[Tally, Tally]]] = {ALONE: [], BUSY: [], THINKING: []}
    compile_all(ROOT)
    with house(bot_workers=workers) as served:
        for number in range(rounds):
            print(f"round {number + 1} of {rounds} ...", flush=True)
            found[ALONE].append(uvloop.run(one_round(served.address, 0, seconds)))
            with busy(workers):
                found[BUSY].append(uvloop.run(one_round(served.address, 0, seconds)))
            found[THINKING].append(uvloop.run(one_round(served.address, MASTERS, seconds)))
    return found


def section(
    found: dict[str, list[tuple[Tally, Tally]]], args: argparse.Namespace, took: float
) -> Section:
    """What the page of reliability says."""
    master = ladder(find_game(THOUGHTFUL))[-1]
    return Section(
        name="masters",
        title="Eight masters think",
        command="make masters",
        about=f"two people play {find_game(GAME).title} at one table, a move every "
        f"{PAUSE * 1000:.0f} ms; in turns alone, while {args.workers} process(es) outside the "
        "house do nothing but keep as many cores busy, and while eight others play "
        f"{find_game(THOUGHTFUL).title} against a master each ({master.cost / 1e6:.2g} s of a core "
        "a decision) and answer it at once. Bots think in "
        f"{args.workers} process(es), which let the house go first. {args.rounds} rounds of "
        f"{args.seconds:.0f} s each; told is the median round, with the range of all. House and "
        f"driver share the machine, with its {os.cpu_count()} cores; {disk()}.",
        tables=[Table(COLUMNS, [_row(name, rounds, args) for name, rounds in found.items()])],
        seconds=took,
    )


def _row(name: str, rounds: Sequence[tuple[Tally, Tally]], args: argparse.Namespace) -> list[Cell]:
    cells: list[Cell] = [name, sum(len(tally.latencies) for tally, _ in rounds)]
    for share in (0.5, 0.99):
        times = sorted(tally.quantile(share) * 1000 for tally, _ in rounds)
        cells.append(f"{statistics.median(times):.1f} ({times[0]:.1f} to {times[-1]:.1f})")
    decided = statistics.median(len(others.latencies) for _, others in rounds) / args.seconds
    return [*cells, f"{decided:.0f}"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make masters", description=__doc__)
    given = parser.add_argument
    given("--seconds", type=float, default=15.0, help="how long a round is measured")
    given("--rounds", type=int, default=5, help="of which the median is told")
    given("--workers", type=int, default=1, help="processes in which bots think")
    given("--dry", action="store_true", help="only print: docs/reliability.md stays as it is")
    args = parser.parse_args()
    began = time.monotonic()
    found = compare(args.rounds, args.seconds, args.workers)
    result = section(found, args, time.monotonic() - began)
    print(result.about)
    for row in result.tables[0].rows:
        print(*row, sep="\t")
    if not args.dry:
        write(result)


if __name__ == "__main__":
    main()
