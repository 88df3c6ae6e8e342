"""`make play`: open a house in this folder, and its first page in a browser where there is one."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import webbrowser
from pathlib import Path

_INTERRUPTED = 130
_STOPS = [signal.SIGTERM, *([signal.SIGHUP] if sys.platform != "win32" else [])]
_OPEN = re.compile(r"^Jacta is open at (http://\S+)$")


def has_display() -> bool:
    """Whether a browser could show itself here."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main(arguments: list[str]) -> int:
    """Serve until Ctrl-C; gives the exit code of the house."""
    print("Opening the house ...", flush=True)
    jacta = Path(sys.executable).with_name("jacta")
    command = [str(jacta), "serve", "--log-level", "warning", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house hears it too, and ends well
        for stop in _STOPS:
            signal.signal(stop, lambda *_: house.terminate())
        assert house.stdout is not None
        for line in house.stdout:
            print(line, end="", flush=True)
            if found := _OPEN.match(line.strip()):
                print("Play there; Ctrl-C closes the house, and nothing is lost.", flush=True)
                if has_display():
                    webbrowser.open(found[1])
    return 0 if house.returncode == _INTERRUPTED else house.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
