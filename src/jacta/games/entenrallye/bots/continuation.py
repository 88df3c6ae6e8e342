"""How a game goes on: everybody plays by the mind, each by what they may see.

Cards and dice come from a seed and from what they are drawn for, so that two continuations with one
seed have the same luck wherever they draw for the same.
"""

from __future__ import annotations

from typing import Any

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE
from jacta.engine.stream import die, fork
from jacta.games.entenrallye.bots.desk import GAME, SEEN, TRUTH, Desk
from jacta.games.entenrallye.bots.judgement import worth_on
from jacta.games.entenrallye.bots.turn import weigh_actions, weigh_throw
from jacta.games.entenrallye.driving import active
from jacta.games.entenrallye.rules import actors, apply, draws, legal, settle
from jacta.games.entenrallye.secrets import sample, view
from jacta.games.entenrallye.state import Board, State
from jacta.games.entenrallye.vocabulary import Phase

__all__ = ["decide", "look_ahead"]

_OWN_LOOKS, _THEIR_LOOKS = 4, 2


@kernel
def decide(board: Board, desk: Desk, looks: int, weights: Array) -> None:
    """Whoever acts in the game does what seems best to them."""
    game = desk.states[GAME]
    mover = active(game)
    view(board, game, mover, desk.states[SEEN])
    count, best = legal(board, game, mover, desk.actions), 0
    if count > 1:
        best = weigh_actions(board, desk, mover, desk.actions, count, looks, weights, desk.worths)
    apply(board, game, mover, int(desk.actions[best]), None)


@kernel
def draw(board: Board, desk: Desk, seed: Any) -> None:
    """The die falls, or a card is drawn."""
    draws(board, desk.states[GAME], desk.draws)
    sides, turn, seat = int(desk.draws[0]), int(desk.draws[1]), int(desk.draws[2])
    desk.faces[0] = die(seed, turn, seat, int(desk.draws[3]), 0, sides)
    settle(board, desk.states[GAME], desk.faces, None)


@kernel
def look_ahead(
    board: Board,
    desk: Desk,
    seen: State,
    seat: int,
    actions: Array,
    number: int,
    seed: Any,
    weights: Array,
    worths: Array,
) -> None:
    """Add to the worth of each of the first actions what it leads to: from one state that may be
    true the game goes on until the seat is to throw again, and of that throw the mean is taken."""
    desk.luck[0] = fork(seed, 0)
    sample(board, seen, seat, desk.luck, desk.states[TRUTH])
    for index in range(number):
        desk.states[GAME] = desk.states[TRUTH]
        game = desk.states[GAME]
        apply(board, game, seat, int(actions[index]), None)
        while int(game.phase) != Phase.OVER and not is_to_throw(game, seat):
            if actors(board, game) == CHANCE:
                draw(board, desk, seed)
            else:
                looks = _OWN_LOOKS if active(game) == seat else _THEIR_LOOKS
                decide(board, desk, looks, weights)
        if int(game.phase) == Phase.OVER:
            worths[index] += worth_on(board, desk, GAME, seat, weights)
        else:
            view(board, game, seat, desk.states[SEEN])
            worths[index] += weigh_throw(board, desk, seat, _OWN_LOOKS, weights)


@kernel
def is_to_throw(game: State, seat: int) -> bool:
    """Whether the next throw is that of a seat."""
    return int(game.phase) == Phase.THROW and active(game) == seat
