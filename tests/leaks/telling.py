"""In the telling: words, views of what was, advice. Those in views and events are beside the
comparison itself, in `tests/house/telling/test_telling.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from jacta.engine.draft import Draft
from jacta.engine.position import Position
from jacta.engine.values import Event
from jacta.house.table.rounds import Step
from jacta.house.table.table import Table
from jacta.house.telling import telling
from jacta.house.telling.news import Happening
from jacta.house.telling.telling import Bulletin
from jacta.house.telling.wording import Wording
from tests.leaks.plant import Patch, leak

_WORDS = "tests/house/telling/test_wording.py::test_what_somebody_may_not_know_changes_no_word"


@leak(f"{_WORDS}[thirteen-2-2]")
def words_tell_what_events_do_not(patch: Patch) -> None:
    plain = telling._happening

    def happening(table: Table, step: Step, chair: int, wording: Wording | None) -> Happening:
        told = plain(table, step, chair, wording)
        if wording is None or not step.events:
            return told
        return msgspec.structs.replace(told, says=wording.sentences(step.events, step.round))

    patch.setattr(telling, "_happening", happening)


@leak(f"{_WORDS}[pearls-3-1]")
def the_board_in_words_has_open_cards(patch: Patch) -> None:
    plain = Wording.board

    def board(wording: Wording, position: Position, seat: int, odds: Any = None) -> str:
        return f"{plain(wording, position, seat, odds)} {position.bytes.hex()}"

    patch.setattr(Wording, "board", board)


@leak(f"{_WORDS}[pearls-3-1]")
def what_was_on_the_table_is_shown_whole(patch: Patch) -> None:
    plain = Bulletin._told_steps

    def told_steps(
        bulletin: Bulletin, chair: int, after: int, wording: Wording | None
    ) -> list[Happening]:
        known = dict(bulletin._table.recent)
        return [
            msgspec.structs.replace(step, view=msgspec.Raw(msgspec.json.encode(known[step.n].json)))
            if step.view is not msgspec.UNSET
            else step
            for step in plain(bulletin, chair, after, wording)
        ]

    patch.setattr(Bulletin, "_told_steps", told_steps)


@leak(
    "tests/house/telling/test_advice.py::test_without_it_neither_events_nor_words_nor_the_view_do"
)
def a_table_without_advice_gives_some(patch: Patch) -> None:
    def advised(draft: Draft) -> tuple[Position, Sequence[Event]]:
        return draft.position, draft.events

    patch.setattr(Draft, "unadvised", advised)
