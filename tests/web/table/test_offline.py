"""A line that is cut is said at once: one's turn is kept, and whatever was done on the way is there
once when the line is back."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from jacta.engine.game import Game
from tests.games.roster import every_game
from tests.waiting import wait_until
from tests.web.fixtures import Visit
from tests.web.guests import Guest
from tests.web.watching import Watched, watch


class Line:
    """The line of a guest, from its next connection on."""

    def __init__(self, guest: Guest) -> None:
        self._guest, self._ends = guest, list[WebSocketRoute]()
        self._is_cut, self._cut_at = False, ""
        guest.page.route_web_socket(re.compile("/ws"), self._connect)

    def _connect(self, end: WebSocketRoute) -> None:
        if self._is_cut:
            end.close(code=4000)
            return
        self._ends.append(end)
        server = end.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            server.send(frame)
            if json.loads(frame)["type"] == self._cut_at:
                self.cut()

        end.on_message(pass_on)

    def cut(self) -> None:
        """Nothing gets through any more, in either direction; the browser does not know yet."""
        self._is_cut, self._cut_at = True, ""
        self._ends[-1].close(code=4000)

    def unplug(self) -> None:
        """As before, and the browser notices."""
        self._is_cut = True
        self._guest.context.set_offline(True)

    def cut_after(self, kind: str) -> None:
        """A message of this kind still gets to the house, and its answer does not come back."""
        self._cut_at = kind

    def mend(self) -> None:
        self._is_cut = False
        self._guest.context.set_offline(False)
        self._guest.page.evaluate("dispatchEvent(new Event('online'))")


def build(watched: Watched, since: int) -> None:
    """Build a turn at random until it could be confirmed; `since` is when one sat down."""
    guest, table = watched.guest, watched.guest.table
    rng, actions = random.Random(5), list[Any]()
    legal = guest.now(table)["legal"]
    while True:
        actions.append(rng.choice(legal))
        draft = guest.do(table, "draft", seat=0, actions=actions).get("draft")
        if draft is None:  # dice have fallen
            actions, legal = [], wait_until(lambda: guest.now(table).get("legal"))
            watched.wait_for(watched.says(since))
        elif draft["effect"] != "open":
            break
        else:
            legal = draft["legal"]
    expect(guest.page.locator(".banner.card")).to_contain_text("onfirm")


def acted(guest: Guest, table: str, after: int) -> int:
    """How often the guest has acted since then."""
    steps = guest.ask(f"/api/tables/{table}", chair=0, after=after)["steps"]
    return sum(step["what"] == "acted" and step["seat"] == 0 for step in steps)


@every_game
def test_a_turn_is_kept_while_the_line_is_cut(visit: Visit, game: Game) -> None:
    watched = watch(visit, game)
    guest, page = watched.guest, watched.guest.page
    line = Line(guest)
    table = guest.open_table(game.name, 2, bots=1)
    assert wait_until(lambda: guest.now(table)["acting"] == [0])
    watched.sit_down(table)
    since = guest.now(table)["n"]
    trouble = page.get_by_role("status").filter(has_text="No connection. Your turn is kept")

    # In mid-turn: what is built stays.
    build(watched, since)
    before, shown = guest.now(table)["n"], watched.moments()[-1]
    line.unplug()
    expect(trouble).to_be_visible()
    assert watched.moments()[-1] == shown

    # In mid-confirm: what could not be sent is sent when the line is back, however often one tries.
    watched.hold_at("The dice are rolling")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert acted(guest, table, before) == 0
    line.mend()
    expect(trouble).to_have_count(0)
    assert wait_until(lambda: acted(guest, table, before)) == 1

    # In mid-throw: while dice are in the air.
    expect(page.locator(".banner.card")).to_contain_text("The dice are rolling")
    assert wait_until(lambda: guest.now(table)["acting"] == [0])
    line.cut()
    expect(trouble).to_be_visible()
    line.mend()
    expect(trouble).to_have_count(0)
    watched.go_on()
    watched.wait_for(watched.says(since))
    last = watched.moments()[-1]
    assert last.log == shown.log + watched.says(before)
    assert last.board == watched.game.on_board(guest.now(table)["view"])

    # What was heard is not done again, though nobody said so.
    build(watched, since)
    before = guest.now(table)["n"]
    line.cut_after("act")
    page.keyboard.press("Enter")
    expect(trouble).to_be_visible()
    line.mend()
    expect(trouble).to_have_count(0)
    assert wait_until(lambda: acted(guest, table, before)) == 1
    assert wait_until(lambda: guest.now(table)["acting"] == [0])
    watched.wait_for(watched.says(since))
    assert acted(guest, table, before) == 1
