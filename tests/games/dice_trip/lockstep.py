"""Games of Dice Trip that the rules and the oracle play side by side.

Games differ on purpose: by players that strike gladly or never, that stay with few numbers, or
that use their powers at once; and by dice that are fair or love one face.
"""

import random
from collections import Counter

from jacta import Event, Position
from jacta.engine.conformance.walks import Configuration
from tests.games import lockstep
from tests.games.dice_trip.oracle import Oracle
from tests.games.dice_trip.positions import GAME
from tests.games.lockstep import Lockstep, Player, at_random, notations


class Pair(lockstep.Pair[Oracle]):
    game = GAME
    all_every = 400
    others_hear = ("entered-already", "not-the-thrower")

    def start(self) -> Position:
        options = {"tens": "yes" if self.oracle.tens else "no"}
        return GAME.start(self.oracle.players, options, self.oracle.map.name)

    def check(self, events: list[Event]) -> None:
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

    def allowed(self) -> set[str]:
        return self.oracle.legal(self.seat)

    def follow(self, action: str) -> None:
        self.oracle.apply(self.seat, action)

    def some_actions(self) -> list[int]:
        return [self.rng.randrange(len(notations(GAME))) for _ in range(2)]

    def draw(self, weights: list[int]) -> None:
        events: list[Event] = []
        name = "throw" if self.oracle.phase == "throw" else "rethrow"
        pips = self.rng.choices(range(1, 7), weights, k=len(self.oracle.in_the_air))
        assert len(self.position.drawings) == len(pips)
        self.position = self.position.chance(" ".join([name, *map(str, pips)]), events)
        self.oracle.throw(pips)
        self.check(events)


def writing(pair: Pair) -> str:
    """Never strikes where a number can be written."""
    return pair.rng.choice([a for a in pair.legal if a.startswith("write")] or pair.legal)


def striking(pair: Pair) -> str:
    """Strikes every other time."""
    strikes = [a for a in pair.legal if a.startswith("strike")]
    return pair.rng.choice(strikes if strikes and pair.rng.random() < 0.5 else pair.legal)


def keeping(pair: Pair) -> str:
    """Saves the reroll, and writes."""
    return "keep" if pair.legal[0] == "keep" else writing(pair)


PLAYERS: list[Player[Pair]] = [at_random, writing, striking, keeping]


def begin(
    table: Configuration, rng: random.Random, seen: Counter[str]
) -> tuple[Pair, list[Player[Pair]], list[int]]:
    seats = [rng.choice(PLAYERS) for _ in range(table.players)]
    weights = [1] * 6 if rng.random() < 0.7 else [rng.choice([1, 5, 20]) for _ in range(6)]
    oracle = Oracle(table.board, table.players, dict(table.options)["tens"] == "yes")
    return Pair(oracle, rng, seen), seats, weights


LOCKSTEP = Lockstep(
    GAME, begin, short=800, long=100_000, elsewhere=frozenset({"game-over", "dice-in-the-air"})
)
