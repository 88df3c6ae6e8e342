"""Games of Verbindung gesucht that the rules and the oracle play side by side.

Games differ on purpose: with fair dice or with dice that love few faces; by players that act at
random, that like to place, or that weigh; on strict tables by players who announce rarely.
"""

import random
from collections import Counter

from jacta import Event, Position
from jacta.engine.conformance.walks import Configuration
from jacta.engine.vocabulary.enumerations import labels
from jacta.games.verbindung_gesucht.vocabulary import Ending
from tests.games import lockstep
from tests.games.lockstep import Lockstep, Player, by_bot, numbers
from tests.games.verbindung_gesucht.oracle import CELLS, ENDS, TURNS, Oracle
from tests.games.verbindung_gesucht.positions import GAME

NUMBERS = numbers(GAME)
FACES = "RBCrbW"


class Pair(lockstep.Pair[Oracle]):
    game = GAME
    all_every = 200

    def start(self) -> Position:
        return GAME.position(self.oracle.position())

    def check(self, events: list[Event]) -> None:
        position, oracle = self.position, self.oracle
        json = position.json
        assert json == oracle.position()
        assert position.is_chance == (oracle.phase == "throw")
        assert position.is_over == (oracle.phase == "over")
        assert position.actors == ((oracle.seat,) if oracle.phase == "place" else ())
        winner = oracle.winner
        assert list(position.merits) == [int(seat == winner) for seat in (0, 1)]
        self.seen.update(event.kind.name for event in events)
        told = [event.json for event in events]
        unblocked = [
            (event["seat"], event["base"], event["cell"])
            for event in told
            if event["type"] == "unblocked"
        ]
        assert unblocked == oracle.unblocked
        oracle.unblocked = []
        won = [event for event in told if event["type"] == "won"]
        if won:
            assert [event["seat"] for event in won] == [winner]
            # With auto no board is full without a winner (VG-A12).
            assert oracle.announce == "strict" or won[0]["how"] != "board-full"
            self.seen[f"won {won[0]['how']}"] += 1
        if position.is_over or self.steps % 20 == 0:
            assert GAME.position(json) == position
        self.steps += 1

    def allowed(self) -> set[str]:
        return self.oracle.legal()

    def follow(self, action: str) -> None:
        self.oracle.apply(action)

    def some_actions(self) -> list[int]:
        """An end of the turn, any action, and two that could nearly be legal."""
        rng, dice = self.rng, self.oracle.dice
        near = [die for die in ENDS if die[0] in dice]
        numbers = [NUMBERS[f"place {rng.choice(near)} {rng.choice(CELLS)}"] for _ in range(2)]
        return [NUMBERS["done"], *numbers, rng.randrange(len(NUMBERS))]

    def draw(self, weights: list[int]) -> None:
        events: list[Event] = []
        faces = self.rng.choices(FACES, weights, k=self.oracle.dice_to_throw)
        assert len(self.position.drawings) == len(faces)
        self.position = self.position.chance(" ".join(["throw", *faces]), events)
        self.oracle.throw("".join(faces))
        self.check(events)


def at_random(pair: Pair) -> str:
    """Anything, but announcements are rare: each of them ends the game."""
    return pair.rng.choice(unannounced(pair)) if pair.rng.random() < 0.98 else announced(pair)


def eagerly(pair: Pair) -> str:
    """Place whatever can be placed."""
    placing = [action for action in unannounced(pair) if action != "done"]
    return pair.rng.choice(placing or pair.legal)


def claiming(pair: Pair) -> str:
    """Announce once the own network is complete, and not before."""
    complete = pair.oracle.complete(pair.oracle.seat)
    return announced(pair) if complete and pair.rng.random() < 0.5 else eagerly(pair)


def unannounced(pair: Pair) -> list[str]:
    return [action for action in pair.legal if not action.startswith("announce")]


def announced(pair: Pair) -> str:
    return pair.rng.choice([a for a in pair.legal if a.startswith("announce")] or pair.legal)


def start(announce: str, rng: random.Random) -> Oracle:
    """A game from the beginning, or one that comes to its last turn soon (VG-A18)."""
    oracle = Oracle(announce)
    if rng.random() < 0.1:
        oracle.turn = rng.randint(TURNS - 20, TURNS - 1)
    return oracle


def begin(
    table: Configuration, rng: random.Random, seen: Counter[str]
) -> tuple[Pair, list[Player[Pair]], list[int]]:
    pair = Pair(start(dict(table.options)["announce"], rng), rng, seen)
    seats: list[Player[Pair]] = [rng.choice([at_random, eagerly, claiming]) for _ in range(2)]
    if rng.random() < 0.1:
        seats[rng.randrange(2)] = by_bot(GAME, "linker")
    weights = [1] * 6 if rng.random() < 0.5 else [rng.choice([1, 4, 12]) for _ in FACES]
    if rng.random() < 0.3:
        weights[FACES.index("W")] = 0  # few whites: many blockages
    return pair, seats, weights


LOCKSTEP = Lockstep(
    GAME,
    begin,
    short=1_200,
    long=100_000,
    elsewhere=frozenset(
        # Our board has all cells that can be named.
        {"game-over", "not-your-turn", "dice-in-the-air", "no-such-cell"}
    ),
    rare=frozenset(f"won {how}" for how in labels(Ending)),
)
