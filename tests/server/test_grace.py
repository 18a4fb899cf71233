"""The end of a turn can be taken back for a moment, and nobody else acts meanwhile."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from archipel import games
from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.kernel.match import Refused
from archipel.server.messages import EndTurn, Play
from tests.server.conftest import QUICK, Visiting
from tests.server.scenes import ME, OPEN, Scene, join, open_house, start
from tests.server.test_take_back import take_back
from tests.server.visit import Socket, at_table, two_people
from tests.servers import Postgresql

LONG = {"ARCHIPEL_GRACE_SECONDS": "600", "ARCHIPEL_CONFIRM_SECONDS": "600"}
"""No clock decides these tests: the moment lasts until something ends it."""

Frame = dict[str, Any]


@pytest.fixture
def patient(tmp_path: Path, visiting: Visiting) -> Iterator[Running]:
    """A server whose moments of grace do not end by themselves."""
    with visiting(tmp_path, QUICK | UNLIMITED | LONG) as place:
        yield place


def play(socket: Socket, frame: Frame, choice: str, id: str) -> Frame:
    """Send it; the answer: saved, or refused."""
    socket.say("play", ply=frame["ply"], choice=choice, id=id)
    answer = socket.next()
    while answer["t"] not in ("saved", "refused"):
        answer = socket.next()
    return answer


def turn_end(sockets: list[Socket], frames: list[Frame]) -> tuple[int, list[Frame]]:
    """Play until a turn ends that can be taken back: whose it was, and the frames after it."""
    for _ in range(200):
        seat, ply = frames[0]["ask"]["seat"], frames[0]["ply"]
        sockets[seat].say("play", ply=ply, choice=frames[seat]["options"][0], id=f"p{ply}")
        frames = [socket.until("frame") for socket in sockets]
        if frames[seat]["ask"]["seat"] != seat and frames[seat]["undo"]["allowed"]:
            return seat, frames
    raise AssertionError("no turn of this game can be taken back")


@pytest.mark.parametrize("game", games.names())
def test_there_is_grace_after_every_turn_that_can_be_taken_back_and_after_no_other(
    patient: Running, game: str
) -> None:
    luck = random.Random(game)
    ann, bob, table = two_people(patient, game=game)
    graces = turns = backs = 0
    with at_table(patient, table, ann) as a, at_table(patient, table, bob) as b:
        sockets = [a, b]
        frames = [s.hello(pass_for_me=False, grace="confirm") for s in sockets]
        for n in range(160):
            if frames[0]["ask"] is None:
                break
            seat, ply = frames[0]["ask"]["seat"], frames[0]["ply"]
            answer = play(
                sockets[seat], frames[seat], luck.choice(frames[seat]["options"]), f"p{n}"
            )
            assert answer["t"] == "saved", answer
            frames = [s.whole if s.whole["ply"] > ply else s.until("frame") for s in sockets]
            ask, undo = frames[0]["ask"], frames[seat]["undo"]
            if ask is None or ask["seat"] == seat:
                continue
            turns += 1
            other = ask["seat"]
            if not undo["allowed"]:
                continue  # the next choice is accepted at once, or the test fails there
            graces += 1
            for socket in sockets:
                told = socket.until("grace")
                assert (told["ply"], told["seat"], told["left"] > 60) == (
                    ask_ply(frames),
                    seat,
                    True,
                )
            refused = play(sockets[other], frames[other], frames[other]["options"][0], f"e{n}")
            assert refused["word"] == "in-grace"
            if luck.random() < 0.3:
                assert take_back(sockets[seat], frames[seat], f"t{n}")["t"] == "saved"
                frames = [s.until("frame", ply=ask_ply(frames) + 1) for s in sockets]
                assert frames[0]["ask"]["seat"] == seat
                backs += 1
            else:
                sockets[seat].say("end_turn", ply=ask_ply(frames))
                assert [s.until("grace")["left"] for s in sockets] == [0, 0]
    if turns > 20:
        assert graces, f"{turns} turns of {game}, and none could be taken back"
        assert backs or graces < 10


def ask_ply(frames: list[Frame]) -> int:
    return int(frames[0]["ply"])


def test_whoever_does_not_want_it_keeps_nobody_waiting(patient: Running) -> None:
    ann, bob, table = two_people(patient)
    with at_table(patient, table, ann) as a, at_table(patient, table, bob) as b:
        sockets = [a, b]
        _seat, frames = turn_end(sockets, [a.hello(grace="off"), b.hello()])
        other = frames[0]["ask"]["seat"]
        assert play(sockets[other], frames[other], frames[other]["options"][0], "x")["t"] == "saved"
        assert not [m for s in sockets for m in s.heard if m["t"] == "grace"]


def test_it_ends_by_itself(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    short = {"ARCHIPEL_GRACE_SECONDS": "0.2"}
    running = Running(tmp_path / "data", QUICK | UNLIMITED | short).start()
    request.addfinalizer(running.stop)
    ann, bob, table = two_people(running)
    with at_table(running, table, ann) as a, at_table(running, table, bob) as b:
        sockets = [a, b]
        frames = [a.hello(grace="short"), b.hello(grace="short")]
        _seat, frames = turn_end(sockets, frames)
        other = frames[0]["ask"]["seat"]
        sockets[other].until("grace", left=0)
        assert play(sockets[other], frames[other], frames[other]["options"][0], "x")["t"] == "saved"


def test_who_leaves_has_ended_the_turn(patient: Running) -> None:
    ann, bob, table = two_people(patient)
    with at_table(patient, table, ann) as a, at_table(patient, table, bob) as b:
        sockets = [a, b]
        seat, frames = turn_end(sockets, [s.hello(grace="confirm") for s in sockets])
        other = frames[0]["ask"]["seat"]
        sockets[seat].line.close()
        sockets[other].until("grace", left=0)
        assert play(sockets[other], frames[other], frames[other]["options"][0], "x")["t"] == "saved"


def test_a_computer_player_waits_for_it(patient: Running) -> None:
    ann = Person(patient.port, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "costa_ruana", "seats": seats, "shuffle": False}
    table = ann.post("/api/tables", wish)["id"]
    with at_table(patient, table, ann) as a:
        frame = a.hello(grace="confirm")
        for n in range(60):
            while frame["ask"]["seat"] != 0:
                frame = a.until("frame")
            assert play(a, frame, frame["options"][0], f"p{n}")["t"] == "saved"
            frame = a.whole if a.whole["ply"] > frame["ply"] else a.until("frame")
            if frame["ask"]["seat"] != 0 and frame["undo"]["allowed"]:
                break
        a.until("grace")
        assert not [m for m in a.settled(0.6) if m["t"] == "frame"], "the computer did not wait"
        assert take_back(a, frame, "back")["t"] == "saved"
        frame = a.whole if a.whole["ply"] > frame["ply"] else a.until("frame")
        assert frame["ask"]["seat"] == 0
        assert play(a, frame, frame["options"][0], "once more")["t"] == "saved"
        ended = a.until("grace")
        a.say("end_turn", ply=ended["ply"])
        assert a.until("frame")["acts"][0]["seat"] == 1


def test_after_a_power_cut_the_turn_can_still_be_ended(patient: Running) -> None:
    ann, bob, table = two_people(patient)
    with at_table(patient, table, ann) as a, at_table(patient, table, bob) as b:
        seat, frames = turn_end([a, b], [s.hello(grace="confirm") for s in (a, b)])
        a.until("grace")
    # both have left, so it is over; a cut leaves no time for that
    patient.kill()
    patient.start()
    with at_table(patient, table, ann) as a, at_table(patient, table, bob) as b:
        sockets = [a, b]
        frames = [s.hello(grace="confirm") for s in sockets]
        sockets[seat].say("end_turn", ply=frames[0]["ply"])
        other = frames[0]["ask"]["seat"]
        answer = play(sockets[other], frames[other], frames[other]["options"][0], "x")
        while answer["t"] == "refused":  # the message of the other socket may come first
            answer = play(sockets[other], frames[other], frames[other]["options"][0], "x")
        assert answer["t"] == "saved"


def test_the_end_of_a_turn_does_not_last_where_there_is_grace(patient: Running) -> None:
    ann, bob, table = two_people(patient, game="dokmus")
    with at_table(patient, table, ann) as a, at_table(patient, table, bob) as b:
        sockets = [a, b]
        seat, frames = turn_end(sockets, [s.hello(grace="off") for s in sockets])
        assert take_back(sockets[seat], frames[seat], "back")["t"] == "saved"
        ply = frames[seat]["ply"] + 1
        last = frames[seat]["ply"] - 1
        lasting = {}
        for wish in ("off", "short"):
            frame = sockets[seat].hello(grace=wish)
            sockets[seat].say("weigh", ply=ply)
            choice = frame["options"].index(first_option(sockets[seat], last))
            lasting[wish] = sockets[seat].until("gains")["lasting"][choice]
        assert lasting == {"off": True, "short": False}


def first_option(socket: Socket, ply: int) -> str:
    """What was chosen at a ply: the first option, as ``turn_end`` plays."""
    frame = next(m for m in socket.heard if m["t"] == "frame" and m["ply"] == ply)
    return str(frame["options"][0])


def test_another_server_knows_that_others_wait(postgresql: Postgresql, tmp_path: Path) -> None:
    async def run() -> None:
        url = postgresql.database()
        async with (
            open_house(tmp_path, database=url, confirm_seconds=600.0) as one,
            open_house(tmp_path, database=url, confirm_seconds=600.0) as two,
        ):
            scene = Scene([one, two])
            await scene.invite()
            await scene.open(ME, OPEN)
            await join("bob")(scene, 0)
            await start("ann")(scene, 0)
            await scene.listen()
            mover = scene.listeners[0, scene.mover]
            mover.grace = "confirm"
            here, there = one.lives[scene.id], two.lives[scene.id]
            await here.play(mover, Play(ply=scene.ply, choice=scene.option, id="m"))
            other = scene.listeners[1, scene.other]
            await there.catch_up()
            frame = other.last("frame")
            answer = Play(ply=frame["ply"], choice=frame["options"][0], id="o")
            with pytest.raises(Refused, match="taken back"):
                await there.play(other, answer)
            await here.end_turn(mover, EndTurn(ply=frame["ply"]))
            await there.catch_up()
            await there.play(other, answer)
            assert other.last("saved")["id"] == "o"

    asyncio.run(run())
