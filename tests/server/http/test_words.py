"""Whoever watches in a language is told in words too, each in their own; nobody else is."""

from __future__ import annotations

import pytest

from tests.server.people import Failure, Person, visit
from tests.server.running import Running


async def begin(anna: Person, ben: Person) -> str:
    """Anna watches in French, Ben as programs do; then the game begins."""
    table = await anna.open("thirteen", 2)
    await anna.do("sit", table, chair=0)
    await anna.do("watch", table, chair=0, lang="fr")
    await ben.sit(table, 1)
    await anna.until(lambda: "view" in anna.now.get(table, {}))
    await ben.until(lambda: "view" in ben.now.get(table, {}))
    return table


async def test_each_hears_the_same_in_a_language_of_their_own(house: Running) -> None:
    async with visit(house.address) as anna, visit(house.address) as ben:
        table = await begin(anna, ben)
        now = anna.now[table]
        assert len(now["labels"]) == len(now["legal"]) > 0
        assert now["text"]
        assert not {"labels", "text"} & set(ben.now[table])
        told = {n: len(step.get("events", ())) for n, step in anna.steps[table].items()}
        assert told == {n: len(step.get("says", ())) for n, step in anna.steps[table].items()}
        assert not any("says" in step for step in ben.steps[table].values())
        chairs = anna.facts[table]["chairs"]
        assert chairs[0]["name"] in " ".join(
            sentence for step in anna.steps[table].values() for sentence in step.get("says", ())
        )


async def test_a_draft_is_answered_in_words(house: Running) -> None:
    async with visit(house.address) as anna, visit(house.address) as ben:
        table = await begin(anna, ben)
        done = await anna.do("draft", table, seat=0, actions=["stay"])
        assert len(done["draft"]["chosen"]) == 1
        assert done["draft"]["text"]


async def test_a_table_can_be_asked_for_in_words(house: Running) -> None:
    async with visit(house.address) as anna, visit(house.address) as ben:
        table = await begin(anna, ben)
        plain = (await anna.http.get(f"/api/tables/{table}?chair=0")).json()
        worded = (await anna.http.get(f"/api/tables/{table}?chair=0&lang=de")).json()
        assert "labels" not in plain["now"]
        assert len(worded["now"]["labels"]) == len(plain["now"]["legal"])


async def test_a_refusal_names_the_people_it_is_about(house: Running) -> None:
    async with visit(house.address) as anna:
        table = await anna.open("wurfel-express", 4)
        await anna.sit(table, 0)
        for chair in (1, 2, 3):
            await anna.do("seat-bot", table, chair=chair, bot="random")
        await anna.until(lambda: bool(anna.now.get(table, {}).get("legal")))
        said = []
        for colour in "RGWBYK":  # seven dice have at least two of one of them
            with pytest.raises(Failure) as failure:
                await anna.do("draft", table, seat=0, actions=["stop", f"steal 1 {colour}2"])
            assert failure.value.error["clause"].startswith("WE-")
            said.append(failure.value.error["message"])
        assert any("Bruno" in sentence for sentence in said)
        assert not any("Player 2" in sentence for sentence in said)


async def test_a_language_that_is_not_spoken_here_is_refused(house: Running) -> None:
    async with visit(house.address) as anna:
        table = await anna.open("thirteen", 2)
        with pytest.raises(Failure, match="bad-message"):
            await anna.do("watch", table, lang="la")
