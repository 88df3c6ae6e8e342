"""What must be true of a position of Würfel Express, so that the rules can go on from it.

Each invariant says its sentence, and in particular what breaks it. Types have spoken before: names
of strips and phases are known, and numbers are in their ranges. Later ones trust the earlier ones.
"""

from __future__ import annotations

from collections import Counter

from jacta.engine.layout import Array
from jacta.games.wurfel_express.payloads import Position
from jacta.games.wurfel_express.vocabulary import STRIP

__all__ = ["INVARIANTS"]

ALL_STRIPS = {STRIP.label(strip) for strip in range(STRIP.size)}


def each_player_has_a_track(board: Array, position: Position, state: Array) -> str | None:
    """There is one track for each player."""
    tracks, players = len(position.tracks), _players(state)
    return None if tracks == players else f"{tracks} tracks, {players} players"


def seats_are_those_of_players(board: Array, position: Position, state: Array) -> str | None:
    """Seats are listed once, in rising order, and somebody sits there."""
    for name in ("last_place", "robbed"):
        seats = getattr(position, name)
        if sorted(set(seats)) != seats or not set(seats) <= set(range(_players(state))):
            return f"{name} {seats}"
    return None


def every_strip_is_in_one_place(board: Array, position: Position, state: Array) -> str | None:
    """Every strip is in the stock, out of the game, or on one track (WE-R1)."""
    laid = [strip for track in position.tracks for strip in track.strips]
    places = Counter([*position.stock, *position.removed, *laid])
    twice = sorted(strip for strip, number in places.items() if number > 1)
    nowhere = sorted(ALL_STRIPS - set(places))
    if twice:
        return f"{twice[0]} is in two places"
    return f"{nowhere[0]} is nowhere" if nowhere else None


def a_track_has_a_colour_once(board: Array, position: Position, state: Array) -> str | None:
    """A track has no two strips of one colour (WE-R24)."""
    for seat, track in enumerate(position.tracks):
        colours = [strip[0] for strip in track.strips]
        if len(set(colours)) < len(colours):
            return f"track {seat}"
    return None


def an_empty_track_starts_at_0(board: Array, position: Position, state: Array) -> str | None:
    """Where no strip lies, the marker is below cell 1 (WE-R4, WE-A8)."""
    for seat, track in enumerate(position.tracks):
        if track.offset and not track.strips:
            return f"track {seat}"
    return None


def the_set_up_comes_first(board: Array, position: Position, state: Array) -> str | None:
    """The set-up is that of 2 or 3 players, before the first turn and the first strip (WE-R7)."""
    begun = position.turn or any(track.strips for track in position.tracks)
    wrong = position.phase == "set-up" and (begun or _players(state) > 3)
    return "" if wrong else None


def strips_are_out_of_the_game(board: Array, position: Position, state: Array) -> str | None:
    """With 3 and 2 players 2 and 3 strips of each of the lengths 2 and 3 are out of the game, all
    of different colours, and else none (WE-R5, WE-R6, WE-R7, WE-A11)."""
    lost, players = position.removed, _players(state)
    number = 0 if players > 3 or position.phase == "set-up" else 5 - players
    right = sorted(strip[1] for strip in lost) == ["2"] * number + ["3"] * number
    distinct = len({strip[0] for strip in lost}) == len(lost)
    return None if right and distinct else f"removed {', '.join(lost) or 'none'}"


_THROWS = {"throw": (0, 2), "keep": (1, 2), "take": (1, 3)}


def throws_belong_to_the_phase(board: Array, position: Position, state: Array) -> str | None:
    """There is a throw before dice are kept, and there are at most three of them (WE-R14)."""
    least, most = _THROWS.get(position.phase, (0, 0))
    right = least <= position.throws <= most
    return None if right else f"throws {position.throws} in phase {position.phase}"


def discards_belong_to_the_turn(board: Array, position: Position, state: Array) -> str | None:
    """Strips are discarded before the first throw, and one at least stays (WE-R9, WE-R10)."""
    if not position.discarded:
        return None
    stays = int(state["laid"][0, int(state["seat"][0])]) > 0
    right = stays and position.phase in _THROWS
    return None if right else f"discarded {position.discarded} in phase {position.phase}"


def dice_belong_to_the_phase(board: Array, position: Position, state: Array) -> str | None:
    """All dice but one for each discarded strip lie on the table; while some are thrown, fewer;
    before the first throw, none (WE-R12, WE-R14, WE-R15)."""
    dice, in_turn = len(position.dice), int(board["dice"][0]) - position.discarded
    if position.phase in ("keep", "take"):
        right = dice == in_turn
    elif position.phase == "throw" and position.throws:
        right = dice < in_turn
    else:
        right = dice == 0
    return None if right else f"{dice} dice in phase {position.phase}"


def the_goal_ends_the_game(board: Array, position: Position, state: Array) -> str | None:
    """Nobody is at the goal but who takes strips, or has just won with as many cells as a turn can
    give (WE-R36, WE-R18)."""
    goal, players = int(board["goal"][0]), _players(state)
    fronts = state["front"][0][:players].tolist()
    there = [seat for seat, cell in enumerate(fronts) if cell >= goal]
    mover = (position.turn - (position.phase == "over")) % players
    if there and (position.phase not in ("take", "over") or there != [mover] or mover < 0):
        return f"seat {there[0]} is in phase {position.phase}"
    if max(fronts) >= goal + int(board["dice"][0]):
        return f"cell {max(fronts)}"
    return None


def the_game_is_over_when_it_is(board: Array, position: Position, state: Array) -> str | None:
    """The game is over when somebody has won, or after the last turn, and not before (WE-R36,
    WE-A15)."""
    won = int(state["front"][0][: _players(state)].max()) >= int(board["goal"][0])
    last = position.turn == int(board["turns"][0])
    if position.phase == "over":
        return None if last or (won and position.turn) else "nobody has won"
    return "after the last turn" if last else None


def last_place_is_judged_for_the_taking(
    board: Array, position: Position, state: Array
) -> str | None:
    """Last place is judged when strips are taken, and somebody is in it (WE-A7)."""
    return None if bool(position.last_place) == (position.phase == "take") else ""


def thefts_belong_to_the_taking(board: Array, position: Position, state: Array) -> str | None:
    """While strips are taken others can be robbed, who keep a strip (WE-R25, WE-R28)."""
    seat = int(state["seat"][0])
    for victim in position.robbed:
        if position.phase != "take" or victim == seat or not position.tracks[victim].strips:
            return f"robbed {victim}"
    return None


INVARIANTS = (
    each_player_has_a_track,
    seats_are_those_of_players,
    every_strip_is_in_one_place,
    a_track_has_a_colour_once,
    an_empty_track_starts_at_0,
    the_set_up_comes_first,
    strips_are_out_of_the_game,
    throws_belong_to_the_phase,
    discards_belong_to_the_turn,
    dice_belong_to_the_phase,
    the_goal_ends_the_game,
    the_game_is_over_when_it_is,
    last_place_is_judged_for_the_taking,
    thefts_belong_to_the_taking,
)


def _players(state: Array) -> int:
    return int(state["players"][0])
