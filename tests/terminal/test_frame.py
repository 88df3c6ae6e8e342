"""Lines in the terminal break where a reader may take a breath."""

import pytest
from rich.console import Console
from rich.text import Text

from jacta.terminal.frame import wrap

SAID = "Vous n’avez pas fini\u00a0: arrêtez-vous d’abord\u202f; prenez ensuite des bandes\u202f!"


@pytest.mark.parametrize("width", range(17, 60))
def test_no_line_begins_with_a_mark(width: int) -> None:
    lines = wrap(Console(width=width), Text(" · "), Text(SAID, "bold"), width)
    rest = [line.plain[3:] for line in lines]
    assert [line for line in rest if line[0] in ":;!?"] == []
    assert " ".join(line.rstrip(" ") for line in rest) == SAID
    assert all(line.cell_len <= width for line in lines)
