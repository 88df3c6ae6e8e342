"""Looking ahead in Würfel Express: by the best turn of the other, where it is asked for."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from jacta import Position
from jacta.bots import policy
from jacta.bots.ladder import weighed
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.ahead import PROMISING
from jacta.games.wurfel_express.bots.judgement import NETWORK
from tests.games.wurfel_express.positions import GAME, play, seat_of, table

SIGHT, ALL = 1, 1_000_000
THROWN = ("discard 0", "throw WWWGGGK")


def drawn() -> Position:
    return table("...BBBBYYRRRR", "GGGRRRKK")


def weights(seed: int, sharpness: float) -> Array:
    """Numbers that learning might begin with, but closer to what they see, and so sure of it."""
    found = NETWORK.begin(seed)
    found[: NETWORK.bias] *= 4
    found[NETWORK.sharpness :] = sharpness
    return found


def some_weights(position: Position) -> Iterator[Array]:
    """Numbers by which some actions but not all of them are promising: of each seed those that are
    just sure enough for that. Where they are less sure, all actions are worth about a half."""
    for seed in range(12):
        for power in range(16):
            found = weights(seed, 0.2 * 1.3**power)
            sight = worths(position, SIGHT, found)
            if 1 < len(promising(sight)) < len(sight):
                yield found
                break


def worths(position: Position, effort: int, numbers: Array) -> dict[str, float]:
    """What each action is worth, with so much effort, by these numbers."""
    manner = (float(effort), 0.0, 0.0, 0.0)
    level = replace(policy(GAME, "master"), weights=lambda board: numbers, manner=manner)
    seat = seat_of(position)
    legal = position.legal(seat)
    found = weighed(GAME, level, position.view(seat), [action.number for action in legal])
    return dict(zip((action.notation for action in legal), found.tolist(), strict=True))


def promising(found: dict[str, float]) -> list[str]:
    return [name for name, worth in found.items() if worth >= max(found.values()) - PROMISING]


def test_what_is_taken_is_worth_what_the_best_turn_of_the_other_leaves() -> None:
    position = play(drawn(), *THROWN, "stop")
    numbers = next(some_weights(position))
    sight, ahead = (worths(position, effort, numbers) for effort in (SIGHT, ALL))
    for name in promising(sight):
        after = play(position, name)
        while after.turn == position.turn:
            then = worths(after, SIGHT, numbers)
            after = play(after, max(then, key=lambda each: then[each]))
        most = max(worths(after, SIGHT, numbers).values())
        assert ahead[name] == pytest.approx(1 - most, abs=1e-6)


@pytest.mark.parametrize(
    "position", [drawn(), play(table("....BBBB", "GGGRRRKK"), "throw WWWRRKK")]
)
def test_what_comes_up_too_seldom_is_not_looked_at_again(position: Position) -> None:
    """Nothing is, where what seems promising does not come to the same in every other turn; what
    is left as it lies always does."""
    seldom = 0
    for numbers in some_weights(position):
        sight = worths(position, SIGHT, numbers)
        half, ahead = (worths(position, effort, numbers) for effort in (2, ALL))
        assert ahead != pytest.approx(sight, abs=1e-4)
        if half == pytest.approx(sight, abs=1e-9):
            assert "stop" not in promising(sight)
            seldom += 1
    assert seldom > 0


@pytest.mark.parametrize("steps", [(), THROWN, (*THROWN, "stop")])
def test_what_is_not_promising_lacks_as_much_as_at_sight(steps: tuple[str, ...]) -> None:
    position = play(drawn(), *steps)
    numbers = next(some_weights(position))
    sight, ahead = (worths(position, effort, numbers) for effort in (SIGHT, ALL))
    left = set(sight) - set(promising(sight))
    assert left
    for name in left:
        lacking = max(sight.values()) - sight[name]
        assert max(ahead.values()) - ahead[name] == pytest.approx(lacking, abs=1e-9)


def test_more_players_are_judged_at_sight() -> None:
    position = table("....GGGKKWW", "RRRBBB", "YYYY", "")
    numbers = weights(3, 1.0)
    assert worths(position, ALL, numbers) == worths(position, SIGHT, numbers)
