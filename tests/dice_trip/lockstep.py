"""The rules and the oracle play the same games side by side, and must agree on everything.

Games differ on purpose: by players that strike gladly or never, that stay with few numbers, or
that use their powers at once; and by dice that are fair or love one face.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from jacta import Event, IllegalAction
from tests.dice_trip.oracle import Oracle
from tests.dice_trip.positions import GAME

NOTATIONS = [GAME.action(number).notation for number in range(GAME.actions.size)]
NUMBERS = {notation: number for number, notation in enumerate(NOTATIONS)}

Player = Callable[["Pair", list[str]], str]


class Pair:
    """One game in both forms."""

    def __init__(self, oracle: Oracle, rng: random.Random, seen: Counter[str]) -> None:
        self.oracle, self.rng, self.seen = oracle, rng, seen
        options = {"tens": "yes" if oracle.tens else "no"}
        self.position = GAME.start(oracle.players, options, oracle.map.name)
        self.steps = 0
        self.check([])

    def check(self, events: list[Event]) -> None:
        """Both say the same of where the game stands, and the events tell the truth."""
        position, oracle = self.position, self.oracle
        assert position.is_chance == (oracle.phase in ("throw", "rethrow"))
        assert position.is_over == (oracle.phase == "over")
        assert position.actors == oracle.actors
        self.seen.update(event.kind.name for event in events)
        self.steps += 1
        if self.steps % 5 == 0 or position.is_over:
            json = position.json
            assert json == oracle.position()
            assert self.steps % 20 or GAME.position(json) == position
        if position.is_over or (oracle.phase == "throw" and self.rng.random() < 0.05):
            scores = oracle.scores()
            assert list(position.merits) == scores
            told = [event.json["points"] for event in events if event.kind.name == "scored"]
            assert told == (scores if position.is_over else [])
            seen = position.view(self.rng.randrange(oracle.players)).json["scores"]
            assert [score["total"] for score in seen] == scores

    def check_legal(self, seat: int) -> list[str]:
        """Both allow the same actions, and refuse the same."""
        position, allowed = self.position, self.oracle.legal(seat)
        legal = [NOTATIONS[number] for number in position.legal_numbers(seat)]
        assert set(legal) == allowed
        assert len(legal) == len(allowed)
        everything = self.steps % 400 == 0
        for number in range(len(NOTATIONS)) if everything else self.some_actions():
            refusal = position.refusal(seat, number)
            assert (refusal is None) == (NOTATIONS[number] in allowed), NOTATIONS[number]
            if refusal is not None:
                self.seen[refusal.code] += 1
        other = self.rng.randrange(position.players)
        if other not in position.actors:
            assert position.legal_numbers(other) == []
            refusal = position.refusal(other, self.rng.choice(legal))
            assert refusal is not None
            assert refusal.code in ("entered-already", "not-the-thrower")
            self.seen[refusal.code] += 1
        return legal

    def some_actions(self) -> list[int]:
        return [self.rng.randrange(len(NOTATIONS)) for _ in range(2)]

    def refuse(self, seat: int, legal: list[str]) -> None:
        """Neither carries out an illegal action."""
        notation = self.rng.choice(NOTATIONS)
        if notation not in legal:
            with pytest.raises(IllegalAction):
                self.position.apply(seat, notation)
            with pytest.raises(ValueError, match="illegal"):
                self.oracle.apply(seat, notation)

    def draw(self, weights: list[int]) -> None:
        """The same luck for both."""
        events: list[Event] = []
        name = "throw" if self.oracle.phase == "throw" else "rethrow"
        pips = self.rng.choices(range(1, 7), weights, k=len(self.oracle.in_the_air))
        assert len(self.position.drawings) == len(pips)
        self.position = self.position.chance(" ".join([name, *map(str, pips)]), events)
        self.oracle.throw(pips)
        self.check(events)

    def act(self, seat: int, player: Player) -> None:
        """The same decision for both."""
        legal = self.check_legal(seat)
        if self.steps % 10 == 0:
            self.refuse(seat, legal)
        action, events = player(self, legal), list[Event]()
        self.position = self.position.apply(seat, NUMBERS[action], events)
        self.oracle.apply(seat, action)
        self.seen[action.split()[0]] += 1
        self.check(events)


def at_random(pair: Pair, legal: list[str]) -> str:
    return pair.rng.choice(legal)


def writing(pair: Pair, legal: list[str]) -> str:
    """Never strikes where a number can be written."""
    return pair.rng.choice([a for a in legal if a.startswith("write")] or legal)


def striking(pair: Pair, legal: list[str]) -> str:
    """Strikes every other time."""
    strikes = [a for a in legal if a.startswith("strike")]
    return pair.rng.choice(strikes if strikes and pair.rng.random() < 0.5 else legal)


def keeping(pair: Pair, legal: list[str]) -> str:
    """Saves the reroll, and writes."""
    return "keep" if legal[0] == "keep" else writing(pair, legal)


PLAYERS: list[Player] = [at_random, writing, striking, keeping]


def run(map: str, players: int, tens: bool, decisions: int, seed: int = 0) -> Counter[str]:
    """Play games until so many decisions are made; what happened how often."""
    rng = random.Random(f"{map} {players} {tens} {seed}")
    seen: Counter[str] = Counter()
    made = 0
    while made < decisions:
        pair = Pair(Oracle(map, players, tens), rng, seen)
        seats = [rng.choice(PLAYERS) for _ in range(players)]
        weights = [1] * 6 if rng.random() < 0.7 else [rng.choice([1, 5, 20]) for _ in range(6)]
        while pair.oracle.phase != "over" and made < decisions:
            if pair.position.is_chance:
                pair.draw(weights)
            else:
                seat = rng.choice(pair.position.actors)
                pair.act(seat, seats[seat])
                made += 1
        seen["games"] += pair.position.is_over
    return seen
