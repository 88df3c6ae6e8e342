"""The services of a running house: made once a process, used by every request and socket."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from types import FrameType

from argon2 import PasswordHasher

from jacta.bots import opponents
from jacta.engine.game import Game
from jacta.games import game as our_game
from jacta.games import names as our_names
from jacta.house import store as storage
from jacta.house.addresses import among
from jacta.house.clock import Clock, SystemClock
from jacta.house.days import has_daily
from jacta.house.duties import Duties
from jacta.house.entropy import Entropy, Purpose, SystemEntropy
from jacta.house.errors import StoreError
from jacta.house.house import House
from jacta.house.keys import KeyRing
from jacta.house.levels import begin_ladders
from jacta.house.luck.dice import HouseDice
from jacta.house.people.accounts import Accounts
from jacta.house.people.bans import Bans
from jacta.house.seeds import Seeds
from jacta.house.store.database.address import postgres_address
from jacta.house.telling.words import ProposeName, propose_name
from jacta.house.workers import (
    Compiler,
    Decision,
    Hints,
    Retrospects,
    Rewinds,
    Unhurried,
    Workers,
)
from jacta.server.gate.gate import Gate
from jacta.server.gate.notes import Notes
from jacta.server.hosting.descriptors import room_for_connections
from jacta.server.hosting.metrics import Metrics
from jacta.server.hosting.settings import HouseSettings
from jacta.server.hosting.shared_clock import SharedClock
from jacta.server.hosting.storage import Storage
from jacta.server.households import Households
from jacta.server.identity import Identities
from jacta.server.limits import MASTERS_AN_HOUR, Buckets, Places
from jacta.server.live.rooms import Rooms
from jacta.server.waits import Waits

__all__ = ["Catalogue", "Services", "Sources", "leave", "open_services"]

_log = logging.getLogger(__name__)
_PROGRAM = 5  # times as much as an address may ask a program may, that plays many tables
_FREE_BREAKS = 3  # so many games may be broken off before that costs waiting
_GUESTS = 4  # times as many the guests of one address may, who are a family perhaps
# Of what is said at tables so many are as much as all that one may ask for, and so much of that may
# be said at once: it stays, and all who are there have to read it.
_MESSAGES_FOR_SAYING, _SAID_AT_ONCE = 20, 1.5
_OBJECTS_BETWEEN_COLLECTIONS = 20_000
_LOOK_FOR_BANS_SECONDS = 3.0


@dataclass(frozen=True)
class Catalogue:
    """The games of a house, and where worker processes find them by name."""

    names: Callable[[], Sequence[str]] = our_names
    find: Callable[[str], Game] = our_game
    where: str = "jacta.games:game"

    def daily(self) -> list[str]:
        """Those that have a game of the day."""
        return [name for name in self.names() if has_daily(self.find(name))]


@dataclass(frozen=True)
class Sources:
    """Time, chance and work, as they are given to a house: those of the machine, unless others are.

    `propose` gives names to guests; `hasher` makes of a password what is stored of it, and is slow
    on purpose.
    """

    clock: Clock = field(default_factory=SystemClock)
    entropy: Entropy = field(default_factory=SystemEntropy)
    propose: ProposeName = propose_name
    hasher: PasswordHasher = field(default_factory=PasswordHasher)


@dataclass
class Services:
    """What a process of the house has.

    `requests` has a bucket for each address and `programs` one for each token; `openings` has one
    for each person and `openings_from` one for each address, and so has `masters`, for challenges
    that the master is to play; `said` has one for each of both.
    `breaks` knows which persons wait for having broken games off, and `breaks_of_guests` from which
    addresses. `sockets_of` counts those of a person and `sockets_from` those of an address. `bulk`
    is taken for work that keeps a core busy; `archives` has the addresses to which one is being
    sent; `stopping` is set once the process is to stop.
    """

    settings: HouseSettings
    catalogue: Catalogue
    house: House
    rooms: Rooms
    identities: Identities
    accounts: Accounts
    bans: Bans
    workers: Workers
    dice: HouseDice
    retrospects: Retrospects
    rewinds: Rewinds
    hints: Hints
    compiler: Compiler
    metrics: Metrics
    storage: Storage
    requests: Buckets
    programs: Buckets
    talk: Buckets
    said: Buckets
    openings: Buckets
    openings_from: Buckets
    masters: Buckets
    tries: Buckets
    breaks: Waits
    breaks_of_guests: Waits
    sockets_of: Places
    sockets_from: Places
    households: Households
    notes: Notes
    gate: Gate
    bulk: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    archives: set[str] = field(default_factory=set)
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    is_ready: bool = False

    def __post_init__(self) -> None:
        self.may_read_metrics = among(self.settings.metrics)


@asynccontextmanager
async def open_services(
    settings: HouseSettings, catalogue: Catalogue, sources: Sources
) -> AsyncIterator[Services]:
    """Open the store, start the bots and everything that goes on by itself; then it is ready."""
    entropy = sources.entropy
    clock = await _clock_of(settings.database, sources)
    own = entropy.take(Purpose.PROCESS, 3).hex()
    process = f"{socket.gethostname()}-{os.getpid()}-{own}"
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(
            storage.open(settings.database, clock=clock, entropy=entropy)
        )
        bus = await stack.enter_async_context(storage.open_bus(settings.database))
        warm = [
            (name, None, bot)
            for name in catalogue.names()
            for bot in opponents(catalogue.find(name))
        ]
        compiler = await stack.enter_async_context(
            Compiler.open(catalogue.where, catalogue.find, catalogue.names())
        )
        workers = await stack.enter_async_context(
            Workers.open(settings.bot_workers, find_game=catalogue.where, warm=warm)
        )
        retrospects = await stack.enter_async_context(
            Retrospects.open(catalogue.where, settings.look_back_seconds, store.retrospects)
        )
        rewinds = await stack.enter_async_context(
            Rewinds.open(catalogue.where, settings.futures, clock)
        )
        hints = await stack.enter_async_context(Hints.open(catalogue.where))
        unhurried = await stack.enter_async_context(Unhurried.open(catalogue.where))
        metrics = Metrics()
        watched = Storage(store, metrics)
        house = House(store, bus, Seeds(store), catalogue.find, sources.propose)
        house.on_stored = metrics.moved
        bans = Bans(store)
        rooms = Rooms(house, process, lambda person: bans.of_person(person) is not None)
        public = settings.public_address or ""
        keys = KeyRing(store)
        await keys.refresh()
        accounts = Accounts(store, sources.hasher)
        identities = Identities(
            house, accounts.signed_in, keys, secure=public.startswith("https://")
        )
        is_alone = postgres_address(settings.database) is None
        observe = _observer(metrics)
        duties = Duties(house, workers, unhurried, process, observe, is_alone, compiler.can_decide)
        watched.on_recovery = duties.go_on
        notes = Notes(clock, metrics.refused)
        gate = Gate(settings, notes, most=room_for_connections(settings.connections))
        requests, talk = settings.requests_per_second, settings.messages_per_second
        services = Services(
            settings=settings,
            catalogue=catalogue,
            house=house,
            rooms=rooms,
            identities=identities,
            accounts=accounts,
            bans=bans,
            workers=workers,
            dice=HouseDice(house),
            retrospects=retrospects,
            rewinds=rewinds,
            hints=hints,
            compiler=compiler,
            metrics=metrics,
            storage=watched,
            requests=Buckets(requests, requests * 5, clock),
            programs=Buckets(requests * _PROGRAM, requests * _PROGRAM * 5, clock),
            openings=_an_hour(settings.tables_per_hour, clock),
            openings_from=_an_hour(settings.tables_per_hour_per_address, clock),
            masters=_an_hour(MASTERS_AN_HOUR, clock),
            talk=Buckets(talk * 2, talk * 6, clock),
            said=Buckets(talk / _MESSAGES_FOR_SAYING, talk * _SAID_AT_ONCE, clock),
            tries=Buckets(settings.tries_per_minute / 60, settings.tries_per_minute, clock),
            breaks=Waits(_FREE_BREAKS, clock),
            breaks_of_guests=Waits(_FREE_BREAKS * _GUESTS, clock),
            sockets_of=Places(settings.sockets_per_person),
            sockets_from=Places(settings.sockets_per_address),
            households=Households(house),
            notes=notes,
            gate=gate,
        )
        await begin_ladders(store, map(catalogue.find, catalogue.names()))
        await duties.commit_days(catalogue.daily())
        await duties.forget_guests(settings.guest_days)
        await duties.count_games(retrospects.at_leisure)
        await bans.refresh()
        looking = _look_for_bans(bans, rooms)
        always = [duties.run(), rooms.run(), keys.run(), gate.run(), looking]
        if isinstance(clock, SharedClock):
            always.append(clock.run())
        for work in (*always, _stop_looking_back(services)):
            stack.push_async_callback(_stop, asyncio.create_task(work))
        stack.push_async_callback(leave, store, process)
        stack.enter_context(_told_to_stop(services.stopping))
        gc.collect()
        gc.freeze()  # what is here now stays: later collections need not look at it
        gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
        services.is_ready = True
        _log.info("ready", extra={"fields": {"process": process}})
        yield services
        services.is_ready = False


async def _clock_of(address: str, sources: Sources) -> Clock:
    """The clock of a process: one that was given, or else one that it shares with all others."""
    if postgres_address(address) is None or not isinstance(sources.clock, SystemClock):
        return sources.clock
    shared = SharedClock(sources.clock, address)
    await shared.ask()
    return shared


def _an_hour(number: float, clock: Clock) -> Buckets:
    """So many an hour, a sixth of them at once."""
    return Buckets(number / 3600, number / 6, clock)


async def _look_for_bans(bans: Bans, rooms: Rooms) -> None:
    """Until cancelled: know whom the keeper does not let in any more, from whichever process."""
    while True:
        await asyncio.sleep(_LOOK_FOR_BANS_SECONDS)
        with suppress(StoreError):
            for person in await bans.refresh():
                rooms.links_end(person)


async def _stop_looking_back(services: Services) -> None:
    """Whoever waits for a look back would keep a house from stopping that is told to."""
    await services.stopping.wait()
    await asyncio.gather(services.retrospects.close(), services.rewinds.close())


@contextmanager
def _told_to_stop(stopping: asyncio.Event) -> Iterator[None]:
    """Know of a signal to stop before the server waits for all answers to end."""
    loop = asyncio.get_running_loop()
    former: dict[int, Callable[[int, FrameType | None], object]] = {}

    def told(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stopping.set)
        former[number](number, frame)

    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            handler = signal.getsignal(number)
            if callable(handler):
                former[number] = handler
                signal.signal(number, told)
    yield
    for known, handler in former.items():
        signal.signal(known, handler)


async def leave(store: storage.Store, process: str) -> None:
    """Nobody is here any more; where that cannot be stored, it is forgotten by itself in time."""
    with suppress(StoreError):
        await store.presence.forget_process(process)


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _observer(metrics: Metrics) -> Callable[[str, Decision | None], None]:
    def observe(kind: str, decision: Decision | None) -> None:
        if decision is None:
            metrics.duty_done(kind)
        else:
            metrics.bot_decided(decision.seconds, decision.trouble)

    return observe
