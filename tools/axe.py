"""`make axe`: every room, every scene and every state of a table, by day and by night, at a desk
and on a phone, looked at by axe-core. It says what keeps somebody out, and where."""

from __future__ import annotations

import sys

from tests.web.axe import violations
from tests.web.guests import SIZES, THEMES
from tests.web.scenes import states
from tools.visiting import ROOMS, View, visits


def main(wanted: list[str]) -> int:
    """Look at all, or at some; gives 1 if something was found, or a room could not be reached."""
    ways = ROOMS | states()
    chosen = [room for room in ways if not wanted or room in wanted]
    todo = [View(room, "en", size) for room in chosen for size in SIZES]
    findings = 0
    for view, guest, why in visits(todo, "Looking", ways):
        found = [f"not reached: {why}"] if why is not None else []
        for theme in THEMES if why is None else ():
            guest.show(theme)
            found += [f"by {theme}: {what}" for what in violations(guest.page)]
        for what in found:
            print(f"{view.room}, {view.size}: {what}", file=sys.stderr, flush=True)
        findings += len(found)
    print(f"{len(todo) * len(THEMES)} views, {findings} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
