"""A table knows which printed values it is played with: those shipped, or an owner's."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables that are there already were played with the shipped data: there was no other.
    op.add_column("tables", sa.Column("data", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "corrections",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("corrections")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("data")
