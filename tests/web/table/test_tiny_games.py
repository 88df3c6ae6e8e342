"""Games without a board of their own are fully playable: hidden, simultaneous, at one device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.hands import Hand


def test_a_game_with_secrets_from_the_shelf(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    box = guest.page.get_by_role("article").filter(has_text="Thirteen")
    box.get_by_role("button", name="Play now against bots").click()
    hand = Hand(guest.page)
    hand.play()
    assert all("card" in name for name in hand.pressed if name != "Confirm")
    expect(guest.region("Result").get_by_role("listitem")).to_have_count(4)


def test_a_game_in_which_all_choose_at_once(visit: Visit) -> None:
    guest = visit()
    guest.go_to_table(guest.open_table("pearls", 3, bots=2))
    Hand(guest.page).play()
    expect(guest.region("Result").get_by_role("listitem")).to_have_count(3)
    expect(guest.page.get_by_role("log")).to_contain_text("takes the pearl")


def test_two_at_one_device_with_a_curtain_between_them(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    box = guest.page.get_by_role("article").filter(has_text="Thirteen")
    box.get_by_role("button", name="Open a table").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_label("2", exact=True).check()
    dialog.get_by_role("button", name="Open the table").click()
    guest.button("Somebody next to me").click()
    guest.page.get_by_label("Name of the person next to you").fill("Ada")
    guest.button("Sit here").click()

    names: set[str] = set()
    hand = Hand(guest.page)
    while (state := hand.wait()) != "over":
        if state == "curtain":
            curtain = guest.page.get_by_role("dialog")
            names.add(curtain.get_by_role("heading").inner_text())
            assert guest.region("Board").count() == 0
            assert guest.page.get_by_role("log").count() == 0
            curtain.get_by_role("button").click()
        else:
            hand.step()
    assert "Ada is next" in names
    assert len(names) == 2
    expect(guest.region("Result").get_by_role("listitem")).to_have_count(2)


def test_a_spectator_is_seen_and_learns_no_secrets(visit: Visit) -> None:
    one, two, watcher = visit(), visit(), visit()
    table = one.open_table("thirteen", 2)
    two.sit(table, 1)
    watcher.go_to_table(table)
    one.go_to_table(table)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(one.region("What you may do")).to_be_visible()
    around = one.region("Around the table")
    expect(around).to_contain_text("Somebody is watching")
    renamed = watcher.context.request.put(f"{watcher.address}/api/me/name", data={"name": "Zoe"})
    assert renamed.ok
    watcher.page.reload()
    expect(around).to_contain_text("Zoe is watching")
    expect(one.page.get_by_role("log")).to_contain_text("has drawn the")
    Hand(one.page).step()
    expect(watcher.page.get_by_role("log")).to_contain_text("draws a card")
    expect(watcher.page.get_by_role("log")).not_to_contain_text("has drawn the")
    assert watcher.region("What you may do").count() == 0
    assert any('"saw"' in frame for frame in one.heard)
    assert not any('"saw"' in frame or '"legal"' in frame for frame in watcher.heard)
    watcher.go("/")
    expect(around).not_to_contain_text("watching")
