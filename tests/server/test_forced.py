"""Discreet questions at a real table: who cannot do anything is asked all the same.

Mangrovia is played here: at every hut the answer depends on a hand the others do not see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.server.forced import KEPT, LONGEST, PEOPLE, Pace
from tests.server.conftest import QUICK, Visiting
from tests.server.visit import Socket, at_table, play_on, two_people

GAME = "mangrovia"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory, visiting: Visiting) -> Iterator[Running]:
    """A server that answers for people without a pause."""
    quick = QUICK | UNLIMITED | {"ARCHIPEL_PASS_PAUSE": "0"}
    with visiting(tmp_path_factory.mktemp("hasty"), quick) as place:
        yield place


def until_forced(sockets: list[Socket], frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Play until a seat is asked that has one answer only."""
    while len(frames[frames[0]["ask"]["seat"]]["options"]) > 1:
        frames = play_on(sockets, frames, 1)
    return frames


def test_who_has_one_answer_is_asked_and_the_others_hear_only_who_decides(hasty: Running) -> None:
    ann, bob, table = two_people(hasty, game=GAME)
    with at_table(hasty, table, ann) as a, at_table(hasty, table, bob) as b:
        frames = [a.hello(pass_for_me=False), b.hello(pass_for_me=False)]
        frames = until_forced([a, b], frames)
        seat = frames[0]["ask"]["seat"]
        assert frames[seat]["ask"]["word"]
        assert frames[1 - seat]["ask"] == {"seat": seat, "word": "", "rule": "", "details": {}}
        refused_ply = frames[0]["ply"]
        [a, b][1 - seat].say("play", ply=refused_ply, choice="pass", id="nosy")
        refused = [a, b][1 - seat].until("refused")
        assert refused["word"] == "not-your-turn"
        assert refused.get("rule", "") == "", "the rule would tell what is asked"


def test_nothing_is_answered_for_who_does_not_wish_it(hasty: Running) -> None:
    ann, bob, table = two_people(hasty, game=GAME)
    with at_table(hasty, table, ann) as a, at_table(hasty, table, bob) as b:
        frames = [a.hello(pass_for_me=False), b.hello(pass_for_me=False)]
        frames = until_forced([a, b], frames)
        ply = frames[0]["ply"]
        assert [m for m in a.settled() + b.settled() if m["t"] == "frame"] == []
        assert a.hello(pass_for_me=False)["ply"] == ply


def test_the_answer_is_given_for_who_wishes_it_and_is_here(hasty: Running) -> None:
    ann, bob, table = two_people(hasty, game=GAME)
    people = [ann, bob]
    with at_table(hasty, table, ann) as a, at_table(hasty, table, bob) as b:
        frames = [a.hello(pass_for_me=False), b.hello(pass_for_me=False)]
        frames = until_forced([a, b], frames)
    seat, ply = frames[0]["ask"]["seat"], frames[0]["ply"]
    with at_table(hasty, table, people[1 - seat]) as other:
        assert other.hello()["ply"] == ply
        assert [m for m in other.settled() if m["t"] == "frame"] == [], "who is away answers later"
        with at_table(hasty, table, people[seat]) as back:
            assert back.hello()["ply"] == ply
            assert other.until("frame")["ply"] > ply


def test_after_a_take_back_nothing_is_answered_for_anybody(hasty: Running) -> None:
    """Else a forced answer would come back at once and nobody could go back beyond it."""
    ann, bob, table = two_people(hasty, game=GAME)
    with at_table(hasty, table, ann) as a, at_table(hasty, table, bob) as b:
        sockets = [a, b]
        frames = [a.hello(pass_for_me=False), b.hello(pass_for_me=False)]
        while True:
            frames = until_forced(sockets, frames)
            seat = frames[0]["ask"]["seat"]
            frames = play_on(sockets, frames, 1)
            asked = frames[frames[0]["ask"]["seat"]]
            if frames[seat]["undo"]["allowed"] and len(asked["options"]) > 1:
                break
        socket = sockets[seat]
        socket.hello()  # from now on, pass for me
        socket.say("take_back", ply=frames[0]["ply"], id="back")
        back = socket.until("frame", ply=frames[0]["ply"] + 1)
        assert len(back["options"]) == 1
        assert [m for m in socket.settled() if m["t"] == "frame"] == []


def test_alone_among_computers_nobody_waits(own_place: Running) -> None:
    """A whole game in which the person answers no forced question; with pauses it would last."""
    ann = Person(own_place.port, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ann.post("/api/tables", {"game": GAME, "seats": seats})["id"]
    with at_table(own_place, table, ann) as a:
        frame = a.hello()
        while frame["ask"] is not None:
            ply = frame["ply"]
            if len(frame["options"]) > 1:
                a.say("play", ply=ply, choice=frame["options"][0], id=f"m{ply}")
            frame = a.until("frame")


def test_a_pause_is_one_that_a_real_answer_took() -> None:
    pace = Pace()
    for seconds in range(KEPT):
        pace.note(PEOPLE, seconds / 4)
    pace.note(PEOPLE, LONGEST + 1)  # somebody went away
    drawn = Counter(pace.draw(PEOPLE) for _ in range(4000))
    assert set(drawn) <= {seconds / 4 for seconds in range(KEPT)}
    assert len(drawn) > KEPT / 2, "all of them, not some favourite"


def test_a_computer_player_has_a_pace_of_its_own() -> None:
    pace = Pace()
    assert pace.draw("greedy") == 0.0
    pace.note("greedy", 0.25)
    assert pace.draw("greedy") == 0.25
    assert pace.draw(PEOPLE) > 1.0
