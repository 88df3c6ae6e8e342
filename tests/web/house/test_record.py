"""The record of a finished game: stepped through, checked, downloaded, played on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.server.playing import play_game
from tests.server.running import Running
from tests.waiting import wait_until
from tests.web.fixtures import Visit


@pytest.fixture(scope="module")
def finished(house: Running) -> str:
    """A table at which a game was played to its end; everybody may read its record."""
    return play_game(house.guest(), house.guest(), game="dice-trip", board="sud-bourgogne")


def test_from_the_result_to_the_record(visit: Visit, finished: str) -> None:
    guest = visit()
    guest.go_to_table(finished)
    guest.page.get_by_role("link", name="Step through the game").click()
    expect(guest.page).to_have_url(re.compile(r"/record/[\w-]+/0"))
    expect(guest.page.get_by_role("slider")).to_be_visible()


def test_the_turn_that_decided_it_is_told_where_room_was_kept(visit: Visit, finished: str) -> None:
    guest, held = visit(), list[Route]()
    page = guest.page
    page.route("**/retrospect*", lambda route: held.append(route))
    guest.go_to_table(finished)
    line = page.locator(".ending .deciding")
    expect(line).to_have_text("Looking for the turn that decided it…")
    boxes = "() => [...document.querySelectorAll('.ending, .ending > *, .middle > section')]"
    boxes += ".map((one) => JSON.stringify(one.getBoundingClientRect()))"
    before = page.evaluate(boxes)
    deciding = {
        "turn": 2,
        "step": 12,
        "winners": [0],
        "before": 0.382,
        "after": 0.711,
        "error": 0.04,
    }
    told = {"bot": "greedy", "playouts": 100, "moments": [], "deciding": deciding}
    assert wait_until(lambda: page.title() and held)
    held.pop().fulfill(json=told)
    says = re.compile(r"^Turn 3 decided it: the chances of .+ went from 38% to 71%\.$")
    link = line.get_by_role("link", name=says)
    expect(link).to_be_visible()
    expect(line).to_contain_text("An estimate, as if quick players had played on.")
    assert page.evaluate(boxes) == before
    page.unroute("**/retrospect*")
    page.route("**/retrospect*", lambda route: route.fulfill(json=told))
    link.click()
    expect(page).to_have_url(re.compile(r"/record/[\w-]+/0#12$"))
    expect(page.get_by_role("heading", name="decided it")).to_contain_text("Turn 3")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("12")
    slider.press("Home")
    page.get_by_role("link", name=says).click()
    expect(slider).to_have_value("12")


def test_a_record_is_stepped_through_with_keys_and_slider(visit: Visit, finished: str) -> None:
    guest = visit()
    guest.go(f"/record/{finished}/0")
    slider = guest.page.get_by_role("slider")
    slider.focus()
    guest.page.keyboard.press("Home")
    first = int(slider.input_value())
    guest.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(first + 1))
    guest.page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    guest.page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_value(slider.get_attribute("max") or "")


def test_the_dice_are_checked_in_the_page(visit: Visit, finished: str) -> None:
    guest = visit()
    # As over plain HTTP from another device, where browsers have no Web Crypto.
    guest.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    guest.go(f"/record/{finished}/0")
    guest.button("Check all dice").click()
    fair = re.compile(r"\d+ dice in \d+ throws checked: all fell as the house had committed to")
    expect(guest.page.get_by_text(fair)).to_be_visible()


def test_a_record_can_be_downloaded_and_played_on(visit: Visit, finished: str) -> None:
    guest = visit()
    guest.go(f"/record/{finished}/0")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename.endswith(".jacta")
    play_on, slider = guest.button("Play on from here"), guest.page.get_by_role("slider")
    slider.press("End")
    expect(guest.page.get_by_text("The game is over here.")).to_be_visible()
    expect(play_on).to_be_disabled()
    slider.press("Home")
    play_on.click()
    expect(guest.page).to_have_url(re.compile("/table/"))
