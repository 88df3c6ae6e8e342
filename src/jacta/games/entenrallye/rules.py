"""The rules of Entenrallye, in the order of a turn: throw, drive, act, time."""

from __future__ import annotations

from jacta.engine.bits import lowest_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.events import EVERYONE, emit
from jacta.engine.layout import Array
from jacta.engine.rules import CHANCE, NOBODY, ask
from jacta.games.entenrallye.calendar import (
    arrive_at_meeting,
    inspect,
    is_over,
    pass_time,
    tell_end,
    total,
)
from jacta.games.entenrallye.cards import (
    card_at,
    defects,
    fit,
    forget_hand,
    hand_over,
    one_card,
    pile_size,
    put_back,
    take_from_pile,
    value,
)
from jacta.games.entenrallye.driving import (
    FULL_DRIVE,
    active,
    find_drives,
    has_visited,
    land,
    list_drives,
    split_of,
    stops_at,
)
from jacta.games.entenrallye.refusals import refusal
from jacta.games.entenrallye.secrets import audience, face, sample, view
from jacta.games.entenrallye.state import (
    CARDS,
    LAST_MEETING,
    NOWHERE,
    PILE,
    START,
    TUV,
    Board,
    State,
)
from jacta.games.entenrallye.trading import act_is_open, list_acts, list_cards, may_steal
from jacta.games.entenrallye.vocabulary import Action, Chance, Event, Phase

__all__ = [
    "actors",
    "apply",
    "audience",
    "count",
    "draws",
    "face",
    "legal",
    "merits",
    "nth",
    "refusal",
    "sample",
    "settle",
    "start",
    "view",
]

SIX, LEAST_DEFECTS, LEAST_WORTH = 6, 12, 2


@kernel
def start(board: Board, state: State) -> None:
    """EN-R1 to EN-R3: all cars at the start, all markers on 0, all cards in the pile."""
    state.phase = Phase.THROW
    state.pile = (1 << CARDS) - 1
    state.piled = CARDS
    for seat in range(int(state.players)):
        state.node[seat] = START


@kernel
def actors(board: Board, state: State) -> int:
    phase = int(state.phase)
    if phase == Phase.OVER:
        return NOBODY
    if phase in (Phase.THROW, Phase.BUY, Phase.DRAW):
        return CHANCE
    return 1 << active(state)


@kernel
def draws(board: Board, state: State, out: Array) -> int:
    """EN-R9: one die; EN-R13: a card of the pile; EN-A7, EN-A8: one of another hand."""
    phase, turn, seat = int(state.phase), int(state.turn), active(state)
    if phase == Phase.THROW:
        return ask(out, 1, SIX, turn, seat, Chance.DIE, Chance.DIE)
    if phase == Phase.BUY:
        return ask(out, 1, pile_size(state), turn, seat, Chance.PART, Chance.PART)
    held = int(state.held[int(state.partner) - 1])
    return ask(out, 1, held, turn, seat, Chance.CARD, Chance.CARD)


@kernel
def settle(board: Board, state: State, faces: Array, events: Array | None) -> None:
    """The die has fallen, or a card was drawn."""
    phase, seat, index = int(state.phase), active(state), int(faces[0])
    if phase == Phase.THROW:
        state.pips = index + 1
        emit(events, EVERYONE, Event.THREW, seat, index)
        begin_drive(board, state, seat, events)
    elif phase == Phase.BUY:
        card = card_at(state, PILE, index)
        take_from_pile(state, seat, card)
        emit(events, EVERYONE, Event.BOUGHT, seat)
        emit(events, 1 << seat, Event.DREW, seat, card)
        go_on(board, state, seat, events)
    else:
        take_card(board, state, seat, card_at(state, int(state.partner), index), events)


@kernel
def begin_drive(board: Board, state: State, seat: int, events: Array | None) -> None:
    """EN-R9: who waits or stands at the fourth meeting does not move (EN-R34, EN-R35).

    A drive without a choice is made at once.
    """
    place = int(board.place[int(state.node[seat])])
    if place == LAST_MEETING or (int(state.waiting) >> seat) & 1:
        emit(events, EVERYONE, Event.WAITED, seat, place - 1)
        end_turn(board, state, events)
        return
    found = find_drives(board, state, seat)
    if found != FULL_DRIVE:
        state.phase = Phase.DRIVE
        state.drives = found
    else:
        drive(board, state, seat, 0, int(state.pips), 0, 0, events)


@kernel
def list_legal(board: Board, state: State, seat: int, wanted: int, out: Array | None) -> int:
    """Go through the legal actions: the one at place `wanted`, or their number."""
    phase = int(state.phase)
    if phase == Phase.DRIVE:
        return list_drives(state, wanted, out)
    if phase == Phase.ACT:
        return list_acts(board, state, seat, wanted, out)
    held = int(state.hand[seat])
    if phase == Phase.GIVE:
        return list_cards(held & ~one_card(int(state.received)), Action.GIVE, wanted, out, 0)
    cards = held & ~one_card(int(state.kept))
    if wanted == 0:
        return Action.RETURN_REST
    if wanted > 0:
        return list_cards(cards, Action.KEEP, wanted - 1, None, 0)
    if out is not None:
        out[0] = Action.RETURN_REST
    return 1 + list_cards(cards, Action.KEEP, -1, out, 1)


@kernel
def legal(board: Board, state: State, seat: int, out: Array) -> int:
    return list_legal(board, state, seat, -1, out)


@kernel
def count(board: Board, state: State, seat: int) -> int:
    return list_legal(board, state, seat, -1, None)


@kernel
def nth(board: Board, state: State, seat: int, index: int) -> int:
    return list_legal(board, state, seat, index, None)


@kernel
def apply(board: Board, state: State, seat: int, action: int, events: Array | None) -> None:
    if action < Action.STEAL:
        way, squares, repair, part = split_of(action)
        state.drives = 0
        drive(board, state, seat, way, squares, repair, part, events)
    elif action < Action.EXCHANGE:
        trade(state, seat, action - Action.STEAL, Event.STOLE, events)
    elif action < Action.GIVE:
        trade(state, seat, action - Action.EXCHANGE, Event.EXCHANGED, events)
    elif action < Action.FIT:
        give(board, state, seat, action - Action.GIVE, events)
    elif action < Action.DONE:
        card = action - Action.FIT
        fit(board, state, seat, card)
        more = defects(board, state, seat) - LEAST_DEFECTS
        points = value(board, seat, card) - LEAST_WORTH
        emit(events, EVERYONE, Event.FITTED, seat, card, more, points)
        go_on(board, state, seat, events)
    elif action < Action.KEEP:
        emit(events, EVERYONE, Event.ENDED, seat)
        end_turn(board, state, events)
    elif action < Action.RETURN_REST:
        keep(board, state, seat, action - Action.KEEP, events)
    else:
        return_rest(board, state, seat, int(state.kept) - 1, -1, events)


@kernel
def drive(
    board: Board,
    state: State,
    seat: int,
    way: int,
    squares: int,
    repair: int,
    part: int,
    events: Array | None,
) -> None:
    """EN-R10, EN-R30: the car drives, and stops at a place that stops it; surplus is lost.

    Other cars are never in its way (EN-R7); late it passes a meeting (EN-R33).
    """
    origin = int(state.node[seat])
    node, driven = land(board, state, seat, way, squares)
    if events is not None:
        for square in range(driven):
            passed = int(board.ahead[origin, way, square])
            tell_missed(board, state, seat, int(board.place[passed]), events)
    state.node[seat] = node
    path = int(board.path[origin, way, driven - 1])
    emit(events, EVERYONE, Event.DROVE, seat, driven - 1, int(board.square[node]), path)
    if repair:  # EN-R19
        state.repair[seat] = int(state.repair[seat]) + repair
        emit(events, EVERYONE, Event.REPAIRED, seat, repair, int(state.repair[seat]))
    place = int(board.place[node])
    if stops_at(board, state, seat, place):
        arrive(board, state, seat, place, events)
    elif part:
        state.phase = Phase.BUY
    else:
        go_on(board, state, seat, events)


@kernel
def tell_missed(board: Board, state: State, seat: int, place: int, events: Array | None) -> None:
    """EN-R33: a late car passes a meeting without stopping."""
    is_new = NOWHERE < place < TUV and not has_visited(state, seat, place)
    if is_new and not stops_at(board, state, seat, place):
        emit(events, EVERYONE, Event.MISSED, seat, place - 1)


@kernel
def arrive(board: Board, state: State, seat: int, place: int, events: Array | None) -> None:
    """EN-A9: scored or inspected. EN-A1: no special action in this turn."""
    if place >= TUV:
        inspect(board, state, seat, place, events)
        end_turn(board, state, events)
        return
    arrive_at_meeting(board, state, seat, place, events)
    if int(state.held[seat]) == 0:
        end_turn(board, state, events)


@kernel
def go_on(board: Board, state: State, seat: int, events: Array | None) -> None:
    """EN-R11: special actions, while others can see that one may be possible; else time."""
    node = int(state.node[seat])
    if int(board.grey[node]) and act_is_open(state, seat):
        state.phase = Phase.ACT
    else:
        end_turn(board, state, events)


@kernel
def trade(state: State, seat: int, other: int, event: int, events: Array | None) -> None:
    """EN-R21, EN-R22: a card of another hand is drawn, unseen."""
    state.traded = 1
    state.partner = 1 + other
    state.phase = Phase.DRAW
    emit(events, EVERYONE, event, seat, other)


@kernel
def take_card(board: Board, state: State, seat: int, card: int, events: Array | None) -> None:
    """EN-A7, EN-A8: the card that was drawn; who lost it knows which."""
    other, stealing = int(state.partner) - 1, may_steal(state)
    own = card_at(state, 1 + seat, 0)  # held before the draw
    hand_over(state, other, seat, card)
    emit(events, (1 << seat) | (1 << other), Event.TOOK, seat, other, card)
    if stealing:
        state.partner = 0
        go_on(board, state, seat, events)
        return
    state.received = 1 + card
    state.phase = Phase.GIVE
    if int(state.held[seat]) == 2:
        give(board, state, seat, own, events)


@kernel
def give(board: Board, state: State, seat: int, card: int, events: Array | None) -> None:
    """EN-A8: one of the cards held before the draw goes to the partner.

    The one received may be fitted at once (EN-R23).
    """
    other = int(state.partner) - 1
    hand_over(state, seat, other, card)
    state.partner = 0
    state.received = 0
    emit(events, EVERYONE, Event.HANDED_OVER, seat, other)
    emit(events, (1 << seat) | (1 << other), Event.GAVE, seat, other, card)
    go_on(board, state, seat, events)


@kernel
def keep(board: Board, state: State, seat: int, card: int, events: Array | None) -> None:
    """EN-R32: at most 2 face-down parts are kept."""
    if int(state.kept) or int(state.held[seat]) == 1:
        return_rest(board, state, seat, int(state.kept) - 1, card, events)
    else:
        state.kept = 1 + card


@kernel
def return_rest(
    board: Board, state: State, seat: int, one: int, other: int, events: Array | None
) -> None:
    """EN-R32, EN-A19, EN-A20: all face-down parts but those kept go back into the pile."""
    held = int(state.held[seat])
    cards = int(state.hand[seat]) & ~(one_card(1 + one) | one_card(1 + other))
    while cards:
        put_back(state, seat, lowest_bit(cards))
        cards &= cards - 1
    kept = int(state.held[seat])
    if kept < held:
        forget_hand(state, seat, 0)
    emit(events, EVERYONE, Event.RETURNED, seat, held - kept, kept)
    end_turn(board, state, events)


@kernel
def end_turn(board: Board, state: State, events: Array | None) -> None:
    """EN-R24, EN-R25: time; then the end is judged (EN-A23), or the next player throws."""
    steps = int(state.arrived) + (1 if int(state.pips) == SIX else 0)
    state.pips = 0
    state.arrived = 0
    state.traded = 0
    state.kept = 0
    pass_time(board, state, steps, events)
    state.turn = int(state.turn) + 1
    state.seat = int(state.seat) + 1 if int(state.seat) + 1 < int(state.players) else 0
    if is_over(state):
        tell_end(state, events)
    else:
        state.phase = Phase.THROW


@kernel
def merits(board: Board, state: State, out: Array) -> None:
    """EN-R36: the sum over the meetings."""
    for seat in range(int(state.players)):
        out[seat] = total(state, seat)
