"""When each guest was last seen, so that a host can forget those who never came back."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Of guests who are there already nobody knows it: they count as seen when they took a name.
    op.add_column("guests", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE guests SET seen = created")
    op.create_index("guests_seen", "guests", ["seen"])


def downgrade() -> None:
    op.drop_index("guests_seen", "guests")
    with op.batch_alter_table("guests") as batch:
        batch.drop_column("seen")
