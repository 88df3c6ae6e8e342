"""A turn of one's own without a choice is shown: the throw, what followed, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from jacta import Record, Seed
from jacta.bots import bot
from jacta.terminal.scene import Scene
from jacta.terminal.seats import Seat
from jacta.terminal.speech import Speech
from jacta.terminal.table import TerminalTable
from tests.games.entenrallye.positions import GAME, car, table

NAMES = ["Anna", "Ben"]


class Seen(Exception):
    """The scene at which a person was let read."""


class Watched:
    """A screen that tells what it was told, up to the first time that it waits."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def open(self) -> None:
        pass

    def close(self) -> None:
        pass

    def tell(self, sentences: Sequence[str]) -> None:
        self.told += sentences

    def show(self, scene: Scene, pause: bool) -> None:
        pass

    def ask(self, scene: Scene, preview: Callable[[str], Scene]) -> str:
        raise AssertionError("nothing is asked")

    def wait(self, scene: Scene) -> None:
        raise Seen(scene)

    def agree(self, question: str) -> bool:
        return True

    def curtain(self, text: str) -> None:
        pass

    def page(self, title: str, lines: Sequence[str]) -> None:
        pass


@pytest.mark.parametrize(
    ("language", "thrown", "why"),
    [
        ("en", "Anna throws a", "throws but does not drive"),
        ("fr", "Anna fait", "lance le dé mais n’avance pas"),
        ("de", "Anna würfelt eine", "würfelt, fährt aber nicht"),
    ],
)
def test_who_waits_sees_the_throw_and_the_reason(language: str, thrown: str, why: str) -> None:
    start = table(car("M1", waiting=True, scores=[5]), car("5"), month=1)
    source, screen = Seed(1), Watched()
    record = Record(GAME, start, NAMES, source.describe())
    seats = [Seat("Anna"), Seat("Ben", bot(GAME, "random", 1))]
    speech = Speech.at(GAME, language, NAMES)
    with pytest.raises(Seen) as seen:
        TerminalTable(record, seats, source, screen, speech, lambda: None).run()
    scene: Scene = seen.value.args[0]
    assert scene.banner.startswith("Anna")
    assert any(line.startswith(thrown) for line in scene.log)
    assert why in scene.log[-1]
    assert why in screen.told[-1]
    assert any(line.startswith(thrown) for line in screen.told)
