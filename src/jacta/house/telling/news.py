"""The news of a table, as they are told: what happened, how things stand, who is there.

Types only; `telling` makes them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from jacta.engine.words.blocks import Block
from jacta.house.ids import TableState
from jacta.house.payloads import GameAction, GameEvent, GameOdds, GameView
from jacta.house.table.entries import Settings
from jacta.house.telling.avatars import Avatar

__all__ = [
    "ChairTold",
    "DraftTold",
    "EffectTold",
    "Facts",
    "FormerDice",
    "Game",
    "Happening",
    "News",
    "Now",
    "What",
    "Why",
]

What: TypeAlias = Literal[
    "opened",
    "sat",
    "stood",
    "began",
    "acted",
    "drew",
    "hinted",
    "ended",
    "left",
    "returned",
    "pause-asked",
    "paused",
    "resumed",
    "aborted",
    "revealed",
    "recommitted",
    "salted",
    "rematched",
]
Why: TypeAlias = Literal["absent", "gave-up", "gone", "players", "keeper", "nobody"]
EffectTold: TypeAlias = Literal["open", "ends", "reveals"]


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """A numbered entry of the log, as far as it may be told, with the events it led to.

    For whoever watches in a language `says` has a sentence for each event and, where more follows
    in the same news, `view` the game as it was then: so each step can be shown by itself. It is
    not there for what is long past. `stand_in` is the bot that decides for somebody who left;
    `trouble` says why the house decided in place of the bot that acted.
    """

    n: int
    at: int
    round: int
    what: What
    chair: int | None = None
    seat: int | None = None
    events: list[GameEvent] = []
    why: Why | None = None
    lost: bool = False
    stand_in: str | None = None
    trouble: str | None = None
    ended: Game | None = None
    seeds: tuple[str, ...] = ()
    says: list[str] = []
    view: GameView | UnsetType = UNSET


class Game(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game of the match ended, by seats; the seed opens its commitment.

    That of a day is null until the day is over.
    """

    ranking: tuple[int, ...]
    seed: str | None
    scores: tuple[int, ...] | None = None
    lost: tuple[int, ...] = ()


class DraftTold(msgspec.Struct, frozen=True, tag="draft"):
    """What a seat has built and not confirmed: told to this seat alone.

    `effect` says what comes next: `open`, more may be added; `ends` or `reveals`, it waits to be
    confirmed; what a reveal would show is not told. In a language, `chosen` has a label for each
    of the actions, `says` a sentence for each event, `labels` a label for each legal action and
    `text` the board in words. `odds` are those of `Now`, after what is built.
    """

    seat: int
    actions: list[GameAction]
    effect: EffectTold
    events: list[GameEvent]
    view: GameView
    legal: list[GameAction]
    chosen: list[str] | UnsetType = UNSET
    says: list[str] | UnsetType = UNSET
    labels: list[str] | UnsetType = UNSET
    text: list[Block] | UnsetType = UNSET
    odds: GameOdds | UnsetType = UNSET


class Now(msgspec.Struct, frozen=True):
    """How things stand after the last happening.

    `clocks` has the microseconds that every chair had left at `at`, those of `running` chairs
    grow less; `deadlines` tells when the time of a chair is up, holidays counted. `legal` is there
    only for a seat that is to act. `draft` is there in the first news of a chair of one's own,
    null if there is none; without it nothing is said of the draft. In a language, `labels` has a
    label for each legal action and `text` the board in words; and at a table with advice, a seat
    that is to act is told the `odds` of the next throw, where the game knows them.
    """

    n: int
    at: int
    state: TableState
    round: int
    paused: bool
    pause_asked: list[int]
    acting: tuple[int, ...]
    clocks: tuple[int, ...]
    running: list[int]
    deadlines: list[int | None]
    view: GameView | UnsetType = UNSET
    legal: list[GameAction] | UnsetType = UNSET
    draft: DraftTold | UnsetType | None = UNSET
    labels: list[str] | UnsetType = UNSET
    text: list[Block] | UnsetType = UNSET
    odds: GameOdds | UnsetType = UNSET


class ChairTold(msgspec.Struct, frozen=True):
    """Who has a chair. `stand_in` is the bot that decides for a person who is away; `avatar` is
    what whoever has the chair is known by, at all tables.

    A free chair has the name of whom it is kept for, where that is known.
    """

    chair: int
    seat: int
    who: str | None = None
    name: str | None = None
    bot: str | None = None
    is_bot: bool = False
    present: bool = False
    stand_in: str | None = None
    lost: bool = False
    kept_for: str | None = None
    avatar: Avatar | None = None


class FormerDice(msgspec.Struct, frozen=True):
    """What the house had committed to for each game, until it was brought back from a backup."""

    until: int
    commitments: tuple[str, ...]


class Facts(msgspec.Struct, frozen=True):
    """What is the same for everyone at the table and seldom changes.

    `commitments` has one for each game of the match, `former` those that counted before; `unsalted`
    are the chairs of people who may add another salt since then. `watching` counts those who watch
    and have no chair; `spectators` has the names of some of them, not of those who want to be
    private.
    """

    settings: Settings
    opened_by: str
    commitments: tuple[str, ...]
    former: list[FormerDice]
    salts: list[str | None]
    unsalted: list[int]
    chairs: list[ChairTold]
    games: list[Game]
    match_ranking: tuple[int, ...] | None
    watching: int
    follows: str | None
    rematch: str | None
    spectators: tuple[str, ...] = ()


class News(msgspec.Struct, frozen=True, tag="news"):
    """What happened at a table after a number, and how things stand then.

    `chair` is whose eyes this is for, −1 a spectator's.
    """

    table: str
    chair: int
    after: int
    steps: list[Happening]
    now: Now
    facts: Facts | UnsetType = UNSET
