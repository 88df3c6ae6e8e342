"""Advice on a game that keeps its contract: what nobody has translated, positions nobody checks."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import jacta
from jacta.engine.conformance import advise
from tests.games.roster import GAMES
from tests.tiny.pearls import GAME as PEARLS


def test_our_games_need_none() -> None:
    assert {name: advise(game) for name, game in GAMES.items()} == {name: [] for name in GAMES}


def test_positions_that_nobody_checks_are_told() -> None:
    (told,) = advise(PEARLS)
    assert "read unchecked" in told


def test_a_catalog_that_nobody_translated_is_told(tmp_path: Path) -> None:
    game = jacta.game("wurfel-express")
    shutil.copytree(game.folder / "locale", tmp_path / "locale")
    shutil.copy(tmp_path / "locale" / "en.ftl", tmp_path / "locale" / "de.ftl")
    (told,) = advise(replace(game, folder=tmp_path))
    assert told.startswith("locale/de.ftl says the same as locale/en.ftl in ")
