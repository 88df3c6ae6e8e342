"""A whole turn, solved exactly on top of a judgement: discard, keep, take, and in which order.

What can be made of a throw depends on its colours with two dice or more, of which there are at
most three. For each such set of colours and numbers (an *entry*) the best strips and their best
order are found once; what a throw is worth is then the best of a few entries. From there two
passes, as in `greedy`: adding dice gives what kept dice are worth, dropping them what a throw is.
"""

from __future__ import annotations

from typing import Final

from jacta.engine.doors.jit import kernel
from jacta.engine.layout import Array
from jacta.engine.stream import below
from jacta.games.wurfel_express.bots.desk import (
    FAILED,
    FRONT,
    HELD,
    LAID,
    MOVER,
    NOTHING,
    ONE,
    PLAYERS,
    SHORTER,
    STOCK,
    THREE,
    TWO,
    Desk,
    Thought,
    add_strip,
    colour_at,
    drop_rear,
    fail,
    is_last,
    undo_add,
    undo_drop,
)
from jacta.games.wurfel_express.bots.judgement import expect, worth_of
from jacta.games.wurfel_express.state import COLOURS, LONGEST, SHORTEST, Board, State
from jacta.games.wurfel_express.taking import lengths_of

__all__ = [
    "CHOICES",
    "THEFTS",
    "begin_failing",
    "best_discard",
    "better",
    "carry_out",
    "choose_best",
    "discard",
    "find_options",
    "last_ones",
    "pass_on",
    "plan",
    "rank_on_table",
    "solve",
    "take_back",
    "take_choice",
    "three_colours",
    "throw_on",
    "two_colours",
    "undo_choice",
    "undo_discard",
    "undo_failing",
    "weigh_discards",
    "weigh_now",
    "weigh_set",
]

# A choice of a colour: lengths 2 to 6 from the stock, then thefts by victim. In a code it has seven
# bits: 1 + colour × 16 + choice, the first one taken lowest.
THEFTS: Final = 5
CHOICES: Final = 11
_BITS: Final = 7
_UNWEIGHED: Final = -1.0


@kernel
def find_options(desk: Desk, seat: int) -> None:
    """By colour and number of dice, the mask of what may be taken (WE-R18 to WE-R28)."""
    facts, players = desk.facts, int(desk.facts[PLAYERS])
    for index in range(COLOURS * 8):
        desk.options[index] = 0
    for colour in range(COLOURS):
        if facts[HELD + seat * COLOURS + colour]:
            continue
        stock, shorter = int(facts[STOCK + colour]), int(facts[SHORTER])
        for number in range(SHORTEST, 8):
            lengths = lengths_of(stock, shorter, number) & ((2 << LONGEST) - 1)
            desk.options[colour * 8 + number] = lengths >> SHORTEST
    for victim in range(players):
        if victim == seat or facts[LAID + victim] < 2:
            continue
        colour = colour_at(facts, victim, 0)
        if facts[HELD + seat * COLOURS + colour] == 0:
            length = int(facts[HELD + victim * COLOURS + colour]) - 1 + SHORTEST
            for number in range(length, 8):
                desk.options[colour * 8 + number] |= 1 << (THEFTS + victim)


@kernel
def take_choice(facts: Array, seat: int, last: int, colour: int, choice: int) -> int:
    """Take a strip from the stock or from a victim; gives its length.

    `last` is the mask of those in last place, as it was when the throwing ended (WE-A7).
    """
    if choice < THEFTS:
        length = choice + SHORTEST
        facts[STOCK + colour] ^= 1 << length
    else:
        victim = choice - THEFTS
        length = drop_rear(facts, victim, colour)
        if not (last >> victim) & 1:
            facts[FRONT + victim] -= length
    add_strip(facts, seat, colour, length)
    return length


@kernel
def undo_choice(facts: Array, seat: int, last: int, colour: int, choice: int, length: int) -> None:
    undo_add(facts, seat, colour, length)
    if choice < THEFTS:
        facts[STOCK + colour] ^= 1 << length
    else:
        victim = choice - THEFTS
        undo_drop(facts, victim, colour, length)
        if not (last >> victim) & 1:
            facts[FRONT + victim] += length


@kernel
def last_ones(facts: Array) -> int:
    mask = 0
    for seat in range(int(facts[PLAYERS])):
        mask |= int(is_last(facts, seat)) << seat
    return mask


@kernel
def pass_on(facts: Array, turns: int) -> None:
    """The turn goes to somebody further on, or back."""
    facts[MOVER] = (int(facts[MOVER]) + turns) % int(facts[PLAYERS])


@kernel
def weigh_now(facts: Array, seat: int, weights: Array, thought: Thought) -> float:
    """What the position is worth to a seat if the turn ends here."""
    pass_on(facts, 1)
    expect(facts, seat, weights, thought)
    pass_on(facts, -1)
    return worth_of(thought.ranks, int(facts[PLAYERS]))


@kernel
def weigh_set(
    desk: Desk, entry: int, seat: int, last: int, masks: tuple[int, int, int],
    colours: tuple[int, int, int], number: int, weights: Array,
) -> None:  # fmt: skip
    """Find the best strips, and their best order, that take all of up to three colours."""
    best, best_code = _UNWEIGHED, 0
    for first in range(number):
        for choice in range(CHOICES):
            if not (masks[first] >> choice) & 1:
                continue
            colour = colours[first]
            length = take_choice(desk.facts, seat, last, colour, choice)
            code = 1 + colour * 16 + choice
            if number == 1:
                worth = weigh_now(desk.facts, seat, weights, desk.thought)
                if worth > best:
                    best, best_code = worth, code
            for second in range(number):
                if second == first:
                    continue
                for other in range(CHOICES):
                    if not (masks[second] >> other) & 1:
                        continue
                    next_colour = colours[second]
                    longer = take_choice(desk.facts, seat, last, next_colour, other)
                    pair = code | (1 + next_colour * 16 + other) << _BITS
                    if number == 2:
                        worth = weigh_now(desk.facts, seat, weights, desk.thought)
                        if worth > best:
                            best, best_code = worth, pair
                    else:
                        third = 3 - first - second
                        for final in range(CHOICES):
                            if not (masks[third] >> final) & 1:
                                continue
                            end = colours[third]
                            most = take_choice(desk.facts, seat, last, end, final)
                            worth = weigh_now(desk.facts, seat, weights, desk.thought)
                            if worth > best:
                                best = worth
                                best_code = pair | (1 + end * 16 + final) << (2 * _BITS)
                            undo_choice(desk.facts, seat, last, end, final, most)
                    undo_choice(desk.facts, seat, last, next_colour, other, longer)
            undo_choice(desk.facts, seat, last, colour, choice, length)
    desk.entry_worth[entry], desk.code[entry] = best, best_code


@kernel
def pair_index(low: int, high: int) -> int:
    """The number of a pair of colours among the fifteen."""
    return high * (high - 1) // 2 + low


@kernel
def triple_index(low: int, middle: int, high: int) -> int:
    """The number of three colours among the twenty."""
    return high * (high - 1) * (high - 2) // 6 + middle * (middle - 1) // 2 + low


@kernel
def weigh_entries(desk: Desk, seat: int, last: int, dice: int, weights: Array) -> None:
    """Weigh every set of colours and numbers that so many dice can show."""
    options = desk.options
    for a in range(COLOURS):
        for many in range(SHORTEST, dice + 1):
            first = int(options[a * 8 + many])
            if first == 0:
                continue
            entry = ONE + a * 6 + many - 2
            weigh_set(desk, entry, seat, last, (first, 0, 0), (a, 0, 0), 1, weights)
            for b in range(a + 1, COLOURS):
                for more in range(SHORTEST, dice + 1 - many):
                    second = int(options[b * 8 + more])
                    if second == 0:
                        continue
                    entry = two_colours(a, many, b, more)
                    masks, colours = (first, second, 0), (a, b, 0)
                    weigh_set(desk, entry, seat, last, masks, colours, 2, weights)
                    for c in range(b + 1, COLOURS):
                        for rest in range(SHORTEST, dice + 1 - many - more):
                            third = int(options[c * 8 + rest])
                            if third == 0:
                                continue
                            entry = three_colours(a, many, b, more, c, rest)
                            masks, colours = (first, second, third), (a, b, c)
                            weigh_set(desk, entry, seat, last, masks, colours, 3, weights)


@kernel
def two_colours(low: int, few: int, high: int, many: int) -> int:
    """The entry of two colours, which come in their order: one of fifteen pairs."""
    return TWO + (high * (high - 1) // 2 + low) * 36 + (few - 2) * 6 + many - 2


@kernel
def three_colours(low: int, a: int, middle: int, b: int, high: int, c: int) -> int:
    """The entry of three colours, which come in their order: one of twenty sets."""
    which = high * (high - 1) * (high - 2) // 6 + middle * (middle - 1) // 2 + low
    return THREE + which * 8 + (a - 2) + 2 * (b - 2) + 4 * (c - 2)


@kernel
def best_entry(counts: int, options: Array, worth: Array) -> int:
    """What is best made of a throw, as an entry; `counts` has four bits a colour."""
    a, b, c, na, nb, nc, found = 0, 0, 0, 0, 0, 0, 0
    for colour in range(COLOURS):
        number = counts & 15
        counts >>= 4
        if number > 1 and options[colour * 8 + number]:
            a, b, c = b, c, colour
            na, nb, nc = nb, nc, number
            found += 1
    if found == 0:
        return FAILED
    best = ONE + c * 6 + nc - 2
    if worth[NOTHING] > worth[best]:
        best = NOTHING
    if found > 1:
        best = better(worth, best, ONE + b * 6 + nb - 2)
        best = better(worth, best, two_colours(b, nb, c, nc))
    if found > 2:
        best = better(worth, best, ONE + a * 6 + na - 2)
        best = better(worth, best, two_colours(a, na, b, nb))
        best = better(worth, best, two_colours(a, na, c, nc))
        best = better(worth, best, three_colours(a, na, b, nb, c, nc))
    return best


@kernel
def better(worth: Array, best: int, entry: int) -> int:
    return entry if worth[entry] > worth[best] else best


@kernel
def begin_failing(facts: Array, seat: int) -> int:
    """The seat fails; gives what `undo_failing` needs."""
    front, laid = int(facts[FRONT + seat]), int(facts[LAID + seat])
    colour = max(0, colour_at(facts, seat, laid - 1))
    fail(facts, seat)
    lost = front - int(facts[FRONT + seat]) if facts[LAID + seat] < laid else 0
    return colour << 16 | front << 8 | lost


@kernel
def undo_failing(facts: Array, seat: int, undo: int) -> None:
    colour, lost = undo >> 16, undo & 255
    if lost:
        facts[STOCK + colour] ^= 1 << lost
        add_strip(facts, seat, colour, lost)
    facts[FRONT + seat] = (undo >> 8) & 255


@kernel
def begin_entries(desk: Desk, seat: int, weights: Array) -> int:
    """Weigh the entries that take nothing; gives who is in last place."""
    facts, last = desk.facts, last_ones(desk.facts)
    desk.entry_worth[NOTHING] = weigh_now(desk.facts, seat, weights, desk.thought)
    desk.code[NOTHING] = desk.code[FAILED] = 0
    undo = begin_failing(facts, seat)
    desk.entry_worth[FAILED] = weigh_now(desk.facts, seat, weights, desk.thought)
    undo_failing(facts, seat, undo)
    find_options(desk, seat)
    return last


@kernel
def solve(board: Board, desk: Desk, dice: int, throws: int, weights: Array) -> float:
    """Solve the rest of the mover's turn with so many dice, when so many throws are still to come.

    Gives what the turn is worth before the first of them; afterwards `desk.worth` has what each
    row of kept dice is worth then, `entry` what is made of each last throw, and `first_keep` and
    `second_keep` what is kept of those before.
    """
    seat = int(desk.facts[MOVER])
    last = begin_entries(desk, seat, weights)
    weigh_entries(desk, seat, last, dice, weights)
    return plan(board, desk, dice, throws)


@kernel
def plan(board: Board, desk: Desk, dice: int, throws: int) -> float:
    """Plan the rest of a turn by what its entries are worth; as `solve`, which weighs them."""
    for index in range(int(board.by_size_from[dice]), int(board.by_size_from[dice + 1])):
        rank = int(board.by_size[index])
        desk.entry[rank] = best_entry(int(board.counts[rank]), desk.options, desk.entry_worth)
        desk.worth[rank] = desk.entry_worth[int(desk.entry[rank])]
    add_dice(board, dice, desk.worth)
    for throw in range(throws - 1):
        choose_best(board, desk, dice, desk.second_keep if throw == 0 else desk.first_keep)
        add_dice(board, dice, desk.worth)
    return float(desk.worth[0])


@kernel
def weigh_discards(board: Board, desk: Desk, number: int, weights: Array, worths: Array) -> None:
    """What the mover's turn is worth after discarding none, one, two and so on (WE-R9)."""
    for strips in range(number):
        undone = discard(desk.facts, strips)
        worths[strips] = solve(board, desk, int(board.dice) - strips, int(board.throws), weights)
        undo_discard(desk.facts, strips, undone)


@kernel
def best_discard(board: Board, desk: Desk, weights: Array, worths: Array) -> int:
    """How many strips the mover best discards, after weighing all."""
    number, best = int(desk.facts[LAID + int(desk.facts[MOVER])]), 0
    weigh_discards(board, desk, max(1, number), weights, worths)
    for strips in range(1, number):
        if worths[strips] > worths[best]:
            best = strips
    return best


@kernel
def throw_on(board: Board, desk: Desk, kept: int, dice: int, throws: int, counter: Array) -> int:
    """Throw all dice but those kept, and go on by the plan; gives the entry that comes of it."""
    thrown = throw_dice(board, kept, dice, counter)
    for left in range(throws - 1, 0, -1):
        kept = int(desk.first_keep[thrown] if left == 2 else desk.second_keep[thrown])
        if kept == thrown:
            break
        thrown = throw_dice(board, kept, dice, counter)
    return int(desk.entry[thrown])


@kernel
def throw_dice(board: Board, kept: int, dice: int, counter: Array) -> int:
    """Throw all dice but those kept; gives the multiset of all."""
    rank, counts = kept, int(board.counts[kept])
    while counts:
        dice -= counts & 15
        counts >>= 4
    for _ in range(dice):
        rank = int(board.plus[rank, below(counter, COLOURS)])
    return rank


@kernel
def add_dice(board: Board, dice: int, worth: Array) -> None:
    """From the worth of full throws to that of fewer dice: the mean over the next die."""
    for index in range(int(board.by_size_from[dice]) - 1, -1, -1):
        rank = int(board.by_size[index])
        total = 0.0
        for colour in range(COLOURS):
            total += float(worth[int(board.plus[rank, colour])])
        worth[rank] = total / COLOURS


@kernel
def choose_best(board: Board, desk: Desk, dice: int, kept: Array) -> None:
    """From the worth of kept dice to that of throws: the best of what may be kept of each, which
    is noted. Who keeps all dice stops (WE-R17), and does so if nothing is better."""
    worth, first = desk.worth, int(board.by_size_from[dice])
    for index in range(int(board.by_size_from[dice + 1])):
        rank = int(board.by_size[index])
        kept[rank] = rank
        if index >= first:
            worth[rank] = desk.entry_worth[int(desk.entry[rank])]
    for index in range(first):
        rank = int(board.by_size[index])
        for colour in range(COLOURS):
            more = int(board.plus[rank, colour])
            if worth[rank] > worth[more]:
                worth[more] = worth[rank]
                kept[more] = kept[rank]


@kernel
def carry_out(facts: Array, last: int, code: int) -> int:
    """The mover takes what a code says; gives what `take_back` needs for undoing it."""
    seat, rest, lengths, place = int(facts[MOVER]), code, 0, 0
    while rest:
        each = (rest & 127) - 1
        lengths |= take_choice(facts, seat, last, each // 16, each % 16) << (4 * place)
        place += 1
        rest >>= _BITS
    return lengths


@kernel
def take_back(facts: Array, last: int, code: int, lengths: int) -> None:
    """Undo what was carried out."""
    seat = int(facts[MOVER])
    for place in range(2, -1, -1):
        each = ((code >> (_BITS * place)) & 127) - 1
        if each >= 0:
            length = (lengths >> (4 * place)) & 15
            undo_choice(facts, seat, last, each // 16, each % 16, length)


@kernel
def discard(facts: Array, strips: int) -> int:
    """The mover's rear strips go to the stock; gives what they were, for `undo_discard`."""
    seat, undone = int(facts[MOVER]), 0
    for _ in range(strips):
        colour = colour_at(facts, seat, 0)
        length = drop_rear(facts, seat, colour)
        facts[STOCK + colour] |= 1 << length
        undone = undone << 6 | colour << 3 | length
    return undone


@kernel
def undo_discard(facts: Array, strips: int, undone: int) -> None:
    for _ in range(strips):
        colour, length = (undone >> 3) & 7, undone & 7
        facts[STOCK + colour] ^= 1 << length
        undo_drop(facts, int(facts[MOVER]), colour, length)
        undone >>= 6


@kernel
def rank_on_table(board: Board, view: State) -> int:
    """The multiset of all dice on the table."""
    rank, room = 0, int(board.dice)
    for colour in range(COLOURS):
        number = int(view.dice[colour])
        rank += int(board.before[colour, room, number])
        room -= number
    return rank
