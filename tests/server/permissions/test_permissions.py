"""Who may do what: every cell of docs/permissions.md is asked for, and nothing is missing there."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest
from starlette.routing import Route

from jacta.cli.house.keeper import keeper
from jacta.server.app import ENDPOINTS, create
from jacta.server.hosting.settings import HouseSettings
from jacta.server.http import game_files
from jacta.server.http.pages import Pages
from jacta.server.schema import wire
from jacta.server.schema.openapi import path_of
from jacta.server.services import Catalogue
from tests.server.permissions import asking
from tests.server.permissions.cast import Cast
from tests.server.permissions.page import Cell, cells, commands
from tests.server.running import Running

COMMANDS = {kind.__struct_config__.tag for kind in get_args(wire.Command)}


@pytest.fixture(scope="module")
def cast(house: Running) -> Cast:
    return Cast(house)


def every(table: str, where: Callable[[Cell], bool] = lambda cell: True) -> pytest.MarkDecorator:
    found = [cell for cell in cells(table) if where(cell)]
    return pytest.mark.parametrize("cell", found, ids=str)


# -- every cell


@every("own")
def test_a_request_is_answered_as_the_page_says(house: Running, cast: Cast, cell: Cell) -> None:
    assert asking.ask(cast, cell, house.clock.now()) == cell.answer


@every("tables")
def test_a_request_about_a_table_is_answered_as_the_page_says(cast: Cast, cell: Cell) -> None:
    assert asking.ask_at_table(cast, cell) == cell.answer


@every("messages")
def test_a_message_is_answered_as_the_page_says(cast: Cast, cell: Cell) -> None:
    assert asking.send(cast, cell) == cell.answer


@every("messages", lambda cell: cell.request in COMMANDS and cell.who != "visitor")
def test_a_command_by_http_is_answered_as_over_the_socket(cast: Cast, cell: Cell) -> None:
    assert asking.ask_by_http(cast, cell) == cell.answer


@every("messages", lambda cell: cell.request in COMMANDS and cell.who == "guest")
def test_a_visitor_who_sends_a_command_is_a_guest(cast: Cast, cell: Cell) -> None:
    visiting = Cell(cell.request, cell.at, "visitor", cell.answer)
    assert asking.ask_by_http(cast, visiting) == cell.answer


# -- nothing is missing


def test_every_endpoint_is_on_the_page() -> None:
    by_message = "POST /api/tables/{table}/commands"
    told = {cell.request for table in ("own", "tables") for cell in cells(table)} | {by_message}
    known = {f"{each.method} {path_of(each).template}" for each in ENDPOINTS}
    known |= {f"GET {route.path}" for route in _routes_beside()}
    assert told == known


def _routes_beside() -> list[Route]:
    """The routes of the house that are no endpoints, pages or files of pages."""
    catalogue = Catalogue()
    others = [*Pages(catalogue).routes, *game_files.routes(catalogue)]
    paths = {each.path for each in ENDPOINTS} | {route.path for route in others}
    routes = create(HouseSettings(), catalogue).routes
    return [route for route in routes if isinstance(route, Route) and route.path not in paths]


def test_every_message_is_on_the_page() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(wire.ClientMessage)}
    assert {cell.request for cell in cells("messages")} == tags


def test_every_command_of_the_keeper_is_on_the_page() -> None:
    assert sorted(commands()) == sorted(keeper.commands)


def test_the_keeper_is_like_anybody_with_an_account_there() -> None:
    for table in ("own", "tables", "messages"):
        answers = {(cell.request, cell.at, cell.who): cell.answer for cell in cells(table)}
        for (request, at, who), answer in answers.items():
            if who == "keeper":
                assert answer == answers[request, at, "account"]
