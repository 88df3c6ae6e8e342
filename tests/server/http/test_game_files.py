"""What a game brings for the page is sent as it is, for ever, and nothing else is."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware

from jacta.engine.game import Game
from jacta.server.headers import SecurityHeaders, security_headers
from jacta.server.http.game_files import files_of, routes
from jacta.server.services import Catalogue
from tests.tiny import sledges

BOARD = "export default { interface: 1 };\n" * 50


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a package, with a secret beside what it has for the page."""
    home = tmp_path / "sledges"
    for name, text in {
        "secret.js": "secret",
        "locale/en.ftl": "about = A race\n",
        "locale/fr.ftl": "about = Une course\n",
        "web/board.js": BOARD,
        "web/board.css": ".sledge {}",
        "web/cover.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "web/lesson.json": "{}",
        "web/pictures/snow.png": "png",
        "web/locale/en.ftl": "lesson-1 = Ride!\n",
        "web/page.html": "<script>alert(1)</script>",
        "web/notes.txt": "notes",
        "web/.hidden.js": "hidden",
        "web/.git/config.json": "hidden",
    }.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, "utf-8")
    (home / "web" / "link.js").symlink_to(home / "secret.js")
    (home / "web" / "all").symlink_to(home)
    return home


@pytest.fixture
def game(folder: Path) -> Game:
    return replace(sledges.GAME, folder=folder)


def ask(game: Game, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """What a house with this game answers; the address is sent as it is written."""
    catalogue = Catalogue(lambda: [game.name], lambda _: game)
    headers_too = [Middleware(SecurityHeaders, headers=security_headers(None))]
    app = Starlette(routes=routes(catalogue), middleware=headers_too)

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await client.request(method, path, headers={"accept-encoding": "", **named})

    return asyncio.run(asked())


def below(game: Game, path: str) -> str:
    return f"/games/{game.name}/{files_of(game).stamp}/{path}"


def test_the_page_is_told_where_everything_is(game: Game) -> None:
    page = files_of(game).page
    assert page.board == below(game, "board.js")
    assert page.cover == below(game, "cover.svg")
    assert page.lesson == below(game, "lesson.json")
    assert page.words == {each: below(game, f"words/{each}.ftl") for each in ("en", "fr")}


def test_a_game_that_brings_nothing_has_its_words_all_the_same() -> None:
    page = files_of(sledges.GAME).page
    assert (page.board, page.cover, page.lesson) == (None, None, None)
    assert list(page.words) == ["en", "fr", "de"]
    assert "event-slid" in ask(sledges.GAME, page.words["de"]).text


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("board.js", "text/javascript; charset=utf-8"),
        ("board.css", "text/css; charset=utf-8"),
        ("cover.svg", "image/svg+xml"),
        ("lesson.json", "application/json"),
        ("pictures/snow.png", "image/png"),
        ("words/en.ftl", "text/plain; charset=utf-8"),
    ],
)
def test_files_have_their_type_and_are_kept_for_ever(
    game: Game, folder: Path, path: str, kind: str
) -> None:
    answer = ask(game, below(game, path))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    if path.startswith("words/"):
        assert answer.text == "about = A race\n\nlesson-1 = Ride!\n"
    else:
        assert answer.content == (folder / "web" / path).read_bytes()


def test_a_picture_cannot_run_a_script_even_if_it_is_opened_as_a_page(game: Game) -> None:
    policy = ask(game, below(game, "cover.svg")).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "sandbox" in policy
    assert (
        "script-src 'self'" in ask(game, below(game, "board.js")).headers["content-security-policy"]
    )


@pytest.mark.parametrize(
    "path",
    [
        "",
        "pictures",
        "pictures/",
        "page.html",
        "notes.txt",
        ".hidden.js",
        ".git/config.json",
        "locale/en.ftl",
        "link.js",
        "all/secret.js",
        "..%2fsecret.js",
        "%2e%2e/secret.js",
        "pictures/%2e%2e/board.js",
        "words/%2e%2e/%2e%2e/secret.js",
        "//etc/passwd",
        "board.js%00",
    ],
)
def test_nothing_else_can_be_had(game: Game, path: str) -> None:
    assert ask(game, below(game, path)).status_code == 404


def test_another_hash_or_another_game_is_not_there(game: Game) -> None:
    assert ask(game, "/games/sledges/0123456789abcdef/board.js").status_code == 404
    assert ask(game, below(game, "board.js").replace("sledges", "chess")).status_code == 404
    assert ask(game, below(game, "board.js"), "POST").status_code == 405


def test_the_hash_follows_the_content(folder: Path, game: Game) -> None:
    before = files_of(game).stamp
    assert files_of(replace(game)).stamp == before
    (folder / "web" / "board.css").write_text(".sledge { fill: red }", "utf-8")
    assert files_of(replace(game)).stamp != before


def test_what_gets_smaller_is_packed_for_those_who_can_unpack_it(game: Game) -> None:
    board = files_of(game).files["board.js"]
    assert board.packed is not None
    assert gzip.decompress(board.packed).decode() == BOARD
    packed = ask(game, below(game, "board.js"), accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(board.packed)
    assert packed.text == BOARD
    small = ask(game, below(game, "board.css"), accept_encoding="gzip")
    assert "content-encoding" not in small.headers
