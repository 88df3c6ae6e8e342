"""Names: what can be somebody's name, so that it can be read, and does not pass for the house's.

Which marks a name may have is what PRECIS says of nicknames (RFC 8266), which leaves out all that
cannot be seen or turns the line around. Accents are bounded as Unicode's UTS 39 advises.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import categories
from precis_i18n import get_profile

from jacta.house.errors import HouseError
from jacta.house.store.people.likenesses import likenesses_of

__all__ = ["check_name"]

_LONGEST = 40
_MOST_ACCENTS = 4
# It only says that a sign is to be coloured, and phones put it behind many that are.
_COLOURED = "\ufe0f"
# The one blank that counts as a sign everywhere: the Braille cell without dots.
_BLANK = "\u2800"
# Alphabets whose letters look like those of another.
_ALPHABETS = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "COPTIC", "CHEROKEE"}

# Who has the say in a house, in its languages: no name has such a word.
_SAY = "admin administrateur administrator administratrice gardien gardienne hüter hüterin keeper "
_SAY += "jacta modérateur moderator modératrice moderatorin sysadmin sysop webmaster"
# What else nobody is called: the house itself, and how its bots are known on the ladder.
_HOUSE = "bot greedy random computer haus das-haus house the-house maison la-maison official "
_HOUSE += "offiziell officiel root server serveur support system système"
_BOT = re.compile(r"bot[0-9lo]+")


def check_name(name: str) -> None:
    """HouseError unless it can be somebody's name."""
    if not name or name != name.strip() or not name.isprintable() or len(name) > _LONGEST:
        raise HouseError("bad-name", most=_LONGEST)
    if not _can_be_seen(name):
        raise HouseError("unseen-name")
    if _is_stacked(name):
        raise HouseError("stacked-name", most=_MOST_ACCENTS)
    if len(_ALPHABETS & categories.unique_aliases(name)) > 1:
        raise HouseError("mixed-name")
    if _is_reserved(name):
        raise HouseError("reserved-name")


def _can_be_seen(name: str) -> bool:
    name = name.replace(_COLOURED, "")
    try:
        get_profile("NicknameCasePreserved").enforce(name)
    except UnicodeEncodeError:
        return False
    return _BLANK not in name


def _is_stacked(name: str) -> bool:
    """Whether a letter has more accents than any language writes, or the same one twice."""
    row, last = 0, ""
    for mark in unicodedata.normalize("NFD", name):
        is_accent = unicodedata.category(mark) in ("Mn", "Me")
        row = row + 1 if is_accent else 0
        if row > _MOST_ACCENTS or (is_accent and mark == last):
            return True
        last = mark
    return False


def _is_reserved(name: str) -> bool:
    say, house = _reserved()
    whole = likenesses_of(name)
    if whole & (say | house) or any(_BOT.fullmatch(form) for form in whole):
        return True
    words = (word.rstrip("0123456789") for word in re.split(r"[\W_]+", name))
    return any(likenesses_of(word) & say for word in words if word)


@cache
def _reserved() -> tuple[frozenset[str], frozenset[str]]:
    """Words that no name has, and names that nobody has, as what looks like them."""

    def alike(words: str) -> frozenset[str]:
        return frozenset().union(*(likenesses_of(word) for word in words.split()))

    return alike(_SAY), alike(_HOUSE)
