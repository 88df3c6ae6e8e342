"""Forms: how a state is written as JSON and read back, from types that are declared once.

A game declares what a position is written as, and what a seat is shown of it, as msgspec structs.
Reading is decoding plus invariants: the types say what can be written at all, each invariant says
one thing that must be true, and what breaks it is refused with that sentence. Behind this gate
the rules may trust the state. A game that declares nothing has every field under its own name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Generic, NoReturn, TypeAlias, TypeVar

import msgspec
import numpy as np
from msgspec import Meta

from jacta.engine.errors import BadPosition
from jacta.engine.layout import Array, Layout

__all__ = ["Form", "Invariant", "Payload", "Shown", "decoded", "need", "plain"]

# The header of every position: game, version, board, players and options, written by the engine.
_HEADER = ("version", "players")


class Payload(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """What a part of a position or of a view is written as; never with a circle in it."""


class Shown(Payload):
    """What every view has: whose it is (−1: a spectator's), and how many play."""

    seat: int
    players: int


P = TypeVar("P", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)

# Given board, position and state, what is wrong in particular ("" if its sentence says it all), or
# None. The first sentence of its docstring says what must be true.
Invariant: TypeAlias = Callable[[Any, P, Any], str | None]


class Form(Generic[P, V]):
    """How the states of a game are written and read.

    `write(board, state)` gives a position, all of it but its header, and `fill(board, position,
    state)` fills a state in which the header is set already. `show(board, view, seat)` gives what
    a seat is shown; without it, that is what `write` gives. Board, state and view come as the
    one-element arrays that kernels take.
    """

    def __init__(
        self,
        position: type[P],
        write: Callable[[Any, Any], P],
        fill: Callable[[Any, P, Any], None],
        invariants: Sequence[Invariant[P]] = (),
        view: type[V] | None = None,
        show: Callable[[Any, Any, int], V] | None = None,
    ) -> None:
        if (view is None) != (show is None):
            raise TypeError("a type of views and a function that makes them go together")
        self.position, self.write, self.fill = position, write, fill
        self.invariants = tuple(invariants)
        self.view: type[Any] = view or _shown(position)
        self._show = show

    def show(self, board: Array, array: Array, seat: int) -> Any:
        """What a seat is shown of a view."""
        if self._show is not None:
            return self._show(board, array, seat)
        written = self.write(board, array)
        fields = {name: getattr(written, name) for name in written.__struct_fields__}
        return self.view(seat=seat, players=int(array["players"][0]), **fields)

    def read(self, board: Array, data: Mapping[str, Any], array: Array) -> None:
        """Fill a state with what is written, if the rules allow it; BadPosition says why not."""
        position = decoded(data, self.position)
        self.fill(board, position, array)
        for invariant in self.invariants:
            problem = invariant(board, position, array)
            if problem is not None:
                sentence = _sentence(invariant)
                raise BadPosition(f"{sentence}: {problem}" if problem else sentence)


def plain(
    state: type[Layout],
    view: type[Layout] | None = None,
    invariants: Sequence[Invariant[Any]] = (),
) -> Form[Any, Any]:
    """The form of a game that declares no types: every field under its own name, arrays as lists.

    `view` is the layout of what a seat sees, where that is another one.
    """

    def write(board: Array, array: Array) -> Any:
        names = array.dtype.names or ()
        values = {name: array[name][0].tolist() for name in names if _is_written(name)}
        return made[names](**values)

    def fill(board: Array, position: Any, array: Array) -> None:
        for name in position.__struct_fields__:
            array[name][0] = getattr(position, name)

    made = {state.dtype().names or (): _of_layout(state)}
    if view is None or view is state:
        return Form(_of_layout(state), write, fill, invariants)
    made[view.dtype().names or ()] = seen = _of_layout(view)
    shown = _shown(seen)

    def show(board: Array, array: Array, seat: int) -> Any:
        values = msgspec.structs.asdict(write(board, array))
        return shown(seat=seat, players=int(array["players"][0]), **values)

    return Form(_of_layout(state), write, fill, invariants, shown, show)


def decoded(data: object, type: type[P]) -> P:
    """Data as a struct; BadPosition says where it cannot be one, and why."""
    try:
        return msgspec.convert(data, type)
    except msgspec.ValidationError as error:
        _refuse(str(error))


def need(condition: bool, problem: str) -> None:
    """BadPosition with this problem, unless the condition holds."""
    if not condition:
        raise BadPosition(problem)


_WHERE = re.compile(
    r"^(?P<problem>.*?)(?: - at `(?P<key>key` in `)?\$\.?(?P<place>[^`]*)`)?$", re.S
)
_CHOICE = re.compile(r"`str` matching regex '\^\(\?:([^()]*)\)\(.*'")


def _refuse(error: str) -> NoReturn:
    """What msgspec says, with the place first and choices as words."""
    found = _WHERE.match(error)
    assert found is not None
    place = found["place"] or ("a key" if found["key"] else "a position")
    problem = _CHOICE.sub(lambda choice: f"one of {choice[1].replace('|', ', ')}", found["problem"])
    raise BadPosition(f"{place}: {problem[0].lower()}{problem[1:]}")


def _sentence(invariant: Callable[..., Any]) -> str:
    """The first sentence of its docstring, without its full stop."""
    text = " ".join((invariant.__doc__ or invariant.__name__).split())
    return re.split(r"\.(?: |$)", text)[0]


def _shown(position: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The type of views that show what a position has."""
    fields = [(field.name, field.type) for field in msgspec.structs.fields(position)]
    return msgspec.defstruct("View", fields, bases=(Shown,))


def _is_written(name: str) -> bool:
    return name not in _HEADER and name[0] != "_"


def _of_layout(layout: type[Layout]) -> type[msgspec.Struct]:
    """The struct with the fields of a layout: whole numbers, in lists of the given lengths."""
    dtype = layout.dtype()
    fields = [(name, _type(dtype[name])) for name in dtype.names or () if _is_written(name)]
    return msgspec.defstruct("Position", fields, bases=(Payload,))


def _type(field: np.dtype[Any]) -> Any:
    bounds = np.iinfo(field.base)
    found: Any = Annotated[int, Meta(ge=int(bounds.min), le=int(bounds.max))]
    for length in reversed(field.shape):
        found = Annotated[list[found], Meta(min_length=length, max_length=length)]
    return found
