"""A table counts its changes; indexes of the tables that are not over."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


RUNNING = {
    "tables_running": ["state", "updated"],
    "tables_public": ["public", "opener", "updated"],
    "tables_opened": ["opener"],
}


def upgrade() -> None:
    # The default is for the tables that are there already; SQLite wants one for any new column.
    op.add_column("tables", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("tables_by_state", "tables")
    where = sa.text("state <> 'over'")
    for name, columns in RUNNING.items():
        op.create_index(name, "tables", columns, sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    for name in RUNNING:
        op.drop_index(name, "tables")
    op.create_index("tables_by_state", "tables", ["state", "public"])
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("changes")
