"""The account of the dice as it looks when many have played: what the house tells, with figures."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Route

from jacta.analysis.bands import band_of_die
from jacta.analysis.faces import dice_of, say_faces
from tests.games.roster import GAMES
from tests.web.guests import Guest

__all__ = ["much_has_fallen"]

_COUNTS = (1204, 1131, 1188, 1167, 1152, 1179)
# Of a whole house, and of somebody whose luck was much and then less.
_HOUSE: dict[str, Any] = {
    "finished": 2140,
    "counted": 2140,
    "judged": 1988,
    "seconds": 2.0,
    "sum": 0.0,
}
_LUCKIEST = {
    "people": 41,
    "luckiest": 2.4,
    "unluckiest": -1.9,
    "expected": 2.2,
    "low": 1.3,
    "high": 3.3,
}
_COURSE = (0.0, 0.4, 0.9, 0.6, 1.3, 1.9, 2.6, 2.2, 1.4, 1.7, 0.8, 1.1)


def _games(language: str, divided: int) -> list[dict[str, Any]]:
    """The dice of each game, with their faces as the language calls them."""
    told = []
    for game in GAMES.values():
        dice = []
        for die in dice_of(game):
            faces = say_faces(game, die, language)
            counts = tuple(count // divided for count in _COUNTS[: len(faces)])
            dice.append({"faces": faces, "counts": counts, **band_of_die(counts)._asdict()})
        told.append({"game": game.name, "dice": dice})
    return told


def _seats() -> list[dict[str, Any]]:
    """Their mean luck, of which one is farther from 0 than chance goes."""
    return [
        {"game": game, "players": 2, "seat": seat, "games": 490, "mean": mean, "half": 0.031}
        for game, luck in zip(GAMES, (0.012, -0.034, 0.021, -0.008), strict=True)
        for seat, mean in enumerate((luck, -luck))
    ]


def _luck() -> list[dict[str, Any]]:
    return [
        {"game": game, "alone": game == "dice-trip", "games": 7, "luck": luck, "half": half}
        for game, luck, half in zip(
            GAMES, (0.7, -6.2, 0.3, 0.1), (1.5, 12.4, 1.1, 0.9), strict=True
        )
    ]


def much_has_fallen(guest: Guest) -> None:
    """From now on the house tells this guest of many throws, of all and of a person."""

    def tell(route: Route) -> None:
        address = urlsplit(route.request.url)
        language = parse_qs(address.query).get("lang", ["en"])[0]
        if "/people/" in address.path:
            course = [
                {"at": at, "game": "wurfel-express", "luck": luck, "half": 0.6 * at**0.5}
                for at, luck in enumerate(_COURSE)
            ]
            told: dict[str, Any] = {
                "games": _games(language, 12),
                "luck": _luck(),
                "course": course,
            }
        else:
            told = _HOUSE | {"games": _games(language, 1), "seats": _seats(), "luckiest": _LUCKIEST}
        route.fulfill(json=told)

    guest.page.route("**/dice?*", tell)
