"""Friends and blocks, finished lessons, reports to the host and what a host does."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ties",
        sa.Column("one", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Index("ties_to", "other"),
    )
    op.create_table(
        "lessons",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("chapter", sa.String(80), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("line", sa.String(400), nullable=False),
        sa.Column("why", sa.String(400), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Float, nullable=False),
        sa.Index("reports_open", "settled", "at"),
    )
    op.create_table(
        "host_deeds",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("deed", sa.String(12), nullable=False),
        sa.Column("about", sa.String(24), nullable=False),
        sa.Column("details", sa.String(100), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Index("host_deeds_by_time", "at"),
    )


def downgrade() -> None:
    for name in ("host_deeds", "reports", "mutes", "lessons", "ties"):
        op.drop_table(name)
