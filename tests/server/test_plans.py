"""Plans for the next turn: as if their owner had chosen, and as if there had been none.

The laws are about every game: played by random plans, nobody can tell it from the same choices made
by hand. The scenes are about real servers: who is away, who hears what, and who dies meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.kernel.core import CHANCE, Game, Rng
from archipel.kernel.match import Match
from archipel.server import plans, thinking
from archipel.server.ledger import Ledger
from archipel.server.messages import Link, Play, SetPlan
from archipel.server.notices.rows import Notice, subject_of
from archipel.server.notices.wording import Subject, put
from archipel.server.plans import Plan
from archipel.server.queries import rows_of
from tests.server.conftest import QUICK, Visiting
from tests.server.scenes import ME, OPEN, Scene, join, open_house, start
from tests.server.test_no_leak import GAMES, opened, told
from tests.server.visit import Socket, at_table, stored, two_people
from tests.servers import Postgresql

EACH = pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda x: getattr(x, "id", str(x)))


# ---------------------------------------------------------------- laws


def wish(ledger: Ledger, seat: int, n: int, luck: Rng) -> Plan:
    """A plan as a lucky guesser makes it: often right, sometimes impossible."""
    p, links = ledger.match.position.clone(), []
    vocabulary = ledger.match.game.vocabulary
    while len(links) < 1 + luck.below(4) and not p.over():
        choice = p.roll(luck) if p.seat < 0 else p.options[luck.below(len(p.options))]
        if p.seat == seat:
            wished = luck.below(vocabulary.size) if luck.below(6) == 0 else choice
            links.append(Link(choice=vocabulary.text(wished), anyway=luck.below(2) == 0))
        p.play(choice)
    return Plan(f"x{n}s{seat}", seat, ledger.ply, links)


def all_told(ledger: Ledger) -> list[bytes]:
    return [told(ledger, seat) for seat in [*range(ledger.match.seats), None]]


@EACH
def test_nobody_can_tell_a_plan_from_choices_made_by_hand(game: Game, seats: int) -> None:
    luck = Rng(seats)
    ended: Counter[str] = Counter()
    for _ in range(5):
        ended += one_game(game, seats, luck)
        if ended["impossible"] and ended["whole"]:
            return
    raise AssertionError(f"too few plans: {ended}")


def one_game(game: Game, seats: int, luck: Rng) -> Counter[str]:
    """A game in which everybody plans all the time, beside the same game without any plan."""
    ledger, hand = opened(game, seats), opened(game, seats)
    made: dict[int, Plan] = {}
    ended: Counter[str] = Counter()
    played: dict[str, list[str]] = {}
    shown: dict[str, tuple[int, int]] = {}  # before the last choice of a plan: what others chose
    n = 0
    while not ledger.match.over:
        n += 1
        match, seat = ledger.match, ledger.match.seat
        for one in range(seats):
            if one not in made and luck.below(3) == 0:
                made[one] = wish(ledger, one, n, luck)
        plan = made.get(seat)
        step = plans.step(plan, ledger) if plan else None
        others = sum(1 for who, _ in match.choices if who not in (seat, CHANCE))
        if plan is not None and step is not None and step.do == "drop":
            before = all_told(ledger) if luck.below(8) == 0 else None
            assert plans.step(plan, ledger) == step
            assert before is None or all_told(ledger) == before, "a wish in vain shows"
            if step.why:
                link = plan.links[plan.done(ledger)]
                assert (link.choice in match.lines()) == (step.why == "revealed")
                assert step.why == "impossible" or not link.anyway
            else:
                assert played.get(plan.id, []) == [link.choice for link in plan.links]
            ended[step.why or "whole"] += 1
            del made[seat]
            continue
        id = f"h{n}"
        if plan is not None and step is not None:
            link = plan.links[plan.done(ledger)]
            assert link.choice == step.choice
            assert step.choice in match.lines(), "a plan can do no more than its owner"
            if plan.id in shown and not link.anyway and shown[plan.id][1] == others:
                assert match.position.revealed == shown[plan.id][0], "it went on after a surprise"
            played.setdefault(plan.id, []).append(step.choice)
            shown[plan.id] = match.position.revealed, others
            choice, id = step.choice, step.id
        else:
            choice = match.lines()[luck.below(len(match.position.options))]
            if plan is not None:
                assert len(match.position.options) == 1, "a plan waits only where nothing is chosen"
                id = ""
        ledger.play(seat, choice, id, 0.0)
        hand.play(seat, choice, f"h{n}", 0.0)
        if luck.below(8) == 0:
            assert all_told(ledger) == all_told(hand)
    assert all_told(ledger) == all_told(hand)
    rows = Counter(row.id for row in ledger.rows if row.id.startswith(plans.MARK))
    assert set(rows.values()) <= {1}, "a wish was played twice"
    return ended


@EACH
def test_looking_ahead_tells_nothing_that_the_seat_does_not_know(game: Game, seats: int) -> None:
    """Deal anew what a seat cannot know: it is told the same, to the byte."""
    luck = Rng(seats)
    ledger = opened(game, seats)
    looked = 0
    while not ledger.match.over and looked < 3:
        match = ledger.match
        if ledger.ply % 19 == 7:
            looked += 1
            seat = luck.below(seats)
            true = match.position
            first = _ahead(match, seat, [], true)
            for links in ([], first[:1]):
                seen = _ahead(match, seat, links, true)
                other = game.redeal(true, seat, luck)
                assert _ahead(match, seat, links, other) == seen
        ledger.play(match.seat, match.position.options[0 if luck.below(3) else -1], "", 0.0)
    assert looked


def _ahead(match: Match, seat: int, links: list[str], p: Any) -> list[str]:
    return thinking.outlook(match.game, p, seat, links, Rng(match.ply))


@EACH
def test_looking_ahead_finds_what_comes(game: Game, seats: int) -> None:
    """What a seat is really asked was foreseen, nearly always: else nobody could plan anything."""
    luck = Rng(100 + seats)
    ledger = opened(game, seats)
    seen = missed = 0
    foreseen: dict[int, list[str]] = {}
    while not ledger.match.over and seen < 150:
        match, seat = ledger.match, ledger.match.seat
        options = match.position.options
        choice = options[luck.below(len(options))]
        if seat in foreseen:
            seen += 1
            missed += match.game.vocabulary.text(choice) not in foreseen.pop(seat)
        ledger.play(seat, choice, "", 0.0)
        if luck.below(5) == 0 and not match.over and match.seat != seat:
            foreseen[seat] = _ahead(match, seat, [], match.position)
        if len(foreseen) and luck.below(3) == 0:
            foreseen.pop(next(iter(foreseen)))
    assert missed <= seen / 3, f"{missed} of {seen} choices were not foreseen"


# ---------------------------------------------------------------- real servers


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory, visiting: Visiting) -> Iterator[Running]:
    """A server that answers for people without a pause."""
    quick = QUICK | UNLIMITED | {"ARCHIPEL_PASS_PAUSE": "0"}
    with visiting(tmp_path_factory.mktemp("hasty"), quick) as place:
        yield place


def plan(socket: Socket, *choices: str, anyway: bool = False) -> dict[str, Any]:
    """Make a plan; what its owner is told of it."""
    links = [{"choice": choice, "anyway": anyway} for choice in choices]
    socket.say("plan", links=links, id="plan")
    socket.until("saved", id="plan")
    return socket.until("mine")


def play(socket: Socket, frame: dict[str, Any], choice: str) -> dict[str, Any]:
    socket.say("play", ply=frame["ply"], choice=choice, id=f"m{frame['ply']}")
    return socket.until("frame")


def waiting(server: Running) -> tuple[list[Person], str, int]:
    """Two people, their table, and which of them waits for the other there."""
    ann, bob, table = two_people(server, game="dokmus")
    people = [ann, bob]
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        frames = [a.hello(), b.hello()]
    seat = frames[0]["ask"]["seat"]
    return people, table, 1 - seat


def foreseen(socket: Socket, *links: str) -> list[str]:
    socket.say("ahead", links=[{"choice": link} for link in links])
    found: list[str] = socket.until("ahead", timeout=60)["options"]
    return found


def elsewhere(options: list[str], choice: str) -> str:
    """An option on another tile than a choice: it cannot make that choice impossible."""
    tile = len("start 4")
    return next(one for one in reversed(options) if one[:tile] != choice[:tile])


def test_who_is_away_plays_as_planned(hasty: Running) -> None:
    people, table, waits = waiting(hasty)
    with at_table(hasty, table, people[waits]) as away:
        away.hello()
        choice = foreseen(away)[0]
        assert plan(away, choice)["plan"] == [{"choice": choice, "anyway": False}]
    with at_table(hasty, table, people[1 - waits]) as here, at_table(hasty, table) as watcher:
        now = here.hello()
        watcher.hello()
        while now["ask"]["seat"] != waits:
            now = play(here, now, elsewhere(now["options"], choice))
        told = here.until("frame")
        assert told["acts"][0]["seat"] == waits
        for socket in (here, watcher):
            heard = {message["t"] for message in socket.settled()} | {"frame"}
            assert heard <= {"frame", "presence"}, "more than any choice is told of"
    with at_table(hasty, table, people[waits]) as back:
        back.hello()
        own = back.until("mine")
        assert (own["plan"], own["chosen"]) == ([], 0), "it was not chosen by hand"


def test_a_plan_in_vain_is_told_to_its_owner_alone(hasty: Running) -> None:
    people, table, waits = waiting(hasty)
    with at_table(hasty, table, people[waits]) as away:
        away.hello()
        plan(away, "end_turn", "end_turn")
    with at_table(hasty, table, people[1 - waits]) as here:
        now = here.hello()
        assert here.until("mine")["plan"] == []
        while now["ask"]["seat"] != waits:
            now = play(here, now, now["options"][-1])
        with at_table(hasty, table, people[waits]) as back:
            assert back.hello()["ply"] == now["ply"]
            own = back.until("mine")
            if not own["why"]:
                own = back.until("mine")
            assert own["why"] == "impossible"
            assert [link["choice"] for link in own["plan"][own["done"] :]] == ["end_turn"] * 2
            assert plan(back)["plan"] == []
        heard = [message["t"] for message in here.settled()]
        assert set(heard) <= {"presence"}, heard


def told_of_turn(server: Running, table: str, person: Person) -> Subject:
    """What a notice would tell somebody of their turn, if it were sent now."""
    notice = Notice("n", person.guest["id"], "turn", table, 1, 0, "told", 0.0, 0.0)
    with stored(server) as db:
        return subject_of(db, notice, 0.0)


def test_who_planned_in_vain_and_nobody_else_is_told_so_while_away(hasty: Running) -> None:
    people, table, waits = waiting(hasty)
    mine, other = people[waits], people[1 - waits]
    with at_table(hasty, table, mine) as away:
        away.hello()
        plan(away, "end_turn")
    assert not told_of_turn(hasty, table, mine).in_vain
    with at_table(hasty, table, other) as here:
        now = here.hello()
        while now["ask"]["seat"] != waits:
            now = play(here, now, now["options"][-1])
    with at_table(hasty, table, mine) as away:
        away.hello()
        while away.until("mine").get("why") != "impossible":
            pass
        assert told_of_turn(hasty, table, mine).in_vain
        assert not told_of_turn(hasty, table, other).in_vain
        for lang, words in (("en", "Your plan"), ("fr", "Votre plan"), ("de", "Dein Plan")):
            assert words in put("n", told_of_turn(hasty, table, mine), lang, "").text
            assert words not in put("n", told_of_turn(hasty, table, other), lang, "").text
        now = away.hello()
        play(away, now, now["options"][0])
    assert not told_of_turn(hasty, table, mine).in_vain, "who was there has read it"


def test_a_plan_whose_seat_is_taken_over_is_told_to_who_comes_back(slow: Running) -> None:
    ann, bob, table = two_people(slow, game="dokmus", absent=1)
    people = [ann, bob]
    with at_table(slow, table, ann) as a:
        waits = 1 - a.hello()["ask"]["seat"]
    with at_table(slow, table, people[waits]) as away:
        away.hello()
        plan(away, foreseen(away)[0])
    other = people[1 - waits]
    with at_table(slow, table, other) as here:
        now = here.hello()
        while now["ask"]["seat"] != waits:
            now = play(here, now, now["options"][-1])
        time.sleep(max(0.0, now["since"] + 1.1 - time.time()))
        other.post(f"/api/tables/{table}/take-over", {"seat": waits, "bot": "random"})
        here.hello()
        assert here.until("mine").get("why", "") == ""
    with at_table(slow, table, people[waits]) as back:
        back.hello()
        own = back.until("mine")
        assert (own["why"], len(own["plan"])) == ("taken", 1)
        assert plan(back)["plan"] == [], "it can be put aside while the computer plays"
    people[waits].post(f"/api/tables/{table}/leave")
    with stored(slow) as db:
        left = db.execute(text("SELECT count(*) FROM plans WHERE table_id = :t"), {"t": table})
        assert left.scalar_one() == 0


def test_a_plan_plays_while_its_owner_is_there_too(hasty: Running) -> None:
    people, table, waits = waiting(hasty)
    with at_table(hasty, table, people[1 - waits]) as here:
        now = here.hello()
        choice = now["options"][0]
        assert plan(here, choice, choice)["plan"]
        assert here.until("frame")["acts"][0]["seat"] == 1 - waits
        assert here.until("mine")["done"] == 1


def test_a_plan_is_checked_and_only_who_plays_has_one(hasty: Running) -> None:
    people, table, waits = waiting(hasty)
    with at_table(hasty, table) as watcher, at_table(hasty, table, people[waits]) as mine:
        watcher.hello()
        mine.hello()
        assert mine.until("mine")["chosen"] == 0
        for socket, links, word in (
            (watcher, ["end_turn"], "not-yours"),
            (mine, ["dance a4"], "unreadable"),
            (mine, ["place nowhere"], "unreadable"),
            (mine, ["take_back"], "unreadable"),
            (mine, ["end_turn"] * 13, "unreadable"),
        ):
            socket.say("plan", links=[{"choice": link} for link in links], id="p")
            assert socket.refused() == word
            socket.say("ahead", links=[{"choice": link} for link in links])
            assert socket.refused() == word
        assert "mine" not in {message["t"] for message in watcher.settled()}
    with stored(hasty) as db:
        known = db.execute(text("SELECT count(*) FROM plans WHERE table_id = :t"), {"t": table})
        assert known.scalar_one() == 0


def test_nobody_learns_that_somebody_else_looks_ahead(hasty: Running) -> None:
    people, table, _ = waiting(hasty)
    with at_table(hasty, table, people[0]) as one, at_table(hasty, table, people[1]) as other:
        for socket in (one, other):
            socket.hello()
        for socket in (one, other):  # both at once: each is answered as if alone
            socket.say("ahead", links=[])
        for socket in (one, other):
            assert socket.until("ahead", timeout=60)["options"]


def test_who_leaves_leaves_no_plan(hasty: Running) -> None:
    people, table, waits = waiting(hasty)
    with at_table(hasty, table, people[waits]) as away:
        away.hello()
        plan(away, foreseen(away)[0])
    people[waits].post(f"/api/tables/{table}/leave")
    with stored(hasty) as db:
        left = db.execute(text("SELECT count(*) FROM plans WHERE table_id = :t"), {"t": table})
        assert left.scalar_one() == 0


@pytest.fixture
def slow(tmp_path: Path, visiting: Visiting) -> Iterator[Running]:
    """A server on which no planned choice is ever played: its pauses are too long."""
    pause = {"ARCHIPEL_PASS_PAUSE": "1e6"}
    with visiting(tmp_path, QUICK | UNLIMITED | pause) as place:
        yield place


def test_who_chooses_by_hand_has_ended_the_plan(slow: Running) -> None:
    people, table, waits = waiting(slow)
    with at_table(slow, table, people[1 - waits]) as here:
        now = here.hello()
        assert plan(here, now["options"][0])["why"] == ""
        play(here, now, now["options"][-1])
        own = here.until("mine")
        assert (own["why"], own["done"]) == ("by-hand", 0)
        assert own["chosen"] == now["ply"] + 1


def test_a_power_cut_before_a_planned_choice_does_not_lose_or_double_it(slow: Running) -> None:
    people, table, waits = waiting(slow)
    with at_table(slow, table, people[1 - waits]) as here:
        now = here.hello()
        while now["ask"]["seat"] != waits:
            now = play(here, now, now["options"][-1])
    with at_table(slow, table, people[waits]) as away:
        plan(away, away.hello()["options"][0])
    for _ in range(2):
        slow.kill()
        slow.environment |= {"ARCHIPEL_PASS_PAUSE": "0"}
        slow.start()
        with at_table(slow, table, people[1 - waits]) as here:
            told = here.hello()
            if told["ply"] == now["ply"]:
                told = here.until("frame")
            assert told["ply"] > now["ply"]
    with stored(slow) as db:
        query = text("SELECT count(*) FROM moves WHERE table_id = :t AND id LIKE 'plan %'")
        assert db.execute(query, {"t": table}).scalar_one() == 1


def test_of_two_servers_one_plays_what_was_planned(postgresql: Postgresql, tmp_path: Path) -> None:
    async def run() -> None:
        url = postgresql.database()
        async with (
            open_house(tmp_path, database=url, pass_pause=0.0) as one,
            open_house(tmp_path, database=url, pass_pause=0.0) as two,
        ):
            scene = Scene([one, two])
            await scene.invite()
            await scene.open(ME, OPEN)
            await join("bob")(scene, 0)
            await start("ann")(scene, 0)
            await scene.listen()
            here, there = one.lives[scene.id], two.lives[scene.id]
            other = scene.listeners[1, scene.other]
            links = [Link(choice=choice) for choice in ("place_initial island_1",)]
            await there.set_plan(other, SetPlan(links=links, id="p"))
            await here.play(
                scene.listeners[0, scene.mover], Play(ply=scene.ply, choice=scene.option, id="m")
            )
            here.forget_plans()  # as the bus would have told it
            async with here.lock:
                await here.read_ledger()
            await there.catch_up()
            here.call_bots()
            for live in (here, there):
                if live.passing is not None:
                    await live.passing
            rows = await one.store.read(rows_of, scene.id)
            assert [row.choice for row in rows if row.id.startswith(plans.MARK)] == [
                "place_initial island_1"
            ]
            there.forget_plans()
            async with there.lock:
                await there.read_ledger()
            assert other.last("mine")["plan"] == []

    asyncio.run(run())
