"""The house: what was acknowledged is stored, once, and every house sees the same tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from jacta.engine.draft import Draft
from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.entries import Live, decode
from jacta.house.errors import Illegal, Refused
from jacta.house.fair import commitment, salt_of_bot
from jacta.house.house import House
from jacta.house.proposals import Proposal
from jacta.house.store import PersonId, StoreError, TableId
from jacta.house.store.bus import MemoryBus
from jacta.house.store.protocol import Store
from jacta.house.table import Table, fold
from jacta.verifier import verify
from tests.house.games import NAMES, PEOPLE, START, THOUGHT, find_game

KEY = bytes(32)
GAMES = [("wurfel-express", 3), ("sledges", 2), ("pearls", 3), ("thirteen", 2)]
ANNA, BEN = PEOPLE[:2]


def house_of(log: Store) -> House:
    return House(log, MemoryBus(), KEY, find_game)


@asynccontextmanager
async def houses(address: str, number: int = 1) -> AsyncIterator[list[House]]:
    """Some houses on one store."""
    async with store.open(address) as log:
        yield [house_of(log) for _ in range(number)]


async def seat_all(house: House, proposal: Proposal) -> TableId:
    id = await house.open(ANNA, proposal)
    for chair in range(proposal.players):
        await house.sit(id, PEOPLE[chair], chair)
    return id


def person_at(table: Table, seat: int) -> str:
    chair = table.chairs[table.chair_of(seat)]
    assert chair is not None
    return chair.sat.by


async def play(houses: list[House], id: TableId, rng: random.Random) -> int:
    """Play a game to its end through any house, some messages sent twice; how many moves."""
    moves = 0
    while (table := await rng.choice(houses).refresh(id)).is_playing:
        assert table.position is not None
        seat = rng.choice(table.acting)
        action = rng.choice(table.position.legal(seat)).notation
        by, cause = person_at(table, seat), f"message {table.round}/{moves}"
        n = await rng.choice(houses).act(id, by, seat, [action], cause)
        if rng.random() < 0.2:
            assert await rng.choice(houses).act(id, by, seat, [action], cause) == n
        moves += 1
    return moves


async def acted(house: House, id: TableId) -> int:
    return sum(entry.kind == "acted" for entry in await house.store.read(id))


# -- stored, once


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_a_whole_match_through_two_houses_of_one_store(
    game: str, players: int, address: str
) -> None:
    async with houses(address, 2) as both:
        id = await seat_all(both[0], Proposal(game, players, games=2))
        rng = random.Random(1)
        moves = await play(both, id, rng)
        await both[1].begin_next(id, BEN)
        moves += await play(both, id, rng)
        stored = await both[0].store.read(id)
        assert [entry.n for entry in stored] == list(range(1, len(stored) + 1))
        assert await acted(both[0], id) == moves
        seen = [await house.refresh(id) for house in both]
        folded = fold([(decode(entry.body), entry.at) for entry in stored], find_game)
        assert seen[0] == seen[1] == folded
        for number in range(2):
            assert verify(seen[0].record(NAMES[:players], number).text) > 0


async def test_games_at_many_tables_do_not_disturb_each_other(address: str) -> None:
    async with houses(address) as (house,):
        ids = [await seat_all(house, Proposal("sledges", 2)) for _ in range(10)]
        await asyncio.gather(*(play([house], id, random.Random(n)) for n, id in enumerate(ids)))
        assert all([(await house.table(id)).is_over for id in ids])


async def test_of_two_moves_at_once_one_is_made_and_one_is_refused(address: str) -> None:
    async with houses(address, 5) as five:
        id = await seat_all(five[0], Proposal("thirteen", 4))
        answers = await asyncio.gather(
            *(house.act(id, ANNA, 0, ["stay"]) for house in five), return_exceptions=True
        )
        assert sum(isinstance(answer, int) for answer in answers) == 1
        refused = [answer for answer in answers if not isinstance(answer, int)]
        assert all(isinstance(answer, Illegal) for answer in refused)
        assert await acted(five[0], id) == 1


async def test_entries_made_at_the_same_time_are_all_stored(address: str) -> None:
    async with houses(address, 4) as four:
        id = await seat_all(four[0], Proposal("pearls", 4))
        await asyncio.gather(
            *(four[seat].act(id, PEOPLE[seat], seat, ["play 3"]) for seat in range(4))
        )
        assert await acted(four[0], id) == 4
        assert (await four[0].refresh(id)).acting == (0, 1, 2, 3)


async def test_a_message_sent_again_is_answered_again_and_changes_nothing(address: str) -> None:
    async with houses(address, 2) as (one, other):
        id = await one.open(ANNA, Proposal("thirteen", 2))
        n = await one.sit(id, ANNA, 0, cause="sit")
        await one.sit(id, BEN, 1)
        moved = await one.act(id, ANNA, 0, ["stay"], cause="move")
        await one.act(id, BEN, 1, ["stay"])
        last = await one.store.last(id)
        for house in (one, other):
            assert await house.sit(id, ANNA, 0, cause="sit") == n
            assert await house.act(id, ANNA, 0, ["stay"], cause="move") == moved
        assert await one.store.last(id) == last


async def test_a_house_that_comes_later_finds_everything(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        await house.act(id, ANNA, 0, ["keep -"])
        before = await house.table(id)
    async with houses(address) as (house,):
        assert await house.table(id) == before


async def test_a_refused_command_stores_nothing(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 4))
        last = await house.store.last(id)
        with pytest.raises(Illegal):
            await house.act(id, ANNA, 0, ["take R3"])
        with pytest.raises(Refused, match="begun"):
            await house.sit(id, "late", 0)
        with pytest.raises(Refused, match="no-table"):
            await house.act(TableId("nowhere"), ANNA, 0, ["stop"])
        assert await house.store.last(id) == last


async def test_listeners_and_other_processes_are_told_of_what_is_stored_and_of_nothing_else(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with houses(sqlite_address) as (house,):
        id = await seat_all(house, Proposal("thirteen", 2))
        heard: list[tuple[TableId, int]] = []
        published: list[TableId] = []
        house.listeners.append(lambda id, table: heard.append((id, table.n)))
        monkeypatch.setattr(house.bus, "publish", published.append)
        n = await house.act(id, ANNA, 0, ["stay"])
        assert (heard, published) == ([(id, n)], [id])
        with pytest.raises(Illegal):
            await house.act(id, ANNA, 0, ["stay"])
        monkeypatch.setattr(house.store, "append", _fail)
        with pytest.raises(StoreError):
            await house.act(id, BEN, 1, ["stay"])
        assert (heard, published) == ([(id, n)], [id])
        assert (await house.table(id)).n == n


async def _fail(*_: object, **__: object) -> int:
    raise StoreError("the disk is full")


async def test_a_house_that_reads_on_tells_its_listeners(address: str) -> None:
    async with houses(address, 2) as (house, other):
        id = await seat_all(house, Proposal("thirteen", 2))
        await other.table(id)
        heard: list[int] = []
        other.listeners.append(lambda _, table: heard.append(table.n))
        n = await house.act(id, ANNA, 0, ["stay"])
        await other.refresh(id)
        await other.refresh(id)
        assert heard == [n]


# -- opening


async def test_what_a_proposal_leaves_open_is_chosen_by_the_house(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        table = await house.table(await house.open(ANNA, Proposal("wurfel-express", 2)))
        assert table.settings.options == {"shorter": "if-missing"}
        assert (table.settings.advice, table.settings.absent) == (True, "bot")
        rated = await house.table(await house.open(ANNA, Proposal("sledges", 2, rated=True)))
        assert (rated.settings.advice, rated.settings.stand_in) == (False, "random")


@pytest.mark.parametrize(
    "proposal",
    [
        Proposal("sledges", 9),
        Proposal("sledges", 2, board="moon"),
        Proposal("sledges", 2, stand_in="nobody"),
        Proposal("sledges", 2, pace=Live(1)),
        Proposal("sledges", 2, options={"longer": "always"}),
    ],
)
async def test_what_cannot_be_played_is_not_opened(proposal: Proposal, sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        with pytest.raises(JactaError):
            await house.open(ANNA, proposal)
        assert await house.store.tables() == []


@pytest.mark.parametrize("field", ["absent", "records"])
def test_what_is_no_choice_is_no_proposal(field: str) -> None:
    asked = {"game": "sledges", "players": 2, field: "perhaps"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(asked, Proposal)


async def test_every_game_of_every_table_has_dice_of_its_own(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        ids = [await house.open(ANNA, Proposal("sledges", 2, games=3)) for _ in range(3)]
        found = [(await house.table(id)).opened.commitments for id in ids]
        assert len({one for commitments in found for one in commitments}) == 9


async def test_the_seed_that_was_committed_to_is_told_at_the_end(sqlite_address: str) -> None:
    async with houses(sqlite_address, 2) as (house, other):
        id = await seat_all(house, Proposal("sledges", 2))
        await other.give_up(id, BEN, 1)
        table = await house.refresh(id)
        seed = bytes.fromhex(table.rounds[0].ended.seed)
        assert table.opened.commitments == (commitment(seed),)


async def test_the_salt_of_a_bot_follows_from_the_commitment(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        id = await house.open(ANNA, Proposal("thirteen", 2))
        await house.seat_bot(id, ANNA, 1, "random")
        await house.sit(id, ANNA, 0)
        await house.give_up(id, ANNA, 0)
        table = await house.table(id)
        seed = bytes.fromhex(table.rounds[0].ended.seed)
        assert table.salts(0)[1] == salt_of_bot(seed, 1)


async def test_a_bot_that_there_is_not_gets_no_chair(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        id = await house.open(ANNA, Proposal("thirteen", 2))
        with pytest.raises(JactaError, match="no bot"):
            await house.seat_bot(id, ANNA, 1, "nobody")


# -- all that can be done


async def test_chairs_can_be_left_and_games_given_up(address: str) -> None:
    async with houses(address) as (house,):
        id = await house.open(ANNA, Proposal("sledges", 2))
        await house.sit(id, ANNA, 0)
        await house.stand(id, ANNA, 0)
        assert (await house.table(id)).chairs == (None, None)
        await house.sit(id, ANNA, 0, who="companion")
        await house.sit(id, BEN, 1)
        await house.give_up(id, ANNA, 0)
        assert (await house.table(id)).match_ranking == (2, 1)


async def test_a_game_is_paused_and_left_and_come_back_to(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("thirteen", 2, pace=Live(60)))
        await house.ask_pause(id, ANNA)
        await house.ask_pause(id, BEN)
        assert (await house.table(id)).paused
        await house.resume(id, BEN)
        await house.time_is_up(id, 0, (await house.table(id)).n)
        await house.act(id, "", 0, ["stay"], thought=THOUGHT)
        await house.come_back(id, ANNA, 0)
        assert (await house.table(id)).bot_of(0) is None


async def test_a_table_is_closed_by_its_people_or_by_the_keeper(address: str) -> None:
    async with houses(address) as (house,):
        ids = [await seat_all(house, Proposal("thirteen", 2)) for _ in range(2)]
        await house.abort(ids[0], BEN)
        await house.act(ids[1], ANNA, 0, ["stay"])
        await house.close(ids[1])
        assert [(await house.table(id)).state for id in ids] == ["aborted"] * 2


# -- rematches


async def test_no_chair_of_a_rematch_is_kept_for_who_was_erased(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        for person in (ANNA, BEN):
            await house.store.people.ensure(PersonId(person), person, "en")
        id = await seat_all(house, Proposal("thirteen", 2))
        await house.give_up(id, ANNA, 0)
        await house.store.people.erase(PersonId(ANNA))
        table = await house.table(await house.rematch(id, BEN))
        assert table.opened.kept_for == (BEN, None)


async def test_a_rematch_is_made_once_and_keeps_the_chairs_one_further(address: str) -> None:
    async with houses(address, 2) as (house, other):
        id = await house.open(ANNA, Proposal("thirteen", 3, games=1, absent="lost"))
        await house.sit(id, ANNA, 0)
        await house.seat_bot(id, ANNA, 2, "random")
        await house.sit(id, BEN, 1)
        await house.give_up(id, ANNA, 0)
        await house.give_up(id, BEN, 1)
        found = await asyncio.gather(house.rematch(id, ANNA), other.rematch(id, BEN))
        assert found[0] == found[1] == await house.rematch(id, BEN)
        table = await house.refresh(found[0])
        assert (table.opened.follows, table.settings.absent) == (id, "lost")
        assert table.opened.kept_for == (None, ANNA, BEN)
        assert table.chairs[0] is not None
        assert table.chairs[0].sat.bot == "random"
        with pytest.raises(Refused, match="chair-kept"):
            await house.sit(found[0], "stranger", 1)
        await house.sit(found[0], BEN, 2)
        await house.sit(found[0], ANNA, 1)
        assert (await house.table(found[0])).is_playing
        states = [(await house.refresh(row.id)).state for row in await house.store.tables()]
        assert states.count("running") == 1


async def test_a_rematch_is_for_those_who_played_and_comes_after_the_end(
    sqlite_address: str,
) -> None:
    async with houses(sqlite_address) as (house,):
        id = await seat_all(house, Proposal("thirteen", 2))
        with pytest.raises(Refused, match="not-ended"):
            await house.rematch(id, ANNA)
        with pytest.raises(Refused, match="not-seated"):
            await house.rematch(id, "stranger")


# -- drafts


async def test_a_draft_is_kept_for_its_seat_until_it_is_confirmed(address: str) -> None:
    async with houses(address, 2) as (house, other):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        draft = await house.draft(id, ANNA, 0, ["stop"])
        assert isinstance(draft, Draft)
        found = await other.draft_of(id, 0)
        assert found is not None
        assert found.actions == draft.actions
        assert await acted(house, id) == 0
        assert await other.draft_of(id, 1) is None
        await house.draft(id, ANNA, 0, [])
        assert await other.draft_of(id, 0) is None
        await house.draft(id, ANNA, 0, ["stop"])
        await house.act(id, ANNA, 0, ["stop"])
        await other.refresh(id)
        assert await other.draft_of(id, 0) is None


async def test_a_throw_confirms_itself(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        n = await house.draft(id, ANNA, 0, ["keep -"], cause="throw")
        assert n == await house.store.last(id)
        assert await acted(house, id) == 1
        assert await house.draft(id, ANNA, 0, ["keep -"], cause="throw") == n
        assert await acted(house, id) == 1


async def test_what_others_do_at_the_same_time_leaves_a_draft_as_it_is(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("pearls", 2))
        await house.draft(id, ANNA, 0, ["play 4"])
        await house.act(id, BEN, 1, ["play 5"])
        kept = await house.draft_of(id, 0)
        assert kept is not None
        assert [action.notation for action in kept.actions] == ["play 4"]


async def test_drafts_are_forgotten_with_their_game(address: str) -> None:
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("pearls", 2, games=3))
        await house.draft(id, ANNA, 0, ["play 4"])
        await house.give_up(id, BEN, 1)
        assert await house.store.drafts.of(id) == {}


async def test_a_draft_that_is_not_legal_is_refused_and_not_kept(sqlite_address: str) -> None:
    async with houses(sqlite_address) as (house,):
        id = await seat_all(house, Proposal("wurfel-express", 2))
        with pytest.raises(Illegal):
            await house.draft(id, ANNA, 0, ["take R3"])
        with pytest.raises(Refused, match="not-yours"):
            await house.draft(id, BEN, 0, ["stop"])
        assert await house.store.drafts.of(id) == {}


# -- what comes due, and what the lobby knows


async def test_duties_are_posted_with_the_move_that_makes_them_due(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jacta.house.house.now", lambda: START)
    async with houses(address) as (house,):
        due = house.store.leases.due
        id = await house.open(ANNA, Proposal("thirteen", 2, games=3, pace=Live(60)))
        assert await due() == [f"open/{id}"]
        await house.sit(id, ANNA, 0)
        await house.sit(id, BEN, 1)
        assert await due() == [f"clock/{id}"]
        await house.time_is_up(id, 0, (await house.table(id)).n)
        assert f"bot/{id}" in await due()
        await house.give_up(id, BEN, 1)
        assert f"next/{id}" in await due()


async def test_a_rated_game_is_to_be_rated_and_a_table_that_is_over_has_no_clock(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jacta.house.house.now", lambda: START)
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("thirteen", 2, rated=True, pace=Live(60)))
        await house.give_up(id, ANNA, 0)
        assert await house.store.leases.due() == [f"rate/{id}/0"]


async def test_whoever_looks_after_duties_is_called_when_one_is_due_at_once(
    sqlite_address: str,
) -> None:
    async with houses(sqlite_address) as (house,):
        called: list[bool] = []
        house.on_due = lambda: called.append(True)
        id = await house.open(ANNA, Proposal("thirteen", 2))
        await house.seat_bot(id, ANNA, 0, "random")
        assert not called
        await house.sit(id, BEN, 1)
        assert called == [True]


async def test_the_lobby_knows_the_tables(address: str) -> None:
    async with houses(address) as (house,):
        id = await house.open(ANNA, Proposal("thirteen", 2, public=True))
        lobby = house.store.lobby
        assert [row.table for row in await lobby.open_tables()] == [id]
        await house.sit(id, ANNA, 0)
        await house.sit(id, BEN, 1)
        assert await lobby.open_tables() == []
        (row,) = await lobby.running()
        assert [seat.person for seat in row.seats] == [ANNA, BEN]
        await house.give_up(id, ANNA, 0)
        assert [row.table for row in await lobby.finished()] == [id]


# -- bots


async def test_the_seed_of_a_bot_follows_from_the_place_in_the_log(sqlite_address: str) -> None:
    async with houses(sqlite_address, 2) as (house, other):
        one, two = TableId("one"), TableId("two")
        seeds = [
            house.seeds.of_bot(id, n, seat) for id in (one, two) for n in (3, 4) for seat in (0, 1)
        ]
        assert len(set(seeds)) == 8
        assert other.seeds.of_bot(one, 3, 0) == seeds[0]
        assert all(0 <= seed < 1 << 64 for seed in seeds)
