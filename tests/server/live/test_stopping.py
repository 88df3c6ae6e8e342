"""A house that is stopped loses nothing, and stops at once; `tests/server/chaos` kills it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.people import visit
from tests.server.running import free_port, run_house, settings_of


async def test_whoever_plays_when_the_house_stops_goes_on_when_it_is_back(tmp_path: Path) -> None:
    settings = settings_of(tmp_path / "house.db", port=free_port())
    with run_house(tmp_path, settings) as house:
        async with visit(house.address) as anna:
            table = await anna.open("wurfel-express", 2)
            await anna.sit(table, 0)
            await anna.do("seat-bot", table, chair=1, bot="random")
            await anna.until(lambda: "legal" in anna.now[table])
            await anna.do("act", table, seat=0, actions=[anna.now[table]["legal"][0]])
            seen = dict(anna.steps[table])
            watched = anna._socket
            assert watched is not None
            house.process.terminate()
            await watched.wait_closed()
            assert watched.close_code == 1012
            await asyncio.to_thread(house.process.wait, 30)
            await anna.disconnect()
            with run_house(tmp_path, settings):
                await anna.connect()
                assert {n: anna.steps[table][n] for n in seen} == seen
                await anna.play(table, random.Random(1))
                assert anna.now[table]["state"] == "over"


def test_a_house_that_is_not_open_yet_stops_at_once(tmp_path: Path) -> None:
    """Its bots are being started, and nobody is there yet."""
    place = {"JACTA_CACHE": str(tmp_path / "cache"), "JACTA_DATABASE": str(tmp_path / "house.db")}
    command = [sys.executable, "-m", "jacta", "serve", "--port", "0"]
    surroundings = os.environ | place | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, env=surroundings, stderr=subprocess.PIPE, text=True) as house:
        assert house.stderr is not None
        while "Waiting for application startup" not in house.stderr.readline():
            assert house.poll() is None
        house.terminate()
        started = time.monotonic()
        said = house.stderr.read()  # ends when all who write there have ended, the bots too
    assert time.monotonic() - started < 20
    assert house.returncode == 128 + signal.SIGTERM
    assert "Stopped before the house was open." in said


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGHUP])
def test_the_house_stops_with_what_has_opened_it(tmp_path: Path, stop: signal.Signals) -> None:
    """`make play`, when its terminal is closed or it is told to stop."""
    database, port = str(tmp_path / "house.db"), str(free_port())
    surroundings = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "DISPLAY": ""}
    command = [sys.executable, "tools/play.py", "--port", port, "--database", database]
    with subprocess.Popen(
        command, env=surroundings, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as play:
        assert play.stdout is not None
        while "Ctrl-C" not in play.stdout.readline():
            assert play.poll() is None
        if stop is signal.SIGHUP:
            os.killpg(play.pid, stop)
        else:
            play.send_signal(stop)
        play.stdout.read()
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/live")
