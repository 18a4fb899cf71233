"""A game may begin by itself when the last person sits down."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables that are there already wait for their opener, as they did when they were opened.
    op.add_column(
        "tables", sa.Column("by_itself", sa.Boolean, nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("by_itself")
