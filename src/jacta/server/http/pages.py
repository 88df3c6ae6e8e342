"""The pages: the browser client as `make web` built it, or a page that says how to build it.

The client is one page that finds its way by the address. The house serves it at the address of
every room, and with 404 at any other that a browser asks for. The client takes the addresses from
here (`make schema` writes them into web/src/wire.ts). Files whose names carry a hash never change;
all others are asked for again each time.
"""

from __future__ import annotations

import re
from functools import cached_property
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from jacta.server.schema.addresses import PARTS, ROOMS
from jacta.server.services import Catalogue

__all__ = ["Pages", "find_client"]

_NOT_PAGES: Final = ("/api", "/ws", "/live", "/ready", "/metrics")
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_TYPES: Final = {".woff2": "font/woff2", ".js": "text/javascript", ".svg": "image/svg+xml"}
# As all files of the client are called; what is no name of a file is not looked for.
_NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}")
_FOR_EVER: Final = "public, max-age=31536000, immutable"

_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Jacta</title>
<h1>The house is open, its pages are not built yet.</h1>
<p>Run <code>make web</code> in the checkout of Jacta, then load this page again.</p>
<p>Programs need no pages: the interface is at <code>/api</code> and <code>/ws</code>.</p>
</html>
"""


def find_client() -> Path | None:
    """The folder of the built client: packed with this package, or in the checkout it runs from."""
    package = Path(__file__).resolve().parents[2]
    for folder in (package / "web", package.parents[1] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


class Pages:
    """Serves the client; rooms of a game are there for the games of the house."""

    def __init__(self, catalogue: Catalogue, folder: Path | None = None) -> None:
        self._catalogue, self._folder = catalogue, folder

    @property
    def folder(self) -> Path | None:
        return self._folder or find_client()

    @property
    def routes(self) -> list[Route]:
        """The rooms, and the files that the client is made of."""
        return [
            *(Route(path, self._room, methods=["GET"]) for path in ROOMS.values()),
            Route("/assets/{name}", self._asset, methods=["GET"]),
            Route("/{name}", self._file, methods=["GET"]),
        ]

    def missing(self, request: Request) -> Response | None:
        """What a browser is shown where there is nothing; None for programs and the interface."""
        path, accepted = request.url.path, request.headers.get("accept", "")
        if request.method not in ("GET", "HEAD") or "text/html" not in accepted:
            return None
        if any(path == other or path.startswith(f"{other}/") for other in _NOT_PAGES):
            return None
        return self._index(request, 404)

    async def _room(self, request: Request) -> Response:
        given = request.path_params
        if not all(re.fullmatch(PARTS[part], value) for part, value in given.items()):
            raise HTTPException(404)
        if "game" in given and given["game"] not in self._games:
            raise HTTPException(404)
        return self._index(request, 200)

    @cached_property
    def _games(self) -> frozenset[str]:
        return frozenset(self._catalogue.names())

    async def _asset(self, request: Request) -> Response:
        return self._served(request, f"assets/{_name(request)}", _FOR_EVER)

    async def _file(self, request: Request) -> Response:
        return self._served(request, _name(request), "no-cache")

    def _index(self, request: Request, status: int) -> Response:
        if self.folder is None:
            return HTMLResponse(_NOT_BUILT, status, {"cache-control": "no-cache"})
        return self._served(request, "index.html", "no-cache", status)

    def _served(self, request: Request, name: str, cache: str, status: int = 200) -> Response:
        """A file of the client, compressed if there is such a copy and the browser takes it."""
        folder = self.folder
        file = (folder / name).resolve() if folder is not None else None
        if folder is None or file is None or not file.is_file() or folder not in file.parents:
            raise HTTPException(404)
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        sent, taken = file, request.headers.get("accept-encoding", "")
        for encoding, ending in _ENCODINGS:
            packed = file.with_name(file.name + ending)
            if encoding in taken and packed.is_file():
                sent, headers["content-encoding"] = packed, encoding
                break
        kind = _TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
        return FileResponse(sent, status, headers, media_type=kind)


def _name(request: Request) -> str:
    name: str = request.path_params["name"]
    if not _NAME.fullmatch(name):
        raise HTTPException(404)
    return name
