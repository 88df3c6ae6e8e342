"""What may be done is listed whole, in each part of a turn, and all else is refused."""

import pytest

from jacta import BadPosition
from tests.games.entenrallye.positions import (
    GAME,
    ORDER,
    car,
    legal,
    play,
    refused,
    table,
    table_json,
)
from tests.games.listing import check_listing

FIRST, LAST = ORDER[0], ORDER[-1]


@pytest.mark.clause("EN-R6", "EN-R10", "EN-R11", "EN-R19", "EN-A3")
@pytest.mark.parametrize(
    ("square", "repair", "pips", "listed"),
    [
        ("4", 0, 5, {"straight 5 0 no-part", "straight 1 4 no-part", "straight 1 1 part"}),
        ("4", 17, 5, {"straight 5 0 no-part", "straight 1 1 part"}),
        ("4", 19, 5, {"straight 5 0 no-part", "straight 1 1 part"}),
        ("4", 20, 5, {"straight 5 0 no-part"}),
        ("4", 20, 4, {"straight 4 0 no-part", "straight 1 0 part"}),
    ],
)
def test_every_way_and_split(square: str, repair: int, pips: int, listed: set[str]) -> None:
    position = play(table(car(), car(square, repair=repair), turn=1), f"die {pips}")
    assert check_listing(position) == len(legal(position))
    assert {f"drive {one}" for one in listed} <= legal(position)


@pytest.mark.clause("EN-R12", "EN-R15", "EN-R21", "EN-A2", "EN-A5", "EN-A6")
def test_parts_to_fit_and_cards_to_steal() -> None:
    cars = car(hand=LAST), car("1", hand=f"{FIRST} {LAST}".replace(LAST, "roof-5-4")), car(hand="")
    position = play(table(*cars, turn=1), "die 1")
    assert legal(position) == {f"fit {FIRST}", "fit roof-5-4", "steal 0", "done"}
    assert check_listing(position) == 4


@pytest.mark.clause("EN-R12", "EN-R22", "EN-A5")
@pytest.mark.parametrize("hand", [FIRST, f"{FIRST} {LAST}"])
def test_cards_to_exchange_where_there_is_one_to_give(hand: str) -> None:
    cars = car(hand="doors-5-4"), car("4", hand=hand), car(hand="roof-5-4")
    position = play(table(*cars, turn=1), "die 2", "drive straight 2 0 no-part")
    fits = {f"fit {part}" for part in hand.split()}
    assert legal(position) == {*fits, "exchange 0", "exchange 2", "done"}
    assert check_listing(position) == 3 + len(fits)


@pytest.mark.clause("EN-A8", "EN-A20")
def test_all_that_was_held_before_may_be_given() -> None:
    cars = car("4", hand=f"{FIRST} {LAST}"), car(hand="roof-5-4")
    steps = ("die 2", "drive straight 2 0 no-part", "exchange 1", "card roof-5-4")
    position = play(table(*cars), *steps)
    assert legal(position) == {f"give {FIRST}", f"give {LAST}"}
    assert check_listing(position) == 2
    assert refused(position, "give roof-5-4") == ("just-received", "EN-A8")
    for action in ("return-rest", f"keep {FIRST}", "done", f"fit {FIRST}"):
        assert refused(position, action) == ("give-first", "EN-A8")
    assert FIRST in play(position, f"give {FIRST}").json["cars"][1]["hand"]


@pytest.mark.clause("EN-R32", "EN-A8", "EN-A20")
def test_any_part_may_be_kept() -> None:
    position = play(table(car("12", hand=f"{FIRST} {LAST}"), car()), "die 1")
    assert legal(position) == {f"keep {FIRST}", f"keep {LAST}", "return-rest"}
    assert check_listing(position) == 3
    assert refused(position, f"give {FIRST}") == ("keep-first", "EN-R32")
    assert refused(position, "keep roof-5-4") == ("not-in-hand", "EN-R17")
    kept = play(position, f"keep {FIRST}")
    assert legal(kept) == {f"keep {LAST}", "return-rest"}
    assert check_listing(kept) == 2


@pytest.mark.clause("EN-R6", "EN-R10", "EN-R11", "EN-A1", "EN-A3", "EN-A4", "EN-A24")
def test_why_a_drive_is_refused() -> None:
    at_4 = play(table(car("4", repair=18), car()), "die 5")
    assert refused(at_4, "drive straight 6 0 no-part") == ("more-than-thrown", "EN-R10")
    assert refused(at_4, "drive straight 1 3 no-part") == ("pips-left", "EN-A3")
    assert refused(at_4, "drive straight 1 4 no-part") == ("repair-full", "EN-A4")
    at_8 = play(table(car("8"), car()), "die 6")
    assert refused(at_8, "drive straight 5 1 no-part") == ("split-at-a-place", "EN-A1")
    assert refused(at_8, "drive turn 6 0 no-part") == ("no-junction", "EN-R6")
    at_17 = play(table(car("17", settled=["TUV"]), car(), month=3), "die 4")
    assert refused(at_17, "drive turn 4 0 no-part") == ("branch-closed", "EN-A24")


@pytest.mark.clause("EN-R12", "EN-R21", "EN-R22")
def test_why_a_trade_is_refused() -> None:
    cars = car(), car("4", hand=FIRST), car(hand=LAST)
    two = play(table(*cars, turn=1), "die 2", "drive straight 2 0 no-part")
    assert refused(two, "exchange 0") == ("nothing-to-take", "EN-R21")
    assert refused(two, "exchange 1") == ("no-such-player", "EN-R21")
    assert refused(two, "exchange 3") == ("no-such-player", "EN-R21")
    assert refused(two, "steal 2") == ("steal-with-a-one", "EN-R21")
    one = play(table(car(), car("1", hand=FIRST), car(hand=LAST), turn=1), "die 1")
    assert refused(one, "exchange 0") == ("exchange-with-a-two", "EN-R22")
    assert refused(one, "steal 2") is None


@pytest.mark.clause("EN-R11")
def test_a_turn_goes_on_only_while_something_may_be_possible() -> None:
    for hand in ("", FIRST):
        written = table_json(car("5", hand=hand), car(), phase="act", pips=4)
        if hand:
            assert GAME.position(written).actors == (0,)
        else:
            with pytest.raises(BadPosition, match="go on while one may be possible"):
                GAME.position(written)
    full = " ".join(f"{section}-5-3" for section in ("bonnet", "wings", "doors", "roof"))
    driven = play(
        table(car("4", fitted=full, hand=LAST), car()), "die 3", "drive straight 3 0 no-part"
    )
    assert driven.turn == 1
    one_free = " ".join(full.split()[:3])
    fitting = play(
        table(car("4", fitted=one_free, hand="roof-5-4"), car()),
        "die 3",
        "drive straight 3 0 no-part",
    )
    assert legal(fitting) == {"fit roof-5-4", "done"}
    robbing = play(table(car("1"), car(hand=FIRST)), "die 1")
    assert legal(robbing) == {"steal 1", "done"}


@pytest.mark.clause("EN-R12", "EN-R13", "EN-A3", "EN-A19")
def test_the_last_part_can_be_bought_and_from_an_empty_pile_none() -> None:
    for left in (1, 0):
        held = car(hand=" ".join(ORDER[left:]))
        position = play(table(car("4"), held), "die 5")
        assert ("drive straight 1 1 part" in legal(position)) == bool(left)
        assert check_listing(position) == len(legal(position))


@pytest.mark.clause("EN-R32", "EN-A20")
def test_all_parts_may_be_returned() -> None:
    position = play(table(car("12", hand=" ".join(ORDER[:3])), car()), "die 1", "return-rest")
    assert position.json["cars"][0]["hand"] == []
