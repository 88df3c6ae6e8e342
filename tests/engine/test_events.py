"""Events: what happened, in order, to those who may see it."""

import numpy as np

from jacta.engine.events import EVERYONE, MOST_EVENTS, WIDTH, buffer, emit, tally
from jacta.engine.values import Event
from tests.tiny import pearls, sledges, thirteen


def test_events_are_written_one_after_the_other() -> None:
    rows = buffer()
    emit(rows, EVERYONE, 3)
    emit(rows, 0b10, 4, 5, 6, 7, 8, 9, 10)
    assert rows[0, 0] == 2
    assert rows[1].tolist() == [3, EVERYONE, 0, 0, 0, 0, 0, 0]
    assert rows[2].tolist() == [4, 0b10, 5, 6, 7, 8, 9, 10]


def test_a_full_buffer_takes_no_more_and_breaks_nothing() -> None:
    rows = buffer()
    for number in range(MOST_EVENTS + 5):
        emit(rows, EVERYONE, 1, number)
    assert rows.shape == (MOST_EVENTS + 1, WIDTH)
    assert rows[0, 0] == MOST_EVENTS
    assert rows[-1, 2] == MOST_EVENTS - 1


def test_a_tally_counts_events_by_their_kind_and_keeps_nothing_else() -> None:
    counts = tally(3)
    for kind in (2, 0, 2):
        emit(counts, EVERYONE, kind, 7)
    assert counts.tolist() == [1, 0, 2]


def test_nobody_has_to_listen() -> None:
    emit(None, EVERYONE, 1)
    position = sledges.GAME.start(2).chance("die 5")
    heard: list[Event] = []
    assert position.apply(0, "ride 2") == position.apply(0, "ride 2", heard)
    assert [event.json for event in heard] == [{"type": "rode", "seat": 0, "cell": 2}]


def test_events_are_appended_to_what_is_there() -> None:
    hill = sledges.GAME.start(2, board="hill")
    heard: list[Event] = []
    hill.chance("die 3", heard).apply(0, "ride 3", heard)
    assert [event.kind.name for event in heard] == ["threw", "rode", "slid"]
    assert heard[2].json == {"type": "slid", "seat": 0, "cell": 7}
    assert heard[2].say("en", ["Anna", "Ben"]) == "Anna slides to cell 7, and the ice melts."
    assert heard[2].say("fr").startswith("Joueur 1 glisse jusqu’à la case 7")
    assert heard[2].say("de").startswith("Spieler 1 rutscht auf Feld 7")


def test_a_private_event_is_visible_to_its_seat_only() -> None:
    heard: list[Event] = []
    thirteen.GAME.start(3).chance("card 5", heard)
    drew, saw = heard
    assert [drew.visible_to(seat) for seat in (-1, 0, 1, 2)] == [True] * 4
    assert [saw.visible_to(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, False]


def test_one_reveal_comes_with_the_last_entry() -> None:
    position = pearls.GAME.start(2).chance("pearl 3")
    first: list[Event] = []
    position = position.apply(1, "play 4", first)
    last: list[Event] = []
    position.apply(0, "play 2", last)
    assert [event.kind.name for event in first] == ["chose"]
    assert [event.kind.name for event in last] == ["chose", "showed", "showed", "won"]
    assert last[-1].json == {"type": "won", "seat": 1, "pearl": 3}


def test_a_row_fits_every_event_of_a_game() -> None:
    for game in (sledges.GAME, pearls.GAME, thirteen.GAME):
        assert all(2 + len(kind.fields) <= WIDTH for kind in game.events)
    assert buffer().dtype == np.int32
