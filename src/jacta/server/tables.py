"""Tables over HTTP: the games of the house, the lobby, one table, and commands at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType
from starlette.responses import PlainTextResponse

from jacta.bots import policies
from jacta.engine.errors import JactaError
from jacta.engine.language import LANGUAGES
from jacta.engine.rules import SPECTATOR
from jacta.house.entries import Settings
from jacta.house.errors import Refused
from jacta.house.news import News
from jacta.house.proposals import Proposal
from jacta.house.store.society import Person
from jacta.house.store.values import Cursor, Listed, PersonId, State, TableId
from jacta.house.surroundings import surroundings_of
from jacta.house.table import Table
from jacta.house.telling import tell
from jacta.house.wording import in_words, seat_names
from jacta.server import wire
from jacta.server.endpoints import Call, endpoint
from jacta.server.identity import digest, new_secret
from jacta.server.problems import Problem

__all__ = ["ENDPOINTS", "cursor_of", "text_of"]


class OptionTold(msgspec.Struct, frozen=True):
    """A switch of a game; the first choice is the default."""

    name: str
    choices: tuple[str, ...]
    clause: str


class GameTold(msgspec.Struct, frozen=True):
    """A game that can be played here; `match` is how many games one has where its rules say so.

    A `daily` game can be played alone with the dice of the day.
    """

    name: str
    title: str
    version: int
    fewest: int
    most: int
    boards: list[str]
    options: list[OptionTold]
    bots: list[str]
    points: bool
    hidden: bool
    daily: bool
    match: int | UnsetType = UNSET


class Games(msgspec.Struct, frozen=True):
    """All games of the house."""

    games: list[GameTold]


class OpenedTable(msgspec.Struct, frozen=True):
    """A table that was opened."""

    table: str


class ListedChair(msgspec.Struct, frozen=True):
    """Who has a chair at a listed table, and whether it is to act."""

    chair: int
    who: str | None
    name: str | None
    acting: bool


class ListedTable(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    table: str
    state: State
    settings: Settings
    created_at: int
    updated_at: int
    chairs: list[ListedChair]


class Listing(msgspec.Struct, frozen=True):
    """A page of tables, the last changed first; `before` leads to the next page."""

    tables: list[ListedTable]
    before: str | None


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables: `open` to join, `running` to watch, `finished`; or one's own: those one plays
    at (`playing`), or all (`mine`)."""

    which: Literal["open", "running", "finished", "playing", "mine"] = "open"
    game: str | None = None
    before: str | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    lang: str | None = None


class Through(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose eyes, and after which number."""

    chair: wire.Eyes = SPECTATOR
    after: Annotated[int, Meta(ge=0)] = 0
    key: str | None = None
    lang: str | None = None


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chair for which a link is wanted."""

    chair: wire.Place


class LinkMade(msgspec.Struct, frozen=True):
    """A link that leads to one's chair from any device; whoever has it may act there."""

    key: str
    path: str


def _game_told(call: Call[Any], name: str) -> GameTold:
    game = call.services.catalogue.find(name)
    return GameTold(
        name=game.name,
        title=game.title,
        version=game.version,
        fewest=game.players[0],
        most=game.players[-1],
        boards=list(game.boards),
        options=[OptionTold(o.name, o.choices, o.clause) for o in game.options],
        bots=list(policies(game)),
        points=game.points,
        hidden=game.hidden,
        daily=game.daily is not None,
        match=game.match.games if game.match is not None else UNSET,
    )


@endpoint("GET", "/api/games", answer=Games)
async def list_games(call: Call[None]) -> Games:
    """The games of the house, with their options and bots."""
    return Games([_game_told(call, name) for name in call.services.catalogue.names()])


@endpoint("POST", "/api/tables", body=Proposal, answer=OpenedTable, status=201)
async def open_table(call: Call[Proposal]) -> OpenedTable:
    """Open a table; the house commits to its dice."""
    await call.services.identities.stored(call.visitor)
    if not call.services.openings.take(call.visitor.person):
        raise Problem("too-fast")
    return OpenedTable(await call.services.house.open(call.visitor.person, call.body))


@endpoint("GET", "/api/tables", query=Wanted, answer=Listing)
async def list_tables(call: Call[None]) -> Listing:
    """The lobby: open tables, running ones, finished ones, or one's own."""
    wanted = call.query(Wanted)
    lobby = call.services.store.lobby
    before = cursor_of(wanted.before)
    match wanted.which:
        case "open":
            found = await lobby.open_tables(wanted.game, before, wanted.limit)
        case "running":
            found = await lobby.running(wanted.game, before, wanted.limit)
        case "finished":
            found = await lobby.finished(wanted.game, True, before, wanted.limit)
        case "playing" | "mine":
            states: tuple[State, ...] = ("open", "running")
            if wanted.which == "mine":
                states = (*states, "over")
            found = await lobby.of_person(call.visitor.person, states, before, wanted.limit)
    seated = {seat.person for table in found for seat in table.seats if seat.person}
    people = await call.services.store.people.find(seated)
    last = text_of(found[-1].cursor) if len(found) == wanted.limit else None
    is_own = wanted.which in ("playing", "mine")
    tables = [await _listed(call, row, people, is_own) for row in found]
    return Listing([table for table in tables if table is not None], last)


@endpoint("GET", "/api/tables/{table}", query=Through, answer=News)
async def look(call: Call[None]) -> News:
    """A table as one's chair sees it, or as spectators do; the rest after a number; with `lang` in
    words too."""
    id, through, house = TableId(call.path["table"]), call.query(Through), call.services.house
    table = await _seen(call, id, through)
    draft = None
    if through.chair != SPECTATOR:
        draft = await house.draft_of(id, table.seat_of(through.chair))
    around = await surroundings_of(call.services.store, id, table)
    news = tell(id, table, around, through.chair, through.after, draft, facts=True)
    if through.lang in LANGUAGES:
        news = in_words(news, table, around, str(through.lang), draft)
    return news


@endpoint("GET", "/api/tables/{table}/text", query=Through, media="text/plain")
async def look_in_words(call: Call[None]) -> PlainTextResponse:
    """The board in words, in the language of the visitor."""
    id, through = TableId(call.path["table"]), call.query(Through)
    table = await _seen(call, id, through)
    if table.position is None:
        raise Refused("not-begun")
    seat = table.seat_of(through.chair) if through.chair != SPECTATOR else SPECTATOR
    around = await surroundings_of(call.services.store, id, table)
    names = seat_names(table, around, call.language)
    return PlainTextResponse(table.position.view(seat).text(call.language, names))


async def _seen(call: Call[None], id: TableId, through: Through) -> Table:
    """A table, for whoever may look at it through these eyes."""
    table = await call.services.house.refresh(id)
    await call.services.conversation.looker(call.visitor, id, through.chair, through.key)
    return table


@endpoint("POST", "/api/tables/{table}/commands", body=wire.Command, answer=wire.Done)
async def command(call: Call[wire.Command]) -> wire.Done:
    """Do something at a table, as over the socket; the same id again changes nothing."""
    if call.body.table != call.path["table"]:
        raise Refused("no-table")
    done = await call.services.conversation.carry_out(call.visitor, call.body)
    call.services.metrics.commanded(str(call.body.__struct_config__.tag))
    return done


@endpoint("POST", "/api/tables/{table}/links", body=Link, answer=LinkMade, status=201)
async def make_link(call: Call[Link]) -> LinkMade:
    """A link to one's own chair, for another device; the ones made before count no more."""
    id, tokens = TableId(call.path["table"]), call.services.store.tokens
    table = await call.services.house.table(id)
    if call.body.chair not in table.chairs_of(call.visitor.person):
        raise Refused("not-yours")
    await tokens.revoke_seat(id, call.body.chair)
    call.services.rooms.links_changed(id)
    key = new_secret()
    await tokens.add(call.visitor.person, "seat", digest(key), id, call.body.chair)
    return LinkMade(key, f"/seat/{id}/{key}")


@endpoint("DELETE", "/api/tables/{table}/links/{chair:int}", status=204)
async def revoke_link(call: Call[None]) -> None:
    """The links to one's chair count no more."""
    id, chair = TableId(call.path["table"]), call.path["chair"]
    table = await call.services.house.table(id)
    if chair not in table.chairs_of(call.visitor.person):
        raise Refused("not-yours")
    await call.services.store.tokens.revoke_seat(id, chair)
    call.services.rooms.links_changed(id)


def text_of(cursor: Cursor) -> str:
    """Where a page ended, for the address of the next one."""
    return f"{cursor.updated_at}.{cursor.table}"


def cursor_of(text: str | None) -> Cursor | None:
    """Where a page begins; None for what is no such text."""
    at, _, table = (text or "").partition(".")
    return Cursor(int(at), TableId(table)) if _is_number(at) and table else None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 19


async def _listed(
    call: Call[None], listed: Listed, people: dict[PersonId, Person], acting: bool
) -> ListedTable | None:
    """A table in the list, with whose turn it is if that is wanted; None if it cannot be read."""
    house, id, chairs = call.services.house, listed.table, set[int]()
    try:
        if acting and listed.state == "running":
            table = await house.peek(id)
            settings, chairs = table.settings, {table.chair_of(seat) for seat in table.acting}
        else:
            settings = await house.settings(id)
    except (JactaError, msgspec.DecodeError):  # of a game that is here no more
        return None
    return ListedTable(
        table=id,
        state=listed.state,
        settings=settings,
        created_at=listed.created_at,
        updated_at=listed.updated_at,
        chairs=[
            ListedChair(seat.chair, seat.person, _name(seat.person, people), seat.chair in chairs)
            for seat in listed.seats
        ],
    )


def _name(person: PersonId | None, people: dict[PersonId, Person]) -> str | None:
    if person is None:
        return None
    if person.startswith("bot:"):
        return person[4:]
    return people[person].name if person in people else ""


ENDPOINTS = [
    list_games,
    open_table,
    list_tables,
    look,
    look_in_words,
    command,
    make_link,
    revoke_link,
]
