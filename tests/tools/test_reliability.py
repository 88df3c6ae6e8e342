"""The page of reliability is made of what commands found, and of nothing else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tools.reliability import PAGE, Section, Table, compose, machine, read, write

FUZZ = Section(
    name="fuzz",
    title="Bad input",
    command="make fuzz",
    about="No input crashed a reader.",
    tables=[Table(["reader", "inputs", "crashes"], [["records", 2_500_000, 0]])],
    seconds=754.2,
    date="2026-11-18",
    machine="2 cores",
)
CHAOS = Section("chaos", "Chaos", "make chaos", "Nothing was lost.", date="2026-11-17")
MADE = """\
## Bad input
`make fuzz`: No input crashed a reader.

| reader | inputs | crashes |
| --- | ---: | ---: |
| records | 2,500,000 | 0 |

2026-11-18, 2 cores, 13 minutes.
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    return tmp_path / "reliability.md"


def test_the_page_that_is_checked_in_is_what_its_results_make() -> None:
    assert PAGE.read_text("utf-8") == compose(read(PAGE.with_suffix("")))


def test_a_section_has_its_command_its_figures_its_date_and_its_machine(page: Path) -> None:
    write(FUZZ, page)
    assert page.read_text("utf-8").endswith(MADE)


def test_commands_write_beside_each_other_and_over_themselves(page: Path) -> None:
    write(FUZZ, page)
    write(CHAOS, page)
    write(msgspec.structs.replace(FUZZ, about="One input crashed a reader."), page)
    text = page.read_text("utf-8")
    assert text.index("## Chaos") < text.index("## Bad input")
    assert "One input crashed" in text
    assert "No input crashed" not in text


def test_a_result_is_read_as_it_was_written(page: Path) -> None:
    write(FUZZ, page)
    assert read(page.with_suffix("")) == [FUZZ]


def test_a_result_without_date_and_machine_gets_those_of_today(page: Path) -> None:
    write(msgspec.structs.replace(CHAOS, date=""), page)
    (kept,) = read(page.with_suffix(""))
    assert kept.date.startswith("20")
    assert kept.machine.partition(", load")[0] == machine().partition(", load")[0]


def test_a_row_that_has_not_a_cell_for_each_column_is_no_table(page: Path) -> None:
    with pytest.raises(ValueError, match="row"):
        write(msgspec.structs.replace(FUZZ, tables=[Table(["a", "b"], [["only one"]])]), page)
    assert not page.exists()
