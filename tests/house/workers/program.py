"""A house that is killed: it says which worker it has, and lets a bot think for ever."""

from __future__ import annotations

import asyncio
import sys

from tests.house.workers.test_decisions import asked, open_workers
from tests.waiting import until


async def main(bot: str) -> None:
    async with open_workers(1, patience=1.0, warm=[]) as workers:
        thinking = asyncio.create_task(workers.decide(asked(bot)))
        await until(lambda: workers.busy == 1)
        print(*workers.pids, flush=True)
        await thinking
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
