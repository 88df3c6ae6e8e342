"""A person can have all that the house knows of it, and can be forgotten."""

from __future__ import annotations

import json

import pytest

from jacta.house import store
from jacta.house.ids import ChallengeId, PersonId, TableId
from jacta.house.store import ChairSummary, Played, Rating, Result, Store, Summary, UnknownPerson
from jacta.house.store.account import Counted, Fortune
from jacta.house.store.counted import Adjusted
from jacta.house.store.people.puzzles import Strength
from tests.house.store.entries import new_entry

ANNA, BERT, DOLL = PersonId("anna"), PersonId("bert"), PersonId("doll")
ONE, ALONE = TableId("one"), TableId("alone")
SEATS = tuple(ChairSummary(chair, who) for chair, who in enumerate((ANNA, BERT, DOLL)))


def rate(own: Strength | None, other: Strength | None) -> tuple[Strength, Strength, float]:
    return Strength(1510, 300, 1, 1), Strength(1490, 300, 1, 1), 1500.0


async def furnish(house: Store) -> None:
    """Anna with a companion, and Bert, have everything that a person can have."""
    told = Summary("express", "running", True, True, True, SEATS)
    await house.log.create(ONE, [new_entry("sat", '"anna"')], summary=told)
    for person, owner in ((ANNA, None), (BERT, None), (DOLL, ANNA)):
        await house.people.ensure(person, f"name of {person}", "fr", owner)
        await house.people.dress(person, "red", "star")
        await house.people.register(person, f"login of {person}", "secret hash", ["secret code"])
        await house.tokens.add(person, "seat", f"secret {person}", ONE, 0, f"label of {person}")
        await house.sessions.begin(person, f"secret {person}", "Firefox", f"system of {person}", 0)
        await house.notices.add(person, "password", "a session", "Firefox", f"system of {person}")
        await house.second_factors.propose(person, f"secret {person}")
        await house.likenesses.claim(person, f"name of {person}")
        await house.holidays.add(person, "2026-08-01", "2026-08-15")
        await house.chat.say(ONE, person, f"text of {person}")
        await house.presence.seen(ONE, [person], "p1", 1 << 62)
        await house.days.claim("express", "2026-08-31", person, ONE)
        challenge = ChallengeId(f"of {person}")
        await house.challenges.make(challenge, person, "express", "{}", b"7" * 32, 1)
        await house.challenges.claim(challenge, person, ONE)
        await house.puzzles.answer("express", "p1", person, 0, True, rate)
    await house.log.create(ALONE, [new_entry("opened", "1")])
    for number, person in enumerate((ANNA, BERT, DOLL)):
        result = Result(person, "express", number, "no-board", {"shorter": "no"}, None, 12)
        played = Played(number, 0, person, "express", 1, "alone", 1, 12, True, True)
        ended = [new_entry("ended", "1")]
        await house.log.append(ALONE, number + 1, ended, result=result, played=[played])
    fortunes = tuple(Fortune(person, 1.0, 0.1, 0.4, 0.2) for person in (ANNA, BERT, DOLL))
    faces = {"heads tails": (3, 4)}
    people = (ANNA, BERT, DOLL)
    await house.counted.add(
        Counted(ONE, 0, "express", 3, True, 5, people, faces, fortunes),
        lambda old, spread: Adjusted(dict.fromkeys(people, Rating(25, 8)), 0.1),
    )
    await house.ignores.set(ANNA, BERT, "mute")
    await house.ignores.set(BERT, ANNA, "block")
    await house.chat.report(ONE, 2, ANNA, "reason of anna")
    await house.chat.report(ONE, 1, BERT, "reason of bert")
    await house.ratings.rate_game(
        ONE,
        0,
        "express",
        {ANNA: 1, BERT: 2, DOLL: 3},
        lambda old: dict.fromkeys(old, Rating(25, 8)),
    )


async def test_a_person_gets_everything_but_the_hashes(address: str) -> None:
    async with store.open(address) as house:
        await furnish(house)
        mine = await house.privacy.everything(ANNA)
    text = json.dumps(mine)
    assert "secret" not in text
    for own in (
        "name of anna",
        "login of anna",
        "name of doll",
        "label of doll",
        "system of doll",
        "text of doll",
        "label of anna",
        "text of anna",
        "reason of anna",
        "2026-08-15",
        "mute",
    ):
        assert own in text
    for foreign in ("name of bert", "text of bert", "reason of bert", "block"):
        assert foreign not in text
    assert {name: len(rows) for name, rows in mine.items() if isinstance(rows, list)} == {
        "companions": 1,
        "holidays": 2,
        "ignores": 1,
        "sessions": 2,
        "notices": 2,
        "second_factors": 2,
        "tokens": 2,
        "messages": 2,
        "reports": 1,
        "ratings": 2,
        "rating_history": 2,
        "attempts": 2,
        "challenges": 2,
        "challenge_attempts": 2,
        "results": 2,
        "played": 2,
        "fortunes": 2,
        "adjusted": 2,
        "luck": 2,
        "fallen": 4,
        "puzzlers": 2,
        "puzzle_answers": 2,
        "tables": 2,
    }


async def test_an_erased_person_leaves_an_id_without_a_name(address: str) -> None:
    async with store.open(address) as house:
        await furnish(house)
        log, of_bert = await house.log.read(ONE), await house.privacy.everything(BERT)
        await house.privacy.erase(ANNA)
        found = await house.people.find([ANNA, BERT, DOLL])
        for person in (ANNA, DOLL):
            erased = found[person]
            assert (erased.name, erased.language, erased.login) == ("", "", None)
            assert (erased.colour, erased.shape) == (None, None)
            assert erased.generation == 1
            assert erased.deleted_at is not None
            assert await house.people.credentials(f"login of {person}") is None
            assert not await house.people.use_recovery(person, ["secret code"])
            assert await house.tokens.by_hash(f"secret {person}") is None
            assert await house.sessions.by_hash(f"secret {person}") is None
            assert await house.second_factors.of(person) is None
            assert await house.notices.of(person, 0) == []
            assert await house.likenesses.is_free(PersonId("new"), f"name of {person}")
            assert await house.holidays.of([person]) == {person: []}
            assert await house.results.bests(person, "express") == []
        assert await house.ignores.of(ANNA) == {}
        texts = [(message.text, message.removed) for message in await house.chat.read(ONE)]
        assert texts == [("", True), ("text of bert", False), ("", True)]
        assert {report.reason for report in await house.chat.open_reports()} == {
            "",
            "reason of bert",
        }
        left = json.dumps(await house.privacy.everything(ANNA))
        assert " of anna" not in left
        assert await house.log.read(ONE) == log, "the log is never changed"
        assert await house.privacy.everything(BERT) == of_bert, "nothing of others is lost"
        assert await house.ignores.blocks(ANNA, [BERT]) == {BERT}
        assert await house.ratings.of("express", [ANNA, BERT]) != {}
        assert len(await house.ratings.history(ANNA)) == 1
        ladder = [standing.player for standing in await house.ratings.ladder("express")]
        assert ladder == [BERT], "nobody who was erased stands on a ladder"
        (listed,) = await house.lobby.running()
        assert listed.chairs == SEATS


async def test_an_erased_person_stays_erased(address: str) -> None:
    async with store.open(address) as house:
        await furnish(house)
        await house.privacy.erase(ANNA)
        (erased,) = (await house.people.find([ANNA])).values()
        for person in (ANNA, DOLL):
            with pytest.raises(UnknownPerson):
                await house.people.rename(person, "back")
            with pytest.raises(UnknownPerson):
                await house.people.register(person, "back", "hash", [])
            with pytest.raises(UnknownPerson):
                await house.tokens.add(person, "bot", "new secret")
        with pytest.raises(UnknownPerson):
            await house.privacy.erase(ANNA)
        assert await house.people.ensure(ANNA, "back", "de") == erased
        await house.people.ensure(PersonId("new"), "", "en")
        await house.people.register(PersonId("new"), "login of anna", "h", [])
