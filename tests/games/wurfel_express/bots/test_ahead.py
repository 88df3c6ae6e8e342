"""Looking ahead in Würfel Express: by the best turn of the other, where it is asked for."""

from dataclasses import replace

import numpy as np
import pytest

from jacta import Position
from jacta.bots import policy
from jacta.bots.ladder import weighed
from jacta.games.wurfel_express.bots.ahead import PROMISING
from jacta.games.wurfel_express.bots.judgement import NETWORK
from tests.games.wurfel_express.positions import GAME, play, seat_of, table

WEIGHTS = np.random.default_rng(3).normal(0, 0.1, NETWORK.size).astype(np.float32)
WEIGHTS[NETWORK.sharpness :] = 1
SIGHT, ALL = 1, 1_000_000
THROWN = ("discard 0", "throw WWWRRKK")


def drawn() -> Position:
    return table("...BBBBYY", "GGGRRRKK")


def worths(position: Position, effort: int) -> dict[str, float]:
    """What each action is worth, with so much effort."""
    manner = (float(effort), 0.0, 0.0, 0.0)
    level = replace(policy(GAME, "master"), weights=lambda board: WEIGHTS, manner=manner)
    seat = seat_of(position)
    legal = position.legal(seat)
    found = weighed(GAME, level, position.view(seat), [action.number for action in legal])
    return dict(zip((action.notation for action in legal), found.tolist(), strict=True))


def promising(found: dict[str, float]) -> list[str]:
    return [name for name, worth in found.items() if worth >= max(found.values()) - PROMISING]


def test_what_is_taken_is_worth_what_the_best_turn_of_the_other_leaves() -> None:
    position = play(drawn(), *THROWN, "stop")
    sight, ahead = worths(position, SIGHT), worths(position, ALL)
    assert len(promising(sight)) > 1
    for name in promising(sight):
        after = play(position, name)
        while after.turn == position.turn:
            then = worths(after, SIGHT)
            after = play(after, max(then, key=lambda each: then[each]))
        assert ahead[name] == pytest.approx(1 - max(worths(after, SIGHT).values()), abs=1e-6)


@pytest.mark.parametrize("steps", [(), THROWN])
def test_what_comes_up_too_seldom_is_not_looked_at_again(steps: tuple[str, ...]) -> None:
    position = play(drawn(), *steps)
    sight = worths(position, SIGHT)
    assert worths(position, 2) == pytest.approx(
        sight, abs=1e-9
    )  # nothing comes in every other turn
    assert worths(position, ALL) != pytest.approx(sight, abs=1e-4)


@pytest.mark.parametrize("steps", [(), THROWN, (*THROWN, "stop")])
def test_what_is_not_promising_lacks_as_much_as_at_sight(steps: tuple[str, ...]) -> None:
    position = play(drawn(), *steps)
    sight, ahead = worths(position, SIGHT), worths(position, ALL)
    left = set(sight) - set(promising(sight))
    assert left
    for name in left:
        lacking = max(sight.values()) - sight[name]
        assert max(ahead.values()) - ahead[name] == pytest.approx(lacking, abs=1e-9)


def test_more_players_are_judged_at_sight() -> None:
    position = table("....GGGKKWW", "RRRBBB", "YYYY", "")
    assert worths(position, ALL) == worths(position, SIGHT)
