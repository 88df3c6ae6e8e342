"""A table without advice tells of no draft what it would lead to, where that is advice."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import msgspec
import pytest

from jacta.engine.draft import Draft, Effect
from jacta.house.commands import build
from jacta.house.table.table import Table
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.telling import encode, tell, tell_draft
from jacta.house.telling.wording import Wording
from tests.house.games import PEOPLE, seated

AROUND = Surroundings()


@cache
def at_the_end(advice: bool, choices: int) -> tuple[Table, Draft]:
    """Verbindung gesucht before the action that wins it, and that action as a draft."""
    rng = random.Random(choices)
    while True:
        log = seated("verbindung-gesucht", 2, advice=advice)
        while log.table.is_playing:
            table = log.table
            log.act_at_random(rng)
        seat, action = next(move for move in reversed(log.table.rounds[0].moves) if move[0] >= 0)
        draft = build(table, PEOPLE[seat], seat, [action])
        if draft.events[-1].kind.name == "won":
            return table, draft


def told(advice: bool, choices: int) -> dict[str, Any]:
    table, draft = at_the_end(advice, choices)
    wording = Wording(table, AROUND, "en")
    alone = encode(tell_draft(draft, table, wording))
    news = encode(tell("t", table, AROUND, draft.seat, table.n, draft, language="en"))
    found: dict[str, Any] = json.loads(alone)
    assert json.loads(news)["now"]["draft"] == found
    return found


@pytest.mark.parametrize("choices", range(3))
def test_with_advice_a_draft_says_how_it_would_end(choices: int) -> None:
    draft = told(True, choices)
    assert "won" in [event["type"] for event in draft["events"]]
    assert (draft["view"]["phase"], draft["view"]["winner"] is None) == ("over", False)


@pytest.mark.parametrize("choices", range(3))
def test_without_it_neither_events_nor_words_nor_the_view_do(choices: int) -> None:
    with_advice, draft = told(True, choices), told(False, choices)
    kinds = [event["type"] for event in with_advice["events"]]
    assert [event["type"] for event in draft["events"]] == [k for k in kinds if k != "won"]
    assert len(draft["says"]) == len(draft["events"])
    assert (draft["view"]["phase"], draft["view"]["winner"]) == ("place", None)
    assert "win" not in json.dumps(draft["text"]).lower()


def test_dice_that_turn_white_are_told_without_advice_too() -> None:
    lies = [die["die"] for die in told(False, 0)["view"]["laid"]]
    assert lies == [die["die"] for die in told(True, 0)["view"]["laid"]]


@pytest.mark.parametrize("choices", range(3))
def test_the_die_lies_where_it_was_placed_all_the_same(choices: int) -> None:
    table, draft = at_the_end(False, choices)
    assert table.position is not None
    before = {
        die["cell"] for die in json.loads(msgspec.json.encode(table.position.view(0).json))["laid"]
    }
    after = {die["cell"] for die in told(False, choices)["view"]["laid"]}
    assert after - before == {draft.actions[-1].json["cell"]}
    assert draft.effect is Effect.ENDS
    assert told(False, choices)["effect"] == "ends", "that it waits to be confirmed is no advice"
