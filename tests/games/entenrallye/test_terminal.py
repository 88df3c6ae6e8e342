"""Entenrallye drawn: the calendar, the cars, the road ahead, and nothing that does not fit."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from jacta import Position
from jacta.terminal.drawing import drawing
from jacta.terminal.frame import compose
from jacta.terminal.scene import Scene
from jacta.terminal.speech import Speech
from tests.games.entenrallye.positions import GAME, car, play, table

NAMES = ["Anna", "Ben", "Cécilia", "Dieter", "Emilia-Margarete", "Federico"]
CARDS = ["roof-5-3 doors-4-4", "wings-3-3", "", "", "", "doors-2-5"]


def scene(position: Position, language: str = "en", seat: int | None = None) -> Scene:
    acting = position.actors[0] if position.actors else 0
    speech = Speech.at(GAME, language, NAMES[: position.players])
    drawn, view = drawing(GAME), position.view(acting if seat is None else seat)
    return Scene(
        view=view,
        settled=view,
        speech=speech,
        turn=position.turn,
        banner=drawn.banner(view, acting, speech),
        menu=drawn.menu(position, acting, speech, ()),
    )


def rows(position: Position, seat: int | None = None, width: int = 80) -> list[str]:
    found = drawing(GAME).rows(scene(position, seat=seat), width, 24)
    return [row.plain.rstrip() for row in found]


def full_table() -> Position:
    """Six cars on one square, most of them with parts."""
    cars = [car("17", hand=hand) for hand in CARDS]
    cars[2] = car("17", fitted="bonnet-5-3")
    return play(table(*cars, month=3, part=2), "die 5")


def test_calendar_cars_road_and_hand_are_drawn() -> None:
    shown = rows(full_table())
    text = "\n".join(shown)
    assert shown[0].split()[::3] == ["Jan", "Apr", "Jul", "Oct"]
    assert shown[1].split() == ["M1", "TÜV", "M2", "M3", "ASU", "M4"]
    assert "March, part 2 of 6" in text
    assert [row for row in shown if "▶Mar" in row] == shown[:1]
    assert shown[3].split()[:2] == ["square", "rep/def"]
    assert shown[4].index("17") == shown[3].index("square")
    assert "[18]╱" in text
    assert "(21)" in text
    assert "roof 5/3" in text
    assert "wings 3/3" not in text
    assert sum("▮" in row for row in shown) == 3


def test_a_spectator_sees_no_hand() -> None:
    assert "roof 5/3" not in "\n".join(rows(full_table(), seat=-1))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_everything_fits(language: str, width: int, height: int) -> None:
    console = Console(file=StringIO(), width=width, height=height)
    found = scene(full_table(), language)
    lines = compose(console, drawing(GAME), found, "")
    assert len(lines) <= height
    assert all(line.cell_len <= width for line in lines)


def test_every_drive_tells_where_it_ends() -> None:
    found = scene(full_table()).menu
    assert found is not None
    notes = {entry.label: entry.note for entry in found.entries}
    assert notes["Drive 1, repair 4"] == "→ 18 grey"
    assert notes["Drive 5, turning off"] == "→ TÜV brown"
    assert notes["Drive 5"] == "→ 22 brown"


@pytest.mark.parametrize("phase", ["drive", "act", "give", "keep"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_each_step_has_a_banner(language: str, phase: str) -> None:
    said = Speech.at(GAME, language, NAMES).words(f"banner-{phase}", name="Anna", pips=4)
    assert "Anna" in said
    assert len(said) < 100


def test_enter_ends_a_turn_with_nothing_else_to_do() -> None:
    position = play(table(car("5", hand="roof-5-3", fitted="roof-4-3"), car()), "die 4")
    position = play(position, "drive straight 1 3 no-part")
    found = scene(position).menu
    assert found is not None
    assert found.default is not None
    assert found.default.notation == "done"
