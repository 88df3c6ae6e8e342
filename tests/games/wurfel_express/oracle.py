"""Würfel Express, slow and obvious: what the fast kernel is held against.

Written from the rules file alone. It shares no code with the kernel, so everything that goes
in or comes out is text: "R3" is the red strip of length 3, "RRG" are three dice. Seats count
from 0. Attributes are open on purpose: a test may draw any position by setting them.
"""

from dataclasses import dataclass, field
from itertools import combinations

COLOURS = "RGWBYK"  # red, green, white, blue, yellow, black
LENGTHS = (2, 3, 4, 5, 6)
DICE = 7  # WE-R1
THROWS = 3  # WE-R14
GOAL = 30  # WE-R36
TURNS = 400  # WE-A15
REMOVED_OF_EACH = {2: 3, 3: 2}  # WE-R5, WE-R6: so many of length 2, as many of length 3


@dataclass(frozen=True)
class Strip:
    """One of the thirty strips of WE-R1."""

    colour: str
    length: int

    def __str__(self) -> str:
        return f"{self.colour}{self.length}"


ALL_STRIPS = [Strip(colour, length) for colour in COLOURS for length in LENGTHS]
STRIP_NAMED = {str(strip): strip for strip in ALL_STRIPS}


def names(strips: set[Strip]) -> list[str]:
    """The names of strips, by colour, then by length."""
    return [str(strip) for strip in ALL_STRIPS if strip in strips]


@dataclass
class Track:
    """A player's strips from rear to front; the marker (WE-R3) covers `offset` cells below."""

    offset: int = 0
    strips: list[Strip] = field(default_factory=list)

    def cell(self) -> int:
        """The cell of the front (WE-A8)."""
        if not self.strips:
            return 0
        return self.offset + sum(strip.length for strip in self.strips)

    def holds(self, colour: str) -> bool:
        return any(strip.colour == colour for strip in self.strips)


class Oracle:
    """One game, from set-up to end."""

    phase: str  # set-up, discard, throw, keep, take, over
    throws: int
    discarded: int
    dice: str  # in phase throw those set aside, after it all of them
    last_place: set[int]  # judged when the throwing ends
    robbed: set[int]

    def __init__(self, players: int, shorter: str = "if-missing") -> None:
        if players not in range(2, 7):  # WE-R2
            raise ValueError(f"2 to 6 players, not {players}")
        if shorter not in ("if-missing", "always"):  # WE-A1
            raise ValueError(f"no such option: shorter={shorter!r}")
        self.players = players
        self.shorter = shorter
        self.stock: set[Strip] = set(ALL_STRIPS)  # WE-R4
        self.removed: set[Strip] = set()
        self.tracks = [Track() for _ in range(players)]  # WE-R2: below cell 1
        self.turn = 0
        self._forget_turn()
        if players in REMOVED_OF_EACH:
            self.phase = "set-up"
        else:  # WE-R7
            self._begin_turn()

    @property
    def seat(self) -> int:
        """The seat whose turn it is (WE-R8, WE-A14)."""
        return self.turn % self.players

    @property
    def own(self) -> Track:
        return self.tracks[self.seat]

    def set_up(self, removed: list[str]) -> None:
        """Take the strips drawn out of the game (WE-R5, WE-R6)."""
        if self.phase != "set-up":
            raise ValueError(f"no set-up in phase {self.phase}")
        if not set(removed) <= set(STRIP_NAMED):
            raise ValueError(f"no such strips: {removed}")
        strips = [STRIP_NAMED[name] for name in removed]
        of_each = REMOVED_OF_EACH[self.players]
        if sorted(strip.length for strip in strips) != [2] * of_each + [3] * of_each:
            raise ValueError(f"{of_each} strips of length 2 and of length 3, not {removed}")
        if len({strip.colour for strip in strips}) != len(strips):  # WE-A11
            raise ValueError(f"all of different colours, not {removed}")
        self.removed = set(strips)
        self.stock -= self.removed
        self._begin_turn()

    @property
    def dice_to_throw(self) -> int:
        """How many dice the next throw has: none but in phase throw."""
        if self.phase != "throw":
            return 0
        return DICE - self.discarded - len(self.dice)  # WE-R12, WE-R15

    def throw(self, faces: str) -> None:
        """Add the dice thrown now to those set aside."""
        if self.phase != "throw":
            raise ValueError(f"no throw in phase {self.phase}")
        if len(faces) != self.dice_to_throw or not set(faces) <= set(COLOURS):
            raise ValueError(f"{self.dice_to_throw} dice of {COLOURS}, not {faces!r}")
        self.dice = "".join(sorted(self.dice + faces, key=COLOURS.index))
        self.throws += 1
        if self.throws < THROWS:
            self.phase = "keep"
        else:  # WE-R14
            self._end_throwing()

    def legal(self) -> set[str]:
        """Every action of the seat to act; none at chance and when the game is over."""
        if self.phase == "discard":  # WE-R9, WE-R10: one strip remains
            return {f"discard {k}" for k in range(len(self.own.strips))}
        if self.phase == "keep":  # WE-R15, WE-R17
            return {f"keep {kept or '-'}" for kept in self.keeps()} | {"stop"}
        if self.phase == "take":  # WE-A4: taking is optional
            return self.takeable() | {"done"}
        return set()

    def apply(self, notation: str) -> None:
        """Carry out one legal action and all that follows from it by itself."""
        if notation not in self.legal():
            raise ValueError(f"illegal in phase {self.phase}: {notation!r}")
        match notation.split():
            case ["discard", count]:
                self._discard(int(count))
            case ["keep", kept]:
                self.dice = kept.replace("-", "")
                self.phase = "throw"
            case ["stop"]:  # WE-R17
                self._end_throwing()
            case ["take", name]:
                self._take(STRIP_NAMED[name])
            case ["steal", victim, name]:
                self._steal(int(victim), STRIP_NAMED[name])
            case ["done"]:
                self._end_taking()

    def _begin_turn(self) -> None:
        """Ask for a discard, unless only `discard 0` would be left (WE-R10)."""
        self.phase = "discard" if len(self.own.strips) > 1 else "throw"

    def _forget_turn(self) -> None:
        self.throws = self.discarded = 0
        self.dice = ""
        self.last_place = set()
        self.robbed = set()

    def _end_turn(self) -> None:
        self._forget_turn()
        self.turn += 1
        if self.turn == TURNS:  # WE-A15
            self.phase = "over"
        else:
            self._begin_turn()

    def _discard(self, count: int) -> None:
        for _ in range(count):
            strip = self.own.strips.pop(0)  # WE-R9: from the rear
            self.own.offset += strip.length  # WE-R11: the front does not move
            self.stock.add(strip)  # WE-R13: at once
        self.discarded = count  # WE-R12
        self.phase = "throw"

    def keeps(self) -> set[str]:
        """Every choice of dice to set aside that leaves one to rethrow (WE-R15, WE-R16)."""
        sizes = range(len(self.dice))
        return {"".join(kept) for size in sizes for kept in combinations(self.dice, size)}

    def _end_throwing(self) -> None:
        """Judge last place (WE-A7), then let the player take, or fail."""
        lowest = min(track.cell() for track in self.tracks)
        self.last_place = {seat for seat in range(self.players) if self.cell(seat) == lowest}
        if self.takeable():
            self.phase = "take"
        else:  # WE-R31, and WE-A5 after a stop
            self._fail()

    def takeable(self) -> set[str]:
        """Every single take and theft that the dice entitle to now."""
        actions = set()
        for colour in COLOURS:
            count = self.dice.count(colour)  # WE-A1: all dice of the colour
            if self.own.holds(colour):  # WE-R24, so never two from one colour's dice: WE-A12
                continue
            for strip in self.from_stock(colour, count):
                actions.add(f"take {strip}")
            for victim in range(self.players):
                rear = self.stealable(victim)
                if rear and rear.colour == colour and rear.length <= count:  # WE-R25, WE-X4
                    actions.add(f"steal {victim} {rear}")
        return actions

    def from_stock(self, colour: str, count: int) -> list[Strip]:
        """The strips in stock that so many dice of this colour entitle to."""
        in_stock = [strip for strip in self.stock if strip.colour == colour]
        exact = [strip for strip in in_stock if strip.length == count]  # WE-R18
        shorter = [strip for strip in in_stock if strip.length < count]  # WE-A2, WE-A3
        if self.shorter == "always":  # WE-A1
            return exact + shorter
        return exact or shorter  # WE-R21, WE-R22

    def stealable(self, victim: int) -> Strip | None:
        """The one strip that may be stolen from this seat, whatever the dice show."""
        if victim == self.seat or victim in self.robbed:  # WE-R25, WE-R26
            return None
        strips = self.tracks[victim].strips
        if len(strips) < 2:  # WE-R28
            return None
        return strips[0]  # WE-R27

    def _take(self, strip: Strip) -> None:
        self.stock.remove(strip)
        self._append(strip)

    def _steal(self, victim: int, strip: Strip) -> None:
        track = self.tracks[victim]
        track.strips.remove(strip)  # WE-R30: with the offset as it was, the front drops
        if victim in self.last_place:  # WE-R35: the marker moves forward, the front stays
            track.offset += strip.length
        self.robbed.add(victim)  # WE-R26
        self._append(strip)

    def _append(self, strip: Strip) -> None:
        self.own.strips.append(strip)  # WE-R20, WE-R23
        if not self.takeable():  # only `done` is left
            self._end_taking()

    def _end_taking(self) -> None:
        """Judge the win, now that all strips of the turn lie on the track (WE-A16)."""
        if self.cell(self.seat) >= GOAL:  # WE-R36
            self._forget_turn()
            self.turn += 1
            self.phase = "over"
        else:
            self._end_turn()

    def _fail(self) -> None:
        if self.seat not in self.last_place:  # WE-R34, and so never an empty track: WE-A9
            strips = self.own.strips
            if len(strips) > 1:  # WE-R31, WE-A6: the front strip
                self.stock.add(strips.pop())
            else:  # WE-R32, WE-R33, WE-A10
                self.own.offset -= min(strips[0].length, self.own.offset)
        self._end_turn()

    def cell(self, seat: int) -> int:
        """The position of a seat (WE-A8)."""
        return self.tracks[seat].cell()

    def ranking(self) -> list[int]:
        """The rank of each seat by distance to the goal (WE-R37, WE-A16); ties share (WE-A13)."""
        distances = [max(0, GOAL - track.cell()) for track in self.tracks]
        return [1 + sum(other < own for other in distances) for own in distances]

    def position(self) -> dict[str, object]:
        """The whole position as plain values."""
        return {
            "game": "wurfel-express",
            "version": 1,
            "players": self.players,
            "options": {"shorter": self.shorter},
            "turn": self.turn,
            "phase": self.phase,
            "throws": self.throws,
            "discarded": self.discarded,
            "dice": self.dice,
            "stock": names(self.stock),
            "removed": names(self.removed),
            "tracks": [
                {"offset": track.offset, "strips": [str(strip) for strip in track.strips]}
                for track in self.tracks
            ],
            "last_place": sorted(self.last_place),
            "robbed": sorted(self.robbed),
        }
