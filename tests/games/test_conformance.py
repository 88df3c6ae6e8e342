"""Every game of the house passes the suite that is shipped for all games."""

from pathlib import Path

from jacta.engine.conformance import run, write_golden
from jacta.engine.game import Game
from tests.games.roster import every_game

# A playthrough is looked at by people.
LONGEST_BYTES = 8_000


@every_game
def test_a_game_passes(game: Game) -> None:
    results = run(game, games=2)
    assert [f"{one.name}: {problem}" for one in results for problem in one.problems] == []


@every_game
def test_golden_playthroughs_are_small_and_are_written_alike_each_time(
    game: Game, tmp_path: Path
) -> None:
    stored = {file.name: file.read_text("utf-8") for file in (game.folder / "golden").iterdir()}
    written = {file.name: file.read_text("utf-8") for file in write_golden(game, tmp_path)}
    assert written
    assert written.items() <= stored.items()
    assert max(map(len, stored.values())) < LONGEST_BYTES
