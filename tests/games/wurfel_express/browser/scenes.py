"""Würfel Express as it looks: every step of a turn, and what is around a game."""

from __future__ import annotations

import re

from tests.games.wurfel_express.browser import positions
from tests.waiting import wait_until
from tests.web.guests import Guest
from tests.web.hands import Hand
from tests.web.rooms import Way
from tests.web.scenes import at, at_start, hinted, looked_back
from tests.web.table.test_refusals import ask_for_too_much

__all__ = ["LONG", "SCENES"]

GAME = "wurfel-express"
# So many seconds, and so many milliseconds, for whoever plays futures on a busy machine.
COMPILED, PLAYED = 300.0, 180_000
TRACKS = ((4, "B4 W3"), (3, "G4 R5 Y4"), (0, "K3"))


def throwing(players: int) -> Way:
    """Dice on the table, two of them locked."""

    def table(guest: Guest) -> None:
        at(positions.DISCARDING[players])(guest)
        guest.page.locator(".hand button.main:enabled").first.click()
        guest.page.locator(".hand .dice button:enabled").first.wait_for()
        for die in guest.page.locator(".hand .dice button").all()[:2]:
            die.click()

    return table


def stealing(players: int) -> Way:
    """What can be stolen is stolen, and not confirmed yet."""

    def table(guest: Guest) -> None:
        at(positions.TAKING[players])(guest)
        guest.page.locator(".board .theft").first.click()
        guest.page.locator(".hand .laid").first.wait_for()

    return table


def ordering(guest: Guest) -> None:
    """Two new strips, whose order can be changed."""
    at(positions.WINNING)(guest)
    guest.page.locator(".hand button.main").click()
    guest.page.locator(".hand .swap").wait_for()


def failing(guest: Guest) -> None:
    at(positions.FAILING)(guest)
    guest.page.locator(".hand .row button").last.click()
    guest.page.locator(".hand .fails").wait_for()


def at_one_device(guest: Guest) -> None:
    opened = guest.open_table(GAME, 3, start=positions.position(*TRACKS, phase="discard"))
    guest.sit(opened, 1, "Ada")
    guest.sit(opened, 2, "Bert")
    guest.go_to_table(opened)
    Hand(guest.page).wait()


def watching(guest: Guest) -> None:
    opened = guest.open_table(GAME, 3, start=positions.position(*TRACKS, phase="discard"))
    guest.sit(opened, 1, "Ada")
    guest.sit(opened, 2, "Bert")
    guest.context.clear_cookies()
    guest.go_to_table(opened)
    guest.page.locator(".board").wait_for()


def refused(guest: Guest) -> None:
    guest.page.route_web_socket(re.compile("/ws"), ask_for_too_much)
    at(positions.TAKING[6])(guest)
    guest.page.locator(".hand button.main:enabled").first.click()
    guest.page.get_by_role("alert").wait_for()


def ending(guest: Guest) -> None:
    opened = guest.open_table(GAME, 4, bots=3)
    guest.play(opened)
    guest.go_to_table(opened)
    guest.page.locator(".ending").wait_for()


def record(guest: Guest) -> None:
    opened = guest.open_table(GAME, 4, bots=3)
    guest.play(opened)
    guest.go(f"/record/{opened}/0")
    guest.page.get_by_role("slider").wait_for()


def record_in_the_middle(guest: Guest) -> None:
    record(guest)
    guest.page.get_by_role("slider").fill("60")


def puzzle(guest: Guest) -> None:
    """Before it is answered."""
    guest.go(f"/puzzles/{GAME}")
    guest.page.locator(".hand button:enabled").first.wait_for()


def strategy(guest: Guest) -> None:
    """The second lesson."""
    guest.go(f"/rules/{GAME}#strategy")
    guest.page.locator(".hand button:enabled").first.wait_for()


def _is_compiled(guest: Guest) -> bool:
    told = {game["name"]: game for game in guest.ask("/api/games")["games"]}
    return bool(told[GAME]["compiling"] == 0)


def rewound(guest: Guest) -> None:
    """A decision of a record is taken again."""
    wait_until(lambda: _is_compiled(guest), COMPILED)
    opened = guest.open_table(GAME, 2, bots=1, start=positions.TAKING[2])
    guest.do(opened, "act", seat=0, actions=[guest.wait_for_turn(opened)["legal"][0]])
    guest.do(opened, "give-up", chair=0)
    guest.go(f"/record/{opened}/0#1")
    guest.page.locator("section > button.wide").nth(1).click()
    rewind = guest.page.locator("section.rewind")
    fold = rewind.locator("[aria-expanded]")
    rewind.locator("h3").wait_for()
    if fold.count():
        fold.first.click()
    rewind.locator("h3 ~ button, fieldset button").first.click()
    rewind.locator("progress[value='200']").wait_for(timeout=PLAYED)


SCENES: dict[str, Way] = {
    "table-2-start": at_start(GAME, 2),
    "table-2-discard": at(positions.DISCARDING[2]),
    "table-2-throw": throwing(2),
    "table-2-take": at(positions.TAKING[2]),
    "table-2-theft": stealing(2),
    "table-6-start": at_start(GAME, 6),
    "table-6-discard": at(positions.DISCARDING[6]),
    "table-6-throw": throwing(6),
    "table-6-take": at(positions.TAKING[6]),
    "table-6-theft": stealing(6),
    "order": ordering,
    "fail": failing,
    "hotseat": at_one_device,
    "watching": watching,
    "refused": refused,
    "ending": ending,
    "record": record,
    "record-middle": record_in_the_middle,
    "table-hints": hinted(GAME, 4),
    "table-luck": looked_back(GAME, 4),
    "puzzle-before": puzzle,
    "strategy": strategy,
    "rewound": rewound,
}
LONG = {"record", "record-middle", "table-luck", "rewound"}
