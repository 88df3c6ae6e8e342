"""What the rules list is what they do not refuse, and counting gives the same in the same order."""

from __future__ import annotations

from jacta import Position
from jacta.engine.conformance.sweeps import counted_numbers, refusal_codes

__all__ = ["check_listing"]


def check_listing(position: Position) -> int:
    """Hold the ways to ask for the legal actions against each other; gives how many there are."""
    found = 0
    for seat in position.actors:
        listed = position.legal_numbers(seat)
        assert len(set(listed)) == len(listed) > 1
        codes = refusal_codes(position, seat)
        assert sorted(listed) == [number for number, code in enumerate(codes) if code == 0]
        if position.game.rules.count is not None:
            assert counted_numbers(position, seat) == listed
        found += len(listed)
    return found
