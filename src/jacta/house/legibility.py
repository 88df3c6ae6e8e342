"""What people write can be read by others: names, and what is said at a table.

Which marks may be written is what PRECIS says of text that people choose freely (RFC 8264, and RFC
8266 for nicknames): it leaves out all that cannot be seen or turns the line around. Accents are
bounded as Unicode's UTS 39 advises.
"""

from __future__ import annotations

import unicodedata

from precis_i18n import get_profile

__all__ = ["MOST_ACCENTS", "can_be_seen", "is_stacked", "join_signs"]

MOST_ACCENTS = 4
# It only says that a sign is to be coloured, and phones put it behind many that are.
_COLOURED = "\ufe0f"
# It makes one sign of two, as a woman and a laptop are a programmer.
_JOINER = "\u200d"
# The one blank that counts as a sign everywhere: the Braille cell without dots.
_BLANK = "\u2800"


def can_be_seen(line: str) -> bool:
    """Whether a line has no mark that is invisible or turns it around; it is not empty."""
    try:
        get_profile("NicknameCasePreserved").enforce(line.replace(_COLOURED, ""))
    except UnicodeEncodeError:
        return False
    return _BLANK not in line


def is_stacked(text: str) -> bool:
    """Whether a letter has more accents than any language writes, or the same one twice."""
    row, last = 0, ""
    for mark in unicodedata.normalize("NFD", text):
        is_accent = unicodedata.category(mark) in ("Mn", "Me") and mark != _COLOURED
        row = row + 1 if is_accent else 0
        if row > MOST_ACCENTS or (is_accent and mark == last):
            return True
        last = mark
    return False


def join_signs(text: str) -> str:
    """The text without the joiners between two signs, which are seen as one; others stay."""
    parts = text.split(_JOINER)
    for number in range(len(parts) - 1, 0, -1):
        before, after = parts[number - 1].rstrip(_COLOURED), parts[number]
        if before and after and _is_sign(before[-1]) and _is_sign(after[0]):
            parts[number - 1 : number + 1] = [parts[number - 1] + after]
    return _JOINER.join(parts)


def _is_sign(mark: str) -> bool:
    return unicodedata.category(mark) in ("So", "Sk")
