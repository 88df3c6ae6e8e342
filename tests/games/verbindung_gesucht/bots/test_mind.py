"""The mind of Verbindung gesucht: what is the same is judged the same, and what wins is seen."""

import random
from pathlib import Path

import numpy as np
import pytest

from jacta import Position
from jacta.bots import PolicyBot, policy
from jacta.bots.mind import BadMind, mind_of, read_mind
from jacta.bots.recipe import Course
from jacta.games.verbindung_gesucht.bots import MIND
from jacta.games.verbindung_gesucht.bots.desk import DESK, desk_of, dice_on
from jacta.games.verbindung_gesucht.bots.inputs import find_facts, list_inputs, turned
from jacta.games.verbindung_gesucht.bots.judgement import NETWORK
from jacta.games.verbindung_gesucht.bots.players import weigh
from jacta.games.verbindung_gesucht.bots.training import RECIPE
from jacta.games.verbindung_gesucht.bots.turn import best_of_throw, share_throws
from jacta.games.verbindung_gesucht.faces import DIE_LABELS
from jacta.games.verbindung_gesucht.state import ends_on
from jacta.games.verbindung_gesucht.vocabulary import CELL_LABELS
from tests.games.levels import every_level
from tests.games.verbindung_gesucht.positions import (
    BLACK_ONLY,
    BOTH,
    GAME,
    RED_ONLY,
    play,
    seat_of,
    table,
)

BOARD = GAME.board()[0]
WIDTH = 6
# The sides on which a die lies by name: to the right after a quarter turn, and in a mirror.
QUARTER = dict(zip("nesw", "eswn", strict=True))
MIRROR = dict(zip("nesw", "nwse", strict=True))


def positions(number: int) -> list[Position]:
    """Decisions of random games, anywhere in them."""
    rng, found = random.Random(9), list[Position]()
    while len(found) < number:
        position, wanted = GAME.start(2), rng.randrange(4, 24)
        while not position.is_over and len(position.json["laid"]) < wanted:
            position = onward(position, rng)
        while position.is_chance:
            position = onward(position, rng)
        if not position.is_over:
            found.append(position)
    return found


def onward(position: Position, rng: random.Random) -> Position:
    if position.is_chance:
        faces = rng.choices("RBCrbW", k=len(position.drawings))
        return position.chance(" ".join(["throw", *faces]))
    seat = position.actors[0]
    return position.apply(seat, rng.choice(position.legal_numbers(seat)))


def inputs(cells: list[int], mover: int) -> list[int]:
    """The inputs that are on while these dice lie, and a seat is to throw."""
    desk = desk_of(np.zeros(DESK, np.int64))
    dice_on(desk, 0).ends[:] = ends_on(cells)
    dice_on(desk, 0).cells[:] = cells
    find_facts(BOARD, desk, 0, mover)
    number = list_inputs(desk, 0, mover, 9)
    return sorted(desk.inputs[:number].tolist())


def die(label: str, sides: dict[str, str]) -> int:
    wanted = label[0], {sides[side] for side in label[1:]}
    return 1 + [(each[0], set(each[1:])) for each in DIE_LABELS].index(wanted)


def mirrored_die(label: str) -> int:
    """A die in the mirror with its colours exchanged; a curve is named by the sides of red."""
    face = label[0].translate(str.maketrans("RBrb", "BRbr"))
    sides = {MIRROR[side] for side in label[1:]}
    if face == "C":
        sides = set("nesw") - sides
    return 1 + [(each[0], set(each[1:])) for each in DIE_LABELS].index((face, sides))


def test_the_mind_is_that_of_these_rules() -> None:
    assert mind_of(GAME) is MIND
    assert MIND.rules == GAME.version
    assert len(MIND.weights("our-board")) == NETWORK.size


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    data = bytearray(MIND.file("our-board").read_bytes())
    data[-9] ^= 1
    file = tmp_path / "our-board.mind"
    file.write_bytes(data)
    with pytest.raises(BadMind, match="damaged"):
        read_mind(file)


def test_a_quarter_turn_and_the_mirror_change_nothing() -> None:
    quarter = turned()
    for position in positions(6):
        cells = position.array["cells"][0].tolist()
        around, mirrored = [0] * len(CELL_LABELS), [0] * len(CELL_LABELS)
        for cell, lies in enumerate(cells):
            row, column = divmod(cell, WIDTH)
            if lies:
                label = DIE_LABELS[lies - 1]
                around[column * WIDTH + WIDTH - 1 - row] = die(label, QUARTER)
                mirrored[row * WIDTH + WIDTH - 1 - column] = mirrored_die(label)
        for mover in range(2):
            assert inputs(mirrored, 1 - mover) == inputs(cells, mover)
        assert sorted(quarter[inputs(cells, 0)].tolist()) == inputs(around, 0)


def test_chances_add_up_for_whoever_looks() -> None:
    for position in positions(6):
        seen = [MIND.outlook(position.view(seat)).ranks for seat in (0, 1, -1)]
        assert seen[0].sum(axis=0) == pytest.approx(1)
        assert seen[0].sum(axis=1) == pytest.approx(1)
        assert seen[0].tolist() == seen[1].tolist() == seen[2].tolist()


def test_a_throw_takes_the_best_that_it_may() -> None:
    worth, shares = np.full(25, 0.5), np.zeros(25)
    worth[[5, 10, 15, 20]] = -1  # no single die wins
    worth[1 * 5 + 2] = 0.75  # a cross and a curve
    share_throws(worth, 3, shares)
    neither_is_missing = 6**3 - (2 * 5**3 - 4**3)
    white_must_be_placed = 6
    assert shares.sum() == pytest.approx(1)
    assert shares[1 * 5 + 2] * 6**3 == pytest.approx(neither_is_missing - white_must_be_placed)
    worth[20] = 1.0  # a white cross wins
    assert best_of_throw(worth, 1, 1, 0, 1) == 20


def test_an_action_is_worth_its_best_end() -> None:
    """What wins is worth 1, what gives the game away nothing; the rest lies between."""
    won = worths(play(table(*RED_ONLY), "throw RRR"))
    assert won["place R e3"] == 1
    given = worths(play(table(*BLACK_ONLY), "throw WRR"))
    assert given["place W d5"] == 0
    assert 0 < max(given.values()) < 1


def worths(position: Position) -> dict[str, float]:
    """What each action is worth, as plain Python finds it."""
    seat, out = seat_of(position), np.zeros(GAME.most_legal)
    view, legal = position.view(seat), position.legal(seat)
    numbers = np.array([action.number for action in legal], np.int32)
    scratch, counter = np.zeros(DESK, np.int64), np.zeros(1, np.uint64)
    board, record, weights = view.board[0], view.array[0], MIND.weights("our-board")
    weigh(board, record, seat, numbers, len(legal), 0, scratch, counter, weights, out)
    return {action.notation: float(out[index]) for index, action in enumerate(legal)}


@every_level
def test_every_level_plays_by_the_rules_and_the_same_again(level: str) -> None:
    for position in positions(4):
        seat = seat_of(position)
        view, legal = position.view(seat), position.legal(seat)
        chosen = {PolicyBot(GAME, policy(GAME, level), seed=5).choose(view, legal) for _ in "ab"}
        assert len(chosen) == 1
        assert chosen <= set(legal)


@pytest.mark.parametrize("level", ["gentle", "master"])
@pytest.mark.parametrize("announce", ["auto", "strict"])
def test_what_wins_is_taken_and_what_loses_is_not(level: str, announce: str) -> None:
    word = "place" if announce == "auto" else "announce"
    position = play(table(*RED_ONLY, announce=announce), "throw RRR")
    assert chosen(level, position) == f"{word} R e3"
    for rows, throw, gift in ((BLACK_ONLY, "WRR", "W d5"), (BOTH, "WWR", "W e3")):
        position = play(table(*rows, announce=announce), f"throw {throw}")
        assert chosen(level, position) not in {f"place {gift}", f"announce {gift}"}


def chosen(name: str, position: Position) -> str:
    seat = seat_of(position)
    bot = PolicyBot(GAME, policy(GAME, name), seed=1)
    return bot.choose(position.view(seat), position.legal(seat)).notation


@pytest.mark.lockstep
def test_games_are_played_and_learned_from() -> None:
    course = Course(NETWORK.begin(1), "our-board", 3, 0, 2, 0.5, 1)
    samples, again = RECIPE.play(course), RECIPE.play(course)
    assert len(samples) % 4 == 0
    assert samples.inputs.tolist() == again.inputs.tolist()
    assert samples.inputs.max() < NETWORK.inputs
    assert samples.ranks.sum(axis=1) == pytest.approx(1)
