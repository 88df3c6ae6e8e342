"""What the keeper does from another process is seen at the tables within seconds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from jacta.verifier import verify
from tests.server.people import Person, visit
from tests.server.running import Running

_PATIENCE_SECONDS = 30.0


async def keep(house: Running, *arguments: str) -> None:
    await asyncio.to_thread(house.keep, *arguments)


async def until(person: Person, seen: Callable[[], bool]) -> None:
    async with asyncio.timeout(_PATIENCE_SECONDS):
        while not seen():
            await person.news()


async def test_what_the_keeper_removes_and_closes_is_seen(house: Running) -> None:
    async with visit(house.address) as anna, visit(house.address) as ben:
        table = await anna.open("wurfel-express", 2)
        for chair, person in enumerate((anna, ben)):
            await person.http.put("/api/me/name", json={"name": f"Rude {chair}"})
            await person.sit(table, chair)
        for text in ("first", "rude words"):
            await ben.do("say", table, text=text)
        await until(anna, lambda: len(anna.said) == 2)
        await asyncio.gather(
            keep(house, "remove-message", table, "2"), keep(house, "remove-name", ben.id)
        )
        await until(anna, lambda: anna.facts[table]["chairs"][1]["name"] == "")
        await until(anna, lambda: len(anna.said) == 3)
        assert [(said["n"], said["text"]) for said in anna.said] == [
            (1, "first"),
            (2, "rude words"),
            (2, ""),
        ]
        assert anna.facts[table]["chairs"][0]["name"] == "Rude 0"

        action = anna.now[table]["legal"][0]
        await anna.do("act", table, seat=0, actions=[action])
        await keep(house, "close", table)
        await until(anna, lambda: anna.is_over(table))
        closed = anna.steps[table][max(anna.steps[table])]
        assert (closed["what"], closed["why"], len(closed["seeds"])) == ("aborted", "keeper", 1)
        record = await ben.http.get(f"/api/tables/{table}/records/0")
        assert verify(record.text) > 0
        assert closed["seeds"][0] in record.text
        assert "Rude 1" not in record.text
        exported = json.loads((await ben.http.get("/api/me/export")).text)
        assert [game["record"] for game in exported["records"]] == [record.text]
