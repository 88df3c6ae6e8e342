"""Records of every game: they read back, replay to the same state, and can be verified."""

from itertools import cycle, islice

import jacta
from jacta import Record
from jacta.bots import policies
from jacta.engine.conformance.walks import configurations
from jacta.engine.game import Game
from jacta.house.table.table import fold
from jacta.verifier import verify
from tests.games.roster import every_game
from tests.house.games import NAMES, find_game, play_table


@every_game
def test_a_record_of_bots_reads_back_and_replays_to_the_same_state(game: Game) -> None:
    for seed, table in enumerate(configurations(game)):
        names = list(islice(cycle(list(policies(game))[:2]), table.players))
        record = jacta.play(game, names, seed, dict(table.options), table.board)
        again = Record.read(record.text, jacta.game)
        assert again.text == record.text
        assert (again.final, again.names, again.dice) == (record.final, names, f"seed {seed}")
        assert again.final.is_over
        if game.points:
            assert f"\nscores {' '.join(map(str, again.final.scores or ()))}\n" in record.text


@every_game
def test_a_record_of_the_house_can_be_verified(game: Game) -> None:
    players = game.players[0]
    text = fold(play_table(game.name, players, 3), find_game).record(NAMES[:players]).text
    draws = [line for line in text.split("\n") if line.startswith("* ")]
    assert draws
    assert all(" = " in line for line in draws)
    assert verify(text) >= len(draws)
    assert Record.read(text, find_game).text == text


@every_game
def test_a_record_tells_every_event_again(game: Game) -> None:
    for file in sorted((game.folder / "golden").glob("*.jacta")):
        record = Record.read(file.read_text("utf-8"), jacta.game)
        steps = list(record.positions())
        assert [line for line, _, _ in steps] == record.lines
        assert steps[-1][1] == record.final
        assert steps[-1][2]
