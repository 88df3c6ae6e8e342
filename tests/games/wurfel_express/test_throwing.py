"""Throwing: up to three throws, keeping what one likes."""

from itertools import combinations

import pytest

from jacta import Seed
from tests.games.wurfel_express.positions import GAME, legal, play, refused, seat_of, table, told


def keeps(dice: str) -> set[str]:
    """Every choice of dice that leaves at least one to throw."""
    rows = (row for size in range(len(dice)) for row in combinations(dice, size))
    return {f"keep {''.join(row) or '-'}" for row in rows}


@pytest.mark.clause("WE-R14")
def test_the_first_throw_uses_all_dice() -> None:
    assert len(GAME.start(4).drawings) == 7
    assert play(GAME.start(4), "throw KYRGGWB").json["dice"] == "RGGWBYK"


@pytest.mark.clause("WE-R14")
def test_there_are_three_throws_and_then_strips_are_taken() -> None:
    position = GAME.start(4)
    for throws in (1, 2):
        position = play(position, "throw RRRGGGW")
        assert (position.json["throws"], position.json["phase"]) == (throws, "keep")
        position = play(position, "keep -")
    position = play(position, "throw RRRGGGW")
    assert (position.json["throws"], position.json["phase"]) == (3, "take")
    for action in ("keep RR", "keep -", "stop"):
        assert refused(position, action) == ("throwing-over", "WE-R14")


@pytest.mark.clause("WE-R14")
def test_nothing_is_kept_or_taken_before_the_first_throw() -> None:
    position = table("RRGG", "", "", "")
    for action in ("keep -", "stop", "take W2", "steal 1 W2", "done"):
        assert refused(position, action) == ("throw-first", "WE-R14")


@pytest.mark.clause("WE-R14")
def test_nobody_acts_while_the_dice_roll() -> None:
    position = GAME.start(4)
    assert position.is_chance
    assert position.actors == ()
    for action in ("discard 0", "keep -", "stop", "take W2", "done"):
        assert refused(position, action) == ("dice-in-the-air", "WE-R14")


@pytest.mark.clause("WE-R15")
@pytest.mark.parametrize("dice", ["RRGWBYK", "RRRGGGW", "KKKKKKK", "RGGWWYY"])
@pytest.mark.parametrize("throws", [1, 2])
def test_any_dice_may_be_set_aside_after_the_first_and_the_second_throw(
    dice: str, throws: int
) -> None:
    again = [f"throw {dice}", "keep -"] * (throws - 1)
    position = play(GAME.start(4), *again, f"throw {dice}")
    assert legal(position) == keeps(dice) | {"stop"}


@pytest.mark.clause("WE-R15")
@pytest.mark.parametrize(("kept", "thrown"), [("-", 7), ("R", 6), ("RRGG", 3), ("RRGGWK", 1)])
def test_the_rest_is_thrown_again_and_what_is_set_aside_stays(kept: str, thrown: int) -> None:
    position = play(GAME.start(4), "throw RRGGWKK", f"keep {kept}")
    assert len(position.drawings) == thrown
    after = play(position, "throw " + "Y" * thrown)
    assert after.json["dice"].replace("Y", "") == kept.replace("-", "")
    assert after.json["dice"].count("Y") == thrown


@pytest.mark.clause("WE-R15")
@pytest.mark.parametrize("kept", ["G", "RRR", "RRK", "WWK", "RRRRRRR"])
def test_only_dice_on_the_table_can_be_kept(kept: str) -> None:
    position = play(table("BBYY", "", "", ""), "discard 0", "throw RRWBYYY")
    assert refused(position, f"keep {kept}") == ("keep-not-thrown", "WE-R15")


@pytest.mark.clause("WE-R16")
def test_dice_set_aside_earlier_may_be_thrown_again() -> None:
    position = play(GAME.start(4), "throw RRRGGWB", "keep RRRGG", "throw KK")
    assert legal(position) == keeps("RRRGGKK") | {"stop"}
    position = play(position, "keep KK")
    assert len(position.drawings) == 5
    assert play(position, "throw KKKKK").json["dice"] == "KKKKKKK"


@pytest.mark.clause("WE-R17")
@pytest.mark.parametrize("throws", [1, 2])
def test_one_may_stop_after_the_first_and_the_second_throw(throws: int) -> None:
    again = ["throw RRRGGWB", "keep RR"][: 2 * (throws - 1)]
    last = "throw RRRGGWB" if throws == 1 else "throw RGGWB"
    position = play(GAME.start(4), *again, last, "stop")
    assert (position.json["phase"], position.json["throws"]) == ("take", throws)
    assert position.json["dice"] == "RRRGGWB"


@pytest.mark.clause("WE-R17")
def test_keeping_all_dice_is_to_stop() -> None:
    position = play(GAME.start(4), "throw RRRGGWB")
    assert refused(position, "keep RRRGGWB") == ("keep-all-is-stop", "WE-R17")


@pytest.mark.clause("WE-R17")
def test_strips_are_taken_only_after_stopping() -> None:
    position = play(table("", "RRBB", "", ""), "throw RRRGGWB")
    for action in ("take R3", "steal 1 R2", "done"):
        assert refused(position, action) == ("still-throwing", "WE-R17")


@pytest.mark.clause("WE-R14")
def test_a_throw_is_named_by_turn_seat_and_number() -> None:
    position = play(table("", "", "", "", turn=5), "throw RRGWBYK", "keep RR")
    keys = [drawing.key for drawing in position.drawings]
    assert {drawing.sides for drawing in position.drawings} == {6}
    assert [(key.turn, key.seat, key.throw, key.die) for key in keys] == [
        (5, 1, 2, die) for die in range(5)
    ]


@pytest.mark.clause("WE-R14")
def test_every_draw_of_a_game_has_a_key_of_its_own() -> None:
    position, keys = GAME.start(3), []
    source = Seed(4)
    while not position.is_over:
        if position.is_chance:
            keys += [drawing.key for drawing in position.drawings]
            position = position.roll(source)
        else:
            position = position.apply(seat_of(position), position.legal(seat_of(position))[0])
    assert len(set(keys)) == len(keys) > 1000


@pytest.mark.clause("WE-R14", "WE-R15", "WE-R17")
def test_throws_keeps_and_stops_are_told() -> None:
    events = told(GAME.start(4), "throw WRRGGKB", "keep RR", "throw GGGWB", "stop")
    assert events == [
        {"type": "threw", "seat": 0, "throw": 1, "dice": "RRGGWBK"},
        {"type": "kept", "seat": 0, "dice": "RR"},
        {"type": "threw", "seat": 0, "throw": 2, "dice": "GGGWB"},
        {"type": "stopped", "seat": 0},
    ]
