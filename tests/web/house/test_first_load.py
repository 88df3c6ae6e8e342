"""The first load of the shelf is light."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.fixtures import Visit

MOST_BYTES = 150_000


def test_the_shelf_is_below_150_kilobytes(visit: Visit) -> None:
    guest = visit()
    sizes: dict[str, int] = {}
    names: dict[str, str] = {}
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("Network.enable")

    def begins(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"]

    def ends(event: dict[str, Any]) -> None:
        sizes[names[event["requestId"]]] = event["encodedDataLength"]

    devtools.on("Network.requestWillBeSent", begins)
    devtools.on("Network.loadingFinished", ends)
    guest.go("/")
    expect(guest.page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert any("woff2" in name for name in sizes)
    assert sum(sizes.values()) < MOST_BYTES, sizes
