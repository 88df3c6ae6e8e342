"""Chance: keys name each draw once, and weights count the rows of faces behind each result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from math import prod

from jacta.engine.chance import Key, Seed
from jacta.engine.conformance.report import Tally, where
from jacta.engine.conformance.walks import Corpus
from jacta.engine.position import Position
from jacta.engine.values import Event, Outcome

__all__ = ["chance"]

MOST_ROWS = 2_000
SAMPLED_ROWS = 100
MOST_NODES = 150


def chance(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """Every chance node says truly what can come of it, and how often."""
    for walk in corpus.walks:
        if walk.broken and walk.record.final.is_chance:
            yield f"a random game broke off: {walk.broken}, {where(walk.record.final)}"
        for position, key in walk.keys_twice[:1]:
            yield f"two draws of one game have {_name(key)}, {where(position)}"
    nodes = [position for position in corpus.positions if position.is_chance]
    if not nodes:
        tally.note = "there is no chance"
    corpus.rng("chance").shuffle(nodes)
    for position in islice(nodes, MOST_NODES):
        problems = list(_draws(corpus, position))
        yield from problems
        if not problems:
            yield from _results(corpus, position, tally)


def _draws(corpus: Corpus, position: Position) -> Iterator[str]:
    """The draws are of known kinds, have faces, and keys that fit the dice's stream."""
    game, drawings = corpus.game, position.drawings
    if not drawings:
        yield f"a chance node has no draw, {where(position)}"
        return
    sides, key, kind = drawings[-1]
    fits = key.turn >= 0 and -1 <= key.seat < 255 and 0 <= key.throw < 1 << 16
    if not fits or not 0 <= key.die < 255:
        yield f"{_name(key)} is out of bounds, {where(position)}"
    if not 0 <= kind < len(game.draws):
        yield f"a draw is of the unknown kind {kind}, {where(position)}"
        return
    draw = game.draws[kind]
    if not 1 <= sides <= draw.faces.size:
        yield f"'{draw.label}' has {sides} sides but {draw.faces.size} faces, {where(position)}"
    source = Seed(corpus.seed)
    if position.draw(source) != position.draw(Seed(corpus.seed)):
        yield f"the same seed gives other faces, {where(position)}"


def _results(corpus: Corpus, position: Position, tally: Tally) -> Iterator[str]:
    """Every row of faces leads where its outcome leads, and the weights count the rows."""
    sides = [drawing.sides for drawing in position.drawings]
    rows, outcomes = prod(sides), position.outcomes()
    if (total := sum(outcome.weight for outcome in outcomes)) != rows:
        yield f"the weights sum to {total}, but there are {rows} rows of faces, {where(position)}"
    if len(set(outcomes)) != len(outcomes):
        yield f"an outcome is listed twice, {where(position)}"
    for outcome in islice(outcomes, 0, None, max(1, len(outcomes) // SAMPLED_ROWS)):
        if position.outcome(outcome.notation) != outcome:
            yield f"the outcome '{outcome}' is not read back from its notation, {where(position)}"
    if rows <= MOST_ROWS:
        tally.add(rows)
        yield from _count_rows(position, sides, outcomes)
    if corpus.game.draws[position.drawings[0].kind].alike:
        tally.add(SAMPLED_ROWS)
        yield from _sample_rows(corpus, position, sides)


def _count_rows(position: Position, sides: list[int], outcomes: list[Outcome]) -> Iterator[str]:
    weights: Counter[bytes] = Counter()
    names: dict[bytes, Outcome] = {}
    for outcome in outcomes:
        after = position.chance(outcome).bytes
        weights[after] += outcome.weight
        names[after] = outcome
    rows = Counter(
        position.chance(position.outcome(faces)).bytes for faces in product(*map(range, sides))
    )
    for after in set(rows) - set(names):
        yield f"{rows[after]} rows of faces lead where no outcome leads, {where(position)}"
    for after, outcome in names.items():
        if rows[after] and rows[after] != weights[after]:
            yield (
                f"where '{outcome}' leads, {rows[after]} rows of faces lead, but the weight is "
                f"{weights[after]}, {where(position)}"
            )


def _sample_rows(corpus: Corpus, position: Position, sides: list[int]) -> Iterator[str]:
    """Draws that are alike: a row and its rising order lead to one position by the same events."""
    rng = corpus.rng("rows")
    for _ in range(SAMPLED_ROWS):
        faces = [rng.randrange(side) for side in sides]
        row = position.outcome(faces)
        result = position.outcome(sorted(faces))
        events: tuple[list[Event], list[Event]] = ([], [])
        if position.chance(row, events[0]) != position.chance(result, events[1]):
            yield f"'{row}' leads elsewhere than its outcome '{result}', {where(position)}"
        elif events[0] != events[1]:
            yield f"'{row}' has other events than its outcome '{result}', {where(position)}"


def _name(key: Key) -> str:
    return f"the key (turn {key.turn}, seat {key.seat}, throw {key.throw}, die {key.die})"
