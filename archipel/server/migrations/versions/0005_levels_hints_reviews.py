"""Levels change by agreement, a seat can be played for somebody, hints; and finished reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables that are there already were opened without these agreements: no hints, no take-over.
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("absent", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("wish", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("agreed", sa.Text, nullable=False, server_default="[]"))
    op.create_table(
        "reviews",
        sa.Column(
            "table_id",
            sa.String(24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("depth", sa.String(8), primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Index("reviews_waiting", "state"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("wish")
        batch.drop_column("agreed")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("hints")
        batch.drop_column("absent")
