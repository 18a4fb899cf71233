"""Between the processes of one house: what one of them has changed, the others look at again.

Nothing that must last is here: that is in the database. A message says "look again at this table"
and no more, so a lost one costs a moment and never a move. Beside it each process keeps *notes*
that the others can read: who is connected to it, how many sockets somebody has. They count as long
as their process lives. A *claim* says which process does a thing that one is enough for.

One process alone needs none of it: ``Bus`` tells nobody and knows of nobody. Several share a Redis:
``RedisBus``. While that is away each process does what it would do alone, and looks at the
database more often.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Literal, Protocol

from archipel.server.limits import Buckets
from archipel.server.refusals import CannotStart

Kind = Literal["moves", "row", "said", "free", "plan"]
"""What to look at: the log alone; anything of the table; the chat; nobody attends to it now; what
somebody plans."""

log = logging.getLogger("archipel")


class Ear(Protocol):
    """Who is told what other processes say."""

    def look(self, table: str, kind: Kind, changes: int) -> None:
        """A table has changed; ``changes`` is the count of its changes after that."""

    def look_at_all(self) -> None:
        """Messages may have been lost."""

    def here(self, table: str, notes: list[bytes]) -> None:
        """What the others have noted of who is connected to a table."""

    def list_changed_elsewhere(self) -> None:
        """What the list of public tables shows may be another."""

    def renamed_elsewhere(self, guest: str) -> None:
        """A guest has another name or colour."""

    def parted_elsewhere(self, session: str, now: str = "") -> None:
        """A session has ended; or it goes on as another one."""

    def answered(self, job: str) -> None:
        """A job of ours is done."""

    def notes(self) -> dict[str, bytes]:
        """All that we have noted, when it has to be noted anew."""


class Bus:
    """One process alone."""

    shared = False
    away = False  # there should be somebody to carry our messages, and there is not
    workers = 0  # how many live, see jobs.py

    async def open(self, ear: Ear) -> None:
        """Begin to tell and to hear."""

    async def close(self) -> None:
        """Say good-bye: what we noted and claimed no longer counts."""

    async def answer(self) -> None:
        """Nothing, if messages can be carried; else it fails."""

    async def answer_of_workers(self) -> None:
        """Nothing, if a worker lives; else it fails."""

    def follow(self, table: str) -> None:
        """Hear of this table from now on."""

    def leave(self, table: str) -> None:
        """No longer hear of it."""

    def tell(self, table: str, kind: Kind, changes: int = 0) -> None:
        """Have the others look at a table."""

    def tell_list_changed(self) -> None:
        """Have the others look at the list of public tables."""

    def tell_renamed(self, guest: str) -> None:
        """Have the others look at a guest."""

    def tell_parted(self, session: str, now: str = "") -> None:
        """Have the others end a session too, or go on with it as another one: by their hashes."""

    def note(self, subject: str, value: bytes | None, table: str = "") -> None:
        """Note something for the others to read; None: no longer. Who follows the table is told."""

    async def read(self, subjects: list[str]) -> list[list[bytes]] | None:
        """What the others have noted of each subject; None if that cannot be known now."""
        return [[] for _ in subjects]

    async def note_and_read(self, subjects: dict[str, bytes]) -> list[list[bytes]]:
        """Note some things, and what the others have noted of the same."""
        return [[] for _ in subjects]

    async def claim(self, what: str) -> bool:
        """May we do it? If so, nobody else does until we release it, or die."""
        return True

    def release(self, what: str) -> None:
        """We no longer do it."""

    async def unclaimed(self, what: list[str]) -> list[str]:
        """Those of them that nobody does."""
        return []

    async def take(self, buckets: Buckets, key: str, cost: float = 1.0) -> bool:
        """Take from a bucket that all processes share; from our own, if we are alone."""
        return buckets.take(key, cost)

    def take_now(self, buckets: Buckets, key: str, cost: float = 1.0) -> bool:
        """The same without waiting: what others have taken is known a moment later."""
        return buckets.take(key, cost)


# ---------------------------------------------------------------- several processes

PREFIX = "archipel:"
HOUSE = PREFIX + "house"
PROCESSES = PREFIX + "processes"
WORKERS = PREFIX + "workers"

BEAT = 1.0
"""Seconds between two signs of life."""

DEAD = 5.0
"""Seconds without one until a process is taken for dead, and its notes and claims are void."""

PATIENCE = 2.0
"""Seconds that Redis may take for an answer."""

SHARED_EVERY = 0.1
"""Seconds between two reckonings of what was taken without waiting."""

NOTES_LAST = 24 * 3600
"""Seconds that a note stays which nobody has touched."""

ALIVE = """
local t = redis.call('TIME'); local now = t[1] + t[2] / 1000000
local fresh = redis.call('ZADD', KEYS[tonumber(ARGV[3])], now, ARGV[1])
for i = 1, 2 do redis.call('ZREMRANGEBYSCORE', KEYS[i], '-inf', now - ARGV[2]) end
for i = 3, #KEYS do
  if redis.call('GET', KEYS[i]) == ARGV[1] then
    redis.call('PEXPIRE', KEYS[i], ARGV[2] * 1000)
  end
end
return {fresh, redis.call('ZRANGE', KEYS[1], 0, -1), redis.call('ZCARD', KEYS[2])}
"""
"""A sign of life, as a server (1) or a worker (2): are we new here, and who else lives?

What we have claimed stays ours."""

CLAIM = """
local held = redis.call('GET', KEYS[1])
if not held then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2] * 1000)
  return 1
end
return held == ARGV[1] and 1 or 0
"""

RELEASE = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"

TAKE = """
local t = redis.call('TIME'); local now = t[1] + t[2] / 1000000
local rate, burst, always = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3] == '1'
local found = {}
for i, key in ipairs(KEYS) do
  local cost = tonumber(ARGV[3 + i])
  local held = redis.call('HMGET', key, 'tokens', 'at')
  local tokens = burst
  if held[1] then
    tokens = math.min(burst, tonumber(held[1]) + (now - tonumber(held[2])) * rate)
  end
  local taken = always or tokens >= cost
  if taken then tokens = math.max(-burst, tokens - cost) end
  redis.call('HSET', key, 'tokens', tokens, 'at', now)
  redis.call('PEXPIRE', key, math.ceil(2000 * burst / rate) + 1000)
  found[2 * i - 1] = taken and 1 or 0
  found[2 * i] = tostring(tokens)
end
return found
"""
"""Token buckets as in limits.py, by one clock for all. ``always``: what was taken already."""


class RedisBus(Bus):
    """Several processes that share a Redis."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            import saq  # noqa: F401  the queue on it, see jobs.py
            from redis.asyncio import Redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
            from redis.exceptions import RedisError
        except ImportError as error:
            raise CannotStart("bad-value", name="ARCHIPEL_BUS", value=_shown(url)) from error
        self.name = secrets.token_hex(6)  # of this process, as long as it lives
        self.failed: tuple[type[Exception], ...] = (RedisError, OSError, TimeoutError)
        never = Retry(NoBackoff(), 0)  # we go on without it, and come back ourselves
        wishes: dict[str, Any] = {"retry": never, "socket_connect_timeout": PATIENCE}
        try:
            self.redis: Any = Redis.from_url(url, socket_timeout=PATIENCE, **wishes)
            self._listener: Any = Redis.from_url(url, socket_timeout=None, **wishes)
        except ValueError as error:
            raise CannotStart("bad-value", name="ARCHIPEL_BUS", value=_shown(url)) from error
        self._alive_script = self.redis.register_script(ALIVE)
        self._claim_script = self.redis.register_script(CLAIM)
        self._release_script = self.redis.register_script(RELEASE)
        self._take_script = self.redis.register_script(TAKE)
        self._url = url
        self._ear: Ear | None = None
        self._alive: set[str] = set()
        self._followed: set[str] = set()
        self._claims: set[str] = set()
        self._pubsub: Any = None
        self._listening: asyncio.Task[None] | None = None
        self._heard = 0.0  # when we last heard ourselves
        self._tasks: list[asyncio.Task[None]] = []
        # What goes out with the next round; one round trip carries all of it.
        self._round = asyncio.Event()
        self._beaten = asyncio.Event()  # somebody new is there: look now who lives
        self._messages: list[tuple[str, bytes]] = []
        self._notes: dict[str, bytes | None] = {}
        self._noted: set[str] = set()  # what the others may read of us
        self._wanted: set[str] = set()  # tables whose notes are to be read
        self._freed: set[str] = set()
        self._coming: set[str] = set()  # channels to be followed, or to be left
        self._going: set[str] = set()
        self._taken: dict[str, tuple[Buckets, dict[str, float]]] = {}

    async def answer(self) -> None:
        await self.redis.ping()

    async def answer_of_workers(self) -> None:
        if self.away or not self.workers:
            raise OSError("no worker is there: servers think themselves")

    async def open(self, ear: Ear) -> None:
        self._ear = ear
        await self._beat(first=True)
        self._say(HOUSE, f"{self.name} born")
        self._listening = asyncio.create_task(self._listen())
        for work in (self._send(), self._live(), self._reckon()):
            self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._listening] if self._listening else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._ear is not None:
            for subject in self._ear.notes():
                self._notes[subject] = None
        self._freed |= self._claims
        try:
            await self._send_round()
            await self.redis.zrem(PROCESSES, self.name)
        except self.failed as error:
            log.warning("the bus: no good-bye: %s", error)
        await self._listener.aclose()
        await self.redis.aclose()

    # ------------------------------------------------------------ what others are told

    def follow(self, table: str) -> None:
        channel = _table(table)
        self._followed.add(channel)
        self._going.discard(channel)
        self._coming.add(channel)
        self._wanted.add(table)
        self._round.set()

    def leave(self, table: str) -> None:
        channel = _table(table)
        self._followed.discard(channel)
        self._coming.discard(channel)
        self._going.add(channel)
        self._round.set()

    def tell(self, table: str, kind: Kind, changes: int = 0) -> None:
        self._say(_table(table), f"{self.name} {kind} {changes}")

    def tell_list_changed(self) -> None:
        self._say(HOUSE, f"{self.name} list")

    def tell_renamed(self, guest: str) -> None:
        self._say(HOUSE, f"{self.name} guest {guest}")

    def tell_parted(self, session: str, now: str = "") -> None:
        self._say(HOUSE, f"{self.name} session {session} {now}".rstrip())

    def _say(self, channel: str, text: str) -> None:
        self._messages.append((channel, text.encode()))
        self._round.set()

    def note(self, subject: str, value: bytes | None, table: str = "") -> None:
        self._notes[subject] = value
        if table:
            self._say(_table(table), f"{self.name} here")
        self._round.set()

    def release(self, what: str) -> None:
        if what in self._claims:
            self._claims.discard(what)
            self._freed.add(what)
            self._round.set()

    async def _send(self) -> None:
        while True:
            await self._round.wait()
            self._round.clear()
            try:
                await self._send_round()
            except self.failed as error:
                self._gone(error)
                await asyncio.sleep(BEAT / 4)

    async def _send_round(self) -> None:
        messages, self._messages = self._messages, []
        notes, self._notes = self._notes, {}
        freed, self._freed = self._freed, set()
        wanted, self._wanted = list(self._wanted), set()
        if self._pubsub is not None and self._pubsub.connection is not None:
            coming, self._coming, going, self._going = self._coming, set(), self._going, set()
            if coming:
                await self._pubsub.subscribe(*coming)
            if going:
                await self._pubsub.unsubscribe(*going)
        pipe = self.redis.pipeline(transaction=False)
        for subject, value in notes.items():
            self._write(pipe, subject, value)
        for what in freed:
            await self._release_script(keys=[_claim(what)], args=[self.name])
        for channel, text in messages:
            pipe.publish(channel, text)
        for table in wanted:
            pipe.hgetall(_note(here(table)))
        if not len(pipe):
            return
        answers = await pipe.execute(raise_on_error=False)
        self._noted -= {subject for subject, value in notes.items() if value is None}
        if self._ear is not None and wanted:
            for table, found in zip(wanted, answers[-len(wanted) :]):
                if isinstance(found, dict):
                    with _whatever_it_says():
                        self._ear.here(table, self._living(found))

    def _write(self, pipe: Any, subject: str, value: bytes | None) -> None:
        if value is None:
            pipe.hdel(_note(subject), self.name)
        else:
            self._noted.add(subject)
            pipe.hset(_note(subject), self.name, value)
            pipe.expire(_note(subject), NOTES_LAST)

    # ------------------------------------------------------------ what others tell

    async def _listen(self) -> None:
        """Hear the others. After every new beginning all that was followed is looked at again."""
        while True:
            pubsub = self._pubsub = self._listener.pubsub()
            try:
                await pubsub.subscribe(HOUSE, PREFIX + self.name, *self._followed)
                self._round.set()  # who came to be followed meanwhile
                while True:
                    message = await pubsub.get_message(timeout=None)
                    if message is not None:
                        with _whatever_it_says():
                            self._hear(message)
            except self.failed as error:
                self._gone(error)
                await asyncio.sleep(BEAT / 4)
            finally:
                await pubsub.aclose()

    def _hear(self, message: dict[str, Any]) -> None:
        assert self._ear is not None
        channel = message["channel"].decode()
        if message["type"] == "subscribe":  # what was said before, we have not heard
            if channel == HOUSE:
                self._ear.list_changed_elsewhere()
            elif channel.startswith(_table("")):
                self._ear.look(channel.removeprefix(_table("")), "row", -1)
            return
        if message["type"] != "message":
            return
        sender, kind, *rest = message["data"].decode().split(" ")
        if kind == "answer":
            self._ear.answered(" ".join(rest))
        elif kind == "echo":
            self._heard = time.monotonic()
        elif sender == self.name:
            return
        elif kind == "born":
            self._beaten.set()
        elif kind == "back":
            self._look_at_all()
        elif kind == "list":
            self._ear.list_changed_elsewhere()
        elif kind == "guest":
            self._ear.renamed_elsewhere(rest[0])
        elif kind == "session":
            self._ear.parted_elsewhere(*rest)
        elif kind == "here":
            self._wanted.add(channel.removeprefix(_table("")))
            self._round.set()
        else:
            self._ear.look(channel.removeprefix(_table("")), kind, int(rest[0]))

    # ------------------------------------------------------------ who lives

    async def _live(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._beaten.wait()
            self._beaten.clear()
            await self._beat()

    async def _beat(self, first: bool = False) -> None:
        assert self._ear is not None
        claims = [_claim(what) for what in self._claims]
        try:
            keys = [PROCESSES, WORKERS, *claims]
            fresh, names, self.workers = await self._alive_script(keys, [self.name, DEAD, 1])
        except self.failed as error:
            self._gone(error)
            return
        alive = {name.decode() for name in names}
        before, self._alive = self._alive, alive
        if first:
            self._heard = time.monotonic()
        self._say(PREFIX + self.name, f"{self.name} echo")
        deaf = time.monotonic() - self._heard > DEAD  # the line we listen on is dead
        if not first and (fresh or self.away or deaf):
            self._come_back()
        elif before - alive:
            self._look_at_all()
        elif before != alive:
            self._read_all_notes()

    async def live_as_worker(self) -> None:
        """The signs of life of a worker."""
        while True:
            try:
                await self._alive_script([PROCESSES, WORKERS], [self.name, DEAD, 2])
            except self.failed as error:
                log.warning("the queue is away: %s", error)
            await asyncio.sleep(BEAT)

    async def leave_as_worker(self) -> None:
        """A worker says good-bye."""
        with suppress(*self.failed):
            await self.redis.zrem(WORKERS, self.name)
        await self.redis.aclose()

    def blocking(self, patience: float) -> Any:
        """A client that waits for an answer longer than others."""
        from redis.asyncio import Redis

        return Redis.from_url(self._url, socket_timeout=patience)

    def _gone(self, error: Exception) -> None:
        if not self.away:
            log.warning("the bus is away, everybody looks for themselves: %s", error)
        self.away = True

    def _come_back(self) -> None:
        """It was away, or has forgotten us: say everything again, and look at everything.

        The others look at everything too: what we had to tell them may have been lost.
        """
        assert self._ear is not None
        log.warning("the bus is back")
        self.away = False
        self._heard = time.monotonic()
        self._notes |= dict.fromkeys(self._noted) | self._ear.notes()
        if self._listening is not None:
            self._listening.cancel()
        self._listening = asyncio.create_task(self._listen())
        self._look_at_all()
        self._say(HOUSE, f"{self.name} back")

    def _look_at_all(self) -> None:
        """Messages may have been lost."""
        assert self._ear is not None
        self._read_all_notes()
        self._ear.look_at_all()

    def _read_all_notes(self) -> None:
        self._wanted |= {channel.removeprefix(_table("")) for channel in self._followed}
        self._round.set()

    def _living(self, found: dict[bytes, bytes]) -> list[bytes]:
        """What the others noted who are still alive."""
        return [
            value
            for name, value in found.items()
            if name.decode() != self.name and name.decode() in self._alive
        ]

    # ------------------------------------------------------------ what is asked

    async def read(self, subjects: list[str]) -> list[list[bytes]] | None:
        return await self._ask({}, subjects)

    async def note_and_read(self, subjects: dict[str, bytes]) -> list[list[bytes]]:
        found = await self._ask(subjects, list(subjects))
        return [[] for _ in subjects] if found is None else found

    async def _ask(self, noted: dict[str, bytes], subjects: list[str]) -> list[list[bytes]] | None:
        if self.away:
            return None
        pipe = self.redis.pipeline(transaction=False)
        for subject, value in noted.items():
            self._write(pipe, subject, value)
        for subject in subjects:
            pipe.hgetall(_note(subject))
        try:
            answers = await pipe.execute() if len(pipe) else []
        except self.failed as error:
            self._gone(error)
            return None
        return [self._living(found) for found in answers[len(answers) - len(subjects) :]]

    async def claim(self, what: str) -> bool:
        if self.away or what in self._claims:
            return True
        self._freed.discard(what)
        try:
            ours = await self._claim_script(keys=[_claim(what)], args=[self.name, DEAD])
        except self.failed as error:
            self._gone(error)
            return True
        if ours:
            self._claims.add(what)
        return bool(ours)

    async def unclaimed(self, what: list[str]) -> list[str]:
        if self.away or not what:
            return what
        try:
            held = await self.redis.mget([_claim(one) for one in what])
        except self.failed as error:
            self._gone(error)
            return what
        return [one for one, holder in zip(what, held) if holder is None]

    async def take(self, buckets: Buckets, key: str, cost: float = 1.0) -> bool:
        if not self.away:
            try:
                taken, left = await self._take(buckets, {key: cost}, always=False)
            except self.failed as error:
                self._gone(error)
            else:
                buckets.know(key, float(left))
                return bool(taken)
        return buckets.take(key, cost)

    def take_now(self, buckets: Buckets, key: str, cost: float = 1.0) -> bool:
        if not buckets.take(key, cost):
            return False
        _, costs = self._taken.setdefault(buckets.name, (buckets, {}))
        costs[key] = costs.get(key, 0.0) + cost
        return True

    async def _reckon(self) -> None:
        """Put what was taken without waiting together with what the others took."""
        while True:
            await asyncio.sleep(SHARED_EVERY)
            taken, self._taken = self._taken, {}
            for buckets, costs in taken.values():
                if self.away:
                    break
                try:
                    found = await self._take(buckets, costs, always=True)
                except self.failed as error:
                    self._gone(error)
                    break
                for key, left in zip(costs, found[1::2]):
                    buckets.know(key, float(left))

    async def _take(self, buckets: Buckets, costs: dict[str, float], always: bool) -> list[Any]:
        keys = [f"{PREFIX}bucket:{buckets.name}:{key}" for key in costs]
        args = [buckets.rate, buckets.burst, int(always), *costs.values()]
        found: list[Any] = await self._take_script(keys=keys, args=args)
        return found


@contextmanager
def _whatever_it_says() -> Iterator[None]:
    """What another release tells may be strange to us: the rest is heard all the same."""
    try:
        yield
    except Exception as error:
        log.warning("the bus: something was not understood: %r", error)


def here(table: str) -> str:
    """The subject of notes on who is connected to a table."""
    return f"here:{table}"


def _table(table: str) -> str:
    return f"{PREFIX}table:{table}"


def _note(subject: str) -> str:
    return f"{PREFIX}note:{subject}"


def _claim(what: str) -> str:
    return f"{PREFIX}claim:{what}"


def _shown(url: str) -> str:
    """An address without its password."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if rest else "…"


def make(url: str) -> Bus:
    """The bus of an address; without one we are alone."""
    return RedisBus(url) if url else Bus()
