"""Looking back on a game finds the turn that decided it, and claims nothing where none did."""

from __future__ import annotations

import numpy as np
import pytest

import jacta
from jacta.analysis import Retrospect, chances, look_back
from jacta.analysis.chances import wins
from jacta.bots.match import play
from jacta.bots.mind import mind_of
from jacta.engine.game import Game
from jacta.engine.record import Record
from tests.games.roster import every_game
from tests.house.games import find_game
from tests.tiny import pearls, sledges

QUICK = 0.004  # seconds: enough playouts of a tiny game


def downhill(cells: tuple[int, int], turn: int, *lines: str) -> Record:
    """Two sledges on the hill, 14 cells long, with slides from 3 to 7 and from 8 to 12."""
    start = sledges.GAME.start(2).json | {"turn": turn, "cells": [*cells, 0, 0]}
    record = Record(sledges.GAME, sledges.GAME.position(start, "hill"), ["Anna", "Ben"])
    for line in lines:
        who, _, step = line.partition(" ")
        if who == "*":
            record.chance(step)
        else:
            record.act(int(who), step)
    return record


def overtaken() -> Record:
    """Ben slides to two cells before the end; then Anna throws her five."""
    return downhill((9, 7), 1, "* die 1", "* die 5", "0 ride 5")


def test_chances_are_what_can_be_worked_out() -> None:
    nearly = downhill((9, 13), 0).final
    # Ben will be home: Anna must throw 5 or 6, and then ride 5 of 5 cells, as a random player may.
    assert chances(nearly, 2000).by_seat[0] == pytest.approx(2 / 6 * 1 / 5, abs=0.02)
    won = downhill((9, 13), 0, "* die 5", "0 ride 5").final
    assert chances(won, 3).by_seat == (1.0, 0.0)


def test_a_shared_win_counts_in_shares_and_nobody_may_have_won() -> None:
    assert wins(pearls.GAME, np.array([[3, 3, 1]])).tolist() == [[0.5, 0.5, 0.0]]
    verbindung = jacta.game("verbindung-gesucht")
    assert wins(verbindung, np.array([[0, 0], [0, 1]])).tolist() == [[0.0, 0.0], [0.0, 1.0]]


def test_the_turn_that_turned_the_game_decided_it() -> None:
    found = look_back(overtaken(), QUICK)
    assert [(moment.turn, moment.step) for moment in found.moments] == [(1, 0), (2, 1), (3, 3)]
    assert found.moments[-1].chances == (1.0, 0.0)
    deciding = found.deciding
    assert deciding is not None
    assert (deciding.turn, deciding.step, deciding.winners) == (2, 1, (0,))
    assert deciding.before < 0.5
    assert deciding.after == 1.0
    assert 0 < deciding.error < 0.1


def test_the_same_record_gives_the_same_answer() -> None:
    record = overtaken()
    assert look_back(Record.read(record.text, find_game), QUICK) == look_back(record, QUICK)


def test_nothing_is_claimed_of_a_game_that_never_turned() -> None:
    found = look_back(downhill((13, 0), 0, "* die 4"), QUICK)
    assert [moment.chances for moment in found.moments] == [(1.0, 0.0), (1.0, 0.0)]
    assert found.deciding is None


def test_nothing_is_claimed_where_nobody_was_beaten_by_play() -> None:
    alone = play(pearls.GAME, ["random"], seed=1)
    given_up = downhill((9, 7), 1, "* die 1")
    given_up.gave_up = (1,)
    unfinished = downhill((9, 7), 1, "* die 1")
    games = (play(pearls.GAME, ["random", "random"], seed) for seed in range(100))
    drawn = next(record for record in games if len(set(record.final.merits)) == 1)
    for record in (alone, given_up, unfinished, drawn):
        assert look_back(record, QUICK) == Retrospect()


@every_game
def test_every_game_can_be_looked_back_on(game: Game) -> None:
    record = play(game, ["greedy", "greedy"], seed=5)
    found = look_back(record, 0.2)
    (winner,) = (seat for seat, rank in enumerate(record.final.ranking) if rank == 1)
    assert found.bot == ("greedy" if mind_of(game) is None else "")
    assert (found.reckoning is None) == (mind_of(game) is None)
    assert [moment.chances[winner] for moment in found.moments][-1] == 1.0
    assert all(sum(moment.chances) <= 1 + 1e-9 for moment in found.moments)
    turns = [moment.turn for moment in found.moments[:-1]]
    assert turns == sorted(set(turns))
    assert look_back(record, 0.2) == found
