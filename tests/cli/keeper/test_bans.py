"""`jacta keeper ban` lets a person or an address in no more, until it is over or lifted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jacta.house.people.bans import whom_of
from tests.cli.fixtures import Run
from tests.cli.houses import ANNA, fill

_DAY = 24 * 60 * 60 * 1_000_000


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JACTA_DATABASE", fill(tmp_path / "house.db").address)


def test_a_person_is_banned_for_some_days_and_let_in_again(run: Run) -> None:
    said = run("keeper", "ban", ANNA, "--reason", "insults", "--days", "7").stdout
    assert said.startswith(f"{ANNA} is banned until 2")
    (ban,) = json.loads(run("keeper", "bans", "--json").stdout)
    assert (ban["kind"], ban["whom"], ban["reason"]) == ("person", ANNA, "insults")
    assert ban["until"] - ban["at"] == 7 * _DAY
    assert "insults" in run("keeper", "bans").stdout
    assert run("keeper", "unban", ANNA).stdout == f"{ANNA} may come in again.\n"
    assert run("keeper", "bans").stdout == "There are none.\n"


def test_whoever_is_banned_again_has_one_ban(run: Run) -> None:
    for reason, days in (("first", ["--days", "1"]), ("second", [])):
        assert run("keeper", "ban", ANNA, "--reason", reason, *days).exit_code == 0
    (ban,) = json.loads(run("keeper", "bans", "--json").stdout)
    assert (ban["reason"], ban["until"]) == ("second", None)
    assert "until lifted" in run("keeper", "bans").stdout


def test_an_address_is_banned_with_its_household(run: Run) -> None:
    made = json.loads(
        run("keeper", "ban", "2001:db8:1:2:3::4", "--reason", "floods", "--json").stdout
    )
    assert (made["kind"], made["whom"]) == ("address", "2001:db8:1:2::/64")
    assert run("keeper", "unban", "2001:db8:1:2::/64").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ban", "nobody", "--reason", "x"], "There is no person nobody"),
        (["unban", ANNA], f"{ANNA} is not banned"),
        (["ban", ANNA], "Missing option '--reason'"),
        (["ban", ANNA, "--reason", "x", "--days", "0"], "Invalid value for '--days'"),
    ],
)
def test_a_ban_that_cannot_be_says_why(run: Run, arguments: list[str], sentence: str) -> None:
    result = run("keeper", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr


@pytest.mark.parametrize(
    ("text", "kind", "whom"),
    [
        ("192.0.2.7", "address", "192.0.2.7"),
        ("::ffff:192.0.2.7", "address", "192.0.2.7"),
        ("2001:db8::1", "address", "2001:db8::/64"),
        ("2001:db8::/64", "address", "2001:db8::/64"),
        ("192.0.2.0/24", "person", "192.0.2.0/24"),  # nobody: whole networks are not banned
        ("5f0c3a9b1e2d4c6f8a7b", "person", "5f0c3a9b1e2d4c6f8a7b"),
    ],
)
def test_an_address_is_told_from_a_person(text: str, kind: str, whom: str) -> None:
    assert whom_of(text) == (kind, whom)
