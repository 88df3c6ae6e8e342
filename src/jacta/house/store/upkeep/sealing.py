"""Sealed files: encrypted with a passphrase, in the format of age (age-encryption.org/v1).

`age --decrypt` opens them anywhere, without Jacta. A file is sealed and opened in chunks of 64 KiB,
each with a proof that it is whole and in its place, so a file of any size takes little memory, and
one that was cut off or changed is refused.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from jacta.engine.errors import JactaError
from jacta.house.entropy import Entropy, Purpose, SystemEntropy

__all__ = ["SEALED", "SealBroken", "WrongPassphrase", "is_sealed", "seal", "unseal"]

# How the name of a sealed file ends.
SEALED: Final = ".age"

_VERSION = b"age-encryption.org/v1\n"
_SALT_LABEL = b"age-encryption.org/v1/scrypt"
_CHUNK, _TAG = 64 * 1024, 16
_KEY_BYTES, _SALT_BYTES, _NONCE_BYTES = 16, 16, 16
# Half a second and 128 MiB for each guess at a passphrase; what others made may cost 8 times that.
_WORK, _MOST_WORK = 17, 20
_HEADER = re.compile(
    rb"\A(?P<body>age-encryption\.org/v1\n"
    rb"-> scrypt (?P<salt>[A-Za-z0-9+/]{22}) (?P<work>[1-9]\d?)\n"
    rb"(?P<key>[A-Za-z0-9+/]{43})\n---) (?P<mac>[A-Za-z0-9+/]{43})\n"
)
_LONGEST_HEADER = 256


class WrongPassphrase(JactaError):
    """The passphrase is not the one that the file was sealed with."""


class SealBroken(JactaError):
    """The file is not as it was sealed, or not sealed with a passphrase."""


def is_sealed(file: Path) -> bool:
    """Whether a file begins as sealed ones do."""
    with file.open("rb") as source:
        return source.read(len(_VERSION)) == _VERSION


def seal(
    source: BinaryIO,
    target: BinaryIO,
    passphrase: str,
    rest: Callable[[], None] = lambda: None,
    entropy: Entropy | None = None,
    work: int = _WORK,
) -> None:
    """Write all that is in the source into the target, sealed; `rest` is called between chunks."""
    drawn = (entropy or SystemEntropy()).take(Purpose.SEAL, _KEY_BYTES + _SALT_BYTES + _NONCE_BYTES)
    key, salt, nonce = drawn[:16], drawn[16:32], drawn[32:]
    wrapped = ChaCha20Poly1305(_stretch(passphrase, salt, work)).encrypt(bytes(12), key, None)
    body = _VERSION + b"-> scrypt %s %d\n%s\n---" % (_written(salt), work, _written(wrapped))
    target.write(b"%s %s\n%s" % (body, _written(_mac(key, body)), nonce))
    cipher = ChaCha20Poly1305(_derived(key, nonce, b"payload"))
    number, chunk = 0, source.read(_CHUNK)
    while True:
        following = source.read(_CHUNK) if len(chunk) == _CHUNK else b""
        target.write(cipher.encrypt(_place(number, is_last=not following), chunk, None))
        if not following:
            return
        number, chunk = number + 1, following
        rest()


def unseal(source: BinaryIO, target: BinaryIO, passphrase: str) -> None:
    """Write what was sealed into the target; WrongPassphrase, or SealBroken if it is not whole."""
    head = source.read(_LONGEST_HEADER)
    header = _HEADER.match(head)
    if header is None:
        raise SealBroken("it is not sealed with a passphrase")
    work, salt = int(header["work"]), _read(header["salt"])
    if work > _MOST_WORK:
        raise SealBroken(f"to open it would take too much memory (work factor {work})")
    try:
        opener = ChaCha20Poly1305(_stretch(passphrase, salt, work))
        key = opener.decrypt(bytes(12), _read(header["key"]), None)
    except InvalidTag:
        raise WrongPassphrase("the passphrase is another one") from None
    if not hmac.compare_digest(_mac(key, header["body"]), _read(header["mac"])):
        raise SealBroken("its header was changed")
    source.seek(header.end())
    cipher = ChaCha20Poly1305(_derived(key, source.read(_NONCE_BYTES), b"payload"))
    number, chunk = 0, source.read(_CHUNK + _TAG)
    while True:
        following = source.read(_CHUNK + _TAG) if len(chunk) == _CHUNK + _TAG else b""
        try:
            place = _place(number, is_last=not following)
            target.write(cipher.decrypt(place, chunk, None))
        except InvalidTag:
            raise SealBroken(f"it was cut off or changed after {number * _CHUNK} bytes") from None
        if not following:
            return
        number, chunk = number + 1, following


def _stretch(passphrase: str, salt: bytes, work: int) -> bytes:
    """A key that takes long to guess."""
    cost, memory = 1 << work, (128 * 8 << work) + (1 << 20)
    return hashlib.scrypt(
        passphrase.encode(), salt=_SALT_LABEL + salt, n=cost, r=8, p=1, maxmem=memory, dklen=32
    )


def _derived(key: bytes, salt: bytes, purpose: bytes) -> bytes:
    """HKDF-SHA-256, of which one block is needed."""
    drawn = hmac.digest(salt, key, "sha256")
    return hmac.digest(drawn, purpose + b"\x01", "sha256")


def _mac(key: bytes, body: bytes) -> bytes:
    return hmac.digest(_derived(key, b"", b"header"), body, "sha256")


def _place(number: int, is_last: bool) -> bytes:
    return number.to_bytes(11, "big") + bytes([is_last])


def _written(data: bytes) -> bytes:
    return b64encode(data).rstrip(b"=")


def _read(text: bytes) -> bytes:
    return b64decode(text + b"=" * (-len(text) % 4))
