"""Rules and an oracle play the same games side by side, and must agree on everything.

The module `lockstep` of a game's tests has `LOCKSTEP`: how a pair of both begins, and by whom it is
played.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import pytest

from jacta import Event, IllegalAction, Position
from jacta.bots import PolicyBot, policy
from jacta.engine.conformance.walks import Configuration
from jacta.engine.game import Game

__all__ = ["Lockstep", "Pair", "Player", "at_random", "by_bot", "notations", "numbers"]

O_ = TypeVar("O_")
P = TypeVar("P", bound="Pair[Any]")

# Chooses one of the legal actions of the seat that acts.
Player: TypeAlias = Callable[[P], str]


@cache
def notations(game: Game) -> list[str]:
    """All actions of a game by their numbers."""
    return [game.action(number).notation for number in range(game.actions.size)]


@cache
def numbers(game: Game) -> dict[str, int]:
    """The numbers of all actions."""
    return {notation: number for number, notation in enumerate(notations(game))}


class Pair(ABC, Generic[O_]):
    """One game in both forms, which must agree on everything.

    `legal` are the actions of the seat that is to act. All actions there are are compared every
    `all_every` steps, and an illegal one is tried every `try_every` steps. `others_hear` are the
    reasons why a seat may do nothing that is not to act.
    """

    game: ClassVar[Game]
    all_every: ClassVar[int]
    try_every: ClassVar[int] = 10
    others_hear: ClassVar[tuple[str, ...]] = ("not-your-turn",)

    def __init__(self, oracle: O_, rng: random.Random, seen: Counter[str] | None = None) -> None:
        self.oracle, self.rng = oracle, rng
        self.seen = Counter[str]() if seen is None else seen
        self.position = self.start()
        self.seat, self.legal, self.steps = -1, list[str](), 0
        self.check([])

    @abstractmethod
    def start(self) -> Position:
        """The position of the rules where the oracle stands."""

    @abstractmethod
    def check(self, events: list[Event]) -> None:
        """Both say the same of where the game stands, and the events tell the truth."""

    @abstractmethod
    def some_actions(self) -> Sequence[int]:
        """A few actions of which some could nearly be legal."""

    @abstractmethod
    def draw(self, weights: list[int]) -> None:
        """The same luck for both."""

    @abstractmethod
    def allowed(self) -> set[str]:
        """What the oracle allows the seat that is to act."""

    @abstractmethod
    def follow(self, action: str) -> None:
        """Let the oracle carry out an action; ValueError if it is illegal."""

    def note(self, action: str) -> None:
        """Count what happens."""
        self.seen[action.split()[0]] += 1

    def act(self, seat: int, player: Player[Any]) -> None:
        """The same decision for both."""
        self.seat = seat
        self._check_legal()
        if self.steps % self.try_every == 0:
            self._try_illegal()
        action, events = player(self), list[Event]()
        self.position = self.position.follow(seat, numbers(self.game)[action], events)
        self.follow(action)
        self.note(action)
        self.check(events)

    def _check_legal(self) -> None:
        """Both allow the same actions, and refuse the same."""
        every = notations(self.game)
        self.legal = [every[number] for number in self.position.legal_numbers(self.seat)]
        allowed = self.allowed()
        assert set(self.legal) == allowed
        assert len(self.legal) == len(allowed)
        is_time = self.steps % self.all_every == 0
        for number in range(len(every)) if is_time else self.some_actions():
            refusal = self.position.refusal(self.seat, number)
            assert (refusal is None) == (every[number] in allowed), every[number]
            if refusal is not None:
                self.seen[refusal.code] += 1
        self._check_other(self.rng.randrange(self.position.players))

    def _check_other(self, other: int) -> None:
        """A seat that is not to act may do nothing."""
        if other in self.position.actors:
            return
        assert self.position.legal_numbers(other) == []
        refusal = self.position.refusal(other, self.rng.choice(self.legal))
        assert refusal is not None
        assert refusal.code in self.others_hear
        self.seen[refusal.code] += 1

    def _try_illegal(self) -> None:
        """Neither carries out an illegal action."""
        notation = self.rng.choice(notations(self.game))
        if notation not in self.legal:
            with pytest.raises(IllegalAction):
                self.position.apply(self.seat, notation)
            with pytest.raises(ValueError, match="illegal"):
                self.follow(notation)


def at_random(pair: Pair[Any]) -> str:
    return pair.rng.choice(pair.legal)


def by_bot(game: Game, name: str) -> Player[Any]:
    """As a bot of ours chooses."""
    bot = PolicyBot(game, policy(game, name))

    def choose(pair: Pair[Any]) -> str:
        view, legal = pair.position.view(pair.seat), pair.position.legal(pair.seat)
        return bot.choose(view, legal).notation

    return choose


@dataclass(frozen=True)
class Lockstep(Generic[P]):
    """The games that are played side by side, and what must be met in them.

    `begin` makes a pair that counts what is seen, a player for each seat and weights of the faces;
    games differ on purpose. `short` and `long` are numbers of decisions at each sort of table.
    Beside every event, kind of action and reason there is, but for those that are asked
    `elsewhere`, all that is `rare` must be met; what is `rarest` in the long run.
    """

    game: Game
    begin: Callable[
        [Configuration, random.Random, Counter[str]], tuple[P, Sequence[Player[P]], list[int]]
    ]
    short: int
    long: int
    elsewhere: frozenset[str]
    rare: frozenset[str] = frozenset()
    rarest: frozenset[str] = frozenset()

    @property
    def wanted(self) -> set[str]:
        """All that must be met."""
        kinds = {kind.name for kind in (*self.game.events, *self.game.actions)}
        reasons = {reason.code for reason in self.game.reasons}
        return (kinds | reasons | self.rare) - self.elsewhere

    def run(self, table: Configuration, decisions: int, seed: int = 0) -> Counter[str]:
        """Play games at tables like this one until so many decisions are made; what happened how
        often."""
        seen, rng, made = Counter[str](), random.Random(f"{table} {seed}"), 0
        while made < decisions:
            pair, players, weights = self.begin(table, rng, seen)
            while not pair.position.is_over and made < decisions:
                if pair.position.is_chance:
                    pair.draw(weights)
                else:
                    seat = pair.rng.choice(pair.position.actors)
                    pair.act(seat, players[seat])
                    made += 1
            seen["games"] += pair.position.is_over
        return seen
