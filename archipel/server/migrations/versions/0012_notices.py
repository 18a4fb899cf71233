"""Notices: what people are to be told, how they wish it, and whether it was delivered.

Nobody is told of what was there before: there is no wish yet.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

OVER = sa.text("state = 'over'")
WAITING = sa.text("state = 'waiting'")
ON_THE_WAY = sa.text("state in ('waiting', 'sending')")


def _of(table: str) -> sa.ForeignKey:
    return sa.ForeignKey(f"{table}.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(24), _of("tables"), primary_key=True),
        sa.Column("guest", sa.String(16), _of("guests"), primary_key=True),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Index("invitations_of_guest", "guest"),
    )
    op.create_table(
        "notice_wishes",
        sa.Column("guest", sa.String(16), _of("guests"), primary_key=True),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("base", sa.String(200), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("remind", sa.Integer, nullable=False),
        sa.Column("digest", sa.Integer, nullable=False),
        sa.Column("digest_at", sa.Float, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Index("notice_digests", "digest_at"),
    )
    op.create_table(
        "notice_ways",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(16), _of("guests"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("form", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("secrets", sa.String(120), nullable=False),
        sa.Column("session", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.Index("notice_ways_of_guest", "guest"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(16), _of("guests"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Index("notices_once", "guest", "kind", "table_id", "number", unique=True),
        sa.Index("notices_waiting", "due", sqlite_where=WAITING, postgresql_where=WAITING),
    )
    op.create_table(
        "deliveries",
        sa.Column("notice", sa.String(16), _of("notices"), primary_key=True),
        sa.Column("way", sa.String(16), primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Index("deliveries_waiting", "due", sqlite_where=ON_THE_WAY, postgresql_where=ON_THE_WAY),
        sqlite_with_rowid=False,
    )
    op.create_index("tables_over", "tables", ["updated"], sqlite_where=OVER, postgresql_where=OVER)


def downgrade() -> None:
    op.drop_index("tables_over", "tables")
    for name in ("deliveries", "notices", "notice_ways", "notice_wishes", "invitations"):
        op.drop_table(name)
