"""The rules agree with the oracle, decision for decision."""

from collections import Counter
from typing import Any

import pytest

from jacta.engine.conformance.walks import configurations
from jacta.engine.game import Game
from tests.games.lockstep import Lockstep
from tests.games.roster import every_game, part


def play(lockstep: Lockstep[Any], decisions: int, seed: int) -> Counter[str]:
    """Games at tables of every sort; what happened how often."""
    seen = Counter[str]()
    for table in configurations(lockstep.game):
        try:
            seen += (met := lockstep.run(table, decisions, seed))
        except Exception as problem:
            problem.add_note(f"at a table of {table}, seed {seed}")
            raise
        assert met["games"] > 0
    return seen


@every_game
def test_rules_and_oracle_agree_on_all_that_can_happen(game: Game) -> None:
    lockstep = part(game, "lockstep").LOCKSTEP
    seen = play(lockstep, lockstep.short, seed=0)
    assert not lockstep.wanted - set(seen)


@pytest.mark.lockstep
@every_game
def test_rules_and_oracle_agree_for_long(game: Game) -> None:
    lockstep = part(game, "lockstep").LOCKSTEP
    seen = play(lockstep, lockstep.long, seed=1)
    assert not (lockstep.wanted | lockstep.rarest) - set(seen)
