"""Hints: the best actions by what the master weighs, with reasons that can be said."""

from __future__ import annotations

import random
from functools import cache

import pytest

import jacta
from jacta import Position, Seed
from jacta.bots import bot
from jacta.bots.hints import MOST_HINTS, Hint, advice_of, hints, reasons, say_because
from jacta.bots.ladder import ladder
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.words.language import LANGUAGES
from tests.tiny import sledges

ADVISED = ["wurfel-express", "dice-trip", "verbindung-gesucht", "entenrallye"]


@cache
def decisions(name: str, number: int = 6) -> list[tuple[Position, int]]:
    """Some positions of a game at random in which somebody chooses among several actions."""
    game, rng, source = jacta.game(name), random.Random(4), Seed(4)
    position, found = game.start(players=2), list[tuple[Position, int]]()
    while len(found) < number and not position.is_over:
        if position.is_chance:
            position = position.roll(source)
            continue
        seat = position.actors[0]
        legal = position.legal_numbers(seat)
        if len(legal) > 1 and rng.random() < 0.3:
            found.append((position, seat))
        position = position.follow(seat, rng.choice(legal))
    return found


def hints_at(position: Position, seat: int) -> tuple[Hint, ...]:
    game: Game = position.game  # type: ignore[assignment]
    return hints(game, position.view(seat), position.legal_numbers(seat))


@pytest.mark.parametrize("name", ADVISED)
def test_hints_are_legal_and_the_best_one_is_first(name: str) -> None:
    for position, seat in decisions(name):
        found = hints_at(position, seat)
        legal = position.legal_numbers(seat)
        assert len(found) == min(MOST_HINTS, len(legal))
        assert {hint.action for hint in found} <= set(legal)
        worths = [hint.worth for hint in found]
        assert worths == sorted(worths, key=lambda worth: -(worth or 0))
        if name != "dice-trip":
            assert all(0 < (worth or 0) < 1 for worth in worths), "chances to win"


def test_the_first_one_is_what_the_master_does() -> None:
    """But for its warmth, by which it takes what is about as good."""
    game = jacta.game("wurfel-express")
    for position, seat in decisions("wurfel-express"):
        found = hints_at(position, seat)
        master = bot(game, "master").choose(position.view(seat), position.legal(seat))
        assert (found[0].worth or 0) - (found[1].worth or 0) < 0.002 or (
            found[0].action == master.number
        )


@pytest.mark.parametrize("name", ADVISED)
def test_one_view_has_one_answer(name: str) -> None:
    position, seat = decisions(name)[-1]
    assert hints_at(position, seat) == hints_at(position, seat)


def test_what_a_seat_may_not_know_changes_nothing() -> None:
    """Dice Trip: what another one has entered in this turn is not in the view."""
    game = jacta.game("dice-trip")
    position = game.start(players=2).roll(Seed(3)).apply(0, "keep")
    one, other = (position.follow(1, number) for number in position.legal_numbers(1)[:2])
    assert hints_at(one, 0) == hints_at(other, 0)


@pytest.mark.parametrize("name", ADVISED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_said_in_all_languages(name: str, language: str) -> None:
    game, said = jacta.game(name), list[str]()
    for position, seat in decisions(name):
        for hint in hints_at(position, seat):
            said += say_because(hint.because, game.voice(language, ["Ada", "Ben"]))
    assert said
    assert all(reason and "{" not in reason for reason in said)


@pytest.mark.parametrize("name", ADVISED)
def test_what_speaks_for_an_action_does_not_speak_for_the_other_one(name: str) -> None:
    told = 0
    for position, seat in decisions(name):
        view, legal = position.view(seat), position.legal_numbers(seat)
        for each in legal[1:]:
            one, other = dict(reasons(view, legal[0], each)), dict(reasons(view, each, legal[0]))
            assert not one.keys() & other.keys()
            told += len(one) + len(other)
    assert told


def test_where_there_is_no_choice_nothing_is_said_of_it() -> None:
    position, seat = decisions("wurfel-express")[0]
    game = jacta.game("wurfel-express")
    only = position.legal_numbers(seat)[:1]
    assert hints(game, position.view(seat), only) == (Hint(only[0]),)


def test_without_a_master_there_are_none() -> None:
    game = sledges.GAME
    assert advice_of(game) is None
    assert not ladder(game)
    position = game.start(2)
    with pytest.raises(JactaError, match="nobody gives hints"):
        hints(game, position.view(0), [0])
