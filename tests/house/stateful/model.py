"""A table as anyone would describe it: who sits where, whose turn it is, and what is allowed.

The game is Thirteen, of which one needs to know only that the seats decide in turn, three times
each. Nothing here is shared with the house but what a request looks like: that they agree is what
the tests are for. What is allowed has no reasons against it; where there are several, the house may
tell any of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from jacta.house.commands import (
    MOST_PAUSES,
    MOST_SITTINGS,
    Abort,
    Act,
    AskPause,
    ComeBack,
    GiveUp,
    NextGame,
    Rematch,
    Request,
    Resume,
    Say,
    SeatBot,
    SetDraft,
    Sit,
    Stand,
)

__all__ = ["ILLEGAL", "ModelTable", "Sitter"]

DECISIONS = 3  # of each seat in a game
ILLEGAL = "illegal"  # refused by the rules of the game


@dataclass
class Sitter:
    """Who has a chair: a person, somebody whom a person brought along, or a bot."""

    by: str
    is_bot: bool = False
    is_companion: bool = False
    away: bool = False
    lost: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        return self.is_bot or self.away or self.lost


@dataclass
class ModelTable:
    """What there is to know of a table; `rankings` are told by the house once a game has ended."""

    opener: str
    players: int
    games: int
    absent: str
    kept_for: Sequence[str | None] = ()
    chairs: list[Sitter | None] = field(default_factory=list)
    round: int = -1
    decisions: int = 0
    ended: int = 0
    is_aborted: bool = False
    is_paused: bool = False
    wants_pause: set[int] = field(default_factory=set)
    pauses: int = 0
    sittings: dict[str, int] = field(default_factory=dict)
    draft: tuple[int, tuple[str, ...]] | None = None
    said: int = 0
    rematch: str | None = None
    rankings: list[tuple[int, ...]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chairs = self.chairs or [None] * self.players

    # -- how it stands

    @property
    def state(self) -> str:
        if self.is_aborted:
            return "aborted"
        if self.round < 0:
            return "open"
        return "over" if self.is_decided else "running"

    @property
    def is_decided(self) -> bool:
        """Two points for everybody one has beaten, one for an equal: whether all is said."""
        if self.ended == 0:
            return False
        points = [0] * self.players
        for game, ranks in enumerate(self.rankings[: self.ended]):
            for chair in range(self.players):
                mine = ranks[self.seat_of(chair, game)]
                others = [ranks[self.seat_of(c, game)] for c in range(self.players) if c != chair]
                points[chair] += sum(2 * (other > mine) + (other == mine) for other in others)
        first, second = sorted(points, reverse=True)[:2]
        left = self.games - self.ended
        return left == 0 or second + left * 2 * (self.players - 1) < first

    @property
    def is_over(self) -> bool:
        return self.state in ("over", "aborted")

    @property
    def is_playing(self) -> bool:
        return self.round == self.ended and not self.is_aborted

    @property
    def acting(self) -> tuple[int, ...]:
        """The seat whose turn it is."""
        if not self.is_playing or self.is_paused:
            return ()
        return (self.decisions % self.players,)

    @property
    def built(self) -> tuple[str, ...]:
        """What the seat whose turn it is has built."""
        if self.draft is None or not self.acting or self.draft[0] != self.decisions:
            return ()
        return self.draft[1]

    def seat_of(self, chair: int, round: int) -> int:
        return (chair + round) % self.players

    def chair_of(self, seat: int) -> int:
        return (seat - self.round) % self.players

    def sitter(self, chair: int) -> Sitter | None:
        return self.chairs[chair] if 0 <= chair < self.players else None

    def own(self, by: str) -> list[int]:
        found = enumerate(self.chairs)
        return [n for n, each in found if each is not None and each.by == by and not each.is_bot]

    @property
    def present(self) -> set[int]:
        """The chairs whose people are there."""
        found = enumerate(self.chairs)
        return {n for n, each in found if each is not None and not each.is_played_by_bot}

    # -- what can be asked for

    def do(self, request: Request, by: str) -> set[str]:
        """The reasons against a request; without any it is done."""
        reasons = self._reasons(request, by)
        if not reasons:
            self._done(request, by)
        return reasons

    def _reasons(self, request: Request, by: str) -> set[str]:
        match request:
            case Sit(chair=chair, companion=companion):
                kept = self.kept_for[chair] if 0 <= chair < len(self.kept_for) else None
                sits = any(not self._taken(n).is_companion for n in self.own(by))
                return self._against_taking(by, chair) | _those(
                    chair_kept=kept not in (None, by),
                    seated=sits and companion is None,
                )
            case SeatBot(chair=chair):
                others = [each for n, each in enumerate(self.chairs) if n != chair]
                return self._against_taking(by, chair) | _those(
                    not_opener=by != self.opener,
                    no_person=all(each is not None and each.is_bot for each in others),
                )
            case Stand(chair=chair):
                taken = self.sitter(chair)
                return _those(
                    begun=self.state != "open",
                    nobody=taken is None,
                    not_yours=taken is not None and taken.by != by,
                )
            case Abort():
                is_open = self.state == "open"
                return _those(
                    over=self.is_over,
                    moved=self.decisions > 0 or self.ended > 0,
                    not_opener=is_open and by != self.opener,
                    not_seated=not is_open and by != self.opener and not self.own(by),
                )
            case Act(seat=seat, actions=actions) | SetDraft(seat=seat, actions=actions):
                return self._against_acting(by, seat, actions)
            case GiveUp(chair=chair):
                taken = self.sitter(chair)
                return self._against_playing() | _those(
                    not_yours=chair not in self.own(by),
                    chair_lost=taken is not None and taken.lost,
                )
            case ComeBack(chair=chair):
                taken = self.sitter(chair)
                is_away = taken is not None and (taken.away or taken.lost)
                return _those(
                    over=self.is_over,
                    not_yours=chair not in self.own(by),
                    not_away=not is_away,
                    chair_lost=taken is not None and taken.lost,
                )
            case AskPause():
                mine = set(self.own(by)) & self.present
                is_news = not mine <= self.wants_pause or mine | self.wants_pause >= self.present
                return (
                    self._against_playing()
                    | self._against_presence(by)
                    | _those(
                        paused=self.is_paused,
                        paused_often=self.pauses >= MOST_PAUSES,
                        pause_asked=not is_news,
                    )
                )
            case Resume():
                reasons = self._against_playing() | self._against_presence(by)
                return reasons | _those(not_paused=not self.is_paused)
            case NextGame():
                return _those(
                    over=self.is_over,
                    not_ended=self.state == "open" or self.is_playing,
                    not_seated=not self.own(by),
                )
            case Rematch():
                return _those(not_seated=not self.own(by), not_ended=not self.is_over)
            case Say():
                return set()
        raise TypeError(request)

    def _against_taking(self, by: str, chair: int) -> set[str]:
        return _those(
            begun=self.state != "open",
            no_chair=not 0 <= chair < self.players,
            chair_taken=self.sitter(chair) is not None,
            restless=self.sittings.get(by, 0) >= MOST_SITTINGS,
        )

    def _against_playing(self) -> set[str]:
        is_open = self.state == "open"
        return _those(not_begun=is_open, over=not is_open and not self.is_playing)

    def _against_presence(self, by: str) -> set[str]:
        mine = set(self.own(by))
        return _those(not_seated=not mine, away=bool(mine) and not mine & self.present)

    def _against_acting(self, by: str, seat: int, actions: Sequence[object]) -> set[str]:
        taken = self.sitter(self.chair_of(seat)) if seat < self.players else None
        is_turn = seat in self.acting
        return self._against_playing() | _those(
            paused=self.is_paused,
            no_seat=seat >= self.players,
            not_yours=taken is None or taken.by != by or taken.is_bot,
            away=taken is not None and (taken.away or taken.lost),
            illegal=bool(actions) and not is_turn,
        )

    # -- what it leads to

    def _done(self, request: Request, by: str) -> None:
        match request:
            case Sit(chair=chair, companion=companion):
                self._seat(chair, Sitter(by, is_companion=companion is not None))
            case SeatBot(chair=chair):
                self._seat(chair, Sitter(by, is_bot=True))
            case Stand(chair=chair):
                self.chairs[chair] = None
            case Abort():
                self.is_aborted = True
            case Act():
                self.decide()
            case SetDraft(actions=actions, confirm=confirm):
                written = tuple(str(action) for action in actions)
                if written and (confirm or written[-1].startswith("swap")):
                    self.decide()
                else:
                    self.draft = self.decisions, written
            case GiveUp(chair=chair):
                self.leave(chair, lost=True)
            case ComeBack(chair=chair):
                self._taken(chair).away = False
            case AskPause():
                self.wants_pause |= set(self.own(by)) & self.present
                if self.wants_pause >= self.present:
                    self.is_paused, self.wants_pause = True, set()
                    self.pauses += 1
            case Resume():
                self.is_paused = False
            case NextGame():
                self._begin()
            case Say():
                self.said += 1

    def decide(self) -> None:
        """Whoever is to act has acted, and the next one is to."""
        self.decisions += 1
        self.wants_pause, self.pauses = set(), 0
        if self.decisions == DECISIONS * self.players:
            self._end()

    def leave(self, chair: int, lost: bool) -> None:
        """Somebody is away, or has lost: then it may be that nobody is left to play against."""
        taken = self._taken(chair)
        taken.away, taken.lost = not lost, lost
        if lost:
            fighting = [each for each in self.chairs if each is not None and not each.lost]
            if len(fighting) <= 1 or all(each.is_bot for each in fighting):
                self._end()

    def _seat(self, chair: int, sitter: Sitter) -> None:
        self.chairs[chair] = sitter
        self.sittings[sitter.by] = self.sittings.get(sitter.by, 0) + 1
        if all(each is not None for each in self.chairs):
            self._begin()

    def _begin(self) -> None:
        """A game begins: who lost the last one plays again, who was away still is."""
        self.round, self.decisions = self.round + 1, 0
        for each in self.chairs:
            assert each is not None
            each.lost = False

    def _end(self) -> None:
        self.ended += 1
        self.is_paused, self.wants_pause, self.draft = False, set(), None

    def _taken(self, chair: int) -> Sitter:
        taken = self.chairs[chair]
        assert taken is not None
        return taken


def _those(**reasons: bool) -> set[str]:
    """The codes of the reasons that hold."""
    return {name.replace("_", "-") for name, holds in reasons.items() if holds}
