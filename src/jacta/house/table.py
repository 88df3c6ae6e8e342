"""A table: the fold of its log, and the commands that add to it.

Everything here is pure: a command looks at the table and gives the entries to store, or refuses;
the caller stores them, and only then is the table what `after` makes of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from jacta.engine.errors import IllegalAction, JactaError
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.record import Proof, Record
from jacta.house.entries import Acted, Began, Drew, Ended, Entry, Opened, Sat, Settings, Stood
from jacta.house.fair import Fair, check_salt, commitment

__all__ = ["Refused", "Table", "act", "fold", "give_up", "open_table", "sit", "stand"]

FindGame = Callable[[str], Game]


class Refused(JactaError):
    """A command that cannot be carried out now: a stable code, and why."""

    def __init__(self, code: str, problem: str) -> None:
        super().__init__(problem)
        self.code = code


@dataclass(frozen=True)
class Table:
    """All that a log says. `position` is there once the game has begun."""

    game: Game
    settings: Settings
    commitment: str
    opened_by: str
    seats: tuple[Sat | None, ...]
    n: int = 1
    position: Position | None = None
    steps: tuple[tuple[int, str], ...] = field(default=(), repr=False)
    ended: Ended | None = None

    def after(self, entry: Entry) -> Table:
        """The table with one more entry."""
        table = replace(self, n=self.n + 1)
        match entry:
            case Sat():
                return table._with_seat(entry.seat, entry)
            case Stood():
                return table._with_seat(entry.seat, None)
            case Began():
                return replace(table, position=start_of(self.game, self.settings))
            case Drew():
                return table._stepped(-1, entry.outcome)
            case Acted():
                for action in entry.actions:
                    table = table._stepped(entry.seat, action)
                return table
            case Ended():
                return replace(table, ended=entry)
            case Opened():
                raise JactaError("a table is opened once")

    def _with_seat(self, seat: int, sat: Sat | None) -> Table:
        return replace(self, seats=(*self.seats[:seat], sat, *self.seats[seat + 1 :]))

    def _stepped(self, seat: int, step: str) -> Table:
        assert self.position is not None
        position = self.position
        position = position.chance(step) if seat < 0 else position.apply(seat, step)
        return replace(self, position=position, steps=(*self.steps, (seat, step)))

    @property
    def salts(self) -> tuple[str, ...]:
        """The salts of all seats, in their order."""
        return tuple(sat.salt for sat in self.seats if sat is not None)

    @property
    def names(self) -> list[str]:
        return [sat.name for sat in self.seats if sat is not None]

    def record(self) -> Record:
        """The game so far as a record; its seed is told when the game is over."""
        if self.position is None:
            raise Refused("not-begun", "the game has not begun: there is no record of it yet")
        if self.game.hidden and self.ended is None:
            raise Refused("secrets", "this game has secrets: its record is told when it is over")
        proof = Proof(self.commitment, self.salts, self.ended.seed if self.ended else None)
        first = start_of(self.game, self.settings)
        gave_up = self.ended.gave_up if self.ended else ()
        dice = f"fair {self.commitment}"
        record = Record(self.game, first, self.names, dice, proof, gave_up)
        for seat, step in self.steps:
            if seat < 0:
                record.chance(step)
            else:
                record.act(seat, step)
        return record


def start_of(game: Game, settings: Settings) -> Position:
    """The position from which a table's game starts."""
    return game.start(settings.players, settings.options, settings.board, settings.version)


def fold(entries: Iterable[Entry], find_game: FindGame) -> Table:
    """The table that a log tells of."""
    first, *rest = entries
    if not isinstance(first, Opened):
        raise JactaError("a log begins with the opening of its table")
    settings = first.settings
    seats: tuple[Sat | None, ...] = (None,) * settings.players
    game = find_game(settings.game)
    table = Table(game, settings, first.commitment, first.by, seats)
    for entry in rest:
        table = table.after(entry)
    return table


def open_table(
    game: Game,
    by: str,
    seed: bytes,
    players: int,
    options: Mapping[str, str] | None = None,
    board: str | None = None,
    public: bool = False,
    advice: bool = True,
    rated: bool = False,
) -> Opened:
    """Open a table; what cannot be played is refused now and not later."""
    first = game.start(players, options, board)
    settings = Settings(
        game=game.name,
        version=first.version,
        players=players,
        board=first.board_name,
        options=first.options,
        public=public,
        advice=advice,
        rated=rated,
    )
    return Opened(settings, by, commitment(seed))


def sit(
    table: Table, seed: bytes, seat: int, who: str, name: str, salt: str, bot: str | None = None
) -> list[Entry]:
    """Take a free seat; with the last one the game begins, and its first dice fall."""
    if table.position is not None:
        raise Refused("begun", "the game has begun: nobody can sit down any more")
    if not 0 <= seat < table.settings.players:
        raise Refused("no-seat", f"seats go from 0 to {table.settings.players - 1}")
    if table.seats[seat] is not None:
        raise Refused("seat-taken", "this seat is taken: choose another one")
    if bot is None and any(sat is not None and sat.who == who for sat in table.seats):
        raise Refused("seated", "you have a seat at this table already")
    if not name or name != name.strip() or not name.isprintable() or len(name) > 40:
        raise Refused("bad-name", "a name is one line of 1 to 40 characters")
    entries: list[Entry] = [Sat(seat, who, name, check_salt(salt), bot)]
    table = table.after(entries[0])
    if all(table.seats):
        entries.append(Began())
        entries += _dice(table.after(entries[-1]), seed)
    return entries


def stand(table: Table, seat: int) -> list[Entry]:
    """Leave a seat; without penalty, because nothing has been played."""
    if table.position is not None:
        raise Refused("begun", "the game has begun: give up instead of leaving")
    if not 0 <= seat < table.settings.players or table.seats[seat] is None:
        raise Refused("no-seat", "nobody sits there")
    return [Stood(seat)]


def act(table: Table, seed: bytes, seat: int, actions: Sequence[str]) -> list[Entry]:
    """Confirm small actions of a seat, all of them or none; the dice that follow fall at once.

    No die falls between them: what was built with open eyes is confirmed with open eyes.
    """
    position = _playing(table)
    if not actions:
        raise Refused("nothing", "there is nothing to confirm")
    for number, action in enumerate(actions):
        if number and position.is_chance:
            raise Refused("dice", "dice fall before this action: confirm up to there first")
        if seat not in range(position.players):
            raise Refused("no-seat", "nobody sits there")
        if refusal := position.refusal(seat, action):
            raise IllegalAction(refusal.code, refusal.clause, refusal.say())
        position = position.apply(seat, action)
    entries: list[Entry] = [Acted(seat, tuple(actions))]
    entries += _dice(table.after(entries[0]), seed)
    return entries


def give_up(table: Table, seed: bytes, seats: Sequence[int]) -> list[Entry]:
    """Seats give up: the game ends, the others are ranked as things stand, and those come last."""
    position = _playing(table)
    if not seats or any(seat not in range(position.players) for seat in seats):
        raise Refused("no-seat", "nobody sits there")
    ranking = position.ranking_after(seats)
    return [Ended(ranking, seed.hex(), position.scores, tuple(sorted(set(seats))))]


def _playing(table: Table) -> Position:
    if table.position is None:
        raise Refused("not-begun", "the game has not begun: seats are free")
    if table.ended is not None:
        raise Refused("over", "the game is over")
    return table.position


def _dice(table: Table, seed: bytes) -> list[Entry]:
    """All dice that fall before somebody has to decide, and the end if it has come."""
    assert table.position is not None
    source, position = Fair.of(seed, table.salts), table.position
    entries: list[Entry] = []
    while position.is_chance:
        outcome = position.draw(source)
        entries.append(Drew(outcome.notation))
        position = position.chance(outcome)
    if position.is_over:
        entries.append(Ended(position.ranking, seed.hex(), position.scores))
    return entries
