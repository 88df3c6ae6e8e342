"""The players of Entenrallye that think: what each action is worth, and the four levels.

All of them play the rest of their turn out on top of the mind. With an effort above 0 so many games
are gone on with from each of the actions that seem best, until the next throw of the player.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from jacta.bots.ladder import Level, level_players
from jacta.bots.mind import Mind
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.stream import fork
from jacta.games.entenrallye.bots.continuation import look_ahead
from jacta.games.entenrallye.bots.desk import DESK, MOST_ACTIONS, SEEN, Desk, desk_of
from jacta.games.entenrallye.bots.judgement import NETWORK
from jacta.games.entenrallye.bots.outlook import judge
from jacta.games.entenrallye.bots.turn import weigh_actions
from jacta.games.entenrallye.state import Board, State

__all__ = ["LADDER", "MIND"]

_LOOKS: Final = 12  # so many cards of the pile are thought of
_MOST_LOOKED_AT: Final = 4
_NARROW: Final = 0.04  # what lacks more is not looked at farther


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
    """What each action is worth to the seat, with the best that may follow in its turn."""
    desk = desk_of(scratch)
    desk.states[SEEN] = view
    weigh_actions(board, desk, seat, actions, count, _LOOKS, weights, worths)
    if effort:
        look_again(board, view, desk, seat, actions, count, effort, counter, weights, worths)


@kernel
def look_again(
    board: Board,
    view: State,
    desk: Desk,
    seat: int,
    actions: Array,
    count: int,
    effort: int,
    counter: Array,
    weights: Array,
    worths: Array,
) -> None:
    """Weigh the best actions by games that go on; what is not among them is worth no more than the
    worst of them."""
    number = choose_best(desk, actions, count, worths)
    if number < 2:
        return
    games = max(1, 2 * effort // int(view.players))
    for place in range(number):
        desk.looks[place] = 0.0
    for game in range(games):
        seed = fork(counter[0], game)
        look_ahead(board, desk, view, seat, desk.chosen, number, seed, weights, desk.looks)
    lowest = 2.0
    for place in range(number):
        lowest = min(lowest, float(desk.looks[place]) / games)
    for index in range(count):
        worths[index] = min(float(worths[index]), lowest)
        for place in range(number):
            if desk.chosen[place] == actions[index]:
                worths[index] = float(desk.looks[place]) / games


@kernel
def choose_best(desk: Desk, actions: Array, count: int, worths: Array) -> int:
    """The actions that are worth a farther look; gives how many there are."""
    number, before, highest = 0, 2.0, 0.0
    while number < _MOST_LOOKED_AT:
        best = -1
        for index in range(count):
            is_new = worths[index] < before  # of equals the first will do
            if is_new and (best < 0 or worths[index] > worths[best]):
                best = index
        if best < 0 or worths[best] < highest - _NARROW:
            break
        before = float(worths[best])
        highest = max(highest, before)
        desk.chosen[number] = actions[best]
        number += 1
    return number


MIND = Mind(
    game="entenrallye",
    rules=3,
    judge=judge,
    size=NETWORK.size,
    scratch=DESK,
    folder=Path(__file__).parent / "mind",
)

_LEVELS = (
    Level("gentle", effort=0, warmth=0.04, margin=0.12, cost=300, version=2),
    Level("club", effort=0, warmth=0.02, margin=0.08, cost=300, version=2),
    Level("strong", effort=0, warmth=0.008, margin=0.05, cost=300, version=2),
    Level("master", effort=240, warmth=0.0005, margin=0.004, cost=60_000),
)

LADDER = level_players(_LEVELS, weigh, MIND, DESK, MOST_ACTIONS)
