"""What the arena found of a ladder is read as it was written, and only where it tells something."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from jacta.bots import strength
from jacta.bots.ladder import LEVELS, ladder
from jacta.bots.mind import mind_of
from jacta.bots.strength import HEAD, read_strengths, strengths_of
from jacta.engine.errors import JactaError
from tests.games.wurfel_express.positions import GAME
from tests.tiny import sledges

NOW = {level.name: level.version for level in ladder(GAME)}
ALL = [f"2,{level},{NOW[level]},{100 * place},15,400" for place, level in enumerate(LEVELS)]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The table of a mind that is Würfel Express's but for that."""
    mind = mind_of(GAME)
    assert mind is not None
    other = dataclasses.replace(mind, folder=tmp_path)
    monkeypatch.setattr(strength, "mind_of", lambda game: other)
    return tmp_path / "ratings.csv"


def write(table: Path, lines: list[str]) -> None:
    table.write_text("\n".join([",".join(HEAD), *lines, ""]), "utf-8")


def test_levels_are_found_by_the_number_of_players(table: Path) -> None:
    write(table, [*ALL, "2,greedy,1,9,16,400", *(line.replace("2,", "4,", 1) for line in ALL)])
    found = strengths_of(GAME)
    assert list(found) == [2, 4]
    assert set(found[2]) == set(LEVELS)
    assert found[4]["strong"].rating == 200


def test_who_met_only_some_and_what_another_version_did_tell_nothing(table: Path) -> None:
    write(table, [*ALL[:3], f"2,master,{NOW['master'] + 1},300,15,400"])
    assert strengths_of(GAME) == {}


def test_without_a_table_nothing_is_known(table: Path) -> None:
    assert strengths_of(GAME) == {}
    assert strengths_of(sledges.GAME) == {}


@pytest.mark.parametrize("text", ["", "something else\n", f"{','.join(HEAD)}\n2,gentle\n"])
def test_something_else_is_no_table(table: Path, text: str) -> None:
    table.write_text(text, "utf-8")
    with pytest.raises(JactaError, match="no table of ratings"):
        read_strengths(table)
