"""Those who ask: one for each column of docs/permissions.md, and the tables they ask about."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.server.identities import PASSWORD
from tests.server.permissions.page import YES
from tests.server.running import Running

__all__ = ["Caller", "Cast", "Stage"]


@dataclass(frozen=True)
class Caller:
    """Somebody who asks: with a cookie, with a token, or with nothing."""

    headers: dict[str, str] = field(default_factory=dict)
    person: str = ""
    login: str = ""
    codes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stage:
    """A table, who asks about it by the columns of the page, and a link to its chair 0."""

    table: str
    callers: dict[str, Caller]
    key: str


class Cast:
    """All who ask, at one house. Tables are made when they are asked about, and again once somebody
    has done something there that was allowed."""

    def __init__(self, house: Running) -> None:
        self._house, self._http = house, house.client()
        self._stages: dict[str, Stage] = {}
        self.owner, self.other, self.hidden = self.guest(), self.account(), self.guest()
        self.forgetful = self.account()
        self.codes = list(self.forgetful.codes)
        self.ask(self.hidden, "PUT", "/api/me/page", json={"private": True}).raise_for_status()
        self.people = {
            "visitor": Caller(),
            "guest": self.guest(),
            "spectator": self.guest(),
            "account": self.account(),
            "program": self.program(),
            "opener": self.guest(),
            "seat": self.guest(),
            "link": self.guest(),
            "keeper": self.account(),
        }

    # -- who asks

    def guest(self) -> Caller:
        answer = self.ask(Caller(), "GET", "/api/me")
        cookie = f"jacta={answer.cookies['jacta']}"
        return Caller({"cookie": cookie}, answer.json()["person"])

    def account(self) -> Caller:
        guest, login = self.guest(), f"login {secrets.token_hex(6)}"
        body = {"login": login, "password": PASSWORD}
        answer = self.ask(guest, "POST", "/api/me/account", json=body)
        assert answer.status_code == 201, answer.text
        cookie = answer.cookies.get("jacta")
        headers = {"cookie": f"jacta={cookie}"} if cookie else guest.headers
        return Caller(headers, guest.person, login, tuple(answer.json()["codes"]))

    def program(self) -> Caller:
        made = self.ask(self.owner, "POST", "/api/me/tokens", json={"label": "Rover"}).json()
        return Caller({"authorization": f"Bearer {made['token']}"}, made["person"])

    def anew(self, who: str) -> Caller:
        """Another one of this kind, who may lose what makes them one."""
        makers = {"account": self.account, "keeper": self.account, "program": self.program}
        return Caller() if who == "visitor" else makers.get(who, self.guest)()

    # -- asking

    def ask(self, caller: Caller, method: str, path: str, **others: Any) -> httpx.Response:
        """An answer; that of a stream without what would follow."""
        self._http.cookies.clear()
        headers = caller.headers | others.pop("headers", {})
        request = self._http.build_request(method, path, headers=headers, **others)
        answer = self._http.send(request, stream=True)
        if answer.headers.get("content-type") != "application/x-ndjson":
            answer.read()
        answer.close()
        return answer

    def say(self, caller: Caller, *messages: dict[str, Any]) -> str:
        """What the last of these messages over a socket is answered: `yes`, or the code."""
        with connect(
            self._house.socket_address, additional_headers=caller.headers, compression=None
        ) as socket:
            first = json.loads(socket.recv(30))
            if first["type"] == "failed":
                return str(first["error"]["code"])
            for message in messages:
                socket.send(json.dumps(message))
            while True:
                for line in str(socket.recv(30)).split("\n"):
                    told = json.loads(line)
                    if told.get("re") == messages[-1]["id"]:
                        return YES if told["type"] == "done" else str(told["error"]["code"])

    # -- tables

    def stage(self, scene: str) -> Stage:
        """A table as it is described, the same until it is spent."""
        if scene not in self._stages:
            self._stages[scene] = _SCENES[scene](self)
        return self._stages[scene]

    def spend(self, scene: str) -> None:
        """Something was done at this table."""
        self._stages.pop(scene, None)

    def open(self, **settings: Any) -> Stage:
        body = {"game": "thirteen", "players": 2} | settings
        answer = self.ask(self.people["opener"], "POST", "/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return self.seated(answer.json()["table"], sit=True)

    def seated(self, table: str, sit: bool) -> Stage:
        seat, path = self.people["seat"], f"/api/tables/{table}/links"
        if sit:
            self.do(seat, table, "sit", chair=0)
        key = self.ask(seat, "POST", path, json={"chair": 0}).json()["key"]
        return Stage(table, self.people, key)

    def do(self, caller: Caller, table: str, kind: str, **fields: Any) -> None:
        message = {"type": kind, "id": secrets.token_hex(8), "table": table, **fields}
        answer = self.ask(caller, "POST", f"/api/tables/{table}/commands", json=message)
        assert answer.is_success, answer.text


def _playing(cast: Cast, **settings: Any) -> Stage:
    stage = cast.open(**settings)
    cast.do(cast.other, stage.table, "sit", chair=1)
    cast.do(cast.other, stage.table, "say", text="Good luck")
    return stage


def _paused(cast: Cast) -> Stage:
    stage = _playing(cast)
    for caller in (cast.people["seat"], cast.other):
        cast.do(caller, stage.table, "ask-pause")
    return stage


def _over(cast: Cast, **settings: Any) -> Stage:
    """One who gives up ends a game of two."""
    stage = _playing(cast, **settings)
    cast.do(cast.other, stage.table, "give-up", chair=1)
    return stage


def _daily(cast: Cast) -> Stage:
    """Whoever begins a daily game has opened its table, and sits there."""
    answer = cast.ask(cast.people["seat"], "POST", "/api/daily/dice-trip")
    assert answer.is_success, answer.text
    stage = cast.seated(answer.json()["table"], sit=False)
    cast.do(cast.people["seat"], stage.table, "say", text="Good luck to me")
    return Stage(stage.table, cast.people | {"opener": cast.people["seat"]}, stage.key)


_SCENES: dict[str, Callable[[Cast], Stage]] = {
    "an open table": Cast.open,
    "a running game": _playing,
    "a paused game": _paused,
    "between two games": lambda cast: _over(cast, games=2),
    "a finished game": _over,
    "a finished game for its players only": lambda cast: _over(cast, records="players"),
    "a daily game of today": _daily,
}
