"""Odds: how likely the numbers are that a seat still wants, in a reroll and in the next throw.

A number is there if two of the four dice make it, whichever they are (DT-R3). All of it is counted
in whole numbers, of all throws of the dice that fall.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, Final

from jacta.engine.layout import Array
from jacta.engine.odds import OddsForm, in_percent, rounded
from jacta.engine.words.blocks import Block, Heading, Items
from jacta.engine.words.language import Voice
from jacta.games.dice_trip.dice import is_write, number_of, pair_of
from jacta.games.dice_trip.payloads import Odds
from jacta.games.dice_trip.refusals import thrower
from jacta.games.dice_trip.state import DICE_THROWN, LAST_TURN, NUMBERS
from jacta.games.dice_trip.vocabulary import COLOURS, NUMBER, Phase

__all__ = ["ODDS", "ways_rethrown", "ways_to_make"]

_THROWS: Final = 6**DICE_THROWN
_SETS: Final = tuple(range(1, 1 << DICE_THROWN))
_LABELS: Final = tuple(str(NUMBER.label(number)) for number in range(NUMBERS))


def find(board: Array, view: Array, seat: int) -> Odds | None:
    """What a reroll may bring to whoever may reroll now, and the next throw to whoever enters."""
    state, phase = view[0], int(view["phase"][0])
    if seat < 0 or phase not in (Phase.DECIDE, Phase.ENTER):
        return None
    wanted = _wanted(state, seat)
    rerolls: dict[str, dict[str, float]] = {}
    if phase == Phase.DECIDE and seat == thrower(state):
        dice = tuple(state["dice"].tolist())
        rerolls = {_name(thrown): _after_reroll(dice, thrown, wanted) for thrown in _SETS}
    follow, rerolled = {}, {}
    if int(state["turn"]) < LAST_TURN:
        follow = {_LABELS[n]: rounded(ways_to_make(_digits(n), (), 4), _THROWS) for n in wanted}
        if _may_reroll_next(state, seat):
            of = _THROWS * _THROWS
            rerolled = {_LABELS[n]: rounded(ways_rethrown(_is_double(n)), of) for n in wanted}
    return Odds(rerolls=rerolls, next=follow, rerolled=rerolled)


def say(odds: Odds, voice: Voice) -> list[Block]:
    """The odds in words: numbers that are equally likely together."""
    blocks: list[Block] = []
    if odds.rerolls:
        items = [
            _line(voice.words("odds-reroll", dice=_dice(dice, voice)), chances, voice)
            for dice, chances in odds.rerolls.items()
        ]
        blocks += [Heading(voice.words("odds-rerolls")), Items(items)]
    if odds.next:
        items = [_line(voice.words("odds-thrown"), odds.next, voice)]
        if odds.rerolled:
            items.append(_line(voice.words("odds-rerolled"), odds.rerolled, voice))
        blocks += [Heading(voice.words("odds-next")), Items(items)]
    return blocks


ODDS = OddsForm(Odds, find, say)


@cache
def ways_to_make(digits: tuple[int, int], kept: tuple[int, ...], thrown: int) -> int:
    """In how many of 6^thrown ways two dice make a number, of those kept and those thrown."""
    lacking = list(digits)
    for pips in kept:
        if pips in lacking:
            lacking.remove(pips)
    every: int = 6**thrown
    if not lacking:
        return every
    without: int = 5**thrown
    if len(lacking) == 1:
        return every - without
    if lacking[0] == lacking[1]:  # neither none of them nor a single one
        single: int = thrown * 5 ** max(0, thrown - 1)
        return every - without - single
    neither: int = 4**thrown
    return every - 2 * without + neither


@cache
def ways_rethrown(double: bool) -> int:
    """In how many of 1,296² ways a number is there after a throw and a reroll of whatever is best
    for it; the number has two equal digits, or two different ones."""
    digits, ways = (1, 1) if double else (1, 2), 0
    for dice in product(range(1, 7), repeat=DICE_THROWN):
        best = 0
        for thrown in (0, *_SETS):
            kept = _kept(dice, thrown)
            fresh = DICE_THROWN - len(kept)
            best = max(best, ways_to_make(digits, kept, fresh) * 6 ** len(kept))
        ways += best
    return ways


def _after_reroll(dice: tuple[int, ...], thrown: int, wanted: list[int]) -> dict[str, float]:
    kept = _kept(dice, thrown)
    fresh = DICE_THROWN - len(kept)
    chances = {n: rounded(ways_to_make(_digits(n), kept, fresh), 6**fresh) for n in wanted}
    return {_LABELS[number]: chance for number, chance in chances.items() if chance}


def _kept(dice: tuple[int, ...], thrown: int) -> tuple[int, ...]:
    """The pips of the dice that stay, in order."""
    return tuple(sorted(pips for die, pips in enumerate(dice) if not thrown >> die & 1))


def _wanted(state: Any, seat: int) -> list[int]:
    """DT-R7: the numbers that are neither on the sheet nor entered in this turn."""
    used = int(state["used"][seat])
    for entry in (int(state["first"][seat]) - 1, int(state["second"][seat]) - 1):
        if is_write(entry):
            used |= 1 << number_of(state, pair_of(entry))
    return [number for number in range(NUMBERS) if not used >> number & 1]


def _may_reroll_next(state: Any, seat: int) -> bool:
    """DT-A10, DT-A13: whether the seat throws in the next turn, and its reroll is left."""
    turn, players = int(state["turn"]) + 1, int(state["players"])
    return turn % players == seat and not int(state["rerolled"]) >> seat & 1


def _digits(number: int) -> tuple[int, int]:
    return number // 6 + 1, number % 6 + 1


def _is_double(number: int) -> bool:
    return number // 6 == number % 6


def _name(thrown: int) -> str:
    return "".join(colour for die, colour in enumerate(COLOURS) if thrown >> die & 1)


def _dice(letters: str, voice: Voice) -> str:
    return ", ".join(voice.words("colour", value=letter) for letter in letters)


def _line(head: str, chances: dict[str, float], voice: Voice) -> str:
    """Numbers by their chance, the likeliest first."""
    alike: dict[float, list[str]] = {}
    for number, chance in chances.items():
        alike.setdefault(chance, []).append(number)
    said = [
        f"{', '.join(numbers)} {in_percent(chance, voice)}"
        for chance, numbers in sorted(alike.items(), reverse=True)
    ]
    return voice.words("table-row", head=head, cells=voice.words("list-mark").join(said))
