"""Fair dice in the page: it shows what the house has committed to, notes it, and compares later."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.sources import SALT
from tests.web.axe import check_themes
from tests.web.fixtures import Visit
from tests.web.guests import PHONE, Guest

GAME = "verbindung-gesucht"
TITLE = "Are the dice fair?"
NOTED = "JSON.parse(localStorage.getItem('jacta.dice')).at(-1)"


def play_now(guest: Guest) -> str:
    """Begin a game from the shelf; gives the table."""
    guest.go("/")
    box = guest.page.get_by_role("article").filter(has_text="Verbindung gesucht")
    box.get_by_role("button", name="Play now against bots").click()
    guest.page.wait_for_url(re.compile("/table/"))
    return guest.table


def unfold(guest: Guest) -> Locator:
    """What the menu says of the dice."""
    guest.button("Menu").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_text(TITLE).click()
    return dialog.locator("details").filter(has_text=TITLE)


def facts(guest: Guest, table: str) -> Any:
    return guest.ask(f"/api/tables/{table}")["facts"]


def check_record(guest: Guest, table: str) -> Locator:
    """Have all dice of the record checked."""
    guest.go(f"/record/{table}/0")
    guest.button("Check all dice").click()
    return guest.region(TITLE).get_by_role("status")


def change_note(guest: Guest, **changed: Any) -> None:
    """As if the house had shown something else at the time."""
    guest.page.evaluate(
        """(changed) => {
          const [seen] = JSON.parse(localStorage.getItem("jacta.dice"));
          localStorage.setItem("jacta.dice", JSON.stringify([{ ...seen, ...changed }]));
        }""",
        changed,
    )


def test_the_house_commits_before_it_learns_a_salt(visit: Visit) -> None:
    guest = visit()
    noted: list[Any] = []

    def listen(route: Route) -> None:
        if "sit" in (route.request.post_data or ""):
            noted.append(guest.page.evaluate(NOTED))
        route.continue_()

    guest.page.route(re.compile("/api/tables/.+/commands"), listen)
    table = play_now(guest)
    told = facts(guest, table)
    assert noted[0] == {"table": table, "commitments": told["commitments"], "salts": {}}
    assert told["salts"][0] == SALT


def test_a_table_shows_commitment_and_salts_and_the_record_agrees(visit: Visit) -> None:
    guest = visit()
    table = play_now(guest)
    told, shown = facts(guest, table), unfold(guest)
    expect(shown).to_contain_text("This browser has noted the commitment and the salts it added")
    for value in (*told["commitments"], *told["salts"]):
        expect(shown.locator(f'code[title="{value}"]')).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    guest.do(table, "give-up", chair=0)
    found = check_record(guest, table)
    expect(found).to_contain_text(
        re.compile("[Aa]ll fell as the house’s commitment had fixed them")
    )
    expect(found).to_contain_text("This browser noted at the table")

    stranger = visit()
    found = check_record(stranger, table)
    expect(found).to_contain_text(
        re.compile("[Aa]ll fell as the house’s commitment had fixed them")
    )
    expect(found).to_contain_text("This browser has no note of this table")


@pytest.mark.parametrize(
    ("note", "says"),
    [
        ({"commitments": ["0" * 64]}, "The house first showed this browser another commitment"),
        ({"salts": {"0": "f" * 32}}, "A salt that this browser added is not the one at its seat"),
    ],
)
def test_other_dice_than_were_shown_are_found(
    visit: Visit, note: dict[str, Any], says: str
) -> None:
    guest = visit()
    table = play_now(guest)
    expect(guest.region("Board")).to_be_visible()
    change_note(guest, **note)
    guest.page.reload()
    expect(guest.page.get_by_role("alert")).to_contain_text(says)
    shown = unfold(guest)
    expect(shown).to_contain_text(says)
    expect(shown.locator(f'code[title="{"0" * 64}"]')).to_have_count(
        len(note.get("commitments", ()))
    )
    guest.do(table, "give-up", chair=0)
    found = check_record(guest, table)
    expect(found).to_contain_text(says)
    expect(found).not_to_contain_text(
        re.compile("[Aa]ll fell as the house’s commitment had fixed them")
    )


def test_who_sits_down_and_stands_up_again_is_noted(visit: Visit) -> None:
    host, guest = visit(), visit(size=PHONE)
    table = host.open_table("wurfel-express", 3)
    guest.go_to_table(table)
    fold = guest.page.locator("details").filter(has_text=TITLE)
    fold.get_by_text(TITLE).click()
    commitments = facts(host, table)["commitments"]
    expect(fold).to_contain_text(commitments[0][:12])
    check_themes(guest)

    def notes(salts: dict[str, str]) -> None:
        wanted = json.dumps({"table": table, "commitments": commitments, "salts": salts})
        guest.page.wait_for_function(
            f"(wanted) => JSON.stringify({NOTED}) === JSON.stringify(JSON.parse(wanted))",
            arg=wanted,
        )

    notes({})
    guest.button("Sit here").first.click()
    notes({"1": SALT})
    guest.button("Leave").click()
    notes({})
    guest.button("Sit here").last.click()
    expect(guest.button("Leave")).to_be_visible()
    notes({"2": facts(host, table)["salts"][2]})
    assert facts(host, table)["salts"][2] != SALT
    expect(fold).to_contain_text("This browser has noted")

    guest.do(table, "stand", chair=2)  # as from another device
    notes({})
