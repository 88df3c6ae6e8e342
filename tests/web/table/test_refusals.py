"""What the rules forbid is refused with a reason and the rule, in each language."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.fixtures import Visit
from tests.web.hands import Hand


def ask_for_too_much(line: WebSocketRoute) -> None:
    """Whatever is built becomes a strip that nobody may take now."""
    server = line.connect_to_server()

    def pass_on(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("draft", "act"):
            message["actions"] = ["take G2"]
        server.send(json.dumps(message))

    line.on_message(pass_on)


@pytest.mark.parametrize(("language", "rule"), [("en", "Rule"), ("fr", "Règle"), ("de", "Regel")])
def test_a_refused_move_shows_its_reason_and_its_rule(
    visit: Visit, language: str, rule: str
) -> None:
    guest = visit(language)
    table = guest.open_table("wurfel-express", 2, bots=1)
    guest.page.route_web_socket(re.compile("/ws"), ask_for_too_much)
    guest.go_to_table(table)
    assert Hand(guest.page).wait() == "turn"
    guest.page.locator(".hand button.main:enabled").or_(
        guest.page.locator(".hand .generic button:enabled")
    ).first.click()
    bubble = guest.page.get_by_role("alert")
    expect(bubble).to_be_visible()
    expect(bubble).to_have_text(re.compile(r"\S+ \S+ \S+"))
    link = bubble.get_by_role("link", name=re.compile(rf"{rule} WE-\w+"))
    expect(link).to_have_attribute("href", re.compile(r"/rules/wurfel-express#WE-\w+"))
