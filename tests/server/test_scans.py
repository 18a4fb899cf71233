"""However many games are stored: no question reads a whole table of the database.

Each query is asked on a real database and explained by it. PostgreSQL is forbidden to prefer a
scan, as it would for the few rows of a test: if it scans all the same, there is no index to use.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from archipel.server import notes, plans, queries, reviewed, settings, ticking
from archipel.server.clocks import Mark
from archipel.server.copying import writing_to
from archipel.server.ledger import Row
from archipel.server.members import belongings
from archipel.server.members import rows as members
from archipel.server.members.messages import Note
from archipel.server.members.passkeys import Passkey
from archipel.server.members.rows import Code, Member
from archipel.server.messages import Guest
from archipel.server.notices import rows as notices
from archipel.server.notices.rows import Errand, Fresh, Notice, Way, Wish
from archipel.server.people import rows as people
from archipel.server.people.messages import HostDeed
from archipel.server.plans import Plan
from archipel.server.queries import Rules, Session
from archipel.server.schema import ReviewRow, Said, TableRow, tables
from tests.houseful import fill, guest_id, table_id
from tests.servers import Postgresql

SMALL = {"corrections", "alembic_version"}
"""Tables that do not grow with what is played."""

PART = ("CONSTANT", "(subquery", "anon_", "new", "LIST SUBQUERY")
SQLITE_SCAN = re.compile(r"^SCAN (\S+)(?: USING (?:COVERING )?INDEX (\S+))?")
RUNNING_ONLY = {
    "tables_running",
    "tables_public",
    "tables_opened",
    "tables_due",
    "deliveries_waiting",
}
"""Indexes of what is not over, tables and deliveries: they do not grow with games."""
PAGED = {"host_deeds_by_time"}
"""Read from its end, as far as a page goes."""


def over(conn: Connection) -> TableRow:
    found = queries.table_row(conn, table_id(0))
    assert found is not None
    return found


def waiting(conn: Connection) -> TableRow:
    found = queries.table_row(conn, table_id(9))
    assert found is not None
    return found


def playing(conn: Connection) -> TableRow:
    found = queries.table_row(conn, table_id(7))
    assert found is not None
    return found


NEW = Guest(id="new", name="New", colour="teal")
SESSION = Session("x", NEW, False, "x", "", 1.0, 1.0, 0.0, 0.0)
MARK = Mark(0, 1, 0, "person", "", 1.0)
ASKED: dict[str, Any] = {
    "session_of": lambda c: queries.session_of(c, "x"),
    "use_session": lambda c: queries.use_session(c, "x", 1.0, 0.0),
    "add_session": lambda c: queries.add_session(c, SESSION),
    "who_listens": lambda c: queries.who_listens(c, ["token0", "token1"]),
    "apart": lambda c: queries.apart(c, guest_id(1)),
    "muted_until": lambda c: queries.muted_until(c, guest_id(1)),
    "end_table": lambda c: queries.end_table(c, playing(c)),
    "add_guest": lambda c: queries.add_guest(c, NEW, "x", 1.0),
    "guest_of_id": lambda c: queries.guest_of_id(c, guest_id(1)),
    "rename_guest": lambda c: queries.rename_guest(c, NEW),
    "note_seen": lambda c: queries.note_seen(c, guest_id(1), 2.0),
    "forget_guests": lambda c: queries.forget_guests(c, 5.0),
    "add_table": lambda c: queries.add_table(c, _copied(playing(c))),
    "set_seats": lambda c: queries.set_seats(c, waiting(c)),
    "begin_table": lambda c: queries.begin_table(c, waiting(c), [Row(0, 0, "x", "", 1.0)]),
    "set_deed": lambda c: queries.set_deed(c, playing(c)),
    "set_grace": lambda c: queries.set_grace(c, playing(c)),
    "set_due": lambda c: queries.set_due(c, playing(c)),
    "drop_table": lambda c: queries.drop_table(c, waiting(c)),
    "clear_unbegun": lambda c: queries.clear_unbegun(c, 5.0),
    "set_again": lambda c: queries.set_again(c, over(c), "x"),
    "table_rows": lambda c: queries.table_rows(c, tables.c.id.in_([table_id(1)]), 5),
    "table_row": lambda c: queries.table_row(c, table_id(1)),
    "news_of": lambda c: queries.news_of(c, table_id(7), -1, 3, 0, 0, 5),
    "moves_since": lambda c: queries.moves_since(c, table_id(7), 3),
    "changes_of": lambda c: queries.changes_of(c, [table_id(0), table_id(1)]),
    "public_tables": lambda c: _pages(lambda after: queries.public_tables(c, after, 3, 2)),
    "tables_of": lambda c: _pages(lambda after: queries.tables_of(c, guest_id(1), after, 3)),
    "count_running": lambda c: queries.count_running(c, guest_id(1)),
    "waiting_for_bots": queries.waiting_for_bots,
    "sealing_tables": queries.sealing_tables,
    "count_versions": queries.count_versions,
    "open_tables_of_version": lambda c: queries.open_tables_of_version(c, playing(c).game, 1),
    "move_table": lambda c: queries.move_table(c, waiting(c)),
    "retire_tables": lambda c: queries.retire_tables(c, Rules(True, playing(c).game, 1, "", 1)),
    "keep_data": lambda c: queries.keep_data(c, {"another": "{}"}),
    "data_named": lambda c: queries.data_named(c, "another"),
    "save_moves": lambda c: queries.save_moves(c, [_moved(c)]),
    "add_moves": lambda c: queries.add_moves(c, [_moved(c)]),
    "add_marks": lambda c: queries.add_marks(c, [(table_id(1), [MARK])]),
    "marks_of": lambda c: queries.marks_of(c, table_id(1)),
    "log_of": lambda c: queries.log_of(c, table_id(1)),
    "rows_of": lambda c: queries.rows_of(c, table_id(0), 5),
    "add_said": lambda c: queries.add_said(c, table_id(1), Said(9, "x", "x", 0, "x", "x", 1.0)),
    "said_at": lambda c: queries.said_at(c, table_id(0), 5),
    "review_of": lambda c: reviewed.review_of(c, table_id(0), "quick"),
    "want_review": lambda c: reviewed.want_review(c, table_id(1), "quick", 1.0),
    "save_review": lambda c: _save_review(c),
    "waiting_reviews": reviewed.waiting_reviews,
    "give_sign": lambda c: ticking.give_sign(c, 1.0, 5.0),
    "pauses_after": lambda c: ticking.pauses_after(c, 1.0),
    "due_tables": lambda c: ticking.due_tables(c, 1.0, 5),
    "ticking_tables": lambda c: (
        *ticking.ticking_tables(c),
        *ticking.ticking_tables(c, guest_id(1)),
    ),
    "calendars_of": lambda c: ticking.calendars_of(c, [guest_id(1)]),
    "change_calendar": lambda c: ticking.change_calendar(c, guest_id(1), lambda x: x, 1.0),
}


ANN, BOB = guest_id(1), guest_id(2)
NOW = 2e9
MEMBER = Member(ANN, "ann-1", "ann@example.org", "", "", 0, 1.0)
CODE = Code("code", "mail", ANN, "secret", "", NOW, 0)
KEY = Passkey("key", ANN, "", 0, "phone", 1.0, 1.0)
WISH = Wish(ANN, "en", "UTC", "", 0, 0, 6, 9, 1.0, {"webhook": ["turn"], "mail": ["turn"]})
WAY = Way("way", ANN, "webhook", "json", "https://h.example", "", "s", "", 1.0, 0.0, 0)
PUSH = WAY._replace(id="push", kind="push")
TURN = Fresh(ANN, "turn", table_id(7), 1, 3, 1.0)
NOTICE = Notice("n", ANN, "turn", table_id(7), 1, 3, "waiting", 1.0, 1.0)
DIGEST = NOTICE._replace(id="d", kind="digest")
ERRAND = Errand(NOTICE, WISH, "way", 0, WAY, "", None)
PLAN = Plan("plan", 0, 3, [])
REPORT = {"id": "r", "by": ANN, "about": BOB, "table_id": "", "name": "", "line": "", "why": ""}


def after(*before: Any) -> Any:
    """Ask the last one, with what the others leave there."""

    def ask(conn: Connection) -> None:
        for one in before:
            one(conn)

    return ask


joined = lambda c: members.add_member(c, MEMBER)  # noqa: E731
wished = after(
    lambda c: notices.put_wish(c, WISH),
    lambda c: notices.put_way(c, WAY),
    lambda c: notices.put_way(c, PUSH),
)
told = after(wished, lambda c: notices.note(c, [TURN], 1.0))
reported = lambda c: people.add_report(c, REPORT | {"at": 1.0, "settled": 0.0})  # noqa: E731
ELSEWHERE: dict[str, Any] = {
    "members.member_of": lambda c: members.member_of(c, ANN),
    "members.member_called": lambda c: members.member_called(c, "ann-1"),
    "members.add_member": after(joined),
    "members.change_member": lambda c: members.change_member(c, ANN, {"login": "x"}),
    "members.use_step": lambda c: members.use_step(c, ANN, 1),
    "members.put_recovery": after(joined, lambda c: members.put_recovery(c, ANN, ["x"])),
    "members.use_recovery": lambda c: members.use_recovery(c, ANN, "x"),
    "members.count_recovery": lambda c: members.count_recovery(c, ANN),
    "members.passkeys_of": lambda c: members.passkeys_of(c, ANN),
    "members.passkey": lambda c: members.passkey(c, "key"),
    "members.add_passkey": after(joined, lambda c: members.add_passkey(c, KEY)),
    "members.use_passkey": lambda c: members.use_passkey(c, "key", 1, 1.0),
    "members.drop_passkey": lambda c: members.drop_passkey(c, ANN, "key"),
    "members.add_code": lambda c: members.add_code(c, CODE, 1.0, True),
    "members.take_code": after(
        lambda c: members.add_code(c, CODE, 1.0),
        lambda c: members.take_code(c, "code", "mail", 1.0),
    ),
    "members.try_code": after(
        lambda c: members.add_code(c, CODE, 1.0),
        lambda c: members.try_code(c, "code", "mail", "wrong", 1.0, True),
        lambda c: members.try_code(c, "code", "mail", "secret", 1.0, True),
    ),
    "members.sessions_of": lambda c: members.sessions_of(c, ANN),
    "members.end_sessions": lambda c: members.end_sessions(c, ANN, "x", "y"),
    "members.session_id": lambda c: members.session_id(c, "token1"),
    "members.enter": lambda c: members.enter(c, SESSION, "token1", "was"),
    "belongings.shared_tables": lambda c: belongings.shared_tables(c, ANN, BOB),
    "belongings.running_tables": lambda c: belongings.running_tables(c, ANN),
    "belongings.merge": after(wished, lambda c: belongings.merge(c, ANN, BOB)),
    "belongings.erase": after(joined, told, lambda c: belongings.erase(c, ANN)),
    "belongings.told_of": lambda c: belongings.told_of(c, ANN),
    "people.guest_of": lambda c: people.guest_of(c, ANN),
    "people.results_of": lambda c: people.results_of(c, ANN),
    "people.lessons_of": lambda c: people.lessons_of(c, ANN),
    "people.finish_lesson": lambda c: people.finish_lesson(c, ANN, "dokmus/1", 1.0),
    "people.kinds": lambda c: people.kinds(c, ANN, BOB),
    "people.tie_of": lambda c: people.tie_of(c, ANN, BOB),
    "people.people_of": after(
        lambda c: people.befriend(c, ANN, BOB, 1.0), lambda c: people.people_of(c, ANN)
    ),
    "people.count_ties": lambda c: people.count_ties(c, ANN),
    "people.befriend": after(
        lambda c: people.befriend(c, ANN, BOB, 1.0), lambda c: people.befriend(c, BOB, ANN, 1.0)
    ),
    "people.unfriend": lambda c: people.unfriend(c, ANN, BOB),
    "people.block": lambda c: people.block(c, ANN, BOB, 1.0),
    "people.unblock": lambda c: people.unblock(c, ANN, BOB),
    "people.line_at": lambda c: people.line_at(c, table_id(0), 0),
    "people.add_report": after(reported),
    "people.open_reports": after(reported, lambda c: people.open_reports(c, 5)),
    "people.settle_report": lambda c: people.settle_report(c, "r", 1.0),
    "people.mute": lambda c: people.mute(c, ANN, 1.0),
    "people.add_deed": lambda c: people.add_deed(c, "x", HostDeed(ANN, "mute", BOB, "", 1.0)),
    "people.last_deeds": lambda c: people.last_deeds(c, 5),
    "people.counts": people.counts,
    "people.all_muted": lambda c: people.all_muted(c, 1.0, 5),
    "people.failing": people.failing,
    "people.muted": lambda c: people.muted(c, ANN),
    "notices.wish_of": lambda c: notices.wish_of(c, ANN),
    "notices.put_wish": lambda c: notices.put_wish(c, WISH),
    "notices.unmail": after(wished, lambda c: notices.unmail(c, ANN)),
    "notices.ways_of": lambda c: notices.ways_of(c, ANN),
    "notices.way_of": lambda c: notices.way_of(c, ANN, "way"),
    "notices.put_way": after(wished, wished),
    "notices.drop_way": lambda c: notices.drop_way(c, ANN, "way"),
    "notices.email_of": lambda c: notices.email_of(c, ANN),
    "notices.turns_begun": after(wished, lambda c: notices.turns_begun(c, 1.0, NOW, 1.0, 5)),
    "notices.games_over": after(wished, lambda c: notices.games_over(c, 1.0, NOW, 5)),
    "notices.reminders": after(wished, lambda c: notices.reminders(c, 1.0, 5)),
    "notices.note": after(told, lambda c: notices.note(c, [TURN], 2.0)),
    "notices.note_digests": after(wished, lambda c: notices.note_digests(c, NOW)),
    "notices.due_notices": after(told, lambda c: notices.due_notices(c, NOW, 5)),
    "notices.still": after(
        wished, lambda c: notices.still(c, NOTICE), lambda c: notices.still(c, DIGEST)
    ),
    "notices.settle": lambda c: notices.settle(c, NOTICE, "told", [], 1.0),
    "notices.ways_for": after(wished, lambda c: notices.ways_for(c, WISH, "turn")),
    "notices.errands": after(told, lambda c: _told_now(c), lambda c: notices.errands(c, NOW, 5)),
    "notices.claim": lambda c: notices.claim(c, ERRAND, 1.0, 2.0),
    "notices.put_off": lambda c: notices.put_off(c, ERRAND, 2.0),
    "notices.drop": lambda c: notices.drop(c, ERRAND),
    "notices.record": after(
        *(
            lambda c, word=word: notices.record(c, ERRAND, word, 1.0, 0.0)
            for word in ("sent", "no", "gone", "again", "later")
        )
    ),
    "notices.forget_old": lambda c: notices.forget_old(c, NOW),
    "notices.subject_of": after(
        lambda c: notices.subject_of(c, NOTICE, 1.0),
        lambda c: notices.subject_of(c, DIGEST, 1.0),
        lambda c: notices.subject_of(c, NOTICE._replace(kind="invited"), 1.0),
    ),
    "notices.next_game": lambda c: notices.next_game(c, ANN, ""),
    "notices.are_friends": lambda c: notices.are_friends(c, ANN, BOB),
    "notices.invite": after(wished, lambda c: notices.invite(c, table_id(9), ANN, BOB, 1.0)),
    "notices.invitations_of": lambda c: notices.invitations_of(c, ANN),
    "plans.plans_of": lambda c: plans.plans_of(c, table_id(7)),
    "plans.put_plan": lambda c: plans.put_plan(c, table_id(7), PLAN, 1.0),
    "plans.end_plan": after(
        lambda c: plans.end_plan(c, table_id(7), PLAN, "by-hand"),
        lambda c: plans.end_plan(c, table_id(7), PLAN, ""),
    ),
    "plans.drop_plans": lambda c: plans.drop_plans(c, table_id(7)),
    "plans.waiting_for_plans": lambda c: plans.waiting_for_plans(c, NOW, 5),
    "notes.notes_of": lambda c: notes.notes_of(c, table_id(7), ANN),
    "notes.add": lambda c: notes.add(c, table_id(7), ANN, Note(id="x", ply=0, text="x", at=1.0)),
    "notes.drop_note": lambda c: notes.drop_note(c, table_id(7), ANN, "x"),
}
WHOLE = {"people.counts", "people.all_muted"}
"""For the host's page alone: how many there are of everything, and all who may not speak."""


def _told_now(conn: Connection) -> None:
    for notice, wish, _ in notices.due_notices(conn, NOW, 5):
        assert wish is not None
        notices.settle(conn, notice, "told", ["way", "mail"], 1.0)


def _copied(row: TableRow) -> TableRow:
    row.id = "another"
    return row


def _moved(conn: Connection) -> tuple[TableRow, list[Row]]:
    row = playing(conn)
    return row, [Row(row.ply, 0, "x", "x", 1.0)]


def _save_review(conn: Connection) -> None:
    reviewed.want_review(conn, table_id(1), "deep", 1.0)
    body = ReviewRow(table_id(1), "deep", "waiting", 1, 2, "", 2.0)
    reviewed.save_review(conn, body, 0)


def _pages(ask: Any) -> None:
    """The first page and the one after it."""
    _, more = ask("")
    assert more
    ask(more)


@contextmanager
def noted(conn: Connection) -> Iterator[list[tuple[str, Any]]]:
    """What the database is asked meanwhile."""
    asked: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, values: Any, ___: Any, many: bool) -> None:
        asked.append((statement, values[0] if many else values))

    event.listen(conn, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(conn, "before_cursor_execute", note)


def scanned(conn: Connection, statement: str, values: Any) -> list[str]:
    """The tables that a statement reads from one end to the other."""
    if conn.dialect.name == "sqlite":
        plan = conn.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
        found = [match for row in plan if (match := SQLITE_SCAN.match(row[3]))]
        return [match[0] for match in found if _matters(match[1], match[2])]
    rows = conn.exec_driver_sql(f"EXPLAIN {statement}", values).scalars().all()
    read = [match[1] for row in rows if (match := re.search(r"Seq Scan on (\S+)", row))]
    return [f"Seq Scan on {name}" for name in read if _matters(name, None)]


def _matters(name: str, index: str | None) -> bool:
    return name not in SMALL and not name.startswith(PART) and index not in RUNNING_ONLY | PAGED


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A house with a few games. Whatever is asked there is taken back."""
    url = settings.file_in(tmp_path_factory.mktemp("scans"))
    if request.param == "postgresql":
        server: Postgresql = request.getfixturevalue("postgresql")
        url = server.database()
    fill(url, 40, people=5)
    return url


@pytest.fixture
def conn(house: str) -> Iterator[Connection]:
    with writing_to(house) as conn:
        if conn.dialect.name == "postgresql":
            conn.execute(text("SET enable_seqscan = off"))
            conn.commit()
        yield conn


def test_every_question_of_queries_is_asked_here() -> None:
    public = {
        name
        for room in (queries, reviewed, ticking)
        for name, f in inspect.getmembers(room, inspect.isfunction)
        if f.__module__ == room.__name__ and not name.startswith("_")
    }
    assert set(ASKED) == public


def test_every_question_of_other_rooms_is_asked_here() -> None:
    rooms = (members, belongings, people, notices, plans, notes)
    found = set()
    for room, name in zip(rooms, ("members", "belongings", "people", "notices", "plans", "notes")):
        for called, f in inspect.getmembers(room, inspect.isfunction):
            if f.__module__ == room.__name__ and not called.startswith("_"):
                first = next(iter(inspect.signature(f).parameters), "")
                found |= {f"{name}.{called}"} if first == "conn" else set()
    assert set(ELSEWHERE) == found


@pytest.mark.parametrize("name", [*ASKED, *sorted(set(ELSEWHERE) - WHOLE)])
def test_no_question_reads_a_whole_table(conn: Connection, name: str) -> None:
    with conn.begin() as asking, noted(conn) as asked:
        (ASKED | ELSEWHERE)[name](conn)
        asking.rollback()
    assert asked
    for statement, values in asked:
        if statement.lstrip().startswith(("SELECT", "UPDATE", "DELETE")) and "pg_catalog" not in (
            statement
        ):
            with conn.begin() as explaining:
                found = scanned(conn, statement, values)
                explaining.rollback()
            assert found == [], f"{name}: {statement}"


def test_a_scan_would_be_seen(conn: Connection) -> None:
    with conn.begin():
        assert scanned(conn, "SELECT * FROM moves WHERE choice = 'x'", ())
        assert scanned(conn, "SELECT * FROM tables WHERE options = 'x'", ())
