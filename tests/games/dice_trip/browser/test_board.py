"""Dice Trip on the table: whole games, secrets, and a map that can be read."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import jacta
from tests.games.dice_trip.browser.trips import (
    GAME,
    die,
    go_to_a_town,
    make,
    middle,
    named,
    play_by_mouse,
    points,
    sheets,
    tap,
    town,
    two,
    wait,
)
from tests.web.axe import check_themes
from tests.web.chromium import ROOT
from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, PHONE, SIZES, Guest

LESSON = ROOT / "web" / "src" / "games" / "dice-trip" / "lesson.json"
MAPS = ("france", "sud-bourgogne")
LOW_PHONE = (360, 640)


# -- whole games


def test_a_solo_game_to_the_end_by_mouse(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table(GAME, 1)
    guest.play(table, turns=9)
    guest.go_to_table(table)
    play_by_mouse(guest.page)
    expect(guest.region("Result")).to_be_visible()
    total = guest.now(table)["view"]["scores"][0]["total"]
    assert points(guest.page) == total
    lines = guest.page.locator(".board tbody td").all_inner_texts()
    assert sum(int(line.replace("−", "-")) for line in lines) == total

    guest.go(f"/record/{table}/0")
    expect(guest.page.get_by_role("group", name="Map of France")).to_be_visible()
    guest.page.get_by_role("slider").fill("20")
    expect(guest.page.locator(".board .number").first).to_be_visible()


def test_the_keys_make_a_number_and_lead_over_the_map_to_a_town(visit: Visit) -> None:
    guest = visit()
    thrown = jacta.game(GAME).start(1).chance("throw 1 2 3 4")
    guest.go_to_table(guest.open_table(GAME, 1, start=thrown.json))
    wait(guest.page)
    guest.page.keyboard.press("1")
    guest.page.keyboard.press("2")
    assert wait(guest.page) == "town"
    go_to_a_town(guest.page)
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".town.fresh")).to_have_count(1)


# -- one throw, two people


@pytest.mark.parametrize(
    ("throw", "says"), [("1 2 3 4", "Confirm"), ("1 2 1 2", "Confirm spends your double")]
)
def test_entries_stay_hidden_until_both_are_in(visit: Visit, throw: str, says: str) -> None:
    thrown = jacta.game(GAME).start(2).chance(f"throw {throw}")
    one, other, table = two(visit, start=thrown.json)
    play_by_mouse(one.page, lambda: wait(one.page) == "confirm")
    wait(other.page)
    heard = len(other.heard)
    one.button(says).click()
    expect(one.page.locator(".hand .waits")).to_contain_text("Your entries are in")
    expect(other.page.locator('.sheets button[aria-label*="has entered"]')).to_have_count(1)
    told = "".join(other.heard[heard:])
    assert '"entered"' in told
    mine = one.now(table, 0)["view"]["entries"][0]
    assert len(mine) == 2
    assert all(entry not in told for entry in mine)
    assert '"wrote"' not in told
    assert other.now(table, 1)["view"]["entries"] == [[], []]
    expect(one.page.locator(".town.fresh")).to_have_count(2)
    expect(other.page.locator(".town.fresh")).to_have_count(0)

    play_by_mouse(other.page, lambda: '"wrote"' in "".join(other.heard[heard:]))
    expect(one.page.locator(".town.fresh")).to_have_count(0)
    assert [sum(n != 0 for n in sheet["numbers"]) for sheet in sheets(one, table)] == [2, 2]


# -- learning it


def test_the_first_lesson_is_played_to_its_end(visit: Visit) -> None:
    guest = visit()
    guest.go(f"/rules/{GAME}#lesson")
    page = guest.page
    steps = json.loads(LESSON.read_text("utf-8"))["steps"]
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"{number} of {len(steps)}", exact=True)).to_be_visible()
        for action in step["wanted"]:
            match action.split():
                case ["write", dice, where]:
                    make(page, *dice)
                    town(page, where).click()
                case ["strike", where]:
                    page.locator(".tickets .strike").click()
                    town(page, where).click()
                case ["reroll", dice]:
                    for code in dice:
                        die(page, code).click()
                    page.get_by_role("button", name="Reroll 3 dice").click()
        if number < len(steps):
            page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("39 points", exact=False).first).to_be_visible()


# -- how it looks


def table_in_play(board: str) -> Callable[[Guest], None]:
    def go(guest: Guest) -> None:
        table = guest.open_table(GAME, 4, bots=3, board=board)
        guest.play(table, turns=4)
        guest.go_to_table(table)
        play_by_mouse(guest.page, lambda: wait(guest.page) in ("town", "confirm"))

    return go


@pytest.mark.parametrize(("board", "size"), [("france", "phone"), ("sud-bourgogne", "desktop")])
def test_nobody_is_kept_out(visit: Visit, board: str, size: str) -> None:
    guest = visit(size=SIZES[size])
    table_in_play(board)(guest)
    check_themes(guest)


_OVERLAPS = """() => {
  const names = [...document.querySelectorAll(".board .map .name")];
  const boxes = names.map((one) => one.getBBox());
  const meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width
    && a.y + 2 < b.y + b.height - 2 && b.y + 2 < a.y + a.height - 2;
  const met = boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) => meet(a, b)));
  const towns = [...document.querySelectorAll(".board .map .spot")].map((spot) => ({
    town: spot.dataset.town,
    x: spot.querySelector(".focus").cx.baseVal.value,
    y: spot.querySelector(".focus").cy.baseVal.value,
  }));
  const gap = (b, p) => Math.hypot(
    Math.max(b.x - p.x, p.x - b.x - b.width, 0), Math.max(b.y - p.y, p.y - b.y - b.height, 0));
  const astray = names.filter((one, n) => {
    const [nearest] = towns.toSorted((p, q) => gap(boxes[n], p) - gap(boxes[n], q));
    return nearest.town !== one.dataset.name;
  });
  return {
    names: boxes.length, met: met.length,
    astray: astray.map((one) => one.textContent.trim()),
  };
}"""

_PLACES = """() => [...document.querySelectorAll(".board .map :is(.name tspan, .zone-name text)")]
  .map((one) => [one.textContent.trim(), one.getAttribute("x"), one.getAttribute("y")])"""


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "lying"])
def test_a_map_on_a_phone_stays_as_it_is_from_sheet_to_sheet(
    visit: Visit, size: tuple[int, int]
) -> None:
    guest = visit(size=size)
    guest.go_to_table(guest.open_table(GAME, 4, bots=3, board="france"))
    assert wait(guest.page) == "decide"
    spot, other = town(guest.page, "A"), guest.page.locator(".sheets button").nth(1)
    before = spot.bounding_box()
    other.click()
    expect(guest.button(re.compile("back to yours"))).to_be_visible()
    assert spot.bounding_box() == before


@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_all_of_one_s_turn_is_on_the_screen_and_the_names_are_free(
    visit: Visit, board: str, size: tuple[int, int]
) -> None:
    guest = visit("de", size=size)
    guest.go_to_table(guest.open_table(GAME, 4, bots=3, board=board))
    wait(guest.page)
    guest.show("day")
    found = guest.page.evaluate(_OVERLAPS)
    assert found == {"names": 25, "met": 0, "astray": []}
    assert guest.page.evaluate("document.documentElement.scrollHeight") <= size[1]
    for part in (".board svg", ".hand ol.dice", ".hand .row"):
        box = guest.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]


def test_a_touch_beside_a_town_means_the_nearest_one(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.go_to_table(guest.open_table(GAME, 1))
    page = guest.page
    play_by_mouse(page, lambda: wait(page) == "town")
    brest = town(page, "A").locator(".town").bounding_box()
    assert brest is not None
    page.mouse.click(brest["x"], brest["y"] + brest["height"] + 6)
    expect(town(page, "A").locator(".fresh .number")).to_be_visible()


def test_names_stay_where_they_are_through_a_turn(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.go_to_table(guest.open_table(GAME, 1, board="sud-bourgogne"))
    page = guest.page
    assert wait(page) == "number"
    guest.show("day")
    places = page.evaluate(_PLACES)
    for step in ("number", "town", "confirm"):
        play_by_mouse(page, lambda step=step: wait(page) == step)  # type: ignore[misc]
        guest.show("day")
        assert page.evaluate(_PLACES) == places


def test_a_finger_between_two_towns_brings_them_closer(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.resize(*LOW_PHONE)
    guest.go_to_table(guest.open_table(GAME, 1))
    page = guest.page
    play_by_mouse(page, lambda: wait(page) == "town")
    lyon, grenoble = named(page, "Lyon"), named(page, "Grenoble")
    tap(page, grenoble)
    whole = page.get_by_role("button", name="Show the whole map")
    expect(whole).to_be_visible()
    expect(page.locator(".town.fresh")).to_have_count(0)
    assert page.locator(".board .map .name").count() == 25
    (left, top), (right, bottom) = middle(lyon), middle(grenoble)
    assert math.hypot(left - right, top - bottom) >= 40

    tap(page, grenoble)
    expect(page.locator(".tickets .said")).to_contain_text("Grenoble")
    expect(page.get_by_role("button", name="Look closer")).to_be_visible()
    expect(page.locator(".board .map .note")).to_have_text("Grenoble")


def test_a_finger_means_a_town_that_may_be_chosen(visit: Visit) -> None:
    guest = visit(size=PHONE)
    thrown = jacta.game(GAME).start(1).chance("throw 1 2 3 4")
    guest.go_to_table(guest.open_table(GAME, 1, start=thrown.json))
    page = guest.page
    play_by_mouse(page, lambda: wait(page) == "town")
    named(page, "Lyon").click()
    play_by_mouse(page, lambda: wait(page) == "confirm")
    guest.button("Confirm").click()
    play_by_mouse(page, lambda: wait(page) == "town")
    tap(page, named(page, "Lyon"))
    expect(page.locator(".tickets .said")).to_contain_text("Grenoble")


def test_a_die_is_dragged_into_a_number_and_the_order_swapped(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table(GAME, 1))
    page = guest.page
    wait(page)
    for code, place in (("Y", "1"), ("B", "0")):
        die(page, code).drag_to(page.locator(f'[data-place="{place}"]'))
    made = page.locator(".tickets .now .place .die")
    assert [one.get_attribute("data-die") for one in made.all()] == ["B", "Y"]
    page.get_by_role("button", name="Swap the two dice").click()
    assert [one.get_attribute("data-die") for one in made.all()] == ["Y", "B"]
