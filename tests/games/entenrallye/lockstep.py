"""Games of Entenrallye that the rules and the oracle play side by side.

Games differ on purpose: from the start or from a scattered middle, with many cards in hands or few,
with fair dice or with dice that love one face; by players that act at random, hurry, tinker or
trade.
"""

import random
from collections import Counter

import jacta
from jacta import Event, Position
from jacta.engine.conformance.walks import Configuration
from tests.games import lockstep
from tests.games.entenrallye.oracle import ALL_CARDS, CARDS, SQUARES, Oracle
from tests.games.lockstep import Lockstep, Player, at_random, numbers

GAME = jacta.game("entenrallye")
NUMBERS = numbers(GAME)
CHANCE = {"throw", "buy", "draw"}


class Pair(lockstep.Pair[Oracle]):
    game = GAME
    all_every = 100
    try_every = 50

    def start(self) -> Position:
        return GAME.position(self.oracle.position())

    def check(self, events: list[Event]) -> None:
        position, oracle = self.position, self.oracle
        json = position.json
        assert json == oracle.position()
        assert position.is_chance == (oracle.phase in CHANCE)
        assert position.is_over == (oracle.phase == "over")
        asked = oracle.phase not in CHANCE and oracle.phase != "over"
        assert position.actors == ((oracle.seat,) if asked else ())
        self.seen.update(event.kind.name for event in events)
        if self.steps % 20 == 0 or oracle.phase in ("give", "over"):
            assert GAME.position(json) == position
            assert list(position.ranking) == oracle.ranking()
            for seat in (-1, self.rng.randrange(oracle.players)):
                self.check_view(seat)
        self.steps += 1

    def check_view(self, seat: int) -> None:
        """Both show a seat the same, and each car's defects and points."""
        seen, wanted = self.position.view(seat).json, self.oracle.view(seat)
        for name in ("phase", "pips", "month", "partner", "received", "kept"):
            assert seen[name] == wanted[name]
        assert seen["pile"] == len(self.oracle.pile)
        for other, (car, other_car) in enumerate(zip(seen["cars"], wanted["cars"], strict=True)):
            assert other_car.items() <= car.items()
            assert car["defects"] == self.oracle.defects(other)
            assert car["points"] == self.oracle.points(other)

    def allowed(self) -> set[str]:
        return self.oracle.legal()

    def follow(self, action: str) -> None:
        self.oracle.apply(action)

    def some_actions(self) -> list[int]:
        """Any action, and one that could nearly be legal."""
        size, drives = len(NUMBERS), NUMBERS["steal 0"]
        near = range(drives) if self.oracle.phase == "drive" else range(drives, size)
        return [self.rng.randrange(size), self.rng.choice(near)]

    def draw(self, weights: list[int]) -> None:
        events: list[Event] = []
        if self.oracle.phase == "throw":
            (pips,) = self.rng.choices(range(1, 7), weights)
            self.position = self.position.chance(f"die {pips}", events)
            self.oracle.throw(pips)
        else:
            cards = self.oracle.drawable()
            assert self.position.throw.sides == len(cards)
            index = self.rng.randrange(len(cards))
            outcome = self.position.outcome([index])
            assert outcome.notation.split()[1] == cards[index]
            self.position = self.position.chance(outcome, events)
            self.oracle.draw(cards[index])
        self.check(events)


def hurrying(pair: Pair) -> str:
    """As far as the die allows, and on to the inspections."""
    full = [action for action in pair.legal if action.endswith("0 no-part")]
    return pair.rng.choice(full or pair.legal)


def tinkering(pair: Pair) -> str:
    """One square a turn; the rest goes into parts and repairs."""
    slow = [a for a in pair.legal if a.startswith(("drive straight 1 ", "fit", "keep"))]
    return pair.rng.choice(slow or pair.legal)


def trading(pair: Pair) -> str:
    """Steals and exchanges whatever can be had, and fits nothing."""
    trades = [a for a in pair.legal if a.startswith(("steal", "exchange", "keep"))]
    parts = [action for action in pair.legal if action.endswith(" part")]
    others = [action for action in pair.legal if not action.startswith("fit")]
    return pair.rng.choice(trades or parts or others)


PLAYERS: list[Player[Pair]] = [at_random, hurrying, tinkering, trading]


def start(players: int, sticker: str, rng: random.Random) -> Oracle:
    """A game from the beginning, or from somewhere."""
    oracle = Oracle(players, sticker)
    if rng.random() < 0.5:
        return oracle
    oracle.turn = rng.randrange(500)
    oracle.month = rng.randrange(13)
    oracle.part = rng.randint(1, players) if oracle.month else 0
    scatter(oracle, rng)
    deal(oracle, rng)
    return oracle


def scatter(oracle: Oracle, rng: random.Random) -> None:
    """Cars anywhere, with what they must have visited or settled there."""
    names = [name for name in SQUARES if not name.startswith("M") and "back" not in SQUARES[name]]
    for car in oracle.cars:
        car.square = rng.choice(names)
        car.repair = rng.choice([0, 5, 12, 15, 19, 20])
        number = int(car.square) if car.square.isdigit() else 0
        for inspection, month, first, lane in (("TUV", 4, 14, "v"), ("ASU", 10, 42, "w")):
            workshop = car.square.startswith((inspection, lane))
            behind = number >= first and rng.random() < 0.5
            if oracle.month > month or workshop or behind:
                car.settled.add(inspection)
        passed = {"M1": number > 13, "M2": number > 28, "M3": number > 41}
        been = [meeting for meeting, past in passed.items() if past and rng.random() < 0.6]
        car.scores = {meeting: rng.randrange(25) for meeting in been}


def deal(oracle: Oracle, rng: random.Random) -> None:
    """Cards on cars and in hands: a few, or nearly all."""
    cards = rng.sample(ALL_CARDS, rng.choice([0, 8, 20, 44, 48]))
    for card in cards:
        car = rng.choice(oracle.cars)
        if CARDS[card]["section"] not in car.fitted and rng.random() < 0.3:
            car.fitted[CARDS[card]["section"]] = card
        else:
            car.hand.append(card)
    oracle.pile -= set(cards)


def begin(
    table: Configuration, rng: random.Random, seen: Counter[str]
) -> tuple[Pair, list[Player[Pair]], list[int]]:
    pair = Pair(start(table.players, dict(table.options)["sticker"], rng), rng, seen)
    seats = [rng.choice(PLAYERS) for _ in range(table.players)]
    weights = [1] * 6 if rng.random() < 0.7 else [rng.choice([1, 4]) for _ in range(6)]
    return pair, seats, weights


LOCKSTEP = Lockstep(
    GAME,
    begin,
    short=2_000,
    long=100_000,
    elsewhere=frozenset({"game-over", "not-your-turn", "die-in-the-air", "card-in-the-air"}),
)
