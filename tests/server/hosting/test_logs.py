"""Logs are one line an event, and no secret is in them."""

from __future__ import annotations

import io
import json
import logging
import secrets
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from jacta.house.entropy import SystemEntropy
from jacta.house.fair import new_salt
from jacta.house.people.secrets import new_secret
from jacta.server.hosting import logs
from jacta.server.hosting.logs import configure, redact, redact_path
from tests.house.test_ids import Scripted

Written = Callable[[], list[dict[str, Any]]]
LIBRARIES = ("uvicorn", "uvicorn.error", "uvicorn.access")


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where the logs go; afterwards the loggers are as before."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield io.StringIO()
    root.handlers[:] = before
    root.setLevel(level)
    logging.captureWarnings(False)


@pytest.fixture
def written(stream: io.StringIO) -> Written:
    configure("info", json=True, stream=stream)
    return lambda: [json.loads(line) for line in stream.getvalue().splitlines()]


SECRET = "Zk3_vT9-qLw0XbRy8NcEu1Pd"
LEAKS = [
    f"GET /seat/{SECRET} 200",
    "GET /seat/short 200",
    "/seat/short?lang=de",
    "GET /tables?key=short&lang=de HTTP/1.1",
    "wss://dice.example/ws?key=short",
    "Cookie: jacta=short; other=short",
    "set-cookie: jacta=short; HttpOnly",
    "{'cookie': 'short', 'accept': '*/*'}",
    "Authorization: Bearer short",
    "authorization=Basic short",
    "Bearer short",
    "password=short",
    "the new password: short",
    '{"password": "short", "login": "anna"}',
    '{"old_password":"short","x":1}',
    "Sit(chair=0, salt='short', key=b'short')",
    "recovery_code=short",
    "bot_token: short",
    "botToken=short",
    "seat-key=short",
    "postgresql://anna:short@localhost/jacta",
    "postgresql://anna:sh@short@localhost/jacta",
    f"refused {SECRET}",
    f"({SECRET})",
    f"seed {'a1' * 32}",
]


@pytest.mark.parametrize("text", LEAKS)
def test_what_looks_like_a_secret_is_cut(text: str) -> None:
    said = redact(text)
    assert "short" not in said
    assert SECRET not in said
    assert "a1a1" not in said
    assert logs.CUT in said


@pytest.mark.parametrize(
    "text",
    [
        "the house is open at http://127.0.0.1:8330",
        "table 3vTq9XbRy8NcEu1P was closed: why? nobody knows",
        "anna@dice.example, 12 tables / 3 people",
        "GET /tables/3vTq9XbRy8NcEu1P 200",
        "postgresql://localhost/jacta",
        "a-long-word-with-many-hyphens-and-no-digit",
        "asyncpg.exceptions.ConnectionDoesNotExistError: gone",
        "-" * 40,
        "JACTA_A_VERY_LONG_VARIABLE_NAME",
        "KeyError: 'round'",
    ],
)
def test_what_is_no_secret_stays(text: str) -> None:
    assert redact(text) == text


def test_every_secret_of_the_house_is_cut_wherever_it_stands() -> None:
    entropy = SystemEntropy()
    for _ in range(1000):
        for secret in (new_secret(entropy), new_salt(entropy), secrets.token_hex(32)):
            assert secret not in redact(f"something with {secret} in it")
            assert secret not in redact(f"[{secret!r}]")
            assert secret not in redact(f"d0c0ffee.0.{secret}")


def test_a_secret_that_reads_like_a_name_is_never_given() -> None:
    names = ("UaoUetOKjvfRXVmkOdlcDqafOflDAenp", "UAOUETOKJVFRXVMKODLCDQAFOFLDAENP")
    assert new_secret(Scripted(*names, SECRET)) == SECRET


@pytest.mark.parametrize("part", ["/", "-a", "a", "key ", "key=", "a://", "Aa1", '"', "cookie"])
def test_a_long_line_takes_no_long_time(part: str) -> None:
    begun = time.perf_counter()
    assert len(redact(part * 20_000)) < 10_000
    assert time.perf_counter() - begun < 5


def test_what_is_cut_off_leaves_no_half_of_a_secret() -> None:
    assert SECRET[:8] not in redact(" " * 1_990 + SECRET)


def test_a_path_has_no_query_and_no_key() -> None:
    assert redact_path("/seat/abc/def?x=1") == "/seat/…"
    assert redact_path("/tables?key=abc") == "/tables"
    assert redact_path("/tables/3vTq9XbRy8NcEu1P") == "/tables/3vTq9XbRy8NcEu1P"


def test_a_line_is_one_json_object(written: Written) -> None:
    fields = {"table": "t" * 30 + "1", "moves": 3, "password": "x", "nested": {"token": "x"}}
    logging.getLogger("jacta.test").info("played\non %s", 7, extra={"fields": fields})
    (line,) = written()
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "info",
        "logger": "jacta.test",
        "message": "played\non 7",
        "table": "t" * 30 + "1",
        "moves": 3,
        "password": "…",
        "nested": {"token": "…"},
    }


def test_fields_do_not_hide_what_a_line_says(written: Written) -> None:
    logging.getLogger("jacta.test").info("true", extra={"fields": {"message": "false"}})
    assert written()[0]["message"] == "true"


def test_a_traceback_has_no_secret(written: Written) -> None:
    try:
        raise ValueError(f"password={SECRET} was wrong")
    except ValueError:
        logging.getLogger("jacta.test").exception("failed")
    (line,) = written()
    assert "ValueError" in line["traceback"]
    assert SECRET not in json.dumps(line)


def test_the_access_log_has_neither_queries_nor_keys(written: Written) -> None:
    access = logging.getLogger("uvicorn.access")
    said = '%s - "%s %s HTTP/%s" %d'
    access.info(said, "10.0.0.1:5", "GET", f"/seat/{SECRET}?lang=de", "1.1", 200)
    access.info(said, "10.0.0.1:5", "GET", "/tables?key=short", "1.1", 200)
    logging.getLogger("uvicorn.error").info(
        '%s - "WebSocket %s" [accepted]', "10.0.0.1:5", f"/ws?key={SECRET}"
    )
    first, second, third = written()
    assert (first["message"], first["status"]) == ("GET /seat/…", 200)
    assert second["message"] == "GET /tables"
    assert SECRET not in third["message"]
    assert "/ws?…" in third["message"]


def test_a_wrong_call_loses_no_line() -> None:
    record = logging.LogRecord("jacta", logging.INFO, "", 1, "%d moves", ("many",), None)
    assert json.loads(logs.JsonLines().format(record))["message"] == "%d moves"


def test_the_level_is_kept(stream: io.StringIO) -> None:
    configure("warning", json=True, stream=stream)
    logging.getLogger("uvicorn.access").info("quiet")
    logging.getLogger("jacta.test").warning("loud")
    assert [json.loads(line)["message"] for line in stream.getvalue().splitlines()] == ["loud"]


def test_libraries_speak_through_it_once(written: Written) -> None:
    for name in LIBRARIES:
        logging.getLogger(name).addHandler(logging.StreamHandler(sys.stderr))
    configure("info", json=True, stream=io.StringIO())
    assert all(not logging.getLogger(name).handlers for name in LIBRARIES)
    assert len(logging.getLogger().handlers) == 1


def test_people_get_plain_lines(stream: io.StringIO) -> None:
    configure("info", json=False, stream=stream)
    logging.getLogger("jacta.test").info("played", extra={"fields": {"moves": 3}})
    assert stream.getvalue().endswith("info    played moves=3\n")


def test_nobody_forges_a_line(stream: io.StringIO) -> None:
    configure("info", json=False, stream=stream)
    logging.getLogger("jacta.test").info("one\ntwo", extra={"fields": {"name": "\x1b[2J\r\n"}})
    assert stream.getvalue().count("\n") == 1
    assert "\x1b" not in stream.getvalue()


def test_a_terminal_gets_plain_lines_and_a_file_json() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        for stream, is_json in ((Terminal(), False), (io.StringIO(), True)):
            configure("info", stream=stream)
            logging.getLogger("jacta.test").info("hello")
            assert stream.getvalue().startswith("{") is is_json
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        logging.captureWarnings(False)


def test_warnings_are_logged(written: Written) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(False)
        logging.captureWarnings(True)
        warnings.warn("take care", RuntimeWarning, stacklevel=1)
    assert "take care" in written()[0]["message"]
