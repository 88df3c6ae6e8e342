"""All catalogs of words, of the games and of all else, say the same in three languages."""

from pathlib import Path

import pytest

from tests.catalogs import CATALOGS, messages

in_every_catalog = pytest.mark.parametrize(
    "folder", CATALOGS, ids=lambda folder: "-".join(folder.parts[-3:-1])
)
in_the_others = pytest.mark.parametrize("language", ["fr", "de"])


@in_every_catalog
@in_the_others
def test_the_files_have_the_same_messages_with_the_same_variables(
    folder: Path, language: str
) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert list(english) == list(other)
    for name in english:
        assert english[name].variables == other[name].variables, name
