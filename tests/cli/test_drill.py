"""`jacta drill` rehearses a restore, and says whether all would be there again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from jacta.house.store.upkeep import backup
from jacta.house.store.upkeep.copy import copy
from tests.cli.fixtures import Run
from tests.cli.houses import fill, flip_bit, lose_entry


def test_a_sound_house_comes_back_with_every_hash_the_same(run: Run, tmp_path: Path) -> None:
    house = fill(tmp_path / "house.db")
    before = set(tmp_path.iterdir())
    result = run("drill", "--database", house.address, "--json")
    found = json.loads(result.stdout)
    assert (result.exit_code, found["ok"], found["tables"], found["different"]) == (0, True, 2, [])
    assert (found["entries"] > 5, len(found["hash"])) == (True, 64)
    into = tmp_path / "restored.db"
    again = run("drill", "--database", house.address, "--into", into)
    assert (again.exit_code, found["hash"] in again.stdout) == (0, True)
    assert {path.name for path in set(tmp_path.iterdir()) - before} <= {
        "restored.db",
        "restored.db-wal",
        "restored.db-shm",
    }


def test_a_copy_that_is_another_house_is_noticed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = fill(tmp_path / "house.db")

    async def wrong(source: str, target: Path, *others: object, **more: object) -> None:
        await copy(source, target, *others, **more)  # type: ignore[arg-type]
        await asyncio.to_thread(flip_bit, target, house.running, 3)

    monkeypatch.setattr(backup, "copy", wrong)
    result = run("drill", "--database", house.address)
    assert result.exit_code == 1
    assert f"({house.running})" in result.stdout


def test_a_damaged_house_is_not_drilled(run: Run, tmp_path: Path) -> None:
    house = fill(tmp_path / "house.db")
    lose_entry(house.address, house.running)
    result = run("drill", "--database", house.address, "--lang", "de")
    assert (result.exit_code, result.stdout) == (2, "")
    assert house.running in result.stderr
