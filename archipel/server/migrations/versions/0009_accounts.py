"""Sessions: a guest may be known to several browsers; accounts and the ways into them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("browser", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("proved", sa.Float, nullable=False),
        sa.Index("sessions_of_guest", "guest"),
    )
    # The cookies that are out there stay good: each guest was known to one browser.
    op.execute(
        "INSERT INTO sessions (token, id, guest, browser, created, seen, until, proved) "
        "SELECT token, id, id, '', created, created, 0, 0 FROM guests"
    )
    with op.batch_alter_table("guests") as batch:
        batch.drop_column("token")
    op.create_table(
        "members",
        sa.Column(
            "guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("login", sa.String(40), nullable=False, unique=True),
        sa.Column("email", sa.String(254), unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("totp", sa.String(200), nullable=False),
        sa.Column("totp_step", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("guest", sa.String(16), member(), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Index("passkeys_of_guest", "guest"),
    )
    op.create_table(
        "recovery",
        sa.Column("guest", sa.String(16), member(), primary_key=True),
        sa.Column("code", sa.String(64), primary_key=True),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("about", sa.String(254), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Index("codes_of_guest", "guest", "kind"),
    )


def member() -> sa.ForeignKey:
    return sa.ForeignKey("members.guest", ondelete="CASCADE")


def downgrade() -> None:
    for name in ("codes", "recovery", "passkeys", "members"):
        op.drop_table(name)
    op.add_column("guests", sa.Column("token", sa.String(64)))
    op.execute(
        "UPDATE guests SET token = coalesce("
        "(SELECT min(token) FROM sessions WHERE sessions.guest = guests.id), id)"
    )
    with op.batch_alter_table("guests") as batch:
        batch.alter_column("token", existing_type=sa.String(64), nullable=False)
        batch.create_unique_constraint("guests_token_key", ["token"])
    op.drop_table("sessions")
