"""How games went is stored with their end, and told of everybody by themselves."""

from __future__ import annotations

from jacta.house import store
from jacta.house.ids import PersonId, TableId
from jacta.house.store import Alone, Kept, Played, Result, Store, Tally
from jacta.house.store.people.played import Outcome
from tests.house.clocks import HeldClock
from tests.house.store.entries import new_entry

ANNA, BERT = PersonId("anna"), PersonId("bert")


def seat(
    chair: int, person: PersonId, outcome: Outcome, round: int = 0, listed: bool = True
) -> Played:
    rank = 2 if outcome == "lost" else 1
    return Played(
        round, chair, person, "express", 2, outcome, rank, 10 * rank, listed, counts=listed
    )


async def finish(house: Store, name: str, *games: tuple[Outcome, Outcome], listed: bool) -> None:
    """A match of Anna and Bert at a table."""
    table = TableId(name)
    await house.log.create(table, [new_entry("opened", "1")])
    for round, (of_anna, of_bert) in enumerate(games):
        played = [
            seat(0, ANNA, of_anna, round, listed),
            seat(1, BERT, of_bert, round, listed),
        ]
        await house.log.append(table, round + 1, [new_entry("ended", "1")], played=played)


async def test_games_are_found_by_table_and_by_person(address: str, clock: HeldClock) -> None:
    async with store.open(address, clock=clock) as house:
        await finish(house, "match", ("won", "lost"), ("drawn", "drawn"), listed=True)
        clock.move(60)
        await finish(house, "secret", ("lost", "won"), listed=False)
        found = await house.played.at_tables([TableId("match"), TableId("none"), TableId("\0")])
        assert {
            table: [[each.outcome for each in game.chairs] for game in games]
            for table, games in found.items()
        } == {"match": [["won", "lost"], ["drawn", "drawn"]]}
        all_of_anna = await house.played.of_person(ANNA, listed_only=False)
        assert [(game.table, game.round) for game in all_of_anna] == [
            ("secret", 0),
            ("match", 1),
            ("match", 0),
        ]
        first = await house.played.of_person(ANNA, listed_only=False, limit=2)
        rest = await house.played.of_person(ANNA, listed_only=False, before=first[-1].cursor)
        assert [*first, *rest] == all_of_anna
        public = await house.played.of_person(ANNA, listed_only=True)
        assert {game.table for game in public} == {"match"}
        assert await house.played.of_person(ANNA, listed_only=False, game="trip") == []


async def test_a_tally_has_what_counts(address: str) -> None:
    async with store.open(address) as house:
        await finish(house, "match", ("won", "lost"), ("drawn", "drawn"), listed=True)
        await finish(house, "other", ("lost", "won"), listed=False)
        assert await house.played.tallies(ANNA, listed_only=False) == {
            "express": Tally(won=1, drawn=1, lost=0, alone=0, best=10)
        }
        assert await house.played.tallies(BERT, listed_only=True) == {
            "express": Tally(won=0, drawn=1, lost=1, alone=0, best=20)
        }
        assert await house.played.tallies(PersonId("carl"), listed_only=False) == {}


async def test_games_played_alone_are_kept_and_compared(address: str, clock: HeldClock) -> None:
    async with store.open(address, clock=clock) as house:
        games = [("one", 12, None), ("two", 30, "2024-05-01"), ("three", 7, None)]
        for name, score, day in games:
            result = Result(ANNA, "trip", 0, "france", {}, day, score)
            await house.log.create(TableId(name), [new_entry("opened", "1")])
            await house.log.append(TableId(name), 1, [new_entry("ended", "1")], result=result)
            clock.move(60)
        tables = [TableId(name) for name, _, _ in games]
        assert await house.results.kept(ANNA, tables) == {
            ("one", 0): Kept(None, is_best=False),
            ("two", 0): Kept("2024-05-01", is_best=True),
            ("three", 0): Kept(None, is_best=False),
        }
        assert await house.results.kept(BERT, tables) == {}
        assert await house.results.days_of(ANNA) == {"trip": ["2024-05-01"]}
        found = await house.results.alone(TableId("three"), 0)
        assert found == Alone(7, best_before=30, scores=[(7, 1), (12, 1)])
        daily = await house.results.alone(TableId("two"), 0)
        assert daily == Alone(30, best_before=12, scores=[(30, 1)]), "only those of the same dice"
        assert await house.results.alone(TableId("none"), 0) is None
