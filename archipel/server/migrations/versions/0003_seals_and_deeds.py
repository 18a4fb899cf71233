"""Each guest seals a seed, and a deed binds what chance comes from."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables that are there already go on without: their chance comes from the secret alone.
    op.add_column("seats", sa.Column("seal", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("deed", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("seal")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("deed")
