"""Deals, which several tables share, and the deal of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.Text))
    op.create_table(
        "deals",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("opens", sa.Float),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("competes", sa.Boolean, nullable=False),
        sa.Column("score", sa.BigInteger),
        sa.Column("place", sa.Integer),
        sa.PrimaryKeyConstraint("day", "person"),
    )
    op.create_index("tries_by_person", "tries", ["person"])
    op.create_index("tries_by_table", "tries", ["table"])
    op.create_table(
        "day_choices",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("view", sa.Text, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("competes", sa.Boolean, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", "table", "number"),
    )
    op.create_index("day_choices_by_view", "day_choices", ["day", "view"])
    op.create_table(
        "day_advice",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("view", sa.Text, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", "view"),
    )


def downgrade() -> None:
    for table in ("day_advice", "day_choices", "tries", "deals"):
        op.drop_table(table)
    op.drop_column("tables", "deal")
