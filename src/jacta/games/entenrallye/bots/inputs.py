"""What the mind of Entenrallye looks at: the table between two turns, seen by one seat.

Of the cards face down only those of the seat itself are looked at, and these only where they are
known; of all others there are numbers. So whoever judges somebody else's chances does it by what
everyone sees. Colours count as the point that they add, sections are looked at one by one and added
up, and opponents are told apart by whether they act before this seat.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.bits import lowest_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.entenrallye.calendar import total
from jacta.games.entenrallye.cards import defects, free_sections, value, worth
from jacta.games.entenrallye.driving import has_visited
from jacta.games.entenrallye.state import (
    ASU,
    LAST_MEETING,
    MOST_NODES,
    NOWHERE,
    SEATS,
    SECTION_COUNT,
    TUV,
    Board,
    State,
)

__all__ = ["INPUTS", "inspection_ahead", "list_inputs", "meeting_ahead", "time_left"]

MEETINGS_AHEAD: Final = LAST_MEETING + 1  # the next one, or none
MONTHS: Final = 13
SPANS: Final = 7  # of two months
LEFT: Final = 16
FAR: Final = 21
GREYS: Final = 4
WORTHS: Final = 25
NEAR: Final = 5
TO_INSPECTION: Final = 14
SPARE: Final = 24  # the repair marker less the defects, from −16 on
SOME_SPARE: Final = 6
KINDS: Final = 17  # nothing, 15 kinds of parts by points and defects, something unknown
UNKNOWN: Final = 16
LEGS: Final = 3  # no meeting ahead, one of the first three, the last one
HELD: Final = 12
SECTIONS: Final = SECTION_COUNT + 1
NUMBERS: Final = SEATS - 1  # of players
WHENS: Final = 2
AWAY: Final = 61
CLOSE: Final = 31
BANK: Final = 25
THEIR_FAR: Final = 8
THEIR_HELD: Final = 8
_MOST_SECOND: Final = 40  # inputs by then: of a hand without end the rest is not looked at

# Each group of inputs, and where it begins. First what the seat itself has.
PLACE: Final = 0
MEETING: Final = PLACE + MOST_NODES * MONTHS
FULL: Final = MEETING + LAST_MEETING * LEFT * FAR
SHOWN: Final = FULL + 2 * LAST_MEETING * WORTHS * GREYS
INSPECTION: Final = SHOWN + LAST_MEETING * WORTHS * NEAR
REPAIR: Final = INSPECTION + 2 * TO_INSPECTION * SPARE
SECTION: Final = REPAIR + 2 * LEFT * SOME_SPARE
SECOND: Final = SECTION + KINDS * KINDS * LEGS
HAND: Final = SECOND + KINDS
VISITED: Final = HAND + 2 * HELD * SECTIONS
MARKER: Final = VISITED + 64
DELAY: Final = MARKER + 21 * 3
WAITING: Final = DELAY + SEATS * NUMBERS
TIME: Final = WAITING + 2 * MONTHS
PILE: Final = TIME + 2 * MONTHS * NUMBERS
STICKER: Final = PILE + 6
LEAD: Final = STICKER + 3
BETTER: Final = LEAD + AWAY * SPANS
# Then what each opponent has.
THEIR_LEAD: Final = BETTER + SEATS * NUMBERS * SPANS
THEIR_MEETING: Final = THEIR_LEAD + CLOSE * SPANS * WHENS
THEIR_WORTH: Final = THEIR_MEETING + 1 + LAST_MEETING * LEFT * THEIR_FAR
THEIR_HAND: Final = THEIR_WORTH + MEETINGS_AHEAD * 13 * WHENS
THEIR_INSPECTION: Final = THEIR_HAND + THEIR_HELD * SECTIONS
THEIR_VISITED: Final = THEIR_INSPECTION + 1 + 2 * 6 * 8
BANKS: Final = THEIR_VISITED + 64
INPUTS: Final = BANKS + 2 * MEETINGS_AHEAD * MEETINGS_AHEAD * BANK


@kernel
def meeting_ahead(board: Board, view: State, seat: int) -> int:
    """The first meeting on the way whose month is not over and where the car was not; 0: none."""
    node = int(view.node[seat])
    for meeting in range(1, LAST_MEETING + 1):
        in_time = int(view.month) <= int(board.months[meeting])
        ahead = int(board.distance[node, meeting]) > 0
        if in_time and ahead and not has_visited(view, seat, meeting):
            return meeting
    return NOWHERE


@kernel
def inspection_ahead(view: State, seat: int) -> int:
    """The next inspection that is not settled; 0 for none."""
    for inspection in range(TUV, ASU + 1):
        if not has_visited(view, seat, inspection):
            return inspection
    return NOWHERE


@kernel
def time_left(view: State, month: int) -> int:
    """How long it is until a month is over: sixths of a month, coarser the longer it is."""
    players = int(view.players)
    steps = month * players + 1
    if int(view.month):
        steps = (month + 1 - int(view.month)) * players - int(view.part) + 1
    sixths = max(0, (6 * steps + players - 1) // players)
    return sixths if sixths <= 9 else min(LEFT - 1, 9 + (sixths - 7) // 3)


@kernel
def kind_of(board: Board, seat: int, card: int) -> int:
    """What a part is on a 2CV card: by its points there, and by its defects."""
    return 1 + (value(board, seat, card) - 2) * 3 + int(board.defects[card]) - 3


@kernel
def steps_of(far: int) -> int:
    """A distance in eight steps, finer the nearer it is."""
    if far <= 3:
        return 0
    if far <= 6:
        return 1
    return min(THEIR_FAR - 1, far // 4 + 1)


@kernel
def list_sections(
    board: Board, view: State, seat: int, known: bool, leg: int, out: Array, number: int
) -> tuple[int, int]:
    """Section by section what is fitted and what could be; gives also the points that the best
    parts of the hand would add."""
    more = 0
    for section in range(SECTION_COUNT):
        part, best, most = int(view.fitted[seat, section]), 0, 0
        cards = int(view.hand[seat]) & int(board.of_section[section]) if known else 0
        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
            kind = kind_of(board, seat, card)
            # The defects weigh less than a point: of more points, then of fewer defects.
            merit = 4 * value(board, seat, card) - int(board.defects[card])
            if best == 0 or merit > most:
                kind, best, most = best, kind, merit
            if kind and number < _MOST_SECOND:
                out[number] = SECOND + kind
                number += 1
        if best and not part:
            more += 2 + (best - 1) // 3
        fitted = kind_of(board, seat, part - 1) if part else 0
        best = best if known else UNKNOWN
        out[number] = SECTION + (leg * KINDS + fitted) * KINDS + best
        number += 1
    return number, more


@kernel
def list_own(board: Board, view: State, seat: int, known: bool, out: Array) -> int:
    """The inputs of what the seat itself has."""
    node, month, players = int(view.node[seat]), min(int(view.month), MONTHS - 1), int(view.players)
    meeting, inspection = meeting_ahead(board, view, seat), inspection_ahead(view, seat)
    leg = 0 if meeting == NOWHERE else 2 if meeting == LAST_MEETING else 1
    delay = (seat - int(view.seat)) % players
    out[0] = PLACE + node * MONTHS + month
    out[1] = VISITED + (int(view.visited[seat]) >> 1)
    out[2] = MARKER + int(view.repair[seat]) * 3 + (0 if inspection == 0 else inspection - TUV + 1)
    out[3] = DELAY + delay * NUMBERS + players - 2
    half = 2 * (int(view.part) - 1) // players if month else 0
    out[4] = TIME + (2 * month + half) * NUMBERS + players - 2
    held, free = int(view.held[seat]), free_sections(view, seat)
    out[5] = HAND + (int(known) * HELD + min(held, HELD - 1)) * SECTIONS + free
    pile = int(view.piled)
    out[6] = PILE + (0 if pile == 0 else 1 if pile <= 2 else 2 + min(3, (pile - 3) // 8))
    number = 7
    if (int(view.waiting) >> seat) & 1:
        half = 2 * (int(view.part) - 1) // players if month else 0
        out[number] = WAITING + 2 * month + half
        number += 1
    if int(view.sticker):
        out[number] = STICKER + (0 if inspection == 0 else inspection - TUV + 1)
        number += 1
    number, more = list_sections(board, view, seat, known, leg, out, number)
    if meeting:
        place, far = meeting - 1, int(board.distance[node, meeting])
        left = time_left(view, int(board.months[meeting]))
        shown, greys = worth(board, view, seat), int(board.greys[node, meeting])
        out[number] = MEETING + (place * LEFT + left) * FAR + min(far, FAR - 1)
        greys = greys if greys < 2 else 2 if greys < 5 else 3
        full = ((int(known) * LAST_MEETING + place) * WORTHS + shown + more) * GREYS + greys
        out[number + 1] = FULL + full
        near = min(NEAR - 1, (far - 1) // 3)
        out[number + 2] = SHOWN + (place * WORTHS + shown) * NEAR + near
        number += 3
    if inspection:
        row, far = inspection - TUV, int(board.distance[node, inspection])
        left = time_left(view, int(board.months[inspection]))
        spare = int(view.repair[seat]) - defects(board, view, seat)
        far = 0 if far < 0 else 1 + far if far <= 9 else min(TO_INSPECTION - 1, 10 + far // 10)
        much = max(0, min(SPARE - 1, spare + 16))
        some = max(0, min(SOME_SPARE - 1, (spare + 16) // 4))
        out[number] = INSPECTION + (row * TO_INSPECTION + far) * SPARE + much
        out[number + 1] = REPAIR + (row * LEFT + left) * SOME_SPARE + some
        number += 2
    return number


@kernel
def list_inputs(board: Board, view: State, seat: int, known: bool, out: Array) -> int:
    """Write the inputs that are on for a seat, and give their number; its hand is looked at where
    it is `known`."""
    number = list_own(board, view, seat, known, out)
    players, mover = int(view.players), int(view.seat)
    span, delay = min(SPANS - 1, int(view.month) // 2), (seat - mover) % players
    points, meeting = total(view, seat), meeting_ahead(board, view, seat)
    bank = points + (worth(board, view, seat) if meeting else 0)
    many = int(players > 2)
    best, ahead = 0, 0
    for other in range(players):
        if other == seat:
            continue
        when = int((other - mover) % players > delay)
        theirs, next_one = total(view, other), meeting_ahead(board, view, other)
        best, ahead = max(best, theirs), ahead + int(theirs > points)
        lead = max(-30, min(30, points - theirs))
        out[number] = THEIR_LEAD + ((lead + 30) // 2 * SPANS + span) * WHENS + when
        shown, node = worth(board, view, other), int(view.node[other])
        out[number + 1] = THEIR_MEETING
        if next_one:
            left = time_left(view, int(board.months[next_one]))
            far = steps_of(int(board.distance[node, next_one]))
            row = (next_one - 1) * LEFT + left
            out[number + 1] = THEIR_MEETING + 1 + row * THEIR_FAR + far
        out[number + 2] = THEIR_WORTH + (next_one * 13 + (shown + 1) // 2) * WHENS + when
        held, free = min(THEIR_HELD - 1, int(view.held[other])), free_sections(view, other)
        out[number + 3] = THEIR_HAND + held * SECTIONS + free
        inspection = inspection_ahead(view, other)
        out[number + 4] = THEIR_INSPECTION
        if inspection:
            spare = int(view.repair[other]) - defects(board, view, other)
            far = int(board.distance[node, inspection])
            far = 0 if far < 0 else min(5, 1 + far // 4)
            some = max(0, min(7, (spare + 20) // 4))
            row = (inspection - TUV) * 6 + far
            out[number + 4] = THEIR_INSPECTION + 1 + row * 8 + some
        out[number + 5] = THEIR_VISITED + (int(view.visited[other]) >> 1)
        away = max(-24, min(24, bank - theirs - (shown if next_one else 0)))
        legs = (many * MEETINGS_AHEAD + meeting) * MEETINGS_AHEAD + next_one
        out[number + 6] = BANKS + legs * BANK + (away + 24) // 2
        number += 7
    lead = max(-30, min(30, points - best))
    out[number] = LEAD + (lead + 30) * SPANS + span
    out[number + 1] = BETTER + (ahead * NUMBERS + players - 2) * SPANS + span
    return number + 2
