"""Who a client is at a house: a guest, or somebody with an account."""

from __future__ import annotations

import httpx

from tests.server.running import Running

__all__ = ["PASSWORD", "account", "error", "me"]

PASSWORD = "correct horse battery"


def account(house: Running, login: str) -> tuple[httpx.Client, list[str]]:
    client = house.guest()
    answer = client.post("/api/me/account", json={"login": login, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    codes: list[str] = answer.json()["codes"]
    return client, codes


def me(client: httpx.Client) -> dict[str, object]:
    answer = client.get("/api/me")
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]
