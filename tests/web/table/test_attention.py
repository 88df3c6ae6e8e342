"""When it is one's turn, the title says so, and a notification where one has asked for it."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.web.fixtures import Visit

# A page in the background, and notifications that are only noted.
_AWAY = """
Object.defineProperty(document, "hidden", { get: () => true });
window.notes = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title) { window.notes.push(title); }
  close() {}
};
localStorage.setItem("jacta.preferences", %s);
"""


def test_the_title_says_whose_turn_it_is(visit: Visit) -> None:
    one, two = visit(), visit()
    table = one.open_table("thirteen", 2)
    two.sit(table, 1)
    one.go_to_table(table)
    two.go_to_table(table)
    expect(one.page).to_have_title("● Your turn · Thirteen")
    expect(two.page).to_have_title("Thirteen · Jacta")


def test_somebody_who_is_elsewhere_is_told(visit: Visit) -> None:
    one, two = visit(), visit()
    kept = json.dumps(json.dumps({"motion": "none", "notify": True}))
    two.context.add_init_script(_AWAY % kept)
    table = one.open_table("thirteen", 2)
    two.sit(table, 1)
    two.go_to_table(table)
    expect(two.page).to_have_title("Thirteen · Jacta")
    assert two.page.evaluate("notes") == []
    now = one.now(table)
    one.do(table, "act", seat=now["view"]["seat"], actions=["stay"])
    expect(two.page).to_have_title(re.compile("Your turn"))
    assert two.page.evaluate("notes") == ["● Your turn · Thirteen"]


def test_the_tick_says_what_the_browser_allows(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script("""
      window.Notification = class {
        static permission = "default";
        static requestPermission = async () => "denied";
      };
    """)
    guest.go("/you")
    tick = guest.page.get_by_label("Tell me when it is my turn")
    tick.click()
    expect(tick).to_be_disabled()
    expect(tick).not_to_be_checked()
    expect(guest.region("Preferences")).to_contain_text("This browser does not allow it")
