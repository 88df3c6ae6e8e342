"""Readers of what strangers write. Whatever it is, it is read, or refused with a reason.

A target takes any bytes. It raises something only where a reader did not keep its word: an error
that is no reason, or something read that does not come out again as it went in.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Final
from urllib.parse import parse_qsl

import msgspec

import jacta
from jacta.engine.errors import JactaError
from jacta.engine.record import Record
from jacta.games.dice_trip.maps import BadMap, board_of, parse_map
from jacta.games.dice_trip.terminal.map import draw_map, svg_map
from jacta.house.commands import (
    Addition,
    AskPause,
    Command,
    GiveUp,
    Say,
    SetDraft,
    Sit,
    build,
    check_settings,
    check_sit,
)
from jacta.house.names import check_name
from jacta.house.people.holidays import Holiday, check_holiday
from jacta.house.proposals import Proposal, settings_of
from jacta.house.telling.telling import encode
from jacta.server.app import ENDPOINTS
from jacta.server.errors import decode, fault_of
from jacta.server.http.people.holidays import HolidayTold
from jacta.server.http.people.me import Rename
from jacta.server.http.trials import Attempt, tried
from jacta.server.schema import wire
from tests.house.games import PEOPLE, Log, find_game, seated, seed_of, settings

__all__ = ["TARGETS"]

_WIDTH, _HEIGHT = 80, 24
_TODAY = "2024-05-01"
_messages = msgspec.json.Decoder(wire.ClientMessage)
_bodies = {
    f"{each.method} {each.path}": (each, msgspec.json.Decoder(each.body)) for each in ENDPOINTS
}


def read_record(data: bytes) -> None:
    """A record, as `jacta replay FILE` reads it; and as a forger would sign it."""
    text = data.decode("utf-8", "replace")
    body = text[: text.find("check ")] if "check " in text else text
    for written in (text, f"{body}check {hashlib.sha256(body.encode()).hexdigest()}\n"):
        try:
            record = Record.read(written, jacta.game)
        except JactaError:
            continue
        assert Record.read(record.text, jacta.game).final == record.final


def read_position(data: bytes) -> None:
    """A position: the name of a game in the first line, then JSON."""
    name, _, written = data.partition(b"\n")
    try:
        game = jacta.game(name.decode("ascii", "replace"))
        position = game.position(json.loads(written))
    except (JactaError, RecursionError):
        return
    except ValueError:  # no JSON, or no text at all
        return
    assert game.position(position.json) == position
    for seat in position.actors:
        position.apply(seat, position.legal(seat)[0])


def read_map(data: bytes) -> None:
    """A map of Dice Trip, as `jacta map check FILE` reads and draws it."""
    try:
        found = parse_map(data, "map.json")
    except BadMap as error:
        str(error).encode()
        return
    board_of(found)
    draw_map(found, _WIDTH, _HEIGHT)
    svg_map(found).encode()


def read_frame(data: bytes) -> None:
    """A message over the WebSocket, done at tables in every state."""
    _refused(lambda: _speak(data.decode("utf-8", "replace")))


def read_body(data: bytes) -> None:
    """The body of a request or its query: which endpoint is in the first line."""
    name, _, written = data.partition(b"\n")
    _refused(lambda: _request(name.decode("utf-8", "replace"), written))


TARGETS: Final[dict[str, Callable[[bytes], None]]] = {
    "records": read_record,
    "positions": read_position,
    "maps": read_map,
    "frames": read_frame,
    "bodies": read_body,
}


def _refused(read: Callable[[], None]) -> None:
    """Read it; what is refused is refused by a code of its own, in words that can be sent."""
    try:
        read()
    except Exception as error:
        told = fault_of(error, "en")
        if told.code in ("failed", "stopped"):
            raise
        encode(told)


# -- messages


@cache
def _tables() -> list[Log]:
    """Tables in every state."""
    paused, over = seated("thirteen", 2), seated("thirteen", 2)
    for person in PEOPLE[:2]:
        paused.do(AskPause, person)
    over.do(GiveUp, PEOPLE[1], chair=1)
    return [
        Log(settings("thirteen", 3)),
        seated("thirteen", 2),
        seated("wurfel-express", 2),
        seated("verbindung-gesucht", 2),
        seated("dice-trip", 2),
        seated("entenrallye", 2),
        seated("pearls", 2),
        paused,
        over,
    ]


def _speak(text: str) -> None:
    message = decode(_messages, text)
    if isinstance(message, wire.Ping):
        return
    known = _tables()
    log = known[len(message.table) % len(known)]
    match message:
        case SetDraft():
            build(log.table, PEOPLE[0], message.seat, message.actions)
        case Say():
            message.said().encode()
        case Sit():
            if message.companion is not None:
                check_name(message.companion.strip())
            check_sit(log.table, PEOPLE[0], PEOPLE[0], message.chair)
        case Command():
            added = Addition(log.table, seed_of, log.now)
            message.apply(added, PEOPLE[0])
            assert added.entries


# -- requests


def _request(name: str, written: bytes) -> None:
    places = list(_bodies)
    endpoint, decoder = _bodies.get(name) or _bodies[places[len(name) % len(places)]]
    if endpoint.query is not None:
        asked = dict(parse_qsl(written.decode("utf-8", "replace"), keep_blank_values=True))
        msgspec.convert(asked, endpoint.query, strict=False)
        return
    match decode(decoder, written):
        case Proposal() as proposal:
            game = find_game(proposal.game)
            check_settings(game, settings_of(game, proposal))
        case Attempt() as attempt:
            encode(tried(find_game(str(attempt.position.get("game"))), attempt, "en"))
        case HolidayTold(first, last):
            check_holiday(Holiday(first, last), [], _TODAY)
        case Rename(name):
            check_name(name.strip())
