"""Two browsers at one table: by link, with secrets, with a connection that is lost."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.hands import Hand


def play_each_other(*hands: Hand, steps: int) -> None:
    """Whoever can do something does it, until each has done so much."""
    while any(len(hand.pressed) < steps for hand in hands):
        for hand in hands:
            if hand.look() == "turn":
                hand.step()


def test_two_play_each_other_by_link(visit: Visit) -> None:
    one, two = visit(), visit("de")
    one.go("/")
    box = one.page.get_by_role("article").filter(has_text="Würfel Express")
    box.get_by_role("button", name="Make a table").click()
    dialog = one.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_label("2", exact=True).check()
    dialog.get_by_role("button", name="Open the table").click()
    link = one.page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/table/"))

    two.page.goto(link.input_value())
    two.button("Hier sitzen").click()
    german = Hand(two.page, confirm="Bestätigen", take_back="Zurücknehmen")
    play_each_other(Hand(one.page), german, steps=12)

    two.button("Menü").click()
    two.page.get_by_role("dialog").get_by_role("button", name="Aufgeben").click()
    two.page.get_by_role("dialog").get_by_role("button", name="aufgeben?").click()
    expect(one.region("Result").get_by_role("listitem")).to_have_count(2)
    expect(one.page.get_by_text("You have won!")).to_be_visible()
    expect(two.region("Ergebnis").get_by_role("listitem")).to_have_count(2)


def test_a_lost_connection_in_mid_turn_keeps_the_draft(visit: Visit) -> None:
    guest = visit()
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        if cut:
            line.close(code=4000)
            return
        lines.append(line)
        line.connect_to_server()

    guest.page.route_web_socket(re.compile("/ws"), connect)
    table = guest.open_table("pearls", 2)
    other = visit()
    other.sit(table, 1)
    guest.go_to_table(table)
    actions = guest.region("What you may do")
    actions.get_by_role("button", name="Play the 3").click()
    expect(actions.get_by_role("list").first).to_contain_text("Play the 3")

    cut = True
    lines[-1].close(code=4000)
    expect(guest.page.get_by_role("status").filter(has_text="Connecting again")).to_be_visible()
    cut = False
    guest.page.evaluate("dispatchEvent(new Event('online'))")
    expect(guest.page.get_by_role("status").filter(has_text="Connecting again")).to_be_hidden()
    assert len(lines) >= 2
    expect(actions.get_by_role("list").first).to_contain_text("Play the 3")
    guest.button("Confirm").click()
    expect(actions).to_be_hidden()


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
