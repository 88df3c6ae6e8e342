"""The players of Dice Trip: legal, better than chance, and true to what they say they do."""

import numpy as np
import pytest

import jacta
from jacta.bots import PolicyBot, policies, policy
from jacta.bots.ladder import LEVELS
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import playouts
from tests.games.dice_trip.positions import GAME, LETTER_OF, fresh, legal, play, sheet, table


def choice(name: str, position_seat: int, *steps: str, start: object = None) -> str:
    position = play(start or fresh(), *steps)  # type: ignore[arg-type]
    bot = PolicyBot(GAME, policy(GAME, name), seed=1)
    view = position.view(position_seat)
    chosen = bot.choose(view, position.legal(position_seat)).notation
    assert chosen in legal(position, position_seat)
    assert view == position.view(position_seat)  # a bot leaves the view as it is
    return chosen


def points(board: str, tens: str = "no", games: int = 60) -> tuple[Array, Array]:
    """Those of the planner and of greedy, side by side: what one enters is nothing to the other."""
    both = [policy(GAME, name) for name in ("planner", "greedy")]
    merits = playouts(fresh(2, board, tens), both, games, seed=5).merits
    return merits[:, 0], merits[:, 1]


def test_the_game_has_the_planner_and_the_ladder() -> None:
    assert list(policies(GAME)) == ["random", "greedy", "planner", *LEVELS]


@pytest.mark.parametrize("board", ["france", "sud-bourgogne"])
def test_greedy_beats_random_and_the_planner_beats_greedy(board: str) -> None:
    random = playouts(fresh(1, board), [policy(GAME, "random")], games=500, seed=5).merits
    planner, greedy = points(board)
    assert np.mean(random) < 10
    assert 22 < np.mean(greedy) < 32
    assert np.mean(planner) > 36


def test_greedy_takes_a_bonus_at_once() -> None:
    position = play(fresh(), "throw 5 5 1 2", "keep")
    after = position.apply(0, choice("greedy", 0, "throw 5 5 1 2", "keep"))
    assert after.view(0).json["scores"][0]["bonus"] == 1


def test_greedy_never_rerolls() -> None:
    assert choice("greedy", 0, "throw 1 1 1 1", "decide") == "keep"


def test_the_planner_rerolls_a_throw_that_fits_nowhere() -> None:
    towns, used = list(LETTER_OF["france"]), (11, 12, 21, 22)
    start = table(sheet(*(f"{t} {n}" for t, n in zip(towns, used, strict=False))))
    assert choice("planner", 0, "throw 1 1 1 1", "decide", start=start).startswith("reroll")


def test_the_planner_builds_long_routes_and_earns_bonuses() -> None:
    lines = []
    for seed in range(5):
        final = jacta.play(GAME, ["planner"], seed).final
        lines.append(final.view(0).json["scores"][0])
    assert sum(len(line["route"]) for line in lines) / 5 > 12
    assert sum(line["bonus"] for line in lines) / 5 > 12


def test_the_planner_strikes_only_what_it_must() -> None:
    planner, _ = points("france", games=5)
    assert planner.min() > 15


def test_whole_games_are_played() -> None:
    start = fresh(4, "sud-bourgogne", "yes")
    players = [policy(GAME, name) for name in ("greedy", "planner", "planner", "greedy")]
    assert playouts(start, players, games=3, seed=1).turns.tolist() == [13] * 3


def test_the_planner_plays_the_last_turn() -> None:
    towns = [name for name in LETTER_OF["france"] if name != "Nice"]
    start = table(sheet(*(f"{name} x" for name in towns)))
    assert choice("planner", 0, "throw 3 3 1 2", "keep", start=start) in (
        "write RG Y",
        "write GR Y",
    )


def test_two_planners_with_the_same_dice_write_different_sheets_that_can_be_repeated() -> None:
    record = jacta.play(GAME, ["planner", "planner"], 3)
    one, other = (sheet["numbers"] for sheet in record.final.json["sheets"])
    assert one != other
    assert jacta.play(GAME, ["planner", "planner"], 3).text == record.text


def test_the_planner_completes_the_tens_early_where_they_count() -> None:
    counted, _ = points("france", "yes", games=20)
    plain, _ = points("france", games=20)
    assert np.mean(counted) > np.mean(plain) + 5
