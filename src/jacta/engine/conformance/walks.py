"""Random games over every configuration of a game, and the positions picked from them.

A walk plays one game step by step through the public surface, by the very dice and choices of the
compiled playouts with the same seed, so that the two can be compared.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product

import numpy as np

from jacta.engine.chance import Key, Seed
from jacta.engine.conformance.sweeps import below, fork
from jacta.engine.errors import JactaError
from jacta.engine.events import MOST_EVENTS
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.record import Record
from jacta.engine.stream import stream
from jacta.engine.values import Event

__all__ = ["Configuration", "Corpus", "Walk", "configurations", "legal_numbers", "play_walks"]

MOST_STEPS = 50_000
# So many games in a row that do not end are enough to say that they never do.
ENDLESS = 3
MOST_CONFIGURATIONS = 64
PICKS = 4
EVENTS_OF_A_KIND = 40
# Room beyond what the game asks for, so that a list that is too long is found and does no harm.
ROOM = 1024


@dataclass(frozen=True)
class Configuration:
    """One way to set up a game."""

    players: int
    options: tuple[tuple[str, str], ...]
    board: str

    def start(self, game: Game) -> Position:
        return game.start(self.players, dict(self.options), self.board)

    def __str__(self) -> str:
        words = [f"{self.players} players", *(f"{name} {choice}" for name, choice in self.options)]
        return ", ".join([*words, self.board])


@dataclass
class Walk:
    """One random game: its record, and what was met on the way."""

    configuration: Configuration
    seed: int
    record: Record
    broken: str = ""
    stuck: list[tuple[Position, int]] = field(default_factory=list)
    forced: list[tuple[Position, int]] = field(default_factory=list)
    overfull: list[str] = field(default_factory=list)
    keys_twice: list[tuple[Position, Key]] = field(default_factory=list)

    @property
    def is_whole(self) -> bool:
        return not self.broken and not self.stuck

    @property
    def is_endless(self) -> bool:
        return len(self.record.lines) >= MOST_STEPS


@dataclass
class Corpus:
    """What the checks look at: walks, positions of every sort picked from them, events seen."""

    game: Game
    seed: int
    walks: list[Walk] = field(default_factory=list)
    picks: dict[tuple[object, ...], list[Position]] = field(default_factory=dict)
    events: dict[str, dict[tuple[int, ...], Event]] = field(
        default_factory=lambda: defaultdict(dict)
    )

    @property
    def positions(self) -> Iterator[Position]:
        """All picked positions."""
        for found in self.picks.values():
            yield from found

    def rng(self, purpose: str) -> random.Random:
        """Choices of a check, the same in each run."""
        return random.Random(f"{self.game.name} {self.seed} {purpose}")


def configurations(game: Game) -> list[Configuration]:
    """Every number of players, choice of options and board; evenly thinned if they are many."""
    choices = [[(option.name, choice) for choice in option.choices] for option in game.options]
    found = [
        Configuration(players, options, board)
        for players, options, board in product(game.players, product(*choices), game.boards_of())
    ]
    step = -(-len(found) // MOST_CONFIGURATIONS)
    return found[::step]


def legal_numbers(position: Position, seat: int) -> list[int]:
    """What the generator lists, even if that is more than the game allows itself."""
    game = position.game
    out = np.zeros(max(game.most_legal, game.actions.size) + ROOM, np.int32)
    number = game.doors["legal"](game.board(position.board_name), position.array, seat, out)
    return [int(action) for action in out[: int(number)]]


def play_walks(
    game: Game, seed: int, games: int, tell: Callable[[str], None] | None = None
) -> Corpus:
    """Play `games` random games for each number of players, over all its configurations."""
    corpus, rng = Corpus(game, seed), random.Random(seed)
    met: dict[tuple[object, ...], int] = defaultdict(int)
    found = configurations(game)
    each = -(-games * len(game.players) // len(found))
    for configuration in found:
        if tell is not None:
            tell(f"random games: {configuration}")
        for index in range(each):
            walker = _Walker(corpus, configuration, index, met, rng)
            corpus.walks.append(walker.walk)
            walker.go()
            if sum(walk.is_endless for walk in corpus.walks[-ENDLESS:]) == ENDLESS:
                return corpus
    return corpus


class _Walker:
    """Plays one game and files what it meets."""

    def __init__(
        self,
        corpus: Corpus,
        configuration: Configuration,
        index: int,
        met: dict[tuple[object, ...], int],
        rng: random.Random,
    ) -> None:
        game, start = corpus.game, configuration.start(corpus.game)
        seed = fork(corpus.seed, index)
        record = Record(game, start, ["random"] * start.players, f"seed {seed}")
        self.walk = Walk(configuration, seed, record)
        self._corpus, self._game, self._source = corpus, game, Seed(seed)
        self._counter = stream(fork(seed, 1))
        self._keys: set[Key] = set()
        self._met, self._rng = met, rng
        self._bases = np.array([game.actions.base(kind.name) for kind in game.actions])

    def go(self) -> None:
        """Play to the end, or until something breaks."""
        walk = self.walk
        while not walk.record.final.is_over and walk.is_whole:
            if walk.is_endless:
                return
            self._step(walk.record.final)
        if walk.record.final.is_over:
            self._pick(("over",), walk.record.final)

    def _step(self, position: Position) -> None:
        events: list[Event] = []
        try:
            if position.is_chance:
                self._meet_chance(position)
                self.walk.record.roll(self._source, events)
            else:
                numbers = self._meet_decision(position)
                if self.walk.stuck:
                    return
                choice = numbers[below(self._counter, len(numbers))]
                self.walk.record.act(position.actors[0], choice, events)
        except Exception as error:  # whatever a faulty game raises is a finding of the checks
            self.walk.broken = f"{type(error).__name__}: {error}"
            if not position.is_chance:
                self._corpus.picks.setdefault(("broken",), []).append(position)
            return
        if len(events) >= MOST_EVENTS:
            self.walk.overfull.append(f"one step gave {len(events)} events or more")
        for event in events:
            seen = self._corpus.events[event.kind.name]
            if len(seen) < EVENTS_OF_A_KIND:
                seen.setdefault(event.values, event)

    def _meet_chance(self, position: Position) -> None:
        found = position.drawings
        if len(found) > self._game.most_draws:
            raise JactaError(f"{len(found)} draws, but most_draws is {self._game.most_draws}")
        for drawing in found:
            if drawing.key in self._keys:
                self.walk.keys_twice.append((position, drawing.key))
            self._keys.add(drawing.key)
        self._pick(("chance", *{drawing.kind for drawing in found}), position)

    def _meet_decision(self, position: Position) -> list[int]:
        """The legal actions of the first seat that acts.

        Positions without a choice, or with a list too long, are told and kept from other checks.
        """
        actors, fewest = position.actors, 1
        listed = [legal_numbers(position, seat) for seat in actors]
        for seat, numbers in zip(actors, listed, strict=True):
            if not numbers:
                self.walk.stuck.append((position, seat))
            elif len(numbers) > self._game.most_legal:
                self.walk.overfull.append(f"seat {seat} has {len(numbers)} legal actions")
        if len(actors) == 1 and not self._game.hidden:
            fewest = 2
            if len(listed[0]) == 1:
                self.walk.forced.append((position, listed[0][0]))
        if all(fewest <= len(numbers) <= self._game.most_legal for numbers in listed):
            kinds = np.unique(np.searchsorted(self._bases, listed[0], "right"))
            self._pick(("decision", len(actors), tuple(kinds.tolist())), position)
        return listed[0]

    def _pick(self, sort: tuple[object, ...], position: Position) -> None:
        """Keep a few positions of each sort and configuration, all with equal chances."""
        key = (self.walk.configuration, *sort)
        self._met[key] += 1
        kept = self._corpus.picks.setdefault(key, [])
        if len(kept) < PICKS:
            kept.append(position)
        elif (place := self._rng.randrange(self._met[key])) < PICKS:
            kept[place] = position
