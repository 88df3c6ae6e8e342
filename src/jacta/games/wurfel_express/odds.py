"""Odds: for the dice that one keeps, how likely each strip is, and to take nothing at all.

With one throw left these are the chances of that throw. With more, somebody throws for one thing
at a time: the chance of a strip is that of whoever keeps what serves this strip alone, and the
chance to fail that of whoever throws against failing alone. All of it is counted in whole numbers,
of 6 to the power of all the dice that could be thrown.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby
from math import comb
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from jacta.engine.layout import Array
from jacta.engine.odds import OddsForm, in_percent, rounded
from jacta.engine.words.blocks import Block, Grid, Heading, Row
from jacta.engine.words.language import Voice
from jacta.games.wurfel_express.payloads import Odds, Prospect
from jacta.games.wurfel_express.state import COLOURS, SHORTEST
from jacta.games.wurfel_express.taking import lengths_of
from jacta.games.wurfel_express.tracks import colour_of, length_of, strip_of
from jacta.games.wurfel_express.vocabulary import DICE, STRIP, STRIPS, Phase

__all__ = ["ODDS", "counts_that_take", "ways_to_fail", "ways_to_take"]

_ALL_DICE: Final = DICE.most
_LEAST_TOLD: Final = 0.1  # in words; a program reads all of them


def find(board: Array, view: Array, seat: int) -> Odds | None:
    """The odds before a throw: by dice that are kept, or by rear strips that are discarded."""
    state, phase = view[0], int(view["phase"][0])
    active = int(state["seat"])
    throws = int(board["throws"][0]) - int(state["throws"])
    dice = int(board["dice"][0]) - int(state["discarded"])
    if phase == Phase.KEEP:
        take = counts_that_take(state, active, 0)
        kept = _kept_of(tuple(state["dice"].tolist()))
        return Odds(
            throws=throws,
            kept={DICE.label(rank): _prospect(take, dice, throws, rank) for rank in kept},
            discards=[],
        )
    if phase == Phase.DISCARD:
        discards = [
            _prospect(counts_that_take(state, active, strips), dice - strips, throws, 0)
            for strips in range(int(state["laid"][active]))
        ]
        return Odds(throws=throws, kept={}, discards=discards)
    return None


def say(odds: Odds, voice: Voice) -> list[Block]:
    """The odds in words, a row for each way to throw."""
    strips = sorted(
        {strip for each in (*odds.kept.values(), *odds.discards) for strip in each.strips}
    )
    names = {strip: str(STRIP.say(STRIP.value(strip), voice)) for strip in strips}
    rows = [
        Row(str(DICE.say(DICE.value(dice), voice)), _cells(each, names, voice))
        for dice, each in odds.kept.items()
    ]
    rows += [
        Row(voice.words("action-discard", strips=strips), _cells(each, names, voice))
        for strips, each in enumerate(odds.discards)
    ]
    columns = [voice.words("odds-failing"), voice.words("odds-strips")]
    heading = Heading(voice.words("odds", throws=odds.throws))
    return [heading, Grid(voice.words("odds-kept"), columns, rows)]


ODDS = OddsForm(Odds, find, say)


def counts_that_take(state: Any, seat: int, discarded: int) -> tuple[int, ...]:
    """By strip the numbers of dice of its colour that take it, as a mask, if so many rear strips
    are discarded (WE-R13, WE-R18, WE-R21, WE-R24 to WE-R28, WE-A1)."""
    own = [strip - 1 for strip in state["track"][seat].tolist() if strip]
    held = {colour_of(strip) for strip in own[discarded:]}
    stock = state["stock"].tolist()
    for strip in own[:discarded]:
        stock[colour_of(strip)] |= 1 << length_of(strip)
    rears = [
        int(state["track"][other, 0]) - 1
        for other in range(int(state["players"]))
        if other != seat and int(state["laid"][other]) > 1
    ]
    found = [0] * STRIPS
    for colour in range(COLOURS):
        if colour in held:
            continue
        for number in range(SHORTEST, _ALL_DICE + 1):
            lengths = lengths_of(stock[colour], int(state["shorter"]), number)
            for rear in rears:
                if colour_of(rear) == colour and length_of(rear) <= number:
                    lengths |= 1 << length_of(rear)
            for length in range(SHORTEST, _ALL_DICE):
                if lengths >> length & 1:
                    found[strip_of(colour, length)] |= 1 << number
    return tuple(found)


@lru_cache(1 << 12)
def ways_to_take(taking: int, dice: int, throws: int) -> tuple[tuple[int, ...], ...]:
    """In how many of 6^(dice × throws) ways one strip can be taken in the end: by how many dice of
    its colour are kept, and how many others.

    `taking` are the numbers of dice of its colour that take it. Between two throws whatever is
    best for this strip is kept.
    """
    if throws == 0:
        return tuple(
            tuple(taking >> own & 1 for _ in range(dice - own + 1)) for own in range(dice + 1)
        )
    after = ways_to_take(taking, dice, throws - 1)
    if throws > 1:  # all dice of the last throw count, as they fall
        after = _best_kept(after, dice)
    rows = []
    for own in range(dice + 1):
        row = []
        for others in range(dice - own + 1):
            thrown, ways = dice - own - others, 0
            for more in range(thrown + 1):
                fallen = comb(thrown, more) * 5 ** (thrown - more)
                ways += fallen * after[own + more][others + thrown - more]
            row.append(ways * 6 ** (dice - thrown))
        rows.append(tuple(row))
    return tuple(rows)


def _best_kept(ways: tuple[tuple[int, ...], ...], dice: int) -> tuple[tuple[int, ...], ...]:
    """The most ways with some of these dice, by how many of the colour and others there are."""
    best = [list(row) for row in ways]
    for own in range(dice + 1):
        for others in range(dice - own + 1):
            if own:
                best[own][others] = max(best[own][others], best[own - 1][others])
            if others:
                best[own][others] = max(best[own][others], best[own][others - 1])
    return tuple(tuple(row) for row in best)


@lru_cache(1 << 8)
def ways_to_fail(take: tuple[int, ...], dice: int, throws: int) -> NDArray[np.int64]:
    """In how many of 6^(dice × throws) ways nothing can be taken in the end (WE-R31), by the
    multiset that is kept, if between two throws the dice are kept that fail least often."""
    own = [0] * COLOURS
    for strip, counts in enumerate(take):
        own[colour_of(strip)] |= counts
    takes = (np.array(own, np.int64) >> _counts()) & 1
    ways: NDArray[np.int64] = (takes.sum(axis=1) == 0).astype(np.int64)
    for throw in range(throws):
        if throw:
            ways = _least_kept(ways, dice)
        for size in range(dice - 1, -1, -1):
            ranks = _of_size(size)
            ways[ranks] = ways[_plus()[ranks]].sum(axis=1)
        ways *= 6 ** np.minimum(_sizes(), dice)
    ways.flags.writeable = False
    return ways


def _least_kept(ways: NDArray[np.int64], dice: int) -> NDArray[np.int64]:
    """The fewest ways to fail with some of these dice, by the multiset that lies there."""
    least = np.append(ways, np.iinfo(np.int64).max)  # what has no die of a colour is never better
    for size in range(1, dice + 1):
        ranks = _of_size(size)
        least[ranks] = np.minimum(least[ranks], least[_minus()[ranks]].min(axis=1))
    found: NDArray[np.int64] = least[:-1]
    return found


@cache
def _counts() -> NDArray[np.int64]:
    """By multiset how many dice of each colour it has."""
    return np.array([DICE.counts(rank) for rank in range(DICE.size)], np.int64)


@cache
def _sizes() -> NDArray[np.int64]:
    found: NDArray[np.int64] = _counts().sum(axis=1)
    return found


@cache
def _of_size(size: int) -> NDArray[np.int64]:
    return np.flatnonzero(_sizes() == size)


@cache
def _plus() -> NDArray[np.int64]:
    """By multiset and colour the one with a die more, itself where it is full."""
    return _neighbours(1, range(DICE.size))


@cache
def _minus() -> NDArray[np.int64]:
    """By multiset and colour the one with a die less, none (the number after all) without it."""
    return _neighbours(-1, [DICE.size] * DICE.size)


def _neighbours(step: int, otherwise: Any) -> NDArray[np.int64]:
    ranks = {tuple(counts): rank for rank, counts in enumerate(_counts().tolist())}
    found = np.empty((DICE.size, COLOURS), np.int64)
    for rank, counts in enumerate(_counts().tolist()):
        for colour in range(COLOURS):
            other = [count + step * (c == colour) for c, count in enumerate(counts)]
            found[rank, colour] = ranks.get(tuple(other), otherwise[rank])
    return found


def _prospect(take: tuple[int, ...], dice: int, throws: int, kept: int) -> Prospect:
    """The chances with these dice kept."""
    of, counts = 6 ** (dice * throws), _counts()[kept].tolist()
    total, strips = sum(counts), {}
    for strip, taking in enumerate(take):
        own = counts[colour_of(strip)]
        if taking and (ways := ways_to_take(taking, dice, throws)[own][total - own]):
            strips[STRIP.label(strip)] = rounded(ways, of)
    return Prospect(rounded(int(ways_to_fail(take, dice, throws)[kept]), of), strips)


@lru_cache(1 << 10)
def _kept_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The multisets that can be kept of these dice, in their order; not all of them (WE-R17)."""
    fits = (_counts() <= np.array(counts)).all(axis=1)
    return tuple(np.flatnonzero(fits & (_sizes() < sum(counts))).tolist())


def _cells(prospect: Prospect, names: dict[str, str], voice: Voice) -> list[str]:
    """To fail, and the strips that are likely enough to be told, the likeliest first; those that
    are as likely as each other are told together."""
    chances = {strip: in_percent(chance, voice) for strip, chance in prospect.strips.items()}
    likely = [strip for strip, chance in prospect.strips.items() if chance >= _LEAST_TOLD]
    likely.sort(key=lambda strip: -prospect.strips[strip])
    told = [
        f"{', '.join(names[strip] for strip in alike)} {chance}"
        for chance, alike in groupby(likely, key=chances.__getitem__)
    ]
    return [in_percent(prospect.failing, voice), " · ".join(told)]
