"""Somebody is present as long as any process says so."""

from __future__ import annotations

from jacta.house import store
from jacta.house.ids import PersonId, TableId
from tests.house.clocks import HeldClock

ANNA, BERT = PersonId("anna"), PersonId("bert")
ONE, TWO = TableId("one"), TableId("two")
FAR = 1 << 62


async def test_a_person_is_there_until_all_processes_have_lost_sight(address: str) -> None:
    async with store.open(address) as house:
        there = house.presence
        await there.seen(ONE, [ANNA], "p1", FAR)
        await there.seen(ONE, [ANNA], "p1", FAR + 10)
        await there.seen(ONE, [ANNA], "p2", FAR + 5)
        await there.seen(ONE, [BERT], "p2", FAR + 5)
        await there.seen(TWO, [BERT], "p1", FAR)
        assert await there.present(ONE, FAR) == {ANNA, BERT}
        assert await there.present(ONE, FAR + 7) == {ANNA}
        assert await there.present(TWO, FAR) == set()
        await there.gone(ONE, ANNA, "p1")
        assert await there.present(ONE, FAR) == {ANNA, BERT}, "the other process has her"
        await there.gone(ONE, ANNA, "p2")
        assert await there.present(ONE, FAR) == {BERT}


async def test_a_process_that_ends_takes_its_people_along(address: str, clock: HeldClock) -> None:
    async with store.open(address, clock=clock) as house:
        there = house.presence
        await there.seen(ONE, [ANNA], "p1", FAR)
        await there.seen(ONE, [BERT], "p2", FAR)
        await there.seen(TWO, [BERT], "lost", clock.now())
        await there.forget_process("p1")
        assert await there.present(ONE, 0) == {BERT}
        assert await there.present(TWO, 0) == set(), "what was over is cleared away"


async def test_many_tables_are_looked_at_together(address: str) -> None:
    async with store.open(address) as house:
        there = house.presence
        await there.seen(ONE, [ANNA], "p1", FAR)
        await there.seen(ONE, [BERT], "p2", 5)
        await there.seen(TWO, [BERT], "p2", FAR)
        nowhere = TableId("nowhere")
        assert await there.present_at([ONE, nowhere], 5) == {ONE: {ANNA}, nowhere: set()}
        assert await there.present_at([], 5) == {}
