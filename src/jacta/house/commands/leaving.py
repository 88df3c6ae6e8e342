"""Leaving a game: for a while or for good, by one's own will or because the time is up."""

from __future__ import annotations

from jacta.house.commands.addition import Addition
from jacta.house.commands.claims import check_opener, in_play, own_chairs
from jacta.house.commands.command import Command, HouseCommand, Place
from jacta.house.commands.course import end, open_seeds
from jacta.house.errors import HouseError
from jacta.house.table.entries import Aborted, Left, Returned, Why
from jacta.house.table.table import Table

__all__ = ["Abort", "ComeBack", "Depart", "GiveUp", "TimeIsUp"]


class Abort(Command, frozen=True, tag="abort"):
    """Close the table before the first move. Once the dice of a rated game have fallen nobody can:
    who asks for it then gives the game up."""

    makes_leave = True

    def apply(self, log: Addition, by: str) -> None:
        """Whoever opened it may, and who has a chair once all sit."""
        table = log.table
        if table.is_over:
            raise HouseError("over")
        if table.is_shared:
            raise HouseError("same-dice-once")
        if any(seat >= 0 for seat, _ in table.moves) or table.rounds:
            raise HouseError("moved")
        if table.is_open:
            check_opener(table, by)
        elif table.settings.rated:  # all sit, and the dice of all games fall as they begin
            for chair in own_chairs(table, by):
                _lose(log, _left(log, chair, "gave-up", lost=True))
            return
        elif by != table.opened.by:
            own_chairs(table, by)
        log.add(Aborted("players", open_seeds(log)))


class GiveUp(Command, frozen=True, tag="give-up"):
    """Give the running game up."""

    makes_leave = True

    chair: Place

    def apply(self, log: Addition, by: str) -> None:
        """The chair comes last, and a bot plays on where others still play."""
        in_play(log.table)
        if self.chair not in log.table.chairs_of(by):
            raise HouseError("not-yours")
        _lose(log, _left(log, self.chair, "gave-up", lost=True))


class Depart(HouseCommand, frozen=True):
    """Somebody leaves a match for good: the game is given up, and a bot has the chair in those to
    come."""

    makes_leave = True

    chair: Place

    def apply(self, log: Addition, by: str) -> None:
        table, chair = log.table, self.chair
        if table.is_open:
            raise HouseError("not-begun")
        if table.is_over:
            raise HouseError("over")
        if chair not in table.chairs_of(by):
            raise HouseError("not-yours")
        taken = table.chairs[chair]
        assert taken is not None
        if taken.gone:
            raise HouseError("chair-lost")
        if table.is_playing and not taken.lost:
            _lose(log, _left(log, chair, "gone", lost=True))
        else:
            log.add(_left(log, chair, "gone", taken.lost))


class TimeIsUp(HouseCommand, frozen=True):
    """The time of a chair is up, as was seen at entry `n`, holidays counted: the table's rule says
    what follows."""

    makes_leave = True

    chair: Place
    n: int

    def apply(self, log: Addition, by: str) -> None:
        table = log.table
        in_play(table)
        if self.chair not in table.timers.running or table.n != self.n:
            raise HouseError("in-time")
        left = _left(log, self.chair, "absent", lost=table.settings.absent == "lost")
        if left.lost:
            _lose(log, left)
        else:
            log.add(left)


class ComeBack(Command, frozen=True, tag="come-back"):
    """Take a chair back from the bot that kept it."""

    chair: Place

    def is_for_chair(self, table: Table, chair: int) -> bool:
        return self.chair == chair

    def apply(self, log: Addition, by: str) -> None:
        table = log.table
        if table.is_over:
            raise HouseError("over")
        if self.chair not in table.chairs_of(by):
            raise HouseError("not-yours")
        taken = table.chairs[self.chair]
        if taken is None or taken.left is None:
            raise HouseError("not-away")
        if taken.lost or taken.gone:
            raise HouseError("chair-lost")
        log.add(Returned(self.chair))


def _left(log: Addition, chair: int, why: Why, lost: bool) -> Left:
    """Somebody leaves, and the level that is nearest to them decides from here on."""
    return Left(chair, why, lost, log.stand_ins.get(chair))


def _lose(log: Addition, left: Left) -> None:
    """A chair is lost; with one other left, or no person at all, the game is over."""
    position = in_play(log.table)
    if log.table.seat_of(left.chair) in log.table.lost:
        raise HouseError("chair-lost")
    table = log.add(left)
    people = [c for c in table.chairs if c and not (c.sat.bot or c.lost or c.gone)]
    if not people or position.players - len(table.lost) <= 1:
        end(log)
