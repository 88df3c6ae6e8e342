"""The rules and the oracle play the same games side by side, and must agree on everything.

Games differ on purpose: from the start or from a scattered middle, with many cards in hands or few,
with fair dice or with dice that love one face; by players that act at random, hurry, tinker or
trade.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest

import jacta
from jacta import Event, IllegalAction
from tests.entenrallye.oracle import ALL_CARDS, CARDS, SQUARES, Oracle

GAME = jacta.game("entenrallye")
NOTATIONS = [GAME.action(number).notation for number in range(GAME.actions.size)]
NUMBERS = {notation: number for number, notation in enumerate(NOTATIONS)}
CHANCE = {"throw", "buy", "draw"}

Player = Callable[["Pair"], str]


class Pair:
    """One game in both forms."""

    def __init__(
        self, oracle: Oracle, rng: random.Random, seen: Counter[str] | None = None
    ) -> None:
        self.oracle, self.rng = oracle, rng
        self.seen = Counter[str]() if seen is None else seen
        self.position = GAME.position(oracle.position())
        self.legal: list[str] = []
        self.steps = 0
        self.check([])

    def check(self, events: list[Event]) -> None:
        """Both say the same of where the game stands."""
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

    def check_legal(self) -> None:
        """Both allow the same actions, and refuse the same."""
        position, seat = self.position, self.oracle.seat
        self.legal = [NOTATIONS[number] for number in position.legal_numbers(seat)]
        allowed = self.oracle.legal()
        assert set(self.legal) == allowed
        assert len(self.legal) == len(allowed)
        everything = self.steps % 100 == 0
        for number in range(len(NOTATIONS)) if everything else self.some_actions():
            refusal = position.refusal(seat, number)
            assert (refusal is None) == (NOTATIONS[number] in allowed), NOTATIONS[number]
            if refusal is not None:
                self.seen[refusal.code] += 1

    def some_actions(self) -> list[int]:
        """Any action, and one that could nearly be legal."""
        size, drives = len(NOTATIONS), NUMBERS["steal 0"]
        near = range(drives) if self.oracle.phase == "drive" else range(drives, size)
        return [self.rng.randrange(size), self.rng.choice(near)]

    def refuse(self) -> None:
        """Neither carries out an illegal action."""
        notation = self.rng.choice(NOTATIONS)
        if notation not in self.legal:
            with pytest.raises(IllegalAction):
                self.position.apply(self.oracle.seat, notation)
            with pytest.raises(ValueError, match="illegal"):
                self.oracle.apply(notation)

    def draw(self, weights: list[int]) -> None:
        """The same luck for both."""
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

    def act(self, player: Player) -> None:
        """The same decision for both."""
        self.check_legal()
        if self.steps % 50 == 0:
            self.refuse()
        action, events = player(self), list[Event]()
        self.position = self.position.follow(self.oracle.seat, NUMBERS[action], events)
        self.seen[action.split()[0]] += 1
        self.oracle.apply(action)
        self.check(events)


def at_random(pair: Pair) -> str:
    return pair.rng.choice(pair.legal)


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


PLAYERS: list[Player] = [at_random, hurrying, tinkering, trading]


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
        for inspection, month, first in (("TUV", 4, 14), ("ASU", 10, 42)):
            workshop = car.square.startswith(inspection)
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


def run(players: int, sticker: str, decisions: int, seed: int = 0) -> Counter[str]:
    """Play games until so many decisions are made; what happened how often."""
    rng = random.Random(f"{players} {sticker} {seed}")
    seen: Counter[str] = Counter()
    made = 0
    while made < decisions:
        pair = Pair(start(players, sticker, rng), rng, seen)
        seats = [rng.choice(PLAYERS) for _ in range(players)]
        weights = [1] * 6 if rng.random() < 0.7 else [rng.choice([1, 4]) for _ in range(6)]
        while pair.oracle.phase != "over" and made < decisions:
            if pair.position.is_chance:
                pair.draw(weights)
            else:
                pair.act(seats[pair.oracle.seat])
                made += 1
        seen["games"] += pair.position.is_over
    return seen
