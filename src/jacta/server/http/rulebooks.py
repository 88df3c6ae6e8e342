"""The rules of the games, to be read: chapters, groups and clauses, in the visitor's language."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from jacta.engine.errors import UnknownName
from jacta.engine.words.rulebook import Kind, Rulebook, read_rules
from jacta.house.errors import HouseError
from jacta.server.http.endpoints import Call, endpoint

__all__ = ["ENDPOINTS"]


class RulesClause(msgspec.Struct, frozen=True):
    """One requirement, example or ruling, under its id; a note has none.

    The text has `*emphasis*`, `**stress**`, code in backticks, and labels such as `[inferred]`.
    """

    id: str
    kind: Kind
    text: str


class RulesGroup(msgspec.Struct, frozen=True):
    """Clauses under one heading, which may be empty."""

    title: str
    clauses: list[RulesClause]


class RulesSection(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    title: str
    groups: list[RulesGroup]


class RulesPoint(msgspec.Struct, frozen=True):
    """One thing to know before one plays."""

    title: str
    text: str


class RulesBrief(msgspec.Struct, frozen=True):
    """The game in brief; without points where its book has none."""

    title: str
    points: list[RulesPoint]


class RulesTold(msgspec.Struct, frozen=True):
    """The rules of a game, in the language that was asked for, or in English."""

    game: str
    title: str
    language: str
    intro: str
    brief: RulesBrief
    sections: list[RulesSection]


class InLanguage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In which language."""

    lang: str | None = None


@endpoint("GET", "/api/games/{game}/rules", query=InLanguage, answer=RulesTold)
async def read_the_rules(call: Call[None]) -> RulesTold:
    """The rules of a game, clause by clause; in English where nobody has translated them."""
    call.query(InLanguage)
    game = call.path["game"]
    try:
        definition = call.services.catalogue.find(game)
    except UnknownName:
        raise HouseError("not-found") from None
    for language in (call.language, "en"):
        if (file := definition.rulebook(language)) is not None:
            return _told(game, language, _read(file))
    raise HouseError("not-found")


@lru_cache(64)
def _read(file: Path) -> Rulebook:
    return read_rules(file)


def _told(game: str, language: str, book: Rulebook) -> RulesTold:
    sections = [
        RulesSection(
            section.title,
            [
                RulesGroup(group.title, [RulesClause(c.id, c.kind, c.text) for c in group.clauses])
                for group in section.groups
            ],
        )
        for section in book.sections
    ]
    points = [RulesPoint(point.title, point.text) for point in book.brief.points]
    brief = RulesBrief(book.brief.title, points)
    return RulesTold(game, book.title, language, book.intro, brief, sections)


ENDPOINTS = [read_the_rules]
