"""Compiled or not, the same seeds give the same games."""

import pytest

from jacta.engine.game import Game
from tests.games.compiled import check
from tests.games.roster import every_game, part


@every_game
def test_jit_on_and_off_play_the_same_games(game: Game) -> None:
    walks = part(game, "walks").WALKS
    check(walks, walks.short)


@pytest.mark.lockstep
@every_game
def test_jit_on_and_off_play_the_same_games_for_long(game: Game) -> None:
    walks = part(game, "walks").WALKS
    check(walks, walks.long)
