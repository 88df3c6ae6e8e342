"""People who do not give up: whoever gets no answer sends the same message again, as pages do."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, cast

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.server.chaos.lines import GOOD, BadLine, Quality
from tests.server.chaos.tally import TROUBLED, Seen, Tally
from tests.server.people import Failure, Person
from tests.server.running import NO_TLS, PATIENT_LIMITS

__all__ = ["Restless", "Table", "Visitors", "Witness"]

ANSWER_SECONDS = 5.0
_KNOCK_SECONDS = 0.4
_OTHER_TAB_SECONDS = 0.1
_MOST_TROUBLE = 150  # times for one message: by then every fault is over
# How a connection is lost; the house may be killed in the middle of a handshake.
LOST = (OSError, EOFError, WebSocketException, httpx.TransportError)
# What the house answers while nothing can be stored: to be sent again, with the same id.
TROUBLES = ("storage-", "stopped", "busy")


@dataclass
class Witness(Person):
    """Somebody on a bad line, who notices what is missing and asks for it, as the page does."""

    houses: Sequence[str] = ()
    quality: Quality = GOOD
    rng: random.Random = field(default_factory=random.Random)
    tally: Tally = field(default_factory=lambda: Tally(0))
    is_doubtful: bool = False

    async def connect(self) -> None:
        self.is_doubtful = False
        self.address = self.rng.choice(self.houses)
        await super().connect()

    async def _dial(self) -> ClientConnection:
        line = BadLine(
            await super()._dial(), self.quality, self.rng, self._lose_patience, self.tally.count
        )
        return cast(ClientConnection, line)

    def _lose_patience(self) -> None:
        """Something is lost that was waited for: nobody waits any longer."""
        self.is_doubtful = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("no answer in time"))
        self._answers.clear()
        self._news.set()

    def _learn(self, news: dict[str, Any]) -> None:
        """What does not follow from what is known is asked for again."""
        known = self.steps.get(news["table"], {})
        if news["after"] > len(known):
            self.tally.count("gaps noticed, and asked for again")
            self.is_doubtful = True
            return
        super()._learn(news)

    def _hear(self, text: str) -> None:
        super()._hear(text)
        self.received.clear()


@dataclass
class Restless:
    """One tab of somebody at a table, who sends what is not answered again and again."""

    person: Witness
    tally: Tally
    rng: random.Random
    has_other_tab: bool = False

    async def insist(self, kind: str, table: str, key: str, **fields: Any) -> Any:
        """Send one message until it is answered, over as many connections as it takes."""
        message = {"type": kind, "id": key, "table": table, **fields}
        for _ in range(_MOST_TROUBLE):
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    answer = await self.person.send(message)
            except Failure as failure:
                if not failure.error["code"].startswith(TROUBLES):
                    self.tally.refused.add((table, f"{self.person.id}/{key}"))
                    raise
                self.tally.count(TROUBLED)
                self.tally.count(f"answers {failure.error['code']}")
                await asyncio.sleep(_KNOCK_SECONDS)
            except LOST:  # no connection, or no answer in time
                self.tally.count("messages sent again")
                await self.look_again()
            else:
                cause, is_move = f"{self.person.id}/{key}", kind == "act"
                if "n" in answer:
                    self.tally.acknowledge(table, cause, answer["n"], is_move)
                return answer
        raise AssertionError(f"{message} was never answered")

    async def look_again(self) -> None:
        """Ask for all that was missed, on the same line or on a new one."""
        person = self.person
        if person.is_connected and self.rng.random() < 0.5:
            person.is_doubtful = False
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    for table, chair in person.chairs.items():
                        await person.watch(table, chair)
                return
            except (*LOST, Failure):
                pass
        await self.reconnect()

    async def reconnect(self) -> None:
        """Come back as soon as the house is there again; all that was missed is told."""
        while True:
            await self.person.disconnect()
            try:
                async with asyncio.timeout(2 * ANSWER_SECONDS):
                    await self.person.connect()
                return
            except (*LOST, Failure):
                self.tally.count("times knocked in vain")
                await asyncio.sleep(_KNOCK_SECONDS)

    async def wait_for_the_other_tab(self) -> None:
        """Wait for news, but not for long: the other tab may wait as well."""
        try:
            async with asyncio.timeout(_OTHER_TAB_SECONDS):
                await self.person.news()
        except TimeoutError:
            return
        if self.person.is_doubtful or not self.person.is_connected:
            await self.look_again()

    async def hear(self) -> None:
        """Wait for news; whoever hears nothing for long makes sure of the connection."""
        is_silent = False
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self.person.news()
        except TimeoutError:
            is_silent = True
        if is_silent or self.person.is_doubtful or not self.person.is_connected:
            await self.look_again()

    async def sit(self, table: str, chair: int) -> None:
        await self.insist("sit", table, "sit", chair=chair, salt=secrets.token_hex(16))
        await self.watch(table, chair)

    async def watch(self, table: str, chair: int) -> None:
        self.person.chairs[table] = chair
        await self.look_again()

    async def play(self, table: str) -> None:
        """Play until the table is over."""
        person = self.person
        while not person.is_over(table):
            now = person.now.get(table)
            if now is None or not now.get("legal"):
                await self.hear()
                continue
            if self._leaves_it_to_the_other_tab():
                await self.wait_for_the_other_tab()
                continue
            seat, action = now["view"]["seat"], self.rng.choice(now["legal"])
            try:
                answer = await self.insist(
                    "act", table, secrets.token_hex(8), seat=seat, actions=[action]
                )
            except Failure as failure:
                if not self.has_other_tab:
                    said = f"{action} was legal, and refused: {failure.error}"
                    raise AssertionError(said) from None
                self.tally.count("moves that came after those of the other tab")
                n = now["n"] + 1
            else:
                n = answer["n"]
            while person.now[table]["n"] < n:
                await self.hear()

    async def look_on(self, table: str) -> None:
        """Watch until the table is over."""
        while not self.person.is_over(table):
            await self.hear()

    def _leaves_it_to_the_other_tab(self) -> bool:
        return self.has_other_tab and self.rng.random() < 0.3


@dataclass(frozen=True)
class Table:
    """A table to be played at: a game, how many people, how many bots, who else is there."""

    game: str
    people: int
    bots: int = 0
    tabs: int = 0  # of the first person, more than one
    spectators: int = 0


@dataclass
class Visitors:
    """Those who come to the houses of a run."""

    houses: Sequence[str]
    tally: Tally
    rng: random.Random
    quality: Quality

    async def play_on(self, tables: Sequence[Table]) -> None:
        """One table after the other, until it is enough."""
        while not self.tally.is_enough:
            await self.play(self.rng.choice(tables))

    async def play(self, chosen: Table) -> None:
        """A whole game, and what everyone saw of it."""
        async with AsyncExitStack() as stack:
            players = [await self._arrive(stack) for _ in range(chosen.people)]
            table = await self._open(players[0], chosen)
            self.tally.open(table)
            tabs = [await self._arrive(stack, players[0]) for _ in range(chosen.tabs)]
            watching = [await self._arrive(stack) for _ in range(chosen.spectators)]
            players[0].has_other_tab = bool(tabs)
            try:
                await self._sit_down(chosen, table, players, tabs, watching)
            except Failure:
                if not await self._is_closed(table, players[0]):
                    raise
                del self.tally.tables[table]
                self.tally.count("tables closed before all sat, as a clock was set on")
                return
            await asyncio.gather(
                *(player.play(table) for player in (*players, *tabs)),
                *(tab.look_on(table) for tab in watching),
            )
            for tab in (*players, *tabs, *watching):
                person = tab.person
                seen = Seen.of(table, person.chairs[table], person.steps[table])
                self.tally.seen.append(seen)
            self.tally.count("games finished")

    async def _sit_down(
        self,
        chosen: Table,
        table: str,
        players: Sequence[Restless],
        tabs: Sequence[Restless],
        watching: Sequence[Restless],
    ) -> None:
        """All take their places; the last one begins the game."""
        await players[0].sit(table, 0)
        for tab in tabs:
            await tab.watch(table, 0)
        for tab in watching:
            await tab.watch(table, -1)
        for number in range(chosen.bots):
            chair = chosen.people + number
            await players[0].insist("seat-bot", table, f"bot-{chair}", chair=chair, bot="random")
        for chair, player in enumerate(players[1:], 1):
            await player.sit(table, chair)

    async def _is_closed(self, table: str, looker: Restless) -> bool:
        """Whether the house has closed a table that nobody came to for an hour, by its clock."""
        while True:
            try:
                where = f"{self.rng.choice(self.houses)}/api/tables/{table}"
                answer = (await looker.person.http.get(where)).raise_for_status()
                return bool(answer.json()["now"]["state"] == "aborted")
            except httpx.HTTPError as error:
                await self._knock_again(error)

    async def _arrive(self, stack: AsyncExitStack, like: Restless | None = None) -> Restless:
        """A new guest, or somebody who is here already, in another tab."""
        http = httpx.AsyncClient(
            base_url=self.houses[0],
            headers={"accept-language": "en"},
            cookies=like.person.http.cookies if like else None,
            timeout=30,
            limits=PATIENT_LIMITS,
            verify=NO_TLS,
        )
        await stack.enter_async_context(http)
        rng = random.Random(self.rng.random())
        person = Witness(
            self.houses[0],
            http,
            houses=self.houses,
            quality=self.quality,
            rng=rng,
            tally=self.tally,
        )
        stack.push_async_callback(person.disconnect)
        while not person.id:
            try:
                answer = await http.get(f"{rng.choice(self.houses)}/api/me")
                person.id = answer.raise_for_status().json()["person"]
            except httpx.HTTPError as error:
                await self._knock_again(error)
        arrived = Restless(person, self.tally, rng, has_other_tab=like is not None)
        await arrived.reconnect()
        return arrived

    async def _knock_again(self, error: httpx.HTTPError) -> None:
        """The house is not there, or could not store who comes."""
        was_heard = isinstance(error, httpx.HTTPStatusError)
        self.tally.count(TROUBLED if was_heard else "times knocked in vain")
        await asyncio.sleep(_KNOCK_SECONDS)

    async def _open(self, opener: Restless, chosen: Table) -> str:
        players = chosen.people + chosen.bots
        wanted = {"game": chosen.game, "players": players}
        while True:
            try:
                where = f"{self.rng.choice(self.houses)}/api/tables"
                answer = await opener.person.http.post(where, json=wanted)
                table: str = answer.raise_for_status().json()["table"]
                return table
            except httpx.HTTPError as error:
                await self._knock_again(error)
