"""`jacta keeper`: look after a house, open or not; each module is a group of its commands."""

from jacta.cli.house.keeper import bans, keys, log, messages, people, tables
from jacta.cli.house.keeper.group import keeper

__all__ = ["keeper"]

for commands in (tables, people, messages, bans, keys, log):
    for command in commands.COMMANDS:
        keeper.add_command(command)
