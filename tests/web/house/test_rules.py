"""The rules are for players first; the header says where one is and who one is; a lesson has a way
out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.fixtures import Visit

WHERE = {
    "en": ("Rules", "First lesson", "Entenrallye in two minutes"),
    "fr": ("Règles", "Première leçon", "Entenrallye en deux minutes"),
}
BUILDING = {
    "wurfel-express": ("en", "For those who build it", "Components"),
    "dice-trip": ("fr", "Pour qui le construit", "Matériel"),
    "verbindung-gesucht": ("de", "Für alle, die es bauen", "Material"),
    "entenrallye": ("de", "Für alle, die es bauen", "Material"),
}


@pytest.mark.parametrize("game", BUILDING)
def test_what_is_for_builders_is_folded_away(visit: Visit, game: str) -> None:
    language, title, components = BUILDING[game]
    guest = visit(language)
    guest.go(f"/rules/{game}")
    chapter = guest.page.get_by_role("heading", name=components, exact=True)
    expect(guest.page.get_by_role("heading", level=2)).to_have_count(4)
    expect(chapter).to_be_hidden()
    guest.page.get_by_role("navigation").get_by_role("link", name=title).click()
    expect(chapter).to_be_visible()


@pytest.mark.parametrize("language", WHERE)
def test_the_header_says_where_and_who_one_is(visit: Visit, language: str) -> None:
    guest = visit(language)
    rules, lesson, title = WHERE[language]
    header = guest.page.locator("header").first
    guest.go("/rules/entenrallye")
    expect(header.locator(".title")).to_have_text(f"Jacta Entenrallye {rules}")
    expect(header.locator("a[href='/you']")).to_have_text(re.compile(r"\w"))
    guest.page.locator("a.learn").click()
    expect(header.locator(".title")).to_have_text(f"Jacta Entenrallye {lesson}")
    expect(guest.page).to_have_title(f"{title} · Jacta")


def test_a_lesson_can_be_left(visit: Visit) -> None:
    guest = visit()
    guest.go("/rules/entenrallye#lesson")
    guest.page.get_by_role("link", name="Back to the shelf").click()
    expect(guest.page).to_have_url(f"{guest.address}/")
    expect(guest.page.get_by_role("article").first).to_be_visible()
