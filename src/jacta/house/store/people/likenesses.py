"""Likenesses: what names that look alike have in common, so that nobody passes for another."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Collection
from functools import cache

from sqlalchemy import Connection, delete, insert, select

from jacta.house.ids import PersonId
from jacta.house.store.checks import check_name
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["Likenesses", "likenesses_of"]

_rows = schema.likenesses


def likenesses_of(name: str) -> frozenset[str]:
    """Two names look alike if they have one of these in common.

    Marks that Unicode lists as confusable (UTS 39) become one, capitals are as small letters, and
    only letters, accents and digits count where there are any. There are two forms: a capital I
    looks like a small l, and is an i all the same.
    """
    name = unicodedata.normalize("NFKC", name)
    forms = {_skeleton(name).casefold(), _skeleton(name.casefold()).casefold()}
    return frozenset(_letters(form) or form for form in forms)


def _skeleton(text: str) -> str:
    alike = _alike()
    return "".join(alike.get(mark, mark) for mark in unicodedata.normalize("NFD", text))


def _letters(text: str) -> str:
    return "".join(mark for mark in text if unicodedata.category(mark)[0] in "LMN")


@cache
def _alike() -> dict[str, str]:
    """For each mark the text that stands for all that look like it: Unicode's own prototype.

    The library tells for every text which others look like it, in both directions; a prototype is
    what all the others of its kind are compared with, and so has the most.
    """
    from confusable_homoglyphs import confusables  # long lists: a house opens sooner without

    pairs = {
        (_plain(text), _plain(other["c"]))
        for text, others in confusables.confusables_data.items()
        for other in others
    }
    degrees = Counter(text for text, _ in pairs)
    best: dict[str, str] = {}
    for text, other in sorted(pairs):
        if len(text) == 1 and _rank(other, degrees) > _rank(best.get(text, text), degrees):
            best[text] = other
    return best


def _rank(text: str, degrees: Counter[str]) -> tuple[int, int, str]:
    return degrees[text], len(text), text


def _plain(text: str) -> str:
    """Without the marks of direction that the list puts around letters written from the right."""
    return text.replace("\u200e", "")


class Likenesses:
    """The likenesses of the names that people with accounts have chosen: nobody else takes one."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def is_free(self, person: PersonId, name: str) -> bool:
        """Whether nobody else with an account has a name that looks like this one."""
        check_name("the id of a person", person)
        alike = likenesses_of(name)
        return await self._database.read(lambda db: _is_free(db, person, alike))

    async def claim(self, person: PersonId, name: str) -> bool:
        """Whether it is free; then it is this person's, and the former one nobody's any more."""
        check_name("the id of a person", person)
        return await self._writer.do(_claim, (person, likenesses_of(name)))

    async def release(self, person: PersonId) -> None:
        """No name is this person's any more."""
        check_name("the id of a person", person)
        await self._writer.do(_claim, (person, frozenset()))


def _is_free(connection: Connection, person: PersonId, alike: Collection[str]) -> bool:
    taken = select(_rows.c.person).where(_rows.c.likeness.in_(alike), _rows.c.person != person)
    return connection.scalar(taken.limit(1)) is None


@one_by_one
def _claim(connection: Connection, request: tuple[PersonId, frozenset[str]]) -> bool:
    person, alike = request
    if not _is_free(connection, person, alike):
        return False
    connection.execute(delete(_rows).where(_rows.c.person == person))
    if alike:
        rows = [{"person": person, "likeness": likeness} for likeness in sorted(alike)]
        connection.execute(insert(_rows), rows)
    return True
