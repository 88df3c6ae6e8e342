"""A house answers to names that somebody here has chosen, and to addresses in numbers."""

from __future__ import annotations

import socket

import pytest

from jacta.server.gate.hosts import Hosts

HOSTS = Hosts("0.0.0.0", "https://Dice.Example:8443", ("dice.lan",))


@pytest.mark.parametrize(
    "header",
    [
        "dice.example",
        "DICE.example:8443",
        "dice.example.",
        "dice.lan",
        "localhost:8330",
        "house.localhost",
        "127.0.0.1",
        "192.168.1.7:8330",
        "[::1]:8330",
        "[2001:db8::7]",
        socket.gethostname(),
    ],
)
def test_an_own_name_is_known(header: str) -> None:
    assert HOSTS.problem(header.encode()) is None


@pytest.mark.parametrize(
    "header",
    ["evil.example", "dice.example.evil.example", "notlocalhost", "127.0.0.1.evil.example", "dice"],
)
def test_any_other_name_is_not(header: str) -> None:
    problem = HOSTS.problem(header.encode())
    assert problem is not None
    assert (problem.code, problem.values) == ("unknown-host", {"host": header})


@pytest.mark.parametrize(
    "header",
    [
        b"",
        b"dice.lan, dice.lan",
        b"dice.lan/",
        b"a@dice.lan",
        b"dice.lan:",
        b"dice.lan:x",
        b"dice lan",
        b"\xff",
        b"[dice.lan]",
    ],
)
def test_what_is_no_name_is_refused(header: bytes) -> None:
    problem = HOSTS.problem(header)
    assert problem is not None
    assert problem.code == "bad-request"


def test_the_name_at_which_a_house_listens_is_known() -> None:
    assert Hosts("tower", None).problem(b"tower:8330") is None
    assert HOSTS.problem(b"tower:8330") is not None
