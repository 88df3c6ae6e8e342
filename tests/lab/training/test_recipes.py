"""Recipes say how the minds came about that are shipped, so that `jacta train` repeats them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import jacta
from jacta.bots.mind import mind_of, read_mind
from jacta.bots.recipe import recipe_of
from jacta.lab.training.training import Training


def shipped() -> list[tuple[str, Path]]:
    """The files of all minds that have learned something."""
    found = list[tuple[str, Path]]()
    for name in jacta.names():
        mind = mind_of(jacta.game(name))
        files = [] if mind is None else sorted(mind.folder.glob("*.mind"))
        found += [(name, file) for file in files if read_mind(file)[0].steps]
    return found


@pytest.mark.parametrize(("name", "file"), shipped(), ids=lambda each: Path(each).stem)
def test_the_recipe_is_that_of_the_file(name: str, file: Path) -> None:
    about, _ = read_mind(file)
    course = Training(jacta.game(name), board=about.board, seed=about.seed)
    assert about.steps == course.steps
    assert about.games == course.steps * course.games
    assert about.size == course.recipe.network.size


def test_a_training_that_was_ended_goes_the_way_of_the_whole() -> None:
    recipe = recipe_of(jacta.game("verbindung-gesucht"))
    assert recipe is not None
    course = Training(jacta.game("verbindung-gesucht"))
    assert (course.planned, course.steps) == (recipe.steps, recipe.ended)
    assert course.terms["steps"] == recipe.steps
    other = Training(jacta.game("verbindung-gesucht"), steps=7)
    assert (other.planned, other.steps) == (7, 7)
    whole = replace(recipe, ended=None, boards=(("small", 9),))
    assert (whole.made("our-board"), whole.made("small")) == (recipe.steps, 9)
