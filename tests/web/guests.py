"""Guests of the house with a browser: what they see, and tables that are set up for them."""

from __future__ import annotations

import json
import random
import re
import secrets
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    WebSocketRoute,
)

from tests.server.sources import SALT
from tests.waiting import wait_until

__all__ = ["DESKTOP", "LANGUAGES", "PHONE", "SIZES", "THEMES", "Guest", "arrive"]

DESKTOP, PHONE = (1440, 900), (390, 844)
SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("day", "night")
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}

# Bots that take no time in plain Python either, and have always played as they do.
_QUICK = {
    "wurfel-express": "greedy",
    "dice-trip": "planner",
    "verbindung-gesucht": "linker",
    "entenrallye": "planner",
}

_LIKES = """
if (!localStorage.getItem("jacta.preferences"))
  localStorage.setItem("jacta.preferences", JSON.stringify({ motion: "MOTION" }));
"""

# The page draws a salt as words of 32 bits, and all else that is random as bytes.
_PLAIN_SALTS = """
let salts = 0;
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (all) => (all instanceof Uint32Array ? all.fill(salts++) : draw(all));
"""

# Until the fonts are there, and nothing moves any more.
_AT_REST = """async () => {
  await document.fonts.ready;
  const moves = () => document.getAnimations().some((one) =>
    one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity);
  for (let calm = 0; calm < 3; calm = moves() ? 0 : calm + 1)
    await new Promise(requestAnimationFrame);
}"""


@dataclass
class Guest:
    """Somebody who has come with a browser of their own.

    `troubles` are errors and warnings of the page, `heard` are the frames that its socket received,
    `sent` those that it sent.
    """

    address: str
    page: Page
    context: BrowserContext
    troubles: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._note)
        self.page.on("websocket", self._listen)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.troubles.append(f"{message.text} ({where})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    # -- going

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def go_to_table(self, table: str) -> None:
        self.go(f"/table/{table}")

    @property
    def table(self) -> str:
        """The table in the address."""
        return self.page.url.rsplit("/", 1)[-1]

    @property
    def name(self) -> str:
        """What others call this guest."""
        name: str = self.ask("/api/me")["name"]
        return name

    # -- seeing

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def show(self, theme: str) -> None:
        """Have the page in a theme, and wait until nothing changes any more."""
        self.page.emulate_media(color_scheme="dark" if theme == "night" else "light")
        self.page.locator(f"html[data-theme={theme}]").wait_for()
        self.page.evaluate(_AT_REST)

    def speak(self, language: str) -> None:
        """Have the page in another language, even where a dialog covers the choice."""
        choice = self.page.locator("header .language select")
        choice.evaluate(
            """(one, language) => {
              one.value = language;
              one.dispatchEvent(new Event("change", { bubbles: true }));
            }""",
            language,
        )
        self.page.locator(f"html[lang={language}]").wait_for()
        self.page.evaluate(_AT_REST)

    def resize(self, width: int, height: int) -> None:
        """Have a window of another size, and wait until everything has found its place."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(_AT_REST)

    def another(self) -> Guest:
        """Somebody else, in the same browser."""
        browser = self.context.browser
        assert browser is not None
        other = arrive(browser, self.address)
        self.page.on("close", lambda _: other.context.close())
        return other

    # -- without the page: setting things up

    def ask(self, path: str, **query: Any) -> Any:
        answer = self.context.request.get(f"{self.address}{path}", params=query)
        assert answer.ok, answer.text()
        return answer.json()

    def do(self, table: str, kind: str, **fields: Any) -> Any:
        """A command at a table, as this guest."""
        command = {"type": kind, "id": secrets.token_hex(8), "table": table, **fields}
        return self.post(f"/api/tables/{table}/commands", command)

    def make_account(self, password: str = "a password of the tests") -> str:
        """An account on this guest; gives its login."""
        login = f"guest-{secrets.token_hex(4)}"
        self.post("/api/me/account", {"login": login, "password": password})
        return login

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.context.request.post(
            f"{self.address}{path}",
            data=json.dumps(body),
            headers={"content-type": "application/json"},
        )
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, game: str, players: int, bots: int = 0, **settings: Any) -> str:
        """A table at which this guest has the first chair, and quick bots have the last ones."""
        bot = _QUICK.get(game, "random")
        body = {"game": game, "players": players, "pace": {"type": "free"}, **settings}
        table: str = self.post("/api/tables", body)["table"]
        self.sit(table, 0)
        for chair in range(players - bots, players):
            self.do(table, "seat-bot", chair=chair, bot=bot)
        return table

    def sit(self, table: str, chair: int, companion: str | None = None) -> None:
        others = {"companion": companion} if companion else {}
        self.do(table, "sit", chair=chair, salt=SALT, **others)

    def now(self, table: str, chair: int = 0) -> Any:
        """How things stand, through the eyes of a chair."""
        return self.ask(f"/api/tables/{table}", chair=chair)["now"]

    def wait_for_turn(self, table: str, chair: int = 0) -> Any:
        """How things stand when the chair is to act, or when the game is over."""

        def look() -> Any:
            now = self.now(table, chair)
            return now if now["state"] != "running" or "legal" in now else None

        return wait_until(look)

    def play(self, table: str, turns: int | None = None, chair: int = 0, seed: int = 1) -> int:
        """Play at random until the game is over, or until the turn of the chair comes round again
        for the last time; gives how many actions were confirmed."""
        rng, moves, last = random.Random(seed), 0, -1
        while True:
            now = self.wait_for_turn(table, chair)
            if now["state"] != "running":
                return moves
            turn = now["view"].get("turn", moves)
            if turn != last:
                last, turns = turn, turns if turns is None else turns - 1
                if turns is not None and turns < 0:
                    return moves
            action = rng.choice(now["legal"])
            self.do(table, "act", seat=now["view"]["seat"], actions=[action])
            moves += 1

    def draft_instead(self, asked: list[str]) -> None:
        """From the next connection on, whatever the page builds becomes what is asked for."""

        def connect(line: WebSocketRoute) -> None:
            server = line.connect_to_server()

            def pass_on(frame: str | bytes) -> None:
                message = json.loads(frame)
                if message["type"] == "draft":
                    message["actions"] = list(asked)
                server.send(json.dumps(message))

            line.on_message(pass_on)

        self.page.route_web_socket(re.compile("/ws"), connect)


def arrive(
    browser: Browser,
    address: str,
    language: str = "en",
    theme: str = "day",
    size: tuple[int, int] = DESKTOP,
    motion: str = "none",
    **others: Any,
) -> Guest:
    """A new guest, with a browser set to a language, a theme and a size, who wants no motion.

    The house knows them from here on: a page and a test that both came unknown would be taken for
    two people, and which of them the browser goes on as would hang on chance.
    """
    width, height = size
    context = browser.new_context(
        locale=LANGUAGES[language],
        color_scheme="dark" if theme == "night" else "light",
        viewport={"width": width, "height": height},
        has_touch=size == PHONE,
        **{"reduced_motion": "reduce", **others},
    )
    context.add_init_script(_LIKES.replace("MOTION", motion) + _PLAIN_SALTS)
    guest = Guest(address, context.new_page(), context)
    guest.ask("/api/me")
    return guest
