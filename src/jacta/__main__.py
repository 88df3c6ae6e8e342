"""`python -m jacta` is `jacta`."""

from jacta.cli import main

main(prog_name="jacta")
