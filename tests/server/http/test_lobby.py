"""The lobby tells of the games of the house, so that a page needs no list of its own."""

from __future__ import annotations

from typing import Any

import pytest

from jacta.games import game, names
from tests.server.running import Running


def told(house: Running, language: str = "en") -> list[dict[str, Any]]:
    answer = house.guest().get(f"/api/games?lang={language}").raise_for_status()
    games: list[dict[str, Any]] = answer.json()["games"]
    return games


def test_the_games_stand_in_the_order_of_the_shelf(house: Running) -> None:
    ours = sorted(names(), key=lambda name: game(name).place)
    shown = [each["name"] for each in told(house)]
    assert shown == [*ours, "pearls", "sledges", "thirteen"]
    assert len({game(name).place for name in ours}) == len(ours)


def test_who_made_a_game_is_told(house: Running) -> None:
    for each in told(house):
        if each["name"] in names():
            made = game(each["name"])
            assert (each["author"], each["publisher"], each["year"]) == (
                made.author,
                made.publisher,
                made.year,
            )
            assert each["author"]
            assert each["year"]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_a_game_is_is_said_in_the_language_of_the_visitor(
    house: Running, language: str
) -> None:
    lines = {each["name"]: each["about"] for each in told(house, language)}
    assert all(lines[name] for name in names())
    assert lines["pearls"] == ""  # it has no such line, and is listed all the same
    other = {
        each["name"]: each["about"] for each in told(house, "fr" if language != "fr" else "de")
    }
    assert all(lines[name] != other[name] for name in names())


def test_rules_that_can_be_read_are_told_of(house: Running) -> None:
    guest = house.guest()
    for each in told(house):
        answer = guest.get(f"/api/games/{each['name']}/rules")
        assert (answer.status_code == 200) == each["rules"], each["name"]
    assert {each["name"] for each in told(house) if each["rules"]} >= set(names())


def test_the_game_of_the_day_has_a_name_where_its_game_gives_one(house: Running) -> None:
    named = {each["name"]: each["daily_name"] for each in told(house, "de") if "daily_name" in each}
    assert named == {
        "wurfel-express": "Tagesexpress",
        "dice-trip": "Tagesreise",
        "verbindung-gesucht": "Tagesverbindung",
        "entenrallye": "Tagesrallye",
    }
    assert {each["name"] for each in told(house) if each["daily"]} == set(named)
