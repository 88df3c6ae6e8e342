"""A house with the built client, a browser, and guests who come with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect

from jacta.server.http.pages import find_client
from tests.server.running import Running, run_house
from tests.web.chromium import Missing, open_browser
from tests.web.guests import DESKTOP, Guest, arrive

_VISITS = count(1)

# As long as for all else that is waited for: what takes long on a busy machine is not wrong.
expect.set_options(timeout=30_000)


class Visit(Protocol):
    """Lets a guest come in."""

    def __call__(
        self,
        language: str = "en",
        theme: str = "day",
        size: tuple[int, int] = DESKTOP,
        **others: Any,
    ) -> Guest: ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the page, here and of each game, need a browser: `make browser` runs them alone."""
    here = Path(__file__).parent
    with_a_page = {
        file
        for file in {item.path for item in items}
        if here in file.parents or file.parent.name == "browser"
    }
    for item in items:
        if item.path in with_a_page:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def occasion(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the test that runs, from whose name the dice of its tables follow."""
    return tmp_path_factory.mktemp("occasion") / "test"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, occasion: Path) -> Iterator[Running]:
    """A house with the client, and with the tiny games; the dice of a test are always the same."""
    if find_client() is None:
        pytest.fail("The browser client is not built: run `make web`.", pytrace=False)
    occasion.write_text("0 no test", "utf-8")
    folder = tmp_path_factory.mktemp("house")
    with run_house(folder, occasion=occasion, compiled=True, look_back_seconds=0) as running:
        yield running


def _name(test: pytest.Item | pytest.Collector) -> str:
    """What the dice of a test, or of a module, follow from. One of the house's own pages has the
    same ones in whatever folder of these it lies."""
    return re.sub(r"(?<=^tests/web/)[a-z_]+/", "", test.nodeid)


@pytest.fixture(scope="module")
def of_module(occasion: Path, request: pytest.FixtureRequest) -> None:
    """What the tests of a module share depends on this: its dice follow from the module's name, and
    not from whichever test was the last one to run."""
    occasion.write_text(f"0 {_name(request.node)}", "utf-8")


# One for each module, not for the session: while it is open, no test of this process can be a
# coroutine.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    try:
        with open_browser() as opened:
            yield opened
    except Missing as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture
def visit(
    browser: Browser, house: Running, occasion: Path, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """`visit(language, theme, size)` is a guest; at the end no page may have had an error."""
    occasion.write_text(f"{next(_VISITS)} {_name(request.node)}", "utf-8")
    guests: list[Guest] = []

    def come(
        language: str = "en",
        theme: str = "day",
        size: tuple[int, int] = DESKTOP,
        **others: Any,
    ) -> Guest:
        guests.append(arrive(browser, house.address, language, theme, size, **others))
        return guests[-1]

    yield come
    for guest in guests:
        guest.context.close()
    assert [guest.troubles for guest in guests] == [[] for _ in guests]
