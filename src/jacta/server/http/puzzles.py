"""Puzzles over HTTP: today's, the next one that fits, those of a lesson, and what answers come to.

What the master found is told with the answer and not before.
"""

from __future__ import annotations

import asyncio
from itertools import cycle
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from jacta.bots.characters import character_name
from jacta.bots.hints import advice_of, say_because
from jacta.engine.game import Game
from jacta.engine.words.blocks import Block
from jacta.house.commands.command import Actions
from jacta.house.days import day_at
from jacta.house.payloads import GameAction, GameOdds, GamePosition
from jacta.house.people import puzzles
from jacta.house.people.profiles import find_person
from jacta.house.people.puzzles import Answered, Found, Overview, Strength
from jacta.puzzles import Puzzle, lesson_of
from jacta.puzzles.puzzle import told_worth
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS"]

_MOST_TOLD = 6
_OPPONENTS = ("strong", "club", "master", "gentle")


class PuzzlerTold(msgspec.Struct, frozen=True):
    """What somebody is rated at the puzzles of a game, give or take, and how many were solved."""

    rating: int
    deviation: int
    answers: int
    solved: int


class PuzzlesOfGame(msgspec.Struct, frozen=True):
    """The puzzles of a game: how many there are, which one is today's and whether one has solved
    it (null: not answered yet), and which one fits next, if any is left. `lesson` are the five
    that teach strategy."""

    game: str
    puzzles: int
    today: str
    solved_today: bool | None
    next: str | None
    lesson: list[str]
    own: PuzzlerTold | None


class PuzzlesTold(msgspec.Struct, frozen=True):
    """The puzzles of all games that have some, on a day."""

    day: str
    games: list[PuzzlesOfGame]


class Weighed(msgspec.Struct, frozen=True):
    """An action, its label, and what the master finds it worth: a chance to win, from 0 to 1, or
    the points to be expected in the end."""

    action: GameAction
    label: str
    worth: float


class PairsTold(msgspec.Struct, frozen=True):
    """What pairs of games on the same dice brought, played on from the best action and from the
    tempting one: by how much the best was better (shares of the win; alone, points), give or take.
    """

    pairs: int
    gain: float
    doubt: float


class RatingTold(msgspec.Struct, frozen=True):
    """What an answer did to one's rating."""

    before: int
    after: int


class SolutionTold(msgspec.Struct, frozen=True):
    """How an answer is judged: what was best, what was answered, and what tempts at first sight.

    `points` says that worths are points and not chances. `weighed` has the best actions and these,
    the best one first; `because` says what the best has more of than others. `odds` are those of
    the position, exactly, where something is thrown for; `chances` says them in words. What one is
    rated is there where the puzzle counts.
    """

    solved: bool
    points: bool
    best: Weighed
    yours: Weighed
    tempting: Weighed
    weighed: list[Weighed]
    because: list[str]
    futures: PairsTold
    chances: list[Block]
    rating: RatingTold | None
    odds: GameOdds | UnsetType = UNSET


class PuzzleTold(msgspec.Struct, frozen=True):
    """A puzzle: the position with what the seat cannot know drawn anew, and who decides; `names`
    are those of the seats in what is said of it. One that teaches has a `theme`; one that counts a
    rating. `verdict` is there once one has answered."""

    id: str
    position: GamePosition
    seat: int
    names: list[str]
    theme: str
    rating: int | None
    verdict: SolutionTold | None


class Solution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one would do: the actions of a turn, in their order."""

    actions: Annotated[Actions, Meta(min_length=1, max_length=64)]


@endpoint("GET", "/api/puzzles", answer=PuzzlesTold)
async def list_puzzles(call: Call[None]) -> PuzzlesTold:
    """Today's puzzles, what fits next, and what one is rated, game by game."""
    house, catalogue = call.services.house, call.services.catalogue
    told = []
    for name in catalogue.names():
        game = catalogue.find(name)
        found = await puzzles.overview(house, game, call.visitor.person)
        if found is not None:
            told.append(_of_game(game, found))
    return PuzzlesTold(day_at(house.clock.now()), told)


@endpoint("GET", "/api/games/{game}/puzzles/{puzzle}", answer=PuzzleTold)
async def show_puzzle(call: Call[None]) -> PuzzleTold:
    """A puzzle of a game; how it is solved is told to whoever has answered it."""
    game, found = await _found(call)
    puzzle, answered = found.puzzle, found.answered
    names, verdict = await _names(call, puzzle), None
    if answered is not None:
        verdict = await asyncio.to_thread(_verdict, game, found, answered, names, call.language)
    return PuzzleTold(
        id=puzzle.id,
        position=_raw(puzzle.position),
        seat=puzzle.seat,
        names=names,
        theme=puzzle.theme,
        rating=round(found.strength.rating) if found.strength is not None else None,
        verdict=verdict,
    )


@endpoint("POST", "/api/games/{game}/puzzles/{puzzle}", body=Solution, answer=SolutionTold)
async def answer_puzzle(call: Call[Solution]) -> SolutionTold:
    """Say what one would do, and hear what it is worth; the first answer to a puzzle counts, and is
    told again to whoever answers once more. Those of a lesson do not count."""
    call.only_people()
    game, found = await _found(call)
    actions = [game.action(action) for action in call.body.actions]
    person, language = call.visitor.person, call.language
    answered = await puzzles.try_it(call.services.house, game, found, person, language, actions)
    names = await _names(call, found.puzzle)
    return await asyncio.to_thread(_verdict, game, found, answered, names, language)


async def _names(call: Call[Any], puzzle: Puzzle) -> list[str]:
    """One's own name, and for the other seats those of the characters of the house."""
    known = await find_person(call.services.house, call.visitor.person)
    own = known.name if known is not None and known.name else None
    name = own or call.services.house.propose(call.visitor.person, call.language)
    others = cycle(character_name(level, call.language) or level for level in _OPPONENTS)
    players = int(puzzle.position["players"])
    return [name if seat == puzzle.seat else next(others) for seat in range(players)]


async def _found(call: Call[Any]) -> tuple[Game, Found]:
    game = call.services.catalogue.find(call.path["game"])
    found = await puzzles.find(call.services.house, game, call.path["puzzle"], call.visitor.person)
    return game, found


def _of_game(game: Game, found: Overview) -> PuzzlesOfGame:
    return PuzzlesOfGame(
        game=game.name,
        puzzles=found.puzzles,
        today=found.today,
        solved_today=found.of_today.solved if found.of_today is not None else None,
        next=found.next,
        lesson=[puzzle.id for puzzle in lesson_of(game)],
        own=_puzzler(found.own) if found.own is not None else None,
    )


def _puzzler(own: Strength) -> PuzzlerTold:
    return PuzzlerTold(round(own.rating), round(own.deviation), own.answers, own.solved)


def _verdict(
    game: Game, found: Found, answered: Answered, names: list[str], language: str
) -> SolutionTold:
    puzzle = found.puzzle
    position = puzzle.begin(game)
    legal, view = position.legal(puzzle.seat), position.view(puzzle.seat)

    def weighed(place: int) -> Weighed:
        action = legal[place]
        worth = told_worth(game, puzzle.worths[place])
        return Weighed(_raw(action.json), action.say(language, names), worth)

    order = sorted(range(len(legal)), key=lambda place: -puzzle.worths[place])
    shown = dict.fromkeys([*order[: _MOST_TOLD - 2], answered.place, puzzle.tempting])
    advice, odds = advice_of(game), view.odds
    voice = game.voice(language, names, position.board_name)
    return SolutionTold(
        solved=answered.solved,
        points=advice is not None and advice.point is not None,
        best=weighed(puzzle.best),
        yours=weighed(answered.place),
        tempting=weighed(puzzle.tempting),
        weighed=[weighed(place) for place in order if place in shown],
        because=say_because(puzzle.because, voice),
        futures=PairsTold(puzzle.futures.pairs, puzzle.futures.gain, puzzle.futures.doubt),
        chances=view.say_odds(odds, language, names) if odds is not None else [],
        rating=RatingTold(round(answered.rating_before), round(answered.rating))
        if found.strength is not None
        else None,
        odds=_raw(odds) if odds is not None else UNSET,
    )


def _raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


ENDPOINTS = [list_puzzles, show_puzzle, answer_puzzle]
