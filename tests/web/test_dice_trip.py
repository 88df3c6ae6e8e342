"""Dice Trip on the table: whole games, secrets, powers, refusals, and a map that can be read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import jacta
from tests.web.axe import check_themes
from tests.web.chromium import ROOT
from tests.web.conftest import Visit
from tests.web.guests import DESKTOP, PHONE, SIZES, Guest

GAME = "dice-trip"
LESSON = ROOT / "web" / "src" / "rules" / "lessons" / "dice-trip.json"
COLOURS = "RGBY"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
MAPS = ("france", "sud-bourgogne")


# -- playing with what the page offers


def die(page: Page, code: str) -> Locator:
    return page.locator(f'.hand ol.dice [data-die="{code}"]')


def town(page: Page, letter: str) -> Locator:
    return page.locator(f'[data-town="{letter}"]')


def touchable(page: Page) -> Locator:
    return page.locator(".spot:has(.touchable)")


def wait(page: Page) -> str:
    """Wait until there is something to do: "decide", "number", "town", "confirm", or the end."""
    found: str = page.wait_for_function(
        """() => {
          if (document.querySelector(".ending")) return "over";
          const hand = document.querySelector(".hand .hand, section.hand");
          if (!hand || !document.querySelector(".banner .lit, .banner.lit")) return false;
          if (hand.querySelector(".die:disabled")) return false;
          if (hand.querySelector(".tickets")) {
            if (hand.querySelector(".row button.main:enabled")) return "confirm";
            return document.querySelector(".touchable") ? "town" : "number";
          }
          return hand.querySelector(".row button:enabled") ? "decide" : false;
        }"""
    ).json_value()
    return found


def make(page: Page, tens: str, ones: str) -> None:
    """Put two dice together, in place of what was put together before."""
    chosen = page.locator(".tickets .now .place .die")
    while chosen.count() > 0:
        chosen.first.click()
    die(page, tens).click()
    die(page, ones).click()


def number_by_mouse(page: Page) -> None:
    """Pick dice until they make a number that may be written; else strike."""
    for tens, ones in permutations(COLOURS, 2):
        make(page, tens, ones)
        if touchable(page).count() > 0:
            return
    page.locator(".tickets .strike").click()


def play_by_mouse(page: Page, until: Callable[[], bool] = lambda: False) -> None:
    while not until():
        match wait(page):
            case "over":
                return
            case "decide":
                page.get_by_role("button", name="Keep the throw").click()
            case "number":
                number_by_mouse(page)
            case "town":
                touchable(page).first.click()
            case "confirm":
                page.get_by_role("button", name="Confirm", exact=True).click()


def go_to_a_town(page: Page) -> None:
    """Arrow keys lead over the map, until a town has the focus in which something may stand."""
    seen = "(document.activeElement.dataset.town ?? '')"
    at = "document.activeElement.querySelector('.touchable') !== null"
    page.keyboard.press("ArrowRight")
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft") * 40:
        if page.evaluate(f"{seen} && {at}"):
            return
        before = page.evaluate(seen)
        page.keyboard.press(key)
        while not page.evaluate(f"{seen} && {at}") and page.evaluate(seen) != before:
            before = page.evaluate(seen)
            page.keyboard.press(key)
    raise AssertionError("no key leads to a town that may be filled")


def play_by_keyboard(page: Page) -> None:
    tried: Iterator[tuple[str, ...]] = iter(())
    while True:
        match wait(page):
            case "over":
                return
            case "decide":
                page.keyboard.press("k")
                tried = permutations("1234", 2)
            case "number":
                for key in page.evaluate(
                    "[...document.querySelectorAll('.hand ol.dice .chosen')]"
                    ".map((one) => 1 + 'RGBY'.indexOf(one.dataset.die))"
                ):
                    page.keyboard.press(str(key))
                pair = next(tried, None)
                for key in pair or ("x",):
                    page.keyboard.press(key)
                if pair is None:
                    tried = permutations("1234", 2)
            case "town":
                go_to_a_town(page)
                page.keyboard.press("Enter")
                tried = permutations("1234", 2)
            case "confirm":
                page.keyboard.press("Enter")


def points(page: Page) -> int:
    return int(page.locator(".board td.total").first.inner_text().replace("−", "-"))


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


@pytest.mark.timeout(120)
def test_a_solo_game_from_the_first_throw_to_the_end_by_keyboard(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table(GAME, 1)
    guest.go_to_table(table)
    play_by_keyboard(guest.page)
    assert points(guest.page) == guest.now(table)["view"]["scores"][0]["total"]


# -- one throw, two people


def two(visit: Visit, **settings: Any) -> tuple[Guest, Guest, str]:
    one, other = visit(), visit()
    table = one.open_table(GAME, 2, **settings)
    other.sit(table, 1)
    one.go_to_table(table)
    other.go_to_table(table)
    return one, other, table


def test_entries_stay_hidden_until_both_are_in(visit: Visit) -> None:
    one, other, table = two(visit)
    play_by_mouse(one.page, lambda: wait(one.page) == "confirm")
    wait(other.page)
    heard = len(other.heard)
    one.button("Confirm").click()
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
    assert [sum(n != 0 for n in sheet["numbers"]) for sheet in _sheets(one, table)] == [2, 2]


def _sheets(guest: Guest, table: str) -> Any:
    return guest.now(table)["view"]["sheets"]


def test_a_reroll_binds_everyone(visit: Visit) -> None:
    one, other, table = two(visit)
    assert wait(one.page) == "decide"
    kept = die(one.page, "B").get_attribute("aria-label")
    for code in "RG":
        die(one.page, code).click()
    one.page.get_by_role("button", name="Reroll 2 dice").click()
    assert wait(other.page) in ("number", "town")
    assert wait(one.page) in ("number", "town")
    shown = [
        [die(page, code).get_attribute("aria-label") for code in COLOURS]
        for page in (one.page, other.page)
    ]
    assert shown[0] == shown[1]
    assert shown[0][2] == kept
    assert [sheet["reroll"] for sheet in _sheets(one, table)] == [False, True]
    used = one.page.get_by_role("button", name="Reroll: used")
    expect(used).to_be_visible()


def test_a_double_use_is_on_one_sheet_only(visit: Visit) -> None:
    thrown = jacta.game(GAME).start(2).chance("throw 1 2 3 4")
    one, other, table = two(visit, start=thrown.json)
    one.page.get_by_role("button", name="Keep the throw").click()
    wait(one.page)
    for first, second, where in (("R", "G", "A"), ("R", "B", "B")):
        make(one.page, first, second)
        town(one.page, where).click()
        wait(one.page)
    expect(one.page.get_by_role("button", name="Double use: about to be used")).to_be_visible()
    expect(one.page.get_by_text("confirming spends your double use").last).to_be_visible()
    one.button("Confirm spends your double").click()
    play_by_mouse(other.page, lambda: '"doubled"' in "".join(other.heard))
    assert [sheet["double"] for sheet in _sheets(one, table)] == [False, True]
    expect(other.page.get_by_role("button", name=re.compile("Double use: once"))).to_be_visible()
    expect(other.page.get_by_role("log")).to_contain_text("spends the double use")


def test_a_power_says_what_it_is_to_mouse_finger_and_keyboard(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.go_to_table(guest.open_table(GAME, 1))
    wait(guest.page)
    double = guest.page.get_by_role("button", name=re.compile("^Double use"))
    reroll = guest.page.get_by_role("button", name=re.compile("^Reroll:"))
    note = guest.page.locator(".powers .note")
    expect(note).to_have_count(0)
    double.tap()
    expect(note).to_contain_text("Leave one die aside and use another one in both of your numbers")
    expect(note.get_by_role("link", name="Rule DT-R14")).to_be_visible()
    box = note.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    double.tap()
    expect(note).to_have_count(0)

    guest.resize(*DESKTOP)
    reroll.hover()
    expect(note).to_contain_text("throw one to four dice again")
    note.hover()
    expect(note.get_by_role("link", name="Rule DT-R13")).to_be_visible()
    guest.page.mouse.move(5, 5)
    expect(note).to_have_count(0)

    reroll.focus()
    guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Shift+Tab")
    expect(note).to_contain_text("throw one to four dice again")
    guest.page.keyboard.press("Escape")
    expect(note).to_have_count(0)


# -- refusals


class Line:
    """The connection of a page, on which the next thing that is built can be exchanged."""

    def __init__(self, guest: Guest) -> None:
        self.instead: list[str] | None = None
        guest.page.route_web_socket(re.compile("/ws"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] in ("draft", "act") and self.instead is not None:
                message["actions"], self.instead = self.instead, None
            server.send(json.dumps(message))

        line.on_message(pass_on)


def test_each_refusal_names_its_rule(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table(GAME, 1)
    line = Line(guest)
    guest.go_to_table(table)
    page = guest.page
    bubble = page.get_by_role("alert")

    def refused(clause: str, press: Locator, *actions: str) -> None:
        line.instead = list(actions)
        press.click()
        link = bubble.get_by_role("link", name=f"Rule {clause}", exact=True)
        expect(link).to_have_attribute("href", f"/rules/{GAME}#{clause}")
        expect(bubble).to_have_text(re.compile(r"\S+ \S+ \S+"))
        bubble.get_by_role("button").click()

    keep = page.get_by_role("button", name="Keep the throw")
    wait(page)
    refused("DT-A14", keep, "write RG A")
    refused("DT-R13", keep, "keep", "reroll R")
    refused("DT-R6", keep, "keep", "write RG A", "write BY A")
    refused("DT-R9", keep, "keep", "strike A", "strike A")
    refused("DT-R4", keep, "keep", "write RG A", "write GR B")

    # Three dice of which two are equal: a double use can give equal digits, or a number twice.
    a, b, c = _throw_with_a_pair(guest, table)
    page.reload()
    page.wait_for_selector(".hand .die")
    wait(page)
    begin = _kept(guest, table)
    press = keep if begin else _a_number_at_hand(page)
    refused("DT-A1", press, *begin, f"write {b}{a} X", f"write {b}{c} Y")
    press = keep if begin else _a_number_at_hand(page)
    refused("DT-A5", press, *begin, f"write {a}{b} X", f"write {a}{c} Y")

    now = guest.now(table)
    if now["view"]["phase"] == "decide":
        guest.do(table, "act", seat=0, actions=["reroll RGBY"])
        page.reload()
        page.wait_for_selector(".hand .die")
        wait(page)
    refused("DT-A10", _a_number_at_hand(page), "reroll R")
    _use_again(guest, table, refused)
    _double_again(guest, table, refused)


def _kept(guest: Guest, table: str) -> list[str]:
    """What must be done before an entry."""
    return ["keep"] if guest.now(table)["view"]["phase"] == "decide" else []


def _dice(guest: Guest, table: str) -> dict[str, int]:
    return dict(zip(COLOURS, guest.now(table)["view"]["dice"], strict=True))


def _numbers(guest: Guest, table: str) -> set[int]:
    return {number for number in _sheets(guest, table)[0]["numbers"] if number > 0}


def _play_a_turn(guest: Guest, table: str) -> None:
    """Write what can be written into the first empty towns, without any power; strike the rest."""
    dice, used = _dice(guest, table), _numbers(guest, table)
    filled = _sheets(guest, table)[0]["numbers"]
    free = [letter for letter, number in zip(LETTERS, filled, strict=True) if number == 0]
    actions, left = _kept(guest, table), list(COLOURS)
    for letter in free[:2]:
        made = {10 * dice[a] + dice[b]: a + b for a, b in permutations(left, 2)}
        number = next((number for number in made if number not in used), None)
        if number is None:
            actions.append(f"strike {letter}")
            continue
        actions.append(f"write {made[number]} {letter}")
        used.add(number)
        left = [die for die in left if die not in made[number]]
    guest.do(table, "act", seat=0, actions=actions)


def _throw_with_a_pair(guest: Guest, table: str) -> tuple[str, str, str]:
    """Play on until two dice are equal and a third is not; gives the third, and the two."""
    while True:
        _play_a_turn(guest, table)
        dice, numbers = _dice(guest, table), _numbers(guest, table)
        for a, b, c in permutations(COLOURS, 3):
            made = {10 * dice[a] + dice[b], 10 * dice[b] + dice[a], 11 * dice[b]}
            if dice[b] == dice[c] != dice[a] and not made & numbers:
                return a, b, c


def _a_number_at_hand(page: Page) -> Locator:
    """Two dice put together, so that a town can be touched."""
    if page.locator(".tickets .now .place .die").count() < 2:
        die(page, "R").click()
        die(page, "G").click()
    return page.locator('.spot[aria-label$=": empty"]').first


def _use_again(guest: Guest, table: str, refused: Callable[..., None]) -> None:
    """DT-R7: play on until the dice make a number that is on the sheet, and try to write it."""
    while True:
        dice, numbers = _dice(guest, table), _numbers(guest, table)
        for tens, ones in permutations(COLOURS, 2):
            if 10 * dice[tens] + dice[ones] in numbers:
                guest.page.reload()
                guest.page.wait_for_selector(".hand .die")
                wait(guest.page)
                refused("DT-R7", _a_number_at_hand(guest.page), f"write {tens}{ones} Y")
                return
        _play_a_turn(guest, table)


def _double_again(guest: Guest, table: str, refused: Callable[..., None]) -> None:
    """DT-R14: use a die twice, and try to do so in the next turn again."""
    for letters in ("WV", "XY"):
        while (doubled := _doubled(guest, table)) is None:
            _play_a_turn(guest, table)
        a, b, c = doubled
        actions = [f"write {a}{b} {letters[0]}", f"write {a}{c} {letters[1]}"]
        if letters == "WV":
            guest.do(table, "act", seat=0, actions=actions)
    guest.page.reload()
    guest.page.wait_for_selector(".hand .die")
    wait(guest.page)
    refused("DT-R14", _a_number_at_hand(guest.page), *actions)


def _doubled(guest: Guest, table: str) -> tuple[str, str, str] | None:
    """Three dice of which the first can be used twice now."""
    dice, numbers = _dice(guest, table), _numbers(guest, table)
    for a, b, c in permutations(COLOURS, 3):
        made = {10 * dice[a] + dice[b], 10 * dice[a] + dice[c]}
        if len({dice[a], dice[b], dice[c]}) == 3 and not made & numbers:
            return a, b, c
    return None


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
  const boxes = [...document.querySelectorAll(".board .map .name")].map((one) => one.getBBox());
  const meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width
    && a.y + 2 < b.y + b.height - 2 && b.y + 2 < a.y + a.height - 2;
  const crossed = [...document.querySelectorAll(".board .map .road")].flatMap((road) => {
    const length = road.getTotalLength();
    const points = Array.from({ length: 60 }, (_, n) => road.getPointAtLength((n / 59) * length));
    return boxes.filter((b) => points.some((p) =>
      p.x > b.x + 1 && p.x < b.x + b.width - 1 && p.y > b.y + 2 && p.y < b.y + b.height - 2));
  });
  const met = boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) => meet(a, b)));
  return { names: boxes.length, met: met.length, crossed: crossed.length };
}"""


@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_all_of_one_s_turn_is_on_the_screen_and_the_names_are_free(
    visit: Visit, board: str, size: tuple[int, int]
) -> None:
    guest = visit("de", size=size)
    guest.go_to_table(guest.open_table(GAME, 4, bots=3, board=board))
    wait(guest.page)
    guest.show("day")
    assert guest.page.evaluate(_OVERLAPS) == {"names": 25, "met": 0, "crossed": 0}
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
    page.mouse.click(brest["x"] - 12, brest["y"] + 12)
    expect(town(page, "A").locator(".fresh .number")).to_be_visible()


def test_a_die_is_dragged_into_a_number_and_the_order_swapped(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table(GAME, 1))
    page = guest.page
    wait(page)
    page.get_by_role("button", name="Keep the throw").click()
    wait(page)
    for code, place in (("Y", "1"), ("B", "0")):
        die(page, code).drag_to(page.locator(f'[data-place="{place}"]'))
    made = page.locator(".tickets .now .place .die")
    assert [one.get_attribute("data-die") for one in made.all()] == ["B", "Y"]
    page.get_by_role("button", name="Swap the two dice").click()
    assert [one.get_attribute("data-die") for one in made.all()] == ["Y", "B"]
