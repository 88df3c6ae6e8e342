"""`make shots`: every room as it looks, in build/shots, with a page to look at them all.

Two and six players, five sizes of the window, day and night, French and German. Dice, names and
times of a room are the same whenever its shots are taken: `make compare` finds what has changed.
"""

from __future__ import annotations

import shutil
import sys
from html import escape

from tests.web.chromium import ROOT
from tests.web.guests import SIZES, THEMES, Guest
from tools.visiting import LONG, ROOMS, WINDOWS, Visit, visits

FOLDER = ROOT / "build" / "shots"


# French everywhere, German where words are tightest.
LANGUAGES = {"fr": tuple(WINDOWS), "de": tuple(SIZES)}


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


def take(guest: Guest, visit: Visit) -> None:
    """Shots of a room in each window, by day and by night."""
    for size in visit.sizes:
        guest.resize(*WINDOWS[size])
        for theme in THEMES:
            guest.show(theme)
            shot = shot_at_rest(guest, visit.room in LONG)
            (FOLDER / f"{visit.room}.{size}.{theme}.{visit.language}.png").write_bytes(shot)


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
    todo = [visit for room in chosen for visit in Visit.each(room, LANGUAGES)]
    for visit, guest, why in visits(todo, "Taking shots"):
        take(guest, visit)
        if why is not None:
            failures[f"{visit.room}.{'+'.join(visit.sizes)}.{visit.language}"] = why
    names = sorted(file.name for file in FOLDER.glob("*.png"))
    (FOLDER / "index.html").write_text(index(names, failures), "utf-8")
    for name, why in failures.items():
        print(f"{name}: {why}", file=sys.stderr)
    print(f"{len(names)} shots: {(FOLDER / 'index.html').relative_to(ROOT)}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
