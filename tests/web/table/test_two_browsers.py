"""Two browsers at one table: by link, and with what one builds."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

import jacta
from tests.web.fixtures import Visit
from tests.web.hands import Hand


def play_each_other(*hands: Hand, most: int = 1_000) -> None:
    """Whoever can do something does it, until the game is over for all."""
    for _ in range(most):
        states = [hand.look() for hand in hands]
        if all(state == "over" for state in states):
            return
        for hand, state in zip(hands, states, strict=True):
            if state == "turn":
                hand.step()
    raise AssertionError(f"no end: {[hand.pressed[-5:] for hand in hands]}")


def late() -> Any:
    """A position of a game between bots in which seat 0 acts and can hardly win any more: in one
    turn it goes 7 cells at most, and the other is about to finish."""
    record = jacta.play("wurfel-express", ["greedy", "greedy"], seed=185)
    decisions = (after for _, after, _ in record.positions() if after.actors == (0,))
    return next(after.json for after in decisions if after.turn == 18)


def test_two_play_each_other_by_link_to_the_end(visit: Visit) -> None:
    one, two = visit(), visit("de")
    one.go_to_table(one.open_table("wurfel-express", 2, start=late()))
    link = one.page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/table/"))

    two.page.goto(link.input_value())
    two.button("Hier hinsetzen").click()
    english = Hand(one.page)
    german = Hand(two.page, confirm="Bestätigen", take_back="Zurücknehmen")
    play_each_other(english, german)
    assert english.pressed
    assert german.pressed
    expect(one.region("Result").get_by_role("listitem")).to_have_count(2)
    expect(two.region("Ergebnis").get_by_role("listitem")).to_have_count(2)
    (game,) = one.ask(f"/api/tables/{one.table}")["facts"]["games"]
    has_won = game["ranking"][0] == 1
    verdicts = one.region("Result").get_by_text("You have won!")
    expect(verdicts).to_have_count(int(has_won))
    verdicts = two.region("Ergebnis").get_by_text("Du hast gewonnen!")
    expect(verdicts).to_have_count(int(not has_won))


def test_a_page_that_is_loaded_again_in_mid_turn_keeps_the_draft(visit: Visit) -> None:
    guest, other = visit(), visit()
    table = guest.open_table("pearls", 2)
    other.sit(table, 1)
    guest.go_to_table(table)
    guest.button("Play the 2").click()
    expect(guest.button("Confirm")).to_be_visible()
    guest.page.reload()
    expect(guest.region("What you may do")).to_contain_text("Play the 2")
    expect(guest.button("Confirm")).to_be_visible()


def test_nobody_hears_of_what_is_built(visit: Visit) -> None:
    guest, other = visit(), visit()
    table = guest.open_table("pearls", 2)
    other.sit(table, 1)
    other.go_to_table(table)
    expect(other.region("What you may do")).to_be_visible()
    heard = len(other.heard)
    guest.go_to_table(table)
    guest.button("Play the 2").click()
    expect(guest.button("Confirm")).to_be_visible()
    told = "".join(other.heard[heard:])
    assert '"draft"' not in told
    assert '"chosen"' not in told
