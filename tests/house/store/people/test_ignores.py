"""A person is muted or blocked by those who say so, and by nobody else."""

from __future__ import annotations

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import PersonId

ANNA, BERT, CARL = PersonId("anna"), PersonId("bert"), PersonId("carl")


async def test_a_person_is_ignored_until_told_otherwise(address: str) -> None:
    async with store.open(address) as house:
        ignores = house.ignores
        await ignores.set(ANNA, BERT, "mute")
        await ignores.set(ANNA, CARL, "block")
        await ignores.set(BERT, CARL, "mute")
        assert await ignores.of(ANNA) == {BERT: "mute", CARL: "block"}
        assert await ignores.blocks(CARL, [ANNA, BERT, PersonId("\0")]) == {ANNA}
        assert await ignores.blocks(ANNA, [BERT, CARL]) == frozenset()
        assert await ignores.blocks(CARL, []) == frozenset()
        await ignores.set(BERT, CARL, "block")
        assert await ignores.blocks(CARL, [ANNA, BERT]) == {ANNA, BERT}
        await ignores.set(ANNA, CARL, None)
        assert await ignores.of(ANNA) == {BERT: "mute"}
        with pytest.raises(JactaError):
            await ignores.set(ANNA, CARL, "hate")  # type: ignore[arg-type]
