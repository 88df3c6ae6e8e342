"""Calibration: whether what a mind expects comes true as often as it says.

One moment of each of many games is judged, any decision of it with the same chance, and by what one
seat in turn may know; then the game goes on. So every judgement is of a game of its own, and what
one of them says has nothing to do with how the next one ends.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from jacta.bots import policy
from jacta.bots.mind import Mind, mind_of, read_mind, write_mind
from jacta.bots.recipe import recipe_of
from jacta.engine.bits import lowest_bit
from jacta.engine.doors.jit import door, kernel
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import Code, decider
from jacta.engine.position import Position
from jacta.engine.rules import CHANCE, DRAW_FIELDS, NOBODY
from jacta.engine.stream import below, die, fork
from jacta.lab.intervals import wilson
from jacta.lab.playing import cores

__all__ = [
    "Bin",
    "Calibration",
    "calibrate",
    "error_of",
    "sharpen",
    "sharpness_of",
    "sort_in",
]

_BINS = 10
_CHUNK = 64
_POWERS = np.geomspace(0.5, 2.0, 281)
_LEAST = 1e-9
_HERE = (Path(__file__),)


@dataclass(frozen=True)
class Bin:
    """Judgements that said about the same: how many, what they said, and how often it came true."""

    number: int
    expected: float
    happened: float
    low: float
    high: float


@dataclass(frozen=True)
class Calibration:
    """How well a mind knows its game: by seat and rank, what it expected and what happened.

    `sharpness` is how many times as sure the mind should have been (see `bots.network`); 1 where
    nobody else plays.
    """

    game: str
    board: str
    players: int
    games: int
    seed: int
    bot: str
    bins: list[Bin]
    sharpness: float
    points_expected: float | None
    points_reached: float | None

    @property
    def error(self) -> float:
        """How far off a judgement is on average: by bin, weighed by how often it is made."""
        return error_of(self.bins)

    @property
    def json(self) -> dict[str, Any]:
        return {**vars(self), "bins": [vars(each) for each in self.bins], "error": self.error}


def calibrate(
    game: Game,
    *,
    players: int,
    games: int,
    bot: str = "strong",
    seed: int = 1,
    board: str | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Calibration:
    """Let so many games be judged, which a bot plays in all seats."""
    mind = mind_of(game)
    if mind is None:
        raise JactaError(f"{game.name} has no mind")
    start, player = game.start(players, board=board), policy(game, bot)
    judged = np.zeros((games, game.players.stop - 1, game.players.stop), np.float64)
    merits = np.zeros((games, players), np.int64)
    call, numbers = _door(game, mind, player.code), player.numbers(start.board_name)
    weights = mind.weights(start.board_name)

    def judge(begin: int) -> int:
        chunk = slice(begin, min(begin + _CHUNK, games))
        call(
            game.board(start.board_name), start.array, game.State.array(2),
            game.view_layout.array(), np.uint64(seed), begin, numbers, weights, judged[chunk],
            merits[chunk],
        )  # fmt: skip
        return len(merits[chunk])

    done = 0
    begins = range(0, games, _CHUNK)
    with ThreadPoolExecutor(cores(jobs)) as pool:
        done += judge(0)  # compiles, once
        for number in pool.map(judge, begins[1:]):
            done += number
            if progress is not None:
                progress(done)
    return _compare(start, judged[:, :players], merits, bot, seed)


def _compare(start: Position, judged: Array, merits: Array, bot: str, seed: int) -> Calibration:
    players = start.players
    ranks = (merits[:, None, :] > merits[:, :, None]).sum(axis=2)
    happened = (ranks[:, :, None] == np.arange(players)).ravel()
    points = start.game.points
    return Calibration(
        game=start.game.name,
        board=start.board_name,
        players=players,
        games=len(merits),
        seed=seed,
        bot=bot,
        bins=sort_in(judged[:, :, :players].ravel(), happened) if players > 1 else [],
        sharpness=sharpness_of(judged[:, :, :players], ranks) if players > 1 else 1.0,
        points_expected=float(judged[:, :, -1].mean()) if points else None,
        points_reached=float(merits.mean()) if points else None,
    )


def sort_in(expected: Array, happened: Array) -> list[Bin]:
    """What was expected in ten bins, those that are empty left out, and how often it came true."""
    place, bins = np.minimum((expected * _BINS).astype(np.int64), _BINS - 1), []
    for index in range(_BINS):
        inside = place == index
        if number := int(inside.sum()):
            share = float(happened[inside].mean())
            low, high = wilson(share * number, number)
            bins.append(Bin(number, float(expected[inside].mean()), share, low, high))
    return bins


def error_of(bins: list[Bin]) -> float:
    """How far off what was expected is on average, by how often it was."""
    number = sum(each.number for each in bins)
    return sum(e.number * abs(e.expected - e.happened) for e in bins) / max(1, number)


def sharpness_of(expected: Array, ranks: Array) -> float:
    """The power of what was expected under which what happened was likeliest."""
    logs = np.log(np.maximum(expected, _LEAST))
    happened = np.take_along_axis(logs, ranks[:, :, None], axis=2)[:, :, 0]
    said = [float((p * happened - np.log(np.exp(p * logs).sum(axis=2))).mean()) for p in _POWERS]
    return float(_POWERS[int(np.argmax(said))])


def sharpen(game: Game, found: Calibration) -> None:
    """Let the mind be as sure as it should have been, at so many players, in its file."""
    mind, recipe = mind_of(game), recipe_of(game)
    if mind is None or recipe is None or found.players > recipe.network.players:
        raise JactaError(f"the mind of {game.name} has no sharpness for {found.players} players")
    file = mind.file(found.board)
    about, weights = read_mind(file)
    sharper = weights.copy()
    sharper[recipe.network.sharpness + found.players - 1] *= found.sharpness
    write_mind(file, about, sharper)


@cache
def _door(game: Game, mind: Mind, player: Code) -> Callable[..., None]:
    """The compiled call that plays games and judges one moment of each."""
    rules, judge = game.rules, mind.judge
    actors, draws, settle, apply = rules.actors, rules.draws, rules.settle, rules.apply
    merits_of, decide, see = rules.merits, decider(rules, (player,)), _seer(game)
    most_draws, most_legal, most_players = game.most_draws, game.most_legal, game.players.stop
    scratch_size = max(player.scratch, mind.scratch)

    def calibrate(
        boards: Array,
        initial: Array,
        states: Array,
        views: Array,
        seed: Any,
        first: int,
        numbers: Array,
        weights: Array,
        judged: Array,
        merits: Array,
    ) -> None:
        board, state = boards[0], states[0]
        node, faces = np.zeros(DRAW_FIELDS, np.int64), np.zeros(most_draws, np.int64)
        actions, scratch = np.zeros(most_legal, np.int32), np.zeros(scratch_size, np.int64)
        counter, lots = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
        reached = np.zeros(most_players, np.int64)
        for game in range(len(merits)):
            own = fork(seed, first + game)
            counter[0], lots[0] = fork(own, 1), fork(own, 0)
            states[0] = initial[0]
            made = 0
            while True:
                mask = actors(board, state)
                if mask == CHANCE:
                    number = draws(board, state, node)
                    sides, turn, seat, throw = node[0], node[1], node[2], node[3]
                    for index in range(number):
                        faces[index] = die(own, turn, seat, throw, index, sides)
                    settle(board, state, faces, None)
                    continue
                if mask == NOBODY:
                    break
                made += 1
                if below(lots, made) == 0:
                    states[1] = states[0]
                actor = lowest_bit(mask)
                action = decide(0, board, state, views, actor, actions, scratch, counter, numbers)
                apply(board, state, actor, action, None)
            seat = (first + game) % merits.shape[1]
            see(board, states, seat, views)
            judge(board, views[0], seat, scratch, weights, judged[game])
            merits_of(board, state, reached)
            for place in range(merits.shape[1]):
                merits[game, place] = reached[place]

    return door(calibrate, f"{game.name}.calibration.{player.name}", (*game.sources, *_HERE))


def _seer(game: Game) -> Callable[..., None]:
    """A kernel that shows a seat the moment that was kept."""
    view = game.rules.view

    @kernel
    def same(board: Any, states: Array, seat: int, views: Array) -> None:
        views[0] = states[1]

    @kernel
    def own(board: Any, states: Array, seat: int, views: Array) -> None:
        view(board, states[1], seat, views[0])  # type: ignore[misc]

    return same if view is None else own
