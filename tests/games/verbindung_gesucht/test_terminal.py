"""Verbindung gesucht drawn: paths in box characters, dice by number, and nothing that is cut."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import jacta
from jacta.games.verbindung_gesucht.faces import DIE_LABELS
from jacta.games.verbindung_gesucht.terminal.pieces import SMALL, TALL
from jacta.terminal.drawing import drawing
from jacta.terminal.frame import compose
from jacta.terminal.menu import read
from jacta.terminal.scene import Scene
from jacta.terminal.speech import Speech
from tests.games.verbindung_gesucht.positions import GAME, RED_ONLY, play, table

NAMES = ["Anna", "Ben"]


def scene(position: jacta.Position, language: str = "en") -> Scene:
    seat = position.actors[0] if position.actors else 0
    speech = Speech.at(GAME, language, NAMES)
    drawn, view = drawing(GAME), position.view(seat)
    return Scene(
        view=view,
        settled=view,
        speech=speech,
        turn=position.turn,
        banner=drawn.banner(view, seat, speech),
        menu=drawn.menu(position, seat, speech, ()),
    )


def middle() -> jacta.Position:
    return play(
        table(
            ".   R   Csw .   .   .",
            "bew Cne .   .   .   rew",
            ".   .   .   .   .   .",
            ".   .   .   .   .   .",
            "R   .   .   .   .   B",
            ".   bns .   .   W   W",
            turn=12,
        ),
        "throw CrW",
    )


def rows(position: jacta.Position, width: int = 80, height: int = 24) -> list[str]:
    return [row.plain.rstrip() for row in drawing(GAME).rows(scene(position), width, height)]


def test_the_board_is_drawn_as_it_lies() -> None:
    assert rows(middle()) == [
        "    a  b  c  d  e  f",
        "       ◆        ◇         ▶ ◆ Anna",
        "1   · ━╋━━╅─ ·  ·  ·",
        "2 ◇─╂──╄━ ·  ·  · ━┿━◆      ◇ Ben",
        "3   ·  ·  ·  ·  ·  ·",
        "4   ·  ·  ·  ·  ·  ·        1 ─╄━ curve",
        "5 ◆━╋━ ·  ·  ·  · ─┼─◇      2 ╴┃╶ red bridge",
        "6   · ╸│╺ ·  · ═╬══╬═       3 ═╬═ white cross",
        "       ◇        ◆           Dice in stock: 23",
    ]


def test_on_a_tall_screen_a_cut_path_is_seen() -> None:
    drawn = rows(middle(), 100, 45)
    assert len(drawn) == 3 + 18
    assert drawn[2].startswith("          ┃    ╰╮")
    assert drawn[5].startswith("     ╹    ┃")
    assert drawn[6].startswith("2 ◇──────╮┗━━")


def test_every_die_has_a_shape_of_its_own_in_both_sizes() -> None:
    for shapes, size in ((SMALL, (3,)), (TALL, (5, 5, 5))):
        assert set(shapes) == {*DIE_LABELS, ""}
        assert len(set(shapes.values())) == 12
        for shape in shapes.values():
            lines = (shape,) if isinstance(shape, str) else shape
            assert tuple(map(len, lines)) == size


def test_linked_bases_are_told() -> None:
    drawn = rows(play(table(*RED_ONLY), "throw RRR"))
    assert drawn[1].endswith("▶ ◆ Anna  3 bases linked")
    assert drawn[2].endswith("top, right, left")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (140, 50)])
@pytest.mark.parametrize("announce", ["auto", "strict"])
def test_everything_fits_on_the_screen(
    language: str, width: int, height: int, announce: str
) -> None:
    position = play(table(*RED_ONLY, announce=announce), "throw CrR")
    console = Console(file=StringIO(), width=width, height=height)
    lines = compose(console, drawing(GAME), scene(position, language), "1 b3")
    assert len(lines) <= height
    assert all(line.cell_len <= width for line in lines)


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("1 c2 nw", "place Cnw c2"),
        ("1c2nw", "place Cnw c2"),
        ("1 C2 WN", "place Cnw c2"),
        ("2 e2", "place rew e2"),
        ("3 d1", "place W d1"),
        ("place W d1", "place W d1"),
        ("! 3 d1", "announce W d1"),
        ("0", None),
        ("4 d1", None),
        ("1 g9", None),
        ("hello", None),
    ],
)
def test_what_is_typed_is_understood(typed: str, notation: str | None) -> None:
    position = middle()
    menu = drawing(GAME).menu(position, 0, Speech.at(GAME, "en", NAMES), ())
    reading = read(typed, menu, GAME)
    found = reading[0].notation if isinstance(reading, tuple) else None
    assert found == notation


@pytest.mark.parametrize(("language", "sides"), [("en", "nw"), ("fr", "no"), ("de", "nw")])
def test_sides_go_by_the_letters_of_the_language(language: str, sides: str) -> None:
    menu = scene(middle(), language).menu
    assert menu is not None
    assert f"c2 {sides}" in "\n".join(entry.label for entry in menu.entries)
    reading = read(f"1 c2 {sides}", menu, GAME)
    assert isinstance(reading, tuple)
    assert reading[0].notation == "place Cnw c2"


def test_a_face_that_is_not_for_a_colour_says_so() -> None:
    menu = scene(play(table(*RED_ONLY), "throw BRR")).menu
    assert menu is not None
    assert "black cross: not for your colour" in [entry.label for entry in menu.entries]


def test_the_example_can_be_placed() -> None:
    menu = scene(middle()).menu
    assert menu is not None
    example = menu.prompt.partition("such as ")[2]
    reading = read(example, menu, GAME)
    assert isinstance(reading, tuple)
    assert reading[0] in middle().legal(0)


def test_enter_ends_the_turn_once_a_die_is_placed() -> None:
    position = play(table(*RED_ONLY), "throw RRR")
    speech = Speech.at(GAME, "en", NAMES)
    first = drawing(GAME).menu(position, 0, speech, ())
    assert read("", first, GAME) is None
    assert read("0", first, GAME) == (GAME.action("done"),)
    drafted = [GAME.action("place R c3")]
    later = drawing(GAME).menu(position.apply(0, drafted[0]), 0, speech, drafted)
    assert read("", later, GAME) == (GAME.action("done"),)


def test_a_refused_placement_is_read_too_so_that_it_can_be_explained() -> None:
    menu = drawing(GAME).menu(middle(), 0, Speech.at(GAME, "en", NAMES), ())
    reading = read("3 d4", menu, GAME)
    assert isinstance(reading, tuple)
    assert middle().refusal(0, reading[0]) is not None
