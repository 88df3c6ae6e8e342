"""Parts: buying, fitting, stealing, exchanging."""

from collections import Counter

import pytest

import jacta
from jacta import Seed
from tests.games.entenrallye.positions import (
    GAME,
    ORDER,
    car,
    cars,
    legal,
    play,
    refused,
    table,
    told,
)


@pytest.mark.clause("EN-R13")
def test_a_part_costs_three_pips_and_only_the_buyer_sees_it() -> None:
    position = play(table(car(), car(), car()), "die 4", "drive straight 1 0 part")
    assert position.witnesses() == (0,)
    assert len(position.outcomes()) == 48
    bought = play(position, "part roof-5-3")
    assert bought.view(0).json["cars"][0]["hand"] == ["roof-5-3"]
    for seat in (-1, 1, 2):
        seen = bought.view(seat).json["cars"][0]
        assert (seen["hand"], seen["held"]) == ([], 1)
    assert bought.view(1).json["pile"] == 47


@pytest.mark.clause("EN-R15")
def test_a_part_goes_on_its_free_section_for_all_to_see() -> None:
    position = table(car("1", hand="roof-5-3 roof-4-3 doors-2-5"), car())
    position = play(position, "die 2", "drive straight 1 1 no-part", "fit roof-5-3")
    assert refused(position, "fit roof-4-3") == ("section-taken", "EN-R15")
    assert legal(position) == {"fit doors-2-5", "done"}
    assert position.view(1).json["cars"][0]["fitted"] == ["roof-5-3"]


@pytest.mark.clause("EN-R16")
def test_a_fitted_part_stays_on_the_road() -> None:
    position = table(car("1", fitted="roof-2-5", hand="roof-5-3"), car())
    position = play(position, "die 2", "drive straight 1 1 no-part")
    assert legal(position) == {"done"}
    assert cars(play(position, "done"))[0]["fitted"] == ["roof-2-5"]


@pytest.mark.clause("EN-R17")
def test_parts_not_fitted_lie_face_down() -> None:
    position = play(table(car("1", hand="roof-5-3"), car()), "die 3", "drive straight 1 2 no-part")
    assert refused(position, "fit doors-5-3") == ("not-in-hand", "EN-R17")
    assert position.view(1).json["cars"][0]["hand"] == []


@pytest.mark.clause("EN-R18", "EN-X2", "EN-X10")
@pytest.mark.parametrize(
    ("fitted", "defects"),
    [
        ("", 12),
        ("roof-2-4 doors-2-5", 15),
        ("roof-5-3", 12),
        ("bonnet-5-5 wings-5-5 doors-5-5 roof-5-5", 20),
    ],
)
def test_all_visible_defects_count(fitted: str, defects: int) -> None:
    assert table(car(fitted=fitted), car()).view(0).json["cars"][0]["defects"] == defects


@pytest.mark.clause("EN-A6")
def test_any_number_of_parts_is_fitted_in_one_turn() -> None:
    hand = "bonnet-5-5 wings-5-5 doors-5-5 roof-5-5"
    position = play(table(car("1", hand=hand), car()), "die 2", "drive straight 1 1 no-part")
    position = play(position, *(f"fit {name}" for name in hand.split()))
    assert len(cars(position)[0]["fitted"]) == 4
    assert position.turn == 1  # there was nothing left to do


@pytest.mark.clause("EN-A19")
def test_from_an_empty_pile_nothing_is_bought() -> None:
    others = " ".join(name for name in ORDER if name != "roof-5-3")
    position = play(table(car("1", hand="roof-5-3"), car(hand=others)), "die 6")
    assert not [drive for drive in legal(position) if drive.endswith(" part")]
    assert refused(position, "drive straight 1 2 part") == ("pile-empty", "EN-A19")


@pytest.mark.clause("EN-A19")
def test_cards_that_go_back_can_be_drawn_again() -> None:
    position = table(car("12", hand="roof-5-3", fitted="doors-5-3"), car())
    position = play(position, "die 1", "return-rest")
    position = play(position, "die 4", "drive straight 1 0 part")
    drawn = {outcome.notation for outcome in position.outcomes()}
    assert {"part roof-5-3", "part doors-5-3"} <= drawn
    assert len(drawn) == 48


# -- stealing


@pytest.mark.clause("EN-R21")
def test_with_a_1_a_face_down_part_is_taken_unseen() -> None:
    position = table(car("1"), car(hand="roof-5-3 doors-5-3", fitted="wings-2-3"), car())
    position = play(position, "die 1")
    assert legal(position) == {"steal 1", "done"}
    assert refused(position, "steal 2") == ("nothing-to-take", "EN-R21")
    assert refused(position, "steal 0") == ("no-such-player", "EN-R21")
    assert refused(position, "exchange 1") == ("exchange-with-a-two", "EN-R22")
    drawing = play(position, "steal 1")
    assert [o.notation for o in drawing.outcomes()] == ["card doors-5-3", "card roof-5-3"]
    stolen = play(drawing, "card roof-5-3")
    assert cars(stolen)[0]["hand"] == ["roof-5-3"]
    assert cars(stolen)[1]["hand"] == ["doors-5-3"]
    assert refused(stolen, "steal 1") == ("traded-already", "EN-R12")


@pytest.mark.clause("EN-R21")
def test_with_nobody_to_steal_from_there_is_nothing_to_do() -> None:
    assert play(table(car("1"), car(fitted="roof-5-3")), "die 1").turn == 1


@pytest.mark.clause("EN-R12")
def test_nothing_is_stolen_with_another_number() -> None:
    position = table(car("1", hand="doors-5-3"), car(hand="roof-5-3"))
    position = play(position, "die 3", "drive straight 1 2 no-part")
    assert refused(position, "steal 1") == ("steal-with-a-one", "EN-R21")


@pytest.mark.clause("EN-A7")
def test_every_card_of_the_hand_is_equally_likely() -> None:
    position = play(table(car("1"), car(hand="roof-5-3 doors-5-3 wings-5-3")), "die 1", "steal 1")
    assert [outcome.weight for outcome in position.outcomes()] == [1, 1, 1]
    drawn = Counter(position.draw(Seed(seed)).notation for seed in range(300))
    assert len(drawn) == 3
    assert min(drawn.values()) > 60


@pytest.mark.clause("EN-A7", "EN-A27")
def test_who_was_robbed_knows_what_is_gone_and_a_third_does_not() -> None:
    position = table(car("1"), car(hand="roof-5-3 doors-5-3"), car())
    position = play(position, "die 1", "steal 1")
    assert position.witnesses() == (0, 1)
    stolen = play(position, "card roof-5-3")
    assert stolen.view(1).json["cars"][0]["hand"] == ["roof-5-3"]
    assert stolen.view(2).json["cars"][0]["hand"] == []


# -- exchanging


@pytest.mark.clause("EN-X4", "EN-R22", "EN-R23")
def test_example_4_exchange_and_fit_at_once() -> None:
    position = table(car("1", hand="wings-2-5"), car(hand="roof-5-3 doors-5-3"))
    position = play(position, "die 2")
    position = play(position, "drive straight 2 0 no-part")
    assert cars(position)[0]["square"] == "3"
    position = table(car("5", hand="wings-2-5"), car(hand="roof-5-3 doors-5-3"))
    position = play(position, "die 2", "drive straight 2 0 no-part", "exchange 1", "card roof-5-3")
    assert cars(position)[0]["hand"] == ["roof-5-3"]  # the only card to give was given
    assert cars(position)[1]["hand"] == ["wings-2-5", "doors-5-3"]
    position = play(position, "fit roof-5-3")
    assert position.turn == 1
    assert refused(position, "fit wings-2-5", seat=1) == ("die-in-the-air", "EN-R9")
    partner = table(car(), car("5", hand="wings-2-5"))
    assert refused(play(partner, "die 2"), "fit wings-2-5", seat=1) == ("not-your-turn", "EN-R3")


@pytest.mark.clause("EN-R22")
def test_both_must_hold_face_down_parts() -> None:
    without = play(table(car("5"), car(hand="roof-5-3")), "die 2", "drive straight 2 0 no-part")
    assert without.turn == 1
    alone = play(table(car("5", hand="roof-5-3"), car()), "die 2", "drive straight 2 0 no-part")
    assert legal(alone) == {"fit roof-5-3", "done"}
    assert refused(alone, "exchange 1") == ("nothing-to-take", "EN-R21")


@pytest.mark.clause("EN-A8")
def test_one_of_the_cards_held_before_must_be_given() -> None:
    position = table(car("5", hand="wings-2-5 bonnet-2-5"), car(hand="roof-5-3"), car())
    position = play(position, "die 2", "drive straight 2 0 no-part", "exchange 1", "card roof-5-3")
    assert legal(position) == {"give wings-2-5", "give bonnet-2-5"}
    assert refused(position, "give roof-5-3") == ("just-received", "EN-A8")
    assert refused(position, "give doors-5-3") == ("not-in-hand", "EN-R17")
    assert refused(position, "fit roof-5-3") == ("give-first", "EN-A8")
    assert refused(position, "done") == ("give-first", "EN-A8")
    assert position.audience(0, "give wings-2-5") == (0, 1)
    given = play(position, "give wings-2-5")
    assert cars(given)[1]["hand"] == ["wings-2-5"]
    assert refused(given, "give bonnet-2-5") == ("nothing-owed", "EN-A8")
    assert given.view(0).json["cars"][1]["hand"] == ["wings-2-5"]
    assert given.view(2).json["cars"][1]["hand"] == []


@pytest.mark.clause("EN-A5")
def test_a_2_may_be_move_1_repair_1_and_exchange() -> None:
    position = table(car("1", hand="wings-2-5"), car(hand="roof-5-3"))
    position = play(position, "die 2", "drive straight 1 1 no-part", "exchange 1", "card roof-5-3")
    assert cars(position)[0]["repair"] == 1
    assert cars(position)[0]["hand"] == ["roof-5-3"]


@pytest.mark.clause("EN-A2", "EN-A27")
def test_actions_are_combined_in_any_order() -> None:
    position = table(car("1", hand="wings-2-5 doors-3-3"), car(hand="roof-5-3"))
    position = play(position, "die 2", "drive straight 1 1 no-part")
    first = play(position, "fit doors-3-3", "exchange 1", "card roof-5-3", "fit roof-5-3")
    assert cars(first)[0]["fitted"] == ["doors-3-3", "roof-5-3"]
    second = play(position, "exchange 1", "card roof-5-3", "give wings-2-5", "fit roof-5-3")
    second = play(second, "fit doors-3-3")
    assert cars(second)[0]["fitted"] == ["doors-3-3", "roof-5-3"]


@pytest.mark.clause("EN-A20")
def test_there_is_no_limit_of_face_down_parts_on_the_road() -> None:
    hand = " ".join(ORDER[:20])
    position = play(table(car("1", hand=hand), car()), "die 4", "drive straight 1 0 part")
    position = play(position, f"part {ORDER[30]}")
    assert cars(position)[0]["held"] == 21
    assert len(position.legal(0)) <= GAME.most_legal


@pytest.mark.clause("EN-A27")
def test_third_parties_are_told_of_cards_by_number_only() -> None:
    position = table(car("5", hand="wings-2-5 bonnet-2-5"), car(hand="roof-5-3"), car())
    steps = ("die 2", "drive straight 2 0 no-part", "exchange 1", "card roof-5-3", "give wings-2-5")
    events: list[jacta.Event] = []
    play(position, *steps, events=events)
    seen = [event.kind.name for event in events if event.visible_to(2)]
    assert seen == ["threw", "drove", "exchanged", "handed-over"]
    assert "took" in [event["type"] for event in told(position, *steps)]
