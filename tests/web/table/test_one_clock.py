"""One clock of showing: board, banner, log, totals, voice and verdict tell the same at any moment,
and a turn of somebody else is seen step by step."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from jacta.engine.game import Game
from tests.games.roster import every_game
from tests.waiting import wait_until
from tests.web.fixtures import Visit
from tests.web.watching import Moment, Watched, watch


def check_nothing_is_said_before(moments: list[Moment], says: list[str]) -> None:
    """Whatever is told at a moment is in the log by then, and of the seats nothing is told before
    board or log show it."""
    first = len(moments[0].log)
    for before, moment in pairwise(moments):
        told = moment.log[first:]
        assert told == says[: len(told)]
        later = set(says[len(told) :]) - set(moment.log)
        assert [line for line in later if line in moment.banner + moment.voice] == []
        if moment.seats != before.seats:
            assert (moment.board, moment.log) != (before.board, before.log)


def check_all_is_seen(moments: list[Moment], boards: dict[int, list[Any]]) -> None:
    """When something has been told, the board shows it before anything else is told."""
    first, seen = len(moments[0].log), 0
    for told, possible in boards.items():
        shown = [moment.board for moment in moments if len(moment.log) == first + told]
        assert not shown or shown[-1] in possible, told
        seen += bool(shown)
    assert seen >= 3, "a turn is several steps"


def check_all_is_said(moments: list[Moment], says: list[str]) -> None:
    """Whoever only listens hears every sentence, and once whose turn it is."""
    heard = [moment.voice for before, moment in pairwise(moments) if moment.voice != before.voice]
    assert [line for line in says if not any(line in voice for voice in heard)] == []
    assert sum("Your turn." in voice for voice in heard) <= 1


def pass_turn(watched: Watched) -> int:
    """Play a turn without the page, and wait until nobody else is to act; gives the number of what
    happened last before it."""
    guest = watched.guest
    before: int = guest.now(guest.table)["n"]
    guest.play(guest.table, turns=1)
    assert wait_until(lambda: guest.now(guest.table)["acting"] == [0])
    return before


@every_game
def test_a_turn_is_told_as_it_is_seen_and_can_be_skipped(visit: Visit, game: Game) -> None:
    watched = watch(visit, game)
    guest = watched.guest
    table = guest.open_table(game.name, 2, bots=1)
    guest.play(table, turns=2)  # so that there is something on the board
    assert wait_until(lambda: guest.now(table)["acting"] == [0])
    watched.sit_down(table)
    before = pass_turn(watched)
    says = watched.says(before)
    watched.wait_for(says)
    moments = watched.moments()
    check_nothing_is_said_before(moments, says)
    check_all_is_said(moments, says)
    check_all_is_seen(moments, watched.boards(before))
    made, apart = watched.sounds_apart()
    assert made > 3, "a throw, what follows from it, and whose turn it is"
    assert apart == []

    watched.sit_down(table)  # anew: how things stand is what was shown last
    shown = moments[-1]
    assert wait_until(lambda: replace(watched.moments()[-1], voice=shown.voice) == shown)

    watched.hold()
    before = pass_turn(watched)
    says, stands, sent = watched.says(before), guest.now(table), len(guest.sent)
    skip = guest.button("To my turn (.)")
    skip.wait_for()
    assert watched.moments()[-1].log != [*shown.log, *says], "something is still to come"
    skip.click()
    guest.page.keyboard.press("Shift")  # one's own dice lie
    watched.wait_for(says)
    last = watched.moments()[-1]
    assert last.log == [*shown.log, *says]
    assert last.board in watched.boards(before)[len(says)]
    assert guest.now(table) == stands, "it is no move"
    assert [frame for frame in guest.sent[sent:] if '"ping"' not in frame] == []
