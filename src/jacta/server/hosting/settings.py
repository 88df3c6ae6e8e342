"""The settings of a house: by the command line, the environment or a file; see docs/hosting.md.

What a setting is for is written once, at its field: the help of `jacta serve`, the table in the
docs and the errors are made from it.
"""

from __future__ import annotations

import difflib
import ipaddress
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from jacta.analysis import BUDGET, FUTURES
from jacta.engine.errors import JactaError
from jacta.house.store.database.address import postgres_address, sqlite_file
from jacta.server.hosting.limits import Limits, about

__all__ = [
    "CONFIG",
    "BadSetting",
    "Described",
    "HouseSettings",
    "described",
    "load",
    "markdown",
    "unknown_variables",
]

LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]
LogFormat: TypeAlias = Literal["auto", "json", "text"]

CONFIG = "JACTA_CONFIG"
_PREFIX = "JACTA_"
_OF_THE_LIBRARY = ("JACTA_CACHE", "JACTA_JIT")
_LISTS = ("proxies", "hosts", "metrics")
_HOST = re.compile(r"[A-Za-z0-9.:_-]+")
_ADDRESS = "http:// or https://, a host and perhaps a port, no path"


class HouseSettings(Limits, frozen=True, forbid_unknown_fields=True):
    """All that a keeper may choose."""

    host: Annotated[
        str,
        about("The address on which the house listens.", "an IP address or the name of a host"),
    ] = "127.0.0.1"
    port: Annotated[
        int, about("The port on which it listens; 0 takes any that is free.", ge=0, le=65_535)
    ] = 8330
    database: Annotated[
        str,
        about("Where everything is kept.", "the path of a SQLite file, or postgresql://…"),
    ] = "house.db"
    public_address: Annotated[
        str | None,
        about("How browsers reach the house; without it, where it listens.", _ADDRESS),
    ] = None
    processes: Annotated[
        int,
        about("How many processes serve the house; more than 1 needs PostgreSQL.", ge=1, le=256),
    ] = 1
    bot_workers: Annotated[
        int, about("How many processes think for bots, for each that serves.", ge=1, le=256)
    ] = 1
    look_back_seconds: Annotated[
        float,
        about(
            "How long a core may look back on a finished game, for luck; 0: it does not.",
            "a number from 0 to 60",
            ge=0,
            le=60,
        ),
    ] = BUDGET
    futures: Annotated[
        int,
        about(
            "Into how many futures a decision of a finished game is taken again, at most.",
            ge=100,
            le=20_000,
        ),
    ] = FUTURES
    guest_days: Annotated[
        int,
        about(
            "Days after which a guest is forgotten who never played and was not seen; 0: never.",
            ge=0,
            le=3650,
        ),
    ] = 90
    proxies: Annotated[
        tuple[str, ...],
        about(
            "The proxies whose X-Forwarded-For is believed.",
            "IP addresses or networks, as a list or with commas",
        ),
    ] = ()
    hosts: Annotated[
        tuple[str, ...],
        about(
            "Names by which the house is reached too, beside those that it knows.",
            "names of hosts, as a list or with commas",
        ),
    ] = ()
    metrics: Annotated[
        tuple[str, ...],
        about(
            "From where /metrics may be read; elsewhere there is no such page.",
            "IP addresses or networks, as a list or with commas",
        ),
    ] = ("127.0.0.0/8", "::1")
    log_level: Annotated[LogLevel, about("From which level on the house logs.")] = "info"
    log_format: Annotated[
        LogFormat, about("How it logs; auto is text in a terminal and JSON elsewhere.")
    ] = "auto"


class BadSetting(JactaError):
    """A setting that cannot be used; says which, where it came from, and what is allowed."""

    def __init__(self, name: str, origin: str, problem: str) -> None:
        super().__init__(f"the setting {name} ({origin}): {problem}")
        self.name, self.origin, self.problem = name, origin, problem


@dataclass(frozen=True)
class Described:
    """A setting as the help and the docs tell of it."""

    name: str
    description: str
    allowed: str
    default: str

    @property
    def option(self) -> str:
        """How the command line calls it."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """How the environment calls it."""
        return f"{_PREFIX}{self.name.upper()}"


@dataclass(frozen=True)
class _Given:
    """A value, and where it was found."""

    value: object
    origin: str
    is_typed: bool = False


def load(
    file: Path | None, environ: Mapping[str, str], overrides: Mapping[str, object]
) -> HouseSettings:
    """The settings: of the command line first, then of the environment, then of the file.

    An override that is None was not given. Without a file the one that JACTA_CONFIG names is read.
    """
    if file is None and (named := environ.get(CONFIG)):
        file = Path(named)
    given: dict[str, _Given] = {}
    if file is not None:
        given = {name: _Given(value, str(file), True) for name, value in _read(file).items()}
    for setting in described():
        if text := environ.get(setting.variable):
            given[setting.name] = _Given(text, setting.variable)
        if (value := overrides.get(setting.name)) is not None:
            given[setting.name] = _Given(value, setting.option)
    settings = HouseSettings(**{name: _convert(name, found) for name, found in given.items()})
    if settings.processes > 1 and postgres_address(settings.database) is None:
        origin = given["processes"].origin
        problem = "several processes share a PostgreSQL database: set database to one, or ask for 1"
        raise BadSetting("processes", origin, problem)
    return settings


def described() -> Iterator[Described]:
    """All settings, in their order; limits last."""
    fields = msgspec.structs.fields(HouseSettings)
    for field in sorted(fields, key=lambda field: field.name in Limits.__struct_fields__):
        meta = _meta(field.type)
        assert meta.description is not None
        yield Described(field.name, meta.description, _allowed(field.type), _text(field.default))


def unknown_variables(environ: Mapping[str, str]) -> list[str]:
    """Variables that look like settings of the house, and are none."""
    known = {CONFIG, *_OF_THE_LIBRARY, *(setting.variable for setting in described())}
    return sorted(name for name in environ if name.startswith(_PREFIX) and name not in known)


def markdown() -> str:
    """The table of the settings for the docs."""
    rows = [
        "| setting | variable | default | allowed | what it is for |",
        "| --- | --- | --- | --- | --- |",
    ]
    for setting in described():
        default = f"`{setting.default}`" if setting.default else "none"
        rows.append(
            f"| `{setting.name}` | `{setting.variable}` | {default} | {setting.allowed} | "
            f"{setting.description} |"
        )
    return "\n".join(rows)


def _read(file: Path) -> dict[str, object]:
    """What a TOML file sets; a name that is no setting is refused."""
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise JactaError(f"the settings cannot be read: {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise JactaError(f"{file} is not a TOML file: {error}") from None
    known = HouseSettings.__struct_fields__
    for name, value in found.items():
        if isinstance(value, dict):
            problem = "there are no sections: write all settings at the top, without [brackets]"
            raise BadSetting(name, str(file), problem)
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f"is {near[0]} meant?" if near else f"there are {', '.join(known)}"
            raise BadSetting(name, str(file), f"there is no such setting: {hint}")
    return found


def _convert(name: str, given: _Given) -> Any:
    """The value of a setting; BadSetting unless it is allowed."""
    kind: Any = next(f.type for f in msgspec.structs.fields(HouseSettings) if f.name == name)
    value = given.value
    if isinstance(value, str) and name in _LISTS:
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return _checked(name, msgspec.convert(value, kind, strict=given.is_typed))
    except JactaError as error:  # the store says it better
        raise BadSetting(name, given.origin, str(error)) from None
    except ValueError:
        shown = "this" if "://" in str(given.value) else repr(given.value)
        problem = f"{shown} cannot be used; allowed is: {_allowed(kind)}"
        raise BadSetting(name, given.origin, problem) from None


def _checked(name: str, value: Any) -> Any:
    """ValueError where a value has the right type and still cannot be used."""
    match name:
        case "host" if not _HOST.fullmatch(value):
            raise ValueError
        case "database" if postgres_address(value) is None:
            sqlite_file(value)
        case "public_address" if value is not None:
            return _origin(value)
        case "proxies" | "metrics":
            for network in value:
                ipaddress.ip_network(network, strict=False)
        case "hosts" if not all(_HOST.fullmatch(host) for host in value):
            raise ValueError
    return value


def _origin(address: str) -> str:
    """An address as browsers write it where they tell an origin; ValueError if it is more."""
    parts = urlsplit(address.lower())
    host, usual = parts.hostname or "", {"http": 80, "https": 443}
    if parts.scheme not in usual or not _HOST.fullmatch(host) or "@" in parts.netloc:
        raise ValueError
    if address.lower() != f"{parts.scheme}://{parts.netloc}":
        raise ValueError
    host = f"[{host}]" if ":" in host else host
    port = "" if parts.port in (None, usual[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def _meta(kind: Any) -> Meta:
    found = next(value for value in get_args(kind)[1:] if isinstance(value, Meta))
    assert isinstance(found, Meta)
    return found


def _allowed(kind: Any) -> str:
    """What may be set, in words."""
    meta, plain = _meta(kind), get_args(kind)[0]
    if meta.extra:
        return str(meta.extra["allowed"])
    if choices := get_args(plain):
        return ", ".join(choices)
    if meta.gt is not None:
        return f"a number above {meta.gt:g}, at most {meta.le:,.0f}"
    return f"a whole number from {meta.ge} to {meta.le}"


def _text(value: object) -> str:
    """A default as one would write it."""
    if value is None or value == ():
        return ""
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return f"{value:g}" if isinstance(value, float) else str(value)
