"""Records of this game: they replay to the same text, and damage is found."""

from functools import cache

import pytest

import jacta
from jacta import BadRecord, Record
from tests.games.verbindung_gesucht.positions import GAME

GOLDEN = sorted((GAME.folder / "golden").glob("*.jacta"))


@cache
def record() -> Record:
    return jacta.play(GAME, ["random", "random"], seed=5)


def test_an_illegal_placement_is_found_in_its_line() -> None:
    lines = record().text.split("\n")
    number = next(n for n, line in enumerate(lines) if line.startswith("0 place"))
    lines[number] = "0 place B d4"
    with pytest.raises(BadRecord) as caught:
        Record.read("\n".join(lines), jacta.game)
    assert caught.value.line == number + 1


def test_golden_records_have_what_is_rare() -> None:
    seen: set[str] = set()
    for file in GOLDEN:
        replay = Record.read(file.read_text("utf-8"), jacta.game)
        events = [event for _, _, told in replay.positions() for event in told]
        seen |= {event.kind.name for event in events}
        seen |= {f"won {event.json['how']}" for event in events if event.kind.name == "won"}
    assert {"unblocked", "announced", "unclaimed", "stuck", "won linked"} <= seen
    assert {"won other-linked", "won false-announcement"} <= seen
