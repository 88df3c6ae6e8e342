"""Planted leaks: each opens a way by which a secret would leave the house, and a test must tell.

Those in the telling itself are in `tests/house/telling/test_telling.py`, beside the comparison that
finds them; these are in the rooms, the store, the workers, the errors, the log and the endpoints.
`make leaks` plants them all; `tests/leaks/test_found.py` those that need no house of their own.
"""

from tests.leaks import around, endpoints, live, telling
from tests.leaks.plant import LEAKS, Leak, plant

__all__ = ["LEAKS", "Leak", "around", "endpoints", "live", "plant", "telling"]
