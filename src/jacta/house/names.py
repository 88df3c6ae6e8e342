"""Names: what can be somebody's name, so that it can be read, and does not pass for the house's."""

from __future__ import annotations

import re
from functools import cache

from confusable_homoglyphs import categories

from jacta.house.errors import HouseError
from jacta.house.legibility import MOST_ACCENTS, can_be_seen, is_stacked
from jacta.house.store.people.likenesses import likenesses_of

__all__ = ["check_name"]

_LONGEST = 40
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
    if not can_be_seen(name):
        raise HouseError("unseen-name")
    if is_stacked(name):
        raise HouseError("stacked-name", most=MOST_ACCENTS)
    if len(_ALPHABETS & categories.unique_aliases(name)) > 1:
        raise HouseError("mixed-name")
    if _is_reserved(name):
        raise HouseError("reserved-name")


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
