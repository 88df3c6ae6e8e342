"""The rest of a turn, played out on copies of what is seen: what it is worth if it is played well.

The rules themselves make every step. A card that nobody has seen is any of those that the seat does
not know to be elsewhere: the mean is taken over some of them (`looks`), spread evenly over the list
of cards, or over all of them.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.bits import count_bits, lowest_bit, nth_bit
from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.games.entenrallye.bots.desk import (
    ACTED,
    DRAWN,
    GIVEN,
    SEEN,
    TAKEN,
    THROWN,
    TRIED,
    Desk,
)
from jacta.games.entenrallye.bots.judgement import worth_on
from jacta.games.entenrallye.cards import one_card, value
from jacta.games.entenrallye.rules import SIX, apply, legal, settle, take_card, trade
from jacta.games.entenrallye.secrets import deal
from jacta.games.entenrallye.state import SECTION_COUNT, Board, State
from jacta.games.entenrallye.trading import fitting, may_steal, partners
from jacta.games.entenrallye.vocabulary import Action, Event, Phase

__all__ = ["weigh_actions", "weigh_throw", "weigh_turn"]

_MANY: Final = 5


@kernel
def weigh_actions(
    board: Board,
    desk: Desk,
    seat: int,
    actions: Array,
    count: int,
    looks: int,
    weights: Array,
    worths: Array,
) -> int:
    """What each action is worth in the state that is seen; gives the index of the best."""
    best = 0
    for index in range(count):
        desk.states[ACTED] = desk.states[SEEN]
        apply(board, desk.states[ACTED], seat, int(actions[index]), None)
        worths[index] = weigh_turn(board, desk, ACTED, seat, looks, weights)
        if worths[index] > worths[best]:
            best = index
    return best


@kernel
def weigh_turn(
    board: Board, desk: Desk, place: int, seat: int, looks: int, weights: Array
) -> float:
    """What the rest of a turn is worth whose drive is made."""
    phase = int(desk.states[place].phase)
    if phase == Phase.ACT:
        return weigh_acts(board, desk, place, seat, looks, weights)
    if phase == Phase.BUY:
        return weigh_part(board, desk, place, seat, looks, weights)
    if phase == Phase.KEEP:
        return weigh_keeps(board, desk, place, seat, weights)
    if phase == Phase.DRAW:
        return weigh_draw(board, desk, place, seat, looks, weights)
    if phase == Phase.GIVE:
        return weigh_gifts(board, desk, place, seat, weights)
    return worth_on(board, desk, place, seat, weights)


@kernel
def weigh_throw(board: Board, desk: Desk, seat: int, looks: int, weights: Array) -> float:
    """What a turn is worth before its throw, as it is seen: the mean over all throws."""
    worth = 0.0
    for face in range(SIX):
        desk.states[THROWN] = desk.states[SEEN]
        desk.faces[0] = face
        settle(board, desk.states[THROWN], desk.faces, None)
        if int(desk.states[THROWN].phase) != Phase.DRIVE:
            desk.states[ACTED] = desk.states[THROWN]
            worth += weigh_turn(board, desk, ACTED, seat, looks, weights)
            continue
        best = -1.0
        for index in range(legal(board, desk.states[THROWN], seat, desk.actions)):
            desk.states[ACTED] = desk.states[THROWN]
            apply(board, desk.states[ACTED], seat, int(desk.actions[index]), None)
            best = max(best, weigh_turn(board, desk, ACTED, seat, looks, weights))
        worth += best
    return worth / SIX


@kernel
def fit_parts(board: Board, desk: Desk, place: int, seat: int, weights: Array) -> float:
    """What the turn is worth that ends with the best parts fitted: any of them, at most one a
    section, or none."""
    if int(desk.states[place].phase) != Phase.ACT:
        return worth_on(board, desk, place, seat, weights)
    cards, best = worth_fitting(board, desk.states[place], seat), -1.0
    some = cards
    while some >= 0:
        if is_one_a_section(board, some):
            desk.states[TRIED] = desk.states[place]
            end_with(board, desk.states[TRIED], seat, some)
            best = max(best, worth_on(board, desk, TRIED, seat, weights))
        some = (some - 1) & cards if some else -1
    return best


@kernel
def worth_fitting(board: Board, state: State, seat: int) -> int:
    """The mask of the parts that can be fitted; of many, without those beside which lies another
    one with at least their points and at most their defects."""
    found = fitting(board, state, seat)
    rest = found if count_bits(found) > _MANY else 0
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        others = found & int(board.of_section[int(board.section[card])]) & ~(1 << card)
        while others:
            other = lowest_bit(others)
            others &= others - 1
            as_good = value(board, seat, other) >= value(board, seat, card)
            if as_good and int(board.defects[other]) <= int(board.defects[card]):
                found &= ~(1 << card)
    return found


@kernel
def is_one_a_section(board: Board, cards: int) -> bool:
    """Whether no two of these parts are for the same section."""
    for section in range(SECTION_COUNT):
        own = cards & int(board.of_section[section])
        if own & (own - 1):
            return False
    return True


@kernel
def end_with(board: Board, state: State, seat: int, cards: int) -> None:
    """Fit these parts, and end the turn, unless it ends by itself."""
    while cards:
        apply(board, state, seat, Action.FIT + lowest_bit(cards), None)
        cards &= cards - 1
    if int(state.phase) == Phase.ACT:
        apply(board, state, seat, Action.DONE, None)


@kernel
def weigh_acts(
    board: Board, desk: Desk, place: int, seat: int, looks: int, weights: Array
) -> float:
    """The best of fitting alone, and of a theft or an exchange before it: what is drawn is known
    then, and fitted parts could not be given."""
    worth = fit_parts(board, desk, place, seat, weights)
    others = partners(desk.states[place], seat)
    event = Event.STOLE if may_steal(desk.states[place]) else Event.EXCHANGED
    while others:
        other = lowest_bit(others)
        others &= others - 1
        desk.states[TAKEN] = desk.states[place]
        trade(desk.states[TAKEN], seat, other, event, None)
        worth = max(worth, weigh_draw(board, desk, TAKEN, seat, looks, weights))
    return worth


@kernel
def weigh_part(
    board: Board, desk: Desk, place: int, seat: int, looks: int, weights: Array
) -> float:
    """The mean over the cards that may lie on top of the pile."""
    number = count_bits(int(desk.states[place].pile))
    looks, worth = min(looks, number), 0.0
    for look in range(looks):
        desk.states[DRAWN] = desk.states[place]
        desk.faces[0] = (2 * look + 1) * number // (2 * looks)
        settle(board, desk.states[DRAWN], desk.faces, None)
        worth += fit_parts(board, desk, DRAWN, seat, weights)
    return worth / looks


@kernel
def weigh_draw(
    board: Board, desk: Desk, place: int, seat: int, looks: int, weights: Array
) -> float:
    """The mean over the cards that may be drawn from another hand: those known to be there, and
    some that are not known to be elsewhere."""
    state = desk.states[place]
    other = int(state.partner) - 1
    cards, held, worth = int(state.hand[other]), int(state.held[other]), 0.0
    hidden = held - count_bits(cards)
    while cards:
        worth += weigh_taken(board, desk, place, seat, lowest_bit(cards), weights)
        cards &= cards - 1
    if hidden > 0:
        number, any_card = count_bits(int(state.pile)), 0.0
        looks = min(looks, number)
        for look in range(looks):
            card = nth_bit(int(state.pile), (2 * look + 1) * number // (2 * looks))
            any_card += weigh_taken(board, desk, place, seat, card, weights)
        worth += hidden * any_card / looks
    return worth / held


@kernel
def weigh_taken(
    board: Board, desk: Desk, place: int, seat: int, card: int, weights: Array
) -> float:
    """What it is worth to draw this card from the other hand."""
    desk.states[DRAWN] = desk.states[place]
    state = desk.states[DRAWN]
    other = int(state.partner) - 1
    if not (int(state.hand[other]) >> card) & 1:
        deal(state, other, card)
    take_card(board, state, seat, card, None)
    if int(state.phase) == Phase.GIVE:
        return weigh_gifts(board, desk, DRAWN, seat, weights)
    return fit_parts(board, desk, DRAWN, seat, weights)


@kernel
def weigh_gifts(board: Board, desk: Desk, place: int, seat: int, weights: Array) -> float:
    """The best card to be given for the one received, and what is fitted then."""
    state, best = desk.states[place], -1.0
    cards = int(state.hand[seat]) & ~one_card(int(state.received))
    while cards:
        desk.states[GIVEN] = desk.states[place]
        apply(board, desk.states[GIVEN], seat, Action.GIVE + lowest_bit(cards), None)
        best = max(best, fit_parts(board, desk, GIVEN, seat, weights))
        cards &= cards - 1
    return best


@kernel
def weigh_keeps(board: Board, desk: Desk, place: int, seat: int, weights: Array) -> float:
    """The best to be kept after a meeting: nothing more, a card, or two."""
    state = desk.states[place]
    cards = int(state.hand[seat]) & ~one_card(int(state.kept))
    desk.states[TRIED] = desk.states[place]
    apply(board, desk.states[TRIED], seat, Action.RETURN_REST, None)
    best = worth_on(board, desk, TRIED, seat, weights)
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        desk.states[GIVEN] = desk.states[place]
        apply(board, desk.states[GIVEN], seat, Action.KEEP + card, None)
        if int(desk.states[GIVEN].phase) != Phase.KEEP:
            best = max(best, worth_on(board, desk, GIVEN, seat, weights))
            continue
        desk.states[TRIED] = desk.states[GIVEN]
        apply(board, desk.states[TRIED], seat, Action.RETURN_REST, None)
        best = max(best, worth_on(board, desk, TRIED, seat, weights))
        others = cards
        while others:
            desk.states[TRIED] = desk.states[GIVEN]
            apply(board, desk.states[TRIED], seat, Action.KEEP + lowest_bit(others), None)
            best = max(best, worth_on(board, desk, TRIED, seat, weights))
            others &= others - 1
    return best
