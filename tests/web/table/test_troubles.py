"""What goes wrong is told where it happens, with a way on."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.web.fixtures import Visit
from tests.web.guests import Guest

GAME = "wurfel-express"
_EVERY_SECONDS = 15


class Missing:
    """Files of the client that cannot be fetched, until they are there again."""

    def __init__(self, guest: Guest, files: str) -> None:
        self._guest, self._files = guest, re.compile(files)
        guest.page.route(self._files, lambda route: route.abort())

    def come_back(self) -> None:
        self._guest.page.unroute(self._files)
        self._guest.troubles.clear()  # the browser notes what it could not fetch


# -- parts of the page that cannot be loaded


def test_a_board_that_cannot_be_loaded_is_tried_again_and_played_in_words_meanwhile(
    visit: Visit,
) -> None:
    guest = visit()
    guest.go("/")
    table = guest.open_table(GAME, 2, bots=1)
    missing = Missing(guest, _chunk_of_the_board(guest, table))
    guest.go_to_table(table)
    board = guest.region("Board")
    said = board.get_by_role("status")
    expect(said).to_have_text("The board could not be loaded; here it is in words.")
    expect(guest.page.locator(".hand").get_by_role("button").first).to_be_enabled()
    missing.come_back()
    guest.button("Try again").click()
    expect(board.locator("svg").first).to_be_visible()
    expect(board).not_to_contain_text("could not be loaded")


def _chunk_of_the_board(guest: Guest, table: str) -> str:
    """The files that a table has and its text form does not need: those of its board."""
    other = guest.another()
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url))
    other.go_to_table(guest.open_table("pearls", 2, bots=1))
    expect(other.page.get_by_role("region", name="Board")).to_be_visible()
    known = {url for url in asked if "/assets/" in url}
    asked.clear()
    other.go_to_table(table)
    expect(other.page.locator("[aria-label=Board] svg").first).to_be_visible()
    scripts = {url for url in asked if url.endswith(".js")} - known
    assert scripts, "a board is a part of its own"
    return "|".join(re.escape(url.rsplit("/", 1)[-1]) for url in sorted(scripts))


def test_a_room_that_cannot_be_loaded_is_tried_again(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    missing = Missing(guest, r"/assets/Tables-[^/]*\.js")
    guest.page.evaluate("history.pushState(null, '', '/tables/wurfel-express')")
    guest.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(guest.page.get_by_text("This part of the page could not be loaded")).to_be_visible()
    missing.come_back()
    guest.button("Try again").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Würfel Express: tables")


# -- lists that grow old


def test_the_tables_room_looks_again_by_itself(visit: Visit) -> None:
    host, guest = visit(), visit()
    guest.page.clock.install()
    guest.go("/tables/sledges")
    section = guest.page.locator("section[aria-labelledby=open]")
    expect(section).to_have_attribute("aria-busy", "false")
    table = host.open_table("sledges", 2, public=True)
    row = section.locator(f"a[href='/table/{table}']")
    expect(row).to_have_count(0)
    guest.page.clock.run_for(1000 * (_EVERY_SECONDS + 1))
    expect(row).to_be_visible()
    host.do(table, "abort")
    guest.page.clock.run_for(1000 * (_EVERY_SECONDS + 1))
    expect(row).to_have_count(0)


# -- refusals


def test_a_refused_give_up_says_why_where_it_was_tried(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table(GAME, 2, bots=1)
    guest.page.route_web_socket(re.compile("/ws"), _give_up_for_another)
    guest.go_to_table(table)
    guest.button("Menu").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Give up").click()
    dialog.get_by_role("button", name="Really give up?").click()
    expect(dialog.get_by_role("alert")).to_contain_text("This seat is not yours")
    assert guest.now(table)["state"] == "running"


def _give_up_for_another(line: WebSocketRoute) -> None:
    """Whoever gives up does so for the second chair."""
    server = line.connect_to_server()

    def pass_on(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "give-up":
            message["chair"] = 1
        server.send(json.dumps(message))

    line.on_message(pass_on)


# -- tables that were closed


def test_a_table_that_was_closed_says_why_and_where_to_go(visit: Visit) -> None:
    guest, other = visit(), visit()
    table = guest.open_table(GAME, 2)
    guest.go_to_table(table)
    other.go_to_table(table)
    guest.do(table, "abort")
    for one in (guest, other):
        heading = one.page.get_by_role("heading", level=1)
        expect(heading).to_have_text("The table was closed.")
        expect(one.page.get_by_text("It was closed before the first move.")).to_be_visible()
        expect(one.region("Board")).to_have_count(0)
    guest.page.get_by_role("link", name="Würfel Express: tables").click()
    guest.page.wait_for_url(f"**/tables/{GAME}")
    other.button("Open a table").click()
    expect(other.page.get_by_role("dialog")).to_be_visible()
