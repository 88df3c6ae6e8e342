"""The command line: `jacta` and its commands."""

from jacta.cli.command import main

__all__ = ["main"]
