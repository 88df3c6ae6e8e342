"""The definition of a game: its layouts, rules and words, all as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import date
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from jacta.engine.copies import Place, Reduced, Value, carried, place
from jacta.engine.doors.jit import door
from jacta.engine.errors import JactaError, UnknownName
from jacta.engine.form import Form, plain
from jacta.engine.layout import Array, Int8, Layout
from jacta.engine.odds import OddsForm
from jacta.engine.planes import Planes
from jacta.engine.rules import Rules, doors
from jacta.engine.vocabulary.enumerations import Draws, Reasons
from jacta.engine.vocabulary.vocabulary import Vocabulary
from jacta.engine.words.blocks import Block
from jacta.engine.words.language import Voice

__all__ = ["Daily", "Definition", "Match", "NoBoard", "Option", "check_game"]


@dataclass(frozen=True)
class Option:
    """A switch that a table can choose; the first choice is the default.

    The state has a field of the same name (dashes as underscores) that holds the choice.
    """

    name: str
    choices: tuple[str, ...]
    clause: str

    @property
    def field(self) -> str:
        return self.name.replace("-", "_")


@dataclass(frozen=True)
class Match:
    """A match as the rules of a game for two have it: one game, or up to `games` of them.

    Who wins more than half of them has won it at once; else the last one alone decides. Seats
    change from game to game, as in every match. Playing it is the business of the house.
    """

    games: int
    clause: str


@dataclass(frozen=True)
class Daily:
    """A game that one person can play with the dice of the day, the same for everyone.

    It is played alone, for points, or against bots of the house: `opponents` names them.
    `boards` take turns from day to day; which one a day has is settled when the house commits to
    it, so that another board changes no day of before. The seat of the person changes from day to
    day too, and is the same for everyone. Days, dice and results are the business of the house.
    """

    boards: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    opponents: tuple[str, ...] = ()

    @property
    def players(self) -> int:
        """How many sit there: one person, and the bots."""
        return 1 + len(self.opponents)

    def seat(self, day: date) -> int:
        """The seat of the person."""
        return day.toordinal() % self.players

    def board(self, day: date) -> str:
        """The board whose turn it is."""
        return self.boards[day.toordinal() % len(self.boards)]


class NoBoard(Layout):
    """The board of a game that needs none."""

    empty: Int8


_OF_ITS_PACKAGE = Path()
_DOORS_TO_CHANCE = ("draws", "settle")


@dataclass(frozen=True, eq=False, kw_only=True)
class Definition(Value):
    """Everything the engine, the bots, the house and the page need to know of a game.

    `package` is where the game lives: its sources, and beside them `bots`, `terminal`, `commands`,
    `rulebook/*.md`, `locale/*.ftl` and `golden/*.jacta`, each found by its name in its `folder`.
    `place` is where its box stands among the others, the least first, and equal ones by their name.
    The state must have the fields `version`, `players` and `turn`. `most_legal` and `most_draws`
    bound what `legal` and a chance node give; without the first, any number of actions fits.
    `former` are the boards of before, each with the last version of the rules that has it: such a
    version has no other ones, so that its records and tables are played on as they were.
    `winning_merit` is the least merit that wins, where the best of all may not have won. `places`
    are the names of the places of each board, by the letters of a `Place`. `counted` are the
    events that simulations count, where their number says something of the game. `match` is there
    where the rules know of one; else a table may play any number of games, and points for their
    ranks are added. `form` has the types of positions and views, and what must be true of a
    position that is read. `daily` is there where one can play with the dice of the day.
    `note` writes down an action of a seat that would show something hidden or be advice, and of
    what it leads to (the state after it) only what may be shown: so such an action can be
    previewed in a draft. `advice` are the events that help
    somebody who is told of them before they happen: a table without advice does not. `odds` says
    what the next throw may bring, which is advice as well.
    """

    name: str
    version: int
    prefix: str
    players: range
    package: str
    State: type[Layout]
    rules: Rules
    actions: Vocabulary
    events: Vocabulary
    reasons: Sequence[Reasons]
    draws: Sequence[Draws]
    title: str = ""
    author: str = ""
    publisher: str = ""
    year: str = ""
    place: int = 100
    boards: Mapping[str, Array] = field(default_factory=lambda: {"no-board": NoBoard.array()})
    former: Mapping[str, int] = field(default_factory=dict)
    places: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    most_legal: int = 0
    most_draws: int = 1
    points: bool = False
    winning_merit: int | None = None
    counted: Sequence[str] = ()
    match: Match | None = None
    daily: Daily | None = None
    hidden: bool = False
    View: type[Layout] | None = None
    options: Sequence[Option] = ()
    form: Form[Any, Any] | None = None
    text: Callable[[Any, Voice], str | Sequence[Block]] | None = None
    note: Callable[[Array, Array, int, int], None] | None = None
    advice: Sequence[str] = ()
    odds: OddsForm[Any] | None = None
    folder: Path = _OF_ITS_PACKAGE

    def __post_init__(self) -> None:
        object.__setattr__(self, "title", self.title or self.name)
        if self.folder == _OF_ITS_PACKAGE:
            home = Path(str(import_module(self.package).__file__)).parent
            object.__setattr__(self, "folder", home)
        object.__setattr__(self, "most_legal", self.most_legal or self.actions.size)
        if (self.rules.view is None) != (self.View is None):
            raise TypeError(f"{self.name}: a View layout and a view function go together")
        if self.View is not None and not self.hidden:
            raise TypeError(f"{self.name}: a game with views of its own has something hidden")
        if self.match is not None and self.players != range(2, 3):
            raise TypeError(f"{self.name}: a match with a last game that decides is one of two")
        if not set(self.former) < set(self.boards):
            raise TypeError(f"{self.name}: of the boards some are former ones, not all")
        if self.daily is not None:
            if self.daily.players not in self.players:
                raise TypeError(f"{self.name}: {self.daily.players} cannot play it, daily or not")
            if self.daily.players == 1 and not self.points:
                raise TypeError(f"{self.name}: a daily game that is played alone is for points")
            for board in self.daily.boards:
                self.board(board)
            self.choices(self.daily.options)
        fields = set(self.State.dtype().names or ())
        wanted = {"version", "players", "turn", *(option.field for option in self.options)}
        if missing := wanted - fields:
            raise TypeError(f"{self.name}: the state lacks {', '.join(sorted(missing))}")
        if unknown := {*self.counted, *self.advice} - {kind.name for kind in self.events}:
            raise TypeError(f"{self.name}: no event is named {', '.join(sorted(unknown))}")

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> Reduced:
        if self._place is not None:
            return self._place.__reduce__()
        return carried(self, {part.name: getattr(self, part.name) for part in fields(self)})

    @cached_property
    def _place(self) -> Place | None:
        return place(self, self.package)

    @property
    def credit(self) -> str:
        """Who made it, who published it and when, as far as that is told."""
        published = " ".join(part for part in (self.publisher, self.year) if part)
        return ", ".join(part for part in (self.author, published) if part)

    @cached_property
    def doors(self) -> Mapping[str, Callable[..., Any]]:
        """The compiled entry points into the rules, by name; a game without chance has none to it,
        for nobody would ever call them, and they would wait to be compiled for ever."""
        made = doors(self.rules)
        wanted = [name for name in made if self.draws or name not in _DOORS_TO_CHANCE]
        return {name: door(made[name], f"{self.name}.{name}", self.sources) for name in wanted}

    @cached_property
    def payloads(self) -> Form[Any, Any]:
        """How positions and views are written: as the game declares it, else field by field."""
        return self.form or plain(self.State, self.View)

    def part(self, name: str) -> ModuleType | None:
        """What the package has beside the rules, such as `bots`; None where it has no such part."""
        part = f"{self.package}.{name}"
        try:
            there = find_spec(part) is not None
        except ModuleNotFoundError:  # the game is one module, and has no parts
            there = False
        return import_module(part) if there else None

    def rulebook(self, language: str = "en") -> Path | None:
        """The file of the rules in a language; None where nobody has written it."""
        file = self.folder / "rulebook" / f"{language}.md"
        return file if file.is_file() else None

    @property
    def sources(self) -> tuple[Path, ...]:
        """What compiled code of this game comes from, beyond Jacta's own sources."""
        return (self.folder,)

    @property
    def view_layout(self) -> type[Layout]:
        """The layout of what a seat sees; where nothing is hidden, the state's own."""
        return self.View or self.State

    @cached_property
    def planes(self) -> Planes:
        """What the numbers of an observation are: `View.tensor` is one row of them."""
        return Planes(self.view_layout)

    def boards_of(self, version: int | None = None) -> list[str]:
        """The names of the boards that a version of the rules has; the newest by default."""
        if version is not None and (then := [v for v in self.former.values() if v >= version]):
            return [name for name, last in self.former.items() if last == min(then)]
        return [name for name in self.boards if name not in self.former]

    def board(self, name: str | None = None) -> Array:
        """The board of this name; the first one without a name."""
        if name is None:
            name = self.boards_of()[0]
        if name not in self.boards:
            known = ", ".join(self.boards)
            raise UnknownName(f"{self.name} has no board {name!r}; it has: {known}")
        return self.boards[name]

    def voice(
        self, language: str = "en", names: Sequence[str] | None = None, board: str | None = None
    ) -> Voice:
        """Speaks this game's words; places by their names on this board, the first by default."""
        board = board or self.boards_of()[0]
        return Voice(language, (self.folder / "locale",), names, self.places.get(board), board)

    def choices(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """Every option with its choice: the given ones, else the default."""
        given = dict(options or {})
        chosen = {}
        for option in self.options:
            choice = given.pop(option.name, option.choices[0])
            if choice not in option.choices:
                wanted = ", ".join(option.choices)
                raise UnknownName(f"option {option.name!r} is one of {wanted}, not {choice!r}")
            chosen[option.name] = choice
        if given:
            known = ", ".join(option.name for option in self.options) or "none"
            raise UnknownName(f"{self.name} has no option {next(iter(given))!r}; it has: {known}")
        return chosen

    def check_players(self, players: object) -> int:
        """The number of players, if this many can play."""
        least, most = self.players[0], self.players[-1]
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.players:
            number = f"{least} to {most}" if least < most else f"{most}"
            raise UnknownName(f"{self.name} is for {number} players, not {players}")
        return players

    def check_version(self, version: object) -> int:
        """The version of the rules, if it is one that can be played here."""
        known = range(1, self.version + 1)
        if not isinstance(version, int) or isinstance(version, bool) or version not in known:
            raise UnknownName(f"version {version!r} of {self.name} is not known here")
        return version


def check_game(game: object) -> None:
    """JactaError where something else is given for a game, such as its name."""
    if not isinstance(game, Definition):
        found = f": jacta.game({game!r}) finds it" if isinstance(game, str) else ""
        raise JactaError(f"a game is wanted, not {game!r}{found}")
