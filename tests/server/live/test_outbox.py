"""The post: who is sent to first, and who together."""

from __future__ import annotations

import asyncio

import pytest

from jacta.server.live.outbox import Post


@pytest.fixture
def post() -> Post:
    return Post()


async def test_the_first_who_is_to_act_does_not_wait_whatever_else_does(post: Post) -> None:
    sent: list[str] = []
    post.soon(lambda: sent.append("watcher"))
    post.at_once(lambda: sent.append("first"))
    assert sent == ["first"]
    post.at_once(lambda: sent.append("second"))
    post.at_once(lambda: sent.append("third"))
    assert sent == ["first"]
    await asyncio.sleep(0)
    assert sent == ["first", "second", "third", "watcher"]


async def test_each_turn_has_its_first(post: Post) -> None:
    sent: list[int] = []
    for turn in range(3):
        post.at_once(lambda turn=turn: sent.append(turn))  # type: ignore[misc]
        assert sent == list(range(turn + 1))
        await asyncio.sleep(0)


async def test_one_that_fails_keeps_nothing_from_the_others(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    sent: list[str] = []
    post.at_once(fail)
    post.soon(fail)
    post.soon(lambda: sent.append("watcher"))
    await asyncio.sleep(0)
    assert sent == ["watcher"]
    assert caplog.text.count("a connection could not be sent to") == 2


def test_without_a_loop_it_says_so_and_goes_on_later(post: Post) -> None:
    with pytest.raises(RuntimeError):
        post.soon(lambda: None)

    async def later() -> list[str]:
        sent: list[str] = []
        post.soon(lambda: sent.append("watcher"))
        await asyncio.sleep(0)
        return sent

    assert asyncio.run(later()) == ["watcher"]
