"""Verbindung gesucht, slow and obvious: what the fast kernel is held against.

Written from the rules file alone. It shares no code with the kernel, so everything that goes in or
comes out is text: "b3" is a cell, "Cne" a curve whose red path joins the top and the right side,
"RCW" are three dice. Linking and blocking are worked out on a graph of sets: a node is a side of a
cell, or a base. Attributes are open on purpose: a test may draw any position by setting them.
"""

from collections.abc import Iterator

COLUMNS, ROWS = "abcdef", "123456"
CELLS = [column + row for row in ROWS for column in COLUMNS]
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
TURNS = 400  # VG-A18
DICE = 36  # VG-R1

RED, BLACK, WHITE = "red", "black", "white"
COLOURS = [RED, BLACK]

# VG-R3: the ends of every die that can lie in a cell, and which of them it joins.
ENDS: dict[str, dict[str, str]] = {
    "R": dict.fromkeys("nesw", RED),
    "B": dict.fromkeys("nesw", BLACK),
    "W": dict.fromkeys("nesw", WHITE),
    "Cne": {"n": RED, "e": RED, "s": BLACK, "w": BLACK},
    "Cse": {"s": RED, "e": RED, "n": BLACK, "w": BLACK},
    "Csw": {"s": RED, "w": RED, "n": BLACK, "e": BLACK},
    "Cnw": {"n": RED, "w": RED, "s": BLACK, "e": BLACK},
    "rns": {"n": RED, "s": RED, "e": BLACK, "w": BLACK},
    "rew": {"e": RED, "w": RED, "n": BLACK, "s": BLACK},
    "bns": {"n": BLACK, "s": BLACK, "e": RED, "w": RED},
    "bew": {"e": BLACK, "w": BLACK, "n": RED, "s": RED},
}
JOINED = {
    **{face: ["nesw"] for face in "RBW"},
    "Cne": ["ne", "sw"],
    "Cse": ["se", "nw"],
    "Csw": ["sw", "ne"],
    "Cnw": ["nw", "se"],
    "rns": ["ns"],  # VG-A1: the lower path is cut, each of its ends is by itself
    "rew": ["ew"],
    "bns": ["ns"],
    "bew": ["ew"],
}
PLACEABLE = {RED: "RCrW", BLACK: "BCbW"}  # VG-R4, VG-R5

# Components: on each side, going clockwise, red at position 2 and black at position 5 of 6. The
# bases of a colour in the order top, right, bottom, left: the cell in front, and the side it faces.
BASES = {
    RED: [("b1", "n"), ("f2", "e"), ("e6", "s"), ("a5", "w")],
    BLACK: [("e1", "n"), ("f5", "e"), ("b6", "s"), ("a2", "w")],
}

Node = tuple[str, str]


def beside(cell: str, side: str) -> str | None:
    """The cell on this side, or None at the rim."""
    x, y = STEP[side]
    column, row = COLUMNS.index(cell[0]) + x, ROWS.index(cell[1]) + y
    return COLUMNS[column] + ROWS[row] if 0 <= column < 6 and 0 <= row < 6 else None


def distance(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


# The end that faces another across the edge of its cell, and the colour of the base that does.
ACROSS: dict[Node, Node] = {
    (cell, side): (across, OPPOSITE[side])
    for cell in CELLS
    for side in STEP
    if (across := beside(cell, side)) is not None
}
BASE_FACING = {end: colour for colour in COLOURS for end in BASES[colour]}


class Oracle:
    """One game, from the first throw to the end."""

    def __init__(self, announce: str = "auto") -> None:
        self.announce = announce
        self.laid: dict[str, str] = {}  # in the order of placing
        self.turn = 0
        self.phase = "throw"
        self.dice = ""
        self.placed = 0
        self.winner: int | None = None
        self.unblocked: list[tuple[int, str, str]] = []  # whose, which base, which cell

    @property
    def seat(self) -> int:
        return self.turn % 2  # VG-R9

    @property
    def colour(self) -> str:
        return COLOURS[self.seat]

    # -- throwing

    @property
    def dice_to_throw(self) -> int:
        few = self.turn in (0, 2)  # VG-R11
        return min(2 if few else 3, DICE - len(self.laid))  # VG-R10, VG-A16

    def throw(self, faces: str) -> None:
        assert self.phase == "throw"
        assert len(faces) == self.dice_to_throw
        self.dice = "".join(sorted(faces, key="RBCrbW".index))
        self.phase = "place"
        self._go_on()

    # -- placing

    def owed(self) -> int:
        """VG-A7: white crosses to be placed in this turn still."""
        return min(2 - self.placed, self.dice.count("W"))

    def facing(self, cell: str, side: str) -> str | None:
        """The colour of the end or base that a side of a cell faces."""
        if (cell, side) in BASE_FACING:
            return BASE_FACING[cell, side]
        across, its_side = ACROSS.get((cell, side), ("", ""))
        return ENDS[self.laid[across]][its_side] if across in self.laid else None

    def may_lie(self, die: str, faced: dict[str, str]) -> bool:
        """Whether the active player may place a die so, by what its sides face.

        VG-R19, VG-A2: no red end meets a black one, or faces a black base. VG-R6, VG-R15, VG-R16,
        VG-A4: an own or white end meets an own or white end, or an own base.
        """
        mine = {self.colour, WHITE}
        meetings = [(ENDS[die][side], colour) for side, colour in faced.items()]
        agrees = all({end, colour} != {RED, BLACK} for end, colour in meetings)
        return agrees and any(end in mine and colour in mine for end, colour in meetings)

    def placements(self, face: str) -> set[tuple[str, str]]:
        """Every way to place a die that shows this face, whatever was thrown."""
        if face not in PLACEABLE[self.colour]:
            return set()
        found = set()
        for cell in CELLS:
            if cell not in self.laid:
                faced = {side: c for side in STEP if (c := self.facing(cell, side)) is not None}
                found |= {
                    (die, cell) for die in ENDS if die[0] == face and self.may_lie(die, faced)
                }
        return found

    def legal(self) -> set[str]:
        if self.phase != "place":
            return set()
        found: set[tuple[str, str]] = set()
        for face in set(self.dice):
            if face == "W" or 2 - self.placed > self.owed():  # VG-A7
                found |= self.placements(face)
        actions = {f"place {die} {cell}" for die, cell in found}
        if self.announce == "strict":  # VG-A13
            actions |= {f"announce {die} {cell}" for die, cell in found}
        if not (self.owed() and self.placements("W")):  # VG-R13, VG-R14
            actions.add("done")
        return actions

    def apply(self, notation: str) -> None:
        """Carry out one legal action and all that follows from it by itself."""
        if notation not in self.legal():
            raise ValueError(f"illegal in phase {self.phase}: {notation!r}")
        self._carry_out(notation)
        self._go_on()

    def _carry_out(self, notation: str) -> None:
        match notation.split():
            case ["done"]:
                self._end_turn()
            case [word, die, cell]:
                self._place(die, cell, word == "announce")

    def _go_on(self) -> None:
        """A turn without a choice left goes on by itself."""
        while self.phase == "place":
            if self.placed == 2:  # VG-R12
                self._end_turn()
                continue
            actions = self.legal()
            if len(actions) > 1:
                return
            self._carry_out(actions.pop())

    def _place(self, die: str, cell: str, announced: bool) -> None:
        """VG-A15."""
        mover = self.seat
        before = {seat for seat in (0, 1) if self.complete(seat)}
        self.laid[cell] = die
        self.dice = self.dice.replace(die[0], "", 1)
        self.placed += 1
        if self._judge(mover, before, announced, finally_=False):
            return
        while self.is_blocked(0) or self.is_blocked(1):  # VG-A11
            for seat in (1 - mover, mover):
                while self.is_blocked(seat):
                    self._replace(seat)
        if self._judge(mover, before, announced, finally_=True):
            return
        if len(self.laid) == DICE:  # VG-A13
            self._win(1 - mover)

    def _judge(self, mover: int, before: set[int], announced: bool, finally_: bool) -> bool:
        now = {seat for seat in (0, 1) if self.complete(seat)}
        new = now - before
        if 1 - mover in new:
            self._win(1 - mover)  # VG-R27, VG-A14, VG-A19
        elif mover in now and (announced or self.announce == "auto"):
            self._win(mover)  # VG-R25
        elif announced and finally_:
            self._win(1 - mover)  # VG-R26
        return self.phase == "over"

    def _win(self, seat: int) -> None:
        self.winner = seat
        self._forget_turn()
        self.phase = "over"

    def _end_turn(self) -> None:
        self._forget_turn()
        self.phase = "over" if self.turn == TURNS else "throw"  # VG-A18

    def _forget_turn(self) -> None:
        self.dice, self.placed = "", 0  # VG-R20
        self.turn += 1

    # -- linking and blocking

    def component(self, seat: int, base: int, optimistic: bool) -> set[Node]:
        """The sides of cells that a base is joined to, by the edges of VG-A9.

        Without optimism empty cells join nothing: that is the network as it lies.
        """
        colour = COLOURS[seat]
        reached: set[Node] = set()
        waiting = [BASES[colour][base]]
        while waiting:
            cell, side = node = waiting.pop()
            if node in reached:
                continue
            if cell not in self.laid:
                group = "nesw" if optimistic else ""
            elif ENDS[self.laid[cell]][side] in (colour, WHITE):
                group = next((g for g in JOINED[self.laid[cell]] if side in g), side)
            else:
                group = ""
            for other in group:
                reached.add((cell, other))
                if (cell, other) in ACROSS:
                    waiting.append(ACROSS[cell, other])
        return reached

    def linked(self, seat: int, base: int, optimistic: bool) -> set[int]:
        """The bases that lie in one component with this one."""
        part = self.component(seat, base, optimistic)
        found = {other for other, end in enumerate(BASES[COLOURS[seat]]) if end in part}
        return found | {base}

    def complete(self, seat: int) -> bool:
        """VG-R2."""
        return len(self.linked(seat, 0, optimistic=False)) == 4

    def is_blocked(self, seat: int) -> bool:
        """VG-A9."""
        return len(self.linked(seat, 0, optimistic=True)) < 4

    def cut_off(self, seat: int) -> int:
        """VG-A10: the lowest-numbered base outside the main component."""
        groups = [self.linked(seat, base, optimistic=True) for base in range(4)]
        main = min(groups, key=lambda group: (-len(group), min(group)))
        return min(set(range(4)) - main)

    def _replace(self, seat: int) -> None:
        base = self.cut_off(seat)
        cell = self.replaced(seat, base)
        self.unblocked.append((seat, ["top", "right", "bottom", "left"][base], cell))
        self.laid[cell] = "W"

    def replaced(self, seat: int, base: int) -> str:
        """VG-A10: the die that becomes a white cross."""
        front = BASES[COLOURS[seat]][base][0]
        linked = self.linked(seat, base, optimistic=True)
        order = list(self.laid)
        blockers = [cell for cell in order if self.laid[cell] != "W"]
        candidates = []
        for cell in blockers:
            die, self.laid[cell] = self.laid[cell], "W"
            if self.linked(seat, base, optimistic=True) - linked:
                candidates.append(cell)
            self.laid[cell] = die
        if not candidates:
            component = self.component(seat, base, optimistic=True)
            for cell in blockers:
                own_end = any((cell, side) in component for side in "nesw")
                beside_it = any(ACROSS.get((cell, side)) in component for side in "nesw")
                if own_end or beside_it or cell == front:
                    candidates.append(cell)
        return min(candidates, key=lambda cell: (distance(cell, front), -order.index(cell)))

    # -- what there is to compare

    def position(self) -> dict[str, object]:
        return {
            "game": "verbindung-gesucht",
            "version": 2,
            "players": 2,
            "options": {"announce": self.announce},
            "turn": self.turn,
            "phase": self.phase,
            "laid": [{"cell": cell, "die": die} for cell, die in self.laid.items()],
            "dice": self.dice,
            "placed": self.placed,
            "winner": self.winner,
        }

    def copy(self) -> "Oracle":
        """The same game once more."""
        other = Oracle(self.announce)
        other.__dict__.update(self.__dict__)
        other.laid, other.unblocked = dict(self.laid), list(self.unblocked)
        return other

    # -- whole turns

    def turns(self, faces: str) -> Iterator[tuple[str, ...]]:
        """Every turn that a throw allows, tried out: rows of at most two placements.

        Here the rules of VG-R12 to VG-R14 are those of a whole turn, and not of its single steps.
        """
        whites = min(2, faces.count("W"))
        trial = self.copy()
        trial.dice, trial.phase = faces, "place"
        for made, after in trial._rows(()):
            placed = [row.split()[1] for row in made]
            missing = whites - placed.count("W")
            others = len(placed) - placed.count("W")
            if others + whites > 2:  # VG-A7: there is no room for so many others
                continue
            if after.phase == "over" or missing <= 0 or not after.placements("W"):
                yield made

    def _rows(self, made: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], "Oracle"]]:
        """Every row of at most two placements of thrown dice, each legal where it comes."""
        yield made, self
        if self.phase == "over" or len(made) == 2:
            return
        for face in sorted(set(self.dice)):
            for die, cell in sorted(self.placements(face)):
                after = self.copy()
                after._place(die, cell, announced=False)
                yield from after._rows((*made, f"place {die} {cell}"))
