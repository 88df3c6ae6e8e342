"""The words of Würfel Express, as they are read."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from jacta.engine.events import EVERYONE
from jacta.engine.values import Action, Event
from jacta.engine.words.language import LANGUAGES
from jacta.games.wurfel_express import GAME
from jacta.games.wurfel_express.vocabulary import DICE, LETTERS, STRIP
from tests.games.read_out import tables

NAMES = ("Anna", "Ben", "Cécilia", "Dieter", "Le Maître", "Zoé")
NARROW, WIDE = "\u202f", "\u00a0"

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def say(face: str, language: str) -> str:
    return GAME.action(face).say(language, NAMES)


def tell(language: str, name: str, **fields: Any) -> str:
    kind = next(kind for kind in GAME.events if kind.name == name)
    return Event(kind, kind.read(fields), EVERYONE, GAME).say(language, NAMES)


@in_every_language
def test_a_seat_without_a_name_goes_by_its_number(language: str) -> None:
    assert "3" in GAME.action("steal 2 R5").say(language)


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "RGWBYK"), ("fr", "RVBUJN"), ("de", "RGWBLS")]
)
def test_letters_follow_the_language(language: str, letters: str) -> None:
    voice = GAME.voice(language)
    assert "".join(voice.words("letter", value=code) for code in LETTERS) == letters


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Tracks", "Zoé: Front at the start", "green: 2, 3, 4, 5, 6")),
        ("fr", ("Pistes", f"Zoé{WIDE}: Tête de piste au départ", f"vert{WIDE}: 2, 3, 4, 5, 6")),
        ("de", ("Strecken", "Zoé: Spitze am Start", "Grün: 2, 3, 4, 5, 6")),
    ],
)
def test_the_table_is_read_out_in_its_language(language: str, lines: Sequence[str]) -> None:
    text = GAME.start(6).view().text(language, NAMES)
    for line in lines:
        assert line in text


def test_a_track_is_told_strip_by_strip_with_its_marker_and_its_owner() -> None:
    position = GAME.position(
        {
            **GAME.start(4).json,
            "phase": "discard",
            "stock": [strip for strip in GAME.start(4).json["stock"] if strip not in ("B4", "Y3")],
            "tracks": [{"offset": 3, "strips": ["B4", "Y3"]}, *[{"offset": 0, "strips": []}] * 3],
        }
    )
    told = tables(position.view(0), "en", NAMES)["Tracks"]
    assert told[NAMES[0]] == {
        "Front": "on cell 10",
        "Marker": "on cell 3",
        "Strips from the rear": "blue 4 (cells 4 to 7), yellow 3 (cells 8 to 10)",
        "Theft of the rear strip": "costs 4 cells",
    }
    assert told[NAMES[1]]["Front"] == "at the start, in last place"


def test_french_has_a_space_that_does_not_break_before_high_punctuation() -> None:
    wrong = re.compile(rf"(?<!{NARROW})[;!?]|(?<!{WIDE})[:»]|«(?!{WIDE})")
    for number in range(GAME.actions.size):
        assert not wrong.search(Action(number, GAME).say("fr", NAMES))


@pytest.mark.parametrize(
    ("language", "throw_all", "keep"),
    [
        ("en", "Throw all dice again", "Keep 2 red, 1 green; throw the rest again"),
        ("fr", "Relancer tous les dés", f"Garder 2 rouges, 1 vert{NARROW}; relancer le reste"),
        ("de", "Alle Würfel neu werfen", "2× Rot, 1× Grün behalten und den Rest neu werfen"),
    ],
)
def test_keeping_nothing_is_throwing_all_again(language: str, throw_all: str, keep: str) -> None:
    assert say("keep -", language) == throw_all
    assert say("keep RRG", language) == keep
    nothing = GAME.voice(language).words("dice-none")
    assert nothing not in tell(language, "kept", seat=0, dice="-")


@in_every_language
def test_a_discard_says_how_many_dice_are_thrown(language: str) -> None:
    for strips in range(6):
        assert f"{7 - strips} " in say(f"discard {strips}", language)


@in_every_language
def test_no_two_strips_or_throws_sound_alike(language: str) -> None:
    voice = GAME.voice(language)
    for domain in (DICE, STRIP):
        said = {domain.say(value, voice) for value in range(domain.size)}
        assert len(said) == domain.size


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna steals green 3 from Le Maître and advances to cell 12."),
        ("fr", "Anna vole la bande verte 3 au Maître et avance jusqu’à la case 12."),
        ("de", "Anna klaut Grün 3 von Le Maître und rückt auf Feld 12 vor."),
    ],
)
def test_a_theft_is_told(language: str, sentence: str) -> None:
    assert tell(language, "stole", seat=0, victim=4, strip="G3", cell=12) == sentence


@pytest.mark.parametrize(
    ("language", "words"), [("en", "last place"), ("fr", "lanterne rouge"), ("de", "rote Laterne")]
)
def test_last_place_has_its_name(language: str, words: str) -> None:
    assert words in tell(language, "spared", seat=1)
    assert words in tell(language, "held", seat=1, cell=9)


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "1 cell,", "2 cells,"),
        ("fr", "d’une case,", "2 cases,"),
        ("de", "1 Feld ", "2 Felder "),
    ],
)
def test_cells_are_counted_in_the_right_number(language: str, one: str, more: str) -> None:
    for name in ("fell-back", "slid-back"):
        assert one in tell(language, name, seat=0, cells=1, cell=5)
        assert more in tell(language, name, seat=0, cells=2, cell=5)
