"""A guest has an identity at once, a name and a language."""

from __future__ import annotations

import pytest

from tests.server.identities import PASSWORD, account, error, me
from tests.server.playing import open_table, sit
from tests.server.running import Running


def test_a_guest_is_the_same_at_every_visit(house: Running) -> None:
    client = house.client()
    first = me(client)
    assert first["guest"]
    assert first["proposed"]
    assert first["name"]
    assert me(client) == first
    assert me(house.client())["person"] != first["person"]


def test_nothing_is_stored_of_a_guest_who_only_looks(house: Running) -> None:
    client = house.guest()
    client.get("/api/tables")
    exported = client.get("/api/me/export").json()
    assert exported == {"person": {"id": me(client)["person"]}, "records": []}


def test_a_name_is_changed_at_all_tables(house: Running) -> None:
    client = house.guest()
    table = open_table(client)
    sit(client, table, 0)
    answer = client.put("/api/me/name", json={"name": "  Ada  "})
    assert answer.json()["name"] == "Ada"
    assert not answer.json()["proposed"]
    chairs = client.get(f"/api/tables/{table}").json()["facts"]["chairs"]
    assert chairs[0]["name"] == "Ada"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\u202eb"])
def test_a_name_can_be_shown(house: Running, name: str) -> None:
    answer = house.guest().put("/api/me/name", json={"name": name})
    assert error(answer) == (409, "bad-name")


def test_the_chosen_language_counts_more_than_the_browsers(house: Running) -> None:
    client = house.guest(accept_language="en")
    english = me(client)["name"]
    answer = client.put("/api/me/language", json={"language": "de"})
    assert answer.json()["language"] == "de"
    assert answer.json()["name"] != english  # it is a proposal still
    assert "Tisch" in client.get("/api/tables/none").json()["message"]
    assert "table" in client.get("/api/tables/none?lang=en").json()["message"]
    assert client.put("/api/me/language", json={"language": "xx"}).status_code == 400


# -- names that others have


def test_a_name_that_looks_like_that_of_an_account_is_refused_for_others(house: Running) -> None:
    owner = house.guest()
    assert owner.put("/api/me/name", json={"name": "Ottilie"}).is_success
    twin = house.guest()
    assert twin.put("/api/me/name", json={"name": "Ottilie"}).is_success, "guests are nobody yet"
    body = {"login": "ottilie-1", "password": PASSWORD}
    assert owner.post("/api/me/account", json=body).status_code == 201
    second = twin.post("/api/me/account", json={**body, "login": "ottilie-2"})
    assert error(second) == (409, "name-taken")
    for name in ("Ottilie", "OTTILIE", "Ottilie.", "0ttilie"):
        refused = house.guest().put("/api/me/name", json={"name": name})
        assert (name, *error(refused)) == (name, 409, "name-taken")
    program = twin.post("/api/me/tokens", json={"label": "Ottilie"})
    assert error(program) == (409, "name-taken")
    assert owner.put("/api/me/name", json={"name": "OTTILIE"}).is_success, "it is her own"
    assert owner.put("/api/me/name", json={"name": "Rahel"}).is_success
    assert house.guest().put("/api/me/name", json={"name": "Ottilie"}).is_success, "free again"


def test_a_name_that_the_house_proposed_is_nobodys_own(house: Running) -> None:
    owner, _ = account(house, "proposed-name")
    proposed = me(owner)["name"]
    assert house.guest().put("/api/me/name", json={"name": proposed}).is_success


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u3164", "unseen-name"),
        ("A" + "\u0301" * 30, "stacked-name"),
        ("\u0410nna", "mixed-name"),
        ("Keeper", "reserved-name"),
    ],
)
def test_a_name_that_misleads_is_refused_in_words(house: Running, name: str, code: str) -> None:
    answer = house.guest(accept_language="de").put("/api/me/name", json={"name": name})
    assert error(answer) == (409, code)
    assert answer.json()["message"].startswith("Dieser Name")
