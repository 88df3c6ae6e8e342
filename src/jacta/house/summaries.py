"""What is stored beside the entries of a table: how the lobby shows it, and work that is due."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from jacta.house.clock import SECOND
from jacta.house.days import ends_at
from jacta.house.ids import PersonId, TableId
from jacta.house.store.lobby import ChairSummary, Summary
from jacta.house.store.people.played import Outcome, Played
from jacta.house.store.people.results import Result
from jacta.house.table.entries import Acted, Ended, Entry
from jacta.house.table.table import Table

__all__ = [
    "changed_summary",
    "deadline_lease",
    "due_work",
    "played_of",
    "reached_by",
    "result_of",
    "summary_of",
]

_NEXT_GAME_AFTER = 60 * SECOND


def summary_of(table: Table) -> Summary:
    chairs = enumerate(table.chairs)
    return Summary(
        game=table.game.name,
        state=table.state,
        public=table.settings.public,
        rated=table.settings.rated,
        live=table.settings.pace.__struct_config__.tag == "live",
        chairs=tuple(
            ChairSummary(number, PersonId(chair.sat.who) if chair else None)
            for number, chair in chairs
        ),
    )


def changed_summary(before: Table, after: Table) -> Summary | None:
    """What the lobby has to know of a table, if it has changed."""
    if before.chairs == after.chairs and before.state == after.state:
        return None
    return summary_of(after)


def result_of(before: Table, after: Table) -> Result | None:
    """What somebody has just reached alone, or with the dice of a day, if it counts.

    It does if the person played from the set-up to the end, with nobody's help; what is played
    daily does if its day is not over, for then its dice may be known. Clocks of two processes may
    differ: what one of them has revealed is known. The dice of a challenge may always be known.
    """
    settings, round = after.settings, len(after.rounds) - 1
    day = None if settings.daily is UNSET else settings.daily
    if len(before.rounds) > round or settings.start is not UNSET:
        return None
    if settings.challenge is not UNSET or (settings.players > 1 and day is None):
        return None
    ended, own = after.rounds[round].ended, [c for c in after.chairs if c and c.sat.bot is None]
    if len(own) != 1:
        return None
    (chair,) = own
    seat = after.seat_of(after.chairs.index(chair), round)
    reached = reached_by(after, seat)
    steps = [step for step in after.history if step.round == round and step.seat == seat]
    helped = any(isinstance(step.entry, Acted) and step.entry.thought for step in steps)
    if reached is None or ended.lost or helped:
        return None
    if day is not None and (after.revealed or after.history[-1].at >= ends_at(day)):
        return None
    return Result(
        PersonId(chair.sat.who),
        after.game.name,
        round,
        settings.board,
        settings.options,
        day,
        reached,
        settings.players,
    )


def reached_by(table: Table, seat: int) -> int | None:
    """What a seat reached in the last game, by which it is compared with others who had the same
    dice: its points, alone; else by how much it was before the best of the others, as the game
    ranks them. None where there are no points."""
    ended = table.rounds[-1].ended
    if len(ended.ranking) == 1:
        return ended.scores[0] if ended.scores is not None else None
    assert table.position is not None
    merits = list(table.position.merits)
    return merits.pop(seat) - max(merits)


def played_of(before: Table, after: Table) -> tuple[Played, ...]:
    """How a game that is just over went for every chair."""
    settings, round = after.settings, len(after.rounds) - 1
    if len(before.rounds) > round:
        return ()
    ended = after.rounds[round].ended
    return tuple(
        Played(
            round=round,
            chair=number,
            person=PersonId(chair.sat.who),
            game=after.game.name,
            players=settings.players,
            outcome=_outcome(ended, seat),
            rank=ended.ranking[seat],
            score=ended.scores[seat] if ended.scores and seat not in ended.lost else None,
            listed=settings.public and settings.records == "public",
            counts=settings.start is UNSET and settings.challenge is UNSET,
        )
        for number, chair in enumerate(after.chairs)
        if chair is not None
        for seat in (after.seat_of(number, round),)
    )


def _outcome(ended: Ended, seat: int) -> Outcome:
    if len(ended.ranking) == 1:
        return "alone"
    if ended.ranking[seat] > 1:
        return "lost"
    return "drawn" if ended.ranking.count(1) > 1 else "won"


def deadline_lease(id: TableId) -> str:
    """The work of looking whose time is up at a table; houses of before have it by this name."""
    return f"clock/{id}"


def due_work(
    id: TableId, before: Table, after: Table, entries: Sequence[Entry], posted: int, now: int
) -> dict[str, int | None]:
    """The work that comes due with these entries, or is done with.

    Entries of a table never go back in time, but the clock may: what is due now is due by the
    clock.

    A deadline is posted only if it is earlier than the one that was: whoever looks after it
    finds out that there is time left, and posts it anew. So most moves post none. `posted` is
    when somebody is to look already.
    """
    due: dict[str, int | None] = {}
    at = after.history[-1].at
    if any(after.bot_of(seat) is not None for seat in after.acting):
        due[f"bot/{id}"] = min(at, now)
    ends = [e for c in after.timers.running if (e := after.timers.deadline(c)) is not None]
    if ends and (posted <= at or min(ends) < posted):
        due[deadline_lease(id)] = min(ends)
    if before.is_open and not after.is_open:
        due[f"open/{id}"] = None
    if any(isinstance(entry, Ended) for entry in entries):
        if after.settings.rated:
            due[f"rate/{id}/{after.round}"] = min(at, now)
        if not after.is_over:
            due[f"next/{id}"] = min(at, now) + _NEXT_GAME_AFTER
    if after.is_over and not before.is_over:
        due[deadline_lease(id)] = None
    return due
