"""Two folders of shots are compared picture by picture."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

from tools.compare_shots import compare_folders, largest_box, main

SIZE = (80, 60)
WHOLE = SIZE[0] * SIZE[1]


def paint(file: Path, *boxes: tuple[int, int, int, int], size: tuple[int, int] = SIZE) -> None:
    """A white picture with black boxes: left, top, width, height."""
    file.parent.mkdir(exist_ok=True)
    picture = Image.new("RGB", size, "white")
    draw = ImageDraw.Draw(picture)
    for left, top, width, height in boxes:
        draw.rectangle((left, top, left + width - 1, top + height - 1), "black")
    picture.save(file)


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Two folders with one picture that is the same in both."""
    before, after = tmp_path / "before", tmp_path / "after"
    for folder in (before, after):
        paint(folder / "same.png", (2, 2, 9, 9))
    return before, after


def test_equal_folders_pass(folders: tuple[Path, Path], tmp_path: Path) -> None:
    before, after = folders
    assert main([str(before), str(after), "--page", str(tmp_path / "page")]) == 0
    assert "0 differ" in (tmp_path / "page" / "index.html").read_text("utf-8")


def test_what_differs_is_told_with_its_share_and_its_largest_place(
    folders: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = folders
    paint(before / "board.png", (0, 0, 4, 4))
    paint(after / "board.png", (0, 0, 4, 2), (40, 30, 10, 5))
    page = tmp_path / "page"
    worst, same = compare_folders(before, after, 0, page)
    assert (worst.name, worst.share) == ("board.png", (8 + 50) / WHOLE)
    assert worst.box == (40, 30, 10, 5)
    assert same.is_equal
    assert (page / "board.png").exists()
    assert main([str(before), str(after), "--page", str(page)]) == 1
    assert "10×5 at 40,30" in capsys.readouterr().out
    assert "board.png" in (page / "index.html").read_text("utf-8")


def test_a_limit_lets_small_differences_pass(folders: tuple[Path, Path], tmp_path: Path) -> None:
    before, after = folders
    paint(before / "board.png")
    paint(after / "board.png", (0, 0, 4, 4))
    page = ["--page", str(tmp_path / "page")]
    assert main([str(before), str(after), *page, "--share", "0.01"]) == 0
    assert main([str(before), str(after), *page, "--share", "0.001"]) == 1


def test_a_shade_within_the_tolerance_is_no_difference(
    folders: tuple[Path, Path], tmp_path: Path
) -> None:
    before, after = folders
    for folder, shade in ((before, 100), (after, 102)):
        Image.new("RGB", SIZE, (shade, shade, shade)).save(folder / "shade.png")
    assert all(one.is_equal for one in compare_folders(before, after, 2, tmp_path))
    assert not all(one.is_equal for one in compare_folders(before, after, 1, tmp_path))


def test_another_size_differs_where_only_one_has_pixels(
    folders: tuple[Path, Path], tmp_path: Path
) -> None:
    before, after = folders
    paint(before / "long.png")
    paint(after / "long.png", size=(80, 80))
    worst = compare_folders(before, after, 0, tmp_path)[0]
    assert worst.sizes == (SIZE, (80, 80))
    assert (worst.share, worst.box) == (0.25, (0, 60, 80, 20))


@pytest.mark.parametrize("has", [0, 1])
def test_a_picture_that_only_one_folder_has_differs_wholly(
    folders: tuple[Path, Path], tmp_path: Path, has: int
) -> None:
    paint(folders[has] / "alone.png")
    worst = compare_folders(*folders, 0, tmp_path)[0]
    assert (worst.name, worst.share) == ("alone.png", 1.0)
    assert worst.sizes[1 - has] is None


def test_a_folder_without_pictures_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([str(tmp_path), str(tmp_path)])
    assert stopped.value.code == 2


def test_differences_that_are_near_each_other_are_one_place() -> None:
    differs = np.zeros((100, 200), bool)
    differs[10, 10] = differs[20, 30] = differs[90, 190] = True
    assert largest_box(differs) == (10, 10, 21, 11)
