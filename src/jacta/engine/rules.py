"""What the engine asks of a game: the functions of its rules, and the doors into them.

Every function takes the board and the state first. With the jit on, all of them are kernels and
the doors are compiled and kept on disk; with the jit off they are the very same functions.

| function | what it must do |
| --- | --- |
| `start(board, state)` | lay out the game; players, options and version are filled in already |
| `actors(board, state)` | who acts: a mask of seats, CHANCE, or NOBODY when the game is over |
| `legal(board, state, seat, out)` | write all legal actions of a seat, return their number |
| `refusal(board, state, seat, action)` | 0 for a legal action, else 1 + the index of its reason |
| `apply(board, state, seat, action, events)` | make a legal action, and all forced steps after it |
| `draws(board, state, out)` | write what is drawn at a chance node, return how often |
| `settle(board, state, faces, events)` | make the draws fall so, and all forced steps after it |
| `merits(board, state, out)` | write what each seat is ranked by, higher is better |

Only games that need them have, together: `view(board, state, seat, out)` and
`sample(board, view, seat, counter, out)` where something is hidden; by itself:
`audience(board, state, seat, action)`, the mask of seats that learn what exactly was done (seat
−1: what was drawn), everyone by default; `face(board, state, index)`, what a drawn index shows, as
a value of the draw's domain, where that depends on the state (a card of a pile); together:
`count(board, state, seat)` and `nth(board, state, seat, index)`, the length and the elements of
`legal` without listing them.

The draws of one chance node are alike in kind: `draws` writes (sides, turn, seat, throw, kind) with
`ask` and returns how many there are. Turn, seat, throw and the number of the die are the key that
names a draw for ever; `kind` is its place among the game's draws.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass
from types import ModuleType
from typing import Any, Final

from jacta.engine.copies import Reduced, Value, made, standing
from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE
from jacta.engine.layout import Array

__all__ = ["CHANCE", "DRAW_FIELDS", "NOBODY", "SPECTATOR", "Rules", "ask", "doors", "first_seat"]

CHANCE: Final = -1
NOBODY: Final = 0
SPECTATOR: Final = -1
DRAW_FIELDS: Final = 5

Kernel = Callable[..., Any]


@dataclass(frozen=True)
class Rules(Value):
    """The functions of one game."""

    start: Kernel
    actors: Kernel
    legal: Kernel
    refusal: Kernel
    apply: Kernel
    draws: Kernel
    settle: Kernel
    merits: Kernel
    audience: Kernel
    view: Kernel | None = None
    sample: Kernel | None = None
    count: Kernel | None = None
    nth: Kernel | None = None
    face: Kernel | None = None

    @classmethod
    def of(cls, module: ModuleType | type) -> Rules:
        """The rules found by name in a module (or a class, in tests)."""
        names = cls.__dataclass_fields__
        found = {name: getattr(module, name) for name in names if hasattr(module, name)}
        found.setdefault("audience", _everyone)
        needed = [name for name, field in names.items() if field.default is MISSING]
        if missing := [name for name in needed if name not in found]:
            raise TypeError(f"{module.__name__} lacks {', '.join(missing)}")
        for one, other in (("view", "sample"), ("count", "nth")):
            if (one in found) != (other in found):
                raise TypeError(f"{module.__name__} must have both {one} and {other}, or neither")
        return cls(**found)

    def __reduce__(self) -> Reduced:
        """A function that stands in its module is found there again, as Python's own are."""
        return made, (Rules, {name: standing(f) for name, f in vars(self).items() if f})


@kernel
def _everyone(board: Any, state: Any, seat: int, action: int) -> int:
    return EVERYONE


@kernel
def ask(
    out: Array, number: int, sides: int, turn: int, seat: int, throw: int = 0, kind: int = 0
) -> int:
    """Describe a chance node: so many draws of so many faces, with the key of this throw."""
    out[0] = sides
    out[1] = turn
    out[2] = seat
    out[3] = throw
    out[4] = kind
    return number


@kernel
def first_seat(mask: int) -> int:
    """The lowest seat of a mask."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def doors(rules: Rules) -> dict[str, Kernel]:
    """The functions by which Python enters the rules: records come in one-element arrays."""
    start_, actors_, legal_, refusal_ = rules.start, rules.actors, rules.legal, rules.refusal
    apply_, draws_, settle_ = rules.apply, rules.draws, rules.settle
    merits_, audience_, view_, sample_ = rules.merits, rules.audience, rules.view, rules.sample

    def start(boards: Array, states: Array) -> None:
        start_(boards[0], states[0])

    def actors(boards: Array, states: Array) -> int:
        return actors_(boards[0], states[0])  # type: ignore[no-any-return]

    def legal(boards: Array, states: Array, seat: int, out: Array) -> int:
        return legal_(boards[0], states[0], seat, out)  # type: ignore[no-any-return]

    def refusal(boards: Array, states: Array, seat: int, action: int) -> int:
        return refusal_(boards[0], states[0], seat, action)  # type: ignore[no-any-return]

    def apply(boards: Array, states: Array, seat: int, action: int, events: Array) -> int:
        """Gives who acts then, which is always asked next."""
        apply_(boards[0], states[0], seat, action, events)
        return actors_(boards[0], states[0])  # type: ignore[no-any-return]

    def draws(boards: Array, states: Array, out: Array) -> int:
        return draws_(boards[0], states[0], out)  # type: ignore[no-any-return]

    def settle(boards: Array, states: Array, faces: Array, events: Array) -> int:
        """Gives who acts then."""
        settle_(boards[0], states[0], faces, events)
        return actors_(boards[0], states[0])  # type: ignore[no-any-return]

    def merits(boards: Array, states: Array, out: Array) -> None:
        merits_(boards[0], states[0], out)

    def audience(boards: Array, states: Array, seat: int, action: int) -> int:
        return audience_(boards[0], states[0], seat, action)  # type: ignore[no-any-return]

    found: dict[str, Kernel] = {
        f.__name__: f
        for f in (start, actors, legal, refusal, apply, draws, settle, merits, audience)
    }
    if view_ is not None and sample_ is not None:

        def view(boards: Array, states: Array, seat: int, views: Array) -> None:
            view_(boards[0], states[0], seat, views[0])

        def sample(boards: Array, views: Array, seat: int, counter: Array, states: Array) -> None:
            sample_(boards[0], views[0], seat, counter, states[0])

        found |= {"view": view, "sample": sample}
    if (face_ := rules.face) is not None:

        def face(boards: Array, states: Array, index: int) -> int:
            return face_(boards[0], states[0], index)  # type: ignore[no-any-return]

        found["face"] = face
    return found
