"""What is one's own: name, account, holidays, whom one ignores, programs, one's data."""

from __future__ import annotations

import json
import re
import secrets
from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.sync_api import expect

from tests.web.accounts import PASSWORD, account, sign_in
from tests.web.fixtures import Visit
from tests.web.guests import Guest

OTHER_PASSWORD = "four dice and no cup"


def make_account(guest: Guest) -> tuple[str, list[str]]:
    """By the form of the page; gives the login and the recovery codes."""
    login = f"anna-{secrets.token_hex(4)}"
    guest.go("/you")
    account(guest).get_by_label("Login").fill(login)
    account(guest).get_by_label("Password", exact=True).fill(PASSWORD)
    account(guest).get_by_role("button", name="Create an account").click()
    codes = account(guest).get_by_role("list", name="Recovery codes").get_by_role("listitem")
    expect(codes.first).to_be_visible()
    return login, codes.all_inner_texts()


def test_a_name_is_changed_at_all_tables(visit: Visit) -> None:
    guest, other = visit(), visit()
    table = guest.open_table("thirteen", 2)
    other.go_to_table(table)
    guest.go("/")
    guest.page.get_by_role("link", name="Your name").click()
    guest.page.get_by_label("Name at the table").fill("A" * 49)
    guest.button("Keep this name").click()
    expect(guest.page.get_by_text("1 to 40 ")).to_be_visible()  # and it is not cut
    guest.troubles.clear()  # the browser notes what was refused
    guest.page.get_by_label("Name at the table").fill("Anna")
    guest.button("Keep this name").click()
    expect(guest.page.get_by_text("Saved.")).to_be_visible()
    expect(guest.page.get_by_role("link", name="Your name: Anna")).to_be_visible()
    expect(other.page.get_by_role("main")).to_contain_text("Anna")


def test_an_account_keeps_the_guest_and_opens_every_device(visit: Visit) -> None:
    guest, elsewhere = visit(), visit()
    guest.open_table("thirteen", 2)
    login, codes = make_account(guest)
    assert len(set(codes)) == len(codes) >= 5
    guest.button("I have saved them").click()
    expect(account(guest)).to_contain_text(f"signed in as {login}")
    assert guest.ask("/api/tables", which="mine")["tables"]

    sign_in(elsewhere, "Sign in", login, Password="not the one")
    expect(account(elsewhere).get_by_role("alert")).to_contain_text("do not match")
    elsewhere.troubles.clear()  # the browser notes the refusal
    account(elsewhere).get_by_label("Password", exact=True).fill(PASSWORD)
    account(elsewhere).get_by_role("button", name="Sign in").click()
    expect(account(elsewhere)).to_contain_text(f"signed in as {login}")
    assert elsewhere.ask("/api/tables", which="mine")["tables"]

    account(guest).get_by_text("Change the password").first.click()
    account(guest).get_by_label("Your password").first.fill(PASSWORD)
    account(guest).get_by_label("New password").fill(OTHER_PASSWORD)
    account(guest).get_by_role("button", name="Change the password").click()
    expect(account(guest)).to_contain_text("all other devices are signed out")
    elsewhere.page.reload()
    expect(account(elsewhere).get_by_role("button", name="Create an account")).to_be_visible()
    elsewhere.troubles.clear()  # the browser notes that the old cookie was refused

    sign_in(elsewhere, "Recovery code", login, Recovery_code=codes[0], New_password=PASSWORD)
    expect(account(elsewhere)).to_contain_text(f"signed in as {login}")
    elsewhere.button("Sign out").click()
    expect(account(elsewhere).get_by_role("button", name="Create an account")).to_be_visible()
    assert elsewhere.ask("/api/me")["guest"]


def test_an_account_speaks_its_language_wherever_one_signs_in(visit: Visit) -> None:
    guest, elsewhere = visit("fr"), visit("en")
    guest.go("/")
    with guest.page.expect_response("**/api/me/language*"):
        guest.speak("de")
    # The account is made beside the page, and ends the guest's session: the page asks nothing more.
    guest.page.close()
    login = guest.make_account(PASSWORD)
    sign_in(elsewhere, "Sign in", login, Password=PASSWORD)
    expect(elsewhere.page.get_by_role("heading", level=1)).to_have_text("Deine Ecke")


def test_all_of_one_s_data_is_taken_along_and_then_forgotten(visit: Visit, tmp_path: Path) -> None:
    guest = visit()
    guest.do(guest.open_table("wurfel-express", 2, bots=1), "give-up", chair=0)
    guest.go("/you")
    data = guest.region("Your data")
    with guest.page.expect_download() as download:
        data.get_by_role("link", name="Download everything").click()
    download.value.save_as(tmp_path / "export.json")
    exported = json.loads((tmp_path / "export.json").read_text("utf-8"))
    assert [game["round"] for game in exported["records"]] == [0]
    with guest.page.expect_download() as download:
        data.get_by_role("link", name="Download your games").click()
    assert download.value.suggested_filename.endswith(".zip")

    before = guest.ask("/api/me")["person"]
    data.get_by_text("Delete my data").first.click()
    data.get_by_role("button", name="Delete my data").click()
    data.get_by_role("button", name="Really, and for good?").click()
    expect(guest.page).to_have_url(re.compile(r"/$"))
    assert guest.ask("/api/me")["person"] != before


def test_holidays_are_planned_and_given_back(visit: Visit) -> None:
    guest = visit()
    guest.go("/you")
    holidays = guest.region("Holidays")
    first = datetime.now(UTC).date() + timedelta(days=10)
    holidays.get_by_label("First day").fill(first.isoformat())
    holidays.get_by_label("Last day").fill((first + timedelta(days=3)).isoformat())
    holidays.get_by_role("button", name="Add").click()
    expect(holidays.get_by_role("listitem")).to_have_count(1)
    told = guest.ask("/api/me/holidays")["holidays"]
    assert [day["first"] for day in told] == [first.isoformat()]
    holidays.get_by_role("button", name="Remove").click()
    expect(holidays.get_by_role("listitem")).to_have_count(0)
    assert guest.ask("/api/me/holidays")["holidays"] == []


def test_a_program_gets_a_token_that_can_be_revoked(visit: Visit) -> None:
    guest = visit()
    guest.go("/you")
    programs = guest.region("Your programs")
    programs.get_by_text("Create a token").first.click()
    programs.get_by_label("Name of the program").fill("Patient Robot")
    programs.get_by_role("button", name="Create a token").click()
    secret = programs.get_by_label("Token", exact=True).input_value()
    headers = {"authorization": f"Bearer {secret}"}
    address = f"{guest.address}/api/me"
    assert guest.context.request.get(address, headers=headers).json()["name"] == "Patient Robot"
    programs.get_by_role("button", name="Revoke").click()
    expect(programs.get_by_role("listitem")).to_have_count(0)
    assert guest.context.request.get(address, headers=headers).status == 401


def test_somebody_who_is_rude_is_not_heard_and_reported(visit: Visit) -> None:
    guest, other = visit(), visit()
    table = guest.open_table("thirteen", 2)
    other.sit(table, 1)
    other.do(table, "say", text="rude words")
    guest.go_to_table(table)
    guest.page.get_by_role("complementary").get_by_text("Chat").click()
    log = guest.page.get_by_role("log")
    log.get_by_role("button").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_text("Report this message").click()
    dialog.get_by_label("What is wrong with it?").fill("It is rude")
    dialog.get_by_role("button", name="Report", exact=True).click()
    expect(dialog).to_contain_text("The keeper of the house will look at it")
    dialog.get_by_role("button", name="Mute", exact=True).click()
    expect(log).not_to_contain_text("rude words")
    other.do(table, "say", text="more of it")
    guest.do(table, "say", text="Peace at last")
    expect(log).to_contain_text("Peace at last")
    expect(log).not_to_contain_text("more of it")
    guest.go("/you")
    ignored = guest.region("People you ignore").get_by_role("listitem")
    expect(ignored).to_contain_text("muted")
    ignored.get_by_role("button", name="Block").click()
    expect(ignored).to_contain_text("blocked")
    ignored.get_by_role("button", name="Unmute").click()
    expect(ignored).to_have_count(0)


def test_a_seat_is_played_on_from_another_device_until_the_link_ends(visit: Visit) -> None:
    guest, phone = visit(), visit(size=(390, 844))
    table = guest.open_table("thirteen", 2, bots=1)
    guest.go_to_table(table)
    guest.button("Menu").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Make a link").click()
    phone.page.goto(dialog.get_by_label("Link to your seat").input_value())
    expect(phone.region("What you may do")).to_be_visible()
    phone.button("Menu").click()
    expect(phone.button("Full screen")).to_be_visible()
    for name in ("Give up", "Make a link"):  # a link is good for playing, not for these
        expect(phone.button(name)).to_have_count(0)
    phone.button("Close").click()
    dialog.get_by_role("button", name="Revoke all links").click()
    expect(dialog).to_contain_text("No link to your seat works any more")
    expect(phone.region("What you may do")).to_be_hidden()
    expect(phone.page.get_by_text("You are watching")).to_be_visible()
