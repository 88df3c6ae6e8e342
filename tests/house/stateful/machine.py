"""Two houses on one store, and a model beside them: whatever is asked for, they agree."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from jacta.house import store
from jacta.house.commands import (
    Abort,
    Act,
    AskPause,
    BotAct,
    ComeBack,
    GiveUp,
    NextGame,
    Rematch,
    Request,
    Resume,
    Say,
    SeatBot,
    SetDraft,
    Sit,
    Stand,
    TimeIsUp,
)
from jacta.house.entropy import Purpose
from jacta.house.errors import HouseError, RefusedByRules
from jacta.house.house import Done, House
from jacta.house.ids import TableId
from jacta.house.ledger import read_log
from jacta.house.proposals import Proposal
from jacta.house.table.entries import Live
from jacta.house.table.table import Table
from tests.house.clocks import HeldClock
from tests.house.games import THOUGHT, find_game
from tests.house.houses import house_of
from tests.house.stateful.model import ILLEGAL, ModelTable

__all__ = ["STEPS", "World", "open_world", "run_examples"]

T = TypeVar("T")

PEOPLE = ("anna", "ben", "cleo")
MOST_TABLES = 3
STEPS = 50  # of an example
people = st.sampled_from(PEOPLE)
places = st.integers(0, 3)
houses = st.integers(0, 1)
actions = st.sampled_from([[], ["stay"]])


def _requests() -> st.SearchStrategy[Callable[[str, str], Request]]:
    """Anything that a person can ask for: given an id and a table, a request."""

    def made(kind: Any, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
        return st.fixed_dictionaries(fields).map(
            lambda given: lambda id, table: kind(id=id, table=table, **given)
        )

    return st.one_of(
        made(Sit, chair=places, companion=st.sampled_from([None, None, "Emil"])),
        made(SeatBot, chair=places, bot=st.just("random")),
        made(Stand, chair=places),
        made(Abort),
        made(Act, seat=places, actions=st.just(["stay"])),
        made(SetDraft, seat=places, actions=actions, confirm=st.booleans()),
        made(GiveUp, chair=places),
        made(ComeBack, chair=places),
        made(AskPause),
        made(Resume),
        made(NextGame),
        made(Rematch),
        made(Say, text=st.just("Hello")),
    )


class CountedEntropy:
    """Other bytes each time, and the same ones in every run."""

    def __init__(self) -> None:
        self._taken = itertools.count()

    def take(self, purpose: Purpose, size: int) -> bytes:
        made = hashlib.shake_256(f"{purpose.name} {next(self._taken)}".encode())
        return made.digest(size)


class World:
    """Two houses on one store. They know nothing of each other, as in two processes."""

    def __init__(self, runner: asyncio.Runner, both: list[House], clock: HeldClock) -> None:
        self._runner, self.houses, self.clock = runner, both, clock
        self.ids = itertools.count()

    def run(self, work: Awaitable[T]) -> T:
        async def wait() -> T:
            return await work

        return self._runner.run(wait())


@contextmanager
def open_world(address: str) -> Iterator[World]:
    """A store for many examples: each has tables of its own there."""
    clock = HeldClock()
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()

        async def open_houses() -> list[House]:
            opened = store.open(address, clock=clock, entropy=CountedEntropy())
            log = await stack.enter_async_context(opened)
            return [house_of(log) for _ in range(2)]

        both = runner.run(open_houses())
        try:
            yield World(runner, both, clock)
        finally:
            runner.run(stack.aclose())


@dataclass(frozen=True)
class Answered:
    """A request that was carried out, and its answer."""

    request: Request
    by: str
    done: Done


class HouseMachine(RuleBasedStateMachine):
    """People do whatever they like at some tables, through either house."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world
        self.tables: dict[TableId, ModelTable] = {}
        self.answered: list[Answered] = []

    # -- what people do

    @initialize()
    def first_table(self) -> None:
        self._open("anna", 2, 1, "bot")

    @precondition(lambda self: len(self.tables) < MOST_TABLES)
    @rule(by=people, players=st.integers(2, 3), games=st.integers(1, 3), lost=st.booleans())
    def open_table(self, by: str, players: int, games: int, lost: bool) -> None:
        self._open(by, players, games, "lost" if lost else "bot")

    @rule(data=st.data(), by=people, make=_requests(), house=houses)
    def ask(
        self, data: st.DataObject, by: str, make: Callable[[str, str], Request], house: int
    ) -> None:
        """Somebody asks for something, possible or not."""
        self._ask(make(self._new_id(), self._some_table(data)), by, house)

    @rule(data=st.data(), house=houses)
    def take_chairs(self, data: st.DataObject, house: int) -> None:
        """All free chairs of a table are taken by whoever may."""
        id = self._some_table(data)
        for chair in range(self.tables[id].players):
            for by in PEOPLE:
                if self.tables[id].sitter(chair) is None:
                    self._ask(Sit(id=self._new_id(), table=id, chair=chair), by, house)

    @rule(data=st.data(), house=houses, swaps=st.booleans(), drafts=st.booleans())
    def move(self, data: st.DataObject, house: int, swaps: bool, drafts: bool) -> None:
        """Whoever is to act does so: a person, or the bot of the house in their place."""
        id = self._some_table(data)
        model = self.tables[id]
        for seat in model.acting:
            taken = model.sitter(model.chair_of(seat))
            assert taken is not None
            action = self._swap(id, seat) if swaps else "stay"
            if taken.is_played_by_bot:
                self._bot_acts(id, seat, action, house)
            elif drafts:
                draft = SetDraft(id=self._new_id(), table=id, seat=seat, actions=[action])
                self._ask(draft, taken.by, house)
            else:
                act = Act(id=self._new_id(), table=id, seat=seat, actions=[action])
                self._ask(act, taken.by, house)

    @rule(data=st.data(), house=houses, chair=places)
    def time_is_up(self, data: st.DataObject, house: int, chair: int) -> None:
        """The house finds that somebody does not act."""
        id = self._some_table(data)
        model = self.tables[id]
        running = {model.chair_of(seat) for seat in model.acting} & model.present
        n = self._table(house, id).n
        up = TimeIsUp(table=id, chair=chair, n=n)
        told = self.world.run(_told(self.world.houses[house].carry_out(up)))
        if chair in running:
            assert isinstance(told, int), told
            model.leave(chair, lost=model.absent == "lost")
            model.rankings = self._rankings(id)
        else:
            assert told in ("in-time", "over", "not-begun"), told

    @rule(seconds=st.integers(0, 100))
    def wait(self, seconds: int) -> None:
        self.world.clock.move(seconds)

    @precondition(lambda self: self.answered)
    @rule(data=st.data(), house=houses)
    def send_again(self, data: st.DataObject, house: int) -> None:
        """A message that comes again is answered again, and changes nothing."""
        sent = data.draw(st.sampled_from(self.answered))
        done = self.world.run(self.world.houses[house].do(sent.request, sent.by))
        assert (done.n, done.said, done.table) == (sent.done.n, sent.done.said, sent.done.table)

    @rule(data=st.data(), who=st.tuples(people, people), make=st.tuples(_requests(), _requests()))
    def ask_at_once(
        self,
        data: st.DataObject,
        who: tuple[str, str],
        make: tuple[Callable[[str, str], Request], Callable[[str, str], Request]],
    ) -> None:
        """Two ask at the same time, each at one of the houses: as if one had come first."""
        id = self._some_table(data)
        asked = [one(self._new_id(), id) for one in make]
        if any(isinstance(one, SetDraft | Rematch) for one in asked):
            return  # these are no entries of the log: which one is last, the store decides

        async def race() -> list[Done | str]:
            both = zip(self.world.houses, asked, who, strict=True)
            work = (_told(house.do(request, by)) for house, request, by in both)
            return await asyncio.gather(*work)

        told = self.world.run(race())
        rankings = self._rankings(id)
        for order in ((0, 1), (1, 0)):
            tried = deepcopy(self.tables[id])
            tried.rankings = rankings
            reasons = {n: tried.do(asked[n], who[n]) for n in order}
            if all(_is_answer(told[n], reasons[n]) for n in order):
                self.tables[id] = tried
                return
        raise AssertionError(f"{asked} by {who} were answered {told}")

    # -- what must be true

    @invariant()
    def all_agree(self) -> None:
        for id, model in self.tables.items():
            for house in range(2):
                self._compare(model, self._table(house, id), house)

    def _compare(self, model: ModelTable, table: Table, house: int) -> None:
        assert (table.state, table.acting) == (model.state, model.acting)
        assert (table.round, len(table.rounds)) == (max(model.round, 0), model.ended)
        assert (table.paused, set(table.pause_asked)) == (model.is_paused, model.wants_pause)
        assert table.rematch == model.rematch
        for chair, expected in zip(table.chairs, model.chairs, strict=True):
            assert (chair is None) == (expected is None)
            if chair is not None and expected is not None:
                found = (chair.sat.by, chair.sat.bot is not None, chair.left is not None)
                assert found == (expected.by, expected.is_bot, expected.away or expected.lost)
                assert chair.lost == expected.lost
        for seat in table.acting:
            id = next(id for id, each in self.tables.items() if each is model)
            draft = self.world.run(self.world.houses[house].draft_of(id, seat))
            written = [action.notation for action in draft.actions] if draft is not None else []
            assert tuple(written) == model.built

    def teardown(self) -> None:
        """What is stored tells of the same tables, without gaps."""
        for id in self.tables:
            entries = self.world.run(self.world.houses[0].store.log.read(id))
            assert [entry.n for entry in entries] == [*range(1, len(entries) + 1)]
            folded, known = read_log(id, entries, find_game), self._table(0, id)
            assert (folded.chairs, folded.position) == (known.chairs, known.position)
            assert (folded.timers, folded.rounds) == (known.timers, known.rounds)

    # -- asking

    def _open(self, by: str, players: int, games: int, absent: str) -> None:
        proposal = Proposal(
            "thirteen",
            players,
            games=games,
            absent=absent,  # type: ignore[arg-type]
            pace=Live(600),
        )
        id = self.world.run(self.world.houses[0].open(by, proposal))
        self.tables[id] = ModelTable(by, players, games, absent)

    def _ask(self, request: Request, by: str, house: int) -> None:
        id = TableId(request.table)
        model = self.tables[id]
        told = self.world.run(_told(self.world.houses[house].do(request, by)))
        reasons = model.do(request, by)
        if not isinstance(told, Done):
            assert told in reasons, (request, by, told, reasons)
            return
        assert not reasons, (request, by, told, reasons)
        model.rankings = self._rankings(id)
        if isinstance(request, Rematch):
            assert told.table is not None
            self._follow(id, told.table, by)
        if not isinstance(request, SetDraft):
            self.answered.append(Answered(request, by, told))

    def _follow(self, id: TableId, other: TableId, by: str) -> None:
        """The same people go on at another table, their chairs one further: one such table."""
        model = self.tables[id]
        if model.rematch is not None:
            assert other == model.rematch
            return
        model.rematch = other
        chairs = [model.chairs[-1], *model.chairs[:-1]]
        kept = [each.by if each is not None and not each.is_bot else None for each in chairs]
        follows = ModelTable(by, model.players, model.games, model.absent, kept)
        for chair, each in enumerate(chairs):
            if each is not None and each.is_bot:
                assert not follows.do(SeatBot(id="", table=other, chair=chair, bot="random"), by)
        self.tables[other] = follows

    def _bot_acts(self, id: TableId, seat: int, action: str, house: int) -> None:
        number = find_game("thirteen").action(action).number
        act = BotAct(table=id, seat=seat, action=number, thought=THOUGHT)
        self.world.run(self.world.houses[house].carry_out(act))
        self.tables[id].decide()
        self.tables[id].rankings = self._rankings(id)

    def _swap(self, id: TableId, seat: int) -> str:
        """A card that the seat may swap, as the house knows it."""
        position = self._table(0, id).position
        assert position is not None
        return position.legal(seat)[-1].notation

    def _table(self, house: int, id: TableId) -> Table:
        return self.world.run(self.world.houses[house].refresh(id))

    def _rankings(self, id: TableId) -> list[tuple[int, ...]]:
        return [round.ended.ranking for round in self._table(0, id).rounds]

    def _some_table(self, data: st.DataObject) -> TableId:
        return data.draw(st.sampled_from(list(self.tables)))

    def _new_id(self) -> str:
        return f"m{next(self.world.ids)}"


async def _told(work: Awaitable[T]) -> T | str:
    """What something leads to, or the code of what is against it."""
    try:
        return await work
    except RefusedByRules:
        return ILLEGAL
    except HouseError as error:
        return error.code


def _is_answer(told: Done | str, reasons: set[str]) -> bool:
    return told in reasons if isinstance(told, str) else not reasons


def run_examples(world: World, examples: int) -> None:
    """So many evenings, each with so many steps; AssertionError where something does not agree."""
    run_state_machine_as_test(
        lambda: HouseMachine(world),  # type: ignore[arg-type]
        settings=settings(
            max_examples=examples,
            stateful_step_count=STEPS,
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        ),
    )
