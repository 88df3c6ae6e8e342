"""A challenge in the page: made by a form, sent as a link, played once, compared and closed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.guests import Guest


def part_at_once(guest: Guest, choice: int) -> None:
    """Do one thing at the table that is shown, and give up."""
    table = guest.table
    now = guest.wait_for_turn(table)
    action = now["legal"][choice]
    guest.do(table, "act", seat=now["view"]["seat"], actions=[action])
    guest.do(table, "give-up", chair=0)
    guest.button("See the challenge").click()


def test_others_play_the_same_dice_and_are_compared_move_by_move(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.go("/")
    box = anna.page.get_by_role("article", name="Würfel Express")
    box.get_by_role("button", name="Open a table").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_label("2", exact=True).check()
    dialog.get_by_label("a challenge", exact=True).check()
    dialog.get_by_label("Seat 2").select_option("Emil (club player)")
    dialog.get_by_role("button", name="Make the challenge").click()
    anna.page.wait_for_url("**/challenge/*")
    expect(anna.page.get_by_role("main")).to_contain_text("against Emil (club player)")
    link = anna.page.get_by_role("textbox", name="The link").input_value()
    anna.button("Play these dice").click()
    anna.page.wait_for_url("**/table/*")
    part_at_once(anna, 0)
    compared = anna.region("How the games differ")
    expect(compared.get_by_role("row")).to_have_count(2)

    ben.page.goto(link)
    expect(ben.page.get_by_text(f"{anna.name} challenges you")).to_be_visible()
    expect(ben.region("How the games differ")).to_contain_text("As soon as your own game is over")
    ben.button("Play these dice").click()
    ben.page.wait_for_url("**/table/*")
    part_at_once(ben, -1)
    compared = ben.region("How the games differ")
    expect(compared.get_by_role("row")).to_have_count(3)
    expect(compared.get_by_role("heading", name="Where the games parted")).to_be_visible()
    expect(compared.get_by_text("Turn 1", exact=True)).to_be_visible()

    anna.page.goto(link)
    anna.button("Close it and reveal the seed").click()
    anna.button("Close it and reveal the seed").click()
    sent = anna.region("The link")
    expect(sent).to_contain_text("The seed of its dice")
    expect(compared.get_by_role("row")).to_have_count(3)
