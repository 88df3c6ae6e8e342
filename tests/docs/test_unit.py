"""The unit of the docs is one that systemd takes, and shuts the house off from all else."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from jacta.server.hosting.settings import HouseSettings

DOCS = Path(__file__).parents[2] / "docs"
UNIT = (DOCS / "jacta.service").read_text("utf-8")
MOST_EXPOSED = 20  # tenths; systemd calls up to 1.9 OK, and a unit without any of it has 9.6
ANALYZE = shutil.which("systemd-analyze")

with_systemd = pytest.mark.skipif(ANALYZE is None, reason="there is no systemd-analyze here")


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, with a program that is there."""
    file = tmp_path / "jacta.service"
    file.write_text(UNIT.replace("/opt/jacta/bin/jacta", "/bin/true"), "utf-8")
    return file


def test_the_page_shows_the_unit() -> None:
    page = (DOCS / "hosting.md").read_text("utf-8")
    assert f"```ini\n{UNIT}```" in page


def test_the_unit_has_descriptors_for_all_connections() -> None:
    (descriptors,) = re.findall(r"^LimitNOFILE=(\d+)$", UNIT, re.MULTILINE)
    assert int(descriptors) >= HouseSettings().connections + 200


def test_compiling_is_not_forbidden() -> None:
    parser = configparser.RawConfigParser(strict=False)
    parser.read_string(UNIT)
    assert "memorydenywriteexecute" not in parser["Service"]


@with_systemd
def test_systemd_takes_the_unit(unit: Path) -> None:
    assert ANALYZE is not None
    ran = subprocess.run([ANALYZE, "verify", "--man=no", unit], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


@with_systemd
def test_the_house_is_shut_off_from_all_else(unit: Path) -> None:
    assert ANALYZE is not None
    command = [ANALYZE, "security", "--offline=yes", f"--threshold={MOST_EXPOSED}", str(unit)]
    ran = subprocess.run(command, capture_output=True, text=True)
    if "unrecognized option" in ran.stderr:
        pytest.skip("this systemd-analyze looks at running units only")
    assert ran.returncode == 0, ran.stdout
