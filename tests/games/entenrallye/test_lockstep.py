"""The rules agree with the oracle, decision for decision."""

from collections import Counter
from functools import cache

import pytest

from tests.games.entenrallye import lockstep

CHOICES = ("off", "required")

every_number_of_players = pytest.mark.parametrize("players", range(2, 7))
every_choice = pytest.mark.parametrize("sticker", CHOICES)


@cache
def run(players: int, sticker: str) -> Counter[str]:
    return lockstep.run(players, sticker, decisions=10_000)


@every_number_of_players
@every_choice
def test_rules_and_oracle_agree(players: int, sticker: str) -> None:
    assert run(players, sticker)["games"] > 5


def test_everything_that_can_happen_happened() -> None:
    seen = sum((run(players, c) for players in range(2, 7) for c in CHOICES), Counter[str]())
    events = {kind.name for kind in lockstep.GAME.events}
    actions = {kind.name for kind in lockstep.GAME.actions}
    asked_elsewhere = {"game-over", "not-your-turn", "die-in-the-air", "card-in-the-air"}
    reasons = {reason.code for reason in lockstep.GAME.reasons} - asked_elsewhere
    assert not (events | reasons | actions) - set(seen)


@pytest.mark.lockstep
@every_number_of_players
@every_choice
def test_rules_and_oracle_agree_for_long(players: int, sticker: str) -> None:
    seen = lockstep.run(players, sticker, decisions=100_000, seed=1)
    assert {kind.name for kind in lockstep.GAME.events} <= set(seen)
