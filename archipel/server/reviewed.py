"""Every question we ask the database about reviews; the other ones are in queries.py."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select, update

from archipel.server.schema import ReviewRow, reviews
from archipel.server.store import Conflict


def review_of(conn: Connection, table: str, depth: str) -> ReviewRow | None:
    """The review of a game, as far as it is done."""
    row = conn.execute(select(reviews).where(*_review(table, depth))).first()
    return None if row is None else ReviewRow(*row)


def want_review(conn: Connection, table: str, depth: str, now: float) -> None:
    """A review is to be made, unless it is there; one that failed is tried again."""
    found = review_of(conn, table, depth)
    if found is None:
        fresh = {"state": "waiting", "done": 0, "total": 0, "body": "", "updated": now}
        conn.execute(insert(reviews).values(table_id=table, depth=depth, **fresh))
    elif found.state == "failed":
        again = update(reviews).where(*_review(table, depth), reviews.c.state == "failed")
        conn.execute(again.values(state="waiting", updated=now))


def save_review(conn: Connection, row: ReviewRow, before: int) -> None:
    """Store some turns more. Conflict: another server has gone on with it."""
    known = (*_review(row.table, row.depth), reviews.c.done == before, reviews.c.state == "waiting")
    news = {"state": row.state, "done": row.done, "total": row.total}
    changed = update(reviews).where(*known).values(**news, body=row.body, updated=row.updated)
    if conn.execute(changed).rowcount != 1:
        raise Conflict


def waiting_reviews(conn: Connection) -> list[tuple[str, str]]:
    """Reviews that are not done: table and depth, those begun first before the others."""
    columns = (reviews.c.table_id, reviews.c.depth)
    query = select(*columns).where(reviews.c.state == "waiting").order_by(reviews.c.updated)
    return [(str(table), str(depth)) for table, depth in conn.execute(query)]


def _review(table: str, depth: str) -> tuple[Any, Any]:
    return reviews.c.table_id == table, reviews.c.depth == depth
