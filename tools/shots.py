"""`make shots`: every room as it looks, in build/shots, with a page to look at them all.

Two and six players, five sizes of the window, day and night, French and German. Dice, names and
times of a room are the same whenever its shots are taken: `make compare` finds what has changed.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from itertools import count
from pathlib import Path
from unittest.mock import patch
from zlib import crc32

from playwright.sync_api import Error
from rich.progress import track

from tests.server.running import run_house
from tests.web import rooms
from tests.web.chromium import ROOT, open_browser
from tests.web.guests import SIZES, THEMES, Guest, arrive
from tests.web.rooms import Way
from tests.web.scenes import of_all_games

FOLDER = ROOT / "build" / "shots"
# A link to a table has it in it, and is shown.
PORT = 8377


_OF_GAMES, _LONG_OF_GAMES = of_all_games()
ROOMS: dict[str, Way] = rooms.ROOMS | _OF_GAMES
# Rooms that are longer than a screen are shown whole.
LONG = _LONG_OF_GAMES | {
    "shelf",
    "ladder",
    "person",
    "tables",
    "daily",
    "as-a-guest",
    "with-an-account",
    "waiting",
    "rules",
}


WINDOWS = SIZES | {"tablet": (820, 1180), "lying": (844, 390), "wide": (1920, 1080)}


def views() -> Iterator[tuple[str, str]]:
    """Language and size; each is shown by day and by night."""
    for size in WINDOWS:
        for language in ("fr", "de") if size in SIZES else ("fr",):
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
        with (
            patch.dict("os.environ", JACTA_TEST_CLOCK="still"),
            run_house(Path(folder), occasion=occasion, port=PORT) as house,
        ):
            for room, language, size in track(todo, "Taking shots"):
                guest = arrive(browser, house.address, language, "day", WINDOWS[size])
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
