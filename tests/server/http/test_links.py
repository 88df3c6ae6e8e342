"""A seat link leads to its own chair, in every way of looking at it, and to no other."""

from __future__ import annotations

import httpx
import pytest

from tests.server.identities import PASSWORD, account, error
from tests.server.people import Failure, visit
from tests.server.playing import do, open_table, sit
from tests.server.running import Running


def shared(one: httpx.Client, two: httpx.Client) -> tuple[str, str]:
    """A table at which one person has two chairs, and a link to the first of them."""
    table = open_table(one, "thirteen", 3)
    sit(one, table, 0)
    assert do(one, table, "sit", chair=1, companion="Emil").is_success
    sit(two, table, 2)
    answer = one.post(f"/api/tables/{table}/links", json={"chair": 0})
    assert answer.status_code == 201
    return table, answer.json()["key"]


def test_a_link_counts_no_more_after_the_password_was_changed(house: Running) -> None:
    (one, _), two = account(house, "linked"), house.guest()
    table = open_table(one)
    sit(one, table, 0)
    sit(two, table, 1)
    key = one.post(f"/api/tables/{table}/links", json={"chair": 0}).json()["key"]
    seen = f"/api/tables/{table}?chair=0&key={key}"
    assert two.get(seen).is_success
    change = {"old": PASSWORD, "new": f"{PASSWORD} or another"}
    assert one.put("/api/me/password", json=change).is_success
    assert error(two.get(seen)) == (404, "bad-link")


@pytest.mark.parametrize("end", ["", "/text"])
def test_a_link_shows_its_chair_and_no_other(house: Running, end: str) -> None:
    one, two, guest = house.guest(), house.guest(), house.guest()
    table, key = shared(one, two)
    path = f"/api/tables/{table}{end}"
    seen = guest.get(path, params={"chair": 0, "key": key})
    assert seen.status_code == 200
    assert seen.text != guest.get(path).text
    for query in ("chair=0", f"chair=1&key={key}", f"chair=2&key={key}"):
        refused = guest.get(f"{path}?{query}")
        assert refused.status_code == 403
        assert refused.json()["code"] == "not-yours"
    wrong = guest.get(path, params={"chair": 0, "key": "nonsense"})
    assert (wrong.status_code, wrong.json()["code"]) == (404, "bad-link")
    assert one.delete(f"/api/tables/{table}/links/0").status_code == 204
    assert guest.get(path, params={"chair": 0, "key": key}).json()["code"] == "bad-link"


async def test_a_link_is_watched_through_its_chair_alone(house: Running) -> None:
    table, key = shared(house.guest(), house.guest())
    async with visit(house.address) as guest:
        await guest.do("watch", table, chair=0, key=key)
        assert guest.now[table]["view"]["seat"] == 0
        for chair in (1, 2):
            with pytest.raises(Failure, match="not-yours"):
                await guest.do("watch", table, chair=chair, key=key)


@pytest.mark.parametrize("chair", [-2, 16, 10**30])
def test_a_chair_that_no_table_can_have_is_no_chair(house: Running, chair: int) -> None:
    client = house.guest()
    table = open_table(client)
    for answer in (
        client.get(f"/api/tables/{table}?chair={chair}"),
        client.get(f"/api/tables/{table}/text?chair={chair}"),
        client.post(f"/api/tables/{table}/links", json={"chair": chair}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
