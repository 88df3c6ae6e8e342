"""The house: all that people and bots can do at its tables.

Each command becomes entries of a log by the ledger: stored before anyone is told, and once only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from jacta.engine.draft import Draft, Effect
from jacta.engine.game import Game
from jacta.games import game as our_game
from jacta.house.admission import admit
from jacta.house.clock import SECOND
from jacta.house.commands import (
    Abort,
    Command,
    LinkRematch,
    Rematch,
    Request,
    Reveal,
    Say,
    SeatBot,
    SetDraft,
    Sit,
    build,
    check_look,
    check_settings,
    open_table,
)
from jacta.house.days import day_at, deal_of_day, ends_at, turn_of_day
from jacta.house.deals import Deal
from jacta.house.errors import HouseError, RefusedByRules
from jacta.house.ids import ChallengeId, PersonId, TableId, new_table_id
from jacta.house.ledger import Ledger, as_stored, cause_of
from jacta.house.proposals import Proposal, proposal_of, settings_of
from jacta.house.seeds import Seeds
from jacta.house.store.bus import Bus
from jacta.house.store.errors import Conflict
from jacta.house.store.people.days import FixedDay
from jacta.house.store.store import Store
from jacta.house.summaries import due_work, summary_of
from jacta.house.table.entries import Began, Drew, Free, Opened, Settings
from jacta.house.table.table import FindGame, Table, fold
from jacta.house.telling.surroundings import surroundings_of
from jacta.house.telling.wording import seat_names
from jacta.house.telling.words import ProposeName, propose_name

__all__ = ["MOST_UNFINISHED", "Built", "Done", "House", "goes_on"]

_OPEN_FOR = 60 * 60 * SECOND
# At so many rated tables without a clock somebody may sit at the same time.
MOST_UNFINISHED = 3


@dataclass(frozen=True)
class Built:
    """A draft as a seat has built it, after so many entries of the log.

    It is stored unless it came late: others may have gone on, or a newer one may be there.
    """

    draft: Draft
    after: int
    is_stored: bool


class Done(NamedTuple):
    """What a request has led to, all of it stored.

    `n` is the number of the last entry; `said` is that of what was said; `built` is what a seat
    has built now; `table` is where a rematch is played.
    """

    n: int | None = None
    said: int | None = None
    built: Built | None = None
    table: TableId | None = None


class House(Ledger):
    """The tables of a store, and everything that can be done at them.

    `propose` gives names to guests.
    """

    def __init__(
        self,
        store: Store,
        bus: Bus,
        seeds: Seeds,
        find_game: FindGame = our_game,
        propose: ProposeName = propose_name,
    ) -> None:
        super().__init__(store, bus, seeds, find_game)
        self.propose = propose
        self._sitting = asyncio.Lock()

    async def do(self, request: Request, by: str, language: str = "en") -> Done:
        """Do what a person asks for, once; a refusal of the rules has the names of the seats."""
        try:
            match request:
                case SetDraft():
                    return await self._draft(request, by)
                case Rematch():
                    return Done(table=await self._rematch(TableId(request.table), by))
                case Say():
                    return Done(said=await self._say(request, by))
                case Sit():
                    return Done(n=await self._sit(request, by, language))
                case Command():
                    return Done(n=await self.carry_out(request, by))
                case _:
                    raise TypeError(f"{type(request).__name__} is not for the house")
        except RefusedByRules as illegal:
            id = TableId(request.table)
            table = await self.table(id)
            names = seat_names(table, await surroundings_of(self.store, id, table), language)
            raise RefusedByRules(illegal.refusal, names) from None

    async def _sit(self, sit: Sit, by: str, language: str) -> int:
        """Take a chair. Where no clock hurries at a rated table, one is taken after the other: of
        many wishes at once all would find that there are few games so far."""
        table = await self.refresh(TableId(sit.table))
        async with self._sitting if _has_no_price(table.settings) else nullcontext():
            await self._check_unfinished(table, by)
            return await self.carry_out(await admit(self.store, table, sit, by, language), by)

    async def _check_unfinished(self, table: Table, by: str) -> None:
        """HouseError where somebody has too many rated games that no clock hurries: to walk away
        from dice that one does not like is no way out.

        Those count that have not begun, too: others may begin them, and a bot that one seats.
        """
        if not _has_no_price(table.settings) or table.chairs_of(by):
            return
        found = await self.store.lobby.slow_rated(PersonId(by))
        games = [await self.settings(one.table) for one in found]
        if sum(map(_has_no_price, games)) >= MOST_UNFINISHED:
            raise HouseError("rated-unfinished", most=MOST_UNFINISHED)

    # -- opening

    async def open(
        self,
        by: str,
        proposal: Proposal,
        kept_for: Sequence[str | None] = (),
        follows: TableId | None = None,
    ) -> TableId:
        """Open a table; its dice are committed to from now on."""
        game, at = self.find_game(proposal.game), self.clock.now()
        id = new_table_id(self.entropy)
        settings = settings_of(game, proposal)
        check_settings(game, settings)
        seeds = self.seeds.draw(settings.games)
        opened = open_table(settings, by, seeds, kept_for, follows)
        table = fold([(opened, at)], self.find_game)
        due: dict[str, int | None] = {f"open/{id}": at + _OPEN_FOR}
        await self.store.log.create(
            id, [as_stored(opened, at)], due=due, summary=summary_of(table), seeds=seeds
        )
        self._remember(id, table)
        return id

    async def fix_day(self, game: Game, day: str) -> FixedDay:
        """A day of a game; with the first asking its seed and its board are fixed for ever."""
        return await self.seeds.fix_day(game.name, day, turn_of_day(game, day))

    async def open_daily(self, by: str, name: str) -> TableId:
        """The table that a person has today, at which the dice of the day fall; made once."""
        game, day = self.find_game(name), day_at(self.clock.now())
        return await self.play_day(game, day, await self.fix_day(game, day), PersonId(by))

    async def play_day(self, game: Game, day: str, fixed: FixedDay, who: PersonId) -> TableId:
        """The table that somebody has on a day, or the master; made once."""
        assert fixed.seed is not None
        deal = deal_of_day(game, day, fixed.board)
        id = await self.store.days.claim(game.name, day, who, new_table_id(self.entropy))
        await self.begin_deal(id, deal, who, fixed.seed, ends_at(day))
        return id

    async def begin_deal(
        self, id: TableId, deal: Deal, who: PersonId, seed: bytes, until: int
    ) -> None:
        """Somebody's table for the dice of a deal is opened, and its game begins, if that was not
        done before; its seed is told at a time."""
        if await self.store.log.last(id):
            return
        at = self.clock.now()
        added = deal.begin(who, seed, at, self.find_game)
        opened, *others = (step.entry for step in added.table.history)
        before = fold([(opened, at)], self.find_game)
        due = due_work(id, before, added.table, others, 0, at) | {f"reveal/{id}": until}
        entries = [as_stored(entry, at) for entry in (opened, *others)]
        with suppress(Conflict):  # somebody asked twice at the same time
            await self.store.log.create(id, entries, due=due, summary=summary_of(added.table))
        self.on_due()

    async def reveal(self, id: TableId) -> None:
        """Nobody plays for the same dice any more: their seed is told."""
        if await self.until(await self.settings(id)) > self.clock.now():
            raise HouseError("not-ended")
        await self.carry_out(Reveal(table=id))

    async def until(self, settings: Settings) -> int:
        """When the seed may be told of dice that are shared."""
        if settings.challenge is UNSET:
            return ends_at(settings.daily) if settings.daily is not UNSET else 0
        return (await self.seeds.of_challenge(ChallengeId(settings.challenge))).closes_at

    async def _rematch(self, id: TableId, by: str) -> TableId:
        """The table at which the same people go on, their chairs one further; made once.

        It begins anew, also where this one was played on from some position.
        """
        table = await self.refresh(id)
        if not table.chairs_of(by):
            raise HouseError("not-seated")
        if not table.is_over:
            raise HouseError("not-ended")
        if table.is_shared:
            raise HouseError("same-dice-once")
        if table.rematch is not None:
            return TableId(table.rematch)
        chairs = [chair.sat if chair is not None else None for chair in table.chairs]
        chairs = [chairs[-1], *chairs[:-1]]
        people = [sat.by if sat is not None and sat.bot is None else None for sat in chairs]
        known = await self.store.people.find({PersonId(who) for who in people if who})
        erased = {who for who, person in known.items() if person.deleted_at is not None}
        people = [None if who in erased else who for who in people]
        again = msgspec.structs.replace(proposal_of(table.settings), start=UNSET)
        other = await self.open(by, again, people, follows=id)
        for number, sat in enumerate(chairs):
            if sat is not None and sat.bot is not None:
                bot = SeatBot(table=other, id="", chair=number, bot=sat.bot)
                await self.carry_out(bot, by)
        try:
            await self.carry_out(LinkRematch(table=id, other=other))
        except HouseError as refused:  # somebody else was first
            await self.carry_out(Abort(table=other, id=""), by)
            if refused.code != "rematched":
                raise
        found = (await self.table(id)).rematch
        assert found is not None
        return TableId(found)

    # -- drafts

    async def _draft(self, request: SetDraft, by: str) -> Done:
        """Set what a seat has built: all small actions since the last dice or hand-over.

        What confirms itself becomes entries. A request that comes again is answered again, and
        changes nothing.
        """
        id, seat, cause = TableId(request.table), request.seat, cause_of(request, by)
        if cause is not None and (n := await self.answer(id, cause)):
            return Done(n=n)
        for _ in range(2):
            table = await self.table(id)
            try:
                draft = build(table, by, seat, request.actions)
                break
            except (HouseError, RefusedByRules):
                if (await self.refresh(id)).n == table.n:
                    raise
        else:
            raise HouseError("busy")
        if draft.effect is Effect.ROLLS or (request.confirm and not draft.is_open):
            return Done(n=await self.carry_out(request.confirmed(), by))
        written = [action.notation for action in draft.actions]
        is_stored = await self.store.drafts.put(id, seat, table.n, written, cause)
        return Done(built=Built(draft, table.n, is_stored))

    async def draft_of(self, id: TableId, seat: int) -> Draft | None:
        """What a seat has built so far, if that still goes on from where the game stands."""
        stored = (await self.store.drafts.of(id)).get(seat)
        table = await self.table(id)
        if stored is None or table.position is None or not goes_on(table, seat, stored.after):
            return None
        draft = Draft(table.position, seat)
        draft, _ = draft.trial([table.game.action(action) for action in stored.actions])
        return draft

    # -- talk

    async def _say(self, request: Say, by: str) -> int:
        """What is said is stored, and other processes are called."""
        id, text = TableId(request.table), request.said()
        check_look(await self.table(id), by)
        said = await self.store.chat.say(id, PersonId(by), text, cause_of(request, by))
        self.bus.publish(id)
        return said.n


def _has_no_price(settings: Settings) -> bool:
    """Whether a rated game would wait for ever for somebody who left it."""
    return settings.rated and isinstance(settings.pace, Free)


def goes_on(table: Table, seat: int, after: int) -> bool:
    """Whether a draft that a seat built after an entry goes on from where the game stands: its
    seat is to act, and neither did so nor saw dice since then."""
    if seat not in table.acting:
        return False
    for step in reversed(table.history):
        if step.seat == seat or isinstance(step.entry, Drew | Began | Opened):
            return after >= step.n
    return True
