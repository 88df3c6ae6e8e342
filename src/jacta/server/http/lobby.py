"""The lobby: the games of the house, a new table, and lists of tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from jacta.bots.hints import advice_of
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.house.days import has_daily
from jacta.house.errors import DamagedLog
from jacta.house.ids import PersonId, TableId, TableState
from jacta.house.lobby import Cursor, Listed
from jacta.house.people.portraits import Game as PlayedGame
from jacta.house.people.profiles import Person, remember
from jacta.house.proposals import Proposal
from jacta.house.table.entries import Settings
from jacta.house.telling.avatars import Avatar, avatar_of
from jacta.house.workers import Compiler
from jacta.puzzles import lesson_of, stock_of
from jacta.server.breaking_off import check_patience
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.game_files import GamePage, files_of
from jacta.server.http.tables import OpenedTable

__all__ = ["ENDPOINTS", "cursor_of", "text_of"]


class OptionTold(msgspec.Struct, frozen=True):
    """A switch of a game; the first choice is the default."""

    name: str
    choices: tuple[str, ...]
    clause: str


class GameTold(msgspec.Struct, frozen=True):
    """A game that can be played here; `match` is how many games one has where its rules say so.

    `about` says in one line what it is, `rules` whether they can be read here. A `daily` game can
    be played with the dice of the day, and `daily_name` is what that is called, where it has
    a name of its own. `compiling` is how many parts of it are still to be compiled: until
    then it is played in plain Python, and `bots` are those that need not wait. `page` has what its
    package brings for the page; the client has boards of its own for some games. `puzzles` says
    whether it has some, and `strategy` whether a lesson of them.
    """

    name: str
    title: str
    author: str
    publisher: str
    year: str
    about: str
    version: int
    fewest: int
    most: int
    boards: list[str]
    options: list[OptionTold]
    bots: list[str]
    rules: bool
    points: bool
    hidden: bool
    daily: bool
    hints: bool
    puzzles: bool
    strategy: bool
    compiling: int
    page: GamePage
    daily_name: str | UnsetType = UNSET
    match: int | UnsetType = UNSET


class Games(msgspec.Struct, frozen=True):
    """All games of the house."""

    games: list[GameTold]


class ListedChair(msgspec.Struct, frozen=True):
    """Who has a chair at a listed table, and whether it is to act; nobody has no avatar."""

    chair: int
    who: str | None
    name: str | None
    acting: bool
    avatar: Avatar | None


class ListedGame(msgspec.Struct, frozen=True):
    """How a game of a listed table went, by chairs: ranks, and points where the game has them,
    null for a chair that was given up. `best` is told of a game that one played alone: whether one
    never had more points with the same set-up."""

    ranking: list[int]
    scores: list[int | None]
    best: bool


class ListedTable(msgspec.Struct, frozen=True):
    """A table as the lobby lists it; `updated_at` is when its state or its chairs changed, `games`
    are those that are finished, of a table that is over."""

    table: str
    state: TableState
    settings: Settings
    created_at: int
    updated_at: int
    chairs: list[ListedChair]
    games: list[ListedGame]


class Listing(msgspec.Struct, frozen=True):
    """A page of tables, the last changed first; `before` leads to the next page."""

    tables: list[ListedTable]
    before: str | None


class TablesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables: `open` to join, `running` to watch, `finished` ones, one's own among them; or
    one's own only: those one plays at (`playing`), or all (`mine`)."""

    which: Literal["open", "running", "finished", "playing", "mine"] = "open"
    game: str | None = None
    before: str | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    lang: str | None = None


@endpoint("GET", "/api/games", answer=Games)
async def list_games(call: Call[None]) -> Games:
    """The games of the house in the order of its shelf, with their options and bots."""
    catalogue = call.services.catalogue
    games = [catalogue.find(name) for name in catalogue.names()]
    ordered = sorted(games, key=lambda game: (game.place, game.name))
    compiler = call.services.compiler
    return Games([_game_told(game, compiler, call.language) for game in ordered])


def _game_told(game: Game, compiler: Compiler, language: str) -> GameTold:
    voice = game.voice(language)
    return GameTold(
        name=game.name,
        title=game.title,
        author=game.author,
        publisher=game.publisher,
        year=game.year,
        about=voice.words("about") if voice.knows("about") else "",
        version=game.version,
        fewest=game.players[0],
        most=game.players[-1],
        boards=game.boards_of(),
        options=[OptionTold(o.name, o.choices, o.clause) for o in game.options],
        bots=compiler.bots(game.name),
        rules=game.rulebook("en") is not None,
        points=game.points,
        hidden=game.hidden,
        daily=has_daily(game),
        hints=advice_of(game) is not None,
        puzzles=stock_of(game) is not None,
        strategy=bool(lesson_of(game)),
        compiling=compiler.left(game.name),
        daily_name=voice.words("daily") if voice.knows("daily") else UNSET,
        page=files_of(game).page,
        match=game.match.games if game.match is not None else UNSET,
    )


@endpoint("POST", "/api/tables", body=Proposal, answer=OpenedTable, status=201)
async def open_table(call: Call[Proposal]) -> OpenedTable:
    """Open a table; the house commits to its dice."""
    call.only_so_many_tables()
    await remember(call.services.house, call.visitor.person, call.language)
    await check_patience(call.services, call.visitor)
    house = call.services.house
    return await OpenedTable.of(house, await house.open(call.visitor.person, call.body))


@endpoint("GET", "/api/tables", query=TablesWanted, answer=Listing)
async def list_tables(call: Call[None]) -> Listing:
    """The lobby: open tables, running ones, finished ones, or one's own."""
    wanted = call.query(TablesWanted)
    lobby = call.services.house.store.lobby
    before = cursor_of(wanted.before)
    match wanted.which:
        case "open":
            found = await lobby.open_tables(wanted.game, before, wanted.limit)
        case "running":
            found = await lobby.running(wanted.game, before, wanted.limit)
        case "finished":
            found = await lobby.finished(
                wanted.game, True, before, wanted.limit, seen_by=call.visitor.person
            )
        case "playing" | "mine":
            states: tuple[TableState, ...] = ("open", "running")
            if wanted.which == "mine":
                states = (*states, "over")
            found = await lobby.of_person(call.visitor.person, states, before, wanted.limit)
    seated = {seat.person for table in found for seat in table.chairs if seat.person}
    people = await call.services.house.store.people.find(seated)
    last = text_of(found[-1].cursor) if len(found) == wanted.limit else None
    is_own = wanted.which in ("playing", "mine")
    over = [table.table for table in found if table.state == "over"]
    store = call.services.house.store
    played = await store.played.at_tables(over)
    kept = await store.results.kept(call.visitor.person, over)
    bests = {game for game, each in kept.items() if each.is_best}
    tables = [
        await _listed(call, row, people, is_own, played.get(row.table, []), bests) for row in found
    ]
    return Listing([table for table in tables if table is not None], last)


async def _listed(
    call: Call[None],
    listed: Listed,
    people: dict[PersonId, Person],
    acting: bool,
    played: list[PlayedGame],
    bests: set[tuple[TableId, int]],
) -> ListedTable | None:
    """A table in the list, with whose turn it is if that is wanted; None if it cannot be read."""
    house, id, chairs = call.services.house, listed.table, set[int]()
    try:
        if acting and listed.state == "running":
            table = await house.peek(id)
            settings, chairs = table.settings, {table.chair_of(seat) for seat in table.acting}
        else:
            settings = await house.settings(id)
    except (JactaError, DamagedLog):  # of a game that is here no more, or not readable
        return None
    return ListedTable(
        table=id,
        state=listed.state,
        settings=settings,
        created_at=listed.created_at,
        updated_at=listed.updated_at,
        chairs=[
            ListedChair(
                seat.chair,
                seat.person,
                _name(seat.person, people),
                seat.chair in chairs,
                avatar_of(seat.person, people.get(seat.person)) if seat.person else None,
            )
            for seat in listed.chairs
        ],
        games=[
            ListedGame(
                [each.rank for each in game.chairs],
                [each.score for each in game.chairs],
                (id, game.round) in bests,
            )
            for game in played
        ],
    )


def _name(person: PersonId | None, people: dict[PersonId, Person]) -> str | None:
    if person is None:
        return None
    if person.startswith("bot:"):
        return person[4:]
    return people[person].name if person in people else ""


def text_of(cursor: Cursor) -> str:
    """Where a page ended, for the address of the next one."""
    return f"{cursor.updated_at}.{cursor.table}"


def cursor_of(text: str | None) -> Cursor | None:
    """Where a page begins; None for what is no such text."""
    at, _, table = (text or "").partition(".")
    return Cursor(int(at), TableId(table)) if _is_number(at) and table else None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 19


ENDPOINTS = [list_games, open_table, list_tables]
