"""Refusals: every reason is given somewhere, with its clause, in three languages."""

from collections.abc import Callable

import pytest

from jacta import IllegalAction, Position
from jacta.engine.words.language import LANGUAGES
from jacta.games.wurfel_express.vocabulary import Reason
from tests.games.wurfel_express.positions import GAME, play, seat_of, stop_with, table

NAMES = ("Anna", "Ben", "Cécilia", "Dieter")

# The reason, an action that it refuses, and the position in which it does.
CASES: list[tuple[str, str, Callable[[], Position]]] = [
    ("game-over", "stop", lambda: play(_last_throw(), "take R3")),
    ("dice-in-the-air", "stop", lambda: GAME.start(4)),
    ("dice-in-the-air", "done", lambda: GAME.start(2)),  # the set-up is not drawn yet
    ("discard-too-late", "discard 1", lambda: play(_two_strips(), "discard 0", "throw GGRWBYK")),
    ("discard-too-many", "discard 2", lambda: _two_strips()),
    ("throw-first", "keep R", lambda: _two_strips()),
    ("throw-first", "take G2", lambda: _two_strips()),
    ("throwing-over", "keep R", lambda: stop_with(_two_strips(), "GGRWBYK")),
    ("throwing-over", "stop", lambda: stop_with(_two_strips(), "GGRWBYK")),
    ("keep-not-thrown", "keep GGG", lambda: play(_two_strips(), "discard 0", "throw GGRWBYK")),
    ("keep-all-is-stop", "keep RGGWBYK", lambda: play(GAME.start(4), "throw GGRWBYK")),
    ("still-throwing", "take G2", lambda: play(GAME.start(4), "throw GGRWBYK")),
    ("still-throwing", "done", lambda: play(GAME.start(4), "throw GGRWBYK")),
    ("too-few-dice", "take Y2", lambda: stop_with(GAME.start(4), "GGRWBYK")),
    ("strip-too-long", "take G3", lambda: stop_with(GAME.start(4), "GGRWBYK")),
    ("colour-on-track", "take K2", lambda: stop_with(_two_strips(), "GGKKRRR")),
    ("strip-removed", "take G2", lambda: stop_with(table("", ""), "GGGRWBY")),
    ("not-in-stock", "take G2", lambda: stop_with(table("", "GG", "", ""), "GGGRWBY")),
    ("exact-in-stock", "take G2", lambda: stop_with(GAME.start(4), "GGGRWBY")),
    ("no-such-opponent", "steal 0 G2", lambda: stop_with(GAME.start(4), "GGGRWBY")),
    ("no-such-opponent", "steal 4 G2", lambda: stop_with(GAME.start(4), "GGGRWBY")),
    ("robbed-already", "steal 1 R2", lambda: play(_two_thefts(), "steal 1 G2")),
    ("not-the-rear-strip", "steal 1 R2", lambda: _two_thefts()),
    ("only-strip", "steal 1 G2", lambda: stop_with(table("", "GG", "", ""), "GGGRWBY")),
]
CLAUSES = {reason.code: reason.clause for reason in Reason}


def _two_strips() -> Position:
    return table("BBBKK", "", "", "")


def _last_throw() -> Position:
    return stop_with(table("." * 25 + "WW", "", "", ""), "RRRGWYK")


def _two_thefts() -> Position:
    return stop_with(table("", "GGRRBB", "", ""), "GGRRYYK")


def test_every_reason_has_a_case() -> None:
    assert {code for code, _, _ in CASES} | {"not-your-turn"} == set(CLAUSES)


@pytest.mark.parametrize(
    ("code", "action", "position"),
    [pytest.param(*case, marks=pytest.mark.clause(CLAUSES[case[0]])) for case in CASES],
)
def test_an_illegal_action_is_refused_with_its_reason(
    code: str, action: str, position: Callable[[], Position]
) -> None:
    before = position()
    check(before, seat_of(before), action, code)


@pytest.mark.clause("WE-R8")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_another_seat_is_refused_whatever_it_wants(seat: int) -> None:
    position = play(table("BBBKK", "", "", "", turn=1), "throw GGRWBYK")
    for action in ("stop", "keep -", "take G2", "discard 0", "done", "steal 0 B3"):
        check(position, seat, action, "not-your-turn")


def check(position: Position, seat: int, action: str, code: str) -> None:
    """The refusal has code, clause and sentences, and applying changes nothing."""
    refusal = position.refusal(seat, action)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, CLAUSES[code])
    sentences = {refusal.say(language, NAMES) for language in LANGUAGES}
    assert len(sentences) == 3
    assert all(sentence.strip() for sentence in sentences)
    assert action not in [legal.notation for legal in position.legal(seat)]
    before = position.bytes
    with pytest.raises(IllegalAction) as caught:
        position.apply(seat, action)
    assert (caught.value.code, caught.value.clause) == (code, CLAUSES[code])
    assert caught.value.sentence == refusal.say("en")
    assert position.bytes == before
