"""A position of Würfel Express between its record and its payloads, read only if it can be."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from jacta.engine.doors.jit import door
from jacta.engine.form import Form
from jacta.engine.layout import Array
from jacta.engine.vocabulary.enumerations import labels
from jacta.games.wurfel_express.facts import DEAD, FACTS, SEATS, facts
from jacta.games.wurfel_express.invariants import INVARIANTS
from jacta.games.wurfel_express.payloads import Lane, Position, Track, View
from jacta.games.wurfel_express.state import LONGEST, SHORTEST
from jacta.games.wurfel_express.taking import find_takeable
from jacta.games.wurfel_express.vocabulary import LETTERS, STRIP, Phase

__all__ = ["FORM"]

_PHASES = labels(Phase)
_LABELS = tuple(STRIP.label(strip) for strip in range(STRIP.size))
_LENGTHS = tuple(strip % 5 + SHORTEST for strip in range(STRIP.size))
_SEATS = tuple([seat for seat in range(SEATS) if mask >> seat & 1] for mask in range(1 << SEATS))
_COLOURS = tuple(
    "".join(letter for colour, letter in enumerate(LETTERS) if mask >> colour & 1)
    for mask in range(1 << len(LETTERS))
)


def _find_takeable(states: Array) -> int:
    return find_takeable(states[0], int(states[0].seat))


_SOURCES = (Path(__file__).parent,)
_facts = door(facts, "wurfel-express.facts", _SOURCES)
_takeable = door(_find_takeable, "wurfel-express.takeable", _SOURCES)


def write(board: Array, array: Array) -> Position:
    """A position in the words of the rules."""
    state = _fields(array)
    lanes = [_laid(*laid) for laid in _rows(state)]
    tracks = [Track(offset, strips) for offset, strips, _, _ in lanes]
    return Position(*_before_tracks(state), tracks, *_after_tracks(state))


def show(board: Array, array: Array, seat: int) -> View:
    """What a seat is shown, which is the same for all."""
    state = _fields(array)
    row = np.zeros(FACTS + SEATS, np.int64)
    _facts(board, array, row)
    last, throws_left, discards, takeable, reach, numbers, *rest = row.tolist()
    dead, thefts = rest[:numbers], rest[FACTS - DEAD :]
    lanes = []
    for (front, track), theft in zip(_rows(state), thefts, strict=False):
        offset, strips, begins, closed = _laid(front, track)
        lanes.append(Lane(offset, strips, begins, front, closed, theft))
    dice = int(board["dice"][0]) if discards else 0
    return View(
        seat,
        state["players"],
        *_before_tracks(state),
        lanes,
        *_after_tracks(state),
        active=None if state["phase"] == Phase.OVER else state["seat"],
        throws_left=throws_left,
        discards=list(range(dice, dice - discards, -1)),
        rearmost=_SEATS[last],
        takeable=_in_mask(takeable),
        counting=_counting(state["dice"].tobytes(), takeable),
        reach=reach,
        dead=[_COLOURS[mask] for mask in dead],
    )


def fill(board: Array, position: Position, array: Array) -> None:
    """A state with what is written."""
    state = array[0]
    state["turn"], state["phase"] = position.turn, _PHASES.index(position.phase)
    state["seat"] = position.turn % int(state["players"])
    state["throws"], state["discarded"] = position.throws, position.discarded
    state["dice"] = [position.dice.count(colour) for colour in LETTERS]
    for name, strips in (("stock", position.stock), ("removed", position.removed)):
        for strip in map(STRIP.value, strips):
            state[name][strip // 5] |= 1 << _LENGTHS[strip]
    for seat, track in enumerate(position.tracks):
        codes = [STRIP.value(strip) for strip in track.strips]
        state["track"][seat, : len(codes)] = [code + 1 for code in codes]
        state["laid"][seat] = len(codes)
        state["front"][seat] = track.offset + sum(_LENGTHS[code] for code in codes)
    state["last_place"] = sum({1 << seat for seat in position.last_place})
    state["robbed"] = sum({1 << seat for seat in position.robbed})
    if position.phase == "take":
        state["takeable"] = _takeable(array)


FORM = Form(Position, write, fill, INVARIANTS, View, show)


def _fields(array: Array) -> dict[str, Any]:
    (values,) = array.tolist()  # all fields at once: one by one takes twice the time
    return dict(zip(array.dtype.names or (), values, strict=True))


def _before_tracks(state: dict[str, Any]) -> tuple[int, str, int, int, str, list[str], list[str]]:
    """What positions and views have before their tracks, in its order."""
    return (
        state["turn"],
        _PHASES[state["phase"]],
        state["throws"],
        state["discarded"],
        _row_of_dice(state["dice"].tobytes()),
        _strips(state["stock"].tobytes()),
        _strips(state["removed"].tobytes()),
    )


def _after_tracks(state: dict[str, Any]) -> tuple[list[int], list[int]]:
    return _SEATS[state["last_place"]], _SEATS[state["robbed"]]


def _rows(state: dict[str, Any]) -> list[tuple[int, bytes]]:
    """By seat: the front, and the strips."""
    tracks, places = state["track"].tobytes(), state["track"].shape[1]
    fronts = state["front"].tolist()
    return [
        (fronts[seat], tracks[seat * places : (seat + 1) * places])
        for seat in range(state["players"])
    ]


# Tracks, stocks and dice are few, and come again and again; nobody changes what is shared so.


@lru_cache(1 << 12)
def _laid(front: int, track: bytes) -> tuple[int, list[str], list[int], str]:
    """Of a track: the cells below it, its strips, the cells below each, and its colours."""
    strips = [strip - 1 for strip in track if strip]
    cell = offset = front - sum(_LENGTHS[strip] for strip in strips)
    begins = []
    for strip in strips:
        begins.append(cell)
        cell += _LENGTHS[strip]
    named = [_LABELS[strip] for strip in strips]
    return offset, named, begins, "".join(strip[0] for strip in named)


@lru_cache(1 << 12)
def _row_of_dice(counts: bytes) -> str:
    return "".join(colour * number for colour, number in zip(LETTERS, counts, strict=True))


@lru_cache(1 << 12)
def _in_mask(mask: int) -> list[str]:
    return [_LABELS[strip] for strip in range(STRIP.size) if mask >> strip & 1]


@lru_cache(1 << 12)
def _counting(counts: bytes, takeable: int) -> str:
    """The dice of colours of which a strip can be taken."""
    colours = {strip[0] for strip in _in_mask(takeable)}
    return "".join(die for die in _row_of_dice(counts) if die in colours)


@lru_cache(1 << 12)
def _strips(masks: bytes) -> list[str]:
    """The strips in a mask of lengths for each colour."""
    return [
        _LABELS[colour * 5 + length - SHORTEST]
        for colour, mask in enumerate(masks)
        for length in range(SHORTEST, LONGEST + 1)
        if mask >> length & 1
    ]
