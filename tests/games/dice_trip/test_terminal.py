"""Dice Trip drawn: all towns on one screen, and entries that are typed as numbers."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import jacta
from jacta.engine.draft import Draft
from jacta.terminal.drawing import drawing, show_table
from jacta.terminal.frame import compose
from jacta.terminal.menu import read
from jacta.terminal.scene import Scene
from jacta.terminal.speech import Speech
from tests.games.dice_trip.positions import GAME, fresh, play, sheet, table

NAMES = ["Anna", "Ben", "Cécilia", "Emilia-Margarete"]


def scene(position: jacta.Position, language: str = "en", seat: int = 0) -> Scene:
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


def entering(players: int = 1, board: str = "france") -> jacta.Position:
    return play(fresh(players, board, "yes"), "throw 1 1 3 4")


def typed(position: jacta.Position, text: str, language: str = "en") -> list[str] | None:
    menu = scene(position, language).menu
    assert menu is not None
    found = read(text, menu, GAME)
    return [str(action) for action in found] if isinstance(found, tuple) else None


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("players", range(1, 5))
@pytest.mark.parametrize("board", ["france", "sud-bourgogne"])
def test_all_towns_fit_on_80_by_24(language: str, players: int, board: str) -> None:
    position = entering(players, board)
    console = Console(width=80, height=24, file=StringIO())
    rows = compose(console, drawing(GAME), scene(position, language), "")
    assert len(rows) <= 24
    assert all(row.cell_len <= 80 for row in rows)
    text = "\n".join(row.plain for row in rows)
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXY":
        assert f" {letter}" in text
    assert " x y" in text


def test_a_sheet_shows_numbers_strikes_bonuses_and_neighbours() -> None:
    position = play(table(sheet("Brest 14*", "Caen x")), "throw 1 2 3 4")
    rows = [row.plain for row in drawing(GAME).rows(scene(position), 80, 24)]
    text = "\n".join(rows)
    assert "A●14★Brest       CD" in text
    assert "B ✗✗ Caen        CEKL" in text
    assert " 11 12 13 ·· 15" in text


def test_what_is_entered_is_shown_at_once_and_counted() -> None:
    position = play(entering(2), "write RB Brest")
    text = "\n".join(row.plain for row in drawing(GAME).rows(scene(position), 80, 24))
    assert "A●13" in text
    assert "▶Anna        11" in text  # nine for the zones, a route of one, a bonus
    other = "\n".join(row.plain for row in drawing(GAME).rows(scene(position, seat=1), 80, 24))
    assert "A●··" in other


def test_a_large_screen_has_the_map() -> None:
    rows = drawing(GAME).rows(scene(entering()), 100, 60)
    assert len(rows) > 40
    assert all(row.cell_len <= 100 for row in rows)


def test_numbers_and_towns_are_typed() -> None:
    position = entering()
    assert typed(position, "13 f") == ["write RB F"]
    assert typed(position, "13f") == ["write RB F"]
    assert typed(position, "x f") == ["strike F"]
    assert typed(position, "13 f 14 g") == ["write RB F", "write GY G"]
    assert typed(position, "13 f, x g") == ["write RB F", "strike G"]
    assert typed(position, "write YB F") == ["write YB F"]
    assert typed(position, "25 f") is None
    assert typed(position, "13 z") is None


def test_the_double_use_is_not_spent_where_other_dice_make_the_numbers() -> None:
    position = play(fresh(), "throw 1 1 2 3")
    assert typed(position, "12 b 13 a") == ["write GB B", "write RY A"]  # Brest is red
    assert typed(play(position, "write RB B"), "13 a") == ["write GY A"]


def test_the_double_use_is_spent_where_nothing_else_makes_the_numbers_and_it_is_said() -> None:
    position = play(fresh(2), "throw 1 4 2 3")
    assert typed(position, "12 b 13 a") == ["write RB B", "write RY A"]
    draft = Draft(position, 0)
    for action in ("write RB B", "write RY A"):
        draft.add(GAME.action(action))
    view, before = draft.position.view(0), position.view(0)
    assert [sheet["double"] for sheet in view.json["sheets"]] == [False, True]
    assert [sheet["double"] for sheet in before.json["sheets"]] == [True, True]
    speech = Speech.at(GAME, "en", NAMES[:2])
    assert "double use" in drawing(GAME).spent(view, before, speech)
    assert drawing(GAME).spent(before, before, speech) == ""


@pytest.mark.parametrize(("language", "text"), [("en", "gy d"), ("fr", "VJ D"), ("de", "gl d")])
def test_dice_are_chosen_by_the_letters_of_the_language(language: str, text: str) -> None:
    assert typed(entering(), text, language) == ["write GY D"]
    assert typed(entering(), f"write {text}", language) == ["write GY D"]


def test_the_dice_are_chosen_that_earn_the_bonus() -> None:
    position = entering()
    assert typed(position, "13 a") == ["write RB A"]  # Brest is red
    assert typed(position, "13 d") == ["write GB D"]  # Nantes is green


def test_a_refused_entry_is_read_so_that_it_can_be_explained() -> None:
    position = play(table(sheet("Brest 13*", "Caen x")), "throw 1 2 3 4")
    assert typed(position, "13 f") == ["write RB F"]
    refusal = position.refusal(0, "write RB F")
    assert refusal is not None
    assert refusal.code == "number-used"


@pytest.mark.parametrize(
    ("language", "text"), [("en", "gy"), ("fr", "vj"), ("de", "gl"), ("en", "2 4")]
)
def test_dice_are_rerolled_by_letter_or_place(language: str, text: str) -> None:
    position = play(fresh(), "throw 1 1 3 4", "decide")
    assert typed(position, text, language) == ["reroll GY"]
    assert typed(position, "", language) == ["keep"]


def test_spectators_see_all_sheets() -> None:
    console = Console(width=80, file=StringIO())
    show_table(console, entering(2), Speech.at(GAME, "en", NAMES[:2]))
    output = console.file.getvalue()  # type: ignore[attr-defined]
    assert output.count("Brest") == 2
    assert "Ben" in output
