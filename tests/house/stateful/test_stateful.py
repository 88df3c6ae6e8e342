"""Whatever people do at tables, two houses on one store agree with a small model of them.

`python -m tests.house.stateful` is the long form, which `make fuzz` runs.
"""

from __future__ import annotations

from tests.house.stateful.machine import open_world, run_examples

EXAMPLES = 15


def test_two_houses_on_one_store_agree_with_a_model_of_them(sqlite_address: str) -> None:
    with open_world(sqlite_address) as world:
        run_examples(world, EXAMPLES)
