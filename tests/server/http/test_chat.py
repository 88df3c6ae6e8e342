"""What is said can be reported to the keeper."""

from __future__ import annotations

from tests.server.playing import do, open_table
from tests.server.running import Running


def test_a_message_can_be_reported(house: Running) -> None:
    one, two = house.guest(), house.guest()
    table = open_table(one)
    do(one, table, "say", text="rude words")
    path = f"/api/tables/{table}/chat"
    assert two.post(f"{path}/1/report", json={"reason": "rude"}).status_code == 204
    assert two.post(f"{path}/1/report", json={"reason": "rude"}).status_code == 204
    assert two.post(f"{path}/2/report", json={"reason": "rude"}).status_code == 404
    assert two.post(f"{path}/1/report", json={"reason": ""}).status_code == 400
    assert two.post("/api/tables/no/chat/1/report", json={"reason": "x"}).status_code == 404
    huge = two.post(f"{path}/{10**30}/report", json={"reason": "rude"})
    assert huge.status_code == 400
    reports = two.get("/api/me/export").json()["reports"]
    assert [(report["n"], report["reason"]) for report in reports] == [(1, "rude")]
