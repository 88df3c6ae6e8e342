"""The rules agree with the oracle, decision for decision."""

from collections import Counter
from functools import cache

import pytest

from jacta.engine.enumerations import labels
from jacta.games.wurfel_express.vocabulary import Event, Reason
from tests.games.wurfel_express import lockstep

CHOICES = ("if-missing", "always")

every_number_of_players = pytest.mark.parametrize("players", range(2, 7))
every_choice = pytest.mark.parametrize("shorter", CHOICES)


@cache
def run(players: int, shorter: str) -> Counter[str]:
    return lockstep.run(players, shorter, decisions=5_000)


@every_number_of_players
@every_choice
def test_rules_and_oracle_agree(players: int, shorter: str) -> None:
    assert run(players, shorter)["games"] > 5


def test_everything_that_can_happen_happened() -> None:
    seen = sum((run(players, c) for players in range(2, 7) for c in CHOICES), Counter[str]())
    events = set(labels(Event))
    reasons = set(labels(Reason)) - {
        "game-over",
        "not-your-turn",
        "dice-in-the-air",
    }
    actions = {
        *(f"discard {strips}" for strips in range(6)),
        "keep",
        "stop",
        "take",
        "steal",
        "done",
    }
    rare = {"seven of a colour", "two thefts in a turn", "all in last place"}
    assert not (events | reasons | actions | rare) - set(seen)


@pytest.mark.lockstep
@every_number_of_players
@every_choice
def test_rules_and_oracle_agree_for_long(players: int, shorter: str) -> None:
    seen = lockstep.run(players, shorter, decisions=50_000, seed=1)
    assert set(labels(Event)) - {"removed"} <= set(seen)
