"""Playing with nothing but what the page offers: by the mouse, or by the keyboard alone.

The same hand plays the generic table and a board with a hand of its own: it looks for what can be
pressed now, and presses it.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page

__all__ = ["Hand", "by_keyboard", "by_mouse"]

# What would put a strip back or change an order leads nowhere for a hand that does not plan.
_OFFERED = '.hand button:enabled:not([aria-disabled="true"], .laid, .swap)'
# What is to be seen at a table in the end, and what when something can be done.
_SETTLED = """() => {
  if (document.querySelector('[data-testid="result"], .ending')) return "over";
  if (document.querySelector('dialog.curtain[open]')) return "curtain";
  const lit = document.querySelector('.banner .lit, .banner.lit');
  return lit && document.querySelector(`OFFERED`) ? "turn" : false;
}""".replace("OFFERED", _OFFERED)

# Dice are named by their place and their colour.
_DIE = re.compile(r"^\D+ \d ?: (\w+)$")
_FACTS = """(all) => all.map((one) => ({
  name: (one.getAttribute("aria-label") ?? one.innerText).replace(/\\s+/g, " ").trim(),
  pressed: one.getAttribute("aria-pressed"),
  main: one.classList.contains("main"),
}))"""


def _boldness(name: str) -> int:
    """The highest number that is said: many dice of a colour, long strips. So games end soon."""
    return max(map(int, re.findall(r"\d+", name)), default=0)


def by_mouse(button: Locator) -> None:
    button.click()


def by_keyboard(button: Locator) -> None:
    """Go from control to control until this one has the focus, then press it."""
    page = button.page
    for _ in range(200):
        if button.evaluate("(one) => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {button}")


@dataclass
class Hand:
    """Somebody's hand at a table. `pressed` are the names of what it pressed."""

    page: Page
    press: Callable[[Locator], None] = by_mouse
    rng: random.Random = field(default_factory=lambda: random.Random(7))
    confirm: str = "Confirm"
    take_back: str = "Take back"
    pressed: list[str] = field(default_factory=list)

    def wait(self) -> str:
        """Wait until there is something to do: "turn", "curtain" or "over"."""
        found: str = self.page.wait_for_function(_SETTLED).json_value()
        return found

    def look(self) -> str | None:
        """What there is to do just now, without waiting."""
        found = self.page.evaluate(_SETTLED)
        return found or None

    def step(self) -> None:
        """Press one thing: what the page thinks best, else the boldest of what it offers.

        Where dice can be locked, those of the most frequent colour are locked first.
        """
        offered = self.page.locator(_OFFERED)
        facts: list[dict[str, Any]] = offered.evaluate_all(_FACTS)
        names = [fact["name"] for fact in facts]
        name = self._unlocked(facts)
        if name is None:
            main = [fact["name"] for fact in facts if fact["main"]]
            choices = [each for each in names if each not in (self.confirm, self.take_back)]
            best = max(map(_boldness, choices), default=0)
            bold = [each for each in choices if _boldness(each) == best]
            if not (main or bold):
                return  # it changed while one looked at it: look again
            name = main[0] if main else self.rng.choice(bold)
        self.pressed.append(name)
        self.press(offered.nth(names.index(name)))

    def _unlocked(self, facts: list[dict[str, Any]]) -> str | None:
        """A die of the most frequent colour that is not locked yet, where dice are offered."""
        dice = [(found, fact) for fact in facts if (found := _DIE.match(fact["name"]))]
        colours = Counter(found[1] for found, _ in dice).most_common(1)
        for found, fact in dice:
            if found[1] == colours[0][0] and fact["pressed"] == "false":
                name: str = fact["name"]
                return name
        return None

    def play(self, most: int = 400) -> None:
        """Play until the game is over."""
        for _ in range(most):
            match self.wait():
                case "over":
                    return
                case "curtain":
                    self.press(self.page.get_by_role("dialog").get_by_role("button"))
                case _:
                    self.step()
        raise AssertionError(f"no end after {most} steps: {self.pressed}")
