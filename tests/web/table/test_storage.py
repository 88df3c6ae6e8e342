"""A house that cannot store says so on the page: one's turn is kept, and stored when it can."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.server.running import Running
from tests.waiting import wait_until
from tests.web.fixtures import Visit


@contextmanager
def away(house: Running) -> Iterator[None]:
    """The file of the house is somewhere else."""
    file = Path(house.settings.database)
    elsewhere = file.with_name("elsewhere.db")
    file.rename(elsewhere)
    try:
        yield
    finally:
        elsewhere.rename(file)


def test_a_turn_that_could_not_be_stored_is_kept_and_sent_again(
    visit: Visit, house: Running
) -> None:
    guest = visit()
    table = guest.open_table("thirteen", 2, bots=1)
    guest.go_to_table(table)
    assert wait_until(lambda: guest.now(table)["acting"] == [0])
    choice = guest.page.locator(".hand").get_by_role("button").first
    expect(choice).to_be_enabled()
    before = guest.now(table)["n"]
    told = guest.page.get_by_role("status").filter(has_text="cannot reach its storage")
    with away(house):
        choice.click()
        expect(told).to_contain_text("Nothing that was confirmed is lost")
        expect(told).to_contain_text("Your turn is kept, and sent again by itself.")
        expect(guest.page.get_by_role("alert")).to_have_count(0)
    expect(told).to_have_count(0)
    assert wait_until(lambda: guest.now(table)["n"] > before)
    steps = guest.ask(f"/api/tables/{table}", chair=0, after=before)["steps"]
    assert sum(step["what"] == "acted" and step["seat"] == 0 for step in steps) == 1
