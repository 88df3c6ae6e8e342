"""The pages of the house: the built client at the addresses it knows, and nowhere else."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from jacta.server.app import create
from jacta.server.hosting.settings import HouseSettings
from jacta.server.http.pages import Pages, find_client
from jacta.server.schema.addresses import PARTS, ROOMS
from jacta.server.services import Catalogue

INDEX = "<!doctype html><title>Jacta</title>"
SCRIPT = "console.log('a client')\n" * 100
BROWSER = "text/html,*/*;q=0.8"


@dataclass(frozen=True)
class Visitor:
    """Asks an application that runs in this process."""

    app: Starlette

    def get(self, path: str, method: str = "GET", **headers: str) -> httpx.Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return asyncio.run(self._ask(method, path, named))

    async def _ask(self, method: str, path: str, headers: dict[str, str]) -> httpx.Response:
        transport = httpx.ASGITransport(app=self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            request = client.build_request(method, path, headers=headers)
            answer = await client.send(request, stream=True)
            raw = b"".join([part async for part in answer.aiter_raw()])
            await answer.aclose()
            plain = [(k, v) for k, v in answer.headers.items() if k != "content-encoding"]
            kept = {"x-encoding": answer.headers.get("content-encoding", "")}
            return httpx.Response(answer.status_code, headers=[*plain, *kept.items()], content=raw)


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc.js").write_text(SCRIPT)
    (folder / "assets" / "index-abc.js.br").write_bytes(b"brotli")
    (folder / "assets" / "index-abc.js.gz").write_bytes(b"gzip")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def pages(client: Path) -> Visitor:
    return Visitor(Starlette(routes=Pages(Catalogue(), client).routes))


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/you",
        "/person/0f1e2d3c4b5a69788796",
        "/person/bot:random",
        "/ladder",
        "/ladder/wurfel-express",
        "/tables/wurfel-express",
        "/dice",
        "/daily/dice-trip",
        "/table/e97CFwGbAeTZk2jh",
        "/seat/e97CFwGb/key",
        "/record/e97C/0",
        "/rules/wurfel-express",
    ],
)
def test_every_room_is_the_one_page(pages: Visitor, path: str) -> None:
    answer = pages.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/nonsense",
        "/games/nonsense",
        "/you/nonsense",
        "/tables/chess",
        "/daily/chess",
        "/ladder/chess",
        "/person/not%20an%20id",
        "/rules/WURFEL-EXPRESS",
        "/table/not%20an%20id",
        "/record/e97C/last",
    ],
)
def test_where_the_client_has_no_room_there_is_none(pages: Visitor, path: str) -> None:
    assert pages.get(path, accept=BROWSER).status_code == 404


def test_every_room_has_an_address_whose_parts_are_known() -> None:
    used = {part for path in ROOMS.values() for part in re.findall(r"{(\w+)}", path)}
    assert used == set(PARTS)


def test_files_with_a_hash_in_their_name_are_kept_for_ever(pages: Visitor) -> None:
    answer = pages.get("/assets/index-abc.js", accept_encoding="identity")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert pages.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding", "size"), [("gzip, br", "br", 6), ("gzip", "gzip", 4), ("", "", 2400)]
)
def test_a_compressed_copy_is_sent_to_browsers_that_take_it(
    pages: Visitor, accepted: str, encoding: str, size: int
) -> None:
    answer = pages.get("/assets/index-abc.js", accept_encoding=accepted)
    assert answer.headers["x-encoding"] == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert len(answer.content) == size


@pytest.mark.parametrize(
    "path", ["/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%2fsecret.txt"]
)
def test_nothing_beside_the_client_is_served(pages: Visitor, path: str) -> None:
    assert pages.get(path).status_code == 404


def test_without_a_client_the_first_page_says_how_to_build_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("jacta.server.http.pages.find_client", lambda: None)
    answer = Visitor(Starlette(routes=Pages(Catalogue()).routes)).get("/")
    assert answer.status_code == 200
    assert "make web" in answer.text


def test_a_client_that_is_built_is_found(client: Path) -> None:
    found = find_client()
    assert found is None or (found / "index.html").is_file()


# -- in the house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Visitor:
    """The application without its services: pages need none."""
    database = tmp_path_factory.mktemp("house") / "house.db"
    return Visitor(create(HouseSettings(database=str(database))))


@pytest.mark.parametrize(
    "path", ["/nothing", "/table/a/b/c", "/daily/chess", "/record/e97C/last", "/assets/no.js"]
)
def test_a_browser_that_goes_nowhere_gets_a_page_with_404(house: Visitor, path: str) -> None:
    answer = house.get(path, accept=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/api/nothing", "/metrics/nothing", "/ws"])
def test_the_interface_answers_browsers_as_it_does_programs(house: Visitor, path: str) -> None:
    answer = house.get(path, accept=BROWSER)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_a_program_that_goes_nowhere_gets_a_typed_error(house: Visitor) -> None:
    assert house.get("/nothing").json()["code"] == "not-found"
    assert house.get("/table/e97CFwGb", "POST", accept=BROWSER).status_code == 405


def test_pages_have_the_policy_that_allows_nothing_inline(house: Visitor) -> None:
    policy = house.get("/").headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "unsafe" not in policy
