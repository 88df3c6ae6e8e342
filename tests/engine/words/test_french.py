"""French elides and contracts before a name, in Python as on the page."""

from pathlib import Path

import pytest

from jacta.engine.words.french import at, of
from jacta.engine.words.language import Voice

NAMES = [
    ("Ada", "d’Ada", "à Ada"),
    ("Ben", "de Ben", "à Ben"),
    ("Élise", "d’Élise", "à Élise"),
    ("Hirondelle agile", "d’Hirondelle agile", "à Hirondelle agile"),
    ("Yves", "d’Yves", "à Yves"),
    ("Yasmine", "de Yasmine", "à Yasmine"),
    ("Le Creusot", "du Creusot", "au Creusot"),
    ("le départ", "du départ", "au départ"),
    ("Les Trois", "des Trois", "aux Trois"),
    ("La Clayette", "de La Clayette", "à La Clayette"),
    ("l’ASU", "de l’ASU", "à l’ASU"),
    ("Lea", "de Lea", "à Lea"),
    ("", "de ", "à "),
]


@pytest.mark.parametrize(("name", "of_it", "at_it"), NAMES)
def test_a_name_decides_what_stands_before_it(name: str, of_it: str, at_it: str) -> None:
    assert (of(name), at(name)) == (of_it, at_it)


def test_a_catalog_can_ask_for_it(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text("dice = Dés { OF($name) }, volés { AT($name) }", "utf-8")
    assert Voice("fr", (tmp_path,)).words("dice", name="Ada") == "Dés d’Ada, volés à Ada"
