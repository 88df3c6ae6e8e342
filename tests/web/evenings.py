"""Evenings that were played before: people with ratings, results and something to go on with."""

from __future__ import annotations

from tests.web.guests import Guest

__all__ = ["GAME", "played_an_evening"]

GAME = "wurfel-express"


def played_an_evening(guest: Guest) -> list[Guest]:
    """The guest and two others have played rated games, with each other and with a bot; gives the
    others."""
    others = [guest.another(), guest.another()]
    _duel(guest, others[0], loser=1)
    _duel(others[0], others[1], loser=0)
    _duel(guest, others[1], loser=0)
    _against_a_bot(guest)
    return others


def _duel(one: Guest, two: Guest, loser: int) -> None:
    table = one.open_table(GAME, 2, rated=True, public=True)
    two.sit(table, 1)
    (one, two)[loser].do(table, "give-up", chair=loser)
    one.ask(f"/api/tables/{table}/results")


def _against_a_bot(guest: Guest) -> None:
    table = guest.open_table(GAME, 2, bots=1, rated=True, public=True)
    guest.do(table, "give-up", chair=0)
    guest.ask(f"/api/tables/{table}/results")
