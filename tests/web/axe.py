"""axe-core: what it finds on a page that keeps somebody out."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.chromium import ROOT
from tests.web.guests import THEMES, Guest

__all__ = ["check_theme", "check_themes", "violations"]

_SCRIPT = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """Each violation in one line: its rule, what it asks for, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_SCRIPT.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {rule['help']}: {', '.join(str(node['target']) for node in rule['nodes'])}"
        for rule in found["violations"]
    ]


def check_theme(guest: Guest, theme: str) -> None:
    """Nothing is found where a guest is, in one theme."""
    guest.show(theme)
    assert violations(guest.page) == []


def check_themes(guest: Guest) -> None:
    """Nothing is found where a guest is, by day and by night."""
    found = {}
    for theme in THEMES:
        guest.show(theme)
        found[theme] = violations(guest.page)
    assert found == {theme: [] for theme in THEMES}, found
