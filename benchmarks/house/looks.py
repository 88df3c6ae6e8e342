"""Looks back: how much longer a person's move takes while games are looked back on: `make looks`.

As `make masters` does it: two people play at one table at the pace of quick people, in turns
alone; while another process, which lets others go first, keeps a core busy; and while finished
games are looked back on all the time, because somebody is waiting at their records. A house looks
back on one game at a time: if that costs no more than the busy core, it is the core that is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import time
from collections.abc import Sequence

import httpx
import uvloop

from benchmarks.house.driver import Player, Tally, arrive, play_table, timed
from benchmarks.house.masters import ALONE, GAME, PAUSE, Calm, busy, one_round
from benchmarks.house.serving import compile_all, disk, house
from jacta.analysis import BUDGET
from jacta.games import game as find_game
from tools.reliability import ROOT, Cell, Section, Table, write

BUSY, LOOKING = "beside a busy core", "while games are looked back on"
COLUMNS = ["a person's move", "moves", "p50, ms", "p99, ms", "games looked back on"]
NICE = 15  # as whoever looks back is
# Each takes some ten seconds to look back on.
FINISHED = 4


async def play_some(http: httpx.AsyncClient, address: str, games: int) -> list[str]:
    """Tables at which a game is over."""
    unlimited, tables = Tally(), list[str]()
    pair = [await arrive(http, address, lambda: Player(unlimited)) for _ in range(2)]
    cookie = {"cookie": pair[0][0]}
    for _ in range(games):
        proposal = {"game": GAME, "players": 2}
        opened = await http.post("/api/tables", json=proposal, headers=cookie)
        tables.append(opened.raise_for_status().json()["table"])
        await asyncio.gather(*(p.play(tables[-1], chair) for chair, (_, p) in enumerate(pair)))
    for _, player in pair:
        player.leave()
    return tables


async def look_back(
    http: httpx.AsyncClient, tables: Sequence[str], tally: Tally, looked: list[str]
) -> None:
    """Wait for all that each of these games shows, one after the other, until the time is over."""
    for table in tables:
        whole = False
        while not whole and not tally.is_over:
            answer = await http.get(f"/api/tables/{table}/records/0/retrospect")
            whole = answer.raise_for_status().json()["whole"]
            await asyncio.sleep(0.2)
        if tally.is_over:
            return
        looked.append(table)
    raise SystemExit("all games were looked back on before the round was over: play more of them")


async def looking_round(address: str, seconds: float, finished: int) -> tuple[Tally, int]:
    """What was measured of two people at a table, and how many games were looked back on."""
    tally, looked = Tally(), list[str]()
    async with httpx.AsyncClient(base_url=address, timeout=600) as http:
        tables = await play_some(http, address, finished)
        pair = [await arrive(http, address, lambda: Calm(tally)) for _ in range(2)]
        looking = look_back(http, tables, tally, looked)
        await timed(tally, [play_table(http, GAME, pair, tally), looking], seconds, tuple)
        for _, player in pair:
            player.leave()
    return tally, len(looked)


def compare(args: argparse.Namespace) -> dict[str, list[tuple[Tally, int]]]:
    """The rounds of each of the three, in turns."""
    found: dict[str, list[tuple[Tally, int]]] = {ALONE: [], BUSY: [], LOOKING: []}
    compile_all(ROOT)
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds} ...", flush=True)
        with house(look_back_seconds=0) as served:
            found[ALONE].append((uvloop.run(one_round(served.address, 0, args.seconds))[0], 0))
            with busy(1, nice=NICE):
                found[BUSY].append((uvloop.run(one_round(served.address, 0, args.seconds))[0], 0))
        with house(look_back_seconds=BUDGET) as served:
            looked = looking_round(served.address, args.seconds, args.finished)
            found[LOOKING].append(uvloop.run(looked))
    return found


def section(
    found: dict[str, list[tuple[Tally, int]]], args: argparse.Namespace, took: float
) -> Section:
    """What the page of reliability says."""
    return Section(
        name="looks",
        title="Looking back",
        command="make looks",
        about=f"two people play {find_game(GAME).title} at one table, a move every "
        f"{PAUSE * 1000:.0f} ms; in turns alone, while a process outside the house does nothing "
        "but keep one core busy, and while somebody waits at one record after the other for all "
        f"that the game shows, {BUDGET:.0f} s of work each, so that one is always being made. That "
        f"process lets the house go first, as the other does. {args.rounds} rounds of "
        f"{args.seconds:.0f} s each; told is the median round, with the range of all. House and "
        f"driver share the machine, with its {os.cpu_count()} cores; {disk()}.",
        tables=[Table(COLUMNS, [_row(name, rounds) for name, rounds in found.items()])],
        seconds=took,
    )


def _row(name: str, rounds: Sequence[tuple[Tally, int]]) -> list[Cell]:
    cells: list[Cell] = [name, sum(len(tally.latencies) for tally, _ in rounds)]
    for share in (0.5, 0.99):
        times = sorted(tally.quantile(share) * 1000 for tally, _ in rounds)
        cells.append(f"{statistics.median(times):.1f} ({times[0]:.1f} to {times[-1]:.1f})")
    return [*cells, sum(looked for _, looked in rounds)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make looks", description=__doc__)
    given = parser.add_argument
    given("--seconds", type=float, default=15.0, help="how long a round is measured")
    given("--rounds", type=int, default=5, help="of which the median is told")
    given("--finished", type=int, default=FINISHED, help="games to look back on in a round")
    given("--dry", action="store_true", help="only print: docs/reliability.md stays as it is")
    args = parser.parse_args()
    began = time.monotonic()
    result = section(compare(args), args, time.monotonic() - began)
    print(result.about)
    for row in result.tables[0].rows:
        print(*row, sep="\t")
    if not args.dry:
        write(result)


if __name__ == "__main__":
    main()
