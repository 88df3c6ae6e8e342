"""Playing over HTTP: tables that tests open, sit down at and play to their end."""

from __future__ import annotations

import json
import random
import secrets
from typing import Any

import httpx

from tests.server.sources import SALT

__all__ = ["do", "open_table", "play", "play_game", "sit"]

_MOST_ROUNDS = 10_000  # the longest game that anybody plays at random has some hundreds


def open_table(client: httpx.Client, game: str = "sledges", players: int = 2, **other: Any) -> str:
    """The id of a new table."""
    answer = client.post("/api/tables", json={"game": game, "players": players, **other})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def do(client: httpx.Client, table: str, kind: str, **fields: Any) -> httpx.Response:
    """Send a command with a new id."""
    message = {"type": kind, "id": secrets.token_hex(8), "table": table, **fields}
    return client.post(f"/api/tables/{table}/commands", json=message)


def sit(client: httpx.Client, table: str, chair: int) -> None:
    answer = do(client, table, "sit", chair=chair, salt=SALT)
    assert answer.status_code == 200, answer.text


def play(table: str, *clients: httpx.Client) -> dict[str, Any]:
    """Play at random, everyone in the chair of their number, until the table is over."""
    rng = random.Random(1)
    for _ in range(_MOST_ROUNDS):
        for chair, client in enumerate(clients):
            news: dict[str, Any] = client.get(f"/api/tables/{table}?chair={chair}").json()
            now = news["now"]
            if now["state"] == "over":
                return news
            if legal := now.get("legal"):
                seat = now["view"]["seat"]
                answer = do(client, table, "act", seat=seat, actions=[rng.choice(legal)])
                assert answer.status_code == 200, answer.text
            elif not now["acting"] and now["state"] == "running":
                do(client, table, "next-game")
    raise AssertionError(f"still not over: {json.dumps(news['now'])}")


def play_game(*clients: httpx.Client, game: str = "sledges", **settings: Any) -> str:
    """A table at which these people have played."""
    table = open_table(clients[0], game, len(clients), **settings)
    for chair, client in enumerate(clients):
        sit(client, table, chair)
    play(table, *clients)
    return table
