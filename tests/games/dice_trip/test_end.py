"""The last turn, the end, and who has won."""

import numpy as np
import pytest

from jacta import Event, Position
from jacta.bots import policy
from jacta.bots.match import play as play_bots
from jacta.engine.playouts.batches import playouts
from jacta.games.dice_trip.maps import our_maps
from tests.games.dice_trip.positions import (
    GAME,
    LETTER_OF,
    fresh,
    legal,
    numbers,
    play,
    refused,
    sheet,
    table,
    told,
)

TOWNS = list(LETTER_OF["france"])


def last_turn(*numbers: str, players: int = 1) -> Position:
    """All towns but Nice are struck, or hold these numbers."""
    named = {entry.rpartition(" ")[0] for entry in numbers}
    struck = [f"{town} x" for town in TOWNS if town not in named and town != "Nice"]
    return table(*(sheet(*numbers, *struck) for _ in range(players)))


@pytest.mark.clause("DT-R11")
def test_in_the_last_turn_any_two_dice_make_the_one_number() -> None:
    position = play(last_turn(), "throw 1 2 3 4")
    assert len(legal(position)) == 12 + 1
    after = play(position, "write GY Nice")
    assert after.is_over
    assert numbers(after)["Nice"] == 24


@pytest.mark.clause("DT-R11", "DT-R8")
def test_in_the_last_turn_the_town_may_be_struck() -> None:
    after = play(last_turn(), "throw 1 2 3 4", "strike Nice")
    assert after.is_over
    assert after.scores == (-25,)


@pytest.mark.clause("DT-R11", "DT-R7")
def test_who_can_write_nothing_strikes_without_being_asked() -> None:
    position = last_turn("Brest 11", players=2)
    events: list[Event] = []
    after = play(position, "throw 1 1 1 1", "decide").apply(0, "keep", events)
    assert after.is_over
    assert [e.json for e in events if e.kind.name == "struck"] == [
        {"type": "struck", "seat": 0, "town": "Y"},
        {"type": "struck", "seat": 1, "town": "Y"},
    ]


@pytest.mark.clause("DT-R11")
def test_only_those_with_a_choice_are_asked() -> None:
    one = sheet("Brest 11", *(f"{t} x" for t in TOWNS if t not in ("Brest", "Nice")))
    other = sheet(*(f"{t} x" for t in TOWNS if t != "Nice"))
    position = play(table(one, other), "throw 1 1 1 1")
    assert position.actors == (1,)
    assert refused(position, "strike Nice") == ("entered-already", "DT-R10")
    assert play(position, "1: write RG Nice").is_over


@pytest.mark.clause("DT-R12", "DT-X6")
@pytest.mark.parametrize("players", range(1, 5))
def test_a_game_has_13_turns_and_25_entries_a_sheet(players: int) -> None:
    record = play_bots(GAME, ["random"] * players, seed=players)
    assert record.final.turn == 13
    assert all(0 not in s["numbers"] for s in record.final.json["sheets"])
    for seat in range(players):
        entries = (f"{seat} write", f"{seat} strike")
        made = [line for line in record.lines if line.startswith(entries)]
        assert len(made) in (24, 25)  # the last one may be a strike that nobody is asked for


@pytest.mark.clause("DT-R12")
def test_after_the_end_nothing_is_possible() -> None:
    over = play(last_turn(), "throw 1 2 3 4", "strike Nice")
    for action in ("keep", "reroll R", "write RG Nice", "strike Nice"):
        assert refused(over, action) == ("game-over", "DT-R12")


@pytest.mark.clause("DT-R12")
def test_the_highest_score_wins() -> None:
    events: list[Event] = []
    position = last_turn(players=3)
    steps = ("0: strike Nice", "1: write RG Nice", "2: strike Nice")
    after = play(position, "throw 1 1 3 4", *steps, events=events)
    assert after.scores == (-25, -22, -25)
    assert after.ranking == (2, 1, 2)
    assert [e.json["seat"] for e in events if e.kind.name == "won"] == [1]


@pytest.mark.clause("DT-A13")
def test_ties_share_the_win() -> None:
    steps = ["throw 1 2 3 4", *(f"{seat}: strike Nice" for seat in range(3))]
    after = play(last_turn(players=3), *steps)
    assert after.ranking == (1, 1, 1)
    assert after.returns == (0.0, 0.0, 0.0)
    told_all = told(last_turn(players=3), *steps)
    assert [event["seat"] for event in told_all if event["type"] == "won"] == [0, 1, 2]


@pytest.mark.clause("DT-A16", "DT-A13")
def test_solo_has_no_winner_and_the_score_is_the_result() -> None:
    events: list[Event] = []
    after = play(last_turn(), "throw 1 1 3 4", "write RG Nice", events=events)
    assert not [e for e in events if e.kind.name == "won"]
    assert after.returns == (-22.0,)
    assert fresh(1).drawings[0].key.seat == 0


@pytest.mark.clause("DT-A16")
def test_bonuses_have_no_limit() -> None:
    coloured = [t for t in TOWNS if t in _coloured()]
    plain = [t for t in TOWNS if t not in coloured]
    equal = [f"{town} {11 * (i + 1)}" for i, town in enumerate(plain[:6])]
    others = [n for n in range(12, 66) if n % 10 in range(1, 7) and n % 11][:12]
    full = [f"{town} {number}*" for town, number in zip(coloured, others, strict=True)]
    rest = [f"{town} x" for town in plain[6:]]
    position = table(sheet(*equal, *full, *rest))
    assert position.view().json["scores"][0]["bonus"] == 18


@pytest.mark.clause("DT-R12", "DT-A16")
def test_the_final_count_walks_through_every_line() -> None:
    events = told(last_turn(players=1), "throw 1 1 3 4", "write RG Nice")
    first = next(i for i, event in enumerate(events) if event["type"] == "counted-bonuses")
    assert events[first:] == [
        {"type": "counted-bonuses", "seat": 0, "points": 1},
        {"type": "counted-strikes", "seat": 0, "towns": 24},
        {"type": "counted-route", "seat": 0, "towns": 1},
        {"type": "counted-series", "seat": 0, "towns": 1, "points": 0},
        {"type": "counted-zones", "seat": 0, "zones": 0, "points": 0},
        {"type": "scored", "seat": 0, "points": -22},
    ]


@pytest.mark.clause("DT-R27", "DT-R12", "DT-A13")
def test_the_final_count_has_the_tens_where_they_are_played() -> None:
    struck = sheet(*(f"{town} x" for town in TOWNS if town != "Nice"))
    position = table(struck, struck, tens="yes")
    events = told(position, "throw 1 2 3 4", "0: strike Nice", "1: write RG Nice")
    tens = [event for event in events if event["type"] == "counted-tens"]
    assert tens == [{"type": "counted-tens", "seat": seat, "points": 0} for seat in (0, 1)]
    assert events[-1] == {"type": "won", "seat": 1}


@pytest.mark.clause("DT-R11", "DT-A14")
def test_a_strike_that_nobody_was_asked_for_is_shown_to_who_made_it() -> None:
    one = sheet("Brest 11", *(f"{t} x" for t in TOWNS if t not in ("Brest", "Nice")))
    other = sheet(*(f"{t} x" for t in TOWNS if t != "Nice"))
    position = play(table(one, other), "throw 1 1 1 1")
    assert position.view(0).json["entries"] == [["strike Y"], []]
    assert [position.view(seat).json["forced"] for seat in (-1, 0, 1)] == [None, "Y", None]
    struck = play(table(other, other), "throw 1 2 3 4", "0: strike Nice")
    assert struck.view(0).json["entries"] == [["strike Y"], []]
    assert struck.view(0).json["forced"] is None  # a number could have been written
    assert play(fresh(2), "throw 1 2 3 4", "strike Brest").view(0).json["forced"] is None
    early = play(table(sheet("Brest 11", "Caen x")), "throw 1 1 1 1", "strike Nice")
    assert early.view(0).json["forced"] is None  # in any other turn strikes are chosen


@pytest.mark.clause("DT-R11", "DT-A14")
@pytest.mark.parametrize(("town", "letter"), [("Brest", "A"), ("Caen", "B"), ("Nice", "Y")])
def test_any_town_may_be_the_last(town: str, letter: str) -> None:
    held = "Lyon 11"
    one = sheet(held, *(f"{t} x" for t in TOWNS if t not in ("Lyon", town)))
    other = sheet(*(f"{t} x" for t in TOWNS if t != town))
    position = play(table(one, other), "throw 1 1 1 1")
    assert position.view(0).json["forced"] == letter


@pytest.mark.clause("DT-R11", "DT-A14")
def test_a_number_that_was_written_is_no_strike() -> None:
    """Beside it nothing could be written: 11 is there, and a die was used twice before."""
    rest = [f"{town} x" for town in TOWNS if town not in ("Lyon", "Caen", "Nice")]
    other = sheet(*(f"{town} x" for town in TOWNS if town != "Nice"))
    position = table(sheet("Lyon 11", "Caen 34", *rest, double=False), other)
    written = play(position, "throw 1 1 1 2", "0: write YB Nice")
    assert written.view(0).json["entries"] == [["write YB Y"], []]
    assert written.view(0).json["forced"] is None


@pytest.mark.clause("DT-A13", "DT-A16", "DT-R22")
def test_a_sheet_without_numbers_counts_no_town() -> None:
    events = told(last_turn(players=1), "throw 1 2 3 4", "strike Nice")
    counted = {event["type"]: event.get("towns") for event in events}
    assert (counted["counted-route"], counted["counted-series"]) == (0, 0)


def _coloured() -> set[str]:
    return {town.name for town in our_maps()["france"].towns if town.colour}


@pytest.mark.clause("DT-R12")
@pytest.mark.parametrize("players", range(1, 5))
def test_every_game_ends_after_13_turns(players: int) -> None:
    batch = playouts(fresh(players), [policy(GAME, "random")] * players, games=1000, seed=2)
    assert np.all(batch.turns == 13)
    assert len(np.unique(batch.merits)) > 10
