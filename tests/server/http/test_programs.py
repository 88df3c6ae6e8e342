"""A stranger's program plays with a token: it hears of every turn, and sees only its own seat."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import httpx
import pytest
from websockets.asyncio.client import connect

from jacta.house import store
from jacta.house.commands import AddSalt
from jacta.house.ids import PersonId, TableId
from jacta.house.proposals import Proposal
from jacta.house.table.table import Table
from jacta.server.http.programs import Turn, _Followed, _Stream
from jacta.verifier import verify
from tests.house.clocks import HeldClock
from tests.house.houses import do as commanded
from tests.house.houses import houses, person_at, seat_all
from tests.server.playing import do, open_table, play_game, sit
from tests.server.running import Running, free_port, run_house, settings_of
from tests.waiting import wait_until

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"


def make_token(client: httpx.Client, label: str = "Rover") -> dict[str, str]:
    answer = client.post("/api/me/tokens", json={"label": label})
    assert answer.status_code == 201, answer.text
    made: dict[str, str] = answer.json()
    return made


def program(house: Running, token: str) -> httpx.Client:
    return house.client(authorization=f"Bearer {token}")


@contextmanager
def events(client: httpx.Client) -> Iterator[Iterator[dict[str, Any]]]:
    """What the stream tells, without the empty lines."""
    with client.stream("GET", "/api/bot/stream") as answer:
        if answer.status_code != 200:
            answer.read()
            raise AssertionError(answer.json()["code"])
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        yield (json.loads(line) for line in answer.iter_lines() if line)


# -- the example


@pytest.mark.parametrize("game", ["pearls", "wurfel-express"])
def test_the_example_plays_a_whole_game(house: Running, game: str) -> None:
    person = house.guest()
    token = make_token(person)["token"]
    command = [sys.executable, str(EXAMPLE), house.address, token, game]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    table = ran.stdout.split()[1]
    record = person.get(f"/api/tables/{table}/records/0").text
    assert f"game {game}\n" in record
    assert "Rover" in record
    assert verify(record) > 0


def test_the_example_is_short_and_needs_nothing_else() -> None:
    lines = EXAMPLE.read_text("utf-8").splitlines()
    assert len(lines) <= 42
    imported = {
        line.split()[1].split(".")[0] for line in lines if line.startswith(("import", "from"))
    }
    assert imported <= sys.stdlib_module_names


def test_the_example_sits_down_at_the_table_of_somebody(house: Running) -> None:
    person = house.guest()
    table = open_table(person)
    sit(person, table, 0)
    token = make_token(person, "Guest")["token"]
    command = [sys.executable, str(EXAMPLE), house.address, token, table]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        end = time.monotonic() + 60
        while process.poll() is None and time.monotonic() < end:
            news = person.get(f"/api/tables/{table}?chair=0").json()
            if legal := news["now"].get("legal"):
                do(person, table, "act", seat=news["now"]["view"]["seat"], actions=legal[:1])
        assert process.wait(10) == 0
        assert process.stdout is not None
        assert table in process.stdout.read()
    chair = person.get(f"/api/tables/{table}").json()["facts"]["chairs"][1]
    assert (chair["name"], chair["is_bot"], chair["bot"]) == ("Guest", True, None)


class _Restored(BaseHTTPRequestHandler):
    """As much of a house that was brought back from a backup as the example asks for."""

    heard: ClassVar[list[dict[str, Any]]]
    answers: ClassVar[dict[str, list[dict[str, Any]]]] = {
        "/api/games": [{"games": []}],
        "/api/tables/table": [{"facts": {"chairs": [{"who": "me"}, {"who": "you"}]}}],
        "/api/me": [{"person": "me"}],
        "/api/bot/stream": [
            {"type": "turn", "table": "table", "chair": 0, "seat": 1, "legal": ["a"]}
            | {"unsalted": unsalted}
            for unsalted in (True, False)
        ]
        + [{"type": "closed", "table": "table"}],
        "/api/tables/table/commands": [{}],
    }

    def do_GET(self) -> None:
        told = self.answers[self.path]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"".join(json.dumps(line).encode() + b"\n" for line in told))

    def do_POST(self) -> None:
        self.heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.do_GET()

    def log_message(self, *_: object) -> None:
        """Nothing is to be read of it."""


def test_the_example_adds_a_salt_where_the_house_has_other_dice() -> None:
    _Restored.heard = []
    with ThreadingHTTPServer(("127.0.0.1", 0), _Restored) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        place = f"http://127.0.0.1:{server.server_port}"
        command = [sys.executable, str(EXAMPLE), place, "token", "table"]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
        server.shutdown()
    assert ran.returncode == 0, ran.stderr
    assert [told["type"] for told in _Restored.heard] == ["add-salt", "act", "act"]
    assert _Restored.heard[0]["chair"] == 0
    assert len(bytes.fromhex(_Restored.heard[0]["salt"])) == 16


async def test_a_turn_says_where_another_salt_is_taken(tmp_path: Path) -> None:
    address, backup = str(tmp_path / "house.db"), str(tmp_path / "backup.db")
    async with houses(address) as (house,):
        id = await seat_all(house, Proposal("sledges", 2))
        await store.copy(address, backup)
    async with houses(backup) as (house,):
        table = await house.table(id)
        seat = table.acting[0]
        person, chair = PersonId(person_at(table, seat)), table.chair_of(seat)
        told = turns(id, table, person)
        await commanded(house, AddSalt, id, person, chair=chair, salt="5" * 32)
        told += turns(id, await house.table(id), person)
        assert [turn.unsalted for turn in told] == [True, False]


def turns(id: TableId, table: Table, person: PersonId) -> list[Turn]:
    """What a program that connects now is told of a table."""
    services = SimpleNamespace(house=SimpleNamespace(clock=HeldClock()))
    visitor, watcher = SimpleNamespace(person=person), SimpleNamespace()
    stream = _Stream(cast("Any", services), cast("Any", visitor), "")
    return list(stream._turns(id, table, _Followed(cast("Any", watcher))))


# -- tokens


def test_a_token_is_told_once_and_can_be_taken_back(house: Running) -> None:
    person = house.guest()
    assert person.get("/api/me/tokens").json() == {"tokens": []}
    made = make_token(person)
    listed = person.get("/api/me/tokens")
    assert [token["id"] for token in listed.json()["tokens"]] == [made["id"]]
    assert made["token"] not in listed.text
    client = program(house, made["token"])
    assert client.get("/api/me").json()["person"] == made["person"]
    assert house.guest().delete(f"/api/me/tokens/{made['id']}").status_code == 404
    with events(client) as told:
        assert person.delete(f"/api/me/tokens/{made['id']}").status_code == 204
        assert list(told) == []  # the stream ends
    answer = client.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
    assert person.get("/api/me/tokens").json() == {"tokens": []}


def test_the_stream_of_a_program_ends_with_its_owner(house: Running) -> None:
    person = house.guest()
    with events(program(house, make_token(person)["token"])) as told:
        assert person.request("DELETE", "/api/me", json={}).status_code == 204
        assert list(told) == []


async def test_the_socket_of_a_program_is_cut_off_with_its_owner(house: Running) -> None:
    person = house.guest()
    headers = {"authorization": f"Bearer {make_token(person)['token']}"}
    async with connect(house.socket_address, additional_headers=headers) as socket:
        await socket.recv()
        gone = await asyncio.to_thread(person.request, "DELETE", "/api/me", json={})
        assert gone.status_code == 204
        async with asyncio.timeout(20):
            await socket.wait_closed()
        assert socket.close_code == 4401


def test_what_ones_programs_have_can_be_taken_along(house: Running) -> None:
    person, other = house.guest(), house.guest()
    made = make_token(person)
    client = program(house, made["token"])
    table = play_game(client, other)
    do(client, table, "say", text="beep")
    exported = person.get("/api/me/export").json()
    assert [row["label"] for row in exported["tokens"]] == ["Rover"]
    assert [row["text"] for row in exported["messages"]] == ["beep"]
    assert [row["person"] for row in exported["tables"]] == [made["person"]]
    assert [record["table"] for record in exported["records"]] == [table]
    assert made["token"] not in str(exported)
    assert "hash" not in str(exported)


def test_a_program_is_no_person(house: Running) -> None:
    client = program(house, make_token(house.guest())["token"])
    for method, path, body in [
        ("POST", "/api/me/tokens", {"label": "child"}),
        ("POST", "/api/me/account", {"login": "robot", "password": "0123456789"}),
        ("PUT", "/api/me/name", {"name": "Human"}),
        ("DELETE", "/api/me", {}),
    ]:
        answer = client.request(method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "no-program")
    person = house.guest().get("/api/bot/stream")
    assert (person.status_code, person.json()["code"]) == (401, "bad-token")


def test_nobody_has_tokens_without_end(house: Running) -> None:
    person = house.guest()
    for number in range(20):
        make_token(person, f"Rover {number}")
    answer = person.post("/api/me/tokens", json={"label": "one more"})
    assert answer.json()["code"] == "too-many"


# -- the stream


def act_once(client: httpx.Client, table: str, chair: int) -> None:
    now = client.get(f"/api/tables/{table}?chair={chair}").json()["now"]
    acted = do(client, table, "act", seat=now["view"]["seat"], actions=now["legal"][:1])
    assert acted.is_success, acted.text


@pytest.mark.parametrize("game", ["pearls", "thirteen"])
def test_a_turn_is_told_once_and_again_after_a_new_connection(house: Running, game: str) -> None:
    person = house.guest()
    client = program(house, make_token(person)["token"])
    table = open_table(client, game)
    sit(client, table, 0)
    sit(person, table, 1)
    with events(client) as told:
        first = next(told)
    with events(client) as told:
        assert next(told) == first
        assert first["type"] == "turn"
        assert first["table"] == table
        view = client.get(f"/api/tables/{table}?chair=0").json()["now"]
        assert (first["view"], first["legal"]) == (view["view"], view["legal"])
        others = person.get(f"/api/tables/{table}?chair=1").json()["now"]
        both = "legal" in others
        if both:  # what the other seat does is not this seat's turn
            act_once(person, table, 1)
        do(client, table, "act", seat=first["seat"], actions=first["legal"][:1])
        while not both and "legal" not in client.get(f"/api/tables/{table}?chair=0").json()["now"]:
            act_once(person, table, 1)
        second = next(told)
        assert second["n"] > first["n"]


def test_a_program_plays_several_tables_on_one_stream(house: Running) -> None:
    person = house.guest()
    client = program(house, make_token(person)["token"])
    rng, open_tables = random.Random(1), set[str]()
    with events(client) as told:
        for number in range(4):
            table = open_table(client, ["sledges", "pearls"][number % 2])
            sit(client, table, 0)
            do(client, table, "seat-bot", chair=1, bot="random")
            open_tables.add(table)
        while open_tables:
            event = next(told)
            if event["type"] == "over":
                assert event["match_over"]
                assert len(event["ranking"]) == 2
                open_tables.remove(event["table"])
            else:
                action = rng.choice(event["legal"])
                acted = do(client, event["table"], "act", seat=event["seat"], actions=[action])
                assert acted.status_code == 200, acted.text


def test_a_program_is_told_that_a_table_was_closed(house: Running) -> None:
    person = house.guest()
    client = program(house, make_token(person)["token"])
    table = open_table(person)
    sit(person, table, 0)
    sit(client, table, 1)
    with events(client) as told:
        assert do(person, table, "abort").is_success
        closed = next(event for event in told if event["type"] != "turn")
        assert closed == {"type": "closed", "table": table}


def test_a_program_is_shown_as_present_while_it_listens(house: Running) -> None:
    person = house.guest()
    client = program(house, make_token(person)["token"])
    table = open_table(client, "wurfel-express")
    sit(client, table, 0)
    sit(person, table, 1)

    def present() -> bool:
        chair = person.get(f"/api/tables/{table}").json()["facts"]["chairs"][0]
        return bool(chair["present"])

    assert not present()
    with events(client) as told:
        next(told)
        assert present()
    assert wait_until(lambda: not present())


def test_a_token_has_two_streams_at_most(house: Running) -> None:
    client = program(house, make_token(house.guest())["token"])
    with (
        events(client),
        events(client),
        pytest.raises(AssertionError, match="too-many"),
        events(client),
    ):
        pass

    def listens() -> bool:
        try:
            with events(client):
                return True
        except AssertionError:
            return False

    assert wait_until(listens), "closed streams still count"


def test_a_house_with_open_streams_stops_at_once(tmp_path: Path) -> None:
    with run_house(tmp_path) as running:
        client = program(running, make_token(running.guest())["token"])
        with events(client) as told:
            started = time.monotonic()
            running.process.terminate()
            assert list(told) == []
            running.process.wait(20)
            assert time.monotonic() - started < 10


# -- limits, and houses that restart

USUAL = {"messages_per_second": 20.0, "requests_per_second": 20.0, "tries_per_minute": 10.0}


def run_example(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLE), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_a_token_is_limited_for_itself_and_not_by_its_address(
    open_house: Callable[..., Running],
) -> None:
    house = open_house(requests_per_second=2.0)
    house.clock.hold()
    person = house.guest()
    client = program(house, make_token(person)["token"])
    other = program(house, make_token(person, "Other")["token"])
    refused = [person.get("/api/me") for _ in range(15)][-1]
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
    assert client.get("/api/me").status_code == 200
    assert other.get("/api/me").status_code == 200
    answers = [client.get("/api/me") for _ in range(200)]
    refusals = [answer for answer in answers if answer.status_code == 429]
    assert refusals
    assert all(answer.headers["retry-after"] == "1" for answer in refusals)
    assert other.get("/api/me").status_code == 200
    lines = [json.loads(line) for line in house.log.splitlines() if '"refused"' in line]
    noted = [line for line in lines if line["code"] == "too-fast"]
    fields = {name: noted[0][name] for name in ("level", "status", "method", "path")}
    assert fields == {"level": "info", "status": 429, "method": "GET", "path": "/api/me"}
    assert len(noted) <= 5


def test_made_up_tokens_have_no_limits_of_their_own(open_house: Callable[..., Running]) -> None:
    house = open_house(requests_per_second=1.0)
    house.clock.hold()
    with house.client() as client:
        answers = [
            client.get("/api/me", headers={"authorization": f"Bearer {number}"}).status_code
            for number in range(150)
        ]
    assert set(answers[:20]) == {401}
    assert answers[-1] == 429


def test_the_example_plays_at_a_house_with_the_usual_limits(
    open_house: Callable[..., Running],
) -> None:
    house = open_house(**USUAL)
    token = make_token(house.guest())["token"]
    ran = run_example(f"{house.address}/", token, "wurfel-express")
    assert ran.returncode == 0, ran.stderr


def test_the_example_says_in_one_line_what_is_wrong(house: Running) -> None:
    ran = run_example(house.address)
    assert (ran.returncode, ran.stderr.count("\n")) == (1, 1)
    assert "ADDRESS TOKEN GAME|TABLE" in ran.stderr
    ran = run_example(house.address, "nonsense", "sledges")
    assert (ran.returncode, ran.stderr) == (1, "This token is not valid: create a new one.\n")
    ran = run_example(house.address, make_token(house.guest())["token"], "nowhere")
    assert (ran.returncode, ran.stderr.count("\n")) == (1, 1)
    assert "no such table" in ran.stderr


def play_on(
    client: httpx.Client, table: str, other: subprocess.Popen[bytes], moves: int = 1_000
) -> None:
    """Play chair 0 until the other program has ended, or for so many moves."""
    left = moves

    def has_ended() -> bool:
        nonlocal left
        now = client.get(f"/api/tables/{table}?chair=0").json()["now"]
        if legal := now.get("legal"):
            left -= 1
            do(client, table, "act", seat=now["view"]["seat"], actions=legal[:1])
        return other.poll() is not None or not left

    wait_until(has_ended)


def test_the_example_goes_on_when_the_house_was_restarted(tmp_path: Path) -> None:
    settings = settings_of(tmp_path / "house.db", port=free_port())
    with run_house(tmp_path, settings) as house:
        person = house.guest()
        table = open_table(person)
        sit(person, table, 0)
        token = make_token(person)["token"]
        command = [sys.executable, str(EXAMPLE), house.address, token, table]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        play_on(person, table, process, moves=2)
        cookies = person.cookies
    with run_house(tmp_path, settings) as house:
        person = house.client()
        person.cookies = cookies
        play_on(person, table, process)
        said, problem = process.communicate(timeout=10)
        assert (process.returncode, problem) == (0, b"")
        assert table in said.decode()
