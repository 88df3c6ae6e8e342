"""A person's page: what everybody may see of somebody, and what is the person's own."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.identities import error
from tests.server.playing import open_table, play, play_game, sit
from tests.server.running import Running


def me(client: httpx.Client) -> str:
    person: str = client.get("/api/me").json()["person"]
    return person


def page(client: httpx.Client, person: str) -> Any:
    answer = client.get(f"/api/people/{person}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def games(client: httpx.Client, person: str, **query: Any) -> Any:
    answer = client.get(f"/api/people/{person}/games", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_others_see_public_games_and_oneself_all(house: Running) -> None:
    one, two = house.guest(), house.guest()
    one.put("/api/me/name", json={"name": "Ada"})
    public = play_game(one, two, public=True)
    private = play_game(one, two)
    kept = play_game(one, two, public=True, records="players")
    own, others = page(one, me(one)), page(two, me(one))
    assert (own["own"], others["own"]) == (True, False)
    assert own["player"] == others["player"]
    assert own["player"]["name"] == "Ada"
    for told, count in ((own, 3), (others, 1)):
        (game,) = told["games"]
        assert game["won"] + game["drawn"] + game["lost"] == count
    assert [game["table"] for game in games(one, me(one))["games"]] == [kept, private, public]
    (seen,) = games(two, me(one))["games"]
    assert seen["table"] == public
    assert [other["player"]["player"] for other in seen["others"]] == [me(two)]
    assert (seen["own"]["outcome"] == "won") == (seen["own"]["rank"] == 1)
    first = games(one, me(one), limit=1)
    rest = games(one, me(one), limit=2, before=first["before"])
    assert [game["table"] for game in rest["games"]] == [private, public]


def test_a_rating_is_a_curve_from_the_first_game_on(house: Running) -> None:
    one, two = house.guest(), house.guest()
    tables = [play_game(one, two, game="thirteen", rated=True) for _ in range(2)]
    for table in tables:
        one.get(f"/api/tables/{table}/results")
    (game,) = page(two, me(one))["games"]
    rank = game["rank"]
    assert (game["won"], game["lost"]) == (0, 0), "the tables are not public, the rating is"
    assert (rank["games"], len(rank["curve"])) == (2, 2)
    assert rank["curve"][-1]["mu"] == rank["mu"]
    assert rank["place"] in (1, 2)
    assert rank["rating"] == rank["mu"] - 3 * rank["sigma"]


def test_whoever_wants_no_page_has_none_for_others(house: Running) -> None:
    one, two = house.guest(), house.guest()
    play_game(one, two, public=True)
    person = me(one)
    assert one.put("/api/me/page", json={"private": True}).json()["private"] is True
    for path in (f"people/{person}", f"people/{person}/games", f"ratings/sledges/{person}"):
        assert error(two.get(f"/api/{path}")) == (404, "no-page")
        assert one.get(f"/api/{path}").is_success
    one.put("/api/me/page", json={"private": False})
    assert page(two, person)["player"]["page"] is True


def test_whoever_is_erased_or_unknown_has_no_page(house: Running) -> None:
    one, two = house.guest(), house.guest()
    play_game(one, two, public=True)
    person = me(one)
    one.request("DELETE", "/api/me", json={})
    for nobody in (person, "nobody"):
        assert error(two.get(f"/api/people/{nobody}")) == (404, "no-page")
    (seen,) = games(two, me(two))["games"]
    other = seen["others"][0]["player"]
    assert (other["name"], other["page"]) == ("Somebody who left", False)


def test_bots_of_the_house_have_a_page_too(house: Running) -> None:
    assert page(house.guest(), "bot:random")["player"]["bot"] is True


def test_an_avatar_is_given_until_another_is_chosen(house: Running) -> None:
    one, two = house.guest(), house.guest()
    given = one.get("/api/me").json()["avatar"]
    assert one.get("/api/me").json()["avatar"] == given
    chosen = {"colour": "yellow", "shape": "ring"}
    assert one.put("/api/me/avatar", json=chosen).json()["avatar"] == chosen
    wrong = one.put("/api/me/avatar", json={"colour": "pink", "shape": "ring"})
    assert error(wrong) == (400, "bad-message")
    table = open_table(one, public=True)
    sit(one, table, 0)
    sit(two, table, 1)
    assert two.get(f"/api/tables/{table}").json()["facts"]["chairs"][0]["avatar"] == chosen
    assert page(two, me(one))["player"]["avatar"] == chosen


def test_finished_tables_say_how_they_ended_and_ones_own_are_among_them(house: Running) -> None:
    one, two, stranger = house.guest(), house.guest(), house.guest()
    table = open_table(one, "pearls", games=3)
    sit(one, table, 0)
    sit(two, table, 1)
    play(table, one, two)
    query = {"which": "finished", "game": "pearls"}
    found = one.get("/api/tables", params=query).json()["tables"]
    (listed,) = (each for each in found if each["table"] == table)
    facts = one.get(f"/api/tables/{table}").json()["facts"]
    for round, (told, game) in enumerate(zip(listed["games"], facts["games"], strict=True)):
        seats = [(chair + round) % 2 for chair in range(2)]
        assert told["ranking"] == [game["ranking"][seat] for seat in seats]
        assert told["scores"] == [game["scores"][seat] for seat in seats]
    found = stranger.get("/api/tables", params=query).json()["tables"]
    assert table not in [each["table"] for each in found]
