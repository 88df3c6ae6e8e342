"""Serving: one process with a SQLite file, or several that share a PostgreSQL database."""

from __future__ import annotations

import os
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from jacta.server.app import create
from jacta.server.logs import configure
from jacta.server.services import Catalogue
from jacta.server.settings import Settings

__all__ = ["application", "serve"]

_SETTINGS = "JACTA_SERVED_SETTINGS"
_GRACE_SECONDS = 20
_LARGEST_FRAME = 1 << 20


def application() -> Starlette:
    """The application of a process, with the settings that its parent left in the environment."""
    settings = msgspec.json.decode(os.environ.pop(_SETTINGS), type=Settings)
    configure(settings.log_level, _json(settings))
    return create(settings)


def serve(settings: Settings, catalogue: Catalogue | None = None) -> int:
    """Serve until stopped; gives the exit code."""
    configure(settings.log_level, _json(settings))
    several = settings.processes > 1
    app = "jacta.server.serving:application" if several else create(settings, catalogue)
    config = uvicorn.Config(
        app,
        factory=several,
        host=settings.host,
        port=settings.port,
        workers=settings.processes,
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )
    if several:
        os.environ[_SETTINGS] = msgspec.json.encode(settings).decode()
        shared = config.bind_socket()
        _say_where(shared)
        Multiprocess(config, sockets=[shared]).run()
        return 0
    server = _Server(config)
    server.run()
    return 0 if server.started else 1


class _Server(uvicorn.Server):
    """Says where the house is once it is open."""

    def _log_started_message(self, listeners: object) -> None:
        for server in self.servers:
            for listener in server.sockets:
                _say_where(listener)


def _say_where(listener: Any) -> None:
    host, port, *_ = listener.getsockname()
    place = f"[{host}]" if ":" in str(host) else host
    print(f"Jacta is open at http://{place}:{port}", flush=True)


def _json(settings: Settings) -> bool | None:
    return {"auto": None, "json": True, "text": False}[settings.log_format]
