"""At the doors: whose chair, whose record, whose page. A house is started for each of these."""

from __future__ import annotations

from jacta.house.commands import check_look
from jacta.house.store.people import played
from jacta.server import answers
from jacta.server.http import records
from jacta.server.identity import Visitor
from jacta.server.services import Services
from tests.leaks.plant import Patch, exchange, leak


@leak("tests/server/http/test_links.py::test_a_link_shows_its_chair_and_no_other", in_a_house=True)
def anybody_looks_through_any_chair(patch: Patch) -> None:
    async def anybody(plain: object, services: Services, visitor: Visitor, *_: object) -> str:
        return visitor.person

    exchange(patch, answers.looker, anybody)


@leak(
    "tests/server/http/test_records.py::test_records_of_players_are_for_those_who_sat_there",
    in_a_house=True,
)
def records_of_players_are_for_everybody(patch: Patch) -> None:
    exchange(patch, records._check_reader, lambda plain, call, table: None)


@leak(
    "tests/server/http/people/test_persons.py::test_others_see_public_games_and_oneself_all",
    in_a_house=True,
)
def a_page_has_private_games(patch: Patch) -> None:
    exchange(patch, played._is_own, lambda plain, person, listed_only: plain(person, False))


@leak(
    "tests/server/http/test_daily.py"
    "::test_the_seed_and_the_sheet_leave_the_house_only_when_the_day_is_over",
    in_a_house=True,
)
def anybody_looks_at_a_game_of_the_day(patch: Patch) -> None:
    exchange(patch, check_look, lambda plain, table, who: None)
