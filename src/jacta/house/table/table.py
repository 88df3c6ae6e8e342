"""A table: the fold of its log. Everything here is pure; `commands` says what may be added."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from msgspec import UNSET

from jacta.bots import stand_in as usual_stand_in
from jacta.engine.errors import JactaError
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.record import LOST, Proof, Record
from jacta.engine.values import Action, Event, Outcome
from jacta.house.clock import SECOND
from jacta.house.errors import HouseError
from jacta.house.table.chairs import Chair
from jacta.house.table.entries import (
    Aborted,
    Acted,
    Began,
    Drew,
    Ended,
    Entry,
    Hinted,
    Left,
    Opened,
    PauseAsked,
    Paused,
    Recommitted,
    Rematched,
    Resumed,
    Returned,
    Revealed,
    Salted,
    Sat,
    Settings,
    Stood,
    trouble_of,
)
from jacta.house.table.history import History
from jacta.house.table.match import match_ranking
from jacta.house.table.rounds import Dice, Former, Move, Round, Step, start_of
from jacta.house.table.timers import Timers

__all__ = ["FindGame", "Table", "fold"]

FindGame: TypeAlias = Callable[[str], Game]

# So many positions are kept: news of a move seldom have more steps.
_RECENT = 12
# What somebody who comes back has on the clock at least.
_TO_COME_BACK = 60 * SECOND


@dataclass(frozen=True)
class Table:
    """All that a log says.

    `position` is there once the first game has begun, and stays until the next one begins.
    `acting` are the seats that are to act now; `moves` are those of the running game; `recent` are
    the numbers of its last steps, each with the position it led to; `dice` what its dice follow
    from. `former` are the commitments that counted until the house was brought back from a backup,
    each with the time of that, and `unsalted` the chairs of people who may add another salt since.
    `revealed` is the seed of dice that others have too, once the day or the challenge is over.
    `hinted` has who asked for a hint in the running game, each with the number of moves before it.
    """

    game: Game
    opened: Opened
    chairs: tuple[Chair | None, ...]
    timers: Timers
    n: int = 1
    round: int = 0
    position: Position | None = None
    acting: tuple[int, ...] = ()
    moves: History[Move] = field(default_factory=History, repr=False)
    recent: tuple[tuple[int, Position], ...] = field(default=(), repr=False)
    rounds: tuple[Round, ...] = ()
    commitments: tuple[str, ...] = ()
    dice: tuple[Dice, ...] = ()
    hinted: tuple[tuple[int, int], ...] = ()
    former: tuple[Former, ...] = ()
    unsalted: frozenset[int] = frozenset()
    paused: bool = False
    pause_asked: frozenset[int] = frozenset()
    aborted: Aborted | None = None
    rematch: str | None = None
    revealed: str | None = None
    history: History[Step] = field(default_factory=History, repr=False)

    # -- what it is

    @property
    def settings(self) -> Settings:
        return self.opened.settings

    @property
    def salts_in_play(self) -> tuple[str, ...]:
        """The salts of the running game, in the order of the seats."""
        return self.dice[-1].salts if self.dice else ()

    @property
    def is_open(self) -> bool:
        """Whether chairs may be taken still."""
        return self.position is None and self.aborted is None

    @property
    def is_playing(self) -> bool:
        """Whether a game is running; it may be paused."""
        return self.position is not None and len(self.rounds) == self.round and self.aborted is None

    @property
    def is_shared(self) -> bool:
        """Whether others have the same dice, at tables of their own: of a day, or a challenge."""
        return self.settings.daily is not UNSET or self.settings.challenge is not UNSET

    @property
    def is_unattended(self) -> bool:
        """Whether bots have all chairs, so that nobody waits for a move."""
        return all(chair is not None and chair.sat.bot is not None for chair in self.chairs)

    @property
    def is_secret(self) -> bool:
        """Whether only its own player may look: others have the same dice before them."""
        return self.is_shared and self.revealed is None

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played here."""
        return self.aborted is not None or self.match_ranking is not None

    @property
    def state(self) -> Literal["open", "running", "over", "aborted"]:
        """The state in one word, as the lobby has it."""
        if self.aborted is not None:
            return "aborted"
        if self.position is None:
            return "open"
        return "over" if self.is_over else "running"

    @property
    def match_ranking(self) -> tuple[int, ...] | None:
        """The ranks of the chairs in the whole match, once it is decided."""
        if not self.rounds:
            return None
        rankings = [
            tuple(
                round_.ended.ranking[self.seat_of(chair, number)]
                for chair in range(self.settings.players)
            )
            for number, round_ in enumerate(self.rounds)
        ]
        return match_ranking(rankings, self.settings.games, self.game.match)

    # -- chairs and seats

    def seat_of(self, chair: int, round: int | None = None) -> int:
        """The seat that a chair has in a game of the match: one further in each."""
        return (chair + (self.round if round is None else round)) % len(self.chairs)

    def chair_of(self, seat: int, round: int | None = None) -> int:
        """The chair that has a seat in a game of the match."""
        return (seat - (self.round if round is None else round)) % len(self.chairs)

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides for a seat, if it is not its person."""
        chair = self.chairs[self.chair_of(seat)]
        assert chair is not None
        return self.stand_in(chair) if chair.left else chair.sat.bot

    def stand_in(self, chair: Chair) -> str | None:
        """The bot that decides for the person of a chair who is away; None if nobody is."""
        return None if chair.left is None else self.stand_in_after(chair.left)

    def stand_in_after(self, left: Left) -> str:
        """The bot that decides for somebody who left so."""
        return left.stand_in or self.settings.stand_in or usual_stand_in(self.game)

    @property
    def lost(self) -> tuple[int, ...]:
        """The seats that are lost in the running game."""
        lost = (c for c, chair in enumerate(self.chairs) if chair is not None and chair.lost)
        return tuple(sorted(self.seat_of(chair) for chair in lost))

    def chairs_of(self, who: str) -> tuple[int, ...]:
        """The chairs that a person speaks for."""
        return tuple(
            number
            for number, chair in enumerate(self.chairs)
            if chair is not None and chair.is_of(who)
        )

    @property
    def people(self) -> tuple[int, ...]:
        """The chairs of people who are there."""
        return tuple(
            number
            for number, chair in enumerate(self.chairs)
            if chair is not None and chair.sat.bot is None and chair.left is None
        )

    def salts(self, round: int) -> tuple[str, ...]:
        """The salts of all seats of a game, in their order; shared dice have none."""
        if self.is_shared:
            return ()
        chairs = (self.chairs[self.chair_of(s, round)] for s in range(self.settings.players))
        return tuple(chair.salt for chair in chairs if chair is not None)

    @property
    def deciding(self) -> int:
        """At which point of the game a bot decides now: by the entries of the log; where others
        have the same dice by the moves, so that the same moves are met by the same answer."""
        return len(self.moves) if self.is_shared else self.n

    # -- the fold

    def after(
        self, entry: Entry, at: int, steps: Sequence[Action | Outcome] | None = None
    ) -> Table:
        """The table with one more entry, which was stored at this time.

        `steps` are the actions or the outcome of which the entry has the notation, where the
        caller has them: a log that is read has the notation only.
        """
        events: list[Event] = []
        table, seat = self, -1
        match entry:  # most of them are moves
            case Acted():
                seat = entry.seat
                table = table._stepped(seat, entry.actions, steps, events)
                if self.unsalted:
                    table = table._with(unsalted=self.unsalted - {self.chair_of(seat)})
            case Drew():
                table = table._stepped(-1, (entry.outcome,), steps, events)
            case Hinted():
                hinted = (*table.hinted, (len(table.moves), entry.seat))
                table = table._with(hinted=hinted)
            case Sat():
                table = table._with_chair(entry.chair, Chair(entry))
            case Stood():
                table = table._with_chair(entry.chair, None)
            case Began():
                table = table._begun(entry.game)
            case Ended():
                rounds = (*table.rounds, Round(table.moves, entry, table.dice, table.hinted))
                table = table._with(rounds=rounds, paused=False, pause_asked=frozenset())
            case Left():
                table = table._with_left(entry.chair, entry)
                table = table._with(timers=table.timers.stopped(at, [entry.chair]))
            case Returned():
                table = table._with_left(entry.chair, None)
                table = table._with(timers=table.timers.with_at_least(entry.chair, _TO_COME_BACK))
            case PauseAsked():
                table = table._with(pause_asked=table.pause_asked | {entry.chair})
            case Paused():
                table = table._with(paused=True, pause_asked=frozenset())
            case Resumed():
                table = table._with(paused=False)
            case Aborted():
                table = table._with(aborted=entry)
            case Revealed():
                table = table._with(revealed=entry.seed)
            case Recommitted():
                table = table._recommitted(entry, at)
            case Salted():
                chair = table.chairs[entry.chair]
                assert chair is not None
                table = table._with_chair(entry.chair, replace(chair, other_salt=entry.salt))
                table = table._with(unsalted=table.unsalted - {entry.chair})._with_dice()
            case Rematched():
                table = table._with(rematch=entry.table)
            case Opened():
                raise JactaError("a table is opened once")
        step = Step(self.n + 1, at, table.round, entry, seat, tuple(events))
        return table._timed(at, n=step.n, history=self.history.plus(step))

    def _with(self, **changes: Any) -> Table:
        """Like dataclasses.replace, in a tenth of the time: every move does it several times."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.__dict__.update(changes)
        return table

    def _with_chair(self, number: int, chair: Chair | None) -> Table:
        return self._with(chairs=(*self.chairs[:number], chair, *self.chairs[number + 1 :]))

    def _with_left(self, number: int, left: Left | None) -> Table:
        chair = self.chairs[number]
        assert chair is not None
        return self._with_chair(number, replace(chair, left=left))

    def _begun(self, round: int) -> Table:
        """A new game: whoever had lost the last one is there again, unless for ever gone."""
        position, timers = start_of(self.game, self.settings), _timers(self.settings)
        chairs = tuple(chair.in_next_game() if chair else None for chair in self.chairs)
        table = self._with(chairs=chairs, position=position, timers=timers, round=round)
        return table._with(moves=History(), recent=(), acting=(), dice=(), hinted=())._with_dice()

    def _recommitted(self, entry: Recommitted, at: int) -> Table:
        """Other commitments and other salts, for the running game and those to come."""
        chairs = tuple(
            replace(chair, other_salt=salt) if chair is not None and salt is not None else chair
            for chair, salt in zip(self.chairs, entry.salts, strict=True)
        )
        people = [c for c, chair in enumerate(chairs) if chair is not None and not chair.sat.bot]
        return self._with(
            chairs=chairs,
            commitments=entry.commitments,
            former=(*self.former, Former(at, self.commitments)),
            unsalted=frozenset() if self.is_shared or self.is_over else frozenset(people),
        )._with_dice()

    def _with_dice(self) -> Table:
        """From here on the dice of the running game follow from what counts now."""
        if not self.is_playing:
            return self
        now = Dice(len(self.moves), self.commitments[self.round], self.salts(self.round))
        return self._with(dice=(*self.dice, now))

    def _stepped(
        self,
        seat: int,
        notation: Sequence[str],
        steps: Sequence[Action | Outcome] | None,
        events: list[Event],
    ) -> Table:
        """Where the game stands after some steps; who has asked for a pause asked in this turn."""
        position, asked = self.position, self.pause_asked
        assert position is not None
        turn = position.turn
        for step in notation if steps is None else steps:
            if isinstance(step, Outcome) or seat < 0:
                position = position.chance(step, events)  # type: ignore[arg-type]
            else:
                position = position.follow(seat, step, events)
        moves = self.moves.plus(*((seat, line) for line in notation))
        recent = (*self.recent[1 - _RECENT :], (self.n + 1, position))
        if asked and position.turn != turn:
            asked = frozenset()
        return self._with(position=position, moves=moves, recent=recent, pause_asked=asked)

    def _timed(self, at: int, **changes: Any) -> Table:
        """Who is to act now, and whose time runs; a throw in between stops nobody's."""
        position = self.position
        if position is None or self.paused or not self.is_playing:
            return self._with(acting=(), timers=self.timers.stopped(at), **changes)
        if position.is_chance:
            return self._with(acting=(), **changes)
        acting = position.actors
        running = {self.chair_of(seat) for seat in acting if self.bot_of(seat) is None}
        timers = self.timers.after(at, running, position.turn)
        return self._with(acting=acting, timers=timers, **changes)

    # -- records

    def record(self, names: Sequence[str], round: int | None = None) -> Record:
        """A game of the match as a record; its seed is told when it is over, or its day is.

        `names` are those of the chairs.
        """
        number = self.round if round is None else round
        if self.position is None or not 0 <= number <= self.round:
            raise HouseError("no-record")
        over = number < len(self.rounds)
        seed = self.rounds[number].ended.seed if over else None
        if not over and self.aborted is not None:
            seed = next(iter(self.aborted.seeds), None)
        if self.game.hidden and seed is None:
            raise HouseError("record-of-secrets")
        moves = self.rounds[number].moves if over else self.moves
        ended = self.rounds[number].ended if over else None
        dice = self.rounds[number].dice if over else self.dice
        proofs = [(each.after, self._proof(number, each, seed or self.revealed)) for each in dice]
        (_, first), *others = proofs
        record = Record(
            self.game,
            start_of(self.game, self.settings),
            [names[self.chair_of(seat, number)] for seat in range(self.settings.players)],
            f"{self._source} {first.commitment}",
            first,
            ended.lost if ended else (),
        )
        troubles = self._troubles(number)
        asked = list(self.rounds[number].hinted if over else self.hinted)
        for place, (seat, step) in enumerate(moves):
            while asked and asked[0][0] <= place:
                record.note_hint(asked.pop(0)[1])
            if place in troubles:
                record.trouble(troubles[place])
            while others and others[0][0] <= place:
                record.prove(others.pop(0)[1])
            if seat < 0:
                record.chance(step)
            else:
                record.act(seat, step)
        for _, seat in asked:
            record.note_hint(seat)
        for _, proof in others:
            record.prove(proof)
        return record

    @property
    def _source(self) -> str:
        """Where the dice come from, as a record names it."""
        if self.settings.daily is not UNSET:
            return f"daily {self.settings.daily}"
        if self.settings.challenge is not UNSET:
            return f"challenge {self.settings.challenge}"
        return "fair"

    def _troubles(self, round: int) -> dict[int, str]:
        """Why the house decided in place of a bot, by the number of moves before that."""
        found, moves = dict[int, str](), 0
        for step in self.history:
            if step.round == round and isinstance(step.entry, Acted):
                if (why := trouble_of(step.entry)) is not None:
                    found[moves] = why
                moves += len(step.entry.actions)
            elif step.round == round and isinstance(step.entry, Drew):
                moves += 1
        return found

    def _proof(self, round: int, dice: Dice, seed: str | None) -> Proof:
        """What is told of the dice of a game; the seed of a former commitment nobody has."""
        if dice.commitment != self.commitments[round]:
            seed = LOST
        return Proof(dice.commitment, dice.salts, seed)


def fold(entries: Iterable[tuple[Entry, int]], find_game: FindGame) -> Table:
    """The table that a log tells of: its entries, each with the time when it was stored."""
    (first, at), *rest = entries
    if not isinstance(first, Opened):
        raise JactaError("a log begins with the opening of its table")
    chairs: tuple[Chair | None, ...] = (None,) * first.settings.players
    game, timers = find_game(first.settings.game), _timers(first.settings)
    table = Table(game, first, chairs, timers, history=History([Step(1, at, 0, first)]))
    table = table._with(commitments=first.commitments)
    for entry, at in rest:
        table = table.after(entry, at)
    return table


def _timers(settings: Settings) -> Timers:
    return Timers.of(settings.pace, settings.players)
