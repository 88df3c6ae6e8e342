"""Endings: play never gets stuck, always ends, and ends with a result."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from jacta.engine.conformance.report import Tally, where
from jacta.engine.conformance.walks import Configuration, Corpus, Walk
from jacta.engine.playouts.batches import playouts as play_compiled
from jacta.engine.playouts.policy import UNIFORM
from jacta.engine.position import Position
from jacta.engine.values import Action

__all__ = ["dead_ends", "endings", "playouts"]


def dead_ends(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """Who acts can act; and where nothing is hidden, what is forced happens by itself."""
    for walk in corpus.walks:
        tally.add(sum(not line.startswith("*") for line in walk.record.lines))
        for position, seat in walk.stuck:
            yield f"seat {seat} acts but has no legal action, {where(position)}"
        for position, number in walk.forced[:1]:
            action = Action(number, corpus.game)
            yield f"'{action}' is the only legal action, yet a decision, {where(position)}"


def endings(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """Random play ends, and then nobody acts; results follow from merits at any time."""
    for walk in corpus.walks:
        final = walk.record.final
        if walk.is_whole:
            tally.add()
            if not final.is_over:
                steps = len(walk.record.lines)
                yield f"a random game was not over after {steps} steps, {where(final)}"
            elif final.is_chance or final.actors or any(map(final.legal, range(final.players))):
                yield f"the game is over, yet somebody is to act, {where(final)}"
    for position in corpus.positions:
        yield from _results(position)


def _results(position: Position) -> Iterator[str]:
    """Merits for each seat and no more, and from them ranks, returns and scores."""
    game, players = position.game, position.players
    out = np.full(players + 8, -12345, np.int64)
    game.doors["merits"](game.board(position.board_name), position.array, out)
    merits = out[:players].tolist()
    if (out[players:] != -12345).any():
        yield f"merits are written for more than {players} seats, {where(position)}"
    if position.merits != tuple(merits):
        yield f"the merits are {position.merits}, then {merits}, {where(position)}"
    if position.scores != (tuple(merits) if game.points else None):
        yield f"the scores are {position.scores}, the merits {merits}, {where(position)}"
    if position.ranking != tuple(1 + sum(m > own for m in merits) for own in merits):
        yield f"the ranking is {position.ranking}, the merits are {merits}, {where(position)}"
    if position.returns != _returns(merits):
        yield f"the returns are {position.returns}, the merits {merits}, {where(position)}"


def _returns(merits: list[int]) -> tuple[float, ...]:
    """Solo the score; else the mean over opponents of +1, 0 and −1 by rank."""
    if len(merits) == 1:
        return (float(merits[0]),)
    better = [sum(other < own for other in merits) for own in merits]
    worse = [sum(other > own for other in merits) for own in merits]
    return tuple((b - w) / (len(merits) - 1) for b, w in zip(better, worse, strict=True))


def playouts(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """Whole games in one compiled call are the games played step by step."""
    walks: dict[Configuration, list[Walk]] = {}
    for walk in corpus.walks:
        walks.setdefault(walk.configuration, []).append(walk)
    for configuration, group in walks.items():
        sound = all(w.is_whole and w.record.final.is_over and not w.overfull for w in group)
        if not sound:
            tally.note = "left out where random games break off: compiled, they would never end"
            continue
        tally.add(len(group))
        yield from _compare(corpus, configuration, group)


def _compare(corpus: Corpus, configuration: Configuration, group: list[Walk]) -> Iterator[str]:
    start = configuration.start(corpus.game)
    batch = play_compiled(start, [UNIFORM] * start.players, len(group), corpus.seed)
    for index, walk in enumerate(group):
        final, lines = walk.record.final, walk.record.lines
        pairs = {
            "merits": (list(final.merits), batch.merits[index].tolist()),
            "decisions": (
                sum(not line.startswith("*") for line in lines),
                int(batch.decisions[index]),
            ),
            "turns": (final.turn, int(batch.turns[index])),
        }
        for what, (stepped, compiled) in pairs.items():
            if stepped != compiled:
                yield (
                    f"game {index} of {configuration} with seed {corpus.seed} has the {what} "
                    f"{stepped} step by step, but {compiled} in a compiled playout"
                )
