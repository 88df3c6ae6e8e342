"""docs/benchmarks.md: what a command writes takes the place of what it wrote before."""

from benchmarks.page import written
from tools.reliability import Section, Table

PAGE = "# Benchmarks\n\nBy hand.\n\n## Speed\nold\n\n| a |\n\n## Other\nby hand\n"
TABLE = Table(["what", "a second"], [["ours", "12"]])


def section(title: str) -> Section:
    return Section("speed", title, "make bench", "measured.", [TABLE], date="today", machine="here")


NEW = """\
`make bench`: measured.

| what | a second |
| --- | --- |
| ours | 12 |

today, here.
"""


def test_a_section_takes_the_place_of_the_one_with_its_title() -> None:
    wanted = f"# Benchmarks\n\nBy hand.\n\n## Speed\n{NEW}\n## Other\nby hand\n"
    assert written(PAGE, section("Speed")) == wanted
    assert written(wanted, section("Speed")) == wanted


def test_the_last_section_and_a_new_one_end_the_page() -> None:
    start = PAGE.partition("## Other")[0]
    assert written(PAGE, section("Other")) == f"{start}## Other\n{NEW}"
    assert written(PAGE, section("New")) == f"{PAGE}\n## New\n{NEW}"
