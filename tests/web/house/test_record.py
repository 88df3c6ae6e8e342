"""The record of a finished game: stepped through, checked, downloaded, played on from."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Request, Route, expect

from tests.games.dice_trip.browser.trips import confirm, die, make, town
from tests.server.playing import play_game
from tests.server.running import Running
from tests.waiting import wait_until
from tests.web.fixtures import Visit
from tests.web.guests import Guest

# So long, in milliseconds, until all are played on a machine that has much else to do.
_FUTURES = 120_000
# And so many seconds until whoever plays them is compiled there, where that was not done before.
_COMPILED = 150.0


@pytest.fixture(scope="module")
def finished(house: Running, of_module: None) -> str:
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
    told = {
        "whole": True,
        "bot": "greedy",
        "playouts": 100,
        "moments": [],
        "deciding": deciding,
        "reckoning": None,
    }
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


def test_luck_and_skill_are_told_first_the_chances_and_then_the_rest(
    visit: Visit, finished: str
) -> None:
    guest = visit()
    page = guest.page
    balance = {
        "expected": 0.0,
        "result": 1.0,
        "luck": 1.25,
        "own": -0.4,
        "others": 0.2,
        "revision": -0.05,
        "doubt": 0.1,
    }
    other = {name: -value for name, value in balance.items()} | {"doubt": 0.1}
    choice = {"step": 12, "turn": 3, "seat": 0, "cost": 0.3, "error": 0.0, "says": "Better: stay."}
    verdict = {"seat": 0, "step": 12, "says": "Turn 4 won it.", "says_to_them": "Turn 4 won it."}
    reckoning = {
        "formula": 1,
        "mind": "0" * 64,
        "balances": [balance, other],
        "choices": [choice],
        "verdicts": [verdict],
    }
    moments = [
        {"turn": turn, "step": 9 * turn, "chances": [0.4 + turn / 10, 0.6 - turn / 10]}
        for turn in range(5)
    ]
    first = {"whole": False, "bot": "", "playouts": 0, "moments": moments, "deciding": None}
    answers = [first | {"reckoning": None}, first | {"whole": True, "reckoning": reckoning}]
    page.route(
        "**/retrospect*",
        lambda route: route.fulfill(json=answers.pop(0) if len(answers) > 1 else answers[0]),
    )
    guest.go(f"/record/{finished}/0")
    luck = page.get_by_role("region", name="Luck and skill")
    expect(luck.get_by_role("img", name="Chances to win")).to_be_visible()
    rows = luck.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("+1.25")
    expect(rows.nth(1)).to_contain_text("−0.40")
    expect(luck.get_by_text("Turn 4 won it.")).to_be_visible()
    luck.get_by_role("link", name="Better: stay.").click()
    expect(page.get_by_role("slider")).to_have_value("12")
    luck.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/table/"))


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
    fair = re.compile(
        r"\d+ dice in \d+ throws checked: all fell as the house’s commitment had fixed them"
    )
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


def test_a_position_is_sent_to_whoever_follows_the_link(visit: Visit, finished: str) -> None:
    sender, friend = visit(), visit()
    sender.go(f"/record/{finished}/0")
    sender.page.get_by_role("slider").press("Home")
    sender.button("Send this position to a friend").click()
    expect(sender.page).to_have_url(re.compile(r"/challenge/[\w-]+$"))
    friend.go(sender.page.url[sender.page.url.index("/challenge/") :])
    expect(friend.page.get_by_text("goes on from turn 1 of a game")).to_be_visible()
    friend.button("Play these dice").click()
    expect(friend.page).to_have_url(re.compile("/table/"))


def decision_of(house: Running, table: str, step: int) -> dict[str, Any]:
    answer = house.guest().get(f"/api/tables/{table}/records/0/decisions/{step}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.fixture(scope="module")
def late(house: Running, finished: str) -> dict[str, Any]:
    """A late decision of that game in which something else could have been written."""
    steps = house.guest().get(f"/api/tables/{finished}/records/0/steps").json()["steps"]
    writes = [number for number, step in enumerate(steps) if step["label"].startswith("Write")]
    return decision_of(house, finished, writes[-6])


def without_futures(guest: Guest) -> Guest:
    """None are played: what is tested is how one comes to them."""
    spread = {"mean": 0.5, "margin": 0.0, "ranks": [1, 1], "points": []}
    told = {
        "futures": 2,
        "most": 2,
        "unit": "wins",
        "done": spread,
        "tried": spread,
        "says": "Even.",
    }
    told |= {"difference": 0.0, "margin": 0.0, "clear": False}
    guest.page.route("**/futures*", lambda route: route.fulfill(json=told))
    return guest


def take_again(guest: Guest, table: str, step: int) -> Locator:
    """The decision after so many steps is taken again; gives what the page tells of it."""
    guest.go(f"/record/{table}/0#{step + 1}")
    guest.button("Take this decision again").click()
    return guest.region("Take this decision again")


def other_write(decision: dict[str, Any]) -> dict[str, Any]:
    return next(other for other in decision["others"] if other["action"]["type"] == "write")


def lay(guest: Guest, other: dict[str, Any]) -> Locator:
    """What else could have been written, by touching the dice and the town; gives the town."""
    action = other["action"]
    place = town(guest.page, action["town"])
    make(guest.page, *action["dice"])
    place.click()
    return place


def is_compiled(client: httpx.Client, game: str) -> bool:
    games = client.get("/api/games").json()["games"]
    return all(told["compiling"] == 0 for told in games if told["name"] == game)


def test_a_decision_is_taken_again_in_futures_that_come_in_live(
    visit: Visit, house: Running, finished: str, late: dict[str, Any]
) -> None:
    client = house.guest()
    assert wait_until(lambda: is_compiled(client, "dice-trip"), _COMPILED), "none are played before"
    guest, other = visit(), other_write(late)
    page, asked = guest.page, set[str]()

    def note(request: Request) -> None:
        if "/futures" in request.url:
            asked.add(request.url)

    page.on("request", note)
    rewind = take_again(guest, finished, late["step"])
    status = rewind.get_by_role("status")
    expect(rewind.get_by_text(late["done"]["label"])).to_be_visible()
    expect(rewind.get_by_role("heading", name="What would you have done?")).to_be_visible()
    expect(status).to_have_text(
        "Do it on the board, or choose it here: one step, the rest is played on."
    )
    before = town(page, other["action"]["town"]).get_attribute("aria-label")
    place = lay(guest, other)
    expect(status).to_have_text(other["label"])
    expect(rewind.get_by_role("button", name="Try this")).to_be_visible()
    expect(place).not_to_have_attribute("aria-label", str(before))
    assert len(asked) == 1, "of what was done, and nothing is tried yet"
    confirm(page).click()
    expect(rewind.get_by_role("term").filter(has_text="What you try")).to_be_visible()
    expect(rewind.get_by_text(other["label"])).to_be_visible()
    expect(rewind.get_by_text("200 of 200 futures")).to_be_visible(timeout=_FUTURES)
    expect(page.get_by_role("slider")).to_have_value(str(late["step"]))
    rows = rewind.get_by_role("table", name="How the futures end").get_by_role("row")
    expect(rows.nth(1)).to_have_text(re.compile(r"^Place 1 *<?>?\d+% *<?>?\d+%$"))
    said = re.compile(r"wins \S+% of the futures instead of \S+%")
    expect(rewind.get_by_text(said)).to_be_visible()
    assert len(asked) == 2, "of what was done, and of what is tried"
    rewind.get_by_role("button", name="Try something else").click()
    expect(rewind.get_by_role("heading", name="Take this decision again")).to_be_focused()
    expect(place).to_have_attribute("aria-label", str(before))
    expect(die(page, "R")).to_be_enabled()
    expect(confirm(page)).to_be_disabled()
    if rewind.locator("[aria-expanded]").count():
        rewind.locator("[aria-expanded]").first.click()
    rewind.locator("fieldset button").first.click()
    expect(rewind.get_by_role("term").filter(has_text="What you try")).to_be_visible()
    expect(confirm(page)).to_be_hidden()
    rewind.get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()


def test_what_is_built_is_confirmed_and_taken_back_by_keys_as_at_a_table(
    visit: Visit, finished: str, late: dict[str, Any]
) -> None:
    guest, other = without_futures(visit()), other_write(late)
    rewind = take_again(guest, finished, late["step"])
    heading, status = rewind.get_by_role("heading", level=2), rewind.get_by_role("status")
    expect(heading).to_be_focused()
    expect(status).to_contain_text("Do it on the board")
    for key in ("u", "Backspace"):
        lay(guest, other)
        expect(status).to_have_text(other["label"])
        guest.page.keyboard.press(key)
        expect(status).to_contain_text("Do it on the board")
    lay(guest, other)
    expect(status).to_have_text(other["label"])
    heading.press("Enter")
    expect(rewind.get_by_role("term").filter(has_text="What you try")).to_be_visible()
    expect(heading).to_be_focused()


def test_the_text_form_keeps_the_controls_and_the_board_what_was_built(
    visit: Visit, finished: str, late: dict[str, Any]
) -> None:
    guest, other = without_futures(visit()), other_write(late)
    page = guest.page
    rewind, slider = take_again(guest, finished, late["step"]), page.get_by_role("slider")
    status = rewind.get_by_role("status")
    expect(status).to_contain_text("Do it on the board")
    expect(slider).to_have_count(0)
    lay(guest, other)
    expect(status).to_have_text(other["label"])
    guest.button("Show as text").click()
    expect(slider).to_have_value(str(late["step"]))
    guest.button("Show the board").click()
    expect(status).to_have_text(other["label"])
    expect(confirm(page)).to_be_enabled()
    guest.button("Show as text").click()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(late["step"] - 1))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(late["step"]))


def test_a_board_that_does_not_come_is_asked_for_again(
    visit: Visit, finished: str, late: dict[str, Any]
) -> None:
    guest = without_futures(visit())
    guest.page.route("**/try*", lambda route: route.abort())
    rewind = take_again(guest, finished, late["step"])
    expect(rewind.get_by_role("alert")).to_be_visible()
    expect(rewind.get_by_text("Do it on the board")).to_have_count(0)
    guest.page.unroute("**/try*")
    guest.troubles.clear()  # the browser notes what did not come
    rewind.get_by_role("button", name="Try again").click()
    expect(rewind.get_by_role("status")).to_contain_text("Do it on the board")


def test_where_nothing_else_could_be_done_one_steps_on(
    visit: Visit, finished: str, late: dict[str, Any]
) -> None:
    guest = without_futures(visit())
    guest.page.route("**/decisions/*", lambda route: route.fulfill(json=late | {"others": []}))
    rewind, slider = take_again(guest, finished, late["step"]), guest.page.get_by_role("slider")
    expect(rewind.get_by_role("status")).to_have_text("There was nothing else to do.")
    expect(slider).to_have_value(str(late["step"]))
    guest.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(late["step"] - 1))


@pytest.fixture(scope="module")
def raced(house: Running, of_module: None) -> str:
    """A table at which Würfel Express was played to its end."""
    return play_game(house.guest(), house.guest(), game="wurfel-express")


def test_a_throw_by_key_waits_until_it_is_tried(visit: Visit, house: Running, raced: str) -> None:
    steps = house.guest().get(f"/api/tables/{raced}/records/0/steps").json()["steps"]
    told = (decision_of(house, raced, number) for number, step in enumerate(steps) if step["label"])
    decision = next(each for each in told if each["done"]["action"]["type"] == "stop")
    guest = without_futures(visit())
    rewind = take_again(guest, raced, decision["step"])
    status = rewind.get_by_role("status")
    expect(status).to_contain_text("Do it on the board")
    guest.page.keyboard.press("1")  # one die is not kept
    guest.page.keyboard.down(" ")
    guest.page.keyboard.down(" ")  # it is held
    guest.page.keyboard.up(" ")
    expect(rewind.get_by_role("button", name="Try this")).to_be_visible()
    expect(rewind.get_by_role("term").filter(has_text="What you try")).to_have_count(0)
    rewind.get_by_role("button", name="Try this").click()
    expect(rewind.get_by_role("term").filter(has_text="What you try")).to_be_visible()
    expect(rewind.get_by_role("heading", level=2)).to_be_focused()


def test_what_was_done_is_named_and_not_tried(
    visit: Visit, finished: str, late: dict[str, Any]
) -> None:
    guest = without_futures(visit())
    rewind = take_again(guest, finished, late["step"])
    lay(guest, late["done"])
    expect(rewind.get_by_role("status")).to_contain_text("That is what was done.")
    expect(rewind.get_by_role("button", name="Try this")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "where"), [("verbindung-gesucht", "dem Brett"), ("entenrallye", "dem Spielplan")]
)
def test_something_else_is_chosen_from_the_list_and_forgotten_again(
    visit: Visit, house: Running, game: str, where: str
) -> None:
    table = play_game(house.guest(), house.guest(), game=game)
    steps = house.guest().get(f"/api/tables/{table}/records/0/steps").json()["steps"]
    told = (decision_of(house, table, number) for number, step in enumerate(steps) if step["label"])
    decision = next(each for each in told if each["others"])
    guest = without_futures(visit("de"))
    guest.go(f"/record/{table}/0#{decision['step'] + 1}")
    guest.button("Noch einmal entscheiden").click()
    rewind, status = guest.region("Noch einmal entscheiden"), guest.page.locator(".rewind > [role]")
    expect(status).to_contain_text(f"Mach es auf {where} oder wähle hier: einen Schritt")
    if rewind.locator("[aria-expanded]").count():
        rewind.locator("[aria-expanded]").first.click()
    rewind.locator("fieldset button:enabled, .rewind > button").first.click()
    expect(rewind.get_by_role("term").filter(has_text="Was du versuchst")).to_be_visible()
    guest.button("Etwas anderes versuchen").click()
    expect(status).to_contain_text(f"Mach es auf {where}")
