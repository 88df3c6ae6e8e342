"""Serving: one process with a SQLite file, or several that share a PostgreSQL database.

Whatever a keeper can put right is looked at before anything starts, and told in one sentence.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from types import FrameType
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from jacta.engine.doors.jit import cache_folder, compile_elsewhere
from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.store import Schema, StoreError
from jacta.house.store.database.address import postgres_address, sqlite_file
from jacta.house.store.database.occupancy import Occupied, occupied
from jacta.server.app import create
from jacta.server.hosting.logs import configure, redact
from jacta.server.hosting.settings import HouseSettings
from jacta.server.services import Catalogue, Sources

__all__ = ["application", "serve"]

_log = logging.getLogger(__name__)

_SETTINGS = "JACTA_SERVED_SETTINGS"
_GRACE_SECONDS = 20
# A process on a busy machine is not dead because it takes long to load.
_PATIENCE_SECONDS = 60
_LARGEST_FRAME = 1 << 20
# The thread that writes has stored something and is to say so: by itself Python would let it wait
# ten times as long for the one that serves people.
_SWITCH_SECONDS = 0.0005


def application() -> Starlette:
    """The application of a process, with the settings that its parent left in the environment."""
    settings = msgspec.json.decode(os.environ.pop(_SETTINGS), type=HouseSettings)
    configure(settings.log_level, _json(settings))
    compile_elsewhere()
    sys.setswitchinterval(_SWITCH_SECONDS)
    return create(settings)


def serve(
    settings: HouseSettings,
    catalogue: Catalogue | None = None,
    sources: Sources | None = None,
) -> int:
    """Serve until stopped; gives the exit code. JactaError where that cannot begin.

    Games, time and chance are those of the machine; others can be given to a single process.
    """
    configure(settings.log_level, _json(settings))
    compile_elsewhere()
    sys.setswitchinterval(_SWITCH_SECONDS)
    listeners = _listen(settings)
    with _alone(settings), _somewhere_to_keep():
        _look_at_database(settings)
        app = partial(create, settings, catalogue, sources)
        return _run(settings, app, listeners)


def _run(
    settings: HouseSettings, app: Callable[[], Starlette], listeners: list[socket.socket]
) -> int:
    several = settings.processes > 1
    config = uvicorn.Config(
        "jacta.server.hosting.serving:application" if several else app(),
        factory=several,
        host=settings.host,
        port=settings.port,
        workers=settings.processes,
        loop="auto",
        http="jacta.server.gate.line:Line",
        ws="jacta.server.live.websocket:Socket",
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=settings.idle_seconds,  # type: ignore[arg-type]  # is no whole number
        timeout_graceful_shutdown=_GRACE_SECONDS,
        timeout_worker_healthcheck=_PATIENCE_SECONDS,
    )
    if several:
        os.environ[_SETTINGS] = msgspec.json.encode(settings).decode()
        for listener in listeners:
            _say_where(listener)
        Multiprocess(config, sockets=listeners).run()
        return 0
    _hang_up_as_told_to_stop()
    server = _Server(config)
    server.run(listeners)
    return 0 if server.started else 1


def _listen(settings: HouseSettings) -> list[socket.socket]:
    """A socket for each address of the host; JactaError where there can be none."""
    host, port, flags = settings.host, settings.port, socket.AI_PASSIVE
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=flags)
    except OSError:
        raise JactaError(
            f"the setting host: '{host}' is not known here; 127.0.0.1 is for this machine only, "
            "0.0.0.0 for all others too"
        ) from None
    places = list(dict.fromkeys((family, address) for family, _, _, _, address in found))
    try:
        return [_bind(*place) for place in (places if port else places[:1])]
    except PermissionError:
        problem = f"the setting port: {port} is only for the superuser; choose one above 1023"
        raise JactaError(problem) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            problem = (
                f"the setting port: something listens at {host}:{port} already; stop it, "
                "or choose another --port"
            )
        else:
            problem = (
                f"the setting host: nothing can listen at '{host}' here ({error.strerror}); "
                "use an address of this machine, 127.0.0.1 or 0.0.0.0"
            )
        raise JactaError(problem) from None


def _bind(family: int, address: tuple[Any, ...]) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


@contextmanager
def _alone(settings: HouseSettings) -> Iterator[None]:
    """No other house serves this SQLite file meanwhile; JactaError if one does."""
    with ExitStack() as stack:
        try:
            stack.enter_context(occupied(settings.database))
        except Occupied:
            raise JactaError(
                "the setting database: another jacta serve, or a jacta restore, has the file "
                f"{sqlite_file(settings.database)} open; stop it, or choose another --database"
            ) from None
        except OSError as error:
            raise _no_database(settings, error.strerror or str(error)) from None
        yield


@contextmanager
def _somewhere_to_keep() -> Iterator[None]:
    """Compiled code has a folder to be kept in: one of this house alone, if there is no other."""
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        problem = f"compiled code cannot be kept in {folder} ({error.strerror})"
        _log.warning(
            "%s: it is compiled anew each time; set JACTA_CACHE to another folder", problem
        )
        with tempfile.TemporaryDirectory(prefix="jacta-") as own:
            os.environ["JACTA_CACHE"] = own
            yield
    else:
        yield


def _look_at_database(settings: HouseSettings) -> None:
    """Bring the database up to date; JactaError where it cannot be used."""
    if postgres_address(settings.database) is None:
        file = sqlite_file(settings.database)
        if file.exists() and not os.access(file, os.W_OK):
            raise _no_database(settings, "it is read-only")
    try:
        schema = asyncio.run(store.check(settings.database))
        if schema in (Schema.EMPTY, Schema.OLD):
            asyncio.run(store.upgrade(settings.database))
    except (StoreError, OSError) as error:
        raise _no_database(settings, redact(str(error))) from None
    if schema is Schema.NEWER:
        raise _no_database(settings, "a newer version of Jacta made it: use that version")


def _no_database(settings: HouseSettings, reason: str) -> JactaError:
    where = redact(settings.database)
    return JactaError(
        f"the setting database: {where} cannot be opened: {reason}; 'jacta doctor' tells more"
    )


def _hang_up_as_told_to_stop() -> None:
    """Whoever closes the terminal stops the house as well as Ctrl-C does, unless it is to stay."""
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


class _Server(uvicorn.Server):
    """Says where the house is once it is open; before that, it stops at once when told to."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.started:  # rules may be compiling, which cannot be broken off; nobody is here
            print("Stopped before the house was open.", file=sys.stderr, flush=True)
            os._exit(128 + sig)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.servers if self.started else ():
            for listener in server.sockets:
                _say_where(listener)


def _say_where(listener: Any) -> None:
    host, port, *_ = listener.getsockname()
    place = f"[{host}]" if ":" in str(host) else host
    print(f"Jacta is open at http://{place}:{port}", flush=True)


def _json(settings: HouseSettings) -> bool | None:
    return {"auto": None, "json": True, "text": False}[settings.log_format]
