"""Plans for the next turn, and private notes at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(24), table, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("links", sa.Text, nullable=False),
        sa.Column("why", sa.String(12), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "notes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(24), table, nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Index("notes_of_guest", "guest", "table_id", "ply"),
        sa.Index("notes_at_table", "table_id"),
    )


def downgrade() -> None:
    for name in ("notes", "plans"):
        op.drop_table(name)
