"""Every room of a house and every scene of its games, visited one after the other.

Dice, names and times of a room are the same whenever it is visited: whatever a guest comes across
there follows from the view alone.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch
from zlib import crc32

from playwright.sync_api import Error
from rich.progress import track

from tests.server.running import run_house
from tests.web import rooms
from tests.web.chromium import open_browser
from tests.web.guests import SIZES, Guest, arrive
from tests.web.rooms import Way
from tests.web.scenes import of_all_games

__all__ = ["LONG", "ROOMS", "WINDOWS", "View", "visits"]

_SCENES, _LONG_SCENES = of_all_games()
ROOMS: dict[str, Way] = rooms.ROOMS | _SCENES
# Rooms that are longer than a screen are shown whole.
LONG = _LONG_SCENES | {
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

# A link to a table has it in it, and is shown.
_PORT = 8377
# What takes long on a busy machine is there all the same.
_PATIENCE_MS = 60_000


class View(NamedTuple):
    """A room, in a language and in a window of some size."""

    room: str
    language: str
    size: str


@contextmanager
def _settled(occasion: Path, view: View) -> Iterator[None]:
    """Whatever a guest comes across in a room, or makes up, follows from the view alone."""
    number = crc32(f"{view.room}.{view.size}.{view.language}".encode())
    occasion.write_text(f"{number} {view.room}", "utf-8")
    made = count(number << 8)
    with patch("secrets.token_hex", lambda size: f"{next(made):0{2 * size}x}"[-2 * size :]):
        yield


def _go(guest: Guest, way: Way) -> str | None:
    """Where a way leads; gives why the guest did not come there, if so."""
    guest.page.set_default_timeout(_PATIENCE_MS)
    try:
        way(guest)
    except (Error, AssertionError) as error:
        return str(error).splitlines()[0]
    finally:
        guest.page.mouse.move(0, 0)  # nothing lies under it
    return None


def visits(
    views: Sequence[View], doing: str, ways: dict[str, Way] = ROOMS
) -> Iterator[tuple[View, Guest, str | None]]:
    """Each view with a guest of its own who is there, or with why that guest is not."""
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        occasion = Path(folder) / "occasion"
        occasion.write_text("0 no room", "utf-8")
        with (
            patch.dict("os.environ", JACTA_TEST_CLOCK="still"),
            run_house(Path(folder), occasion=occasion, port=_PORT, compiled=True) as house,
        ):
            for view in track(views, doing):
                guest = arrive(browser, house.address, view.language, "day", WINDOWS[view.size])
                with _settled(occasion, view):
                    yield view, guest, _go(guest, ways[view.room])
                guest.context.close()
