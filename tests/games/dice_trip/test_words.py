"""The words of Dice Trip, as they are read."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from jacta.engine.events import EVERYONE
from jacta.engine.values import Action, Event
from jacta.engine.words.language import LANGUAGES
from jacta.games.dice_trip import GAME
from jacta.games.dice_trip.vocabulary import COLOURS
from tests.games.dice_trip.positions import fresh, play
from tests.games.read_out import tables

NAMES = ("Anna", "Ben", "Cécilia", "Le Maître")
NARROW, WIDE = "\u202f", "\u00a0"
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
on_every_map = pytest.mark.parametrize("board", ["france", "sud-bourgogne"])


def labels(language: str, board: str) -> list[str]:
    """All actions, as they stand on buttons."""
    return [Action(n, GAME, board).say(language, NAMES) for n in range(GAME.actions.size)]


def tell(language: str, name: str, board: str = "france", **fields: Any) -> str:
    kind = next(kind for kind in GAME.events if kind.name == name)
    return Event(kind, kind.read(fields), EVERYONE, GAME, board).say(language, NAMES)


@in_every_language
@on_every_map
def test_all_action_sentences_are_distinct(language: str, board: str) -> None:
    said = labels(language, board)
    assert len(set(said)) == len(said) == 1 + 15 + 300 + 25


@pytest.mark.parametrize(("language", "letters"), [("en", "RGBY"), ("fr", "RVUJ"), ("de", "RGBL")])
def test_letters_follow_the_language(language: str, letters: str) -> None:
    voice = GAME.voice(language)
    assert "".join(voice.words("letter", value=code) for code in COLOURS) == letters


@on_every_map
def test_french_has_a_space_that_does_not_break_before_high_punctuation(board: str) -> None:
    wrong = re.compile(rf"(?<!{NARROW})[;!?]|(?<!{WIDE})[:»]|«(?!{WIDE})")
    for sentence in labels("fr", board):
        assert not wrong.search(sentence), sentence


@on_every_map
def test_french_never_elides_or_contracts_a_town(board: str) -> None:
    wrong = re.compile(r"\b(de|que|le) (A|E|I|O|U|É)|\b(de|à) Le ")
    for sentence in labels("fr", board):
        assert not wrong.search(sentence), sentence


@pytest.mark.parametrize(
    ("language", "board", "sentence"),
    [
        ("en", "france", "Write red then blue in La Rochelle"),
        ("fr", "france", "Inscrire rouge puis bleu à La Rochelle"),
        ("de", "france", "Rot vor Blau in La Rochelle eintragen"),
        ("en", "sud-bourgogne", "Write red then blue in Chalon-sur-Saône"),
    ],
)
def test_an_action_names_the_town_of_its_map(language: str, board: str, sentence: str) -> None:
    (action,) = (
        a for a in play(fresh(1, board), "throw 1 2 3 4").legal(0) if str(a) == "write RB F"
    )
    assert action.say(language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna writes 14 in Brest (red then yellow)."),
        ("fr", "Anna inscrit 14 à Brest (rouge puis jaune)."),
        ("de", "Anna trägt 14 in Brest ein (Rot vor Gelb)."),
    ],
)
def test_an_entry_is_told(language: str, sentence: str) -> None:
    assert tell(language, "wrote", seat=0, number=14, town="A", dice="RY") == sentence


def test_events_and_refusals_of_a_table_name_the_towns_of_its_map() -> None:
    position = play(fresh(1, "sud-bourgogne"), "throw 1 2 3 4", "strike Autun")
    refusal = position.refusal(0, "strike A")
    assert refusal is not None
    assert refusal.say("en") == "Autun is struck and stays so to the end of the game."
    events: list[Event] = []
    play(position, "write RG Cluny", events=events)
    assert [event.say("en", NAMES) for event in events][:2] == [
        "Anna strikes Autun.",
        "Anna writes 12 in Cluny (red then green).",
    ][::1]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Turn 1 of 13: still to enter: Ben.", "Dice: red 1, green 2", "A Brest")),
        (
            "fr",
            (f"Tour 1 sur 13, inscriptions attendues{WIDE}: Ben.", "rouge 1, vert 2"),
        ),
        ("de", ("Runde 1 von 13: Es fehlen noch die Einträge von Ben.", "Rot 1, Grün 2")),
    ],
)
def test_the_table_is_read_out_in_its_language(language: str, lines: Sequence[str]) -> None:
    position = play(fresh(2), "throw 1 2 3 4", "write RG Brest", "strike Caen")
    text = position.view(0).text(language, NAMES)
    for line in lines:
        assert line in text
    assert GAME.action("strike B").say(language) in text
    assert GAME.action("strike B").say(language) not in position.view(1).text(language, NAMES)


def test_every_reroll_is_said() -> None:
    assert GAME.action("reroll RY").say("en") == "Reroll red, yellow"
    said = tell("de", "rerolled", seat=1, dice="GBY")
    assert said == "Ben setzt den Neuwurf ein: Grün, Blau, Gelb."


@pytest.mark.parametrize(("language", "west"), [("en", "West"), ("fr", "Ouest"), ("de", "Westen")])
def test_the_text_names_the_zones_in_its_language(language: str, west: str) -> None:
    for board, zone in (("france", west), ("sud-bourgogne", "Bresse")):
        sheet = list(tables(fresh(1, board).view(0), language).values())[-1]
        assert any(zone in row.values() for row in sheet.values())


def test_the_tables_tell_what_stands_where_and_what_it_counts() -> None:
    position = play(fresh(2), "throw 1 2 3 4", "write RG Brest", "strike Caen")
    told = tables(position.view(0), "en", NAMES)
    assert told["Map"]["A Brest"] == {
        "Zone": "West",
        "Colour": "red",
        "Linked to": "Rennes, Nantes",
        NAMES[0]: "12",
        NAMES[1]: "",
    }
    assert told["Map"]["B Caen"][NAMES[0]] == "struck"
    assert told["Sheets"][NAMES[0]]["Zones without a struck town"] == "7 (North-east, South-east)"
    assert told["Sheets"][NAMES[1]]["Powers"] == "reroll and double use left"
