"""The reckoning of a game closes for every seat, and does not where something is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from _pytest.mark import ParameterSet

import jacta
from jacta.analysis import Reckoning, look_back
from jacta.analysis.choices import Scene
from jacta.analysis.reckoning import reckon
from jacta.analysis.throws import Lots, draw_lots
from jacta.analysis.valuing import Valuer
from jacta.bots.match import play
from jacta.bots.mind import mind_of
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.record import Record
from tests.analysis.judges import perfect, rough, valuer
from tests.tiny import pearls, sledges, thirteen

CLOSED = 1e-9


def reckoning(record: Record, seconds: float = 1.0) -> Reckoning:
    return reckon(record, valuer(rough), seconds)


def nearly_home() -> Record:
    """Anna slides down the hill, and Ben rides less far than he should; it goes on."""
    start = sledges.GAME.start(2).json | {"cells": [7, 7, 0, 0]}
    record = Record(sledges.GAME, sledges.GAME.position(start, "hill"), ["Anna", "Ben"])
    for line in ("* die 4", "0 ride 1", "* die 6", "1 ride 2", "* die 1"):
        who, _, step = line.partition(" ")
        if who == "*":
            record.chance(step)
        else:
            record.act(int(who), step)
    return record


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", [sledges.GAME, pearls.GAME, thirteen.GAME], ids=lambda g: g.name)
def test_it_closes_for_every_seat(game: Game, players: int, seed: int) -> None:
    record = play(game, ["random"] * players, seed)
    found = reckoning(record)
    assert found.gap < CLOSED
    assert [each.result for each in found.balances] == list(record.final.returns)
    for name in ("expected", "result", "luck", "own", "others", "revision"):
        total = sum(getattr(each, name) for each in found.balances)
        assert name in ("own", "others") or total == pytest.approx(0, abs=CLOSED)


def test_it_closes_for_who_plays_alone() -> None:
    record = play(pearls.GAME, ["random"], 3)
    found = reckoning(record)
    (balance,) = found.balances
    assert found.gap < CLOSED
    assert (balance.result, balance.others) == (record.final.merits[0], 0)


def test_it_closes_where_throws_are_sampled() -> None:
    found = reckoning(play(thirteen.GAME, ["random"] * 3, 5), 0.0)
    assert found.whole < found.throws
    assert found.gap < CLOSED
    assert min(each.error for each in found.balances) > 0


def test_giving_up_is_a_decision() -> None:
    record = nearly_home()
    record.gave_up = (1,)
    found = reckoning(record)
    assert found.gap < CLOSED
    assert [each.result for each in found.balances] == [1, -1]
    assert found.steps[-1].seats == (1,)


def test_a_game_that_was_broken_off_has_what_was_expected_for_its_result() -> None:
    found = reckoning(nearly_home())
    assert not found.is_over
    assert found.gap < CLOSED


def test_who_knows_the_game_judges_nothing_anew() -> None:
    record = nearly_home()
    found = reckon(record, valuer(perfect))
    assert found.gap < CLOSED
    assert max(each.doubt for each in found.balances) < CLOSED
    for step in found.steps:
        for seat in step.seats:
            assert step.made[seat] <= 0
    anna, ben = found.choices
    assert (anna.made, anna.best, anna.cost) == ("ride 1", "ride 1", 0)
    assert (ben.made, ben.best) == ("ride 2", "ride 6")
    assert ben.cost == pytest.approx(2 * (ben.before - ben.after))
    assert ben.cost > 0.1


def test_luck_is_0_on_average() -> None:
    position, values = nearly_home().start, valuer(rough)
    lots = draw_lots(values, position, 6)
    lucks = [lots.luck(values.values(position.chance(each))) for each in position.outcomes()]
    assert np.abs(np.average(lucks, axis=0)).max() < CLOSED


def test_a_weight_that_is_wrong_opens_the_reckoning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.analysis.reckoning.draw_lots", _with_weights([1, 1, 2, 1, 1, 1]))
    assert reckon(nearly_home(), valuer(perfect)).gap > 1e-3


def test_weight_that_is_moved_is_seen_by_who_knows_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("jacta.analysis.reckoning.draw_lots", _with_weights([0, 1, 2, 1, 1, 1]))
    found = reckon(nearly_home(), valuer(perfect))
    assert found.gap < CLOSED
    assert max(each.doubt for each in found.balances) > 1e-3


def _with_weights(weights: list[int]) -> Callable[[Valuer, Position, int], Lots]:
    def draw(values: Valuer, position: Position, most: int) -> Lots:
        right = draw_lots(values, position, most)
        return Lots(np.array(weights), right.values, right.total, right.exact)

    return draw


def lookalikes() -> list[Record]:
    """Two games that are the same to Anna, who swaps a card: Ben holds other cards. (Faces are
    places in the pile, so that Anna holds 1 and 6.)"""
    found = []
    for card in (7, 9):
        record = Record(thirteen.GAME, thirteen.GAME.start(2), ["Anna", "Ben"])
        for line in ("* card 1", f"* card {card}", "* card 5", "* card 8"):
            record.chance(line.removeprefix("* "))
        record.act(0, "swap 6")
        found.append(record)
    return found


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    one, other = (reckoning(record) for record in lookalikes())
    assert one.choices == other.choices
    assert one.steps[4].made == other.steps[4].made
    assert one.steps[4].revision == other.steps[4].revision
    assert one.steps[4].hidden != other.steps[4].hidden


def test_a_peek_at_hidden_cards_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.analysis.choices.Scene.of", _peeking)
    one, other = (reckoning(record) for record in lookalikes())
    assert one.steps[4].revision != other.steps[4].revision
    assert np.abs(one.steps[4].hidden).max() < CLOSED


def _peeking(position: Position, seat: int) -> Scene:
    return Scene(position, seat, (position,))


def golden() -> list[ParameterSet]:
    """The records of the games that have a mind; those of former rules in the long runs."""
    minded = [game.folder for game in map(jacta.game, jacta.names()) if mind_of(game) is not None]
    return [
        pytest.param(
            file,
            id=f"{folder.name}-{file.stem}",
            marks=[pytest.mark.lockstep] if "-version-" in file.stem else [],
        )
        for folder in minded
        for file in sorted(folder.glob("golden/*.jacta"))
    ]


@pytest.mark.parametrize("file", golden())
def test_it_closes_on_every_golden_record(file: Path) -> None:
    record = Record.read(file.read_text("utf-8"), jacta.game)
    found = look_back(record, 0.02).reckoning
    assert found is not None
    assert found.gap < CLOSED
