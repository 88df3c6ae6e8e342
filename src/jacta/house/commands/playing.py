"""In the game: small actions are built and confirmed, and the clocks may stand still."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from jacta.engine.draft import Draft, Effect
from jacta.engine.errors import BadNotation
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.values import Action
from jacta.house.commands.addition import Addition
from jacta.house.commands.claims import check_speaks_for, in_play, present_chairs
from jacta.house.commands.command import Actions, Command, HouseCommand, Place, Request
from jacta.house.commands.course import throw_dice
from jacta.house.errors import HouseError, RefusedByRules
from jacta.house.table.entries import Acted, Hinted, PauseAsked, Paused, Resumed, Thought
from jacta.house.table.table import Table

__all__ = [
    "MOST_HINTS",
    "MOST_PAUSES",
    "Act",
    "AskHint",
    "AskPause",
    "BotAct",
    "Resume",
    "SetDraft",
    "build",
]

MOST_PAUSES = 20
# So often one may ask for a hint while one builds a turn: each is in the log.
MOST_HINTS = 12

# An action as somebody wrote it: in notation, or as an object.
Written: TypeAlias = str | dict[str, Any]


class Act(Command, frozen=True, tag="act"):
    """Confirm small actions of a seat, all or none."""

    seat: Place
    actions: Annotated[Actions, Meta(min_length=1, max_length=64)]

    def is_for_chair(self, table: Table, chair: int) -> bool:
        return table.chair_of(self.seat) == chair

    def apply(self, log: Addition, by: str) -> None:
        """The dice that follow fall at once.

        No die falls and nothing is revealed between the actions: what was built with open eyes is
        confirmed with open eyes.
        """
        position = _to_act(log.table, self.seat)
        check_speaks_for(log.table, by, self.seat)
        if not self.actions:
            raise HouseError("nothing")
        actions = [_read(position, action) for action in self.actions]
        if len(actions) > 1:  # whether a later one is legal must not tell what an earlier reveals
            _build(position, self.seat, actions)
        elif refusal := position.refusal(self.seat, actions[0]):
            raise RefusedByRules(refusal)
        _act(log, self.seat, actions)


class BotAct(HouseCommand, frozen=True):
    """A bot of the house decides for a seat; how it came to that is stored with it."""

    seat: int
    action: int
    thought: Thought

    def apply(self, log: Addition, by: str) -> None:
        position = _to_act(log.table, self.seat)
        if log.table.bot_of(self.seat) is None:
            raise HouseError("person-back")
        action = position.action(self.action)
        if refusal := position.refusal(self.seat, action):
            raise RefusedByRules(refusal)
        _act(log, self.seat, [action], self.thought)


class SetDraft(Request, frozen=True, tag="draft"):
    """All small actions that a seat has built since the last dice or hand-over, in place of what
    it had before. A throw confirms itself; with `confirm`, so does whatever would wait for it."""

    seat: Place
    actions: Annotated[Actions, Meta(max_length=64)]
    confirm: bool = False

    def is_for_chair(self, table: Table, chair: int) -> bool:
        return table.chair_of(self.seat) == chair

    def confirmed(self) -> Act:
        """The command to which a draft that confirms itself leads."""
        return Act(id=self.id, table=self.table, seat=self.seat, actions=self.actions)


class AskHint(Command, frozen=True, tag="hint"):
    """Ask what the master would do in place of a seat that is to act, after what it has built."""

    seat: Place

    def is_for_chair(self, table: Table, chair: int) -> bool:
        return table.chair_of(self.seat) == chair

    def apply(self, log: Addition, by: str) -> None:
        """That somebody asked is in the log before anything is told."""
        table = log.table
        _to_act(table, self.seat)
        check_speaks_for(table, by, self.seat)
        if not table.settings.hints:
            raise HouseError("no-hints")
        if self.seat not in table.acting:
            raise HouseError("not-to-act")
        if table.hinted.count((len(table.moves), self.seat)) >= MOST_HINTS:
            raise HouseError("too-fast")
        log.add(Hinted(self.seat))


class AskPause(Command, frozen=True, tag="ask-pause"):
    """Ask to pause, or agree to it."""

    def is_for_chair(self, table: Table, chair: int) -> bool:
        return True

    def apply(self, log: Addition, by: str) -> None:
        """When all people agree, the clocks stand still."""
        table = log.table
        in_play(table)
        if table.paused:
            raise HouseError("paused")
        mine = present_chairs(table, by)
        if _pauses(table) >= MOST_PAUSES:
            raise HouseError("paused-often")
        asked, agreed = table.pause_asked, table.pause_asked | set(mine)
        for chair in mine:
            if chair not in asked:
                log.add(PauseAsked(chair))
        if agreed >= set(table.people):
            log.add(Paused())
        if not log.entries:
            raise HouseError("pause-asked")


class Resume(Command, frozen=True, tag="resume"):
    """Go on after a pause."""

    def is_for_chair(self, table: Table, chair: int) -> bool:
        return True

    def apply(self, log: Addition, by: str) -> None:
        """Any of those who play may."""
        in_play(log.table)
        if not log.table.paused:
            raise HouseError("not-paused")
        log.add(Resumed(present_chairs(log.table, by)[0]))


def build(table: Table, by: str, seat: int, actions: Sequence[Written]) -> Draft:
    """A draft of a seat, from where the game stands; all of its actions must be legal so far."""
    position = _to_act(table, seat)
    check_speaks_for(table, by, seat)
    return _build(position, seat, [_read(position, action) for action in actions])


def _to_act(table: Table, seat: int) -> Position:
    """Where the game stands in which there is this seat, and somebody may act."""
    position = in_play(table)
    if table.paused:
        raise HouseError("paused")
    if not 0 <= seat < position.players:
        raise HouseError("no-seat", last=position.players - 1)
    return position


def _act(
    log: Addition, seat: int, actions: Sequence[Action], thought: Thought | None = None
) -> None:
    """Legal actions are taken, and the dice that follow fall."""
    log.add(Acted(seat, tuple(action.notation for action in actions), thought), actions)
    throw_dice(log)


def _build(position: Position, seat: int, actions: Sequence[Action]) -> Draft:
    """These actions as a draft; that they are refused depends on nothing the seat may not know."""
    draft = Draft(position, seat)
    for action in actions:
        if draft.effect is Effect.ROLLS:
            raise HouseError("dice-first")
        if not draft.is_open:
            raise HouseError("confirm-first")
        if refusal := draft.refusal(action):
            raise RefusedByRules(refusal)
        draft.add(action)
    return draft


def _read(position: Position, action: Written) -> Action:
    """An action in the words of a position, however it was written; BadNotation if it is none."""
    if isinstance(action, str):
        return position.action(_number(position.game, action))
    if not all(isinstance(value, str | int) for value in action.values()):
        raise BadNotation("fields of an action are texts or numbers")
    return position.action(_number(position.game, tuple(action.items())))


@lru_cache(1 << 14)
def _number(game: Game, face: str | tuple[tuple[str, str | int], ...]) -> int:
    """The same ones come again and again."""
    return game.action(face if isinstance(face, str) else dict(face)).number


def _pauses(table: Table) -> int:
    """How many pauses there were since somebody moved: without an end the log would have none."""
    pauses = 0
    for step in reversed(table.history):
        if isinstance(step.entry, Acted):
            break
        pauses += isinstance(step.entry, Paused)
    return pauses
