"""Duties: work of the house that nobody asks for, done by whichever process claims it first.

Bots decide, clocks run out, matches go on, games are rated and counted, days and challenges end,
tables that nobody came to are closed, guests who left no trace are forgotten. A duty at a table is
a lease that was posted together with the move that made it due, so that it survives any process;
and the log, not the lease, decides whether it counts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial

from jacta.bots import policies
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.house.clock import SECOND
from jacta.house.commands import BeginNext, BotAct, Dismiss, TimeIsUp
from jacta.house.days import day_after, day_at, ends_at
from jacta.house.deals import MASTER, MASTER_ID
from jacta.house.errors import HouseError, RefusedByRules
from jacta.house.fair import seed_of_bot
from jacta.house.house import House
from jacta.house.ids import ChallengeId, TableId
from jacta.house.luck.counting import LookBack, count_next
from jacta.house.people.ratings import rate_game
from jacta.house.same_dice.challenges import close_challenge, find_challenge
from jacta.house.store.errors import StorageTrouble, StoreError
from jacta.house.table.entries import Days, Live, Thought
from jacta.house.table.table import Table
from jacta.house.telling.surroundings import deadlines
from jacta.house.workers import Decision, Task, Unhurried, Workers

__all__ = ["Duties"]

_log = logging.getLogger(__name__)
_LOOK_SECONDS = 1.0
_LEASE_SECONDS = 60.0
# What is due at once, or hardly later: nothing of it lies two minutes ahead.
_SOON, _SOON_SECONDS = ("bot/", "count/", "next/", "rate/"), 2 * _LEASE_SECONDS
_MOST_AT_ONCE = 64
_OPEN_FOR = 60 * 60 * SECOND
_OPEN_FOR_DAYS = 14 * 24 * 60 * 60 * SECOND
_GRACE = 60 * SECOND
_LATER = 5 * SECOND  # bots among themselves ask again when somebody else is asked
_DAY = 24 * 60 * 60 * SECOND
_FORGET = "forget/guests"
# Games are counted one after the other, with a rest after each that is as long as a move may take.
_COUNT, _COUNT_SECONDS = "count/games", 600.0
_REST, _NOTHING_TO_COUNT = 2 * SECOND, 60 * SECOND
_SECOND = 1e6  # microseconds, in which is told what bots cost

Observe = Callable[[str, Decision | None], None]
# Whether a bot of a game can decide now.
CanDecide = Callable[[str, str], bool]


class Duties:
    """Looks for what is due, now and then, and at once when this process made something due."""

    def __init__(
        self,
        house: House,
        workers: Workers,
        unhurried: Unhurried,
        process: str,
        observe: Observe | None = None,
        is_alone: bool = False,
        can_decide: CanDecide = lambda game, bot: True,
    ) -> None:
        """One that is alone shares its store with no other process that lives. A bot that cannot
        decide yet is asked again a little later; bots among themselves are in no hurry."""
        self._house, self._process = house, process
        self._workers, self._unhurried = workers, unhurried
        self._is_alone, self._can_decide = is_alone, can_decide
        self._observe: Observe = observe or (lambda kind, decision: None)
        self._clock = house.clock
        self._well_since = self._clock.now()
        self._looked: int | None = None
        self._guest_days = 0
        self._look_back: LookBack | None = None
        self._unfinished: set[str] = set()
        self._called = asyncio.Event()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._kinds: dict[str, Callable[[TableId, str], Awaitable[None]]] = {
            "bot": self._decide,
            "clock": self._look_at_deadline,
            "close": self._close,
            "commit": self._commit,
            "count": self._count,
            "forget": self._forget,
            "next": self._begin_next,
            "open": self._look_at_open,
            "rate": self._rate,
            "reveal": self._reveal,
        }
        house.on_due = self._called.set

    async def commit_days(self, games: Iterable[str]) -> None:
        """From now on the days of these games are committed to, whether somebody looks or not."""
        for game in games:
            await self._house.store.leases.post(f"commit/{game}", self._clock.now())

    async def forget_guests(self, after_days: int) -> None:
        """From now on guests who left no trace are forgotten, so many days after they were last
        seen; 0: none is."""
        self._guest_days = after_days
        if after_days:
            await self._house.store.leases.post(_FORGET, self._clock.now())

    async def count_games(self, look_back: LookBack) -> None:
        """From now on finished games are counted in the account of the dice, one at a time."""
        self._look_back = look_back
        await self._house.store.leases.post(_COUNT, self._clock.now() + _NOTHING_TO_COUNT)

    async def run(self) -> None:
        """Until cancelled; what is under way then is finished by its next holder."""
        try:
            while True:
                try:
                    await self.look()
                except StorageTrouble:
                    pass  # who has the store is told
                except StoreError as error:
                    _log.warning("duties cannot be looked for: %s", error)
                except Exception:
                    _log.exception("duties cannot be looked for")
                self._called.clear()
                try:
                    async with asyncio.timeout(_LOOK_SECONDS):
                        await self._called.wait()
                except TimeoutError:
                    pass
        finally:
            tasks = self.under_way
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def look(self) -> None:
        """Begin what is due now and not under way here, and what the store kept from its end.

        Where the clock was set back, perhaps before the house was opened, work that was due must
        not wait until the clock has caught up.
        """
        now = self._clock.now()
        if self._looked is None and self._is_alone:
            await self._house.store.leases.recall((), 0)  # whoever had work in hand was killed
        if self._looked is None or now < self._looked:
            await self._house.store.leases.recall(_SOON, _SOON_SECONDS)
        self._looked = now
        due = await self._house.store.leases.due(limit=4 * _MOST_AT_ONCE)
        unfinished, self._unfinished = self._unfinished, set()
        for name in dict.fromkeys([*due, *unfinished]):
            if name not in self._running and self._has_room(name):
                task = asyncio.create_task(self._do(name), name=f"jacta-duty-{name}")
                self._running[name] = task
                task.add_done_callback(partial(self._finish, name))

    def go_on(self) -> None:
        """The store is back: whoever could not move meanwhile gets a grace."""
        self._well_since = self._clock.now()
        self._called.set()

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        """What this process is doing."""
        return list(self._running.values())

    def _has_room(self, name: str) -> bool:
        """Bots may take half of the room, so that clocks never wait for them."""
        bots = sum(running.startswith("bot/") for running in self._running)
        most = _MOST_AT_ONCE // 2 if name.startswith("bot/") else _MOST_AT_ONCE
        return (bots if name.startswith("bot/") else len(self._running)) < most

    def _finish(self, name: str, _: asyncio.Task[None]) -> None:
        """A duty that came due again meanwhile is looked for at once."""
        del self._running[name]
        self._called.set()

    async def _do(self, name: str) -> None:
        kind, _, rest = name.partition("/")
        id, _, detail = rest.partition("/")
        leases = self._house.store.leases
        try:
            seconds = _COUNT_SECONDS if name == _COUNT else _LEASE_SECONDS
            if not await leases.claim(name, self._process, seconds):
                return
            if kind in self._kinds:
                await self._kinds[kind](TableId(id), detail)
                self._observe(kind, None)
            await leases.release(name, self._process)
        except (HouseError, RefusedByRules) as refused:
            _log.info("duty not needed any more", extra={"fields": {"duty": name, "why": refused}})
            await leases.release(name, self._process)
        except StorageTrouble:  # the lease is ours still: nobody else would go on before it ends
            self._unfinished.add(name)
        except (StoreError, JactaError) as error:
            _log.warning("duty failed", extra={"fields": {"duty": name, "why": str(error)}})
        except Exception:
            _log.exception("duty failed", extra={"fields": {"duty": name}})

    # -- the kinds

    async def _decide(self, id: TableId, _: str) -> None:
        """Let one bot decide; its move posts this duty anew if it is a bot's turn again."""
        table = await self._house.refresh(id)
        seat = _next_bot(table)
        if seat is None:
            return
        bot = table.bot_of(seat)
        assert table.position is not None
        assert bot is not None
        if not self._can_decide(table.game.name, bot):
            await self._house.store.leases.post(f"bot/{id}", self._clock.now() + SECOND)
            return
        seed_of = await self._house.seeds.of(id, table)
        seed = seed_of_bot(seed_of(table.round), table.deciding, seat)
        task = Task.of(table.position, seat, bot, seed)
        known = policies(table.game).get(bot)  # one that is gone is told as a trouble
        if table.is_unattended and self._unhurried.is_busy:  # who waits would take room of people
            await self._house.store.leases.post(f"bot/{id}", self._clock.now() + _LATER)
            return
        workers = self._unhurried if table.is_unattended else self._workers
        decision = await workers.decide(task, known.cost / _SECOND if known else 0.0)
        self._observe("decision", decision)
        thought = Thought(
            decision.bot, decision.version, decision.seed, decision.work, decision.trouble
        )
        act = BotAct(
            table=id, id=f"{table.n}/{seat}", seat=seat, action=decision.action, thought=thought
        )
        try:
            await self._house.carry_out(act, "bot")
        except (HouseError, RefusedByRules):  # somebody was quicker, and it may be a bot's turn
            if _next_bot(await self._house.refresh(id)) is not None:
                await self._house.store.leases.post(f"bot/{id}", self._clock.now())

    async def _look_at_deadline(self, id: TableId, _: str) -> None:
        """Chairs whose time is up leave; the next deadline is posted anew."""
        table = await self._house.refresh(id)
        ends = await deadlines(self._house.store, table)
        late = [chair for chair, end in ends.items() if end <= self._clock.now()]
        if late and self._is_grace(table):
            await self._house.post_deadline(id, self._well_since + _GRACE)
            return
        if late:  # one at a time: what the next one finds may be another table
            with suppress(HouseError):  # a move came in the last moment
                await self._house.carry_out(TimeIsUp(table=id, chair=late[0], n=table.n))
        while True:
            table = await self._house.refresh(id)
            ends = await deadlines(self._house.store, table)
            await self._house.post_deadline(id, min(ends.values(), default=None))
            if (await self._house.table(id)).n == table.n:
                return

    def _is_grace(self, table: Table) -> bool:
        """Whether this live time ran while the house was closed, or could store nothing, and it is
        well again just now."""
        ran = isinstance(table.settings.pace, Live) and table.timers.since < self._well_since
        return ran and self._clock.now() < self._well_since + _GRACE

    async def _begin_next(self, id: TableId, _: str) -> None:
        await self._house.refresh(id)
        await self._house.carry_out(BeginNext(table=id))

    async def _look_at_open(self, id: TableId, _: str) -> None:
        """A table that waits for players closes when nobody is there any more."""
        store = self._house.store
        table = await self._house.refresh(id)
        if not table.is_open:
            return
        for_days = isinstance(table.settings.pace, Days)
        waits = for_days and self._clock.now() < table.history[0].at + _OPEN_FOR_DAYS
        if waits or await store.presence.present(id, self._clock.now()):
            await store.leases.post(f"open/{id}", self._clock.now() + _OPEN_FOR)
        else:
            await self._house.carry_out(Dismiss(table=id))

    async def _rate(self, id: TableId, round: str) -> None:
        await rate_game(self._house.store, id, await self._house.refresh(id), int(round))

    async def _commit(self, game: str, _: str) -> None:
        """Fix the dice of tomorrow as today begins; those of today too, where no house was open.
        With the dice of yesterday the master plays, now that they are no secret any more."""
        today, found = day_at(self._clock.now()), self._house.find_game(game)
        for day in (today, day_after(today)):
            await self._house.fix_day(found, day)
        await self._house.store.leases.post(f"commit/{game}", ends_at(today))
        await self._let_master_play(found, day_after(today, -1))

    async def _forget(self, _: TableId, __: str) -> None:
        """Once a day, by one process for all."""
        if not self._guest_days:
            return
        now, store = self._clock.now(), self._house.store
        if gone := await store.guests.forget(now - self._guest_days * _DAY):
            _log.info("guests forgotten", extra={"fields": {"number": gone}})
        await store.leases.post(_FORGET, now + _DAY)

    async def _count(self, _: TableId, __: str) -> None:
        """The next finished game; where there is none, look again a while later."""
        if self._look_back is None:
            return
        counted = await count_next(self._house, self._look_back)
        rest = _REST if counted else _NOTHING_TO_COUNT
        await self._house.store.leases.post(_COUNT, self._clock.now() + rest)

    async def _let_master_play(self, game: Game, day: str) -> None:
        """The master has one table on each day that the house had committed to."""
        fixed = await self._house.store.days.find(game.name, day)
        if fixed is None or fixed.seed is None or MASTER not in policies(game):
            return
        if fixed.board in game.boards_of():
            await self._house.play_day(game, day, fixed, MASTER_ID)

    async def _close(self, challenge: str, _: str) -> None:
        found = await find_challenge(self._house, ChallengeId(challenge))
        if self._clock.now() < found.closes_at:  # the clock of another process is ahead
            await self._house.store.leases.post(f"close/{challenge}", found.closes_at)
        else:
            await close_challenge(self._house, found.id)

    async def _reveal(self, id: TableId, _: str) -> None:
        """A day or a challenge is over: the seed of its dice is told at each of its tables."""
        until = await self._house.until((await self._house.refresh(id)).settings)
        if self._clock.now() < until:  # the clock of another process is ahead
            await self._house.store.leases.post(f"reveal/{id}", until)
        else:
            await self._house.reveal(id)


def _next_bot(table: Table) -> int | None:
    """A seat that is to act and for which a bot decides."""
    return next((seat for seat in table.acting if table.bot_of(seat) is not None), None)
