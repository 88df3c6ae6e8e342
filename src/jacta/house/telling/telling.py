"""The one door: what a chair, or a spectator, is told of a table.

Every byte about a game that leaves the house is made here, from the view of a seat, from the
events it may see and from what is public. Two tables that differ only in what a seat may not know
give it the same bytes. A message is the same for all who look through one chair, so it is encoded
once for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from jacta.engine.draft import Draft, Effect
from jacta.engine.position import Position
from jacta.engine.rules import SPECTATOR
from jacta.engine.values import Event
from jacta.house.table.entries import (
    Aborted,
    Acted,
    Began,
    Drew,
    Ended,
    Hinted,
    Left,
    PauseAsked,
    Recommitted,
    Rematched,
    Resumed,
    Returned,
    Revealed,
    Salted,
    Sat,
    Stood,
    trouble_of,
)
from jacta.house.table.rounds import Step
from jacta.house.table.table import Table
from jacta.house.telling.news import (
    ChairTold,
    DraftTold,
    EffectTold,
    Facts,
    FormerDice,
    Game,
    Happening,
    News,
    Now,
    Why,
)
from jacta.house.telling.payloads import (
    odds_of,
    written_actions,
    written_events,
    written_odds,
    written_view,
)
from jacta.house.telling.surroundings import Surroundings, deadline
from jacta.house.telling.wording import Wording

__all__ = ["Bulletin", "encode", "tell", "tell_draft"]


_encoder = msgspec.json.Encoder()
# A draft that throws confirms itself; one that throws because of what others did since then waits.
_EFFECTS: dict[Effect, EffectTold] = {
    Effect.OPEN: "open",
    Effect.ROLLS: "ends",
    Effect.ENDS: "ends",
    Effect.REVEALS: "reveals",
}
_CHANGES = {
    Sat,
    Stood,
    Began,
    Ended,
    Left,
    Returned,
    Aborted,
    Revealed,
    Recommitted,
    Salted,
    Rematched,
}


def encode(message: msgspec.Struct) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


class Bulletin:
    """What there is to tell of a table as it stands; what all are told alike is made once."""

    def __init__(self, id: str, table: Table, around: Surroundings) -> None:
        self._id, self._table, self._around = id, table, around
        self._wordings: dict[str, Wording] = {}
        self._steps: dict[tuple[int, int, str | None], list[Happening]] = {}
        self._changed: dict[int, bool] = {}
        self._now: Now | None = None
        self._facts: dict[str | None, Facts] = {}
        self._shown: bytes | None = None

    def news(
        self,
        chair: int,
        after: int,
        draft: Draft | UnsetType | None = UNSET,
        facts: bool = False,
        language: str | None = None,
    ) -> News:
        """All that a chair (−1: a spectator) may know of what happened after a number, and of now.

        The facts come along where they changed, or where they are asked for. A draft is told to
        its own seat only, also that there is none. With a language all of it is in words too.
        """
        wording = self._wording(language)
        return News(
            table=self._id,
            chair=chair,
            after=after,
            steps=self._told_steps(chair, after, wording),
            now=self._state(chair, draft, wording),
            facts=self._told_facts(wording) if facts or self._have_changed(after) else UNSET,
        )

    def _wording(self, language: str | None) -> Wording | None:
        if language is None:
            return None
        if language not in self._wordings:
            self._wordings[language] = Wording(self._table, self._around, language)
        return self._wordings[language]

    def _happenings(self, chair: int, after: int, wording: Wording | None) -> list[Happening]:
        table = self._table
        eyes = chair if table.game.hidden else SPECTATOR
        known = eyes, after, wording.language if wording is not None else None
        if known not in self._steps:
            new = table.history.since(after)
            self._steps[known] = [_happening(table, step, chair, wording) for step in new]
        return self._steps[known]

    def _told_steps(self, chair: int, after: int, wording: Wording | None) -> list[Happening]:
        """What happened, and in a language also what was on the table where more followed."""
        steps = self._happenings(chair, after, wording)
        if wording is None or after <= 0:
            return steps
        seat, last = _seat(self._table, chair), max((s.n for s in steps if s.events), default=0)
        known = {n: position for n, position in self._table.recent if n < last}
        return [
            msgspec.structs.replace(step, view=written_view(known[step.n], seat))
            if step.events and step.n in known
            else step
            for step in steps
        ]

    def _have_changed(self, after: int) -> bool:
        """Whether the facts are others than they were at a number."""
        if after not in self._changed:
            new = {type(step.entry) for step in self._table.history.since(after)}
            self._changed[after] = after <= 0 or not _CHANGES.isdisjoint(new)
        return self._changed[after]

    def _state(self, chair: int, draft: Draft | UnsetType | None, wording: Wording | None) -> Now:
        table = self._table
        if self._now is None:
            self._now = _public_now(table, self._around)
        position, seat = table.position, _seat(table, chair)
        told: DraftTold | UnsetType | None = UNSET
        if chair >= 0 and draft is not UNSET:
            told = None
        if position is None:
            return self._now if told is UNSET else msgspec.structs.replace(self._now, draft=None)
        acts = seat in table.acting and table.bot_of(seat) is None
        if isinstance(draft, Draft) and acts and draft.seat == seat:
            told = tell_draft(draft, table, wording)
        legal = position.legal_numbers(seat) if acts else []
        odds = _odds(table, position, seat, wording) if acts else None
        return msgspec.structs.replace(
            self._now,
            view=self._view(position, seat),
            legal=written_actions(table.game, legal) if acts else UNSET,
            draft=told,
            labels=wording.labels(legal) if wording is not None and acts else UNSET,
            text=wording.board(position, seat, odds) if wording is not None else UNSET,
            odds=written_odds(odds) if odds is not None else UNSET,
        )

    def _view(self, position: Position, seat: int) -> Raw:
        """Where nothing is hidden, all see the same but for the seat they look from."""
        if position.game.View is not None:
            return written_view(position, seat)
        if self._shown is None:
            _, _, self._shown = bytes(written_view(position, SPECTATOR)).partition(b",")
        return Raw(b'{"seat":%d,%b' % (seat, self._shown))

    def _told_facts(self, wording: Wording | None) -> Facts:
        language = wording.language if wording is not None else None
        if language not in self._facts:
            self._facts[language] = _told_facts(self._table, self._around, wording)
        return self._facts[language]


def tell(
    id: str,
    table: Table,
    around: Surroundings,
    chair: int,
    after: int,
    draft: Draft | UnsetType | None = UNSET,
    facts: bool = False,
    language: str | None = None,
) -> News:
    """The news of a table for one chair, or for spectators."""
    return Bulletin(id, table, around).news(chair, after, draft, facts, language)


def tell_draft(draft: Draft, table: Table, wording: Wording | None = None) -> DraftTold:
    """A draft, for the seat that builds it; where there is a wording, in words too.

    At a table without advice nothing of it is told, not even in the view; that the draft waits to
    be confirmed is.
    """
    seat, game, position, events = draft.seat, table.game, draft.position, draft.events
    actions = [action.number for action in draft.actions]
    legal = position.legal_numbers(seat) if draft.is_open else []
    if not table.settings.advice:
        position, events = draft.unadvised()
    odds = _odds(table, position, seat, wording)
    return DraftTold(
        seat=seat,
        actions=written_actions(game, actions),
        effect=_EFFECTS[draft.effect],
        events=written_events(events),
        view=written_view(position, seat),
        legal=written_actions(game, legal),
        chosen=wording.labels(actions) if wording is not None else UNSET,
        says=wording.sentences(events) if wording is not None else UNSET,
        labels=wording.labels(legal) if wording is not None else UNSET,
        text=wording.board(position, seat, odds) if wording is not None else UNSET,
        odds=written_odds(odds) if odds is not None else UNSET,
    )


def _odds(table: Table, position: Position, seat: int, wording: Wording | None) -> Any:
    """What the next throw may bring: told where the table has advice, to whoever reads words.

    Programs do without, and find the odds in the library if they like.
    """
    if wording is None or not table.settings.advice:
        return None
    return odds_of(position, seat)


def _seat(table: Table, chair: int, round: int | None = None) -> int:
    return table.seat_of(chair, round) if chair >= 0 else SPECTATOR


def _seen(events: Iterable[Event], seat: int) -> list[Event]:
    """Those of the events that a seat may see."""
    return [event for event in events if event.visible_to(seat)]


def _happening(table: Table, step: Step, chair: int, wording: Wording | None) -> Happening:
    entry, seat = step.entry, _seat(table, chair, step.round)
    if isinstance(entry, Acted | Drew):
        seen = _seen(step.events, seat)
        return Happening(
            n=step.n,
            at=step.at,
            round=step.round,
            what="acted" if step.seat >= 0 else "drew",
            seat=step.seat if step.seat >= 0 else None,
            events=written_events(seen),
            says=wording.sentences(seen, step.round) if wording is not None else [],
            trouble=trouble_of(entry),
        )
    why: Why | None = None
    seeds: tuple[str, ...] = ()
    place, lost, ended, stand_in = None, False, None, None
    match entry:
        case Sat() | Stood() | Returned() | PauseAsked() | Resumed() | Salted():
            place = entry.chair
        case Hinted():
            place = table.chair_of(entry.seat, step.round)
        case Left():
            place, why, lost = entry.chair, entry.why, entry.lost
            stand_in = table.stand_in_after(entry)
        case Aborted():
            why, seeds = entry.why, entry.seeds
        case Revealed():
            seeds = (entry.seed,)
        case Ended():
            ended = _game(entry, entry.seed)
    return Happening(
        n=step.n,
        at=step.at,
        round=step.round,
        what=entry.__struct_config__.tag,  # type: ignore[arg-type]
        chair=place,
        why=why,
        lost=lost,
        stand_in=stand_in,
        ended=ended,
        seeds=seeds,
    )


def _public_now(table: Table, around: Surroundings) -> Now:
    """How things stand, as far as everyone may know it."""
    timers, at = table.timers, table.history[-1].at
    return Now(
        n=table.n,
        at=at,
        state=table.state,
        round=table.round,
        paused=table.paused,
        pause_asked=sorted(table.pause_asked),
        acting=table.acting,
        clocks=tuple(max(0, left) for left in timers.left_at(at)),
        running=sorted(timers.running),
        deadlines=[deadline(table, around, chair) for chair in range(len(timers.left))],
    )


def _told_facts(table: Table, around: Surroundings, wording: Wording | None) -> Facts:
    chairs = range(len(table.chairs))
    return Facts(
        settings=table.settings,
        opened_by=table.opened.by,
        commitments=table.commitments,
        former=[FormerDice(each.until, each.commitments) for each in table.former],
        salts=[chair.salt or None if chair is not None else None for chair in table.chairs],
        unsalted=sorted(table.unsalted),
        chairs=[_chair(table, around, chair, wording) for chair in chairs],
        games=[_game(round.ended, round.ended.seed or table.revealed) for round in table.rounds],
        match_ranking=table.match_ranking,
        watching=around.watching,
        follows=table.opened.follows,
        rematch=table.rematch,
        spectators=around.spectators,
    )


def _chair(table: Table, around: Surroundings, number: int, wording: Wording | None) -> ChairTold:
    chair, seat = table.chairs[number], table.seat_of(number)
    if chair is None:
        kept = table.opened.kept_for[number] if table.opened.kept_for else None
        return ChairTold(number, seat, name=around.kept.get(kept or "") or None, kept_for=kept)
    sat = chair.sat
    return ChairTold(
        chair=number,
        seat=seat,
        who=sat.who,
        name=wording.chair_name(number) if wording else around.names.get(sat.who, ""),
        bot=sat.bot,
        is_bot=sat.bot is not None or sat.who in around.bots,
        present=sat.bot is not None or sat.by in around.present,
        stand_in=table.stand_in(chair),
        lost=chair.lost,
        avatar=around.avatars.get(sat.who),
    )


def _game(ended: Ended, seed: str | None) -> Game:
    return Game(ended.ranking, seed or None, ended.scores, ended.lost)
