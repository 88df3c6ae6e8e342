"""docs/benchmarks.md: what a command writes takes the place of what it wrote before."""

from benchmarks.gpu_page import on_gpu
from benchmarks.page import MEASURED, written
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


def test_what_another_machine_found_on_its_gpu_becomes_sections() -> None:
    counted = {
        "decisions": 1e6,
        "nanoseconds": 1e6,
        "warp_instructions": 1e8,
        "thread_instructions": 1.6e9,
        "issued_per_cycle": 2.0,
        "occupancy": 50.0,
        "memory_bytes": 5e6,
    }
    calls = {"step": 1.0, "mask": 1.5, "packed": 0.5, "observe": 0.5}
    speeds = {"steps_per_second": 3.3e8, "packed_per_second": 5e8}
    play = {"decisions_per_second": 9.9e8, "games_per_second": 2.5e6}
    one = {"same": True, "play": play, "batch": calls | speeds, "profile": counted}
    games = dict.fromkeys(MEASURED, one)
    playing, batches = on_gpu({"machine": "there", "date": "then", "games": games})
    speed, bound = playing.tables
    wanted = ["Verbindung gesucht", "0.99 billion", "2.5 million", "1.00 billion", "yes"]
    assert wanted in [list(row) for row in speed.rows]
    # 1,600 instructions a decision, of which 16 of 32 threads take part.
    assert bound.rows[0][1:5] == ["1,600", "16.0", "21 billion", "10 billion"]
    assert bound.rows[0][5:] == ["2.00", "50 %", "5.0"]
    assert batches.tables[0].rows[0][:3] == [
        "Würfel Express, 4 players",
        "330 million",
        "500 million",
    ]
    games = {name: one | {"profile": {}} for name in games}
    playing, _ = on_gpu({"machine": "there", "date": "then", "games": games})
    assert len(playing.tables) == 1
    assert (playing.machine, playing.date) == ("there", "then")
