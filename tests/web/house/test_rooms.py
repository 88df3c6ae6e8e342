"""Every room is for everyone: axe-core finds nothing to blame at a desk by night and on a phone by
day (`make axe` looks at all four), nothing is wider than the screen in any language or when
enlarged, and all that can be touched is large enough.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.axe import check_theme
from tests.web.fixtures import Visit
from tests.web.guests import DESKTOP, LANGUAGES, PHONE
from tests.web.rooms import ROOMS

in_every_room = pytest.mark.parametrize("room", ROOMS)

# A desktop at 200 %.
ENLARGED = (DESKTOP[0] // 2, DESKTOP[1] // 2)
# Half a pixel is the doing of the browser, which rounds.
LEAST_TARGET = 43.5

_WIDTH = "document.documentElement.scrollWidth"
# Whatever can be pressed, as large as the finger finds it; what stands within a sentence aside, the
# numbers of clauses, and pieces on a board, which have large twins in the hand.
_SMALL = """(least) => [...document.querySelectorAll("a, button, input, select, summary")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled)
  .filter((one) => !one.closest("p:not(.more), dd, li[id], .skip, .board .stock, .board svg"))
  .filter((one) => !document.querySelector("dialog[open]") || one.closest("dialog[open]"))
  .map((one) => {
    const isSwitch = one.matches("input[type=radio], input[type=checkbox]");
    const { width, height } = (isSwitch ? one.closest("label") : one).getBoundingClientRect();
    return { what: one.getAttribute("aria-label") ?? one.innerText, width, height };
  })
  .filter(({ width, height }) => width > 0 && Math.min(width, height) < least)"""


@in_every_room
def test_nobody_is_kept_out_and_a_phone_is_first_class(visit: Visit, room: str) -> None:
    guest = visit(size=PHONE)
    ROOMS[room](guest)
    check_theme(guest, "day")
    small: list[Any] = guest.page.evaluate(_SMALL, LEAST_TARGET)
    too_wide = {}
    for language in LANGUAGES:
        guest.speak(language)
        for width, height in (PHONE, ENLARGED):
            guest.resize(width, height)
            if (needed := guest.page.evaluate(_WIDTH)) > width:
                too_wide[language, width] = needed
    assert (small, too_wide) == ([], {})
    guest.resize(*DESKTOP)
    check_theme(guest, "night")
