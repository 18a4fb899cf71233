"""Everything that can fail in a house of many processes fails, again and again, while people play.

    python -m tests.server.chaos --rounds 200

A proxy, three servers, two workers, PostgreSQL and Redis, all real and on loopback. In each round
one thing happens: a server, a worker or Redis is killed (SIGKILL), PostgreSQL is started again, a
server stands still (SIGSTOP: it answers nobody, and wakes up in the belief that nothing happened),
a server is cut off from PostgreSQL and Redis while people talk to it, or all servers are renewed
one after the other. Scripted people play all the time, over sockets, and at every table somebody
watches. When all is healed they pause, and soon all who listen at a table must have seen the same.
At some tables computer players sit, whose choices workers think about: these must have gone on by
themselves. In the end what was acknowledged is checked as in crash.py. A hundred rounds or more
write ``bench/chaos.md``.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime
import itertools
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from sqlalchemy import Connection, text

from archipel.cli.loopback import UNLIMITED, Person
from tests.server.cluster import LONG, Cluster
from tests.server.crash import QUICK, Guest, Player, Run, Table

SECONDS = 5.0
"""So long after the last thing is healed all must have seen the same."""

GO_ON = 60.0
"""Seconds in which a computer player must have chosen, whoever thought for it before: claims of the
dead lapse, and orphans are looked for now and then."""

WRITTEN = 100
"""Rounds from which on a run is told of on the page."""

PAGE = Path(__file__).parent.parent.parent / "bench" / "chaos.md"


class Watcher(Player):
    """Somebody without a seat, who never says anything."""

    def go_on(self) -> None:
        pass


class Chaos(Run):
    """One run."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        many = {"ARCHIPEL_SOCKETS_PER_GUEST": "100000"}  # all who watch are the same nobody
        environment = UNLIMITED | QUICK | many
        self.cluster = self.server = Cluster(environment, durable=True, gates=True)
        self.late = True  # by a server that was cut off, when it wakes up
        self.happened: Counter[str] = Counter()
        self.healing: list[tuple[float, str]] = []  # how long until all had seen the same
        self.going_on: list[float] = []  # and until no computer player was waited for
        self.by_computers = 0  # choices of computer players

    def url(self) -> str:
        return self.cluster.url

    # ------------------------------------------------------------ what can happen

    async def kill_a_server(self) -> None:
        server = self.luck.choice(self.cluster.servers)
        server.kill()
        await self.some_time(0.2, 2)
        await asyncio.to_thread(server.start, LONG)

    async def kill_a_worker(self) -> None:
        worker = self.luck.choice(self.cluster.workers)
        worker.kill()
        await self.some_time(0.2, 1)
        worker.start()

    async def kill_redis(self) -> None:
        self.cluster.redis.kill()
        await self.some_time(0.5, 3)
        await asyncio.to_thread(self.cluster.redis.start)

    async def restart_postgresql(self) -> None:
        await asyncio.to_thread(self.cluster.postgresql.end)
        await self.some_time(0, 1)
        await asyncio.to_thread(self.cluster.postgresql.launch)

    async def cut_a_server_off(self) -> None:
        gate = self.luck.choice(self.cluster.gates)
        gate.close()
        await self.some_time(1, 7)
        gate.open()

    async def stop_a_server(self) -> None:
        server = self.luck.choice(self.cluster.servers)
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        await self.some_time(1, 7)
        server.process.send_signal(signal.SIGCONT)

    async def renew_all_servers(self) -> None:
        for server in self.cluster.servers:
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start, LONG)

    async def some_time(self, least: float, most: float) -> None:
        await asyncio.sleep(self.luck.uniform(least, most))

    # ------------------------------------------------------------ a run

    async def play_rounds(self, rounds: int, tables: int, within: float) -> None:
        self.tables = tables
        events = (
            self.kill_a_server,
            self.kill_a_worker,
            self.kill_redis,
            self.restart_postgresql,
            self.cut_a_server_off,
            self.stop_a_server,
            self.renew_all_servers,
        )
        order = itertools.cycle(self.luck.sample(events, len(events)))
        try:
            await asyncio.to_thread(self.cluster.start)
            for n in range(rounds):
                await self.replace_finished()
                await self.some_play()
                event = next(order)
                await event()
                self.happened[event.__name__] += 1
                await self.all_see_the_same(event.__name__, within)
                print(
                    f"\r{n + 1} rounds, {self.moves} moves acknowledged, healed after "
                    f"{self.healing[-1][0]:.1f} s ({event.__name__})        ",
                    end="",
                    flush=True,
                )
            self.quiet = True
            await asyncio.gather(*(guest.task for guest in self.guests))
            await self.settle()
            await self.check()
            assert "Traceback" not in self.cluster.log.read_text(), self.cluster.log.read_text()
        except BaseException:
            (Path(tempfile.gettempdir()) / "archipel-chaos.log").write_text(
                self.cluster.log.read_text()
            )
            raise
        finally:
            self.done = self.quiet = True
            for task in [one.task for one in self.players] + [one.task for one in self.guests]:
                task.cancel()
            self.cluster.stop()

    async def replace_finished(self) -> None:
        """As before; and at every new table somebody watches."""
        for _ in range(20):
            try:
                await super().replace_finished()
                break
            except (RuntimeError, OSError):  # not all is healed yet
                await asyncio.sleep(0.25)
        watched = {p.table.id for p in self.players if isinstance(p, Watcher)}
        for table in {player.table for player in self.players}:
            if table.id not in watched:
                self.players.append(await self.watcher(table))

    def seat_some(self, computers: int = 0) -> list[tuple[Person, Table, str]]:
        """At every third table somebody plays against the computer."""
        playing = {player.table for player in self.players if player.table.computers}
        return super().seat_some(int(len(playing) < max(1, self.tables // 3)))

    async def watcher(self, table: Table) -> Watcher:
        return Watcher(self, await asyncio.to_thread(Person, self.cluster.port), table, "")

    async def all_see_the_same(self, what: str, within: float) -> None:
        """People stop for a moment; then everybody at a table must have seen the same, soon."""
        self.quiet = True
        began = time.monotonic()
        try:
            await self.settle(within)
        except AssertionError:
            behind = [
                (p.table.id, type(p).__name__, p.frame.get("ply"), p.waiting, p.line is not None)
                for p in self.players
            ]
            raise AssertionError(
                f"{what}: not all see the same after {within} s: {behind}"
            ) from None
        self.healing.append((time.monotonic() - began, what))
        await self.computers_go_on(what)
        self.going_on.append(time.monotonic() - began)
        await asyncio.gather(*(guest.task for guest in self.guests))
        self.quiet = False
        self.guests = [Guest(self, guest.person) for guest in self.guests]
        for player in self.players:
            player.go_on()

    def waited_for(self) -> list[tuple[str, int]]:
        """Tables where it is a computer player's turn, as somebody there sees it; at which ply."""
        found = []
        people: dict[Table, set[int]] = {}
        for player in self.players:
            if player.frame and not isinstance(player, Watcher):
                people.setdefault(player.table, set()).add(player.seat)
        for player in self.players:
            ask = player.frame.get("ask")
            if player.table.computers and ask and ask["seat"] not in people[player.table]:
                found.append((player.table.id, player.frame["ply"]))
        return found

    async def computers_go_on(self, what: str) -> None:
        """Until a person is asked wherever computer players sit, or the game is over."""
        late = time.monotonic() + GO_ON
        while waited_for := self.waited_for():
            assert time.monotonic() < late, f"{what}: computer players do not go on: {waited_for}"
            await asyncio.sleep(0.1)

    def check_log(self, db: Connection, table: Table) -> None:
        super().check_log(db, table)
        if table.computers:
            every = self.players + self.seen_off
            there = [one for one in every if one.table is table and not isinstance(one, Watcher)]
            query = text("select seat from moves where table_id = :id and seat >= 0")
            seats = Counter(seat for (seat,) in db.execute(query, {"id": table.id}))
            self.by_computers += seats.total() - sum(seats[one.seat] for one in there)


def chaos(rounds: int, tables: int, seed: int, within: float = 30.0) -> Chaos:
    """So many rounds; AssertionError if anything was lost."""
    with tempfile.TemporaryDirectory(prefix="archipel-chaos-") as folder:
        run = Chaos(Path(folder), seed)
        asyncio.run(run.play_rounds(rounds, tables, within))
        return run


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--within", type=float, default=SECONDS)
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    run = chaos(asked.rounds, asked.tables, asked.seed, asked.within)
    told = summary(run, asked.rounds)
    print(f"\n{told}")
    if asked.rounds >= WRITTEN:
        load = f", load {os.getloadavg()[1]:.0f}" if hasattr(os, "getloadavg") else ""
        PAGE.write_text(
            f"# Chaos\n\n{datetime.date.today()}, {os.cpu_count()} cores for everything{load}, "
            f"seed {asked.seed}, {asked.tables} tables, written by `make chaos`.\n\n{told}\n"
        )
    return 0


def summary(run: Chaos, rounds: int) -> str:
    """What happened, and what it did to people, in one paragraph."""
    healing, going_on = sorted(run.healing), sorted(run.going_on)
    events = ", ".join(f"{name.replace('_', ' ')} {n}" for name, n in run.happened.items())
    refused = ", ".join(f"{word} {n}" for word, n in run.refused.items()) or "none"
    return (
        f"{rounds} rounds ({events}): {run.moves:,} acknowledged moves ({run.take_backs:,} taken "
        f"back), {run.lines:,} lines of chat and {run.seats:,} changes of seats: none lost, none "
        f"doubled; {run.resent:,} sent again. All had seen the same after "
        f"{healing[len(healing) // 2][0]:.1f} s (median), {healing[-1][0]:.1f} s at most "
        f"({healing[-1][1].replace('_', ' ')}), in {sum(took <= SECONDS for took, _ in healing)} "
        f"rounds within {SECONDS:.0f} s. Computer players made {run.by_computers:,} choices, and "
        f"nobody waited for one any more after {going_on[len(going_on) // 2]:.1f} s (median), "
        f"{going_on[-1]:.1f} s at most. Refused: {refused}."
    )


if __name__ == "__main__":
    sys.exit(main())
