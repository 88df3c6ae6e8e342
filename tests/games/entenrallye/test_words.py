"""The words of Entenrallye, as they are read."""

import pytest

from jacta.engine.words.language import LANGUAGES
from jacta.games.entenrallye.vocabulary import PART, SQUARE
from tests.games.entenrallye.positions import GAME, car, play, table

NAMES = ("Anna", "Ben", "Cécilia", "Dieter", "Le Maître", "Zoé")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_no_two_squares_or_parts_are_said_alike(language: str) -> None:
    voice = GAME.voice(language, NAMES)
    squares = [SQUARE.say(value, voice) for value in range(SQUARE.size)]
    parts = [PART.say(value, voice) for value in range(PART.size)]
    for said in (squares, parts):
        assert len(set(said)) == len(said)


def test_sentences_read_well() -> None:
    position = play(table(car("3"), car()), "die 5")
    said = {str(action): action.say("en") for action in position.legal(0)}
    assert said["drive straight 1 1 part"] == "Drive 1, buy a part, repair 1"
    assert said["drive turn 5 0 no-part"] == "Drive 5, turning off"
    assert SQUARE.say(SQUARE.value("TUV-3"), GAME.voice("de")) == "Feld −3 hinter der TÜV-Werkstatt"
    voice = GAME.voice("fr")
    assert PART.say(PART.value("wings-4-5"), voice) == "ailes vertes (4 points, 5 défauts)"


@in_every_language
def test_the_table_is_told_to_each_seat_with_what_it_knows(language: str) -> None:
    first = car("17", hand="roof-5-3", fitted="doors-5-3", scores=[9], settled=["TUV"])
    second = car("M1", scores=[4], waiting=True, hand="wings-5-3")
    position = table(first, second, month=1)
    own, other = position.view(0).text(language), position.view(1).text(language)
    roof = PART.say(PART.value("roof-5-3"), GAME.voice(language))
    assert roof in own
    assert roof not in other
    assert table(car(), car()).view(0).text(language)


def test_the_table_tells_where_one_can_go_and_what_comes_next() -> None:
    active = car("17", scores=[9], fitted="roof-5-3", repair=1)
    position = play(table(active, car("20"), month=4), "die 3")
    lines = position.view(0).text("en", NAMES).replace("\N{NO-BREAK SPACE}", " ").split("\n")
    assert "Straight on: 1 → square 18 · 2 → square 19 · 3 → square 20" in lines
    turning = "2 → square 1 of the road to the TÜV · 3 → square 2 of the road to the TÜV"
    assert f"Turning off at the junction: {turning}" in lines
    assert "Next: TÜV in April, meeting 2 in June" in lines
    assert "Anna, red 2CV: square 17 · 1 repair point for 12 defects · 9 points" in lines
    assert "  points: 9 at meeting 1" in lines
    assert "  fitted: red roof (5 points, 3 defects) · 6 points at a meeting" in lines


def test_only_what_can_be_reached_in_time_comes_next() -> None:
    settled = ["TUV", "ASU"]
    there = car("M4", scores=[None, None, None, 5], settled=settled)
    position = table(car("53", settled=settled), there, month=12, part=2)
    assert "Next: meeting 4 in December" in position.view(0).text("en").split("\n")
