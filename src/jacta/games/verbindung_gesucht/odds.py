"""Odds: how likely the next throw of a player shows a face that fits a cell, links or completes.

They are of the board as it lies: what the other player places before that is not guessed at. Faces
are found by trying each die in each cell, as the rules judge it; the chance that a throw shows one
of them follows from how many there are.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from jacta.engine.bits import count_bits, lowest_bit
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.odds import OddsForm, in_percent, rounded
from jacta.engine.words.blocks import Block, Grid, Heading, Row
from jacta.engine.words.language import Voice
from jacta.games.verbindung_gesucht.faces import SIDES
from jacta.games.verbindung_gesucht.judging import lay
from jacta.games.verbindung_gesucht.networks import joined_cells, linked_bases
from jacta.games.verbindung_gesucht.payloads import Odds, Spot
from jacta.games.verbindung_gesucht.placing import places, ways_at
from jacta.games.verbindung_gesucht.state import CELLS, KINDS, MASKS, Board, State
from jacta.games.verbindung_gesucht.vocabulary import (
    CELL_LABELS,
    COLOURS,
    MOST_THROWN,
    Announce,
    Ending,
    Phase,
)

__all__ = ["ODDS", "faces_for", "ways_to_show"]

# By cell masks of faces: of those that fit, that link one base more, and that complete.
FITS, LINKS, COMPLETES = range(3)
_FEW: Final = (0, 2)  # VG-R11: the first two turns of red


def find(board: Array, view: Array, seat: int) -> Odds | None:
    """The odds of the next throw of both players, once somebody is about to hand over."""
    phase = int(view["phase"][0])
    if seat < 0 or phase == Phase.OVER:
        return None
    found = {colour: _spots(board, view, of) for of, colour in enumerate(COLOURS)}
    return Odds(**found)


def say(odds: Odds, voice: Voice) -> list[Block]:
    """The odds in words: by player the cells, those that complete or link first."""
    blocks: list[Block] = [Heading(voice.words("odds"))]
    columns = [voice.words(f"odds-{what}") for what in ("fits", "links", "completes")]
    for colour in COLOURS:
        spots: list[Spot] = getattr(odds, colour)
        rows = [
            Row(spot.cell, [in_percent(c, voice) if c else "" for c in _chances(spot)])
            for spot in sorted(spots, key=lambda spot: _chances(spot)[::-1], reverse=True)
        ]
        if rows:
            head = voice.words("odds-of", colour=voice.words("colour", value=colour))
            blocks.append(Grid(head, columns, rows))
    return blocks if len(blocks) > 1 else []


ODDS = OddsForm(Odds, find, say)


def ways_to_show(faces: int, dice: int) -> int:
    """In how many of 6^dice throws at least one of so many faces shows."""
    every: int = KINDS**dice
    none: int = (KINDS - faces) ** dice
    return every - none


def faces_for(board: Array, view: Array, seat: int) -> Array:
    """By cell the masks of faces that fit there for a player, link a base more, and complete."""
    out = np.zeros((CELLS, 3), np.int64)
    rooms = np.zeros((3, CELLS), np.int64)
    _faces_for(board, view, seat, rooms, out)
    return out


def _spots(board: Array, view: Array, seat: int) -> list[Spot]:
    dice = _dice_next(board, view[0], seat)
    return [
        Spot(CELL_LABELS[cell], *(_chance(faces, dice) for faces in masks))
        for cell, masks in enumerate(faces_for(board, view, seat).tolist())
        if masks[FITS] and dice
    ]


@lru_cache(1 << 8)
def _chance(faces: int, dice: int) -> float:
    return rounded(ways_to_show(faces.bit_count(), dice), KINDS**dice)


def _dice_next(board: Array, state: Any, seat: int) -> int:
    """VG-R10, VG-R11, VG-A16: how many dice a player throws next, if nothing more is placed."""
    turn, throws = int(state["turn"]), int(state["phase"]) == Phase.THROW
    to_throw = turn + int(not throws)
    to_throw += (seat - to_throw) % 2
    stock = int(board["places"][0]) - int(np.count_nonzero(state["cells"]))
    return min(MOST_THROWN - (to_throw in _FEW), stock)


def _chances(spot: Spot) -> list[float]:
    return [spot.fits, spot.links, spot.completes]


def _find_faces(boards: Array, states: Array, seat: int, rooms: Array, out: Array) -> None:
    find_faces(boards[0], states[0], seat, rooms, out)


_faces_for = door(_find_faces, "verbindung-gesucht.odds", (Path(__file__).parent,))


@kernel
def find_faces(board: Board, state: State, seat: int, rooms: Array, out: Array) -> None:
    """Each die that the player may place is laid in each cell where it may lie (VG-R12 to VG-R19);
    what it links counts, and whether the game is won by it (VG-R25)."""
    masks = places(board, state.ends, seat)
    most = most_linked(board, state.ends, seat)
    for cell in range(CELLS):
        here = ways_at(masks, cell)
        while here:
            way = lowest_bit(here)
            here &= here - 1
            lies = int(board.ways[seat, way])
            face = 1 << int(board.face[lies])
            out[cell, FITS] = int(out[cell, FITS]) | face
            if try_out(board, state, seat, lies, cell, rooms) == Ending.LINKED:
                out[cell, COMPLETES] = int(out[cell, COMPLETES]) | face
                out[cell, LINKS] = int(out[cell, LINKS]) | face
            elif most_linked(board, rooms[2], seat) > most:
                out[cell, LINKS] = int(out[cell, LINKS]) | face


@kernel
def try_out(board: Board, state: State, seat: int, lies: int, cell: int, rooms: Array) -> int:
    """How the game would end by a die, announced where that is asked for (VG-A13); the dice as they
    lie then are in the last of the rooms."""
    for place in range(CELLS):
        rooms[0, place], rooms[1, place] = state.cells[place], state.order[place]
    for mask in range(MASKS):
        rooms[2, mask] = state.ends[mask]
    auto, version = int(state.announce) == Announce.AUTO, int(state.version)
    ends, cells, order = rooms[2], rooms[0], rooms[1]
    return lay(board, ends, cells, order, seat, lies, cell, auto, not auto, version, None)


@kernel
def most_linked(board: Board, ends: Array, seat: int) -> int:
    """How many bases the best network of a player holds; one by itself is no link."""
    top, right, bottom, left = joined_cells(ends, seat, 0)
    most = 1
    for base in range(SIDES):
        linked = linked_bases(board, seat, base, top, right, bottom, left)
        most = max(most, count_bits(linked))
    return most
