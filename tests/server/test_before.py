"""A house of before is served: its people come back by what they know and have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from jacta.bots.ladder import LEVELS
from tests.house.before import TOLD, missing, unpack
from tests.server.running import Running, run_house

LINKED = "we-3"


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("before")
    unpack(folder)
    with run_house(folder, at=TOLD["at"]) as running:
        yield running


def test_who_had_a_password_finds_everything_again(old_house: Running) -> None:
    client = old_house.client()
    known = {name: TOLD["login"][name] for name in ("login", "password")}
    assert client.post("/api/session", json=known).is_success
    for path, before in TOLD["answers"]["anna"].items():
        answer = client.get(path)
        assert answer.is_success, answer.text
        assert missing(before, without_levels(answer.json()), path) == []


def without_levels(answer: Any) -> Any:
    """An answer without the four of the ladder, who were not on it then."""
    if "places" in answer:
        levels = {f"bot:{level}" for level in LEVELS}
        kept = [place for place in answer["places"] if place["player"]["player"] not in levels]
        return answer | {"places": kept}
    return answer


def test_a_recovery_code_leads_back(old_house: Running) -> None:
    login = TOLD["login"]
    known = {"login": "anna", "code": login["codes"][0], "password": login["password"]}
    answer = old_house.client().post("/api/session/recovery", json=known)
    assert answer.is_success, answer.text
    assert answer.json()["person"] == TOLD["people"]["anna"]["id"]


def test_a_program_comes_back_with_its_token(old_house: Running) -> None:
    client = old_house.client(authorization=f"Bearer {TOLD['token']['token']}")
    assert client.get("/api/me").json()["person"] == TOLD["token"]["person"]


def test_a_link_leads_to_its_chair_and_what_is_built_there(old_house: Running) -> None:
    table = TOLD["tables"][LINKED]
    query = {"chair": 1, "key": TOLD["link"]["key"], "lang": "en"}
    answer = old_house.client().get(f"/api/tables/{table['id']}", params=query)
    assert answer.is_success, answer.text
    before = table["news"]["1"]["now"]
    assert before["draft"] is not None
    assert missing(before, answer.json()["now"]) == []
