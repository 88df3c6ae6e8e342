"""Puzzles in the page: solved on the board of the game, and a lesson of five of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import jacta
from jacta.puzzles import Puzzle, lesson_of, stock_of
from tests.web.fixtures import Visit
from tests.web.guests import PHONE

GAME: jacta.Game = jacta.game("wurfel-express")


def discarding(count: int) -> Puzzle:
    """A puzzle in which so many strips are best discarded."""
    stock = stock_of(GAME)
    assert stock is not None
    for puzzle in stock.puzzles.values():
        best = puzzle.begin(GAME).legal(puzzle.seat)[puzzle.best]
        if best.json == {"type": "discard", "strips": count}:
            return puzzle
    pytest.fail("no such puzzle")


def test_a_puzzle_is_solved_on_the_board(visit: Visit) -> None:
    guest, puzzle = visit(), discarding(0)
    guest.go(f"/puzzles/{GAME.name}#{puzzle.id}")
    page = guest.page
    expect(page.get_by_text("What would you do?")).to_be_visible()
    page.get_by_role("button", name="Throw 7 dice").click()
    expect(page.get_by_text("Right!")).to_be_visible()
    expect(page.get_by_text("your answer")).to_be_visible()
    expect(page.get_by_text("Your rating:")).to_be_visible()
    expect(page.get_by_text(re.compile(r"\(±\s\d+\.\d\)"))).to_be_visible()
    guest.speak("de")
    expect(page.get_by_text(re.compile(r"\(±\s\d+,\d\)"))).to_be_visible()
    guest.speak("en")
    expect(page.get_by_text("Your rating:")).to_have_count(1)
    guest.go("/you")
    expect(page.get_by_text("1 of 1 solved")).to_be_visible()
    assert not guest.troubles


def test_the_second_lesson_is_walked_through(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.go(f"/rules/{GAME.name}#strategy")
    page, lesson = guest.page, lesson_of(GAME)
    expect(page.get_by_text("Before the throw")).to_be_visible()
    page.get_by_role("button", name="Throw 7 dice").click()
    expect(page.get_by_text("Better: Discard the 3 rear strips")).to_be_visible()
    expect(page.get_by_text("With all seven dice only blue and black")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("So close to the goal")).to_be_visible()
    page.get_by_role("button", name="Throw 7 dice").click()
    expect(page.get_by_text("Right!")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text(f"3 of {len(lesson)}")).to_be_visible()
    expect(page.get_by_text("What would you do?")).to_be_visible()
    assert not guest.troubles
