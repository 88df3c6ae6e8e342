"""What a daily game counts for: places, personal bests, and what is left out."""

from __future__ import annotations

import json
import random

from jacta.house.commands import CloseTable, ComeBack, GiveUp, TimeIsUp
from jacta.house.ids import PersonId
from jacta.house.people.privacy import depart
from jacta.house.proposals import Proposal
from jacta.house.same_dice.comparison import entrants_of_day
from jacta.house.table.entries import Live
from jacta.verifier import verify
from tests.house.clocks import HeldClock
from tests.house.houses import ANNA, BEN, bot_act, do, houses, play, sit
from tests.house.same_dice.days import (
    CLEO,
    DORA,
    GAME,
    TODAY,
    begin,
    finish,
    look,
    register,
)


async def test_only_accounts_are_compared_and_only_after_the_own_attempt(address: str) -> None:
    async with houses(address) as (house,):
        await register(house, ANNA, BEN, CLEO)
        for choices, who in enumerate((BEN, CLEO, DORA)):
            await finish(house, who, choices)
        before = await look(house)
        assert (before.attempt, before.place, before.may_compare) == (None, None, False)
        await begin(house)
        assert (await look(house)).may_compare is False
        await finish(house, ANNA, 7)
        seen = {who: await look(house, who) for who in (ANNA, BEN, CLEO, DORA)}
        scores = {who: day.attempt.score for who, day in seen.items() if day.attempt}
        assert (seen[ANNA].players, seen[ANNA].accounts) == (4, 3)
        assert {each.score for each in seen[ANNA].scores} == set(scores.values())
        for who in (ANNA, BEN, CLEO):
            place, others = seen[who].place, {ANNA, BEN, CLEO} - {who}
            assert place is not None
            assert place.beaten == sum(scores[o] < scores[who] for o in others)  # type: ignore[operator]
            assert place.rank == 1 + sum(scores[o] > scores[who] for o in others)  # type: ignore[operator]
            assert place.others == 2
        assert seen[DORA].place is None
        assert seen[DORA].attempt is not None
        assert seen[DORA].may_compare


async def test_a_guest_who_makes_an_account_later_that_day_counts(address: str) -> None:
    async with houses(address) as (house,):
        await finish(house)
        assert (await look(house)).place is None
        await register(house, ANNA)
        assert (await look(house)).place is not None
        assert (await look(house)).accounts == 1


async def test_what_is_given_up_or_finished_after_the_day_does_not_count(
    sqlite_address: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        await do(house, GiveUp, await begin(house, BEN), BEN, chair=0)
        late = await begin(house)
        clock.set("2024-05-02T00:00:00")
        await house.reveal(late)
        assert (await look(house)).attempt.outcome == "late"  # type: ignore[union-attr]
        await play([house], late, random.Random(1))
        after = await look(house)
        assert after.attempt is not None
        assert after.attempt.outcome == "late"
        assert after.attempt.score is not None, "it is shown all the same"
        assert (await look(house, BEN)).attempt.outcome == "given-up"  # type: ignore[union-attr]
        assert after.scores == []
        assert await house.store.results.bests(PersonId(ANNA), "dice-trip") == []
        assert verify((await house.table(late)).record(["Anna"]).text) > 0


async def test_what_the_keeper_closed_counts_for_nothing_and_is_told_so(
    sqlite_address: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        await register(house, ANNA)
        id = await begin(house)
        await do(house, CloseTable, id)
        for time in ("2024-05-01T20:00:00", "2024-05-02T00:00:00"):
            clock.set(time)
            day = await look(house)
            assert day.attempt is not None
            assert (day.attempt.outcome, day.attempt.score) == ("closed", None)
            assert (day.place, day.scores) == (None, [])
            assert day.may_compare
        clock.set("2024-05-01T21:00:00")
        assert await begin(house) == id, "the dice were seen: there is no second attempt"
        assert await house.store.results.bests(PersonId(ANNA), "dice-trip") == []


async def test_what_is_finished_after_its_seed_was_told_does_not_count_whatever_a_clock_says(
    sqlite_address: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, 2, clock=clock) as (fast, slow):
        id = await begin(fast)
        clock.set("2024-05-02T00:00:00")
        await fast.reveal(id)
        clock.set("2024-05-01T23:59:58")
        await play([slow], id, random.Random(1))
        for time in ("2024-05-01T23:59:59", "2024-05-02T00:00:00"):
            clock.set(time)
            day = await look(slow)
            assert day.attempt is not None
            (entrant,) = await entrants_of_day(slow, day, PersonId(ANNA))
            told = (day.attempt.outcome, day.attempt.score)
            assert told == (entrant.outcome, entrant.reached)
            assert (told[0], day.may_compare, day.scores) == ("late", True, [])


async def test_personal_bests_are_kept_for_each_set_up(address: str, clock: HeldClock) -> None:
    async with houses(address, clock=clock) as (house,):
        daily = await finish(house)
        board = (await house.table(daily)).settings.board
        played = {}
        for choices, options in enumerate([{}, {}, {"tens": "yes"}]):
            id = await house.open(ANNA, Proposal("dice-trip", 1, board=board, options=options))
            await sit(house, id, ANNA, chair=0)
            await play([house], id, random.Random(choices))
            played[choices] = (await house.table(id)).rounds[0].ended.scores[0]  # type: ignore[index]
        two = await house.open(ANNA, Proposal("dice-trip", 2, board=board))
        for chair, who in enumerate((ANNA, BEN)):
            await sit(house, two, who, chair=chair)
        await play([house], two, random.Random(1))
        bests = await house.store.results.bests(PersonId(ANNA), "dice-trip")
        today = (await look(house)).attempt
        assert today is not None
        assert today.score is not None
        assert {json.dumps(best.options): (best.score, best.daily) for best in bests} == {
            '{"tens": "no"}': (max(today.score, played[0], played[1]), today.score),
            '{"tens": "yes"}': (played[2], None),
        }
        assert await house.store.results.bests(PersonId(BEN), "dice-trip") == []


async def test_a_game_from_a_given_position_or_with_help_is_no_personal_best(
    sqlite_address: str,
) -> None:
    async with houses(sqlite_address) as (house,):
        given = await house.open(ANNA, Proposal("dice-trip", 1, start=GAME.start(1).json))
        await sit(house, given, ANNA, chair=0)
        helped = await house.open(ANNA, Proposal("dice-trip", 1, pace=Live(60)))
        await sit(house, helped, ANNA, chair=0)
        table = await house.table(helped)
        await do(house, TimeIsUp, helped, chair=0, n=table.n)
        action = table.position.legal(0)[0].notation  # type: ignore[union-attr]
        await bot_act(house, helped, 0, action)
        await do(house, ComeBack, helped, ANNA, chair=0)
        for id in (given, helped):
            await play([house], id, random.Random(1))
            assert (await house.table(id)).is_over
        assert await house.store.results.bests(PersonId(ANNA), "dice-trip") == []


async def test_who_is_erased_leaves_no_result_and_finds_the_own_ones_in_the_export(
    address: str,
) -> None:
    async with houses(address) as (house,):
        await register(house, ANNA, BEN)
        id = await finish(house)
        await finish(house, BEN, 2)
        rows = (await house.store.privacy.everything(PersonId(ANNA)))["results"]
        assert isinstance(rows, list)
        (row,) = rows
        assert (row["table_id"], row["day"], row["game"]) == (id, TODAY, "dice-trip")
        await depart(house, PersonId(ANNA))
        left = await look(house, BEN)
        assert (left.players, left.accounts) == (1, 1)
        assert left.attempt is not None
        assert [each.score for each in left.scores] == [left.attempt.score]
        assert await house.store.results.bests(PersonId(ANNA), "dice-trip") == []
