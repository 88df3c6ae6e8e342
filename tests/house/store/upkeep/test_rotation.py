"""The newest backup of each of the last days and weeks is kept; what is not ours stays."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from jacta.house.store.upkeep.checksums import checksum_file
from jacta.house.store.upkeep.rotation import find_backups, name_at, remove, superfluous

NOON = datetime(2026, 8, 31, 12, tzinfo=UTC)  # a Monday


def fill(folder: Path, *hours: int) -> None:
    """Backups from so many hours ago, each with its checksum."""
    for ago in hours:
        file = folder / name_at(NOON - timedelta(hours=ago), sealed=ago % 2 == 0)
        file.touch()
        checksum_file(file).touch()


def days_kept(folder: Path, daily: int, weekly: int) -> list[str]:
    remove(superfluous(find_backups(folder), daily, weekly))
    return [f"{at:%m-%d %H}" for at in sorted(find_backups(folder).values())]


def test_seven_days_and_four_weeks(tmp_path: Path) -> None:
    fill(tmp_path, *range(1, 24 * 70, 6))  # four a day, for ten weeks
    assert days_kept(tmp_path, 7, 4) == [
        "08-16 23",
        "08-23 23",
        *(f"08-{day} 23" for day in range(25, 31)),
        "08-31 11",
    ]
    assert len(list(tmp_path.iterdir())) == 2 * 9, "each with its checksum"


def test_a_house_that_was_closed_for_long_keeps_what_it_has(tmp_path: Path) -> None:
    fill(tmp_path, 0, 24 * 100, 24 * 200, 24 * 300)
    assert len(days_kept(tmp_path, 3, 1)) == 3


def test_the_newest_is_always_kept(tmp_path: Path) -> None:
    fill(tmp_path, 1, 2)
    assert days_kept(tmp_path, 0, 0) == ["08-31 11"]


def test_what_has_another_name_is_left_alone(tmp_path: Path) -> None:
    others = ["house.db", "house-20260831T120000Z.db.txt", "before-update.db", "notes"]
    for name in others:
        (tmp_path / name).touch()
    fill(tmp_path, 1, 30, 60)
    days_kept(tmp_path, 1, 1)
    assert all((tmp_path / name).exists() for name in others)
