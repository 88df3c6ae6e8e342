"""`make axe`: every room, every scene and every state of a table, by day and by night, at a desk
and on a phone, looked at by axe-core. It says what keeps somebody out, and where."""

from __future__ import annotations

import sys

from tests.web.axe import violations
from tests.web.guests import SIZES, THEMES
from tests.web.scenes import states
from tools.visiting import ROOMS, Visit, visits


def main(wanted: list[str]) -> int:
    """Look at all, or at some; gives 1 if something was found, or a room could not be reached."""
    ways = ROOMS | states()
    chosen = [room for room in ways if not wanted or room in wanted]
    todo = [visit for room in chosen for visit in Visit.each(room, {"en": tuple(SIZES)})]
    findings = looks = 0
    for visit, guest, why in visits(todo, "Looking", ways):
        found = [f"{visit.room}: not reached: {why}"] if why is not None else []
        for size in visit.sizes if why is None else ():
            guest.resize(*SIZES[size])
            for theme in THEMES:
                guest.show(theme)
                looks += 1
                seen = f"{visit.room}, {size}, by {theme}"
                found += [f"{seen}: {what}" for what in violations(guest.page)]
        print(*found, sep="\n", end="\n" if found else "", file=sys.stderr, flush=True)
        findings += len(found)
    print(f"{looks} views, {findings} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
