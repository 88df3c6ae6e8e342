"""Chance: sources, keys, and results with exact weights."""

from collections import Counter
from dataclasses import replace
from itertools import product
from math import comb

import pytest

from jacta.engine.chance import Drawing, Key, Script, Seed, results
from jacta.engine.doors.jit import kernel
from jacta.engine.errors import BadNotation, JactaError
from jacta.engine.position import Position
from tests.tiny import sledges, thirteen


@pytest.fixture
def start() -> Position:
    return sledges.GAME.start(2)


def drawing(sides: int, number: int = 0) -> Drawing:
    return Drawing(sides, Key(0, 0, 0, number), 0)


@pytest.mark.parametrize(("sides", "length"), [(6, 1), (6, 3), (2, 5), (4, 4)])
def test_weights_of_draws_that_are_alike_count_ordered_rows(sides: int, length: int) -> None:
    rows = Counter(tuple(sorted(row)) for row in product(range(sides), repeat=length))
    assert dict(results([sides] * length, alike=True)) == rows


def test_seven_dice_have_792_results_over_one_total() -> None:
    weights = dict(results([6] * 7, alike=True))
    assert len(weights) == comb(12, 5) == 792
    assert sum(weights.values()) == 6**7


def test_draws_that_differ_give_every_ordered_row_once() -> None:
    found = list(results([2, 3], alike=False))
    assert found == [((a, b), 1) for a in range(2) for b in range(3)]


def test_draws_that_are_alike_have_equally_many_faces() -> None:
    with pytest.raises(ValueError, match="equally many faces"):
        list(results([2, 3], alike=True))


def test_a_seed_gives_the_same_face_for_the_same_key() -> None:
    draws = [drawing(6, number) for number in range(50)]
    assert [Seed(3).face(d) for d in draws] == [Seed(3).face(d) for d in draws]
    assert [Seed(3).face(d) for d in draws] != [Seed(4).face(d) for d in draws]
    assert Seed(3).describe() == "seed 3"


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_has_64_bits(seed: int) -> None:
    with pytest.raises(JactaError, match="a seed is a whole number from 0"):
        Seed(seed)


def test_a_script_gives_its_faces_in_order_and_then_ends() -> None:
    script = Script([5, 0])
    assert [script.face(drawing(6)), script.face(drawing(6))] == [5, 0]
    with pytest.raises(JactaError, match="come to its end"):
        script.face(drawing(6))


def test_a_script_with_a_face_that_the_die_lacks_is_refused() -> None:
    with pytest.raises(JactaError, match="the script says face 6, but faces go to 5"):
        Script([6]).face(drawing(6))


def test_a_chance_node_lists_its_draws_with_keys(start: Position) -> None:
    assert start.is_chance
    assert start.drawings == (Drawing(6, Key(turn=0, seat=0, throw=0, die=0), 0),)
    assert [str(outcome) for outcome in start.outcomes()] == [f"die {n}" for n in range(1, 7)]


def test_an_outcome_has_json_and_notation_that_read_back(start: Position) -> None:
    for outcome in start.outcomes():
        assert start.outcome(outcome.notation) == outcome
        assert outcome.json == {"type": "die", "faces": [outcome.faces[0] + 1]}


@pytest.mark.parametrize(
    "notation", ["die", "die 7", "die 0", "die 1 2", "dice 1", "die one", "", "die  1"]
)
def test_an_outcome_that_is_none_is_refused(notation: str, start: Position) -> None:
    with pytest.raises(BadNotation):
        start.outcome(notation)


def test_faces_that_the_dice_lack_are_refused(start: Position) -> None:
    with pytest.raises(BadNotation, match="faces go from 0 to 5, not 6"):
        start.outcome([6])


def test_there_is_nothing_to_draw_at_a_decision(start: Position) -> None:
    decision = start.chance("die 4")
    for ask in (lambda: decision.drawings, decision.outcomes, lambda: decision.roll(Seed(1))):
        with pytest.raises(JactaError, match="no dice are to be thrown"):
            ask()


def test_two_games_with_one_source_get_the_same_dice_whatever_was_decided(start: Position) -> None:
    slow = fast = start.roll(Seed(8))
    while slow.is_chance:
        slow = fast = slow.roll(Seed(8))
    one, other = slow.legal(0)[0], fast.legal(0)[-1]
    assert one != other
    assert slow.apply(0, one).draw(Seed(8)) == fast.apply(0, other).draw(Seed(8))


def test_who_learns_a_draw(start: Position) -> None:
    assert start.witnesses() == (0, 1)
    assert thirteen.GAME.start(3).witnesses() == (0,)


@kernel
def shown_card(board: thirteen.Table, state: thirteen.State, index: int) -> int:
    return thirteen.in_pile(state, index)


def test_a_game_may_say_what_a_drawn_index_shows() -> None:
    rules = replace(thirteen.GAME.rules, face=shown_card)
    game = replace(thirteen.GAME, name="thirteen-by-card", rules=rules)
    drawn = game.start(2).chance("card 3")
    assert [outcome.notation for outcome in drawn.outcomes()][:3] == ["card 1", "card 2", "card 4"]
    assert drawn.outcome([2]).notation == "card 4"
    assert drawn.outcome("card 4") == drawn.outcome([2])
    with pytest.raises(BadNotation, match="none of those that can be drawn here"):
        drawn.outcome("card 3")
    plain = thirteen.GAME.start(2).chance("card 3")
    assert plain.outcome([2]).notation == "card 3"
