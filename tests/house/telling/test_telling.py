"""The one door: what somebody may not know changes no byte of what is told to them.

A comparison that finds nothing proves little unless it finds what is there: so it is also run on
doors that leak on purpose.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

import msgspec
import pytest
from msgspec import Raw, UnsetType

from jacta.engine import draft as engine_draft
from jacta.engine.draft import Draft
from jacta.engine.record import Record
from jacta.engine.values import Event, Refusal
from jacta.engine.words.language import LANGUAGES
from jacta.house.commands import Act, Addition, build
from jacta.house.errors import HouseError, RefusedByRules
from jacta.house.table.entries import Acted, Drew, Ended
from jacta.house.table.rounds import Round, Step
from jacta.house.table.table import Table
from jacta.house.telling import telling
from jacta.house.telling.news import Happening, Now
from jacta.house.telling.surroundings import Surroundings
from jacta.house.telling.telling import Bulletin, encode, tell, tell_draft
from tests.house.games import NAMES, PEOPLE, play_table, seed_of
from tests.house.telling.twins import Twins, seat_at, twins

AROUND = Surroundings(names=dict(zip(PEOPLE, NAMES, strict=True)))
TABLES = [("thirteen", 2, 2), ("thirteen", 3, 1), ("pearls", 2, 2), ("pearls", 3, 1)]
Told: TypeAlias = dict[str, bytes]
Patch: TypeAlias = pytest.MonkeyPatch
MaybeDraft: TypeAlias = Draft | UnsetType | None


# -- all that reaches somebody


def told(table: Table, chair: int, build: int, numbers: Sequence[int] | None = None) -> Told:
    """All that a chair, or a spectator, can get out of a table, each piece with its name.

    Others have drafts meanwhile: `build` says which of their actions. `numbers` are the actions
    that are tried; all of them, if none are said.
    """
    found = {f"news after {n}": news(table, chair, n) for n in (0, table.n // 2, table.n - 1)}
    seat, position = seat_at(table, chair), table.position
    if position is None or not table.is_playing:
        return found
    for other in table.acting:
        if other != seat:
            draft = Draft(position, other)
            draft.add(position.legal(other)[build])
            found[f"news while seat {other} builds"] = news(table, chair, table.n, draft)
    found["the record"] = answer(lambda: table.record(NAMES[: position.players]).text)
    for number in range(table.game.actions.size) if numbers is None else numbers:
        action = table.game.action(number).notation
        again = table.game.action((7 * number + 1) % table.game.actions.size).notation
        for actions in ([action], [action, again]):
            found[f"the answer to {actions}"] = acted(table, chair, seat, actions)
            found[f"the draft {actions}"] = built(table, chair, seat, actions)
    return found


def news(table: Table, chair: int, after: int, draft: Draft | None = None) -> bytes:
    return encode(tell("t", table, AROUND, chair, after, draft))


def acted(table: Table, chair: int, seat: int, actions: Sequence[str]) -> bytes:
    """Why it cannot be done; what comes of it is told by the news after it."""

    def act() -> str:
        command = Act(id="1", table="t", seat=seat, actions=actions)
        command.apply(Addition(table, seed_of, table.history[-1].at), person(chair))
        return "done"

    return answer(act)


def built(table: Table, chair: int, seat: int, actions: Sequence[str]) -> bytes:
    def told() -> str:
        draft = build(table, person(chair), seat, actions)
        own = news(table, chair, table.n, draft)
        return (encode(tell_draft(draft, table)) + own).decode()

    return answer(told)


def person(chair: int) -> str:
    return PEOPLE[chair] if chair >= 0 else "spectator"


def answer(command: Callable[[], str]) -> bytes:
    """What a command gives, or why it is refused, in every language."""
    try:
        return command().encode()
    except RefusedByRules as illegal:
        refusal = illegal.refusal
        sentences = [refusal.say(language, NAMES) for language in LANGUAGES]
        return " ".join([str(illegal), refusal.code, refusal.clause, *sentences]).encode()
    except HouseError as refused:
        return str(refused).encode()


def difference(pair: Twins, numbers: Sequence[int] | None = None) -> str | None:
    """By what a chair could tell the twins apart."""
    one = told(pair.table, pair.chair, 0, numbers)
    other = told(pair.other, pair.chair, -1, numbers)
    return next((name for name in one | other if one.get(name) != other.get(name)), None)


def pairs(game: str, players: int, games: int, seed: int) -> Iterator[Twins]:
    log = play_table(game, players, seed, games)
    for chair in range(-1, players):
        yield from twins(log, chair, random.Random(seed))


# -- the property


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "players", "games"), TABLES)
def test_what_somebody_may_not_know_changes_no_byte(
    game: str, players: int, games: int, seed: int
) -> None:
    chairs = set()
    for pair in pairs(game, players, games, seed):
        assert pair.table != pair.other
        assert difference(pair) is None
        chairs.add(pair.chair)
    assert chairs == set(range(-1, players))


@pytest.mark.parametrize(("game", "players", "games"), TABLES)
def test_the_twins_differ_in_cards_and_entries_that_are_hidden(
    game: str, players: int, games: int
) -> None:
    kinds = {"thirteen": {Acted, Drew}, "pearls": {Acted}}[game]
    found, positions = set(), 0
    for pair in pairs(game, players, games, 0):
        positions += pair.table.position != pair.other.position
        for one, other in zip(pair.table.history, pair.other.history, strict=True):
            assert (one.n, one.at, type(one.entry)) == (other.n, other.at, type(other.entry))
            if one.entry != other.entry:
                found.add(type(one.entry))
    assert found == kinds
    assert positions > 10


# -- doors that leak


def whole_view(patch: Patch) -> None:
    patch.setattr(telling, "written_view", lambda position, seat: raw(position.json))


def view_of_another_seat(patch: Patch) -> None:
    patch.setattr(telling, "written_view", lambda position, seat: raw(position.view(0).json))


def all_events(patch: Patch) -> None:
    def seen(happened: Sequence[Event], seat: int) -> list[Event]:
        return list(happened)

    patch.setattr(telling, "_seen", seen)


def events_by_the_seats_of_another_game(patch: Patch) -> None:
    patch.setattr(telling, "_seat", lambda table, chair, round=None: seat_at(table, chair))


def what_was_done(patch: Patch) -> None:
    plain = telling._happening

    def happening(table: Table, step: Step, chair: int, wording: None) -> Happening:
        done = step.entry.actions if isinstance(step.entry, Acted) else ()
        told = plain(table, step, chair, wording)
        return msgspec.structs.replace(told, why=" ".join(done) or None)

    patch.setattr(telling, "_happening", happening)


def legal_actions_of_others(patch: Patch) -> None:
    plain = Bulletin._state

    def state(bulletin: Bulletin, chair: int, draft: MaybeDraft, wording: None) -> Now:
        position, acting = bulletin._table.position, bulletin._table.acting
        legal = [
            raw(action.json)
            for seat in acting
            if position is not None
            for action in position.legal(seat)
        ]
        return msgspec.structs.replace(plain(bulletin, chair, draft, wording), legal=legal)

    patch.setattr(Bulletin, "_state", state)


def deadlines_by_what_is_hidden(patch: Patch) -> None:
    plain = telling._public_now

    def public_now(table: Table, around: Surroundings) -> Now:
        hidden = zlib.crc32(table.position.bytes) if table.position is not None else 0
        return msgspec.structs.replace(plain(table, around), deadlines=[hidden])

    patch.setattr(telling, "_public_now", public_now)


def draft_of_others(patch: Patch) -> None:
    plain = Bulletin._state

    def state(bulletin: Bulletin, chair: int, draft: MaybeDraft, wording: None) -> Now:
        found = plain(bulletin, chair, draft, wording)
        if not isinstance(draft, Draft):
            return found
        return msgspec.structs.replace(found, draft=tell_draft(draft, bulletin._table))

    patch.setattr(Bulletin, "_state", state)


def draft_that_reveals(patch: Patch) -> None:
    patch.setattr(engine_draft, "_imagined", lambda position, seat: position)
    patch.setattr(engine_draft, "_reveals", lambda before, after, seat, action: False)


def refusal_that_knows_more(patch: Patch) -> None:
    plain = Act.apply

    def apply(command: Act, log: Addition, by: str) -> None:
        position = log.table.position
        try:
            plain(command, log, by)
        except RefusedByRules as illegal:
            assert position is not None
            hidden, refusal = zlib.crc32(position.bytes), illegal.refusal
            raise RefusedByRules(Refusal(refusal.code, f"{hidden}", refusal.action)) from None

    patch.setattr(Act, "apply", apply)


def record_while_it_runs(patch: Patch) -> None:
    plain = Table.record

    def record(table: Table, names: Sequence[str], round: int | None = None) -> Record:
        rounds = (*table.rounds, Round(table.moves, Ended((), ""), table.dice))
        return plain(replace(table, rounds=rounds), names, round)

    patch.setattr(Table, "record", record)


def raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


LEAKS = {
    whole_view: "news",
    view_of_another_seat: "news",
    all_events: "news",
    events_by_the_seats_of_another_game: "news",
    what_was_done: "news",
    legal_actions_of_others: "news",
    deadlines_by_what_is_hidden: "news",
    draft_of_others: "news while seat",
    draft_that_reveals: "the draft",
    refusal_that_knows_more: "the answer",
    record_while_it_runs: "the record",
}


@pytest.mark.parametrize(("leak", "where"), LEAKS.items(), ids=[leak.__name__ for leak in LEAKS])
def test_a_door_that_leaks_is_found(
    leak: Callable[[Patch], None], where: str, monkeypatch: Patch
) -> None:
    leak(monkeypatch)
    found = (difference(pair) for table in TABLES for pair in pairs(*table, seed=0))
    assert next(name for name in found if name is not None).startswith(where)
