"""Tables know their part, so that a worker looks for games in progress only among its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from croupier.house.common.shards import shard_of

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("part", sa.Integer, nullable=False, server_default="-1"))
    tables = sa.table("tables", sa.column("id", sa.Text), sa.column("part", sa.Integer))
    connection = op.get_bind()
    rows = [{"name": name, "its": shard_of(name)} for (name,) in connection.execute(sa.select(tables.c.id))]
    if rows:
        place = tables.c.id == sa.bindparam("name")
        connection.execute(sa.update(tables).where(place).values(part=sa.bindparam("its")), rows)
    op.create_index("tables_by_part", "tables", ["part", "status"])


def downgrade() -> None:
    op.drop_index("tables_by_part", "tables")
    op.drop_column("tables", "part")
