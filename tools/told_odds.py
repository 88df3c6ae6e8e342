"""What the odds of a table told, throw by throw, and whether it came true.

Each game is played by quick bots. Now and then, before a throw, one of the chances that the view of
a seat tells is picked by nothing but its size, and what it speaks of is awaited: by the rules, not
by what the odds are counted with. Where a chance is that of whoever throws for one thing, this is
done, by the odds themselves; whoever should arrive nowhere, or wherever it can be, does so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final, TypeVar

import jacta
from jacta.analysis.futures import who_plays
from jacta.bots import bot, bot_seed
from jacta.engine.chance import Seed
from jacta.engine.game import Game
from jacta.engine.position import Position
from jacta.engine.values import Action, Event

__all__ = ["TELLERS", "Told", "pick"]

Told = tuple[float, bool]  # a chance, and whether it came true
Key = TypeVar("Key")

_BINS: Final = 10
_ARRIVED: Final = {"arrived", "passed", "failed"}


class Table:
    """A game that goes on, and another one after it."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game, self.players, self.rng = game, players, Random(seed)
        self.position = self._deal()

    def _deal(self) -> Position:
        own = self.rng.getrandbits(64)
        player = who_plays(self.game).name
        self._source = Seed(own)
        self._bots = [bot(self.game, player, bot_seed(own, s)) for s in range(self.players)]
        return self.game.start(players=self.players)

    @property
    def seat(self) -> int:
        return self.position.actors[0]

    @property
    def odds(self) -> Any:
        """What the seat that decides is told."""
        return self.position.view(self.seat).odds

    def choice(self) -> Action:
        return self._bots[self.seat].choose(
            self.position.view(self.seat), self.position.legal(self.seat)
        )

    def go(self, action: Action | None = None) -> list[Event]:
        """The next throw or draw, or the next decision, of a bot where none is given."""
        events: list[Event] = []
        if self.position.is_over:
            self.position = self._deal()
        elif self.position.is_chance:
            self.position = self.position.roll(self._source, events)
        else:
            self.position = self.position.apply(self.seat, action or self.choice(), events)
        return events


def pick(chances: Mapping[Key, float], rng: Random) -> Key | None:
    """One of these, such that large ones and small ones are about as frequent; nothing certain."""
    by_size: dict[int, list[Key]] = {}
    for key, chance in chances.items():
        if 0 < chance < 1:
            by_size.setdefault(int(chance * _BINS), []).append(key)
    return rng.choice(by_size[rng.choice(sorted(by_size))]) if by_size else None


def wurfel_express(seed: int) -> Iterator[Told]:
    """A strip, or to take nothing: somebody throws for it from some decision of a turn on."""
    table = Table(jacta.game("wurfel-express"), 3, seed)
    while True:
        view = table.position.view(0) if not table.position.is_over else None
        phase = None if view is None or table.position.is_chance else view.json["phase"]
        if phase not in ("keep", "discard") or table.rng.random() < 0.4:
            table.go()
            continue
        chances = _ways(table.odds)
        if picked := pick(chances, table.rng):
            yield chances[picked], _throws_for(table, *picked)
        else:
            table.go()


def _ways(odds: Any) -> dict[tuple[str, str], float]:
    """By action and strip, or `failing`, what is told."""
    ways = {f"keep {dice}": each for dice, each in odds.kept.items()}
    ways |= {f"discard {strips}": each for strips, each in enumerate(odds.discards)}
    told = {(way, strip): c for way, each in ways.items() for strip, c in each.strips.items()}
    return told | {(way, "failing"): each.failing for way, each in ways.items()}


def _throws_for(table: Table, way: str, strip: str) -> bool:
    """Begin so, go on so that it is likeliest (to fail, that it is least likely), until dice are
    thrown no more: whether there it is."""
    seat = table.seat
    while True:
        legal = {str(action): action for action in table.position.legal(seat)}
        table.go(legal[way])
        if "failed" in kinds(table.go()):
            return strip == "failing"
        shown = table.position.view(seat).json
        is_there = bool(shown["takeable"]) if strip == "failing" else strip in shown["takeable"]
        if is_there or shown["phase"] == "take":  # or one may stop now
            return is_there and strip != "failing"
        chances = {way: c for (way, each), c in _ways(table.odds).items() if each == strip}
        best = min if strip == "failing" else max
        way = best(chances, key=lambda each: chances[each]) if chances else next(iter(legal))


def dice_trip(seed: int) -> Iterator[Told]:
    """A number: in a reroll, in the next throw, or in it and the reroll after it."""
    table = Table(jacta.game("dice-trip"), 2, seed)
    while True:
        if table.position.is_over or table.position.is_chance:
            table.go()
            continue
        odds, seat = table.odds, table.seat
        if odds.rerolls and table.rng.random() < 0.3:
            dice = table.rng.choice(list(odds.rerolls))
            wanted = pick(odds.rerolls[dice], table.rng)
            _reroll(table, dice)
            if wanted:
                yield odds.rerolls[dice][wanted], _is_made(table, wanted)
            continue
        entered = table.position.apply(seat, action := table.choice())
        table.go(action)
        if not entered.is_chance:
            continue
        chances: dict[tuple[bool, str], float] = {(False, n): c for n, c in odds.next.items()}
        chances |= {(True, number): chance for number, chance in odds.rerolled.items()}
        picked = pick(chances, table.rng)
        table.go()
        if picked is None:
            continue
        again, number = picked
        if again and not _is_made(table, number):
            rerolls = table.odds.rerolls
            _reroll(table, max(rerolls, key=lambda each: float(rerolls[each].get(number, 0))))
        yield chances[again, number], _is_made(table, number)


def _reroll(table: Table, dice: str) -> None:
    legal = {str(action): action for action in table.position.legal(table.seat)}
    table.go(legal[f"reroll {dice}"])
    table.go()


def _is_made(table: Table, number: str) -> bool:
    return int(number) in table.position.view(0).json["makes"].values()


def verbindung_gesucht(seed: int) -> Iterator[Told]:
    """A face that fits a cell, links one base more or completes, in the throw that comes."""
    table = Table(jacta.game("verbindung-gesucht"), 2, seed)
    while True:
        if table.position.is_over or not table.position.is_chance:
            table.go()
            continue
        before, seat = table.position, table.position.throw.seat
        told = before.view(seat).odds
        spots = {spot.cell: spot for spot in (told.red, told.black)[seat]} if told else {}
        chances = {
            (cell, what): getattr(spot, what)
            for cell, spot in spots.items()
            for what in ("fits", "links", "completes")
            if what == "fits" or getattr(spot, what)
        }
        table.go()
        if picked := pick(chances, table.rng):
            yield chances[picked], _shows(before, table.position, seat, *picked)


def _shows(before: Position, after: Position, seat: int, cell: str, what: str) -> bool:
    """Whether a face was thrown that does this there: placed first of a throw of its like."""
    colour = ("red", "black")[seat]
    linked = max(1, len(before.view(seat).json["linked"][colour]))
    for face in set(_faces(after, before.throw.number)):
        alike = before.chance(before.outcome([face] * before.throw.number))
        for action in () if alike.is_chance or alike.is_over else alike.legal(seat):
            if action.json.get("cell") != cell:
                continue
            laid = alike.apply(seat, action)
            wins = laid.is_over and laid.json["winner"] == seat
            more = len(laid.view(seat).json["linked"][colour]) > linked
            if what == "fits" or wins or (what == "links" and more):
                return True
    return False


def _faces(thrown: Position, number: int) -> list[int]:
    """The faces that lie there after a throw, as drawn."""
    letters = thrown.game.draws[0].faces
    return [letters.value(letter) for letter in thrown.json["dice"]][:number]


def entenrallye(seed: int) -> Iterator[Told]:
    """The end of a month before a seat drives again, or a place that its next throw reaches."""
    table = Table(jacta.game("entenrallye"), 4, seed)
    while True:
        position = table.position
        if position.is_over or not position.is_chance or position.json["phase"] != "throw":
            table.go()
            continue
        seat = table.rng.randrange(table.players)
        odds = position.view(seat).odds
        if odds is None or odds.ends is None:
            table.go()
            continue
        chances = {f"reached {one.place}": one.chance for one in odds.reached}
        chances |= {"least": odds.ends.least, "most": odds.ends.most}
        what = pick(chances, table.rng)
        if what is None:
            table.go()
        elif (happened := _drives_again(table, seat, what)) is not None:
            yield chances[what], happened


def _drives_again(table: Table, seat: int, what: str) -> bool | None:
    """Whether it happens until the seat has thrown again; None where it may be out of time."""
    place = what.removeprefix("reached ")
    while not table.position.is_over:
        position = table.position
        if position.is_chance and position.json["phase"] == "throw" and position.throw.seat == seat:
            return _reaches(table, seat, place) if place != what else False
        steered = place == what and not position.is_chance and position.json["phase"] == "drive"
        drive = _drive(position, table.choice(), what == "most") if steered else None
        if "month-over" in kinds(table.go(drive)):
            return True if place == what else None
    return None


def _drive(position: Position, choice: Action, arrive: bool) -> Action:
    """A drive that arrives somewhere, or that does not, if there is one."""
    for action in (choice, *position.legal(position.actors[0])):
        if arrives(position, action) == arrive:
            return action
    return choice


def arrives(position: Position, action: Action) -> bool:
    events: list[Event] = []
    position.apply(position.actors[0], action, events)
    return bool(kinds(events) & _ARRIVED)


def _reaches(table: Table, seat: int, place: str) -> bool:
    before, events = table.position, table.go()
    if table.position.is_over or table.position.turn > before.turn or table.position.is_chance:
        return _at(events, place)
    if table.position.json["phase"] != "drive":
        return _at(events, place)
    for action in table.position.legal(seat):
        told: list[Event] = []
        table.position.apply(seat, action, told)
        if _at(told, place):
            return True
    return False


def _at(events: list[Event], place: str) -> bool:
    arrived = [event.json for event in events if event.kind.name in _ARRIVED]
    places = [each.get("inspection", f"meeting-{each.get('meeting')}") for each in arrived]
    return place in places


def kinds(events: list[Event]) -> set[str]:
    return {event.kind.name for event in events}


TELLERS: Final[dict[str, Callable[[int], Iterator[Told]]]] = {
    "wurfel-express": wurfel_express,
    "dice-trip": dice_trip,
    "entenrallye": entenrallye,
    "verbindung-gesucht": verbindung_gesucht,
}
