"""Whatever goes wrong has a code of its own, a status and a sentence."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from starlette.requests import Request
from starlette.types import Message

from jacta.engine.errors import BadNotation, BadPosition, UnknownName
from jacta.engine.words.language import LANGUAGES
from jacta.house.commands import Abort
from jacta.house.errors import HouseError, StorageTrouble, StoreError
from jacta.house.ids import ChallengeId, PersonId, TableId
from jacta.house.store import errors
from jacta.house.store.errors import NothingStored
from jacta.server.errors import decode, fault_of
from jacta.server.hosting.settings import HouseSettings
from jacta.server.http.endpoints import _body
from jacta.server.schema import wire
from jacta.server.schema.statuses import status_of
from jacta.server.services import Services

MESSAGES = msgspec.json.Decoder(wire.ClientMessage)
NOTHING_STORED: dict[NothingStored, tuple[int, str]] = {
    errors.UnknownChallenge(ChallengeId("one")): (404, "no-challenge"),
    errors.UnknownPerson(PersonId("anna")): (401, "expired"),
    errors.UnknownTable(TableId("t")): (404, "no-table"),
    errors.AlreadyRegistered(PersonId("anna")): (409, "already-registered"),
    errors.NotRegistered(PersonId("anna")): (409, "not-registered"),
    errors.LoginTaken("anna"): (409, "login-taken"),
    errors.Conflict(TableId("t"), 1, 2): (409, "busy"),
    errors.Repeated(TableId("t"), "m", range(1, 2)): (409, "busy"),
}


@pytest.mark.parametrize(("error", "told"), NOTHING_STORED.items())
def test_what_the_store_refuses_is_told(error: NothingStored, told: tuple[int, str]) -> None:
    for language in LANGUAGES:
        fault = fault_of(error, language)
        assert (status_of(fault.code), fault.code) == told
        assert "anna" not in fault.message


def test_nothing_that_the_store_refuses_is_missing() -> None:
    assert {type(error) for error in NOTHING_STORED} == set(NothingStored.__subclasses__())


def test_what_nobody_foresaw_is_told_without_details() -> None:
    fault = fault_of(ZeroDivisionError("a secret"), "en")
    assert (status_of(fault.code), fault.code) == (500, "failed")
    assert "secret" not in fault.message


STORAGE: dict[StoreError, tuple[int, str]] = {
    errors.StorageFull("a secret"): (503, "storage-full"),
    errors.StorageReadOnly("a secret"): (503, "storage-read-only"),
    errors.StorageAway("a secret"): (503, "storage-away"),
    errors.StorageDamaged("a secret"): (500, "storage-damaged"),
    errors.DamagedLog(TableId("t"), "a secret"): (500, "table-damaged"),
    errors.StoreClosed("a secret"): (503, "stopped"),
    StoreError("a secret"): (500, "failed"),
}


@pytest.mark.parametrize(("error", "told"), STORAGE.items())
def test_each_failure_of_the_storage_has_a_sentence_of_its_own(
    error: StoreError, told: tuple[int, str]
) -> None:
    said = set()
    for language in LANGUAGES:
        fault = fault_of(error, language)
        assert (status_of(fault.code), fault.code, fault.problem) == (*told, None)
        assert "secret" not in fault.message
        said.add(fault.message)
    assert len(said) == len(LANGUAGES)


def test_no_failure_of_the_storage_is_told_as_another() -> None:
    assert len({fault_of(error, "en").message for error in STORAGE}) == len(STORAGE)
    known = {type(error) for error in STORAGE}
    assert {*StorageTrouble.__subclasses__()} <= known


def test_who_leaves_while_speaking_is_no_failure_of_the_house() -> None:
    async def receive() -> Message:
        return {"type": "http.disconnect"}

    kind = (b"content-type", b"application/json")
    request = Request({"type": "http", "method": "POST", "headers": [kind]}, receive)
    services = SimpleNamespace(settings=HouseSettings())
    with pytest.raises(HouseError) as refused:
        asyncio.run(_body(cast("Services", services), request))
    assert status_of(fault_of(refused.value, "en").code) == 400


# What is said in English, as the library does, for whoever writes a program.
IN_ENGLISH: list[tuple[Exception, str]] = [
    (UnknownName("there is no game 'chess'"), "unknown-name"),
    (BadNotation("'dance' is none of: keep, stop"), "bad-notation"),
    (BadPosition("seat 1 has no track"), "bad-message"),
    (msgspec.ValidationError("Expected `int`, got `str`"), "bad-message"),
    (HouseError("bad-message", problem="a body is application/json"), "bad-message"),
]


@pytest.mark.parametrize(("error", "code"), IN_ENGLISH)
def test_a_sentence_for_people_has_no_english_inside(error: Exception, code: str) -> None:
    said = set()
    for language in LANGUAGES:
        fault = fault_of(error, language)
        assert (fault.code, status_of(fault.code)) == (code, 400)
        assert fault.problem == getattr(error, "values", {}).get("problem", str(error))
        assert str(fault.problem) not in fault.message
        said.add(fault.message)
    assert len(said) == len(LANGUAGES)


def test_what_the_rules_refuse_is_a_conflict() -> None:
    assert status_of("illegal/still-throwing") == 409


# -- types of messages


@pytest.mark.parametrize(
    "message",
    [
        {"id": "1", "table": "t"},
        {"type": "dance", "id": "1", "table": "t"},
        {"type": 7, "id": "1", "table": "t"},
        {"type": None},
        {"type": ["act"]},
        {"type": "done", "re": "1"},
        {},
    ],
)
def test_a_message_of_no_known_type_is_told_so(message: dict[str, Any]) -> None:
    with pytest.raises(HouseError, match="unknown-type"):
        decode(MESSAGES, msgspec.json.encode(message))


@pytest.mark.parametrize("text", ['{"type": "act"}', '{"type": "watch", "id": ""}', "[]", "7"])
def test_a_bad_message_of_a_known_type_is_no_unknown_one(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(MESSAGES, text)


def test_what_is_no_json_is_no_unknown_type() -> None:
    for text in ("", "{", '{"type": "dance", '):
        with pytest.raises(msgspec.DecodeError) as found:
            decode(MESSAGES, text)
        assert fault_of(found.value, "en").code == "bad-json"


def test_a_type_is_asked_for_only_where_there_are_several() -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(msgspec.json.Decoder(wire.Fault), "{}")
    assert decode(MESSAGES, b'{"type":"abort","id":"1","table":"t"}') == Abort(id="1", table="t")
