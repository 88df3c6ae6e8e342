"""Whatever people do at tables, two houses on one store agree with a small model of them."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.house.stateful.machine import HouseMachine, open_world

EXAMPLES = int(os.environ.get("JACTA_TEST_EXAMPLES", "15"))


def test_two_houses_on_one_store_agree_with_a_model_of_them(sqlite_address: str) -> None:
    with open_world(sqlite_address) as world:
        run_state_machine_as_test(
            lambda: HouseMachine(world),  # type: ignore[arg-type]
            settings=settings(
                max_examples=EXAMPLES,
                stateful_step_count=50,
                report_multiple_bugs=False,
                suppress_health_check=list(HealthCheck),
            ),
        )
