"""What must be true of a position of Entenrallye, so that the rules can go on from it.

Each invariant says its sentence, and in particular what breaks it. Types have spoken before: names
of squares, parts and phases are known, and numbers are in their ranges. Later ones trust the
earlier ones.
"""

from __future__ import annotations

from collections import Counter

from jacta.engine.layout import Array
from jacta.games.entenrallye.editions import EDITIONS, board_name
from jacta.games.entenrallye.facts import TABLE, facts
from jacta.games.entenrallye.parts import PARTS, SECTIONS
from jacta.games.entenrallye.paths import HEADINGS, NODES
from jacta.games.entenrallye.payloads import Position
from jacta.games.entenrallye.road import INSPECTIONS, MEETINGS, ROAD
from jacta.games.entenrallye.vocabulary import describe

__all__ = ["INVARIANTS"]

_CARDS = {part.name: card for card, part in enumerate(PARTS)}
_SECTIONS = {part.name: SECTIONS.index(part.section) for part in PARTS}
_STANDS = {
    board: {
        (name, heading)
        for (name, _), heading in zip(NODES, HEADINGS, strict=True)
        if name in edition.road.names
    }
    for board, edition in EDITIONS.items()
}
_PLACES = {square.name: square.place for square in ROAD.squares if square.place}
# The squares of a workshop: itself, those behind it, and its way out.
_WORKSHOPS = {
    name: inspection
    for name in ROAD.names
    for inspection in INSPECTIONS
    if str(describe(name)["kind"]).startswith(f"{inspection}-") and ROAD[name].back is None
}
_DECEMBER, _LAST = 12, MEETINGS[-1]


def each_player_has_a_car(board: Array, position: Position, state: Array) -> str | None:
    """There is one car for each player."""
    cars, players = len(position.cars), int(state["players"][0])
    return None if cars == players else f"{cars} cars, {players} players"


def the_partner_is_another_player(board: Array, position: Position, state: Array) -> str | None:
    """The partner is another player, while a card is drawn or owed (EN-R21, EN-A8)."""
    partner, trading = position.partner, position.phase in ("draw", "give")
    right = (partner is not None) == trading
    if partner is not None:
        right = right and partner < len(position.cars) and partner != _active(position)
    return None if right else f"partner {partner} in phase {position.phase}"


def headings_are_for_dead_ends(board: Array, position: Position, state: Array) -> str | None:
    """A car has a heading on the way into a dead end or out of it, and nowhere else (EN-A24)."""
    stands = _STANDS[board_name(int(state["version"][0]))]
    for seat, car in enumerate(position.cars):
        if (car.square, car.heading) not in stands:
            return f"car {seat} on {car.square} with heading {car.heading}"
    return None


def every_part_is_in_one_place(board: Array, position: Position, state: Array) -> str | None:
    """Every part is in one hand, on one car, or in the pile."""
    places = Counter(part for car in position.cars for part in [*car.fitted, *car.hand])
    twice = sorted(part for part, number in places.items() if number > 1)
    return f"{twice[0]} is in two places" if twice else None


def a_section_has_one_part(board: Array, position: Position, state: Array) -> str | None:
    """A section has one part, and parts are listed in the order of the sections (EN-R15)."""
    for seat, car in enumerate(position.cars):
        sections = [_SECTIONS[part] for part in car.fitted]
        if sections != sorted(set(sections)):
            return f"car {seat}"
    return None


def hands_are_counted(board: Array, position: Position, state: Array) -> str | None:
    """As many parts are held as the hand has, and they are listed in the order of the cards."""
    for seat, car in enumerate(position.cars):
        if car.held != len(car.hand):
            return f"car {seat} holds {car.held}"
        if car.hand != sorted(car.hand, key=_CARDS.__getitem__):
            return f"car {seat}"
    return None


def others_know_parts_of_a_hand(board: Array, position: Position, state: Array) -> str | None:
    """Other players, in their order, know parts of the hand, in its order."""
    for seat, car in enumerate(position.cars):
        others = [other for other in range(len(position.cars)) if other != seat]
        if list(car.known_to) != [part for part in car.hand if part in car.known_to]:
            return f"car {seat} has {', '.join(car.known_to)}"
        for part, seats in car.known_to.items():
            if not seats or seats != [other for other in others if other in seats]:
                return f"{part} of car {seat} is known to {seats}"
    return None


def months_have_parts(board: Array, position: Position, state: Array) -> str | None:
    """Parts of a month count from 1 to the number of players; before the first step of time the
    part is 0, and after the year 1 (EN-R26, EN-R27, EN-A23)."""
    least, most = (1, len(position.cars)) if position.month else (0, 0)
    if position.month > _DECEMBER:
        most = 1
    right = least <= position.part <= most
    return None if right else f"part {position.part} of month {position.month}"


def inspections_are_settled(board: Array, position: Position, state: Array) -> str | None:
    """An inspection is settled when its month is over, and when the car was there or is at its
    workshop; on the way to it, it is not (EN-R38, EN-A16, EN-A24)."""
    for seat, car in enumerate(position.cars):
        for listed in (car.settled, car.failed):
            if listed != [one for one in INSPECTIONS if one in listed]:
                return f"car {seat} lists {', '.join(listed)}"
        if unsettled := [one for one in car.failed if one not in car.settled]:
            return f"car {seat} failed {', '.join(unsettled)}, and it is not settled"
        for inspection in INSPECTIONS:
            over = position.month > (ROAD.at(inspection).month or 0)
            inside = ROAD.dead_end(car.square) == inspection
            there = inside and car.heading != "in"
            must = over or there or _WORKSHOPS.get(car.square) == inspection
            may_not = inside and not there
            settled = inspection in car.settled
            if (must and not settled) or (may_not and settled):
                return f"{inspection} of car {seat} on {car.square}"
    return None


def who_waits_is_early(board: Array, position: Position, state: Array) -> str | None:
    """A car waits at a meeting that it has reached before its month, but not at the last one
    (EN-R34, EN-R35)."""
    for seat, car in enumerate(position.cars):
        month = ROAD[car.square].month or 0
        is_early = _is_at_meeting(position, seat) and position.month < month
        if car.waiting and not (is_early and _PLACES[car.square] != _LAST):
            return f"car {seat} on {car.square}"
    return None


def the_game_is_over_when_it_is(board: Array, position: Position, state: Array) -> str | None:
    """The game is over when the year is over, or all have reached the last meeting and nobody
    keeps parts any more, and not before (EN-R28)."""
    year = position.month > _DECEMBER
    there = all(car.scores[-1] is not None for car in position.cars)
    if position.phase == "over":
        right = (year or there) and position.turn > 0
    else:
        right = not year and (not there or position.phase == "keep")
    return None if right else f"phase {position.phase}"


def the_die_lies_there_during_a_turn(board: Array, position: Position, state: Array) -> str | None:
    """The die shows pips from the throw to the end of the turn (EN-R9)."""
    right = (position.pips > 0) == (position.phase not in ("throw", "over"))
    return None if right else f"pips {position.pips} in phase {position.phase}"


def a_drive_is_a_choice(board: Array, position: Position, state: Array) -> str | None:
    """Who drives does not wait, has not reached the last meeting, and has a choice (EN-R34,
    EN-R35, EN-A3)."""
    if position.phase != "drive":
        return None
    car = position.cars[_active(position)]
    if car.waiting or _PLACES.get(car.square) == _LAST:
        return f"the car on {car.square} does not move"
    drives = int(facts(board, state, -1)[TABLE, 3])
    return None if drives > 1 else "there is one drive, which is made by itself"


def special_actions_are_for_grey(board: Array, position: Position, state: Array) -> str | None:
    """Parts are bought, fitted, stolen and exchanged on grey squares (EN-R11)."""
    square = position.cars[_active(position)].square
    special = position.phase in ("buy", "act", "draw", "give")
    return f"square {square}" if special and ROAD[square].ground != "grey" else None


def something_can_be_done(board: Array, position: Position, state: Array) -> str | None:
    """A part is bought with more pips than it costs, from a pile that has one, and special actions
    go on while one may be possible (EN-R11, EN-R12, EN-A19)."""
    if position.phase not in ("buy", "act"):
        return None
    pile, *_, is_open = facts(board, state, -1)[TABLE, :5].tolist()
    right = is_open if position.phase == "act" else pile and position.pips > 3
    return None if right else f"phase {position.phase}, pips {position.pips}"


def parts_are_kept_at_a_meeting(board: Array, position: Position, state: Array) -> str | None:
    """After scoring, and only then, somebody has arrived and keeps parts: at a meeting, with parts
    in hand and none on the car; one of them may be kept already (EN-R32, EN-A20)."""
    keeping, seat = position.phase == "keep", _active(position)
    if position.arrived != keeping:
        return f"arrived in phase {position.phase}" if position.arrived else "not arrived"
    if position.kept is not None:
        hand = position.cars[seat].hand
        if not keeping or position.kept not in hand or len(hand) < 2:
            return f"kept {position.kept} in phase {position.phase}"
    if not keeping:
        return None
    right = _is_at_meeting(position, seat) and position.cars[seat].hand
    return None if right and not position.cars[seat].fitted else f"car {seat}"


def trades_belong_to_the_throw(board: Array, position: Position, state: Array) -> str | None:
    """With a 1 a part is stolen and with a 2 exchanged, once in a turn (EN-R12)."""
    trading = position.phase in ("draw", "give")
    may = position.pips in (1, 2) and (trading or position.phase == "act")
    right = may if position.traded else not trading
    return None if right else f"pips {position.pips} in phase {position.phase}"


def a_card_can_be_drawn(board: Array, position: Position, state: Array) -> str | None:
    """The partner has a part to be drawn, and who exchanges one to give (EN-R21, EN-R22)."""
    if position.phase != "draw" or position.partner is None:
        return None
    taken, given = position.cars[position.partner].hand, position.cars[_active(position)].hand
    return None if taken and (position.pips == 1 or given) else f"partner {position.partner}"


def a_card_is_owed(board: Array, position: Position, state: Array) -> str | None:
    """Who has drawn a card with a 2, and only then, owes one of at least two others (EN-A8)."""
    hand = position.cars[_active(position)].hand
    if position.phase == "give":
        right = position.pips == 2 and position.received in hand and len(hand) > 2
    else:
        right = position.received is None
    return None if right else f"received {position.received} in phase {position.phase}"


INVARIANTS = (
    each_player_has_a_car,
    the_partner_is_another_player,
    headings_are_for_dead_ends,
    every_part_is_in_one_place,
    a_section_has_one_part,
    hands_are_counted,
    others_know_parts_of_a_hand,
    months_have_parts,
    inspections_are_settled,
    who_waits_is_early,
    the_game_is_over_when_it_is,
    the_die_lies_there_during_a_turn,
    a_drive_is_a_choice,
    special_actions_are_for_grey,
    something_can_be_done,
    parts_are_kept_at_a_meeting,
    trades_belong_to_the_throw,
    a_card_can_be_drawn,
    a_card_is_owed,
)


def _active(position: Position) -> int:
    return position.turn % len(position.cars)


def _is_at_meeting(position: Position, seat: int) -> bool:
    """Whether a car is at a meeting that it has reached."""
    car = position.cars[seat]
    place = _PLACES.get(car.square, "")
    return place in MEETINGS and car.scores[MEETINGS.index(place)] is not None
