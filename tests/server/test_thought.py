"""Who is thought for, and when: nobody can have it all, and nobody is thought for who is not there.

The houses are real; a computer player chooses at random, in the test's own process.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from archipel.games import load
from archipel.kernel.match import Match, Refused
from archipel.server import queries, tables
from archipel.server.app import make
from archipel.server.bots import STAND_IN
from archipel.server.house import House
from archipel.server.live import Live
from archipel.server.messages import AskHint, LookAhead, OpenTable, Play, SeatWish
from archipel.server.processes import Places, Processes
from archipel.server.settings import Settings
from archipel.server.thinking import Chosen, Job, think
from tests.server.scenes import BOT, ME, Listener, Scene, open_house

DISCREET = "mangrovia"
"""At every hut the answer depends on a hand the others do not see."""


async def chosen_here(key: str, job: Job, home: str = "") -> Chosen:
    await asyncio.sleep(0)
    return think(job)


def let_them_play(house: House) -> None:
    """Computer players do not keep still in this house."""
    del house.thinkers.attend  # type: ignore[attr-defined]
    house.thinkers.choose = chosen_here  # type: ignore[method-assign]


async def a_table(house: House, *seats: SeatWish, **wishes: Any) -> tuple[Scene, Live]:
    scene = Scene([house])
    await scene.invite()
    wish = OpenTable(seats=list(seats), shuffle=False, **{"game": "dokmus", **wishes})
    scene.id = (await tables.open_table.fn(house, wish, scene.guests["ann"])).id
    return scene, await house.table(scene.id)


async def until_still(live: Live) -> None:
    while live.thinking is not None and not live.thinking.done():
        await asyncio.wait([live.thinking])


# ---------------------------------------------------------------- turns


def test_homes_take_turns_and_nobody_waits_for_all_that_somebody_wants() -> None:
    async def run() -> list[str]:
        places, served = Places(["here"]), list[str]()

        async def work(home: str) -> None:
            place = await places.take(home)
            served.append(home)
            await asyncio.sleep(0)
            places.give(place)

        wanted = ["flood"] * 20 + ["ann", "bob", "ann"]
        await asyncio.gather(*map(work, wanted))
        assert list(places.free) == ["here"]
        return served

    served = asyncio.run(run())
    assert served[:5] == ["flood", "ann", "bob", "flood", "ann"]
    assert served[5:] == ["flood"] * 18


def test_who_goes_away_while_waiting_takes_no_place_with_them() -> None:
    async def run() -> None:
        places = Places(["here"])
        place = await places.take("ann")
        waiting = [asyncio.create_task(places.take(home)) for home in ("bob", "cid", "dan")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        places.give(place)
        waiting[1].cancel()  # it has just been given the place
        assert await waiting[2] == "here"

    asyncio.run(asyncio.wait_for(run(), 10))


def nap(_: str) -> None:
    time.sleep(0.01)


def test_work_of_another_home_overtakes_a_flood() -> None:
    async def run() -> int:
        processes, done = Processes(1, 60.0, Settings()), list[str]()

        async def one(home: str) -> None:
            await processes.run(nap, home, home=home)
            done.append(home)

        try:
            await asyncio.gather(*(one(home) for home in ["flood"] * 30 + ["ann"]))
        finally:
            processes.close()
        return done.index("ann")

    assert asyncio.run(run()) == 1


def test_a_table_thinks_for_where_its_people_come_from(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            _, opened = await a_table(house, ME, BOT)
            assert opened.lane == opened.row.opener, "nobody knows where they are"
            scene, live = await a_table(house, ME, BOT)
            watcher, player = Listener(None), Listener(scene.guests["ann"])
            watcher.home, player.home = "far", "near"
            await live.hello(watcher, 0)
            assert live.lane == "far"
            await live.hello(player, 0)
            assert live.lane == "near"
            await live.hello(watcher, 0)
            assert live.lane == "near", "who only watches moves nobody into another lane"

    asyncio.run(run())


def test_hints_and_looks_ahead_are_limited_for_an_address_with_many_guests(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with open_house(tmp_path, thought_rate=0.001, thought_burst=2.0) as house:

            async def nothing(*_: Any) -> list[Any]:
                return []

            house.advise = house.look_ahead = nothing  # type: ignore[method-assign, assignment]
            told: list[str] = []
            for home in ("one", "one", "one", "another"):
                scene, live = await a_table(house, ME, BOT)
                conn = Listener(scene.guests["ann"])
                conn.home = home
                await live.hello(conn, 0)
                try:
                    if live.row.turn == 0:
                        await live.hint(conn, AskHint(ply=live.row.ply))
                    else:
                        await live.look_ahead(conn, LookAhead(links=[]))
                    told.append("")
                except Refused as refused:
                    told.append(refused.word)
            return told

    assert asyncio.run(run()) == ["", "", "too-fast", ""]


# ---------------------------------------------------------------- where nobody is


def test_computer_players_rest_where_nobody_sits_or_listens(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            let_them_play(house)
            scene, live = await a_table(house, ME, BOT, BOT, public=True)
            ann = scene.guests["ann"]
            assert await house.store.read(queries.count_running, ann.id) == 1
            await until_still(live)
            await tables.stand_up(house, scene.id, ann)
            await until_still(live)
            left_at = live.row.ply
            assert live.bot_to_decide()
            live.call_bots()
            await asyncio.sleep(0.05)
            assert live.row.ply == left_at
            assert await house.store.read(queries.waiting_for_bots) == [], "a restart wakes nobody"
            assert await house.store.read(queries.count_running, ann.id) == 0
            assert (await house.store.read(queries.public_tables, "", 9, 9))[0] == []
            watcher = Listener(None)
            await live.hello(watcher, 0)
            while live.row.ply < left_at + 5:
                await asyncio.sleep(0.01)
            live.bye(watcher)
            await until_still(live)
            assert live.bot_to_decide(), "they rest again"
            await live.hello(Listener(None), 0)
            await until_still(live)
            assert live.row.state == "over"

    asyncio.run(asyncio.wait_for(run(), 120))


def test_where_somebody_sits_they_go_on_without_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            let_them_play(house)
            _, live = await a_table(house, BOT, BOT, ME)
            await until_still(live)
            assert live.row.turn == 2

    asyncio.run(asyncio.wait_for(run(), 120))


# ---------------------------------------------------------------- discreet questions


@pytest.mark.parametrize("trouble", ["slow", "failing"])
def test_of_trouble_at_a_discreet_question_nothing_is_told(tmp_path: Path, trouble: str) -> None:
    """Who has one answer only does not think, so it would tell that there were several."""
    met = 0

    async def in_trouble(key: str, job: Job, home: str = "") -> Chosen:
        nonlocal met
        match = Match.replay(load(job.game), job.seats, job.options, job.choices)
        met += match.discreet
        if match.discreet and trouble == "failing" and job.bot != STAND_IN:
            raise RuntimeError("no idea")
        return Chosen(think(job._replace(bot="random")).choice, match.discreet)

    async def run() -> None:
        async with open_house(tmp_path, bot_pause=0.0, pass_pause=0.0) as house:
            let_them_play(house)
            house.thinkers.choose = in_trouble  # type: ignore[method-assign]
            scene, live = await a_table(house, ME, BOT, BOT, game=DISCREET)
            ann = Listener(scene.guests["ann"])
            await live.hello(ann, 0)
            while met < 6:
                await until_still(live)
                async with live.lock:
                    ledger = await live.read_ledger()
                if live.row.turn == 0 and ledger.ply == live.row.ply:
                    choice = ledger.match.lines()[0]
                    await live.play(ann, Play(ply=ledger.ply, choice=choice, id=f"m{ledger.ply}"))
            await until_still(live)
            assert live.row.state == "playing"
            assert [line.text for line in live.said if not line.guest] == []
            assert [sitter.bot for sitter in live.row.seats] == ["", "random", "random"]

    asyncio.run(asyncio.wait_for(run(), 120))


# ---------------------------------------------------------------- a damaged table


DAMAGE = (
    "update tables set options = '{' where id = ?",
    "update seats set agreed = '{' where table_id = ?",
    "update moves set choice = 'bogus' where table_id = ?",
)


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("way", ["start", "orphans"])
def test_a_damaged_table_keeps_nobody_from_taking_care_of_the_others(
    tmp_path: Path, damage: str, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither when a server starts nor when another process of the house has died."""
    called: list[str] = []

    async def two_tables() -> list[str]:
        async with open_house(tmp_path) as house:
            made = [(await a_table(house, BOT, BOT, ME))[0].id for _ in range(20)]
            waiting = await house.store.read(queries.waiting_for_bots)
            return [id for id in waiting if id in made][:2]

    async def note(live: Live) -> None:
        called.append(live.row.id)

    async def all_of_them(what: list[str]) -> list[str]:
        return what

    async def care(sound: str) -> None:
        async with open_house(tmp_path, orphan_seconds=0.01) as house:
            if way == "start":
                house.thinkers.attend = note  # type: ignore[method-assign]
            else:
                while not called:  # it has started, and wants nothing of the tables any more
                    called.append("")
                    await asyncio.sleep(0.2)
                for live in list(house.lives.values()):
                    house.forget(live.row.id)
                house.thinkers.attend = note  # type: ignore[method-assign]
                house.bus.unclaimed = all_of_them  # type: ignore[method-assign]
                minding = asyncio.create_task(house._mind_orphans())
                house._tasks.append(minding)
            while sound not in called:
                await asyncio.sleep(0.01)

    broken, sound = asyncio.run(two_tables())
    with closing(sqlite3.connect(tmp_path / "archipel.sqlite")) as db, db:
        assert db.execute(damage, (broken,)).rowcount
    asyncio.run(asyncio.wait_for(care(sound), 30))
    assert broken not in called
    assert f"table={broken}" in caplog.text


@pytest.mark.filterwarnings("ignore")
def test_who_opens_a_table_is_known_by_their_address_before_they_come_to_it(
    tmp_path: Path,
) -> None:
    """Computer players may have the first move, and it must not wait for those of others."""

    async def asked(app: Any, path: str, body: Any, cookies: dict[str, str]) -> Any:
        data, out, heads = msgspec.json.encode(body), bytearray(), list[tuple[bytes, bytes]]()
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        headers = {"host": "here", "content-type": "application/json", "cookie": cookie}
        headers |= {"x-csrf-token": cookies.get("csrf", "")}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET" if body is None else "POST",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"home=elsewhere",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("192.0.2.7", 1),
            "server": ("here", 80),
            "state": {},
        }

        async def receive() -> Any:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Any) -> None:
            out.extend(message.get("body", b""))
            heads.extend(message.get("headers", ()))

        await app(scope, receive, send)
        for name, value in heads:
            if name.lower() == b"set-cookie":
                cookies |= dict([value.decode().partition(";")[0].split("=", 1)])
        return msgspec.json.decode(bytes(out))

    async def run() -> None:
        async with open_house(tmp_path) as house:
            app, cookies = make(house), dict[str, str]()
            await asked(app, "/api/me", None, cookies)
            await asked(app, "/api/me", {"name": "Ann", "colour": "teal"}, cookies)
            wish = {"game": "dokmus", "seats": [{"kind": "me"}, {"kind": "bot"}]}
            made = await asked(app, "/api/tables", wish, cookies)
            assert (await house.table(made["id"])).lane == "192.0.2.7"

    asyncio.run(run())
