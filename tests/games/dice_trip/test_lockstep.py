"""The rules agree with the oracle, decision for decision."""

from collections import Counter
from functools import cache

import pytest

from jacta.games.dice_trip.vocabulary import Action, Event, Reason
from tests.games.dice_trip import lockstep

MAPS = ("france", "sud-bourgogne")

every_number_of_players = pytest.mark.parametrize("players", range(1, 5))
every_map = pytest.mark.parametrize("map", MAPS)
every_choice = pytest.mark.parametrize("tens", [False, True], ids=["plain", "tens"])


@cache
def run(map: str, players: int, tens: bool) -> Counter[str]:
    return lockstep.run(map, players, tens, decisions=10_000)


@every_number_of_players
@every_map
@every_choice
def test_rules_and_oracle_agree(map: str, players: int, tens: bool) -> None:
    assert run(map, players, tens)["games"] > 50


def test_everything_that_can_happen_happened() -> None:
    runs = [run(map, players, tens) for map in MAPS for players in (1, 4) for tens in (False, True)]
    seen = sum(runs, Counter[str]())
    events = {event.label for event in Event}
    actions = {action.label for action in Action}
    reasons = {reason.code for reason in Reason} - {"game-over", "dice-in-the-air"}
    assert not (events | reasons | actions) - set(seen)


@pytest.mark.lockstep
@every_number_of_players
@every_map
@every_choice
def test_rules_and_oracle_agree_for_long(map: str, players: int, tens: bool) -> None:
    seen = lockstep.run(map, players, tens, decisions=100_000, seed=1)
    assert {action.label for action in Action} <= set(seen)
