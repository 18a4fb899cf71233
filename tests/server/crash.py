"""Kill the server at random moments while people play, again and again: is anything ever lost?

    python -m tests.server.crash --times 100

Scripted people play all five games over real sockets: they choose, take back (several choices in a
row, whoever may), and talk. Others go from table to table: they open, join, leave and begin. The
server is ended with SIGKILL and started again on the same data. The people come back by themselves,
say Hello with the last ply they know, and send again what was not acknowledged, with the same ids.
In the end, for every table:

- every acknowledged choice and line is in the log, once, where the server said it is;
- no id is in the log twice;
- whoever was told that they sit, sits there, and whoever was told that they left, does not;
- what each person pieced together is what a newcomer on the same seat is told;
- whoever told their seed in time has it in the deed the chance of the table comes from.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine, text

from archipel import games
from archipel.cli.loopback import UNLIMITED, Line, Person, Running, connect, whole
from archipel.server import chance

QUICK = {
    "ARCHIPEL_BOT_PAUSE": "0",
    "ARCHIPEL_WORKERS": "1",
    "ARCHIPEL_PASS_PAUSE": "0",  # what can be answered in one way only is answered at once
}
GUESTS = 6
"""People who go from table to table."""


class Table:
    """A table and what its people were told."""

    def __init__(self, id: str, computers: int = 0) -> None:
        self.id = id
        self.computers = computers
        self.acknowledged: dict[tuple[int, str], tuple[int, str]] = {}  # -> ply, what was chosen
        self.said: dict[tuple[str, str], str] = {}  # (guest, id) -> line


class Player:
    """Somebody who plays at random, and does not mind a lost line."""

    def __init__(self, run: Run, person: Person, table: Table, seed: str) -> None:
        self.run = run
        self.person = person
        self.table = table
        self.seed = seed
        self.mixed = False  # we were told that our seed is in the deed
        self.line: Line | None = None
        self.frame: dict[str, Any] = {}
        self.events: list[Any] = []
        self.lines: dict[int, Any] = {}  # what was said at the table, by number
        self.waiting: dict[str, Any] | None = None  # sent and not acknowledged
        self.saying: dict[str, Any] | None = None  # the same, for a line of chat
        self.known = 0  # the ply of the last thing acknowledged
        self.made = 0
        self.task = asyncio.create_task(self.stay())

    @property
    def seat(self) -> int:
        return int(self.frame["view"]["viewer"])

    async def stay(self) -> None:
        """Come to the table, and come back whenever the line is lost."""
        while not self.run.done:
            lost = asyncio.Event()
            try:
                path = f"/api/tables/{self.table.id}/socket"
                port, cookie = self.run.server.port, self.person.cookie
                self.line = await connect(port, path, cookie, self.hear, lost.set)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            self.say({"t": "hello", "since": self.frame.get("ply", 0)})
            for message in filter(None, (self.waiting, self.saying)):
                self.run.resent += 1
                self.say(message)
            await lost.wait()
            self.line = None

    def say(self, message: dict[str, Any]) -> None:
        if self.line is not None and not self.line.transport.is_closing():
            self.line.send(msgspec.json.encode(message))

    def hear(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        kind = message["t"]
        if kind == "table" and message["table"]["state"] == "sealing":
            mine = message["table"]["mine"]
            if mine is not None:
                self.mixed = self.mixed or message["table"]["players"][mine]["opened"]
                self.say({"t": "reveal", "seed": self.seed})
        elif kind == "frame":
            if message["ply"] >= self.frame.get("ply", 0):
                self.events += message["events"]
                self.frame = self.run.sound(whole, message, self.frame)
        elif kind == "chat":
            self.lines |= {line["n"]: line for line in message["lines"]}
        elif kind == "saved":
            self.acknowledge(message)
        elif kind == "refused":
            self.run.refused[message["word"]] += 1
            if self.waiting is not None and message["id"] == self.waiting["id"]:
                self.waiting = None
            if self.saying is not None and message["id"] == self.saying["id"]:
                self.saying = None
        self.go_on()

    def acknowledge(self, saved: dict[str, Any]) -> None:
        if self.waiting is not None and saved["id"] == self.waiting["id"]:
            told = saved["ply"], self.waiting.get("choice", "take_back")
            self.table.acknowledged[self.seat, saved["id"]] = told
            self.run.moves += 1
            self.run.take_backs += self.waiting["t"] == "take_back"
            self.waiting = None
            self.known = saved["ply"]
        elif self.saying is not None and saved["id"] == self.saying["id"]:
            self.table.said[self.person.guest["id"], saved["id"]] = self.saying["text"]
            self.run.lines += 1
            self.saying = None

    def go_on(self) -> None:
        """Do something, if nothing of mine is on its way."""
        frame, luck = self.frame, self.run.luck
        if self.run.quiet or not frame:
            return
        if self.saying is None and luck.random() < 0.02:
            self.saying = {"t": "say", "text": f"line {luck.random()}", "id": self.new_id()}
            self.say(self.saying)
        if self.waiting is not None or frame["ply"] < self.known:
            return
        sent = {"ply": frame["ply"], "id": self.new_id()}
        again = bool(frame["events"]) and frame["events"][-1]["word"] == "took-back"
        if frame["undo"]["allowed"] and luck.random() < (0.4 if again else 0.1):
            self.waiting = {"t": "take_back", **sent}
        elif frame["options"]:
            self.waiting = {"t": "play", "choice": luck.choice(frame["options"]), **sent}
        else:
            return
        self.say(self.waiting)

    def new_id(self) -> str:
        self.made += 1
        return f"{id(self)}-{self.made}"


class Hall:
    """A table people come to and leave again, and what each of them was told."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seat: dict[str, int | None] = {}  # of each guest; None: told that they have none
        self.unknown: set[str] = set()  # guests whose wish may still be carried out, later
        self.started = False


class Guest:
    """Somebody who sits down, stands up and begins, and hears of it or not."""

    def __init__(self, run: Run, person: Person) -> None:
        self.run = run
        self.person = person
        self.id = str(person.guest["id"])
        self.task = asyncio.create_task(self.wander())

    async def wander(self) -> None:
        luck = self.run.luck
        while not self.run.quiet:
            await asyncio.sleep(luck.uniform(0, 0.03))
            if not self.run.halls or luck.random() < 0.05:
                await self.open()
            else:
                await self.act(luck.choice(self.run.halls[-4:]))

    async def open(self) -> None:
        kinds = ["me", "open", self.run.luck.choice(["open", "open", "bot"])]
        seats = [{"kind": kind, "bot": "random" if kind == "bot" else ""} for kind in kinds]
        wish = {"game": "costa_ruana", "seats": seats, "shuffle": False}
        status, table = await self.ask("POST", "/api/tables", wish)
        if status == 201:
            hall = Hall(table["id"])
            hall.seat[self.id] = table["mine"]
            self.run.halls.append(hall)
            self.run.seats += 1

    async def act(self, hall: Hall) -> None:
        """One change, and what we are told about it."""
        luck = self.run.luck
        if self.id in hall.unknown:
            return
        if self.id not in hall.seat:
            await self.look(hall)
            return
        often = "join" if hall.seat[self.id] is None else "leave"
        way = luck.choice([often, often, "join", "leave", "start", "seat"])
        if way == "leave" and hall.started and luck.random() < 0.9:
            return  # else computer players would soon have it to themselves
        if way in ("join", "leave"):
            await self.move(hall, way)
        else:
            kind = luck.choice(["open", "bot", "bot"])
            body = {"seat": luck.randrange(3), "kind": kind, "bot": "random"}
            path = f"/api/tables/{hall.id}/{way}"
            status, _ = await self.ask("POST", path, body if way == "seat" else None)
            if status == 200:
                self.run.seats += 1
                hall.started |= way == "start"

    async def move(self, hall: Hall, way: str) -> None:
        """Sit down or stand up. While it is under way, and if we never hear, nobody knows."""
        before = hall.seat.pop(self.id)
        body: dict[str, str] | None = {} if way == "join" else None
        status, answer = await self.ask("POST", f"/api/tables/{hall.id}/{way}", body)
        told = f"{way} at {hall.id}: told {before}, now {status} {answer}"
        if not status:
            if self.run.late:
                hall.unknown.add(self.id)
            return
        hall.seat[self.id] = answer["mine"] if status == 200 else before
        self.run.seats += status == 200
        if way == "join" and before is not None and (status, hall.seat[self.id]) != (200, before):
            self.run.wrong.append(f"a seat was lost: {told}")
        elif way == "leave" and (before is None) == (status == 200):
            self.run.wrong.append(f"who sits, or left, is forgotten: {told}")

    async def look(self, hall: Hall) -> None:
        """Where do we sit? What is seen is as good as told."""
        status, table = await self.ask("GET", f"/api/tables/{hall.id}")
        if status:
            hall.seat[self.id] = table["mine"] if status == 200 else None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and answer; 0: the line was cut before there was one."""
        encoded = b"" if body is None else json.dumps(body).encode()
        try:
            status, answer = await asyncio.to_thread(self.person.call, method, path, encoded)
            if status < 500:  # else it may have happened or not: as if the line was cut
                return status, json.loads(answer)
            await asyncio.sleep(0.05)
            return 0, None
        except (OSError, http.client.HTTPException, ValueError):
            await asyncio.sleep(0.05)
            return 0, None


class Run:
    """One run: a server that dies, and the people who keep playing."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.server: Any = Running(folder / "data", UNLIMITED | QUICK)
        self.luck = random.Random(seed)
        self.players: list[Player] = []
        self.seen_off: list[Player] = []  # whose games are over
        self.guests: list[Guest] = []
        self.halls: list[Hall] = []
        self.late = False  # may a request be carried out long after its line was cut?
        self.quiet = False  # nobody starts anything new
        self.done = False
        self.moves = self.take_backs = self.lines = self.seats = 0  # acknowledged
        self.resent = 0
        self.refused: Counter[str] = Counter()
        self.wrong: list[str] = []  # what nobody should have been told

    def sound(self, whole: Any, message: dict[str, Any], last: dict[str, Any]) -> dict[str, Any]:
        """A frame, complete; what cannot be completed is written down."""
        try:
            return dict(whole(message, last))
        except ValueError as error:
            self.wrong.append(str(error))
            return message

    def seat_some(self, computers: int = 0) -> list[tuple[Person, Table, str]]:
        """A few people begin a game drawn by lot, against so many computer players."""
        game = games.load(self.luck.choice(games.names()))
        count = self.luck.choice([n for n in game.seat_counts if n <= 4])
        people = [Person(self.server.port, f"player {n}") for n in range(count - computers)]
        seeds = [self.luck.randbytes(32).hex() for _ in people]
        seals = [chance.seal_of(seed) for seed in seeds]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
        seats += [{"kind": "bot", "bot": "random"}] * computers
        wish = {"game": game.id, "seats": seats, "seal": seals[0]}
        table = Table(people[0].post("/api/tables", wish)["id"], computers)
        for person, seal in zip(people[1:], seals[1:]):
            person.post(f"/api/tables/{table.id}/join", {"seal": seal})
        if len(people) > 1:  # else it has begun: nobody else has to come
            people[0].post(f"/api/tables/{table.id}/start")
        return [(person, table, seed) for person, seed in zip(people, seeds)]

    async def replace_finished(self) -> None:
        """Where a game is over, new people begin another, so that there is always play."""
        for table in {player.table for player in self.players}:
            await self.see_off(table)
        running = {p.table.id for p in self.players if not p.frame or p.frame["ask"] is not None}
        for _ in range(self.tables - len(running)):
            for person, table, seed in await asyncio.to_thread(self.seat_some):
                self.players.append(Player(self, person, table, seed))
        while len(self.guests) < GUESTS:
            name = f"guest {len(self.guests)}"
            person = await asyncio.to_thread(Person, self.server.port, name)
            self.guests.append(Guest(self, person))

    async def see_off(self, table: Table) -> None:
        """A game that is over, with all told: a last check, and nobody needs to come back."""
        there = [player for player in self.players if player.table is table]
        ply = there[0].frame.get("ply")
        for one in there:
            over = bool(one.frame) and one.frame["ask"] is None and one.frame["ply"] == ply
            if not over or one.waiting or one.saying or one.line is None:
                return
        for one in there:
            await self.check_heard(one)
        for one in there:
            one.task.cancel()
            if one.line is not None:
                one.line.close()
        self.players = [player for player in self.players if player.table is not table]
        self.seen_off += there

    async def play(self, times: int, tables: int) -> None:
        self.tables = tables
        self.server.start()
        try:
            for n in range(times):
                await self.replace_finished()
                await self.some_play()
                self.server.kill()
                await asyncio.to_thread(self.server.start)
                print(f"\r{n + 1} kills, {self.moves} moves acknowledged", end="", flush=True)
            await asyncio.sleep(1.0)
            self.quiet = True
            await asyncio.gather(*(guest.task for guest in self.guests))
            await self.settle()
            await self.check()
        finally:
            self.done = self.quiet = True
            for task in [one.task for one in self.players] + [one.task for one in self.guests]:
                task.cancel()
            self.server.stop()

    async def some_play(self) -> None:
        """Wait for a random number of moves, and then a random moment longer."""
        enough = self.moves + self.luck.randint(1, 60)
        for _ in range(500):
            if self.moves >= enough:
                break
            await asyncio.sleep(0.01)
        await asyncio.sleep(self.luck.uniform(0, 0.02))

    async def settle(self, seconds: float = 30.0) -> None:
        """Wait until everybody has heard everything."""
        late = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < late:
            await asyncio.sleep(0.1)
            plies: dict[str, set[int]] = {}
            for player in self.players:
                plies.setdefault(player.table.id, set()).add(player.frame.get("ply", -1))
            if all(p.waiting is None and p.saying is None and p.line for p in self.players) and all(
                len(seen) == 1 for seen in plies.values()
            ):
                return
        raise AssertionError("the people do not come to rest: somebody missed something")

    def url(self) -> str:
        """The address of the database, for SQLAlchemy."""
        return f"sqlite:///{self.server.data / 'archipel.sqlite'}"

    async def check(self) -> None:
        assert not self.wrong, self.wrong
        engine = create_engine(self.url())
        with engine.connect() as db:
            if engine.dialect.name == "sqlite":
                found = db.exec_driver_sql("pragma integrity_check").one()
                assert tuple(found) == ("ok",)
            every = self.players + self.seen_off
            for table in {player.table for player in every}:
                self.check_log(db, table)
                self.check_said(db, table)
            deeds = {id: deed for id, deed in db.execute(text("select id, deed from tables"))}
        engine.dispose()
        for hall in self.halls:
            await self.check_seats(hall)
        for player in every:
            assert not player.mixed or player.seed in deeds[player.table.id], "a seed is lost"
        for player in self.players:
            await self.check_heard(player)

    def check_log(self, db: Connection, table: Table) -> None:
        query = text("select ply, seat, choice, id from moves where table_id = :id order by ply")
        rows = db.execute(query, {"id": table.id}).all()
        assert [row[0] for row in rows] == list(range(len(rows))), "a ply is missing"
        ids = [(seat, id) for _, seat, _, id in rows if id]
        assert len(ids) == len(set(ids)), "a choice is in the log twice"
        at = {(seat, id): (ply + 1, choice) for ply, seat, choice, id in rows}
        for key, told in table.acknowledged.items():
            assert at.get(key) == told, f"an acknowledged choice is lost: {key} {told}"

    def check_said(self, db: Connection, table: Table) -> None:
        query = text("select n, guest, id, text from chat where table_id = :id order by n")
        rows = db.execute(query, {"id": table.id}).all()
        assert [row[0] for row in rows] == list(range(len(rows))), "a line is missing"
        ids = [(guest, id) for _, guest, id, _ in rows if guest]
        assert len(ids) == len(set(ids)), "a line was said twice"
        at = {(guest, id): line for _, guest, id, line in rows}
        for key, line in table.said.items():
            assert at.get(key) == line, f"an acknowledged line is lost: {key} {line}"

    async def check_seats(self, hall: Hall) -> None:
        status, table = await self.guests[0].ask("GET", f"/api/tables/{hall.id}")
        told = f"{hall.id}, told {hall.seat}, found {status} {table}"
        sitting = {guest: seat for guest, seat in hall.seat.items() if seat is not None}
        if status == 404:
            assert not sitting, f"a table was cleared away with people at it: {told}"
            assert not hall.started, f"a game that had begun is lost: {told}"
            return
        assert not (hall.started and table["state"] == "open"), f"a start was lost: {told}"
        guests = [player["guest"] for player in table["players"]]
        for guest, seat in sitting.items():
            assert guests[seat] == guest, f"a seat was lost: {told}"
        left = hall.seat.keys() - sitting.keys()
        assert not left & set(guests), f"somebody left and still sits there: {told}"
        seated = [guest for guest in guests if guest]
        assert len(seated) == len(set(seated)), f"somebody sits twice: {told}"

    async def check_heard(self, player: Player) -> None:
        """What they pieced together is what a newcomer on the same seat is told."""
        for _ in range(20):
            fresh, lines = await self.newcomer(player)
            heard = all(player.lines.get(line["n"]) == line for line in lines)
            if fresh["ply"] == player.frame["ply"] and heard:
                break
            await asyncio.sleep(0.2)  # something was answered for somebody, or said, meanwhile
        assert player.events == fresh["events"], "somebody did not hear all, or twice"
        for field in ("ply", "view", "ask", "options", "undo"):
            assert player.frame[field] == fresh[field], field
        assert heard, "somebody did not hear a line"

    async def newcomer(self, player: Player) -> tuple[dict[str, Any], list[Any]]:
        """The first frame and the lines somebody gets who comes to the same seat."""
        heard: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        lines: list[Any] = []

        def hear(data: bytes) -> None:
            message = msgspec.json.decode(data)
            if message["t"] == "chat":
                lines.extend(message["lines"])
            elif message["t"] == "frame" and not heard.done():
                heard.set_result(message)

        path = f"/api/tables/{player.table.id}/socket"
        cookie = player.person.cookie
        line = await connect(self.server.port, path, cookie, hear, lambda: None)
        line.send(b'{"t":"hello","since":0}')
        frame = await asyncio.wait_for(heard, 30)
        line.close()
        return frame, lines


def crash(times: int, tables: int, seed: int) -> Run:
    """Kill a server so many times; AssertionError if anything was lost."""
    with tempfile.TemporaryDirectory(prefix="archipel-crash-") as folder:
        run = Run(Path(folder), seed)
        asyncio.run(run.play(times, tables))
        return run


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    run = crash(asked.times, asked.tables, asked.seed)
    print(
        f"\n{asked.times} kills: {run.moves} acknowledged moves ({run.take_backs} take-backs), "
        f"{run.lines} lines of chat and {run.seats} changes of seats: none lost, none doubled; "
        f"{run.resent} sent again; refused: {dict(run.refused) or 'none'}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
