"""What the road of Entenrallye does to players: the figures of docs/entenrallye-road.md.

    python -m tools.entenrallye_road [GAMES]

plays games between planners at 2, 4 and 6 players and prints how many meetings and inspections
were reached in time, how often each side road was taken, what a tow cost, how often the ASU was
left out and whether that pays, and what seats and colours scored.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

import jacta
from jacta import Game
from jacta.bots import Bot, bot, bot_seed, policy
from jacta.engine.chance import Seed
from jacta.engine.layout import Array
from jacta.engine.playouts.batches import playouts
from jacta.engine.position import Position
from jacta.engine.values import Action, Event
from jacta.engine.view import View
from jacta.games.entenrallye.editions import OUR_ROAD
from jacta.games.entenrallye.parts import COLOURS
from jacta.games.entenrallye.road import ROAD, distances
from jacta.games.entenrallye.state import ASU, LAST_MEETING

GAME = jacta.game("entenrallye")
PLAYERS = (2, 4, 6)
COMPILED = 20_000
SIDE_ROADS = {s.name: s.next[1][0] for s in ROAD.squares if len(s.next) > 1}
MEETING_AFTER = {"TUV": "M2", "ASU": "M4"}
FAR = {inspection: distances(ROAD, meeting) for inspection, meeting in MEETING_AFTER.items()}
TOWS = ("failed", "towed", "towed-behind")
OCTOBER = 10


def with_board(change: Callable[[Array], None]) -> Game:
    """The game on a board that is another one in something."""
    board = GAME.board(OUR_ROAD).copy()
    change(board)
    return replace(GAME, boards={OUR_ROAD: board}, former={})


def junction_ahead(square: str) -> str | None:
    """The first junction within a throw, straight on."""
    for _ in range(6):
        if square in SIDE_ROADS:
            return SIDE_ROADS[square]
        following = ROAD[square].next
        if not following:
            return None
        square = following[0]
    return None


def note_way(position: Position, seat: int, action: Action, seen: Counter[str]) -> None:
    """Which way was taken, where there was a choice for as many squares."""
    if action.kind.name != "drive":
        return
    view = position.view(seat).json
    way, squares = action.json["way"], action.json["squares"]
    if {"turn", "straight"} == {r["way"] for r in view["reach"] if r["squares"] == squares}:
        name = junction_ahead(view["cars"][seat]["square"])
        seen[f"{name} offered"] += 1
        seen[f"{name} taken"] += way == "turn"


def note_tows(before: Position, events: list[Event], seen: Counter[str]) -> None:
    """How many squares further away a car is than it was, and whether it came nearer."""
    for fact in (event.json for event in events if event.kind.name in TOWS):
        place, car = fact["inspection"], before.json["cars"][fact["seat"]]
        far = FAR[place]
        if fact["type"] != "failed" and (here := (car["square"], car["heading"] == "out")) in far:
            lost = far[fact["square"], False] - far[here]
            seen[f"towed {place} lost"] += lost
            seen[f"towed {place} counted"] += 1
            seen[f"towed {place} nearer"] += lost < 0


@cache
def shorter_year() -> Game:
    """The game as somebody sees it who wants to be at meeting 4 before October is over."""

    def change(board: Array) -> None:
        board["months"][0, LAST_MEETING] = OCTOBER

    return with_board(change)


class Hasty:
    """A planner that leaves the ASU out and hurries to meeting 4, once it is past meeting 3."""

    name, version, work = "hasty", 1, 1

    def __init__(self, seed: int) -> None:
        self._calm, self._hasty = bot(GAME, "planner", seed), bot(shorter_year(), "planner", seed)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        state = view.array[0]
        ahead = int(view.board["distance"][0, int(state["node"][view.seat]), 3]) > 0
        if ahead or int(state["month"]) > OCTOBER:
            return self._calm.choose(view, legal)
        array = view.array.copy()
        array["visited"][0, view.seat] |= 1 << ASU
        found = self._hasty.choose(View(shorter_year(), array, OUR_ROAD, view.seat), legal)
        return GAME.action(found.number)


def arrived_at_the_end(events: list[Event], seat: int) -> bool:
    """Whether this car has come to meeting 4."""
    facts = [event.json for event in events if event.kind.name == "arrived"]
    return any((fact["seat"], fact["meeting"]) == (seat, LAST_MEETING) for fact in facts)


def play(players: int, seed: int, seen: Counter[str], *, hasty: bool = False) -> Position:
    """One game; what happened in it is counted."""
    position, source = GAME.start(players), Seed(seed)
    bots: list[Bot] = [bot(GAME, "planner", bot_seed(seed, seat)) for seat in range(players)]
    first = seed % players
    if hasty:
        bots[first] = Hasty(bot_seed(seed, first))
    events: list[Event] = []
    while not position.is_over:
        before, told = position, len(events)
        if position.is_chance:
            position = position.roll(source, events)
        else:
            seat = position.actors[0]
            action = bots[seat].choose(position.view(seat), position.legal(seat))
            note_way(position, seat, action, seen)
            position = position.apply(seat, action, events)
        note_tows(before, events[told:], seen)
        early = before.json["month"] <= OCTOBER
        seen["first early"] += early and arrived_at_the_end(events[told:], first)
    for event in events:
        fact: dict[str, Any] = event.json
        place = fact.get("meeting") or fact.get("inspection") or ""
        seen[f"{fact['type']} {place}".strip()] += 1
    visited = position.array["visited"][0, :players]
    seen["without ASU"] += sum(not int(one) >> ASU & 1 for one in visited)
    seen["over by October"] += position.json["month"] <= OCTOBER
    scores = position.scores or ()
    seen["first points"] += int(scores[first])
    seen["first wins"] += position.ranking[first] == 1
    seen["first at meeting 4"] += bool(int(visited[first]) >> LAST_MEETING & 1)
    return position


def study(players: int, games: int) -> None:
    """Places, side roads and tows, from games step by step."""
    seen = Counter[str]()
    for seed in range(games):
        play(players, seed, seen)
    cars = games * players
    meetings = [seen[f"arrived {meeting}"] / cars for meeting in range(1, 5)]
    print(f"{players} players, {games} games")
    print(f"  meetings {sum(meetings):.2f}:", *(f"{share:.2f}" for share in meetings))
    passed = sum(seen[f"passed {inspection}"] for inspection in FAR) / cars
    print(f"  inspections {passed:.2f}")
    for inspection in FAR:
        shares = {kind: seen[f"{kind} {inspection}"] / cars for kind in ("passed", *TOWS)}
        print(f"  {inspection}:", *(f"{kind} {share:.2f}" for kind, share in shares.items()))
        counted = seen[f"towed {inspection} counted"]
        lost, nearer = seen[f"towed {inspection} lost"], seen[f"towed {inspection} nearer"]
        print(f"    a tow costs {lost / max(1, counted):.1f} squares; nearer {nearer} of {counted}")
    for road in SIDE_ROADS.values():
        offered, taken = seen[f"{road} offered"], seen[f"{road} taken"]
        print(f"  side road {road}: {taken / max(1, offered):.2f} of {offered / cars:.2f} a car")
    print(f"  without ASU {seen['without ASU']} of {cars} cars, {seen['over by October']} games")


def skipping(players: int, games: int) -> None:
    """Whether it pays to leave the ASU out: one car that tries, and the same car that does not."""
    for hasty in (False, True):
        seen = Counter[str]()
        for seed in range(games):
            play(players, seed, seen, hasty=hasty)
        shares = [seen[f"first {what}"] / games for what in ("wins", "at meeting 4", "early")]
        points = seen["first points"] / games
        words = "hasty" if hasty else "planner"
        told = " ".join(f"{share:.3f}" for share in shares)
        print(f"  {words}: points {points:.1f}; wins, at meeting 4, by October: {told}")


def seats(players: int, games: int) -> None:
    """Turns, points and wins by seat and by colour, from compiled games.

    Colours take turns on the seats, so that what is the seat's and what the colour's are told
    apart.
    """
    wins = np.zeros((len(COLOURS), players))
    points, turns = np.zeros((len(COLOURS), players)), 0.0
    for turned in range(len(COLOURS)):

        def turn(board: Array, by: int = turned) -> None:
            board["colour"][0] = (board["colour"][0] - by) % len(COLOURS)

        start = with_board(turn).start(players)
        batch = playouts(start, [policy(GAME, "planner")] * players, games // 6, seed=1 + turned)
        first = batch.ranks == 1
        won = (first / first.sum(axis=1, keepdims=True)).mean(axis=0)
        turns += float(batch.turns.mean()) / players / len(COLOURS)
        for seat in range(players):
            colour = (seat + turned) % len(COLOURS)
            wins[colour, seat], points[colour, seat] = won[seat], batch.merits[:, seat].mean()
    print(f"  {games // 6 * 6} games: {turns:.1f} turns a player")
    for name, axis in (("seat", 0), ("colour", 1)):
        print(f"  points by {name}", *(f"{mean:.1f}" for mean in points.mean(axis=axis)))
        print(f"  wins by {name}", *(f"{share:.3f}" for share in wins.mean(axis=axis)), flush=True)


if __name__ == "__main__":
    for inspection, far in FAR.items():
        here, there = far[inspection, False], far[f"{inspection}-0", False]
        print(f"{inspection}: {here} squares to {MEETING_AFTER[inspection]}, its workshop {there}")
    for number in PLAYERS:
        games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
        study(number, games)
        skipping(number, games)
        seats(number, COMPILED)
