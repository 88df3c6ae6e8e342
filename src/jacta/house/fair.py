"""Fair dice: nobody can choose them, and everybody can check them when the game is over.

The house commits to a seed, every seat adds a salt, then the game begins; each draw follows from
seed, salts and the draw's key alone. `docs/fair-dice.md` tells it so that a stranger can check.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from jacta.engine.chance import Drawing, Throw
from jacta.engine.errors import JactaError
from jacta.house.entropy import Entropy, Purpose

__all__ = [
    "NO_SALT",
    "Fair",
    "check_salt",
    "commitment",
    "new_salt",
    "salt_of_bot",
    "seed_of_bot",
]

NO_SALT = ""  # where others have the same dice
_SALT = re.compile(r"[0-9a-f]{32}")


def new_salt(entropy: Entropy) -> str:
    """A salt that nobody can guess."""
    return entropy.take(Purpose.SALT, 16).hex()


def salt_of_bot(seed: bytes, seat: int) -> str:
    """The salt of a bot of the house: fixed by the commitment, so that nobody can choose it."""
    return hmac.digest(seed, f"salt/{seat}".encode(), "sha256")[:16].hex()


def seed_of_bot(seed: bytes, n: int, seat: int) -> int:
    """What a bot of the house decides by at a point of the log: fixed by the commitment too."""
    return int.from_bytes(hmac.digest(seed, f"bot/{n}/{seat}".encode(), "sha256")[:8], "big")


def commitment(seed: bytes) -> str:
    """What the house shows before it learns any salt: it fixes the seed without telling it."""
    return hashlib.sha256(seed).hexdigest()


def check_salt(salt: str) -> str:
    """The salt, if it is one."""
    if not _SALT.fullmatch(salt):
        raise JactaError("a salt is written in 32 hexadecimal digits, with small letters")
    return salt


@dataclass(frozen=True)
class Fair:
    """The dice of one game: the house's seed and the salt of every seat, in the order of seats."""

    seed: bytes = field(repr=False)
    salts: tuple[str, ...]

    @cached_property
    def _start(self) -> str:
        """What the messages of all draws begin with; those of shared dice with no salt."""
        return "".join(f"{salt}/" for salt in self.salts)

    @classmethod
    def of(cls, seed: bytes, salts: Sequence[str]) -> Fair:
        """Checked: a seed of 32 bytes, and salts of 32 hexadecimal digits."""
        if len(seed) != 32:
            raise JactaError("a seed has 32 bytes")
        return cls(seed, tuple(check_salt(salt) for salt in salts))

    def face(self, drawing: Drawing) -> int:
        """The face of one draw."""
        key = drawing.key
        return self._face(f"{key.turn}/{key.seat}/{key.throw}/{key.die}/", drawing.sides)

    def faces(self, throw: Throw) -> list[int]:
        """The faces of all draws of a throw."""
        start = f"{throw.turn}/{throw.seat}/{throw.throw}/"
        return [self._face(f"{start}{die}/", throw.sides) for die in range(throw.number)]

    def _face(self, key: str, sides: int) -> int:
        """HMAC-SHA-256 by rejection: a number of 64 bits, taken again until all faces are alike."""
        limit = (1 << 64) - (1 << 64) % sides
        attempt, number = 0, limit
        while number >= limit:
            message = f"{self._start}{key}{attempt}".encode()
            number = int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
            attempt += 1
        return number % sides

    def describe(self) -> str:
        return f"fair {commitment(self.seed)}"
