"""French before a name: “de” elides or contracts, “à” contracts, and the name decides.

Catalogs say `{ OF($name) }` and `{ AT($town) }`; `web/src/french.ts` does the same on the page.
"""

from __future__ import annotations

import re

__all__ = ["at", "of"]

# A mute h is far more common in names than one that is breathed.
_VOWEL = re.compile(r"[aeiouhàâäæéèêëîïôöœùûü]|y[^aeiouéèy]", re.IGNORECASE)
_ARTICLE = re.compile(r"(les?) ", re.IGNORECASE)


def of(name: object) -> str:
    """“de” and a name: d’Ada, de Ben, du Creusot."""
    text = str(name)
    if found := _ARTICLE.match(text):
        return f"{'du' if len(found[1]) == 2 else 'des'} {text[found.end() :]}"
    return f"d’{text}" if _VOWEL.match(text) else f"de {text}"


def at(name: object) -> str:
    """“à” and a name: à Ada, au Creusot."""
    text = str(name)
    if found := _ARTICLE.match(text):
        return f"{'au' if len(found[1]) == 2 else 'aux'} {text[found.end() :]}"
    return f"à {text}"
