"""Challenges: the same dice for whoever has the link, one attempt, and a seed told at the end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from jacta.analysis import look_back
from jacta.bots.match import play
from jacta.engine.errors import UnknownName
from jacta.engine.position import Position
from jacta.house import store
from jacta.house.commands import Abort, CloseTable, check_look
from jacta.house.deals import MASTER_ID
from jacta.house.errors import HouseError
from jacta.house.fair import commitment
from jacta.house.house import House
from jacta.house.ids import ChallengeId, PersonId, TableId
from jacta.house.proposals import Proposal
from jacta.house.same_dice import challenges
from jacta.house.same_dice.challenges import (
    OPEN_DAYS,
    ChallengeProposal,
    close_challenge,
    find_challenge,
    make_challenge,
    try_challenge,
)
from jacta.house.same_dice.comparison import balance_of, check_compare, crossroads, entrants_of
from jacta.house.store.errors import StoreError
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.telling import encode, tell
from jacta.verifier import verify
from tests.house.clocks import HeldClock
from tests.house.games import GAMES
from tests.house.houses import ANNA, BEN, do, houses, rematch
from tests.house.rounds import play_on, throws
from tests.house.test_duties import Moody, do_all, duties_of, leases

CLEO = "cleo"
AGAINST_CLUB = ChallengeProposal("wurfel-express", bots=["club"], chair=1)


async def make(house: House, wanted: ChallengeProposal = AGAINST_CLUB) -> ChallengeId:
    return await make_challenge(house, PersonId(ANNA), wanted)


async def begin(house: House, id: ChallengeId, who: str) -> TableId:
    return await try_challenge(house, PersonId(who), id)


async def finish(house: House, id: ChallengeId, who: str, choices: int = 1) -> TableId:
    table = await begin(house, id, who)
    await play_on(house, table, who, random.Random(choices), Moody())
    return table


async def compare(house: House, id: ChallengeId, who: str) -> None:
    await check_compare(house, await find_challenge(house, id), PersonId(who))


async def test_whoever_has_the_link_plays_the_same_dice_once(address: str) -> None:
    async with houses(address, 2) as (one, other):
        id = await make(one)
        tables = [await finish(one, id, ANNA, 1), await finish(other, id, BEN, 2)]
        mine, yours = [await one.refresh(table) for table in tables]
        assert (
            mine.commitments == yours.commitments == ((await find_challenge(one, id)).commitment,)
        )
        ours, theirs = throws(mine), throws(yours)
        shared = set(ours) & set(theirs)
        assert len(shared) > 10
        assert all(ours[key] == theirs[key] for key in shared)
        assert await begin(other, id, ANNA) == tables[0], "there is no second attempt"
        with pytest.raises(HouseError, match="same-dice-once"):
            await rematch(one, tables[0], ANNA)
        chosen = mine.settings
        assert (chosen.rated, chosen.advice, chosen.hints, chosen.public) == (False,) * 4
        assert "challenge" not in Proposal.__struct_fields__, "nobody opens such a table otherwise"
        with pytest.raises(HouseError, match="same-dice-once"):
            await do(one, Abort, await begin(one, id, CLEO), CLEO)


async def test_nobody_is_told_of_others_before_the_own_game_is_over(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        id = await make(house)
        first = await finish(house, id, ANNA)
        await compare(house, id, ANNA)
        for stage in (None, begin):
            if stage is not None:
                await stage(house, id, BEN)
            with pytest.raises(HouseError, match="not-tried"):
                await compare(house, id, BEN)
            with pytest.raises(HouseError, match="same-dice-secret"):
                check_look(await house.refresh(first), BEN)
        await finish(house, id, BEN)
        await compare(house, id, BEN)
        with pytest.raises(HouseError, match="not-tried"):
            await compare(house, id, CLEO)
        await close_challenge(house, id, PersonId(ANNA))
        await compare(house, id, CLEO)


async def test_the_seed_is_in_nothing_until_it_is_closed_by_its_maker(address: str) -> None:
    async with houses(address) as (house,):
        id, duties = await make(house), duties_of(house)
        seed = (await house.seeds.of_challenge(id)).seed
        assert seed is not None
        challenge = await find_challenge(house, id)
        assert (challenge.seed, challenge.is_closed) == (None, False)
        table = await finish(house, id, BEN)
        assert challenge.commitment == commitment(seed)
        written = repr(challenge) + repr(await house.seeds.of_challenge(id))
        for chair in (-1, 1):
            told = tell(table, await house.table(table), Surroundings(), chair, 0)
            written += encode(told).decode()
        written += "".join(entry.body for entry in await house.store.log.read(table))
        record = (await house.table(table)).record(["Emil", "Ben"]).text
        assert f"\ndice challenge {id} {commitment(seed)}\nseed hidden\n" in record
        assert seed.hex() not in written + record
        with pytest.raises(HouseError, match="not-challenger"):
            await close_challenge(house, id, PersonId(BEN))
        with pytest.raises(HouseError, match="not-ended"):
            await close_challenge(house, id)
        await close_challenge(house, id, PersonId(ANNA))
        assert (await find_challenge(house, id)).seed == seed.hex()
        await do_all(duties)
        revealed = await house.refresh(table)
        assert verify(revealed.record(["Emil", "Ben"]).text) > 0
        check_look(revealed, CLEO)
        with pytest.raises(HouseError, match="challenge-closed"):
            await begin(house, id, CLEO)
        assert await begin(house, id, BEN) == table


async def test_it_closes_by_itself_and_what_is_finished_later_counts_no_more(
    sqlite_address: str, clock: HeldClock
) -> None:
    async with houses(sqlite_address, clock=clock) as (house,):
        id, duties = await make(house), duties_of(house)
        await finish(house, id, ANNA)
        late = await begin(house, id, BEN)
        clock.move(OPEN_DAYS * 24 * 60 * 60)
        with pytest.raises(HouseError, match="challenge-closed"):
            await begin(house, id, CLEO)
        assert f"close/{id}" in await leases(house)
        await duties._do(f"close/{id}")
        challenge = await find_challenge(house, id)
        assert challenge.is_closed
        await play_on(house, late, BEN, random.Random(1), Moody())
        entrants = await entrants_of(house, challenge, PersonId(ANNA))
        found = {each.person: each.outcome for each in entrants}
        assert found == {ANNA: "finished", BEN: "late"}


async def test_whoever_closes_it_waits_for_its_time_and_then_does(
    sqlite_address: str, clock: HeldClock
) -> None:
    """The clock of the process that looks first may be behind that of the one that made it."""
    async with houses(sqlite_address, clock=clock) as (house,):
        id, duties = await make(house), duties_of(house)
        closes_at = (await find_challenge(house, id)).closes_at
        await house.store.leases.post(f"close/{id}", clock.now())
        await do_all(duties)
        assert not (await find_challenge(house, id)).is_closed
        assert (await leases(house))[f"close/{id}"] == closes_at
        clock.move(OPEN_DAYS * 24 * 60 * 60)
        await do_all(duties)
        assert (await find_challenge(house, id)).is_closed


async def test_there_is_no_challenge_that_nobody_will_close(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is interrupted when it is made."""
    made = ChallengeId("made")
    monkeypatch.setattr(challenges, "new_challenge_id", lambda _: made)

    async def away(*_: object) -> None:
        raise StoreError("it is away")

    async with houses(sqlite_address) as (house,):
        with monkeypatch.context() as patch:
            patch.setattr(house.store.leases, "post", away)
            with pytest.raises(StoreError):
                await make(house)
        assert await house.store.challenges.find(made) is None
        await make(house)
        assert f"close/{made}" in await leases(house)


async def test_the_master_plays_too_where_that_was_asked_for(sqlite_address: str) -> None:
    wanted = ChallengeProposal("dice-trip", master=True)
    async with houses(sqlite_address) as (house,):
        id, duties = await make(house, wanted), duties_of(house, thinkers=Moody())
        await finish(house, id, ANNA)
        while any(name.startswith("bot/") for name in await leases(house)):
            await do_all(duties)
        challenge = await find_challenge(house, id)
        entrants = await entrants_of(house, challenge, PersonId(ANNA))
        assert {each.person for each in entrants} == {ANNA, MASTER_ID}
        assert entrants[0].reached >= entrants[1].reached  # type: ignore[operator]
        parted = crossroads(challenge.deal, entrants, [None, None])
        assert parted[0].turn == min(one.turn for one in parted)
        first = parted[0]
        assert {number for way in first.ways for number in way.steps} == {0, 1}
        with pytest.raises(HouseError, match="same-dice-secret"):
            check_look(await house.refresh(challenge.attempts[MASTER_ID]), ANNA)


async def test_a_house_brought_back_from_a_backup_commits_anew(
    sqlite_address: str, tmp_path: Path, clock: HeldClock
) -> None:
    backup = str(tmp_path / "backup.db")
    async with houses(sqlite_address, clock=clock) as (house,):
        id, closed = await make(house), await make(house)
        table = await begin(house, id, BEN)
        over = await finish(house, closed, BEN)
        await close_challenge(house, closed, PersonId(ANNA))
        before = await find_challenge(house, id)
        told = (await find_challenge(house, closed)).seed
        await store.copy(sqlite_address, backup, clock=clock)
    async with houses(backup, clock=clock) as (house,):
        assert (await house.table(over)).former == (), "its dice are those of before"
        after = await find_challenge(house, id)
        assert after.former == (before.commitment,)
        assert (await house.refresh(table)).commitments == (after.commitment,)
        await play_on(house, table, BEN, random.Random(3), Moody())
        assert (await find_challenge(house, closed)).seed == told
        await house.reveal(over)
        assert verify((await house.table(over)).record(["Emil", "Ben"]).text) > 0


@pytest.mark.parametrize(
    ("wanted", "error", "why"),
    [
        (ChallengeProposal("wurfel-express"), HouseError, "bad-players"),
        (ChallengeProposal("wurfel-express", bots=["club"], chair=2), HouseError, "no-chair"),
        (ChallengeProposal("wurfel-express", bots=["deep"]), UnknownName, "no bot 'deep'"),
        (ChallengeProposal("thirteen", bots=["random"], master=True), UnknownName, "no bot"),
    ],
)
async def test_what_nobody_can_play_is_refused(
    sqlite_address: str, wanted: ChallengeProposal, error: type[Exception], why: str
) -> None:
    async with houses(sqlite_address) as (house,):
        with pytest.raises(error, match=why):
            await make(house, wanted)
        with pytest.raises(HouseError, match="no-challenge"):
            await find_challenge(house, ChallengeId("nothing"))


async def test_what_the_keeper_closed_is_no_result(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        id = await make(house)
        await do(house, CloseTable, await begin(house, id, BEN))
        (entrant,) = await entrants_of(house, await find_challenge(house, id), PersonId(BEN))
        assert (entrant.outcome, entrant.reached) == ("closed", None)


def in_the_middle(after_steps: int = 20) -> Position:
    """A game of Verbindung gesucht in which some dice lie."""
    record = play(GAMES["verbindung-gesucht"], ["random", "random"], seed=3)
    return [after for _, after, _ in record.positions()][after_steps]


async def test_a_position_is_sent_and_everybody_goes_on_from_it(sqlite_address: str) -> None:
    start = in_the_middle()
    wanted = ChallengeProposal("verbindung-gesucht", bots=["club"], chair=1, start=dict(start.json))
    async with houses(sqlite_address) as (house,):
        id = await make(house, wanted)
        tables = [await finish(house, id, who, choices) for choices, who in enumerate((ANNA, BEN))]
        ours, theirs = [await house.refresh(table) for table in tables]
        records = [table.record(["Anna", "Emil"], 0) for table in (ours, theirs)]
        assert all(record.start == start for record in records)
        shared = set(throws(ours)) & set(throws(theirs))
        assert shared
        assert all(throws(ours)[key] == throws(theirs)[key] for key in shared)
        await close_challenge(house, id, PersonId(ANNA))
        await do_all(duties_of(house))
        assert verify((await house.refresh(tables[0])).record(["Anna", "Emil"]).text) > 0


async def test_what_each_way_cost_where_games_parted_is_as_a_look_back_says(
    sqlite_address: str,
) -> None:
    start = dict(in_the_middle(36).json)
    wanted = ChallengeProposal("verbindung-gesucht", bots=["club"], chair=1, start=start)
    async with houses(sqlite_address) as (house,):
        id = await make(house, wanted)
        for choices, who in enumerate((ANNA, BEN)):
            await finish(house, id, who, choices)
        challenge = await find_challenge(house, id)
        entrants = await entrants_of(house, challenge, PersonId(ANNA))
    looks = [look_back(each.table.record(["Emil", "Anna"], 0), 0.2) for each in entrants]
    for found in looks:
        balance = balance_of(challenge.deal, found)
        assert balance is not None
        assert found.reckoning is not None
        assert balance == found.reckoning.balances[1]
    judged = [
        (place, way)
        for place in crossroads(challenge.deal, entrants, looks)
        for way in place.ways
        if way.best is not None
    ]
    assert judged
    for place, way in judged:
        assert way.cost is not None
        assert way.cost >= 0
        assert way.cost == 0 or way.best != way.action
        made = {
            (choice.turn, choice.made)
            for number, step in way.steps.items()
            for choice in looks[number].reckoning.choices  # type: ignore[union-attr]
            if choice.step == step
        }
        assert made == {(place.turn, way.action.notation)}
    assert any(way.cost for _, way in judged)


async def test_no_position_is_sent_in_which_something_is_hidden(sqlite_address: str) -> None:
    record = play(GAMES["thirteen"], ["random", "random"], seed=1)
    hidden = [after for _, after, _ in record.positions()][3]
    over = record.final
    async with houses(sqlite_address) as (house,):
        for position, code in ((hidden, "start-of-secrets"), (over, "over")):
            wanted = ChallengeProposal("thirteen", bots=["random"], start=dict(position.json))
            with pytest.raises(HouseError, match=code):
                await make(house, wanted)
