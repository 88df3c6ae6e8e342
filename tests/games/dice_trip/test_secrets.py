"""Entries of this turn are hidden until all are in (DT-A14)."""

import pytest

from jacta import Event
from jacta.engine.draft import Draft, Effect
from jacta.engine.stream import stream
from tests.games.dice_trip.positions import GAME, LETTER_OF, fresh, legal, play, sheet, table

pytestmark = pytest.mark.clause("DT-A14")

FOUR = "throw 1 2 3 4"


def test_nobody_else_sees_an_entry_before_all_are_in() -> None:
    before = play(fresh(3), FOUR)
    one = play(before, "write RG Brest", "write RB Caen")
    other = play(before, "strike Nice", "strike Lyon")
    for seat in (-1, 1, 2):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).json["entries"][0] == []
    assert one.view(0).json["entries"][0] == ["write RG A", "write RB B"]


def test_the_first_of_two_entries_changes_nothing_for_others() -> None:
    before = play(fresh(2), FOUR)
    after = play(before, "write RG Brest")
    for seat in (-1, 1):
        assert before.view(seat) == after.view(seat)
    assert legal(before, 1) == legal(after, 1)


def test_only_that_somebody_has_entered_is_told() -> None:
    events: list[Event] = []
    play(play(fresh(2), FOUR), "write RG Brest", "write RB Caen", events=events)
    assert [event.json for event in events] == [{"type": "entered", "seat": 0}]


def test_all_is_shown_when_the_last_entry_is_in() -> None:
    events: list[Event] = []
    position = play(fresh(2), FOUR, "0: write RG Brest", "0: write RB Caen")
    after = play(position, "1: strike Brest", "1: strike Caen", events=events)
    assert [e.kind.name for e in events][:3] == ["doubled", "wrote", "earned-bonus"]
    assert all(event.visible_to(-1) for event in events)
    assert after.view(1).json["sheets"][0]["numbers"][:2] == [12, 13]


def test_who_learns_an_action() -> None:
    position = play(fresh(2), FOUR)
    assert position.audience(0, "strike A") == (0,)
    position = play(position, "0: strike Brest", "0: strike Caen", "1: strike Nice")
    assert position.audience(1, "strike A") == (0, 1)


def test_dice_and_decisions_are_for_all_and_a_last_entry_before_others_is_not() -> None:
    position = fresh(2).chance(FOUR)
    assert position.audience(0, "keep") == (0, 1)
    assert position.audience(0, "reroll R") == (0, 1)
    position = play(position, "0: keep", "0: strike Brest")
    assert position.audience(0, "strike B") == (0,)  # Ben has not entered
    assert position.audience(1, "strike B") == (1,)
    position = play(position, "1: strike Brest", "1: strike Caen")
    assert position.audience(0, "strike B") == (0, 1)


def test_all_but_the_entries_of_others_is_shown() -> None:
    numbers = ("Brest 11", "Rennes 22*", "Caen 31", "Rouen 41", "Lille 51", "Nice x")
    one = sheet(*numbers, reroll=False)
    other = sheet(*numbers[:4], "Nice 52", "Reims 61", double=False, tens=12)
    position = play(table(one, other, tens="yes"), FOUR, "1: write RG Lyon")
    for seat in (-1, 0, 1):
        seen = position.view(seat).json
        for name in ("turn", "phase", "dice", "waiting"):
            assert seen[name] == position.json[name]
        for shown, written in zip(seen["sheets"], position.json["sheets"], strict=True):
            assert {name: shown[name] for name in written} == written


def test_points_count_the_own_entries_of_this_turn_in_the_own_view_only() -> None:
    position = play(fresh(2), FOUR, "strike Brest")
    assert position.view(0).json["scores"][0]["total"] == 7 - 1
    assert position.view(1).json["scores"][0]["total"] == 9
    assert position.merits == (9, 9)


def test_a_sampled_position_looks_the_same() -> None:
    position = play(fresh(3), FOUR, "0: write RG Brest", "0: strike Caen", "1: write RG Brest")
    counter = stream(3)
    for seat in (-1, 0, 1, 2):
        for _ in range(20):
            sampled = GAME.sample(position.view(seat), counter)
            assert sampled.view(seat) == position.view(seat)
            assert sampled.actors == position.actors
            assert GAME.position(sampled.json) == sampled


def test_in_the_last_turn_a_sampled_position_has_one_entry_of_each() -> None:
    struck = [f"{town} x" for town in LETTER_OF["france"] if town != "Nice"]
    last = table(*(sheet(*struck) for _ in range(3)))
    position, counter = play(last, FOUR, "0: write RG Nice"), stream(5)
    drawn = set()
    for _ in range(60):
        sampled = GAME.sample(position.view(1), counter)
        assert [len(entries) for entries in sampled.json["entries"]] == [1, 0, 0]
        drawn.add(sampled.json["entries"][0][0])
    assert len(drawn) == 13  # twelve numbers and the strike


def test_a_draft_of_two_entries_is_free_until_it_is_complete() -> None:
    draft = Draft(play(fresh(2), FOUR), 0)
    draft.add(GAME.action("write RG A"))
    assert draft.is_open
    draft.add(GAME.action("strike B"))
    assert draft.effect is Effect.ENDS
    assert draft.position.view(0).json["entries"][0] == ["write RG A", "strike B"]
    draft.take_back()
    assert draft.is_open


def test_a_draft_that_completes_the_turn_shows_nothing_before_it_is_confirmed() -> None:
    position = play(fresh(2), FOUR, "0: write RG Brest", "0: strike Caen")
    draft = Draft(position, 1)
    draft.add(GAME.action("strike A"))
    assert draft.add(GAME.action("strike B")) == []
    assert draft.effect is Effect.REVEALS
    told = draft.position.view(1).json
    assert told["entries"] == [[], ["strike A", "strike B"]]
    assert [score["struck"] for score in told["scores"]] == [0, 2]
    draft.take_back()
    assert draft.position.view(1).json["entries"] == [[], ["strike A"]]
