"""The shelf and what leads on from it: making a table, joining one, one's own games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.games.roster import GAMES
from tests.waiting import wait_until
from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, PHONE, Guest
from tests.web.hands import Hand

GAME = "wurfel-express"


def box(guest: Guest) -> Locator:
    return guest.page.get_by_role("article", name="Würfel Express")


def test_everything_about_a_table_is_chosen_and_seen_before_the_first_move(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    box(guest).get_by_role("button", name="Open a table").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_label("3", exact=True).check()
    dialog.get_by_label("Seat 3").select_option("Emil (club player)")
    dialog.get_by_label("Live", exact=True).check()
    dialog.get_by_label("Time for each").select_option("15 minutes")
    dialog.get_by_label("Added every turn").select_option("20 seconds")
    dialog.get_by_label("When the time is up").select_option("the game is lost")
    dialog.get_by_label("Everyone", exact=True).check()
    dialog.get_by_text("More settings").click()
    dialog.get_by_role("combobox", name="Games").select_option("Match of 3 games")
    dialog.get_by_role("checkbox", name=re.compile("^Rated game")).check()
    dialog.get_by_label("always", exact=True).check()
    dialog.get_by_label("Who may see the record").select_option("those who played")
    dialog.get_by_role("button", name="Open the table").click()

    terms = guest.region("Fixed before the first move")
    for term in (
        "15 minutes each, plus 20 seconds a turn",
        "the game is lost",
        "Match of 3 games",
        "Everyone",
        "rated",
        "those who played",
        "always",
    ):
        expect(terms.get_by_text(term, exact=True)).to_be_visible()
    facts = guest.ask(f"/api/tables/{guest.table}")["facts"]
    assert facts["settings"] == facts["settings"] | {
        "players": 3,
        "pace": {"type": "live", "seconds": 900, "increment": 20},
        "absent": "lost",
        "public": True,
        "games": 3,
        "rated": True,
        "advice": False,
        "options": {"shorter": "always"},
        "records": "players",
    }
    assert [chair["bot"] for chair in facts["chairs"]] == [None, None, "club"]

    guest.button("A bot").click()
    guest.page.get_by_role("group", name="Which bot?").get_by_role("button").first.click()
    assert Hand(guest.page).wait() == "turn"


def test_an_open_table_is_found_and_joined(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.open_table(GAME, 2, public=True)
    guest.go("/")
    expect(box(guest).get_by_label(re.compile("open table"))).to_be_visible()
    box(guest).get_by_role("link", name="Join a table").click()
    rows = guest.region("Join an open table").get_by_role("link")
    rows.and_(guest.page.locator(f'[href="/table/{table}"]')).click()
    guest.button("Sit here").click()
    expect(guest.region("Around the table")).to_be_visible()

    watcher = visit()
    watcher.go(f"/tables/{GAME}")
    running = watcher.region("Watch a game").locator(f'[href="/table/{table}"]')
    expect(running).to_contain_text("Watch")
    host.do(table, "give-up", chair=0)
    watcher.page.reload()
    finished = watcher.region("Finished games, step by step")
    finished.locator(f'[href="/record/{table}/0"]').click()
    expect(watcher.page.get_by_role("slider")).to_be_visible()


def test_the_shelf_and_the_tab_say_whose_turn_it_is(visit: Visit) -> None:
    guest, other = visit(), visit()
    table = guest.open_table("thirteen", 2)
    other.sit(table, 1)
    icon = guest.page.locator("link[rel=icon]")
    guest.go("/")
    yours = guest.region("Your games")
    row = yours.locator(f'[href="/table/{table}"]')
    expect(row).to_contain_text("Your turn")
    expect(guest.page).to_have_title("(1) Jacta")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    guest.go("/you")
    expect(guest.page).to_have_title("(1) Your corner · Jacta")
    guest.go("/")
    row.click()
    expect(guest.region("What you may do")).to_be_visible()

    now = guest.now(table)
    guest.do(table, "act", seat=now["view"]["seat"], actions=["stay"])
    guest.go("/")
    name = other.ask("/api/me")["name"]
    expect(row).to_contain_text(f"{name} is playing")
    expect(guest.page).to_have_title("Jacta")
    expect(icon).to_have_attribute("href", "/icon.svg")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_waits_comes_first_then_the_day_then_the_boxes(
    visit: Visit, size: tuple[int, int]
) -> None:
    newcomer, guest = visit(size=size), visit(size=size)
    newcomer.go("/")
    play = box(newcomer).get_by_role("button", name="Play now")
    expect(play).to_be_in_viewport()
    expect(play).to_have_accessible_description("Würfel Express")
    expect(box(newcomer).get_by_role("link", name="Learn")).to_be_in_viewport()
    assert newcomer.region("Your games").count() == 0

    guest.open_table("pearls", 2, bots=1)
    guest.do(guest.open_table(GAME, 2, bots=1), "give-up", chair=0)
    guest.go("/")
    parts = [guest.region(name) for name in ("Your games", "Daily game", "The games", "Finished")]
    for part in parts:
        expect(part).to_be_visible()
    tops = [found["y"] for part in parts if (found := part.bounding_box())]
    assert tops == sorted(tops)
    expect(parts[0].get_by_role("link")).to_be_in_viewport(ratio=1)
    expect(parts[3].get_by_role("link")).to_contain_text("Lost")


def test_every_game_is_played_or_learned_by_one_click_and_waits_before_the_boxes(
    visit: Visit,
) -> None:
    guest = visit()
    guest.go("/")
    for game in GAMES.values():
        ways = guest.page.get_by_role("article", name=game.title)
        play = ways.get_by_role("button", name="Play now").bounding_box()
        learn = ways.get_by_role("link", name="Learn").bounding_box()
        assert play is not None
        assert learn is not None
        assert (play["y"], play["height"]) == (learn["y"], learn["height"]), "they are equals"
    tables = [guest.open_table(name, 2, bots=1) for name in GAMES]
    assert wait_until(lambda: all(0 in guest.now(table)["acting"] for table in tables))
    guest.go("/")
    expect(guest.page).to_have_title(f"({len(tables)}) Jacta")
    yours, boxes = guest.region("Your games"), guest.region("The games")
    for table in tables:
        expect(yours.locator(f'[href="/table/{table}"]').first).to_be_visible()
    first, last = yours.bounding_box(), boxes.bounding_box()
    assert first is not None
    assert last is not None
    assert first["y"] + first["height"] <= last["y"]


def test_a_finished_game_is_found_at_once_with_how_it_ended(visit: Visit) -> None:
    guest = visit()
    table = guest.open_table("dice-trip", 1)
    guest.play(table)
    points = guest.ask(f"/api/tables/{table}")["facts"]["games"][0]["scores"][0]
    guest.go("/tables/dice-trip#finished")
    row = guest.page.locator(f'section[aria-labelledby=finished] [href="/table/{table}"]')
    expect(row).to_contain_text("Solo")
    expect(row).to_contain_text(f"{points} points")
    expect(row).to_contain_text("personal best")


def test_a_box_says_what_of_its_game_is_still_being_compiled_and_can_be_played(
    visit: Visit,
) -> None:
    left = {GAME: 77}

    def tell(route: Route) -> None:
        answer = route.fetch()
        games = [game | {"compiling": left.get(game["name"], 0)} for game in answer.json()["games"]]
        route.fulfill(response=answer, json={"games": games})

    guest = visit()
    guest.page.route("**/api/games*", tell)
    guest.go("/")
    line = guest.page.get_by_text("Still compiling, 77 parts to go")
    expect(box(guest).filter(has=line)).to_be_visible()
    expect(line).to_have_count(1)
    expect(box(guest).get_by_role("button", name="Play now against bots")).to_be_enabled()
    box(guest).get_by_role("link", name="Ladder").click()
    guest.button("Play a rated game now").click(trial=True)  # a room is not made anew by the answer
    guest.page.get_by_role("link", name="Jacta").click()
    left.clear()
    box(guest).get_by_role("link", name="Rules").click()  # any room asks again
    guest.page.get_by_role("link", name="Jacta").click()
    expect(box(guest)).to_be_visible()
    expect(line).to_have_count(0)


def test_a_house_that_cannot_be_reached_is_told_of_until_it_is_back(visit: Visit) -> None:
    guest = visit()
    guest.page.route("**/api/**", lambda route: route.abort())
    guest.go("/")
    trouble = guest.page.get_by_role("status", name="That did not work")
    expect(trouble).to_contain_text("The house cannot be reached")
    guest.troubles.clear()  # the browser notes what it could not get
    guest.page.unroute("**/api/**")
    trouble.get_by_role("button", name="Try again").click()
    expect(trouble).to_be_hidden()
    expect(box(guest).get_by_role("button", name="Play now against bots")).to_be_enabled()
