"""Who is counted as one, who has to wait, and what is kept."""

from __future__ import annotations

import asyncio
import contextvars
import itertools
import logging
import os
from collections import Counter
from pathlib import Path

import pytest

from archipel.kernel.match import Refused
from archipel.server.archive import Archive
from archipel.server.limits import (
    HOLD,
    MESSAGE,
    REQUEST,
    Tally,
    Turns,
    address_of,
    household,
    let_wait,
)
from archipel.server.logs import OneLine
from archipel.server.settings import Settings


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("x" * 500, "x" * 60),
    ],
)
def test_an_address_as_limits_count_it(host: str, counted: str) -> None:
    assert household(host) == counted
    assert address_of({"client": (host, 1)}) == counted
    assert address_of({"client": None}) == ""


def test_between_two_turns_of_one_address_others_are_heard() -> None:
    heard: list[str] = []

    async def ask(turns: Turns, home: str) -> None:
        await turns.take(home, 1, spoken=True)
        heard.append(home)

    async def main() -> None:
        turns = Turns(2)
        flood = [asyncio.create_task(ask(turns, "flood")) for _ in range(10)]
        await asyncio.sleep(0)
        bystander = asyncio.create_task(ask(turns, "bystander"))
        flood[4].cancel()  # who waits may go
        await asyncio.wait([*flood, bystander])
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (turns._turning, turns._spoken, turns._asked) == (False, {}, {})

    asyncio.run(main())
    assert heard.count("flood") == 9
    assert heard.index("bystander") <= 4


def test_many_addresses_together_get_no_more_of_a_turn_than_one() -> None:
    begun: list[tuple[int, str]] = []  # in which turn, who

    async def main() -> None:
        turns = Turns(REQUEST)
        now = 0

        def begin(home: str) -> bool:
            begun.append((now, home))
            return True

        for n in range(30):
            turns.call(f"home {n}", REQUEST, lambda n=n: begin(f"home {n}"))
        for _ in range(3):
            turns.call("home 0", MESSAGE, lambda: begin("again"))
        while turns._turning:
            await asyncio.sleep(0)
            now += 1

    asyncio.run(main())
    homes = [f"home {n}" for n in range(30)]
    assert sorted(home for _, home in begun) == sorted([*homes, "again", "again", "again"])
    assert [home for _, home in begun if home != "again"] == homes  # each in its turn
    requests = Counter(turn for turn, home in begun if home != "again")
    assert requests.pop(0) <= 2  # the first at once, and then one in each turn
    assert set(requests.values()) == {1}


async def until_nothing_waits(turns: Turns) -> None:
    async with asyncio.timeout(20):
        while turns._turning:
            await asyncio.sleep(0.001)


def test_while_a_move_is_saved_one_request_begins_and_no_second() -> None:
    """However many wait, and from however many addresses; time alone lets no further one in."""
    begun: list[str] = []

    async def main() -> None:
        turns = Turns(REQUEST, hold=3600)

        def ask(n: int) -> None:
            turns.call(f"reader {n}", REQUEST, lambda: begun.append(f"request {n}") is None)

        async def play() -> None:
            await turns.take("player", MESSAGE, spoken=True)
            with turns.answering():
                for n in range(20, 40):  # they go on knocking meanwhile
                    await asyncio.sleep(0)
                    ask(n)
            begun.append("answered")

        for n in range(20):
            ask(n)
        await play()
        await until_nothing_waits(turns)

    asyncio.run(main())
    assert begun.index("answered") <= 2  # the first of all began at once, before the move came
    assert len(begun) == 41


def test_what_a_socket_brought_is_heard_before_more_is_asked() -> None:
    """From the look at its bytes to the work on its message: two turns, and nothing in between."""
    begun: list[str] = []

    async def main() -> None:
        turns = Turns(REQUEST, hold=3600)
        for n in range(10):
            turns.call("reader", REQUEST, lambda n=n: begun.append(f"request {n}") is None)
        turns.call("player", MESSAGE, lambda: begun.append("look") is None, spoken=True)
        while "look" not in begun:
            await asyncio.sleep(0)
        await asyncio.sleep(0)  # the task that waits for the message wakes up
        await turns.take("player", MESSAGE, spoken=True)
        begun.append("message")
        await until_nothing_waits(turns)

    asyncio.run(main())
    assert begun.index("message") == begun.index("look") + 1
    assert len(begun) == 12


def test_moves_without_end_let_a_request_in_between() -> None:
    """A request waits for the moves that were there before the one before it, for no later ones."""
    begun: list[int] = []

    async def main() -> None:
        turns = Turns(REQUEST, hold=3600)

        async def move() -> None:
            with turns.answering():
                await asyncio.sleep(0.002)

        for n in range(5):
            turns.call("reader", REQUEST, lambda n=n: begun.append(n) is None)
        moves = []
        async with asyncio.timeout(20):
            while len(begun) < 5:  # there is always one under way
                moves.append(asyncio.create_task(move()))
                await asyncio.sleep(0.001)
        await asyncio.gather(*moves)

    asyncio.run(main())
    assert begun == [0, 1, 2, 3, 4]


def test_requests_do_not_wait_for_ever_for_a_move_that_cannot_be_saved() -> None:
    begun: list[float] = []

    async def main() -> None:
        loop = asyncio.get_running_loop()
        turns = Turns(REQUEST)
        with turns.answering():
            for _ in range(4):
                turns.call("reader", REQUEST, lambda: begun.append(loop.time()) is None)
            await until_nothing_waits(turns)

    asyncio.run(main())
    assert len(begun) == 4
    assert all(later - sooner >= HOLD for sooner, later in itertools.pairwise(begun))


def test_messages_without_end_do_not_keep_requests_waiting() -> None:
    heard: list[str] = []

    async def main() -> None:
        turns = Turns(REQUEST)

        def again(home: str) -> bool:
            if "request" not in heard:  # as long as the request waits there are more
                heard.append(home)
                for _ in range(REQUEST):
                    turns.call(home, MESSAGE, lambda: again(home), spoken=True)
            return True

        for n in range(REQUEST):
            turns.call(f"talker {n}", MESSAGE, lambda n=n: again(f"talker {n}"), spoken=True)
        turns.call("reader", REQUEST, lambda: heard.append("request") is None)
        async with asyncio.timeout(10):
            while turns._turning:
                await asyncio.sleep(0)

    asyncio.run(main())
    assert "request" in heard


def test_those_who_were_too_fast_together_do_not_come_back_together() -> None:
    async def one() -> float:
        await let_wait(0.2)
        return asyncio.get_running_loop().time()

    async def main() -> list[float]:
        return await asyncio.gather(*(one() for _ in range(40)))

    ends = sorted(asyncio.run(main()))
    assert ends[-1] - ends[0] > 0.1


def test_refusals_are_counted_in_one_line_for_each_kind(caplog: pytest.LogCaptureFixture) -> None:
    tally = Tally()
    for _ in range(500):
        tally.note("knocks")
    tally.note("shouts")
    with caplog.at_level(logging.WARNING, "archipel"):
        tally.tell()
        tally.tell()
    assert [record.getMessage() for record in caplog.records] == [
        "refused: knocks, 500 in a second",
        "refused: shouts, 1 in a second",
    ]


def test_what_goes_on_failing_is_told_at_once_and_then_counted(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tally = Tally()
    with caplog.at_level(logging.WARNING, "archipel"):
        for _ in range(100):
            tally.failed("the database failed: gone")
        tally.failed("the disk is full")
        for _ in range(3):  # seconds: nothing more fails in the last two
            tally.tell()
        tally.failed("the disk is full")
    assert [record.getMessage() for record in caplog.records] == [
        "the database failed: gone",
        "the disk is full",
        "the database failed: gone: 99 times more",
        "the disk is full",
    ]


def test_nothing_from_outside_can_pretend_to_be_a_line_of_the_log() -> None:
    record = logging.LogRecord(
        "a", logging.ERROR, "", 0, "GET %s", ("/\n2026 ERROR \x1b[2J‮",), None
    )
    line = contextvars.Context().run(OneLine().format, record)  # of no request
    assert "\n" not in line
    assert "\x1b" not in line
    assert "\u202e" not in line
    assert line.endswith(r"GET /\n2026 ERROR \x1b[2J\u202e")


def draw(size: int) -> bytes:
    """Never the same twice."""
    return os.urandom(size)


def test_what_is_worked_out_once_is_kept_up_to_so_many_bytes() -> None:
    async def main() -> None:
        archive = Archive(Settings(archive_bytes=250))
        same = [archive.make(("a",), draw, 100) for _ in range(20)]
        assert len({kept.etag for kept in await asyncio.gather(*same)}) == 1
        await archive.make(("b",), draw, 100)
        assert archive.find(("a",))
        await archive.make(("c",), draw, 100)  # now "b" is the one nobody has asked for longest
        assert archive.find(("b",)) is None
        assert archive.find(("a",))
        assert archive.size == 200
        archive.close()

    asyncio.run(main())


def refuse() -> bytes:
    raise Refused("no-such-ply", "there is none")


def test_a_refusal_is_passed_on_and_not_kept() -> None:
    async def main() -> None:
        archive = Archive(Settings(looks_back_waiting=8))
        for _ in range(2):
            with pytest.raises(Refused, match="there is none") as refused:
                await archive.make(("a",), refuse)
            assert refused.value.word == "no-such-ply"
        waiting = [archive.make((n,), refuse) for n in range(8 + 5)]
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [error.word for error in found if isinstance(error, Refused)][-5:] == [
            "too-fast"
        ] * 5
        archive.close()

    asyncio.run(main())


def die_once(mark: str) -> bytes:
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(3)
    return b"second"


def process_id() -> bytes:
    return b"%d" % os.getpid()


def test_a_process_that_dies_is_replaced_and_one_that_rests_too(tmp_path: Path) -> None:
    async def main() -> None:
        archive = Archive(Settings(idle_table_seconds=1000.0))
        assert (await archive.make(("a",), die_once, str(tmp_path / "mark"))).body == b"second"
        first = (await archive.make(("b",), process_id)).body
        archive.rest()
        assert (await archive.make(("c",), process_id)).body == first
        archive.settings = Settings(idle_table_seconds=0.0)
        archive.rest()
        assert (await archive.make(("d",), process_id)).body not in (first, b"%d" % os.getpid())
        archive.close()

    asyncio.run(main())
