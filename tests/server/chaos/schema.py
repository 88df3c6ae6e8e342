"""The schema of tomorrow: the migrations that there are, and one more after the last of them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from jacta.house.store.database import migration

__all__ = ["scripts_of_tomorrow", "tomorrow", "use"]

_NEXT = '''\
"""Every entry is written once more, and has a column and an index that nobody knows today."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{last}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("chaos", sa.Integer))
    op.create_index("ix_entries_chaos", "entries", ["kind", "at"])
    op.execute("UPDATE tables SET chaos = 1")
    op.execute("UPDATE entries SET body = body")
'''


def scripts_of_tomorrow(folder: Path) -> Path:
    """A folder with the migrations of a version of Jacta that comes after this one."""
    made = folder / "migrations"
    if not made.exists():
        shutil.copytree(migration._SCRIPTS, made, ignore=shutil.ignore_patterns("__pycache__"))
        config = Config()
        config.set_main_option("script_location", str(made).replace("%", "%%"))
        last = ScriptDirectory.from_config(config).get_current_head()
        (made / "versions" / "m9999_chaos.py").write_text(_NEXT.format(last=last), "utf-8")
    return made


def use(scripts: Path) -> None:
    """From now on this process is that version."""
    migration._SCRIPTS = scripts


@contextmanager
def tomorrow(scripts: Path | None) -> Iterator[None]:
    """Be that version for a while, if there are such scripts."""
    today = migration._SCRIPTS
    use(scripts or today)
    try:
        yield
    finally:
        use(today)
