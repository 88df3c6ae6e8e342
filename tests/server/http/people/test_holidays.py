"""Holidays are added and removed by those whose they are."""

from __future__ import annotations

from datetime import UTC, datetime

from jacta.house.people.holidays import Holiday
from tests.house.people.test_holidays import days
from tests.server.running import Running


def body(holiday: Holiday) -> dict[str, str]:
    return {"first": holiday.first, "last": holiday.last}


def test_holidays_are_added_and_removed(house: Running) -> None:
    client, today = house.guest(), datetime.now(UTC).date()
    first, second = days(3, 5, today), days(0, 1, today)
    client.post("/api/me/holidays", json=body(first))
    added = client.post("/api/me/holidays", json=body(second))
    assert added.status_code == 201
    assert added.json()["holidays"] == [body(second), body(first)]
    left = client.request("DELETE", "/api/me/holidays", json=body(first))
    assert left.json()["holidays"] == [body(second)]
    assert client.get("/api/me/holidays").json() == left.json()
    again = client.request("DELETE", "/api/me/holidays", json=body(first))
    assert again.status_code == 404
    past = client.post("/api/me/holidays", json=body(days(-2, 2, today)))
    assert past.json()["code"] == "holiday-past"
