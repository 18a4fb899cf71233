"""A table in memory: its row, its ledger, who listens, and the life of a click.

All that touches a table happens under its lock, so a reader never sees a choice that is not on
disk yet. Across processes the key ``(table, ply)`` keeps order: who loses catches up from the
rows and tells its listeners.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from archipel.kernel.match import Refused
from archipel.server import forced, frames
from archipel.server.ledger import Ledger, Row
from archipel.server.messages import (
    Around,
    Chat,
    ChatLine,
    FromServer,
    Guest,
    Play,
    Player,
    Refusal,
    Saved,
    Say,
    See,
    Table,
    TakeBack,
    Weigh,
)
from archipel.server.refusals import reason
from archipel.server.store import (
    Said,
    TableRow,
    add_said,
    rows_of,
    said_at,
    table_row,
)
from archipel.server.writer import Conflict

if TYPE_CHECKING:
    from archipel.server.house import House
    from archipel.server.sockets import Connection

MOST_SAID = 200
"""Lines of chat a newcomer gets to read."""

_encoder = msgspec.json.Encoder()


def text_of(message: FromServer) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


class Live:
    """One table, while somebody is interested in it."""

    def __init__(self, house: House, row: TableRow, said: list[Said]) -> None:
        self.house = house
        self.row = row
        self.said = said
        self.ledger: Ledger | None = None
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()  # those that have said Hello
        self.thinking: asyncio.Task[None] | None = None
        self.passing: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self._gone = False  # cleared away before it began
        self._doubtful = False  # a save failed: what is in memory may not be what is stored

    def idle(self) -> bool:
        """May it be forgotten?"""
        free = _free(self.thinking) and _free(self.passing)
        return free and not (self.connections or self.lock.locked())

    def must_be_there(self) -> None:
        """Refused if the table was cleared away."""
        if self._gone:
            raise Refused("no-such-table", "there is no such table any more")

    def clear_away(self) -> None:
        """The last person has left before the start: there is no such table any more."""
        self._gone = True
        for conn in self.connections:
            conn.tell(Refusal(word="no-such-table", message="the table was cleared away"))
        self.connections.clear()

    # ------------------------------------------------------------ the match

    async def read_ledger(self) -> Ledger:
        """The match, caught up from its rows. Call it with the lock held."""
        if self._doubtful:
            await self._reread()
        if self.ledger is None:
            row = self.row
            if row.state == "open":
                raise Refused("not-started", "the game has not begun")
            game = self.house.game(row.game)
            old = Refused("old-version", f"this table was played by other rules of {game.title}")
            if game.version != row.version:
                raise old
            secret = bytes.fromhex(row.secret)
            ledger = Ledger(game, len(row.seats), row.options, secret, row.updated)
            rows = await self.house.store.read(rows_of, row.id)
            try:
                for one in rows:
                    ledger.follow(one)
            except Refused as error:
                raise old from error
            self.ledger = ledger
        return self.ledger

    async def _reread(self) -> None:
        """Forget what is in memory and take what is stored."""
        row = await self.house.store.read(table_row, self.row.id)
        said = await self.house.store.read(said_at, self.row.id, MOST_SAID)
        if row is None:
            raise Refused("no-such-table", "there is no such table any more")
        self.row, self.said, self.ledger, self._doubtful = row, said, None, False
        self.reseat()

    async def commit(self, rows: list[Row]) -> None:
        """Save the newest rows of the ledger. When it returns they are on disk.

        Conflict: somebody else wrote first; the ledger has been caught up with them.
        """
        ledger, row = self.ledger, self.row
        assert ledger is not None
        note(row, ledger)
        try:
            await self.house.writer.save(row, rows)
        except Conflict:
            await self._reread()
            await self.read_ledger()
            raise
        except BaseException:  # cancelled or not saved: only the database knows what is true
            self.ledger, self._doubtful = None, True
            raise

    def after_commit(self) -> None:
        """Tell everybody what was saved, and let a computer player go on."""
        self.publish()
        if self.row.state == "over":
            self.tell_around()
            self.house.lobby.changed()
        self.call_bots()

    def call_bots(self) -> None:
        """Have the computer player think whose turn it is; or answer for who has no choice."""
        if self.bot_to_decide():
            if _free(self.thinking):
                self.thinking = asyncio.create_task(self.house.thinkers.attend(self))
        elif _free(self.passing) and self.ledger and self.wants_passing(self.ledger):
            self.passing = asyncio.create_task(forced.attend(self, self.house.pace))

    def wants_passing(self, ledger: Ledger) -> bool:
        """Is a person asked who has one answer only, is here, and wants it given for them?"""
        turn = self.row.turn
        if self.row.state != "playing" or turn is None or not forced.is_forced(ledger):
            return False
        here = [c.pass_for_me for c in self.connections if c.seat == turn]
        return bool(here) and all(here)

    def alone(self) -> bool:
        """Does one person only sit here, so that nobody can learn anything from a delay?"""
        return sum(sitter.kind == "guest" for sitter in self.row.seats) == 1

    def bot_to_decide(self) -> str:
        """The name of the computer player whose turn it is, if it is one's turn."""
        row = self.row
        return row.seats[row.turn].bot if row.state == "playing" and row.turn is not None else ""

    # ------------------------------------------------------------ what a socket asks for

    async def hello(self, conn: Connection, since: int) -> None:
        """Somebody arrives, or comes back: who is around, what was said, how things stand."""
        async with self.lock:
            self.must_be_there()
            conn.seat = self.row.seat_of(conn.guest)
            arrived = conn not in self.connections
            self.connections.add(conn)
            if arrived:
                self.tell_around()
                self._presence_changed()
            else:
                conn.tell(self.around(conn.seat))
            conn.tell(Chat(lines=[line(said) for said in self.said]))
            if self.row.state != "open":
                ledger = await self.read_ledger()
                conn.ply = since or frames.NOTHING_KNOWN
                self.show(conn, ledger)
                self.call_bots()

    def bye(self, conn: Connection) -> None:
        """Somebody left, or lost the line."""
        if conn in self.connections:
            self.connections.discard(conn)
            self.touched = time.monotonic()
            self.tell_around()
            self._presence_changed()

    def _presence_changed(self) -> None:
        if self.row.public:
            self.house.lobby.changed()

    async def play(self, conn: Connection, message: Play | TakeBack) -> None:
        """A choice or a take-back: check it, save it, then say so to everybody."""
        async with self.lock:
            ledger = await self.read_ledger()
            seat = self._seat(conn)
            key = (seat, message.id)
            if (known := ledger.saved.get(key)) is not None:
                conn.tell(Saved(id=message.id, ply=known))
                return
            if not ledger.match.over and message.ply != ledger.ply:
                conn.tell(_stale(message.ply, ledger.ply, message.id))
                self.show(conn, ledger)
                return
            now = time.time()
            if isinstance(message, Play):
                if ledger.match.discreet and len(ledger.match.position.options) > 1:
                    self.house.pace.note(forced.PEOPLE, now - ledger.began)
                rows = ledger.play(seat, message.choice, message.id, now)
                if self.alone() and conn.pass_for_me and ledger.match.seat == seat:
                    rows += forced.answer(ledger, now)
            else:
                rows = ledger.take_back(seat, message.id, now)
            try:
                await self.commit(rows)
            except Conflict:
                ledger = await self.read_ledger()
                if (known := ledger.saved.get(key)) is not None:
                    conn.tell(Saved(id=message.id, ply=known))
                else:
                    conn.tell(_stale(message.ply, ledger.ply, message.id))
                self.after_commit()
                return
            conn.tell(Saved(id=message.id, ply=ledger.saved[key]))
            self.after_commit()

    async def say(self, conn: Connection, message: Say, text: str) -> None:
        """A line of chat: saved, then heard by all."""
        guest = conn.guest
        if guest is None:
            raise Refused("no-name", "take a name before you speak")
        async with self.lock:
            done = Saved(id=message.id, ply=self.row.ply)
            if any(s.guest == guest.id and s.id == message.id for s in self.said):
                conn.tell(done)
                return
            if not self.house.talk.take(guest.id):
                raise Refused("too-fast", "that is much talk at once: wait a moment")
            await self.note_said(guest.id, guest.name, conn.seat, text, message.id)
            conn.tell(done)

    async def note_said(self, guest: str, name: str, seat: int | None, text: str, id: str) -> None:
        """Store a line of chat and tell it to all. Call it with the lock held."""
        if self._doubtful:
            await self._reread()
        n = self.said[-1].n + 1 if self.said else 0
        said = Said(n, guest, name, seat, text, id, time.time())
        try:
            await self.house.store.write(add_said, self.row.id, said)
        except BaseException:
            self._doubtful = True
            raise
        self.said.append(said)
        del self.said[:-MOST_SAID]
        heard = text_of(Chat(lines=[line(said)]))
        for listener in self.connections:
            listener.send(heard)

    async def see(self, conn: Connection, message: See) -> None:
        """A past moment as the asker knew it; when all is over, as anybody did."""
        async with self.lock:
            ledger = await self.read_ledger()
            seat = conn.seat
            if message.seat is not None and message.seat != seat:
                if not ledger.match.over:
                    raise Refused("not-yours", "what others knew is told when the game is over")
                if not 0 <= message.seat < len(self.row.seats):
                    raise Refused("no-such-seat", f"there is no seat {message.seat}")
                seat = message.seat
            conn.tell(frames.past(ledger, seat, message.ply))

    async def weigh(self, conn: Connection, message: Weigh) -> None:
        """What each option brings the asker at once."""
        async with self.lock:
            ledger = await self.read_ledger()
            seat = self._seat(conn)
            if message.ply != ledger.ply:
                conn.tell(_stale(message.ply, ledger.ply))
                return
            conn.tell(frames.gains(ledger, seat))

    def _seat(self, conn: Connection) -> int:
        if conn.seat is None:
            raise Refused("not-yours", "you have no seat at this table")
        return conn.seat

    # ------------------------------------------------------------ telling

    def show(self, conn: Connection, ledger: Ledger) -> None:
        """One connection gets its whole frame."""
        conn.shown = frames.shown(ledger, conn.seat)
        conn.tell(frames.frame(ledger, conn.seat, min(conn.ply, ledger.ply), conn.shown))
        conn.ply = ledger.ply

    def publish(self) -> None:
        """Who does not know yet gets a frame: one is made for each seat, one for all spectators.

        It tells what changed, to everybody who has seen the same before.
        """
        ledger = self.ledger
        if ledger is None:
            return
        now: dict[int | None, frames.Shown] = {}
        made: dict[tuple[int | None, int, int | None], bytes] = {}
        for conn in self.connections:
            if conn.ply == ledger.ply:
                continue
            seat, base = conn.seat, conn.shown
            if seat not in now:
                now[seat] = frames.shown(ledger, seat)
            key = (seat, conn.ply, base.ply if base else None)
            text = made.get(key)
            if text is None:
                told = frames.frame(ledger, seat, conn.ply, now[seat], base)
                text = made[key] = text_of(told)
            conn.send(text)
            conn.ply, conn.shown = ledger.ply, now[seat]

    def around(self, mine: int | None) -> Around:
        watching = sum(1 for conn in self.connections if conn.seat is None)
        return Around(table=describe(self.row, mine, self.online()), watching=watching)

    def tell_around(self) -> None:
        """Everybody learns who sits here and who is online."""
        made: dict[int | None, bytes] = {}
        for conn in self.connections:
            if conn.seat not in made:
                made[conn.seat] = text_of(self.around(conn.seat))
            conn.send(made[conn.seat])

    def online(self) -> set[str]:
        """The guests who are connected."""
        return {conn.guest.id for conn in self.connections if conn.guest is not None}

    def reseat(self) -> None:
        """The seats have changed: who listens where? Another seat has seen another view."""
        for conn in self.connections:
            seat = self.row.seat_of(conn.guest)
            if seat != conn.seat:
                conn.seat, conn.shown = seat, None

    def rename(self, guest: Guest) -> None:
        """A guest has a new name or colour."""
        for conn in self.connections:
            if conn.guest is not None and conn.guest.id == guest.id:
                conn.guest = guest
        seat = self.row.seat_of(guest)
        if seat is not None:
            self.row.seats[seat].name = guest.name
            self.row.seats[seat].colour = guest.colour
            self.tell_around()


def _free(task: asyncio.Task[None] | None) -> bool:
    """Is nobody at this work?"""
    return task is None or task.done()


def note(row: TableRow, ledger: Ledger) -> None:
    """What lists show of a table, as it is after the newest rows."""
    match = ledger.match
    row.ply = ledger.ply
    row.updated = ledger.began
    if match.over:
        row.state, row.turn = "over", None
        row.ranks, row.scores = match.ranks(), match.scores()
    else:
        row.state, row.turn = "playing", match.seat


def describe(row: TableRow, mine: int | None, online: set[str]) -> Table:
    """A table as anybody may see it."""
    players = [
        Player(
            seat=seat,
            kind=s.kind,
            name=s.name or s.bot,
            colour=s.colour,
            bot=s.bot,
            guest=s.guest,
            online=s.guest in online,
        )
        for seat, s in enumerate(row.seats)
    ]
    return Table(
        id=row.id,
        game=row.game,
        options=row.options,
        players=players,
        state=row.state,
        public=row.public,
        opener=row.opener,
        created=row.created,
        updated=row.updated,
        ply=row.ply,
        turn=row.turn,
        mine=mine,
        again=row.again,
        ranks=row.ranks,
        scores=row.scores,
    )


def line(said: Said) -> ChatLine:
    return ChatLine(n=said.n, name=said.name, seat=said.seat, text=said.text, at=said.at)


def _stale(seen: int, now: int, id: str = "") -> Refusal:
    return Refusal(word="stale", message=f"you saw ply {seen}, the table is at {now}", id=id)


def refusal(refused: Refused, id: str = "") -> Refusal:
    return Refusal(word=refused.word, message=reason(refused), rule=refused.rule, id=id)
