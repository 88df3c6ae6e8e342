"""Every command of a keeper is in the log of the house: who, when, what and why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
import pytest

from jacta.cli.house.keeper import keeper
from tests.cli.fixtures import Run
from tests.cli.houses import ANNA, BEN, Filled, fill


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Filled:
    filled = fill(tmp_path / "house.db")
    monkeypatch.setenv("JACTA_DATABASE", filled.address)
    monkeypatch.setenv("LOGNAME", "cecilia")
    monkeypatch.delenv("SUDO_USER", raising=False)
    return filled


def deeds(run: Run) -> list[dict[str, Any]]:
    """All but the one by which they are read."""
    reading: dict[str, Any]
    others: list[dict[str, Any]]
    reading, *others = json.loads(run("keeper", "log", "--json").stdout)
    assert reading["what"] == "log"
    return others


def test_a_command_is_in_the_log_with_its_reason(run: Run, house: Filled) -> None:
    run("keeper", "close", house.running, "--why", "asked for by both")
    run("keeper", "ban", BEN, "--reason", "insults", "--days", "3")
    banned, closed = deeds(run)
    assert (closed["who"], closed["what"], closed["why"], closed["done"]) == (
        "cecilia",
        f"close {house.running}",
        "asked for by both",
        True,
    )
    assert (banned["what"], banned["why"]) == (f"ban {BEN} --reason insults --days 3", "insults")
    assert banned["at"] >= closed["at"]
    said = run("keeper", "log").stdout
    assert "asked for by both" in said
    assert "cecilia" in said


def test_what_was_not_carried_out_is_in_the_log_and_marked(run: Run) -> None:
    assert run("keeper", "remove-name", "nobody").exit_code == 2
    (deed,) = deeds(run)
    assert (deed["what"], deed["done"]) == ("remove-name nobody", False)
    assert "(not carried out) remove-name nobody" in run("keeper", "log").stdout


def test_whoever_became_another_user_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUDO_USER", "dieter")
    run("keeper", "remove-name", ANNA)
    assert deeds(run)[0]["who"] == "dieter"


_GIVEN = {"whom": ANNA, "person": ANNA, "n": "1", "reason": "rude"}


def test_every_command_writes_it(run: Run, house: Filled) -> None:
    given = _GIVEN | {"table": house.running, "report": house.report}
    for name, command in keeper.commands.items():
        arguments = [name]
        for parameter in command.params:
            if parameter.required:
                is_option = isinstance(parameter, click.Option)
                arguments += [parameter.opts[0]] if is_option else []
                arguments.append(given[str(parameter.name)])
        run("keeper", *arguments)
    written = [deed["what"].split()[0] for deed in reversed(deeds(run))]
    assert written == list(keeper.commands)
