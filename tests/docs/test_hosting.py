"""The commands of the page for keepers are those of the command line."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from jacta.cli import main

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
COMMANDS = sorted(
    {
        line
        for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
        for line in block.splitlines()
        if line.startswith("jacta ")
    }
)


def test_the_page_has_every_command_of_the_house() -> None:
    named = {line.split()[1] for line in COMMANDS}
    assert named == {"backup", "doctor", "drill", "keeper", "restore", "serve"}


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_can_be_read(line: str) -> None:
    words = shlex.split(line)[1:]
    context = click.Context(main, info_name="jacta")
    command: click.Command = main
    while isinstance(command, click.Group):
        name, found, words = command.resolve_command(context, words)
        assert found is not None
        context, command = click.Context(found, context, name), found
    command.parse_args(context, words)
