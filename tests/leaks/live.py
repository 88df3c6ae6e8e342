"""In the rooms: who hears what of a table."""

from __future__ import annotations

from typing import Any

from jacta.house.house import Built
from jacta.house.table.table import Table
from jacta.house.telling.surroundings import Surroundings
from jacta.server.live import room as module
from jacta.server.live.broadcast import Watcher
from jacta.server.live.room import Room
from tests.leaks.plant import Patch, exchange, leak


@leak("tests/server/live/test_drafts.py::test_a_draft_changes_no_byte_of_what_others_are_told")
def drafts_go_to_the_whole_room(patch: Patch) -> None:
    plain = Room.drafted

    async def drafted(room: Room, built: Built, but: Any) -> None:
        chairs = {watcher: watcher.chair for watcher in room.watchers}
        for watcher in room.watchers:
            watcher.chair = built.draft.seat
        await plain(room, built, but)
        for watcher, chair in chairs.items():
            watcher.chair = chair

    patch.setattr(Room, "drafted", drafted)


@leak("tests/server/live/test_eyes.py::test_everybody_hears_what_their_own_chair_may_know")
def one_message_is_for_all_chairs(patch: Patch) -> None:
    plain = Room._send

    def send(room: Room, table: Table, around: Surroundings, facts: bool) -> None:
        chairs = {watcher: watcher.chair for watcher in room.watchers}
        for watcher in room.watchers:
            watcher.chair = max(chairs.values())
        plain(room, table, around, facts)
        for watcher, chair in chairs.items():
            watcher.chair = chair

    patch.setattr(Room, "_send", send)


@leak("tests/server/live/test_drafts.py::test_whoever_leaves_a_chair_looks_through_it_no_more")
def who_left_a_chair_looks_on(patch: Patch) -> None:
    def stay(plain: object, watcher: Watcher, table: Table) -> None:
        return

    exchange(patch, module._let_go, stay)


@leak("tests/server/live/test_eyes.py::test_a_link_that_counts_no_more_shows_no_chair")
def a_revoked_link_shows_on(patch: Patch) -> None:
    async def trust(room: Room) -> None:
        return

    patch.setattr(Room, "_check_links", trust)
