"""Whole games between bots, one step at a time."""

import pytest

import jacta
from jacta import UnknownName
from tests.games.wurfel_express.positions import GAME, table


@pytest.mark.parametrize("players", range(2, 7))
def test_the_same_seed_gives_the_same_record(players: int) -> None:
    names = ["greedy", "random", "greedy", "random", "greedy", "greedy"][:players]
    one, same, other = (jacta.play("wurfel-express", names, seed).text for seed in (3, 3, 4))
    assert one == same
    assert one != other


def test_a_game_is_played_to_its_end() -> None:
    record = jacta.play(GAME, ["greedy"] * 3, seed=1)
    assert record.final.is_over
    assert record.start == GAME.start(3)
    assert min(record.final.ranking) == 1


def test_the_same_seed_gives_the_same_dice_at_the_same_point() -> None:
    """Whatever was decided before: the first throw of a turn with all seven dice is the same."""
    records = [jacta.play(GAME, [name] * 4, seed=6) for name in ("greedy", "random")]
    throws = []
    for record in records:
        first = {}
        for line, position, _ in record.positions():
            faces = line.removeprefix("* throw ").split(" ")
            if line.startswith("* throw") and position.json["throws"] == 1 and len(faces) == 7:
                first[position.turn] = faces
        throws.append(first)
    shared = throws[0].keys() & throws[1].keys()
    assert len(shared) > 5
    assert all(throws[0][turn] == throws[1][turn] for turn in shared)


def test_the_options_hold() -> None:
    record = jacta.play(GAME, ["random"] * 2, seed=1, options={"shorter": "always"})
    assert record.final.options == {"shorter": "always"}


def test_a_game_may_start_from_a_position() -> None:
    start = table("." * 20 + "WWWBB", "GGG", "", "", turn=8)
    record = jacta.play(GAME, ["greedy"] * 4, seed=1, start=start)
    assert record.start == start
    assert "start set-up" not in record.text
    assert record.final.is_over


@pytest.mark.parametrize(
    ("players", "words"),
    [(["greedy"], "not 1"), (["greedy"] * 7, "not 7"), (["greedy", "clever"], "no bot 'clever'")],
)
def test_too_few_too_many_or_unknown_players_are_refused(players: list[str], words: str) -> None:
    with pytest.raises(UnknownName, match=words):
        jacta.play(GAME, players, seed=1)
