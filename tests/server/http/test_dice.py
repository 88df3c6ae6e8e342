"""The account of the dice: recomputed from public records it is the same, and no private game is in
it, nor in anybody else's."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import pytest

import jacta
from jacta.engine.record import Record
from jacta.lab.dice_account import DiceAccount, texts_in
from tests.house.games import find_game
from tests.server.playing import open_table, play_game, sit
from tests.server.running import Running
from tests.waiting import wait_until

VG = "verbindung-gesucht"


def told(client: httpx.Client, path: str) -> Any:
    answer = client.get(f"/api/{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def me(client: httpx.Client) -> str:
    person: str = told(client, "me")["person"]
    return person


def test_what_the_house_says_can_be_recomputed(
    open_house: Callable[..., Running], tmp_path: Path
) -> None:
    house = open_house(compiled=True)
    one, two = house.guest(), house.guest()
    public = play_game(one, two, game=VG, public=True)
    play_game(one, two, game="sledges", public=True)
    private = play_game(one, two, game=VG)

    def counted() -> bool:
        games = told(one, f"people/{me(one)}/dice")["luck"]
        return bool(games) and games[0]["games"] == 2

    house.clock.move(61)
    assert wait_until(counted, 300)
    shown = told(two, "dice")
    assert (shown["finished"], shown["counted"], shown["judged"]) == (2, 2, 1)

    file = tmp_path / "records.zip"
    file.write_bytes(house.client().get("/api/records.zip").content)
    assert not any(private in name for name in ZipFile(io.BytesIO(file.read_bytes())).namelist())
    account = DiceAccount()
    for name, text in texts_in([file]):
        account.add(name, Record.read(text, find_game), shown["seconds"])
    assert account.distrusted == {}
    for game in shown["games"]:
        (die,) = game["dice"]
        assert [die["counts"]] == [list(each) for each in account.faces[game["game"]].values()]
    for seat in shown["seats"]:
        found = account.seats[seat["game"], seat["players"], seat["seat"]]
        assert (seat["games"], 2 * seat["mean"], 2 * seat["half"]) == pytest.approx(
            (found.games, found.mean, found.half)
        )
    assert shown["sum"] == pytest.approx(0, abs=1e-9)
    assert shown["luckiest"] is None

    own, others = (told(each, f"people/{me(one)}/dice") for each in (one, two))
    assert len(own["course"]) == len(others["course"]) + 1 == 3
    first, last = own["course"][0], own["course"][-1]
    assert (first["luck"], first["half"]) == pytest.approx((0, 0))
    assert last["luck"] == pytest.approx(own["luck"][0]["luck"])
    assert last["half"] == pytest.approx(own["luck"][0]["half"])
    for table in (public, private):
        assert table not in str(others)
        assert table not in str(shown)
    assert me(one) not in str(shown)


def test_a_finished_game_tells_what_fell_and_that_it_was_committed_to(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = play_game(one, two, game=VG)
    path = f"tables/{table}/records/0/dice"
    found = told(one, path)
    (die,) = found["dice"]
    assert found["committed"]
    assert found["checked"] == sum(die["counts"])
    assert die["faces"] == [
        "red cross",
        "black cross",
        "curve",
        "red bridge",
        "black bridge",
        "white cross",
    ]
    assert told(one, f"{path}?lang=de")["dice"][0]["faces"] != die["faces"]
    assert die["expected"] == pytest.approx(sum(die["counts"]) / 6)
    going_on = open_table(one)
    sit(one, going_on, 0)
    sit(two, going_on, 1)
    answer = one.get(f"/api/tables/{going_on}/records/0/dice")
    assert answer.json()["code"] in ("no-record", "not-ended")


def test_cards_and_set_ups_are_no_dice() -> None:
    for game, dice in (("wurfel-express", 1), ("entenrallye", 1), ("dice-trip", 1)):
        account = DiceAccount()
        account.add("", jacta.play(game, ["random"] * 2, seed=1), 0)
        assert len(account.faces[game]) == dice
