"""A storage that fails speaks: to whoever asks, in the log once, in the figures and at `/ready`."""

from __future__ import annotations

import json
import logging
import resource
from collections.abc import Callable
from pathlib import Path

import pytest

from jacta.house import store
from jacta.house.errors import DamagedLog, StorageAway
from jacta.house.ids import PersonId, TableId
from jacta.server.hosting.metrics import Metrics
from jacta.server.hosting.storage import Storage
from jacta.server.services import leave
from tests.server.running import Running
from tests.waiting import wait_until

OpenHouse = Callable[..., Running]


class Steady:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def figure(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(f"jacta_{name}", labels or None)


async def test_a_failure_is_told_once_and_counted_until_it_is_over(
    sqlite_address: str, caplog: pytest.LogCaptureFixture
) -> None:
    file, elsewhere, clock = Path(sqlite_address), Path(f"{sqlite_address}-away"), Steady()
    recovered: list[float] = []
    async with store.open(sqlite_address) as house:
        metrics = Metrics()
        storage = Storage(house, metrics, clock)
        storage.on_recovery = lambda: recovered.append(clock.now)
        assert await storage.try_out() is None
        file.rename(elsewhere)
        assert await storage.try_out() is None, "it is tried once a second"
        for _ in range(3):
            clock.now += 2
            found = await storage.try_out()
            assert isinstance(found, StorageAway)
        told = [(record.levelname, record.getMessage()) for record in caplog.records]
        assert told == [("ERROR", "the storage fails")]
        assert figure(metrics, "storage_failing") == 1
        assert figure(metrics, "storage_failures_total", code="storage-away") == 3
        elsewhere.rename(file)
        clock.now += 2
        assert await storage.try_out() is None
    last = caplog.records[-1]
    assert (last.levelname, last.getMessage()) == ("WARNING", "the storage is well again")
    assert last.__dict__["fields"] == {"failures": 3, "seconds": 6.0}
    assert (recovered, figure(metrics, "storage_failing")) == ([8.0], 0)


async def test_a_house_stops_also_where_nothing_can_be_stored(sqlite_address: str) -> None:
    file, elsewhere = Path(sqlite_address), Path(f"{sqlite_address}-away")
    async with store.open(sqlite_address) as house:
        await house.presence.seen(TableId("table"), [PersonId("anna")], "process", 1)
        file.rename(elsewhere)
        with pytest.raises(StorageAway):
            await house.presence.forget_process("process")
        await leave(house, "process")
        elsewhere.rename(file)


async def test_each_damaged_table_is_told_of_once(
    sqlite_address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with store.open(sqlite_address) as house:
        metrics = Metrics()
        storage = Storage(house, metrics)
        for table in ("one", "two", "one"):
            storage.failed(DamagedLog(TableId(table), "entry 3 is not as it was stored"))
        assert await storage.try_out() is None, "all other tables are well"
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2
    assert figure(metrics, "storage_failures_total", code="table-damaged") == 3
    assert figure(metrics, "storage_failing") == 0


def test_a_house_on_a_full_disk_says_so_and_goes_on_when_there_is_room(
    open_house: OpenHouse,
) -> None:
    house = open_house()
    guest, german = house.guest(), house.client(accept_language="de")
    german.get("/api/me").raise_for_status()
    wal = Path(f"{house.settings.database}-wal")

    def rename(text: str) -> int:
        return guest.put("/api/me/name", json={"name": text}).status_code

    limits = resource.prlimit(house.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, limits[1]))
    try:
        assert wait_until(lambda: rename("Full") == 503)
        answer = german.put("/api/me/name", json={"name": "Voll"})
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-full")
        assert "keinen Platz mehr" in answer.json()["message"]
        assert wait_until(lambda: house.client().get("/ready").status_code == 503)
        assert house.client().get("/ready").text == "not ready: storage-full\n"
        assert house.client().get("/live").status_code == 200
        assert "jacta_storage_failing 1.0" in house.client().get("/metrics").text
    finally:
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, limits)
    assert wait_until(lambda: house.client().get("/ready").status_code == 200)
    assert rename("Well again") == 200
    assert guest.get("/api/me").json()["name"] == "Well again"
    lines = [json.loads(line) for line in house.log.splitlines() if line.startswith("{")]
    told = [line for line in lines if line["logger"].endswith("hosting.storage")]
    # Told once, and counted when it is over; it may be over in between, when SQLite begins its log
    # anew in the room that it has.
    assert [line["level"] for line in told] == ["error", "warning"] * (len(told) // 2)
    assert {line["code"] for line in told[::2]} == {"storage-full"}
    assert sum(line["failures"] for line in told[1::2]) >= 3
