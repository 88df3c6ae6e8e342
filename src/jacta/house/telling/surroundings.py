"""What the log does not say of the people at a table: names, who is there, their holidays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from jacta.house.ids import PersonId, TableId
from jacta.house.store.people.people import Person
from jacta.house.store.store import Store
from jacta.house.table.entries import Days, Sat
from jacta.house.table.table import Table
from jacta.house.table.timers import Holiday, with_holidays
from jacta.house.telling.avatars import Avatar, avatars_of
from jacta.house.telling.words import neutral_name

__all__ = ["Surroundings", "deadline", "deadlines", "names_of", "surroundings_of"]

# So many spectators are named; all are counted.
_MOST_SPECTATORS = 12


@dataclass(frozen=True)
class Surroundings:
    """What the log does not say of the people at a table: names, avatars, presence, holidays.

    `names` are those of who has a chair, `kept` those of whom a free one is kept for; `spectators`
    are the names of some of those who watch, but for who wants to be private.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    avatars: Mapping[str, Avatar] = field(default_factory=dict)
    kept: Mapping[str, str] = field(default_factory=dict)
    bots: frozenset[str] = frozenset()
    present: frozenset[str] = frozenset()
    holidays: Mapping[str, tuple[Holiday, ...]] = field(default_factory=dict)
    watching: int = 0
    spectators: tuple[str, ...] = ()


async def surroundings_of(store: Store, id: TableId, table: Table) -> Surroundings:
    """The surroundings of a table as they are now."""
    sat = [chair.sat for chair in table.chairs if chair is not None]
    people = await store.people.find({PersonId(s.who) for s in sat if s.bot is None})
    present = await store.presence.present(id, store.clock.now())
    watching = present - {s.by for s in sat if s.bot is None}
    return Surroundings(
        names=_names(sat, people),
        avatars=avatars_of({s.who for s in sat}, people),
        kept=await _kept(store, table),
        bots=frozenset(who for who, person in people.items() if person.bot),
        present=frozenset(present),
        holidays=await _holidays(store, table),
        watching=len(watching),
        spectators=await _spectators(store, watching),
    )


async def _spectators(store: Store, watching: Iterable[str]) -> tuple[str, ...]:
    """The names of some of those who watch, in their order; who is private is only counted."""
    some = sorted(watching)[:_MOST_SPECTATORS]
    found = await store.people.find({PersonId(who) for who in some}) if some else {}
    return tuple(sorted(p.name for p in found.values() if p.name and not p.private))


async def _kept(store: Store, table: Table) -> dict[str, str]:
    """The names of those for whom chairs are kept, while there is still a chair to take."""
    kept = {PersonId(who) for who in table.opened.kept_for if who} if table.is_open else set()
    found = await store.people.find(kept) if kept else {}
    return {who: person.name for who, person in found.items()}


async def names_of(store: Store, table: Table) -> list[str]:
    """The names of the chairs, for a record."""
    sat = [chair.sat for chair in table.chairs if chair is not None]
    people = await store.people.find({PersonId(s.who) for s in sat if s.bot is None})
    names = _names(sat, people)
    return [names[s.who] or neutral_name("en") for s in sat]


def _names(sat: Sequence[Sat], people: Mapping[PersonId, Person]) -> dict[str, str]:
    """By who has a chair; empty for somebody who is not known any more."""
    known = {who: person.name for who, person in people.items()}
    return {s.who: s.bot or known.get(PersonId(s.who), "") for s in sat}


def deadline(table: Table, around: Surroundings, chair: int) -> int | None:
    """When the time of a chair is up, if it runs."""
    end, taken = table.timers.deadline(chair), table.chairs[chair]
    if end is None or taken is None or not isinstance(table.settings.pace, Days):
        return end
    holidays = around.holidays.get(taken.sat.by, ())
    return with_holidays(table.timers.started(chair), end, holidays)


async def deadlines(store: Store, table: Table) -> dict[int, int]:
    """When the time of each running chair is up, holidays counted."""
    around = Surroundings(holidays=await _holidays(store, table))
    found = ((chair, deadline(table, around, chair)) for chair in table.timers.running)
    return {chair: end for chair, end in found if end is not None}


async def _holidays(store: Store, table: Table) -> dict[str, tuple[Holiday, ...]]:
    if not isinstance(table.settings.pace, Days):
        return {}
    persons = {PersonId(chair.sat.by) for chair in table.chairs if chair is not None}
    found = await store.holidays.of(persons)
    return {
        person: tuple((date.fromisoformat(h.first), date.fromisoformat(h.last)) for h in days)
        for person, days in found.items()
    }
