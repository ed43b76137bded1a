"""The first tables of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("brief", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary),
        sa.Column("review", sa.LargeBinary),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "changed"])
    op.create_table(
        "log",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "guests",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("plays", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "person"),
    )
    op.create_index("guests_by_person", "guests", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "relations",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "kind"),
    )
    op.create_table(
        "tokens",
        sa.Column("hashed", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("expires", sa.Float),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
