"""The greedy player of Würfel Express: the most cells in this turn, exactly.

What a throw is worth follows from the multiset of its dice alone, so there are at most 1,716
worths. One pass adds a die at a time: a row of kept dice is worth the sum over the six faces of
the next die. A second pass drops a die at a time: a throw is worth its best sub-multiset. All
worths are integers, scaled by six to the number of dice for each throw to come.
"""

from __future__ import annotations

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.playouts.policy import Policy
from jacta.games.wurfel_express.dice import count_in, total
from jacta.games.wurfel_express.state import COLOURS, LONGEST, SHORTEST, Board, State
from jacta.games.wurfel_express.taking import lengths_of
from jacta.games.wurfel_express.tracks import colour_of, last_place, length_of, strip_at
from jacta.games.wurfel_express.vocabulary import DICE, STRIPS, Action, Phase

__all__ = ["GREEDY"]


# The scratch array: a worth for each multiset, then the gain by colour and number of dice.
MULTISETS = DICE.size
GAINS = MULTISETS
NUMBERS = 8
SCRATCH = GAINS + COLOURS * NUMBERS


@kernel
def greedy(
    board: Board,
    view: State,
    seat: int,
    actions: Array,
    count: int,
    scratch: Array,
    counter: Array,
) -> int:
    """Nothing is hidden in this game: what a seat sees is the state."""
    phase = int(view.phase)
    if phase == Phase.DISCARD:
        return best_discard(board, view, seat, actions, count, scratch)
    if phase == Phase.KEEP:
        return best_keep(board, view, seat, actions, count, scratch)
    return best_taking(view, actions, count)


@kernel
def best_discard(
    board: Board, view: State, seat: int, actions: Array, count: int, scratch: Array
) -> int:
    """The discard after which three throws are worth most; the smallest one of equals."""
    best, worth_of_best = int(actions[0]), 0
    for strips in range(count):
        dice = int(board.dice) - strips
        weigh_gains(board, view, seat, strips, scratch)
        weigh_throws(board, view, seat, strips, dice, scratch)
        choose_best(board, dice, scratch)
        add_dice(board, dice, scratch)
        choose_best(board, dice, scratch)
        add_dice(board, dice, scratch)
        worth = int(scratch[0]) * power_of_six(3 * strips)  # scaled alike for all numbers of dice
        if strips == 0 or worth > worth_of_best:
            best, worth_of_best = int(actions[strips]), worth
    return best


@kernel
def best_keep(
    board: Board, view: State, seat: int, actions: Array, count: int, scratch: Array
) -> int:
    """The dice to keep that are worth most; to stop, or to keep more dice, if equal."""
    dice = total(view)
    weigh_gains(board, view, seat, 0, scratch)
    weigh_throws(board, view, seat, 0, dice, scratch)
    scale = power_of_six(dice)
    gain = gain_now(board, view, seat, scratch) * scale
    for _ in range(int(view.throws), int(board.throws) - 1):
        choose_best(board, dice, scratch)
        add_dice(board, dice, scratch)
        gain *= scale
    best: int = Action.STOP
    worth_of_best, kept_of_best = gain, dice
    for index in range(count):
        action = int(actions[index])
        if action == Action.STOP:
            continue
        kept = size_of(board, action - Action.KEEP)
        worth = int(scratch[action - Action.KEEP]) * power_of_six(kept)
        if worth > worth_of_best or (worth == worth_of_best and kept > kept_of_best):
            best, worth_of_best, kept_of_best = action, worth, kept
    return best


@kernel
def best_taking(view: State, actions: Array, count: int) -> int:
    """The longest strip first; of equals a theft that hurts, from whoever is furthest ahead."""
    best: int = Action.DONE
    merit_of_best = 0
    for index in range(count):
        action = int(actions[index])
        merit = 0
        if Action.TAKE <= action < Action.STEAL:
            merit = length_of(action - Action.TAKE) * 64
        elif Action.STEAL <= action < Action.DONE:
            victim = (action - Action.STEAL) // STRIPS
            merit = length_of((action - Action.STEAL) % STRIPS) * 64
            if not (int(view.last_place) >> victim) & 1:
                merit += 1 + int(view.front[victim])
        if merit > merit_of_best:
            best, merit_of_best = action, merit
    return best


@kernel
def weigh_gains(board: Board, view: State, seat: int, discarded: int, scratch: Array) -> None:
    """How many cells each number of dice of each colour gains, after discarding rear strips."""
    for colour in range(COLOURS):
        stock, held = int(view.stock[colour]), False
        for place in range(int(view.laid[seat])):
            strip = strip_at(view, seat, place)
            if colour_of(strip) == colour and place < discarded:
                stock |= 1 << length_of(strip)
            elif colour_of(strip) == colour:
                held = True
        for number in range(NUMBERS):
            longest = 0
            if number >= SHORTEST and not held:
                lengths = lengths_of(stock, int(view.shorter), number)
                for length in range(SHORTEST, LONGEST + 1):
                    if (lengths >> length) & 1:
                        longest = length
                longest = max(longest, longest_theft(view, seat, colour, number))
            scratch[GAINS + colour * NUMBERS + number] = longest


@kernel
def longest_theft(view: State, seat: int, colour: int, number: int) -> int:
    """The longest rear strip of a colour that so many dice may steal (WE-R25 to WE-R28)."""
    longest = 0
    for victim in range(int(view.players)):
        if victim != seat and int(view.laid[victim]) > 1:
            rear = strip_at(view, victim, 0)
            if colour_of(rear) == colour and length_of(rear) <= number:
                longest = max(longest, length_of(rear))
    return longest


@kernel
def gain_of(board: Board, rank: int, loss: int, scratch: Array) -> int:
    """The cells that a final throw gains: all strips it can take, or the loss of failing."""
    gain = 0
    for colour in range(COLOURS):
        gain += int(scratch[GAINS + colour * NUMBERS + count_in(board, rank, colour)])
    return gain if gain else -loss


@kernel
def loss_of_failing(view: State, seat: int, discarded: int) -> int:
    """What WE-R31 to WE-R34 cost after discarding rear strips; the front does not move by it."""
    left = int(view.laid[seat]) - discarded
    if left <= 0 or (last_place(view) >> seat) & 1:
        return 0
    length = length_of(strip_at(view, seat, int(view.laid[seat]) - 1))
    if left > 1:
        return length
    return min(length, int(view.front[seat]) - length)


@kernel
def gain_now(board: Board, view: State, seat: int, scratch: Array) -> int:
    """The cells that the dice on the table gain."""
    rank, room = 0, int(board.dice)
    for colour in range(COLOURS):
        number = int(view.dice[colour])
        rank += int(board.before[colour, room, number])
        room -= number
    return gain_of(board, rank, loss_of_failing(view, seat, 0), scratch)


@kernel
def weigh_throws(
    board: Board, view: State, seat: int, discarded: int, dice: int, scratch: Array
) -> None:
    """The worth of every final throw, and of every row of dice kept for it."""
    loss = loss_of_failing(view, seat, discarded)
    for index in range(int(board.by_size_from[dice]), int(board.by_size_from[dice + 1])):
        rank = int(board.by_size[index])
        scratch[rank] = gain_of(board, rank, loss, scratch)
    add_dice(board, dice, scratch)


@kernel
def add_dice(board: Board, dice: int, scratch: Array) -> None:
    """From the worth of full throws to that of fewer dice: the sum over the next die."""
    for index in range(int(board.by_size_from[dice]) - 1, -1, -1):
        rank = int(board.by_size[index])
        worth = 0
        for colour in range(COLOURS):
            worth += int(scratch[int(board.plus[rank, colour])])
        scratch[rank] = worth


@kernel
def choose_best(board: Board, dice: int, scratch: Array) -> None:
    """From the worth of kept dice to that of throws: the best of what may be kept of each."""
    scale = 1
    for size in range(dice + 1):
        for index in range(int(board.by_size_from[size]), int(board.by_size_from[size + 1])):
            rank = int(board.by_size[index])
            scratch[rank] = int(scratch[rank]) * scale
        scale *= 6
    for index in range(int(board.by_size_from[dice])):
        rank = int(board.by_size[index])
        for colour in range(COLOURS):
            more = int(board.plus[rank, colour])
            scratch[more] = max(int(scratch[more]), int(scratch[rank]))


@kernel
def size_of(board: Board, rank: int) -> int:
    """How many dice a multiset has."""
    size = 0
    for colour in range(COLOURS):
        size += count_in(board, rank, colour)
    return size


@kernel
def power_of_six(exponent: int) -> int:
    power = 1
    for _ in range(exponent):
        power *= 6
    return power


GREEDY = Policy("greedy", greedy, SCRATCH, cost=17)
