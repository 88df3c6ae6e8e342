"""The players of Würfel Express that think: four levels of one mind.

A turn is solved exactly on top of the mind, whoever plays; levels differ in how well they look, and
the master looks again at what seems best, a turn further.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from jacta.bots.ladder import Level, level_players
from jacta.bots.mind import Mind
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.wurfel_express.bots.ahead import AHEAD, weigh_ahead
from jacta.games.wurfel_express.bots.desk import DESK, desk_of, lay_out
from jacta.games.wurfel_express.bots.judgement import NETWORK
from jacta.games.wurfel_express.bots.outlook import judge
from jacta.games.wurfel_express.bots.weighing import weigh_at_sight
from jacta.games.wurfel_express.state import Board, State

__all__ = ["LADDER", "MIND", "SCRATCH", "weigh"]

SCRATCH: Final = DESK + AHEAD
_MOST_LEGAL: Final = 96


@kernel
def weigh(
    board: Board,
    view: State,
    seat: int,
    actions: Array,
    count: int,
    effort: int,
    scratch: Array,
    counter: Array,
    weights: Array,
    worths: Array,
) -> None:
    """What each action is worth to the seat: at sight with an effort of 1; with more, at two
    players, what seems best is looked at again, where it comes up once in so many turns."""
    desk = desk_of(scratch)
    lay_out(view, desk)
    weigh_at_sight(board, view, desk, actions, count, weights, worths)
    if effort > 1 and int(view.players) == 2:
        weigh_ahead(board, view, desk, actions, count, effort, scratch, weights, worths)


MIND = Mind(
    game="wurfel-express",
    rules=1,
    judge=judge,
    size=NETWORK.size,
    scratch=DESK,
    folder=Path(__file__).parent / "mind",
    cost=350,
)

# The master too has a little warmth, so that two who are alike do not always do the same where it
# hardly matters.
_LEVELS = (
    Level("gentle", effort=1, warmth=0.027, margin=0.11, cost=600, version=3),
    Level("club", effort=1, warmth=0.0165, margin=0.07, cost=600, version=3),
    Level("strong", effort=1, warmth=0.01, margin=0.055, cost=600, version=3),
    Level("master", effort=1000, warmth=0.00005, margin=0.0005, cost=2500, version=3),
)

LADDER = level_players(_LEVELS, weigh, MIND, SCRATCH, _MOST_LEGAL)
