"""`jacta keeper reports`, `settle` and `remove-message`: what people said that others minded."""

from __future__ import annotations

import click

from jacta.cli.house.house import tell
from jacta.cli.house.keeper.group import limit_option, of_house
from jacta.cli.house.keeper.kept_house import KeptHouse
from jacta.cli.house.keeper.listing import plain, when
from jacta.house.ids import TableId
from jacta.house.store import Report

__all__ = ["COMMANDS"]


@click.command("remove-message", short_help="Delete the text of a message.")
@of_house
@click.argument("table")
@click.argument("n", type=int)
def remove_message(house: KeptHouse, table: str, n: int) -> None:
    """Delete the text of the message N in the chat of the table TABLE."""
    house.run(house.remove_message(TableId(table), n))
    house.done("keeper-message-removed", table=table, n=n)


@click.command(short_help="List what was reported.")
@of_house
@limit_option
def reports(house: KeptHouse, limit: int) -> None:
    """List the messages that somebody has reported, the oldest first."""
    found = house.run(house.reports(limit))
    if house.as_json:
        tell([_describe(report) for report in found])
        return
    words = house.speech.words
    if not found:
        click.echo(words("keeper-none"))
    for report in found:
        said = report.message
        click.echo(
            words(
                "keeper-report",
                report=report.id,
                when=when(report.at),
                by=report.by,
                reason=plain(report.reason) or "–",
                person=said.person,
                table=said.table,
                n=said.n,
                text=plain(said.text) if not said.removed else words("keeper-removed"),
            )
        )


@click.command(short_help="Settle a report.")
@of_house
@click.argument("report")
def settle(house: KeptHouse, report: str) -> None:
    """Settle the report REPORT: it is no longer listed."""
    house.run(house.settle(report))
    house.done("keeper-settled", report=report)


def _describe(report: Report) -> dict[str, object]:
    said = report.message
    return {
        "report": report.id,
        "at": report.at,
        "by": report.by,
        "reason": report.reason,
        "table": said.table,
        "n": said.n,
        "person": said.person,
        "text": said.text,
        "removed": said.removed,
    }


COMMANDS = (remove_message, reports, settle)
