"""Every room of the house, and how a guest comes there; in whatever language the page speaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Route, expect

from tests.web.days import well_visited
from tests.web.evenings import played_an_evening
from tests.web.fallen import much_has_fallen
from tests.web.guests import Guest
from tests.web.hands import Hand

__all__ = ["ROOMS", "Way"]

Way: TypeAlias = Callable[[Guest], None]

_GAME = "wurfel-express"


def shelf(guest: Guest) -> None:
    guest.do(guest.open_table(_GAME, 2, bots=1), "give-up", chair=0)
    guest.play(guest.open_table(_GAME, 3, bots=2), turns=1)
    guest.open_table("pearls", 2, public=True)
    guest.go("/")
    expect(guest.page.locator("section[aria-labelledby=yours] li")).to_be_visible()


def _after_an_evening(guest: Guest) -> None:
    """The guest has played with others, who are gone."""
    for other in played_an_evening(guest):
        other.context.close()


def ladder(guest: Guest) -> None:
    _after_an_evening(guest)
    guest.go(f"/ladder/{_GAME}")
    expect(guest.page.locator("tbody tr").nth(2)).to_be_visible()
    guest.page.locator("summary").click()


def person(guest: Guest) -> None:
    """With all that fell for them."""
    _after_an_evening(guest)
    much_has_fallen(guest)
    guest.go(f"/person/{guest.ask('/api/me')['person']}")
    expect(guest.page.locator("section[aria-labelledby=finished] li").first).to_be_visible()
    guest.page.locator("section[aria-labelledby=dice] summary").click()


def dice(guest: Guest) -> None:
    much_has_fallen(guest)
    guest.go("/dice")
    expect(guest.page.locator("section[aria-labelledby=luckiest]")).to_be_visible()


def puzzle(guest: Guest) -> None:
    """It is answered, and told what the answer is worth."""
    guest.go(f"/puzzles/{_GAME}")
    guest.page.locator(".hand button.main:enabled").first.click()
    answer = guest.page.locator(".stage .do button.main")
    verdict = guest.page.locator(".said")
    expect(answer.or_(verdict).first).to_be_visible()
    if not verdict.is_visible():
        answer.click()
    expect(verdict).to_be_visible()


def character(guest: Guest) -> None:
    guest.go("/person/bot:master")
    expect(guest.page.locator("main li").first).to_be_visible()


def compiling(guest: Guest) -> None:
    """The first page of a house that was opened a moment ago."""

    def tell(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        for game in told["games"]:
            game["compiling"] = len(game["title"])
        route.fulfill(response=answer, json=told)

    guest.page.route("**/api/games*", tell)
    guest.go("/")
    expect(guest.page.locator(".compiling").first).to_be_visible()


def unreachable(guest: Guest) -> None:
    guest.page.route("**/api/**", lambda route: route.abort())
    guest.go("/")
    expect(guest.page.locator(".trouble")).to_be_visible()
    guest.troubles.clear()  # the browser notes what it could not get


def making_a_table(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator("article li button").first.click()
    dialog = guest.page.get_by_role("dialog")
    dialog.locator("input[value=live]").check()
    dialog.locator("summary").click()


def tables(guest: Guest) -> None:
    guest.open_table(_GAME, 4, bots=1, public=True)
    guest.do(guest.open_table(_GAME, 2, bots=1, public=True), "give-up", chair=0)
    guest.context.clear_cookies()
    guest.go(f"/tables/{_GAME}")
    expect(guest.page.locator("section[aria-labelledby=open] li").first).to_be_visible()


def daily(guest: Guest) -> None:
    well_visited(guest)


def challenge(guest: Guest) -> None:
    """Two have done different things with the same dice, and given up."""
    body = {"game": _GAME, "bots": ["greedy"]}
    path = f"/api/challenges/{guest.post('/api/challenges', body)['challenge']}"
    for who, choice in ((guest, 0), (guest.another(), -1)):
        table = who.post(f"{path}/attempt", {})["table"]
        now = who.wait_for_turn(table)
        who.do(table, "act", seat=0, actions=[now["legal"][choice]])
        who.do(table, "give-up", chair=0)
    guest.go(path.removeprefix("/api").replace("challenges", "challenge"))
    expect(guest.page.locator(".compared ol")).to_be_visible()
    guest.page.locator("summary").click()


def as_a_guest(guest: Guest) -> None:
    guest.go("/you")
    expect(guest.page.locator("section[aria-labelledby=account] form")).to_be_visible()
    for summary in guest.page.locator("summary").all():
        summary.click()


def with_an_account(guest: Guest) -> None:
    guest.make_account()
    guest.go("/you")
    expect(guest.page.locator("section[aria-labelledby=account] summary").first).to_be_visible()
    for summary in guest.page.locator("summary").all():
        summary.click()


def waiting(guest: Guest) -> None:
    guest.go_to_table(guest.open_table(_GAME, 4, bots=1))
    guest.page.locator(".chairs button.plain").first.click()
    expect(guest.page.locator(".bots button").first).to_be_visible()


def own_turn(guest: Guest) -> None:
    guest.go_to_table(guest.open_table(_GAME, 6, bots=5))
    assert Hand(guest.page).wait() == "turn"


def own_turn_without_a_board(guest: Guest) -> None:
    guest.go_to_table(guest.open_table("pearls", 3, bots=2))
    Hand(guest.page).wait()
    guest.page.locator(".hand button:enabled").first.click()
    expect(guest.page.locator(".hand button.main")).to_be_visible()


def talk(guest: Guest) -> None:
    table = guest.open_table("thirteen", 2)
    other = guest.another()
    other.sit(table, 1)
    other.do(table, "say", text="Hello")
    guest.go_to_table(table)
    drawer = guest.page.locator(".banner button[aria-expanded=false]")
    if Hand(guest.page).wait() and drawer.is_visible():
        drawer.click()
    guest.page.get_by_role("complementary").locator("button.tab").last.click()
    expect(guest.page.get_by_role("log").locator("button")).to_be_visible()


def somebody_who_spoke(guest: Guest) -> None:
    talk(guest)
    guest.page.get_by_role("log").locator("button").click()
    guest.page.get_by_role("dialog").locator("summary").click()


def menu(guest: Guest) -> None:
    guest.go_to_table(guest.open_table("pearls", 2, bots=1))
    guest.page.locator(".banner button.tool").last.click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def curtain(guest: Guest) -> None:
    table = guest.open_table("thirteen", 2)
    guest.sit(table, 1, "Ada")
    guest.go_to_table(table)
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def closed(guest: Guest) -> None:
    table = guest.open_table(_GAME, 2)
    guest.do(table, "abort")
    guest.go_to_table(table)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    expect(guest.page.locator(".ways button")).to_be_enabled()


def ending(guest: Guest) -> None:
    table = guest.open_table(_GAME, 2, bots=1)
    guest.do(table, "give-up", chair=0)
    guest.go_to_table(table)
    expect(guest.page.locator(".ending")).to_be_visible()


def record(guest: Guest) -> None:
    table = guest.open_table(_GAME, 2, bots=1)
    guest.do(table, "give-up", chair=0)
    guest.go(f"/record/{table}/0")
    expect(guest.page.get_by_role("slider")).to_be_visible()


def rules(guest: Guest) -> None:
    guest.go(f"/rules/{_GAME}")
    expect(guest.page.locator("#WE-R1")).to_be_visible()


def nowhere(guest: Guest) -> None:
    guest.go("/table/a/b/c")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.troubles.clear()  # the browser notes that the page came with 404


ROOMS: dict[str, Way] = {
    way.__name__.replace("_", "-"): way
    for way in (
        shelf,
        ladder,
        person,
        dice,
        puzzle,
        character,
        compiling,
        unreachable,
        making_a_table,
        tables,
        daily,
        challenge,
        as_a_guest,
        with_an_account,
        waiting,
        own_turn,
        own_turn_without_a_board,
        talk,
        somebody_who_spoke,
        menu,
        curtain,
        closed,
        ending,
        record,
        rules,
        nowhere,
    )
}
