"""Devices: what a browser says of itself, in the few words by which people know their own."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Device", "device_of"]

# Names that nobody translates. The first whose mark is in the text counts: most browsers say of
# themselves that they are also Chrome, Safari and Mozilla, and Android that it is also Linux.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True)
class Device:
    """A browser and the system it runs on; empty where neither said its name."""

    browser: str = ""
    system: str = ""


def device_of(user_agent: str) -> Device:
    """The device that calls itself so; nothing else of what it says is kept."""

    def find(names: tuple[tuple[str, str], ...]) -> str:
        return next((name for mark, name in names if mark in user_agent), "")

    return Device(find(_BROWSERS), find(_SYSTEMS))
