"""What games bring for the page, out of their packages: boards, covers, lessons, words.

All of it is in the folder `web` of a game's package: `board.js`, an ES module; `cover.svg`;
`lesson.json`; and whatever else these ask for. The words are those of the game's catalog, and in
`web/locale` those that only the page needs. Everything is read once, and its addresses carry a hash
of all of it: `/games/GAME/HASH/board.js`. So a browser asks for it once, and never gets half of an
old package and half of a new one.

Only what was found in the folder can be asked for, so that no address leads out of it; what has no
type of this list, hidden files and links are not found.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from jacta.engine.game import Game
from jacta.engine.words.language import LANGUAGES
from jacta.server.services import Catalogue

__all__ = ["FOLDER", "TYPES", "GameFiles", "GamePage", "Shared", "files_of", "routes"]

FOLDER: Final = "web"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_WORDS: Final = "text/plain; charset=utf-8"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
# An image runs no scripts; but this one has an address, and somebody could open it as a page.
_PICTURE_ONLY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
_PACKED_FROM: Final = 1_000  # bytes; what is packed already does not get smaller


class GamePage(msgspec.Struct, frozen=True):
    """What a game brings for the page, each by its address, where its package has it.

    `board` is an ES module, as docs/boards.md tells; `words` has the game's catalog by language.
    """

    board: str | None
    cover: str | None
    lesson: str | None
    words: dict[str, str]


@dataclass(frozen=True)
class Shared:
    """A file as it is sent: its type, its bytes, and these packed where that saves something."""

    kind: str
    content: bytes
    packed: bytes | None

    @classmethod
    def of(cls, kind: str, content: bytes) -> Shared:
        packed = gzip.compress(content, mtime=0) if len(content) >= _PACKED_FROM else content
        return cls(kind, content, packed if len(packed) < len(content) * 0.9 else None)


@dataclass(frozen=True)
class GameFiles:
    """The files of one game by their paths, and the hash of all of them."""

    game: str
    stamp: str
    files: Mapping[str, Shared]

    @property
    def page(self) -> GamePage:
        return GamePage(
            self._address("board.js"),
            self._address("cover.svg"),
            self._address("lesson.json"),
            {each: at for each in LANGUAGES if (at := self._address(f"words/{each}.ftl"))},
        )

    def _address(self, path: str) -> str | None:
        return f"/games/{self.game}/{self.stamp}/{path}" if path in self.files else None


@cache
def files_of(game: Game) -> GameFiles:
    """What the package of a game has for the page; packages do not change while a house is open."""
    files = dict([*_found(game.folder / FOLDER), *_words(game)])
    digest = hashlib.sha256()
    for path, shared in sorted(files.items()):
        digest.update(f"{path}\0{len(shared.content)}\0".encode())
        digest.update(shared.content)
    return GameFiles(game.name, digest.hexdigest()[:16], files)


def _found(folder: Path) -> Iterator[tuple[str, Shared]]:
    """Every file of a folder that has a type, by its path in there."""
    for file in sorted(folder.iterdir()) if folder.is_dir() else ():
        if file.name.startswith(".") or file.is_symlink():
            continue
        if file.is_dir():
            yield from ((f"{file.name}/{path}", shared) for path, shared in _found(file))
        elif (kind := TYPES.get(file.suffix)) is not None:
            yield file.name, Shared.of(kind, file.read_bytes())


def _words(game: Game) -> Iterator[tuple[str, Shared]]:
    """The game's own words in each language, and those that only the page needs."""
    for language in LANGUAGES:
        places = (game.folder / "locale", game.folder / FOLDER / "locale")
        files = (place / f"{language}.ftl" for place in places)
        texts = [file.read_bytes() for file in files if file.is_file()]
        if texts:
            yield f"words/{language}.ftl", Shared.of(_WORDS, b"\n".join(texts))


def routes(catalogue: Catalogue) -> list[Route]:
    """Where the files of the games of a house are."""

    async def send(request: Request) -> Response:
        name, stamp, path = (request.path_params[part] for part in ("game", "stamp", "path"))
        if name not in catalogue.names():
            raise HTTPException(404)
        found = files_of(catalogue.find(name))
        if stamp != found.stamp or path not in found.files:
            raise HTTPException(404)
        return _sent(request, found.files[path])

    return [Route("/games/{game}/{stamp}/{path:path}", send, methods=["GET"])]


def _sent(request: Request, shared: Shared) -> Response:
    headers = {"cache-control": _FOR_EVER, "content-type": shared.kind, "vary": "accept-encoding"}
    if shared.kind == TYPES[".svg"]:
        headers["content-security-policy"] = _PICTURE_ONLY
    if shared.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(shared.content, headers=headers)
    return Response(shared.packed, headers={**headers, "content-encoding": "gzip"})
