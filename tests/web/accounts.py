"""The account of a guest in *Your corner*: made, signed in to, by the forms of the page."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.web.guests import Guest

__all__ = ["PASSWORD", "account", "sign_in"]

PASSWORD = "three dice and a cup"


def account(guest: Guest) -> Locator:
    return guest.region("Account")


def sign_in(guest: Guest, way: str, login: str, **fields: str) -> None:
    guest.go("/you")
    account(guest).get_by_role("radio", name=way).check()
    account(guest).get_by_label("Login").fill(login)
    for label, value in fields.items():
        name = label.replace("_", " ")
        account(guest).locator("input:not([type=radio])").and_(
            account(guest).get_by_label(name, exact=True)
        ).fill(value)
    account(guest).get_by_role("button", name=way).click()
