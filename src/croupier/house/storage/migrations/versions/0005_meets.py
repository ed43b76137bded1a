"""Evenings and tournaments have logs of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "meets",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("played", sa.Boolean, nullable=False),
        sa.Column("opener", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("rewritten", sa.Integer, nullable=False),
        sa.Column("brief", sa.LargeBinary, nullable=False),
    )
    op.create_index("meets_by_status", "meets", ["status", "part"])
    op.create_index("meets_by_public", "meets", ["public", "changed"])
    op.create_index("meets_by_opener", "meets", ["opener"])
    op.create_table(
        "meet_log",
        sa.Column("meet", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("meet", "number"),
    )
    op.create_table(
        "meet_people",
        sa.Column("meet", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("meet", "person"),
    )
    op.create_index("meet_people_by_person", "meet_people", ["person"])


def downgrade() -> None:
    for table in ("meet_people", "meet_log", "meets"):
        op.drop_table(table)
