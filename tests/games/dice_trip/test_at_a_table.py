"""Dice Trip at a table of the house: entries stay hidden until all are in, and solo is played."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import jacta
from jacta.house import commands
from jacta.house.errors import HouseError, RefusedByRules
from jacta.house.table.entries import Drew, Ended, Opened, Settings
from jacta.house.telling.news import News
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.telling import encode, tell
from tests.house import games
from tests.house.games import NAMES, PEOPLE, Log, seed_of

GAME = jacta.game("dice-trip")
AROUND = Surroundings(names=dict(zip(PEOPLE, NAMES, strict=True)))


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "dice-trip", GAME)


def settings(players: int, **others: Any) -> Settings:
    fields = {"options": {"tens": "no"}, "board": "sud-bourgogne", "stand_in": "planner"} | others
    return Settings(game="dice-trip", version=1, players=players, **fields)


def seated(players: int) -> Log:
    """A table at which the first throw is kept."""
    log = Log(settings(players))
    for chair in range(players):
        log.sit(chair)
    log.act(0, "keep")
    return log


def news(log: Log, chair: int) -> News:
    return tell("t", log.table, AROUND, chair, 0)


@pytest.mark.clause("DT-A14")
def test_entries_are_told_to_nobody_else_until_all_are_in() -> None:
    one, other = seated(3), seated(3)
    one.act(1, "write RG A", "strike B")
    other.act(1, "strike C", "strike D")
    for chair in (-1, 0, 2):
        assert encode(news(one, chair)) == encode(news(other, chair))
    assert encode(news(one, 1)) != encode(news(other, 1))
    one.act(0, "strike A", "strike B")
    one.act(2, "strike A", "strike B")
    assert b"wrote" in encode(news(one, -1))


def test_sentences_at_a_table_name_the_towns_of_its_map() -> None:
    log = seated(1)
    log.act(0, "strike A", "strike B")
    told = tell("t", log.table, AROUND, 0, 0, language="de")
    says = [said for step in told.steps if isinstance(step.says, list) for said in step.says]
    assert "Anna streicht Autun." in says
    assert isinstance(told.now.labels, list)
    assert "Le Creusot" in str(told.now.text)


def test_a_refused_entry_names_its_town() -> None:
    log = seated(1)
    with pytest.raises(RefusedByRules) as caught:
        log.act(0, "strike A", "strike A")
    assert str(caught.value).startswith("Autun is struck")
    assert "DT-R9" in str(caught.value)


@pytest.mark.clause("DT-A16")
def test_a_solo_game_is_played_to_its_end_and_has_a_score() -> None:
    log = seated(1)
    log.play_game(random.Random(4))
    ended = next(entry for entry, _ in log.stored if isinstance(entry, Ended))
    assert log.table.position is not None
    assert ended.scores == log.table.position.scores
    assert sum(isinstance(entry, Drew) for entry, _ in log.stored) >= 13
    record = log.table.record(NAMES)
    assert jacta.Record.read(record.text, games.find_game).final == log.table.position


def test_a_table_may_start_from_a_position_in_which_nothing_is_hidden() -> None:
    start = GAME.start(2, None, "sud-bourgogne").chance("throw 1 2 3 4").apply(0, "keep")
    assert isinstance(opened(start), Opened)
    with pytest.raises(HouseError, match="start-of-secrets"):
        opened(start.apply(0, "strike A"))


def opened(start: jacta.Position) -> Opened:
    chosen = settings(2, start=start.json)
    commands.check_settings(GAME, chosen)
    return commands.open_table(chosen, PEOPLE[0], [seed_of(0)])


def test_news_stay_small() -> None:
    """A view has the sheets and scores of all; it is told with every move."""
    log = seated(4)
    assert len(msgspec.json.encode(news(log, 0).now.view)) < 4_000
