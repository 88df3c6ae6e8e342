"""Everything on the table of Dice Trip explains itself, and its map is chosen as a picture."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.games.dice_trip.browser.trips import GAME, named, wait
from tests.web.fixtures import Visit
from tests.web.guests import PHONE


def test_the_map_is_chosen_as_a_picture_and_explains_itself(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    box = guest.page.get_by_role("article").filter(has_text="Dice Trip")
    box.get_by_role("button", name=re.compile("table")).click()
    form = guest.page.get_by_role("dialog")
    maps = form.get_by_role("group", name="Map")
    expect(maps.locator("svg")).to_have_count(2)
    expect(maps.get_by_role("radio", name="France")).to_be_checked()
    maps.get_by_role("radio", name="Southern Burgundy").check()
    form.get_by_role("radio", name="1", exact=True).check()
    guest.button("Open the table").click()
    wait(guest.page)
    expect(guest.page.get_by_role("group", name="Your map of Sud Bourgogne")).to_be_visible()

    card = guest.page.get_by_role("tooltip")
    named(guest.page, "Cluny").hover()
    expect(card).to_contain_text(re.compile("Cluny · zone Mâconnais.*bonus point here"))
    expect(card.get_by_role("link", name="Rule DT-R18")).to_be_visible()
    zones = guest.page.get_by_role("listitem", name="Zones: 9")
    zones.hover()
    expect(card).to_contain_text("Zones without a struck town: 4 of 4, worth 9 points.")
    guest.page.mouse.move(0, 0)
    expect(card).to_have_count(0)
    # By the keyboard: one stop, and the arrows from there.
    zones.focus()
    guest.page.keyboard.press("ArrowUp")
    series = guest.page.get_by_role("listitem", name="Series: 0")
    expect(series).to_be_focused()
    expect(series).to_have_accessible_description(re.compile("follow each other directly.*DT-R22"))
    guest.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_finger_is_told_what_it_touches(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.go_to_table(guest.open_table(GAME, 1))
    wait(guest.page)
    card = guest.page.get_by_role("tooltip")
    guest.page.get_by_role("img", name=re.compile("^Double use")).tap()
    expect(card).to_contain_text("Leave one die aside and use another one in both of your numbers")
    expect(card.get_by_role("link", name="Rule DT-R14")).to_be_visible()
    above, hand = card.bounding_box(), guest.page.locator("section.hand").bounding_box()
    assert above is not None
    assert hand is not None
    assert above["y"] + above["height"] <= hand["y"], "neither dice nor buttons are covered"
    guest.page.locator(".banner").first.tap()
    expect(card).to_have_count(0)
