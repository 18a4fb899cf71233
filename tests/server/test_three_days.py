"""Days of a game in seconds: the real servers and their database, and a clock that is moved.

Nothing waits for the clock on the wall: whoever minds it is called by the test.
"""

from __future__ import annotations

import asyncio
import datetime as dt
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from archipel.kernel.match import Refused
from archipel.server import own_time, tables
from archipel.server.house import House
from archipel.server.live import Live
from archipel.server.messages import (
    Guest,
    JoinTable,
    OpenTable,
    Play,
    SeatWish,
    SetHours,
    TakeBack,
    TakeOver,
    TakeVacation,
    Timing,
)
from archipel.server.settings import Settings
from archipel.server.wallclock import WallClock
from tests.server.scenes import Listener, Scene, open_house
from tests.server.visit import GAME

HOUR, DAY = 3600.0, 86_400.0
BERLIN = ZoneInfo("Europe/Berlin")
WEDNESDAY = dt.datetime(2026, 3, 25, 10, tzinfo=BERLIN).timestamp()
STILL: dict[str, Any] = {"sign_seconds": 1e9, "clock_seconds": 1e6}


class MovedClock(WallClock):
    """It stands still until a test moves it."""

    def __init__(self, at: float = WEDNESDAY) -> None:
        self.at = at

    def now(self) -> float:
        return self.at


class Game:
    """A table with a clock, and two people who sit at it."""

    def __init__(self, houses: list[House], clock: MovedClock) -> None:
        self.houses, self.clock = houses, clock
        for house in houses:
            house.clock = clock
        self.guests: dict[str, Guest] = {}
        self.id = ""
        self.moves = 0

    async def open(self, timing: Timing, absent: int = 0) -> None:
        scene = Scene(self.houses)
        await scene.invite()
        self.guests = scene.guests
        seats = [SeatWish(kind="me"), SeatWish(kind="open")]
        wish = OpenTable(
            game=GAME, seats=seats, shuffle=False, by_itself=True, clock=timing, absent=absent
        )
        self.id = (await tables.open_table.fn(self.houses[0], wish, self.guests["ann"])).id
        house, bob = self.houses[0], self.guests["bob"]
        await tables.join.fn(house, self.id, JoinTable(), bob)

    async def live(self, n: int = 0) -> Live:
        return await self.houses[n].table(self.id)

    async def said(self) -> list[str]:
        return [one.text.partition(" ")[0] for one in (await self.live()).said if not one.guest]

    async def come(self, name: str, n: int = 0) -> Listener:
        """Somebody opens the table."""
        listener = Listener(self.guests[name])
        await (await self.live(n)).hello(listener, 0)
        return listener

    async def turn(self) -> str:
        turn = (await self.live()).row.turn
        assert turn is not None
        return ("ann", "bob")[turn]

    async def play_turn(self, listener: Listener, n: int = 0) -> None:
        """Choose until it is somebody else's turn."""
        live = await self.live(n)
        seat = live.row.turn
        while live.row.turn == seat and live.row.state == "playing":
            await self.choose(listener, n)

    async def choose(self, listener: Listener, n: int = 0) -> None:
        live = await self.live(n)
        async with live.lock:
            ledger = await live.read_ledger()
        option = ledger.match.game.vocabulary.text(ledger.match.position.options[0])
        self.moves += 1
        await live.play(listener, Play(ply=ledger.ply, choice=option, id=f"m{self.moves}"))
        assert listener.last("saved")["id"] == f"m{self.moves}"

    async def computer_plays(self) -> None:
        """The computer player's whole turn, as one whom nobody waits for."""
        live = await self.live()
        seat = live.row.turn
        async with live.lock:
            ledger = await live.read_ledger()
            while live.row.turn == seat and live.bot_to_decide():
                choice = ledger.match.position.options[0]
                rows = ledger.play(ledger.match.seat, choice, "", self.clock.now())
                live.after_commit(await live.commit(rows))

    async def mind(self) -> None:
        for house in self.houses:
            await house.mind_table(self.id)


def run(work: Any, data: Path, houses: int = 1, database: str = "", **chosen: Any) -> None:
    async def all_of_it() -> None:
        clock = MovedClock()
        if houses == 1:
            async with open_house(data, **STILL, **chosen) as house:
                await work(Game([house], clock), clock)
            return
        async with (
            open_house(data, database=database, **STILL) as one,
            open_house(data, database=database, **STILL) as two,
        ):
            await work(Game([one, two], clock), clock)

    asyncio.run(all_of_it())


DAILY = Timing(kind="turns", time=int(DAY), level="random")


async def three_days(game: Game, clock: MovedClock) -> None:
    house = game.houses[0]
    await game.open(DAILY)
    evening = SetHours(zone="Europe/Berlin", begins=16 * 60, ends=22 * 60, weekends=False)
    await own_time.set_hours.fn(house, evening, game.guests["bob"])
    ann, bob = await game.come("ann"), await game.come("bob")
    if await game.turn() == "bob":
        await game.play_turn(bob)
    row = (await game.live()).row
    assert row.due == pytest.approx(clock.now() + DAY), "Ann has said nothing: her time is all day"

    clock.at += 20 * HOUR  # Thursday, 6:00
    await game.mind()
    await game.play_turn(ann)
    row = (await game.live()).row
    # Bob has four evenings of six hours: Thursday, Friday, Monday, Tuesday. In between is a weekend
    # without play, on which summer time begins.
    tuesday = dt.datetime(2026, 3, 31, 22, tzinfo=BERLIN).timestamp()
    assert row.due == pytest.approx(tuesday)
    heard = bob.last("clocks")
    assert (heard["runs"], heard["seats"][1]["off"]) == (1, "hours")
    assert heard["seats"][1]["until"] == dt.datetime(2026, 3, 26, 16, tzinfo=BERLIN).timestamp()

    clock.at = dt.datetime(2026, 3, 28, 12, tzinfo=BERLIN).timestamp()
    await game.mind()
    away = TakeVacation(first="2026-03-30", last="2026-04-03")
    told = await own_time.take_vacation.fn(house, away, game.guests["bob"])
    assert told.days_left == told.days - 5
    row = (await game.live()).row
    # Vacation takes Monday to Friday: what is left are the evenings of the next Monday and Tuesday.
    assert row.due == pytest.approx(dt.datetime(2026, 4, 7, 22, tzinfo=BERLIN).timestamp())
    assert bob.last("clocks")["seats"][1]["off"] == "weekend"
    clock.at = dt.datetime(2026, 4, 2, 9, tzinfo=BERLIN).timestamp()
    fresh = await game.come("ann")
    assert fresh.last("clocks")["seats"][1]["off"] == "vacation"
    await own_time.end_vacation.fn(house, game.guests["bob"])
    row = (await game.live()).row
    # Back on Thursday: that evening and Friday's are the two that were left.
    assert row.due == pytest.approx(dt.datetime(2026, 4, 3, 22, tzinfo=BERLIN).timestamp())

    clock.at = row.due - 1
    await game.mind()
    assert await game.said() == []
    clock.at = row.due + 2
    await game.mind()
    await game.mind()
    assert await game.said() == ["time-up"], "once"
    row = (await game.live()).row
    assert (row.seats[1].bot, row.seats[1].guest, row.due) == (
        "random",
        game.guests["bob"].id,
        None,
    )
    back = asyncio.create_task(tables.come_back.fn(house, game.id, game.guests["bob"]))
    await asyncio.sleep(0)  # while the computer plays that turn, it waits
    assert (await game.live()).row.seats[1].bot
    assert not back.done()
    await game.computer_plays()
    await back
    clock.at += 2 * HOUR
    await game.play_turn(ann)
    row = (await game.live()).row
    assert (await game.turn(), row.seats[1].bot) == ("bob", "")
    assert await game.said() == ["time-up", "came-back"]
    await game.play_turn(bob)
    assert await game.turn() == "ann"


def test_a_turn_by_turn_game_over_days_with_weekend_vacation_take_over_and_hand_back(
    tmp_path: Path,
) -> None:
    run(three_days, tmp_path)


def test_a_turn_has_its_time_as_a_whole_and_not_for_each_choice(tmp_path: Path) -> None:
    async def work(game: Game, clock: MovedClock) -> None:
        await game.open(DAILY)
        ann, bob = await game.come("ann"), await game.come("bob")
        choices = 0
        for _ in range(40):
            turn, due = await game.turn(), (await game.live()).row.due
            while await game.turn() == turn:
                clock.at += 60
                assert (await game.live()).row.due == pytest.approx(due)
                await game.choose(ann if turn == "ann" else bob)
                choices += 1
        assert choices > 40, "some turn had more than one choice"

    run(work, tmp_path)


LIVE = Timing(kind="live", time=60, increment=2, level="random")


def test_two_servers_find_the_time_up_and_one_acts(tmp_path: Path, postgresql: Any) -> None:
    async def work(game: Game, clock: MovedClock) -> None:
        await game.open(LIVE)
        both = [await game.come("ann", n) for n in range(2)]
        for n in range(2):  # both know the game
            live = await game.live(n)
            async with live.lock:
                await live.read_ledger()
        clock.at += 61
        await asyncio.gather(*(house.mind_table(game.id) for house in game.houses))
        for n in range(2):
            live = await game.live(n)
            assert sum(bool(sitter.bot) for sitter in live.row.seats) == 1
            assert [one.text for one in live.said if not one.guest] == ["time-up level=random"]
            assert live.row.due is None
        for listener in both:
            assert [bool(p["bot"]) for p in listener.last("table")["table"]["players"]].count(True)

    run(work, tmp_path, houses=2, database=postgresql.database())


def test_the_time_of_a_lost_server_does_not_count(tmp_path: Path) -> None:
    @asynccontextmanager
    async def served(clock: MovedClock) -> AsyncIterator[House]:
        house = House(Settings(data=tmp_path, workers=1, sign_seconds=60.0, clock_seconds=1e6))
        house.clock = clock
        house.thinkers.attend = _still  # type: ignore[method-assign]
        await house.open()
        try:
            yield house
        finally:
            await house.close()

    async def work() -> None:
        clock = MovedClock()
        async with served(clock) as house:
            game = Game([house], clock)
            await game.open(LIVE)
            await game.come("ann")
            due = (await game.live()).row.due
            assert due is not None
        clock.at += 5 * DAY
        async with served(clock) as house:
            game.houses = [house]
            assert house.pauses == [(clock.at - 5 * DAY, clock.at)]
            await game.mind()
            assert (await game.live()).row.due == pytest.approx(due + 5 * DAY)
            assert await game.said() == []
            await game.choose(await game.come(await game.turn()))
            clock.at += 50  # it serves on
            await house.sure_of_time()
            clock.at += 50
            await game.mind()
            assert await game.said() == ["time-up"]

    asyncio.run(work())


async def _still(_: Live) -> None:
    return None


def test_a_move_that_comes_after_its_time_is_refused_and_the_computer_plays(
    tmp_path: Path,
) -> None:
    async def work(game: Game, clock: MovedClock) -> None:
        await game.open(LIVE)
        turn = await game.turn()
        mover = await game.come(turn)
        clock.at += 61  # nobody has looked yet
        ledger = (await game.live()).ledger
        assert ledger is not None
        option = ledger.match.game.vocabulary.text(ledger.match.position.options[0])
        with pytest.raises(Refused) as refused:
            await (await game.live()).play(mover, Play(ply=ledger.ply, choice=option, id="late"))
        assert refused.value.word == "played-for"
        assert await game.said() == ["time-up"]
        await game.computer_plays()
        await tables.come_back.fn(game.houses[0], game.id, game.guests[turn])
        live = await game.live()
        clock_of = live.time()
        assert clock_of is not None
        assert clock_of.rest(live.row.seat_of(game.guests[turn]) or 0, clock.now()) == 30.0

    run(work, tmp_path)


def test_a_game_can_end_unrated_when_time_is_up(tmp_path: Path) -> None:
    async def work(game: Game, clock: MovedClock) -> None:
        await game.open(Timing(kind="live", time=60, up="end"))
        ann = await game.come("ann")
        clock.at += 61
        await game.mind()
        await game.mind()
        told = ann.last("table")["table"]
        assert (told["state"], told["ended"], told["ranks"], told["due"]) == (
            "over",
            "time",
            [],
            None,
        )
        assert await game.said() == ["time-ended"]

    run(work, tmp_path)


def test_a_game_that_ended_by_its_clock_is_reviewed_up_to_there(tmp_path: Path) -> None:
    async def work(game: Game, clock: MovedClock) -> None:
        await game.open(Timing(kind="live", time=60, up="end"))
        house, turns = game.houses[0], 3
        people = {name: await game.come(name) for name in ("ann", "bob")}
        with pytest.raises(Refused, match="when the game is over"):
            await tables.review.fn(house, game.id)
        for _ in range(turns):
            await game.play_turn(people[await game.turn()])
        clock.at += 61
        await game.mind()
        assert (await game.live()).row.ended == "time"
        assert (await tables.review.fn(house, game.id)).state == "none"
        await house.reviews.want(game.id, "quick", "here")
        async with asyncio.timeout(120):
            while (found := await tables.review.fn(house, game.id)).state == "waiting":
                await asyncio.sleep(0.1)
        assert (found.state, len(found.turns)) == ("done", turns)
        assert sum(found.turns[-1].chances) == pytest.approx(1, abs=0.01)
        assert 0 < max(found.turns[-1].chances) < 1  # nobody has won

    run(work, tmp_path, review_seconds=1.0)


def test_a_game_with_other_data_is_not_reviewed_and_it_says_why(tmp_path: Path) -> None:
    async def work(game: Game, clock: MovedClock) -> None:
        await game.open(Timing(kind="live", time=60, up="end"))
        clock.at += 61
        await game.mind()
        row = (await game.live()).row
        row.data = "of an owner of the box"
        with pytest.raises(Refused, match="with other data") as refused:
            await tables.review.fn(game.houses[0], game.id)
        assert refused.value.word == "old-version"

    run(work, tmp_path)


async def try_to_take_over(game: Game, name: str, seat: int) -> str:
    house, wish = game.houses[0], TakeOver(seat=seat, bot="random")
    offered = (await tables.one.fn(house, game.id, game.guests[name])).away
    try:
        await tables.take_over.fn(house, game.id, wish, game.guests[name])
    except Refused as refused:
        assert not offered
        return refused.word
    assert offered
    return "done"


def test_who_leaves_the_page_open_and_walks_off_is_away_after_the_time_agreed(
    tmp_path: Path,
) -> None:
    async def work(game: Game, clock: MovedClock) -> None:
        await game.open(Timing(kind="live", time=3600, level="random"), absent=600)
        people = {name: await game.come(name) for name in ("ann", "bob")}
        turn = await game.turn()
        seat, other = ("ann", "bob").index(turn), {"ann": "bob", "bob": "ann"}[turn]
        live = await game.live()
        clock.at += 400
        live.sign(people[turn])  # the pointer was moved
        clock.at += 599
        assert await try_to_take_over(game, other, seat) == "not-absent"
        live.bye(people[turn])  # the line is lost, and the page comes back by itself
        back = Listener(game.guests[turn])
        await live.hello(back, live.row.ply)
        await live.hello(back, 0)  # is the line alive?
        assert await try_to_take_over(game, other, seat) == "not-absent"
        clock.at += 2
        assert await try_to_take_over(game, other, seat) == "done"
        assert await game.said() == ["taken-over"]

    run(work, tmp_path)


def test_turn_by_turn_a_seat_can_be_taken_over_before_its_time_by_its_own_calendar(
    tmp_path: Path,
) -> None:
    async def work(game: Game, clock: MovedClock) -> None:
        await game.open(DAILY, absent=int(6 * HOUR))
        assert (await game.live()).row.absent == 6 * HOUR
        turn = await game.turn()
        seat, other = ("ann", "bob").index(turn), {"ann": "bob", "bob": "ann"}[turn]
        # it is ten in the morning; this person plays from eleven to four
        hours = SetHours(zone="Europe/Berlin", begins=11 * 60, ends=16 * 60)
        await own_time.set_hours.fn(game.houses[0], hours, game.guests[turn])
        clock.at += DAY  # other hours hold after a day
        await game.mind()
        people = {name: await game.come(name) for name in ("ann", "bob")}
        await game.play_turn(people[turn])
        await game.play_turn(people[other])
        clock.at += 23 * HOUR  # five hours of them count
        assert await try_to_take_over(game, other, seat) == "not-absent"
        clock.at += 3 * HOUR
        assert await try_to_take_over(game, other, seat) == "done"

    run(work, tmp_path)


@pytest.mark.parametrize(("timing", "usual"), [(None, 600), ("live", 600), ("turns", 0)])
def test_what_is_usual_for_who_is_away(tmp_path: Path, timing: str | None, usual: int) -> None:
    clocks = {None: None, "live": LIVE, "turns": DAILY}

    async def work(game: Game, _: MovedClock) -> None:
        scene = Scene(game.houses)
        await scene.invite()
        seats = [SeatWish(kind="me"), SeatWish(kind="open")]
        wish = OpenTable(game=GAME, seats=seats, clock=clocks[timing])
        told = await tables.open_table.fn(game.houses[0], wish, scene.guests["ann"])
        assert told.absent == usual

    run(work, tmp_path)


def test_taking_back_costs_the_time_since_and_brings_none(tmp_path: Path) -> None:
    async def work(game: Game, clock: MovedClock) -> None:
        await game.open(LIVE)
        people = {name: await game.come(name) for name in ("ann", "bob")}
        for _ in range(40):  # until a turn ends that can be taken back
            turn = await game.turn()
            seat = ("ann", "bob").index(turn)
            await game.choose(people[turn])
            live = await game.live()
            ledger = live.ledger
            assert ledger is not None
            if await game.turn() != turn and ledger.may_take_back(seat):
                break
        clock_of = live.time()
        assert clock_of is not None
        own, other = clock_of.left[seat], clock_of.left[1 - seat]
        clock.at += 20
        ply = ledger.ply
        await live.play(people[turn], TakeBack(ply=ply, id="back"))
        clock_of = live.time()
        assert clock_of is not None
        assert clock_of.left[seat] == pytest.approx(own - 2 - 20)
        assert clock_of.left[1 - seat] == pytest.approx(other)
        await game.choose(people[turn])
        while await game.turn() == turn:
            await game.choose(people[turn])
        assert live.ledger is not None
        if live.ledger.may_take_back(seat):
            clock.at += 50
            refused = Listener(game.guests[turn])
            await live.hello(refused, 0)
            with pytest.raises(Refused) as no:
                await live.play(refused, TakeBack(ply=live.ledger.ply, id="again"))
            assert no.value.word == "no-time"

    run(work, tmp_path)


def test_a_calendar_cannot_be_nonsense(tmp_path: Path) -> None:
    async def work(game: Game, clock: MovedClock) -> None:
        await game.open(DAILY)
        house, ann = game.houses[0], game.guests["ann"]
        odd = [
            SetHours(zone="Atlantis/Centre"),
            SetHours(zone="UTC", begins=600, ends=660),
        ]
        for hours in odd:
            with pytest.raises(Refused) as refused:
                await own_time.set_hours.fn(house, hours, ann)
            assert refused.value.word == "bad-calendar"
        odd_days = (
            ("2026-03-24", "2026-03-26"),
            ("2026-02-31", "2026-03-31"),
            ("2026-04-02", "2026-04-01"),
            ("2026-04-02", "9999-12-31"),
        )
        for first, last in odd_days:
            with pytest.raises(Refused) as refused:
                await own_time.take_vacation.fn(house, TakeVacation(first=first, last=last), ann)
            assert refused.value.word == "bad-calendar"
        long = TakeVacation(first="2026-04-01", last="2026-05-15")
        with pytest.raises(Refused) as refused:
            await own_time.take_vacation.fn(house, long, ann)
        assert refused.value.word == "no-vacation"
        with pytest.raises(Refused) as refused:
            await own_time.set_hours.fn(house, SetHours(zone="UTC"), None)
        assert refused.value.word == "no-name"

    run(work, tmp_path)


def test_where_time_is_short_a_pause_is_any_that_there_is_time_for(tmp_path: Path) -> None:
    """Always the longest one would tell that the answer was given for somebody."""

    async def work(game: Game, clock: MovedClock) -> None:
        await game.open(LIVE)
        await game.come("ann")
        live = await game.live()
        async with live.lock:
            await live.read_ledger()
        seat = live.row.turn
        assert seat is not None
        clock.at += 54  # 6 seconds are left
        pauses = [n * 0.1357 for n in range(1, 100)]
        found = [live.hurried(seat, pause) for pause in pauses]
        assert all(0 <= pause <= 3.001 for pause in found)
        assert all(a == b for a, b in zip(pauses, found, strict=True) if a < 2.9)
        assert max(Counter(round(pause, 2) for pause in found).values()) < 5
        clock.at += 7
        assert live.hurried(seat, 2.0) == 0.0

    run(work, tmp_path)
