"""The planner of Entenrallye, which reads the calendar.

It looks from each square it could land on at the meetings ahead: how many turns the calendar leaves
it, how many pips are left when the way and the inspection are paid for, and how many parts those
buy. It chooses the drive with the best outlook. Points count 16, turns 16.
"""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import Policy
from jacta.games.entenrallye.bots.parts import (
    POINT,
    best_fit,
    best_in_hand,
    best_keep,
    merit,
    missing_sections,
    richest_hand,
    use_of,
    worst_gift,
)
from jacta.games.entenrallye.cards import defects, in_hand, worth
from jacta.games.entenrallye.driving import (
    has_visited,
    is_late,
    land,
    split_of,
    stops_at,
)
from jacta.games.entenrallye.state import (
    ASU,
    BARE,
    CARDS,
    LAST_MEETING,
    SECTION_COUNT,
    TUV,
    Board,
    State,
)
from jacta.games.entenrallye.vocabulary import Action, Phase

__all__ = ["PLANNER"]

TURN = 16
# A part is worth 3.5 points, and one in six has the own colour. Its price is 3 pips, and a bit for
# turns that end on brown.
PART_WORTH = 59
PART_COST = 56
PIPS = 56  # of a throw, in sixteenths
BARE_CAR = BARE * SECTION_COUNT
FRESH = (SECTION_COUNT - 1) * POINT  # sections to fill after a meeting: about one part is kept
RESERVE = 6  # a repair point in store, for each inspection that is due


@kernel
def planner(
    board: Board, view: State, seat: int, actions: Array, count: int, scratch: Array, counter: Array
) -> int:
    """The drive with the best outlook; parts are fitted when they do no harm."""
    phase = int(view.phase)
    if phase == Phase.DRIVE:
        return best_drive(board, view, seat, actions, count)
    if phase == Phase.GIVE:
        return worst_gift(board, view, seat, actions, count)
    if phase == Phase.KEEP:
        return best_keep(board, view, seat, actions, count)
    trade = richest_hand(view, actions, count)
    if trade >= 0 and int(view.pips) == 1:
        return trade
    card = best_fit(board, view, seat, actions, count)
    if card >= 0 and is_ripe(board, view, seat, card):
        return Action.FIT + card
    if trade >= 0 and least_use(board, view, seat) < PART_WORTH:
        return trade
    return Action.DONE


@kernel
def least_use(board: Board, view: State, seat: int) -> int:
    """What the least useful card in hand is worth."""
    least = 99 * POINT
    for card in range(CARDS):
        if in_hand(view, seat, card):
            least = min(least, use_of(board, view, seat, card))
    return least


@kernel
def turns_until(board: Board, view: State, month: int) -> int:
    """Own turns until a month is over, in sixteenths.

    Sixes and arrivals move time by about one step in four turns.
    """
    players = int(view.players)
    steps = (month + 1 - int(view.month)) * players - int(view.part) + 1
    if int(view.month) == 0:
        steps = month * players + 1
    return max(0, steps) * TURN * 4 // players


@kernel
def is_ripe(board: Board, view: State, seat: int, card: int) -> bool:
    """Whether to fit a part now: good ones at once, poor ones when the meeting is near.

    A car that is about to pass an inspection fits nothing that would make it fail.
    """
    node, marker = int(view.node[seat]), int(view.repair[seat])
    needed = defects(board, view, seat)
    for inspection in range(TUV, ASU + 1):
        near = 0 < int(board.distance[node, inspection]) <= 9
        ready = near and not has_visited(view, seat, inspection) and needed <= marker
        if ready and needed + int(board.defects[card]) - BARE > marker:
            return False
    meeting = next_meeting(board, view, seat, node)
    if meeting == 0 or merit(board, seat, card) >= 3 * POINT:
        return True
    turns = turns_until(board, view, int(board.months[meeting]))
    return int(board.greys[node, meeting]) <= 3 or turns < 5 * TURN


@kernel
def next_meeting(board: Board, view: State, seat: int, node: int) -> int:
    """The first meeting ahead that the car can still stop at; 0 for none."""
    for meeting in range(1, LAST_MEETING + 1):
        ahead = int(board.distance[node, meeting]) > 0
        if ahead and stops_at(board, view, seat, meeting):
            return meeting
    return 0


@kernel
def best_drive(board: Board, view: State, seat: int, actions: Array, count: int) -> int:
    best, best_outlook = int(actions[0]), 0
    for index in range(count):
        action = int(actions[index])
        way, squares, repair, part = split_of(action)
        node, _ = land(board, view, seat, way, squares)
        found = outlook(board, view, seat, node, repair, part)
        if index == 0 or found > best_outlook:
            best, best_outlook = action, found
    return best


@kernel
def outlook(board: Board, view: State, seat: int, node: int, repair: int, part: int) -> int:
    """The points to be expected from here on, in sixteenths."""
    have, hand = worth(board, view, seat) * POINT, hand_worth(board, view, seat)
    marker, needed = int(view.repair[seat]) + repair, defects(board, view, seat)
    missing = missing_sections(board, view, seat) * POINT
    settled, spent, total = int(view.visited[seat]), TURN, 0
    place = int(board.place[node])
    if part:
        hand += PART_WORTH * missing // (POINT * SECTION_COUNT)
        missing -= missing // SECTION_COUNT
    if stops_at(board, view, seat, place):
        settled |= 1 << place
        if place >= TUV:
            node = after_inspection(board, node, place, needed - marker)
            marker = max(0, marker - needed)
        else:
            total, have, hand, missing = have, 0, 0, FRESH
            spent = max(spent, turns_until(board, view, int(board.months[place]) - 1))
    for meeting in range(1, LAST_MEETING + 1):
        if (settled >> meeting) & 1 or is_late(board, view, seat, meeting):
            continue
        if int(board.distance[node, meeting]) < 0:
            continue
        due = inspection_before(board, view, node, meeting, settled)
        extra, short = 0, 0
        turns = turns_until(board, view, int(board.months[meeting])) - spent
        far = int(board.distance[node, meeting])
        if due:
            there = int(board.distance[node, due])
            behind = max(0, needed - marker)
            if there >= 0:
                extra = there + int(board.distance[int(board.node_of[due]), meeting]) - far
                short = behind
            else:  # it will be towed back
                tow = max(0, turns_until(board, view, int(board.months[due])) - spent)
                workshop = int(board.behind[due - TUV, min(20, behind)])
                far = int(board.distance[workshop, meeting])
                turns -= tow * 3 // 4
        greys = int(board.greys[node, meeting])
        gain, used = leg(turns, far, extra, short, greys, have, hand, missing)
        if gain < 0:
            continue
        total += gain
        spent += used
        spent = max(spent, turns_until(board, view, int(board.months[meeting]) - 1))
        if due:
            settled |= 1 << due
            marker = max(0, marker - needed)
        node, needed = int(board.node_of[meeting]), BARE_CAR + 3
        have, hand, missing = 0, 0, FRESH
    return total + min(marker, BARE_CAR + 3) * RESERVE * inspections_due(settled)


@kernel
def after_inspection(board: Board, node: int, place: int, short: int) -> int:
    """EN-R37, EN-R40: where a car stands after it was inspected."""
    return int(board.behind[place - TUV, short]) if short > 0 else node


@kernel
def inspections_due(settled: int) -> int:
    return 2 - ((settled >> TUV) & 1) - ((settled >> ASU) & 1)


@kernel
def inspection_before(board: Board, view: State, node: int, meeting: int, settled: int) -> int:
    """The inspection that is due before a meeting; 0 for none."""
    for inspection in range(TUV, ASU + 1):
        leads_there = int(board.distance[int(board.node_of[inspection]), meeting]) >= 0
        if leads_there and not (settled >> inspection) & 1:
            return inspection if is_near(board, node, inspection) else 0
    return 0


@kernel
def is_near(board: Board, node: int, inspection: int) -> bool:
    """Whether the leg with this inspection has begun, or its branch was passed."""
    before = int(board.node_of[1 if inspection == TUV else 3])
    return int(board.distance[node, int(board.place[before])]) <= 0


@kernel
def hand_worth(board: Board, view: State, seat: int) -> int:
    """What the hand would add if the best card of each free section were fitted."""
    total = 0
    for section in range(SECTION_COUNT):
        card = best_in_hand(board, view, seat, section)
        if int(view.fitted[seat, section]) == 0 and card >= 0:
            total += merit(board, seat, card)
    return total


@kernel
def left_missing(missing: int, bought: int) -> int:
    """The sections still missing after so many parts: one in four is for any of them."""
    for _ in range(bought):
        missing = missing * (SECTION_COUNT - 1) // SECTION_COUNT
    return missing


@kernel
def leg(
    turns: int, far: int, extra: int, short: int, greys: int, have: int, hand: int, missing: int
) -> tuple[int, int]:
    """What a meeting will bring, and the turns it takes; −1 where it cannot be reached in time.

    A turn on grey leaves pips for parts; those of the last throw are mostly lost.
    """
    slack = turns * PIPS // TURN - far * TURN
    if slack < 0:
        return -1, 0
    used = min(turns * 7 // 8, (greys + 1 + extra) * TURN)
    spare = max(0, used * PIPS // TURN - (far + extra + short + 1) * TURN)
    parts = missing - left_missing(missing, min(spare // PART_COST, used // (2 * TURN)))
    if greys == 0:
        hand, parts = 0, 0
    gain = have + hand * 15 // 16 + parts * PART_WORTH // POINT
    return gain * min(32, 8 + slack // 8) // 32, max(used, far * TURN * TURN // PIPS)


PLANNER = Policy("planner", planner, cost=1.2)
