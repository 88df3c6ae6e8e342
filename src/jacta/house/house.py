"""The house: all that people and bots can do at its tables.

Each command becomes entries of a log by the ledger: stored before anyone is told, and once only.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from msgspec import UNSET

from jacta.bots import policy as find_bot
from jacta.engine.draft import Draft, Effect
from jacta.engine.game import Game
from jacta.house import commands
from jacta.house.errors import Illegal, Refused
from jacta.house.fair import NO_SALT, new_salt, salt_of_bot
from jacta.house.ids import PersonId, TableId, new_id
from jacta.house.ledger import Ledger, as_stored
from jacta.house.people.days import day_at, ends_at, settings_of_day, turn_of_day
from jacta.house.proposals import Proposal, proposal_of, settings_of
from jacta.house.store.errors import Conflict
from jacta.house.store.people.days import FixedDay
from jacta.house.summaries import summary_of
from jacta.house.table.clock import SECOND
from jacta.house.table.entries import Began, Drew, Entry, Opened, Thought
from jacta.house.table.table import Table, fold
from jacta.house.time import now

__all__ = ["House", "new_table_id"]

_OPEN_FOR = 60 * 60 * SECOND


def new_table_id() -> TableId:
    """An id that nobody can guess: who knows it may look at the table."""
    return TableId(new_id(12))


class House(Ledger):
    """The tables of a store, and everything that can be done at them."""

    # -- opening

    async def open(
        self,
        by: str,
        proposal: Proposal,
        kept_for: Sequence[str | None] = (),
        follows: TableId | None = None,
    ) -> TableId:
        """Open a table; its dice are committed to from now on."""
        game, id = self.find_game(proposal.game), new_table_id()
        settings = settings_of(game, proposal)
        seed = self.seeds.of_table(id)
        opened = commands.open_table(game, settings, by, seed, kept_for, follows)
        new = as_stored(opened, now())
        table = fold([(opened, new.at)], self.find_game)
        due: dict[str, int | None] = {f"open/{id}": now() + _OPEN_FOR}
        await self.store.log.create(id, [new], due=due, summary=summary_of(table))
        self._keep(id, table)
        return id

    async def fix_day(self, game: Game, day: str) -> FixedDay:
        """A day of a game; with the first asking its seed and its board are fixed for ever."""
        return await self.seeds.fix_day(game.name, day, turn_of_day(game, day))

    async def open_daily(self, by: str, name: str) -> TableId:
        """The table that a person has today, at which the dice of the day fall; made once."""
        game, at = self.find_game(name), now()
        fixed = await self.fix_day(game, day := day_at(at))
        settings = settings_of_day(game, day, fixed.board)
        id = self.seeds.table_of_day(game.name, day, by)
        if await self.store.log.last(id):
            return id
        seed = await self.seeds.of(id, settings)
        opened = commands.open_table(game, settings, by, seed)
        table = fold([(opened, at)], self.find_game)
        entries = [opened, *commands.sit(table, seed, by, by, 0, NO_SALT)]
        table = fold([(entry, at) for entry in entries], self.find_game)
        due: dict[str, int | None] = {f"reveal/{id}": ends_at(day)}
        new = [as_stored(entry, at) for entry in entries]
        with suppress(Conflict):  # the person asked twice at the same time
            await self.store.log.create(id, new, due=due, summary=summary_of(table))
        return id

    # -- commands

    async def sit(
        self,
        id: TableId,
        by: str,
        chair: int,
        salt: str | None = None,
        who: str | None = None,
        cause: str | None = None,
    ) -> int:
        """Take a chair, for oneself or for a companion; whoever brings no salt gets a new one."""
        own = salt or new_salt()
        return await self._carry_out(
            id, cause, lambda now, seed: commands.sit(now, seed, who or by, by, chair, own)
        )

    async def seat_bot(
        self, id: TableId, by: str, chair: int, bot: str, cause: str | None = None
    ) -> int:
        """Give a chair to a bot of the house; its salt follows from the seed of the first game."""

        def command(now: Table, seed: commands.Seed) -> Sequence[Entry]:
            find_bot(now.game, bot)
            salt = salt_of_bot(seed(0), chair)
            return commands.seat_bot(now, seed, f"bot:{bot}", by, chair, salt, bot)

        return await self._carry_out(id, cause, command)

    async def stand(self, id: TableId, by: str, chair: int, cause: str | None = None) -> int:
        """Leave a chair before the game, or send a bot away."""
        return await self._carry_out(id, cause, lambda now, _: commands.stand(now, by, chair))

    async def act(
        self,
        id: TableId,
        by: str,
        seat: int,
        actions: Sequence[str],
        cause: str | None = None,
        thought: Thought | None = None,
    ) -> int:
        """Confirm small actions of a seat; gives the number of the last entry they led to."""
        return await self._carry_out(
            id, cause, lambda now, seed: commands.act(now, seed, by, seat, actions, thought)
        )

    async def give_up(self, id: TableId, by: str, chair: int, cause: str | None = None) -> int:
        """Give a game up."""
        return await self._carry_out(
            id, cause, lambda now, seed: commands.give_up(now, seed, by, chair)
        )

    async def depart(self, id: TableId, by: str, chair: int, cause: str | None = None) -> int:
        """Leave a match for good."""
        return await self._carry_out(
            id, cause, lambda now, seed: commands.depart(now, seed, by, chair)
        )

    async def come_back(self, id: TableId, by: str, chair: int, cause: str | None = None) -> int:
        """Take a chair back from its stand-in."""
        return await self._carry_out(id, cause, lambda now, _: commands.come_back(now, by, chair))

    async def ask_pause(self, id: TableId, by: str, cause: str | None = None) -> int:
        """Ask to pause, or agree."""
        return await self._carry_out(id, cause, lambda now, _: commands.ask_pause(now, by))

    async def resume(self, id: TableId, by: str, cause: str | None = None) -> int:
        """Go on after a pause."""
        return await self._carry_out(id, cause, lambda now, _: commands.resume(now, by))

    async def abort(self, id: TableId, by: str, cause: str | None = None) -> int:
        """Close a table before the first move."""
        return await self._carry_out(id, cause, lambda now, seed: commands.abort(now, seed, by))

    async def begin_next(self, id: TableId, by: str | None = None, cause: str | None = None) -> int:
        """Begin the next game of a match."""
        return await self._carry_out(
            id, cause, lambda now, seed: commands.begin_next(now, seed, by)
        )

    async def time_is_up(self, id: TableId, chair: int, n: int) -> int:
        """The time of a chair was up when the caller looked, at entry n, holidays counted."""
        return await self._carry_out(
            id, None, lambda now, seed: commands.time_is_up(now, seed, chair, n)
        )

    async def close(self, id: TableId) -> int:
        """The keeper closes a table."""
        return await self._carry_out(id, None, commands.close)

    async def dismiss(self, id: TableId) -> int:
        """Nobody came to a table that waits for players."""
        return await self._carry_out(id, None, lambda now, _: commands.dismiss(now))

    async def reveal(self, id: TableId) -> int:
        """The day of a daily game is over: its seed is told."""
        day = (await self.settings(id)).daily
        if day is not UNSET and now() < ends_at(day):
            raise Refused("not-ended")
        return await self._carry_out(id, None, commands.reveal)

    async def rematch(self, id: TableId, by: str) -> TableId:
        """The table at which the same people go on, their chairs one further; made once."""
        table = await self.refresh(id)
        if not table.chairs_of(by):
            raise Refused("not-seated")
        if not table.is_over:
            raise Refused("not-ended")
        if table.is_daily:
            raise Refused("daily-once")
        if table.rematch is not None:
            return TableId(table.rematch)
        chairs = [chair.sat if chair is not None else None for chair in table.chairs]
        chairs = [chairs[-1], *chairs[:-1]]
        people = [sat.by if sat is not None and sat.bot is None else None for sat in chairs]
        known = await self.store.people.find({PersonId(who) for who in people if who})
        erased = {who for who, person in known.items() if person.deleted_at is not None}
        people = [None if who in erased else who for who in people]
        other = await self.open(by, proposal_of(table.settings), people, follows=id)
        for number, sat in enumerate(chairs):
            if sat is not None and sat.bot is not None:
                await self.seat_bot(other, by, number, sat.bot)
        try:
            await self._carry_out(id, None, lambda now, _: commands.rematch(now, other))
        except Refused as refused:  # somebody else was first
            await self.abort(other, by)
            if refused.code != "rematched":
                raise
        found = (await self.table(id)).rematch
        assert found is not None
        return TableId(found)

    # -- drafts

    async def draft(
        self, id: TableId, by: str, seat: int, actions: Sequence[str], cause: str | None = None
    ) -> Draft | int:
        """Set what a seat has built: all small actions since the last dice or hand-over.

        A throw confirms itself: then the number of the last entry is given. A message that comes
        again is answered again, and changes nothing.
        """
        if cause is not None and (n := await self._answer(id, cause)):
            return n
        for _ in range(2):
            table = await self.table(id)
            try:
                draft = commands.build(table, by, seat, actions)
                break
            except (Refused, Illegal):
                if (await self.refresh(id)).n == table.n:
                    raise
        else:
            raise Refused("busy")
        if draft.effect is Effect.ROLLS:
            return await self.act(id, by, seat, actions, cause)
        written = [action.notation for action in draft.actions]
        await self.store.drafts.put(id, seat, table.n, written, cause)
        return draft

    async def draft_of(self, id: TableId, seat: int) -> Draft | None:
        """What a seat has built so far, if that still goes on from where the game stands."""
        stored = (await self.store.drafts.of(id)).get(seat)
        table = await self.table(id)
        if stored is None or table.position is None or seat not in table.acting:
            return None
        if stored.after < _drafts_start(table, seat):
            return None
        draft = Draft(table.position, seat)
        draft, _ = draft.trial([table.game.action(action) for action in stored.actions])
        return draft


def _drafts_start(table: Table, seat: int) -> int:
    """The number of the entry since which a seat builds: its last action, or the last dice."""
    for step in reversed(table.history):
        if step.seat == seat or isinstance(step.entry, Drew | Began | Opened):
            return step.n
    return 0
