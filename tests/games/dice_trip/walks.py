"""Games of Dice Trip that must come out the same with the jit on and off."""

import random

import jacta
from jacta import Action, Position
from tests.compiled import Walks, by_players
from tests.games.dice_trip.positions import GAME, LETTER_OF, fresh, sheet, table

MAPS = ("france", "sud-bourgogne")
CHOICES = ("no", "yes")


def start(players: int, seed: int) -> Position:
    return fresh(players, MAPS[seed % 2], CHOICES[seed // 2 % 2])


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


WALKS = Walks(GAME, by_players(GAME, start), writing, last_turns)

if __name__ == "__main__":
    WALKS.print()
