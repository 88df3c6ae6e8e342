"""Who follows the page has a search player that plays."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

from jacta.lab.arena import Arena
from jacta.lab.standings import standings
from tests.tiny.sledges import GAME as SLEDGES
from tests.tiny.thirteen import GAME as THIRTEEN

PAGE = (Path(__file__).parents[2] / "docs" / "write-a-search-player.md").read_text("utf-8")
BLOCKS: list[str] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    found: dict[str, Any] = {}
    exec(compile(BLOCKS[0], "write-a-search-player.md", "exec"), found)
    return found


def test_the_examples_print_what_they_say(names: dict[str, Any]) -> None:
    code = "\n".join(BLOCKS[1:])
    promised = re.findall(r"print\(.*\)  # (.*)$", code, re.MULTILINE)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "write-a-search-player.md", "exec"), names)
    assert printed.getvalue().splitlines() == promised
    assert len(promised) == 3


def test_the_player_of_the_page_has_some_40_lines() -> None:
    (body,) = re.findall(r"^class Thinker:.*", BLOCKS[0], re.DOTALL | re.MULTILINE)
    assert len([line for line in body.splitlines() if line]) <= 40


@pytest.mark.parametrize("game", [SLEDGES, THIRTEEN], ids=lambda game: game.name)
def test_the_player_of_the_page_plays_better_than_at_random(
    names: dict[str, Any], game: Any
) -> None:
    thinker = names["Thinker"]

    def thinking(game: Any, seed: int) -> Any:
        return thinker(game, seed, simulations=24)

    arena = Arena(game, [thinking, "random"], games=20)
    arena.play()
    assert standings(arena).pairs["thinking", "random"].rate > 0.5
