"""Round trips: positions as bytes, JSON and copies, and whole games as records."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec

from jacta.engine.chance import Seed
from jacta.engine.conformance.report import Tally, seat_name, where
from jacta.engine.conformance.walks import Corpus, Walk, legal_numbers
from jacta.engine.errors import BadPosition, JactaError
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.record import Record
from jacta.engine.rules import SPECTATOR
from jacta.engine.stream import stream
from jacta.engine.values import Action

__all__ = ["round_trips"]

STEPS = 6


def round_trips(corpus: Corpus, tally: Tally) -> Iterator[str]:
    """What is written can be read back and is the same; what is done leaves the original alone."""
    counter = stream(corpus.seed)
    for position in corpus.positions:
        tally.add()
        yield from _written(corpus.game, position)
        yield from _left_alone(position)
        yield from _shown(position)
        yield from _played_on(corpus, position)
        for seat in (SPECTATOR, *range(position.players)) if corpus.game.View else ():
            imagined = corpus.game.sample(position.view(seat), counter)
            for problem in _written(corpus.game, imagined):
                yield f"sampled from what {seat_name(seat)} sees: {problem}"
    for walk in _one_of_each(corpus):
        tally.add()
        yield from _record(corpus.game, walk.record)


def _written(game: Game, position: Position) -> Iterator[str]:
    """Bytes, JSON and a copy give the same position again."""
    text = json.dumps(position.json)
    try:
        if game.position(json.loads(text)) != position:
            yield f"the JSON of a position reads as another one, {where(position)}"
        if game.position(position.bytes, position.board_name) != position:
            yield f"the bytes of a position read as another one, {where(position)}"
    except JactaError as error:
        yield f"a position cannot be read back: {error}, {where(position)}"
    copy = Position(game, position.array, position.board_name)
    if copy != position or hash(copy) != hash(position) or copy.json != position.json:
        yield f"a copy is not equal to its original, {where(position)}"
    try:
        game.position({**json.loads(text), "a field that no game has": 0})
        yield f"a foreign field is read over in silence, {where(position)}"
    except BadPosition:
        pass


def _shown(position: Position) -> Iterator[str]:
    """What a seat is shown is of the type that the game declares for it."""
    form = position.game.payloads
    for seat in (SPECTATOR, *range(position.players)):
        payload = position.view(seat).payload
        try:
            if msgspec.convert(position.view(seat).json, form.view) != payload:
                yield f"what {seat_name(seat)} is shown reads as another view, {where(position)}"
        except msgspec.ValidationError as error:
            yield f"what {seat_name(seat)} is shown is not a view: {error}, {where(position)}"


def _left_alone(position: Position) -> Iterator[str]:
    """A step gives a new position and changes neither the old one nor the board."""
    before, board = position.bytes, position.game.board(position.board_name)
    board_before = board.tobytes()
    for step, _ in _steps(position):
        if position.bytes != before:
            yield f"{step} changed the position it was applied to, {where(position)}"
        if board.tobytes() != board_before:
            yield f"{step} changed the board, {where(position)}"


def _steps(position: Position) -> Iterator[tuple[str, Position]]:
    """One step of each seat that acts, or one throw, and what comes of it."""
    if position.is_chance:
        yield "chance", position.roll(Seed(0))
    for seat in position.actors:
        for number in legal_numbers(position, seat)[:STEPS]:
            if position.refusal(seat, number) is None:
                action = Action(number, position.game)
                yield f"'{action}' by seat {seat}", position.apply(seat, action)


def _played_on(corpus: Corpus, position: Position) -> Iterator[str]:
    """A record may begin anywhere."""
    rng, source = corpus.rng("played on"), Seed(corpus.seed)
    names = [f"player {seat}" for seat in range(position.players)]
    record = Record(corpus.game, position, names, source.describe())
    for _ in range(STEPS):
        if record.final.is_chance:
            record.roll(source)
            continue
        seats = record.final.actors
        moves = [(seat, n) for seat in seats for n in legal_numbers(record.final, seat)]
        if not moves or record.final.refusal(*(move := rng.choice(moves))):
            break
        record.act(*move)
    yield from _record(corpus.game, record)


def _record(game: Game, record: Record) -> Iterator[str]:
    text = record.text
    try:
        read = Record.read(text, lambda _: game)
    except JactaError as error:
        yield f"a record cannot be read back: {error}, {where(record.start)}"
        return
    if read.text != text:
        yield f"a record reads as another one, {where(record.start)}"
    if read.final != record.final:
        yield f"a record replays to another position, {where(record.final)}"


def _one_of_each(corpus: Corpus) -> Iterator[Walk]:
    """The shortest whole walk of each configuration."""
    shortest: dict[object, Walk] = {}
    for walk in corpus.walks:
        known = shortest.setdefault(walk.configuration, walk)
        if walk.is_whole and len(walk.record.lines) < len(known.record.lines):
            shortest[walk.configuration] = walk
    yield from (walk for walk in shortest.values() if walk.is_whole)
