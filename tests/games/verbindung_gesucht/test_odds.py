"""The odds of a cell are those of the faces that the rules let lie there, counted one by one."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import numpy as np
import pytest

from jacta import Position, Seed
from jacta.games.verbindung_gesucht.faces import FACES, PLACEABLE
from jacta.games.verbindung_gesucht.odds import COMPLETES, FITS, LINKS, faces_for, ways_to_show
from jacta.games.verbindung_gesucht.payloads import Odds
from jacta.games.verbindung_gesucht.vocabulary import CELL_LABELS, COLOURS
from tests.games.verbindung_gesucht.positions import GAME, RED_ONLY, table


def odds_of(position: Position) -> Odds:
    found = position.view(0).odds
    assert isinstance(found, Odds)
    return found


@cache
def halfway(seed: int, turns: int) -> Position:
    """A game at random, after so many turns, before a throw."""
    rng, source, position = random.Random(seed), Seed(seed), GAME.start(players=2)
    while position.turn < turns and not position.is_over:
        if position.is_chance:
            position = position.roll(source)
        else:
            seat = position.actors[0]
            position = position.follow(seat, rng.choice(position.legal_numbers(seat)))
    return position


def tried(position: Position, seat: int, face: str) -> dict[str, set[int]]:
    """By cell what one die with this face does there, as the rules play it; the other two dice of
    the throw are of no use to this player."""
    turn = position.turn + (position.turn + seat) % 2
    dice = "".join(sorted(face + 2 * "BR"[seat], key=FACES.index))
    thrown = GAME.position({**position.json, "turn": turn, "phase": "place", "dice": dice})
    colour, found = COLOURS[seat], dict[str, set[int]]()
    linked = max(1, len(thrown.view(seat).json["linked"][colour]))
    for action in thrown.legal(seat):
        if action.json["type"] != "place":
            continue
        after = thrown.apply(seat, action).view(seat).json
        does = found.setdefault(str(action.json["cell"]), set())
        does.add(FITS)
        if after["winner"] == seat:
            does |= {LINKS, COMPLETES}
        elif after["winner"] is None and len(after["linked"][colour]) > linked:
            does.add(LINKS)
    return found


@pytest.mark.clause("VG-R4", "VG-R5", "VG-R12", "VG-R25")
@pytest.mark.parametrize(("seed", "turns"), [(1, 9), (2, 14)])
def test_a_face_does_in_a_cell_what_the_rules_say(seed: int, turns: int) -> None:
    position = halfway(seed, turns)
    for seat in range(2):
        masks = faces_for(position.game.board(), position.view(seat).array, seat)
        for number, face in enumerate(FACES):
            does = tried(position, seat, face) if face in PLACEABLE[seat] else {}
            for cell, label in enumerate(CELL_LABELS):
                found = {
                    what for what in (FITS, LINKS, COMPLETES) if masks[cell, what] >> number & 1
                }
                assert found == does.get(label, set()), (seat, face, label)


@pytest.mark.clause("VG-R25", "VG-R2")
def test_the_cell_that_is_lacking_completes() -> None:
    spots = {spot.cell: spot for spot in odds_of(table(*RED_ONLY)).red}
    assert spots["e3"].completes == spots["e3"].links > 0
    assert not any(spot.completes for cell, spot in spots.items() if cell != "e3")
    strict = {spot.cell: spot for spot in odds_of(table(*RED_ONLY, announce="strict")).red}
    assert strict["e3"].completes == spots["e3"].completes, "it is announced then"


@pytest.mark.clause("VG-R10", "VG-R11", "VG-A16")
def test_who_throws_fewer_dice_is_less_likely_to_show_a_face() -> None:
    first = odds_of(GAME.start(players=2))
    chances = {colour: {spot.fits for spot in getattr(first, colour)} for colour in COLOURS}
    assert max(chances["red"]) < max(chances["black"]), "red throws two dice in its first turns"


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_a_throw_shows_one_of_some_faces_as_often_as_all_throws_do(dice: int) -> None:
    for faces in range(7):
        shown = sum(any(die < faces for die in throw) for throw in product(range(6), repeat=dice))
        assert ways_to_show(faces, dice) == shown


def test_of_10_000_throws_as_many_come_true() -> None:
    """On fixed dice; four standard deviations are allowed."""
    position = halfway(1, 9)
    masks = faces_for(position.game.board(), position.view(1).array, 1)[:, FITS].tolist()
    fallen = 1 << np.random.default_rng(3).integers(0, 6, (10_000, 3))
    for spot in odds_of(position).black:
        mask = masks[CELL_LABELS.index(spot.cell)]
        hits = int(((fallen & mask) > 0).any(axis=1).sum())
        spread = (spot.fits * (1 - spot.fits) / 10_000) ** 0.5
        assert abs(hits / 10_000 - spot.fits) <= 4 * spread


def test_when_it_is_over_there_are_none() -> None:
    over = table(*RED_ONLY, phase="place", dice="BBW").apply(0, "place W e3")
    assert over.is_over
    assert over.view(0).odds is None
