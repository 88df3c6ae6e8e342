"""Where one is signed in, what is told of it, the second factor, and a house that is closed."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from jacta.house.people.second_factors import code_at
from tests.server.running import Running
from tests.web.accounts import PASSWORD, account, sign_in
from tests.web.axe import check_themes
from tests.web.fixtures import Visit
from tests.web.guests import PHONE, Guest

_STEP = 30 * 1_000_000


def sessions(guest: Guest) -> Locator:
    places = account(guest).get_by_role("list", name="Where you are signed in")
    return places.get_by_role("listitem")


def test_another_device_is_told_of_and_signed_out(visit: Visit) -> None:
    guest, elsewhere = visit(), visit(size=PHONE)
    login = guest.make_account(PASSWORD)
    sign_in(elsewhere, "Sign in", login, Password=PASSWORD)
    expect(sessions(elsewhere)).to_have_count(2)
    guest.go("/")
    notices = guest.region("What happened to your account")
    expect(notices).to_contain_text("signed in on Chrome on Linux")
    check_themes(guest)
    notices.get_by_role("link", name="Look at your account").click()
    expect(sessions(guest)).to_have_count(2)
    expect(sessions(guest).filter(has_text="This device")).to_have_count(1)
    check_themes(guest)
    notices.get_by_role("button", name="That was me").click()
    expect(notices).to_have_count(0)
    sessions(guest).get_by_role("button", name="Sign out: Chrome on Linux").click()
    expect(sessions(guest)).to_have_count(1)
    guest.page.reload()
    expect(sessions(guest)).to_have_count(1)
    expect(notices).to_have_count(0)
    elsewhere.page.reload()
    expect(account(elsewhere).get_by_role("button", name="Create an account")).to_be_visible()
    elsewhere.troubles.clear()  # the browser notes that the old cookie was refused


def test_a_second_factor_is_scanned_proved_and_asked_for(visit: Visit, house: Running) -> None:
    guest, elsewhere = visit(), visit()
    login = guest.make_account(PASSWORD)
    guest.go("/you")
    account(guest).get_by_text("Set up a second factor").click()
    form = account(guest).locator("form", has_text="Whoever learns your password alone")
    form.get_by_label("Your password").fill(PASSWORD)
    form.get_by_role("button", name="Set up").click()
    expect(account(guest).get_by_role("img", name="QR code of the secret")).to_be_visible()
    secret = account(guest).get_by_label("Secret", exact=True).input_value()
    check_themes(guest)
    account(guest).get_by_label("Code", exact=True).fill(code_at(secret, house.clock.now()))
    account(guest).get_by_role("button", name="Switch it on").click()
    expect(account(guest).get_by_text("Second factor: on")).to_be_visible()

    sign_in(elsewhere, "Sign in", login, Password=PASSWORD)
    expect(account(elsewhere).get_by_role("alert")).to_contain_text("has a second factor")
    code = account(elsewhere).get_by_label("Code", exact=True)
    code.fill("000000")
    account(elsewhere).get_by_role("button", name="Sign in").click()
    expect(account(elsewhere).get_by_role("alert")).to_contain_text("does not fit")
    elsewhere.troubles.clear()  # the browser notes what was refused
    code.fill(code_at(secret, house.clock.now() + _STEP))
    account(elsewhere).get_by_role("button", name="Sign in").click()
    expect(account(elsewhere)).to_contain_text(f"signed in as {login}")
    # It hears of what came before it.
    notices = elsewhere.region("What happened to your account")
    expect(notices).to_contain_text("a second factor was set up")


def test_whoever_is_banned_is_told_why(visit: Visit, house: Running) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table("thirteen", 2))
    house.keep("ban", guest.ask("/api/me")["person"], "--reason", "insults at the table")
    expect(guest.page.get_by_role("heading", name="The house is closed to you")).to_be_visible()
    expect(guest.page.get_by_role("main")).to_contain_text("insults at the table")
    guest.page.reload()
    expect(guest.page.get_by_role("main")).to_contain_text("insults at the table")
    guest.troubles.clear()  # the browser notes what was refused
