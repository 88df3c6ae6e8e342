"""The outlook of Entenrallye: what a mind expects at any moment, for whoever looks on.

Between two turns the network says it. Within a turn its rest is played as seems best, in some
states that are possible for whoever looks on, and the network judges what comes of them: so each
moment of a turn is measured by the same as the turn before it.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE
from jacta.games.entenrallye.bots.continuation import decide
from jacta.games.entenrallye.bots.desk import GAME, POINTS, Desk, desk_of
from jacta.games.entenrallye.bots.judgement import expect
from jacta.games.entenrallye.rules import actors, draws, settle
from jacta.games.entenrallye.secrets import sample
from jacta.games.entenrallye.state import SEATS, Board, State
from jacta.games.entenrallye.vocabulary import Phase

__all__ = ["judge"]

_TRUTHS: Final = 6
_LOOKS: Final = 4
_ROUNDS: Final = 12  # after which the chances of all seats agree


@kernel
def judge(board: Board, seen: State, seat: int, scratch: Array, weights: Array, out: Array) -> None:
    """The chance of each seat to get each rank, and the points that it may expect."""
    desk, players, phase = desk_of(scratch), int(seen.players), int(seen.phase)
    for place in range(players):
        for column in range(SEATS + 1):
            out[place, column] = 0.0
    if phase in (Phase.THROW, Phase.OVER):
        desk.states[GAME] = seen
        add_rows(board, desk, seat, 1, weights, out)
    else:
        desk.luck[0] = 0
        for truth in range(_TRUTHS):
            sample(board, seen, seat, desk.luck, desk.states[GAME])
            finish_turn(board, desk, truth, weights)
            add_rows(board, desk, seat, _TRUTHS, weights, out)
    if phase != Phase.OVER:
        balance(players, seat, out)


@kernel
def finish_turn(board: Board, desk: Desk, truth: int, weights: Array) -> None:
    """Play the rest of a turn; what is drawn in it is spread evenly over the truths."""
    game = desk.states[GAME]
    turn = int(game.turn)
    while int(game.turn) == turn:
        if actors(board, game) == CHANCE:
            draws(board, game, desk.draws)
            desk.faces[0] = (2 * truth + 1) * int(desk.draws[0]) // (2 * _TRUTHS)
            settle(board, game, desk.faces, None)
        else:
            decide(board, desk, _LOOKS, weights)


@kernel
def add_rows(board: Board, desk: Desk, seat: int, truths: int, weights: Array, out: Array) -> None:
    """Add what the network says of a game, as one of so many that may be true."""
    game, ranks = desk.states[GAME], desk.thought.ranks
    players = int(game.players)
    for place in range(players):
        expect(board, game, place, place == seat, weights, desk.thought)
        for rank in range(players):
            out[place, rank] += ranks[rank] / truths
        out[place, SEATS] += ranks[POINTS] / truths


@kernel
def balance(players: int, seat: int, out: Array) -> None:
    """Somebody gets each rank: the chances of that add up to 1. What a seat is told of itself
    stays, as it knows its hand, and the others make room."""
    for _ in range(_ROUNDS):
        for rank in range(players):
            wanted, found = 1.0, 0.0
            for place in range(players):
                if place == seat:
                    wanted -= float(out[place, rank])
                else:
                    found += float(out[place, rank])
            for place in range(players):
                if place != seat:
                    out[place, rank] = float(out[place, rank]) * wanted / max(1e-12, found)
        for place in range(players):
            share_row(players, place, seat, out)
    balance_wins(players, seat, out)


@kernel
def share_row(players: int, place: int, seat: int, out: Array) -> None:
    """The chances of a seat add up to 1."""
    found = 0.0
    for rank in range(players):
        found += float(out[place, rank])
    if place != seat:
        for rank in range(players):
            out[place, rank] = float(out[place, rank]) / max(1e-12, found)


@kernel
def balance_wins(players: int, seat: int, out: Array) -> None:
    """What little is left of a difference is taken out of the wins; lower ranks give room."""
    wanted, found = 1.0, 0.0
    for place in range(players):
        if place == seat:
            wanted -= float(out[place, 0])
        else:
            found += float(out[place, 0])
    for place in range(players):
        if place != seat:
            before = float(out[place, 0])
            out[place, 0] = before * wanted / max(1e-12, found)
            rest = (1.0 - float(out[place, 0])) / max(1e-12, 1.0 - before)
            for rank in range(1, players):
                out[place, rank] = float(out[place, rank]) * rest
