"""Several processes on one database, and processes that are killed while they write."""

from __future__ import annotations

import random
import subprocess

from jacta.house import store
from jacta.house.ids import TableId
from tests.house.store.program import RACE, ROOT, command

ROUNDS = 3
TABLES = 6


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command(*arguments),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


async def test_of_two_processes_exactly_one_wins_each_number(address: str) -> None:
    last = 150
    names = ("anna", "bert")
    processes = [start("race", address, name, str(last)) for name in names]
    for process in processes:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    won: dict[str, list[int]] = {}
    for process in processes:
        assert process.stdin
        process.stdin.write("go\n")
        process.stdin.flush()
    for name, process in zip(names, processes, strict=True):
        output, _ = process.communicate(timeout=120)
        assert process.returncode == 0
        won[name] = [int(line) for line in output.splitlines()]
    assert sorted(won["anna"] + won["bert"]) == list(range(1, last + 1))
    async with store.open(address) as house:
        log = await house.log.read(RACE)
    assert [entry.n for entry in log] == list(range(1, last + 1))
    for name in names:
        assert [entry.n for entry in log if entry.body == f'"{name}"'] == won[name]


async def test_what_a_killed_process_had_acknowledged_is_there(address: str) -> None:
    """Killed at any moment, it leaves whole appends only, and the next one just goes on."""
    acknowledged: list[tuple[str, int, int, str]] = []
    for number in range(ROUNDS):
        with start("write", address, f"p{number}", str(TABLES)) as process:
            assert process.stdout
            lines = [process.stdout.readline() for _ in range(random.randint(20, 150))]
            process.kill()
            rest = process.stdout.read()  # what is buffered already, too
        assert process.returncode == -9, "it went on until it was killed"
        whole = [line for line in (*lines, *rest.splitlines(True)) if line.endswith("\n")]
        for line in whole:  # the last one may be cut off by the kill
            where, start_n, end_n, why = line.split()
            acknowledged.append((where, int(start_n), int(end_n), why))
        async with store.open(address) as house:
            logs = {f"t{i}": await house.log.read(TableId(f"t{i}")) for i in range(TABLES)}
        for log in logs.values():
            assert [entry.n for entry in log] == list(range(1, len(log) + 1))
            assert not log or log[-1].more == 0, "an append is stored as a whole"
        for table, first, last, cause in acknowledged:
            entries = logs[table][first - 1 : last]
            assert [entry.body for entry in entries] == [f'"{cause}"'] * (last + 1 - first)
            assert entries[0].cause == cause
    assert len(acknowledged) >= ROUNDS * 20


async def test_a_full_disk_fails_the_append_and_loses_nothing(sqlite_address: str) -> None:
    process = start("fill_disk", sqlite_address)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    lines = output.splitlines()
    failures = [line for line in lines if line.startswith("failed:")]
    assert len(failures) == 2
    assert all("house.db failed: " in line for line in failures)
    accepted = [int(line) for line in lines if line not in failures]
    assert accepted == list(range(1, len(accepted) + 1))
    assert len(accepted) > 20
    async with store.open(sqlite_address) as house:
        log = await house.log.read(TableId("t0"))
    assert [entry.n for entry in log] == accepted
    assert log[-1].body == '"after"'
