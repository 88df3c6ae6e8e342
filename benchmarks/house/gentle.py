"""How much a backup slows the house that it is made of: `make gentle`.

One house on a large file, at which people play as fast as it answers. It is measured in turns
without a backup and while one is being made, so that whatever else the machine does strikes both;
told is the median over all pairs of rounds, with the range. What is told by the clock has in it
that a backup needs a processor too; the processor time that a move costs the house has not.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import uvloop

from benchmarks.house.driver import Tally, measure
from benchmarks.house.scale import GAME, fill
from benchmarks.house.serving import ROOT, disk, house
from benchmarks.machine import spent
from tools.reliability import Cell, Section, Table, write

SLEEPING = 10_000  # tables that are in the file besides
COLUMNS = ["tables", "", "moves/s", "p50, ms", "p99, ms", "house, ms a move", "of a core, backup"]

# One after the other, as long as a round lasts.
_BACKUPS = 'while "$0" -c "from jacta.cli import main; main()" "$@"; do :; done'


@contextmanager
def backing_up(database: Path) -> Iterator[int]:
    """Backups are made of a house meanwhile; gives the process that makes them."""
    into = str(database.with_name("backup.db"))
    asked = ["backup", into, "--database", str(database), "--force"]
    making = subprocess.Popen(
        ["sh", "-c", _BACKUPS, sys.executable, *asked],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield making.pid
        if making.poll() is not None:
            raise SystemExit("no backup can be made")
    finally:
        os.killpg(making.pid, signal.SIGKILL)
        making.wait()


def one_round(address: str, house: int, tables: int, seconds: float, backup: int | None) -> Tally:
    """A round of moves, and what house and backup have spent meanwhile."""

    def costs() -> Sequence[float]:
        return spent(house), 0.0 if backup is None else spent(backup)

    return uvloop.run(measure(address, GAME, tables, seconds, costs))


def compare(
    folder: Path, tables: Sequence[int], rounds: int, seconds: float, sleeping: int
) -> dict[int, tuple[list[Tally], list[Tally]]]:
    """For each number of tables the rounds without a backup and those with one, in turns."""
    database = folder / "house.db"
    with house(database=database) as served:
        uvloop.run(measure(served.address, GAME, 1, 1.0))
    uvloop.run(fill(database, sleeping))
    found: dict[int, tuple[list[Tally], list[Tally]]] = {}
    with house(database=database) as served:
        for number in tables:
            without, beside = found[number] = [], []
            for played in range(rounds):
                print(f"{number} tables, round {played + 1} of {rounds} ...", flush=True)
                place = served.address, served.process, number, seconds
                without.append(one_round(*place, backup=None))
                with backing_up(database) as backup:
                    beside.append(one_round(*place, backup=backup))
    return found


def section(
    found: dict[int, tuple[list[Tally], list[Tally]]], seconds: float, megabytes: float, took: float
) -> Section:
    """What the page of reliability says."""
    rows, told = list[list[Cell]](), list[str]()
    for number, (without, beside) in found.items():
        pairs = list(zip(without, beside, strict=True))
        shares = sorted(len(b.latencies) / max(1, len(a.latencies)) for a, b in pairs)
        cost = statistics.median(_cost(b) / _cost(a) for a, b in pairs)
        told.append(
            f"at {number} {'table' if number == 1 else 'tables'} {statistics.median(shares):.0%} "
            f"as many moves ({shares[0]:.0%} to {shares[-1]:.0%} by round), each for {cost:.2f} "
            "times the processor time"
        )
        rows.append([number, "alone", *_figures(without, seconds)])
        rows.append([number, "beside a backup", *_figures(beside, seconds)])
    rounds = len(next(iter(found.values()))[0])
    return Section(
        name="backup",
        title="A backup beside a house",
        command="make gentle",
        about=f"one house with a file of {megabytes:.0f} MB, at whose tables people play as fast "
        "as it answers, in turns alone and while backups are made of it, one after the other: "
        f"{rounds} rounds of {seconds:.0f} s each. Beside a backup a house takes "
        f"{'; '.join(told)}. House, driver and backup share the machine; {disk()}.",
        tables=[Table(COLUMNS, rows)],
        seconds=took,
    )


def _cost(tally: Tally) -> float:
    """The processor time of the house for one move."""
    return tally.spent[0] / max(1, len(tally.latencies))


def _figures(tallies: Sequence[Tally], seconds: float) -> list[Cell]:
    return [
        round(statistics.median(len(tally.latencies) for tally in tallies) / seconds),
        *(
            round(statistics.median(tally.quantile(share) for tally in tallies) * 1e3, 1)
            for share in (0.5, 0.99)
        ),
        round(statistics.median(map(_cost, tallies)) * 1e3, 2),
        round(statistics.median(tally.spent[1] for tally in tallies) / seconds, 2),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make gentle", description=__doc__)
    given = parser.add_argument
    given("--tables", type=int, nargs="+", default=[1, 20], help="how many, one by one")
    given("--seconds", type=float, default=6.0, help="how long a round is measured")
    given("--rounds", type=int, default=7, help="of which the median is told")
    given("--sleeping", type=int, default=SLEEPING, help="tables that are in the file besides")
    given("--dry", action="store_true", help="only print: docs/reliability.md stays as it is")
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = compare(
            Path(folder),
            arguments.tables,
            arguments.rounds,
            arguments.seconds,
            arguments.sleeping,
        )
        megabytes = (Path(folder) / "house.db").stat().st_size / 1e6
    result = section(found, arguments.seconds, megabytes, time.monotonic() - began)
    print(result.about)
    for row in result.tables[0].rows:
        print(*row, sep="\t")
    if not arguments.dry:
        write(result)


if __name__ == "__main__":
    main()
