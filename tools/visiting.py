"""Every room of a house and every scene of its games, visited one after the other.

Dice, names and times of a room are the same whenever it is visited: whatever a guest comes across
there follows from the visit alone.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
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

__all__ = ["LONG", "ROOMS", "WINDOWS", "Visit", "visits"]

_SCENES, _LONG_SCENES = of_all_games()
ROOMS: dict[str, Way] = rooms.ROOMS | _SCENES
# Rooms that are longer than a screen are shown whole.
LONG = _LONG_SCENES | {
    "shelf",
    "ladder",
    "person",
    "character",
    "dice",
    "puzzle",
    "tables",
    "daily",
    "challenge",
    "as-a-guest",
    "with-an-account",
    "waiting",
    "rules",
}

WINDOWS = SIZES | {"tablet": (820, 1180), "lying": (844, 390), "wide": (1920, 1080)}
# Where somebody has opened a drawer, which there is in some windows only, each is a visit.
_DRAWERS = {"talk", "somebody-who-spoke"}

# A link to a table has it in it, and is shown.
_PORT = 8377
# What takes long on a busy machine is there all the same.
_PATIENCE_MS = 60_000


class Visit(NamedTuple):
    """A room in a language, as it is seen in a window of one size after the other."""

    room: str
    language: str
    sizes: tuple[str, ...]

    @classmethod
    def each(cls, room: str, sizes: Mapping[str, Sequence[str]]) -> Iterator[Visit]:
        """The visits by which a room is seen in each language in windows of its sizes."""
        for language, wanted in sizes.items():
            together = [(size,) for size in wanted] if room in _DRAWERS else [tuple(wanted)]
            yield from (cls(room, language, some) for some in together)


@contextmanager
def _settled(occasion: Path, visit: Visit) -> Iterator[None]:
    """Whatever a guest comes across in a room, or makes up, follows from the visit alone."""
    number = crc32(f"{visit.room}.{visit.sizes[0]}.{visit.language}".encode())
    occasion.write_text(f"{number} {visit.room}", "utf-8")
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
    wanted: Sequence[Visit], doing: str, ways: dict[str, Way] = ROOMS
) -> Iterator[tuple[Visit, Guest, str | None]]:
    """Each visit with a guest of its own who is there, or with why that guest is not."""
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        occasion = Path(folder) / "occasion"
        occasion.write_text("0 no room", "utf-8")
        with (
            patch.dict("os.environ", JACTA_TEST_CLOCK="still"),
            run_house(Path(folder), occasion=occasion, port=_PORT, compiled=True) as house,
        ):
            for visit in track(wanted, doing):
                window = WINDOWS[visit.sizes[0]]
                guest = arrive(browser, house.address, visit.language, "day", window)
                with _settled(occasion, visit):
                    yield visit, guest, _go(guest, ways[visit.room])
                guest.context.close()
