"""What somebody is in the middle of is not taken from them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.hands import Hand


def test_a_message_stays_while_one_looks_at_the_log(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table("pearls", 2, bots=1))
    Hand(guest.page).wait()
    side = guest.page.get_by_role("complementary")
    side.get_by_role("button", name="Chat").click()
    side.get_by_label("Say something").fill("Well pla")
    side.get_by_role("button", name="What happened").click()
    side.get_by_role("button", name="Chat").click()
    expect(side.get_by_label("Say something")).to_have_value("Well pla")


def test_a_name_stays_as_it_is_typed(visit: Visit) -> None:
    guest = visit()
    guest.go("/you")
    name, account = guest.page.get_by_label("Name at the table"), guest.region("Account")
    name.fill("Annabel")
    account.get_by_label("Login").fill(f"annabel-{guest.ask('/api/me')['person'][:8].lower()}")
    account.get_by_label("Password", exact=True).fill("three dice and a cup")
    with guest.page.expect_response("**/api/me?*"):
        account.get_by_role("button", name="Create an account").click()
    expect(account.get_by_role("list", name="Recovery codes")).to_be_visible()
    expect(name).to_have_value("Annabel")


def test_another_place_in_a_room_is_not_another_room(visit: Visit) -> None:
    guest = visit()
    guest.go("/tables/wurfel-express")
    guest.button("Open a table").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    guest.page.evaluate("location.hash = '#finished'")
    guest.page.wait_for_url("**#finished")
    guest.page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def test_recovery_codes_go_with_whoever_they_are_for(visit: Visit) -> None:
    guest = visit()
    guest.go("/you")
    account = guest.region("Account")
    account.get_by_label("Login").fill(f"otto-{guest.ask('/api/me')['person'][:8].lower()}")
    account.get_by_label("Password", exact=True).fill("three dice and a cup")
    account.get_by_role("button", name="Create an account").click()
    expect(account.get_by_role("list", name="Recovery codes")).to_be_visible()
    guest.button("Sign out").click()
    expect(account.get_by_role("button", name="Create an account")).to_be_visible()
    login = guest.make_account("four dice and no cup")
    guest.go("/")
    guest.page.get_by_role("link", name="Your name").click()
    expect(account).to_contain_text(login)
    expect(account.get_by_role("list", name="Recovery codes")).to_have_count(0)
