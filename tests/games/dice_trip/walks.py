"""Games of Dice Trip that must come out the same with the jit on and off."""

import random

import jacta
from jacta import Action
from tests.games.compiled import Length, Walks
from tests.games.dice_trip.positions import GAME, LETTER_OF, sheet, table


def writing(legal: list[Action], rng: random.Random) -> list[Action]:
    """Mostly: numbers are written rather than towns struck."""
    return [a for a in legal if a.kind.name != "strike"] if rng.random() < 0.7 else legal


def last_turns() -> str:
    """Of a game of bots that look at the sheet."""
    towns = list(LETTER_OF["france"])
    numbers = [n for n in range(11, 66) if 1 <= n % 10 <= 6][::2]
    entries = [f"{town} {number}" for town, number in zip(towns[:22], numbers[:17], strict=False)]
    struck = [f"{town} x" for town in towns[17:22]]
    sheets = [sheet(*entries, *struck, reroll=seat == 1) for seat in range(2)]
    return jacta.play(GAME, ["planner", "greedy"], seed=3, start=table(*sheets)).text


WALKS = Walks(
    GAME,
    writing,
    last_turns,
    short=Length(recorded=100, played=250),
    long=Length(recorded=1_000, played=5_000),
)
