"""A table counts its changes, so that two servers cannot change the same version of it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The default is for the tables that are there already; SQLite wants one for any new column.
    op.add_column("tables", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("changes")
