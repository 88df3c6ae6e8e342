"""Games of Würfel Express that the rules and the oracle play side by side.

Games differ on purpose: from set-up, from a drawn middle or close to the last turn; with fair
dice or with dice that love few colours; by players that act at random, eagerly or greedily.
"""

import random
from collections import Counter
from itertools import accumulate

from jacta import Event, Position
from jacta.engine.conformance.walks import Configuration
from tests.games import lockstep
from tests.games.lockstep import Lockstep, Player, at_random, by_bot, numbers
from tests.games.wurfel_express.oracle import COLOURS, STRIP_NAMED, TURNS, Oracle, Track
from tests.games.wurfel_express.positions import GAME

NUMBERS = numbers(GAME)


class Pair(lockstep.Pair[Oracle]):
    game = GAME
    all_every = 500

    def start(self) -> Position:
        oracle = self.oracle
        if oracle.phase == "set-up":
            return GAME.start(oracle.players, {"shorter": oracle.shorter})
        return GAME.position(oracle.position())

    def check(self, events: list[Event]) -> None:
        position, oracle = self.position, self.oracle
        json = position.json
        assert json == oracle.position()
        assert position.is_chance == (oracle.phase in ("set-up", "throw"))
        assert position.is_over == (oracle.phase == "over")
        asked = oracle.phase in ("discard", "keep", "take")
        assert position.actors == ((oracle.seat,) if asked else ())
        assert list(position.ranking) == oracle.ranking()
        self.seen.update(event.kind.name for event in events)
        told = [event.json for event in events if "cell" in event.kind.fields]
        fronts = {event["seat"]: event["cell"] for event in told}
        assert all(oracle.cell(seat) == cell for seat, cell in fronts.items()), told
        if oracle.phase in ("take", "over") or self.steps % 20 == 0:
            assert GAME.position(json) == position
        self.steps += 1

    def allowed(self) -> set[str]:
        return self.oracle.legal()

    def follow(self, action: str) -> None:
        self.oracle.apply(action)

    def some_actions(self) -> list[int]:
        """Any two actions, and two that could nearly be legal."""
        rng, dice = self.rng, self.oracle.dice or COLOURS
        strip = f"{rng.choice(dice)}{rng.randint(2, 6)}"
        near = [f"take {strip}", f"steal {rng.randrange(6)} {strip}", "done", "stop", "keep -"]
        victim = rng.randrange(self.oracle.players)
        if strips := self.oracle.tracks[victim].strips:
            near.append(f"steal {victim} {rng.choice(strips)}")
        numbers = [NUMBERS[notation] for notation in rng.sample(near, 2)]
        return [*numbers, *(rng.randrange(len(NUMBERS)) for _ in range(2))]

    def draw(self, weights: list[int]) -> None:
        events: list[Event] = []
        if self.oracle.phase == "set-up":
            outcome = self.rng.choice(self.position.outcomes())
            strips = outcome.notation.split()[1]
            self.position = self.position.chance(outcome, events)
            self.oracle.set_up([strips[at : at + 2] for at in range(0, len(strips), 2)])
        else:
            faces = self.rng.choices(COLOURS, weights, k=self.oracle.dice_to_throw)
            assert len(self.position.drawings) == len(faces)
            self.position = self.position.chance(" ".join(["throw", *faces]), events)
            self.oracle.throw("".join(faces))
        self.check(events)

    def note(self, action: str) -> None:
        self.seen[action if action.startswith("discard") else action.split()[0]] += 1
        if max(map(self.oracle.dice.count, COLOURS)) == 7:
            self.seen["seven of a colour"] += 1
        if len(self.oracle.robbed) > 1:
            self.seen["two thefts in a turn"] += 1
        if len(self.oracle.last_place) == self.oracle.players:
            self.seen["all in last place"] += 1


def eagerly(pair: Pair) -> str:
    """Keep the colour of most dice, and take while there is something to take."""
    oracle, rng = pair.oracle, pair.rng
    if oracle.phase == "discard":
        return rng.choice(pair.legal) if len(oracle.own.strips) > 3 else "discard 0"
    if oracle.phase == "keep":
        useful = [die for die in oracle.dice if not oracle.own.holds(die)]
        kept = max((die * useful.count(die) for die in useful), key=len, default="-")
        return "stop" if kept == oracle.dice else f"keep {kept}"
    return rng.choice([action for action in pair.legal if action != "done"])


def start(players: int, shorter: str, rng: random.Random) -> Oracle:
    """A game from the beginning, from somewhere, or close to its last turn."""
    oracle = Oracle(players, shorter)
    if rng.random() < 0.6:
        return oracle
    if oracle.phase == "set-up":
        group = {2: 3, 3: 2}[players]
        colours = rng.sample(COLOURS, 2 * group)
        oracle.set_up([f"{c}2" for c in colours[:group]] + [f"{c}3" for c in colours[group:]])
    if rng.random() < 0.5:
        oracle.turn = rng.randint(TURNS - 10, TURNS - 1)
    else:
        oracle.turn = rng.randrange(TURNS)
        scatter(oracle, rng)
    oracle.phase = "discard" if len(oracle.own.strips) > 1 else "throw"
    return oracle


def scatter(oracle: Oracle, rng: random.Random) -> None:
    """Lay strips of the stock on all tracks, somewhere below the goal."""
    for seat in range(oracle.players):
        colours = rng.sample(COLOURS, rng.choice([0, 1, 1, 2, 3, 4, 5, 6]))
        strips = [
            STRIP_NAMED[rng.choice(names)]
            for colour in colours
            if (names := sorted(str(strip) for strip in oracle.stock if strip.colour == colour))
        ]
        ends = accumulate(strip.length for strip in strips)
        strips = [strip for strip, end in zip(strips, ends, strict=True) if end < 30]
        room = 29 - sum(strip.length for strip in strips)
        oracle.tracks[seat] = Track(rng.randint(0, room) if strips else 0, strips)
        oracle.stock -= set(strips)


def begin(
    table: Configuration, rng: random.Random, seen: Counter[str]
) -> tuple[Pair, list[Player[Pair]], list[int]]:
    pair = Pair(start(table.players, dict(table.options)["shorter"], rng), rng, seen)
    seats: list[Player[Pair]] = [rng.choice([at_random, eagerly]) for _ in range(table.players)]
    if rng.random() < 0.2:
        seats[rng.randrange(table.players)] = by_bot(GAME, "greedy")
    weights = [1] * 6 if rng.random() < 0.7 else [rng.choice([1, 5, 20]) for _ in COLOURS]
    return pair, seats, weights


LOCKSTEP = Lockstep(
    GAME,
    begin,
    short=1_600,
    long=50_000,
    elsewhere=frozenset({"game-over", "not-your-turn", "dice-in-the-air", "discard"}),
    rare=frozenset(
        {
            *(f"discard {strips}" for strips in range(6)),
            "seven of a colour",
            "all in last place",
        }
    ),
    rarest=frozenset({"two thefts in a turn"}),
)
