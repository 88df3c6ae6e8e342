"""`make shots`: every room as it looks, in build/shots, with a page to look at them all.

Two and six players, phone and desktop, day and night, French and German. Dice, names and times of a
room are the same whenever its shots are taken, so that `make compare` finds what has changed.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch
from zlib import crc32

from playwright.sync_api import Error
from rich.progress import track

from tests.games.dice_trip.browser.trips import advance, number_by_mouse, touchable
from tests.games.entenrallye.browser import rallies
from tests.games.entenrallye.browser.rallies import square, stage
from tests.games.verbindung_gesucht.browser import connections
from tests.games.wurfel_express.browser import positions
from tests.server.running import run_house
from tests.web import rooms
from tests.web.chromium import ROOT, open_browser
from tests.web.days import before_the_attempt
from tests.web.guests import SIZES, THEMES, Guest, arrive
from tests.web.hands import Hand
from tests.web.rooms import Way
from tests.web.test_refusals import ask_for_too_much

FOLDER = ROOT / "build" / "shots"
# A link to a table has it in it, and is shown.
PORT = 8377
GAME = "wurfel-express"
TRACKS = ((4, "B4 W3"), (3, "G4 R5 Y4"), (0, "K3"))


# -- the rooms: each brings a guest somewhere, and gives nothing back


def shelf(guest: Guest) -> None:
    guest.play(guest.open_table(GAME, 3, bots=2), turns=1)
    guest.open_table("pearls", 2, public=True)
    guest.go("/")
    guest.page.get_by_role("article").first.get_by_role("button").first.wait_for()
    guest.page.wait_for_load_state("networkidle")


def at_start(players: int, game: str = GAME) -> Way:
    def table(guest: Guest) -> None:
        guest.go_to_table(guest.open_table(game, players, bots=players - 1))
        Hand(guest.page).wait()

    return table


def at(position: Any) -> Way:
    """A table that starts from a position, with bots in all other chairs."""

    def table(guest: Guest) -> None:
        players = position["players"]
        opened = guest.open_table(position["game"], players, bots=players - 1, start=position)
        guest.go_to_table(opened)
        Hand(guest.page).wait()

    return table


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


def laying(position: Any, *dice: tuple[int, str]) -> Way:
    """These dice, by their place in the tray, are placed in cells, and not confirmed yet."""

    def table(guest: Guest) -> None:
        at(position)(guest)
        for place, cell in dice:
            guest.page.keyboard.press(str(place))
            guest.page.locator(f".board [data-cell={cell}]").click()
            guest.page.locator(f".board .mine[data-cell={cell}]").wait_for()

    return table


def unblocked(guest: Guest) -> None:
    """A blockage has just been removed."""
    laying(connections.BLOCKING, (2, "f4"), (3, "c5"))(guest)
    guest.page.locator(".hand button.main").click()
    guest.page.locator(".board .note").wait_for()


def linked(guest: Guest) -> None:
    """The four bases are linked, and the network is traced."""
    laying(connections.WINNING["auto"], (3, "e2"))(guest)
    guest.page.locator(".hand button.main").click()
    guest.page.locator(".ending").wait_for()


def networks(guest: Guest) -> None:
    at(connections.BOTH)(guest)
    guest.page.locator(".board .camp").last.click()


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
    guest.page.get_by_role("heading", level=1).wait_for()
    guest.page.wait_for_load_state("networkidle")


def record_in_the_middle(guest: Guest) -> None:
    record(guest)
    guest.page.get_by_role("slider").fill("60")
    guest.page.wait_for_load_state("networkidle")


def trip(players: int, board: str, turns: int) -> Way:
    """Dice Trip in the middle of a game, with one entry drafted."""

    def table(guest: Guest) -> None:
        opened = guest.open_table("dice-trip", players, bots=players - 1, board=board)
        advance(guest, opened, turns, board)
        guest.go_to_table(opened)
        guest.page.locator(".hand .tickets").wait_for()
        number_by_mouse(guest.page)
        touchable(guest.page).first.click()
        guest.page.locator(".tickets .made").wait_for()

    return table


def trip_start(guest: Guest) -> None:
    guest.go_to_table(guest.open_table("dice-trip", 1))
    guest.page.locator(".hand ol.dice button").first.wait_for()


def trip_ending(guest: Guest) -> None:
    opened = guest.open_table("dice-trip", 3, bots=2)
    advance(guest, opened, 13)
    guest.go_to_table(opened)
    guest.page.locator(".ending").wait_for()


def trip_other_sheet(guest: Guest) -> None:
    trip(3, "sud-bourgogne", 6)(guest)
    guest.page.locator(".sheets button").nth(1).click()


def trip_lesson(guest: Guest) -> None:
    guest.go("/rules/dice-trip#lesson")
    guest.page.locator(".hand ol.dice button").first.wait_for()


def trip_rules(guest: Guest) -> None:
    guest.go("/rules/dice-trip")
    guest.page.get_by_role("heading", level=1).wait_for()
    guest.page.wait_for_load_state("networkidle")


def rally(position: Any, chosen: str | None = None) -> Way:
    """Entenrallye from a position; a square is chosen, and not confirmed yet."""

    def table(guest: Guest) -> None:
        at(position)(guest)
        stage(guest.page)
        if chosen is not None:
            square(guest.page, chosen).click()
            guest.page.locator(".board [data-ghost]").wait_for()

    return table


def rally_hand(players: int) -> Way:
    """Entenrallye with parts in the hand that can be fitted."""

    def table(guest: Guest) -> None:
        opened = guest.open_table("entenrallye", players, bots=players - 1)
        rallies.collect(guest, opened, 3, "act")
        guest.go_to_table(opened)
        stage(guest.page)

    return table


def rally_sheet(guest: Guest) -> None:
    rally_hand(6)(guest)
    guest.page.locator('.board .cars [data-seat="0"]').click()


def rally_ending(guest: Guest) -> None:
    opened = guest.open_table("entenrallye", 6, bots=5)
    guest.play(opened)
    guest.go_to_table(opened)
    guest.page.locator(".board .count").wait_for()


def rules_of_dice(guest: Guest) -> None:
    guest.go("/rules/verbindung-gesucht")
    guest.page.locator("figure").last.wait_for()
    guest.page.wait_for_load_state("networkidle")


def lesson_of_dice(guest: Guest) -> None:
    guest.go("/rules/verbindung-gesucht#lesson")
    guest.page.locator(".board [data-cell=b1]").wait_for()
    guest.page.keyboard.press("2")
    guest.page.locator(".board [data-cell=b1]").click()
    guest.page.locator(".board .mine").wait_for()


# All rooms of the tests of rooms, some of them with more on the table.
ROOMS: dict[str, Way] = rooms.ROOMS | {
    "shelf": shelf,
    "table-2-start": at_start(2),
    "table-2-discard": at(positions.DISCARDING[2]),
    "table-2-throw": throwing(2),
    "table-2-take": at(positions.TAKING[2]),
    "table-2-theft": stealing(2),
    "table-6-start": at_start(6),
    "table-6-discard": at(positions.DISCARDING[6]),
    "table-6-throw": throwing(6),
    "table-6-take": at(positions.TAKING[6]),
    "table-6-theft": stealing(6),
    "order": ordering,
    "fail": failing,
    "vg-start": at_start(2, "verbindung-gesucht"),
    "vg-middle": at(connections.MIDDLE),
    "vg-placed": laying(connections.MIDDLE, (1, "c5"), (2, "d2")),
    "vg-blocking": laying(connections.BLOCKING, (2, "f4")),
    "vg-unblocked": unblocked,
    "vg-warning": laying(connections.BOTH, (3, "d3")),
    "vg-strict": laying(connections.WINNING["strict"], (3, "e2")),
    "vg-networks": networks,
    "vg-linked": linked,
    "vg-rules": rules_of_dice,
    "vg-lesson": lesson_of_dice,
    "hotseat": at_one_device,
    "watching": watching,
    "refused": refused,
    "ending": ending,
    "record": record,
    "record-middle": record_in_the_middle,
    "trip-start": trip_start,
    "trip-france": trip(4, "france", 9),
    "trip-burgundy": trip(2, "sud-bourgogne", 8),
    "trip-sheet": trip_other_sheet,
    "trip-ending": trip_ending,
    "trip-lesson": trip_lesson,
    "daily-before": before_the_attempt,
    "trip-rules": trip_rules,
    "rally-start": at_start(2, "entenrallye"),
    "rally-2": rally(rallies.JUNCTION),
    "rally-2-way": rally(rallies.JUNCTION, "t2"),
    "rally-6": rally(rallies.MIDDLE),
    "rally-6-drive": rally(rallies.MIDDLE, "32"),
    "rally-2-hand": rally_hand(2),
    "rally-6-hand": rally_hand(6),
    "rally-arriving": rally(rallies.ARRIVING, "M1"),
    "rally-sheet": rally_sheet,
    "rally-ending": rally_ending,
}
# Rooms that are longer than a screen are shown whole.
LONG = {
    "shelf",
    "tables",
    "daily",
    "daily-before",
    "as-a-guest",
    "with-an-account",
    "waiting",
    "record",
    "record-middle",
    "rules",
    "trip-rules",
    "vg-rules",
}


def views() -> Iterator[tuple[str, str]]:
    """Language and size; each is shown by day and by night."""
    for size in SIZES:
        for language in ("fr", "de"):
            yield language, size


@contextmanager
def settled(occasion: Path, room: str, language: str, size: str) -> Iterator[None]:
    """Whatever a guest comes across in a room, or makes up, follows from the view alone."""
    number = crc32(f"{room}.{size}.{language}".encode())
    occasion.write_text(f"{number} {room}", "utf-8")
    made = count(number << 8)
    with patch("secrets.token_hex", lambda size: f"{next(made):0{2 * size}x}"[-2 * size :]):
        yield


def shot_at_rest(guest: Guest, full_page: bool) -> bytes:
    """A shot that looks like the one before: a busy browser may paint a little later."""
    last = b""
    for _ in range(6):
        shot = guest.page.screenshot(full_page=full_page)
        if shot == last:
            break
        last = shot
        guest.page.wait_for_timeout(80)
    return last


def take(guest: Guest, room: str, name: str) -> str | None:
    """Shots of a room by day and by night; gives why the guest did not come there, if so."""
    guest.page.set_default_timeout(10_000)
    why = None
    try:
        ROOMS[room](guest)
    except (Error, AssertionError) as error:
        why = str(error).splitlines()[0]
    guest.page.mouse.move(0, 0)  # nothing lies under it
    for theme in THEMES:
        guest.show(theme)
        (FOLDER / name.format(theme)).write_bytes(shot_at_rest(guest, room in LONG))
    return why


def index(names: list[str], failures: dict[str, str]) -> str:
    """A page that shows them side by side, one row a room."""
    rows = []
    for room in ROOMS:
        shown = [name for name in names if name.startswith(f"{room}.")]
        cells = [
            f'<a href="{name}"><img loading="lazy" src="{name}" alt=""><br>{name}</a>'
            for name in shown
        ]
        missing = [
            f"<p>{escape(name)}: {escape(why)}</p>"
            for name, why in failures.items()
            if name.startswith(f"{room}.")
        ]
        rows.append(f"<h2>{room}</h2><div>{''.join(cells)}{''.join(missing)}</div>")
    style = "body{font:14px sans-serif;background:#888}div{display:flex;gap:8px;overflow-x:auto}"
    style += "img{height:420px}a{color:#000;text-decoration:none}"
    return (
        f"<!doctype html><meta charset=utf-8><title>Jacta</title><style>{style}</style>"
        + "".join(rows)
    )


def main(wanted: list[str]) -> int:
    """Take all shots, or those of some rooms; gives 1 if one could not be taken."""
    chosen = [room for room in ROOMS if not wanted or room in wanted]
    if not wanted:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    failures: dict[str, str] = {}
    todo = [(room, *view) for room in chosen for view in views()]
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        occasion = Path(folder) / "occasion"
        occasion.write_text("0 no room", "utf-8")
        with run_house(Path(folder), occasion=occasion, port=PORT) as house:
            for room, language, size in track(todo, "Taking shots"):
                guest = arrive(browser, house.address, language, "day", SIZES[size])
                with settled(occasion, room, language, size):
                    why = take(guest, room, f"{room}.{size}.{{}}.{language}.png")
                if why is not None:
                    failures[f"{room}.{size}.{language}"] = why
                guest.context.close()
    names = sorted(file.name for file in FOLDER.glob("*.png"))
    (FOLDER / "index.html").write_text(index(names, failures), "utf-8")
    for name, why in failures.items():
        print(f"{name}: {why}", file=sys.stderr)
    print(f"{len(names)} shots: {(FOLDER / 'index.html').relative_to(ROOT)}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
