"""What the mind of Verbindung gesucht is told: keys, wins of a throw, means that are cut short."""

import numpy as np
import pytest

from jacta import Position, Seed
from jacta.bots import PolicyBot, policy
from jacta.games.verbindung_gesucht.bots.desk import DESK, KINDS, Desk, desk_of, dice_on, lay_out
from jacta.games.verbindung_gesucht.bots.judgement import NETWORK
from jacta.games.verbindung_gesucht.bots.keys import (
    MANY_DICE,
    MANY_KEYS,
    find_critical,
    find_keys,
)
from jacta.games.verbindung_gesucht.bots.linker import dice_missing
from jacta.games.verbindung_gesucht.bots.turn import (
    ALL,
    ALL_KINDS,
    dice_thrown,
    expect_throws,
    find_wins,
    share_throws,
    weigh_firsts,
)
from jacta.games.verbindung_gesucht.faces import DIE_LABELS, WHITE_CROSS
from jacta.games.verbindung_gesucht.masks import empty_cells, put_die
from jacta.games.verbindung_gesucht.state import CELLS, ends_on
from tests.games.verbindung_gesucht.bots.test_mind import positions
from tests.games.verbindung_gesucht.positions import BOTH, GAME, RED_ONLY, seat_of, table

BOARD = GAME.board()[0]
WEIGHTS = NETWORK.begin(3)
LACKS_TWO = (*RED_ONLY[:2], ".   .   .   .   .   .", *RED_ONLY[3:])


def laid_out(position: Position) -> Desk:
    desk = desk_of(np.zeros(DESK, np.int64))
    lay_out(position.array[0], desk)
    return desk


@pytest.mark.parametrize("number", range(2))
def test_a_white_cross_in_a_key_and_nowhere_else_leaves_a_die_less_to_be_placed(
    number: int,
) -> None:
    position = positions(2)[number]
    desk, cells = laid_out(position), position.array["cells"][0].tolist()
    ends = dice_on(desk, 0).ends
    for seat in range(2):
        missing = dice_missing(BOARD, ends, seat, desk.layers)
        keys, free = (
            find_keys(BOARD, ends, seat, missing, desk.layers, desk.keys),
            empty_cells(BOARD, ends),
        )
        for cell in range(CELLS):
            if (free >> cell) & 1:
                put_die(BOARD, ends, WHITE_CROSS, cell)
                fewer = dice_missing(BOARD, ends, seat, desk.layers) < missing
                assert fewer == bool((keys >> cell) & 1)
                ends[:] = ends_on(cells)


def late(number: int) -> list[Position]:
    """Positions of games between linkers, shortly before their end."""
    found = list[Position]()
    for seed in range(number):
        position, dice, turns = GAME.start(2), Seed(seed), list[Position]()
        linker = PolicyBot(GAME, policy(GAME, "linker"), seed)
        while not position.is_over:
            if position.is_chance:
                turns.append(position)
                position = position.roll(dice)
            else:
                seat = seat_of(position)
                position = position.apply(
                    seat, linker.choose(position.view(seat), position.legal(seat))
                )
        found.append(turns[-4])
    return found


def test_a_key_is_critical_where_the_other_colour_costs_a_die_more() -> None:
    compared = {False: 0, True: 0}
    for position in (*(table(*rows) for rows in (RED_ONLY, LACKS_TWO, BOTH)), *late(8)):
        desk, cells = laid_out(position), position.array["cells"][0].tolist()
        ends = dice_on(desk, 0).ends
        for seat in range(2):
            missing = dice_missing(BOARD, ends, seat, desk.layers)
            keys = find_keys(BOARD, ends, seat, missing, desk.layers, desk.keys)
            costly, dear = find_critical(BOARD, ends, seat, missing, keys, desk.layers)
            assert (costly | dear) & ~keys == 0
            if keys.bit_count() > MANY_KEYS or missing > MANY_DICE:
                assert costly == dear == 0
                continue
            for cell in range(CELLS):
                if (keys >> cell) & 1:
                    put_die(BOARD, ends, 1 + DIE_LABELS.index("BR"[seat]), cell)
                    more = dice_missing(BOARD, ends, seat, desk.layers)
                    assert bool((costly >> cell) & 1) == (more > missing)
                    assert bool((dear >> cell) & 1) == (more > missing + 1)
                    compared[more > missing] += 1
                    ends[:] = ends_on(cells)
    assert min(compared.values()) > 0, compared


def can_win(position: Position, seat: int) -> bool:
    """Whether the turn whose dice have been thrown can be won, by the rules."""
    if position.is_over:
        return position.merits[seat] == 1
    if position.is_chance:
        return False
    return any(
        can_win(position.apply(seat, action), seat) for action in position.legal_numbers(seat)
    )


@pytest.mark.parametrize("rows", [RED_ONLY, LACKS_TWO, BOTH])
def test_the_chance_to_win_with_the_next_throw_is_exact(rows: tuple[str, ...]) -> None:
    position = table(*rows)
    desk, seat, turn = laid_out(position), seat_of(position), position.turn
    number = weigh_firsts(BOARD, desk, 0, seat, turn, ALL_KINDS, WEIGHTS)
    find_wins(BOARD, desk, 0, seat, ALL_KINDS, number)
    share_throws(desk.best, dice_thrown(BOARD, desk, 0, turn), desk.shares)
    wins = sum(float(desk.shares[pair]) for pair in range(KINDS**2) if desk.best[pair] == 1)
    outcomes = position.outcomes()
    won = sum(each.weight for each in outcomes if can_win(position.chance(each), seat))
    assert won > 0
    assert wins == pytest.approx(won / sum(each.weight for each in outcomes))


def test_what_is_enough_is_looked_at_no_longer_and_is_not_too_much() -> None:
    position = table(*LACKS_TWO)
    desk, seat, turn = laid_out(position), seat_of(position), position.turn
    whole = expect_throws(BOARD, desk, 0, seat, turn, 1, ALL, WEIGHTS)
    cut = expect_throws(BOARD, desk, 0, seat, turn, 1, 0.0, WEIGHTS)
    assert 0 < cut <= whole < 1
