"""A line is cut where it sends too much, takes too long or reads nothing, and told why."""

from __future__ import annotations

import logging

import pytest

from jacta.server.gate.line import MOST_AHEAD
from jacta.server.headers import security_headers
from tests.server.gate.lines import Net, leave, turns
from tests.server.gate.lines import head as head_of

BODY = "POST / HTTP/1.1"
LENGTH = "content-length: 10"


# -- sizes


@pytest.mark.limit("address")
async def test_an_address_that_is_too_long_is_not_gathered() -> None:
    net = Net(largest_line=1_000)
    line, transport = net.connect()
    line.data_received(b"GET /" + b"x" * 900)
    assert not transport.written
    line.data_received(b"x" * 200)
    assert transport.told == (414, "line-too-long")
    assert (transport.is_ended, transport.is_aborted) == (True, False)


@pytest.mark.limit("header")
async def test_a_header_that_is_too_long_is_refused() -> None:
    line, transport = Net(largest_line=1_000).connect()
    line.data_received(head_of(f"cookie: {'x' * 1_000}"))
    assert transport.told == (431, "head-too-large")


@pytest.mark.limit("head")
async def test_a_head_without_end_is_refused_before_it_is_gathered() -> None:
    net = Net()
    line, transport = net.connect()
    line.data_received(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ")
    fed = 0
    while not transport.written:
        line.data_received(b"x" * 10_000)
        fed += 10_000
        assert fed < net.gate.settings.largest_head + 10_000
    assert transport.told == (431, "head-too-large")
    line.data_received(b"x" * 1_000_000)  # what still comes is thrown away
    assert net.refused == ["head-too-large"]


@pytest.mark.limit("head")
async def test_what_comes_at_once_is_bounded_as_well() -> None:
    line, transport = Net().connect()
    fields = (f"x-{number}: {'x' * 7_000}" for number in range(40))
    line.data_received(head_of(*fields))
    assert transport.told == (431, "head-too-large")


@pytest.mark.limit("head")
@pytest.mark.parametrize("chunk", [b"0\r\nx: ", b"5;x="])
async def test_trailers_and_extensions_count_as_well(chunk: bytes) -> None:
    net = Net()
    line, transport = net.connect()
    net.may_answer.clear()
    line.data_received(head_of("transfer-encoding: chunked", first=BODY) + chunk)
    for _ in range(4):
        line.data_received(b"x" * 10_000)
    assert transport.told == (431, "head-too-large")


async def test_a_trailer_is_no_header() -> None:
    net = Net()
    line, _ = net.connect()
    line.data_received(head_of("transfer-encoding: chunked", first=BODY))
    line.data_received(b"0\r\nx-forwarded-for: 192.0.2.9\r\n\r\n")
    await turns()
    assert net.asked == ["/"]
    assert b"x-forwarded-for" not in dict(line.scope["headers"])


@pytest.mark.limit("headers")
async def test_too_many_headers_are_refused() -> None:
    line, transport = Net(most_headers=20).connect()
    line.data_received(head_of(*(f"x-{number}: y" for number in range(20))))
    assert transport.told == (431, "head-too-large")


async def test_a_body_is_no_part_of_the_head() -> None:
    net = Net()
    line, transport = net.connect()
    line.data_received(head_of("content-length: 100000", first=BODY) + b"x" * 60_000)
    line.data_received(b"x" * 40_000)
    await turns()
    assert transport.written.startswith(b"HTTP/1.1 200 ")
    assert net.refused == []


@pytest.mark.limit("body")
async def test_a_body_without_end_is_not_read_to_its_end() -> None:
    net = Net()
    line, transport = net.connect()
    line.data_received(head_of("transfer-encoding: chunked", first=BODY))
    await turns()
    line.cycle.response_started = line.cycle.response_complete = True  # refused by the application
    for _ in range(17):
        assert not transport.is_closed
        line.data_received(b"10000\r\n" + b"x" * 65_536 + b"\r\n")
    assert transport.is_aborted


# -- what cannot be read


@pytest.mark.limit("no-http")
@pytest.mark.parametrize(
    "sent",
    [
        b"hello\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: a b\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: x\r\n\r\n",
        b"POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1\r\n"
        b"transfer-encoding: chunked\r\n\r\n",
    ],
)
async def test_what_is_no_http_is_told_so(sent: bytes) -> None:
    line, transport = Net().connect()
    line.data_received(sent)
    assert transport.told == (400, "bad-request")


async def test_http_of_old_has_no_names() -> None:
    net = Net()
    line, transport = net.connect()
    line.data_received(b"GET / HTTP/1.0\r\n\r\n")
    await turns()
    assert transport.written.startswith(b"HTTP/1.1 200 ")


@pytest.mark.limit("odd")
@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/api/tables/%0a", "/?before=%00", "/%7F"])
async def test_odd_marks_lead_nowhere(path: str) -> None:
    net = Net()
    line, transport = net.connect()
    line.data_received(head_of(first=f"GET {path} HTTP/1.1"))
    assert transport.told == (404, "not-found")
    assert net.asked == []


@pytest.mark.limit("host")
async def test_another_name_is_not_answered() -> None:
    net = Net(public_address="https://dice.example", hosts=("dice.lan",))
    for name in ("dice.example", "dice.lan:8330", "192.168.1.7:8330", "[::1]:8330", "localhost"):
        line, transport = net.connect()
        line.data_received(head_of(host=name))
        await turns()
        assert transport.written.startswith(b"HTTP/1.1 200 "), name
    line, transport = net.connect()
    line.data_received(head_of(host="evil.example"))
    assert transport.told == (421, "unknown-host")
    assert len(net.asked) == 5


async def test_an_answer_of_the_gate_has_the_security_headers_and_the_visitors_language() -> None:
    net = Net(public_address="https://dice.example")
    line, transport = net.connect()
    line.data_received(head_of("accept-language: de-AT", host="evil.example"))
    assert transport.headers.items() >= security_headers("https://dice.example").items()
    assert transport.headers["connection"] == "close"
    assert "heißt nicht evil.example" in transport.written.decode()


async def test_an_upgrade_that_nobody_knows_is_answered_as_usual_and_ends() -> None:
    net = Net()
    line, transport = net.connect()
    line.data_received(head_of("connection: upgrade", "upgrade: h2c"))
    await turns()
    assert transport.written.startswith(b"HTTP/1.1 200 ")
    assert transport.is_closed


# -- times


@pytest.mark.limit("head-time")
async def test_a_head_that_comes_too_slowly_is_refused() -> None:
    net = Net(head_seconds=10.0)
    line, transport = net.connect()
    net.pass_time(9)
    line.data_received(b"GET / HTTP/1.1\r\n")
    for _ in range(9):
        net.pass_time(1)
        line.data_received(b"x: y\r\n")
    assert not transport.written
    net.pass_time(1)
    assert transport.told == (408, "too-slow")
    assert not transport.is_closed
    net.pass_time(2)  # it is read a moment longer
    assert transport.is_aborted


@pytest.mark.limit("silence")
async def test_who_says_nothing_is_hung_up_on_without_a_word() -> None:
    net = Net(head_seconds=10.0)
    _, transport = net.connect()
    net.pass_time(9.9)
    assert not transport.is_closed
    net.pass_time(0.1)
    assert (transport.is_closed, transport.written, net.refused) == (True, b"", [])


@pytest.mark.limit("body-time")
async def test_a_body_that_comes_too_slowly_is_refused() -> None:
    net = Net(body_seconds=20.0)
    line, transport = net.connect()
    line.data_received(head_of(LENGTH, first=BODY))
    await turns()
    for _ in range(9):
        net.pass_time(2)
        line.data_received(b"x")
    assert not transport.written
    net.pass_time(2)
    assert transport.told == (408, "too-slow")
    await turns()
    assert transport.written.count(b"HTTP/1.1") == 1, "the application is not heard any more"


async def test_whoever_waits_for_the_house_is_not_hurried() -> None:
    net = Net()
    line, transport = net.connect()
    net.may_answer.clear()
    line.data_received(head_of(LENGTH, first=BODY) + b"x" * 10)
    await turns()
    net.pass_time(1_000)
    assert not transport.is_closed
    net.may_answer.set()
    await turns()
    assert transport.written.startswith(b"HTTP/1.1 200 ")


async def test_a_rest_that_nobody_wanted_is_waited_for_no_longer_than_a_body() -> None:
    net = Net(body_seconds=20.0)
    line, transport = net.connect()
    line.data_received(head_of(LENGTH, first=BODY))
    await turns()
    line.cycle.response_started = line.cycle.response_complete = True
    net.pass_time(20)
    assert transport.is_aborted
    assert transport.written == b""


@pytest.mark.limit("idle")
async def test_a_line_that_rests_too_long_is_closed() -> None:
    net = Net(idle_seconds=5.0)
    line, transport = net.connect()
    line.data_received(head_of(LENGTH, first=BODY))
    await turns()
    line.cycle.response_started = line.cycle.response_complete = True
    line.data_received(b"x" * 10)
    net.pass_time(5)
    assert transport.is_closed
    assert net.refused == []


@pytest.mark.limit("unread")
async def test_who_does_not_read_is_cut_off() -> None:
    net = Net(unread_seconds=30.0, head_seconds=1_000.0)
    line, transport = net.connect()
    line.pause_writing()
    net.pass_time(29)
    line.resume_writing()
    net.pass_time(29)
    line.pause_writing()
    net.pass_time(29)
    assert not transport.is_closed
    net.pass_time(1)
    assert transport.is_aborted
    assert net.refused == ["unread"]


@pytest.mark.limit("unread")
async def test_a_line_that_is_closed_and_does_not_end_is_cut_off() -> None:
    net = Net(unread_seconds=30.0, head_seconds=1_000.0)
    line, transport = net.connect()
    line.timeout_keep_alive_handler()
    net.pass_time(1)
    net.pass_time(29)
    assert (transport.is_closed, transport.is_aborted) == (True, False)
    net.pass_time(1)
    assert transport.is_aborted


# -- several requests on one line


async def test_a_line_is_used_again_and_again() -> None:
    net = Net(largest_head=2_048)
    line, transport = net.connect()
    for number in range(100):
        line.data_received(head_of(first=f"GET /{number} HTTP/1.1"))
        await turns()
        net.pass_time(1)
    assert len(net.asked) == 100
    assert transport.written.count(b"HTTP/1.1 200 ") == 100


async def test_requests_sent_ahead_are_answered_in_their_order() -> None:
    net = Net()
    line, transport = net.connect()
    line.data_received(b"".join(head_of(first=f"GET /{number} HTTP/1.1") for number in range(9)))
    await turns(100)
    assert net.asked == [f"/{number}" for number in range(9)]
    assert transport.written.count(b"HTTP/1.1 200 ") == 9


@pytest.mark.limit("ahead")
async def test_nobody_sends_requests_ahead_without_end() -> None:
    net = Net()
    line, transport = net.connect()
    net.may_answer.clear()
    line.data_received(head_of() * (MOST_AHEAD + 3))
    assert transport.is_aborted
    assert transport.written == b"", "it would be read as the answer to the first"
    assert net.refused == ["too-fast"]


async def test_an_answer_that_has_begun_is_not_spoiled_by_a_refusal() -> None:
    net = Net(body_seconds=20.0)
    line, transport = net.connect()
    line.data_received(head_of(LENGTH, first=BODY))
    await turns()
    line.cycle.response_started = True
    net.pass_time(20)
    assert (transport.is_aborted, transport.written) == (True, b"")


# -- connections


@pytest.mark.limit("connections-of-address")
async def test_an_address_has_so_many_connections() -> None:
    net = Net(connections_per_address=2)
    first, closed = net.connect("2001:db8::1")
    net.connect("2001:db8::2")
    line, transport = net.connect("2001:db8::3")
    assert transport.written == b"", "what is said before it is asked for gets lost"
    line.data_received(head_of())
    assert transport.told == (429, "crowded")
    net.connect("2001:db8:0:1::1")[0].data_received(head_of())
    closed.abort()
    leave(first, closed)
    line, transport = net.connect("2001:db8::4")
    line.data_received(head_of())
    await turns()
    assert transport.written.startswith(b"HTTP/1.1 200 ")


async def test_who_is_turned_away_and_asks_nothing_is_told_all_the_same() -> None:
    net = Net(connections_per_address=1)
    net.connect()
    _, transport = net.connect()
    net.pass_time(2)
    assert transport.told == (429, "crowded")
    net.pass_time(2)
    assert transport.is_aborted


@pytest.mark.limit("connections")
async def test_a_house_has_room_for_so_many(caplog: pytest.LogCaptureFixture) -> None:
    net = Net(connections=10)
    for number in range(10):
        net.connect(f"192.0.2.{number}")
    with caplog.at_level(logging.INFO):
        line, transport = net.connect("192.0.2.99")
        line.data_received(head_of())
    assert transport.told == (503, "full")
    assert transport.headers["retry-after"] == "30"
    (record,) = caplog.records
    assert (record.levelname, record.getMessage()) == ("WARNING", "refused")
    assert record.fields == {"code": "full", "address": "192.0.2.99"}  # type: ignore[attr-defined]


@pytest.mark.limit("connections")
async def test_too_many_to_be_told_are_cut_off() -> None:
    net = Net(connections=10)
    transports = [net.connect(f"192.0.2.{number % 250}")[1] for number in range(111)]
    assert [one.is_aborted for one in transports] == [False] * 110 + [True]


async def test_a_proxy_comes_for_many() -> None:
    net = Net(connections_per_address=1, proxies=("10.0.0.0/8",))
    for _ in range(3):
        line, transport = net.connect("10.1.2.3")
        line.data_received(head_of())
        await turns()
        assert transport.written.startswith(b"HTTP/1.1 200 ")


async def test_whoever_leaves_is_forgotten() -> None:
    net = Net()
    lines = [net.connect() for _ in range(5)]
    for line, transport in lines:
        transport.abort()
        leave(line, transport)
    assert len(net.gate) == 0
    net.pass_time(1_000)
    assert net.refused == []
