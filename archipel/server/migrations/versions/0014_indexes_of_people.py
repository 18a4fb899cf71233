"""Indexes for questions about one person, and for what is cleared away by its age.

Signing in moves what a guest has, and that must not take longer the more others have played.
"""

from alembic import op
from sqlalchemy import text

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

INDEXES = (
    ("chat_of_guest", "chat", "guest"),
    ("codes_by_time", "codes", "until"),
    ("host_deeds_about", "host_deeds", "about"),
    ("host_deeds_of_host", "host_deeds", "host"),
    ("invitations_by", "invitations", "by"),
    ("notice_ways_by_address", "notice_ways", "address"),
    ("notice_ways_of_session", "notice_ways", "session"),
    ("notices_by_time", "notices", "at"),
    ("reports_about", "reports", "about"),
    ("reports_by", "reports", "by"),
)
OVER = "state = 'over'"


def upgrade() -> None:
    for name, table, column in INDEXES:
        op.create_index(name, table, [column])
    name, over = "tables_over_of_opener", text(OVER)
    op.create_index(name, "tables", ["opener"], sqlite_where=over, postgresql_where=over)


def downgrade() -> None:
    op.drop_index("tables_over_of_opener", "tables")
    for name, table, _ in INDEXES:
        op.drop_index(name, table)
