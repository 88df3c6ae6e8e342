"""The board of Würfel Express by mouse, by finger and by keyboard: each way does the same."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.games.wurfel_express.browser import positions
from tests.web.axe import check_themes
from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, PHONE, Guest
from tests.web.hands import Hand

WAYS = {"mouse": DESKTOP, "finger": PHONE}


@pytest.fixture(params=WAYS)
def sit(request: pytest.FixtureRequest, visit: Visit) -> Callable[[Any], Guest]:
    """Sit down at a position, with a mouse or with a finger."""

    def down(position: Any) -> Guest:
        guest = visit(size=WAYS[request.param])
        players = position["players"]
        guest.go_to_table(
            guest.open_table("wurfel-express", players, bots=players - 1, start=position)
        )
        assert Hand(guest.page).wait() == "turn"
        return guest

    return down


def tap(guest: Guest, place: Locator) -> None:
    box = place.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if guest.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        guest.page.touchscreen.tap(x, y)
    else:
        guest.page.mouse.click(x, y)


def drag(guest: Guest, place: Locator, right: float = 0, down: float = 0) -> None:
    """Press in the middle of something, move in steps, and let go."""
    box = place.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    path = [(x + right * step / 8, y + down * step / 8) for step in range(9)]
    if guest.page.viewport_size != {"width": PHONE[0], "height": PHONE[1]}:
        guest.page.mouse.move(*path[0])
        guest.page.mouse.down()
        for point in path[1:]:
            guest.page.mouse.move(*point)
        guest.page.mouse.up()
        return
    # Dated back, and held still before it ends: a browser takes a tap that follows too soon, or
    # while something still glides, for a part of the same gesture.
    line, began = guest.context.new_cdp_session(guest.page), time.time() - 2
    steps = [("touchStart", path[:1]), *(("touchMove", [one]) for one in [*path[1:], path[-1]])]
    for number, (kind, points) in enumerate([*steps, ("touchEnd", [])]):
        touches = [{"x": across, "y": along} for across, along in points]
        touch = {"type": kind, "touchPoints": touches, "timestamp": began + number / 10}
        line.send("Input.dispatchTouchEvent", touch)


def laid(guest: Guest) -> list[str]:
    """The new strips in their order, as the hand names them."""
    names: list[str] = guest.page.locator(".hand .laid").evaluate_all(
        "(all) => all.map((one) => /: (\\w+ \\d)/.exec(one.getAttribute('aria-label'))[1])"
    )
    return names


def test_a_theft_is_previewed_and_taken_back(sit: Callable[[Any], Guest]) -> None:
    guest = sit(positions.TAKING[6])
    theft = guest.page.get_by_role("button", name="Steal green 2 from Bruno").first
    expect(theft).to_have_accessible_name("Steal green 2 from Bruno. Bruno falls back 2 cells")
    tap(guest, guest.page.locator(".board .theft").first)
    expect(guest.region("Board")).to_contain_text("Robbed: back 2, to cell 9")
    assert laid(guest) == ["green 2"]
    guest.button("Take back").click()
    expect(guest.page.locator(".hand .laid")).to_have_count(0)


def test_what_a_theft_would_do_is_said_before(visit: Visit) -> None:
    guest = visit()
    start = positions.TAKING[2]
    guest.go_to_table(guest.open_table("wurfel-express", 2, bots=1, start=start))
    guest.page.locator(".board .theft").hover()
    expect(guest.region("Board")).to_contain_text("Bruno falls back 4 cells")
    guest.page.mouse.move(0, 0)
    expect(guest.region("Board")).not_to_contain_text("Bruno falls back 4 cells")
    guest.page.locator(".board .theft").focus()
    expect(guest.region("Board")).to_contain_text("Bruno falls back 4 cells")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".hand .laid")).to_have_count(1)


def test_who_tries_to_steal_what_is_not_at_the_rear_is_told_why(
    sit: Callable[[Any], Guest],
) -> None:
    guest = sit(positions.TAKING[6])
    tap(guest, guest.page.locator(".board .why").first)
    expect(guest.page.get_by_role("alert")).to_contain_text("Rule WE-")
    bubble = guest.page.get_by_role("alert").bounding_box()
    hand = guest.page.locator(".hand .hand").bounding_box()
    assert bubble is not None
    assert hand is not None
    apart = bubble["x"] + bubble["width"] <= hand["x"], bubble["y"] + bubble["height"] <= hand["y"]
    assert any((*apart, bubble["y"] >= hand["y"] + hand["height"])), "the hand is not covered"


@pytest.mark.parametrize("where", [".board .new", ".hand .laid"])
def test_new_strips_are_dragged_into_another_order(sit: Callable[[Any], Guest], where: str) -> None:
    guest = sit(positions.WINNING)
    guest.page.locator(".hand button.main").click()
    expect(guest.page.locator(where)).to_have_count(2)
    assert laid(guest) == ["red 4", "green 3"]
    first, second = guest.page.locator(where).all()
    one, other = first.bounding_box(), second.bounding_box()
    assert one is not None
    assert other is not None
    drag(guest, first, right=other["x"] + other["width"] - one["x"] - one["width"] / 2)
    expect(guest.page.locator(".hand .laid").first).to_have_accessible_name(re.compile("green 3"))
    assert laid(guest) == ["green 3", "red 4"]
    expect(guest.page.locator('.hand .laid[aria-disabled="true"]')).to_have_count(0)
    tap(guest, guest.page.locator(where).first)
    expect(guest.page.locator(".hand .laid")).to_have_count(1)
    assert laid(guest) == ["red 4"]


def test_new_strips_are_ordered_with_arrow_keys(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table("wurfel-express", 4, bots=3, start=positions.WINNING))
    guest.page.locator(".hand button.main").click()
    guest.page.locator(".hand .laid").first.press("ArrowRight")
    expect(guest.page.locator(".hand .laid").last).to_have_accessible_name(re.compile("red 4"))
    assert laid(guest) == ["green 3", "red 4"]


def test_strips_are_discarded_by_dragging_the_marker(sit: Callable[[Any], Guest]) -> None:
    guest = sit(positions.DISCARDING[2])
    slider = guest.page.get_by_role("slider", name="Rear strips to discard")
    blue = guest.page.locator(".board .moves .body").first.bounding_box()
    assert blue is not None
    cell = blue["width"] / 4
    drag(guest, slider, right=6 * cell)
    expect(slider).to_have_attribute("aria-valuenow", "2")
    expect(guest.button(re.compile("^Throw 5 dice"))).to_be_visible()
    drag(guest, slider, right=-7 * cell)
    expect(slider).to_have_attribute("aria-valuenow", "0")
    slider.press("End")
    expect(guest.button(re.compile("^Throw 4 dice"))).to_be_visible()


def test_the_board_keeps_nobody_out(sit: Callable[[Any], Guest]) -> None:
    guest = sit(positions.TAKING[6])
    guest.page.locator(".board .theft").first.click()
    expect(guest.page.locator(".hand .laid")).to_have_count(1)
    check_themes(guest)
    check_themes(sit(positions.DISCARDING[6]))


def test_dice_are_locked_by_touch_by_swipe_and_by_key(sit: Callable[[Any], Guest]) -> None:
    guest = sit(positions.FAILING)
    dice = guest.page.locator(".hand .dice button")
    expect(dice).to_have_count(7)
    tap(guest, dice.nth(0))
    expect(dice.nth(0)).to_have_attribute("aria-pressed", "true")
    drag(guest, dice.nth(1), down=-40)
    expect(dice.nth(1)).to_have_attribute("aria-pressed", "true")
    drag(guest, dice.nth(1), down=40)
    expect(dice.nth(1)).to_have_attribute("aria-pressed", "false")
    guest.page.keyboard.press("3")
    expect(dice.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(guest.button(re.compile("^Throw 5 dice"))).to_be_visible()


def test_locks_stay_when_somebody_comes(visit: Visit) -> None:
    guest, other = visit(), visit()
    table = guest.open_table("wurfel-express", 2, start=positions.DISCARDING[2])
    other.sit(table, 1)
    guest.go_to_table(table)
    guest.page.locator(".hand button.main:enabled").click()
    dice = guest.page.locator(".hand .dice button:enabled")
    before = dice.first.get_attribute("aria-pressed")
    after = "false" if before == "true" else "true"
    dice.first.click()
    expect(dice.first).to_have_attribute("aria-pressed", after)
    other.go_to_table(table)
    expect(guest.page.locator(".symbol.here")).to_have_count(2)
    expect(dice.first).to_have_attribute("aria-pressed", after)


def test_who_keeps_all_dice_stops_with_enter(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table("wurfel-express", 4, bots=3, start=positions.FAILING))
    assert Hand(guest.page).wait() == "turn"
    for die in "1234567":
        guest.page.keyboard.press(die)
    expect(guest.page.locator(".hand button.main")).to_have_text("Stop with nothing")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".hand .fails")).to_contain_text("cannot take any strip")
    expect(guest.button("Confirm")).to_be_visible()


@pytest.mark.parametrize(
    ("dice", "says"),
    [
        ("RRGGWBY", "The stock has none for your dice: steal a strip, or take nothing."),
        ("RWBYYYY", "Take strips from the stock."),
    ],
)
def test_only_what_can_be_had_is_offered(visit: Visit, dice: str, says: str) -> None:
    guest = visit()
    tracks = ((0, "R2 B4 W3"), (0, "G2 R5"), (0, "K4 W5"), (0, "K2 Y3"))
    start = positions.position(*tracks, phase="take", dice=dice, throws=3)
    guest.go_to_table(guest.open_table("wurfel-express", 4, bots=3, start=start))
    expect(guest.page.locator(".banner.card")).to_contain_text(says)


def test_a_stolen_strip_travels_and_a_tap_skips_the_tumbling_dice(visit: Visit) -> None:
    guest = visit(motion="full", reduced_motion="no-preference")
    start = positions.TAKING[2]
    guest.go_to_table(guest.open_table("wurfel-express", 2, bots=1, start=start))
    guest.page.evaluate("document.documentElement.style.setProperty('--calm', '2000ms')")
    guest.page.locator(".board .theft").click()
    expect(guest.page.locator(".flight")).to_have_count(1)
    expect(guest.page.locator(".moves.flying")).to_have_count(1)

    guest.go_to_table(guest.open_table("wurfel-express", 2, bots=1, start=positions.DISCARDING[2]))
    guest.page.evaluate("document.documentElement.style.setProperty('--tumble', '60000ms')")
    guest.page.locator(".hand button.main").click()
    expect(guest.page.locator(".dice .falling")).to_have_count(7)
    guest.page.mouse.click(5, 5)
    expect(guest.page.locator(".dice .falling")).to_have_count(0)


def test_without_motion_nothing_travels_or_tumbles(visit: Visit) -> None:
    guest = visit(motion="full", reduced_motion="reduce")
    start = positions.TAKING[2]
    guest.go_to_table(guest.open_table("wurfel-express", 2, bots=1, start=start))
    guest.page.locator(".board .theft").wait_for()
    guest.page.evaluate("""() => {
      window.moved = 0;
      new MutationObserver((all) => all.forEach((one) => (moved += one.addedNodes.length)))
        .observe(document.querySelector(".flights"), { childList: true });
    }""")
    guest.page.locator(".board .theft").click()
    expect(guest.page.locator(".hand .laid")).to_have_count(1)
    assert guest.page.evaluate("moved") == 0


# -- the first lesson, and the first game after it


# Counts how often the lesson says that something else was asked for, however soon it is gone.
_NOTICE_STRAYING = """() => {
  window.strayed = 0;
  new MutationObserver(() => (strayed += document.querySelectorAll(".otherwise:not(.over)").length))
    .observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
}"""


def test_the_first_lesson_leads_to_a_first_game_that_explains_itself(visit: Visit) -> None:
    """The right click is never an error, nothing of another position stays, and play goes on."""
    guest = visit()
    guest.go("/rules/wurfel-express#lesson")
    main, theft = ".hand button.main:enabled", ".board .theft"
    steps = [[main], [main], [main, main], [theft], [theft]]
    steps += [[".hand .strips li:nth-child(2) button", main], [".hand .row button:last-child"]]
    steps += [[main, main]]
    stray, note = guest.page.locator(".hand .row button").last, guest.page.locator(".otherwise")
    stray.wait_for()
    guest.page.evaluate(_NOTICE_STRAYING)
    hand = guest.page.locator(".stage .hand .hand")
    before = hand.bounding_box()
    stray.click()
    expect(note).to_be_visible()
    assert hand.bounding_box() == before, "nothing moves under the hand"
    guest.page.keyboard.press("Shift")
    expect(note).to_be_hidden()
    stray.click()
    expect(note).to_be_visible()
    guest.page.locator(".hand .dice button").first.click()
    expect(note).to_be_hidden()
    guest.page.locator(".hand .dice button").first.click()
    assert guest.page.evaluate("strayed") > 0
    guest.page.evaluate("strayed = 0")
    for number, clicks in enumerate(steps, 1):
        expect(guest.page.get_by_text(f"{number} of {len(steps)}", exact=True)).to_be_visible()
        expect(guest.page.locator(".board .tracks p:not(.preview)")).to_have_count(0)
        for click in clicks:
            guest.page.locator(click).first.click()
        on = guest.button("Go on") if number < len(steps) else guest.page.get_by_text("Now play!")
        expect(on).to_be_visible()
        assert guest.page.evaluate("strayed") == 0
        if number < len(steps):
            on.click()
    expect(guest.page.get_by_text("Now play!")).to_be_visible()
    guest.page.locator(".stage .do button").first.click()
    hint = guest.page.locator(".hint[role=status]")
    for _ in range(2):
        Hand(guest.page).wait()
        if hint.count():
            break
        guest.page.locator(main).first.click()
    expect(hint).to_contain_text("Dice that count are kept already.")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_count(0)
