"""People find each other: who is here, invitations, the queue, and browsers that may be rung."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

TABLES = ("rung", "notices", "subscriptions", "queue", "invitations", "presences")


def upgrade() -> None:
    op.create_index("relations_by_other", "relations", ["other", "kind"])
    op.create_table(
        "presences",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("game", sa.Text),
        sa.PrimaryKeyConstraint("person", "worker"),
    )
    op.create_index("presences_by_time", "presences", ["at"])
    op.create_table(
        "invitations",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "person"),
    )
    op.create_index("invitations_by_person", "invitations", ["person"])
    op.create_table(
        "queue",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("wants", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("rating", sa.Float),
        sa.Column("table", sa.Text),
    )
    op.create_table(
        "subscriptions",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("subscriptions_by_person", "subscriptions", ["person"])
    op.create_table(
        "notices",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("turns", sa.Boolean, nullable=False),
        sa.Column("invitations", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rung",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("is_over", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "person"),
    )


def downgrade() -> None:
    for name in TABLES:
        op.drop_table(name)
    op.drop_index("relations_by_other", "relations")
