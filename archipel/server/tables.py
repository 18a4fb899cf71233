"""Tables: open one, sit down, stand up, begin, once more. Each is one POST and one transaction."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec.structs import replace
from sqlalchemy import Connection

from archipel.kernel.core import BadTable
from archipel.kernel.match import Refused
from archipel.kernel.record import data_name
from archipel.server import agreements, looking_back
from archipel.server.accounts import new_id
from archipel.server.agreements import Lines
from archipel.server.answers import DAY, UNCHANGED, Known, lasting, refuses, refuses_change
from archipel.server.archive import Kept
from archipel.server.dealing import begin
from archipel.server.house import House
from archipel.server.ledger import Ledger, Log, Row
from archipel.server.limits import REQUEST, address_of
from archipel.server.listing import describe
from archipel.server.live import Live, after_turn, insist
from archipel.server.messages import (
    Depth,
    EditTable,
    Guest,
    JoinTable,
    OpenTable,
    PlayAgain,
    Problem,
    ProposeLevel,
    Review,
    SeatWish,
    Story,
    Table,
    Tables,
    TakeOver,
    Timing,
    WantReview,
)
from archipel.server.queries import (
    add_moves,
    add_table,
    apart,
    count_running,
    data_named,
    drop_table,
    rows_of,
    set_again,
    set_seats,
    tables_of,
)
from archipel.server.schema import Sitter, TableRow
from archipel.server.sockets import LobbyTalk, Talk

After = Annotated[str, Parameter(max_length=200)]
"""Where a page of a list begins: what the page before it called ``more``."""


USUAL_ABSENCE = 600
"""Seconds after which the computer may play for who is away, unless something else is agreed."""


def known(me: Guest | None) -> Guest:
    """Whoever changes something has a name."""
    if me is None:
        raise Refused("no-name", "take a name first")
    return me


async def _room_for_one_more(house: House, guest: str) -> None:
    running = await house.store.read(count_running, guest)
    most = house.settings.tables_per_guest
    if running >= most:
        raise Refused("too-many-tables", f"you are at {running} tables; {most} are the most")


# ---------------------------------------------------------------- looking


@get("/api/tables", responses=refuses())
async def public(house: House, me: Guest | None, after: After = "") -> Tables:
    """The public tables, page by page: those that wait for players, then those being played."""
    return await house.lobby.page(me, after)


@get("/api/tables/mine", responses=refuses())
async def mine(house: House, me: Guest | None, after: After = "") -> Tables:
    """My tables, page by page, those waiting for me first."""
    if me is None:
        return Tables(tables=[])
    rows, more = await house.store.read(tables_of, me.id, after, house.settings.page)
    return Tables(tables=await house.lobby.shown(rows, me), more=more)


@get("/api/tables/{id:str}", responses=refuses("no-such-table"))
async def one(house: House, id: str, me: Guest | None) -> Table:
    """One table."""
    return _told(await house.table(id), me)


LOOKING_BACK = refuses("no-such-table", "not-over", "old-version") | UNCHANGED


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, responses=LOOKING_BACK)
async def record(
    request: Request[Any, Any, Any], house: House, id: str, known: Known = ""
) -> Response[str]:
    """The record of a finished game, with all that is needed to verify it.

    It is written from the rows alone: so it can be had of any game, also one of older rules.
    """
    found = await _looked_back(request, house, id, looking_back.record)
    headers = {"content-disposition": f'attachment; filename="{id}.txt"'}
    return lasting(found, MediaType.TEXT, DAY, known, headers=headers)


@get("/api/tables/{id:str}/story", responses=LOOKING_BACK)
async def story(
    request: Request[Any, Any, Any], house: House, id: str, known: Known = ""
) -> Response[Story]:
    """Points by source over time, when it is over."""
    found = await _looked_back(request, house, id, looking_back.story)
    return lasting(found, MediaType.JSON, DAY, known)


async def _looked_back(
    request: Request[Any, Any, Any], house: House, id: str, tell: Callable[[Log], bytes]
) -> Kept:
    """What is told of a finished game: kept, or worked out by the archive."""
    key = (id, tell.__name__)
    if (found := house.archive.find(key)) is not None:
        return found
    row = (await house.table(id)).row
    if row.state != "over":
        raise Refused("not-over", "this is told when the game is over")
    home = address_of(request.scope)
    if not house.bus.take_now(house.visits, home, house.settings.look_back_cost):
        raise Refused("too-fast", "too many look back at once: wait a moment")
    rows = await house.store.read(rows_of, id)
    correction = await house.store.read(data_named, row.data) if row.data else ""
    found = await house.archive.make(key, tell, row.log(rows)._replace(correction=correction))
    await house.turns.take(home, REQUEST)  # many may have waited for the same
    return found


REVIEWED = refuses("no-such-table", "not-over", "old-version")


@get("/api/tables/{id:str}/review", responses=REVIEWED)
async def review(house: House, id: str, depth: Depth = "quick") -> Review:
    """A finished game, looked at turn by turn; how far that is, while it is being worked out."""
    await _finished(house, id)
    return await house.reviews.read(id, depth)


@post(
    "/api/tables/{id:str}/review",
    status_code=200,
    responses=refuses_change("no-such-table", "not-over", "old-version"),
)
async def want_review(
    request: Request[Any, Any, Any], house: House, id: str, data: WantReview
) -> Review:
    """Have a review made. Whoever has the address of the table may; it is made once."""
    await _finished(house, id)
    found = await house.reviews.read(id, data.depth)
    if found.state in ("waiting", "done"):
        return found
    home = address_of(request.scope)
    if not await house.bus.take(house.reviewers, home):
        raise Refused("too-fast", "too many reviews at once: wait a moment")
    await house.reviews.want(id, data.depth, home)
    return await house.reviews.read(id, data.depth)


async def _finished(house: House, id: str) -> None:
    """Refused unless a game is over, at its end or before, that can be played again here."""
    row = (await house.table(id)).row
    if row.state != "over":
        raise Refused("not-over", "this is told when the game is over")
    game = house.game(row.game)
    if (row.version, row.data) != (game.version, data_name(game.data)):
        raise Refused("old-version", "this table was played by other rules or with other data")


def _told(live: Live, me: Guest | None) -> Table:
    row = live.row
    return describe(row, row.seat_of(me), live.online(), live.away())


# ---------------------------------------------------------------- opening


@post(
    "/api/tables",
    status_code=201,
    responses=refuses_change("bad-table", "no-such-game", "no-such-bot", "too-many-tables"),
)
async def open_table(house: House, data: OpenTable, me: Guest | None, home: str = "") -> Table:
    """Open a table; it starts at once when no seat is open."""
    guest = known(me)
    game = house.game(data.game)
    if sum(wish.kind == "me" for wish in data.seats) != 1:
        raise Refused("bad-table", "one seat, and only one, is your own")
    try:
        options = game.table(len(data.seats), data.options)
    except BadTable as error:
        raise Refused("bad-table", str(error)) from error
    await _room_for_one_more(house, guest.id)
    row = TableRow(
        id=new_id(16),
        game=game.id,
        version=game.version,
        options=options,
        public=data.public,
        shuffle=data.shuffle,
        opener=guest.id,
        secret=secrets.token_hex(32),
        state="open",
        created=house.clock.now(),
        updated=house.clock.now(),
        hints=_alone(data.seats) if data.hints is None else data.hints,
        absent=_absent(data),
        clock=_timing(house, data.clock),
        by_itself=data.by_itself,
        seats=[_sitter(house, wish, guest, data.seal) for wish in data.seats],
    )
    return _told(await _add(house, row, home), guest)


def _timing(house: House, wish: Timing | None) -> Timing | None:
    """How time counts, with what does not belong to its kind left out."""
    if wish is None:
        return None
    level = _level(house, wish.level) if wish.up == "computer" else ""
    if wish.kind == "live":
        return replace(wish, hours=False, weekends=False, vacation=False, level=level)
    return replace(wish, increment=0, level=level)


def _absent(wish: OpenTable) -> int:
    """After how long others may act for who is away."""
    if wish.absent is not None:
        return wish.absent
    return 0 if wish.clock is not None and wish.clock.kind == "turns" else USUAL_ABSENCE


def _alone(seats: list[SeatWish]) -> bool:
    """Does one person play against computer players only?"""
    return not any(wish.kind == "open" for wish in seats)


def _sitter(house: House, wish: SeatWish, guest: Guest, seal: str) -> Sitter:
    if wish.kind == "me":
        return Sitter("guest", guest.id, "", guest.name, guest.colour, seal)
    return _bot(house, wish.bot) if wish.kind == "bot" else Sitter("open")


def _bot(house: House, name: str) -> Sitter:
    return Sitter("bot", bot=_level(house, name))


def _level(house: House, name: str) -> str:
    """A level by its name, or the usual one."""
    if name and name not in house.known_bots:
        raise Refused("no-such-bot", f"there is no computer player '{name[:40]}'")
    return name or house.usual


def _begun(house: House, row: TableRow) -> tuple[Ledger | None, list[Row]]:
    """Begin a new table if nobody is missing."""
    if any(sitter.kind == "open" for sitter in row.seats):
        return None, []
    return begin(house.game(row.game), row, house.settings.take_backs, house.clock.now())


async def _add(house: House, row: TableRow, home: str) -> Live:
    """Store a new table."""
    ledger, rows = _begun(house, row)
    await house.store.write(_insert, row, rows)
    return _admit(house, row, ledger, home)


def _insert(conn: Connection, row: TableRow, rows: list[Row]) -> None:
    add_table(conn, row)
    add_moves(conn, [(row, rows)])


def _insert_after(conn: Connection, old: TableRow, row: TableRow, rows: list[Row]) -> None:
    set_again(conn, old, row.id)
    _insert(conn, row, rows)


def _admit(house: House, row: TableRow, ledger: Ledger | None, home: str) -> Live:
    """A table that was just stored comes to life."""
    live = house.admit(row, [])
    live.home = live.home or home
    if live.row is row:  # nobody has read it from the store yet
        live.ledger = ledger
    live.call_bots()
    house.list_changed()
    return live


@post(
    "/api/tables/{id:str}/again",
    status_code=201,
    responses=refuses_change(
        "no-such-table", "not-yours", "not-over", "too-many-tables", "stale", "not-together"
    ),
)
async def again(
    house: House, id: str, me: Guest | None, data: PlayAgain | None = None, home: str = ""
) -> Table:
    """The same again: same players, everybody one seat on. Asked twice, it is the same table.

    Those who are at the old table have given a seal for the new one over its socket.
    """
    guest = known(me)
    live = await house.table(id)

    async def follow() -> None:
        await live.make_sure()
        old = replace(live.row)
        if old.seat_of(guest) is None:
            raise Refused("not-yours", "you did not play at this table")
        if old.state != "over":
            raise Refused("not-over", "this game is not over yet")
        if old.again:
            return
        await _room_for_one_more(house, guest.id)
        if await house.store.read(apart, guest.id) & set(old.people()):
            raise Refused("not-together", "one of you does not wish to sit at a table together")
        seals = live.next_seals()
        if data is not None and data.seal:
            seals[guest.id] = data.seal
        row = TableRow(
            id=new_id(16),
            game=old.game,
            version=old.version,
            options=old.options,
            public=old.public,
            shuffle=False,
            opener=guest.id,
            secret=secrets.token_hex(32),
            state="open",
            created=house.clock.now(),
            updated=house.clock.now(),
            hints=old.hints,
            absent=old.absent,
            by_itself=old.by_itself,
            clock=old.clock,
            seats=[_anew(s, seals) for s in old.seats[1:] + old.seats[:1]],
        )
        ledger, rows = _begun(house, row)
        old.again = row.id
        await live.change(_insert_after, old, row, rows)
        _admit(house, row, ledger, home)
        live.tell_around()

    async with live.lock:
        await insist(follow)
        following = live.row.again
    return _told(await house.table(following), guest)


def _anew(sitter: Sitter, seals: dict[str, str]) -> Sitter:
    """Who sits here in the next game: whoever was away is asked again."""
    bot = "" if sitter.guest else sitter.bot
    return replace(sitter, bot=bot, wish="", agreed=[], seal=seals.get(sitter.guest, ""))


# ---------------------------------------------------------------- who sits where


async def _change(house: House, id: str, change: Callable[[Live, TableRow], Lines | None]) -> Live:
    """Change who sits at a table: store it, then tell everybody.

    ``change`` alters a copy of the row and says what the table is told; it is asked anew if another
    server was faster. Before the start, a table where nobody sits any more is cleared away.
    """
    live = await house.table(id)

    async def attempt() -> None:
        await live.make_sure()
        row = replace(live.row, seats=live.row.seats[:])
        lines = change(live, row) or []
        if row == live.row:
            return  # it was so already
        if row.state == "open" and not any(sitter.guest for sitter in row.seats):
            await live.change(drop_table, row)
            live.clear_away()
        elif (begun := _all_here(house, live.row, row)) is not None:
            await live.begin(row, *begun)
        else:
            await live.change_or_deal(set_seats, row)
            for seat, line in lines:
                await live.note_said("", "", seat, line, "")

    async with live.lock:
        await insist(attempt)
    house.list_changed()
    return live


def _all_here(
    house: House, before: TableRow, row: TableRow
) -> tuple[Ledger | None, list[Row]] | None:
    """How the game begins, if it is to begin by itself now that the last person sits down.

    Only a person who comes begins it: an opener who fills seats with computer players may want to
    choose their levels first.
    """
    came = len(row.people()) > len(before.people())
    if row.state != "open" or not row.by_itself or not came:
        return None
    if any(sitter.kind == "open" for sitter in row.seats):
        return None
    try:
        return begin(house.game(row.game), row, house.settings.take_backs, house.clock.now())
    except Refused:  # its rules have changed: they sit all the same, and the opener is told why
        return None


def _not_begun(row: TableRow) -> None:
    if row.state != "open":
        raise Refused("already-started", "the game has begun")


@post(
    "/api/tables/{id:str}/join",
    status_code=200,
    responses=refuses_change(
        "no-such-table", "already-started", "no-open-seat", "too-many-tables", "not-together"
    ),
)
async def join(house: House, id: str, data: JoinTable, me: Guest | None) -> Table:
    """Take an open seat. Whoever sits already keeps their seat."""
    guest = known(me)
    live = await house.table(id)
    if live.row.seat_of(guest) is not None:
        return _told(live, guest)
    await _room_for_one_more(house, guest.id)
    away_from = await house.store.read(apart, guest.id)

    def sit_down(_: Live, row: TableRow) -> None:
        if row.seat_of(guest) is not None:
            return  # asked twice at once: the game may even have begun with me
        _not_begun(row)
        if away_from & set(row.people()):
            raise Refused("not-together", "one of you does not wish to sit at a table together")
        open_seats = [n for n, sitter in enumerate(row.seats) if sitter.kind == "open"]
        seat = open_seats[0] if data.seat is None and open_seats else data.seat
        if seat is None or seat not in open_seats:
            raise Refused("no-open-seat", "this seat is not open")
        row.seats[seat] = Sitter("guest", guest.id, "", guest.name, guest.colour, data.seal)

    return _told(await _change(house, id, sit_down), guest)


@post(
    "/api/tables/{id:str}/leave",
    status_code=200,
    responses=refuses_change("no-such-table", "not-yours", "over"),
)
async def leave(house: House, id: str, me: Guest | None) -> Table:
    """Stand up. In a game that has begun, a computer player takes over.

    When the last person leaves a table that has not begun, the table is cleared away.
    """
    guest = known(me)
    return _told(await stand_up(house, id, guest), guest)


async def stand_up(house: House, id: str, guest: Guest) -> Live:
    """A guest leaves the seat at a table."""

    def leave_seat(_: Live, row: TableRow) -> Lines:
        seat = row.seat_of(guest)
        if seat is None:
            raise Refused("not-yours", "you have no seat at this table")
        if row.state == "over":
            raise Refused("over", "the game is over")
        row.seats[seat] = Sitter("open") if row.state == "open" else _bot(house, "")
        others = [sitter.guest for sitter in row.seats if sitter.guest]
        if row.opener == guest.id and others:
            row.opener = others[0]
        return agreements.settled(row)

    return await _change(house, id, leave_seat)


@post(
    "/api/tables/{id:str}/seat",
    status_code=200,
    responses=refuses_change(
        "no-such-table",
        "not-yours",
        "already-started",
        "no-such-seat",
        "no-open-seat",
        "no-such-bot",
    ),
)
async def edit_seat(house: House, id: str, data: EditTable, me: Guest | None) -> Table:
    """The opener gives an empty seat to the computer, or opens it again."""
    guest = known(me)

    def edit(_: Live, row: TableRow) -> None:
        if row.opener != guest.id:
            raise Refused("not-yours", "only who opened the table may change its seats")
        _not_begun(row)
        if not 0 <= data.seat < len(row.seats):
            raise Refused("no-such-seat", f"there is no seat {data.seat}")
        if row.seats[data.seat].kind == "guest":
            raise Refused("no-open-seat", "somebody sits there")
        row.seats[data.seat] = _bot(house, data.bot) if data.kind == "bot" else Sitter("open")

    return _told(await _change(house, id, edit), guest)


@post(
    "/api/tables/{id:str}/start",
    status_code=200,
    responses=refuses_change("no-such-table", "not-yours", "already-started", "seats-open"),
)
async def start(house: House, id: str, me: Guest | None) -> Table:
    """Begin. Only the opener can, when no seat is open."""
    guest = known(me)
    live = await house.table(id)

    async def attempt() -> None:
        await live.make_sure()
        row = replace(live.row, seats=live.row.seats[:])
        if row.opener != guest.id:
            raise Refused("not-yours", "only who opened the table may begin")
        _not_begun(row)
        await live.begin(
            row, *begin(house.game(row.game), row, house.settings.take_backs, house.clock.now())
        )

    async with live.lock:
        await insist(attempt)
    return _told(live, guest)


# ---------------------------------------------------------------- who plays on a seat


@post(
    "/api/tables/{id:str}/level",
    status_code=200,
    responses=refuses_change(
        "no-such-table", "not-yours", "not-started", "over", "no-such-seat", "no-such-bot"
    ),
)
async def propose_level(house: House, id: str, data: ProposeLevel, me: Guest | None) -> Table:
    """Propose another level for a computer player, or agree to one; all who play must."""
    guest, level = known(me), _level(house, data.bot)

    def propose(_: Live, row: TableRow) -> Lines:
        return agreements.propose(row, data.seat, level, guest.id)

    return _told(await _change(house, id, propose), guest)


@post(
    "/api/tables/{id:str}/take-over",
    status_code=200,
    responses=refuses_change(
        "no-such-table",
        "not-yours",
        "not-started",
        "over",
        "no-such-seat",
        "no-such-bot",
        "not-absent",
    ),
)
async def take_over(house: House, id: str, data: TakeOver, me: Guest | None) -> Table:
    """Let the computer play for somebody who has been away for as long as was agreed."""
    guest, level = known(me), _level(house, data.bot)

    def play_for(live: Live, row: TableRow) -> Lines:
        return agreements.take_over(row, data.seat, level, guest.id, live.waited)

    live = await house.table(id)
    if live.row.clock is not None and live.row.state == "playing":
        async with live.lock:
            await live.read_ledger()  # how long it has waited follows from the log
    return _told(await _change(house, id, play_for), guest)


@post(
    "/api/tables/{id:str}/come-back",
    status_code=200,
    responses=refuses_change("no-such-table", "not-yours", "after-turn"),
)
async def come_back(house: House, id: str, me: Guest | None) -> Table:
    """Play on my seat again, where the computer has played for me."""
    guest = known(me)

    live = await house.table(id)
    if (mine := live.row.seat_of(guest)) is not None:
        await live.turn_finished(mine)

    def back(live: Live, row: TableRow) -> Lines:
        if (seat := row.seat_of(guest)) is not None and live.lets_finish(seat):
            raise after_turn()
        return agreements.come_back(row, guest.id)

    return _told(await _change(house, id, back), guest)


# ---------------------------------------------------------------- the sockets, as documents

_upgrade = "This address is a WebSocket. Both ways, a message is one JSON text; see the schema."


def _socket_document(talk: type) -> dict[int, ResponseSpec]:
    """A socket in the OpenAPI document: what is said over it, once it is open."""
    said = ResponseSpec(talk, description=_upgrade, generate_examples=False)
    return {101: said} | refuses("socket-only")


@get("/api/tables/{id:str}/socket", status_code=426, responses=_socket_document(Talk))
async def table_socket_document(id: str) -> Response[Problem]:
    """The table, live: open a WebSocket here. Said over it: Talk.from_client, Talk.from_server."""
    return _socket_only()


@get("/api/lobby/socket", status_code=426, responses=_socket_document(LobbyTalk))
async def lobby_socket_document() -> Response[Problem]:
    """The public tables, live: open a WebSocket here."""
    return _socket_only()


def _socket_only() -> Response[Problem]:
    problem = Problem(word="socket-only", message=_upgrade)
    return Response(problem, status_code=426, headers={"upgrade": "websocket"})
