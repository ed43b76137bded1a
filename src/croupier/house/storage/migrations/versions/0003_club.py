"""Results that stay: a row for each filed game and seat, what is counted from them, and how people are drawn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("folded", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_folded", "tables", ["folded", "status"])
    op.create_table(
        "played",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("played_by_counted", "played", ["counted", "ended", "table"])
    op.create_index("played_by_rated", "played", ["rated", "ended", "table"])
    op.create_table(
        "results",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("nth", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.BigInteger),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("luck", sa.Float),
        sa.Column("skill", sa.Float),
        sa.Column("worth", sa.Float),
        sa.Column("moment", sa.LargeBinary),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("house_mu", sa.Float),
        sa.Column("house_sigma", sa.Float),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("results_by_who", "results", ["who", "ended"])
    op.create_table(
        "tallies",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("kind", "who", "game", "seats"),
    )
    op.create_index("tallies_by_games", "tallies", ["game", "kind", "games"])
    op.create_table(
        "ratings",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("kind", "who", "game"),
    )
    op.create_index("ratings_by_games", "ratings", ["game", "games"])
    op.create_table(
        "faces",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("colour", sa.Integer),
        sa.Column("emblem", sa.Text),
    )


def downgrade() -> None:
    for table in ("faces", "ratings", "tallies", "results", "played"):
        op.drop_table(table)
    op.drop_index("tables_by_folded", "tables")
    op.drop_column("tables", "folded")
