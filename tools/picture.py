"""`make picture`: the picture of the README, docs/table.jpg, a table in English by day."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.server.running import run_house
from tests.web.chromium import ROOT, open_browser
from tests.web.guests import arrive
from tools.visiting import ROOMS

PICTURE = ROOT / "docs" / "table.jpg"
ROOM = "rally-6-drive"
SIZE = (1440, 900)
QUALITY = 76


def main() -> int:
    """Take it, and say how large it is."""
    with (
        tempfile.TemporaryDirectory() as folder,
        run_house(Path(folder)) as house,
        open_browser() as browser,
    ):
        guest = arrive(browser, house.address, size=SIZE)
        ROOMS[ROOM](guest)
        guest.show("day")
        PICTURE.write_bytes(guest.page.screenshot(type="jpeg", quality=QUALITY))
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
