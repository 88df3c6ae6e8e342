"""People who come along have a row of their own once they sit, and not before."""

from __future__ import annotations

import secrets
from contextlib import closing
from sqlite3 import connect

import httpx

from tests.server.playing import do, open_table, sit
from tests.server.running import Running


def companions(house: Running, client: httpx.Client) -> int:
    person = client.get("/api/me").json()["person"]
    with closing(connect(str(house.settings.database))) as database:
        (found,) = database.execute("SELECT count(*) FROM people WHERE owner = ?", (person,))
    number: int = found[0]
    return number


def test_a_refused_companion_is_not_stored(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = open_table(one, players=2)
    sit(one, table, 0)
    for chair, code in ((0, "chair-taken"), (7, "no-chair")):
        for _ in range(3):
            answer = do(two, table, "sit", chair=chair, companion="Emil")
            assert answer.json()["code"] == code
    rated = open_table(one, players=3, rated=True)
    sit(two, rated, 0)
    assert do(two, rated, "sit", chair=1, companion="Emil").json()["code"] == "rated-shared"
    assert companions(house, two) == 0


def test_nobody_is_rated_by_games_against_a_program_of_their_own(house: Running) -> None:
    owner, other = house.guest(), house.guest()
    programs = []
    for label in ("Hugo", "Emma"):
        made = owner.post("/api/me/tokens", json={"label": label}).json()
        programs.append(house.client(authorization=f"Bearer {made['token']}"))
    for first, second in ((owner, programs[0]), (programs[0], owner), programs):
        rated = open_table(other, rated=True)
        sit(first, rated, 0)
        assert do(second, rated, "sit", chair=1).json()["code"] == "rated-own"
        sit(other, rated, 1)
        assert do(other, rated, "give-up", chair=1).is_success
    friendly = open_table(owner)
    sit(owner, friendly, 0)
    sit(programs[0], friendly, 1)


def test_a_message_that_comes_again_brings_nobody_else(house: Running) -> None:
    client = house.guest()
    numbers = []
    for name in ("Emil", "Lotte"):  # message ids may begin anew at every table
        table = open_table(client, players=3)
        message = {"type": "sit", "id": "1", "table": table, "chair": 1, "companion": name}
        for _ in range(3):
            answer = client.post(f"/api/tables/{table}/commands", json=message)
            assert answer.status_code == 200, answer.text
            numbers.append(answer.json()["n"])
        chairs = client.get(f"/api/tables/{table}").json()["facts"]["chairs"]
        assert chairs[1]["name"] == name
    assert numbers == [2] * 6
    assert companions(house, client) == 2


def test_nobody_brings_companions_without_end(house: Running) -> None:
    client = house.guest()
    table = open_table(client, players=2)
    codes = []
    for _ in range(12):
        answer = do(client, table, "sit", chair=1, companion="Emil", salt=secrets.token_hex(16))
        codes.append(answer.json().get("code"))
        do(client, table, "stand", chair=1)
    assert codes == [None] * 8 + ["too-many"] * 4
    assert companions(house, client) == 8
