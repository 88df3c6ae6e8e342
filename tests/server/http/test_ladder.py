"""The ladder of a game tells who is strong, and every player how that came to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx

from tests.server.playing import do, open_table, play, play_game, sit
from tests.server.running import Running
from tests.waiting import wait_until


def ladder(client: httpx.Client, game: str, least: int, query: str = "") -> dict[str, Any]:
    """The ladder, once so many players are on it: games are rated soon after they end."""

    def look() -> dict[str, Any]:
        answer = client.get(f"/api/ratings/{game}{query}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    wait_until(lambda: len(look()["places"]) >= least)
    return look()


def test_the_ladder_has_names_and_marks_bots(open_house: Callable[..., Running]) -> None:
    one = open_house().guest()
    one.put("/api/me/name", json={"name": "Sofja"})
    table = open_table(one, rated=True)
    sit(one, table, 0)
    assert do(one, table, "seat-bot", chair=1, bot="random").is_success
    play(table, one)
    places = ladder(one, "sledges", 2)["places"]
    assert {(p["player"]["name"], p["player"]["bot"]) for p in places} == {
        ("Sofja", False),
        ("random", True),
    }
    ratings = [place["rating"] for place in places]
    assert ratings == sorted(ratings, reverse=True)
    assert all(place["games"] == 1 for place in places)
    page = ladder(one, "sledges", 1, "?limit=1")
    rest = one.get("/api/ratings/sledges", params={"limit": 1, "after": page["after"]}).json()
    assert [page["places"][0], rest["places"][0]] == places


def test_a_history_names_its_tables_to_the_player_alone(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two, game="pearls", rated=True)
    ladder(one, "pearls", 2)
    me = one.get("/api/me").json()["person"]
    own = one.get(f"/api/ratings/pearls/{me}").json()
    (game,) = own["rated"]
    assert (game["table"], game["round"]) == (table, 0)
    assert own["player"]["name"] == one.get("/api/me").json()["name"]
    others = two.get(f"/api/ratings/pearls/{me}")
    assert others.json()["rated"][0]["mu"] == game["mu"]
    assert table not in others.text


def test_unknown_games_and_players_are_told(house: Running) -> None:
    client = house.guest()
    assert client.get("/api/ratings/chess").status_code == 400
    assert client.get("/api/ratings/thirteen/nobody").status_code == 404
    first = client.get("/api/ratings/entenrallye").json()
    assert client.get("/api/ratings/entenrallye?after=nonsense").json() == first
