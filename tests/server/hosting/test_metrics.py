"""The numbers of a house are those of one process, and no visitor can make new ones."""

from __future__ import annotations

import asyncio

from jacta.house.ids import TableState
from jacta.house.store import StoreError
from jacta.server.hosting.metrics import Metrics


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(f"jacta_{name}", labels)


def test_what_happens_is_counted() -> None:
    metrics = Metrics()
    metrics.moved(0.002)
    metrics.moved(0.004, moves=3)
    metrics.commanded("act")
    metrics.commanded("act", "not-yours")
    metrics.commanded("act", "illegal/too-few")
    metrics.socket_opened()
    metrics.socket_opened()
    metrics.socket_closed()
    metrics.rooms(7)
    metrics.sent(100)
    metrics.sent(300, messages=3)
    metrics.bot_decided(0.2)
    metrics.bot_decided(10.0, "late")
    metrics.bots(busy=1, waiting=4)
    metrics.duty_done("clock")
    metrics.requested("GET", "/tables/{table}", 200, 0.01)
    assert b"jacta_moves_total 4.0" in metrics.render()
    assert value(metrics, "moves_total") == 4
    assert value(metrics, "append_seconds_count") == 2
    assert value(metrics, "commands_total", type="act", result="done") == 1
    assert value(metrics, "commands_total", type="act", result="illegal") == 1
    assert value(metrics, "sockets") == 1
    assert value(metrics, "rooms") == 7
    assert value(metrics, "messages_out_total") == 4
    assert value(metrics, "bytes_out_total") == 400
    assert value(metrics, "bot_decision_seconds_count") == 2
    assert value(metrics, "bot_troubles_total", kind="late") == 1
    assert (value(metrics, "bots_busy"), value(metrics, "bots_waiting")) == (1, 4)
    assert value(metrics, "duties_total", kind="clock") == 1
    request = {"method": "GET", "route": "/tables/{table}", "status": "200"}
    assert value(metrics, "http_request_seconds_count", **request) == 1


def test_strange_requests_make_no_new_labels() -> None:
    metrics = Metrics()
    metrics.requested("BREW", None, 404, 0.01)
    metrics.requested("WHEN", None, 404, 0.01)
    request = {"method": "other", "route": "none", "status": "404"}
    assert value(metrics, "http_request_seconds_count", **request) == 2


def test_two_houses_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.moved(0.001)
    assert value(other, "moves_total") == 0


def test_tables_are_counted_at_most_every_ten_seconds() -> None:
    clock = [100.0]
    metrics = Metrics(clock=lambda: clock[0])
    asked = 0

    async def count() -> dict[TableState, int]:
        nonlocal asked
        asked += 1
        return {"open": asked, "running": 0, "over": 0, "aborted": 0}

    async def fail() -> dict[TableState, int]:
        raise StoreError("gone")

    async def run() -> None:
        await metrics.refresh(count)
        clock[0] += 9
        await metrics.refresh(count)
        assert value(metrics, "tables", state="open") == 1
        clock[0] += 1
        await metrics.refresh(count)
        assert value(metrics, "tables", state="open") == 2
        clock[0] += 10
        await metrics.refresh(fail)
        assert value(metrics, "tables", state="open") is None

    asyncio.run(run())
    assert asked == 2


def test_the_text_is_what_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.moved(0.001)
    text = metrics.render().decode()
    assert "# TYPE jacta_moves_total counter" in text
    assert "jacta_moves_total 1.0" in text
    assert metrics.content_type.startswith("text/plain")
