"""The words of Entenrallye, as they are read."""

import pytest

from jacta.engine.words.language import LANGUAGES
from jacta.games.entenrallye.vocabulary import PART, SQUARE
from tests.games.entenrallye.positions import GAME, car, play, table
from tests.games.read_out import tables

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
    assert PART.say(PART.value("wings-4-5"), voice) == "ailes blanches (4 points, 5 défauts)"


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
    lines = position.view(0).text("en", NAMES).split("\n")
    assert "  Straight on, 1 square: square 18, grey" in lines
    assert "  Turning off, 2 squares: square 1 of the road to the TÜV, grey" in lines
    assert "  Anna, fitted: red roof (5 points, 3 defects) · 6 points at a meeting" in lines


def test_the_tables_tell_whose_car_is_where_and_how_one_stands() -> None:
    active = car("17", scores=[9], fitted="roof-5-3", repair=1)
    told = tables(table(active, car("20"), month=4).view(0), "en", NAMES)
    assert told["Cars"]["Anna, red 2CV"] == {
        "Where": "square 17",
        "Next": "5 squares before the TÜV, due in April, 11 repair points missing; "
        "11 squares before meeting 2, due in June",
        "Repair points": "1",
        "Defects": "12",
        "Inspections settled": "",
        "Points": "9 (9 at meeting 1)",
    }
    standing = {place: row["How it stands"] for place, row in told["The year"].items()}
    assert [standing[place] for place in ("meeting 1", "TÜV", "meeting 2")] == [
        "done", "next", "due",
    ]  # fmt: skip


def test_only_what_can_be_reached_in_time_comes_next() -> None:
    settled = ["TUV", "ASU"]
    there = car("M4", scores=[None, None, None, 5], settled=settled)
    position = table(car("53", settled=settled), there, month=12, part=2)
    cars = tables(position.view(0), "en", NAMES)["Cars"]
    ahead = [row["Next"] for row in cars.values()]
    assert "before meeting 4, due in December" in ahead[0]
    assert ahead[1] == ""
