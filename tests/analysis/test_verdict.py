"""What is said at the end is what the reckoning is sure of."""

from __future__ import annotations

from dataclasses import replace

import pytest

import jacta
from jacta.analysis import Balance, Choice, Moment, Reckoning, Verdict, costly
from jacta.analysis.telling import Teller
from jacta.analysis.verdict import verdicts

GAME = jacta.game("wurfel-express")
MOMENTS = (
    Moment(0, 0, (0.61, 0.39)),
    Moment(16, 80, (0.61, 0.39)),
    Moment(17, 84, (0.22, 0.78)),
    Moment(18, 90, (0.0, 1.0)),
)


def unlucky(doubt: float = 0.1) -> Reckoning:
    """Anna was expected to win, played better than Ben, and had bad luck."""
    anna = Balance(0.22, -1.0, -1.5, -0.1, 0.4, -0.02, 0.0, doubt, 1.0)
    ben = Balance(-0.22, 1.0, 1.5, -0.4, 0.1, 0.02, 0.0, doubt, 1.0)
    choices = (
        Choice(80, 16, 0, "stop", "take R3", 0.1, 0.0, 0.61, 0.56),
        Choice(84, 17, 1, "stop", "take R3", 0.01, 0.0, 0.61, 0.605),
        Choice(90, 18, 1, "stop", "take R3", 0.1, 0.09, 0.61, 0.56),
    )
    return Reckoning(1, "", 0, 0, 0, True, (anna, ben), choices, (), ())


def said(reckoning: Reckoning, language: str, seat: int = 0) -> str:
    teller = Teller(GAME, "our-board", language, ["Anna", "Ben"])
    return teller.verdict(reckoning, verdicts(reckoning, MOMENTS, (2, 1))[seat], to_them=True)


def test_the_unlucky_one_would_have_been_first() -> None:
    anna, ben = verdicts(unlucky(), MOMENTS, (2, 1))
    assert (anna.won, anna.rank, anna.without_luck) == (False, 2, 1)
    assert (ben.won, ben.rank, ben.without_luck) == (True, 1, 2)
    assert anna.swing is not None
    assert (anna.swing.turn, anna.swing.before, anna.swing.after) == (16, 0.61, 0.22)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Turn 17 cost you the game: 61% → 22%. Without luck you would have been first."),
        (
            "fr",
            "Le tour 17 vous a coûté la partie\u00a0: 61\u00a0% → 22\u00a0%. "
            "Sans la chance, vous auriez fini en tête.",
        ),
        (
            "de",
            "Zug 17 hat dich das Spiel gekostet: 61\u00a0% → 22\u00a0%. "
            "Ohne Glück wärst du auf Platz eins gelandet.",
        ),
    ],
)
def test_it_is_one_sentence_in_three_languages(language: str, sentence: str) -> None:
    assert said(unlucky(), language) == sentence


def test_what_is_too_close_is_not_claimed() -> None:
    assert verdicts(unlucky(doubt=0.8), MOMENTS, (2, 1))[0].without_luck is None
    assert "too close to call" in said(unlucky(doubt=0.8), "en")


def test_a_game_that_was_broken_off_has_no_verdict() -> None:
    assert verdicts(replace(unlucky(), is_over=False), MOMENTS, (2, 1)) == ()


def test_only_what_surely_cost_something_is_listed() -> None:
    assert costly(unlucky()) == (0,)
    says = Teller(GAME, "our-board", "en", ["Anna", "Ben"]).choice(unlucky().choices[0], 2)
    assert says.startswith("Turn 17, Anna: “")
    assert says.endswith("(61% instead of 56%).")


def test_alone_points_are_told() -> None:
    alone = replace(
        unlucky(), balances=(Balance(40.0, 37.0, 2.5, -4.5, 0.0, -1.0, 0.0, 1.0, 4.0),), choices=()
    )
    verdict = Verdict(0, 1, False, None, None)
    says = Teller(GAME, "our-board", "en", ["Anna"]).verdict(alone, verdict, to_them=True)
    assert says == "Of your 37 points, luck brought +2.5; your decisions cost 4.5."
