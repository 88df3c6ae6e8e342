"""After a game everybody can know what it did to ratings, and its player to a personal best."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.playing import do, open_table, play, play_game, sit
from tests.server.running import Running


def results(client: httpx.Client, table: str) -> Any:
    answer = client.get(f"/api/tables/{table}/results")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_rated_game_says_at_once_what_it_did(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = open_table(one, "thirteen", rated=True, public=True)
    sit(one, table, 0)
    sit(two, table, 1)
    before = results(one, table)
    assert (before["games"], [chair["now"] for chair in before["chairs"]]) == ([], [None, None])
    ranking = play(table, one, two)["facts"]["games"][0]["ranking"]
    told = results(house.guest(), table)
    (game,) = told["games"]
    assert game["alone"] is None
    of_one, of_two = game["rated"]
    assert (of_one["after"]["mu"] > of_two["after"]["mu"]) == (ranking[0] < ranking[1])
    for changed in game["rated"]:
        assert changed["before"] is None, "that was the first rated game"
        assert told["chairs"][changed["chair"]]["now"] == changed["after"]
    again = play_game(one, two, game="thirteen", rated=True)
    after = {changed["chair"]: changed["after"] for changed in game["rated"]}
    for changed in results(two, again)["games"][0]["rated"]:
        assert changed["before"] == after[changed["chair"]]
        assert changed["after"]["sigma"] < changed["before"]["sigma"], "the house is surer"


def test_a_game_that_is_not_rated_changes_nothing(house: Running) -> None:
    one, two = house.guest(), house.guest()
    told = results(one, play_game(one, two))
    assert told["games"] == [{"rated": [], "alone": None}]
    assert [chair["now"] for chair in told["chairs"]] == [None, None]
    assert [chair["page"] for chair in told["chairs"]] == [True, True]


def test_a_game_alone_is_compared_with_ones_own_and_with_all(house: Running) -> None:
    one, other = house.guest(), house.guest()
    reached, best = [], None
    for client in (one, one, other, one):
        table = play_game(client, game="dice-trip", board="sud-bourgogne")
        score = client.get(f"/api/tables/{table}").json()["facts"]["games"][0]["scores"][0]
        reached.append(score)
        (game,) = results(client, table)["games"]
        scale = {each["score"]: each["games"] for each in game["alone"]["scores"]}
        assert scale == {points: reached.count(points) for points in sorted(reached)}
        assert game["alone"]["score"] == score
        if client is one:
            assert game["alone"]["best_before"] == best
            assert game["alone"]["is_best"] == (best is None or score > best)
            best = score if best is None else max(score, best)
    listed = one.get("/api/tables", params={"which": "mine"}).json()["tables"]
    bests = {each["games"][0]["scores"][0] for each in listed if each["games"][0]["best"]}
    assert bests == {best}, "a list says which game was one's best"
    assert results(other, table)["games"] == [{"rated": [], "alone": None}], "it is one's own"
    given_up = open_table(one, "dice-trip", 1)
    sit(one, given_up, 0)
    do(one, given_up, "give-up", chair=0)
    assert results(one, given_up)["games"] == [{"rated": [], "alone": None}]
