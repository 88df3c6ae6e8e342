"""Two players of Würfel Express against each other, with the luck of the dice and without it.

`python -m benchmarks.ceilings.meeting master greedy --seconds 60 --jobs 4`; with `--games 2000` in
place of seconds it gives the same again. Besides a policy a player may be the mind without warmth:
`mind:1` at sight, `mind:1000` looking ahead as the master does, and `FILE.mind:1` with other
numbers. Both sit in both seats, with the same dice.

Without luck means: of each throw is taken from the result what the best turn with it is worth by
the mind of the game, less the mean of that over all throws. That is 0 on average, whatever the mind
is worth and whoever plays, and leaves a tenth of the spread.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final

import numpy as np

import jacta
from jacta.analysis.bands import DEVIATE
from jacta.bots import policy
from jacta.bots.mind import read_mind
from jacta.engine.bits import lowest_bit
from jacta.engine.doors.jit import door, kernel
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import seating
from jacta.engine.playouts.policy import Code, Policy, decider
from jacta.engine.rules import CHANCE, DRAW_FIELDS, NOBODY
from jacta.engine.stream import fork, throw_dice
from jacta.games.wurfel_express.bots.desk import DESK, Desk, desk_of, lay_out
from jacta.games.wurfel_express.bots.players import MIND
from jacta.games.wurfel_express.bots.turn import choose_best, rank_on_table, solve
from jacta.games.wurfel_express.bots.weighing import THROWS
from jacta.games.wurfel_express.state import COLOURS, Board, State
from jacta.games.wurfel_express.vocabulary import Phase
from jacta.lab.playing import cores

__all__ = ["half_widths", "meet", "paired", "player_of"]

GAME: Final = jacta.game("wurfel-express")
AT_ONCE: Final = 8  # games a call
_THROW: Final = int(Phase.THROW)


@kernel
def luck_of(
    board: Board, state: State, desk: Desk, faces: Array, thrown: int, weights: Array
) -> float:
    """What the throw that falls now is worth to its player, beyond the mean of all throws."""
    left, dice = THROWS - int(state.throws), int(board.dice) - int(state.discarded)
    lay_out(state, desk)
    solve(board, desk, dice, left, weights)
    before, rank, room = float(desk.worth[rank_on_table(board, state)]), 0, int(board.dice)
    for colour in range(COLOURS):
        number = int(state.dice[colour])
        for each in range(thrown):
            number += int(faces[each] == colour)
        rank += int(board.before[colour, room, number])
        room -= number
    if left == 1:
        return float(desk.entry_worth[int(desk.entry[rank])]) - before
    solve(board, desk, dice, left - 1, weights)
    choose_best(board, desk, dice, desk.first_keep)
    return float(desk.worth[rank]) - before


def meeting(codes: Sequence[Code]) -> Callable[..., None]:
    """The compiled call that plays some games and writes what seat 0 made of each, and its luck."""
    rules = GAME.rules
    actors, draws, settle, apply = rules.actors, rules.draws, rules.settle, rules.apply
    merits_of, decide = rules.merits, decider(rules, codes)
    room = max(code.scratch for code in codes)
    most_legal, most_draws, most_players = GAME.most_legal, GAME.most_draws, GAME.players.stop

    @kernel
    def play(
        board: Any, initial: Array, states: Array, views: Array, seed: Any, first: int,
        which: Array, numbers: Array, spans: Array, node: Array, faces: Array, actions: Array,
        scratch: Array, own: Array, counter: Array, reached: Array, weights: Array,
        results: Array, lucks: Array,
    ) -> None:  # fmt: skip
        desk, state = desk_of(own), states[0]
        for game in range(len(results)):
            states[0] = initial[0]
            dice = fork(seed, first + game)
            counter[0] = fork(dice, 1)
            lucks[game] = 0.0
            while True:
                mask = actors(board, state)
                if mask == CHANCE:
                    thrown = draws(board, state, node)
                    sides, turn, seat, throw = (
                        int(node[0]),
                        int(node[1]),
                        int(node[2]),
                        int(node[3]),
                    )
                    throw_dice(dice, sides, turn, seat, throw, faces)
                    if int(state.phase) == _THROW:
                        luck = luck_of(board, state, desk, faces, thrown, weights)
                        lucks[game] += luck if int(state.seat) == 0 else -luck
                    settle(board, state, faces, None)
                elif mask == NOBODY:
                    break
                else:
                    seat = lowest_bit(mask)
                    mine = numbers[int(spans[seat, 0]) : int(spans[seat, 1])]
                    code = int(which[seat])
                    action = decide(
                        code, board, state, views, seat, actions, scratch, counter, mine
                    )
                    apply(board, state, seat, action, None)
            merits_of(board, state, reached)
            won, lost = reached[0] > reached[1], reached[0] < reached[1]
            results[game] = 0.5 + 0.5 * won - 0.5 * lost

    def call(
        boards: Array, initial: Array, states: Array, views: Array, seed: Any, first: int,
        which: Array, numbers: Array, spans: Array, weights: Array, results: Array, lucks: Array,
    ) -> None:  # fmt: skip
        node, faces = np.zeros(DRAW_FIELDS, np.int64), np.zeros(most_draws, np.int64)
        actions, scratch = np.zeros(most_legal, np.int32), np.zeros(room, np.int64)
        own, counter = np.zeros(DESK, np.int64), np.zeros(1, np.uint64)
        reached = np.zeros(most_players, np.int64)
        play(
            boards[0], initial, states, views, seed, first, which, numbers, spans, node, faces,
            actions, scratch, own, counter, reached, weights, results, lucks,
        )  # fmt: skip

    name = ".".join([GAME.name, "meeting", *(code.name for code in codes)])
    return door(call, name, (*GAME.sources, Path(__file__)))


def player_of(name: str) -> Policy:
    """A policy of the game, or its mind without warmth."""
    file, _, effort = name.partition(":")
    if not effort:
        return policy(GAME, name)
    weights = MIND.weights("our-board") if file == "mind" else read_mind(Path(file))[1]
    manner = (float(effort), 0.0, 0.0, 0.0)
    return replace(policy(GAME, "master"), name=name, weights=lambda board: weights, manner=manner)


def meet(
    names: tuple[str, str], seconds: float, jobs: int, seed: int, games: int | None = None
) -> dict[str, Any]:
    """Let two meet for so many seconds, or in so many games; gives the share of wins of the first,
    with the luck of the dice and without it, each with half the width of its 95 % interval."""
    one, other = (player_of(name) for name in names)
    start, jobs = GAME.start(2), cores(jobs)
    ways = [seating(start, seats, seed) for seats in ([one, other], [other, one])]
    call, board, weights = meeting(ways[0].codes), GAME.board(), MIND.weights("our-board")

    def play(first: int) -> Array:
        found = np.zeros((2, 2, AT_ONCE))  # by seat of the first: results, and without luck
        for seat, way in enumerate(ways):
            results, lucks = found[seat]
            call(
                board, start.array, GAME.State.array(), GAME.view_layout.array(), np.uint64(seed),
                first, way.which, way.numbers, way.spans, weights, results, lucks,
            )  # fmt: skip
            lucks[:] = results - lucks
            if seat:
                found[seat] = 1 - found[seat]
        return found

    parts, until = [play(0)], time.monotonic() + seconds
    with ThreadPoolExecutor(jobs) as pool:
        for first in count(1, jobs):
            played = 2 * AT_ONCE * len(parts)
            if time.monotonic() > until if games is None else played >= games:
                break
            parts += pool.map(play, range(first * AT_ONCE, (first + jobs) * AT_ONCE, AT_ONCE))
    pairs = paired(parts)[:, : None if games is None else -(-games // 2)]
    (share, fair), (half, fair_half) = pairs.mean(axis=1), half_widths(pairs)
    return {
        "players": names, "games": 2 * pairs.shape[1], "seed": seed,
        "share": share, "half": half, "fair": fair, "fair_half": fair_half,
    }  # fmt: skip


def paired(parts: Sequence[Array]) -> Array:
    """What the first made of each two games with the same dice, once in either seat: in a row with
    luck, and in one without. Two such games are no two independent ones."""
    found: Array = np.concatenate(parts, axis=2).mean(axis=0)
    return found


def half_widths(pairs: Array) -> Array:
    """Half the width of the 95 % interval of the mean of each row."""
    found: Array = DEVIATE * pairs.std(axis=1, ddof=1) / np.sqrt(pairs.shape[1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs=2)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", type=int, help="so many, however long it takes: repeatable")
    parser.add_argument("--jobs", type=int, default=1, help="cores; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    one, other = asked.players
    found = meet((one, other), asked.seconds, asked.jobs, asked.seed, asked.games)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
