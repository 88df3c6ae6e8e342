"""What the road of Entenrallye does to players: the figures of docs/entenrallye-road.md.

    python -m tools.entenrallye_road [GAMES]

plays games between planners at 2, 4 and 6 players and prints how many meetings and inspections
were reached in time, how often each side road was taken, and what the seats scored.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import jacta
from jacta.bots import bot, bot_seed, policy
from jacta.engine.chance import Seed
from jacta.engine.playouts.batches import playouts
from jacta.engine.position import Position
from jacta.engine.values import Action, Event
from jacta.games.entenrallye.road import ROAD

GAME = jacta.game("entenrallye")
SIDE_ROADS = {s.name: s.next[1][0] for s in ROAD.squares if len(s.next) > 1}


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


def play(players: int, seed: int, seen: Counter[str], name: str = "planner") -> Position:
    """One game; what happened in it is counted."""
    position, source = GAME.start(players), Seed(seed)
    bots = [bot(GAME, name, bot_seed(seed, seat)) for seat in range(players)]
    events: list[Event] = []
    while not position.is_over:
        if position.is_chance:
            position = position.roll(source, events)
        else:
            seat = position.actors[0]
            action = bots[seat].choose(position.view(seat), position.legal(seat))
            note_way(position, seat, action, seen)
            position = position.apply(seat, action, events)
    for event in events:
        fact: dict[str, Any] = event.json
        place = fact.get("meeting") or fact.get("inspection") or ""
        seen[f"{fact['type']} {place}".strip()] += 1
    return position


def study(players: int, games: int) -> None:
    """Places and side roads, from games step by step."""
    seen = Counter[str]()
    for seed in range(games):
        play(players, seed, seen)
    cars = games * players
    meetings = [seen[f"arrived {meeting}"] / cars for meeting in range(1, 5)]
    print(f"{players} players, {games} games")
    print(f"  meetings {sum(meetings):.2f}:", *(f"{share:.2f}" for share in meetings))
    for inspection in ("TUV", "ASU"):
        kinds = ("passed", "failed", "towed", "towed-behind")
        shares = {kind: seen[f"{kind} {inspection}"] / cars for kind in kinds}
        print(f"  {inspection}:", *(f"{kind} {share:.2f}" for kind, share in shares.items()))
    for road in SIDE_ROADS.values():
        offered, taken = seen[f"{road} offered"], seen[f"{road} taken"]
        print(f"  side road {road}: {taken / max(1, offered):.2f} of {offered / cars:.2f} a car")


def seats(players: int, games: int) -> None:
    """Turns, points and wins by seat, from games in one compiled call."""
    batch = playouts(GAME.start(players), [policy(GAME, "planner")] * players, games, seed=1)
    first = batch.ranks == 1
    wins = (first / first.sum(axis=1, keepdims=True)).mean(axis=0)
    print(f"  {games} games: {batch.turns.mean() / players:.1f} turns a player")
    print("  points", *(f"{mean:.1f}" for mean in batch.merits.mean(axis=0)))
    print("  wins", *(f"{share:.3f}" for share in wins), flush=True)


if __name__ == "__main__":
    for number in (2, 4, 6):
        study(number, int(sys.argv[1]) if len(sys.argv) > 1 else 200)
        seats(number, 20_000)
