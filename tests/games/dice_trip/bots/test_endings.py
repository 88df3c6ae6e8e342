"""The last throw is known exactly: by all that the dice may show, and all that can be written."""

from collections.abc import Sequence
from itertools import combinations, permutations, product

import numpy as np
import pytest

from jacta.games.dice_trip.bots.desk import DESK, THROWS, TURN, Desk, desk_of, lay_out
from jacta.games.dice_trip.bots.judgement import NETWORK, expect
from jacta.games.dice_trip.maps import our_maps
from tests.games.dice_trip.positions import LETTER_OF, sheet, table

COLOURS = "RGBY"
NO_WEIGHTS = np.zeros(NETWORK.size, np.float32)
THROWS_OF_FOUR = list(product(range(1, 7), repeat=4))


def ending(empty: str, board: str, seed: int) -> list[str]:
    """A sheet with one empty town: numbers along the list of towns, here and there a strike."""
    rng = np.random.default_rng(seed)
    towns = [name for name in LETTER_OF[board] if name != empty]
    numbers = rng.permutation([10 * ten + one for ten in range(1, 7) for one in range(1, 7)])
    return [
        f"{town} {'x' if place % 9 == 8 else number}"
        for place, (town, number) in enumerate(zip(towns, np.sort(numbers[:24]), strict=True))
    ]


def laid_out(entries: Sequence[str], board: str, throws: int, mirrored: int = 0) -> Desk:
    desk, view = desk_of(np.zeros(DESK, np.int64)), table(sheet(*entries, board=board), board=board)
    seen = view.view(0)
    lay_out(seen.board[0], seen.array[0], 0, mirrored, desk)
    desk.facts[TURN], desk.facts[THROWS] = 12, throws
    return desk


def score_of(entries: Sequence[str], board: str, last: str) -> int:
    """The points of a full sheet, as the rules count them."""
    full = table(sheet(*entries, last, board=board), board=board, turn=13)
    total: int = full.view(0).json["scores"][0]["total"]
    return total


def values(entries: Sequence[str], empty: str, board: str) -> dict[tuple[int, ...], int]:
    """What the best last entry of each throw scores."""
    written = {int(entry.rpartition(" ")[2]) for entry in entries if entry[-1] != "x"}
    colour = next(town.colour for town in our_maps()[board].towns if town.name == empty)
    struck = score_of(entries, board, f"{empty} x")
    by_number = {
        number: score_of(entries, board, f"{empty} {number}")
        for number in (10 * ten + one for ten in range(1, 7) for one in range(1, 7))
        if number not in written
    }
    found = {}
    for throw in THROWS_OF_FOUR:
        best = struck
        for one, two in permutations(range(4), 2):
            number = 10 * throw[one] + throw[two]
            if number in by_number:
                coloured = colour in (COLOURS[one], COLOURS[two]) and throw[one] != throw[two]
                best = max(best, by_number[number] + coloured)
        found[throw] = best
    return found


def with_a_reroll(found: dict[tuple[int, ...], int]) -> float:
    """The mean if some of the dice may be thrown once more."""
    again: dict[tuple[object, ...], float] = {}
    for number in range(1, 5):
        for dice in combinations(range(4), number):
            sums: dict[tuple[int, ...], int] = {}
            for throw, value in found.items():
                rest = tuple(0 if die in dice else face for die, face in enumerate(throw))
                sums[rest] = sums.get(rest, 0) + value
            again |= {(dice, rest): total / 6**number for rest, total in sums.items()}
    best = {
        throw: max(
            [
                float(value),
                *(
                    again[dice, tuple(0 if die in dice else throw[die] for die in range(4))]
                    for number in range(1, 5)
                    for dice in combinations(range(4), number)
                ),
            ]
        )
        for throw, value in found.items()
    }
    return sum(best.values()) / len(best)


@pytest.mark.parametrize(
    ("board", "empty"), [("france", "Bordeaux"), ("france", "Brest"), ("sud-bourgogne", "Cluny")]
)
def test_one_empty_town_is_worth_the_mean_of_all_throws(board: str, empty: str) -> None:
    entries = ending(empty, board, len(empty))
    found = values(entries, empty, board)
    seen = table(sheet(*entries, board=board), board=board).view(0)
    plain = expect(seen.board[0], laid_out(entries, board, 0), NO_WEIGHTS)
    assert plain == pytest.approx(sum(found.values()) / len(found))
    turned = expect(seen.board[0], laid_out(entries, board, 0, mirrored=1), NO_WEIGHTS)
    assert turned == pytest.approx(plain)


def test_a_reroll_that_is_left_is_thought_of() -> None:
    entries = ending("Bordeaux", "france", 5)
    seen = table(sheet(*entries)).view(0)
    found = expect(seen.board[0], laid_out(entries, "france", 1), NO_WEIGHTS)
    assert found == pytest.approx(with_a_reroll(values(entries, "Bordeaux", "france")))
