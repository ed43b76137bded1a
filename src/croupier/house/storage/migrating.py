"""Bringing a database to the version that the code expects, or back to an earlier one.

A step only ever adds: workers of the previous version keep running beside those of the new one, on one database, and a
house can go back to the previous version without touching the database at all.
"""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from croupier.core.game import Refused

STEPS = Path(__file__).parent / "migrations"
LATEST = "head"

logger = logging.getLogger("croupier.house")


def migrate(connection: Connection) -> None:
    """Migrate to the latest step; a database that is ahead of this version is left as it is."""
    if is_known(connection):
        command.upgrade(_config(connection), LATEST)
    else:
        logger.warning("the database has been migrated by a newer version: it is used unchanged")


def migrate_to(connection: Connection, step: str) -> str:
    """Migrate up or down to this step; returns the step it is at then."""
    config = _config(connection)
    if not is_known(connection):
        said = "The database belongs to a newer version of croupier: only that version can migrate it back."
        raise Refused(said, "migrate-newer")
    steps = [one.revision for one in ScriptDirectory.from_config(config).walk_revisions()][::-1]
    if step not in (*steps, LATEST):
        said = "There is no step {step}. The steps are: {steps}."
        raise Refused(said, "migrate-step", step=step, steps=", ".join(steps))
    meant = steps[-1] if step == LATEST else step
    now = _step(connection)
    if now is None or steps.index(now) <= steps.index(meant):
        command.upgrade(config, meant)
    else:
        command.downgrade(config, meant)
    return meant


def is_known(connection: Connection) -> bool:
    """Whether this version knows the step that the database is at."""
    known = {one.revision for one in ScriptDirectory.from_config(_config(connection)).walk_revisions()}
    return _step(connection) in {*known, None}


def _step(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    return config
