"""How each row of docs/permissions.md is asked for, so that whoever may is answered well."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from jacta.games.wurfel_express import GAME as EXPRESS
from jacta.house.clock import SECOND
from jacta.house.days import day_after, day_at
from jacta.house.people.second_factors import code_at
from jacta.puzzles import lesson_of
from tests.server.identities import PASSWORD
from tests.server.permissions.cast import Caller, Cast, Stage
from tests.server.permissions.page import YES, Cell
from tests.tiny.sledges import GAME as SLEDGES

__all__ = ["MESSAGES", "OWN", "TABLES", "ask", "ask_at_table", "ask_by_http", "send"]

_CHAIR = ", through chair 0"


@dataclass(frozen=True)
class Asked:
    """A request: `places` go into its path, `body` and `query` are what they are.

    `by_link` says whether it can carry the key of a seat link. `anew`: whoever asks for it is not
    who they were before. `met` is what even those are told who may, as things stand there.
    """

    body: Any = None
    query: dict[str, Any] = field(default_factory=dict)
    places: dict[str, Any] = field(default_factory=dict)
    by_link: bool = False
    anew: bool = False
    met: str = YES


# -- of one's own, and for everybody

_GAME = {"game": "sledges"}
_DAILY = {"game": "dice-trip"}
_CHALLENGE = {"game": "sledges", "bots": ["random"]}
_TAUGHT = lesson_of(EXPRESS)[0]
_PUZZLE = {"game": EXPRESS.name, "puzzle": _TAUGHT.id}
_ANSWER = _TAUGHT.begin(EXPRESS).legal(_TAUGHT.seat)[_TAUGHT.best].number

OWN: dict[tuple[str, str], Asked] = {
    ("GET /api", ""): Asked(),
    ("GET /api/openapi.json", ""): Asked(),
    ("GET /live", ""): Asked(),
    ("GET /ready", ""): Asked(),
    ("GET /metrics", ""): Asked(),
    ("GET /api/games", ""): Asked(),
    ("GET /api/games/{game}/rules", ""): Asked(places=_GAME),
    ("GET /api/games/{game}/characters", ""): Asked(places=_GAME),
    ("POST /api/games/{game}/try", ""): Asked(
        {"position": SLEDGES.start(2).json, "seat": 0}, places=_GAME
    ),
    ("GET /api/puzzles", ""): Asked(),
    ("GET /api/games/{game}/puzzles/{puzzle}", ""): Asked(places=_PUZZLE),
    ("POST /api/games/{game}/puzzles/{puzzle}", ""): Asked(
        {"actions": [EXPRESS.action(_ANSWER).json]}, places=_PUZZLE
    ),
    ("GET /api/tables", ""): Asked(),
    ("GET /api/tables", "one's own"): Asked(query={"which": "mine"}),
    ("POST /api/tables", ""): Asked({"game": "sledges", "players": 2}),
    ("GET /api/records.zip", ""): Asked(),
    ("GET /api/ratings/{game}", ""): Asked(places=_GAME),
    ("GET /api/ratings/{game}/{player}", "somebody's"): Asked(places=_GAME),
    ("GET /api/people/{person}", "somebody's"): Asked(),
    ("GET /api/people/{person}", "somebody's who hides it"): Asked(),
    ("GET /api/people/{person}/games", "somebody's"): Asked(),
    ("GET /api/people/{person}/games", "somebody's who hides it"): Asked(),
    ("GET /api/people/{person}/dice", "somebody's"): Asked(),
    ("GET /api/people/{person}/dice", "somebody's who hides it"): Asked(),
    ("GET /api/dice", ""): Asked(),
    ("GET /api/daily/{game}", ""): Asked(places=_DAILY),
    ("GET /api/daily/{game}/{day}", ""): Asked(places=_DAILY),
    ("GET /api/daily/{game}/{day}/comparison", "of today"): Asked(places=_DAILY),
    ("POST /api/daily/{game}", ""): Asked(places=_DAILY),
    ("POST /api/challenges", ""): Asked(_CHALLENGE),
    ("GET /api/challenges/{challenge}", "somebody's"): Asked(),
    ("POST /api/challenges/{challenge}/attempt", "somebody's"): Asked(),
    ("POST /api/challenges/{challenge}/close", "one's own"): Asked(),
    ("POST /api/challenges/{challenge}/close", "somebody's"): Asked(),
    **{
        ("GET /api/challenges/{challenge}/comparison", f"somebody's, which {how}"): Asked()
        for how in ("one has not played", "is closed")
    },
    ("GET /api/me", ""): Asked(),
    ("PUT /api/me/name", ""): Asked(),
    ("PUT /api/me/language", ""): Asked({"language": "de"}),
    ("PUT /api/me/avatar", ""): Asked({"colour": "red", "shape": "star"}),
    ("PUT /api/me/page", ""): Asked({"private": True}),
    ("GET /api/me/records.zip", ""): Asked(),
    ("GET /api/me/export", ""): Asked(),
    ("DELETE /api/me", ""): Asked({"password": PASSWORD}, anew=True),
    ("GET /api/me/holidays", ""): Asked(),
    ("POST /api/me/holidays", ""): Asked(),
    ("DELETE /api/me/holidays", ""): Asked(),
    ("GET /api/me/ignores", ""): Asked(),
    ("PUT /api/me/ignores/{person}", "somebody"): Asked({"kind": "mute"}),
    ("GET /api/me/tokens", ""): Asked(),
    ("POST /api/me/tokens", ""): Asked({"label": "Rover"}),
    ("DELETE /api/me/tokens/{token}", "one's own"): Asked(),
    ("DELETE /api/me/tokens/{token}", "somebody's"): Asked(),
    ("POST /api/me/account", ""): Asked(anew=True),
    ("PUT /api/me/password", ""): Asked({"old": PASSWORD, "new": f"{PASSWORD}!"}, anew=True),
    ("POST /api/me/recovery", ""): Asked({"password": PASSWORD}),
    ("POST /api/session", ""): Asked(anew=True),
    ("POST /api/session/recovery", ""): Asked(anew=True),
    ("DELETE /api/session", ""): Asked(anew=True),
    ("DELETE /api/sessions", ""): Asked(anew=True),
    ("GET /api/me/sessions", ""): Asked(),
    ("DELETE /api/me/sessions", ""): Asked(),
    ("DELETE /api/me/sessions/{session}", "one's own"): Asked(anew=True),
    ("DELETE /api/me/sessions/{session}", "somebody's"): Asked(),
    ("GET /api/me/notices", ""): Asked(),
    ("PUT /api/me/notices", ""): Asked({"until": 0}),
    ("GET /api/me/second-factor", ""): Asked(),
    ("POST /api/me/second-factor", ""): Asked({"password": PASSWORD}, anew=True),
    ("PUT /api/me/second-factor", ""): Asked(anew=True),
    ("DELETE /api/me/second-factor", ""): Asked(anew=True),
    ("GET /api/bot/stream", ""): Asked(),
}

# -- at a table, by HTTP

_OVER, _PRIVATE, _DAY = (
    "a finished game",
    "a finished game for its players only",
    "a daily game of today",
)
_RUNNING = "a running game"
_RECORD = Asked(places={"round": 0, "step": 0})

TABLES: dict[tuple[str, str], Asked] = {
    **{
        (f"GET /api/tables/{{table}}{end}", at): Asked(query=query, by_link=True)
        for end in ("", "/text")
        for at, query in (
            (_RUNNING, {}),
            (f"{_RUNNING}{_CHAIR}", {"chair": 0}),
            (_DAY, {}),
            (f"{_DAY}{_CHAIR}", {"chair": 0}),
        )
    },
    ("GET /api/tables/{table}/results", _OVER): Asked(by_link=True),
    ("GET /api/tables/{table}/results", _DAY): Asked(by_link=True),
    ("POST /api/tables/{table}/links", _RUNNING): Asked({"chair": 0}),
    ("DELETE /api/tables/{table}/links/{chair}", _RUNNING): Asked(places={"chair": 0}),
    ("GET /api/tables/{table}/chat", _RUNNING): Asked(),
    ("GET /api/tables/{table}/chat", _DAY): Asked(),
    ("POST /api/tables/{table}/chat/{n}/report", _RUNNING): Asked(
        {"reason": "rude"}, places={"n": 1}
    ),
    ("POST /api/tables/{table}/chat/{n}/report", _DAY): Asked({"reason": "rude"}, places={"n": 1}),
    **{
        (f"GET /api/tables/{{table}}/records{end}", at): _RECORD
        for end in (
            "/{round}",
            ".zip",
            "/{round}/steps",
            "/{round}/positions/{step}",
            "/{round}/retrospect",
            "/{round}/dice",
        )
        for at in (_OVER, _PRIVATE)
    },
    **{
        (f"GET /api/tables/{{table}}/records/{{round}}/decisions/{{step}}{end}", at): Asked(
            query=query, places={"round": 0, "step": 0}, met="no-decision"
        )
        for end, query in (("", {}), ("/futures", {"action": "stay"}))
        for at in (_OVER, _PRIVATE)
    },
}

# -- messages

MESSAGES: dict[tuple[str, str], Asked] = {
    ("ping", ""): Asked(),
    ("watch", _RUNNING): Asked(by_link=True),
    ("watch", f"{_RUNNING}{_CHAIR}"): Asked({"chair": 0}, by_link=True),
    ("watch", _DAY): Asked(by_link=True),
    ("unwatch", _RUNNING): Asked(by_link=True),
    ("sit", "an open table"): Asked({"chair": 1}, by_link=True),
    ("seat-bot", "an open table"): Asked({"chair": 1, "bot": "random"}, by_link=True),
    ("stand", "an open table"): Asked({"chair": 0}, by_link=True),
    ("abort", "an open table"): Asked(by_link=True),
    ("abort", _RUNNING): Asked(by_link=True),
    ("draft", _RUNNING): Asked({"seat": 0, "actions": ["stay"]}, by_link=True),
    ("act", _RUNNING): Asked({"seat": 0, "actions": ["stay"]}, by_link=True),
    ("give-up", _RUNNING): Asked({"chair": 0}, by_link=True),
    ("come-back", _RUNNING): Asked({"chair": 0}, by_link=True, met="not-away"),
    ("add-salt", _RUNNING): Asked({"chair": 0, "salt": "5" * 32}, by_link=True, met="salted"),
    ("hint", _RUNNING): Asked({"seat": 0}, by_link=True, met="no-hints"),
    ("ask-pause", _RUNNING): Asked(by_link=True),
    ("resume", "a paused game"): Asked(by_link=True),
    ("next-game", "between two games"): Asked(by_link=True),
    ("rematch", _OVER): Asked(by_link=True),
    ("say", _RUNNING): Asked({"text": "Hello"}, by_link=True),
    ("say", _DAY): Asked({"text": "Hello"}, by_link=True),
}


# -- asking


def ask(cast: Cast, cell: Cell, today: int) -> str:
    """What somebody is answered to a request that has nothing to do with a table."""
    asked = OWN[cell.request, cell.at]
    caller = cast.anew(cell.who) if asked.anew else cast.people[cell.who]
    places = _places(cast, cell, caller, today) | asked.places
    body = asked.body or _body(cast, cell, caller, today)
    return _answer(cast, cell, caller, body, places, asked.query)


def ask_at_table(cast: Cast, cell: Cell) -> str:
    """What somebody is answered to a request about a table."""
    asked, stage = TABLES[cell.request, cell.at], _stage(cast, cell)
    places = {"table": stage.table} | asked.places
    query = asked.query | ({"key": stage.key} if _comes_by_link(cell, asked) else {})
    if cell.who == "spectator":
        cast.ask(stage.callers[cell.who], "GET", f"/api/tables/{stage.table}")
    answer = _answer(cast, cell, stage.callers[cell.who], asked.body, places, query)
    return _settled(cast, cell, answer, is_safe=cell.request.startswith("GET"))


def send(cast: Cast, cell: Cell) -> str:
    """What somebody is answered to a message over a socket."""
    asked, stage = MESSAGES[cell.request, cell.at], _stage(cast, cell)
    messages = [_message(cell, asked, stage)]
    if cell.who == "spectator":
        messages.insert(0, {"type": "watch", "id": "first", "table": stage.table})
    return _settled(cast, cell, _unmet(cast.say(stage.callers[cell.who], *messages), asked))


def ask_by_http(cast: Cast, cell: Cell) -> str:
    """What somebody is answered to the same message as a request."""
    asked, stage = MESSAGES[cell.request, cell.at], _stage(cast, cell)
    path, message = f"/api/tables/{stage.table}/commands", _message(cell, asked, stage)
    answer = cast.ask(stage.callers[cell.who], "POST", path, json=message)
    return _settled(cast, cell, _unmet(_code(answer.is_success, answer), asked))


def _answer(
    cast: Cast, cell: Cell, caller: Caller, body: Any, places: dict[str, Any], query: dict[str, Any]
) -> str:
    method, _, template = cell.request.partition(" ")
    sent = {"json": body} if body is not None else {}
    answer = cast.ask(caller, method, template.format(**places), params=query, **sent)
    return _code(answer.is_success, answer)


def _code(is_success: bool, answer: Any) -> str:
    return YES if is_success else str(answer.json()["code"])


def _unmet(answer: str, asked: Asked) -> str:
    return YES if answer == asked.met else answer


def _stage(cast: Cast, cell: Cell) -> Stage:
    return cast.stage(_scene(cell)) if cell.at else Stage("none", cast.people, "")


def _settled(cast: Cast, cell: Cell, answer: str, is_safe: bool = False) -> str:
    if answer == YES and not is_safe:
        cast.spend(_scene(cell))
    return answer


def _scene(cell: Cell) -> str:
    return cell.at.removesuffix(_CHAIR)


def _comes_by_link(cell: Cell, asked: Asked) -> bool:
    return cell.who == "link" and asked.by_link


def _message(cell: Cell, asked: Asked, stage: Stage) -> dict[str, Any]:
    message = {"type": cell.request, "id": secrets.token_hex(8), **(asked.body or {})}
    if cell.at:
        message["table"] = stage.table
    if _comes_by_link(cell, asked):
        message["key"] = stage.key
    return message


def _places(cast: Cast, cell: Cell, caller: Caller, today: int) -> dict[str, Any]:
    """Whose, of those that a request may be about; what depends on who asks."""
    person = cast.hidden.person if "hides" in cell.at else cast.other.person
    places: dict[str, Any] = {"person": person, "player": person, "day": day_at(today)}
    if "{challenge}" in cell.request:
        owner = caller if cell.at == "one's own" else cast.other
        made = cast.ask(owner, "POST", "/api/challenges", json=_CHALLENGE).json()
        places["challenge"] = made.get("challenge", "none")
        if "closed" in cell.at:
            cast.ask(owner, "POST", f"/api/challenges/{places['challenge']}/close")
    if "{token}" in cell.request:
        owner = cast.other if cell.at == "somebody's" else caller
        made = cast.ask(owner, "POST", "/api/me/tokens", json={"label": "Rover"}).json()
        places["token"] = made.get("id", "none")
    if "{session}" in cell.request:
        owner = cast.other if cell.at == "somebody's" else caller
        told = cast.ask(owner, "GET", "/api/me/sessions").json().get("sessions")
        places["session"] = told[0]["id"] if told else "none"
    return places


def _codes(cast: Cast, caller: Caller, today: int) -> tuple[str, str]:
    """Two codes of a second factor that is proposed to somebody, of now and of the next step."""
    body = {"password": PASSWORD}
    told = cast.ask(caller, "POST", "/api/me/second-factor", json=body).json()
    secret = told.get("secret", "A" * 32)
    return code_at(secret, today), code_at(secret, today + 30 * SECOND)


def _body(cast: Cast, cell: Cell, caller: Caller, today: int) -> Any:
    """What has to be another one each time."""
    holiday = dict.fromkeys(("first", "last"), day_after(day_at(today)))
    match cell.request:
        case "POST /api/me/holidays":
            return holiday
        case "DELETE /api/me/holidays":
            cast.ask(caller, "POST", "/api/me/holidays", json=holiday)
            return holiday
        case "POST /api/me/account":
            return {"login": f"login {secrets.token_hex(6)}", "password": PASSWORD}
        case "PUT /api/me/name":  # two accounts have no name in common
            return {"name": f"Ada {secrets.token_hex(6)}"}
        case "PUT /api/me/second-factor":
            return {"code": _codes(cast, caller, today)[0]}
        case "DELETE /api/me/second-factor":
            first, second = _codes(cast, caller, today)
            cast.ask(caller, "PUT", "/api/me/second-factor", json={"code": first})
            return {"password": PASSWORD, "code": second}
        case "POST /api/session":
            return {"login": cast.other.login, "password": PASSWORD}
        case "POST /api/session/recovery":
            login, code = cast.forgetful.login, cast.codes.pop()
            return {"login": login, "code": code, "password": PASSWORD}
    return None
