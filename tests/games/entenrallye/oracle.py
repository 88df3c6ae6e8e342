"""Entenrallye, slow and obvious: what the fast kernel is held against.

Written from the rules file alone, on the board and the cards of the two data files. It shares no
code with the kernel, so everything that goes in or comes out is text: "17" is a square, "roof-5-3"
a part. Seats count from 0. Attributes are open on purpose: a test may set up any position.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "src" / "jacta" / "games" / "entenrallye" / "data"
SQUARES = {s["name"]: s for s in json.loads((DATA / "road.json").read_text("utf-8"))["squares"]}
CARDS = {
    f"{p['section']}-{p['points']}-{p['defects']}": p
    for p in json.loads((DATA / "parts.json").read_text("utf-8"))["parts"]
}
ALL_CARDS = list(CARDS)
SECTIONS = ["bonnet", "wings", "doors", "roof"]
COLOURS = "RBYGWK"
MEETING_MONTH = {"M1": 2, "M2": 6, "M3": 8, "M4": 12}  # EN-R29
INSPECTION_MONTH = {"TUV": 4, "ASU": 10}  # EN-R29


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ALL_CARDS.index)


@dataclass
class Car:
    """What belongs to one player."""

    square: str = "0"
    heading: str | None = None  # on a branch only: in or out
    waiting: bool = False
    repair: int = 0
    scores: dict[str, int] = field(default_factory=dict)  # by meeting
    settled: set[str] = field(default_factory=set)
    failed: set[str] = field(default_factory=set)
    fitted: dict[str, str] = field(default_factory=dict)  # by section
    hand: list[str] = field(default_factory=list)
    knows: dict[str, int] = field(default_factory=dict)  # cards in hands of others, and whose


class Oracle:
    """One game, from the first throw to the end."""

    def __init__(self, players: int, sticker: str = "off") -> None:
        self.players, self.sticker = players, sticker
        self.turn = 0
        self.phase = "throw"
        self.pips = 0
        self.month, self.part = 0, 0
        self.cars = [Car() for _ in range(players)]
        self.pile = set(ALL_CARDS)
        self.arrived = self.traded = False
        self.partner: int | None = None
        self.received: str | None = None
        self.kept: str | None = None

    # -- who and where

    @property
    def seat(self) -> int:
        return self.turn % self.players

    @property
    def car(self) -> Car:
        return self.cars[self.seat]

    def defects(self, seat: int) -> int:
        """EN-R18."""
        fitted = self.cars[seat].fitted
        return sum(CARDS[fitted[s]]["defects"] if s in fitted else 3 for s in SECTIONS)

    def worth(self, seat: int) -> int:
        """EN-R31."""
        cards = [CARDS[name] for name in self.cars[seat].fitted.values()]
        return sum(card["points"] + (card["colour"] == COLOURS[seat]) for card in cards)

    def points(self, seat: int) -> int:
        return sum(self.cars[seat].scores.values())

    def ranking(self) -> list[int]:
        points = [self.points(seat) for seat in range(self.players)]
        return [1 + sum(other > own for other in points) for own in points]

    # -- driving

    def is_late(self, car: Car, meeting: str) -> bool:
        """EN-A13; EN-A11 treats a car without its sticker as late."""
        if self.month > MEETING_MONTH[meeting]:
            return True
        sticker = {"M1": None, "M2": "TUV", "M3": "TUV", "M4": "ASU"}[meeting]
        return self.sticker == "required" and sticker is not None and sticker not in car.settled

    def arrives(self, car: Car, square: str) -> bool:
        """EN-A9: a place on time or early that the car has not visited."""
        if square in MEETING_MONTH:
            return square not in car.scores and not self.is_late(car, square)
        return square in INSPECTION_MONTH and square not in car.settled

    def exits(self, car: Car, square: str, heading: str | None) -> list[tuple[str, str | None]]:
        """The ways on: one, or two at a junction where the player chooses (EN-R6)."""
        here = SQUARES[square]
        if square in INSPECTION_MONTH or heading == "out":  # EN-R5, EN-A24
            back = here["back"]
            return [(back, "out" if "back" in SQUARES[back] else None)]
        ways = []
        for name in here["next"]:
            is_branch = "back" in SQUARES[name]
            if is_branch and heading is None:
                end = name
                while end not in INSPECTION_MONTH:
                    end = SQUARES[end]["next"][0]
                if end in car.settled:
                    continue
            ways.append((name, "in" if is_branch and name not in INSPECTION_MONTH else None))
        return ways

    def route(self, way: str, squares: int) -> tuple[str, str | None, bool, bool]:
        """Where a drive ends: square, heading, arrived or not, and whether the way was chosen."""
        car = self.car
        square, heading, chosen = car.square, car.heading, way == "straight"
        for _ in range(squares):
            ways = self.exits(car, square, heading)
            if len(ways) == 2:
                chosen = True
            square, heading = ways[-1] if way == "turn" else ways[0]
            if self.arrives(car, square) or square == "M4":
                return square, heading, self.arrives(car, square), chosen
        return square, heading, False, chosen

    def drives(self) -> set[str]:
        """EN-R9, EN-R10, EN-A3."""
        found, pips = set(), self.pips
        for way in ("straight", "turn"):
            for squares in range(1, pips + 1):
                square, _, arrived, chosen = self.route(way, squares)
                if not chosen:
                    continue
                if squares == pips:
                    found.add(f"drive {way} {pips} 0 no-part")
                    continue
                stopped = arrived or square == "M4"
                if stopped or SQUARES[square]["ground"] != "grey":
                    continue
                for bought in (0, 1):
                    repair = pips - squares - 3 * bought
                    if repair < 0 or self.car.repair + repair > 20 or (bought and not self.pile):
                        continue
                    part = "part" if bought else "no-part"
                    found.add(f"drive {way} {squares} {repair} {part}")
        return found

    # -- what may be done

    def others_with_parts(self) -> list[int]:
        seats = range(self.players)
        return [s for s in seats if s != self.seat and self.cars[s].hand]

    def trades(self) -> set[str]:
        """EN-R21, EN-R22: once a turn."""
        if self.traded:
            return set()
        if self.pips == 1:
            return {f"steal {seat}" for seat in self.others_with_parts()}
        if self.pips == 2 and self.car.hand:
            return {f"exchange {seat}" for seat in self.others_with_parts()}
        return set()

    def legal(self) -> set[str]:
        car = self.car
        if self.phase == "drive":
            return self.drives()
        if self.phase == "act":
            fits = {f"fit {c}" for c in car.hand if CARDS[c]["section"] not in car.fitted}
            return fits | self.trades() | {"done"}
        if self.phase == "give":
            return {f"give {card}" for card in car.hand if card != self.received}
        if self.phase == "keep":
            return {f"keep {card}" for card in car.hand if card != self.kept} | {"return-rest"}
        return set()

    def drawable(self) -> list[str]:
        """The cards that may be drawn now."""
        if self.phase == "buy":
            return in_order(list(self.pile))
        assert self.phase == "draw"
        assert self.partner is not None
        return in_order(self.cars[self.partner].hand)

    # -- a turn

    def throw(self, pips: int) -> None:
        assert self.phase == "throw"
        self.pips = pips
        if self.car.waiting or self.car.square == "M4":  # EN-R34, EN-R35
            self.end_turn()
            return
        self.phase = "drive"
        ways = self.drives()
        if len(ways) == 1:
            self.drive(*ways.pop().split()[1:])

    def draw(self, card: str) -> None:
        if card not in self.drawable():
            raise ValueError(f"illegal: {card}")
        if self.phase == "buy":
            self.pile.remove(card)
            self.car.hand.append(card)
            self.act()
            return
        assert self.partner is not None
        self.pass_card(self.partner, self.seat, card)
        if self.pips == 1:
            self.partner = None
            self.act()
            return
        self.received, self.phase = card, "give"
        if len(self.car.hand) == 2:
            (own,) = [c for c in self.car.hand if c != card]
            self.give(own)

    def apply(self, action: str) -> None:
        if action not in self.legal():
            raise ValueError(f"illegal: {action}")
        name, *words = action.split()
        if name == "drive":
            self.drive(*words)
        elif name in ("steal", "exchange"):
            self.traded, self.partner, self.phase = True, int(words[0]), "draw"
        elif name == "give":
            self.give(words[0])
        elif name == "fit":
            self.fit(words[0])
        elif name == "done":
            self.end_turn()
        elif name == "keep":
            self.keep(words[0])
        else:
            self.return_all_but([self.kept])

    def drive(self, way: str, squares: str, repair: str, part: str) -> None:
        car = self.car
        square, heading, arrived, _ = self.route(way, int(squares))
        car.square, car.heading = square, heading
        car.repair += int(repair)
        if arrived:
            self.arrived = True
            self.arrive(square)
        elif part == "part":
            self.phase = "buy"
        else:
            self.act()

    def act(self) -> None:
        """EN-R11: on grey, while somebody who sees only numbers of cards could expect an action."""
        car = self.car
        may_fit = bool(car.hand) and len(car.fitted) < 4
        if SQUARES[car.square]["ground"] == "grey" and (may_fit or self.trades()):
            self.phase = "act"
        else:
            self.end_turn()

    def fit(self, card: str) -> None:
        self.car.hand.remove(card)
        self.car.fitted[CARDS[card]["section"]] = card
        for other in self.cars:
            other.knows.pop(card, None)
        self.act()

    def give(self, card: str) -> None:
        assert self.partner is not None
        self.pass_card(self.seat, self.partner, card)
        self.partner = self.received = None
        self.act()

    def pass_card(self, giver: int, taker: int, card: str) -> None:
        """Both know the card. A third who knew the only card that it can be follows it (EN-A28);
        else no card that can have gone is known any more. The one just received has not gone."""
        possible = [held for held in self.cars[giver].hand if held != self.received]
        self.cars[giver].hand.remove(card)
        self.cars[taker].hand.append(card)
        for seat, car in enumerate(self.cars):
            knew = car.knows.pop(card, None) == giver
            if seat in (giver, taker):
                continue
            for held in possible:
                car.knows.pop(held, None)
            if knew and possible == [card]:
                car.knows[card] = taker
        self.cars[giver].knows[card] = taker

    def forget(self, seat: int, holder: int) -> None:
        knows = self.cars[seat].knows
        self.cars[seat].knows = {card: who for card, who in knows.items() if who != holder}

    # -- places

    def arrive(self, square: str) -> None:
        car = self.car
        if square in INSPECTION_MONTH:
            short = self.defects(self.seat) - car.repair
            self.settle(self.seat, square)
            if short > 0:  # EN-R40
                car.failed.add(square)
                car.square, car.heading = f"{square}-{short}", None
            self.end_turn()
            return
        car.scores[square] = self.worth(self.seat)
        self.pile |= set(car.fitted.values())
        car.fitted = {}
        car.waiting = square != "M4" and self.month < MEETING_MONTH[square]
        if car.hand:
            self.phase = "keep"
        else:
            self.end_turn()

    def settle(self, seat: int, inspection: str) -> None:
        car = self.cars[seat]
        car.settled.add(inspection)
        car.repair = max(0, car.repair - self.defects(seat))

    def keep(self, card: str) -> None:
        """EN-R32: at most two."""
        if self.kept is not None or len(self.car.hand) == 1:
            self.return_all_but([self.kept, card])
        else:
            self.kept = card

    def return_all_but(self, kept: list[str | None]) -> None:
        car = self.car
        back = [card for card in car.hand if card not in kept]
        car.hand = [card for card in car.hand if card in kept]
        self.pile |= set(back)
        if back:
            for seat in range(self.players):
                self.forget(seat, self.seat)
        self.end_turn()

    # -- time

    def end_turn(self) -> None:
        """EN-R24, EN-R25, EN-A23."""
        steps = (self.pips == 6) + self.arrived
        self.pips, self.arrived, self.traded, self.kept = 0, False, False, None
        for _ in range(steps):
            if self.month <= 12:
                self.step_of_time()
        self.turn += 1
        there = all("M4" in car.scores for car in self.cars)
        self.phase = "over" if there or self.month > 12 else "throw"

    def step_of_time(self) -> None:
        """EN-R26, EN-R27."""
        if self.month and self.part < self.players:
            self.part += 1
            return
        for inspection, month in INSPECTION_MONTH.items():
            if self.month == month:
                self.tow(inspection)
        self.month, self.part = self.month + 1, 1
        for car in self.cars:
            if car.waiting and self.month >= MEETING_MONTH[car.square]:
                car.waiting = False

    def tow(self, inspection: str) -> None:
        """EN-R38."""
        for seat, car in enumerate(self.cars):
            if inspection not in car.settled:
                short = max(0, self.defects(seat) - car.repair)
                self.settle(seat, inspection)
                car.failed.add(inspection)
                car.square, car.heading = f"{inspection}-{short}", None
                car.waiting = False

    # -- as JSON

    def position(self) -> dict[str, Any]:
        return {
            "game": "entenrallye",
            "version": 3,
            "players": self.players,
            "options": {"sticker": self.sticker},
            "turn": self.turn,
            "phase": self.phase,
            "pips": self.pips,
            "arrived": self.arrived,
            "traded": self.traded,
            "partner": self.partner,
            "received": self.received,
            "kept": self.kept,
            "month": self.month,
            "part": self.part,
            "cars": [self._car(seat) for seat in range(self.players)],
        }

    def _car(self, seat: int) -> dict[str, Any]:
        car = self.cars[seat]
        hand = in_order(car.hand)
        known = {
            card: [s for s in range(self.players) if self.cars[s].knows.get(card) == seat]
            for card in hand
        }
        return {
            "square": car.square,
            "heading": car.heading,
            "waiting": car.waiting,
            "repair": car.repair,
            "scores": [car.scores.get(meeting) for meeting in MEETING_MONTH],
            "settled": [name for name in INSPECTION_MONTH if name in car.settled],
            "failed": [name for name in INSPECTION_MONTH if name in car.failed],
            "fitted": [car.fitted[s] for s in SECTIONS if s in car.fitted],
            "held": len(hand),
            "hand": hand,
            "known_to": {card: seats for card, seats in known.items() if seats},
        }

    def view(self, seat: int) -> dict[str, Any]:
        """EN-A27: what a seat sees of the position; −1 is a spectator."""
        seen = self.position()
        active = seat == self.seat
        if not active:
            seen["kept"] = None
            knows = self.cars[seat].knows if seat >= 0 else {}
            if seat != self.partner and self.received not in knows:
                seen["received"] = None
        for other, car in enumerate(seen["cars"]):
            if other != seat:
                knows = self.cars[seat].knows if seat >= 0 else {}
                car["hand"] = [card for card in car["hand"] if knows.get(card) == other]
                car["known_to"] = {card: [seat] for card in car["hand"]}
            else:
                car["known_to"] = {}
        return seen
