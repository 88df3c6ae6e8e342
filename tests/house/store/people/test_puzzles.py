"""Answers to puzzles: each counts once, in every process, and is forgotten with the person."""

from __future__ import annotations

import asyncio

from jacta.house import store
from jacta.house.ids import PersonId
from jacta.house.store.people.puzzles import Strength

ANNA = PersonId("anna")


def rate(one: Strength | None, other: Strength | None) -> tuple[Strength, Strength, float]:
    before = one or Strength(1500.0, 350.0)
    other = other or Strength(1400.0, 150.0)
    return (
        Strength(before.rating + 10, 300.0, before.answers + 1, before.solved + 1),
        Strength(other.rating - 10, 140.0, other.answers + 1, other.solved + 1),
        before.rating,
    )


async def test_the_first_answer_counts_in_every_process(address: str) -> None:
    async with store.open(address) as one, store.open(address) as two:
        answers = [
            house.puzzles.answer("tiny", "p", ANNA, place, place == 0, rate)
            for place in range(3)
            for house in (one, two)
        ]
        found = await asyncio.gather(*answers)
        assert len(set(found)) == 1
        assert await two.puzzles.answered("tiny", ANNA) == {"p": found[0]}
        assert await one.puzzles.of_person(ANNA) == {"tiny": Strength(1510.0, 300.0, 1, 1)}
        assert await one.puzzles.of_puzzles("tiny") == {"p": Strength(1390.0, 140.0, 1, 1)}


async def test_answers_are_taken_along_and_forgotten(address: str) -> None:
    async with store.open(address) as house:
        await house.people.ensure(ANNA, "Anna", "en")
        await house.puzzles.answer("tiny", "p", ANNA, 0, True, rate)
        everything = await house.privacy.everything(ANNA)
        assert everything["puzzlers"]
        assert everything["puzzle_answers"]
        await house.privacy.erase(ANNA)
        assert await house.puzzles.answered("tiny", ANNA) == {}
        assert await house.puzzles.of_person(ANNA) == {}
        assert (await house.puzzles.of_puzzles("tiny")).keys() == {"p"}


async def test_a_house_of_before_has_no_answers(address: str) -> None:
    await store.upgrade(address, "0011")
    async with store.open(address) as house:
        assert await house.puzzles.answered("tiny", ANNA) == {}
        assert (await house.puzzles.answer("tiny", "p", ANNA, 1, False, rate)).rating == 1510.0
