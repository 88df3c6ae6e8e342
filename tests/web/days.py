"""A day as it looks when many have played: what the house tells, with other people's results."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route, expect

from tests.web.guests import Guest

__all__ = ["before_the_attempt", "well_visited"]

_SHAPE = {31: 2, 37: 3, 42: 6, 46: 9, 51: 14, 53: 7, 58: 12, 61: 8, 64: 5, 72: 4, 88: 1}
_BEST = [("Clever Robin", 88), ("Ada", 72), ("Quiet Heron", 72), ("Bert", 64)]


def _scores(most: int = 100) -> list[dict[str, int]]:
    return [
        {"score": score, "accounts": number} for score, number in _SHAPE.items() if score <= most
    ]


def _furnished(told: Any, tried: bool) -> Any:
    """Today and yesterday with many accounts; the guest has finished both, or only yesterday."""
    accounts = sum(_SHAPE.values())
    counts = {"players": accounts + 9, "accounts": accounts}
    finished = {"table": "e97CFwGbAeTZk2jh", "outcome": "finished"}
    best = [
        {"name": name, "score": score, "table": f"e97CFwGbAeTZk2j{place}"}
        for place, (name, score) in enumerate(_BEST)
    ]
    yesterday = told["today"] | {
        "board": "france",
        "seed": "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0",
        "attempt": finished | {"score": 53},
        "place": {"rank": 31, "beaten": 34, "others": accounts - 1},
        "scores": _scores(),
        "best": best,
        "master": {"table": "e97CFwGbAeTZk2jm", "outcome": "finished", "score": 66},
    }
    bests = [
        {"board": "france", "options": {"tens": "no"}, "score": 71, "daily": 64},
        {"board": "sud-bourgogne", "options": {"tens": "yes"}, "score": 58, "daily": None},
    ]
    two_days = 2 * 24 * 60 * 60 * 1_000_000
    today = told["today"] | counts | {"committed_at": told["today"]["ends_at"] - two_days}
    if tried:
        today |= {
            "attempt": finished | {"score": 61},
            "place": {"rank": 11, "beaten": 53, "others": accounts - 1},
            "scores": _scores(),
        }
    return told | {"today": today, "yesterday": yesterday | counts, "bests": bests}


def _come(guest: Guest, tried: bool) -> None:
    def tell(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=_furnished(answer.json(), tried))

    guest.page.route("**/api/daily/dice-trip?*", tell)
    guest.go("/daily/dice-trip")
    expect(guest.page.locator("section[aria-labelledby=bests] table")).to_be_visible()


def before_the_attempt(guest: Guest) -> None:
    _come(guest, tried=False)


def well_visited(guest: Guest) -> None:
    """One's own attempt is over, among many; all that is folded away is open."""
    guest.make_account()
    _come(guest, tried=True)
    guest.page.locator("summary").click()
