"""The rules agree with the oracle, decision for decision."""

from collections import Counter
from functools import cache

import pytest

from jacta.games.verbindung_gesucht.vocabulary import Ending, Event, Reason
from tests.games.verbindung_gesucht import lockstep

CHOICES = ("auto", "strict")
every_choice = pytest.mark.parametrize("announce", CHOICES)


@cache
def run(announce: str) -> Counter[str]:
    return lockstep.run(announce, decisions=10_000)


@every_choice
def test_rules_and_oracle_agree(announce: str) -> None:
    assert run(announce)["games"] > 100


def test_everything_that_can_happen_happened() -> None:
    seen = run("auto") + run("strict")
    events = {event.label for event in Event}
    reasons = {reason.code for reason in Reason} - {
        "game-over",
        "not-your-turn",
        "dice-in-the-air",
        "no-such-cell",  # our board has all cells that can be named
    }
    actions = {"place", "announce", "done"}
    endings = {f"won {how.label}" for how in Ending}
    assert not (events | reasons | actions | endings) - set(seen)


@pytest.mark.clause("VG-A12")
def test_with_auto_no_board_is_full_without_a_winner() -> None:
    """The rule for a full board is one of strict tables only."""
    assert "won board-full" not in run("auto")


@pytest.mark.lockstep
@every_choice
def test_rules_and_oracle_agree_for_long(announce: str) -> None:
    seen = lockstep.run(announce, decisions=100_000, seed=1)
    assert seen["unblocked"] > 1_000
