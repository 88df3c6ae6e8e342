"""Würfel Express drawn: strips on their cells, dice as they lie, and nothing that does not fit."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

import jacta
from jacta.terminal.drawing import drawing
from jacta.terminal.frame import compose
from jacta.terminal.menu import read
from jacta.terminal.scene import EventLog, Scene
from jacta.terminal.speech import Speech

GAME = jacta.game("wurfel-express")
NAMES = ["Anna", "Ben", "Cécilia", "Dieter", "Emilia-Margarete", "Federico"]


def scene(position: jacta.Position, language: str = "en") -> Scene:
    seat = position.actors[0] if position.actors else 0
    speech = Speech.at(GAME, language, NAMES[: position.players])
    drawn, view = drawing(GAME), position.view(seat)
    return Scene(
        view=view,
        settled=view,
        speech=speech,
        turn=position.turn,
        banner=drawn.banner(view, seat, speech),
        menu=drawn.menu(position, seat, speech, ()),
    )


def rows(position: jacta.Position, width: int = 80) -> list[str]:
    found = drawing(GAME).rows(scene(position), width, 24)
    return [row.plain.rstrip() for row in found]


def middle() -> jacta.Position:
    """Two rear strips of Anna are discarded, so that her marker has moved up."""
    return GAME.position(
        {
            "players": 2,
            "turn": 6,
            "phase": "keep",
            "throws": 1,
            "discarded": 0,
            "dice": "RRGWKKK",
            "stock": [
                *["R2", "R4", "R5", "R6", "G4", "G5", "G6", "W4", "W5", "W6"],
                *["B2", "B4", "B5", "B6", "Y2", "Y4", "Y5", "Y6", "K4", "K5", "K6"],
            ],
            "removed": ["R3", "G2", "W2", "B3", "Y3", "K2"],
            "tracks": [
                {"offset": 5, "strips": ["G3"]},
                {"offset": 0, "strips": ["W3", "K3"]},
            ],
            "last_place": [],
            "robbed": [],
        }
    )


def test_the_table_is_drawn_as_it_lies() -> None:
    assert rows(middle()) == [
        "▾ last place     1       5         10        15        20        25        30",
        "▶Anna         8  · · · · ·▐G3▲ ▲ · · · · · · · · · · · · · · · · · · · · · ·",
        " Ben        ▾ 6 ▐W3○ ○ K3◆ ◆ · · · · · · · · · · · · · · · · · · · · · · · ·",
        "",
        " Stock    ●R  2 × 4 5 6    ▲G  × · 4 5 6    ○W  × · 4 5 6",
        "          ■B  2 × 4 5 6    ★Y  2 × 4 5 6    ◆K  × · 4 5 6",
        "",
        "          1     2     3     4     5     6     7",
        " Dice     ●R    ●R    ▲G    ○W    ◆K    ◆K    ◆K   throw 1 of 3",
    ]


def test_letters_follow_the_language_and_shapes_do_not() -> None:
    found = drawing(GAME).rows(scene(middle(), "fr"), 80, 24)
    assert found[1].plain.split("▐")[1].startswith("V3▲ ▲ ")
    assert "◆N" in found[-1].plain


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [
        ("en", "1 2", "keep RR"),
        ("en", "567", "keep KKK"),
        ("en", "kkrr", "keep RRKK"),
        ("en", "K r K", "keep RKK"),
        ("en", "0", "keep -"),
        ("en", "", "stop"),
        ("en", "1234567", "stop"),
        ("en", "stop", "stop"),
        ("en", "keep krr", "keep RRK"),
        ("en", "KEEP RR", "keep RR"),
        ("fr", "rrn", "keep RRK"),
        ("fr", "vb", "keep GW"),
        ("fr", "U", "keep B"),
        ("de", "srr", "keep RRK"),
        ("de", "keep RRK", "keep RRK"),
    ],
)
def test_what_is_typed_picks_dice(language: str, typed: str, notation: str) -> None:
    speech = Speech.at(GAME, language, NAMES[:2])
    menu = drawing(GAME).menu(middle(), 0, speech, ())
    assert read(typed, menu, GAME) == (GAME.action(notation),)


@pytest.mark.parametrize("typed", ["8", "1 8", "01", "xx", "rrx", "rrrrrrrr", "keep", "keep RX"])
def test_what_names_no_dice_is_not_understood(typed: str) -> None:
    menu = drawing(GAME).menu(middle(), 0, Speech.at(GAME, "en", NAMES[:2]), ())
    assert read(typed, menu, GAME) is None


def test_choices_say_what_follows() -> None:
    position = middle().apply(0, "stop")
    speech = Speech.at(GAME, "en", NAMES[:2])
    menu = drawing(GAME).menu(position, 0, speech, ())
    notes = {entry.label: entry.note for entry in menu.entries}
    assert notes == {"Take red 2 from the stock": "→ 10", "End the turn": ""}
    keep = drawing(GAME).menu(middle(), 0, speech, ())
    assert keep.entries[-1].note == "then: red 2"


def test_failing_is_said_before_it_happens() -> None:
    position = GAME.position({**middle().json, "dice": "RGGGWBY"})
    menu = drawing(GAME).menu(position, 0, Speech.at(GAME, "en", NAMES[:2]), ())
    assert menu.entries[-1].note == "nothing to take, → 5"


def test_enter_alone_never_throws_a_turn_away() -> None:
    speech = Speech.at(GAME, "en", NAMES[:2])
    position = middle().apply(0, "stop")
    assert drawing(GAME).menu(position, 0, speech, ()).default is None
    taken = drawing(GAME).menu(position, 0, speech, [GAME.action("take R2")])
    assert taken.default == GAME.action("done")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("players", "height"), [(2, 24), (4, 24), (6, 30)])
def test_every_screen_fits(language: str, players: int, height: int) -> None:
    """Whole random games: no line too long, no screen too high, no choice left out."""
    console = Console(width=80, height=height, file=StringIO())
    speech = Speech.at(GAME, language, NAMES[:players])
    drawn, log = drawing(GAME), EventLog(drawing(GAME).passing)
    position, source, counter = GAME.start(players), jacta.Seed(players), 0
    while not position.is_over and position.turn < 60:
        events: list[jacta.Event] = []
        turn = position.turn
        if position.is_chance:
            position = position.roll(source, events)
        else:
            seat = position.actors[0]
            told = speech.events(log.brief(seat, turn))
            shown = replace(scene(position, language), log=told)
            lines = compose(console, drawn, shown, "")
            assert len(lines) <= height
            assert all(line.cell_len <= 80 for line in lines), [line.plain for line in lines]
            text = "\n".join(line.plain for line in lines)
            assert speech.words("more-choices") not in text
            assert speech.words("more-table") not in text
            legal = position.legal(seat)
            counter += 1
            position = position.apply(seat, legal[counter * 7919 % len(legal)], events)
        log.add(turn, events)


@pytest.mark.parametrize(("width", "height"), [(50, 16), (80, 24), (120, 40), (200, 60)])
def test_other_sizes_are_used_as_they_are(width: int, height: int) -> None:
    console = Console(width=width, height=height, file=StringIO())
    lines = compose(console, drawing(GAME), scene(middle()), "1 2")
    assert len(lines) <= height
    assert max(line.cell_len for line in lines) <= max(width, 80)


def test_a_note_is_shown_where_nothing_else_is_to_be_said() -> None:
    console = Console(width=80, height=24, file=StringIO())
    plain, quiet = scene(middle()), "still compiling, 3 parts to go"
    without, noted = (compose(console, drawing(GAME), plain, "", note=n) for n in ("", quiet))
    assert noted[-2].plain == f" … {quiet}"
    assert noted[:-2] + noted[-1:] == without[:-2] + without[-1:]
    refused = compose(console, drawing(GAME), replace(plain, refused="No."), "", note=quiet)
    assert refused[-2].plain == " ✗ No."


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("phase", ["discard", "keep", "take"])
def test_every_phase_of_a_turn_has_its_banner(language: str, phase: str) -> None:
    said = Speech.at(GAME, language, []).words(f"banner-{phase}", name="Anna", throw=1)
    assert "Anna" in said
    assert len(said) < 80


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_short_words_fit_their_place(language: str) -> None:
    words = Speech.at(GAME, language, []).words
    assert len(f"▾ {words('last-place')}") <= 16
    assert max(len(words("stock")), len(words("dice"))) <= 8
