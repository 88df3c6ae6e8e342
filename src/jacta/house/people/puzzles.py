"""Puzzles as people meet them: one a day a game, the same for everybody, and then one after the
other, as hard as fits; each counts once."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from jacta.engine.game import Game
from jacta.engine.values import Action
from jacta.house.days import day_at
from jacta.house.errors import HouseError
from jacta.house.house import House
from jacta.house.ids import PersonId
from jacta.house.people.profiles import remember
from jacta.house.store.people.puzzles import Answered, Strength
from jacta.puzzles import Puzzle, Stock, lesson_of, stock_of
from jacta.puzzles.glicko import NEWCOMER, Rating, after, difficulty_of
from jacta.puzzles.puzzle import answer

__all__ = [
    "Answered",
    "Found",
    "Overview",
    "Strength",
    "find",
    "overview",
    "puzzle_of_day",
    "try_it",
]


@dataclass(frozen=True)
class Overview:
    """What a game has for somebody: today's puzzle and how that went, if it was answered; the one
    that fits next, if any is left; and what the person is rated, if anything counted."""

    today: str
    of_today: Answered | None
    next: str | None
    puzzles: int
    own: Strength | None


@dataclass(frozen=True)
class Found:
    """A puzzle, what it is rated, and how it went; one of a lesson is neither rated nor kept."""

    puzzle: Puzzle
    strength: Strength | None
    answered: Answered | None


def puzzle_of_day(stock: Stock, day: str) -> str:
    """The puzzle of a day: all of a stock take turns, in an order that tells nothing."""
    order = sorted(stock.puzzles, key=lambda id: hashlib.sha256(id.encode()).digest())
    return order[date.fromisoformat(day).toordinal() % len(order)]


async def overview(house: House, game: Game, person: PersonId) -> Overview | None:
    """What a game has for somebody; None where it has no puzzles."""
    stock = stock_of(game)
    if stock is None or not stock.puzzles:
        return None
    answered = await house.store.puzzles.answered(game.name, person)
    own = (await house.store.puzzles.of_person(person)).get(game.name)
    rated = await house.store.puzzles.of_puzzles(game.name)
    today = puzzle_of_day(stock, day_at(house.clock.now()))
    left = [puzzle for id, puzzle in stock.puzzles.items() if id not in answered and id != today]
    aim = (own or _begin(NEWCOMER)).rating
    fits = min(left, key=lambda one: (abs(_rated(one, rated).rating - aim), one.id), default=None)
    return Overview(
        today=today,
        of_today=answered.get(today),
        next=fits.id if fits is not None else None,
        puzzles=len(stock.puzzles),
        own=own,
    )


async def find(house: House, game: Game, id: str, person: PersonId) -> Found:
    """A puzzle of a game, and how it went for somebody; HouseError where there is none."""
    stock = stock_of(game)
    if stock is not None and (puzzle := stock.puzzles.get(id)) is not None:
        rated = await house.store.puzzles.of_puzzles(game.name)
        answered = await house.store.puzzles.answered(game.name, person)
        return Found(puzzle, _rated(puzzle, rated), answered.get(id))
    for taught in lesson_of(game):
        if taught.id == id:
            return Found(taught, None, None)
    raise HouseError("no-puzzle")


async def try_it(
    house: House,
    game: Game,
    found: Found,
    person: PersonId,
    language: str,
    actions: Sequence[Action],
) -> Answered:
    """Judge what somebody would do; of a puzzle that counts, the first answer does.

    HouseError where it begins with something that is not possible.
    """
    puzzle = found.puzzle
    given = answer(puzzle, puzzle.begin(game).legal(puzzle.seat), actions)
    if given is None:
        raise HouseError("no-answer")
    if found.strength is None:
        return Answered(given.place, given.is_right, 0.0, 0.0)
    await remember(house, person, language)

    def rate(one: Strength | None, other: Strength | None) -> tuple[Strength, Strength, float]:
        own, hard = one or _begin(NEWCOMER), other or _begin(difficulty_of(puzzle.gap))
        mine, its = Rating(own.rating, own.deviation), Rating(hard.rating, hard.deviation)
        score = float(given.is_right)
        return (
            _counted(own, after(mine, its, score), given.is_right),
            _counted(hard, after(its, mine, 1 - score), given.is_right),
            own.rating,
        )

    return await house.store.puzzles.answer(
        game.name, puzzle.id, person, given.place, given.is_right, rate
    )


def _rated(puzzle: Puzzle, rated: Mapping[str, Strength]) -> Strength:
    return rated.get(puzzle.id) or _begin(difficulty_of(puzzle.gap))


def _begin(rating: Rating) -> Strength:
    return Strength(rating.rating, rating.deviation)


def _counted(before: Strength, now: Rating, solved: bool) -> Strength:
    """One answer more."""
    return Strength(now.rating, now.deviation, before.answers + 1, before.solved + int(solved))
