"""Odds are advice: told to whoever decides, and at a table without advice to nobody."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

from jacta.house.commands import build
from jacta.house.table.table import Table
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.telling import encode, tell, tell_draft
from jacta.house.telling.wording import Wording
from tests.house.games import PEOPLE, seated

AROUND = Surroundings()
OF_FOUR = ["wurfel-express", "dice-trip", "verbindung-gesucht", "entenrallye"]


@cache
def deciding(game: str, advice: bool) -> Table:
    """A table at which somebody decides and there are odds for it."""
    rng, log = random.Random(3), seated(game, 2, advice=advice)
    while True:
        position = log.table.position
        assert position is not None
        if log.table.acting and position.view(log.table.acting[0]).odds is not None:
            return log.table
        log.act_at_random(rng)


def now(table: Table, chair: int, language: str | None = "en") -> dict[str, Any]:
    news = encode(tell("t", table, AROUND, chair, table.n, language=language))
    found: dict[str, Any] = json.loads(news)["now"]
    return found


def headings(told: dict[str, Any]) -> list[str]:
    return [block["text"] for block in told["text"] if block["type"] == "heading"]


@pytest.mark.parametrize("game", OF_FOUR)
def test_whoever_decides_is_told_the_odds_and_reads_them(game: str) -> None:
    table = deciding(game, True)
    position, seat = table.position, table.acting[0]
    assert position is not None
    told = now(table, table.chair_of(seat))
    assert told["odds"] == json.loads(encode(position.view(seat).odds))
    assert len(headings(told)) > len(headings(now(deciding(game, False), table.chair_of(seat))))


@pytest.mark.parametrize("game", OF_FOUR)
def test_without_advice_nobody_is_told_them(game: str) -> None:
    table = deciding(game, False)
    for chair in range(-1, 2):
        told = now(table, chair)
        assert "odds" not in told
        assert not any("dds" in heading for heading in headings(told))


@pytest.mark.parametrize("game", OF_FOUR)
def test_who_only_looks_and_programs_are_told_none(game: str) -> None:
    table = deciding(game, True)
    others = {-1, 0, 1} - {table.chair_of(seat) for seat in table.acting}
    assert not any("odds" in now(table, chair) for chair in others)
    assert "odds" not in now(table, table.chair_of(table.acting[0]), None)


@pytest.mark.parametrize("advice", [True, False])
def test_a_draft_has_the_odds_of_what_follows_it(advice: bool) -> None:
    """Verbindung gesucht: the cell in which a die was placed is no longer free."""
    table = deciding("verbindung-gesucht", advice)
    position, seat = table.position, table.acting[0]
    assert position is not None
    action = position.legal(seat)[0]
    draft = build(table, PEOPLE[table.chair_of(seat)], seat, [action.json])
    told = json.loads(encode(tell_draft(draft, table, Wording(table, AROUND, "en"))))
    assert ("odds" in told) is advice
    if advice:
        cells = {spot["cell"] for spot in told["odds"]["red"] + told["odds"]["black"]}
        assert action.json["cell"] not in cells
