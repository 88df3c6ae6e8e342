"""A page that is watched: all that it shows of a table, one thing after the other as it changes,
while time passes at once, or not at all.

What only a game knows is in `browser/watched.py` of its tests: `BOARD`, a script that reads what
the board shows; `on_board`, which tells the same from a view of the house; and a position to
`START` from, in which the first seat wins with what it does `LAST`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import pairwise
from types import ModuleType
from typing import Any

from jacta.engine.game import Game
from tests.games.roster import part
from tests.web.fixtures import Visit
from tests.web.guests import Guest

__all__ = ["Moment", "Watched", "watch"]

# Time passes from one thing that waits for it to the next, and not while anything is done: so what
# is seen does not hang on how fast a machine is. Intervals are left alone, such as the heartbeat of
# the socket.
_TIME = """
const later = window.setTimeout.bind(window), waiting = new Map();
let now = Date.now(), last = 0, isStill = false, goesOn = false;
Date.now = () => now;
window.setTimeout = (run, ms = 0, ...rest) => {
  waiting.set((last += 1), { run: () => run(...rest), at: now + ms });
  goOn();
  return last;
};
window.clearTimeout = (id) => void waiting.delete(id);
window.holdTime = (isHeld) => { isStill = isHeld; goOn(); };
const goOn = () => {
  if (goesOn || isStill || waiting.size === 0) return;
  goesOn = true;
  later(next);
};
const next = () => {
  goesOn = false;
  const [first] = [...waiting].sort(([, one], [, other]) => one.at - other.at);
  if (first && !isStill) {
    waiting.delete(first[0]);
    now = Math.max(now, first[1].at);
    first[1].run();
  }
  goOn();
};
"""

# Sounds are wanted, and noted in place of being made.
_SOUNDS = """
localStorage.setItem("jacta.preferences", JSON.stringify({ motion: "full", sound: true }));
window.sounds = [];
const any = () => ({ value: 0, setValueAtTime() {}, ...ramps });
const ramps = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
const part = () => ({
  frequency: any(), gain: any(), stop() {},
  connect: (next) => next,
  start: () => void sounds.push(Date.now()),
});
window.AudioContext = class {
  state = "running"; currentTime = 0; sampleRate = 8000; destination = {};
  createOscillator = part; createBufferSource = part; createBiquadFilter = part; createGain = part;
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
};
"""

_TOLD = """(lines) => {
  const { log, is_behind } = moments.at(-1);
  return log.length - moments[0].log.length >= lines && !is_behind
    && document.querySelector(".banner.card.lit, .ending");
}"""

_WATCH = """() => {
  const read = READ;
  const text = (where) => document.querySelector(where)?.textContent.trim() ?? "";
  const look = () => ({
    log: [...document.querySelectorAll("[role=log] li")].map((one) => one.textContent.trim()),
    banner: text(".table .banner p"),
    voice: text("[aria-live=polite].unseen"),
    seats: text(".table .seats ul").replace(/ · (here|away)/g, ""),
    verdict: text(".ending h2"),
    uncounted: document.querySelectorAll(".board .count .later").length,
    board: read(),
    is_behind: document.querySelector(".banner .faster") !== null,
  });
  window.moments = [];
  window.times = [];
  let last = "";
  const note = () => {
    const said = JSON.stringify(look());
    if (said !== last) {
      moments.push(JSON.parse((last = said)));
      times.push(Date.now());
    }
    if (window.holdsAt && moments.at(-1).banner.includes(holdsAt)) holdTime(true);
  };
  note();
  const all = { childList: true, subtree: true, characterData: true, attributes: true };
  new MutationObserver(note).observe(document.body, all);
}"""


@dataclass(frozen=True)
class Moment:
    """What is shown at one moment; `board` is what the game reads from it, `uncounted` is how much
    of the final count is still to come."""

    log: list[str]
    banner: str
    voice: str
    seats: str
    verdict: str
    uncounted: int
    board: Any
    is_behind: bool


@dataclass(frozen=True)
class Watched:
    """A guest whose page is watched, with motion at the calm pace and with sounds."""

    guest: Guest
    game: ModuleType

    def sit_down(self, table: str) -> None:
        """Come to a table where one is to act, and watch it from now on."""
        self.guest.go_to_table(table)
        for where in (".board svg", ".hand > section", ".banner.card.lit"):
            self.guest.page.locator(f".table {where}").first.wait_for()
        self.guest.page.evaluate(_WATCH.replace("READ", self.game.BOARD))

    def hold(self) -> None:
        """From now on no time passes."""
        self.guest.page.evaluate("holdTime(true)")

    def hold_at(self, banner: str) -> None:
        """No time passes any more once the banner says this."""
        self.guest.page.evaluate("(text) => { window.holdsAt = text; }", banner)

    def go_on(self) -> None:
        """Time passes again."""
        self.guest.page.evaluate("() => { window.holdsAt = null; holdTime(false); }")

    def moments(self) -> list[Moment]:
        """All that was shown since one sat down."""
        return [Moment(**one) for one in self.guest.page.evaluate("moments")]

    def sounds_apart(self) -> tuple[int, list[float]]:
        """How many sounds were made since one sat down, and when there was one with nothing new to
        be seen at that moment."""
        sounds, times = self.guest.page.evaluate("[sounds, times]")
        moments = self.moments()
        seen = {
            time
            for time, (last, now) in zip(times[1:], pairwise(moments), strict=True)
            if (last.board, last.log, last.banner) != (now.board, now.log, now.banner)
        }
        made = [time for time in sounds if time > times[0]]
        return len(made), [time for time in made if time not in seen]

    def says(self, after: int) -> list[str]:
        """All that the house says after a number."""
        return [line for step in self._steps(after) for line in step.get("says", [])]

    def wait_for(self, says: list[str]) -> None:
        """Wait until all of this is told since one sat down, and one is to act or it is over."""
        self.guest.page.wait_for_function(_TOLD, arg=len(says))

    def boards(self, after: int) -> dict[int, list[Any]]:
        """By how many sentences were said after a number, what the board may show then: the game
        after the last of them, or after something silent that followed."""
        told, boards, views = 0, dict[int, list[Any]](), self._views()
        for step in self._steps(after):
            told += len(step.get("says", []))
            if step["n"] in views:
                boards.setdefault(told, []).append(self.game.on_board(views[step["n"]]))
        return boards

    def _steps(self, after: int) -> Any:
        told = self.guest.ask(f"/api/tables/{self.guest.table}", chair=0, after=after, lang="en")
        return told["steps"]

    def _views(self) -> dict[int, Any]:
        """By the number of a step: the game after it, as the page was told."""
        views: dict[int, Any] = {}
        for frame in self.guest.heard:
            for message in map(json.loads, filter(None, frame.split("\n"))):
                if message["type"] == "news":
                    views |= {
                        step["n"]: step["view"] for step in message["steps"] if "view" in step
                    }
                    views[message["now"]["n"]] = message["now"].get("view")
        return views


def watch(visit: Visit, game: Game) -> Watched:
    """Somebody who comes to look at a game."""
    guest = visit(motion="full", reduced_motion="no-preference")
    guest.context.add_init_script(_TIME + _SOUNDS)
    return Watched(guest, part(game, "browser.watched"))
