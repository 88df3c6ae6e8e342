"""A record: one game as text that people can read and that replays to the same state.

    jacta record 1
    game wurfel-express
    version 1
    players 2
    option shorter if-missing
    seat 0 Anna
    seat 1 greedy
    dice seed 42
    start set-up
    moves
    * set-up-two R2G2W2B3Y3K3
    * throw R R G W B K K
    0 keep RRKK
    …
    end over
    ranking 1 2
    check 0f3a…

A line beginning with `*` is chance, one beginning with a seat an action of that seat. `check` is
the SHA-256 of everything before it. A game may also start from a position, written as JSON.
`docs/records.md` has a whole one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn

from jacta.engine.chance import Seed, Source
from jacta.engine.definition import check_game
from jacta.engine.errors import BadRecord, JactaError
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.values import Action, Event, Outcome

__all__ = ["LOST", "Proof", "Record"]

_MAGIC = "jacta record 1"
LOST = "lost"  # the seed of dice that nobody can check any more
_SOURCES = ("seed", "script", "fair", "daily", "challenge")
_TROUBLES = ("crashed", "late", "wrong")
_PROVEN = {"fair": 1, "daily": 2, "challenge": 2}  # words, the last of them the commitment


@dataclass(frozen=True)
class Proof:
    """What makes the dice of a house checkable: see docs/fair-dice.md.

    The seed is told only when the game is over, or the day of a daily game or its challenge, which
    have no salts. It is LOST where the house was brought back from a backup before it was told.
    """

    commitment: str
    salts: tuple[str, ...]
    seed: str | None = None


@dataclass
class Record:
    """One game, finished or not: who played, what was thrown and what was done.

    `lines` are the steps in notation; `dice` tells where the dice came from. With a proof every
    draw also tells its key and its faces by number, so that they can be checked without the rules.
    `proofs` are those that count later, each with the number of lines before it. `hints` are the
    seats that asked what to do, likewise; that stands between the moves, as `hint SEAT`. `troubles`
    says by such numbers why the house decided in place of a bot.
    """

    game: Game
    start: Position
    names: list[str]
    dice: str = "script"
    proof: Proof | None = None
    gave_up: tuple[int, ...] = ()
    lines: list[str] = field(default_factory=list)
    proofs: list[tuple[int, Proof]] = field(default_factory=list)
    hints: list[tuple[int, int]] = field(default_factory=list)
    troubles: dict[int, str] = field(default_factory=dict)
    final: Position = field(init=False)

    def __post_init__(self) -> None:
        check_game(self.game)
        self.final = self.start
        if len(self.names) != self.start.players:
            raise JactaError(f"{self.start.players} players have {self.start.players} names")
        for name in self.names:
            _check_name(name)

    # -- writing

    def act(
        self, seat: int, action: Action | str | int, events: list[Event] | None = None
    ) -> Position:
        """A seat does this now."""
        after = self.final.apply(seat, action, events)
        number = action if isinstance(action, Action) else self.game.action(action)
        self.lines.append(f"{seat} {number.notation}")
        self.final = after
        return after

    def roll(self, source: Source, events: list[Event] | None = None) -> Position:
        """The dice of a source fall now."""
        return self.chance(self.final.draw(source), events)

    def chance(self, outcome: Outcome | str, events: list[Event] | None = None) -> Position:
        """The dice fall so now."""
        if isinstance(outcome, str):
            outcome = self.final.outcome(outcome)
        line = f"* {outcome.notation}"
        if self.proof is not None:
            sides, key, _ = self.final.drawings[0]
            faces = " ".join(map(str, outcome.faces))
            line += f" = {key.turn}.{key.seat}.{key.throw}/{sides} {faces}"
        self.final = self.final.chance(outcome, events)
        self.lines.append(line)
        return self.final

    def prove(self, proof: Proof) -> None:
        """From now on the dice follow from this: another seed, or another salt."""
        self.proofs.append((len(self.lines), proof))

    def note_hint(self, seat: int) -> None:
        """A seat asks what to do now."""
        if not 0 <= seat < self.start.players:
            raise JactaError(f"seats go from 0 to {self.start.players - 1}, not {seat}")
        self.hints.append((len(self.lines), seat))

    def trouble(self, why: str) -> None:
        """The next step was decided by the house: its bot could not, for this reason."""
        if why not in _TROUBLES:
            raise JactaError(f"a bot is in trouble by {', '.join(_TROUBLES)}, not {why[:40]!r}")
        self.troubles[len(self.lines)] = why

    @property
    def text(self) -> str:
        """The whole record."""
        start = self.start
        head = [_MAGIC, f"game {self.game.name}", f"version {start.version}"]
        if len(self.game.boards_of(start.version)) > 1:
            head.append(f"board {start.board_name}")
        head.append(f"players {start.players}")
        head += [f"option {name} {choice}" for name, choice in start.options.items()]
        head += [f"seat {seat} {name}" for seat, name in enumerate(self.names)]
        head.append(f"dice {self.dice}")
        if self.proof is not None:
            head += _proven(self.proof)
        if start == self.game.start(start.players, start.options, start.board_name, start.version):
            head.append("start set-up")
        else:
            head.append(f"start {json.dumps(start.json, ensure_ascii=False)}")
        seats = " ".join(map(str, self.gave_up))
        tail = [f"end gave-up {seats}" if seats else f"end {self._ending}"]
        tail.append(f"ranking {' '.join(map(str, self.final.ranking_after(self.gave_up)))}")
        if (scores := self.final.scores) is not None:
            tail.append(f"scores {' '.join(map(str, scores))}")
        body = "\n".join([*head, "moves", *self._moves(), *tail]) + "\n"
        return f"{body}check {_digest(body)}\n"

    def _moves(self) -> list[str]:
        """All steps, and between them what the dice follow from since then."""
        written, done, before = list[str](), 0, self.proof
        for at, proof in self.proofs:
            written += self._until(done, at)
            done = at
            if before is not None and proof.commitment == before.commitment:
                written += sorted(set(_salts(proof)) - set(_salts(before)))
            else:
                source = self.dice.rpartition(" ")[0]
                written += [f"dice {source} {proof.commitment}", *_proven(proof)]
            before = proof
        return written + self._until(done, len(self.lines) + 1)

    def _until(self, first: int, last: int) -> list[str]:
        """Steps from one number to another, each after what was asked and what went wrong before
        it."""
        written = list[str]()
        for number in range(first, last):
            written += [f"hint {seat}" for at, seat in self.hints if at == number]
            if number in self.troubles:
                written.append(f"trouble {self.troubles[number]}")
            written += self.lines[number : number + 1]
        return written

    @property
    def _ending(self) -> str:
        return "over" if self.final.is_over else "unfinished"

    # -- reading

    @classmethod
    def read(cls, text: str, find_game: Callable[[str], Game]) -> Record:
        """Read and replay a record; BadRecord names the line that is wrong."""
        if not callable(find_game):
            raise JactaError(f"what finds a game is wanted, such as jacta.game, not {find_game!r}")
        return _Reader(text, find_game).record()

    def positions(self) -> Iterator[tuple[str, Position, list[Event]]]:
        """Every step again: its line, the position after it, and what happened."""
        position = self.start
        for line in self.lines:
            events: list[Event] = []
            who, _, step = line.partition(" = ")[0].partition(" ")
            if who == "*":
                position = position.chance(step, events)
            else:
                position = position.apply(int(who), step, events)
            yield line, position, events


def _check_name(name: str) -> None:
    if not name or name != name.strip() or not name.isprintable():
        raise JactaError(f"{name!r} cannot be the name of a player: one line of text can")


def _salts(proof: Proof) -> list[str]:
    return [f"salt {seat} {salt}" for seat, salt in enumerate(proof.salts)]


def _proven(proof: Proof) -> list[str]:
    """What is told of dice, after the line that says where they come from."""
    return [f"seed {proof.seed or 'hidden'}", *_salts(proof)]


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


class _Reader:
    """Reads a record line by line, and knows in which line it is."""

    def __init__(self, text: str, find_game: Callable[[str], Game]) -> None:
        self._text, self._find = text, find_game
        self._lines = text.split("\n")
        self._at = 0

    def record(self) -> Record:
        self._at = 1
        if self._lines[0] != _MAGIC:
            self._fail(f"this is not a record: the first line should be '{_MAGIC}'")
        record = self._header(self._game())
        self._as_written(record)
        self._steps(record)
        self._tail(record)
        return record

    def _next(self) -> str:
        """The next line; the text ends with a line break, so the last piece is no line."""
        self._at += 1
        if self._at >= len(self._lines):
            self._fail("the record breaks off here: it should end with 'check'")
        return self._lines[self._at - 1]

    def _fail(self, problem: str) -> NoReturn:
        raise BadRecord(self._at, problem)

    def _value(self, name: str) -> str:
        line = self._next()
        word, _, value = line.partition(" ")
        if word != name or not value:
            self._fail(f"'{name} …' is wanted here, not {line!r}")
        return value

    def _number(self, name: str) -> int:
        value = self._value(name)
        if not _is_number(value):
            self._fail(f"'{name}' takes a number, not {value[:40]!r}")
        return int(value)

    def _game(self) -> Game:
        name = self._value("game")
        with _AtLine(self):
            return self._find(name)

    def _header(self, game: Game) -> Record:
        version = self._number("version")
        with _AtLine(self):
            game.check_version(version)
        board = self._value("board") if len(game.boards_of(version)) > 1 else None
        with _AtLine(self):
            game.board(board)
        players = self._number("players")
        with _AtLine(self):
            game.check_players(players)
        options = {}
        for option in game.options:
            name, _, choice = self._value("option").partition(" ")
            with _AtLine(self):
                game.choices({name: choice})
            options[name] = choice
            if name != option.name:
                self._fail(f"'option {option.name} …' is wanted here")
        names = []
        for seat in range(players):
            number, _, name = self._value("seat").partition(" ")
            if number != str(seat) or not name:
                self._fail(f"'seat {seat} …' is wanted here, with a name")
            with _AtLine(self):
                _check_name(name)
            names.append(name)
        dice = self._value("dice")
        if dice.split(" ")[0] not in _SOURCES or not dice.isprintable():
            self._fail(f"dice come from one of {', '.join(_SOURCES)}, not {dice!r}")
        self._source(dice)
        proof = self._proof(dice, players)
        start = self._value("start")
        with _AtLine(self):
            first = game.start(players, options, board, version)
            if start != "set-up":
                first = game.position(_object(start), board)
        if (first.players, first.options, first.version) != (players, options, version):
            self._fail("the position is of other players, options or rules than the record")
        with _AtLine(self):
            record = Record(game, first, names, dice, proof)
        if self._next() != "moves":
            self._fail("'moves' is wanted here")
        return record

    def _as_written(self, record: Record) -> None:
        """The header reads as it would be written, down to the board of a position."""
        for number, line in enumerate(record.text.split("\n")[: self._at]):
            if (found := self._lines[number]) != line:
                self._at = number + 1
                self._fail(f"{found!r} should read {line!r}")

    def _proof(self, dice: str, players: int) -> Proof | None:
        kind, *words = dice.split(" ")
        if kind not in _PROVEN:
            return None
        if len(words) != _PROVEN[kind]:
            self._fail(f"'dice {kind}' has a commitment, and a day or a challenge before it")
        seed = self._value("seed")
        salts = []
        for seat in range(players if kind == "fair" else 0):
            number, _, salt = self._value("salt").partition(" ")
            if number != str(seat) or not salt:
                self._fail(f"'salt {seat} …' is wanted here")
            salts.append(salt)
        return Proof(words[-1], tuple(salts), None if seed == "hidden" else seed)

    def _steps(self, record: Record) -> None:
        source, proof = self._source(record.dice), record.proof
        while not (line := self._next()).startswith("end "):
            who, _, step = line.partition(" = ")[0].partition(" ")
            if proof is not None and who in ("dice", "salt"):
                proof = self._changed(record, proof, who, step)
                record.prove(proof)
                continue
            if who == "hint" and _is_number(step):
                with _AtLine(self):
                    record.note_hint(int(step))
                if f"hint {int(step)}" != line:
                    self._fail(f"{line!r} should read 'hint {int(step)}'")
                continue
            if proof is not None and who == "trouble":
                with _AtLine(self):
                    record.trouble(step)
                if not "".join(self._lines[self._at : self._at + 1])[:1].isdigit():
                    self._fail("'trouble' stands before a move of a bot")
                continue
            with _AtLine(self):
                if who == "*":
                    if source and record.final.draw(source) != record.final.outcome(step):
                        self._fail("the seed gives other dice here: the record was changed")
                    record.chance(step)
                elif _is_number(who):
                    record.act(int(who), step)
                else:
                    self._fail(f"a move begins with a seat or '*', not {who[:40]!r}")
            if record.lines[-1] != line:
                self._fail(f"{line!r} should read {record.lines[-1]!r}")

    def _changed(self, record: Record, proof: Proof, what: str, value: str) -> Proof:
        """What the dice follow from after such a line, which others may follow."""
        if what == "dice":
            if value.rpartition(" ")[0] != record.dice.rpartition(" ")[0]:
                self._fail(f"'dice {record.dice.rpartition(' ')[0]} …' is wanted here")
            other = self._proof(value, record.start.players)
            if other is None or other.commitment == proof.commitment:
                self._fail("another commitment is wanted here")
            return other
        seat, _, salt = value.partition(" ")
        if not _is_number(seat) or int(seat) >= len(proof.salts) or not salt:
            self._fail("'salt' names a seat and a salt")
        changed = [*proof.salts]
        changed[int(seat)] = salt
        if f"salt {int(seat)} {salt}" != f"{what} {value}" or tuple(changed) == proof.salts:
            self._fail("another salt is wanted here")
        return replace(proof, salts=tuple(changed))

    def _source(self, dice: str) -> Source | None:
        kind, _, value = dice.partition(" ")
        if kind != "seed":
            return None
        if not _is_number(value):
            self._fail(f"'dice seed' takes a number, not {value[:40]!r}")
        with _AtLine(self):
            return Seed(int(value))

    def _tail(self, record: Record) -> None:
        end = self._lines[self._at - 1].split(" ")[1:]
        if end[0] == "gave-up":
            seats = tuple(int(seat) for seat in end[1:] if _is_number(seat))
            if not seats or not set(seats) <= set(range(record.start.players)):
                self._fail("'end gave-up' names the seats that gave up")
            record.gave_up = seats
        wanted = record.text.split("\n")
        self._at -= 1
        for line in wanted[self._at : -2]:
            if (found := self._next()) != line:
                self._fail(f"the game ends with {line!r}, but the record says {found!r}")
        body = "".join(f"{line}\n" for line in self._lines[: self._at])
        if self._value("check") != _digest(body):
            self._fail("the check does not match: the record was changed after it was written")
        if self._lines[self._at :] != [""]:
            self._at += 1
            self._fail("nothing may follow the check")


class _AtLine:
    """Turns any error of the library into one of the line that is being read."""

    def __init__(self, reader: _Reader) -> None:
        self._reader = reader

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, JactaError) and not isinstance(error, BadRecord):
            raise BadRecord(self._reader._at, str(error)) from None


def _is_number(text: str) -> bool:
    """Plain digits, and not more of them than any number here can have."""
    return text.isascii() and text.isdigit() and len(text) <= 20


def _object(text: str) -> Mapping[str, Any]:
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise JactaError(f"the position is not JSON: {error}") from None
    if not isinstance(found, dict):
        raise JactaError("the position is not a JSON object")
    return found
