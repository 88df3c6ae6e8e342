"""What a sheet scores: bonuses, strikes, longest route, longest series, zones, tens."""

from __future__ import annotations

from jacta.engine.bits import count_bits
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.dice_trip.state import NUMBERS, Board, State

__all__ = [
    "EQUAL_DIGITS",
    "all_tens",
    "clean_zones",
    "has_equal_digits",
    "longest_route",
    "longest_series",
    "score",
    "series_points",
    "ticked_tens",
    "written",
]

# 11, 22 … 66, which are 0, 7 … 35 in the order of the strip.
EQUAL_DIGITS = sum(1 << number for number in range(0, NUMBERS, 7))


@kernel
def has_equal_digits(number: int) -> bool:
    """Whether a number is 11, 22 … or 66."""
    return (EQUAL_DIGITS >> number) & 1 == 1


@kernel
def written(place: Array) -> int:
    """The mask of the towns in which a number stands."""
    mask = 0
    for number in range(NUMBERS):
        if int(place[number]):
            mask |= 1 << (int(place[number]) - 1)
    return mask


@kernel
def longest_route(board: Board, place: Array) -> int:
    """DT-R21, DT-A8: the most towns on a chain of links along which the numbers increase.

    In the order of the strip, each number prolongs the longest route that ends beside it. These
    lengths are kept as five masks of towns, one for each binary digit; the greatest length among
    the neighbours is found digit by digit, from the top.
    """
    sixteen, eight, four, two, one = 0, 0, 0, 0, 0
    longest = 0
    for number in range(NUMBERS):
        if int(place[number]) == 0:
            continue
        town = int(place[number]) - 1
        beside = int(board.links[town])
        length = 1
        if beside & sixteen:
            beside &= sixteen
            length += 16
        if beside & eight:
            beside &= eight
            length += 8
        if beside & four:
            beside &= four
            length += 4
        if beside & two:
            beside &= two
            length += 2
        if beside & one:
            length += 1
        sixteen |= ((length >> 4) & 1) << town
        eight |= ((length >> 3) & 1) << town
        four |= ((length >> 2) & 1) << town
        two |= ((length >> 1) & 1) << town
        one |= (length & 1) << town
        longest = max(longest, length)
    return longest


@kernel
def longest_series(board: Board, place: Array) -> int:
    """DT-R22, DT-R23, DT-A6, DT-A7: the most towns whose numbers follow each other along links."""
    longest, length, before = 0, 0, -1
    for number in range(NUMBERS):
        town = int(place[number]) - 1
        if town < 0:
            length = 0
        elif length and (int(board.links[before]) >> town) & 1:
            length += 1
        else:
            length = 1
        before = town
        longest = max(longest, length)
    return longest


@kernel
def series_points(length: int) -> int:
    """DT-R22, DT-X5."""
    if length >= 10:
        return 9
    if length >= 7:
        return 6
    return length - 2 if length >= 4 else 0


@kernel
def clean_zones(board: Board, struck: int) -> int:
    """DT-R25, DT-R26: how many zones have no struck town."""
    clean = 0
    for zone in range(int(board.zones)):
        clean += int(board.in_zone[zone]) & struck == 0
    return clean


@kernel
def all_tens(used: int) -> bool:
    """DT-R27: whether a number of each ten stands on the sheet, by the mask of its numbers."""
    for ten in range(6):
        if (used >> (6 * ten)) & 63 == 0:
            return False
    return True


@kernel
def ticked_tens(place: Array) -> int:
    """DT-R27: of how many tens a number stands on the sheet."""
    count = 0
    for ten in range(6):
        ticked = False
        for one in range(6):
            ticked = ticked or int(place[6 * ten + one]) != 0
        count += ticked
    return count


@kernel
def score(board: Board, state: State, seat: int) -> int:
    """DT-R18 to DT-R27: all points of a sheet, as it stands."""
    place, struck = state.place[seat], int(state.struck[seat])
    points = count_bits(int(state.bonus[seat])) - count_bits(struck)
    points += longest_route(board, place) + series_points(longest_series(board, place))
    points += int(board.zone_points[clean_zones(board, struck)])
    return points + int(state.tens_points[seat])
