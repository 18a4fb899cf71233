"""Time: a clock for each table, calendars of people, and when nobody served the house."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables that are there already were opened without a clock.
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.add_column("tables", sa.Column("ended", sa.String(12), nullable=False, server_default=""))
    running = sa.text("state <> 'over' AND due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=running, postgresql_where=running)
    op.create_table(
        "marks",
        sa.Column(
            "table_id",
            sa.String(24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "calendars",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "pauses",
        sa.Column("start", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "signs",
        sa.Column("name", sa.String(12), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("signs", "pauses", "calendars", "marks"):
        op.drop_table(name)
    op.drop_index("tables_due", "tables")
    for name in ("ended", "due", "clock"):
        # One by one: a table that is made anew would take its games with it.
        op.drop_column("tables", name)
