"""All that the house has of one: it can be taken along, and it can be forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TypeAlias

import msgspec

from jacta.house.people.privacy import depart, everything_of, family_of
from jacta.house.people.profiles import find_person
from jacta.server.http.endpoints import Call, endpoint
from jacta.server.http.people.accounts import Confirm, only_tries_for
from jacta.server.http.records import Archive, finished_games

__all__ = ["ENDPOINTS"]

Row: TypeAlias = dict[str, str | int | float | bool | None]


class RecordExported(msgspec.Struct, frozen=True):
    """The record of a finished game at which one sat."""

    table: str
    round: int
    record: str


class Export(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the house has of one, by the names of its store; of a new guest there is little."""

    person: Row
    records: list[RecordExported]
    companions: list[Row] = []
    holidays: list[Row] = []
    ignores: list[Row] = []
    sessions: list[Row] = []
    notices: list[Row] = []
    second_factors: list[Row] = []
    attempts: list[Row] = []
    challenges: list[Row] = []
    challenge_attempts: list[Row] = []
    tokens: list[Row] = []
    messages: list[Row] = []
    reports: list[Row] = []
    ratings: list[Row] = []
    rating_history: list[Row] = []
    results: list[Row] = []
    played: list[Row] = []
    fortunes: list[Row] = []
    adjusted: list[Row] = []
    luck: list[Row] = []
    fallen: list[Row] = []
    puzzlers: list[Row] = []
    puzzle_answers: list[Row] = []
    tables: list[Row] = []


@endpoint("GET", "/api/me/export", answer=Export, even_banned=True)
async def export_everything(call: Call[None]) -> Archive:
    """All that the house has of one and one's own, with the records of their games, as a file."""
    call.only_people()
    return Archive(call, _exported(call), "application/json", "jacta-export.json")


async def _exported(call: Call[None]) -> AsyncIterator[bytes]:
    """One game after the other, so that it takes little memory however many there are."""
    everything = await everything_of(call.services.house, call.visitor.person)
    family = family_of(everything)
    yield msgspec.json.encode(everything)[:-1] + b',"records":['
    comma = b""
    async for game in finished_games(call.services, family):
        told = RecordExported(game.table, game.round, game.text)
        yield comma + msgspec.json.encode(told)
        comma = b","
    yield b"]}\n"


@endpoint("DELETE", "/api/me", body=Confirm, status=204, even_banned=True)
async def erase(call: Call[Confirm]) -> None:
    """Be forgotten: the records of others stay whole, with a neutral name in the place of one's."""
    call.only_people()
    call.signed_out = True
    person = call.visitor.person
    known = await find_person(call.services.house, person)
    if known is None:
        return
    if known.login is not None:
        only_tries_for(call, person)
        await call.services.accounts.confirm(person, call.body.password or "")
    for member in await depart(call.services.house, person):
        await call.services.rooms.person_changed(member)


ENDPOINTS = [export_everything, erase]
