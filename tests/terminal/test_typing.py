"""What is printed is what is typed: in every language, for every legal action of every game."""

from __future__ import annotations

import random

import pytest

import jacta
from jacta import Position, Seed
from jacta.terminal.drawing import drawing
from jacta.terminal.menu import read
from jacta.terminal.speech import Speech

STEPS = 60


def positions(name: str, seed: int) -> list[Position]:
    """Positions of a game in which a person is asked."""
    rng, source, game = random.Random(seed), Seed(seed), jacta.game(name)
    options = {option.name: option.choices[-1] for option in game.options}
    position = game.start(game.players[min(1, len(game.players) - 1)], options)
    found: list[Position] = []
    while len(found) < STEPS and not position.is_over:
        if position.is_chance:
            position = position.roll(source)
            continue
        found.append(position)
        seat = position.actors[0]
        position = position.apply(seat, rng.choice(position.legal(seat)))
    return found


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("name", jacta.names())
def test_what_is_printed_for_an_action_is_read_as_that_action(name: str, language: str) -> None:
    rng, game = random.Random(1), jacta.game(name)
    drawn = drawing(game)
    for position in positions(name, 3):
        seat = position.actors[0]
        speech = Speech.at(game, language, [f"P{n}" for n in range(position.players)])
        menu = drawn.menu(position, seat, speech, ())
        enter = speech.words("key-enter")
        legal = position.legal(seat)
        for action in rng.sample(legal, min(4, len(legal))):
            key = menu.key(action)
            assert read("" if key == enter else key, menu, game) == (action,), key


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "BB", "keep BB"),
        ("fr", "BB", "keep WW"),  # blanc
        ("fr", "UU", "keep BB"),
        ("fr", "keep vv", "keep GG"),
        ("fr", "GG", "keep GG"),  # the code of a colour whose letter nothing else has
        ("de", "LL", "keep YY"),
        ("de", "SS", "keep KK"),
    ],
)
def test_letters_are_those_on_the_dice(language: str, typed: str, meant: str) -> None:
    game = jacta.game("wurfel-express")
    position = next(p for p in positions("wurfel-express", 3) if p.view(0).payload.phase == "keep")
    speech = Speech.at(game, language, ["A", "B", "C"])
    menu = drawing(game).menu(position, position.actors[0], speech, ())
    assert read(typed, menu, game) == (game.action(meant),)


def test_in_notation_too() -> None:
    game = jacta.game("wurfel-express")
    position = positions("wurfel-express", 3)[0]
    for language, typed, meant in (("fr", "take B3", "W3"), ("fr", "take v3", "G3")):
        speech = Speech.at(game, language, ["A", "B", "C"])
        menu = drawing(game).menu(position, position.actors[0], speech, ())
        assert read(typed, menu, game) == (game.action(f"take {meant}"),)
