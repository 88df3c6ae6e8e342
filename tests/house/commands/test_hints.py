"""Asking what the master would do: where all agreed to it, when one is to act, and in the log."""

from __future__ import annotations

import random

import msgspec
import pytest

from jacta.engine.record import Record
from jacta.house.commands import Act, AskHint
from jacta.house.commands.playing import MOST_HINTS
from jacta.house.errors import HouseError
from jacta.house.proposals import Proposal, settings_of
from jacta.house.table.entries import Hinted, Settings
from tests.house.games import NAMES, PEOPLE, Log, find_game, seated

ANNA, BEN = PEOPLE[:2]


def asked(log: Log, by: str, seat: int) -> str:
    """Why not; nothing where it was done."""
    try:
        log.do(AskHint, by, seat=seat)
    except HouseError as error:
        return error.code
    return ""


def at_work(**settings: object) -> tuple[Log, int, str]:
    """A table of Würfel Express, the seat that is to act, and who speaks for it."""
    log = seated("wurfel-express", 2, **{"hints": True, **settings})
    seat = log.table.acting[0]
    return log, seat, PEOPLE[log.table.chair_of(seat)]


def test_that_somebody_asked_is_in_the_log_and_in_the_record() -> None:
    log, seat, who = at_work()
    assert asked(log, who, seat) == ""
    assert log.stored[-1][0] == Hinted(seat)
    assert log.table.hinted == ((len(log.table.moves), seat),)
    log.act_at_random(random.Random(1))
    text = log.table.record(NAMES[:2]).text
    lines = text.split("\n")
    at = lines.index(f"hint {seat}")
    assert lines[at + 1].startswith(f"{seat} "), "right before what was done then"
    read = Record.read(text, find_game)
    assert read.text == text
    assert read.hints == [(at_line(lines), seat)]


def at_line(lines: list[str]) -> int:
    """How many moves stand before the hint."""
    return lines.index(next(line for line in lines if line.startswith("hint "))) - (
        lines.index("moves") + 1
    )


def test_nobody_is_told_without_having_agreed() -> None:
    log, seat, who = at_work(hints=False)
    assert asked(log, who, seat) == "no-hints"


def test_only_for_the_own_seat_and_when_it_is_to_act() -> None:
    log, seat, who = at_work()
    other = next(person for person in (ANNA, BEN) if person != who)
    assert asked(log, other, seat) == "not-yours"
    assert asked(log, other, 1 - seat) == "not-to-act"


def test_one_decision_cannot_fill_the_log() -> None:
    log, seat, who = at_work()
    codes = [asked(log, who, seat) for _ in range(MOST_HINTS + 2)]
    assert codes == [""] * MOST_HINTS + ["too-fast"] * 2
    position = log.table.position
    assert position is not None
    log.do(Act, who, seat=seat, actions=[position.legal(seat)[-1].notation])
    if log.table.acting == (seat,):
        assert asked(log, who, seat) == "", "the next decision is another one"


@pytest.mark.parametrize(
    ("proposal", "has"),
    [
        ({}, True),
        ({"advice": False}, False),
        ({"hints": False}, False),
        ({"rated": True}, False),
        ({"rated": True, "hints": True}, True),
    ],
)
def test_rated_games_have_hints_only_where_that_is_said(
    proposal: dict[str, bool], has: bool
) -> None:
    game = find_game("wurfel-express")
    assert settings_of(game, Proposal("wurfel-express", 2, **proposal)).hints is has  # type: ignore[arg-type]


def test_a_game_without_a_master_has_none() -> None:
    game = find_game("sledges")
    assert not settings_of(game, Proposal("sledges", 2)).hints
    with pytest.raises(HouseError, match="no-master"):
        settings_of(game, Proposal("sledges", 2, hints=True))


def test_tables_of_before_have_none() -> None:
    log, _, _ = at_work()
    written = msgspec.to_builtins(log.table.settings)
    del written["hints"]
    assert not msgspec.convert(written, Settings).hints
