"""Load: how many durable moves a second a house takes, beside its peer, in the same run.

One server process and one that drives it: at each table two people play as fast as they are
answered. The peer is boardgame.io, which `make load` installs into build/peer and starts itself, in
memory and with its file storage; both play Stones, which has almost no rules, so that the servers
are measured. Each is driven by its own client in Node, and both by one driver in Python that speaks
either protocol. Machines are noisy: rounds of all alternate, ratios are taken round by round, and
the median is told with the range of all. Processor time of the server for one move is told too,
which a busy machine leaves alone.

What bounds any house is measured in the same rounds: a sync of the disk; *store*, entries that are
stored as moves are, with nobody who plays; and *ping*, messages that go the way of a move through
the same sockets, of which nothing comes.

With `--beside` the house of another checkout or commit is measured too, a round of it after each of
ours. Würfel Express has all of its rules, dice by HMAC included, and is measured for houses only.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from subprocess import run

import uvloop

from benchmarks.house import boardgame, node
from benchmarks.house.appending import append
from benchmarks.house.driver import Costs, Tally, measure, ping
from benchmarks.house.serving import ROOT, Served, compile_all, house, sync_seconds
from benchmarks.machine import spent
from benchmarks.page import write
from tools.reliability import Cell, Section, Table, machine

OURS, IN_MEMORY, WITH_FILES = "house", "peer, in memory", "peer, files"
OWN, COMMON, ECHO, STORE = "own", "common", "ping", "store"
COLUMNS = ("server", "client", "moves/s", "p50, ms", "p99, ms", "server, ms", "client, ms")

# Lets people play at so many tables for so many seconds.
Drive = Callable[[Served, int, float], Tally]


@dataclass
class Side:
    """A server, and by which clients it is driven; the rounds of each so far."""

    name: str
    open: Callable[[], AbstractContextManager[Served]]
    drives: dict[str, Drive]
    rounds: dict[str, list[Tally]] = field(default_factory=dict)

    def play(self, tables: int, seconds: float) -> None:
        """One round with each client."""
        with self.open() as served:
            for client, drive in self.drives.items():
                self.rounds.setdefault(client, []).append(drive(served, tables, seconds))


def by_driver(game: str, served: Served, tables: int, seconds: float) -> Tally:
    return uvloop.run(measure(served.address, game, tables, seconds, _costs(served)))


def by_pings(served: Served, tables: int, seconds: float) -> Tally:
    return uvloop.run(ping(served.address, tables, seconds, _costs(served)))


def by_appends(served: Served, tables: int, seconds: float) -> Tally:
    return uvloop.run(append(tables, seconds))


def peer_by_driver(served: Served, tables: int, seconds: float) -> Tally:
    return uvloop.run(boardgame.measure(served.address, tables, seconds, _costs(served)))


def _costs(served: Served) -> Costs:
    return lambda: (spent(served.process), time.process_time())


def sides(game: str, others: Sequence[tuple[str, Path]], *, alone: bool) -> list[Side]:
    """All that are measured with a game, in the order of their rounds."""
    common = partial(by_driver, game)
    if game != "stones":
        return [Side(name, partial(house, path), {COMMON: common}) for name, path in others]
    found = []
    for name, path in others:
        drives: dict[str, Drive] = {COMMON: common}
        if path == ROOT and not alone:
            drives = {OWN: node.house_players, COMMON: common, ECHO: by_pings, STORE: by_appends}
        found.append(Side(name, partial(house, path), drives))
    if not alone:
        drives = {OWN: node.peer_players, COMMON: peer_by_driver}
        found.append(Side(IN_MEMORY, partial(boardgame.peer, files=False), dict(drives)))
        found.append(Side(WITH_FILES, partial(boardgame.peer, files=True), dict(drives)))
    return found


def row(name: str, client: str, rounds: Sequence[Tally], seconds: float) -> list[Cell]:
    """The medians of all rounds, and the range of what counts most."""
    rates = sorted(len(tally.latencies) / seconds for tally in rounds)
    costs = [cost(rounds, whose) for whose in (0, 1)]
    stuck = sum(tally.stuck for tally in rounds)
    return [
        f"{name} ({stuck} tables stuck)" if stuck else name,
        client,
        f"{median(rates):,.0f} ({rates[0]:,.0f} to {rates[-1]:,.0f})",
        *(
            round(median(tally.quantile(share) for tally in rounds) * 1e3, 2)
            for share in (0.5, 0.99)
        ),
        *(round(seconds * 1e3, 3) for seconds in costs),
    ]


def cost(rounds: Sequence[Tally], whose: int) -> float:
    """The processor time of a move, of the server (0) or the client (1)."""
    return median(tally.spent[whose] / max(1, len(tally.latencies)) for tally in rounds)


def ratio(ours: Sequence[Tally], others: Sequence[Tally]) -> str:
    """How many times as many moves we have: the median of the rounds, and their range."""
    pairs = zip(ours, others, strict=True)
    times = sorted(len(one.latencies) / max(1, len(other.latencies)) for one, other in pairs)
    return f"{median(times):.2f} × ({times[0]:.2f} to {times[-1]:.2f})"


def ratios(tables: int, measured: Sequence[Side]) -> list[list[Cell]]:
    """The house beside each other side, by each client that both have."""
    ours, *others = measured
    found: list[list[Cell]] = [
        [tables, client, f"{OURS} × {side.name}", ratio(ours.rounds[client], rounds)]
        for side in others
        for client, rounds in side.rounds.items()
        if client in ours.rounds
    ]
    for side in others if ECHO in ours.rounds else ():
        least = cost(ours.rounds[ECHO], 0) + cost(ours.rounds[STORE], 0)
        for client, rounds in side.rounds.items():
            most = f"{cost(rounds, 0) / least:.2f} ×"
            found.append([tables, client, f"at most, by processor × {side.name}", most])
    return found


def section(
    rounds: int, seconds: float, figures: list[Table], syncs: Sequence[float], took: float
) -> Section:
    """What docs/benchmarks.md says of this run."""
    return Section(
        name="load",
        title="The house beside its peer",
        command='make load ARGS="--write"',
        about=f"one server process and one that drives it, two people at each table, Stones on "
        f"both; the house with a SQLite file and `synchronous=FULL`, the peer, {boardgame.NAME}, "
        "in memory and with its file storage, which tells a move before it is written and syncs "
        "nothing. *Own*: people with the socket of our pages, and with the client of the peer, "
        "both in Node; *common*: one driver in Python that speaks either protocol; *ping*: "
        "messages that the house answers and does nothing for; *store*: the entries of as many "
        "moves, stored with nobody who plays. No house on these sockets and this store takes less "
        "of the processor for a move than these two together: what that leaves, with a core for "
        "the server alone, is *at most*. Medians of "
        f"{rounds} round{'s'[: rounds > 1]} of {seconds:.0f} s in turns, and the range; ratios "
        "round by round. "
        "*Server* and *client* are processor time a move; where both make up all cores, the "
        "client takes from the server. The sync of the disk that a durable move waits for took "
        f"{median(syncs) * 1e3:.2f} ms, and the longest of a hundred "
        f"{syncs[int(0.99 * len(syncs))] * 1e3:.2f} ms.",
        tables=figures,
        seconds=took,
        date=time.strftime("%Y-%m-%d", time.gmtime()),
        machine=machine(),
    )


@contextmanager
def checkout_of(beside: str | None) -> Iterator[list[tuple[str, Path]]]:
    """Our checkout, and another one by its folder or its commit, with what each is called."""
    ours = [(OURS, ROOT)]
    if beside is None:
        yield ours
    elif Path(beside).is_dir():
        yield [*ours, (f"house of {Path(beside).name}", Path(beside).resolve())]
    else:
        folder = ROOT / "build" / f"beside-{beside}"
        made = run(["git", "worktree", "add", "--detach", str(folder), beside], cwd=ROOT)
        if made.returncode:
            raise SystemExit(f"{beside} is neither a checkout nor a commit")
        try:
            yield [*ours, (f"house of {beside}", folder)]
        finally:
            run(["git", "worktree", "remove", "--force", str(folder)], cwd=ROOT)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    given = parser.add_argument
    given("--tables", type=int, nargs="+", default=[1, 20, 100], help="how many, one by one")
    given("--seconds", type=float, default=4, help="how long a round is measured")
    given("--rounds", type=int, default=3, help="of which the median is told")
    given("--games", nargs="+", default=["stones", "wurfel-express"], help="what is played")
    given("--beside", help="another checkout or commit, measured in turn with this one")
    given("--alone", action="store_true", help="without the peer")
    given("--write", action="store_true", help="write the section of docs/benchmarks.md too")
    asked = parser.parse_args()
    if not asked.alone:
        boardgame.install()
    began, syncs, figures, compared = (
        time.monotonic(),
        list[float](),
        list[Table](),
        list[list[Cell]](),
    )
    print(machine(), flush=True)
    with checkout_of(asked.beside) as houses:
        for _, checkout in houses:
            compile_all(checkout)
        for game in asked.games:
            for tables in asked.tables:
                measured = sides(game, houses, alone=asked.alone)
                for _ in range(asked.rounds):
                    syncs += sync_seconds()
                    for side in measured:
                        side.play(tables, asked.seconds)
                rows = [
                    row(side.name, client, rounds, asked.seconds)
                    for side in measured
                    for client, rounds in side.rounds.items()
                ]
                called = f"{game}, {tables} {'table' if tables == 1 else 'tables'}"
                figures.append(Table([called, *COLUMNS[1:]], rows))
                beside = ratios(tables, measured)
                compared += beside if game == "stones" else []
                show(figures[-1], beside)
    columns = ["tables", "client", "moves a second", "ratio"]
    found = section(
        asked.rounds,
        asked.seconds,
        [*([Table(columns, compared)] if compared else []), *figures],
        sorted(syncs),
        time.monotonic() - began,
    )
    print(f"\n{found.about}\n{found.machine}")
    if asked.write:
        write(found)


def show(figures: Table, beside: Sequence[Sequence[Cell]]) -> None:
    print()
    for what, client, *cells in (figures.columns, *figures.rows):
        print(f"{what:<26} {client:<7}", *(f"{cell:>24}" for cell in cells[:1]), end="")
        print(*(f"{cell:>11}" for cell in cells[1:]))
    for _, client, what, times in beside:
        print(f"  {what}, client {client}: {times}")
    print(end="", flush=True)


if __name__ == "__main__":
    main()
